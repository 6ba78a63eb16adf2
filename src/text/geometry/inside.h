/* Between the files of the geometry: the raster and the steps from seeds to outlines. Only the files of this folder
 * include it.
 *
 * The raster has cells of 4 units and a margin around the sheet. Lengths inside are sixteenths of a unit ("fine"), so
 * that one cell is 64 and rounding can't be seen. */
#ifndef TEXT_GEOMETRY_INSIDE_H
#define TEXT_GEOMETRY_INSIDE_H

#include "text/geometry/geometry.h"

enum {
    CELL = 4,                                 /* units of a cell's side */
    MARGIN = 80,                              /* units around the sheet, so that coasts may bulge out of it */
    WIDE = (SHEET_WIDTH + 2 * MARGIN) / CELL, /* cells of the raster, as the two below */
    HIGH = (SHEET_HEIGHT + 2 * MARGIN) / CELL,
    RASTER = WIDE * HIGH,
    LONGER = WIDE > HIGH ? WIDE : HIGH,
    FINE = 16, /* parts of a unit */
    CELL_FINE = CELL * FINE,
    FAR = 1 << 28,   /* a squared distance beyond all others */
    DEPTH = 20,      /* cells: fields are not told apart beyond this distance */
    WALK_MAX = 16384 /* points of one line before it is thinned */
};

/* A point in fine units. */
struct fine_point {
    int32_t x, y;
};

/* A part of the raster. */
struct window {
    int x, y, w, h;
};

/* The working memory. Every step says which of these it needs and which it leaves; the rest is scratch. */
struct geometry_work {
    const struct geo_board *board;
    struct geometry *g;
    bool full;                                  /* something did not fit */
    uint8_t seed[RASTER];                       /* owner of a seed, or HG_NONE */
    uint8_t label[RASTER];                      /* owner of a cell of the raster; HG_NONE is space */
    uint8_t source[RASTER];                     /* what distances are taken to; HG_NONE is nothing */
    uint8_t nearest[RASTER];                    /* which source is the nearest */
    uint8_t mark[RASTER];                       /* scratch of each step: classes, walked cracks, floods */
    uint8_t held[RASTER];                       /* whose outline holds this cell, with a little room to spare */
    int32_t distance[RASTER];                   /* squared, in cells */
    int32_t best[RASTER];                       /* scratch: the best distance so far, sums of a row */
    int16_t own[RASTER];                        /* distance to the shape, fine */
    int16_t field[RASTER], soft[RASTER];        /* how deep inside a shape, fine; the same averaged */
    uint16_t stack[RASTER];                     /* of a flood */
    uint32_t sums[(LONGER + 1) * (LONGER + 1)]; /* of cells above and to the left of each corner */
    int16_t root[DEPTH * DEPTH + 1];            /* of squared distances in cells, fine */
    uint8_t column_near[RASTER];                /* the nearest source of each column */
    int16_t column[RASTER];                     /* and how far it is, in cells */
    int base[LONGER], from[LONGER];             /* the lower envelope of a row */
    struct fine_point walk[WALK_MAX], turn[WALK_MAX];
    unsigned walked; /* points in `walk` */
};

/* Where a cell stands in the arrays. */
static inline int at_cell(int x, int y)
{
    return y * WIDE + x;
}

/* Which column or row a coordinate lies in. */
static inline int cell_of(int units)
{
    return (units + MARGIN) / CELL;
}

/* The middle of a cell, or the corner before it, in units times 16. */
static inline int32_t middle_of(int i)
{
    return i * CELL_FINE + CELL_FINE / 2 - MARGIN * FINE;
}

static inline int32_t corner_of(int i)
{
    return i * CELL_FINE - MARGIN * FINE;
}

static inline bool has(uint64_t set, unsigned i)
{
    return i < 64 && (set >> i & 1);
}

static inline int least(int a, int b)
{
    return a < b ? a : b;
}

static inline int most(int a, int b)
{
    return a > b ? a : b;
}

/* Cell (x, y) of a raster, the board held one way up. */
static inline uint8_t seen_at(const uint8_t *raster, enum geo_way way, int x, int y)
{
    return raster[way == GEO_FLAT ? at_cell(x, y) : at_cell(y, x)];
}

static inline int wide_of(enum geo_way way)
{
    return way == GEO_FLAT ? WIDE : HIGH;
}

static inline struct geo_point seen_point(struct geo_point p, enum geo_way way)
{
    return way == GEO_FLAT ? p : (struct geo_point){p.y, p.x};
}

unsigned fine_distance(struct fine_point a, struct fine_point b); /* rounded down */
unsigned whole_root(uint64_t n);                                  /* rounded down */

static const struct window WHOLE = {0, 0, WIDE, HIGH};

/* raster.c: for every cell of the window, squared distance to the nearest source in it, and what that source is. */
void raster_distances(struct geometry_work *w, struct window in);
/* Fills `root`; once, before anything is measured. */
void raster_roots(struct geometry_work *w);
int raster_depth(const struct geometry_work *w, int cell); /* of `distance`, fine, at most DEPTH cells */

/* Marks with 2 what hangs together with this cell and is marked 1. Returns how many cells that is. */
unsigned raster_flood(struct geometry_work *w, int cell);

/* labels.c: which place has which cell of the raster. */
void labels_of(struct geometry_work *w);

/* arcs.c: the boundaries of the labels. */
void arcs_of(struct geometry_work *w);

/* cells.c: outlines with gaps between them, and the lines of regions. Leaves in `held` what outlines hold. */
void cells_of(struct geometry_work *w);

/* lines.c: lines of fine points become points of the geometry. */
struct geo_span lines_keep(struct geometry_work *w, bool closed);
void lines_soften(struct geometry_work *w, bool closed, unsigned times);
unsigned lines_length(const struct geometry_work *w); /* in units */
void lines_add(struct geometry_work *w, int32_t x, int32_t y);

/* fields.c: how deep inside a shape each cell of a window lies. `mark` says what the cells are to the shape: 0 its own,
 * others by class; `inset` how far the shape stays away from each class. The answer, softened, is in `soft`. */
enum { CLASSES = 6 };
void field_of(struct geometry_work *w, struct window in, const int16_t inset[CLASSES]);

/* The outline of the part of `soft` above zero that has this cell. Its cells become 2 in `mark`, those of other parts
 * stay 1. Returns the number of its cells. */
void field_begin(struct geometry_work *w, struct window in);
unsigned field_outline(struct geometry_work *w, int cell);

/* names.c, links.c, badges.c: what stands on the board, one way up. */
void layout_labels(struct geometry_work *w, enum geo_way way);
void layout_links(struct geometry_work *w, enum geo_way way);
void layout_badges(struct geometry_work *w, enum geo_way way);
void layout_bounds(struct geometry_work *w, enum geo_way way);

#endif
