/* The record of a game that is played here, with the secret of an audited one beside it. `sim`, `demo`, `replay
 * --resume` and sessions record through it. The files are FILE (the record), FILE.secret (while an audited game goes
 * on) and FILE.new (a record that is about to begin). */
#ifndef FRONT_RECORDING_H
#define FRONT_RECORDING_H

#include "table/table.h"

enum { RECORDING_PATH_MAX = 4096 };

/* A record while the game is played. Filled by recording_begin or recording_hold; recording_end or recording_let_go
 * ends it. */
struct recording {
    const char *path; /* the caller's, as long as this is used */
    bool audited;
    int held;         /* the record, locked until the end */
    struct sink sink; /* behind it the record; the table has it as long as it is open */
    bool secret_lies; /* the secret's file was written */
    char secret[KEY_HEX], secret_path[RECORDING_PATH_MAX], new_path[RECORDING_PATH_MAX];
};

/* A path for a new record that nothing has yet: in $XDG_STATE_HOME/hegemon/, ~/.local/state/hegemon/, or the current
 * folder when neither can be; `kind` and the time are its name. */
void recording_choose_path(const char *kind, char out[RECORDING_PATH_MAX]);
/* The folder of such records with its slash, or empty for the current one. */
void recording_folder(char out[RECORDING_PATH_MAX]);
/* The path as people type it: ~ for their own folder. */
void recording_shorten(const char *path, char out[RECORDING_PATH_MAX]);

/* Who gives the seats' contributions to the dice of an audited game. Asked once for each seat, after the rest of the
 * header is fixed (h->commitment, h->digest) and on its way to the disk; false leaves it to the secret. */
struct contributor {
    bool (*ask)(void *context, const struct record_header *h, unsigned seat, char out[KEY_HEX]);
    void *context;
};

/* Makes the record of a table that has just started. `h` says all but the dealer of an audited game (h->audited), which
 * is made here. What is fixed goes to FILE.new and the secret to its file; then the seats contribute (`from` may be
 * NULL), and the record gets its name. Afterwards the table has its record, and of an audited game its dealer and its
 * players' numbers, and all is on the disk. A record that exists already is never overwritten, and a fault leaves
 * nothing behind. */
bool recording_begin(struct recording *to, const char *path, struct record_header *h, const struct contributor *from,
                     struct table *t, struct fault *f);
/* Removes what a kill has left of a game that was about to begin, if anything. False when something else lies there, or
 * when another program is beginning a game with this name. */
bool recording_clear(const char *path, struct fault *f);
/* The same for every name in the folder of records. */
void recording_sweep(const char *folder);

/* Goes on with a record. Hold it first, so that nobody else writes to it; open the reader only then. RECORD_UNFINISHED:
 * the table is ready; RECORD_FINISHED: there is nothing to do; otherwise the fault says why not. A torn line is
 * dropped, with a message on stderr. */
bool recording_hold(struct recording *to, const char *path, struct fault *f);
enum record_status recording_resume(struct recording *to, struct record_reader *reader, struct table *t,
                                    struct fault *f);
/* After a fault of the disk: cuts the record to so many bytes, brings them to the disk again, and the table may write
 * on. */
bool recording_recover(struct recording *to, struct table *t, long good_bytes, struct fault *f);

/* Writes the result when the game is over, reveals the secret, removes its file; otherwise leaves an unfinished record.
 * Lets the record go in any case. */
bool recording_end(struct recording *to, struct table *t, struct fault *f);
/* Closes the record as it is; others may go on with it. */
void recording_let_go(struct recording *to, struct table *t);

#endif
