/* Nothing leaks: for every watcher of every game there is a second game that differs in nothing but what the watcher
 * may not know. Both go on with actions that look the same to it, and every message that it gets must have the same
 * bytes in both, in the same order, as long as they can't be told apart; then another twin is imagined. The argument is
 * the number of messages to compare (default 120000).
 *
 * Built with WIRE_LEAK (see src/wire/see.c) this must fail: tests/wire/holes.sh. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "players/boxes.h"
#include "players/player.h"
#include "support/modes.h"
#include "support/suite.h"
#include "table/dealer.h"
#include "text/sink.h"
#include "wire/lines.h"
#include "wire/odds.h"
#include "wire/wire.h"

static unsigned long messages_wanted = 150000;
static unsigned long compared, differing; /* messages; and those of them from games that differ */

enum { WATCHERS = HG_SEATS_MAX + 1 };
enum { TOLD = 24, UNTOLD = 72 }; /* actions that are told to everybody, and that are played between */
enum { LATE = 500 };             /* the first action that is told comes before this one */
enum { ENOUGH = 4 };             /* times as many messages as wanted, where games hardly ever differ */

static const char digest[] = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";

/* ---- The two games ----------------------------------------------------------------------------------------------- */

/* What one watcher looks at: its eyes, and the chain of all that it was told. */
struct watched {
    struct hg_state s;
    struct wire_chain chain;
    struct wire_odds *odds;
    struct sink_memory said;
    char text[WIRE_MESSAGE_MAX];
};

struct walk {
    const struct mode *mode;
    const struct hg_rules *r;
    struct rng rng;
    struct hg_state s; /* the true game */
    unsigned long number;
    unsigned phase; /* in the row of actions told and untold */
};

static struct watched true_game[WATCHERS], twin_game[WATCHERS];
static struct wire_odds true_odds, twin_odds;

static uint32_t below(void *context, uint32_t bound)
{
    return rng_below(context, bound);
}

static uint8_t eyes(const struct walk *w, unsigned i)
{
    return (uint8_t)(i < w->r->seats ? i : HG_SPECTATOR);
}

/* The twin is drawn anew from what the watcher knows. */
static void imagine(struct walk *w, unsigned i)
{
    struct hg_view v;
    hg_view(w->r, &w->s, eyes(w, i), &v);
    hg_imagine(w->r, &v, (struct hg_source){below, &w->rng}, &twin_game[i].s);
    twin_game[i].chain = true_game[i].chain;
}

static bool same_view(const struct walk *w, const struct hg_state *a, const struct hg_state *b, uint8_t seat)
{
    struct hg_view one, two;
    hg_view(w->r, a, seat, &one);
    hg_view(w->r, b, seat, &two);
    return memcmp(&one, &two, sizeof one) == 0;
}

/* ---- Telling: what a host would send, made from one game --------------------------------------------------------- */

struct telling {
    const struct walk *w;
    struct wire_game g;
    unsigned i; /* the watcher */
    struct watched *to;
    enum language language;
};

static void tell_event(struct telling *t, const struct hg_state *before, const struct hg_action *a)
{
    struct wire_step step;
    memset(&step, 0xa5, sizeof step);
    wire_see(t->w->r, eyes(t->w, t->i), t->w->number, before, a, &t->to->s, &step);
    wire_chain_add(&t->to->chain, &t->g, &step);
    wire_events_open(&t->to->said.sink);
    wire_event(&t->g, t->language, &step, &t->to->chain, &t->to->said.sink);
    wire_events_close(&t->to->said.sink);
    wire_lines_step(&t->g, &step, &t->to->said.sink);
}

static void tell_ask(struct telling *t, const struct hg_view *v)
{
    uint8_t actor = hg_actor(&t->to->s);
    struct hg_choices choices;
    struct hg_action fallback;
    struct wire_question q = {.number = t->w->number, .view = v, .asked = actor == eyes(t->w, t->i)};
    if (actor >= t->w->r->seats)
        return;
    q.seats = (uint8_t)bit(actor);
    q.deadline = 1700000000000 + t->w->number;
    if (q.asked) {
        hg_choices(t->w->r, &v->position, &choices);
        fallback = hg_choice_nth(&choices.box[0], 0);
        q.fallback = &fallback;
    }
    wire_ask(&t->g, t->language, &q, &t->to->said.sink);
    if (q.asked)
        wire_lines_question(&t->g, v, &t->to->said.sink);
}

/* Requests: the same ones in both games. */
static void tell_answers(struct telling *t, const struct hg_view *v, const struct hg_action *strange)
{
    struct sink *out = &t->to->said.sink;
    wire_refuse(t->language, "m1", wire_judge(&t->g, v, strange), t->w->number, out);
    wire_answer_why(&t->g, t->language, "m2", v, strange, out);
    wire_answer_odds(&t->g, t->language, "m3", v, &(struct wire_attack){strange->from, strange->to, 3}, t->w->number,
                     out);
    if (t->w->number % 8 == 0)
        wire_snapshot(&t->g, t->w->number, v, &t->to->chain, out);
    if (t->w->number % 8 == 4)
        wire_answer_look(&t->g, "m4", t->w->number, v, &t->to->chain, out);
}

