/* The gauntlet: one player against tables from a pool. Each table, a set of players wherever they sit, has its own rows
 * in the report; their intervals go by deal groups, since games of one deal depend on each other. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "cli/arena/gauntlet.h"
#include "cli/pairs.h"
#include "shell/term.h"
#include "text/say.h"

enum { LABEL = 34 }; /* columns of the names of a table */

/* ---- Counting ---------------------------------------------------------------------------------------------------- */

/* What is counted over the games of one table or several. */
struct tally {
    double games, score;
    struct scores groups;
};

/* Points of an entrant in a game, and whether the game counts: at one table, or at all of a kind. */
struct filter {
    unsigned entrant, contest;
    int kind; /* 1: odd one out, 2: mixed, 3: both; 0: the contest alone */
};

static bool is_mixed(const struct arena_plan *plan, const struct arena_seating *seating)
{
    unsigned first = 0, kinds = 0;
    for (unsigned i = 0; i < plan->rules.seats; i++) {
        if (seating->entrant[i] == 0)
            continue;
        kinds += kinds == 0 || seating->entrant[i] != first;
        first = seating->entrant[i];
    }
    return kinds > 1;
}

static bool counts(const struct arena_plan *plan, const struct filter *f, const struct arena_seating *seating)
{
    if (f->kind == 0)
        return seating->contest == f->contest;
    return (f->kind & (is_mixed(plan, seating) ? 2 : 1)) != 0;
}

static double points(const struct arena_plan *plan, const struct arena_result *g, const struct arena_seating *seating,
                     unsigned entrant)
{
    double sum = 0;
    for (unsigned i = 0; i < plan->rules.seats; i++)
        if (seating->entrant[i] == entrant)
            sum += arena_score(g, i);
    return sum;
}

/* The mean over a group's games is one observation. */
static void add_group(const struct arena_plan *plan, const struct arena_result *group, const struct filter *f,
                      struct tally *tally)
{
    double games = 0, score = 0;
    for (unsigned k = 0; k < plan->rivals; k++) {
        if (!counts(plan, f, &plan->seating[k]))
            continue;
        games++;
        score += points(plan, &group[k], &plan->seating[k], f->entrant);
    }
    if (games == 0)
        return;
    tally->games += games;
    tally->score += score;
    tally->groups.count++;
    tally->groups.sum += score / games;
    tally->groups.squares += score / games * score / games;
}

/* The wider of two: by the spread of the groups, and as if all games were apart. */
static struct interval interval_of(const struct tally *t)
{
    struct interval x = figures_wilson(t->score, t->games);
    double n = t->groups.count, mean = n > 0 ? t->groups.sum / n : 0;
    double spread = n > 1 ? (t->groups.squares - n * mean * mean) / (n - 1) : 0;
    double half = n > 1 ? FIGURES_Z95 * sqrt(fmax(0, spread) / n) : 1;
    x.low = fmax(0, fmin(x.low, mean - half));
    x.high = fmin(1, fmax(x.high, mean + half));
    return x;
}

static struct tally count(const struct arena_sheet *sheet, const struct filter *f)
{
    struct tally tally = {0};
    for (uint64_t g = 0; g < sheet->report->groups; g++)
        add_group(sheet->plan, &sheet->games->result[g * sheet->plan->seatings], f, &tally);
    return tally;
}

/* ---- Rows -------------------------------------------------------------------------------------------------------- */

/* The others at a table, each named once, and the strongest of them. */
static void fill_table(const struct arena_sheet *sheet, unsigned contest, struct gauntlet_row *row)
{
    const struct arena_plan *plan = sheet->plan;
    const struct arena_seating *seating = plan->seating;
    while (seating->contest != contest)
        seating++;
    row->others = 0;
    for (unsigned i = 0; i < plan->rules.seats; i++)
        if (seating->entrant[i] != 0)
            row->others |= 1u << seating->entrant[i];
    for (unsigned i = 1; i < plan->roster.count; i++) {
        struct tally tally;
        if ((row->others >> i & 1) == 0)
            continue;
        tally = count(sheet, &(struct filter){i, contest, 0});
        if (row->best != 0 && interval_of(&tally).middle <= row->best_share.middle)
            continue;
        row->best = i;
        row->best_share = interval_of(&tally);
    }
}

/* Par by seats, counted over the seatings of a group. */
static double par_of(const struct arena_plan *plan, const struct filter *f)
{
    double own = 0, all = 0;
    for (unsigned k = 0; k < plan->rivals; k++)
        for (unsigned i = 0; i < plan->rules.seats && counts(plan, f, &plan->seating[k]); i++) {
            own += plan->seating[k].entrant[i] == f->entrant;
            all++;
        }
    return all > 0 ? own / all : 0;
}

