/* A fence around a server that runs: from then on the kernel refuses every system call that it has no use for, above
 * all starting programs and processes. Whoever finds a hole in it finds little behind. */
#ifndef SERVER_FENCE_H
#define SERVER_FENCE_H

#include <stdbool.h>

#include "text/fault.h"

/* Before the loop is made: libuv of 2024 and later would ask the kernel by io_uring, which no filter can look into and
 * the fence refuses. When the kernel seems to have none it does without. False with the fault. */
bool fence_prepare(struct fault *f);

/* For all threads of the process, those to come included; it can't be taken down again. Call it when everything that
 * needs more is done. False with the fault. */
bool fence_raise(struct fault *f);

/* Whether this build wants one: sanitizers look into their process in ways that it would refuse. */
bool fence_is_there(void);

#endif
