/* The review of a game that is over, as a page: what luck and decisions brought to every seat, the moments that
 * mattered, and the decisions that cost most. It is the quick review of `hegemon review` (docs/REVIEW.md). */
#include "tui/reviewed.h"

#include <stdlib.h>

#include "shell/cli.h"
#include "shell/term.h"
#include "text/say.h"
#include "tui/remark.h"
#include "tui/stage.h"

/* Figures of a seat, and columns of each, of which the last has a long head; columns of the page; rows of the page that
 * says how far the work is. */
enum { FIGURES = 6, FIGURE_WIDTH = 9, LAST_WIDTH = 12, PAGE_WIDTH = 100, WAIT_HEIGHT = 7 };

/* What a paragraph of the page tells. */
enum item_kind { ITEM_LUCK, ITEM_COST, ITEM_BEST, ITEM_WORST, ITEM_TURN, ITEM_MARK };

struct item {
    enum item_kind kind;
    unsigned at; /* the step, or which turning point */
};

/* A record and its review while the page is open. */
struct reviewed {
    enum language language;
    struct record_reader *reader;
    struct path way;
    struct review review;
    struct moments moments;
    struct item *item;
    unsigned items, first; /* paragraphs, and the uppermost that is shown */
    bool left, stopped;    /* by Esc and its like, or by Ctrl-C */
};

/* ---- The work ---------------------------------------------------------------------------------------------------- */

static bool leaves(const struct key *key)
{
    return key->kind == STAGE_STOP || key->kind == STAGE_ESCAPE || key_is(key, "q");
}

static struct area open_page(struct canvas *c, enum language language, int height)
{
    int width = c->columns < PAGE_WIDTH ? c->columns : PAGE_WIDTH, rows = height < c->rows ? height : c->rows;
    struct area page = {(c->columns - width) / 2, (c->rows - rows) / 2, width, rows};
    return canvas_frame(c, page, ink_dim, say(language, "What was luck, what was skill"));
}

/* How far it is, after every action; a key may break it off. */
static bool go_on(void *context, unsigned done, unsigned all)
{
    struct reviewed *v = context;
    struct canvas c;
    if (!stage_canvas(&c))
        return false;
    struct area in = open_page(&c, v->language, WAIT_HEIGHT);
    canvas_printf(&c, in.x + 2, in.y + 1, ink_plain, say(v->language, "Action %u of %u is judged."), done, all);
    canvas_fill(&c, (struct area){in.x + 2, in.y + 2, (int)((unsigned long)(in.width - 4) * done / all), 1}, ink_bar);
    canvas_put(&c, in.x + 2, in.y + 4, ink_dim, say(v->language, "Esc: break it off"));
    stage_show(&c);
    canvas_close(&c);
    struct key key = stage_key(0);
    v->left = leaves(&key);
    v->stopped = key.kind == STAGE_STOP;
    return !v->left;
}

static void add(struct reviewed *v, enum item_kind kind, int at)
{
    if (at >= 0)
        v->item[v->items++] = (struct item){kind, (unsigned)at};
}

/* What is most worth seeing comes first; every other mistake and blunder follows in the order of the game. */
static bool list_items(struct reviewed *v)
{
    const struct moments *m = &v->moments;
    moments_find(&v->review, &v->moments);
    v->item = calloc(v->way.count + MOMENT_TURNS + ITEM_MARK, sizeof *v->item);
    if (v->item == NULL)
        return false;
    for (unsigned i = 0; i < m->turns && i < 3; i++)
        add(v, ITEM_TURN, (int)i);
    add(v, ITEM_LUCK, m->luckiest);
    add(v, ITEM_COST, m->costliest);
    if (m->best.first >= 0 && m->best.luck > 0)
        add(v, ITEM_BEST, m->best.last);
    if (m->worst.first >= 0 && m->worst.luck < 0)
        add(v, ITEM_WORST, m->worst.last);
    for (unsigned i = 0; i < v->way.count; i++)
        if (v->review.step[i].class >= REVIEW_MISTAKE && (int)i != m->costliest)
            add(v, ITEM_MARK, (int)i);
    return true;
}

