/* Seats by name: which army each one plays, and in what order they come. Read from the position's public fields, so
 * that the same functions serve every family and every view. */
#include "stories/seats.h"

#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "text/fields.h"
#include "text/say.h"

/* Games without armies have seats only. */
const struct named *seat_army(const struct names *names, unsigned seat)
{
    static const struct named none = {"seat", {"seat", "joueur"}};
    return seat < names->armies.count ? &names->armies.item[seat] : &none;
}

/* A field of the position by its name; NULL where the family has none of that name. */
static const struct hg_field *field_named(const struct hg_rules *r, const char *name)
{
    return field_find(r, (struct word){name, strlen(name)});
}

/* Where armies differ by name only, the seats have them in the edition's order. */
static bool armies_are_taken(const struct hg_rules *r)
{
    return hg_traits(r).takes_armies;
}

/* Armies stand in the position as one more than their number. */
unsigned seat_army_played(const struct hg_rules *r, const struct hg_state *s, unsigned seat)
{
    const struct hg_field *army = armies_are_taken(r) ? field_named(r, "army") : NULL;
    if (army == NULL)
        return seat;
    uint64_t number = field_number(army, s, seat);
    return number == 0 ? (unsigned)HG_NONE : (unsigned)number - 1;
}

/* In a campaign every faction has a deck, and the neutral army is of the one that nobody plays. */
static unsigned neutral_army(const struct hg_rules *r)
{
    const struct hg_conquest_rules *c = &r->conquest;
    unsigned played = 0;
    if (!hg_plays_with(r, HG_CAMPAIGN))
        return HG_NONE;
    for (unsigned i = 0; i < r->seats; i++)
        played |= 1u << c->army_deck[c->seat_army[i]];
    for (unsigned i = 0; i < c->armies; i++)
        if ((played >> c->army_deck[i] & 1) == 0)
            return i;
    return HG_NONE;
}

/* Also for neutral armies, which no seat plays. */
unsigned seat_army_standing(const struct hg_rules *r, const struct hg_state *s, unsigned side)
{
    return side < r->seats ? seat_army_played(r, s, side) : neutral_army(r);
}

/* Some families list the order, others only who began; then seats follow in their circle. */
void seat_places_in_order(const struct hg_rules *r, const struct hg_state *s, unsigned place[HG_SEATS_MAX])
{
    const struct hg_field *order = field_named(r, "order"), *first = field_named(r, "first");
    uint64_t beginner = first != NULL ? field_number(first, s, 0) : (uint64_t)HG_NONE;
    for (unsigned i = 0; i < r->seats; i++)
        place[i] = beginner < r->seats ? (i + r->seats - (unsigned)beginner) % r->seats : (unsigned)HG_NONE;
    for (unsigned i = 0; order != NULL && i < r->seats; i++) {
        uint64_t seat = field_number(order, s, i);
        if (seat > 0 && seat <= r->seats)
            place[seat - 1] = i;
    }
}

unsigned seat_place_in_order(const struct hg_rules *r, const struct hg_state *s, unsigned seat)
{
    unsigned place[HG_SEATS_MAX];
    seat_places_in_order(r, s, place);
    return place[seat];
}

/* Read from the field `seat`, which every family has in play. */
unsigned seat_in_turn(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_field *seat = field_named(r, "seat");
    return seat != NULL ? (unsigned)field_number(seat, s, 0) : (unsigned)HG_NONE;
}

/* Sides are fixed by seat or by army; a number for each. */
static unsigned side_number(const struct hg_rules *r, const struct hg_state *s, unsigned seat)
{
    const struct hg_conquest_rules *c = &r->conquest;
    unsigned army = seat_army_played(r, s, seat);
    if (c->sides == HG_SIDES_BY_SEAT)
        return c->side_of[seat];
    return army < HG_ARMIES_MAX ? c->side_of[army] : HG_ARMIES_MAX + seat;
}

/* Only on a board of places are there sides. */
unsigned seat_side(const struct hg_rules *r, const struct hg_state *s, unsigned seat)
{
    unsigned side = 1u << seat;
    if (hg_traits(r).sides == HG_NO_SIDES)
        return side;
    for (unsigned i = 0; i < r->seats; i++)
        if (side_number(r, s, i) == side_number(r, s, seat))
            side |= 1u << i;
    return side;
}

/* Of board games only. */
unsigned seat_units(const struct hg_state *s, unsigned seat)
{
    unsigned units = 0;
    for (uint64_t rest = s->conquest.open.own[seat]; rest != 0;)
        units += s->conquest.open.units[take_lowest(&rest)];
    return units;
}

/* The number is told where the army has no name yet. */
void seat_name(const struct hg_rules *r, const struct names *names, enum language language, const struct hg_state *s,
               unsigned seat, char out[SEAT_NAME_MAX])
{
    unsigned army = seat_army_standing(r, s, seat);
    if (army < names->armies.count)
        snprintf(out, SEAT_NAME_MAX, "%s", names->armies.item[army].name[language]);
    else
        snprintf(out, SEAT_NAME_MAX, say(language, seat < r->seats ? SAID("seat %u") : SAID("neutral army %u")),
                 seat + 1);
}
