/* Reading records: every line is played through the engine and its hash compared, so that a record which reads to its
 * end is a game that could have happened, line for line. */
#include "text/record/record.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "text/disk.h"
#include "text/notation.h"
#include "text/record/edition.h"
#include "text/record/header.h"
#include "text/record/lines.h"
#include "text/record/past.h"
#include "text/say.h"

struct record_reader {
    char *name;
    struct record_lines lines;
    struct record_header header;
    struct record_header_lines where;
    const struct edition *edition;
    struct edition *own_edition; /* the same when it was opened here, else NULL */
    struct hg_rules rules;
    struct hg_state state;
    unsigned long number;
    enum record_status status; /* RECORD_ACTION while there may be more */
    struct fault fault;        /* of the last status */
    const char *reason;
    struct record_past past;
    struct record_seal seal;
    char secret[RECORD_HEX_MAX];
};

/* ---- Opening ------------------------------------------------------------------------------------------------------
 */

static bool open_edition(struct record_reader *reader, const struct record_shelf *shelf, struct fault *f)
{
    reader->edition =
        record_find_edition(reader->name, &reader->header, &reader->where, shelf, &reader->own_edition, f);
    return reader->edition != NULL;
}

static bool compile(struct record_reader *reader, struct fault *f)
{
    const struct record_header *h = &reader->header;
    struct setting setting[RECORD_SETTINGS_MAX];
    struct fault inner;
    for (unsigned i = 0; i < h->settings; i++)
        setting[i] = (struct setting){h->setting[i].id, h->setting[i].value};
    if (edition_compile(reader->edition, h->mode, h->seats, setting, h->settings, &reader->rules, &inner))
        return true;
    return fault_at(f, reader->lines.name, reader->where.mode, "mode, options or seats don't fit the edition: %s",
                    inner.sentence);
}

static bool check_armies(const struct record_reader *reader, struct fault *f)
{
    const struct record_header *h = &reader->header;
    const struct name_list *armies = &edition_names(reader->edition)->armies;
    for (unsigned i = 0; i < h->seats; i++) {
        const char *army = h->seat[i].army;
        if (names_find(armies, army, strlen(army)) < 0)
            return fault_at(f, reader->lines.name, reader->where.seat[i], "the edition has no army '%s'", army);
        for (unsigned j = 0; j < i; j++)
            if (strcmp(army, h->seat[j].army) == 0)
                return fault_at(f, reader->lines.name, reader->where.seat[i], "the army '%s' already has seat %u", army,
                                j + 1);
    }
    return true;
}

static bool hash_fits(struct record_reader *reader, const char *text, const struct hg_state *s, struct fault *f)
{
    char hash[17];
    if (text[0] != '#' || !record_hex_ok(text + 1, 16))
        return fault_at(f, reader->lines.name, reader->lines.line,
                        "the line must end in '#' and a hash of 16 hexadecimal digits in lower case");
    snprintf(hash, sizeof hash, "%016" PRIx64, hg_hash(&reader->rules, s));
    if (strcmp(hash, text + 1) == 0)
        return true;
    return fault_at(f, reader->lines.name, reader->lines.line,
                    "the position after this line has the hash #%s, not %s: a die, a move or the hash was changed",
                    hash, text);
}

/* What no longer fits may be no tampering: the rules have changed since. */
static bool blame_rules_version(const struct record_reader *reader, struct fault *f)
{
    size_t length = strlen(f->sentence);
    if (reader->header.rules_version != HG_RULES_VERSION)
        snprintf(f->sentence + length, sizeof f->sentence - length,
                 say(fault_language(),
                     " (written for rules %u; this program plays rules %d, so the version that wrote it may "
                     "still read it)"),
                 reader->header.rules_version, HG_RULES_VERSION);
    return false;
}

static bool begin(struct record_reader *reader, const struct record_shelf *shelf, struct fault *f)
{
    char *rest;
    if (!record_header_read(&reader->lines, &reader->header, &reader->where, f) ||
        !record_header_field(&reader->lines, "begin", &rest, f))
        return false;
    if (!open_edition(reader, shelf, f) || !compile(reader, f) || !check_armies(reader, f))
        return false;
    hg_start(&reader->rules, &reader->state);
    if (!hash_fits(reader, rest, &reader->state, f))
        return blame_rules_version(reader, f);
    reader->seal.version = reader->header.version;
    strcpy(reader->seal.digest, reader->header.digest);
    record_lines_accept(&reader->lines);
    return true;
}

/* Where the lines come from, a file or bytes, and the editions that need not be opened. */
struct source {
    FILE *file;
    const char *bytes;
    size_t length;
    struct record_shelf shelf;
};

