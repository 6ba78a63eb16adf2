/* A game as its record tells it: the position, what can be taken back, and how many numbers the dealer has used. The
 * same steps whether an action has just been stored or is read again from the log. Undo is an action of the record like
 * any other: it has a number, and numbers never go back. */
#include <string.h>

#include "host/inside.h"
#include "text/notation.h"
#include "text/record/lines.h"

void course_begin(struct host_course *c, const struct hg_rules *r)
{
    memset(c, 0, sizeof *c);
    hg_start(r, &c->state);
}

bool course_can_undo(const struct host_course *c, uint8_t seat)
{
    return c->past.count > 0 && c->past.seat == seat;
}

/* The position before the last of the actions that can be taken back. Positions have no way back, so the actions are
 * played again from the base. There are HOST_UNDO at most. */
static void taken_back(const struct host_past *p, const struct hg_rules *r, struct hg_state *out)
{
    *out = p->base;
    for (unsigned i = 0; i + 1 < p->count; i++)
        hg_apply_legal(r, out, &p->action[i]);
}

bool course_after(const struct host_course *c, const struct hg_rules *r, const struct hg_action *a,
                  struct hg_state *after)
{
    *after = c->state;
    if (!record_is_undo(a))
        return hg_apply(r, after, a) == HG_OK;
    if (!course_can_undo(c, a->seat))
        return false;
    taken_back(&c->past, r, after);
    return true;
}

/* The oldest one can't be taken back any more. */
static void drop_first(struct host_past *p, const struct hg_rules *r)
{
    hg_apply_legal(r, &p->base, &p->action[0]);
    memmove(&p->action[0], &p->action[1], (HOST_UNDO - 1) * sizeof p->action[0]);
    p->count--;
}

/* Another seat's action, or one that told somebody something new, makes everything before it final. */
static void remember(struct host_past *p, const struct hg_rules *r, const struct hg_state *before,
                     const struct hg_action *a, const struct hg_state *after)
{
    if (record_is_undo(a)) {
        p->count--;
        return;
    }
    bool undoable = record_can_undo(r, before, after, a);
    if (!undoable || a->seat != p->seat)
        p->count = 0;
    p->seat = a->seat;
    if (!undoable)
        return;
    if (p->count == HOST_UNDO)
        drop_first(p, r);
    if (p->count == 0)
        p->base = *before;
    p->action[p->count++] = *a;
}

/* `events` must count every action of chance: the dealer's numbers follow from it.
 */
void course_apply(struct host_course *c, const struct hg_rules *r, const struct hg_action *a,
                  const struct hg_state *after)
{
    remember(&c->past, r, &c->state, a, after);
    c->state = *after;
    c->number++;
    c->events += a->seat == HG_CHANCE;
}

/* ---- From the log ------------------------------------------------------------------------------------------------ */

/* The course of the table itself is not used, so a reader may run while something is being stored. */
void course_read(struct course_reader *r, const struct host_table *t, const struct host_out *out)
{
    *r = (struct course_reader){.t = t, .out = out};
    course_begin(&r->course, rules_of(t));
    r->line = t->header_lines + seats_of(t) + 1; /* the contributions and `begin` */
}

/* `NUMBER SEAT ACTION #HASH`. The host has written it, so what does not fit was damaged. An example: `17 2 attack alpha
 * beta 3 #0123456789abcdef`. The hash was looked up by the caller, because an action may have any number of words. */
static bool parse(struct course_reader *r, char *text, char *hash, struct hg_action *a)
{
    const struct hg_rules *rules = rules_of(r->t);
    struct fault ignored;
    uint64_t number;
    uint8_t seat;
    char *rest = text, *word = record_word(&rest);
    if (word == NULL || !record_number_of(word, UINT32_MAX, &number) || number != r->course.number + 1)
        return false;
    word = record_word(&rest);
    if (word == NULL || !notation_parse_seat(rules, word, strlen(word), &seat) || hash == NULL || hash < rest + 2)
        return false;
    hash[-1] = '\0';
    *a = hg_blank(RECORD_UNDO, seat);
    return strcmp(rest, "undo") == 0 || notation_parse(rules, names_of(r->t), seat, rest, a, &ignored);
}

/* It proves that this program plays the rules as the one did that has written the line. */
static bool hash_fits(const struct course_reader *r, const char *text, const struct hg_state *after)
{
    uint64_t hash = hg_hash(rules_of(r->t), after);
    for (int shift = 60; shift >= 0; shift -= 4)
        if (*text++ != "0123456789abcdef"[hash >> shift & 15])
            return false;
    return *text == '\0';
}

/* The next line of an action; labels on the way are counted. 0 at the end. -1 when the log can't be read. */
static long next_line(struct course_reader *r, char text[STORE_LINE_MAX])
{
    long length;
    while ((length = r->out->read(r->out->context, STORE_RECORD, r->line + 1, text, STORE_LINE_MAX)) > 0) {
        if (strncmp(text, "end", 3) == 0)
            return 0;
        r->line++;
        if (strncmp(text, "player ", 7) != 0)
            return length;
        r->labels++;
    }
    return length == STORE_NO_LINE ? 0 : -1;
}

bool course_next(struct course_reader *r, struct hg_action *a, struct hg_state *before)
{
    char text[STORE_LINE_MAX];
    struct hg_state after;
    long length = next_line(r, text);
    if (length <= 0) {
        r->failed = length < 0;
        return false;
    }
    char *hash = strrchr(text, '#');
    if (!parse(r, text, hash, a) || !course_after(&r->course, rules_of(r->t), a, &after) ||
        !(r->trusted || hash_fits(r, hash + 1, &after))) {
        r->failed = true;
        return false;
    }
    *before = r->course.state;
    course_apply(&r->course, rules_of(r->t), a, &after);
    return true;
}
