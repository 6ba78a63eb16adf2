/* A list of its own, so that nobody has to look through all tables for those few. One that comes back from the database
 * is put where its age belongs. */
#include "server/listed.h"

static bool is_to_be_listed(const struct table *t)
{
    return t->host.listed && !t->shut && (t->host.phase == HOST_OPEN || t->host.phase == HOST_PLAYING);
}

static void list(struct server *s, struct table *t)
{
    struct table **at = &s->listed, *fresher = NULL;
    while (*at != NULL && (*at)->created > t->created) {
        fresher = *at;
        at = &fresher->staler;
    }
    t->fresher = fresher;
    t->staler = *at;
    if (*at != NULL)
        (*at)->fresher = t;
    *at = t;
}

static void unlist(struct server *s, struct table *t)
{
    if (t->fresher != NULL)
        t->fresher->staler = t->staler;
    else
        s->listed = t->staler;
    if (t->staler != NULL)
        t->staler->fresher = t->fresher;
}

static void set(struct server *s, struct table *t, bool listed)
{
    if (t->listed == listed)
        return;
    t->listed = listed;
    if (listed)
        list(s, t);
    else
        unlist(s, t);
}

void listed_settle(struct server *s, struct table *t)
{
    set(s, t, is_to_be_listed(t));
}

void listed_drop(struct server *s, struct table *t)
{
    set(s, t, false);
}
