/* What messages say: a snapshot and every change give the view at every number; odds are exact and stand there for
 * every attack offered; eyes see what they may. In every mode. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "support/suite.h"
#include "support/told.h"
#include "text/position.h"

enum { WATCHERS = HG_SEATS_MAX + 1, LATE = 300, TOLD = 40, WALKS = 3 };

static const char digest[] = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";

/* What each watcher has put together, and its chain. */
static json_t *seen[WATCHERS];
static struct wire_chain chain[WATCHERS];
static unsigned points; /* how often a seat had some */

static uint8_t eyes(const struct told_walk *w, unsigned i)
{
    return (uint8_t)(i < w->g.rules->seats ? i : HG_SPECTATOR);
}

/* ---- Snapshot and changes ---------------------------------------------------------------------------------------- */

/* The whole rule: objects merge key by key, everything else is replaced. */
static void merge(json_t *into, json_t *set)
{
    const char *key;
    json_t *value;
    json_object_foreach(set, key, value)
    {
        json_t *there = json_object_get(into, key);
        if (json_is_object(there) && json_is_object(value))
            merge(there, value);
        else
            json_object_set(into, key, value);
    }
}

static void take_snapshot(struct told_walk *w, unsigned i)
{
    struct hg_view v;
    wire_look(w->g.rules, &w->s, eyes(w, i), &v);
    wire_chain_begin(&chain[i], digest, eyes(w, i));
    wire_snapshot(&w->g, w->number, &v, &chain[i], told_sink());
    json_t *message = told_message(w->g.rules, "snapshot");
    seen[i] = json_incref(json_object_get(message, "view"));
    json_decref(message);
}

/* Byte for byte what the position is written as. */
static void expect_view(struct told_walk *w, unsigned i)
{
    static char wanted[WIRE_MESSAGE_MAX];
    struct sink_memory out;
    struct hg_view v;
    hg_view(w->g.rules, &w->s, eyes(w, i), &v);
    sink_buffer(&out, wanted, sizeof wanted);
    position_lean_json(w->g.rules, edition_names(w->g.edition), &v.position, &out.sink);
    char *got = json_dumps(seen[i], JSON_COMPACT);
    size_t at = 0;
    while (got[at] != '\0' && got[at] == wanted[at])
        at++;
    ck_assert_msg(got[at] == wanted[at], "%s, number %lu, watcher %u, from byte %zu on:\n%.200s\n%.200s",
                  w->mode->label, w->number, i + 1, at, got + at, wanted + at);
    free(got);
}

static void hear_event(struct told_walk *w, unsigned i, const struct hg_state *before, const struct hg_action *a)
{
    struct wire_step step;
    wire_see(w->g.rules, eyes(w, i), w->number, before, a, &w->s, &step);
    wire_chain_add(&chain[i], &w->g, &step);
    struct sink *out = told_sink();
    wire_events_open(out);
    wire_event(&w->g, i % 2 == 0 ? ENGLISH : FRENCH, &step, &chain[i], out);
    wire_events_close(out);
    json_t *message = told_message(w->g.rules, "events");
    json_t *event = json_array_get(json_object_get(message, "list"), 0);
    ck_assert(json_integer_value(json_object_get(event, "number")) == (json_int_t)w->number);
    merge(seen[i], json_object_get(event, "set"));
    json_decref(message);
}

/* Points, where a game has them, are the engine's. */
static void expect_score(struct told_walk *w, unsigned i)
{
    const json_t *score = json_object_get(seen[i], "score");
    ck_assert_int_eq(score != NULL, hg_traits(w->g.rules).has_score);
    for (unsigned seat = 0; score != NULL && seat < w->g.rules->seats; seat++) {
        char key[8];
        snprintf(key, sizeof key, "%u", seat + 1);
        json_int_t told = json_integer_value(json_object_get(score, key));
        ck_assert_int_eq(told, hg_score(w->g.rules, &w->s, seat));
        points += told > 0;
    }
}

static void step(struct told_walk *w)
{
    struct hg_state before = w->s;
    struct hg_action a = told_step(w);
    for (unsigned i = 0; i <= w->g.rules->seats; i++) {
        hear_event(w, i, &before, &a);
        expect_view(w, i);
        expect_score(w, i);
    }
}

