/* The words for what may be answered, as the screen shows them: questions by their parts, options, players, reasons.
 * Sentences themselves are those of stories/ and of the catalogue. */
#ifndef TUI_HELP_H
#define TUI_HELP_H

#include "players/thought.h"
#include "stories/questions.h"
#include "tui/ask.h"
#include "tui/scene.h"

/* A sentence of a table in the scene's language; $titan and $Titan in it become the edition's name for it. The text
 * stays until four more are said. */
const char *help_said(const struct scene *in, const char *sentence);

/* The question that is asked now, with the names of what it is about. */
const char *help_question(const struct scene *in);

/* Campaigns have words of their own; NULL (false) where they have none. */
bool help_is_campaign(const struct hg_rules *r);
const char *words_part_of_campaign(const struct scene *in, const struct ask *ask, const struct ask_options *options);
bool words_option_of_campaign(const struct scene *in, const struct ask *ask, const struct ask_options *options,
                              uint16_t value, char *out, size_t size);

/* Whether a number is no count but names something: a player, a row, a die, a token. Then its options are a list. */
bool help_number_names(const struct scene *in, const struct ask *ask);
bool words_number_names_in_campaign(const struct scene *in, const struct ask *ask);

/* Rows of a key and what it does, from one of them on, as many as there is room for. Returns the first that is left for
 * another page, or `count`; `y` becomes the line below the last. */
struct help_keys {
    const char *const (*row)[2]; /* the keys, and what they do */
    unsigned count;
};
unsigned help_keys(struct canvas *c, enum language language, struct help_keys keys, unsigned first, struct area in,
                   int *y);

/* "Attack", "End this step" */
void help_verb(const struct scene *in, uint8_t verb, char *out, size_t size);

/* "From where?", "How many?" */
const char *help_part(const struct scene *in, const struct ask *ask, const struct ask_options *options);

/* One answer to a part in words. */
void help_option(const struct scene *in, const struct ask *ask, const struct ask_options *options, uint16_t value,
                 char *out, size_t size);

/* A computer player as people call it. */
const char *help_player(enum language language, const char *id);

/* Why a player would move so. */
void help_thought(const struct scene *in, const struct thought *why, char *out, size_t size);

#endif
