/* Programs as players: the choices they are told, and what becomes of one that does not play by the protocol. The
 * programs here are small scripts of the shell. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/modes.h"
#include "support/suite.h"
#include "table/guests.h"
#include "text/boxes.h"
#include "text/notation.h"

enum { LONG = 20000, SHORT = 300 }; /* milliseconds: for good programs, for those that hang */

static char folder[] = "/tmp/hegemon-bot-XXXXXX";
static char command[256];
static struct edition *edition;
static struct hg_rules rules;
static struct bot_game game;
static struct bot bot;
static unsigned limit;
static struct table table;
static struct guests guests;

/* ---- The stage --------------------------------------------------------------------------------------------------- */

static void write_script(const char *text)
{
    char path[128];
    snprintf(path, sizeof path, "%s/bot", folder);
    snprintf(command, sizeof command, "sh %s", path);
    FILE *out = fopen(path, "w");
    ck_assert_ptr_nonnull(out);
    fputs(text, out);
    fclose(out);
}

static bool open_bot(const char *text, struct fault *f)
{
    write_script(text);
    return bot_open(&bot, &(struct bot_terms){command, limit, -1}, f);
}

static void start_table(void)
{
    table_seed(&table, &rules, 1, 1);
    dealer_seed(&table.dealer, 1, 1);
    for (unsigned i = 0; i < 3; i++)
        table.player[i] = player_find("aggressive");
    guests = (struct guests){{&bot}};
}

static void set_stage(void)
{
    struct fault f;
    edition = edition_builtin("mass-effect", &f);
    ck_assert(edition_compile(edition, "basic", 3, NULL, 0, &rules, &f));
    game = (struct bot_game){&rules, edition_names(edition), "mass-effect/basic", NULL, 0, NULL};
    start_table();
    limit = LONG;
}

static void clear_stage(void)
{
    bot_close(&bot);
    edition_close(edition);
}

static const struct game_key lots = {{1}};

/* The program of this text at seat 1, and the game begun. */
static void seat_bot(const char *text)
{
    struct fault f;
    ck_assert_msg(open_bot(text, &f), "%s", f.sentence);
    guests_begin(&guests, &game, &lots, 1, &table);
}

/* Goes on until seat 1 has acted. */
static struct hg_action next_move(void)
{
    struct hg_action a;
    struct fault f;
    do
        ck_assert_int_eq(guests_advance(&guests, &table, &a, &f), TABLE_ACTED);
    while (a.seat != 0);
    return a;
}

static struct hg_action first_choice(void)
{
    struct hg_choices choices;
    struct hg_action a;
    struct fault f;
    while (hg_actor(&table.state) != 0)
        ck_assert_int_eq(guests_advance(&guests, &table, &a, &f), TABLE_ACTED);
    hg_choices(&rules, &table.state, &choices);
    return hg_choice_nth(&choices.box[0], 0);
}

#define READY    "read line; echo ready test\n"
#define UNTIL_GO "while read line; do case $line in go) "

static void expect_default_then_resignation(const char *text)
{
    seat_bot(text);
    for (unsigned i = 1; i < BOT_FAULTS_MAX; i++) {
        struct hg_action wanted = first_choice(), done = next_move();
        ck_assert_mem_eq(&wanted, &done, sizeof done);
        ck_assert_uint_eq(bot.faults, i);
        ck_assert(!bot.forfeited);
    }
    ck_assert_uint_eq(next_move().verb, HG_RESIGN);
    ck_assert(bot.forfeited);
}

/* ---- Choices ----------------------------------------------------------------------------------------------------- */

