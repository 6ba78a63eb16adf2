/* Goes along the path: worths first, then what changed them, then decisions, then sums. */
#include "review/review.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "review/families.h"

const char *const review_level_words[REVIEW_LEVELS] = {"quick", "normal", "deep"};
const char *const review_class_words[REVIEW_CLASSES] = {"fine", "inaccuracy", "mistake", "blunder"};
const double review_class_least[REVIEW_CLASSES] = {0, 0.02, 0.05, 0.10};

/* Quick looks for mistakes alone; each inaccuracy would cost as many worlds as a blunder saves. */
static const struct compare_effort efforts[REVIEW_LEVELS] = {
    [REVIEW_QUICK] =
        {.pick = 16, .measure = 200, .search = 20, .again = 160, .rounds = 2, .least = 0.05, .most = 0.07, .hope = 1.4},
    [REVIEW_NORMAL] =
        {.pick = 250, .measure = 1600, .search = 300, .again = 720, .rounds = 2, .least = 0.02, .hope = 2},
    [REVIEW_DEEP] = {.pick = 600, .measure = 4000, .search = 720, .rounds = 2, .least = 0.01, .hope = 2},
};
enum { FEW_SEATS = 3 };

/* How positions are judged. `work` is for all events of a game together, times what the family has at least: a long
 * game has less for each. */
static const struct {
    unsigned enumerate, differ, samples, lines, between, work;
} judging[REVIEW_LEVELS] = {
    [REVIEW_QUICK] = {8000, 64, 256, 256, 4, 1},
    [REVIEW_NORMAL] = {50000, 512, 1024, 1024, 40, 16},
    [REVIEW_DEEP] = {300000, 512, 4096, 4096, 160, 100},
};

enum review_class review_class(double loss, double error)
{
    enum review_class class = REVIEW_FINE;
    if (loss <= REVIEW_SURE * error)
        return REVIEW_FINE;
    for (unsigned i = 1; i < REVIEW_CLASSES; i++)
        if (loss >= review_class_least[i])
            class = (enum review_class)i;
    return class;
}

/* ---- Worths ------------------------------------------------------------------------------------------------------ */

static bool is_chance(const struct review *v, unsigned i)
{
    return hg_actor(&v->path->position[i]) == HG_CHANCE;
}

/* Inside an event of chance the worth stays what it was expected to be before its first roll. */
static void find_worth(struct review *v, const struct judge *j, unsigned i, struct judge_event *event)
{
    const struct hg_state *s = &v->path->position[i];
    bool by_chance = i > 0 && v->path->action[i - 1].seat == HG_CHANCE;
    if (!is_chance(v, i))
        (by_chance ? judge_after : judge_position)(j, s, &v->worth[i]);
    else if (by_chance)
        v->worth[i] = v->worth[i - 1];
    else
        judge_chance(j, s, &v->worth[i], event);
}

/* What the action before this position has changed. */
static void note_change(struct review *v, unsigned i, const struct judge_event *event)
{
    struct review_step *step = &v->step[i - 1];
    for (unsigned k = 0; k < HG_SEATS_MAX; k++)
        step->change.of[k] = v->worth[i].of[k] - v->worth[i - 1].of[k];
    step->ends_event = v->path->action[i - 1].seat == HG_CHANCE && !is_chance(v, i);
    if (step->ends_event)
        step->event = *event;
}

/* ---- Sums -------------------------------------------------------------------------------------------------------- */

static void add_decision(struct review_seat *seat, const struct review_step *step)
{
    if (!step->decision.compared)
        return;
    seat->decisions++;
    seat->classes[step->class]++;
    seat->loss += step->decision.loss;
    seat->loss_error = hypot(seat->loss_error, step->decision.error);
}

static void add_step(struct review *v, unsigned i)
{
    const struct review_step *step = &v->step[i];
    uint8_t actor = v->path->action[i].seat;
    for (unsigned k = 0; k < v->r->seats; k++) {
        struct review_seat *seat = &v->seat[k];
        if (actor == HG_CHANCE) {
            seat->luck += step->change.of[k];
            seat->luck_error = step->ends_event ? hypot(seat->luck_error, step->event.error) : seat->luck_error;
        } else if (actor == k) {
            seat->own += step->change.of[k];
            add_decision(seat, step);
        } else {
            seat->others += step->change.of[k];
        }
    }
}

