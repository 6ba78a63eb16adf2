/* `hegemon check`: for people who edit an edition. The first mistake is named by file and line with its cure; an
 * edition without one is compiled for every mode, number of seats and value of an option. Words that this version does
 * not know keep their modes from being played: each is named, with the one that was probably meant.
 *
 * Nothing is written, and nothing is played; `hegemon sim --edition` does that. Editors can jump to the place of a
 * mistake, because it stands first on its line. */
#include <stdio.h>

#include "cli/drawn.h"
#include "cli/pairs.h"
#include "shell/cli.h"
#include "shell/examples.h"
#include "text/edition/edition.h"
#include "text/say.h"
#include "text/sink_file.h"

/* What the command line says. */
struct args {
    struct cli_common common;
    const char *path;
};

static const struct argp_option options[] = {CLI_OPTION_JSON, CLI_OPTION_LANG, CLI_OPTION_HELP, {0}};

/* One folder, and what all commands know. */
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
    .doc = "Checks the edition in a folder. A mistake is named by file and line, with its cure. Of a board without "
           "mistakes it says what can't be drawn well.\v"
           "Examples:\n"
           "  hegemon check my-edition/\n"
           "  hegemon sim --edition my-edition/ " USUAL_GAME " --seats 3\n\n"
           "Exit codes: 0 fine, 1 a mode can't be played, 2 a mistake in the edition or bad usage.",
};

/* Every value of every option, one at a time, beside the defaults. Combinations of options are not tried: there may be
 * thousands, and each option changes its own part of the rules. */
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

/* Counts the modes that can be played and the ways of rules that were compiled. The first that can't be compiled ends
 * it, with the fault of the compiler. */
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

/* A place and what is wrong there, in the form FILE:LINE: SENTENCE that editors jump to. */
static void print_place(const struct fault *f)
{
    fprintf(stderr, "%s%s%s\n", f->place, f->place[0] != '\0' ? ": " : "", f->sentence);
}

/* The words for which modes can't be played, one a line. */
static void print_lacks(const struct edition *e)
{
    struct fault f;
    for (unsigned mode = 0; mode < edition_modes(e); mode++)
        for (unsigned i = 0; edition_mode_lack(e, mode, i, &f); i++)
            print_place(&f);
}

/* The same for programs. */
static void write_lacks(const struct edition *e, struct json *j)
{
    struct fault f;
    json_key(j, "unknown");
    json_open(j, '[');
    for (unsigned mode = 0; mode < edition_modes(e); mode++)
        for (unsigned i = 0; edition_mode_lack(e, mode, i, &f); i++) {
            json_open(j, '{');
            pair_text(j, "place", f.place);
            pair_text(j, "sentence", f.sentence);
            json_close(j, '}');
        }
    json_close(j, ']');
}

/* Warnings for people and for programs; both are of the type drawn_warning. */
static void print_warning(void *context, const char *sentence)
{
    (void)context;
    printf(say(fault_language(), "drawing: %s\n"), sentence);
}

/* One more text of the array that is open. */
static void write_warning(void *context, const char *sentence)
{
    json_text(context, sentence);
}

/* For people: one line with the sizes of an edition of which everything can be played, then its warnings. */
static void print_report(const struct edition *e, unsigned modes, unsigned compiled, enum language language)
{
    const struct names *names = edition_names(e);
    if (modes < edition_modes(e))
        fprintf(stderr, say(language, "%u of %u modes can't be played.\n"), edition_modes(e) - modes, edition_modes(e));
    else
        printf(say(language,
                   "fine: %u places in %u regions, %u cards, %u armies; %u of %u modes can be played, %u ways of "
                   "rules compiled\n"),
               names->places.count, names->regions.count, names->cards.count, names->armies.count, modes,
               edition_modes(e), compiled);
    drawn_warnings(e, print_warning, NULL);
}

/* The report of an edition without mistakes, which may have modes that can't be played: lines, or one object. */
static int report(const struct edition *e, unsigned modes, unsigned compiled, const struct cli_common *common)
{
    const struct names *names = edition_names(e);
    struct edition_sizes sizes = edition_sizes(e);
    struct sink out = sink_file(stdout);
    struct json j = {&out, false};
    int code = modes < edition_modes(e) ? CLI_NOT_SO : CLI_FINE;
    print_lacks(e);
    if (!common->json) {
        print_report(e, modes, compiled, common->language);
        return cli_finish(code);
    }
    json_begin_line(&j);
    pair_flag(&j, "fine", code == CLI_FINE);
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
    write_lacks(e, &j);
    json_key(&j, "drawing");
    json_open(&j, '[');
    drawn_warnings(e, write_warning, &j);
    json_close(&j, ']');
    json_end_line(&j);
    return cli_finish(code);
}

/* The mistake is what was asked for, so it stands alone. Always on stderr; with --json on stdout as well. */
static int report_mistake(const struct fault *f, bool as_json)
{
    struct sink out = sink_file(stdout);
    struct json j = {&out, false};
    print_place(f);
    if (!as_json)
        return CLI_BAD_INPUT;
    json_begin_line(&j);
    pair_flag(&j, "fine", false);
    pair_text(&j, "place", f->place);
    pair_text(&j, "sentence", f->sentence);
    json_end_line(&j);
    return cli_finish(CLI_BAD_INPUT);
}

/* Compiling comes after opening: an edition without a mistake of its own can still have a mode that doesn't fit
 * together. */
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
    code = modes_compile(e, &modes, &compiled, &f) ? report(e, modes, compiled, &args.common)
                                                   : report_mistake(&f, args.common.json);
    edition_close(e);
    return code;
}

const struct command command_check = {"check", SAID("check an edition in a folder, naming mistakes by file and line"),
                                      run};
