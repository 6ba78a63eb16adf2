/* `hegemon review`: what was luck and what was skill in a recorded game, or in all games of a folder. */
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/review/sheet.h"
#include "shell/stop.h"
#include "text/say.h"
#include "text/sink_file.h"

/* What the command line says. */
struct args {
    struct cli_common common;
    const char *path, *html, *level;
    bool quick, luck_only;
};

enum { KEY_HTML = CLI_KEY_OWN, KEY_LEVEL, KEY_QUICK, KEY_LUCK };

static const struct argp_option options[] = {
    {"html", KEY_HTML, "FILE", 0, "Write the review as a page, too: one file that needs no other", 1},
    {"level", KEY_LEVEL, "LEVEL", 0, "How much work: quick, normal (default) or deep", 1},
    {"quick", KEY_QUICK, NULL, 0, "The same as --level quick: ten times less work", 1},
    {"luck", KEY_LUCK, NULL, 0, "Leave decisions alone: luck and chances only", 1},
    CLI_OPTION_JSON,
    CLI_OPTION_LANG,
    CLI_OPTION_HELP,
    {0},
};

static const struct cli_value values[] = {
    CLI_TEXT_INTO(KEY_HTML, struct args, html),
    CLI_TEXT_INTO(KEY_LEVEL, struct args, level),
    CLI_FLAG_INTO(KEY_QUICK, struct args, quick),
    CLI_FLAG_INTO(KEY_LUCK, struct args, luck_only),
    CLI_VALUES_END,
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct args *args = state->input;
    if (key == ARGP_KEY_ARG)
        return cli_take_argument(&args->path, arg, &args->common);
    error_t taken = cli_take(values, key, arg, args);
    return taken != ARGP_ERR_UNKNOWN ? taken : cli_parse_common(key, arg, &args->common);
}

static const struct argp argp = {
    .options = options,
    .parser = parse,
    .args_doc = "RECORD|FOLDER",
    .doc = "Says for every roll and draw how much it changed the chances to win, and for every decision what it cost "
           "against the best one that could be found from what the seat knew; and the result with the luck taken out. "
           "Of a folder, a profile of everybody who played in its records. docs/REVIEW.md explains the figures.\v"
           "Examples:\n"
           "  hegemon review game.hgr\n"
           "  hegemon review game.hgr --html review.html\n"
           "  hegemon review ~/.local/state/hegemon --quick\n\n"
           "Exit codes: 0 reviewed, 1 the record is broken, 2 it can't be read or bad usage, 3 reviewed as far as it "
           "goes: the game is unfinished, 130 stopped by Ctrl-C.",
};

/* False when there is no such level. */
static bool find_level(const struct args *args, enum review_level *out)
{
    *out = args->quick ? REVIEW_QUICK : REVIEW_NORMAL;
    if (args->level == NULL)
        return true;
    for (unsigned i = 0; i < REVIEW_LEVELS; i++)
        if (strcmp(args->level, review_level_words[i]) == 0) {
            *out = (enum review_level)i;
            return true;
        }
    return false;
}

static bool is_folder(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

static int review_file(const struct args *args, const struct sheet_order *order)
{
    static struct sheet sheet;
    struct fault f;
    int code = sheet_open(&sheet, args->path, order, args->common.language);
    if (code != CLI_FINE && code != CLI_UNFINISHED)
        return code;
    if (args->common.json) {
        struct sink out = sink_file(stdout);
        sheet_json(&sheet, &(struct json){&out, false});
        sink_put(&out, '\n');
        sink_flush(&out);
    } else {
        sheet_print(&sheet);
    }
    if (args->html != NULL && !sheet_page(&sheet, args->html, &f))
        code = cli_complain_fault(&f);
    sheet_close(&sheet);
    return code;
}

static int run(int argc, char **argv)
{
    struct args args = {0};
    struct sheet_order order = {0};
    int code = cli_parse(&argp, "review", argc, argv, &args.common);
    if (code != CLI_GO_ON)
        return code;
    if (args.path == NULL)
        return cli_complain("review", "which record? Write `hegemon review FILE`");
    if (!find_level(&args, &order.level))
        return cli_complain("--level", "there is no level \"%.40s\"; write quick, normal or deep", args.level);
    order.luck_only = args.luck_only;
    stop_watch();
    if (!is_folder(args.path))
        return cli_finish(review_file(&args, &order));
    if (args.html != NULL)
        return cli_complain("--html", "a page is made of one record, not of a folder");
    return cli_finish(profile_run(args.path, &order, &args.common));
}

const struct command command_review = {"review", SAID("what was luck and what was skill in a recorded game"), run};
