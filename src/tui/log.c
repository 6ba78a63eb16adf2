/* The story. Positions are kept as they were, and masked for whoever reads, so that a curtain falls over old lines
 * too. Passes of which nothing came are folded away, and each turn has a heading; both follow from the positions,
 * nothing is marked when it is written. */
#include "tui/log.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/traits.h"
#include "text/say.h"

/* Some megabytes, since positions are kept whole; the oldest are overwritten. */
bool log_open(struct log *log)
{
    *log = (struct log){calloc(LOG_ENTRIES, sizeof *log->entry), 0};
    return log->entry != NULL;
}

/* Nothing of it is on the disk: the record is what stays. */
void log_close(struct log *log)
{
    free(log->entry);
    log->entry = NULL;
}

/* Undone actions stay, and so does the undoing: the story tells what happened at the table. */
void log_add(struct log *log, const struct hg_action *a, const struct hg_state *before, const struct hg_state *after)
{
    log->entry[log->count++ % LOG_ENTRIES] = (struct log_entry){*a, *before, *after};
}

/* A game that is resumed begins with the story of its record. */
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

/* How many there are to be read. */
static unsigned long kept(const struct log *log)
{
    return log->count < LOG_ENTRIES ? log->count : LOG_ENTRIES;
}

/* Counted from the newest, as all numbers of lines here. */
static const struct log_entry *entry_at(const struct log *log, unsigned long i)
{
    return &log->entry[(log->count - 1 - i) % LOG_ENTRIES];
}

/* Both positions and the action are masked for the viewer: what a seat did not see when it happened it does not read
 * afterwards. */
bool log_story(const struct log *log, const struct scene *in, unsigned long i, struct log_seen *seen,
               struct story *story)
{
    if (i >= kept(log))
        return false;
    const struct log_entry *entry = entry_at(log, i);
    seen->action = entry->action;
    if (in->viewer != SCENE_WHOLE)
        seen->action = hg_redact(in->r, &entry->before, &entry->action, in->viewer);
    scene_see(in->r, &entry->before, in->viewer, &seen->before);
    scene_see(in->r, &entry->after, in->viewer, &seen->after);
    *story = (struct story){
        in->r, in->edition, in->language, &seen->action, &seen->before.position, &seen->after.position, in->viewer};
    return true;
}

/* A pass of which nothing came: among opponents' turns there are dozens of them. */
bool log_is_quiet(const struct log *log, const struct scene *in, unsigned long i)
{
    struct log_seen seen;
    struct story story;
    /* Most are no such verb, and need no masking to know it. */
    return i < kept(log) && hg_verb_is(in->r, entry_at(log, i)->action.verb, HG_VERB_PASSES) &&
           log_story(log, in, i, &seen, &story) && story_is_quiet(&story);
}

/* The name by which a seat goes now, or its number before it has an army. */
static void name_actor(const struct scene *in, const struct story *story, char out[SIDE_NAME_MAX])
{
    uint8_t seat = story->a->seat;
    if (seat_army_played(in->r, story->before, seat) == HG_NONE)
        snprintf(out, SIDE_NAME_MAX, say(in->language, "seat %u"), seat + 1u);
    else
        snprintf(out, SIDE_NAME_MAX, "%s", scene_army(in, seat));
}

/* Chance has a die instead of a name. */
void log_say(const struct scene *in, const struct story *story, const char *told, char out[LOG_TEXT], uint8_t *army)
{
    char name[SIDE_NAME_MAX];
    *army = story->a->seat < in->r->seats ? story->a->seat : HG_NONE;
    if (*army == HG_NONE) {
        snprintf(out, LOG_TEXT, "⚄ %s", told);
        return;
    }
    name_actor(in, story, name);
    snprintf(out, LOG_TEXT, say(in->language, SAID_IN("whoever acts", "%s: %s")), name, told);
}

/* One line, whatever it is; folding is the business of whoever lists them. */
bool log_tell(const struct log *log, const struct scene *in, unsigned long i, char out[LOG_TEXT], uint8_t *army)
{
    char told[STORY_MAX];
    struct log_seen seen;
    struct story story;
    if (!log_story(log, in, i, &seen, &story))
        return false;
    story_tell(&story, told);
    log_say(in, &story, told, out, army);
    return true;
}

