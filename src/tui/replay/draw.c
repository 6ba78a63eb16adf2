/* Draws a recorded game: the board with its panels or another sheet, and below it the line of time. The scene and the
 * panels are those of a game that is played, with the eyes that were chosen. */
#include <stdio.h>
#include <string.h>

#include "engine/traits.h"
#include "shell/term.h"
#include "text/say.h"
#include "tui/replay/graph.h"
#include "tui/replay/replay.h"

/* Lines of the story that are told; columns of the story beside the graph, and from what width on; rows below which
 * cards are left out. */
enum { STORY_LINES = 128, SIDE_STORY = 44, SIDE_STORY_FROM = 120, HANDS_LEAST = 4 };

/* ---- The scene --------------------------------------------------------------------------------------------------- */

/* For the line of time: whose secrets are on the screen is always said. */
void viewer_eyes(const struct viewer *v, char *out, size_t size)
{
    if (v->eyes == SCENE_WHOLE)
        snprintf(out, size, "%s", say(v->language, "everything shown"));
    else if (v->eyes == HG_SPECTATOR)
        snprintf(out, size, "%s", say(v->language, "seen by a spectator"));
    else
        snprintf(out, size, say(v->language, "seen by %s"), scene_army(&v->scene, v->eyes));
}

/* What happened up to the frame that is shown, as far back as anybody looks. */
static void tell(struct viewer *v, struct hg_state *now)
{
    unsigned long from = v->at > STORY_LINES ? v->at - STORY_LINES : 0;
    film_position(&v->film, from, now);
    v->log.count = 0;
    for (unsigned long i = from + 1; i <= v->at; i++) {
        struct hg_state before = *now;
        if (record_is_undo(&v->film.frame[i].action))
            film_position(&v->film, i, now);
        else
            hg_apply_legal(v->film.r, now, &v->film.frame[i].action);
        log_add(&v->log, &v->film.frame[i].action, &before, now);
    }
}

/* Where the action took place: of a battle its target, also while its dice fall. */
static uint8_t hot_place(const struct viewer *v)
{
    const struct hg_action *a = &v->film.frame[v->at].action;
    if (v->at == 0 || record_is_undo(a))
        return HG_NONE;
    if (a->to != HG_NONE || hg_traits(v->film.r).dice != HG_DICE_COMPARED)
        return a->to;
    const struct log_entry *last = &v->log.entry[(v->log.count - 1) % LOG_ENTRIES];
    return last->before.conquest.open.battle_to;
}

/* Nothing may be chosen: there is no cursor, and what happened last glows. */
static void look(struct viewer *v)
{
    struct hg_state now;
    struct scene *scene = &v->scene;
    tell(v, &now);
    scene_see(v->film.r, &now, v->eyes, &v->view);
    scene->r = v->film.r;
    scene->edition = record_edition(v->film.reader);
    scene->mode = edition_find_mode(scene->edition, record_header(v->film.reader)->mode);
    scene->names = edition_names(scene->edition);
    scene->language = v->language;
    scene->s = &v->view.position;
    scene->viewer = v->eyes;
    scene->map = &v->map;
    scene->marked = 0;
    scene->cursor = scene->from = HG_NONE;
    scene->hot = hot_place(v);
    scene_name_sides(scene);
}

/* ---- The line of time -------------------------------------------------------------------------------------------- */

/* How the record ends, as a sign behind the line. */
static const char *end_sign(const struct viewer *v)
{
    static const char *const signs[] = {
        [RECORD_FINISHED] = "◆", [RECORD_UNFINISHED] = "…", [RECORD_TORN] = "✗", [RECORD_BROKEN] = "✗"};
    return signs[v->film.status];
}

/* Where a frame stands on it. */
static int bar_column(const struct viewer *v, unsigned long frame)
{
    unsigned long last = film_last(&v->film);
    return last > 0 ? (int)(frame * (unsigned long)(v->bar.width - 1) / last) : 0;
}

