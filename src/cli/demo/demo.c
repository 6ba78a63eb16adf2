/* `hegemon demo`: a game that plays itself, is recorded and verified, and says what to try next. demo.c sets it up and
 * closes it, play.c keeps time, story.c decides what is worth telling, draw.c draws.
 *
 * The game is recorded with an audited dealer and verified at the end, because that is what the demo is to show: nobody
 * chose the dice. Only modes on a board of regions can be drawn; others are refused with a hint. */
#include "cli/demo/demo.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/traits.h"
#include "shell/cli.h"
#include "shell/examples.h"
#include "shell/gameargs.h"
#include "shell/stop.h"
#include "stories/seats.h"
#include "table/verify.h"
#include "text/say.h"

/* What the command line says. */
struct args {
    struct cli_common common;
    struct game_args game;
    bool fast;
};

enum { KEY_FAST = CLI_KEY_OWN };

enum { CAP = 500 }; /* rounds, after which nobody has won */

static const char usual_game[] = USUAL_GAME;
/* How long the animation takes on a terminal, in seconds. */
static const double seconds_usual = 22, seconds_fast = 7;

static const struct argp_option options[] = {
    GAME_OPTION_SEATS,  {"fast", KEY_FAST, NULL, 0, SAID("A few seconds instead of about twenty"), 1},
    CLI_OPTION_EDITION, CLI_OPTION_LANG,
    CLI_OPTION_HELP,    {0},
};

/* One option of its own; the game and the number of seats are read as in every command that plays. */
static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct args *args = state->input;
    if (key != KEY_FAST)
        return game_args_parse(key, arg, &args->game, &args->common);
    args->fast = true;
    return 0;
}

static const struct argp argp = {
    .options = options,
    .parser = parse,
    .args_doc = "[EDITION/MODE]",
    .doc =
        "Shows a game of computer players: animated on a terminal, as a short story in lines elsewhere. Its dice "
        "come from an audited dealer; the record is kept in $XDG_STATE_HOME/hegemon (or ~/.local/state/hegemon) and "
        "verified at the end.\v"
        "On the board every place wears the colour and the letter of its owner, with its units. Any key skips to the "
        "end; after Ctrl-C the record can be resumed.\n\n"
        "Examples:\n"
        "  hegemon demo\n"
        "  hegemon demo --fast --lang fr\n"
        "  hegemon demo " EXAMPLE_TEAMS " --seats 4\n\n"
        "Exit codes: 0 fine, 2 the record can't be written or bad usage, 130 stopped by Ctrl-C.",
};

/* ---- Setting up -------------------------------------------------------------------------------------------------- */

/* Starts the game and its record. The header says everything that the game depends on before any die falls; the
 * players' numbers come with the dealer's, out of the committed secret. */
static bool begin(struct demo *d, struct fault *f)
{
    struct record_header h;
    struct game_key none = {{0}}; /* the players' numbers come with the dealer's */
    game_header(&d->game, &d->rules, NULL, 0, &h);
    h.audited = true;
    for (unsigned i = 0; i < d->seats; i++)
        snprintf(h.seat[i].player, sizeof h.seat[i].player, "%s", player_at(0)->id);
    recording_choose_path("demo", d->path);
    record_add_term(&h, RECORD_TERM_CAP, CAP);
    table_start(&d->table, &d->rules, &none);
    if (!recording_begin(&d->recording, d->path, &h, NULL, &d->table, f))
        return false;
    d->table.names = d->names;
    d->table.cap = CAP;
    d->table.checking = true;
    for (unsigned i = 0; i < d->seats; i++)
        d->table.player[i] = player_at(0);
    return true;
}

/* Compiles the game and refuses one that has no board of places: the drawing stacks places by region. Names are given
 * before the first action, so that a picture can be drawn at any time. */
static bool prepare(struct demo *d, const struct args *args, struct fault *f)
{
    struct game_args game = args->game;
    if (game.name == NULL)
        game.name = usual_game;
    if (!game_args_compile(&game, args->common.folder, &d->game, &d->rules, f))
        return false;
    d->language = args->common.language;
    d->names = edition_names(d->game.edition);
    d->seats = d->rules.seats;
    d->hot = HG_NONE;
    if (hg_traits(&d->rules).board != HG_BOARD_GRAPH)
        return fault_at(f, "demo", 0,
                        "%s is not a game of places and regions, which is all that can be drawn; record one with "
                        "`hegemon sim %s/%s --only 1 --record FILE` and read it with `hegemon replay FILE`",
                        edition_id(d->game.edition), edition_id(d->game.edition), d->game.mode->named.id);
    if (!begin(d, f))
        return false;
    demo_name_sides(d, &d->table.state);
    return true;
}

/* ---- Before and after -------------------------------------------------------------------------------------------- */

