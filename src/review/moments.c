/* Looks through the steps of a review for what stands out. */
#include "review/moments.h"

#include <stdlib.h>

#include "engine/bits.h"
#include "review/families.h"
#include "stories/seats.h"

/* The change of the seat that it means most to. */
static int64_t largest(const struct review *v, const struct review_worth *change, uint8_t *seat)
{
    int64_t most = 0;
    *seat = 0;
    for (uint8_t i = 0; i < v->r->seats; i++)
        if (llabs(change->of[i]) > llabs(most)) {
            most = change->of[i];
            *seat = i;
        }
    return most;
}

static void find_events(const struct review *v, struct moments *out)
{
    int64_t luck = 0;
    double loss = 0;
    uint8_t seat;
    for (unsigned i = 0; i < v->path->count; i++) {
        const struct review_step *step = &v->step[i];
        if (step->ends_event && llabs(largest(v, &step->change, &seat)) > luck) {
            luck = llabs(largest(v, &step->change, &seat));
            out->luckiest = (int)i;
        }
        if (step->class > REVIEW_FINE && step->decision.loss > loss) {
            loss = step->decision.loss;
            out->costliest = (int)i;
        }
    }
}

/* ---- Turns ------------------------------------------------------------------------------------------------------- */

static void keep_turn(const struct review *v, int first, int last, struct moments *out)
{
    struct moment_turn turn = {.first = first, .last = last};
    struct review_worth change;
    unsigned k;
    for (unsigned i = 0; i < HG_SEATS_MAX; i++)
        change.of[i] = v->worth[last + 1].of[i] - v->worth[first].of[i];
    turn.change = largest(v, &change, &turn.seat);
    for (k = out->turns; k > 0 && llabs(out->turn[k - 1].change) < llabs(turn.change); k--)
        if (k < MOMENT_TURNS)
            out->turn[k] = out->turn[k - 1];
    if (k < MOMENT_TURNS)
        out->turn[k] = turn;
    out->turns += out->turns < MOMENT_TURNS;
}

static void find_turns(const struct review *v, struct moments *out)
{
    int first = 0;
    for (unsigned i = 0; i < v->path->count; i++)
        if (i + 1 == v->path->count || v->path->position[i + 1].turn != v->path->position[i].turn) {
            keep_turn(v, first, (int)i, out);
            first = (int)i + 1;
        }
}

/* From the end backwards: as long as nobody is above the winner. */
static void find_decision(const struct review *v, struct moments *out)
{
    const struct hg_state *last = &v->path->position[v->path->count];
    unsigned winner = last->winners != 0 ? (unsigned)lowest(last->winners) : HG_SEATS_MAX;
    for (int i = (int)v->path->count - 1; winner < HG_SEATS_MAX && i >= 0; i--) {
        for (unsigned k = 0; k < v->r->seats; k++)
            if (v->worth[i].of[k] > v->worth[i].of[winner]) {
                out->decided = i;
                return;
            }
    }
}

/* ---- Battles ----------------------------------------------------------------------------------------------------- */

static void close_battle(const struct moment_battle *b, struct moments *out)
{
    if (b->first == MOMENT_NONE)
        return;
    if (out->best.first == MOMENT_NONE || b->luck > out->best.luck)
        out->best = *b;
    if (out->worst.first == MOMENT_NONE || b->luck < out->worst.luck)
        out->worst = *b;
}

static bool goes_on(const struct review *v, const struct moment_battle *b, const struct review_battle *now, unsigned i)
{
    return b->first != MOMENT_NONE && b->from == now->from && b->to == now->to &&
           v->path->position[b->first].turn == v->path->position[i].turn;
}

static void find_battles(const struct review *v, struct moments *out)
{
    struct moment_battle b = {.first = MOMENT_NONE};
    for (unsigned i = 0; i < v->path->count; i++) {
        const struct hg_state *s = &v->path->position[i];
        struct review_battle now = review_battle(v->r, s);
        unsigned turn = seat_in_turn(v->r, s);
        if (v->path->action[i].seat != HG_CHANCE || now.to >= HG_PLACES_MAX || turn >= v->r->seats)
            continue;
        if (!goes_on(v, &b, &now, i)) {
            close_battle(&b, out);
            b = (struct moment_battle){.first = (int)i, .attacker = (uint8_t)turn, .from = now.from, .to = now.to};
        }
        b.last = (int)i;
        b.luck += v->step[i].change.of[turn];
    }
    close_battle(&b, out);
}

void moments_find(const struct review *v, struct moments *out)
{
    *out = (struct moments){.luckiest = MOMENT_NONE,
                            .costliest = MOMENT_NONE,
                            .decided = MOMENT_NONE,
                            .best = {.first = MOMENT_NONE},
                            .worst = {.first = MOMENT_NONE}};
    find_events(v, out);
    find_turns(v, out);
    find_decision(v, out);
    find_battles(v, out);
}
