/* Play that looks sensible: games of a level against two players of the pool, in which its follies and habits are
 * counted. docs/PLAYERS.md defines them.
 *   test_follies                     a few games of each level, with limits
 *   test_follies LEVEL [GAMES]       prints all numbers for a level (default: 100 games) */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/conquest/core/core.h"
#include "engine/insight.h"
#include "odds/quick.h"
#include "support/modes.h"
#include "support/suite.h"
#include "table/table.h"

enum { SEED = 5, CAP = 100, SURE = ODDS_ONE * 19 / 20, HOPELESS = ODDS_ONE / 5, GREAT = 8 };

static const char *const partners[] = {"builder", "turtle", "opportunist", "hunter", "avenger"};
enum { PARTNERS = sizeof partners / sizeof partners[0] };

/* What is counted, over all turns of the level. */
struct counts {
    unsigned games, won, turns;
    unsigned without_conquest;            /* turns */
    unsigned cards_passed;                /* turns ended without a conquest although one was sure */
    unsigned regions_passed;              /* attacks ended although the last place of a region was sure */
    unsigned attacks, hopeless;           /* attacks, and those with less than one chance in five */
    unsigned idle;                        /* turns that end with a great force behind the lines that could have come */
    unsigned whole, kept;                 /* whole regions at the end of turns, and those that are whole at the next;
                                         the end of a won game is no turn */
    unsigned borders, bare;               /* places beside enemies at the end of turns, and those with one unit */
    unsigned region_borders, region_bare; /* the same in whole regions */
};

static const struct hg_rules *rules;
static struct odds_cache odds;

/* ---- Looking ----------------------------------------------------------------------------------------------------- */

static uint32_t chance_of(const struct hg_conquest_open *o, uint8_t from, uint8_t to)
{
    const struct odds_quick *plain = odds_cached(&odds, rules, (struct insight_edge){{0, 0}, {0, 0}});
    return odds_win(plain, o->units[from] - 1u, o->units[to]);
}

/* The places that can be taken for sure. */
static uint64_t sure_conquests(const struct hg_conquest_open *o, uint8_t seat)
{
    uint64_t found = 0;
    for (uint64_t sources = o->own[seat] & crowded(o->units); sources != 0;) {
        uint8_t from = take_lowest(&sources);
        for (uint64_t left = rules->conquest.near[from] & ~o->own[seat]; left != 0;) {
            uint8_t to = take_lowest(&left);
            found |= chance_of(o, from, to) > SURE ? bit(to) : 0;
        }
    }
    return found;
}

static bool completes_region(uint64_t own, uint64_t places)
{
    for (unsigned i = 0; i < rules->conquest.regions; i++) {
        uint64_t missing = rules->conquest.region[i] & ~own;
        if (count_bits(missing) == 1 && (missing & places) != 0)
            return true;
    }
    return false;
}

/* ---- Counting ---------------------------------------------------------------------------------------------------- */

/* A decision of the level in its attack step. */
static void count_attack(const struct hg_state *s, const struct hg_action *a, struct counts *c)
{
    const struct hg_conquest_open *o = &s->conquest.open;
    uint64_t sure;
    if (a->verb == VERB_ATTACK) {
        c->attacks++;
        c->hopeless += chance_of(o, a->from, a->to) < HOPELESS;
        return;
    }
    sure = sure_conquests(o, a->seat);
    c->cards_passed += o->conquests == 0 && sure != 0;
    c->regions_passed += completes_region(o->own[a->seat], sure);
}

/* A force behind the lines with a third of all units is idle, unless it came as far as a turn lets it. */
static bool is_idle(const struct hg_conquest_open *o, uint8_t seat, bool moved)
{
    unsigned all = 0, most = 0;
    for (uint64_t left = o->own[seat]; left != 0;) {
        uint8_t place = take_lowest(&left);
        all += o->units[place];
        if ((rules->conquest.near[place] & ~o->own[seat]) == 0 && o->units[place] > most)
            most = o->units[place];
    }
    return !moved && insight_beside(rules, o->own[seat], ~o->own[seat] & all_places(rules)) != 0 && most >= GREAT &&
           3 * most > all;
}

static void count_borders(const struct hg_conquest_open *o, uint8_t seat, struct counts *c)
{
    uint64_t borders = insight_beside(rules, o->own[seat], ~o->own[seat]), regions = 0;
    for (uint64_t left = insight_whole_regions(rules, o->own[seat]); left != 0;)
        regions |= rules->conquest.region[take_lowest(&left)];
    c->borders += count_bits(borders);
    c->bare += count_bits(borders & ~crowded(o->units));
    c->region_borders += count_bits(borders & regions);
    c->region_bare += count_bits(borders & regions & ~crowded(o->units));
}

/* ---- Games ------------------------------------------------------------------------------------------------------- */

/* What is known of the level's last turn. */
struct watch {
    uint8_t seat;
    uint32_t turn;
    unsigned conquests;
    bool moved, mine;
    uint64_t whole;
};

/* When its turn is over, and when the next one begins. */
static void turn_over(struct watch *w, const struct hg_state *s, struct counts *c)
{
    const struct hg_conquest_open *o = &s->conquest.open;
    c->turns++;
    c->without_conquest += w->conquests == 0;
    c->idle += is_idle(o, w->seat, w->moved);
    w->whole = insight_whole_regions(rules, o->own[w->seat]);
    count_borders(o, w->seat, c);
}

static void turn_begins(struct watch *w, const struct hg_state *s, struct counts *c)
{
    c->whole += count_bits(w->whole);
    c->kept += count_bits(w->whole & insight_whole_regions(rules, s->conquest.open.own[w->seat]));
    w->whole = 0;
    w->conquests = 0;
    w->moved = false;
}

