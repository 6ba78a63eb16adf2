/* The review of a finished game (docs/REVIEW.md) in pieces, so that whoever calls can say how far it is, or leave it:
 * begin it, go on until nothing is left, take the text. One review at a time. */
#ifndef WASM_REVIEW_H
#define WASM_REVIEW_H

#include "wasm/reactor.h"

/* Reads a record and begins its review at a level (enum review_level), in the language of wasm_speak; what there was is
 * forgotten. How many actions there are to judge, or 0 with a sentence. */
uint32_t WASM_EXPORT(review_of_record)(const char *record, uint32_t length, uint32_t level);

/* Judges up to so many actions more; how many are judged. */
uint32_t WASM_EXPORT(review_judge)(uint32_t actions);

/* {"review": …, "words": …} as JSON, once all actions are judged, until the next review begins; 0 before that, or with
 * a sentence when there is no memory. */
const char *WASM_EXPORT(review_told)(void);

/* Gives the memory back. */
void WASM_EXPORT(review_forget)(void);

#endif
