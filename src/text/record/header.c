/* Reads the header of a record: a fixed order, one fact a line, e.g.
 *     hegemon-record 2
 *     edition my-edition
 *     edition-sha256 52fa66...
 *     rules 2
 *     mode basic
 *     seats 3
 *     seat 1 light-blue aggressive
 *     ...
 *     dealer seed2 1 1
 *     header bdf49b...
 * A line that is missing, doubled or in the wrong place is refused where it shows. docs/RECORD.md has all lines of
 * both versions. */
#include "text/record/header.h"

#include <stdlib.h>
#include <string.h>

/* ---- One line ---------------------------------------------------------------------------------------------------- */

/* The key and one blank. */
static bool begins_with(const char *text, const char *key)
{
    size_t length = strlen(key);
    return strncmp(text, key, length) == 0 && text[length] == ' ';
}

/* `key` is what must follow, for the fault of a header that stops. */
static bool next_line(struct record_lines *lines, const char *key, struct fault *f)
{
    switch (record_lines_next(lines, f)) {
    case RECORD_LINE:
        return true;
    case RECORD_LINE_NONE:
        return fault_at(f, lines->name, lines->line, "the header stops after this line; the line '%s …' must follow",
                        key);
    case RECORD_LINE_TORN:
    case RECORD_LINE_BAD:
        break;
    }
    return false;
}

bool record_header_field(struct record_lines *lines, const char *key, char **rest, struct fault *f)
{
    if (!next_line(lines, key, f))
        return false;
    if (!begins_with(lines->text, key))
        return fault_at(f, lines->name, lines->line, "here the line '%s …' must stand, not '%.40s'", key, lines->text);
    *rest = lines->text + strlen(key) + 1;
    return true;
}

/* The next line is only looked at: it will be read again. */
static bool ahead(struct record_lines *lines, const char *key, bool *found, struct fault *f)
{
    if (!next_line(lines, key, f))
        return false;
    lines->held = true;
    *found = begins_with(lines->text, key);
    return true;
}

/* Nothing may stand behind the last word. */
static bool ends(struct record_lines *lines, const char *rest, struct fault *f)
{
    return *rest == 0 || fault_at(f, lines->name, lines->line, "the line must end before '%.40s'", rest);
}

/* ---- Words, numbers and hashes ------------------------------------------------------------------------------------
 */

/* A word of a line, copied out of it. */
static bool take_word(struct record_lines *lines, char **rest, const char *what, char out[RECORD_WORD_MAX],
                      struct fault *f)
{
    char *word = record_word(rest);
    if (word == NULL || strlen(word) >= RECORD_WORD_MAX)
        return fault_at(f, lines->name, lines->line,
                        "%s must stand here, a word of at most %d characters after one blank", what,
                        RECORD_WORD_MAX - 1);
    strcpy(out, word);
    return true;
}

/* A plain number up to `most`. */
static bool take_number(struct record_lines *lines, char **rest, const char *what, uint64_t most, uint64_t *n,
                        struct fault *f)
{
    char *word = record_word(rest);
    if (word == NULL || !record_number_of(word, most, n))
        return fault_at(f, lines->name, lines->line, "%s must be a plain number, not '%.40s'", what,
                        word == NULL ? *rest : word);
    return true;
}

/* 64 digits. */
static bool take_hex(struct record_lines *lines, char **rest, const char *what, char out[RECORD_HEX_MAX],
                     struct fault *f)
{
    char *word = record_word(rest);
    if (word == NULL || !record_hex_ok(word, RECORD_HEX_MAX - 1))
        return fault_at(f, lines->name, lines->line, "%s must be %d hexadecimal digits in lower case", what,
                        RECORD_HEX_MAX - 1);
    strcpy(out, word);
    return true;
}

/* Whole lines of one fact. */
static bool word_line(struct record_lines *lines, const char *key, const char *what, char out[RECORD_WORD_MAX],
                      struct fault *f)
{
    char *rest;
    return record_header_field(lines, key, &rest, f) && take_word(lines, &rest, what, out, f) && ends(lines, rest, f);
}

