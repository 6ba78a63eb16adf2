/* What the operations of a card do at once. What stays in force is looked up in effects.c when it matters. */
#include "engine/conquest/abilities/abilities.h"
#include "engine/insight.h"

/* So many of the units on a place, but never those that are kept. */
static unsigned removable(const struct hg_state *s, uint8_t place, unsigned amount, unsigned keep)
{
    unsigned units = open_seen(s)->units[place], most = units > keep ? units - keep : 0;
    return amount < most ? amount : most;
}

static void remove_units(struct hg_state *s, uint8_t place, unsigned amount, unsigned keep)
{
    uint16_t *units = &open_of(s)->units[place];
    *units = (uint16_t)(*units - removable(s, place, amount, keep));
}

unsigned insight_units_removed(const struct hg_state *s, const struct hg_operation *op, uint8_t place)
{
    return removable(s, place, op->amount, op->keep);
}

/* What an invaded place loses by cards counts with what it loses by dice. */
static void remove_from_target(struct hg_state *s, const struct hg_operation *op)
{
    uint8_t to = open_of(s)->battle_to;
    unsigned before = open_of(s)->units[to];
    struct hg_ask *invasion = invasion_ask(s);
    remove_units(s, to, op->amount, op->keep);
    invasion->n = (uint16_t)(invasion->n + before - open_of(s)->units[to]);
}

static void remove_everywhere(const struct hg_rules *r, struct hg_state *s, const struct hg_operation *op,
                              const struct hg_action *a)
{
    for (uint64_t left = targets_beside(r, s, a->seat, a->to, op->keep); left != 0;)
        remove_units(s, take_lowest(&left), op->amount, op->keep);
}

static void remove_where(const struct hg_rules *r, struct hg_state *s, const struct hg_operation *op,
                         const struct hg_action *a)
{
    switch ((enum hg_where)op->what) {
    case HG_ATTACKING_PLACE:
        remove_units(s, open_of(s)->battle_from, op->amount, op->keep);
        return;
    case HG_TARGET_PLACE:
        remove_from_target(s, op);
        return;
    case HG_ALL_NEAR_CHOSEN_OWN:
        remove_everywhere(r, s, op, a);
        return;
    case HG_CHOSEN_ENEMY_NEAR:
    case HG_CHOSEN_NEAR_CONQUERED:
        remove_units(s, a->to, op->amount, op->keep);
        if (a->from != HG_NONE)
            remove_units(s, a->from, op->amount, op->keep);
        return;
    }
}

/* ---- Units ------------------------------------------------------------------------------------------------------ */

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

unsigned insight_units_gained(const struct hg_rules *r, const struct hg_state *s, const struct hg_operation *op,
                              uint8_t seat)
{
    unsigned units = measured(r, s, op, seat);
    if (units < op->keep)
        units = op->keep;
    return op->count != 0 ? at_most(op->count, units) : units;
}

static void gain(const struct hg_rules *r, struct hg_state *s, const struct hg_operation *op, uint8_t seat)
{
    deploy_add(r, s, insight_units_gained(r, s, op, seat));
}

static void put(struct hg_state *s, uint8_t seat, uint8_t place, unsigned units)
{
    open_of(s)->units[place] = (uint16_t)(open_of(s)->units[place] + at_most(deploy_room(s, seat), units));
}

/* ---- Hands ------------------------------------------------------------------------------------------------------ */

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

static const struct hg_operation *rolling(const struct hg_rules *r, const struct hg_state *s)
{
    return &r->conquest.ability[asked_card(ask_seen(s))].does[asked_operation(ask_seen(s))];
}

unsigned operations_dice(const struct hg_rules *r, const struct hg_state *s)
{
    return rolling(r, s)->count;
}

void operations_roll_remove(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    const struct hg_operation *op = rolling(r, s);
    unsigned hits = 0;
    for (unsigned i = 0; i < a->count; i++)
        hits += a->x[i] >= op->amount;
    ask_pop(s);
    remove_units(s, open_of(s)->battle_from, hits, op->keep);
    abilities_resume(r, s);
}

/* ---- Recall ----------------------------------------------------------------------------------------------------- */

