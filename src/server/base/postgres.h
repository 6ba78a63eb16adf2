/* What the base needs of PostgreSQL. Without libpq at build time each of these refuses, and says so. */
#ifndef SERVER_BASE_POSTGRES_H
#define SERVER_BASE_POSTGRES_H

#include "server/base/inside.h"

/* Makes the base one of PostgreSQL, brings the schema to BASE_VERSION, and sees that what is committed there stays. */
bool postgres_open(struct base *b, struct fault *f);
struct base_reader *postgres_reader(const char *url, struct fault *f);

/* As base_check: logs without holes. The server looks after its own pages. */
bool postgres_check(const char *url, struct fault *f);
/* As base_rebuild. */
bool postgres_rebuild(const char *url, struct fault *f);

#endif
