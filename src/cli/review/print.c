/* The review as people read it in a terminal. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "cli/review/sheet.h"
#include "shell/term.h"
#include "text/say.h"

/* In points. */
static double points(const struct sheet *s, unsigned seat, int64_t worth)
{
    return told_points(&s->review, seat, worth);
}

/* Columns of a terminal: bytes that begin a character. */
static unsigned columns(const char *text)
{
    unsigned count = 0;
    for (; *text != '\0'; text++)
        count += ((unsigned char)*text & 0xc0) != 0x80;
    return count;
}

static void pad(const char *text, unsigned width)
{
    unsigned used = columns(text);
    printf("%s%*s", text, (int)(used < width ? width - used : 0), "");
}

static void print_head(const struct sheet *s)
{
    const struct record_header *h = record_header(s->reader);
    const struct edition *e = record_edition(s->reader);
    term_numbers("%s · %s/%s\n", edition_title(e, s->language), h->edition, h->mode);
    term_numbers(say(s->language, "%u actions, %u rounds; level %s\n"), s->way.count,
                 (unsigned)s->way.position[s->way.count].round, review_level_words[s->review.level]);
    if (!s->review.over)
        puts(say(s->language, "The game has no winner yet: the result is what the last position is worth."));
    if (!s->review.calibrated)
        puts(say(s->language, "Nothing was fitted to this game: chances are the evaluation's own."));
    putchar('\n');
}

/* Everything in points; start, luck and decisions add up to the result. */
static void print_seats(const struct sheet *s)
{
    static const char *const heads[] = {SAID("start"),  SAID("luck"),   SAID("own"),
                                        SAID("others"), SAID("result"), SAID("luck-free")};
    pad(say(s->language, "seat"), 34);
    for (unsigned k = 0; k < sizeof heads / sizeof heads[0]; k++)
        term_right(stdout, say(s->language, heads[k]), k < 5 ? 9 : 12);
    putchar('\n');
    for (unsigned i = 0; i < s->review.r->seats; i++) {
        const struct review_seat *seat = &s->review.seat[i];
        char name[SEAT_NAME_MAX], line[2 * SEAT_NAME_MAX];
        sheet_seat(s, i, name);
        snprintf(line, sizeof line, "%u %.60s (%.30s)", i + 1, name, sheet_player(s, i));
        pad(line, 34);
        term_numbers("%9.1f%+9.1f%+9.1f%+9.1f%9.1f%12.1f\n", points(s, i, seat->start), points(s, i, seat->luck),
                     points(s, i, seat->own), points(s, i, seat->others), points(s, i, seat->result),
                     points(s, i, review_adjusted(seat)));
    }
    putchar('\n');
}

static void print_decisions(const struct sheet *s)
{
    pad(say(s->language, "decisions"), 34);
    term_numbers("%7s %15s", say(s->language, "choices"), say(s->language, "lost, points"));
    for (unsigned k = 1; k < REVIEW_CLASSES; k++)
        term_numbers("  %s", told_class(k, s->language));
    putchar('\n');
    for (unsigned i = 0; i < s->review.r->seats; i++) {
        const struct review_seat *seat = &s->review.seat[i];
        char name[SEAT_NAME_MAX];
        sheet_seat(s, i, name);
        pad(name, 34);
        term_numbers("%7u %7.1f ± %5.1f", seat->decisions, 100 * seat->loss, 200 * seat->loss_error);
        for (unsigned k = 1; k < REVIEW_CLASSES; k++)
            term_numbers("  %*u", (int)columns(told_class(k, s->language)), seat->classes[k]);
        putchar('\n');
    }
    putchar('\n');
}

