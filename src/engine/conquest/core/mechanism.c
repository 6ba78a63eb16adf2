/* Asks the mechanisms that a mode plays with, hook by hook, in the order of the lists in parts.c. */
#include "engine/conquest/core/mechanism.h"

unsigned mechanism_income(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    unsigned units = 0;
    for (unsigned i = 0; conquest_hooks.income[i].call != NULL; i++)
        if (plays_with(r, conquest_hooks.income[i].mechanism))
            units += conquest_hooks.income[i].call(r, s, seat);
    return units;
}

unsigned mechanism_manoeuvres(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    unsigned more = 0;
    for (unsigned i = 0; conquest_hooks.manoeuvres[i].call != NULL; i++)
        if (plays_with(r, conquest_hooks.manoeuvres[i].mechanism))
            more += conquest_hooks.manoeuvres[i].call(r, s, seat);
    return more;
}

bool mechanism_certain_card(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    for (unsigned i = 0; conquest_hooks.certain_card[i].call != NULL; i++)
        if (plays_with(r, conquest_hooks.certain_card[i].mechanism) &&
            conquest_hooks.certain_card[i].call(r, s, seat) > 0)
            return true;
    return false;
}

bool mechanism_waits(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    for (unsigned i = 0; conquest_hooks.waits[i].call != NULL; i++)
        if (plays_with(r, conquest_hooks.waits[i].mechanism) && conquest_hooks.waits[i].call(r, s, seat))
            return true;
    return false;
}

void mechanism_offer_deploy(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    for (unsigned i = 0; conquest_hooks.offer_deploy[i].call != NULL; i++)
        if (plays_with(r, conquest_hooks.offer_deploy[i].mechanism))
            conquest_hooks.offer_deploy[i].call(r, s, out);
}

void mechanism_dice(const struct hg_rules *r, const struct hg_state *s, struct battle *b)
{
    for (unsigned i = 0; conquest_hooks.dice[i].call != NULL; i++)
        if (plays_with(r, conquest_hooks.dice[i].mechanism))
            conquest_hooks.dice[i].call(r, s, b);
}

void mechanism_bonus(const struct hg_rules *r, const struct hg_state *s, struct battle *b)
{
    for (unsigned i = 0; conquest_hooks.bonus[i].call != NULL; i++)
        if (plays_with(r, conquest_hooks.bonus[i].mechanism))
            conquest_hooks.bonus[i].call(r, s, b);
}

void mechanism_compared(const struct hg_rules *r, struct hg_state *s, const struct battle *b, struct losses lost)
{
    for (unsigned i = 0; conquest_hooks.compared[i].call != NULL; i++)
        if (plays_with(r, conquest_hooks.compared[i].mechanism))
            conquest_hooks.compared[i].call(r, s, b, lost);
}

void mechanism_lost(const struct hg_rules *r, struct hg_state *s, uint8_t place)
{
    for (unsigned i = 0; conquest_hooks.lost[i].call != NULL; i++)
        if (plays_with(r, conquest_hooks.lost[i].mechanism))
            conquest_hooks.lost[i].call(r, s, place);
}

void mechanism_turn_begins(const struct hg_rules *r, struct hg_state *s)
{
    for (unsigned i = 0; conquest_hooks.turn_begins[i].call != NULL; i++)
        if (plays_with(r, conquest_hooks.turn_begins[i].mechanism))
            conquest_hooks.turn_begins[i].call(r, s);
}

void mechanism_eliminated(const struct hg_rules *r, struct hg_state *s, uint8_t loser, uint8_t winner)
{
    for (unsigned i = 0; conquest_hooks.eliminated[i].call != NULL; i++)
        if (plays_with(r, conquest_hooks.eliminated[i].mechanism))
            conquest_hooks.eliminated[i].call(r, s, loser, winner);
}

void mechanism_resigned(const struct hg_rules *r, struct hg_state *s, uint8_t seat)
{
    for (unsigned i = 0; conquest_hooks.resigned[i].call != NULL; i++)
        if (plays_with(r, conquest_hooks.resigned[i].mechanism))
            conquest_hooks.resigned[i].call(r, s, seat);
}

const char *mechanism_state_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const char *broken = NULL;
    for (unsigned i = 0; conquest_hooks.state_ok[i].call != NULL && broken == NULL; i++)
        if (plays_with(r, conquest_hooks.state_ok[i].mechanism))
            broken = conquest_hooks.state_ok[i].call(r, s);
    return broken;
}
