/* Inside the stories: the text being made, and the tellers of each family. A *teller* is a function for one verb,
 * found by the verb's word; it writes its part of a sentence, without the actor and without a full stop, by the
 * functions below. A family may add what else an action brought about. Everything is told from the two positions and
 * the action, as the viewer sees them.
 *
 * A new verb needs a teller in the list of its family and a word in verbs.c; a new question a row in questions.c.
 * Without them a game can still be told: the verb by its notation, the question as a window. */
#ifndef STORIES_PAGE_H
#define STORIES_PAGE_H

#include "stories/endings.h"
#include "stories/story.h"

/* What a verb's teller has told, so that what is found in the positions around the action is not told again. */
enum { TOLD_SHIP = 1, TOLD_TOKEN = 2, TOLD_TITAN = 4, TOLD_END_OF_SCAN = 8 };

/* The text being made. It is cut where STORY_MAX ends; nobody has to ask how much room is left. */
struct page {
    const struct story *in;    /* what is told */
    const struct names *names; /* of its edition */
    char *out;                 /* STORY_MAX bytes, always a whole text */
    size_t used;               /* bytes written */
    unsigned told;             /* TOLD_… */
};

/* Says a sentence, or a part of one, as the catalogue has it in the language of the story. The msgid must stand in the
 * call itself, where the tools of the catalogue find it; say_n chooses between one and many by n. */
void page_say(struct page *p, const char *msgid, ...) __attribute__((format(printf, 2, 3)));
void page_say_n(struct page *p, const char *one, const char *many, unsigned long n, ...)
    __attribute__((format(printf, 2, 5), format(printf, 3, 5)));

/* Puts down what is the same in every language: names, numbers and punctuation. */
void page_put(struct page *p, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Names to put into a sentence; "?" for an index beyond the list. They belong to the edition. */
const char *page_place(const struct page *p, uint8_t place);
const char *page_name(const struct page *p, const struct name_list *list, uint8_t i);

void page_seat(struct page *p, uint8_t seat); /* the army it plays after the action, or "seat 2" */
void page_card(struct page *p);               /* the action's card by its name, or "a hidden card" */
/* Likewise, of any card. */
void page_this_card(struct page *p, uint8_t card);
void page_drawn_card(struct page *p, uint8_t seat); /* whose card it is, and which */
/* The faces of dice from .. to - 1 of a roll, with blanks between them. */
void page_dice(struct page *p, unsigned from, unsigned to);
void page_battle_dice(struct page *p, const struct story_dice *dice); /* "6+1 3 against 5 2 (hero attacks)" */

/* Whether the pending question before (after) the action is of this kind, by the name that hg_ask_name has for it. */
bool page_asked(const struct page *p, const char *kind);
bool page_asks(const struct page *p, const char *kind);
/* The question that was answered. What its numbers mean is told by the functions of asks.h. */
const struct hg_ask *page_question(const struct page *p);

/* What the question is about that is asked now: places and a card, HG_NONE where it names none. */
struct asked {
    uint8_t from, to, card;
};
struct asked asked_about(const struct hg_rules *r, const struct hg_state *s);
struct asked asked_in_conquest(const struct hg_state *s); /* inside: of the board games */

/* One verb: its word, and who tells it. */
struct teller {
    const char *word;
    void (*tell)(struct page *p);
};

/* A family's list, or a course's. */
struct tellers {
    const struct teller *teller;
    size_t count;
    void (*add)(struct page *p); /* what else happened, whatever the verb; or NULL */
    const struct tellers *base;  /* tell what these don't; or NULL */

    /* How a game came to its end that others than the winners still play; NULL: by goals. */
    enum ending (*ending)(const struct hg_rules *r, const struct hg_state *s);

    struct asked (*about)(const struct hg_state *s); /* what the open question names */
};

#define STORY_OF(NUMBER, name) extern const struct tellers story_##name;
HG_EACH_FAMILY(STORY_OF)
#undef STORY_OF
extern const struct tellers story_campaign; /* a course of the conquest family */

/* The list for a mode: its family's, but campaigns have one of their own. */
const struct tellers *story_tellers(const struct hg_rules *r);

/* Words that a language joins with the names behind them, in a sentence that is whole. It never becomes longer. */
void page_join(enum language language, char text[STORY_MAX]);

/* Of the board games: the attack's target and source with their units; losses of a battle that this action settled, or
 * nothing. */
void page_target(struct page *p);
void page_losses(struct page *p);

/* Of campaigns: "2 Cruisers, 1 Carrier" of packed counts; the titan's name as a sentence has it; a row of a card. */
void page_ships(struct page *p, unsigned packed);
void page_titan(struct page *p);
void page_row(struct page *p, const struct hg_row *row);
const char *page_token_face(const struct page *p, unsigned token); /* NULL when the viewer doesn't know it */
void page_events(struct page *p);                                  /* what came of the action besides its own */

#endif
