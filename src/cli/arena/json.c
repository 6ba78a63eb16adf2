/* The report for programs: one object on one line. docs/ARENA.md lists its keys.
 *
 * Shares and ratings are objects with value, low and high, the bounds at 95 %. A figure that can't be computed is null,
 * never a number that looks like one. */
#include <inttypes.h>
#include <stdio.h>

#include "cli/arena/gauntlet.h"
#include "cli/pairs.h"
#include "text/sink_file.h"

/* What was played: the plan, and how much of it. */
static void write_plan(struct json *j, const struct arena_sheet *sheet)
{
    const struct arena_plan *plan = sheet->plan;
    pair_text(j, "game", plan->roster.game_name);
    pair_text(j, "edition_sha256", edition_sha256(plan->game.edition));
    pair_number(j, "seats", plan->rules.seats);
    pair_number(j, "seed", plan->seed);
    pair_number(j, "cap", plan->cap);
    json_key(j, "options");
    json_open(j, '{');
    for (unsigned i = 0; i < plan->settings; i++)
        pair_text(j, plan->setting[i].id, plan->setting[i].value);
    json_close(j, '}');
    pair_flag(j, "teams", plan->teams);
    pair_number(j, "games_in_group", plan->seatings);
    pair_number(j, "mirror_games_in_group", plan->seatings - plan->rivals);
    pair_number(j, "groups", sheet->report->groups);
    pair_number(j, "games", sheet->report->games);
    pair_flag(j, "stopped", sheet->games->stopped);
}

/* Roles with their games and wins. Names come from a list (armies) or from an array of pointers (factions); the other
 * is NULL, as are odds that are not told. */
static void write_roles(struct json *j, const char *key, const char *word, const struct name_list *names,
                        const struct named *const *named, const struct arena_part *part, const struct interval *odds,
                        unsigned count)
{
    json_key(j, key);
    json_open(j, '[');
    for (unsigned k = 0; k < count; k++) {
        if (part[k].games <= 0)
            continue;
        json_open(j, '{');
        pair_text(j, word, named != NULL ? named[k]->id : names->item[k].id);
        pair_real(j, "games", part[k].games);
        pair_real(j, "won", part[k].score);
        pair_interval(j, "share", figures_wilson(part[k].score, part[k].games));
        if (odds != NULL)
            pair_interval(j, "odds_ratio", odds[k]);
        json_close(j, '}');
    }
    json_close(j, ']');
}

/* Factions only where the edition has any; armies that nobody played are left out. */
static void write_armies(struct json *j, const struct arena_plan *plan, const struct arena_part *army,
                         const struct arena_part *faction, const struct interval *odds)
{
    write_roles(j, "armies", "army", &edition_names(plan->game.edition)->armies, NULL, army, odds, plan->sides.armies);
    write_roles(j, "factions", "faction", NULL, plan->sides.faction, faction, NULL, plan->sides.factions);
}

/* Nanoseconds, and units of the calibrated loop. */
static void write_cost(struct json *j, const struct arena_cost *cost)
{
    json_key(j, "cost");
    json_open(j, '{');
    pair_real(j, "turn_ns", cost->turn_ns);
    pair_real(j, "turn_units", cost->turn_units);
    pair_real(j, "decision_ns", cost->decision_ns);
    pair_real(j, "decisions_a_turn", cost->decisions);
    pair_real(j, "setup_ns", cost->setup_ns);
    json_close(j, '}');
}