static void tell(struct walk *w, unsigned i, struct watched *to, const struct hg_state *before,
                 const struct hg_action *a, const struct hg_action *strange)
{
    struct telling t = {.w = w, .i = i, .to = to, .language = i % 2 == 0 ? ENGLISH : FRENCH};
    struct hg_view v;
    t.g = (struct wire_game){
        .edition = w->mode->edition, .mode = edition_mode(w->mode->edition, 0), .rules = w->r, .odds = to->odds};
    sink_buffer(&to->said, to->text, sizeof to->text);
    tell_event(&t, before, a);
    wire_look(w->r, &to->s, eyes(w, i), &v);
    tell_ask(&t, &v);
    tell_answers(&t, &v, strange);
    ck_assert_msg(to->said.sink.failed == NULL, "%s: %s", w->mode->label, to->said.sink.failed);
}

static unsigned count_messages(const struct watched *to)
{
    unsigned count = 0;
    for (const char *at = to->text; (at = strstr(at, "{\"t\":")) != NULL; at++)
        count++;
    for (const char *at = to->text; (at = strchr(at, '\n')) != NULL; at++)
        count += at[1] != '\0' && strncmp(at + 1, "choice ", 7) != 0; /* lines of bots */
    return count;
}

static void compare(const struct walk *w, unsigned i)
{
    const struct watched *one = &true_game[i], *two = &twin_game[i];
    size_t at = 0;
    while (one->text[at] != '\0' && one->text[at] == two->text[at])
        at++;
    size_t from = at > 80 ? at - 80 : 0;
    ck_assert_msg(one->text[at] == two->text[at],
                  "%s: watcher %u is told something hidden at number %lu:\n  %.160s\n  %.160s", w->mode->label, i + 1,
                  w->number, one->text + from, two->text + from);
    unsigned messages = count_messages(one);
    compared += messages;
    differing += memcmp(&one->s, &two->s, sizeof one->s) != 0 ? messages : 0;
}

/* ---- Going on with both ------------------------------------------------------------------------------------------ */

static bool looks_like(const struct walk *w, const struct hg_state *s, const struct hg_action *a, uint8_t seat,
                       const struct hg_action *seen)
{
    if (hg_why_not(w->r, s, a) != HG_OK)
        return false;
    struct hg_action other = hg_redact(w->r, s, a, seat);
    return memcmp(&other, seen, sizeof other) == 0;
}

/* An action of the twin that looks like `a` did; one with another card where the card was hidden. */
static bool find_alike(struct walk *w, unsigned i, const struct hg_state *before, const struct hg_action *a,
                       struct hg_action *out)
{
    struct hg_action seen = hg_redact(w->r, before, a, eyes(w, i));
    unsigned first = seen.card == HG_HIDDEN ? rng_below(&w->rng, HG_CARDS_MAX) : a->card;
    *out = *a;
    for (unsigned k = 0; seen.card == HG_HIDDEN && k < HG_CARDS_MAX; k++) {
        out->card = (uint8_t)((first + k) % HG_CARDS_MAX);
        if (looks_like(w, &twin_game[i].s, out, eyes(w, i), &seen))
            return true;
    }
    *out = *a;
    return looks_like(w, &twin_game[i].s, out, eyes(w, i), &seen);
}

/* Something that the watcher might ask about: mostly not allowed. */
static struct hg_action strange_action(struct walk *w, unsigned i)
{
    struct hg_action a = hg_blank((uint8_t)rng_below(&w->rng, hg_verbs(w->r).count),
                                  (uint8_t)(i < w->r->seats ? i : rng_below(&w->rng, w->r->seats)));
    const char *args = hg_verbs(w->r).verb[a.verb].args;
    unsigned places = w->mode->names->places.count;
    if (hg_verbs(w->r).verb[a.verb].word[0] == '\0')
        return hg_blank(HG_RESIGN, a.seat);
    a.from = (uint8_t)(strchr(args, 'f') != NULL ? rng_below(&w->rng, places) : HG_NONE);
    a.to = (uint8_t)(strchr(args, 't') != NULL ? rng_below(&w->rng, places) : HG_NONE);
    a.card = (uint8_t)(strchr(args, 'c') != NULL ? rng_below(&w->rng, w->mode->names->cards.count) : HG_NONE);
    a.n = (uint16_t)(strchr(args, 'n') != NULL ? 1 + rng_below(&w->rng, 3) : 0);
    return a;
}

