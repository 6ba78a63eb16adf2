/* Taking back. An action can be taken back as long as it has told nobody anything: neither a die nor a card. Written
 * down as an undo line of its own, so a record only ever grows. */
#include "text/record/past.h"

#include <stdlib.h>

#include "text/fields.h"
#include "text/record/record.h"

/* ---- What somebody knows ----------------------------------------------------------------------------------------- */

static void add_set(struct hg_set *to, struct hg_set more)
{
    to->word[0] |= more.word[0];
    to->word[1] |= more.word[1];
}

/* Every card that a seat can tell, wherever it lies. */
static struct hg_set cards_known(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    struct hg_fields fields = hg_fields(r);
    struct hg_set known = {{0, 0}};
    struct hg_view v;
    hg_view(r, s, seat, &v);
    for (unsigned i = 0; i < fields.count; i++)
        for (unsigned k = 0; fields.field[i].shape == HG_CARD_SET && k < fields.field[i].count; k++)
            add_set(&known, field_set(&fields.field[i], &v.position, k));
    return known;
}

/* Did the seat learn any card between the two positions? */
static bool has_learned(const struct hg_rules *r, const struct hg_state *before, const struct hg_state *after,
                        uint8_t seat)
{
    struct hg_set was = cards_known(r, before, seat), is = cards_known(r, after, seat);
    return (is.word[0] & ~was.word[0]) != 0 || (is.word[1] & ~was.word[1]) != 0;
}

bool record_can_undo(const struct hg_rules *r, const struct hg_state *before, const struct hg_state *after,
                     const struct hg_action *a)
{
    if (a->seat == HG_CHANCE || a->verb == HG_RESIGN || after->over || has_learned(r, before, after, HG_SPECTATOR))
        return false;
    for (uint8_t i = 0; i < r->seats; i++)
        if (has_learned(r, before, after, i))
            return false;
    return true;
}

/* ---- The stack --------------------------------------------------------------------------------------------------- */

bool record_past_push(struct record_past *past, const struct hg_state *s)
{
    if (past->count == past->room) {
        unsigned room = past->room == 0 ? 8 : 2 * past->room;
        struct hg_state *more = realloc(past->position, room * sizeof *more);
        if (more == NULL)
            return false;
        past->position = more;
        past->room = room;
    }
    past->position[past->count++] = *s;
    return true;
}

/* An action of another seat, or one that can't be taken back, empties the stack. */
bool record_past_add(struct record_past *past, const struct hg_rules *r, const struct hg_state *before,
                     const struct hg_state *after, const struct hg_action *a)
{
    if (record_is_undo(a)) {
        past->count--;
        return true;
    }
    bool undoable = record_can_undo(r, before, after, a);
    if (!undoable || a->seat != past->seat)
        past->count = 0;
    past->seat = a->seat;
    return !undoable || record_past_push(past, before);
}

bool record_past_top(const struct record_past *past, uint8_t seat, struct hg_state *out)
{
    if (past->count == 0 || past->seat != seat)
        return false;
    *out = past->position[past->count - 1];
    return true;
}

void record_past_free(struct record_past *past)
{
    free(past->position);
    *past = (struct record_past){0};
}