/* Picks alternatives of a line by lot; the answer is an action. Multiplies `count` by the number of alternatives. */
static void pick(char *line, struct rng *rng, char *out, uint64_t *count)
{
    char *rest = NULL;
    out[0] = '\0';
    for (char *word = strtok_r(line, " ", &rest); word != NULL; word = strtok_r(NULL, " ", &rest)) {
        char text[64] = "";
        unsigned lo, hi, bars = 1;
        for (char *c = word; *c != '\0'; c++)
            bars += *c == '|';
        if (word[0] == '[') {
            *count *= 1 + bars;
            char *bar = word + 1;
            unsigned k = rng_below(rng, 1 + bars);
            for (unsigned i = 1; i < k; i++)
                bar = strchr(bar, '|') + 1;
            if (k > 0)
                snprintf(text, sizeof text, "%.*s", (int)strcspn(bar, "|]"), bar);
        } else if (strstr(word, "..") != NULL && sscanf(word, "%u..%u", &lo, &hi) == 2) {
            *count *= hi - lo + 1;
            snprintf(text, sizeof text, "%u", lo + rng_below(rng, hi - lo + 1));
        } else {
            *count *= bars;
            char *bar = word;
            for (unsigned k = rng_below(rng, bars); k > 0; k--)
                bar = strchr(bar, '|') + 1;
            snprintf(text, sizeof text, "%.*s", (int)strcspn(bar, "|"), bar);
        }
        if (text[0] != '\0')
            snprintf(out + strlen(out), NOTATION_MAX - strlen(out), "%s%s", out[0] != '\0' ? " " : "", text);
    }
}

/* As many alternatives as the box has actions, and one taken by lot is legal. */
static void check_box(const struct mode *m, const struct hg_state *s, const struct hg_choice *box, struct rng *rng)
{
    char *rest = NULL, answer[NOTATION_MAX];
    uint64_t all = 0;
    struct sink_memory text;
    sink_heap(&text);
    box_print(&m->rules, m->names, box, "choice ", &text.sink);
    for (char *line = strtok_r(text.text, "\n", &rest); line != NULL; line = strtok_r(NULL, "\n", &rest)) {
        uint64_t count = 1;
        struct hg_action a;
        struct fault f;
        ck_assert(strncmp(line, "choice ", 7) == 0);
        pick(line + 7, rng, answer, &count);
        all += count;
        ck_assert_msg(notation_parse(&m->rules, m->names, box->seat, answer, &a, &f), "%s: %s: %s", m->label, answer,
                      f.sentence);
        ck_assert_msg(hg_why_not(&m->rules, s, &a) == HG_OK, "%s: %s", m->label, answer);
    }
    ck_assert_uint_eq(all, hg_choice_count(box));
    free(text.text);
}

START_TEST(every_alternative_of_a_choice_line_is_legal)
{
    unsigned count;
    const struct mode *m = &modes_all(&count)[_i];
    struct table t;
    struct hg_action a;
    struct fault f;
    struct rng rng;
    rng_seed(&rng, 5, (uint64_t)_i);
    table_seed(&t, &m->rules, 7, 7);
    dealer_seed(&t.dealer, 7, 7);
    t.cap = 12;
    for (unsigned i = 0; i < m->rules.seats; i++)
        t.player[i] = player_find("uniform");
    do {
        struct hg_choices choices;
        if (hg_actor(&t.state) >= m->rules.seats)
            continue;
        hg_choices(&m->rules, &t.state, &choices);
        for (unsigned i = 0; i < choices.count; i++)
            check_box(m, &t.state, &choices.box[i], &rng);
    } while (table_advance(&t, &a, &f) == TABLE_ACTED);
}
END_TEST

/* ---- Good programs ----------------------------------------------------------------------------------------------- */

START_TEST(a_legal_answer_is_played)
{
    seat_bot(READY UNTIL_GO "echo info thinking; echo \"do $answer\" ;; \"choice claim \"*) answer=${line#choice }; "
                            "answer=\"claim ${answer##*|}\" ;; esac; done\n");
    struct hg_action a = next_move();
    ck_assert_uint_eq(bot.faults, 0);
    ck_assert_uint_ne(a.to, first_choice().to);
}
END_TEST

START_TEST(a_program_may_resign)
{
    seat_bot(READY UNTIL_GO "echo do resign ;; esac; done\n");
    ck_assert_uint_eq(next_move().verb, HG_RESIGN);
    ck_assert_uint_eq(bot.faults, 0);
}
END_TEST

START_TEST(lines_may_end_as_on_other_systems)
{
    seat_bot(READY UNTIL_GO "printf 'do resign\\r\\n' ;; esac; done\n");
    ck_assert_uint_eq(next_move().verb, HG_RESIGN);
    ck_assert_uint_eq(bot.faults, 0);
}
END_TEST

