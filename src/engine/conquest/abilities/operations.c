/* What the operations of a card do at once. What stays in force is looked up in effects.c when it matters.
 *
 * Sources: the texts of the cards in the edition, and their rulings (AMB rows of the rules). `what`, `amount`, `count`
 * and `keep` of an operation mean something else in each of them; enum hg_op in the rules says what. */
#include "engine/conquest/abilities/abilities.h"
#include "engine/insight.h"

/* What the operation would take from this place now. */
unsigned insight_units_removed(const struct hg_state *s, const struct hg_operation *op, uint8_t place)
{
    return units_removable(s, place, op->amount, op->keep);
}

/* What an invaded place loses by cards counts with what it loses by dice. */
static void remove_from_target(struct hg_state *s, const struct hg_operation *op)
{
    uint8_t to = open_of(s)->battle_to;
    unsigned before = open_of(s)->units[to];
    struct hg_ask *invasion = invasion_ask(s);
    units_remove(s, to, op->amount, op->keep);
    invasion->n = (uint16_t)(invasion->n + before - open_of(s)->units[to]);
}

/* Around a chosen own place: from each enemy place there. */
static void remove_everywhere(const struct hg_rules *r, struct hg_state *s, const struct hg_operation *op,
                              const struct hg_action *a)
{
    for (uint64_t left = targets_beside(r, s, a->seat, a->to, op->keep); left != 0;)
        units_remove(s, take_lowest(&left), op->amount, op->keep);
}

/* By enum hg_where. Two places may be chosen where the card says so; the first then stands in `from`. `keep` units stay
 * in every place that is hit. */
static void remove_where(const struct hg_rules *r, struct hg_state *s, const struct hg_operation *op,
                         const struct hg_action *a)
{
    switch ((enum hg_where)op->what) {
    case HG_ATTACKING_PLACE:
        units_remove(s, open_of(s)->battle_from, op->amount, op->keep);
        return;
    case HG_TARGET_PLACE:
        remove_from_target(s, op);
        return;
    case HG_ALL_NEAR_CHOSEN_OWN:
        remove_everywhere(r, s, op, a);
        return;
    case HG_CHOSEN_ENEMY_NEAR:
    case HG_CHOSEN_NEAR_CONQUERED:
        units_remove(s, a->to, op->amount, op->keep);
        if (a->from != HG_NONE)
            units_remove(s, a->from, op->amount, op->keep);
        return;
    }
}

/* ---- Units ------------------------------------------------------------------------------------------------------ */

/* Before the least and the most of the card are applied. */
static unsigned measured(const struct hg_rules *r, const struct hg_state *s, const struct hg_operation *op,
                         uint8_t seat)
{
    uint64_t own = open_seen(s)->own[seat];
    unsigned regions = 0;
    switch ((enum hg_measure)op->what) {
    case HG_FIXED:
        return op->amount;
    case HG_HALF_THE_RESOURCES:
        return (count_bits(own & open_seen(s)->resource) + 1) / 2;
    case HG_REGIONS_ENTERED:
        for (unsigned i = 0; i < r->conquest.regions; i++)
            regions += (r->conquest.region[i] & own) != 0;
        return regions;
    case HG_TWICE_THE_BASES:
        return 2 * count_bits(own & bases_of(r, s, bit(r->seats) - 1));
    }
    return 0;
}

/* Players ask this too before they play the card, so it must not depend on anything secret. */
unsigned insight_units_gained(const struct hg_rules *r, const struct hg_state *s, const struct hg_operation *op,
                              uint8_t seat)
{
    unsigned units = measured(r, s, op, seat);
    if (units < op->keep)
        units = op->keep;
    return op->count != 0 ? at_most(op->count, units) : units;
}

/* The units go to the pile of this turn, and are placed as others. */
static void gain(const struct hg_rules *r, struct hg_state *s, const struct hg_operation *op, const struct hg_action *a)
{
    deploy_add(r, s, insight_units_gained(r, s, op, a->seat));
}

/* ---- Hands ------------------------------------------------------------------------------------------------------ */

/* A seat is named by a number from 1. */
void operations_offer_look(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    for (uint64_t left = targets_hands(r, s, ask_seen(s)->seat); left != 0;) {
        uint16_t seat = (uint16_t)(take_lowest(&left) + 1);
        box_add(s, out, VERB_LOOK)->n = (struct hg_range){seat, seat};
    }
}

enum hg_reason operations_why_not_look(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return a->n > 0 && a->n <= r->seats && has(targets_hands(r, s, a->seat), a->n - 1u) ? HG_OK : HG_WRONG_TARGET;
}