static void sum_up(struct review *v)
{
    const struct hg_state *last = &v->path->position[v->path->count];
    v->over = last->over;
    for (uint8_t k = 0; k < v->r->seats; k++) {
        v->seat[k].start = v->worth[0].of[k];
        v->seat[k].result = v->worth[v->path->count].of[k];
        v->seat[k].side = count_bits(review_friends(v->r, last, k));
    }
    for (unsigned i = 0; i < v->path->count; i++)
        add_step(v, i);
}

/* ---- The whole --------------------------------------------------------------------------------------------------- */

/* Among many a round is long, and a game has more decisions: there are fewer worlds. */
static struct compare_effort effort_of(const struct review_order *order)
{
    struct compare_effort effort = efforts[order->level];
    struct review_pace pace = review_pace(order->r);
    unsigned seats = order->r->seats > FEW_SEATS ? order->r->seats : FEW_SEATS;
    effort.pick = effort.pick * FEW_SEATS / seats;
    effort.measure = effort.measure * FEW_SEATS / seats * FEW_SEATS / (seats * pace.price);
    effort.looked = pace.looked;
    effort.rare = pace.rare;
    if (order->level == REVIEW_QUICK || effort.rounds < pace.measured)
        effort.rounds = pace.measured;
    return effort;
}

void review_decision(const struct judge *j, const struct review_order *order, unsigned i, struct review_step *step)
{
    const struct hg_action *a = &order->path->action[i];
    if (a->seat == HG_CHANCE)
        return;
    compare_decision(j, &order->path->position[i], a, effort_of(order), order->seed ^ (uint64_t)(i + 1) << 20,
                     &step->decision);
    step->class = (uint8_t)review_class(step->decision.loss, step->decision.error);
}

static unsigned events_of(const struct path *p)
{
    unsigned events = 0;
    for (unsigned i = 0; i < p->count; i++)
        events += p->action[i].seat == HG_CHANCE && hg_actor(&p->position[i + 1]) != HG_CHANCE;
    return events;
}

static void set_work(struct judge *j, const struct review_order *order)
{
    j->enumerate = judging[order->level].enumerate;
    j->differ = judging[order->level].differ;
    j->samples = judging[order->level].samples;
    j->lines = judging[order->level].lines;
    j->between = judging[order->level].between;
    j->rounds = order->level == REVIEW_QUICK ? review_pace(order->r).quick : review_pace(order->r).rounds;
    j->turns = review_pace(order->r).turns;
    j->work = judging[order->level].work * review_pace(order->r).work * 1000;
    judge_share(j, events_of(order->path));
}

bool review_begin(struct review_run *run, struct review *out, const struct review_order *order)
{
    *run = (struct review_run){.review = out, .order = *order};
    *out = (struct review){.r = order->r, .path = order->path, .calibrated = order->row != NULL, .level = order->level};
    out->step = calloc(order->path->count + 1u, sizeof *out->step);
    out->worth = calloc(order->path->count + 1u, sizeof *out->worth);
    if (out->step == NULL || out->worth == NULL || !judge_begin(&run->judge, order->r, order->row)) {
        review_free(out);
        return false;
    }
    set_work(&run->judge, order);
    find_worth(out, &run->judge, 0, &run->event);
    return true;
}

bool review_go(struct review_run *run)
{
    struct judge_event next = run->event;
    unsigned i = run->done;
    if (i == run->order.path->count)
        return false;
    if (!run->order.luck_only)
        review_decision(&run->judge, &run->order, i, &run->review->step[i]);
    find_worth(run->review, &run->judge, i + 1, &next);
    note_change(run->review, i + 1, &run->event);
    run->event = next;
    run->done++;
    return true;
}

bool review_end(struct review_run *run)
{
    bool whole = run->done == run->order.path->count;
    judge_end(&run->judge);
    if (whole)
        sum_up(run->review);
    else
        review_free(run->review);
    return whole;
}

bool review_make(struct review *out, const struct review_order *order)
{
    struct review_run run;
    if (!review_begin(&run, out, order))
        return false;
    while (review_go(&run) &&
           (order->progress == NULL || order->progress(order->context, run.done, order->path->count)))
        continue;
    return review_end(&run);
}

void review_free(struct review *v)
{
    free(v->step);
    free(v->worth);
    v->step = NULL;
    v->worth = NULL;
}
