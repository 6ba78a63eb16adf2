/* Ships and stacks on the board: where they can go, and what happens to them, whoever or whatever moves them. */
#include "engine/galactic/galactic.h"

/* ---- Changing the board ----------------------------------------------------------------------------------------- */

static unsigned owner_of(const struct hg_state *s, uint8_t square)
{
    return has(gal_seen(s)->own[1], square);
}

/* A whole stack goes to a vacant square. */
void gal_shift(struct hg_state *s, uint8_t from, uint8_t to)
{
    struct hg_galactic_open *o = gal_of(s);
    unsigned seat = owner_of(s, from);
    o->own[seat] ^= bit(from) | bit(to);
    o->units[to] = o->units[from];
    o->units[from] = 0;
}

/* A whole stack leaves the game. Whatever lies under a ship was captured from the other side. */
void gal_remove(struct hg_state *s, uint8_t square)
{
    struct hg_galactic_open *o = gal_of(s);
    unsigned seat = owner_of(s, square);
    o->own[seat] ^= bit(square);
    o->removed[seat]++;
    o->removed[other(seat)] = (uint8_t)(o->removed[other(seat)] + o->units[square] - 1);
    o->units[square] = 0;
}

/* Only the ship on top of a beaten stack becomes a power-up, and only if there is room under the winner. */
void gal_capture(const struct hg_rules *r, struct hg_state *s, uint8_t from, uint8_t to)
{
    struct hg_galactic_open *o = gal_of(s);
    unsigned loser = owner_of(s, to);
    gal_remove(s, to);
    if (o->units[from] == r->galactic.stack_max)
        return;
    o->removed[loser]--;
    o->units[from]++;
}

/* ---- Where ships can go ----------------------------------------------------------------------------------------- */

static uint64_t not_frozen(const struct hg_state *s)
{
    uint8_t frozen = gal_seen(s)->turn.frozen;
    return frozen == HG_NONE ? ~(uint64_t)0 : ~bit(frozen);
}

static inline uint64_t attackable(const struct hg_state *s, unsigned seat)
{
    const struct hg_galactic_open *o = gal_seen(s);
    return has(o->truce, seat) ? 0 : o->own[other(seat)];
}

/* A ship before the enemy home that can neither charge nor hit an enemy is stuck: own ships fill every way in. */
static uint64_t stuck(const struct hg_rules *r, const struct hg_state *s, unsigned seat, uint64_t idle)
{
    if (vacant_home(r, s, seat) == 0)
        return 0;
    return has(gal_seen(s)->truce, seat) ? idle & ~gal_step_into(seat, gal_seen(s)->own[other(seat)], r->galactic.board)
                                         : idle;
}

/* A jump goes over an enemy onto a vacant square on the same line. */
static inline uint64_t movers(const struct hg_rules *r, const struct hg_state *s, unsigned seat, unsigned kinds)
{
    uint64_t own = gal_seen(s)->own[seat], empty = vacant(r, s), enter = 0, found = 0;
    uint64_t left = left_into(seat, empty), right = right_into(seat, empty);
    if ((kinds & MAY_CHARGE) != 0) {
        found = left | right;
        enter = (r->galactic.board & LIGHTS) != 0 ? empty : 0;
    }
    if ((kinds & MAY_ATTACK) != 0) {
        uint64_t hit = attackable(s, seat);
        found |= left_into(seat, hit & left) | right_into(seat, hit & right);
        enter |= hit & r->galactic.home[other(seat)];
    }
    if (enter != 0)
        found |= gal_step_into(seat, enter, r->galactic.board);
    found &= own;
    if ((kinds & MAY_RETREAT) != 0 && (own & ~found & last_rank(seat)) != 0)
        found |= stuck(r, s, seat, own & ~found & last_rank(seat));
    return found & not_frozen(s);
}

/* The ships that can make a move of one of the kinds. Each seat apart, so that all steps are shifts by fixed numbers.
 */
uint64_t gal_movers(const struct hg_rules *r, const struct hg_state *s, unsigned seat, unsigned kinds)
{
    return seat == 0 ? movers(r, s, 0, kinds) : movers(r, s, 1, kinds);
}

bool gal_is_stuck(const struct hg_rules *r, const struct hg_state *s, unsigned seat, uint8_t square)
{
    const struct hg_galactic_open *o = gal_seen(s);
    uint64_t others = vacant(r, s) | o->own[other(seat)];
    return has(o->own[seat] & last_rank(seat), square) && (r->galactic.step[seat][square] & others) == 0;
}

/* The targets of one ship. */
uint64_t gal_attacks(const struct hg_rules *r, const struct hg_state *s, unsigned seat, uint8_t from)
{
    uint64_t ship = bit(from), empty = vacant(r, s);
    return attackable(s, seat) & r->galactic.step[seat][from] &
           (r->galactic.home[other(seat)] | (ahead_left(seat, ship) & left_into(seat, empty)) |
            (ahead_right(seat, ship) & right_into(seat, empty)));
}

uint8_t gal_beyond(unsigned seat, uint8_t from, uint8_t to)
{
    bool left = ahead_left(seat, bit(from)) == bit(to);
    return (uint8_t)lowest(left ? ahead_left(seat, bit(to)) : ahead_right(seat, bit(to)));
}
