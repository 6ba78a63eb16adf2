/* Dice that are all alike, as the engine describes those of a battle: exactly uniform, all together, and the same as if
 * each were described for itself. test_dealer.c has everything else about dealing. */
#include <string.h>

#include "support/suite.h"
#include "table/dealer.h"

enum { KINDS = 4 };

static void dealer_of(struct dealer *d, int kind)
{
    struct game_key root;
    key_of_seed(&root, 11, 3);
    switch (kind) {
    case 0:
        dealer_audit(d, &root);
        break;
    case 1:
        dealer_audit_1(d, &root);
        break;
    case 2:
        dealer_seed(d, 11, 3);
        break;
    default:
        dealer_seed_1(d, 11, 3);
    }
}

/* Only the dice that are rolled are described. */
static struct hg_chances each_die(uint8_t count, uint8_t least, uint8_t sides)
{
    struct hg_chances c = {.verb = 1, .count = count};
    memset(c.least, least, count);
    memset(c.sides, sides, count);
    return c;
}

static struct hg_chances like_dice(uint8_t count, uint8_t least, uint8_t sides)
{
    struct hg_chances c = each_die(HG_DICE_MAX, least, sides);
    c.count = count;
    return c;
}

/* Every outcome of five dice; with 7775 degrees of freedom one in a thousand is above. */
START_TEST(five_dice_are_uniform_together)
{
    enum { CELLS = 7776, EACH = 20 };
    static unsigned seen[CELLS];
    struct hg_chances c = like_dice(5, 1, 6);
    struct dealer d;
    double sum = 0;
    memset(seen, 0, sizeof seen);
    dealer_of(&d, _i);
    for (unsigned i = 0; i < EACH * CELLS; i++) {
        struct hg_action a = dealer_deal(&d, &c);
        unsigned cell = 0;
        for (unsigned k = 0; k < 5; k++)
            cell = 6 * cell + a.x[k] - 1u;
        seen[cell]++;
    }
    for (unsigned i = 0; i < CELLS; i++)
        sum += ((double)seen[i] - EACH) * ((double)seen[i] - EACH) / EACH;
    ck_assert(sum < 8162 && sum > 7400);
}
END_TEST

START_TEST(dice_fall_the_same_however_they_are_described)
{
    struct dealer one, other;
    dealer_of(&one, _i);
    dealer_of(&other, _i);
    for (uint8_t sides = 2; sides <= 12; sides++)
        for (uint8_t count = 1; count <= HG_DICE_MAX; count++)
            for (unsigned i = 0; i < 50; i++) {
                uint8_t least = (uint8_t)(1 + i % 2);
                struct hg_chances each = each_die(count, least, sides), like = like_dice(count, least, sides);
                struct hg_action a = dealer_deal(&one, &each), b = dealer_deal(&other, &like);
                ck_assert_mem_eq(&a, &b, sizeof a);
                ck_assert_uint_eq(one.used, other.used);
            }
}
END_TEST

/* 2^32 is 2560 more than a multiple of 7776, so a word that leaves less than 2560 after five dice would tilt them. Of 0
 * nothing is left. */
START_TEST(a_word_that_would_tilt_five_dice_is_passed_over)
{
    struct hg_chances c = _i == 0 ? like_dice(5, 1, 6) : each_die(5, 1, 6);
    struct dealer tilted, plain;
    struct hg_action a, b;
    dealer_seed(&tilted, 11, 3);
    dealer_deal(&tilted, &c);
    plain = tilted;
    memset(tilted.stream + tilted.used, 0, 4);
    plain.used += 4;
    a = dealer_deal(&tilted, &c);
    b = dealer_deal(&plain, &c);
    ck_assert_mem_eq(&a, &b, sizeof a);
    ck_assert_uint_eq(tilted.used, plain.used);
}
END_TEST

/* Of 1 there are 7776 left. */
START_TEST(a_word_that_tilts_nothing_is_taken)
{
    static const uint8_t ones[HG_DICE_MAX] = {1, 1, 1, 1, 1};
    struct hg_chances c = like_dice(5, 1, 6);
    struct dealer d;
    dealer_seed(&d, 11, 3);
    dealer_deal(&d, &c);
    memcpy(d.stream + d.used, (unsigned char[]){1, 0, 0, 0}, 4);
    ck_assert_mem_eq(dealer_deal(&d, &c).x, ones, sizeof ones);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("like dice", &tests);
    tcase_add_loop_test(tests, five_dice_are_uniform_together, 0, KINDS);
    tcase_add_loop_test(tests, dice_fall_the_same_however_they_are_described, 0, KINDS);
    tcase_add_loop_test(tests, a_word_that_would_tilt_five_dice_is_passed_over, 0, 2);
    tcase_add_test(tests, a_word_that_tilts_nothing_is_taken);
    return suite_run(suite);
}
