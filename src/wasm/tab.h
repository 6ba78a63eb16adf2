/* One table in a browser's tab: host/ with a store in memory, driven by the same messages as a server's. Whoever calls
 * takes the outputs after each input, in their order, and keeps the lines where they outlive the tab; only then are
 * they stored (tab_stored), and only then does the table tell. Times are milliseconds since 1970. A loop in words: call
 * an input; take outputs until tab_next gives 0; send, keep or hand on each; call tab_stored after a TAB_COMMIT; tick
 * no later than tab_due. */
#ifndef WASM_TAB_H
#define WASM_TAB_H

#include "wasm/outputs.h"
#include "wasm/reactor.h"

struct order;

/* Connections at once, such as the screens of people who share a tab. */
enum { TAB_WATCHERS = 16 };

/* A new table by its plan (host/plan.h), or one from its two logs; what there was is forgotten. 1, or 0 with a
 * sentence. A new one is there once its first lines are stored. */
uint32_t WASM_EXPORT(tab_create)(const char *plan, uint32_t length, uint64_t now);
uint32_t WASM_EXPORT(tab_restore)(const char *record, uint32_t record_length, const char *log, uint32_t log_length,
                                  uint64_t now);

/* Watchers are numbers below TAB_WATCHERS. 1, or 0 when there is no such watcher or no table. */
uint32_t WASM_EXPORT(tab_connect)(uint32_t watcher);
uint32_t WASM_EXPORT(tab_disconnect)(uint32_t watcher, uint64_t now);
uint32_t WASM_EXPORT(tab_hear)(uint32_t watcher, uint64_t now, const char *bytes, uint32_t length);

/* Time has passed; without a table nothing happens. */
void WASM_EXPORT(tab_tick)(uint64_t now);
/* When it wants to be ticked, at the latest; all bits set: not before something else comes in. */
uint64_t WASM_EXPORT(tab_due)(void);

/* Answers to outputs. An order that is none is dropped. `kept`: 0 when the lines could not be kept. */
void WASM_EXPORT(tab_stored)(uint64_t now, uint32_t kept);
void WASM_EXPORT(tab_worked)(uint64_t now, const struct order *done, uint32_t length);
void WASM_EXPORT(tab_rematched)(uint64_t now, const char *id, uint32_t length);

/* The next output, which stays there until something else is called; 0 when there is none. */
const struct tab_output *WASM_EXPORT(tab_next)(void);

/* What is stored of a log (enum store_log): whole lines. Both change with every tab_stored: ask for place and length
 * together. */
const char *WASM_EXPORT(tab_log)(uint32_t log);
uint32_t WASM_EXPORT(tab_log_length)(uint32_t log);

/* The facts in a language such as `fr`, ended by a zero, until it is called again; 0 when nobody speaks it. */
const char *WASM_EXPORT(tab_facts)(const char *language, uint32_t length);

/* For a second module, which has no table: decides what an order asks for and writes it into it. 1, or 0 with a
 * sentence. */
uint32_t WASM_EXPORT(tab_think)(struct order *order, uint32_t length);

#endif
