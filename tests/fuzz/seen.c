/* What a page has kept of a game (`hegemon verify --seen`): a value that fits is the record's own, and whatever is not
 * of the form leaves a sentence with its line.
 *
 * Nobody guesses digests, so in the input `@` stands for that of the game and `$` for the chain's value at the number
 * that was written last. */
#include <stdlib.h>
#include <string.h>

#include "fuzz/fuzz.h"
#include "table/table.h"
#include "wire/seen.h"
#include "wire/wire.h"

enum { ACTIONS = 60, EYES = 4, SEATS = 3, ROOM = 1 << 16 };

static struct sink_memory record;
static char digest[RECORD_HEX_MAX], chain[EYES][ACTIONS + 1][WIRE_HEX];

static void fill_header(struct record_header *h, const struct edition *e)
{
    *h = (struct record_header){.rules_version = HG_RULES_VERSION, .seats = SEATS, .seed = 3, .game = 1};
    strcpy(h->edition, edition_id(e));
    strcpy(h->sha256, edition_sha256(e));
    strcpy(h->mode, "basic");
    for (unsigned i = 0; i < SEATS; i++) {
        strcpy(h->seat[i].army, edition_names(e)->armies.item[i].id);
        strcpy(h->seat[i].player, "random");
    }
}

static const struct mode *the_mode(void)
{
    unsigned count;
    const struct mode *mode = modes_all(&count);
    while (strcmp(mode->label, "mass-effect/basic 3") != 0)
        mode++;
    return mode;
}

/* A game by lot, as a record in memory. */
static void play(void)
{
    const struct mode *mode = the_mode();
    struct record_header h;
    struct table t;
    struct hg_action done;
    struct fault f;
    struct hg_state start;
    sink_heap(&record);
    fill_header(&h, mode->edition);
    hg_start(&mode->rules, &start);
    MUST(record_write_terms(&record.sink, &h, &f));
    table_seed(&t, &mode->rules, 3, 1);
    MUST(record_write_begin(&record.sink, &h, hg_hash(&mode->rules, &start), &t.seal, &f));
    t.names = mode->names;
    t.record = &record.sink;
    for (unsigned i = 0; i < SEATS; i++)
        t.player[i] = player_find("random");
    for (unsigned i = 0; i < ACTIONS; i++)
        MUST(table_advance(&t, &done, &f) == TABLE_ACTED);
    strcpy(digest, h.digest);
}

static struct record_reader *open_record(void)
{
    struct fault f;
    const struct edition *open[] = {the_mode()->edition};
    const struct record_shelf shelf = {open, 1};
    struct record_reader *reader = record_open_shelf("record", record.text, record.sink.length, &shelf, &f);
    must_hold(reader != NULL, "the record is one", f.sentence);
    return reader;
}

/* The values of every pair of eyes, at every action. */
static void watch(void)
{
    struct record_reader *reader = open_record();
    struct wire_game game = {.edition = record_edition(reader), .rules = record_rules(reader)};
    struct wire_chain c[EYES];
    struct wire_step step;
    struct hg_action a;
    struct hg_state before;
    struct fault f;
    for (unsigned k = 0; k < EYES; k++)
        wire_chain_begin(&c[k], digest, k < SEATS ? (uint8_t)k : HG_SPECTATOR);
    while (record_next(reader, &a, &before, &f) == RECORD_ACTION)
        for (unsigned k = 0; k < EYES; k++) {
            unsigned long number = record_number(reader);
            wire_see(game.rules, k < SEATS ? (uint8_t)k : HG_SPECTATOR, number, &before, &a, record_position(reader),
                     &step);
            wire_chain_add(&c[k], &game, &step);
            wire_chain_hex(&c[k], chain[k][number]);
        }
    record_close(reader);
}

/* ---- One input --------------------------------------------------------------------------------------------------- */

struct text {
    char bytes[ROOM];
    size_t length;
};

static void add(struct text *t, const char *bytes, size_t length)
{
    MUST(t->length + length <= sizeof t->bytes);
    memcpy(t->bytes + t->length, bytes, length);
    t->length += length;
}

/* The seat that the first line names, or the onlookers' eyes. */
static unsigned eyes_of(const uint8_t *data, size_t size)
{
    const uint8_t *at = memchr(data, '@', size);
    size_t left = at != NULL ? size - (size_t)(at - data) : 0;
    return left > 2 && at[2] >= '1' && at[2] <= '0' + SEATS ? at[2] - '1' : SEATS;
}

static void expand(const uint8_t *data, size_t size, struct text *out)
{
    unsigned number = 0, eyes = eyes_of(data, size);
    bool digits = false;
    out->length = 0;
    for (size_t i = 0; i < size && out->length + RECORD_HEX_MAX < sizeof out->bytes; i++) {
        char byte = (char)data[i];
        if (byte >= '0' && byte <= '9')
            number = ((digits ? number : 0) * 10 + (unsigned)(byte - '0')) % (ACTIONS + 1);
        digits = byte >= '0' && byte <= '9';
        if (byte == '@')
            add(out, digest, strlen(digest));
        else if (byte == '$')
            add(out, chain[eyes][number], strlen(chain[eyes][number]));
        else
            add(out, &byte, 1);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct text text;
    struct seen_report report;
    struct fault f = {"", ""};
    if (record.text == NULL) {
        play();
        watch();
    }
    expand(data, size, &text);
    struct source bytes = source_bytes(text.bytes, text.length);
    struct record_reader *reader = open_record();
    enum verify_status status = seen_check(reader, "seen", &bytes, ENGLISH, &report, &f);
    MUST(status == VERIFY_FITS || status == VERIFY_REFUSED || status == VERIFY_UNREADABLE);
    MUST(report.values <= ACTIONS);
    if (status == VERIFY_FITS)
        MUST(report.number == 0 && memmem(text.bytes, text.length, digest, strlen(digest)) != NULL);
    else
        must_be_fault(&f);
    record_close(reader);
    return 0;
}
