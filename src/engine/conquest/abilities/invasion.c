/* An invasion with abilities: declared, answered by the defender's cards and the attacker's, committed to, rolled,
 * answered again, settled; then rolled again, stopped, or won. ASK_COMMIT stands below everything of one invasion.
 *
 * Sources: SC-ATT-01 to 03 (declaring binds; a defensive card forces one roll with all units), CQ-ATT-03 to 13. The
 * marks of an invasion (enum invasion_mark) stand in ASK_COMMIT. */
#include "engine/conquest/abilities/abilities.h"

/* The question that remembers the invasion. One is open: the caller is inside one. */
struct hg_ask *invasion_ask(struct hg_state *s)
{
    unsigned i = s->depth;
    while (s->ask[i - 1].kind != ASK_COMMIT)
        i--;
    return &s->ask[i - 1];
}

/* The most units that can be committed to the next roll. */
unsigned invasion_most(const struct hg_rules *r, const struct hg_state *s)
{
    unsigned most = at_most(r->conquest.attack_dice, open_seen(s)->units[open_seen(s)->battle_from] - 1u);
    return effects_least(r, s, HG_OP_LIMIT, HG_ATTACKER, most);
}

/* The attack step begins with a declaration, or ends with VERB_END. */
void invasion_enter(const struct hg_rules *r, struct hg_state *s)
{
    (void)r;
    ask_push(s, (struct hg_ask){.kind = ASK_DECLARE, .seat = open_of(s)->seat});
}

/* ---- Declaring -------------------------------------------------------------------------------------------------- */

/* Places that a card has locked for this turn are left out. */
void invasion_offer_declare(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint8_t seat = ask_seen(s)->seat;
    uint64_t enemies = ~friendly_places(r, s, seat);
    unsigned count = out->count;
    for (uint64_t left = o->own[seat] & crowded(o->units); left != 0;) {
        unsigned from = take_lowest(&left);
        uint64_t targets = r->conquest.near[from] & enemies;
        if (effects_any(s))
            targets &= ~effects_locked(r, s, (uint8_t)from);
        if (targets != 0)
            out->box[count++] = (struct hg_choice){
                .verb = VERB_DECLARE, .seat = seat, .from = (uint8_t)from, .card = HG_NONE, .to = targets};
    }
    out->count = count;
    box_add(s, out, VERB_END);
    abilities_offer(r, s, out);
}

enum hg_reason invasion_why_not_declare(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    enum hg_reason reason = attack_why_not_pair(r, s, a);
    if (reason != HG_OK)
        return reason;
    return has(effects_locked(r, s, a->from), a->to) ? HG_IS_LOCKED : HG_OK;
}

/* Opens a window to a seat; false when it is not asked, which counts as passing. */
ALWAYS bool window_opens(const struct hg_rules *r, struct hg_state *s, uint8_t seat, enum hg_window window)
{
    if (!windows_ask(r, s, seat, window))
        return false;
    ask_push(s, (struct hg_ask){.kind = ASK_WINDOW, .seat = seat, .a = (uint8_t)window});
    return true;
}

/* The defender has played all it wants: without units to commit there is no invasion. */
static void declared(const struct hg_rules *r, struct hg_state *s)
{
    if (invasion_most(r, s) == 0)
        invasion_cancel(r, s);
}

/* The defender is asked for cards first, before anybody commits units. */
void invasion_begin(const struct hg_rules *r, struct hg_state *s, uint8_t from, uint8_t to, uint8_t marks)
{
    struct hg_conquest_open *o = open_of(s);
    o->battle_from = from;
    o->battle_to = to;
    ask_push(s, (struct hg_ask){.kind = ASK_COMMIT, .seat = o->seat, .y = marks});
    if (!window_opens(r, s, owner_of(s, to), HG_DECLARE_DEF))
        declared(r, s);
}

/* A declaration by the verb; a card may begin an invasion from afar in the same way. */
void invasion_declare(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    invasion_begin(r, s, a->from, a->to, 0);
}

/* ---- Ending ----------------------------------------------------------------------------------------------------- */

/* Everything of the invasion leaves the stack. */
static struct hg_ask take_off(struct hg_state *s)
{
    struct hg_ask invasion;
    while (ask_top(s)->kind != ASK_COMMIT)
        ask_pop(s);
    invasion = *ask_top(s);
    ask_pop(s);
    return invasion;
}

/* A card prevents the invasion: no roll, and nobody answers for a held place. */
void invasion_cancel(const struct hg_rules *r, struct hg_state *s)
{
    take_off(s);
    effects_end_roll(r, s);
    attack_forget_battle(s);
}

