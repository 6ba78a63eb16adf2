/* Every attack that a seat could make, for lists of odds on the screen and in `hegemon odds --record`: what the
 * engine would offer when that seat is asked to attack, each with its battle. */
#include "odds/attacks.h"

#include "engine/conquest/core/mechanism.h"
#include "engine/insight.h"
#include "engine/traits.h"

unsigned odds_attacks(const struct hg_rules *r, const struct hg_state *position, uint8_t seat,
                      struct odds_attack out[ODDS_ATTACKS_MAX])
{
    if (seat >= r->seats || position->over || position->turn == 0)
        return 0;
    switch ((enum hg_dice_use)hg_traits(r).dice) {
    case HG_DICE_COMPARED:
        return odds_attacks_compared(r, position, seat, out);
    case HG_DICE_ADDED:
        return odds_attacks_added(r, position, seat, out);
    case HG_DICE_MATCHED:
        return 0;
    }
    return 0;
}

/* The attacker's hero goes in where it stands, since it can only help. */
static unsigned add_pair(const struct hg_rules *r, const struct hg_state *s, uint8_t from, uint8_t to, unsigned count,
                         struct odds_attack out[ODDS_ATTACKS_MAX])
{
    struct odds_attack *a = &out[count];
    if (count == ODDS_ATTACKS_MAX)
        return count;
    *a = (struct odds_attack){.from = from, .to = to, .army = owner_of(s, to)};
    a->attackers = odds_attackers_at(s, from);
    a->defenders = odds_defenders_at(s, to);
    odds_battle_at(r, s, from, to, 1, &a->battle);
    return count + 1;
}

/* The titan has no army and no units: all that may be lost are the attackers. */
static unsigned add_assault(const struct hg_rules *r, const struct hg_state *s, uint8_t from, unsigned count,
                            struct odds_attack out[ODDS_ATTACKS_MAX])
{
    if (count == ODDS_ATTACKS_MAX)
        return count;
    out[count] = (struct odds_attack){.from = from, .to = (uint8_t)(open_seen(s)->titan - 1), .titan = true};
    out[count].army = HG_NONE;
    out[count].attackers = odds_attackers_at(s, from);
    odds_assault_at(r, s, from, &out[count].assault);
    return count + 1;
}

/* Ships split what is offered into several boxes, so pairs are gathered first. */
struct pairs {
    uint64_t to[HG_PLACES_MAX], assaults;
};

static void gather(const struct hg_choices *choices, struct pairs *out)
{
    for (unsigned i = 0; i < choices->count; i++) {
        const struct hg_choice *box = &choices->box[i];
        if (box->verb == VERB_ATTACK || box->verb == VERB_DECLARE || box->verb == VERB_STRIKE)
            out->to[box->from] |= box->to;
        if (box->verb == VERB_ASSAULT)
            out->assaults |= bit(box->from);
    }
}

unsigned odds_attacks_compared(const struct hg_rules *r, const struct hg_state *position, uint8_t seat,
                               struct odds_attack out[ODDS_ATTACKS_MAX])
{
    struct hg_choices choices = {.count = 0};
    struct pairs pairs = {.assaults = 0};
    unsigned count = 0;
    insight_attacks(r, position, seat, &choices);
    gather(&choices, &pairs);
    for (uint8_t from = 0; from < HG_PLACES_MAX; from++) {
        for (uint64_t left = pairs.to[from]; left != 0;)
            count = add_pair(r, position, from, take_lowest(&left), count, out);
        if (has(pairs.assaults, from))
            count = add_assault(r, position, from, count, out);
    }
    return count;
}
