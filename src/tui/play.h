/* A game on the screen: whose turn it is, what is asked, what the keys do. */
#ifndef TUI_PLAY_H
#define TUI_PLAY_H

#include "front/session.h"
#include "tui/after.h"
#include "tui/ask.h"
#include "tui/log.h"
#include "tui/stage.h"
#include "tui/standing.h"
#include "tui/typed.h"

enum { PLAY_SPEEDS = 5, PLAY_MESSAGE = 512 };

/* "Attack until so many are left": goes on by itself as long as it can. */
struct play_order {
    bool on;
    uint8_t from, to;
    unsigned stop;
    unsigned most; /* dice of one roll */
    bool hero;
};

enum play_end {
    PLAY_GOES_ON,
    PLAY_OVER,
    PLAY_LEFT,    /* the person has gone; the record can be resumed */
    PLAY_STOPPED, /* Ctrl-C or the end of the terminal */
    PLAY_FAULT
};

struct play {
    struct session *session;
    enum language language;
    struct scene scene;
    struct hg_view view;
    struct board_map map;
    struct log log;
    struct canvas canvas;
    uint8_t viewer;     /* whose eyes are on the screen, or HG_SPECTATOR */
    bool alone;         /* the curtain fell for them: of several people nobody else looks */
    uint32_t looked_in; /* the turn in which they came to it */
    /* Lets only this seat look; false when the person leaves instead. The screen and the lines have one each. */
    bool (*curtain)(struct play *p, uint8_t seat);
    unsigned long told[HG_SEATS_MAX]; /* in lines: how long the story was when the seat last came to look */
    uint8_t aims_told;                /* set of seats that were told how they win */
    uint8_t asked;                    /* in lines: whom the last question was put to */

    bool asking;
    bool direct; /* an attack is asked for on the board, before the verbs */
    struct ask ask;
    struct ask_options options; /* of the part that is asked now */
    unsigned item;              /* of a list */
    uint16_t number;            /* of a range */
    char digits[8];             /* of the number being typed */
    uint8_t cursor;             /* of the board */

    bool typing;
    char line[NOTATION_MAX];
    struct completion completion;

    char message[PLAY_MESSAGE];
    bool refused; /* the message says why something was not done */

    unsigned speed;
    bool paused, step;
    struct play_order order;
    struct play_order last;                 /* attack; `on` when it was one that goes on */
    uint8_t stack;                          /* where the last attack began, or what it has conquered */
    struct standing standing[HG_SEATS_MAX]; /* orders */
    uint32_t delegated[HG_SEATS_MAX];       /* 1 + the turn that a computer player ends for the person; 0: none */
    bool dealing;                           /* places that nobody holds are given away by lot, to everybody */
    struct hg_action roll;                  /* the last dice, count 0 when there are none */
    unsigned attack_dice;                   /* how many of them are an attacker's, or HG_NONE */
    uint8_t hot;
    enum play_end end;
    enum play_after after;
    struct fault fault;
    struct rng rng;  /* of hints */
    struct rng lots; /* of what is dealt */
};

/* Makes a game ready to be looked at, with the message that it begins with. False when there is no memory. */
bool play_begin(struct play *p, struct session *session, enum language language,
                bool (*curtain)(struct play *p, uint8_t seat), struct fault *f);

/* Plays until the game is over or the person leaves. The stage must be entered. */
enum play_end play_run(struct session *session, enum language language, unsigned speed, enum play_after *after,
                       struct fault *f);

/* ---- Inside ------------------------------------------------------------------------------------------------------ */

/* Prepares scene and canvas, draws all, shows it (play_draw.c). */
void play_show(struct play *p);
void play_look(struct play *p); /* the scene as the viewer sees it */

/* What keys do (play_keys.c): while a person is asked, and at any time. */
void play_key_ask(struct play *p, const struct key *key);
bool play_key_any(struct play *p, const struct key *key);

/* Asks the awaited person anew (play_ask.c), answers, and carries out what stands ordered. */
void play_ask(struct play *p);
void play_refresh_part(struct play *p);
void play_answer(struct play *p, uint16_t value);
void play_submit(struct play *p, const struct hg_action *a);
void play_submit_line(struct play *p);
void play_say(struct play *p, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Attacks (play_attack.c): on the board without the verbs, until so many are left, the same again. */
void play_ask_for_attack(struct play *p);
void play_hold_attack(
    struct play *p); /* nobody attacks by choosing a source alone: a single target is asked for, too */
uint8_t play_likely_target(const struct play *p);
bool play_attack_at(const struct play *p, uint8_t *from, uint8_t *to);
void play_attack_until(struct play *p);
void play_attack_again(struct play *p);
bool play_order_next(struct play *p, const struct hg_choices *choices, struct hg_action *a);
void play_remember_attack(struct play *p, const struct hg_action *a, const struct hg_state *before);

/* Orders that stand (play_standing.c): what a key changes; and the end of a step. */
bool play_key_standing(struct play *p, const struct key *key);
void play_end_step(struct play *p);
void play_deal(struct play *p);
void play_delegate(struct play *p, bool whole_turn);
bool play_stands_ordered(struct play *p, uint8_t seat, const struct hg_choices *choices, struct hg_action *a);
void play_status(const struct play *p, char *out, size_t size);

/* The person of a seat as others call it: "anna (Reapers)". */
void play_who(const struct play *p, uint8_t seat, char *out, size_t size);

/* Who looks (play.c). Of several people only the one who is asked, behind a curtain where anything is hidden; false
 * when that person leaves. While others act it is the one asked last, until the turn has passed on. */
bool play_let_look(struct play *p, uint8_t seat);
void play_choose_viewer(struct play *p);

/* What needs no question: the only possibility, an order, a delegated turn. */
bool play_answers_itself(struct play *p, uint8_t seat, struct hg_action *a);

/* An action happened: the story and what glows (play.c). */
void play_note(struct play *p, const struct hg_action *a, const struct hg_state *before);

/* The player for hints: the strongest there is. What it would do in a seat. */
const struct player *play_adviser(void);
struct hg_action play_advice(struct play *p, uint8_t seat, const struct player *adviser, struct thought *why);

/* Pages over the game (pages.c). */
void page_help(struct play *p);
void page_cards(struct play *p);
void page_story(struct play *p);
void page_seats(struct play *p);
bool page_confirm(struct play *p, const char *question); /* Enter or y: true */
bool page_curtain(struct play *p, uint8_t seat);         /* false when the person leaves */
void page_end(struct play *p);
bool page_disk(struct play *p); /* the record could not be written: true to try again */

#endif
