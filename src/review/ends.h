/* Where an event of chance may end. What chance does until a seat is asked again is one event: a chain of rolls and
 * draws. Positions that come of several chains are one end. */
#ifndef REVIEW_ENDS_H
#define REVIEW_ENDS_H

#include "engine/hg.h"

enum {
    ENDS_MOST = 512,            /* that differ */
    ENDS_SLOTS = 4 * ENDS_MOST, /* of the table that finds equal ones */
    ENDS_RECENT = 4             /* that are looked at before the table */
};

/* Large: its owner allocates it once. */
struct ends {
    unsigned count, most;
    uint16_t slot[ENDS_SLOTS]; /* one more than the number of an end */
    uint16_t recent[ENDS_RECENT];
    double chance[ENDS_MOST];
    struct hg_state state[ENDS_MOST];
};

/* All ends of the event that begins in a position, with their chances. False when more outcomes than so many would have
 * to be looked at one by one, or more than so many ends differ. */
bool ends_enumerate(struct ends *ends, const struct hg_rules *r, const struct hg_state *s, unsigned outcomes,
                    unsigned differ);

/* The end of one chain by lot; the same luck and number draw the same one. */
void ends_draw(const struct hg_rules *r, const struct hg_state *s, uint64_t luck, unsigned number,
               struct hg_state *out);

/* Those of some chains by lot; the same luck draws the same ones. */
void ends_sample(struct ends *ends, const struct hg_rules *r, const struct hg_state *s, unsigned chains, uint64_t luck);

/* The number of an end, or ENDS_MOST of a position that is none. */
unsigned ends_find(const struct ends *ends, const struct hg_state *s);

#endif
