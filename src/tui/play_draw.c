/* Draws the game: board, panels, question. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "shell/term.h"
#include "text/say.h"
#include "tui/chance.h"
#include "tui/help.h"
#include "tui/play.h"

/* ---- The scene --------------------------------------------------------------------------------------------------- */

void play_look(struct play *p)
{
    const struct session *in = p->session;
    struct scene *scene = &p->scene;
    uint8_t eyes = p->alone || session_people(in) < 2 ? p->viewer : HG_SPECTATOR;
    hg_view(in->rules, &in->table.state, eyes, &p->view);
    scene->r = in->rules;
    scene->edition = in->edition;
    scene->mode = in->mode;
    scene->names = in->names;
    scene->language = p->language;
    scene->s = &p->view.position;
    scene->viewer = eyes;
    scene->map = &p->map;
    scene->hot = p->hot;
    if (!p->asking) {
        scene->marked = 0;
        scene->from = HG_NONE;
    }
    scene->cursor = p->asking && p->options.shape == ASK_PLACES && !p->typing ? p->cursor : HG_NONE;
    if (p->asking && p->options.shape == ASK_LIST && (p->options.part == PART_FROM || p->options.part == PART_TO))
        scene->cursor = p->options.value[p->item] < 64 ? (uint8_t)p->options.value[p->item] : HG_NONE;
    scene_name_sides(scene);
}

/* ---- The question ------------------------------------------------------------------------------------------------ */

/* What is decided so far, in words. */
static void draw_trail(struct canvas *c, const struct play *p, struct area at)
{
    char text[256], verb[64];
    const struct hg_action *a = &p->ask.action;
    int used;
    if ((p->ask.decided >> PART_VERB & 1) == 0)
        return;
    help_verb(&p->scene, a->verb, verb, sizeof verb);
    used = snprintf(text, sizeof text, "%s", verb);
    if (a->card < p->scene.names->cards.count && strchr(hg_verbs(p->scene.r).verb[a->verb].args, 'c') != NULL)
        used += snprintf(text + used, sizeof text - (size_t)used, " · %s",
                         p->scene.names->cards.item[a->card].name[p->language]);
    if (a->from != HG_NONE)
        used += snprintf(text + used, sizeof text - (size_t)used, " · %s", scene_place(&p->scene, a->from));
    if (a->to != HG_NONE)
        snprintf(text + used, sizeof text - (size_t)used, " → %s", scene_place(&p->scene, a->to));
    canvas_fit(c, at.x, at.y, at.width, ink_dim, text);
}

static void draw_item(struct canvas *c, const struct play *p, unsigned i, struct area at)
{
    char text[256];
    bool here = i == p->item;
    help_option(&p->scene, &p->ask, &p->options, p->options.value[i], text, sizeof text);
    canvas_put(c, at.x, at.y, ink_bold, here ? "▶" : " ");
    if (i < 9)
        canvas_printf(c, at.x + 2, at.y, ink_dim, "%u", i + 1);
    canvas_fit(c, at.x + 4, at.y, at.width - 4, here ? ink_with(ink_bar, INK_BOLD) : ink_plain, text);
    canvas_hit(c, at, HIT_ITEM, i);
}

static void draw_list(struct canvas *c, const struct play *p, struct area at)
{
    unsigned count = p->options.count, room = at.height > 0 ? (unsigned)at.height : 0;
    unsigned first = p->item >= room ? p->item - room + 1 : 0;
    for (unsigned i = first; i < count && i - first < room; i++)
        draw_item(c, p, i, (struct area){at.x, at.y + (int)(i - first), at.width, 1});
    if (first > 0)
        canvas_put(c, at.x + at.width - 1, at.y, ink_bold, "↑");
    if (first + room < count && room > 0)
        canvas_put(c, at.x + at.width - 1, at.y + at.height - 1, ink_bold, "↓");
}

/* Whether the verb decided is an attack of this kind. */
static bool is_verb(const struct play *p, const char *word)
{
    return (p->ask.decided >> PART_VERB & 1) != 0 &&
           strcmp(hg_verbs(p->scene.r).verb[p->ask.action.verb].word, word) == 0;
}

