/* The server's commands. */
#ifndef SERVER_SERVE_H
#define SERVER_SERVE_H

#include "server/settings.h"
#include "shell/cli.h"

extern const struct command command_serve, command_db;

#endif
