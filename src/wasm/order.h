/* Work that a table gives to another module: plain values, all that it takes to decide a move, and room for what comes
 * of it. Both modules are the same file, so the bytes mean the same on both sides. */
#ifndef WASM_ORDER_H
#define WASM_ORDER_H

#include "host/host.h"
#include "wasm/opened.h"

struct order {
    struct rng rng; /* the first member: tests look at it */
    uint32_t purpose, number, seat;
    char player[RECORD_WORD_MAX];
    struct opened_name game;
    struct hg_view view;
    struct hg_action action; /* from here on: what came of it */
    struct thought why;
};

/* Whether bytes can be one: of its length, with texts that end and a player that there is. */
bool order_ok(const struct order *o, uint32_t length);

#endif
