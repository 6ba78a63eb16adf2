/* The cards that a seat may try for: which they are is the engine's word, the chances are those of best play
 * (scan.c). */
#include "odds/cards.h"

#include "engine/assets/assets.h"

/* After a roll its faces are known; before it the chance is over all rolls. A card that is not begun must first be
 * claimed by a whole row. */
static double chance_of(const struct hg_rules *r, const struct hg_assets *o, uint8_t card, unsigned held)
{
    struct odds_scan scan;
    unsigned begun = o->target != HG_NONE;
    odds_scan_start(&scan, &r->assets, card, held, 0);
    if (o->face[0] != 0)
        return odds_scan_rolled(&scan, o->matched, o->face, o->dice, !begun);
    return begun ? odds_scan_chance(&scan, o->matched, o->dice[0], o->dice[1]) : odds_scan_claim(&scan);
}

unsigned odds_cards(const struct hg_rules *r, const struct hg_state *position, struct odds_card out[HG_PLACES_MAX])
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
        out[count++] = (struct odds_card){card, held, chance_of(r, o, card, held)};
    }
    return count;
}