static struct gauntlet_row row_of(const struct arena_sheet *sheet, struct filter f)
{
    struct gauntlet_row row = {0};
    struct tally tally = count(sheet, &f);
    row.games = tally.games;
    row.share = interval_of(&tally);
    row.par = par_of(sheet->plan, &f);
    if (f.kind == 0)
        fill_table(sheet, f.contest, &row);
    return row;
}

/* Tables of one kind with the player, then mixed ones, as they were seated; behind them all of each kind. */
unsigned gauntlet_rows(const struct arena_sheet *sheet, struct gauntlet_row out[GAUNTLET_ROWS])
{
    unsigned rows = 0;
    for (unsigned i = 0; i < sheet->plan->contests && rows < GAUNTLET_ROWS - 3; i++)
        out[rows++] = row_of(sheet, (struct filter){0, i, 0});
    for (int kind = 1; kind <= 3; kind++) {
        out[rows] = row_of(sheet, (struct filter){0, 0, kind});
        out[rows].all = kind;
        rows += out[rows].games > 0;
    }
    return rows;
}

/* ---- Printing ---------------------------------------------------------------------------------------------------- */

static const char *const totals[] = {"", SAID("all odd ones out"), SAID("all mixed tables"), SAID("all tables")};

static void print_label(const struct arena_sheet *sheet, const struct gauntlet_row *row)
{
    char text[ROSTER_MAX * RECORD_WORD_MAX];
    size_t used = 0;
    if (row->all != 0) {
        term_pad(stdout, say(sheet->language, totals[row->all]), LABEL);
        return;
    }
    for (unsigned i = 1; i < sheet->plan->roster.count; i++)
        if ((row->others >> i & 1) != 0)
            used += (size_t)snprintf(text + used, sizeof text - used, "%s%s", used > 0 ? ", " : "",
                                     sheet->plan->roster.entrant[i].label);
    term_pad(stdout, text, LABEL);
}

/* Whether the player is first by its interval stands at the end of a table's line. */
static void print_row(const struct arena_sheet *sheet, const struct gauntlet_row *row)
{
    fputs("  ", stdout);
    print_label(sheet, row);
    printf(" %7.0f %6.1f %%  %5.1f to %5.1f %%  %5.1f %%", row->games, 100 * row->share.middle, 100 * row->share.low,
           100 * row->share.high, 100 * row->par);
    if (row->best != 0)
        printf("  %s %.1f %%%s", sheet->plan->roster.entrant[row->best].label, 100 * row->best_share.middle,
               row->share.low > row->best_share.high ? say(sheet->language, ", behind by the intervals") : "");
    putchar('\n');
}

void gauntlet_print(const struct arena_sheet *sheet)
{
    struct gauntlet_row row[GAUNTLET_ROWS];
    unsigned rows;
    if (!sheet->plan->gauntlet)
        return;
    rows = gauntlet_rows(sheet, row);
    fputs("\n  ", stdout);
    printf(say(sheet->language, "gauntlet of %s, intervals by deal groups"), arena_name(sheet, 0));
    fputs("\n  ", stdout);
    term_left(stdout, say(sheet->language, "against"), LABEL);
    putchar(' ');
    term_right(stdout, say(sheet->language, "games"), 7);
    term_right(stdout, say(sheet->language, "share"), 9);
    term_right(stdout, say(sheet->language, "95 % interval"), 18);
    term_right(stdout, say(sheet->language, "at par"), 9);
    printf("  %s\n", say(sheet->language, "best of the others"));
    for (unsigned i = 0; i < rows; i++)
        print_row(sheet, &row[i]);
}

/* ---- For programs ------------------------------------------------------------------------------------------------ */

static void write_row(struct json *j, const struct arena_sheet *sheet, const struct gauntlet_row *row)
{
    static const char *const kinds[] = {"table", "odd", "mixed", "all"};
    json_open(j, '{');
    pair_text(j, "kind", kinds[row->all]);
    json_key(j, "against");
    json_open(j, '[');
    for (unsigned i = 1; i < sheet->plan->roster.count && row->all == 0; i++)
        if ((row->others >> i & 1) != 0)
            json_text(j, arena_name(sheet, i));
    json_close(j, ']');
    pair_real(j, "games", row->games);
    pair_interval(j, "share", row->share);
    pair_real(j, "par", row->par);
    if (row->best != 0) {
        pair_text(j, "best_other", arena_name(sheet, row->best));
        pair_interval(j, "best_other_share", row->best_share);
    }
    json_close(j, '}');
}

void gauntlet_write(struct json *j, const struct arena_sheet *sheet)
{
    struct gauntlet_row row[GAUNTLET_ROWS];
    unsigned rows;
    if (!sheet->plan->gauntlet)
        return;
    rows = gauntlet_rows(sheet, row);
    json_key(j, "gauntlet");
    json_open(j, '[');
    for (unsigned i = 0; i < rows; i++)
        write_row(j, sheet, &row[i]);
    json_close(j, ']');
}
