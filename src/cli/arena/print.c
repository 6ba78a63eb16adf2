/* The report for people. Nothing about time or threads, unless the cost was asked for: the same plan prints the same
 * bytes. Columns are made by term_pad and term_right, which count what a terminal shows.
 *
 * A table is printed only where it says something: roles where there are armies, factions where they join several
 * armies, odds ratios with --mirror, costs with --cost. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "cli/arena/gauntlet.h"
#include "shell/term.h"
#include "text/say.h"

enum { LABEL = 22 }; /* columns of names */

/* A name, cut to its column. */
static void put_label(const char *text)
{
    fputs("  ", stdout);
    term_pad(stdout, text, LABEL);
}

/* A heading, never cut. */
static void put_title(const char *text)
{
    fputs("  ", stdout);
    term_left(stdout, text, LABEL);
}

/* Headings of numbers, each over the end of its column. */
static void put_heading(const char *text, unsigned width)
{
    putchar(' ');
    term_right(stdout, text, width);
}

/* A share with its interval, in percent. */
static void put_share(const struct arena_sheet *sheet, struct interval x)
{
    term_numbers(say(sheet->language, " %7.2f %%  %6.2f to %6.2f %%"), 100 * x.middle, 100 * x.low, 100 * x.high);
}

/* The first lines: what was played. */
static void print_plan(const struct arena_sheet *sheet)
{
    const struct arena_plan *plan = sheet->plan;
    const struct arena_report *r = sheet->report;
    printf(say(sheet->language, "%s, %u seats, seed %llu, cap of %u rounds\n"), plan->roster.game_name,
           plan->rules.seats, (unsigned long long)plan->seed, plan->cap);
    for (unsigned i = 0; i < plan->settings; i++)
        printf(say(sheet->language, "option %s = %s\n"), plan->setting[i].id, plan->setting[i].value);
    printf(say(sheet->language,
               plan->teams ? SAID("%llu games: %llu deal groups, each played %u times with the sides rotated\n")
                           : SAID("%llu games: %llu deal groups, each played %u times with the seats rotated\n")),
           (unsigned long long)r->games, (unsigned long long)r->groups, plan->seatings);
    if (plan->mirror)
        printf(say(sheet->language, "%u games of each group are mirror games of %s\n"), plan->seatings - plan->rivals,
               arena_name(sheet, plan->reference));
    if (sheet->games->stopped)
        puts(say(sheet->language, "stopped before the end"));
}

/* Two tables: points and shares, then ratings. */
static void print_players(const struct arena_sheet *sheet)
{
    putchar('\n');
    put_title(say(sheet->language, "player"));
    put_heading(say(sheet->language, "points"), 8);
    put_heading(say(sheet->language, "share"), 9);
    put_heading(say(sheet->language, "95 % interval"), 19);
    put_heading(say(sheet->language, "at par"), 10);
    putchar('\n');
    for (unsigned i = 0; i < sheet->plan->roster.count; i++) {
        const struct arena_entrant *e = &sheet->report->entrant[i];
        put_label(arena_name(sheet, i));
        term_numbers(" %8.1f", e->score);
        put_share(sheet, e->share);
        term_numbers("  %7.2f %%\n", 100 * e->par);
    }
    putchar('\n');
    put_title(say(sheet->language, "rating"));
    printf(" %9s  %s\n", "Elo", say(sheet->language, "95 % interval"));
    for (unsigned i = 0; i < sheet->plan->roster.count; i++) {
        const struct arena_entrant *e = &sheet->report->entrant[i];
        put_label(arena_name(sheet, i));
        printf(say(sheet->language, " %+9.1f  %+.1f to %+.1f\n"), e->elo.middle, e->elo.low, e->elo.high);
    }
}

