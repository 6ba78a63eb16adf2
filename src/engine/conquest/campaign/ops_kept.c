/* What directives leave in force until an invasion ends: a card and the place it is about, or the two places that it
 * joins; and for how many battles a defender's dice are limited.
 *
 * Sources: A-117 (how long an invasion lasts for cards), A-123 (jumps). A place or a card is stored as one more than
 * its number; entries fill from the front, so that the first one tells whether there is any. */
#include "engine/conquest/campaign/campaign.h"

/* Entries fill from the front. One that joins no two places is about the place that is invaded. */
void ops_keep(struct hg_state *s, uint8_t card, uint8_t from, uint8_t to)
{
    struct hg_conquest_open *o = open_of(s);
    unsigned i = 0;
    while (i < HG_EFFECTS_MAX && o->effect_card[i] != 0)
        i++;
    if (i == HG_EFFECTS_MAX)
        return;
    o->effect_card[i] = (uint8_t)(card + 1);
    o->effect_from[i] = from == HG_NONE ? 0 : (uint8_t)(from + 1);
    o->effect_to[i] = (uint8_t)(to + 1);
}

/* A second limit on the same invasion adds nothing: both are about its first battles. */
void ops_keep_cap(struct hg_state *s, uint8_t battles)
{
    struct hg_conquest_open *o = open_of(s);
    unsigned i = 0;
    while (i < HG_CAPS_MAX && o->cap_at[i] != 0 && o->cap_at[i] != o->battle_to + 1)
        i++;
    if (i == HG_CAPS_MAX)
        return;
    o->cap_at[i] = (uint8_t)(o->battle_to + 1);
    o->cap_left[i] = battles;
}

/* ---- Looking them up -------------------------------------------------------------------------------------------- */

/* By the place that is invaded; the place that attacks may change within an invasion. */
static bool is_about_battle(const struct hg_conquest_open *o, unsigned i)
{
    return o->effect_to[i] == o->battle_to + 1;
}

/* The directive of an entry. */
static const struct hg_directive *entry(const struct hg_rules *r, const struct hg_conquest_open *o, unsigned i)
{
    return directive_of(r, (uint8_t)(o->effect_card[i] - 1));
}

/* Cards for an invasion do not help against the titan. */
unsigned ops_raise(const struct hg_rules *r, const struct hg_state *s, enum hg_battle_side side)
{
    const struct hg_conquest_open *o = open_seen(s);
    unsigned sum = 0;
    for (unsigned i = 0; i < HG_EFFECTS_MAX && o->effect_card[i] != 0; i++)
        if (is_about_battle(o, i) && !o->battle_titan && entry(r, o, i)->op == HG_RAISE_DICE &&
            entry(r, o, i)->side == side)
            sum += entry(r, o, i)->amount;
    return sum;
}

bool ops_large(const struct hg_rules *r, const struct hg_state *s, enum hg_battle_side side)
{
    const struct hg_conquest_open *o = open_seen(s);
    for (unsigned i = 0; i < HG_EFFECTS_MAX && o->effect_card[i] != 0; i++)
        if (is_about_battle(o, i) && !o->battle_titan && entry(r, o, i)->op == HG_LARGE_DICE &&
            entry(r, o, i)->side == side)
            return true;
    return false;
}

/* Only a jump joins two places. */
bool ops_linked(const struct hg_rules *r, const struct hg_state *s, uint8_t from, uint8_t to)
{
    const struct hg_conquest_open *o = open_seen(s);
    for (unsigned i = 0; i < HG_EFFECTS_MAX && o->effect_card[i] != 0; i++)
        if (o->effect_from[i] == from + 1 && o->effect_to[i] == to + 1 && entry(r, o, i)->op == HG_JUMP)
            return true;
    return false;
}

/* The number of dice stands in the rules only: all such cards have the same. */
static unsigned capped_dice(const struct hg_rules *r)
{
    const struct hg_campaign_rules *c = campaign_of(r);
    unsigned i = 0;
    while (i < c->directives && c->directive[i].op != HG_CAP_DEFENCE)
        i++;
    return c->directive[i].amount;
}

/* In force for this invasion, or not at all. */
unsigned ops_defence_cap(const struct hg_rules *r, const struct hg_state *s, unsigned dice)
{
    const struct hg_conquest_open *o = open_seen(s);
    for (unsigned i = 0; i < HG_CAPS_MAX && o->cap_at[i] != 0; i++)
        if (o->cap_at[i] == o->battle_to + 1)
            return at_most(capped_dice(r), dice);
    return dice;
}

/* ---- Ending ----------------------------------------------------------------------------------------------------- */

/* The others move up, so that there is no hole. */
static void drop_cap(struct hg_conquest_open *o, unsigned i)
{
    for (; i + 1 < HG_CAPS_MAX; i++) {
        o->cap_at[i] = o->cap_at[i + 1];
        o->cap_left[i] = o->cap_left[i + 1];
    }
    o->cap_at[i] = o->cap_left[i] = 0;
}

/* A battle for the place is over: a limit lasts one battle less, and none for a place that has fallen. */
static void count_caps_down(struct hg_conquest_open *o)
{
    bool fallen = o->units[o->battle_to] == 0;
    for (unsigned i = HG_CAPS_MAX; i-- > 0;) {
        if (o->cap_at[i] != o->battle_to + 1)
            continue;
        o->cap_left[i]--;
        if (fallen || o->cap_left[i] == 0)
            drop_cap(o, i);
    }
}

static void clear_entries(struct hg_conquest_open *o, unsigned first)
{
    for (unsigned i = first; i < HG_EFFECTS_MAX; i++)
        o->effect_card[i] = o->effect_from[i] = o->effect_to[i] = 0;
}

/* The invasion is over, and what cards have brought for it. */
static void drop_entries(struct hg_conquest_open *o)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < HG_EFFECTS_MAX && o->effect_card[i] != 0; i++) {
        if (is_about_battle(o, i))
            continue;
        o->effect_card[kept] = o->effect_card[i];
        o->effect_from[kept] = o->effect_from[i];
        o->effect_to[kept] = o->effect_to[i];
        kept++;
    }
    clear_entries(o, kept);
}

/* Called with the losses taken, so that a fallen place has no units. */
void ops_battle_over(struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    count_caps_down(o);
    if (o->units[o->battle_to] == 0)
        drop_entries(o);
}

void ops_invasions_over(struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    clear_entries(o, 0);
    for (unsigned i = 0; i < HG_CAPS_MAX; i++)
        o->cap_at[i] = o->cap_left[i] = 0;
}
