/* Sessions: what may be taken back, who sits where, and lines about it that nobody may have written. */
#include "engine/bits.h"
#include "table/secret.h"
#include "unit/session_game.h"

/* ---- Undo -------------------------------------------------------------------------------------------------------- */

START_TEST(an_action_is_taken_back_and_the_record_tells_it)
{
    struct fault f;
    begin("mass-effect/basic", 3);
    advance_to("deploy");
    struct hg_state before = game.table.state;
    act("");
    ck_assert(session_can_undo(&game, 0));
    ck_assert_int_eq(session_undo(&game, 0, &f), TABLE_ACTED);
    ck_assert_mem_eq(&game.table.state, &before, sizeof before);
    ck_assert(!session_can_undo(&game, 0));
    ck_assert_int_eq(session_undo(&game, 0, &f), TABLE_WAITS);
    check_verified(VERIFY_UNFINISHED);
    finish();
}
END_TEST

START_TEST(several_actions_are_taken_back_one_by_one)
{
    struct hg_state position[4];
    struct fault f;
    begin("mass-effect/basic", 3);
    advance_to("deploy");
    for (unsigned i = 0; i < 3; i++) {
        position[i] = game.table.state;
        act("");
    }
    for (unsigned i = 3; i-- > 0;) {
        ck_assert_int_eq(session_undo(&game, 0, &f), TABLE_ACTED);
        ck_assert_mem_eq(&game.table.state, &position[i], sizeof position[i]);
    }
    check_verified(VERIFY_UNFINISHED);
    finish();
}
END_TEST

START_TEST(what_may_be_taken_back_survives_a_resume)
{
    struct fault f;
    begin("mass-effect/basic", 3);
    advance_to("deploy");
    struct hg_state before = game.table.state;
    act("");
    ck_assert(session_close(&game, &f));
    resume(RECORD_UNFINISHED);
    ck_assert(session_can_undo(&game, 0));
    ck_assert_int_eq(session_undo(&game, 0, &f), TABLE_ACTED);
    ck_assert_mem_eq(&game.table.state, &before, sizeof before);
    ck_assert(session_close(&game, &f));
    resume(RECORD_UNFINISHED);
    ck_assert_mem_eq(&game.table.state, &before, sizeof before);
    ck_assert(!session_can_undo(&game, 0));
    finish();
}
END_TEST

START_TEST(dice_and_others_end_what_may_be_taken_back)
{
    struct hg_action a;
    struct fault f;
    begin("mass-effect/basic", 3);
    advance_to("claim");
    act("");
    ck_assert(session_can_undo(&game, 0));
    ck_assert_int_eq(session_advance(&game, &a, &f), TABLE_ACTED);
    ck_assert(!session_can_undo(&game, 0));
    finish();
}
END_TEST

/* Puts three cards of one class into the person's hand. */
static void deal_a_set(void)
{
    struct hg_conquest *c = &game.table.state.conquest;
    uint64_t left = game.rules->conquest.class_cards[0].word[0] & c->secret.deck.word[0];
    for (unsigned i = 0; i < 3; i++) {
        uint64_t card = (uint64_t)1 << take_lowest(&left);
        c->secret.deck.word[0] &= ~card;
        c->secret.hand[0].word[0] |= card;
        c->open.deck_size--;
        c->open.hand_size[0]++;
    }
}

/* Cards turned in are seen by everybody; picking them is not. */
START_TEST(cards_shown_can_not_be_taken_back)
{
    begin("mass-effect/basic", 3);
    advance_to("deploy");
    deal_a_set();
    uint64_t hand = game.table.state.conquest.secret.hand[0].word[0];
    for (unsigned i = 0; i < 3; i++) {
        char text[96];
        snprintf(text, sizeof text, "pick %s", game.names->cards.item[take_lowest(&hand)].id);
        submit(text);
        ck_assert(session_can_undo(&game, 0));
    }
    submit("trade");
    ck_assert(!session_can_undo(&game, 0));
    finish();
}
END_TEST

/* ---- Forged undo lines ------------------------------------------------------------------------------------------- */

static void append(const char *line)
{
    FILE *file = fopen(path, "ab");
    fputs(line, file);
    fclose(file);
}

