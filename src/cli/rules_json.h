/* The facts of a game for programs: everything that compiled rules say, by the ids of the edition. docs/RECORD.md has
 * the schema. */
#ifndef CLI_RULES_JSON_H
#define CLI_RULES_JSON_H

#include "engine/hg.h"
#include "text/edition.h"
#include "text/json.h"

struct facts {
    struct json *j;
    const struct hg_rules *r;
    const struct edition *edition;
    const struct names *names;
};

/* One object. */
void rules_json(struct json *j, const struct hg_rules *r, const struct edition *e);

/* The pairs of each part; the object is open. */
void rules_json_conquest(const struct facts *in);
void rules_json_setup(const struct facts *in);
void rules_json_abilities(const struct facts *in);
void rules_json_campaign(const struct facts *in);
void rules_json_assets(const struct facts *in);
void rules_json_galactic(const struct facts *in);

/* A key with an array of ids. */
void facts_ids(const struct facts *in, const char *key, const struct name_list *list, struct hg_set set);
void facts_words(const struct facts *in, const char *key, const char *const *words, const uint8_t *which,
                 unsigned count);
const char *facts_id(const struct name_list *list, unsigned i); /* NULL when there is none */

#endif
