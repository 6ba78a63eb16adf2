/* The players of the assets family: chances that agree with the engine's own throws, moves that are legal and
 * repeatable, a ladder whose rungs hold, and the end of the game sought or avoided as it suits. */
#include <string.h>

#include "engine/insight.h"
#include "players/assets/assets.h"
#include "players/skill.h"
#include "support/suite.h"
#include "text/edition/edition.h"

enum { SEED = 30, SEATS_MOST = 5, ROUNDS_MAX = 200, WORK = 64, MUCH = 12000 };

static struct hg_rules rules[SEATS_MOST + 1];

static void open_rules(void)
{
    struct fault f;
    struct edition *e = edition_builtin("mass-effect", &f);
    ck_assert_msg(e != NULL, "%s", f.sentence);
    for (unsigned seats = 2; seats <= SEATS_MOST; seats++)
        ck_assert_msg(edition_compile(e, "war-assets", seats, NULL, 0, &rules[seats], &f), "%s", f.sentence);
    edition_close(e);
}

/* ---- Chances ----------------------------------------------------------------------------------------------------- */

static uint8_t any_card(unsigned value, unsigned rows)
{
    uint64_t left = rules[2].assets.cards;
    while (rules[2].assets.value[lowest(left)] != value || rules[2].assets.rows[lowest(left)] != rows)
        left &= left - 1;
    return (uint8_t)lowest(left);
}

/* Every throw of the dice that are left, in the engine's own terms: the best of what matching, placing and removing
 * leave. */
static double by_counting(struct assets_prospects *c, uint8_t card, unsigned rows, unsigned small, unsigned large)
{
    const struct hg_rules *r = c->r;
    struct hg_state s;
    double sum = 0, throws = 0;
    memset(&s, 0, sizeof s);
    assets_of(&s)->dice[0] = (uint8_t)small;
    assets_of(&s)->dice[1] = (uint8_t)large;
    unsigned all = 1;
    for (unsigned i = 0; i < small + large; i++)
        all *= r->assets.sides[i >= small];
    for (unsigned k = 0; k < all; k++, throws++) {
        uint32_t best = small > 0 ? assets_prospect(c, rows, small - 1, large) : 0;
        uint32_t other = large > 0 ? assets_prospect(c, rows, small, large - 1) : 0;
        unsigned rest = k;
        for (unsigned i = 0; i < small + large; rest /= r->assets.sides[i >= small], i++)
            assets_of(&s)->face[i] = (uint8_t)(rest % r->assets.sides[i >= small] + 1);
        best = other > best ? other : best;
        for (uint64_t left = rows; left != 0;) {
            unsigned row = take_lowest(&left);
            uint8_t set[1u << ROWS_DICE];
            unsigned sets = rows_sets(assets_rolled(&s), assets_row(r, card, row), set, sizeof set);
            for (unsigned i = 0; i < sets; i++) {
                unsigned low = count_bits(set[i] & ((1u << small) - 1));
                other = assets_prospect(c, rows & ~(1u << row), small - low, large - (count_bits(set[i]) - low));
                best = other > best ? other : best;
            }
        }
        sum += (double)best / ASSETS_ONE;
    }
    return sum / throws;
}

START_TEST(chances_agree_with_counting_every_throw)
{
    uint8_t card = _i == 0 ? any_card(2, 3) : _i == 1 ? any_card(5, 4) : any_card(3, 2);
    struct assets_prospects c;
    assets_prospects_start(&c, &rules[2], card, true);
    unsigned rows = (1u << c.rows) - 1;
    for (unsigned small = 1; small <= 3; small++)
        for (unsigned large = 0; large <= 2; large++)
            for (unsigned set = 1; set <= rows; set++) {
                double chance = (double)assets_prospect(&c, set, small, large) / ASSETS_ONE;
                ck_assert_double_eq_tol(chance, by_counting(&c, card, set, small, large), 1e-6);
            }
}
END_TEST

START_TEST(sure_things_are_sure_and_others_hopeless)
{
    struct assets_prospects c;
    assets_prospects_start(&c, &rules[2], any_card(5, 4), false);
    ck_assert_uint_eq(assets_prospect(&c, 0, 0, 0), ASSETS_ONE);
    ck_assert_uint_eq(assets_prospect(&c, 1, 5, 0), 0); /* a 7 without an eight-sided die */
    ck_assert_uint_eq(assets_prospect(&c, 15, 2, 1), 0);
}
END_TEST

