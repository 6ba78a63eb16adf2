/* Reading records, from the first action to the end: every line is played through the engine and its hash compared, so
 * that a record which reads to its end is a game that could have happened, line for line. */
#include "text/record/reader.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "text/notation.h"
#include "text/say.h"

/* ---- What open.c needs, too ----------------------------------------------------------------------------------------
 */

bool record_hash_fits(struct record_reader *reader, const char *text, const struct hg_state *s, struct fault *f)
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

bool record_blame_rules(const struct record_reader *reader, struct fault *f)
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

/* Takes back what the seat did last: the position before it becomes the next one. */
static bool undo(struct record_reader *reader, uint8_t seat, struct hg_action *a, struct hg_state *next,
                 struct fault *f)
{
    *a = hg_blank(RECORD_UNDO, seat);
    return record_turn_top(&reader->turn, &reader->rules, &reader->state, seat, next) ||
           fault_at(f, reader->lines.name, reader->lines.line,
                    "seat %u has nothing to take back here: chance, another seat or a card shown came last", seat + 1u);
}

/* The engine judges whether the action is legal; its reason becomes the fault's sentence. */
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

/* The position changes only when the whole line is good. */
static bool read_action(struct record_reader *reader, struct hg_action *a, struct hg_state *before, struct fault *f)
{
    struct hg_state next = reader->state;
    uint8_t seat = HG_NONE;
    char *action = NULL, *hash = NULL;
    if (!split_action(reader, &seat, &action, &hash, f))
        return false;
    bool fits = strcmp(action, "undo") == 0 ? undo(reader, seat, a, &next, f) : play(reader, seat, action, a, &next, f);
    if (!fits || !record_hash_fits(reader, hash, &next, f))
        return false;
    record_turn_add(&reader->turn, &reader->rules, &reader->state, a);
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

/* `found` is what stands in the line, `due` what should. */
static bool check_fits(struct record_reader *reader, const char *found, const char *due, struct fault *f)
{
    return strcmp(found, due) == 0 ||
           fault_at(f, reader->lines.name, reader->lines.line,
                    "the line has the check #%s, not #%.40s: it was changed, or one of its kind was removed or moved",
                    due, found);
}

/* ---- The end ------------------------------------------------------------------------------------------------------
 */

/* The secret of an audited game follows its end. Whether it fits the commitment is checked in table/verify. */
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

/* Comments may follow, nothing else. */
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

/* Nobody may call a game capped, or stopped, that the table did not agree to break off: who loses would like to. */
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

static bool stop_is_due(struct record_reader *reader, struct fault *f)
{
    const char *name = reader->lines.name;
    if (reader->state.over || cap_is_reached(reader))
        return fault_at(f, name, reader->lines.line, "the game was over by itself here, and nobody could stop it");
    return (reader->seal.version > 1 && record_term(&reader->header, RECORD_TERM_STOP) == 1) ||
           fault_at(f, name, reader->lines.line,
                    "the game can't be stopped here: no 'term stop 1' in the header says so; lines were removed");
}

/* In an audited game the end is good only together with the secret: whoever resumes it writes both anew. */
static enum record_status read_end(struct record_reader *reader, struct fault *f)
{
    char due[RECORD_END_MAX], check[RECORD_CHECK_MAX] = "";
    const char *reason = record_end_line(&reader->state, due), *found;
    if (!split_check(reader, &found, check, f))
        return RECORD_BROKEN;
    bool stopped = strcmp(reader->lines.text, RECORD_STOPPED) == 0;
    if (reason == NULL && !stopped) {
        fault_at(f, reader->lines.name, reader->lines.line, "the game can't end here: a line was removed or added");
        return RECORD_BROKEN;
    }
    if (!(stopped ? stop_is_due(reader, f) : end_is_due(reader, due, f)) || !check_fits(reader, found, check, f))
        return RECORD_BROKEN;
    if (stopped)
        reason = "stopped";
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

/* One line about the game: the end, or an action. */
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
    (void)record_blame_rules(reader, f);
    return RECORD_BROKEN;
}

/* A status that ends the reading is kept, and given again with its fault. */
enum record_status record_next(struct record_reader *reader, struct hg_action *a, struct hg_state *before,
                               struct fault *f)
{
    if (reader->status == RECORD_ACTION)
        reader->status = step(reader, a, before, &reader->fault);
    *f = reader->fault;
    return reader->status;
}
