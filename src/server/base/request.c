/* Lines of one game that wait to be stored together. */
#include "server/base/base.h"

#include <stdlib.h>
#include <string.h>

/* A name that is too long spoils the request from the start, so that it can't be taken for a shorter one. */
void base_request(struct base_request *r, const char *game, void (*done)(struct base_request *r), void *context)
{
    *r = (struct base_request){.done = done, .context = context};
    r->spoilt = game[0] == '\0' || strlen(game) >= sizeof r->game;
    strncpy(r->game, game, sizeof r->game - 1);
}

/* Room for one more entry and so many bytes. */
static bool has_room(struct base_request *r, size_t length)
{
    if (r->entries == r->entries_room) {
        unsigned room = r->entries_room == 0 ? 8 : 2 * r->entries_room;
        struct base_entry *entry = realloc(r->entry, room * sizeof *entry);
        if (entry == NULL)
            return false;
        r->entry = entry;
        r->entries_room = room;
    }
    if (r->text == NULL || length > r->room - r->length) { /* an empty line is text, too */
        size_t room = 2 * (r->length + length) + 256;
        char *text = realloc(r->text, room);
        if (text == NULL)
            return false;
        r->text = text;
        r->room = room;
    }
    return true;
}

/* Lines of one log must follow each other. */
static bool follows(const struct base_request *r, enum store_log log, uint64_t number)
{
    for (unsigned i = r->entries; i-- > 0;)
        if (r->entry[i].log == log)
            return number == r->entry[i].number + 1;
    return number > 0 && number <= INT64_MAX;
}

/* Everything that a stored line must be is checked here, on the caller's thread; the writer only binds. */
void base_request_add(struct base_request *r, enum store_log log, uint64_t number, const char *line, size_t length)
{
    bool good = length < STORE_LINE_MAX && memchr(line, '\n', length) == NULL && memchr(line, '\0', length) == NULL &&
                r->length + length <= BASE_REQUEST_BYTES && follows(r, log, number) && has_room(r, length);
    if (!good) {
        r->spoilt = true;
        return;
    }
    memcpy(r->text + r->length, line, length);
    r->entry[r->entries++] = (struct base_entry){log, number, r->length, length};
    r->length += length;
}

/* What has spoilt the lines is forgotten with them; a bad name stays bad. */
void base_request_empty(struct base_request *r)
{
    r->entries = 0;
    r->length = 0;
    r->spoilt = r->game[0] == '\0';
}

/* It can be filled again afterwards. */
void base_request_free(struct base_request *r)
{
    free(r->entry);
    free(r->text);
    r->entry = NULL;
    r->text = NULL;
    r->entries = r->entries_room = 0;
    r->length = r->room = 0;
}
