/* Invariants of the galactic family: of positions, and of rules before anybody plays by them. Each check answers NULL
 * or a few words for the developer, as in the other families; players never see them. */
#include "engine/galactic/galactic.h"

/* ---- Ships ------------------------------------------------------------------------------------------------------ */

/* All ships of a seat's colour: on top of stacks, under enemy ships, out of the game. Only stacks of two or more
 * (`high`) have ships under others. */
static unsigned ships_of(const struct hg_galactic_open *o, unsigned seat, uint64_t high)
{
    unsigned ships = count_bits(o->own[seat]) + o->removed[seat];
    for (uint64_t left = o->own[other(seat)] & high; left != 0;)
        ships += o->units[take_lowest(&left)] - 1u;
    return ships;
}

/* Whether no stack of two or more is higher than the rules allow. */
static bool heights_ok(const struct hg_rules *r, const struct hg_galactic_open *o, uint64_t stacks)
{
    bool ok = true;
    while (stacks != 0)
        ok = o->units[take_lowest(&stacks)] <= r->galactic.stack_max && ok;
    return ok;
}

/* Every ship that started is somewhere: on the board, under another one, or out. */
static const char *board_ok(const struct hg_rules *r, const struct hg_galactic_open *o)
{
    uint64_t all = o->own[0] | o->own[1], high = stacked(o->units);
    if ((o->own[0] & o->own[1]) != 0 || (all & ~r->galactic.board) != 0)
        return "a square has two owners or is not on the board";
    if (occupied(o->units) != all || !heights_ok(r, o, high))
        return "a stack without an owner, an owner without a ship, or too high a stack";
    for (unsigned seat = 0; seat < 2; seat++)
        if (ships_of(o, seat, high) != count_bits(r->galactic.start[seat]))
            return "a ship is missing or doubled";
    return NULL;
}

/* ---- Cards ------------------------------------------------------------------------------------------------------ */

/* Every card is in exactly one of deck, discard and hands, and the public counts are right. */
static const char *cards_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_galactic_open *o = gal_seen(s);
    const struct hg_galactic_secret *c = &s->galactic.secret;
    struct hg_set all = set_union(set_union(c->deck, o->discard), set_union(c->hand[0], c->hand[1]));
    struct hg_set known = {{0}};
    unsigned count = o->deck_size + set_count(&o->discard) + o->hand_size[0] + o->hand_size[1];
    if (set_count(&c->deck) != o->deck_size)
        return "the deck's size is wrong";
    for (unsigned seat = 0; seat < 2; seat++) {
        if (set_count(&c->hand[seat]) != o->hand_size[seat])
            return "a hand's size is wrong";
        if (!set_within(c->known[seat], c->hand[seat]))
            return "a card was seen in a hand that does not hold it";
        known = set_union(known, c->known[seat]);
    }
    if (!set_empty(&known) && !gal_somebody_looked(r, s))
        return "a card was seen although nobody looked";
    if (count != r->galactic.cards || set_count(&all) != count || !set_within(all, set_first(r->galactic.cards)))
        return "a card is missing or doubled";
    return NULL;
}

/* ---- Questions -------------------------------------------------------------------------------------------------- */

static bool is_ship_of(const struct hg_rules *r, const struct hg_state *s, unsigned seat, uint8_t square)
{
    return gal_in(r->galactic.board, square) && has(gal_seen(s)->own[seat], square);
}

static bool is_window(uint8_t kind)
{
    return kind >= ASK_BEFORE_MOVE && kind <= ASK_ANSWER;
}

static bool is_chance(uint8_t kind)
{
    return kind == ASK_DEAL || kind == ASK_START_ROLL || kind == ASK_ROLL || kind == ASK_REROLL ||
           kind == ASK_STUCK_ROLL || kind == ASK_DRAW;
}

/* Questions of the opponent of whoever's turn it is. */
static bool is_for_opponent(uint8_t kind)
{
    return kind == ASK_OPP_BEFORE_MOVE || kind == ASK_ENEMY_ENTERED || kind == ASK_BERTH || kind == ASK_DRAW_OFFER;
}

