/* What each action has changed on a board: holders and units of places, and in games of cards what lies on the table.
 */
#include <string.h>

#include "cli/review/boards.h"
#include "engine/bits.h"
#include "engine/traits.h"
#include "text/fields.h"

/* The seat or neutral army that holds a place, or the one behind all of them. */
static unsigned holder(const struct boards *in, const struct hg_state *state, unsigned place)
{
    for (unsigned i = 0; i < HG_ARMIES_MAX; i++)
        if (has(hg_held(in->sheet->review.r, state, i), place))
            return i;
    return HG_ARMIES_MAX;
}

/* Place, holder and units of every place that an action has changed, in one row; at first of all places. */
static void write_changes(const struct boards *in, const struct hg_state *before, const struct hg_state *after)
{
    const struct hg_rules *r = in->sheet->review.r;
    json_open(in->j, '[');
    for (unsigned i = 0; i < in->places; i++) {
        unsigned owner = holder(in, after, i), units = hg_units_at(r, after, i);
        if (before != NULL && holder(in, before, i) == owner && hg_units_at(r, before, i) == units)
            continue;
        json_number(in->j, i);
        json_number(in->j, owner);
        json_number(in->j, units);
    }
    json_close(in->j, ']');
}

/* What lies on the table besides places: dice, and what they are tried at. Games of cards have these fields. */
static const char *const lying[] = {"target", "matched", "dice", "face"};
enum { LYING = sizeof lying / sizeof lying[0] };

static bool same_table(const struct hg_rules *r, const struct hg_state *a, const struct hg_state *b)
{
    for (unsigned k = 0; k < LYING; k++) {
        const struct hg_field *field = field_find(r, (struct word){lying[k], strlen(lying[k])});
        for (unsigned i = 0; field != NULL && i < field->count; i++)
            if (!field_equal(field, i, a, b))
                return false;
    }
    return true;
}

static void write_table(struct json *j, const struct hg_rules *r, const struct hg_state *s)
{
    json_open(j, '{');
    for (unsigned k = 0; k < LYING; k++) {
        const struct hg_field *field = field_find(r, (struct word){lying[k], strlen(lying[k])});
        if (field == NULL)
            continue;
        json_key(j, lying[k]);
        json_open(j, '[');
        for (unsigned i = 0; i < field->count; i++)
            json_number(j, field_number(field, s, i));
        json_close(j, ']');
    }
    json_key(j, "score");
    json_open(j, '[');
    for (unsigned i = 0; i < r->seats; i++)
        json_number(j, hg_score(r, s, i));
    json_close(j, ']');
    json_close(j, '}');
}

/* null where it lies as before. Cards that change hands change the score, and the dice have moved then, too. */
void positions_table(const struct boards *in)
{
    const struct path *way = &in->sheet->way;
    json_key(in->j, "table");
    json_open(in->j, '[');
    for (unsigned i = 0; i <= way->count; i++) {
        if (i > 0 && same_table(in->sheet->review.r, &way->position[i - 1], &way->position[i]))
            json_word(in->j, "null");
        else
            write_table(in->j, in->sheet->review.r, &way->position[i]);
    }
    json_close(in->j, ']');
}

void positions_write(const struct boards *in)
{
    const struct path *way = &in->sheet->way;
    json_key(in->j, "board");
    json_open(in->j, '[');
    write_changes(in, NULL, &way->position[0]);
    for (unsigned i = 0; i < way->count; i++)
        write_changes(in, &way->position[i], &way->position[i + 1]);
    json_close(in->j, ']');
}
