/* Whether what was asked of `hegemon odds` goes together: checked after parsing, before anything is computed. Whoever
 * asks for something that has no part in the answer is told so, rather than given a number that ignores it.
 *
 * Each refusal names the option that has to go. What no game has is refused later, in possible.c. */
#include "cli/odds/odds.h"
#include "odds/sums.h"
#include "odds/table.h"

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

/* Options that belong to some forms only; the others say themselves what they need. */
struct part {
    const char *option;
    unsigned number; /* enum odds_option */
    int forms;
};

/* Options that are missing here belong to all forms, or name one. */
static const struct part parts[] = {
    {"--chain", OPTION_CHAIN, BIT_FIGHT},
    {"--leave", OPTION_LEAVE, BIT_FIGHT},
    {"--stop", OPTION_STOP, BIT_FIGHT | BIT_TABLE},
    {"--at", OPTION_AT, BIT_RECORD},
    {"--steal", OPTION_STEAL, BIT_SCAN},
    {"--ties", OPTION_TIES, BATTLES | BIT_SUMS},
    {"--vanguard", OPTION_VANGUARD, BATTLES},
    {"--fraction", OPTION_FRACTION, BIT_ROUND | BIT_SUMS | BIT_HARBINGER},
    {"--modifier", OPTION_MODIFIER, BIT_SUMS | BIT_HARBINGER},
    {"--target", OPTION_TARGET, BIT_HARBINGER},
    {"--shot", OPTION_SHOT, BIT_HARBINGER},
};

/* The first option that has no part in the form, or NULL. --edition has no part in a record, which names its own. In
 * the order of the table: the first that is found is told, and the next after it is gone. */
static const char *idle_option(const struct odds_args *args)
{
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        if (odds_given(args, parts[i].number) && (parts[i].forms >> args->form & 1) == 0)
            return parts[i].option;
    return args->common.folder != NULL && args->form == FORM_RECORD ? "--edition" : NULL;
}

/* Whether something added to a side counts in an assault: against Harbinger only the dice of the attacker, its ships
 * and what is added to each die do. */
static bool counts_in_total(enum odds_knob knob, unsigned side)
{
    static const bool counts[KNOBS] = {
        [KNOB_DICE] = true,         [KNOB_CAP] = true,   [KNOB_CRUISERS] = true, [KNOB_CARRIERS] = true,
        [KNOB_DREADNOUGHTS] = true, [KNOB_EIGHT] = true, [KNOB_ALL] = true,
    };
    return side == HG_ATTACKER && counts[knob];
}

/* The first knob that has no part in the form, or NULL. */
static const char *idle_knob(const struct odds_args *args)
{
    for (unsigned knob = 0; knob < KNOBS; knob++)
        for (unsigned side = 0; side < 2; side++) {
            bool battle = (BATTLES >> args->form & 1) != 0;
            bool total = args->form == FORM_HARBINGER && counts_in_total((enum odds_knob)knob, side);
            if (args->knob[knob][side].given && !battle && !total)
                return odds_knob_name((enum odds_knob)knob);
        }
    return NULL;
}

/* How many numbers a form needs besides options: attackers and defenders, attackers alone, or none. A chain brings its
 * defenders along. */
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

/* Does anything hold for some rounds only? */
static bool has_passing(const struct odds_args *args)
{
    for (unsigned knob = 0; knob < KNOBS; knob++)
        if (args->knob[knob][0].rounds != 0 || args->knob[knob][1].rounds != 0)
            return true;
    return false;
}

/* Numbers that are missing or too many, and stops at which nobody would fight. */
static int refuse_numbers(const struct odds_args *args)
{
    static const char *const needed[] = {SAID("this needs no number; see `hegemon odds --help`"),
                                         SAID("this needs the number of attackers alone; see `hegemon odds --help`"),
                                         SAID("this needs attackers and defenders; see `hegemon odds --help`")};
    unsigned needs = numbers_needed(args);
    if (args->numbers != needs)
        return cli_complain("odds", "%s", odds_say(args, needed[needs]));
    if (args->form == FORM_FIGHT && args->stop >= args->number[0])
        return cli_complain("--stop", "with %u attackers and a stop at %u nothing is fought", args->number[0],
                            args->stop);
    if (args->form == FORM_TABLE && args->stop >= args->table)
        return cli_complain("--stop", "in a table up to %u and with a stop at %u nothing is fought", args->table,
                            args->stop);
    return CLI_FINE;
}

/* Whether a + in a chain has anything to hold for. */
static bool adds_to_defender(const struct odds_args *args)
{
    for (unsigned knob = 0; knob < KNOBS; knob++)
        if (args->knob[knob][HG_DEFENDER].value != 0)
            return true;
    return odds_given(args, OPTION_VANGUARD);
}

/* Chains: units that are left behind must leave somebody to attack the last place, and a + needs something that holds
 * there. */
static int refuse_chain(const struct odds_args *args)
{
    unsigned stays = args->leave * (args->places - 1), least = args->stop + 1;
    if (odds_given(args, OPTION_LEAVE) && args->places < 2)
        return cli_complain("--leave", "this needs --chain with two places or more");
    for (unsigned i = 0; i < args->places; i++)
        if (args->place[i].modified && !adds_to_defender(args))
            return cli_complain("--chain", "the + has nothing to hold for; add something to the defender: --vanguard");
    if (!odds_given(args, OPTION_LEAVE) || stays + least <= args->number[0])
        return CLI_FINE;
    if (args->number[0] <= args->stop + args->places - 1)
        return cli_complain("--leave", "%u attackers can't take %u places and leave a unit on each", args->number[0],
                            args->places);
    return cli_complain("--leave", "of %u attackers nobody would be left to attack place %u; possible are 1 to %u",
                        args->number[0], args->places, (args->number[0] - least) / (args->places - 1));
}

/* What is said twice may be said in two ways; and a table has no rounds that something could hold for. */
static int refuse_twice(const struct odds_args *args)
{
    if (odds_given(args, OPTION_VANGUARD) && args->knob[KNOB_EIGHT][HG_DEFENDER].given)
        return cli_complain("--vanguard", "this is --eight /1, and --eight says something of the defender, too; "
                                          "write one of them");
    if (has_passing(args) && args->form == FORM_TABLE)
        return cli_complain("--table", "what holds for some rounds only can't be put into a table");
    return CLI_FINE;
}

/* Two forms at once, or options and knobs without a part in the one asked for. */
static int refuse_idle(const struct odds_args *args)
{
    const char *idle = idle_option(args);
    if (args->forms > 1)
        return cli_complain("odds", "only one of --round, --table, --sums, --harbinger, --scan and --record at a time");
    if (idle == NULL)
        idle = idle_knob(args);
    if (idle != NULL)
        return cli_complain(idle, "this has no part in what is asked here; see `hegemon odds --help`");
    return CLI_FINE;
}

/* In this order, so that the complaint is about the plainest mistake. What passes them all may still be no battle. */
int odds_refuse(const struct odds_args *args)
{
    static int (*const checks[])(const struct odds_args *) = {refuse_idle, refuse_twice, refuse_numbers, refuse_chain,
                                                              odds_refuse_impossible};
    for (size_t i = 0; i < sizeof checks / sizeof checks[0]; i++) {
        int code = checks[i](args);
        if (code != CLI_FINE)
            return code;
    }
    const char *wrong = odds_wrong(args);
    return wrong != NULL ? cli_complain("odds", "%s", wrong) : CLI_FINE;
}
