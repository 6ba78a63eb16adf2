/* Draws the game: board, panels, question, story, keys. Everything is made anew from the position as the viewer sees
 * it (play_look), so that nothing hidden can stay on the screen. Answers to the question are drawn by
 * play_answer.c. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "shell/term.h"
#include "text/say.h"
#include "tui/help.h"
#include "tui/play.h"

/* ---- The scene --------------------------------------------------------------------------------------------------- */

/* Of several people at one screen nobody's secrets are seen unless the curtain fell for them. What may be chosen is
 * marked only while somebody is asked. */
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
    /* A list of places has its cursor on the board as well. */
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

/* At the bottom of the panel, in red when it refuses something. Returns the lines it took. */
static int draw_message(struct canvas *c, const struct play *p, struct area at)
{
    int lines = canvas_wrap(NULL, (struct area){0, 0, at.width, at.height}, ink_plain, p->message);
    struct ink ink = {p->refused ? 203 : 114, INK_DEFAULT, INK_BOLD};
    canvas_wrap(c, (struct area){at.x, at.y + at.height - lines, at.width, lines}, ink, p->message);
    return lines;
}

/* On the frame's lower edge: what is left to place, and the orders that stand. */
static void draw_status(struct canvas *c, const struct play *p, struct area at, struct play_rest rest)
{
    enum { REST = 10 }; /* columns of what says how many answers have no room */
    char text[192], framed[200];
    play_status(p, text, sizeof text);
    if (text[0] == '\0')
        return;
    snprintf(framed, sizeof framed, " %s ", text);
    int room = at.width - 4 - (rest.above + rest.below > 0 ? REST : 0), width = (int)term_text_width(framed);
    canvas_fit(c, at.x + 2, at.y + at.height - 1, width < room ? width : room, ink_bold, framed);
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

/* Nothing of the answer is decided yet, or it is being typed. */
static bool begins(const struct play *p)
{
    bool attacks =
        p->direct && (p->options.part == PART_FROM || hg_verb_is(p->scene.r, p->ask.action.verb, HG_VERB_COMMITS));
    return p->ask.trail == 0 || p->typing || attacks;
}

/* The question, or that of the part which is asked now. */
static const char *sentence_asked(const struct play *p)
{
    return begins(p) ? help_question(&p->scene) : help_part(&p->scene, &p->ask, &p->options);
}

/* The question, what is decided so far, and the answers; a message of several lines takes their room until a key takes
 * it away, so that nothing covers what a hint advises. Returns how many answers have no room. */
static struct play_rest draw_asked(struct canvas *c, const struct play *p, struct area in)
{
    struct play_rest none = {0, 0};
    const char *question = sentence_asked(p);
    if (canvas_wrap(NULL, (struct area){0, 0, in.width, 9}, ink_bold, question) > in.height)
        return none;
    int used = canvas_wrap(c, in, ink_bold, question);
    in.y += used;
    in.height -= used;
    if (!begins(p) && in.height > 2) {
        draw_trail(c, p, in);
        in.y++;
        in.height--;
    }
    return in.height > 0 ? play_draw_answer(c, p, in) : none;
}

/* The frame has the colour of whoever decides. Status and the number of further answers share its lower edge. */
static void draw_question(struct canvas *c, const struct play *p, struct area at)
{
    char title[TITLE_MAX];
    say_title(p, at.width, title);
    struct area in = canvas_frame(c, at, scene_ink(&p->scene, p->viewer), title);
    in.x++;
    in.width -= 2;
    in.height -= draw_message(c, p, in);
    struct play_rest rest = draw_asked(c, p, in);
    draw_status(c, p, at, rest);
    canvas_more(c, at, rest.above, rest.below);
}

/* While somebody else acts. */
static void draw_waiting(struct canvas *c, const struct play *p, struct area at)
{
    uint8_t actor = hg_actor(&p->session->table.state);
    char text[256];
    struct area in = canvas_frame(c, at, ink_dim, p->paused ? say(p->language, "Paused") : "");
    draw_status(c, p, at, (struct play_rest){0, 0});
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

/* "[6]", "[6+1]", "<7>" of a larger die, "(2)" of one that does not count. */
static void say_die(const struct play *p, unsigned i, char *out, size_t size)
{
    const struct story_die *die = &p->dice.die[i];
    char added[8] = "";
    if (p->dice.count == 0) {
        snprintf(out, size, "[%u]", p->roll.x[i]);
        return;
    }
    bool large = die->sides > p->scene.r->conquest.die_sides;
    if (die->added > 0)
        snprintf(added, sizeof added, "+%u", die->added);
    snprintf(out, size, "%s%u%s%s",
             !die->counts ? "("
             : large      ? "<"
                          : "[",
             die->face, added,
             !die->counts ? ")"
             : large      ? ">"
                          : "]");
}

/* Those of a battle as they are compared, or else all of the roll. */
static unsigned dice_shown(const struct play *p)
{
    return p->roll.count == 0 ? 0 : p->dice.count > 0 ? p->dice.count : p->roll.count;
}

/* Where the attacker's dice end, which is where the colour changes. */
static bool begins_defence(const struct play *p, unsigned i)
{
    return p->dice.count > 0 && i == p->dice.attack && i > 0;
}

/* The last dice: a side each where they were a battle's. Returns the columns they take. */
static int draw_dice(struct canvas *c, const struct play *p, int right, int y)
{
    unsigned count = dice_shown(p);
    char text[24];
    int wide = 0;
    for (unsigned i = 0; i < count; i++) {
        say_die(p, i, text, sizeof text);
        wide += (int)term_text_width(text) + 1 + (begins_defence(p, i) ? 2 : 0);
    }
    for (unsigned i = 0, x = (unsigned)(right - wide); i < count; i++) {
        struct ink ink = {231, p->dice.count == 0 || i < p->dice.attack ? 88 : 236, INK_BOLD};
        if (begins_defence(p, i))
            x += (unsigned)canvas_put(c, (int)x, y, ink_bold, ": ");
        say_die(p, i, text, sizeof text);
        x += (unsigned)canvas_put(c, (int)x, y, ink, text) + 1;
    }
    return count > 0 ? wide + 2 : 0;
}

/* Below the board: the news when a turn begins, then the place of the cursor, or where something happened last; at
 * its right end the dice. */
static void draw_place_line(struct canvas *c, const struct play *p, struct area board, struct area at)
{
    char text[512];
    uint8_t place = p->scene.cursor != HG_NONE ? p->scene.cursor : p->hot;
    /* The board of cards shows its dice itself. */
    const struct board *shown = board_of(p->scene.r);
    int dice = shown->draw_below != NULL ? shown->draw_below(c, &p->scene, board, at.x + at.width, at.y)
                                         : draw_dice(c, p, at.x + at.width, at.y);
    if (p->scene.cursor == HG_NONE && p->asking && p->news[0] != '\0')
        snprintf(text, sizeof text, "%s", p->news);
    else if (place >= p->scene.names->places.count)
        return;
    else
        board_describe(&p->scene, place, text, sizeof text);
    canvas_fit(c, at.x + 1, at.y, at.width - dice - 1, ink_plain, text);
}

/* The keys that do something now. Where they don't fit, whole entries are left out; how to leave stays. */
static void draw_keys(struct canvas *c, const struct play *p, struct area at)
{
    uint8_t from, to;
    const char *keys = say(p->language, "p pause  + faster  − slower  ? rules  l story  T seats  q leave");
    if (p->session->table.state.over || p->session->table.capped)
        keys = say(p->language, "Enter what now");
    else if (p->typing)
        keys = say(p->language, "Enter do it  Tab complete  Esc back");
    else if (p->asking)
        keys = say(
            p->language,
            "? rules  o overview  e end  h hint  x auto  u undo  r recap  c cards  l story  T seats  : type  q leave");
    if (p->asking && !p->typing && (p->direct || play_attack_at(p, &from, &to)))
        keys = say(p->language, "! attack on  . again  e end  ? rules  o overview  h hint  u undo  x auto  r recap  c "
                                "cards  l story  q leave");
    else if (!p->asking && p->paused)
        keys = say(p->language, "p go on  space one step  l story  T seats  q leave");
    canvas_bar(c, at.x + 1, at.y, at.width - 1, ink_dim, keys);
}

/* ---- All of it --------------------------------------------------------------------------------------------------- */

/* The lines that a question needs: all of its sentence, and the first two of its answers. */
static int lines_asked(const struct play *p, int width)
{
    enum { MANY = 9 };
    if (!p->asking)
        return 0;
    int answers = p->options.shape == ASK_RANGE || p->options.count < 2 ? 1 : 2;
    return canvas_wrap(NULL, (struct area){0, 0, width, MANY}, ink_bold, sentence_asked(p)) + answers;
}

/* A message that its panel can't hold, or that would hide what is asked, borrows the room of the story beside it. */
static bool is_too_long(const struct play *p, struct area at)
{
    int width = at.width - 4, room = at.height - 2 - lines_asked(p, width);
    return p->message[0] != '\0' &&
           canvas_wrap(NULL, (struct area){0, 0, width, at.height}, ink_plain, p->message) > room;
}

/* The game goes on as soon as there is room: nothing is lost by a window that is made small. */
static void draw_too_small(struct canvas *c, const struct play *p)
{
    canvas_wrap(c, canvas_area(c), ink_bold,
                say(p->language, "Please make the window larger: 80 columns by 24 rows at least. The game is safe."));
}

/* A message that is too long borrows the room of the story beside it. */
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
    if (!layout_screen(c->columns, c->rows, p->scene.r->seats, hg_traits(p->scene.r).neutrals, regions, &at)) {
        draw_too_small(c, p);
        stage_show(c);
        return;
    }
    board_draw(c, &p->scene, at.board);
    panel_title(c, &p->scene, at.title);
    draw_place_line(c, p, at.board, at.place);
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
