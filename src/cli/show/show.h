/* The parts of `hegemon show`. All of them print to standard output.
 *
 * Who shows what:
 *
 *     people.c     title, modes, armies, board, sources        mode.c, campaign.c   numbers of a mode
 *     cards.c      cards, goals, rewards                        json.c               all of it for programs
 *     drawing.c    geometry or picture                          svg.c, grid.c        the two kinds of pictures
 *
 * Nothing is computed here that the rules say: everything is asked from the edition or from compiled rules. A new fact
 * of an edition needs a line for people and a pair for programs. */
#ifndef CLI_SHOW_H
#define CLI_SHOW_H

#include <stdbool.h>

#include "front/game.h"
#include "shell/term.h"
#include "text/say.h"

/* What is shown, and to whom. Filled once by show.c, handed to every part. */
struct sheet {
    const struct edition *edition;
    const struct edition_mode *mode; /* NULL: the whole edition */
    enum language language;
    struct term term; /* colours and width of standard output */
    bool all_cards;   /* --cards */
};

enum { SHOW_RIGHT = 80 }; /* columns that text may take */

/* The two forms of the whole. */
void show_people(const struct sheet *sheet); /* aligned, within 80 columns */
void show_json(const struct sheet *sheet);   /* one object */

/* The parts for people. */
void show_mode_rules(const struct sheet *sheet);
void show_card_list(const struct sheet *sheet);
void show_goal_list(const struct sheet *sheet);

/* Of a campaign: what is the same for all numbers of players, and what each of them starts with. */
void show_campaign(const struct sheet *sheet, const struct hg_campaign_rules *c);
void show_campaign_players(const struct sheet *sheet, const struct hg_rules *r);

/* What they share: a name in the language of the sheet, a heading in bold after an empty line, and the width of a
 * column for the longest id (or name) of a list. */
const char *show_name(const struct sheet *sheet, const struct named *named);
void show_heading(const struct sheet *sheet, const char *text);
unsigned show_column(const struct sheet *sheet, const struct name_list *list, bool ids);

/* A paragraph, all of it indented alike. */
void show_text(unsigned left, const char *text);

/* A sentence of the catalogue that is wrapped, and indented further when it is long. */
void show_line(const struct sheet *sheet, unsigned left, const char *msgid, ...) __attribute__((format(printf, 3, 4)));

#endif
