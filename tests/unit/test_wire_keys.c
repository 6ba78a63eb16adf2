/* Every key of every message is in the list of what may be sent, what the list doesn't mark is in every message of its
 * kind, and every row of the list is sent: all kinds of messages, in every mode. */
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "players/thought.h"
#include "support/suite.h"
#include "support/told.h"
#include "text/geometry/board.h"
#include "text/position.h"

static struct wire_chain chain;

/* ---- Around the game --------------------------------------------------------------------------------------------- */

/* Whatever strangers are called, messages stay JSON. */
static void check_lobby(const struct wire_game *g)
{
    struct wire_table table = {.phase = WIRE_OPEN, .creator = true, .seats = 2};
    struct record_header h = {.commitment = "c0", .digest = "d0"};
    struct wire_time time[2] = {{0, 1000, 5000}, {1, 2000, 0}};
    struct wire_chat chat = {1, HG_SPECTATOR, "\"\\\x1b[31m\xff", "\xe2\x80\xae\n</script>", "all"};
    wire_welcome(g, &(struct wire_welcome){"t1", 1, WIRE_PLAYING, 5, "f0"}, told_sink());
    told_check(g->rules, "welcome");
    table.seat[0] =
        (struct wire_seat){WIRE_AS_PERSON, "reapers", "Zo\xc3\xab \"", true, true, false, false, false, true};
    for (table.clock.kind = WIRE_CLOCK_NONE; table.clock.kind < WIRE_CLOCK_KINDS; table.clock.kind++) {
        wire_table(&table, told_sink());
        told_check(g->rules, "table");
    }
    wire_sealed("hegemon 2\nseats 2\n", 18, &h, 7, told_sink());
    told_check(g->rules, "sealed");
    wire_clock(1, time, 2, told_sink());
    told_check(g->rules, "clock");
    wire_chat(&chat, told_sink());
    told_check(g->rules, "chat");
    wire_ok("m1", 3, told_sink());
    told_check(g->rules, "ok");
    wire_bye("restart", 5, told_sink());
    told_check(g->rules, "bye");
    wire_pong((UINT64_C(1) << 53) - 1, told_sink());
    told_check(g->rules, "pong");
}

static void check_answers(const struct wire_game *g, const struct hg_state *s)
{
    struct hg_view v;
    struct hg_action a = hg_blank(HG_RESIGN, 0);
    struct thought why = thought_of(THOUGHT_LOT);
    wire_look(g->rules, s, 0, &v);
    wire_answer_hint(g, FRENCH, "q", &v, &a, &why, told_sink());
    told_check(g->rules, "answer");
    wire_answer_why(g, FRENCH, "q", &v, &a, told_sink());
    told_check(g->rules, "answer");
    wire_answer_look(g, "q", 1, &v, &chain, told_sink());
    told_check(g->rules, "answer");
    struct sink *out = told_sink();
    wire_answer_worth_open("q", out);
    wire_answer_worth(g, 1, &v, false, out);
    wire_answer_worth(g, 2, &v, true, out);
    wire_answer_worth_close(out);
    told_check(g->rules, "answer");
    wire_answer_lang("q", FRENCH, "f0", told_sink());
    told_check(g->rules, "answer");
    wire_answer_orders("q", "most", "idle", told_sink());
    told_check(g->rules, "answer");
    wire_snapshot(g, 1, &v, &chain, told_sink());
    told_check(g->rules, "snapshot");
}

/* As events, and as an answer. */
static void check_step(const struct wire_game *g, const struct wire_step *step)
{
    struct sink *out = told_sink();
    wire_events_open(out);
    wire_event(g, ENGLISH, step, &chain, out);
    wire_events_close(out);
    told_check(g->rules, "events");
    out = told_sink();
    wire_answer_history_open("q", out);
    wire_event(g, ENGLISH, step, &chain, out);
    sink_put(out, ',');
    wire_event(g, FRENCH, step, &chain, out);
    wire_answer_history_close(out);
    told_check(g->rules, "answer");
}

static void check_ask(const struct told_walk *w)
{
    uint8_t seat = hg_actor(&w->s);
    struct hg_action fallback = hg_blank(HG_RESIGN, seat);
    struct hg_view v;
    struct wire_question q = {w->number, 0, 5, &v, true, &fallback};
    if (seat >= w->g.rules->seats)
        return;
    q.seats = (uint8_t)bit(seat);
    wire_look(w->g.rules, &w->s, seat, &v);
    wire_ask(&w->g, FRENCH, &q, told_sink());
    told_check(w->g.rules, "ask");
}

static void check_play(struct told_walk *w)
{
    for (unsigned k = 0; k < 100 && hg_actor(&w->s) != HG_NOBODY; k++) {
        struct wire_step step;
        struct hg_state before = w->s;
        struct hg_action a = told_step(w);
        wire_see(w->g.rules, 0, w->number, &before, &a, &w->s, &step);
        check_step(&w->g, &step);
        check_ask(w);
    }
}

