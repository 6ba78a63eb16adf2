/* The parts of `hegemon review`: review.c has the command, open.c one record from file to review, print.c what people
 * read, page.c the page with boards.c and positions.c for its boards, profile.c a folder of records. */
#ifndef CLI_REVIEW_SHEET_H
#define CLI_REVIEW_SHEET_H

#include "review/reviewed.h"
#include "shell/cli.h"

struct sheet_order {
    enum review_level level;
    bool luck_only, quiet;
};

/* Reads and reviews a record. CLI_FINE or CLI_UNFINISHED: the sheet must be closed; another exit code was complained
 * about. */
int sheet_open(struct sheet *s, const char *path, const struct sheet_order *order, enum language language);

void sheet_print(const struct sheet *s);
bool sheet_page(const struct sheet *s, const char *path, struct fault *f);

/* A folder: the profile of everybody who played in its records. */
int profile_run(const char *folder, const struct sheet_order *order, const struct cli_common *common);

/* The page's frame: what stands before its data, and behind it. Made from page.html. */
extern const char review_page_before[], review_page_behind[];

#endif
