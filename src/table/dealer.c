/* Exactly uniform dice and draws, from a ChaCha20 keystream. The arithmetic is fixed: records of both versions must
 * verify for ever, so nothing here may change what is dealt. */
#include "table/dealer.h"

#include <string.h>

#include "engine/bits.h"
#include "text/crypto.h"

enum {
    BLOCK = 64,
    WORD = 4,
    GROUP_MAX = 65536, /* dice share a word as long as they have no more outcomes together */
    STREAMS_1 = 8      /* of each game in version 1; the last is the dealer's */
};

/* ---- Beginning --------------------------------------------------------------------------------------------------- */

static void begin(struct dealer *d, enum dealer_kind kind)
{
    d->kind = kind;
    d->event = 0;
    d->next_block = 0;
    d->used = d->made = 0;
}

void dealer_seed(struct dealer *d, uint64_t seed, uint64_t game)
{
    struct game_key root;
    begin(d, DEALER_SEED);
    key_of_seed(&root, seed, game);
    key_dealer(&root, &d->key);
}

void dealer_audit(struct dealer *d, const struct game_key *root)
{
    begin(d, DEALER_AUDIT);
    key_dealer(root, &d->key);
}

void dealer_seed_1(struct dealer *d, uint64_t seed, uint64_t game)
{
    begin(d, DEALER_SEED_1);
    rng_seed(&d->rng, seed, game * STREAMS_1 + STREAMS_1 - 1);
}

void dealer_audit_1(struct dealer *d, const struct game_key *key)
{
    begin(d, DEALER_AUDIT_1);
    d->key = *key;
}

/* ---- The keystream ----------------------------------------------------------------------------------------------- */

static bool by_event(const struct dealer *d)
{
    return d->kind == DEALER_AUDIT || d->kind == DEALER_AUDIT_1;
}

/* A keystream of one event is short, that of a game is made in larger pieces. */
static void refill(struct dealer *d)
{
    unsigned char nonce[CRYPTO_NONCE] = {0};
    if (by_event(d))
        for (unsigned i = 0; i < sizeof d->event; i++)
            nonce[i] = (unsigned char)(d->event >> (8 * i));
    d->made = by_event(d) ? BLOCK : DEALER_STREAM;
    crypto_keystream(d->key.byte, nonce, d->next_block, d->stream, d->made);
    d->next_block += d->made / BLOCK;
    d->used = 0;
}

/* Words are read with their lowest byte first. */
static uint32_t next_word(struct dealer *d)
{
    if (d->used == d->made)
        refill(d);
    const unsigned char *at = d->stream + d->used;
    d->used += WORD;
    return (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

/* Where each event has a keystream of its own, the rest of the last one is thrown away. */
static void next_event(struct dealer *d)
{
    d->event++;
    if (!by_event(d))
        return;
    d->next_block = 0;
    d->used = d->made = 0;
}

/* ---- Dice that share a word -------------------------------------------------------------------------------------- */

static uint32_t faces(const struct hg_chances *c, unsigned die)
{
    return (uint32_t)(c->sides[die] - c->least[die] + 1);
}

/* Multiplying the word by the faces of one die after the other pushes a digit out at its top each time; together they
 * are the whole part of word * outcomes / 2^32, with the first die in front. What stays tells whether the word is one
 * of the few that would tilt the result. */
static unsigned roll_group(struct dealer *d, const struct hg_chances *c, unsigned from, uint8_t *out)
{
    uint32_t outcomes = 1, left;
    unsigned to = from;
    for (; to < c->count && outcomes * faces(c, to) <= GROUP_MAX; to++)
        outcomes *= faces(c, to);
    do {
        left = next_word(d);
        for (unsigned i = from; i < to; i++) {
            uint64_t product = (uint64_t)left * faces(c, i);
            out[i] = (uint8_t)(c->least[i] + (product >> 32));
            left = (uint32_t)product;
        }
    } while (left < outcomes && left < (uint32_t)-outcomes % outcomes);
    return to;
}

/* Lemire's method: the high half of word * bound, and the few words that would tilt it are drawn again. */
static uint32_t below(struct dealer *d, uint32_t bound)
{
    uint64_t product;
    do
        product = (uint64_t)next_word(d) * bound;
    while ((uint32_t)product < bound && (uint32_t)product < (uint32_t)-bound % bound);
    return (uint32_t)(product >> 32);
}

/* ---- A number for each die, as in version 1 ---------------------------------------------------------------------- */

/* Rejects the words above the largest multiple of the bound. */
static uint32_t below_1(struct dealer *d, uint32_t bound)
{
    uint64_t fair = ((uint64_t)1 << 32) / bound * bound;
    if (d->kind == DEALER_SEED_1)
        return rng_below(&d->rng, bound);
    uint32_t word = next_word(d);
    while (word >= fair)
        word = next_word(d);
    return word % bound;
}

static void deal_1(struct dealer *d, const struct hg_chances *c, struct hg_action *a)
{
    for (unsigned i = 0; i < c->count; i++)
        a->x[i] = (uint8_t)(c->least[i] + below_1(d, faces(c, i)));
    if (c->count == 0)
        a->card = set_nth(c->items, below_1(d, set_count(&c->items)));
}

/* ---- Dealing ----------------------------------------------------------------------------------------------------- */

struct hg_action dealer_deal(struct dealer *d, const struct hg_chances *c)
{
    struct hg_action a = hg_blank(c->verb, HG_CHANCE);
    a.count = c->count;
    if (d->kind == DEALER_SEED_1 || d->kind == DEALER_AUDIT_1)
        deal_1(d, c, &a);
    else if (c->count == 0)
        a.card = set_nth(c->items, below(d, set_count(&c->items)));
    else
        for (unsigned i = 0; i < c->count;)
            i = roll_group(d, c, i, a.x);
    next_event(d);
    return a;
}
