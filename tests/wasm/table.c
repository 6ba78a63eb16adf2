/* A hosted table on this machine, for tests that hold the one in WebAssembly against it: the same plan, secret and
 * inputs must give the same outputs, byte for byte.
 *   wasm-table LABEL SECRET TIME SEAT... < INPUTS
 * LABEL is "mass-effect/basic 3" with an option behind it or not; SEAT `open` or the id of a player. Inputs, one on
 * each line: `+W` connects a watcher, `-W` disconnects it, `W MESSAGE` is what it says, `@TIME` ticks, `!`
 * restarts the table from its logs. What the store
 * and the players answer follows at once. Prints a hash of all that went out, how many messages that were, and the
 * number of the last action. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/driver.h"

static const struct mode *find(const char *label)
{
    unsigned count;
    const struct mode *mode = modes_all(&count);
    for (unsigned i = 0; i < count; i++)
        if (strcmp(mode[i].label, label) == 0)
            return &mode[i];
    fprintf(stderr, "There is no mode %s.\n", label);
    exit(2);
}

static void set_up(struct driver *d, char **word)
{
    driver_open(d, find(word[0]), NULL, 0);
    d->looking = false;
    key_parse(word[1], &d->plan.secret);
    d->now = strtoull(word[2], NULL, 10);
    for (unsigned i = 0; i < d->game.wire.rules->seats; i++) {
        d->plan.player[i] = player_find(word[3 + i]);
        d->plan.as[i] = d->plan.player[i] != NULL ? WIRE_AS_AI : WIRE_AS_OPEN;
    }
    for (enum language i = 0; i < LANGUAGES; i++)
        wire_facts_key(&d->game.wire, i, d->game.facts[i]);
    driver_create(d);
}

static void hear(struct driver *d, char *line)
{
    char *rest;
    if (line[0] == '@') {
        driver_tick(d, strtoull(line + 1, NULL, 10));
        return;
    }
    if (line[0] == '!') {
        driver_restart(d);
        return;
    }
    unsigned watcher = (unsigned)strtoul(line + strspn(line, "+-"), &rest, 10) % DRIVER_WATCHERS;
    if (line[0] == '+')
        driver_connect(d, watcher);
    else if (line[0] == '-')
        driver_disconnect(d, watcher);
    else
        driver_hear(d, watcher, rest + 1, strlen(rest + 1));
}

int main(int argc, char **argv)
{
    static struct driver d;
    static char line[2 * WIRE_BYTES_MAX];
    if (argc < 4 + 2)
        return 2;
    set_up(&d, argv + 1);
    while (fgets(line, sizeof line, stdin) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        hear(&d, line);
    }
    printf("%" PRIu64 " %lu %lu\n", d.hash, d.sent, d.t.course.number);
    driver_close(&d);
    return d.broken != NULL;
}
