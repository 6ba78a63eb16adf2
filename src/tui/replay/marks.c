/* Which frames of a recorded game stand out, by its quick review. */
#include "tui/replay/marks.h"

#include <math.h>
#include <stdlib.h>

#include "stories/seats.h"
#include "text/say.h"

/* Actions that are judged before the screen is looked after again; turning points that are marked. */
enum { AT_ONCE = 8, TURNS = 3 };

const char *const mark_signs[MARK_KINDS] = {[MARK_INACCURACY] = "~", [MARK_LUCK] = "▲",    [MARK_BAD_LUCK] = "▼",
                                            [MARK_TURN] = "↕",       [MARK_MISTAKE] = "?", [MARK_BLUNDER] = "×"};

const char *mark_word(enum mark_kind kind, enum language language)
{
    static const char *const words[MARK_KINDS] = {
        [MARK_INACCURACY] = SAID("inaccuracy"), [MARK_LUCK] = SAID("great luck"), [MARK_BAD_LUCK] = SAID("bad luck"),
        [MARK_TURN] = SAID("turning point"),    [MARK_MISTAKE] = SAID("mistake"), [MARK_BLUNDER] = SAID("blunder")};
    return say(language, words[kind]);
}

/* ---- The work ---------------------------------------------------------------------------------------------------- */

/* The film's own positions, so that the numbers of frames fit. */
static bool follow(struct path *way, const struct film *film)
{
    struct hg_state now;
    film_position(film, 0, &now);
    bool enough = path_begin(way, &now);
    for (unsigned long i = 1; enough && i <= film_last(film); i++) {
        const struct hg_action *a = &film->frame[i].action;
        film_position(film, i, &now);
        if (record_is_undo(a))
            path_take_back(way, &now);
        else
            enough = path_add(way, a, &now, i);
    }
    return enough && way->count > 0;
}

bool marks_begin(struct marks *m, const struct film *film)
{
    const struct record_header *h = record_header(film->reader);
    marks_close(m);
    const struct review_order order = {
        .r = film->r, .path = &m->way, .row = fit_find(h->edition, h->mode, h->seats), .level = REVIEW_QUICK};
    if (follow(&m->way, film) && review_begin(&m->run, &m->review, &order)) {
        m->state = MARKS_COMING;
        return true;
    }
    path_free(&m->way);
    return false;
}

void marks_close(struct marks *m)
{
    if (m->state == MARKS_COMING)
        review_end(&m->run);
    review_free(&m->review);
    path_free(&m->way);
    free(m->mark);
    m->mark = NULL;
    m->count = 0;
    m->state = MARKS_NONE;
}

/* ---- The list ---------------------------------------------------------------------------------------------------- */

/* In its place by frame and gravity. */
static void add(struct marks *m, unsigned step, enum mark_kind kind, unsigned at)
{
    const struct mark mark = {m->way.number[step], kind, at};
    unsigned i = m->count++;
    for (; i > 0; i--) {
        const struct mark *before = &m->mark[i - 1];
        if (before->frame < mark.frame || (before->frame == mark.frame && before->kind <= kind))
            break;
        m->mark[i] = *before;
    }
    m->mark[i] = mark;
}

/* Whose turn it is has had the luck, good or bad: as much of it as a blunder costs, and sure. */
static void add_luck(struct marks *m, unsigned step)
{
    const struct review_step *s = &m->review.step[step];
    unsigned seat = seat_in_turn(m->review.r, &m->way.position[step]);
    if (!s->ends_event || seat >= m->review.r->seats)
        return;
    double luck = told_points(&m->review, seat, s->change.of[seat]) / 100;
    if (fabs(luck) >= review_class_least[REVIEW_BLUNDER] && fabs(luck) > REVIEW_SURE * s->event.error)
        add(m, step, luck > 0 ? MARK_LUCK : MARK_BAD_LUCK, step);
}

static bool list(struct marks *m)
{
    static const enum mark_kind kinds[REVIEW_CLASSES] = {
        [REVIEW_INACCURACY] = MARK_INACCURACY, [REVIEW_MISTAKE] = MARK_MISTAKE, [REVIEW_BLUNDER] = MARK_BLUNDER};
    moments_find(&m->review, &m->moments);
    m->mark = calloc(m->way.count + TURNS, sizeof *m->mark);
    for (unsigned i = 0; m->mark != NULL && i < m->way.count; i++) {
        if (m->review.step[i].class > REVIEW_FINE)
            add(m, i, kinds[m->review.step[i].class], i);
        add_luck(m, i);
    }
    for (unsigned i = 0; m->mark != NULL && i < m->moments.turns && i < TURNS; i++)
        add(m, (unsigned)m->moments.turn[i].last, MARK_TURN, i);
    return m->mark != NULL;
}

/* Frames that were taken back keep what computer players see at a glance. */
static void put_chances(const struct marks *m, struct film *film)
{
    for (unsigned i = 0; i <= m->way.count; i++) {
        struct film_frame *frame = &film->frame[i > 0 ? m->way.number[i - 1] : 0];
        for (unsigned k = 0; k < film->r->seats; k++)
            frame->strength[STRENGTH_CHANCE][k] =
                (uint16_t)(((int64_t)m->review.worth[i].of[k] * STRENGTH_ALL + REVIEW_ONE / 2) / REVIEW_ONE);
    }
}

bool marks_go(struct marks *m, struct film *film)
{
    for (unsigned i = 0; i < AT_ONCE; i++)
        if (!review_go(&m->run)) {
            m->state = MARKS_NONE;
            if (!review_end(&m->run) || !list(m)) {
                marks_close(m);
                return false;
            }
            put_chances(m, film);
            m->state = MARKS_THERE;
            return true;
        }
    return true;
}

/* ---- Looking ----------------------------------------------------------------------------------------------------- */

unsigned long marks_next(const struct marks *m, unsigned long frame, int way)
{
    unsigned i = 0;
    while (i < m->count && (way > 0 ? m->mark[i].frame <= frame : m->mark[i].frame < frame))
        i++;
    if (way > 0)
        return i < m->count ? m->mark[i].frame : frame;
    return i > 0 ? m->mark[i - 1].frame : frame;
}

unsigned marks_at(const struct marks *m, unsigned long frame, const struct mark **first)
{
    unsigned i = 0, count = 0;
    while (i < m->count && m->mark[i].frame < frame)
        i++;
    while (i + count < m->count && m->mark[i + count].frame == frame)
        count++;
    *first = count > 0 ? &m->mark[i] : NULL;
    return count;
}

void mark_tell(const struct marks *m, const struct film *film, const struct mark *mark, enum language language,
               char out[REMARK_MAX])
{
    const struct told told = {&m->review, record_edition(film->reader), language};
    if (mark->kind == MARK_TURN) {
        remark_turn(&told, &m->moments.turn[mark->at], out);
        return;
    }
    const struct review_step *step = &m->review.step[mark->at];
    bool luck = mark->kind == MARK_LUCK || mark->kind == MARK_BAD_LUCK;
    unsigned seat = luck ? seat_in_turn(m->review.r, &m->way.position[mark->at]) : 0;
    remark_step(&told,
                (struct remark){.head = mark_word(mark->kind, language),
                                .step = mark->at,
                                .points = luck ? told_points(&m->review, seat, step->change.of[seat])
                                               : -100 * step->decision.loss,
                                .cost = !luck},
                out);
}
