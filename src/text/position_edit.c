/* Positions from text, one field at a time, for rule scripts: setting a field, and comparing one. An expectation is
 * set on a copy and the copy compared, so that both read the same language. A fault leaves the caller's position as it
 * was, since all work is done on the copy. */
#include "text/fleet.h"
#include "text/position.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "text/fields.h"
#include "text/notation.h"

/* Where the text points, and the position it works on. */
struct edit {
    const struct hg_rules *r;
    const struct names *names;
    struct words in;
    struct hg_state s;
    const struct hg_field *field;
    unsigned i; /* of the field's elements */
    bool expecting;
};

/* ---- Members and numbers ----------------------------------------------------------------------------------------- */

/* A seat of this game; chance is none here. */
static bool read_seat(struct edit *e, unsigned *out)
{
    uint8_t seat = 0;
    words_next(&e->in);
    if (!notation_parse_seat(e->r, e->in.last.text, e->in.last.length, &seat) || seat == HG_CHANCE)
        return words_expected(&e->in, "a seat", NULL);
    *out = seat;
    return true;
}

/* One of the elements that the field has, counted from 1: an army, neutral ones behind the seats, or a slot. */
static bool read_slot(struct edit *e, unsigned *out)
{
    unsigned long n = 0;
    char what[48];
    unsigned most = field_elements(e->field, e->r, e->names, &e->s);
    if (e->field->index == HG_PER_ARMY && most == e->r->seats)
        return read_seat(e, out);
    snprintf(what, sizeof what, "a number from 1 to %u", most);
    if (!words_number(&e->in, what, most, &n) || n == 0)
        return words_expected(&e->in, what, NULL);
    *out = (unsigned)n - 1;
    return true;
}

/* What is expected, for the sentence of a fault. */
static const char *kind_of(const struct edit *e, const struct name_list *list)
{
    if (list == &e->names->cards)
        return "a card";
    if (list == &e->names->goals)
        return "a goal";
    if (list == &e->names->rewards)
        return "a reward";
    return list == &e->names->armies ? "an army" : "a place";
}

/* One member of the list that the field is about; seats where it has none. Onlookers are the number behind the
 * seats. */
static bool read_member(struct edit *e, const struct name_list *list, unsigned *out)
{
    if (e->field->shape == HG_SEATS && words_take(&e->in, "spectator")) {
        *out = HG_SEATS_MAX;
        return true;
    }
    if (list == NULL)
        return read_seat(e, out);
    return words_name(&e->in, kind_of(e, list), list, out);
}

/* The greatest number that the field can hold. */
static uint64_t greatest(const struct hg_field *field)
{
    return field->size >= 4 ? UINT32_MAX : (UINT64_C(1) << 8 * field->size) - 1;
}

/* The bound is what the field has room for: scripts may write positions that no game reaches. */
static bool set_number(struct edit *e)
{
    char what[48];
    unsigned long n = 0;
    snprintf(what, sizeof what, "a number from 0 to %" PRIu64, greatest(e->field));
    if (!words_number(&e->in, what, (unsigned long)greatest(e->field), &n))
        return false;
    field_put_number(e->field, &e->s, e->i, n);
    return true;
}

/* A seat, a place or the like, or `none`. */
static bool set_member(struct edit *e)
{
    unsigned i = HG_NONE, none = field_is_shifted(e->field) ? 0 : HG_NONE;
    if (words_take(&e->in, "none")) {
        field_put_number(e->field, &e->s, e->i, none);
        return true;
    }
    if (!read_member(e, field_names(e->field, e->names), &i))
        return false;
    field_put_number(e->field, &e->s, e->i, field_is_shifted(e->field) ? i + 1 : i);
    return true;
}

/* The whole set, or `none`. */
static bool set_members(struct edit *e)
{
    struct hg_set set = {{0, 0}};
    if (!words_take(&e->in, "none")) {
        do {
            unsigned i = 0;
            if (!read_member(e, field_names(e->field, e->names), &i))
                return false;
            set_add(&set, i);
        } while (!words_at_end(&e->in));
    }
    field_put_set(e->field, &e->s, e->i, set);
    return true;
}

/* ---- Questions --------------------------------------------------------------------------------------------------- */

