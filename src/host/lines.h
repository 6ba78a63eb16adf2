/* The lines of a table's log: `TIME WORD ARGUMENTS`. Written and read by one table of words, so that what is read
 * prints back byte for byte. docs/STORE.md has their meanings.
 *
 * Examples, without the times:
 *    person 2 SHA256 Ann Lee
 *    move 17 2 c3d9
 *    due 2 5 1700000000000 */
#ifndef HOST_LINES_H
#define HOST_LINES_H

#include "host/host.h"

enum host_word {
    HOST_LINE_TABLE, /* always the first: the plan */
    HOST_LINE_SECRET,
    HOST_LINE_SEAT_OPEN,
    HOST_LINE_SEAT_AI,
    HOST_LINE_SEAT_BOT,
    HOST_LINE_PERSON,  /* takes a seat */
    HOST_LINE_PROGRAM, /* likewise */
    HOST_LINE_LEFT,    /* nobody holds the seat any more */
    HOST_LINE_READY,
    HOST_LINE_START,
    HOST_LINE_SEALED, /* with the header's digest and its number of lines */
    HOST_LINE_CONTRIBUTION,
    HOST_LINE_PLAYING,
    HOST_LINE_DID,    /* something else that was said with this id */
    HOST_LINE_MOVE,   /* the action of this number has this id */
    HOST_LINE_ANSWER, /* decided on this number, for when the seat's turn comes in the window */
    HOST_LINE_SAY,
    HOST_LINE_ORDERS,
    HOST_LINE_LATE,
    HOST_LINE_AWAY,
    HOST_LINE_BACK,
    HOST_LINE_RESERVE,
    HOST_LINE_DUE, /* the turn, and when it must be over */
    HOST_LINE_MUTE,
    HOST_LINE_OFFER,
    HOST_LINE_AGAIN,
    HOST_LINE_STOPPED,
    HOST_LINE_OVER,
    HOST_LINE_REMATCH,
    HOST_LINE_LISTED,  /* everybody may find the table */
    HOST_LINE_HINTS,   /* whether players may ask what an AI would do */
    HOST_LINE_FORGET,  /* the name of the seat's holder, and what that one said */
    HOST_LINE_HOOK,    /* an address to call when the seat is asked */
    HOST_LINE_REMOVED, /* the creator takes the seat from its holder; how, the next line says */
    HOST_LINE_LET,     /* the seat's holder lets others take the seat of this number, or no longer */
    HOST_LINE_WORDS
};

/* What stands in the place of a name or a text that was forgotten; the id of what was said is `-` then. */
#define HOST_FORGOTTEN "–"

/* names in one line, at most; bytes of a text with its end */
enum { HOST_LINE_NAMES = 3, HOST_TEXT_MAX = 2200 };

/* Members that a word does not use are zero. */
struct host_line {
    /* milliseconds since 1970, by the clock of whoever drives the table; it may go back */
    uint64_t time;
    enum host_word word;
    uint8_t seat; /* from 1 in text */
    /* a number of the game (what of, the word says); milliseconds, a span or a time */
    uint64_t number, ms;
    bool on, team;
    uint8_t dice, pass;
    struct wire_clock clock;
    /* In the order of the line, as names are. Two of them in `table` alone: the edition's SHA-256 and the creator's. */
    struct game_key key[2];
    char name[HOST_LINE_NAMES][RECORD_WORD_MAX];
    char id[WIRE_ID_MAX];
    /* the rest of the line, which may have blanks in it: a name, an action, what was said, or options */
    char text[HOST_TEXT_MAX];
};

/* The line without a break; its length, or 0 when it does not fit. */
size_t host_line_write(const struct host_line *line, char *out, size_t size);

/* One line without its break. The fault names the line by `number` in the table's log. */
bool host_line_read(const char *text, uint64_t number, struct host_line *line, struct fault *f);

/* Whether a text can be a word of a line: something, and no blank in it. */
bool host_is_word(const char *text);

/* What the first line tells, for who must find the game before the table is restored. The plan's game is left alone;
 * names point into `line`. `digits` is what `sha256` points to, so a copy of this must not outlive the original. */
struct host_game_name {
    const char *edition, *sha256, *mode;
    unsigned seats;
    struct record_pair setting[RECORD_SETTINGS_MAX];
    unsigned settings;
    char digits[KEY_HEX];
};
bool host_line_game(const struct host_line *line, struct host_game_name *out, struct fault *f);

#endif
