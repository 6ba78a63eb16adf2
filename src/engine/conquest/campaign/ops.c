/* What directives do and what they leave to chance: one small function for each operation, in one table. What stays
 * in force is looked up in ops_kept.c when it matters.
 *
 * A card that is played lies in the question that resolves it and comes to the discards when its effect is complete, so
 * that it never comes back by its own effect.
 *
 * Sources: the texts of the cards in the edition, A-122. Functions with the same four arguments are rows of the table
 * below them: `played` is the ASK_REACT that the card lay in, off the stack already. */
#include "engine/conquest/campaign/campaign.h"

typedef void effect(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *played,
                    const struct hg_directive *d);

/* How the game goes on behind an effect. */
enum ending {
    RESUMES,    /* with what the card interrupted */
    LEADS_ON,   /* by what the effect does; the window it was played in is over */
    WAITS_LATER /* the card stays in play, and the effect asks */
};

struct row {
    effect *apply;
    uint8_t ends; /* enum ending */
};

/* To the discards, where everybody sees it. */
static void put_away(struct hg_state *s, uint8_t card)
{
    set_add(&open_of(s)->discard, card);
}

/* The directive waits for chance, as a question of this kind. */
static void ask_chance(struct hg_state *s, const struct hg_ask *played, enum ask_kind kind)
{
    struct hg_ask ask = *played;
    ask.kind = (uint8_t)kind;
    ask.seat = HG_CHANCE;
    ask_push(s, ask);
}

/* ---- Titan and meter -------------------------------------------------------------------------------------------- */

/* It may end the game; directives_resume then does nothing. */
static void devastate(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *played,
                      const struct hg_directive *d)
{
    (void)played;
    (void)d;
    titan_devastate(r, s);
}

static void return_titan(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *played,
                         const struct hg_directive *d)
{
    (void)d;
    titan_return(r, s, asked_to(played));
}

/* The window is over with it: the titan moves at once. */
static void free_move(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *played,
                      const struct hg_directive *d)
{
    (void)played;
    titan_march_freely(r, s, d->amount);
}

/* For the attack on the titan that is on. */
static void raise_total(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *played,
                        const struct hg_directive *d)
{
    (void)r;
    (void)played;
    open_of(s)->battle_total = (uint8_t)(open_of(s)->battle_total + d->amount);
}

/* Whatever the total. */
static void hit_on_top(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *played,
                       const struct hg_directive *d)
{
    (void)played;
    (void)d;
    titan_destroy(r, s);
}

/* Towards the seekers above zero. */
static void move_meter(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *played,
                       const struct hg_directive *d)
{
    (void)played;
    meters_move(r, s, d->meter);
}

/* ---- Units and ships -------------------------------------------------------------------------------------------- */

/* The place that was chosen, or the one that the window is about: it lies on top again. */
static void add_units(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *played,
                      const struct hg_directive *d)
{
    (void)r;
    units_put(s, directive_player(played),
              d->where == HG_OWN_PLACE ? asked_to(played) : campaign_window_place(ask_seen(s)), d->amount);
}

/* The die is rolled by chance, and ops_die settles it. */
static void ask_die(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *played,
                    const struct hg_directive *d)
{
    (void)r;
    (void)d;
    ask_chance(s, played, ASK_DIRECTIVE_DIE);
}

/* Packed numbers are subtracted as one: the play named no more than stand there. */
static void destroy_ships(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *played,
                          const struct hg_directive *d)
{
    (void)r;
    (void)d;
    open_of(s)->ships[asked_to(played)] = (uint8_t)(open_of(s)->ships[asked_to(played)] - directive_number(played));
}

/* Connected or not, and beside the move that everybody has. */
static void extra_fortify(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *played,
                          const struct hg_directive *d)
{
    uint16_t *units = open_of(s)->units;
    (void)r;
    (void)d;
    units[asked_from(played)] = (uint16_t)(units[asked_from(played)] - directive_number(played));
    units[asked_to(played)] = (uint16_t)(units[asked_to(played)] + directive_number(played));
}

/* ---- Battles ---------------------------------------------------------------------------------------------------- */

