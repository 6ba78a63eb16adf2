/* One table: who sits where, whose time runs, what is due. A reactor without sockets, threads, files, clocks or memory
 * of its own: time, messages, finished work and the store's answers come in; messages, appends and work go out. The
 * same inputs give the same outputs, byte for byte. Whoever drives it (server, tab, terminal, test) owns sockets, store
 * and workers.
 *
 * Store, then tell: whatever changes a table is appended first. Only when the store has it for good (host_stored) does
 * the table advance, answer and tell. While something is being stored, other changes are refused as `busy`.
 *
 * How it is driven: host_create or host_restore once; host_connect and host_hear for everybody who comes; host_stored
 * after each commit; host_worked when work is done; host_tick no later than host_due says. One thread at a time calls
 * into a table. */
#ifndef HOST_HOST_H
#define HOST_HOST_H

#include "players/player.h"
#include "store/store.h"
#include "table/keys.h"
#include "wire/said.h"
#include "wire/wire.h"

enum {
    HOST_EYES = HG_SEATS_MAX + 1, /* the seats', and the spectators' behind them */
    HOST_BATCH = 16,              /* actions that are stored at once, at most */
    HOST_UNDO = 64,               /* actions that can be taken back, at most */
    HOST_IDS = 8,                 /* last messages of a seat that are answered again without looking into the log */
    HOST_CHATS = 16,              /* said last, told to whoever comes */
    HOST_MISSED = 200,            /* events that are told again, at most; beyond that there is a snapshot */
    HOST_LATE = 3,                /* times in a row that somebody is late until an AI takes over */
    HOST_CAP = 2000,              /* rounds */
    HOST_LINES = 1280,            /* bytes of the table's lines that are being stored */
    HOST_TABLE_MAX = 33,          /* a table's id with its end */
    HOST_SCRATCH = WIRE_MESSAGE_MAX + (16 << 10)
};

/* Milliseconds. */
enum { HOST_CONTRIBUTE_MS = 30000, HOST_RETRY_MS = 250, HOST_RETRY_MOST_MS = 8000, HOST_WORK_MS = 60000 };

/* ---- The game: constant, the caller's, shared by all tables that play it ----------------------------------------- */

/* Must outlive every table that plays it. */
struct host_game {
    /* edition, mode, settings and compiled rules */
    struct wire_game wire;
    char facts[LANGUAGES][WIRE_HEX]; /* by wire_facts_key */
};

/* ---- Who watches ------------------------------------------------------------------------------------------------- */

/* A connection; the caller's memory, the host's members. A seat may have several connections at once, and all of them
 * are told the same. */
struct host_watcher {
    struct host_watcher *next;
    void *context;         /* the caller's own */
    struct game_key token; /* SHA-256 of what it said */
    bool greeted, known;   /* it has said hello; with a token */
    uint8_t seat;          /* or HG_SPECTATOR */
    enum language language;
};

/* ---- A table ----------------------------------------------------------------------------------------------------- */

/* A seat of a person that nobody holds any more is played by an AI until somebody takes it. */
struct host_seat {
    enum wire_as as;
    const struct player *player;             /* of WIRE_AS_AI */
    bool held;                               /* a person or a program has it, who knows the token */
    bool ready, away, muted, offered, again; /* away: an AI plays it until it is back */
    bool back;                               /* it is here again, which is not stored yet */
    bool asked;                              /* and its time runs */
    /* times in a row that its time ran out, up to HOST_LATE; any message with a move sets it to 0 */
    uint8_t late;
    uint8_t dice, pass; /* standing orders: enum host_dice, host_pass */
    /* Set in card windows alone, where seats answer before it is their turn. */
    bool kept; /* an answer to the window that is open, decided on a number */
    unsigned long kept_number;
    struct hg_action answer;
    /* as its holder gave it, without blanks at its ends; empty when nobody holds it */
    char name[WIRE_NAME_MAX];
    char hint[WIRE_ID_MAX]; /* the request that is being thought about, or empty */
    /* SHA-256 of the token that the seat was taken with; the token itself is never kept */
    struct game_key token;
    /* it has given its share of the game's random root; a seat without one gets RECORD_DERIVED */
    bool contributed;
    struct game_key contribution;
    uint64_t reserve;  /* milliseconds */
    uint64_t since;    /* when it was asked */
    uint64_t due;      /* when its time is over; 0: no clock runs */
    uint32_t due_turn; /* of a clock of days: the turn that `due` is about */
    unsigned ids;      /* messages so far, the last ones here */
    /* a ring of hashes of message ids, and the number that each was answered with */
    uint64_t id[HOST_IDS];
    uint32_t id_number[HOST_IDS];
};

