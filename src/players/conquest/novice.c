/* A beginner: units on any border, attacks wherever it has more units than the defender, cards when they must go. It
 * is the level `novice`, weak on purpose but never absurd. */
#include "players/conquest/novice.h"

#include "players/conquest/answers.h"

/* By lot, each as likely as another. */
static uint8_t any_of(uint64_t places, struct rng *rng)
{
    unsigned k = rng_below(rng, count_bits(places));
    while (k-- > 0)
        places &= places - 1;
    return (uint8_t)lowest(places);
}

/* Those on offer that lie beside an enemy; all of them when none does. */
static uint64_t borders(const struct mind *m, uint64_t offered)
{
    uint64_t found = insight_beside(m->r, offered, m->enemies);
    return found != 0 ? found : offered;
}

/* One by one on its borders would take long: a third of the pile at a time. */
static struct hg_action place(const struct mind *m, const struct hg_choice *box, const struct kit *kit)
{
    struct hg_action a = box_largest(box, any_of(borders(m, box->to), kit->rng));
    a.n = (uint16_t)((a.n + 2) / 3);
    return a;
}

/* Units first; a set is turned in only when nothing else can be done. */
static struct hg_action deploy(const struct mind *m, const struct hg_choices *choices, const struct kit *kit)
{
    const struct hg_choice *box = answer_box(choices, VERB_PLACE);
    if (m->o->picked_size == 0 && box != NULL)
        return place(m, box, kit);
    if ((box = answer_box(choices, VERB_TRADE)) != NULL || (box = answer_box(choices, VERB_PICK)) != NULL ||
        (box = answer_box(choices, VERB_END)) != NULL)
        return box_largest(box, HG_NONE);
    return skill_any(choices, kit->rng);
}

/* The k-th attack with more units than the defender has, or how many there are. */
static unsigned stronger(const struct mind *m, const struct hg_choices *choices, unsigned k, struct hg_action *out)
{
    unsigned found = 0;
    for (unsigned i = 0; i < choices->count; i++) {
        const struct hg_choice *box = &choices->box[i];
        if (box->verb != VERB_ATTACK && box->verb != VERB_DECLARE && box->verb != VERB_STRIKE)
            continue;
        for (uint64_t left = box->to; left != 0;) {
            uint8_t to = take_lowest(&left);
            if (m->o->units[box->from] > m->o->units[to] && found++ == k)
                *out = box_largest(box, to);
        }
    }
    return found;
}

/* Any attack in which it is stronger by count: it knows nothing of odds. */
static struct hg_action invade(const struct mind *m, const struct hg_choices *choices, const struct kit *kit)
{
    struct hg_action a = hg_blank(VERB_END, m->seat);
    unsigned found = stronger(m, choices, UINT32_MAX, &a);
    if (found > 0)
        stronger(m, choices, rng_below(kit->rng, found), &a);
    return a;
}

/* As long as it is stronger. */
static struct hg_action commit(const struct mind *m, const struct hg_choices *choices)
{
    const struct hg_choice *stop = answer_box(choices, VERB_STOP);
    if (stop != NULL && m->o->units[m->o->battle_from] <= m->o->units[m->o->battle_to])
        return box_largest(stop, HG_NONE);
    return box_largest(answer_box(choices, VERB_COMMIT), HG_NONE);
}

/* Nothing is moved, nothing played, nothing asked for. */
static struct hg_action decline(const struct hg_choices *choices, const struct kit *kit)
{
    const struct hg_choice *box = answer_box(choices, VERB_END);
    if (box == NULL)
        box = answer_box(choices, VERB_PASS);
    return box != NULL ? box_largest(box, HG_NONE) : skill_any(choices, kit->rng);
}

/* What a beginner overlooks is declined: cards, manoeuvres, requests. */
struct hg_action conquest_novice(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices,
                                 const struct kit *kit)
{
    struct mind m;
    mind_of(&m, r, s, ask_seen(s)->seat, kit);
    switch (ask_seen(s)->kind) {
    case ASK_DEPLOY:
        return deploy(&m, choices, kit);
    case ASK_INVADE:
    case ASK_DECLARE:
    case ASK_CAMPAIGN:
        return invade(&m, choices, kit);
    case ASK_COMMIT:
        return commit(&m, choices);
    case ASK_DEFEND:
    case ASK_HOLD:
    case ASK_COLLECT:
        return box_largest(choices->box, HG_NONE);
    case ASK_ADVANCE:
        return skill_any(choices, kit->rng);
    case ASK_CONSENT:
        return box_largest(choices->box, HG_NONE);
    case ASK_REINFORCE:
        return box_largest(choices->box, any_of(borders(&m, choices->box->to), kit->rng));
    case ASK_FORTIFY:
    case ASK_PREPARE:
    case ASK_WINDOW:
    case ASK_REGROUP:
    case ASK_CAMPAIGN_WINDOW:
    case ASK_REACT:
        return decline(choices, kit);
    default:
        return skill_any(choices, kit->rng);
    }
}
