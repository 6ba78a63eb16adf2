/* Campaigns told: what their own verbs say, and those of every board game that mean more here; whatever is missing is
 * told by conquest.c, which this list is based on. What comes of an action besides stands in campaign_events.c. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/conquest/asks.h"
#include "stories/around.h"
#include "text/say.h"

/* ---- Words ------------------------------------------------------------------------------------------------------- */

/* Counts of ships are packed into two bits for each class, as in the position. */
void page_ships(struct page *p, unsigned packed)
{
    const char *gap = "";
    for (uint8_t class = 0; class < HG_CLASSES_MAX; class ++) {
        unsigned count = packed >> 2 * class & 3;
        if (count == 0)
            continue;
        page_put(p, "%s", gap);
        page_say_n(p, "%u %s", "%u %ss", count, count, page_name(p, &p->names->classes, class));
        gap = ", ";
    }
}

/* The ships of an action, which stand in its small numbers, packed likewise. */
static unsigned ships_of(const struct hg_action *a)
{
    return a->x[0] | (unsigned)a->x[1] << 2 | (unsigned)a->x[2] << 4;
}

/* Ships of a side that go along, by class; nothing where none do. */
static void say_with_ships(struct page *p)
{
    if (ships_of(p->in->a) == 0)
        return;
    page_say(p, ", with ");
    page_ships(p, ships_of(p->in->a));
}

/* French elides its article before vowels. Accented letters of Latin-1 begin with 0xc3 in UTF-8; those that are no
 * vowels do not occur in names of titans. */
static bool begins_with_vowel(const char *name)
{
    return strchr("AEIOUYaeiouy", name[0]) != NULL || (unsigned char)name[0] == 0xc3;
}

/* Without a name in the edition it is the titan. */
void story_titan(const struct edition *e, enum language language, char out[STORY_MAX])
{
    const struct named *titan = edition_titan(e);
    const char *name = titan != NULL ? titan->name[language] : "titan";
    snprintf(out, STORY_MAX, begins_with_vowel(name) ? say(language, SAID_IN("begins with a vowel", "%s")) : "%s",
             name);
}

/* With the article that the language wants. */
void page_titan(struct page *p)
{
    char name[STORY_MAX];
    story_titan(p->in->edition, p->in->language, name);
    page_put(p, "%s", name);
}

/* A general word where the edition has none. */
static const char *token_name(const struct page *p)
{
    const struct named *token = edition_token(p->in->edition);
    return token != NULL ? token->name[p->in->language] : say(p->in->language, "token");
}

/* ---- Set-up ------------------------------------------------------------------------------------------------------ */

/* In some modes a seat claims for the neutral army as well, in questions of its own. */
static void tell_claim(struct page *p)
{
    page_say(p, "claims %s", page_place(p, p->in->a->to));
    if (!page_asked(p, "claim-for"))
        return;
    page_say(p, " for ");
    page_seat(p, neutral_asked_for(page_question(p)));
}

/* Placed in set-up, else moved, or left where it is. */
static void tell_titan(struct page *p)
{
    uint8_t to = p->in->a->to;
    p->told |= TOLD_TITAN;
    if (page_asked(p, "titan"))
        page_say(p, "places ");
    else if (was(p)->titan == to + 1)
        page_say(p, "leaves ");
    else
        page_say(p, "moves ");
    page_titan(p);
    if (page_asked(p, "titan") || was(p)->titan == to + 1)
        page_say(p, " on %s", page_place(p, to));
    else
        page_say(p, " from %s to %s", page_place(p, (uint8_t)(was(p)->titan - 1)), page_place(p, to));
}

/* ---- Tokens ------------------------------------------------------------------------------------------------------ */

/* The face is known to whoever may see it; others hear that a token was drawn. */
static void tell_face(struct page *p)
{
    page_say(p, "a %s for ", token_name(p));
    page_seat(p, was(p)->seat);
    if (p->in->a->card < p->names->tokens.count)
        page_say(p, ": %s", page_name(p, &p->names->tokens, p->in->a->card));
    else
        page_say(p, ", face down");
}

/* A token whose place was taken must move on. */
static void tell_token(struct page *p)
{
    const char *place = page_place(p, p->in->a->to);
    p->told |= TOLD_TOKEN;
    if (token_moves_on(page_question(p)))
        page_say(p, "puts the %s on %s instead", token_name(p), place);
    else
        page_say(p, "places the %s on %s", token_name(p), place);
}

