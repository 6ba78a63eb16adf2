/* A list that grows, and the reading of a record into it. */
#include "review/path.h"

#include <stdlib.h>
#include <string.h>

static bool grow(struct path *p)
{
    unsigned room = p->room == 0 ? 256 : 2 * p->room;
    void *action = realloc(p->action, room * sizeof *p->action);
    p->action = action != NULL ? action : p->action;
    void *position = realloc(p->position, (room + 1u) * sizeof *p->position);
    p->position = position != NULL ? position : p->position;
    void *number = realloc(p->number, room * sizeof *p->number);
    p->number = number != NULL ? number : p->number;
    if (action == NULL || position == NULL || number == NULL)
        return false;
    p->room = room;
    return true;
}

bool path_begin(struct path *p, const struct hg_state *start)
{
    *p = (struct path){0};
    if (!grow(p))
        return false;
    p->position[0] = *start;
    return true;
}

bool path_add(struct path *p, const struct hg_action *a, const struct hg_state *after, unsigned long number)
{
    if (p->count == p->room && !grow(p))
        return false;
    p->action[p->count] = *a;
    p->number[p->count] = number;
    p->position[++p->count] = *after;
    return true;
}

void path_free(struct path *p)
{
    free(p->action);
    free(p->position);
    free(p->number);
    *p = (struct path){0};
}

void path_take_back(struct path *p, const struct hg_state *now)
{
    while (p->count > 0 && memcmp(&p->position[p->count], now, sizeof *now) != 0)
        p->count--;
}

enum record_status path_read(struct path *p, struct record_reader *reader, bool *enough, struct fault *f)
{
    struct hg_action a;
    enum record_status status;
    *enough = path_begin(p, record_position(reader));
    while ((status = record_next(reader, &a, NULL, f)) == RECORD_ACTION && *enough) {
        if (record_is_undo(&a))
            path_take_back(p, record_position(reader));
        else
            *enough = path_add(p, &a, record_position(reader), record_number(reader));
    }
    return status;
}
