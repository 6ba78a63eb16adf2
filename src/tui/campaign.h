/* What campaigns put on the board and beside it: signs, words and counts. Everything here asks for the campaign's
 * part of the rules, so callers look first whether one is played (help_is_campaign). What is hidden from a viewer is
 * hidden by the view; faces of tokens are asked for by campaign_token_face alone. */
#ifndef TUI_CAMPAIGN_H
#define TUI_CAMPAIGN_H

#include "tui/scene.h"

/* Signs of what stands on a place besides units, in at most so many columns: the titan, tokens, ships. */
void campaign_marks(const struct scene *in, unsigned place, int room, char *out, size_t size);
bool campaign_is_strategic(const struct scene *in, unsigned place);
bool campaign_is_devastated(const struct scene *in, unsigned place);

/* " · Harbinger · 2 Cruisers · token": to be added to a description. */
void campaign_describe(const struct scene *in, unsigned place, char *out, size_t size);

/* The face of a token, or NULL when the viewer doesn't know it. */
const char *campaign_token_face(const struct scene *in, unsigned token);

int campaign_row(const struct hg_row *row, char *out, size_t size); /* "6", "5 5", "4+" */

unsigned campaign_ships(const struct scene *in, unsigned army);
unsigned campaign_strategic(const struct scene *in); /* places of those who collect them */

unsigned campaign_extra_cards(const struct scene *in, unsigned seat); /* that the meters bring at the end of a turn */

/* Meters, tokens, the scan that is on; returns the lines taken. */
int panel_campaign(struct canvas *c, const struct scene *in, struct area at);

#endif