/* ---- Ships ------------------------------------------------------------------------------------------------------- */

/* The card's class says which ship it builds. */
static void tell_build(struct page *p)
{
    uint8_t class = p->in->r->conquest.card_class[p->in->a->card];
    page_say(p, "turns in ");
    page_card(p);
    page_say(p, " and builds a ship: %s", page_name(p, &p->names->classes, class));
}

/* Which class was built is known from the position before. */
static void tell_ship(struct page *p)
{
    uint8_t class = (uint8_t)(was(p)->built - 1);
    p->told |= TOLD_SHIP;
    page_say(p, "places the new ship (%s) on %s", page_name(p, &p->names->classes, class), page_place(p, p->in->a->to));
}

/* Ships may move by themselves at the end of a turn. */
static void tell_convoy(struct page *p)
{
    page_say(p, "moves ");
    page_ships(p, ships_of(p->in->a));
    page_say(p, " from %s to %s", page_place(p, p->in->a->from), page_place(p, p->in->a->to));
}

/* ---- Battles ----------------------------------------------------------------------------------------------------- */

/* As in other board games, with ships. */
static void tell_attack(struct page *p)
{
    page_say(p, "attacks ");
    page_target(p);
    page_say(p, ", dice: %u", p->in->a->n);
    say_with_ships(p);
}

/* An attack on the titan instead of its place. */
static void tell_assault(struct page *p)
{
    const struct hg_action *a = p->in->a;
    page_say(p, "attacks ");
    page_titan(p);
    page_say(p, " on %s from %s (%u), dice: %u", page_place(p, (uint8_t)(was(p)->titan - 1)), page_place(p, a->from),
             was(p)->units[a->from], a->n);
    say_with_ships(p);
}

/* The dice of a defence are chosen where the rules leave a choice. */
static void tell_defend(struct page *p)
{
    page_say_n(p, "defends with %u die", "defends with %u dice", p->in->a->n, p->in->a->n);
    say_with_ships(p);
}

/* Ships may follow without units. */
static void tell_advance(struct page *p)
{
    const struct hg_action *a = p->in->a;
    if (a->n == 0 && ships_of(a) == 0) {
        page_say(p, "nobody follows");
    } else if (a->n == 0) {
        page_say(p, "moves ships in: ");
        page_ships(p, ships_of(a));
    } else {
        page_say_n(p, "moves %u more unit in", "moves %u more units in", a->n, a->n);
        say_with_ships(p);
    }
}

/* The faces of the attacker's dice as they lie after this roll: those of a second roll replace the ones that were
 * rolled again, the others lie as they did. */
static void faces_after(const struct page *p, uint8_t face[3])
{
    unsigned next = 0, again = page_asked(p, "clash-again") ? attack_dice_again(page_question(p)) : 7u;
    for (unsigned i = 0; i < 3; i++)
        face[i] = has(again, i) && i < was(p)->battle_attack ? p->in->a->x[next++] : was(p)->battle_die[i];
}

/* What the assault came to: faces, one for each carrier (no more than dice), bonuses of cards on each die and on the
 * total, and the meter's space for the side that seeks. Told only; the engine computes it for itself. */
static int titan_total(const struct page *p)
{
    const struct hg_conquest_open *o = was(p);
    unsigned carriers = o->battle_ships[0] >> 2 * HG_CARRIER & 3, dice = o->battle_attack;
    int total = (int)((carriers < dice ? carriers : dice) + dice * o->battle_bonus[0]) + o->battle_total;
    uint8_t face[3];
    faces_after(p, face);
    for (unsigned i = 0; i < dice && i < 3; i++)
        total += face[i];
    return rules(p)->role[o->seat] == HG_SEEKERS ? total + rules(p)->space_modifier[o->meter] : total;
}

/* The total that was needed is told with it: without it a number of dice says nothing. */
static void tell_titan_roll(struct page *p, const struct story_dice *dice)
{
    int total = titan_total(p);
    for (unsigned i = 0; i < dice->count; i++)
        total -= dice->die[i].face;
    if (total != 0)
        page_put(p, " %+d", total);
    page_say(p, ": %d in total, %u are needed", titan_total(p), rules(p)->titan_total);
}

/* Attack against defence; after a second roll only what was rolled again. Against the titan there is no defence, but a
 * total. */