/* The odds of attacking `to`, where that is what is being decided; otherwise nothing. */
static void say_odds(const struct play *p, uint8_t to, char *out, size_t size)
{
    const struct hg_conquest_open *o = &p->scene.s->conquest.open;
    bool commit = p->scene.r->family == HG_CONQUEST && is_verb(p, "commit");
    struct chance chance = {false, 0, 0};
    if (is_verb(p, "attack") || is_verb(p, "declare"))
        chance = chance_of_attack(&p->scene, p->ask.action.from, to, 1);
    else if (commit)
        chance = chance_of_attack(&p->scene, o->battle_from, o->battle_to, 1);
    chance_say(&p->scene, &chance, out, size);
}

/* The other places that may be chosen, with the odds of each. */
static void draw_targets(struct canvas *c, const struct play *p, struct area at)
{
    int y = 0;
    for (unsigned i = 0; i < p->options.count && y < at.height; i++) {
        char odds[96];
        if (p->options.value[i] == p->cursor)
            continue;
        say_odds(p, (uint8_t)p->options.value[i], odds, sizeof odds);
        if (odds[0] == '\0')
            continue;
        canvas_fit(c, at.x + 2, at.y + y, at.width - 26, ink_plain, scene_place(&p->scene, p->options.value[i]));
        canvas_put(c, at.x + at.width - 23, at.y + y, ink_dim, odds);
        y++;
    }
}

static void draw_places(struct canvas *c, const struct play *p, struct area at)
{
    char text[256], odds[96];
    say_odds(p, p->cursor, odds, sizeof odds);
    if (p->options.part != PART_TO)
        odds[0] = '\0';
    snprintf(text, sizeof text, "▶ %s", scene_place(&p->scene, p->cursor));
    canvas_fit(c, at.x, at.y, odds[0] != '\0' ? at.width - 24 : at.width, ink_bold, text);
    if (odds[0] != '\0') {
        canvas_put(c, at.x + at.width - 23, at.y, ink_bold, odds);
        draw_targets(c, p, (struct area){at.x, at.y + 1, at.width, at.height - 1});
    } else if (at.height > 1) {
        canvas_wrap(c, (struct area){at.x, at.y + 1, at.width, at.height - 1}, ink_dim,
                    say(p->language, "Arrows or Tab choose on the board, Enter takes it."));
    }
}

static bool is_attack(const struct play *p)
{
    return p->scene.r->family == HG_CONQUEST && (is_verb(p, "attack") || is_verb(p, "commit"));
}

static void draw_range(struct canvas *c, const struct play *p, struct area at)
{
    int width = at.width - 22 > 30 ? 30 : at.width - 22, span = p->options.hi - p->options.lo;
    int full = span > 0 ? (p->number - p->options.lo) * width / span : width;
    int x = at.x;
    x += canvas_put(c, x, at.y, ink_bold, "◂ ");
    x += canvas_printf(c, x, at.y, ink_with(ink_bar, INK_BOLD), " %3u ", p->number);
    x += canvas_put(c, x, at.y, ink_bold, " ▸  ");
    for (int i = 0; i < width; i++)
        canvas_put(c, x + i, at.y, i < full ? ink_bold : ink_dim, i < full ? "█" : "·");
    canvas_printf(c, x + width + 1, at.y, ink_dim, "%u–%u", p->options.lo, p->options.hi);
    if (!is_attack(p) || at.height < 2)
        return;
    char odds[96];
    say_odds(p, p->ask.action.to, odds, sizeof odds);
    canvas_put(c, at.x, at.y + 1, ink_bold, odds);
    canvas_wrap(c, (struct area){at.x, at.y + 2, at.width, at.height - 2}, ink_dim,
                say(p->language, "! attacks until one is left; 5 ! until five."));
}

/* As much of the end of a line as fits. */
static const char *end_of(const char *line, int width)
{
    size_t length;
    while ((int)term_text_width(line) > width && *line != '\0') {
        term_next_width(line, &length);
        line += length;
    }
    return line;
}

/* The odds of an attack that is being typed, as soon as it names both places. */
static void say_typed_odds(const struct play *p, char *out, size_t size)
{
    char text[NOTATION_MAX];
    struct hg_action a;
    struct fault f;
    struct chance chance = {false, 0, 0};
    typed_clean(p->scene.names, p->session->rules->family == HG_CONQUEST ? (char(*)[CODE_MAX])p->map.code : NULL,
                p->line, text);
    bool attack = strncmp(text, "attack ", 7) == 0 || strncmp(text, "declare ", 8) == 0;
    size_t used = strlen(text);
    bool read = attack && notation_parse(p->scene.r, p->scene.names, p->viewer, text, &a, &f);
    if (attack && !read) { /* the number may still be missing */
        snprintf(text + used, sizeof text - used, " 1");
        read = notation_parse(p->scene.r, p->scene.names, p->viewer, text, &a, &f);
    }
    if (read)
        chance = chance_of_attack(&p->scene, a.from, a.to, 1);
    chance_say(&p->scene, &chance, out, size);
}

