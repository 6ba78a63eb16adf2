/* docs/API.md tells the truth: its table is the list of what may be sent, its examples of what the host says come from
 * real games, its examples of what watchers say are understood. With `--print` both are printed, to be put there when
 * they have changed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "players/player.h"
#include "support/suite.h"
#include "support/told.h"
#include "text/notation.h"
#include "wire/said.h"

static const char digest[] = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";

enum { EXAMPLES_MAX = 40, HEX_RUN = 64 };

static char *example[EXAMPLES_MAX];
static unsigned examples;

/* Digests of editions change with every word of theirs, so that they stand there as "…". */
static void keep(void)
{
    char *out = malloc(strlen(told_text()) + 1), *to = out;
    ck_assert(out != NULL && examples < EXAMPLES_MAX);
    for (const char *at = told_text(); *at != '\0';) {
        if (strspn(at, "0123456789abcdef") == HEX_RUN) {
            memcpy(to, "…", 3);
            to += 3;
            at += HEX_RUN;
        } else {
            *to++ = *at++;
        }
    }
    *to = '\0';
    example[examples++] = out;
}

/* ---- Examples ---------------------------------------------------------------------------------------------------- */

static void keep_lobby(const struct wire_game *g)
{
    struct wire_table table = {WIRE_OPEN, {.kind = WIRE_CLOCK_MOVE, .seconds = 60, .reserve = 600}, true, 3, {{0}},
                               NULL};
    struct record_header h = {.version = 2, .rules_version = HG_RULES_VERSION, .seats = 2, .audited = true};
    static char lines[4096];
    struct sink_memory header;
    struct fault f;
    wire_welcome(g, &(struct wire_welcome){"k7f2", 1, WIRE_PLAYING, 1790000000000, "0f3c…"}, told_sink());
    keep();
    table.seat[0] = (struct wire_seat){WIRE_AS_PERSON, NULL, "Ada", true, true, false, false, false};
    table.seat[1] = (struct wire_seat){WIRE_AS_AI, NULL, "hard", true, true, false, false, false};
    table.seat[2] = (struct wire_seat){WIRE_AS_OPEN, NULL, NULL, false, false, false, false, false};
    wire_table(&table, told_sink());
    keep();
    snprintf(h.edition, sizeof h.edition, "%s", edition_id(g->edition));
    snprintf(h.sha256, sizeof h.sha256, "%s", edition_sha256(g->edition));
    snprintf(h.mode, sizeof h.mode, "%s", g->mode->named.id);
    snprintf(h.commitment, sizeof h.commitment, "%s", digest);
    for (unsigned i = 0; i < h.seats; i++) {
        snprintf(h.seat[i].army, sizeof h.seat[i].army, "%s", edition_names(g->edition)->armies.item[i].id);
        snprintf(h.seat[i].player, sizeof h.seat[i].player, "%s", i == 0 ? "person" : "hard");
    }
    sink_buffer(&header, lines, sizeof lines);
    ck_assert(record_write_terms(&header.sink, &h, &f));
    wire_sealed(lines, header.sink.length, &h, 1790000030000, told_sink());
    keep();
}

static void keep_snapshot(void)
{
    struct told_walk w = told_walk(told_mode("mass-effect/war-assets 2"), 1);
    struct wire_chain chain;
    struct hg_view v;
    told_play(&w, 2);
    wire_look(w.g.rules, &w.s, HG_SPECTATOR, &v);
    wire_chain_begin(&chain, digest, HG_SPECTATOR);
    wire_snapshot(&w.g, w.number, &v, &chain, told_sink());
    keep();
}

/* As seat 1 is told of it. */
static void keep_event(const struct told_walk *w, const struct hg_state *before, const struct hg_action *a)
{
    struct wire_chain chain;
    struct wire_step step;
    struct sink *out = told_sink();
    wire_see(w->g.rules, 0, w->number, before, a, &w->s, &step);
    wire_chain_begin(&chain, digest, 0);
    wire_chain_add(&chain, &w->g, &step);
    wire_events_open(out);
    wire_event(&w->g, ENGLISH, &step, &chain, out);
    wire_events_close(out);
    keep();
}