static void tell_clash(struct page *p)
{
    struct story_dice dice;
    story_dice(p->in, &dice);
    if (page_asked(p, "clash-again")) {
        page_say(p, "ones rolled again give ");
        page_dice(p, 0, p->in->a->count);
        page_say(p, ": ");
    }
    page_battle_dice(p, &dice);
    if (page_asks(p, "clash-again"))
        page_say(p, ": ships have ones rolled again");
    else if (was(p)->battle_titan)
        tell_titan_roll(p, &dice);
}

/* ---- Other rolls ------------------------------------------------------------------------------------------------- */

/* A die of a directive changes the units of one place. More units, or fewer, by what the position says. */
static void tell_directive_die(struct page *p)
{
    uint8_t to = asked_to(page_question(p));
    unsigned before = was(p)->units[to], after = is(p)->units[to];
    page_dice(p, 0, p->in->a->count);
    if (after >= before)
        page_say(p, ": %s gets %u, now %u", page_place(p, to), after - before, after);
    else
        page_say(p, ": %s loses %u, %u left", page_place(p, to), before - after, after);
}

/* A die says how far the titan may go. */
static void tell_march_roll(struct page *p)
{
    unsigned steps = p->in->a->x[0];
    page_put(p, "%u", steps);
    page_say(p, ": ");
    page_titan(p);
    page_say_n(p, " may go %u step", " may go %u steps", steps, steps);
}

/* The eight-sided dice behind a stroke. */
static void tell_scan_roll(struct page *p)
{
    for (unsigned i = 0; i < p->in->a->count; i++)
        page_put(p, "%s%u", i == 0 ? "" : i == was(p)->scan_dice[0] ? " | " : " ", p->in->a->x[i]);
}

/* One verb for all dice of a campaign: what it means depends on the question that it answers. */
static void tell_roll(struct page *p)
{
    if (page_asked(p, "clash") || page_asked(p, "clash-again"))
        tell_clash(p);
    else if (page_asked(p, "order-die"))
        tell_directive_die(p);
    else if (page_asked(p, "march-roll"))
        tell_march_roll(p);
    else
        tell_scan_roll(p);
}

/* ---- Scans ------------------------------------------------------------------------------------------------------- */

/* Matching rows of a card with dice, as in War Assets. */
static void tell_scan(struct page *p)
{
    page_say(p, "scans %s", page_place(p, p->in->a->to));
}

/* Rows count from 1. */
static void tell_match(struct page *p)
{
    uint8_t place = (uint8_t)(was(p)->scan_at - 1);
    page_say(p, "matches ");
    page_row(p, &rules(p)->scan.row[place][p->in->a->n - 1]);
    page_say(p, " of %s", page_place(p, place));
}

/* Which dice were used for the row; the larger ones are marked as everywhere. */
static void tell_dice(struct page *p)
{
    page_say(p, "uses the dice");
    for (uint64_t left = p->in->a->n; left != 0;) {
        uint8_t i = take_lowest(&left);
        page_put(p, i < was(p)->scan_dice[0] ? " %u" : " d8:%u", was(p)->scan_face[i]);
    }
}

/* A try that matched nothing costs a die. */
static void tell_drop(struct page *p)
{
    page_say(p, "matches nothing and loses a die of %u sides", p->in->a->n);
}

/* The dice left could not have been enough, or nobody wanted to go on. */
static void tell_give_up(struct page *p)
{
    p->told |= TOLD_END_OF_SCAN;
    page_say(p, "gives the scan up");
}

/* ---- Cards ------------------------------------------------------------------------------------------------------- */

/* A directive may let somebody else draw than the seat whose turn it is. */
static void tell_draw(struct page *p)
{
    page_drawn_card(p, page_asked(p, "order-draw") ? directive_player(page_question(p)) : was(p)->seat);
}

/* Chance picks the card, so the seat that loses is named. */
static void tell_lose(struct page *p)
{
    page_card(p);
    page_say(p, " is taken from ");
    page_seat(p, losing_seat(page_question(p)));
}

/* Tokens that are aimed at by a number may not be on the board yet. */
static void say_token_aimed_at(struct page *p, unsigned token)
{
    uint8_t at = was(p)->token_at[token];
    if (at != 0)
        page_say(p, " on the token of %s", page_place(p, (uint8_t)(at - 1)));
}

