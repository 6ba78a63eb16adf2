/* Pages over the game: rules, cards, story, seats, confirmation, curtain, the end. Each has the screen to itself until
 * it is left. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "shell/term.h"
#include "stories/aims.h"
#include "stories/endings.h"
#include "text/say.h"
#include "tui/form.h"
#include "tui/help.h"
#include "tui/play.h"

enum { PAGE_WIDTH = 76 };

/* A canvas with a frame in its middle. False when it can't be opened. */
static bool open_page(struct play *p, const char *title, int height, struct area *inside)
{
    canvas_close(&p->canvas);
    play_look(p);
    if (!stage_canvas(&p->canvas))
        return false;
    struct canvas *c = &p->canvas;
    int width = c->columns < PAGE_WIDTH ? c->columns : PAGE_WIDTH, rows = height < c->rows ? height : c->rows;
    *inside =
        canvas_frame(c, (struct area){(c->columns - width) / 2, (c->rows - rows) / 2, width, rows}, ink_dim, title);
    inside->x += 2;
    inside->width -= 4;
    return true;
}

/* Waits for a key on a page that has been drawn; a closed terminal ends the game. */
static struct key page_key(struct play *p)
{
    stage_show(&p->canvas);
    struct key key = stage_key(-1);
    if (key.kind == STAGE_STOP)
        p->end = PLAY_STOPPED;
    return key;
}

static bool leaves(const struct key *key)
{
    return key->kind == STAGE_STOP || key->kind == STAGE_ESCAPE || key->kind == STAGE_ENTER || key_is(key, "q") ||
           key_is(key, "?");
}

/* ---- Rules ------------------------------------------------------------------------------------------------------- */

static const char *const keys[][2] = {
    {"↑ ↓ ← →  Tab", SAID("move among what may be chosen")},
    {"Enter  Esc", SAID("take it, or go one step back")},
    {":", SAID("type the action instead; Tab completes")},
    {"e", SAID("end this step, or pass")},
    {"!", SAID("attack on until one is left; 5 ! until five")},
    {".", SAID("the last attack once more")},
    {"d", SAID("your defence: always the most dice, or ask")},
    {"w", SAID("moments for cards: pass, or ask")},
    {"f", SAID("after a conquest: all follow, or ask")},
    {"D", SAID("set-up: deal all places by lot")},
    {"h", SAID("hint: what would a strong player do, and why")},
    {"x  X", SAID("let the computer decide this, or the rest of the turn or set-up")},
    {"u", SAID("take your last action back")},
    {"c  l", SAID("your cards and the goals; the whole story")},
    {"T", SAID("who plays which seat: people and computer players")},
    {"+ −  p", SAID("speed of the others, pause")},
    {"R", SAID("resign")},
    {"q", SAID("leave; the game is always saved")},
};

/* How whoever looks wins; returns the lines it took. */
static int draw_aim(struct play *p, struct area at)
{
    char aim[AIM_MAX];
    if (p->viewer >= p->scene.r->seats)
        return 0;
    aim_say(p->scene.r, p->scene.names, p->language, p->scene.s, p->viewer, aim);
    return canvas_wrap(&p->canvas, at, ink_bold, aim);
}

/* Returns the first key that is left for another page. */
static unsigned draw_help(struct play *p, struct area in, unsigned first)
{
    const struct question *help = question_of(p->scene.r, p->scene.s);
    struct canvas *c = &p->canvas;
    struct help_keys all = {keys, sizeof keys / sizeof keys[0]};
    int y = canvas_wrap(c, (struct area){in.x, in.y, in.width, 2}, ink_bold, help_said(&p->scene, help->sentence));
    y += canvas_wrap(c, (struct area){in.x, in.y + y, in.width, 9}, ink_plain, help_said(&p->scene, help->rule));
    canvas_printf(c, in.x, in.y + y, ink_dim, say(p->language, "Rules: %s"), question_rules(p->scene.r, help));
    y += 1 + draw_aim(p, (struct area){in.x, in.y + y + 1, in.width, 3}) + 1;
    canvas_put(c, in.x, in.y + in.height - 1, ink_dim, say(p->language, "Enter: back to the game"));
    return help_keys(c, p->language, all, first, (struct area){in.x, in.y, in.width, in.height - 1}, &y) % all.count;
}

void page_help(struct play *p)
{
    struct area in;
    struct key key = {.kind = STAGE_TIME};
    unsigned first = 0, next = 0;
    while (!leaves(&key) || (key_is(&key, "?") && next > 0)) {
        if (key_is(&key, "?"))
            first = next;
        if (!open_page(p, say(p->language, "What the rules say now"), 24, &in))
            return;
        next = draw_help(p, in, first);
        key = page_key(p);
    }
}

/* ---- Cards and story --------------------------------------------------------------------------------------------- */

