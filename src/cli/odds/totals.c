/* `hegemon odds --sums` and `--harbinger`: battles in which dice are added up. The first compares two totals, the
 * second needs one that reaches a target.
 *
 * Both count throws, so that what is said about a single throw is an exact fraction; a siege of several assaults is
 * told by its chances. */
#include <stdio.h>
#include <stdlib.h>

#include "cli/odds/odds.h"
#include "cli/pairs.h"
#include "engine/traits.h"
#include "odds/assault.h"
#include "odds/sums.h"
#include "text/sink_file.h"

/* ---- Sums -------------------------------------------------------------------------------------------------------- */

/* Dice and ties as in the edition; six-sided and rolled again without one. What cards add stands in the modifiers. */
static struct odds_sums sums_of(const struct odds_args *args)
{
    bool ruled = args->has_rules && hg_traits(&args->rules).dice == HG_DICE_ADDED;
    return (struct odds_sums){.dice = {args->number[0], args->number[1]},
                              .modifier = {args->modifier[0], args->modifier[1]},
                              .sides = ruled ? args->rules.galactic.die_sides : 6,
                              .wins_ties = args->ties,
                              .tie_to_defender = ruled && args->rules.galactic.tie_to_defender != 0};
}

/* What becomes of a tie, by the number of tie_of. */
static const struct {
    const char *people, *programs;
} tie_words[] = {{SAID("  a tie is rolled again"), "again"},
                 {SAID("  a tie is the attacker's"), "attacker"},
                 {SAID("  a tie is the defender's"), "defender"}};

/* The attacker's card outweighs the rule of the game. */
static unsigned tie_of(const struct odds_sums *battle)
{
    return battle->wins_ties != 0 ? 1 : battle->tie_to_defender != 0 ? 2 : 0;
}

/* The chance to win counts throws again after ties; "by one throw" does not. Ties are told only where they are rolled
 * again. */
static void print_sums(const struct odds_args *args, const struct odds_sums *battle, const struct odds_sums_result *r)
{
    printf(odds_say(args, "%u dice against %u, added up"), battle->dice[0], battle->dice[1]);
    if (battle->modifier[0] != 0 || battle->modifier[1] != 0)
        printf(odds_say(args, ", %+d against %+d on the totals"), battle->modifier[0], battle->modifier[1]);
    printf("\n%s\n\n", odds_say(args, tie_words[tie_of(battle)].people));
    odds_print_share(odds_say(args, "the attacker wins"), r->win);
    odds_print_count(args, odds_say(args, "  by one throw"), ODDS_LABEL, r->won, r->all);
    odds_print_count(args, odds_say(args, "  the defender by one throw"), ODDS_LABEL, r->lost, r->all);
    if (r->tied != 0)
        odds_print_count(args, odds_say(args, "  a tie, rolled again"), ODDS_LABEL, r->tied, r->all);
}

/* Attacker first, then defender, also when both are 0. */
static void write_modifiers(struct json *j, const struct odds_sums *battle)
{
    json_key(j, "modifier");
    json_open(j, '[');
    json_signed(j, battle->modifier[HG_ATTACKER]);
    json_signed(j, battle->modifier[HG_DEFENDER]);
    json_close(j, ']');
}

/* The same for programs; "tie" says who has ties. */
static void write_sums(const struct odds_sums *battle, const struct odds_sums_result *r)
{
    struct sink out = sink_file(stdout);
    struct json j = {&out, false};
    json_begin_line(&j);
    pair_number(&j, "attack", battle->dice[HG_ATTACKER]);
    pair_number(&j, "defence", battle->dice[HG_DEFENDER]);
    write_modifiers(&j, battle);
    pair_text(&j, "tie", tie_words[tie_of(battle)].programs);
    odds_json_real(&j, "win", r->win);
    odds_json_share(&j, "won", r->won, r->all);
    odds_json_share(&j, "lost", r->lost, r->all);
    odds_json_share(&j, "tied", r->tied, r->all);
    json_end_line(&j);
}

