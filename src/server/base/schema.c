/* The schema and its versions. Migration N brings a database of version N to N + 1; the first one makes it. */
#include "server/base/inside.h"

#include <stdio.h>

/* Lines lie by their key, those of a game side by side, so a game is read in one sweep. The index holds the few games
 * that are not over: a server that starts must not look through a million that are. `people` finds the tables of
 * whoever knows a token, by its SHA-256 in digits, as the lines have it. */
static const char *const migration[BASE_VERSION] = {
    "create table games ("
    " id text primary key not null, created integer not null, changed integer not null, state integer not null"
    ") without rowid;"
    "create index unfinished on games (id) where state < 2;"
    "create table lines ("
    " game text not null references games (id) on delete cascade,"
    " log integer not null, number integer not null, line text not null,"
    " primary key (game, log, number)"
    ") without rowid;"
    "create table people ("
    " hash text not null, game text not null references games (id) on delete cascade, primary key (hash, game)"
    ") without rowid;",
};

/* The mark is checked before the version: another program's versions mean nothing to us. */
bool base_is_ours(sqlite3 *db, const char *path, struct fault *f)
{
    int64_t application, version;
    if (!base_number(db, path, "pragma application_id", &application, f) ||
        !base_number(db, path, "pragma user_version", &version, f))
        return false;
    if (application != BASE_APPLICATION)
        return fault_at(f, path, 0, "this is a database of another program; choose another path");
    if (version > BASE_VERSION)
        return fault_at(f, path, 0,
                        "a newer program has written this database (version %lld, this one knows %d); use that one",
                        (long long)version, BASE_VERSION);
    return true;
}

/* The version is written in the same transaction, so a crash leaves the old version or the new one. */
static bool migrate_from(sqlite3 *db, const char *path, int64_t version, struct fault *f)
{
    char mark[64];
    snprintf(mark, sizeof mark, "pragma user_version = %d", (int)version + 1);
    if (base_run(db, path, "begin immediate", f) && base_run(db, path, migration[version], f) &&
        base_run(db, path, mark, f) && base_run(db, path, "commit", f))
        return true;
    sqlite3_exec(db, "rollback", NULL, NULL, NULL);
    return false;
}

/* Old databases walk through every version; there are no shortcuts that could differ from it. */
bool base_migrate(sqlite3 *db, const char *path, struct fault *f)
{
    int64_t version;
    if (!base_number(db, path, "pragma user_version", &version, f))
        return false;
    for (; version < BASE_VERSION; version++)
        if (!migrate_from(db, path, version, f))
            return false;
    return true;
}
