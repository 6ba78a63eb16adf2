/* What `hegemon COMMAND --help` prints, in the language that is asked for. */
#ifndef SHELL_HELP_H
#define SHELL_HELP_H

#include <argp.h>

#include "text/names.h"

/* To stdout. Texts of options and lines of argp->doc are looked up in the catalogue one by one; what is not there, such
 * as examples, is printed as it stands. */
void help_print(const struct argp *argp, const char *command, enum language language);

#endif
