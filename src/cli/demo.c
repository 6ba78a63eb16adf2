#include "cli/cli.h"
static int run(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    return 0;
}
const struct command command_demo = {"demo", "show a short game that plays itself, and what to try next", run};
