/* The board games told: set-up, cards, invasions, goals, the end of a turn. A line reads
 *     attacks Palaven (3) from Digeris (7), dice: 3
 * and the losses follow with whatever action settles the battle. */
#include <string.h>

#include "engine/bits.h"
#include "engine/conquest/asks.h"
#include "engine/traits.h"
#include "stories/around.h"
#include "text/say.h"

/* Seats first, then neutral armies. */
uint8_t story_owner(const struct hg_state *s, uint8_t place)
{
    for (uint8_t i = 0; i < HG_ARMIES_MAX; i++)
        if (has(s->conquest.open.own[i], place))
            return i;
    return HG_NONE;
}

/* Nothing where no hero goes along. */
static void say_hero(struct page *p)
{
    if (p->in->a->x[0] != 0)
        page_say(p, ", with the hero");
}

/* ---- Set-up ------------------------------------------------------------------------------------------------------ */

/* The same verb takes an army and changes it. */
static void tell_army(struct page *p)
{
    uint8_t army = p->in->a->card, had = was(p)->army[p->in->a->seat];
    if (had == army + 1)
        page_say(p, "keeps ");
    else if (had == 0)
        page_say(p, "takes ");
    else
        page_say(p, "changes to ");
    page_put(p, "%s", page_name(p, &p->names->armies, army));
}

/* A card turned up in set-up names a place: a resource comes there, or an army. Cards without a place are named
 * themselves. Goes to whoever holds the place afterwards. */
static void tell_show(struct page *p)
{
    const struct hg_conquest_rules *c = &p->in->r->conquest;
    const struct named *resource = edition_resource(p->in->edition);
    uint8_t card = p->in->a->card, place = card < c->cards ? c->card_place[card] : (uint8_t)HG_NONE;
    if (place >= c->places) {
        page_card(p);
        return;
    }
    page_say(p, "a card shows %s: ", page_place(p, place));
    if (has(is(p)->resource & ~was(p)->resource, place)) {
        page_put(p, "%s", resource != NULL ? resource->name[p->in->language] : say(p->in->language, "a resource"));
        return;
    }
    page_say(p, "it goes to ");
    page_seat(p, story_owner(p->in->after, place));
}

/* Marks of each language are the catalogue's. */
static void say_quoted(struct page *p, const char *text)
{
    page_say(p, "«%s»", text);
}

/* Goals are drawn in set-up. */
static void tell_goal(struct page *p)
{
    page_say(p, "a goal for the board: ");
    say_quoted(p, page_name(p, &p->names->goals, p->in->a->card));
}

/* A place that nobody held. */
static void tell_claim(struct page *p)
{
    page_say(p, "claims %s", page_place(p, p->in->a->to));
}

/* Also of neutral armies, which stand behind the seats. Neutral armies are reinforced by the seats. */
static void tell_reinforce(struct page *p)
{
    uint8_t to = p->in->a->to;
    page_say(p, "reinforces %s to %u", page_place(p, to), is(p)->units[to]);
    if (story_owner(p->in->after, to) >= p->in->r->seats)
        page_say(p, " (neutral)");
}

/* The army that acts, for the names of its pieces; empty before it has one. */
static struct edition_army own_army(const struct page *p)
{
    unsigned army = seat_army_played(p->in->r, p->in->after, p->in->a->seat);
    return army < p->names->armies.count ? edition_army(p->in->edition, army) : (struct edition_army){0};
}

/* A piece with the name that the army has for it, if any. */
static void say_piece(struct page *p, const char *what, const char *called)
{
    page_put(p, called != NULL ? "%s (%s)" : "%s", what, called);
    page_say(p, " on %s", page_place(p, p->in->a->to));
}

/* Where a seat's base stands is never changed by its owner afterwards. */
static void tell_base(struct page *p)
{
    say_piece(p, say(p->in->language, "places the base"), own_army(p).base[p->in->language]);
}

/* Placed in set-up, or again after it fell. */
static void tell_hero(struct page *p)
{
    say_piece(p, say(p->in->language, "places the hero"), own_army(p).hero[p->in->language]);
}

