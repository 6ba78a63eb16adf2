/* Games on disk: what is confirmed stays, what is taken back is told, and any cut of the file can be resumed. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/bits.h"
#include "front/session.h"
#include "support/suite.h"
#include "table/secret.h"
#include "table/verify.h"
#include "text/notation.h"
#include "text/sink_file.h"

static char path[64];
static struct session game;

/* Stands before the one of the library: the disk as these tests want it. */
static unsigned syncs_until_failure; /* 0: it never fails */

int fsync(int file)
{
    if (syncs_until_failure == 0 || --syncs_until_failure > 0)
        return fdatasync(file);
    syncs_until_failure = 1; /* once broken, it stays so until somebody repairs it */
    errno = EIO;
    return -1;
}

static const char *beside(const char *ending)
{
    static char name[128];
    snprintf(name, sizeof name, "%s%s", path, ending);
    return name;
}

static bool try_to_begin(const char *name, unsigned seats, struct fault *f)
{
    struct session_plan plan = {.seats = seats};
    uint64_t wanted = seats;
    snprintf(path, sizeof path, "/tmp/hegemon-session-%ld.hgr", (long)getpid());
    unlink(path);
    unlink(beside(".secret"));
    unlink(beside(".new"));
    ck_assert_msg(game_find_playable(name, NULL, &wanted, &plan.game, f), "%s", f->sentence);
    strcpy(plan.person[0], "me");
    for (unsigned i = 1; i < seats; i++)
        plan.player[i] = player_find("aggressive");
    return session_begin(&game, &plan, path, f);
}

static void begin(const char *name, unsigned seats)
{
    struct fault f;
    ck_assert_msg(try_to_begin(name, seats, &f), "%s", f.sentence);
}

static void finish(void)
{
    struct fault f;
    syncs_until_failure = 0;
    session_close(&game, &f);
    unlink(path);
    unlink(beside(".secret"));
}

static void resume(enum record_status expected)
{
    struct fault f;
    enum record_status status = session_resume(&game, path, &f);
    ck_assert_msg(status == expected, "%d: %s: %s", (int)status, f.place, f.sentence);
}

/* Lets the others act until the person is asked. */
static void advance(void)
{
    struct hg_action a;
    struct fault f;
    enum table_event event;
    while ((event = session_advance(&game, &a, &f)) == TABLE_ACTED)
        ;
    ck_assert_int_eq(event, TABLE_WAITS);
}

/* The person does the first thing on offer whose verb is not named. */
static struct hg_action act(const char *but)
{
    struct hg_choices choices;
    enum hg_reason why;
    struct fault f;
    hg_choices(game.rules, &game.table.state, &choices);
    unsigned i = 0;
    while (i + 1 < choices.count && strcmp(hg_verbs(game.rules).verb[choices.box[i].verb].word, but) == 0)
        i++;
    struct hg_action a = hg_choice_nth(&choices.box[i], 0);
    ck_assert_int_eq(session_submit(&game, &a, &why, &f), TABLE_ACTED);
    return a;
}

/* Plays as aggressively as the others until the person is asked this. */
static void advance_to(const char *kind)
{
    struct fault f;
    for (;;) {
        advance();
        const struct hg_state *s = &game.table.state;
        if (strcmp(hg_ask_name(game.rules, s->ask[s->depth - 1].kind), kind) == 0)
            return;
        struct hg_view v;
        struct hg_choices choices;
        enum hg_reason why;
        hg_view(game.rules, s, 0, &v);
        hg_choices(game.rules, &v.position, &choices);
        struct hg_action a =
            player_find("aggressive")->choose(game.rules, &v, &choices, &(struct kit){.rng = &game.table.rng[0]}, NULL);
        ck_assert_int_eq(session_submit(&game, &a, &why, &f), TABLE_ACTED);
    }
}

static void check_verified(enum verify_status expected)
{
    struct verify_report report;
    struct fault f;
    enum verify_status status = verify_record(path, NULL, &report, &f);
    ck_assert_msg(status == expected, "%d: %s: %s", (int)status, f.place, f.sentence);
}

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

