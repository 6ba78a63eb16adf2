/* Reads bytes of strangers: bounded lines, no surprises inside them. See lines.h. */
#include "text/record/lines.h"

#include <string.h>

#include "text/say.h"
#include "text/utf8.h"

/* A fault at the line that was read last; the sentence comes without arguments. */
static enum record_line bad(struct record_lines *lines, struct fault *f, const char *sentence)
{
    fault_at(f, lines->name, lines->line, "%s", say(fault_language(), sentence));
    return RECORD_LINE_BAD;
}

static enum record_line torn(struct record_lines *lines, struct fault *f)
{
    fault_at(f, lines->name, lines->line, "the last line is torn: it has no line break; the last good line is %lu",
             lines->line - 1);
    return RECORD_LINE_TORN;
}

/* The line counts back: the last one that exists is named. */
static enum record_line none(struct record_lines *lines, struct fault *f)
{
    fault_at(f, lines->name, --lines->line, "the record stops after this line");
    return RECORD_LINE_NONE;
}

/* Whether the line can be shown. The text of an embedded edition is checked by its own reader, which its words may
 * pass by. */
static bool is_plain(struct record_lines *lines, struct fault *f)
{
    const char *hidden = lines->text[0] == '|' && !lines->words ? NULL : utf8_find_hidden(lines->text);
    if (hidden == NULL)
        return true;
    size_t length = utf8_length(hidden, strlen(hidden));
    if (length == 1)
        return fault_at(f, lines->name, lines->line,
                        "the line holds a control character; a record is plain text whose lines end in a line feed "
                        "alone");
    return fault_at(f, lines->name, lines->line,
                    "the line holds '%.*s', which can't be shown to people; put plain characters in its place",
                    length > 0 ? (int)length : 1, hidden);
}

static enum record_line failed(struct record_lines *lines, struct fault *f)
{
    fault_at(f, lines->name, lines->line, "the file could not be read further: %s", lines->in.failed);
    return RECORD_LINE_BAD;
}

/* A line with its break. What was read counts even when it is refused. */
static enum record_line whole(struct record_lines *lines, size_t length, struct fault *f)
{
    lines->read += length + 1;
    if (memchr(lines->text, 0, length) != NULL)
        return bad(lines, f, "the line holds a zero byte; a record is plain text, so bring back an undamaged copy");
    return is_plain(lines, f) ? RECORD_LINE : RECORD_LINE_BAD;
}

static enum record_line read_line(struct record_lines *lines, struct fault *f)
{
    size_t length;
    lines->line++;
    switch (source_line(&lines->in, lines->text, sizeof lines->text, &length)) {
    case SOURCE_LINE:
        return whole(lines, length, f);
    case SOURCE_END:
        return none(lines, f);
    case SOURCE_TORN:
        return torn(lines, f);
    case SOURCE_FAILED:
        return failed(lines, f);
    case SOURCE_LONG:
        break;
    }
    return bad(lines, f,
               "the line is too long for a record (4095 bytes at most); this is another kind of file, or a damaged "
               "one");
}

/* The sum without the last line is kept, because the header's digest stands in a line that it does not cover. */
static void add_to_sum(struct record_lines *lines)
{
    if (!lines->summing)
        return;
    lines->sum_before = lines->sum;
    crypto_sha256_add(&lines->sum, lines->text, strlen(lines->text));
    crypto_sha256_add(&lines->sum, "\n", 1);
}

/* Comments begin with a semicolon, count as good, and are left out of the sum. */
enum record_line record_lines_next(struct record_lines *lines, struct fault *f)
{
    enum record_line line;
    bool held = lines->held;
    lines->held = false;
    if (held)
        return RECORD_LINE;
    while ((line = read_line(lines, f)) == RECORD_LINE && lines->text[0] == ';')
        record_lines_accept(lines);
    if (line == RECORD_LINE)
        add_to_sum(lines);
    return line;
}

void record_lines_sum(struct record_lines *lines)
{
    crypto_sha256_begin(&lines->sum);
    lines->summing = true;
}

void record_lines_digest(struct record_lines *lines, char out[RECORD_HEX_MAX])
{
    unsigned char digest[CRYPTO_DIGEST];
    crypto_sha256_end(&lines->sum_before, digest);
    crypto_hex(digest, sizeof digest, out);
    lines->summing = false;
}

void record_lines_accept(struct record_lines *lines)
{
    lines->good = lines->read;
}

/* A blank at the end of the line, or two in a row, makes an empty word: NULL. */
char *record_word(char **rest)
{
    char *word = *rest;
    size_t length = strcspn(word, " ");
    bool last = word[length] == 0;
    if (length == 0 || (!last && word[length + 1] == 0))
        return NULL;
    word[length] = 0;
    *rest = word + length + (last ? 0 : 1);
    return word;
}

bool record_number_of(const char *word, uint64_t most, uint64_t *n)
{
    uint64_t value = 0;
    if (word[0] == 0 || (word[0] == '0' && word[1] != 0))
        return false;
    for (const char *c = word; *c != 0; c++) {
        unsigned digit = (unsigned)(*c - '0');
        if (*c < '0' || *c > '9' || value > (UINT64_MAX - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *n = value;
    return value <= most;
}

bool record_hex_ok(const char *word, size_t digits)
{
    return strspn(word, "0123456789abcdef") == digits && word[digits] == 0;
}
