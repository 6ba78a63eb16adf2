/* Whoever holds a whole region wants to hold it next turn as well: its borders get at least two units, which defend
 * with two dice, and a part of what could attack them. What can be made safe with fewest units is made safe first. */
#include "players/conquest/guard.h"

/* Own places beside enemies, in regions that are one's own. */
static uint64_t borders(const struct mind *m)
{
    uint64_t places = 0;
    if (m->manner->guard == 0)
        return 0;
    for (uint64_t left = insight_whole_regions(m->r, m->mine); left != 0;)
        places |= m->r->conquest.region[take_lowest(&left)];
    return insight_beside(m->r, places, m->enemies);
}

static unsigned need_at(const struct mind *m, uint8_t place)
{
    unsigned need = mind_threat(m, place) * (unsigned)m->manner->guard / 100;
    return need < 2 ? 2 : need;
}

static unsigned lack_at(const struct mind *m, uint8_t place)
{
    unsigned need = need_at(m, place), units = m->o->units[place];
    return need > units ? need - units : 0;
}

/* The first of equals. */
uint8_t guard_lacks(const struct mind *m, unsigned *lack)
{
    uint8_t best = HG_NONE;
    *lack = UINT16_MAX;
    for (uint64_t left = borders(m); left != 0;) {
        uint8_t place = take_lowest(&left);
        unsigned lacks = lack_at(m, place);
        if (lacks == 0 || lacks >= *lack)
            continue;
        *lack = lacks;
        best = place;
    }
    return best;
}

/* Whether an own place is one of the borders, without looking for the others. */
static bool is_border(const struct mind *m, uint8_t place)
{
    return m->manner->guard != 0 && !mind_is_rear(m, place) &&
           (m->r->conquest.region[insight_region_of(m->r, place)] & ~m->mine) == 0;
}

/* Between two borders the force goes where it will. */
unsigned guard_keeps(const struct mind *m, uint8_t from, uint8_t to)
{
    return is_border(m, from) && !is_border(m, to) && !mind_is_rear(m, to) ? need_at(m, from) - 1 : 0;
}

/* Units that a place can do without. */
static unsigned spare_at(const struct mind *m, uint64_t guarded, const struct hg_choice *box)
{
    unsigned need = has(guarded, box->from) ? need_at(m, box->from) : 1, units = m->o->units[box->from];
    unsigned spare = units > need ? units - need : 0;
    return spare < box->n.hi ? spare : box->n.hi;
}

/* Those that have too few units: mostly none. */
static uint64_t lacking(const struct mind *m, uint64_t guarded)
{
    uint64_t places = 0;
    while (guarded != 0) {
        uint8_t place = take_lowest(&guarded);
        places |= lack_at(m, place) > 0 ? bit(place) : 0;
    }
    return places;
}

bool guard_is_thin(const struct mind *m)
{
    return lacking(m, borders(m)) != 0;
}

/* From the rear everything comes; from a front no more than is lacking. */
bool guard_fortify(const struct mind *m, const struct hg_choices *choices, struct hg_action *out)
{
    uint64_t guarded = borders(m), weak = lacking(m, guarded);
    unsigned best = 0;
    for (unsigned i = 0; i < choices->count && weak != 0; i++) {
        const struct hg_choice *box = &choices->box[i];
        unsigned spare = box->verb == VERB_FORTIFY ? spare_at(m, guarded, box) : 0;
        for (uint64_t left = spare > best ? box->to & weak : 0; left != 0;) {
            uint8_t to = take_lowest(&left);
            unsigned lack = lack_at(m, to), use = lack < spare ? lack : spare;
            if (use <= best || use < box->n.lo)
                continue;
            best = use;
            *out = box_largest(box, to);
            out->n = (uint16_t)(mind_is_rear(m, box->from) ? box->n.hi : use);
        }
    }
    return best > 0;
}
