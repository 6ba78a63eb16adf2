/* What the program says, in the language of whoever reads it. English is the key; the catalogue has the rest.
 * Sentences must stand in the call or behind SAID, where the tools of the catalogue find them; the suite `catalogue`
 * tells those that are missing. Returned texts live for ever. */
#ifndef TEXT_SAY_H
#define TEXT_SAY_H

#include "text/names.h"

/* The sentence in that language; the English one where the catalogue has none. */
const char *say(enum language language, const char *msgid) __attribute__((format_arg(2)));

/* The same for something counted: `one` for one of it, `many` otherwise; the language decides which numbers are one. */
const char *say_n(enum language language, const char *one, const char *many, unsigned long n)
    __attribute__((format_arg(2), format_arg(3)));

/* Mark of a sentence that stands in a table and is said later, so that the catalogue's tools find it. */
#define SAID(text) text

/* The same with a context, for an English sentence that other languages say in several ways. */
#define SAID_IN(context, text) context "\004" text

#endif