/* The place held: its owner may answer. */
static void end(const struct hg_rules *r, struct hg_state *s)
{
    uint8_t to = open_of(s)->battle_to;
    struct hg_ask invasion = take_off(s);
    attack_forget_battle(s);
    if (rolls_made(&invasion) > 0 && window_opens(r, s, owner_of(s, to), HG_AFTER_DEFENCE)) {
        ask_top(s)->b = to;
        ask_top(s)->n = lost_in_target(&invasion);
    }
}

/* A card of the attacker may have cost the last unit that could be committed. */
void invasion_go_on(const struct hg_rules *r, struct hg_state *s)
{
    if (invasion_most(r, s) > 0)
        return;
    effects_end_roll(r, s);
    end(r, s);
}

/* A declared invasion has one roll at least (SC-ATT-02), and a card played for a roll binds to it. */
enum hg_reason invasion_why_not_stop(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    (void)a;
    if (rolls_made(ask_seen(s)) == 0)
        return HG_MUST_COMMIT;
    return (invasion_marks(ask_seen(s)) & MARK_BOUND) == 0 ? HG_OK : HG_BOUND_BY_CARD;
}

/* The attacker gives up; what it has lost stays lost, and the place counts as held. */
void invasion_stop(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    (void)a;
    end(r, s);
}

/* ---- Committing ------------------------------------------------------------------------------------------------- */

/* A hero fights from its own place only. */
static bool hero_is_there(const struct hg_state *s)
{
    return open_seen(s)->hero[ask_seen(s)->seat] == open_seen(s)->battle_from + 1;
}

/* All that may, when a defensive card was played (SC-ATT-03). */
static unsigned least(const struct hg_state *s, unsigned most)
{
    return (invasion_marks(ask_seen(s)) & MARK_FORCED) != 0 ? most : 1;
}

/* `n` units fight, and x[0] is 1 when the hero goes with them. */
void invasion_offer_commit(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    unsigned most = invasion_most(r, s);
    struct hg_choice *box = box_add(s, out, VERB_COMMIT);
    box->n = (struct hg_range){(uint16_t)least(s, most), (uint16_t)most};
    box->x_hi[0] = hero_is_there(s);
    if (rolls_made(ask_seen(s)) > 0 && (invasion_marks(ask_seen(s)) & MARK_BOUND) == 0)
        box_add(s, out, VERB_STOP);
    abilities_offer(r, s, out);
}

/* Too few is told after too many, because only a forced roll has a least number above 1. */
enum hg_reason invasion_why_not_commit(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    unsigned most = invasion_most(r, s);
    if (a->n == 0)
        return HG_AT_LEAST_ONE;
    if (a->n > most)
        return HG_TOO_MANY;
    if (a->n < least(s, most))
        return HG_MUST_COMMIT_ALL;
    return why_not_hero(s, a, open_seen(s)->battle_from);
}

/* From here on it is a battle of the core, until its dice lie. */
void invasion_commit(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    open_of(s)->battle_attack = (uint8_t)a->n;
    open_of(s)->battle_hero = a->x[0];
    attack_ask_defender(r, s);
}

/* ---- The roll --------------------------------------------------------------------------------------------------- */

/* A die that a card set stands among those that were rolled. */
static void keep_with_set_die(struct hg_state *s, const uint8_t *face, unsigned count, uint8_t set)
{
    uint8_t all[HG_DICE_MAX + 1];
    for (unsigned i = 0; i < count; i++)
        all[i] = face[i];
    all[count] = set;
    dice_keep(all, count + 1, open_of(s)->battle_attack, open_of(s)->battle_die);
}

/* Of more dice than units the highest count. */
static inline void keep_attack(const struct hg_rules *r, struct hg_state *s, const uint8_t *face, unsigned count)
{
    uint8_t set = (uint8_t)effects_sum(r, s, HG_OP_SET_DIE, HG_ATTACKER);
    if (set != 0)
        keep_with_set_die(s, face, count, set);
    else
        dice_keep(face, count, open_of(s)->battle_attack, open_of(s)->battle_die);
}

/* A die that a card set is not rolled. */
static unsigned attack_dice_rolled(const struct hg_rules *r, const struct hg_state *s, unsigned extra)
{
    return open_seen(s)->battle_attack + extra - (effects_sum(r, s, HG_OP_SET_DIE, HG_ATTACKER) != 0);
}

/* ---- Rolling again ---------------------------------------------------------------------------------------------- */

