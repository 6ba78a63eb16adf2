/* Draws the game: board, panels, question. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
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

/* The lines that an answer takes: one, unless it is a long sentence. */
static int item_lines(const struct play *p, unsigned i, int width)
{
    char text[256];
    help_option(&p->scene, &p->ask, &p->options, p->options.value[i], text, sizeof text);
    return canvas_wrap(NULL, (struct area){0, 0, width - 4, 3}, ink_plain, text);
}

static void draw_item(struct canvas *c, const struct play *p, unsigned i, struct area at)
{
    char text[256];
    bool here = i == p->item;
    struct ink ink = here ? ink_with(ink_bar, INK_BOLD) : ink_plain;
    help_option(&p->scene, &p->ask, &p->options, p->options.value[i], text, sizeof text);
    canvas_put(c, at.x, at.y, ink_bold, here ? "▶" : " ");
    if (i < 9)
        canvas_printf(c, at.x + 2, at.y, ink_dim, "%u", i + 1);
    canvas_fill(c, (struct area){at.x + 4, at.y, at.width - 4, at.height}, ink);
    canvas_wrap(c, (struct area){at.x + 4, at.y, at.width - 4, at.height}, ink, text);
    canvas_hit(c, at, HIT_ITEM, i);
}

/* Returns the lines it took. */
static int draw_list(struct canvas *c, const struct play *p, struct area at)
{
    unsigned first = p->item, i;
    int used = item_lines(p, first, at.width), y = 0;
    while (first > 0 && used + item_lines(p, first - 1, at.width) <= at.height)
        used += item_lines(p, --first, at.width);
    for (i = first; i < p->options.count && y + item_lines(p, i, at.width) <= at.height; i++) {
        int lines = item_lines(p, i, at.width);
        draw_item(c, p, i, (struct area){at.x, at.y + y, at.width, lines});
        y += lines;
    }
    if (first > 0)
        canvas_put(c, at.x + at.width - 1, at.y, ink_bold, "↑");
    if (i < p->options.count && at.height > 0)
        canvas_put(c, at.x + at.width - 1, at.y + at.height - 1, ink_bold, "↓");
    return y;
}

/* Whether a verb is decided, and has any of these traits. */
static bool is(const struct play *p, uint32_t traits)
{
    return (p->ask.decided >> PART_VERB & 1) != 0 && hg_verb_is(p->scene.r, p->ask.action.verb, traits);
}

/* The odds of attacking `to`, where that is what is being decided; otherwise nothing. */
static void say_odds(const struct play *p, uint8_t to, char *out, size_t size)
{
    const struct hg_conquest_open *o = &p->scene.s->conquest.open;
    struct chance chance = {false, 0, 0};
    if (is(p, HG_VERB_ATTACKS | HG_VERB_DECLARES))
        chance = chance_of_attack(&p->scene, p->ask.action.from, to, 1);
    else if (is(p, HG_VERB_COMMITS))
        chance = chance_of_attack(&p->scene, o->battle_from, o->battle_to, 1);
    chance_say(&p->scene, &chance, out, size);
}

/* A place and the odds beside it, or below where there is no room for both. Returns the lines it took. */
static int draw_odds(struct canvas *c, struct area at, struct ink ink, const char *place, struct ink quiet,
                     const char *odds)
{
    enum { USUAL = 24, PLACE_LEAST = 10, TWO_AND_MORE = 3 };
    int wide = (int)term_text_width(odds), column = wide <= USUAL ? USUAL - 1 : wide;
    bool cut = (int)term_text_width(place) > at.width - column - 1;
    bool below = wide > 0 && (column + PLACE_LEAST > at.width || (cut && at.height >= TWO_AND_MORE));
    canvas_fit(c, at.x, at.y, wide > 0 && !below ? at.width - column - 1 : at.width, ink, place);
    if (below)
        return 1 + canvas_wrap(c, (struct area){at.x + 2, at.y + 1, at.width - 2, at.height - 1}, quiet, odds);
    canvas_put(c, at.x + at.width - column, at.y, quiet, odds);
    return 1;
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
        y += draw_odds(c, (struct area){at.x + 2, at.y + y, at.width - 2, at.height - y}, ink_plain,
                       scene_place(&p->scene, p->options.value[i]), ink_dim, odds);
    }
}

