/* Every attack that a seat could make in the galactic family. The engine says how many dice each side has by making the
 * attack on a copy. */
#include "engine/galactic/galactic.h"
#include "odds/attacks.h"

/* What is left of another battle is forgotten first. */
static void fill_in(const struct hg_rules *r, const struct hg_state *position, uint8_t seat, uint8_t from, uint8_t to,
                    struct odds_attack *out)
{
    struct hg_state s = *position;
    struct hg_action a = {.verb = VERB_ATTACK, .seat = seat, .from = from, .to = to, .card = HG_NONE};
    ask_clear(&s);
    gal_forget_battle(&s);
    gal_of(&s)->seat = seat;
    ask_push(&s, (struct hg_ask){.kind = ASK_MOVE, .seat = seat, .a = HG_NONE, .b = MAY_MOVE});
    gal_attack(r, &s, &a);
    uint8_t lands = gal_landing(r, seat, from, to);
    *out = (struct odds_attack){.from = from, .to = to, .army = other(seat)};
    out->behind = lands == to ? 0 : (uint8_t)(lands + 1);
    out->sums = odds_sums_of_battle(r, &s);
    out->attackers = out->sums.dice[HG_ATTACKER];
    out->defenders = out->sums.dice[HG_DEFENDER];
}

/* A truce forbids all attacks of a seat, and a frozen ship makes none. */
unsigned odds_attacks_added(const struct hg_rules *r, const struct hg_state *position, uint8_t seat,
                            struct odds_attack out[ODDS_ATTACKS_MAX])
{
    const struct hg_galactic_open *o = gal_seen(position);
    unsigned count = 0;
    if (has(o->truce, seat))
        return 0;
    for (uint64_t ships = o->own[seat]; ships != 0;) {
        uint8_t from = take_lowest(&ships);
        uint64_t targets = from == o->turn.frozen ? 0 : gal_attacks(r, position, seat, from);
        while (targets != 0 && count < ODDS_ATTACKS_MAX)
            fill_in(r, position, seat, from, take_lowest(&targets), &out[count++]);
    }
    return count;
}
