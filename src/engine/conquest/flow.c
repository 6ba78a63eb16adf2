/* The flow of a game: whose turn it is, which step follows, who has left, who has won. */
#include "engine/conquest/conquest.h"

typedef void enter(const struct hg_rules *r, struct hg_state *s);

static enter *const enter_step[HG_STEPS] = {
    [HG_STEP_DEPLOY] = deploy_enter,
    [HG_STEP_INVADE] = attack_enter,
    [HG_STEP_FORTIFY] = fortify_enter,
    [HG_STEP_DRAW] = cards_enter_draw,
};

/* Clockwise from `seat`, the seat itself last. Some seat always acts while the game is on. */
uint8_t flow_next_acting(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    do
        seat = (uint8_t)(seat + 1 == r->seats ? 0 : seat + 1);
    while (!has(s->acting, seat));
    return seat;
}

/* How far a seat sits behind the beginner. */
static unsigned place_in_order(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    unsigned first = open_seen(s)->first;
    return seat >= first ? seat - first : seat + r->seats - first;
}

void flow_begin_turn(const struct hg_rules *r, struct hg_state *s, uint8_t seat)
{
    struct hg_conquest_open *o = open_of(s);
    if (o->seat == HG_NONE || place_in_order(r, s, seat) <= place_in_order(r, s, o->seat))
        s->round++;
    s->turn++;
    o->seat = seat;
    o->conquests = 0;
    o->step = 0;
    enter_step[r->conquest.step[0]](r, s);
}

/* The step's own question is off the stack already. */
void flow_next_step(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    o->step++;
    if (o->step < r->conquest.steps)
        enter_step[r->conquest.step[o->step]](r, s);
    else
        flow_begin_turn(r, s, flow_next_acting(r, s, o->seat));
}

/* One seat left that acts: it has won, and nothing is asked any more. */
bool flow_won(struct hg_state *s)
{
    if (count_bits(s->acting) != 1)
        return false;
    ask_clear(s);
    attack_forget_battle(s);
    s->over = 1;
    s->winners = s->acting;
    return true;
}

/* A turn whose seat is gone ends at once, whatever it was in the middle of. */
static void drop_turn(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    ask_clear(s);
    attack_forget_battle(s);
    o->pile = 0;
    flow_begin_turn(r, s, flow_next_acting(r, s, o->seat));
}

void flow_resign(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    s->acting &= (uint8_t)~bit(a->seat);
    cards_discard_hand(s, a->seat);
    open_of(s)->pool[a->seat] = 0;
    if (flow_won(s))
        return;
    if (open_of(s)->seat == HG_NONE)
        setup_resigned(r, s, a->seat);
    else if (open_of(s)->seat == a->seat)
        drop_turn(r, s);
    else if (ask_top(s)->seat == a->seat)
        attack_answer_for_absent(r, s);
}

enum hg_reason flow_why_not_end(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    (void)s;
    (void)a;
    return HG_OK;
}

void flow_end(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    (void)a;
    ask_pop(s);
    flow_next_step(r, s);
}
