/* Basic Training, where a rule script would have to be a loop: whole tables and charts, all faces of the dice, all
 * hands of a kind. Positions are written down directly; everything that happens to them goes through the
 * public functions. Each test names the rules it proves. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/conquest/conquest.h"
#include "support/suite.h"
#include "text/edition/parts.h"
#include "text/notation.h"

enum { SEATS = 3, PLACES = 42, CARDS = 81, CLASSES = 3, FACTIONS = 3, CARDS_PER_FACTION = 27 };

static struct edition *e;
static struct hg_rules rules;

/* ---- Positions --------------------------------------------------------------------------------------------------- */

/* Places dealt round the seats, one unit on each, every card in the deck; `kind` is asked of the seat. */
static struct hg_state position(uint8_t seat, uint8_t step, uint8_t kind)
{
    struct hg_state s;
    struct hg_conquest_open *o = &s.conquest.open;
    hg_start(&rules, &s);
    memset(o->pool, 0, sizeof o->pool);
    for (unsigned i = 0; i < PLACES; i++) {
        o->own[i % SEATS] |= bit(i);
        o->units[i] = 1;
    }
    o->first = 0;
    o->seat = seat;
    o->step = step;
    s.turn = s.round = 1;
    ask_pop(&s);
    ask_push(&s, (struct hg_ask){.kind = kind, .seat = seat});
    ck_assert_ptr_null(hg_state_ok(&rules, &s));
    return s;
}

/* The seat holds exactly these places; the next seat holds all others. */
static void hold(struct hg_state *s, uint8_t seat, uint64_t places)
{
    struct hg_conquest_open *o = &s->conquest.open;
    memset(o->own, 0, sizeof o->own);
    o->own[seat] = places;
    o->own[(seat + 1) % SEATS] = all_places(&rules) & ~places;
}

static uint8_t place_of(const char *id)
{
    int i = names_find(&edition_names(e)->places, id, strlen(id));
    ck_assert_msg(i >= 0, "no place %s", id);
    return (uint8_t)i;
}

/* The k-th card of a class in a faction's deck. */
static uint8_t card_of(unsigned class, unsigned faction, unsigned k)
{
    unsigned card = faction * CARDS_PER_FACTION + k * CLASSES + class;
    ck_assert_uint_eq(rules.conquest.card_class[card], class);
    return (uint8_t)card;
}

static void give(struct hg_state *s, uint8_t seat, uint8_t card)
{
    set_remove(&s->conquest.secret.deck, card);
    set_add(&s->conquest.secret.hand[seat], card);
    s->conquest.open.hand_size[seat]++;
    s->conquest.open.deck_size--;
}

static struct hg_action act(const char *text, uint8_t seat)
{
    struct hg_action a;
    struct fault f;
    ck_assert_msg(notation_parse(&rules, edition_names(e), seat, text, &a, &f), "%s", f.sentence);
    return a;
}

static void must(struct hg_state *s, struct hg_action a)
{
    ck_assert_int_eq(hg_apply(&rules, s, &a), HG_OK);
}

static struct hg_action roll_of(const uint8_t *face, unsigned count)
{
    struct hg_action a = hg_blank(VERB_ROLL, HG_CHANCE);
    a.count = (uint8_t)count;
    memcpy(a.x, face, count);
    return a;
}

/* Counts through all rolls of so many dice, from all ones; false after the last. */
static bool next_roll(uint8_t *face, unsigned count, uint8_t sides)
{
    for (unsigned i = 0; i < count; i++) {
        if (face[i]++ < sides)
            return true;
        face[i] = 1;
    }
    return false;
}

/* ---- Who begins -------------------------------------------------------------------------------------------------- */

/* ME-BT-SETUP-07, A-51: for every roll of three dice the only highest begins, or those tied for it roll again. */
START_TEST(every_start_roll_has_one_beginner_or_a_tie_of_the_highest)
{
    uint8_t face[SEATS] = {1, 1, 1};
    do {
        struct hg_state s;
        unsigned high = 0, tied = 0;
        for (unsigned i = 0; i < SEATS; i++)
            high = face[i] > high ? face[i] : high;
        for (unsigned i = 0; i < SEATS; i++)
            tied |= face[i] == high ? 1u << i : 0;
        hg_start(&rules, &s);
        must(&s, roll_of(face, SEATS));
        if (count_bits(tied) == 1) {
            ck_assert_uint_eq(s.conquest.open.first, lowest(tied));
            ck_assert_uint_eq(hg_actor(&s), lowest(tied));
        } else {
            ck_assert_uint_eq(hg_actor(&s), HG_CHANCE);
            ck_assert_uint_eq(ask_seen(&s)->a, tied);
        }
    } while (next_roll(face, SEATS, 6));
}
END_TEST

