/* What keys and clicks do while a record is looked at. Nothing here changes the record: it can be looked at while
 * somebody plays on. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text/say.h"
#include "tui/replay/graph.h"
#include "tui/replay/replay.h"

/* Never beyond the end. */
void viewer_go(struct viewer *v, unsigned long frame)
{
    v->at = frame < film_last(&v->film) ? frame : film_last(&v->film);
}

/* ---- Steps ------------------------------------------------------------------------------------------------------- */

/* The beginning stays the beginning. */
static void step_back(struct viewer *v)
{
    v->at -= v->at > 0;
}

/* And the end the end. */
static void step_ahead(struct viewer *v)
{
    viewer_go(v, v->at + 1);
}

/* Before the first action. */
static void go_first(struct viewer *v)
{
    v->at = 0;
}

/* What there is of it. */
static void go_last(struct viewer *v)
{
    v->at = film_last(&v->film);
}

/* Or the end, where there is none. */
static void next_turn(struct viewer *v)
{
    unsigned long turn = film_turn(&v->film, v->at) + 1;
    viewer_go(v, turn < v->film.turns ? v->film.turn[turn] : film_last(&v->film));
}

/* The beginning of this turn, or of the one before when that is where we are. */
static void previous_turn(struct viewer *v)
{
    if (v->at > 0)
        viewer_go(v, v->film.turn[film_turn(&v->film, v->at - 1)]);
}

/* The engine counts rounds; a turn that was taken back may bring an earlier one again. */
static void next_round(struct viewer *v)
{
    unsigned long i = v->at;
    while (i < film_last(&v->film) && v->film.frame[i].round == v->film.frame[v->at].round)
        i++;
    viewer_go(v, i);
}

/* The first frame of this round, or of the one before when that is where we are. */
static void previous_round(struct viewer *v)
{
    unsigned long i = v->at > 0 ? v->at - 1 : 0;
    while (i > 0 && v->film.frame[i - 1].round == v->film.frame[i].round)
        i--;
    viewer_go(v, i);
}

/* ---- Jumps ------------------------------------------------------------------------------------------------------- */

/* A number beyond the end is refused with the largest there is. An empty line goes back. */
static void jump(struct viewer *v)
{
    unsigned long n = strtoul(v->digits, NULL, 10), last = film_last(&v->film), turns = v->film.turns - 1;
    if (v->prompt == PROMPT_ACTION && n > last)
        snprintf(v->message, sizeof v->message,
                 say_n(v->language, "There is %lu action here; type a number up to it.",
                       "There are %lu actions here; type a number up to that.", last),
                 last);
    else if (v->prompt == PROMPT_TURN && n > turns)
        snprintf(v->message, sizeof v->message,
                 say_n(v->language, "There is %lu turn here; type a number up to it.",
                       "There are %lu turns here; type a number up to that.", turns),
                 turns);
    else if (v->digits[0] != '\0')
        viewer_go(v, v->prompt == PROMPT_ACTION ? n : v->film.turn[n]);
    v->prompt = PROMPT_NONE;
}

/* Digits only, as many as the longest record needs. */
static void key_prompt(struct viewer *v, const struct key *key)
{
    size_t length = strlen(v->digits);
    if (key->kind == STAGE_ENTER) {
        jump(v);
    } else if (key->kind == STAGE_ESCAPE) {
        v->prompt = PROMPT_NONE;
    } else if (key->kind == STAGE_BACKSPACE && length > 0) {
        v->digits[length - 1] = '\0';
    } else if (key->kind == STAGE_CHAR && key->text[0] >= '0' && key->text[0] <= '9' && length < VIEWER_DIGITS) {
        v->digits[length] = key->text[0];
        v->digits[length + 1] = '\0';
    }
}

/* Playing stops: it would run away from what is being typed. */
static void ask(struct viewer *v, enum viewer_prompt prompt)
{
    v->prompt = prompt;
    v->digits[0] = '\0';
    v->playing = false;
}

/* ---- Eyes, sheets, time ------------------------------------------------------------------------------------------ */

/* Digits are seats as people count them. */
static void look_as(struct viewer *v, unsigned digit)
{
    if (digit == 0)
        v->eyes = SCENE_WHOLE;
    else if (digit <= v->film.r->seats)
        v->eyes = (uint8_t)(digit - 1);
    else if (digit == 9)
        v->eyes = HG_SPECTATOR;
    else
        snprintf(v->message, sizeof v->message,
                 say(v->language, "No seat %u: 1 to %u are the seats, 9 is a spectator, 0 shows everything."), digit,
                 v->film.r->seats);
}

/* Everything, a spectator, then seat after seat. */
static void look_next(struct viewer *v)
{
    if (v->eyes == SCENE_WHOLE)
        v->eyes = HG_SPECTATOR;
    else if (v->eyes == HG_SPECTATOR)
        v->eyes = 0;
    else
        v->eyes = v->eyes + 1u < v->film.r->seats ? (uint8_t)(v->eyes + 1) : (uint8_t)SCENE_WHOLE;
}

/* The same key opens and closes it. */
static void turn_sheet(struct viewer *v, enum viewer_sheet sheet)
{
    v->sheet = v->sheet == sheet ? SHEET_BOARD : sheet;
}

/* At the end it begins anew. */
static void toggle_playing(struct viewer *v)
{
    if (!v->playing && v->at == film_last(&v->film))
        v->at = 0;
    v->playing = !v->playing;
}

