/* The cards that a seat may try for: which they are is the engine's word, the chances are those of best play
 * (scan.c). */
#include "odds/cards.h"

#include "engine/assets/assets.h"

static struct odds_scan *find_scan(struct odds_tries *kept, const struct hg_assets_rules *cards, uint8_t card,
                                   unsigned held)
{
    for (unsigned i = 0; i < ODDS_TRIES; i++)
        if (odds_scan_is(&kept->scan[i], cards, card, held, 0))
            return &kept->scan[i];
    struct odds_scan *scan = &kept->scan[kept->oldest];
    kept->oldest = (kept->oldest + 1) % ODDS_TRIES;
    odds_scan_start(scan, cards, card, held, 0);
    return scan;
}

/* After a roll its faces are known; before it the chance is over all rolls. A card that is not begun must first be
 * claimed by a whole row. */
static double chance_of(const struct hg_state *s, struct odds_scan *scan)
{
    const struct hg_assets *o = assets_seen(s);
    unsigned begun = o->target != HG_NONE;
    if (ask_seen(s)->kind == ASK_PLACE)
        return odds_scan_placing(scan, o->matched, o->face, o->dice, assets_asked_row(ask_seen(s)));
    if (o->face[0] != 0)
        return odds_scan_rolled(scan, o->matched, o->face, o->dice, !begun);
    return begun ? odds_scan_chance(scan, o->matched, o->dice[0], o->dice[1]) : odds_scan_claim(scan);
}

unsigned odds_cards(const struct hg_rules *r, const struct hg_state *position, struct odds_tries *kept,
                    struct odds_card out[HG_PLACES_MAX])
{
    const struct hg_assets *o = assets_seen(position);
    uint64_t cards, claimed = assets_claimed(r, position);
    unsigned count = 0;
    if (position->over || o->seat >= r->seats)
        return 0;
    cards = o->target != HG_NONE ? bit(o->target) : assets_available(r, position);
    while (cards != 0) {
        uint8_t card = take_lowest(&cards);
        bool held = has(claimed, card);
        out[count++] = (struct odds_card){card, held, chance_of(position, find_scan(kept, &r->assets, card, held))};
    }
    return count;
}
