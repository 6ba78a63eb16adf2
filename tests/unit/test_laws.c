/* The laws that hold in every game, at every position, for every seat. Random play on every edition, mode and number
 * of seats; each law is one function. The argument is the number of positions a game label gets (default 10000). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "players/player.h"
#include "players/search.h"
#include "support/modes.h"
#include "support/offered.h"
#include "support/suite.h"
#include "table/dealer.h"
#include "text/notation.h"

static unsigned positions_each = 10000;

/* Where the walk stands. */
struct walk {
    const struct mode *mode;
    const struct hg_rules *r;
    struct hg_state s;
    struct rng rng;
    struct hg_choices choices;
    struct hg_chances chances;
    unsigned long steps;
};

static uint32_t below(void *context, uint32_t bound)
{
    return rng_below(context, bound);
}

static struct hg_source source_of(struct walk *w)
{
    return (struct hg_source){below, &w->rng};
}

static uint8_t viewer(const struct walk *w, unsigned i)
{
    return (uint8_t)(i < w->r->seats ? i : HG_SPECTATOR);
}

static void show_context(const struct walk *w, const char *law)
{
    fprintf(stderr, "law broken: %s, in %s after %lu actions\n", law, w->mode->label, w->steps);
}

#define LAW(w, holds, law)                                                                                             \
    do {                                                                                                               \
        if (!(holds)) {                                                                                                \
            show_context(w, law);                                                                                      \
            ck_abort_msg("%s: %s", (w)->mode->label, law);                                                             \
        }                                                                                                              \
    } while (0)

/* ---- Choices and legality are one opinion ------------------------------------------------------------------------ */

static void expect_opinion(struct walk *w, const struct hg_action *a)
{
    bool legal = hg_why_not(w->r, &w->s, a) == HG_OK;
    if (hg_is_aside(w->r, a->verb))
        LAW(w, !offered(&w->choices, a), "an aside is never offered");
    else
        LAW(w, legal == offered(&w->choices, a), "an action is legal exactly when it is offered");
    if (!legal) {
        struct hg_state copy = w->s;
        LAW(w, hg_apply(w->r, &copy, a) != HG_OK, "apply refuses what why_not refuses");
        LAW(w, memcmp(&copy, &w->s, sizeof copy) == 0, "a refused action leaves every byte as it was");
    }
}

/* Both ends of every range pass; one step beyond, and every place outside, is judged alike by both. */
static void law_box_edges(struct walk *w, const struct hg_choice *c)
{
    struct hg_action low = hg_choice_nth(c, 0), high = hg_choice_nth(c, hg_choice_count(c) - 1), a;
    LAW(w, hg_why_not(w->r, &w->s, &low) == HG_OK, "the first action of a box is legal");
    LAW(w, hg_why_not(w->r, &w->s, &high) == HG_OK, "the last action of a box is legal");
    a = high;
    a.n = (uint16_t)(c->n.hi + 1);
    expect_opinion(w, &a);
    a = low;
    a.n = (uint16_t)(c->n.lo - 1);
    expect_opinion(w, &a);
    for (unsigned to = 0; to < HG_PLACES_MAX + 2; to++) {
        a = low;
        a.to = (uint8_t)to;
        expect_opinion(w, &a);
    }
    for (unsigned i = 0; i < HG_SMALL_MAX; i++) {
        a = high;
        a.x[i]++;
        expect_opinion(w, &a);
    }
}

/* Actions nobody offered: each verb with random places, numbers and cards. */
static void law_strange_actions(struct walk *w)
{
    unsigned verbs = hg_verbs(w->r).count;
    for (unsigned i = 0; i < 24; i++) {
        struct hg_action a = hg_blank((uint8_t)(1 + rng_below(&w->rng, verbs + 1)), hg_actor(&w->s));
        if (rng_below(&w->rng, 2))
            a.from = (uint8_t)rng_below(&w->rng, HG_PLACES_MAX + 1);
        if (rng_below(&w->rng, 2))
            a.to = (uint8_t)rng_below(&w->rng, HG_PLACES_MAX + 1);
        if (rng_below(&w->rng, 4) == 0)
            a.card = (uint8_t)rng_below(&w->rng, HG_CARDS_MAX + 2);
        if (rng_below(&w->rng, 2))
            a.n = (uint16_t)rng_below(&w->rng, 6);
        if (rng_below(&w->rng, 8) == 0)
            a.x[rng_below(&w->rng, HG_DICE_MAX)] = (uint8_t)rng_below(&w->rng, 9);
        expect_opinion(w, &a);
    }
}

