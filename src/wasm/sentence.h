/* The last sentence: what the world outside is told when something is refused. */
#ifndef WASM_SENTENCE_H
#define WASM_SENTENCE_H

#include <stdint.h>

#include "text/fault.h"

/* Both return 0, so that an export can `return sentence_refuse(...)`. A sentence that is too long is cut. Both speak
 * the language of wasm_speak; `text` is a sentence of the catalogue. */
uint32_t sentence_refuse(const char *text);
uint32_t sentence_fault(const struct fault *f);

/* Its room, also for other texts that are told in its place. */
enum { SENTENCE_MAX = 1024 };
extern char sentence[SENTENCE_MAX];

#endif
