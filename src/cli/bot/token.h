/* The token that a bot's seat belongs to, in a file that is its owner's alone. */
#ifndef CLI_BOT_TOKEN_H
#define CLI_BOT_TOKEN_H

#include "text/fault.h"
#include "wire/said.h"

/* Reads it; a file that is not there is made, with random bits. A file that others can read, that is no file, or that
 * holds anything else is refused. */
bool token_read(const char *path, char out[WIRE_TOKEN_MAX], struct fault *f);

#endif
