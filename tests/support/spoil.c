/* Edits of an edition's bundle. */
#include "support/spoil.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text/edition/edition.h"

char *spoil_file_start(char *bundle, const char *file, char **end)
{
    char header[64];
    snprintf(header, sizeof header, "file %s\n", file);
    char *start = strstr(bundle, header);
    ck_assert_ptr_nonnull(start);
    start += strlen(header);
    *end = strstr(start, "\nfile ");
    *end = *end ? *end + 1 : start + strlen(start);
    return start;
}

/* A line of a bundle stands behind two blanks; an edit is written without them. */
static void indent(const char *text, bool at_start, char *out)
{
    for (bool start = at_start; *text; start = *text++ == '\n') {
        if (start && *text != '\n') {
            *out++ = ' ';
            *out++ = ' ';
        }
        *out++ = *text;
    }
    *out = '\0';
}

static long line_at(const char *start, const char *at)
{
    long line = 1;
    for (const char *c = start; c < at; c++)
        line += *c == '\n';
    return line;
}

char *spoil(const char *good, const struct spoilt *t, long *line)
{
    char *bundle = strdup(good), *end, *start = spoil_file_start(bundle, t->file, &end);
    char from[256], to[256];
    bool whole_lines = t->from[strlen(t->from) - 1] == '\n' || t->from[0] == ' ';
    indent(t->from, whole_lines, from);
    indent(t->to, whole_lines, to);
    char *at = strstr(start, from);
    ck_assert_msg(at && at < end, "%s: no %s", t->file, from);
    *line = line_at(start, at);
    char *out = malloc(strlen(bundle) + sizeof to);
    sprintf(out, "%.*s%s%s", (int)(at - bundle), bundle, to, at + strlen(from));
    free(bundle);
    if (t->at) {
        indent(t->at, false, from);
        start = spoil_file_start(out, t->file, &end);
        *line = line_at(start, strstr(start, from));
    }
    return out;
}

void spoil_check(const char *good, const struct spoilt *t)
{
    struct fault f = {"", ""};
    char expected[100];
    long line;
    char *text = spoil(good, t, &line);
    struct edition *bad = edition_from_bundle("bad", text, strlen(text), &f);
    free(text);
    ck_assert_msg(!bad, "accepted: %s", t->to);
    snprintf(expected, sizeof expected, "bad/%s:%ld", t->file, line);
    ck_assert_msg(strncmp(f.sentence, t->sentence, strlen(t->sentence)) == 0 && strcmp(f.place, expected) == 0,
                  "%s: expected %s: %s\n  but got %s: %s", t->from, expected, t->sentence, f.place, f.sentence);
}
