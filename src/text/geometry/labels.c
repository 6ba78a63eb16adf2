/* Which place has which cell of the raster. Cells of plain nearest places would lie about borders. So each border has
 * seeds all along its line, half of them owned by either end: the two cells meet in the middle of the line. What lies
 * far from every seed of its region is space. Then corrections: room for discs, gulfs between strangers, no spikes, no
 * pieces. */
#include <string.h>

#include "text/geometry/inside.h"

enum {
    REACH = 56,      /* units of land around seeds */
    CLOSING = 36,    /* bays narrower than twice this are filled */
    ROUGHNESS = 7,   /* of coasts that are no circle */
    WAVE = 46,       /* how wide a headland is */
    MOON_REACH = 42, /* around a place outside the circle of its region */
    NECK = 26,       /* around the line that leads to it */
    SPIT = 12,       /* half of the width that land must have */
    SPECK = 8,       /* cells */
    CORE = 22,       /* what is so near to a place belongs to it: room for the disc */
    GULF = 2         /* cells on each side of the gap between regions that have no border there */
};

/* ---- Seeds ------------------------------------------------------------------------------------------------------- */

/* The half of the line that belongs to `from`: up to the middle. */
static void sow_line(struct geometry_work *w, unsigned from, unsigned to)
{
    struct geo_point a = w->board->place[from].at, b = w->board->place[to].at;
    int dx = b.x - a.x, dy = b.y - a.y;
    int steps = most(dx < 0 ? -dx : dx, dy < 0 ? -dy : dy) / 2;
    for (int i = 0; 2 * i < steps; i++) {
        int k = at_cell(cell_of(a.x + dx * i / steps), cell_of(a.y + dy * i / steps));
        if (w->seed[k] == HG_NONE)
            w->seed[k] = (uint8_t)from;
    }
}

/* Places first, so that lines never take a place's own cell. */
static void sow(struct geometry_work *w)
{
    const struct geo_board *b = w->board;
    memset(w->seed, HG_NONE, sizeof w->seed);
    for (unsigned i = 0; i < b->places; i++) {
        int k = at_cell(cell_of(b->place[i].at.x), cell_of(b->place[i].at.y));
        if (w->seed[k] == HG_NONE)
            w->seed[k] = (uint8_t)i;
    }
    for (unsigned i = 0; i < b->places; i++)
        for (unsigned k = 0; k < b->places; k++)
            if (k != i && has(b->place[i].borders, k))
                sow_line(w, i, k);
}

/* ---- Land -------------------------------------------------------------------------------------------------------- */

/* A number of 0..255 for each crossing of a lattice. */
static int32_t scatter(int32_t x, int32_t y)
{
    uint32_t h = (uint32_t)x * 374761393u ^ (uint32_t)y * 668265263u;
    h = (h ^ h >> 13) * 1274126177u;
    return (int32_t)((h ^ h >> 16) & 255);
}

/* From 0..256 to 0..256, flat at both ends, so that waves have no corners. */
static int32_t ease(int32_t t)
{
    return t * t * (768 - 2 * t) / 65536;
}

/* Between -ROUGHNESS and ROUGHNESS units, fine: the same coast at the same place, always. */
static int32_t roughness(int x, int y)
{
    int32_t ux = (x * CELL) % WAVE, uy = (y * CELL) % WAVE, i = x * CELL / WAVE, k = y * CELL / WAVE;
    int32_t u = ease(ux * 256 / WAVE), v = ease(uy * 256 / WAVE);
    int32_t top = scatter(i, k) * (256 - u) + scatter(i + 1, k) * u;
    int32_t low = scatter(i, k + 1) * (256 - u) + scatter(i + 1, k + 1) * u;
    return ((top / 256 * (256 - v) + low / 256 * v) / 256 - 128) * ROUGHNESS * FINE / 128;
}

static bool is_within(int32_t squared_cells, int units)
{
    return squared_cells * CELL * CELL <= units * units;
}