START_TEST(quit_ends_the_program)
{
    char text[512], path[128];
    struct stat info;
    snprintf(path, sizeof path, "%s/pid", folder);
    unlink(path);
    snprintf(text, sizeof text,
             READY "while read line; do case $line in quit) echo bye >%s; exit 0 ;; esac; done; sleep 60\n", path);
    seat_bot(text);
    pid_t pid = bot.child.pid;
    bot_close(&bot);
    ck_assert_int_eq(waitpid(pid, NULL, WNOHANG), -1);
    ck_assert_int_eq(stat(path, &info), 0);
}
END_TEST

/* Programs of the same user can't look into a process that is not dumpable. */
START_TEST(our_memory_is_closed_while_a_program_runs)
{
    ck_assert_int_eq(prctl(PR_GET_DUMPABLE), 1);
    seat_bot(READY "while read line; do case $line in quit) exit 0 ;; esac; done\n");
    ck_assert_int_eq(prctl(PR_GET_DUMPABLE), 0);
    bot_close(&bot);
    ck_assert_int_eq(prctl(PR_GET_DUMPABLE), 1);
}
END_TEST

/* ---- Programs that can't play ------------------------------------------------------------------------------------ */

START_TEST(a_program_that_does_not_exist_is_named)
{
    struct fault f;
    ck_assert(!bot_open(&bot, &(struct bot_terms){"/no/such/program x", limit, -1}, &f));
    ck_assert_str_eq(f.sentence, "\"/no/such/program\" can't be started: No such file or directory");
}
END_TEST

START_TEST(a_program_that_says_something_else_is_no_player)
{
    struct fault f;
    ck_assert(!open_bot("read line; echo uciok\n", &f));
    ck_assert_ptr_nonnull(strstr(f.sentence, "began with \"uciok\" instead of `ready`"));
    ck_assert(!open_bot("exit 0\n", &f));
    ck_assert_int_eq(bot.child.pid, 0);
}
END_TEST

START_TEST(no_shell_reads_the_command)
{
    struct fault f;
    char path[128];
    snprintf(path, sizeof path, "%s/touched", folder);
    snprintf(command, sizeof command, "true;touch %s", path);
    ck_assert(!bot_open(&bot, &(struct bot_terms){command, limit, -1}, &f));
    struct stat info;
    ck_assert_int_ne(stat(path, &info), 0);
}
END_TEST

/* ---- Programs that misbehave ------------------------------------------------------------------------------------- */

struct misdeed {
    const char *what, *text;
};

static const struct misdeed misdeeds[] = {
    {"hangs", READY "while read line; do :; done\n"},
    {"does not even read", READY "sleep 60\n"},
    {"crashes", READY UNTIL_GO "exit 3 ;; esac; done\n"},
    {"answers what is no action", READY UNTIL_GO "echo do conquer everything ;; esac; done\n"},
    {"answers what is not legal", READY UNTIL_GO "echo do attack earth benning 3 ;; esac; done\n"},
    {"answers for chance", READY UNTIL_GO "echo do roll 6 6 6 ;; esac; done\n"},
    {"answers without `do`", READY UNTIL_GO "echo claim earth ;; esac; done\n"},
    {"answers nothing but a blank", READY UNTIL_GO "echo 'do ' ;; esac; done\n"},
    {"answers an empty line", READY UNTIL_GO "echo ;; esac; done\n"},
    {"answers a zero byte", READY UNTIL_GO "printf 'do claim\\000earth\\n' ;; esac; done\n"},
    {"answers bytes", READY UNTIL_GO "printf 'do \\377\\033[2J\\n' ;; esac; done\n"},
    {"answers without end", READY UNTIL_GO "yes no | tr -d '\\n' ;; esac; done\n"},
    {"informs without end", READY UNTIL_GO "yes info ;; esac; done\n"},
};

START_TEST(a_fault_costs_a_default_move_and_the_third_the_game)
{
    limit = SHORT;
    expect_default_then_resignation(misdeeds[_i].text);
}
END_TEST

START_TEST(who_speaks_out_of_turn_is_warned_and_then_forfeits)
{
    seat_bot(READY "while read line; do echo do end; done\n");
    for (unsigned i = 0; i < 4 && !bot.forfeited; i++)
        next_move();
    ck_assert(bot.forfeited);
}
END_TEST

