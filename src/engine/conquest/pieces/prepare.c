/* Prepare: what may be done between deploying and attacking, in any order: taking command of an ally's place and the
 * starting manoeuvre, each once, and abilities of the window HG_ATTACK_START. Allies may be asked until one agrees, for
 * each place once.
 *
 * Sources: CQ-TEAM-07 to 11 (transfer of command), CQ-TURN-03 and AMB-69 (the step). */
#include "engine/conquest/pieces/pieces.h"

/* ---- Transfer of command ---------------------------------------------------------------------------------------- */

/* An ally hands over places with one unit, not the one with its hero and not its last. */
static uint64_t places_to_ask_for(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint64_t allies = friends_of(r, s, seat) & s->acting & ~bit(seat), places = 0;
    if (allies == 0)
        return 0;
    while (allies != 0) {
        uint8_t ally = take_lowest(&allies);
        if (count_bits(o->own[ally]) < 2)
            continue;
        places |= o->own[ally];
        if (o->hero[ally] != 0)
            places &= ~bit(o->hero[ally] - 1u);
    }
    return places & ~crowded(o->units) & ~o->asked;
}

/* At most one place a turn (CQ-TEAM-09). */
enum hg_reason prepare_why_not_transfer(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    if (command_was_taken(ask_seen(s)))
        return HG_ONCE_A_TURN;
    if (has(open_seen(s)->own[a->seat], a->to) || !has(friendly_places(r, s, a->seat), a->to))
        return HG_NOT_AN_ALLYS;
    if (has(open_seen(s)->asked, a->to))
        return HG_ASKED_ALREADY;
    return has(places_to_ask_for(r, s, a->seat), a->to) ? HG_OK : HG_CANNOT_HAND_OVER;
}

/* The ally decides (CQ-TEAM-08). The place counts as asked for, whatever the answer. */
void prepare_transfer(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    open_of(s)->asked |= bit(a->to);
    ask_push(s, (struct hg_ask){.kind = ASK_CONSENT, .seat = owner_of(s, a->to), .a = a->to});
}

void prepare_offer_answer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    (void)r;
    box_add(s, out, VERB_ACCEPT);
    box_add(s, out, VERB_REFUSE);
}

/* One unit from the supply takes the place of the ally's; no conquest. */
void prepare_accept(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    uint8_t place = asked_place(ask_top(s));
    (void)a;
    ask_pop(s);
    ask_top(s)->x = 1;
    occupy_hand_over(r, s, place, 1);
}

void prepare_refuse(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    (void)a;
    ask_pop(s);
}

/* Who has left hands nothing over. */
void prepare_absent(const struct hg_rules *r, struct hg_state *s)
{
    course_of(r)->refuse(r, s, NULL);
}

/* ---- The step --------------------------------------------------------------------------------------------------- */

/* By a reward. */
static bool may_start_with_manoeuvre(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    return plays_with(r, HG_REWARDS) && rewards_held(r, s, seat, HG_STARTING_MANOEUVRE) > 0;
}

/* Asked when something public could be done. */
void prepare_enter(const struct hg_rules *r, struct hg_state *s)
{
    uint8_t seat = open_of(s)->seat;
    bool starts = may_start_with_manoeuvre(r, s, seat);
    if (starts || places_to_ask_for(r, s, seat) != 0 || windows_ask(r, s, seat, HG_ATTACK_START))
        ask_push(s, (struct hg_ask){.kind = ASK_PREPARE, .seat = seat, .y = !starts});
    else
        flow_next_step(r, s);
}

/* Each of them once; the step may be ended at any time. */
void prepare_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    uint64_t places = !command_was_taken(ask_seen(s)) ? places_to_ask_for(r, s, ask_seen(s)->seat) : 0;
    if (places != 0)
        box_add(s, out, VERB_TRANSFER)->to = places;
    if (!start_was_moved(ask_seen(s)))
        fortify_offer_moves(r, s, out);
    box_add(s, out, VERB_END);
    course_of(r)->offer_more(r, s, out);
}
