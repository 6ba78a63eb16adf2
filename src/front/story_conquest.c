/* The board games told: set-up, cards, invasions, goals, the end of a turn. */
#include <string.h>

#include "engine/bits.h"
#include "front/story_page.h"

static const struct hg_conquest_open *was(const struct page *p)
{
    return &p->in->before->conquest.open;
}

static const struct hg_conquest_open *is(const struct page *p)
{
    return &p->in->after->conquest.open;
}

uint8_t story_owner(const struct hg_state *s, uint8_t place)
{
    for (uint8_t i = 0; i < HG_ARMIES_MAX; i++)
        if (has(s->conquest.open.own[i], place))
            return i;
    return HG_NONE;
}

static void say_hero(struct page *p)
{
    if (p->in->a->x[0] != 0)
        page_either(p, ", with the hero", ", avec le héros");
}

/* ---- Set-up ------------------------------------------------------------------------------------------------------ */

static void tell_army(struct page *p)
{
    uint8_t army = p->in->a->card, had = was(p)->army[p->in->a->seat];
    if (had == army + 1)
        page_either(p, "keeps ", "garde ");
    else
        page_either(p, had == 0 ? "takes " : "changes to ", had == 0 ? "prend " : "passe à ");
    page_say(p, "%s", page_name(p, &p->names->armies, army));
}

/* A card turned up in set-up names a place: a resource comes there, or an army. */
static void tell_show(struct page *p)
{
    const struct hg_conquest_rules *c = &p->in->r->conquest;
    const struct named *resource = edition_resource(p->in->edition);
    uint8_t card = p->in->a->card, place = card < c->cards ? c->card_place[card] : (uint8_t)HG_NONE;
    if (place >= c->places) {
        page_card(p);
        return;
    }
    page_say(p, p->french ? "une carte montre %s : " : "a card shows %s: ", page_place(p, place));
    if (has(is(p)->resource & ~was(p)->resource, place)) {
        page_say(p, "%s", resource != NULL ? resource->name[p->in->language] : p->french ? "ressource" : "a resource");
        return;
    }
    page_either(p, "it goes to ", "attribué à ");
    page_seat(p, story_owner(p->in->after, place));
}

static void say_quoted(struct page *p, const char *text)
{
    page_say(p, p->french ? "« %s »" : "«%s»", text);
}

static void tell_goal(struct page *p)
{
    page_either(p, "a goal for the board: ", "un objectif pour le plateau : ");
    say_quoted(p, page_name(p, &p->names->goals, p->in->a->card));
}

static void tell_claim(struct page *p)
{
    page_say(p, p->french ? "revendique %s" : "claims %s", page_place(p, p->in->a->to));
}

static void tell_reinforce(struct page *p)
{
    uint8_t to = p->in->a->to;
    page_say(p, p->french ? "renforce %s : %u" : "reinforces %s to %u", page_place(p, to), is(p)->units[to]);
    if (story_owner(p->in->after, to) >= p->in->r->seats)
        page_either(p, " (neutral)", " (neutre)");
}

/* The army that acts, for the names of its pieces. */
static struct edition_army own_army(const struct page *p)
{
    unsigned army = game_army_played(p->in->r, p->in->after, p->in->a->seat);
    return army < p->names->armies.count ? edition_army(p->in->edition, army) : (struct edition_army){0};
}

static void say_piece(struct page *p, const char *what, const char *called)
{
    page_say(p, called != NULL ? "%s (%s)" : "%s", what, called);
    page_say(p, p->french ? " sur %s" : " on %s", page_place(p, p->in->a->to));
}

static void tell_base(struct page *p)
{
    say_piece(p, p->french ? "pose la base" : "places the base", own_army(p).base[p->in->language]);
}

static void tell_hero(struct page *p)
{
    say_piece(p, p->french ? "place le héros" : "places the hero", own_army(p).hero[p->in->language]);
}

static void tell_settled_order(struct page *p)
{
    if (page_asks(p, "start-roll") || page_asks(p, "order-roll")) {
        page_either(p, ": a tie, roll again", " : égalité, on relance");
    } else if (page_asks(p, "army")) {
        page_say(p, p->french ? " : le joueur %u choisit en premier" : ": seat %u chooses first",
                 hg_actor(p->in->after) + 1u);
    } else if (is(p)->first != HG_NONE) {
        page_either(p, ": ", " : ");
        page_seat(p, is(p)->first);
        page_either(p, " begins", " commence");
    }
}