static void law_only_the_actor(struct walk *w, const struct hg_action *a)
{
    for (unsigned i = 0; i <= w->r->seats; i++) {
        struct hg_action other = *a;
        other.seat = (uint8_t)(i < w->r->seats ? i : HG_CHANCE);
        if (other.seat != a->seat)
            LAW(w, hg_why_not(w->r, &w->s, &other) == HG_NOT_YOUR_DECISION, "only the awaited one decides");
    }
}

static void law_choices(struct walk *w)
{
    LAW(w, w->choices.count > 0 && w->choices.count <= HG_CHOICES_MAX, "whoever is awaited has a choice");
    for (unsigned i = 0; i < w->choices.count; i++)
        law_box_edges(w, &w->choices.box[i]);
    law_strange_actions(w);
}

/* ---- Notation ---------------------------------------------------------------------------------------------------- */

static void law_notation(struct walk *w, const struct hg_action *a)
{
    char text[NOTATION_MAX];
    struct hg_action back;
    struct fault f;
    notation_print(w->r, w->mode->names, a, text);
    LAW(w, notation_parse(w->r, w->mode->names, a->seat, text, &back, &f), "what is printed can be read");
    LAW(w, memcmp(a, &back, sizeof back) == 0, "notation round-trips");
}

/* ---- Chance ------------------------------------------------------------------------------------------------------ */

/* Every item of the set, or every face of every die, is legal, and nothing beside it: the weights add up to one. */
static void law_chances(struct walk *w, const struct hg_action *a)
{
    const struct hg_chances *c = &w->chances;
    LAW(w, c->count > 0 || !set_empty(&c->items), "chance has an outcome");
    for (unsigned i = 0; c->count == 0 && i < HG_CARDS_MAX; i++) {
        struct hg_action other = *a;
        other.card = (uint8_t)i;
        LAW(w, (hg_why_not(w->r, &w->s, &other) == HG_OK) == set_has(&c->items, i), "chance picks from its set");
    }
    for (unsigned i = 0; i < c->count; i++)
        for (unsigned face = 0; face < 12; face++) {
            struct hg_action other = *a;
            other.x[i] = (uint8_t)face;
            LAW(w, (hg_why_not(w->r, &w->s, &other) == HG_OK) == (face >= c->least[i] && face <= c->sides[i]),
                "a die shows its faces only");
        }
}

/* ---- Hidden information ------------------------------------------------------------------------------------------ */

static void law_same_view(struct walk *w, const struct hg_state *twin, uint8_t seat)
{
    struct hg_view here, there;
    hg_view(w->r, &w->s, seat, &here);
    hg_view(w->r, twin, seat, &there);
    LAW(w, memcmp(&here, &there, sizeof here) == 0, "what a seat can't know does not show in its view");
}

/* An imagined world differs from the true one only in what the seat can't know. */
static void law_views(struct walk *w)
{
    for (unsigned i = 0; i <= w->r->seats; i++) {
        struct hg_view v;
        struct hg_state twin;
        hg_view(w->r, &w->s, viewer(w, i), &v);
        hg_imagine(w->r, &v, source_of(w), &twin);
        LAW(w, hg_state_ok(w->r, &twin) == NULL, "an imagined world keeps every invariant");
        LAW(w, hg_actor(&twin) == hg_actor(&w->s), "who is awaited is public");
        law_same_view(w, &twin, viewer(w, i));
    }
}

