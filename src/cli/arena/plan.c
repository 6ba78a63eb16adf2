/* Who meets whom, and who sits where: contests and their rotations. A *slot* is what a name stands for: a seat, or a
 * side where the rules fix the sides beforehand. Every contest is rotated through all slots, so that no player has the
 * better seat more often. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/arena/arena.h"
#include "engine/traits.h"
#include "text/say.h"

/* ---- Sides ------------------------------------------------------------------------------------------------------- */

/* The seat itself where everybody plays alone, so that callers need no case for it. */
unsigned arena_side(const struct hg_rules *r, unsigned seat)
{
    const struct hg_conquest_rules *c = &r->conquest;
    if (hg_traits(r).sides == HG_NO_SIDES)
        return seat;
    return c->side_of[c->sides == HG_SIDES_BY_SEAT ? seat : c->seat_army[seat]];
}

/* Then sides that belong to armies are unknown before the game. */
static bool armies_are_taken(const struct hg_conquest_rules *c)
{
    for (unsigned i = 0; i < c->phases; i++)
        if (c->phase[i] == HG_PHASE_ARMIES)
            return true;
    return false;
}

/* How many sides there are of which the rules say beforehand who is on them; 0 when each plays alone, or when it is
 * decided in the game. */
static unsigned sides_of(const struct hg_rules *r)
{
    unsigned seen = 0, count = 0;
    const struct hg_conquest_rules *c = &r->conquest;
    if (hg_traits(r).sides == HG_NO_SIDES)
        return 0;
    if (c->sides == HG_SIDES_BY_ARMY && armies_are_taken(c))
        return 0;
    for (unsigned i = 0; i < r->seats; i++)
        seen |= 1u << arena_side(r, i);
    for (; seen != 0; seen &= seen - 1)
        count++;
    return count;
}

/* The place of a seat's side among the sides, from 0. */
static unsigned side_index(const struct hg_rules *r, unsigned seat)
{
    unsigned index = 0;
    for (unsigned side = 0; side < arena_side(r, seat); side++)
        for (unsigned i = 0; i < r->seats; i++)
            if (arena_side(r, i) == side) {
                index++;
                break;
            }
    return index;
}

/* ---- Seatings ---------------------------------------------------------------------------------------------------- */

/* The contest that is being seated: an entrant for each slot, a slot being a seat or a side. */
struct draft {
    struct arena_plan *plan;
    unsigned slots;
    uint8_t pick[HG_SEATS_MAX];
    bool both_ways; /* a contest is also played with the players in the reverse order around the table */
};

/* Complains where a group would become too large. */
static bool add_seating(struct draft *d, const struct arena_seating *seating, struct fault *f)
{
    struct arena_plan *plan = d->plan;
    if (plan->seatings == ARENA_SEATINGS_MAX)
        return fault_at(f, "--players", 0, "these players would need more than %d games in each group; name fewer",
                        ARENA_SEATINGS_MAX);
    plan->seating[plan->seatings++] = *seating;
    return true;
}

/* Turns the picks by so many slots and writes who sits on each seat. */
static void seat(const struct draft *d, unsigned turned, struct arena_seating *out)
{
    const struct hg_rules *r = &d->plan->rules;
    for (unsigned i = 0; i < r->seats; i++) {
        unsigned slot = d->plan->teams ? side_index(r, i) : i;
        out->entrant[i] = d->pick[(slot + turned) % d->slots];
    }
}

/* Among the seatings of this contest only: others have other players. */
static bool known(const struct arena_plan *plan, unsigned from, const struct arena_seating *seating)
{
    for (unsigned i = from; i < plan->seatings; i++)
        if (memcmp(plan->seating[i].entrant, seating->entrant, plan->rules.seats) == 0)
            return true;
    return false;
}

/* Every rotation of the players through the slots, each distinct one once: A A B has three, A B A B two. So every
 * player has every seat equally often within a group, and luck of the seat cancels out. `first` is the first seating of
 * the contest. */
static bool add_rotations(struct draft *d, unsigned first, struct fault *f)
{
    struct arena_plan *plan = d->plan;
    for (unsigned turned = 0; turned < d->slots; turned++) {
        struct arena_seating seating = {.contest = (uint16_t)plan->contests};
        seat(d, turned, &seating);
        if (!known(plan, first, &seating) && !add_seating(d, &seating, f))
            return false;
    }
    return true;
}

/* Puts all but the first player into the reverse order; twice is as it was. */
static void turn_round(struct draft *d)
{
    for (unsigned i = 1; i < d->slots - i; i++) {
        uint8_t kept = d->pick[i];
        d->pick[i] = d->pick[d->slots - i];
        d->pick[d->slots - i] = kept;
    }
}

