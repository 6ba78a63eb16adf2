/* What people write behind the options of `hegemon odds`: a number for the attacker, one for the defender behind a
 * slash, each perhaps for some rounds only. Every complaint repeats at most SHOWN characters of what was written.
 *
 * Numbers are bounded here only so that they fit; what is possible in a game is the business of limits.c, so that the
 * complaint can name the game. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/odds/odds.h"
#include "odds/sums.h"

enum { SHOWN = 60, ROUNDS_MAX = 100 };

/* What an option is called and which numbers it takes. */
struct knob {
    const char *name;
    unsigned least, most;
    bool passes; /* may hold for some rounds only */
};

/* What people may write. What a game has of it is another matter, see limits.c. By enum odds_knob. */
static const struct knob knobs[KNOBS] = {
    [KNOB_DICE] = {"--dice", 1, 99, false},
    [KNOB_CAP] = {"--cap", 1, 99, true},
    [KNOB_CRUISERS] = {"--cruisers", 0, 99, false},
    [KNOB_CARRIERS] = {"--carriers", 0, 99, false},
    [KNOB_DREADNOUGHTS] = {"--dreadnoughts", 0, 99, false},
    [KNOB_EIGHT] = {"--eight", 0, 1, true},
    [KNOB_HERO] = {"--hero", 0, 1, false},
    [KNOB_TOWERS] = {"--towers", 0, 99, false},
    [KNOB_EXTRA] = {"--extra", 0, 99, true},
    [KNOB_HIGHEST] = {"--highest", 0, 99, true},
    [KNOB_SECOND] = {"--second", 0, 99, true},
    [KNOB_ALL] = {"--all", 0, 99, true},
    [KNOB_SET] = {"--set", 1, 99, true},
    [KNOB_LOSE] = {"--lose", 1, 99, true},
};

/* With its dashes, as complaints repeat it. */
const char *odds_knob_name(enum odds_knob knob)
{
    return knobs[knob].name;
}

/* For complaints that tell the range. */
unsigned odds_knob_least(enum odds_knob knob)
{
    return knobs[knob].least;
}

/* Digits up to something else; false without any, or with more than six. Moves the text behind them. */
static bool take_number(const char **text, unsigned *out)
{
    size_t digits = strspn(*text, "0123456789");
    if (digits == 0 || digits > 6)
        return false;
    *out = (unsigned)strtoul(*text, NULL, 10);
    *text += digits;
    return true;
}

/* N or N:ROUNDS. The second only for options that cards bring. Ships, heroes and towers stay for the whole fight. */
static bool take_span(const struct knob *k, const char **text, struct odds_span *out)
{
    *out = (struct odds_span){.given = true};
    if (!take_number(text, &out->value) || out->value < k->least || out->value > k->most)
        return false;
    if (**text != ':')
        return true;
    (*text)++;
    return k->passes && take_number(text, &out->rounds) && out->rounds >= 1 && out->rounds <= ROUNDS_MAX;
}

/* N, N/N or /N. A side that is not named stays as it was. */
static bool take_sides(const struct knob *k, const char *text, struct odds_span out[2])
{
    if (*text != '/' && !take_span(k, &text, &out[HG_ATTACKER]))
        return false;
    if (*text == '/') {
        text++;
        if (!take_span(k, &text, &out[HG_DEFENDER]))
            return false;
    }
    return *text == '\0';
}

/* A complaint shows the range and the forms that are possible. */
error_t odds_parse_knob(enum odds_knob knob, const char *text, struct odds_span out[2])
{
    const struct knob *k = &knobs[knob];
    if (take_sides(k, text, out))
        return 0;
    cli_complain(k->name,
                 "\"%.*s\" can't be understood; write a number from %u to %u for the attacker, /N for the defender, "
                 "N/N for both%s",
                 SHOWN, text, k->least, k->most,
                 k->passes ? say(fault_language(), ", and N:ROUNDS when it holds for the first rounds") : "");
    return CLI_COMPLAINED;
}

/* An argument that breaks off in the middle leaves places behind, which nobody looks at after a complaint. A plus sign
 * marks a place at which the defender has what the options add. */
error_t odds_parse_chain(const char *text, struct odds_args *args)
{
    const char *rest = text;
    args->places = 0;
    while (args->places < ODDS_CHAIN_MAX) {
        struct odds_place *place = &args->place[args->places++];
        if (!take_number(&rest, &place->defenders) || place->defenders < 1 || place->defenders > ODDS_FIGHT_MAX)
            break;
        place->modified = *rest == '+';
        rest += place->modified;
        if (*rest == '\0')
            return 0;
        if (*rest++ != ',')
            break;
    }
    cli_complain(
        "--chain",
        "\"%.*s\" is no list of defenders; write 1 to %d numbers from 1 to %d with commas between them, such as "
        "4,2,1",
        SHOWN, text, ODDS_CHAIN_MAX, ODDS_FIGHT_MAX);
    return CLI_COMPLAINED;
}

/* A number with or without a sign. */
static bool take_signed(const char **text, int *out)
{
    bool negative = **text == '-';
    unsigned value;
    *text += negative || **text == '+';
    if (!take_number(text, &value) || value > ODDS_SUM_MODIFIER_MAX)
        return false;
    *out = negative ? -(int)value : (int)value;
    return true;
}

/* A side that is not named keeps 0. */
error_t odds_parse_modifier(const char *text, int out[2])
{
    const char *rest = text;
    bool fine = *rest == '/' || take_signed(&rest, &out[HG_ATTACKER]);
    if (fine && *rest == '/') {
        rest++;
        fine = take_signed(&rest, &out[HG_DEFENDER]);
    }
    if (fine && *rest == '\0')
        return 0;
    cli_complain("--modifier",
                 "\"%.*s\" can't be understood; write a number from -%d to %d for the attacker's total, /N for the "
                 "defender's",
                 SHOWN, text, ODDS_SUM_MODIFIER_MAX, ODDS_SUM_MODIFIER_MAX);
    return CLI_COMPLAINED;
}
