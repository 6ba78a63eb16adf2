/* One page, or one line, for each person. What they typed is not kept: its SHA-256 is what the dice are made with,
 * and what they find in the record. It comes after the program has committed itself, so that neither side can choose
 * the dice (docs/RECORD.md). */
#include "tui/contribute.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "text/say.h"
#include "tui/help.h"
#include "tui/play.h"
#include "tui/stage.h"

/* Bytes that are taken; columns and rows of the page. */
enum { WORDS_MAX = 200, PAGE_WIDTH = 78, PAGE_HEIGHT = 18 };

/* What the page explains, and what it asks for. */
static const char why[] = SAID(
    "The program has drawn a secret and committed to it, and to everything else about this game. Whatever you type now "
    "is "
    "mixed into the dice, so that nobody can have chosen them, this program included. After the game anybody can check "
    "every roll.");
static const char how[] = SAID("Type anything, then press Enter. Enter alone leaves it to the program's secret.");

/* "Seat 1, anna, your part in the dice", where the person has a name of their own. */
static void title_of(const struct contribute *c, unsigned seat, char *out, size_t size)
{
    const char *name = c->plan->person[seat];
    if (play_is_named(name))
        snprintf(out, size, say(c->language, "Seat %u, %s, your part in the dice"), seat + 1, name);
    else
        snprintf(out, size, say(c->language, "Seat %u, your part in the dice"), seat + 1);
}

/* ---- On the screen ----------------------------------------------------------------------------------------------- */

/* The end of the words, where they are longer than the line. */
static const char *tail_of(const char *words, int width)
{
    size_t length = strlen(words);
    const char *at = words;
    while (length > (size_t)width && *at != '\0') {
        do
            at++;
        while ((*at & 0xc0) == 0x80);
        length = strlen(at);
    }
    return at;
}

/* Commitment and header are shown as far as there is room: who wants to compare them has the record. */
static void draw(struct canvas *canvas, const struct contribute *c, const struct record_header *h, unsigned seat,
                 const char *words)
{
    char title[96];
    int width = canvas->columns < PAGE_WIDTH ? canvas->columns : PAGE_WIDTH;
    int height = canvas->rows < PAGE_HEIGHT ? canvas->rows : PAGE_HEIGHT;
    title_of(c, seat, title, sizeof title);
    struct area in =
        canvas_frame(canvas, (struct area){(canvas->columns - width) / 2, (canvas->rows - height) / 2, width, height},
                     ink_dim, title);
    in = (struct area){in.x + 2, in.y + 1, in.width - 4, in.height - 2};
    int y = in.y + canvas_wrap(canvas, in, ink_plain, say(c->language, why)) + 1;
    canvas_put(canvas, in.x, y++, ink_dim, say(c->language, "What it has committed to (lines of the record):"));
    canvas_printf(canvas, in.x, y++, ink_dim, "commitment %.*s…", in.width - 16, h->commitment);
    canvas_printf(canvas, in.x, y++, ink_dim, "header %.*s…", in.width - 16, h->digest);
    y += 1 + canvas_wrap(canvas, (struct area){in.x, y + 1, in.width, 2}, ink_plain, say(c->language, how));
    int x = in.x + canvas_put(canvas, in.x, y + 1, ink_bold, "▶ ");
    x += canvas_put(canvas, x, y + 1, ink_bold, tail_of(words, in.width - 4));
    canvas_put(canvas, x, y + 1, ink_bar, " ");
}

/* Text is UTF-8: a character that is erased loses all of its bytes. */
static void take_key(const struct key *key, char words[WORDS_MAX])
{
    size_t length = strlen(words);
    if (key->kind == STAGE_CHAR && length + strlen(key->text) < WORDS_MAX)
        strcat(words, key->text);
    if (key->kind != STAGE_BACKSPACE || length == 0)
        return;
    do
        words[--length] = '\0';
    while (length > 0 && (words[length - 1] & 0xc0) == 0x80);
    if (length > 0 && (words[length - 1] & 0xc0) == 0xc0)
        words[length - 1] = '\0';
}

/* What closes the page. */
static bool ends(const struct key *key)
{
    return key->kind == STAGE_ENTER || key->kind == STAGE_ESCAPE || key->kind == STAGE_STOP;
}

/* Escape and Ctrl-C leave it to the secret: the game begins and can be left like any other. */
static void ask_on_screen(const struct contribute *c, const struct record_header *h, unsigned seat,
                          char words[WORDS_MAX])
{
    struct canvas canvas;
    struct key key = {.kind = STAGE_TIME};
    if (!stage_enter())
        return;
    while (!ends(&key) && stage_canvas(&canvas)) {
        draw(&canvas, c, h, seat, words);
        stage_show(&canvas);
        canvas_close(&canvas);
        key = stage_key(-1);
        take_key(&key, words);
    }
    if (key.kind != STAGE_ENTER)
        words[0] = '\0';
    stage_leave();
}

/* ---- In lines ---------------------------------------------------------------------------------------------------- */

/* A pipe is not asked: its first line is meant for the game. */
static void ask_in_lines(const struct contribute *c, const struct record_header *h, unsigned seat,
                         char words[WORDS_MAX])
{
    char title[96];
    if (!isatty(STDIN_FILENO))
        return;
    title_of(c, seat, title, sizeof title);
    printf("%s\n%s\n  commitment %s\n  header %s\n%s\n> ", title, say(c->language, why), h->commitment, h->digest,
           say(c->language, how));
    fflush(stdout);
    if (fgets(words, WORDS_MAX, stdin) == NULL)
        words[0] = '\0';
    words[strcspn(words, "\n")] = '\0';
}

/* ---- For whoever begins the game --------------------------------------------------------------------------------- */

/* Called by the session for each seat, before the record is opened. False leaves the seat to the program's secret. */
static bool ask(void *context, const struct record_header *h, unsigned seat, char out[KEY_HEX])
{
    const struct contribute *c = context;
    char words[WORDS_MAX] = "";
    if (c->plan->player[seat] != NULL)
        return false;
    (c->screen ? ask_on_screen : ask_in_lines)(c, h, seat, words);
    if (words[0] == '\0')
        return false;
    key_of_words(words, out);
    return true;
}

/* The plan keeps a pointer into `c`, which must outlive the session's beginning. */
void contribute_by(struct contribute *c, struct session_plan *plan, enum language language, bool screen)
{
    *c = (struct contribute){plan, language, screen, {ask, c}};
    plan->contributor = &c->contributor;
}

/* Sixteen digits of a hash are enough to find it in the record. */
void contribute_shown(const struct session *s, enum language language, char *out, size_t size)
{
    size_t used = 0;
    out[0] = '\0';
    for (unsigned i = 0; i < s->rules->seats; i++)
        if (s->contribution[i][0] != '\0' && used < size)
            used += (size_t)snprintf(out + used, size - used, "%scontribution %u %.16s…", used > 0 ? ", " : "", i + 1,
                                     s->contribution[i]);
    if (used > 0 && used < size)
        snprintf(out + used, size - used, " %s", say(language, "stands in the record: the SHA-256 of what was typed."));
}
