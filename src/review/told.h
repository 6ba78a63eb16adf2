/* What a review says about single actions, in words. */
#ifndef REVIEW_TOLD_H
#define REVIEW_TOLD_H

#include "review/review.h"
#include "stories/story.h"

/* A review, with what its words need. */
struct told {
    const struct review *review;
    const struct edition *edition;
    enum language language;
};

/* Points, which are hundredths of the chance to win of the seat's side, of parts of REVIEW_ONE. */
double told_points(const struct review *v, unsigned seat, int64_t worth);

/* What an action did, and what the better one would have done. */
void told_step(const struct told *t, unsigned step, char out[STORY_MAX]);
void told_better(const struct told *t, unsigned step, char out[STORY_MAX]);

/* A class of decisions for people: "mistake". */
const char *told_class(enum review_class class, enum language language);

#endif