/* On to an action of a seat by its word, or a roll. The game has not ended before. */
static struct hg_action go_on_to(struct told_walk *w, const char *word, uint8_t seat, struct hg_state *before)
{
    for (;;) {
        *before = w->s;
        struct hg_action a = told_step(w);
        ck_assert(hg_actor(&w->s) != HG_NOBODY);
        if (strcmp(hg_verbs(w->g.rules).verb[a.verb].word, word) == 0 && a.seat == seat)
            return a;
    }
}

static void keep_ask(const struct told_walk *w, uint8_t seat)
{
    struct hg_view v;
    struct wire_question q = {w->number, 1, 1790000060000, &v, seat == 0, NULL};
    struct hg_action fallback = hg_blank(0, 0);
    struct fault f;
    wire_look(w->g.rules, &w->s, seat, &v);
    ck_assert(notation_parse(w->g.rules, edition_names(w->g.edition), 0, "end", &fallback, &f));
    q.fallback = seat == 0 ? &fallback : NULL;
    wire_ask(&w->g, ENGLISH, &q, told_sink());
    keep();
}

static bool asks_seat_1_to_attack(const struct told_walk *w)
{
    return hg_actor(&w->s) == 0 && strcmp(hg_ask_name(w->g.rules, w->s.ask[w->s.depth - 1].kind), "invade") == 0;
}

static void keep_answers(const struct told_walk *w)
{
    static struct odds_cache cache;
    struct rng rng = w->rng;
    struct kit kit = {.rng = &rng, .odds = &cache};
    struct odds_attack attack[ODDS_ATTACKS_MAX];
    struct hg_choices choices;
    struct hg_view v;
    struct thought why;
    wire_look(w->g.rules, &w->s, 0, &v);
    ck_assert(odds_attacks(w->g.rules, &v.position, 0, attack) > 0);
    wire_answer_odds(&w->g, ENGLISH, "q1", &v, &(struct wire_attack){attack[0].from, attack[0].to, 0}, w->number,
                     told_sink());
    keep();
    hg_choices(w->g.rules, &v.position, &choices);
    struct hg_action a = player_find("spreader")->choose(w->g.rules, &v, &choices, &kit, &why);
    wire_answer_hint(&w->g, ENGLISH, "q2", &v, &a, &why, told_sink());
    keep();
    a = hg_choice_nth(&choices.box[0], 0);
    a.to = a.from;
    wire_answer_why(&w->g, ENGLISH, "q3", &v, &a, told_sink());
    keep();
    wire_refuse_for_now(ENGLISH, "q7", 2, w->number, told_sink());
    keep();
    wire_refuse(FRENCH, "m8", wire_judge(&w->g, &v, &a), w->number, told_sink());
    keep();
}

static void keep_rest(void)
{
    struct wire_time time[2] = {{0, 540000, 1790000060000}, {1, 600000, 0}};
    wire_ok("m7", 184, told_sink());
    keep();
    wire_answer_lang("q4", FRENCH, "77aa…", told_sink());
    keep();
    wire_answer_orders("q5", "most", "idle", told_sink());
    keep();
    wire_chat(&(struct wire_chat){12, 0, "Ada", "Well played!", "all"}, told_sink());
    keep();
    wire_clock(1790000000000, time, 2, told_sink());
    keep();
    wire_error(ENGLISH, WIRE_NO_BAD_MESSAGE, "a key stands there twice", false, told_sink());
    keep();
    wire_bye("restart", 5, told_sink());
    keep();
    wire_pong(3, told_sink());
    keep();
}

static void keep_end(void)
{
    struct told_walk w = told_walk(told_mode("mass-effect/basic 3"), 1);
    struct hg_view v;
    told_play(&w, 100000);
    ck_assert(hg_actor(&w.s) == HG_NOBODY);
    wire_look(w.g.rules, &w.s, HG_SPECTATOR, &v);
    wire_end(&w.g, ENGLISH, &(struct wire_ending){w.number, &v, false, digest}, told_sink());
    keep();
}

static void keep_examples(void)
{
    struct told_walk w = told_walk(told_mode("mass-effect/basic 3"), 2);
    struct hg_state before;
    if (examples > 0)
        return;
    keep_lobby(&w.g);
    keep_snapshot();
    told_play(&w, 0);
    go_on_to(&w, "attack", 1, &before);
    struct hg_action a = go_on_to(&w, "roll", HG_CHANCE, &before);
    keep_event(&w, &before, &a);
    a = go_on_to(&w, "draw", HG_CHANCE, &before);
    keep_event(&w, &before, &a);
    while (!asks_seat_1_to_attack(&w))
        told_step(&w);
    keep_ask(&w, 0);
    keep_ask(&w, HG_SPECTATOR);
    keep_answers(&w);
    keep_rest();
    keep_end();
}