/* How near each side is to the goals it needs. */
static int draw_progress(struct play *p, struct area in)
{
    const struct hg_conquest_rules *rules = &p->scene.r->conquest;
    int y = 0;
    if (!hg_plays_with(p->scene.r, HG_GOALS))
        return 0;
    for (unsigned i = 0; i < p->scene.r->seats; i++) {
        unsigned got = count_bits(p->scene.s->conquest.open.goals_of[i]);
        int x = in.x + canvas_printf(&p->canvas, in.x, in.y + y, ink_with(scene_field(&p->scene, i), INK_BOLD), " %s ",
                                     p->scene.side[i].letter);
        canvas_printf(&p->canvas, x + 1, in.y + y, ink_plain, say(p->language, "%s: %u of %u goals"),
                      scene_army(&p->scene, i), got, rules->goals_alone);
        y++;
    }
    return y + 1;
}

void page_cards(struct play *p)
{
    struct area in;
    struct key key = {.kind = STAGE_TIME};
    unsigned first = 0;
    while (!leaves(&key) && !key_is(&key, "c")) {
        unsigned cards = p->viewer < p->scene.r->seats ? scene_hand_size(&p->scene, p->viewer) : 0;
        if ((key.kind == STAGE_DOWN || key.kind == STAGE_WHEEL_DOWN) && first + 1 < cards)
            first++;
        if ((key.kind == STAGE_UP || key.kind == STAGE_WHEEL_UP) && first > 0)
            first--;
        if (!open_page(p, say(p->language, "Your cards, and the goals"), 60, &in))
            return;
        int y = first == 0 ? draw_progress(p, in) : 0;
        panel_cards(&p->canvas, &p->scene, (struct area){in.x - 2, in.y + y, in.width + 4, in.height - y}, first);
        key = page_key(p);
    }
}

void page_story(struct play *p)
{
    struct area in;
    struct key key = {.kind = STAGE_TIME};
    unsigned long skip = 0;
    while (!leaves(&key) && !key_is(&key, "l")) {
        unsigned long most = p->log.count < LOG_ENTRIES ? p->log.count : LOG_ENTRIES;
        if (key.kind == STAGE_UP || key.kind == STAGE_WHEEL_UP)
            skip += skip + 1 < most;
        else if (key.kind == STAGE_PAGE_UP)
            skip = skip + 10 < most ? skip + 10 : skip;
        else if (key.kind == STAGE_DOWN || key.kind == STAGE_WHEEL_DOWN)
            skip -= skip > 0;
        else if (key.kind == STAGE_PAGE_DOWN)
            skip = skip > 10 ? skip - 10 : 0;
        if (!open_page(p, "", 200, &in))
            return;
        log_draw(&p->canvas, &p->log, &p->scene, (struct area){in.x - 3, in.y - 1, in.width + 6, in.height + 2}, skip);
        key = page_key(p);
    }
}

/* ---- Seats ------------------------------------------------------------------------------------------------------- */

static void fill_seats(struct play *p, struct form *form)
{
    memset(form, 0, sizeof *form);
    snprintf(form->title, sizeof form->title, "%s", say(p->language, "Who plays which seat"));
    for (unsigned i = 0; i < p->scene.r->seats; i++) {
        char label[FORM_TEXT], who[SIDE_NAME_MAX + RECORD_WORD_MAX + 4];
        snprintf(label, sizeof label, "%s  %s", p->scene.side[i].letter, scene_army(&p->scene, i));
        struct form_row *row = form_add(form, label);
        snprintf(row->about, sizeof row->about, "%s",
                 say(p->language, "Left and right change who plays on from here; it is written into the record."));
        play_who(p, (uint8_t)i, who, sizeof who);
        form_value(row,
                   strcmp(who, scene_army(&p->scene, i)) != 0 ? p->session->person[i] : say(p->language, "a person"));
        for (unsigned k = 0; k < player_count(); k++) {
            form_value(row, help_player(p->language, player_at(k)->id));
            if (p->session->table.player[i] == player_at(k))
                row->chosen = k + 1;
        }
    }
    form_add(form, say(p->language, "Back to the game"))->button = true;
}

static void take_seats(struct play *p, const struct form *form)
{
    for (uint8_t i = 0; i < p->scene.r->seats; i++) {
        const struct player *chosen = form->row[i].chosen > 0 ? player_at(form->row[i].chosen - 1) : NULL;
        if (chosen == p->session->table.player[i])
            continue;
        session_seat(p->session, i, chosen, &p->fault);
        p->asking = false;
    }
}

void page_seats(struct play *p)
{
    struct form form;
    enum form_event event = FORM_NOTHING;
    play_look(p);
    fill_seats(p, &form);
    while (event != FORM_PRESSED && event != FORM_LEFT && p->end == PLAY_GOES_ON) {
        canvas_close(&p->canvas);
        if (!stage_canvas(&p->canvas))
            return;
        form_draw(&p->canvas, &form, canvas_area(&p->canvas));
        struct key key = page_key(p);
        event = form_key(&form, &key, &p->canvas);
    }
    take_seats(p, &form);
}

/* ---- Questions of the program ------------------------------------------------------------------------------------ */