/* One contest of the picks in their order, and in the reverse one where that is wanted. */
static bool add_contest(struct draft *d, struct fault *f)
{
    struct arena_plan *plan = d->plan;
    unsigned first = plan->seatings;
    if (plan->contests == ARENA_CONTESTS_MAX)
        return fault_at(f, "--players", 0, "these players would have more than %d contests; name fewer",
                        ARENA_CONTESTS_MAX);
    if (!add_rotations(d, first, f))
        return false;
    if (d->both_ways) {
        bool added;
        turn_round(d);
        added = add_rotations(d, first, f);
        turn_round(d);
        if (!added)
            return false;
    }
    plan->contests++;
    return true;
}

/* Fills the slots from `filled` on with names from `from` on, in their order. As many names as slots are one contest;
 * of more names every combination is one. By recursion: slots are at most as many as seats. */
static bool combine(struct draft *d, const uint8_t *order, unsigned names, unsigned from, unsigned filled,
                    struct fault *f)
{
    if (filled == d->slots)
        return add_contest(d, f);
    for (unsigned i = from; i + (d->slots - filled) <= names; i++) {
        d->pick[filled] = order[i];
        if (!combine(d, order, names, i + 1, filled + 1, f))
            return false;
    }
    return true;
}

/* The gauntlet of the first name: against each other name alone in all other slots, then against every mixture of them.
 * With one other slot there are no mixtures. */
static bool seat_gauntlet(struct draft *d, const uint8_t *order, unsigned names, struct fault *f)
{
    d->plan->gauntlet = true;
    d->pick[0] = order[0];
    for (unsigned i = 1; i < names; i++) {
        memset(d->pick + 1, order[i], d->slots - 1);
        if (!add_contest(d, f))
            return false;
    }
    d->both_ways = true;
    return d->slots < 3 || combine(d, order, names, 1, 1, f);
}

/* Games of the reference against itself: as many as a contest has rotations, so that shares compare. */
static bool add_mirror(struct draft *d, struct fault *f)
{
    struct arena_seating seating = {.mirror = true, .contest = (uint16_t)d->plan->contests};
    memset(seating.entrant, (int)d->plan->reference, sizeof seating.entrant);
    for (unsigned i = 0; i < d->slots; i++)
        if (!add_seating(d, &seating, f))
            return false;
    return true;
}

/* ---- Names ------------------------------------------------------------------------------------------------------- */

/* One player against others of one kind: --one A --field B. */
static bool read_one(const struct arena_args *args, struct arena_plan *plan, uint8_t order[ROSTER_MAX], unsigned *names,
                     unsigned slots, struct fault *f)
{
    uint8_t field[ROSTER_MAX];
    unsigned fields;
    if (args->series.players != NULL)
        return fault_at(f, "--one", 0, "it stands instead of --players; write one of them");
    if (args->one == NULL || args->field == NULL)
        return fault_at(f, args->one == NULL ? "--field" : "--one", 0, "--one and --field go together");
    if (!roster_parse(&plan->roster, "--one", args->one, order, names, f) ||
        !roster_parse(&plan->roster, "--field", args->field, field, &fields, f))
        return false;
    if (*names != 1 || fields != 1)
        return fault_at(f, *names != 1 ? "--one" : "--field", 0, "it takes one name");
    while (*names < slots)
        order[(*names)++] = field[0];
    return true;
}

/* One player and its pool: --one A --pool B,C,D. */
static bool read_pool(const struct arena_args *args, struct arena_plan *plan, uint8_t order[ROSTER_MAX],
                      unsigned *names, struct fault *f)
{
    uint8_t pool[ROSTER_MAX];
    unsigned count, ones;
    if (args->one == NULL || args->field != NULL || args->series.players != NULL)
        return fault_at(f, "--pool", 0, "it goes with --one, and with neither --field nor --players");
    if (!roster_parse(&plan->roster, "--one", args->one, order, &ones, f) ||
        !roster_parse(&plan->roster, "--pool", args->pool, pool, &count, f))
        return false;
    if (ones != 1 || plan->roster.count != count + 1)
        return fault_at(f, ones != 1 ? "--one" : "--pool", 0,
                        ones != 1 ? SAID("it takes one name")
                                  : SAID("every player of a gauntlet is named once, and the one not in its own pool"));
    for (unsigned i = 0; i < count; i++)
        order[1 + i] = pool[i];
    *names = 1 + count;
    return true;
}

/* The same player may be named several times; slots count names, the roster counts players. */
static bool read_names(const struct arena_args *args, struct arena_plan *plan, uint8_t order[ROSTER_MAX],
                       unsigned *names, unsigned slots, struct fault *f)
{
    if (args->pool != NULL)
        return read_pool(args, plan, order, names, f);
    if (args->one != NULL || args->field != NULL)
        return read_one(args, plan, order, names, slots, f);
    if (args->series.players == NULL)
        return fault_at(f, "arena", 0, "who plays? Write --players LIST, or --one NAME --field NAME");
    return roster_parse(&plan->roster, "--players", args->series.players, order, names, f);
}

