/* argp lays the help out; it is given a copy of its lists in another language. The first line is our own, because argp
 * goes by the program's name, which would lack the command, and has words of its own there. */
#include "shell/help.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "shell/term.h"
#include "text/say.h"

/* More options than any command has; bytes of the texts around them, and of a line there. */
enum { OPTIONS_MAX = 64, TEXT_MAX = 8192, LINE_MAX_BYTES = 2048 };

/* The end of argp's lists is an option without name and text. */
static void say_options(const struct argp_option *option, enum language language, struct argp_option out[OPTIONS_MAX])
{
    unsigned count = 0;
    for (; (option->name != NULL || option->doc != NULL) && count + 1 < OPTIONS_MAX; option++) {
        out[count] = *option;
        if (option->doc != NULL)
            out[count].doc = say(language, option->doc);
        count++;
    }
    out[count] = (struct argp_option){0};
}

/* Line by line; a \v, at which argp puts the options, ends a line as well. */
static void say_lines(const char *text, enum language language, char out[TEXT_MAX])
{
    char line[LINE_MAX_BYTES];
    size_t used = 0;
    while (*text != '\0' && used < TEXT_MAX) {
        size_t length = strcspn(text, "\v\n"), ends = strspn(text + length, "\v\n");
        snprintf(line, sizeof line, "%.*s", (int)length, text);
        /* The catalogue has its own header under the empty sentence. */
        used += (size_t)snprintf(out + used, TEXT_MAX - used, "%s%.*s", length > 0 ? say(language, line) : "",
                                 (int)ends, text + length);
        text += length + ends;
    }
}

/* How the command is called. */
static void print_usage(const struct argp *argp, const char *name, enum language language)
{
    enum { INDENT = 12, RIGHT = 78 };
    char called[128], usage[512];
    snprintf(called, sizeof called, say(language, "Usage: %s [OPTION...]"), name);
    snprintf(usage, sizeof usage, "%s %s", called, argp->args_doc != NULL ? argp->args_doc : "");
    term_wrap(stdout, usage, 0, INDENT, RIGHT);
}

/* argp counts bytes, so that behind accents it may begin a line and find nothing left for it: such lines have blanks
 * alone. */
static void print_lines(const char *text)
{
    for (size_t length; *text != '\0'; text += length) {
        length = strcspn(text, "\n");
        length += text[length] == '\n';
        size_t blanks = strspn(text, " ");
        if (blanks == 0 || text[blanks] != '\n')
            printf("%.*s", (int)length, text);
    }
}

void help_print(const struct argp *argp, const char *command, enum language language)
{
    struct argp_option option[OPTIONS_MAX];
    char text[TEXT_MAX] = "", name[64];
    struct argp said = *argp;
    say_options(argp->options, language, option);
    say_lines(argp->doc, language, text);
    said.options = option;
    said.doc = text;
    snprintf(name, sizeof name, "hegemon %s", command);
    print_usage(argp, name, language);
    char *whole = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&whole, &size);
    if (out == NULL)
        return;
    argp_help(&said, out, ARGP_HELP_LONG | ARGP_HELP_DOC, name);
    if (fclose(out) == 0)
        print_lines(whole);
    free(whole);
}
