/* `hegemon replay`: steps through a record, for people or for programs, with everything that happened or with what one
 * seat saw of it. --resume goes to replay_resume.c. */
#include "cli/replay.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "shell/cli.h"
#include "shell/stop.h"
#include "stories/endings.h"
#include "stories/story.h"
#include "text/disk.h"
#include "text/notation.h"
#include "text/position.h"
#include "text/say.h"
#include "text/sink_file.h"

/* What the command line says. */
struct args {
    struct cli_common common;
    const char *path, *as;   /* the record; --as as written, or NULL */
    uint64_t to;             /* the action of --to */
    bool jump, step, resume; /* --to, --step and --resume were said */
};

enum { KEY_TO = CLI_KEY_OWN, KEY_AS, KEY_STEP, KEY_RESUME };

static const struct argp_option options[] = {
    {"to", KEY_TO, "N", 0, SAID("Jump to the position after action N and print it"), 1},
    {"as", KEY_AS, "SEAT", 0, SAID("Show what this seat may know; seats count from 1, or `spectator`"), 1},
    {"step", KEY_STEP, NULL, 0, SAID("Wait for Enter after each action (on a terminal)"), 1},
    {"resume", KEY_RESUME, NULL, 0, SAID("Drop a torn last line, then play an unfinished game to its end"), 1},
    CLI_OPTION_JSON,
    CLI_OPTION_LANG,
    CLI_OPTION_HELP,
    {0},
};

/* Which option fills which member, and within which bounds. */
static const struct cli_value values[] = {
    CLI_NUMBER_INTO(KEY_TO, struct args, to, "--to", 0, UINT32_MAX),
    CLI_TEXT_INTO(KEY_AS, struct args, as),
    CLI_FLAG_INTO(KEY_STEP, struct args, step),
    CLI_FLAG_INTO(KEY_RESUME, struct args, resume),
    CLI_VALUES_END,
};

/* --to 0 is possible, so that it was said must be kept apart from its value. */
static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct args *args = state->input;
    args->jump |= key == KEY_TO;
    if (key == ARGP_KEY_ARG)
        return cli_take_argument(&args->path, arg, &args->common);
    error_t error = cli_take(values, key, arg, args);
    return error == ARGP_ERR_UNKNOWN ? cli_parse_common(key, arg, &args->common) : error;
}

static const struct argp argp = {
    .options = options,
    .parser = parse,
    .args_doc = "RECORD",
    .doc = "Prints a recorded game action by action, or one position of it. With --json each action is a line with the "
           "whole position after it; docs/RECORD.md has the schema.\v"
           "Examples:\n"
           "  hegemon replay game.hgr | less\n"
           "  hegemon replay game.hgr --to 200 --as 2\n"
           "  hegemon replay game.hgr --json\n"
           "  hegemon replay game.hgr --resume\n\n"
           "Exit codes: 0 fine, 1 the record is broken or torn (the line is named), 2 it can't be read or bad usage, "
           "3 it is unfinished.",
};

/* ---- What a seat sees -------------------------------------------------------------------------------------------- */

/* The whole position is copied as it is; a seat's is what the engine lets it know. */
void replay_look(const struct replay *in, const struct hg_state *s, struct hg_state *out)
{
    struct hg_view v;
    *out = *s;
    if (in->as == REPLAY_WHOLE)
        return;
    hg_view(in->r, s, in->as, &v);
    *out = v.position;
}

/* The action is redacted before anybody looks at it; the positions around it are the seat's views. */
void replay_see(const struct replay *in, const struct hg_action *a, const struct hg_state *before,
                struct replay_step *out)
{
    out->number = record_number(in->reader);
    out->action = in->as == REPLAY_WHOLE ? *a : hg_redact(in->r, before, a, in->as);
    replay_look(in, before, &out->before);
    replay_look(in, record_position(in->reader), &out->after);
}

/* ---- For people -------------------------------------------------------------------------------------------------- */