static bool same_box(const struct hg_choice *a, const struct hg_choice *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* A player that searches does so with the least of work here, and at one decision of many. */
enum { GLIMPSE = 3, SELDOM_SEARCHED = 24 };

static struct odds_cache odds;

static struct hg_action move_of(const struct player *p, struct walk *w, const struct hg_view *v,
                                const struct hg_choices *choices, struct rng *rng)
{
    struct kit kit = {.rng = rng, .odds = &odds};
    if (p->work > 0)
        return search_choose(w->r, v, choices,
                             (struct search_effort){.work = GLIMPSE, .rounds = 2, .margin = 4, .lots = 4}, &kit, NULL);
    return p->choose(w->r, v, choices, &kit, NULL);
}

/* The short way of a player sees the whole position, and yet does what the view leads to: it looks at nothing hidden,
 * and takes as many random numbers. */
static void law_glance(struct walk *w, const struct player *p, const struct hg_action *a, const struct rng *after)
{
    struct rng rng = w->rng;
    struct hg_action b;
    if (p->glance == NULL)
        return;
    b = p->glance(w->r, &w->s, &(struct kit){.rng = &rng, .odds = &odds});
    LAW(w, memcmp(a, &b, sizeof b) == 0, "a glance leads to the same move");
    LAW(w, memcmp(after, &rng, sizeof rng) == 0, "a glance takes the same numbers");
}

/* The actor's view offers what the state offers; a player's move depends on its view alone. */
static void law_actor_sees_enough(struct walk *w)
{
    uint8_t actor = hg_actor(&w->s);
    struct hg_view v, seen;
    struct hg_state twin;
    struct hg_choices mine;
    hg_view(w->r, &w->s, actor, &v);
    hg_choices(w->r, &v.position, &mine);
    LAW(w, mine.count == w->choices.count, "the view offers what the state offers");
    for (unsigned i = 0; i < mine.count; i++)
        LAW(w, same_box(&mine.box[i], &w->choices.box[i]), "the view offers what the state offers");
    hg_imagine(w->r, &v, source_of(w), &twin);
    hg_view(w->r, &twin, actor, &seen);
    for (unsigned i = 0; i < player_count() + yardstick_count(); i++) {
        const struct player *p = i < player_count() ? player_at(i) : yardstick_at(i - player_count());
        if (p->work > 0 && rng_below(&w->rng, SELDOM_SEARCHED) != 0)
            continue;
        struct rng one = w->rng, two = w->rng;
        struct hg_action a = move_of(p, w, &v, &mine, &one);
        struct hg_action b = move_of(p, w, &seen, &mine, &two);
        LAW(w, memcmp(&a, &b, sizeof a) == 0, "a player's move depends on its view alone");
        LAW(w, offered(&w->choices, &a), "a player's move is legal");
        law_glance(w, p, &a, &one);
    }
}

/* Two outcomes look the same to a seat exactly when they leave it with the same view. */
static void law_redaction(struct walk *w, const struct hg_action *a, const struct hg_action *b)
{
    struct hg_state after_a = w->s, after_b = w->s;
    hg_apply_legal(w->r, &after_a, a);
    hg_apply_legal(w->r, &after_b, b);
    for (unsigned i = 0; i <= w->r->seats; i++) {
        struct hg_action seen_a = hg_redact(w->r, &w->s, a, viewer(w, i));
        struct hg_action seen_b = hg_redact(w->r, &w->s, b, viewer(w, i));
        struct hg_view view_a, view_b;
        hg_view(w->r, &after_a, viewer(w, i), &view_a);
        hg_view(w->r, &after_b, viewer(w, i), &view_b);
        LAW(w, memcmp(&seen_a, &seen_b, sizeof seen_a) != 0 || memcmp(&view_a, &view_b, sizeof view_a) == 0,
            "what looked the same leaves the same view");
        LAW(w,
            memcmp(&view_a, &view_b, sizeof view_a) != 0 || memcmp(&seen_a, &seen_b, sizeof seen_a) == 0 ||
                seen_a.card == a->card,
            "a redacted action tells no more than the view");
    }
}

/* ---- The walk ---------------------------------------------------------------------------------------------------- */

static struct hg_action deal(struct walk *w)
{
    struct dealer d;
    dealer_seed(&d, rng_next(&w->rng), 0);
    return dealer_deal(&d, &w->chances);
}

static struct hg_action choose(struct walk *w)
{
    const struct player *p = player_at(rng_below(&w->rng, 8) == 0 ? rng_below(&w->rng, player_count() - 2) : 0);
    struct hg_view v;
    hg_view(w->r, &w->s, hg_actor(&w->s), &v);
    return move_of(p, w, &v, &w->choices, &w->rng);
}

static void check_chance(struct walk *w, struct hg_action *a)
{
    struct hg_action other;
    hg_chances(w->r, &w->s, &w->chances);
    *a = deal(w);
    other = deal(w);
    law_chances(w, a);
    law_redaction(w, a, &other);
}

static void check_seat(struct walk *w, struct hg_action *a)
{
    const struct hg_choice *any;
    struct hg_action other;
    hg_choices(w->r, &w->s, &w->choices);
    law_choices(w);
    law_actor_sees_enough(w);
    *a = choose(w);
    any = &w->choices.box[rng_below(&w->rng, w->choices.count)];
    other = hg_choice_nth(any, rng_below64(&w->rng, hg_choice_count(any)));
    law_notation(w, &other);
    law_redaction(w, a, &other);
}

/* Now and then somebody leaves. */
static void maybe_resign(struct walk *w, struct hg_action *a)
{
    uint8_t seat = (uint8_t)rng_below(&w->rng, w->r->seats);
    if (rng_below(&w->rng, 3000) == 0 && has(w->s.acting, seat))
        *a = hg_blank(HG_RESIGN, seat);
}

static void step(struct walk *w)
{
    struct hg_action a;
    LAW(w, hg_state_ok(w->r, &w->s) == NULL, "every invariant holds");
    law_views(w);
    if (hg_actor(&w->s) == HG_CHANCE)
        check_chance(w, &a);
    else
        check_seat(w, &a);
    law_only_the_actor(w, &a);
    law_notation(w, &a);
    maybe_resign(w, &a);
    LAW(w, hg_apply(w->r, &w->s, &a) == HG_OK, "a legal action is applied");
    w->steps++;
}

/* An ended game stays as it is. */
static void law_ended(struct walk *w)
{
    struct hg_action a = hg_blank(HG_RESIGN, 0);
    LAW(w, hg_state_ok(w->r, &w->s) == NULL, "every invariant holds at the end");
    LAW(w, hg_result(&w->s).over, "nobody is awaited exactly when the game is over");
    LAW(w, hg_why_not(w->r, &w->s, &a) == HG_GAME_OVER, "an ended game refuses everything");
}

START_TEST(laws_hold_at_every_position)
{
    unsigned count;
    struct walk w = {.mode = &modes_all(&count)[_i]};
    w.r = &w.mode->rules;
    rng_seed(&w.rng, 20260101, (uint64_t)_i);
    while (w.steps < positions_each) {
        hg_start(w.r, &w.s);
        while (w.steps < positions_each && hg_actor(&w.s) != HG_NOBODY)
            step(&w);
        if (hg_actor(&w.s) == HG_NOBODY)
            law_ended(&w);
    }
}
END_TEST

/* ---- Replays and layout ------------------------------------------------------------------------------------------ */

enum { REPLAY_MAX = 3000 };

START_TEST(a_replay_reaches_the_same_hash_at_every_action)
{
    static struct hg_action list[REPLAY_MAX];
    static uint64_t hash[REPLAY_MAX];
    unsigned count, length = 0;
    struct walk w = {.mode = &modes_all(&count)[_i]};
    struct hg_state again;
    w.r = &w.mode->rules;
    rng_seed(&w.rng, 7, (uint64_t)_i);
    hg_start(w.r, &w.s);
    while (length < REPLAY_MAX && hg_actor(&w.s) != HG_NOBODY) {
        if (hg_actor(&w.s) == HG_CHANCE)
            hg_chances(w.r, &w.s, &w.chances);
        else
            hg_choices(w.r, &w.s, &w.choices);
        list[length] = hg_actor(&w.s) == HG_CHANCE ? deal(&w) : choose(&w);
        hg_apply_legal(w.r, &w.s, &list[length]);
        hash[length++] = hg_hash(w.r, &w.s);
    }
    hg_start(w.r, &again);
    for (unsigned i = 0; i < length; i++) {
        ck_assert_int_eq(hg_apply(w.r, &again, &list[i]), HG_OK);
        ck_assert(hg_hash(w.r, &again) == hash[i]);
    }
    ck_assert(memcmp(&again, &w.s, sizeof again) == 0);
}
END_TEST

/* The list of fields is complete: any byte that changes changes the hash, unless it belongs to no field, and then it
 * is always zero. */
START_TEST(the_hash_covers_every_field)
{
    unsigned count;
    const struct hg_rules *r = &modes_all(&count)[_i].rules;
    struct hg_fields fields = hg_fields(r);
    struct hg_state s, other;
    hg_start(r, &s);
    for (unsigned i = 0; i < fields.count; i++)
        for (unsigned k = 0; k < (unsigned)fields.field[i].size * fields.field[i].count; k++) {
            other = s;
            ((unsigned char *)&other)[fields.field[i].offset + k] ^= 5;
            ck_assert(hg_hash(r, &other) != hg_hash(r, &s));
        }
    for (unsigned i = 0; i < fields.count; i++)
        for (unsigned k = 0; k < i; k++)
            ck_assert_int_ne(fields.field[i].id, fields.field[k].id);
}
END_TEST

int main(int argc, char **argv)
{
    unsigned count;
    TCase *tests;
    Suite *suite = suite_of("laws", &tests);
    if (argc > 1)
        positions_each = (unsigned)strtoul(argv[1], NULL, 10);
    modes_all(&count);
    tcase_add_loop_test(tests, laws_hold_at_every_position, 0, (int)count);
    tcase_add_loop_test(tests, a_replay_reaches_the_same_hash_at_every_action, 0, (int)count);
    tcase_add_loop_test(tests, the_hash_covers_every_field, 0, (int)count);
    return suite_run(suite);
}
