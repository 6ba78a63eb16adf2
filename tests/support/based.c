/* See based.h. */
#include "support/based.h"

#include <check.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

struct based based = {.path = "test.base", .mutex = PTHREAD_MUTEX_INITIALIZER, .wake = PTHREAD_COND_INITIALIZER};

static void remove_files(void)
{
    static const char *const end[] = {"", "-wal", "-shm", "-journal", ".lock", ".new"};
    char path[64];
    for (unsigned i = 0; i < sizeof end / sizeof *end; i++) {
        snprintf(path, sizeof path, "%s%s", based.path, end[i]);
        unlink(path);
    }
}

static void open_both(void)
{
    struct fault f;
    based.base = base_open(based.path, &f);
    ck_assert_msg(based.base != NULL, "%s: %s", f.place, f.sentence);
    based.reader = base_reader_open(based.path, &f);
    ck_assert_msg(based.reader != NULL, "%s: %s", f.place, f.sentence);
    based.answers = 0;
}

void based_open(void)
{
    remove_files();
    open_both();
}

void based_close(void)
{
    if (based.reader != NULL)
        base_reader_close(based.reader);
    if (based.base != NULL)
        base_close(based.base);
    based.reader = NULL;
    based.base = NULL;
}

void based_again(void)
{
    based_close();
    open_both();
}

void based_remove(void)
{
    based_close();
    remove_files();
}

void based_store(struct base_store *s, const char *game)
{
    struct fault f;
    ck_assert_msg(base_store(s, based.base, based.reader, game, &f), "%s", f.sentence);
}

static void answered(struct base_request *r)
{
    (void)r;
    pthread_mutex_lock(&based.mutex);
    based.answers++;
    pthread_cond_signal(&based.wake);
    pthread_mutex_unlock(&based.mutex);
}

void based_request(struct base_request *r, const char *game, enum store_log log, uint64_t number, const char *line)
{
    base_request(r, game, answered, NULL);
    base_request_add(r, log, number, line, strlen(line));
}

void based_wait(unsigned answers)
{
    pthread_mutex_lock(&based.mutex);
    while (based.answers < answers)
        pthread_cond_wait(&based.wake, &based.mutex);
    based.answers -= answers;
    pthread_mutex_unlock(&based.mutex);
}

enum store_answer based_try(const char *game, enum store_log log, uint64_t number, const char *line, struct fault *f)
{
    struct base_request r;
    based_request(&r, game, log, number, line);
    base_submit(based.base, &r);
    based_wait(1);
    *f = r.fault;
    base_request_free(&r);
    return r.answer;
}

void based_add(const char *game, enum store_log log, uint64_t number, const char *line, enum store_answer due)
{
    struct fault f;
    enum store_answer answer = based_try(game, log, number, line, &f);
    ck_assert_msg(answer == due, "%s %d: answer %d: %s", game, (int)number, answer, f.sentence);
}

/* ---- The gate ---------------------------------------------------------------------------------------------------- */

static void stand(struct base_request *r)
{
    struct based_gate *gate = r->context;
    pthread_mutex_lock(&gate->mutex);
    gate->reached = true;
    pthread_cond_broadcast(&gate->wake);
    while (!gate->open)
        pthread_cond_wait(&gate->wake, &gate->mutex);
    gate->reached = false;
    pthread_cond_broadcast(&gate->wake);
    pthread_mutex_unlock(&gate->mutex);
}

void based_shut(struct based_gate *gate)
{
    *gate = (struct based_gate){.mutex = PTHREAD_MUTEX_INITIALIZER, .wake = PTHREAD_COND_INITIALIZER};
    base_request(&gate->request, "gate", stand, gate);
    base_request_add(&gate->request, STORE_TABLE, 1, "1 table", 7);
    base_submit(based.base, &gate->request);
    pthread_mutex_lock(&gate->mutex);
    while (!gate->reached)
        pthread_cond_wait(&gate->wake, &gate->mutex);
    pthread_mutex_unlock(&gate->mutex);
}

void based_let_go(struct based_gate *gate)
{
    pthread_mutex_lock(&gate->mutex);
    gate->open = true;
    pthread_cond_broadcast(&gate->wake);
    while (gate->reached)
        pthread_cond_wait(&gate->wake, &gate->mutex);
    pthread_mutex_unlock(&gate->mutex);
    base_request_free(&gate->request);
}
