/* Plans of tables: whatever is understood is JSON for another reader, too, and names a game, seats and players
 * that fit a table; whatever is not leaves a sentence. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz/fuzz.h"
#include "host/lines.h"
#include "host/plan.h"

static void must_fit(const struct opened_name *name, const struct host_plan *plan)
{
    MUST((plan->id[0] == '\0' || host_is_word(plan->id)) && plan->level != NULL); /* a server draws the id */
    MUST(name->seats <= HG_SEATS_MAX && name->settings <= RECORD_SETTINGS_MAX);
    for (unsigned i = 0; i < name->seats; i++)
        MUST((plan->as[i] == WIRE_AS_AI) == (plan->player[i] != NULL));
    for (unsigned i = 0; i < name->settings; i++)
        MUST(host_is_word(name->setting[i].id) && host_is_word(name->setting[i].value));
}

static void must_be_json(const char *bytes, size_t size, const struct opened_name *name)
{
    json_error_t error;
    json_t *plan = json_loadb(bytes, size, 0, &error);
    must_hold(plan != NULL, "what is understood is JSON", error.text);
    MUST(json_array_size(json_object_get(plan, "seats")) == name->seats);
    json_decref(plan);
}

/* A game that there is can be opened, or says why not. */
static void open_now_and_then(const char *bytes, size_t size, const struct opened_name *name)
{
    static struct opened game;
    struct fault f;
    if (fuzz_hash(bytes, size) % 64 == 0 && !opened_begin(&game, name, ENGLISH, &f))
        must_be_sentence(&f);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct opened_name name;
    struct host_plan plan;
    struct fault f;
    char *bytes = malloc(size > 0 ? size : 1); /* exactly, so that a byte too far is noticed */
    MUST(bytes != NULL);
    if (size > 0)
        memcpy(bytes, data, size);
    if (plan_read(bytes, size, ENGLISH, &name, &plan, &f)) {
        must_fit(&name, &plan);
        must_be_json(bytes, size, &name);
        open_now_and_then(bytes, size, &name);
    } else
        must_be_sentence(&f);
    free(bytes);
    return 0;
}
