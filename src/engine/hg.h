/* The public face of the Hegemon rules engine: five nouns, a dozen functions.
 *
 * The engine is a pure function library. It allocates nothing, reads no clock, draws no random number and keeps no
 * mutable globals; the caller supplies all storage. Chance is an actor like a seat: dice and draws are actions that a
 * dealer outside the engine chooses. Every function may be called from any thread as long as the rules stay unchanged.
 */
#ifndef HG_H
#define HG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "engine/reasons.h"
#include "engine/rules.h"
#include "engine/state.h"

/* Raised whenever the same actions would lead to another position than before. Records carry it. */
enum { HG_RULES_VERSION = 2 };

/* ---- Actions ---------------------------------------------------------------------------------------------------- */

enum { HG_DICE_MAX = 8, HG_SMALL_MAX = 4 };

/* One step of a game: a player's move or an outcome of chance. A field that the verb does not use holds HG_NONE (from,
 * to, card) or 0, so that equal actions have equal bytes. Build one by hg_blank. */
struct hg_action {
    uint8_t verb;           /* index into the family's verbs, see hg_verbs */
    uint8_t seat;           /* who acts: a seat from 0, or HG_CHANCE */
    uint8_t from, to;       /* places */
    uint16_t n;             /* a number of units */
    uint8_t card;           /* a card, or the item that chance picked; HG_HIDDEN after hg_redact */
    uint8_t count;          /* how many of x are dice */
    uint8_t x[HG_DICE_MAX]; /* faces in the order rolled, or small numbers */
};
_Static_assert(sizeof(struct hg_action) == 16, "an action is 16 bytes without padding");

static inline struct hg_action hg_blank(uint8_t verb, uint8_t seat)
{
    return (struct hg_action){.verb = verb, .seat = seat, .from = HG_NONE, .to = HG_NONE, .card = HG_NONE};
}

/* A verb as notation writes it. `args` lists the arguments in order: f from, t to, n number, d dice (one face for each
 * of `count`), 1 to 4 the small numbers x[0] to x[3]; in the member `card`: c a card, g a goal, r a reward, a an army,
 * s a seat, k a token's face; last: m the dice whose bits n has, counted from 1; last and optional: h the word `hero`
 * for x[0] = 1, p one place (to) or two (from, to), v ships by class in x[0] to x[2], o what an order is aimed at: as
 * p, then a number and ships. A verb whose word is empty is not played in this mode. */
struct hg_verb {
    const char *word;
    const char *args;
    uint32_t traits; /* what it is, for whoever shows it: see traits.h */
};

struct hg_verbs {
    const struct hg_verb *verb;
    unsigned count;
};

struct hg_verbs hg_verbs(const struct hg_rules *r);

/* Verb 0 of every family: legal for any seat that still acts, at any time, and never among the choices. */
enum { HG_RESIGN = 0 };

/* Whether a verb is an aside: something that players say across the table, such as resigning or offering a draw. Asides
 * are never among the choices; hg_why_not tells when they are legal. They take no arguments. */
bool hg_is_aside(const struct hg_rules *r, uint8_t verb);

/* ---- Choices and chances ---------------------------------------------------------------------------------------- */

struct hg_range {
    uint16_t lo, hi;
};

/* A box of legal actions: every combination of one target out of `to`, a number out of `n` and small numbers out of
 * their ranges is legal. A verb without a target has an empty `to`; a verb without a number has n = 0..0. */
struct hg_choice {
    uint8_t verb, seat, from, card;
    struct hg_range n;
    uint64_t to;
    uint8_t x_lo[HG_SMALL_MAX], x_hi[HG_SMALL_MAX];
};
_Static_assert(sizeof(struct hg_choice) == 24, "a choice is 24 bytes without padding");

enum { HG_CHOICES_MAX = 192 };

struct hg_choices {
    unsigned count;
    struct hg_choice box[HG_CHOICES_MAX];
};

/* How many actions a box holds, and the k-th of them in a fixed order (k below the count). */
uint64_t hg_choice_count(const struct hg_choice *c);
struct hg_action hg_choice_nth(const struct hg_choice *c, uint64_t k);

/* What chance may do now. Either `count` independent dice, die i below it uniform on least[i]..sides[i], or (count 0)
 * one item of a set, each equally likely. */
struct hg_chances {
    uint8_t verb;
    uint8_t count;
    uint8_t least[HG_DICE_MAX], sides[HG_DICE_MAX];
    struct hg_set items;
};

