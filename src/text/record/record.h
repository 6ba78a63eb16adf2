/* A record: header, every action with its seat and the hash of the position after it, the result. It is the save file,
 * the replay, the log and the audit, as lines of text that people can read, grep and diff:
 *     927 3 attack rannoch adas 3 #0d99097b8d177024
 *     928 chance roll 6 2 4 3 #717b486f06006858
 *     end won 3 #ab50ab4f7701de99
 * docs/RECORD.md has the format. */
#ifndef TEXT_RECORD_H
#define TEXT_RECORD_H

#include "engine/hg.h"
#include "text/edition/edition.h"
#include "text/fault.h"
#include "text/sink.h"

/* The version that is written. Version 1 is read, and gone on with, for ever. */
enum { RECORD_VERSION = 2, RECORD_SETTINGS_MAX = 16, RECORD_TERMS_MAX = 8, RECORD_WORD_MAX = 64, RECORD_HEX_MAX = 65 };

/* Bytes of the longest line with its break, and of the longest edition a record can carry. */
enum { RECORD_LINE_MAX = 4096, RECORD_BUNDLE_MAX = 16 << 20 };

/* Who sits where: ids, one word each. */
struct record_seat {
    char army[RECORD_WORD_MAX];
    char player[RECORD_WORD_MAX];
};

/* A line `option ID VALUE` or `term ID VALUE`. */
struct record_pair {
    char id[RECORD_WORD_MAX], value[RECORD_WORD_MAX];
};

/* Terms that this program knows. */
#define RECORD_TERM_CAP  "cap"  /* rounds after which the game is broken off */
#define RECORD_TERM_STOP "stop" /* 1: it may be ended as it stands */

/* Stands for a contribution that is worked out from the dealer's secret. */
#define RECORD_DERIVED "derived"

/* All that a game depends on, and what it is called. Words hold no blanks. */
struct record_header {
    unsigned version;              /* of the format */
    char edition[RECORD_WORD_MAX]; /* its id, and the hash of its text */
    char sha256[RECORD_HEX_MAX];
    unsigned rules_version; /* HG_RULES_VERSION of the writer */
    char mode[RECORD_WORD_MAX];
    struct record_pair setting[RECORD_SETTINGS_MAX]; /* options of the mode that were set */
    unsigned settings;
    unsigned seats;
    struct record_seat seat[HG_SEATS_MAX];
    struct record_pair term[RECORD_TERMS_MAX]; /* what the table agreed on beside the rules, such as a cap of rounds */
    unsigned terms;
    bool audited;                    /* else a seeded dealer */
    uint64_t seed, game;             /* of the seeded dealer */
    char commitment[RECORD_HEX_MAX]; /* of the auditable one */
    char digest[RECORD_HEX_MAX];     /* SHA-256 of the lines so far: what is fixed before anybody contributes */
    char contribution[HG_SEATS_MAX][RECORD_HEX_MAX]; /* 64 digits, or the word for one that the secret decides */
    const char *bundle;                              /* an overridden edition's rules as text, or NULL */
    size_t bundle_length;
    const char *words; /* what is only said of it, or NULL; no digest covers it */
    size_t words_length;
};

/* ---- Writing: every line is handed to the sink whole, and flushed, before the next action is asked for. ---------- */

/* Lines without a hash of the position end in a check of their own, which covers the header, the place in the record
 * and how many such lines came before. */
struct record_seal {
    unsigned version; /* of the record that is written to; there are no checks in version 1 */
    char digest[RECORD_HEX_MAX];
    unsigned long labels; /* such lines so far */
};

/* The header in two steps, so that people can contribute to the dice after everything else is fixed. The first writes
 * all but the contributions and fills in h->version and h->digest; the second the contributions and the first hash.
 * After a failure the text may end in a torn line: write nothing more to it. */
bool record_write_terms(struct sink *out, struct record_header *h, struct fault *f);
bool record_write_begin(struct sink *out, const struct record_header *h, uint64_t start_hash, struct record_seal *seal,
                        struct fault *f);
/* Adds a term to a header that is not written yet. */
void record_add_term(struct record_header *h, const char *id, unsigned value);
/* The number of a term, or 0 when it is not there. */
unsigned record_term(const struct record_header *h, const char *id);

/* One action and the hash of the position after it. `number` counts from 1 without a gap. */
bool record_write_action(struct sink *out, unsigned long number, const struct hg_rules *r, const struct names *names,
                         const struct hg_action *a, uint64_t hash, struct fault *f);
/* A seat takes back its last action: `hash` is that of the position before it. */
bool record_write_undo(struct sink *out, unsigned long number, uint8_t seat, uint64_t hash, struct fault *f);
/* From here on somebody else plays a seat; `number` is that of the last action. Nothing in the game depends on it. */
bool record_write_player(struct sink *out, struct record_seal *seal, unsigned long number, uint8_t seat,
                         const char *player, struct fault *f);
