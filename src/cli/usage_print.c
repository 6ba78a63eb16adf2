/* What gets used, for people and for programs: a row for each verb, below it the kinds of cards, goals, heroes and
 * classes of ships that it is about; then what happened; then what never did. Rows of one list serve both forms. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/pairs.h"
#include "cli/usage.h"
#include "engine/bits.h"
#include "engine/traits.h"
#include "shell/term.h"
#include "text/say.h"

/* Rows beyond the maximum are dropped silently. NAME is the width of the first
 * column. */
enum { ROWS_MAX = 512, NAME = 40 };

/* `what` is NULL for the verb itself; `hero` stands for pieces that the edition names by army. */
struct row {
    const char *verb;
    const struct named *what;
    struct usage_count count;
    bool by_chance; /* nobody is asked */
};

/* The list that is being made, and what it is made from. */
struct rows {
    const struct edition *edition;
    const struct hg_rules *r;
    const struct usage *u;
    unsigned count;
    struct row row[ROWS_MAX];
};

static const struct named hero = {.id = "hero"}; /* the catalogue has its name */

/* The hero has a name in each army; here all of them are one row. */
static const char *name_of(const struct named *what, enum language language)
{
    return what == &hero ? say(language, "with the hero") : what->name[language];
}

/* ---- Rows -------------------------------------------------------------------------------------------------------- */

/* A verb that was never offered belongs to chance. */
static void add_row(struct rows *rows, unsigned verb, const struct named *what, struct usage_count count)
{
    const struct usage_count *whole = &rows->u->verb[verb];
    if (rows->count < ROWS_MAX)
        rows->row[rows->count++] = (struct row){hg_verbs(rows->r).verb[verb].word, what, count, whole->offered == 0};
}

/* Adds one more card, goal and so on to the row of its kind, if there is one among the rows from `first` on; otherwise
 * begins it. So cards with the same effect share a row. */
static void add_item(struct rows *rows, unsigned first, unsigned verb, const struct named *what, unsigned item)
{
    struct usage_count count = rows->u->item[verb][item];
    for (unsigned i = first; i < rows->count; i++)
        if (rows->row[i].what == what) {
            rows->row[i].count.offered += count.offered;
            rows->row[i].count.used += count.used;
            return;
        }
    add_row(rows, verb, what, count);
}

/* Cards played for what they do, rather than turned in. */
static bool is_play(const struct rows *rows, unsigned verb)
{
    return hg_verb_is(rows->r, (uint8_t)verb, HG_VERB_PLAYS);
}

/* What cards do, below the first of the verbs that play them: which verb it is depends on what a card is aimed at, and
 * nobody cares. */
static void add_effects(struct rows *rows, unsigned verb)
{
    unsigned first = rows->count;
    for (unsigned i = 0; i < edition_names(rows->edition)->cards.count && i < HG_CARDS_MAX; i++)
        for (unsigned k = verb; k < hg_verbs(rows->r).count && usage_may_play(rows->r, (uint8_t)i); k++)
            if (is_play(rows, k))
                add_item(rows, first, k, edition_card(rows->edition, i).directive, i);
}

/* Cards that are turned in or built, by their class. */
static void add_classes(struct rows *rows, unsigned verb)
{
    unsigned first = rows->count;
    for (unsigned i = 0; i < edition_names(rows->edition)->cards.count && i < HG_CARDS_MAX; i++)
        if (rows->u->item[verb][i].offered > 0)
            add_item(rows, first, verb, edition_card(rows->edition, i).class, i);
}

/* Cards that are played are listed once, below the first verb that plays them; the others have their classes. */
static void add_cards(struct rows *rows, unsigned verb)
{
    for (unsigned i = 0; i < verb; i++)
        if (is_play(rows, i) && is_play(rows, verb) && rows->u->verb[i].offered > 0)
            return;
    if (is_play(rows, verb))
        add_effects(rows, verb);
    else if (edition_sizes(rows->edition).classes > 0)
        add_classes(rows, verb);
}

/* Goals or rewards, those of a set of bits. */
static void add_list(struct rows *rows, unsigned verb, const struct name_list *list, uint64_t set)
{
    unsigned first = rows->count;
    for (unsigned i = 0; i < list->count; i++)
        if (has(set, i))
            add_item(rows, first, verb, &list->item[i], i);
}

/* The goals that can come up: a chart names its own; without one chance draws from all. */
static uint64_t goals_of(const struct hg_conquest_rules *c)
{
    return c->chart_goals != 0 ? c->chart_goals : bit(c->goals) - 1;
}

/* A hero or classes of ships, as far as they were ever offered. */
static void add_pieces(struct rows *rows, unsigned verb, const char *args)
{
    const struct name_list *classes = &edition_names(rows->edition)->classes;
    const struct usage_count *piece = rows->u->piece[verb];
    if (strchr(args, 'h') != NULL && piece->offered > 0)
        add_row(rows, verb, &hero, *piece);
    for (unsigned i = 0; strpbrk(args, "vo") != NULL && i < USAGE_PIECES && i < classes->count; i++)
        if (piece[i].offered > 0)
            add_row(rows, verb, &classes->item[i], piece[i]);
}

