/* Hegemon as a library for programs that want games rather than rules: open a game by its name, read what is asked,
 * answer in notation, let computer players decide, keep a record. Everything is text or a number; what a handle holds
 * is its own business. engine/hg.h beside it is the rules engine itself, for whoever wants structs and speed.
 *
 * Seats count from 1. A handle belongs to one thread at a time; different handles may be used in different threads.
 * Texts are UTF-8 and ended by a zero. A function that writes text takes a buffer and its size and returns the length
 * that the whole text has, as snprintf does: what does not fit is left out, and a size of 0 asks for the length alone.
 *
 * A function that can fail takes a buffer of HEGEMON_FAULT bytes (or NULL) for one sentence that says what is wrong. */
#ifndef HEGEMON_H
#define HEGEMON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Bytes with the zero: of a sentence about a fault, and of an action in notation. */
enum { HEGEMON_FAULT = 768, HEGEMON_ACTION = 160 };

/* Who is awaited, and whose eyes: a seat from 1, or one of these. */
enum {
    HEGEMON_NOBODY = -1,   /* the game is over */
    HEGEMON_CHANCE = 0,    /* dice or cards: hegemon_deal */
    HEGEMON_SPECTATOR = -2 /* sees what everybody may see */
};

struct hegemon;

/* ---- Beginning and ending ---------------------------------------------------------------------------------------- */

/* A new game: EDITION/MODE such as "mass-effect/basic", a number of seats (0: the fewest), options as "ID=VALUE"
 * between blanks (or NULL), and a seed that all dice and all lots of its players follow from. NULL with a fault. */
struct hegemon *hegemon_new(const char *game, unsigned seats, const char *options, uint64_t seed, char *fault);

/* A recorded game, checked action by action; it stands where the record stops. A seeded game that is not over can be
 * gone on with; an audited one can be looked at, since its secret is not here. NULL with a fault that names the line.
 */
struct hegemon *hegemon_read(const char *record, size_t length, char *fault);

/* NULL is allowed. */
void hegemon_free(struct hegemon *g);

/* ---- Asking -------------------------------------------------------------------------------------------------------
 */

/* How many play, and who is awaited now: a seat from 1, HEGEMON_CHANCE or HEGEMON_NOBODY. */
unsigned hegemon_seats(const struct hegemon *g);
int hegemon_awaited(const struct hegemon *g);

/* What the awaited seat may do: boxes of notation, one on each line (docs/BOTS.md). Empty when no seat is awaited. */
size_t hegemon_choices(const struct hegemon *g, char *out, size_t size);

/* What a seat, or HEGEMON_SPECTATOR, may know of the position: one JSON object (docs/RECORD.md). */
size_t hegemon_view(const struct hegemon *g, int seat, char *out, size_t size);

/* The rules of the game as one JSON object; they never change. */
size_t hegemon_rules(const struct hegemon *g, char *out, size_t size);

/* Actions so far, and a hash of the whole position: equal games have equal hashes. */
unsigned long hegemon_actions(const struct hegemon *g);
uint64_t hegemon_hash(const struct hegemon *g);

/* Once nobody is awaited: the winners, bit 0 for seat 1; none in a drawn game. */
unsigned hegemon_winners(const struct hegemon *g);

/* ---- Acting -------------------------------------------------------------------------------------------------------
 */

/* A seat acts, in notation such as "attack palaven benning 3". False with a fault when it is not allowed; then nothing
 * has changed. */
bool hegemon_act(struct hegemon *g, int seat, const char *action, char *fault);

/* Chance acts. False with a fault when it is not awaited. */
bool hegemon_deal(struct hegemon *g, char *fault);

/* What a computer player ("novice", "casual", "skilled", "hard", "master") would do for the awaited seat, from what
 * that seat may know. It does not act. Asked again in the same position it may answer otherwise: it draws new lots. */
bool hegemon_advise(struct hegemon *g, const char *player, char out[HEGEMON_ACTION], char *fault);

/* ---- Telling ------------------------------------------------------------------------------------------------------
 */

/* The last action as a seat (or HEGEMON_SPECTATOR) saw it, in notation and as a sentence in a language such as "fr".
 * Empty before the first action of this handle's own. */
size_t hegemon_last(const struct hegemon *g, int seat, char *out, size_t size);
size_t hegemon_story(const struct hegemon *g, int seat, const char *language, char *out, size_t size);

/* The messages that a server sends to one watcher (docs/API.md), for programs with a transport of their own: everything
 * that a seat (or HEGEMON_SPECTATOR) may know now; the last action with what it changed; what is asked, with the
 * choices and the exact odds for the seat that is asked; the facts of the game. Empty where there is nothing to tell.
 */
size_t hegemon_snapshot(const struct hegemon *g, int seat, char *out, size_t size);
size_t hegemon_event(const struct hegemon *g, int seat, const char *language, char *out, size_t size);
size_t hegemon_ask(struct hegemon *g, int seat, const char *language, char *out, size_t size);
size_t hegemon_facts(const struct hegemon *g, const char *language, char *out, size_t size);

/* The record so far (docs/RECORD.md), complete once the game is over. */
size_t hegemon_record(struct hegemon *g, char *out, size_t size);

#ifdef __cplusplus
}
#endif

#endif