/* What a roll for the order has settled: nothing yet, who takes an army first, or who begins. */
static void tell_settled_order(struct page *p)
{
    if (page_asks(p, "start-roll") || page_asks(p, "order-roll")) {
        page_say(p, ": a tie, roll again");
    } else if (page_asks(p, "army")) {
        page_say(p, ": seat %u chooses first", hg_actor(p->in->after) + 1u);
    } else if (is(p)->first != HG_NONE) {
        page_say(p, ": the first turn is for ");
        page_seat(p, is(p)->first);
    }
}

/* ---- Cards and reinforcements ------------------------------------------------------------------------------------ */

/* Picking is no secret from the table, the card may be. */
static void tell_pick(struct page *p)
{
    if (p->in->a->card < p->names->cards.count)
        page_say(p, "picks the card ");
    else
        page_say(p, "picks ");
    page_card(p);
}

/* In set-up everybody draws; later the seat whose turn it is. */
static void tell_draw(struct page *p)
{
    const struct hg_ask *ask = page_question(p);
    page_drawn_card(p, is_drawn_in_setup(ask) ? drawing_seat(ask) : was(p)->seat);
}

/* What is turned in shows in the pile of units to be placed. */
static void tell_trade(struct page *p)
{
    unsigned units = (unsigned)(is(p)->pile - was(p)->pile);
    page_say_n(p, "turns in a set for %u unit", "turns in a set for %u units", units, units);
}

/* With what stands there then. */
static void tell_place(struct page *p)
{
    uint8_t to = p->in->a->to;
    page_say(p, "places %u on %s, now %u", p->in->a->n, page_place(p, to), is(p)->units[to]);
}

/* Does the card let units attack from afar? Then its two places are source and target. */
static bool reaches_out(const struct page *p)
{
    uint8_t card = p->in->a->card;
    const struct hg_ability *ability = &p->in->r->conquest.ability[card < HG_PLAYABLE_MAX ? card : 0];
    for (unsigned i = 0; i < HG_OPERATIONS_MAX; i++)
        if (card < HG_PLAYABLE_MAX && ability->does[i].op == HG_OP_REMOTE_INVASION)
            return true;
    return false;
}

/* A card aims at nothing, at one place, at two places, or goes from one to the other. */
static void tell_play(struct page *p)
{
    const struct hg_action *a = p->in->a;
    page_say(p, "plays ");
    page_card(p);
    if (a->from != HG_NONE && reaches_out(p))
        page_say(p, ": from %s against %s", page_place(p, a->from), page_place(p, a->to));
    else if (a->from != HG_NONE)
        page_say(p, " at %s and %s", page_place(p, a->from), page_place(p, a->to));
    else if (a->to != HG_NONE)
        page_say(p, " at %s", page_place(p, a->to));
}

/* Among people also where there was nothing to play, so that nobody can tell. */
static void tell_pass(struct page *p)
{
    page_say(p, "passes");
}

/* That somebody looked is public, what they saw is not. */
static void tell_look(struct page *p)
{
    page_say(p, "looks at the hand of ");
    page_seat(p, (uint8_t)(p->in->a->n - 1));
}

/* ---- Battles ----------------------------------------------------------------------------------------------------- */

/* Units as they stand before the attack. */
void page_target(struct page *p)
{
    const struct hg_action *a = p->in->a;
    const uint16_t *units = was(p)->units;
    page_say(p, "%s (%u) from %s (%u)", page_place(p, a->to), units[a->to], page_place(p, a->from), units[a->from]);
}

/* With the units on both sides before the roll, in brackets behind the places. */
static void tell_attack(struct page *p)
{
    page_say(p, "attacks ");
    page_target(p);
    page_say(p, ", dice: %u", p->in->a->n);
    say_hero(p);
}

/* The longer course of an attack: dice are committed afterwards. */
static void tell_declare(struct page *p)
{
    page_say(p, "declares an invasion of ");
    page_target(p);
}

/* So many units fight in this roll. */
static void tell_commit(struct page *p)
{
    page_say(p, "commits %u", p->in->a->n);
    say_hero(p);
}

/* An attack that is given up before its target falls. */
static void tell_stop(struct page *p)
{
    page_say(p, "breaks the invasion off");
}

/* Where a defender has fewer units than dice there is nothing to choose, and nothing is told. */
static void tell_defend(struct page *p)
{
    page_say_n(p, "defends with %u die", "defends with %u dice", p->in->a->n, p->in->a->n);
}