static void submit(const char *text)
{
    struct hg_action a;
    enum hg_reason why;
    struct fault f;
    ck_assert_msg(notation_parse(game.rules, game.names, 0, text, &a, &f), "%s", f.sentence);
    ck_assert_int_eq(session_submit(&game, &a, &why, &f), TABLE_ACTED);
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

static char *contents(size_t *length)
{
    FILE *file = fopen(path, "rb");
    char *text = malloc(1 << 20);
    *length = fread(text, 1, 1 << 20, file);
    fclose(file);
    return text;
}

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

/* ---- Cuts -------------------------------------------------------------------------------------------------------- */

/* Wherever the file is cut behind its header, the game goes on from the last whole line. */
START_TEST(every_cut_of_the_file_resumes_at_its_last_whole_line)
{
    size_t length;
    struct fault f;
    begin("mass-effect/basic", 3);
    advance_to("deploy");
    act("");
    ck_assert(session_close(&game, &f));
    char *text = contents(&length);
    size_t start = (size_t)(strstr(text, "begin #") - text) + 24;
    if (freopen("/dev/null", "w", stderr) == NULL)
        ck_abort();
    for (size_t cut = start; cut <= length; cut += 1 + (length - start) / 60) {
        unsigned long lines = 0;
        FILE *file = fopen(path, "wb");
        fwrite(text, 1, cut, file);
        fclose(file);
        for (size_t i = start; i < cut; i++)
            lines += text[i] == '\n';
        resume(RECORD_UNFINISHED);
        ck_assert_uint_eq(game.table.actions, lines);
        ck_assert(session_close(&game, &f));
    }
    free(text);
    resume(RECORD_UNFINISHED);
    finish();
}
END_TEST

START_TEST(a_full_disk_loses_nothing)
{
    struct hg_action a;
    struct hg_choices choices;
    enum hg_reason why;
    struct fault f;
    begin("mass-effect/basic", 3);
    advance_to("claim");
    struct hg_state before = game.table.state;
    unsigned long actions = game.table.actions;
    struct sink *good = game.table.record, full = sink_file(fopen("/dev/full", "wb"));
    ck_assert_ptr_nonnull(full.context);
    game.table.record = &full;
    hg_choices(game.rules, &game.table.state, &choices);
    a = hg_choice_nth(&choices.box[0], 0);
    ck_assert_int_eq(session_submit(&game, &a, &why, &f), TABLE_FAULT);
    ck_assert_mem_eq(&game.table.state, &before, sizeof before);
    ck_assert(sink_close(good));
    ck_assert(session_recover(&game, &f));
    ck_assert_int_eq(session_submit(&game, &a, &why, &f), TABLE_ACTED);
    ck_assert_uint_eq(game.table.actions, actions + 1);
    check_verified(VERIFY_UNFINISHED);
    finish();
}
END_TEST

/* Also chance's actions: what could not be written is dealt again, not something else. */
START_TEST(a_full_disk_changes_no_die)
{
    struct hg_action a;
    struct fault f;
    begin("mass-effect/basic", 3);
    struct sink *good = game.table.record, full = sink_file(fopen("/dev/full", "wb"));
    ck_assert_ptr_nonnull(full.context);
    game.table.record = &full;
    ck_assert_int_eq(session_advance(&game, &a, &f), TABLE_FAULT);
    ck_assert_uint_eq(a.seat, HG_CHANCE);
    ck_assert(sink_close(good));
    ck_assert(session_recover(&game, &f));
    ck_assert_int_eq(session_advance(&game, &a, &f), TABLE_ACTED);
    check_verified(VERIFY_UNFINISHED);
    finish();
}
END_TEST

/* ---- Disks that fail --------------------------------------------------------------------------------------------- */

/* The table and the record are as they were; once the disk works, the game goes on. */
static void check_lost_nothing(const struct hg_state *before, unsigned long actions, const struct fault *why)
{
    struct fault f;
    ck_assert_msg(strstr(why->sentence, "brought to the disk") != NULL, "%s", why->sentence);
    ck_assert_mem_eq(&game.table.state, before, sizeof *before);
    ck_assert_uint_eq(game.table.actions, actions);
    ck_assert(!session_recover(&game, &f));
    syncs_until_failure = 0;
    ck_assert_msg(session_recover(&game, &f), "%s", f.sentence);
    check_verified(VERIFY_UNFINISHED);
}

START_TEST(an_action_that_can_not_be_synced_did_not_happen)
{
    struct hg_choices choices;
    enum hg_reason why;
    struct fault f;
    begin("mass-effect/basic", 3);
    advance_to("claim");
    struct hg_state before = game.table.state;
    unsigned long actions = game.table.actions;
    hg_choices(game.rules, &game.table.state, &choices);
    struct hg_action a = hg_choice_nth(&choices.box[0], 0);
    syncs_until_failure = 1;
    ck_assert_int_eq(session_submit(&game, &a, &why, &f), TABLE_FAULT);
    check_lost_nothing(&before, actions, &f);
    ck_assert_int_eq(session_submit(&game, &a, &why, &f), TABLE_ACTED);
    ck_assert_uint_eq(game.table.actions, actions + 1);
    check_verified(VERIFY_UNFINISHED);
    finish();
}
END_TEST

START_TEST(an_undo_that_can_not_be_synced_did_not_happen)
{
    struct fault f;
    begin("mass-effect/basic", 3);
    advance_to("deploy");
    act("");
    struct hg_state before = game.table.state;
    unsigned long actions = game.table.actions;
    syncs_until_failure = 1;
    ck_assert_int_eq(session_undo(&game, 0, &f), TABLE_FAULT);
    check_lost_nothing(&before, actions, &f);
    ck_assert_int_eq(session_undo(&game, 0, &f), TABLE_ACTED);
    check_verified(VERIFY_UNFINISHED);
    finish();
}
END_TEST

START_TEST(a_seat_that_can_not_be_synced_stays_as_it_was)
{
    struct fault f;
    begin("mass-effect/basic", 3);
    advance();
    struct hg_state before = game.table.state;
    unsigned long actions = game.table.actions;
    syncs_until_failure = 1;
    ck_assert(!session_seat(&game, 0, player_find("aggressive"), &f));
    ck_assert_ptr_null(game.table.player[0]);
    check_lost_nothing(&before, actions, &f);
    ck_assert(session_seat(&game, 0, player_find("aggressive"), &f));
    finish();
}
END_TEST

/* What others and the dice did is on the disk before the person is asked, or nobody is asked. */
START_TEST(nobody_is_asked_before_all_is_synced)
{
    struct hg_action a, again;
    struct fault f;
    enum table_event event;
    struct hg_state before;
    unsigned long actions;
    begin("mass-effect/basic", 3);
    advance_to("claim");
    act("");
    syncs_until_failure = 1;
    do {
        before = game.table.state;
        actions = game.table.actions;
    } while ((event = session_advance(&game, &a, &f)) == TABLE_ACTED);
    ck_assert_int_eq(event, TABLE_FAULT);
    check_lost_nothing(&before, actions, &f);
    ck_assert_int_eq(session_advance(&game, &again, &f), TABLE_ACTED);
    ck_assert_mem_eq(&a, &again, sizeof a);
    ck_assert_int_eq(session_advance(&game, &again, &f), TABLE_WAITS);
    finish();
}
END_TEST

START_TEST(a_game_whose_beginning_can_not_be_synced_leaves_nothing_behind)
{
    struct fault f;
    unsigned failures = 0;
    for (unsigned i = 1; syncs_until_failure = i, !try_to_begin("mass-effect/basic", 3, &f); i++) {
        ck_assert_msg(strstr(f.sentence, "brought to the disk") != NULL ||
                          strstr(f.sentence, "secret could not") != NULL,
                      "%s", f.sentence);
        ck_assert_int_ne(access(path, F_OK), 0);
        ck_assert_int_ne(access(beside(".new"), F_OK), 0);
        ck_assert_int_ne(access(beside(".secret"), F_OK), 0);
        failures++;
    }
    ck_assert_uint_ge(failures, 5);
    finish();
}
END_TEST

/* The secret must not go before the record has it for sure. */
START_TEST(an_end_that_can_not_be_synced_keeps_the_secret)
{
    struct fault f;
    for (unsigned i = 1; i <= 2; i++) {
        begin("starcraft/duel", 2);
        advance();
        submit("resign");
        syncs_until_failure = i;
        ck_assert(!session_close(&game, &f));
        syncs_until_failure = 0;
        ck_assert_int_eq(access(beside(".secret"), F_OK), 0);
        resume(RECORD_FINISHED);
        ck_assert_int_ne(access(beside(".secret"), F_OK), 0);
        check_verified(VERIFY_FITS);
    }
    unlink(path);
}
END_TEST

/* ---- Two programs ------------------------------------------------------------------------------------------------ */

START_TEST(a_game_that_is_played_can_not_be_resumed)
{
    static struct session other;
    struct fault f;
    size_t length, later;
    char self[32];
    snprintf(self, sizeof self, "process %ld", (long)getpid());
    begin("mass-effect/basic", 3);
    char *text = contents(&length);
    ck_assert_int_eq(session_resume(&other, path, &f), RECORD_UNREADABLE);
    ck_assert_msg(strstr(f.sentence, self) != NULL, "%s", f.sentence);
    char *same = contents(&later);
    ck_assert_uint_eq(length, later);
    ck_assert_mem_eq(text, same, length);
    free(text);
    free(same);
    advance();
    syncs_until_failure = 1;
    ck_assert(!session_seat(&game, 0, player_find("aggressive"), &f));
    syncs_until_failure = 0;
    ck_assert(session_recover(&game, &f));
    ck_assert_int_eq(session_resume(&other, path, &f), RECORD_UNREADABLE);
    ck_assert(session_close(&game, &f));
    resume(RECORD_UNFINISHED);
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
    tcase_add_test(tests, every_cut_of_the_file_resumes_at_its_last_whole_line);
    tcase_add_test(tests, a_full_disk_loses_nothing);
    tcase_add_test(tests, a_full_disk_changes_no_die);
    tcase_add_test(tests, an_action_that_can_not_be_synced_did_not_happen);
    tcase_add_test(tests, an_undo_that_can_not_be_synced_did_not_happen);
    tcase_add_test(tests, a_seat_that_can_not_be_synced_stays_as_it_was);
    tcase_add_test(tests, nobody_is_asked_before_all_is_synced);
    tcase_add_test(tests, a_game_whose_beginning_can_not_be_synced_leaves_nothing_behind);
    tcase_add_test(tests, an_end_that_can_not_be_synced_keeps_the_secret);
    tcase_add_test(tests, a_game_that_is_played_can_not_be_resumed);
    return suite_run(suite);
}
