/* What every family's skill has in common: which one it is, chance by lot, one step of a rollout. Chance is drawn
 * here with the player's own numbers; the dealer of the game is never asked. */
#include "players/skill.h"

#include "engine/bits.h"

const struct skill *const skill_table[HG_FAMILIES] = {
#define ROW(NUMBER, name) [HG_##NUMBER] = &skill_##name,
    HG_EACH_FAMILY(ROW)
#undef ROW
};

/* Every face as likely. */
static struct hg_action roll(const struct hg_chances *c, struct rng *rng)
{
    struct hg_action a = hg_blank(c->verb, HG_CHANCE);
    a.count = c->count;
    for (unsigned i = 0; i < c->count; i++)
        a.x[i] = (uint8_t)(c->least[i] + rng_below(rng, c->sides[i] - c->least[i] + 1u));
    return a;
}

/* Every card as likely. Apart from rolling, so that the action needs no memory. */
static struct hg_action draw(const struct hg_chances *c, struct rng *rng)
{
    struct hg_action a = hg_blank(c->verb, HG_CHANCE);
    a.card = set_nth(c->items, rng_below(rng, set_count(&c->items)));
    return a;
}

/* What the dealer does, with another source of numbers. */
struct hg_action skill_deal(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    struct hg_chances c;
    hg_chances(r, s, &c);
    return c.count == 0 ? draw(&c, rng) : roll(&c, rng);
}

/* Every box as likely, then every action in it. */
struct hg_action skill_any(const struct hg_choices *choices, struct rng *rng)
{
    const struct hg_choice *box = &choices->box[rng_below(rng, choices->count)];
    return hg_choice_nth(box, rng_below64(rng, hg_choice_count(box)));
}

/* For families without a faster way. */
void skill_step(const struct skill *skill, const struct hg_rules *r, struct hg_state *s, const struct kit *kit)
{
    struct hg_action a = hg_actor(s) == HG_CHANCE ? skill_deal(r, s, kit->rng) : skill->casual(r, s, kit);
    hg_apply_legal(r, s, &a);
}
