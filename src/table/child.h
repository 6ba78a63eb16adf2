/* A program that we start and talk to by lines over its standard input and output. It runs without a shell, in a
 * process group of its own, with little of our environment and none of our files; whatever it does, we wait for it no
 * longer than we said, and nothing that it started stays behind. */
#ifndef TABLE_CHILD_H
#define TABLE_CHILD_H

#include <stddef.h>
#include <sys/types.h>

#include "text/fault.h"

enum { CHILD_LINE_MAX = 4096, CHILD_WORDS_MAX = 64, CHILD_COMMAND_MAX = 1024 }; /* bytes, words, bytes */

struct child {
    pid_t pid;     /* of its keeper; 0: none is running */
    int leash;     /* the keeper ends all of it when this is closed */
    int in, out;   /* our ends of what it reads and of what it writes */
    size_t length; /* bytes in the buffer */
    char buffer[CHILD_LINE_MAX];
};

/* Milliseconds of a clock that only goes forward; deadlines are points on it. 0 is in the past: nothing is waited for
 * then. */
long long child_now(void);

/* Starts `command`: words between blanks, the first being the program, which is looked for as a shell would. There is
 * no quoting and no expansion. Its standard error goes to the file `log`, or nowhere when that is -1. */
bool child_start(struct child *c, const char *command, int log, struct fault *f);

/* The same for words that stand apart already; NULL behind the last. They may hold anything. */
bool child_start_words(struct child *c, char **word, int log, struct fault *f);

/* False when it does not take the text before the deadline, or is gone. */
bool child_send(struct child *c, const char *text, size_t length, long long deadline);

enum child_status {
    CHILD_LINE,   /* one line, without its break */
    CHILD_SILENT, /* nothing until the deadline */
    CHILD_GONE,   /* it closed its output */
    CHILD_FLOODS  /* a line of CHILD_LINE_MAX bytes or more, or one with a zero byte */
};

/* The first whole line of what has arrived in the buffer, or CHILD_FLOODS when none can come any more. False: it takes
 * more bytes to tell. */
bool child_take_line(struct child *c, char line[CHILD_LINE_MAX], enum child_status *status);

/* Waits for the next line until the deadline. */
enum child_status child_receive(struct child *c, char line[CHILD_LINE_MAX], long long deadline);

/* Closes its input, lets it end by itself for so many milliseconds, then kills it and everything it started. Does
 * nothing when none is running. */
void child_end(struct child *c, unsigned patience);

#endif
