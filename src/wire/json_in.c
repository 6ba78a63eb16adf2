/* The reader walks once over the bytes. It looks at a byte only after comparing with the end, since what arrives has no
 * zero behind it. */
#include "wire/json_in.h"

#include <string.h>

#include "text/say.h"
#include "text/utf8.h"

void json_in_begin(struct json_in *in, const char *bytes, size_t length)
{
    *in = (struct json_in){.start = bytes, .at = bytes, .end = bytes + length, .first = true};
}

bool json_in_fault(struct json_in *in, const char *sentence)
{
    if (in->fault == NULL)
        in->fault = sentence;
    return false;
}

size_t json_in_offset(const struct json_in *in)
{
    return (size_t)(in->at - in->start);
}

/* ---- Between values ---------------------------------------------------------------------------------------------- */

/* The four characters that JSON calls blanks. */
static void skip_blanks(struct json_in *in)
{
    while (in->at < in->end && (*in->at == ' ' || *in->at == '\t' || *in->at == '\n' || *in->at == '\r'))
        in->at++;
}

/* Never true after a fault, so that loops end. */
static bool next_is(struct json_in *in, char c)
{
    skip_blanks(in);
    return in->fault == NULL && in->at < in->end && *in->at == c;
}

/* Takes the character if it comes next. */
static bool take(struct json_in *in, char c)
{
    if (!next_is(in, c))
        return false;
    in->at++;
    return true;
}

bool json_in_open(struct json_in *in, char bracket)
{
    in->first = true;
    return take(in, bracket) ||
           json_in_fault(in, bracket == '{' ? SAID("an object was expected") : SAID("a list was expected"));
}

bool json_in_more(struct json_in *in, char bracket)
{
    bool first = in->first;
    in->first = false;
    if (take(in, bracket))
        return false;
    return (first && in->fault == NULL) || take(in, ',') ||
           json_in_fault(in, SAID("a comma or a closing bracket was expected"));
}

bool json_in_key(struct json_in *in, char *out, size_t size)
{
    return json_in_text(in, out, size) && (take(in, ':') || json_in_fault(in, SAID("a colon was expected")));
}

bool json_in_end(struct json_in *in)
{
    skip_blanks(in);
    return in->fault == NULL && (in->at == in->end || json_in_fault(in, SAID("something stands behind the end")));
}

/* ---- Texts ------------------------------------------------------------------------------------------------------- */

static int hex_digit(char c)
{
    const char *digits = "0123456789abcdef", *found;
    c = (char)(c >= 'A' && c <= 'F' ? c - 'A' + 'a' : c);
    found = c == '\0' ? NULL : strchr(digits, c);
    return found == NULL ? -1 : (int)(found - digits);
}

/* The four digits of \uXXXX, or a number that no character has. */
static uint32_t code_unit(struct json_in *in)
{
    uint32_t code = 0;
    for (unsigned i = 0; i < 4; i++) {
        int digit = in->at < in->end ? hex_digit(*in->at) : -1;
        if (digit < 0)
            return UINT32_MAX;
        code = code << 4 | (uint32_t)digit;
        in->at++;
    }
    return code;
}

/* A character beyond the first 65,536 is written as a pair of halves; a half alone is none. */
static uint32_t code_of_pair(struct json_in *in, uint32_t high)
{
    if (in->end - in->at < 6 || in->at[0] != '\\' || in->at[1] != 'u')
        return UINT32_MAX;
    in->at += 2;
    uint32_t low = code_unit(in);
    return low >= 0xdc00 && low <= 0xdfff ? 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00) : UINT32_MAX;
}

static size_t encode(uint32_t code, char out[4])
{
    if (code < 0x80) {
        out[0] = (char)code;
        return 1;
    }
    unsigned more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    for (unsigned i = more; i > 0; i--, code >>= 6)
        out[i] = (char)(0x80 | (code & 0x3f));
    out[0] = (char)((0xf00u >> (more + 1) & 0xff) | code);
    return more + 1;
}

static size_t unicode_escape(struct json_in *in, char out[4])
{
    uint32_t code = code_unit(in);
    if (code >= 0xd800 && code <= 0xdbff)
        code = code_of_pair(in, code);
    return code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? 0 : encode(code, out);
}

/* What stands behind a backslash, as bytes; 0 when it stands for nothing. */
static size_t escape(struct json_in *in, char out[4])
{
    static const char sign[] = "\"\\/bfnrt", meaning[] = "\"\\/\b\f\n\r\t";
    if (in->at == in->end || *in->at == '\0')
        return 0;
    char c = *in->at++;
    if (c == 'u')
        return unicode_escape(in, out);
    const char *found = strchr(sign, c);
    if (found == NULL)
        return 0;
    out[0] = meaning[found - sign];
    return 1;
}

/* One character of a text into `out`: its bytes, or 0 with the fault. What may not be shown is refused however it is
 * written. */
static size_t character(struct json_in *in, char out[4])
{
    size_t length;
    if (*in->at == '\\') {
        in->at++;
        length = escape(in, out);
    } else {
        length = utf8_length(in->at, (size_t)(in->end - in->at));
        memcpy(out, in->at, length);
        in->at += length;
    }
    if (length == 0 || utf8_shown_length(out, length) == 0)
        return json_in_fault(in, SAID("a text holds something that is no character to be shown"));
    return length;
}

bool json_in_text(struct json_in *in, char *out, size_t size)
{
    size_t used = 0;
    char one[4];
    if (!take(in, '"'))
        return json_in_fault(in, SAID("a text was expected"));
    while (in->at < in->end && *in->at != '"') {
        size_t length = character(in, one);
        if (length == 0)
            return false;
        if (used + length >= size)
            return json_in_fault(in, SAID("a text is too long"));
        memcpy(out + used, one, length);
        used += length;
    }
    out[used] = '\0';
    return take(in, '"') || json_in_fault(in, SAID("a text has no end"));
}

/* ---- Numbers and words ------------------------------------------------------------------------------------------- */

static bool is_digit(const struct json_in *in)
{
    return in->at < in->end && *in->at >= '0' && *in->at <= '9';
}

bool json_in_number(struct json_in *in, uint64_t most, uint64_t *out)
{
    uint64_t n = 0;
    skip_blanks(in);
    if (in->fault != NULL || !is_digit(in))
        return json_in_fault(in, SAID("a whole number was expected"));
    const char *begin = in->at;
    for (; is_digit(in); in->at++) {
        unsigned digit = (unsigned)(*in->at - '0');
        if (n > (most - digit) / 10 || digit > most)
            return json_in_fault(in, SAID("a number is too large"));
        n = n * 10 + digit;
    }
    if (*begin == '0' && in->at - begin > 1)
        return json_in_fault(in, SAID("a number begins with a zero"));
    if (in->at < in->end && (*in->at == '.' || *in->at == 'e' || *in->at == 'E'))
        return json_in_fault(in, SAID("a whole number was expected"));
    *out = n;
    return true;
}

static bool take_word(struct json_in *in, const char *word)
{
    size_t length = strlen(word);
    skip_blanks(in);
    if (in->fault != NULL || (size_t)(in->end - in->at) < length || memcmp(in->at, word, length) != 0)
        return false;
    in->at += length;
    return true;
}

bool json_in_flag(struct json_in *in, bool *out)
{
    *out = take_word(in, "true");
    return *out || take_word(in, "false") || json_in_fault(in, SAID("true or false was expected"));
}

bool json_in_null(struct json_in *in)
{
    return take_word(in, "null");
}
