/* The arguments by which commands name a game: EDITION/MODE, --seats, --option, --edition. */
#ifndef SHELL_GAMEARGS_H
#define SHELL_GAMEARGS_H

#include "front/game.h"
#include "shell/cli.h"

/* What was said. Texts point into the arguments. */
struct game_args {
    const char *name;
    uint64_t seats; /* 0: the fewest */
    struct setting setting[RECORD_SETTINGS_MAX];
    unsigned settings;
};

enum { GAME_KEY_SEATS = CLI_KEY_GAME, GAME_KEY_OPTION, GAME_KEY_END };

#define GAME_OPTION_SEATS                                                                                              \
    BRACED("seats", GAME_KEY_SEATS, "N", 0, SAID("Number of players (default: the fewest of the mode)"), 1)
#define GAME_OPTION_OPTION                                                                                             \
    BRACED("option", GAME_KEY_OPTION, "ID=VALUE", 0, SAID("Set an option of the mode; may be repeated"), 1)

/* Where a command's parser ends when it names a game: these, then what every command shares. */
error_t game_args_parse(int key, char *arg, struct game_args *args, struct cli_common *common);

/* Finds the game and compiles its rules. The caller closes the edition in any case. */
bool game_args_compile(const struct game_args *args, const char *folder, struct game_name *game, struct hg_rules *r,
                       struct fault *f);

#endif
