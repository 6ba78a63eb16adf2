/* A box with slots in memory: it is for minutes, and a server that starts anew has lost nothing but a link that is made
 * again at once. Whoever guesses names finds nothing, since a name is a hash of the code. */
#include "server/moving.h"

#include <string.h>

#include "text/say.h"
#include "wire/json_in.h"

static bool is_hex(const char *text)
{
    return text[0] != '\0' && text[strspn(text, "0123456789abcdef")] == '\0';
}

/* `what` stays empty when it is not there. */
static bool read_body(const struct asking *a, struct moving *out)
{
    struct json_in in;
    char key[16];
    const struct request_text *body = &a->asked->request->body;
    memset(out, 0, sizeof *out);
    json_in_begin(&in, body->at, body->length);
    json_in_open(&in, '{');
    while (json_in_more(&in, '}')) {
        if (!json_in_key(&in, key, sizeof key))
            continue;
        if (strcmp(key, "at") == 0)
            json_in_text(&in, out->at, sizeof out->at);
        else if (strcmp(key, "what") == 0)
            json_in_text(&in, out->what, sizeof out->what);
        else
            json_in_fault(&in, SAID("no such key is known"));
    }
    return json_in_end(&in) && strlen(out->at) == KEY_HEX - 1 && is_hex(out->at) &&
           (out->what[0] == '\0' || is_hex(out->what));
}

static void bad(const struct asking *a)
{
    answer_error(a, 400, "bad-message", SAID("This message can't be read."));
}

/* A free one, if there is any; and how long its address must wait for one, because it has left so many. */
static uint64_t find_slot(const struct asking *a, struct moving **slot)
{
    uint64_t now = server_clock(), first = UINT64_MAX;
    unsigned own = 0;
    for (unsigned i = 0; i < MOVING_MAX; i++) {
        struct moving *m = &a->s->moving[i];
        if (m->until <= now) {
            *slot = *slot != NULL ? *slot : m;
        } else if (m->who.bits == a->who.bits) {
            first = m->until < first ? m->until : first;
            own++;
        }
    }
    return own < MOVING_OF_ONE ? 0 : first - now;
}

void moving_leave(const struct asking *a)
{
    struct moving left;
    if (!read_body(a, &left) || left.what[0] == '\0') {
        bad(a);
        return;
    }
    struct moving *slot = NULL;
    uint64_t wait = find_slot(a, &slot);
    if (wait > 0) {
        answer_too_fast(a, wait);
        return;
    }
    if (slot == NULL) {
        answer_error(a, 503, "full", SAID("Too many people are moving right now; try again in ten minutes."));
        return;
    }
    *slot = left;
    slot->who = a->who;
    slot->until = server_clock() + MOVING_MS;
    answer_text(a, "application/json", "{}", 2);
}

void moving_take(const struct asking *a)
{
    struct moving asked;
    char text[MOVING_DIGITS + 32];
    struct sink_memory m;
    if (!read_body(a, &asked)) {
        bad(a);
        return;
    }
    for (unsigned i = 0; i < MOVING_MAX; i++) {
        struct moving *slot = &a->s->moving[i];
        if (slot->until <= server_clock() || strcmp(slot->at, asked.at) != 0)
            continue;
        sink_buffer(&m, text, sizeof text);
        struct json j = {&m.sink, false};
        json_open(&j, '{');
        pair_text(&j, "what", slot->what);
        json_close(&j, '}');
        memset(slot, 0, sizeof *slot);
        answer_json(a, 200, &m, NULL);
        return;
    }
    answer_error(a, 404, "nothing", SAID("There is nothing here."));
}