/* ---- The chart of reinforcements --------------------------------------------------------------------------------- */

static unsigned reinforcements(uint64_t places)
{
    struct hg_state s = position(SEATS - 1, 2, ASK_FORTIFY);
    hold(&s, 0, places);
    must(&s, act("end", SEATS - 1));
    ck_assert_uint_eq(hg_actor(&s), 0);
    return s.conquest.open.pile;
}

/* EX-03, ME-BT-DEP-02, ME-BT-DEP-03, ME-BT-DEP-04: the printed chart, row by row. Regions are left out of it. */
START_TEST(the_chart_of_planets_is_the_printed_one)
{
    static const struct {
        unsigned from, to, units;
    } chart[] = {{1, 11, 3},  {12, 14, 4},  {15, 17, 5},  {18, 20, 6},  {21, 23, 7}, {24, 26, 8},
                 {27, 29, 9}, {30, 32, 10}, {33, 35, 11}, {36, 38, 12}, {39, 41, 13}};
    unsigned checked = 0;
    memset(rules.conquest.bonus, 0, sizeof rules.conquest.bonus);
    for (unsigned row = 0; row < sizeof chart / sizeof chart[0]; row++)
        for (unsigned n = chart[row].from; n <= chart[row].to; n++, checked++)
            ck_assert_uint_eq(reinforcements(bit(n) - 1), chart[row].units);
    ck_assert_uint_eq(checked, 41);
}
END_TEST

/* ME-BT-DEP-05, ME-BT-DEP-06: every set of whole Regions brings the sum of their bonuses, and with one planet less of
 * each of them nothing but the planets. */
START_TEST(bonuses_of_regions_add_up_and_need_every_planet)
{
    const struct hg_conquest_rules *c = &rules.conquest;
    for (unsigned regions = 1; regions + 1 < 1u << c->regions; regions++) {
        uint64_t whole = 0, less = 0;
        unsigned bonus = 0;
        for (unsigned i = 0; i < c->regions; i++) {
            if (!has(regions, i))
                continue;
            whole |= c->region[i];
            less |= c->region[i] & (c->region[i] - 1);
            bonus += c->bonus[i];
        }
        unsigned base = count_bits(whole) / 3 > 3 ? count_bits(whole) / 3 : 3;
        ck_assert_uint_eq(reinforcements(whole), base + bonus);
        base = count_bits(less) / 3 > 3 ? count_bits(less) / 3 : 3;
        ck_assert_uint_eq(reinforcements(less), base);
    }
}
END_TEST

/* ---- Sets -------------------------------------------------------------------------------------------------------- */

static bool offers(const struct hg_state *s, uint8_t verb)
{
    struct hg_choices choices;
    hg_choices(&rules, s, &choices);
    for (unsigned i = 0; i < choices.count; i++)
        if (choices.box[i].verb == verb)
            return true;
    return false;
}

/* Picks whatever is offered first and turns the set in; false when nothing can be picked. */
static bool trade_first_set(struct hg_state *s)
{
    struct hg_choices choices;
    if (!offers(s, VERB_PICK))
        return false;
    while (offers(s, VERB_PICK)) {
        hg_choices(&rules, s, &choices);
        must(s, hg_choice_nth(&choices.box[0], 0));
    }
    ck_assert(offers(s, VERB_TRADE));
    must(s, act("trade", ask_seen(s)->seat));
    return true;
}

static struct hg_state dealt(const unsigned *class, unsigned count)
{
    struct hg_state s = position(0, 0, ASK_DEPLOY);
    s.conquest.open.pile = 3;
    for (unsigned i = 0; i < count; i++)
        give(&s, 0, card_of(class[i], i % FACTIONS, i));
    return s;
}

/* EX-04, ME-BT-CARD-01, ME-BT-CARD-02, ME-BT-CARD-03, ME-BT-CARD-04, ME-BT-CARD-05, ME-BT-CARD-07, A-47: all 27 kinds
 * of three cards from three factions: which are sets, and what they bring. */
