/* What the files of a host share. A call is one input on its way: the table it is for, the time, where outputs go, and
 * who says something. Nothing here outlives the input but the table. */
#ifndef HOST_INSIDE_H
#define HOST_INSIDE_H

#include "host/host.h"
#include "host/lines.h"

struct host_call {
    struct host_table *t;
    uint64_t now;
    const struct host_out *out;
    struct host_watcher *w;       /* who says something, or NULL */
    const struct wire_said *said; /* what, or NULL */
};

/* What must be told once the change is stored. */
enum {
    CHANGED_TABLE = 1, /* who sits where */
    CHANGED_CHAT = 2,
    CHANGED_SEALED = 4,
    CHANGED_PLAYING = 8,
    CHANGED_ASK = 16,
    CHANGED_OVER = 32
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

void course_begin(struct host_course *c, const struct hg_rules *r);
/* The position after an action or an undo; false when it is not possible. */
bool course_after(const struct host_course *c, const struct hg_rules *r, const struct hg_action *a,
                  struct hg_state *after);
bool course_can_undo(const struct host_course *c, uint8_t seat);
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
};
void course_read(struct course_reader *r, const struct host_table *t, const struct host_out *out);
/* One more action; `before` gets the position before it. False at the end, or with `failed`. */
bool course_next(struct course_reader *r, struct hg_action *a, struct hg_state *before);

/* ---- pending.c: store, then tell ----------------------------------------------------------------------------------
 */

bool pending_free(const struct host_table *t);
void pending_begin(const struct host_call *c);
/* The table's next line; its time is filled in. */
void pending_line(const struct host_call *c, struct host_line *line);
/* The same for words with a seat and nothing else, or with a flag. */
void pending_seat(const struct host_call *c, enum host_word word, uint8_t seat);
void pending_flag(const struct host_call *c, enum host_word word, uint8_t seat, bool on);
/* A sink whose lines become the record's next ones. */
struct pending_record {
    struct sink sink;
    const struct host_call *c;
    size_t length;
    char text[RECORD_LINE_MAX];
};
void pending_record(struct pending_record *to, const struct host_call *c);
/* `number` is that of the answer to who said it. */
void pending_commit(const struct host_call *c, unsigned long number);

/* ---- apply.c: what a stored line does to a table, now and when it is restored -------------------------------------
 */

bool apply_line(struct host_table *t, const struct host_line *line, uint64_t number, struct fault *f);

/* ---- table.c --------------------------------------------------------------------------------------------------------
 */

/* Whatever can happen by itself now: begins a game, deals, applies kept answers and standing orders, asks, gives out
 * work. Called after every input. */
void table_go_on(const struct host_call *c);
void table_fill_seats(const struct host_call *c);

/* ---- seats.c --------------------------------------------------------------------------------------------------------
 */

/* The AI that plays a seat now, or NULL. */
const struct player *seat_player(const struct host_table *t, uint8_t seat);
bool seat_is_person(const struct host_table *t, uint8_t seat); /* held, by a person or a program */
/* What the record calls who plays a seat. */
void seat_word(const struct host_table *t, uint8_t seat, char out[RECORD_WORD_MAX]);
bool seat_is_online(const struct host_table *t, uint8_t seat);
uint8_t seat_of_token(const struct host_table *t, const struct game_key *token); /* or HG_SPECTATOR */
/* Lines that bring a seat back from its AI, or hand it over; with the record's. */
void seat_store_back(const struct host_call *c, uint8_t seat);
void seat_store_away(const struct host_call *c, uint8_t seat);
void seat_join(const struct host_call *c);
void seat_leave(const struct host_call *c);
void seat_ready(const struct host_call *c);
void seat_set(const struct host_call *c);
void seat_start(const struct host_call *c);
void seat_contribute(const struct host_call *c);
void seat_mute(const struct host_call *c);
void seat_remove(const struct host_call *c);

/* ---- moves.c --------------------------------------------------------------------------------------------------------
 */

void moves_act(const struct host_call *c);
void moves_undo(const struct host_call *c);
void moves_aside(const struct host_call *c);
/* Whether something happens without anybody being asked. */
bool moves_can_go_on(const struct host_table *t);
/* Stores a batch that begins with this action, or (NULL) with what happens by itself; `line` NULL or one for the
 * table's log. */