/* By the positions before two entries that follow each other: another turn has begun between them. */
bool log_heading(const struct log *log, const struct scene *in, unsigned long i, char out[LOG_TEXT], uint8_t *army)
{
    if (i >= kept(log))
        return false;
    const struct hg_state *s = &entry_at(log, i)->before;
    unsigned seat = seat_in_turn(in->r, s);
    /* The entry before this one, if there is one, belongs to the same turn. */
    if (s->round == 0 || seat >= in->r->seats ||
        (i + 1 < kept(log) && entry_at(log, i + 1)->before.turn == s->turn && entry_at(log, i + 1)->before.round > 0))
        return false;
    *army = (uint8_t)seat;
    snprintf(out, LOG_TEXT, say(in->language, "Round %u · %s"), s->round, scene_army(in, seat));
    return true;
}

/* Counted anew each time: what is quiet depends on who looks. */
unsigned long log_lines(const struct log *log, const struct scene *in)
{
    unsigned long lines = 0;
    for (unsigned long i = 0; i < kept(log); i++)
        lines += !log_is_quiet(log, in, i);
    return lines;
}

/* ---- Drawing ----------------------------------------------------------------------------------------------------- */

/* Where line `skip` of those that are not folded away stands. */
static unsigned long find_line(const struct log *log, const struct scene *in, unsigned long skip)
{
    unsigned long i = 0;
    for (; i < kept(log); i++) {
        if (log_is_quiet(log, in, i))
            continue;
        if (skip-- == 0)
            break;
    }
    return i;
}

/* A heading between strokes, in the colour of whose turn it is. */
static void draw_heading(struct canvas *c, const struct scene *in, struct area at, const char *text, uint8_t army)
{
    canvas_printf(c, at.x, at.y, ink_dim, "── ");
    canvas_fit(c, at.x + 3, at.y, at.width - 3, ink_with(scene_ink(in, army), INK_BOLD), text);
}

/* Its own heading, or that of folded entries right before it: a turn may begin with a pass. */
static bool heading_above(const struct log *log, const struct scene *in, unsigned long i, char out[LOG_TEXT],
                          uint8_t *army)
{
    while (!log_heading(log, in, i, out, army)) {
        if (++i >= kept(log) || !log_is_quiet(log, in, i))
            return false;
    }
    return true;
}

/* One entry above the row `*y` with its heading; false when there is no room. */
static bool draw_entry(struct canvas *c, const struct log *log, const struct scene *in, unsigned long i,
                       struct area inside, int *y)
{
    char text[LOG_TEXT], heading[LOG_TEXT];
    uint8_t army, turn;
    log_tell(log, in, i, text, &army);
    struct ink ink = army < in->sides ? scene_ink(in, army) : ink_plain;
    int lines = canvas_wrap(NULL, (struct area){0, 0, inside.width - 1, inside.height}, ink, text);
    if (*y - lines < inside.y)
        return false;
    *y -= lines;
    canvas_wrap(c, (struct area){inside.x + 1, *y, inside.width - 1, lines}, ink, text);
    if (*y > inside.y && heading_above(log, in, i, heading, &turn))
        draw_heading(c, in, (struct area){inside.x, --*y, inside.width, 1}, heading, turn);
    return true;
}

/* From the last line upwards, so that the newest is always there. An entry that has not room for all of its lines is
 * not begun. */
void log_draw(struct canvas *c, const struct log *log, const struct scene *in, struct area at, unsigned long skip)
{
    struct area inside = canvas_frame(c, at, ink_dim, say(in->language, "The story so far"));
    int y = inside.y + inside.height;
    unsigned long i = find_line(log, in, skip);
    for (; y > inside.y && i < kept(log); i++)
        if (!log_is_quiet(log, in, i) && !draw_entry(c, log, in, i, inside, &y))
            break;
    unsigned long above = 0;
    for (; i < kept(log); i++)
        above += !log_is_quiet(log, in, i);
    canvas_more(c, at, above, skip);
}