/* ---- Cards and reinforcements ------------------------------------------------------------------------------------ */

static void tell_pick(struct page *p)
{
    page_either(p, "picks ", "choisit ");
    page_card(p);
}

static void tell_draw(struct page *p)
{
    const struct hg_ask *ask = page_question(p);
    page_seat(p, ask->x != 0 ? ask->a : was(p)->seat);
    page_either(p, " draws ", " pioche ");
    page_card(p);
}

static void tell_trade(struct page *p)
{
    page_say(p, p->french ? "rend une combinaison pour %u unités" : "turns in a set for %u units",
             (unsigned)(is(p)->pile - was(p)->pile));
}

static void tell_place(struct page *p)
{
    uint8_t to = p->in->a->to;
    page_say(p, p->french ? "pose %u sur %s : %u" : "places %u on %s, now %u", p->in->a->n, page_place(p, to),
             is(p)->units[to]);
}

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
    page_either(p, "plays ", "joue ");
    page_card(p);
    if (a->from != HG_NONE && reaches_out(p))
        page_say(p, p->french ? " : de %s contre %s" : ": from %s against %s", page_place(p, a->from),
                 page_place(p, a->to));
    else if (a->from != HG_NONE)
        page_say(p, p->french ? " sur %s et %s" : " at %s and %s", page_place(p, a->from), page_place(p, a->to));
    else if (a->to != HG_NONE)
        page_say(p, p->french ? " sur %s" : " at %s", page_place(p, a->to));
}

static void tell_pass(struct page *p)
{
    page_either(p, "passes", "passe");
}

static void tell_look(struct page *p)
{
    page_either(p, "looks at the hand of ", "regarde la main de ");
    page_seat(p, (uint8_t)(p->in->a->n - 1));
}

/* ---- Battles ----------------------------------------------------------------------------------------------------- */

void page_target(struct page *p)
{
    const struct hg_action *a = p->in->a;
    const uint16_t *units = was(p)->units;
    page_say(p, p->french ? "%s (%u) depuis %s (%u)" : "%s (%u) from %s (%u)", page_place(p, a->to), units[a->to],
             page_place(p, a->from), units[a->from]);
}

static void tell_attack(struct page *p)
{
    page_either(p, "attacks ", "attaque ");
    page_target(p);
    page_say(p, p->french ? ", dés : %u" : ", dice: %u", p->in->a->n);
    say_hero(p);
}

static void tell_declare(struct page *p)
{
    page_either(p, "declares an invasion of ", "déclare l'invasion de ");
    page_target(p);
}

static void tell_commit(struct page *p)
{
    page_say(p, p->french ? "engage %u" : "commits %u", p->in->a->n);
    say_hero(p);
}

static void tell_stop(struct page *p)
{
    page_either(p, "breaks the invasion off", "interrompt l'invasion");
}

static void tell_defend(struct page *p)
{
    bool one = p->in->a->n == 1;
    page_say(p, p->french ? "défend avec %u %s" : "defends with %u %s", p->in->a->n,
             p->french ? (one ? "dé" : "dés") : (one ? "die" : "dice"));
}

static void tell_reroll(struct page *p)
{
    page_say(p, p->french ? "fait relancer le dé d'attaque %u" : "has attack die %u rolled again", p->in->a->n);
}

static unsigned lost(unsigned before, unsigned after)
{
    return before > after ? before - after : 0;
}

