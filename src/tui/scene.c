/* Names, letters and colours of those who play, and the few facts of a position that every panel asks for. Letters
 * are what people tell sides apart by, on terminals without colours and for eyes that confuse them: capitals for
 * seats, small ones for neutral armies, a digit before an army is chosen. */
#include "tui/scene.h"

#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "shell/term.h"
#include "stories/seats.h"
#include "text/fields.h"

/* ---- Sides ------------------------------------------------------------------------------------------------------- */

/* "Alliance" of "Alliance, light blue", unless another army is called so too. */
static void name_short(struct scene *in, unsigned army, char (*full)[SEAT_NAME_MAX])
{
    size_t length = strcspn(full[army], ",");
    for (unsigned i = 0; i < in->sides; i++)
        if (i != army && strcspn(full[i], ",") == length && strncmp(full[army], full[i], length) == 0)
            length = strlen(full[army]);
    snprintf(in->side[army].name, SIDE_NAME_MAX, "%.*s", (int)length, full[army]);
}

/* The first letter of the name that nobody before has; from the colour's name on where two are called alike. */
static void choose_letter(struct scene *in, unsigned army)
{
    char taken[HG_ARMIES_MAX + 1] = "";
    const char *comma = strchr(in->side[army].name, ','), *c = comma != NULL ? comma : in->side[army].name;
    for (unsigned i = 0; i < army; i++)
        taken[i] = in->side[i].letter[0];
    snprintf(in->side[army].letter, sizeof in->side[army].letter, "%u", (army + 1) % 10);
    for (; *c != '\0'; c++) {
        char letter = (char)(*c >= 'a' && *c <= 'z' ? *c - 'a' + 'A' : *c);
        if (letter < 'A' || letter > 'Z' || strchr(taken, letter) != NULL)
            continue;
        in->side[army].letter[0] = letter;
        return;
    }
}

/* Seats first, then the neutral armies behind them. */
void scene_name_sides(struct scene *in)
{
    char full[HG_ARMIES_MAX][SEAT_NAME_MAX];
    in->sides = in->r->seats + hg_traits(in->r).neutrals;
    for (unsigned i = 0; i < in->sides; i++)
        seat_name(in->r, in->names, in->language, in->s, i, full[i]);
    for (unsigned i = 0; i < in->sides; i++) {
        unsigned army = seat_army_standing(in->r, in->s, i);
        name_short(in, i, full);
        if (army < in->names->armies.count)
            choose_letter(in, i);
        else if (i >= in->r->seats) /* no digit, which would run into the units behind it */
            snprintf(in->side[i].letter, sizeof in->side[i].letter, "%c", 'a' + (int)(i - in->r->seats));
        else
            snprintf(in->side[i].letter, sizeof in->side[i].letter, "%u", (i + 1) % 10);
        in->side[i].colour = army < in->names->armies.count ? edition_army(in->edition, army).colour : NULL;
    }
}

/* Nothing is hidden from SCENE_WHOLE, which is how a finished game is looked at. */
void scene_see(const struct hg_rules *r, const struct hg_state *s, uint8_t viewer, struct hg_view *out)
{
    if (viewer == SCENE_WHOLE)
        *out = (struct hg_view){.position = *s, .seat = HG_SPECTATOR};
    else
        hg_view(r, s, viewer, out);
}

/* ---- Facts ------------------------------------------------------------------------------------------------------- */

/* Seats and neutral armies; both are numbered together. */
uint8_t scene_owner(const struct scene *in, unsigned place)
{
    for (uint8_t i = 0; i < in->sides; i++)
        if (has(hg_held(in->r, in->s, i), place))
            return i;
    return HG_NONE;
}

/* A question mark for what is no place: nothing is read outside its list. */
const char *scene_place(const struct scene *in, unsigned place)
{
    return place < in->names->places.count ? in->names->places.item[place].name[in->language] : "?";
}

/* As short as it stays unique. */
const char *scene_army(const struct scene *in, unsigned army)
{
    return army < in->sides ? in->side[army].name : "?";
}

/* Sides are numbered by their first seat. A neutral army stands on none. */
const char *scene_side_sign(const struct scene *in, unsigned seat)
{
    static const char *const sign[HG_SEATS_MAX] = {"¹", "²", "³", "⁴", "⁵", "⁶"};
    unsigned number = 0;
    bool together = false;
    if (seat >= in->r->seats)
        return "";
    unsigned own = seat_side(in->r, in->s, seat);
    for (unsigned i = 0; i < in->r->seats; i++) {
        unsigned side = seat_side(in->r, in->s, i);
        together |= count_bits(side) > 1;
        number += lowest(side) == i && i < lowest(own);
    }
    return together ? sign[number] : "";
}

