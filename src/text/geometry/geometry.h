/* The geometry of a board, from the places, borders and links that an edition names: outlines, shared arcs, links,
 * boxes for labels and badges. Whole numbers only and nothing is allocated, so that every machine draws the same. All
 * numbers are units of the sheet (0..1000 by 0..700, y downwards); what is drawn may stand a little outside.
 * docs/GEOMETRY.md explains it for people who draw. */
#ifndef TEXT_GEOMETRY_H
#define TEXT_GEOMETRY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "engine/limits.h"
#include "text/names.h"

/* The sheet, and how much a drawing may have of what; more makes geometry_of fail. */
enum {
    SHEET_WIDTH = 1000,
    SHEET_HEIGHT = 700,
    GEOMETRY_POINTS_MAX = 16384,
    GEOMETRY_ARCS_MAX = 768,
    GEOMETRY_LINKS_MAX = 192,
    GEOMETRY_RINGS_MAX = 64,
    GEOMETRY_LINK_POINTS = 13,
    BORDER_LEAST = 24 /* a shorter arc is hard to see as a border */
};

/* ---- What is asked ----------------------------------------------------------------------------------------------- */

/* A point and a size, in units. */
struct geo_point {
    int16_t x, y;
};

struct geo_size {
    int16_t w, h;
};

enum { LABEL_LINES = 3, BADGE_LINES = 4 };

/* The size of a name, broken into one, two or three lines. */
struct geo_text {
    struct geo_size lines[LABEL_LINES];
};

/* A place as the edition has it, without its name. */
struct geo_place {
    struct geo_point at;
    uint8_t region;
    uint64_t borders, links, wraps;  /* sets of places; wraps are links that leave the sheet */
    struct geo_text name[LANGUAGES]; /* see geometry_measure */
};

struct geo_region {
    struct geo_point centre; /* of the circle that it is drawn in */
    int16_t radius;          /* 0 when it has none */
    /* widths of its badge with the region's name in one line and in several, see BADGE_HEIGHT */
    int16_t badge[LANGUAGES][BADGE_LINES];
};

/* The board that is asked for. */
struct geo_board {
    unsigned places, regions;
    struct geo_place place[HG_PLACES_MAX];
    struct geo_region region[HG_REGIONS_MAX];
};

/* How large a name is, about, in the letters of NAME_EM units that boards are drawn with. */
enum { NAME_EM = 12, NAME_LEADING = 13, BADGE_HEIGHT = 20, BADGE_LEADING = 12, BADGE_NARROW = 40, DISC_RADIUS = 17 };
int geometry_text_width(const char *text, size_t length);
struct geo_text geometry_measure(const char *name);

/* How many bytes of a name stand in its first line when no line is wider than this; the blank behind them is dropped.
 */
size_t geometry_line(const char *name, int width);

/* ---- What is answered -------------------------------------------------------------------------------------------- */

/* A run of `point` below. */
struct geo_span {
    uint16_t first, count;
};

struct geo_box {
    int16_t x, y, w, h;
};

/* A closed outline; the points are not repeated. Drawn as curves through the middles of its sides it is round. */
struct geo_cell {
    struct geo_span outline;
    uint32_t area;  /* of the outline, in square units */
    uint8_t pieces; /* 1, unless the cell fell apart: the outline is that of the piece with the place's `at` */
};

/* Where two cells meet, or a cell and space. A rift parts two places that touch without a border; it is drawn as a gap.
 * The arcs of a cell close into a ring; a ring of one arc repeats its first point. */
enum geo_kind { GEO_BORDER, GEO_COAST, GEO_RIFT, GEO_KINDS };

struct geo_arc {
    uint8_t kind;  /* enum geo_kind */
    uint8_t place; /* the lower number */
    uint8_t other; /* HG_NONE for space */
    uint16_t length;
    struct geo_span line;
};

/* A region's line, around its cells; it may have several rings, one for each island. */
struct geo_ring {
    uint8_t region;
    struct geo_span outline;
};

/* A line across space. A wrap has two: each leaves its place for the edge of the sheet. A bridge is a border that the
 * cells can't show. */
enum geo_link_kind { GEO_LINK, GEO_WRAP, GEO_BRIDGE };

struct geo_link {
    uint8_t kind, from, to;
    struct geo_point point[GEOMETRY_LINK_POINTS];
};

/* Where the name and the units of a place stand. */
struct geo_label {
    struct geo_box box;             /* the largest free rectangle around the place inside its cell */
    struct geo_point anchor;        /* the middle of the disc with the units */
    struct geo_box name[LANGUAGES]; /* for the name: inside the cell, beside the disc, unless the label is short */
    uint8_t lines[LANGUAGES];       /* of the name; 0: short, only the disc and three letters are sure to fit */
};

/* One for the sheet as it is, one for the sheet with x and y exchanged. */
struct geo_layout {
    struct geo_box bounds; /* of everything drawn */
    struct geo_label label[HG_PLACES_MAX];
    struct geo_box badge[HG_REGIONS_MAX][LANGUAGES]; /* bonus and name of the region; the bonus alone when narrow */
    unsigned links;
    struct geo_link link[GEOMETRY_LINKS_MAX];
};

enum geo_way { GEO_FLAT, GEO_UPRIGHT, GEO_WAYS };

/* The whole answer. Too large for most stacks. */
struct geometry {
    unsigned places, regions, arcs, rings, points;
    struct geo_cell cell[HG_PLACES_MAX];
    struct geo_arc arc[GEOMETRY_ARCS_MAX];
    struct geo_ring ring[GEOMETRY_RINGS_MAX];
    struct geo_layout layout[GEO_WAYS];
    struct geo_point point[GEOMETRY_POINTS_MAX]; /* of the sheet as it is */
};

/* Memory to work in: about 2.1 MB, see geometry_work_size. Nothing in it needs to be set, nothing in it is kept. */
struct geometry_work;
size_t geometry_work_size(void);

/* False when the board can't be drawn: it has no places, a place lies off the sheet, or it is too tangled for the
 * sizes above. */
bool geometry_of(const struct geo_board *board, struct geometry_work *work, struct geometry *g);

/* The length of the longest arc that shows the border of two places, 0 when they don't touch. */
unsigned geometry_border(const struct geometry *g, unsigned a, unsigned b);

#endif
