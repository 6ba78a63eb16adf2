/* Covering borders. The evaluation of rollouts sees units and forces, not how thin a line is, so that a race of moves
 * never covers anything; it is a habit instead, as far as it costs no strength (docs/PLAYERS.md). It is for modes that
 * have nothing but places, units and cards: elsewhere pieces and goals say where units are wanted. */
#include "players/conquest/cover.h"

#include <string.h>

enum {
    SURE = ODDS_ONE * 19 / 20,  /* of the card */
    LIKELY = ODDS_ONE * 9 / 10, /* of what else is planned */
    WORTH_A_TRY = ODDS_ONE / 2,
    BARE = 35,   /* borders in a hundred that may have one unit: a line that is thick everywhere has no force left */
    WAITING = 3, /* more units than these behind the lines come to the front first */
    STACK = 2    /* units that may follow before one of them stays behind */
};

static bool covers(const struct mind *m)
{
    return m->manner->cover != 0 && m->r->conquest.mechanisms == 0;
}

/* Own places beside enemies with one unit, when there are too many of them. */
static uint64_t bare(const struct mind *m)
{
    uint64_t borders = insight_beside(m->r, m->mine, m->enemies), found = borders & ~crowded(m->o->units);
    return 100 * count_bits(found) > BARE * count_bits(borders) ? found : 0;
}

/* Where most of a good region is held, then where most could attack; HG_NONE for no place. */
static uint8_t dearest(const struct mind *m, uint64_t places)
{
    uint8_t best = HG_NONE;
    int32_t most = INT32_MIN;
    while (places != 0) {
        uint8_t place = take_lowest(&places);
        int32_t worth = m->region[insight_region_of(m->r, place)] + (int32_t)mind_threat(m, place);
        if (worth <= most)
            continue;
        most = worth;
        best = place;
    }
    return best;
}

/* ---- What comes first -------------------------------------------------------------------------------------------- */

/* The fewest units of the pile that make one conquest sure; all of them when none can be. */
static unsigned for_card(const struct mind *m, unsigned pile)
{
    unsigned least = m->card == 0 ? 0 : pile;
    for (uint64_t sources = insight_beside(m->r, m->mine, m->enemies); sources != 0 && least > 0;) {
        uint8_t from = take_lowest(&sources);
        for (uint64_t left = m->r->conquest.near[from] & m->enemies; left != 0;) {
            unsigned units = m->o->units[take_lowest(&left)], k = 0;
            while (k < least && odds_win(m->plain, m->o->units[from] - 1u + k, units) <= SURE)
                k++;
            least = k;
        }
    }
    return least;
}

/* Whether a target is more than a place: it completes a region, breaks another's, or ends an army. */
static bool is_prize(const struct mind *m, const struct target *t)
{
    if (t->kind == AIMS_ARMY || t->kind == AIMS_REGION)
        return t->score > 0;
    for (uint64_t left = t->score > 0 ? t->places : 0; left != 0;) {
        unsigned i = insight_region_of(m->r, take_lowest(&left));
        uint64_t region = m->r->conquest.region[i];
        if ((region & ~(m->mine | t->places)) == 0 ||
            ((region & m->side) == 0 && insight_region_holder(m->r, m->s, i) != HG_NONE))
            return true;
    }
    return false;
}

/* The fewest units of the pile with which the best target is still likely to be taken, where it is a prize. */
static unsigned for_plan(const struct mind *m, unsigned pile)
{
    struct target best = mind_aim(m, pile), t = best;
    unsigned k = pile;
    if (best.kind == AIMS_NONE || !is_prize(m, &best) || best.chance < LIKELY)
        return 0;
    while (k > 0 && t.places == best.places && t.chance >= LIKELY)
        t = mind_aim(m, --k);
    return t.places == best.places && t.chance >= LIKELY ? k : k + 1;
}

/* ---- Placing ----------------------------------------------------------------------------------------------------- */

uint8_t cover_lacks(const struct mind *m, unsigned pile)
{
    uint64_t places = covers(m) ? bare(m) : 0;
    if (places == 0 || for_card(m, pile) >= pile || for_plan(m, pile) >= pile)
        return HG_NONE;
    return dearest(m, places);
}

/* ---- Moving ------------------------------------------------------------------------------------------------------ */

unsigned cover_advance(const struct mind *m, unsigned units)
{
    const struct hg_ask *ask = ask_seen(m->s);
    unsigned movable = m->o->units[asked_from(ask)] - 1u;
    bool front;
    if (!covers(m))
        return units;
    front = !mind_is_rear(m, asked_from(ask));
    if (front && units == movable && movable > STACK)
        return movable - 1;
    return units == 0 && !mind_is_rear(m, asked_to(ask)) && movable > (front ? STACK : 0u) ? 1 : units;
}

/* All that a place behind the lines can send, or one of a front that has more than two. */
static unsigned spare_at(const struct mind *m, const struct hg_choice *box)
{
    if (mind_is_rear(m, box->from))
        return box->n.hi;
    return m->o->units[box->from] > 2 ? 1 : 0;
}

/* The rear first, then the largest force. */
static unsigned preference(const struct mind *m, uint8_t from)
{
    return m->o->units[from] + (mind_is_rear(m, from) ? HG_SUPPLY : 0u);
}

bool cover_fortify(const struct mind *m, const struct hg_choices *choices, struct hg_action *out)
{
    uint64_t places = covers(m) ? bare(m) : 0;
    unsigned most = 0;
    for (unsigned i = 0; i < choices->count && places != 0; i++) {
        const struct hg_choice *box = &choices->box[i];
        unsigned spare = box->verb == VERB_FORTIFY && (box->to & places) != 0 ? spare_at(m, box) : 0;
        if (spare > WAITING)
            return false;
        if (spare == 0 || preference(m, box->from) <= most)
            continue;
        most = preference(m, box->from);
        *out = box_largest(box, dearest(m, box->to & places));
        out->n = (uint16_t)spare;
    }
    return most > 0;
}

/* ---- Attacking --------------------------------------------------------------------------------------------------- */

bool cover_card(const struct mind *m, struct hg_action *out)
{
    uint32_t best = WORTH_A_TRY;
    uint64_t sources = covers(m) && m->card != 0 ? insight_beside(m->r, m->mine & crowded(m->o->units), m->enemies) : 0;
    while (sources != 0) {
        uint8_t from = take_lowest(&sources);
        for (uint64_t left = m->r->conquest.near[from] & m->enemies; left != 0;) {
            uint8_t to = take_lowest(&left);
            uint32_t chance = odds_win(m->plain, m->o->units[from] - 1u, m->o->units[to]);
            if (chance <= best)
                continue;
            best = chance;
            *out = turn_attack_on(m, from, to);
        }
    }
    return best > WORTH_A_TRY;
}

/* ---- For the search ---------------------------------------------------------------------------------------------- */

bool cover_decides(const struct mind *m, const struct hg_choices *choices, const struct hg_action *a)
{
    struct hg_action own;
    if (!covers(m))
        return false;
    if (a->verb == VERB_FORTIFY)
        return cover_fortify(m, choices, &own) && memcmp(&own, a, sizeof own) == 0;
    return a->verb == VERB_PLACE && a->to == cover_lacks(m, m->o->pile);
}
