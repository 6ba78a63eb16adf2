/* The odds of a round against every way the dice can fall. First all configurations that the games can have, with the
 * engine's functions on whole throws; then battles of played games, where the engine itself applies every throw. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/conquest/campaign/ship_dice.h"
#include "engine/conquest/core/mechanism.h"
#include "odds/position.h"
#include "players/player.h"
#include "support/modes.h"
#include "support/spoil.h"
#include "support/suite.h"
#include "support/written.h"
#include "table/dealer.h"

/* ---- Every throw of one side ------------------------------------------------------------------------------------- */

enum { DICE = ODDS_DICE_MAX + ODDS_EXTRA_MAX, LOOKS_MAX = 800 };

/* Throws that look the same once they are sorted. */
struct look {
    uint8_t face[DICE];
    uint64_t throws;
};

struct throws {
    unsigned dice, larger, cruisers;
    uint8_t face[DICE];
    unsigned looks;
    uint64_t all;
    struct look look[LOOKS_MAX];
};

static unsigned sides_of(const struct throws *t, unsigned die)
{
    return die < t->larger ? 8 : 6;
}

static void sort_falling(uint8_t *face, unsigned dice)
{
    for (unsigned i = 1; i < dice; i++)
        for (unsigned k = i; k > 0 && face[k] > face[k - 1]; k--) {
            uint8_t other = face[k];
            face[k] = face[k - 1];
            face[k - 1] = other;
        }
}

static void keep_look(struct throws *t, uint64_t throws)
{
    uint8_t face[DICE] = {0};
    memcpy(face, t->face, t->dice);
    sort_falling(face, t->dice);
    t->all += throws;
    for (unsigned i = 0; i < t->looks; i++)
        if (memcmp(t->look[i].face, face, sizeof face) == 0) {
            t->look[i].throws += throws;
            return;
        }
    ck_assert_uint_lt(t->looks, LOOKS_MAX);
    memcpy(t->look[t->looks].face, face, sizeof face);
    t->look[t->looks++].throws = throws;
}

/* The dice of `again` fall a second time, on two or more. */
static void again_from(struct throws *t, unsigned die, unsigned again, uint64_t throws)
{
    uint8_t first;
    if (die == t->dice) {
        keep_look(t, throws);
        return;
    }
    if ((again >> die & 1) == 0) {
        again_from(t, die + 1, again, t->cruisers > 0 ? throws * (sides_of(t, die) - 1) : throws);
        return;
    }
    first = t->face[die];
    for (t->face[die] = 2; t->face[die] <= sides_of(t, die); t->face[die]++)
        again_from(t, die + 1, again, throws);
    t->face[die] = first;
}

static void throw_from(struct throws *t, unsigned die)
{
    if (die == t->dice) {
        again_from(t, 0, ship_dice_again(t->face, t->dice, t->cruisers), 1);
        return;
    }
    for (t->face[die] = 1; t->face[die] <= sides_of(t, die); t->face[die]++)
        throw_from(t, die + 1);
}

static void throw_all(const struct odds_side *side, unsigned units, struct throws *t)
{
    t->dice = units + side->extra;
    t->larger = ship_dice_larger(units, side->dreadnoughts, side->all_larger != 0);
    t->cruisers = ship_dice_effective(units, side->cruisers);
    t->looks = 0;
    t->all = 0;
    throw_from(t, 0);
}

/* ---- Every throw of both sides ----------------------------------------------------------------------------------- */

/* By what the attacker loses, and whether it loses the highest. */
static void resolve_all(const struct odds_battle *b, unsigned attack, unsigned defence, const struct throws *a,
                        const struct throws *d, uint64_t count[3][2])
{
    const struct odds_side *attacker = &b->side[HG_ATTACKER], *defender = &b->side[HG_DEFENDER];
    struct throw x = {NULL, (uint8_t)a->dice, (uint8_t)attack, ship_dice_bonus(attacker->carriers)};
    struct throw y = {NULL, (uint8_t)d->dice, (uint8_t)defence, ship_dice_bonus(defender->carriers)};
    x.bonus.highest = (uint8_t)(x.bonus.highest + attacker->highest);
    x.bonus.second = (uint8_t)(x.bonus.second + attacker->second);
    x.bonus.all = attacker->all;
    y.bonus.highest = (uint8_t)(y.bonus.highest + defender->highest);
    y.bonus.all = defender->all;
    memset(count, 0, sizeof count[0] * 3);
    for (unsigned i = 0; i < a->looks; i++)
        for (unsigned k = 0; k < d->looks; k++) {
            x.face = a->look[i].face;
            y.face = d->look[k].face;
            struct losses lost = dice_resolve(&x, &y, b->tie_to_attacker != 0);
            count[lost.attacker][lost.attacker_lost_highest] += a->look[i].throws * d->look[k].throws;
        }
}

