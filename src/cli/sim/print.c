/* Statistics for people and for programs. Nothing about time or threads: the same plan prints the same bytes. Both
 * forms tell the same figures.
 *
 * A figure that is new must be added in both halves of this file; tests compare them. Shares come with Wilson's
 * interval at 95 %, means with one by the normal approximation (docs/ARENA.md). */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/pairs.h"
#include "cli/sim/sim.h"
#include "shell/term.h"
#include "stories/seats.h"
#include "text/say.h"
#include "text/sink_file.h"

enum { COMMAND_MAX = 4096 }; /* bytes of the command that plays a game again */

/* Words for enum sim_length; they are the keys of the JSON, too. */
static const char *const length_names[SIM_LENGTHS] = {SAID("actions"), SAID("turns"), SAID("rounds")};

/* ---- For people -------------------------------------------------------------------------------------------------- */

/* As it was written, not its label: the command that plays a game again needs the whole of it. */
const char *sim_player(const struct sim_plan *plan, unsigned seat)
{
    return plan->roster.entrant[plan->lineup[seat]].text;
}

/* Whether names of players have to stand beside the seats. */
static bool players_differ(const struct sim_plan *plan)
{
    for (unsigned i = 1; i < plan->rules.seats; i++)
        if (plan->lineup[i] != plan->lineup[0])
            return true;
    return false;
}

/* What was played; one name for all players where they are the same. */
static void print_plan(const struct sim_plan *plan, const struct sim_stats *stats, enum language language)
{
    printf(say(language, "%s/%s, %u seats, seed %llu, "), edition_id(plan->game.edition), plan->game.mode->named.id,
           plan->rules.seats, (unsigned long long)plan->seed);
    if (plan->games == 1)
        printf(say(language, "game %llu"), (unsigned long long)plan->first);
    else
        printf(say(language, "games %llu to %llu"), (unsigned long long)plan->first,
               (unsigned long long)(plan->first + plan->games - 1));
    if (!players_differ(plan))
        printf(say(language, ", players %s"), sim_player(plan, 0));
    putchar('\n');
    for (unsigned i = 0; i < plan->settings; i++)
        printf(say(language, "option %s = %s\n"), plan->setting[i].id, plan->setting[i].value);
    if (stats->stopped)
        printf(say(language, "stopped after %llu games\n"), (unsigned long long)stats->games);
}

/* Labels are padded by their width on the screen, since translations differ in length. */
static void print_count(const char *label, uint64_t count)
{
    term_left(stdout, label, 11);
    printf(" %" PRIu64, count);
}

/* Violations and stuck games are bugs, so they are told even when there are none. */
static void print_counts(const struct sim_plan *plan, const struct sim_stats *stats, enum language language)
{
    struct interval capped = figures_wilson_count(stats->capped, stats->games);
    putchar('\n');
    print_count(say(language, "games"), stats->games);
    putchar('\n');
    print_count(say(language, "violations"), stats->violations);
    putchar('\n');
    print_count(say(language, "stuck"), stats->stuck);
    putchar('\n');
    print_count(say(language, "capped"), stats->capped);
    term_numbers(say(language, " (%.3f %%, cap of %u rounds)\n"), 100 * capped.middle, plan->cap);
    if (stats->drawn > 0) {
        print_count(say(language, SAID_IN("games", "drawn")), stats->drawn);
        putchar('\n');
    }
}

/* A count, its share and the interval of that share, in percent. */
static void print_share(uint64_t count, uint64_t games, enum language language)
{
    struct interval share = figures_wilson_count(count, games);
    term_numbers(say(language, " %10llu  %6.2f %%  %6.2f to %.2f %%\n"), (unsigned long long)count, 100 * share.middle,
                 100 * share.low, 100 * share.high);
}

/* Headings of numbers, each over the end of its column. */
static void print_column(const char *heading, unsigned width)
{
    putchar(' ');
    term_right(stdout, heading, width);
}

/* The army of a seat, or nothing where seats take their armies in the game. Looked up in the first position. */
static void name_seat(const struct sim_plan *plan, unsigned seat, enum language language, char out[SEAT_NAME_MAX])
{
    struct hg_state start;
    hg_start(&plan->rules, &start);
    out[0] = '\0';
    if (seat_army_played(&plan->rules, &start, seat) != HG_NONE)
        seat_name(&plan->rules, edition_names(plan->game.edition), language, &start, seat, out);
}

/* Armies and factions that were in no game have no line. */
static void print_part(const char *name, const struct sim_part *part, enum language language)
{
    char label[64];
    if (part->games == 0)
        return;
    snprintf(label, sizeof label, "  %s", name);
    term_pad(stdout, label, 24);
    printf(" %11" PRIu64, part->games);
    print_share(part->wins, part->games, language);
}

