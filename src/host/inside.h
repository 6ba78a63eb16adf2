/* What the files of a host share. A call is one input on its way: the table it is for, the time, where outputs go, and
 * who says something. Nothing here outlives the input but the table.
 *
 * The way of an input: host.h's functions make a call and hand it to a file's function. That one refuses, answers, or
 * stores lines by pending_begin, pending_line and pending_commit. Then table_go_on does what follows by itself.
 * Functions with a `const struct host_call *` may change the table behind it. */
#ifndef HOST_INSIDE_H
#define HOST_INSIDE_H

#include "host/host.h"
#include "host/lines.h"
#include "players/player.h"

struct host_call {
    struct host_table *t;
    uint64_t now;
    const struct host_out *out;
    /* Both are set while a message is handled. */
    struct host_watcher *w;       /* who says something, or NULL */
    const struct wire_said *said; /* what, or NULL */
};

/* What must be told once the change is stored. Bits of host_table's `changed`. apply.c sets them, tell_changes clears
 * them; CHANGED_ASK waits until table_go_on asks. */
enum {
    CHANGED_TABLE = 1, /* who sits where */
    CHANGED_CHAT = 2,
    CHANGED_SEALED = 4,
    CHANGED_PLAYING = 8,
    CHANGED_ASK = 16,
    CHANGED_OVER = 32,
    CHANGED_REMATCH = 64 /* where it goes on */
};

static inline const struct hg_rules *rules_of(const struct host_table *t)
{
    return t->game->wire.rules;
}

static inline const struct names *names_of(const struct host_table *t)
{
    return edition_names(t->game->wire.edition);
}

static inline unsigned seats_of(const struct host_table *t)
{
    return t->game->wire.rules->seats;
}

/* ---- course.c: a game as its record tells it ----------------------------------------------------------------------
 */

/* The position before the first action. */
void course_begin(struct host_course *c, const struct hg_rules *r);
/* The position after an action or an undo; false when it is not possible. */
bool course_after(const struct host_course *c, const struct hg_rules *r, const struct hg_action *a,
                  struct hg_state *after);
/* `after` is what course_after gave for the same action. Never fails. */
void course_apply(struct host_course *c, const struct hg_rules *r, const struct hg_action *a,
                  const struct hg_state *after);

/* Reads the record's actions from the beginning, line by line. */
struct course_reader {
    const struct host_table *t;
    const struct host_out *out;
    struct host_course course;
    uint64_t line;   /* the last one read */
    unsigned labels; /* lines with a check of their own so far */
    bool trusted;    /* this table has read or written every line, so hashes need not be compared again */
    bool failed;     /* it stopped because of a fault, not at the end */
    bool ended;      /* it stopped before the record's end, which is two lines */
};
/* The line is the first of the actions; `trusted` may be set before the first course_next. */
void course_read(struct course_reader *r, const struct host_table *t, const struct host_out *out);
/* One more action; `before` gets the position before it. False at the end, or with `failed`. */
bool course_next(struct course_reader *r, struct hg_action *a, struct hg_state *before);

/* ---- pending.c: store, then tell ----------------------------------------------------------------------------------
 */

/* Whether a change can be stored now: nothing is under way, and the table is neither unborn nor broken. */
bool pending_free(const struct host_table *t);
/* Forgets what was being put together. Nothing may be under way. */
void pending_begin(const struct host_call *c);
/* The table's next line; its time is filled in. One that does not fit HOST_LINES breaks the table, because it could not
 * be applied after it was stored. */
void pending_line(const struct host_call *c, struct host_line *line);
/* The same for words with a seat and nothing else, or with a flag. */
void pending_seat(const struct host_call *c, enum host_word word, uint8_t seat);
void pending_flag(const struct host_call *c, enum host_word word, uint8_t seat, bool on);
/* A sink whose lines become the record's next ones. It holds one unfinished line; every break that is written appends
 * it. It must not outlive its call. */
struct pending_record {
    struct sink sink;
    const struct host_call *c;
    size_t length;
    char text[RECORD_LINE_MAX];
};
void pending_record(struct pending_record *to, const struct host_call *c);
/* `number` is that of the answer to who said it. The call's message id is stored as well, if no line has it yet.
 * Afterwards the table waits for host_stored. */
void pending_commit(const struct host_call *c, unsigned long number);
/* Whoever said what is pending, as if it were still speaking: only the id is known by now. `w` is NULL when it has
 * gone. */
struct host_call pending_sender(const struct host_call *c, struct wire_said *said);
/* The sender, if it is still there, is refused; the table tries again after a growing pause. */
void pending_not_kept(const struct host_call *sender);

/* ---- apply.c: what a stored line does to a table, now and when it is restored -------------------------------------
 */

/* `number` is the line's, from 1. False, with a fault, when the line can't follow those before it; the table may then
 * be half changed and must not be used. */
