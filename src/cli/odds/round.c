/* `hegemon odds --round` and `--table`: one round in full, as counts of equally likely throws, and the chances of all
 * battles up to a size.
 *
 * Throws are counted, and no chances are added up, so that every share of a round is an exact fraction. */
#include <stdio.h>
#include <stdlib.h>

#include "cli/odds/odds.h"
#include "cli/pairs.h"
#include "odds/table.h"
#include "text/sink_file.h"

/* ---- One round --------------------------------------------------------------------------------------------------- */

/* A set of sides that have a hero, as odds_round takes it. */
static unsigned heroes_of(const struct odds_battle *b)
{
    return (unsigned)(b->side[HG_ATTACKER].hero != 0) << HG_ATTACKER | (unsigned)(b->side[HG_DEFENDER].hero != 0)
                                                                           << HG_DEFENDER;
}

/* Columns before a number. */
enum { LABEL = 38 };

/* How many throws cost both sides so much. Several cells of a round may cost the same; they are one line for people. */
static uint64_t count_of(const struct odds_round *r, unsigned attacker, unsigned defender)
{
    uint64_t count = 0;
    for (unsigned cell = 0; cell < ODDS_CELLS; cell++)
        if (r->count[cell] != 0 && r->lost[cell].attacker == attacker && r->lost[cell].defender == defender)
            count += r->count[cell];
    return count;
}

/* What a round comes to besides units, in throws: the attacker loses the highest dice, and heroes fall with theirs. */
struct falls {
    uint64_t highest, hero[2];
};

/* Heroes fall here only by the rule that they go with their die; by the other they fall with the last unit, which a
 * round alone does not show. The highest pair decides about heroes. */
static struct falls falls_of(const struct odds_battle *b, const struct odds_round *r)
{
    uint64_t top = r->count[ODDS_TOP] + r->count[ODDS_TOP | ODDS_SECOND];
    bool fall = b->hero_fate == HG_LOST_WITH_TOP_DIE;
    return (struct falls){
        top,
        {fall && b->side[HG_ATTACKER].hero != 0 ? top : 0, fall && b->side[HG_DEFENDER].hero != 0 ? r->all - top : 0}};
}

/* One line for each outcome that can come, the best for the attacker first. Up to two units of each side can fall in a
 * round. */
static void print_outcomes(const struct odds_args *args, const struct odds_round *r)
{
    for (unsigned attacker = 0; attacker <= 2; attacker++)
        for (unsigned defender = 3; defender-- > 0;) {
            char label[128];
            uint64_t count = count_of(r, attacker, defender);
            snprintf(label, sizeof label, odds_say(args, "attacker loses %u, defender loses %u"), attacker, defender);
            if (count != 0)
                odds_print_count(args, label, LABEL, count, r->all);
        }
}

/* Everything as counts of throws, so that fractions are exact. Pieces and cards of the first round count; what begins
 * later has no part in it. */
static void print_round(const struct odds_args *args, const struct odds_battle *b, const struct odds_round *r)
{
    struct falls falls = falls_of(b, r);
    printf(say_n(args->common.language, "one round, %u unit against %u\n", "one round, %u units against %u\n",
                 args->number[0]),
           args->number[0], args->number[1]);
    odds_print_modifiers(args);
    putchar('\n');
    print_outcomes(args, r);
    odds_print_count(args, odds_say(args, "the attacker's highest die loses"), LABEL, falls.highest, r->all);
    if (b->side[HG_ATTACKER].hero != 0)
        odds_print_count(args, odds_say(args, "the attacker's hero falls"), LABEL, falls.hero[HG_ATTACKER], r->all);
    if (b->side[HG_DEFENDER].hero != 0)
        odds_print_count(args, odds_say(args, "the defender's hero falls"), LABEL, falls.hero[HG_DEFENDER], r->all);
}

/* The same lines as an array of objects. */
static void write_outcomes(struct json *j, const struct odds_round *r)
{
    json_key(j, "outcomes");
    json_open(j, '[');
    for (unsigned attacker = 0; attacker <= 2; attacker++)
        for (unsigned defender = 3; defender-- > 0;) {
            uint64_t count = count_of(r, attacker, defender);
            if (count == 0)
                continue;
            json_open(j, '{');
            pair_number(j, "attacker_loses", attacker);
            pair_number(j, "defender_loses", defender);
            odds_json_share(j, "share", count, r->all);
            json_close(j, '}');
        }
    json_close(j, ']');
}