static void print_dice(const struct sheet *s)
{
    for (unsigned sides = 2; sides < DICE_KINDS; sides++) {
        unsigned all = dice_of_kind(&s->dice.all, sides);
        if (all == 0)
            continue;
        term_numbers(say(s->language, "%u dice with %u sides, %.1f of each face expected:"), all, sides,
                     (double)all / sides);
        for (unsigned face = 1; face <= sides; face++)
            term_numbers(" %u", s->dice.all.count[sides][face]);
        putchar('\n');
    }
    term_numbers(say(s->language, "Fair dice are as uneven in %.1f %% of games.\n"), 100 * s->fair);
    putchar('\n');
}

/* One moment: where it is, what happened, and what it changed. */
static void print_moment(const struct sheet *s, const char *what, int step, const char *figure)
{
    char text[STORY_MAX], actor[SEAT_NAME_MAX] = "";
    if (step < 0)
        return;
    sheet_tell(s, (unsigned)step, text);
    term_numbers(say(s->language, "%s (action %lu, %s): "), what, s->way.number[step], figure);
    if (s->way.action[step].seat < s->review.r->seats) {
        sheet_seat(s, s->way.action[step].seat, actor);
        printf(say(s->language, "%s: %s"), actor, text);
    } else {
        printf("%s", text);
    }
    putchar('\n');
}

static void print_better(const struct sheet *s, int step)
{
    char text[STORY_MAX];
    if (step < 0)
        return;
    sheet_tell_better(s, (unsigned)step, text);
    printf("    ");
    printf(say(s->language, "better: %s"), text);
    putchar('\n');
}

static void print_turns(const struct sheet *s)
{
    for (unsigned i = 0; i < s->moments.turns && i < 3; i++) {
        const struct moment_turn *turn = &s->moments.turn[i];
        char name[SEAT_NAME_MAX];
        sheet_seat(s, turn->seat, name);
        term_numbers(say(s->language, "Turning point: round %u, actions %lu to %lu, %s %+.1f points"),
                     (unsigned)s->way.position[turn->first].round, s->way.number[turn->first],
                     s->way.number[turn->last], name, points(s, turn->seat, turn->change));
        putchar('\n');
    }
}

static void print_moments(const struct sheet *s)
{
    const struct moments *m = &s->moments;
    char figure[64];
    print_turns(s);
    if (m->luckiest >= 0) {
        double most = 0;
        for (unsigned i = 0; i < s->review.r->seats; i++)
            most = fmax(most, fabs(points(s, i, s->review.step[m->luckiest].change.of[i])));
        snprintf(figure, sizeof figure, "±%.1f", most);
        print_moment(s, say(s->language, "Largest luck"), m->luckiest, figure);
    }
    if (m->costliest >= 0) {
        snprintf(figure, sizeof figure, "−%.1f", 100 * s->review.step[m->costliest].decision.loss);
        print_moment(s, say(s->language, "Costliest decision"), m->costliest, figure);
        print_better(s, m->costliest);
    }
    if (m->best.first >= 0) {
        snprintf(figure, sizeof figure, "%+.1f", points(s, m->best.attacker, m->best.luck));
        print_moment(s, say(s->language, "Luckiest battle"), m->best.last, figure);
        snprintf(figure, sizeof figure, "%+.1f", points(s, m->worst.attacker, m->worst.luck));
        print_moment(s, say(s->language, "Unluckiest battle"), m->worst.last, figure);
    }
}

/* Every decision with a class, in the order of the game. */
static void print_marks(const struct sheet *s)
{
    putchar('\n');
    for (unsigned i = 0; i < s->way.count; i++) {
        const struct review_step *step = &s->review.step[i];
        char figure[64];
        if (step->class < REVIEW_MISTAKE)
            continue;
        snprintf(figure, sizeof figure, "−%.1f ± %.1f", 100 * step->decision.loss, 200 * step->decision.error);
        print_moment(s, told_class(step->class, s->language), (int)i, figure);
        print_better(s, (int)i);
    }
}

void sheet_print(const struct sheet *s)
{
    print_head(s);
    print_seats(s);
    print_decisions(s);
    print_dice(s);
    print_moments(s);
    print_marks(s);
}
