/* The 42 abilities of StarCraft in random play with full hands: each is offered exactly in its window and while its
 * condition holds (SC-CARD-04), whoever is asked is asked because of what everybody knows (AMB-87, HID-14), nothing
 * that happens shows more of a hand (HID-01), and a mode without abilities offers none (AMB-23, SC-CARD-08). */
#include <string.h>

#include "engine/bits.h"
#include "support/editions.h"
#include "support/suite.h"
#include "table/dealer.h"
#include "unit/ability_table.h"

enum { HAND = 6 };

struct walk {
    struct hg_rules r;
    struct hg_state s;
    struct rng rng;
    struct hg_choices choices;
    const struct row *card[CARDS]; /* by number */
    unsigned played[CARDS];
    uint32_t turn;  /* whose hands have been filled */
    unsigned rolls; /* of the invasion that goes on */
    bool bound;     /* by a card played for its next roll */
};

#define CLAIM(w, holds, claim) ck_assert_msg(holds, "%s, in turn %u", claim, (unsigned)(w)->s.turn)

static const struct hg_conquest_open *board(const struct walk *w)
{
    return &w->s.conquest.open;
}

static bool asked(const struct walk *w, const struct hg_state *s, const char *kind)
{
    return s->depth > 0 && strcmp(hg_ask_name(&w->r, s->ask[s->depth - 1].kind), kind) == 0;
}

static bool asks(const struct walk *w, const char *kind)
{
    return asked(w, &w->s, kind);
}

static bool is_verb(const struct walk *w, const struct hg_action *a, const char *word)
{
    return strcmp(hg_verbs(&w->r).verb[a->verb].word, word) == 0;
}

static uint8_t owner(const struct hg_state *s, uint8_t place)
{
    uint8_t army = 0;
    while (!has(s->conquest.open.own[army], place))
        army++;
    return army;
}

/* ---- Hands ------------------------------------------------------------------------------------------------------- */

static unsigned deck_of(const struct walk *w, uint8_t seat)
{
    return w->r.conquest.decks > 1 ? w->r.conquest.army_deck[board(w)->army[seat] - 1] : 0;
}

static struct hg_set cards_of(const struct walk *w, unsigned deck)
{
    struct hg_set all = w->s.conquest.secret.deck;
    return w->r.conquest.decks > 1 ? set_minus(all, set_minus(all, w->r.conquest.deck[deck])) : all;
}

static void give(struct walk *w, uint8_t seat, unsigned deck)
{
    struct hg_set left = cards_of(w, deck);
    uint8_t card = set_nth(left, rng_below(&w->rng, set_count(&left)));
    set_remove(&w->s.conquest.secret.deck, card);
    set_add(&w->s.conquest.secret.hand[seat], card);
    w->s.conquest.open.hand_size[seat]++;
    w->s.conquest.open.deck_size--;
    if (w->r.conquest.decks > 1)
        w->s.conquest.open.decks[deck]--;
}

static void take_back_discards(struct walk *w)
{
    struct hg_conquest_open *o = &w->s.conquest.open;
    w->s.conquest.secret.deck = set_union(w->s.conquest.secret.deck, o->discard);
    o->deck_size = (uint8_t)(o->deck_size + set_count(&o->discard));
    o->discard = (struct hg_set){{0, 0}};
    for (unsigned deck = 0; w->r.conquest.decks > 1 && deck < w->r.conquest.decks; deck++) {
        struct hg_set left = cards_of(w, deck);
        o->decks[deck] = (uint8_t)set_count(&left);
    }
}

/* At the start of every turn all discards are shuffled in and hands filled up, so that cards are played all the time.
 */
static void fill_hands(struct walk *w)
{
    if (board(w)->seat == HG_NONE || w->turn == w->s.turn || !asks(w, "deploy"))
        return;
    w->turn = w->s.turn;
    take_back_discards(w);
    for (unsigned round = 0; round < HAND; round++)
        for (uint8_t seat = 0; seat < w->r.seats; seat++) {
            unsigned deck = has(w->s.acting, seat) ? deck_of(w, seat) : 0;
            struct hg_set left = cards_of(w, deck);
            if (has(w->s.acting, seat) && board(w)->hand_size[seat] < HAND && set_count(&left) > 1)
                give(w, seat, deck);
        }
}

/* ---- Moments ----------------------------------------------------------------------------------------------------- */