/* What the number of a directive means, by its operation: a seat, a token, units. */
static void say_number_aim(struct page *p, const struct hg_directive *d)
{
    const struct hg_action *a = p->in->a;
    switch (d->op) {
    case HG_DISCARD_RANDOM:
        page_say(p, " against ");
        page_seat(p, (uint8_t)(a->n - 1));
        return;
    case HG_MOVE_TOKEN:
    case HG_LOOK_AT_TOKEN:
        say_token_aimed_at(p, a->n - 1u);
        return;
    case HG_EXTRA_FORTIFY:
        page_say_n(p, ": %u unit", ": %u units", a->n, a->n);
        return;
    default:
        return;
    }
}

/* A directive may be aimed at a number, at one place or at two, and at ships. */
static void tell_play(struct page *p)
{
    const struct hg_action *a = p->in->a;
    const struct hg_directive *d = &rules(p)->directive[rules(p)->card_directive[a->card]];
    page_say(p, "plays ");
    page_card(p);
    if (a->n != 0)
        say_number_aim(p, d);
    if (d->op == HG_JUMP)
        page_say(p, ": from %s against %s", page_place(p, a->from), page_place(p, a->to));
    else if (a->from != HG_NONE)
        page_say(p, " from %s to %s", page_place(p, a->from), page_place(p, a->to));
    else if (d->op == HG_MOVE_TOKEN)
        page_say(p, ", to %s", page_place(p, a->to));
    else if (a->to != HG_NONE)
        page_say(p, " at %s", page_place(p, a->to));
    if (ships_of(a) == 0)
        return;
    page_say(p, " against ");
    page_ships(p, ships_of(a));
}

/* Not answering a card is told with the card. */
static void tell_pass(struct page *p)
{
    if (!page_asked(p, "react")) {
        page_say(p, "plays no card");
        return;
    }
    page_say(p, "does not answer ");
    page_this_card(p, asked_card(page_question(p)));
}

/* ---- The end of a turn ------------------------------------------------------------------------------------------- */

/* How far it may go is what the dice say next. */
static void tell_march(struct page *p)
{
    page_say(p, "rolls for the move of ");
    page_titan(p);
}

/* The same verb ends every step; the question says which. */
static void tell_end(struct page *p)
{
    if (page_asked(p, "march")) {
        page_say(p, "lets ");
        page_titan(p);
        page_say(p, " stay");
    } else if (page_asked(p, "regroup") && was(p)->moved == 0) {
        page_say(p, "does not fortify");
    } else if (page_asked(p, "regroup")) {
        page_say(p, "ends the fortifications");
    } else if (page_asked(p, "deploy")) {
        page_say(p, "ends the deployment");
    } else {
        page_say(p, "ends the attacks");
    }
}

/* By the words of the family's verbs; those of conquest.c come after these. */
static const struct teller tellers[] = {
    {"claim", tell_claim},     {"titan", tell_titan}, {"face", tell_face},       {"token", tell_token},
    {"build", tell_build},     {"ship", tell_ship},   {"convoy", tell_convoy},   {"attack", tell_attack},
    {"assault", tell_assault}, {"roll", tell_roll},   {"defend", tell_defend},   {"advance", tell_advance},
    {"scan", tell_scan},       {"match", tell_match}, {"dice", tell_dice},       {"drop", tell_drop},
    {"draw", tell_draw},       {"lose", tell_lose},   {"give-up", tell_give_up}, {"play", tell_play},
    {"pass", tell_pass},       {"march", tell_march}, {"end", tell_end},
};

/* How a campaign ended that others than the winners still play. The role of the winners tells what they have reached:
 * collectors their places; seekers the prize, as long as anybody of the keepers lives; all others that no enemy is
 * left. */
static enum ending ending(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_campaign_rules *c = &r->conquest.campaign;
    uint8_t role = c->role[lowest(s->winners)];
    if (role == HG_COLLECTORS)
        return ENDING_STRATEGIC;
    for (uint64_t left = s->living; role == HG_SEEKERS && left != 0;)
        if (c->role[take_lowest(&left)] == HG_KEEPERS)
            return ENDING_PRIZE;
    return ENDING_ELIMINATION;
}

const struct tellers story_campaign = {
    tellers, sizeof tellers / sizeof tellers[0], page_events, &story_conquest, ending, asked_in_conquest};
