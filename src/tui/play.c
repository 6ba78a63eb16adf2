/* The loop of a game on the screen: chance and computer players act at the speed chosen, people are asked. One turn
 * of the loop is one action, one key, or one moment of waiting; after each everything is drawn anew from the
 * position. What play_*.c and pages.c do is declared in play.h. */
#include "tui/play.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "text/crypto.h"
#include "tui/contribute.h"
#include "tui/help.h"
#include "tui/menu.h"

/* Milliseconds that an action is looked at, by speed; what is routine gets a fraction. */
static const int pause_of[PLAY_SPEEDS] = {0, 80, 300, 800, 2000};
enum { ROUTINE_SHARE = 4 };

/* Something that is done; whoever refuses sets `refused` afterwards, which colours it. */
void play_say(struct play *p, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(p->message, sizeof p->message, format, arguments);
    va_end(arguments);
    p->refused = false;
}

/* ---- Who looks --------------------------------------------------------------------------------------------------- */

/* Seats that no computer player sits on. */
static bool is_person(const struct play *p, uint8_t seat)
{
    return seat < p->session->rules->seats && p->session->table.player[seat] == NULL;
}

/* Cards, the faces of tokens: whatever onlookers don't see. That there is some is public. */
static bool person_has_secrets(const struct play *p)
{
    struct hg_view public, own;
    const struct hg_state *s = &p->session->table.state;
    hg_view(p->session->rules, s, HG_SPECTATOR, &public);
    for (uint8_t i = 0; i < p->session->rules->seats; i++) {
        if (!is_person(p, i))
            continue;
        hg_view(p->session->rules, s, i, &own);
        if (memcmp(&own.position, &public.position, sizeof own.position) != 0)
            return true;
    }
    return false;
}

/* With one person at the screen it is always theirs; with several only the one who is asked may look. */
static uint8_t only_person(const struct play *p)
{
    uint8_t found = HG_SPECTATOR;
    for (uint8_t i = 0; i < p->session->rules->seats; i++) {
        if (!is_person(p, i))
            continue;
        if (found != HG_SPECTATOR)
            return HG_SPECTATOR;
        found = i;
    }
    return found;
}

/* The curtain falls only where something is hidden: games without secrets go round the table without it. */
bool play_let_look(struct play *p, uint8_t seat)
{
    bool curtain = session_people(p->session) > 1 && person_has_secrets(p);
    if (p->viewer == seat && (p->alone || !curtain))
        return true;
    if (curtain && !p->curtain(p, seat))
        return false;
    p->viewer = seat;
    p->alone = curtain;
    p->looked_in = p->session->table.state.turn;
    return true;
}

/* While computers act the screen stays with whoever was asked last in this turn, so that they see what comes of
 * it. */
void play_choose_viewer(struct play *p)
{
    if (session_people(p->session) < 2)
        p->viewer = only_person(p);
    else if (p->looked_in != p->session->table.state.turn || !is_person(p, p->viewer))
        p->viewer = HG_SPECTATOR;
}

/* ---- What happened ----------------------------------------------------------------------------------------------- */

/* An undone roll is none: its dice are taken off the table. */
static bool is_roll(const struct play *p, const struct hg_action *a)
{
    return !record_is_undo(a) && a->count > 0 && hg_verb_is(p->session->rules, a->verb, HG_VERB_ROLLS);
}

/* Everything that the screen shows of an action follows from here: the story, the place that glows, the dice. Dice
 * stay until a new turn begins. */
void play_note(struct play *p, const struct hg_action *a, const struct hg_state *before)
{
    const struct hg_state *after = &p->session->table.state;
    struct story story = {p->session->rules, p->session->edition, p->language, a, before, after, STORY_WHOLE};
    struct story_battle battle;
    struct story_dice lying;
    log_add(&p->log, a, before, after);
    play_remember_attack(p, a, before);
    p->hot = a->to != HG_NONE ? a->to : p->hot;
    if (is_roll(p, a)) {
        p->roll = *a;
        story_dice(&story, &p->dice);
    }
    if (!record_is_undo(a) && story_battle(&story, &battle)) {
        p->hot = battle.to;
        if (p->roll.count > 0 && story_dice_lying(&story, &lying))
            p->dice = lying;
    }
    if (after->turn != before->turn) {
        p->hot = HG_NONE;
        p->roll.count = 0;
    }
}

/* Claims, reinforcements, passes: what comes by dozens. */
static bool is_routine(const struct play *p, const struct hg_action *a)
{
    return hg_verb_is(p->session->rules, a->verb, HG_VERB_ROUTINE);
}

/* ---- Time -------------------------------------------------------------------------------------------------------- */

/* Lets an action be looked at; keys work meanwhile. */
static void linger(struct play *p, const struct hg_action *a)
{
    int left = pause_of[p->speed] / (is_routine(p, a) ? ROUTINE_SHARE : 1);
    struct key key = stage_key(left > 0 && !p->paused ? left : 0);
    if (key.kind == STAGE_TIME)
        return;
    if (key.kind == STAGE_STOP)
        p->end = PLAY_STOPPED;
    else
        play_key_any(p, &key);
}

/* While the game is paused only keys make it go on. */
static void hold(struct play *p)
{
    while (p->paused && !p->step && p->end == PLAY_GOES_ON) {
        play_show(p);
        struct key key = stage_key(-1);
        if (key.kind == STAGE_STOP)
            p->end = PLAY_STOPPED;
        else
            play_key_any(p, &key);
    }
    p->step = false;
}