/* Told by the pending question and the battle on the board alone. */
static bool is_moment(const struct walk *w, enum moment moment)
{
    bool active = hg_actor(&w->s) == board(w)->seat, battle = board(w)->battle_to != HG_NONE;
    bool rolled = board(w)->battle_attack > 0;
    switch (moment) {
    case DEPLOY:
        return asks(w, "deploy") && board(w)->picked_size == 0;
    case ATTACK_START:
        return asks(w, "prepare");
    case ATTACK_ANY:
        return asks(w, "declare");
    case DECLARED_ATT:
        return asks(w, "commit") && w->rolls == 0 && !w->bound;
    case BEFORE_ROLL:
        return asks(w, "commit");
    case DECLARED_DEF:
        return asks(w, "window") && battle && !rolled && !active && w->rolls == 0;
    case ROLLED_ATT:
        return asks(w, "window") && battle && rolled && active;
    case ROLLED_DEF:
        return asks(w, "window") && battle && rolled && !active;
    case CONQUERED:
        return asks(w, "window") && !battle && active;
    case DEFENDED:
        return asks(w, "window") && !battle && !active;
    case MANOEUVRE:
        return asks(w, "fortify");
    }
    return false;
}

static bool base_is_attacked(const struct walk *w)
{
    for (unsigned i = 0; i < w->r.seats; i++)
        if (board(w)->base[i] == board(w)->battle_to + 1)
            return true;
    return false;
}

static bool is_of_use(const struct walk *w, enum need need)
{
    const struct hg_conquest_open *o = board(w);
    switch (need) {
    case ALWAYS_OF_USE:
    case SOMETIMES:
        return true;
    case BASE:
        return base_is_attacked(w);
    case NO_BASE:
        return !base_is_attacked(w);
    case TARGET_2:
        return o->units[o->battle_to] >= 2;
    case SOURCE_3:
        return o->units[o->battle_from] >= 3;
    case SOURCE_3_TARGET_2:
        return o->units[o->battle_from] >= 3 && o->units[o->battle_to] >= 2;
    }
    return false;
}

/* ---- What is offered --------------------------------------------------------------------------------------------- */

static bool offered(const struct walk *w, unsigned card)
{
    for (unsigned i = 0; i < w->choices.count; i++) {
        struct hg_action a = hg_choice_nth(&w->choices.box[i], 0);
        if (is_verb(w, &a, "play") && a.card == card)
            return true;
    }
    return false;
}

/* An invasion is broken off after a roll, and not between a card for the next one and that roll (AMB-22). */
static void check_stop(const struct walk *w)
{
    bool there = false;
    for (unsigned i = 0; i < w->choices.count; i++) {
        struct hg_action a = hg_choice_nth(&w->choices.box[i], 0);
        there = there || is_verb(w, &a, "stop");
    }
    CLAIM(w, there == (asks(w, "commit") && w->rolls > 0 && !w->bound), "stopping is offered when it is allowed");
}

static void check_offers(const struct walk *w)
{
    const struct hg_conquest_secret *c = &w->s.conquest.secret;
    uint8_t seat = hg_actor(&w->s);
    for (unsigned card = 0; card < CARDS; card++) {
        const struct row *row = w->card[card];
        bool held = set_has(&c->hand[seat], card) && !set_has(&c->captured, card) && !has(board(w)->silenced, seat);
        bool now = held && is_moment(w, row->moment) && is_of_use(w, row->need);
        bool there = offered(w, card);
        ck_assert_msg(now || !there, "%s is offered at the wrong moment", row->id);
        ck_assert_msg(!now || there || row->need == SOMETIMES, "%s is not offered in its window", row->id);
    }
    check_stop(w);
}

static void check_none_offered(const struct walk *w)
{
    for (unsigned card = 0; card < CARDS; card++)
        ck_assert_msg(!offered(w, card), "%s is offered in a mode without abilities", w->card[card]->id);
    CLAIM(w, !asks(w, "window") && !asks(w, "declare") && !asks(w, "commit"), "no window without abilities");
}

/* ---- Who is asked ------------------------------------------------------------------------------------------------ */

static bool race_has(enum race race, enum moment moment)
{
    for (unsigned i = 0; i < CARDS; i++)
        if (table[i].race == race && table[i].moment == moment)
            return true;
    return false;
}

static enum race race_of(const struct hg_state *s, uint8_t seat)
{
    static const enum race races[] = {TERRAN, TERRAN, PROTOSS, PROTOSS, ZERG, ZERG};
    return races[s->conquest.open.army[seat] - 1];
}

/* By public facts: playing, not silenced, cards of the own hand, and a deck that has something for the moment. */
static bool is_to_be_asked(const struct walk *w, const struct hg_state *s, uint8_t seat, enum moment moment)
{
    const struct hg_conquest_open *o = &s->conquest.open;
    unsigned captured = 0;
    if (seat >= w->r.seats || !has(s->acting, seat) || has(o->silenced, seat))
        return false;
    for (unsigned deck = 0; deck < HG_DECKS_MAX; deck++)
        captured += o->captured_size[deck][seat];
    return o->hand_size[seat] > captured && race_has(race_of(s, seat), moment);
}

