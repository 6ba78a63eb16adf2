/* Statistics for people and for programs. Nothing about time or threads: the same plan prints the same bytes. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/pairs.h"
#include "cli/sim/sim.h"
#include "shell/term.h"
#include "stories/seats.h"
#include "text/sink_file.h"

enum { COMMAND_MAX = 4096 };

static const char *const length_names[SIM_LENGTHS] = {"actions", "turns", "rounds"};

/* ---- For people -------------------------------------------------------------------------------------------------- */

const char *sim_player(const struct sim_plan *plan, unsigned seat)
{
    return plan->roster.entrant[plan->lineup[seat]].text;
}

static bool players_differ(const struct sim_plan *plan)
{
    for (unsigned i = 1; i < plan->rules.seats; i++)
        if (plan->lineup[i] != plan->lineup[0])
            return true;
    return false;
}

static void print_plan(const struct sim_plan *plan, const struct sim_stats *stats)
{
    printf("%s/%s, %u seats, seed %" PRIu64 ", ", edition_id(plan->game.edition), plan->game.mode->named.id,
           plan->rules.seats, plan->seed);
    if (plan->games == 1)
        printf("game %" PRIu64, plan->first);
    else
        printf("games %" PRIu64 " to %" PRIu64, plan->first, plan->first + plan->games - 1);
    if (!players_differ(plan))
        printf(", players %s", sim_player(plan, 0));
    putchar('\n');
    for (unsigned i = 0; i < plan->settings; i++)
        printf("option %s = %s\n", plan->setting[i].id, plan->setting[i].value);
    if (stats->stopped)
        printf("stopped after %" PRIu64 " games\n", stats->games);
}

static void print_counts(const struct sim_plan *plan, const struct sim_stats *stats)
{
    struct interval capped = figures_wilson_count(stats->capped, stats->games);
    printf("\ngames       %" PRIu64 "\nviolations  %" PRIu64 "\nstuck       %" PRIu64 "\n", stats->games,
           stats->violations, stats->stuck);
    printf("capped      %" PRIu64 " (%.3f %%, cap of %u rounds)\n", stats->capped, 100 * capped.middle, plan->cap);
    if (stats->drawn > 0)
        printf("drawn       %" PRIu64 "\n", stats->drawn);
}

static void print_share(uint64_t count, uint64_t games)
{
    struct interval share = figures_wilson_count(count, games);
    printf(" %10" PRIu64 "  %6.2f %%  %6.2f to %.2f %%\n", count, 100 * share.middle, 100 * share.low,
           100 * share.high);
}

/* The army of a seat, or nothing where seats take their armies in the game. */
static void name_seat(const struct sim_plan *plan, unsigned seat, enum language language, char out[SEAT_NAME_MAX])
{
    struct hg_state start;
    hg_start(&plan->rules, &start);
    out[0] = '\0';
    if (seat_army_played(&plan->rules, &start, seat) != HG_NONE)
        seat_name(&plan->rules, edition_names(plan->game.edition), language, &start, seat, out);
}

static void print_part(const char *name, const struct sim_part *part)
{
    char label[64];
    struct interval share = figures_wilson_count(part->wins, part->games);
    if (part->games == 0)
        return;
    snprintf(label, sizeof label, "  %s", name);
    term_pad(stdout, label, 24);
    printf(" %11" PRIu64 " %10" PRIu64 "  %6.2f %%  %6.2f to %.2f %%\n", part->games, part->wins, 100 * share.middle,
           100 * share.low, 100 * share.high);
}

/* Whether the armies say more than the seats do. */
static bool armies_vary(const struct sim_plan *plan)
{
    struct hg_state start;
    hg_start(&plan->rules, &start);
    for (unsigned i = 0; i < plan->rules.seats; i++)
        if (seat_army_played(&plan->rules, &start, i) == HG_NONE)
            return true;
    return false;
}

static void print_parts(const struct sim_plan *plan, const struct sim_stats *stats, enum language language)
{
    const struct sim_sides *sides = &plan->sides;
    const struct names *names = edition_names(plan->game.edition);
    if (armies_vary(plan)) {
        printf("%-24s %11s %10s\n", "wins by army as played", "played", "won");
        for (unsigned i = 0; i < sides->armies; i++)
            print_part(names->armies.item[i].name[language], &stats->army[i]);
    }
    if (sides->factions > 0) {
        printf("%-24s %11s %10s\n", "wins by faction", "played", "won");
        for (unsigned i = 0; i < sides->factions; i++)
            print_part(sides->faction[i]->name[language], &stats->faction[i]);
    }
    if (stats->shared)
        puts("a win shared by a team counts for each of its members");
}