/* Names of kinds end with the first that the engine does not know. */
static bool read_kind(struct edit *e, uint8_t *out)
{
    const char *unknown = hg_ask_name(e->r, UINT8_MAX);
    struct nearest nearest = {NULL, 0};
    words_next(&e->in);
    for (uint8_t kind = 0; kind < UINT8_MAX && strcmp(hg_ask_name(e->r, kind), unknown) != 0; kind++) {
        if (word_is(e->in.last, hg_ask_name(e->r, kind))) {
            *out = kind;
            return true;
        }
        nearest_try(&nearest, e->in.last, hg_ask_name(e->r, kind));
    }
    return words_expected(&e->in, "a kind of question", &nearest);
}

/* A place's id stands for its number. */
static bool part_value(const struct edit *e, struct word value, unsigned long *n)
{
    int place = names_find(&e->names->places, value.text, value.length);
    if (place < 0)
        return word_number(value, UINT16_MAX, n);
    *n = (unsigned long)place;
    return true;
}

/* `a=earth`, `n=3`: one of a, b, n, x, y with a place or a number. */
static bool read_part(struct edit *e, struct hg_ask *ask)
{
    unsigned long n = 0;
    words_next(&e->in);
    struct word w = e->in.last;
    bool ok = w.length > 2 && w.text[1] == '=' && part_value(e, (struct word){w.text + 2, w.length - 2}, &n);
    if (!ok || strchr("abnxy", w.text[0]) == NULL || (w.text[0] != 'n' && n > UINT8_MAX))
        return words_expected(&e->in, "a part such as 'a=place' or 'n=3'", NULL);
    if (w.text[0] == 'n') {
        ask->n = (uint16_t)n;
        return true;
    }
    *(w.text[0] == 'a' ? &ask->a : w.text[0] == 'b' ? &ask->b : w.text[0] == 'x' ? &ask->x : &ask->y) = (uint8_t)n;
    return true;
}

/* When expecting, parts that the text leaves out keep what stands on top, so they compare equal. */
static bool read_ask(struct edit *e, struct hg_ask *ask)
{
    if (!read_kind(e, &ask->kind))
        return false;
    words_next(&e->in);
    if (!notation_parse_seat(e->r, e->in.last.text, e->in.last.length, &ask->seat))
        return words_expected(&e->in, "a seat or 'chance'", NULL);
    while (!words_at_end(&e->in))
        if (!read_part(e, ask))
            return false;
    return true;
}

/* Expecting replaces the top of the stack, setting puts one more on it. */
static bool set_ask(struct edit *e)
{
    struct hg_ask ask = {0};
    if (words_take(&e->in, "none")) {
        memset(e->s.ask, 0, sizeof e->s.ask);
        e->s.depth = 0;
        return true;
    }
    if (e->expecting && e->s.depth > 0)
        ask = e->s.ask[--e->s.depth];
    if (!read_ask(e, &ask))
        return false;
    if (e->s.depth == HG_ASKS_MAX)
        return fault_at(e->in.f, NULL, 0, "the stack of questions is full; write 'ask none' first");
    e->s.ask[e->s.depth++] = ask;
    return true;
}

/* ---- Owners ------------------------------------------------------------------------------------------------------ */

/* The seats that hold a place, as bits: one, or none; several only in a broken position. */
static uint64_t owners(const struct edit *e, unsigned place)
{
    uint64_t seats = 0;
    for (unsigned i = 0; i < field_elements(e->field, e->r, e->names, &e->s); i++) {
        struct hg_set own = field_set(e->field, &e->s, i);
        seats |= set_has(&own, place) ? bit(i) : 0;
    }
    return seats;
}

/* `owner earth 2`, `owner earth none`: the field is `own`, the sets of places that the seats hold. */
static bool set_owner(struct edit *e)
{
    unsigned place = 0, owner = HG_NONE;
    if (!words_name(&e->in, "a place", &e->names->places, &place))
        return false;
    if (!words_take(&e->in, "none") && !read_slot(e, &owner))
        return false;
    for (unsigned i = 0; i < field_elements(e->field, e->r, e->names, &e->s); i++) {
        struct hg_set own = field_set(e->field, &e->s, i);
        set_remove(&own, place);
        if (i == owner)
            set_add(&own, place);
        field_put_set(e->field, &e->s, i, own);
    }
    e->i = place;
    return true;
}

