/* The story. Positions are kept as they were, and masked for whoever reads, so that a curtain falls over old lines
 * too. */
#include "tui/log.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text/say.h"

bool log_open(struct log *log)
{
    *log = (struct log){calloc(LOG_ENTRIES, sizeof *log->entry), 0};
    return log->entry != NULL;
}

void log_close(struct log *log)
{
    free(log->entry);
    log->entry = NULL;
}

void log_add(struct log *log, const struct hg_action *a, const struct hg_state *before, const struct hg_state *after)
{
    log->entry[log->count++ % LOG_ENTRIES] = (struct log_entry){*a, *before, *after};
}

void log_read(struct log *log, const char *path)
{
    struct fault f;
    struct hg_action a;
    struct hg_state before;
    struct record_reader *reader = record_open(path, &f);
    if (reader == NULL)
        return;
    while (record_next(reader, &a, &before, &f) == RECORD_ACTION)
        log_add(log, &a, &before, record_position(reader));
    record_close(reader);
}

bool log_tell(const struct log *log, const struct scene *in, unsigned long i, char out[LOG_TEXT], uint8_t *army)
{
    char told[STORY_MAX];
    struct hg_view before, after;
    if (i >= log->count || i >= LOG_ENTRIES)
        return false;
    const struct log_entry *entry = &log->entry[(log->count - 1 - i) % LOG_ENTRIES];
    struct hg_action a = entry->action;
    if (in->viewer != SCENE_WHOLE)
        a = hg_redact(in->r, &entry->before, &entry->action, in->viewer);
    scene_see(in->r, &entry->before, in->viewer, &before);
    scene_see(in->r, &entry->after, in->viewer, &after);
    struct story story = {in->r, in->edition, in->language, &a, &before.position, &after.position, in->viewer};
    story_tell(&story, told);
    *army = a.seat < in->r->seats ? a.seat : HG_NONE;
    if (*army == HG_NONE)
        snprintf(out, LOG_TEXT, "⚄ %s", told);
    else
        snprintf(out, LOG_TEXT, "%s %s", scene_army(in, *army), told);
    return true;
}

void log_draw(struct canvas *c, const struct log *log, const struct scene *in, struct area at, unsigned long skip)
{
    char text[LOG_TEXT];
    uint8_t army;
    struct area inside = canvas_frame(c, at, ink_dim, say(in->language, "The story so far"));
    int y = inside.y + inside.height;
    for (unsigned long i = skip; y > inside.y && log_tell(log, in, i, text, &army); i++) {
        struct ink ink = army < in->sides ? scene_ink(in, army) : ink_plain;
        struct area measure = {0, 0, inside.width - 1, inside.height};
        int lines = canvas_wrap(NULL, measure, ink, text);
        if (y - lines < inside.y)
            break;
        y -= lines;
        canvas_wrap(c, (struct area){inside.x + 1, y, inside.width - 1, lines}, ink, text);
    }
}
