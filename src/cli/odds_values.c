/* What people write behind the options of `hegemon odds`: a number for the attacker, one for the defender behind a
 * slash, each perhaps for some rounds only. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/odds.h"
#include "odds/sums.h"

enum { SHOWN = 60, ROUNDS_MAX = 100 };

struct knob {
    const char *name;
    unsigned least, most;
    bool passes; /* may hold for some rounds only */
};

static const struct knob knobs[KNOBS] = {
    [KNOB_DICE] = {"--dice", 1, ODDS_DICE_MAX, false},
    [KNOB_CAP] = {"--cap", 1, ODDS_DICE_MAX, true},
    [KNOB_CRUISERS] = {"--cruisers", 0, 9, false},
    [KNOB_CARRIERS] = {"--carriers", 0, 9, false},
    [KNOB_DREADNOUGHTS] = {"--dreadnoughts", 0, 9, false},
    [KNOB_EIGHT] = {"--eight", 0, 1, true},
    [KNOB_HERO] = {"--hero", 0, 1, false},
    [KNOB_TOWERS] = {"--towers", 0, 2, false},
    [KNOB_EXTRA] = {"--extra", 0, ODDS_EXTRA_MAX, true},
    [KNOB_HIGHEST] = {"--highest", 0, 9, true},
    [KNOB_SECOND] = {"--second", 0, 9, true},
    [KNOB_ALL] = {"--all", 0, 9, true},
    [KNOB_SET] = {"--set", 1, ODDS_SIDES_MAX, true},
    [KNOB_LOSE] = {"--lose", 1, 2, true},
};

const char *odds_knob_name(enum odds_knob knob)
{
    return knobs[knob].name;
}

/* Digits up to something else; false without any, or with too many. */
static bool take_number(const char **text, unsigned *out)
{
    size_t digits = strspn(*text, "0123456789");
    if (digits == 0 || digits > 6)
        return false;
    *out = (unsigned)strtoul(*text, NULL, 10);
    *text += digits;
    return true;
}

/* N or N:ROUNDS */
static bool take_span(const struct knob *k, const char **text, struct odds_span *out)
{
    if (!take_number(text, &out->value) || out->value < k->least || out->value > k->most)
        return false;
    if (**text != ':')
        return true;
    (*text)++;
    return k->passes && take_number(text, &out->rounds) && out->rounds >= 1 && out->rounds <= ROUNDS_MAX;
}

/* N, N/N or /N */
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

error_t odds_parse_knob(enum odds_knob knob, const char *text, struct odds_span out[2])
{
    const struct knob *k = &knobs[knob];
    if (take_sides(k, text, out))
        return 0;
    cli_complain(k->name,
                 "\"%.*s\" can't be understood; write a number from %u to %u for the attacker, /N for the defender, "
                 "N/N for both%s",
                 SHOWN, text, k->least, k->most, k->passes ? ", and N:ROUNDS when it holds for the first rounds" : "");
    return CLI_COMPLAINED;
}

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

/* ---- Editions ---------------------------------------------------------------------------------------------------- */

static bool is_builtin(const char *name)
{
    size_t length = strcspn(name, "/");
    for (unsigned i = 0; i < edition_builtin_count(); i++)
        if (strncmp(edition_builtin_id(i), name, length) == 0 && edition_builtin_id(i)[length] == '\0')
            return true;
    return false;
}

static bool is_wanted(const struct odds_args *args, const struct hg_rules *r)
{
    return (args->form == FORM_SCAN) == (r->family == HG_ASSETS);
}

/* The mode that was named, or the first that has to do with the question. */
static bool compile(const struct game_name *game, struct odds_args *args, struct fault *f)
{
    for (unsigned i = 0; i < edition_modes(game->edition); i++) {
        const struct edition_mode *mode = edition_mode(game->edition, i);
        if (mode->unavailable != NULL || (game->mode != NULL && game->mode != mode))
            continue;
        if (!edition_compile(game->edition, mode->named.id, mode->seats_min, NULL, 0, &args->rules, f))
            return false;
        if (is_wanted(args, &args->rules))
            return true;
    }
    return fault_at(f, "--edition", 0, "%s has no mode that this version can play and that has such battles",
                    edition_id(game->edition));
}

bool odds_open_edition(const char *name, struct game_name *out, struct fault *f)
{
    return is_builtin(name) ? game_find(name, NULL, out, f) : game_find(NULL, name, out, f);
}

bool odds_read_edition(struct odds_args *args)
{
    const char *name = args->common.folder;
    struct game_name game;
    struct fault f;
    if (name == NULL)
        return true;
    if (!odds_open_edition(name, &game, &f)) {
        cli_complain_fault(&f);
        return false;
    }
    args->has_rules = compile(&game, args, &f);
    if (!args->has_rules)
        cli_complain_fault(&f);
    edition_close(game.edition);
    return args->has_rules;
}
