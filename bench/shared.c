/* What one process stores in a shared database in a second: moves (a line of the record, a line of the table), each
 * acknowledged after its commit, with so many under way at a time, each in a game of its own.
 *   bench-shared URL UNDER_WAY MILLISECONDS   prints moves a second and requests in a transaction
 * bench/cluster.py runs several of them at once. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "server/base/base.h"

enum { MOST = 256 };

struct slot {
    struct base_request request;
    char game[HOST_TABLE_MAX];
    uint64_t next;
};

static struct slot slot[MOST];
static struct base *base;
static double stop_at;
static uint64_t done;
static unsigned standing;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t wake = PTHREAD_COND_INITIALIZER;

static double seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void submit(struct slot *s)
{
    static const char record[] = "17 2 attack tassadar-reach aiur 3 : 6 4 2 / 5 1";
    static const char table[] = "1700000000000 move 17 2 m-17-8c4f";
    base_request_empty(&s->request);
    base_request_add(&s->request, STORE_RECORD, s->next, record, sizeof record - 1);
    base_request_add(&s->request, STORE_TABLE, s->next, table, sizeof table - 1);
    s->next++;
    base_submit(base, &s->request);
}

/* On the writer's thread. */
static void answered(struct base_request *r)
{
    if (r->answer != STORE_DONE) {
        fprintf(stderr, "bench-shared: %s\n", r->answer == STORE_TAKEN ? "a number was taken" : r->fault.sentence);
        exit(2);
    }
    pthread_mutex_lock(&mutex);
    done++;
    if (seconds() < stop_at)
        submit(r->context);
    else
        standing++;
    pthread_cond_signal(&wake);
    pthread_mutex_unlock(&mutex);
}

static void begin(struct slot *s)
{
    struct game_key random;
    char hex[KEY_HEX];
    key_random(&random);
    key_print(&random, hex);
    snprintf(s->game, sizeof s->game, "%.20s", hex);
    base_request(&s->request, s->game, answered, s);
    s->next = 1;
    submit(s);
}

int main(int argc, char **argv)
{
    struct fault f;
    unsigned under_way = argc == 4 ? (unsigned)atoi(argv[2]) : 0;
    if (under_way == 0 || under_way > MOST || (base = base_open(argv[1], &f)) == NULL) {
        fprintf(stderr, "bench-shared: URL UNDER_WAY MILLISECONDS\n");
        return 2;
    }
    double began = seconds();
    stop_at = began + 1e-3 * atoi(argv[3]);
    for (unsigned i = 0; i < under_way; i++)
        begin(&slot[i]);
    pthread_mutex_lock(&mutex);
    while (standing < under_way)
        pthread_cond_wait(&wake, &mutex);
    pthread_mutex_unlock(&mutex);
    struct base_counts counts = base_counts(base);
    printf("%.0f %.1f\n", (double)done / (seconds() - began), (double)counts.requests / (double)counts.transactions);
    base_close(base);
    for (unsigned i = 0; i < under_way; i++)
        base_request_free(&slot[i].request);
    return 0;
}