/* The first line where nothing is animated. */
static void print_opening(const struct demo *d)
{
    printf("%s, %s\n", edition_title(d->game.edition, d->language), d->game.mode->named.name[d->language]);
}

/* Every winner in its colour, then how long it took. */
static void print_winner(const struct demo *d)
{
    const struct hg_state *s = &d->table.state;
    struct term t = term_of(stdout);
    putchar('\n');
    for (unsigned i = 0; i < d->seats; i++) {
        char name[SEAT_NAME_MAX];
        if ((s->winners >> i & 1) == 0)
            continue;
        term_bold(&t, stdout);
        term_ink(&t, stdout, d->side[i].colour);
        seat_name(&d->rules, d->names, d->language, s, i, name);
        printf(say(d->language, "★ Victory: %s"), name);
        term_plain(&t, stdout);
        putchar('\n');
    }
    if (d->table.capped)
        puts(say(d->language, "Nobody has won: the cap of rounds."));
    printf(say(d->language, "%u rounds, %lu conquests, %lu actions\n"), s->round, d->conquests, d->table.actions);
}

/* Verifies the record as anybody could, and says so. Returns the exit code. A record that does not fit would be a bug,
 * so the exit code says that it is not so. */
static int print_verified(const struct demo *d)
{
    struct verify_report report;
    struct fault f;
    char path[RECORDING_PATH_MAX];
    recording_shorten(d->path, path);
    printf(say(d->language, "\nThe record: %s\n"), path);
    if (verify_record(d->path, NULL, &report, &f) != VERIFY_FITS) {
        cli_complain_fault(&f);
        return CLI_NOT_SO;
    }
    printf(say(d->language, "  verified: %lu actions; %lu rolls and draws recomputed from its secret\n"),
           report.actions, report.events);
    return CLI_FINE;
}

/* A command in bold and what it is good for. The program is called as the person called it, so that the line can be
 * copied. Paths are shortened by ~ where that is possible. */
static void suggest(const char *rest, const char *file, const char *more, const char *about)
{
    char path[RECORDING_PATH_MAX];
    struct term t = term_of(stdout);
    recording_shorten(file, path);
    fputs("  ", stdout);
    term_bold(&t, stdout);
    printf("%s %s%s%s", program_invocation_name, rest, path, more);
    term_plain(&t, stdout);
    printf("\n      %s\n", about);
}

/* What to try next, with the path of the record that was just made, ready to be pasted. */
static void print_next(const struct demo *d)
{
    char game[2 * RECORD_WORD_MAX];
    snprintf(game, sizeof game, "%s/%s", edition_id(d->game.edition), d->game.mode->named.id);
    puts(say(d->language, "\nWhat to try next:"));
    suggest("replay ", d->path, "", say(d->language, "the game, action by action"));
    suggest("replay ", d->path, " --to 200 --as 2", say(d->language, "a position as the second player saw it"));
    suggest("verify ", d->path, "", say(d->language, "recompute every die"));
    suggest("sim ", game, " --games 10000", say(d->language, "ten thousand games"));
    suggest("show ", game, "", say(d->language, "the board and the rules"));
}

/* What comes after the last action: TABLE_ACTED means that somebody pressed Ctrl-C, and the record is left to be
 * resumed. */
static int finish(struct demo *d, enum table_event event, struct fault *f)
{
    if (event == TABLE_FAULT || !d->recorded)
        return cli_complain_fault(event == TABLE_FAULT ? f : &d->record_fault);
    if (event == TABLE_ACTED) {
        printf(say(d->language, "Stopped after action %lu. The game can go on:\n"), d->table.actions);
        suggest("replay ", d->path, " --resume", say(d->language, "play it to its end"));
        return CLI_STOPPED;
    }
    print_winner(d);
    int code = print_verified(d);
    print_next(d);
    return code;
}

/* Chooses between the animation and lines. A terminal that can't move its cursor gets lines, like everything that is
 * none. */
static int play(struct demo *d, double seconds)
{
    struct term t = term_of(stdout);
    const char *kind = getenv("TERM");
    struct fault f;
    if (!t.terminal || kind == NULL || strcmp(kind, "dumb") == 0)
        seconds = 0;
    if (seconds <= 0)
        print_opening(d);
    enum table_event event = demo_play(d, seconds, &f);
    return finish(d, event, &f);
}

/* Without a terminal the same game is told in lines, so that a pipe or a test sees what a person sees. */
static int run(int argc, char **argv)
{
    static struct demo d;
    struct args args = {0};
    struct fault f;
    int code = cli_parse(&argp, "demo", argc, argv, &args.common);
    if (code != CLI_GO_ON)
        return code;
    stop_watch();
    code = prepare(&d, &args, &f) ? play(&d, args.fast ? seconds_fast : seconds_usual) : cli_complain_fault(&f);
    edition_close(d.game.edition);
    return cli_finish(code);
}

const struct command command_demo = {"demo", SAID("show a short game that plays itself, and what to try next"), run};
