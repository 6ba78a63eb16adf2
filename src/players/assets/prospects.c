/* Exact chances to complete a card. Only what a throw offers for the rows that are left matters, so faces that no row
 * wants count as one, and dice of a kind are thrown together: for each way they can fall the number of throws that look
 * so, and the best answer to it. */
#include "players/assets/assets.h"

#include <string.h>

enum { CLASSES = ROWS_FACES + 1 /* faces count from 1 */ };

/* ---- What the rows want ------------------------------------------------------------------------------------------ */

/* The faces that matter for a set of rows, and how many faces of each kind of dice do not. */
struct wanted {
    uint8_t face[CLASSES];
    unsigned faces;
    uint8_t others[2];
};

/* The faces that help with a row, as a set. */
static uint64_t faces_of(const struct hg_row *row)
{
    if (row->sum != 0)
        return ((uint64_t)1 << (ROWS_LOW_FACE + 1)) - 2;
    return bit(row->face[0]) | (row->face[1] != 0 ? bit(row->face[1]) : 0);
}

/* Faces that no row wants are alike, which leaves few classes. */
static struct wanted find_wanted(const struct assets_prospects *c, unsigned rows)
{
    struct wanted w = {.faces = 0};
    uint64_t faces = 0;
    for (uint64_t left = rows; left != 0;)
        faces |= faces_of(c->row[take_lowest(&left)]);
    for (unsigned kind = 0; kind < 2; kind++)
        w.others[kind] =
            (uint8_t)(c->r->assets.sides[kind] - count_bits(faces & (bit(c->r->assets.sides[kind] + 1u) - 1)));
    while (faces != 0)
        w.face[w.faces++] = take_lowest(&faces);
    return w;
}

/* ---- Throws ------------------------------------------------------------------------------------------------------ */

/* How many dice of each kind show each face. */
struct throws {
    struct assets_prospects *c;
    struct wanted wanted;
    unsigned rows;
    uint8_t dice[2];
    uint8_t count[2][CLASSES];
    uint8_t low[2][ASSETS_DICE + 1]; /* what the best so many low dice of a kind add up to, then 0 */
    uint32_t failing;                /* the chance when nothing is matched */
    uint64_t sum, all;
};

