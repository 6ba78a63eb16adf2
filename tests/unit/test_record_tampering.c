/* Whatever is changed in a record afterwards, in its lines or in its header, is refused at its line. */
#include "unit/tampered.h"

/* ---- Tampering -----------------------------------------------------------------------------------------------------
 */

START_TEST(a_removed_line_is_missed)
{
    unsigned long first = find_line(seeded.text, "begin", 1) + 1, last = count_lines(seeded.text) - 1;
    for (unsigned long line = first; line < last; line += 29)
        refused_at(without_line(seeded.text, line), line, "must stand, not");
    refused_at(without_line(seeded.text, last), last, "the game can't end here");
}
END_TEST

START_TEST(a_removed_header_line_is_missed)
{
    unsigned long begin = find_line(audited.text, "begin", 1), term = find_line(audited.text, "term", 1);
    for (unsigned long line = 2; line <= begin; line++)
        if (line != term)
            refused_at(without_line(audited.text, line), line, "must stand");
    refused_at(without_line(audited.text, term), find_line(audited.text, "\nheader", 1), "have the SHA-256");
}
END_TEST

START_TEST(a_forged_hash_is_seen)
{
    unsigned long first = find_line(seeded.text, "begin", 1), last = count_lines(seeded.text) - 1;
    for (unsigned long line = first; line <= last; line += 31) {
        size_t digit = (size_t)(strchr(line_at(seeded.text, line), '#') - line_at(seeded.text, line)) + 7;
        char was = line_at(seeded.text, line)[digit];
        refused_at(with_byte(seeded.text, line, digit, was == '0' ? '1' : '0'), line, "hash");
    }
}
END_TEST

START_TEST(swapped_lines_are_seen)
{
    unsigned long line = find_line(seeded.text, " claim ", 1);
    char two[512];
    const char *first = line_at(seeded.text, line), *second = line_at(seeded.text, line + 1);
    snprintf(two, sizeof two, "%.*s%.*s", (int)(strchr(second, '\n') + 1 - second), second, (int)(second - first),
             first);
    char *text = without_line(seeded.text, line);
    refused_at(with_line(text, line, two), line, "a line was removed, added or moved");
    free(text);
}
END_TEST

START_TEST(a_repeated_line_is_seen)
{
    unsigned long line = find_line(seeded.text, " claim ", 1);
    char two[512];
    const char *start = line_at(seeded.text, line);
    int length = (int)(strchr(start, '\n') + 1 - start);
    snprintf(two, sizeof two, "%.*s%.*s", length, start, length, start);
    refused_at(with_line(seeded.text, line, two), line + 1, "a line was removed, added or moved");
}
END_TEST

/* The text of an action line with its seat changed. */
START_TEST(a_changed_seat_is_seen)
{
    unsigned long line = find_line(seeded.text, " claim ", 1);
    const char *start = line_at(seeded.text, line);
    size_t seat = (size_t)(strchr(start, ' ') + 1 - start);
    char other = start[seat] == '1' ? '2' : '1';
    refused_at(with_byte(seeded.text, line, seat, other), line, "not possible in this position");
    refused_at(with_byte(seeded.text, line, seat, '9'), line, "a seat from 1 to 3 or 'chance'");
}
END_TEST

START_TEST(nothing_may_follow_the_end)
{
    unsigned long after = count_lines(seeded.text) + 1;
    refused_at(joined(seeded.text, "end capped 1\n"), after, "nothing may follow the end");
    refused_at(joined(seeded.text, "secret 00\n"), after, "nothing may follow the end");
    refused_at(joined(audited.text, "secret 00\n"), count_lines(audited.text) + 1, "nothing may follow the end");
}
END_TEST