/* A hint, where there is room for all of it. */
static void draw_whole(struct canvas *c, struct area at, const char *text)
{
    if (canvas_wrap(NULL, (struct area){0, 0, at.width, 9}, ink_dim, text) <= at.height)
        canvas_wrap(c, at, ink_dim, text);
}

/* What an attack that goes on would keep. */
static const char *say_until(const struct play *p)
{
    static char text[160];
    if (p->digits[0] == '\0')
        return say(p->language, "! attacks until one is left; 5 ! until five.");
    snprintf(text, sizeof text, say(p->language, "! attacks until %s are left."), p->digits);
    return text;
}

/* How a place is chosen; of an attack on the board also what else can be done. */
static const char *say_choosing(const struct play *p)
{
    uint8_t from, to;
    struct hg_action spread;
    if (play_attack_at(p, &from, &to))
        return say_until(p);
    if (p->direct)
        return say(p->language, "Choose who attacks. e ends the attacks, Esc shows what else there is.");
    if (standing_deals(p->scene.r, p->scene.s, &p->ask.choices))
        return say(p->language, "Arrows or Tab, Enter takes it. D deals all of them by lot, X chooses for you.");
    if (standing_spread(p->scene.r, p->scene.s, &p->ask.choices, &spread))
        return say(p->language, "Arrows or Tab, Enter takes it. X spreads all that is left.");
    return say(p->language, "Arrows or Tab choose on the board, Enter takes it.");
}

static void draw_places(struct canvas *c, const struct play *p, struct area at)
{
    char text[256], odds[96];
    say_odds(p, p->cursor, odds, sizeof odds);
    if (p->options.part != PART_TO)
        odds[0] = '\0';
    snprintf(text, sizeof text, "▶ %s", scene_place(&p->scene, p->cursor));
    int used = draw_odds(c, at, ink_bold, text, ink_bold, odds);
    struct area rest = {at.x, at.y + used, at.width, at.height - used};
    if (odds[0] == '\0') {
        draw_whole(c, rest, say_choosing(p));
        return;
    }
    int below = canvas_wrap(NULL, (struct area){0, 0, at.width, 9}, ink_dim, say_choosing(p));
    if (below >= rest.height)
        below = 0;
    draw_targets(c, p, (struct area){rest.x, rest.y, rest.width, rest.height - below});
    draw_whole(c, (struct area){rest.x, rest.y + rest.height - below, rest.width, below}, say_choosing(p));
}

static bool is_attack(const struct play *p)
{
    return hg_traits(p->scene.r).dice == HG_DICE_COMPARED && is(p, HG_VERB_ATTACKS | HG_VERB_COMMITS);
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
    int used = 1 + canvas_wrap(c, (struct area){at.x, at.y + 1, at.width, at.height - 1}, ink_bold, odds);
    draw_whole(c, (struct area){at.x, at.y + used, at.width, at.height - used}, say_until(p));
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
    typed_clean(p->scene.names, (char(*)[CODE_MAX])p->map.code, p->line, text);
    size_t used = strlen(text);
    bool read = notation_parse(p->scene.r, p->scene.names, p->viewer, text, &a, &f);
    if (!read) { /* the number may still be missing */
        snprintf(text + used, sizeof text - used, " 1");
        read = notation_parse(p->scene.r, p->scene.names, p->viewer, text, &a, &f);
    }
    if (read && hg_verb_is(p->scene.r, a.verb, HG_VERB_ATTACKS | HG_VERB_DECLARES))
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
    int lines = canvas_wrap(NULL, (struct area){0, 0, at.width, at.height}, ink_plain, p->message);
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
    if (p->typing) {
        draw_typing(c, p, at);
    } else if (p->options.shape == ASK_LIST) {
        int list = draw_list(c, p, at);
        draw_card_text(c, p, (struct area){at.x + 4, at.y + list, at.width - 4, at.height - list});
    } else if (p->options.shape == ASK_PLACES) {
        draw_places(c, p, at);
    } else {
        draw_range(c, p, at);
    }
}

/* On the frame's lower edge: what is left to place, and the orders that stand. */
static void draw_status(struct canvas *c, const struct play *p, struct area at)
{
    char text[192], framed[200];
    play_status(p, text, sizeof text);
    if (text[0] == '\0')
        return;
    snprintf(framed, sizeof framed, " %s ", text);
    if ((int)term_text_width(framed) <= at.width - 4)
        canvas_put(c, at.x + 2, at.y + at.height - 1, ink_bold, framed);
    else
        canvas_fit(c, at.x + 2, at.y + at.height - 1, at.width - 4, ink_bold, framed);
}