static bool number_line(struct record_lines *lines, const char *key, const char *what, uint64_t *n, struct fault *f)
{
    char *rest;
    return record_header_field(lines, key, &rest, f) && take_number(lines, &rest, what, UINT64_MAX, n, f) &&
           ends(lines, rest, f);
}

static bool hex_line(struct record_lines *lines, const char *key, const char *what, char out[RECORD_HEX_MAX],
                     struct fault *f)
{
    char *rest;
    return record_header_field(lines, key, &rest, f) && take_hex(lines, &rest, what, out, f) && ends(lines, rest, f);
}

/* ---- The parts in their order --------------------------------------------------------------------------------------
 */

/* The first line decides whether the file is a record at all. */
static bool read_version(struct record_lines *lines, struct record_header *h, struct fault *f)
{
    uint64_t version;
    enum record_line line = record_lines_next(lines, f);
    if (line == RECORD_LINE_NONE)
        return fault_at(f, lines->name, 1, "the file is empty; a record begins with 'hegemon-record %d'",
                        RECORD_VERSION);
    if (line != RECORD_LINE)
        return false;
    if (!begins_with(lines->text, "hegemon-record"))
        return fault_at(f, lines->name, lines->line, "this is not a record: it must begin with 'hegemon-record %d'",
                        RECORD_VERSION);
    lines->held = true;
    if (!number_line(lines, "hegemon-record", "the version", &version, f))
        return false;
    if (version < 1 || version > RECORD_VERSION)
        return fault_at(f, lines->name, lines->line,
                        "the record is of version %llu; this program reads versions 1 to %d, so use the one that wrote "
                        "it",
                        (unsigned long long)version, RECORD_VERSION);
    h->version = (unsigned)version;
    return true;
}

/* A record of another version of the rules is read all the same: most changes of rules touch few games, and the first
 * line that no longer fits is named. */
static bool read_rules_version(struct record_lines *lines, struct record_header *h, struct fault *f)
{
    uint64_t version;
    if (!number_line(lines, "rules", "the version of the rules", &version, f))
        return false;
    h->rules_version = (unsigned)version;
    return (version > 0 && version <= UINT32_MAX) ||
           fault_at(f, lines->name, lines->line, "the version of the rules must be at least 1");
}

/* Lines of the form `KEY ID VALUE`, any number of them, no id twice. */
struct pair_kind {
    const char *key, *name, *value;
    unsigned most;
};

static bool read_pair(struct record_lines *lines, const struct pair_kind *kind, unsigned count, struct record_pair *all,
                      struct fault *f)
{
    char *rest;
    struct record_pair *pair = &all[count];
    if (count == kind->most)
        return fault_at(f, lines->name, lines->line, "there are more than %u %ss; take some out", kind->most,
                        kind->key);
    if (!record_header_field(lines, kind->key, &rest, f) || !take_word(lines, &rest, kind->name, pair->id, f) ||
        !take_word(lines, &rest, kind->value, pair->value, f) || !ends(lines, rest, f))
        return false;
    for (unsigned j = 0; j < count; j++)
        if (strcmp(all[j].id, pair->id) == 0)
            return fault_at(f, lines->name, lines->line, "the %s '%s' stands here twice; take one out", kind->key,
                            pair->id);
    return true;
}

static bool read_pairs(struct record_lines *lines, const struct pair_kind *kind, struct record_pair *all,
                       unsigned *count, struct fault *f)
{
    bool more;
    while (ahead(lines, kind->key, &more, f)) {
        if (!more)
            return true;
        if (!read_pair(lines, kind, *count, all, f))
            return false;
        ++*count;
    }
    return false;
}

/* Settings of the mode, as edition_compile takes them. */
static bool read_options(struct record_lines *lines, struct record_header *h, struct fault *f)
{
    static const struct pair_kind option = {"option", "the option's name", "the option's value", RECORD_SETTINGS_MAX};
    return read_pairs(lines, &option, h->setting, &h->settings, f);
}

/* What the table agreed on beside the rules. */
static bool read_terms(struct record_lines *lines, struct record_header *h, struct fault *f)
{
    static const struct pair_kind term = {"term", "the term's name", "the term's value", RECORD_TERMS_MAX};
    return read_pairs(lines, &term, h->term, &h->terms, f);
}

