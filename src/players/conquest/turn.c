/* A turn on the board: where units go, what is attacked, who moves in, who follows from the rear. Answers for the
 * casual policy and for rollouts; all of them take a look that was made already and ask for no choices unless they
 * must. */
#include "players/conquest/answers.h"

#include "players/conquest/cover.h"
#include "players/conquest/guard.h"

/* ---- Placing ----------------------------------------------------------------------------------------------------- */

/* The own base, where the game is won by goals: without it nobody wins. How many units would make it safe? */
uint8_t turn_weak_spot(const struct mind *m, unsigned pile, unsigned *need)
{
    uint8_t spot = m->o->base[m->seat];
    unsigned threat, units;
    *need = 0;
    if (!m->by_goals || spot == 0 || !has(m->mine, spot - 1u))
        return HG_NONE;
    threat = mind_threat(m, (uint8_t)(spot - 1));
    if (threat == 0)
        return HG_NONE;
    units = m->o->units[spot - 1];
    while (*need < pile && odds_win(m->plain, threat + 3, units + *need) > ODDS_ONE * 2 / 5)
        ++*need;
    return *need == 0 ? (uint8_t)HG_NONE : (uint8_t)(spot - 1);
}

/* Without anything to attack: where the threat is largest. */
static uint8_t most_threatened(const struct mind *m)
{
    uint8_t best = (uint8_t)lowest(m->mine);
    unsigned most = 0;
    for (uint64_t left = m->mine; left != 0;) {
        uint8_t place = take_lowest(&left);
        unsigned threat = mind_threat(m, place) + 1;
        if (threat > most && (m->r->conquest.near[place] & m->enemies) != 0) {
            most = threat;
            best = place;
        }
    }
    return best;
}

/* The base first, as far as it needs units, then borders of whole regions, then others if the manner is so; all the
 * rest where the best attack begins. */
struct hg_action turn_place(const struct mind *m)
{
    struct hg_action a = hg_blank(VERB_PLACE, m->seat);
    unsigned need;
    a.to = turn_weak_spot(m, (m->o->pile + 1u) / 2, &need);
    if (a.to != HG_NONE) {
        a.n = (uint16_t)need;
        return a;
    }
    a.to = guard_lacks(m, &need);
    if (a.to != HG_NONE) {
        a.n = (uint16_t)(need < m->o->pile ? need : m->o->pile);
        return a;
    }
    a.to = cover_lacks(m, m->o->pile);
    a.n = 1;
    if (a.to != HG_NONE)
        return a;
    a.n = m->o->pile;
    a.to = mind_aim(m, m->o->pile).launch;
    if (a.to == HG_NONE)
        a.to = most_threatened(m);
    return a;
}

/* ---- Attacking --------------------------------------------------------------------------------------------------- */

/* As many dice as there may be, and the hero: one more of either only helps. */
struct hg_action turn_attack_on(const struct mind *m, uint8_t from, uint8_t to)
{
    bool declares = ask_seen(m->s)->kind == ASK_DECLARE;
    struct hg_action a = hg_blank(declares ? VERB_DECLARE : VERB_ATTACK, m->seat);
    a.from = from;
    a.to = to;
    if (declares)
        return a;
    a.n = at_most(m->r->conquest.attack_dice, m->o->units[from] - 1u);
    a.x[0] = m->o->hero[m->seat] == from + 1;
    return a;
}

struct hg_action turn_attack(const struct mind *m, const struct target *t)
{
    uint8_t from, to;
    if (!turn_goes_for(m, t, &from, &to))
        return hg_blank(VERB_END, m->seat);
    return turn_attack_on(m, from, to);
}

/* Whether the own strongest force is twice as large as any beside it. */
static bool is_far_stronger(const struct mind *m)
{
    unsigned own = 0, others = 0;
    for (uint64_t left = insight_beside(m->r, m->mine, m->enemies); left != 0;) {
        uint8_t place = take_lowest(&left);
        unsigned threat = mind_threat(m, place);
        own = m->o->units[place] > own ? m->o->units[place] : own;
        others = threat > others ? threat : others;
    }
    return own > 2 * others;
}

/* Manners that stay where they are want no more than the card, unless it is a region, an army, or a walk. */
bool turn_is_content(const struct mind *m, const struct target *t)
{
    return m->manner->stays != 0 && m->o->conquests > 0 && t->kind == AIMS_PLACE &&
           (m->r->conquest.region[insight_region_of(m->r, (uint8_t)lowest(t->places))] & ~m->mine) != t->places &&
           !is_far_stronger(m);
}

/* ---- Moving in --------------------------------------------------------------------------------------------------- */

/* What pulls units to a place: enemies to fear, and enemies to attack. */
static int32_t pull(const struct mind *m, uint8_t place)
{
    uint64_t beside = m->r->conquest.near[place] & m->enemies;
    int32_t sum = 0;
    while (beside != 0) {
        uint8_t enemy = take_lowest(&beside);
        sum += mind_worth_of(m, enemy) - m->card + 4 * m->o->units[enemy];
    }
    return sum;
}

