/* A game played into memory, for the tests of records and tables. */
#ifndef UNIT_RECORDED_H
#define UNIT_RECORDED_H

#include <stdlib.h>
#include <string.h>

#include "support/suite.h"
#include "support/written.h"
#include "table/table.h"

enum { RECORDED_SEATS = 3, RECORDED_SEED = 42, RECORDED_GAME = 17 };

static const char recorded_secret[KEY_HEX] = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/* The record's text is the game's; recorded_free gives it back. */
struct recorded {
    struct edition *edition;
    struct hg_rules rules;
    struct record_header header;
    struct table table;
    struct sink_memory memory;
    char *text;
    size_t length;
};

static inline void recorded_fill_header(struct record_header *h, const struct edition *e, bool audited)
{
    const struct name_list *armies = &edition_names(e)->armies;
    memset(h, 0, sizeof *h);
    strcpy(h->edition, edition_id(e));
    strcpy(h->sha256, edition_sha256(e));
    h->rules_version = HG_RULES_VERSION;
    strcpy(h->mode, "basic");
    h->seats = RECORDED_SEATS;
    h->audited = audited;
    h->seed = RECORDED_SEED;
    h->game = RECORDED_GAME;
    key_commitment(recorded_secret, h->commitment);
    for (unsigned i = 0; i < h->seats; i++) {
        strcpy(h->seat[i].army, armies->item[i].id);
        strcpy(h->seat[i].player, "aggressive");
        memset(h->contribution[i], (int)('1' + i), KEY_HEX - 1);
    }
}

/* A table without a record, everybody seated. */
static inline void recorded_set_table(struct recorded *game, bool audited, const char *player)
{
    struct fault f;
    game->edition = edition_builtin("mass-effect", &f);
    ck_assert_msg(game->edition != NULL, "%s: %s", f.place, f.sentence);
    ck_assert(edition_compile(game->edition, "basic", RECORDED_SEATS, NULL, 0, &game->rules, &f));
    recorded_fill_header(&game->header, game->edition, audited);
    table_seed(&game->table, &game->rules, RECORDED_SEED, RECORDED_GAME);
    game->table.names = edition_names(game->edition);
    dealer_seed(&game->table.dealer, RECORDED_SEED, RECORDED_GAME);
    for (unsigned i = 0; i < RECORDED_SEATS; i++)
        game->table.player[i] = player_find(player);
}

static inline enum table_event recorded_run(struct table *t, struct fault *f)
{
    enum table_event event;
    struct hg_action a;
    while ((event = table_advance(t, &a, f)) == TABLE_ACTED)
        continue;
    return event;
}

/* Writes the header, and makes an audited dealer ready. */
static inline void recorded_begin(struct recorded *game)
{
    struct record_header *h = &game->header;
    struct table *t = &game->table;
    struct game_key root;
    struct fault f;
    ck_assert(record_write_terms(t->record, h, &f));
    if (h->audited) {
        ck_assert(key_of_audit(&root, recorded_secret, h->digest, (const char(*)[KEY_HEX])h->contribution, h->seats));
        dealer_audit(&t->dealer, &root);
    }
    ck_assert(record_write_begin(t->record, h, hg_hash(&game->rules, &t->state), &t->seal, &f));
}

/* From here to the other one the table's record goes into memory. */
static inline void recorded_keep(struct recorded *game)
{
    sink_heap(&game->memory);
    game->table.record = &game->memory.sink;
}

static inline void recorded_kept(struct recorded *game)
{
    ck_assert_ptr_null(game->memory.sink.failed);
    game->text = game->memory.text;
    game->length = game->memory.sink.length;
    game->table.record = NULL;
}

/* Plays a whole game into game->text; a cap of rounds keeps it short, 0 lets it end. */
static inline void recorded_play(struct recorded *game, bool audited, bool bundled, unsigned cap)
{
    struct fault f;
    recorded_set_table(game, audited, "aggressive");
    if (bundled) {
        game->header.bundle = written(game->edition, &game->header.bundle_length);
        strcpy(game->header.sha256, edition_sha256(written_edition("mass-effect")));
    }
    recorded_keep(game);
    game->table.cap = cap;
    if (cap != 0)
        record_add_term(&game->header, RECORD_TERM_CAP, cap);
    recorded_begin(game);
    ck_assert_int_eq(recorded_run(&game->table, &f), TABLE_OVER);
    ck_assert(table_finish(&game->table, audited ? recorded_secret : NULL, &f));
    recorded_kept(game);
}

static inline void recorded_free(struct recorded *game)
{
    edition_close(game->edition);
    free(game->text);
}

#endif
