/* The page: a frame that is the same for all (page.html), and between its halves the review as JSON, with the board and
 * what changed on it with each action. The script of the frame draws; nothing is loaded from anywhere. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/drawn.h"
#include "cli/review/sheet.h"
#include "engine/bits.h"
#include "engine/traits.h"
#include "text/json.h"
#include "text/say.h"
#include "text/sink_file.h"

/* Inside a script no text may end it: the one character that could begin a tag is written by its number. */
struct guard {
    struct sink sink;
    struct sink *to;
};

static const char *write_guarded(struct sink *to, const char *bytes, size_t length)
{
    struct guard *g = to->context;
    for (size_t i = 0; i < length; i++) {
        if (bytes[i] == '<')
            sink_text(g->to, "\\u003c");
        else
            sink_put(g->to, bytes[i]);
    }
    return g->to->failed;
}

/* ---- The board --------------------------------------------------------------------------------------------------- */

static void write_cells(struct json *j, const struct edition *e, const struct geometry *g, enum language language)
{
    json_open(j, '[');
    for (unsigned i = 0; i < g->places; i++) {
        const struct geo_span *line = &g->cell[i].outline;
        const struct geo_point *anchor = &g->layout[GEO_FLAT].label[i].anchor;
        json_open(j, '{');
        pair_text(j, "name", edition_names(e)->places.item[i].name[language]);
        json_key(j, "at");
        json_open(j, '[');
        json_signed(j, anchor->x);
        json_signed(j, anchor->y);
        json_close(j, ']');
        json_key(j, "line");
        json_open(j, '[');
        for (unsigned k = 0; k < line->count; k++) {
            json_signed(j, g->point[line->first + k].x);
            json_signed(j, g->point[line->first + k].y);
        }
        json_close(j, ']');
        json_close(j, '}');
    }
    json_close(j, ']');
}

/* The seat or neutral army that holds a place, or the one behind all of them. */
static unsigned holder(const struct sheet *s, const struct hg_state *state, unsigned place)
{
    for (unsigned i = 0; i < HG_ARMIES_MAX; i++)
        if (has(hg_held(s->review.r, state, i), place))
            return i;
    return HG_ARMIES_MAX;
}

/* Place, holder and units of every place that an action has changed, in one row; at first of all places. */
static void write_changes(struct json *j, const struct sheet *s, unsigned places, const struct hg_state *before,
                          const struct hg_state *after)
{
    json_open(j, '[');
    for (unsigned i = 0; i < places; i++) {
        unsigned owner = holder(s, after, i), units = hg_units_at(s->review.r, after, i);
        if (before != NULL && holder(s, before, i) == owner && hg_units_at(s->review.r, before, i) == units)
            continue;
        json_number(j, i);
        json_number(j, owner);
        json_number(j, units);
    }
    json_close(j, ']');
}

/* Boards that are drawn as cells; others are left to the words. */
static void write_board(struct json *j, const struct sheet *s)
{
    const struct edition *e = record_edition(s->reader);
    bool cells = hg_traits(s->review.r).board == HG_BOARD_GRAPH;
    struct geometry *g = cells ? drawn_board(e) : NULL;
    if (g == NULL)
        return;
    json_key(j, "cells");
    write_cells(j, e, g, s->language);
    json_key(j, "board");
    json_open(j, '[');
    write_changes(j, s, g->places, NULL, &s->way.position[0]);
    for (unsigned i = 0; i < s->way.count; i++)
        write_changes(j, s, g->places, &s->way.position[i], &s->way.position[i + 1]);
    json_close(j, ']');
    free(g);
}

/* ---- Words ------------------------------------------------------------------------------------------------------- */

/* What the script says, by the keys that it knows. */
static void write_words(struct json *j, enum language language)
{
    static const char *const words[][2] = {
        {"chances", SAID("Chance to win")},
        {"chancesAbout", SAID("after every action, calibrated")},
        {"luck", SAID("Luck")},
        {"luckAbout", SAID("points that dice and cards gave or took")},
        {"choices", SAID("Choices")},
        {"choicesAbout", SAID("points given away against the best move found")},
        {"turning", SAID("Turning points")},
        {"marked", SAID("Decisions")},
        {"markedAbout", SAID("marked where the loss is more than noise")},
        {"position", SAID("The position")},
        {"dice", SAID("Dice")},
        {"diceAbout", SAID("faces seen; the line is what fair dice show")},
        {"uneven", SAID("Fair dice are as uneven in %s of games.")},
        {"round", SAID("round %s")},
        {"better", SAID("better: %s")},
        {"setup", SAID("set-up")},
        {"chance", SAID("chance")},
        {"start", SAID("start")},
        {"own", SAID("own choices")},
        {"others", SAID("others' choices")},
        {"result", SAID("result")},
        {"adjusted", SAID("without luck")},
        {"none", SAID("No decision stands out.")},
        {"inaccuracy", SAID("inaccuracy")},
        {"mistake", SAID("mistake")},
        {"blunder", SAID("blunder")},
        {"sums", SAID("Where the result comes from")},
        {"sumsAbout", SAID("start, luck and choices add up to the result, in points")},
        {"luckiest", SAID("Largest luck")},
        {"costliest", SAID("Costliest decision")},
        {"decided", SAID("From here on the winner was never behind")},
        {"moments", SAID("Worth seeing")},
    };
    json_key(j, "words");
    json_open(j, '{');
    for (unsigned i = 0; i < sizeof words / sizeof words[0]; i++)
        pair_text(j, words[i][0], say(language, words[i][1]));
    pair_text(j, "language", language_code[language]);
    json_close(j, '}');
}

static void write_page(const struct sheet *s, struct sink *out)
{
    struct guard guard = {.sink = {.write = write_guarded}, .to = out};
    struct json j = {&guard.sink, false};
    guard.sink.context = &guard;
    sink_text(out, review_page_before);
    json_open(&j, '{');
    json_key(&j, "review");
    sheet_json(s, &guard.sink);
    j.comma = true;
    write_board(&j, s);
    write_words(&j, s->language);
    json_close(&j, '}');
    sink_text(out, review_page_behind);
}

/* An older page of that name is replaced when the new one is whole. */
bool sheet_page(const struct sheet *s, const char *path, struct fault *f)
{
    FILE *file = fopen(path, "wbe");
    if (file == NULL)
        return fault_at(f, path, 0, "the page can't be written: %s", strerror(errno));
    struct sink out = sink_file(file);
    write_page(s, &out);
    bool whole = out.failed == NULL;
    if (!sink_close(&out) || !whole)
        return fault_at(f, path, 0, "the page can't be written: %s", out.failed);
    return true;
}
