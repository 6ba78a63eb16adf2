/* A file of settings: the words of `hegemon serve`'s options without their dashes, one a line, a value behind a blank;
 * `#` begins a comment. It goes through the same tables as the command line, which wins over it. */
#ifndef SERVER_CONFIG_H
#define SERVER_CONFIG_H

#include "shell/cli.h"

enum { CONFIG_MAX = 64 << 10 }; /* bytes of a file */

/* What may stand in a file. `wrong` says what is wrong with a text (an English sentence by SAID), or NULL. */
struct config_words {
    const struct argp_option *options;
    const struct cli_value *values;
    const char *(*wrong)(int key, const char *text);
};

/* Fills `args`, whose texts then point into the text that is returned: free it when they are no longer needed. NULL
 * with a fault that names FILE:LINE. */
char *config_read(const struct config_words *words, const char *path, void *args, struct fault *f);

#endif
