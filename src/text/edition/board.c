/* Reads board.yaml: regions, places, borders and the links that join places without a border, called relays or links.
 * Neighbours stand under both places, because people check a board place by place; so both sides are demanded, with
 * the same source:
 *     - {id: earth, en: Earth, region: local-cluster, strategic: yes, at: [410, 300], borders: {mars: rulebook},
 *     relays: {}, ...}
 *
 * The engine knows neighbours only; whether a border or a relay joins two places matters to drawings and to a few
 * directives. Coordinates lie on a sheet of 1000 by 700, from its upper left corner. */
#include "text/edition/load.h"

#include <string.h>

/* The sheet on which places have their coordinates, and what else has a bound. */
enum {
    DRAWING_WIDTH = 1000,
    DRAWING_HEIGHT = 700,
    BONUS_MAX = 99,
    LINK_WORD_MAX = 40,
    CANON_MAX = 80,
    SPELLINGS_MAX = 4
};

/* ---- Regions and places ------------------------------------------------------------------------------------------ */

/* Reads `circle: [x, y, radius]`, for drawing; a region may go without one. */
static void load_circle(struct reader *in, const struct yaml_item *item, struct region_part *region)
{
    const struct yaml_item *circle = read_list(in, item, "circle", 3);
    if (in->failed || !yaml_item_find(item, "circle"))
        return;
    if (circle->count != 3) {
        read_fail(in, yaml_item_find(item, "circle"), "circle must be three numbers: [x, y, radius].");
        return;
    }
    region->centre.x = (int)read_plain_number(in, circle->first, "x", 0, DRAWING_WIDTH);
    region->centre.y = (int)read_plain_number(in, circle->first->next, "y", 0, DRAWING_HEIGHT);
    region->radius = (int)read_plain_number(in, circle->last, "radius", 1, DRAWING_WIDTH);
}

/* Reads `at: [x, y]`. Where nobody says how the edition looks, places stand in rows. */
static struct drawing read_at(struct reader *in, const struct yaml_item *item, unsigned i)
{
    struct drawing out = {60 + 120 * (int)(i % 8), 60 + 80 * (int)(i / 8)};
    const struct yaml_item *at = read_list(in, item, "at", 2);
    if (in->failed || (in->apart && !yaml_item_find(item, "at")))
        return out;
    if (at->count != 2) {
        read_fail(in, yaml_item_find(item, "at"), "at must be two numbers: [x, y].");
        return out;
    }
    out.x = (int)read_plain_number(in, at->first, "x", 0, DRAWING_WIDTH);
    out.y = (int)read_plain_number(in, at->last, "y", 0, DRAWING_HEIGHT);
    return out;
}

/* Places add themselves to their region later. */
static void load_region(struct reader *in, const struct yaml_item *item, unsigned i)
{
    struct region_part *region = &in->e->region[i];
    if (!read_keys(in, item, "region", "id " LANGUAGE_KEYS " bonus size colour circle? source"))
        return;
    read_named(in, item, &in->e->region_name[i]);
    region->bonus = (uint16_t)read_number(in, item, "bonus", 0, BONUS_MAX);
    region->size = (uint16_t)read_number(in, item, "size", 1, HG_PLACES_MAX);
    region->colour = read_colour(in, item, "colour");
    load_circle(in, item, region);
    read_source(in, item, "name bonus size colour circle?");
}

/* A board that names its links keeps them under `links`; otherwise they are relays, and places may be strategic. So
 * the name must be read before the places. */
static bool has_links(const struct edition *e)
{
    return e->link_word[ENGLISH];
}

/* Where the place lies in the stories: one text for all languages, or words. */
static void load_canon(struct reader *in, const struct yaml_item *item)
{
    const char *said[LANGUAGES];
    if (in->apart)
        read_said(in, item, "canon", said, CANON_MAX);
    else if (!in->failed && yaml_item_find(item, "canon"))
        read_text(in, item, "canon");
}

