/* Ships of several classes as words: `cruiser:1 dreadnought:2`, in the order of the edition's list and without those
 * that are none. */
#ifndef TEXT_FLEET_H
#define TEXT_FLEET_H

#include <stdint.h>

#include "engine/rules.h"
#include "text/words.h"

enum { FLEET_WORD_MAX = 64 };

/* One class as a word, `cruiser:1`. An unknown class has a word that never parses. */
void fleet_word(const struct name_list *classes, unsigned class, unsigned count, char out[FLEET_WORD_MAX]);

/* Reads as many such words as there are, up to the end of the line. `count` begins as zero. False with the fault
 * written down. */
bool fleet_read(struct words *in, const struct name_list *classes, uint8_t count[HG_CLASSES_MAX]);

#endif
