/* The report as a page: one file that needs nothing else, at home in light and in dark. It is in English, apart from
 * names of the edition. Text from outside goes through plot_text.
 *
 * No script, no font and no picture is loaded: the page can be mailed or
 * kept as it is. */
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "cli/arena/arena.h"
#include "cli/arena/plots.h"
#include "text/sink_file.h"

/* Colours are variables, c0 to c7 those of players in the order of the roster; more players use them again. */
static const char style[] =
    ":root{color-scheme:light dark;--page:#f6f5f2;--card:#fff;--ink:#1d2430;--soft:#667085;--line:#e3e1dc;"
    "--c0:#2563c9;--c1:#d1495b;--c2:#2a9d6f;--c3:#c98a12;--c4:#7a4fc4;--c5:#0f8ea0;--c6:#b2567f;--c7:#6b7a3c}\n"
    "@media(prefers-color-scheme:dark){:root{--page:#12151b;--card:#1b2029;--ink:#e6e9ef;--soft:#96a0b0;--line:#2d3440;"
    "--c0:#6ea8ff;--c1:#ff7b89;--c2:#5fd3a4;--c3:#f2bd57;--c4:#b795f5;--c5:#52c7d8;--c6:#ec92bd;--c7:#b3c47a}}\n"
    "*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:15px/1.55 system-ui,sans-serif}"
    "main{max-width:1120px;margin:0 auto;padding:40px 20px 64px}h1{font-size:28px;line-height:1.2;margin:0 0 6px}"
    "h2{font-size:18px;margin:40px 0 12px}p.lead{color:var(--soft);margin:0 0 24px}"
    ".tiles{display:flex;flex-wrap:wrap;gap:12px;margin:0 0 24px}.tile{background:var(--card);border:1px solid "
    "var(--line);border-radius:12px;padding:12px 18px;min-width:130px}.tile b{display:block;font-size:22px}"
    ".tile span{color:var(--soft);font-size:13px}\n"
    ".plots{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,480px),1fr));gap:16px;align-items:start}"
    "figure{margin:0;background:var(--card);border:1px solid var(--line);border-radius:12px;padding:14px 16px}"
    "figcaption{font-weight:600;margin-bottom:8px}svg{display:block;width:100%;height:auto}"
    "svg text{fill:var(--ink);font:12px system-ui,sans-serif}svg .tick,svg .axis{fill:var(--soft)}"
    "svg .group{font-weight:600}.mid{text-anchor:middle}.end{text-anchor:end}"
    ".grid{stroke:var(--line)}.par{stroke:var(--soft);stroke-dasharray:3 4}.bound{stroke:var(--c1);stroke-dasharray:6 "
    "4}"
    ".bar{fill:var(--c0);opacity:.75}.whisker{stroke:currentColor;stroke-width:3;stroke-linecap:round;opacity:.5}"
    "circle{fill:currentColor}polyline{fill:none;stroke:currentColor;stroke-width:2;stroke-linejoin:round}\n"
    ".scroll{overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:12px}"
    "table{border-collapse:collapse;width:100%}th,td{padding:9px 14px;text-align:right;white-space:nowrap;"
    "font-variant-numeric:tabular-nums;border-top:1px solid var(--line)}thead th{border-top:0;color:var(--soft);"
    "font-weight:500;font-size:13px}th:first-child,td:first-child{text-align:left}small{color:var(--soft)}"
    ".key{display:inline-block;width:10px;height:10px;border-radius:50%;background:currentColor;margin-right:8px}"
    "td.heat{background:color-mix(in srgb,var(--c2) var(--good),color-mix(in srgb,var(--c1) var(--bad),var(--card)))}"
    "footer{color:var(--soft);font-size:13px;margin-top:40px}\n";

/* ---- Parts ------------------------------------------------------------------------------------------------------- */

/* A class for each colour, which plots and tables name. */
static void write_colours(struct sink *out)
{
    for (unsigned i = 0; i < 8; i++)
        sink_print(out, ".c%u{color:var(--c%u)}", i, i);
    sink_put(out, '\n');
}

/* In percent with its interval behind it, smaller. */
static void write_share(struct sink *out, struct interval x)
{
    sink_print(out, "<b>%.1f %%</b> <small>%.1f to %.1f</small>", 100 * x.middle, 100 * x.low, 100 * x.high);
}

/* A dot in the player's colour, then the name, escaped. */
static void write_name(struct sink *out, const struct arena_sheet *sheet, unsigned entrant)
{
    sink_print(out, "<span class=\"key c%u\"></span>", entrant % 8);
    plot_text(out, arena_name(sheet, entrant));
}

/* A number with its meaning, large at the top of the page. */
static void write_tile(struct sink *out, const char *value, const char *label)
{
    sink_print(out, "<div class=\"tile\"><b>%s</b><span>%s</span></div>\n", value, label);
}

