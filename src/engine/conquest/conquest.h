/* The conquest family seen from outside its rooms: its verbs, and how to look at its positions; its questions
 * stand in asks.h.
 *
 * Nothing here calls anything. Whoever only reads positions and actions of the family includes this header alone; what
 * the rooms offer each other stands in core/core.h, pieces/pieces.h, abilities/abilities.h and campaign/campaign.h.
 *
 * The words of this folder, one for each thing:
 *   question    a pending decision (struct hg_ask), of a kind; a seat or chance is asked
 *   step, phase a part of a turn; a part of set-up
 *   mechanism   what a mode switches on; it joins in by hooks
 *   course      the sub-family that plays a mode: plain, with abilities, or a campaign
 *   ability     what a card does in the course with abilities: up to three operations, aimed together
 *   directive   what a card does in a campaign: one operation, which opponents may answer before it takes effect.
 *               Ability and directive are two things: no mode has both, and their cards work by different rules
 *   operation   one thing that a card does, `op` in names; enum hg_op of abilities, enum hg_directive_op of directives
 *   order       the turn order, never what a card does
 *   window      a time at which a seat may be asked for a card. Each course has its own list of them: enum hg_window of
 *               abilities, enum hg_campaign_window of directives
 *   play        what a seat does with a card for its ability or directive; it turns a card in for units, and builds a
 *               ship of it. Nobody "uses" a card
 *   attack      one roll of dice against a place; an invasion is all rolls against it in one turn
 *   strike      an attack as a campaign plays it: a verb of its own, since ships take part and windows open around it
 *   assault     an attack on the titan instead of a place
 *   clash       the dice of a strike or an assault, where both sides may roll dice of two kinds
 *
 * Words of formats stay as they are: the question ASK_CAMPAIGN_WINDOW is called "moment" in records, the operation of a
 * directive "order" in the JSON of rules. */
#ifndef HG_CONQUEST_H
#define HG_CONQUEST_H

#include "engine/ask.h"
#include "engine/bits.h"
#include "engine/conquest/asks.h"
#include "engine/family.h"

enum verb {
    VERB_RESIGN = HG_RESIGN,
    VERB_ROLL,
    VERB_DRAW,
    VERB_CLAIM,
    VERB_REINFORCE,
    VERB_PICK,
    VERB_TRADE,
    VERB_PLACE,
    VERB_ATTACK,
    VERB_DEFEND,
    VERB_ADVANCE,
    VERB_FORTIFY,
    VERB_END,
    VERBS_OF_CORE, /* a mode without mechanisms has those before, and no others */
    VERB_ARMY = VERBS_OF_CORE,
    VERB_SHOW,
    VERB_GOAL,
    VERB_BASE,
    VERB_HERO,
    VERB_COLLECT,
    VERB_REWARD,
    VERB_TOWER,
    VERB_TRANSFER,
    VERB_ACCEPT,
    VERB_REFUSE,
    VERB_DECLARE,
    VERB_COMMIT,
    VERB_STOP,
    VERB_PLAY,
    VERB_PASS,
    VERB_LOOK,
    VERB_REROLL,
    VERBS_WITHOUT_CAMPAIGN,
    /* Campaign. Where a word is the same as above, its arguments are not: ships go along. */
    VERB_STRIKE = VERBS_WITHOUT_CAMPAIGN, /* attack */
    VERB_ASSAULT,                         /* the titan */
    VERB_HOLD,                            /* defend */
    VERB_FOLLOW,                          /* advance */
    VERB_PLAY_DIRECTIVE,                  /* play a directive */
    VERB_BUILD,
    VERB_SHIP,
    VERB_CONVOY,
    VERB_TOKEN,
    VERB_FACE,
    VERB_TITAN,
    VERB_MARCH,
    VERB_LOSE,
    VERBS_WITHOUT_SCANNING,
    VERB_SCAN = VERBS_WITHOUT_SCANNING,
    VERB_MATCH,
    VERB_DICE,
    VERB_DROP,
    VERB_GIVE_UP,
    VERBS
};

/* What the tables of the family are made of. An offer adds boxes, a chance describes what may be rolled or drawn, a
 * refusal is the whole legality of a verb whose places and cards exist, an effect applies what is legal. */
