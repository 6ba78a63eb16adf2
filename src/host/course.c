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

bool course_after(const struct host_course *c, const struct hg_rules *r, const struct hg_action *a,
                  struct hg_state *after)
{
    if (record_is_undo(a))
        return record_past_top(&c->past, c->done, r, &c->state, a->seat, after);
    *after = c->state;
    return hg_apply(r, after, a) == HG_OK;
}

/* `events` must count every action of chance: the dealer's numbers follow from it.
 */
void course_apply(struct host_course *c, const struct hg_rules *r, const struct hg_action *a,
                  const struct hg_state *after)
{
    record_past_add(&c->past, (struct record_done){c->done, HOST_UNDO}, r, &c->state, a);
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
        if (strncmp(text, "end", 3) == 0) {
            r->ended = true;
            return 0;
        }
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
