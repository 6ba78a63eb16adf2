/* One open game, and what can be asked of it. */
#include "wasm/reactor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "players/search.h"
#include "table/table.h"
#include "table/verify.h"

enum { NAME_MAX_BYTES = 128, POSITIONS = 64, APART = 7 };

static struct {
    struct edition *edition; /* NULL: no game is open */
    struct hg_rules rules;
    struct odds_cache odds;
    char sentence[1024];
} game;

/* ---- Texts ------------------------------------------------------------------------------------------------------- */

void *wasm_allocate(uint32_t size)
{
    return malloc(size);
}

void wasm_free(void *room)
{
    free(room);
}

const char *wasm_sentence(void)
{
    return game.sentence;
}

void wasm_draw_key(void)
{
    struct game_key k;
    _Static_assert(sizeof game.sentence >= KEY_HEX, "a key fits");
    key_random(&k);
    key_print(&k, game.sentence);
}

static uint32_t refuse(const char *sentence)
{
    snprintf(game.sentence, sizeof game.sentence, "%s", sentence);
    return 0;
}

static uint32_t refuse_fault(const struct fault *f)
{
    fault_print(f, game.sentence, sizeof game.sentence);
    return 0;
}

static bool copy_name(const char *bytes, uint32_t length, char out[NAME_MAX_BYTES])
{
    if (length >= NAME_MAX_BYTES || memchr(bytes, 0, length) != NULL)
        return false;
    memcpy(out, bytes, length);
    out[length] = '\0';
    return true;
}

/* ---- Opening ----------------------------------------------------------------------------------------------------- */

static void close_game(void)
{
    edition_close(game.edition);
    game.edition = NULL;
}

uint32_t wasm_open(const char *name, uint32_t length, uint32_t seats)
{
    char id[NAME_MAX_BYTES], *mode;
    struct fault f;
    close_game();
    if (!copy_name(name, length, id) || (mode = strchr(id, '/')) == NULL)
        return refuse("A game is named EDITION/MODE.");
    *mode++ = '\0';
    game.edition = edition_builtin(id, &f);
    if (game.edition == NULL)
        return refuse_fault(&f);
    odds_cache_clear(&game.odds);
    if (edition_compile(game.edition, mode, seats, NULL, 0, &game.rules, &f))
        return 1;
    close_game();
    return refuse_fault(&f);
}

/* ---- Playing ----------------------------------------------------------------------------------------------------- */

static void start(struct table *t, const struct player *player, uint64_t seed, uint64_t number)
{
    table_seed(t, &game.rules, seed, number);
    dealer_seed(&t->dealer, seed, number);
    for (unsigned i = 0; i < game.rules.seats; i++)
        t->player[i] = player;
    t->odds = &game.odds;
}

static bool play_one(struct table *t, uint32_t cap)
{
    struct hg_action done;
    struct fault f;
    enum table_event event;
    t->cap = cap;
    while ((event = table_advance(t, &done, &f)) == TABLE_ACTED)
        continue;
    return event == TABLE_OVER || refuse_fault(&f);
}

uint64_t wasm_play(const char *player, uint32_t length, uint64_t seed, uint64_t first, uint32_t games, uint32_t cap)
{
    static struct table t;
    char id[NAME_MAX_BYTES];
    const struct player *found = copy_name(player, length, id) ? player_find(id) : NULL;
    uint64_t sum = 0;
    if (game.edition == NULL)
        return refuse("No game is open.");
    if (found == NULL)
        return refuse("There is no such player.");
    for (uint64_t i = 0; i < games; i++) {
        start(&t, found, seed, first + i);
        if (!play_one(&t, cap))
            return 0;
        sum = sum * UINT64_C(0x9e3779b97f4a7c15) + hg_hash(&game.rules, &t.state) + t.actions;
    }
    return sum;
}

/* ---- Rollouts ---------------------------------------------------------------------------------------------------- */

/* Positions along a game, where a seat is asked; returns how many. */
static unsigned collect(uint64_t seed, struct hg_state out[POSITIONS])
{
    static struct table t;
    struct hg_action done;
    struct fault f;
    unsigned count = 0;
    start(&t, player_find("casual"), seed, 0);
    while (count < POSITIONS && table_advance(&t, &done, &f) == TABLE_ACTED) {
        if (!t.state.over && t.state.turn > 0 && hg_actor(&t.state) != HG_CHANCE && t.actions % APART == 0)
            out[count++] = t.state;
    }
    return count;
}

uint64_t wasm_rollouts(uint64_t seed, uint32_t count)
{
    static struct hg_state position[POSITIONS];
    const struct skill *skill = game.edition != NULL ? skill_of(&game.rules) : NULL;
    unsigned positions = skill != NULL ? collect(seed, position) : 0;
    struct rng rng;
    uint64_t sum = 0;
    rng_seed(&rng, seed, 1);
    for (uint32_t i = 0; i < count && positions > 0; i++) {
        struct hg_state s = position[i % positions];
        uint32_t worth[HG_SEATS_MAX];
        search_rollout(skill, &game.rules, &s, search_horizon(&s, 1), &(struct kit){&rng, &game.odds}, worth);
        for (unsigned seat = 0; seat < game.rules.seats; seat++)
            sum = sum * 3 + worth[seat];
    }
    return sum;
}

/* ---- Verifying --------------------------------------------------------------------------------------------------- */

uint32_t wasm_verify(const char *record, uint32_t length)
{
    struct verify_report report;
    struct fault f = {"", ""};
    enum verify_status status = verify_text("record", record, length, &report, &f);
    if (status == VERIFY_FITS)
        snprintf(game.sentence, sizeof game.sentence, "%lu actions, %lu of chance dealt again, %s", report.actions,
                 report.events, report.end);
    else
        refuse_fault(&f);
    return status;
}