static void expect_asked(const struct walk *w, const struct hg_state *before, uint8_t seat, enum moment moment)
{
    if (is_to_be_asked(w, before, seat, moment))
        CLAIM(w, hg_actor(&w->s) == seat && is_moment(w, moment), "who may answer is asked");
    else
        CLAIM(w, !is_moment(w, moment), "who may not answer is not asked");
}

/* The attacker is asked after the defender, or at once when nobody asks the defender. */
static void check_asked_after(const struct walk *w, const struct hg_state *before, const struct hg_action *a)
{
    uint8_t to = before->conquest.open.battle_to;
    if (is_verb(w, a, "declare"))
        expect_asked(w, before, owner(before, a->to), DECLARED_DEF);
    if (is_verb(w, a, "stop"))
        expect_asked(w, before, owner(before, to), DEFENDED);
    if (is_verb(w, a, "fortify") && asked(w, before, "fortify") && is_to_be_asked(w, before, a->seat, MANOEUVRE))
        CLAIM(w, hg_actor(&w->s) == a->seat && is_moment(w, MANOEUVRE), "cards may follow every manoeuvre");
    if (!asked(w, before, "roll") || asks(w, "roll"))
        return;
    expect_asked(w, before, owner(before, to), ROLLED_DEF);
    if (!is_moment(w, ROLLED_DEF))
        expect_asked(w, before, before->conquest.open.seat, ROLLED_ATT);
}

/* ---- What shows -------------------------------------------------------------------------------------------------- */

static uint32_t below(void *context, uint32_t bound)
{
    return rng_below(context, bound);
}

/* The same action in a world that looks the same to `seat` leads to worlds that look the same, unless cards are shown
 * or looked at. */
static void check_nothing_shows(struct walk *w, const struct hg_action *a, uint8_t seat)
{
    struct hg_view v, here, there;
    struct hg_state true_one = w->s, twin;
    hg_view(&w->r, &w->s, seat, &v);
    hg_imagine(&w->r, &v, (struct hg_source){below, &w->rng}, &twin);
    if (hg_why_not(&w->r, &twin, a) != HG_OK)
        return;
    hg_apply_legal(&w->r, &true_one, a);
    hg_apply_legal(&w->r, &twin, a);
    if (true_one.living != w->s.living)
        return;
    hg_view(&w->r, &true_one, seat, &here);
    hg_view(&w->r, &twin, seat, &there);
    CLAIM(w, memcmp(&here, &there, sizeof here) == 0, "what follows shows nothing of a hand");
}

static void check_shows(struct walk *w, const struct hg_action *a)
{
    if (is_verb(w, a, "look") || is_verb(w, a, "draw") || is_verb(w, a, "pick") || is_verb(w, a, "trade"))
        return;
    check_nothing_shows(w, a, (uint8_t)rng_below(&w->rng, w->r.seats));
    check_nothing_shows(w, a, HG_SPECTATOR);
}

static void check_played(struct walk *w, const struct hg_state *before, const struct hg_action *a)
{
    const struct hg_conquest_open *was = &before->conquest.open;
    CLAIM(w, set_has(&board(w)->discard, a->card), "a card played is discarded");
    CLAIM(w, w->s.over || !set_has(&w->s.conquest.secret.hand[a->seat], a->card), "it has left the hand");
    if (w->s.living == before->living)
        CLAIM(w, board(w)->hand_size[a->seat] + 1 == was->hand_size[a->seat], "the hand is one smaller");
    w->played[a->card]++;
}

/* ---- The walk ---------------------------------------------------------------------------------------------------- */

static struct hg_action deal(struct walk *w)
{
    struct dealer d;
    struct hg_chances chances;
    hg_chances(&w->r, &w->s, &chances);
    dealer_seed(&d, rng_next(&w->rng), 0);
    return dealer_deal(&d, &chances);
}

static struct hg_action any_of(struct walk *w, const struct hg_choice *box)
{
    return hg_choice_nth(box, rng_below64(&w->rng, hg_choice_count(box)));
}

/* Cards are played often. */
static struct hg_action choose(struct walk *w)
{
    unsigned first = rng_below(&w->rng, w->choices.count);
    for (unsigned i = 0; rng_below(&w->rng, 2) == 0 && i < w->choices.count; i++) {
        const struct hg_choice *box = &w->choices.box[(first + i) % w->choices.count];
        struct hg_action a = any_of(w, box);
        if (is_verb(w, &a, "play"))
            return a;
    }
    return any_of(w, &w->choices.box[first]);
}

