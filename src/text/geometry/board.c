/* From an edition to the board that the geometry is asked for. Only editions know places by name; everything behind it
 * works on numbers. */
#include "text/geometry/board.h"

#include <string.h>

#include "engine/traits.h"

/* ---- Kinds ------------------------------------------------------------------------------------------------------- */

/* By family: what has no board of places is not drawn. An edition whose mode can't be compiled yet may still be
 * drawn. */
enum geo_board_kind geometry_kind(const struct edition *e, const struct edition_mode *mode)
{
    static const enum geo_board_kind kinds[] = {
        [HG_BOARD_GRAPH] = BOARD_CELLS, [HG_BOARD_GRID] = BOARD_GRID, [HG_BOARD_CARDS] = BOARD_NONE};
    struct hg_rules r;
    struct fault f;
    mode = mode != NULL ? mode : edition_mode(e, 0);
    if (!edition_compile(e, mode->named.id, mode->seats_min, NULL, 0, &r, &f))
        return BOARD_CELLS;
    return kinds[hg_traits(&r).board];
}

/* ---- Cells ------------------------------------------------------------------------------------------------------- */

static struct geo_point point_of(struct drawing at)
{
    return (struct geo_point){(int16_t)at.x, (int16_t)at.y};
}

/* Capitals in one line stand apart, in several close together. */
static int letter_of(unsigned lines)
{
    return lines == 1 ? 8 : 7;
}

/* Bytes of a name that stand in its first line when that is no wider; 0 when not even a word does. */
static size_t first_line(const char *name, int width, int letter)
{
    size_t fits = 0;
    for (size_t i = 0; width >= 0; i++) {
        if (name[i] == ' ' || name[i] == '\0')
            fits = i;
        if (name[i] == '\0')
            break;
        width -= ((unsigned char)name[i] & 0xc0) == 0x80 ? 0 : name[i] == ' ' ? 4 : letter;
    }
    return fits;
}

size_t geometry_badge_line(const char *name, struct geo_box badge)
{
    return badge.h == BADGE_HEIGHT ? strlen(name) : first_line(name, badge.w - BADGE_NARROW, letter_of(2));
}

/* Whether a name goes into so many lines when none is wider. */
static bool goes_into(const char *name, int width, unsigned lines)
{
    for (unsigned i = 0; i < lines; i++) {
        size_t length = first_line(name, width, letter_of(lines));
        if (length == 0)
            return false;
        if (name[length] == '\0')
            return true;
        name += length + 1;
    }
    return false;
}

/* The bonus stands before the name. */
static int16_t badge_width(const char *name, unsigned lines)
{
    int width = 0;
    while (width < SHEET_WIDTH && !goes_into(name, width, lines))
        width++;
    return (int16_t)(BADGE_NARROW + width);
}

/* Neighbours as sets, and how large its name is in each language. */
static struct geo_place ask_place(const struct edition *e, unsigned i)
{
    struct edition_place place = edition_place(e, i);
    struct geo_place asked = {.at = point_of(edition_drawing(e, i)),
                              .region = (uint8_t)(place.region - edition_names(e)->regions.item),
                              .borders = place.borders,
                              .links = place.relays,
                              .wraps = place.wraps};
    for (unsigned k = 0; k < LANGUAGES; k++)
        asked.name[k] = geometry_measure(place.named->name[k]);
    return asked;
}

void geometry_ask(const struct edition *e, struct geo_board *board)
{
    const struct names *names = edition_names(e);
    memset(board, 0, sizeof *board);
    board->places = names->places.count;
    board->regions = names->regions.count;
    for (unsigned i = 0; i < board->places; i++)
        board->place[i] = ask_place(e, i);
    for (unsigned i = 0; i < board->regions; i++) {
        struct edition_region region = edition_region(e, i);
        board->region[i] = (struct geo_region){point_of(region.centre), (int16_t)region.radius, {{0}}};
        for (unsigned k = 0; k < LANGUAGES; k++)
            for (unsigned lines = 1; lines <= BADGE_LINES; lines++)
                board->region[i].badge[k][lines - 1] = badge_width(region.named->name[k], lines);
    }
}

/* ---- Squares ----------------------------------------------------------------------------------------------------- */

/* x, or y when asked for what lies down. */
static int coordinate(const struct edition *e, unsigned i, bool down)
{
    return down ? edition_drawing(e, i).y : edition_drawing(e, i).x;
}

/* How many different numbers among the places' coordinates are below this one. */
static unsigned below(const struct edition *e, unsigned count, bool down, int limit)
{
    unsigned found = 0;
    for (unsigned i = 0; i < count; i++) {
        bool is_new = coordinate(e, i, down) < limit;
        for (unsigned k = 0; k < i && is_new; k++)
            is_new = coordinate(e, k, down) != coordinate(e, i, down);
        found += is_new;
    }
    return found;
}

/* Columns and rows are the different coordinates of places, in their order: an edition need not say how large its grid
 * is. */
void geometry_grid(const struct edition *e, struct geo_grid *grid)
{
    unsigned count = edition_names(e)->places.count, odd = 0;
    grid->columns = below(e, count, false, SHEET_WIDTH + 1);
    grid->rows = below(e, count, true, SHEET_HEIGHT + 1);
    for (unsigned i = 0; i < count; i++) {
        struct drawing at = edition_drawing(e, i);
        grid->square[i].column = (uint8_t)below(e, count, false, at.x);
        grid->square[i].row = (uint8_t)below(e, count, true, at.y);
        odd += (grid->square[i].column + grid->square[i].row) % 2u;
    }
    for (unsigned i = 0; i < count; i++)
        grid->square[i].dark = (grid->square[i].column + grid->square[i].row) % 2u == (2 * odd > count);
}