/* For one battle in the position, for an invasion as a card in force. */
static void raise_dice(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *played,
                       const struct hg_directive *d)
{
    struct hg_conquest_open *o = open_of(s);
    (void)r;
    if (d->lasts == HG_FOR_INVASION)
        ops_keep(s, asked_card(played), HG_NONE, o->battle_to);
    else
        o->battle_bonus[d->side] = (uint8_t)(o->battle_bonus[d->side] + d->amount);
}

static void large_dice(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *played,
                       const struct hg_directive *d)
{
    (void)r;
    (void)d;
    ops_keep(s, asked_card(played), HG_NONE, open_of(s)->battle_to);
}

static void cap_defence(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *played,
                        const struct hg_directive *d)
{
    (void)r;
    (void)played;
    ops_keep_cap(s, d->more);
}

/* The two places stay joined for the whole invasion. */
static void jump(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *played,
                 const struct hg_directive *d)
{
    (void)d;
    ops_keep(s, asked_card(played), asked_from(played), asked_to(played));
    strike_jump(r, s, asked_from(played), asked_to(played));
}

/* ---- Tokens ----------------------------------------------------------------------------------------------------- */

/* Its number in the play is one more than the token. */
static void move_token(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *played,
                       const struct hg_directive *d)
{
    (void)r;
    (void)d;
    open_of(s)->token_at[directive_number(played) - 1] = (uint8_t)(asked_to(played) + 1);
}

static void look_at_token(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *played,
                          const struct hg_directive *d)
{
    (void)d;
    tokens_look(r, s, directive_number(played) - 1u, directive_player(played));
}

/* ---- Cards ------------------------------------------------------------------------------------------------------ */

/* The card behind which this one was played lies on top: it has no effect. */
static void cancel(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *played,
                   const struct hg_directive *d)
{
    (void)r;
    (void)played;
    (void)d;
    put_away(s, asked_card(ask_seen(s)));
    ask_pop(s);
}

/* Everything that the card brings is done; it is off the stack. */
static void finish(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *played)
{
    put_away(s, asked_card(played));
    directives_resume(r, s);
}

/* Its player draws the next of `n` cards, if there is one. */
static void draw_next(const struct hg_rules *r, struct hg_state *s, struct hg_ask played)
{
    played.kind = ASK_DIRECTIVE_DRAW;
    played.seat = HG_CHANCE;
    if (directive_number(&played) == 0 || !draw_ask(r, s, directive_player(&played), played))
        finish(r, s, &played);
}

/* The hand may have become empty since the card was played, when its seat has left. */
static void lose_next(const struct hg_rules *r, struct hg_state *s, struct hg_ask played)
{
    if (directive_number(&played) > 0 && open_of(s)->hand_size[losing_seat(&played)] > 0) {
        ask_chance(s, &played, ASK_LOSE);
        return;
    }
    played.n = directive_of(r, asked_card(&played))->more;
    draw_next(r, s, played);
}

/* The number in the play names the opponent; from here on the question counts cards. */
static void discard_random(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *played,
                           const struct hg_directive *d)
{
    struct hg_ask losing = *played;
    losing.a = (uint8_t)(directive_number(played) - 1);
    losing.n = at_most(d->amount, open_of(s)->hand_size[losing.a]);
    lose_next(r, s, losing);
}

/* Cards are drawn when the window is over: what they bring can't be played in it. Until then the card waits below. */
static void extra_draw(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *played,
                       const struct hg_directive *d)
{
    struct hg_ask window = *ask_seen(s), drawing = *played;
    drawing.n = meters_strategic(r, s) >= d->more ? d->then : d->amount;
    ask_pop(s);
    ask_chance(s, &drawing, ASK_DIRECTIVE_DRAW);
    ask_push(s, window);
    directives_resume(r, s);
}

/* ---- The table -------------------------------------------------------------------------------------------------- */

