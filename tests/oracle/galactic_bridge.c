/* Naive moves as actions of the engine. */
#include "oracle/galactic_bridge.h"

#include "engine/galactic/galactic.h"

static const uint8_t verb_of[NAIVE_VERBS] = {
    [NAIVE_ROLL] = VERB_ROLL,           [NAIVE_FIRST] = VERB_FIRST,      [NAIVE_SECOND] = VERB_SECOND,
    [NAIVE_HAND_OVER] = VERB_HAND_OVER, [NAIVE_DO_SELECT] = VERB_SELECT, [NAIVE_CHARGE] = VERB_CHARGE,
    [NAIVE_ATTACK] = VERB_ATTACK,       [NAIVE_RETREAT] = VERB_RETREAT,  [NAIVE_GO] = VERB_GO,
    [NAIVE_STAY] = VERB_STAY,           [NAIVE_DO_BERTH] = VERB_BERTH,
};

static uint8_t number_of(struct naive_square at)
{
    return at.rank < 0 ? (uint8_t)HG_NONE : square_at((unsigned)at.file, (unsigned)at.rank);
}

struct hg_action naive_action(const struct naive_move *m, uint8_t actor)
{
    struct hg_action a = hg_blank(verb_of[m->verb], actor);
    a.from = number_of(m->from);
    a.to = number_of(m->to);
    a.count = (uint8_t)m->dice;
    for (int i = 0; i < m->dice; i++)
        a.x[i] = (uint8_t)m->die[i];
    return a;
}
