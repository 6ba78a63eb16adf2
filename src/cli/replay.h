/* The parts of `hegemon replay`. */
#ifndef CLI_REPLAY_H
#define CLI_REPLAY_H

#include <stdbool.h>

#include "front/game.h"
#include "shell/term.h"
#include "text/record/record.h"

enum { REPLAY_WHOLE = HG_NOBODY }; /* nobody's view: the full truth */

struct replay {
    struct record_reader *reader;
    const struct hg_rules *r;
    const struct names *names;
    enum language language;
    uint8_t as; /* a seat, HG_SPECTATOR, or REPLAY_WHOLE */
};

/* One action as the replay shows it, i.e. as the chosen seat saw it. */
struct replay_step {
    unsigned long number;
    struct hg_action action;
    struct hg_state before, after;
};

void replay_see(const struct replay *in, const struct hg_action *a, const struct hg_state *before,
                struct replay_step *out);
/* The position as the chosen seat sees it. */
void replay_look(const struct replay *in, const struct hg_state *s, struct hg_state *out);

/* JSON, one object a line; docs/RECORD.md has the schema. */
void replay_json_header(const struct replay *in);
void replay_json_action(const struct replay *in, const struct replay_step *step);
void replay_json_result(const struct replay *in, enum record_status status);

/* Drops a torn line and plays an unfinished game to its end. Returns the exit code. */
int replay_resume(const char *path, enum language language);

/* False for a file that does not even begin like a record. */
bool replay_is_record(const char *path);

#endif
