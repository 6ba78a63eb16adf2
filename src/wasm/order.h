/* Work that a table gives to another module: plain values, all that it takes to decide a move, and room for what comes
 * of it. Both modules are the same file, so the bytes mean the same on both sides. It must hold no pointer: it crosses
 * from one module's memory to another's. A new member goes before `action`, and order_ok checks it when it is a text or
 * an index. */
#ifndef WASM_ORDER_H
#define WASM_ORDER_H

#include "host/host.h"
#include "host/opened.h"
#include "players/player.h"

struct order {
    struct rng rng; /* the first member: tests look at it */
    /* as in struct host_work */
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
