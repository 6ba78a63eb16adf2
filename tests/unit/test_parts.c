/* Parts of simulations come from other machines: what reads them believes nothing that could do harm. Whoever writes
 * one can give it the digest that it needs. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/sim/part.h"
#include "support/suite.h"

static struct sim_part_file part, back;
static struct fault f;
static char path[64];

static void fill(void)
{
    memset(&part, 0, sizeof part);
    snprintf(path, sizeof path, "/tmp/hegemon-part-%ld", (long)getpid());
    unlink(path);
    part.shard = (struct shard){.count = 3, .index = 2};
    part.stats.games = 17;
    part.stats.violations = 1;
    part.stats.shared = true;
    strcpy(part.stats.violation.sentence, "units are missing");
    snprintf(part.build, sizeof part.build, "%064d", 7);
}

static bool comes_back(void)
{
    ck_assert_msg(sim_part_write(path, &part, &f), "%s", f.sentence);
    bool read = sim_part_read(path, &back, &f);
    sim_part_free(&back);
    unlink(path);
    return read;
}

START_TEST(a_part_comes_back_as_it_was)
{
    fill();
    ck_assert_msg(comes_back(), "%s", f.sentence);
    ck_assert_mem_eq(&back.stats, &part.stats, sizeof part.stats);
    ck_assert_mem_eq(&back.shard, &part.shard, sizeof part.shard);
    ck_assert_str_eq(back.build, part.build);
}
END_TEST

START_TEST(a_sentence_without_an_end_is_refused)
{
    fill();
    memset(part.stats.violation.sentence, 'A', sizeof part.stats.violation.sentence);
    ck_assert(!comes_back());
    ck_assert_ptr_nonnull(strstr(f.sentence, "changed or cut"));
    fill();
    memset(part.stats.violation.place, 'A', sizeof part.stats.violation.place);
    ck_assert(!comes_back());
}
END_TEST

START_TEST(a_sentence_that_commands_the_terminal_is_refused)
{
    fill();
    strcpy(part.stats.violation.sentence, "\033[2Junits are missing");
    ck_assert(!comes_back());
}
END_TEST

START_TEST(what_is_neither_true_nor_false_is_refused)
{
    fill();
    memset(&part.stats.shared, 2, 1);
    ck_assert(!comes_back());
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("parts", &tests);
    tcase_add_test(tests, a_part_comes_back_as_it_was);
    tcase_add_test(tests, a_sentence_without_an_end_is_refused);
    tcase_add_test(tests, a_sentence_that_commands_the_terminal_is_refused);
    tcase_add_test(tests, what_is_neither_true_nor_false_is_refused);
    return suite_run(suite);
}
