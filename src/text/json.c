/* The JSON writer. What may not be shown is escaped, and a broken byte becomes U+FFFD: the output is well-formed and
 * harmless whatever the text was. Nothing is checked about the order of calls: whoever opens closes. */
#include "text/json.h"

#include <inttypes.h>
#include <string.h>

#include "text/utf8.h"

enum { REPLACEMENT = 0xfffd };

/* Writes the comma that is due before a value. */
static void separate(struct json *j)
{
    if (j->comma)
        sink_put(j->out, ',');
    j->comma = true;
}

/* A character as JSON numbers it: beyond U+FFFF as two halves. */
static void escape(struct sink *out, uint32_t c)
{
    if (c > 0xffff)
        sink_print(out, "\\u%04x\\u%04x", (unsigned)(0xd7c0 + (c >> 10)), (unsigned)(0xdc00 | (c & 0x3ff)));
    else
        sink_print(out, "\\u%04x", (unsigned)c);
}

/* Whether a character may not stand in a text as it is: hidden, broken, or with a meaning for JSON. `shown` is its
 * length, 0 where it may not be shown. */
static bool is_special(const char *text, size_t shown)
{
    return shown == 0 || *text == '"' || *text == '\\';
}

/* Returns how many bytes of the text were used. */
static size_t put_special(struct sink *out, const char *text, size_t left, size_t shown)
{
    size_t n = shown > 0 ? shown : utf8_length(text, left);
    if (shown > 0)
        sink_print(out, "\\%c", *text);
    else
        escape(out, n > 0 ? utf8_code(text, n) : REPLACEMENT);
    return n > 0 ? n : 1;
}

/* What may stand as it is goes out in one piece. */
static void quote(struct sink *out, const char *text)
{
    const char *end = text + strlen(text), *plain = text;
    sink_put(out, '"');
    while (text < end) {
        size_t shown = utf8_shown_length(text, (size_t)(end - text));
        if (!is_special(text, shown)) {
            text += shown;
            continue;
        }
        sink_write(out, plain, (size_t)(text - plain));
        text += put_special(out, text, (size_t)(end - text), shown);
        plain = text;
    }
    sink_write(out, plain, (size_t)(end - plain));
    sink_put(out, '"');
}

/* Brackets: nothing stands before the first value in one, and a comma after it. */
void json_open(struct json *j, char bracket)
{
    separate(j);
    sink_put(j->out, bracket);
    j->comma = false;
}

/* Whatever follows stands beside the bracket, so it needs a comma. */
void json_close(struct json *j, char bracket)
{
    sink_put(j->out, bracket);
    j->comma = true;
}

/* The value that follows gets no comma. */
void json_key(struct json *j, const char *key)
{
    separate(j);
    quote(j->out, key);
    sink_put(j->out, ':');
    j->comma = false;
}

/* Never NULL; pair_text has an answer for that. */
void json_text(struct json *j, const char *text)
{
    separate(j);
    quote(j->out, text);
}

/* Up to 64 bits. JavaScript rounds numbers beyond 2^53, so that hashes, which use all bits, are written as text. */
void json_number(struct json *j, uint64_t n)
{
    separate(j);
    sink_print(j->out, "%" PRIu64, n);
}

/* For the few numbers that can be below zero. */
void json_signed(struct json *j, int64_t n)
{
    separate(j);
    sink_print(j->out, "%" PRId64, n);
}

/* Copied as it is: only words of JSON itself. */
void json_word(struct json *j, const char *word)
{
    separate(j);
    sink_text(j->out, word);
}

/* A missing text is null, never left out. */
void pair_text(struct json *j, const char *key, const char *text)
{
    json_key(j, key);
    if (text != NULL)
        json_text(j, text);
    else
        json_word(j, "null");
}

/* Order of keys is order of calls. */
void pair_number(struct json *j, const char *key, uint64_t n)
{
    json_key(j, key);
    json_number(j, n);
}

void pair_flag(struct json *j, const char *key, bool flag)
{
    json_key(j, key);
    json_word(j, flag ? "true" : "false");
}
