/* `hegemon db`: care for the database of `hegemon serve`. What only reads may be done while a server runs; whatever
 * writes needs the lock that a server holds. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "server/base/base.h"
#include "server/check.h"
#include "server/copy.h"
#include "server/serve.h"
#include "text/say.h"

enum { NAMES_MAX = 64, STEP = 256 };

/* `name` are the words behind what is to be done. */
struct args {
    struct cli_common common;
    const char *database, *what;
    const char *name[NAMES_MAX];
    unsigned names;
    bool force;
    char path[SETTINGS_PATH_MAX];
};

enum { KEY_DB = CLI_KEY_OWN, KEY_FORCE };

static const struct argp_option options[] = {
    {"db", KEY_DB, "FILE|URL", 0, SAID("The database (~/.local/state/hegemon/tables.db), or postgresql://…"), 1},
    {"force", KEY_FORCE, NULL, 0, SAID("restore: replace the database that is there"), 1},
    CLI_OPTION_JSON,
    CLI_OPTION_LANG,
    CLI_OPTION_HELP,
    {0},
};

static const struct cli_value values[] = {
    CLI_TEXT_INTO(KEY_DB, struct args, database),
    CLI_FLAG_INTO(KEY_FORCE, struct args, force),
    CLI_VALUES_END,
};

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct args *args = state->input;
    error_t taken = cli_take(values, key, arg, args);
    if (taken != ARGP_ERR_UNKNOWN)
        return taken;
    if (key != ARGP_KEY_ARG || args->names == NAMES_MAX)
        return cli_parse_common(key, arg, &args->common);
    if (args->what == NULL)
        args->what = arg;
    else
        args->name[args->names++] = arg;
    return 0;
}

static const struct argp argp = {
    .options = options,
    .parser = parse,
    .args_doc = "backup FILE|restore FILE|copy TARGET|check|list|rebuild|migrate|erase TABLE...",
    .doc =
        "Care for the database of `hegemon serve`. Backups, checks and lists may be made while a server runs; for "
        "everything else it must be stopped.\v"
        "backup FILE makes a copy of one moment, restore FILE puts it back. copy TARGET copies everything into another "
        "database, a file or postgresql://…, that is empty, and compares both. check reads everything and replays "
        "every unfinished game. list shows the tables. rebuild makes the list of tables anew from what is stored. "
        "migrate brings a database of an older program forward, as serve does by itself. erase deletes tables with "
        "all that was played and said there.\n\n"
        "Examples:\n"
        "  hegemon db backup tables-monday.db\n"
        "  hegemon db restore tables-monday.db --force\n"
        "  hegemon db check --db /var/lib/hegemon/tables.db\n"
        "  hegemon db list --json\n"
        "  hegemon db copy postgresql:///tables --db tables.db\n\n"
        "Exit codes: 0 done, 1 check found something, 2 bad input, or it could not be done.",
};

/* ---- What can be done -------------------------------------------------------------------------------------------- */

static int done_or(bool done, const struct fault *f)
{
    return done ? cli_finish(CLI_FINE) : cli_complain_fault(f);
}

static int backup(const struct args *a)
{
    struct fault f;
    return done_or(base_backup(a->path, a->name[0], &f), &f);
}

static int restore(const struct args *a)
{
    struct fault f;
    return done_or(base_restore(a->name[0], a->path, a->force, &f), &f);
}

static int check(const struct args *a)
{
    return check_database(a->path, a->common.language);
}

static int copy(const struct args *a)
{
    struct copied made;
    struct fault f;
    if (!copy_base(a->path, a->name[0], &made, &f))
        return cli_complain_fault(&f);
    if (a->common.json)
        printf("{\"games\":%" PRIu64 ",\"lines\":%" PRIu64 ",\"sha256\":\"%s\"}\n", made.games, made.lines,
               made.sha256);
    else
        printf(say(a->common.language, "copied games: %lu; lines: %lu; SHA-256 of both sides: %s\n"),
               (unsigned long)made.games, (unsigned long)made.lines, made.sha256);
    return cli_finish(CLI_FINE);
}

/* Opening brings the schema forward; the lock is held meanwhile. A server that shares its database may go on. */
static struct base *open_there(const struct args *a, struct fault *f)
{
    if (base_is_url(a->path) || access(a->path, F_OK) == 0)
        return base_open(a->path, f);
    fault_at(f, a->path, 0, "there is no database");
    return NULL;
}

static int migrate(const struct args *a)
{
    struct fault f;
    struct base *b = open_there(a, &f);
    if (b != NULL)
        base_close(b);
    return done_or(b != NULL, &f);
}

