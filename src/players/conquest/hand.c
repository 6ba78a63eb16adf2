/* Cards: when a set is turned in and with which cards, and when an ability is worth its card. A card is kept for its
 * window, turned in when enough are together, and played when that brings more than turning it in would (ability.c). */
#include "players/conquest/ability.h"
#include "players/conquest/answers.h"

#include "engine/conquest/abilities/abilities.h"

/* ---- Turning in -------------------------------------------------------------------------------------------------- */

/* From so many pips on each further one adds about as much as the last. Games for goals are too short to wait. */
enum { PIPS_ENOUGH = 5, PIPS_IN_A_HURRY = 3 };

/* Whether a set is begun; one that is begun is finished. */
static bool wants_to_trade(const struct mind *m)
{
    if (m->o->picked_size > 0 || m->r->conquest.card_value != HG_PIPS)
        return true;
    return insight_pips(m->r, m->s->conquest.secret.hand[m->seat]) >=
           (unsigned)((ability_cards_keep(m) ? PIPS_ENOUGH : PIPS_IN_A_HURRY) + m->manner->patience);
}

/* Of a set of three: one of each class is worth most, so whoever has all classes cares for that alone; otherwise the
 * dearer class. Captured cards go first. */
static int32_t pick_worth(const struct mind *m, uint8_t card)
{
    const struct hg_conquest_rules *c = &m->r->conquest;
    const struct hg_conquest_secret *held = &m->s->conquest.secret;
    if (c->card_value == HG_PIPS)
        return 4 * c->card_pips[card] + (set_has(&held->captured, card) ? 16 : 0);
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++) {
        struct hg_set same = set_both(held->hand[m->seat], c->class_cards[i]);
        if (set_empty(&same))
            return c->set_of_class[c->card_class[card]];
    }
    return 0;
}

/* A second of a class makes one of each impossible. */
static bool same_class_picked(const struct mind *m, uint8_t card)
{
    struct hg_set same =
        set_both(m->s->conquest.secret.picked, m->r->conquest.class_cards[m->r->conquest.card_class[card]]);
    return m->r->conquest.card_value != HG_PIPS && !set_empty(&same);
}

/* Only cards that the engine offers, so that a begun set can be finished. */
static const struct hg_choice *best_pick(const struct mind *m, const struct hg_choices *choices)
{
    const struct hg_choice *best = NULL;
    int32_t most = INT32_MIN;
    for (unsigned i = 0; i < choices->count; i++) {
        const struct hg_choice *box = &choices->box[i];
        int32_t worth;
        if (box->verb != VERB_PICK)
            continue;
        worth = pick_worth(m, box->card) - (same_class_picked(m, box->card) ? 8 : 0);
        if (best != NULL && worth <= most)
            continue;
        best = box;
        most = worth;
    }
    return best;
}

/* Picks one card at a time, as the engine asks; the whole set is confirmed last. */
bool hand_trade(const struct mind *m, const struct hg_choices *choices, struct hg_action *out)
{
    const struct hg_choice *trade = answer_box(choices, VERB_TRADE), *pick;
    if (!wants_to_trade(m))
        return false;
    pick = best_pick(m, choices);
    if (pick == NULL && trade == NULL)
        return false;
    *out = box_largest(pick != NULL ? pick : trade, HG_NONE);
    return true;
}

/* ---- A set of three at once -------------------------------------------------------------------------------------- */

enum { SET_SIZE = 3 };

/* The cards whose first three picking one by one would come to: one of each class, or else the dearest class that has
 * as many. Empty without a set. */
static struct hg_set best_set(const struct mind *m)
{
    const struct hg_conquest_rules *c = &m->r->conquest;
    struct hg_set each = {{0, 0}}, alike = {{0, 0}};
    unsigned classes = 0, dearest = 0, first = HG_CARDS_MAX;
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++) {
        struct hg_set same = set_both(m->s->conquest.secret.hand[m->seat], c->class_cards[i]), left = same;
        unsigned card;
        if (set_empty(&same))
            continue;
        card = set_take_lowest(&left);
        set_add(&each, card);
        classes++;
        if (set_count(&same) < SET_SIZE || c->set_of_class[i] + (unsigned)(card < first) <= dearest)
            continue;
        dearest = c->set_of_class[i];
        first = card;
        alike = same;
    }
    return classes == HG_CLASSES_MAX ? each : alike;
}

