/* Editions that a module does not carry. Older versions lie beside the page, as released/SHA256.pack: whoever hands a
 * record over asks first whether its edition is held, and hands the pack in where it is not. */
#ifndef WASM_PACKS_H
#define WASM_PACKS_H

#include "wasm/reactor.h"

/* 1 when the edition with this SHA-256, as digits, can be opened; else 0. */
uint32_t WASM_EXPORT(wasm_holds)(const char *sha256, uint32_t length);

/* Takes a copy of a packed edition. 1, or 0 with a sentence when it is damaged. */
uint32_t WASM_EXPORT(wasm_take)(const char *bytes, uint32_t length);

#endif
