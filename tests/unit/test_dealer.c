/* The dealer and the random numbers under it: exactly uniform, the same everywhere, and recomputable by anybody from
 * the description in docs/RECORD.md. Every seed is fixed, so nothing here depends on luck. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/bits.h"
#include "support/suite.h"
#include "table/dealer.h"
#include "table/secret.h"

/* The worked example of docs/RECORD.md. */
static const char secret[DEALER_HEX] = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
static const char contribution[3][DEALER_HEX] = {
    "1111111111111111111111111111111111111111111111111111111111111111",
    "2222222222222222222222222222222222222222222222222222222222222222",
    "3333333333333333333333333333333333333333333333333333333333333333",
};

static struct hg_chances dice(uint8_t count, uint8_t sides)
{
    struct hg_chances c = {.verb = 1, .count = count};
    for (unsigned i = 0; i < count; i++) {
        c.least[i] = 1;
        c.sides[i] = sides;
    }
    return c;
}

static struct hg_chances items(unsigned count)
{
    return (struct hg_chances){.verb = 2, .items = set_first(count)};
}

static double chi_square(const unsigned long *seen, unsigned cells, unsigned long total)
{
    double expected = (double)total / cells, sum = 0;
    for (unsigned i = 0; i < cells; i++)
        sum += ((double)seen[i] - expected) * ((double)seen[i] - expected) / expected;
    return sum;
}

/* ---- Random numbers ---------------------------------------------------------------------------------------------- */

START_TEST(the_generator_gives_the_published_numbers)
{
    struct rng rng = {{1, 2, 3, 4}};
    static const uint64_t published[] = {11520, 0, 1509978240, 1215971899390074240};
    for (unsigned i = 0; i < 4; i++)
        ck_assert_uint_eq(rng_next(&rng), published[i]);
}
END_TEST

START_TEST(streams_and_seeds_begin_in_different_places)
{
    struct rng a, b, c, same;
    rng_seed(&a, 1, 2);
    rng_seed(&b, 2, 1);
    rng_seed(&c, 1, 3);
    rng_seed(&same, 1, 2);
    ck_assert_mem_ne(&a, &b, sizeof a);
    ck_assert_mem_ne(&a, &c, sizeof a);
    ck_assert_mem_eq(&a, &same, sizeof a);
}
END_TEST

/* Kept numbers: a change of seeding changes every recorded simulation. */
START_TEST(seeding_never_changes)
{
    struct rng rng;
    rng_seed(&rng, 42, 7);
    ck_assert_uint_eq(rng_next(&rng), UINT64_C(10759344014376614015));
    ck_assert_uint_eq(rng_next(&rng), UINT64_C(14895869804323676044));
}
END_TEST

START_TEST(numbers_below_a_bound_are_uniform)
{
    enum { BOUND = 7, DRAWS = 70000 };
    unsigned long seen[BOUND] = {0};
    struct rng rng;
    rng_seed(&rng, 5, 0);
    for (unsigned i = 0; i < DRAWS; i++)
        seen[rng_below(&rng, BOUND)]++;
    ck_assert(chi_square(seen, BOUND, DRAWS) < 22.5); /* 6 degrees of freedom: one in a thousand is above */
}
END_TEST

/* With a bound of three quarters of the range, what is not rejected shows: every third result of a bare multiplication,
 * and the lower third of the results of a bare remainder, would come twice as often. */
START_TEST(wide_bounds_are_uniform_too)
{
    enum { DRAWS = 30000 };
    unsigned long narrow[3] = {0}, wide[3] = {0};
    struct rng rng;
    rng_seed(&rng, 6, 0);
    for (unsigned i = 0; i < DRAWS; i++) {
        narrow[rng_below(&rng, UINT32_C(3) << 30) % 3]++;
        wide[rng_below64(&rng, UINT64_C(3) << 62) >> 62]++;
    }
    ck_assert(chi_square(narrow, 3, DRAWS) < 13.8);
    ck_assert(chi_square(wide, 3, DRAWS) < 13.8);
}
END_TEST

START_TEST(a_bound_of_one_leaves_only_zero)
{
    struct rng rng;
    rng_seed(&rng, 1, 1);
    ck_assert_uint_eq(rng_below(&rng, 1), 0);
    ck_assert_uint_eq(rng_below64(&rng, 1), 0);
}
END_TEST

/* ---- Uniform dealing --------------------------------------------------------------------------------------------- */

static void dealer_of(struct dealer *d, int audited)
{
    if (audited)
        ck_assert(dealer_audit(d, secret, contribution, 3));
    else
        dealer_seed(d, 11, 3);
}

START_TEST(dice_are_uniform_and_independent_of_each_other)
{
    enum { ROLLS = 36000 };
    unsigned long first[6] = {0}, pair[36] = {0};
    struct hg_chances c = dice(2, 6);
    struct dealer d;
    dealer_of(&d, _i);
    for (unsigned i = 0; i < ROLLS; i++) {
        struct hg_action a = dealer_deal(&d, &c);
        first[a.x[0] - 1]++;
        pair[(a.x[0] - 1) * 6 + a.x[1] - 1]++;
    }
    ck_assert(chi_square(first, 6, ROLLS) < 20.5);
    ck_assert(chi_square(pair, 36, ROLLS) < 66.6);
}
END_TEST

