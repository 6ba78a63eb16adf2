/* Cards turned in for their pips: any number of cards whose pips together stay within the chart, once a turn. */
#include "engine/conquest/core/core.h"
#include "engine/insight.h"

/* Of any set of cards, in hand or not. */
unsigned insight_pips(const struct hg_rules *r, struct hg_set cards)
{
    unsigned pips = 0;
    for (unsigned i = 0; i < 2; i++)
        for (uint64_t left = cards.word[i]; left != 0;)
            pips += r->conquest.card_pips[64 * i + take_lowest(&left)];
    return pips;
}

/* Picks that are not enough yet need some card of the rest that does not overshoot. */
bool pips_completable(const struct hg_rules *r, struct hg_set picked, struct hg_set hand)
{
    const struct hg_conquest_rules *c = &r->conquest;
    unsigned pips = insight_pips(r, picked);
    struct hg_set rest = set_minus(hand, picked);
    if (pips >= c->pips_least || pips > c->pips_most)
        return pips <= c->pips_most;
    while (!set_empty(&rest) && pips < c->pips_least) {
        unsigned more = c->card_pips[set_take_lowest(&rest)];
        pips += pips + more <= c->pips_most ? more : 0;
    }
    return pips >= c->pips_least;
}

/* One more card may be picked as long as the chart can still be met. */
bool pips_fit(const struct hg_rules *r, struct hg_set picked, struct hg_set hand, uint8_t card)
{
    set_add(&picked, card);
    return pips_completable(r, picked, hand);
}

/* Enough for the first line of the chart; that it is not too much, picking has seen to. */
bool pips_whole(const struct hg_rules *r, const struct hg_state *s)
{
    return insight_pips(r, s->conquest.secret.picked) >= r->conquest.pips_least;
}

/* Pips beyond the chart bring no more than its last line; the rules let nobody pick them. */
unsigned insight_units_for_pips(const struct hg_rules *r, unsigned pips)
{
    if (pips < r->conquest.pips_least)
        return 0;
    return r->conquest.pip_units[at_most(r->conquest.pips_most, pips)];
}

/* By the chart, for all picked cards together. */
unsigned pips_value(const struct hg_rules *r, struct hg_set picked)
{
    return insight_units_for_pips(r, insight_pips(r, picked));
}

/* Whether one more card fits depends on its pips alone, once the picks are enough or the hand is. */
void pips_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    const struct hg_conquest_rules *c = &r->conquest;
    struct hg_set hand = s->conquest.secret.hand[ask_seen(s)->seat], picked = s->conquest.secret.picked;
    struct hg_set rest = set_minus(hand, picked);
    unsigned pips = insight_pips(r, picked);
    if (pips >= c->pips_least)
        box_add(s, out, VERB_TRADE);
    if (pips + insight_pips(r, rest) < c->pips_least)
        return;
    while (!set_empty(&rest)) {
        uint8_t card = set_take_lowest(&rest);
        struct hg_set with = picked;
        set_add(&with, card);
        if (pips + c->card_pips[card] >= c->pips_least ? pips + c->card_pips[card] <= c->pips_most
                                                       : pips_completable(r, with, hand))
            box_add(s, out, VERB_PICK)->card = card;
    }
}
