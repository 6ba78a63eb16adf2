/* Counts what is offered and what is used, blind to the family: verbs tell by their arguments what they are about.
 * Games of one kind then compare: what is offered often and never used is weak or misunderstood by the players. */
#include "cli/usage.h"

#include <string.h>

/* ---- Offers ------------------------------------------------------------------------------------------------------ */

/* Does the verb have any of these arguments? Letters are those of struct hg_verb. */
static bool takes(const struct hg_rules *r, uint8_t verb, const char *any)
{
    return strpbrk(hg_verbs(r).verb[verb].args, any) != NULL;
}

/* How many numbers of a verb's boxes stand for pieces: one for a hero (h), one for each class of ships (v, o), else
 * none. */
static unsigned pieces_of(const struct hg_rules *r, uint8_t verb)
{
    return takes(r, verb, "h") ? 1 : takes(r, verb, "vo") ? USAGE_PIECES : 0;
}

/* Counts box number i. A decision offers a verb once and an item of it once, in however many boxes, so boxes before it
 * are looked at. */
static void count_box(struct usage *u, const struct hg_choices *choices, unsigned i)
{
    const struct hg_choice *box = &choices->box[i];
    bool new_verb = true, new_item = box->card < HG_CARDS_MAX;
    for (unsigned k = 0; k < i; k++) {
        if (choices->box[k].verb != box->verb)
            continue;
        new_verb = false;
        new_item = new_item && choices->box[k].card != box->card;
    }
    u->verb[box->verb].offered += new_verb;
    if (new_item)
        u->item[box->verb][box->card].offered++;
}

/* A piece is offered when some box allows at least one of it. `seen` has a bit for each kind that was counted for the
 * verb. */
static void count_pieces(struct usage *u, const struct hg_rules *r, const struct hg_choices *choices)
{
    uint8_t seen[USAGE_VERBS] = {0};
    for (unsigned i = 0; i < choices->count; i++) {
        const struct hg_choice *box = &choices->box[i];
        for (unsigned k = 0; k < pieces_of(r, box->verb); k++) {
            if (box->x_hi[k] == 0 || (seen[box->verb] >> k & 1) != 0)
                continue;
            seen[box->verb] |= (uint8_t)(1u << k);
            u->piece[box->verb][k].offered++;
        }
    }
}

/* What the seat could have done, by the engine's own list. */
static void count_offers(struct usage *u, const struct hg_rules *r, const struct hg_state *s)
{
    struct hg_choices choices;
    hg_choices(r, s, &choices);
    for (unsigned i = 0; i < choices.count; i++)
        count_box(u, &choices, i);
    count_pieces(u, r, &choices);
}

/* ---- Uses -------------------------------------------------------------------------------------------------------- */

/* Uses by chance count as well; print_row leaves their offers empty. */
static void count_use(struct usage *u, const struct hg_rules *r, const struct hg_action *a)
{
    u->verb[a->verb].used++;
    if (a->card < HG_CARDS_MAX)
        u->item[a->verb][a->card].used++;
    for (unsigned i = 0; i < pieces_of(r, a->verb); i++)
        u->piece[a->verb][i].used += a->x[i] > 0;
}

/* Offers are counted from the position before the action. Asides, such as resigning, are always possible and say
 * nothing. */
void usage_see(struct usage *u, const struct hg_rules *r, const struct hg_state *before, const struct hg_action *a,
               const struct hg_state *after)
{
    if (a->seat != HG_CHANCE && !hg_is_aside(r, a->verb))
        count_offers(u, r, before);
    count_use(u, r, a);
    usage_see_events(u, r, before, after);
}

/* ---- Sums -------------------------------------------------------------------------------------------------------- */

/* Sums of whole numbers: no order, no rounding. */
static void merge(struct usage_count *into, const struct usage_count *from, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        into[i].offered += from[i].offered;
        into[i].used += from[i].used;
    }
}

/* Threads count apart and are added up at the end; the order doesn't matter. */
void usage_merge(struct usage *into, const struct usage *from)
{
    merge(into->verb, from->verb, USAGE_VERBS);
    for (unsigned i = 0; i < USAGE_VERBS; i++) {
        merge(into->item[i], from->item[i], HG_CARDS_MAX);
        merge(into->piece[i], from->piece[i], USAGE_PIECES);
    }
    for (unsigned i = 0; i < USAGE_EVENTS; i++)
        into->event[i] += from->event[i];
}
