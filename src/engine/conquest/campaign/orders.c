/* What directives do and what they leave to chance: one small function for each kind of order, in one table. What stays
 * in force is looked up in orders_kept.c when it matters.
 *
 * A card that is played lies in the question that resolves it and comes to the discards when its effect is complete, so
 * that it never comes back by its own effect. */
#include "engine/conquest/campaign/campaign.h"

typedef void effect(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *order,
                    const struct hg_directive *d);

/* How the game goes on behind an effect. */
enum ending {
    RESUMES,    /* with what the card interrupted */
    LEADS_ON,   /* by what the effect does; the moment it was played at is over */
    WAITS_LATER /* the card stays in play, and the effect asks */
};

struct order {
    effect *apply;
    uint8_t ends; /* enum ending */
};

static void put_away(struct hg_state *s, uint8_t card)
{
    set_add(&open_of(s)->discard, card);
}

static void put_units(struct hg_state *s, uint8_t seat, uint8_t place, unsigned units)
{
    uint16_t *there = &open_of(s)->units[place];
    *there = (uint16_t)(*there + at_most(deploy_room(s, seat), units));
}

/* The order waits for chance, as a question of this kind. */
static void ask_chance(struct hg_state *s, const struct hg_ask *order, enum ask_kind kind)
{
    struct hg_ask ask = *order;
    ask.kind = (uint8_t)kind;
    ask.seat = HG_CHANCE;
    ask_push(s, ask);
}

/* ---- Titan and meter -------------------------------------------------------------------------------------------- */

static void devastate(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *order,
                      const struct hg_directive *d)
{
    (void)order;
    (void)d;
    titan_devastate(r, s);
}

static void return_titan(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *order,
                         const struct hg_directive *d)
{
    (void)d;
    titan_return(r, s, asked_to(order));
}

static void free_move(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *order,
                      const struct hg_directive *d)
{
    (void)order;
    titan_march_freely(r, s, d->amount);
}

static void raise_total(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *order,
                        const struct hg_directive *d)
{
    (void)r;
    (void)order;
    open_of(s)->battle_total = (uint8_t)(open_of(s)->battle_total + d->amount);
}

/* Whatever the total. */
static void hit_on_top(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *order,
                       const struct hg_directive *d)
{
    (void)order;
    (void)d;
    titan_destroy(r, s);
}

static void move_meter(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *order,
                       const struct hg_directive *d)
{
    (void)order;
    meters_move(r, s, d->meter);
}

/* ---- Units and ships -------------------------------------------------------------------------------------------- */

/* The place that was chosen, or the one that the moment is about: it lies on top again. */
static void add_units(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *order,
                      const struct hg_directive *d)
{
    (void)r;
    put_units(s, order_player(order), d->where == HG_OWN_PLACE ? asked_to(order) : moment_place(ask_seen(s)),
              d->amount);
}

static void ask_die(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *order,
                    const struct hg_directive *d)
{
    (void)r;
    (void)d;
    ask_chance(s, order, ASK_ORDER_DIE);
}

static void destroy_ships(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *order,
                          const struct hg_directive *d)
{
    (void)r;
    (void)d;
    open_of(s)->ships[asked_to(order)] = (uint8_t)(open_of(s)->ships[asked_to(order)] - order_number(order));
}

static void extra_fortify(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *order,
                          const struct hg_directive *d)
{
    uint16_t *units = open_of(s)->units;
    (void)r;
    (void)d;
    units[asked_from(order)] = (uint16_t)(units[asked_from(order)] - order_number(order));
    units[asked_to(order)] = (uint16_t)(units[asked_to(order)] + order_number(order));
}

/* ---- Battles ---------------------------------------------------------------------------------------------------- */

static void raise_dice(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *order,
                       const struct hg_directive *d)
{
    struct hg_conquest_open *o = open_of(s);
    (void)r;
    if (d->lasts == HG_FOR_INVASION)
        orders_keep(s, asked_card(order), HG_NONE, o->battle_to);
    else
        o->battle_bonus[d->side] = (uint8_t)(o->battle_bonus[d->side] + d->amount);
}

static void large_dice(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *order,
                       const struct hg_directive *d)
{
    (void)r;
    (void)d;
    orders_keep(s, asked_card(order), HG_NONE, open_of(s)->battle_to);
}

static void cap_defence(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *order,
                        const struct hg_directive *d)
{
    (void)r;
    (void)order;
    orders_keep_cap(s, d->more);
}

static void jump(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *order, const struct hg_directive *d)
{
    (void)d;
    orders_keep(s, asked_card(order), asked_from(order), asked_to(order));
    strike_jump(r, s, asked_from(order), asked_to(order));
}

/* ---- Tokens ----------------------------------------------------------------------------------------------------- */

static void move_token(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *order,
                       const struct hg_directive *d)
{
    (void)r;
    (void)d;
    open_of(s)->token_at[order_number(order) - 1] = (uint8_t)(asked_to(order) + 1);
}

static void look_at_token(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *order,
                          const struct hg_directive *d)
{
    (void)d;
    tokens_look(r, s, order_number(order) - 1u, order_player(order));
}

/* ---- Cards ------------------------------------------------------------------------------------------------------ */

