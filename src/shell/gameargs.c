/* Reads what names a game, see gameargs.h. */
#include "shell/gameargs.h"

static error_t parse_option(struct game_args *args, char *arg)
{
    if (args->settings == RECORD_SETTINGS_MAX)
        cli_complain("--option", "at most %d options can be set", RECORD_SETTINGS_MAX);
    else if (!game_split_setting(arg, &args->setting[args->settings]))
        cli_complain("--option", "\"%.60s\" has not the form ID=VALUE, such as reshuffle=off", arg);
    else {
        args->settings++;
        return 0;
    }
    return CLI_COMPLAINED;
}

error_t game_args_parse(int key, char *arg, struct game_args *args, struct cli_common *common)
{
    switch (key) {
    case ARGP_KEY_ARG:
        return cli_take_argument(&args->name, arg, common);
    case GAME_KEY_SEATS:
        return cli_number("--seats", arg, 1, HG_SEATS_MAX, &args->seats);
    case GAME_KEY_OPTION:
        return parse_option(args, arg);
    default:
        return cli_parse_common(key, arg, common);
    }
}

bool game_args_compile(const struct game_args *args, const char *folder, struct game_name *game, struct hg_rules *r,
                       struct fault *f)
{
    uint64_t seats = args->seats;
    return game_find_playable(args->name, folder, &seats, game, f) &&
           edition_compile(game->edition, game->mode->named.id, (unsigned)seats, args->setting, args->settings, r, f);
}
