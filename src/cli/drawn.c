/* Warnings about a drawing are no mistakes: the rules play the same. The least length of a border that counts as seen,
 * BORDER_LEAST, is text/geometry's own. */
#include "cli/drawn.h"

#include <stdio.h>
#include <stdlib.h>

#include "engine/bits.h"
#include "text/fault.h"
#include "text/say.h"

/* NULL without memory, or when the board can't be drawn. The work room is large and short-lived, so it is not kept. */
struct geometry *drawn_board(const struct edition *e)
{
    struct geometry *g = malloc(sizeof *g);
    struct geometry_work *w = malloc(geometry_work_size());
    struct geo_board board;
    geometry_ask(e, &board);
    bool drawn = g != NULL && w != NULL && geometry_of(&board, w, g);
    free(w);
    if (drawn)
        return g;
    free(g);
    return NULL;
}

/* ---- Warnings ---------------------------------------------------------------------------------------------------- */

/* What the functions below look at, and whom they tell. */
struct warnings {
    const struct edition *e;
    const struct geometry *g;
    drawn_warning *warn;
    void *context;
};

/* People find a place in the file by its id, not by its name. */
static const char *id_of(const struct warnings *in, unsigned place)
{
    return edition_names(in->e)->places.item[place].id;
}

/* Each border once, from its place with the lower number: the shift drops the places below i. */
static void warn_borders(const struct warnings *in, unsigned i)
{
    char sentence[512];
    uint64_t borders = edition_place(in->e, i).borders >> i << i;
    while (borders != 0) {
        unsigned k = take_lowest(&borders), length = geometry_border(in->g, i, k);
        if (length >= BORDER_LEAST)
            continue;
        snprintf(sentence, sizeof sentence,
                 say(fault_language(), "the border of %s and %s is drawn %u units long, and less than %d can hardly be "
                                       "seen; move `at` of places between or near them"),
                 id_of(in, i), id_of(in, k), length, BORDER_LEAST);
        in->warn(in->context, sentence);
    }
}

/* A cell should be of one piece, around its place. */
static void warn_cell(const struct warnings *in, unsigned i)
{
    char sentence[512];
    if (in->g->cell[i].pieces == 1)
        return;
    snprintf(sentence, sizeof sentence,
             say(fault_language(), in->g->cell[i].pieces == 0
                                       ? SAID("%s has no cell of its own; move its `at` away from other places")
                                       : SAID("the cell of %s falls apart; move its `at` away from other places")),
             id_of(in, i));
    in->warn(in->context, sentence);
}

/* Is a name drawn short in any language? Then it has no lines there. */
static bool is_short(const struct geo_label *label)
{
    for (unsigned k = 0; k < LANGUAGES; k++)
        if (label->lines[k] == 0)
            return true;
    return false;
}

/* All of them in one sentence: there may be many, and a short name is a small matter. */
static void warn_names(const struct warnings *in)
{
    char sentence[2048];
    size_t used = (size_t)snprintf(sentence, sizeof sentence, "%s",
                                   say(fault_language(), "there is no room for these names, which are drawn short:"));
    bool any = false;
    for (unsigned i = 0; i < in->g->places; i++) {
        if (!is_short(&in->g->layout[GEO_FLAT].label[i]) || used >= sizeof sentence - 80)
            continue;
        used += (size_t)snprintf(sentence + used, sizeof sentence - used, "%s %.60s", any ? "," : "", id_of(in, i));
        any = true;
    }
    if (any)
        in->warn(in->context, sentence);
}

/* Whether any mode is played on a board that is drawn as cells; grids and cards have drawings of their own. */
static bool has_cells(const struct edition *e)
{
    for (unsigned i = 0; i < edition_modes(e); i++)
        if (geometry_kind(e, edition_mode(e, i)) == BOARD_CELLS)
            return true;
    return false;
}

/* In the order of the places, so that two runs can be compared. */
void drawn_warnings(const struct edition *e, drawn_warning *warn, void *context)
{
    struct geometry *g = has_cells(e) ? drawn_board(e) : NULL;
    struct warnings in = {e, g, warn, context};
    if (g == NULL) {
        if (has_cells(e))
            warn(context, say(fault_language(), "the board is too tangled to be drawn"));
        return;
    }
    for (unsigned i = 0; i < g->places; i++) {
        warn_borders(&in, i);
        warn_cell(&in, i);
    }
    warn_names(&in);
    free(g);
}
