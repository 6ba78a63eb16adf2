/* The server's commands. */
#ifndef SERVER_SERVE_H
#define SERVER_SERVE_H

#include "server/settings.h"
#include "shell/cli.h"

extern const struct command command_serve, command_db;

/* Where the database lies when nobody says so; the folder is made when it is missing. */
void serve_usual_database(char out[SETTINGS_PATH_MAX]);

#endif
