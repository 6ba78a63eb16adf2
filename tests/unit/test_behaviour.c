/* The behaviour hash: fixed-seed games of every mode, summed up in one number each and kept in tests/behaviour.txt.
 * A commit that changes a number says why in its message.
 *   test_behaviour FILE          compare
 *   test_behaviour FILE --write  write the file anew */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "players/player.h"
#include "support/modes.h"
#include "table/table.h"

enum { GAMES = 20, ROUNDS = 60 };

static uint64_t play(const struct mode *mode, uint64_t game)
{
    static struct table t;
    struct hg_action done;
    struct fault f;
    table_seed(&t, &mode->rules, 1, game);
    for (unsigned i = 0; i < mode->rules.seats; i++)
        t.player[i] = player_find(i % 2 == 0 ? "aggressive" : "uniform");
    dealer_seed(&t.dealer, 1, game);
    t.cap = ROUNDS;
    while (table_advance(&t, &done, &f) == TABLE_ACTED)
        continue;
    return hg_hash(&mode->rules, &t.state) + t.actions;
}

static uint64_t behaviour(const struct mode *mode)
{
    uint64_t sum = HG_RULES_VERSION;
    for (uint64_t game = 0; game < GAMES; game++)
        sum = sum * 0x9e3779b97f4a7c15u + play(mode, game);
    return sum;
}

static int write_all(const char *path, const struct mode *modes, unsigned count)
{
    FILE *out = fopen(path, "w");
    if (out == NULL)
        return 2;
    fprintf(out, "# What fixed-seed games come to, by mode. Written by test_behaviour; explain every change.\n");
    for (unsigned i = 0; i < count; i++)
        fprintf(out, "%s %016" PRIx64 "\n", modes[i].label, behaviour(&modes[i]));
    return fclose(out) == 0 ? 0 : 2;
}

static bool expected(const char *path, const char *label, uint64_t hash)
{
    char line[160], want[160];
    FILE *in = fopen(path, "r");
    bool found = false;
    snprintf(want, sizeof want, "%s %016" PRIx64 "\n", label, hash);
    while (in != NULL && !found && fgets(line, sizeof line, in) != NULL)
        found = strcmp(line, want) == 0;
    if (in != NULL)
        fclose(in);
    if (!found)
        printf("behaviour has changed, or is not in %s: %s", path, want);
    return found;
}

int main(int argc, char **argv)
{
    unsigned count, failed = 0;
    const struct mode *modes = modes_all(&count);
    if (argc < 2)
        return 2;
    if (argc > 2 && strcmp(argv[2], "--write") == 0)
        return write_all(argv[1], modes, count);
    for (unsigned i = 0; i < count; i++)
        failed += !expected(argv[1], modes[i].label, behaviour(&modes[i]));
    printf("%u passed, %u failed\n", count - failed, failed);
    return failed != 0;
}
