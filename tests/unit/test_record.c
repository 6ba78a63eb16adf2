/* Records: what is written reads back; what was cut, torn or never was a record is refused at its line. */
#include "unit/tampered.h"

START_TEST(a_whole_game_reads_back)
{
    struct recorded game;
    struct reading got;
    recorded_play(&game, _i != 0, false, 0);
    got = read_text(game.text);
    ck_assert_msg(got.status == RECORD_FINISHED, "%s: %s", got.f.place, got.f.sentence);
    ck_assert_uint_eq(got.number, game.table.actions);
    ck_assert_uint_eq((size_t)got.good, game.length);
    recorded_free(&game);
}
END_TEST

START_TEST(the_reader_passes_through_the_positions_of_the_game)
{
    struct table t = seeded.table;
    struct record_reader *reader;
    struct hg_action told, done;
    struct hg_state before;
    struct fault f;
    reader = record_open_text("game", seeded.text, seeded.length, &f);
    ck_assert_ptr_nonnull(reader);
    table_seed(&t, &seeded.rules, RECORDED_SEED, RECORDED_GAME);
    dealer_seed(&t.dealer, RECORDED_SEED, RECORDED_GAME);
    for (unsigned i = 0; i < RECORDED_SEATS; i++)
        t.player[i] = player_find("aggressive");
    while (record_next(reader, &told, &before, &f) == RECORD_ACTION) {
        ck_assert_mem_eq(&before, &t.state, sizeof before);
        ck_assert_int_eq(table_advance(&t, &done, &f), TABLE_ACTED);
        ck_assert_mem_eq(&told, &done, sizeof told);
        ck_assert_mem_eq(record_position(reader), &t.state, sizeof t.state);
    }
    ck_assert_str_eq(record_end_reason(reader), "capped");
    ck_assert_uint_eq(record_number(reader), seeded.table.actions);
    record_close(reader);
}
END_TEST

START_TEST(the_header_reads_back)
{
    struct fault f;
    struct record_reader *reader = record_open_text("game", audited.text, audited.length, &f);
    ck_assert_ptr_nonnull(reader);
    struct record_header expected = audited.header;
    expected.seed = expected.game = 0;
    ck_assert_mem_eq(record_header(reader), &expected, sizeof expected);
    record_close(reader);
}
END_TEST

START_TEST(comments_may_stand_anywhere)
{
    char *text = with_line(seeded.text, 1, "; a first word\nhegemon-record 2\n; a second\n");
    char *longer = joined(text, "; the last word: é\n");
    ck_assert_int_eq(read_text(longer).status, RECORD_FINISHED);
    free(text);
    free(longer);
}
END_TEST

START_TEST(a_record_may_carry_its_edition)
{
    struct recorded game = {0};
    recorded_play(&game, false, true, SHORT);
    struct reading got = read_text(game.text);
    ck_assert_msg(got.status == RECORD_FINISHED, "%s: %s", got.f.place, got.f.sentence);
    unsigned long line = find_line(game.text, "edition-text", 1);
    refused_at(resealed(with_line(game.text, line + 1, "| # another first line\n")), 3, "SHA-256");
    refused_at(without_line(game.text, line + 1), find_line(game.text, "dealer", 1) - 1, "'| …' must stand");
    recorded_free(&game);
}
END_TEST

/* What the shelf holds is taken, stays open, and leaves no other record in its place. */
START_TEST(an_open_edition_is_taken_from_the_shelf)
{
    struct fault f;
    struct edition *other = edition_builtin("starcraft", &f), *same = edition_builtin("mass-effect", &f);
    const struct edition *const both[] = {other, same};
    struct record_reader *reader;
    reader = record_open_shelf("game", seeded.text, seeded.length, &(struct record_shelf){both, 2}, &f);
    ck_assert_ptr_eq(record_edition(reader), same);
    record_close(reader);
    ck_assert_str_eq(edition_id(same), "mass-effect");
    reader = record_open_shelf("game", seeded.text, seeded.length, &(struct record_shelf){both, 1}, &f);
    ck_assert_ptr_ne(record_edition(reader), other);
    ck_assert_str_eq(edition_sha256(record_edition(reader)), edition_sha256(same));
    record_close(reader);
    edition_close(other);
    edition_close(same);
}
END_TEST

/* A text that was changed is refused, whatever lies on the shelf under the hash that the header claims. */
START_TEST(the_shelf_does_not_stand_in_for_a_changed_text)
{
    struct fault f;
    struct recorded game = {0};
    recorded_play(&game, false, true, SHORT);
    const struct edition *const shelf[] = {game.edition};
    char *text =
        resealed(with_line(game.text, find_line(game.text, "edition-text", 1) + 1, "| # another first line\n"));
    ck_assert_ptr_null(record_open_shelf("game", text, strlen(text), &(struct record_shelf){shelf, 1}, &f));
    ck_assert_msg(strstr(f.sentence, "one of the two was changed") != NULL, "%s", f.sentence);
    free(text);
    recorded_free(&game);
}
END_TEST

/* ---- Cut and torn --------------------------------------------------------------------------------------------------
 */

START_TEST(a_record_cut_between_lines_is_unfinished)
{
    unsigned long first = find_line(seeded.text, "begin", 1), last = count_lines(seeded.text) - 1;
    for (unsigned long line = first; line <= last; line += 23) {
        size_t length = length_of_lines(seeded.text, line);
        char *text = cut(seeded.text, length);
        struct reading got = read_text(text);
        ck_assert_int_eq(got.status, RECORD_UNFINISHED);
        ck_assert_uint_eq(got.number, line - first);
        ck_assert_uint_eq((size_t)got.good, length);
        free(text);
    }
}
END_TEST

