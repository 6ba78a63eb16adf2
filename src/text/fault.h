/* A failure that comes from outside (a file, a line of text, an argument): where it is and one sentence that says what
 * is wrong and how to cure it. */
#ifndef TEXT_FAULT_H
#define TEXT_FAULT_H

#include <stdbool.h>

#include "text/names.h"

/* Owned by the caller, usually on its stack; valid only after a function has said that it failed. */
struct fault {
    char place[256];    /* "editions/x/board.yaml:31", or empty */
    char sentence[512]; /* without the place, without a line break */
};

/* Writes the fault down and returns false, so that a reader can `return fault_at(...)`. Line 0 means the whole file;
 * file NULL means no place at all. Bytes of strangers in the arguments are made printable. The sentence is said in the
 * language of whoever started the program. */
bool fault_at(struct fault *f, const char *file, unsigned long line, const char *msgid, ...)
    __attribute__((format(printf, 4, 5)));

/* The same in a language of the caller's: for what a host tells its watchers, each of whom has a language. */
bool fault_in(struct fault *f, enum language language, const char *file, unsigned long line, const char *msgid, ...)
    __attribute__((format(printf, 5, 6)));

/* The language of whoever started the program: English until somebody says otherwise, which is done once, before there
 * are threads. Readers far from any front complain in it without being handed it from call to call. Nothing that goes
 * to a watcher may depend on it. */
void fault_speak(enum language language);
enum language fault_language(void);

/* "PLACE: SENTENCE", or just the sentence. */
void fault_print(const struct fault *f, char *out, unsigned long size);

#endif
