/* A game on the screen: whose turn it is, what is asked, what the keys do. struct play is all there is to know about
 * it, and is handed from file to file; the upper part of this header is for whoever begins a game, the lower one for
 * the files play_*.c, pages.c and plain.c among themselves. */
#ifndef TUI_PLAY_H
#define TUI_PLAY_H

#include "front/session.h"
#include "tui/after.h"
#include "tui/ask.h"
#include "tui/log.h"
#include "tui/stage.h"
#include "tui/standing.h"
#include "tui/typed.h"

/* Steps of speed; bytes of a message, which the longest hint must fit into. */
enum { PLAY_SPEEDS = 5, PLAY_MESSAGE = 512 };

/* "Attack until so many are left": goes on by itself as long as it can. */
struct play_order {
    bool on;          /* false: there is none, or it is only remembered */
    uint8_t from, to; /* places */
    unsigned stop;    /* units that stay */
    unsigned most;    /* dice of one roll */
    bool hero;        /* goes along */
};

/* How a game on the screen came to its end, or that it did not. */
enum play_end {
    PLAY_GOES_ON, /* also while it is paused */
    PLAY_OVER,    /* somebody has won, nobody can, or the limit of rounds was reached */
    PLAY_LEFT,    /* the person has gone; the record can be resumed */
    PLAY_STOPPED, /* Ctrl-C or the end of the terminal */
    PLAY_FAULT
};

/* A game that is being played on this terminal. One person or several look at it, one at a time; everything that
 * others do not see is masked in `view`, and only that is drawn. */
struct play {
    struct session *session; /* not ours: whoever began it closes it */
    enum language language;  /* of everything on the screen */
    struct scene scene;      /* made by play_look */
    struct hg_view view;     /* what the scene looks at */
    struct board_map map;    /* where places stand on this screen */
    struct log log;          /* the story */
    struct canvas canvas;    /* what is shown now, for clicks */
    uint8_t viewer;          /* whose eyes are on the screen, or HG_SPECTATOR */
    bool alone;              /* the curtain fell for them: of several people nobody else looks */
    uint32_t looked_in;      /* the turn in which they came to it */
    /* Lets only this seat look; false when the person leaves instead. The screen and the lines have one each. */
    bool (*curtain)(struct play *p, uint8_t seat);
    unsigned long told[HG_SEATS_MAX]; /* in lines: how long the story was when the seat last came to look */
    uint8_t aims_told;                /* set of seats that were told how they win */
    uint8_t asked;                    /* in lines: whom the last question was put to */

    bool asking;                /* a person is being asked; false makes the loop ask anew */
    bool direct;                /* an attack is asked for on the board, before the verbs */
    struct ask ask;             /* as far as it is answered */
    struct ask_options options; /* of the part that is asked now */
    unsigned item;              /* of a list */
    uint16_t number;            /* of a range */
    char digits[8];             /* of the number being typed */
    uint8_t cursor;             /* of the board */

    bool typing;                  /* keys go into the line */
    char line[NOTATION_MAX];      /* what has been typed */
    struct completion completion; /* what may come next in it */

    char message[PLAY_MESSAGE]; /* below the question, until the next answer; empty: none */
    bool refused;               /* the message says why something was not done */

    unsigned speed;                         /* 0 at once, PLAY_SPEEDS - 1 the slowest */
    bool paused, step;                      /* nobody acts but people; one action is let through */
    struct play_order order;                /* that is being carried out */
    struct play_order last;                 /* attack; `on` when it was one that goes on */
    uint8_t stack;                          /* where the last attack began, or what it has conquered */
    struct standing standing[HG_SEATS_MAX]; /* orders */
    uint32_t delegated[HG_SEATS_MAX];       /* 1 + the turn that a computer player ends for the person; 0: none */
    bool dealing;                           /* places that nobody holds are given away by lot, to everybody */
    struct hg_action roll;                  /* the last dice, count 0 when there are none */
    struct story_dice dice;                 /* those of a battle as they are compared; count 0 when it was none */
    char news[256];                         /* what the viewer's turn begins with: what they have lost since the last */
    uint32_t news_of;                       /* the turn that it was made for */
    uint8_t hot;                            /* where something happened last, or HG_NONE */
    enum play_end end;                      /* what ends the loop */
    enum play_after after;                  /* what is wanted when it is over */
    struct fault fault;                     /* after PLAY_FAULT */
    struct rng rng;                         /* of hints */
    struct rng lots;                        /* of what is dealt */
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

/* The person of a seat as others call it: "anna (Reapers)"; and whether the name is one that somebody has given. */
bool play_is_named(const char *person);
void play_who(const struct play *p, uint8_t seat, char *out, size_t size);

/* Who looks (play.c). Of several people only the one who is asked, behind a curtain where anything is hidden; false
 * when that person leaves. While others act it is the one asked last, until the turn has passed on. */
bool play_let_look(struct play *p, uint8_t seat);
void play_choose_viewer(struct play *p);

/* What needs no question: the only possibility, an order, a delegated turn. */
bool play_answers_itself(struct play *p, uint8_t seat, struct hg_action *a);

/* Draws the answers that may be given now; how many are above and below those that have room (play_answer.c). */
struct play_rest {
    unsigned above, below; /* answers; 0 and 0: all of them are there */
};
struct play_rest play_draw_answer(struct canvas *c, const struct play *p, struct area at);

/* An action happened: the story and what glows (play.c). */
void play_note(struct play *p, const struct hg_action *a, const struct hg_state *before);

/* The player for hints: the strongest there is. What it would do in a seat. */
const struct player *play_adviser(void);
struct hg_action play_advice(struct play *p, uint8_t seat, const struct player *adviser, struct thought *why);

/* A page with a frame in its middle; false when it can't be opened. Waiting for a key on one that has been drawn: a
 * closed terminal ends the game. Keys that leave any page (pages.c). */
bool page_open(struct play *p, const char *title, int height, struct area *inside);
struct key page_key(struct play *p);
bool page_leaves(const struct key *key);

/* The news for a person whose turn begins (overview.c). */
void play_make_news(struct play *p);

/* What a small screen has no room for, and what happened since one's last turn (overview.c). */
void page_overview(struct play *p);
void page_recap(struct play *p);

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
