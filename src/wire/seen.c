/* Plays the record through one pair of eyes, and compares the chain with the values that a page has kept. */
#include "wire/seen.h"

#include <stdio.h>
#include <string.h>

#include "text/notation.h"
#include "text/record/lines.h"
#include "text/say.h"
#include "wire/wire.h"

enum { LINE_MAX_SEEN = 160 };

struct reading {
    const char *path;
    struct source in;
    enum language language;     /* of faults */
    unsigned long line, number; /* of the file; the action of its last line */
    uint8_t seat;
    char digest[RECORD_HEX_MAX], chain[WIRE_HEX];
    enum verify_status status;
};

static bool malformed(struct reading *r, struct fault *f, const char *sentence)
{
    r->status = VERIFY_UNREADABLE;
    return fault_in(f, r->language, r->path, r->line, "%s", say(r->language, sentence));
}

static bool next_line(struct reading *r, char text[LINE_MAX_SEEN], bool *end, struct fault *f)
{
    size_t length;
    r->line++;
    switch (source_line(&r->in, text, LINE_MAX_SEEN, &length)) {
    case SOURCE_LINE:
        *end = false;
        return strlen(text) == length || malformed(r, f, SAID("the line holds a zero byte"));
    case SOURCE_END:
        *end = true;
        return true;
    case SOURCE_TORN:
        return malformed(r, f, SAID("the last line is torn: it has no line break"));
    case SOURCE_LONG:
        return malformed(r, f, SAID("the line is too long for what a page has seen"));
    case SOURCE_FAILED:
        break;
    }
    return malformed(r, f, SAID("the file could not be read further"));
}

static bool seat_of(const char *word, uint8_t *seat)
{
    uint64_t n;
    *seat = HG_SPECTATOR;
    if (strcmp(word, "spectator") == 0)
        return true;
    if (!record_number_of(word, HG_SEATS_MAX, &n) || n == 0)
        return false;
    *seat = (uint8_t)(n - 1);
    return true;
}

static bool read_first(struct reading *r, struct fault *f)
{
    char text[LINE_MAX_SEEN], *rest = text, *word;
    bool end;
    if (!next_line(r, text, &end, f))
        return false;
    if (end || strncmp(text, "hegemon-seen 1 ", 15) != 0)
        return malformed(r, f, SAID("the first line must be 'hegemon-seen 1 DIGEST SEAT'"));
    rest += 15;
    word = record_word(&rest);
    if (word == NULL || !record_hex_ok(word, RECORD_HEX_MAX - 1))
        return malformed(r, f, SAID("after 'hegemon-seen 1' the header's digest must stand, 64 hexadecimal digits"));
    strcpy(r->digest, word);
    word = record_word(&rest);
    return (word != NULL && *rest == '\0' && seat_of(word, &r->seat)) ||
           malformed(r, f, SAID("the first line must end in a seat or 'spectator'"));
}

static bool read_value(struct reading *r, bool *end, struct fault *f)
{
    char text[LINE_MAX_SEEN], *rest = text, *word;
    uint64_t n;
    if (!next_line(r, text, end, f) || *end)
        return *end;
    word = record_word(&rest);
    if (word == NULL || !record_number_of(word, UINT32_MAX, &n) || (r->line > 2 && n <= r->number))
        return malformed(r, f, SAID("here the number of an action must stand, larger than the one before"));
    r->number = (unsigned long)n;
    word = record_word(&rest);
    if (word == NULL || *rest != '\0' || !record_hex_ok(word, WIRE_HEX - 1))
        return malformed(r, f, SAID("after the number a chain's value must stand, 32 hexadecimal digits"));
    strcpy(r->chain, word);
    return true;
}

/* ---- The record through the same eyes ---------------------------------------------------------------------------- */

struct watching {
    struct record_reader *record;
    struct wire_game game;
    struct wire_chain chain;
};

static bool go_to(struct watching *w, uint8_t seat, unsigned long number)
{
    struct hg_action a;
    struct hg_state before;
    struct wire_step step;
    struct fault ignored;
    while (record_number(w->record) < number) {
        if (record_next(w->record, &a, &before, &ignored) != RECORD_ACTION)
            return false;
        wire_see(w->game.rules, seat, record_number(w->record), &before, &a, record_position(w->record), &step);
        wire_chain_add(&w->chain, &w->game, &step);
    }
    return true;
}

/* A value that the record does not give. `format` has the watcher and the action's number, in this order. */
static bool refused(struct reading *r, struct seen_report *report, struct fault *f, const char *format)
{
    char sentence[256];
    r->status = VERIFY_REFUSED;
    report->number = r->number;
    snprintf(sentence, sizeof sentence, say(r->language, format), report->who, r->number);
    return fault_in(f, r->language, r->path, r->line, "%s", sentence);
}

static bool value_fits(struct reading *r, struct watching *w, struct seen_report *report, struct fault *f)
{
    char hex[WIRE_HEX];
    if (!go_to(w, r->seat, r->number))
        return refused(r, report, f, SAID("%s was told of action %lu, which is not in the record"));
    wire_chain_hex(&w->chain, hex);
    if (strcmp(hex, r->chain) != 0)
        return refused(
            r, report, f,
            SAID("%s was told something else than this record has, at action %lu or since the value before"));
    report->values++;
    return true;
}

static bool values_fit(struct reading *r, struct watching *w, struct seen_report *report, struct fault *f)
{
    bool end = false;
    const struct record_header *h = record_header(w->record);
    if (strcmp(h->digest, r->digest) != 0)
        return refused(r, report, f, SAID("%s has seen another game: its header has another digest"));
    if (r->seat != HG_SPECTATOR && r->seat >= h->seats)
        return malformed(r, f, SAID("the game has no such seat"));
    wire_chain_begin(&w->chain, h->digest, r->seat);
    while (read_value(r, &end, f) && !end)
        if (!value_fits(r, w, report, f))
            return false;
    return end;
}

static bool compare(struct reading *r, struct record_reader *record, struct seen_report *report, struct fault *f)
{
    struct watching w = {.record = record};
    w.game.edition = record_edition(record);
    w.game.rules = record_rules(record);
    return values_fit(r, &w, report, f);
}

enum verify_status seen_check(struct record_reader *record, const char *name, const struct source *bytes,
                              enum language language, struct seen_report *report, struct fault *f)
{
    struct reading r = {.path = name, .in = *bytes, .language = language, .status = VERIFY_REFUSED};
    *report = (struct seen_report){0};
    bool fine = read_first(&r, f);
    if (r.seat == HG_SPECTATOR)
        snprintf(report->who, sizeof report->who, "%s", say(language, "a spectator"));
    else
        snprintf(report->who, sizeof report->who, say(language, "seat %u"), r.seat + 1u);
    return fine && compare(&r, record, report, f) ? VERIFY_FITS : r.status;
}
