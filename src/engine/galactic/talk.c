/* What players say to each other across the table: resigning, offering a draw, adjusting a piece. None of it is among
 * the choices: it is always a person's own idea.
 *
 * Nothing of it moves a ship, and an offer comes at most once in a turn, so that a game cannot be held up. */
#include "engine/galactic/galactic.h"

/* With two seats the other one has won. */
void gal_resign(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    s->acting &= (uint8_t)~bit(a->seat);
    gal_finish(s, s->acting);
}

/* In the own turn, and once in it, so that nobody can be asked without end. */
enum hg_reason gal_why_not_offer_draw(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    if (a->seat != gal_seen(s)->seat)
        return HG_NOT_NOW;
    return gal_seen(s)->turn.offered == 0 ? HG_OK : HG_ALREADY_OFFERED;
}

/* It lies on top of the question it interrupts, which waits below. */
void gal_offer_draw(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    gal_of(s)->turn.offered = 1;
    ask_push(s, (struct hg_ask){.kind = ASK_DRAW_OFFER, .seat = other(a->seat)});
}

/* There is no third way: the game waits for one of them. */
void gal_offer_answers(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    (void)r;
    gal_box(s, out, VERB_ACCEPT);
    gal_box(s, out, VERB_DECLINE);
}

/* A drawn game has no winner. */
void gal_accept(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    (void)a;
    gal_finish(s, 0);
}

/* The question below is open again, as it was. */
void gal_decline(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    (void)a;
    ask_pop(s);
}

/* Saying that a piece is only put straight changes nothing (GW-TOUCH-02); it is an action so that the record has it. */
void gal_adjust(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    (void)s;
    (void)a;
}
