/* Reading a script line by line, opening and closing its cases, and finding who runs each line. */
#include "script/script.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text/position.h"
#include "text/words.h"

/* ---- rules EDITION/MODE SEATS [OPTION=VALUE...] ------------------------------------------------------------------ */

enum { SETTINGS_MAX = 8, RULES_LINE_MAX = 256 };

static bool open_edition(struct script *t, const char *id, struct fault *f)
{
    if (t->edition != NULL && strcmp(edition_id(t->edition), id) == 0)
        return true;
    script_close(t);
    t->edition = edition_builtin(id, f);
    return t->edition != NULL;
}

static bool read_settings(char *text, struct setting *setting, unsigned *count, struct fault *f)
{
    for (char *word = strtok(text, " "); word != NULL; word = strtok(NULL, " ")) {
        char *value = strchr(word, '=');
        if (value == NULL || *count == SETTINGS_MAX)
            return fault_at(f, NULL, 0, "expected an option such as 'reshuffle=off', found '%s'", word);
        *value = '\0';
        setting[(*count)++] = (struct setting){word, value + 1};
    }
    return true;
}

static bool read_rules(struct script *t, const char *text, struct fault *f)
{
    char line[RULES_LINE_MAX], *mode, *rest;
    struct setting setting[SETTINGS_MAX];
    unsigned settings = 0;
    snprintf(line, sizeof line, "%s", text);
    mode = strchr(line, '/');
    rest = mode == NULL ? NULL : strchr(mode, ' ');
    if (rest == NULL || !isdigit((unsigned char)rest[1]))
        return fault_at(f, NULL, 0, "write 'rules EDITION/MODE SEATS', such as 'rules mass-effect/basic 3'");
    *mode++ = *rest++ = '\0';
    unsigned long seats = strtoul(rest, &rest, 10);
    if (!read_settings(rest, setting, &settings, f) || !open_edition(t, line, f) ||
        !edition_compile(t->edition, mode, (unsigned)seats, setting, settings, &t->rules, f))
        return false;
    t->names = edition_names(t->edition);
    hg_start(&t->rules, &t->s);
    t->common = t->s;
    return true;
}

/* ---- Cases ------------------------------------------------------------------------------------------------------- */

/* A rule ID: capitals and digits with hyphens between, such as ME-BT-DICE-06; a digit may have a letter behind it. */
static size_t id_length(const char *text)
{
    size_t length = strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-");
    bool hyphen = memchr(text, '-', length) != NULL;
    if (length > 0 && isdigit((unsigned char)text[length - 1]) && islower((unsigned char)text[length]))
        length++;
    return hyphen && (text[length] == ' ' || text[length] == '\0') ? length : 0;
}

static void complain(struct script *t, unsigned long line, const struct fault *f)
{
    printf("%s:%lu: %s%s%s\n", t->file, line, t->title, t->title[0] != '\0' ? ": " : "", f->sentence);
    t->broken = true;
}

static void close_case(struct script *t)
{
    struct fault f;
    if (t->title[0] == '\0') {
        t->failed += t->broken;
        return;
    }
    if (!t->broken && !t->proves) {
        (void)fault_at(&f, NULL, 0, "the case proves nothing; add a line that must hold");
        complain(t, t->case_line, &f);
    }
    if (t->broken)
        t->failed++;
    else
        t->passed++;
}

static bool title_ok(const char *title, struct fault *f)
{
    const char *rest = title;
    if (strlen(title) >= SCRIPT_TITLE_MAX)
        return fault_at(f, NULL, 0, "the case's name is too long; shorten it");
    for (size_t length = id_length(rest); length > 0; length = id_length(rest))
        rest += rest[length] == ' ' ? length + 1 : length;
    if (rest == title || *rest == '\0')
        return fault_at(f, NULL, 0, "write 'case RULE-ID... NAME', the rules that it proves and then a sentence");
    return true;
}

static void open_case(struct script *t, const char *title)
{
    close_case(t);
    snprintf(t->title, sizeof t->title, "%s", title);
    t->case_line = t->line;
    t->broken = t->proves = t->acted = false;
    t->unchecked = t->common_unchecked;
    t->s = t->common;
}

