/* What never changes of a board: cells with outlines, squares of a grid, cards in their regions. */
#include "cli/review/boards.h"

#include <stdlib.h>

#include "cli/drawn.h"
#include "engine/traits.h"
#include "text/rules_json/rules_json.h"

static const char *place_name(const struct boards *in, unsigned i)
{
    return edition_names(in->edition)->places.item[i].name[in->sheet->language];
}

static void write_outline(struct json *j, const struct geometry *g, struct geo_span line)
{
    json_key(j, "line");
    json_open(j, '[');
    for (unsigned k = 0; k < line.count; k++) {
        json_signed(j, g->point[line.first + k].x);
        json_signed(j, g->point[line.first + k].y);
    }
    json_close(j, ']');
}

static void write_cells(const struct boards *in, const struct geometry *g)
{
    struct json *j = in->j;
    json_key(j, "cells");
    json_open(j, '[');
    for (unsigned i = 0; i < in->places; i++) {
        const struct geo_point *anchor = &g->layout[GEO_FLAT].label[i].anchor;
        json_open(j, '{');
        pair_text(j, "name", place_name(in, i));
        json_key(j, "at");
        json_open(j, '[');
        json_signed(j, anchor->x);
        json_signed(j, anchor->y);
        json_close(j, ']');
        write_outline(j, g, g->cell[i].outline);
        json_close(j, '}');
    }
    json_close(j, ']');
}

/* The ids are those by which the rules speak of places. */
static void write_named(struct json *j, const struct named *named, enum language language)
{
    pair_text(j, "id", named->id);
    pair_text(j, "name", named->name[language]);
}

static void write_squares(const struct boards *in)
{
    struct geo_grid grid;
    struct json *j = in->j;
    geometry_grid(in->edition, &grid);
    json_key(j, "grid");
    json_open(j, '{');
    pair_number(j, "columns", grid.columns);
    pair_number(j, "rows", grid.rows);
    json_key(j, "squares");
    json_open(j, '[');
    for (unsigned i = 0; i < in->places; i++) {
        json_open(j, '{');
        write_named(j, &edition_names(in->edition)->places.item[i], in->sheet->language);
        pair_number(j, "column", grid.square[i].column);
        pair_number(j, "row", grid.square[i].row);
        pair_flag(j, "dark", grid.square[i].dark);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_close(j, '}');
}

/* Which cards there are, with their rows and regions, stands in the rules. */
static void write_cards(const struct boards *in)
{
    const struct names *names = edition_names(in->edition);
    struct json *j = in->j;
    json_key(j, "cards");
    json_open(j, '{');
    json_key(j, "places");
    json_open(j, '[');
    for (unsigned i = 0; i < in->places; i++) {
        json_open(j, '{');
        write_named(j, &names->places.item[i], in->sheet->language);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_key(j, "regions");
    json_open(j, '[');
    for (unsigned i = 0; i < names->regions.count; i++) {
        json_open(j, '{');
        write_named(j, &names->regions.item[i], in->sheet->language);
        pair_text(j, "colour", edition_region(in->edition, i).colour);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_close(j, '}');
}

static bool write_graph(const struct boards *in)
{
    struct geometry *g = drawn_board(in->edition);
    if (g != NULL)
        write_cells(in, g);
    free(g);
    return g != NULL;
}

/* What the rules say of squares and cards, the script needs as well. */
static bool write_board(const struct boards *in)
{
    uint8_t board = hg_traits(in->sheet->review.r).board;
    if (board == HG_BOARD_GRAPH)
        return write_graph(in);
    if (board == HG_BOARD_GRID) {
        write_squares(in);
    } else {
        write_cards(in);
        positions_table(in);
    }
    json_key(in->j, "rules");
    rules_json(in->j, in->sheet->review.r, in->edition);
    return true;
}

void boards_write(struct json *j, const struct sheet *s)
{
    const struct edition *e = record_edition(s->reader);
    const struct boards in = {j, s, e, edition_names(e)->places.count};
    if (write_board(&in))
        positions_write(&in);
}
