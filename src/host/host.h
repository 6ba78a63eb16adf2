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

#include "host/out.h"
#include "host/watcher.h"
#include "store/store.h"
#include "table/keys.h"
#include "text/record/past.h"
#include "text/record/record.h"
#include "wire/said.h"
#include "wire/wire.h"

struct thought;

enum {
    HOST_EYES = HG_SEATS_MAX + 1,  /* the seats', and the spectators' behind them */
    HOST_BATCH = 16,               /* actions that are stored at once, at most */
    HOST_UNDO = 64,                /* actions that can be taken back, at most */
    HOST_IDS = 8,                  /* last messages of a seat that are answered again without looking into the log */
    HOST_REMOVED = 16,             /* who may not sit down again: looked for in the log when there are more */
    HOST_CHATS = 16,               /* said last, told to whoever comes */
    HOST_MISSED = 200,             /* events that are told again, at most; beyond that there is a snapshot */
    HOST_LATE = 3,                 /* times in a row that somebody is late until an AI takes over */
    HOST_CAP = 2000,               /* rounds */
    HOST_LINES = 1280,             /* bytes of the table's lines that are being stored */
    HOST_TABLE_MAX = 33,           /* a table's id with its end */
    HOST_URL_MAX = 512,            /* of who is called, with its end */
    HOST_LINES_TONGUE = LANGUAGES, /* who speaks lines is told things behind those who speak a language */
    HOST_TONGUES,
    HOST_SCRATCH = WIRE_MESSAGE_MAX + (16 << 10)
};

/* Milliseconds. */
enum { HOST_CONTRIBUTE_MS = 30000, HOST_RETRY_MS = 250, HOST_RETRY_MOST_MS = 8000, HOST_WORK_MS = 60000 };
/* What a program has for an answer where no clock runs, so that one that hangs does not hold up people. */
enum { HOST_BOT_MS = 60000 };

/* ---- The game: constant, the caller's, shared by all tables that play it ----------------------------------------- */

/* Must outlive every table that plays it. */
struct host_game {
    /* edition, mode, settings and compiled rules */
    struct wire_game wire;
    char facts[LANGUAGES][WIRE_HEX]; /* by wire_facts_key */
};

/* ---- A table ----------------------------------------------------------------------------------------------------- */