/* The manoeuvre that it replaces is spent; when the recall ends, so may the step. */
static void begin_recall(struct hg_state *s, uint8_t seat)
{
    ask_top(s)->y++;
    ask_push(s, (struct hg_ask){.kind = ASK_RECALL, .seat = seat, .a = targets_recall(s, seat)});
}

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

static void convert(const struct hg_rules *r, struct hg_state *s, uint8_t place)
{
    struct hg_conquest_open *o = open_of(s);
    uint8_t loser = owner_of(s, place);
    occupy_hand_over(r, s, place, 1);
    if (o->conquests < UINT8_MAX)
        o->conquests++;
    if (o->own[loser] == 0)
        (void)occupy_eliminate(r, s, loser);
}

static void restore(struct hg_state *s, const struct hg_operation *op, uint8_t seat)
{
    struct hg_ask *ask = ask_top(s);
    put(s, seat, window_place(ask), at_most(op->amount, (lost_at_window(ask) + 1u) / 2));
    ask->n = 0;
}

static void reroll(const struct hg_rules *r, struct hg_state *s, const struct hg_operation *op,
                   const struct hg_action *a)
{
    if (op->what == HG_DIE_CHOSEN)
        ask_push(s, (struct hg_ask){.kind = ASK_CHOOSE_DIE, .seat = a->seat, .x = a->card});
    else
        invasion_reroll_all(r, s);
}

static void apply_one(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a, unsigned i)
{
    const struct hg_operation *op = &r->conquest.ability[a->card].does[i];
    struct hg_conquest_open *o = open_of(s);
    switch ((enum hg_op)op->op) {
    case HG_OP_SELF_LOSS:
        if (op->scope != HG_FOR_ROLL)
            remove_units(s, o->battle_from, op->amount, op->keep);
        return;
    case HG_OP_REMOVE:
        remove_where(r, s, op, a);
        return;
    case HG_OP_REMOVE_HALF:
        remove_units(s, a->to, o->units[a->to] / 2u, 1);
        return;
    case HG_OP_REMOTE_INVASION:
        invasion_begin(r, s, a->from, a->to, MARK_REMOTE);
        return;
    case HG_OP_CANCEL:
        invasion_cancel(r, s);
        return;
    case HG_OP_GAIN_UNITS:
        gain(r, s, op, a->seat);
        return;
    case HG_OP_GAIN_TOGETHER:
        put(s, a->seat, a->to, op->amount);
        return;
    case HG_OP_LOOK:
        ask_push(s, (struct hg_ask){.kind = ASK_LOOK, .seat = a->seat, .x = a->card});
        return;
    case HG_OP_REROLL:
        reroll(r, s, op, a);
        return;
    case HG_OP_MANOEUVRES:
        if (op->what != 0)
            ask_top(s)->a = (uint8_t)(ask_top(s)->a + op->count);
        else
            ask_top(s)->n = (uint16_t)(ask_top(s)->n + op->count);
        return;
    case HG_OP_END_INVASION:
        invasion_ask(s)->y |= MARK_LAST;
        return;
    case HG_OP_ROLL_REMOVE:
        ask_push(s, (struct hg_ask){.kind = ASK_ROLL_REMOVE, .seat = HG_CHANCE, .x = a->card, .a = (uint8_t)i});
        return;
    case HG_OP_RECALL:
        begin_recall(s, a->seat);
        return;
    case HG_OP_RESTORE:
        restore(s, op, a->seat);
        return;
    case HG_OP_CONVERT:
        convert(r, s, a->to);
        return;
    case HG_OP_PLACE_UNITS:
        put(s, a->seat, window_place(ask_top(s)), op->amount);
        return;
    /* Conditions, and what stays in force. */
    case HG_OP_NONE:
    case HG_OP_DIE_BONUS:
    case HG_OP_REQUIRE:
    case HG_OP_IGNORE_LOSSES:
    case HG_OP_SILENCE:
    case HG_OP_TIE:
    case HG_OP_LIMIT:
    case HG_OP_NO_HERO:
    case HG_OP_CAP_LOSSES:
    case HG_OP_SET_DIE:
    case HG_OP_EXTRA_DIE:
    case HG_OP_EXTRA_LOSS:
    case HG_OPS:
        return;
    }
}

void operations_apply(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    for (unsigned i = 0; i < HG_OPERATIONS_MAX && !s->over; i++)
        apply_one(r, s, a, i);
}
