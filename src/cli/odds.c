/* `hegemon odds`: exact chances of battles. */
#include "cli/odds.h"

#include <stdlib.h>
#include <string.h>

#include "odds/assault.h"
#include "odds/sums.h"
#include "odds/table.h"

enum {
    KEY_KNOB = CLI_KEY_OWN, /* and one for each knob behind it */
    KEY_ROUND = KEY_KNOB + KNOBS,
    KEY_TABLE,
    KEY_SUMS,
    KEY_HARBINGER,
    KEY_SCAN,
    KEY_STEAL,
    KEY_RECORD,
    KEY_AT,
    KEY_CHAIN,
    KEY_LEAVE,
    KEY_STOP,
    KEY_FRACTION,
    KEY_VANGUARD,
    KEY_TIES,
    KEY_MODIFIER,
    KEY_TARGET,
    KEY_SHOT
};

enum { HARBINGER_TARGET = 18 };

static const struct argp_option options[] = {
    {"round", KEY_ROUND, NULL, 0, "One round only: so many units fight on each side", 1},
    {"stop", KEY_STOP, "N", 0, "The attacker gives up with N units or fewer left", 1},
    {"chain", KEY_CHAIN, "D,D,...", 0,
     "Take several places one after another; a + behind a number: what is added to the defender holds only there", 1},
    {"leave", KEY_LEAVE, "N", 0, "Units left behind on each place of a chain (1)", 1},
    {"table", KEY_TABLE, "N", 0, "The chances of all battles up to N against N", 1},
    {"fraction", KEY_FRACTION, NULL, 0, "Exact fractions of single throws", 1},
    {"record", KEY_RECORD, "FILE", 0, "Every attack that the actor of a recorded position could make", 2},
    {"at", KEY_AT, "N", 0, "The position after action N of the record (the last)", 2},
    {"edition", CLI_KEY_EDITION, "NAME|PATH", 0, "Dice and fate of heroes as in this edition or EDITION/MODE", 2},
    {NULL, 0, NULL, 0,
     "What is added to a side: N for the attacker, /N for the defender, N/N for both. Where a card holds for the first "
     "rounds only: N:ROUNDS.",
     3},
    {"dice", KEY_KNOB + KNOB_DICE, "A/D", 0, "Units that can fight in a round: --dice 3/2", 3},
    {"cap", KEY_KNOB + KNOB_CAP, "A/D", 0, "A card limits the units that fight: --cap /1:2", 3},
    {"cruisers", KEY_KNOB + KNOB_CRUISERS, "A/D", 0, "Ones rolled again, one die for each: --cruisers 2", 3},
    {"carriers", KEY_KNOB + KNOB_CARRIERS, "A/D", 0, "+1 on as many of the highest dice: --carriers 1/2", 3},
    {"dreadnoughts", KEY_KNOB + KNOB_DREADNOUGHTS, "A/D", 0, "As many dice are eight-sided: --dreadnoughts 3", 3},
    {"eight", KEY_KNOB + KNOB_EIGHT, "A/D", 0, "1: all dice are eight-sided: --eight /1", 3},
    {"vanguard", KEY_VANGUARD, NULL, 0, "The same as --eight /1: a Vanguard token defends", 3},
    {"hero", KEY_KNOB + KNOB_HERO, "A/D", 0, "1: a hero fights, +1 on the highest die: --hero 1/1", 3},
    {"towers", KEY_KNOB + KNOB_TOWERS, "A/D", 0, "+1 on the highest die for each: --towers 1", 3},
    {"extra", KEY_KNOB + KNOB_EXTRA, "A/D", 0, "Bonus dice; the highest dice count: --extra 1", 3},
    {"highest", KEY_KNOB + KNOB_HIGHEST, "A/D", 0, "Added to the highest die: --highest 1", 3},
    {"second", KEY_KNOB + KNOB_SECOND, "A/D", 0, "Added to the second die: --second 1", 3},
    {"all", KEY_KNOB + KNOB_ALL, "A/D", 0, "Added to each die: --all 2:1/1", 3},
    {"set", KEY_KNOB + KNOB_SET, "A/D", 0, "One die shows this face unrolled: --set 6:1", 3},
    {"lose", KEY_KNOB + KNOB_LOSE, "A/D", 0, "Units that can be lost in a round: --lose /1", 3},
    {"ties", KEY_TIES, NULL, 0, "The attacker wins a tie of the highest dice, or of sums", 3},
    {NULL, 0, NULL, 0, "Dice that are added up", 4},
    {"sums", KEY_SUMS, NULL, 0, "So many dice against so many, the higher total wins (Galactic Warfare)", 4},
    {"harbinger", KEY_HARBINGER, NULL, 0, "So many units assault Harbinger; ships and --all count", 4},
    {"modifier", KEY_MODIFIER, "A/D", 0, "Added to a total: --modifier -2 (Momentum)", 4},
    {"target", KEY_TARGET, "N", 0, "The total that destroys Harbinger (18)", 4},
    {"shot", KEY_SHOT, NULL, 0, "A highest face destroys it, too (One Clear Shot)", 4},
    {"scan", KEY_SCAN, "ROWS|PLANET", 0, "A War Assets card under best play: --scan 7,5,3+", 4},
    {"steal", KEY_STEAL, NULL, 0, "The card is held: one row more", 4},
    CLI_OPTION_JSON,
    CLI_OPTION_LANG,
    CLI_OPTION_HELP,
    {0},
};

