/* An address is judged before it is stored, and again by webhooks.c whenever it is called: names resolve differently
 * tomorrow. The secret that signs the calls is drawn here and told once. */
#include "server/hook.h"

#include <string.h>

#include "server/lobby.h"
#include "server/tables.h"
#include "server/webhooks.h"
#include "text/say.h"
#include "wire/json_in.h"

/* {"url": ADDRESS} or {"url": null}, which leaves it empty. */
static bool read_url(const struct asking *a, char out[HOST_URL_MAX])
{
    struct json_in in;
    char key[16];
    bool seen = false;
    const struct request_text *body = &a->asked->request->body;
    out[0] = '\0';
    json_in_begin(&in, body->at, body->length);
    json_in_open(&in, '{');
    while (json_in_more(&in, '}')) {
        if (!json_in_key(&in, key, sizeof key))
            continue;
        if (strcmp(key, "url") != 0 || seen)
            json_in_fault(&in, SAID("no such key is known"));
        else if (!json_in_null(&in))
            json_in_text(&in, out, HOST_URL_MAX);
        seen = true;
    }
    return json_in_end(&in) && seen;
}

static void store(const struct asking *a, struct table *t, struct host_hook *hook)
{
    key_random(&hook->secret);
    enum host_hooked answer = tables_hook(a->s, t, hook, a->id);
    if (answer == HOST_HOOK_NO_SEAT)
        answer_error(a, 403, "no-seat", SAID("Only who has a seat at this table may do that."));
    else if (answer == HOST_HOOK_BUSY)
        answer_error(a, 503, "busy", SAID("Another move is just being written down; try again in a moment."));
}

void hook_set(const struct asking *a)
{
    struct host_hook hook;
    struct table *t;
    const char *why;
    if (a->s->webhooks == NULL)
        answer_error(a, 403, "webhooks", SAID("This server calls nobody."));
    else if (!asking_token(a, &hook.token))
        answer_error(a, 401, "token", SAID("Say who you are: Authorization: Bearer and your key."));
    else if (!read_url(a, hook.url))
        answer_error(a, 400, "bad-message", SAID("This message can't be read."));
    else if (hook.url[0] != '\0' && (why = webhooks_refuse(hook.url, a->s->settings->webhooks_private)) != NULL)
        answer_error(a, 400, "address", why);
    else if ((t = lobby_find(a)) != NULL)
        store(a, t, &hook);
}

/* The connection waited until the address was stored. */
void routes_hooked(struct server *s, uint64_t asked, const struct game_key *secret, bool kept)
{
    struct asking a = {.s = s, .id = asked};
    char text[128], hex[KEY_HEX];
    struct sink_memory m;
    if (!kept) {
        answer_error(&a, 503, "store", SAID("The address could not be written down; try again later."));
        return;
    }
    key_print(secret, hex);
    sink_buffer(&m, text, sizeof text);
    struct json j = {&m.sink, false};
    json_open(&j, '{');
    pair_text(&j, "secret", hex);
    json_close(&j, '}');
    answer_json(&a, 200, &m, NULL);
}
