/* Records of strangers. Whatever the bytes, the reader ends with a status and a fault; what it accepts is a game: every
 * position is sound, every line is what the writer would write, and it can be gone on with from any line. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz/fuzz.h"
#include "fuzz/shelf.h"
#include "table/table.h"
#include "table/verify.h"

enum { NOW_AND_THEN = 8, GO_ON = 6 };

/* What is read once and compared with another reading. */
struct input {
    const char *text;
    size_t length;
    uint64_t lot; /* decides which of the costly checks are made */
};

static struct record_reader *open_input(const char *text, size_t length, struct fault *f)
{
    return record_open_shelf("input", text, length, shelf_of_all(), f);
}

/* ---- Lines are what the writer writes ---------------------------------------------------------------------------- */

static struct sink_memory page;

/* Starts to write anew into the same memory. */
static struct sink *blank_page(void)
{
    if (page.text == NULL)
        sink_heap(&page);
    page.sink.length = 0;
    return &page.sink;
}

/* The page ends where the text goes on. */
static void must_end_like(const struct input *in, size_t end)
{
    size_t length = page.sink.length;
    MUST(length <= end && memcmp(page.text, in->text + end - length, length) == 0);
}

static bool has_comments(const struct input *in, size_t length)
{
    return in->text[0] == ';' || memmem(in->text, length, "\n;", 2) != NULL;
}

/* Nobody writes headers of version 1 any more. */
static void check_header(const struct input *in, const struct record_reader *reader)
{
    struct fault f;
    struct record_seal seal;
    struct record_header h = *record_header(reader);
    size_t end = (size_t)record_good_bytes(reader);
    uint64_t hash = hg_hash(record_rules(reader), record_position(reader));
    if (h.version == 1 || has_comments(in, end))
        return;
    MUST(record_write_terms(blank_page(), &h, &f));
    MUST(strcmp(h.digest, record_header(reader)->digest) == 0);
    MUST(record_write_begin(&page.sink, &h, hash, &seal, &f));
    MUST(page.sink.length == end);
    must_end_like(in, end);
}

static void check_line(const struct input *in, const struct record_reader *reader, const struct hg_action *a)
{
    struct fault f;
    const struct hg_rules *r = record_rules(reader);
    uint64_t hash = hg_hash(r, record_position(reader));
    if (record_is_undo(a))
        MUST(record_write_undo(blank_page(), record_number(reader), a->seat, hash, &f));
    else
        MUST(record_write_action(blank_page(), record_number(reader), r, edition_names(record_edition(reader)), a, hash,
                                 &f));
    must_end_like(in, (size_t)record_good_bytes(reader));
}

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

/* The dealer is asked as long as the dice are its own. */
static enum record_status read_all(const struct input *in, struct record_reader *reader, struct fault *f)
{
    struct dealer dealer;
    struct game_key root;
    struct hg_action a;
    struct hg_state before;
    enum record_status status;
    bool dealt = verify_dealer(reader, NULL, &dealer, &root, f);
    while ((status = record_next(reader, &a, &before, f)) == RECORD_ACTION) {
        check_line(in, reader, &a);
        must_be_sound(record_rules(reader), record_position(reader));
        if (dealt && !verify_deal(reader, &dealer, &before, &a, f)) {
            must_be_fault(f);
            dealt = false;
        }
    }
    return status;
}

static void must_stay(struct record_reader *reader, enum record_status status, const struct fault *f)
{
    struct hg_action a;
    struct fault again;
    MUST(record_next(reader, &a, NULL, &again) == status);
    if (status != RECORD_FINISHED)
        MUST(strcmp(f->sentence, again.sentence) == 0 && strcmp(f->place, again.place) == 0);
}

/* ---- Going on ---------------------------------------------------------------------------------------------------- */

static void must_be_same(struct record_reader *reader, const struct record_reader *whole)
{
    MUST(record_number(reader) == record_number(whole));
    MUST(memcmp(record_position(reader), record_position(whole), sizeof(struct hg_state)) == 0);
}

/* The good bytes alone are a record that is finished or goes on, and so they are with a torn line after them. */
static void read_good_bytes(const struct input *in, const struct record_reader *whole, size_t torn)
{
    size_t good = (size_t)record_good_bytes(whole);
    struct fault f;
    struct hg_action a;
    enum record_status status;
    char *text = malloc(good + torn + 1);
    MUST(text != NULL);
    memcpy(text, in->text, good);
    memset(text + good, 'x', torn);
    struct record_reader *reader = open_input(text, good + torn, &f);
    MUST(reader != NULL);
    while ((status = record_next(reader, &a, NULL, &f)) == RECORD_ACTION)
        continue;
    MUST(torn == 0 ? status == RECORD_UNFINISHED || status == RECORD_FINISHED : status == RECORD_TORN);
    MUST((size_t)record_good_bytes(reader) == good);
    must_be_same(reader, whole);
    record_close(reader);
    free(text);
}

/* The table takes it over, as far as the dice are the dealer's; players that think long are left at home. */
static void resume(const struct input *in, const struct record_reader *whole)
{
    struct table t;
    struct fault f;
    struct hg_action a;
    struct record_reader *reader = open_input(in->text, (size_t)record_good_bytes(whole), &f);
    MUST(reader != NULL);
    enum record_status status = table_resume(&t, reader, record_secret(whole), &f);
    if (status == RECORD_BROKEN)
        must_be_fault(&f);
    t.checking = true;
    for (unsigned i = 0; i < HG_SEATS_MAX; i++)
        t.player[i] = player_find("uniform");
    for (unsigned i = 0; i < GO_ON && status == RECORD_UNFINISHED; i++)
        MUST(table_advance(&t, &a, &f) != TABLE_FAULT);
    record_close(reader);
}

static void go_on(const struct input *in, const struct record_reader *whole)
{
    struct hg_state s = *record_position(whole);
    struct rng rng = fuzz_rng((unsigned)in->lot);
    lot_play(record_rules(whole), &s, &rng, GO_ON);
    if (in->lot % NOW_AND_THEN == 0)
        read_good_bytes(in, whole, 0);
    if (in->lot % NOW_AND_THEN == 1)
        read_good_bytes(in, whole, 3);
    if (in->lot % NOW_AND_THEN == 2)
        resume(in, whole);
}

/* ---- One input --------------------------------------------------------------------------------------------------- */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct input in = {(const char *)data, size, fuzz_hash(data, size)};
    struct fault f = {"", ""};
    struct record_reader *reader = open_input(in.text, size, &f);
    if (reader == NULL) {
        must_be_fault(&f);
        return 0;
    }
    check_header(&in, reader);
    enum record_status status = read_all(&in, reader, &f);
    if (status != RECORD_FINISHED)
        must_be_fault(&f);
    must_stay(reader, status, &f);
    go_on(&in, reader);
    record_close(reader);
    return 0;
}
