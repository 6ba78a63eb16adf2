/* Games on disk: what is confirmed stays, any cut of the file can be resumed, and what the disk refuses did not happen.
 */
#include "table/secret.h"
#include "text/sink_file.h"
#include "unit/session_game.h"

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
    Suite *suite = suite_of("session disk", &tests);
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