static void print_endings(const struct sim_stats *stats)
{
    puts("how games ended");
    for (unsigned i = 0; i < ENDINGS; i++) {
        if (stats->endings[i] == 0)
            continue;
        printf("  %-34s", ending_name((enum ending)i));
        print_share(stats->endings[i], stats->games);
    }
}

static void print_wins(const struct sim_plan *plan, const struct sim_stats *stats, enum language language)
{
    static const char *const order[HG_SEATS_MAX] = {"beginner", "second", "third", "fourth", "fifth", "sixth"};
    printf("\n%-36s %10s  %8s  %s\n", "wins by seat", "won", "share", "95 % interval");
    for (unsigned i = 0; i < plan->rules.seats; i++) {
        char label[160], army[SEAT_NAME_MAX];
        name_seat(plan, i, language, army);
        snprintf(label, sizeof label, "  %u%s%s%s%s", i + 1, army[0] != '\0' ? " " : "", army,
                 players_differ(plan) ? ": " : "", players_differ(plan) ? sim_player(plan, i) : "");
        term_pad(stdout, label, 36);
        print_share(stats->wins[i], stats->games);
    }
    puts("wins by order of play");
    for (unsigned i = 0; i < plan->rules.seats; i++) {
        printf("  %-34s", order[i]);
        print_share(stats->order_wins[i], stats->games);
    }
}

static void print_lengths(const struct sim_stats *stats)
{
    printf("\n%-12s %12s  %-22s %9s %9s\n", "length", "mean", "95 % interval", "least", "most");
    for (unsigned i = 0; i < SIM_LENGTHS; i++) {
        char text[64];
        struct interval mean = sim_mean(&stats->length[i], stats->games);
        snprintf(text, sizeof text, "%.2f to %.2f", mean.low, mean.high);
        printf("  %-10s %12.2f  %-22s %9" PRIu64 " %9" PRIu64 "\n", length_names[i], mean.middle, text,
               stats->length[i].least, stats->length[i].most);
    }
    printf("longest game: number %" PRIu64 "\n", stats->length[SIM_ACTIONS].most_game);
}

/* The command that plays one game of the series again. */
static void replay_command(const struct sim_plan *plan, uint64_t number, char *out, size_t size)
{
    const char *folder = plan->game.folder;
    const char *quote = ""; /* a program may have arguments */
    for (unsigned i = 0; i < plan->rules.seats; i++)
        if (strchr(sim_player(plan, i), ' ') != NULL)
            quote = "'";
    int used =
        snprintf(out, size, "hegemon sim%s%s %s/%s --seats %u --seed %" PRIu64 " --only %" PRIu64 " --cap %u",
                 folder != NULL ? " --edition " : "", folder != NULL ? folder : "", edition_id(plan->game.edition),
                 plan->game.mode->named.id, plan->rules.seats, plan->seed, number, plan->cap);
    for (unsigned i = 0; i < plan->rules.seats && used > 0 && (size_t)used < size; i++)
        used += snprintf(out + used, size - (size_t)used, "%s%s%s", i == 0 ? " --players " : ",", i == 0 ? quote : "",
                         sim_player(plan, i));
    if (used > 0 && (size_t)used < size)
        used += snprintf(out + used, size - (size_t)used, "%s", quote);
    for (unsigned i = 0; i < plan->settings && used > 0 && (size_t)used < size; i++)
        used +=
            snprintf(out + used, size - (size_t)used, " --option %s=%s", plan->setting[i].id, plan->setting[i].value);
}

static void print_violation(const struct sim_plan *plan, const struct sim_stats *stats)
{
    char command[COMMAND_MAX];
    replay_command(plan, stats->violation_game, command, sizeof command);
    printf("\nviolation in game %" PRIu64 ": %s\n  replay it: %s --check --record game.hgr\n", stats->violation_game,
           stats->violation.sentence, command);
}

void sim_print(const struct sim_plan *plan, const struct sim_stats *stats, const struct usage *usage,
               enum language language)
{
    print_plan(plan, stats);
    if (stats->games == 0)
        return;
    print_counts(plan, stats);
    print_wins(plan, stats, language);
    print_parts(plan, stats, language);
    print_endings(stats);
    print_lengths(stats);
    if (usage != NULL)
        usage_print(&plan->game, &plan->rules, usage, language);
    if (stats->violations > 0)
        print_violation(plan, stats);
}

/* ---- For programs ------------------------------------------------------------------------------------------------ */

static void write_plan(struct json *j, const struct sim_plan *plan)
{
    char game[RECORD_WORD_MAX * 2];
    snprintf(game, sizeof game, "%s/%s", edition_id(plan->game.edition), plan->game.mode->named.id);
    pair_text(j, "game", game);
    pair_text(j, "edition_sha256", edition_sha256(plan->game.edition));
    pair_number(j, "seats", plan->rules.seats);
    pair_number(j, "seed", plan->seed);
    pair_number(j, "first_game", plan->first);
    pair_number(j, "cap", plan->cap);
    json_key(j, "players");
    json_open(j, '[');
    for (unsigned i = 0; i < plan->rules.seats; i++)
        json_text(j, sim_player(plan, i));
    json_close(j, ']');
    json_key(j, "options");
    json_open(j, '{');
    for (unsigned i = 0; i < plan->settings; i++)
        pair_text(j, plan->setting[i].id, plan->setting[i].value);
    json_close(j, '}');
}