/* Neighbours are read in a second pass, when all places are known. `also` lists other spellings that files may use. */
static void load_place(struct reader *in, const struct yaml_item *item, unsigned i)
{
    struct place_part *place = &in->e->place[i];
    if (!read_keys(in, item, "place",
                   has_links(in->e) ? "id also? " LANGUAGE_KEYS " region strategic? at canon? borders links source"
                                    : "id " LANGUAGE_KEYS " region strategic at canon? borders relays source"))
        return;
    read_named(in, item, &in->e->place_name[i]);
    place->region = read_reference(in, item, "region", &in->e->names.regions);
    if (yaml_item_find(item, "strategic"))
        place->strategic = read_flag(in, item, "strategic");
    place->at = read_at(in, item, i);
    if (!in->failed && yaml_item_find(item, "also"))
        place->also = read_list(in, item, "also", SPELLINGS_MAX);
    for (const struct yaml_item *id = place->also ? place->also->first : NULL; id && !in->failed; id = id->next)
        read_plain(in, id, "also", 60);
    load_canon(in, item);
    read_source(in, item, "name region strategic? at canon?");
    in->e->region[place->region].places |= UINT64_C(1) << i;
}

/* ---- Neighbours -------------------------------------------------------------------------------------------------- */

/* Borders, and whatever else joins two places. */
enum { LINK_KINDS = 2 };

/* The key under which neighbours of this kind stand. */
static const char *link_key(const struct edition *e, unsigned kind)
{
    return kind == 0 ? "borders" : has_links(e) ? "links" : "relays";
}

/* Item i of a list that is known to be so long. */
static const struct yaml_item *nth(const struct yaml_item *list, unsigned i)
{
    const struct yaml_item *item = list->first;
    while (i-- > 0)
        item = item->next;
    return item;
}

/* Neighbours are a map from their ids to sources, or where words stand apart a list of ids, each with its source. */
static const char *id_of_link(const struct yaml_item *link)
{
    return link->key ? link->key : link->text;
}

/* NULL where nobody says it. */
static const struct yaml_item *source_of_link(const struct yaml_item *link)
{
    return link->key ? link : yaml_item_find(link, "source");
}

static const struct yaml_item *find_link(const struct yaml_item *links, const char *id)
{
    const struct yaml_item *link = links->first;
    while (link && strcmp(id_of_link(link), id) != 0)
        link = link->next;
    return link;
}

/* Both ends of a link name the same source, or none. */
static bool same_source(const struct yaml_item *a, const struct yaml_item *b)
{
    if (!a || !b)
        return a == b;
    return a->kind != YAML_TEXT || (b->kind == YAML_TEXT && strcmp(a->text, b->text) == 0);
}

/* What the other place says about this link: NULL after a fault. */
static const struct yaml_item *other_side(struct reader *in, const struct yaml_item *link, unsigned from,
                                          const struct yaml_item *other, const char *key)
{
    const char *here = in->e->place_name[from].id, *id = id_of_link(link);
    const struct yaml_item *there = yaml_item_find(other, key), *source = source_of_link(link);
    const struct yaml_item *twin = there ? find_link(there, here) : NULL;
    if (!twin)
        read_fail(in, link,
                  "%s has %s under %s, but %s (line %u) doesn't have %s there; add it on line %u or remove it here.",
                  here, id, key, id, other->line, here, there ? there->line : other->line);
    else if (!same_source(source, source_of_link(twin)))
        read_fail(in, source ? source : link, "This link has another source on line %u; make both the same.",
                  source_of_link(twin) ? source_of_link(twin)->line : twin->line);
    return in->failed ? NULL : twin;
}

/* Each link is met twice, once from either end; its source counts once. */
static void load_link(struct reader *in, const struct yaml_item *places, const struct yaml_item *link, unsigned from,
                      unsigned kind)
{
    struct edition *e = in->e;
    const struct yaml_item *source = source_of_link(link);
    unsigned to = read_plain_reference(in, link, id_of_link(link), &e->names.places, "place");
    if (!in->failed && to == from)
        read_fail(in, link, "%s can't be its own neighbour; remove it.", id_of_link(link));
    if (in->failed || !other_side(in, link, from, nth(places, to), link_key(e, kind)))
        return;
    uint64_t *links = kind == 0 ? &e->place[from].borders : &e->place[from].relays;
    *links |= UINT64_C(1) << to;
    if (e->place[from].borders & e->place[from].relays)
        read_fail(in, link, "%s is a neighbour by a border and by a %s; keep one of the two.", id_of_link(link),
                  has_links(e) ? "link" : "relay");
    if (from < to && source)
        read_plain_source(in, source);
    else if (!source && in->sourced)
        read_idle(in, link, "The source of %s is missing; add it.", id_of_link(link));
}

