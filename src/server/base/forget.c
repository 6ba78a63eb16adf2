/* Names, chat and addresses that somebody wants deleted are overwritten where they stand. Lines keep their numbers, and
 * a table is restored from them as before: the name is a dash, what was said is a dash without an id, the address is
 * none. The record is left alone, since its lines are sealed one by the other. */
#include "server/base/inside.h"

#include <string.h>

struct forgetting {
    const struct base_rewriter *w;
    struct game_key who;
    struct game_key holder[HG_SEATS_MAX]; /* of each seat, at the line that is looked at */
};

static bool sits(const struct host_line *line)
{
    return line->word == HOST_LINE_PERSON || line->word == HOST_LINE_PROGRAM;
}

static bool is_who(const struct forgetting *g, const struct game_key *key)
{
    return memcmp(key, &g->who, sizeof g->who) == 0;
}

/* Whoever sat down there last. */
static bool find_holder(struct forgetting *g, uint8_t seat)
{
    struct host_line line;
    uint64_t number = 1;
    int got;
    for (; (got = g->w->get(g->w->context, number, &line)) > 0; number++)
        if (sits(&line) && line.seat == seat)
            g->who = line.key[0];
    return got == 0;
}

/* True when the line has something in it that is to be forgotten. */
static bool forget_line(struct forgetting *g, struct host_line *line)
{
    if (sits(line)) {
        g->holder[line->seat] = line->key[0];
        strcpy(line->text, HOST_FORGOTTEN);
        return is_who(g, &line->key[0]);
    }
    if ((line->word != HOST_LINE_SAY && line->word != HOST_LINE_HOOK) || !is_who(g, &g->holder[line->seat]))
        return false;
    if (line->word == HOST_LINE_HOOK) {
        line->text[0] = '\0';
        return true;
    }
    strcpy(line->text, HOST_FORGOTTEN);
    strcpy(line->id, "-");
    return true;
}

bool base_forget(const struct base_rewriter *w, uint8_t seat)
{
    struct forgetting g = {.w = w};
    struct host_line line;
    uint64_t number = 1;
    int got;
    if (!find_holder(&g, seat))
        return false;
    for (; (got = w->get(w->context, number, &line)) > 0; number++)
        if (forget_line(&g, &line) && !w->set(w->context, number, &line))
            return false;
    return got == 0;
}
