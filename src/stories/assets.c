/* Tells the actions of the assets family: what was rolled, which row it matched, and what came of it, e.g.
 *     matches 4 6 of Palaven and takes the card
 * See page.h for how tellers work. */
#include "engine/bits.h"
#include "stories/page.h"
#include "text/say.h"

/* Who holds a card, HG_NONE while it lies open. */
static uint8_t holder(const struct hg_state *s, uint8_t card)
{
    for (uint8_t i = 0; i < HG_SEATS_MAX; i++)
        if (has(s->assets.own[i], card))
            return i;
    return HG_NONE;
}

/* ---- What came of it --------------------------------------------------------------------------------------------- */

/* A card may come from the middle or from somebody. */
static void say_taken(struct page *p, uint8_t card)
{
    uint8_t from = holder(p->in->before, card);
    if (from == HG_NONE)
        page_say(p, " and takes the card");
    if (from == HG_NONE)
        return;
    page_say(p, " and takes the card from ");
    page_seat(p, from);
}

/* What came of a try: the card was won, or the turn has passed on because the dice left can't be enough. A try that
 * goes on needs no word. */
static void say_outcome(struct page *p, uint8_t card)
{
    const struct hg_state *was = p->in->before, *is = p->in->after;
    if (holder(is, card) == was->assets.seat)
        say_taken(p, card);
    else if (is->turn != was->turn)
        page_say(p, "; what is left cannot be enough");
}

/* ---- Actions ----------------------------------------------------------------------------------------------------- */

/* Who begins is for chance to say. */
static void tell_first(struct page *p)
{
    page_say(p, "the first turn is for ");
    page_seat(p, p->in->a->card);
}

/* The faces, the eight-sided dice behind a stroke: `1 3 3 6 6 | 2 8`. A turn that ends with the roll had nothing to
 * match. */
static void tell_roll(struct page *p)
{
    unsigned small = p->in->before->assets.dice[0];
    for (unsigned i = 0; i < p->in->a->count; i++)
        page_put(p, "%s%u", i == 0 ? "" : i == small ? " | " : " ", p->in->a->x[i]);
    if (p->in->after->turn != p->in->before->turn)
        page_say(p, ": nothing matches");
}

/* A sum at least (`7+`), a pair (`4 6`) or one face. */
void page_row(struct page *p, const struct hg_row *row)
{
    if (row->sum != 0)
        page_put(p, "%u+", row->sum);
    else if (row->face[1] != 0)
        page_put(p, "%u %u", row->face[0], row->face[1]);
    else
        page_put(p, "%u", row->face[0]);
}

/* Rows of an action count from 1; the one behind the card's own is the row for taking it from its holder. */
static void tell_match(struct page *p)
{
    const struct hg_assets_rules *g = &p->in->r->assets;
    uint8_t card = p->in->a->to, row = (uint8_t)(p->in->a->x[0] - 1);
    page_say(p, SAID_IN("asset", "matches "));
    page_row(p, row < g->rows[card] ? &g->row[card][row] : &g->steal);
    page_say(p, " of %s", page_place(p, card));
    say_outcome(p, card);
}

/* n is a set of dice, as bits; dice behind the six-sided ones are eight-sided. */
static void tell_place(struct page *p)
{
    const struct hg_assets *o = &p->in->before->assets;
    page_say(p, "uses the dice");
    for (uint64_t left = p->in->a->n; left != 0;) {
        uint8_t i = take_lowest(&left);
        page_put(p, " %u", o->face[i]);
        if (i >= o->dice[0])
            page_say(p, " (eight-sided)");
    }
    say_outcome(p, o->target);
}

/* A turn may end without a try. */
static void tell_pass(struct page *p)
{
    page_say(p, "tries for no card");
}

/* The die is told by its sides: the two kinds are not worth the same. */
static void tell_remove(struct page *p)
{
    page_say(p, SAID_IN("asset", "matches nothing and loses a die of %u sides"), p->in->a->n);
    say_outcome(p, p->in->before->assets.target);
}

/* The turn ends, and nothing is claimed. */
static void tell_give_up(struct page *p)
{
    page_say(p, "gives up");
}

/* What a seat holds stays with it until the count. */
static void tell_resign(struct page *p)
{
    page_say(p, "resigns");
}

/* By the words of the family's verbs. */
static const struct teller tellers[] = {
    {"resign", tell_resign}, {"first", tell_first}, {"roll", tell_roll},     {"match", tell_match},
    {"place", tell_place},   {"pass", tell_pass},   {"remove", tell_remove}, {"give-up", tell_give_up},
};

/* The card that is tried, once one is chosen. */
static struct asked about(const struct hg_state *s)
{
    return (struct asked){HG_NONE, s->assets.target, HG_NONE};
}

const struct tellers story_assets = {tellers, sizeof tellers / sizeof tellers[0], NULL, NULL, NULL, about};
