/* A game that is open: found by its name and compiled for its seats and options. Others point to its rules and its
 * name, so a struct opened must stay where it is while it is open. */
#ifndef HOST_OPENED_H
#define HOST_OPENED_H

#include "text/edition/edition.h"
#include "text/record/record.h"

struct host_game_name;

/* Plain values, which may go from one module to another of the same kind. */
struct opened_name {
    char edition[RECORD_WORD_MAX], mode[RECORD_WORD_MAX];
    char sha256[RECORD_HEX_MAX]; /* of the edition, or empty: the current one */
    /* how many seats play; how many of `setting` are used */
    uint32_t seats, settings;
    struct record_pair setting[RECORD_SETTINGS_MAX];
};

/* The edition and what points into it (`mode`) are closed together by opened_end. */
struct opened {
    struct edition *edition; /* NULL: none is open */
    const struct edition_mode *mode;
    struct hg_rules rules;
    struct opened_name name;
};

/* EDITION/MODE into a name that is empty otherwise. False when there is no slash, or a part is too long. Whether there
 * is such a game is for opened_begin to say. */
bool opened_split(const char *text, size_t length, struct opened_name *out);

/* As the first line of a table's log names it. */
void opened_of_log(const struct host_game_name *game, struct opened_name *out);

/* What was open before is closed, also when this one can't be opened; then the fault says why, in this language. */
bool opened_begin(struct opened *o, const struct opened_name *name, enum language language, struct fault *f);
/* Closing what is not open does nothing. */
void opened_end(struct opened *o);

#endif
