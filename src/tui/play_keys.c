/* What keys do. While a person is asked: moving, choosing, typing. At any time: help, story, speed, leaving. Keys
 * come one by one from the loop (play.c), and nothing here waits but pages. The list for people is in pages.c; a key
 * that does something new is to be told there, in README.md and in the manual. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "text/say.h"
#include "text/utf8.h"
#include "tui/chance.h"
#include "tui/help.h"
#include "tui/menu.h"
#include "tui/play.h"

/* ---- At any time ------------------------------------------------------------------------------------------------- */

/* Speeds are numbered from slow to fast on the keys, and the other way round inside. */
static void change_speed(struct play *p, int by)
{
    static const char *const names[PLAY_SPEEDS] = {SAID("at once"), SAID("fast"), SAID("brisk"), SAID("calm"),
                                                   SAID("slow")};
    unsigned to = p->speed - (unsigned)by;
    if (to < PLAY_SPEEDS)
        p->speed = to;
    play_say(p, "%s: %s", say(p->language, "Speed"), say(p->language, names[p->speed]));
}

/* The game is saved at any moment, so that leaving loses nothing; it is confirmed because the key is an easy one. */
static void leave(struct play *p)
{
    if (page_confirm(p, say(p->language, "Leave the game? It is saved; you can resume it at any time.")))
        p->end = PLAY_LEFT;
}

/* Taken back is the viewer's own last action, as long as nothing came of it that others have seen. It ends orders
 * that were about to go on. */
static void undo(struct play *p)
{
    struct hg_state before = p->session->table.state;
    struct hg_action a = hg_blank(RECORD_UNDO, p->viewer);
    if (p->viewer >= p->session->rules->seats || !session_can_undo(p->session, p->viewer)) {
        play_say(p, "%s",
                 say(p->language, "Nothing can be taken back: dice, another player or a card shown came last."));
        p->refused = true;
        return;
    }
    if (session_undo(p->session, p->viewer, &p->fault) != TABLE_ACTED)
        return;
    play_note(p, &a, &before);
    play_say(p, "%s", say(p->language, "Taken back."));
    p->asking = p->order.on = false;
    p->delegated[p->viewer] = 0;
}

/* True when the key was one of these. */
bool play_key_any(struct play *p, const struct key *key)
{
    if (key->kind == STAGE_RESIZE)
        return true;
    if (key_is(key, "?"))
        page_help(p);
    else if (key_is(key, "c"))
        page_cards(p);
    else if (key_is(key, "l"))
        page_story(p);
    else if (key_is(key, "o"))
        page_overview(p);
    else if (key_is(key, "r"))
        page_recap(p);
    else if (key_is(key, "T"))
        page_seats(p);
    else if (key_is(key, "+") || key_is(key, "="))
        change_speed(p, 1);
    else if (key_is(key, "-"))
        change_speed(p, -1);
    else if (key_is(key, "p"))
        p->paused = !p->paused;
    else if (key_is(key, " ") && p->paused)
        p->step = true;
    else if (key_is(key, "u"))
        undo(p);
    else if (key_is(key, "q"))
        leave(p);
    else
        return play_key_standing(p, key);
    return true;
}

/* ---- For the person who is asked --------------------------------------------------------------------------------- */

/* An aside: it may be done at any question. */
static void resign(struct play *p)
{
    struct hg_action a = hg_blank(HG_RESIGN, p->viewer);
    if (page_confirm(p, say(p->language, "Resign and leave the fight? This can't be taken back.")))
        play_submit(p, &a);
}

/* A player guesses the chance of an attack; the screen knows it, and a hint must not differ from what stands beside the
 * target. */
static void tell_exact_chance(const struct play *p, const struct hg_action *a, struct thought *why)
{
    struct chance chance = {false, 0, 0};
    if (hg_verb_is(p->session->rules, a->verb, HG_VERB_ATTACKS | HG_VERB_DECLARES))
        chance = chance_of_attack(&p->scene, a->from, a->to, 1);
    if (chance.known)
        why->chance = (int32_t)(10000 * chance.win);
}

/* By the strongest player, with its reasons. It looks at nothing that the person may not know. */
static void hint(struct play *p)
{
    char text[NOTATION_MAX], why[PLAY_MESSAGE];
    struct thought thought;
    const struct player *adviser = play_adviser();
    thought_lot(&thought);
    struct hg_action a = play_advice(p, p->viewer, adviser, &thought);
    notation_print(p->session->rules, p->session->names, &a, text);
    tell_exact_chance(p, &a, &thought);
    help_thought(&p->scene, &thought, why, sizeof why);
    play_say(p, say(p->language, "%s would play: %s. %s"), help_player(p->language, adviser->id), text, why);
}

/* ---- Lists, places, numbers -------------------------------------------------------------------------------------- */