/* The end as the position tells it: won, drawn, or capped at the round before this one. secret: NULL, or the revealed
 * secret of an audited game. */
bool record_write_end(struct sink *out, const struct record_seal *seal, unsigned long number, const struct hg_state *s,
                      const char *secret, struct fault *f);
/* The end of a game that is ended as it stands, where the header's terms allow it. */
bool record_write_stop(struct sink *out, const struct record_seal *seal, unsigned long number, const char *secret,
                       struct fault *f);
/* The check at the end of such a line: 16 digits. */
enum { RECORD_CHECK_MAX = 17 };
void record_check(const struct record_seal *seal, unsigned long number, const char *line, char out[RECORD_CHECK_MAX]);

/* The end line that fits a position: `end won 2`, `end drawn`, `end capped 500`. Returns the reason alone, or NULL when
 * the game can't end here. */
enum { RECORD_END_MAX = 64 };
#define RECORD_STOPPED "end stopped"
const char *record_end_line(const struct hg_state *s, char out[RECORD_END_MAX]);

/* ---- Reading: the caller steps through; the reader checks every line against the engine. ------------------------- */

enum record_status {
    RECORD_ACTION,     /* one more action was read, checked and applied */
    RECORD_FINISHED,   /* the end line fits the position */
    RECORD_UNFINISHED, /* cut between lines: a game that goes on; the fault says where it stops */
    RECORD_TORN,       /* the last line is incomplete; the fault names the last good line */
    RECORD_BROKEN,     /* refused; the fault names the line */
    RECORD_UNREADABLE  /* of fronts: there is no such file, or another program has it open */
};

struct record_reader;
struct record_turn; /* text/record/past.h */

/* The verb of what record_next reads from an undo line; no family has it. */
enum { RECORD_UNDO = HG_NONE };

static inline bool record_is_undo(const struct hg_action *a)
{
    return a->verb == RECORD_UNDO;
}

/* False when the file can't be read at all, which is not the record's fault. */
bool record_readable(const char *path, struct fault *f);

/* Reads the header and opens the edition it names: its own text where the record carries one, otherwise an embedded one
 * with the same hash. NULL with the fault written down. */
struct record_reader *record_open(const char *path, struct fault *f);
/* The same for text in memory, which must stay there while the reader is used; `name` stands for the path in faults. */
struct record_reader *record_open_text(const char *name, const char *bytes, size_t length, struct fault *f);

/* Editions that are open already. Whoever reads many records need not read the same edition for each of them: an
 * edition of the shelf is taken where the header names its SHA-256. It stays its owner's, and open as long as the
 * reader is. */
struct record_shelf {
    const struct edition *const *edition;
    unsigned count;
};
struct record_reader *record_open_shelf(const char *name, const char *bytes, size_t length,
                                        const struct record_shelf *shelf, struct fault *f);
/* The same for lines from anywhere. The source is the reader's from here on, also after a fault. */
struct record_reader *record_open_source(const char *name, struct source *in, const struct record_shelf *shelf,
                                         struct fault *f);
/* Closes the edition and the source too, so far as they are the reader's. NULL is not allowed. */
void record_close(struct record_reader *reader);

/* What the reader knows; all of it belongs to the reader. The position is the one after the last action. */
const struct record_header *record_header(const struct record_reader *reader);
const struct edition *record_edition(const struct record_reader *reader);
const struct hg_rules *record_rules(const struct record_reader *reader);
const struct hg_state *record_position(const struct record_reader *reader);
unsigned long record_line(const struct record_reader *reader);                             /* of the last line read */
unsigned long record_contribution_line(const struct record_reader *reader, unsigned seat); /* where it stands */
unsigned long record_number(const struct record_reader *reader);                           /* of the last action */
long record_good_bytes(const struct record_reader *reader);        /* length of the file up to the last good line */
const char *record_secret(const struct record_reader *reader);     /* after FINISHED: the revealed secret, or NULL */
const char *record_end_reason(const struct record_reader *reader); /* "won", "capped", "drawn", "stopped" or NULL */
const struct record_seal *record_seal(const struct record_reader *reader); /* for who goes on with it */
const struct record_turn *record_turn(const struct record_reader *reader); /* what may be taken back now */
const char *record_name(const struct record_reader *reader);               /* the path, for faults */

/* Reads one action. `before` (may be NULL) receives the position before it. An undo reads as an action of its seat with
 * the verb RECORD_UNDO, after which the position is an earlier one; lines that name another player change the header on
 * the way. Every status but RECORD_ACTION and
 * RECORD_FINISHED comes with a fault, and comes again if asked again. An audited game that has ended without revealing
 * its secret is unfinished. */
enum record_status record_next(struct record_reader *reader, struct hg_action *a, struct hg_state *before,
                               struct fault *f);

#endif
