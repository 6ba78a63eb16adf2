/* Positions as JSON, for programs: the fields that the engine lists and nothing else, so a field that a mechanism adds
 * appears here by itself. */
#include <stdio.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "text/fields.h"
#include "text/json.h"
#include "text/position.h"

/* What every function here looks at. */
struct scene {
    const struct hg_rules *r;
    const struct names *names;
    const struct hg_state *s;
    bool lean; /* for pages: parts of a question that are zero are left out, points are counted */
};

/* As many as this game uses. */
static unsigned elements(const struct scene *in, const struct hg_field *field)
{
    return field_elements(field, in->r, in->names, in->s);
}

/* A number outside the list is shown as ?, which no reader takes for an id. */
static const char *id_of(const struct name_list *list, unsigned i)
{
    return i < list->count ? list->item[i].id : "?";
}

/* The number behind the last seat stands for everybody who watches. */
static void write_seat(struct json *j, uint64_t seat)
{
    if (seat == HG_NONE)
        json_word(j, "null");
    else if (seat == HG_CHANCE)
        json_text(j, "chance");
    else if (seat == HG_SEATS_MAX)
        json_text(j, "spectator");
    else
        json_number(j, seat + 1);
}

/* A seat where there is no list. */
static void write_member(struct json *j, const struct name_list *list, unsigned i)
{
    if (list == NULL)
        write_seat(j, i);
    else
        json_text(j, id_of(list, i));
}

/* In rising order, so that equal sets are equal texts. */
static void write_set(struct json *j, const struct name_list *list, struct hg_set set)
{
    json_open(j, '[');
    while (!set_empty(&set))
        write_member(j, list, set_take_lowest(&set));
    json_close(j, ']');
}

/* See `lean`. */
static void write_part(struct json *j, const struct scene *in, const char *key, unsigned n)
{
    if (n != 0 || !in->lean)
        pair_number(j, key, n);
}

/* The parts of a question are numbers whose meaning depends on its kind, see the family's asks.h. */
static void write_ask(struct json *j, const struct scene *in, const struct hg_ask *ask)
{
    json_open(j, '{');
    json_key(j, "kind");
    json_text(j, hg_ask_name(in->r, ask->kind));
    json_key(j, "seat");
    write_seat(j, ask->seat);
    write_part(j, in, "a", ask->a);
    write_part(j, in, "b", ask->b);
    write_part(j, in, "n", ask->n);
    write_part(j, in, "x", ask->x);
    write_part(j, in, "y", ask->y);
    json_close(j, '}');
}

/* Packed counts, two bits for each class; all classes are written, so that readers need no default. */
static void write_ships(struct json *j, const struct scene *in, unsigned packed)
{
    json_open(j, '{');
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++) {
        json_key(j, id_of(&in->names->classes, i));
        json_number(j, packed >> (2 * i) & 3);
    }
    json_close(j, '}');
}

/* One element by its shape; "none" is null in all of them. */
static void write_element(struct json *j, const struct scene *in, const struct hg_field *field, unsigned i)
{
    const struct name_list *list = field_names(field, in->names);
    switch ((enum hg_shape)field->shape) {
    case HG_NUMBER:
        json_number(j, field_number(field, in->s, i));
        return;
    case HG_SEAT:
        write_seat(j, field_number(field, in->s, i));
        return;
    case HG_PLACE:
        if (field_number(field, in->s, i) == HG_NONE)
            json_word(j, "null");
        else
            write_member(j, list, (unsigned)field_number(field, in->s, i));
        return;
    case HG_SPOT:
    case HG_CARD:
    case HG_ARMY:
        if (field_number(field, in->s, i) == 0)
            json_word(j, "null");
        else
            write_member(j, list, (unsigned)field_number(field, in->s, i) - 1);
        return;
    case HG_SHIPS:
        write_ships(j, in, (unsigned)field_number(field, in->s, i));
        return;
    case HG_SEATS:
    case HG_PLACE_SET:
    case HG_CARD_SET:
    case HG_GOAL_SET:
    case HG_REWARD_SET:
        write_set(j, list, field_set(field, in->s, i));
        return;
    case HG_ASK:
        write_ask(j, in, &in->s->ask[i]);
        return;
    }
}