static bool make(struct reviewed *v)
{
    const struct record_header *h = record_header(v->reader);
    return review_make(&v->review, &(struct review_order){.r = record_rules(v->reader),
                                                          .path = &v->way,
                                                          .row = fit_find(h->edition, h->mode, h->seats),
                                                          .level = REVIEW_QUICK,
                                                          .progress = go_on,
                                                          .context = v}) &&
           list_items(v);
}

/* ---- The page ---------------------------------------------------------------------------------------------------- */

static void put_figures(struct canvas *c, struct area at, struct ink ink, char text[FIGURES][24])
{
    for (int k = 0; k < FIGURES; k++) {
        int behind = k + 1 < FIGURES ? LAST_WIDTH + (FIGURES - 2 - k) * FIGURE_WIDTH : 0;
        canvas_put(c, at.x + at.width - behind - (int)term_text_width(text[k]), at.y, ink, text[k]);
    }
}

static struct told told_of(const struct reviewed *v)
{
    return (struct told){&v->review, record_edition(v->reader), v->language};
}

/* Start, luck and decisions add up to the result, in points. Returns the lines it took. */
static int draw_seats(struct canvas *c, const struct reviewed *v, struct area in)
{
    static const char *const heads[FIGURES] = {SAID("start"),  SAID("luck"),   SAID("own"),
                                               SAID("others"), SAID("result"), SAID("luck-free")};
    const struct told told = told_of(v);
    char text[FIGURES][24], name[SEAT_NAME_MAX];
    for (unsigned k = 0; k < FIGURES; k++)
        snprintf(text[k], sizeof text[k], "%s", say(v->language, heads[k]));
    put_figures(c, in, ink_dim, text);
    for (unsigned i = 0; i < v->review.r->seats; i++) {
        const struct review_seat *seat = &v->review.seat[i];
        const int64_t figure[FIGURES] = {seat->start,  seat->luck,   seat->own,
                                         seat->others, seat->result, review_adjusted(seat)};
        struct area at = {in.x, in.y + 1 + (int)i, in.width, 1};
        for (unsigned k = 0; k < FIGURES; k++)
            snprintf(text[k], sizeof text[k], k >= 1 && k <= 3 ? "%+.1f" : "%.1f",
                     told_points(&v->review, i, figure[k]));
        for (unsigned k = 0; k < FIGURES; k++)
            remark_fractions(v->language, text[k]);
        remark_seat(&told, i, name);
        canvas_fit(c, at.x, at.y, at.width - (FIGURES - 1) * FIGURE_WIDTH - LAST_WIDTH - 1, ink_plain, name);
        put_figures(c, at, ink_plain, text);
    }
    return (int)v->review.r->seats + 1;
}

/* What kind of moment it is, and how many points it is about. */
static const char *head_of(const struct reviewed *v, struct item item, double *points)
{
    const struct review_step *step = &v->review.step[item.at];
    const struct moments *m = &v->moments;
    switch (item.kind) {
    case ITEM_LUCK:
        *points = remark_luck(&v->review, item.at);
        return say(v->language, "Largest luck");
    case ITEM_BEST:
        *points = told_points(&v->review, m->best.attacker, m->best.luck);
        return say(v->language, "Luckiest battle");
    case ITEM_WORST:
        *points = told_points(&v->review, m->worst.attacker, m->worst.luck);
        return say(v->language, "Unluckiest battle");
    case ITEM_COST:
        *points = -100 * step->decision.loss;
        return say(v->language, "Costliest decision");
    case ITEM_TURN:
    case ITEM_MARK:
        break;
    }
    *points = -100 * step->decision.loss;
    return told_class(step->class, v->language);
}

