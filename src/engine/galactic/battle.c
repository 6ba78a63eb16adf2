/* Battles: each side's dice are added up, the higher sum wins, ties are rolled again. An intruder met by a card is
 * settled with the same dice, although it is no battle in the sense of the rules.
 *
 * Sources: GW-ATT-04 to 08 (who wins, and what becomes of both), GW-POW-01 to 06 (sums and power-ups), GW-HOME-02 and
 * 03 (at home), GWA-04 (ties), GWA-14 and 15 (the extra die). */
#include "engine/galactic/galactic.h"
#include "engine/galactic/sums.h"

/* ---- Who leads -------------------------------------------------------------------------------------------------- */

/* It may be below zero, by cards that lower it; so it is signed. */
static int strength(const struct hg_galactic_open *o, unsigned seat)
{
    return o->battle.total[seat] + o->battle.raised[seat] - o->battle.lowered[seat];
}

/* By how much the attacker, who is the active seat, is ahead. */
static int lead(const struct hg_galactic_open *o)
{
    return strength(o, o->seat) - strength(o, other(o->seat));
}

/* Only meaningful when the totals decide the battle. */
bool gal_attacker_leads(const struct hg_state *s)
{
    const struct hg_galactic_open *o = gal_seen(s);
    return sums_attacker_leads(lead(o), o->battle.wins_ties != 0);
}

/* A tie decides where a card or the rules give ties to one side (GWA-04). */
static bool is_decided(const struct hg_rules *r, const struct hg_galactic_open *o)
{
    return sums_decide(lead(o), o->battle.wins_ties != 0, r->galactic.tie_to_defender != 0);
}

/* ---- Rolling ---------------------------------------------------------------------------------------------------- */

/* The attacker's dice first; gal_battle_roll asks for the defender's. */
void gal_ask_roll(const struct hg_rules *r, struct hg_state *s)
{
    (void)r;
    ask_push(s, (struct hg_ask){.kind = ASK_ROLL, .seat = HG_CHANCE, .a = gal_of(s)->seat});
}

/* What the highest die leaves below it matters only to an opponent who may play a card. */
static void add_up(struct hg_state *s, uint8_t seat, const struct hg_action *a)
{
    struct hg_galactic_battle *battle = &gal_of(s)->battle;
    unsigned total = 0, high = 0, below = 0;
    for (unsigned i = 0; i < a->count; i++) {
        unsigned face = a->x[i], lower = face < high ? face : high;
        total += face;
        high = face > high ? face : high;
        below = lower > below ? lower : below;
    }
    battle->total[seat] = (uint8_t)total;
    battle->high[seat] = (uint8_t)high;
    battle->below[seat] = (uint8_t)(gal_may_play(s, other(seat)) ? below : 0);
}

/* It is never rolled again a second time, so what lies below the highest then does not matter. */
static void replace_highest(struct hg_galactic_battle *battle, uint8_t seat, uint8_t face)
{
    uint8_t below = battle->below[seat];
    battle->total[seat] = (uint8_t)(battle->total[seat] - battle->high[seat] + face);
    battle->high[seat] = face > below ? face : below;
    battle->below[seat] = 0;
}

/* The attacker's dice, then the defender's. A tie sends both back to the dice, and the game goes on where it would have
 * gone on without it. */
void gal_battle_roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_galactic_open *o = gal_of(s);
    struct hg_ask *ask = ask_top(s);
    if (gal_rolls_highest(ask))
        replace_highest(&o->battle, gal_rolling_seat(ask), a->x[0]);
    else
        add_up(s, gal_rolling_seat(ask), a);
    if (ask->kind == ASK_ROLL && gal_rolling_seat(ask) == o->seat) {
        ask->a = other(o->seat);
        return;
    }
    ask_pop(s);
    o->step = is_decided(r, o) ? o->battle.settle : STEP_ROLL;
    gal_run(r, s);
}

/* ---- What follows ----------------------------------------------------------------------------------------------- */

void gal_forget_battle(struct hg_state *s)
{
    static const struct hg_galactic_battle none = {.from = HG_NONE, .to = HG_NONE};
    gal_of(s)->battle = none;
}

/* The ship in the enemy home rolls its dice; on a tie it stays. No window opens in between. */
void gal_meet_intruder(const struct hg_rules *r, struct hg_state *s, unsigned dice)
{
    struct hg_galactic_open *o = gal_of(s);
    (void)r;
    o->battle.kind = INTRUDER_BATTLE;
    o->battle.from = o->battle.to = o->turn.ship;
    o->battle.dice[o->seat] = o->units[o->turn.ship];
    o->battle.dice[other(o->seat)] = (uint8_t)dice;
    o->battle.wins_ties = 1;
    o->battle.settle = STEP_SETTLE;
    o->step = STEP_ROLL;
}

/* The winner jumps over its victim, or takes its square when that lies in the victim's home. */
static void land(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_galactic_open *o = gal_of(s);
    uint64_t home = r->galactic.home[other(o->seat)];
    uint8_t from = o->battle.from, to = o->battle.to;
    uint8_t landing = gal_landing(r, o->seat, from, to);
    gal_capture(r, s, from, to);
    gal_shift(s, o->seat, from, landing);
    gal_forget_battle(s);
    o->turn.ship = landing;
    o->turn.won = 1;
    o->step = landing != to && has(home, landing) ? STEP_ENTERED : STEP_MOVED;
    gal_run(r, s);
}

/* An intruder who wins stays where it is. Whoever loses is sent home by STEP_BERTH, an attacker after a last window. */
void gal_settle_battle(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_galactic_open *o = gal_of(s);
    bool leads = gal_attacker_leads(s), intruder = o->battle.kind == INTRUDER_BATTLE;
    if (leads && !intruder) {
        land(r, s);
        return;
    }
    o->step = leads ? STEP_MOVED : intruder ? STEP_BERTH : STEP_LOST;
    if (leads)
        gal_forget_battle(s);
    gal_run(r, s);
}
