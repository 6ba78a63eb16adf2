/* What happened, told as a story to whoever looks: each line as that seat saw it. Entries are numbered from the
 * newest, 0, backwards, since that is how they are read: the last lines of a panel, the last turn of a recap. */
#ifndef TUI_LOG_H
#define TUI_LOG_H

#include "stories/story.h"
#include "tui/scene.h"

/* A round of five seats has about a hundred entries. */
enum { LOG_ENTRIES = 512, LOG_TEXT = STORY_MAX + 64 };

/* What somebody did, with the position before and after it. */
struct log_entry {
    struct hg_action action;
    struct hg_state before, after; /* whole: they are masked when they are read */
};

/* The newest entries of a game. */
struct log {
    struct log_entry *entry; /* LOG_ENTRIES of them, round and round */
    unsigned long count;     /* of all that ever were added; the newest LOG_ENTRIES are there */
};

bool log_open(struct log *log);
void log_close(struct log *log);
void log_add(struct log *log, const struct hg_action *a, const struct hg_state *before, const struct hg_state *after);

/* What a record tells, for a game that goes on. A record that can't be read leaves the story empty. */
void log_read(struct log *log, const char *path);

/* Line i counted from the newest; false when there is none. `army` receives whose colour it wears, or HG_NONE. */
bool log_tell(const struct log *log, const struct scene *in, unsigned long i, char out[LOG_TEXT], uint8_t *army);

/* The story of entry i counted from the newest; the positions of `seen` are what its viewer saw. False when there is
 * none. */
struct log_seen {
    struct hg_action action;
    struct hg_view before, after; /* as the viewer saw them */
};
bool log_story(const struct log *log, const struct scene *in, unsigned long i, struct log_seen *seen,
               struct story *story);

/* Somebody let something pass and nothing came of it: such lines are folded away. */
bool log_is_quiet(const struct log *log, const struct scene *in, unsigned long i);

/* Whose line it is, in front of what is told. */
void log_say(const struct scene *in, const struct story *story, const char *told, char out[LOG_TEXT], uint8_t *army);

/* "Round 3 · Alliance", where line i is the first of a turn; otherwise false. */
bool log_heading(const struct log *log, const struct scene *in, unsigned long i, char out[LOG_TEXT], uint8_t *army);

/* How many lines there are to scroll through, quiet ones left out. */
unsigned long log_lines(const struct log *log, const struct scene *in);

/* The newest lines that fit, the newest last, under headings; `skip` of them are scrolled past. */
void log_draw(struct canvas *c, const struct log *log, const struct scene *in, struct area at, unsigned long skip);

#endif