static const struct row rows[HG_DIRECTIVE_OPS] = {
    [HG_DEVASTATE] = {devastate, RESUMES},
    [HG_RETURN_TITAN] = {return_titan, RESUMES},
    [HG_MOVE_METER] = {move_meter, RESUMES},
    [HG_ADD_UNITS] = {add_units, RESUMES},
    [HG_ADD_BY_DIE] = {ask_die, WAITS_LATER},
    [HG_RAISE_DICE] = {raise_dice, RESUMES},
    [HG_CAP_DEFENCE] = {cap_defence, RESUMES},
    [HG_LARGE_DICE] = {large_dice, RESUMES},
    [HG_DISCARD_RANDOM] = {discard_random, WAITS_LATER},
    [HG_FREE_MOVE] = {free_move, LEADS_ON},
    [HG_REMOVE_BY_DIE] = {ask_die, WAITS_LATER},
    [HG_MOVE_TOKEN] = {move_token, RESUMES},
    [HG_LOOK_AT_TOKEN] = {look_at_token, RESUMES},
    [HG_RAISE_TOTAL_BY] = {raise_total, RESUMES},
    [HG_HIT_ON_TOP] = {hit_on_top, LEADS_ON},
    [HG_JUMP] = {jump, LEADS_ON},
    [HG_CANCEL_DIRECTIVE] = {cancel, RESUMES},
    [HG_DESTROY_SHIPS] = {destroy_ships, RESUMES},
    [HG_EXTRA_DRAW] = {extra_draw, WAITS_LATER},
    [HG_EXTRA_FORTIFY] = {extra_fortify, RESUMES},
};

/* A card whose effect asks stays in play until the answer. */
void ops_apply(const struct hg_rules *r, struct hg_state *s, struct hg_ask played)
{
    const struct hg_directive *d = directive_of(r, asked_card(&played));
    const struct row *what = &rows[d->op];
    if (what->ends != WAITS_LATER)
        put_away(s, asked_card(&played));
    if (what->ends == LEADS_ON && ask_seen(s)->kind == ASK_CAMPAIGN_WINDOW)
        ask_pop(s);
    what->apply(r, s, &played, d);
    if (what->ends == RESUMES)
        directives_resume(r, s);
}

/* ---- Chance ----------------------------------------------------------------------------------------------------- */

/* The directive whose chance is asked for. */
static const struct hg_directive *asked(const struct hg_rules *r, const struct hg_state *s)
{
    return directive_of(r, asked_card(ask_seen(s)));
}

/* A card of a hand, or a die. */
void ops_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    if (ask_seen(s)->kind == ASK_LOSE) {
        out->verb = VERB_LOSE;
        out->items = s->conquest.secret.hand[losing_seat(ask_seen(s))];
        return;
    }
    out->verb = VERB_ROLL;
    out->count = 1;
    out->least[0] = 1;
    out->sides[0] = asked(r, s)->amount;
}

enum hg_reason ops_why_not_die(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return a->count == 1 && bytes_within(bytes_of(a->x), 1, asked(r, s)->amount) ? HG_OK : HG_NOT_POSSIBLE_ROLL;
}

/* Units come or go by the face. */
void ops_die(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_ask played = *ask_seen(s);
    const struct hg_directive *d = asked(r, s);
    ask_pop(s);
    if (d->op == HG_ADD_BY_DIE)
        units_put(s, directive_player(&played), asked_to(&played), a->x[0]);
    else
        units_remove(s, asked_to(&played), a->x[0], d->more);
    finish(r, s, &played);
}

enum hg_reason ops_why_not_lose(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    return set_has(&s->conquest.secret.hand[losing_seat(ask_seen(s))], a->card) ? HG_OK : HG_NOT_IN_THAT_HAND;
}

/* Lost cards lie open. */
void ops_lose(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_ask played = *ask_seen(s);
    struct hg_set card = {{0, 0}};
    set_add(&card, a->card);
    cards_discard(r, s, losing_seat(&played), card);
    played.n--;
    ask_pop(s);
    lose_next(r, s, played);
}

/* Cards come one by one, from the player's own deck. */
void ops_draw(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_ask played = *ask_seen(s);
    draw_take(r, s, directive_player(&played), a->card);
    played.n--;
    ask_pop(s);
    draw_next(r, s, played);
}

/* What waits below a window for cards has its turn when the window is over. */
bool ops_go_on_drawing(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_ask played;
    if (s->depth == 0 || ask_seen(s)->kind != ASK_DIRECTIVE_DRAW)
        return false;
    played = *ask_seen(s);
    ask_pop(s);
    draw_next(r, s, played);
    return true;
}

/* Its hand is gone, so nothing more is lost; the card goes on. */
void ops_seat_left(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_ask played = *ask_seen(s);
    ask_pop(s);
    lose_next(r, s, played);
}
