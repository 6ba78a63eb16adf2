/* Complaints and arguments. argp parses; its own messages stay silent, because every complaint of this program is one
 * sentence in one form: `hegemon: PLACE: SENTENCE`. */
#include "shell/cli.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "shell/help.h"
#include "text/say.h"

/* ---- Complaints -------------------------------------------------------------------------------------------------- */

int cli_complain_fault(const struct fault *f)
{
    fflush(stdout);
    fprintf(stderr, "hegemon: %s%s%s\n", f->place, f->place[0] != '\0' ? ": " : "", f->sentence);
    return CLI_BAD_INPUT;
}

int cli_complain(const char *place, const char *format, ...)
{
    struct fault f;
    char sentence[sizeof f.sentence];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(sentence, sizeof sentence, say(fault_language(), format), arguments);
    va_end(arguments);
    fault_at(&f, place, 0, "%s", sentence);
    return cli_complain_fault(&f);
}

int cli_finish(int code)
{
    if (fflush(stdout) == 0 && !ferror(stdout))
        return code;
    return cli_complain("standard output", "it can't be written: %s", strerror(errno));
}

/* ---- What is wrong with an option that argp refused -------------------------------------------------------------- */

enum { SHOWN = 60 }; /* characters of a stranger's word */

/* How many options begin with the name; an exact match counts alone. */
static unsigned options_like(const struct argp_option *option, const char *name, size_t length,
                             const struct argp_option **found)
{
    unsigned count = 0;
    for (; option->name != NULL || option->doc != NULL; option++) {
        if (option->name == NULL || strncmp(option->name, name, length) != 0)
            continue;
        *found = option;
        if (option->name[length] == '\0')
            return 1;
        count++;
    }
    return count;
}

/* Complains about the option at argv[*i] when it is wrong; steps over its value when it is right. */
static bool complain_about(const struct argp *argp, const char *command, int argc, char **argv, int *i)
{
    const char *word = argv[*i], *name = word + 2;
    size_t length = strcspn(name, "=");
    const struct argp_option *option = NULL;
    unsigned count = word[1] == '-' && length > 0 ? options_like(argp->options, name, length, &option) : 0;
    if (count == 0)
        cli_complain(command, "there is no option %.*s; `hegemon %s --help` lists them", SHOWN, word, command);
    else if (count > 1)
        cli_complain(command, "%.*s could be several options; write it out in full", SHOWN, word);
    else if (option->arg == NULL && name[length] == '=')
        cli_complain(command, "--%s takes no value", option->name);
    else if (option->arg != NULL && name[length] == '\0' && ++*i == argc)
        cli_complain(command, "--%s needs a value: --%s %s", option->name, option->name, option->arg);
    else
        return false;
    return true;
}

/* argp only says that something is wrong, so the arguments are walked again to find out what. */
static void complain_about_options(const struct argp *argp, const char *command, int argc, char **argv)
{
    for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
        if (argv[i][0] == '-' && argv[i][1] != '\0' && complain_about(argp, command, argc, argv, &i))
            return;
    cli_complain(command, "the arguments can't be understood; see `hegemon %s --help`", command);
}

/* ---- Arguments --------------------------------------------------------------------------------------------------- */

enum language cli_locale_language(void)
{
    static const char *const variables[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (size_t i = 0; i < sizeof variables / sizeof variables[0]; i++) {
        const char *value = getenv(variables[i]);
        if (value != NULL && value[0] != '\0')
            return language_find(value) != LANGUAGES ? language_find(value) : ENGLISH;
    }
    return ENGLISH;
}

/* A complaint about an option is in the language that is asked for, also where --lang comes after that option. */
static void speak_as_asked(int argc, char **argv)
{
    static const char option[] = "--lang=";
    for (int i = 1; i < argc; i++) {
        bool joined = strncmp(argv[i], option, sizeof option - 1) == 0, apart = strcmp(argv[i], "--lang") == 0;
        const char *code = joined ? argv[i] + sizeof option - 1 : apart && i + 1 < argc ? argv[i + 1] : "";
        if (language_find(code) != LANGUAGES)
            fault_speak(language_find(code));
    }
}

int cli_parse(const struct argp *argp, const char *command, int argc, char **argv, struct cli_common *input)
{
    input->argp = argp;
    input->command = command;
    input->language = cli_locale_language();
    fault_speak(input->language);
    speak_as_asked(argc, argv);
    error_t error = argp_parse(argp, argc, argv, ARGP_NO_ERRS | ARGP_NO_EXIT | ARGP_NO_HELP, NULL, input);
    if (input->helped)
        return cli_finish(CLI_FINE);
    if (error == 0)
        return CLI_GO_ON;
    if (error != CLI_COMPLAINED)
        complain_about_options(argp, command, argc, argv);
    return CLI_BAD_INPUT;
}

static error_t parse_language(const char *arg, enum language *out)
{
    char known[128] = "";
    for (unsigned i = 0; i < LANGUAGES; i++) {
        size_t used = strlen(known);
        if (strcmp(arg, language_code[i]) == 0) {
            *out = (enum language)i;
            fault_speak(*out);
            return 0;
        }
        snprintf(known + used, sizeof known - used, "%s%s",
                 i == 0              ? ""
                 : i + 1 < LANGUAGES ? ", "
                                     : " or ",
                 language_code[i]);
    }
    cli_complain("--lang", "\"%.*s\" is no language here; write %s", SHOWN, arg, known);
    return CLI_COMPLAINED;
}

error_t cli_parse_common(int key, char *arg, struct cli_common *common)
{
    switch (key) {
    case CLI_KEY_JSON:
        common->json = true;
        return 0;
    case CLI_KEY_LANG:
        return parse_language(arg, &common->language);
    case CLI_KEY_EDITION:
        common->folder = arg;
        return 0;
    case CLI_KEY_HELP:
        help_print(common->argp, common->command, fault_language());
        common->helped = true;
        return CLI_COMPLAINED;
    case ARGP_KEY_ARG:
        cli_complain(common->command, "\"%.*s\" is one argument too many; see `hegemon %s --help`", SHOWN, arg,
                     common->command);
        return CLI_COMPLAINED;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

error_t cli_take_argument(const char **out, char *arg, const struct cli_common *common)
{
    struct cli_common copy = *common;
    if (*out != NULL)
        return cli_parse_common(ARGP_KEY_ARG, arg, &copy);
    *out = arg;
    return 0;
}

error_t cli_number(const char *option, const char *text, uint64_t least, uint64_t most, uint64_t *out)
{
    size_t digits = strspn(text, "0123456789");
    errno = 0;
    if (digits > 0 && text[digits] == '\0') {
        *out = strtoull(text, NULL, 10);
        if (errno == 0 && *out >= least && *out <= most)
            return 0;
    }
    cli_complain(option, "\"%.*s\" is not a whole number from %llu to %llu", SHOWN, text, (unsigned long long)least,
                 (unsigned long long)most);
    return CLI_COMPLAINED;
}

error_t cli_take(const struct cli_value *table, int key, char *arg, void *args)
{
    while (table->key != 0 && table->key != key)
        table++;
    void *member = (char *)args + table->offset;
    if (table->key == 0)
        return ARGP_ERR_UNKNOWN;
    if (table->kind == CLI_NUMBER)
        return cli_number(table->name, arg, table->least, table->most, member);
    if (table->kind == CLI_TEXT)
        *(const char **)member = arg;
    else
        *(bool *)member = true;
    return 0;
}
