/* The schema, and its versions: the same tables as in SQLite, and two that tell which process leads which table. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/base/postgres/pg.h"

/* Names are compared byte by byte, as SQLite does. Lines have no foreign key: the check of each would write to the row
 * of its game. Leases are worth nothing after a crash, so they are not logged. An empty holder: nobody need lead it
 * until somebody comes. */
static const char *const migration[BASE_VERSION] = {
    "create table games (id text collate \"C\" primary key, created bigint not null, changed bigint not null,"
    " state smallint not null);"
    "create index unfinished on games (id) where state < 2;"
    "create table lines (game text collate \"C\" not null, log smallint not null, number bigint not null,"
    " line text collate \"C\" not null, primary key (game, log, number));"
    "create table people (hash text collate \"C\" not null, game text collate \"C\" not null, primary key (hash, "
    "game));"
    "create index people_games on people (game);"
    "create unlogged table holders (id text collate \"C\" primary key, until timestamptz not null);"
    "create unlogged table leases (game text collate \"C\" primary key, holder text collate \"C\" not null);"
    "create table hegemon (version integer not null);",
};

/* -1 with a fault, 0 where there is nothing of ours yet. */
static long version_of(struct pg *p, struct fault *f)
{
    long version = -1;
    PGresult *there =
        pg_ask(p, "select to_regclass('hegemon') is not null, to_regclass('games') is not null", 0, NULL, f);
    if (there == NULL)
        return -1;
    if (strcmp(PQgetvalue(there, 0, 0), "t") == 0) {
        PGresult *found = pg_ask(p, "select version from hegemon", 0, NULL, f);
        if (found != NULL && PQntuples(found) == 1)
            version = atol(PQgetvalue(found, 0, 0));
        else if (found != NULL)
            fault_at(f, p->name, 0, "the database is damaged; bring back a backup");
        PQclear(found);
    } else if (strcmp(PQgetvalue(there, 0, 1), "t") == 0)
        fault_at(f, p->name, 0, "this is a database of another program; choose another one");
    else
        version = 0;
    PQclear(there);
    return version;
}

static bool is_known(const struct pg *p, long version, struct fault *f)
{
    return version <= BASE_VERSION ||
           fault_at(f, p->name, 0,
                    "a newer program has written this database (version %lld, this one knows %d); use that one",
                    (long long)version, BASE_VERSION);
}

/* For who only reads: it must be there already. */
bool pg_is_ours(struct pg *p, struct fault *f)
{
    long version = version_of(p, f);
    if (version == 0)
        return fault_at(f, p->name, 0, "there is no database");
    return version > 0 && is_known(p, version, f);
}

/* Several statements in one text are one transaction by themselves. The lock comes first, since several processes may
 * start at once; who was second finds the version there. */
static bool migrate_from(struct pg *p, long version, struct fault *f)
{
    char sql[4096];
    snprintf(sql, sizeof sql,
             "begin; select pg_advisory_xact_lock(" PG_LOCK
             ");%s delete from hegemon; insert into hegemon values (%ld);"
             " commit",
             migration[version], version + 1);
    PGresult *result = PQexec(p->conn, sql);
    bool made = PQresultStatus(result) == PGRES_COMMAND_OK;
    if (!made) {
        char line[256];
        const char *message = PQresultErrorMessage(result);
        snprintf(line, sizeof line, "%.*s", (int)strcspn(message, "\r\n"), message);
        fault_at(f, p->name, 0, "the database refuses: %s", line);
        PQclear(PQexec(p->conn, "rollback"));
    }
    PQclear(result);
    return made;
}

/* Whoever was second fails at a table that is there, looks again, and finds it done. */
bool pg_migrate(struct pg *p, struct fault *f)
{
    struct fault why;
    long version = version_of(p, f);
    if (version < 0 || !is_known(p, version, f))
        return false;
    for (; version < BASE_VERSION; version++)
        if (!migrate_from(p, version, &why) && version_of(p, f) <= version) {
            *f = why;
            return false;
        }
    return true;
}
