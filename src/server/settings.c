/* What an operator says on the command line or in a file: one table of words for both. */
#include "server/settings.h"

#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "server/config.h"
#include "shell/cli.h"
#include "table/keys.h"
#include "text/say.h"
#include "text/utf8.h"

enum { PORT_USUAL = 8421 };

/* ---- Arguments --------------------------------------------------------------------------------------------------- */

struct args {
    struct cli_common common;
    const char *listen, *database, *database_direct, *config, *contact, *public_url, *operator;
    bool next_port, proxied, check, as_root, no_fence, webhooks, webhooks_private;
    uint64_t connections, per_address, tables, thinkers, makes, share, in_play, idle, retention;
};

enum {
    KEY_LISTEN = CLI_KEY_OWN,
    KEY_DB,
    KEY_DB_DIRECT,
    KEY_CONFIG,
    KEY_PUBLIC,
    KEY_CONTACT,
    KEY_OPERATOR,
    KEY_NEXT,
    KEY_PROXIED,
    KEY_CHECK,
    KEY_WEBHOOKS,
    KEY_WEBHOOKS_PRIVATE,
    KEY_CONNECTIONS,
    KEY_PER_ADDRESS,
    KEY_TABLES,
    KEY_THINKERS,
    KEY_MAKES,
    KEY_SHARE,
    KEY_IN_PLAY,
    KEY_IDLE,
    KEY_RETENTION,
    KEY_AS_ROOT,
    KEY_NO_FENCE
};

static const struct argp_option options[] = {
    {"listen", KEY_LISTEN, "ADDR:PORT", 0, SAID("Where to listen (127.0.0.1:8421); [::1]:8421 for IPv6"), 1},
    {"next-port", KEY_NEXT, NULL, 0, SAID("When the port is in use, take the next free one"), 1},
    {"db", KEY_DB, "FILE|URL", 0, SAID("The database (~/.local/state/hegemon/tables.db), or postgresql://…"), 1},
    {"db-direct", KEY_DB_DIRECT, "URL", 0, SAID("The same PostgreSQL without a pool between, to listen to"), 1},
    {"config", KEY_CONFIG, "FILE", 0, SAID("Read options from a file: one a line, without the dashes"), 1},
    {"public-url", KEY_PUBLIC, "URL", 0, SAID("How people reach this server, when a proxy stands in front"), 1},
    {"behind-proxy", KEY_PROXIED, NULL, 0, SAID("Believe the proxy's X-Forwarded-For"), 1},
    {"contact", KEY_CONTACT, "URL", 0, SAID("Who runs it: for security.txt and the privacy page"), 1},
    {"operator", KEY_OPERATOR, "SHA256", 0, SAID("Of the token with which tables may be closed"), 1},
    {"as-root-anywhere", KEY_AS_ROOT, NULL, 0, SAID("Listen on other addresses than loopback even as root"), 1},
    {"no-seccomp", KEY_NO_FENCE, NULL, 0, SAID("Do without the filter of system calls"), 1},
    {"webhooks", KEY_WEBHOOKS, NULL, 0, SAID("Call addresses that players have left, when it is their turn"), 1},
    {"webhooks-private", KEY_WEBHOOKS_PRIVATE, NULL, 0, SAID("Also addresses of this machine and its network"), 1},
    {"check-db", KEY_CHECK, NULL, 0, SAID("Look through the database, replay every unfinished game, and end"), 2},
    {"connections", KEY_CONNECTIONS, "N", 0, SAID("At most so many at once (10000)"), 3},
    {"per-address", KEY_PER_ADDRESS, "N", 0, SAID("At most so many from one address (64)"), 3},
    {"tables", KEY_TABLES, "N", 0, SAID("At most so many tables in memory (100000)"), 3},
    {"makes", KEY_MAKES, "N", 0, SAID("Tables that one address may make in a minute (30); 0: any number"), 3},
    {"share", KEY_SHARE, "PERCENT", 0, SAID("Of the server's time that one address may take (15); 0: any"), 3},
    {"in-play", KEY_IN_PLAY, "N", 0, SAID("Tables that one address may have under way (64); 0: any number"), 3},
    {"idle", KEY_IDLE, "SECONDS", 0, SAID("A table that nobody watches leaves memory after so many (600)"), 3},
    {"thinkers", KEY_THINKERS, "N", 0, SAID("Threads that think for computer players (one less than there are cores)"),
     3},
    {"retention", KEY_RETENTION, "DAYS", 0, SAID("Delete finished games after so many days (0: never)"), 3},
    CLI_OPTION_LANG,
    CLI_OPTION_HELP,
    {0},
};

