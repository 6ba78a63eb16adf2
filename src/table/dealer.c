/* Exactly uniform dice and draws, from a ChaCha20 keystream. The arithmetic is fixed: records of both versions must
 * verify for ever, so nothing here may change what is dealt. */
#include "table/dealer.h"

#include <string.h>

#include "engine/bits.h"
#include "engine/bytes.h"
#include "text/crypto.h"

enum {
    BLOCK = 64,
    WORD = 4,
    GROUP_MAX = 65536, /* dice share a word as long as they have no more outcomes together */
    FEW_DICE = 5,      /* so many of so few faces each certainly do */
    FEW_FACES = 9,
    STREAMS_1 = 8 /* of each game in version 1; the last is the dealer's */
};

_Static_assert(FEW_FACES *FEW_FACES *FEW_FACES *FEW_FACES *FEW_FACES <= GROUP_MAX && FEW_DICE == 5,
               "few dice share a word");

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
    key_of_seed(&root, seed, game);
    dealer_seed_root(d, &root);
}

void dealer_seed_root(struct dealer *d, const struct game_key *root)
{
    begin(d, DEALER_SEED);
    key_dealer(root, &d->key);
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
RARELY static void refill(struct dealer *d)
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
static uint32_t word_ahead(const struct dealer *d)
{
    const unsigned char *at = d->stream + d->used;
    return (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

static uint32_t next_word(struct dealer *d)
{
    if (d->used == d->made)
        refill(d);
    uint32_t word = word_ahead(d);
    d->used += WORD;
    return word;
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

/* Whether a word that has given all its digits is one of the few that would tilt them. */
static bool is_tilted(uint32_t left, uint32_t outcomes)
{
    return left < outcomes && left < (uint32_t)-outcomes % outcomes;
}

/* Multiplying the word by the faces of one die after the other pushes a digit out at its top each time; together they
 * are the whole part of word * outcomes / 2^32, with the first die in front. What stays tells whether the word is to be
 * drawn again. Faces are bytes, the next die's lowest; each digit is pushed in at the top of `digits`. Returns how many
 * dice of at most so many. */
static unsigned roll_group(struct dealer *d, uint64_t faces_left, unsigned most, uint64_t *digits)
{
    uint64_t rolled;
    uint32_t outcomes, left;
    unsigned dice;
    do {
        uint64_t ahead = faces_left;
        outcomes = 1;
        rolled = *digits;
        left = next_word(d);
        for (dice = 0; dice < most; dice++, ahead >>= 8) {
            uint32_t each = (uint32_t)ahead & 255, together = outcomes * each;
            uint64_t product = (uint64_t)left * each;
            if (together > GROUP_MAX)
                break;
            outcomes = together;
            rolled = rolled >> 8 | product >> 32 << 56;
            left = (uint32_t)product;
        }
    } while (is_tilted(left, outcomes));
    *digits = rolled;
    return dice;
}

/* All dice of a roll, of which there are some. */
static void roll_groups(struct dealer *d, const struct hg_chances *c, uint8_t *out)
{
    uint64_t least = bytes_of(c->least), faces_left = bytes_of(c->sides) - least + bytes_all(1), digits = 0;
    unsigned unused = 64 - 8u * c->count;
    for (unsigned left = c->count; left > 0;) {
        unsigned dice = roll_group(d, faces_left, left, &digits);
        faces_left >>= 8 * (dice & 7);
        left -= dice;
    }
    bytes_into((digits >> unused) + (least << unused >> unused), out);
}

/* Whether all dice of a roll are the same, and few: nearly always. */
static bool is_simple(const struct hg_chances *c)
{
    return c->count <= FEW_DICE && faces(c, 0) <= FEW_FACES && bytes_of(c->sides) == bytes_all(c->sides[0]) &&
           bytes_of(c->least) == bytes_all(c->least[0]);
}

/* The short way: the same dice as roll_groups rolls, which are one group then, the first in the lowest byte. False, and
 * nothing is used up, where the keystream has to be made first or the word may have to be drawn again. */
static bool roll_simply(struct dealer *d, const struct hg_chances *c, uint64_t *rolled)
{
    const uint32_t each = faces(c, 0);
    uint32_t left[FEW_DICE + 1];
    uint64_t digits = 0;
    if (d->used == d->made || !is_simple(c))
        return false;
    left[0] = word_ahead(d);
    UNROLLED
    for (unsigned i = 0; i < FEW_DICE; i++) {
        uint64_t product = (uint64_t)left[i] * each;
        digits |= product >> 32 << 8 * i;
        left[i + 1] = (uint32_t)product;
    }
    if (left[c->count] < GROUP_MAX)
        return false;
    d->used += WORD;
    *rolled = (digits + bytes_all(c->least[0])) & (bit(8u * c->count) - 1);
    return true;
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

static struct hg_action outcome_of(const struct hg_chances *c)
{
    return (struct hg_action){
        .verb = c->verb, .seat = HG_CHANCE, .from = HG_NONE, .to = HG_NONE, .card = HG_NONE, .count = c->count};
}

static bool is_old(const struct dealer *d)
{
    return d->kind == DEALER_SEED_1 || d->kind == DEALER_AUDIT_1;
}

/* Apart and last, so that the short way saves no registers for it. */
RARELY static struct hg_action deal_anything(struct dealer *d, const struct hg_chances *c)
{
    struct hg_action a = outcome_of(c);
    if (is_old(d))
        deal_1(d, c, &a);
    else if (c->count == 0)
        a.card = set_nth(c->items, below(d, set_count(&c->items)));
    else
        roll_groups(d, c, a.x);
    next_event(d);
    return a;
}

/* Dice of several kinds, or more than share a word. */
RARELY static struct hg_action deal_groups(struct dealer *d, const struct hg_chances *c)
{
    struct hg_action a = outcome_of(c);
    roll_groups(d, c, a.x);
    d->event++;
    return a;
}

/* Simulations are dealt by one keystream through the game: they have the short way. */
struct hg_action dealer_deal(struct dealer *d, const struct hg_chances *c)
{
    uint64_t rolled;
    if (d->kind != DEALER_SEED || c->count == 0)
        return deal_anything(d, c);
    if (!roll_simply(d, c, &rolled))
        return deal_groups(d, c);
    struct hg_action a = outcome_of(c);
    bytes_into(rolled, a.x);
    d->event++;
    return a;
}