/* ---- Players ----------------------------------------------------------------------------------------------------- */

enum level { NOVICE, CASUAL, SKILLED };

static struct hg_action answer(const struct hg_rules *r, const struct hg_view *v, enum level level, struct rng *rng)
{
    struct kit kit = {.rng = rng};
    struct hg_choices choices;
    hg_choices(r, &v->position, &choices);
    if (level == NOVICE)
        return skill_assets.novice(r, &v->position, &choices, &kit);
    if (level == CASUAL)
        return skill_assets.casual(r, &v->position, &kit);
    return skill_assets.search(r, v, WORK, &kit, NULL);
}

/* Both times the same, from the view alone; here nothing is hidden. */
static struct hg_action checked_answer(const struct hg_rules *r, const struct hg_state *s, enum level level,
                                       struct rng *rng)
{
    struct rng again = *rng;
    struct hg_view v;
    hg_view(r, s, hg_actor(s), &v);
    struct hg_action a = answer(r, &v, level, rng);
    if (level != SKILLED) {
        struct hg_action b = answer(r, &v, level, &again);
        ck_assert_mem_eq(&a, &b, sizeof a);
    }
    return a;
}

/* One seat of the first level against the others of the second; whether it wins. */
static bool play(const struct hg_rules *r, enum level first, enum level others, uint64_t game)
{
    struct rng dealer, rng;
    struct hg_state s;
    unsigned seat = (unsigned)(game % r->seats);
    rng_seed(&dealer, SEED, game / r->seats);
    rng_seed(&rng, SEED + 1, game);
    hg_start(r, &s);
    while (!s.over) {
        uint8_t actor = hg_actor(&s);
        struct hg_action a = actor == HG_CHANCE ? skill_deal(r, &s, &dealer)
                                                : checked_answer(r, &s, actor == seat ? first : others, &rng);
        ck_assert_int_eq(hg_apply(r, &s, &a), HG_OK);
        ck_assert_uint_le(s.round, ROUNDS_MAX);
    }
    return has(s.winners, seat);
}

static unsigned wins(const struct hg_rules *r, enum level first, enum level others, unsigned games)
{
    unsigned won = 0;
    for (unsigned i = 0; i < games; i++)
        won += play(r, first, others, i);
    return won;
}

START_TEST(casual_beats_novice)
{
    ck_assert_uint_ge(wins(&rules[2], CASUAL, NOVICE, 60), 48);
    ck_assert_uint_ge(wins(&rules[4], CASUAL, NOVICE, 40), 28);
}
END_TEST

START_TEST(skilled_beats_casual)
{
    ck_assert_uint_ge(wins(&rules[_i], SKILLED, CASUAL, 12), 8);
}
END_TEST

/* ---- Play -------------------------------------------------------------------------------------------------------- */

/* All cards but one are claimed, and the dice match everything it wants. */
static struct hg_view last_card(unsigned leader)
{
    const struct hg_rules *r = &rules[2];
    uint8_t card = any_card(1, 3);
    struct hg_state s;
    struct hg_view v;
    struct hg_action first = hg_blank(VERB_FIRST, HG_CHANCE), roll = hg_blank(VERB_ROLL, HG_CHANCE);
    hg_start(r, &s);
    first.card = 0;
    ck_assert_int_eq(hg_apply(r, &s, &first), HG_OK);
    assets_of(&s)->own[leader] = r->assets.cards & ~bit(card);
    /* Enough in the other hand for something to steal. */
    assets_of(&s)->own[leader] &= ~bit(any_card(4, 2));
    assets_of(&s)->own[1 - leader] = bit(any_card(4, 2));
    roll.count = 7;
    memcpy(roll.x, (uint8_t[]){6, 4, 2, 3, 3, 8, 8}, 7);
    ck_assert_int_eq(hg_apply(r, &s, &roll), HG_OK);
    hg_view(r, &s, 0, &v);
    return v;
}