/* ---- Parsing ----------------------------------------------------------------------------------------------------- */

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

static error_t take_limited(const char *option, const char *arg, unsigned least, unsigned most, unsigned *out)
{
    uint64_t number = 0;
    error_t error = cli_number(option, arg, least, most, &number);
    *out = (unsigned)number;
    return error;
}

static error_t take_form(struct odds_args *args, enum odds_form form)
{
    args->form = form;
    args->forms++;
    return 0;
}

static error_t parse_form(int key, char *arg, struct odds_args *args)
{
    switch (key) {
    case KEY_ROUND:
        return take_form(args, FORM_ROUND);
    case KEY_SUMS:
        return take_form(args, FORM_SUMS);
    case KEY_HARBINGER:
        return take_form(args, FORM_HARBINGER);
    case KEY_SCAN:
        args->scan = arg;
        return take_form(args, FORM_SCAN);
    case KEY_RECORD:
        args->record = arg;
        return take_form(args, FORM_RECORD);
    case KEY_TABLE:
        take_form(args, FORM_TABLE);
        return take_limited("--table", arg, 1, 200, &args->table);
    default:
        return cli_parse_common(key, arg, &args->common);
    }
}

static error_t parse_flag(int key, struct odds_args *args)
{
    bool *flag = key == KEY_FRACTION ? &args->fraction
                 : key == KEY_TIES   ? &args->ties
                 : key == KEY_SHOT   ? &args->shot
                                     : &args->stealing;
    *flag = true;
    return 0;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct odds_args *args = state->input;
    if (key >= KEY_KNOB && key < KEY_KNOB + KNOBS)
        return odds_parse_knob((enum odds_knob)(key - KEY_KNOB), arg, args->knob[key - KEY_KNOB]);
    switch (key) {
    case ARGP_KEY_ARG:
        return take_number(args, arg);
    case KEY_AT:
        args->has_at = true;
        return cli_number("--at", arg, 0, UINT32_MAX, &args->at);
    case KEY_CHAIN:
        return odds_parse_chain(arg, args);
    case KEY_LEAVE:
        return take_limited("--leave", arg, 1, ODDS_FIGHT_MAX, &args->leave);
    case KEY_STOP:
        return take_limited("--stop", arg, 1, ODDS_FIGHT_MAX, &args->stop);
    case KEY_VANGUARD:
        args->knob[KNOB_EIGHT][HG_DEFENDER] = (struct odds_span){1, 0};
        return 0;
    case KEY_FRACTION:
    case KEY_TIES:
    case KEY_SHOT:
    case KEY_STEAL:
        return parse_flag(key, args);
    case KEY_MODIFIER:
        return odds_parse_modifier(arg, args->modifier);
    case KEY_TARGET:
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
        "  hegemon odds 8 5 --edition mass-effect --cruisers 1 --carriers /2\n"
        "  hegemon odds 6 4 --edition halo-wars --hero 1\n"
        "  hegemon odds 6 4 --all 2:1 --cap /1:2\n"
        "  hegemon odds 2 3 --sums --modifier 1\n"
        "  hegemon odds 6 --harbinger --dreadnoughts 2 --modifier -1\n"
        "  hegemon odds --scan 7,5,3+ --steal\n"
        "  hegemon odds --record game.hgr --at 200 --json\n\n"
        "Exit codes: 0 fine, 1 the record is broken, 2 bad input or usage.",
};

/* ---- Checking ---------------------------------------------------------------------------------------------------- */

/* Forms that an option has a part in, as bits. */
enum {
    BIT_FIGHT = 1 << FORM_FIGHT,
    BIT_ROUND = 1 << FORM_ROUND,
    BIT_TABLE = 1 << FORM_TABLE,
    BIT_SUMS = 1 << FORM_SUMS,
    BIT_HARBINGER = 1 << FORM_HARBINGER,
    BIT_SCAN = 1 << FORM_SCAN,
    BIT_RECORD = 1 << FORM_RECORD,
    BATTLES = BIT_FIGHT | BIT_ROUND | BIT_TABLE
};

struct part {
    const char *option;
    bool given;
    int forms;
};

/* The first option that has no part in the form, or NULL. */
static const char *idle_option(const struct odds_args *args)
{
    const struct part part[] = {
        {"--chain", args->places > 0, BIT_FIGHT},
        {"--leave", args->leave != 1, BIT_FIGHT},
        {"--stop", args->stop > 0, BIT_FIGHT | BIT_TABLE},
        {"--at", args->has_at, BIT_RECORD},
        {"--edition", args->common.folder != NULL, ~BIT_RECORD},
        {"--steal", args->stealing, BIT_SCAN},
        {"--ties", args->ties, BATTLES | BIT_SUMS},
        {"--fraction", args->fraction, BIT_ROUND | BIT_SUMS | BIT_HARBINGER},
        {"--modifier", args->modifier[0] != 0 || args->modifier[1] != 0, BIT_SUMS | BIT_HARBINGER},
        {"--target", args->target != HARBINGER_TARGET, BIT_HARBINGER},
        {"--shot", args->shot, BIT_HARBINGER},
    };
    for (size_t i = 0; i < sizeof part / sizeof part[0]; i++)
        if (part[i].given && (part[i].forms >> args->form & 1) == 0)
            return part[i].option;
    return NULL;
}

/* Against Harbinger only the dice of the attacker, its ships and what is added to each die count. */
static bool counts_in_total(enum odds_knob knob, unsigned side)
{
    static const bool counts[KNOBS] = {
        [KNOB_DICE] = true,         [KNOB_CAP] = true,   [KNOB_CRUISERS] = true, [KNOB_CARRIERS] = true,
        [KNOB_DREADNOUGHTS] = true, [KNOB_EIGHT] = true, [KNOB_ALL] = true,
    };
    return side == HG_ATTACKER && counts[knob];
}

static const char *idle_knob(const struct odds_args *args)
{
    for (unsigned knob = 0; knob < KNOBS; knob++)
        for (unsigned side = 0; side < 2; side++) {
            bool battle = (BATTLES >> args->form & 1) != 0;
            bool total = args->form == FORM_HARBINGER && counts_in_total((enum odds_knob)knob, side);
            if (args->knob[knob][side].value != 0 && !battle && !total)
                return odds_knob_name((enum odds_knob)knob);
        }
    return NULL;
}

/* How many numbers a form needs. */
static unsigned numbers_needed(const struct odds_args *args)
{
    switch (args->form) {
    case FORM_ROUND:
    case FORM_SUMS:
        return 2;
    case FORM_FIGHT:
        return args->places > 0 ? 1 : 2;
    case FORM_HARBINGER:
        return 1;
    case FORM_TABLE:
    case FORM_SCAN:
    case FORM_RECORD:
        return 0;
    }
    return 0;
}

static bool has_passing(const struct odds_args *args)
{
    for (unsigned knob = 0; knob < KNOBS; knob++)
        if (args->knob[knob][0].rounds != 0 || args->knob[knob][1].rounds != 0)
            return true;
    return false;
}

/* 0, or the exit code of a complaint. */
static int refuse_numbers(const struct odds_args *args)
{
    static const char *const needed[] = {"no number", "the number of attackers alone", "attackers and defenders"};
    unsigned needs = numbers_needed(args);
    if (args->numbers != needs)
        return cli_complain("odds", "this needs %s; see `hegemon odds --help`", needed[needs]);
    if (args->form == FORM_SUMS && (args->number[0] > ODDS_SUM_DICE_MAX || args->number[1] > ODDS_SUM_DICE_MAX))
        return cli_complain("odds", "at most %d dice can be added up", ODDS_SUM_DICE_MAX);
    if (args->form == FORM_FIGHT && args->stop >= args->number[0])
        return cli_complain("--stop", "with %u attackers and a stop at %u nothing is fought", args->number[0],
                            args->stop);
    return 0;
}

static int refuse(const struct odds_args *args)
{
    const char *wrong = odds_wrong(args), *idle = idle_option(args);
    if (args->forms > 1)
        return cli_complain("odds", "only one of --round, --table, --sums, --harbinger, --scan and --record at a time");
    if (idle == NULL)
        idle = idle_knob(args);
    if (idle != NULL)
        return cli_complain(idle, "this has no part in what is asked here; see `hegemon odds --help`");
    if (args->leave != 1 && args->places == 0)
        return cli_complain("--leave", "this needs --chain");
    if (has_passing(args) && args->form == FORM_TABLE)
        return cli_complain("--table", "what holds for some rounds only can't be put into a table");
    if (wrong != NULL)
        return cli_complain("odds", "%s", wrong);
    return refuse_numbers(args);
}

/* Without + everything added to the defender holds on every place of a chain. */
static void complete(struct odds_args *args)
{
    bool marked = false;
    for (unsigned i = 0; i < args->places; i++)
        marked = marked || args->place[i].modified;
    for (unsigned i = 0; i < args->places; i++)
        args->place[i].modified = args->place[i].modified || !marked;
    if (args->places == 0) {
        args->place[0] = (struct odds_place){args->number[1], true};
        args->places = 1;
    }
}

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

/* In an edition that adds dice up every battle is one of sums. */
static int answer(struct odds_args *args)
{
    int code;
    if (args->form == FORM_FIGHT && args->has_rules && args->rules.family == HG_GALACTIC)
        args->form = FORM_SUMS;
    code = refuse(args);
    if (code != CLI_FINE)
        return code;
    complete(args);
    return show(args);
}

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
        code = odds_read_edition(args) ? answer(args) : CLI_BAD_INPUT;
    free(args);
    return code;
}

const struct command command_odds = {"odds", "exact chances of a battle, or of every attack in a record", run};
