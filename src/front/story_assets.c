/* Tells the actions of the assets family: what was rolled, which row it matched, and what came of it. */
#include "engine/bits.h"
#include "front/story_page.h"

static const char *words(const struct page *p, const char *english, const char *french)
{
    return p->french ? french : english;
}

static uint8_t holder(const struct hg_state *s, uint8_t card)
{
    for (uint8_t i = 0; i < HG_SEATS_MAX; i++)
        if (has(s->assets.own[i], card))
            return i;
    return HG_NONE;
}

/* ---- What came of it --------------------------------------------------------------------------------------------- */

static void say_taken(struct page *p, uint8_t card)
{
    uint8_t from = holder(p->in->before, card);
    if (from == HG_NONE)
        page_either(p, " and takes the card", " et prend la carte");
    if (from == HG_NONE)
        return;
    page_either(p, " and takes the card from ", " et prend la carte à ");
    page_seat(p, from);
}

/* A try that goes on needs no word. */
static void say_outcome(struct page *p, uint8_t card)
{
    const struct hg_state *was = p->in->before, *is = p->in->after;
    if (holder(is, card) == was->assets.seat)
        say_taken(p, card);
    else if (is->turn != was->turn)
        page_either(p, "; what is left cannot be enough", " ; le reste ne peut plus suffire");
}

/* ---- Actions ----------------------------------------------------------------------------------------------------- */

static void tell_first(struct page *p)
{
    page_seat(p, p->in->a->card);
    page_either(p, " begins", " commence");
}

/* The eight-sided dice behind a stroke. */
static void tell_roll(struct page *p)
{
    unsigned small = p->in->before->assets.dice[0];
    for (unsigned i = 0; i < p->in->a->count; i++)
        page_say(p, "%s%u", i == 0 ? "" : i == small ? " | " : " ", p->in->a->x[i]);
    if (p->in->after->turn != p->in->before->turn)
        page_either(p, ": nothing matches", " : rien ne convient");
}

void page_row(struct page *p, const struct hg_row *row)
{
    if (row->sum != 0)
        page_say(p, "%u+", row->sum);
    else if (row->face[1] != 0)
        page_say(p, "%u %u", row->face[0], row->face[1]);
    else
        page_say(p, "%u", row->face[0]);
}

static void tell_match(struct page *p)
{
    const struct hg_assets_rules *g = &p->in->r->assets;
    uint8_t card = p->in->a->to, row = (uint8_t)(p->in->a->x[0] - 1);
    page_either(p, "matches ", "remplit la ligne ");
    page_row(p, row < g->rows[card] ? &g->row[card][row] : &g->steal);
    page_say(p, words(p, " of %s", " (%s)"), page_place(p, card));
    say_outcome(p, card);
}

static void tell_place(struct page *p)
{
    const struct hg_assets *o = &p->in->before->assets;
    page_either(p, "with", "avec");
    for (uint64_t left = p->in->a->n; left != 0;) {
        uint8_t i = take_lowest(&left);
        page_say(p, i < o->dice[0] ? " %u" : words(p, " %u (eight-sided)", " %u (huit faces)"), o->face[i]);
    }
    say_outcome(p, o->target);
}

static void tell_pass(struct page *p)
{
    page_either(p, "tries for no card", "ne tente aucune carte");
}

static void tell_remove(struct page *p)
{
    const char *english = "matches nothing and loses a die of %u sides";
    page_say(p, words(p, english, "ne remplit rien et perd un dé à %u faces"), p->in->a->n);
    say_outcome(p, p->in->before->assets.target);
}

static void tell_give_up(struct page *p)
{
    page_either(p, "gives up", "renonce");
}

static void tell_resign(struct page *p)
{
    page_either(p, "resigns", "abandonne");
}

static const struct teller tellers[] = {
    {"resign", tell_resign}, {"first", tell_first}, {"roll", tell_roll},     {"match", tell_match},
    {"place", tell_place},   {"pass", tell_pass},   {"remove", tell_remove}, {"give-up", tell_give_up},
};

const struct tellers story_assets = {tellers, sizeof tellers / sizeof tellers[0], NULL, NULL};