START_TEST(skilled_ends_a_game_only_as_its_winner)
{
    struct rng rng;
    struct thought why;
    struct hg_view ahead = last_card(0), behind = last_card(1);
    rng_seed(&rng, SEED, 0);
    struct hg_action a = skill_assets.search(&rules[2], &ahead, WORK, &(struct kit){.rng = &rng}, &why);
    ck_assert_uint_eq(a.verb, VERB_MATCH);
    ck_assert_uint_eq(a.to, any_card(1, 3));
    ck_assert_uint_eq(why.kind, THOUGHT_OWN_REGION);
    ck_assert(why.chance > 0 && why.chance <= 10000);
    a = skill_assets.search(&rules[2], &behind, WORK, &(struct kit){.rng = &rng}, &why);
    ck_assert(a.verb == VERB_PASS || a.to != any_card(1, 3));
}
END_TEST

/* By games to their end, and the same at each asking. */
START_TEST(master_ends_a_game_only_as_its_winner)
{
    for (uint64_t seed = 0; seed < 4; seed++) {
        struct hg_view ahead = last_card(0), behind = last_card(1);
        struct rng rng, again;
        rng_seed(&rng, SEED, seed);
        again = rng;
        struct hg_action a = skill_assets.search(&rules[2], &ahead, MUCH, &(struct kit){.rng = &rng}, NULL);
        struct hg_action b = skill_assets.search(&rules[2], &ahead, MUCH, &(struct kit){.rng = &again}, NULL);
        ck_assert_mem_eq(&a, &b, sizeof a);
        ck_assert_uint_eq(a.verb, VERB_MATCH);
        ck_assert_uint_eq(a.to, any_card(1, 3));
        a = skill_assets.search(&rules[2], &behind, MUCH, &(struct kit){.rng = &rng}, NULL);
        ck_assert(a.verb == VERB_PASS || a.to != any_card(1, 3));
    }
}
END_TEST

/* The same dice, but the leader is ahead by a few points only, and much can still be stolen. */
static struct hg_view close_game(unsigned leader)
{
    struct hg_view v = last_card(leader);
    struct hg_assets *o = assets_of(&v.position);
    uint64_t left = rules[2].assets.cards & ~bit(any_card(1, 3));
    o->own[0] = o->own[1] = 0;
    while (left != 0) {
        bool lead = insight_score(&rules[2], o->own[leader]) > insight_score(&rules[2], o->own[1 - leader]) + 3;
        o->own[lead ? 1 - leader : leader] |= bit(take_lowest(&left));
    }
    return v;
}

/* The wish to end the game as its loser comes first in the list, and has the right of way; games say otherwise. */
START_TEST(games_in_the_head_overrule_a_bad_wish)
{
    struct hg_view ahead = close_game(0), behind = close_game(1);
    const struct assets_try wish[] = {{any_card(1, 3), ASSETS_ONE / 2}, {HG_NONE, 0}}, none[] = {wish[1], wish[0]};
    struct rng rng;
    rng_seed(&rng, SEED, 0);
    ck_assert_int_lt(assets_gain(&rules[2], &behind.position, any_card(1, 3)), 0);
    ck_assert_int_gt(assets_gain(&rules[2], &ahead.position, any_card(1, 3)), 0);
    ck_assert_uint_eq(assets_foresee(&rules[2], &behind.position, wish, 2, 2000, &rng), 1);
    ck_assert_uint_eq(assets_foresee(&rules[2], &behind.position, none, 2, 2000, &rng), 0);
    ck_assert_uint_eq(assets_foresee(&rules[2], &ahead.position, wish, 2, 2000, &rng), 0);
    ck_assert_uint_eq(assets_foresee(&rules[2], &ahead.position, none, 2, 2000, &rng), 1);
}
END_TEST

/* The card that has come to a hand between two positions, or HG_NONE. */
static uint8_t card_taken(const struct hg_state *before, const struct hg_state *after, uint8_t seat)
{
    uint64_t more = assets_seen(after)->own[seat] & ~assets_seen(before)->own[seat];
    return more == 0 ? HG_NONE : (uint8_t)lowest(more);
}

static void compare_tables(const struct assets_table *a, const struct assets_table *b)
{
    ck_assert_mem_eq(a->own, b->own, sizeof a->own);
    ck_assert_mem_eq(a->score, b->score, sizeof a->score);
    ck_assert(a->claimed == b->claimed && a->locked == b->locked && a->acting == b->acting);
}