bool apply_line(struct host_table *t, const struct host_line *line, uint64_t number, struct fault *f);

/* ---- table.c --------------------------------------------------------------------------------------------------------
 */

/* Whatever can happen by itself now: begins a game, deals, applies kept answers and standing orders, asks, gives out
 * work. Called after every input. */
void table_go_on(const struct host_call *c);
/* In follow.c: reads what others have stored. False when it can't be read now, or something is being stored here. */
bool follow_all(const struct host_call *c);

/* ---- seats.c --------------------------------------------------------------------------------------------------------
 */

/* The AI that plays a seat now, or NULL. */
const struct player *seat_player(const struct host_table *t, uint8_t seat);
bool seat_is_person(const struct host_table *t, uint8_t seat); /* held, by a person or a program */
/* What the record calls who plays a seat. */
void seat_word(const struct host_table *t, uint8_t seat, char out[RECORD_WORD_MAX]);
/* Whether a connection that knows the seat's token is there. */
bool seat_is_online(const struct host_table *t, uint8_t seat);
/* A watcher that has said hello sees with these eyes in this language (a bot: in lines) from now on. */
void watcher_place(struct host_table *t, struct host_watcher *w, uint8_t seat, enum language language);
uint8_t seat_of_token(const struct host_table *t, const struct game_key *token); /* or HG_SPECTATOR */
/* Lines that bring a seat back from its AI, or hand it over; with the record's. */
void seat_store_back(const struct host_call *c, uint8_t seat);
void seat_store_away(const struct host_call *c, uint8_t seat);
/* Each of these handles one kind of message. hear.c has checked phase, seat and creator; they check the rest, and
 * refuse or store. */
void seat_join(const struct host_call *c);
void seat_leave(const struct host_call *c);
void seat_ready(const struct host_call *c);
void seat_set(const struct host_call *c);
void seat_start(const struct host_call *c);
void seat_contribute(const struct host_call *c);
void seat_mute(const struct host_call *c);
void seat_remove(const struct host_call *c);
void seat_forget(const struct host_call *c);
/* Whether somebody may take it now. */
bool seat_is_free(const struct host_table *t, uint8_t seat);
bool seat_was_taken_from(const struct host_call *c, const struct game_key *token);
uint64_t seat_short(const struct game_key *token); /* what a table keeps of one whose seat was taken away */
/* Stores that who speaks takes this free seat; who speaks lines is ready with it. */
void seat_take(const struct host_call *c, uint8_t seat, const char *name);

/* ---- moves.c --------------------------------------------------------------------------------------------------------
 */

/* Handlers of `act`, `undo` and `aside`. An answer that comes before its turn in a window is kept and played later. */
void moves_act(const struct host_call *c);
void moves_undo(const struct host_call *c);
void moves_aside(const struct host_call *c);
/* Stores a legal action of who speaks: plays it, or keeps it for when its turn comes. */
void moves_take(const struct host_call *c, const struct hg_action *a);
/* Whether something happens without anybody being asked. */
bool moves_can_go_on(const struct host_table *t);
/* Stores a batch that begins with this action, or (NULL) with what happens by itself; `line` NULL or one for the
 * table's log. */
void moves_play(const struct host_call *c, const struct hg_action *first, struct host_line *line);
/* By the rules, or because HOST_CAP rounds are through. */
bool moves_are_over(const struct hg_state *s);
/* Answers that were kept are void after an action that closes the window. */
void moves_void(struct host_table *t, const struct hg_state *before, const struct hg_action *a,
                const struct hg_state *after, unsigned long number);

/* ---- ids.c ----------------------------------------------------------------------------------------------------------
 */

/* An id is remembered by its hash; the oldest of HOST_IDS is forgotten. */
void ids_remember(struct host_seat *s, const char *id, unsigned long number);
/* Whether a seat's message was answered already, and with which number: in memory, or (slow) in the table's whole log.
 */
bool ids_find(const struct host_seat *s, const char *id, unsigned long *number);
bool ids_find_stored(const struct host_call *c, uint8_t seat, const char *id, unsigned long *number);

/* ---- hooks.c --------------------------------------------------------------------------------------------------------
 */

/* The seat is asked now: calls who is not there, once. */
void hooks_call(const struct host_call *c, uint8_t seat);

/* ---- windows.c ------------------------------------------------------------------------------------------------------
 */

/* The seats that are asked now: the awaited one, and in a card window those that come after it when everybody passes.
 */
uint8_t window_seats(const struct hg_rules *r, const struct hg_state *s);
/* The position in which `seat`, one of them, is awaited. */
void window_position(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_state *out);
/* The awaited seat's pass, when it is legal. */
bool window_pass(const struct hg_rules *r, const struct hg_state *s, struct hg_action *pass);

/* ---- orders.c -------------------------------------------------------------------------------------------------------
 */