/* A seat of a person that nobody holds any more is played by an AI until somebody takes it. */
struct host_seat {
    enum wire_as as;
    const struct player *player;             /* of WIRE_AS_AI */
    bool held;                               /* a person or a program has it, who knows the token */
    bool ready, away, muted, offered, again; /* away: an AI plays it until it is back */
    bool back;                               /* it is here again, which is not stored yet */
    bool taken_away;                         /* from who had it last, by who has made the table */
    uint8_t lets;                            /* bits: the seats that its holder lets others take */
    bool asked;                              /* and its time runs */
    /* times in a row that its time ran out, up to HOST_LATE; any message with a move sets it to 0 */
    uint8_t late;
    /* of a bot: faults in this game, asides since its last move */
    uint8_t faults, asides;
    /* the line of the table's log with the address that is called, or 0; the last number it was asked at, from 1 */
    uint32_t hook, called;
    uint8_t dice, pass; /* standing orders: enum host_dice, host_pass */
    /* Set in card windows alone, where seats answer before it is their turn. */
    bool kept; /* an answer to the window that is open, decided on a number */
    unsigned long kept_number;
    struct hg_action answer;
    /* as its holder gave it, without blanks at its ends; empty when nobody holds it, or who does was forgotten */
    char name[WIRE_NAME_MAX];
    /* lines of the table's log: where its holder first sat down, and where that one was forgotten */
    uint64_t sat, forgot;
    char hint[WIRE_ID_MAX]; /* the request that is being thought about, or empty */
    uint64_t hint_due;      /* when that work is given out once more, should somebody ask again */
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

/* A game as far as its record tells it. */
struct host_course {
    struct hg_state state;
    struct record_past past; /* with its actions */
    struct hg_action done[HOST_UNDO];
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
    uint64_t position;             /* where the positions after them begin in host_out's ring */
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
    bool listed, hintless;      /* everybody may find it; nobody is told what an AI would do */
    bool started;               /* the creator has said so */
    bool stopped;               /* people agreed to end it as it stands */
    bool again;                 /* a rematch was asked for */
    bool broken;                /* a log can't be read, or an invariant broke: nothing more happens here */
    bool follows;               /* somebody else lets AIs think, deals and runs clocks; see host_lead */
    bool keeps_work;            /* whoever drives it loses none, so none is given out again because time has passed */
    bool reads_beside;          /* whoever drives it reads beside what takes long; see host_read */
    bool later;                 /* what was heard last takes reading, so it was not done */
    const struct host_ready *ready; /* what was read for it, as long as it is heard again; or NULL */
    bool rests;                     /* nobody waits for what AIs do; see host_rest */
    uint64_t moved;                 /* when somebody who holds a seat moved last, by the lines; 0: nobody has */
    /* hash chains of what each pair of eyes has been told; see eyes_index */
    struct wire_chain chain[HOST_EYES];
    /* a list, the last to come first; and how many of them have said hello, by eyes (see eyes_index) and tongue, so
     * that nobody has to be looked for among ten thousand */
    struct host_watcher *watcher;
    uint32_t here[HOST_EYES][HOST_TONGUES];
    /* whose seats the creator took away, by the first bytes of their tokens' hashes; how many there were in all */
    uint64_t removed[HOST_REMOVED];
    uint32_t removals;
    uint64_t chats, chat_line[HOST_CHATS]; /* counts; where the last ones stand in the table's log */
    uint64_t deadline;                     /* of contributions */
    uint64_t retry, patience; /* after the store has failed: when to try again, and how long to wait then */
    uint64_t work_due;        /* when work that was not answered is given out again; 0: none is out */
    uint8_t changed;          /* what must be told: bits, inside */
    struct host_pending pending;
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
    bool listed, hintless;                     /* everybody may find it; hints are refused */
};

/* A new table, once host_stored says so; without it there is none. */
void host_create(struct host_table *t, const struct host_plan *plan, uint64_t now, const struct host_out *out);

/* From the two logs. `game` must be the one that the log's first line names (host_line_game of host/lines.h). False
 * with the fault that names a line. Watchers connect anew; then tick it. */
bool host_restore(struct host_table *t, const struct host_game *game, uint64_t now, const struct host_out *out,
                  struct fault *f);

/* Puts a connection on the list of watchers; with a `bot` it speaks lines. It sees nothing until it has said hello. `w`
 * and `bot` must stay where they are until host_disconnect. */
void host_connect(struct host_table *t, struct host_watcher *w, struct host_bot *bot, void *context);
/* Takes it off the list; `w` is the caller's again. A seat stays held: only its `online` changes. One that was taken
 * off already is left alone. */
void host_disconnect(struct host_table *t, struct host_watcher *w, uint64_t now, const struct host_out *out);
/* Some of what it was sent did not reach it: tells it anew where things stand. One that speaks lines must come back for
 * that. */
void host_tell_again(struct host_table *t, struct host_watcher *w, uint64_t now, const struct host_out *out);
/* One message from a connection, without a break (of lines: one or several). What can't be understood or is not allowed
 * gets a refusal or an error, and changes nothing. */
void host_hear(struct host_table *t, struct host_watcher *w, uint64_t now, const char *bytes, size_t length,
               const struct host_out *out);
/* At a table that `reads_beside` a message that takes reading the game is not heard at once: nothing has happened then,
 * and the table's `later` is set. This reads what it needs, on any thread, with copies of table and watcher that are of
 * no use afterwards; of `out` it calls `read` and `send`, which collects the messages. Where they are the answer
 * (`answered`), that was all; else the message is heard again with what was read (NULL: nothing was). */
void host_read(struct host_table *t, struct host_watcher *w, uint64_t now, const char *bytes, size_t length,
               const struct host_out *out, struct host_ready *ready);
void host_hear_ready(struct host_table *t, struct host_watcher *w, uint64_t now, const char *bytes, size_t length,
                     const struct host_ready *ready, const struct host_out *out);
/* `why` may be NULL. An answer to an old number, or one that is not legal, is dropped. */
void host_worked(struct host_table *t, uint64_t now, const struct host_work *work, const struct hg_action *a,
                 const struct thought *why, const struct host_out *out);
/* The store's answer to a commit: whether all lines since the one before are kept for good. If not, whoever said it is
 * refused, and the table tries again after a growing pause. Without a commit under way it does nothing. */
void host_stored(struct host_table *t, uint64_t now, bool kept, const struct host_out *out);
/* Instead of host_stored, where several hosts share a store: somebody else was faster. What that one stored is read and
 * told, then whoever lost is refused: as stale where the game has gone on, else as busy. */
void host_overtaken(struct host_table *t, uint64_t now, const struct host_out *out);
/* Others may have stored lines: goes on from there. Does nothing while something is being stored. */
void host_follow(struct host_table *t, uint64_t now, const struct host_out *out);
/* Whether this host lets AIs think, deals and runs clocks, or somebody else does. Who does not still hears people. */
void host_lead(struct host_table *t, uint64_t now, bool leads, const struct host_out *out);
/* Whether nobody waits for what AIs do here: then they get nothing to think about, and what they have got is not asked
 * for any more. People who are late are still thought for. */
void host_rest(struct host_table *t, uint64_t now, bool rests, const struct host_out *out);
/* Whether an answer to this work would still be of use. */
bool host_wants(const struct host_table *t, uint64_t now, const struct host_work *work);
/* Leaves an address to be called, for the seat that the token holds; an empty one takes it away. `url` has no blanks.
 */
struct host_hook {
    struct game_key token, secret;
    char url[HOST_URL_MAX];
};
enum host_hooked { HOST_HOOK_STORING, HOST_HOOK_NO_SEAT, HOST_HOOK_BUSY };
enum host_hooked host_hook(struct host_table *t, uint64_t now, const struct host_hook *hook,
                           const struct host_out *out);
/* Whoever runs the host ends a game as it stands. False when none is being played, or something is being stored: try
 * again. So, too, when it was overtaken: then a move was faster, and the game goes on. */
bool host_close(struct host_table *t, uint64_t now, const struct host_out *out);
/* The id of the table that `again` has made. Dropped while something is being stored, or when the id is no word. */
void host_rematched(struct host_table *t, uint64_t now, const char *id, const struct host_out *out);
/* Time has passed. Ticking too early or too often does no harm. */
void host_tick(struct host_table *t, uint64_t now, const struct host_out *out);

/* When it wants to be ticked, at the latest; UINT64_MAX: not before something else comes in. */
uint64_t host_due(const struct host_table *t);

/* SHA-256 of a token, as a table keeps it. */
void host_token(const char *token, struct game_key *out);

#endif
