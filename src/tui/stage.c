/* ncurses. Colours are allocated as they are met; where there are fewer than 256, or NO_COLOR is set, none are used,
 * since letters tell everything. The terminal is left as it was found, at the latest when the program ends. */
#include "tui/stage.h"

#include <curses.h>
#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

#include "shell/stop.h"

/* More than the colours of all editions together make. */
enum { PAIRS = 1024 };

static SCREEN *screen; /* NULL while the stage is not entered */
static bool colourful;
static struct {
    int16_t fg, bg;
} pair[PAIRS];
static int pairs;

/* A dumb terminal, or output into a file, is played in lines (plain.h). */
bool stage_possible(void)
{
    const char *kind = getenv("TERM");
    return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && kind != NULL && kind[0] != '\0' &&
           strcmp(kind, "dumb") != 0;
}

/* Names have accents whatever the locale: every terminal of today shows UTF-8. */
static void choose_characters(void)
{
    setlocale(LC_ALL, "");
    /* Numbers in records and editions have points, whatever the language. */
    setlocale(LC_NUMERIC, "C");
    if (strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        setlocale(LC_CTYPE, "C.UTF-8");
}

/* NO_COLOR (no-color.org) wins over everything that the terminal can do. */
static void choose_colours(void)
{
    const char *no_colour = getenv("NO_COLOR");
    colourful = (no_colour == NULL || no_colour[0] == '\0') && has_colors() && start_color() == OK && COLORS >= 256 &&
                COLOR_PAIRS >= 256;
    pairs = 1;
    if (colourful)
        use_default_colors();
}

/* Escape is waited for a fortieth of a second, which is enough to tell it from an arrow key on any line of today.
 * Leaving is registered once, so that a crash of another part leaves the terminal usable. */
bool stage_enter(void)
{
    static bool registered;
    choose_characters();
    screen = newterm(NULL, stdout, stdin);
    if (screen == NULL)
        return false;
    if (!registered)
        registered = atexit(stage_leave) == 0;
    set_escdelay(25);
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    curs_set(0);
    mousemask(BUTTON1_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED, NULL);
    mouseinterval(0);
    choose_colours();
    stop_watch();
    return true;
}

/* May be called at any time, and twice. */
void stage_leave(void)
{
    if (screen == NULL)
        return;
    endwin();
    delscreen(screen);
    screen = NULL;
}

/* ---- Showing ----------------------------------------------------------------------------------------------------- */

/* The size is asked anew for every screen: people change it while they play. */
bool stage_canvas(struct canvas *c)
{
    int rows, columns;
    getmaxyx(stdscr, rows, columns);
    return canvas_open(c, columns > 0 ? columns : 1, rows > 0 ? rows : 1);
}

/* ncurses numbers pairs of colours; they are made as they are met. When they run out the text is shown without. */
static short pair_of(struct ink ink)
{
    if (!colourful || (ink.fg == INK_DEFAULT && ink.bg == INK_DEFAULT))
        return 0;
    for (int i = 1; i < pairs; i++)
        if (pair[i].fg == ink.fg && pair[i].bg == ink.bg)
            return (short)i;
    if (pairs == PAIRS || pairs == COLOR_PAIRS || init_pair((short)pairs, ink.fg, ink.bg) != OK)
        return 0;
    pair[pairs].fg = ink.fg;
    pair[pairs].bg = ink.bg;
    return (short)pairs++;
}

/* A coloured field becomes reversed video where there are no colours. */
static attr_t attributes_of(struct ink ink)
{
    attr_t attributes = 0;
    if ((ink.flags & INK_BOLD) != 0)
        attributes |= A_BOLD;
    if ((ink.flags & INK_DIM) != 0)
        attributes |= A_DIM;
    if ((ink.flags & INK_UNDERLINE) != 0)
        attributes |= A_UNDERLINE;
    if ((ink.flags & INK_REVERSE) != 0 || (!colourful && ink.bg != INK_DEFAULT))
        attributes |= A_REVERSE;
    return attributes;
}

/* The second cell of a wide character has no text, and ncurses has filled it already. */
static void show_cell(const struct cell *cell, int x, int y)
{
    wchar_t text[8];
    cchar_t shown;
    if (mbstowcs(text, cell->text, 8) == (size_t)-1 || text[0] == L'\0')
        return;
    setcchar(&shown, text, attributes_of(cell->ink), pair_of(cell->ink), NULL);
    mvadd_wch(y, x, &shown);
}

/* ncurses sends only what differs from the last screen. */
void stage_show(const struct canvas *c)
{
    for (int y = 0; y < c->rows; y++)
        for (int x = 0; x < c->columns; x++)
            show_cell(canvas_at(c, x, y), x, y);
    refresh();
}

/* ---- Keys -------------------------------------------------------------------------------------------------------- */

/* Presses of the first button, and the wheel, which terminals report as buttons 4 and 5. */
static struct key key_of_mouse(void)
{
    MEVENT event;
    struct key key = {.kind = STAGE_TIME};
    if (getmouse(&event) != OK)
        return key;
    key.x = event.x;
    key.y = event.y;
    if ((event.bstate & BUTTON1_PRESSED) != 0)
        key.kind = STAGE_CLICK;
    else if ((event.bstate & BUTTON4_PRESSED) != 0)
        key.kind = STAGE_WHEEL_UP;
    else if ((event.bstate & BUTTON5_PRESSED) != 0)
        key.kind = STAGE_WHEEL_DOWN;
    return key;
}

/* Keys that mean nothing here are as if no key had come. */
static struct key key_of_code(wint_t code)
{
    static const struct {
        wint_t code;
        enum key_kind kind;
    } keys[] = {
        {KEY_RESIZE, STAGE_RESIZE},
        {KEY_UP, STAGE_UP},
        {KEY_DOWN, STAGE_DOWN},
        {KEY_LEFT, STAGE_LEFT},
        {KEY_RIGHT, STAGE_RIGHT},
        {KEY_HOME, STAGE_HOME},
        {KEY_END, STAGE_END},
        {KEY_PPAGE, STAGE_PAGE_UP},
        {KEY_NPAGE, STAGE_PAGE_DOWN},
        {KEY_BTAB, STAGE_BACKTAB},
        {KEY_BACKSPACE, STAGE_BACKSPACE},
        {KEY_DC, STAGE_DELETE},
        {KEY_ENTER, STAGE_ENTER},
    };
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (keys[i].code == code)
            return (struct key){.kind = keys[i].kind};
    return code == KEY_MOUSE ? key_of_mouse() : (struct key){.kind = STAGE_TIME};
}

/* Terminals send carriage return for Enter and either of two codes for the key that erases. */
static struct key key_of_character(wint_t code)
{
    struct key key = {.kind = STAGE_CHAR};
    if (code == '\r' || code == '\n')
        key.kind = STAGE_ENTER;
    else if (code == 27)
        key.kind = STAGE_ESCAPE;
    else if (code == '\t')
        key.kind = STAGE_TAB;
    else if (code == 127 || code == 8)
        key.kind = STAGE_BACKSPACE;
    else if (code < ' ' || wctomb(key.text, (wchar_t)code) < 1)
        key.kind = STAGE_TIME;
    return key;
}

/* A terminal that has gone reads as its end, at once and for ever. */
static bool is_gone(void)
{
    struct pollfd in = {.fd = STDIN_FILENO, .events = POLLIN};
    return poll(&in, 1, 0) > 0 && (in.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
}

/* Ctrl-C and a closed terminal look the same to whoever asks: both end the game, which is saved. */
struct key stage_key(int milliseconds)
{
    wint_t code;
    if (stop_wanted() || is_gone())
        return (struct key){.kind = STAGE_STOP};
    timeout(milliseconds);
    int got = get_wch(&code);
    if (stop_wanted() || (got == ERR && is_gone()))
        return (struct key){.kind = STAGE_STOP};
    if (got == ERR)
        return (struct key){.kind = STAGE_TIME};
    return got == KEY_CODE_YES ? key_of_code(code) : key_of_character(code);
}

void stage_forget_keys(void)
{
    flushinp();
}
