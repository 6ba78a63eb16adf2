/* `hegemon odds`: exact chances of battles. Reads the arguments, finds the game, has them checked, and hands over to
 * the file of the form (fight.c, round.c, totals.c, scan.c, record.c). docs/ODDS.md explains the numbers.
 *
 * Words of this command: a *form* is what is asked (a fight, one round, a table, sums, an assault, a scan, a record); a
 * *knob* is an option that adds something to a side; a *span* is its value with the rounds for which it holds. Options
 * are checked three times: that they can be read (values.c), that they fit the form (check.c), and that some game has
 * them (possible.c). */
#include "cli/odds/odds.h"

#include <stdlib.h>
#include <string.h>

#include "engine/traits.h"
#include "odds/assault.h"
#include "odds/sums.h"
#include "odds/table.h"
#include "shell/examples.h"
#include "text/say.h"

/* The printed total of the one edition with a titan. */
enum { HARBINGER_TARGET = 18 /* without an edition */ };

/* Keys are numbers of options above ODDS_KEY, so that `given` can note each as a bit. */
static const struct argp_option options[] = {
    {"round", ODDS_KEY + OPTION_ROUND, NULL, 0, SAID("One round only: so many units fight on each side"), 1},
    {"stop", ODDS_KEY + OPTION_STOP, "N", 0, SAID("The attacker gives up with N units or fewer left"), 1},
    {"chain", ODDS_KEY + OPTION_CHAIN, "D,D,...", 0,
     SAID("Take several places one after another; a + behind a number: what is added to the defender holds only there"),
     1},
    {"leave", ODDS_KEY + OPTION_LEAVE, "N", 0, SAID("Units left behind on each place of a chain (1)"), 1},
    {"table", ODDS_KEY + OPTION_TABLE, "N", 0, SAID("The chances of all battles up to N against N"), 1},
    {"fraction", ODDS_KEY + OPTION_FRACTION, NULL, 0, SAID("Exact fractions of single throws"), 1},
    {"record", ODDS_KEY + OPTION_RECORD, "FILE", 0,
     SAID("Every attack that the actor of a recorded position could make"), 2},
    {"at", ODDS_KEY + OPTION_AT, "N", 0, SAID("The position after action N of the record (the last)"), 2},
    {"edition", CLI_KEY_EDITION, "NAME|PATH", 0, SAID("Dice and fate of heroes as in this edition or EDITION/MODE"), 2},
    {NULL, 0, NULL, 0,
     SAID("What is added to a side: N for the attacker, /N for the defender, N/N for both. Where a card holds for the "
          "first rounds only: N:ROUNDS. What no game can have is refused, with what is possible."),
     3},
    {"dice", ODDS_KEY + KNOB_DICE, "A/D", 0,
     SAID("Units that can fight in a round, fewer than the edition allows: --dice 2/1"), 3},
    {"cap", ODDS_KEY + KNOB_CAP, "A/D", 0, SAID("A card limits the units that fight: --cap /1:2"), 3},
    {"cruisers", ODDS_KEY + KNOB_CRUISERS, "A/D", 0, SAID("Ones rolled again, one die for each: --cruisers 2"), 3},
    {"carriers", ODDS_KEY + KNOB_CARRIERS, "A/D", 0, SAID("+1 on as many of the highest dice: --carriers 1/2"), 3},
    {"dreadnoughts", ODDS_KEY + KNOB_DREADNOUGHTS, "A/D", 0, SAID("As many dice are eight-sided: --dreadnoughts 3"), 3},
    {"eight", ODDS_KEY + KNOB_EIGHT, "A/D", 0, SAID("1: all dice are eight-sided: --eight /1"), 3},
    {"vanguard", ODDS_KEY + OPTION_VANGUARD, NULL, 0, SAID("The same as --eight /1: a Vanguard token defends"), 3},
    {"hero", ODDS_KEY + KNOB_HERO, "A/D", 0, SAID("1: a hero fights, +1 on the highest die: --hero 1/1"), 3},
    {"towers", ODDS_KEY + KNOB_TOWERS, "A/D", 0, SAID("+1 on the highest die for each: --towers 1"), 3},
    {"extra", ODDS_KEY + KNOB_EXTRA, "A/D", 0, SAID("Bonus dice; the highest dice count: --extra 1"), 3},
    {"highest", ODDS_KEY + KNOB_HIGHEST, "A/D", 0, SAID("Added to the highest die: --highest 1"), 3},
    {"second", ODDS_KEY + KNOB_SECOND, "A/D", 0, SAID("Added to the second die: --second 1"), 3},
    {"all", ODDS_KEY + KNOB_ALL, "A/D", 0, SAID("Added to each die: --all 2:1/1"), 3},
    {"set", ODDS_KEY + KNOB_SET, "A/D", 0, SAID("One die shows this face unrolled: --set 6:1"), 3},
    {"lose", ODDS_KEY + KNOB_LOSE, "A/D", 0, SAID("Units that can be lost in a round: --lose /1"), 3},
    {"ties", ODDS_KEY + OPTION_TIES, NULL, 0, SAID("The attacker wins a tie of the highest dice, or of sums"), 3},
    {NULL, 0, NULL, 0, SAID("Dice that are added up"), 4},
    {"sums", ODDS_KEY + OPTION_SUMS, NULL, 0, SAID("So many dice against so many, the higher total wins"), 4},
    {"harbinger", ODDS_KEY + OPTION_HARBINGER, NULL, 0, SAID("So many units assault Harbinger; ships and --all count"),
     4},
    {"modifier", ODDS_KEY + OPTION_MODIFIER, "A/D", 0, SAID("Added to a total: --modifier -2 (Momentum)"), 4},
    {"target", ODDS_KEY + OPTION_TARGET, "N", 0,
     SAID("The total that destroys Harbinger (18, or as the edition has it)"), 4},
    {"shot", ODDS_KEY + OPTION_SHOT, NULL, 0, SAID("A highest face destroys it, too (One Clear Shot)"), 4},
    {"scan", ODDS_KEY + OPTION_SCAN, "ROWS|PLANET", 0, SAID("A War Assets card under best play: --scan 7,5,3+"), 4},
    {"steal", ODDS_KEY + OPTION_STEAL, NULL, 0, SAID("The card is held: one row more"), 4},
    CLI_OPTION_JSON,
    CLI_OPTION_LANG,
    CLI_OPTION_HELP,
    {0},
};