typedef void offer_fn(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
typedef void chance_fn(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out);
typedef enum hg_reason refusal_fn(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
typedef void effect_fn(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
typedef enum hg_reason trial_fn(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* How a step of a turn begins, and a phase of set-up, where `last` is the seat that acted last before. */
typedef void enter_step_fn(const struct hg_rules *r, struct hg_state *s);
typedef void enter_phase_fn(const struct hg_rules *r, struct hg_state *s, uint8_t last);

static inline struct hg_conquest_open *open_of(struct hg_state *s)
{
    return &s->conquest.open;
}

static inline const struct hg_conquest_open *open_seen(const struct hg_state *s)
{
    return &s->conquest.open;
}

/* A box with the seat that is asked; its target, number and small numbers still empty. */
static inline struct hg_choice *box_add(const struct hg_state *s, struct hg_choices *out, uint8_t verb)
{
    struct hg_choice *box = &out->box[out->count++];
    *box = (struct hg_choice){.verb = verb, .seat = ask_seen(s)->seat, .from = HG_NONE, .card = HG_NONE};
    return box;
}

static inline uint64_t all_places(const struct hg_rules *r)
{
    return bit(r->conquest.places) - 1;
}

static inline bool plays_with(const struct hg_rules *r, enum hg_mechanism m)
{
    return has(r->conquest.mechanisms, m);
}

static inline uint16_t at_most(unsigned limit, unsigned units)
{
    return (uint16_t)(units < limit ? units : limit);
}

/* The army number of a seat; 0 where armies differ by name only. */
static inline uint8_t army_number(const struct hg_state *s, uint8_t seat)
{
    uint8_t army = open_seen(s)->army[seat];
    return (uint8_t)(army == 0 ? 0 : army - 1);
}

/* The seats on a seat's side, itself included. Neutral armies stand alone. */
static inline uint64_t friends_of(const struct hg_rules *r, const struct hg_state *s, uint8_t army)
{
    return plays_with(r, HG_TEAMS) && army < r->seats ? open_seen(s)->side[army] | bit(army) : bit(army);
}

/* Places that army may not attack: its own and those of its side. Who has resigned holds its places for nobody. */
static inline uint64_t friendly_places(const struct hg_rules *r, const struct hg_state *s, uint8_t army)
{
    uint64_t places = 0;
    if (!plays_with(r, HG_TEAMS))
        return open_seen(s)->own[army];
    /* In a campaign whoever has left stays with its faction. */
    for (uint64_t left = (friends_of(r, s, army) & (plays_with(r, HG_CAMPAIGN) ? ~UINT64_C(0) : s->acting)) | bit(army);
         left != 0;)
        places |= open_seen(s)->own[take_lowest(&left)];
    return places;
}

/* Who holds a place, or HG_NONE. */
static inline uint8_t owner_of(const struct hg_state *s, uint8_t place)
{
    unsigned armies = holders(open_seen(s)->own, place);
    return armies == 0 ? (uint8_t)HG_NONE : (uint8_t)lowest(armies);
}

/* The same of a place that somebody holds. Whose place is attacked next cannot be foreseen: see holders. */
static inline uint8_t holder_of(const struct hg_state *s, uint8_t place)
{
    return (uint8_t)lowest(holders(open_seen(s)->own, place));
}

/* An action may take the hero along that stands on `from`. */
static inline enum hg_reason why_not_hero(const struct hg_state *s, const struct hg_action *a, uint8_t from)
{
    if (a->x[0] == 0)
        return HG_OK;
    if (a->x[0] > 1)
        return HG_MALFORMED;
    return open_seen(s)->hero[a->seat] == from + 1 ? HG_OK : HG_NO_HERO_THERE;
}

/* In battle_die: the dice of the attacker that count begin at 0, those of the defender here. */
enum { DEFENCE_AT = HG_ATTACK_DICE_MAX };

/* All fields of a battle at once. */
static inline void attack_forget_battle(struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    o->battle_from = o->battle_to = HG_NONE;
    o->battle_attack = o->battle_defence = o->battle_hero = 0;
    for (unsigned i = 0; i < HG_KEPT_MAX; i++)
        o->battle_die[i] = 0;
}

/* How many dice a battle rolls now. Numbers below zero wrap round. */
static inline uint8_t attack_dice(const struct hg_state *s)
{
    return (uint8_t)(open_seen(s)->battle_attack + open_seen(s)->battle_defence + extra_dice(ask_seen(s)));
}

/* The deck that a seat draws from. */
static inline unsigned draw_deck_of(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    return r->conquest.decks > 1 ? r->conquest.army_deck[army_number(s, seat)] : 0;
}

static inline unsigned draw_deck_of_card(const struct hg_rules *r, uint8_t card)
{
    unsigned deck = 0;
    while (deck + 1 < r->conquest.decks && !set_has(&r->conquest.deck[deck], card))
        deck++;
    return deck;
}

/* How many cards of a hand serve for their pips only. */
static inline unsigned draw_captured(const struct hg_state *s, uint8_t seat)
{
    unsigned count = 0;
    for (unsigned i = 0; i < HG_DECKS_MAX; i++)
        count += open_seen(s)->captured_size[i][seat];
    return count;
}

#endif
