/* A database beneath the tables of a driver, so that what is said of tables is said of tables in a database. Each new
 * table is a new game in it. It is not synced: what is tested here is what is taken back. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "server/base/inside.h"
#include "support/based.h"
#include "support/beneath.h"

static struct base_store store;
static char folder[] = "/tmp/hegemon-beneath-XXXXXX";

static void leave(void)
{
    based_remove();
    if (rmdir(folder) != 0)
        perror(folder);
}

static void arrive(void)
{
    static char path[64];
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/base", folder);
    based.path = path;
    based_open();
    ck_assert_int_eq(sqlite3_exec(based.base->db, "pragma synchronous = off", NULL, NULL, NULL), SQLITE_OK);
    atexit(leave);
}

struct store *beneath_open(void)
{
    static unsigned tables;
    char game[HOST_TABLE_MAX];
    if (tables++ == 0)
        arrive();
    snprintf(game, sizeof game, "table-%u", tables);
    based_store(&store, game);
    return &store.store;
}

void beneath_close(void)
{
    base_store_free(&store);
}
