/* Editions of the galactic family: what differs from the others when they are read and compiled. Loaders are called
 * through the table of edition.c. */
#ifndef TEXT_EDITION_GALACTIC_H
#define TEXT_EDITION_GALACTIC_H

#include "text/edition/likely.h"
#include "text/edition/load.h"

/* Read charts.yaml and cards.yaml as this family has them. */
void load_galactic_charts(struct reader *in, const struct yaml_item *root);
void load_galactic_cards(struct reader *in, const struct yaml_item *root);

/* Options that galactic_compile reads by name; the last has no id. */
extern const struct known_option galactic_options[];

/* Tries the moments at which cards of this family are played. True for one that is such a moment. */
bool galactic_window(const char *id, struct likely *l);

/* A mode, and its options as set at a table. */
struct galactic_table {
    const struct edition_mode *mode;
    const struct setting *setting;
    unsigned settings;
};

/* Fills in rules that are zero. False with a fault when the edition has no such thing as an option asks for. */
bool galactic_compile(const struct edition *e, const struct galactic_table *table, struct hg_galactic_rules *g,
                      struct fault *f);

#endif
