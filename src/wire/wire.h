/* What ONE watcher may be told, as bytes. Every message is one JSON object in a caller's sink, made from what the
 * watcher knows: a view, a redacted action, never a state. wire_look and wire_see alone look at the truth, to make
 * those. Nothing here does I/O or allocates, and all of it works in WebAssembly. docs/API.md has the messages.
 *
 * Whatever stands in a message depends on the eyes (a seat, or all spectators alike) and on public things: two games
 * that differ only in what a watcher may not know give it the same bytes. Whoever calls these functions keeps the
 * promise by handing in nothing but views, and by deciding when to send by public things alone.
 *
 * A message that does not fit leaves sink->failed, and is not to be sent. */
#ifndef WIRE_WIRE_H
#define WIRE_WIRE_H

#include "engine/hg.h"
#include "text/names.h"
#include "wire/chain.h"
#include "wire/refusals.h"

struct edition;
struct edition_mode;
struct geometry;
struct record_header;
struct record_pair;
struct sink;
struct thought;
struct wire_odds;

enum { WIRE_VERSION = 1 };

/* Room that any message fits into: events one by one, an ask with all its odds, a snapshot; facts are larger. */
enum { WIRE_MESSAGE_MAX = 64 << 10, WIRE_FACTS_MAX = 512 << 10 };

/* Eyes from which nothing is hidden: nobody's before the end. */
enum { WIRE_ALL = HG_HIDDEN - 1 };

/* The game that is watched: the same through a game and for everybody. */
struct wire_game {
    const struct edition *edition;
    const struct edition_mode *mode;
    const struct hg_rules *rules;
    const struct record_pair *setting; /* options of the mode that were set */
    unsigned settings;
    struct wire_odds *odds; /* memory for the odds that travel with a question: the caller's, zeroed once, one for each
                               thread; what it holds already changes how long a message takes, never what it says */
};

/* Whose eyes, and in which language. */
struct wire_eyes {
    uint8_t seat; /* a seat from 0, HG_SPECTATOR, or WIRE_ALL */
    enum language language;
};

/* ---- Seeing: the only functions here that take a state ----------------------------------------------------------- */

/* The position as these eyes have it; WIRE_ALL has all of it. */
void wire_look(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_view *out);

/* One action as one pair of eyes saw it. */
struct wire_step {
    unsigned long number; /* of the record's line */
    struct hg_action a;   /* redacted; with the verb RECORD_UNDO something was taken back */
    struct hg_view before, after;
    uint64_t hash; /* of the view after it: hg_hash of the masked position */
};
void wire_see(const struct hg_rules *r, uint8_t seat, unsigned long number, const struct hg_state *before,
              const struct hg_action *a, const struct hg_state *after, struct wire_step *out);

/* ---- A log that can't be rewritten: wire/chain.h has the values; a chain belongs to eyes, not to a connection -----
 */

void wire_chain_add(struct wire_chain *c, const struct wire_game *g, const struct wire_step *step);

/* ---- Coming and going -------------------------------------------------------------------------------------------- */

enum wire_phase { WIRE_OPEN, WIRE_SEALED, WIRE_PLAYING, WIRE_OVER, WIRE_PHASES };

struct wire_welcome {
    const char *table; /* its id */
    uint8_t seat;      /* the watcher's, or HG_SPECTATOR */
    enum wire_phase phase;
    uint64_t now;      /* milliseconds since 1970 */
    const char *facts; /* by wire_facts_key, in the watcher's language */
};
/* The first message to a watcher. Strings are the caller's and only read during the call, here as in the structs
 * below. */
void wire_welcome(const struct wire_game *g, const struct wire_welcome *w, struct sink *out);

enum wire_as { WIRE_AS_OPEN, WIRE_AS_PERSON, WIRE_AS_AI, WIRE_AS_BOT, WIRE_AS_COUNT };

/* A seat as the list of a table shows it. */
struct wire_seat {
    enum wire_as as;
    const char *army; /* its id, or NULL as long as none is taken */
    const char *name; /* of a person, or the id of a player; NULL for an open seat */
    bool ready, online;
    bool away;    /* a person whose seat an AI plays until it is back */
    bool offered; /* to end the game as it stands */
    bool again;   /* wants to play again */
};

