/* The text of an edition that the program carries packed: its folder below editions/ has it. */
#ifndef SUPPORT_WRITTEN_H
#define SUPPORT_WRITTEN_H

#include "text/edition/edition.h"

/* The bundle, as edition_bundle gives it for an edition that was read from text. Stays for the whole run. */
const char *written(const struct edition *e, size_t *length);

#endif
