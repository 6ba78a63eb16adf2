/* Positions as text, for every family alike: it walks the engine's list of fields. Nothing is hidden here: whoever
 * shows a position to a seat masks it first (hg_view). */
#ifndef TEXT_POSITION_H
#define TEXT_POSITION_H

#include "engine/hg.h"
#include "text/fault.h"
#include "text/names.h"
#include "text/sink.h"

/* One JSON object on one line, without its break: every field by name, places, seats and cards by their ids.
 * Documented in docs/RECORD.md. */
void position_json(const struct hg_rules *r, const struct names *names, const struct hg_state *s, struct sink *out);

/* The same for pages, which are told of every change and know no rules: parts of a question that are zero are left out,
 * and where points decide, `score` has those of every seat. */
void position_lean_json(const struct hg_rules *r, const struct names *names, const struct hg_state *s,
                        struct sink *out);

/* What has changed from one position of a game to another, as an object to be merged into the one of
 * position_lean_json: objects key by key, everything else is replaced, and null is a value. */
void position_changes_json(const struct hg_rules *r, const struct names *names, const struct hg_state *before,
                           const struct hg_state *after, struct sink *out);

/* A position for people, a few short lines. */
void position_print(const struct hg_rules *r, const struct names *names, const struct hg_state *s,
                    enum language language, struct sink *out);

enum { POSITION_LINE_MAX = 4096 };

/* Sets one field from text, e.g. `units earth 5`, `own 1 earth benning`, `hand 2 reaper-01 reaper-02`, `pile 3`,
 * `seat none`. `ask invade 1` puts a question on the stack (further parts as `a=earth n=3`), `ask none` takes all off
 * it; `owner earth 2` moves one place. For rule scripts; docs/NOTATION.md has the whole language. A fault changes
 * nothing. */
bool position_set(const struct hg_rules *r, const struct names *names, const char *text, struct hg_state *s,
                  struct fault *f);

/* Compares one field with text of the same form; a fault says what stands there instead. Of a question only the parts
 * that the text names are compared, with the top of the stack. */
bool position_expect(const struct hg_rules *r, const struct names *names, const char *text, const struct hg_state *s,
                     struct fault *f);

#endif
