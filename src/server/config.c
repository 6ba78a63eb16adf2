/* Files go by the rows of the command line, so that a new option is a setting at once, with the same bounds; only the
 * complaint differs, because it names the line. */
#include "server/config.h"

#include <stdlib.h>
#include <string.h>

#include "text/disk.h"
#include "text/say.h"
#include "text/utf8.h"

enum { SHOWN = 60, OPTIONS_MAX = 64 };

struct reading {
    const struct config_words *words;
    const char *path;
    unsigned long line;
    bool seen[OPTIONS_MAX]; /* by the option's row */
    void *args;
    struct fault *f;
};

/* ---- One line ---------------------------------------------------------------------------------------------------- */

static char *trimmed(char *text)
{
    text += strspn(text, " ");
    size_t length = strlen(text);
    while (length > 0 && text[length - 1] == ' ')
        text[--length] = '\0';
    return text;
}

static const struct cli_value *value_of(const struct config_words *words, int key)
{
    const struct cli_value *value = words->values;
    while (value->key != 0 && value->key != key)
        value++;
    return value->key != 0 ? value : NULL;
}

/* The option's row; what no setting is (--help, --config itself) has no entry among the values that files may have. */
static const struct argp_option *option_named(struct reading *r, const char *word)
{
    for (const struct argp_option *o = r->words->options; o->name != NULL; o++)
        if (strcmp(o->name, word) == 0 && value_of(r->words, o->key) != NULL)
            return o;
    if (word[0] == '-' || strchr(word, '=') != NULL)
        fault_at(r->f, r->path, r->line,
                 "there is no setting '%.*s'; a line is a word without dashes, a blank and its value", SHOWN, word);
    else
        fault_at(r->f, r->path, r->line, "there is no setting '%.*s'; `hegemon serve --help` lists them", SHOWN, word);
    return NULL;
}

/* The same bounds as on the command line, but the complaint names the line. */
static bool is_number(struct reading *r, const struct cli_value *v, const char *text)
{
    size_t digits = strspn(text, "0123456789");
    uint64_t number = digits > 0 && digits < 20 && text[digits] == '\0' ? strtoull(text, NULL, 10) : UINT64_MAX;
    return (number >= v->least && number <= v->most) ||
           fault_at(r->f, r->path, r->line, "\"%.*s\" is not a whole number from %llu to %llu", SHOWN, text,
                    (unsigned long long)v->least, (unsigned long long)v->most);
}

static bool is_fine(struct reading *r, const struct argp_option *o, const struct cli_value *v, const char *text)
{
    const char *wrong;
    if (v->kind == CLI_FLAG)
        return *text == '\0' || fault_at(r->f, r->path, r->line, "'%s' takes no value", o->name);
    if (*text == '\0')
        return fault_at(r->f, r->path, r->line, "'%s' needs a value: %s %s", o->name, o->name, o->arg);
    if (v->kind == CLI_NUMBER)
        return is_number(r, v, text);
    wrong = r->words->wrong(o->key, text);
    return wrong == NULL || fault_at(r->f, r->path, r->line, "%s", say(fault_language(), wrong));
}

static bool take_line(struct reading *r, char *line)
{
    line = trimmed(line);
    if (*line == '\0' || *line == '#')
        return true;
    char *value = line + strcspn(line, " ");
    if (*value != '\0')
        *value++ = '\0';
    value = trimmed(value);
    const struct argp_option *o = option_named(r, line);
    if (o == NULL)
        return false;
    bool *seen = &r->seen[o - r->words->options];
    if (*seen)
        return fault_at(r->f, r->path, r->line, "'%s' stands here twice", o->name);
    *seen = true;
    const struct cli_value *v = value_of(r->words, o->key);
    return is_fine(r, o, v, value) && cli_take(r->words->values, o->key, value, r->args) == 0;
}

/* ---- The file ---------------------------------------------------------------------------------------------------- */

static char *whole_file(const char *path, struct fault *f)
{
    struct source in;
    char *text = malloc(CONFIG_MAX + 2);
    if (text == NULL || !disk_read(&in, path, f)) {
        free(text);
        return NULL;
    }
    size_t length = source_read(&in, text, CONFIG_MAX + 1);
    source_close(&in);
    if (length > CONFIG_MAX) {
        fault_at(f, path, 0, "the file is too long");
        free(text);
        return NULL;
    }
    text[length] = '\0';
    if (strlen(text) == length)
        return text;
    fault_at(f, path, 0, "the file holds what can't be shown to people");
    free(text);
    return NULL;
}

/* Tabs stand for blanks; whatever else people can't see has no business here. */
static bool take_lines(struct reading *r, char *text)
{
    for (char *tab = text; (tab = strchr(tab, '\t')) != NULL;)
        *tab = ' ';
    for (char *next; text != NULL; text = next) {
        next = strchr(text, '\n');
        if (next != NULL)
            *next++ = '\0';
        r->line++;
        if (utf8_find_hidden(text) != NULL)
            return fault_at(r->f, r->path, r->line, "the line holds what can't be shown to people");
        if (!take_line(r, text))
            return false;
    }
    return true;
}

char *config_read(const struct config_words *words, const char *path, void *args, struct fault *f)
{
    struct reading r = {.words = words, .path = path, .args = args, .f = f};
    char *text = whole_file(path, f);
    if (text == NULL || take_lines(&r, text))
        return text;
    free(text);
    return NULL;
}
