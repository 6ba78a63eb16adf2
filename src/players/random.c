/* The players that decide by lot. `uniform` takes any box of the choices, then any action in it. `aggressive` presses
 * on wherever it can, in each family by a file of that family's folder: games with it end soon, which is what a
 * simulation of the rules wants. Neither weighs anything, so both are quick. */
#include "players/random.h"

#include "engine/ask.h"
#include "players/boxes.h"
#include "players/skill.h"
#include "text/say.h"

static struct hg_action choose_aggressive(const struct hg_rules *r, const struct hg_view *v,
                                          const struct hg_choices *choices, const struct kit *kit, struct thought *why)
{
    (void)choices;
    thought_lot(why);
    return skill_of(r)->aggressive(r, &v->position, kit->rng);
}

static struct hg_action glance_aggressive(const struct hg_rules *r, const struct hg_state *s, const struct kit *kit)
{
    return skill_of(r)->aggressive(r, s, kit->rng);
}

static struct hg_action choose_uniform(const struct hg_rules *r, const struct hg_view *v,
                                       const struct hg_choices *choices, const struct kit *kit, struct thought *why)
{
    (void)r;
    (void)v;
    thought_lot(why);
    return boxes_any(choices, kit->rng);
}

static struct hg_action glance_uniform(const struct hg_rules *r, const struct hg_state *s, const struct kit *kit)
{
    struct hg_choices choices;
    hg_choices(r, s, &choices);
    return boxes_any(&choices, kit->rng);
}

/* What is dealt is legal, and the player's answers are: the suite `laws` asks for them everywhere. */
static void step(const struct skill *skill, const struct hg_rules *r, struct hg_state *s, const struct rush *with)
{
    struct hg_chances chances;
    struct hg_action a;
    uint8_t actor = ask_seen(s)->seat;
    if (actor == HG_CHANCE) {
        hg_chances(r, s, &chances);
        a = with->deal(with->dealer, &chances);
    } else {
        a = skill->aggressive(r, s, &with->rng[actor]);
    }
    hg_apply_legal(r, s, &a);
}

/* A family may have a shorter way. */
static unsigned long rush_aggressive(const struct hg_rules *r, struct hg_state *s, const struct rush *with,
                                     unsigned long most)
{
    const struct skill *skill = skill_of(r);
    uint32_t turn = s->turn;
    unsigned long done = 0;
    if (skill->rush != NULL)
        return skill->rush(r, s, with, most);
    for (; done < most && s->turn == turn && !s->over; done++)
        step(skill, r, s, with);
    return done;
}

const struct player player_aggressive = {
    .id = "aggressive",
    .about = SAID("masses its units on one random border, attacks 15 times in 16, moves all in"),
    .budget = "none: decides by lot",
    .choose = choose_aggressive,
    .glance = glance_aggressive,
    .rush = rush_aggressive,
};

const struct player player_random = {
    .id = "random",
    .about = SAID("the lowest rung of the ladder: uniform by another name"),
    .budget = "none: decides by lot",
    .choose = choose_uniform,
    .glance = glance_uniform,
};

const struct player player_uniform = {
    .id = "uniform",
    .about = SAID("takes any of its choices by lot"),
    .budget = "none: decides by lot",
    .choose = choose_uniform,
    .glance = glance_uniform,
};
