/* A program that was built without libcurl calls nobody, and says so when it is asked to. */
#include <stddef.h>

#include "server/webhooks.h"
#include "text/say.h"

bool webhooks_are_there(void)
{
    return false;
}

struct webhooks *webhooks_new(bool private)
{
    (void)private;
    return NULL;
}

void webhooks_free(struct webhooks *w)
{
    (void)w;
}

void webhooks_add(struct webhooks *w, const char *table, const struct host_nudge *nudge, uint64_t now)
{
    (void)w, (void)table, (void)nudge, (void)now;
}

struct webhooks_counts webhooks_count(struct webhooks *w)
{
    (void)w;
    return (struct webhooks_counts){0};
}

const char *webhooks_refuse(const char *url, bool private)
{
    (void)url, (void)private;
    return SAID("This server calls nobody.");
}