/* The same as picking card by card, for rollouts: the position afterwards is equal. */
bool hand_turn_in(const struct mind *m, struct hg_state *s)
{
    struct hg_action pick = hg_blank(VERB_PICK, m->seat), trade = hg_blank(VERB_TRADE, m->seat);
    struct hg_set cards = best_set(m);
    if (set_empty(&cards))
        return false;
    for (unsigned i = 0; i < SET_SIZE; i++) {
        pick.card = set_take_lowest(&cards);
        hg_apply_legal(m->r, s, &pick);
    }
    hg_apply_legal(m->r, s, &trade);
    return true;
}

/* ---- Abilities --------------------------------------------------------------------------------------------------- */

/* Whether an operation is among those of a card. */
static bool does(const struct mind *m, uint8_t card, enum hg_op op)
{
    for (unsigned i = 0; i < HG_OPERATIONS_MAX; i++)
        if (m->r->conquest.ability[card].does[i].op == op)
            return true;
    return false;
}

/* The enemy place where losing units hurts most: one that is to be attacked. */
static uint8_t sorest(const struct mind *m, uint64_t places)
{
    struct target t = mind_aim(m, 0);
    uint8_t best = HG_NONE;
    unsigned most = 0;
    if ((places & t.places) != 0)
        places &= t.places;
    while (places != 0) {
        uint8_t place = take_lowest(&places);
        if (best != HG_NONE && m->o->units[place] <= most)
            continue;
        most = m->o->units[place];
        best = place;
    }
    return best;
}

/* HG_NONE for an empty set. Of equals the lowest place is taken, so that the answer does not depend on chance. */
static uint8_t dearest(const struct mind *m, uint64_t places)
{
    uint8_t best = HG_NONE;
    int32_t most = INT32_MIN;
    while (places != 0) {
        uint8_t place = take_lowest(&places);
        int32_t worth = mind_worth_of(m, place);
        if (best != HG_NONE && worth <= most)
            continue;
        most = worth;
        best = place;
    }
    return best;
}

/* An invasion from afar: the best battle of all, when it is a good one. */
static bool play_remote(const struct mind *m, const struct hg_choices *choices, uint8_t card, struct hg_action *out)
{
    int32_t most = 3 * UNIT;
    for (unsigned i = 0; i < choices->count; i++) {
        const struct hg_choice *box = &choices->box[i];
        if (box->verb != VERB_PLAY || box->card != card || box->from == HG_NONE)
            continue;
        for (uint64_t left = box->to; left != 0;) {
            uint8_t to = take_lowest(&left);
            int32_t worth = mind_battle(m, box->from, to);
            if (worth <= most)
                continue;
            most = worth;
            *out = box_largest(box, to);
        }
    }
    return most > 3 * UNIT;
}

/* Before and during attacks of one's own, in no particular battle. */
static bool play_free(const struct mind *m, const struct hg_choices *choices, const struct hg_choice *box,
                      struct hg_action *out)
{
    uint8_t to = HG_NONE;
    if (does(m, box->card, HG_OP_REMOTE_INVASION))
        return play_remote(m, choices, box->card, out);
    if (does(m, box->card, HG_OP_CONVERT))
        to = dearest(m, box->to);
    else if (does(m, box->card, HG_OP_GAIN_TOGETHER))
        to = setup_hero_spot(m, box->to, m->o->pile);
    else if (box->to != 0)
        to = sorest(m, box->to);
    if (does(m, box->card, HG_OP_REMOVE_HALF) && m->o->units[to] < 5)
        return false;
    *out = box_largest(box, to);
    return true;
}

/* How much is at stake in the battle on the table: the place and the units on both sides. */
static int32_t stake(const struct mind *m)
{
    unsigned attack = m->o->units[m->o->battle_from], defence = m->o->units[m->o->battle_to];
    return (int32_t)(attack < defence ? attack : defence) * UNIT;
}