static void check_asked_odds(const struct wire_game *g, const struct hg_state *s)
{
    struct hg_view v;
    struct odds_attack attack[ODDS_ATTACKS_MAX];
    for (uint8_t seat = 0; seat < g->rules->seats; seat++) {
        wire_look(g->rules, s, seat, &v);
        unsigned count = odds_attacks(g->rules, s, seat, attack);
        for (unsigned i = 0; i < count; i++) {
            ck_assert(wire_answer_odds(g, ENGLISH, "q", &v, &(struct wire_attack){attack[i].from, attack[i].to, 2}, 1,
                                       told_sink()));
            told_check(g->rules, "answer");
        }
        ck_assert(!wire_answer_odds(g, ENGLISH, "q", &v, &(struct wire_attack){0, 0, 0}, 1, told_sink()));
        told_check(g->rules, "refuse");
    }
}

static void check_facts(const struct wire_game *g)
{
    char english[WIRE_HEX], french[WIRE_HEX];
    wire_facts(g, ENGLISH, told_sink());
    told_check(g->rules, "facts");
    wire_facts(g, FRENCH, told_sink());
    told_check(g->rules, "facts");
    wire_facts_key(g, ENGLISH, english);
    wire_facts_key(g, FRENCH, french);
    ck_assert_str_ne(english, french);
    wire_facts_key(g, FRENCH, english);
    ck_assert_str_eq(english, french);
}

/* Cells are drawn before they are told; a grid or no board needs no drawing. */
static void check_board(const struct wire_game *g)
{
    struct geometry *drawn = malloc(sizeof *drawn);
    struct geometry_work *work = malloc(geometry_work_size());
    struct geo_board board;
    bool cells = geometry_kind(g->edition, g->mode) == BOARD_CELLS;
    ck_assert(drawn != NULL && work != NULL);
    geometry_ask(g->edition, &board);
    ck_assert(!cells || geometry_of(&board, work, drawn));
    wire_board(g, cells ? drawn : NULL, told_sink());
    told_check(g->rules, "board");
    free(work);
    free(drawn);
}

/* Whole games, so that ends are told. */
static void check_end(struct told_walk *w)
{
    struct hg_view v;
    told_play(w, 20000);
    wire_look(w->g.rules, &w->s, HG_SPECTATOR, &v);
    bool over = hg_actor(&w->s) == HG_NOBODY;
    for (unsigned language = 0; language < LANGUAGES; language++) {
        wire_end(&w->g, (enum language)language, &(struct wire_ending){w->number, &v, !over, "5ec"}, told_sink());
        told_check(w->g.rules, "end");
    }
}

START_TEST(messages_have_known_keys_only)
{
    static const struct record_pair setting = {"scanning", "on"};
    unsigned count;
    struct told_walk w = told_walk(&modes_all(&count)[_i], (uint64_t)_i);
    w.g.setting = &setting;
    w.g.settings = 1;
    check_lobby(&w.g);
    check_board(&w.g);
    check_facts(&w.g);
    told_play(&w, 150);
    check_answers(&w.g, &w.s);
    check_play(&w);
    check_asked_odds(&w.g, &w.s);
    check_end(&w);
}
END_TEST

START_TEST(refusals_have_a_word_and_a_sentence_in_each_language)
{
    const struct hg_rules *r = &told_mode("mass-effect/basic 3")->rules;
    for (int i = 0; i < WIRE_REFUSALS; i++) {
        enum wire_refusal why = (enum wire_refusal)i;
        wire_refuse_by_host(FRENCH, "", why, NULL, 3, told_sink());
        ck_assert(strstr(told_text(), wire_refusal_sentence(why)) == NULL);
        ck_assert(strstr(told_text(), "\"id\":null") != NULL);
        told_check(r, "refuse");
        wire_error(ENGLISH, why, "the message is too long", true, told_sink());
        ck_assert(strstr(told_text(), "the message is too long") != NULL);
        told_check(r, "error");
        for (int other = 0; other < i; other++)
            ck_assert_str_ne(wire_refusal_word(why), wire_refusal_word((enum wire_refusal)other));
    }
    wire_refuse_for_now(FRENCH, "m", 7, 3, told_sink());
    ck_assert(strstr(told_text(), "\"retry\":7") != NULL);
    told_check(r, "refuse");
    wire_refuse(FRENCH, "m", HG_NOT_ADJACENT, 3, told_sink());
    ck_assert(strstr(told_text(), "\"reason\":\"not-adjacent\"") != NULL);
    told_check(r, "refuse");
}
END_TEST

/* Last: a row that nothing sends describes nothing. `rough` needs armies that no short game has. */
START_TEST(every_key_of_the_list_was_sent)
{
    for (unsigned i = 0; i < wire_sent_count; i++)
        ck_assert_msg(told_row(i) || strstr(wire_sent[i].key, "rough") != NULL, "nothing has sent %s %s",
                      wire_sent[i].message, wire_sent[i].key);
}
END_TEST

int main(void)
{
    unsigned count;
    TCase *tests;
    Suite *suite = suite_of("wire keys", &tests);
    modes_all(&count);
    tcase_add_loop_test(tests, messages_have_known_keys_only, 0, (int)count);
    tcase_add_test(tests, refusals_have_a_word_and_a_sentence_in_each_language);
    tcase_add_test(tests, every_key_of_the_list_was_sent);
    return suite_run(suite);
}
