/* What lies beneath the store of a driver: nothing, or in some programs a database. */
#ifndef SUPPORT_BENEATH_H
#define SUPPORT_BENEATH_H

#include "store/store.h"

/* An empty store for a new table, or NULL. */
struct store *beneath_open(void);
void beneath_close(void);

#endif