/* Digits choose the first nine at once. */
static void key_list(struct play *p, const struct key *key)
{
    unsigned count = p->options.count;
    struct hit hit = key->kind == STAGE_CLICK ? canvas_hit_at(&p->canvas, key->x, key->y) : (struct hit){HIT_NONE, 0};
    if (key->kind == STAGE_UP || key->kind == STAGE_BACKTAB || key->kind == STAGE_WHEEL_UP)
        p->item = (p->item + count - 1) % count;
    else if (key->kind == STAGE_DOWN || key->kind == STAGE_TAB || key->kind == STAGE_WHEEL_DOWN)
        p->item = (p->item + 1) % count;
    else if (key->kind == STAGE_ENTER)
        play_answer(p, p->options.value[p->item]);
    else if (hit.kind == HIT_ITEM && hit.value < count)
        play_answer(p, p->options.value[hit.value]);
    else if (key->kind == STAGE_CHAR && key->text[0] >= '1' && key->text[0] <= '9' &&
             (unsigned)(key->text[0] - '1') < count)
        play_answer(p, p->options.value[key->text[0] - '1']);
}

/* Of the ten keys that numbers are typed with. */
static bool is_digit(const struct key *key)
{
    return key->kind == STAGE_CHAR && key->text[0] >= '0' && key->text[0] <= '9';
}

/* The units that an attack keeps may be many more than the dice of a roll, so there any number is taken. */
static void type_digit(struct play *p, char digit)
{
    uint8_t from, to;
    size_t used = strlen(p->digits), most = play_attack_at(p, &from, &to) ? 3 : sizeof p->digits - 1;
    if (used >= most)
        return;
    p->digits[used] = digit;
    p->digits[used + 1] = '\0';
    /* A number beyond the range begins anew with this digit; one below it is the least. */
    unsigned long n = strtoul(p->digits, NULL, 10);
    if (p->options.shape != ASK_RANGE)
        return;
    if (n > p->options.hi && !play_attack_at(p, &from, &to)) {
        snprintf(p->digits, sizeof p->digits, "%c", digit);
        n = strtoul(p->digits, NULL, 10);
    }
    p->number = (uint16_t)(n < p->options.lo ? p->options.lo : n > p->options.hi ? p->options.hi : n);
}

/* In the order in which the options are listed. */
static void next_place(struct play *p, int by)
{
    unsigned i = 0, count = p->options.count;
    while (i < count && p->options.value[i] != p->cursor)
        i++;
    p->cursor = (uint8_t)p->options.value[(i + count + (unsigned)by) % count];
}

/* A click on another own place while a target is asked for. */
static void change_source(struct play *p, uint16_t place)
{
    struct ask before = p->ask;
    bool back = p->options.part == PART_TO && ask_back(&p->ask);
    play_refresh_part(p);
    if (!back || p->options.part != PART_FROM || !ask_choose(&p->ask, place))
        p->ask = before;
    play_hold_attack(p);
    play_refresh_part(p);
}

/* Arrows go to the nearest place in that direction, Tab through all of them; a click answers at once. */
static void key_places(struct play *p, const struct key *key)
{
    struct hit hit = key->kind == STAGE_CLICK ? canvas_hit_at(&p->canvas, key->x, key->y) : (struct hit){HIT_NONE, 0};
    p->scene.marked = p->options.places;
    if (key->kind == STAGE_UP || key->kind == STAGE_DOWN)
        p->cursor = board_step(&p->scene, p->cursor, 0, key->kind == STAGE_UP ? -1 : 1);
    else if (key->kind == STAGE_LEFT || key->kind == STAGE_RIGHT)
        p->cursor = board_step(&p->scene, p->cursor, key->kind == STAGE_LEFT ? -1 : 1, 0);
    else if (key->kind == STAGE_TAB || key->kind == STAGE_BACKTAB)
        next_place(p, key->kind == STAGE_TAB ? 1 : -1);
    else if (key->kind == STAGE_ENTER)
        play_answer(p, p->cursor);
    else if (hit.kind == HIT_PLACE && has(p->options.places, hit.value))
        play_answer(p, hit.value);
    else if (hit.kind == HIT_PLACE && p->direct)
        change_source(p, hit.value);
    else if (is_digit(key))
        type_digit(p, key->text[0]);
}

/* An arrow throws away what was being typed: the number it starts from is the one that is shown. */
static void move_number(struct play *p, int by)
{
    int to = (int)p->number + by;
    p->number = (uint16_t)(to < p->options.lo ? p->options.lo : to > p->options.hi ? p->options.hi : to);
    p->digits[0] = '\0';
}

