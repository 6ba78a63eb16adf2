/* Sheets of text that are scrolled through, and the pages made of them: the overview and the recap. A sheet is lines
 * with an ink and an indent; long ones are broken when they are drawn, by the width that there is. */
#include "tui/overview.h"

#include <stdarg.h>
#include <stdio.h>

#include "text/say.h"
#include "tui/play.h"
#include "tui/recap.h"

/* Printed into the line; a longer text is cut, which no sentence of the catalogue comes near to. */
void sheet_add(struct sheet *sheet, struct ink ink, int indent, const char *format, ...)
{
    va_list arguments;
    if (sheet->count == SHEET_LINES)
        return;
    struct sheet_line *line = &sheet->line[sheet->count++];
    line->ink = ink;
    line->indent = indent;
    va_start(arguments, format);
    vsnprintf(line->text, SHEET_TEXT, format, arguments);
    va_end(arguments);
}

/* A line with those that it is broken into behind an indent. Returns how many; with no canvas it only counts. */
static int draw_line(struct canvas *c, const struct sheet_line *line, struct area in)
{
    struct area whole = {in.x, in.y, in.width, 1}, rest = {in.x + line->indent, in.y + 1, in.width - line->indent, 20};
    /* The first line has the whole width, those behind it are set in. */
    size_t first = canvas_bytes(line->text, in.width);
    char head[SHEET_TEXT];
    snprintf(head, sizeof head, "%.*s", (int)first, line->text);
    const char *more = line->text + first + (line->text[first] == ' ');
    int lines = 1 + (*more != '\0' ? canvas_wrap(NULL, rest, line->ink, more) : 0);
    if (c == NULL || lines > in.height)
        return lines;
    canvas_wrap(c, whole, line->ink, head);
    if (*more != '\0')
        canvas_wrap(c, rest, line->ink, more);
    return lines;
}

/* A line is drawn with all that it is broken into, or not at all. */
unsigned sheet_draw(struct canvas *c, const struct sheet *sheet, struct area in, unsigned first)
{
    int y = 0;
    for (; first < sheet->count; first++) {
        struct area at = {in.x, in.y + y, in.width, in.height - y};
        int lines = draw_line(c, &sheet->line[first], at);
        if (lines > at.height)
            break;
        y += lines;
    }
    return first;
}

/* ---- Scrolling --------------------------------------------------------------------------------------------------- */

/* The first line to be shown after a key; lines `first` up to `last` of so many are shown now. */
static unsigned scroll(const struct key *key, unsigned first, unsigned last, unsigned count)
{
    unsigned shown = last - first;
    if (key->kind == STAGE_DOWN || key->kind == STAGE_WHEEL_DOWN)
        return first + (last < count);
    if (key->kind == STAGE_UP || key->kind == STAGE_WHEEL_UP)
        return first - (first > 0);
    if (key->kind == STAGE_PAGE_DOWN || key_is(key, " "))
        return last < count ? last : first;
    if (key->kind == STAGE_PAGE_UP)
        return first > shown ? first - shown : 0;
    return key->kind == STAGE_HOME ? 0 : first;
}

/* The frame says how many lines are above and below. */
static void frame_sheet(struct play *p, const struct sheet *sheet, struct area in, int head, unsigned first,
                        unsigned *last)
{
    struct area at = {in.x, in.y + head, in.width, in.height - head};
    struct area frame = {in.x - 3, in.y - 1, in.width + 6, in.height + 2};
    *last = sheet_draw(&p->canvas, sheet, at, first);
    canvas_more(&p->canvas, frame, first, sheet->count - *last);
}

/* Where a sheet begins: with the line that is wanted, or above it where the page would not be full. */
static unsigned begin_at(const struct sheet *sheet, struct area in, int head)
{
    struct area at = {in.x, in.y + head, in.width, in.height - head};
    unsigned first = sheet->begin;
    while (first > 0 && sheet_draw(NULL, sheet, at, first - 1) == sheet->count)
        first--;
    return first;
}

/* ---- The overview ------------------------------------------------------------------------------------------------ */

