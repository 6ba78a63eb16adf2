/* The grid: files and ranks, the ships of a stack as a letter and a number. Squares are as large as the screen has
 * room for, one row to four. Ships go along diagonals. */
#include <stdio.h>

#include "engine/bits.h"
#include "text/say.h"
#include "tui/scene.h"

/* The drawing of the edition has its squares so far apart. */
enum { FILES = 8, RANKS = 10, STEP_X = 100, STEP_Y = 70 };

struct grid {
    struct area at;    /* without the borders */
    int width, height; /* of a square */
};

/* The drawing places of the edition say which square a place is. */
static int file_of(const struct scene *in, unsigned place)
{
    return (edition_drawing(in->edition, place).x - STEP_X) / STEP_X;
}

/* Rank 0 is drawn lowest, as players see their own side of the board. */
static int rank_of(const struct scene *in, unsigned place)
{
    return RANKS - 1 - edition_drawing(in->edition, place).y / STEP_Y;
}

/* A cell is twice as high as it is wide, so that squares need about twice the columns. */
static struct grid grid_of(struct area at)
{
    struct grid g;
    g.height = (at.height - 2) / RANKS;
    g.height = g.height < 1 ? 1 : g.height > 4 ? 4 : g.height;
    g.width = g.height == 1 ? 5 : 2 * g.height + 3;
    while (g.width > 3 && FILES * g.width + 3 > at.width)
        g.width--;
    int width = FILES * g.width, height = RANKS * g.height;
    g.at = (struct area){at.x + (at.width - width) / 2, at.y + (at.height - height - 1) / 2, width, height};
    return g;
}

/* On the screen, by file and rank. */
static struct area square(const struct grid *g, int file, int rank)
{
    return (struct area){g->at.x + file * g->width, g->at.y + (RANKS - 1 - rank) * g->height, g->width, g->height};
}

/* Ranks on both sides and files below, which is how moves are written down. */
static void draw_borders(struct canvas *c, const struct grid *g)
{
    for (int rank = 0; rank < RANKS; rank++) {
        struct area at = square(g, 0, rank);
        canvas_printf(c, at.x - 2, at.y + g->height / 2, ink_dim, "%d", rank);
        canvas_printf(c, g->at.x + g->at.width + 1, at.y + g->height / 2, ink_dim, "%d", rank);
    }
    for (int file = 0; file < FILES; file++)
        canvas_printf(c, square(g, file, 0).x + g->width / 2, g->at.y + g->at.height, ink_dim, "%c", 'a' + file);
}

/* Home planets are tinted; squares where no ship ever stands stay bare. */
static struct ink ground(const struct scene *in, unsigned place)
{
    const struct ink bare = {INK_DEFAULT, INK_DEFAULT, 0};
    static const struct ink space = {INK_DEFAULT, 236, 0}, home[2] = {{INK_DEFAULT, 238, 0}, {INK_DEFAULT, 17, 0}};
    if (!has(in->r->galactic.board, place))
        return bare;
    for (unsigned i = 0; i < 2; i++)
        if (has(in->r->galactic.home[i], place))
            return home[i];
    return space;
}

/* Both ends of a battle are marked while it lasts; a ship that may not move has a star. */
static const char *sign_of(const struct scene *in, unsigned place)
{
    const struct hg_galactic_open *o = &in->s->galactic.open;
    if (place == in->cursor)
        return "▶";
    if (place == in->from)
        return "●";
    if (has(in->marked, place))
        return "›";
    if (place == o->battle.from || place == o->battle.to)
        return "✦";
    return place == o->turn.frozen ? "*" : "";
}

/* A single ship needs no number. Empty squares that ships can reach have a dot. */
static void draw_ship(struct canvas *c, const struct scene *in, unsigned place, struct area at)
{
    uint8_t owner = scene_owner(in, place);
    int y = at.y + (at.height - 1) / 2, x = at.x + (at.width - 3) / 2;
    unsigned ships = in->s->galactic.open.units[place];
    canvas_put(c, x, y, ink_bold, sign_of(in, place));
    if (owner >= in->sides) {
        if (has(in->r->galactic.board, place))
            canvas_put(c, x + 1, y, (struct ink){240, ground(in, place).bg, 0}, "·");
        return;
    }
    struct ink ink = ink_with(scene_field(in, owner), INK_BOLD);
    canvas_put(c, x + 1, y, ink, in->side[owner].letter);
    if (ships > 1)
        canvas_printf(c, x + 2, y, ink, "%u", ships);
}

/* The cursor reverses the whole square. */
static void draw_square(struct canvas *c, const struct scene *in, const struct grid *g, unsigned place)
{
    struct area at = square(g, file_of(in, place), rank_of(in, place));
    struct ink ink = ground(in, place);
    if (place == in->cursor)
        ink.flags = INK_REVERSE;
    canvas_fill(c, at, ink);
    draw_ship(c, in, place, at);
    canvas_hit(c, at, HIT_PLACE, place);
    in->map->spot[place] = (struct layout_spot){at.x, at.y};
    in->map->item[place] = (struct layout_item){0, 0, at.width, at.height};
}

/* Every square of the edition, those without ships as well: they are clicked on, too. */
static void draw(struct canvas *c, const struct scene *in, struct area at)
{
    struct grid g = grid_of(at);
    draw_borders(c, &g);
    for (unsigned i = 0; i < in->names->places.count; i++)
        draw_square(c, in, &g, i);
}

/* Stacks are what is moved, ships what wins. */
static void say_holdings(const struct scene *in, unsigned seat, char *out, size_t size)
{
    snprintf(out, size, say(in->language, "%u stacks · %u ships"), scene_places_held(in, seat),
             scene_units_held(in, seat));
}

const struct board board_galactic = {.draw = draw, .say_holdings = say_holdings};