static struct throws attack_throws, defence_throws;
static unsigned long rounds_compared;

static void compare_round(const struct odds_battle *b, unsigned attack, unsigned defence, const struct throws *d)
{
    uint64_t count[3][2];
    struct odds_round r;
    odds_round(b, attack, defence, 0, &r);
    resolve_all(b, attack, defence, &attack_throws, d, count);
    ck_assert_uint_eq(r.all, attack_throws.all * d->all);
    ck_assert_uint_eq(r.count[0], count[0][0]);
    ck_assert_uint_eq(r.count[ODDS_TOP], count[1][1]);
    ck_assert_uint_eq(r.count[ODDS_SECOND], count[1][0]);
    ck_assert_uint_eq(r.count[ODDS_TOP | ODDS_SECOND], count[2][1]);
    rounds_compared++;
}

/* ---- The ships ----------------------------------------------------------------------------------------------------
 */

/* Number i of the fleets that make a difference with so many dice; false when there are no more. */
static bool fleet(unsigned i, unsigned dice, struct odds_side *side)
{
    unsigned each = dice + 1;
    side->cruisers = (uint8_t)(i % each);
    side->carriers = (uint8_t)(i / each % each);
    side->dreadnoughts = (uint8_t)(i / each / each);
    return side->dreadnoughts <= dice;
}

enum { FLEETS = 27 };

static void compare_fleets(unsigned attack, unsigned defence)
{
    static struct throws defences[FLEETS];
    struct odds_battle b = odds_plain_battle();
    for (unsigned k = 0; fleet(k, defence, &b.side[HG_DEFENDER]); k++)
        throw_all(&b.side[HG_DEFENDER], defence, &defences[k]);
    for (unsigned i = 0; fleet(i, attack, &b.side[HG_ATTACKER]); i++) {
        throw_all(&b.side[HG_ATTACKER], attack, &attack_throws);
        for (unsigned k = 0; fleet(k, defence, &b.side[HG_DEFENDER]); k++)
            compare_round(&b, attack, defence, &defences[k]);
    }
}

/* 99 fleets of an attacker against 35 of a defender. */
START_TEST(every_pair_of_fleets_agrees)
{
    rounds_compared = 0;
    for (unsigned attack = 1; attack <= 3; attack++)
        for (unsigned defence = 1; defence <= 2; defence++)
            compare_fleets(attack, defence);
    ck_assert_uint_eq(rounds_compared, 99 * 35);
}
END_TEST

/* Tokens and cards that change all dice of a side. */
START_TEST(every_card_on_ships_agrees)
{
    for (unsigned i = 0; i < 3 * 3 * 2 * 2 * 3; i++) {
        struct odds_battle b = odds_plain_battle();
        unsigned attack = 1 + i / 36, defence = 1 + i % 2;
        fleet(i % 3 == 0 ? 0 : (attack + 1) * (attack + 1) * (attack + 1) - 1, attack, &b.side[HG_ATTACKER]);
        b.side[HG_ATTACKER].all = (uint8_t)(i % 3);
        b.side[HG_DEFENDER].all = i / 3 % 2;
        b.side[HG_DEFENDER].all_larger = i / 6 % 2;
        b.side[HG_DEFENDER].cruisers = b.side[HG_DEFENDER].carriers = (uint8_t)(i / 12 % 3);
        throw_all(&b.side[HG_ATTACKER], attack, &attack_throws);
        throw_all(&b.side[HG_DEFENDER], defence, &defence_throws);
        compare_round(&b, attack, defence, &defence_throws);
    }
}
END_TEST

