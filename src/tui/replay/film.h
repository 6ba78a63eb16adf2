/* A record read to its end, or as far as it is good, so that every position of it can be looked at in any order.
 * Frames are numbered like actions: what `:` jumps to is what the record and its messages call it. */
#ifndef TUI_REPLAY_FILM_H
#define TUI_REPLAY_FILM_H

#include "text/record/record.h"
#include "tui/replay/strength.h"

/* One position: frame 0 is the first, frame i the one after action i. */
struct film_frame {
    struct hg_action action; /* that led here; of frame 0 there is none */
    uint32_t key;            /* the last position that was kept, at or before this one */
    uint32_t turn;           /* as the engine counts them, from 1; 0 during set-up */
    uint16_t round;          /* likewise */
    uint16_t strength[STRENGTH_MEASURES][HG_SEATS_MAX];
};

/* A position kept, and which it is. */
struct film_key {
    unsigned long frame;      /* its number */
    struct hg_state position; /* whole, with all secrets that the record tells */
};

struct film {
    struct record_reader *reader; /* owns edition and rules */
    const struct hg_rules *r;     /* of the record */
    struct film_frame *frame;     /* all of them */
    unsigned long count, room;    /* frames */
    struct film_key *key;         /* positions that were kept */
    unsigned long keys, keys_room;
    unsigned long *turn; /* the first frame of each turn from 0 */
    unsigned long turns, turns_room;
    enum record_status status; /* how the record ends */
    struct fault fault;        /* unless it is finished */
};

/* False when there is nothing to be shown, with the fault written down; what was good before a fault in the middle is
 * shown, and the fault kept. Needs film_close when it is true. */
bool film_open(struct film *film, const char *path, struct fault *f);
void film_close(struct film *film);

/* The position of a frame. */
void film_position(const struct film *film, unsigned long i, struct hg_state *out);

unsigned long film_last(const struct film *film);

/* The turn in which a frame lies; a turn that was taken back and begun again counts from its first beginning. */
unsigned long film_turn(const struct film *film, unsigned long i);

/* Time runs by turns, each as long as the others, in 1/FILM_TURN of one. */
enum { FILM_TURN = 256 };
unsigned long film_time(const struct film *film, unsigned long i);
unsigned long film_time_end(const struct film *film);
unsigned long film_frame_at(const struct film *film, unsigned long time);

#endif
