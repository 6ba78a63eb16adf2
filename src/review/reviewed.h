/* A record that was reviewed, with all that is told of it, in sentences and as JSON: what the command prints, its page,
 * and the page in the browser are made of the same sheet. */
#ifndef REVIEW_REVIEWED_H
#define REVIEW_REVIEWED_H

#include "review/dice.h"
#include "review/moments.h"
#include "review/told.h"
#include "text/json.h"

struct sheet {
    const char *path; /* of the record, for complaints */
    enum language language;
    struct record_reader *reader; /* owns edition and rules */
    struct path way;
    struct review review;
    struct dice_game dice;
    struct moments moments;
    double fair, fair_of[HG_SEATS_MAX]; /* of the dice test, of all dice and of each seat's */
};

/* What the review of a sheet is ordered by: its record's game at a level. */
struct review_order sheet_review(const struct sheet *s, enum review_level level);

/* Dice and moments, once the review is made. */
void sheet_complete(struct sheet *s);

/* The path, the review and the reader. */
void sheet_close(struct sheet *s);

/* A seat by its army, and who played it. */
void sheet_seat(const struct sheet *s, unsigned seat, char out[SEAT_NAME_MAX]);
const char *sheet_player(const struct sheet *s, unsigned seat);

/* What an action did, and what the better one would have done. */
void sheet_tell(const struct sheet *s, unsigned step, char out[STORY_MAX]);
void sheet_tell_better(const struct sheet *s, unsigned step, char out[STORY_MAX]);

/* One object each: all figures with the sentences of all actions, and the words of a page that shows them. */
void sheet_json(const struct sheet *s, struct json *j);
void sheet_words(enum language language, struct json *j);

#endif
