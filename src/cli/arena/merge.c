/* Puts the parts of a tournament together. Each is a results file of its own; all must agree on the plan, come from
 * this very program, and be there once. */
#include <string.h>

#include "cli/arena/arena.h"

/* A part that was interrupted can be gone on with, so it is told how. */
static bool is_whole(const struct arena_games *games, const char *path, struct fault *f)
{
    return games->done == games->total ||
           fault_at(f, path, 0, "of this part %llu of %llu games are played; go on with it by --resume",
                    (unsigned long long)(games->done - games->first),
                    (unsigned long long)(games->total - games->first));
}

/* `part` has the range of this file and writes into everybody's results. */
static bool read_part(struct arena_text *text, const struct arena_args *args, const struct arena_plan *plan,
                      struct arena_games *all, struct fault *f)
{
    struct shard_range groups = shard_range(&args->shard, plan->groups);
    struct arena_games part = {.result = all->result, .first = groups.first * plan->seatings, .part = true};
    part.done = part.first;
    part.total = groups.end * plan->seatings;
    return arena_text_read(text, plan, &part, f) && is_whole(&part, text->path, f);
}

static bool belongs(const struct arena_text *text, const struct arena_args *args, const char *build, char *head,
                    struct fault *f)
{
    if (args->shard.count == 0)
        return fault_at(f, text->path, 0, "this is a whole tournament and no part of one");
    if (strcmp(args->build, build) != 0)
        return fault_at(f, text->path, 0,
                        "another build of the program has played this part; play it again with this one");
    if (head[0] == '\0')
        strcpy(head, text->head);
    return strcmp(head, text->head) == 0 ||
           fault_at(f, text->path, 0, "this part belongs to another tournament than the first one");
}

/* Where one run would have stopped: behind the group that decided. */
static void stop_at_verdict(const struct arena_plan *plan, struct arena_games *games)
{
    struct arena_test test;
    uint64_t done = 0;
    arena_test_begin(plan, &test);
    while (done < games->total && test.verdict == 0) {
        arena_test_add(plan, &games->result[done], &test);
        done += plan->seatings;
    }
    games->done = done;
}

bool arena_merge(const struct shard_files *files, const struct arena_plan *plan, struct arena_games *games,
                 struct fault *f)
{
    static struct shard_found found;
    char build[CRYPTO_DIGEST_HEX], head[CRYPTO_DIGEST_HEX] = "";
    bool fine = shard_build(build, f);
    for (unsigned i = 0; fine && i < files->count; i++) {
        struct arena_text text;
        struct arena_args args = {.groups = 0};
        fine = arena_text_open(&text, files->path[i], &args, f) && belongs(&text, &args, build, head, f) &&
               shard_note(&found, &args.shard, files->path[i], f) && read_part(&text, &args, plan, games, f);
        arena_text_free(&text);
    }
    if (!fine || !shard_all(&found, f))
        return false;
    stop_at_verdict(plan, games);
    return true;
}
