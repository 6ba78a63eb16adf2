/* What comes of an action in a campaign, told from the positions around it: cards that take effect or are cancelled,
 * battles, ships, tokens, the titan, devastated places, meters, scans. A card may take effect long after it was
 * played, with whatever answer was the last; so nothing here asks which verb it was, apart from what its teller has
 * told already. */
#include <string.h>

#include "engine/conquest/asks.h"
#include "engine/insight.h"
#include "engine/traits.h"
#include "stories/around.h"
#include "text/say.h"

/* Between what the verb has told and what follows. */
static void say_break(struct page *p)
{
    page_say(p, "; ");
}

static bool has_trait(const struct page *p, uint32_t trait)
{
    return hg_verb_is(p->in->r, p->in->a->verb, trait);
}

static bool has_told(const struct page *p, unsigned what)
{
    return (p->told & what) != 0;
}

/* ---- Effects of cards -------------------------------------------------------------------------------------------- */

/* Places that have more units than before. */
static void say_added(struct page *p)
{
    for (uint8_t i = 0; i < p->in->r->conquest.places; i++)
        if (is(p)->units[i] > was(p)->units[i]) {
            say_break(p);
            page_say_n(p, "%s now has %u unit", "%s now has %u units", is(p)->units[i], page_place(p, i),
                       is(p)->units[i]);
        }
}

/* Words for whose dice a directive changes, and for how long. */
static const char *side_word(const struct page *p, const struct hg_directive *d)
{
    bool attacks = d->side == HG_ATTACKER;
    return say(p->in->language, attacks ? SAID_IN("dice", "attack") : SAID_IN("dice", "defence"));
}

/* When a directive acts, as its card has it. */
static const char *time_word(const struct page *p, const struct hg_directive *d)
{
    bool battle = d->lasts == HG_FOR_ROLL;
    return say(p->in->language, battle ? SAID("in this battle") : SAID("for the rest of the invasion"));
}

/* Directives that change dice; they show nothing on the board. */
static void say_dice(struct page *p, const struct hg_directive *d)
{
    say_break(p);
    if (d->op == HG_RAISE_DICE)
        page_say(p, "each %s die counts %u more %s", side_word(p, d), d->amount, time_word(p, d));
    else if (d->op == HG_LARGE_DICE)
        page_say(p, "the %s dice have %u sides %s", side_word(p, d), rules(p)->large_sides, time_word(p, d));
    else
        page_say_n(p, "the defender rolls at most %u die in %u battle",
                   "the defender rolls at most %u die in %u battles", d->more, d->amount, d->more);
}

/* By those who collect them; the engine counts. */
static unsigned strategic_held(const struct page *p, const struct hg_state *s)
{
    return insight_strategic(p->in->r, s).had;
}

/* The directive brings more cards to whoever holds many strategic places. */
static void say_extra_cards(struct page *p, const struct hg_directive *d)
{
    unsigned cards = strategic_held(p, p->in->before) >= d->more ? d->then : d->amount;
    say_break(p);
    page_say_n(p, "%u more card to draw", "%u more cards to draw", cards, cards);
}

/* What a directive does when it takes effect. Orders whose effect shows on the board are told by what they change
 * there, so they have no words here. The list is complete: the compiler asks for new operations. */
static void say_effect(struct page *p, const struct hg_directive *d)
{
    switch ((enum hg_directive_op)d->op) {
    case HG_ADD_UNITS:
        say_added(p);
        return;
    case HG_RAISE_DICE:
    case HG_LARGE_DICE:
    case HG_CAP_DEFENCE:
        say_dice(p, d);
        return;
    case HG_RAISE_TOTAL_BY:
        say_break(p);
        page_say(p, "%u more in total", d->amount);
        return;
    case HG_FREE_MOVE:
        say_break(p);
        page_titan(p);
        page_say_n(p, " may go %u step", " may go %u steps", d->amount, d->amount);
        return;
    case HG_EXTRA_DRAW:
        say_extra_cards(p, d);
        return;
    case HG_NO_OP:
    case HG_DEVASTATE:
    case HG_RETURN_TITAN:
    case HG_MOVE_METER:
    case HG_ADD_BY_DIE:
    case HG_DISCARD_RANDOM:
    case HG_REMOVE_BY_DIE:
    case HG_MOVE_TOKEN:
    case HG_LOOK_AT_TOKEN:
    case HG_HIT_ON_TOP:
    case HG_JUMP:
    case HG_CANCEL_DIRECTIVE:
    case HG_DESTROY_SHIPS:
    case HG_EXTRA_FORTIFY:
    case HG_DIRECTIVE_OPS:
        return;
    }
}

/* ---- Which cards took effect ------------------------------------------------------------------------------------- */

/* Cards that were played and wait for answers, the last one on top. */
struct waiting {
    uint8_t card[HG_ASKS_MAX + 1];
    unsigned count;
};

