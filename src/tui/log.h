/* What happened, told as a story to whoever looks: each line as that seat saw it. */
#ifndef TUI_LOG_H
#define TUI_LOG_H

#include "stories/story.h"
#include "tui/scene.h"

enum { LOG_ENTRIES = 512, LOG_TEXT = STORY_MAX + 64 };

struct log_entry {
    struct hg_action action;
    struct hg_state before, after;
};

struct log {
    struct log_entry *entry; /* LOG_ENTRIES of them, round and round */
    unsigned long count;
};

bool log_open(struct log *log);
void log_close(struct log *log);
void log_add(struct log *log, const struct hg_action *a, const struct hg_state *before, const struct hg_state *after);

/* What a record tells, for a game that goes on. A record that can't be read leaves the story empty. */
void log_read(struct log *log, const char *path);

/* Line i counted from the newest; false when there is none. `army` receives whose colour it wears, or HG_NONE. */
bool log_tell(const struct log *log, const struct scene *in, unsigned long i, char out[LOG_TEXT], uint8_t *army);

/* The newest lines that fit, the newest last; `skip` of them are scrolled past. */
void log_draw(struct canvas *c, const struct log *log, const struct scene *in, struct area at, unsigned long skip);

#endif