/* In the head a card is taken as at the table: hands, points, and what is safe from then on. */
START_TEST(cards_are_taken_in_the_head_as_in_the_game)
{
    const struct hg_rules *r = &rules[_i];
    struct assets_worths w;
    struct rng rng;
    struct hg_state s, before;
    unsigned taken = 0;
    assets_worths(r, &w);
    rng_seed(&rng, SEED, (uint64_t)_i);
    hg_start(r, &s);
    while (!s.over) {
        struct hg_action a = hg_actor(&s) == HG_CHANCE ? skill_deal(r, &s, &rng)
                                                       : skill_assets.casual(r, &s, &(struct kit){.rng = &rng});
        before = s;
        ck_assert_int_eq(hg_apply(r, &s, &a), HG_OK);
        uint8_t seat = assets_seen(&before)->seat, card = seat == HG_NONE ? HG_NONE : card_taken(&before, &s, seat);
        if (card == HG_NONE)
            continue;
        struct assets_table in_head = assets_table(r, &before), there = assets_table(r, &s);
        assets_take(&w, &in_head, card);
        compare_tables(&in_head, &there);
        taken++;
    }
    ck_assert_uint_ge(taken, 18);
}
END_TEST

START_TEST(casual_ends_a_game_only_as_its_winner)
{
    struct rng rng;
    struct hg_view ahead = last_card(0), behind = last_card(1);
    rng_seed(&rng, SEED, 0);
    struct hg_action a = skill_assets.casual(&rules[2], &ahead.position, &(struct kit){.rng = &rng});
    ck_assert_uint_eq(a.verb, VERB_MATCH);
    ck_assert_uint_eq(a.to, any_card(1, 3));
    a = skill_assets.casual(&rules[2], &behind.position, &(struct kit){.rng = &rng});
    ck_assert(a.verb == VERB_PASS || a.to != any_card(1, 3));
}
END_TEST

/* ---- Dice of a row ----------------------------------------------------------------------------------------------- */

static unsigned first_of_fewest(const uint8_t *set, unsigned sets)
{
    unsigned best = 0;
    for (unsigned i = 1; i < sets; i++)
        best = count_bits(set[i]) < count_bits(set[best]) ? i : best;
    return set[best];
}

/* Of all sets that match a row, for every row of every card and dice by lot. */
START_TEST(fewest_dice_are_the_first_of_the_sets_with_fewest)
{
    const struct hg_assets_rules *g = &rules[2].assets;
    struct rng rng;
    rng_seed(&rng, SEED, 1);
    for (unsigned i = 0; i < 20000; i++) {
        uint8_t card = (uint8_t)rng_below(&rng, HG_PLACES_MAX), face[HG_DICE_MAX] = {0}, set[1u << ROWS_DICE];
        uint8_t dice[2] = {(uint8_t)rng_below(&rng, g->dice[0] + 1u), (uint8_t)rng_below(&rng, g->dice[1] + 1u)};
        struct rows_roll roll = {face, dice};
        for (unsigned k = 0; k < (unsigned)dice[0] + dice[1]; k++)
            face[k] = (uint8_t)(1 + rng_below(&rng, g->sides[k >= dice[0]]));
        for (unsigned row = 0; has(g->cards, card) && row <= g->rows[card]; row++) {
            const struct hg_row *wanted = assets_row(&rules[2], card, row);
            unsigned sets = rows_sets(roll, wanted, set, sizeof set);
            if (sets > 0)
                ck_assert_uint_eq(rows_fewest(roll, wanted), first_of_fewest(set, sets));
        }
    }
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("players-assets", &tests);
    tcase_add_unchecked_fixture(tests, open_rules, NULL);
    tcase_add_loop_test(tests, chances_agree_with_counting_every_throw, 0, 3);
    tcase_add_test(tests, sure_things_are_sure_and_others_hopeless);
    tcase_add_test(tests, casual_beats_novice);
    tcase_add_loop_test(tests, skilled_beats_casual, 2, 4);
    tcase_add_test(tests, skilled_ends_a_game_only_as_its_winner);
    tcase_add_test(tests, master_ends_a_game_only_as_its_winner);
    tcase_add_test(tests, games_in_the_head_overrule_a_bad_wish);
    tcase_add_loop_test(tests, cards_are_taken_in_the_head_as_in_the_game, 2, SEATS_MOST + 1);
    tcase_add_test(tests, casual_ends_a_game_only_as_its_winner);
    tcase_add_test(tests, fewest_dice_are_the_first_of_the_sets_with_fewest);
    return suite_run(suite);
}