static void tell_item(const struct reviewed *v, struct item item, char out[REMARK_MAX])
{
    const struct told told = told_of(v);
    struct remark remark = {.step = item.at, .cost = item.kind == ITEM_COST || item.kind == ITEM_MARK};
    if (item.kind == ITEM_TURN) {
        remark_turn(&told, &v->moments.turn[item.at], out);
        return;
    }
    remark.head = head_of(v, item, &remark.points);
    remark_step(&told, remark, out);
}

/* Whole paragraphs only; returns the first that there is no room for. */
static unsigned draw_items(struct canvas *c, const struct reviewed *v, struct area in)
{
    char text[REMARK_MAX];
    int y = 0;
    unsigned i = v->first;
    for (; i < v->items; i++) {
        tell_item(v, v->item[i], text);
        struct area at = {in.x, in.y + y, in.width, in.height - y};
        int lines = canvas_wrap(NULL, (struct area){0, 0, in.width, in.height}, ink_plain, text);
        if (lines > at.height)
            break;
        y += canvas_wrap(c, at, ink_plain, text);
    }
    return i;
}

/* Returns whether there is more below. */
static bool draw(struct canvas *c, const struct reviewed *v)
{
    struct area in = open_page(c, v->language, c->rows), frame = {in.x - 1, in.y - 1, in.width + 2, in.height + 2};
    in.x += 2;
    in.width -= 4;
    int y = draw_seats(c, v, in);
    y += canvas_wrap(c, (struct area){in.x, in.y + y, in.width, 2}, ink_dim,
                     say(v->language, "Points of the chance to win; start, luck, own and others' decisions are the "
                                      "result. Enter: back"));
    unsigned end = draw_items(c, v, (struct area){in.x, in.y + y + 1, in.width, in.height - y - 1});
    canvas_more(c, frame, v->first, v->items - end);
    return end < v->items;
}

static void turn_pages(struct reviewed *v)
{
    struct canvas c;
    while (!v->left && stage_canvas(&c)) {
        bool more = draw(&c, v);
        stage_show(&c);
        canvas_close(&c);
        struct key key = stage_key(-1);
        if ((key.kind == STAGE_DOWN || key.kind == STAGE_WHEEL_DOWN || key.kind == STAGE_PAGE_DOWN) && more)
            v->first++;
        if ((key.kind == STAGE_UP || key.kind == STAGE_WHEEL_UP || key.kind == STAGE_PAGE_UP) && v->first > 0)
            v->first--;
        v->left = leaves(&key) || key.kind == STAGE_ENTER;
        v->stopped = key.kind == STAGE_STOP;
    }
}

/* ---- The whole --------------------------------------------------------------------------------------------------- */

static int run(struct reviewed *v, const char *path)
{
    struct fault f;
    bool enough;
    enum record_status status = path_read(&v->way, v->reader, &enough, &f);
    if (enough && (status == RECORD_BROKEN || status == RECORD_UNREADABLE))
        return cli_complain_fault(&f);
    if (!enough || v->way.count == 0)
        return cli_complain(path, "there is not enough memory");
    if (!stage_enter())
        return cli_complain(NULL, "this terminal can't be drawn on; `hegemon review` prints the review in lines");
    bool made = make(v);
    if (made)
        turn_pages(v);
    stage_leave();
    if (!made && !v->left)
        return cli_complain(path, "there is not enough memory");
    return v->stopped ? CLI_STOPPED : CLI_FINE;
}

int reviewed_run(const char *path, enum language language)
{
    struct reviewed v = {.language = language};
    struct fault f;
    v.reader = record_open(path, &f);
    if (v.reader == NULL)
        return cli_complain_fault(&f);
    int code = run(&v, path);
    free(v.item);
    review_free(&v.review);
    path_free(&v.way);
    record_close(v.reader);
    return code;
}
