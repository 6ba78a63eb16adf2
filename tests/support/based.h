/* A database for a test, in the folder where it runs, with one reader. */
#ifndef SUPPORT_BASED_H
#define SUPPORT_BASED_H

#include <pthread.h>

#include "server/base/base.h"

struct based {
    const char *path;
    struct base *base;
    struct base_reader *reader;
    pthread_mutex_t mutex;
    pthread_cond_t wake;
    unsigned answers;
};

extern struct based based;

/* A new one; the same one closed and opened again; closed; closed and removed with all that belongs to it. */
void based_open(void);
void based_again(void);
void based_close(void);
void based_remove(void);

void based_store(struct base_store *s, const char *game);

/* A request with one line; its answer is counted. Waits until so many were answered since the last time. */
void based_request(struct base_request *r, const char *game, enum store_log log, uint64_t number, const char *line);
void based_wait(unsigned answers);

/* One line, stored or not, by a request of its own. */
enum store_answer based_try(const char *game, enum store_log log, uint64_t number, const char *line, struct fault *f);
void based_add(const char *game, enum store_log log, uint64_t number, const char *line, enum store_answer due);

/* Holds the writer in the answer to a request, so that others wait behind it. */
struct based_gate {
    struct base_request request;
    pthread_mutex_t mutex;
    pthread_cond_t wake;
    bool reached, open;
};
void based_shut(struct based_gate *gate);
void based_let_go(struct based_gate *gate);

#endif
