/* The JSON writer. Text is taken for UTF-8 and passed through; only what JSON forbids is escaped. */
#include "text/json.h"

#include <inttypes.h>

static void separate(struct json *j)
{
    if (j->comma)
        putc(',', j->out);
    j->comma = true;
}

static void quote(FILE *out, const char *text)
{
    putc('"', out);
    for (const unsigned char *c = (const unsigned char *)text; *c != '\0'; c++) {
        if (*c == '"' || *c == '\\')
            fprintf(out, "\\%c", *c);
        else if (*c < ' ' || *c == 0x7f)
            fprintf(out, "\\u%04x", *c);
        else
            putc(*c, out);
    }
    putc('"', out);
}

void json_open(struct json *j, char bracket)
{
    separate(j);
    putc(bracket, j->out);
    j->comma = false;
}

void json_close(struct json *j, char bracket)
{
    putc(bracket, j->out);
    j->comma = true;
}

void json_key(struct json *j, const char *key)
{
    separate(j);
    quote(j->out, key);
    putc(':', j->out);
    j->comma = false;
}

void json_text(struct json *j, const char *text)
{
    separate(j);
    quote(j->out, text);
}

void json_number(struct json *j, uint64_t n)
{
    separate(j);
    fprintf(j->out, "%" PRIu64, n);
}

void json_signed(struct json *j, int64_t n)
{
    separate(j);
    fprintf(j->out, "%" PRId64, n);
}

void json_word(struct json *j, const char *word)
{
    separate(j);
    fputs(word, j->out);
}