static struct record_reader *opened(const char *name, const struct source *from, struct fault *f)
{
    struct record_reader *reader = calloc(1, sizeof *reader);
    char *own_name = strdup(name);
    if (reader == NULL || own_name == NULL) {
        if (from->file != NULL)
            fclose(from->file);
        free(reader);
        free(own_name);
        fault_at(f, name, 0, "not enough memory to read the record");
        return NULL;
    }
    reader->lines.name = reader->name = own_name;
    reader->lines.file = from->file;
    reader->lines.bytes = from->bytes;
    reader->lines.length = from->length;
    reader->status = RECORD_ACTION;
    if (begin(reader, &from->shelf, f))
        return reader;
    record_close(reader);
    return NULL;
}

bool record_readable(const char *path, struct fault *f)
{
    FILE *file = disk_read(path, f);
    if (file == NULL)
        return false;
    errno = 0;
    bool readable = getc(file) != EOF || !ferror(file);
    int why = errno;
    fclose(file);
    return readable || fault_at(f, path, 0, "the file could not be read: %s", strerror(why));
}

struct record_reader *record_open(const char *path, struct fault *f)
{
    FILE *file = record_readable(path, f) ? disk_read(path, f) : NULL;
    return file != NULL ? opened(path, &(struct source){.file = file}, f) : NULL;
}

struct record_reader *record_open_text(const char *name, const char *bytes, size_t length, struct fault *f)
{
    return opened(name, &(struct source){.bytes = bytes, .length = length}, f);
}

struct record_reader *record_open_shelf(const char *name, const char *bytes, size_t length,
                                        const struct record_shelf *shelf, struct fault *f)
{
    return opened(name, &(struct source){.bytes = bytes, .length = length, .shelf = *shelf}, f);
}

void record_close(struct record_reader *reader)
{
    edition_close(reader->own_edition);
    if (reader->lines.file != NULL)
        fclose(reader->lines.file);
    record_past_free(&reader->past);
    free((char *)reader->header.bundle);
    free(reader->name);
    free(reader);
}

/* ---- Looking ------------------------------------------------------------------------------------------------------
 */

const struct record_header *record_header(const struct record_reader *reader)
{
    return &reader->header;
}

const struct edition *record_edition(const struct record_reader *reader)
{
    return reader->edition;
}

const struct hg_rules *record_rules(const struct record_reader *reader)
{
    return &reader->rules;
}

const struct hg_state *record_position(const struct record_reader *reader)
{
    return &reader->state;
}

unsigned long record_contribution_line(const struct record_reader *reader, unsigned seat)
{
    return reader->where.contribution[seat];
}

unsigned long record_line(const struct record_reader *reader)
{
    return reader->lines.line;
}

unsigned long record_number(const struct record_reader *reader)
{
    return reader->number;
}

long record_good_bytes(const struct record_reader *reader)
{
    return (long)reader->lines.good;
}

const char *record_secret(const struct record_reader *reader)
{
    return reader->secret[0] != 0 ? reader->secret : NULL;
}

const char *record_end_reason(const struct record_reader *reader)
{
    return reader->reason;
}

const struct record_past *record_past(const struct record_reader *reader)
{
    return &reader->past;
}

const struct record_seal *record_seal(const struct record_reader *reader)
{
    return &reader->seal;
}

const char *record_name(const struct record_reader *reader)
{
    return reader->name;
}

/* ---- Actions ------------------------------------------------------------------------------------------------------
 */

/* `NUMBER SEAT ACTION #HASH`: the number and the seat are cut off, the hash is split off the end. */
static bool split_action(struct record_reader *reader, uint8_t *seat, char **action, char **hash, struct fault *f)
{
    const struct record_lines *lines = &reader->lines;
    uint64_t n;
    char *rest = reader->lines.text, *word = record_word(&rest);
    if (word == NULL || !record_number_of(word, UINT64_MAX, &n))
        return fault_at(f, lines->name, lines->line, "here action %lu or the end must stand, not '%.40s'",
                        reader->number + 1, lines->text);
    if (n != reader->number + 1)
        return fault_at(f, lines->name, lines->line,
                        "here action %lu must stand, not %.20s: a line was removed, added or "
                        "moved",
                        reader->number + 1, word);
    word = record_word(&rest);
    if (word == NULL || !notation_parse_seat(&reader->rules, word, strlen(word), seat))
        return fault_at(f, lines->name, lines->line, "after the number a seat from 1 to %u or 'chance' must stand",
                        reader->rules.seats);
    *action = rest;
    *hash = strrchr(rest, '#');
    if (*hash == NULL || *hash < rest + 2 || (*hash)[-1] != ' ')
        return fault_at(f, lines->name, lines->line, "the line must end in ' #' and the hash of the position");
    (*hash)[-1] = 0;
    return true;
}

