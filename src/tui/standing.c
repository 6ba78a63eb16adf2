/* Orders look at what verbs are (engine/traits.h), so they serve every game that has such verbs. Nothing here asks
 * which game is played, and nothing remembers anything: struct standing is kept by whoever asks. */
#include "tui/standing.h"

#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/insight.h"
#include "engine/traits.h"
#include "text/fields.h"
#include "text/say.h"

/* Whether all choices have one of these traits. */
static bool all_are(const struct hg_rules *r, const struct hg_choices *choices, uint32_t traits)
{
    for (unsigned i = 0; i < choices->count; i++)
        if (!hg_verb_is(r, choices->box[i].verb, traits))
            return false;
    return choices->count > 0;
}

/* The first of them: verbs with these traits have one box each. */
static const struct hg_choice *box_with(const struct hg_rules *r, const struct hg_choices *choices, uint32_t traits)
{
    for (unsigned i = 0; i < choices->count; i++)
        if (hg_verb_is(r, choices->box[i].verb, traits))
            return &choices->box[i];
    return NULL;
}

/* ---- Orders ------------------------------------------------------------------------------------------------------ */

/* As many as may go, with heroes and ships. */
static struct hg_action most_of(const struct hg_choices *choices)
{
    const struct hg_choice *best = &choices->box[0];
    for (unsigned i = 1; i < choices->count; i++)
        if (choices->box[i].n.hi > best->n.hi)
            best = &choices->box[i];
    struct hg_action a = hg_choice_nth(best, 0);
    a.n = best->n.hi;
    memcpy(a.x, best->x_hi, sizeof best->x_hi);
    return a;
}

/* A moment for cards: they are played, or not. */
static bool passes(const struct hg_rules *r, const struct hg_choices *choices, uint8_t order)
{
    bool window = all_are(r, choices, HG_VERB_PASSES | HG_VERB_PLAYS) && box_with(r, choices, HG_VERB_PASSES) != NULL;
    return window && (order == STANDING_PASSES || (order == STANDING_PASSES_EMPTY && choices->count == 1));
}

/* An order answers only where nothing else could be done: a defence with a card to play is asked for. */
bool standing_answer(const struct hg_rules *r, const struct hg_choices *choices, const struct standing *orders,
                     struct hg_action *a)
{
    if ((orders->most_dice && all_are(r, choices, HG_VERB_DEFENDS)) ||
        (orders->all_follow && all_are(r, choices, HG_VERB_FOLLOWS)))
        *a = most_of(choices);
    else if (passes(r, choices, orders->passes))
        *a = hg_choice_nth(box_with(r, choices, HG_VERB_PASSES), 0);
    else
        return false;
    return true;
}

/* In the order of the keys on the page of rules. */
void standing_say(const struct standing *orders, enum language language, char *out, size_t size)
{
    const char *said[3] = {
        orders->most_dice ? say(language, "d: most dice") : NULL,
        orders->passes == STANDING_PASSES_EMPTY ? say(language, "w: pass without cards")
        : orders->passes == STANDING_PASSES     ? say(language, "w: always pass")
                                                : NULL,
        orders->all_follow ? say(language, "f: all follow") : NULL,
    };
    size_t used = 0;
    out[0] = '\0';
    for (unsigned i = 0; i < 3; i++)
        if (said[i] != NULL && used < size)
            used += (size_t)snprintf(out + used, size - used, "%s%s", used > 0 ? " · " : "", said[i]);
}

/* ---- Before the first turn --------------------------------------------------------------------------------------- */

/* By seats and neutral armies alike. */
static uint64_t all_held(const struct hg_rules *r, const struct hg_state *s)
{
    uint64_t held = 0;
    for (unsigned i = 0; i < r->seats + (unsigned)hg_traits(r).neutrals; i++)
        held |= hg_held(r, s, i);
    return held;
}

/* One box of set-up whose places nobody holds: in that case a claim is all that can be done. */
bool standing_deals(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices)
{
    return choices->count == 1 && all_are(r, choices, HG_VERB_SETS_UP) && choices->box[0].to != 0 &&
           (choices->box[0].to & all_held(r, s)) == 0;
}

/* Every place has the same chance. */
struct hg_action standing_by_lot(const struct hg_choices *choices, struct rng *rng)
{
    uint64_t count = hg_choice_count(&choices->box[0]);
    return hg_choice_nth(&choices->box[0], rng_below64(rng, count));
}

/* Fewer units first, then more strangers beside it. */
static bool is_weaker(const struct hg_rules *r, const struct hg_state *s, uint64_t others, uint8_t a, uint8_t b)
{
    unsigned units_a = hg_units_at(r, s, a), units_b = hg_units_at(r, s, b);
    if (units_a != units_b)
        return units_a < units_b;
    return count_bits(r->conquest.near[a] & others) > count_bits(r->conquest.near[b] & others);
}

/* Beside others first: units in the rear defend nothing. */
bool standing_spread(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices,
                     struct hg_action *a)
{
    if (hg_traits(r).board != HG_BOARD_GRAPH || choices->count != 1 || !all_are(r, choices, HG_VERB_SETS_UP))
        return false;
    uint64_t own = hg_held(r, s, choices->box[0].seat) & choices->box[0].to;
    /* Allies are no strangers: nothing is defended against them. */
    uint64_t others = all_held(r, s) & ~insight_holdings(r, s, choices->box[0].seat).side;
    uint64_t places = insight_beside(r, own, others) != 0 ? insight_beside(r, own, others) : own;
    if (places == 0)
        return false;
    uint8_t best = take_lowest(&places);
    while (places != 0) {
        uint8_t place = take_lowest(&places);
        best = is_weaker(r, s, others, place, best) ? place : best;
    }
    *a = hg_choice_nth(&choices->box[0], 0);
    a->to = best;
    return true;
}

/* The engine has a pool for each seat before the first turn, and a pile for the one whose turn it is. */
unsigned standing_left(const struct hg_rules *r, const struct hg_state *s, uint8_t seat,
                       const struct hg_choices *choices)
{
    bool before = box_with(r, choices, HG_VERB_SETS_UP) != NULL,
         deploys = box_with(r, choices, HG_VERB_DEPLOYS) != NULL;
    struct word name = before ? (struct word){"pool", 4} : (struct word){"pile", 4};
    const struct hg_field *field = before || deploys ? field_find(r, name) : NULL;
    return field != NULL ? (unsigned)field_number(field, s, before ? seat : 0) : 0;
}
