/* The chances of all seats in a position, and what chance is expected to make of them. A judge is a function: the same
 * position has the same worth whenever it is asked, behind an event of chance for that event, so that what luck and
 * decisions bring adds up.
 *
 * Worths are whole numbers in parts of REVIEW_ONE. A seat's worth is its share of the win: allies share theirs, and the
 * shares of all seats add up to REVIEW_ONE in every position, the last one included. */
#ifndef REVIEW_JUDGE_H
#define REVIEW_JUDGE_H

#include "odds/quick.h"
#include "review/fit.h"

enum { REVIEW_ONE = 1 << 24 };

struct review_worth {
    int32_t of[HG_SEATS_MAX];
};

struct judge {
    const struct hg_rules *r;
    const struct fit_row *row; /* NULL: not calibrated */
    struct odds_cache *odds;
    struct judge_ends *ends; /* to work in */
    unsigned enumerate;      /* outcomes of a chance event, at most, that are looked at one by one */
    unsigned differ;         /* of them, at most, that differ, up to 512 */
    unsigned samples;        /* chains of an event with more, most; fewer where the work does not allow it */
    unsigned lines;          /* that are played on from each end of an event of chance, most */
    unsigned work;           /* steps that are played on in all events of a game, about: see judge_share */
    unsigned between;        /* from positions that a decision led to: no luck is measured there */
    unsigned rounds, turns;  /* of each line, most of both */
};

/* False when there is no memory. */
bool judge_begin(struct judge *j, const struct hg_rules *r, const struct fit_row *row);
void judge_end(struct judge *j);

/* A game with so many events shares its work among them as they come: where more is at stake there is more. Without it
 * each has as much as it likes. */
void judge_share(const struct judge *j, unsigned events);

/* A look: what the calibrated evaluation says, or the result when the game is over. */
void judge_look(const struct judge *j, const struct hg_state *s, struct review_worth *out);
void judge_shares(const struct judge *j, const struct hg_state *s, double share[HG_SEATS_MAX]);
/* The same of one seat, for rollouts. */
int32_t judge_seat(const struct judge *j, const struct hg_state *s, uint8_t seat);

/* A position in which a seat is asked, or that is over: the mean of looks some rounds later, to which the casual policy
 * plays on in some lines. */
void judge_position(const struct judge *j, const struct hg_state *s, struct review_worth *out);

/* The same where the event of the last judge_chance has ended: in more lines, and pulled towards the mean of all its
 * ends as far as the noise of the lines explains their differences. */
void judge_after(const struct judge *j, const struct hg_state *s, struct review_worth *out);

/* Until which turn is played on, and until which the policy is asked itself: behind it a family's short way may do,
 * which is faster and plays a little otherwise. */
struct judge_horizon {
    uint32_t turn, careful;
};

/* The casual policy for everybody and chance by lot. Each turn has luck of its own, so that two positions which have
 * taken different numbers of dice meet the same luck again from the next turn on. Returns the steps it took. */
unsigned judge_play(const struct judge *j, struct hg_state *s, struct judge_horizon until, uint64_t luck,
                    unsigned line);

/* How an expectation was found. */
struct judge_event {
    bool exact;        /* over all outcomes */
    unsigned outcomes; /* that differ, or those drawn */
    double deviation;  /* standard deviation of the largest change over outcomes, in parts of one */
    double error;      /* standard error of the expectation when it was sampled, of the same seat */
};

/* A position in which chance acts: the mean of judge_after over all that chance may do until a seat is asked. */
void judge_chance(const struct judge *j, const struct hg_state *s, struct review_worth *out, struct judge_event *event);

/* For tests: every outcome of a chance event that is enumerated, with its chance and its worth. Returns how many, 0
 * when it is sampled. */
unsigned judge_outcomes(const struct judge *j, const struct hg_state *s, unsigned most, double *chance,
                        struct review_worth *worth);

#endif
