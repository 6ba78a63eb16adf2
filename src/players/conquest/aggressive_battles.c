/* Whole battles of the aggressive player against itself, round by round with dice but without the questions of a round:
 * most actions of a simulation are answers to these. Each round leads to the position that the questions would lead to,
 * with the same random numbers; wherever a card or a piece could have a say, the questions are asked. */
#include "players/random.h"

#include <string.h>

#include "engine/conquest/abilities/abilities.h"
#include "engine/conquest/campaign/campaign.h"
#include "players/conquest/aggressive.h"
#include "players/conquest/fronts.h"

enum { ROUND = 8 }; /* actions, at the most: attack, defence, roll, and windows of both sides */

/* What a round is played with: dice as they are rolled, as many as fight. */
struct battles {
    const struct hg_rules *r;
    struct hg_state *s;
    const struct rush *with;
    struct hg_chances dice;
};

static struct rng *numbers_of(const struct battles *b, uint8_t seat)
{
    return &b->with->rng[seat];
}

/* All units that may defend do. */
static unsigned defence_at(const struct battles *b, uint8_t place)
{
    return at_most(b->r->conquest.defence_dice, open_seen(b->s)->units[place]);
}

static struct hg_action roll(struct battles *b, unsigned dice)
{
    b->dice.count = (uint8_t)dice;
    return b->with->deal(b->with->dealer, &b->dice);
}

/* One action by the usual way. */
static unsigned long act(struct battles *b, struct hg_action a)
{
    hg_apply_legal(b->r, b->s, &a);
    return 1;
}

/* One answer, whoever is asked. */
static unsigned long answer(struct battles *b)
{
    struct hg_chances chances;
    uint8_t actor = ask_seen(b->s)->seat;
    if (actor != HG_CHANCE)
        return act(b, random_conquest_choose(b->r, b->s, numbers_of(b, actor)));
    hg_chances(b->r, b->s, &chances);
    return act(b, b->with->deal(b->with->dealer, &chances));
}

/* ---- The plain game ---------------------------------------------------------------------------------------------- */

/* Attack, defence, roll. */
static unsigned long invade(struct battles *b)
{
    struct hg_action a = fronts_attack(b->r, b->s, numbers_of(b, ask_seen(b->s)->seat));
    unsigned long actions;
    unsigned defence;
    if (a.verb == VERB_END || !attack_is_plain(b->r, b->s, &a))
        return act(b, a);
    defence = defence_at(b, a.to);
    actions = attack_asks_defender(b->r, b->s, a.to) ? 3 : 2;
    attack_exchange(b->r, b->s, &a, defence, roll(b, a.n + defence).x);
    return actions;
}

/* ---- With abilities ---------------------------------------------------------------------------------------------- */

/* Whether a seat is asked in a window; it passes when it has nothing to play, and then that is one action more. */
static unsigned passes(const struct battles *b, uint8_t seat, enum hg_window window)
{
    return windows_ask(b->r, b->s, seat, window);
}

static bool holds(const struct battles *b, uint8_t seat, enum hg_window window)
{
    return seat < b->r->seats && abilities_held(b->r, b->s, seat, window) != 0;
}

/* Declaring, unless a card could be played or has locked places. */
static unsigned long declare(struct battles *b)
{
    uint8_t seat = ask_seen(b->s)->seat;
    struct hg_action a;
    if (effects_any(b->s) || holds(b, seat, HG_ATTACK_ANY))
        return answer(b);
    a = fronts_any(b->r, b->s, VERB_DECLARE, numbers_of(b, seat));
    if (a.verb == VERB_END)
        return act(b, a);
    invasion_declare(b->r, b->s, &a);
    return 1;
}

/* Whoever has no card for a window passes. */
static unsigned long pass(struct battles *b)
{
    struct hg_action a = hg_blank(VERB_PASS, ask_seen(b->s)->seat);
    if (holds(b, a.seat, asked_window(ask_seen(b->s))))
        return answer(b);
    abilities_pass(b->r, b->s, &a);
    return 1;
}

/* Committing, defence, roll, windows. */
static unsigned long commit(struct battles *b)
{
    uint8_t seat = ask_seen(b->s)->seat, to = open_seen(b->s)->battle_to, other = owner_of(b->s, to);
    unsigned long actions;
    unsigned defence;
    struct hg_action a;
    if (!invasion_is_plain(b->r, b->s) || holds(b, seat, HG_AFTER_ROLL_ATT) || holds(b, other, HG_AFTER_ROLL_DEF))
        return 0;
    a = aggressive_commit(b->r, b->s, numbers_of(b, seat));
    if (a.verb != VERB_COMMIT || a.x[0] != 0)
        return act(b, a);
    defence = defence_at(b, to);
    actions = 2u + attack_asks_defender(b->r, b->s, to) + passes(b, other, HG_AFTER_ROLL_DEF) +
              passes(b, seat, HG_AFTER_ROLL_ATT);
    invasion_exchange(b->r, b->s, a.n, defence, roll(b, a.n + defence).x);
    return actions;
}

