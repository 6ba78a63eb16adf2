/* The one notation for actions, for people, wire, records, tests and bots: `attack palaven benning 3`.
 * docs/NOTATION.md lists all verbs and arguments. */
#ifndef TEXT_NOTATION_H
#define TEXT_NOTATION_H

#include <stddef.h>

#include "engine/hg.h"
#include "text/fault.h"
#include "text/names.h"

enum { NOTATION_MAX = 160 }; /* bytes of the longest action, with its end */

/* The action without its seat, e.g. `roll 6 4 1 5 4`, `pick reaper-07`, `pick ?` when redacted, `undo` for what a
 * record says of an action taken back (which is no action and never parses). */
void notation_print(const struct hg_rules *r, const struct names *names, const struct hg_action *a,
                    char out[NOTATION_MAX]);

/* Reads it back; `seat` becomes the action's seat. One line without its break. False with a fault whose sentence names
 * the word that is wrong and what was expected; the action is undefined then. Whether the action is legal is the
 * engine's business. */
bool notation_parse(const struct hg_rules *r, const struct names *names, uint8_t seat, const char *text,
                    struct hg_action *a, struct fault *f);

/* The same with the fault in another language than the program's: a host has many watchers, and each its own. */
bool notation_parse_in(enum language language, const struct hg_rules *r, const struct names *names, uint8_t seat,
                       const char *text, struct hg_action *a, struct fault *f);

/* Seats in text count from 1: "1", "2", …, "chance". */
void notation_seat(uint8_t seat, char out[8]);
bool notation_parse_seat(const struct hg_rules *r, const char *text, size_t length, uint8_t *seat);

/* The sentence for a refusal, one of the catalogue. The same for every reason, whatever the family. */
const char *reason_sentence(enum hg_reason reason, enum language language);
/* The reason's own name, such as `not-adjacent`, for scripts and programs; HG_REASON_COUNT when unknown. */
const char *reason_name(enum hg_reason reason);
enum hg_reason reason_find(const char *name);

#endif
