/* How the galactic family is played. Casual looks one turn ahead, the searching levels as far as their work reaches;
 * see decide.c. */
#include <string.h>

#include "players/galactic/galactic.h"
#include "players/random.h"
#include "players/skill.h"

/* Positions that are worth one rollout; turns at most; positions from which on a larger table pays, and a keen look. */
enum { POSITIONS = 130, DEEPEST = 40, MANY = 1000000 };

/* A beginner sees what everybody sees, but can't tell how much it matters. After a move only the opponent's answer
 * tells what a card does. */
enum { FAVOURED = WORTH_ONE / 24, NEARLY = WORTH_ONE / 200, BEGINNER = WORTH_ONE / 4 };
static const struct galactic_level dim = {.turns = 1, .work = UINT32_MAX, .blur = BEGINNER};
static const struct galactic_level glance = {.turns = 1, .work = UINT32_MAX, .blur = NEARLY};
static const struct galactic_level second_glance = {.turns = 2, .work = UINT32_MAX, .blur = NEARLY};

/* ---- Questions that the board does not answer -------------------------------------------------------------------- */

/* The card that the other hand misses most. */
static struct hg_action discard(const struct hg_rules *r, const struct hg_state *s)
{
    struct hg_action a = hg_blank(VERB_DISCARD, ask_seen(s)->seat);
    struct hg_set left = s->galactic.secret.hand[other(a.seat)];
    int32_t most = INT32_MIN;
    while (!set_empty(&left)) {
        uint8_t card = set_take_lowest(&left);
        if (galactic_card_price(galactic_effect_of(r, card)) <= most)
            continue;
        most = galactic_card_price(galactic_effect_of(r, card));
        a.card = card;
    }
    return a;
}

/* A verdict without a search. */
static struct galactic_verdict certain(struct hg_action a)
{
    return (struct galactic_verdict){.move = a, .plan = a};
}

/* ---- The levels -------------------------------------------------------------------------------------------------- */

/* Two questions are not about the board. */
static struct galactic_verdict decide(const struct hg_rules *r, const struct hg_state *s,
                                      const struct galactic_level *level, const struct kit *kit)
{
    if (ask_seen(s)->kind == ASK_DISCARD)
        return certain(discard(r, s));
    if (ask_seen(s)->kind == ASK_ORDER)
        return certain(hg_blank(VERB_FIRST, ask_seen(s)->seat));
    return galactic_decide(r, s, level, kit->rng);
}

/* What a style looks for; others than these play like the ladder. */
static struct galactic_level in_style(struct galactic_level level, enum style style)
{
    level.charge = style == STYLE_RACER ? FAVOURED : style == STYLE_FIGHTER ? -FAVOURED : 0;
    level.attack = -level.charge;
    return level;
}

/* After a move one turn ahead shows nothing but the opponent's answer, so it looks at two. */
static struct hg_action casual(const struct hg_rules *r, const struct hg_state *s, const struct kit *kit)
{
    struct galactic_level level =
        in_style(ask_seen(s)->kind == ASK_AFTER_MOVE ? second_glance : glance, kit_style(kit, ask_seen(s)->seat));
    return decide(r, s, &level, kit).move;
}

/* Sees as casual does, but blurred. */
static struct hg_action novice(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices,
                               const struct kit *kit)
{
    (void)choices;
    return decide(r, s, &dim, kit).move;
}

/* One answer: the family has a search of its own. */
static unsigned candidates(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices,
                           const struct kit *kit, struct hg_action out[SKILL_CANDIDATES])
{
    (void)choices;
    out[0] = casual(r, s, kit);
    return 1;
}

/* Worths of both seats add up to one. */
static void evaluate(const struct hg_rules *r, const struct hg_state *s, uint32_t worth[HG_SEATS_MAX])
{
    for (unsigned seat = 0; seat < 2; seat++) {
        int32_t w = s->over ? 0 : galactic_worth(r, s, seat);
        if (s->over && s->winners != 0)
            w = has(s->winners, seat) ? WORTH_ONE : -WORTH_ONE;
        worth[seat] = (uint32_t)((int64_t)(w + WORTH_ONE) * SKILL_ONE / (2 * WORTH_ONE));
    }
}

/* ---- Reasons ----------------------------------------------------------------------------------------------------- */

/* The chance of an attack as it would be rolled now. */
static int32_t chance_of(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    struct hg_state next = *s;
    memset(gal_of(&next)->hand_size, 0, sizeof gal_of(&next)->hand_size);
    hg_apply_legal(r, &next, a);
    return (int32_t)((uint64_t)galactic_chance(r, &next) * 10000 / CHANCE_ONE);
}

/* What speaks for a verb; the others are routine. */
static const uint8_t reasons[VERBS] = {
    [VERB_CHARGE] = THOUGHT_ADVANCE, [VERB_ATTACK] = THOUGHT_CAPTURE, [VERB_RETREAT] = THOUGHT_FREE_SHIP,
    [VERB_BERTH] = THOUGHT_BERTH,    [VERB_PASS] = THOUGHT_PASS,      [VERB_PLAY] = THOUGHT_CARD,
    [VERB_PLAY_AT] = THOUGHT_CARD,   [VERB_PLAY_MOVE] = THOUGHT_CARD, [VERB_DISCARD] = THOUGHT_STRIP,
};

static void explain(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a,
                    struct odds_cache *odds, struct thought *why)
{
    (void)odds;
    *why = thought_of(reasons[a->verb] != 0 ? reasons[a->verb] : THOUGHT_ROUTINE);
    why->place = a->verb == VERB_RETREAT ? a->from : a->to;
    why->subject = a->card;
    if (a->verb == VERB_CHARGE && has(r->galactic.home[other(a->seat)], a->to))
        why->kind = THOUGHT_INVADE;
    if (a->verb == VERB_ATTACK)
        why->chance = chance_of(r, s, a);
    if (a->verb == VERB_RETREAT)
        why->chance = 10000 / r->galactic.die_sides;
}

/* As deep as the work allows. */
static struct hg_action search(const struct hg_rules *r, const struct hg_view *v, unsigned work, const struct kit *kit,
                               struct thought *why)
{
    unsigned positions = work * POSITIONS;
    struct galactic_level level = {.turns = DEEPEST,
                                   .work = positions,
                                   .table = positions < MANY ? GALACTIC_TABLE : GALACTIC_TABLE_MAX,
                                   .keen = positions >= MANY,
                                   .blur = NEARLY};
    struct galactic_verdict verdict = decide(r, &v->position, &level, kit);
    if (why == NULL)
        return verdict.move;
    explain(r, &v->position, &verdict.plan, kit->odds, why);
    why->work = verdict.work;
    if (verdict.work > 0)
        why->worth = (int32_t)((int64_t)(verdict.worth + WORTH_ONE) * 5000 / WORTH_ONE);
    return verdict.move;
}

static struct skill_hand hand(struct hg_view *v)
{
    struct hg_galactic *g = &v->position.galactic;
    return (struct skill_hand){&g->secret.hand[v->seat], &g->open.hand_size[v->seat]};
}

const struct skill skill_galactic = {
    .casual = casual,
    .novice = novice,
    .candidates = candidates,
    .evaluate = evaluate,
    .search = search,
    .aggressive = random_galactic_choose,
    .hand = hand,
    .explain = explain,
};
