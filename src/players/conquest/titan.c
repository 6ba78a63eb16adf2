/* Attacks on the titan: rarely worth the units, unless ships, cards or the meter help. The chance is the exact one,
 * with the own cards that could be played; what it is worth is what the titan shields and what it may devastate. */
#include "players/conquest/campaign.h"

#include "engine/conquest/campaign/campaign.h"
#include "odds/position.h"

enum { FREED = 3 * UNIT /* places that can't be devastated any more */, METER = 3 * UNIT, PROMISING = 4 };

/* What is gained by an attack that succeeds. */
static int32_t worth(const struct mind *m)
{
    uint64_t shield = titan_shield(m->r, m->s);
    int32_t sum = FREED + (role_of(m->r, m->seat) == HG_SEEKERS ? METER : 0);
    return shield != 0 ? sum + mind_worth_of(m, (uint8_t)lowest(shield)) / 2 : sum;
}

/* The best card of each kind; all of them will be played when they decide. */
static void add_cards(const struct mind *m, struct odds_assault *out)
{
    struct hg_set hand = m->s->conquest.secret.hand[m->seat];
    unsigned total = 0;
    while (!set_empty(&hand)) {
        const struct hg_directive *d = directive_of(m->r, set_take_lowest(&hand));
        if (d->op == HG_HIT_ON_TOP)
            out->top_face = 1;
        else if (d->op == HG_RAISE_TOTAL_BY && d->amount > total)
            total = d->amount;
        else if (d->window == HG_AT_ATTACK_ROLL && d->op == HG_RAISE_DICE && d->amount > out->side.all)
            out->side.all = d->amount;
    }
    out->modifier += (int)total;
}

/* With all ships that stand there: a box of the most units takes them all along. */
static struct odds_assault assault_of(const struct mind *m, const struct hg_choice *box)
{
    struct odds_assault a;
    odds_assault_at(m->r, m->s, box->from, &a);
    add_cards(m, &a);
    return a;
}

/* Without several things that help there is no need to count throws. */
static bool is_promising(const struct odds_assault *a)
{
    int help = a->modifier + 3 * a->side.all + a->side.carriers + 2 * a->side.dreadnoughts;
    return a->top_face != 0 || help >= PROMISING;
}

/* Units are lost for certain when it fails, so the worth is weighed against all of them. */
static bool is_worth_it(const struct mind *m, const struct hg_choice *box)
{
    struct odds_assault a = assault_of(m, box);
    struct odds_assault_result chance;
    if (!is_promising(&a))
        return false;
    odds_assault(&a, box->n.hi, &chance);
    return (int64_t)chance.hit * worth(m) > (int64_t)(chance.all - chance.hit) * box->n.hi * UNIT;
}

/* With fewer dice than may be thrown there is hardly any hope. */
bool titan_attack(const struct mind *m, const struct hg_choices *choices, struct hg_action *out)
{
    for (unsigned i = 0; i < choices->count; i++) {
        const struct hg_choice *box = &choices->box[i];
        if (box->verb != VERB_ASSAULT || box->n.hi < m->r->conquest.attack_dice || !is_worth_it(m, box))
            continue;
        *out = box_largest(box, HG_NONE);
        return true;
    }
    return false;
}

/* After the roll: only a card that decides. */
bool titan_needs(const struct mind *m, uint8_t card)
{
    const struct hg_directive *d = directive_of(m->r, card);
    int total = titan_total(m->r, m->s), target = campaign_of(m->r)->titan_total;
    if (total >= target)
        return false;
    return d->op != HG_RAISE_TOTAL_BY || total + d->amount >= target;
}
