/* Galactic games told: ships by their squares, battles by their sums, cards by their names. */
#include "engine/bits.h"
#include "front/story_page.h"

static const struct hg_galactic_open *was(const struct page *p)
{
    return &p->in->before->galactic.open;
}

static const struct hg_galactic_open *is(const struct page *p)
{
    return &p->in->after->galactic.open;
}

/* ---- Dice -------------------------------------------------------------------------------------------------------- */

static void tell_start_roll(struct page *p)
{
    page_dice(p, 0, p->in->a->count);
    if (page_asks(p, "start-roll")) {
        page_either(p, ": a tie, roll again", " : égalité, on relance");
        return;
    }
    page_either(p, ": ", " : ");
    page_seat(p, hg_actor(p->in->after));
    page_either(p, " decides who begins", " décide qui commence");
}

static void tell_stuck_roll(struct page *p)
{
    page_dice(p, 0, p->in->a->count);
    page_say(p, p->french ? " pour le vaisseau bloqué sur %s" : " for the stuck ship on %s",
             page_place(p, page_question(p)->a));
    if (page_asks(p, "retreat"))
        page_either(p, ": a double, it may go home", " : un double, il peut rentrer");
    else
        page_either(p, ": no double, it stays", " : pas de double, il reste");
}

/* With the sum, and against which sum of the attacker when the defender rolls. */
static void tell_battle_roll(struct page *p)
{
    const struct hg_action *a = p->in->a;
    uint8_t seat = page_question(p)->a;
    unsigned sum = 0;
    for (unsigned i = 0; i < a->count; i++)
        sum += a->x[i];
    page_seat(p, seat);
    page_either(p, page_asked(p, "reroll") ? " rolls again: " : " rolls ",
                page_asked(p, "reroll") ? " relance : " : " lance ");
    page_dice(p, 0, a->count);
    if (a->count > 1)
        page_say(p, " (%u)", sum);
    if (page_asked(p, "roll") && seat != was(p)->seat)
        page_say(p, p->french ? " contre %u" : " against %u", was(p)->battle.total[1 - seat]);
}

static void tell_roll(struct page *p)
{
    if (page_asked(p, "start-roll"))
        tell_start_roll(p);
    else if (page_asked(p, "stuck-roll"))
        tell_stuck_roll(p);
    else
        tell_battle_roll(p);
}

/* ---- Who begins -------------------------------------------------------------------------------------------------- */

static void tell_first(struct page *p)
{
    page_either(p, "begins", "commence");
}

static void tell_second(struct page *p)
{
    page_either(p, "lets the opponent begin", "laisse commencer l'adversaire");
}

static void tell_hand_over(struct page *p)
{
    page_either(p, "leaves it to the opponent who begins", "laisse l'adversaire décider qui commence");
}

/* ---- Ships ------------------------------------------------------------------------------------------------------- */

static void tell_select(struct page *p)
{
    page_say(p, p->french ? "choisit %s" : "selects %s", page_place(p, p->in->a->to));
}

static void say_way(struct page *p)
{
    page_say(p, "%s-%s", page_place(p, p->in->a->from), page_place(p, p->in->a->to));
}

static void tell_charge(struct page *p)
{
    page_either(p, "charges ", "charge ");
    say_way(p);
}

static void tell_attack(struct page *p)
{
    const struct hg_action *a = p->in->a;
    page_say(p, p->french ? "attaque %s (%u) depuis %s (%u)" : "attacks %s (%u) from %s (%u)", page_place(p, a->to),
             was(p)->units[a->to], page_place(p, a->from), was(p)->units[a->from]);
}

static void tell_retreat(struct page *p)
{
    page_say(p, p->french ? "tente de ramener %s" : "tries to retreat from %s", page_place(p, p->in->a->from));
}

static void tell_go(struct page *p)
{
    page_say(p, p->french ? "ramène le vaisseau de %s" : "takes the ship from %s home",
             page_place(p, page_question(p)->a));
}

static void tell_stay(struct page *p)
{
    page_either(p, "stays", "reste");
}

static void tell_berth(struct page *p)
{
    page_say(p, p->french ? "met le vaisseau au port %s" : "puts the ship in berth %s", page_place(p, p->in->a->to));
}

/* ---- Cards and talk ---------------------------------------------------------------------------------------------- */

static void tell_draw(struct page *p)
{
    page_seat(p, page_question(p)->a);
    page_either(p, page_asked(p, "deal") ? " is dealt " : " draws ", page_asked(p, "deal") ? " reçoit " : " pioche ");
    page_card(p);
}

static void tell_play(struct page *p)
{
    const struct hg_action *a = p->in->a;
    page_either(p, "plays ", "joue ");
    page_card(p);
    if (a->from != HG_NONE) {
        page_either(p, ": ", " : ");
        say_way(p);
    } else if (a->to != HG_NONE) {
        page_say(p, p->french ? " sur %s" : " at %s", page_place(p, a->to));
    }
}

static void tell_pass(struct page *p)
{
    if (page_asked(p, "opp-plays-card"))
        page_either(p, "lets the card pass", "laisse passer la carte");
    else
        page_either(p, "passes", "passe");
}

static void tell_discard(struct page *p)
{
    page_either(p, "has the opponent discard ", "fait défausser à l'adversaire ");
    page_card(p);
}

static void tell_offer_draw(struct page *p)
{
    page_either(p, "offers a draw", "propose la nulle");
}

static void tell_accept(struct page *p)
{
    page_either(p, "accepts the draw", "accepte la nulle");
}

static void tell_decline(struct page *p)
{
    page_either(p, "declines the draw", "refuse la nulle");
}

static void tell_adjust(struct page *p)
{
    page_either(p, "adjusts a ship", "ajuste un vaisseau");
}

static void tell_resign(struct page *p)
{
    page_either(p, "resigns", "abandonne");
}

/* ---- What a battle came to --------------------------------------------------------------------------------------- */

/* With whatever action has settled it: the dice, a card, or that nobody played one. */
static void add_outcome(struct page *p)
{
    uint8_t from = was(p)->battle.from, to = was(p)->battle.to, seat = was(p)->seat;
    bool fighting = was(p)->battle.kind != 0 && seat < 2;
    if (!fighting)
        return;
    if (from != to && has(was(p)->own[1 - seat], to) && !has(is(p)->own[1 - seat], to))
        page_say(p, p->french ? " ; le vaisseau sur %s est pris" : "; the ship on %s is taken", page_place(p, to));
    else if (page_asks(p, "on-loss") || page_asks(p, "berth"))
        page_either(p, "; the attacker has lost", " ; l'attaquant a perdu");
    else if (page_asked(p, "roll") && page_asks(p, "roll") && page_question(p)->a != seat)
        page_either(p, ": a tie, both roll again", " : égalité, on relance");
}

static const struct teller tellers[] = {
    {"resign", tell_resign},   {"roll", tell_roll},           {"draw", tell_draw},     {"first", tell_first},
    {"second", tell_second},   {"hand-over", tell_hand_over}, {"select", tell_select}, {"charge", tell_charge},
    {"attack", tell_attack},   {"retreat", tell_retreat},     {"go", tell_go},         {"stay", tell_stay},
    {"berth", tell_berth},     {"pass", tell_pass},           {"play", tell_play},     {"play-at", tell_play},
    {"play-move", tell_play},  {"discard", tell_discard},     {"accept", tell_accept}, {"offer-draw", tell_offer_draw},
    {"decline", tell_decline}, {"adjust", tell_adjust},
};

const struct tellers story_galactic = {tellers, sizeof tellers / sizeof tellers[0], add_outcome, NULL};
