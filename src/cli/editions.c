/* `hegemon editions`: what can be played. Lists the editions built into the program, a line for each mode:
 *     my-edition/basic            Basic Training         3 to 5 players  playable
 * With --json it prints one array of editions with their modes. */
#include <stdio.h>

#include "cli/pairs.h"
#include "shell/cli.h"
#include "shell/term.h"
#include "text/edition/edition.h"
#include "text/say.h"
#include "text/sink_file.h"

static const struct argp_option options[] = {CLI_OPTION_JSON, CLI_OPTION_LANG, CLI_OPTION_HELP, {0}};

/* This command has no options of its own. */
static error_t parse(int key, char *arg, struct argp_state *state)
{
    return cli_parse_common(key, arg, state->input);
}

static const struct argp argp = {
    .options = options,
    .parser = parse,
    .doc = "Lists the editions built into the program, their modes and who can play them.\v"
           "Examples:\n"
           "  hegemon editions\n"
           "  hegemon editions --lang fr\n"
           "  hegemon editions --json\n\n"
           "Exit codes: 0 fine, 2 bad usage.",
};

/* Digits of an edition's hash that people are shown: enough to tell two versions apart. */
enum { SHA_SHOWN = 12 };

/* Padded to the width of the column, cut where it is longer. */
static void print_seats(const struct edition_mode *mode, enum language language)
{
    char possible[SEATS_TEXT_MAX], seats[128];
    edition_seats_text(mode, language, possible);
    snprintf(seats, sizeof seats, say(language, "%s players"), possible);
    term_left(stdout, seats, 14);
}

/* One line. The game's name comes first, as the other commands want it. */
static void print_mode(const struct edition *e, const struct edition_mode *mode, enum language language)
{
    char id[128];
    snprintf(id, sizeof id, "%s/%s", edition_id(e), mode->named.id);
    fputs("  ", stdout);
    term_pad(stdout, id, 28);
    term_pad(stdout, mode->named.name[language], 23);
    print_seats(mode, language);
    printf("  %s\n", say(language, mode->unavailable == NULL ? SAID("playable") : SAID("not yet")));
}

/* The title in bold where the terminal can, and the start of the hash, by which records name the edition. */
static void print_edition(const struct edition *e, enum language language)
{
    struct term t = term_of(stdout);
    term_bold(&t, stdout);
    fputs(edition_title(e, language), stdout);
    term_plain(&t, stdout);
    printf("  (%s, sha256 %.*s)\n", edition_id(e), SHA_SHOWN, edition_sha256(e));
    for (unsigned i = 0; i < edition_modes(e); i++)
        print_mode(e, edition_mode(e, i), language);
}

/* "why_not" stands only beside "playable": false; it is a sentence in English. */
static void write_mode(struct json *j, const struct edition *e, const struct edition_mode *mode, enum language language)
{
    char id[128];
    snprintf(id, sizeof id, "%s/%s", edition_id(e), mode->named.id);
    json_open(j, '{');
    pair_text(j, "game", id);
    pair_text(j, "name", mode->named.name[language]);
    pair_number(j, "seats_min", mode->seats_min);
    pair_number(j, "seats_max", mode->seats_max);
    pair_flag(j, "playable", mode->unavailable == NULL);
    if (mode->unavailable != NULL) {
        pair_text(j, "why_not", mode->unavailable);
    }
    json_close(j, '}');
}

/* One object of the array, with the whole hash. */
static void write_edition(struct json *j, const struct edition *e, enum language language)
{
    json_open(j, '{');
    pair_text(j, "edition", edition_id(e));
    pair_text(j, "title", edition_title(e, language));
    pair_text(j, "sha256", edition_sha256(e));
    json_key(j, "modes");
    json_open(j, '[');
    for (unsigned i = 0; i < edition_modes(e); i++)
        write_mode(j, e, edition_mode(e, i), language);
    json_close(j, ']');
    json_close(j, '}');
}

/* Editions are opened one at a time: each is large, and nothing of it is needed afterwards. */
static int run(int argc, char **argv)
{
    struct cli_common common = {0};
    struct sink out = sink_file(stdout);
    struct json j = {&out, false};
    struct fault f;
    int code = cli_parse(&argp, "editions", argc, argv, &common);
    if (code != CLI_GO_ON)
        return code;
    if (common.json)
        json_open(&j, '[');
    for (unsigned i = 0; i < edition_builtin_count(); i++) {
        struct edition *e = edition_builtin(edition_builtin_id(i), &f);
        if (e == NULL)
            return cli_complain_fault(&f);
        if (common.json)
            write_edition(&j, e, common.language);
        else
            print_edition(e, common.language);
        edition_close(e);
    }
    if (common.json)
        puts("]");
    return cli_finish(CLI_FINE);
}

const struct command command_editions = {"editions", SAID("list the editions, their modes and numbers of players"),
                                         run};