/* A list names each neighbour once, with one word. */
static void check_listed(struct reader *in, const struct yaml_item *links, const char *key)
{
    if (links->kind != YAML_LIST)
        read_fail(in, links, "%s must list the neighbours: [earth], or [] for none; their source stands apart.", key);
    for (const struct yaml_item *link = in->failed ? NULL : links->first; link; link = link->next) {
        const char *id = read_plain(in, link, key, 60);
        if (!in->failed && find_link(links, id) != link)
            read_fail(in, link, "%.40s stands twice in %s; remove one.", id, key);
        if (in->failed)
            return;
    }
}

/* Maps from neighbours to sources: {earth: rulebook}; lists where words stand apart. */
static void load_links(struct reader *in, const struct yaml_item *places, const struct yaml_item *item, unsigned from)
{
    for (unsigned kind = 0; kind < LINK_KINDS && !in->failed; kind++) {
        const struct yaml_item *links = yaml_item_find(item, link_key(in->e, kind));
        if (in->apart)
            check_listed(in, links, link_key(in->e, kind));
        else if (links->kind != YAML_MAP)
            read_fail(in, links, "%s must name each neighbour with its source: {earth: rulebook}, or {} for none.",
                      link_key(in->e, kind));
        for (const struct yaml_item *link = in->failed ? NULL : links->first; link; link = link->next)
            load_link(in, places, link, from, kind);
    }
}

/* ---- Links of the whole board ------------------------------------------------------------------------------------ */

/* What the edition calls its links, in each language. */
static void load_link_word(struct reader *in, const struct yaml_item *root)
{
    const struct yaml_item *links = yaml_item_find(root, "links");
    if (!links ||
        !read_keys(in, links, "name of the links", in->apart ? "id " LANGUAGE_KEYS " source" : LANGUAGE_KEYS " source"))
        return;
    read_languages(in, links, in->e->link_word, LINK_WORD_MAX);
    read_source(in, links, "");
}

/* Both ends know that the link wraps. */
static void load_wrap(struct reader *in, const struct yaml_item *pair)
{
    struct edition *e = in->e;
    uint8_t end[2] = {0, 0};
    if (pair->kind != YAML_LIST || pair->count != 2) {
        read_fail(in, pair, "A link that wraps is a pair of places: [alpha, beta].");
        return;
    }
    unsigned i = 0;
    for (const struct yaml_item *id = pair->first; id; id = id->next)
        end[i++] = read_plain_reference(in, id, read_plain(in, id, "place", 60), &e->names.places, "place");
    if (in->failed)
        return;
    if (!(e->place[end[0]].relays >> end[1] & 1))
        read_fail(in, pair, "No link joins %s and %s; name two places that one joins.", e->place_name[end[0]].id,
                  e->place_name[end[1]].id);
    e->place[end[0]].wraps |= UINT64_C(1) << end[1];
    e->place[end[1]].wraps |= UINT64_C(1) << end[0];
}

/* Which links are drawn over the edge of the sheet. */
static void load_wraps(struct reader *in, const struct yaml_item *root)
{
    const struct yaml_item *wraps = in->failed ? NULL : yaml_item_find(root, "wraps");
    if (!wraps || !read_keys(in, wraps, "list of wraps", "links source"))
        return;
    const struct yaml_item *pairs = read_list(in, wraps, "links", HG_PLACES_MAX);
    for (const struct yaml_item *pair = pairs->first; pair && !in->failed; pair = pair->next)
        load_wrap(in, pair);
    read_source(in, wraps, "");
}

/* ---- The board as a whole ---------------------------------------------------------------------------------------- */

/* The printed size of a region and the places that name it must agree. */
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

/* Spreads from the first place until nothing new is reached. There are at most 64 places, so that a set is one word,
 * and as many rounds at the worst. */
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

/* A board in two parts can't be played; the first place that is not reached is named. */
static void check_connected(struct reader *in, const struct yaml_item *places)
{
    uint64_t reached = in->failed ? 0 : reached_from_first(in->e);
    for (unsigned i = 0; i < in->e->names.places.count && !in->failed; i++) {
        if (!(reached >> i & 1))
            read_fail(in, nth(places, i), "No way leads from %s to %s; add the border or %s that joins them.",
                      in->e->place_name[0].id, in->e->place_name[i].id, has_links(in->e) ? "link" : "relay");
    }
}

/* In this order: the word for links decides which keys places have, regions are named by places, places by links. */
void load_board(struct reader *in, const struct yaml_item *root)
{
    struct edition *e = in->e;
    if (!read_keys(in, root, "board", "links? wraps? regions places"))
        return;
    load_link_word(in, root);
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
    load_wraps(in, root);
    check_sizes(in, regions);
    check_connected(in, places);
}
