/* Messages of strangers: whatever is understood is one JSON object for another reader, too, holds nothing that can't be
 * shown, has the keys that its kind needs, and means the same when it is written again; whatever is not leaves a
 * sentence. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz/fuzz.h"
#include "text/json.h"
#include "text/utf8.h"
#include "wire/said.h"

/* ---- Writing again ----------------------------------------------------------------------------------------------- */

static void put_text(struct json *j, const struct wire_said *said, enum wire_key key, const char *name,
                     const char *text)
{
    must_hold(wire_has(said, key) || text[0] == '\0', "what was not said is blank", name);
    MUST(utf8_find_hidden(text) == NULL);
    if (wire_has(said, key))
        pair_text(j, name, text);
}

static void put_number(struct json *j, const struct wire_said *said, enum wire_key key, const char *name, uint64_t n)
{
    must_hold(wire_has(said, key) || n == 0, "what was not said is zero", name);
    if (wire_has(said, key))
        pair_number(j, name, n);
}

static void put_texts(struct json *j, const struct wire_said *said)
{
    put_text(j, said, WIRE_KEY_ID, "id", said->id);
    put_text(j, said, WIRE_KEY_TOKEN, "token", said->token);
    put_text(j, said, WIRE_KEY_LANG, "lang", said->lang);
    put_text(j, said, WIRE_KEY_NAME, "name", said->name);
    put_text(j, said, WIRE_KEY_AS, "as", said->as);
    put_text(j, said, WIRE_KEY_HEX, "hex", said->hex);
    put_text(j, said, WIRE_KEY_DO, "do", said->action);
    put_text(j, said, WIRE_KEY_DICE, "dice", said->dice);
    put_text(j, said, WIRE_KEY_PASS, "pass", said->pass);
    put_text(j, said, WIRE_KEY_TEXT, "text", said->text);
    put_text(j, said, WIRE_KEY_PLACE, "place", said->place);
    put_text(j, said, WIRE_KEY_TARGET, "target", said->target);
}

static void put_numbers(struct json *j, const struct wire_said *said)
{
    put_number(j, said, WIRE_KEY_V, "v", said->v);
    put_number(j, said, WIRE_KEY_AFTER, "after", said->after);
    put_number(j, said, WIRE_KEY_NUMBER, "number", said->number);
    put_number(j, said, WIRE_KEY_FROM, "from", said->from);
    put_number(j, said, WIRE_KEY_N, "n", said->n);
    if (wire_has(said, WIRE_KEY_SEAT))
        pair_number(j, "seat", said->seat + 1u);
    if (wire_has(said, WIRE_KEY_ON))
        pair_flag(j, "on", said->on);
    if (said->kind == WIRE_HISTORY)
        put_number(j, said, WIRE_KEY_TO, "to", said->last);
    else
        put_text(j, said, WIRE_KEY_TO, "to", said->to);
}

static void read_back(const struct wire_said *said)
{
    static char text[WIRE_BYTES_MAX + 1];
    struct wire_said again;
    struct sink_memory out;
    const char *why;
    sink_buffer(&out, text, sizeof text);
    struct json j = {&out.sink, false};
    json_open(&j, '{');
    pair_text(&j, "t", wire_kind_word(said->kind));
    put_numbers(&j, said);
    put_texts(&j, said);
    json_close(&j, '}');
    MUST(out.sink.failed == NULL);
    must_hold(wire_parse(text, out.sink.length, &again, &why), "what was understood is understood again", why);
    MUST(memcmp(said, &again, sizeof again) == 0);
}

/* ---- Another reader ---------------------------------------------------------------------------------------------- */

static void must_be_json(const char *bytes, size_t size, const struct wire_said *said)
{
    json_error_t error;
    json_t *message = json_loadb(bytes, size, JSON_REJECT_DUPLICATES, &error);
    must_hold(message != NULL, "what is understood is JSON", error.text);
    MUST(strcmp(json_string_value(json_object_get(message, "t")), wire_kind_word(said->kind)) == 0);
    json_decref(message);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct wire_said said;
    const char *why;
    char *bytes = malloc(size + 1);
    MUST(bytes != NULL);
    memcpy(bytes, data, size);
    bytes = realloc(bytes, size > 0 ? size : 1);
    bool fine = wire_parse(bytes, size, &said, &why);
    MUST(fine == (why == NULL));
    MUST(fine || strlen(why) > 8);
    if (fine) {
        must_be_json(bytes, size, &said);
        read_back(&said);
    }
    free(bytes);
    return 0;
}
