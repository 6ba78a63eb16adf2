/* What is only said of an edition (its looks, sources and words, in files of their own) is hung onto the trees of its
 * rules before these are read. So one reader serves editions in which both stand together and those in which words
 * stand apart: it finds the same keys either way, and every item knows its file for faults.
 *
 * A file of words has the shape of the rules, but that entries of lists stand under what they are called by:
 *     board:
 *       places:
 *         earth: Earth                       becomes en: Earth of the place with the id earth
 *     cards:
 *       directives:
 *         overrun: {name: Overrun, text: Place two units there.}
 * docs/EDITIONS.md has all of it. */
#ifndef TEXT_EDITION_GRAFT_H
#define TEXT_EDITION_GRAFT_H

#include "text/edition/parts.h"

/* Is every branch of what is said one of a file that the edition has? `has` is by enum edition_file. Faults are told
 * below `origin`, here and in graft. */
bool graft_fits(struct yaml_tree *const tree[FILES_ALL], const bool has[FILES], const char *origin, struct fault *f);

/* Refuses rules in which something stands that is only said; then hangs what the other trees say of this file. The
 * trees stay their owner's, what was hung included. Words for an id that isn't there are passed over, and the first of
 * them is told in `idle`, whose sentence is empty before: when a rule is misspelt, its words are right. */
bool graft(struct yaml_tree *const tree[FILES_ALL], enum edition_file file, const char *origin, struct fault *idle,
           struct fault *f);

#endif