/* Counts instead of chances where they fit: programs can compare fractions without rounding. */
static void write_round(const struct odds_args *args, const struct odds_battle *b, const struct odds_round *r)
{
    struct falls falls = falls_of(b, r);
    struct sink out = sink_file(stdout);
    struct json j = {&out, false};
    json_begin_line(&j);
    pair_number(&j, "attack", args->number[0]);
    pair_number(&j, "defence", args->number[1]);
    odds_json_added(&j, args);
    pair_flag(&j, "ties", args->ties);
    write_outcomes(&j, r);
    odds_json_share(&j, "attacker_highest_lost", falls.highest, r->all);
    odds_json_share(&j, "attacker_hero_lost", falls.hero[HG_ATTACKER], r->all);
    odds_json_share(&j, "defender_hero_lost", falls.hero[HG_DEFENDER], r->all);
    json_end_line(&j);
}

/* More units than fight in a round would have no meaning here, though they have in a battle. */
int odds_show_round(const struct odds_args *args)
{
    struct odds_battle b = odds_battle_in(args, 0, true);
    struct odds_round r;
    for (unsigned i = 0; i < 2; i++)
        if (args->number[i] > b.side[i].dice)
            return cli_complain("--round",
                                i == HG_ATTACKER ? SAID("at most %u units of the attacker fight in a round")
                                                 : SAID("at most %u units of the defender fight in a round"),
                                b.side[i].dice);
    odds_round(&b, args->number[0], args->number[1], heroes_of(&b), &r);
    if (args->common.json)
        write_round(args, &b, &r);
    else
        print_round(args, &b, &r);
    return cli_finish(CLI_FINE);
}

/* ---- A table ----------------------------------------------------------------------------------------------------- */

/* A line for each number of attackers, in percent. */
static void print_table(const struct odds_args *args, const struct odds_table *t)
{
    puts(odds_say(args, "The attacker's chance to win in %, by attackers (down) and defenders (across)"));
    odds_print_stop(args);
    odds_print_modifiers(args);
    printf("\n     ");
    for (unsigned d = 1; d <= t->defenders; d++)
        printf("%6u", d);
    for (unsigned a = 1; a <= t->attackers; a++) {
        printf("\n%5u", a);
        for (unsigned d = 1; d <= t->defenders; d++)
            term_numbers("%6.1f", odds_value(t, a, d)->win * 100.0);
    }
    putchar('\n');
}

/* Rows of "win" are attackers from 1 on, columns defenders from 1 on. */
static void write_table(const struct odds_args *args, const struct odds_table *t)
{
    struct sink out = sink_file(stdout);
    struct json j = {&out, false};
    json_begin_line(&j);
    pair_number(&j, "attackers", t->attackers);
    pair_number(&j, "defenders", t->defenders);
    pair_number(&j, "stop", args->stop);
    odds_json_added(&j, args);
    pair_flag(&j, "ties", args->ties);
    json_key(&j, "win");
    json_open(&j, '[');
    for (unsigned a = 1; a <= t->attackers; a++) {
        json_open(&j, '[');
        for (unsigned d = 1; d <= t->defenders; d++)
            odds_json_real(&j, NULL, odds_value(t, a, d)->win);
        json_close(&j, ']');
    }
    json_close(&j, ']');
    json_end_line(&j);
}

/* All battles up to the size are computed at once, since larger ones are made of smaller ones. */
int odds_show_table(const struct odds_args *args)
{
    struct odds_battle b = odds_battle_in(args, 0, true);
    struct odds_rounds rounds;
    struct odds_table t;
    struct odds_value *room;
    odds_rounds(&b, &rounds);
    room = malloc(odds_table_room(&rounds, args->table, args->table) * sizeof room[0]);
    if (room == NULL)
        return cli_complain("--table", "there is not enough memory for so large a table");
    odds_table_build(&t, &rounds, args->table, args->table, args->stop, room);
    if (args->common.json)
        write_table(args, &t);
    else
        print_table(args, &t);
    free(room);
    return cli_finish(CLI_FINE);
}
