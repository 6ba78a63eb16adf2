/* Connecting, again after a loss, and what the server says when something is wrong, as sentences with the database. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "server/base/postgres/pg.h"

uint64_t pg_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

/* ---- Complaints -------------------------------------------------------------------------------------------------- */

/* Its first line, without the break. */
static void first_line(const char *message, char out[256])
{
    snprintf(out, 256, "%.*s", (int)strcspn(message, "\r\n"), message);
}

static bool fault_of(const struct pg *p, const char *state, const char *message, struct fault *f)
{
    char line[256];
    first_line(message, line);
    if (strcmp(state, "53100") == 0)
        return fault_at(f, p->name, 0, "the disk of the database's server is full; make room there");
    if (strcmp(state, "25006") == 0)
        return fault_at(f, p->name, 0, "the database can only be read; name a server that takes writes");
    if (strncmp(state, "08", 2) == 0 || strncmp(state, "57P", 3) == 0 || state[0] == '\0')
        return fault_at(f, p->name, 0, "the database's server does not answer: %s", line);
    return fault_at(f, p->name, 0, "the database refuses: %s", line);
}

/* Unique: somebody has just taken a number. Deadlock, serialization and locks: somebody was in the way. */
static enum pg_end end_of(const char *state)
{
    static const char *const again[] = {"23505", "40001", "40P01", "55P03"};
    for (unsigned i = 0; i < sizeof again / sizeof again[0]; i++)
        if (strcmp(state, again[i]) == 0)
            return PG_AGAIN;
    bool lost = state[0] == '\0' || strncmp(state, "08", 2) == 0 || strncmp(state, "57P", 3) == 0;
    return lost ? PG_LOST : PG_REFUSED;
}

/* After a question that failed. A connection that is bad is closed, so that the next one makes another. */
static bool failed(struct pg *p, const PGresult *result, struct fault *f)
{
    const char *state = result != NULL ? PQresultErrorField(result, PG_DIAG_SQLSTATE) : NULL;
    const char *message = result != NULL ? PQresultErrorMessage(result) : PQerrorMessage(p->conn);
    fault_of(p, state != NULL ? state : "", message, f);
    p->end = end_of(state != NULL ? state : "");
    if (p->end == PG_LOST || PQstatus(p->conn) != CONNECTION_OK) {
        p->end = PG_LOST;
        PQfinish(p->conn);
        p->conn = NULL;
    }
    return false;
}

/* ---- Connecting -------------------------------------------------------------------------------------------------- */

/* Host and database, as far as the address names them. */
void pg_begin(struct pg *p, const char *url)
{
    char *why = NULL;
    const char *host = "", *name = "";
    *p = (struct pg){0};
    snprintf(p->url, sizeof p->url, "%s", url);
    PQconninfoOption *info = PQconninfoParse(url, &why);
    for (PQconninfoOption *o = info; o != NULL && o->keyword != NULL; o++) {
        if (strcmp(o->keyword, "host") == 0 && o->val != NULL)
            host = o->val;
        if (strcmp(o->keyword, "dbname") == 0 && o->val != NULL)
            name = o->val;
    }
    snprintf(p->name, sizeof p->name, "postgresql://%s/%s", host, name);
    PQconninfoFree(info);
    PQfreemem(why);
}

void pg_close(struct pg *p)
{
    PQfinish(p->conn);
    p->conn = NULL;
}

/* Notices are nobody's here: what matters comes as a failure. */
static void be_quiet(void *context, const PGresult *result)
{
    (void)context, (void)result;
}

/* What the address says itself comes later, and wins. */
static bool connect_now(struct pg *p, struct fault *f)
{
    static const char *const key[] = {"connect_timeout", "application_name", "tcp_user_timeout",
                                      "client_encoding", "dbname",           NULL};
    const char *const value[] = {"3", "hegemon", "5000", "UTF8", p->url, NULL};
    p->conn = PQconnectdbParams(key, value, 1);
    if (PQstatus(p->conn) == CONNECTION_OK) {
        PQsetNoticeReceiver(p->conn, be_quiet, NULL);
        p->pause = p->retry = 0;
        p->times++;
        return true;
    }
    failed(p, NULL, f);
    p->pause = p->pause == 0 ? PG_PAUSE_MS : p->pause * 2;
    if (p->pause > PG_PAUSE_MOST_MS)
        p->pause = PG_PAUSE_MOST_MS;
    p->retry = pg_now() + p->pause;
    return false;
}

bool pg_ready(struct pg *p, struct fault *f)
{
    if (p->conn != NULL)
        return true;
    p->end = PG_LOST;
    if (pg_now() < p->retry)
        return fault_at(f, p->name, 0, "the database's server does not answer; it is tried again and again");
    return connect_now(p, f);
}

