/* A server for the test of leaks: the real one, but what it draws by lot and what its clock shows is always the same,
 * so that two of them do the same; and a table's position can be replaced by another one that looks the same to one
 * seat. The linker puts these functions in the place of the program's own (--wrap); nothing of it is in the program
 * itself. The message {"t":"imagine","for":N} (from 1; 0: who only watches) is the wish for such a position. */
#include <stdlib.h>
#include <string.h>

#include "host/host.h"
#include "players/rng.h"
#include "server/serve.h"
#include "server/server.h"
#include "table/keys.h"

void __wrap_key_random(struct game_key *k);
uint64_t __wrap_server_now(void);
struct net *__wrap_net_new(const struct net_calls *calls, const struct net_limits *limits);
struct net *__real_net_new(const struct net_calls *calls, const struct net_limits *limits);
void __wrap_host_hear(struct host_table *t, struct host_watcher *w, uint64_t now, const char *bytes, size_t length,
                      const struct host_out *out);
void __real_host_hear(struct host_table *t, struct host_watcher *w, uint64_t now, const char *bytes, size_t length,
                      const struct host_out *out);

void __wrap_key_random(struct game_key *k)
{
    static uint64_t count;
    struct rng rng;
    rng_seed(&rng, ++count, 2);
    for (unsigned i = 0; i < sizeof k->byte; i++)
        k->byte[i] = (uint8_t)rng_below(&rng, 256);
}

uint64_t __wrap_server_now(void)
{
    return UINT64_C(1790000000000);
}

/* The test asks a lot. */
struct net *__wrap_net_new(const struct net_calls *calls, const struct net_limits *limits)
{
    struct net_limits wide = *limits;
    wide.burst = wide.per_second = 1000000;
    return __real_net_new(calls, &wide);
}

static uint32_t below(void *rng, uint32_t bound)
{
    return rng_below(rng, bound);
}

/* Hands, or whatever else a game of the family hides. */
static bool is_other(const struct hg_rules *r, const struct hg_state *a, const struct hg_state *b)
{
    if (r->family == HG_CONQUEST)
        return memcmp(a->conquest.secret.hand, b->conquest.secret.hand, sizeof a->conquest.secret.hand) != 0;
    if (r->family == HG_GALACTIC)
        return memcmp(a->galactic.secret.hand, b->galactic.secret.hand, sizeof a->galactic.secret.hand) != 0;
    return memcmp(a, b, sizeof *a) != 0;
}

/* False, and nothing has happened, where nothing that matters would differ. */
static bool imagine(struct host_table *t, uint8_t seat)
{
    static uint64_t count;
    struct rng rng;
    struct hg_view v;
    const struct hg_rules *r = t->game->wire.rules;
    const struct hg_state before = t->course.state;
    rng_seed(&rng, ++count, 1);
    hg_view(r, &t->course.state, seat, &v);
    hg_imagine(r, &v, (struct hg_source){below, &rng}, &t->course.state);
    if (!is_other(r, &before, &t->course.state)) {
        t->course.state = before;
        return false;
    }
    t->course.past.count = 0; /* it would lead back to the true position */
    return true;
}

void __wrap_host_hear(struct host_table *t, struct host_watcher *w, uint64_t now, const char *bytes, size_t length,
                      const struct host_out *out)
{
    static const char wish[] = "{\"t\":\"imagine\",\"for\":";
    size_t skip = sizeof wish - 1;
    if (length > skip && memcmp(bytes, wish, skip) == 0) {
        unsigned seat = (unsigned)(bytes[skip] - '0');
        bool differs = imagine(t, seat > 0 ? (uint8_t)(seat - 1) : (uint8_t)HG_SPECTATOR);
        const char *answer = differs ? "{\"t\":\"imagined\",\"on\":true}" : "{\"t\":\"imagined\",\"on\":false}";
        out->send(out->context, w, answer, strlen(answer));
        return;
    }
    __real_host_hear(t, w, now, bytes, length, out);
}

int main(int count, char **arguments)
{
    return count > 1 ? command_serve.run(count - 1, arguments + 1) : 2;
}