static void count_rolls(struct walk *w, const struct hg_state *before, const struct hg_action *a)
{
    if (before->conquest.open.battle_to == HG_NONE)
        w->rolls = 0;
    else if (asked(w, before, "roll") && !asks(w, "roll"))
        w->rolls++;
    if (!asked(w, before, "commit"))
        w->bound = false;
    else if (is_verb(w, a, "play") && w->card[a->card]->moment == BEFORE_ROLL)
        w->bound = true;
}

static void step(struct walk *w, bool abilities)
{
    struct hg_state before;
    struct hg_action a;
    fill_hands(w);
    CLAIM(w, hg_state_ok(&w->r, &w->s) == NULL, "every invariant holds");
    if (hg_actor(&w->s) == HG_CHANCE) {
        a = deal(w);
    } else {
        hg_choices(&w->r, &w->s, &w->choices);
        if (abilities)
            check_offers(w);
        else
            check_none_offered(w);
        a = choose(w);
    }
    check_shows(w, &a);
    before = w->s;
    hg_apply_legal(&w->r, &w->s, &a);
    count_rolls(w, &before, &a);
    if (is_verb(w, &a, "play"))
        check_played(w, &before, &a);
    if (abilities && !w->s.over)
        check_asked_after(w, &before, &a);
}

static void walk(struct walk *w, unsigned positions, bool abilities)
{
    while (positions > 0) {
        hg_start(&w->r, &w->s);
        w->turn = 0;
        for (; positions > 0 && hg_actor(&w->s) != HG_NOBODY; positions--)
            step(w, abilities);
    }
}

/* ---- Games ------------------------------------------------------------------------------------------------------- */

struct played_mode {
    const char *mode;
    unsigned seats;
    struct setting setting;
};

static const struct played_mode with[] = {
    {"basic", 3, {NULL, NULL}},        {"basic", 6, {NULL, NULL}},
    {"command-room", 4, {NULL, NULL}}, {"total-domination", 3, {"advanced", "on"}},
    {"duel", 2, {"advanced", "on"}},   {"team-play", 4, {NULL, NULL}},
    {"team-play", 6, {NULL, NULL}},
};

static const struct played_mode without[] = {
    {"basic", 3, {"abilities", "off"}},     {"command-room", 5, {"abilities", "off"}},
    {"total-domination", 4, {NULL, NULL}},  {"duel", 2, {NULL, NULL}},
    {"team-play", 4, {"abilities", "off"}},
};

static void open_mode(struct walk *w, const struct played_mode *m, unsigned stream)
{
    struct fault f = {"", ""};
    bool good = edition_compile(sc, m->mode, m->seats, &m->setting, m->setting.id != NULL, &w->r, &f);
    ck_assert_msg(good, "%s", f.sentence);
    for (unsigned i = 0; i < CARDS; i++)
        w->card[find(&edition_names(sc)->cards, table[i].id)] = &table[i];
    rng_seed(&w->rng, 1998, stream);
}

START_TEST(abilities_are_offered_in_their_windows_and_nowhere_else)
{
    static struct walk w;
    for (unsigned i = 0; i < sizeof with / sizeof with[0]; i++) {
        open_mode(&w, &with[i], i);
        walk(&w, 5000, true);
    }
    for (unsigned card = 0; card < CARDS; card++)
        ck_assert_msg(w.played[card] >= 2, "%s was played %u times", w.card[card]->id, w.played[card]);
}
END_TEST

START_TEST(modes_without_abilities_offer_none)
{
    static struct walk w;
    open_mode(&w, &without[_i], (unsigned)_i);
    walk(&w, 2000, false);
}
END_TEST

START_TEST(the_edition_has_the_cards_of_the_table)
{
    struct hg_conquest_rules c = rules_of(sc, "basic", 3);
    unsigned count[RACES] = {0, 0, 0};
    ck_assert_uint_eq(c.cards, CARDS);
    for (unsigned i = 0; i < CARDS; i++) {
        unsigned card = find(&edition_names(sc)->cards, table[i].id);
        count[table[i].race]++;
        ck_assert_msg(set_has(&c.deck[table[i].race], card), "%s lies in another deck", table[i].id);
        ck_assert(c.ability[card].window != HG_NO_WINDOW);
    }
    for (unsigned race = 0; race < RACES; race++)
        ck_assert_uint_eq(count[race], CARDS / RACES);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("abilities", &tests);
    int code;
    editions_open();
    tcase_add_test(tests, the_edition_has_the_cards_of_the_table);
    tcase_add_test(tests, abilities_are_offered_in_their_windows_and_nowhere_else);
    tcase_add_loop_test(tests, modes_without_abilities_offer_none, 0, (int)(sizeof without / sizeof without[0]));
    code = suite_run(suite);
    editions_close();
    return code;
}
