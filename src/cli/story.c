/* Tells actions. The verbs are found by their words, so that a family without a teller is still told by its notation.
 */
#include "cli/story.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "cli/game.h"
#include "engine/bits.h"
#include "text/notation.h"

/* The text being made. */
struct page {
    const struct story *in;
    bool french;
    char *out;
    size_t used;
};

static void say(struct page *p, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void say(struct page *p, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int n = vsnprintf(p->out + p->used, STORY_MAX - p->used, format, arguments);
    va_end(arguments);
    if (n > 0)
        p->used = p->used + (size_t)n < STORY_MAX ? p->used + (size_t)n : STORY_MAX - 1;
}

static const char *place_name(const struct page *p, uint8_t place)
{
    const struct name_list *places = &p->in->names->places;
    return place < places->count ? places->item[place].name[p->in->language] : "?";
}

static const char *army_name(const struct page *p, uint8_t seat)
{
    return game_army(p->in->names, seat)->name[p->in->language];
}

uint8_t story_owner(const struct hg_state *s, uint8_t place)
{
    for (uint8_t i = 0; i < HG_SEATS_MAX; i++)
        if (has(s->conquest.open.own[i], place))
            return i;
    return HG_NONE;
}

/* ---- Set-up ------------------------------------------------------------------------------------------------------ */

static void tell_claim(struct page *p)
{
    say(p, p->french ? "revendique %s" : "claims %s", place_name(p, p->in->a->to));
}

static void tell_reinforce(struct page *p)
{
    uint8_t to = p->in->a->to;
    say(p, p->french ? "renforce %s : %u" : "reinforces %s to %u", place_name(p, to),
        p->in->after->conquest.open.units[to]);
}

static void tell_start_roll(struct page *p)
{
    uint8_t first = p->in->after->conquest.open.first;
    const struct hg_action *a = p->in->a;
    for (unsigned i = 0; i < a->count; i++)
        say(p, "%s%u", i > 0 ? " " : "", a->x[i]);
    if (first == HG_NONE)
        say(p, p->french ? " : égalité, on relance" : ": a tie, roll again");
    else
        say(p, p->french ? " : %s commence" : ": %s begins", army_name(p, first));
}

/* ---- Cards and reinforcements ------------------------------------------------------------------------------------ */

static void tell_card(struct page *p, const char *did)
{
    uint8_t card = p->in->a->card;
    const struct name_list *cards = &p->in->names->cards;
    if (card < cards->count)
        say(p, "%s %s (%s)", did, cards->item[card].id, cards->item[card].name[p->in->language]);
    else
        say(p, p->french ? "%s une carte cachée" : "%s a hidden card", did);
}

static void tell_pick(struct page *p)
{
    tell_card(p, p->french ? "choisit" : "picks");
}

static void tell_draw(struct page *p)
{
    uint8_t seat = p->in->before->conquest.open.seat;
    say(p, p->french ? "%s " : "%s ", seat < HG_SEATS_MAX ? army_name(p, seat) : "?");
    tell_card(p, p->french ? "pioche" : "draws");
}

static void tell_trade(struct page *p)
{
    unsigned units = (unsigned)(p->in->after->conquest.open.pile - p->in->before->conquest.open.pile);
    say(p, p->french ? "rend une combinaison pour %u unités" : "turns in a set for %u units", units);
}

static void tell_place(struct page *p)
{
    uint8_t to = p->in->a->to;
    say(p, p->french ? "pose %u sur %s : %u" : "places %u on %s, now %u", p->in->a->n, place_name(p, to),
        p->in->after->conquest.open.units[to]);
}

/* ---- Battles ----------------------------------------------------------------------------------------------------- */

static void tell_attack(struct page *p)
{
    const struct hg_action *a = p->in->a;
    const uint16_t *units = p->in->before->conquest.open.units;
    say(p, p->french ? "attaque %s (%u) depuis %s (%u), dés : %u" : "attacks %s (%u) from %s (%u), dice: %u",
        place_name(p, a->to), units[a->to], place_name(p, a->from), units[a->from], a->n);
}

static void tell_defend(struct page *p)
{
    say(p, p->french ? "défend avec %u %s" : "defends with %u %s", p->in->a->n,
        p->french ? (p->in->a->n == 1 ? "dé" : "dés") : (p->in->a->n == 1 ? "die" : "dice"));
}

static bool asks(const struct story *in, const char *kind)
{
    const struct hg_state *s = in->before;
    return s->depth > 0 && strcmp(hg_ask_name(in->r, s->ask[s->depth - 1].kind), kind) == 0;
}

bool story_battle(const struct story *in, struct story_battle *out)
{
    const struct hg_conquest_open *was = &in->before->conquest.open, *is = &in->after->conquest.open;
    if (in->r->family != HG_CONQUEST || in->a->seat != HG_CHANCE || !asks(in, "roll"))
        return false;
    out->from = was->battle_from;
    out->to = was->battle_to;
    out->attacker = was->seat;
    out->defender = story_owner(in->before, out->to);
    out->conquered = story_owner(in->after, out->to) != out->defender;
    unsigned moved_in = out->conquered ? is->units[out->to] : 0;
    out->attacker_lost = was->units[out->from] - is->units[out->from] - moved_in;
    out->defender_lost = out->conquered ? was->units[out->to] : (unsigned)(was->units[out->to] - is->units[out->to]);
    return true;
}

static void tell_outcome(struct page *p, const struct story_battle *b)
{
    if (!b->conquered)
        return;
    say(p, p->french ? " ; %s tombe" : "; %s falls", place_name(p, b->to));
    if (b->defender < HG_SEATS_MAX && has(p->in->before->living, b->defender) &&
        !has(p->in->after->living, b->defender))
        say(p, p->french ? " ; %s est hors jeu" : "; %s is out of the game", army_name(p, b->defender));
    if (p->in->after->over)
        say(p, p->french ? " ; %s gagne" : "; %s wins", army_name(p, b->attacker));
}

static void tell_roll(struct page *p)
{
    struct story_battle b;
    const struct hg_action *a = p->in->a;
    if (!story_battle(p->in, &b)) {
        tell_start_roll(p);
        return;
    }
    for (unsigned i = 0; i < a->count; i++) {
        if (i == p->in->before->conquest.open.battle_attack)
            say(p, p->french ? " contre" : " against");
        say(p, "%s%u", i > 0 ? " " : "", a->x[i]);
    }
    say(p, p->french ? " : pertes %u et %u" : ": losses %u and %u", b.attacker_lost, b.defender_lost);
    tell_outcome(p, &b);
}

static void tell_advance(struct page *p)
{
    if (p->in->a->n == 0)
        say(p, p->french ? "personne ne suit" : "nobody follows");
    else
        say(p, p->french ? "avance de %u %s" : "moves %u more %s in", p->in->a->n, p->french ? "en plus" : "units");
}

/* ---- The end of a turn ------------------------------------------------------------------------------------------- */

static void tell_fortify(struct page *p)
{
    const struct hg_action *a = p->in->a;
    say(p, p->french ? "déplace %u de %s à %s" : "moves %u from %s to %s", a->n, place_name(p, a->from),
        place_name(p, a->to));
}

static void tell_end(struct page *p)
{
    if (asks(p->in, "fortify"))
        say(p, p->french ? "ne fortifie pas" : "does not fortify");
    else
        say(p, p->french ? "cesse d'attaquer" : "ends the attacks");
}

static void tell_resign(struct page *p)
{
    say(p, p->french ? "abandonne" : "resigns");
}

struct teller {
    const char *word;
    void (*tell)(struct page *p);
};

static const struct teller tellers[] = {
    {"resign", tell_resign}, {"roll", tell_roll},           {"draw", tell_draw},
    {"claim", tell_claim},   {"reinforce", tell_reinforce}, {"pick", tell_pick},
    {"trade", tell_trade},   {"place", tell_place},         {"attack", tell_attack},
    {"defend", tell_defend}, {"advance", tell_advance},     {"fortify", tell_fortify},
    {"end", tell_end},
};

void story_tell(const struct story *in, char out[STORY_MAX])
{
    struct page p = {in, in->language == FRENCH, out, 0};
    char notation[NOTATION_MAX];
    const char *word = hg_verbs(in->r).verb[in->a->verb].word;
    out[0] = '\0';
    for (size_t i = 0; in->r->family == HG_CONQUEST && i < sizeof tellers / sizeof tellers[0]; i++)
        if (strcmp(tellers[i].word, word) == 0) {
            tellers[i].tell(&p);
            return;
        }
    notation_print(in->r, in->names, in->a, notation);
    say(&p, "%s", notation);
}

void story_actor(const struct names *names, enum language language, uint8_t seat, char out[STORY_MAX])
{
    if (seat == HG_CHANCE)
        snprintf(out, STORY_MAX, "%s", language == FRENCH ? "hasard" : "chance");
    else
        snprintf(out, STORY_MAX, "%u %s", seat + 1u, game_army(names, seat)->name[language]);
}
