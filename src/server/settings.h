/* What an operator may set, by options or in a file with the same words. */
#ifndef SERVER_SETTINGS_H
#define SERVER_SETTINGS_H

#include <stdbool.h>
#include <stdint.h>

#include "text/names.h"

enum { SETTINGS_PATH_MAX = 4096 };

struct settings {
    char address[64]; /* to listen at, in digits */
    unsigned port;    /* 0: any */
    bool next_port;   /* when it is in use, the ones behind it are tried */
    char database[SETTINGS_PATH_MAX];
    const char *database_direct;     /* the same, where it can be listened to; or NULL */
    const char *public_url;          /* as people reach it, or NULL: without a proxy in front */
    const char *operator;            /* SHA-256 of the operator's token, or NULL: nobody is */
    const char *contact;             /* for security.txt and the privacy page, or NULL */
    bool webhooks, webhooks_private; /* people may leave addresses to be called; also some that are not public */
    bool proxied;                    /* clients' addresses are told by a proxy (X-Forwarded-For) */
    bool fenced;                     /* system calls are filtered once it listens */
    uint64_t connections, per_address, tables, thinkers;
    uint64_t idle_seconds;   /* that a table without watchers stays in memory */
    uint64_t makes;          /* tables that an address may make in a minute; 0: as many as it likes */
    uint64_t share;          /* of the server's time that an address may take, in hundredths; 0: any */
    uint64_t in_play;        /* that it may have under way at a time; 0: as many as it likes */
    uint64_t retention_days; /* after which finished games are deleted; 0: never */
    bool check;              /* the database is only looked through */
    enum language language;  /* of what is said in the shell */
};

/* From the command line, over what a file says. CLI_GO_ON, or the exit code after a complaint or a help text. The
 * settings point into `text`, which is the caller's to free. */
int settings_read(int argc, char **argv, struct settings *out, char **text);

/* Where the database lies when nobody says so; the folder is made when it is missing. */
void settings_database(char out[SETTINGS_PATH_MAX]);

#endif