bool story_battle(const struct story *in, struct story_battle *out)
{
    const struct hg_conquest_open *before = &in->before->conquest.open, *after = &in->after->conquest.open;
    if (in->r->family != HG_CONQUEST || in->a->verb == HG_RESIGN || before->battle_attack == 0 ||
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

/* Losses, and the place that falls, with whatever action has settled the battle. */
void page_losses(struct page *p)
{
    struct story_battle b;
    if (!story_battle(p->in, &b))
        return;
    page_say(p, p->french ? " : pertes %u et %u" : ": losses %u and %u", b.attacker_lost, b.defender_lost);
    if (b.conquered)
        page_say(p, p->french ? " ; %s tombe" : "; %s falls", page_place(p, b.to));
}

/* Some come from rewards and cards; more than one roll can hold are rolled apart. */
unsigned story_attack_dice(const struct story *in)
{
    const struct hg_state *s = in->before;
    const struct hg_ask *ask = &s->ask[s->depth > 0 ? s->depth - 1 : 0];
    unsigned count = in->a->count, defence = s->conquest.open.battle_defence + ask->b;
    if (in->r->family != HG_CONQUEST || s->depth == 0)
        return HG_NONE;
    if (strcmp(hg_ask_name(in->r, ask->kind), "clash") == 0)
        return s->conquest.open.battle_attack;
    if (strcmp(hg_ask_name(in->r, ask->kind), "clash-again") == 0)
        return count_bits(ask->a);
    if (strcmp(hg_ask_name(in->r, ask->kind), "roll") != 0)
        return HG_NONE;
    if (ask->x == 2)
        return 0;
    return ask->x == 1 || defence > count ? count : count - defence;
}

static void tell_battle_roll(struct page *p)
{
    unsigned count = p->in->a->count, attack = story_attack_dice(p->in);
    page_dice(p, 0, attack);
    if (attack < count) {
        page_either(p, attack > 0 ? " against " : "against ", attack > 0 ? " contre " : "contre ");
        page_dice(p, attack, count);
    }
}

static void tell_roll(struct page *p)
{
    if (page_asked(p, "roll")) {
        tell_battle_roll(p);
        return;
    }
    page_dice(p, 0, p->in->a->count);
    if (page_asked(p, "start-roll") || page_asked(p, "order-roll"))
        tell_settled_order(p);
    else if (page_asked(p, "reroll"))
        page_either(p, " on the second roll", " au second jet");
}

static void tell_advance(struct page *p)
{
    const struct hg_action *a = p->in->a;
    if (a->n == 0 && a->x[0] == 0) {
        page_either(p, "nobody follows", "personne ne suit");
    } else if (a->n == 0) {
        page_either(p, "the hero follows", "le héros suit");
    } else {
        page_say(p, p->french ? "avance de %u en plus" : "moves %u more units in", a->n);
        say_hero(p);
    }
}

/* ---- Before and after the invasions ------------------------------------------------------------------------------ */

static void tell_transfer(struct page *p)
{
    page_say(p, p->french ? "demande le commandement de %s" : "asks for command of %s", page_place(p, p->in->a->to));
}

static void tell_accept(struct page *p)
{
    page_say(p, p->french ? "cède %s" : "hands %s over", page_place(p, page_question(p)->a));
}

static void tell_refuse(struct page *p)
{
    page_say(p, p->french ? "garde %s" : "keeps %s", page_place(p, page_question(p)->a));
}

static void tell_collect(struct page *p)
{
    page_either(p, "collects ", "prend ");
    say_quoted(p, page_name(p, &p->names->goals, p->in->a->card));
}

static void tell_reward(struct page *p)
{
    page_either(p, "reward for ", "récompense pour ");
    page_seat(p, was(p)->seat);
    page_say(p, p->french ? " : %s" : ": %s", page_name(p, &p->names->rewards, p->in->a->card));
}

static void tell_tower(struct page *p)
{
    const struct named *tower = edition_tower(p->in->edition);
    say_piece(p, p->french ? "place la tour" : "places the tower", tower != NULL ? tower->name[p->in->language] : NULL);
}

static void tell_fortify(struct page *p)
{
    const struct hg_action *a = p->in->a;
    if (page_asked(p, "recall"))
        page_either(p, "calls back: ", "rappelle : ");
    else if (page_asked(p, "prepare"))
        page_either(p, "begins with a manoeuvre: ", "commence par une manœuvre : ");
    page_say(p, p->french ? "déplace %u de %s à %s" : "moves %u from %s to %s", a->n, page_place(p, a->from),
             page_place(p, a->to));
    say_hero(p);
}

static void tell_end(struct page *p)
{
    if (page_asked(p, "fortify"))
        page_either(p, "does not fortify", "ne fortifie pas");
    else if (page_asked(p, "deploy"))
        page_either(p, "ends the deployment", "termine le déploiement");
    else if (page_asked(p, "prepare"))
        page_either(p, "has prepared", "a fini de se préparer");
    else if (page_asked(p, "collect"))
        page_either(p, "collects no goal", "ne prend pas d'objectif");
    else if (page_asked(p, "recall"))
        page_either(p, "calls nobody else back", "ne rappelle plus personne");
    else
        page_either(p, "ends the attacks", "cesse d'attaquer");
}

static void tell_resign(struct page *p)
{
    page_either(p, "resigns", "abandonne");
}

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

const struct tellers story_conquest = {tellers, sizeof tellers / sizeof tellers[0], page_losses, NULL};