/* The next lines number the seats from 1; anything else is a lost or a moved line. */
static bool take_seat(struct record_lines *lines, char **rest, unsigned seat, struct fault *f)
{
    uint64_t n;
    if (!take_number(lines, rest, "the seat", UINT64_MAX, &n, f))
        return false;
    return n == seat + 1 ||
           fault_at(f, lines->name, lines->line, "here seat %u must stand, not %llu", seat + 1, (unsigned long long)n);
}

/* The number of seats, then a line for each. */
static bool read_seats(struct record_lines *lines, struct record_header *h, struct record_header_lines *where,
                       struct fault *f)
{
    uint64_t n;
    char *rest;
    if (!number_line(lines, "seats", "the number of seats", &n, f))
        return false;
    if (n < 1 || n > HG_SEATS_MAX)
        return fault_at(f, lines->name, lines->line, "the number of seats must be from 1 to %d", HG_SEATS_MAX);
    h->seats = (unsigned)n;
    for (unsigned i = 0; i < h->seats; i++) {
        if (!record_header_field(lines, "seat", &rest, f) || !take_seat(lines, &rest, i, f) ||
            !take_word(lines, &rest, "the seat's army", h->seat[i].army, f) ||
            !take_word(lines, &rest, "the seat's player", h->seat[i].player, f) || !ends(lines, rest, f))
            return false;
        where->seat[i] = lines->line;
    }
    return true;
}

/* A contribution is 64 digits, or the word for one that the secret decides. In version 1 every contribution was
 * written out. */
static bool take_contribution(struct record_lines *lines, char **rest, struct record_header *h, unsigned seat,
                              struct fault *f)
{
    if (h->version == 1 || strcmp(*rest, RECORD_DERIVED) != 0)
        return take_hex(lines, rest, "the contribution", h->contribution[seat], f);
    strcpy(h->contribution[seat], record_word(rest));
    return true;
}

/* Only audited games have contributions. */
static bool read_contributions(struct record_lines *lines, struct record_header *h, struct record_header_lines *where,
                               struct fault *f)
{
    char *rest;
    for (unsigned i = 0; h->audited && i < h->seats; i++) {
        if (!record_header_field(lines, "contribution", &rest, f) || !take_seat(lines, &rest, i, f) ||
            !take_contribution(lines, &rest, h, i, f) || !ends(lines, rest, f))
            return false;
        where->contribution[i] = lines->line;
    }
    return true;
}

/* `dealer seed2 SEED GAME`, or `dealer audit` and the commitment. Version 1 called the first `seed`, because its
 * numbers were drawn otherwise. */
static bool read_dealer(struct record_lines *lines, struct record_header *h, struct fault *f)
{
    const char *seeded = h->version == 1 ? "seed" : "seed2";
    char *rest, *kind;
    if (!record_header_field(lines, "dealer", &rest, f))
        return false;
    kind = record_word(&rest);
    h->audited = kind != NULL && strcmp(kind, "audit") == 0;
    if (h->audited)
        return ends(lines, rest, f) && hex_line(lines, "commitment", "the commitment", h->commitment, f);
    if (kind == NULL || strcmp(kind, seeded) != 0)
        return fault_at(f, lines->name, lines->line, "the dealer must be 'dealer %s SEED GAME' or 'dealer audit'",
                        seeded);
    return take_number(lines, &rest, "the seed", UINT64_MAX, &h->seed, f) &&
           take_number(lines, &rest, "the number of the game", UINT64_MAX, &h->game, f) && ends(lines, rest, f);
}

/* The digest of all lines above. The header promises what it says so far; what follows it (contributions) can't have
 * been known before. */
static bool read_digest(struct record_lines *lines, struct record_header *h, struct fault *f)
{
    char due[RECORD_HEX_MAX];
    if (!hex_line(lines, "header", "the header's SHA-256", h->digest, f))
        return false;
    record_lines_digest(lines, due);
    return strcmp(due, h->digest) == 0 ||
           fault_at(f, lines->name, lines->line,
                    "the lines above have the SHA-256 %s; one of them, or this line, was changed", due);
}