/* Distances are squared and in cells; the bound is in units. */
static void source_region(struct geometry_work *w, unsigned region)
{
    for (int k = 0; k < RASTER; k++)
        w->source[k] =
            w->seed[k] != HG_NONE && w->board->place[w->seed[k]].region == region ? w->seed[k] : (uint8_t)HG_NONE;
}

/* With `more` units added to the radius. */
static bool is_in_circle(const struct geo_region *r, int x, int y, int more)
{
    int64_t dx = x - r->centre.x, dy = y - r->centre.y, reach = r->radius + more;
    return reach > 0 && dx * dx + dy * dy <= reach * reach;
}

/* Land of a region with a circle: the circle, and a disc for each moon with a neck that leads to it. */
static void mark_circle(struct geometry_work *w, const struct geo_region *r)
{
    for (int y = 0; y < HIGH; y++)
        for (int x = 0; x < WIDE; x++) {
            int k = at_cell(x, y), ux = x * CELL - MARGIN + CELL / 2, uy = y * CELL - MARGIN + CELL / 2;
            struct geo_point at = w->board->place[w->nearest[k]].at;
            bool is_moon = !is_in_circle(r, at.x, at.y, -8);
            w->mark[k] = is_in_circle(r, ux, uy, 0) || is_within(w->distance[k], is_moon ? MOON_REACH : NECK);
        }
}

/* Land of another region: what is near its seeds, with bays filled and a rough coast. */
static void mark_coast(struct geometry_work *w)
{
    for (int k = 0; k < RASTER; k++)
        w->source[k] = is_within(w->distance[k], REACH + CLOSING) ? (uint8_t)HG_NONE : 0;
    raster_distances(w, WHOLE);
    for (int y = 0; y < HIGH; y++)
        for (int x = 0; x < WIDE; x++)
            w->mark[at_cell(x, y)] = raster_depth(w, at_cell(x, y)) > CLOSING * FINE + roughness(x, y);
}

/* Takes the cells that are land of this region and nearer to its seeds than to those of the regions before. */
static void settle_region(struct geometry_work *w, unsigned region)
{
    source_region(w, region);
    raster_distances(w, WHOLE);
    if (w->nearest[0] == HG_NONE)
        return;
    if (w->board->region[region].radius > 0) {
        mark_circle(w, &w->board->region[region]);
    } else {
        mark_coast(w);
        source_region(w, region);
        raster_distances(w, WHOLE);
    }
    for (int k = 0; k < RASTER; k++)
        if (w->mark[k] && w->distance[k] < w->best[k]) {
            w->best[k] = w->distance[k];
            w->label[k] = w->nearest[k];
        }
}

/* ---- Corrections ------------------------------------------------------------------------------------------------- */

/* What is near to a place is the place's, whatever lines of others say. */
static void keep_cores(struct geometry_work *w)
{
    memset(w->source, HG_NONE, sizeof w->source);
    for (unsigned i = 0; i < w->board->places; i++) {
        int k = at_cell(cell_of(w->board->place[i].at.x), cell_of(w->board->place[i].at.y));
        if (w->source[k] == HG_NONE)
            w->source[k] = (uint8_t)i;
    }
    raster_distances(w, WHOLE);
    for (int k = 0; k < RASTER; k++)
        if (is_within(w->distance[k], CORE))
            w->label[k] = w->nearest[k];
}

/* Of two regions, and without a border. */
static bool are_strange(const struct geo_board *b, uint8_t p, uint8_t q)
{
    return p != HG_NONE && q != HG_NONE && b->place[p].region != b->place[q].region && !has(b->place[p].borders, q);
}

static bool is_near_strangers(const struct geometry_work *w, int x, int y)
{
    for (int v = y - GULF; v <= y + GULF; v++)
        for (int u = x - GULF; u <= x + GULF; u++)
            if (are_strange(w->board, w->label[at_cell(x, y)], w->label[at_cell(u, v)]))
                return true;
    return false;
}