void moves_play(const struct host_call *c, const struct hg_action *first, struct host_line *line);
bool moves_are_over(const struct hg_state *s);
/* Answers that were kept are void after an action that closes the window. */
void moves_void(struct host_table *t, const struct hg_state *before, const struct hg_action *a,
                const struct hg_state *after, unsigned long number);

/* ---- ids.c ----------------------------------------------------------------------------------------------------------
 */

void ids_remember(struct host_seat *s, const char *id, unsigned long number);
bool ids_find(const struct host_seat *s, const char *id, unsigned long *number);
bool ids_find_stored(const struct host_call *c, uint8_t seat, const char *id, unsigned long *number);

/* ---- windows.c ------------------------------------------------------------------------------------------------------
 */

/* The seats that are asked now: the awaited one, and in a card window those that come after it when everybody passes.
 */
uint8_t window_seats(const struct hg_rules *r, const struct hg_state *s);
/* The position in which `seat`, one of them, is awaited. */
void window_position(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_state *out);
bool window_pass(const struct hg_rules *r, const struct hg_state *s, struct hg_action *pass);

/* ---- orders.c -------------------------------------------------------------------------------------------------------
 */

bool orders_answer(const struct host_table *t, const struct hg_state *s, struct hg_action *a);
/* What is played for somebody who is late; false when an AI must think about it. */
bool orders_fallback(const struct hg_rules *r, const struct hg_state *s, struct hg_action *a);
void orders_set(const struct host_call *c);

/* ---- clocks.c -------------------------------------------------------------------------------------------------------
 */

void clocks_ask(const struct host_call *c, uint8_t seats);
/* The line about a seat's reserve, as it answers. */
void clocks_stop(const struct host_call *c, uint8_t seat);
/* Lines about when turns must be over, where a clock counts days. */
void clocks_set_days(const struct host_call *c, const struct hg_state *after);
bool clocks_run_out(const struct host_call *c);
/* The first time that runs out; UINT64_MAX when none does. Without the awaited seat where work is out that moves for
 * it. */
uint64_t clocks_due(const struct host_table *t, bool others);
void clocks_tell(const struct host_call *c, struct host_watcher *only);

/* ---- work.c ---------------------------------------------------------------------------------------------------------
 */

void work_give(const struct host_call *c, enum host_purpose purpose, uint8_t seat, const struct player *player);
void work_hint(const struct host_call *c);

/* ---- chat.c ---------------------------------------------------------------------------------------------------------
 */

void chat_say(const struct host_call *c);
void chat_tell(const struct host_call *c, uint64_t number, struct host_watcher *only);
void chat_tell_last(const struct host_call *c, struct host_watcher *w);

/* ---- watchers.c -----------------------------------------------------------------------------------------------------
 */

/* A message under way. */
struct sink *message(const struct host_call *c, struct sink_memory *m);
void message_send(const struct host_call *c, struct sink_memory *m, struct host_watcher *to);
void refuse(const struct host_call *c, enum wire_refusal why, const char *more);
void answer_ok(const struct host_call *c, unsigned long number);

void watchers_hello(const struct host_call *c);
void watchers_greet(const struct host_call *c, struct host_watcher *w, unsigned long after);
/* Brings a watcher from a number to now: by events, or by a snapshot. */
void watchers_catch_up(const struct host_call *c, struct host_watcher *w, unsigned long after);
void watchers_look(const struct host_call *c);
void watchers_history(const struct host_call *c);
void watchers_lang(const struct host_call *c);

/* ---- tell.c: to everybody, one message for each pair of eyes and language -----------------------------------------
 */

unsigned eyes_index(const struct host_table *t, uint8_t seat);
void tell_batch(const struct host_call *c); /* and advances the table */
void tell_changes(const struct host_call *c);
void tell_ask(const struct host_call *c, struct host_watcher *only);
void tell_table(const struct host_call *c, struct host_watcher *only);
void tell_sealed(const struct host_call *c, struct host_watcher *only);
void tell_snapshot(const struct host_call *c, struct host_watcher *w);
void tell_end(const struct host_call *c, struct host_watcher *w);

/* ---- over.c ---------------------------------------------------------------------------------------------------------
 */

void over_offer(const struct host_call *c);
void over_rematch(const struct host_call *c);
bool over_is_agreed(const struct host_table *t);
bool over_again(const struct host_table *t);
void over_stop(const struct host_call *c);

#endif
