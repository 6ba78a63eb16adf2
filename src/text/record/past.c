#include "text/record/past.h"

#include <string.h>

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

static bool has_told_nobody(const struct hg_rules *r, const struct hg_state *before, const struct hg_state *after,
                            const struct hg_action *a)
{
    if (a->seat == HG_CHANCE || a->verb == HG_RESIGN || after->over || has_learned(r, before, after, HG_SPECTATOR))
        return false;
    for (uint8_t i = 0; i < r->seats; i++)
        if (has_learned(r, before, after, i))
            return false;
    return true;
}

/* ---- What happened ----------------------------------------------------------------------------------------------- */

/* The oldest one can't be taken back any more. */
static void drop_first(struct record_past *past, struct record_done done, const struct hg_rules *r)
{
    hg_apply_legal(r, &past->base, &done.action[0]);
    memmove(&done.action[0], &done.action[1], (done.room - 1) * sizeof done.action[0]);
    past->count--;
}

void record_past_add(struct record_past *past, struct record_done done, const struct hg_rules *r,
                     const struct hg_state *before, const struct hg_action *a)
{
    if (record_is_undo(a)) {
        past->count--;
        return;
    }
    if (a->seat != past->seat)
        past->count = 0;
    past->seat = a->seat;
    if (past->count == done.room)
        drop_first(past, done, r);
    if (past->count == 0)
        past->base = *before;
    done.action[past->count++] = *a;
}

/* Positions have no way back, so the actions before the last one are played again from the base. */
bool record_past_top(const struct record_past *past, const struct hg_action *done, const struct hg_rules *r,
                     const struct hg_state *now, uint8_t seat, struct hg_state *out)
{
    if (past->count == 0 || past->seat != seat)
        return false;
    *out = past->base;
    for (unsigned i = 0; i + 1 < past->count; i++)
        hg_apply_legal(r, out, &done[i]);
    return has_told_nobody(r, out, now, &done[past->count - 1]);
}

void record_turn_add(struct record_turn *turn, const struct hg_rules *r, const struct hg_state *before,
                     const struct hg_action *a)
{
    record_past_add(&turn->past, (struct record_done){turn->action, RECORD_TURN_MAX}, r, before, a);
}

bool record_turn_top(const struct record_turn *turn, const struct hg_rules *r, const struct hg_state *now, uint8_t seat,
                     struct hg_state *out)
{
    return record_past_top(&turn->past, turn->action, r, now, seat, out);
}