/* Captured cards are no part of the hand that is looked at. */
void operations_look(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_secret *c = &s->conquest.secret;
    const struct hg_ability *ability = &r->conquest.ability[asked_card(ask_top(s))];
    unsigned seat = a->n - 1u;
    ask_pop(s);
    c->known[a->seat] |= c->hand[seat].word[0] & ~c->captured.word[0];
    for (unsigned i = 0; i < HG_OPERATIONS_MAX; i++)
        if (ability->does[i].op == HG_OP_SILENCE)
            open_of(s)->silenced |= (uint8_t)bit(seat);
}

/* ---- Dice of their own ------------------------------------------------------------------------------------------ */

/* The operation whose dice are asked for. */
static const struct hg_operation *rolling(const struct hg_rules *r, const struct hg_state *s)
{
    return &r->conquest.ability[asked_card(ask_seen(s))].does[asked_operation(ask_seen(s))];
}

unsigned operations_dice(const struct hg_rules *r, const struct hg_state *s)
{
    return rolling(r, s)->count;
}

/* Each die that shows at least `amount` takes one unit from the attacker. */
void operations_roll_remove(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    const struct hg_operation *op = rolling(r, s);
    unsigned hits = 0;
    for (unsigned i = 0; i < a->count; i++)
        hits += a->x[i] >= op->amount;
    ask_pop(s);
    units_remove(s, open_of(s)->battle_from, hits, op->keep);
    abilities_resume(r, s);
}

/* ---- Recall ----------------------------------------------------------------------------------------------------- */

/* The manoeuvre that it replaces is spent; when the recall ends, so may the step. */
static void begin_recall(const struct hg_rules *r, struct hg_state *s, const struct hg_operation *op,
                         const struct hg_action *a)
{
    (void)r;
    (void)op;
    ask_top(s)->y++;
    ask_push(s, (struct hg_ask){.kind = ASK_RECALL, .seat = a->seat, .a = targets_recall(s, a->seat)});
}

/* Units from any own place with more than one; a hero does not go along. */
void operations_offer_recall(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    const struct hg_conquest_open *o = open_seen(s);
    const struct hg_ask *ask = ask_seen(s);
    (void)r;
    for (uint64_t left = o->own[ask->seat] & ~bit(asked_place(ask)); left != 0;) {
        uint8_t from = take_lowest(&left);
        struct hg_choice *box;
        if (o->units[from] < 2)
            continue;
        box = box_add(s, out, VERB_FORTIFY);
        box->from = from;
        box->to = bit(asked_place(ask));
        box->n = (struct hg_range){1, (uint16_t)(o->units[from] - 1)};
    }
    box_add(s, out, VERB_END);
}

/* The verb is that of a manoeuvre, so a hero can be named; here it may not. */
enum hg_reason operations_why_not_recall(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    const struct hg_conquest_open *o = open_seen(s);
    (void)r;
    if (!has(o->own[a->seat], a->from))
        return HG_NOT_YOURS;
    if (a->to != asked_place(ask_seen(s)) || a->from == a->to)
        return HG_WRONG_TARGET;
    if (a->x[0] != 0)
        return HG_NO_HERO_THERE;
    if (o->units[a->from] < 2)
        return HG_TOO_FEW_UNITS;
    return a->n == 0 ? HG_AT_LEAST_ONE : a->n > o->units[a->from] - 1 ? HG_TOO_MANY : HG_OK;
}

/* ---- All of them ------------------------------------------------------------------------------------------------ */

/* The one unit there changes sides, so that the place comes with one unit. It counts as a conquest. */
static void convert(const struct hg_rules *r, struct hg_state *s, const struct hg_operation *op,
                    const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    uint8_t loser = owner_of(s, a->to);
    (void)op;
    occupy_hand_over(r, s, a->to, 1);
    if (o->conquests < UINT8_MAX)
        o->conquests++;
    if (o->own[loser] == 0)
        (void)occupy_eliminate(r, s, loser);
}

/* A card does at most three operations; each has one function here. `op` is one of the operations of the card a->card.
 */
typedef void operation_fn(const struct hg_rules *r, struct hg_state *s, const struct hg_operation *op,
                          const struct hg_action *a);

/* A loss for the roll itself comes after roll and move-in: see later_loss in invasion.c. */
static void lose_own(const struct hg_rules *r, struct hg_state *s, const struct hg_operation *op,
                     const struct hg_action *a)
{
    (void)r;
    (void)a;
    if (op->scope != HG_FOR_ROLL)
        units_remove(s, open_of(s)->battle_from, op->amount, op->keep);
}

/* Rounded down, and one unit always stays. */
static void remove_half(const struct hg_rules *r, struct hg_state *s, const struct hg_operation *op,
                        const struct hg_action *a)
{
    (void)r;
    (void)op;
    units_remove(s, a->to, open_of(s)->units[a->to] / 2u, 1);
}

