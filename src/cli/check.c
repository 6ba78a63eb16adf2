/* `hegemon check`: for people who edit an edition. The first mistake is named by file and line with its cure; an
 * edition without one is compiled for every mode, number of seats and value of an option. */
#include <stdio.h>

#include "cli/pairs.h"
#include "shell/cli.h"
#include "text/edition/edition.h"
#include "text/sink_file.h"

struct args {
    struct cli_common common;
    const char *path;
};

static const struct argp_option options[] = {CLI_OPTION_JSON, CLI_OPTION_HELP, {0}};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct args *args = state->input;
    if (key == ARGP_KEY_ARG)
        return cli_take_argument(&args->path, arg, &args->common);
    return cli_parse_common(key, arg, &args->common);
}

static const struct argp argp = {
    .options = options,
    .parser = parse,
    .args_doc = "PATH",
    .doc = "Checks the edition in a folder. A mistake is named by file and line, with its cure.\v"
           "Examples:\n"
           "  hegemon check my-edition/\n"
           "  hegemon sim --edition my-edition/ mass-effect/basic --seats 3\n\n"
           "Exit codes: 0 fine, 2 a mistake in the edition or bad usage.",
};

/* Every value of every option, one at a time, beside the defaults. */
static bool options_compile(const struct edition *e, const struct edition_mode *mode, unsigned seats, unsigned *count,
                            struct fault *f)
{
    struct hg_rules r;
    for (unsigned i = 0; i < mode->options; i++)
        for (const char *const *value = mode->option[i].value; *value != NULL; value++) {
            struct setting setting = {mode->option[i].id, *value};
            if (!edition_compile(e, mode->named.id, seats, &setting, 1, &r, f))
                return false;
            ++*count;
        }
    return true;
}

static bool modes_compile(const struct edition *e, unsigned *modes, unsigned *count, struct fault *f)
{
    struct hg_rules r;
    for (unsigned i = 0; i < edition_modes(e); i++) {
        const struct edition_mode *mode = edition_mode(e, i);
        if (mode->unavailable != NULL)
            continue;
        ++*modes;
        for (unsigned seats = mode->seats_min; seats <= mode->seats_max; seats++) {
            if (!edition_mode_seats(mode, seats))
                continue;
            if (!edition_compile(e, mode->named.id, seats, NULL, 0, &r, f) ||
                !options_compile(e, mode, seats, count, f))
                return false;
            ++*count;
        }
    }
    return true;
}

static void report_fine(const struct edition *e, unsigned modes, unsigned compiled, bool as_json)
{
    const struct names *names = edition_names(e);
    struct edition_sizes sizes = edition_sizes(e);
    struct sink out = sink_file(stdout);
    struct json j = {&out, false};
    if (!as_json) {
        printf("fine: %u places in %u regions, %u cards, %u armies; %u of %u modes can be played, %u ways of rules "
               "compiled\n",
               names->places.count, names->regions.count, names->cards.count, names->armies.count, modes,
               edition_modes(e), compiled);
        return;
    }
    json_begin_line(&j);
    pair_flag(&j, "fine", true);
    pair_text(&j, "edition", edition_id(e));
    pair_text(&j, "sha256", edition_sha256(e));
    pair_number(&j, "places", names->places.count);
    pair_number(&j, "regions", names->regions.count);
    pair_number(&j, "cards", names->cards.count);
    pair_number(&j, "armies", names->armies.count);
    pair_number(&j, "directives", sizes.directives);
    pair_number(&j, "modes", edition_modes(e));
    pair_number(&j, "playable", modes);
    pair_number(&j, "compiled", compiled);
    json_end_line(&j);
}

/* The mistake is what was asked for, so it stands alone, in the form that editors jump to. */
static int report_mistake(const struct fault *f, bool as_json)
{
    struct sink out = sink_file(stdout);
    struct json j = {&out, false};
    fprintf(stderr, "%s%s%s\n", f->place, f->place[0] != '\0' ? ": " : "", f->sentence);
    if (!as_json)
        return CLI_BAD_INPUT;
    json_begin_line(&j);
    pair_flag(&j, "fine", false);
    pair_text(&j, "place", f->place);
    pair_text(&j, "sentence", f->sentence);
    json_end_line(&j);
    return cli_finish(CLI_BAD_INPUT);
}

static int run(int argc, char **argv)
{
    struct args args = {0};
    struct fault f;
    unsigned modes = 0, compiled = 0;
    int code = cli_parse(&argp, "check", argc, argv, &args.common);
    if (code != CLI_GO_ON)
        return code;
    if (args.path == NULL)
        return cli_complain("check", "which folder? Write `hegemon check PATH`");
    struct edition *e = edition_open(args.path, &f);
    if (e == NULL)
        return report_mistake(&f, args.common.json);
    bool fine = modes_compile(e, &modes, &compiled, &f);
    if (fine)
        report_fine(e, modes, compiled, args.common.json);
    edition_close(e);
    return fine ? cli_finish(CLI_FINE) : report_mistake(&f, args.common.json);
}

const struct command command_check = {"check", "check an edition in a folder, naming mistakes by file and line", run};
