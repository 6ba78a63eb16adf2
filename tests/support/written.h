/* The text of an edition that the program carries packed, in the form in which words stand in the rules: the last such
 * version below editions/released has it, and is played as the present one. */
#ifndef SUPPORT_WRITTEN_H
#define SUPPORT_WRITTEN_H

#include "text/edition/edition.h"

/* The bundle, as edition_bundle gives it for an edition that was read from text. Stays for the whole run. */
const char *written(const struct edition *e, size_t *length);
/* That version itself. */
const struct edition *written_edition(const char *id);

#endif
