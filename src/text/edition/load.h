/* The readers of the single files, in the order they are called, and the checks that need all of them; then what
 * compiles them. Each reader gets the root of its file's tree and fills the edition of the reader; after a fault it
 * returns with in->failed set. */
#ifndef TEXT_EDITION_LOAD_H
#define TEXT_EDITION_LOAD_H

#include "text/edition/read.h"

/* By enum edition_file, e.g. "board.yaml". */
extern const char *const edition_file_name[FILES_ALL];

void load_edition_file(struct reader *in, const struct yaml_item *root);
void load_board(struct reader *in, const struct yaml_item *root);
void load_windows(struct reader *in, const struct yaml_item *root);
void load_cards(struct reader *in, const struct yaml_item *root);
void load_meters(struct reader *in, const struct yaml_item *root);
void load_goals(struct reader *in, const struct yaml_item *root);
void load_charts(struct reader *in, const struct yaml_item *root);
void load_assets(struct reader *in, const struct yaml_item *root);

/* Parts of files that have a source file of their own. */
void load_ability(struct reader *in, const struct yaml_item *item, struct directive_part *directive);
bool load_ability_knows(enum hg_op op);                       /* is there a row that says how it is read? */
unsigned load_ability_face(const struct hg_ability *ability); /* the highest face that it names, or 0 */
void load_setups(struct reader *in, const struct yaml_item *root);

/* After all files, with the reader back on edition.yaml: printed counts, and whether every mode has what it needs. */
void load_check_counts(struct reader *in, const struct yaml_item *root);
void load_check_modes(struct reader *in, const struct yaml_item *root);

/* An option that the compiler of a family reads by name, and the values that it tells apart. */
struct known_option {
    const char *id, *value[3]; /* the last is NULL */
};

bool load_lists(const struct yaml_item *list, const char *word); /* is the word in a list (which may be NULL)? */

/* ---- Compiling --------------------------------------------------------------------------------------------------- */

/* One mode as it is set at a table. */
struct chosen {
    const struct edition *e;
    unsigned mode, seats;
    const struct setting *setting;
    unsigned settings;
};

/* The value of the mode's i-th option. */
const char *chosen_value(const struct chosen *chosen, unsigned i);

/* Is a mechanism played, with what the options add and remove? */
bool chosen_plays(const struct chosen *chosen, const char *mechanism);

/* Fills in everything about the conquest family but the board and its numbers, which compile.c has filled in before. */
bool rules_fill(const struct chosen *chosen, struct hg_conquest_rules *c, struct fault *f);

/* The cards of war-assets.yaml, into rules that are zero. */
void assets_fill(const struct edition *e, struct hg_assets_rules *g);

/* Campaigns: ships, directives, meters, tokens and titan, which go together. */
/* Can a directive with this operation be played in this window? */
bool campaign_fits(const char *op, const char *window);
/* Does the mode have any part of a campaign? Then campaign_fill demands all of them. */
bool campaign_plays(const struct chosen *chosen);
bool campaign_fill(const struct chosen *chosen, const struct setup_part *setup, struct hg_conquest_rules *c,
                   struct fault *f);

/* ---- Where the text of an edition comes from --------------------------------------------------------------------- */

/* The first line of rules whose words stand apart. */
#define EDITION_WORDS_APART "words apart"

/* The texts of the files; NULL for one that is absent. */
struct edition_texts {
    char *text[FILES_ALL];
    size_t length[FILES_ALL];
    bool apart; /* what is only said stands in files of its own, and counts nothing for the hash */
};

/* All files of a folder, or of a bundle. False with the fault; nothing has to be freed then. */
bool texts_from_folder(const char *folder, struct edition_texts *out, struct fault *f);
bool texts_from_bundle(const char *origin, const char *text, size_t length, struct edition_texts *out, struct fault *f);
/* Adds what is only said, from what edition_words gave. False with the fault; then `out` has been freed. */
bool texts_add_words(const char *origin, const char *text, size_t length, struct edition_texts *out, struct fault *f);
/* Takes a copy of the bytes; there must be no text of that file yet. */
void texts_add(struct edition_texts *texts, enum edition_file file, const char *bytes, size_t length);
int texts_find_file(const char *name, size_t length); /* -1 when an edition has no such file */
/* words/de.yaml, in a program that doesn't speak German: an edition may have it, nobody reads it. */
bool texts_is_foreign(const char *name, size_t length);
/* The rules as one text, byte for byte, and what is only said (NULL when nothing is); both to be freed. */
char *texts_bundle(const struct edition_texts *texts, size_t *length);
char *texts_words(const struct edition_texts *texts, size_t *length);
/* The text that the hash of an edition with words apart is taken over: its rules as they were parsed, without comments
 * and layout (canonical.c). To be freed. */
char *texts_canonical(struct yaml_tree *const tree[FILES_ALL], size_t *length);
void texts_free(struct edition_texts *texts);

#endif
