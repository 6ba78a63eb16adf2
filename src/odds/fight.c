/* One attack followed to its end. Chances flow from larger battles to smaller ones. Every round costs somebody a unit,
 * so one pass over all battles from the largest down plays all rounds to the end, and one from the smallest up plays a
 * single round of each. */
#include "odds/fight.h"

#include <string.h>

void odds_force_of(unsigned units, unsigned hero, struct odds_force *out)
{
    memset(out, 0, sizeof *out);
    out->chance[hero != 0][units] = 1.0;
}

double odds_force_chance(const struct odds_force *force, unsigned units)
{
    return force->chance[0][units] + force->chance[1][units];
}

double odds_force_units(const struct odds_force *force)
{
    double sum = 0.0;
    for (unsigned i = 1; i <= ODDS_FIGHT_MAX; i++)
        sum += odds_force_chance(force, i) * i;
    return sum;
}

/* It is less than 1 for what is left of an attack that did not always get there. */
double odds_force_all(const struct odds_force *force)
{
    double sum = 0.0;
    for (unsigned i = 0; i <= ODDS_FIGHT_MAX; i++)
        sum += odds_force_chance(force, i);
    return sum;
}

void odds_force_go_on(const struct odds_force *won, unsigned leave, struct odds_force *next)
{
    memset(next, 0, sizeof *next);
    for (unsigned hero = 0; hero < 2; hero++)
        for (unsigned i = leave + 1; i <= ODDS_FIGHT_MAX; i++)
            next->chance[hero][i - leave] = won->chance[hero][i];
}

/* ---- Flowing ---------------------------------------------------------------------------------------------------- */

/* `chance` is the caller's room, of odds_fight_room numbers. */
struct flow {
    const struct odds_fight *fight;
    double *chance; /* by set of heroes, attackers, defenders */
};

size_t odds_fight_room(const struct odds_fight *fight)
{
    return (size_t)ODDS_HEROES * (fight->attackers + 1u) * (fight->defenders + 1u);
}

static double *chance_of(const struct flow *f, unsigned set, unsigned attackers, unsigned defenders)
{
    size_t width = f->fight->defenders + 1u;
    return &f->chance[((size_t)set * (f->fight->attackers + 1u) + attackers) * width + defenders];
}

/* A hero that the round can't have is one that stays out of it. */
static void play_round(const struct flow *f, const struct odds_rounds *rounds, unsigned attackers, unsigned defenders)
{
    for (unsigned set = 0; set < ODDS_HEROES; set++) {
        double *here = chance_of(f, set, attackers, defenders), chance = *here;
        unsigned fighting = set & rounds->heroes, idle = set & ~fighting;
        const struct odds_steps *steps;
        if (chance == 0.0)
            continue;
        *here = 0.0;
        steps = odds_steps(rounds, fighting, attackers, defenders);
        for (unsigned i = 0; i < steps->count; i++) {
            const struct odds_step *step = &steps->step[i];
            *chance_of(f, step->heroes | idle, attackers - step->attacker, defenders - step->defender) +=
                chance * step->chance;
        }
    }
}

/* From the smallest battle up, so that no chance that has moved is moved again in the same round. */
static void play_one_round(const struct flow *f, const struct odds_rounds *rounds)
{
    for (unsigned a = f->fight->stop + 1; a <= f->fight->attackers; a++)
        for (unsigned d = 1; d <= f->fight->defenders; d++)
            play_round(f, rounds, a, d);
}

/* From the largest down, so that every battle is complete when its own rounds are played. */
static void play_to_the_end(const struct flow *f, const struct odds_rounds *rounds)
{
    for (unsigned a = f->fight->attackers; a > f->fight->stop; a--)
        for (unsigned d = f->fight->defenders; d > 0; d--)
            play_round(f, rounds, a, d);
}

/* ---- Endings ---------------------------------------------------------------------------------------------------- */

static void count_ending(struct odds_ending *out, unsigned set, unsigned attackers, unsigned defenders, double chance)
{
    unsigned hero = set >> HG_ATTACKER & 1;
    struct odds_force *force = defenders == 0 ? &out->won : &out->failed;
    force->chance[hero][attackers] += chance;
    if (defenders == 0)
        out->win += chance;
    else
        out->held[defenders] += chance;
}

/* Differences below it are those of rounding. */
static const double ROUNDING = 1e-14;

/* What the attack began with: the chance that it is made at all, and that the attacker's hero is with it. */
struct beginning {
    double all, hero;
};

/* A hero is lost where it was there at the beginning and is not in any end. Tiny remains of rounding count as none. */
static void gather(const struct flow *f, unsigned heroes, struct beginning began, struct odds_ending *out)
{
    double defender_hero = 0.0;
    memset(out, 0, sizeof *out);
    for (unsigned set = 0; set < ODDS_HEROES; set++)
        for (unsigned a = 0; a <= f->fight->attackers; a++)
            for (unsigned d = 0; d <= f->fight->defenders; d++) {
                double chance = *chance_of(f, set, a, d);
                count_ending(out, set, a, d, chance);
                if (d > 0 && (set >> HG_DEFENDER & 1) != 0)
                    defender_hero += chance;
            }
    for (unsigned a = 0; a <= f->fight->attackers; a++)
        began.hero -= out->won.chance[1][a] + out->failed.chance[1][a];
    out->hero_lost[HG_ATTACKER] = began.hero > ROUNDING ? began.hero : 0.0;
    out->hero_lost[HG_DEFENDER] = (heroes >> HG_DEFENDER & 1) != 0 ? began.all - defender_hero : 0.0;
}

static struct beginning set_up(const struct flow *f, const struct odds_force *start, unsigned heroes)
{
    struct beginning began = {0.0, 0.0};
    memset(f->chance, 0, sizeof(double) * odds_fight_room(f->fight));
    for (unsigned hero = 0; hero < 2; hero++)
        for (unsigned a = 0; a <= f->fight->attackers; a++) {
            unsigned set = (heroes & 1u << HG_DEFENDER) | hero << HG_ATTACKER;
            *chance_of(f, set, a, f->fight->defenders) += start->chance[hero][a];
            began.all += start->chance[hero][a];
            began.hero += hero != 0 ? start->chance[hero][a] : 0.0;
        }
    return began;
}

void odds_fight(const struct odds_fight *fight, const struct odds_force *start, double *room, struct odds_ending *out)
{
    struct flow f = {fight, room};
    const struct odds_battle *first = &fight->phase[0].battle;
    unsigned heroes = (unsigned)(first->side[HG_DEFENDER].hero != 0) << HG_DEFENDER;
    struct beginning began = set_up(&f, start, heroes);
    for (unsigned i = 0; i < fight->phases; i++) {
        struct odds_rounds rounds;
        odds_rounds(&fight->phase[i].battle, &rounds);
        for (unsigned k = 0; k < fight->phase[i].rounds; k++)
            play_one_round(&f, &rounds);
        if (fight->phase[i].rounds == 0)
            play_to_the_end(&f, &rounds);
    }
    gather(&f, heroes, began, out);
}