/* A seat may not see the seed, from which every card to come follows. */
static void print_header(const struct replay *in)
{
    const struct record_header *h = record_header(in->reader);
    printf(say(in->language, "%s/%s, %u seats, "), h->edition, h->mode, h->seats);
    if (h->audited)
        printf(say(in->language, "audited dealer, commitment %.16s…\n"), h->commitment);
    else if (in->as == REPLAY_WHOLE)
        printf(say(in->language, "dealer of seed %llu, game %llu\n"), (unsigned long long)h->seed,
               (unsigned long long)h->game);
    else
        puts(say(in->language, "seeded dealer"));
    for (unsigned i = 0; i < h->settings; i++)
        printf(say(in->language, "  option %s = %s\n"), h->setting[i].id, h->setting[i].value);
    for (unsigned i = 0; i < h->seats; i++) {
        char actor[STORY_MAX];
        story_seat(in->r, in->names, in->language, record_position(in->reader), (uint8_t)i, actor);
        fputs("  ", stdout);
        term_pad(stdout, actor, 30);
        printf("%s\n", h->seat[i].player);
    }
    putchar('\n');
}

/* A line for each action: its number, who acted, the sentence, e.g.
 *     12  Turian Hierarchy         attacks Palaven from Digeris with 3 units */
static void print_action(const struct replay *in, const struct replay_step *step)
{
    char actor[STORY_MAX], told[STORY_MAX];
    uint8_t viewer = in->as == REPLAY_WHOLE ? (uint8_t)STORY_WHOLE : in->as;
    struct story story = {in->r, record_edition(in->reader), in->language, &step->action, &step->before, &step->after,
                          viewer};
    story_actor(&story, actor);
    story_tell(&story, told);
    printf("%5lu  ", step->number);
    term_pad(stdout, actor, 24);
    printf(" %s\n", told);
}

/* The position where --to has stopped. */
static void print_position(const struct replay *in)
{
    struct hg_state seen;
    struct sink out = sink_file(stdout);
    replay_look(in, record_position(in->reader), &seen);
    position_print(in->r, in->names, &seen, in->language, &out);
}

/* The last line of a finished record: how it ended, and who won. */
static void print_result(const struct replay *in)
{
    const struct hg_state *s = record_position(in->reader);
    struct hg_result result = hg_result(s);
    printf(say(in->language, "\n%s after %lu actions"), ending_of_record(record_end_reason(in->reader), in->language),
           record_number(in->reader));
    for (unsigned i = 0; i < in->r->seats; i++) {
        char name[STORY_MAX];
        if (!result.over || (result.winners >> i & 1) == 0)
            continue;
        story_seat(in->r, in->names, in->language, s, (uint8_t)i, name);
        printf(say(in->language, ", by %s"), name);
    }
    putchar('\n');
}

/* Reads until Enter. False when the person has seen enough: at q, and where the input ends. */
static bool wait_for_enter(void)
{
    int c;
    fflush(stdout);
    do
        c = getchar();
    while (c != '\n' && c != EOF && c != 'q');
    return c == '\n';
}

/* ---- Going through the record ------------------------------------------------------------------------------------ */

/* The same step in either form. */
static void show(const struct replay *in, const struct args *args, const struct replay_step *step)
{
    if (args->common.json)
        replay_json_action(in, step);
    else
        print_action(in, step);
}

/* Goes on until the record ends, or the action of --to is reached, or the person has enough (RECORD_ACTION then). With
 * --to only the action that is reached is shown. --step needs a terminal on both sides; elsewhere it does nothing. */
static enum record_status walk(const struct replay *in, const struct args *args, struct fault *f)
{
    struct hg_action a;
    struct hg_state before;
    struct replay_step step;
    enum record_status status = RECORD_ACTION;
    bool stepping = args->step && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1;
    if (args->jump && args->to == 0)
        return RECORD_ACTION;
    while ((status = record_next(in->reader, &a, &before, f)) == RECORD_ACTION) {
        bool reached = args->jump && record_number(in->reader) == args->to;
        if (reached || !args->jump) {
            replay_see(in, &a, &before, &step);
            show(in, args, &step);
        }
        if (reached || (stepping && !wait_for_enter()))
            break;
    }
    return status;
}

