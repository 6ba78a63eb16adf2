/* A record: header, every action with its seat and the hash of the position after it, the result. It is the save file,
 * the replay, the log and the audit, as lines of text that people can read, grep and diff. docs/RECORD.md has the
 * format. */
#ifndef TEXT_RECORD_H
#define TEXT_RECORD_H

#include <stdio.h>

#include "engine/hg.h"
#include "text/edition.h"
#include "text/fault.h"

enum { RECORD_VERSION = 1, RECORD_SETTINGS_MAX = 16, RECORD_WORD_MAX = 64, RECORD_HEX_MAX = 65 };

/* Bytes of the longest line with its break, and of the longest edition a record can carry. */
enum { RECORD_LINE_MAX = 4096, RECORD_BUNDLE_MAX = 16 << 20 };

struct record_seat {
    char army[RECORD_WORD_MAX];
    char player[RECORD_WORD_MAX];
};

struct record_header {
    char edition[RECORD_WORD_MAX];
    char sha256[RECORD_HEX_MAX];
    unsigned rules_version;
    char mode[RECORD_WORD_MAX];
    unsigned settings;
    char setting_id[RECORD_SETTINGS_MAX][RECORD_WORD_MAX], setting_value[RECORD_SETTINGS_MAX][RECORD_WORD_MAX];
    unsigned seats;
    struct record_seat seat[HG_SEATS_MAX];
    bool audited;                    /* else a seeded dealer */
    uint64_t seed, game;             /* of the seeded dealer */
    char commitment[RECORD_HEX_MAX]; /* of the auditable one */
    char contribution[HG_SEATS_MAX][RECORD_HEX_MAX];
    const char *bundle; /* an overridden edition's whole text, or NULL */
    size_t bundle_length;
};

/* ---- Writing: every line leaves the program whole before the next action is asked for. --------------------------- */

/* After a failure the file may end in a torn line: write nothing more to it. */
bool record_write_header(FILE *out, const struct record_header *h, uint64_t start_hash, struct fault *f);
bool record_write_action(FILE *out, unsigned long number, const struct hg_rules *r, const struct names *names,
                         const struct hg_action *a, uint64_t hash, struct fault *f);
/* A seat takes back its last action: `hash` is that of the position before it. */
bool record_write_undo(FILE *out, unsigned long number, uint8_t seat, uint64_t hash, struct fault *f);
/* From here on somebody else plays a seat. A label without a number; nothing in the game depends on it. */
bool record_write_player(FILE *out, uint8_t seat, const char *player, struct fault *f);
/* The end as the position tells it: won, drawn, or capped at the round before this one. secret: NULL, or the revealed
 * secret of an audited game. */
bool record_write_end(FILE *out, const struct hg_state *s, const char *secret, struct fault *f);

/* The end line that fits a position: `end won 2`, `end drawn`, `end capped 500`. Returns the reason alone, or NULL when
 * the game can't end here. */
enum { RECORD_END_MAX = 64 };
const char *record_end_line(const struct hg_state *s, char out[RECORD_END_MAX]);

/* Opens a record to go on with it, cut to its good bytes (record_good_bytes), so that a torn last line is dropped. */
FILE *record_append(const char *path, long good_bytes, struct fault *f);

/* ---- Reading: the caller steps through; the reader checks every line against the engine. ------------------------- */

enum record_status {
    RECORD_ACTION,     /* one more action was read, checked and applied */
    RECORD_FINISHED,   /* the end line fits the position */
    RECORD_UNFINISHED, /* cut between lines: a game that goes on; the fault says where it stops */
    RECORD_TORN,       /* the last line is incomplete; the fault names the last good line */
    RECORD_BROKEN      /* refused; the fault names the line */
};

struct record_reader;
struct record_past; /* text/record_past.h */

/* The verb of what record_next reads from an undo line; no family has it. */
enum { RECORD_UNDO = HG_NONE };

static inline bool record_is_undo(const struct hg_action *a)
{
    return a->verb == RECORD_UNDO;
}

/* Whether an action may be taken back by its seat as long as nobody else has acted: neither chance nor the end of the
 * game came with it, and nobody has learned a card by it. */
bool record_can_undo(const struct hg_rules *r, const struct hg_state *before, const struct hg_state *after,
                     const struct hg_action *a);

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
void record_close(struct record_reader *reader);

const struct record_header *record_header(const struct record_reader *reader);
const struct edition *record_edition(const struct record_reader *reader);
const struct hg_rules *record_rules(const struct record_reader *reader);
const struct hg_state *record_position(const struct record_reader *reader);
unsigned long record_line(const struct record_reader *reader);     /* of the last line read */
unsigned long record_number(const struct record_reader *reader);   /* of the last action */
long record_good_bytes(const struct record_reader *reader);        /* length of the file up to the last good line */
const char *record_secret(const struct record_reader *reader);     /* after FINISHED: the revealed secret, or NULL */
const char *record_end_reason(const struct record_reader *reader); /* "won", "capped", "drawn"; NULL before the end */
const struct record_past *record_past(const struct record_reader *reader); /* what may be taken back now */
const char *record_name(const struct record_reader *reader);               /* the path, for faults */

/* Reads one action. `before` (may be NULL) receives the position before it. An undo reads as an action of its seat with
 * the verb RECORD_UNDO, after which the position is an earlier one; lines that name another player change the header on
 * the way. Every status but RECORD_ACTION and
 * RECORD_FINISHED comes with a fault, and comes again if asked again. An audited game that has ended without revealing
 * its secret is unfinished. */
enum record_status record_next(struct record_reader *reader, struct hg_action *a, struct hg_state *before,
                               struct fault *f);

#endif