/* What may stand in a file, too; and what may not. */
static const struct cli_value values[] = {
    CLI_TEXT_INTO(KEY_LISTEN, struct args, listen),
    CLI_FLAG_INTO(KEY_NEXT, struct args, next_port),
    CLI_TEXT_INTO(KEY_DB, struct args, database),
    CLI_TEXT_INTO(KEY_DB_DIRECT, struct args, database_direct),
    CLI_TEXT_INTO(KEY_PUBLIC, struct args, public_url),
    CLI_FLAG_INTO(KEY_PROXIED, struct args, proxied),
    CLI_TEXT_INTO(KEY_CONTACT, struct args, contact),
    CLI_TEXT_INTO(KEY_OPERATOR, struct args, operator),
    CLI_FLAG_INTO(KEY_AS_ROOT, struct args, as_root),
    CLI_FLAG_INTO(KEY_NO_FENCE, struct args, no_fence),
    CLI_FLAG_INTO(KEY_WEBHOOKS, struct args, webhooks),
    CLI_FLAG_INTO(KEY_WEBHOOKS_PRIVATE, struct args, webhooks_private),
    CLI_NUMBER_INTO(KEY_CONNECTIONS, struct args, connections, "--connections", 1, 1000000),
    CLI_NUMBER_INTO(KEY_PER_ADDRESS, struct args, per_address, "--per-address", 1, 1000000),
    CLI_NUMBER_INTO(KEY_TABLES, struct args, tables, "--tables", 1, 10000000),
    CLI_NUMBER_INTO(KEY_MAKES, struct args, makes, "--makes", 0, 1000000),
    CLI_NUMBER_INTO(KEY_SHARE, struct args, share, "--share", 0, 100),
    CLI_NUMBER_INTO(KEY_IN_PLAY, struct args, in_play, "--in-play", 0, 1000000),
    CLI_NUMBER_INTO(KEY_IDLE, struct args, idle, "--idle", 1, 86400),
    CLI_NUMBER_INTO(KEY_THINKERS, struct args, thinkers, "--thinkers", 1, 256),
    CLI_NUMBER_INTO(KEY_RETENTION, struct args, retention, "--retention", 0, 36500),
    CLI_VALUES_END,
};

static const struct cli_value own_values[] = {
    CLI_TEXT_INTO(KEY_CONFIG, struct args, config),
    CLI_FLAG_INTO(KEY_CHECK, struct args, check),
    CLI_VALUES_END,
};

/* ---- What texts must look like ----------------------------------------------------------------------------------- */

static bool is_address(const char *text)
{
    struct in6_addr ignored;
    return inet_pton(strchr(text, ':') != NULL ? AF_INET6 : AF_INET, text, &ignored) == 1;
}

/* `ADDR:PORT`, `[ADDR]:PORT`, or a port alone. */
static bool read_listen(const char *text, struct settings *out)
{
    const char *colon = strrchr(text, ':'), *port = colon != NULL ? colon + 1 : text;
    size_t length = colon != NULL ? (size_t)(colon - text) : 0;
    char *end;
    unsigned long number = strtoul(port, &end, 10);
    if (strspn(port, "0123456789") == 0 || *end != '\0' || number > 65535)
        return false;
    if (length > 2 && text[0] == '[' && text[length - 1] == ']') {
        text++;
        length -= 2;
    }
    if (length >= sizeof out->address)
        return false;
    if (length > 0)
        snprintf(out->address, sizeof out->address, "%.*s", (int)length, text);
    out->port = (unsigned)number;
    return length == 0 || is_address(out->address);
}

/* Scheme, host and perhaps a port: what browsers send as Origin, so that both can be compared. */
static bool is_origin(const char *text)
{
    static const char *const scheme[] = {"https://", "http://"};
    for (unsigned i = 0; i < 2; i++) {
        size_t skip = strlen(scheme[i]);
        if (strncmp(text, scheme[i], skip) == 0)
            return text[skip] != '\0' && text[strcspn(text + skip, "/?#@ ") + skip] == '\0';
    }
    return false;
}

static bool is_sha256(const char *text)
{
    return strlen(text) == KEY_HEX - 1 && strspn(text, "0123456789abcdef") == KEY_HEX - 1;
}

static bool is_contact(const char *text)
{
    return (strncmp(text, "mailto:", 7) == 0 || strncmp(text, "https://", 8) == 0 || strncmp(text, "tel:", 4) == 0) &&
           strlen(text) < 256 && strchr(text, ' ') == NULL && utf8_find_hidden(text) == NULL;
}

static const char *wrong(int key, const char *text)
{
    struct settings ignored;
    switch (key) {
    case KEY_LISTEN:
        return read_listen(text, &ignored) ? NULL : SAID("this is no ADDR:PORT in digits, such as 127.0.0.1:8421");
    case KEY_PUBLIC:
        return is_origin(text) ? NULL : SAID("this is no address without a path, such as https://play.example.org");
    case KEY_OPERATOR:
        return is_sha256(text)
                   ? NULL
                   : SAID("this is no SHA-256 of a token: 64 digits and letters from a to f (docs/SERVE.md)");
    case KEY_CONTACT:
        return is_contact(text)
                   ? NULL
                   : SAID("this is no mailto:, https: or tel: address, such as mailto:somebody@example.org");
    default:
        return NULL;
    }
}

