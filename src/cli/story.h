/* What an action did, in a few words for people. */
#ifndef CLI_STORY_H
#define CLI_STORY_H

#include <stddef.h>

#include "engine/hg.h"
#include "text/names.h"

enum { STORY_MAX = 512 };

/* One action with the positions around it. All three may be what one seat saw. */
struct story {
    const struct hg_rules *r;
    const struct names *names;
    enum language language;
    const struct hg_action *a;
    const struct hg_state *before, *after;
};

/* Without the actor and without a line break. A verb that is not known here is told by its notation. */
void story_tell(const struct story *in, char out[STORY_MAX]);

/* "1 Alliance, light blue", or "chance". */
void story_actor(const struct names *names, enum language language, uint8_t seat, char out[STORY_MAX]);

/* What a battle roll cost. */
struct story_battle {
    uint8_t from, to, attacker, defender; /* places and seats */
    unsigned attacker_lost, defender_lost;
    bool conquered;
};

/* False when the action is no battle roll. */
bool story_battle(const struct story *in, struct story_battle *out);

uint8_t story_owner(const struct hg_state *s, uint8_t place); /* a seat, or HG_NONE */

#endif