START_TEST(a_forged_end_is_seen)
{
    unsigned long last = count_lines(seeded.text);
    refused_at(with_line(seeded.text, last, "end won 2 #0123456789abcdef\n"), last, "the end must read 'end capped 1'");
    refused_at(with_line(seeded.text, last, "end drawn #0123456789abcdef\n"), last, "the end must read 'end capped 1'");
    refused_at(with_line(seeded.text, last, "endless #0123456789abcdef\n"), last, "the end must read 'end capped 1'");
    refused_at(with_line(seeded.text, last, "end capped 1 #0123456789abcdef\n"), last, "the line has the check");
    refused_at(with_line(seeded.text, last, "end capped 1\n"), last, "must end in ' #'");
    refused_at(with_line(audited.text, count_lines(audited.text), "secret 12\n"), count_lines(audited.text),
               "'secret'");
}
END_TEST

/* Else whoever loses could cut the game short and say that it was to end here. */
START_TEST(a_game_is_capped_where_the_table_agreed_and_nowhere_else)
{
    unsigned long term = find_line(seeded.text, "term", 1), last = count_lines(seeded.text);
    struct recorded longer = {0};
    refused_at(resealed(with_line(seeded.text, term, "term cap 7\n")), last, "can't be broken off here");
    refused_at(resealed(without_line(seeded.text, term)), last - 1, "can't be broken off here");
    recorded_play(&longer, false, false, SHORT + 1);
    refused_at(resealed(with_line(longer.text, term, "term cap 1\n")), last, "here the end must stand");
    recorded_free(&longer);
}
END_TEST

/* The header says `term`, and behind so many actions stands an end by agreement, with its check. */
static char *stopped_behind(unsigned long actions, const char *term)
{
    struct record_seal seal = {.version = 2};
    char check[RECORD_CHECK_MAX], end[64];
    char *text = resealed(with_line(seeded.text, find_line(seeded.text, "term", 1), term));
    unsigned long begin = find_line(text, "\nbegin", 1) + 1;
    memcpy(seal.digest, line_at(text, begin - 1) + strlen("header "), RECORD_HEX_MAX - 1);
    record_check(&seal, actions, RECORD_STOPPED, check);
    snprintf(end, sizeof end, "%s #%s\n", RECORD_STOPPED, check);
    char *shorter = cut(text, length_of_lines(text, begin + actions)), *out = joined(shorter, end);
    free(text);
    free(shorter);
    return out;
}

/* The same for a game that people agree to end: without the term nobody can. */
START_TEST(a_game_is_stopped_where_the_table_may_and_nowhere_else)
{
    unsigned long begin = find_line(seeded.text, "\nbegin", 1) + 1, all = count_lines(seeded.text) - 1 - begin;
    static const unsigned long some[] = {0, 1, 30};
    for (unsigned i = 0; i < 3; i++) {
        char *text = stopped_behind(some[i], "term stop 1\n");
        struct reading got = read_text(text);
        ck_assert_msg(got.status == RECORD_FINISHED, "%s: %s", got.f.place, got.f.sentence);
        ck_assert_uint_eq(got.number, some[i]);
        refused_at(with_byte(text, begin + some[i] + 1, strlen("end stopped #"), 'x'), begin + some[i] + 1, "check");
        free(text);
        refused_at(stopped_behind(some[i], "term stop 0\n"), begin + some[i] + 1, "can't be stopped here");
        refused_at(stopped_behind(some[i], "term stop yes\n"), begin + some[i] + 1, "can't be stopped here");
        refused_at(stopped_behind(some[i], "term cap 7\n"), begin + some[i] + 1, "can't be stopped here");
    }
    refused_at(stopped_behind(all, "term cap 1\n"), begin + all + 1, "was over by itself");
}
END_TEST