/* The verb's own row, then what it is about, by the letters of its arguments. */
static void add_verb(struct rows *rows, unsigned verb)
{
    const struct names *names = edition_names(rows->edition);
    const char *args = hg_verbs(rows->r).verb[verb].args;
    bool asked = rows->u->verb[verb].offered > 0;
    add_row(rows, verb, NULL, rows->u->verb[verb]);
    if (strchr(args, 'c') != NULL && asked)
        add_cards(rows, verb);
    if (strchr(args, 'g') != NULL && asked && hg_plays_with(rows->r, HG_GOALS))
        add_list(rows, verb, &names->goals, goals_of(&rows->r->conquest));
    if (strchr(args, 'r') != NULL && hg_plays_with(rows->r, HG_REWARDS))
        add_list(rows, verb, &names->rewards, bit(rows->r->conquest.rewards) - 1);
    add_pieces(rows, verb, args);
}

/* Verbs in the engine's order, those that were neither offered nor used left out. */
static void list_rows(struct rows *rows, const struct game_name *game, const struct hg_rules *r, const struct usage *u)
{
    *rows = (struct rows){.edition = game->edition, .r = r, .u = u};
    for (unsigned i = 0; i < hg_verbs(r).count && i < USAGE_VERBS; i++)
        if (u->verb[i].offered + u->verb[i].used > 0)
            add_verb(rows, i);
}

/* Also what was never offered; print_never tells the two apart. */
static bool is_unused(const struct row *row)
{
    return row->count.used == 0;
}

/* ---- For people -------------------------------------------------------------------------------------------------- */

/* Two numbers in columns; the first is left out where chance acts. */
static void print_row(const struct row *row, enum language language)
{
    char name[128];
    snprintf(name, sizeof name, row->what == NULL ? "  %s" : "    %s",
             row->what == NULL ? row->verb : name_of(row->what, language));
    term_pad(stdout, name, NAME);
    if (row->by_chance)
        printf(" %12s %12" PRIu64 "\n", "", row->count.used);
    else
        printf(" %12" PRIu64 " %12" PRIu64 "\n", row->count.offered, row->count.used);
}

/* Totals of all games. Events that can't happen in this mode are left out. */
static void print_events(const struct rows *rows, enum language language)
{
    printf("\n%s\n", say(language, "what happened"));
    for (unsigned i = 0; i < USAGE_EVENTS; i++)
        if (usage_may_happen(rows->r, (enum usage_event)i)) {
            fputs("  ", stdout);
            term_left(stdout, usage_event_name((enum usage_event)i, language), NAME - 2);
            printf(" %25" PRIu64 "\n", rows->u->event[i]);
        }
}

/* What was never used, and whether there was an occasion; then what never happened. */
static void print_never(const struct rows *rows, enum language language)
{
    unsigned found = 0;
    printf("\n%s\n", say(language, "never used"));
    for (unsigned i = 0; i < rows->count; i++) {
        const struct row *row = &rows->row[i];
        if (!is_unused(row))
            continue;
        found++;
        printf("  %s%s%s%s\n", row->verb, row->what != NULL ? ": " : "",
               row->what != NULL ? name_of(row->what, language) : "",
               row->count.offered == 0 ? say(language, " (there was no occasion)") : "");
    }
    for (unsigned i = 0; i < USAGE_EVENTS; i++)
        if (usage_may_happen(rows->r, (enum usage_event)i) && rows->u->event[i] == 0) {
            found++;
            printf("  %s\n", usage_event_name((enum usage_event)i, language));
        }
    if (found == 0)
        printf("  %s\n", say(language, "nothing"));
}

/* A table, then what happened, then what never did. */
void usage_print(const struct game_name *game, const struct hg_rules *r, const struct usage *u, enum language language)
{
    struct rows rows;
    list_rows(&rows, game, r, u);
    putchar('\n');
    term_left(stdout, say(language, "what was used"), NAME);
    term_right(stdout, say(language, "offered"), 13);
    term_right(stdout, say(language, "used"), 13);
    putchar('\n');
    for (unsigned i = 0; i < rows.count; i++)
        print_row(&rows.row[i], language);
    print_events(&rows, language);
    print_never(&rows, language);
}

/* ---- For programs ------------------------------------------------------------------------------------------------ */

/* An object {"verb": "attack", "what": null, "offered": 5210, "used": 811}. */
static void write_row(struct json *j, const struct row *row)
{
    json_open(j, '{');
    pair_text(j, "verb", row->verb);
    pair_text(j, "what", row->what != NULL ? row->what->id : NULL);
    if (!row->by_chance)
        pair_number(j, "offered", row->count.offered);
    pair_number(j, "used", row->count.used);
    json_close(j, '}');
}

/* The same rows; programs find their own way to what never happened. */
void usage_print_json(struct json *j, const struct game_name *game, const struct hg_rules *r, const struct usage *u)
{
    struct rows rows;
    list_rows(&rows, game, r, u);
    json_key(j, "usage");
    json_open(j, '[');
    for (unsigned i = 0; i < rows.count; i++)
        write_row(j, &rows.row[i]);
    json_close(j, ']');
    json_key(j, "events");
    json_open(j, '{');
    for (unsigned i = 0; i < USAGE_EVENTS; i++)
        if (usage_may_happen(r, (enum usage_event)i))
            pair_number(j, usage_event_id((enum usage_event)i), u->event[i]);
    json_close(j, '}');
}