const char *scene_card_class(const struct scene *in, unsigned card)
{
    const struct named *class = edition_card(in->edition, card).class;
    for (unsigned i = 0; class != NULL && i < in->names->cards.count; i++)
        if (edition_card(in->edition, i).class != class)
            return class->name[in->language];
    return NULL;
}

/* Dim for nobody. */
struct ink scene_ink(const struct scene *in, unsigned army)
{
    return army < in->sides ? ink_text(in->side[army].colour) : ink_dim;
}

/* For letters on a ground of the side's colour. */
struct ink scene_field(const struct scene *in, unsigned army)
{
    return army < in->sides ? ink_field(in->side[army].colour) : ink_dim;
}

/* ---- Regions ----------------------------------------------------------------------------------------------------- */

/* By the edition, which says of each place where it belongs. */
static uint64_t region_places(const struct scene *in, unsigned region)
{
    const char *id = in->names->regions.item[region].id;
    uint64_t places = 0;
    for (unsigned i = 0; i < in->names->places.count; i++)
        if (strcmp(edition_place(in->edition, i).region->id, id) == 0)
            places |= bit(i);
    return places;
}

/* The colour of the edition, moved away from those of the sides where it could be taken for one (a region may be
 * as red as the red army). */
static struct ink region_ink(const struct scene *in, unsigned region)
{
    const char *taken[HG_ARMIES_MAX];
    char hex[TERM_HEX_MAX];
    for (unsigned i = 0; i < in->sides; i++)
        taken[i] = in->side[i].colour;
    return ink_text(term_colour_apart(edition_region(in->edition, region).colour, taken, in->sides, hex));
}

/* What counts in this mode, which may be less than the edition prints. */
struct scene_region scene_region(const struct scene *in, unsigned region)
{
    const struct board *board = board_of(in->r);
    return (struct scene_region){region_places(in, region) & board_in_play(in),
                                 board->bonus != NULL ? board->bonus(in->r, region)
                                                      : edition_region(in->edition, region).bonus,
                                 region_ink(in, region)};
}

/* A place is written in its region's colour; its owner is told by the badge. */
struct ink scene_place_ink(const struct scene *in, unsigned place)
{
    const char *id = edition_place(in->edition, place).region->id;
    int region = names_find(&in->names->regions, id, strlen(id));
    return region >= 0 ? region_ink(in, (unsigned)region) : ink_plain;
}

/* ---- What the position says -------------------------------------------------------------------------------------- */

/* Fields are asked for by name, so that families without them need no exception. */
static const struct hg_field *field_named(const struct scene *in, const char *name)
{
    return field_find(in->r, (struct word){name, strlen(name)});
}

/* The field is meaningless before the first turn, and holds no seat then. */
uint8_t scene_active(const struct scene *in)
{
    const struct hg_field *seat = field_named(in, "seat");
    uint64_t value = seat != NULL ? field_number(seat, in->s, 0) : (uint64_t)HG_NONE;
    return value < in->r->seats ? (uint8_t)value : HG_NONE;
}

/* Stacks of ships on the grid, cards in War Assets. */
unsigned scene_places_held(const struct scene *in, unsigned army)
{
    return count_bits(hg_held(in->r, in->s, army));
}

/* Whatever counts as units there. */
unsigned scene_units_held(const struct scene *in, unsigned army)
{
    unsigned units = 0;
    for (uint64_t rest = hg_held(in->r, in->s, army); rest != 0;)
        units += hg_units_at(in->r, in->s, take_lowest(&rest));
    return units;
}

/* How many cards somebody has is public, which they are is not. */
unsigned scene_hand_size(const struct scene *in, unsigned seat)
{
    const struct hg_field *size = field_named(in, "hand_size");
    return size != NULL && seat < in->r->seats ? (unsigned)field_number(size, in->s, seat) : 0;
}

/* A set of at most 128 cards. */
struct hg_set scene_hand(const struct scene *in)
{
    const struct hg_field *hand = field_named(in, "hand");
    if (hand == NULL || in->viewer >= in->r->seats)
        return (struct hg_set){{0, 0}};
    return field_set(hand, in->s, in->viewer);
}
