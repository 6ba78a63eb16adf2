/* `hegemon odds A D`: a fight to the end, or until the attacker has enough of it, through one place or several. The
 * chances come from odds/fight.h; here they are followed from place to place, printed and drawn.
 *
 * Nothing is simulated: every number of units that can be left is followed with its chance, through all places.
 * docs/ODDS.md explains the method. */
#include <stdio.h>
#include <stdlib.h>

#include "cli/odds/odds.h"
#include "cli/pairs.h"
#include "text/sink_file.h"

enum { BARS = 24 }; /* of the plot, at the most */

/* What came of each place of the chain. */
struct course {
    struct odds_ending ending[ODDS_CHAIN_MAX];
    double reached[ODDS_CHAIN_MAX]; /* the chance that a place is attacked at all */
};

/* What holds for the first rounds holds for the first place of a chain; later places begin with whatever is left after
 * it. False without memory. Memory is asked for each place, since sizes differ. */
static bool fight_one(const struct odds_args *args, unsigned number, const struct odds_force *start,
                      struct odds_ending *out)
{
    struct odds_phase phase[ODDS_PHASES_MAX];
    const struct odds_place *place = &args->place[number];
    unsigned phases = odds_phases(args, place->modified, phase);
    struct odds_fight fight = {.attackers = args->number[0],
                               .defenders = place->defenders,
                               .stop = args->stop,
                               .phase = number == 0 ? phase : &phase[phases - 1],
                               .phases = number == 0 ? phases : 1};
    double *room = malloc(odds_fight_room(&fight) * sizeof room[0]);
    if (room == NULL)
        return false;
    odds_fight(&fight, start, room, out);
    free(room);
    return true;
}

/* The units that win a place go on, less those left behind; with them goes the chance that the place is reached at all.
 * False without memory. Chances that a place is not reached are missing from its distribution, whose sum is then below
 * 1. */
static bool follow(const struct odds_args *args, struct course *c)
{
    struct odds_force force, next;
    odds_force_of(args->number[0], args->knob[KNOB_HERO][HG_ATTACKER].value, &force);
    for (unsigned i = 0; i < args->places; i++) {
        c->reached[i] = odds_force_all(&force);
        if (!fight_one(args, i, &force, &c->ending[i]))
            return false;
        odds_force_go_on(&c->ending[i].won, args->leave, &next);
        force = next;
    }
    return true;
}

/* Chances below it are those of rounding: what comes then is not worth a number. */
static const double NEVER = 1e-12;

/* ---- For people -------------------------------------------------------------------------------------------------- */

/* A row with a number of units instead of a share. */
static void print_units(const char *label, double units)
{
    fputs("  ", stdout);
    term_left(stdout, label, ODDS_LABEL);
    term_numbers("%8.4f\n", units);
}

/* Defenders left on average, those of places that were taken counting 0. */
static double held_units(const struct odds_ending *e, unsigned defenders)
{
    double sum = 0.0;
    for (unsigned d = 1; d <= defenders; d++)
        sum += e->held[d] * d;
    return sum;
}

/* Averages "when" something comes are left out where it never comes: there is nothing to divide by. Chances of heroes
 * only where heroes fight. Sums of chances may be off by rounding, hence NEVER. */
static void print_ending(const struct odds_args *args, const struct odds_ending *e, unsigned defenders, double reached)
{
    double hero = e->hero_lost[HG_ATTACKER];
    odds_print_share(odds_say(args, "the attacker wins"), e->win);
    print_units(odds_say(args, "attackers left on average"), odds_force_units(&e->won) + odds_force_units(&e->failed));
    if (e->win > NEVER)
        print_units(odds_say(args, "  when the place is taken"), odds_force_units(&e->won) / e->win);
    print_units(odds_say(args, "defenders left on average"), held_units(e, defenders));
    if (reached - e->win > NEVER)
        print_units(odds_say(args, "  when they hold"), held_units(e, defenders) / (reached - e->win));
    if (args->knob[KNOB_HERO][HG_ATTACKER].value != 0)
        odds_print_share(odds_say(args, "the attacker's hero falls"), hero > 0.0 ? hero : 0.0);
    if (args->knob[KNOB_HERO][HG_DEFENDER].value != 0)
        odds_print_share(odds_say(args, "the defender's hero falls"), e->hero_lost[HG_DEFENDER]);
}

/* Four bars more than asked for: two sides may each need one for the rest. Of the last place only. */
static void print_bars(const struct odds_args *args, const struct odds_ending *e, unsigned defenders)
{
    struct odds_bar bar[BARS + 4];
    putchar('\n');
    odds_plot(bar, odds_bars(args, e, defenders, bar, BARS));
}

/* What is fought, in words: units, stop, what is left behind, what is added. Before any number, so that a mistyped
 * option is seen. */