START_TEST(a_snapshot_and_every_change_give_the_view_at_every_number)
{
    unsigned count;
    struct told_walk w = told_walk(&modes_all(&count)[_i], (uint64_t)_i);
    points = 0;
    for (unsigned walk = 0; walk < WALKS; walk++) {
        told_play(&w, walk * LATE);
        for (unsigned i = 0; i <= w.g.rules->seats; i++)
            take_snapshot(&w, i);
        for (unsigned k = 0; k < TOLD && hg_actor(&w.s) != HG_NOBODY; k++)
            step(&w);
        for (unsigned i = 0; i <= w.g.rules->seats; i++)
            json_decref(seen[i]);
    }
    ck_assert_int_eq(points > 0, hg_traits(w.g.rules).has_score);
}
END_TEST

/* ---- Asks and odds ----------------------------------------------------------------------------------------------- */

static bool is_attack(const struct hg_rules *r, const struct hg_choice *box)
{
    const char *word = hg_verbs(r).verb[box->verb].word;
    return strcmp(word, "attack") == 0 || strcmp(word, "declare") == 0;
}

static unsigned count_attacks(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices)
{
    uint64_t to[HG_PLACES_MAX] = {0}, assaults = 0;
    unsigned count = 0;
    for (unsigned i = 0; i < choices->count; i++) {
        const struct hg_choice *box = &choices->box[i];
        if (is_attack(r, box))
            to[box->from] |= box->to;
        if (strcmp(hg_verbs(r).verb[box->verb].word, "commit") == 0)
            to[s->conquest.open.battle_from] |= bit(s->conquest.open.battle_to);
        if (strcmp(hg_verbs(r).verb[box->verb].word, "assault") == 0)
            assaults |= bit(box->from);
    }
    for (unsigned i = 0; i < HG_PLACES_MAX; i++)
        count += count_bits(to[i]);
    return count + count_bits(assaults);
}

/* By the tables of odds/ directly, without anything kept. */
static double exact_win(const struct hg_rules *r, const struct odds_attack *a)
{
    static struct odds_value room[100000];
    static struct odds_assaults all;
    struct odds_rounds rounds;
    struct odds_sums_result sums;
    if (r->family != HG_CONQUEST)
        return odds_sums(&a->sums, &sums), sums.win;
    if (a->titan)
        return odds_assaults(&a->assault, a->attackers, &all), all.win;
    odds_rounds(&a->battle, &rounds);
    return odds_battle_value(&rounds, a->attackers, a->defenders, 0, room).win;
}

/* All that could be attacked, or what is attacked already. */
static unsigned list_attacks(const struct hg_rules *r, const struct hg_view *v,
                             struct odds_attack out[ODDS_ATTACKS_MAX])
{
    const struct hg_state *s = &v->position;
    uint8_t from = s->conquest.open.battle_from, to = s->conquest.open.battle_to;
    if (strcmp(hg_ask_name(r, s->ask[s->depth - 1].kind), "commit") != 0)
        return odds_attacks(r, s, v->seat, out);
    out[0] = (struct odds_attack){.from = from, .to = to};
    out[0].attackers = odds_attackers_at(s, from);
    out[0].defenders = odds_defenders_at(s, to);
    odds_battle_at(r, s, from, to, 1, &out[0].battle);
    return 1;
}

/* On the grid the winner lands straight behind its target, or on it at the other end of the board; elsewhere on it. */
static void check_landing(const struct told_walk *w, const char *from, const char *to, const char *lands)
{
    if (w->g.rules->family != HG_GALACTIC || lands == NULL) {
        ck_assert(lands == NULL && (w->g.rules->family != HG_GALACTIC || to[1] == '0' || to[1] == '9'));
        return;
    }
    ck_assert_int_eq(lands[0], 2 * to[0] - from[0]);
    ck_assert_int_eq(lands[1], 2 * to[1] - from[1]);
}

static void check_odds(struct told_walk *w, const struct hg_view *v, json_t *list)
{
    struct odds_attack attack[ODDS_ATTACKS_MAX];
    const struct name_list *places = &edition_names(w->g.edition)->places;
    unsigned count = list_attacks(w->g.rules, v, attack), found = 0;
    for (unsigned i = 0; i < count; i++)
        for (size_t k = 0; k < json_array_size(list); k++) {
            json_t *row = json_array_get(list, k);
            if (strcmp(json_string_value(json_object_get(row, "from")), places->item[attack[i].from].id) != 0 ||
                strcmp(json_string_value(json_object_get(row, "to")), places->item[attack[i].to].id) != 0 ||
                json_is_true(json_object_get(row, "titan")) != attack[i].titan)
                continue;
            double win = exact_win(w->g.rules, &attack[i]);
            found++;
            ck_assert_int_eq(json_integer_value(json_object_get(row, "win")), (int)(win * 10000 + 0.5));
            check_landing(w, places->item[attack[i].from].id, places->item[attack[i].to].id,
                          json_string_value(json_object_get(row, "lands")));
        }
    ck_assert_uint_eq(found, json_array_size(list));
}

