/* The dealer answers for chance. A seeded one for simulation; an auditable one for real games, whose secret is
 * committed to before anybody contributes, so that neither the host nor a seat can steer a die, and whose every roll
 * and draw anybody can recompute once the secret is revealed. docs/RECORD.md has the arithmetic with an example. */
#ifndef TABLE_DEALER_H
#define TABLE_DEALER_H

#include "engine/hg.h"
#include "table/keys.h"

/* What the numbers are made of. The first two are those of records of version 1, which verify for ever. */
enum dealer_kind {
    DEALER_SEED_1,  /* `dealer seed`: xoshiro256**, one sequence through the game */
    DEALER_AUDIT_1, /* `dealer audit` of version 1: a keystream for each event, a word for each die */
    DEALER_SEED,    /* `dealer seed2`: one keystream through the game, a word for several dice */
    DEALER_AUDIT    /* `dealer audit`: a keystream for each event, a word for several dice */
};

enum { DEALER_STREAM = 512 }; /* bytes of the keystream that are made at once where it goes through the game */

/* A value: a copy deals the same again, which tables rely on when a disk fails. */
struct dealer {
    enum dealer_kind kind;
    uint64_t event; /* number of the next chance event, from 0; the nonce where each has a keystream */
    struct rng rng; /* of DEALER_SEED_1 */
    struct game_key key;
    uint32_t next_block;
    unsigned used, made; /* bytes of the stream */
    unsigned char stream[DEALER_STREAM];
};

/* How a dealer begins: from a seed and the number of a game, or from the root key that these lead to; from the root key
 * of an audited game; the last two as in version 1. */
void dealer_seed(struct dealer *d, uint64_t seed, uint64_t game);
void dealer_seed_root(struct dealer *d, const struct game_key *root);
void dealer_audit(struct dealer *d, const struct game_key *root);
void dealer_seed_1(struct dealer *d, uint64_t seed, uint64_t game);
void dealer_audit_1(struct dealer *d, const struct game_key *key);

/* The outcome of the next chance event. */
struct hg_action dealer_deal(struct dealer *d, const struct hg_chances *c);

#endif
