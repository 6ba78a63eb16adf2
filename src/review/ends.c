/* Chains of rolls and draws, followed through the engine. */
#include "review/ends.h"

#include <string.h>

#include "players/skill.h"

enum { CHAIN = 128 /* actions of an event, most */ };

static uint64_t hash(const struct hg_state *s)
{
    uint64_t h = 0, word;
    const char *bytes = (const char *)s;
    for (size_t i = 0; i < sizeof *s; i += sizeof word) {
        memcpy(&word, bytes + i, sizeof word);
        h = (h ^ word) * UINT64_C(0x9e3779b97f4a7c15);
        h ^= h >> 29;
    }
    return h;
}

/* The slot of a position, or the free one where it would stand. */
static unsigned slot_of(const struct ends *ends, const struct hg_state *s)
{
    unsigned slot = (unsigned)(hash(s) % ENDS_SLOTS);
    while (ends->slot[slot] != 0 && memcmp(&ends->state[ends->slot[slot] - 1u], s, sizeof *s) != 0)
        slot = (slot + 1) % ENDS_SLOTS;
    return slot;
}

/* One outcome often ends where another of the last few did, and to compare is faster than to hash. */
static bool is_recent(struct ends *ends, const struct hg_state *s, double chance)
{
    for (unsigned i = 0; i < ENDS_RECENT && i < ends->count; i++) {
        unsigned end = ends->recent[i];
        if (memcmp(&ends->state[end], s, sizeof *s) != 0)
            continue;
        ends->chance[end] += chance;
        ends->recent[i] = ends->recent[0];
        ends->recent[0] = (uint16_t)end;
        return true;
    }
    return false;
}

/* False when there are too many. */
static bool add_end(struct ends *ends, const struct hg_state *s, double chance)
{
    unsigned slot;
    if (is_recent(ends, s, chance))
        return true;
    slot = slot_of(ends, s);
    if (ends->slot[slot] != 0) {
        ends->chance[ends->slot[slot] - 1u] += chance;
        return true;
    }
    if (ends->count == ends->most)
        return false;
    ends->state[ends->count] = *s;
    ends->chance[ends->count] = chance;
    ends->recent[ends->count % ENDS_RECENT] = (uint16_t)ends->count;
    ends->slot[slot] = (uint16_t)++ends->count;
    return true;
}

static void clear(struct ends *ends, unsigned most)
{
    ends->most = most < ENDS_MOST ? most : ENDS_MOST;
    ends->count = 0;
    memset(ends->slot, 0, sizeof ends->slot);
}

static uint64_t outcomes_of(const struct hg_chances *c)
{
    uint64_t all = 1;
    for (unsigned i = 0; i < c->count; i++)
        all *= c->sides[i] - c->least[i] + 1u;
    return c->count > 0 ? all : set_count(&c->items);
}

static struct hg_action outcome(const struct hg_chances *c, uint64_t k)
{
    struct hg_action a = hg_blank(c->verb, HG_CHANCE);
    a.count = c->count;
    for (unsigned i = 0; i < c->count; i++) {
        unsigned faces = c->sides[i] - c->least[i] + 1u;
        a.x[i] = (uint8_t)(c->least[i] + k % faces);
        k /= faces;
    }
    if (c->count == 0)
        a.card = set_nth(c->items, (unsigned)k);
    return a;
}

/* What may still be looked at: outcomes, and actions of one chain. A tie that is rolled again may go on for ever, and
 * stacks are short, in browsers above all. */
struct budget {
    unsigned outcomes, chain;
};

/* Follows all chains. */
static bool follow(const struct hg_rules *r, const struct hg_state *s, double chance, struct budget *budget,
                   struct ends *ends)
{
    struct hg_chances c;
    uint64_t count;
    hg_chances(r, s, &c);
    count = outcomes_of(&c);
    if (count > budget->outcomes || budget->chain == 0)
        return false;
    budget->outcomes -= (unsigned)count;
    budget->chain--;
    for (uint64_t k = 0; k < count; k++) {
        struct hg_state next = *s;
        struct hg_action a = outcome(&c, k);
        hg_apply_legal(r, &next, &a);
        if (hg_actor(&next) == HG_CHANCE ? !follow(r, &next, chance / (double)count, budget, ends)
                                         : !add_end(ends, &next, chance / (double)count))
            return false;
    }
    budget->chain++;
    return true;
}

bool ends_enumerate(struct ends *ends, const struct hg_rules *r, const struct hg_state *s, unsigned outcomes,
                    unsigned differ)
{
    struct budget budget = {outcomes, CHAIN};
    clear(ends, differ);
    return follow(r, s, 1, &budget, ends);
}

void ends_draw(const struct hg_rules *r, const struct hg_state *s, uint64_t luck, unsigned number, struct hg_state *out)
{
    struct rng rng;
    rng_seed(&rng, luck, number);
    *out = *s;
    while (hg_actor(out) == HG_CHANCE) {
        struct hg_action a = skill_deal(r, out, &rng);
        hg_apply_legal(r, out, &a);
    }
}

void ends_sample(struct ends *ends, const struct hg_rules *r, const struct hg_state *s, unsigned chains, uint64_t luck)
{
    clear(ends, ENDS_MOST);
    for (unsigned i = 0; i < chains; i++) {
        struct hg_state end;
        ends_draw(r, s, luck, i, &end);
        add_end(ends, &end, 1.0 / chains);
    }
}

unsigned ends_find(const struct ends *ends, const struct hg_state *s)
{
    unsigned end = ends->slot[slot_of(ends, s)];
    return end != 0 ? end - 1 : ENDS_MOST;
}