START_TEST(malformed_action_lines_are_refused)
{
    unsigned long line = find_line(seeded.text, " claim ", 1);
    static const char *const wrong[][2] = {
        {"\n", "must stand"},
        {"x\n", "must stand"},
        {"0 1 end #0123456789abcdef\n", "must stand"},
        {"999999999999999999999999 1 end #0123456789abcdef\n", "must stand"},
        {" 2 1 end\n", "must stand"},
    };
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        refused_at(with_line(seeded.text, line, wrong[i][0]), line, wrong[i][1]);
    char text[256];
    unsigned long number = line - find_line(seeded.text, "begin", 1);
    static const char *const rest[][2] = {
        {"1", "must end in ' #'"},
        {"1 ", "a seat"},
        {"1 claim earth", "must end in ' #'"},
        {"1 #0123456789abcdef", "must end in ' #'"},
        {"1  claim earth #0123456789abcdef", ""},
        {"1 dance #0123456789abcdef", "dance"},
        {"1 claim atlantis #0123456789abcdef", "atlantis"},
    };
    for (unsigned i = 0; i < sizeof rest / sizeof rest[0]; i++) {
        snprintf(text, sizeof text, "%lu %s\n", number, rest[i][0]);
        refused_at(with_line(seeded.text, line, text), line, rest[i][1]);
    }
}
END_TEST

/* ---- Headers --------------------------------------------------------------------------------------------------------
 */

/* The line that begins so is replaced; the fault stands so many lines further down. */
static const struct header_edit {
    const char *line, *by;
    unsigned after;
    const char *phrase;
} edits[] = {
    {"hegemon-record", "hegemon-record 3\n", 0, "this program reads versions 1 to 2"},
    {"hegemon-record", "hegemon-record 01\n", 0, "plain number"},
    {"hegemon-record", "something else\n", 0, "not a record"},
    {"edition mass", "edition mass-effective\n", 0, "belongs to the edition 'mass-effect'"},
    {"edition mass", "edition  mass-effect\n", 0, "one blank"},
    {"edition mass", "edition mass-effect \n", 0, "one blank"},
    {"edition-sha256", "edition-sha256 12\n", 0, "64 hexadecimal digits"},
    {"rules", "rules 0\n", 0, "at least 1"},
    {"rules", "rules one\n", 0, "plain number"},
    {"mode", "mode advanced\n", 0, "don't fit"},
    {"seats", "seats 2\n", 3, "'dealer …' must stand"},
    {"seats", "seats 4\n", 4, "'seat …' must stand"},
    {"seats", "seats 7\n", 0, "from 1 to 6"},
    {"seats", "seats three\n", 0, "plain number"},
    {"seat 2", "seat 3 light-blue aggressive\n", 0, "here seat 2 must stand"},
    {"seat 2", "seat 2 nobody aggressive\n", 0, "no army 'nobody'"},
    {"seat 2", "seat 2 aggressive\n", 0, "the seat's player must stand"},
    {"dealer", "dealer luck\n", 0, "dealer seed2 SEED GAME"},
    {"dealer", "dealer seed2 1\n", 0, "number of the game"},
    {"dealer", "dealer seed2 1 2 3\n", 0, "must end before '3'"},
    {"dealer", "dealer seed2 18446744073709551616 2\n", 0, "plain number"},
    {"dealer", "dealer audit\n", 1, "'commitment …' must stand"},
    {"begin", "begin 0123456789abcdef\n", 0, "hash"},
    {"begin", "begin #0123456789abcdef\n", 0, "hash"},
    {"begin", "begin #0123456789abcde\n", 0, "16 hexadecimal digits"},
};

START_TEST(edited_headers_are_refused)
{
    const struct header_edit *edit = &edits[_i];
    unsigned long line = find_line(seeded.text, edit->line, 1);
    refused_at(resealed(with_line(seeded.text, line, edit->by)), line + edit->after, edit->phrase);
}
END_TEST

/* Names too, which nothing in the game depends on. */
START_TEST(every_line_of_the_header_is_covered_by_its_digest)
{
    static const char *const names[][2] = {
        {"seat 2", "seat 2 red hard\n"},
        {"seats", "seats 3\nseat 1 light-blue me\n"},
        {"rules", "rules 7\n"},
        {"dealer", "dealer seed2 43 17\n"},
        {"dealer", "term cap 7\ndealer seed2 42 17\n"},
        {"dealer", "option reshuffle off\ndealer seed2 42 17\n"},
        {"header", "header 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef\n"},
    };
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++) {
        char *text = with_line(seeded.text, find_line(seeded.text, names[i][0], 1), names[i][1]);
        ck_assert_int_eq(read_text(text).status, RECORD_BROKEN);
        free(text);
    }
    unsigned long line = find_line(seeded.text, "seat 2", 1);
    char *text = with_line(seeded.text, line, "seat 2 red hard\n");
    refused_at(text, find_line(seeded.text, "\nheader", 1) + 1, "one of them, or this line, was changed");
}
END_TEST

