/* What an action did, in a few words for people: `hegemon replay`, the log of the screen and the wire use it. The same
 * sentence is told to everybody who sees the same; what a viewer may not know is in none of the three parts. */
#ifndef STORIES_STORY_H
#define STORIES_STORY_H

#include <stddef.h>

#include "stories/seats.h"
#include "text/edition/edition.h"
#include "text/record/record.h"

enum { STORY_MAX = 512 };

/* A viewer from whom nothing is hidden. */
enum { STORY_WHOLE = HG_HIDDEN - 1 };

/* One action with the positions around it. All three may be what one seat saw, masked by hg_view and hg_redact.
 * Nothing of it is kept. */
struct story {
    const struct hg_rules *r;
    const struct edition *edition;
    enum language language;
    const struct hg_action *a;
    const struct hg_state *before, *after;
    uint8_t viewer; /* whose eyes these are: a seat, HG_SPECTATOR or STORY_WHOLE */
};

/* What happened, without the actor and without a line break, e.g. "claims Ilos". A verb that is not known here is told
 * by its notation. True when something came of the action besides itself. */
bool story_tell(const struct story *in, char out[STORY_MAX]);

/* Somebody played no card, and nothing came of it: whoever skims a story can do without. */
bool story_is_quiet(const struct story *in);

/* A part of a battle, whose end story_battle() tells: the attack, its dice, its defence, whoever follows. */
bool story_is_detail(const struct story *in);

/* "1 Alliance, light blue", or "chance"; a seat that had no army before the action is "seat 1". */
void story_actor(const struct story *in, char out[STORY_MAX]);
void story_seat(const struct hg_rules *r, const struct names *names, enum language language, const struct hg_state *s,
                uint8_t seat, char out[STORY_MAX]);

/* What the dice of a battle cost, in units. */
struct story_battle {
    uint8_t from, to, attacker, defender; /* places and seats */
    unsigned attacker_lost, defender_lost;
    bool conquered;
};

/* False when the action has settled no battle. Where cards answer the dice that is later than the roll. */
bool story_battle(const struct story *in, struct story_battle *out);

/* How many dice of a battle roll are the attacker's; they stand first. HG_NONE when the action is no battle roll. */
unsigned story_attack_dice(const struct story *in);

/* A die of a battle as it is compared. */
struct story_die {
    uint8_t face, sides;
    uint8_t added; /* by pieces, ships and cards, in force when it was rolled */
    bool counts;   /* one of more dice than units may be left out */
    bool is_set;   /* by a card: it was not rolled */
};

struct story_dice {
    struct story_die die[2 * HG_DICE_MAX];
    unsigned count, attack; /* the attacker's come first */
    bool hero[2];           /* fights for that side, by enum hg_battle_side */
    bool tie_to_attacker;   /* of the highest dice */
};

/* The dice of a battle that an action rolled, all of them where some are rolled again; false when it rolled none. */
bool story_dice(const struct story *in, struct story_dice *out);

/* Those that lay on the table before it, where cards may answer them. */
bool story_dice_lying(const struct story *in, struct story_dice *out);

/* The titan of a campaign as a sentence has it: "Harbinger", "l'Augure". */
void story_titan(const struct edition *e, enum language language, char out[STORY_MAX]);

uint8_t story_owner(const struct hg_state *s, uint8_t place); /* a seat, a neutral army, or HG_NONE */

#endif
