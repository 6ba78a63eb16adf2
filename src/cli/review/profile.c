/* The profile of players over the records of a folder: means with 95 % intervals over games. */
#include <dirent.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/pairs.h"
#include "cli/review/sheet.h"
#include "shell/stop.h"
#include "text/say.h"
#include "text/sink_file.h"

enum { PLAYERS_MAX = 64, PATH_ROOM = 4096 };

/* Sums over the games of somebody. */
struct figure {
    double sum, square;
};

struct person {
    char name[RECORD_WORD_MAX];
    unsigned games, decisions, classes[REVIEW_CLASSES];
    struct figure result, luck, adjusted, loss;
};

struct profile {
    struct person person[PLAYERS_MAX];
    unsigned people, games, left_out;
};

static void add(struct figure *f, double x)
{
    f->sum += x;
    f->square += x * x;
}

static double mean(const struct figure *f, unsigned n)
{
    return f->sum / n;
}

/* Half of a 95 % interval; of one game nothing is known. */
static double half(const struct figure *f, unsigned n)
{
    double m = mean(f, n);
    return n > 1 ? 1.96 * sqrt(fmax(f->square / n - m * m, 0) / (n - 1)) : INFINITY;
}

static struct person *find(struct profile *p, const char *name)
{
    for (unsigned i = 0; i < p->people; i++)
        if (strcmp(p->person[i].name, name) == 0)
            return &p->person[i];
    if (p->people == PLAYERS_MAX)
        return NULL;
    snprintf(p->person[p->people].name, RECORD_WORD_MAX, "%s", name);
    return &p->person[p->people++];
}

/* Results count against what the seat began with, so that games of other sizes and factions can be put together. */
static void add_seat(struct profile *p, const struct sheet *s, unsigned i)
{
    const struct review_seat *seat = &s->review.seat[i];
    struct person *one = find(p, sheet_player(s, i));
    double scale = 100.0 * seat->side / REVIEW_ONE;
    if (one == NULL)
        return;
    one->games++;
    one->decisions += seat->decisions;
    for (unsigned k = 0; k < REVIEW_CLASSES; k++)
        one->classes[k] += seat->classes[k];
    add(&one->result, scale * (double)(seat->result - seat->start));
    add(&one->luck, scale * (double)seat->luck);
    add(&one->adjusted, scale * (double)(review_adjusted(seat) - seat->start));
    add(&one->loss, 100 * seat->loss / (seat->decisions > 0 ? seat->decisions : 1));
}

static int compare_names(const struct dirent **a, const struct dirent **b)
{
    return strcmp((*a)->d_name, (*b)->d_name);
}

static int is_record(const struct dirent *entry)
{
    size_t length = strlen(entry->d_name);
    return length > 4 && strcmp(entry->d_name + length - 4, ".hgr") == 0;
}

/* In the order of their names, so that the same folder has the same profile. Games without an end are left out. */
static int read_all(const char *folder, const struct sheet_order *order, enum language language, struct profile *p)
{
    static struct sheet sheet;
    struct dirent **list;
    int count = scandir(folder, &list, is_record, compare_names);
    if (count < 0)
        return cli_complain(folder, "the folder can't be read");
    for (int i = 0; i < count; i++) {
        char path[PATH_ROOM];
        snprintf(path, sizeof path, "%s/%s", folder, list[i]->d_name);
        int code = stop_wanted() ? CLI_STOPPED : sheet_open(&sheet, path, order, language);
        for (unsigned k = 0; code == CLI_FINE && k < sheet.review.r->seats; k++)
            add_seat(p, &sheet, k);
        p->games += code == CLI_FINE;
        p->left_out += code != CLI_FINE;
        if (code == CLI_FINE || code == CLI_UNFINISHED)
            sheet_close(&sheet);
        free(list[i]);
    }
    free(list);
    return stop_wanted() ? CLI_STOPPED : CLI_FINE;
}

static void print_person(const struct person *one)
{
    printf("%-16.16s %5u  %+6.1f ± %-5.1f %+6.1f ± %-5.1f %+6.1f ± %-5.1f  %6.3f ± %-6.3f", one->name, one->games,
           mean(&one->result, one->games), half(&one->result, one->games), mean(&one->luck, one->games),
           half(&one->luck, one->games), mean(&one->adjusted, one->games), half(&one->adjusted, one->games),
           mean(&one->loss, one->games), half(&one->loss, one->games));
    for (unsigned k = 1; k < REVIEW_CLASSES; k++)
        printf(" %6.2f", one->decisions > 0 ? 100.0 * one->classes[k] / one->decisions : 0);
    putchar('\n');
}

static void print_profile(const struct profile *p, enum language language)
{
    printf(say(language, "%u games reviewed, %u left out; points of the chance to win, with 95 %% intervals\n"),
           p->games, p->left_out);
    printf("%-16s %5s  %-14s %-14s %-14s  %-15s %s\n", say(language, "player"), say(language, "games"),
           say(language, "result"), say(language, "luck"), say(language, "luck-free"), say(language, "loss a decision"),
           say(language, "inaccuracies, mistakes, blunders of 100"));
    for (unsigned i = 0; i < p->people; i++)
        print_person(&p->person[i]);
}

static void pair_figure(struct json *j, const char *key, const struct figure *f, unsigned n)
{
    double m = mean(f, n), h = half(f, n);
    pair_interval(j, key, (struct interval){m, m - h, m + h});
}

static void write_profile(const struct profile *p)
{
    struct sink out = sink_file(stdout);
    struct json j = {&out, false};
    for (unsigned i = 0; i < p->people; i++) {
        const struct person *one = &p->person[i];
        json_begin_line(&j);
        pair_text(&j, "player", one->name);
        pair_number(&j, "games", one->games);
        pair_number(&j, "decisions", one->decisions);
        pair_figure(&j, "result", &one->result, one->games);
        pair_figure(&j, "luck", &one->luck, one->games);
        pair_figure(&j, "adjusted", &one->adjusted, one->games);
        pair_figure(&j, "loss", &one->loss, one->games);
        for (unsigned k = 1; k < REVIEW_CLASSES; k++)
            pair_number(&j, review_class_words[k], one->classes[k]);
        json_end_line(&j);
    }
    sink_flush(&out);
}

int profile_run(const char *folder, const struct sheet_order *order, const struct cli_common *common)
{
    static struct profile p;
    struct sheet_order quiet = *order;
    quiet.quiet = true;
    int code = read_all(folder, &quiet, common->language, &p);
    if (code != CLI_FINE)
        return code;
    if (p.games == 0)
        return cli_complain(folder, "there is no finished record in this folder");
    if (common->json)
        write_profile(&p);
    else
        print_profile(&p, common->language);
    return code;
}
