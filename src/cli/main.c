/* The program's main: finds the command and hands over. It alone includes the face of other fronts, for `hegemon
 * play` and `hegemon serve`. The program's language is set before anything can fail, because faults are said in it. */
#include <stdio.h>
#include <string.h>

#include "server/serve.h"
#include "shell/cli.h"
#include "text/say.h"
#include "tui/tui.h"

/* In the order in which `hegemon --help` lists them. */
static const struct command *const commands[] = {
    &command_play,  &command_editions, &command_show,   &command_check,  &command_sim,
    &command_arena, &command_replay,   &command_verify, &command_review, &command_odds,
    &command_bench, &command_demo,     &command_serve,  &command_db,     &command_bot,
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

/* Prints to stdout when help was asked for, to stderr when no command was named. */
static int help(FILE *out)
{
    enum language language = cli_locale_language();
    fputs(say(language, "Usage: hegemon COMMAND [OPTION...]\n"
                        "Play, simulate and audit strategy board games.\n\n"),
          out);
    for (unsigned i = 0; i < COMMANDS; i++)
        fprintf(out, "  %-9s %s\n", commands[i]->name, say(language, commands[i]->about));
    fputs(say(language, "\n`hegemon COMMAND --help` explains a command, with examples.\n\n"
                        "Exit codes: 0 fine, 1 what was asked for is not so (a broken record, a violated\n"
                        "rule), 2 bad input or usage, 3 unfinished record, 130 stopped by Ctrl-C.\n"),
          out);
    return cli_finish(CLI_FINE);
}

/* The number is the build's. */
static int version(void)
{
    puts("hegemon " HEGEMON_VERSION);
    return cli_finish(CLI_FINE);
}

/* Names are short and few; abbreviations are not taken, so that new commands break nobody's scripts. */
static const struct command *command_named(const char *name)
{
    for (unsigned i = 0; i < COMMANDS; i++)
        if (strcmp(name, commands[i]->name) == 0)
            return commands[i];
    return NULL;
}

/* Also says where the known ones are listed. */
static int unknown(const char *name)
{
    return cli_complain(NULL, "there is no command \"%.60s\"; `hegemon --help` lists them", name);
}

/* `hegemon help play` is `hegemon play --help`. */
static int help_about(char *name)
{
    char option[] = "--help";
    char *arguments[] = {name, option, NULL};
    const struct command *named = command_named(name);
    return named != NULL ? named->run(2, arguments) : unknown(name);
}

/* Without a command the help goes to stderr and the code is that of bad usage, so that scripts notice. */
int main(int argc, char **argv)
{
    fault_speak(cli_locale_language());
    if (argc < 2) {
        help(stderr);
        return CLI_BAD_INPUT;
    }
    const struct command *named = command_named(argv[1]);
    if (named != NULL)
        return named->run(argc - 1, argv + 1);
    if (strcmp(argv[1], "help") == 0 && argc > 2)
        return help_about(argv[2]);
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "help") == 0)
        return help(stdout);
    if (strcmp(argv[1], "--version") == 0)
        return version();
    return unknown(argv[1]);
}