/* ASK_DECLARED and ASK_ROLLED ask both seats, one after the other, and ASK_ANSWER either of them. */
static const char *asked_seat_ok(const struct hg_state *s, const struct hg_ask *ask)
{
    const struct hg_galactic_open *o = gal_seen(s);
    if (is_chance(ask->kind) != (ask->seat == HG_CHANCE))
        return "chance is asked what a seat decides, or a seat what chance decides";
    if (ask->seat == HG_CHANCE || ask->kind == ASK_ORDER)
        return NULL;
    if (is_window(ask->kind) && !gal_may_play(s, ask->seat))
        return "a seat is asked for a card that can play none";
    if (ask->kind == ASK_DECLARED || ask->kind == ASK_ROLLED || ask->kind == ASK_ANSWER)
        return NULL;
    return ask->seat == (o->seat ^ is_for_opponent(ask->kind)) ? NULL : "the wrong seat is asked";
}

/* Nobody is asked to move who can't. */
static bool moves_ok(const struct hg_rules *r, const struct hg_state *s, const struct hg_ask *ask)
{
    uint64_t movers = gal_movers(r, s, ask->seat, gal_move_kinds(ask));
    uint8_t ship = gal_asked_ship(ask);
    if (ask->kind == ASK_SELECT || ship == HG_NONE)
        return movers != 0;
    return is_ship_of(r, s, ask->seat, ship) && has(movers, ship);
}

/* A roll has fewer than HG_DICE_MAX dice, everything that is added included. */
static bool dice_ok(const struct hg_state *s, const struct hg_ask *ask)
{
    const struct hg_galactic_open *o = gal_seen(s);
    uint8_t seat = gal_rolling_seat(ask);
    return o->battle.kind != NO_BATTLE && seat < 2 && o->battle.dice[seat] >= 1 && o->battle.dice[seat] < HG_DICE_MAX;
}

/* What the question is about exists, so that its answers may index with it. A kind without a subject is listed with
 * `true`, so that the compiler asks about new kinds. */
static bool subject_ok(const struct hg_rules *r, const struct hg_state *s, const struct hg_ask *ask)
{
    const struct hg_galactic_open *o = gal_seen(s);
    const struct hg_galactic_secret *c = &s->galactic.secret;
    switch ((enum ask_kind)ask->kind) {
    case ASK_DEAL:
        return gal_drawing_seat(ask) < 2 && o->deck_size > 0;
    case ASK_DRAW:
        return gal_drawing_seat(ask) < 2 && gal_cards_to_draw(ask) >= 1 && gal_cards_to_draw(ask) <= o->deck_size;
    case ASK_ENEMY_ENTERED:
        return o->turn.ship != HG_NONE && has(r->galactic.home[ask->seat], o->turn.ship);
    case ASK_ANSWER:
        return gal_waiting_card(ask) < r->galactic.cards && set_has(&o->discard, gal_waiting_card(ask)) &&
               has(o->turn.played, other(ask->seat));
    case ASK_SELECT:
    case ASK_MOVE:
        return moves_ok(r, s, ask);
    case ASK_ROLL:
    case ASK_REROLL:
        return dice_ok(s, ask);
    case ASK_STUCK_ROLL:
    case ASK_RETREAT:
        return is_ship_of(r, s, o->seat, gal_asked_ship(ask));
    case ASK_BERTH:
        return is_ship_of(r, s, o->seat, gal_asked_ship(ask)) && berths_for(r, s, o->seat, gal_asked_ship(ask)) != 0;
    case ASK_DISCARD:
        return o->hand_size[other(ask->seat)] > 0 && set_within(c->hand[other(ask->seat)], c->known[other(ask->seat)]);
    case ASK_DECLARED:
    case ASK_ROLLED:
    case ASK_LOST_ATTACK:
        return o->battle.kind == ATTACK_BATTLE;
    case ASK_DRAW_OFFER:
        return o->turn.offered != 0 && s->depth == 2;
    case ASK_START_ROLL:
    case ASK_ORDER:
    case ASK_BEFORE_MOVE:
    case ASK_OPP_BEFORE_MOVE:
    case ASK_WON_ATTACK:
    case ASK_AFTER_MOVE:
    case ASK_KINDS:
        return true;
    }
    return false;
}

