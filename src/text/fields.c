/* Elements of a position, found by offset, size and index, as engine/family.h lists them. Copies go through memcpy, so
 * nothing depends on alignment. */
#include "text/fields.h"

#include <string.h>

#include "engine/traits.h"

/* There are a few dozen fields. Simulations look for some of them at the end of every game, so the first letter comes
 * first. */
const struct hg_field *field_find(const struct hg_rules *r, struct word name)
{
    struct hg_fields fields = hg_fields(r);
    for (unsigned i = 0; i < fields.count && name.length > 0; i++)
        if (fields.field[i].name[0] == name.text[0] && word_is(name, fields.field[i].name))
            return &fields.field[i];
    return NULL;
}

/* Lists of editions may be shorter than the engine's arrays, and never longer. */
static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* How many elements of an array are in use in this game: arrays have room for the largest one. */
unsigned field_elements(const struct hg_field *field, const struct hg_rules *r, const struct names *names,
                        const struct hg_state *s)
{
    switch ((enum hg_index)field->index) {
    case HG_SINGLE:
        return 1;
    case HG_PER_SEAT:
        return r->seats;
    case HG_PER_ARMY:
        return r->seats + hg_traits(r).neutrals;
    case HG_PER_SLOT:
        return field->count;
    case HG_PER_PLACE:
        return least(names->places.count, field->count);
    case HG_PER_DEPTH:
        return least(s->depth, field->count);
    }
    return 0;
}

/* The first byte of element i. */
static const unsigned char *at(const struct hg_field *field, const struct hg_state *s, unsigned i)
{
    return (const unsigned char *)s + field->offset + (size_t)field->size * i;
}

/* The same place to write to. */
static unsigned char *into(const struct hg_field *field, struct hg_state *s, unsigned i)
{
    return (unsigned char *)s + field->offset + (size_t)field->size * i;
}

/* Numbers of 1, 2, 4 or 8 bytes. */
static uint64_t load(const unsigned char *from, unsigned size)
{
    uint8_t byte;
    uint16_t two;
    uint32_t four;
    uint64_t eight;
    switch (size) {
    case 1:
        return memcpy(&byte, from, 1), byte;
    case 2:
        return memcpy(&two, from, 2), two;
    case 4:
        return memcpy(&four, from, 4), four;
    default:
        return memcpy(&eight, from, 8), eight;
    }
}

/* The inverse of load. The value must fit, which whoever reads text has checked. */
static void store(unsigned char *to, unsigned size, uint64_t value)
{
    uint8_t byte = (uint8_t)value;
    uint16_t two = (uint16_t)value;
    uint32_t four = (uint32_t)value;
    memcpy(to, size == 1 ? (void *)&byte : size == 2 ? (void *)&two : size == 4 ? (void *)&four : (void *)&value, size);
}

/* The element as it stands in the position: shifted fields have 0 for none, see field_is_shifted. */
uint64_t field_number(const struct hg_field *field, const struct hg_state *s, unsigned i)
{
    return load(at(field, s, i), field->size);
}

/* Nothing is checked here: whether the position is sound is the engine's question. */
void field_put_number(const struct hg_field *field, struct hg_state *s, unsigned i, uint64_t value)
{
    store(into(field, s, i), field->size, value);
}

/* Sets of seats are bits, too. */
bool field_is_set(const struct hg_field *field)
{
    return field->shape == HG_SEATS || field->shape == HG_PLACE_SET || field->shape == HG_CARD_SET ||
           field->shape == HG_GOAL_SET || field->shape == HG_REWARD_SET;
}

/* These hold the number plus one, so that a position of zeros names nothing. */
bool field_is_shifted(const struct hg_field *field)
{
    return field->shape == HG_SPOT || field->shape == HG_CARD || field->shape == HG_ARMY;
}

/* Sets of cards take two words; the others take fewer bytes and fill the first. */
struct hg_set field_set(const struct hg_field *field, const struct hg_state *s, unsigned i)
{
    struct hg_set set = {{0, 0}};
    if (field->size == sizeof set)
        memcpy(&set, at(field, s, i), sizeof set);
    else
        set.word[0] = field_number(field, s, i);
    return set;
}

/* What a smaller field has no room for is cut off; members that large do not occur in it. */
void field_put_set(const struct hg_field *field, struct hg_state *s, unsigned i, struct hg_set set)
{
    if (field->size == sizeof set)
        memcpy(into(field, s, i), &set, sizeof set);
    else
        field_put_number(field, s, i, set.word[0]);
}

/* The compiler asks for new shapes here. */
const struct name_list *field_names(const struct hg_field *field, const struct names *names)
{
    switch ((enum hg_shape)field->shape) {
    case HG_PLACE:
    case HG_PLACE_SET:
    case HG_SPOT:
        return &names->places;
    case HG_CARD_SET:
    case HG_CARD:
        return &names->cards;
    case HG_GOAL_SET:
        return &names->goals;
    case HG_REWARD_SET:
        return &names->rewards;
    case HG_ARMY:
        return &names->armies;
    case HG_NUMBER:
    case HG_SEAT:
    case HG_SEATS:
    case HG_ASK:
    case HG_SHIPS:
        return NULL;
    }
    return NULL;
}

/* By bytes, which positions allow: they have no padding. */
bool field_equal(const struct hg_field *field, unsigned i, const struct hg_state *a, const struct hg_state *b)
{
    return memcmp(at(field, a, i), at(field, b, i), field->size) == 0;
}
