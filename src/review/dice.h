/* The dice of a game: faces seen against faces expected, with an exact test. */
#ifndef REVIEW_DICE_H
#define REVIEW_DICE_H

#include "review/path.h"

enum { DICE_KINDS = HG_SIDES_MAX + 1, DICE_TRIES = 9999 };

/* How often each face came, by the sides of the die: dice of other numbers of sides are counted apart. */
struct dice_faces {
    unsigned count[DICE_KINDS][DICE_KINDS]; /* [sides][face] */
};

void dice_add(struct dice_faces *to, unsigned sides, unsigned face);
unsigned dice_rolled(const struct dice_faces *f); /* all of them */
unsigned dice_of_kind(const struct dice_faces *f, unsigned sides);

/* The mean of all dice over what fair ones have, in standard deviations of fair ones. */
double dice_high(const struct dice_faces *f);

/* The chance that fair dice, as many of each kind, show faces at least as uneven (Pearson's sum of squares over all
 * kinds). Found by throwing fair dice with fixed numbers: the rank of a game among such throws is uniform when its dice
 * are fair, however few there are, so the test is exact. It ends early when nothing is unusual (Besag and Clifford),
 * which changes nothing in that. `seed` should differ from game to game where many are tested. 1 without dice. */
double dice_test(const struct dice_faces *f, uint64_t seed);

/* The dice that a path has seen: all of them, and those of battles by the seat that rolled them. */
struct dice_game {
    struct dice_faces all, of[HG_SEATS_MAX];
};
void dice_of_path(const struct hg_rules *r, const struct path *p, struct dice_game *out);

#endif
