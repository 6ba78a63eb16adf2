/* `hegemon odds --round` and `--table`: one round in full, and the chances of all battles up to a size. */
#include <stdio.h>
#include <stdlib.h>

#include "cli/odds.h"
#include "cli/pairs.h"
#include "odds/table.h"

/* ---- One round --------------------------------------------------------------------------------------------------- */

static unsigned heroes_of(const struct odds_battle *b)
{
    return (unsigned)(b->side[HG_ATTACKER].hero != 0) << HG_ATTACKER | (unsigned)(b->side[HG_DEFENDER].hero != 0)
                                                                           << HG_DEFENDER;
}

/* Cells that cost both sides the same are one line for people. */
static uint64_t count_of(const struct odds_round *r, unsigned attacker, unsigned defender)
{
    uint64_t count = 0;
    for (unsigned cell = 0; cell < ODDS_CELLS; cell++)
        if (r->count[cell] != 0 && r->lost[cell].attacker == attacker && r->lost[cell].defender == defender)
            count += r->count[cell];
    return count;
}

static void print_count(const struct odds_args *args, const char *label, uint64_t count, uint64_t all)
{
    fputs("  ", stdout);
    term_pad(stdout, label, 38);
    printf("%8.4f %%", 100.0 * (double)count / (double)all);
    if (args->fraction) {
        fputs("   ", stdout);
        odds_print_fraction(count, all);
    }
    putchar('\n');
}

static void print_round(const struct odds_args *args, const struct odds_battle *b, const struct odds_round *r)
{
    printf("one round, %u unit%s against %u\n", args->number[0], args->number[0] == 1 ? "" : "s", args->number[1]);
    odds_print_modifiers(args);
    putchar('\n');
    for (unsigned attacker = 0; attacker <= 2; attacker++)
        for (unsigned defender = 3; defender-- > 0;) {
            char label[64];
            uint64_t count = count_of(r, attacker, defender);
            if (count == 0)
                continue;
            snprintf(label, sizeof label, "attacker loses %u, defender loses %u", attacker, defender);
            print_count(args, label, count, r->all);
        }
    uint64_t top = r->count[ODDS_TOP] + r->count[ODDS_TOP | ODDS_SECOND];
    print_count(args, "the attacker's highest die loses", top, r->all);
    if (b->hero_fate == HG_LOST_WITH_TOP_DIE && b->side[HG_ATTACKER].hero != 0)
        print_count(args, "the attacker's hero falls", top, r->all);
    if (b->hero_fate == HG_LOST_WITH_TOP_DIE && b->side[HG_DEFENDER].hero != 0)
        print_count(args, "the defender's hero falls", r->all - top, r->all);
}

static void write_round(const struct odds_args *args, const struct odds_round *r)
{
    static const char *const cell[ODDS_CELLS] = {"defender_loses_all", "attacker_loses_highest",
                                                 "attacker_loses_second", "attacker_loses_both"};
    struct json j = {stdout, false};
    json_begin_line(&j);
    pair_number(&j, "attack", args->number[0]);
    pair_number(&j, "defence", args->number[1]);
    for (unsigned i = 0; i < ODDS_CELLS; i++)
        odds_json_share(&j, cell[i], r->count[i], r->all);
    json_end_line(&j);
}

int odds_show_round(const struct odds_args *args)
{
    struct odds_battle b = odds_battle_in(args, 0, true);
    struct odds_round r;
    for (unsigned i = 0; i < 2; i++)
        if (args->number[i] > b.side[i].dice)
            return cli_complain("--round", "at most %u units of the %s fight in a round", b.side[i].dice,
                                i == HG_ATTACKER ? "attacker" : "defender");
    odds_round(&b, args->number[0], args->number[1], heroes_of(&b), &r);
    if (args->common.json)
        write_round(args, &r);
    else
        print_round(args, &b, &r);
    return cli_finish(CLI_FINE);
}

/* ---- A table ----------------------------------------------------------------------------------------------------- */

static void print_table(const struct odds_args *args, const struct odds_table *t)
{
    printf("The attacker's chance to win in %%, by attackers (down) and defenders (across)\n");
    odds_print_modifiers(args);
    printf("\n     ");
    for (unsigned d = 1; d <= t->defenders; d++)
        printf("%6u", d);
    for (unsigned a = 1; a <= t->attackers; a++) {
        printf("\n%5u", a);
        for (unsigned d = 1; d <= t->defenders; d++)
            printf("%6.1f", odds_value(t, a, d)->win * 100.0);
    }
    putchar('\n');
}

static void write_table(const struct odds_table *t)
{
    struct json j = {stdout, false};
    json_begin_line(&j);
    pair_number(&j, "attackers", t->attackers);
    pair_number(&j, "defenders", t->defenders);
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
        write_table(&t);
    else
        print_table(args, &t);
    free(room);
    return cli_finish(CLI_FINE);
}