/* The title and everything up to the first figures. Names come from the command line, hence escaped. */
static void write_head(struct sink *out, const struct arena_sheet *sheet)
{
    const struct arena_plan *plan = sheet->plan;
    sink_text(out, "<!doctype html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><meta name=\"viewport\" "
                   "content=\"width=device-width,initial-scale=1\">\n<title>Arena: ");
    plot_text(out, plan->roster.game_name);
    sink_print(out, "</title>\n<style>\n%s", style);
    write_colours(out);
    sink_text(out, "</style></head>\n<body><main>\n<h1>");
    plot_text(out, edition_title(plan->game.edition, sheet->language));
    sink_text(out, ", ");
    plot_text(out, plan->game.mode->named.name[sheet->language]);
    sink_text(out, "</h1>\n<p class=\"lead\">Tournament of ");
    for (unsigned i = 0; i < plan->roster.count; i++) {
        sink_text(out, i == 0 ? "" : i + 1 < plan->roster.count ? ", " : " and ");
        plot_text(out, arena_name(sheet, i));
    }
    sink_print(out, ", %u seats, seed %" PRIu64 ", cap of %u rounds%s</p>\n", plan->rules.seats, plan->seed, plan->cap,
               sheet->games->stopped ? "; stopped before the end" : "");
}

/* The smaller and the larger number are those of --sprt. */
static void write_tiles(struct sink *out, const struct arena_sheet *sheet)
{
    static const char *const verdicts[] = {"smaller accepted", "open", "larger accepted"};
    const struct arena_report *r = sheet->report;
    char text[64];
    sink_text(out, "<div class=\"tiles\">\n");
    snprintf(text, sizeof text, "%" PRIu64, r->games);
    write_tile(out, text, "games");
    snprintf(text, sizeof text, "%" PRIu64 " × %u", r->groups, sheet->plan->seatings);
    write_tile(out, text, "deal groups × games");
    snprintf(text, sizeof text, "%.1f %%", r->games > 0 ? 100 * (double)r->ends[ARENA_CAPPED] / (double)r->games : 0);
    write_tile(out, text, "capped");
    snprintf(text, sizeof text, "%.1f", r->rounds);
    write_tile(out, text, "rounds a game");
    if (sheet->plan->sprt) {
        snprintf(text, sizeof text, "%+.2f", r->test.llr);
        write_tile(out, text, verdicts[r->test.verdict + 1]);
    }
    sink_text(out, "</div>\n");
}

/* ---- Tables ------------------------------------------------------------------------------------------------------ */

/* A row of the table of players; the last two columns are there only when they were asked for. */
static void write_player(struct sink *out, const struct arena_sheet *sheet, unsigned i)
{
    const struct arena_entrant *e = &sheet->report->entrant[i];
    sink_text(out, "<tr><td>");
    write_name(out, sheet, i);
    sink_print(out, "</td><td><b>%+.0f</b> <small>%+.0f to %+.0f</small></td><td>%.1f / %.0f</td><td>", e->elo.middle,
               e->elo.low, e->elo.high, e->score, e->games);
    write_share(out, e->share);
    sink_print(out, "</td><td>%.1f %%</td>", 100 * e->par);
    if (sheet->plan->mirror && i != sheet->plan->reference)
        sink_print(out, "<td><b>%.2f</b> <small>%.2f to %.2f</small></td>", e->odds_ratio.middle, e->odds_ratio.low,
                   e->odds_ratio.high);
    else if (sheet->plan->mirror)
        sink_text(out, "<td>1</td>");
    if (sheet->cost != NULL && sheet->cost[i].decisions > 0)
        sink_print(out, "<td>%.1f µs <small>%.0f units</small></td>", sheet->cost[i].turn_ns / 1000,
                   sheet->cost[i].turn_units);
    else if (sheet->cost != NULL)
        sink_text(out, "<td>–</td>");
    sink_text(out, "</tr>\n");
}

/* Columns for mirror play and cost only where there is any. */
static void write_players(struct sink *out, const struct arena_sheet *sheet)
{
    sink_print(
        out,
        "<h2>Players</h2>\n<div class=\"scroll\"><table><thead><tr><th>player</th><th>rating (Elo)</th><th>points / "
        "games</th><th>share</th><th>at par</th>%s%s</tr></thead><tbody>\n",
        sheet->plan->mirror ? "<th>odds ratio over mirror play</th>" : "",
        sheet->cost != NULL ? "<th>cost of a turn</th>" : "");
    for (unsigned i = 0; i < sheet->plan->roster.count; i++)
        write_player(out, sheet, i);
    sink_text(out, "</tbody></table></div>\n");
}

/* A cell of the cross table: green above par, red below, the stronger the further. */
static void write_cell(struct sink *out, const struct arena_report *r, unsigned i, unsigned k)
{
    struct interval x = figures_wilson(r->cross[i][k].score, r->cross[i][k].games);
    double over = x.middle - r->cross_par[i][k];
    if (r->cross[i][k].games <= 0) {
        sink_text(out, "<td>–</td>");
        return;
    }
    sink_print(out, "<td class=\"heat\" style=\"--good:%.0f%%;--bad:%.0f%%\">", fmax(0, over) * 60,
               fmax(0, -over) * 60);
    write_share(out, x);
    sink_print(out, "<br><small>par %.1f, %.0f games</small></td>", 100 * r->cross_par[i][k], r->cross[i][k].games);
}