static int rebuild(const struct args *a)
{
    struct fault f;
    struct base *b = open_there(a, &f);
    bool made = b != NULL && base_rebuild(a->path, &f);
    if (b != NULL)
        base_close(b);
    return done_or(made, &f);
}

static bool is_there(const struct args *a, const char *table, struct fault *f)
{
    struct base_reader *r = base_reader_open(a->path, f);
    long lines = r != NULL ? base_lines(r, table, STORE_TABLE, f) : -1;
    if (r != NULL)
        base_reader_close(r);
    return lines > 0 || (lines == 0 && fault_at(f, table, 0, "there is no such table"));
}

static void nothing(struct base_request *r)
{
    (void)r;
}

/* All are looked for before the first one goes. Closing the base waits until everything is done. */
static int erase(const struct args *a)
{
    struct base_request request[NAMES_MAX];
    struct fault f;
    struct base *b = open_there(a, &f);
    bool done = b != NULL;
    for (unsigned i = 0; done && i < a->names; i++)
        done = is_there(a, a->name[i], &f);
    for (unsigned i = 0; done && i < a->names; i++) {
        base_request(&request[i], a->name[i], nothing, NULL);
        request[i].erase = true;
        base_submit(b, &request[i]);
    }
    if (b != NULL)
        base_close(b);
    for (unsigned i = 0; done && i < a->names; i++)
        if (request[i].answer != STORE_DONE)
            return cli_complain_fault(&request[i].fault);
    return done_or(done, &f);
}

/* ---- The list ---------------------------------------------------------------------------------------------------- */

struct listing {
    const struct args *a;
    char last[HOST_TABLE_MAX];
    unsigned count;
};

static void put_time(uint64_t ms, char out[32])
{
    time_t seconds = (time_t)(ms / 1000);
    struct tm utc;
    gmtime_r(&seconds, &utc);
    strftime(out, 32, "%Y-%m-%dT%H:%M:%SZ", &utc);
}

static bool list_game(void *context, const struct base_game *g)
{
    static const char *const state[] = {"open", "playing", "over"};
    struct listing *l = context;
    char created[32], changed[32];
    put_time(g->created, created);
    put_time(g->changed, changed);
    if (l->a->common.json)
        printf("{\"table\":\"%s\",\"state\":\"%s\",\"created\":%" PRIu64 ",\"changed\":%" PRIu64 "}\n", g->id,
               state[g->state], g->created, g->changed);
    else
        printf("%-20s  %-7s  %s  %s\n", g->id, state[g->state], created, changed);
    strcpy(l->last, g->id);
    l->count++;
    return true;
}

static int list(const struct args *a)
{
    struct listing l = {.a = a};
    struct fault f;
    unsigned before = 0;
    struct base_reader *r = base_reader_open(a->path, &f);
    bool read = r != NULL;
    do {
        char last[HOST_TABLE_MAX];
        strcpy(last, l.last);
        before = l.count;
        read = read && base_behind(r, last, STEP, list_game, &l, &f);
    } while (read && l.count > before);
    if (r != NULL)
        base_reader_close(r);
    return done_or(read, &f);
}

/* ---- The command ------------------------------------------------------------------------------------------------- */

static const struct what {
    const char *word;
    int (*run)(const struct args *a);
    unsigned least, most; /* names behind it */
} whats[] = {
    {"backup", backup, 1, 1}, {"restore", restore, 1, 1}, {"check", check, 0, 0},     {"list", list, 0, 0},
    {"copy", copy, 1, 1},     {"rebuild", rebuild, 0, 0}, {"migrate", migrate, 0, 0}, {"erase", erase, 1, NAMES_MAX},
};

enum { WHATS = sizeof whats / sizeof whats[0] };

static int run(int argc, char **argv)
{
    struct args args = {0};
    unsigned i = 0;
    int done = cli_parse(&argp, "db", argc, argv, &args.common);
    if (done != CLI_GO_ON)
        return done;
    umask(S_IRWXG | S_IRWXO); /* whatever is made from here on is its owner's alone */
    while (i < WHATS && (args.what == NULL || strcmp(args.what, whats[i].word) != 0))
        i++;
    if (i == WHATS)
        return cli_complain("db", "say what to do: backup, restore, copy, check, list, rebuild, migrate or erase");
    if (args.names < whats[i].least)
        return cli_complain("db", "%s needs one more word behind it; see `hegemon db --help`", whats[i].word);
    if (args.names > whats[i].most)
        return cli_complain("db", "%s has too many words behind it; see `hegemon db --help`", whats[i].word);
    if (args.database != NULL)
        snprintf(args.path, sizeof args.path, "%s", args.database);
    else
        settings_database(args.path);
    return whats[i].run(&args);
}

const struct command command_db = {"db", "care for a server's database: backup, restore, check, erase", run};