/* The reference of mirror play has no odds ratio: it would be compared with itself. */
static void write_player(struct json *j, const struct arena_sheet *sheet, unsigned i)
{
    const struct arena_plan *plan = sheet->plan;
    const struct arena_entrant *e = &sheet->report->entrant[i];
    bool compared = plan->mirror && i != plan->reference;
    json_open(j, '{');
    pair_text(j, "player", arena_name(sheet, i));
    pair_real(j, "games", e->games);
    pair_real(j, "points", e->score);
    pair_interval(j, "share", e->share);
    pair_real(j, "par", e->par);
    pair_interval(j, "elo", e->elo);
    pair_number(j, "faults", e->faults);
    write_armies(j, plan, e->army, e->faction, compared ? e->army_odds_ratio : NULL);
    if (compared)
        pair_interval(j, "odds_ratio", e->odds_ratio);
    if (sheet->cost != NULL && sheet->cost[i].decisions > 0)
        write_cost(j, &sheet->cost[i]);
    json_close(j, '}');
}

/* Every pair in both directions, those that never met left out. */
static void write_cross(struct json *j, const struct arena_sheet *sheet)
{
    const struct arena_report *r = sheet->report;
    json_key(j, "head_to_head");
    json_open(j, '[');
    for (unsigned i = 0; i < sheet->plan->roster.count; i++)
        for (unsigned k = 0; k < sheet->plan->roster.count; k++) {
            if (r->cross[i][k].games <= 0)
                continue;
            json_open(j, '{');
            pair_text(j, "player", arena_name(sheet, i));
            pair_text(j, "over", arena_name(sheet, k));
            pair_real(j, "decided", r->cross[i][k].games);
            pair_real(j, "points", r->cross[i][k].score);
            pair_interval(j, "share", figures_wilson(r->cross[i][k].score, r->cross[i][k].games));
            pair_real(j, "par", r->cross_par[i][k]);
            json_close(j, '}');
        }
    json_close(j, ']');
}

/* Games by how they ended, and their means. */
static void write_ends(struct json *j, const struct arena_report *r)
{
    json_key(j, "ends");
    json_open(j, '{');
    pair_number(j, "won", r->ends[ARENA_WON]);
    pair_number(j, "drawn", r->ends[ARENA_DRAWN]);
    pair_number(j, "capped", r->ends[ARENA_CAPPED]);
    pair_interval(j, "capped_share", figures_wilson_count(r->ends[ARENA_CAPPED], r->games));
    json_close(j, '}');
    pair_real(j, "mean_rounds", r->rounds);
    pair_real(j, "mean_actions", r->actions);
}

/* "verdict" is elo0, elo1 or open. */
static void write_test(struct json *j, const struct arena_sheet *sheet)
{
    static const char *const verdicts[] = {"elo0", "open", "elo1"};
    const struct arena_test *test = &sheet->report->test;
    json_key(j, "sprt");
    json_open(j, '{');
    pair_real(j, "elo0", sheet->plan->elo0);
    pair_real(j, "elo1", sheet->plan->elo1);
    pair_real(j, "llr", test->llr);
    pair_real(j, "bound", FIGURES_LLR_BOUND);
    pair_real(j, "groups", test->scores.count);
    pair_text(j, "verdict", verdicts[test->verdict + 1]);
    json_close(j, '}');
}

/* Also of a tournament that was stopped: "stopped" says so, and figures are of whole groups. */
void arena_print_json(const struct arena_sheet *sheet)
{
    const struct arena_plan *plan = sheet->plan;
    struct sink out = sink_file(stdout);
    struct json j = {&out, false};
    json_begin_line(&j);
    write_plan(&j, sheet);
    json_key(&j, "players");
    json_open(&j, '[');
    for (unsigned i = 0; i < plan->roster.count; i++)
        write_player(&j, sheet, i);
    json_close(&j, ']');
    gauntlet_write(&j, sheet);
    write_cross(&j, sheet);
    if (plan->mirror) {
        json_key(&j, "mirror");
        json_open(&j, '{');
        pair_text(&j, "player", arena_name(sheet, plan->reference));
        write_armies(&j, plan, sheet->report->mirror_army, sheet->report->mirror_faction, NULL);
        json_close(&j, '}');
    }
    write_ends(&j, sheet->report);
    if (plan->sprt)
        write_test(&j, sheet);
    json_end_line(&j);
}