/* ---- Heroes, towers, bonus dice, abilities ----------------------------------------------------------------------- */

/* Up to two extra dice; hero, two towers and a card on the highest; a card on the second, on all, and on ties. */
static void compare_bonuses(unsigned attack, unsigned defence)
{
    for (unsigned dice = 0; dice < 6; dice++) {
        struct odds_battle b = odds_plain_battle();
        b.side[HG_ATTACKER].extra = (uint8_t)(dice % 3);
        b.side[HG_DEFENDER].extra = (uint8_t)(dice / 3);
        throw_all(&b.side[HG_ATTACKER], attack, &attack_throws);
        throw_all(&b.side[HG_DEFENDER], defence, &defence_throws);
        for (unsigned i = 0; i < 5 * 4 * 2 * 2 * 2; i++) {
            b.side[HG_ATTACKER].highest = (uint8_t)(i % 5);
            b.side[HG_DEFENDER].highest = (uint8_t)(i / 5 % 4);
            b.side[HG_ATTACKER].second = i / 20 % 2;
            b.side[HG_ATTACKER].all = b.side[HG_DEFENDER].all = i / 40 % 2;
            b.tie_to_attacker = (uint8_t)(i / 80);
            compare_round(&b, attack, defence, &defence_throws);
        }
    }
}

START_TEST(every_bonus_agrees)
{
    for (unsigned attack = 1; attack <= 3; attack++)
        for (unsigned defence = 1; defence <= 2; defence++)
            compare_bonuses(attack, defence);
}
END_TEST

/* ---- Played games: the engine applies every throw ---------------------------------------------------------------- */

/* How often what was lost: by units of the attacker and the defender, and by heroes. */
struct losses_seen {
    double lost[3][3], hero[2];
};

static bool hero_on(const struct hg_state *s, uint8_t army, uint8_t place)
{
    return army < HG_SEATS_MAX && open_seen(s)->hero[army] == place + 1;
}

/* Everybody who is asked for a card about the roll passes. */
static void pass_windows(const struct hg_rules *r, struct hg_state *s)
{
    while (!s->over && ask_seen(s)->kind == ASK_WINDOW &&
           (ask_seen(s)->a == HG_AFTER_ROLL_DEF || ask_seen(s)->a == HG_AFTER_ROLL_ATT)) {
        struct hg_action pass = hg_blank(VERB_PASS, ask_seen(s)->seat);
        ck_assert_int_eq(hg_apply(r, s, &pass), HG_OK);
    }
}

/* The game goes on at once after a conquest; the place is taken then, and its hero is gone with it. */
static void count_losses(const struct hg_state *before, const struct hg_state *s, double chance,
                         struct losses_seen *seen)
{
    const struct hg_conquest_open *o = open_seen(before);
    uint8_t from = o->battle_from, to = o->battle_to, loser = owner_of(before, to);
    bool taken = owner_of(s, to) != loser;
    unsigned moved = taken ? open_seen(s)->units[to] : 0;
    unsigned attacker = o->units[from] - open_seen(s)->units[from] - moved;
    unsigned defender = taken ? o->units[to] : o->units[to] - open_seen(s)->units[to];
    ck_assert(attacker <= 2 && defender <= 2);
    seen->lost[attacker][defender] += chance;
    seen->hero[HG_ATTACKER] += o->battle_hero != 0 && open_seen(s)->hero[o->seat] == 0 ? chance : 0.0;
    seen->hero[HG_DEFENDER] += hero_on(before, loser, to) && !hero_on(s, loser, to) ? chance : 0.0;
}

static uint64_t throws_of(const struct hg_chances *c)
{
    uint64_t all = 1;
    for (unsigned i = 0; i < c->count; i++)
        all *= (uint64_t)(c->sides[i] - c->least[i] + 1u);
    return all;
}

static struct hg_action nth_throw(const struct hg_chances *c, uint64_t k)
{
    struct hg_action a = hg_blank(c->verb, HG_CHANCE);
    a.count = c->count;
    for (unsigned i = 0; i < c->count; i++) {
        unsigned faces = c->sides[i] - c->least[i] + 1u;
        a.x[i] = (uint8_t)(c->least[i] + k % faces);
        k /= faces;
    }
    return a;
}

