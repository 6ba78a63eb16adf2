/* A whole game in one page: casual players against each other, told as everybody may see it, with its record at the
 * end.
 *
 *     cc play.c $(pkg-config --cflags --libs hegemon) -o play && ./play mass-effect/basic 3 42 >game.hgr
 */
#include <hegemon.h>

#include <stdio.h>
#include <stdlib.h>

static int complain(const char *fault)
{
    fprintf(stderr, "play: %s\n", fault);
    return 1;
}

/* One action, of chance or of the seat that is awaited. */
static bool step(struct hegemon *game, char *fault)
{
    char action[HEGEMON_ACTION];
    int seat = hegemon_awaited(game);
    if (seat == HEGEMON_CHANCE)
        return hegemon_deal(game, fault);
    return hegemon_advise(game, "casual", action, fault) && hegemon_act(game, seat, action, fault);
}

int main(int argc, char **argv)
{
    char fault[HEGEMON_FAULT], story[512];
    if (argc != 4)
        return complain("write: play EDITION/MODE SEATS SEED");
    struct hegemon *game = hegemon_new(argv[1], (unsigned)atoi(argv[2]), NULL, strtoull(argv[3], NULL, 10), fault);
    if (game == NULL)
        return complain(fault);

    while (hegemon_awaited(game) != HEGEMON_NOBODY) {
        int seat = hegemon_awaited(game);
        if (!step(game, fault))
            return complain(fault);
        hegemon_story(game, HEGEMON_SPECTATOR, "en", story, sizeof story);
        fprintf(stderr, "%lu: seat %d %s\n", hegemon_actions(game), seat, story);
    }

    size_t length = hegemon_record(game, NULL, 0);
    char *record = malloc(length + 1);
    if (record == NULL)
        return complain("there is not enough memory");
    hegemon_record(game, record, length + 1);
    fputs(record, stdout);
    free(record);
    hegemon_free(game);
    return 0;
}