static void draw_typing(struct canvas *c, const struct play *p, struct area at)
{
    char words[1024] = "", odds[96];
    size_t used = 0;
    say_typed_odds(p, odds, sizeof odds);
    canvas_printf(c, at.x, at.y, ink_bold, ": %s▏", end_of(p->line, at.width - 3));
    for (unsigned i = 0; i < p->completion.count && i < TYPED_WORDS && used < sizeof words; i++)
        used += (size_t)snprintf(words + used, sizeof words - used, "%s%s", i > 0 ? "  " : "", p->completion.word[i]);
    if (at.height > 1)
        canvas_put(c, at.x + 2, at.y + 1, ink_bold, odds);
    int taken = odds[0] != '\0' ? 2 : 1;
    if (at.height > taken)
        canvas_wrap(c, (struct area){at.x + 2, at.y + taken, at.width - 2, at.height - taken}, ink_dim, words);
}

static int draw_message(struct canvas *c, const struct play *p, struct area at)
{
    int lines = canvas_wrap(NULL, (struct area){0, 0, at.width, 4}, ink_plain, p->message);
    struct ink ink = {p->refused ? 203 : 114, INK_DEFAULT, INK_BOLD};
    canvas_wrap(c, (struct area){at.x, at.y + at.height - lines, at.width, lines}, ink, p->message);
    return lines;
}

/* The text of the card that the cursor of a list is on. */
static void draw_card_text(struct canvas *c, const struct play *p, struct area at)
{
    const char *args = hg_verbs(p->scene.r).verb[p->ask.action.verb].args;
    uint16_t card = p->options.count > 0 ? p->options.value[p->item] : HG_NONE;
    if (p->options.part != PART_CARD || strchr(args, 'c') == NULL || card >= p->scene.names->cards.count)
        return;
    const char *text = edition_card(p->scene.edition, card).text[p->language];
    if (text != NULL && at.height > 0)
        canvas_wrap(c, at, ink_dim, text);
}

static void draw_answer(struct canvas *c, const struct play *p, struct area at)
{
    int list = (int)p->options.count < at.height ? (int)p->options.count : at.height;
    if (p->typing) {
        draw_typing(c, p, at);
    } else if (p->options.shape == ASK_LIST) {
        draw_list(c, p, at);
        draw_card_text(c, p, (struct area){at.x + 4, at.y + list, at.width - 4, at.height - list});
    } else if (p->options.shape == ASK_PLACES) {
        draw_places(c, p, at);
    } else {
        draw_range(c, p, at);
    }
}

static void draw_question(struct canvas *c, const struct play *p, struct area at)
{
    char title[SIDE_NAME_MAX + 64];
    uint8_t seat = p->viewer;
    snprintf(title, sizeof title, say(p->language, "%s · %s: you decide"), p->scene.side[seat].letter,
             scene_army(&p->scene, seat));
    struct area in = canvas_frame(c, at, scene_ink(&p->scene, seat), title);
    in.x++;
    in.width -= 2;
    in.height -= draw_message(c, p, in);
    bool begins = p->ask.trail == 0;
    int used = canvas_wrap(c, (struct area){in.x, in.y, in.width, 2}, ink_bold,
                           begins ? help_said(&p->scene, question_of(p->scene.r, p->scene.s)->sentence)
                                  : help_part(&p->scene, &p->ask, &p->options));
    in.y += used;
    in.height -= used;
    if (!begins && in.height > 2) {
        draw_trail(c, p, in);
        in.y++;
        in.height--;
    }
    draw_answer(c, p, in);
}