/* The highest die is the one that a card set, where one did. */
static unsigned first_to_choose(const struct hg_rules *r, const struct hg_state *s)
{
    return effects_sum(r, s, HG_OP_SET_DIE, HG_ATTACKER) != 0 ? 2 : 1;
}

/* Dice are numbered from 1, the highest first, as they lie in the position. */
void invasion_offer_die(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    box_add(s, out, VERB_REROLL)->n = (struct hg_range){(uint16_t)first_to_choose(r, s), open_seen(s)->battle_attack};
}

enum hg_reason invasion_why_not_die(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return a->n >= first_to_choose(r, s) && a->n <= open_seen(s)->battle_attack ? HG_OK : HG_WRONG_TARGET;
}

/* The question keeps the die's number from 0; HG_NONE in its place means all dice. */
void invasion_choose_die(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    ask_pop(s);
    ask_push(s, (struct hg_ask){.kind = ASK_REROLL, .seat = HG_CHANCE, .a = (uint8_t)(a->n - 1), .n = 1});
}

/* With all dice that the attacker has beyond its units. */
void invasion_reroll_all(const struct hg_rules *r, struct hg_state *s)
{
    struct battle b = attack_battle(s);
    mechanism_dice(r, s, &b);
    ask_push(s, (struct hg_ask){.kind = ASK_REROLL,
                                .seat = HG_CHANCE,
                                .a = HG_NONE,
                                .n = (uint16_t)attack_dice_rolled(r, s, b.dice[HG_ATTACKER])});
}

/* The dice that count stay sorted, the highest first. */
void invasion_rerolled(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    uint8_t which = rerolled_die(ask_top(s)), dice[HG_KEPT_MAX];
    ask_pop(s);
    if (which == HG_NONE) {
        keep_attack(r, s, a->x, a->count);
    } else {
        o->battle_die[which] = a->x[0];
        dice_keep(o->battle_die, o->battle_attack, o->battle_attack, dice);
        for (unsigned i = 0; i < o->battle_attack; i++)
            o->battle_die[i] = dice[i];
    }
    abilities_resume(r, s);
}

/* ---- Settling --------------------------------------------------------------------------------------------------- */

/* The dice as they lie in the position, with what is added to them. */
static struct losses compare(const struct hg_state *s, const struct battle *b)
{
    const struct hg_conquest_open *o = open_seen(s);
    struct throw attack = {o->battle_die, o->battle_attack, o->battle_attack, b->bonus[HG_ATTACKER]};
    struct throw defence = {o->battle_die + DEFENCE_AT, o->battle_defence, o->battle_defence, b->bonus[HG_DEFENDER]};
    return dice_resolve(&attack, &defence, b->tie_to_attacker);
}

/* What the dice on the table would cost. */
struct losses invasion_losses(const struct hg_rules *r, const struct hg_state *s)
{
    struct battle b = attack_battle(s);
    mechanism_bonus(r, s, &b);
    return compare(s, &b);
}

/* Extra losses first, then caps, then what takes losses away. */
static struct losses adjusted(const struct hg_rules *r, const struct hg_state *s, struct losses lost)
{
    unsigned left = open_seen(s)->units[open_seen(s)->battle_to], defender = lost.defender;
    if (defender > 0)
        defender += effects_sum(r, s, HG_OP_EXTRA_LOSS, HG_DEFENDER);
    lost.defender = (uint8_t)at_most(left, effects_least(r, s, HG_OP_CAP_LOSSES, HG_DEFENDER, defender));
    if (effects_sum(r, s, HG_OP_IGNORE_LOSSES, HG_DEFENDER) != 0)
        lost.defender = 0;
    if (effects_sum(r, s, HG_OP_IGNORE_LOSSES, HG_ATTACKER) != 0)
        lost.attacker = 0;
    return lost;
}

/* Nobody has won yet: on with the next roll, or the invasion is over. The loss that a card costs the attacker later
 * never takes its last unit. The count of rolls stops at the most a byte holds; only whether it is 0 matters. */
static void go_on(const struct hg_rules *r, struct hg_state *s, unsigned later_loss)
{
    struct hg_conquest_open *o = open_of(s);
    struct hg_ask *ask = ask_top(s);
    bool last = (invasion_marks(ask) & MARK_LAST) != 0;
    if (o->units[o->battle_from] > later_loss)
        o->units[o->battle_from] = (uint16_t)(o->units[o->battle_from] - later_loss);
    ask->y = (uint8_t)(ask->y & ~(MARK_FORCED | MARK_LAST | MARK_BOUND));
    ask->x = (uint8_t)(ask->x < UINT8_MAX ? ask->x + 1 : ask->x);
    o->battle_attack = o->battle_defence = o->battle_hero = 0;
    for (unsigned i = 0; i < HG_KEPT_MAX; i++)
        o->battle_die[i] = 0;
    if (last || invasion_most(r, s) == 0)
        end(r, s);
}

