/* Reading and writing one element of a position through the engine's list of fields. A seat, a place or a set of
 * anything is handled by the list of names its members come from, so that no caller minds how it is stored. `i` is the
 * element's index, below field_elements; it is not checked. */
#ifndef TEXT_FIELDS_H
#define TEXT_FIELDS_H

#include "engine/hg.h"
#include "text/names.h"
#include "text/words.h"

/* NULL when there is no field of that name. */
const struct hg_field *field_find(const struct hg_rules *r, struct word name);

/* How many elements mean something in this game: its seats, its places, the questions that are open. */
unsigned field_elements(const struct hg_field *field, const struct hg_rules *r, const struct names *names,
                        const struct hg_state *s);

/* Numbers, seats and places, as they are stored (see field_is_shifted). */
uint64_t field_number(const struct hg_field *field, const struct hg_state *s, unsigned i);
void field_put_number(const struct hg_field *field, struct hg_state *s, unsigned i, uint64_t value);

/* Sets of any kind. Sets of up to 64 members are stored in 8 bytes, sets of cards in 16; both come as a struct
 * hg_set. */
bool field_is_set(const struct hg_field *field);
struct hg_set field_set(const struct hg_field *field, const struct hg_state *s, unsigned i);
void field_put_set(const struct hg_field *field, struct hg_state *s, unsigned i, struct hg_set set);

/* Whether a place, a card or an army is stored as one more than its number, with 0 for none. */
bool field_is_shifted(const struct hg_field *field);

/* The places, cards, goals, rewards or armies, or NULL for seats and numbers. */
const struct name_list *field_names(const struct hg_field *field, const struct names *names);

/* Whether an element is the same in two positions. */
bool field_equal(const struct hg_field *field, unsigned i, const struct hg_state *a, const struct hg_state *b);

#endif
