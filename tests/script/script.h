/* Rule scripts: small files in the notation itself that prove rules, one case after another. docs/NOTATION.md has the
 * language. A case fails at its first line that does not hold; the rest of it is skipped. */
#ifndef SCRIPT_SCRIPT_H
#define SCRIPT_SCRIPT_H

#include "engine/hg.h"
#include "text/edition/edition.h"
#include "text/fault.h"

enum { SCRIPT_WORD_MAX = 64, SCRIPT_TITLE_MAX = 512 };

struct script {
    /* where we are */
    const char *file;
    unsigned long line, case_line;
    char title[SCRIPT_TITLE_MAX]; /* of the case: its rule IDs and its name; empty outside a case */
    bool broken;                  /* the case has failed, the rest of it is skipped */
    bool proves;                  /* the case has a line other than `given` */
    bool unchecked;               /* its position need not be legal */
    bool common_unchecked;

    /* the game */
    struct edition *edition;
    struct hg_rules rules;
    const struct names *names; /* NULL until a `rules` line was read */
    struct hg_state s;
    struct hg_state common; /* where every case of these rules starts: `given` lines before the first case */
    struct hg_state before; /* the last action */
    struct hg_action last;
    bool acted;

    unsigned passed, failed;
};

/* Runs all cases of a file and prints a line for each that fails. */
void script_run(struct script *t, const char *file);
void script_close(struct script *t);

/* One directive's line without its first word. */
typedef bool directive(struct script *t, const char *text, struct fault *f);

/* given.c: positions to start from */
directive given_line;
directive given_check; /* ignores the text: the position so far is legal */

/* given_board.c: presets of the conquest family */
directive given_board, given_turn, given_setup, given_claiming, given_reinforcing;

/* Puts right what follows from the fields just set: public counts, heroes on lost places, goals that are taken. */
void given_settle(struct script *t);

/* given_campaign.c: presets of campaigns */
directive given_token;
void given_campaign_clear(struct script *t);   /* no titan, as a board begins */
void given_campaign_conquer(struct script *t); /* the active seat has taken something from an enemy */
void given_campaign_settle(struct script *t);  /* what follows from devastated places */

/* given_galactic.c: presets of that family */
directive given_ships, given_to_move;

/* acts.c: what seats and chance do, and what they may do */
directive act_when;
directive act_plays;
directive act_refuse;
directive act_offers;
directive act_lacks;

/* The first thing that is offered, or the lowest that chance may bring. */
struct hg_action act_first_offer(const struct script *t);

/* Applies one action, which must be legal, and checks the laws that hold after any action. */
bool act_apply(struct script *t, const struct hg_action *a, struct fault *f);

/* claims.c: what is true of a position */
directive claim_then;
directive claim_awaits;
directive claim_winners;
directive claim_sees;
directive claim_hears;

#endif
