/* `--check-db`: whether a database holds together, and whether this program still plays its games. */
#ifndef SERVER_CHECK_H
#define SERVER_CHECK_H

#include "text/names.h"

/* The exit code: 0 when all is well, 1 when something was found (named on standard output), 2 when there is nothing to
 * look through. A server may be running. */
int check_database(const char *path, enum language language);

#endif
