/* A program that was built without libpq knows no PostgreSQL, and says so wherever one is named. */
#include "server/base/postgres.h"

static bool refuse(struct fault *f)
{
    return fault_at(f, "--db", 0, "this program was built without PostgreSQL; name a file");
}

static void nothing_to_end(struct base *b)
{
    (void)b;
}

static const struct base_kind none = {.end = nothing_to_end};

bool postgres_open(struct base *b, struct fault *f)
{
    b->kind = &none;
    return refuse(f);
}

struct base_reader *postgres_reader(const char *url, struct fault *f)
{
    (void)url;
    refuse(f);
    return NULL;
}

bool postgres_check(const char *url, struct fault *f)
{
    (void)url;
    return refuse(f);
}

bool postgres_rebuild(const char *url, struct fault *f)
{
    (void)url;
    return refuse(f);
}

struct base_watch *base_watch(struct base *b, const char *url, const struct base_watch_calls *calls, struct fault *f)
{
    (void)b, (void)url, (void)calls;
    refuse(f);
    return NULL;
}

void base_watch_roll(struct base_watch *w, struct base_roll *roll)
{
    (void)w, (void)roll;
}

void base_watch_end(struct base_watch *w)
{
    (void)w;
}