/* Above armies or factions. */
static void print_part_heading(const char *heading, enum language language)
{
    term_left(stdout, heading, 24);
    print_column(say(language, "played"), 11);
    print_column(say(language, "won"), 10);
    putchar('\n');
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

/* Armies only where they say more than seats. */
static void print_parts(const struct sim_plan *plan, const struct sim_stats *stats, enum language language)
{
    const struct sim_sides *sides = &plan->sides;
    const struct names *names = edition_names(plan->game.edition);
    if (armies_vary(plan)) {
        print_part_heading(say(language, "wins by army as played"), language);
        for (unsigned i = 0; i < sides->armies; i++)
            print_part(names->armies.item[i].name[language], &stats->army[i], language);
    }
    if (sides->factions > 0) {
        print_part_heading(say(language, "wins by faction"), language);
        for (unsigned i = 0; i < sides->factions; i++)
            print_part(sides->faction[i]->name[language], &stats->faction[i], language);
    }
    if (stats->shared)
        puts(say(language, "a win shared by a team counts for each of its members"));
}

/* Only endings that occurred; capped games have none. */
static void print_endings(const struct sim_stats *stats, enum language language)
{
    puts(say(language, "how games ended"));
    for (unsigned i = 0; i < ENDINGS; i++) {
        if (stats->endings[i] == 0)
            continue;
        fputs("  ", stdout);
        term_left(stdout, ending_name((enum ending)i, language), 34);
        print_share(stats->endings[i], stats->games, language);
    }
}

/* By seat and by order of play: the two differ where a roll decides who begins. */
static void print_wins(const struct sim_plan *plan, const struct sim_stats *stats, enum language language)
{
    static const char *const order[HG_SEATS_MAX] = {SAID("beginner"), SAID("second"), SAID("third"),
                                                    SAID("fourth"),   SAID("fifth"),  SAID("sixth")};
    putchar('\n');
    term_left(stdout, say(language, "wins by seat"), 36);
    print_column(say(language, "won"), 10);
    print_column(say(language, "share"), 9);
    printf("  %s\n", say(language, "95 % interval"));
    for (unsigned i = 0; i < plan->rules.seats; i++) {
        char label[160], army[SEAT_NAME_MAX];
        name_seat(plan, i, language, army);
        snprintf(label, sizeof label, "  %u%s%s%s%s", i + 1, army[0] != '\0' ? " " : "", army,
                 players_differ(plan) ? ": " : "", players_differ(plan) ? sim_player(plan, i) : "");
        term_pad(stdout, label, 36);
        print_share(stats->wins[i], stats->games, language);
    }
    puts(say(language, "wins by order of play"));
    for (unsigned i = 0; i < plan->rules.seats; i++) {
        fputs("  ", stdout);
        term_left(stdout, say(language, order[i]), 34);
        print_share(stats->order_wins[i], stats->games, language);
    }
}

enum { INTERVAL = 22 }; /* columns */

/* Means, and the extremes with the number of the longest game. */
static void print_lengths(const struct sim_stats *stats, enum language language)
{
    putchar('\n');
    term_left(stdout, say(language, "length"), 12);
    print_column(say(language, "mean"), 12);
    fputs("  ", stdout);
    term_left(stdout, say(language, "95 % interval"), INTERVAL);
    print_column(say(language, "least"), 9);
    print_column(say(language, "most"), 9);
    putchar('\n');
    for (unsigned i = 0; i < SIM_LENGTHS; i++) {
        struct interval mean = sim_mean(&stats->length[i], stats->games);
        char text[64];
        snprintf(text, sizeof text, say(language, "%.2f to %.2f"), mean.low, mean.high);
        fputs("  ", stdout);
        term_left(stdout, say(language, length_names[i]), 10);
        term_numbers(" %12.2f  ", mean.middle);
        term_numbers("%s%*s", text, (int)(term_text_width(text) < INTERVAL ? INTERVAL - term_text_width(text) : 0), "");
        printf(" %9" PRIu64 " %9" PRIu64 "\n", stats->length[i].least, stats->length[i].most);
    }
    printf(say(language, "longest game: number %llu\n"), (unsigned long long)stats->length[SIM_ACTIONS].most_game);
}

/* The command that plays one game of the series again, ready to be pasted into a shell: everything that the game
 * depends on, and quotes where a program has arguments. Cut off where it does not fit. */
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

/* Violations are a bug of this program, so it says how to look at one. */
static void print_violation(const struct sim_plan *plan, const struct sim_stats *stats, enum language language)
{
    char command[COMMAND_MAX];
    replay_command(plan, stats->violation_game, command, sizeof command);
    printf(say(language, "\nviolation in game %llu: %s\n  replay it: %s --check --record game.hgr\n"),
           (unsigned long long)stats->violation_game, stats->violation.sentence, command);
}

/* The whole report; without a game only the plan. */
void sim_print(const struct sim_plan *plan, const struct sim_stats *stats, const struct usage *usage,
               enum language language)
{
    print_plan(plan, stats, language);
    if (stats->games == 0)
        return;
    print_counts(plan, stats, language);
    print_wins(plan, stats, language);
    print_parts(plan, stats, language);
    print_endings(stats, language);
    print_lengths(stats, language);
    if (usage != NULL)
        usage_print(&plan->game, &plan->rules, usage, language);
    if (stats->violations > 0)
        print_violation(plan, stats, language);
}

/* ---- For programs ------------------------------------------------------------------------------------------------ */

/* Everything that the games depend on. */
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

/* An array with a number for each seat. */
static void write_counts(struct json *j, const char *key, const uint64_t *count, unsigned seats)
{
    json_key(j, key);
    json_open(j, '[');
    for (unsigned i = 0; i < seats; i++)
        json_number(j, count[i]);
    json_close(j, ']');
}

/* The army stands beside a seat only where it is known before the game. */
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

/* Also those without games: programs like lists of one length. */
static void write_part(struct json *j, const char *key, const char *id, const struct sim_part *part)
{
    json_open(j, '{');
    pair_text(j, key, id);
    pair_number(j, "games", part->games);
    pair_number(j, "wins", part->wins);
    pair_interval(j, "share", figures_wilson_count(part->wins, part->games));
    json_close(j, '}');
}

/* Endings are keyed by their ids, all of them. */
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

/* "mean_length" repeats the mean of actions. */
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

/* With the command that plays it again. */
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

/* One object on one line. */
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