/* ---- Parsing ----------------------------------------------------------------------------------------------------- */

/* ATTACKERS, then DEFENDERS; a third argument is one too many. More than two are refused by the shared parser. Two bare
 * numbers are all that most questions need. */
static error_t take_number(struct odds_args *args, char *arg)
{
    uint64_t number = 0;
    error_t error;
    if (args->numbers == 2)
        return cli_parse_common(ARGP_KEY_ARG, arg, &args->common);
    error = cli_number(args->numbers == 0 ? "attackers" : "defenders", arg, 1, ODDS_FIGHT_MAX, &number);
    args->number[args->numbers++] = (unsigned)number;
    return error;
}

/* A number into an unsigned, with its bounds. */
static error_t take_limited(const char *option, const char *arg, unsigned least, unsigned most, unsigned *out)
{
    uint64_t number = 0;
    error_t error = cli_number(option, arg, least, most, &number);
    *out = (unsigned)number;
    return error;
}

/* Notes how many forms were named; more than one is refused later, see check.c. The last one counts until check.c
 * complains. */
static error_t take_form(struct odds_args *args, enum odds_form form)
{
    args->form = form;
    args->forms++;
    return 0;
}

/* Options that name a form; everything else is shared by all commands. --table has a number of its own. */
static error_t parse_form(int key, char *arg, struct odds_args *args)
{
    switch (key) {
    case ODDS_KEY + OPTION_ROUND:
        return take_form(args, FORM_ROUND);
    case ODDS_KEY + OPTION_SUMS:
        return take_form(args, FORM_SUMS);
    case ODDS_KEY + OPTION_HARBINGER:
        return take_form(args, FORM_HARBINGER);
    case ODDS_KEY + OPTION_SCAN:
        args->scan = arg;
        return take_form(args, FORM_SCAN);
    case ODDS_KEY + OPTION_RECORD:
        args->record = arg;
        return take_form(args, FORM_RECORD);
    case ODDS_KEY + OPTION_TABLE:
        take_form(args, FORM_TABLE);
        return take_limited("--table", arg, 1, 200, &args->table);
    default:
        return cli_parse_common(key, arg, &args->common);
    }
}

/* Options without a value. */
static error_t parse_flag(int key, struct odds_args *args)
{
    bool *flag = key == ODDS_KEY + OPTION_FRACTION ? &args->fraction
                 : key == ODDS_KEY + OPTION_TIES   ? &args->ties
                 : key == ODDS_KEY + OPTION_SHOT   ? &args->shot
                                                   : &args->stealing;
    *flag = true;
    return 0;
}