/* ---- Views ------------------------------------------------------------------------------------------------------ */

/* What one seat may know. The position inside is masked: hidden things are zero there, their numbers stay. It is a type
 * of its own so that it can't pass for a state; legality still runs on v->position. */
struct hg_view {
    struct hg_state position;
    uint8_t seat; /* or HG_SPECTATOR */
    uint8_t zero[7];
};

/* A source of uniform numbers below a bound (bound at least 1), supplied by the caller of hg_imagine. */
struct hg_source {
    uint32_t (*below)(void *context, uint32_t bound);
    void *context;
};

/* ---- The game --------------------------------------------------------------------------------------------------- */

struct hg_result {
    bool over;
    uint8_t winners; /* set of seats; empty when nobody won */
};

/* The first position. */
void hg_start(const struct hg_rules *r, struct hg_state *s);

/* Whom the game awaits: a seat, HG_CHANCE, or HG_NOBODY when it is over. */
uint8_t hg_actor(const struct hg_state *s);

/* Everything the awaited seat may do but asides, as boxes in a fixed order. Only when a seat is awaited. */
void hg_choices(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);

/* What chance may do. Only when HG_CHANCE is awaited. */
void hg_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out);

/* The one opinion on legality: HG_OK, or the first reason why `a` is refused. */
enum hg_reason hg_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);

/* Applies a legal action. A refusal leaves every byte of the state as it was. */
enum hg_reason hg_apply(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
    __attribute__((warn_unused_result));

/* The unchecked twin for search: `a` must be legal. */
void hg_apply_legal(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

struct hg_result hg_result(const struct hg_state *s);

/* What `seat` (or HG_SPECTATOR) may know of the position. Starts from zero, so what nobody copies stays hidden. */
void hg_view(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_view *out);

/* The action as `seat` saw it happen in position `s`, i.e. before it was applied. */
struct hg_action hg_redact(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a, uint8_t seat);

/* A whole position that looks to v->seat exactly like the view, drawn uniformly from all of them. */
void hg_imagine(const struct hg_rules *r, const struct hg_view *v, struct hg_source random, struct hg_state *out);

/* NULL when every invariant holds, otherwise the broken one in a few words. */
const char *hg_state_ok(const struct hg_rules *r, const struct hg_state *s);

/* A hash of the whole position. It depends on the facts of the position and not on their layout in memory: a field
 * that a later version adds and that is zero leaves it unchanged, so old records stay verifiable. */
uint64_t hg_hash(const struct hg_rules *r, const struct hg_state *s);

/* ---- Looking inside --------------------------------------------------------------------------------------------- */

enum hg_shape {
    HG_NUMBER,
    HG_SEAT,       /* a seat from 0, or HG_NONE */
    HG_SEATS,      /* set of seats, bit per seat */
    HG_PLACE,      /* a place, or HG_NONE */
    HG_PLACE_SET,  /* bit per place */
    HG_CARD_SET,   /* struct hg_set, or bit per card */
    HG_ASK,        /* struct hg_ask; its kind is named by hg_ask_name */
    HG_GOAL_SET,   /* bit per goal */
    HG_REWARD_SET, /* bit per reward */
    HG_SPOT,       /* one more than a place, or 0 */
    HG_CARD,       /* one more than a card, or 0 */
    HG_ARMY,       /* one more than an army's number, or 0 */
    HG_SHIPS       /* ships of three classes, two bits each, the first class lowest */
};

/* HG_PER_ARMY: the seats, then the neutral armies. HG_PER_SLOT: a list of fixed length. */
enum hg_index { HG_SINGLE, HG_PER_SEAT, HG_PER_PLACE, HG_PER_DEPTH, HG_PER_ARMY, HG_PER_SLOT };

/* One fact of a position. The list is complete: together the fields cover every byte that may differ from zero. */
struct hg_field {
    const char *name;
    uint16_t offset; /* in struct hg_state */
    uint8_t size;    /* bytes of one element */
    uint8_t count;   /* elements */
    uint8_t shape;   /* enum hg_shape */
    uint8_t index;   /* enum hg_index: what the elements are counted by */
    uint8_t id;      /* never reused: the hash depends on it */
};

struct hg_fields {
    const struct hg_field *field;
    unsigned count;
};

struct hg_fields hg_fields(const struct hg_rules *r);
const char *hg_ask_name(const struct hg_rules *r, uint8_t kind);

#endif