/* The best answer is the one with the higher chance: the player chooses, the dice don't. */
static uint32_t higher(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

/* The chance with the row done and its dice gone. Known ones are looked up without a call: this is asked for every
 * throw. */
static inline uint32_t after(struct throws *t, unsigned row, unsigned small, unsigned large)
{
    unsigned rows = t->rows & ~(1u << row);
    uint32_t known = t->c->known[rows][t->dice[0] - small][t->dice[1] - large];
    return known != 0 ? known - 1 : assets_prospect(t->c, rows, t->dice[0] - small, t->dice[1] - large);
}

/* Whether a pair is there with so many large dice in it. */
static bool has_pair(const struct throws *t, const struct hg_row *row, unsigned large)
{
    const uint8_t *small = t->count[0], *big = t->count[1];
    uint8_t a = row->face[0], b = row->face[1];
    if (large == 1)
        return (small[a] > 0 && big[b] > 0) || (big[a] > 0 && small[b] > 0);
    return a == b ? t->count[large / 2][a] >= 2 : t->count[large / 2][a] > 0 && t->count[large / 2][b] > 0;
}

/* With as many large dice in it as leaves the best chance. */
static uint32_t by_faces(struct throws *t, unsigned row)
{
    const struct hg_row *w = t->c->row[row];
    unsigned dice = w->dice;
    uint32_t best = 0;
    for (unsigned large = 0; large <= dice; large++) {
        bool there = dice == 2 ? has_pair(t, w, large) : t->count[large][w->face[0]] > 0;
        if (there)
            best = higher(best, after(t, row, dice - large, large));
    }
    return best;
}

/* For each number of large dice, the fewest small ones that do. */
static uint32_t by_sum(struct throws *t, unsigned row)
{
    unsigned target = t->c->row[row]->sum, small;
    uint32_t best = 0;
    for (unsigned large = 0; large == 0 || t->low[1][large] != 0; large++) {
        for (small = 0; t->low[0][small] + t->low[1][large] < target; small++)
            if (t->low[0][small + 1] == 0)
                break;
        if (t->low[0][small] + t->low[1][large] >= target)
            best = higher(best, after(t, row, small, large));
    }
    return best;
}

/* Nothing forces a match: failing, which costs a die, may be better. */
static uint32_t best_answer(struct throws *t)
{
    uint32_t best = t->failing;
    for (uint64_t left = t->rows; left != 0;) {
        unsigned row = take_lowest(&left);
        best = higher(best, t->c->row[row]->sum != 0 ? by_sum(t, row) : by_faces(t, row));
    }
    return best;
}

/* From the highest low face down, so that a sum needs the fewest dice. */
static void add_low(struct throws *t, unsigned kind)
{
    unsigned dice = 0;
    for (unsigned face = ROWS_LOW_FACE; face > 0; face--)
        for (unsigned k = 0; k < t->count[kind][face]; k++, dice++)
            t->low[kind][dice + 1] = (uint8_t)(t->low[kind][dice] + face);
    t->low[kind][dice + 1] = 0;
}

/* Ways to choose some of up to seven dice. */
static const uint8_t ways_to_choose[ASSETS_DICE][ASSETS_DICE] = {
    {1},
    {1, 1},
    {1, 2, 1},
    {1, 3, 3, 1},
    {1, 4, 6, 4, 1},
    {1, 5, 10, 10, 5, 1},
    {1, 6, 15, 20, 15, 6, 1},
    {1, 7, 21, 35, 35, 21, 7, 1},
};

/* The dice of a kind that are left fall on the wanted faces from number `i` on, or on others. */
static void fall(struct throws *t, unsigned kind, unsigned i, unsigned left, uint64_t ways)
{
    unsigned face;
    if (kind == 2) {
        t->sum += ways * best_answer(t);
        t->all += ways;
        return;
    }
    if (i == t->wanted.faces) {
        for (unsigned k = 0; k < left; k++)
            ways *= t->wanted.others[kind];
        add_low(t, kind);
        if (ways != 0)
            fall(t, kind + 1, 0, kind == 0 ? t->dice[1] : 0, ways);
        return;
    }
    face = t->wanted.face[i];
    for (unsigned k = 0; k <= (face <= t->c->r->assets.sides[kind] ? left : 0); k++) {
        t->count[kind][face] = (uint8_t)k;
        fall(t, kind, i + 1, left - k, ways * ways_to_choose[left][k]);
    }
    t->count[kind][face] = 0;
}

/* ---- Chances ----------------------------------------------------------------------------------------------------- */

/* Forgets what was known of another card. */
void assets_prospects_start(struct assets_prospects *c, const struct hg_rules *r, uint8_t card, bool held)
{
    c->r = r;
    c->rows = r->assets.rows[card] + (held ? 1u : 0u);
    for (unsigned i = 0; i < c->rows; i++)
        c->row[i] = assets_row(r, card, i);
    memset(c->known, 0, sizeof c->known[0] << c->rows);
}

/* The same bound as the engine's, for rows and dice that are not on a table. */
static bool is_hopeless(const struct assets_prospects *c, unsigned rows, unsigned small, unsigned large)
{
    unsigned dice = 0, big = 0;
    for (uint64_t left = rows; left != 0;) {
        const struct hg_row *row = c->row[take_lowest(&left)];
        dice += row->dice;
        big += row->large;
    }
    return dice > small + large || big > large;
}

/* Every way that the dice can fall, weighted by the throws that do. */
static uint32_t find(struct assets_prospects *c, unsigned rows, unsigned small, unsigned large)
{
    struct throws t = {.c = c, .rows = rows, .dice = {(uint8_t)small, (uint8_t)large}};
    if (is_hopeless(c, rows, small, large))
        return 0;
    t.wanted = find_wanted(c, rows);
    t.failing = small > 0 ? assets_prospect(c, rows, small - 1, large) : 0;
    if (large > 0)
        t.failing = higher(t.failing, assets_prospect(c, rows, small, large - 1));
    fall(&t, 0, 0, small, 1);
    return (uint32_t)(t.sum / t.all);
}

/* Each set of rows and dice is computed once. */
uint32_t assets_prospect(struct assets_prospects *c, unsigned rows, unsigned small, unsigned large)
{
    uint32_t *known = &c->known[rows][small][large];
    if (rows == 0)
        return ASSETS_ONE;
    if (*known == 0)
        *known = 1 + find(c, rows, small, large);
    return *known - 1;
}

/* The dice of the set are gone, whichever kinds they are of. */
uint32_t assets_after_placing(struct assets_prospects *c, const struct hg_state *s, unsigned rows, unsigned set)
{
    const struct hg_assets *o = assets_seen(s);
    unsigned small = count_bits(set & ((1u << o->dice[0]) - 1u));
    return assets_prospect(c, rows, o->dice[0] - small, o->dice[1] - (count_bits(set) - small));
}

/* Which dice go is the player's choice. */
uint32_t assets_after_matching(struct assets_prospects *c, const struct hg_state *s, unsigned rows, unsigned row)
{
    uint8_t set[1u << ROWS_DICE];
    unsigned sets = rows_sets(assets_rolled(s), c->row[row], set, sizeof set);
    uint32_t best = 0;
    for (unsigned i = 0; i < sets; i++)
        best = higher(best, assets_after_placing(c, s, rows & ~(1u << row), set[i]));
    return best;
}
