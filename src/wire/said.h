/* What a watcher says, parsed: one JSON object of a known kind with known keys, each of its own form and at most once.
 * Everything else is refused by name; nothing is guessed. docs/API.md has the messages. */
#ifndef WIRE_SAID_H
#define WIRE_SAID_H

#include "text/notation.h"

enum {
    WIRE_BYTES_MAX = 4096, /* of a message to the host */
    WIRE_ID_MAX = 33,      /* of a move or a request, with its end */
    WIRE_TOKEN_MAX = 65,
    WIRE_NAME_MAX = 33,
    WIRE_CHAT_MAX = 513,
    WIRE_WORD_MAX = 33 /* a language, a level, a choice of standing orders */
};

/* The kinds, in the order of the table in said.c. */
enum wire_kind {
    WIRE_HELLO,      /* the first message of a connection: who is there, and what it has seen already */
    WIRE_JOIN,       /* take a seat */
    WIRE_LEAVE,      /* give it up */
    WIRE_READY,      /* agree to begin */
    WIRE_SEAT,       /* who shall sit there: of the creator, before the game */
    WIRE_START,      /* of the creator: begin with whoever is there */
    WIRE_CONTRIBUTE, /* to the dice, once the header is fixed */
    WIRE_ACT,        /* a move, decided on a number */
    WIRE_UNDO,
    WIRE_ASIDE,   /* resign, or whatever else the rules allow at any time */
    WIRE_OFFER,   /* to end the game as it stands; it ends when every person at the table has */
    WIRE_REMATCH, /* to play again; likewise */
    WIRE_ORDERS,  /* standing orders */
    WIRE_SAY,     /* chat */
    WIRE_MUTE,    /* of the creator: somebody's chat is no longer told */
    WIRE_REMOVE,  /* of the creator: somebody loses the seat */
    WIRE_LET,     /* somebody else may take a seat that was left, whose hand is hidden */
    WIRE_FORGET,  /* the sender's name and all that it said here are deleted */
    WIRE_ODDS,    /* of a battle */
    WIRE_HINT,    /* what a player would do from what this seat knows */
    WIRE_WHY,     /* why a move is not allowed */
    WIRE_LOOK,    /* what this seat saw after a number */
    WIRE_HISTORY, /* what this seat was told from a number to another */
    WIRE_WORTH,   /* what the players' own judgement gives each seat, turn by turn; after the end */
    WIRE_LANG,
    WIRE_PING,
    WIRE_KINDS
};

/* The keys beside `t`, which names the kind. */
enum wire_key {
    WIRE_KEY_V,     /* the protocol's version */
    WIRE_KEY_ID,    /* of the message, chosen by its sender; the answer names it */
    WIRE_KEY_TOKEN, /* who says it: a secret of the sender's own, at least 128 random bits as hexadecimal digits */
    WIRE_KEY_AFTER, /* the last number seen */
    WIRE_KEY_LANG,
    WIRE_KEY_SEAT,   /* from 1 in the message, from 0 here; look and history: whose eyes, after the end */
    WIRE_KEY_NAME,   /* what people call the sender */
    WIRE_KEY_ON,     /* true or false */
    WIRE_KEY_AS,     /* who plays a seat: `open`, or the id of a player */
    WIRE_KEY_HEX,    /* a contribution: 64 hexadecimal digits */
    WIRE_KEY_NUMBER, /* that a move was decided on, or that is asked for */
    WIRE_KEY_DO,     /* an action in notation */
    WIRE_KEY_DICE,   /* standing order: `most` or `ask` */
    WIRE_KEY_PASS,   /* standing order: `always`, `idle` (when nothing could be played) or `ask` */
    WIRE_KEY_TEXT,
    WIRE_KEY_TO,    /* chat: `all` or `team`; history: the last number */
    WIRE_KEY_FROM,  /* history: the first number */
    WIRE_KEY_PLACE, /* odds: from this place */
    WIRE_KEY_TARGET,
    WIRE_KEY_N, /* odds: units that shall stay behind */
    WIRE_KEYS
};

/* A message after parsing. Texts are ended by a zero; which members count depends on the kind. */
struct wire_said {
    enum wire_kind kind;
    uint32_t keys; /* bit per key that was there; the members of the others are zero */
    uint64_t v, after, number, from, last, n;
    uint8_t seat;
    bool on;
    char id[WIRE_ID_MAX], token[WIRE_TOKEN_MAX], lang[WIRE_WORD_MAX], name[WIRE_NAME_MAX], as[WIRE_WORD_MAX],
        hex[WIRE_TOKEN_MAX], dice[WIRE_WORD_MAX], pass[WIRE_WORD_MAX], to[WIRE_WORD_MAX], place[WIRE_NAME_MAX * 2],
        target[WIRE_NAME_MAX * 2], action[NOTATION_MAX], text[WIRE_CHAT_MAX];
};

/* Was the key in the message? */
static inline bool wire_has(const struct wire_said *said, enum wire_key key)
{
    return said->keys >> key & 1;
}

/* False with an English sentence of the catalogue in *why; said->id then holds the id where one was read, so that the
 * refusal can name it. Nothing behind `length` bytes is looked at. */
bool wire_parse(const char *bytes, size_t length, struct wire_said *said, const char **why);

/* The word of a kind, such as `act`. */
const char *wire_kind_word(enum wire_kind kind);

#endif