bool page_confirm(struct play *p, const char *question)
{
    struct area in;
    for (;;) {
        if (!open_page(p, "", 9, &in))
            return true;
        canvas_wrap(&p->canvas, (struct area){in.x, in.y + 1, in.width, 3}, ink_bold, question);
        canvas_put(&p->canvas, in.x, in.y + 5, ink_dim, say(p->language, "Enter: yes   Esc: no"));
        struct key key = page_key(p);
        if (key.kind == STAGE_ENTER || key_is(&key, "y") || key_is(&key, "o"))
            return true;
        if (key.kind == STAGE_ESCAPE || key.kind == STAGE_STOP || key_is(&key, "n") || key_is(&key, "q"))
            return false;
    }
}

bool page_curtain(struct play *p, uint8_t seat)
{
    struct area in;
    char who[SIDE_NAME_MAX + RECORD_WORD_MAX + 4];
    p->viewer = HG_SPECTATOR;
    for (;;) {
        if (!open_page(p, "", 11, &in))
            return false;
        int x = in.x + canvas_printf(&p->canvas, in.x, in.y + 1, ink_with(scene_field(&p->scene, seat), INK_BOLD),
                                     " %s ", p->scene.side[seat].letter);
        play_who(p, seat, who, sizeof who);
        canvas_printf(&p->canvas, x + 1, in.y + 1, ink_bold, say(p->language, "%s is next."), who);
        canvas_wrap(&p->canvas, (struct area){in.x, in.y + 3, in.width, 3}, ink_plain,
                    say(p->language, "Let only this player look at the screen, then press Enter."));
        canvas_put(&p->canvas, in.x, in.y + 7, ink_dim, say(p->language, "Enter: show my cards   q: leave the game"));
        struct key key = page_key(p);
        if (key.kind == STAGE_ENTER)
            return true;
        if (key.kind == STAGE_STOP)
            return false;
        if (key_is(&key, "q") &&
            page_confirm(p, say(p->language, "Leave the game? It is saved; you can resume it at any time."))) {
            p->end = PLAY_LEFT;
            return false;
        }
    }
}

bool page_disk(struct play *p)
{
    struct area in;
    for (;;) {
        if (!open_page(p, say(p->language, "The game could not be saved"), 12, &in))
            return false;
        canvas_wrap(&p->canvas, (struct area){in.x, in.y + 1, in.width, 4}, ink_bold, p->fault.sentence);
        canvas_wrap(&p->canvas, (struct area){in.x, in.y + 5, in.width, 3}, ink_plain,
                    say(p->language, "Nothing is lost: the record ends with the last action that was confirmed."));
        canvas_put(&p->canvas, in.x, in.y + 9, ink_dim, say(p->language, "Enter: try again   q: leave"));
        struct key key = page_key(p);
        if (key.kind == STAGE_ENTER)
            return true;
        if (key.kind == STAGE_STOP || key_is(&key, "q"))
            return false;
    }
}

/* ---- The end ----------------------------------------------------------------------------------------------------- */

static int draw_winners(struct play *p, struct area in)
{
    int y = 0;
    for (unsigned i = 0; i < p->scene.r->seats; i++) {
        if ((p->scene.s->winners >> i & 1) == 0)
            continue;
        int x = in.x + canvas_printf(&p->canvas, in.x, in.y + y, ink_with(scene_field(&p->scene, i), INK_BOLD),
                                     " ★ %s ", p->scene.side[i].letter);
        canvas_printf(&p->canvas, x + 1, in.y + y++, ink_bold, say(p->language, "Victory for %s"),
                      scene_army(&p->scene, i));
    }
    if (y == 0)
        canvas_put(&p->canvas, in.x, in.y + y++, ink_bold, say(p->language, "Nobody has won."));
    return y;
}

/* Why it ended. */
static int draw_why(struct play *p, struct area at)
{
    char text[256];
    const struct table *t = &p->session->table;
    if (t->capped)
        snprintf(text, sizeof text, "%s", say(p->language, "The limit of rounds was reached."));
    else
        snprintf(text, sizeof text, say(p->language, "How it ended: %s."),
                 ending_name(ending_of(t->rules, &t->state), p->language));
    return canvas_wrap(&p->canvas, at, ink_plain, text);
}

void page_end(struct play *p)
{
    struct area in;
    struct key key = {.kind = STAGE_TIME};
    p->asking = false;
    play_show(p);
    while (key.kind == STAGE_TIME || key.kind == STAGE_RESIZE)
        key = page_key(p);
    for (key.kind = STAGE_TIME; !after_key(&key, &p->after);) {
        if (!open_page(p, say(p->language, "The game is over"), 14, &in))
            return;
        int y = 1 + draw_winners(p, (struct area){in.x, in.y + 1, in.width, 6});
        y += draw_why(p, (struct area){in.x, in.y + y, in.width, 2});
        canvas_printf(&p->canvas, in.x, in.y + y + 1, ink_plain, say(p->language, "%u rounds, %lu actions"),
                      p->scene.s->round, p->session->table.actions);
        canvas_fit(&p->canvas, in.x, in.y + in.height - 1, in.width, ink_dim, after_keys(p->language));
        key = page_key(p);
    }
    p->end = PLAY_OVER;
}