/* What the awaited seat's standing orders say to this position; false when they say nothing. */
bool orders_answer(const struct host_table *t, const struct hg_state *s, struct hg_action *a);
/* What is played for somebody who is late; false when an AI must think about it. */
bool orders_fallback(const struct hg_rules *r, const struct hg_state *s, struct hg_action *a);
/* Handler of `orders`: without members it tells them, with some it sets those. */
void orders_set(const struct host_call *c);

/* ---- clocks.c -------------------------------------------------------------------------------------------------------
 */

/* Starts the time of these seats (bits) where a person is asked, and stops that of all others. A clock that runs goes
 * on. */
void clocks_ask(const struct host_call *c, uint8_t seats);
/* The line about a seat's reserve, as it answers. */
void clocks_stop(const struct host_call *c, uint8_t seat);
/* Lines about when turns must be over, where a clock counts days. */
void clocks_set_days(const struct host_call *c, const struct hg_state *after);
/* Plays for the first seat whose time is over. True when that stored something; at most one at a time. */
bool clocks_run_out(const struct host_call *c);
/* The first time that runs out; UINT64_MAX when none does. Without the awaited seat where work is out that moves for
 * it. */
uint64_t clocks_due(const struct host_table *t, bool others);
/* Everybody's reserve and deadline, to one watcher or (NULL) to all. */
void clocks_tell(const struct host_call *c, struct host_watcher *only);

/* ---- work.c ---------------------------------------------------------------------------------------------------------
 */

/* Sends work out. Only one piece of work that moves is out at a time (`work_due`); hints are not counted. */
void work_give(const struct host_call *c, enum host_purpose purpose, uint8_t seat, const struct player *player);
void work_hint(const struct host_call *c);

/* ---- chat.c ---------------------------------------------------------------------------------------------------------
 */

/* Handler of `say`; and telling chat number n, or the last HOST_CHATS, to those who may read it. */
void chat_say(const struct host_call *c);
void chat_tell(const struct host_call *c, uint64_t number, struct host_watcher *only);
void chat_tell_last(const struct host_call *c, struct host_watcher *w);

/* ---- watchers.c -----------------------------------------------------------------------------------------------------
 */

/* A message under way. All messages are made in the same scratch: send one before the next is begun. */
struct sink *message(const struct host_call *c, struct sink_memory *m);
/* A message that did not fit is not sent. JSON never reaches who speaks lines, nor lines anybody else. */
void message_send(const struct host_call *c, struct sink_memory *m, struct host_watcher *to);
void lines_send(const struct host_call *c, struct sink_memory *m, struct host_watcher *to);
/* To who says something, with the id of what was said; `more` is a sentence by SAID, or NULL. */
void refuse(const struct host_call *c, enum wire_refusal why, const char *more);
void answer_ok(const struct host_call *c, unsigned long number);

void watchers_hello(const struct host_call *c);
/* Everything that somebody who comes must know, in the order that docs/API.md promises. `after`: the last number
 * that it has seen; UINT32_MAX for none. */
void watchers_greet(const struct host_call *c, struct host_watcher *w, unsigned long after);
/* Brings a watcher from a number to now: by events, or by a snapshot. */
void watchers_catch_up(const struct host_call *c, struct host_watcher *w, unsigned long after);
/* Handlers of `look`, `history`, `worth` and `lang`. */
void watchers_look(const struct host_call *c);
void watchers_history(const struct host_call *c);
void watchers_worth(const struct host_call *c);
void watchers_lang(const struct host_call *c);

/* ---- tell.c: to everybody, one message for each pair of eyes and language -----------------------------------------
 */

/* Where a seat's chain stands; all spectators share the last one. */
unsigned eyes_index(const struct host_table *t, uint8_t seat);
/* Whether anybody may ever look with them while it is played: an AI's seat stays an AI's, so it needs no chain. */
bool eyes_are_somebodys(const struct host_table *t, uint8_t seat);
void tell_batch(const struct host_call *c); /* and advances the table */
/* What `changed` says, to everybody. */
void tell_changes(const struct host_call *c);
/* These three go to one watcher, or to all when `only` is NULL. */
void tell_ask(const struct host_call *c, struct host_watcher *only);
void tell_table(const struct host_call *c, struct host_watcher *only);
void tell_sealed(const struct host_call *c, struct host_watcher *only);
void tell_snapshot(const struct host_call *c, struct host_watcher *w);
void tell_end(const struct host_call *c, struct host_watcher *w);

/* ---- over.c ---------------------------------------------------------------------------------------------------------
 */

void over_offer(const struct host_call *c);
void over_rematch(const struct host_call *c);
/* Whether every person who is there has offered to stop; wants to play again. */
bool over_is_agreed(const struct host_table *t);
bool over_again(const struct host_table *t);
void over_stop(const struct host_call *c);

#endif