/* ---- An embedded edition -------------------------------------------------------------------------------------------
 */

/* The text of an edition while it is read. Grows with what really comes, not with the number that the header claims. */
struct bundle {
    char *text;
    size_t length, room;
};

/* False when there is no memory or the text is too long. */
static bool bundle_add(struct bundle *b, const char *line)
{
    size_t length = strlen(line);
    if (b->length + length + 1 > b->room) {
        size_t room = 2 * b->room + RECORD_LINE_MAX;
        char *text = room <= 2 * RECORD_BUNDLE_MAX ? realloc(b->text, room) : NULL;
        if (text == NULL)
            return false;
        b->text = text;
        b->room = room;
    }
    memcpy(b->text + b->length, line, length);
    b->length += length;
    b->text[b->length++] = '\n';
    return true;
}

/* Lines of the edition stand behind `| `. */
static bool read_bundle_lines(struct record_lines *lines, uint64_t count, struct bundle *b, struct fault *f)
{
    char *rest;
    for (; count > 0; count--) {
        if (!record_header_field(lines, "|", &rest, f))
            return false;
        if (!bundle_add(b, rest))
            return fault_at(f, lines->name, lines->line,
                            "the edition's text is too large for a record (16 MiB at most)");
    }
    return true;
}

/* `key` and so many lines, which may be missing altogether. */
static bool read_text(struct record_lines *lines, const char *key, const char **text, size_t *length, struct fault *f)
{
    bool there;
    uint64_t count;
    struct bundle b = {NULL, 0, 0};
    if (!ahead(lines, key, &there, f))
        return false;
    if (!there)
        return true;
    if (!number_line(lines, key, "the number of lines", &count, f))
        return false;
    if (count == 0)
        return fault_at(f, lines->name, lines->line, "the edition's text has no lines; take this line out");
    bool complete = read_bundle_lines(lines, count, &b, f);
    *text = b.text;
    *length = b.length;
    return complete;
}

/* Records of edited editions carry the whole text; others go by the hash alone. */
static bool read_bundle(struct record_lines *lines, struct record_header *h, struct fault *f)
{
    return read_text(lines, "edition-text", &h->bundle, &h->bundle_length, f);
}

/* What is only said of such an edition. It stands behind the digest, so that a mended word changes nothing. */
static bool read_words(struct record_lines *lines, struct record_header *h, struct fault *f)
{
    lines->words = true;
    bool complete = h->bundle == NULL || read_text(lines, "edition-words", &h->words, &h->words_length, f);
    lines->words = false;
    return complete;
}

/* What stands between the seats and the first hash, in the order of each version. */
static bool read_rest_1(struct record_lines *lines, struct record_header *h, struct record_header_lines *where,
                        struct fault *f)
{
    return read_dealer(lines, h, f) && read_contributions(lines, h, where, f) && read_bundle(lines, h, f);
}

static bool read_rest(struct record_lines *lines, struct record_header *h, struct record_header_lines *where,
                      struct fault *f)
{
    return read_terms(lines, h, f) && read_bundle(lines, h, f) && read_dealer(lines, h, f) &&
           read_digest(lines, h, f) && read_words(lines, h, f) && read_contributions(lines, h, where, f);
}

/* The line of each fact that is judged later is noted in `where`. */
bool record_header_read(struct record_lines *lines, struct record_header *h, struct record_header_lines *where,
                        struct fault *f)
{
    record_lines_sum(lines);
    if (!read_version(lines, h, f))
        return false;
    lines->summing = h->version > 1;
    if (!word_line(lines, "edition", "the edition", h->edition, f))
        return false;
    where->edition = lines->line;
    if (!hex_line(lines, "edition-sha256", "the edition's SHA-256", h->sha256, f))
        return false;
    where->sha256 = lines->line;
    if (!read_rules_version(lines, h, f) || !word_line(lines, "mode", "the mode", h->mode, f))
        return false;
    where->mode = lines->line;
    if (!read_options(lines, h, f) || !read_seats(lines, h, where, f))
        return false;
    return h->version == 1 ? read_rest_1(lines, h, where, f) : read_rest(lines, h, where, f);
}