START_TEST(items_are_uniform)
{
    enum { DRAWS = 43000, ITEMS = 43 };
    unsigned long seen[ITEMS] = {0};
    struct hg_chances c = items(ITEMS);
    struct dealer d;
    dealer_of(&d, _i);
    for (unsigned i = 0; i < DRAWS; i++)
        seen[dealer_deal(&d, &c).card]++;
    ck_assert(chi_square(seen, ITEMS, DRAWS) < 76.1);
}
END_TEST

START_TEST(dealt_actions_are_chances_and_hold_nothing_else)
{
    struct hg_chances c = dice(3, 6);
    struct dealer d;
    dealer_of(&d, _i);
    struct hg_action a = dealer_deal(&d, &c), plain = hg_blank(1, HG_CHANCE);
    plain.count = 3;
    memcpy(plain.x, a.x, 3);
    ck_assert_mem_eq(&a, &plain, sizeof a);
    ck_assert_uint_eq(d.event, 1);
}
END_TEST

START_TEST(a_die_with_a_raised_least_face_stays_within_its_faces)
{
    struct hg_chances c = dice(1, 6);
    struct dealer d;
    dealer_of(&d, _i);
    c.least[0] = 4;
    for (unsigned i = 0; i < 200; i++) {
        uint8_t face = dealer_deal(&d, &c).x[0];
        ck_assert(face >= 4 && face <= 6);
    }
}
END_TEST

START_TEST(games_of_one_seed_get_different_dice)
{
    struct hg_chances c = dice(8, 6);
    struct dealer one, two;
    dealer_seed(&one, 1, 1);
    dealer_seed(&two, 1, 2);
    struct hg_action a = dealer_deal(&one, &c), b = dealer_deal(&two, &c);
    ck_assert_mem_ne(a.x, b.x, 8);
}
END_TEST

/* ---- The audited arithmetic ---------------------------------------------------------------------------------------
 */

/* RFC 8439, section 2.3.2. */
START_TEST(the_keystream_is_the_one_of_rfc_8439)
{
    static const unsigned char nonce[12] = {0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0};
    unsigned char key[32], block[64] = {0};
    char hex[129];
    for (unsigned i = 0; i < 32; i++)
        key[i] = (unsigned char)i;
    crypto_stream_chacha20_ietf_xor_ic(block, block, sizeof block, nonce, 1, key);
    sodium_bin2hex(hex, sizeof hex, block, sizeof block);
    ck_assert_str_eq(hex, "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
                          "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e");
}
END_TEST

START_TEST(the_worked_example_has_its_commitment_and_key)
{
    char commitment[DEALER_HEX], key[DEALER_HEX];
    struct dealer d;
    ck_assert(dealer_commitment(secret, commitment));
    ck_assert(dealer_audit(&d, secret, contribution, 3));
    sodium_bin2hex(key, sizeof key, d.key, sizeof d.key);
    ck_assert_str_eq(commitment, "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    ck_assert_str_eq(key, "1f5d63799649380aba900bb0aa8166de5a5b1cc7b1049be655138b0d8b2fb03b");
}
END_TEST

START_TEST(the_worked_example_rolls_its_dice_and_draws_its_card)
{
    static const uint8_t start[] = {4, 2, 3}, battle[] = {6, 1, 2, 5, 4};
    struct hg_chances three = dice(3, 6), five = dice(5, 6), cards = items(42);
    struct dealer d;
    ck_assert(dealer_audit(&d, secret, contribution, 3));
    ck_assert_mem_eq(dealer_deal(&d, &three).x, start, sizeof start);
    ck_assert_mem_eq(dealer_deal(&d, &five).x, battle, sizeof battle);
    ck_assert_uint_eq(dealer_deal(&d, &cards).card, 40);
}
END_TEST

/* The seventh word of this event, 0xffffff9c, lies above the largest multiple of 244 and is passed over. */
START_TEST(a_word_that_would_tilt_a_die_is_passed_over)
{
    static const uint8_t faces[] = {149, 63, 124, 39, 65, 161, 75};
    struct hg_chances c = dice(7, 244);
    struct dealer d;
    ck_assert(dealer_audit(&d, secret, contribution, 3));
    d.event = 2623826;
    ck_assert_mem_eq(dealer_deal(&d, &c).x, faces, sizeof faces);
}
END_TEST

START_TEST(every_contribution_changes_the_key)
{
    char changed[3][DEALER_HEX];
    struct dealer first, other;
    ck_assert(dealer_audit(&first, secret, contribution, 3));
    for (unsigned i = 0; i < 3; i++) {
        memcpy(changed, contribution, sizeof changed);
        changed[i][63] = 'f';
        ck_assert(dealer_audit(&other, secret, (const char(*)[DEALER_HEX])changed, 3));
        ck_assert_mem_ne(first.key, other.key, DEALER_KEY);
    }
}
END_TEST

START_TEST(texts_of_another_form_are_refused)
{
    static const char *const wrong[] = {
        "",
        "00",
        "000102030405060708090A0B0C0D0E0F101112131415161718191a1b1c1d1e1f",
        "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1",
        "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f0",
        "00010203 405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
    };
    char out[DEALER_HEX];
    struct dealer d;
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        ck_assert(!dealer_commitment(wrong[i], out));
        ck_assert(!dealer_audit(&d, wrong[i], contribution, 3));
    }
}
END_TEST

