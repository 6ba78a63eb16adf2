/* Pages over the game: rules and keys, cards and goals, the story, seats, questions that must be confirmed, the
 * curtain, the end. Each is drawn in a loop until a key leaves it; what the keys of the game do does not happen
 * meanwhile, and nobody acts. The overview and the recap have files of their own. */
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

/* Columns; on wider screens pages stand in the middle. */
enum { PAGE_WIDTH = 76 };

/* The game is wiped away, not covered: a page may be looked at by somebody else than the game. */
bool page_open(struct play *p, const char *title, int height, struct area *inside)
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

/* Without a limit of time: pages wait. */
struct key page_key(struct play *p)
{
    stage_show(&p->canvas);
    struct key key = stage_key(-1);
    if (key.kind == STAGE_STOP)
        p->end = PLAY_STOPPED;
    return key;
}

/* The same keys everywhere; pages that are opened by a letter are left by it, too. */
bool page_leaves(const struct key *key)
{
    return key->kind == STAGE_STOP || key->kind == STAGE_ESCAPE || key->kind == STAGE_ENTER || key_is(key, "q") ||
           key_is(key, "?");
}

/* ---- Rules ------------------------------------------------------------------------------------------------------- */

/* Keys and what they do, in the order in which a new user needs them. */
static const char *const keys[][2] = {
    {"↑ ↓ ← →  Tab", SAID("move among what may be chosen")},
    {SAID("Enter  Esc"), SAID("take it, or go one step back")},
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
    {"o", SAID("overview: regions, what wins, all neighbours, a legend of signs")},
    {"r", SAID("what happened since your last turn")},
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
    int y = canvas_wrap(c, (struct area){in.x, in.y, in.width, 2}, ink_bold, help_question(&p->scene));
    y += canvas_wrap(c, (struct area){in.x, in.y + y, in.width, 9}, ink_plain, help_said(&p->scene, help->rule));
    canvas_printf(c, in.x, in.y + y, ink_dim, say(p->language, "Rules: %s"), question_rules(p->scene.r, help));
    y += 1 + draw_aim(p, (struct area){in.x, in.y + y + 1, in.width, 3}) + 1;
    canvas_put(c, in.x, in.y + in.height - 1, ink_dim, say(p->language, "Enter: back to the game"));
    return help_keys(c, p->language, all, first, (struct area){in.x, in.y, in.width, in.height - 1}, &y) % all.count;
}

/* `?` turns to the next page of keys, and behind the last one goes back to the game. */
void page_help(struct play *p)
{
    struct area in;
    struct key key = {.kind = STAGE_TIME};
    unsigned first = 0, next = 0;
    while (!page_leaves(&key) || (key_is(&key, "?") && next > 0)) {
        if (key_is(&key, "?"))
            first = next;
        if (!page_open(p, say(p->language, "What the rules say now"), 24, &in))
            return;
        next = draw_help(p, in, first);
        key = page_key(p);
    }
}

/* ---- Cards and story --------------------------------------------------------------------------------------------- */

/* How near each side is to the goals it needs. */
static int draw_progress(struct play *p, struct area in)
{
    int y = 0;
    if (!hg_plays_with(p->scene.r, HG_GOALS))
        return 0;
    for (unsigned i = 0; i < p->scene.r->seats; i++) {
        struct aim_goals goals = aim_goals(p->scene.r, p->scene.s, i);
        int x = in.x + canvas_printf(&p->canvas, in.x, in.y + y, ink_with(scene_field(&p->scene, i), INK_BOLD), " %s ",
                                     p->scene.side[i].letter);
        canvas_printf(&p->canvas, x + 1, in.y + y, ink_plain, say(p->language, "%s: %u of %u goals"),
                      scene_army(&p->scene, i), goals.got, goals.needed);
        y++;
    }
    return y + 1;
}

/* Arrows scroll through the cards; goals and meters stand above the first one. */
void page_cards(struct play *p)
{
    struct area in;
    struct key key = {.kind = STAGE_TIME};
    unsigned first = 0;
    while (!page_leaves(&key) && !key_is(&key, "c")) {
        unsigned cards = p->viewer < p->scene.r->seats ? scene_hand_size(&p->scene, p->viewer) : 0;
        if ((key.kind == STAGE_DOWN || key.kind == STAGE_WHEEL_DOWN) && first + 1 < cards)
            first++;
        if ((key.kind == STAGE_UP || key.kind == STAGE_WHEEL_UP) && first > 0)
            first--;
        if (!page_open(p, say(p->language, "Your cards, and the goals"), 60, &in))
            return;
        int y = first == 0 ? draw_progress(p, in) : 0;
        panel_cards(&p->canvas, &p->scene, (struct area){in.x - 2, in.y + y, in.width + 4, in.height - y}, first);
        key = page_key(p);
    }
}