static void write_counts(struct json *j, const char *key, const uint64_t *count, unsigned seats)
{
    json_key(j, key);
    json_open(j, '[');
    for (unsigned i = 0; i < seats; i++)
        json_number(j, count[i]);
    json_close(j, ']');
}

static void write_shares(struct json *j, const struct sim_plan *plan, const struct sim_stats *stats)
{
    const struct names *names = edition_names(plan->game.edition);
    json_key(j, "win_shares");
    json_open(j, '[');
    for (unsigned i = 0; i < plan->rules.seats; i++) {
        json_open(j, '{');
        pair_number(j, "seat", i + 1);
        pair_text(j, "army", armies_vary(plan) ? NULL : seat_army(names, i)->id);
        pair_interval(j, "share", figures_wilson_count(stats->wins[i], stats->games));
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void write_part(struct json *j, const char *key, const char *id, const struct sim_part *part)
{
    json_open(j, '{');
    pair_text(j, key, id);
    pair_number(j, "games", part->games);
    pair_number(j, "wins", part->wins);
    pair_interval(j, "share", figures_wilson_count(part->wins, part->games));
    json_close(j, '}');
}

static void write_parts(struct json *j, const struct sim_plan *plan, const struct sim_stats *stats)
{
    const struct sim_sides *sides = &plan->sides;
    json_key(j, "wins_by_army");
    json_open(j, '[');
    for (unsigned i = 0; i < sides->armies; i++)
        write_part(j, "army", edition_names(plan->game.edition)->armies.item[i].id, &stats->army[i]);
    json_close(j, ']');
    json_key(j, "wins_by_faction");
    json_open(j, '[');
    for (unsigned i = 0; i < sides->factions; i++)
        write_part(j, "faction", sides->faction[i]->id, &stats->faction[i]);
    json_close(j, ']');
    json_key(j, "endings");
    json_open(j, '{');
    for (unsigned i = 0; i < ENDINGS; i++)
        pair_number(j, ending_id((enum ending)i), stats->endings[i]);
    json_close(j, '}');
}

static void write_lengths(struct json *j, const struct sim_stats *stats)
{
    pair_real(j, "mean_length", sim_mean(&stats->length[SIM_ACTIONS], stats->games).middle);
    json_key(j, "length");
    json_open(j, '{');
    for (unsigned i = 0; i < SIM_LENGTHS; i++) {
        json_key(j, length_names[i]);
        json_open(j, '{');
        pair_interval(j, "mean", sim_mean(&stats->length[i], stats->games));
        pair_number(j, "least", stats->length[i].least);
        pair_number(j, "most", stats->length[i].most);
        pair_number(j, "longest_game", stats->length[i].most_game);
        json_close(j, '}');
    }
    json_close(j, '}');
}

static void write_violation(struct json *j, const struct sim_plan *plan, const struct sim_stats *stats)
{
    char command[COMMAND_MAX];
    replay_command(plan, stats->violation_game, command, sizeof command);
    json_key(j, "violation");
    json_open(j, '{');
    pair_number(j, "game", stats->violation_game);
    pair_text(j, "what", stats->violation.sentence);
    pair_text(j, "replay", command);
    json_close(j, '}');
}

void sim_print_json(const struct sim_plan *plan, const struct sim_stats *stats, const struct usage *usage)
{
    struct sink out = sink_file(stdout);
    struct json j = {&out, false};
    json_begin_line(&j);
    write_plan(&j, plan);
    pair_flag(&j, "stopped", stats->stopped);
    pair_number(&j, "games", stats->games);
    pair_number(&j, "violations", stats->violations);
    pair_number(&j, "stuck", stats->stuck);
    pair_number(&j, "capped", stats->capped);
    pair_interval(&j, "capped_share", figures_wilson_count(stats->capped, stats->games));
    pair_number(&j, "drawn", stats->drawn);
    write_counts(&j, "wins", stats->wins, plan->rules.seats);
    write_counts(&j, "wins_by_order", stats->order_wins, plan->rules.seats);
    write_shares(&j, plan, stats);
    write_parts(&j, plan, stats);
    write_lengths(&j, stats);
    if (usage != NULL)
        usage_print_json(&j, &plan->game, &plan->rules, usage);
    if (stats->violations > 0)
        write_violation(&j, plan, stats);
    json_end_line(&j);
}
