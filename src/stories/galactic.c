/* Galactic games told: ships by their squares, battles by their sums, cards by their names, e.g.
 *     attacks e5 (1) from d4 (2)
 *     Geth rolls 3 5 (8) against 6 */
#include "engine/bits.h"
#include "engine/galactic/asks.h"
#include "stories/page.h"

/* What both sides can see, before and after the action. */
static const struct hg_galactic_open *was(const struct page *p)
{
    return &p->in->before->galactic.open;
}

/* Traits of the verb of an action. */
static const struct hg_galactic_open *is(const struct page *p)
{
    return &p->in->after->galactic.open;
}

/* ---- Dice -------------------------------------------------------------------------------------------------------- */

/* Whoever rolls higher decides who begins. */
static void tell_start_roll(struct page *p)
{
    page_dice(p, 0, p->in->a->count);
    if (page_asks(p, "start-roll")) {
        page_say(p, ": a tie, roll again");
        return;
    }
    page_say(p, ": who begins is decided by ");
    page_seat(p, hg_actor(p->in->after));
}

/* A double frees a ship that is stuck. */
static void tell_stuck_roll(struct page *p)
{
    page_dice(p, 0, p->in->a->count);
    page_say(p, " for the stuck ship on %s", page_place(p, gal_asked_ship(page_question(p))));
    if (page_asks(p, "retreat"))
        page_say(p, ": a double, it may go home");
    else
        page_say(p, ": no double, it stays");
}

/* The dice of a battle with their sum, and against which sum of the attacker when the defender rolls. */
static void tell_battle_roll(struct page *p)
{
    const struct hg_action *a = p->in->a;
    uint8_t seat = gal_rolling_seat(page_question(p));
    unsigned sum = 0;
    for (unsigned i = 0; i < a->count; i++)
        sum += a->x[i];
    if (page_asked(p, "reroll"))
        page_say(p, "once more for ");
    else
        page_say(p, "dice of ");
    page_seat(p, seat);
    page_say(p, ": ");
    page_dice(p, 0, a->count);
    if (a->count > 1)
        page_put(p, " (%u)", sum);
    if (page_asked(p, "roll") && seat != was(p)->seat)
        page_say(p, " against %u", was(p)->battle.total[1 - seat]);
}

/* One verb for all dice: what it means depends on the question that it answers. */
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

/* Whoever rolls higher decides who begins. */
static void tell_first(struct page *p)
{
    page_say(p, "begins");
}

/* The right to begin may be given away. */
static void tell_second(struct page *p)
{
    page_say(p, "lets the opponent begin");
}

/* The right to decide may be given away, too. */
static void tell_hand_over(struct page *p)
{
    page_say(p, "leaves it to the opponent who begins");
}

/* ---- Ships ------------------------------------------------------------------------------------------------------- */

/* A ship that is touched must be moved, so touching is an action of its own. */
static void tell_select(struct page *p)
{
    page_say(p, "selects %s", page_place(p, p->in->a->to));
}

/* A move as its two squares: d4-e5. */
static void say_way(struct page *p)
{
    page_put(p, "%s-%s", page_place(p, p->in->a->from), page_place(p, p->in->a->to));
}

/* Squares by file and rank, as players write them down. */
static void tell_charge(struct page *p)
{
    page_say(p, "charges ");
    say_way(p);
}

/* Stacks are told with both squares. */
static void tell_attack(struct page *p)
{
    const struct hg_action *a = p->in->a;
    page_say(p, "attacks %s (%u) from %s (%u)", page_place(p, a->to), was(p)->units[a->to], page_place(p, a->from),
             was(p)->units[a->from]);
}

/* Whether it succeeds is another question. */
static void tell_retreat(struct page *p)
{
    page_say(p, "tries to retreat from %s", page_place(p, p->in->a->from));
}

/* The ship is named by the square it leaves. */
static void tell_go(struct page *p)
{
    page_say(p, "takes the ship from %s home", page_place(p, gal_asked_ship(page_question(p))));
}

/* Instead of being taken home. */
static void tell_stay(struct page *p)
{
    page_say(p, "stays");
}

/* A ship that comes home is put on a free square of it. */
static void tell_berth(struct page *p)
{
    page_say(p, "puts the ship in berth %s", page_place(p, p->in->a->to));
}

/* ---- Cards and talk ---------------------------------------------------------------------------------------------- */

/* At the start cards are dealt, later they are drawn. The card itself is hidden from the other side. */
static void tell_draw(struct page *p)
{
    page_drawn_card(p, gal_drawing_seat(page_question(p)));
}