/* At most two questions are open: a draw offer and what it interrupts. */
static const char *asks_ok(const struct hg_rules *r, const struct hg_state *s)
{
    for (unsigned i = 0; i < s->depth; i++) {
        const struct hg_ask *ask = &s->ask[i];
        bool before_first = ask->kind == ASK_DEAL || ask->kind == ASK_START_ROLL || ask->kind == ASK_ORDER;
        const char *broken;
        if (ask->kind >= ASK_KINDS || i > 1 || (i == 1) != (ask->kind == ASK_DRAW_OFFER))
            return "a question that cannot be asked";
        if (before_first != (gal_seen(s)->seat == HG_NONE))
            return "a question of another part of the game";
        broken = asked_seat_ok(s, ask);
        if (broken != NULL)
            return broken;
        if (!subject_ok(r, s, ask))
            return "a question about nothing";
    }
    return NULL;
}

/* ---- Turns ------------------------------------------------------------------------------------------------------ */

/* An attack is to a square one step ahead; an intruder is met where it stands. */
static const char *battle_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_galactic_open *o = gal_seen(s);
    if (o->battle.kind == NO_BATTLE)
        return o->battle.from == HG_NONE && o->battle.to == HG_NONE ? NULL : "a battle nobody fights";
    if (o->battle.kind > INTRUDER_BATTLE || o->seat > 1 || !is_ship_of(r, s, o->seat, o->battle.from))
        return "a battle without an attacker";
    if (o->battle.kind == INTRUDER_BATTLE)
        return o->battle.to == o->battle.from ? NULL : "an intruder that stands elsewhere";
    if (!is_ship_of(r, s, other(o->seat), o->battle.to) ||
        !has(r->galactic.step[o->seat][o->battle.from], o->battle.to))
        return "a battle that could not be declared";
    return NULL;
}

/* The last enemy may fall to a jump into his home: the end is tested once its owner has answered. */
static bool has_intruder(const struct hg_rules *r, const struct hg_galactic_open *o)
{
    return o->seat < 2 && o->turn.ship != HG_NONE && has(r->galactic.home[other(o->seat)], o->turn.ship);
}

/* Ranges of the turn's small numbers. They are stored in bytes and read from records, so more could stand there. */
static bool marks_ok(const struct hg_galactic_open *o)
{
    const struct hg_galactic_turn *turn = &o->turn;
    return o->step < STEPS && o->battle.settle < STEPS && turn->boost <= 2 && turn->played <= 3 && o->truce <= 3 &&
           turn->worked <= 1 && turn->won <= 1 && turn->idle <= 1 && turn->offered <= 1 && o->passed <= 1 &&
           o->battle.wins_ties <= 1;
}

static const char *turn_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_galactic_open *o = gal_seen(s);
    if ((o->seat > 1 && o->seat != HG_NONE) || (o->seat == HG_NONE) != (o->first == HG_NONE))
        return "the turn belongs to nobody";
    if (!marks_ok(o))
        return "a mark of the turn out of range";
    if ((o->turn.frozen != HG_NONE && !gal_in(r->galactic.board, o->turn.frozen)) ||
        (o->turn.ship != HG_NONE && !gal_in(r->galactic.board, o->turn.ship)))
        return "a marked ship that is not on the board";
    if (!s->over && (o->own[0] == 0 || o->own[1] == 0) && !has_intruder(r, o))
        return "a game that goes on without an enemy";
    if (s->over)
        return s->depth == 0 && s->winners <= 2 ? NULL : "an ended game with a question, or with two winners";
    return NULL;
}

const char *gal_state_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const char *broken = board_ok(r, gal_seen(s));
    if (broken == NULL)
        broken = cards_ok(r, s);
    if (broken == NULL)
        broken = turn_ok(r, s);
    if (broken == NULL)
        broken = battle_ok(r, s);
    return broken != NULL ? broken : asks_ok(r, s);
}

/* ---- Rules ------------------------------------------------------------------------------------------------------ */

/* The steps are computed once from the board and kept in the rules for speed; here both are compared. */
static const char *squares_ok(const struct hg_galactic_rules *g)
{
    uint64_t all = g->board;
    if (all != DARK && all != (DARK | LIGHTS))
        return "the board is not the one that this family is played on";
    if (g->home[0] != (all & LOW_HOME) || g->home[1] != (all & HIGH_HOME))
        return "a home is not the end of the board";
    if (g->start[0] == 0 || g->start[1] == 0 || (g->start[0] & g->start[1]) != 0)
        return "a side starts without ships, or two ships start on one square";
    if (((g->start[0] | g->start[1]) & (~all | g->home[0] | g->home[1])) != 0)
        return "a ship starts in a home or off the board";
    for (unsigned i = 0; i < 2 * SQUARES; i++)
        if (g->step[i / SQUARES][i % SQUARES] != gal_ahead(i / SQUARES, bit(i % SQUARES) & all, all))
            return "the steps are not those of the board";
    return NULL;
}