/* Scrolled by lines and by pages, the newest at the end. */
void page_story(struct play *p)
{
    struct area in;
    struct key key = {.kind = STAGE_TIME};
    unsigned long skip = 0;
    while (!page_leaves(&key) && !key_is(&key, "l")) {
        unsigned long most = log_lines(&p->log, &p->scene);
        if (key.kind == STAGE_UP || key.kind == STAGE_WHEEL_UP)
            skip += skip + 1 < most;
        else if (key.kind == STAGE_PAGE_UP)
            skip = skip + 10 < most ? skip + 10 : skip;
        else if (key.kind == STAGE_DOWN || key.kind == STAGE_WHEEL_DOWN)
            skip -= skip > 0;
        else if (key.kind == STAGE_PAGE_DOWN)
            skip = skip > 10 ? skip - 10 : 0;
        if (!page_open(p, "", 200, &in))
            return;
        log_draw(&p->canvas, &p->log, &p->scene, (struct area){in.x - 3, in.y - 1, in.width + 6, in.height + 2}, skip);
        key = page_key(p);
    }
}

/* ---- Seats ------------------------------------------------------------------------------------------------------- */

/* A seat that is out or has resigned is listed as well: its player can be changed, though it no longer acts. */
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

/* Changes go through the session, which writes them into the record. */
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

/* What is changed counts from the next decision on. */
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

/* What can't be taken back, and leaving. A closed terminal says no; the loop ends by it anyway. */
bool page_confirm(struct play *p, const char *question)
{
    struct area in;
    for (;;) {
        if (!page_open(p, "", 9, &in))
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

/* Between two people at one screen. Nothing of either's is on it, and nothing is until Enter. */
bool page_curtain(struct play *p, uint8_t seat)
{
    struct area in;
    char who[SIDE_NAME_MAX + RECORD_WORD_MAX + 4];
    p->viewer = HG_SPECTATOR;
    for (;;) {
        if (!page_open(p, "", 11, &in))
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

/* The game stands still until it can be written again. False when the person gives up. */
bool page_disk(struct play *p)
{
    struct area in;
    for (;;) {
        if (!page_open(p, say(p->language, "The game could not be saved"), 12, &in))
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

/* Several where a side or an alliance wins. Returns the lines it took. */
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

/* Only keys that mean nothing but going on: those of the game may still be on their way when it ends, and must not
 * answer a page that nobody has seen. */
static bool goes_on(const struct key *key)
{
    return key->kind == STAGE_ENTER || key->kind == STAGE_ESCAPE || key->kind == STAGE_STOP ||
           key->kind == STAGE_CLICK || key_is(key, " ") || key_is(key, "q");
}

/* The last position, until somebody has looked at it. What was typed before it came does not count. */
static void show_last(struct play *p)
{
    struct key key = {.kind = STAGE_TIME};
    stage_forget_keys();
    while (!goes_on(&key)) {
        play_show(p);
        key = page_key(p);
    }
}

/* Who has won and why, and what can be done now. */
static bool draw_end(struct play *p)
{
    struct area in;
    if (!page_open(p, say(p->language, "The game is over"), 18, &in))
        return false;
    int y = 1 + draw_winners(p, (struct area){in.x, in.y + 1, in.width, 6});
    y += draw_why(p, (struct area){in.x, in.y + y, in.width, 2});
    canvas_printf(&p->canvas, in.x, in.y + y, ink_plain, say(p->language, "%u rounds, %lu actions"), p->scene.s->round,
                  p->session->table.actions);
    y += 2;
    y += after_draw_row(&p->canvas, p->language, (struct area){in.x, in.y + y, in.width, 1}, "l", SAID("the story"));
    y += after_draw_row(&p->canvas, p->language, (struct area){in.x, in.y + y, in.width, 1}, "o",
                        SAID("overview of the last position"));
    after_draw(&p->canvas, p->language, (struct area){in.x, in.y + y, in.width, in.height - y});
    return true;
}

/* The last position stays on the screen until a key; then comes what can be done now. */
void page_end(struct play *p)
{
    struct key key = {.kind = STAGE_TIME};
    p->asking = false;
    show_last(p);
    while (!after_key(&key, &p->after)) {
        if (!draw_end(p))
            return;
        key = page_key(p);
        if (key_is(&key, "l"))
            page_story(p);
        else if (key_is(&key, "o"))
            page_overview(p);
    }
    p->end = PLAY_OVER;
}