START_TEST(fresh_secrets_are_well_formed_and_differ)
{
    char one[DEALER_HEX], two[DEALER_HEX], commitment[DEALER_HEX];
    dealer_random_hex(one);
    dealer_random_hex(two);
    ck_assert(dealer_commitment(one, commitment));
    ck_assert_str_ne(one, two);
}
END_TEST

/* ---- The secret's file ---------------------------------------------------------------------------------------------
 */

static char path[64];

static void make_path(void)
{
    char folder[] = "/tmp/hegemon-secret-XXXXXX";
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/game.secret", folder);
}

static void remove_folder(void)
{
    unlink(path);
    *strrchr(path, '/') = 0;
    rmdir(path);
}

START_TEST(only_its_owner_can_read_a_secret)
{
    struct stat info;
    struct fault f;
    char back[DEALER_HEX];
    ck_assert(secret_write(path, secret, &f));
    ck_assert_int_eq(stat(path, &info), 0);
    ck_assert_uint_eq(info.st_mode & 0777, 0600);
    ck_assert(secret_read(path, back, &f));
    ck_assert_str_eq(back, secret);
    ck_assert(secret_remove(path, &f));
    ck_assert(!secret_remove(path, &f));
}
END_TEST

START_TEST(an_existing_secret_is_never_overwritten)
{
    struct fault f;
    char back[DEALER_HEX];
    ck_assert(secret_write(path, secret, &f));
    ck_assert(!secret_write(path, contribution[0], &f));
    ck_assert_ptr_nonnull(strstr(f.sentence, "whose record is gone"));
    ck_assert(secret_read(path, back, &f));
    ck_assert_str_eq(back, secret);
}
END_TEST

START_TEST(a_damaged_secret_is_refused)
{
    struct fault f;
    char back[DEALER_HEX];
    FILE *file = fopen(path, "w");
    fputs("not a secret\n", file);
    fclose(file);
    ck_assert(!secret_read(path, back, &f));
    ck_assert_str_eq(f.place, path);
    ck_assert(!secret_write(path, "short", &f));
}
END_TEST

START_TEST(the_secret_lies_beside_its_record)
{
    char out[32], tight[12];
    ck_assert(secret_path("games/a.rec", out, sizeof out));
    ck_assert_str_eq(out, "games/a.rec.secret");
    ck_assert(!secret_path("games/a.rec", tight, sizeof tight));
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("dealer", &tests);
    tcase_add_test(tests, the_generator_gives_the_published_numbers);
    tcase_add_test(tests, streams_and_seeds_begin_in_different_places);
    tcase_add_test(tests, seeding_never_changes);
    tcase_add_test(tests, numbers_below_a_bound_are_uniform);
    tcase_add_test(tests, wide_bounds_are_uniform_too);
    tcase_add_test(tests, a_bound_of_one_leaves_only_zero);
    tcase_add_loop_test(tests, dice_are_uniform_and_independent_of_each_other, 0, 2);
    tcase_add_loop_test(tests, items_are_uniform, 0, 2);
    tcase_add_loop_test(tests, dealt_actions_are_chances_and_hold_nothing_else, 0, 2);
    tcase_add_loop_test(tests, a_die_with_a_raised_least_face_stays_within_its_faces, 0, 2);
    tcase_add_test(tests, games_of_one_seed_get_different_dice);
    tcase_add_test(tests, the_keystream_is_the_one_of_rfc_8439);
    tcase_add_test(tests, the_worked_example_has_its_commitment_and_key);
    tcase_add_test(tests, the_worked_example_rolls_its_dice_and_draws_its_card);
    tcase_add_test(tests, a_word_that_would_tilt_a_die_is_passed_over);
    tcase_add_test(tests, every_contribution_changes_the_key);
    tcase_add_test(tests, texts_of_another_form_are_refused);
    tcase_add_test(tests, fresh_secrets_are_well_formed_and_differ);
    tcase_add_test(tests, the_secret_lies_beside_its_record);
    TCase *files = tcase_create("secret files");
    tcase_add_checked_fixture(files, make_path, remove_folder);
    tcase_add_test(files, only_its_owner_can_read_a_secret);
    tcase_add_test(files, an_existing_secret_is_never_overwritten);
    tcase_add_test(files, a_damaged_secret_is_refused);
    suite_add_tcase(suite, files);
    return suite_run(suite);
}