enum wire_clock_kind { WIRE_CLOCK_NONE, WIRE_CLOCK_MOVE, WIRE_CLOCK_DAYS, WIRE_CLOCK_KINDS };

struct wire_clock {
    enum wire_clock_kind kind;
    unsigned seconds, reserve; /* of WIRE_CLOCK_MOVE: for each move, and for all of them together */
    unsigned days;             /* of WIRE_CLOCK_DAYS: for each turn */
};

struct wire_table {
    enum wire_phase phase;
    struct wire_clock clock;
    bool creator; /* the receiver is */
    unsigned seats;
    struct wire_seat seat[HG_SEATS_MAX];
    const char *rematch; /* id of the table where it goes on, or NULL */
};
void wire_table(const struct wire_table *t, struct sink *out);

/* What is fixed before anybody contributes to the dice: the record's lines so far with their breaks, the commitment and
 * the digest among them, and when the contributions that are missing will be worked out from the secret. */
void wire_sealed(const char *header, size_t length, const struct record_header *h, uint64_t deadline, struct sink *out);

/* ---- The game ---------------------------------------------------------------------------------------------------- */

/* The whole view at a number: for whoever comes, or comes back after too long. */
void wire_snapshot(const struct wire_game *g, unsigned long number, const struct hg_view *v,
                   const struct wire_chain *chain, struct sink *out);

/* An `events` message is wire_events_open, events with a comma between two, wire_events_close. An event is an object of
 * its own, so that its bytes may be kept and sent to everybody with the same eyes and language. `chain` has the event's
 * own line in it already. */
void wire_events_open(struct sink *out);
void wire_event(const struct wire_game *g, enum language language, const struct wire_step *step,
                const struct wire_chain *chain, struct sink *out);
void wire_events_close(struct sink *out);

/* What is asked now. A watcher that is asked has the view of a position in which its own seat is the awaited one: in a
 * window that several seats are asked in together that may be the one after the others have passed. */
struct wire_question {
    unsigned long number;             /* that answers are decided on */
    uint8_t seats;                    /* set of all that are asked */
    uint64_t deadline;                /* milliseconds since 1970; 0 without a clock */
    const struct hg_view *view;       /* of the receiver */
    bool asked;                       /* the receiver is one of them: it gets the choices, too */
    const struct hg_action *fallback; /* what is played when the time is over, or NULL; for the asked only */
};
void wire_ask(const struct wire_game *g, enum language language, const struct wire_question *q, struct sink *out);

/* Why these eyes can't do that, judged by what they see: HG_OK exactly when the truth allows it. A refusal judged by
 * the truth might tell a seat something. */
enum hg_reason wire_judge(const struct wire_game *g, const struct hg_view *v, const struct hg_action *a);

/* The move of this id counts, under this number. */
void wire_ok(const char *id, unsigned long number, struct sink *out);
/* A refusal by the rules; and one by the host, whose `more` (NULL or an English sentence of the catalogue, or a
 * fault's) stands in place of the reason's own sentence. */
void wire_refuse(enum language language, const char *id, enum hg_reason reason, unsigned long number, struct sink *out);
/* As `too-fast`, and when to say it again. */
void wire_refuse_for_now(enum language language, const char *id, unsigned seconds, unsigned long number,
                         struct sink *out);
void wire_refuse_by_host(enum language language, const char *id, enum wire_refusal why, const char *more,
                         unsigned long number, struct sink *out);

/* One clock that runs or stands: what is left of the reserve in milliseconds, and when its time is over (0: stands). */
struct wire_time {
    uint8_t seat;
    uint64_t reserve, deadline;
};
/* All clocks at a table, with the host's time, so that pages need no right clock of their own. */
void wire_clock(uint64_t now, const struct wire_time *time, unsigned count, struct sink *out);

/* After the last event. `stopped`: people agreed to end it as it stands, or nobody was left; the position then need not
 * be over. `secret` NULL where there is none. */
struct wire_ending {
    unsigned long number;
    const struct hg_view *view;
    bool stopped;
    const char *secret;
};
void wire_end(const struct wire_game *g, enum language language, const struct wire_ending *e, struct sink *out);