/* Of the seat that is awaited: what its view allows is what the truth allows. */
static void judge_alike(const struct walk *w, unsigned i, const struct hg_action *a)
{
    struct hg_view v;
    struct wire_game g = {.rules = w->r};
    if (i >= w->r->seats)
        return;
    hg_view(w->r, &w->s, eyes(w, i), &v);
    ck_assert_msg((wire_judge(&g, &v, a) == HG_OK) == (hg_why_not(w->r, &w->s, a) == HG_OK),
                  "%s: a view allows what the truth does not", w->mode->label);
}

/* One watcher hears of one action, in both games. */
static void follow(struct walk *w, unsigned i, const struct hg_state *before, const struct hg_action *a)
{
    struct hg_action alike, strange = strange_action(w, i);
    struct hg_state twin_before = twin_game[i].s;
    bool goes_on = find_alike(w, i, before, a, &alike);
    judge_alike(w, i, &strange);
    true_game[i].s = w->s;
    tell(w, i, &true_game[i], before, a, &strange);
    if (goes_on) {
        hg_apply_legal(w->r, &twin_game[i].s, &alike);
        goes_on = same_view(w, &w->s, &twin_game[i].s, eyes(w, i));
    }
    if (goes_on) {
        tell(w, i, &twin_game[i], &twin_before, &alike, &strange);
        compare(w, i);
    } else {
        imagine(w, i);
    }
}

static struct hg_action next_action(struct walk *w)
{
    struct dealer dealer;
    struct hg_chances chances;
    struct hg_choices choices;
    struct hg_view v;
    static struct odds_cache odds;
    struct kit kit = {.rng = &w->rng, .odds = &odds};
    if (hg_actor(&w->s) == HG_CHANCE) {
        hg_chances(w->r, &w->s, &chances);
        dealer_seed(&dealer, rng_next(&w->rng), 0);
        return dealer_deal(&dealer, &chances);
    }
    hg_choices(w->r, &w->s, &choices);
    if (rng_below(&w->rng, 3) != 0)
        return boxes_any(&choices, &w->rng);
    hg_view(w->r, &w->s, hg_actor(&w->s), &v);
    return player_find("casual")->choose(w->r, &v, &choices, &kit, NULL);
}

/* Somewhere in the game; all watchers begin there. */
static void begin_game(struct walk *w)
{
    hg_start(w->r, &w->s);
    w->number = w->phase = 0;
    for (unsigned left = rng_below(&w->rng, LATE); left > 0 && hg_actor(&w->s) != HG_NOBODY; left--) {
        struct hg_action a = next_action(w);
        hg_apply_legal(w->r, &w->s, &a);
        w->number++;
    }
    for (unsigned i = 0; i <= w->r->seats; i++) {
        wire_chain_begin(&true_game[i].chain, digest, eyes(w, i));
        imagine(w, i);
    }
}

static void step(struct walk *w)
{
    struct hg_state before = w->s;
    struct hg_action a = next_action(w);
    unsigned phase = w->phase++ % (TOLD + UNTOLD);
    ck_assert(hg_apply(w->r, &w->s, &a) == HG_OK);
    w->number++;
    for (unsigned i = 0; i <= w->r->seats; i++)
        if (phase < TOLD)
            follow(w, i, &before, &a);
        else if (phase == TOLD + UNTOLD - 1)
            imagine(w, i);
}

START_TEST(two_games_that_differ_in_what_is_hidden_give_the_same_bytes)
{
    unsigned count;
    const struct mode *modes = modes_all(&count);
    struct walk w = {.mode = &modes[_i], .r = &modes[_i].rules};
    unsigned long each = messages_wanted / count + 1, until = differing + each, limit = compared + ENOUGH * each;
    rng_seed(&w.rng, 14, (uint64_t)_i);
    for (unsigned i = 0; i < WATCHERS; i++) {
        true_game[i].odds = &true_odds;
        twin_game[i].odds = &twin_odds;
    }
    while (differing < until && compared < limit) {
        begin_game(&w);
        while (differing < until && compared < limit && hg_actor(&w.s) != HG_NOBODY)
            step(&w);
    }
}
END_TEST

/* Otherwise the law above would have said nothing. Some games hide nothing at all. */
START_TEST(most_messages_come_from_games_that_differ)
{
    ck_assert_msg(differing * 3 > messages_wanted * 2, "%lu of %lu", differing, compared);
    printf("%lu messages compared, %lu of them in games that differ\n", compared, differing);
}
END_TEST

int main(int argc, char **argv)
{
    unsigned count;
    TCase *tests;
    Suite *suite = suite_of("wire leaks", &tests);
    if (argc > 1)
        messages_wanted = strtoul(argv[1], NULL, 10);
    modes_all(&count);
    tcase_add_loop_test(tests, two_games_that_differ_in_what_is_hidden_give_the_same_bytes, 0, (int)count);
    tcase_add_test(tests, most_messages_come_from_games_that_differ);
    return suite_run(suite);
}