START_TEST(asides_without_end_are_a_fault)
{
    struct fault f;
    struct hg_rules galactic;
    struct edition *e = edition_builtin("galactic-warfare", &f);
    struct hg_action a;
    ck_assert(edition_compile(e, "standard", 2, NULL, 0, &galactic, &f));
    game = (struct bot_game){&galactic, edition_names(e), "galactic-warfare/standard", NULL, 0, NULL};
    table_seed(&table, &galactic, 1, 1);
    dealer_seed(&table.dealer, 1, 1);
    table.player[1] = player_find("uniform");
    seat_bot(READY UNTIL_GO "echo do adjust ;; esac; done\n");
    while (guests_advance(&guests, &table, &a, &f) == TABLE_ACTED)
        ck_assert_uint_lt(table.actions, 2000);
    ck_assert(table.state.over);
    ck_assert(bot.forfeited);
    edition_close(e);
}
END_TEST

START_TEST(a_program_that_forfeits_three_games_is_not_asked_again)
{
    seat_bot(READY UNTIL_GO "exit 3 ;; esac; done\n");
    for (unsigned i = 0; i < BOT_FORFEITS_MAX; i++) {
        while (next_move().verb != HG_RESIGN)
            ;
        guests_finish(&guests, &table);
        start_table();
        guests_begin(&guests, &game, &lots, 1, &table);
    }
    ck_assert_uint_eq(next_move().verb, HG_RESIGN);
    ck_assert_uint_eq(bot.faults, 0);
}
END_TEST

START_TEST(what_a_program_started_ends_with_it)
{
    char path[128], line[64] = "";
    snprintf(path, sizeof path, "%s/pid", folder);
    char text[512];
    snprintf(text, sizeof text, "sleep 61 & echo $! >%s\n" READY "while read line; do :; done\n", path);
    limit = SHORT;
    seat_bot(text);
    next_move();
    FILE *in = fopen(path, "r");
    ck_assert_ptr_nonnull(in);
    ck_assert_ptr_nonnull(fgets(line, sizeof line, in));
    fclose(in);
    snprintf(path, sizeof path, "/proc/%d/cmdline", atoi(line));
    for (unsigned i = 0; i < 200 && access(path, F_OK) == 0; i++) {
        char bytes[16];
        in = fopen(path, "r");
        size_t got = in != NULL ? fread(bytes, 1, sizeof bytes, in) : 0;
        if (in != NULL)
            fclose(in);
        if (got == 0)
            return; /* ended, and waits for its reaper */
        usleep(10000);
    }
    ck_assert_int_ne(access(path, F_OK), 0);
}
END_TEST

/* ------------------------------------------------------------------------------------------------------------------ */

int main(void)
{
    TCase *tests;
    unsigned modes;
    Suite *suite = suite_of("bot", &tests);
    modes_all(&modes);
    if (mkdtemp(folder) == NULL)
        return 2;
    tcase_add_checked_fixture(tests, set_stage, clear_stage);
    tcase_add_loop_test(tests, every_alternative_of_a_choice_line_is_legal, 0, (int)modes);
    tcase_add_test(tests, a_legal_answer_is_played);
    tcase_add_test(tests, a_program_may_resign);
    tcase_add_test(tests, lines_may_end_as_on_other_systems);
    tcase_add_test(tests, quit_ends_the_program);
    tcase_add_test(tests, our_memory_is_closed_while_a_program_runs);
    tcase_add_test(tests, a_program_that_does_not_exist_is_named);
    tcase_add_test(tests, a_program_that_says_something_else_is_no_player);
    tcase_add_test(tests, no_shell_reads_the_command);
    tcase_add_loop_test(tests, a_fault_costs_a_default_move_and_the_third_the_game, 0,
                        (int)(sizeof misdeeds / sizeof misdeeds[0]));
    tcase_add_test(tests, who_speaks_out_of_turn_is_warned_and_then_forfeits);
    tcase_add_test(tests, asides_without_end_are_a_fault);
    tcase_add_test(tests, a_program_that_forfeits_three_games_is_not_asked_again);
    tcase_add_test(tests, what_a_program_started_ends_with_it);
    int code = suite_run(suite);
    char path[128];
    snprintf(path, sizeof path, "%s/bot", folder);
    unlink(path);
    snprintf(path, sizeof path, "%s/pid", folder);
    unlink(path);
    rmdir(folder);
    return code;
}