/* The card behind which this one was played lies on top: it has no effect. */
static void cancel(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *order,
                   const struct hg_directive *d)
{
    (void)r;
    (void)order;
    (void)d;
    put_away(s, asked_card(ask_seen(s)));
    ask_pop(s);
}

/* Everything that the card brings is done; it is off the stack. */
static void finish(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *order)
{
    put_away(s, asked_card(order));
    directives_resume(r, s);
}

/* Its player draws the next of `n` cards, if there is one. */
static void draw_next(const struct hg_rules *r, struct hg_state *s, struct hg_ask order)
{
    order.kind = ASK_ORDER_DRAW;
    order.seat = HG_CHANCE;
    if (order_number(&order) == 0 || !draw_ask(r, s, order_player(&order), order))
        finish(r, s, &order);
}

/* The hand may have become empty since the card was played, when its seat has left. */
static void lose_next(const struct hg_rules *r, struct hg_state *s, struct hg_ask order)
{
    if (order_number(&order) > 0 && open_of(s)->hand_size[losing_seat(&order)] > 0) {
        ask_chance(s, &order, ASK_LOSE);
        return;
    }
    order.n = directive_of(r, asked_card(&order))->more;
    draw_next(r, s, order);
}

static void discard_random(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *order,
                           const struct hg_directive *d)
{
    struct hg_ask losing = *order;
    losing.a = (uint8_t)(order_number(order) - 1);
    losing.n = at_most(d->amount, open_of(s)->hand_size[losing.a]);
    lose_next(r, s, losing);
}

/* Cards are drawn when the moment is over: what they bring can't be played in it. Until then the card waits below. */
static void extra_draw(const struct hg_rules *r, struct hg_state *s, const struct hg_ask *order,
                       const struct hg_directive *d)
{
    struct hg_ask moment = *ask_seen(s), drawing = *order;
    drawing.n = meters_strategic(r, s) >= d->more ? d->then : d->amount;
    ask_pop(s);
    ask_chance(s, &drawing, ASK_ORDER_DRAW);
    ask_push(s, moment);
    directives_resume(r, s);
}

/* ---- The table -------------------------------------------------------------------------------------------------- */

static const struct order orders[HG_ORDERS] = {
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
    [HG_CANCEL_ORDER] = {cancel, RESUMES},
    [HG_DESTROY_SHIPS] = {destroy_ships, RESUMES},
    [HG_EXTRA_DRAW] = {extra_draw, WAITS_LATER},
    [HG_EXTRA_FORTIFY] = {extra_fortify, RESUMES},
};

void orders_apply(const struct hg_rules *r, struct hg_state *s, struct hg_ask order)
{
    const struct hg_directive *d = directive_of(r, asked_card(&order));
    const struct order *what = &orders[d->order];
    if (what->ends != WAITS_LATER)
        put_away(s, asked_card(&order));
    if (what->ends == LEADS_ON && ask_seen(s)->kind == ASK_MOMENT)
        ask_pop(s);
    what->apply(r, s, &order, d);
    if (what->ends == RESUMES)
        directives_resume(r, s);
}

/* ---- Chance ----------------------------------------------------------------------------------------------------- */

static const struct hg_directive *asked(const struct hg_rules *r, const struct hg_state *s)
{
    return directive_of(r, asked_card(ask_seen(s)));
}

void orders_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
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

enum hg_reason orders_why_not_die(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return a->count == 1 && bytes_within(bytes_of(a->x), 1, asked(r, s)->amount) ? HG_OK : HG_NOT_POSSIBLE_ROLL;
}

static void remove_units(struct hg_state *s, uint8_t place, unsigned units, unsigned stay)
{
    uint16_t *there = &open_of(s)->units[place];
    *there = (uint16_t)(*there - at_most(*there > stay ? *there - stay : 0, units));
}

void orders_die(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_ask order = *ask_seen(s);
    const struct hg_directive *d = asked(r, s);
    ask_pop(s);
    if (d->order == HG_ADD_BY_DIE)
        put_units(s, order_player(&order), asked_to(&order), a->x[0]);
    else
        remove_units(s, asked_to(&order), a->x[0], d->more);
    finish(r, s, &order);
}

enum hg_reason orders_why_not_lose(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    return set_has(&s->conquest.secret.hand[losing_seat(ask_seen(s))], a->card) ? HG_OK : HG_NOT_IN_THAT_HAND;
}

void orders_lose(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_ask order = *ask_seen(s);
    struct hg_set card = {{0, 0}};
    set_add(&card, a->card);
    cards_discard(r, s, losing_seat(&order), card);
    order.n--;
    ask_pop(s);
    lose_next(r, s, order);
}

void orders_draw(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_ask order = *ask_seen(s);
    draw_take(r, s, order_player(&order), a->card);
    order.n--;
    ask_pop(s);
    draw_next(r, s, order);
}

/* What waits below a moment for cards has its turn when the moment is over. */
bool orders_go_on_drawing(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_ask order;
    if (s->depth == 0 || ask_seen(s)->kind != ASK_ORDER_DRAW)
        return false;
    order = *ask_seen(s);
    ask_pop(s);
    draw_next(r, s, order);
    return true;
}

void orders_seat_left(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_ask order = *ask_seen(s);
    ask_pop(s);
    lose_next(r, s, order);
}