/* Rows against columns; the diagonal is empty. */
static void write_cross(struct sink *out, const struct arena_sheet *sheet)
{
    unsigned count = sheet->plan->roster.count;
    sink_text(
        out,
        "<h2>Head to head</h2>\n<p class=\"lead\">Of the games that one of both won: the share of the player on the "
        "left.</p>\n<div class=\"scroll\"><table><thead><tr><th></th>");
    for (unsigned k = 0; k < count; k++) {
        sink_text(out, "<th>");
        plot_text(out, arena_name(sheet, k));
        sink_text(out, "</th>");
    }
    sink_text(out, "</tr></thead><tbody>\n");
    for (unsigned i = 0; i < count; i++) {
        sink_text(out, "<tr><td>");
        write_name(out, sheet, i);
        sink_text(out, "</td>");
        for (unsigned k = 0; k < count; k++)
            write_cell(out, sheet->report, i, k);
        sink_text(out, "</tr>\n");
    }
    sink_text(out, "</tbody></table></div>\n");
}

/* ---- Plots ------------------------------------------------------------------------------------------------------- */

/* Sorted by insertion, the strongest first. */
static void write_ratings(struct sink *out, const struct arena_sheet *sheet)
{
    static const struct plot_scale elo = {"Elo", "%+.0f", 1, false};
    struct plot_row row[ROSTER_MAX];
    unsigned count = sheet->plan->roster.count;
    for (unsigned i = 0; i < count; i++) {
        struct plot_row own = {sheet->plan->roster.entrant[i].label, NULL, sheet->report->entrant[i].elo, NAN, i};
        unsigned k = i;
        for (; k > 0 && row[k - 1].x.middle < own.x.middle; k--)
            row[k] = row[k - 1];
        row[k] = own;
    }
    plot_rows(out, "Ratings with their 95 % intervals", row, count, &elo);
}

/* A row for each player below each role; the dashed mark is what the role wins in mirror play. */
static void write_roles(struct sink *out, const struct arena_sheet *sheet)
{
    static const struct plot_scale shares = {"share of games won in the role", "%.0f %%", 100, true};
    static struct plot_row row[ROSTER_MAX * HG_SEATS_MAX];
    const struct arena_plan *plan = sheet->plan;
    unsigned count = 0;
    for (unsigned k = 0; k < plan->sides.armies; k++) {
        const struct arena_part *mirror = &sheet->report->mirror_army[k];
        const char *group = edition_names(plan->game.edition)->armies.item[k].name[sheet->language];
        for (unsigned i = 0; i < plan->roster.count; i++) {
            const struct arena_part *part = &sheet->report->entrant[i].army[k];
            if (part->games <= 0)
                continue;
            row[count++] =
                (struct plot_row){plan->roster.entrant[i].label, group, figures_wilson(part->score, part->games),
                                  mirror->games > 0 ? mirror->score / mirror->games : NAN, i};
            group = NULL;
        }
    }
    plot_rows(out, plan->mirror ? "Wins by role; dashed: mirror play" : "Wins by role", row, count, &shares);
}

/* Each plot is drawn from the same figures as the tables. */
static void write_plots(struct sink *out, const struct arena_sheet *sheet)
{
    sink_text(out, "<h2>Plots</h2>\n<div class=\"plots\">\n");
    write_ratings(out, sheet);
    plot_course(out, sheet);
    if (sheet->plan->sprt)
        plot_test(out, sheet);
    write_roles(out, sheet);
    plot_lengths(out, sheet);
    sink_text(out, "</div>\n");
}

/* Without a whole group there is nothing to tabulate. */
static void write_page(struct sink *out, const struct arena_sheet *sheet)
{
    write_head(out, sheet);
    write_tiles(out, sheet);
    if (sheet->report->games > 0) {
        write_players(out, sheet);
        write_cross(out, sheet);
        write_plots(out, sheet);
    }
    sink_text(
        out,
        "<footer>Made by <code>hegemon arena</code>. Shares with Wilson's 95 % intervals; ratings by a Plackett-Luce "
        "fit, "
        "their intervals by drawing deal groups anew. A game that reaches the cap is shared by the seats that are "
        "still "
        "in it.</footer>\n</main></body></html>\n");
}

/* An older page of that name is replaced. */
bool arena_write_html(const struct arena_sheet *sheet, const char *path, struct fault *f)
{
    FILE *file = fopen(path, "wbe");
    if (file == NULL)
        return fault_at(f, path, 0, "the page can't be written: %s", strerror(errno));
    struct sink out = sink_file(file);
    write_page(&out, sheet);
    bool whole = out.failed == NULL;
    if (!sink_close(&out) || !whole)
        return fault_at(f, path, 0, "the page can't be written: %s", out.failed);
    return true;
}