/* Arrows by one, pages by ten, Home and End to the ends, or digits. */
static void key_range(struct play *p, const struct key *key)
{
    if (key->kind == STAGE_LEFT || key->kind == STAGE_DOWN || key->kind == STAGE_WHEEL_DOWN)
        move_number(p, -1);
    else if (key->kind == STAGE_RIGHT || key->kind == STAGE_UP || key->kind == STAGE_WHEEL_UP)
        move_number(p, 1);
    else if (key->kind == STAGE_PAGE_DOWN || key->kind == STAGE_PAGE_UP)
        move_number(p, key->kind == STAGE_PAGE_UP ? 10 : -10);
    else if (key->kind == STAGE_HOME || key->kind == STAGE_END)
        p->number = key->kind == STAGE_HOME ? p->options.lo : p->options.hi;
    else if (is_digit(key))
        type_digit(p, key->text[0]);
    else if (key->kind == STAGE_ENTER)
        play_answer(p, p->number);
}

/* ---- Typing ------------------------------------------------------------------------------------------------------ */

/* What may follow, given the words before the last as the notation wants them. */
static void look_ahead(struct play *p, char head[NOTATION_MAX])
{
    typed_clean_head(p->session->names, p->map.code, p->line, head);
    typed_complete(p->session->rules, p->session->names, &p->ask.choices, head, &p->completion);
}

/* As far as all words agree; a blank follows where there is only one. */
static void complete(struct play *p)
{
    char head[NOTATION_MAX];
    look_ahead(p, head);
    if (p->completion.count == 0)
        return;
    char *blank = strrchr(head, ' ');
    size_t before = blank != NULL ? (size_t)(blank - head) + 1 : 0;
    snprintf(p->line, sizeof p->line, "%.*s%s%s", (int)before, head, p->completion.common,
             p->completion.count == 1 ? " " : "");
}

/* An empty line is left by erasing once more. */
static void erase(struct play *p)
{
    size_t used = strlen(p->line);
    if (used == 0)
        p->typing = false;
    while (used > 0 && ((unsigned char)p->line[used - 1] & 0xc0) == 0x80)
        used--;
    if (used > 0)
        p->line[used - 1] = '\0';
}

/* What may come next is looked up after every key. */
static void key_typing(struct play *p, const struct key *key)
{
    size_t used = strlen(p->line);
    if (key->kind == STAGE_ESCAPE) {
        p->typing = false;
        p->line[0] = '\0';
    } else if (key->kind == STAGE_ENTER) {
        play_submit_line(p);
    } else if (key->kind == STAGE_TAB) {
        complete(p);
    } else if (key->kind == STAGE_BACKSPACE) {
        erase(p);
    } else if (key->kind == STAGE_CHAR && used + strlen(key->text) < sizeof p->line) {
        strcpy(p->line + used, key->text);
    }
    char head[NOTATION_MAX];
    if (p->typing && p->asking)
        look_ahead(p, head);
}

/* A message would stand where the words are listed. */
static void begin_typing(struct play *p)
{
    p->typing = true;
    p->line[0] = '\0';
    p->message[0] = '\0';
    typed_complete(p->session->rules, p->session->names, &p->ask.choices, p->line, &p->completion);
}

/* ---- The person who is asked ------------------------------------------------------------------------------------- */

/* Keys of whoever is asked, then those that work at any time. */
static bool key_command(struct play *p, const struct key *key)
{
    if (key_is(key, ":") || key_is(key, "/"))
        begin_typing(p);
    else if (key_is(key, "h"))
        hint(p);
    else if (key_is(key, "x") || key_is(key, "X"))
        play_delegate(p, key->text[0] == 'X');
    else if (key_is(key, "D"))
        play_deal(p);
    else if (key_is(key, "e"))
        play_end_step(p);
    else if (key_is(key, "!"))
        play_attack_until(p);
    else if (key_is(key, "."))
        play_attack_again(p);
    else if (key_is(key, "R"))
        resign(p);
    else
        return play_key_any(p, key);
    return true;
}

/* To the part before; behind the first part of an attack on the board that is the list of verbs. */
static void go_back(struct play *p)
{
    if (ask_back(&p->ask))
        play_refresh_part(p);
    p->direct = p->direct && p->ask.trail != 0;
    p->message[0] = '\0';
}

/* Typing takes every key, the commands come before what is asked: their letters are none that answer. */
void play_key_ask(struct play *p, const struct key *key)
{
    if (p->typing) {
        key_typing(p, key);
        return;
    }
    if (key_command(p, key))
        return;
    if (key->kind == STAGE_ESCAPE || key->kind == STAGE_BACKSPACE)
        go_back(p);
    else if (p->options.shape == ASK_LIST)
        key_list(p, key);
    else if (p->options.shape == ASK_PLACES)
        key_places(p, key);
    else if (p->options.shape == ASK_RANGE)
        key_range(p, key);
}
