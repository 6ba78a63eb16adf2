/* Asks the mechanisms that a mode plays with, hook by hook: see parts.c for who has which. */
#include "engine/conquest/core/mechanism.h"

/* Those that have the hook and are played with, and the function of the first of them, which is taken out. */
#define PLAYED(hook)            (r->conquest.mechanisms & conquest_hooks.hook.have)
#define CALL_LOWEST(hook, left) conquest_hooks.hook.call[take_lowest(&(left))]

unsigned mechanism_income(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    unsigned units = 0;
    for (uint64_t left = PLAYED(income); left != 0;)
        units += CALL_LOWEST(income, left)(r, s, seat);
    return units;
}

void mechanism_dice(const struct hg_rules *r, const struct hg_state *s, struct battle *b)
{
    for (uint64_t left = PLAYED(dice); left != 0;)
        CALL_LOWEST(dice, left)(r, s, b);
}

void mechanism_bonus(const struct hg_rules *r, const struct hg_state *s, struct battle *b)
{
    for (uint64_t left = PLAYED(bonus); left != 0;)
        CALL_LOWEST(bonus, left)(r, s, b);
}

void mechanism_lost(const struct hg_rules *r, struct hg_state *s, uint8_t place)
{
    for (uint64_t left = PLAYED(lost); left != 0;)
        CALL_LOWEST(lost, left)(r, s, place);
}

void mechanism_turn_begins(const struct hg_rules *r, struct hg_state *s)
{
    for (uint64_t left = PLAYED(turn_begins); left != 0;)
        CALL_LOWEST(turn_begins, left)(r, s);
}

void mechanism_eliminated(const struct hg_rules *r, struct hg_state *s, uint8_t loser, uint8_t winner)
{
    for (uint64_t left = PLAYED(eliminated); left != 0;)
        CALL_LOWEST(eliminated, left)(r, s, loser, winner);
}

void mechanism_resigned(const struct hg_rules *r, struct hg_state *s, uint8_t seat)
{
    for (uint64_t left = PLAYED(resigned); left != 0;)
        CALL_LOWEST(resigned, left)(r, s, seat);
}

const char *mechanism_state_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const char *broken = NULL;
    for (uint64_t left = PLAYED(state_ok); left != 0 && broken == NULL;)
        broken = CALL_LOWEST(state_ok, left)(r, s);
    return broken;
}