/* Takes back what the seat did last. */
static bool undo(struct record_reader *reader, uint8_t seat, struct hg_action *a, struct hg_state *next,
                 struct fault *f)
{
    *a = hg_blank(RECORD_UNDO, seat);
    return record_past_top(&reader->past, seat, next) ||
           fault_at(f, reader->lines.name, reader->lines.line,
                    "seat %u has nothing to take back here: chance, another seat or a card shown came last", seat + 1u);
}

static bool play(struct record_reader *reader, uint8_t seat, const char *action, struct hg_action *a,
                 struct hg_state *next, struct fault *f)
{
    const struct record_lines *lines = &reader->lines;
    struct fault inner;
    if (!notation_parse(&reader->rules, edition_names(reader->edition), seat, action, a, &inner))
        return fault_at(f, lines->name, lines->line, "%s", inner.sentence);
    enum hg_reason reason = hg_apply(&reader->rules, next, a);
    return reason == HG_OK || fault_at(f, lines->name, lines->line, "'%.80s' is not possible in this position: %s",
                                       action, reason_sentence(reason, fault_language()));
}

static bool remember(struct record_reader *reader, const struct hg_action *a, const struct hg_state *next,
                     struct fault *f)
{
    return record_past_add(&reader->past, &reader->rules, &reader->state, next, a) ||
           fault_at(f, reader->lines.name, reader->lines.line, "not enough memory to read the record");
}

/* The position changes only when the whole line is good. */
static bool read_action(struct record_reader *reader, struct hg_action *a, struct hg_state *before, struct fault *f)
{
    struct hg_state next = reader->state;
    uint8_t seat = HG_NONE;
    char *action = NULL, *hash = NULL;
    if (!split_action(reader, &seat, &action, &hash, f))
        return false;
    bool fits = strcmp(action, "undo") == 0 ? undo(reader, seat, a, &next, f) : play(reader, seat, action, a, &next, f);
    if (!fits || !hash_fits(reader, hash, &next, f) || !remember(reader, a, &next, f))
        return false;
    if (before != NULL)
        *before = reader->state;
    reader->state = next;
    reader->number++;
    record_lines_accept(&reader->lines);
    return true;
}

/* ---- Lines without a position ------------------------------------------------------------------------------------
 */

/* Splits the check off the line and works out what it should be. Version 1 has none. */
static bool split_check(struct record_reader *reader, const char **found, char due[RECORD_CHECK_MAX], struct fault *f)
{
    char *line = reader->lines.text, *check = strrchr(line, '#');
    *found = due;
    if (reader->seal.version == 1)
        return true;
    if (check == NULL || check < line + 2 || check[-1] != ' ')
        return fault_at(f, reader->lines.name, reader->lines.line,
                        "the line must end in ' #' and a check of 16 hexadecimal digits");
    check[-1] = '\0';
    *found = check + 1;
    record_check(&reader->seal, reader->number, line, due);
    return true;
}

static bool check_fits(struct record_reader *reader, const char *found, const char *due, struct fault *f)
{
    return strcmp(found, due) == 0 ||
           fault_at(f, reader->lines.name, reader->lines.line,
                    "the line has the check #%s, not #%.40s: it was changed, or one of its kind was removed or moved",
                    due, found);
}

/* ---- The end ------------------------------------------------------------------------------------------------------
 */

static enum record_status read_secret(struct record_reader *reader, struct fault *f)
{
    struct record_lines *lines = &reader->lines;
    switch (record_lines_next(lines, f)) {
    case RECORD_LINE_NONE:
        fault_at(f, lines->name, lines->line, "the game has ended but its secret is not revealed");
        return RECORD_UNFINISHED;
    case RECORD_LINE_TORN:
        return RECORD_TORN;
    case RECORD_LINE_BAD:
        return RECORD_BROKEN;
    case RECORD_LINE:
        break;
    }
    if (strncmp(lines->text, "secret ", 7) != 0 || !record_hex_ok(lines->text + 7, RECORD_HEX_MAX - 1)) {
        fault_at(f, lines->name, lines->line, "here 'secret' and 64 hexadecimal digits in lower case must stand");
        return RECORD_BROKEN;
    }
    strcpy(reader->secret, lines->text + 7);
    return RECORD_FINISHED;
}

static enum record_status read_nothing(struct record_reader *reader, struct fault *f)
{
    switch (record_lines_next(&reader->lines, f)) {
    case RECORD_LINE_NONE:
        return RECORD_FINISHED;
    case RECORD_LINE_TORN:
        return RECORD_TORN;
    case RECORD_LINE:
        fault_at(f, reader->lines.name, reader->lines.line, "nothing may follow the end; take this line out");
        break;
    case RECORD_LINE_BAD:
        break;
    }
    return RECORD_BROKEN;
}