static const char *option_of(int key)
{
    const struct argp_option *o = options;
    while (o->key != key)
        o++;
    return o->name;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
    struct args *args = state->input;
    const char *why = arg != NULL ? wrong(key, arg) : NULL;
    char place[64];
    if (why != NULL) {
        snprintf(place, sizeof place, "--%s", option_of(key));
        cli_complain(place, "%s", say(fault_language(), why));
        return CLI_COMPLAINED;
    }
    error_t taken = cli_take(values, key, arg, args);
    if (taken == ARGP_ERR_UNKNOWN)
        taken = cli_take(own_values, key, arg, args);
    return taken != ARGP_ERR_UNKNOWN ? taken : cli_parse_common(key, arg, &args->common);
}

static const struct argp argp = {
    .options = options,
    .parser = parse,
    .doc = "Hosts tables for people, programs and computer players, in one process with one database. It ends with "
           "Ctrl-C or SIGTERM; nothing is lost, however it ends.\v"
           "Examples:\n"
           "  hegemon serve\n"
           "  hegemon serve --listen 0.0.0.0:8080 --db /var/lib/hegemon/tables.db\n"
           "  hegemon serve --config /etc/hegemon/serve.conf\n"
           "  hegemon serve --check-db --db tables.db\n\n"
           "Exit codes: 0 it ended in order, 1 --check-db found something, 2 it could not start.",
};

/* ---- Settings ---------------------------------------------------------------------------------------------------- */

/* Where state lies by the XDG specification; the folder is made when it is missing. */
void settings_database(char out[SETTINGS_PATH_MAX])
{
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    char folder[SETTINGS_PATH_MAX - 16];
    if (state != NULL && state[0] == '/')
        snprintf(folder, sizeof folder, "%s/hegemon", state);
    else
        snprintf(folder, sizeof folder, "%s/.local/state/hegemon", home != NULL ? home : ".");
    for (char *slash = folder + 1; (slash = strchr(slash, '/')) != NULL; *slash++ = '/') {
        *slash = '\0';
        mkdir(folder, S_IRWXU);
    }
    mkdir(folder, S_IRWXU);
    snprintf(out, SETTINGS_PATH_MAX, "%s/tables.db", folder);
}

static bool is_loopback(const char *address)
{
    return strncmp(address, "127.", 4) == 0 || strcmp(address, "::1") == 0;
}

/* False after a complaint. */
static bool settle_settings(const struct args *args, struct settings *out)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    *out = (struct settings){.address = "127.0.0.1",
                             .port = PORT_USUAL,
                             .next_port = args->next_port,
                             .public_url = args->public_url,
                             .operator= args->operator,
                             .contact = args->contact,
                             .database_direct = args->database_direct,
                             .proxied = args->proxied,
                             .webhooks = args->webhooks || args->webhooks_private,
                             .webhooks_private = args->webhooks_private,
                             .connections = args->connections,
                             .per_address = args->per_address,
                             .tables = args->tables,
                             .makes = args->makes,
                             .share = args->share,
                             .in_play = args->in_play,
                             .idle_seconds = args->idle,
                             .thinkers = args->thinkers != 0 ? args->thinkers
                                         : cores > 1         ? (uint64_t)cores - 1
                                                             : 1,
                             .retention_days = args->retention,
                             .fenced = !args->no_fence,
                             .check = args->check,
                             .language = args->common.language};
    if (args->listen != NULL)
        read_listen(args->listen, out); /* which was looked at as it came in */
    if (geteuid() == 0 && !is_loopback(out->address) && !args->as_root) {
        cli_complain("--listen",
                     "as root it listens on loopback only; start it as another user (docs/SERVE.md), or say "
                     "--as-root-anywhere");
        return false;
    }
    if (args->database != NULL)
        snprintf(out->database, sizeof out->database, "%s", args->database);
    else
        settings_database(out->database);
    return true;
}

static const struct args usual = {
    .connections = 10000, .per_address = 64, .tables = 100000, .makes = 30, .share = 15, .in_play = 64, .idle = 600};

/* The command line is read twice: for the name of the file, and over what the file says. */
static int read_twice(int argc, char **argv, struct args *args, char **text)
{
    struct fault f;
    *args = usual;
    int done = cli_parse(&argp, "serve", argc, argv, &args->common);
    const char *path = args->config;
    if (done != CLI_GO_ON || path == NULL)
        return done;
    *args = usual;
    *text = config_read(&(struct config_words){options, values, wrong}, path, args, &f);
    if (*text == NULL)
        return cli_complain_fault(&f);
    return cli_parse(&argp, "serve", argc, argv, &args->common);
}

int settings_read(int argc, char **argv, struct settings *out, char **text)
{
    struct args args;
    int done = read_twice(argc, argv, &args, text);
    if (done == CLI_GO_ON && !settle_settings(&args, out))
        done = CLI_BAD_INPUT;
    return done;
}
