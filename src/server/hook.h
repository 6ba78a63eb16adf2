/* POST /api/v1/tables/ID/hook: where somebody wants to be called when it is their turn. */
#ifndef SERVER_HOOK_H
#define SERVER_HOOK_H

#include "server/answer.h"

void hook_set(const struct asking *a);

#endif