/* Costs are red, luck is green or yellow; the signs can be told without that. */
static void draw_marks(struct canvas *c, const struct viewer *v)
{
    static const int16_t colours[MARK_KINDS] = {[MARK_INACCURACY] = 216, [MARK_LUCK] = 78,     [MARK_BAD_LUCK] = 220,
                                                [MARK_TURN] = 117,       [MARK_MISTAKE] = 209, [MARK_BLUNDER] = 203};
    for (unsigned kind = 0; kind < MARK_KINDS; kind++)
        for (unsigned i = 0; i < v->marks.count; i++)
            if (v->marks.mark[i].kind == kind)
                canvas_put(c, v->bar.x + bar_column(v, v->marks.mark[i].frame), v->bar.y,
                           (struct ink){colours[kind], INK_DEFAULT, INK_BOLD}, mark_signs[kind]);
}

/* The part that lies behind is bold; clicks on it jump. */
static void draw_bar(struct canvas *c, const struct viewer *v)
{
    int wide = v->bar.width - 1, here = bar_column(v, v->at);
    for (int x = 0; x <= wide; x++)
        canvas_put(c, v->bar.x + x, v->bar.y, x < here ? ink_bold : ink_dim, x < here ? "━" : "─");
    draw_marks(c, v);
    canvas_put(c, v->bar.x + here, v->bar.y, ink_bold, "●");
    canvas_put(c, v->bar.x + wide + 1, v->bar.y, ink_bold, end_sign(v));
}

/* Where it is too narrow for a line that could be clicked on there is none. */
static void draw_time(struct canvas *c, struct viewer *v, struct area at)
{
    char left[96], right[SIDE_NAME_MAX + 128], eyes[SIDE_NAME_MAX + 32];
    unsigned long turn = film_turn(&v->film, v->at);
    snprintf(left, sizeof left, "%s %lu/%lu", v->playing ? "▶" : "‖", v->at, film_last(&v->film));
    viewer_eyes(v, eyes, sizeof eyes);
    snprintf(right, sizeof right, say(v->language, "turn %lu/%lu · %s"), turn, v->film.turns - 1, eyes);
    int begin = at.x + 1 + canvas_put(c, at.x + 1, at.y, ink_bold, left) + 1;
    int end = at.x + at.width - (int)term_text_width(right) - 4;
    v->bar = (struct area){begin, at.y, end - begin, 1};
    if (v->bar.width >= 8)
        draw_bar(c, v);
    else
        v->bar.width = 0;
    canvas_put(c, at.x + at.width - (int)term_text_width(right) - 1, at.y, ink_plain, right);
}

/* How far the review is. */
static void draw_review(struct canvas *c, const struct viewer *v, struct area at)
{
    int x = at.x + 1;
    x += canvas_printf(c, x, at.y, ink_bold, say(v->language, "Action %u of %u is judged."), v->marks.run.done,
                       v->marks.way.count);
    canvas_put(c, x + 2, at.y, ink_dim, say(v->language, "Esc: break it off"));
}

/* What the keys do; the bar leaves out what there is no room for. */
static const char *key_words(const struct viewer *v)
{
    if (v->marks.state == MARKS_THERE)
        return say(v->language, "←→ step  ↑↓ turn  n p mark  Space play  0-9 view  g graph  ? help  q leave");
    return say(v->language, "←→ step  ↑↓ turn  Space play  a review  0-9 view  g graph  ? help  q leave");
}

/* A question for a number, or why something was not done, stands in its place until the next key. */
static void draw_keys(struct canvas *c, const struct viewer *v, struct area at)
{
    const char *question = v->prompt == PROMPT_TURN ? say(v->language, "Jump to turn (0 to %lu):")
                                                    : say(v->language, "Jump to action (0 to %lu):");
    if (v->prompt != PROMPT_NONE) {
        int x = at.x + 1;
        x += canvas_printf(c, x, at.y, ink_bold, question,
                           v->prompt == PROMPT_TURN ? v->film.turns - 1 : film_last(&v->film));
        x += 1 + canvas_put(c, x + 1, at.y, ink_bold, v->digits);
        canvas_put(c, x, at.y, ink_bar, " ");
        canvas_put(c, x + 3, at.y, ink_dim, say(v->language, "Enter jump  Esc back"));
    } else if (v->marks.state == MARKS_COMING) {
        draw_review(c, v, at);
    } else if (v->message[0] != '\0') {
        canvas_fit(c, at.x + 1, at.y, at.width - 1, ink_bold, v->message);
    } else {
        canvas_bar(c, at.x + 1, at.y, at.width - 1, ink_dim, key_words(v));
    }
}