START_TEST(three_cards_are_a_set_if_all_alike_or_all_different)
{
    static const unsigned alike[CLASSES] = {4, 5, 6};
    for (unsigned kind = 0; kind < 27; kind++) {
        unsigned class[3] = {kind % 3, kind / 3 % 3, kind / 9};
        struct hg_state s = dealt(class, 3);
        bool same = class[0] == class[1] && class[1] == class[2];
        bool different = class[0] != class[1] && class[1] != class[2] && class[0] != class[2];
        ck_assert(trade_first_set(&s) == (same || different));
        ck_assert_uint_eq(s.conquest.open.pile, 3 + (same ? alike[class[0]] : different ? 7 : 0));
        ck_assert_uint_eq(s.conquest.open.hand_size[0], same || different ? 0 : 3);
    }
}
END_TEST

/* ME-BT-CARD-01: no position has cards picked that can't become a set; for all hands of four and two cards of them. */
START_TEST(picked_cards_can_always_become_a_set)
{
    for (unsigned kind = 0; kind < 81; kind++) {
        unsigned class[4] = {kind % 3, kind / 3 % 3, kind / 9 % 3, kind / 27};
        struct hg_state s = dealt(class, 4);
        bool other = class[2] != class[0] && class[2] != class[1];
        bool another = class[3] != class[0] && class[3] != class[1];
        bool third = class[2] == class[0] || class[3] == class[0];
        set_add(&s.conquest.secret.picked, card_of(class[0], 0, 0));
        set_add(&s.conquest.secret.picked, card_of(class[1], 1, 1));
        s.conquest.open.picked_size = 2;
        bool fits = class[0] == class[1] ? third : other || another;
        ck_assert((hg_state_ok(&rules, &s) == NULL) == fits);
    }
}
END_TEST

/* DV-08, ME-BT-CARD-09, ME-BT-CARD-10: all 243 hands of five hold a set; it must be turned in, and two cards are left.
 */
START_TEST(every_hand_of_five_can_do_its_duty)
{
    for (unsigned kind = 0; kind < 243; kind++) {
        unsigned class[5] = {kind % 3, kind / 3 % 3, kind / 9 % 3, kind / 27 % 3, kind / 81};
        struct hg_state s = dealt(class, 5);
        ck_assert(!offers(&s, VERB_PLACE));
        ck_assert(trade_first_set(&s));
        ck_assert_uint_eq(s.conquest.open.hand_size[0], 2);
        ck_assert(offers(&s, VERB_PLACE));
        ck_assert(!offers(&s, VERB_PICK));
    }
}
END_TEST

/* ME-BT-CARD-08: all 81 hands of four leave the choice, and 4 cards may be kept. */
START_TEST(no_hand_of_four_is_forced)
{
    for (unsigned kind = 0; kind < 81; kind++) {
        unsigned class[4] = {kind % 3, kind / 3 % 3, kind / 9 % 3, kind / 27};
        struct hg_state s = dealt(class, 4);
        ck_assert(offers(&s, VERB_PLACE));
        must(&s, act("place earth 3", 0));
        ck_assert_uint_eq(s.conquest.open.hand_size[0], 4);
        ck_assert_uint_eq(ask_seen(&s)->kind, ASK_INVADE);
    }
}
END_TEST

/* the duty belongs to Basic Training, and Galaxy at War has none: then no hand is too large. */
START_TEST(a_mode_without_the_duty_forces_nobody)
{
    static const unsigned class[7] = {0, 0, 0, 1, 1, 2, 2};
    struct hg_state s = dealt(class, 7);
    ck_assert_uint_eq(e->mode_part[edition_find_mode(e, "galaxy-at-war") - e->mode].forced_trade, 0);
    rules.conquest.forced_trade = 0;
    ck_assert(offers(&s, VERB_PLACE) && offers(&s, VERB_PICK));
    must(&s, act("place earth 3", 0));
    ck_assert_uint_eq(s.conquest.open.hand_size[0], 7);
    ck_assert_uint_eq(ask_seen(&s)->kind, ASK_INVADE);
}
END_TEST

/* ME-BT-CARD-06, ME-BT-CARD-14: the first set of one of each and the 27th bring the same 7 units, whichever cards they
 * are made of. */
START_TEST(a_set_is_worth_the_same_all_game_long)
{
    struct hg_state s = position(0, 0, ASK_DEPLOY);
    for (unsigned set = 0; set < CARDS / 3; set++) {
        unsigned faction = set / 9, k = set % 9;
        for (unsigned class = 0; class < CLASSES; class ++)
            give(&s, 0, card_of(class, faction, k));
        s.conquest.open.pile = 1;
        ck_assert(trade_first_set(&s));
        ck_assert_uint_eq(s.conquest.open.pile, 8);
        ck_assert_uint_eq(set_count(&s.conquest.open.discard), 3 * set + 3);
    }
}
END_TEST