/* The sheet that is shown is reversed. */
static void draw_tabs(struct play *p, struct area in, enum overview_tab tab)
{
    int x = in.x;
    for (int i = 0; i < OVERVIEW_TABS; i++) {
        struct ink ink = i == (int)tab ? ink_with(ink_bar, INK_BOLD) : ink_dim;
        x += canvas_printf(&p->canvas, x, in.y, ink, " %d %s ", i + 1,
                           overview_title(p->language, (enum overview_tab)i));
        x += 1;
    }
}

/* The tab that a key asks for. */
static enum overview_tab next_tab(const struct key *key, enum overview_tab tab)
{
    if (key->kind == STAGE_TAB || key->kind == STAGE_RIGHT || key_is(key, "o"))
        return (enum overview_tab)((tab + 1) % OVERVIEW_TABS);
    if (key->kind == STAGE_BACKTAB || key->kind == STAGE_LEFT)
        return (enum overview_tab)((tab + OVERVIEW_TABS - 1) % OVERVIEW_TABS);
    if (key->kind == STAGE_CHAR && key->text[0] >= '1' && key->text[0] < '1' + OVERVIEW_TABS)
        return (enum overview_tab)(key->text[0] - '1');
    return tab;
}

/* Where the cursor is, or where something happened last, is where the list of neighbours begins. */
void page_overview(struct play *p)
{
    static struct sheet sheet;
    struct area in;
    struct key key = {.kind = STAGE_TIME};
    enum overview_tab tab = OVERVIEW_REGIONS, shown = OVERVIEW_TABS;
    unsigned first = 0, last = 0;
    uint8_t place = p->scene.cursor != HG_NONE ? p->scene.cursor : p->hot;
    while (!page_leaves(&key)) {
        tab = next_tab(&key, tab);
        first = scroll(&key, first, last, sheet.count);
        if (!page_open(p, say(p->language, "Overview: 1 to 4 turn the page, arrows scroll, Enter goes back"), 60, &in))
            return;
        overview_fill(&p->scene, tab, place, &sheet);
        if (tab != shown)
            first = begin_at(&sheet, in, 2);
        shown = tab;
        draw_tabs(p, in, tab);
        frame_sheet(p, &sheet, in, 2, first, &last);
        key = page_key(p);
    }
}

/* ---- News -------------------------------------------------------------------------------------------------------- */

/* Once for a turn, at its first question; in the first round there is nothing to look back to. */
void play_make_news(struct play *p)
{
    static struct recap recap;
    const struct hg_state *s = p->scene.s;
    if (p->news_of == s->turn)
        return;
    p->news_of = s->turn;
    p->news[0] = '\0';
    if (s->round < 2 || scene_active(&p->scene) != p->viewer)
        return;
    recap_make(&p->log, &p->scene, &recap);
    recap_say(&p->scene, &recap, p->news, sizeof p->news);
}

/* ---- The recap --------------------------------------------------------------------------------------------------- */

/* Headings stand out, what happened below them is set in. */
static void fill_recap(struct play *p, struct sheet *sheet)
{
    static struct recap recap;
    recap_make(&p->log, &p->scene, &recap);
    sheet->count = sheet->begin = 0;
    if (recap.count == 0)
        sheet_add(sheet, ink_plain, 0, "%s", say(p->language, "Nothing has happened since then."));
    for (unsigned i = 0; i < recap.count; i++) {
        const struct recap_line *line = &recap.line[i];
        struct ink ink = line->army < p->scene.sides ? scene_ink(&p->scene, line->army) : ink_plain;
        sheet_add(sheet, line->heading ? ink_with(ink, INK_BOLD) : ink, 4, line->heading ? "── %s" : "  %s",
                  line->text);
    }
}

/* Made when it is opened, since who looks decides what is told. */
void page_recap(struct play *p)
{
    static struct sheet sheet;
    struct area in;
    struct key key = {.kind = STAGE_TIME};
    unsigned first = 0, last = 0;
    while (!page_leaves(&key) && !key_is(&key, "r")) {
        first = scroll(&key, first, last, sheet.count);
        const char *title = p->viewer < p->session->rules->seats ? say(p->language, "Since your last turn")
                                                                 : say(p->language, "The last round");
        if (!page_open(p, title, 60, &in))
            return;
        fill_recap(p, &sheet);
        frame_sheet(p, &sheet, in, 0, first, &last);
        key = page_key(p);
    }
}
