/* How a question is answered part by part. The engine says what is legal as boxes, each a verb with ranges for its
 * arguments. Every part is decided among the boxes that still fit what was decided before, so an answer never leads
 * nowhere, and legality is written nowhere but in the engine. */
#include "tui/ask.h"

#include <string.h>

#include "engine/bits.h"

/* Small numbers are the last parts, one for each that an action can carry. */
static unsigned small_index(enum ask_part part)
{
    return (unsigned)part - PART_SMALL;
}

/* By the person, or by itself because there was one possibility. */
static bool is_decided(const struct ask *ask, enum ask_part part)
{
    return (ask->decided >> part & 1) != 0;
}

/* ---- Boxes that fit ---------------------------------------------------------------------------------------------- */

/* A box without targets is one whose verb names no place; it fits only an answer that names none. */
static bool fits_target(const struct hg_choice *box, uint8_t to)
{
    return to == HG_NONE ? box->to == 0 : to < 64 && has(box->to, to);
}

/* Numbers of a box are ranges with both ends included; everything else is one value, or a set of places. */
static bool fits_part(const struct hg_choice *box, const struct hg_action *a, enum ask_part part)
{
    switch (part) {
    case PART_VERB:
        return box->verb == a->verb;
    case PART_CARD:
        return box->card == a->card;
    case PART_FROM:
        return box->from == a->from;
    case PART_TO:
        return fits_target(box, a->to);
    case PART_NUMBER:
        return a->n >= box->n.lo && a->n <= box->n.hi;
    default:
        return a->x[small_index(part)] >= box->x_lo[small_index(part)] &&
               a->x[small_index(part)] <= box->x_hi[small_index(part)];
    }
}

/* Only parts that are decided narrow the boxes down: the others are still open. */
static bool fits(const struct ask *ask, const struct hg_choice *box)
{
    for (unsigned part = 0; part < ASK_PARTS; part++)
        if (is_decided(ask, (enum ask_part)part) && !fits_part(box, &ask->action, (enum ask_part)part))
            return false;
    return true;
}

/* ---- Options ----------------------------------------------------------------------------------------------------- */

/* Several boxes may offer the same value; it is listed once. The list is as long as the largest hand and board, so
 * that nothing real is lost where it ends. */
static void add_value(struct ask_options *out, uint16_t value)
{
    for (unsigned i = 0; i < out->count; i++)
        if (out->value[i] == value)
            return;
    if (out->count < ASK_OPTIONS_MAX)
        out->value[out->count++] = value;
}

/* The places go into the set as well, which is what the board marks. */
static void add_targets(struct ask_options *out, uint64_t to)
{
    if (to == 0)
        add_value(out, HG_NONE);
    for (out->places |= to; to != 0;)
        add_value(out, (uint16_t)take_lowest(&to));
}

/* A range is kept as its ends; where boxes leave gaps between theirs it becomes a list. */
static void add_range(struct ask_options *out, unsigned lo, unsigned hi)
{
    bool first = out->shape != ASK_RANGE;
    if (first || lo < out->lo)
        out->lo = (uint16_t)lo;
    if (first || hi > out->hi)
        out->hi = (uint16_t)hi;
    out->shape = ASK_RANGE;
    for (unsigned n = lo; n <= hi && n - lo < ASK_OPTIONS_MAX; n++)
        add_value(out, (uint16_t)n);
}

/* What one box offers for the part that is asked. */
static void add_box(struct ask_options *out, const struct hg_choice *box)
{
    switch (out->part) {
    case PART_VERB:
        add_value(out, box->verb);
        return;
    case PART_CARD:
        add_value(out, box->card);
        return;
    case PART_FROM:
        if (box->from != HG_NONE)
            out->places |= bit(box->from);
        add_value(out, box->from);
        return;
    case PART_TO:
        add_targets(out, box->to);
        return;
    case PART_NUMBER:
        add_range(out, box->n.lo, box->n.hi);
        return;
    default:
        add_range(out, box->x_lo[small_index(out->part)], box->x_hi[small_index(out->part)]);
    }
}

/* Whether the part may be left out. */
static bool has_none(const struct ask_options *options)
{
    for (unsigned i = 0; i < options->count; i++)
        if (options->value[i] == HG_NONE)
            return true;
    return false;
}

/* How the part is asked, once all boxes have said what they offer: on the board only when every answer is a place
 * there, as a number only when no value between the ends is missing. */
static void settle_shape(struct ask_options *out)
{
    bool place = out->part == PART_FROM || out->part == PART_TO;
    if (out->shape == ASK_RANGE) {
        unsigned span = out->hi - out->lo + 1u;
        if (span != out->count && span < ASK_OPTIONS_MAX)
            out->shape = ASK_LIST;
    } else {
        out->shape = place && !has_none(out) ? ASK_PLACES : ASK_LIST;
    }
}