/* The stack of questions has one of the kind `react` for every card that waits. */
static void cards_waiting(const struct page *p, const struct hg_state *s, struct waiting *out)
{
    out->count = 0;
    for (unsigned i = 0; i < s->depth; i++)
        if (strcmp(hg_ask_name(p->in->r, s->ask[i].kind), "react") == 0)
            out->card[out->count++] = asked_card(&s->ask[i]);
}

/* Whether the battle is not over yet: then its end is told later. */
static bool still_waits(const struct waiting *list, uint8_t card)
{
    for (unsigned i = 0; i < list->count; i++)
        if (list->card[i] == card)
            return true;
    return false;
}

/* What the card of the action does. Cards and directives are numbered apart. */
static const struct hg_directive *directive_of(const struct page *p, uint8_t card)
{
    return &rules(p)->directive[rules(p)->card_directive[card]];
}

/* Says that a card takes effect, and what it does. The card has been named already by who plays it, or by who lets it
 * happen. */
static void say_taking_effect(struct page *p, uint8_t card)
{
    if (has_trait(p, HG_VERB_PASSES) && page_asked(p, "react") && card == asked_card(page_question(p))) {
        page_say(p, ", which takes effect");
    } else if (!has_trait(p, HG_VERB_PLAYS) || card != p->in->a->card) {
        say_break(p);
        page_this_card(p, card);
        page_say(p, " takes effect");
    }
    say_effect(p, directive_of(p, card));
}

/* Cards are resolved from the top of the stack down, as far as nothing is asked in between. A card against another one
 * takes that with it. */
static void tell_cards(struct page *p)
{
    struct waiting before, after;
    cards_waiting(p, p->in->before, &before);
    cards_waiting(p, p->in->after, &after);
    if (has_trait(p, HG_VERB_PLAYS))
        before.card[before.count++] = p->in->a->card;
    while (before.count > 0 && !still_waits(&after, before.card[before.count - 1])) {
        uint8_t card = before.card[--before.count];
        say_taking_effect(p, card);
        if (directive_of(p, card)->op != HG_CANCEL_DIRECTIVE || before.count == 0)
            continue;
        say_break(p);
        page_this_card(p, before.card[--before.count]);
        page_say(p, " is cancelled");
    }
}

/* ---- Battles ----------------------------------------------------------------------------------------------------- */

/* An assault on the titan that is over. */
static void tell_assault(struct page *p)
{
    unsigned lost = was(p)->battle_attack;
    if (!was(p)->battle_titan || is(p)->battle_titan)
        return;
    say_break(p);
    page_titan(p);
    if (is(p)->titan == 0)
        page_say(p, " is destroyed");
    else
        page_say_n(p, " stands, %u unit lost", " stands, %u units lost", lost, lost);
}

/* Ships of a class on the whole board. */
static unsigned ships_on_board(const struct page *p, const struct hg_conquest_open *o, unsigned class)
{
    unsigned count = 0;
    for (unsigned i = 0; i < p->in->r->conquest.places; i++)
        count += o->ships[i] >> 2 * class & 3;
    return count;
}

/* Whatever destroyed them: a battle, a card, or the fall of a place. */
static void tell_lost_ships(struct page *p)
{
    for (uint8_t class = 0; class < HG_CLASSES_MAX; class ++) {
        unsigned before = ships_on_board(p, was(p), class), after = ships_on_board(p, is(p), class);
        if (after >= before)
            continue;
        say_break(p);
        page_say_n(p, "%u %s destroyed", "%u %ss destroyed", before - after, before - after,
                   page_name(p, &p->names->classes, class));
    }
}

/* Where a new ship goes. With one own place only it goes there without a question, so no verb tells it. */
static void tell_launch(struct page *p)
{
    unsigned class = was(p)->built - 1u;
    if (has_told(p, TOLD_SHIP) || was(p)->built == 0 || class >= HG_CLASSES_MAX)
        return;
    for (uint8_t i = 0; i < p->in->r->conquest.places; i++)
        if ((is(p)->ships[i] >> 2 * class & 3) > (was(p)->ships[i] >> 2 * class & 3)) {
            say_break(p);
            page_say(p, "the ship goes to %s", page_place(p, i));
        }
}

/* ---- Tokens ------------------------------------------------------------------------------------------------------ */

/* The viewer's own knowledge counts: seats by their number, onlookers by the bit behind the seats, which is set for
 * what everybody knows. */
const char *page_token_face(const struct page *p, unsigned token)
{
    uint8_t viewer = p->in->viewer;
    unsigned who = viewer < p->in->r->seats ? viewer : HG_SEATS_MAX;
    if (viewer != STORY_WHOLE && !has(is(p)->token_known[token], who))
        return NULL;
    return page_name(p, &p->names->tokens, p->in->after->conquest.secret.prize == token + 1 ? 0 : 1);
}

/* Everybody sees the face then. */
static void say_turned_up(struct page *p, unsigned token)
{
    const char *face = page_token_face(p, token);
    say_break(p);
    page_say(p, "the token there is turned up");
    if (face != NULL)
        page_say(p, ": %s", face);
}

/* Whatever moved it: a card, or the loss of its place. */
static void say_moved(struct page *p, unsigned token)
{
    say_break(p);
    page_say(p, "the token goes to %s", page_place(p, (uint8_t)(is(p)->token_at[token] - 1)));
}