/* The chance that the battle on the table takes the place. */
static uint32_t odds_now(const struct mind *m)
{
    return odds_win(mind_odds(m, m->o->battle_from, m->o->battle_to), m->o->units[m->o->battle_from] - 1u,
                    m->o->units[m->o->battle_to]);
}

/* The attacker helps a battle that is in doubt. */
static bool helps_attack(const struct mind *m)
{
    uint32_t odds = odds_now(m);
    return stake(m) >= 2 * UNIT && odds > ODDS_ONE / 5 && odds < ODDS_ONE * 19 / 20;
}

/* The defender helps a place that may fall, or that many units attack. */
static bool helps_defence(const struct mind *m)
{
    bool base = m->o->base[m->seat] == m->o->battle_to + 1;
    return base || stake(m) >= 3 * UNIT || (stake(m) >= 2 * UNIT && odds_now(m) > ODDS_ONE / 4);
}

/* After a roll: only against losses, or for one more of the enemy's. */
static bool helps_roll(const struct mind *m, uint8_t card, bool attacks)
{
    struct losses lost = invasion_losses(m->r, m->s);
    if (does(m, card, HG_OP_EXTRA_LOSS))
        return lost.defender > 0 && m->o->units[m->o->battle_to] > lost.defender;
    if (attacks)
        return lost.attacker == 2 || (lost.attacker > 0 && lost.defender == 0);
    return lost.defender == 2 || (lost.defender > 0 && m->o->units[m->o->battle_to] <= lost.defender);
}

/* Each window has its own question; where nothing is at stake but the card, it is always time. */
static bool is_timely(const struct mind *m, uint8_t card)
{
    switch ((enum hg_window)m->r->conquest.ability[card].window) {
    case HG_DECLARE_ATT:
    case HG_BEFORE_ROLL_ATT:
        return helps_attack(m);
    case HG_DECLARE_DEF:
        return helps_defence(m);
    case HG_AFTER_ROLL_ATT:
        return helps_roll(m, card, true);
    case HG_AFTER_ROLL_DEF:
        return helps_roll(m, card, false);
    case HG_AFTER_DEFENCE:
        return lost_at_window(ask_seen(m->s)) > 1;
    case HG_ON_MANOEUVRE:
        return false;
    case HG_NO_WINDOW:
    case HG_ON_DEPLOY:
    case HG_ATTACK_START:
    case HG_ATTACK_ANY:
    case HG_AFTER_CONQUEST:
    case HG_WINDOWS:
        return true;
    }
    return true;
}

/* Units in the rear on several places are worth a card that brings more than one of them forward. */
static bool rear_is_full(const struct mind *m, uint8_t card)
{
    unsigned idle = 0, stacks = 0;
    uint8_t to = does(m, card, HG_OP_RECALL) ? targets_recall(m->s, m->seat) : (uint8_t)HG_NONE;
    for (uint64_t left = m->mine & crowded(m->o->units); left != 0;) {
        uint8_t place = take_lowest(&left);
        if ((m->r->conquest.near[place] & m->enemies) != 0)
            continue;
        idle += m->o->units[place] - 1u;
        stacks++;
    }
    return stacks > 1 && idle > 2 && (to == HG_NONE || (m->r->conquest.near[to] & m->enemies) != 0);
}

/* The first card on offer that is timely and worth more played than turned in. */
bool hand_play(const struct mind *m, const struct hg_choices *choices, struct hg_action *out)
{
    for (unsigned i = 0; i < choices->count; i++) {
        const struct hg_choice *box = &choices->box[i];
        bool manoeuvre;
        if (box->verb != VERB_PLAY)
            continue;
        manoeuvre = m->r->conquest.ability[box->card].window == HG_ON_MANOEUVRE;
        if (manoeuvre ? rear_is_full(m, box->card) : is_timely(m, box->card))
            if (play_free(m, choices, box, out) && ability_worth(m, out) >= ability_price(m, out->card))
                return true;
    }
    return false;
}