/* A record that was left in the middle on purpose is fine. */
static int exit_code(enum record_status status)
{
    if (status == RECORD_ACTION || status == RECORD_FINISHED)
        return CLI_FINE;
    return status == RECORD_UNFINISHED ? CLI_UNFINISHED : CLI_NOT_SO;
}

/* A fault is told last, behind whatever could be shown; an unfinished record has one, too. */
static int play(const struct replay *in, const struct args *args)
{
    struct fault f;
    if (args->common.json)
        replay_json_header(in);
    else
        print_header(in);
    enum record_status status = walk(in, args, &f);
    if (args->jump && (status == RECORD_FINISHED || status == RECORD_UNFINISHED))
        return cli_complain("--to", "the record has only %lu actions", record_number(in->reader));
    if (args->common.json)
        replay_json_result(in, status);
    else if (status == RECORD_FINISHED)
        print_result(in);
    else if (args->jump && status == RECORD_ACTION)
        print_position(in);
    if (exit_code(status) != CLI_FINE)
        cli_complain_fault(&f);
    return cli_finish(exit_code(status));
}

/* ---- The command ------------------------------------------------------------------------------------------------- */

/* Reads no more than the first word; what can't be opened is no record. */
bool replay_is_record(const char *path)
{
    static const char begin[] = "hegemon-record ";
    char bytes[sizeof begin] = "";
    struct fault ignored;
    struct source in;
    if (!disk_read(&in, path, &ignored))
        return false;
    bool is = source_read(&in, bytes, sizeof begin - 1) == sizeof begin - 1 && strcmp(bytes, begin) == 0;
    source_close(&in);
    return is;
}

/* Complains about a seat that the game does not have. */
static bool choose_view(struct replay *in, const char *as)
{
    in->as = REPLAY_WHOLE;
    if (as == NULL)
        return true;
    if (strcmp(as, "spectator") == 0)
        in->as = HG_SPECTATOR;
    else if (!notation_parse_seat(in->r, as, strlen(as), &in->as) || in->as == HG_CHANCE) {
        cli_complain("--as", "\"%.60s\" is no seat of this game; write 1 to %u, or spectator", as, in->r->seats);
        return false;
    }
    return true;
}

/* Unreadable files are told apart from broken records here: the first are bad input, the second are not so. */
static int open_and_play(const struct args *args)
{
    struct fault f;
    struct replay in = {.language = args->common.language};
    if (!record_readable(args->path, &f))
        return cli_complain_fault(&f);
    in.reader = record_open(args->path, &f);
    if (in.reader == NULL) {
        cli_complain_fault(&f);
        return replay_is_record(args->path) ? CLI_NOT_SO : CLI_BAD_INPUT;
    }
    in.r = record_rules(in.reader);
    in.names = edition_names(record_edition(in.reader));
    int code = choose_view(&in, args->as) ? play(&in, args) : CLI_BAD_INPUT;
    record_close(in.reader);
    return code;
}

/* --resume writes to the record, the others only look at it, so they don't mix. */
static int run(int argc, char **argv)
{
    struct args args = {0};
    int code = cli_parse(&argp, "replay", argc, argv, &args.common);
    if (code != CLI_GO_ON)
        return code;
    if (args.path == NULL)
        return cli_complain("replay", "which record? Write `hegemon replay FILE`");
    if (!args.resume)
        return open_and_play(&args);
    if (args.jump || args.as != NULL || args.common.json || args.step)
        return cli_complain("--resume", "it stands alone; look at the record afterwards");
    return replay_resume(args.path, args.common.language);
}

const struct command command_replay = {"replay", SAID("step through a record, as everybody or one seat saw it"), run};
