/* What is asked, and what the rules say to it, in a sentence each; and the words for verbs. The screen and the lines
 * of `hegemon play` show them, and the wire tells them to other fronts. */
#ifndef STORIES_QUESTIONS_H
#define STORIES_QUESTIONS_H

#include "text/edition/edition.h"

/* A sentence that is asked, and the rule behind it. All texts are English keys of the catalogue. */
struct question {
    const char *ask;      /* its kind, as hg_ask_name has it */
    const char *sentence; /* one line for the person who is asked */
    const char *rule;     /* what the rules say */
    const char *id[2]; /* the rules' numbers: of the edition with sets of cards, of those with pips; or one for all */
};

enum { QUESTION_MAX = 1024 }; /* bytes of a sentence with its names */

/* The question that is pending, or what is said while chance acts; never NULL while the game goes on. */
const struct question *question_of(const struct hg_rules *r, const struct hg_state *s);
/* By its kind; what is not known is taken for a window. */
const struct question *question_find(const struct hg_rules *r, const char *kind);
/* Whether it is asked again and again, until all is placed: a person may leave the rest of it to somebody else. */
bool question_repeats(const struct question *q);
/* The ids of its rules, between commas. */
const char *question_rules(const struct hg_rules *r, const struct question *q);

/* The pending question with the names of what it is about, as far as there are any. */
void question_ask(const struct hg_rules *r, const struct edition *e, enum language language, const struct hg_state *s,
                  char out[QUESTION_MAX]);

/* A sentence of a question or a verb in a language; $titan and $Titan in it become the edition's name for it. */
void question_say(const struct edition *e, enum language language, const char *sentence, char out[QUESTION_MAX]);

/* A verb as a button has it: "Attack", "Done: end this step". A verb without words is shown by its own. */
void question_verb(const struct hg_rules *r, const struct edition *e, enum language language, uint8_t verb,
                   char out[QUESTION_MAX]);

/* Inside: campaigns have questions of their own; NULL where they have none. By the name of the question's kind. */
const struct question *question_of_campaign(const char *kind);

#endif
