/* What gets used in games between computer players: how often each verb, kind of card, goal, hero and class of ship was
 * offered and used, and how often each thing happened that no verb tells by itself. Only integers that add up in any
 * order. */
#ifndef CLI_USAGE_H
#define CLI_USAGE_H

#include "front/game.h"
#include "text/json.h"

enum { USAGE_VERBS = 64, USAGE_PIECES = 3 };

/* What can come of an action, as the positions around it tell. Each has its id, its name and the modes it may happen
 * in in a row of usage_events.c. A new one needs a row there and a place that counts it. */
enum usage_event {
    /* Board games. */
    USAGE_TAKEN,
    USAGE_REGION,
    USAGE_ELIMINATED,
    USAGE_RESHUFFLED,
    USAGE_RESOURCE,
    USAGE_BASE,
    USAGE_HERO_LOST,
    USAGE_TOWER_LOST,
    USAGE_CARDS_CAPTURED,
    USAGE_SHIP_LOST,
    USAGE_TOKEN_FOUND,
    USAGE_TOKEN_SEEN,
    USAGE_TOKEN_MOVED,
    USAGE_TITAN_DESTROYED,
    USAGE_TITAN_STOOD,
    USAGE_TITAN_BACK,
    USAGE_DEVASTATED,
    USAGE_METER_UP,
    USAGE_METER_DOWN,
    USAGE_SCANNED,
    /* On the grid. */
    USAGE_CAPTURED,
    USAGE_THROWN_BACK,
    USAGE_INTRUDED,
    USAGE_REMOVED,
    /* Cards that are claimed. */
    USAGE_CLAIMED,
    USAGE_STOLEN,
    USAGE_SET,
    USAGE_EVENTS
};

/* How often something could be chosen, and how often it was. */
struct usage_count {
    uint64_t offered, used; /* by decisions; chance offers nothing */
};

/* About 130 kB: one for each thread, merged at the end. */
struct usage {
    struct usage_count verb[USAGE_VERBS];                /* by the verb's number in the family */
    struct usage_count item[USAGE_VERBS][HG_CARDS_MAX];  /* by verb, then by the action's card, goal and so on */
    struct usage_count piece[USAGE_VERBS][USAGE_PIECES]; /* by verb: with the hero, or with ships of each class */
    uint64_t event[USAGE_EVENTS];
};

/* Counts one action with the positions around it. `before` must be the position in which it was chosen. Chance and
 * asides are counted as uses, but nothing counts as offered to them. */
void usage_see(struct usage *u, const struct hg_rules *r, const struct hg_state *before, const struct hg_action *a,
               const struct hg_state *after);
/* Adds up what two threads have counted; the order makes no difference. */
void usage_merge(struct usage *into, const struct usage *from);

/* usage_events.c: what happened besides; and what may happen, and which cards may be played, in a mode. */
/* Counts the events of one action. */
void usage_see_events(struct usage *u, const struct hg_rules *r, const struct hg_state *before,
                      const struct hg_state *after);
/* Can it happen in this mode at all? What can't is not listed, not even as something that never did. */
bool usage_may_happen(const struct hg_rules *r, enum usage_event event);
/* May the card be played for what it does, in this mode and with these seats? */
bool usage_may_play(const struct hg_rules *r, uint8_t card);
/* One word for programs, e.g. `hero-lost`. */
const char *usage_event_id(enum usage_event event);
/* The same for people. */
const char *usage_event_name(enum usage_event event, enum language language);

/* usage_print.c: the tables of `hegemon sim --usage`. Names are the edition's, in its languages. The JSON is written
 * as the pairs "usage" and "events" into an object that the caller has opened. */
void usage_print(const struct game_name *game, const struct hg_rules *r, const struct usage *u, enum language language);
void usage_print_json(struct json *j, const struct game_name *game, const struct hg_rules *r, const struct usage *u);

#endif