/* Space between regions that touch without a border. */
static void part_regions(struct geometry_work *w)
{
    memset(w->mark, 0, sizeof w->mark);
    for (int y = GULF; y < HIGH - GULF; y++)
        for (int x = GULF; x < WIDE - GULF; x++)
            w->mark[at_cell(x, y)] = is_near_strangers(w, x, y);
    for (int k = 0; k < RASTER; k++)
        if (w->mark[k])
            w->label[k] = HG_NONE;
}

static bool is_of(const struct geometry_work *w, int k, unsigned region)
{
    return w->label[k] != HG_NONE && w->board->place[w->label[k]].region == region;
}

/* What was flooded becomes space, or stays as it is. */
static void drop_marked(struct geometry_work *w, bool dropped)
{
    for (int k = 0; k < RASTER; k++)
        if (w->mark[k] == 2) {
            w->mark[k] = 0;
            w->label[k] = dropped ? (uint8_t)HG_NONE : w->label[k];
        }
}

/* Drops land of a region that is nowhere as wide as twice a SPIT: spikes between seas and other regions, which nothing
 * needs. Specks stay: they come from the raster. */
static void drop_spits(struct geometry_work *w, unsigned region)
{
    for (int k = 0; k < RASTER; k++)
        w->source[k] = is_of(w, k, region) ? (uint8_t)HG_NONE : 0;
    raster_distances(w, WHOLE);
    for (int k = 0; k < RASTER; k++)
        w->source[k] = is_within(w->distance[k], SPIT) ? (uint8_t)HG_NONE : 0;
    raster_distances(w, WHOLE);
    for (int k = 0; k < RASTER; k++)
        w->mark[k] = is_of(w, k, region) && !is_within(w->distance[k], SPIT);
    for (int k = 0; k < RASTER; k++)
        if (w->mark[k] == 1)
            drop_marked(w, raster_flood(w, k) >= SPECK);
}

/* Only the piece around a place's `at` stays; the others become space with `best` 0. */
static void drop_pieces(struct geometry_work *w, unsigned place)
{
    struct geo_point at = w->board->place[place].at;
    for (int k = 0; k < RASTER; k++)
        w->mark[k] = w->label[k] == place;
    raster_flood(w, at_cell(cell_of(at.x), cell_of(at.y)));
    for (int k = 0; k < RASTER; k++)
        if (w->mark[k] == 1) {
            w->label[k] = HG_NONE;
            w->best[k] = 0;
        }
}

static void drop_all_pieces(struct geometry_work *w)
{
    for (int k = 0; k < RASTER; k++)
        w->best[k] = 1;
    for (unsigned i = 0; i < w->board->places; i++)
        drop_pieces(w, i);
}

/* Pieces that are cut off go to the cells beside them; what is still cut off after that becomes space. */
static void give_pieces_away(struct geometry_work *w)
{
    drop_all_pieces(w);
    memcpy(w->source, w->label, sizeof w->source);
    raster_distances(w, WHOLE);
    for (int k = 0; k < RASTER; k++)
        if (w->best[k] == 0 && is_within(w->distance[k], REACH))
            w->label[k] = w->nearest[k];
    drop_all_pieces(w);
}

/* Two cells around the raster are space, so that no walk leaves it. */
static void clear_edge(struct geometry_work *w)
{
    for (int y = 0; y < HIGH; y++)
        for (int x = 0; x < WIDE; x++)
            if (x < 2 || y < 2 || x >= WIDE - 2 || y >= HIGH - 2)
                w->label[at_cell(x, y)] = HG_NONE;
}

/* The order matters: every correction may undo what an earlier one made. */
void labels_of(struct geometry_work *w)
{
    sow(w);
    memset(w->label, HG_NONE, sizeof w->label);
    for (int k = 0; k < RASTER; k++)
        w->best[k] = FAR;
    for (unsigned i = 0; i < w->board->regions; i++)
        settle_region(w, i);
    keep_cores(w);
    part_regions(w);
    clear_edge(w);
    for (unsigned i = 0; i < w->board->regions; i++)
        drop_spits(w, i);
    give_pieces_away(w);
}
