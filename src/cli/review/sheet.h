/* The parts of `hegemon review`: review.c has the command, open.c one record from file to review, print.c what people
 * read, json.c what programs read, page.c the page, profile.c a folder of records. */
#ifndef CLI_REVIEW_SHEET_H
#define CLI_REVIEW_SHEET_H

#include "review/dice.h"
#include "review/moments.h"
#include "review/told.h"
#include "shell/cli.h"
#include "text/sink.h"

/* A record that was reviewed. */
struct sheet {
    const char *path;
    enum language language;
    struct record_reader *reader;
    struct path way;
    struct review review;
    struct dice_game dice;
    struct moments moments;
    double fair, fair_of[HG_SEATS_MAX]; /* of the dice test, of all dice and of each seat's */
};

struct sheet_order {
    enum review_level level;
    bool luck_only, quiet;
};

/* Reads and reviews a record. CLI_FINE or CLI_UNFINISHED: the sheet must be closed; another exit code was complained
 * about. */
int sheet_open(struct sheet *s, const char *path, const struct sheet_order *order, enum language language);
void sheet_close(struct sheet *s);

/* A seat by its army, and who played it. */
void sheet_seat(const struct sheet *s, unsigned seat, char out[SEAT_NAME_MAX]);
const char *sheet_player(const struct sheet *s, unsigned seat);

/* What an action did, and what the better one would have done. */
void sheet_tell(const struct sheet *s, unsigned step, char out[STORY_MAX]);
void sheet_tell_better(const struct sheet *s, unsigned step, char out[STORY_MAX]);

void sheet_print(const struct sheet *s);
void sheet_json(const struct sheet *s, struct sink *out);
bool sheet_page(const struct sheet *s, const char *path, struct fault *f);

/* A folder: the profile of everybody who played in its records. */
int profile_run(const char *folder, const struct sheet_order *order, const struct cli_common *common);

/* The page's frame: what stands before its data, and behind it. Made from page.html. */
extern const char review_page_before[], review_page_behind[];

#endif
