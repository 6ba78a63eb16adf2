/* A game that people play here: the table with its record on disk, what can be taken back, and who plays which seat.
 * Whatever happens to the program, the record is a game that can be resumed. */
#ifndef FRONT_SESSION_H
#define FRONT_SESSION_H

#include "front/game.h"
#include "front/recording.h"
#include "text/record/past.h"

/* How a game shall begin. */
struct session_plan {
    struct game_name game; /* the session closes the edition */
    unsigned seats;
    const struct player *player[HG_SEATS_MAX];  /* NULL: a person */
    char person[HG_SEATS_MAX][RECORD_WORD_MAX]; /* what a person is called in the record */
    struct setting setting[RECORD_SETTINGS_MAX];
    unsigned settings;
    const struct contributor *contributor; /* asked for the people's contributions to the dice; may be NULL */
};

/* A session. Members above "Inside" may be read by whoever owns it; it must not be moved while it is open. */
struct session {
    const struct edition *edition;
    const struct edition_mode *mode;
    const struct hg_rules *rules;
    const struct names *names;
    struct table table;
    char person[HG_SEATS_MAX][RECORD_WORD_MAX]; /* what the record calls a person at a seat */
    char contribution[HG_SEATS_MAX]
                     [KEY_HEX]; /* to the dice, of a game that has just begun; empty: left to the secret */
    char path[RECORDING_PATH_MAX];

    /* Inside. */
    struct game_name game;
    struct hg_rules compiled;
    struct record_reader *reader; /* of a resumed game: it owns edition and rules */
    struct recording recording;
    struct record_turn turn; /* what may be taken back */
    struct odds_cache odds;  /* of all players here; the table points to it, so a session stays where it began */
    long good;               /* bytes of the record up to the last whole line */
};

/* Begins a game with an audited dealer. `path` NULL: a new file where records lie. The fault's session needs no
 * session_close. */
bool session_begin(struct session *s, const struct session_plan *plan, const char *path, struct fault *f);

/* Goes on with a game. RECORD_UNFINISHED: ready; anything else needs no session_close. RECORD_UNREADABLE: there is no
 * such file, or another program has it open. */
enum record_status session_resume(struct session *s, const char *path, struct fault *f);

/* As their namesakes of the table. Everything is on the disk itself before a person is asked; what can't be brought
 * there is TABLE_FAULT, and the table stands where it stood. session_undo answers TABLE_WAITS when there is nothing to
 * take back. */
enum table_event session_advance(struct session *s, struct hg_action *done, struct fault *f);
enum table_event session_submit(struct session *s, const struct hg_action *a, enum hg_reason *why, struct fault *f);

bool session_can_undo(const struct session *s, uint8_t seat);
enum table_event session_undo(struct session *s, uint8_t seat, struct fault *f);

/* Somebody else plays on; NULL is a person. */
bool session_seat(struct session *s, uint8_t seat, const struct player *player, struct fault *f);
/* How many seats people play. */
unsigned session_people(const struct session *s);

/* After a fault of the disk: cuts the record to the last line that was kept, brings it to the disk, and goes on from
 * there. */
bool session_recover(struct session *s, struct fault *f);

/* Ends the record of a game that is over, or leaves it to be resumed. */
bool session_close(struct session *s, struct fault *f);

#endif
