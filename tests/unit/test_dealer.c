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

/* The worked examples of docs/RECORD.md. */
static const char secret[KEY_HEX] = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
static const char contribution[3][KEY_HEX] = {
    "1111111111111111111111111111111111111111111111111111111111111111",
    "2222222222222222222222222222222222222222222222222222222222222222",
    "3333333333333333333333333333333333333333333333333333333333333333",
};

static const char header[] = "59690c4513a6515265f847494ef827670f11f28355a925c55a83afe81c84fc7a";
static const char given[3][KEY_HEX] = {
    "a222dbb19577f10e331c1cb80ac2bc440e08a156bc4bdc2425e1ec368b488f1e",
    "derived",
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

static void audited(struct dealer *d)
{
    struct game_key root;
    ck_assert(key_of_audit(&root, secret, header, given, 3));
    dealer_audit(d, &root);
}

static void audited_1(struct dealer *d)
{
    struct game_key key;
    ck_assert(key_of_audit_1(&key, secret, contribution, 3));
    dealer_audit_1(d, &key);
}

static void seeded(struct dealer *d)
{
    dealer_seed(d, 11, 3);
}

static void seeded_1(struct dealer *d)
{
    dealer_seed_1(d, 11, 3);
}

enum { KINDS = 4 };

static void dealer_of(struct dealer *d, int kind)
{
    static void (*const make[KINDS])(struct dealer *) = {audited, audited_1, seeded, seeded_1};
    make[kind](d);
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

static void key_is(const struct game_key *k, const char *text)
{
    char hex[KEY_HEX];
    key_print(k, hex);
    ck_assert_str_eq(hex, text);
}

START_TEST(the_worked_example_has_its_keys)
{
    char commitment[KEY_HEX], typed[KEY_HEX];
    struct game_key root, dealer;
    struct rng player;
    ck_assert(key_commitment(secret, commitment));
    ck_assert_str_eq(commitment, "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    key_of_words("seven of nine", typed);
    ck_assert_str_eq(typed, given[0]);
    ck_assert(key_of_audit(&root, secret, header, given, 3));
    key_is(&root, "fdd9487eded9e009e5fe4155cfbf615f9bc3d94e7cf343c05b0155d3e55310da");
    key_dealer(&root, &dealer);
    key_is(&dealer, "03a0fb1578c2da86248c65f10f04e7169c0682c872482db3ce3cf8c006b03e77");
    key_player(&root, 0, 1, &player);
    ck_assert_uint_eq(player.word[0], 0x0d442a98b21c4003u);
    ck_assert_uint_eq(player.word[3], 0x3d0a5b8c7a981ac7u);
}
END_TEST

START_TEST(a_derived_contribution_is_worked_out_from_the_secret)
{
    char written[3][KEY_HEX];
    struct game_key root, same;
    memcpy(written, given, sizeof written);
    strcpy(written[1], "8b1759e808121453122673d9f2fb142a936e48a32745f1768ce8702fd5ce8c50");
    ck_assert(key_of_audit(&root, secret, header, given, 3));
    ck_assert(key_of_audit(&same, secret, header, (const char(*)[KEY_HEX])written, 3));
    ck_assert_mem_eq(&root, &same, sizeof root);
    ck_assert(key_is_derived(secret, header, 1, written[1]));
    ck_assert(!key_is_derived(secret, header, 0, written[1]));
    ck_assert(!key_is_derived(secret, header, 0, written[0]));
    ck_assert(!key_is_derived(secret, header, 1, "derived"));
}
END_TEST

static void deals(struct dealer *d, const uint8_t start[3], const uint8_t battle[5], unsigned card)
{
    struct hg_chances three = dice(3, 6), five = dice(5, 6), cards = items(42);
    ck_assert_mem_eq(dealer_deal(d, &three).x, start, 3);
    ck_assert_mem_eq(dealer_deal(d, &five).x, battle, 5);
    ck_assert_uint_eq(dealer_deal(d, &cards).card, card);
}

START_TEST(the_worked_examples_roll_their_dice_and_draw_their_cards)
{
    struct dealer d;
    audited(&d);
    deals(&d, (uint8_t[]){2, 3, 4}, (uint8_t[]){1, 4, 4, 1, 2}, 27);
    dealer_seed(&d, 42, 17);
    deals(&d, (uint8_t[]){4, 3, 2}, (uint8_t[]){2, 6, 6, 5, 2}, 27);
    audited_1(&d);
    deals(&d, (uint8_t[]){4, 2, 3}, (uint8_t[]){6, 1, 2, 5, 4}, 40);
}
END_TEST

/* The first word of this event, 0xaf208ab3, leaves too little of 244 times 244 outcomes and is passed over. */
START_TEST(a_word_that_would_tilt_a_roll_is_passed_over)
{
    static const uint8_t faces[] = {240, 57};
    struct hg_chances c = dice(2, 244);
    struct dealer d;
    audited(&d);
    d.event = 12455;
    ck_assert_mem_eq(dealer_deal(&d, &c).x, faces, sizeof faces);
}
END_TEST

/* The seventh word of this event, 0xffffff9c, lies above the largest multiple of 244. */
START_TEST(a_word_that_would_tilt_a_die_was_passed_over_in_version_1)
{
    static const uint8_t faces[] = {149, 63, 124, 39, 65, 161, 75};
    struct hg_chances c = dice(7, 244);
    struct dealer d;
    audited_1(&d);
    d.event = 2623826;
    ck_assert_mem_eq(dealer_deal(&d, &c).x, faces, sizeof faces);
}
END_TEST

/* Seven dice of six have 279,936 outcomes, so the seventh takes a word of its own. */
START_TEST(dice_share_a_word_as_long_as_their_outcomes_fit)
{
    struct hg_chances six = dice(6, 6), one = dice(1, 6), seven = dice(7, 6);
    struct dealer together, apart;
    seeded(&together);
    seeded(&apart);
    struct hg_action all = dealer_deal(&together, &seven), first = dealer_deal(&apart, &six);
    ck_assert_mem_eq(all.x, first.x, 6);
    ck_assert_uint_eq(all.x[6], dealer_deal(&apart, &one).x[0]);
}
END_TEST

START_TEST(everything_that_was_agreed_on_changes_the_key)
{
    char changed[3][KEY_HEX], other_header[KEY_HEX];
    struct game_key first, other;
    ck_assert(key_of_audit(&first, secret, header, given, 3));
    strcpy(other_header, header);
    other_header[63] = 'b';
    ck_assert(key_of_audit(&other, secret, other_header, given, 3));
    ck_assert_mem_ne(&first, &other, sizeof first);
    for (unsigned i = 0; i < 3; i++) {
        memcpy(changed, given, sizeof changed);
        strcpy(changed[i], contribution[1]);
        ck_assert(key_of_audit(&other, secret, header, (const char(*)[KEY_HEX])changed, 3));
        ck_assert_mem_ne(&first, &other, sizeof first);
    }
}
END_TEST

/* ---- What leaves towards a player ---------------------------------------------------------------------------------
 */

enum { GUESSES = 5000, SEED_KEPT = 4711, GAME = 3, SEAT = 1 };

/* What a program of version 1 was told: the first number of its seat's stream. */
static uint64_t told_1(uint64_t seed)
{
    struct rng rng;
    rng_seed(&rng, seed, GAME * 8 + SEAT);
    return rng_next(&rng);
}

/* The numbers that somebody who knows this program would try for a seed: all that it derives from one. */
static bool could_be(uint64_t seed, uint64_t told)
{
    struct game_key root, part;
    struct rng rng;
    key_of_seed(&root, seed, GAME);
    key_player(&root, 0, SEAT, &rng);
    key_dealer(&root, &part);
    return told_1(seed) == told || rng_next(&rng) == told || key_lot(&root, GAME, SEAT) == told ||
           key_lot(&part, GAME, SEAT) == told;
}

/* The seed that explains the number, or GUESSES. */
static uint64_t guess(uint64_t told)
{
    uint64_t seed = 0;
    while (seed < GUESSES && !could_be(seed, told))
        seed++;
    return seed;
}

START_TEST(the_number_for_lots_gave_the_seed_away_and_does_so_no_more)
{
    struct game_key lots;
    struct dealer real, foretold;
    struct hg_chances five = dice(5, 6);
    dealer_seed_1(&real, SEED_KEPT, GAME);
    dealer_seed_1(&foretold, guess(told_1(SEED_KEPT)), GAME);
    for (unsigned i = 0; i < 100; i++) {
        struct hg_action a = dealer_deal(&real, &five), b = dealer_deal(&foretold, &five);
        ck_assert_mem_eq(&a, &b, sizeof a);
    }
    key_random(&lots);
    ck_assert_uint_eq(guess(key_lot(&lots, GAME, SEAT)), GUESSES);
}
END_TEST

/* ---- Texts --------------------------------------------------------------------------------------------------------
 */

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
    char out[KEY_HEX];
    struct game_key k;
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        ck_assert(!key_commitment(wrong[i], out));
        ck_assert(!key_of_audit(&k, wrong[i], header, given, 3));
        ck_assert(!key_of_audit(&k, secret, wrong[i], given, 3));
        ck_assert(!key_of_audit_1(&k, wrong[i], contribution, 3));
    }
}
END_TEST

START_TEST(fresh_secrets_are_well_formed_and_differ)
{
    char one[KEY_HEX], two[KEY_HEX], commitment[KEY_HEX];
    struct game_key k;
    key_random(&k);
    key_print(&k, one);
    key_random(&k);
    key_print(&k, two);
    ck_assert(key_commitment(one, commitment));
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
    char back[KEY_HEX];
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
    char back[KEY_HEX];
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
    char back[KEY_HEX];
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
    tcase_add_loop_test(tests, dice_are_uniform_and_independent_of_each_other, 0, KINDS);
    tcase_add_loop_test(tests, items_are_uniform, 0, KINDS);
    tcase_add_loop_test(tests, dealt_actions_are_chances_and_hold_nothing_else, 0, KINDS);
    tcase_add_loop_test(tests, a_die_with_a_raised_least_face_stays_within_its_faces, 0, KINDS);
    tcase_add_test(tests, games_of_one_seed_get_different_dice);
    tcase_add_test(tests, the_keystream_is_the_one_of_rfc_8439);
    tcase_add_test(tests, the_worked_example_has_its_keys);
    tcase_add_test(tests, a_derived_contribution_is_worked_out_from_the_secret);
    tcase_add_test(tests, the_worked_examples_roll_their_dice_and_draw_their_cards);
    tcase_add_test(tests, a_word_that_would_tilt_a_roll_is_passed_over);
    tcase_add_test(tests, a_word_that_would_tilt_a_die_was_passed_over_in_version_1);
    tcase_add_test(tests, dice_share_a_word_as_long_as_their_outcomes_fit);
    tcase_add_test(tests, everything_that_was_agreed_on_changes_the_key);
    tcase_add_test(tests, the_number_for_lots_gave_the_seed_away_and_does_so_no_more);
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
