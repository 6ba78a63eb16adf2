/* Why a host does not do what it was asked, beside what the rules say: a word for programs and a sentence for people.
 */
#ifndef WIRE_REFUSALS_H
#define WIRE_REFUSALS_H

/* Words and sentences stand in refusals.c, in this order. */
enum wire_refusal {
    WIRE_NO_BAD_MESSAGE, /* it can't be read */
    WIRE_NO_BAD_ACTION,  /* the notation can't */
    WIRE_NO_VERSION,
    WIRE_NO_HELLO,    /* something else came first */
    WIRE_NO_LANGUAGE, /* nobody speaks it here */
    WIRE_NO_STALE,    /* decided on an old number */
    WIRE_NO_BUSY,     /* another move is being stored */
    WIRE_NO_STORE,    /* it could not be stored; nothing has happened */
    WIRE_NO_SEAT,     /* the watcher has none */
    WIRE_NO_TAKEN,    /* the seat has somebody */
    WIRE_NO_SEATED,   /* the watcher has a seat already */
    WIRE_NO_CREATOR,  /* only who made the table may do that */
    WIRE_NO_PHASE,    /* not at this time of a table */
    WIRE_NO_ASKED,    /* nobody asks this seat now */
    WIRE_NO_UNDO,     /* nothing can be taken back */
    WIRE_NO_NUMBER,   /* there is no such number, or too much is asked for */
    WIRE_NO_ATTACK,   /* there is no such attack */
    WIRE_NO_PLAYER,   /* there is no player of this name */
    WIRE_NO_MUTED,
    WIRE_NO_FAST, /* too many messages */
    WIRE_NO_ROOM, /* too many watchers */
    WIRE_NO_REMOVED,
    WIRE_NO_HEIR,  /* the seat's hand is hidden, and not everybody agrees */
    WIRE_NO_HINTS, /* the table is played without them */
    WIRE_NO_FAULT, /* the table is broken; its record is safe */
    WIRE_REFUSALS
};

/* One word with hyphens, e.g. `stale`. */
const char *wire_refusal_word(enum wire_refusal why);
/* English, of the catalogue. */
const char *wire_refusal_sentence(enum wire_refusal why);

#endif
