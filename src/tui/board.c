/* What all boards share: which is drawn, a place in words, steps from place to place. A family has one struct board;
 * everybody else draws by it and never asks which family is played. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "text/say.h"
#include "tui/campaign.h"
#include "tui/help.h"

/* The table is made of the list of families, so that a new one without a board does not compile. */
const struct board *board_of(const struct hg_rules *r)
{
    static const struct board *const boards[HG_FAMILIES] = {
#define ROW(NUMBER, name) [HG_##NUMBER] = &board_##name,
        HG_EACH_FAMILY(ROW)
#undef ROW
    };
    return boards[r->family];
}

/* Places are bits of a set: no edition has more than 64. */
uint64_t board_in_play(const struct scene *in)
{
    uint64_t all = in->names->places.count < 64 ? bit(in->names->places.count) - 1 : UINT64_MAX;
    return board_of(in->r)->in_play != NULL ? board_of(in->r)->in_play(in->r) : all;
}

/* The map of the scene is filled in on the way, so that keys and clicks find places where they stand. */
void board_draw(struct canvas *c, const struct scene *in, struct area at)
{
    board_of(in->r)->draw(c, in, at);
}

/* ---- A place in words -------------------------------------------------------------------------------------------- */

/* A sentence that is put together from parts. */
struct sentence {
    char *out;         /* where it goes */
    size_t size, used; /* bytes; the end is counted in the first */
};

__attribute__((format(printf, 2, 3))) static void add(struct sentence *to, const char *format, ...);

/* A text that is too long is cut, never written past its end. */
static void add(struct sentence *to, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int n = vsnprintf(to->out + to->used, to->size - to->used, format, arguments);
    va_end(arguments);
    if (n > 0)
        to->used = to->used + (size_t)n < to->size ? to->used + (size_t)n : to->size - 1;
}

/* Fields of pieces hold a place plus one, so that 0 means nowhere. */
static void add_pieces(struct sentence *to, const struct scene *in, unsigned place)
{
    const struct hg_conquest_open *o = &in->s->conquest.open;
    if (in->r->conquest.mechanisms == 0)
        return;
    if (help_is_campaign(in->r)) {
        char pieces[256];
        campaign_describe(in, place, pieces, sizeof pieces);
        add(to, "%s", pieces);
        return;
    }
    for (unsigned i = 0; i < in->r->seats; i++) {
        if (o->base[i] == place + 1)
            add(to, " · ⌂ %s (%s)", say(in->language, "base"), scene_army(in, i));
        if (o->hero[i] == place + 1)
            add(to, " · ★ %s (%s)", say(in->language, "hero"), scene_army(in, i));
    }
    for (unsigned i = 0; i < HG_TOWERS_MAX; i++)
        if (o->tower[i] == place + 1)
            add(to, " · ♜ %s", edition_tower(in->edition)->name[in->language]);
    if (has(o->resource, place))
        add(to, " · ◆ %s", edition_resource(in->edition)->name[in->language]);
}

/* Borders and the lanes between regions alike: both are ways for an attack. A line too long is cut at its end; the
 * overview has all of them. */
static void add_neighbours(struct sentence *to, const struct scene *in, unsigned place)
{
    struct edition_place facts = edition_place(in->edition, place);
    const char *gap = " → ";
    for (uint64_t rest = facts.borders | facts.relays; rest != 0; gap = ", ")
        add(to, "%s%s", gap, scene_place(in, take_lowest(&rest)));
}

/* Squares of the grid and cards of War Assets have no pieces, and neighbours that everybody sees. */
void board_describe(const struct scene *in, unsigned place, char *out, size_t size)
{
    struct sentence to = {out, size, 0};
    struct edition_place facts = edition_place(in->edition, place);
    uint8_t owner = scene_owner(in, place);
    out[0] = '\0';
    add(&to, "%s · %s", scene_place(in, place), facts.region->name[in->language]);
    if (owner < in->sides)
        add(&to, " · %s", scene_army(in, owner));
    if (owner < in->sides && hg_traits(in->r).has_units)
        add(&to, " %u", hg_units_at(in->r, in->s, place));
    if (hg_traits(in->r).board != HG_BOARD_GRAPH)
        return;
    add_pieces(&to, in, place);
    add_neighbours(&to, in, place);
}

/* ---- Steps ------------------------------------------------------------------------------------------------------- */

/* The middle of a label, which is where a place is felt to be. */
static int half(int value)
{
    return value / 2;
}

/* How far a place is in the direction asked for; negative when it is not in that direction. */
static int distance(const struct board_map *map, unsigned from, unsigned to, int dx, int dy)
{
    int x = map->spot[to].x + half(map->item[to].width) - map->spot[from].x - half(map->item[from].width);
    int y = 2 * (map->spot[to].y + half(map->item[to].height) - map->spot[from].y - half(map->item[from].height));
    /* What lies aside counts three times: an arrow rather goes far than astray. */
    int ahead = x * dx + y * dy, aside = dx != 0 ? y : x;
    return ahead <= 0 ? -1 : ahead * ahead + 3 * aside * aside;
}

/* Without a place to start from it is the first that may be chosen. */
uint8_t board_step(const struct scene *in, uint8_t from, int dx, int dy)
{
    int best = -1;
    uint8_t found = from;
    if (from >= in->names->places.count)
        return in->marked != 0 ? (uint8_t)lowest(in->marked) : from;
    for (uint64_t rest = in->marked; rest != 0;) {
        uint8_t place = (uint8_t)take_lowest(&rest);
        int far = distance(in->map, from, place, dx, dy);
        if (place == from || far < 0 || (best >= 0 && far >= best))
            continue;
        best = far;
        found = place;
    }
    return found;
}
