/* Ships and stacks on the board: where they can go, and what happens to them, whoever or whatever moves them.
 *
 * Sources: GW-MOVE-01 to 04 (charges), GW-ATT-01 and GWA-17 (attacks), GW-STUCK-01 and GWA-20 (stuck ships), GW-POW-04
 * to 06 and GWA-40 (stacks). Squares are sets of bits, so that all ships of a side are moved by one shift; see board.h.
 */
#include "engine/galactic/galactic.h"

/* ---- Changing the board ----------------------------------------------------------------------------------------- */

/* A whole stack leaves the game. Whatever lies under a ship was captured from the other side. */
void gal_remove(struct hg_state *s, uint8_t square)
{
    struct hg_galactic_open *o = gal_of(s);
    unsigned seat = gal_owner(s, square);
    o->own[seat] ^= bit(square);
    o->removed[seat]++;
    o->removed[other(seat)] = (uint8_t)(o->removed[other(seat)] + o->units[square] - 1);
    o->units[square] = 0;
}

/* Only the ship on top of a beaten stack becomes a power-up, and only if there is room under the winner. */
void gal_capture(const struct hg_rules *r, struct hg_state *s, uint8_t from, uint8_t to)
{
    struct hg_galactic_open *o = gal_of(s);
    unsigned loser = gal_owner(s, to);
    gal_remove(s, to);
    if (o->units[from] == r->galactic.stack_max)
        return;
    o->removed[loser]--;
    o->units[from]++;
}

/* ---- Where ships can go ----------------------------------------------------------------------------------------- */

/* A card may freeze one ship for a turn. */
static uint64_t not_frozen(const struct hg_state *s)
{
    uint8_t frozen = gal_seen(s)->turn.frozen;
    return frozen == HG_NONE ? ~(uint64_t)0 : ~bit(frozen);
}

/* All ships of the other side, unless a card keeps the peace for this turn. */
static inline uint64_t attackable(const struct hg_state *s, unsigned seat)
{
    const struct hg_galactic_open *o = gal_seen(s);
    return has(o->truce, seat) ? 0 : o->own[other(seat)];
}

/* The dark squares from which a step leads onto a vacant square, or a jump over an enemy onto one on the same line; an
 * enemy at home is hit where it stands. */
static inline uint64_t diagonal(const struct hg_rules *r, const struct hg_state *s, unsigned seat, unsigned kinds)
{
    uint64_t empty = vacant(r, s), hit = (kinds & MAY_ATTACK) != 0 ? attackable(s, seat) : 0;
    uint64_t in_home = hit & r->galactic.home[other(seat)], free = (kinds & MAY_CHARGE) != 0 ? empty : 0;
    uint64_t left = free | in_home | (hit & left_into(seat, empty));
    uint64_t right = free | in_home | (hit & right_into(seat, empty));
    return left_into(seat, left) | right_into(seat, right);
}

/* The squares from which any step, a straight one too, leads onto a vacant square or hits an enemy at home. */
static uint64_t single_step(const struct hg_rules *r, const struct hg_state *s, unsigned seat, unsigned kinds)
{
    uint64_t hit = (kinds & MAY_ATTACK) != 0 ? attackable(s, seat) & r->galactic.home[other(seat)] : 0;
    uint64_t free = (kinds & MAY_CHARGE) != 0 ? vacant(r, s) : 0;
    return gal_step_into(seat, hit | free, r->galactic.board);
}

/* An idle ship before the enemy home is stuck: own ships fill every way in. It needs a berth to be freed. */
static inline uint64_t stuck(const struct hg_rules *r, const struct hg_state *s, unsigned seat, uint64_t idle)
{
    return vacant_home(r, s, seat) != 0 ? idle & last_rank(seat) : 0;
}

/* The common case: dark squares only, and no card in force. */
static inline uint64_t movers(const struct hg_rules *r, const struct hg_state *s, unsigned seat, unsigned kinds)
{
    uint64_t own = gal_seen(s)->own[seat], found = own & diagonal(r, s, seat, kinds);
    return (kinds & MAY_RETREAT) != 0 ? found | stuck(r, s, seat, own & ~found) : found;
}

/* With light squares, and with what cards forbid. A ship that may not hit the enemy before it is not stuck for that. */
SELDOM static uint64_t movers_in_full(const struct hg_rules *r, const struct hg_state *s, unsigned seat, unsigned kinds)
{
    const struct hg_galactic_open *o = gal_seen(s);
    uint64_t found = o->own[seat] & (diagonal(r, s, seat, kinds) | single_step(r, s, seat, kinds));
    uint64_t idle = o->own[seat] & ~found;
    if (has(o->truce, seat))
        idle &= ~gal_step_into(seat, o->own[other(seat)], r->galactic.board);
    if ((kinds & MAY_RETREAT) != 0)
        found |= stuck(r, s, seat, idle);
    return found & not_frozen(s);
}

/* The ships that can make a move of one of the kinds. Each seat apart, so that all steps are shifts by fixed numbers.
 */
uint64_t gal_movers(const struct hg_rules *r, const struct hg_state *s, unsigned seat, unsigned kinds)
{
    const struct hg_galactic_open *o = gal_seen(s);
    if ((r->galactic.board & LIGHTS) != 0 || o->truce != 0 || o->turn.frozen != HG_NONE)
        return movers_in_full(r, s, seat, kinds);
    return seat == 0 ? movers(r, s, 0, kinds) : movers(r, s, 1, kinds);
}

/* Exactly by GWA-20: on the last rank before the enemy home, with an own ship on every square ahead. */
bool gal_is_stuck(const struct hg_rules *r, const struct hg_state *s, unsigned seat, uint8_t square)
{
    const struct hg_galactic_open *o = gal_seen(s);
    uint64_t others = vacant(r, s) | o->own[other(seat)];
    return has(o->own[seat] & last_rank(seat), square) && (r->galactic.step[seat][square] & others) == 0;
}

/* In open space the square behind the target must be vacant; at home the target is hit where it stands (GW-HOME-01,
 * 03). */
static inline uint64_t attacks(const struct hg_rules *r, const struct hg_state *s, unsigned seat, unsigned from)
{
    uint64_t ship = bit(from), empty = vacant(r, s);
    return attackable(s, seat) & r->galactic.step[seat][from] &
           (r->galactic.home[other(seat)] | (ahead_left(seat, ship) & left_into(seat, empty)) |
            (ahead_right(seat, ship) & right_into(seat, empty)));
}

/* The targets of one ship. */
uint64_t gal_attacks(const struct hg_rules *r, const struct hg_state *s, unsigned seat, unsigned from)
{
    return seat == 0 ? attacks(r, s, 0, from) : attacks(r, s, 1, from);
}

/* The jump goes straight on: the square behind `to`, seen from `from`. */
static uint8_t beyond(unsigned seat, uint8_t from, uint8_t to)
{
    bool left = ahead_left(seat, bit(from)) == bit(to);
    return (uint8_t)lowest(left ? ahead_left(seat, bit(to)) : ahead_right(seat, bit(to)));
}

uint8_t gal_landing(const struct hg_rules *r, unsigned seat, uint8_t from, uint8_t to)
{
    return has(r->galactic.home[other(seat)], to) ? to : beyond(seat, from, to);
}
