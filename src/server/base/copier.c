/* The thread that copies SQLite's write-ahead log into the database. SQLite itself would do it within a commit, and
 * everybody whose move waits for the next one would wait for that, too. Other connections may write while one copies;
 * but what they write meanwhile stays to be copied, and only a log that is copied to its end begins anew. So most of it
 * is copied here, and when the log has become long and next to nothing is left, the writer copies that between two
 * transactions. */
#include "server/base/inside.h"

#include <string.h>

/* Pages of 4 kB. A pass of fewer would copy the same pages again and again: those at the ends of games that are played.
 * The rest is about what one transaction of many moves writes, since there is always one more of them while a thread
 * copies. The last one is for a disk that never catches up. */
static const struct base_copies usual = {.step = 4000, .rest = 600, .full = 16000, .most = 64000};

/* On either connection; where it fails the log stays, and is looked at again after another transaction. */
static void copy(struct base_copier *c, sqlite3 *db)
{
    int logged = 0, copied = 0;
    if (sqlite3_wal_checkpoint_v2(db, NULL, SQLITE_CHECKPOINT_PASSIVE, &logged, &copied) != SQLITE_OK)
        return;
    pthread_mutex_lock(&c->mutex);
    c->seen = logged;
    c->copied = copied;
    pthread_mutex_unlock(&c->mutex);
}

static void *copy_on(void *copier)
{
    struct base_copier *c = copier;
    pthread_mutex_lock(&c->mutex);
    for (;;) {
        while (!c->wanted && !c->closing)
            pthread_cond_wait(&c->wake, &c->mutex);
        if (c->closing)
            break;
        pthread_mutex_unlock(&c->mutex);
        copy(c, c->db);
        pthread_mutex_lock(&c->mutex);
        c->wanted = false;
    }
    pthread_mutex_unlock(&c->mutex);
    return NULL;
}

/* What is to be done about a log of so many pages: nothing, a pass of the thread's, or the rest by the writer. Who
 * reads an old state, a backup for one, keeps newer pages from being copied: then a pass is worth it only when more has
 * come.
 */
enum what { NOTHING, PASS, REST };

static enum what judge(struct base_copier *c, int logged)
{
    if (logged < c->seen) /* it has begun anew */
        c->seen = c->copied = 0;
    int left = logged - c->copied, more = logged - c->seen;
    if (c->wanted)
        return NOTHING;
    if (logged >= c->copies.full && left <= c->copies.rest)
        return REST;
    if (more < c->copies.rest)
        return NOTHING;
    if (logged >= c->copies.most)
        return REST;
    return logged >= c->copies.full || left >= c->copies.step ? PASS : NOTHING;
}

void base_copier_look(struct base *b, int logged)
{
    struct base_copier *c = &b->copier;
    pthread_mutex_lock(&c->mutex);
    enum what what = judge(c, logged);
    if (what == PASS) {
        c->wanted = true;
        pthread_cond_signal(&c->wake);
    }
    pthread_mutex_unlock(&c->mutex);
    if (what == REST)
        copy(c, b->db);
}

bool base_copier_start(struct base *b, struct fault *f)
{
    struct base_copier *c = &b->copier;
    pthread_mutex_init(&c->mutex, NULL);
    pthread_cond_init(&c->wake, NULL);
    c->begun = true;
    c->copies = usual;
    c->db = base_connect(b->path, f);
    if (c->db == NULL || !base_run(c->db, b->path, "pragma synchronous = full", f))
        return false;
    int error = pthread_create(&c->thread, NULL, copy_on, c);
    c->running = error == 0;
    return c->running || fault_at(f, b->path, 0, "no thread could be started: %s", strerror(error));
}

/* Copes with every half. */
void base_copier_stop(struct base *b)
{
    struct base_copier *c = &b->copier;
    if (!c->begun)
        return;
    pthread_mutex_lock(&c->mutex);
    c->closing = true;
    pthread_cond_signal(&c->wake);
    pthread_mutex_unlock(&c->mutex);
    if (c->running)
        pthread_join(c->thread, NULL);
    sqlite3_close(c->db);
    pthread_cond_destroy(&c->wake);
    pthread_mutex_destroy(&c->mutex);
}