/* ---- Questions --------------------------------------------------------------------------------------------------- */

static PGresult *ask_once(struct pg *p, const char *sql, int values, const char *const *value, struct fault *f)
{
    PGresult *result = PQexecParams(p->conn, sql, values, NULL, value, NULL, NULL, 0);
    ExecStatusType status = PQresultStatus(result);
    p->end = PG_DONE;
    if (status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK)
        return result;
    failed(p, result, f);
    PQclear(result);
    return NULL;
}

/* After a restart of the database it is the first question that finds a connection dead, and a pool may have several
 * such to lend. */
PGresult *pg_ask(struct pg *p, const char *sql, int values, const char *const *value, struct fault *f)
{
    PGresult *result = NULL;
    for (unsigned tries = 0; result == NULL && tries < PG_TRIES && pg_ready(p, f); tries++) {
        result = ask_once(p, sql, values, value, f);
        if (p->end != PG_LOST)
            break;
    }
    return result;
}

bool pg_do(struct pg *p, const char *sql, int values, const char *const *value, struct fault *f)
{
    PGresult *result = pg_ask(p, sql, values, value, f);
    PQclear(result);
    return result != NULL;
}

/* ---- Several at once --------------------------------------------------------------------------------------------- */

static bool send_all(struct pg *p, const struct pg_step *step, unsigned steps)
{
    if (PQenterPipelineMode(p->conn) != 1)
        return false;
    for (unsigned i = 0; i < steps; i++)
        if (PQsendQueryParams(p->conn, step[i].sql, step[i].values, NULL, step[i].value, NULL, NULL, 0) != 1)
            return false;
    return PQpipelineSync(p->conn) == 1;
}

/* Until the end of the pipeline, which is the commit; a failure before it has taken everything back, and one of the
 * commit itself comes as the answer to it. */
static bool hear_all(struct pg *p, PGresult **result, struct fault *f)
{
    bool good = true;
    for (;;) {
        PGresult *got = PQgetResult(p->conn);
        if (got == NULL && PQstatus(p->conn) != CONNECTION_OK)
            return good ? failed(p, NULL, f) : false;
        if (got == NULL)
            continue; /* the end of one step's answer */
        ExecStatusType status = PQresultStatus(got);
        if (status == PGRES_TUPLES_OK && good) {
            PQclear(*result);
            *result = got;
            continue;
        }
        if (good && status != PGRES_COMMAND_OK && status != PGRES_PIPELINE_SYNC)
            good = failed(p, got, f);
        PQclear(got);
        if (p->conn == NULL || status == PGRES_PIPELINE_SYNC)
            return good;
    }
}

bool pg_all(struct pg *p, const struct pg_step *step, unsigned steps, PGresult **result, struct fault *f)
{
    *result = NULL;
    if (!pg_ready(p, f))
        return false;
    p->end = PG_DONE;
    bool done = send_all(p, step, steps) ? hear_all(p, result, f) : failed(p, NULL, f);
    if (p->conn != NULL && PQexitPipelineMode(p->conn) != 1) {
        done = failed(p, NULL, f);
        pg_close(p);
        p->end = PG_LOST;
    }
    if (!done) {
        PQclear(*result);
        *result = NULL;
    }
    return done;
}

/* ---- Whether the server will do ---------------------------------------------------------------------------------- */

static bool is(const PGresult *result, int column, const char *value)
{
    return strcmp(PQgetvalue(result, 0, column), value) == 0;
}

static bool will_do(const struct pg *p, const PGresult *result, struct fault *f)
{
    if (atoi(PQgetvalue(result, 0, 0)) < PG_OLDEST)
        return fault_at(f, p->name, 0, "the database's server is too old (%s); version %d or newer is needed",
                        PQgetvalue(result, 0, 5), PG_OLDEST / 10000);
    if (is(result, 1, "t"))
        return fault_at(f, p->name, 0, "the database can only be read; name a server that takes writes");
    if (!is(result, 2, "on") || is(result, 3, "off"))
        return fault_at(f, p->name, 0,
                        "the database's server may lose what it has acknowledged; set fsync and synchronous_commit on");
    return is(result, 4, "UTF8") ||
           fault_at(f, p->name, 0, "the database's encoding is %s; make one with UTF8", PQgetvalue(result, 0, 4));
}

bool pg_is_fit(struct pg *p, struct fault *f)
{
    PGresult *result = pg_ask(p,
                              "select current_setting('server_version_num'),"
                              " pg_is_in_recovery() or current_setting('default_transaction_read_only')::bool,"
                              " current_setting('fsync'), current_setting('synchronous_commit'),"
                              " current_setting('server_encoding'), current_setting('server_version')",
                              0, NULL, f);
    bool fit = result != NULL && will_do(p, result, f);
    PQclear(result);
    return fit;
}