/* The dice of a round whose questions are asked. */
static unsigned long roll_battle(struct battles *b)
{
    return act(b, roll(b, attack_dice(b->s)));
}

/* ---- Campaigns --------------------------------------------------------------------------------------------------- */

/* Whether a seat is asked in a window. It decides by lot whether to play a card, and has none. */
static unsigned passes_by_lot(const struct battles *b, uint8_t seat, enum hg_campaign_window window)
{
    if (!directives_ask(b->r, b->s, seat, window))
        return 0;
    rng_below(numbers_of(b, seat), 2);
    return 1;
}

static bool holds_directive(const struct battles *b, uint8_t seat, enum hg_campaign_window window)
{
    struct hg_set cards;
    if (seat >= b->r->seats)
        return false;
    cards = set_both(b->s->conquest.secret.hand[seat], campaign_of(b->r)->window_cards[window]);
    return !set_empty(&cards);
}

/* Neither ships nor tokens nor cards in force, and nobody could play a card. */
static bool is_plain_strike(const struct battles *b, const struct hg_action *a, uint8_t other, bool first)
{
    return a->verb == VERB_STRIKE && strike_is_plain(b->s, a) && !holds_directive(b, a->seat, HG_AT_ATTACK_ROLL) &&
           !holds_directive(b, other, HG_AT_DEFENCE_ROLL) &&
           !(first && (holds_directive(b, a->seat, HG_AT_DECLARATION) || holds_directive(b, other, HG_AT_INVASION)));
}

/* Declaration, windows of the first battle for a place, defence, windows of every battle, roll. */
static unsigned long strike(struct battles *b)
{
    struct hg_action a = aggressive_strike(b->r, b->s, numbers_of(b, ask_seen(b->s)->seat));
    bool first = a.verb == VERB_STRIKE && !has(open_seen(b->s)->invaded, a.to);
    uint8_t other = a.verb == VERB_STRIKE ? owner_of(b->s, a.to) : (uint8_t)HG_NONE;
    unsigned long actions = 2;
    unsigned defence;
    if (!is_plain_strike(b, &a, other, first))
        return act(b, a);
    defence = defence_at(b, a.to);
    strike_stand(b->s, &a);
    if (first)
        actions += passes_by_lot(b, a.seat, HG_AT_DECLARATION) + passes_by_lot(b, other, HG_AT_INVASION);
    actions += defence > 1 && other < b->r->seats && has(b->s->acting, other);
    open_of(b->s)->battle_defence = (uint8_t)defence;
    actions += passes_by_lot(b, a.seat, HG_AT_ATTACK_ROLL) + passes_by_lot(b, other, HG_AT_DEFENCE_ROLL);
    strike_exchange(b->r, b->s, roll(b, a.n + defence).x);
    return actions;
}

/* ---- All of them ------------------------------------------------------------------------------------------------- */

/* The next round where there is a short way, otherwise the next answer. */
static unsigned long go_on(struct battles *b)
{
    unsigned long actions;
    switch (ask_seen(b->s)->kind) {
    case ASK_INVADE:
        return invade(b);
    case ASK_DECLARE:
        return declare(b);
    case ASK_WINDOW:
        return pass(b);
    case ASK_BATTLE_ROLL:
        return roll_battle(b);
    case ASK_COMMIT:
        actions = commit(b);
        return actions != 0 ? actions : answer(b);
    case ASK_CAMPAIGN:
        return strike(b);
    default:
        return answer(b);
    }
}

unsigned long random_conquest_rush(const struct hg_rules *r, struct hg_state *s, const struct rush *with,
                                   unsigned long most)
{
    struct battles b = {r, s, with, {.verb = VERB_ROLL}};
    uint32_t turn = s->turn;
    unsigned long done = 0;
    memset(b.dice.least, 1, sizeof b.dice.least);
    memset(b.dice.sides, r->conquest.die_sides, sizeof b.dice.sides);
    while (done < most && s->turn == turn && !s->over)
        done += most - done < ROUND ? answer(&b) : go_on(&b);
    return done;
}
