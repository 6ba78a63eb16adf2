/* Rolls: how many dice a question awaits, which faces are possible, and who settles them. One verb serves for all; what
 * a roll means depends on the question. */
#include "engine/conquest/abilities/abilities.h"
#include "engine/conquest/campaign/campaign.h"
#include "engine/conquest/tables.h"

#include <string.h>

static unsigned other_dice_due(const struct hg_rules *r, const struct hg_state *s)
{
    switch (ask_seen(s)->kind) {
    case ASK_START_ROLL:
    case ASK_ORDER_ROLL:
        return count_bits(rolling_seats(ask_seen(s)));
    case ASK_REROLL:
        return rerolled_dice(ask_seen(s));
    default:
        return operations_dice(r, s);
    }
}

/* All dice of the family have the same sides. */
static void describe_roll(const struct hg_rules *r, struct hg_chances *out, unsigned dice)
{
    out->verb = VERB_ROLL;
    out->count = (uint8_t)dice;
    memset(out->least, 1, sizeof out->least);
    memset(out->sides, r->conquest.die_sides, sizeof out->sides);
}

void rolls_battle_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    describe_roll(r, out, attack_dice(s));
}

void rolls_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    describe_roll(r, out, other_dice_due(r, s));
}

ALWAYS enum hg_reason why_not_dice(const struct hg_rules *r, const struct hg_action *a, unsigned dice)
{
    return a->count == dice && bytes_within(bytes_of(a->x), dice, r->conquest.die_sides) ? HG_OK : HG_NOT_POSSIBLE_ROLL;
}

static enum hg_reason why_not_plain_roll(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return why_not_dice(r, a, other_dice_due(r, s));
}

RARELY static void settle_with_mechanisms(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    if (plays_with(r, HG_ABILITIES))
        invasion_rolled(r, s, a);
    else
        attack_roll_with_pieces(r, s, a);
}

static void settle_battle(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    if (r->conquest.mechanisms == 0)
        attack_roll(r, s, a);
    else
        settle_with_mechanisms(r, s, a);
}

/* What a roll means depends on the question; that of a battle stands apart, for it comes all the time. */
struct roll {
    refusal_fn *why_not;
    effect_fn *apply;
};

static const struct roll rolls[ASK_KINDS] = {
    [ASK_START_ROLL] = {why_not_plain_roll, setup_settle_roll},
    [ASK_ORDER_ROLL] = {why_not_plain_roll, seats_settle_roll},
    [ASK_REROLL] = {why_not_plain_roll, invasion_rerolled},
    [ASK_ROLL_REMOVE] = {why_not_plain_roll, operations_roll_remove},
    [ASK_DIRECTIVE_DIE] = {ops_why_not_die, ops_die},
    [ASK_CLASH] = {clash_why_not, clash_rolled},
    [ASK_CLASH_AGAIN] = {clash_why_not_again, clash_rolled_again},
    [ASK_SCAN_ROLL] = {scan_why_not_roll, scan_rolled},
    [ASK_MARCH_ROLL] = {titan_why_not_die, titan_die},
};

static enum hg_reason why_not_other_roll(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return rolls[ask_seen(s)->kind].why_not(r, s, a);
}

enum hg_reason rolls_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    if (ask_seen(s)->kind != ASK_BATTLE_ROLL)
        return why_not_other_roll(r, s, a);
    return why_not_dice(r, a, attack_dice(s));
}

RARELY static void other_roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    rolls[ask_seen(s)->kind].apply(r, s, a);
}

void rolls_apply(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    if (ask_seen(s)->kind == ASK_BATTLE_ROLL)
        settle_battle(r, s, a);
    else
        other_roll(r, s, a);
}

RARELY static enum hg_reason attempt_other_roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    enum hg_reason reason = why_not_other_roll(r, s, a);
    if (reason == HG_OK)
        other_roll(r, s, a);
    return reason;
}

enum hg_reason rolls_attempt(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    if (ask_top(s)->kind != ASK_BATTLE_ROLL)
        return attempt_other_roll(r, s, a);
    if (why_not_dice(r, a, attack_dice(s)) != HG_OK)
        return HG_NOT_POSSIBLE_ROLL;
    settle_battle(r, s, a);
    return HG_OK;
}
