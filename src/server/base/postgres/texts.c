/* Arrays as text: `{"one","two"}`, with quotes and backslashes escaped. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/base/postgres/pg.h"

static bool has_room(struct pg_array *a, size_t more)
{
    if (a->failed || a->length + more + 2 <= a->room)
        return !a->failed;
    size_t room = 2 * (a->length + more) + 256;
    char *text = realloc(a->text, room);
    a->failed = text == NULL;
    if (a->failed)
        return false;
    a->text = text;
    a->room = room;
    return true;
}

void pg_array_begin(struct pg_array *a)
{
    *a = (struct pg_array){0};
    if (has_room(a, 1))
        a->text[a->length++] = '{';
}

void pg_array_add(struct pg_array *a, const char *text, size_t length)
{
    if (!has_room(a, 2 * length + 3))
        return;
    if (a->length > 1)
        a->text[a->length++] = ',';
    a->text[a->length++] = '"';
    for (size_t i = 0; i < length; i++) {
        if (text[i] == '"' || text[i] == '\\')
            a->text[a->length++] = '\\';
        a->text[a->length++] = text[i];
    }
    a->text[a->length++] = '"';
}

void pg_array_number(struct pg_array *a, uint64_t number)
{
    char text[24];
    int length = snprintf(text, sizeof text, "%" PRIu64, number);
    pg_array_add(a, text, (size_t)length);
}

const char *pg_array_end(struct pg_array *a)
{
    if (!has_room(a, 1))
        return NULL;
    a->text[a->length] = '}';
    a->text[a->length + 1] = '\0';
    return a->text;
}

void pg_array_free(struct pg_array *a)
{
    free(a->text);
    *a = (struct pg_array){0};
}