/* Told as people count, from 1. */
static void set_speed(struct viewer *v, unsigned speed)
{
    v->speed = speed;
    snprintf(v->message, sizeof v->message, say(v->language, "Speed %u of %u"), speed + 1, VIEWER_SPEEDS);
}

/* Of a game that goes on nothing is told that its players do not know. */
static void begin_review(struct viewer *v)
{
    if (v->film.status == RECORD_UNFINISHED)
        snprintf(v->message, sizeof v->message, "%s", say(v->language, "A game is reviewed when it is over."));
    else if (v->marks.state == MARKS_NONE && !marks_begin(&v->marks, &v->film))
        snprintf(v->message, sizeof v->message, "%s", say(v->language, "there is not enough memory"));
    v->playing = false;
}

/* From mark to mark; without a review there are none. */
static void go_mark(struct viewer *v, int way)
{
    v->playing = false;
    if (v->marks.state == MARKS_THERE)
        viewer_go(v, marks_next(&v->marks, v->at, way));
    else
        snprintf(v->message, sizeof v->message, "%s", say(v->language, "Press a first: the review sets the marks."));
}

/* `?` turns the pages of help before it closes them. */
static bool key_sheet(struct viewer *v, const struct key *key)
{
    static const struct {
        const char *key;
        enum viewer_sheet sheet;
    } sheets[] = {{"g", SHEET_GRAPH}, {"c", SHEET_CARDS}, {"l", SHEET_STORY}, {"?", SHEET_HELP}};
    for (size_t i = 0; i < sizeof sheets / sizeof sheets[0]; i++)
        if (key_is(key, sheets[i].key)) {
            bool pages = sheets[i].sheet == SHEET_HELP && v->sheet == SHEET_HELP && v->help_next > 0;
            v->help_first = pages ? v->help_next : 0;
            if (!pages)
                turn_sheet(v, sheets[i].sheet);
            return true;
        }
    return false;
}

/* Letters and digits, unless a number is being typed. */
static void key_character(struct viewer *v, const struct key *key)
{
    if (key_sheet(v, key))
        return;
    if (key->text[0] >= '0' && key->text[0] <= '9')
        look_as(v, (unsigned)(key->text[0] - '0'));
    else if (key_is(key, "v"))
        look_next(v);
    else if (key_is(key, "w"))
        v->measure = v->measure == STRENGTH_SHARE ? STRENGTH_CHANCE : STRENGTH_SHARE;
    else if (key_is(key, " "))
        toggle_playing(v);
    else if (key_is(key, "+") || key_is(key, "="))
        set_speed(v, v->speed + 1 < VIEWER_SPEEDS ? v->speed + 1 : v->speed);
    else if (key_is(key, "-"))
        set_speed(v, v->speed > 0 ? v->speed - 1 : 0);
    else if (key_is(key, "a"))
        begin_review(v);
    else if (key_is(key, "n") || key_is(key, "p"))
        go_mark(v, key_is(key, "n") ? 1 : -1);
    else if (key_is(key, "t"))
        ask(v, PROMPT_TURN);
    else if (key_is(key, ":"))
        ask(v, PROMPT_ACTION);
    else if (key_is(key, "q"))
        v->left = true;
}

/* ---- All keys ---------------------------------------------------------------------------------------------------- */

/* Areas that are not on the screen have no width. */
static bool within(struct area in, const struct key *key)
{
    return key->x >= in.x && key->x < in.x + in.width && key->y >= in.y && key->y < in.y + in.height;
}

/* On the line of time by actions, on the graph by turns. */
static void click(struct viewer *v, const struct key *key)
{
    if (within(v->bar, key) && v->bar.width > 1)
        viewer_go(v, film_last(&v->film) * (unsigned long)(key->x - v->bar.x) / (unsigned long)(v->bar.width - 1));
    else if (within(v->plot, key))
        viewer_go(v, graph_frame(&v->film, v->plot, key->x));
}

/* From any sheet; a review that is being made is broken off first. */
static void to_board(struct viewer *v)
{
    if (v->marks.state == MARKS_COMING)
        marks_close(&v->marks);
    else
        v->sheet = SHEET_BOARD;
}

/* Everything but a number that is being typed. */
static void key_other(struct viewer *v, const struct key *key)
{
    static const struct {
        enum key_kind kind;
        void (*act)(struct viewer *v);
    } acts[] = {
        {STAGE_LEFT, step_back},         {STAGE_WHEEL_UP, step_back},
        {STAGE_RIGHT, step_ahead},       {STAGE_WHEEL_DOWN, step_ahead},
        {STAGE_UP, previous_turn},       {STAGE_DOWN, next_turn},
        {STAGE_PAGE_UP, previous_round}, {STAGE_PAGE_DOWN, next_round},
        {STAGE_HOME, go_first},          {STAGE_END, go_last},
        {STAGE_TAB, look_next},          {STAGE_ENTER, to_board},
        {STAGE_ESCAPE, to_board},
    };
    for (size_t i = 0; i < sizeof acts / sizeof acts[0]; i++)
        if (acts[i].kind == key->kind)
            acts[i].act(v);
    if (key->kind == STAGE_CLICK)
        click(v, key);
    else if (key->kind == STAGE_CHAR)
        key_character(v, key);
}

/* A message is wiped away by any key. */
void viewer_key(struct viewer *v, const struct key *key)
{
    if (key->kind == STAGE_STOP) {
        v->stopped = true;
        return;
    }
    if (key->kind == STAGE_TIME || key->kind == STAGE_RESIZE)
        return;
    v->message[0] = '\0';
    if (v->prompt != PROMPT_NONE)
        key_prompt(v, key);
    else
        key_other(v, key);
}
