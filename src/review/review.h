/* What was luck and what was skill: the review of a game. docs/REVIEW.md explains every number.
 *
 * In every position each seat has a worth, its share of the win. What changes it is either chance or a decision, so for
 * every seat, exactly:
 *     start + luck + own decisions + others' decisions = result
 * Beside that each decision has a loss against the best move found from what its seat knew. */
#ifndef REVIEW_H
#define REVIEW_H

#include "review/compare.h"
#include "review/path.h"

/* How much work goes into a review. */
enum review_level { REVIEW_QUICK, REVIEW_NORMAL, REVIEW_DEEP, REVIEW_LEVELS };
extern const char *const review_level_words[REVIEW_LEVELS]; /* quick, normal, deep */

enum review_class { REVIEW_FINE, REVIEW_INACCURACY, REVIEW_MISTAKE, REVIEW_BLUNDER, REVIEW_CLASSES };
extern const char *const review_class_words[REVIEW_CLASSES]; /* for programs */

/* What a class costs at least, of the chance to win; it must be more than REVIEW_SURE standard errors, too. */
extern const double review_class_least[REVIEW_CLASSES];

/* One action of the path. What chance does until a seat is asked again is one event: it is told with the last of its
 * actions, and those before it change nothing. */
struct review_step {
    bool ends_event;            /* the last action of an event of chance */
    struct judge_event event;   /* then: how the expectation was found */
    struct review_worth change; /* of every seat's worth by this action: luck, or what a decision brought */
    struct compared decision;   /* of a seat's action */
    uint8_t class;              /* enum review_class */
};

/* What a seat's game was made of, in parts of REVIEW_ONE, and its decisions. */
struct review_seat {
    int64_t start, luck, own, others, result;
    double luck_error;                /* standard error of the sum, from sampled events */
    unsigned side;                    /* seats that share a win with this one, itself included */
    unsigned decisions;               /* with a choice */
    unsigned classes[REVIEW_CLASSES]; /* of them */
    double loss, loss_error;          /* of all of them together, and its standard error */
};

struct review {
    const struct hg_rules *r;
    const struct path *path;
    bool calibrated;
    enum review_level level;
    struct review_step *step;   /* for each action */
    struct review_worth *worth; /* for each position */
    struct review_seat seat[HG_SEATS_MAX];
    bool over; /* the game has ended; otherwise the result is what the last position is worth */
};

/* Told how far it is, by actions; false breaks it off. */
typedef bool review_progress(void *context, unsigned done, unsigned all);

struct review_order {
    const struct hg_rules *r;
    const struct path *path;
    const struct fit_row *row;
    enum review_level level;
    bool luck_only;            /* decisions are not compared */
    uint64_t seed;             /* of all lots */
    review_progress *progress; /* or NULL */
    void *context;
};

/* Takes seconds, a tenth of that at REVIEW_QUICK; the progress is told after every action. False when it was broken off
 * or there is no memory. The review keeps pointers to rules and path. */
bool review_make(struct review *out, const struct review_order *order);

/* The same in pieces, for whoever has something else to do meanwhile: begin it, go on until nothing is left, and end
 * it. `out` and the rules, path and row of the order must stay where they are. */
struct review_run {
    struct review *review;
    struct review_order order;
    struct judge judge;
    struct judge_event event; /* of chance, that is under way */
    unsigned done;            /* actions that are judged */
};

/* False when there is no memory; then there is nothing to end. */
bool review_begin(struct review_run *run, struct review *out, const struct review_order *order);
/* Judges one more action; false when there is none left. */
bool review_go(struct review_run *run);
/* Whether the review is whole; one that was left half done is freed. */
bool review_end(struct review_run *run);

void review_free(struct review *v);

/* One action alone, as review_make reviews it: what a decision cost, and its class. The judge's rules and row are those
 * of the order. Takes milliseconds, up to a tenth of a second at REVIEW_NORMAL. */
void review_decision(const struct judge *j, const struct review_order *order, unsigned i, struct review_step *step);

/* The result without luck: what is left when the luck is taken out, in parts of REVIEW_ONE. */
static inline int64_t review_adjusted(const struct review_seat *seat)
{
    return seat->result - seat->luck;
}

enum review_class review_class(double loss, double error);

#endif
