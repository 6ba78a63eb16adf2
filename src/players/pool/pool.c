/* A player for each style: the policy of the family, asked in that style. What a style means stands with the families:
 * conquest/manner.c, galactic/skill.c, assets/skill.c. */
#include "players/pool/pool.h"

#include <string.h>

#include "players/skill.h"
#include "text/say.h"

/* Everybody at the table is taken for one of the style, since nobody else is asked. */
static struct hg_action choose(const struct hg_rules *r, const struct hg_view *v, enum style style,
                               const struct kit *kit, struct thought *why)
{
    uint8_t styles[HG_SEATS_MAX];
    struct kit styled = *kit;
    struct hg_action a;
    memset(styles, (int)style, sizeof styles);
    styled.styles = styles;
    a = skill_of(r)->casual(r, &v->position, &styled);
    if (why != NULL)
        skill_of(r)->explain(r, &v->position, &a, kit->odds, why);
    return a;
}

#define POOL(X)                                                                                                        \
    X(SPREADER, spreader, SAID("takes as many places as it can, all units in one stack"))                              \
    X(BUILDER, builder, SAID("builds regions that can be held, guards their borders, breaks those of others"))         \
    X(TURTLE, turtle, SAID("one corner with everything on its gates, and a card a turn"))                              \
    X(HUNTER, hunter, SAID("goes for the side whose end is cheapest for its cards"))                                   \
    X(OPPORTUNIST, opportunist, SAID("one sure conquest a turn, and out with sets"))                                   \
    X(AVENGER, avenger, SAID("goes for whoever stands in what it holds for its own"))                                  \
    X(RUSHER, rusher, SAID("goals and bases before everything"))                                                       \
    X(HOARDER, hoarder, SAID("keeps cards, units and places, takes little from others"))                               \
    X(ZEALOT, zealot, SAID("its faction's own end, whatever it costs"))                                                \
    X(RAIDER, raider, SAID("takes from others what they need for their ends"))                                         \
    X(RACER, racer, SAID("on a grid: forward, past everybody"))                                                        \
    X(FIGHTER, fighter, SAID("on a grid: wherever there is a fight"))

#define CHOOSE(STYLE, name, text)                                                                                      \
    static struct hg_action choose_##name(const struct hg_rules *r, const struct hg_view *v,                           \
                                          const struct hg_choices *choices, const struct kit *kit,                     \
                                          struct thought *why)                                                         \
    {                                                                                                                  \
        (void)choices;                                                                                                 \
        return choose(r, v, STYLE_##STYLE, kit, why);                                                                  \
    }
POOL(CHOOSE)
#undef CHOOSE

static const struct player players[] = {
#define ROW(STYLE, name, text)                                                                                         \
    {.id = #name, .about = text, .budget = "none: one look at every battle within reach", .choose = choose_##name},
    POOL(ROW)
#undef ROW
};

unsigned pool_count(void)
{
    return sizeof players / sizeof players[0];
}

const struct player *pool_at(unsigned i)
{
    return &players[i];
}
