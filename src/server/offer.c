/* Every edition is opened for the answer and closed again, which takes tens of milliseconds: so the answer is made once
 * in each language, and kept. */
#include "server/offer.h"

#include <stdlib.h>

#include "players/player.h"
#include "server/budget.h"

static void put_options(struct json *j, const struct edition_mode *mode, enum language language)
{
    json_key(j, "options");
    json_open(j, '[');
    for (unsigned i = 0; i < mode->options; i++) {
        const struct edition_option *o = &mode->option[i];
        json_open(j, '{');
        pair_text(j, "id", o->id);
        pair_text(j, "about", o->about[language]);
        json_key(j, "values");
        json_open(j, '[');
        for (const char *const *value = o->value; *value != NULL; value++)
            json_text(j, *value);
        json_close(j, ']');
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void put_mode(struct json *j, const struct edition_mode *mode, enum language language)
{
    json_open(j, '{');
    pair_text(j, "id", mode->named.id);
    pair_text(j, "name", mode->named.name[language]);
    json_key(j, "seats");
    json_open(j, '[');
    for (unsigned seats = mode->seats_min; seats <= mode->seats_max; seats++)
        if (edition_mode_seats(mode, seats))
            json_number(j, seats);
    json_close(j, ']');
    put_options(j, mode, language);
    json_close(j, '}');
}

static void put_edition(struct json *j, const struct edition *e, enum language language)
{
    json_open(j, '{');
    pair_text(j, "id", edition_id(e));
    pair_text(j, "name", edition_title(e, language));
    pair_text(j, "sha256", edition_sha256(e));
    json_key(j, "modes");
    json_open(j, '[');
    for (unsigned i = 0; i < edition_modes(e); i++)
        if (edition_mode(e, i)->unavailable == NULL)
            put_mode(j, edition_mode(e, i), language);
    json_close(j, ']');
    json_close(j, '}');
}

static void put_editions(struct json *j, struct server *s, enum language language)
{
    struct fault f;
    json_key(j, "editions");
    json_open(j, '[');
    for (unsigned i = 0; i < edition_builtin_count(); i++) {
        struct edition *e = edition_builtin(edition_builtin_id(i), &f);
        budget_count(s, SPENT_EDITIONS, 1);
        if (e != NULL)
            put_edition(j, e, language);
        edition_close(e);
    }
    json_close(j, ']');
}

static struct net_blob *make(struct server *s, enum language language)
{
    struct sink_memory m;
    sink_heap(&m);
    struct json j = {&m.sink, false};
    json_open(&j, '{');
    put_editions(&j, s, language);
    json_key(&j, "players");
    json_open(&j, '[');
    for (unsigned i = 0; i < player_count(); i++)
        json_text(&j, player_at(i)->id);
    json_close(&j, ']');
    json_close(&j, '}');
    struct net_blob *made = m.sink.failed == NULL ? net_blob(m.text, m.sink.length) : NULL;
    free(m.text);
    return made;
}

void offer_games(const struct asking *a)
{
    struct net_blob **kept = &a->s->offer[a->language];
    if (*kept == NULL)
        *kept = make(a->s, a->language);
    answer_shared(a, "application/json", *kept);
}

void offer_end(struct server *s)
{
    for (unsigned i = 0; i < LANGUAGES; i++)
        net_blob_drop(s->offer[i]);
}