/* Every pair that met: who won the games that one of both won. */
static void print_cross(const struct arena_sheet *sheet)
{
    const struct arena_report *r = sheet->report;
    printf("\n  %s\n", say(sheet->language, "head to head: of the games that one of both won"));
    for (unsigned i = 0; i < sheet->plan->roster.count; i++)
        for (unsigned k = i + 1; k < sheet->plan->roster.count; k++) {
            const struct arena_part *part = &r->cross[i][k];
            if (part->games <= 0)
                continue;
            put_label(arena_name(sheet, i));
            fputs(say(sheet->language, " over "), stdout);
            term_pad(stdout, arena_name(sheet, k), 10);
            put_share(sheet, figures_wilson(part->score, part->games));
            term_numbers(say(sheet->language, "  par %.1f\n"), 100 * r->cross_par[i][k]);
        }
}

/* Armies or factions of one player; the heading comes only when there is a row below it. */
static void print_roles(const struct arena_sheet *sheet, const char *heading, const struct arena_part *part,
                        const struct interval *odds, unsigned count,
                        const char *(*name)(const struct arena_sheet *, unsigned))
{
    bool any = false;
    for (unsigned k = 0; k < count; k++) {
        if (part[k].games <= 0)
            continue;
        if (!any)
            printf("  %s\n", heading);
        any = true;
        fputs("  ", stdout);
        put_label(name(sheet, k));
        printf(" %8.0f", part[k].games);
        put_share(sheet, figures_wilson(part[k].score, part[k].games));
        if (odds != NULL)
            term_numbers("  %10.2f", odds[k].middle);
        putchar('\n');
    }
}

/* Names for print_roles. */
static const char *army_name(const struct arena_sheet *sheet, unsigned i)
{
    return edition_names(sheet->plan->game.edition)->armies.item[i].name[sheet->language];
}

/* In the language of the sheet, as armies are. */
static const char *faction_name(const struct arena_sheet *sheet, unsigned i)
{
    return sheet->plan->sides.faction[i]->name[sheet->language];
}

/* Whether factions say more than armies do: not where each faction has one army. */
static bool factions_say_more(const struct arena_plan *plan, const struct arena_entrant *e)
{
    unsigned armies = 0, factions = 0;
    for (unsigned i = 0; i < HG_SEATS_MAX; i++) {
        armies += i < plan->sides.armies && e->army[i].games > 0;
        factions += i < plan->sides.factions && e->faction[i].games > 0;
    }
    return factions > 0 && factions < armies;
}

/* By role of each player, and of mirror games. */
static void print_shares(const struct arena_sheet *sheet)
{
    const struct arena_plan *plan = sheet->plan;
    const struct arena_report *r = sheet->report;
    fputs("\n  ", stdout);
    term_left(stdout, say(sheet->language, "wins by role"), LABEL + 2);
    put_heading(say(sheet->language, "games"), 8);
    put_heading(say(sheet->language, "share"), 9);
    put_heading(say(sheet->language, "95 % interval"), 19);
    puts(plan->mirror ? say(sheet->language, "  odds ratio") : "");
    for (unsigned i = 0; i < plan->roster.count; i++) {
        const struct arena_entrant *e = &r->entrant[i];
        const struct interval *odds = plan->mirror && i != plan->reference ? e->army_odds_ratio : NULL;
        print_roles(sheet, arena_name(sheet, i), e->army, odds, plan->sides.armies, army_name);
        if (factions_say_more(plan, e))
            print_roles(sheet, say(sheet->language, "  by faction"), e->faction, NULL, plan->sides.factions,
                        faction_name);
    }
    if (plan->mirror)
        print_roles(sheet, say(sheet->language, "mirror games"), r->mirror_army, NULL, plan->sides.armies, army_name);
}

