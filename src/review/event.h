/* What judge.c and event.c offer each other. */
#ifndef REVIEW_EVENT_H
#define REVIEW_EVENT_H

#include "review/judge.h"

/* ---- judge.c ----------------------------------------------------------------------------------------------------- */

/* Rounds so that all parts together are REVIEW_ONE: what is missing goes to those who lost most by rounding. */
void judge_round(const double share[HG_SEATS_MAX], struct review_worth *out);

/* One line from a position, and the shares where it ends; returns its steps. All ends of an event meet the same luck,
 * so that it does not tell them apart; another event has other luck, so that what it does to both does not add up. */
unsigned judge_line(const struct judge *j, const struct hg_state *s, uint64_t luck, unsigned line,
                    double share[HG_SEATS_MAX]);

/* The mean of some. */
void judge_lines(const struct judge *j, const struct hg_state *s, uint64_t luck, unsigned lines,
                 double mean[HG_SEATS_MAX]);

/* ---- event.c ----------------------------------------------------------------------------------------------------- */

/* NULL when there is no memory; free() it. */
struct judge_ends *event_new(void);

#endif