/* ASK: the person is asked. MOST: defends with as many dice as the rules allow. Their order is that of words in lines.c
 * and orders.c. */
enum host_dice { HOST_DICE_ASK, HOST_DICE_MOST, HOST_DICE };
/* ASK: the person is asked. IDLE: passes when nothing else is possible. ALWAYS: passes in every card window. */
enum host_pass { HOST_PASS_ASK, HOST_PASS_IDLE, HOST_PASS_ALWAYS, HOST_PASSES };

/* What can be taken back: the position before the first of the actions. Only actions of one seat, in a row, that
 * revealed nothing; anything else empties it. */
struct host_past {
    /* the position before action[0] */
    struct hg_state base;
    struct hg_action action[HOST_UNDO];
    unsigned count;
    uint8_t seat;
};

/* A game as far as its record tells it. */
struct host_course {
    struct hg_state state;
    struct host_past past;
    /* counted from 1, as in the record; 0 before the first one */
    unsigned long number; /* of the last action */
    uint64_t events;      /* of chance so far */
};

/* What is being stored. It happens when it is kept; else it never was. From pending_commit until host_stored the table
 * itself is as it was. */
struct host_pending {
    bool under_way;
    uint8_t actions;
    struct hg_action action[HOST_BATCH];
    uint64_t appended[STORE_LOGS]; /* lines */
    unsigned labels;               /* of the record's lines, those with a check of their own */
    struct host_watcher *from;     /* who wants to hear of it, or NULL */
    uint8_t seat;                  /* of who said it */
    char id[WIRE_ID_MAX];
    bool named; /* a line has the id in it */
    /* an action's number, or a chat's, by what was said */
    unsigned long number; /* of the answer */
    size_t length;
    char lines[HOST_LINES]; /* the table's, with breaks */
};

/* A table only ever goes forward through these. UNBORN: its plan is not stored yet. OPEN: people take seats. SEALED:
 * header and commitment are public, contributions come in. PLAYING, and then OVER. */
enum host_phase { HOST_UNBORN, HOST_OPEN, HOST_SEALED, HOST_PLAYING, HOST_OVER };

struct host_table {
    const struct host_game *game;
    enum host_phase phase;
    char id[HOST_TABLE_MAX];
    char rematch[HOST_TABLE_MAX]; /* the table where it goes on, or empty */
    struct wire_clock clock;
    const struct player *level; /* who plays for the absent */
    /* SHA-256 of the creator's token; what is committed to by the header and told at the end; what chance follows from
     * once contributions are in */
    struct game_key creator, secret, root;
    /* digest of the header and labels so far: what the record's later lines are checked by */
    struct record_seal seal;
    struct host_seat seat[HG_SEATS_MAX];
    struct host_course course;
    unsigned long settled;      /* answers that were decided on this number or a later one still fit */
    uint64_t lines[STORE_LOGS]; /* stored */
    uint64_t header_lines;      /* of the record, up to the digest */
    bool started;               /* the creator has said so */
    bool stopped;               /* people agreed to end it as it stands */
    bool again;                 /* a rematch was asked for */
    bool broken;                /* a log can't be read, or an invariant broke: nothing more happens here */
    /* hash chains of what each pair of eyes has been told; see eyes_index */
    struct wire_chain chain[HOST_EYES];
    /* a list, the last to come first */
    struct host_watcher *watcher;
    uint64_t chats, chat_line[HOST_CHATS]; /* counts; where the last ones stand in the table's log */
    uint64_t deadline;                     /* of contributions */
    uint64_t retry, patience; /* after the store has failed: when to try again, and how long to wait then */
    uint64_t work_due;        /* when work that was not answered is given out again; 0: none is out */
    uint8_t changed;          /* what must be told: bits, inside */
    struct host_pending pending;
};

/* ---- What goes out ------------------------------------------------------------------------------------------------
 */

/* For a seat that an AI plays, for a person whose time ran out, or for a person who asked what an AI would do. */
enum host_purpose { HOST_FOR_AI, HOST_FOR_LATE, HOST_FOR_HINT };

/* "Seat 2 must answer question 183": anybody may do it, and it comes out the same everywhere. It holds copies only, so
 * it may be sent to another thread or process. `view` is what the seat sees: no worker ever learns more. */
