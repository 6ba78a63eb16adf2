/* The game as a WebAssembly module: numbers and places in its memory go in and out, nothing else. One game is open at a
 * time. Texts are bytes and a length going in, ended by a zero coming out. The module imports only what host.c names.
 * Compiled natively the same functions tell the tests what must come out. */
#ifndef WASM_REACTOR_H
#define WASM_REACTOR_H

#include <stdint.h>

#ifdef __wasm__
#define WASM_EXPORT(name) __attribute__((export_name(#name))) name
#else
#define WASM_EXPORT(name) name
#endif

/* Room for a message, to be freed. 0 when there is no memory. The caller writes bytes there and hands the place to
 * another function, which copies what it needs. */
void *WASM_EXPORT(wasm_allocate)(uint32_t size);
void WASM_EXPORT(wasm_free)(void *room);

/* Opens the game EDITION/MODE for so many seats; what was open is closed. 1, or 0 with a sentence. */
uint32_t WASM_EXPORT(wasm_open)(const char *name, uint32_t length, uint32_t seats);

/* Plays games of a seed from a number on, everybody being this player, each until its end or until so many rounds (0:
 * no such limit). The behaviour hash: over all games, 0x9e3779b97f4a7c15 times the sum so far, plus the hash of the
 * last position, plus the number of actions. 0 with a sentence when something went wrong. */
uint64_t WASM_EXPORT(wasm_play)(const char *player, uint32_t length, uint64_t seed, uint64_t first, uint32_t games,
                                uint32_t cap);

/* So many rollouts, as the strong players make them, spread over the positions of a game of casual players. The sum of
 * what they found. */
uint64_t WASM_EXPORT(wasm_rollouts)(uint64_t seed, uint32_t count);

/* Verifies a whole record (enum verify_status); the sentence says what is wrong, or what was found. */
uint32_t WASM_EXPORT(wasm_verify)(const char *record, uint32_t length);

/* Whether a record tells the game that somebody has seen (wire/seen.h); likewise. Verify the record itself first. */
uint32_t WASM_EXPORT(wasm_verify_seen)(const char *record, uint32_t length, const char *seen, uint32_t seen_length);

/* The language of sentences, such as `fr`: faults, refusals and what verifying found. 1, or 0 with a sentence. */
uint32_t WASM_EXPORT(wasm_speak)(const char *language, uint32_t length);

/* A fresh key as digits, e.g. a contribution to the dice, in the sentence's place. */
void WASM_EXPORT(wasm_draw_key)(void);

/* The last sentence. It is overwritten by the next refusal, so read it at once. */
const char *WASM_EXPORT(wasm_sentence)(void);

#endif