/* Every way the dice can fall in `s`; ones that are rolled again open a second throw. */
static void apply_all(const struct hg_rules *r, const struct hg_state *before, const struct hg_state *s, double chance,
                      struct losses_seen *seen)
{
    struct hg_chances c;
    uint64_t all;
    hg_chances(r, s, &c);
    all = throws_of(&c);
    for (uint64_t k = 0; k < all; k++) {
        struct hg_action roll = nth_throw(&c, k);
        struct hg_state after = *s;
        ck_assert_int_eq(hg_apply(r, &after, &roll), HG_OK);
        pass_windows(r, &after);
        if (!after.over && ask_seen(&after)->kind == ASK_CLASH_AGAIN)
            apply_all(r, before, &after, chance / (double)all, seen);
        else
            count_losses(before, &after, chance / (double)all, seen);
    }
}

static unsigned heroes_in(const struct odds_battle *b)
{
    return (unsigned)(b->side[HG_ATTACKER].hero != 0) << HG_ATTACKER | (unsigned)(b->side[HG_DEFENDER].hero != 0)
                                                                           << HG_DEFENDER;
}

static void check_losses(const struct odds_round *round, const struct losses_seen *seen)
{
    double expected[3][3] = {{0.0}};
    for (unsigned cell = 0; cell < ODDS_CELLS; cell++)
        if (round->count[cell] != 0)
            expected[round->lost[cell].attacker][round->lost[cell].defender] += round->chance[cell];
    for (unsigned a = 0; a <= 2; a++)
        for (unsigned d = 0; d <= 2; d++)
            ck_assert_double_eq_tol(seen->lost[a][d], expected[a][d], 1e-11);
}

static void compare_battle(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    struct losses_seen seen = {.hero = {0.0, 0.0}};
    struct odds_battle b;
    struct odds_round round;
    odds_battle_at(r, s, o->battle_from, o->battle_to, o->battle_hero, &b);
    odds_round(&b, o->battle_attack, o->battle_defence, heroes_in(&b), &round);
    apply_all(r, s, s, 1.0, &seen);
    check_losses(&round, &seen);
    if (b.hero_fate == HG_LOST_WITH_TOP_DIE && b.side[HG_ATTACKER].hero != 0)
        ck_assert_double_eq_tol(seen.hero[HG_ATTACKER], round.chance[ODDS_TOP] + round.chance[3], 1e-11);
    if (b.hero_fate == HG_LOST_WITH_TOP_DIE && b.side[HG_DEFENDER].hero != 0)
        ck_assert_double_eq_tol(seen.hero[HG_DEFENDER], round.chance[0] + round.chance[ODDS_SECOND], 1e-11);
}

/* A roll for both sides at once. */
static bool is_battle_roll(const struct hg_state *s)
{
    uint8_t kind;
    if (hg_actor(s) != HG_CHANCE)
        return false;
    kind = ask_seen(s)->kind;
    return (kind == ASK_BATTLE_ROLL && ask_seen(s)->x == 0) || (kind == ASK_CLASH && !open_seen(s)->battle_titan);
}

/* Rolls with something added to them are rarer, and worth more. */
static bool is_special(const struct hg_rules *r, const struct hg_state *s)
{
    struct odds_battle b, plain = odds_plain_battle();
    odds_battle_at(r, s, open_seen(s)->battle_from, open_seen(s)->battle_to, open_seen(s)->battle_hero, &b);
    plain.hero_fate = b.hero_fate;
    for (unsigned i = 0; i < 2; i++) {
        plain.side[i].dice = i == HG_ATTACKER ? r->conquest.attack_dice : r->conquest.defence_dice;
        plain.side[i].sides = r->conquest.die_sides;
    }
    return memcmp(&b, &plain, sizeof b) != 0;
}

enum { PLAIN_EACH = 2, SPECIAL_EACH = 6, ACTIONS_EACH = 40000 };

struct game {
    const struct mode *mode;
    struct hg_state s;
    struct dealer dealer;
    struct rng rng;
    unsigned left[2]; /* battles still to compare, plain and special */
};

