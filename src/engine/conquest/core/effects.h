/* What cards leave in force between two places, until a roll is settled or the turn ends. Battles of the core ask for
 * it at every turn, so what is mostly true (nothing is in force) is told by one look at the first entry. */
#ifndef HG_CONQUEST_EFFECTS_H
#define HG_CONQUEST_EFFECTS_H

#include "engine/conquest/conquest.h"

void effects_add(const struct hg_rules *r, struct hg_state *s, uint8_t card);
void effects_drop_roll(const struct hg_rules *r, struct hg_state *s);
void effects_end_invasions(struct hg_state *s);
bool effects_between(const struct hg_state *s);
unsigned effects_add_up(const struct hg_rules *r, const struct hg_state *s, enum hg_op op, enum hg_battle_side side);
unsigned effects_tightest(const struct hg_rules *r, const struct hg_state *s, enum hg_op op, enum hg_battle_side side,
                          unsigned limit);
uint64_t effects_locked(const struct hg_rules *r, const struct hg_state *s, uint8_t from);

/* Mostly nothing is in force, which is told by the first entry. */
static inline bool effects_any(const struct hg_state *s)
{
    return open_seen(s)->effect_card[0] != 0;
}

/* Whether anything is in force between the two places that fight. */
static inline bool effects_here(const struct hg_state *s)
{
    return effects_any(s) && effects_between(s);
}

/* The amounts of an operation in force for one side, added up; those without an amount count one. */
static inline unsigned effects_sum(const struct hg_rules *r, const struct hg_state *s, enum hg_op op,
                                   enum hg_battle_side side)
{
    return effects_any(s) ? effects_add_up(r, s, op, side) : 0;
}

/* The tightest limit of an operation in force, or `limit` when none is tighter. */
static inline unsigned effects_least(const struct hg_rules *r, const struct hg_state *s, enum hg_op op,
                                     enum hg_battle_side side, unsigned limit)
{
    return effects_any(s) ? effects_tightest(r, s, op, side, limit) : limit;
}

static inline void effects_end_roll(const struct hg_rules *r, struct hg_state *s)
{
    if (effects_any(s))
        effects_drop_roll(r, s);
}

#endif