/* ---- Fields ------------------------------------------------------------------------------------------------------ */

/* Words that scripts use for what the engine keeps as sets. */
static const struct word owner_word = {"owner", 5}, own_word = {"own", 3};

/* Also names the nearest field for a word that is none. */
static bool read_field(struct edit *e)
{
    struct hg_fields fields = hg_fields(e->r);
    struct nearest nearest = {NULL, 0};
    words_next(&e->in);
    e->field = field_find(e->r, word_is(e->in.last, owner_word.text) ? own_word : e->in.last);
    if (e->field != NULL)
        return true;
    for (unsigned i = 0; i < fields.count; i++)
        nearest_try(&nearest, e->in.last, fields.field[i].name);
    return words_expected(&e->in, "a field of the position", &nearest);
}

/* Which element of the field is meant: nothing for single ones and for questions. */
static bool read_index(struct edit *e)
{
    switch ((enum hg_index)e->field->index) {
    case HG_PER_SEAT:
        return read_seat(e, &e->i);
    case HG_PER_ARMY:
    case HG_PER_SLOT:
        return read_slot(e, &e->i);
    case HG_PER_PLACE:
        return words_name(&e->in, "a place", &e->names->places, &e->i);
    case HG_SINGLE:
    case HG_PER_DEPTH:
        return true;
    }
    return false;
}

/* `ships earth cruiser:1`, `ships earth none`. */
static bool set_ships(struct edit *e)
{
    uint8_t count[HG_CLASSES_MAX] = {0};
    if (!words_take(&e->in, "none") && !fleet_read(&e->in, &e->names->classes, count))
        return false;
    field_put_number(e->field, &e->s, e->i, (uint64_t)(count[0] | count[1] << 2 | count[2] << 4));
    return true;
}

/* By the field's shape, what follows is a number, a member, a set, a question or ships. */
static bool set_value(struct edit *e)
{
    switch ((enum hg_shape)e->field->shape) {
    case HG_NUMBER:
        return set_number(e);
    case HG_SEAT:
    case HG_PLACE:
    case HG_SPOT:
    case HG_CARD:
    case HG_ARMY:
        return set_member(e);
    case HG_SEATS:
    case HG_PLACE_SET:
    case HG_CARD_SET:
    case HG_GOAL_SET:
    case HG_REWARD_SET:
        return set_members(e);
    case HG_ASK:
        return set_ask(e);
    case HG_SHIPS:
        return set_ships(e);
    }
    return false;
}

/* The whole line: a field, its index, its value. `owner` is a word of its own for the field `own`. */
static bool edit(struct edit *e, const char *text, struct fault *f)
{
    if (!words_begin(&e->in, fault_language(), "the line", text, POSITION_LINE_MAX, f) || !read_field(e))
        return false;
    if (word_is(e->in.last, owner_word.text))
        return set_owner(e) && words_end(&e->in);
    return read_index(e) && set_value(e) && words_end(&e->in);
}

/* The copy replaces the position only when all of the line was understood. */
bool position_set(const struct hg_rules *r, const struct names *names, const char *text, struct hg_state *s,
                  struct fault *f)
{
    struct edit e = {.r = r, .names = names, .s = *s};
    if (!edit(&e, text, f))
        return false;
    *s = e.s;
    return true;
}

/* ---- What stands there ------------------------------------------------------------------------------------------- */

/* Room for the start of a long set, with dots for the rest; a sentence holds no more. */
struct shown {
    char text[200];
};

/* Adds a word, or dots where there is no room. */
static void show(struct shown *to, const char *word)
{
    size_t length = strlen(to->text), room = sizeof to->text - length;
    if (strlen(word) + sizeof " ..." < room)
        snprintf(to->text + length, room, "%s%s", length > 0 ? " " : "", word);
    else if (length > 0 && to->text[length - 1] != '.')
        snprintf(to->text + length, room, " ...");
}

