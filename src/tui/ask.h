/* The question to a person, one part of the answer after the other: verb, card, place, other place, number, small
 * numbers. A pure state machine over the engine's boxes: only what leads to a legal action is ever offered, and a
 * part with one possibility answers itself. Used so: ask_begin with the choices, then ask_options for what is asked
 * now and ask_choose for what was answered, until it is ASK_ANSWERED and `action` can be submitted. */
#ifndef TUI_ASK_H
#define TUI_ASK_H

#include "engine/hg.h"

/* The fields of an action, in the order in which they are asked. */
enum ask_part {
    PART_VERB,   /* what is done */
    PART_CARD,   /* or a goal, an army, a seat: the verb says which */
    PART_FROM,   /* a place */
    PART_TO,     /* another one, or the only one */
    PART_NUMBER, /* of units, of dice, or a set of dice as bits */
    PART_SMALL,  /* the first of several: a hero, ships by class, a row */
    ASK_PARTS = PART_SMALL + HG_SMALL_MAX
};

/* More than any part can have: places are at most 64, cards of one hand fewer than 128. */
enum { ASK_OPTIONS_MAX = 192 };

/* How the options of a part are offered. */
enum ask_shape {
    ASK_LIST,   /* one of `value` */
    ASK_PLACES, /* one of `places` */
    ASK_RANGE,  /* lo..hi */
    ASK_ANSWERED
};

/* What may be answered to one part. A place or a card that may also be left out makes a list with HG_NONE in it. */
struct ask_options {
    enum ask_shape shape;
    enum ask_part part;
    unsigned count;                  /* of `value` */
    uint16_t value[ASK_OPTIONS_MAX]; /* also those of places and of short ranges */
    uint64_t places;                 /* as a set, for the board */
    uint16_t lo, hi;                 /* both included */
};

/* A question that is being answered. */
struct ask {
    struct hg_choices choices; /* as the engine gave them; they stay until the answer is complete */
    struct hg_action action;   /* as far as it is decided */
    unsigned decided;          /* set of parts */
    unsigned trail;            /* set of parts that the person has answered */
};

/* The choices are the engine's for whoever is awaited; there is at least one. */
void ask_begin(struct ask *ask, const struct hg_choices *choices);

/* What is asked now; ASK_ANSWERED when the action is complete. */
void ask_options(const struct ask *ask, struct ask_options *out);
/* What one part may be, whatever else is still open. */
void ask_part_options(const struct ask *ask, enum ask_part part, struct ask_options *out);

/* Answers the part that is asked now, or a certain part; false when that is not possible. */
bool ask_choose(struct ask *ask, uint16_t value);
bool ask_decide(struct ask *ask, enum ask_part part, uint16_t value);

/* Takes the last answer back; false at the beginning. */
bool ask_back(struct ask *ask);

/* Asks a part that has answered itself all the same, and what comes behind it. */
void ask_hold(struct ask *ask, enum ask_part part);

#endif