static unsigned check_ask(struct told_walk *w)
{
    uint8_t seat = hg_actor(&w->s);
    struct hg_view v;
    struct hg_choices choices;
    struct hg_action first;
    struct wire_question q = {.number = w->number, .view = &v, .asked = true, .fallback = &first, .deadline = 9};
    wire_look(w->g.rules, &w->s, seat, &v);
    hg_choices(w->g.rules, &v.position, &choices);
    first = hg_choice_nth(&choices.box[0], 0);
    q.seats = (uint8_t)bit(seat);
    wire_ask(&w->g, FRENCH, &q, told_sink());
    json_t *message = told_message(w->g.rules, "ask"), *list = json_object_get(message, "odds");
    unsigned attacks = count_attacks(w->g.rules, &w->s, &choices);
    ck_assert(json_array_size(json_object_get(message, "boxes")) >= choices.count);
    ck_assert_msg(json_array_size(list) == attacks, "%s: %u attacks, %zu odds: %s", w->mode->label, attacks,
                  json_array_size(list), told_text());
    check_odds(w, &v, list);
    json_decref(message);
    return attacks;
}

/* All ends of a battle together are certain, and those that take the place are its chance when one gives up early. */
static bool check_spread(struct told_walk *w, const struct hg_view *v, const struct odds_attack *a, unsigned keep)
{
    static struct odds_value room[100000];
    struct odds_rounds rounds;
    struct wire_attack asked = {a->from, a->to, (uint16_t)keep};
    ck_assert(wire_answer_odds(&w->g, FRENCH, "q", v, &asked, w->number, told_sink()));
    json_t *message = told_message(w->g.rules, "answer"), *spread = json_object_get(message, "spread");
    json_t *won = json_object_get(spread, "won"), *held = json_object_get(spread, "held");
    bool there = spread != NULL;
    long long sum = 0, all = 0;
    for (size_t i = 0; i < json_array_size(won); i++)
        sum += json_integer_value(json_array_get(won, i));
    for (size_t i = 0; i < json_array_size(held); i++)
        all += json_integer_value(json_array_get(held, i));
    if (there) {
        odds_rounds(&a->battle, &rounds);
        double win = odds_battle_value(&rounds, a->attackers, a->defenders, keep > 1 ? keep - 1 : 0, room).win;
        long long parts = (long long)(json_array_size(won) + json_array_size(held));
        ck_assert_uint_eq(json_array_size(won), a->attackers);
        ck_assert_uint_eq(json_array_size(held), a->defenders);
        ck_assert_int_eq(json_integer_value(json_object_get(spread, "win")), (int)(win * 10000 + 0.5));
        ck_assert_int_le(llabs(sum - (long long)(win * 10000 + 0.5)), parts);
        ck_assert_int_le(llabs(sum + all - 10000), parts);
    }
    json_decref(message);
    return there;
}

START_TEST(an_attack_tells_all_of_its_ends)
{
    struct told_walk w = told_walk(told_mode("mass-effect/basic 3"), 5);
    struct odds_attack attack[ODDS_ATTACKS_MAX];
    struct hg_view v;
    unsigned told = 0;
    told_play(&w, 250);
    for (unsigned k = 0; k < 40 && hg_actor(&w.s) != HG_NOBODY; k++) {
        for (uint8_t seat = 0; seat < w.g.rules->seats; seat++) {
            wire_look(w.g.rules, &w.s, seat, &v);
            unsigned count = odds_attacks(w.g.rules, &v.position, seat, attack);
            for (unsigned i = 0; i < count; i += 7)
                told += check_spread(&w, &v, &attack[i], 0) + check_spread(&w, &v, &attack[i], 4);
        }
        told_step(&w);
    }
    ck_assert_uint_gt(told, 100);
}
END_TEST

START_TEST(every_attack_offered_has_its_exact_odds)
{
    unsigned count, attacks = 0;
    struct told_walk w = told_walk(&modes_all(&count)[_i], (uint64_t)_i);
    told_play(&w, 100);
    for (unsigned k = 0; k < 500 && hg_actor(&w.s) != HG_NOBODY; k++) {
        if (hg_actor(&w.s) < w.g.rules->seats)
            attacks += check_ask(&w);
        told_step(&w);
    }
    ck_assert(attacks > 0 || w.g.rules->family == HG_ASSETS);
}
END_TEST