START_TEST(an_ended_game_without_its_secret_is_unfinished)
{
    char *text = without_line(audited.text, count_lines(audited.text));
    struct reading got = read_text(text);
    ck_assert_int_eq(got.status, RECORD_UNFINISHED);
    ck_assert_ptr_nonnull(strstr(got.f.sentence, "secret"));
    ck_assert_uint_eq((size_t)got.good, length_of_lines(audited.text, count_lines(audited.text) - 2));
    free(text);
}
END_TEST

START_TEST(a_torn_last_line_names_the_last_good_one)
{
    unsigned long first = find_line(audited.text, "begin", 1), last = count_lines(audited.text);
    for (unsigned long line = first + 1; line < last; line += 19) {
        size_t whole = length_of_lines(audited.text, line - 1), end = length_of_lines(audited.text, line);
        char *text = cut(audited.text, line % 2 == 0 ? end - 1 : whole + 1), phrase[64];
        struct reading got = read_text(text);
        snprintf(phrase, sizeof phrase, "the last good line is %lu", line - 1);
        ck_assert_int_eq(got.status, RECORD_TORN);
        ck_assert_ptr_nonnull(strstr(got.f.sentence, phrase));
        ck_assert_uint_eq((size_t)got.good, whole);
        free(text);
    }
}
END_TEST

START_TEST(a_header_that_stops_is_refused)
{
    unsigned long last = find_line(audited.text, "begin", 1);
    for (unsigned long line = 1; line < last; line++) {
        char *text = cut(audited.text, length_of_lines(audited.text, line));
        refused_at(text, line, "the header stops after this line");
        text = cut(audited.text, length_of_lines(audited.text, line) - 1);
        refused_at(text, line, "torn");
    }
}
END_TEST

/* ---- Noise ----------------------------------------------------------------------------------------------------------
 */

START_TEST(an_empty_file_is_refused)
{
    refused_at(strdup(""), 1, "empty");
}
END_TEST

START_TEST(a_line_without_end_is_refused)
{
    size_t size = 10u << 20;
    char *text = malloc(size + 1);
    memset(text, 'x', size);
    text[size] = 0;
    refused_at(text, 1, "too long");
}
END_TEST

START_TEST(control_characters_are_refused)
{
    char line[64];
    unsigned long rules = find_line(seeded.text, "rules", 1);
    snprintf(line, sizeof line, "rules 1\r\n");
    refused_at(with_line(seeded.text, rules, line), rules, "control character");
}
END_TEST

/* In names of players and everywhere else; a name can be written anew, because no hash covers it. */
START_TEST(what_cannot_be_shown_is_refused)
{
    static const struct {
        const char *line, *sentence;
    } rows[] = {
        {"seat 1 alliance ann\u202ea\n", "the line holds '\\u202e', which can't be shown"},
        {"seat 1 alliance an\xc2\x9bna\n", "the line holds '\\u009b', which can't be shown"},
        {"seat 1 alliance an\u200bna\n", "the line holds '\\u200b', which can't be shown"},
        {"seat 1 alliance an\xffna\n", "the line holds '\\xff', which can't be shown"},
    };
    unsigned long seat = find_line(seeded.text, "seat 1", 1), first = find_line(seeded.text, "begin", 1) + 1;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++)
        refused_at(with_line(seeded.text, seat, rows[i].line), seat, rows[i].sentence);
    refused_at(with_line(seeded.text, first, "player 1 \u2066anna\n"), first, "'\\u2066', which can't be shown");
}
END_TEST

START_TEST(zero_bytes_are_refused)
{
    char *text = strdup(seeded.text);
    unsigned long line = find_line(seeded.text, "mode", 1);
    text[line_at(seeded.text, line) - seeded.text + 2] = 0;
    struct reading got = read_bytes(text, seeded.length);
    ck_assert_int_eq(got.status, RECORD_BROKEN);
    ck_assert_ptr_nonnull(strstr(got.f.sentence, "zero byte"));
    free(text);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("record", &tests);
    tcase_add_checked_fixture(tests, play_both, free_both);
    tcase_add_loop_test(tests, a_whole_game_reads_back, 0, 2);
    tcase_add_test(tests, the_reader_passes_through_the_positions_of_the_game);
    tcase_add_test(tests, the_header_reads_back);
    tcase_add_test(tests, comments_may_stand_anywhere);
    tcase_add_test(tests, a_record_may_carry_its_edition);
    tcase_add_test(tests, an_open_edition_is_taken_from_the_shelf);
    tcase_add_test(tests, the_shelf_does_not_stand_in_for_a_changed_text);
    tcase_add_test(tests, a_record_cut_between_lines_is_unfinished);
    tcase_add_test(tests, an_ended_game_without_its_secret_is_unfinished);
    tcase_add_test(tests, a_torn_last_line_names_the_last_good_one);
    tcase_add_test(tests, a_header_that_stops_is_refused);
    tcase_add_test(tests, an_empty_file_is_refused);
    tcase_add_test(tests, a_line_without_end_is_refused);
    tcase_add_test(tests, control_characters_are_refused);
    tcase_add_test(tests, what_cannot_be_shown_is_refused);
    tcase_add_test(tests, zero_bytes_are_refused);
    return suite_run(suite);
}