struct host_work {
    enum host_purpose purpose;
    unsigned long number;
    uint8_t seat;
    const struct player *player;
    struct rng rng; /* its random numbers */
    struct hg_view view;
};

/* What the table tells the world outside. Called from inside the functions below, never after they return; none of them
 * may call back into the table. */
struct host_out {
    void *context;
    /* Bytes of one message, without a break; valid until it returns. */
    void (*send)(void *context, struct host_watcher *to, const char *bytes, size_t length);
    /* One line, without a break, for the end of a log. `number` counts from 1 and is the last line's plus one. */
    void (*append)(void *context, enum store_log log, uint64_t number, const char *line, size_t length);
    /* All appended since the last one, as a whole: answer by host_stored, also when an append has failed. */
    void (*commit)(void *context);
    /* Answer by host_worked, in any order, or never: after HOST_WORK_MS it is given out again. `work` is valid until it
     * returns, so copy it. */
    void (*work)(void *context, const struct host_work *work);
    /* Everybody wants to play again: make a table of the same plan, and answer by host_rematched. */
    void (*again)(void *context);
    void (*leave)(void *context, struct host_watcher *w); /* it is to be cut off, after what was sent */
    long (*read)(void *context, enum store_log log, uint64_t number, char *out, size_t size); /* as store_read */
    /* Messages are made in its first WIRE_MESSAGE_MAX bytes, headers are read behind them. Tables that are driven by
     * the same thread may share it. */
    char *scratch; /* of HOST_SCRATCH bytes */
};

/* ---- What comes in: all take `now` (milliseconds since 1970) -------------------------------------------------------
 */

/* How a table begins. The edition must be one that is built in. */
struct host_plan {
    const struct host_game *game;
    char id[HOST_TABLE_MAX]; /* letters, digits, hyphens */
    struct game_key creator; /* SHA-256 of the creator's token */
    struct game_key secret;  /* random */
    struct wire_clock clock;
    const struct player *level;
    enum wire_as as[HG_SEATS_MAX];             /* open, AI or bot */
    const struct player *player[HG_SEATS_MAX]; /* of AIs */
};

/* A new table, once host_stored says so; without it there is none. */
void host_create(struct host_table *t, const struct host_plan *plan, uint64_t now, const struct host_out *out);

/* From the two logs. `game` must be the one that the log's first line names (host_read_plan). False with the fault that
 * names a line. Watchers connect anew; then tick it. */
bool host_restore(struct host_table *t, const struct host_game *game, uint64_t now, const struct host_out *out,
                  struct fault *f);

/* Puts a connection on the list of watchers. It sees nothing until it has said hello. `w` must stay where it is until
 * host_disconnect. */
void host_connect(struct host_table *t, struct host_watcher *w, void *context);
/* Takes it off the list; `w` is the caller's again. A seat stays held: only its `online` changes. One that is not on
 * the list is left alone. */
void host_disconnect(struct host_table *t, struct host_watcher *w, uint64_t now, const struct host_out *out);
/* One message from a connection, without a break. What can't be understood or is not allowed gets a refusal or an
 * error, and changes nothing. */
void host_hear(struct host_table *t, struct host_watcher *w, uint64_t now, const char *bytes, size_t length,
               const struct host_out *out);
/* `why` may be NULL. An answer to an old number, or one that is not legal, is dropped. */
void host_worked(struct host_table *t, uint64_t now, const struct host_work *work, const struct hg_action *a,
                 const struct thought *why, const struct host_out *out);
/* The store's answer to a commit: whether all lines since the one before are kept for good. If not, whoever said it is
 * refused, and the table tries again after a growing pause. Without a commit under way it does nothing. */
void host_stored(struct host_table *t, uint64_t now, bool kept, const struct host_out *out);
/* The id of the table that `again` has made. Dropped while something is being stored, or when the id is no word. */
void host_rematched(struct host_table *t, uint64_t now, const char *id, const struct host_out *out);
/* Time has passed. Ticking too early or too often does no harm. */
void host_tick(struct host_table *t, uint64_t now, const struct host_out *out);

/* When it wants to be ticked, at the latest; UINT64_MAX: not before something else comes in. */
uint64_t host_due(const struct host_table *t);

/* SHA-256 of a token, as a table keeps it. */
void host_token(const char *token, struct game_key *out);

#endif