/* Over mirror play; the reference has none. */
static void print_odds(const struct arena_sheet *sheet)
{
    const struct arena_plan *plan = sheet->plan;
    if (!plan->mirror)
        return;
    printf("\n  %s\n", say(sheet->language, "odds ratio over mirror play in the same role, all roles together"));
    for (unsigned i = 0; i < plan->roster.count; i++) {
        struct interval x = sheet->report->entrant[i].odds_ratio;
        if (i == plan->reference)
            continue;
        put_label(arena_name(sheet, i));
        term_numbers(say(sheet->language, " %9.2f  %.2f to %.2f\n"), x.middle, x.low, x.high);
    }
}

/* How games ended, how long they took, and faults of programs. */
static void print_ends(const struct arena_sheet *sheet)
{
    const struct arena_report *r = sheet->report;
    struct interval capped = figures_wilson_count(r->ends[ARENA_CAPPED], r->games);
    term_numbers(say(sheet->language, "\n  games won %llu, drawn %llu, capped %llu (%.2f %%, %.2f to %.2f %%)\n"),
                 (unsigned long long)r->ends[ARENA_WON], (unsigned long long)r->ends[ARENA_DRAWN],
                 (unsigned long long)r->ends[ARENA_CAPPED], 100 * capped.middle, 100 * capped.low, 100 * capped.high);
    term_numbers(say(sheet->language, "  a game takes %.1f rounds, %.1f actions\n"), r->rounds, r->actions);
    for (unsigned i = 0; i < sheet->plan->roster.count; i++)
        if (r->entrant[i].faults > 0)
            printf(say(sheet->language, "  faults of %s: %llu\n"), arena_name(sheet, i),
                   (unsigned long long)r->entrant[i].faults);
}

/* The verdict is -1, 0 or 1. */
static void print_test(const struct arena_sheet *sheet)
{
    static const char *const verdicts[] = {SAID("the smaller number is accepted"), SAID_IN("test", "open"),
                                           SAID("the larger number is accepted")};
    const struct arena_plan *plan = sheet->plan;
    const struct arena_test *test = &sheet->report->test;
    if (!plan->sprt)
        return;
    printf(say(sheet->language, "\n  sequential test: is %s stronger than %s by %g or by %g Elo?\n"),
           arena_name(sheet, 0), plan->gauntlet ? say(sheet->language, "its pool") : arena_name(sheet, 1), plan->elo0,
           plan->elo1);
    term_numbers(say(sheet->language, "  LLR %.3f (-%.2f to %.2f) after %.0f groups: %s\n"), test->llr,
                 FIGURES_LLR_BOUND, FIGURES_LLR_BOUND, test->scores.count,
                 say(sheet->language, verdicts[test->verdict + 1]));
}

/* In microseconds, though they are kept in nanoseconds. */
static void print_cost(const struct arena_sheet *sheet)
{
    if (sheet->cost == NULL)
        return;
    putchar('\n');
    put_title(say(sheet->language, "cost on one core"));
    put_heading(say(sheet->language, "turn (us)"), 12);
    put_heading(say(sheet->language, "turn (units)"), 14);
    put_heading(say(sheet->language, "decision (us)"), 14);
    put_heading(say(sheet->language, "decisions"), 10);
    put_heading(say(sheet->language, "set-up (us)"), 12);
    putchar('\n');
    for (unsigned i = 0; i < sheet->plan->roster.count; i++) {
        const struct arena_cost *c = &sheet->cost[i];
        put_label(arena_name(sheet, i));
        if (c->decisions > 0)
            term_numbers(" %12.2f %14.0f %14.2f %10.1f %12.2f\n", c->turn_ns / 1000, c->turn_units,
                         c->decision_ns / 1000, c->decisions, c->setup_ns / 1000);
        else
            puts("            -              -              -          -            -");
    }
}

/* Without a whole group only the plan is told. */
void arena_print(const struct arena_sheet *sheet)
{
    print_plan(sheet);
    if (sheet->report->games == 0)
        return;
    print_players(sheet);
    gauntlet_print(sheet);
    print_cross(sheet);
    print_shares(sheet);
    print_odds(sheet);
    print_ends(sheet);
    print_test(sheet);
    print_cost(sheet);
}
