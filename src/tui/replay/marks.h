/* The review of a recorded game while it is looked at: which frames stand out, and why. It is made bit by bit, so that
 * the screen goes on meanwhile. */
#ifndef TUI_REPLAY_MARKS_H
#define TUI_REPLAY_MARKS_H

#include "tui/remark.h"
#include "tui/replay/film.h"

/* The graver ones come later: where several fall into one cell of the line of time, the last is shown. */
enum mark_kind { MARK_INACCURACY, MARK_LUCK, MARK_BAD_LUCK, MARK_TURN, MARK_MISTAKE, MARK_BLUNDER, MARK_KINDS };

/* A sign for the line of time, which can be told without colours. */
extern const char *const mark_signs[MARK_KINDS];
const char *mark_word(enum mark_kind kind, enum language language);

struct mark {
    unsigned long frame;
    enum mark_kind kind;
    unsigned at; /* the step of the review, or which turning point */
};

enum marks_state { MARKS_NONE, MARKS_COMING, MARKS_THERE };

struct marks {
    enum marks_state state;
    struct path way;
    struct review_run run;
    struct review review;
    struct moments moments;
    struct mark *mark; /* by frame, the graver ones of one frame later */
    unsigned count;
};

/* False when there is no memory: then there is nothing to close. */
bool marks_begin(struct marks *m, const struct film *film);

/* Judges a few more actions. When all are judged the marks are there, and the film's chances to win are those of the
 * review. False when there is no memory for them. */
bool marks_go(struct marks *m, struct film *film);

/* Breaks off what is coming, and forgets what is there. */
void marks_close(struct marks *m);

/* The next frame with a mark in this direction (1 or -1), or the same one where there is none. */
unsigned long marks_next(const struct marks *m, unsigned long frame, int way);

/* The marks of a frame: how many, and the first. */
unsigned marks_at(const struct marks *m, unsigned long frame, const struct mark **first);

/* What it says. */
void mark_tell(const struct marks *m, const struct film *film, const struct mark *mark, enum language language,
               char out[REMARK_MAX]);

#endif