START_TEST(a_record_of_other_rules_is_read_while_it_fits)
{
    unsigned long line = find_line(seeded.text, "rules", 1);
    unsigned long resign = find_line(seeded.text, "begin", 1) + 8;
    char *text = resealed(with_line(seeded.text, line, "rules 77\n")), *whole = strstr(text, "\nend");
    ck_assert_ptr_nonnull(whole);
    whole[1] = '\0'; /* the end's check covers the header */
    ck_assert_int_eq(read_text(text).status, RECORD_UNFINISHED);
    refused_at(with_line(text, resign, "8 2 resign #0123456789abcdef\n"), resign, "written for rules 77");
    free(text);
}
END_TEST

START_TEST(an_unknown_edition_is_named)
{
    char *text = with_line(seeded.text, 2, "edition atlantis\n");
    char was = line_at(text, 3)[20];
    refused_at(resealed(with_byte(text, 3, 20, was == '0' ? '1' : '0')), 2,
               "there is no edition 'atlantis'; this program has");
    free(text);
}
END_TEST

START_TEST(an_unknown_version_of_a_known_edition_is_named)
{
    unsigned long line = find_line(seeded.text, "edition-sha256", 1);
    char was = line_at(seeded.text, line)[20];
    refused_at(resealed(with_byte(seeded.text, line, 20, was == '0' ? '1' : '0')), line,
               "not the version with this SHA-256");
}
END_TEST

START_TEST(an_army_sits_only_once)
{
    char by[256];
    snprintf(by, sizeof by, "seat 2 %s aggressive\n", seeded.header.seat[0].army);
    unsigned long line = find_line(seeded.text, "seat 2", 1);
    refused_at(resealed(with_line(seeded.text, line, by)), line, "already has seat 1");
}
END_TEST

START_TEST(options_stand_once_and_must_exist)
{
    unsigned long mode = find_line(seeded.text, "mode", 1);
    refused_at(resealed(with_line(seeded.text, mode, "mode basic\noption gravity off\n")), mode, "gravity");
    refused_at(with_line(seeded.text, mode, "mode basic\noption a b\noption a c\n"), mode + 2, "twice");
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("record tampering", &tests);
    tcase_add_checked_fixture(tests, play_both, free_both);
    tcase_add_test(tests, a_removed_line_is_missed);
    tcase_add_test(tests, a_removed_header_line_is_missed);
    tcase_add_test(tests, a_forged_hash_is_seen);
    tcase_add_test(tests, swapped_lines_are_seen);
    tcase_add_test(tests, a_repeated_line_is_seen);
    tcase_add_test(tests, a_changed_seat_is_seen);
    tcase_add_test(tests, nothing_may_follow_the_end);
    tcase_add_test(tests, a_forged_end_is_seen);
    tcase_add_test(tests, a_game_is_capped_where_the_table_agreed_and_nowhere_else);
    tcase_add_test(tests, a_game_is_stopped_where_the_table_may_and_nowhere_else);
    tcase_add_test(tests, malformed_action_lines_are_refused);
    tcase_add_loop_test(tests, edited_headers_are_refused, 0, sizeof edits / sizeof edits[0]);
    tcase_add_test(tests, every_line_of_the_header_is_covered_by_its_digest);
    tcase_add_test(tests, a_record_of_other_rules_is_read_while_it_fits);
    tcase_add_test(tests, an_unknown_edition_is_named);
    tcase_add_test(tests, an_unknown_version_of_a_known_edition_is_named);
    tcase_add_test(tests, an_army_sits_only_once);
    tcase_add_test(tests, options_stand_once_and_must_exist);
    return suite_run(suite);
}
