/* Perft on a tiny board: how many sequences of actions there are, chance included, down to a depth. Three places in a
 * row, two seats with three units each, two-sided dice. The first counts can be found by hand:
 *   1: two seats roll one die each: 4 outcomes
 *   2: two of them are ties, each rolled again (4 outcomes); two are settled, each followed by 3 claims: 2*4 + 2*3 = 14
 *   3: ties as before with one action more, 2*14; settled ones claim the second of two left, 2*3*2: 28 + 12 = 40
 * The deeper ones were counted once and stay. */
#include "support/suite.h"

#include "engine/bits.h"
#include "engine/hg.h"

static struct hg_rules tiny(void)
{
    static struct hg_rules r;
    struct hg_conquest_rules *c = &r.conquest;
    r.family = HG_CONQUEST;
    r.seats = 2;
    c->places = 3;
    c->near[0] = bit(1);
    c->near[1] = bit(0) | bit(2);
    c->near[2] = bit(1);
    c->regions = 1;
    c->region[0] = 7;
    c->bonus[0] = 1;
    c->start_units[0] = c->start_units[1] = 3;
    c->income_divisor = 3;
    c->income_least = 1;
    c->attack_dice = 2;
    c->defence_dice = 2;
    c->die_sides = 2;
    c->steps = 4;
    c->step[0] = HG_STEP_DEPLOY;
    c->step[1] = HG_STEP_INVADE;
    c->step[2] = HG_STEP_FORTIFY;
    c->step[3] = HG_STEP_DRAW;
    hg_conquest_sets(c);
    return r;
}

static uint64_t perft(const struct hg_rules *r, const struct hg_state *s, unsigned depth);

static uint64_t after(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a, unsigned depth)
{
    struct hg_state next = *s;
    ck_assert_int_eq(hg_apply(r, &next, a), HG_OK);
    ck_assert_ptr_null(hg_state_ok(r, &next));
    return perft(r, &next, depth - 1);
}

/* Two-sided dice: the bits of `roll` are the faces. */
static uint64_t perft_chance(const struct hg_rules *r, const struct hg_state *s, unsigned depth)
{
    struct hg_chances c;
    uint64_t sum = 0;
    hg_chances(r, s, &c);
    for (unsigned roll = 0; roll < 1u << c.count; roll++) {
        struct hg_action a = hg_blank(c.verb, HG_CHANCE);
        a.count = c.count;
        for (unsigned i = 0; i < c.count; i++)
            a.x[i] = (uint8_t)(1 + (roll >> i & 1));
        sum += after(r, s, &a, depth);
    }
    return sum;
}

static uint64_t perft(const struct hg_rules *r, const struct hg_state *s, unsigned depth)
{
    struct hg_choices choices;
    uint64_t sum = 0;
    if (depth == 0 || hg_actor(s) == HG_NOBODY)
        return 1;
    if (hg_actor(s) == HG_CHANCE)
        return perft_chance(r, s, depth);
    hg_choices(r, s, &choices);
    for (unsigned i = 0; i < choices.count; i++)
        for (uint64_t k = 0; k < hg_choice_count(&choices.box[i]); k++) {
            struct hg_action a = hg_choice_nth(&choices.box[i], k);
            sum += after(r, s, &a, depth);
        }
    return sum;
}

static const uint64_t expected[] = {1, 4, 14, 40, 92, 208, 440, 904, 1856, 3824, 7888, 16848, 35776};

START_TEST(the_tiny_game_has_as_many_paths_as_counted)
{
    struct hg_rules r = tiny();
    struct hg_state s;
    ck_assert_ptr_null(hg_rules_ok(&r));
    hg_start(&r, &s);
    ck_assert_uint_eq(perft(&r, &s, (unsigned)_i), expected[_i]);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("perft", &tests);
    tcase_add_loop_test(tests, the_tiny_game_has_as_many_paths_as_counted, 0, sizeof expected / sizeof expected[0]);
    return suite_run(suite);
}
