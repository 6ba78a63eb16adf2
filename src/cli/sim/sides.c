/* Wins by army and by faction. The army is the one that a seat really plays: in some games it is taken during set-up,
 * and what a record's header says is a label then. Where no army is known nothing is counted.
 *
 * So games are counted when they are over, by the armies that stand in the last position. */
#include "cli/sim/sim.h"
#include "stories/seats.h"

/* Factions in the order in which armies name them. */
struct sim_sides sim_sides_of(const struct edition *e)
{
    struct sim_sides sides = {.armies = edition_names(e)->armies.count};
    for (unsigned i = 0; i < sides.armies; i++) {
        const struct named *faction = edition_army(e, i).faction;
        unsigned k = 0;
        while (k < sides.factions && sides.faction[k] != faction)
            k++;
        if (faction == NULL)
            continue;
        if (k == sides.factions)
            sides.faction[sides.factions++] = faction;
        sides.faction_of[i] = (uint8_t)k;
    }
    return sides;
}

/* A faction that several seats play counts a game once. */
void sim_count_sides(const struct sim_sides *sides, const struct hg_rules *r, const struct hg_state *s, bool won,
                     struct sim_stats *one)
{
    uint8_t winners = won ? s->winners : 0;
    for (unsigned i = 0; i < r->seats; i++) {
        unsigned army = seat_army_played(r, s, i), wins = winners >> i & 1;
        if (army >= sides->armies)
            continue;
        one->army[army] = (struct sim_part){1, wins};
        if (sides->factions == 0)
            continue;
        struct sim_part *faction = &one->faction[sides->faction_of[army]];
        faction->games = 1;
        faction->wins |= wins;
    }
    one->shared = (winners & (winners - 1)) != 0;
}