/* Whether more rounds were begun than the table agreed on. Version 1 did not say what that was. */
static bool cap_is_reached(const struct record_reader *reader)
{
    unsigned cap = record_term(&reader->header, RECORD_TERM_CAP);
    return cap != 0 && !reader->state.over && reader->state.round > cap;
}

/* Nobody may call a game capped that the table did not agree to break off here: who loses would like to. */
static bool end_is_due(struct record_reader *reader, const char *due, struct fault *f)
{
    const char *name = reader->lines.name;
    if (strcmp(reader->lines.text, due) != 0)
        return fault_at(f, name, reader->lines.line, "the end must read '%s' in this position, not '%.40s'", due,
                        reader->lines.text);
    return reader->seal.version == 1 || reader->state.over || cap_is_reached(reader) ||
           fault_at(f, name, reader->lines.line,
                    "the game can't be broken off here: no 'term cap' in the header says so; lines were removed");
}

/* In an audited game the end is good only together with the secret: whoever resumes it writes both anew. */
static enum record_status read_end(struct record_reader *reader, struct fault *f)
{
    char due[RECORD_END_MAX], check[RECORD_CHECK_MAX] = "";
    const char *reason = record_end_line(&reader->state, due), *found;
    if (!split_check(reader, &found, check, f))
        return RECORD_BROKEN;
    if (reason == NULL) {
        fault_at(f, reader->lines.name, reader->lines.line, "the game can't end here: a line was removed or added");
        return RECORD_BROKEN;
    }
    if (!end_is_due(reader, due, f) || !check_fits(reader, found, check, f))
        return RECORD_BROKEN;
    reader->reason = reason;
    if (reader->header.audited) {
        enum record_status secret = read_secret(reader, f);
        if (secret != RECORD_FINISHED)
            return secret;
    }
    record_lines_accept(&reader->lines);
    return read_nothing(reader, f);
}

/* ---- Stepping -----------------------------------------------------------------------------------------------------
 */

/* `player SEAT NAME`: somebody else plays on. */
static bool read_player(struct record_reader *reader, struct fault *f)
{
    char *rest = reader->lines.text + strlen("player "), check[RECORD_CHECK_MAX] = "";
    const char *found;
    uint8_t seat;
    if (!split_check(reader, &found, check, f))
        return false;
    char *word = record_word(&rest);
    if (word == NULL || !notation_parse_seat(&reader->rules, word, strlen(word), &seat) || seat >= reader->rules.seats)
        return fault_at(f, reader->lines.name, reader->lines.line, "after 'player' a seat from 1 to %u must stand",
                        reader->rules.seats);
    word = record_word(&rest);
    if (word == NULL || *rest != 0 || strlen(word) >= RECORD_WORD_MAX)
        return fault_at(f, reader->lines.name, reader->lines.line,
                        "after the seat one name of at most %d bytes must stand", RECORD_WORD_MAX - 1);
    if (!check_fits(reader, found, check, f))
        return false;
    strcpy(reader->header.seat[seat].player, word);
    reader->seal.labels++;
    record_lines_accept(&reader->lines);
    return true;
}

/* The next line that is about the game itself. */
static enum record_line next_line(struct record_reader *reader, struct fault *f)
{
    enum record_line line;
    while ((line = record_lines_next(&reader->lines, f)) == RECORD_LINE &&
           strncmp(reader->lines.text, "player ", 7) == 0)
        if (!read_player(reader, f))
            return RECORD_LINE_BAD;
    return line;
}

static enum record_status step(struct record_reader *reader, struct hg_action *a, struct hg_state *before,
                               struct fault *f)
{
    switch (next_line(reader, f)) {
    case RECORD_LINE_NONE:
        fault_at(f, reader->lines.name, reader->lines.line, "the record is unfinished: it stops after action %lu",
                 reader->number);
        return RECORD_UNFINISHED;
    case RECORD_LINE_TORN:
        return RECORD_TORN;
    case RECORD_LINE_BAD:
        return RECORD_BROKEN;
    case RECORD_LINE:
        break;
    }
    if (strncmp(reader->lines.text, "end", 3) == 0)
        return read_end(reader, f);
    if (cap_is_reached(reader)) {
        fault_at(f, reader->lines.name, reader->lines.line, "here the end must stand: the header has 'term cap %u'",
                 record_term(&reader->header, RECORD_TERM_CAP));
        return RECORD_BROKEN;
    }
    if (read_action(reader, a, before, f))
        return RECORD_ACTION;
    (void)blame_rules_version(reader, f);
    return RECORD_BROKEN;
}

enum record_status record_next(struct record_reader *reader, struct hg_action *a, struct hg_state *before,
                               struct fault *f)
{
    if (reader->status == RECORD_ACTION)
        reader->status = step(reader, a, before, &reader->fault);
    *f = reader->fault;
    return reader->status;
}
