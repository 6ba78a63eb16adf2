/* Pairs of an own place and an enemy's beside it, for players that take any of them by lot: counted and found without a
 * list of choices. */
#ifndef PLAYERS_CONQUEST_FRONTS_H
#define PLAYERS_CONQUEST_FRONTS_H

#include "engine/conquest/conquest.h"
#include "players/boxes.h"

enum { ATTACKS = 15, OF = 16 }; /* how often an attack goes on */

/* Where attacks can start, and what they can be aimed at. */
struct fronts {
    const struct hg_rules *r;
    uint64_t starts, enemies;
};

static inline uint64_t fronts_targets(const struct fronts *f, uint8_t from)
{
    return f->r->conquest.near[from] & f->enemies;
}

static inline unsigned fronts_pairs(const struct fronts *f)
{
    unsigned pairs = 0;
    for (uint64_t left = f->starts; left != 0;)
        pairs += count_bits(fronts_targets(f, take_lowest(&left)));
    return pairs;
}

/* The k-th pair, k below their number, as boxes would list them; everything else of the action stays blank. */
static inline struct hg_action fronts_nth(const struct fronts *f, uint8_t verb, uint8_t seat, unsigned k)
{
    struct hg_action a = hg_blank(verb, seat);
    uint64_t left = f->starts;
    do {
        a.from = take_lowest(&left);
        unsigned targets = count_bits(fronts_targets(f, a.from));
        if (k < targets)
            break;
        k -= targets;
    } while (left != 0);
    a.to = boxes_place(fronts_targets(f, a.from), k);
    return a;
}

/* Every pair of places is as likely; everything but the places stays blank. Asked for every round of every battle: a
 * call would cost a simulation one per cent. */
ALWAYS struct hg_action fronts_any(const struct hg_rules *r, const struct hg_state *s, uint8_t verb, struct rng *rng)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint8_t seat = ask_seen(s)->seat;
    const struct fronts f = {r, o->own[seat] & crowded(o->units), ~friendly_places(r, s, seat)};
    unsigned pairs = fronts_pairs(&f);
    if (pairs > 0 && rng_below(rng, OF) < ATTACKS)
        return fronts_nth(&f, verb, seat, rng_below(rng, pairs));
    return hg_blank(VERB_END, seat);
}

/* With the most dice, and with the hero where it stands; or the end of the step. */
ALWAYS struct hg_action fronts_attack(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    struct hg_action a = fronts_any(r, s, VERB_ATTACK, rng);
    if (a.verb == VERB_END)
        return a;
    a.n = at_most(r->conquest.attack_dice, open_seen(s)->units[a.from] - 1u);
    a.x[0] = open_seen(s)->hero[a.seat] == a.from + 1;
    return a;
}

#endif