/* Boxes are few, some dozens at most, so that everything is looked for anew for each part. */
void ask_part_options(const struct ask *ask, enum ask_part part, struct ask_options *out)
{
    memset(out, 0, sizeof *out);
    out->part = part;
    for (unsigned i = 0; i < ask->choices.count; i++)
        if (fits(ask, &ask->choices.box[i]))
            add_box(out, &ask->choices.box[i]);
    settle_shape(out);
}

/* The first part that is open: parts are asked in the order of the enumeration. */
void ask_options(const struct ask *ask, struct ask_options *out)
{
    for (unsigned part = 0; part < ASK_PARTS; part++)
        if (!is_decided(ask, (enum ask_part)part)) {
            ask_part_options(ask, (enum ask_part)part, out);
            return;
        }
    memset(out, 0, sizeof *out);
    out->shape = ASK_ANSWERED;
}

/* ---- Answers ----------------------------------------------------------------------------------------------------- */

/* Into the field of the action that the part stands for. */
static void put(struct hg_action *a, enum ask_part part, uint16_t value)
{
    switch (part) {
    case PART_VERB:
        a->verb = (uint8_t)value;
        return;
    case PART_CARD:
        a->card = (uint8_t)value;
        return;
    case PART_FROM:
        a->from = (uint8_t)value;
        return;
    case PART_TO:
        a->to = (uint8_t)value;
        return;
    case PART_NUMBER:
        a->n = value;
        return;
    default:
        a->x[small_index(part)] = (uint8_t)value;
    }
}

/* A range is judged by its ends: its list of values may have been cut. */
static bool is_option(const struct ask_options *options, uint16_t value)
{
    if (options->shape == ASK_RANGE)
        return value >= options->lo && value <= options->hi;
    for (unsigned i = 0; i < options->count; i++)
        if (options->value[i] == value)
            return true;
    return false;
}

/* Parts that can be answered in one way only answer themselves. */
static void go_on(struct ask *ask)
{
    struct ask_options options;
    for (ask_options(ask, &options); options.shape != ASK_ANSWERED && options.count == 1; ask_options(ask, &options)) {
        put(&ask->action, options.part, options.value[0]);
        ask->decided |= 1u << options.part;
    }
}

/* A part that is decided stays so until it is forgotten. */
bool ask_decide(struct ask *ask, enum ask_part part, uint16_t value)
{
    struct ask_options options;
    ask_part_options(ask, part, &options);
    if (is_decided(ask, part) || !is_option(&options, value))
        return false;
    put(&ask->action, part, value);
    ask->decided |= 1u << part;
    return true;
}

/* What the person has chosen is remembered as their trail, which is what going back follows; parts that answered
 * themselves behind it are forgotten with it. */
bool ask_choose(struct ask *ask, uint16_t value)
{
    struct ask_options options;
    ask_options(ask, &options);
    if (options.shape == ASK_ANSWERED || !ask_decide(ask, options.part, value))
        return false;
    ask->trail |= 1u << options.part;
    go_on(ask);
    return true;
}

/* A question with a single possibility is answered when this returns. */
void ask_begin(struct ask *ask, const struct hg_choices *choices)
{
    ask->choices = *choices;
    ask->action = hg_blank(choices->box[0].verb, choices->box[0].seat);
    ask->decided = ask->trail = 0;
    go_on(ask);
}

/* Forgets a part and all behind it. */
static void forget(struct ask *ask, unsigned from)
{
    struct hg_action kept = ask->action;
    ask->trail &= (1u << from) - 1;
    ask->decided &= (1u << from) - 1;
    ask->action = hg_blank(kept.verb, kept.seat);
    if (is_decided(ask, PART_CARD))
        ask->action.card = kept.card;
    if (is_decided(ask, PART_FROM))
        ask->action.from = kept.from;
    if (is_decided(ask, PART_TO))
        ask->action.to = kept.to;
    if (is_decided(ask, PART_NUMBER))
        ask->action.n = kept.n;
    for (unsigned i = 0; i < HG_SMALL_MAX; i++)
        if (is_decided(ask, (enum ask_part)(PART_SMALL + i)))
            ask->action.x[i] = kept.x[i];
}

/* Parts are asked in rising order, so what was answered last is the highest. */
bool ask_back(struct ask *ask)
{
    if (ask->trail == 0)
        return false;
    forget(ask, 31u - (unsigned)__builtin_clz(ask->trail));
    return true;
}

/* What is asked again is everything from that part on, since later parts were decided under it. */
void ask_hold(struct ask *ask, enum ask_part part)
{
    forget(ask, part);
}