/* Knobs first, by their number; --vanguard only has to be noted, complete() makes a knob of it. */
static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct odds_args *args = state->input;
    if (key >= ODDS_KEY && key < ODDS_KEY + ODDS_OPTIONS)
        args->given |= UINT64_C(1) << (key - ODDS_KEY);
    if (key >= ODDS_KEY && key < ODDS_KEY + KNOBS)
        return odds_parse_knob((enum odds_knob)(key - ODDS_KEY), arg, args->knob[key - ODDS_KEY]);
    switch (key) {
    case ARGP_KEY_ARG:
        return take_number(args, arg);
    case ODDS_KEY + OPTION_AT:
        args->has_at = true;
        return cli_number("--at", arg, 0, UINT32_MAX, &args->at);
    case ODDS_KEY + OPTION_CHAIN:
        return odds_parse_chain(arg, args);
    case ODDS_KEY + OPTION_LEAVE:
        return take_limited("--leave", arg, 1, ODDS_FIGHT_MAX, &args->leave);
    case ODDS_KEY + OPTION_STOP:
        return take_limited("--stop", arg, 1, ODDS_FIGHT_MAX, &args->stop);
    case ODDS_KEY + OPTION_VANGUARD:
        return 0;
    case ODDS_KEY + OPTION_FRACTION:
    case ODDS_KEY + OPTION_TIES:
    case ODDS_KEY + OPTION_SHOT:
    case ODDS_KEY + OPTION_STEAL:
        return parse_flag(key, args);
    case ODDS_KEY + OPTION_MODIFIER:
        return odds_parse_modifier(arg, args->modifier);
    case ODDS_KEY + OPTION_TARGET:
        return take_limited("--target", arg, 1, 100, &args->target);
    default:
        return parse_form(key, arg, args);
    }
}

static const struct argp argp = {
    .options = options,
    .parser = parse,
    .args_doc = "[ATTACKERS [DEFENDERS]]",
    .doc =
        "Exact chances of battles: to win, what is left, the whole distribution. ATTACKERS are the units that may be "
        "lost; the one that must stay behind is not counted.\v"
        "Examples:\n"
        "  hegemon odds 10 6\n"
        "  hegemon odds 3 2 --round --fraction\n"
        "  hegemon odds 12 8 --stop 3\n"
        "  hegemon odds 12 --chain 4,2,1 --leave 1\n"
        "  hegemon odds 9 --chain 3,4+ --vanguard\n"
        "  hegemon odds --table 10\n"
        "  hegemon odds 8 5 --edition " USUAL_EDITION " --cruisers 1 --carriers /2\n"
        "  hegemon odds 6 4 --edition " EXAMPLE_HEROES " --hero 1\n"
        "  hegemon odds 6 4 --all 2:1 --cap /1:2\n"
        "  hegemon odds 2 3 --sums --modifier 1\n"
        "  hegemon odds 6 --harbinger --dreadnoughts 2 --modifier -1\n"
        "  hegemon odds --scan 7,5,3+ --steal\n"
        "  hegemon odds --record game.hgr --at 200 --json\n\n"
        "Exit codes: 0 fine, 1 the record is broken, 2 bad input or usage.",
};

/* Fills in what follows from what was said. Without + everything added to the defender holds on every place of a chain;
 * without a chain there is one place. Nothing below has to ask again which options were said. */
static void complete(struct odds_args *args)
{
    bool marked = false;
    if (odds_given(args, OPTION_VANGUARD))
        args->knob[KNOB_EIGHT][HG_DEFENDER] = (struct odds_span){1, 0, true};
    if (!odds_given(args, OPTION_TARGET) && args->has_rules && args->form == FORM_HARBINGER)
        args->target = args->rules.conquest.campaign.titan_total;
    for (unsigned i = 0; i < args->places; i++)
        marked = marked || args->place[i].modified;
    for (unsigned i = 0; i < args->places; i++)
        args->place[i].modified = args->place[i].modified || !marked;
    if (args->places == 0) {
        args->place[0] = (struct odds_place){args->number[1], true};
        args->places = 1;
    }
}

/* One function for each form. */
static int show(const struct odds_args *args)
{
    switch (args->form) {
    case FORM_ROUND:
        return odds_show_round(args);
    case FORM_TABLE:
        return odds_show_table(args);
    case FORM_SUMS:
        return odds_show_sums(args);
    case FORM_HARBINGER:
        return odds_show_harbinger(args);
    case FORM_SCAN:
        return odds_show_scan(args);
    case FORM_RECORD:
        return odds_show_record(args);
    case FORM_FIGHT:
        break;
    }
    return odds_show_fight(args);
}

/* Checks, completes and shows. In an edition that adds dice up every battle is one of sums. The form may change before
 * it is checked. Complaints come before any number is printed. */
static int answer(struct odds_args *args)
{
    int code;
    if (args->form == FORM_FIGHT && args->has_rules && hg_traits(&args->rules).dice == HG_DICE_ADDED)
        args->form = FORM_SUMS;
    code = odds_refuse(args);
    if (code != CLI_FINE)
        return code;
    complete(args);
    return show(args);
}

/* The arguments hold compiled rules, which are too large for the stack. */
static int run(int argc, char **argv)
{
    struct odds_args *args = calloc(1, sizeof *args);
    int code;
    if (args == NULL)
        return cli_complain("odds", "there is not enough memory");
    args->leave = 1;
    args->target = HARBINGER_TARGET;
    code = cli_parse(&argp, "odds", argc, argv, &args->common);
    if (code == CLI_GO_ON)
        code = odds_find_game(args) ? answer(args) : CLI_BAD_INPUT;
    free(args);
    return code;
}

const struct command command_odds = {"odds", SAID("exact chances of a battle, or of every attack in a record"), run};
