/* Records of strangers: whatever the bytes, the reader ends with a status and a fault, never with a crash. Since no
 * fuzzer guesses a hash, inputs that begin with '@' are an edit of a real record: where (two bytes), how many bytes go
 * (one byte), then what comes instead. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "table/table.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static char *record;
static size_t record_length;

static void fill_header(struct record_header *h, const struct edition *e)
{
    memset(h, 0, sizeof *h);
    strcpy(h->edition, edition_id(e));
    strcpy(h->sha256, edition_sha256(e));
    strcpy(h->mode, "basic");
    h->rules_version = HG_RULES_VERSION;
    h->seats = 3;
    for (unsigned i = 0; i < h->seats; i++) {
        strcpy(h->seat[i].army, edition_names(e)->armies.item[i].id);
        strcpy(h->seat[i].player, "aggressive");
    }
}

/* One round is enough to meet every kind of line. */
static void play(struct edition *e)
{
    struct record_header h;
    struct hg_rules r;
    struct table t;
    struct hg_action a;
    struct fault f;
    fill_header(&h, e);
    if (!edition_compile(e, h.mode, h.seats, NULL, 0, &r, &f))
        abort();
    table_seed(&t, &r, h.seed, h.game);
    dealer_seed(&t.dealer, h.seed, h.game);
    for (unsigned i = 0; i < h.seats; i++)
        t.player[i] = player_find("aggressive");
    t.cap = 1;
    t.names = edition_names(e);
    t.record = open_memstream(&record, &record_length);
    if (!record_write_header(t.record, &h, hg_hash(&r, &t.state), &f))
        abort();
    while (table_advance(&t, &a, &f) == TABLE_ACTED)
        continue;
    if (!table_finish(&t, NULL, &f))
        abort();
    fclose(t.record);
}

static void make_record(void)
{
    struct fault f;
    struct edition *e = edition_builtin("mass-effect", &f);
    if (e == NULL)
        abort();
    play(e);
    edition_close(e);
}

/* The edited record, to be freed. */
static char *edited(const uint8_t *data, size_t size, size_t *length)
{
    size_t at = ((size_t)data[1] << 8 | data[2]) % record_length, gone = data[3];
    size_t rest = at + gone < record_length ? at + gone : record_length;
    char *out = malloc(record_length + size);
    if (out == NULL)
        abort();
    memcpy(out, record, at);
    memcpy(out + at, data + 4, size - 4);
    memcpy(out + at + size - 4, record + rest, record_length - rest);
    *length = at + size - 4 + record_length - rest;
    return out;
}

static void read_record(const char *text, size_t length)
{
    struct fault f = {{0}, {0}};
    struct hg_action a;
    enum record_status status = RECORD_ACTION;
    struct record_reader *reader = record_open_text("fuzz", text, length, &f);
    if (reader == NULL && f.sentence[0] == 0)
        abort();
    if (reader == NULL)
        return;
    while (status == RECORD_ACTION)
        status = record_next(reader, &a, NULL, &f);
    if (status != RECORD_FINISHED && f.sentence[0] == 0)
        abort();
    if (hg_state_ok(record_rules(reader), record_position(reader)) != NULL || record_good_bytes(reader) > (long)length)
        abort();
    record_close(reader);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (record == NULL)
        make_record();
    if (size < 4 || data[0] != '@') {
        read_record((const char *)data, size);
        return 0;
    }
    size_t length;
    char *text = edited(data, size, &length);
    read_record(text, length);
    free(text);
    return 0;
}