static bool run_case(struct script *t, const char *text, struct fault *f)
{
    open_case(t, text);
    if (t->names == NULL)
        return fault_at(f, NULL, 0, "a line such as 'rules mass-effect/basic 3' must come before the first case");
    return title_ok(text, f);
}

/* Rules end the case before them; `given` lines that follow at once hold for all their cases. */
static bool run_rules(struct script *t, const char *text, struct fault *f)
{
    t->common_unchecked = false;
    t->names = NULL;
    open_case(t, "");
    return read_rules(t, text, f);
}

static bool run_common(struct script *t, const char *text, struct fault *f)
{
    if (t->names == NULL)
        return fault_at(f, NULL, 0, "a line such as 'rules mass-effect/basic 3' must come before 'given'");
    if (!given_line(t, text, f))
        return false;
    t->common = t->s;
    t->common_unchecked = t->unchecked;
    return true;
}

/* ---- Lines ------------------------------------------------------------------------------------------------------- */

struct entry {
    const char *word;
    directive *run;
    bool proves;
};

static const struct entry directives[] = {
    {"given", given_line, false}, {"when", act_when, true},       {"plays", act_plays, true},
    {"then", claim_then, true},   {"refuse", act_refuse, true},   {"offers", act_offers, true},
    {"lacks", act_lacks, true},   {"awaits", claim_awaits, true}, {"winners", claim_winners, true},
    {"sees", claim_sees, true},   {"hears", claim_hears, true},
};

enum { DIRECTIVES = sizeof directives / sizeof directives[0] };

static bool unknown_directive(struct word w, struct fault *f)
{
    struct nearest nearest = {NULL, 0};
    for (unsigned i = 0; i < DIRECTIVES; i++)
        nearest_try(&nearest, w, directives[i].word);
    return fault_at(f, NULL, 0, "no line begins with '%.*s'; did you mean '%s'?", WORD_ARGS(w),
                    nearest.best != NULL ? nearest.best : "then");
}

static bool run_directive(struct script *t, struct word w, const char *rest, struct fault *f)
{
    unsigned i = 0;
    while (i < DIRECTIVES && !word_is(w, directives[i].word))
        i++;
    if (i == DIRECTIVES)
        return unknown_directive(w, f);
    if (t->title[0] == '\0' && directives[i].run == given_line)
        return run_common(t, rest, f);
    if (t->title[0] == '\0')
        return fault_at(f, NULL, 0, "'%s' stands outside a case; begin one with 'case RULE-ID... NAME'",
                        directives[i].word);
    if (directives[i].proves && !t->proves && !given_check(t, "", f))
        return false;
    t->proves = t->proves || directives[i].proves;
    return directives[i].run(t, rest, f);
}

static bool run_line(struct script *t, const char *line, struct fault *f)
{
    struct words in;
    if (!words_begin(&in, fault_language(), "the line", line, POSITION_LINE_MAX, f))
        return t->broken;
    words_next(&in);
    if (word_is(in.last, "case"))
        return run_case(t, in.rest, f);
    if (word_is(in.last, "rules"))
        return run_rules(t, in.rest, f);
    return t->broken || run_directive(t, in.last, in.rest, f);
}

static void read_lines(struct script *t, FILE *in)
{
    char *line = NULL;
    size_t size = 0;
    struct fault f;
    for (t->line = 1; getline(&line, &size, in) >= 0; t->line++) {
        const char *text = line + strspn(line, " ");
        line[strcspn(line, "\n")] = '\0';
        if (*text != '\0' && *text != '#' && !run_line(t, text, &f))
            complain(t, t->line, &f);
    }
    free(line);
    close_case(t);
}

void script_run(struct script *t, const char *file)
{
    FILE *in = fopen(file, "r");
    t->file = file;
    t->names = NULL;
    t->title[0] = '\0';
    t->broken = false;
    if (in == NULL) {
        printf("%s: cannot be read: %s\n", file, strerror(errno));
        t->failed++;
        return;
    }
    read_lines(t, in);
    fclose(in);
}

void script_close(struct script *t)
{
    if (t->edition != NULL)
        edition_close(t->edition);
    t->edition = NULL;
    t->names = NULL;
}
