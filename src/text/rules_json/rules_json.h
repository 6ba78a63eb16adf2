/* The facts of a game for programs: everything that compiled rules say, by the ids of the edition. `hegemon show
 * --json`, `replay --json`, bots and the wire get the same object. docs/RECORD.md has the schema. Keys are a promise:
 * they may be added, never changed.
 *
 * Beginning and shape of such an object, for a board game:
 *
 *     {"family": "conquest",
 *      "places": {"alpha": ["beta", "gamma"], ...},           a place and its neighbours
 *      "regions": {"core": {"bonus": 5, "places": [...]}},
 *      "cards": {"red-01": 0, ...},                            a card and its class
 *      "start_units": [35, 35, 35], "attack_dice": 3, ...
 *      "mechanisms": [...], "goals": {...}, "rewards": {...},
 *      "set_up": ["start", "claim", "reinforce"], "turn": [...], "armies": {...}, "chart": null,
 *      "abilities": {...}}
 *
 * A mechanism that the rules gain needs its keys here and in docs/RECORD.md. */
#ifndef TEXT_RULES_JSON_H
#define TEXT_RULES_JSON_H

#include "engine/hg.h"
#include "text/edition/edition.h"
#include "text/json.h"
#include "text/vocabulary.h"

/* What all functions here look at, and where they write. */
struct facts {
    struct json *j;
    const struct hg_rules *r;
    const struct edition *edition;
    const struct names *names;
};

/* Writes one object as a value. */
void rules_json(struct json *j, const struct hg_rules *r, const struct edition *e);

/* The pairs of each family; the object is open. */
#define FACTS_OF(NUMBER, name) void rules_json_##name(const struct facts *in);
HG_EACH_FAMILY(FACTS_OF)
#undef FACTS_OF

/* Parts of the conquest family's. Split by file, in the order in which rules_json_conquest calls them. */
void rules_json_setup(const struct facts *in);
void rules_json_abilities(const struct facts *in);
void rules_json_campaign(const struct facts *in);

/* Cards with rows, and the dice for them, under a key. Used by the family of cards and by campaigns with scanning. */
void rules_json_cards(const struct facts *in, const char *key, const struct hg_assets_rules *a);
void rules_json_dice(const struct facts *in, const char *key, const struct hg_assets_rules *a);

/* A key with a word of a vocabulary; null when the value has none. Words are those of the vocabulary for JSON, not of
 * the edition's files. */
void facts_word(const struct facts *in, const char *key, const struct vocabulary *words, unsigned value);

/* A key with an array of ids or words. Members in the order of the edition. */
void facts_ids(const struct facts *in, const char *key, const struct name_list *list, struct hg_set set);
void facts_words(const struct facts *in, const char *key, const struct vocabulary *words, const uint8_t *which,
                 unsigned count);
const char *facts_id(const struct name_list *list, unsigned i); /* NULL when there is none */

#endif
