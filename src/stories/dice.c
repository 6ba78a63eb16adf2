/* The dice of battles as they are compared: which count, and what is added to each, so that no result looks like a
 * mistake. Bonuses come from the engine (engine/insight.h), and from the card of the action itself, which is not yet
 * in force before it. The suite `stories` proves for whole games that losses follow from the dice that are told. */
#include "engine/bits.h"
#include "engine/conquest/asks.h"
#include "engine/conquest/campaign/ship_dice.h"
#include "engine/insight.h"
#include "engine/traits.h"
#include "stories/page.h"

enum { DEFENCE_AT = 3 }; /* in battle_die */

/* Before the action: what it changed is in `after`. */
static const struct hg_conquest_open *was(const struct story *in)
{
    return &in->before->conquest.open;
}

/* The one that the action answered; the innermost of those that are open. */
static const struct hg_ask *question(const struct story *in)
{
    return &in->before->ask[in->before->depth > 0 ? in->before->depth - 1 : 0];
}

/* ---- What is added ----------------------------------------------------------------------------------------------- */

/* What a card that settles the battle has just added itself. */
static void add_card(const struct story *in, struct bonus bonus[2], struct story_dice *out)
{
    if (!hg_verb_is(in->r, in->a->verb, HG_VERB_PLAYS) || in->a->card >= HG_PLAYABLE_MAX)
        return;
    for (unsigned i = 0; i < HG_OPERATIONS_MAX; i++) {
        const struct hg_operation *op = &in->r->conquest.ability[in->a->card].does[i];
        out->tie_to_attacker = out->tie_to_attacker || op->op == HG_OP_TIE;
        if (op->op != HG_OP_DIE_BONUS)
            continue;
        struct bonus *to = &bonus[op->side];
        uint8_t *die = op->what == HG_DIE_HIGHEST ? &to->highest : op->what == HG_DIE_SECOND ? &to->second : &to->all;
        *die = (uint8_t)(*die + op->amount);
    }
}

/* Pieces, ships and cards in force for both sides of the battle that is on. */
static struct insight_battle find_bonus(const struct story *in, struct bonus bonus[2], struct story_dice *out)
{
    struct insight_battle b;
    insight_battle(in->r, in->before, was(in)->battle_from, was(in)->battle_to, was(in)->battle_hero != 0, &b);
    for (unsigned i = 0; i < 2; i++) {
        struct bonus ships = ship_dice_bonus(b.ships[i] >> 2 * HG_CARRIER & 3);
        bonus[i] = (struct bonus){(uint8_t)(b.edge.highest[i] + ships.highest), (uint8_t)(b.second[i] + ships.second),
                                  b.each[i]};
        out->hero[i] = b.hero[i];
    }
    out->tie_to_attacker = b.tie_to_attacker;
    return b;
}

/* The highest of a side's dice that have no rank yet, or NULL. */
static struct story_die *highest(struct story_die *die, unsigned count)
{
    struct story_die *best = NULL;
    for (unsigned i = 0; i < count; i++)
        if (!die[i].counts && (best == NULL || die[i].face > best->face))
            best = &die[i];
    return best;
}

/* The kept ones by their rank before anything is added. */
static void rank(struct story_die *die, unsigned count, unsigned kept, const struct bonus *bonus)
{
    for (unsigned i = 0; i < kept && i < count; i++) {
        struct story_die *next = highest(die, count);
        next->counts = true;
        next->added = (uint8_t)(bonus->all + (i == 0 ? bonus->highest : i == 1 ? bonus->second : 0));
    }
}

/* How many of each side count is what the rules have kept, not how many were rolled. */
static void rank_both(const struct story *in, struct story_dice *out, const struct bonus bonus[2])
{
    rank(out->die, out->attack, was(in)->battle_attack, &bonus[HG_ATTACKER]);
    rank(out->die + out->attack, out->count - out->attack, was(in)->battle_defence, &bonus[HG_DEFENDER]);
}

/* ---- Which dice -------------------------------------------------------------------------------------------------- */

/* As many as two sides can have: the caller's array is made for that. */
static void add_die(struct story_dice *out, uint8_t face, uint8_t sides)
{
    out->die[out->count++] = (struct story_die){.face = face, .sides = sides};
}

/* As they were rolled, with the one that a card set. */
static void dice_rolled(const struct story *in, unsigned attack, uint8_t set, struct story_dice *out)
{
    struct hg_chances chances;
    hg_chances(in->r, in->before, &chances);
    for (unsigned i = 0; i < attack; i++)
        add_die(out, in->a->x[i], chances.sides[i]);
    if (set != 0 && attack > 0) {
        add_die(out, set, in->r->conquest.die_sides);
        out->die[out->count - 1].is_set = true;
    }
    out->attack = out->count;
    for (unsigned i = attack; i < in->a->count; i++)
        add_die(out, in->a->x[i], chances.sides[i]);
}