/* What stays behind: as much as could attack there, but no more than a part of the force. */
static unsigned guard(const struct mind *m, uint8_t place, unsigned movable)
{
    unsigned threat = mind_threat(m, place), most = movable / 3;
    if (m->o->base[m->seat] == place + 1)
        most = movable * 2 / 3;
    return threat < most ? threat : most;
}

/* Units follow to where more is to be feared or taken. */
struct hg_action turn_advance(const struct mind *m)
{
    const struct hg_ask *ask = ask_seen(m->s);
    struct hg_action a = hg_blank(VERB_ADVANCE, m->seat);
    unsigned movable = m->o->units[asked_from(ask)] - 1u, units = 0, keeps;
    int32_t here = pull(m, asked_from(ask)), there = pull(m, asked_to(ask));
    if (here == 0 || there >= here)
        units = there == 0 ? 0 : movable - guard(m, asked_from(ask), movable);
    else if (there > 0)
        units = guard(m, asked_to(ask), movable);
    keeps = guard_keeps(m, asked_from(ask), asked_to(ask));
    if (units + keeps > movable)
        units = keeps < movable ? movable - keeps : 0;
    units = cover_advance(m, units);
    a.n = (uint16_t)units;
    a.x[0] = m->o->hero[m->seat] == asked_from(ask) + 1 && units > movable / 2;
    return a;
}

/* ---- Manoeuvres -------------------------------------------------------------------------------------------------- */

/* How much a front place wants units: the front that attacks next is where most are already. */
static int32_t front_need(const struct mind *m, uint8_t place)
{
    int32_t threat = (int32_t)mind_threat(m, place), units = m->o->units[place];
    if (m->by_goals && m->o->base[m->seat] == place + 1 && threat > 0)
        return 2 * threat + 64;
    return pull(m, place) / UNIT + 2 * units + threat;
}

/* Places in the rear need nothing. */
static uint8_t neediest(const struct mind *m, uint64_t places)
{
    uint8_t best = HG_NONE;
    int32_t most = INT32_MIN;
    for (uint64_t left = insight_beside(m->r, places, m->enemies); left != 0;) {
        uint8_t place = take_lowest(&left);
        int32_t need = front_need(m, place);
        if (need <= most)
            continue;
        most = need;
        best = place;
    }
    return best;
}

/* Whether units stand where no enemy is near. */
bool turn_has_rear(const struct mind *m)
{
    uint64_t crowd = m->mine & crowded(m->o->units);
    return insight_beside(m->r, crowd, m->enemies) != crowd;
}

/* Without a front within reach, one step towards it: rear places beside the front come next. Places of one group can go
 * to the same front, so it is looked for once. */
bool turn_from_rear(const struct mind *m, const struct hg_choices *choices, struct hg_action *out)
{
    const struct hg_choice *best = NULL;
    uint8_t to = HG_NONE, place = HG_NONE;
    uint64_t group = 0;
    for (unsigned i = 0; i < choices->count; i++) {
        const struct hg_choice *box = &choices->box[i];
        if (box->verb != VERB_FORTIFY || !mind_is_rear(m, box->from) || (best != NULL && box->n.hi <= best->n.hi))
            continue;
        if (group != (box->to | bit(box->from)))
            place = neediest(m, box->to);
        group = box->to | bit(box->from);
        if (place == HG_NONE)
            continue;
        best = box;
        to = place;
    }
    if (best != NULL)
        *out = box_largest(best, to);
    return best != NULL;
}

/* The first of those with most units that no enemy is beside; HG_NONE without any. */
static uint8_t largest_behind(const struct mind *m, uint64_t places)
{
    uint8_t best = HG_NONE;
    unsigned most = 0;
    while (places != 0) {
        uint8_t place = take_lowest(&places);
        if (m->o->units[place] <= most || !mind_is_rear(m, place))
            continue;
        most = m->o->units[place];
        best = place;
    }
    return best;
}

/* The same without a list, where places that own ones connect are all that counts: group by group, as they would be
 * listed. */
bool turn_from_rear_freely(const struct mind *m, struct hg_action *out)
{
    uint64_t left = m->mine & crowded(m->o->units);
    unsigned most = 0;
    *out = hg_blank(VERB_FORTIFY, m->seat);
    while (left != 0) {
        uint64_t group = insight_connected(m->r, m->mine, left & (~left + 1));
        uint8_t from = largest_behind(m, group & left), to;
        left &= ~group;
        if (from == HG_NONE || m->o->units[from] <= most)
            continue;
        to = neediest(m, group & ~bit(from));
        if (to == HG_NONE)
            continue;
        most = m->o->units[from];
        out->from = from;
        out->to = to;
        out->n = (uint16_t)(most - 1);
    }
    return most > 0;
}

/* Guards first, then thin borders where the manner sees to them. */
bool turn_fortify(const struct mind *m, const struct hg_choices *choices, struct hg_action *out)
{
    return guard_fortify(m, choices, out) || cover_fortify(m, choices, out) || turn_from_rear(m, choices, out);
}