/* ---- The board and its panels ------------------------------------------------------------------------------------ */

/* Where it happened; at the end, why there is no more. */
static void draw_place(struct canvas *c, const struct viewer *v, struct area at)
{
    char text[512];
    bool end = v->at == film_last(&v->film) && v->film.status != RECORD_FINISHED;
    if (end && v->film.status == RECORD_UNFINISHED)
        snprintf(text, sizeof text, "%s", say(v->language, "The record is unfinished; it can be resumed from here."));
    else if (end)
        snprintf(text, sizeof text, say(v->language, "✗ The record is broken at line %lu; ? tells more."),
                 record_line(v->film.reader));
    else if (v->scene.hot < v->scene.names->places.count)
        board_describe(&v->scene, v->scene.hot, text, sizeof text);
    else
        return;
    canvas_fit(c, at.x + 1, at.y, at.width - 1, end ? ink_bold : ink_plain, text);
}

/* Goals above, cards below, as much as there is of each. */
static void draw_side(struct canvas *c, const struct viewer *v, struct area at)
{
    struct scene open = v->scene;
    int hands = sheet_hands_height(&v->scene, at.width), goals = 0;
    open.viewer = HG_SPECTATOR;
    if (hg_plays_with(v->film.r, HG_GOALS))
        goals = at.height - (hands < at.height / 2 ? hands : at.height / 2);
    panel_hand(c, &open, (struct area){at.x, at.y, at.width, goals});
    if (at.height - goals >= HANDS_LEAST && hg_traits(v->film.r).has_hands)
        sheet_hands(c, &v->scene, (struct area){at.x, at.y + goals, at.width, at.height - goals});
}

/* What the graph is drawn from. */
static struct graph graph_of(const struct viewer *v)
{
    return (struct graph){&v->film, &v->scene, v->at, v->measure};
}

/* Of the measure that `w` has chosen. */
static const char *graph_title(const struct viewer *v)
{
    return v->measure == STRENGTH_SHARE ? say(v->language, "Strength") : say(v->language, "Chances to win");
}

/* The graph stands where a game that is played asks its questions. */
static void draw_board(struct canvas *c, struct viewer *v, const struct layout_screen *at)
{
    struct graph graph = graph_of(v);
    board_draw(c, &v->scene, at->board);
    draw_place(c, v, at->place);
    panel_seats(c, &v->scene, at->seats);
    panel_regions(c, &v->scene, at->regions);
    if (at->hand.height > 0)
        draw_side(c, v, at->hand);
    log_draw(c, &v->log, &v->scene, at->log, 0);
    v->plot = graph_draw(c, &graph, canvas_frame(c, at->ask, ink_dim, graph_title(v)));
}

/* ---- Remarks ----------------------------------------------------------------------------------------------------- */

/* Lines that the remarks of a frame take in this width; drawn from below when `c` is not NULL. */
static int put_remarks(struct canvas *c, const struct viewer *v, struct area in)
{
    const struct mark *mark;
    unsigned count = marks_at(&v->marks, v->at, &mark);
    char text[REMARK_MAX];
    int y = 0;
    for (unsigned i = count; i-- > 0;) {
        mark_tell(&v->marks, &v->film, &mark[i], v->language, text);
        y += canvas_wrap(c, (struct area){in.x, in.y + y, in.width, in.height - y}, ink_plain, text);
    }
    return y;
}

/* Above the line of time, over whatever sheet is shown, with the sign of the gravest in the frame. */
static void draw_remarks(struct canvas *c, const struct viewer *v, struct area at)
{
    const struct mark *mark;
    unsigned count = marks_at(&v->marks, v->at, &mark);
    char title[64];
    if (count == 0)
        return;
    enum mark_kind gravest = mark[count - 1].kind;
    int lines = put_remarks(NULL, v, (struct area){0, 0, at.width - 4, at.height - 2});
    struct area box = {at.x, at.y + at.height - lines - 2, at.width, lines + 2};
    snprintf(title, sizeof title, "%s %s", mark_signs[gravest], mark_word(gravest, v->language));
    canvas_fill(c, box, ink_plain);
    struct area in = canvas_frame(c, box, ink_bold, title);
    put_remarks(c, v, (struct area){in.x + 1, in.y, in.width - 2, in.height});
}

