/* The aggressive player on the grid: any of its choices by lot, but a stuck ship that may go home goes. Where the list
 * would have one box, it is not made; the numbers that choosing from it takes are drawn all the same. */
#include "players/random.h"

#include "engine/galactic/galactic.h"
#include "players/boxes.h"

static struct hg_action from_list(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    struct hg_choices choices;
    hg_choices(r, s, &choices);
    return boxes_any(&choices, rng);
}

/* Any ship that can move. */
static struct hg_action select_ship(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    struct hg_action a = hg_blank(VERB_SELECT, ask_seen(s)->seat);
    rng_next(rng);
    a.to = boxes_any_place(gal_movers(r, s, a.seat, gal_move_kinds(ask_seen(s))), rng);
    return a;
}

/* Mostly no card of the hand is for this window. */
static struct hg_action answer_window(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    if (gal_has_card(r, s))
        return from_list(r, s, rng);
    rng_next(rng);
    rng_next(rng);
    return hg_blank(VERB_PASS, ask_seen(s)->seat);
}

struct hg_action random_galactic_choose(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    switch ((enum ask_kind)ask_seen(s)->kind) {
    case ASK_RETREAT:
        return hg_blank(VERB_GO, ask_seen(s)->seat);
    case ASK_SELECT:
        return select_ship(r, s, rng);
    case ASK_BEFORE_MOVE:
    case ASK_OPP_BEFORE_MOVE:
    case ASK_DECLARED:
    case ASK_ROLLED:
    case ASK_LOST_ATTACK:
    case ASK_WON_ATTACK:
    case ASK_ENEMY_ENTERED:
    case ASK_AFTER_MOVE:
    case ASK_ANSWER:
        return answer_window(r, s, rng);
    default:
        return from_list(r, s, rng);
    }
}
