/* Counts for the screen what the engine judges by itself: nothing here decides whether a goal is met. */
#include "tui/goals.h"

#include <stdio.h>

#include "engine/bits.h"
#include "front/term.h"

/* Places of a seat's side, since sides hold regions together. */
static uint64_t side_places(const struct scene *in, unsigned seat)
{
    const struct hg_conquest_open *o = &in->s->conquest.open;
    uint64_t places = o->own[seat];
    for (unsigned i = 0; i < in->r->seats; i++)
        if (has(o->side[seat], i))
            places |= o->own[i];
    return places;
}

static unsigned whole_regions(const struct scene *in, uint64_t places)
{
    unsigned whole = 0;
    for (unsigned i = 0; i < in->r->conquest.regions; i++)
        whole += (in->r->conquest.region[i] & ~places) == 0;
    return whole;
}

static unsigned enemy_bases(const struct scene *in, unsigned seat)
{
    const struct hg_conquest_open *o = &in->s->conquest.open;
    unsigned bases = 0;
    for (unsigned i = 0; i < in->r->seats; i++)
        bases += i != seat && !has(o->side[seat], i) && o->base[i] != 0 && has(o->own[seat], o->base[i] - 1u);
    return bases;
}

struct goal_progress goal_progress(const struct scene *in, unsigned goal, unsigned seat)
{
    const struct hg_goal *g = &in->r->conquest.goal[goal];
    const struct hg_conquest_open *o = &in->s->conquest.open;
    uint64_t taken = o->seat == seat ? o->own[seat] & ~o->start_own : 0;
    switch ((enum hg_goal_kind)g->kind) {
    case HG_HOLD_REGION:
        return (struct goal_progress){count_bits(side_places(in, seat) & in->r->conquest.region[g->region]),
                                      count_bits(in->r->conquest.region[g->region])};
    case HG_HOLD_REGIONS:
        return (struct goal_progress){whole_regions(in, side_places(in, seat)), g->count};
    case HG_HOLD_BASES:
        return (struct goal_progress){enemy_bases(in, seat), g->count};
    case HG_HOLD_RESOURCES:
        return (struct goal_progress){count_bits(o->own[seat] & o->resource), g->count};
    case HG_HOLD_PLACES:
        return (struct goal_progress){count_bits(o->own[seat]), g->count};
    case HG_TAKE_RESOURCES:
        return (struct goal_progress){count_bits(taken & o->resource), g->count};
    case HG_TAKE_PLACES:
        return (struct goal_progress){count_bits(taken), g->count};
    case HG_TAKE_REGION:
    case HG_GOAL_KINDS:
        break;
    }
    return (struct goal_progress){0, 1};
}

int goal_draw_nearest(struct canvas *c, const struct scene *in, unsigned goal, int right, int y)
{
    unsigned best = 0;
    char text[32];
    for (unsigned i = 1; i < in->r->seats; i++)
        if (goal_progress(in, goal, i).has > goal_progress(in, goal, best).has)
            best = i;
    struct goal_progress p = goal_progress(in, goal, best);
    if (p.has == 0)
        return 0;
    snprintf(text, sizeof text, "%s %u/%u", in->side[best].letter, p.has, p.needs);
    int width = (int)term_text_width(text);
    canvas_put(c, right - width, y, ink_with(scene_ink(in, best), p.has + 1 >= p.needs ? INK_BOLD : 0), text);
    return width + 1;
}