/* ---- The board --------------------------------------------------------------------------------------------------- */

/* ME-GEN-05, ME-GEN-06, ME-BT-INV-02: of all pairs of planets, exactly those with a common border or a relay can attack
 * each other, in both directions. */
START_TEST(attacks_follow_borders_and_relays_and_nothing_else)
{
    unsigned edges = 0;
    for (uint8_t from = 0; from < PLACES; from++) {
        uint64_t near = e->place[from].borders | e->place[from].relays;
        struct hg_state s = position(0, 1, ASK_INVADE);
        struct hg_action a = hg_blank(VERB_ATTACK, 0);
        hold(&s, 0, bit(from));
        s.conquest.open.units[from] = 2;
        a.from = from;
        a.n = 1;
        for (a.to = 0; a.to < PLACES; a.to++) {
            enum hg_reason expected = a.to == from ? HG_IS_YOURS : has(near, a.to) ? HG_OK : HG_NOT_ADJACENT;
            ck_assert_int_eq(hg_why_not(&rules, &s, &a), expected);
            edges += expected == HG_OK;
            if (expected == HG_OK)
                ck_assert(has(e->place[a.to].borders | e->place[a.to].relays, from));
        }
    }
    ck_assert_uint_gt(edges, 0);
    ck_assert_uint_eq(edges % 2, 0);
}
END_TEST

/* ---- Actions that no notation writes ----------------------------------------------------------------------------- */

static enum hg_reason answer(const struct hg_state *s, struct hg_action a)
{
    struct hg_state after = *s;
    enum hg_reason reason = hg_apply(&rules, &after, &a);
    ck_assert(reason == HG_OK || memcmp(&after, s, sizeof after) == 0);
    return reason;
}

/* A place or a card that a verb needs must exist. */
START_TEST(places_and_cards_off_the_lists_are_refused)
{
    struct hg_state s = position(0, 1, ASK_INVADE), deploying = position(0, 0, ASK_DEPLOY);
    struct hg_action good = act("attack earth benning 1", 0), a;
    s.conquest.open.units[place_of("earth")] = 2;
    ck_assert_int_eq(answer(&s, good), HG_OK);
    for (unsigned i = PLACES; i <= HG_NONE; i++) {
        enum hg_reason expected = i == HG_NONE ? HG_MALFORMED : HG_NO_SUCH_PLACE;
        a = good;
        a.from = (uint8_t)i;
        ck_assert_int_eq(answer(&s, a), expected);
        a = good;
        a.to = (uint8_t)i;
        ck_assert_int_eq(answer(&s, a), expected);
    }
    for (unsigned i = CARDS; i <= HG_NONE; i++) {
        a = act("pick reaper-01", 0);
        a.card = (uint8_t)i;
        ck_assert_int_eq(answer(&deploying, a), i == HG_NONE ? HG_MALFORMED : HG_NO_SUCH_CARD);
    }
}
END_TEST

/* Resigning carries nothing but the seat, and a verb must exist. */
START_TEST(resigning_and_unknown_verbs)
{
    struct hg_state s = position(0, 1, ASK_INVADE);
    struct hg_action resign = act("resign", 1);
    ck_assert_int_eq(answer(&s, resign), HG_OK);
    resign.n = 1;
    ck_assert_int_eq(answer(&s, resign), HG_MALFORMED);
    ck_assert_int_eq(answer(&s, hg_blank(HG_RESIGN, SEATS)), HG_SEAT_IS_OUT);
    ck_assert_int_eq(answer(&s, hg_blank(VERBS, 0)), HG_NO_SUCH_VERB);
}
END_TEST

/* Dice beyond those rolled must be blank as well. */
START_TEST(a_roll_carries_no_more_dice_than_were_rolled)
{
    static const uint8_t face[HG_DICE_MAX] = {1, 2, 3};
    struct hg_state s;
    hg_start(&rules, &s);
    for (unsigned i = SEATS; i < HG_DICE_MAX; i++) {
        struct hg_action a = roll_of(face, SEATS);
        ck_assert_int_eq(answer(&s, a), HG_OK);
        a.x[i] = 1;
        ck_assert_int_eq(answer(&s, a), HG_NOT_POSSIBLE_ROLL);
    }
}
END_TEST

/* ---- Battles ----------------------------------------------------------------------------------------------------- */