/* After every action. */
static void watch(struct watch *w, const struct hg_state *s, const struct hg_action *a, struct counts *c)
{
    bool mine = !s->over && s->turn > 0 && s->conquest.open.seat == w->seat;
    if (w->mine && (!mine || s->turn != w->turn))
        turn_over(w, s, c);
    if (mine && (!w->mine || s->turn != w->turn))
        turn_begins(w, s, c);
    if (mine && s->conquest.open.conquests > w->conquests)
        w->conquests = s->conquest.open.conquests;
    w->moved = w->moved || (a->seat == w->seat && a->verb == VERB_FORTIFY);
    w->mine = mine;
    w->turn = s->turn;
}

/* Two others by turns, the level in every seat by turns. */
static void play(const struct player *level, unsigned game, struct counts *c)
{
    static struct table t;
    struct watch w = {.seat = (uint8_t)(game % 3)};
    struct hg_action a;
    struct fault f;
    table_seed(&t, rules, SEED, game);
    dealer_seed(&t.dealer, SEED, game);
    t.cap = CAP;
    t.odds = &odds;
    for (unsigned i = 0; i < 3; i++)
        t.player[i] = i == w.seat ? level : player_find(partners[(game / 3 + i * (1 + game / 15)) % PARTNERS]);
    for (;;) {
        struct hg_state before = t.state;
        if (table_advance(&t, &a, &f) != TABLE_ACTED)
            break;
        if (a.seat == w.seat && ask_seen(&before)->kind == ASK_INVADE)
            count_attack(&before, &a, c);
        watch(&w, &t.state, &a, c);
    }
    c->games++;
    c->won += has(t.state.winners, w.seat);
    c->whole += has(t.state.winners, w.seat) ? 0 : count_bits(w.whole);
}

static struct counts play_all(const char *level, unsigned games)
{
    struct counts c = {0};
    for (unsigned game = 0; game < games; game++)
        play(player_find(level), game, &c);
    return c;
}

/* ---- Tests ------------------------------------------------------------------------------------------------------- */

/* Levels and games: the search costs time. */
static const struct {
    const char *level;
    unsigned games;
} levels[] = {{"casual", 300}, {"skilled", 30}};
enum { LEVELS = sizeof levels / sizeof levels[0], COVERED = 24 };

static void assert_few_follies(const struct counts *c)
{
    ck_assert_uint_gt(c->turns, 20);
    ck_assert_msg(50 * c->cards_passed <= c->turns, "%u cards passed in %u turns", c->cards_passed, c->turns);
    ck_assert_msg(50 * c->regions_passed <= c->turns, "%u regions passed in %u turns", c->regions_passed, c->turns);
    ck_assert_msg(50 * c->hopeless <= c->attacks, "%u hopeless attacks of %u", c->hopeless, c->attacks);
    ck_assert_msg(20 * c->idle <= c->turns, "%u idle forces in %u turns", c->idle, c->turns);
}

START_TEST(sensible_players_commit_few_follies)
{
    struct counts c = play_all(levels[_i].level, levels[_i].games);
    assert_few_follies(&c);
}
END_TEST

/* The card of the turn comes before guards, and both before everything else. */
START_TEST(hard_players_cover_their_borders_and_take_their_cards)
{
    struct counts c = play_all("hard", COVERED);
    assert_few_follies(&c);
    ck_assert_msg(100 * c.bare <= 55 * c.borders, "%u bare borders of %u", c.bare, c.borders);
    ck_assert_msg(100 * c.without_conquest <= 3 * c.turns, "%u turns without a conquest of %u", c.without_conquest,
                  c.turns);
    ck_assert_msg(100 * c.kept >= 60 * c.whole, "%u regions kept of %u", c.kept, c.whole);
}
END_TEST

static double percent(unsigned part, unsigned all)
{
    return all == 0 ? 0 : 100.0 * part / all;
}

static int print_all(const char *level, unsigned games)
{
    struct counts c = play_all(level, games);
    printf("%s: %u games, %u won, %u turns\n", level, c.games, c.won, c.turns);
    printf("turns without a conquest          %5.1f %%\n", percent(c.without_conquest, c.turns));
    printf("whole regions kept                %5.1f %% of %u\n", percent(c.kept, c.whole), c.whole);
    printf("border places with one unit       %5.1f %%\n", percent(c.bare, c.borders));
    printf("the same in whole regions         %5.1f %% of %u\n", percent(c.region_bare, c.region_borders),
           c.region_borders);
    printf("cards passed                      %5.2f %% of turns\n", percent(c.cards_passed, c.turns));
    printf("regions passed                    %5.2f %% of turns\n", percent(c.regions_passed, c.turns));
    printf("hopeless attacks                  %5.2f %% of %u\n", percent(c.hopeless, c.attacks), c.attacks);
    printf("great forces idle                 %5.2f %% of turns\n", percent(c.idle, c.turns));
    return 0;
}

int main(int argc, char **argv)
{
    TCase *tests;
    Suite *suite = suite_of("follies", &tests);
    unsigned count;
    const struct mode *modes = modes_all(&count);
    for (unsigned i = 0; i < count; i++)
        if (strcmp(modes[i].label, "mass-effect/basic 3") == 0)
            rules = &modes[i].rules;
    if (argc > 1)
        return player_find(argv[1]) == NULL ? 2 : print_all(argv[1], argc > 2 ? (unsigned)atoi(argv[2]) : 100);
    tcase_add_test(tests, hard_players_cover_their_borders_and_take_their_cards);
    tcase_add_loop_test(tests, sensible_players_commit_few_follies, 0, LEVELS);
    return suite_run(suite);
}
