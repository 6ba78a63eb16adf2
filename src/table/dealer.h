/* The dealer answers for chance. A seeded one for simulation; an auditable one for real games, whose secret is
 * committed to before anybody contributes, so that neither the host nor a seat can steer a die, and whose every roll
 * and draw anybody can recompute once the secret is revealed. docs/RECORD.md has the arithmetic with an example. */
#ifndef TABLE_DEALER_H
#define TABLE_DEALER_H

#include "engine/hg.h"
#include "players/rng.h"

enum { DEALER_KEY = 32, DEALER_HEX = 65, DEALER_STREAMS = 8 };

struct dealer {
    bool audited;
    uint64_t event; /* number of the next chance event, from 0; the cipher's nonce */
    struct rng rng; /* of the seeded dealer */
    unsigned char key[DEALER_KEY];
};

/* Each game of a seed has DEALER_STREAMS streams of random numbers: one for each seat's player and the last for the
 * dealer. */
uint64_t dealer_stream(uint64_t game, unsigned which);
void dealer_seed(struct dealer *d, uint64_t seed, uint64_t game);

/* All texts are 64 hexadecimal digits in lower case and an end. key = SHA-256 of the secret's bytes and every seat's
 * contribution in seat order; commitment = SHA-256 of the secret's bytes. False when a text is not of that form. */
bool dealer_audit(struct dealer *d, const char *secret, const char (*contribution)[DEALER_HEX], unsigned seats);
bool dealer_commitment(const char *secret, char out[DEALER_HEX]);
void dealer_random_hex(char out[DEALER_HEX]); /* from the operating system */

/* The outcome of the next chance event. */
struct hg_action dealer_deal(struct dealer *d, const struct hg_chances *c);

#endif