static void play_one(struct game *g)
{
    const struct hg_rules *r = &g->mode->rules;
    struct hg_action a;
    if (hg_actor(&g->s) == HG_CHANCE) {
        struct hg_chances c;
        hg_chances(r, &g->s, &c);
        a = dealer_deal(&g->dealer, &c);
    } else {
        struct hg_choices choices;
        struct hg_view v;
        hg_choices(r, &g->s, &choices);
        hg_view(r, &g->s, hg_actor(&g->s), &v);
        a = player_find("aggressive")->choose(r, &v, &choices, &(struct kit){.rng = &g->rng}, NULL);
    }
    ck_assert_int_eq(hg_apply(r, &g->s, &a), HG_OK);
}

static void maybe_compare(struct game *g)
{
    unsigned special;
    if (!is_battle_roll(&g->s))
        return;
    special = is_special(&g->mode->rules, &g->s);
    if (g->left[special] == 0)
        return;
    g->left[special]--;
    compare_battle(&g->mode->rules, &g->s);
}

static unsigned long specials_compared;

static void play(const struct mode *mode, uint64_t seed)
{
    struct game g = {.mode = mode, .left = {PLAIN_EACH, SPECIAL_EACH}};
    unsigned actions = 0;
    for (uint64_t number = 0; actions < ACTIONS_EACH && g.left[1] > 0; number++) {
        hg_start(&mode->rules, &g.s);
        dealer_seed(&g.dealer, seed, number);
        rng_seed(&g.rng, seed, number);
        for (unsigned i = 0; i < 6000 && !g.s.over; i++, actions++) {
            maybe_compare(&g);
            play_one(&g);
        }
    }
    ck_assert_uint_eq(g.left[0], 0);
    specials_compared += SPECIAL_EACH - g.left[1];
}

START_TEST(the_engine_takes_as_many_units_as_computed)
{
    unsigned count;
    const struct mode *modes = modes_all(&count);
    for (unsigned i = 0; i < count; i++)
        if (modes[i].rules.family == HG_CONQUEST)
            play(&modes[i], 7 + i);
    ck_assert_uint_ge(specials_compared, 100);
}
END_TEST

/* The same in editions with other dice. */
struct other {
    const char *edition, *mode, *dice;
};

static const struct other others[] = {
    {"mass-effect", "galaxy-at-war", "attack: 3, defence: 2, sides: 4"},
    {"mass-effect", "galaxy-at-war", "attack: 2, defence: 2, sides: 8"},
    {"halo-wars", "command-room", "attack: 3, defence: 1, sides: 5"},
    {"starcraft", "command-room", "attack: 2, defence: 2, sides: 8"},
    {"starcraft", "basic", "attack: 1, defence: 1, sides: 7"},
};

START_TEST(so_it_does_with_other_dice)
{
    const struct other *o = &others[_i];
    struct spoilt edit = {"charts.yaml", "attack: 3, defence: 2, sides: 6", o->dice, NULL, NULL};
    struct fault f = {"", ""};
    struct edition *good = edition_builtin(o->edition, &f), *e;
    struct mode mode = {.label = "other dice"};
    size_t length;
    long line;
    char *text = spoil(written(good, &length), &edit, &line);
    e = edition_from_bundle("other", text, strlen(text), &f);
    ck_assert_msg(e != NULL, "%s: %s", f.place, f.sentence);
    const struct edition_mode *found = edition_find_mode(e, o->mode);
    ck_assert(edition_compile(e, o->mode, found->seats_min, NULL, 0, &mode.rules, &f));
    play(&mode, 3);
    free(text);
    edition_close(e);
    edition_close(good);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("odds-rounds", &tests);
    tcase_add_test(tests, every_pair_of_fleets_agrees);
    tcase_add_test(tests, every_card_on_ships_agrees);
    tcase_add_test(tests, every_bonus_agrees);
    tcase_add_test(tests, the_engine_takes_as_many_units_as_computed);
    tcase_add_loop_test(tests, so_it_does_with_other_dice, 0, (int)(sizeof others / sizeof others[0]));
    return suite_run(suite);
}
