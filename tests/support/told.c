/* Games and their messages. */
#include "support/told.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

#include "engine/traits.h"
#include "players/boxes.h"
#include "players/player.h"
#include "table/dealer.h"

static struct wire_odds odds;
static char text[WIRE_FACTS_MAX];
static struct sink_memory said;

struct sink *told_sink(void)
{
    sink_buffer(&said, text, sizeof text);
    return &said.sink;
}

const char *told_text(void)
{
    return text;
}

/* ---- Games ------------------------------------------------------------------------------------------------------- */

const struct mode *told_mode(const char *label)
{
    unsigned count;
    const struct mode *modes = modes_all(&count);
    for (unsigned i = 0; i < count; i++)
        if (strcmp(modes[i].label, label) == 0)
            return &modes[i];
    ck_abort_msg("there is no game %s", label);
}

/* "starcraft/duel 2 advanced" is of the mode `duel`. */
static bool is_label_of(const char *label, const struct edition_mode *m)
{
    const char *id = strchr(label, '/') + 1;
    size_t length = strlen(m->named.id);
    return strncmp(id, m->named.id, length) == 0 && id[length] == ' ';
}

struct told_walk told_walk(const struct mode *mode, uint64_t seed)
{
    struct told_walk w = {.mode = mode, .g = {.edition = mode->edition, .rules = &mode->rules, .odds = &odds}};
    for (unsigned i = 0; i < edition_modes(mode->edition); i++)
        if (is_label_of(mode->label, edition_mode(mode->edition, i)))
            w.g.mode = edition_mode(mode->edition, i);
    rng_seed(&w.rng, seed, 0);
    return w;
}

struct hg_action told_next(struct told_walk *w)
{
    static struct odds_cache cache;
    struct kit kit = {.rng = &w->rng, .odds = &cache};
    struct dealer dealer;
    struct hg_chances chances;
    struct hg_choices choices;
    struct hg_view v;
    if (hg_actor(&w->s) == HG_CHANCE) {
        hg_chances(w->g.rules, &w->s, &chances);
        dealer_seed(&dealer, rng_next(&w->rng), 0);
        return dealer_deal(&dealer, &chances);
    }
    hg_view(w->g.rules, &w->s, hg_actor(&w->s), &v);
    hg_choices(w->g.rules, &v.position, &choices);
    if (rng_below(&w->rng, 3) == 0)
        return boxes_any(&choices, &w->rng);
    return player_find("spreader")->choose(w->g.rules, &v, &choices, &kit, NULL);
}

struct hg_action told_step(struct told_walk *w)
{
    struct hg_action a = told_next(w);
    hg_apply_legal(w->g.rules, &w->s, &a);
    w->number++;
    return a;
}

void told_play(struct told_walk *w, unsigned long actions)
{
    hg_start(w->g.rules, &w->s);
    w->number = 0;
    while (w->number < actions && hg_actor(&w->s) != HG_NOBODY)
        told_step(w);
}

/* ---- Keys that may be sent --------------------------------------------------------------------------------------- */

static bool row_seen[512];

/* Points are none, and go along where a game has them. */
static bool is_field(const struct hg_rules *r, const char *name)
{
    struct hg_fields fields = hg_fields(r);
    if (strcmp(name, "score") == 0)
        return hg_traits(r).has_score;
    for (unsigned i = 0; i < fields.count; i++)
        if (strcmp(fields.field[i].name, name) == 0)
            return true;
    return false;
}

/* The key without the marks behind what may lack. */
static const char *plain(const char *key, char out[256])
{
    size_t used = 0;
    for (; *key != '\0'; key++)
        if (*key != '?')
            out[used++] = *key;
    out[used] = '\0';
    return out;
}

/* The row of a key, or -1. */
static int find_row(const char *message, const char *key)
{
    char own[256];
    for (unsigned i = 0; i < wire_sent_count; i++)
        if (strcmp(wire_sent[i].message, message) == 0 && strcmp(plain(wire_sent[i].key, own), key) == 0)
            return (int)i;
    return -1;
}

