/* Records verified: also the dice, which only the dealer can recompute. */
#include <unistd.h>

#include "table/secret.h"
#include "table/verify.h"
#include "unit/tampered.h"

static char folder[64], file[96];

static void make_folder(void)
{
    play_both();
    strcpy(folder, "/tmp/hegemon-record-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(file, sizeof file, "%s/game", folder);
}

static void remove_folder(void)
{
    char beside[128];
    ck_assert(secret_path(file, beside, sizeof beside));
    unlink(beside);
    unlink(file);
    rmdir(folder);
    free_both();
}

static void save(const char *text)
{
    FILE *out = fopen(file, "w");
    fputs(text, out);
    fclose(out);
}

/* Takes the text over. */
static enum verify_status verify(char *text, struct verify_report *report, struct fault *f)
{
    save(text);
    free(text);
    return verify_record(file, NULL, report, f);
}

static void verify_refuses_at(char *text, unsigned long line, const char *phrase)
{
    struct verify_report report;
    struct fault f;
    char place[128];
    snprintf(place, sizeof place, "%s:%lu", file, line);
    ck_assert_int_eq(verify(text, &report, &f), VERIFY_REFUSED);
    ck_assert_str_eq(f.place, place);
    ck_assert_msg(strstr(f.sentence, phrase) != NULL, "'%s' lacks '%s'", f.sentence, phrase);
}

/* The header's digest and the check of the end made to fit: what only the dealer can find. Takes the text over. */
static char *ended_anew(char *text)
{
    struct record_seal seal = {.version = RECORD_VERSION};
    char check[RECORD_CHECK_MAX], line[64], by[128];
    text = resealed(text);
    unsigned long end = find_line(text, "\nend ", 1) + 1;
    const char *start = line_at(text, end);
    memcpy(seal.digest, strstr(text, "\nheader ") + 8, KEY_HEX - 1);
    snprintf(line, sizeof line, "%.*s", (int)(strchr(start, '#') - start - 1), start);
    record_check(&seal, strtoul(line_at(text, end - 1), NULL, 10), line, check);
    snprintf(by, sizeof by, "%s #%s\n", line, check);
    char *out = with_line(text, end, by);
    free(text);
    return out;
}

static const struct recorded *game_of(int i)
{
    return i != 0 ? &audited : &seeded;
}

START_TEST(an_untouched_record_verifies)
{
    struct verify_report report;
    struct fault f;
    enum verify_status status = verify(strdup(game_of(_i)->text), &report, &f);
    ck_assert_msg(status == VERIFY_FITS, "%s: %s", f.place, f.sentence);
    ck_assert(report.dealt);
    ck_assert_uint_eq(report.actions, game_of(_i)->table.actions);
    ck_assert_uint_eq(report.events, game_of(_i)->table.dealer.event);
    ck_assert_str_eq(report.end, "capped");
}
END_TEST

static bool is_roll(const char *text, unsigned long line)
{
    const char *start = line_at(text, line), *roll = strstr(start, " chance roll ");
    return roll != NULL && roll < strchr(start, '\n');
}

/* Also a die that changes nothing in the position: the hash can't see it, the dealer can. */
START_TEST(every_changed_die_is_found)
{
    const char *text = game_of(_i)->text;
    unsigned long lines = count_lines(text);
    unsigned found = 0;
    for (unsigned long line = 1; line < lines && found < 25; line++) {
        const char *start = line_at(text, line);
        size_t die = (size_t)(strchr(start, '#') - start) - 2;
        if (!is_roll(text, line))
            continue;
        verify_refuses_at(with_byte(text, line, die, start[die] == '6' ? '5' : (char)(start[die] + 1)), line, "");
        found++;
    }
    ck_assert_uint_gt(found, 3);
}
END_TEST

START_TEST(another_seed_is_found_at_the_first_roll)
{
    unsigned long dealer = find_line(seeded.text, "dealer", 1), roll = find_line(seeded.text, " chance ", 1);
    verify_refuses_at(ended_anew(with_line(seeded.text, dealer, "dealer seed2 43 17\n")), roll,
                      "the dealer's outcome was");
    verify_refuses_at(ended_anew(with_line(seeded.text, dealer, "dealer seed2 42 18\n")), roll,
                      "the dealer's outcome was");
}
END_TEST

START_TEST(another_contribution_is_found_at_the_first_roll)
{
    unsigned long line = find_line(audited.text, "contribution 2", 1), roll = find_line(audited.text, " chance ", 1);
    verify_refuses_at(with_byte(audited.text, line, 20, 'f'), roll, "the dealer's outcome was");
}
END_TEST

START_TEST(another_commitment_does_not_fit_the_secret)
{
    unsigned long line = find_line(audited.text, "commitment", 1), last = count_lines(audited.text);
    char was = line_at(audited.text, line)[20];
    verify_refuses_at(ended_anew(with_byte(audited.text, line, 20, was == 'f' ? 'e' : 'f')), last, "commitment");
    verify_refuses_at(with_byte(audited.text, last, 20, 'f'), last, "commitment");
}
END_TEST

START_TEST(a_torn_record_is_refused_by_verify)
{
    unsigned long lines = count_lines(seeded.text);
    verify_refuses_at(cut(seeded.text, seeded.length - 4), lines, "the last good line is");
}
END_TEST

START_TEST(a_record_cut_between_lines_verifies_as_far_as_it_goes)
{
    struct verify_report report;
    struct fault f;
    char *text = cut(seeded.text, length_of_lines(seeded.text, count_lines(seeded.text) - 1));
    ck_assert_int_eq(verify(text, &report, &f), VERIFY_UNFINISHED);
    ck_assert(report.dealt);
    ck_assert_ptr_nonnull(strstr(f.sentence, "unfinished"));
}
END_TEST

START_TEST(the_owner_of_the_secret_can_verify_a_running_game)
{
    size_t length = length_of_lines(audited.text, count_lines(audited.text) - 2);
    struct verify_report report;
    struct fault f;
    char beside[128];
    ck_assert_int_eq(verify(cut(audited.text, length), &report, &f), VERIFY_UNFINISHED);
    ck_assert(!report.dealt);
    ck_assert(secret_path(file, beside, sizeof beside));
    ck_assert(secret_write(beside, recorded_secret, &f));
    ck_assert_int_eq(verify(cut(audited.text, length), &report, &f), VERIFY_UNFINISHED);
    ck_assert(report.dealt);
    ck_assert(secret_remove(beside, &f));
    ck_assert(secret_write(beside, audited.header.contribution[0], &f));
    ck_assert_int_eq(verify(cut(audited.text, length), &report, &f), VERIFY_REFUSED);
    ck_assert_int_eq(verify_record(file, "/no/such/secret", &report, &f), VERIFY_UNREADABLE);
}
END_TEST

START_TEST(text_in_memory_is_judged_as_a_file_is)
{
    struct verify_report report, in_file;
    struct fault f, of_file;
    const struct recorded *game = game_of(_i);
    for (size_t length = game->length; length > game->length / 2; length -= 1 + length / 7) {
        enum verify_status status = verify_text("memory", game->text, length, &report, &f);
        ck_assert_int_eq(status, verify(cut(game->text, length), &in_file, &of_file));
        ck_assert_int_eq(status == VERIFY_FITS, length == game->length);
        ck_assert_uint_eq(report.actions, in_file.actions);
        ck_assert_uint_eq(report.events, in_file.events);
        if (status != VERIFY_FITS)
            ck_assert_str_eq(f.sentence, of_file.sentence);
    }
}
END_TEST

START_TEST(what_cannot_be_read_is_no_fault_of_the_record)
{
    struct verify_report report;
    struct fault f;
    ck_assert_int_eq(verify_record(file, NULL, &report, &f), VERIFY_UNREADABLE);
    ck_assert_int_eq(verify_record(folder, NULL, &report, &f), VERIFY_UNREADABLE);
    ck_assert_str_eq(f.place, folder);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("record verify", &tests);
    tcase_add_checked_fixture(tests, make_folder, remove_folder);
    tcase_add_loop_test(tests, an_untouched_record_verifies, 0, 2);
    tcase_add_loop_test(tests, every_changed_die_is_found, 0, 2);
    tcase_add_test(tests, another_seed_is_found_at_the_first_roll);
    tcase_add_test(tests, another_contribution_is_found_at_the_first_roll);
    tcase_add_test(tests, another_commitment_does_not_fit_the_secret);
    tcase_add_test(tests, a_torn_record_is_refused_by_verify);
    tcase_add_test(tests, a_record_cut_between_lines_verifies_as_far_as_it_goes);
    tcase_add_test(tests, the_owner_of_the_secret_can_verify_a_running_game);
    tcase_add_loop_test(tests, text_in_memory_is_judged_as_a_file_is, 0, 2);
    tcase_add_test(tests, what_cannot_be_read_is_no_fault_of_the_record);
    return suite_run(suite);
}
