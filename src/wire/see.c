/* The one door between the truth and a watcher. The test of leaks builds it with holes (tests/unit/leak.h), to show
 * that it would find them. */
#include "stories/story.h"
#include "text/record/record.h"
#include "wire/wire.h"

_Static_assert((int)WIRE_ALL == (int)STORY_WHOLE, "stories tell these eyes everything, too");

#ifndef WIRE_LEAK
#define LEAK_VIEW(r, s, out)
#define LEAK_HASHED(after, seen) (seen)
#endif

void wire_look(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_view *out)
{
    if (seat == WIRE_ALL)
        *out = (struct hg_view){.position = *s, .seat = WIRE_ALL};
    else
        hg_view(r, s, seat, out);
    LEAK_VIEW(r, s, out);
}

static struct hg_action seen_action(const struct hg_rules *r, const struct hg_state *before, const struct hg_action *a,
                                    uint8_t seat)
{
    return record_is_undo(a) || seat == WIRE_ALL ? *a : hg_redact(r, before, a, seat);
}

void wire_see(const struct hg_rules *r, uint8_t seat, unsigned long number, const struct hg_state *before,
              const struct hg_action *a, const struct hg_state *after, struct wire_step *out)
{
    out->number = number;
    out->a = seen_action(r, before, a, seat);
    wire_look(r, before, seat, &out->before);
    wire_look(r, after, seat, &out->after);
    out->hash = hg_hash(r, LEAK_HASHED(after, &out->after.position));
}