/* ---- Acting ------------------------------------------------------------------------------------------------------ */

/* The disk is full or gone: the person is asked until there is room again, or leaves. Nothing is shown that is not
 * saved. */
static void recover(struct play *p)
{
    while (page_disk(p))
        if (session_recover(p->session, &p->fault))
            return;
    p->end = p->end == PLAY_STOPPED ? PLAY_STOPPED : PLAY_FAULT;
}

/* At speed 0 a screen is drawn now and then all the same, so that a long game of computers does not look frozen. */
static void advance(struct play *p)
{
    struct hg_state before = p->session->table.state;
    struct hg_action a;
    hold(p);
    if (p->end != PLAY_GOES_ON)
        return;
    switch (session_advance(p->session, &a, &p->fault)) {
    case TABLE_ACTED:
        play_note(p, &a, &before);
        if (p->speed > 0 || p->log.count % 64 == 0)
            play_show(p);
        if (!p->session->table.state.over) /* the last position is looked at for as long as anybody likes */
            linger(p, &a);
        return;
    case TABLE_OVER:
        p->end = PLAY_OVER;
        return;
    case TABLE_WAITS:
        return;
    case TABLE_FAULT:
        recover(p);
    }
}

/* The only possibility needs no question; but among people a card that nobody has must not be passed by in silence. */
static bool is_forced(const struct play *p, const struct hg_choices *choices, struct hg_action *a)
{
    return table_forced(choices, a) &&
           (session_people(p->session) < 2 || !hg_verb_is(p->session->rules, a->verb, HG_VERB_PASSES));
}

/* Orders to attack hold only for whoever gave them, while they look; orders that stand hold for their seat. */
bool play_answers_itself(struct play *p, uint8_t seat, struct hg_action *a)
{
    struct hg_view v;
    struct hg_choices choices;
    hg_view(p->session->rules, &p->session->table.state, seat, &v);
    hg_choices(p->session->rules, &v.position, &choices);
    if (is_forced(p, &choices, a))
        return true;
    return (p->viewer == seat && play_order_next(p, &choices, a)) || play_stands_ordered(p, seat, &choices, a);
}

/* One key is read and acted upon; the next turn of the loop asks again. */
static void ask_person(struct play *p, uint8_t seat)
{
    struct hg_action a;
    if (play_answers_itself(p, seat, &a)) {
        play_submit(p, &a);
        if (p->speed > 0)
            play_show(p);
        linger(p, &a);
        return;
    }
    if (!play_let_look(p, seat))
        return;
    if (!p->asking) {
        play_ask(p);
        play_make_news(p);
    }
    play_show(p);
    struct key key = stage_key(-1);
    if (key.kind == STAGE_STOP)
        p->end = PLAY_STOPPED;
    else
        play_key_ask(p, &key);
}

/* What is dealt is dealt to everybody, so a computer player does not choose either. */
static bool deal_for(struct play *p, uint8_t seat)
{
    struct hg_action a;
    struct hg_choices choices;
    if (!p->dealing || p->session->table.state.over || seat >= p->session->rules->seats)
        return false;
    hg_choices(p->session->rules, &p->session->table.state, &choices);
    if (!standing_deals(p->session->rules, &p->session->table.state, &choices))
        return false;
    a = standing_by_lot(&choices, &p->lots);
    play_submit(p, &a);
    return true;
}

/* A failed table comes first: nothing may happen before it is written. */
static void turn_of_the_loop(struct play *p)
{
    const struct table *t = &p->session->table;
    uint8_t actor = hg_actor(&t->state);
    if (t->failed) {
        recover(p);
        return;
    }
    if (!t->state.over && is_person(p, actor)) {
        ask_person(p, actor);
        return;
    }
    p->asking = false;
    if (deal_for(p, actor))
        return;
    play_choose_viewer(p);
    advance(p);
}

/* Hints get their own random numbers, so that they change nothing in the game; places are dealt by the machine's,
 * which nobody can foresee. */
bool play_begin(struct play *p, struct session *session, enum language language,
                bool (*curtain)(struct play *p, uint8_t seat), struct fault *f)
{
    memset(p, 0, sizeof *p);
    p->session = session;
    p->language = language;
    p->curtain = curtain;
    p->hot = p->cursor = p->stack = p->last.from = HG_NONE;
    p->viewer = p->asked = HG_SPECTATOR;
    rng_seed(&p->rng, 1, session->table.actions);
    /* What is dealt by lot goes into the record as a choice of the seat's, so its lots need no commitment. */
    uint64_t lot;
    crypto_random(&lot, sizeof lot);
    rng_seed(&p->lots, lot, 0);
    if (!log_open(&p->log))
        return fault_at(f, NULL, 0, "not enough memory to play");
    if (session->reader != NULL)
        log_read(&p->log, session->path);
    contribute_shown(session, language, p->message, sizeof p->message);
    play_choose_viewer(p);
    return true;
}

/* Static, since the story's positions make it large. */
enum play_end play_run(struct session *session, enum language language, unsigned speed, enum play_after *after,
                       struct fault *f)
{
    static struct play p;
    if (!play_begin(&p, session, language, page_curtain, f))
        return PLAY_FAULT;
    p.speed = speed;
    play_show(&p);
    while (p.end == PLAY_GOES_ON)
        turn_of_the_loop(&p);
    if (p.end == PLAY_OVER)
        page_end(&p);
    *f = p.fault;
    *after = p.after;
    log_close(&p.log);
    canvas_close(&p.canvas);
    return p.end;
}
