/* Every unfinished game is replayed by this program, as a server would that loads it, and what no longer fits is named
 * before the server that still plays it is stopped. */
#include "server/check.h"

#include <stdio.h>
#include <unistd.h>

#include "server/base/base.h"
#include "server/games.h"
#include "shell/cli.h"
#include "text/say.h"

struct checking {
    struct games games;
    struct spent spent;
    struct game *game; /* that is being replayed */
    unsigned long fit, unfit;
};

/* Called with the name in each table's first line. One game is open at a time. */
static const struct host_game *find(void *context, const struct host_game_name *named, struct fault *f)
{
    struct checking *c = context;
    struct opened_name name;
    if (c->game != NULL)
        games_drop(&c->games, c->game);
    opened_of_log(named, &name);
    c->game = games_open(&c->games, &name, fault_language(), f);
    return c->game != NULL ? &c->game->host : NULL;
}

static void report(void *context, const char *game, const struct fault *why)
{
    struct checking *c = context;
    char text[sizeof why->place + sizeof why->sentence + 4];
    if (why == NULL) {
        c->fit++;
        return;
    }
    c->unfit++;
    fault_print(why, text, sizeof text);
    printf("%s: %s\n", game, text);
}

static bool replay(struct checking *c, struct base_reader *reader, struct fault *f)
{
    const struct base_replay replay = {c, find, report};
    bool read = base_replay(reader, &replay, f);
    if (c->game != NULL)
        games_drop(&c->games, c->game);
    return read;
}

int check_database(const char *path, enum language language)
{
    struct checking c = {0};
    struct fault f;
    if (!base_is_url(path) && access(path, F_OK) != 0)
        return cli_complain(path, "there is no database");
    /* What can't be opened can't be judged: that is no verdict, but bad input, as in every other command. */
    struct base_reader *reader = base_reader_open(path, &f);
    if (reader == NULL)
        return cli_complain_fault(&f);
    bool begun = games_begin(&c.games, &c.spent), read = begun && base_check(path, &f) && replay(&c, reader, &f);
    base_reader_close(reader);
    if (!begun)
        return cli_complain(NULL, "there is no memory left");
    games_end(&c.games);
    if (!read) {
        cli_complain_fault(&f);
        return cli_finish(CLI_NOT_SO);
    }
    printf(say(language, "unfinished games that fit: %lu; that don't: %lu\n"), c.fit, c.unfit);
    return cli_finish(c.unfit == 0 ? CLI_FINE : CLI_NOT_SO);
}