/* The most dice that an effect can add to a roll. */
static unsigned most_of(const struct hg_galactic_rules *g, uint8_t effect)
{
    unsigned most = 0;
    for (unsigned i = 0; i < g->kinds; i++)
        if (g->kind[i].effect == effect && g->kind[i].amount > most)
            most = g->kind[i].amount;
    return most;
}

/* A stack, its home and a card together give the most dice that one side can roll. */
static const char *dice_rules_ok(const struct hg_galactic_rules *g)
{
    if (g->die_sides < 2 || g->die_sides > HG_SIDES_MAX)
        return "a die has from 2 to 8 sides";
    if (g->stack_max < 1 || g->stack_max + g->home_dice + most_of(g, HG_EXTRA_DIE) >= HG_DICE_MAX)
        return "a side could roll more than seven dice";
    return most_of(g, HG_MEET_INTRUDER) >= HG_DICE_MAX ? "a side could roll more than seven dice" : NULL;
}

/* How many boxes of choices one card can need at most. */
static unsigned boxes_of(const struct hg_galactic_rules *g, uint8_t effect)
{
    unsigned white = count_bits(g->start[0]), blue = count_bits(g->start[1]);
    if (effect == HG_PUSH_BACK || effect == HG_SHIFT_IN_ROW || effect == HG_STEP_BACK)
        return white > blue ? white : blue;
    return effect == HG_EVICT || effect == HG_RECALL ? count_bits(g->home[0]) : 1;
}

/* The largest hand that can come together, filled with the cards that need most boxes, and a pass. */
static unsigned most_boxes(const struct hg_galactic_rules *g)
{
    unsigned cards = g->hand, boxes = 1;
    for (unsigned i = 0; i < g->cards; i++)
        if (g->kind[g->card_kind[i]].effect == HG_DRAW_CARDS)
            cards += g->kind[g->card_kind[i]].amount;
    for (unsigned need = SQUARES; need > 0; need--)
        for (unsigned i = 0; i < g->cards; i++)
            if (cards > 0 && boxes_of(g, g->kind[g->card_kind[i]].effect) == need) {
                boxes += need;
                cards--;
            }
    return boxes;
}

/* Effects whose card has a number on it. */
static bool needs_amount(uint8_t effect)
{
    return effect == HG_RAISE_TOTAL || effect == HG_LOWER_TOTAL || effect == HG_EXTRA_DIE ||
           effect == HG_MEET_INTRUDER || effect == HG_DRAW_CARDS;
}

static const char *cards_rules_ok(const struct hg_galactic_rules *g)
{
    if (g->cards > HG_CARDS_MAX || g->kinds > HG_CARD_KINDS_MAX)
        return "too many cards or kinds of card";
    for (unsigned i = 0; i < g->kinds; i++) {
        if (g->kind[i].effect >= HG_EFFECTS)
            return "a card with an unknown effect";
        if (needs_amount(g->kind[i].effect) != (g->kind[i].amount > 0) || g->kind[i].amount > 20)
            return "a card's number is missing, not wanted, or above 20";
    }
    for (unsigned i = 0; i < g->cards; i++) {
        if (g->card_kind[i] >= g->kinds)
            return "a card of an unknown kind";
        if (set_has(&g->lookers, i) != (g->kind[g->card_kind[i]].effect == HG_LOOK_AND_DISCARD))
            return "the cards that show a hand are not those that do";
        for (unsigned k = 0; k < HG_GALACTIC_WINDOWS; k++)
            if (set_has(&g->window[k], i) != (gal_window_of(g->kind[g->card_kind[i]].effect) == ASK_BEFORE_MOVE + k))
                return "a card is not in the set of its window, or in another one";
    }
    if (2u * g->hand > g->cards)
        return "too few cards to deal";
    return most_boxes(g) > HG_CHOICES_MAX ? "a hand could offer more choices than there is room for" : NULL;
}

const char *gal_rules_ok(const struct hg_rules *r)
{
    const struct hg_galactic_rules *g = &r->galactic;
    const char *broken;
    if (r->seats != 2)
        return "this family is played by two";
    broken = squares_ok(g);
    if (broken == NULL)
        broken = cards_rules_ok(g);
    return broken != NULL ? broken : dice_rules_ok(g);
}