/* A card may move a ship, aim at a square, or do neither. */
static void tell_play(struct page *p)
{
    const struct hg_action *a = p->in->a;
    page_say(p, "plays ");
    page_card(p);
    if (a->from != HG_NONE) {
        page_say(p, ": ");
        say_way(p);
    } else if (a->to != HG_NONE) {
        page_say(p, " at %s", page_place(p, a->to));
    }
}

/* In answer to a card it means that the card stands. */
static void tell_pass(struct page *p)
{
    if (page_asked(p, "opp-plays-card"))
        page_say(p, "lets the card pass");
    else
        page_say(p, "passes");
}

/* Discards are open. */
static void tell_discard(struct page *p)
{
    page_say(p, "has the opponent discard ");
    page_card(p);
}

/* An offer stands until it is answered. */
static void tell_offer_draw(struct page *p)
{
    page_say(p, "offers a draw");
}

/* The game ends drawn. */
static void tell_accept(struct page *p)
{
    page_say(p, "accepts the draw");
}

/* The game goes on; it may be offered again. */
static void tell_decline(struct page *p)
{
    page_say(p, "declines the draw");
}

/* Announced before a ship is straightened, so that it does not count as touched. */
static void tell_adjust(struct page *p)
{
    page_say(p, "adjusts a ship");
}

/* The other side has won. */
static void tell_resign(struct page *p)
{
    page_say(p, "resigns");
}

/* ---- What a battle came to --------------------------------------------------------------------------------------- */

/* What a battle came to, with whatever action has settled it: the dice, a card, or that nobody played one. A tie is
 * seen by the attacker being asked to roll again. */
static void add_outcome(struct page *p)
{
    uint8_t from = was(p)->battle.from, to = was(p)->battle.to, seat = was(p)->seat;
    bool fighting = was(p)->battle.kind != 0 && seat < 2;
    if (!fighting)
        return;
    if (from != to && has(was(p)->own[1 - seat], to) && !has(is(p)->own[1 - seat], to))
        page_say(p, "; the ship on %s is taken", page_place(p, to));
    else if (page_asks(p, "on-loss") || page_asks(p, "berth"))
        page_say(p, "; the attacker has lost");
    else if (page_asked(p, "roll") && page_asks(p, "roll") && gal_rolling_seat(page_question(p)) != seat)
        page_say(p, ": a tie, both roll again");
}

static const struct teller tellers[] = {
    {"resign", tell_resign},   {"roll", tell_roll},           {"draw", tell_draw},     {"first", tell_first},
    {"second", tell_second},   {"hand-over", tell_hand_over}, {"select", tell_select}, {"charge", tell_charge},
    {"attack", tell_attack},   {"retreat", tell_retreat},     {"go", tell_go},         {"stay", tell_stay},
    {"berth", tell_berth},     {"pass", tell_pass},           {"play", tell_play},     {"play-at", tell_play},
    {"play-move", tell_play},  {"discard", tell_discard},     {"accept", tell_accept}, {"offer-draw", tell_offer_draw},
    {"decline", tell_decline}, {"adjust", tell_adjust},
};

/* A home full of the winner's ships was invaded; else the position was scored. */
static enum ending ending(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_galactic_rules *g = &r->galactic;
    unsigned winner = s->winners == 1 ? 0 : 1;
    return (g->home[1 - winner] & ~s->galactic.open.own[winner]) == 0 ? ENDING_INVASION : ENDING_SCORE;
}

/* The squares of a battle, a ship by its square, a card that waits for its effect. */
static struct asked about(const struct hg_state *s)
{
    const struct hg_galactic_battle *battle = &s->galactic.open.battle;
    const struct hg_ask *ask = ask_seen(s);
    switch ((enum ask_kind)ask->kind) {
    case ASK_DECLARED:
    case ASK_ROLLED:
    case ASK_LOST_ATTACK:
    case ASK_WON_ATTACK:
        return (struct asked){battle->from, battle->to, HG_NONE};
    case ASK_MOVE:
    case ASK_RETREAT:
    case ASK_BERTH:
        return (struct asked){gal_asked_ship(ask), HG_NONE, HG_NONE};
    case ASK_ANSWER:
        return (struct asked){HG_NONE, HG_NONE, gal_waiting_card(ask)};
    default:
        return (struct asked){HG_NONE, HG_NONE, HG_NONE};
    }
}

const struct tellers story_galactic = {tellers, sizeof tellers / sizeof tellers[0], add_outcome, NULL, ending, about};
