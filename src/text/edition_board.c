/* Reads board.yaml: regions, places, borders and relays. Neighbours stand under both places, because people check a
 * board place by place; so both sides are demanded, with the same source. */
#include "text/edition_load.h"

#include <string.h>

enum { DRAWING_WIDTH = 1000, DRAWING_HEIGHT = 700, BONUS_MAX = 99 };

/* ---- Regions and places ------------------------------------------------------------------------------------------ */

static void load_region(struct reader *in, const struct yaml_item *item, unsigned i)
{
    struct region_part *region = &in->e->region[i];
    if (!read_keys(in, item, "region", "id en fr bonus size colour source"))
        return;
    read_named(in, item, &in->e->region_name[i]);
    region->bonus = (uint16_t)read_number(in, item, "bonus", 0, BONUS_MAX);
    region->size = (uint16_t)read_number(in, item, "size", 1, HG_PLACES_MAX);
    region->colour = read_colour(in, item, "colour");
    read_source(in, item, "name bonus size colour");
}

static void load_place(struct reader *in, const struct yaml_item *item, unsigned i)
{
    struct place_part *place = &in->e->place[i];
    if (!read_keys(in, item, "place", "id en fr region strategic at canon? borders relays source"))
        return;
    read_named(in, item, &in->e->place_name[i]);
    place->region = read_reference(in, item, "region", &in->e->names.regions);
    place->strategic = read_flag(in, item, "strategic");
    const struct yaml_item *at = read_list(in, item, "at", 2);
    if (at->count != 2)
        read_fail(in, yaml_item_find(item, "at"), "at must be two numbers: [x, y].");
    if (in->failed)
        return;
    place->at.x = (int)read_plain_number(in, at->first, "x", 0, DRAWING_WIDTH);
    place->at.y = (int)read_plain_number(in, at->last, "y", 0, DRAWING_HEIGHT);
    if (yaml_item_find(item, "canon"))
        read_text(in, item, "canon");
    read_source(in, item, "name region strategic at canon?");
    in->e->region[place->region].places |= UINT64_C(1) << i;
}

/* ---- Neighbours -------------------------------------------------------------------------------------------------- */

static const char *const link_key[2] = {"borders", "relays"};

static const struct yaml_item *nth(const struct yaml_item *list, unsigned i)
{
    const struct yaml_item *item = list->first;
    while (i-- > 0)
        item = item->next;
    return item;
}

/* What the other place says about this link: NULL after a fault. */
static const struct yaml_item *other_side(struct reader *in, const struct yaml_item *link, unsigned from,
                                          const struct yaml_item *other, const char *key)
{
    const char *here = in->e->place_name[from].id;
    const struct yaml_item *there = yaml_item_find(other, key);
    const struct yaml_item *twin = there ? yaml_item_find(there, here) : NULL;
    if (!twin)
        read_fail(in, link,
                  "%s has %s under %s, but %s (line %u) doesn't have %s there; add it on line %u or remove it here.",
                  here, link->key, key, link->key, other->line, here, there ? there->line : other->line);
    else if (link->kind == YAML_TEXT && (twin->kind != YAML_TEXT || strcmp(link->text, twin->text) != 0))
        read_fail(in, link, "This link has another source on line %u; make both the same.", twin->line);
    return in->failed ? NULL : twin;
}

static void load_link(struct reader *in, const struct yaml_item *places, const struct yaml_item *link, unsigned from,
                      unsigned key)
{
    struct edition *e = in->e;
    unsigned to = read_plain_reference(in, link, link->key, &e->names.places, "place");
    if (!in->failed && to == from)
        read_fail(in, link, "%s can't be its own neighbour; remove it.", link->key);
    if (in->failed || !other_side(in, link, from, nth(places, to), link_key[key]))
        return;
    uint64_t *links = key == 0 ? &e->place[from].borders : &e->place[from].relays;
    *links |= UINT64_C(1) << to;
    if (e->place[from].borders & e->place[from].relays)
        read_fail(in, link, "%s is a neighbour by a border and by a relay; keep one of the two.", link->key);
    if (from < to)
        read_plain_source(in, link);
}

static void load_links(struct reader *in, const struct yaml_item *places, const struct yaml_item *item, unsigned from)
{
    for (unsigned key = 0; key < 2 && !in->failed; key++) {
        const struct yaml_item *links = yaml_item_find(item, link_key[key]);
        if (links->kind != YAML_MAP)
            read_fail(in, links, "%s must name each neighbour with its source: {earth: rulebook}, or {} for none.",
                      link_key[key]);
        for (const struct yaml_item *link = in->failed ? NULL : links->first; link; link = link->next)
            load_link(in, places, link, from, key);
    }
}

/* ---- The board as a whole ---------------------------------------------------------------------------------------- */

static void check_sizes(struct reader *in, const struct yaml_item *regions)
{
    const struct yaml_item *item = regions->first;
    for (unsigned i = 0; item && !in->failed; i++, item = item->next) {
        const struct region_part *region = &in->e->region[i];
        int places = __builtin_popcountll(region->places);
        if (places == 0)
            read_fail(in, item, "No place lies in the region %s; add one or remove the region.",
                      in->e->region_name[i].id);
        else if (places != region->size)
            read_fail(in, yaml_item_find(item, "size"),
                      "size is %d, but %d places name the region %s; correct one of them.", region->size, places,
                      in->e->region_name[i].id);
    }
}

static uint64_t reached_from_first(const struct edition *e)
{
    uint64_t reached = 1, old = 0;
    while (reached != old) {
        old = reached;
        for (unsigned i = 0; i < e->names.places.count; i++) {
            if (old >> i & 1)
                reached |= e->place[i].borders | e->place[i].relays;
        }
    }
    return reached;
}

static void check_connected(struct reader *in, const struct yaml_item *places)
{
    uint64_t reached = in->failed ? 0 : reached_from_first(in->e);
    for (unsigned i = 0; i < in->e->names.places.count && !in->failed; i++) {
        if (!(reached >> i & 1))
            read_fail(in, nth(places, i), "No way leads from %s to %s; add the border or relay that joins them.",
                      in->e->place_name[0].id, in->e->place_name[i].id);
    }
}

void load_board(struct reader *in, const struct yaml_item *root)
{
    struct edition *e = in->e;
    if (!read_keys(in, root, "board", "regions places"))
        return;
    const struct yaml_item *regions = read_ids(in, root, "regions", HG_REGIONS_MAX);
    const struct yaml_item *places = read_ids(in, root, "places", HG_PLACES_MAX);
    e->names.regions = (struct name_list){e->region_name, 0};
    e->names.places = (struct name_list){e->place_name, 0};
    for (const struct yaml_item *item = regions->first; item && !in->failed; item = item->next)
        load_region(in, item, e->names.regions.count++);
    for (const struct yaml_item *item = places->first; item && !in->failed; item = item->next)
        load_place(in, item, e->names.places.count++);
    if (!in->failed && e->names.places.count < 2)
        read_fail(in, root, "A board needs at least two places; add them.");
    unsigned from = 0;
    for (const struct yaml_item *item = places->first; item && !in->failed; item = item->next)
        load_links(in, places, item, from++);
    check_sizes(in, regions);
    check_connected(in, places);
}
