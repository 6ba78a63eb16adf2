/* From what a computer player thinks of a position at a look to a chance that holds: "said 70 %, won 70 %". For every
 * mode and number of seats a row of weights is fitted to played games (tools/fit/calibration.c, `make calibration`),
 * and stands in fitted.c. A side's chances are a softmax of weighted features, so they add up to one by themselves.
 *
 * The features are the logarithm of what the evaluation says, bent at a few points, some with weights of their own for
 * the stages of a game and some for each seat, which in campaigns is a faction, or for the number of sides that are
 * left; what it says of the others, and who they are; an offset for each seat, by how far it plays behind the beginner,
 * and by how soon it has its turn, all by stages: in the first rounds that is most of what is known; and one for
 * whoever is asked, by the question. */
#ifndef REVIEW_FIT_H
#define REVIEW_FIT_H

#include "engine/hg.h"
#include "review/aims.h"

enum {
    FIT_STAGES = 8, /* set-up, then rounds 1, 2, 3, 5, 8, 13 and 21, with what is between them in between */
    FIT_BENDS = 3,
    FIT_KINDS = 64,                     /* of questions */
    FIT_CURVE = FIT_STAGES * FIT_BENDS, /* behind the stages' weights: bends that all stages share */
    FIT_SHARED = 5,
    FIT_OWN = FIT_CURVE + FIT_SHARED, /* bends that a seat has for itself, by stages */
    FIT_OWNS = 2,
    FIT_OTHERS = FIT_OWN + FIT_STAGES * FIT_OWNS * HG_SEATS_MAX, /* what each other seat's evaluation says for it */
    FIT_IN = FIT_OTHERS + HG_SEATS_MAX * HG_SEATS_MAX,           /* offsets by who else is still in the game */
    FIT_LEFT = FIT_IN + HG_SEATS_MAX * HG_SEATS_MAX,             /* bends by how many sides are */
    FIT_SEATS = FIT_LEFT + FIT_BENDS * HG_SEATS_MAX,             /* offsets of the seats, by stages */
    FIT_SOON = FIT_SEATS + FIT_STAGES * HG_SEATS_MAX, /* offsets by the seats between the one in turn and this one */
    FIT_ORDER = FIT_SOON + FIT_STAGES * HG_SEATS_MAX, /* offsets by how far behind the beginner a seat plays */
    FIT_ASKED = FIT_ORDER + FIT_STAGES * HG_SEATS_MAX,
    FIT_AIMS = FIT_ASKED + FIT_KINDS, /* what the aims of a campaign say, for each seat */
    FIT_AIM_STAGES = 4, /* the first behind the set-up, the last for all that follow: campaigns are short */
    FIT_WEIGHTS = FIT_AIMS + FIT_AIM_STAGES * AIMS * HG_SEATS_MAX,
    FIT_WEIGHT_ONE = 1000, /* a weight of 1 */
    FIT_FEATURES = 3 * FIT_BENDS + FIT_SHARED + (6 + 2 * FIT_OWNS + 2 * HG_SEATS_MAX + 2 * AIMS) * HG_SEATS_MAX + 1
};

struct fit_row {
    const char *game; /* EDITION/MODE */
    uint8_t seats;
    int16_t weight[FIT_WEIGHTS];
};

extern const struct fit_row fit_rows[];
extern const unsigned fit_row_count;

/* The row of a game, or NULL for one that nothing was fitted to: then chances are the evaluation's own. */
const struct fit_row *fit_find(const char *edition, const char *mode, unsigned seats);

/* A feature that is there: which weight it takes, and how much of it there is. */
struct fit_feature {
    uint16_t weight;
    float value;
};

/* One side of a game, allies together; `seats` are bits. */
struct fit_side {
    uint8_t seats;
    unsigned count;
    struct fit_feature feature[FIT_FEATURES];
};

/* The sides that are still in a game that is not over. */
unsigned fit_sides(const struct hg_rules *r, const struct hg_state *s, struct fit_side out[HG_SEATS_MAX]);

/* Their chances by a row of weights, as doubles that add up to one; row NULL: as the evaluation has them. */
void fit_chances(const struct fit_row *row, const struct fit_side *side, unsigned sides, double chance[HG_SEATS_MAX]);

#endif
