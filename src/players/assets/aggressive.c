/* The aggressive player with dice and cards: it matches a row whenever it can, by lot which one, with as few dice as
 * possible; it loses small dice first and never gives up. */
#include "players/random.h"

#include "engine/assets/assets.h"
#include "players/boxes.h"

/* Any row that can be matched, then any card whose row that is; nobody is asked where there is none. */
static struct hg_action choose_from(const uint64_t cards[HG_ROWS_MAX + 1], const struct hg_state *s, struct rng *rng)
{
    struct hg_action a = hg_blank(VERB_MATCH, ask_seen(s)->seat);
    unsigned row = 0, matches = 0;
    for (unsigned i = 0; i <= HG_ROWS_MAX; i++)
        matches += cards[i] != 0;
    if (matches == 0)
        return hg_blank(VERB_PASS, a.seat);
    for (unsigned k = rng_below(rng, matches); k > 0 || cards[row] == 0; row++)
        k -= cards[row] != 0;
    a.x[0] = (uint8_t)(row + 1);
    a.to = boxes_any_place(cards[row], rng);
    return a;
}

static struct hg_action choose(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    uint64_t cards[HG_ROWS_MAX + 1];
    assets_matches(r, s, cards);
    return choose_from(cards, s, rng);
}

/* Any open row of the card. A number is drawn for the card, too, of which there is one; so it is as in the first roll.
 */
static struct hg_action match(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    const struct hg_assets *o = assets_seen(s);
    uint64_t rows = assets_matching(r, s);
    struct hg_action a = hg_blank(rows != 0 ? VERB_MATCH : VERB_REMOVE, ask_seen(s)->seat);
    if (rows == 0) {
        a.n = r->assets.sides[o->dice[0] == 0];
        return a;
    }
    a.x[0] = (uint8_t)(boxes_any_place(rows, rng) + 1);
    a.to = o->target;
    rng_next(rng);
    return a;
}

/* Dice that are left may match more rows. */
static struct hg_action place(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_row *row = assets_row(r, assets_seen(s)->target, assets_asked_row(ask_seen(s)));
    struct hg_action a = hg_blank(VERB_PLACE, ask_seen(s)->seat);
    a.n = (uint16_t)rows_fewest(assets_rolled(s), row);
    return a;
}

/* A match wherever there is one. */
struct hg_action random_assets_choose(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    switch (ask_seen(s)->kind) {
    case ASK_MATCH:
        return match(r, s, rng);
    case ASK_PLACE:
        return place(r, s);
    default:
        return choose(r, s, rng);
    }
}

/* ---- Whole turns ------------------------------------------------------------------------------------------------- */

/* Chance by the dealer, everything else by the player, and each answer by the function that carries it out. */
static void step(const struct hg_rules *r, struct hg_state *s, const struct rush *with, struct hg_chances *dice)
{
    struct rng *rng = &with->rng[assets_seen(s)->seat];
    struct hg_action a;
    switch (ask_seen(s)->kind) {
    case ASK_ROLL:
        assets_roll_chances(r, s, dice);
        a = with->deal(with->dealer, dice);
        assets_roll(r, s, &a);
        return;
    case ASK_CHOOSE:
        a = choose(r, s, rng);
        assets_match(r, s, &a);
        return;
    case ASK_MATCH:
        a = match(r, s, rng);
        if (a.verb == VERB_MATCH)
            assets_match(r, s, &a);
        else
            assets_remove(r, s, &a);
        return;
    default:
        a = place(r, s);
        assets_place(r, s, &a);
    }
}

/* A turn's first roll and the choice that follows, of which the dice are looked at once. Returns how many of the two
 * were made. */
static unsigned long begin_turn(const struct hg_rules *r, struct hg_state *s, const struct rush *with,
                                struct hg_chances *dice)
{
    uint64_t cards[HG_ROWS_MAX + 1];
    struct rng *rng = &with->rng[assets_seen(s)->seat];
    struct hg_action a;
    assets_roll_chances(r, s, dice);
    a = with->deal(with->dealer, dice);
    if (!assets_roll_first(r, s, &a, cards))
        return 1;
    a = choose_from(cards, s, rng);
    assets_match(r, s, &a);
    return 2;
}

/* Who begins is the one answer that belongs to no turn. */
unsigned long random_assets_rush(const struct hg_rules *r, struct hg_state *s, const struct rush *with,
                                 unsigned long most)
{
    struct hg_chances dice = {0};
    uint32_t turn = s->turn;
    unsigned long done = 0;
    if (ask_seen(s)->kind == ASK_FIRST && most > 0) {
        struct hg_action a;
        assets_first_chances(r, s, &dice);
        a = with->deal(with->dealer, &dice);
        assets_first(r, s, &a);
        return 1;
    }
    if (ask_seen(s)->kind == ASK_ROLL && assets_seen(s)->target == HG_NONE && most > 1)
        done = begin_turn(r, s, with, &dice);
    for (; done < most && s->turn == turn && !s->over; done++)
        step(r, s, with, &dice);
    return done;
}
