/* `hegemon verify`: recomputes a record. The work is table/verify's; here are the arguments, the report and the exit
 * code, whose numbers are those of enum verify_status.
 *
 * With --seen it also compares the record with what a page has kept of its game (docs/API.md), which proves that
 * nothing was rewritten after the seat was told of it. */
#include <stdio.h>

#include "cli/pairs.h"
#include "cli/replay.h"
#include "front/recording.h"
#include "shell/cli.h"
#include "stories/endings.h"
#include "table/verify.h"
#include "text/disk.h"
#include "text/say.h"
#include "text/sink_file.h"
#include "text/utf8.h"
#include "wire/seen.h"

/* What the command line says. */
struct args {
    struct cli_common common;
    const char *path, *secret, *seen;
};

enum { KEY_SECRET = CLI_KEY_OWN, KEY_SEEN };

static const struct argp_option options[] = {
    {"secret", KEY_SECRET, "FILE", 0,
     SAID("The secret of an audited game that goes on (default: RECORD.secret, if it is there)"), 1},
    {"seen", KEY_SEEN, "FILE", 0,
     SAID("What one seat was told through the game, as its page has kept it: does it fit?"), 1},
    CLI_OPTION_JSON,
    CLI_OPTION_LANG,
    CLI_OPTION_HELP,
    {0},
};

/* Two options take a file each; the rest is what all commands know. */
static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct args *args = state->input;
    if (key == ARGP_KEY_ARG)
        return cli_take_argument(&args->path, arg, &args->common);
    if (key != KEY_SECRET && key != KEY_SEEN)
        return cli_parse_common(key, arg, &args->common);
    *(key == KEY_SECRET ? &args->secret : &args->seen) = arg;
    return 0;
}

static const struct argp argp = {
    .options = options,
    .parser = parse,
    .args_doc = "RECORD",
    .doc = "Recomputes a record: every action must be legal, every hash must fit, and every roll and draw must be what "
           "the dealer dealt. Of an audited game the dealer is known once its secret is revealed.\v"
           "Examples:\n"
           "  hegemon verify game.hgr\n"
           "  hegemon verify game.hgr --json\n"
           "  hegemon verify game.hgr --seen seen.txt\n\n"
           "Exit codes: 0 it fits, 1 it is broken (the line is named), 2 it can't be read or bad usage, 3 it fits so "
           "far and is unfinished.",
};

/* One line, e.g. `game.hgr: 411 actions fit, 205 outcomes of chance recomputed; the game was won`. */
static void print_report(const struct args *args, enum verify_status status, const struct verify_report *report,
                         const struct seen_report *seen)
{
    char shown[RECORDING_PATH_MAX];
    enum language language = args->common.language;
    printf(say(language, "%s: %lu actions fit"), utf8_escape(args->path, shown, sizeof shown), report->actions);
    if (report->dealt)
        printf(say(language, ", %lu outcomes of chance recomputed"), report->events);
    else
        fputs(say(language, ", chance can't be recomputed before the secret is revealed"), stdout);
    if (status == VERIFY_UNFINISHED)
        puts(say(language, "; the game is unfinished"));
    else
        printf(say(language, "; the game was %s\n"), ending_of_record(report->end, language));
    if (seen != NULL) {
        printf(say(language, "%s has seen this game: %lu values fit"), seen->who, seen->values);
        putchar('\n');
    }
}

/* One object; with the place and the sentence of the fault wherever the record is not whole and right. */
static void write_report(enum verify_status status, const struct verify_report *report, const struct seen_report *seen,
                         const struct fault *f)
{
    static const char *const words[] = {
        [VERIFY_FITS] = "fits",
        [VERIFY_REFUSED] = "broken",
        [VERIFY_UNREADABLE] = "unreadable",
        [VERIFY_UNFINISHED] = "unfinished",
    };
    struct sink out = sink_file(stdout);
    struct json j = {&out, false};
    json_begin_line(&j);
    pair_text(&j, "status", words[status]);
    pair_number(&j, "actions", report->actions);
    pair_number(&j, "chance_recomputed", report->events);
    pair_flag(&j, "dealer_checked", report->dealt);
    pair_text(&j, "end", report->end[0] != '\0' ? report->end : NULL);
    if (seen != NULL) {
        pair_number(&j, "seen", seen->values);
        if (seen->number > 0)
            pair_number(&j, "seen_otherwise", seen->number);
    }
    if (status != VERIFY_FITS) {
        pair_text(&j, "place", f->place);
        pair_text(&j, "sentence", f->sentence);
    }
    json_end_line(&j);
}

/* Both files are opened anew: the record was closed when it was verified. */
static enum verify_status compare_files(const struct args *args, struct seen_report *seen, struct fault *f)
{
    struct source kept;
    if (!disk_read(&kept, args->seen, f))
        return VERIFY_UNREADABLE;
    struct record_reader *record = record_open(args->path, f);
    enum verify_status status =
        record != NULL ? seen_check(record, args->seen, &kept, args->common.language, seen, f) : VERIFY_REFUSED;
    if (record != NULL)
        record_close(record);
    source_close(&kept);
    return status;
}

/* A record that does not fit by itself need not be compared with anything. */
static enum verify_status compare_seen(const struct args *args, enum verify_status status, struct seen_report *seen,
                                       struct fault *f)
{
    struct fault inner;
    if (args->seen == NULL || (status != VERIFY_FITS && status != VERIFY_UNFINISHED))
        return status;
    enum verify_status fits = compare_files(args, seen, &inner);
    if (fits == VERIFY_FITS)
        return status;
    *f = inner;
    return fits;
}

/* A file that never was a record is bad input rather than a broken record. */
static int run(int argc, char **argv)
{
    struct args args = {0};
    struct verify_report report = {0};
    struct seen_report seen = {0};
    struct fault f = {{0}, {0}};
    int code = cli_parse(&argp, "verify", argc, argv, &args.common);
    if (code != CLI_GO_ON)
        return code;
    if (args.path == NULL)
        return cli_complain("verify", "which record? Write `hegemon verify FILE`");
    enum verify_status status = verify_record(args.path, args.secret, &report, &f);
    bool broken = status == VERIFY_REFUSED;
    status = compare_seen(&args, status, &seen, &f);
    if (args.common.json)
        write_report(status, &report, args.seen != NULL ? &seen : NULL, &f);
    else if (status == VERIFY_FITS || status == VERIFY_UNFINISHED)
        print_report(&args, status, &report, args.seen != NULL ? &seen : NULL);
    if (status != VERIFY_FITS)
        cli_complain_fault(&f);
    if (broken && !replay_is_record(args.path))
        return cli_finish(CLI_BAD_INPUT);
    return cli_finish((int)status);
}

const struct command command_verify = {"verify", SAID("recompute a record: every action, hash, roll and draw"), run};