/* Dice count from 1. */
static void tell_reroll(struct page *p)
{
    page_say(p, "has attack die %u rolled again", p->in->a->n);
}

/* Never below zero: units may come to a place in the same action. */
static unsigned lost(unsigned before, unsigned after)
{
    return before > after ? before - after : 0;
}

/* A battle is settled when its dice are gone from the position. Units that moved in after a conquest were not lost. */
bool story_battle(const struct story *in, struct story_battle *out)
{
    const struct hg_conquest_open *before = &in->before->conquest.open, *after = &in->after->conquest.open;
    if (hg_traits(in->r).dice != HG_DICE_COMPARED || in->a->verb == HG_RESIGN || before->battle_attack == 0 ||
        before->battle_to == HG_NONE || before->battle_titan != 0 || after->battle_attack != 0)
        return false;
    out->from = before->battle_from;
    out->to = before->battle_to;
    out->attacker = before->seat;
    out->defender = story_owner(in->before, out->to);
    out->conquered = story_owner(in->after, out->to) != out->defender;
    unsigned moved_in = out->conquered ? after->units[out->to] : 0;
    out->attacker_lost = lost(before->units[out->from], after->units[out->from] + moved_in);
    out->defender_lost = lost(before->units[out->to], out->conquered ? 0 : after->units[out->to]);
    return true;
}

/* What the end of a battle sums up; whoever skims leaves these out. */
bool story_is_detail(const struct story *in)
{
    static const char *const parts[] = {"defend", "hold", "advance", "follow", "jump"};
    const struct hg_state *s = in->before;
    const char *asked = s->depth > 0 ? hg_ask_name(in->r, s->ask[s->depth - 1].kind) : "";
    if (record_is_undo(in->a) || hg_traits(in->r).dice != HG_DICE_COMPARED)
        return false;
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        if (strcmp(parts[i], asked) == 0)
            return true;
    return hg_verb_is(in->r, in->a->verb, HG_VERB_ATTACKS | HG_VERB_DECLARES | HG_VERB_COMMITS) ||
           story_attack_dice(in) != HG_NONE;
}

/* Something was added that the line of the roll may not have told. */
static bool is_raised(const struct story_dice *dice)
{
    for (unsigned i = 0; i < dice->count; i++)
        if (dice->die[i].added > 0)
            return true;
    return dice->tie_to_attacker;
}

/* Losses, and the place that falls, with whatever action has settled the battle. */
void page_losses(struct page *p)
{
    struct story_battle b;
    struct story_dice lying;
    if (!story_battle(p->in, &b))
        return;
    if (story_dice_lying(p->in, &lying) && (is_raised(&lying) || page_asked(p, "reroll"))) {
        page_say(p, "; ");
        page_battle_dice(p, &lying);
    }
    page_say(p, ": losses %u and %u", b.attacker_lost, b.defender_lost);
    if (b.conquered)
        page_say(p, "; %s falls", page_place(p, b.to));
}

/* How many dice of a roll are the attacker's. Some come from rewards and cards; more than one roll can hold are rolled
 * apart, for one side at a time. */
unsigned story_attack_dice(const struct story *in)
{
    const struct hg_state *s = in->before;
    const struct hg_ask *ask = &s->ask[s->depth > 0 ? s->depth - 1 : 0];
    unsigned count = in->a->count, defence = s->conquest.open.battle_defence + extra_defence_dice(ask);
    if (hg_traits(in->r).dice != HG_DICE_COMPARED || s->depth == 0)
        return HG_NONE;
    if (strcmp(hg_ask_name(in->r, ask->kind), "clash") == 0)
        return s->conquest.open.battle_attack;
    if (strcmp(hg_ask_name(in->r, ask->kind), "clash-again") == 0)
        return count_bits(attack_dice_again(ask));
    if (strcmp(hg_ask_name(in->r, ask->kind), "roll") != 0)
        return HG_NONE;
    if (rolled_side(ask) == ROLLS_DEFENCE)
        return 0;
    return rolled_side(ask) == ROLLS_ATTACK || defence > count ? count : count - defence;
}

/* One verb for all dice: what it means depends on the question that it answers. */
static void tell_roll(struct page *p)
{
    struct story_dice dice;
    if (story_dice(p->in, &dice)) {
        page_battle_dice(p, &dice);
        return;
    }
    page_dice(p, 0, p->in->a->count);
    if (page_asked(p, "start-roll") || page_asked(p, "order-roll"))
        tell_settled_order(p);
    else if (page_asked(p, "reroll"))
        page_say(p, " on the second roll");
}

