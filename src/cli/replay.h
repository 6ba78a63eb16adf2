/* The parts of `hegemon replay`: replay.c has the command and what people read, replay_json.c what programs read,
 * replay_resume.c how an interrupted game goes on. */
#ifndef CLI_REPLAY_H
#define CLI_REPLAY_H

#include <stdbool.h>

#include "front/game.h"
#include "shell/term.h"
#include "text/record/record.h"

enum { REPLAY_WHOLE = HG_NOBODY }; /* nobody's view: the full truth */

/* A replay under way. The rules, the names and the edition behind them belong to the reader. */
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

/* Makes a step of the action that the reader has just passed: masks the action and both positions for the chosen seat.
 * `before` is the position in front of it; the one after it is the reader's. */
void replay_see(const struct replay *in, const struct hg_action *a, const struct hg_state *before,
                struct replay_step *out);
/* The position as the chosen seat sees it. */
void replay_look(const struct replay *in, const struct hg_state *s, struct hg_state *out);

/* JSON, one object a line; docs/RECORD.md has the schema. */
void replay_json_header(const struct replay *in);
void replay_json_action(const struct replay *in, const struct replay_step *step);
void replay_json_result(const struct replay *in, enum record_status status);

/* Drops a torn line and plays an unfinished game to its end with the players that its header names. The record grows
 * in place. Complains itself where that can't be, and returns the exit code. */
int replay_resume(const char *path, enum language language);

/* Does a file begin with the first words of a record? What does not is bad input; what does, and can't be read on, is
 * a broken record, which has another exit code. */
bool replay_is_record(const char *path);

#endif
