/* What abilities leave in force between two places: until the roll is settled, or until the turn ends. Entries fill
 * from the front; each is a card and the two places. */
#include "engine/conquest/core/effects.h"
#include "engine/conquest/core/mechanism.h"

/* As the rules say, but for two that lie in force otherwise than their own doing lasts: a cancelled invasion stays
 * locked, and one that will end is marked in the state. */
static enum hg_scope scope_of(const struct hg_operation *op)
{
    if (op->op == HG_OP_CANCEL)
        return HG_FOR_INVASION;
    return op->op == HG_OP_END_INVASION ? HG_AT_ONCE : (enum hg_scope)op->scope;
}

/* How long a card stays in force: as long as the longest of its operations. */
static enum hg_scope scope_of_card(const struct hg_rules *r, uint8_t card)
{
    enum hg_scope scope = HG_AT_ONCE;
    for (unsigned i = 0; i < HG_OPERATIONS_MAX; i++) {
        enum hg_scope one = scope_of(&r->conquest.ability[card].does[i]);
        scope = one > scope ? one : scope;
    }
    return scope;
}

/* A card that only works at once leaves nothing in force, and neither does one that finds the list full. */
void effects_add(const struct hg_rules *r, struct hg_state *s, uint8_t card)
{
    struct hg_conquest_open *o = open_of(s);
    unsigned i = 0;
    if (scope_of_card(r, card) == HG_AT_ONCE)
        return;
    while (i < HG_EFFECTS_MAX && o->effect_card[i] != 0)
        i++;
    if (i == HG_EFFECTS_MAX)
        return;
    o->effect_card[i] = (uint8_t)(card + 1);
    o->effect_from[i] = (uint8_t)(o->battle_from + 1);
    o->effect_to[i] = (uint8_t)(o->battle_to + 1);
}

/* An entry stands in three lists at the same index. */
static void copy_entry(struct hg_conquest_open *o, unsigned to, unsigned from)
{
    o->effect_card[to] = o->effect_card[from];
    o->effect_from[to] = o->effect_from[from];
    o->effect_to[to] = o->effect_to[from];
}

/* Entries fill from the front: clearing behind the last that is kept leaves no hole. */
static void clear_from(struct hg_conquest_open *o, unsigned first)
{
    for (unsigned i = first; i < HG_EFFECTS_MAX; i++)
        o->effect_card[i] = o->effect_from[i] = o->effect_to[i] = 0;
}

/* Called when a roll is settled; what lasts for the invasion stays. */
void effects_drop_roll(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    unsigned kept = 0;
    for (unsigned i = 0; i < HG_EFFECTS_MAX && o->effect_card[i] != 0; i++)
        if (scope_of_card(r, (uint8_t)(o->effect_card[i] - 1)) != HG_FOR_ROLL)
            copy_entry(o, kept++, i);
    clear_from(o, kept);
}

/* Nothing is invaded any more this turn. */
void effects_end_invasions(struct hg_state *s)
{
    clear_from(open_of(s), 0);
}

/* ---- Looking them up -------------------------------------------------------------------------------------------- */

/* The first entry from `i` on between the two places that fight, or HG_EFFECTS_MAX. */
static inline unsigned entry_from(const struct hg_conquest_open *o, unsigned i)
{
    for (; i < HG_EFFECTS_MAX && o->effect_card[i] != 0; i++)
        if (o->effect_to[i] == o->battle_to + 1 && o->effect_from[i] == o->battle_from + 1)
            return i;
    return HG_EFFECTS_MAX;
}

bool effects_between(const struct hg_state *s)
{
    return entry_from(open_seen(s), 0) < HG_EFFECTS_MAX;
}

/* Of the card of an entry. */
static inline const struct hg_operation *operations_of(const struct hg_rules *r, const struct hg_conquest_open *o,
                                                       unsigned i)
{
    return r->conquest.ability[o->effect_card[i] - 1].does;
}

/* The sum over all cards between the two places; an operation without an amount counts as one. */
unsigned effects_add_up(const struct hg_rules *r, const struct hg_state *s, enum hg_op op, enum hg_battle_side side)
{
    const struct hg_conquest_open *o = open_seen(s);
    unsigned sum = 0;
    for (unsigned i = entry_from(o, 0); i < HG_EFFECTS_MAX; i = entry_from(o, i + 1))
        for (unsigned k = 0; k < HG_OPERATIONS_MAX; k++) {
            const struct hg_operation *one = &operations_of(r, o, i)[k];
            if (one->op == op && one->side == side && scope_of(one) != HG_AT_ONCE)
                sum += one->amount == 0 ? 1 : one->amount;
        }
    return sum;
}

/* The smallest of the limits and of what was allowed before. */
unsigned effects_tightest(const struct hg_rules *r, const struct hg_state *s, enum hg_op op, enum hg_battle_side side,
                          unsigned limit)
{
    const struct hg_conquest_open *o = open_seen(s);
    for (unsigned i = entry_from(o, 0); i < HG_EFFECTS_MAX; i = entry_from(o, i + 1))
        for (unsigned k = 0; k < HG_OPERATIONS_MAX; k++) {
            const struct hg_operation *one = &operations_of(r, o, i)[k];
            if (one->op == op && one->side == side && one->amount < limit)
                limit = one->amount;
        }
    return limit;
}

/* To the highest die, the second, or all of a side. */
static void add_bonus(struct battle *b, const struct hg_operation *one)
{
    struct bonus *bonus = &b->bonus[one->side];
    if (one->op == HG_OP_TIE)
        b->tie_to_attacker = true;
    if (one->op != HG_OP_DIE_BONUS)
        return;
    if (one->what == HG_DIE_HIGHEST)
        bonus->highest = (uint8_t)(bonus->highest + one->amount);
    else if (one->what == HG_DIE_SECOND)
        bonus->second = (uint8_t)(bonus->second + one->amount);
    else
        bonus->all = (uint8_t)(bonus->all + one->amount);
}

void effects_add_bonus(const struct hg_rules *r, const struct hg_state *s, struct battle *b)
{
    const struct hg_conquest_open *o = open_seen(s);
    for (unsigned i = entry_from(o, 0); i < HG_EFFECTS_MAX; i = entry_from(o, i + 1))
        for (unsigned k = 0; k < HG_OPERATIONS_MAX; k++)
            add_bonus(b, &operations_of(r, o, i)[k]);
}

/* The lock that a card puts on its two places, or NULL. */
static const struct hg_operation *lock_of(const struct hg_rules *r, uint8_t card)
{
    for (unsigned i = 0; i < HG_OPERATIONS_MAX; i++)
        if (r->conquest.ability[card].does[i].op == HG_OP_CANCEL)
            return &r->conquest.ability[card].does[i];
    return NULL;
}

/* Places that must not be invaded from `from` any more this turn. */
uint64_t effects_locked(const struct hg_rules *r, const struct hg_state *s, uint8_t from)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint64_t places = 0;
    for (unsigned i = 0; i < HG_EFFECTS_MAX && o->effect_card[i] != 0; i++) {
        const struct hg_operation *lock = lock_of(r, (uint8_t)(o->effect_card[i] - 1));
        if (lock != NULL && (lock->what == HG_LOCK_TARGET || o->effect_from[i] == from + 1))
            places |= bit(o->effect_to[i] - 1u);
    }
    return places;
}