/* ---- The other sheets -------------------------------------------------------------------------------------------- */

/* What happened last, in one line. */
static void draw_caption(struct canvas *c, const struct viewer *v, struct area at)
{
    char text[LOG_TEXT];
    uint8_t army;
    if (log_tell(&v->log, &v->scene, 0, text, &army))
        canvas_fit(c, at.x, at.y, at.width, army < v->scene.sides ? scene_ink(&v->scene, army) : ink_plain, text);
}

/* The whole sheet: lines above, what they are made of below, the story at the side where there is room. */
static void draw_graph(struct canvas *c, struct viewer *v, struct area at)
{
    struct graph graph = graph_of(v);
    int seats = (int)v->film.r->seats;
    if (at.width >= SIDE_STORY_FROM) {
        at.width -= SIDE_STORY;
        log_draw(c, &v->log, &v->scene, (struct area){at.x + at.width, at.y, SIDE_STORY, at.height}, 0);
    }
    struct area upper = {at.x, at.y, at.width, at.height - seats - 1};
    struct area in = canvas_frame(c, upper, ink_dim, graph_title(v));
    v->plot = graph_draw(c, &graph, in);
    graph_legend(c, &graph, (struct area){at.x + 1, at.y + upper.height, at.width - 1, seats});
    draw_caption(c, v, (struct area){at.x + 1, at.y + at.height - 1, at.width - 2, 1});
}

/* A frame of at most so many cells in the middle. */
static struct area middle(struct area at, int width, int height)
{
    int w = width < at.width ? width : at.width, h = height < at.height ? height : at.height;
    return (struct area){at.x + (at.width - w) / 2, at.y + (at.height - h) / 2, w, h};
}

/* One at a time; each is left by the key that opened it. */
static void draw_sheet(struct canvas *c, struct viewer *v, const struct layout_screen *screen, struct area at)
{
    switch (v->sheet) {
    case SHEET_BOARD:
        draw_board(c, v, screen);
        return;
    case SHEET_GRAPH:
        draw_graph(c, v, at);
        return;
    case SHEET_CARDS:
        sheet_cards(c, v, at);
        return;
    case SHEET_STORY:
        log_draw(c, &v->log, &v->scene, at, 0);
        return;
    case SHEET_HELP:
        sheet_help(c, v, middle(at, 80, 26));
        return;
    case SHEET_FAULT:
        sheet_fault(c, v, middle(at, 80, 13));
    }
}

/* The line of time takes a row from the panels above it. */
void viewer_show(struct viewer *v)
{
    struct layout_screen at;
    canvas_close(&v->canvas);
    look(v);
    if (!stage_canvas(&v->canvas))
        return;
    struct canvas *c = &v->canvas;
    unsigned regions = hg_traits(v->film.r).has_regions ? v->scene.names->regions.count : 0;
    v->bar = v->plot = (struct area){0, 0, 0, 0};
    if (layout_screen(c->columns, c->rows, v->film.r->seats, hg_traits(v->film.r).neutrals, regions, &at)) {
        at.ask.height--;
        at.log.height--;
        at.hand.height -= at.hand.height > 0;
        draw_sheet(c, v, &at, (struct area){0, 1, c->columns, c->rows - 3});
        if (v->sheet != SHEET_HELP && v->sheet != SHEET_FAULT)
            draw_remarks(c, v, (struct area){0, 1, c->columns, c->rows - 3});
        panel_title(c, &v->scene, at.title);
        draw_time(c, v, (struct area){0, c->rows - 2, c->columns, 1});
        draw_keys(c, v, at.keys);
    } else {
        canvas_wrap(c, canvas_area(c), ink_bold,
                    say(v->language, "Please make the window larger: 80 columns by 24 rows at least."));
    }
    stage_show(c);
}