static void print_title(const struct odds_args *args)
{
    printf(say_n(args->common.language, "%u attacker (the one that stays behind not counted) against %u",
                 "%u attackers (the one that stays behind not counted) against %u", args->number[0]),
           args->number[0], args->place[0].defenders);
    for (unsigned i = 1; i < args->places; i++)
        printf(odds_say(args, ", then %u"), args->place[i].defenders);
    putchar('\n');
    odds_print_stop(args);
    if (args->places > 1)
        printf(say_n(args->common.language, "  %u unit is left behind on each place taken\n",
                     "  %u units are left behind on each place taken\n", args->leave),
               args->leave);
    odds_print_modifiers(args);
    putchar('\n');
}

/* The places of a chain, then the last of them in full. */
static void print_course(const struct odds_args *args, const struct course *c)
{
    unsigned last = args->places - 1;
    for (unsigned i = 0; i < args->places && last > 0; i++) {
        char label[128];
        snprintf(label, sizeof label, odds_say(args, "place %u (%u) is taken"), i + 1, args->place[i].defenders);
        odds_print_share(label, c->ending[i].win);
    }
    if (last > 0) {
        printf("\n%s\n", odds_say(args, "The last place:"));
        odds_print_share(odds_say(args, "it is attacked at all"), c->reached[last]);
    }
    print_ending(args, &c->ending[last], args->place[last].defenders, c->reached[last]);
    print_bars(args, &c->ending[last], args->place[last].defenders);
}

/* ---- For programs ------------------------------------------------------------------------------------------------ */

/* Chances of 0, 1, 2 ... units, as an array. */
static void write_force(struct json *j, const char *key, const struct odds_force *force, unsigned most)
{
    json_key(j, key);
    json_open(j, '[');
    for (unsigned i = 0; i <= most; i++)
        odds_json_real(j, NULL, odds_force_chance(force, i));
    json_close(j, ']');
}

/* An average given that something comes; null when it never does. */
static void write_when(struct json *j, const char *key, double units, double chance)
{
    if (chance > NEVER) {
        odds_json_real(j, key, units / chance);
        return;
    }
    json_key(j, key);
    json_word(j, "null");
}

/* All that is known about one place of the chain. docs/ODDS.md has the keys. Averages that can't be told are null, see
 * write_when. */
static void write_place(struct json *j, const struct odds_args *args, const struct course *c, unsigned i)
{
    const struct odds_ending *e = &c->ending[i];
    json_open(j, '{');
    pair_number(j, "defenders", args->place[i].defenders);
    odds_json_real(j, "reached", c->reached[i]);
    odds_json_real(j, "win", e->win);
    odds_json_real(j, "attackers_left", odds_force_units(&e->won) + odds_force_units(&e->failed));
    write_when(j, "attackers_left_when_won", odds_force_units(&e->won), e->win);
    odds_json_real(j, "defenders_left", held_units(e, args->place[i].defenders));
    write_when(j, "defenders_left_when_held", held_units(e, args->place[i].defenders), c->reached[i] - e->win);
    odds_json_real(j, "attacker_hero_lost", e->hero_lost[HG_ATTACKER]);
    odds_json_real(j, "defender_hero_lost", e->hero_lost[HG_DEFENDER]);
    write_force(j, "won_with", &e->won, args->number[0]);
    write_force(j, "failed_with", &e->failed, args->number[0]);
    json_key(j, "held_with");
    json_open(j, '[');
    for (unsigned d = 0; d <= args->place[i].defenders; d++)
        odds_json_real(j, NULL, e->held[d]);
    json_close(j, ']');
    json_close(j, '}');
}

/* The chance to win is that of the last place: everything before has to be won as well. One line; docs/ODDS.md has the
 * keys. */
static void write_course(const struct odds_args *args, const struct course *c)
{
    struct sink out = sink_file(stdout);
    struct json j = {&out, false};
    json_begin_line(&j);
    pair_number(&j, "attackers", args->number[0]);
    pair_number(&j, "stop", args->stop);
    pair_number(&j, "leave", args->leave);
    odds_json_added(&j, args);
    pair_flag(&j, "ties", args->ties);
    odds_json_real(&j, "win", c->ending[args->places - 1].win);
    json_key(&j, "places");
    json_open(&j, '[');
    for (unsigned i = 0; i < args->places; i++)
        write_place(&j, args, c, i);
    json_close(&j, ']');
    json_end_line(&j);
}

/* The course is too large for the stack: it has the chances of every number of units for every place. */
int odds_show_fight(const struct odds_args *args)
{
    struct course *c = calloc(1, sizeof *c);
    if (c == NULL || !follow(args, c)) {
        free(c);
        return cli_complain("odds", "there is not enough memory for so many units");
    }
    if (args->common.json) {
        write_course(args, c);
    } else {
        print_title(args);
        print_course(args, c);
    }
    free(c);
    return cli_finish(CLI_FINE);
}