/* Turned up for all, looked at by the viewer, or moved. A token that has just been placed was told by its verb. */
static void tell_token(struct page *p, unsigned token)
{
    uint8_t before = was(p)->token_at[token], after = is(p)->token_at[token];
    bool turned = !has(was(p)->token_known[token], HG_SEATS_MAX) && has(is(p)->token_known[token], HG_SEATS_MAX);
    if (turned)
        say_turned_up(p, token);
    else if (before != 0 && is(p)->token_known[token] != was(p)->token_known[token] &&
             page_token_face(p, token) != NULL) {
        say_break(p);
        page_say(p, "it is: %s", page_token_face(p, token));
    }
    if (after != 0 && after != before && !(has_told(p, TOLD_TOKEN) && after == p->in->a->to + 1))
        say_moved(p, token);
}

/* Tokens that were never drawn have no story. */
static void tell_tokens(struct page *p)
{
    for (unsigned i = 0; i < is(p)->tokens_drawn; i++)
        tell_token(p, i);
}

/* ---- The titan and the board ------------------------------------------------------------------------------------- */

/* Comes back after it was destroyed, or is placed without a question. */
static void tell_titan(struct page *p)
{
    if (is(p)->titan == 0 || was(p)->titan != 0 || has_told(p, TOLD_TITAN))
        return;
    say_break(p);
    page_titan(p);
    if (p->in->before->round == 0)
        page_say(p, " is placed on %s", page_place(p, (uint8_t)(is(p)->titan - 1)));
    else
        page_say(p, " returns on %s", page_place(p, (uint8_t)(is(p)->titan - 1)));
}

/* Units there are lost with it. */
static void tell_devastated(struct page *p)
{
    for (uint64_t left = is(p)->devastated & ~was(p)->devastated; left != 0;) {
        uint8_t place = take_lowest(&left);
        say_break(p);
        page_say_n(p, "%s is devastated, %u unit lost", "%s is devastated, %u units lost", was(p)->units[place],
                   page_place(p, place), was(p)->units[place]);
    }
}

/* ---- Meters ------------------------------------------------------------------------------------------------------ */

/* The meter between two sides has moved. */
static void say_tug(struct page *p, const struct edition_meter *meter)
{
    int by = is(p)->meter - was(p)->meter;
    const char *side = (by > 0 ? meter->high : meter->low)->name[p->in->language];
    unsigned spaces = (unsigned)(by > 0 ? by : -by);
    say_break(p);
    page_say_n(p, "%s: %u space towards the %s", "%s: %u spaces towards the %s", spaces,
               meter->named->name[p->in->language], spaces, side);
}

/* In some set-ups nobody plays them. */
static bool has_collectors(const struct page *p)
{
    for (unsigned i = 0; i < p->in->r->seats; i++)
        if (rules(p)->role[i] == HG_COLLECTORS)
            return true;
    return false;
}

/* The collectors' count has changed; told only while somebody plays them. */
static void say_strategic(struct page *p, const struct edition_meter *meter)
{
    say_break(p);
    page_say(p, "%s: %u of %u", meter->named->name[p->in->language], strategic_held(p, p->in->after),
             rules(p)->strategic_win);
}

/* Only what moved: most actions leave both meters alone. */
static void tell_meters(struct page *p)
{
    bool counts = p->in->before->round > 0 && has_collectors(p) &&
                  strategic_held(p, p->in->before) != strategic_held(p, p->in->after);
    for (unsigned i = 0; i < edition_sizes(p->in->edition).meters; i++) {
        struct edition_meter meter = edition_meter(p->in->edition, i);
        if (meter.low != NULL && is(p)->meter != was(p)->meter)
            say_tug(p, &meter);
        else if (meter.faction != NULL && counts)
            say_strategic(p, &meter);
    }
}

/* ---- Scans ------------------------------------------------------------------------------------------------------- */

/* A scan that succeeded, or one that has too few dice left. */
static void tell_scan(struct page *p)
{
    uint64_t scanned = is(p)->scanned & ~was(p)->scanned;
    if (scanned != 0) {
        unsigned units = rules(p)->scan.value[lowest(scanned)];
        say_break(p);
        page_say_n(p, "the scan succeeds: %u more unit", "the scan succeeds: %u more units", units, units);
    } else if (was(p)->scan_at != 0 && is(p)->scan_at == 0 && !has_told(p, TOLD_END_OF_SCAN)) {
        say_break(p);
        page_say(p, "the dice left cannot be enough");
    }
}

/* ---- All of them ------------------------------------------------------------------------------------------------- */

/* After a resignation nothing is resolved, though places may change hands. */
void page_events(struct page *p)
{
    if (p->in->a->verb != HG_RESIGN) {
        tell_cards(p);
        page_losses(p);
        tell_assault(p);
        tell_scan(p);
    }
    tell_devastated(p);
    tell_lost_ships(p);
    tell_launch(p);
    tell_tokens(p);
    tell_titan(p);
    tell_meters(p);
}
