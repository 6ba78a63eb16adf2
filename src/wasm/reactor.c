/* One open game, and what can be asked of it. */
#include "wasm/reactor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/opened.h"
#include "players/search.h"
#include "stories/endings.h"
#include "table/table.h"
#include "table/verify.h"
#include "text/say.h"
#include "wasm/sentence.h"
#include "wire/seen.h"

/* bytes of a name that is handed over; positions that rollouts begin from, and actions between two of them */
enum { NAME_MAX_BYTES = 128, POSITIONS = 64, APART = 7 };

/* A module has one thread and one game, so it is kept here. */
static struct {
    struct opened opened;
    struct odds_cache odds;
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
    return sentence;
}

/* Its digits take the sentence's place because that is the one text the caller can read. */
void wasm_draw_key(void)
{
    struct game_key k;
    _Static_assert((int)SENTENCE_MAX >= (int)KEY_HEX, "a key fits");
    key_random(&k);
    key_print(&k, sentence);
}

static bool copy_name(const char *bytes, uint32_t length, char out[NAME_MAX_BYTES])
{
    if (length >= NAME_MAX_BYTES || memchr(bytes, 0, length) != NULL)
        return false;
    memcpy(out, bytes, length);
    out[length] = '\0';
    return true;
}

uint32_t wasm_speak(const char *language, uint32_t length)
{
    char code[NAME_MAX_BYTES];
    enum language found = copy_name(language, length, code) ? language_find(code) : LANGUAGES;
    if (found == LANGUAGES)
        return sentence_refuse("Nobody speaks this language here.");
    fault_speak(found);
    return 1;
}

/* ---- Opening ----------------------------------------------------------------------------------------------------- */

/* The odds of one game would be wrong in another, so their cache goes with it. */
uint32_t wasm_open(const char *text, uint32_t length, uint32_t seats)
{
    struct opened_name name;
    struct fault f;
    opened_end(&game.opened);
    if (!opened_split(text, length, &name))
        return sentence_refuse("A game is named EDITION/MODE.");
    name.seats = seats;
    odds_cache_clear(&game.odds);
    return opened_begin(&game.opened, &name, fault_language(), &f) || sentence_fault(&f);
}

/* ---- Playing ----------------------------------------------------------------------------------------------------- */

static void start(struct table *t, const struct player *player, uint64_t seed, uint64_t number)
{
    table_seed(t, &game.opened.rules, seed, number);
    for (unsigned i = 0; i < game.opened.rules.seats; i++)
        t->player[i] = player;
    t->odds = &game.odds;
}

/* False, with a sentence, when a player did something that is not legal. */
static bool play_one(struct table *t, uint32_t cap)
{
    struct hg_action done;
    struct fault f;
    enum table_event event;
    t->cap = cap;
    while ((event = table_advance(t, &done, &f)) == TABLE_ACTED)
        continue;
    return event == TABLE_OVER || sentence_fault(&f);
}

/* The sum depends on the order of games, so equal sums mean equal games, one by one. */
uint64_t wasm_play(const char *player, uint32_t length, uint64_t seed, uint64_t first, uint32_t games, uint32_t cap)
{
    static struct table t;
    char id[NAME_MAX_BYTES];
    const struct player *found = copy_name(player, length, id) ? player_find(id) : NULL;
    uint64_t sum = 0;
    if (game.opened.edition == NULL)
        return sentence_refuse("No game is open.");
    if (found == NULL)
        return sentence_refuse("There is no such player.");
    for (uint64_t i = 0; i < games; i++) {
        start(&t, found, seed, first + i);
        if (!play_one(&t, cap))
            return 0;
        sum = sum * UINT64_C(0x9e3779b97f4a7c15) + hg_hash(&game.opened.rules, &t.state) + t.actions;
    }
    return sum;
}

/* ---- Rollouts ---------------------------------------------------------------------------------------------------- */

/* Positions along a game, where a seat is asked; returns how many. APART actions lie between them, so that they differ.
 * Positions before the first turn are left out, since rollouts are made in turns. */
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

/* 0 when no game is open or nobody knows how to search in it. */
uint64_t wasm_rollouts(uint64_t seed, uint32_t count)
{
    static struct hg_state position[POSITIONS];
    const struct skill *skill = game.opened.edition != NULL ? skill_of(&game.opened.rules) : NULL;
    unsigned positions = skill != NULL ? collect(seed, position) : 0;
    struct rng rng;
    uint64_t sum = 0;
    rng_seed(&rng, seed, 1);
    for (uint32_t i = 0; i < count && positions > 0; i++) {
        struct hg_state s = position[i % positions];
        uint32_t worth[HG_SEATS_MAX];
        search_rollout(skill, &game.opened.rules, &s, search_horizon(&s, 1),
                       &(struct kit){.rng = &rng, .odds = &game.odds}, worth);
        for (unsigned seat = 0; seat < game.opened.rules.seats; seat++)
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
        snprintf(sentence, SENTENCE_MAX, say(fault_language(), "%lu actions, %lu of chance dealt again, %s"),
                 report.actions, report.events, ending_of_record(report.end, fault_language()));
    else
        sentence_fault(&f);
    return status;
}

/* The report's numbers are told as a sentence, since the caller can read nothing else. */
uint32_t wasm_verify_seen(const char *record, uint32_t length, const char *seen, uint32_t seen_length)
{
    struct source kept = source_bytes(seen, seen_length);
    struct seen_report report;
    struct fault f = {"", ""};
    struct record_reader *reader = record_open_text("record", record, length, &f);
    enum verify_status status =
        reader != NULL ? seen_check(reader, "seen", &kept, fault_language(), &report, &f) : VERIFY_REFUSED;
    if (reader != NULL)
        record_close(reader);
    if (status == VERIFY_FITS)
        snprintf(sentence, SENTENCE_MAX, say(fault_language(), "%s has seen this game: %lu values fit"), report.who,
                 report.values);
    else
        sentence_fault(&f);
    return status;
}
