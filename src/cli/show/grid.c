/* A board of squares as a picture: files and ranks, the homes in their colours. Squares that are no place of the
 * edition are drawn empty.
 *
 * Squares are of one size, so that the picture needs nothing but the ids of its places. */
#include <stdio.h>
#include <string.h>

#include "cli/show/drawing.h"

/* The side of a square and the room around the board, in units of the picture. */
enum { SIDE = 64, AROUND = 24 };

/* Held flat, the lowest row stands at the left. */
static struct geo_box box_of(const struct geo_grid *grid, unsigned column, unsigned row, enum geo_way way)
{
    int16_t x = (int16_t)(column * SIDE), y = (int16_t)(row * SIDE), up = (int16_t)((grid->rows - 1 - row) * SIDE);
    return way == GEO_FLAT ? (struct geo_box){up, x, SIDE, SIDE} : (struct geo_box){x, y, SIDE, SIDE};
}

/* Squares are coloured by their region, dark ones stronger. */
static void draw_square(const struct sheet *sheet, const struct geo_grid *grid, unsigned i, enum geo_way way)
{
    struct edition_place place = edition_place(sheet->edition, i);
    unsigned region = (unsigned)(place.region - edition_names(sheet->edition)->regions.item);
    struct geo_box b = box_of(grid, grid->square[i].column, grid->square[i].row, way);
    printf("<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"12\" fill=\"%s\" fill-opacity=\"%s\"/>"
           "<text class=\"count\" x=\"%d\" y=\"%d\">",
           b.x + 3, b.y + 3, SIDE - 6, SIDE - 6, edition_region(sheet->edition, region).colour,
           grid->square[i].dark ? ".55" : ".2", b.x + SIDE / 2, b.y + SIDE / 2 + 4);
    svg_text(show_name(sheet, place.named), strlen(show_name(sheet, place.named)));
    puts("</text>");
}

/* All squares first, then those that are places of the edition. */
void svg_grid(const struct sheet *sheet, enum geo_way way)
{
    struct geo_grid grid;
    geometry_grid(sheet->edition, &grid);
    unsigned wide = way == GEO_FLAT ? grid.rows : grid.columns, high = way == GEO_FLAT ? grid.columns : grid.rows;
    svg_open(
        (struct geo_box){-AROUND, -AROUND, (int16_t)(wide * SIDE + 2 * AROUND), (int16_t)(high * SIDE + 2 * AROUND)});
    for (unsigned column = 0; column < grid.columns; column++)
        for (unsigned row = 0; row < grid.rows; row++) {
            struct geo_box b = box_of(&grid, column, row, way);
            printf("<rect class=\"square\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"none\"/>\n", b.x, b.y,
                   b.w, b.h);
        }
    for (unsigned i = 0; i < edition_names(sheet->edition)->places.count; i++)
        draw_square(sheet, &grid, i, way);
    svg_close();
}