/* ---- The documentation ------------------------------------------------------------------------------------------- */

static char *read_page(void)
{
    static char page[256 << 10];
    FILE *in = fopen("docs/API.md", "rb");
    ck_assert_msg(in != NULL, "docs/API.md can't be read from here");
    page[fread(page, 1, sizeof page - 1, in)] = '\0';
    fclose(in);
    return page;
}

static void table_row(unsigned i, char *out, size_t size)
{
    snprintf(out, size, "| `%s` | `%s` | %s |\n", wire_sent[i].message, wire_sent[i].key, wire_sent[i].about);
}

START_TEST(the_table_is_the_list_of_what_may_be_sent)
{
    char row[512];
    const char *at = read_page();
    unsigned rows = 0;
    for (unsigned i = 0; i < wire_sent_count; i++) {
        table_row(i, row, sizeof row);
        at = strstr(at, row);
        ck_assert_msg(at != NULL, "docs/API.md lacks, at its place: %s", row);
    }
    for (const char *line = strstr(read_page(), "| message | key |"); (line = strstr(line, "\n| `")) != NULL; line++)
        rows++;
    ck_assert_uint_eq(rows, wire_sent_count);
}
END_TEST

START_TEST(every_example_of_the_host_is_what_the_host_says)
{
    const char *page = read_page();
    keep_examples();
    for (unsigned i = 0; i < examples; i++)
        ck_assert_msg(strstr(page, example[i]) != NULL, "docs/API.md lacks: %s", example[i]);
}
END_TEST

static bool is_example(const char *line, size_t length)
{
    for (unsigned i = 0; i < examples; i++)
        if (strlen(example[i]) == length && memcmp(example[i], line, length) == 0)
            return true;
    return false;
}

/* Every other message of the page is one that watchers may send; and there is one of each kind. */
START_TEST(every_example_of_a_watcher_is_understood)
{
    bool shown[WIRE_KINDS] = {false};
    keep_examples();
    for (const char *line = strstr(read_page(), "\n{\"t\":"); line != NULL; line = strstr(line, "\n{\"t\":")) {
        size_t length = strcspn(++line, "\n");
        struct wire_said said;
        const char *why;
        if (is_example(line, length))
            continue;
        ck_assert_msg(wire_parse(line, length, &said, &why), "%.*s: %s", (int)length, line, why);
        shown[said.kind] = true;
    }
    for (unsigned i = 0; i < WIRE_KINDS; i++)
        ck_assert_msg(shown[i], "docs/API.md has no example of %s", wire_kind_word((enum wire_kind)i));
}
END_TEST

START_TEST(every_refusal_of_the_host_is_listed)
{
    const char *page = read_page();
    for (int i = 0; i < WIRE_REFUSALS; i++) {
        char row[64];
        snprintf(row, sizeof row, "\n| `%s` |", wire_refusal_word((enum wire_refusal)i));
        ck_assert_msg(strstr(page, row) != NULL, "docs/API.md lacks the refusal %s", row);
    }
}
END_TEST

START_TEST(print_what_belongs_there)
{
    char row[512];
    keep_examples();
    for (unsigned i = 0; i < examples; i++)
        puts(example[i]);
    for (unsigned i = 0; i < wire_sent_count; i++) {
        table_row(i, row, sizeof row);
        fputs(row, stdout);
    }
}
END_TEST

int main(int argc, char **argv)
{
    TCase *tests;
    Suite *suite = suite_of("wire docs", &tests);
    if (argc > 1 && strcmp(argv[1], "--print") == 0)
        tcase_add_test(tests, print_what_belongs_there);
    tcase_add_test(tests, the_table_is_the_list_of_what_may_be_sent);
    tcase_add_test(tests, every_example_of_the_host_is_what_the_host_says);
    tcase_add_test(tests, every_example_of_a_watcher_is_understood);
    tcase_add_test(tests, every_refusal_of_the_host_is_listed);
    return suite_run(suite);
}