/* ---- Cards that are tried for ------------------------------------------------------------------------------------ */

/* The chance that a position leaves for a card; -1 where it is not in reach. */
static double chance_in(const struct hg_rules *r, const struct hg_state *s, uint8_t card)
{
    static struct odds_tries kept;
    struct odds_card list[HG_PLACES_MAX];
    unsigned count = odds_cards(r, s, &kept, list);
    for (unsigned i = 0; i < count; i++)
        if (list[i].card == card)
            return list[i].chance;
    return -1.0;
}

/* What an answer leaves for a card: certainty where it is taken, nothing where the dice go on to somebody else. */
static double chance_after(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a, uint8_t card)
{
    struct hg_state next = *s;
    hg_apply_legal(r, &next, a);
    if (has(next.assets.own[a->seat], card))
        return 1.0;
    return next.turn == s->turn && !next.over && next.assets.target == card ? chance_in(r, &next, card) : 0.0;
}

/* Under best play: of all answers the one that leaves the most. */
static double best_answer(const struct hg_rules *r, const struct hg_state *s, uint8_t card)
{
    struct hg_choices choices;
    double best = 0.0;
    hg_choices(r, s, &choices);
    for (unsigned i = 0; i < choices.count; i++)
        for (uint64_t k = 0; k < hg_choice_count(&choices.box[i]); k++) {
            struct hg_action a = hg_choice_nth(&choices.box[i], k);
            double chance = chance_after(r, s, &a, card);
            best = chance > best ? chance : best;
        }
    return best;
}

static unsigned check_cards(struct told_walk *w)
{
    const struct name_list *places = &edition_names(w->g.edition)->places;
    struct hg_view v;
    struct wire_question q = {.number = w->number, .view = &v, .seats = 1};
    wire_look(w->g.rules, &w->s, HG_SPECTATOR, &v);
    wire_ask(&w->g, ENGLISH, &q, told_sink());
    json_t *message = told_message(w->g.rules, "ask"), *list = json_object_get(message, "cards");
    unsigned count = (unsigned)json_array_size(list);
    for (unsigned i = 0; i < count; i++) {
        json_t *row = json_array_get(list, i);
        const char *id = json_string_value(json_object_get(row, "card"));
        uint8_t card = 0;
        while (strcmp(places->item[card].id, id) != 0)
            card++;
        double best = best_answer(w->g.rules, &w->s, card);
        ck_assert_msg(json_integer_value(json_object_get(row, "win")) == (int)(best * 10000 + 0.5), "%s: %s %f %s",
                      w->mode->label, id, best, told_text());
    }
    json_decref(message);
    return count;
}

/* Everybody is told it, since everything lies open. */
START_TEST(a_card_that_is_tried_for_has_the_chance_of_the_best_answer)
{
    struct told_walk w = told_walk(told_mode("mass-effect/war-assets 3"), (uint64_t)_i);
    unsigned cards = 0;
    told_play(&w, 0);
    for (unsigned k = 0; k < 400 && hg_actor(&w.s) != HG_NOBODY; k++) {
        if (hg_actor(&w.s) < w.g.rules->seats)
            cards += check_cards(&w);
        told_step(&w);
    }
    ck_assert_uint_gt(cards, 100);
}
END_TEST

/* The others learn that somebody is asked, and nothing of what. */
START_TEST(who_is_not_asked_is_told_no_choices)
{
    unsigned count;
    struct told_walk w = told_walk(&modes_all(&count)[_i], (uint64_t)_i);
    struct hg_view v;
    told_play(&w, 40);
    while (hg_actor(&w.s) == HG_CHANCE) {
        told_step(&w);
    }
    wire_look(w.g.rules, &w.s, HG_SPECTATOR, &v);
    struct wire_question q = {.number = 40, .view = &v, .seats = 3};
    wire_ask(&w.g, ENGLISH, &q, told_sink());
    json_t *message = told_message(w.g.rules, "ask");
    ck_assert_uint_eq(json_object_size(message), json_object_get(message, "cards") != NULL ? 5 : 4);
    ck_assert((json_object_get(message, "cards") != NULL) == (w.g.rules->family == HG_ASSETS));
    ck_assert_uint_eq(json_array_size(json_object_get(message, "seats")), 2);
    json_decref(message);
}
END_TEST