enum { TITLE_MAX = SIDE_NAME_MAX + RECORD_WORD_MAX + 64 };

/* Who decides, as much of it as the frame can hold: the person and the army, the army, the letter. */
static void say_title(const struct play *p, int width, char title[TITLE_MAX])
{
    char who[SIDE_NAME_MAX + RECORD_WORD_MAX + 4];
    const char *letter = p->scene.side[p->viewer].letter;
    play_who(p, p->viewer, who, sizeof who);
    snprintf(title, TITLE_MAX, say(p->language, "%s · %s: you decide"), letter, who);
    if ((int)term_text_width(title) + 5 > width)
        snprintf(title, TITLE_MAX, say(p->language, "%s · %s: you decide"), letter, scene_army(&p->scene, p->viewer));
    if ((int)term_text_width(title) + 5 > width)
        snprintf(title, TITLE_MAX, say(p->language, "%s: you decide"), letter);
}

static void draw_question(struct canvas *c, const struct play *p, struct area at)
{
    char title[TITLE_MAX];
    uint8_t seat = p->viewer;
    say_title(p, at.width, title);
    struct area in = canvas_frame(c, at, scene_ink(&p->scene, seat), title);
    draw_status(c, p, at);
    in.x++;
    in.width -= 2;
    in.height -= draw_message(c, p, in);
    bool begins = p->ask.trail == 0 || p->typing || (p->direct && p->options.part == PART_FROM);
    const char *question = begins ? help_said(&p->scene, question_of(p->scene.r, p->scene.s)->sentence)
                                  : help_part(&p->scene, &p->ask, &p->options);
    if (canvas_wrap(NULL, (struct area){0, 0, in.width, 9}, ink_bold, question) > in.height)
        return; /* the message has all the room until a key takes it away */
    int used = canvas_wrap(c, in, ink_bold, question);
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
    draw_status(c, p, at);
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
    int dice = hg_traits(p->scene.r).board == HG_BOARD_CARDS ? 0 : draw_dice(c, p, at.x + at.width, at.y);
    if (place >= p->scene.names->places.count)
        return;
    board_describe(&p->scene, place, text, sizeof text);
    canvas_fit(c, at.x + 1, at.y, at.width - dice - 1, ink_plain, text);
}

static void draw_keys(struct canvas *c, const struct play *p, struct area at)
{
    uint8_t from, to;
    const char *keys = say(p->language, "p pause  + faster  − slower  ? rules  l story  T seats  q leave");
    if (p->typing)
        keys = say(p->language, "Enter do it  Tab complete  Esc back");
    else if (p->asking)
        keys = say(p->language, "? rules  e end  h hint  x auto  u undo  c cards  l story  T seats  : type  q leave");
    if (p->asking && !p->typing && (p->direct || play_attack_at(p, &from, &to)))
        keys =
            say(p->language, "! attack on  . again  e end  ? rules  h hint  x auto  u undo  c cards  l story  q leave");
    else if (!p->asking && p->paused)
        keys = say(p->language, "p go on  space one step  l story  T seats  q leave");
    canvas_bar(c, at.x + 1, at.y, at.width - 1, ink_dim, keys);
}

/* ---- All of it --------------------------------------------------------------------------------------------------- */

/* A message that its panel can't hold, or that would hide what is asked, borrows the room of the story beside it. */
static bool is_too_long(const struct play *p, struct area at)
{
    enum { QUESTION_LINES = 3 };
    int room = at.height - 2 - (p->asking ? QUESTION_LINES : 0);
    return canvas_wrap(NULL, (struct area){0, 0, at.width - 4, at.height}, ink_plain, p->message) > room;
}

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
    unsigned regions = hg_traits(p->scene.r).has_regions ? p->scene.names->regions.count : 0;
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
    bool wide = is_too_long(p, at.ask);
    if (wide)
        at.ask.width = at.log.x + at.log.width - at.ask.x;
    if (p->asking)
        draw_question(c, p, at.ask);
    else
        draw_waiting(c, p, at.ask);
    if (!wide)
        log_draw(c, &p->log, &p->scene, at.log, 0);
    draw_keys(c, p, at.keys);
    stage_show(c);
}
