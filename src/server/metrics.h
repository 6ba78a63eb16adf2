/* Figures of a running server, as Prometheus reads them. */
#ifndef SERVER_METRICS_H
#define SERVER_METRICS_H

#include "server/answer.h"

void metrics_print(const struct asking *a);

#endif
