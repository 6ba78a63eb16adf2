/* Reading a request. The head is scanned byte by byte until its empty line, so that a forbidden byte is refused as soon
 * as it arrives; only then is it taken apart, as a whole. */
#include "server/net/request.h"

#include <string.h>
#include <strings.h>

/* ---- Characters -------------------------------------------------------------------------------------------------- */

/* These don't ask the C library, whose answers depend on the locale. */
static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_alnum(char c)
{
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_hex(char c)
{
    return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/* RFC 9110, section 5.6.2. */
static bool is_token(char c)
{
    return is_alnum(c) || (c != '\0' && strchr("!#$%&'*+-.^_`|~", c) != NULL);
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* RFC 3986: what may stand in a path and a query. No fragment: clients keep it to themselves. */
static bool is_in_target(char c)
{
    return is_alnum(c) || (c != '\0' && strchr("-._~!$&'()*+,;=:@/?%", c) != NULL);
}

/* False of an empty text: nothing that is checked so may be empty. */
static bool is_all(struct request_text text, bool (*is)(char))
{
    for (size_t i = 0; i < text.length; i++)
        if (!is(text.at[i]))
            return false;
    return text.length > 0;
}

/* ---- Lines and words --------------------------------------------------------------------------------------------- */

/* Blanks around a value don't belong to it. */
static struct request_text trim(struct request_text t)
{
    for (; t.length > 0 && is_blank(t.at[0]); t.at++)
        t.length--;
    while (t.length > 0 && is_blank(t.at[t.length - 1]))
        t.length--;
    return t;
}

/* Takes what stands before the mark off the front, and the mark; false when there is none. */
static bool cut(struct request_text *rest, char mark, struct request_text *out)
{
    const char *end = rest->length > 0 ? memchr(rest->at, mark, rest->length) : NULL;
    if (end == NULL)
        return false;
    *out = (struct request_text){rest->at, (size_t)(end - rest->at)};
    rest->length -= out->length + 1;
    rest->at = end + 1;
    return true;
}

/* The scan has made sure that every CR has its LF. */
static struct request_text cut_line(struct request_text *rest)
{
    struct request_text line = *rest;
    cut(rest, '\r', &line);
    rest->at++;
    rest->length--;
    return line;
}

/* Names of fields and words in lists don't tell case apart. */
bool request_same(struct request_text text, const char *word)
{
    return text.length == strlen(word) && strncasecmp(text.at, word, text.length) == 0;
}

/* Methods and versions do. */
static bool equals(struct request_text text, const char *word)
{
    return text.length == strlen(word) && memcmp(text.at, word, text.length) == 0;
}

/* Items between commas; an empty one is no word. */
static bool lists(struct request_text list, const char *word)
{
    struct request_text item;
    while (cut(&list, ',', &item))
        if (request_same(trim(item), word))
            return true;
    return request_same(trim(list), word);
}

unsigned request_count(const struct request *q, const char *name)
{
    unsigned count = 0;
    for (unsigned i = 0; i < q->fields; i++)
        count += request_same(q->field[i].name, name);
    return count;
}

/* Two fields of one name could be read as either, so both are none. */
const struct request_text *request_field(const struct request *q, const char *name)
{
    const struct request_text *found = NULL;
    for (unsigned i = 0; i < q->fields; i++) {
        if (!request_same(q->field[i].name, name))
            continue;
        if (found != NULL)
            return NULL;
        found = &q->field[i].value;
    }
    return found;
}

bool request_lists(const struct request *q, const char *name, const char *word)
{
    for (unsigned i = 0; i < q->fields; i++)
        if (request_same(q->field[i].name, name) && lists(q->field[i].value, word))
            return true;
    return false;
}

/* ---- The first line: each function returns 0 or the status of a refusal ------------------------------------------ */

/* A version that might exist is told so; anything else is not HTTP. */
static int judge_version(struct request_text version, struct request *out)
{
    out->old = equals(version, "HTTP/1.0");
    if (out->old || equals(version, "HTTP/1.1"))
        return 0;
    bool other = version.length == 8 && memcmp(version.at, "HTTP/", 5) == 0 && is_digit(version.at[5]) &&
                 version.at[6] == '.' && is_digit(version.at[7]);
    return other ? 505 : 400;
}

/* Methods that others have heard of are not allowed here; the rest nobody knows. */
static int judge_method(struct request_text method, struct request *out)
{
    static const char *const served[] = {"GET", "HEAD", "POST"};
    static const char *const known[] = {"PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH"};
    for (unsigned i = 0; i < sizeof served / sizeof *served; i++) {
        out->method = (enum request_method)i;
        if (equals(method, served[i]))
            return 0;
    }
    for (unsigned i = 0; i < sizeof known / sizeof *known; i++)
        if (equals(method, known[i]))
            return 405;
    return 501;
}

/* Only a path, and a percent sign always begins two hexadecimal digits. */
static int judge_target(struct request_text target)
{
    if (target.at[0] != '/' || !is_all(target, is_in_target))
        return 400;
    for (size_t i = 0; i < target.length; i++)
        if (target.at[i] == '%' && (target.length - i < 3 || !is_hex(target.at[i + 1]) || !is_hex(target.at[i + 2])))
            return 400;
    return 0;
}

/* The method is judged last but one, so that nonsense is 400 before it is 501. */
static int read_first_line(struct request_text line, struct request *out)
{
    struct request_text method;
    if (!cut(&line, ' ', &method) || !is_all(method, is_token))
        return 400;
    if (!cut(&line, ' ', &out->target) || out->target.length == 0)
        return 400;
    int status = judge_version(line, out);
    if (status == 0)
        status = judge_method(method, out);
    return status != 0 ? status : judge_target(out->target);
}

/* ---- Fields ------------------------------------------------------------------------------------------------------ */

/* A line that begins with a blank goes on with the one before it for some readers only: its name is no token. */
static int read_field(struct request_text line, struct request *out)
{
    struct request_text name;
    if (!cut(&line, ':', &name) || !is_all(name, is_token))
        return 400;
    if (out->fields == REQUEST_FIELDS_MAX)
        return 431;
    out->field[out->fields++] = (struct request_field){name, trim(line)};
    return 0;
}

/* A host's name or an IPv4 address. */
static bool is_in_name(char c)
{
    return is_alnum(c) || c == '-' || c == '.' || c == '_';
}

/* An IPv6 address, roughly: nobody connects to it, so its form is all that matters. */
static bool is_in_brackets(char c)
{
    return is_hex(c) || c == ':' || c == '.';
}

/* A name or an address, IPv6 in brackets, and perhaps a port. */
static bool is_host(struct request_text host)
{
    struct request_text name = host, port = {NULL, 0};
    bool fine;
    if (host.length > 0 && host.at[0] == '[') {
        host.at++, host.length--;
        fine = cut(&host, ']', &name) && is_all(name, is_in_brackets);
        port = host;
    } else {
        size_t length = 0;
        while (length < host.length && host.at[length] != ':')
            length++;
        name.length = length;
        fine = is_all(name, is_in_name);
        port = (struct request_text){host.at + length, host.length - length};
    }
    if (!fine || port.length == 0)
        return fine;
    return port.at[0] == ':' && port.length <= 6 &&
           is_all((struct request_text){port.at + 1, port.length - 1}, is_digit);
}

/* HTTP/1.1 demands it; we demand it of HTTP/1.0, too. */
static int judge_host(const struct request *q)
{
    const struct request_text *host = request_field(q, "host");
    return host != NULL && is_host(*host) ? 0 : 400;
}

/* 0, 400 for what is no number, 413 for one above `most`. It can't overflow. */
static int read_number(struct request_text text, size_t most, size_t *out)
{
    if (!is_all(text, is_digit))
        return 400;
    *out = 0;
    for (size_t i = 0; i < text.length; i++) {
        size_t digit = (size_t)(text.at[i] - '0');
        if (digit > most || *out > (most - digit) / 10)
            return 413;
        *out = *out * 10 + digit;
    }
    return 0;
}

/* Where the body ends is said in one way or not at all; then there is none. */
static int judge_length(const struct request *q, size_t most, size_t *length)
{
    unsigned lengths = request_count(q, "content-length"), codings = request_count(q, "transfer-encoding");
    *length = 0;
    if (lengths > 1 || (lengths > 0 && codings > 0))
        return 400;
    if (codings > 0)
        return 501;
    if (lengths == 0)
        return 0;
    int status = read_number(*request_field(q, "content-length"), q->method == REQUEST_POST ? most : 0, length);
    return status == 413 && q->method != REQUEST_POST ? 400 : status; /* only POST has a body */
}

/* The whole head with its empty line. The first thing that is wrong decides. */
static int read_head(struct request_text head, size_t body_max, struct request *out, size_t *length)
{
    int status = read_first_line(cut_line(&head), out);
    while (status == 0 && head.length > 2)
        status = read_field(cut_line(&head), out);
    if (status == 0)
        status = judge_host(out);
    if (status == 0)
        status = judge_length(out, body_max, length);
    if (status != 0)
        return status;
    /* What follows a POST that names no length is never taken for the next request. */
    bool open_ended = out->method == REQUEST_POST && request_count(out, "content-length") == 0;
    out->keep_alive = !out->old && !open_ended && !request_lists(out, "connection", "close");
    out->expects = !out->old && request_lists(out, "expect", "100-continue");
    return 0;
}

/* ---- The scan ---------------------------------------------------------------------------------------------------- */

/* Whether this byte may follow the one before it, anywhere in a head. */
static bool may_follow(char before, char c)
{
    if (before == '\r' || c == '\n')
        return before == '\r' && c == '\n';
    return (unsigned char)c >= ' ' ? c != 0x7f : c == '\r' || c == '\t';
}

/* An empty line in front of a request is what some old clients send; it is refused like everything else that is odd. */
static int scan(struct request_reader *r, const char *bytes, size_t length)
{
    for (; r->scanned < length && r->head == 0; r->scanned++) {
        size_t i = r->scanned;
        if (i == REQUEST_HEAD_MAX)
            return r->lined ? 431 : 414;
        if (!may_follow(i > 0 ? bytes[i - 1] : ' ', bytes[i]) || (i == 0 && bytes[i] == '\r'))
            return 400;
        if (bytes[i] == '\n' && r->lined && bytes[i - 2] == '\n')
            r->head = i + 1;
        r->lined |= bytes[i] == '\n';
    }
    return 0;
}

/* See the header. The reader remembers how far it has scanned, so that a request which comes byte by byte costs no more
 * than one that comes at once. */
enum request_verdict request_read(struct request_reader *r, const char *bytes, size_t length, size_t body_max,
                                  struct request *out, size_t *used, int *status)
{
    *status = scan(r, bytes, length);
    out->expects = false;
    if (*status != 0)
        return REQUEST_REFUSED;
    /* A head is read twice at most, however its body drips in. */
    if (r->head == 0 || (r->judged && length - r->head < r->length))
        return REQUEST_MORE;
    out->fields = 0;
    *status = read_head((struct request_text){bytes, r->head}, body_max, out, &r->length);
    if (*status != 0)
        return REQUEST_REFUSED;
    r->judged = true;
    if (length - r->head < r->length)
        return REQUEST_MORE;
    out->body = (struct request_text){bytes + r->head, r->length};
    *used = r->head + r->length;
    return REQUEST_WHOLE;
}