/* Nobody, the hero alone, or units with or without it. */
static void tell_advance(struct page *p)
{
    const struct hg_action *a = p->in->a;
    if (a->n == 0 && a->x[0] == 0) {
        page_say(p, "nobody follows");
    } else if (a->n == 0) {
        page_say(p, "the hero follows");
    } else {
        page_say_n(p, "moves %u more unit in", "moves %u more units in", a->n, a->n);
        say_hero(p);
    }
}

/* ---- Before and after the invasions ------------------------------------------------------------------------------ */

/* What an ally is asked, and how it answers, are three verbs. */
static void tell_transfer(struct page *p)
{
    page_say(p, "asks for command of %s", page_place(p, p->in->a->to));
}

/* Of an ally's request for a place. */
static void tell_accept(struct page *p)
{
    page_say(p, "hands %s over", page_place(p, asked_place(page_question(p))));
}

/* The answer is public, as the request was. */
static void tell_refuse(struct page *p)
{
    page_say(p, "keeps %s", page_place(p, asked_place(page_question(p))));
}

/* The goal by its name: it is on the table for all to read. */
static void tell_collect(struct page *p)
{
    page_say(p, "collects ");
    say_quoted(p, page_name(p, &p->names->goals, p->in->a->card));
}

/* Rewards lie hidden until a goal is collected. */
static void tell_reward(struct page *p)
{
    page_say(p, "reward for ");
    page_seat(p, was(p)->seat);
    page_say(p, ": %s", page_name(p, &p->names->rewards, p->in->a->card));
}

/* A reward that is put up at once. */
static void tell_tower(struct page *p)
{
    const struct named *tower = edition_tower(p->in->edition);
    say_piece(p, say(p->in->language, "places the tower"), tower != NULL ? tower->name[p->in->language] : NULL);
}

/* Also answers to cards that move units, with their occasion in front. */
static void tell_fortify(struct page *p)
{
    const struct hg_action *a = p->in->a;
    if (page_asked(p, "recall"))
        page_say(p, "calls back: ");
    else if (page_asked(p, "prepare"))
        page_say(p, "begins with a manoeuvre: ");
    page_say(p, "moves %u from %s to %s", a->n, page_place(p, a->from), page_place(p, a->to));
    say_hero(p);
}

/* The same verb ends every step; the question says which. */
static void tell_end(struct page *p)
{
    if (page_asked(p, "fortify"))
        page_say(p, "does not fortify");
    else if (page_asked(p, "deploy"))
        page_say(p, "ends the deployment");
    else if (page_asked(p, "prepare"))
        page_say(p, "has prepared");
    else if (page_asked(p, "collect"))
        page_say(p, "collects no goal");
    else if (page_asked(p, "recall"))
        page_say(p, "calls nobody else back");
    else
        page_say(p, "ends the attacks");
}

/* Units stay on the board and defend themselves. */
static void tell_resign(struct page *p)
{
    page_say(p, "resigns");
}

/* By the words of the family's verbs. */
static const struct teller tellers[] = {
    {"resign", tell_resign},   {"roll", tell_roll},           {"draw", tell_draw},       {"claim", tell_claim},
    {"pick", tell_pick},       {"reinforce", tell_reinforce}, {"trade", tell_trade},     {"place", tell_place},
    {"attack", tell_attack},   {"defend", tell_defend},       {"advance", tell_advance}, {"fortify", tell_fortify},
    {"end", tell_end},         {"army", tell_army},           {"show", tell_show},       {"goal", tell_goal},
    {"base", tell_base},       {"hero", tell_hero},           {"collect", tell_collect}, {"reward", tell_reward},
    {"tower", tell_tower},     {"transfer", tell_transfer},   {"accept", tell_accept},   {"refuse", tell_refuse},
    {"declare", tell_declare}, {"commit", tell_commit},       {"stop", tell_stop},       {"play", tell_play},
    {"pass", tell_pass},       {"look", tell_look},           {"reroll", tell_reroll},
};

const struct tellers story_conquest = {tellers,          sizeof tellers / sizeof tellers[0], page_losses, NULL, NULL,
                                       asked_in_conquest};