static void check_refused(const char *line, const char *sentence)
{
    struct verify_report report;
    struct fault f;
    append(line);
    ck_assert_int_eq(verify_record(path, NULL, &report, &f), VERIFY_REFUSED);
    ck_assert_msg(strstr(f.sentence, sentence) != NULL, "%s", f.sentence);
}

START_TEST(an_undo_that_nobody_may_make_is_refused)
{
    char line[96];
    begin("mass-effect/basic", 3);
    advance_to("claim");
    snprintf(line, sizeof line, "%lu 2 undo #0000000000000000\n", game.table.actions + 1);
    check_refused(line, "nothing to take back");
    finish();
}
END_TEST

START_TEST(an_undo_with_a_wrong_hash_is_refused)
{
    char line[96];
    begin("mass-effect/basic", 3);
    advance_to("claim");
    act("");
    snprintf(line, sizeof line, "%lu 1 undo #0000000000000000\n", game.table.actions + 1);
    check_refused(line, "the hash");
    finish();
}
END_TEST

START_TEST(a_line_about_a_player_that_does_not_exist_is_refused)
{
    begin("mass-effect/basic", 3);
    check_refused("player 9 casual #0123456789abcdef\n", "a seat from 1 to 3");
    finish();
}
END_TEST

/* ---- Seats ------------------------------------------------------------------------------------------------------- */

START_TEST(a_seat_that_was_taken_over_stays_so_after_a_resume)
{
    struct fault f;
    begin("mass-effect/basic", 3);
    advance();
    ck_assert(session_seat(&game, 0, player_find("aggressive"), &f));
    ck_assert_uint_eq(session_people(&game), 0);
    ck_assert(session_seat(&game, 2, NULL, &f));
    ck_assert(session_close(&game, &f));
    resume(RECORD_UNFINISHED);
    ck_assert_ptr_eq(game.table.player[0], player_find("aggressive"));
    ck_assert_ptr_null(game.table.player[2]);
    ck_assert_uint_eq(session_people(&game), 1);
    check_verified(VERIFY_UNFINISHED);
    finish();
}
END_TEST

/* The first 16 digits of the commitment were once the seed of the computer players. */
static uint64_t public_seed(void)
{
    struct fault f;
    struct record_reader *reader = record_open(path, &f);
    char digits[17];
    ck_assert_msg(reader != NULL, "%s", f.sentence);
    snprintf(digits, sizeof digits, "%.16s", record_header(reader)->commitment);
    record_close(reader);
    return strtoull(digits, NULL, 16);
}

START_TEST(nobody_can_compute_what_computer_players_draw)
{
    struct rng guessed;
    struct fault f;
    char secret[KEY_HEX];
    struct game_key root;
    begin("mass-effect/basic", 3);
    rng_seed(&guessed, public_seed(), 1);
    ck_assert_mem_ne(&guessed, &game.table.rng[1], sizeof guessed);
    ck_assert(secret_read(beside(".secret"), secret, &f));
    struct record_reader *reader = record_open(path, &f);
    const struct record_header *h = record_header(reader);
    ck_assert(key_of_audit(&root, secret, h->digest, h->contribution, h->seats));
    key_player(&root, 0, 1, &guessed);
    ck_assert_mem_eq(&guessed, &game.table.rng[1], sizeof guessed);
    record_close(reader);
    finish();
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("session", &tests);
    tcase_add_test(tests, an_action_is_taken_back_and_the_record_tells_it);
    tcase_add_test(tests, several_actions_are_taken_back_one_by_one);
    tcase_add_test(tests, what_may_be_taken_back_survives_a_resume);
    tcase_add_test(tests, dice_and_others_end_what_may_be_taken_back);
    tcase_add_test(tests, cards_shown_can_not_be_taken_back);
    tcase_add_test(tests, an_undo_that_nobody_may_make_is_refused);
    tcase_add_test(tests, an_undo_with_a_wrong_hash_is_refused);
    tcase_add_test(tests, a_line_about_a_player_that_does_not_exist_is_refused);
    tcase_add_test(tests, a_seat_that_was_taken_over_stays_so_after_a_resume);
    tcase_add_test(tests, nobody_can_compute_what_computer_players_draw);
    return suite_run(suite);
}