/* A plan needs as many names as slots and two different players. */
static bool seat_players(const struct arena_args *args, struct arena_plan *plan, struct fault *f)
{
    uint8_t order[ROSTER_MAX];
    unsigned names, sides = sides_of(&plan->rules);
    struct draft draft = {.plan = plan, .slots = sides > 0 ? sides : plan->rules.seats};
    plan->teams = sides > 0;
    if (!read_names(args, plan, order, &names, draft.slots, f))
        return false;
    if (names < draft.slots && args->pool == NULL)
        return fault_at(f, "--players", 0,
                        plan->teams ? SAID("%u names for %u sides; name at least as many, the same may stand twice")
                                    : SAID("%u names for %u seats; name at least as many, the same may stand twice"),
                        names, draft.slots);
    if (plan->roster.count < 2)
        return fault_at(f, "--players", 0, "a tournament needs two different players; `hegemon sim` plays one kind");
    plan->reference = order[names - 1];
    if (args->pool != NULL ? !seat_gauntlet(&draft, order, names, f) : !combine(&draft, order, names, 0, 0, f))
        return false;
    plan->rivals = plan->seatings;
    return !plan->mirror || add_mirror(&draft, f);
}

/* ---- Numbers ----------------------------------------------------------------------------------------------------- */

enum { GROUPS_DEFAULT = 100, TEST_GAMES_DEFAULT = 100000 };

/* The format is ELO0,ELO1, e.g. `0,20`. */
static bool read_test(const char *text, struct arena_plan *plan, struct fault *f)
{
    int used = 0;
    if (text == NULL)
        return true;
    plan->sprt = true;
    if (sscanf(text, "%7lf,%7lf%n", &plan->elo0, &plan->elo1, &used) != 2 || text[used] != '\0' ||
        !(plan->elo0 < plan->elo1) || plan->elo0 < -2000 || plan->elo1 > 2000)
        return fault_at(f, "--sprt", 0,
                        "\"%.40s\" has not the form ELO0,ELO1 with a smaller and a larger number, "
                        "such as 0,20",
                        text);
    if (plan->roster.count != 2 && !plan->gauntlet)
        return fault_at(f, "--sprt", 0, "the test compares two players, and here are %u", plan->roster.count);
    return true;
}

/* --games is rounded up to whole groups. With --sprt there is room for a long test where nothing was said. */
static bool count_groups(const struct arena_args *args, struct arena_plan *plan, struct fault *f)
{
    uint64_t groups = args->groups, games = args->games;
    if (groups != 0 && games != 0)
        return fault_at(f, "--games", 0, "write --groups or --games, not both");
    if (groups == 0 && games == 0 && plan->sprt)
        games = TEST_GAMES_DEFAULT;
    if (games != 0)
        groups = (games + plan->seatings - 1) / plan->seatings;
    plan->groups = groups != 0 ? groups : GROUPS_DEFAULT;
    return plan->groups <= ARENA_GAMES_MAX / plan->seatings ||
           fault_at(f, "--groups", 0, "a tournament has at most %d games; a group has %u here", ARENA_GAMES_MAX,
                    plan->seatings);
}

/* A results file goes on only with the very edition that it began with. */
static bool is_the_edition(const struct arena_args *args, const struct arena_plan *plan, struct fault *f)
{
    const char *sha256 = edition_sha256(plan->game.edition);
    return args->sha256 == NULL || strcmp(args->sha256, sha256) == 0 ||
           fault_at(f, "--resume", 0, "the results were played with another version of %s (%.12s, now it is %.12s)",
                    edition_id(plan->game.edition), args->sha256, sha256);
}

/* The order matters: seats need the rules, the test needs the players, groups need the seatings, and seeds depend on
 * whether there are programs. */
bool arena_plan_make(const struct arena_args *args, struct arena_plan *plan, struct fault *f)
{
    const struct series_args *series = &args->series;
    if (!game_args_compile(&series->game, series->common.folder, &plan->game, &plan->rules, f) ||
        !is_the_edition(args, plan, f))
        return false;
    plan->seating = calloc(ARENA_SEATINGS_MAX, sizeof *plan->seating);
    if (plan->seating == NULL)
        return fault_at(f, "arena", 0, "there is not enough memory");
    plan->sides = sim_sides_of(plan->game.edition);
    plan->setting = series->game.setting;
    plan->settings = series->game.settings;
    plan->cap = (unsigned)series->cap;
    plan->mirror = args->mirror;
    plan->roster.limit = (unsigned)series->bot_time;
    if (!seat_players(args, plan, f) || !read_test(args->sprt, plan, f) || !count_groups(args, plan, f))
        return false;
    plan->seed = series_seeds(series, &plan->roster);
    return roster_open(&plan->roster, &plan->game, &plan->rules, plan->setting, plan->settings, series->bot_log, f);
}

/* Also of a plan that was made half. */
void arena_plan_free(struct arena_plan *plan)
{
    free(plan->seating);
    roster_close(&plan->roster);
    edition_close(plan->game.edition);
}