struct odds {
    unsigned attack, defence;
    unsigned won, won_of;     /* the defender alone loses */
    unsigned split, split_of; /* each loses one */
    unsigned lost, lost_of;   /* the attacker alone loses */
};

static const struct odds odds[] = {
    {1, 1, 5, 12, 0, 1, 7, 12},      {1, 2, 55, 216, 0, 1, 161, 216},
    {2, 1, 125, 216, 0, 1, 91, 216}, {2, 2, 295, 1296, 35, 108, 581, 1296},
    {3, 1, 95, 144, 0, 1, 49, 144},  {3, 2, 1445, 3888, 2611, 7776, 2275, 7776},
};

static struct hg_state before_roll(unsigned attack, unsigned defence)
{
    char text[NOTATION_MAX];
    struct hg_state s = position(0, 1, ASK_INVADE);
    s.conquest.open.own[0] |= bit(place_of("ontarom"));
    s.conquest.open.own[2] &= ~bit(place_of("ontarom"));
    s.conquest.open.own[1] |= bit(place_of("antibaar"));
    s.conquest.open.own[0] &= ~bit(place_of("antibaar"));
    s.conquest.open.units[place_of("ontarom")] = 9;
    s.conquest.open.units[place_of("antibaar")] = 5;
    snprintf(text, sizeof text, "attack ontarom antibaar %u", attack);
    must(&s, act(text, 0));
    snprintf(text, sizeof text, "defend %u", defence);
    must(&s, act(text, 1));
    return s;
}

/* DV-03, ME-BT-DICE-01 to ME-BT-DICE-07: the exact odds of every plain battle, by counting all its rolls. */
START_TEST(battles_have_the_exact_odds)
{
    const struct odds *t = &odds[_i];
    struct hg_state before = before_roll(t->attack, t->defence);
    unsigned dice = t->attack + t->defence, most = t->attack < t->defence ? t->attack : t->defence;
    unsigned all = 0, won = 0, split = 0, lost = 0;
    uint8_t face[HG_DICE_MAX] = {1, 1, 1, 1, 1};
    do {
        struct hg_state s = before;
        must(&s, roll_of(face, dice));
        unsigned attacker = 9u - s.conquest.open.units[place_of("ontarom")];
        unsigned defender = 5u - s.conquest.open.units[place_of("antibaar")];
        ck_assert_uint_eq(attacker + defender, most);
        won += attacker == 0;
        lost += defender == 0;
        split += attacker > 0 && defender > 0;
        all++;
    } while (next_roll(face, dice, 6));
    ck_assert_uint_eq(won * t->won_of, t->won * all);
    ck_assert_uint_eq(split * t->split_of, t->split * all);
    ck_assert_uint_eq(lost * t->lost_of, t->lost * all);
}
END_TEST

/* ---- The suite --------------------------------------------------------------------------------------------------- */

static void compile(void)
{
    struct fault f;
    ck_assert(edition_compile(e, "basic", SEATS, NULL, 0, &rules, &f));
}

int main(void)
{
    struct fault f;
    TCase *t;
    Suite *suite = suite_of("basic rules", &t);
    e = edition_builtin("mass-effect", &f);
    if (e == NULL) {
        printf("%s: %s\n", f.place, f.sentence);
        return EXIT_FAILURE;
    }
    tcase_add_checked_fixture(t, compile, NULL);
    tcase_add_test(t, every_start_roll_has_one_beginner_or_a_tie_of_the_highest);
    tcase_add_test(t, the_chart_of_planets_is_the_printed_one);
    tcase_add_test(t, bonuses_of_regions_add_up_and_need_every_planet);
    tcase_add_test(t, three_cards_are_a_set_if_all_alike_or_all_different);
    tcase_add_test(t, picked_cards_can_always_become_a_set);
    tcase_add_test(t, every_hand_of_five_can_do_its_duty);
    tcase_add_test(t, no_hand_of_four_is_forced);
    tcase_add_test(t, a_mode_without_the_duty_forces_nobody);
    tcase_add_test(t, a_set_is_worth_the_same_all_game_long);
    tcase_add_test(t, attacks_follow_borders_and_relays_and_nothing_else);
    tcase_add_test(t, places_and_cards_off_the_lists_are_refused);
    tcase_add_test(t, resigning_and_unknown_verbs);
    tcase_add_test(t, a_roll_carries_no_more_dice_than_were_rolled);
    tcase_add_loop_test(t, battles_have_the_exact_odds, 0, sizeof odds / sizeof odds[0]);
    int code = suite_run(suite);
    edition_close(e);
    return code;
}