/* Elements of objects are keyed by a place's id, or by the number of a seat or an army from 1. */
static void write_key(struct json *j, const struct scene *in, const struct hg_field *field, unsigned i)
{
    char number[12];
    snprintf(number, sizeof number, "%u", i + 1);
    json_key(j, field->index == HG_PER_PLACE ? id_of(&in->names->places, i) : number);
}

/* Stacks and slots have an order and no names, so they are arrays. */
static bool is_list(const struct hg_field *field)
{
    return field->index == HG_PER_DEPTH || field->index == HG_PER_SLOT;
}

/* Single fields are values, the others arrays or objects. */
static void write_field(struct json *j, const struct scene *in, const struct hg_field *field)
{
    bool list = is_list(field);
    json_key(j, field->name);
    if (field->index == HG_SINGLE) {
        write_element(j, in, field, 0);
        return;
    }
    json_open(j, list ? '[' : '{');
    for (unsigned i = 0; i < elements(in, field); i++) {
        if (!list)
            write_key(j, in, field, i);
        write_element(j, in, field, i);
    }
    json_close(j, list ? ']' : '}');
}

/* Points where a game has them: no field of the position, but pages know no rules to count them by. Of those that had
 * other points `before`, or of everybody. */
static void write_score(struct json *j, const struct scene *in, const struct hg_state *before)
{
    char seat[8];
    bool opened = false;
    for (unsigned i = 0; in->lean && hg_traits(in->r).has_score && i < in->r->seats; i++) {
        unsigned score = hg_score(in->r, in->s, i);
        if (before != NULL && hg_score(in->r, before, i) == score)
            continue;
        if (!opened) {
            json_key(j, "score");
            json_open(j, '{');
        }
        opened = true;
        snprintf(seat, sizeof seat, "%u", i + 1);
        json_key(j, seat);
        json_number(j, score);
    }
    if (opened)
        json_close(j, '}');
}

/* Fields in the engine's order. */
static void write_position(const struct scene *in, struct sink *out)
{
    struct json j = {out, false};
    struct hg_fields fields = hg_fields(in->r);
    json_open(&j, '{');
    for (unsigned i = 0; i < fields.count; i++)
        write_field(&j, in, &fields.field[i]);
    write_score(&j, in, NULL);
    json_close(&j, '}');
}

/* The documented form, with everything in it: docs/RECORD.md. */
void position_json(const struct hg_rules *r, const struct names *names, const struct hg_state *s, struct sink *out)
{
    struct scene in = {r, names, s, false};
    write_position(&in, out);
}

/* See position.h for who wants it. */
void position_lean_json(const struct hg_rules *r, const struct names *names, const struct hg_state *s, struct sink *out)
{
    struct scene in = {r, names, s, true};
    write_position(&in, out);
}

/* ---- Changes ----------------------------------------------------------------------------------------------------- */

/* Elements of both positions count: of a list that has become shorter, too. */
static bool has_changed(const struct scene *in, const struct hg_field *field, const struct hg_state *before)
{
    unsigned then = field_elements(field, in->r, in->names, before), now = elements(in, field);
    bool same = then == now;
    for (unsigned i = 0; same && i < now; i++)
        same = field_equal(field, i, before, in->s);
    return !same;
}

/* Only elements that differ; arrays are written whole. */
static void write_changes(struct json *j, const struct scene *in, const struct hg_field *field,
                          const struct hg_state *before)
{
    json_key(j, field->name);
    json_open(j, '{');
    for (unsigned i = 0; i < elements(in, field); i++)
        if (!field_equal(field, i, before, in->s)) {
            write_key(j, in, field, i);
            write_element(j, in, field, i);
        }
    json_close(j, '}');
}

/* What a watcher's copy must be changed by. A key that is missing stays as it was. */
void position_changes_json(const struct hg_rules *r, const struct names *names, const struct hg_state *before,
                           const struct hg_state *after, struct sink *out)
{
    struct scene in = {r, names, after, true};
    struct json j = {out, false};
    struct hg_fields fields = hg_fields(r);
    json_open(&j, '{');
    for (unsigned i = 0; i < fields.count; i++) {
        const struct hg_field *field = &fields.field[i];
        if (!has_changed(&in, field, before))
            continue;
        if (field->index == HG_SINGLE || is_list(field))
            write_field(&j, &in, field);
        else
            write_changes(&j, &in, field, before);
    }
    write_score(&j, &in, before);
    json_close(&j, '}');
}