/* The dice are compared with all that is added to them. */
static struct losses losses_with_mechanisms(const struct hg_rules *r, struct hg_state *s)
{
    struct battle b = attack_battle(s);
    struct losses lost;
    mechanism_bonus(r, s, &b);
    lost = compare(s, &b);
    mechanism_compared(r, s, &b, lost);
    return effects_here(s) ? adjusted(r, s, lost) : lost;
}

/* The short cut is the same rule without the hooks; the suite `hooks` compares both. */
static struct losses losses_of_roll(const struct hg_rules *r, struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    if (effects_here(s) || !mechanism_is_quiet(r, s))
        return losses_with_mechanisms(r, s);
    return dice_compare(o->battle_die, o->battle_attack, o->battle_die + DEFENCE_AT, o->battle_defence);
}

/* A place without units is taken at once, and the survivors of the roll move in. */
static void take_losses(const struct hg_rules *r, struct hg_state *s, struct losses lost, unsigned later_loss)
{
    struct hg_conquest_open *o = open_of(s);
    o->units[o->battle_from] = (uint16_t)(o->units[o->battle_from] - lost.attacker);
    o->units[o->battle_to] = (uint16_t)(o->units[o->battle_to] - lost.defender);
    ask_top(s)->n = (uint16_t)(ask_top(s)->n + lost.defender);
    if (o->units[o->battle_to] > 0) {
        go_on(r, s, later_loss);
        return;
    }
    ask_pop(s);
    occupy_conquer(r, s, o->battle_attack - lost.attacker, later_loss);
}

/* Effects of this roll end with it. What it costs the attacker later is remembered before. */
static void settle(const struct hg_rules *r, struct hg_state *s)
{
    unsigned later_loss = effects_sum(r, s, HG_OP_SELF_LOSS, HG_ATTACKER);
    struct losses lost = losses_of_roll(r, s);
    effects_end_roll(r, s);
    take_losses(r, s, lost, later_loss);
}

bool invasion_is_plain(const struct hg_rules *r, const struct hg_state *s)
{
    return !effects_any(s) && mechanism_is_quiet_at(r, s, 0, open_seen(s)->battle_to) && !mechanism_rewards_dice(r, s);
}

/* As if all had been asked and the dice had lain on the table. */
void invasion_exchange(const struct hg_rules *r, struct hg_state *s, unsigned units, unsigned defence,
                       const uint8_t *face)
{
    open_of(s)->battle_attack = (uint8_t)units;
    take_losses(r, s, dice_compare(face, units, face + units, defence), 0);
}

/* The defender has answered the roll, now the attacker may. */
static void ask_attacker(const struct hg_rules *r, struct hg_state *s)
{
    if (!window_opens(r, s, open_of(s)->seat, HG_AFTER_ROLL_ATT))
        settle(r, s);
}

/* Where both sides together have more dice than one roll holds, the attacker's are kept and the defender's asked
 * for. */
void invasion_rolled(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    struct hg_ask *ask = ask_top(s);
    unsigned attack = rolled_side(ask) == ROLLS_DEFENCE ? 0 : (uint8_t)(o->battle_attack + extra_attack_dice(ask));
    if (rolled_side(ask) != ROLLS_DEFENCE)
        keep_attack(r, s, a->x, attack);
    if (rolled_side(ask) == ROLLS_ATTACK) {
        ask->x = ROLLS_DEFENCE;
        ask->n = (uint8_t)(extra_defence_dice(ask) - o->battle_attack);
        return;
    }
    dice_keep(a->x + attack, a->count - attack, o->battle_defence, o->battle_die + DEFENCE_AT);
    ask_pop(s);
    if (!window_opens(r, s, owner_of(s, o->battle_to), HG_AFTER_ROLL_DEF))
        ask_attacker(r, s);
}

/* What follows a window; the window itself is off the stack. Windows that follow nothing (after a defence, after a
 * conquest) just close. */
void invasion_window_closed(const struct hg_rules *r, struct hg_state *s, struct hg_ask window)
{
    switch (asked_window(&window)) {
    case HG_DECLARE_DEF:
        declared(r, s);
        return;
    case HG_AFTER_ROLL_DEF:
        ask_attacker(r, s);
        return;
    case HG_AFTER_ROLL_ATT:
        settle(r, s);
        return;
    default:
        return;
    }
}