/* As scripts write it; `list` is NULL for seats. */
static void show_member(struct shown *to, const struct name_list *list, unsigned i)
{
    char seat[8];
    notation_seat((uint8_t)i, seat);
    if (list == NULL)
        show(to, i == HG_NONE ? "none" : i == HG_SEATS_MAX ? "spectator" : seat);
    else
        show(to, i == HG_NONE ? "none" : i < list->count ? list->item[i].id : "?");
}

/* In rising order, which is the order of the edition. */
static void show_set(struct shown *to, const struct name_list *list, struct hg_set set)
{
    if (set_empty(&set))
        show(to, "none");
    while (!set_empty(&set))
        show_member(to, list, set_take_lowest(&set));
}

/* Packed counts, two bits for each class. */
static void show_ships(struct shown *to, const struct names *names, unsigned packed)
{
    char word[FLEET_WORD_MAX];
    if (packed == 0)
        show(to, "none");
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++) {
        if ((packed >> (2 * i) & 3) == 0)
            continue;
        fleet_word(&names->classes, i, packed >> (2 * i) & 3, word);
        show(to, word);
    }
}

/* The top of the stack with all its parts, also those that are zero: one of them is what differs. */
static void show_ask(struct shown *to, const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_ask *ask = &s->ask[s->depth > 0 ? s->depth - 1 : 0];
    char seat[8];
    notation_seat(ask->seat, seat);
    if (s->depth == 0)
        show(to, "none");
    else
        snprintf(to->text, sizeof to->text, "%s %s a=%u b=%u n=%u x=%u y=%u", hg_ask_name(r, ask->kind), seat, ask->a,
                 ask->b, ask->n, ask->x, ask->y);
}

/* Fields that count from one have zero for none. */
static unsigned member_at(const struct edit *e, const struct hg_state *s)
{
    unsigned number = (unsigned)field_number(e->field, s, e->i);
    if (!field_is_shifted(e->field))
        return number;
    return number == 0 ? HG_NONE : number - 1;
}

/* The value as it would be written in a script, for the sentence of a fault. */
static struct shown what_stands(const struct edit *e, const struct hg_state *s)
{
    const struct name_list *list = field_names(e->field, e->names);
    struct shown to = {""};
    if (e->field->shape == HG_ASK)
        show_ask(&to, e->r, s);
    else if (e->field->shape == HG_SHIPS)
        show_ships(&to, e->names, (unsigned)field_number(e->field, s, e->i));
    else if (field_is_set(e->field))
        show_set(&to, list, field_set(e->field, s, e->i));
    else if (e->field->shape == HG_NUMBER)
        snprintf(to.text, sizeof to.text, "%" PRIu64, field_number(e->field, s, e->i));
    else
        show_member(&to, list, member_at(e, s));
    return to;
}

/* ---- Expecting --------------------------------------------------------------------------------------------------- */

/* The field has one set for each seat, so the seats that hold the place are compared. */
static bool expect_owner(struct edit *e, const char *text, const struct hg_state *s, struct fault *f)
{
    uint64_t expected = owners(e, e->i), found;
    struct shown shown = {""};
    e->s = *s;
    found = owners(e, e->i);
    if (expected == found)
        return true;
    show_set(&shown, NULL, (struct hg_set){{found, 0}});
    return fault_at(f, NULL, 0, "expected '%s', but the owner is %s", text, shown.text);
}

/* Of a question the whole stack is compared: all but its top is the same anyway. */
static bool same(const struct edit *e, const struct hg_state *s)
{
    if (e->field->shape == HG_ASK)
        return e->s.depth == s->depth && memcmp(e->s.ask, s->ask, sizeof s->ask) == 0;
    return field_equal(e->field, e->i, &e->s, s);
}

/* The fault shows what was expected and what is there, both in the language of scripts. */
bool position_expect(const struct hg_rules *r, const struct names *names, const char *text, const struct hg_state *s,
                     struct fault *f)
{
    struct edit e = {.r = r, .names = names, .s = *s, .expecting = true};
    if (!edit(&e, text, f))
        return false;
    if (strncmp(text, "owner ", 6) == 0)
        return expect_owner(&e, text, s, f);
    if (same(&e, s))
        return true;
    struct shown shown = what_stands(&e, s);
    return fault_at(f, NULL, 0, "expected '%.*s', but it is %s", WORD_SHOWN * 4, text, shown.text);
}