/* Armies of any size have odds; beyond a limit in proportion, which is said. What is kept changes nothing. */
START_TEST(odds_of_large_armies_are_rough_and_said_to_be)
{
    static struct wire_odds odds;
    const struct mode *mode = told_mode("mass-effect/basic 3");
    struct odds_attack attack = {.attackers = 300, .defenders = 300, .battle = odds_battle_of(&mode->rules)};
    struct wire_chance exact = wire_chance_of(&odds, &mode->rules, &attack), again;
    ck_assert(!exact.rough && exact.win == (int)(exact_win(&mode->rules, &attack) * 10000 + 0.5));
    again = wire_chance_of(&odds, &mode->rules, &attack);
    ck_assert(again.win == exact.win && again.attackers == exact.attackers && again.defenders == exact.defenders);
    attack.attackers = attack.defenders = 50000;
    ck_assert(wire_chance_of(&odds, &mode->rules, &attack).rough);
    ck_assert(wire_chance_of(&odds, &mode->rules, &attack).win == exact.win);
    attack.attackers = 1;
    ck_assert(wire_chance_of(&odds, &mode->rules, &attack).win == 0);
}
END_TEST

/* ---- Eyes and chains --------------------------------------------------------------------------------------------- */

START_TEST(what_was_taken_back_is_an_event_that_sets_it_back)
{
    struct told_walk w = told_walk(told_mode("mass-effect/basic 3"), 1);
    told_play(&w, 20);
    struct hg_state before = w.s;
    struct hg_action a = told_next(&w), undo = {.verb = RECORD_UNDO, .seat = hg_actor(&w.s)};
    hg_apply_legal(w.g.rules, &w.s, &a);
    take_snapshot(&w, 1);
    struct hg_state after = w.s;
    w.s = before;
    w.number++;
    hear_event(&w, 1, &after, &undo);
    expect_view(&w, 1);
    ck_assert(strstr(told_text(), "\"do\":\"undo\"") != NULL);
    json_decref(seen[1]);
}
END_TEST

START_TEST(after_the_end_everything_may_be_seen)
{
    struct told_walk w = told_walk(told_mode("halo-wars/command-room 3"), 1);
    struct hg_view v;
    struct wire_step step;
    told_play(&w, 200);
    wire_look(w.g.rules, &w.s, WIRE_ALL, &v);
    ck_assert(memcmp(&v.position, &w.s, sizeof w.s) == 0);
    struct hg_state before = w.s;
    struct hg_action a = told_next(&w);
    hg_apply_legal(w.g.rules, &w.s, &a);
    wire_see(w.g.rules, WIRE_ALL, 201, &before, &a, &w.s, &step);
    ck_assert(memcmp(&step.a, &a, sizeof a) == 0 && step.hash == hg_hash(w.g.rules, &w.s));
}
END_TEST

/* docs/API.md has this example; it was worked out by another program. */
START_TEST(chains_are_what_the_documentation_says)
{
    struct wire_chain c;
    char hex[WIRE_HEX];
    wire_chain_begin(&c, digest, HG_SPECTATOR);
    wire_chain_hex(&c, hex);
    ck_assert_str_eq(hex, "82bccbbf5db6c8fa113d092f44a57a9c");
    wire_chain_line(&c, "1 chance roll 3 2 4 #0123456789abcdef\n");
    wire_chain_hex(&c, hex);
    ck_assert_str_eq(hex, "fa2b549295ffca5f3af3eabcd8566a2c");
    wire_chain_begin(&c, digest, 1);
    wire_chain_hex(&c, hex);
    ck_assert_str_eq(hex, "0bf940aad2655788f71c97e00152d326");
}
END_TEST

int main(void)
{
    unsigned count;
    TCase *tests;
    Suite *suite = suite_of("wire", &tests);
    modes_all(&count);
    tcase_add_loop_test(tests, a_snapshot_and_every_change_give_the_view_at_every_number, 0, (int)count);
    tcase_add_test(tests, an_attack_tells_all_of_its_ends);
    tcase_add_loop_test(tests, every_attack_offered_has_its_exact_odds, 0, (int)count);
    tcase_add_loop_test(tests, who_is_not_asked_is_told_no_choices, 0, (int)count);
    tcase_add_test(tests, odds_of_large_armies_are_rough_and_said_to_be);
    tcase_add_loop_test(tests, a_card_that_is_tried_for_has_the_chance_of_the_best_answer, 0, 3);
    tcase_add_test(tests, what_was_taken_back_is_an_event_that_sets_it_back);
    tcase_add_test(tests, after_the_end_everything_may_be_seen);
    tcase_add_test(tests, chains_are_what_the_documentation_says);
    return suite_run(suite);
}