/* It is an invasion like any other, marked as one between places that are not adjacent. */
static void invade_afar(const struct hg_rules *r, struct hg_state *s, const struct hg_operation *op,
                        const struct hg_action *a)
{
    (void)op;
    invasion_begin(r, s, a->from, a->to, MARK_REMOTE);
}

static void cancel(const struct hg_rules *r, struct hg_state *s, const struct hg_operation *op,
                   const struct hg_action *a)
{
    (void)op;
    (void)a;
    invasion_cancel(r, s);
}

/* All units go to the one place that was named. */
static void gain_together(const struct hg_rules *r, struct hg_state *s, const struct hg_operation *op,
                          const struct hg_action *a)
{
    (void)r;
    units_put(s, a->seat, a->to, op->amount);
}

static void ask_whose_hand(const struct hg_rules *r, struct hg_state *s, const struct hg_operation *op,
                           const struct hg_action *a)
{
    (void)r;
    (void)op;
    ask_push(s, (struct hg_ask){.kind = ASK_LOOK, .seat = a->seat, .x = a->card});
}

static void reroll(const struct hg_rules *r, struct hg_state *s, const struct hg_operation *op,
                   const struct hg_action *a)
{
    if (op->what == HG_DIE_CHOSEN)
        ask_push(s, (struct hg_ask){.kind = ASK_CHOOSE_DIE, .seat = a->seat, .x = a->card});
    else
        invasion_reroll_all(r, s);
}

/* It is played while ASK_FORTIFY is asked: more_manoeuvres, or near_manoeuvres of it grow. */
static void add_manoeuvres(const struct hg_rules *r, struct hg_state *s, const struct hg_operation *op,
                           const struct hg_action *a)
{
    struct hg_ask *fortify = ask_top(s);
    (void)r;
    (void)a;
    if (op->what != 0)
        fortify->a = (uint8_t)(near_manoeuvres(fortify) + op->count);
    else
        fortify->n = (uint16_t)(more_manoeuvres(fortify) + op->count);
}

/* The roll that is under way is still made and settled. */
static void end_invasion(const struct hg_rules *r, struct hg_state *s, const struct hg_operation *op,
                         const struct hg_action *a)
{
    (void)r;
    (void)op;
    (void)a;
    invasion_ask(s)->y |= MARK_LAST;
}

/* The question names the operation by its number, so that the roll finds it again (see rolling). */
static void ask_dice(const struct hg_rules *r, struct hg_state *s, const struct hg_operation *op,
                     const struct hg_action *a)
{
    uint8_t i = (uint8_t)(op - r->conquest.ability[a->card].does);
    ask_push(s, (struct hg_ask){.kind = ASK_ROLL_REMOVE, .seat = HG_CHANCE, .x = a->card, .a = i});
}

/* The window remembers what was lost; what came back can't come back a second time. */
static void restore(const struct hg_rules *r, struct hg_state *s, const struct hg_operation *op,
                    const struct hg_action *a)
{
    struct hg_ask *window = ask_top(s);
    (void)r;
    units_put(s, a->seat, window_place(window), at_most(op->amount, (lost_at_window(window) + 1u) / 2));
    window->n = 0;
}

static void place_on_conquered(const struct hg_rules *r, struct hg_state *s, const struct hg_operation *op,
                               const struct hg_action *a)
{
    (void)r;
    units_put(s, a->seat, window_place(ask_top(s)), op->amount);
}

/* Those without a function are conditions (targets.c), or stay in force and are looked up when they matter (effects.c).
 */
static operation_fn *const does[HG_OPS] = {
    [HG_OP_SELF_LOSS] = lose_own,
    [HG_OP_REMOVE] = remove_where,
    [HG_OP_REMOVE_HALF] = remove_half,
    [HG_OP_REMOTE_INVASION] = invade_afar,
    [HG_OP_CANCEL] = cancel,
    [HG_OP_GAIN_UNITS] = gain,
    [HG_OP_GAIN_TOGETHER] = gain_together,
    [HG_OP_LOOK] = ask_whose_hand,
    [HG_OP_REROLL] = reroll,
    [HG_OP_MANOEUVRES] = add_manoeuvres,
    [HG_OP_END_INVASION] = end_invasion,
    [HG_OP_ROLL_REMOVE] = ask_dice,
    [HG_OP_RECALL] = begin_recall,
    [HG_OP_RESTORE] = restore,
    [HG_OP_CONVERT] = convert,
    [HG_OP_PLACE_UNITS] = place_on_conquered,
};

/* In the order of the card. The game may end in the middle, when the last unit of somebody was taken. */
void operations_apply(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    const struct hg_ability *ability = &r->conquest.ability[a->card];
    for (unsigned i = 0; i < HG_OPERATIONS_MAX && !s->over; i++)
        if (does[ability->does[i].op] != NULL)
            does[ability->does[i].op](r, s, &ability->does[i], a);
}
