/* The geometry as JSON, for pages: one object, points as flat lists x, y, x, y. docs/GEOMETRY.md has the schema. */
#include "text/geometry/board.h"

/* Words for the enumerations, in their order. */
static const char *const kinds[BOARD_KINDS] = {"cells", "grid", "none"};
static const char *const arc_kinds[GEO_KINDS] = {"border", "coast", "rift"};
static const char *const link_kinds[] = {"link", "wrap", "bridge"};

static void write_point(struct json *j, struct geo_point p)
{
    json_signed(j, p.x);
    json_signed(j, p.y);
}

static void write_points(struct json *j, const char *key, const struct geo_point *point, unsigned count)
{
    json_key(j, key);
    json_open(j, '[');
    for (unsigned i = 0; i < count; i++)
        write_point(j, point[i]);
    json_close(j, ']');
}

static void write_box(struct json *j, const char *key, struct geo_box box)
{
    json_key(j, key);
    json_open(j, '[');
    json_signed(j, box.x);
    json_signed(j, box.y);
    json_signed(j, box.w);
    json_signed(j, box.h);
    json_close(j, ']');
}

/* ---- Shapes ------------------------------------------------------------------------------------------------------ */

/* NULL for space. */
static const char *place_id(const struct edition *e, unsigned i)
{
    return i == HG_NONE ? NULL : edition_names(e)->places.item[i].id;
}

static void write_cell(struct json *j, const struct edition *e, const struct geometry *g, unsigned i)
{
    const struct geo_cell *cell = &g->cell[i];
    json_open(j, '{');
    pair_text(j, "id", place_id(e, i));
    pair_number(j, "area", cell->area);
    write_points(j, "outline", &g->point[cell->outline.first], cell->outline.count);
    json_close(j, '}');
}

static void write_arc(struct json *j, const struct edition *e, const struct geometry *g, unsigned i)
{
    const struct geo_arc *arc = &g->arc[i];
    json_open(j, '{');
    pair_text(j, "kind", arc_kinds[arc->kind]);
    pair_text(j, "place", place_id(e, arc->place));
    if (arc->other != HG_NONE)
        pair_text(j, "other", place_id(e, arc->other));
    write_points(j, "line", &g->point[arc->line.first], arc->line.count);
    json_close(j, '}');
}

/* A region may have several outlines, one for each island. */
static void write_region(struct json *j, const struct edition *e, const struct geometry *g, unsigned region)
{
    json_open(j, '{');
    pair_text(j, "id", edition_names(e)->regions.item[region].id);
    json_key(j, "outlines");
    json_open(j, '[');
    for (unsigned i = 0; i < g->rings; i++) {
        const struct geo_ring *ring = &g->ring[i];
        if (ring->region != region)
            continue;
        json_open(j, '[');
        for (unsigned k = 0; k < ring->outline.count; k++)
            write_point(j, g->point[ring->outline.first + k]);
        json_close(j, ']');
    }
    json_close(j, ']');
    json_close(j, '}');
}

/* ---- What stands on them ----------------------------------------------------------------------------------------- */

/* The name's box is told for each language, since names are of different lengths. */
static void write_label(struct json *j, const struct edition *e, const struct geo_label *label, unsigned i)
{
    json_open(j, '{');
    pair_text(j, "id", place_id(e, i));
    write_box(j, "box", label->box);
    write_points(j, "anchor", &label->anchor, 1);
    for (unsigned k = 0; k < LANGUAGES; k++) {
        json_key(j, language_code[k]);
        json_open(j, '{');
        write_box(j, "name", label->name[k]);
        pair_number(j, "lines", label->lines[k]);
        pair_flag(j, "short", label->lines[k] == 0);
        json_close(j, '}');
    }
    json_close(j, '}');
}

static void write_link(struct json *j, const struct edition *e, const struct geo_link *link)
{
    json_open(j, '{');
    pair_text(j, "kind", link_kinds[link->kind]);
    pair_text(j, "from", place_id(e, link->from));
    pair_text(j, "to", place_id(e, link->to));
    write_points(j, "line", link->point, GEOMETRY_LINK_POINTS);
    json_close(j, '}');
}

static void write_badge(struct json *j, const char *id, const struct geo_box badge[LANGUAGES])
{
    json_open(j, '{');
    pair_text(j, "id", id);
    for (unsigned k = 0; k < LANGUAGES; k++)
        write_box(j, language_code[k], badge[k]);
    json_close(j, '}');
}

/* "flat" and "upright". */
static void write_layout(struct json *j, const struct edition *e, const struct geometry *g, enum geo_way way)
{
    const struct geo_layout *l = &g->layout[way];
    json_key(j, way == GEO_FLAT ? "flat" : "upright");
    json_open(j, '{');
    write_box(j, "bounds", l->bounds);
    json_key(j, "labels");
    json_open(j, '[');
    for (unsigned i = 0; i < g->places; i++)
        write_label(j, e, &l->label[i], i);
    json_close(j, ']');
    json_key(j, "links");
    json_open(j, '[');
    for (unsigned i = 0; i < l->links; i++)
        write_link(j, e, &l->link[i]);
    json_close(j, ']');
    json_key(j, "badges");
    json_open(j, '[');
    for (unsigned i = 0; i < g->regions; i++)
        write_badge(j, edition_names(e)->regions.item[i].id, l->badge[i]);
    json_close(j, ']');
    json_close(j, '}');
}

/* ---- Boards ------------------------------------------------------------------------------------------------------ */

static void write_cells(struct json *j, const struct edition *e, const struct geometry *g)
{
    json_key(j, "places");
    json_open(j, '[');
    for (unsigned i = 0; i < g->places; i++)
        write_cell(j, e, g, i);
    json_close(j, ']');
    json_key(j, "arcs");
    json_open(j, '[');
    for (unsigned i = 0; i < g->arcs; i++)
        write_arc(j, e, g, i);
    json_close(j, ']');
    json_key(j, "regions");
    json_open(j, '[');
    for (unsigned i = 0; i < g->regions; i++)
        write_region(j, e, g, i);
    json_close(j, ']');
    for (int way = 0; way < GEO_WAYS; way++)
        write_layout(j, e, g, (enum geo_way)way);
}

/* Only places are listed; other squares are drawn empty. */
static void write_grid(struct json *j, const struct edition *e)
{
    struct geo_grid grid;
    geometry_grid(e, &grid);
    pair_number(j, "columns", grid.columns);
    pair_number(j, "rows", grid.rows);
    json_key(j, "squares");
    json_open(j, '[');
    for (unsigned i = 0; i < edition_names(e)->places.count; i++) {
        json_open(j, '{');
        pair_text(j, "id", place_id(e, i));
        pair_number(j, "column", grid.square[i].column);
        pair_number(j, "row", grid.square[i].row);
        pair_text(j, "region", edition_place(e, i).region->id);
        pair_flag(j, "dark", grid.square[i].dark);
        json_close(j, '}');
    }
    json_close(j, ']');
}

void geometry_json(struct json *j, const struct edition *e, enum geo_board_kind kind, const struct geometry *g)
{
    json_open(j, '{');
    pair_text(j, "edition", edition_id(e));
    pair_text(j, "sha256", edition_sha256(e));
    pair_text(j, "board", kinds[kind]);
    if (kind == BOARD_CELLS && g != NULL)
        write_cells(j, e, g);
    if (kind == BOARD_GRID)
        write_grid(j, e);
    json_close(j, '}');
}