/* While somebody else acts. */
static void draw_waiting(struct canvas *c, const struct play *p, struct area at)
{
    uint8_t actor = hg_actor(&p->session->table.state);
    char text[256];
    struct area in = canvas_frame(c, at, ink_dim, p->paused ? say(p->language, "Paused") : "");
    in.x++;
    in.width -= 2;
    in.height -= draw_message(c, p, in);
    if (p->session->table.state.over)
        snprintf(text, sizeof text, "%s", say(p->language, "The game is over."));
    else if (actor >= p->scene.r->seats)
        snprintf(text, sizeof text, "%s", say(p->language, "The dice roll…"));
    else
        snprintf(text, sizeof text, say(p->language, "%s (%s) is thinking…"), scene_army(&p->scene, actor),
                 p->session->table.player[actor] != NULL ? help_player(p->language, p->session->table.player[actor]->id)
                                                         : p->session->person[actor]);
    canvas_wrap(c, in, ink_plain, text);
    if (p->paused && in.height > 2)
        canvas_wrap(c, (struct area){in.x, in.y + 2, in.width, in.height - 2}, ink_dim,
                    say(p->language, "p goes on, the space bar makes one step."));
}

/* ---- Below the board --------------------------------------------------------------------------------------------- */

/* The last dice: a side each where they were a battle's. Returns the columns they take. */
static int draw_dice(struct canvas *c, const struct play *p, int right, int y)
{
    int count = p->roll.count, x = right - 4 * count - (p->attack_dice < p->roll.count ? 2 : 0);
    int began = x;
    for (int i = 0; i < count; i++) {
        bool attack = (unsigned)i < p->attack_dice;
        struct ink ink = {231, attack ? 88 : 236, INK_BOLD};
        if ((unsigned)i == p->attack_dice && i > 0)
            x += canvas_put(c, x, y, ink_bold, ": ");
        x += canvas_printf(c, x, y, ink, "[%u]", p->roll.x[i]);
        x += 1;
    }
    return count > 0 ? right - began + 2 : 0;
}

static void draw_place_line(struct canvas *c, const struct play *p, struct area at)
{
    char text[512];
    uint8_t place = p->scene.cursor != HG_NONE ? p->scene.cursor : p->hot;
    /* The board of cards shows its dice itself. */
    int dice = p->scene.r->family == HG_ASSETS ? 0 : draw_dice(c, p, at.x + at.width, at.y);
    if (place >= p->scene.names->places.count)
        return;
    board_describe(&p->scene, place, text, sizeof text);
    canvas_fit(c, at.x + 1, at.y, at.width - dice - 1, ink_plain, text);
}

static void draw_keys(struct canvas *c, const struct play *p, struct area at)
{
    const char *keys = say(p->language, "p pause  + faster  − slower  ? rules  l story  T seats  q leave");
    if (p->typing)
        keys = say(p->language, "Enter do it  Tab complete  Esc back");
    else if (p->asking)
        keys = say(p->language, "? rules  : type  h hint  x auto  u undo  c cards  l story  T seats  q leave");
    else if (p->paused)
        keys = say(p->language, "p go on  space one step  l story  T seats  q leave");
    canvas_fit(c, at.x + 1, at.y, at.width - 1, ink_dim, keys);
}

/* ---- All of it --------------------------------------------------------------------------------------------------- */

static void draw_too_small(struct canvas *c, const struct play *p)
{
    canvas_wrap(c, canvas_area(c), ink_bold,
                say(p->language, "Please make the window larger: 80 columns by 24 rows at least. The game is safe."));
}

void play_show(struct play *p)
{
    struct layout_screen at;
    canvas_close(&p->canvas);
    play_look(p);
    if (!stage_canvas(&p->canvas))
        return;
    struct canvas *c = &p->canvas;
    /* On a grid the board itself shows who holds what. */
    unsigned regions = p->scene.r->family == HG_GALACTIC ? 0 : p->scene.names->regions.count;
    if (!layout_screen(c->columns, c->rows, p->scene.r->seats, regions, &at)) {
        draw_too_small(c, p);
        stage_show(c);
        return;
    }
    board_draw(c, &p->scene, at.board);
    panel_title(c, &p->scene, at.title);
    draw_place_line(c, p, at.place);
    panel_seats(c, &p->scene, at.seats);
    panel_regions(c, &p->scene, at.regions);
    panel_hand(c, &p->scene, at.hand);
    if (p->asking)
        draw_question(c, p, at.ask);
    else
        draw_waiting(c, p, at.ask);
    log_draw(c, &p->log, &p->scene, at.log, 0);
    draw_keys(c, p, at.keys);
    stage_show(c);
}
