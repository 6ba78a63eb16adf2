/* How the assets family is played: the card with the best prospects, and with it the answers that keep them best.
 * Casual guesses chances and counts points; the searching levels know the chances exactly, and what a card means for
 * regions, for the others and for the end of the game. */
#include "players/assets.h"
#include "players/skill.h"

enum { CARDS_PER_WORK = 16 /* rollouts that are worth a card's exact chances */, PROMISING = 64 };

/* How good an answer is: gain times chance. */
struct judged {
    struct hg_action move;
    int64_t worth;
    uint32_t chance;
};

static unsigned all_rows(const struct hg_rules *r, const struct hg_state *s, uint8_t card)
{
    return (1u << assets_rows(r, s, card)) - 1;
}

/* ---- Exact chances ----------------------------------------------------------------------------------------------- */

static void start(struct assets_prospects *c, const struct hg_rules *r, const struct hg_state *s, uint8_t card)
{
    assets_prospects_start(c, r, card, has(assets_claimed(r, s), card));
}

/* The chance once a set of dice lies on a row. */
static uint32_t after_placing(struct assets_prospects *c, const struct hg_state *s, unsigned rows, unsigned set)
{
    const struct hg_assets *o = assets_seen(s);
    unsigned small = count_bits(set & ((1u << o->dice[0]) - 1u));
    return assets_prospect(c, rows, o->dice[0] - small, o->dice[1] - (count_bits(set) - small));
}

/* The best chance with a row matched by some of the dice on the table. */
static uint32_t after_matching(struct assets_prospects *c, const struct hg_state *s, unsigned rows, unsigned row)
{
    uint8_t set[1u << DICE];
    unsigned sets = assets_sets(s, c->row[row], set, sizeof set);
    uint32_t best = 0;
    for (unsigned i = 0; i < sets; i++) {
        uint32_t chance = after_placing(c, s, rows & ~(1u << row), set[i]);
        best = chance > best ? chance : best;
    }
    return best;
}

static uint32_t chance_of(struct assets_prospects *c, const struct hg_rules *r, const struct hg_state *s,
                          const struct hg_action *a)
{
    const struct hg_assets *o = assets_seen(s);
    uint8_t card = o->target != HG_NONE ? o->target : a->to;
    unsigned rows = all_rows(r, s, card) & ~(unsigned)o->matched;
    bool large = a->n == r->assets.sides[1];
    if (a->verb == VERB_MATCH)
        return after_matching(c, s, rows, a->x[0] - 1u);
    if (a->verb == VERB_PLACE)
        return after_placing(c, s, rows & ~(1u << ask_seen(s)->a), a->n);
    if (a->verb == VERB_REMOVE)
        return assets_prospect(c, rows, o->dice[0] - (large ? 0u : 1u), o->dice[1] - (large ? 1u : 0u));
    return 0;
}