/* Dice without spread that always tie would be rolled for ever. */
int odds_show_sums(const struct odds_args *args)
{
    struct odds_sums battle = sums_of(args);
    struct odds_sums_result r;
    odds_sums(&battle, &r);
    if (r.tied == r.all)
        return cli_complain("--sums", "these dice always tie, so the battle never ends");
    if (args->common.json)
        write_sums(&battle, &r);
    else
        print_sums(args, &battle, &r);
    return cli_finish(CLI_FINE);
}

/* ---- Harbinger --------------------------------------------------------------------------------------------------- */

/* One line for each number of units that can fight in an assault, then the whole siege. More units than can fight in
 * an assault make no line. */
static void print_assaults(const struct odds_args *args, const struct odds_assault *assault,
                           const struct odds_assaults *all)
{
    printf(say_n(args->common.language,
                 "%u unit (the one that stays behind not counted) against Harbinger: a total of %u is needed\n",
                 "%u units (the one that stays behind not counted) against Harbinger: a total of %u is needed\n",
                 args->number[0]),
           args->number[0], assault->target);
    odds_print_modifiers(args);
    if (assault->modifier != 0)
        printf(odds_say(args, "  %+d on the total\n"), assault->modifier);
    if (assault->top_face != 0)
        puts(odds_say(args, "  a die that shows its highest face is enough, too"));
    putchar('\n');
    for (unsigned units = assault->side.dice; units > 0; units--) {
        struct odds_assault_result one;
        char label[128];
        odds_assault(assault, units, &one);
        snprintf(label, sizeof label, odds_say(args, "one assault by %u"), units);
        odds_print_count(args, label, ODDS_LABEL, one.hit, one.all);
    }
    odds_print_share(odds_say(args, "destroyed before units run out"), all->win);
    fputs("  ", stdout);
    term_left(stdout, odds_say(args, "units left on average"), ODDS_LABEL);
    term_numbers("%8.4f\n", all->units_left);
}

/* "assaults" has the chance that the first, the second ... destroys it. */
static void write_assaults(const struct odds_args *args, const struct odds_assault *assault,
                           const struct odds_assaults *all)
{
    struct sink out = sink_file(stdout);
    struct json j = {&out, false};
    json_begin_line(&j);
    pair_number(&j, "units", args->number[0]);
    pair_number(&j, "target", assault->target);
    json_key(&j, "modifier");
    json_signed(&j, assault->modifier);
    pair_flag(&j, "shot", assault->top_face != 0);
    odds_json_added(&j, args);
    for (unsigned units = 1; units <= assault->side.dice; units++) {
        struct odds_assault_result one;
        char key[16];
        odds_assault(assault, units, &one);
        snprintf(key, sizeof key, "by_%u", units);
        odds_json_share(&j, key, one.hit, one.all);
    }
    odds_json_real(&j, "win", all->win);
    odds_json_real(&j, "units_left", all->units_left);
    json_key(&j, "assaults");
    json_open(&j, '[');
    for (unsigned i = 0; i < all->most; i++)
        odds_json_real(&j, NULL, all->at[i]);
    json_close(&j, ']');
    json_end_line(&j);
}

/* Only the attacker's side of the battle counts. */
int odds_show_harbinger(const struct odds_args *args)
{
    struct odds_assault assault = {.side = odds_battle_in(args, 0, true).side[HG_ATTACKER],
                                   .modifier = args->modifier[HG_ATTACKER],
                                   .target = args->target,
                                   .top_face = args->shot};
    struct odds_assaults all;
    odds_assaults(&assault, args->number[0], &all);
    if (args->common.json)
        write_assaults(args, &assault, &all);
    else
        print_assaults(args, &assault, &all);
    return cli_finish(CLI_FINE);
}
