/* What a decision cost: the move that was made against the best one found, from what the seat knew. Worlds are imagined
 * from the seat's view, never taken from the truth; in each of them all moves meet the same luck. Which move is best is
 * decided in some worlds, and what it would have gained is measured in others, so that the best of many noisy numbers
 * does not pass for a gain. Worlds are spent where they matter: moves that are clearly behind leave the race, and the
 * measuring ends as soon as nothing worth telling can come of it. Where a family has a search of its own that would
 * make the same move, nothing is lost: the casual policy that plays on does not follow the plans of a search, and its
 * opinion is the weaker one. */
#ifndef REVIEW_COMPARE_H
#define REVIEW_COMPARE_H

#include "review/judge.h"

enum { REVIEW_SURE = 2 /* standard errors that a loss must be to be told */ };

struct compare_effort {
    unsigned pick;    /* worlds, at most, in which the best move is looked for */
    unsigned measure; /* worlds, at most, in which it is compared with the one that was made */
    unsigned search;  /* work of the family's own search, where it has one that proposes moves */
    unsigned again;   /* its work, if more, where it would not have made the move: a second opinion */
    unsigned looked;  /* rounds that are played on where the best is looked for, at least one */
    unsigned rounds;  /* and where the difference is measured */
    double least;     /* a loss that can't reach this is measured no further */
    double most;      /* nor is one that is above this for sure; 0: all are */
    double rare; /* what may hang on something that no world has shown yet: as much, over the worlds, is doubt, too */
    double hope; /* standard errors that a loss may still grow while it is measured */
};

struct compared {
    bool compared; /* there was a choice, and moves worth comparing */
    bool agreed;   /* the move that was made is the best one found */
    struct hg_action better;
    double loss, error; /* of the side's chance to win, and its standard error */
    unsigned moves;     /* that were compared */
};

/* The decision of `a` in position `s`. `seed` fixes all that is by lot. */
void compare_decision(const struct judge *j, const struct hg_state *s, const struct hg_action *a,
                      struct compare_effort effort, uint64_t seed, struct compared *out);

/* The loss against a better move that is known, `out->better`, in as many worlds as the effort has for measuring. For
 * benches: so what a review has told can be held against games that are played to their ends. */
void compare_moves(const struct judge *j, const struct hg_state *s, const struct hg_action *made,
                   const struct compare_effort *effort, uint64_t seed, struct compared *out);

#endif