/* ---- Answers to requests; `id` is the request's -------------------------------------------------------------------
 */

/* Of an attack that `seat` (the watcher's, or whose turn it is) could make; false, with a refusal written, when there
 * is no such attack. */
struct wire_attack {
    uint8_t from, to;
    uint16_t keep; /* the attack ends when so many units are left where it comes from; 0 or 1: never */
};
bool wire_answer_odds(const struct wire_game *g, enum language language, const char *id, const struct hg_view *v,
                      const struct wire_attack *asked, unsigned long number, struct sink *out);
/* A move that a player would make from this view, and why. */
void wire_answer_hint(const struct wire_game *g, enum language language, const char *id, const struct hg_view *v,
                      const struct hg_action *a, const struct thought *why, struct sink *out);
/* Why a move is not allowed, or that it is. */
void wire_answer_why(const struct wire_game *g, enum language language, const char *id, const struct hg_view *v,
                     const struct hg_action *a, struct sink *out);
/* The view after an earlier number. */
void wire_answer_look(const struct wire_game *g, const char *id, unsigned long number, const struct hg_view *v,
                      const struct wire_chain *chain, struct sink *out);
/* Events between the two, with commas, as above. */
void wire_answer_history_open(const char *id, struct sink *out);
void wire_answer_history_close(struct sink *out);
/* What a position is worth to each seat by the judgement that computer players search with: an estimate. The view must
 * be one from which nothing is hidden. `more`: it is not the first of the list. */
void wire_answer_worth_open(const char *id, struct sink *out);
void wire_answer_worth(const struct wire_game *g, unsigned long number, const struct hg_view *v, bool more,
                       struct sink *out);
void wire_answer_worth_close(struct sink *out);
void wire_answer_lang(const char *id, enum language language, const char *facts, struct sink *out);
void wire_answer_orders(const char *id, const char *dice, const char *pass, struct sink *out);

/* ---- Beside the game --------------------------------------------------------------------------------------------- */

struct wire_chat {
    uint64_t n;       /* counts what was said at this table */
    uint8_t seat;     /* or HG_SPECTATOR */
    const char *name; /* or NULL */
    const char *text, *to;
};
/* What somebody said, to all or to a team. */
void wire_chat(const struct wire_chat *c, struct sink *out);

/* `more` as above. A fatal error is the last message but `bye`. */
void wire_error(enum language language, enum wire_refusal code, const char *more, bool fatal, struct sink *out);
/* The watcher is cut off; it may come back in so many seconds, 0: not at all. */
void wire_bye(const char *why, unsigned retry, struct sink *out);
/* Repeats the number of a ping. */
void wire_pong(uint64_t n, struct sink *out);

/* ---- Facts: all that a page needs and that doesn't change through a game -------------------------------------------
 */

/* One JSON object by game and language: rules, names, texts, words for verbs and questions, options. */
void wire_facts(const struct wire_game *g, enum language language, struct sink *out);
/* The name under which facts are fetched and kept: the first 16 bytes of the SHA-256 of their bytes. It costs as much
 * as making them; keep it. */
void wire_facts_key(const struct wire_game *g, enum language language, char out[WIRE_HEX]);

/* How the board is drawn: cells, borders, rifts, coasts, boxes for labels (docs/GEOMETRY.md). It follows from the
 * edition and the kind of the mode's board alone, so a page keeps it by the edition's SHA-256. `drawn` is by
 * geometry_of, which costs a tenth of a second, for a board of cells (geometry_kind); NULL for the other kinds. */
void wire_board(const struct wire_game *g, const struct geometry *drawn, struct sink *out);

/* ---- What may be sent ----------------------------------------------------------------------------------------------
 */

/* Every key of every message, by its way from the top: {"events", "list.number", "…"}. Nothing else is ever sent, which
 * tests hold, and all of it always, but for parts with a `?` behind them; docs/API.md has the same list. Below `view`
 * and `set` stand the fields of the game's positions (docs/RECORD.md), below `rules` those of compiled rules. */
struct wire_sent {
    const char *message, *key, *about;
};
extern const struct wire_sent wire_sent[];
extern const unsigned wire_sent_count;

#endif