/* Whether this part of a key, from 0, has a mark behind it. */
static bool is_marked(const char *key, unsigned part)
{
    for (; part > 0; part--)
        key = strchr(key, '.') + 1;
    size_t length = strcspn(key, ".");
    return key[length - 1] == '?';
}

/* Whether a row's key goes through the object at this path to something that must be there: which key of the object. */
static bool must_have(const char *row, const char *path, char key[256])
{
    char own[256];
    size_t length = strlen(path);
    plain(row, own);
    if (length > 0 && (strncmp(own, path, length) != 0 || own[length] != '.'))
        return false;
    const char *rest = own + length + (length > 0);
    unsigned depth = 0;
    for (const char *at = own; at < rest; at++)
        depth += *at == '.';
    snprintf(key, 256, "%.*s", (int)strcspn(rest, "."), rest);
    return !is_marked(row, depth) && strcmp(key, "*") != 0;
}

/* Every key of the list without a mark is there. */
static void check_there(const char *message, const char *path, json_t *object)
{
    char key[256];
    for (unsigned i = 0; i < wire_sent_count; i++)
        if (strcmp(wire_sent[i].message, message) == 0 && must_have(wire_sent[i].key, path, key))
            ck_assert_msg(json_object_get(object, key) != NULL, "%s lacks %s of %s", message, key, wire_sent[i].key);
}

static void note_keys(const struct hg_rules *r, const char *message, const char *path, json_t *value);

static void note_member(const struct hg_rules *r, const char *message, const char *path, const char *key, json_t *value)
{
    char way[256], any[256];
    snprintf(way, sizeof way, "%s%s%s", path, path[0] != '\0' ? "." : "", key);
    snprintf(any, sizeof any, "%s.*", path);
    int row = find_row(message, any), exact = find_row(message, way);
    if (path[0] != '\0' && row >= 0) {
        row_seen[row] = true;
        ck_assert_msg(strstr(path, "view") == NULL && strstr(path, "set") == NULL ? true : is_field(r, key),
                      "%s sends %s, which is no field of a position", message, way);
        return;
    }
    if (exact >= 0)
        row_seen[exact] = true;
    bool inside = json_is_object(value) || (json_is_array(value) && json_is_object(json_array_get(value, 0)));
    ck_assert_msg(exact >= 0 || inside || (json_is_array(value) && json_array_size(value) == 0),
                  "%s sends %s, which is not in the list", message, way);
    if (exact < 0)
        note_keys(r, message, way, value);
}

static void note_keys(const struct hg_rules *r, const char *message, const char *path, json_t *value)
{
    const char *key;
    json_t *member;
    for (size_t i = 0; json_is_array(value) && i < json_array_size(value); i++)
        note_keys(r, message, path, json_array_get(value, i));
    if (json_is_object(value))
        check_there(message, path, value);
    json_object_foreach(value, key, member) if (path[0] != '\0' || strcmp(key, "t") != 0)
        note_member(r, message, path, key, member);
}

json_t *told_message(const struct hg_rules *r, const char *kind)
{
    json_error_t error;
    ck_assert_msg(said.sink.failed == NULL, "%s: %s", kind, said.sink.failed);
    json_t *message = json_loads(text, JSON_REJECT_DUPLICATES, &error);
    ck_assert_msg(message != NULL, "%s: %s", error.text, text);
    ck_assert(strncmp(text, "{\"t\":\"", 6) == 0);
    ck_assert_str_eq(json_string_value(json_object_get(message, "t")), kind);
    note_keys(r, kind, "", message);
    return message;
}

void told_check(const struct hg_rules *r, const char *kind)
{
    json_decref(told_message(r, kind));
}

bool told_row(unsigned row)
{
    return row_seen[row];
}