/* Those that lie, some of them rolled again by this action. Larger ones come first on each side. */
static void dice_again(const struct story *in, struct story_dice *out)
{
    const unsigned again[2] = {attack_dice_again(question(in)), defence_dice_again(question(in))};
    const unsigned count[2] = {was(in)->battle_attack, was(in)->battle_defence};
    struct hg_chances chances;
    unsigned next = 0;
    hg_chances(in->r, in->before, &chances);
    for (unsigned side = 0; side < 2; side++) {
        out->attack = side == HG_DEFENDER ? out->count : 0;
        for (unsigned i = 0; i < count[side]; i++) {
            bool rolled = has(again[side], i);
            uint8_t face = was(in)->battle_die[(side == HG_ATTACKER ? 0 : DEFENCE_AT) + i];
            uint8_t sides = rolled ? chances.sides[next] : in->r->conquest.die_sides;
            add_die(out, rolled ? in->a->x[next++] : face, face > sides ? in->r->conquest.campaign.large_sides : sides);
        }
    }
}

/* The attacker's as they lie: one of them, or all, may have been rolled again just now. */
static void attack_lying(const struct story *in, uint8_t set, struct story_dice *out)
{
    bool again = in->before->depth > 0 && question(in)->kind == ASK_REROLL;
    uint8_t which = again ? rerolled_die(question(in)) : (uint8_t)HG_NONE;
    if (again && which == HG_NONE) {
        for (unsigned i = 0; i < in->a->count; i++)
            add_die(out, in->a->x[i], in->r->conquest.die_sides);
        if (set != 0)
            add_die(out, set, in->r->conquest.die_sides);
    } else {
        for (unsigned i = 0; i < was(in)->battle_attack; i++)
            add_die(out, i == which ? in->a->x[0] : was(in)->battle_die[i], in->r->conquest.die_sides);
    }
    out->attack = out->count;
}

/* Of a roll. False when the action rolled nothing for a battle. */
bool story_dice(const struct story *in, struct story_dice *out)
{
    struct bonus bonus[2], none[2] = {{0, 0, 0}, {0, 0, 0}};
    unsigned attack = record_is_undo(in->a) || in->a->count == 0 ? HG_NONE : story_attack_dice(in);
    *out = (struct story_dice){.count = 0};
    if (attack == HG_NONE)
        return false;
    struct insight_battle b = find_bonus(in, bonus, out);
    if (question(in)->kind == ASK_CLASH_AGAIN)
        dice_again(in, out);
    else
        dice_rolled(in, attack, b.set_die[HG_ATTACKER], out);
    /* Against the titan dice are added up; and what will be rolled again is not compared yet. */
    const struct hg_state *s = in->after;
    bool waits = s->depth > 0 && s->ask[s->depth - 1].kind == ASK_CLASH_AGAIN;
    rank_both(in, out, was(in)->battle_titan != 0 || waits ? none : bonus);
    return true;
}

/* Of an action behind the roll that settles the battle: a card, a pass, a die rolled again. The dice then are the
 * ones that still lie. */
bool story_dice_lying(const struct story *in, struct story_dice *out)
{
    struct bonus bonus[2];
    *out = (struct story_dice){.count = 0};
    if (!hg_plays_with(in->r, HG_ABILITIES) || was(in)->battle_attack == 0 || was(in)->battle_die[0] == 0 ||
        story_attack_dice(in) != HG_NONE)
        return false;
    struct insight_battle b = find_bonus(in, bonus, out);
    add_card(in, bonus, out);
    attack_lying(in, b.set_die[HG_ATTACKER], out);
    for (unsigned i = 0; i < was(in)->battle_defence; i++)
        add_die(out, was(in)->battle_die[DEFENCE_AT + i], in->r->conquest.die_sides);
    rank_both(in, out, bonus);
    return true;
}

/* ---- In words ---------------------------------------------------------------------------------------------------- */

/* "6", "6+1", "d8:7"; in brackets when it does not count, behind an equals sign when a card set it. */
static void put_die(struct page *p, const struct story_die *die)
{
    page_put(p, "%s", die->counts ? "" : "(");
    page_put(p, "%s", die->is_set ? "=" : "");
    if (die->sides > p->in->r->conquest.die_sides)
        page_put(p, "d%u:", die->sides);
    page_put(p, "%u", die->face);
    if (die->added > 0)
        page_put(p, "+%u", die->added);
    page_put(p, "%s", die->counts ? "" : ")");
}

/* In the order in which they lie, which is the order they were rolled in. */
static void put_dice(struct page *p, const struct story_dice *dice, unsigned from, unsigned to)
{
    for (unsigned i = from; i < to; i++) {
        page_put(p, "%s", i > from ? " " : "");
        put_die(p, &dice->die[i]);
    }
}

/* Who has the hero is said in words: its bonus would look like a mistake otherwise. */
void page_battle_dice(struct page *p, const struct story_dice *dice)
{
    put_dice(p, dice, 0, dice->attack);
    if (dice->attack < dice->count) {
        page_put(p, "%s", dice->attack > 0 ? " " : "");
        page_say(p, "against ");
        put_dice(p, dice, dice->attack, dice->count);
    }
    if (dice->hero[HG_ATTACKER] && dice->hero[HG_DEFENDER])
        page_say(p, " (heroes on both sides)");
    else if (dice->hero[HG_ATTACKER])
        page_say(p, " (a hero attacks)");
    else if (dice->hero[HG_DEFENDER])
        page_say(p, " (a hero defends)");
    if (dice->tie_to_attacker)
        page_say(p, " (ties to the attacker)");
}
