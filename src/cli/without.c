/* The commands of a server in a program that was built without one: they say so, and how to get it. */
#include "shell/cli.h"
#include "text/say.h"

static int refuse(int argc, char **argv)
{
    (void)argc;
    return cli_complain(argv[0], "this program was built without a server; `make setup FOR=serve` and `make` add it");
}

const struct command command_serve = {"serve", "host tables for others, in the browser and for programs", refuse};
const struct command command_db = {"db", "care for a server's database: backup, restore, check, erase", refuse};
const struct command command_bot = {"bot", SAID("let a program play at a table of a server"), refuse};
