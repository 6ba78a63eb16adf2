/* Where the numbers of a game come from. One root key stands for the game; from it, by one-way functions, the dealer
 * and every seat's player have keys of their own, so that nobody who sees the numbers of one learns anything of
 * another's. The root comes from a seed, or from a secret that its keeper has committed to. docs/RECORD.md has the
 * arithmetic with an example; it is SHA-256, HMAC-SHA-256 and ChaCha20 and nothing else. */
#ifndef TABLE_KEYS_H
#define TABLE_KEYS_H

#include <stdbool.h>
#include <stdint.h>

#include "players/rng.h"
#include "text/crypto.h"

/* As texts, keys are 64 hexadecimal digits in lower case and an end. */
enum { KEY_SIZE = 32, KEY_HEX = 65 };

struct game_key {
    unsigned char byte[KEY_SIZE];
};

/* ---- Texts ------------------------------------------------------------------------------------------------------- */

void key_random(struct game_key *k); /* from the operating system */
void key_print(const struct game_key *k, char out[KEY_HEX]);
bool key_parse(const char *text, struct game_key *out); /* false when it is not of that form */

/* SHA-256 of the secret's bytes: what its keeper publishes before anybody contributes. */
bool key_commitment(const char *secret, char out[KEY_HEX]);
/* SHA-256 of what a person typed: their contribution. */
void key_of_words(const char *text, char out[KEY_HEX]);

/* ---- Roots ------------------------------------------------------------------------------------------------------- */

void key_of_seed(struct game_key *root, uint64_t seed, uint64_t game);

/* The same for many games of a seed: the half that they share is worked out once. */
struct key_series {
    struct crypto_hmac mac;
};

void key_series(struct key_series *series, uint64_t seed);
void key_of_game(struct game_key *root, const struct key_series *series, uint64_t game);

/* `header` is the digest of the record's header. A contribution that is the word RECORD_DERIVED is worked out from the
 * secret, so that its keeper can't choose it. False when a text is not of its form. */
bool key_of_audit(struct game_key *root, const char *secret, const char *header, const char (*contribution)[KEY_HEX],
                  unsigned seats);

/* Whether the digits of a contribution are what the secret decides for this seat (from 0): then nobody gave them. */
bool key_is_derived(const char *secret, const char *header, unsigned seat, const char *contribution);

/* Audited records of version 1: SHA-256 of the secret and the contributions. This was the dealer's own key. */
bool key_of_audit_1(struct game_key *dealer, const char *secret, const char (*contribution)[KEY_HEX], unsigned seats);

/* ---- Keys below a root ------------------------------------------------------------------------------------------- */

void key_dealer(const struct game_key *root, struct game_key *out);

/* The random numbers of a seat's player. A sitting is named by the number of actions before it: who goes on with a
 * recorded game gets other numbers than those already used. */
void key_player(const struct game_key *root, uint64_t sitting, unsigned seat, struct rng *out);
/* The same of the first `seats` seats. */
void key_players(const struct game_key *root, uint64_t sitting, unsigned seats, struct rng *out);

/* The number that a program outside is told for its own lots. `lots` is a root that has nothing to do with the game's:
 * what leaves this program must not lead to the dice, not even by trying seeds. */
uint64_t key_lot(const struct game_key *lots, uint64_t game, unsigned seat);

#endif
