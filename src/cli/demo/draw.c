/* The screen of the demo: title, regions with their places, the last battle, a strength bar for each seat, the story.
 * Everything is put together in memory and written at once, so that it never flickers. Nothing is erased first: every
 * line ends by wiping what is left of the older one. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/demo/demo.h"
#include "engine/insight.h"
#include "stories/seats.h"
#include "text/say.h"

/* Widths of a column of regions, the least width of a screen, the width of a strength bar, the most columns, and how
 * few rows make the story choose. */
enum { COLUMN_LEAST = 19, COLUMN_MOST = 26, COLUMNS_LEAST = 70, BAR = 21, STACKS_MAX = 8, ROWS_FEW = 6 };

/* The screen while it is drawn. */
struct canvas {
    const struct demo *d;
    const struct hg_state *s;
    FILE *out;
    struct term term;
    unsigned row; /* lines drawn */
};

/* Wipes the rest of the line; the last line of the screen gets no break, which would scroll. */
static void end_line(struct canvas *c)
{
    fputs("\033[K", c->out);
    if (++c->row < c->term.rows)
        fputs("\r\n", c->out);
}

/* A thin line across the screen. */
static void rule(struct canvas *c)
{
    term_dim(&c->term, c->out);
    for (unsigned i = 0; i < c->term.columns; i++)
        fputs("─", c->out);
    term_plain(&c->term, c->out);
    end_line(c);
}

/* Seats without an army, and neutral armies, keep the terminal's own colour. */
static void ink_seat(struct canvas *c, uint8_t seat)
{
    if (seat < c->d->seats && c->d->side[seat].colour != NULL)
        term_ink(&c->term, c->out, c->d->side[seat].colour);
}

/* ---- The board --------------------------------------------------------------------------------------------------- */

/* Regions stacked in columns of the screen: the largest first, each in the column with the most room left. */
struct stacks {
    unsigned count, width, height;
    unsigned regions[STACKS_MAX];
    uint8_t region[STACKS_MAX][HG_REGIONS_MAX];
    unsigned used[STACKS_MAX]; /* lines */
};

/* A heading and a line for each place. */
static unsigned region_lines(const struct demo *d, unsigned region)
{
    return count_bits(d->rules.conquest.region[region]) + 1;
}

/* `done` is a set of regions; HG_NONE when all are in it. */
static uint8_t largest_left(const struct demo *d, unsigned done)
{
    unsigned best = HG_NONE;
    for (unsigned i = 0; i < d->rules.conquest.regions; i++)
        if (!has(done, i) && (best == HG_NONE || region_lines(d, i) > region_lines(d, best)))
            best = i;
    return (uint8_t)best;
}

/* Regions go into columns like books onto shelves: the largest first, each onto the column with the fewest lines so
 * far. This keeps the height small without looking for the best way. */
static void stack_up(const struct demo *d, unsigned columns, struct stacks *to)
{
    unsigned done = 0, regions = d->rules.conquest.regions;
    memset(to, 0, sizeof *to);
    to->count = columns / COLUMN_LEAST < regions ? columns / COLUMN_LEAST : regions;
    if (to->count > STACKS_MAX)
        to->count = STACKS_MAX;
    to->width = columns / to->count < COLUMN_MOST ? columns / to->count : COLUMN_MOST;
    for (unsigned n = 0; n < regions; n++) {
        uint8_t region = largest_left(d, done);
        unsigned best = 0;
        for (unsigned k = 1; k < to->count; k++)
            if (to->used[k] < to->used[best])
                best = k;
        done |= 1u << region;
        to->region[best][to->regions[best]++] = region;
        to->used[best] += region_lines(d, region);
        if (to->used[best] > to->height)
            to->height = to->used[best];
    }
}

/* The name of a region with its bonus, in the colour and with the letter of whoever holds it all. The exclamation mark
 * is for those who see no colours. */
static void draw_heading(struct canvas *c, unsigned region, unsigned width)
{
    char title[160];
    uint8_t owner = insight_region_holder(&c->d->rules, c->s, region);
    snprintf(title, sizeof title, "%s%s+%u", owner < c->d->seats ? c->d->side[owner].letter : "",
             owner < c->d->seats ? "! " : "", c->d->rules.conquest.bonus[region]);
    unsigned mark = term_text_width(title);
    term_bold(&c->term, c->out);
    ink_seat(c, owner);
    term_pad(c->out, c->d->names->regions.item[region].name[c->d->language], width - mark - 2);
    fprintf(c->out, " %s ", title);
    term_plain(&c->term, c->out);
}

/* A place: who holds it, its name, its units. The one conquered last is shown in reverse, and marked where there is no
 * colour. */
static void draw_place(struct canvas *c, uint8_t place, unsigned width)
{
    uint8_t owner = story_owner(c->s, place);
    bool hot = place == c->d->hot;
    ink_seat(c, owner);
    if (hot && c->term.colour)
        fputs("\033[7m", c->out);
    fprintf(c->out, "%s%s ", hot ? ">" : " ", owner < HG_ARMIES_MAX ? c->d->side[owner].letter : "·");
    term_pad(c->out, c->d->names->places.item[place].name[c->d->language], width - 8);
    if (owner < HG_ARMIES_MAX)
        fprintf(c->out, "%4u", c->s->conquest.open.units[place]);
    else
        fputs("    ", c->out);
    term_plain(&c->term, c->out);
    putc(' ', c->out);
}

/* Line `line` of a stack: a heading, a place, or nothing. */
static void draw_cell(struct canvas *c, const struct stacks *stacks, unsigned stack, unsigned line)
{
    for (unsigned k = 0; k < stacks->regions[stack]; k++) {
        unsigned region = stacks->region[stack][k], lines = region_lines(c->d, region);
        uint64_t places = c->d->rules.conquest.region[region];
        if (line >= lines) {
            line -= lines;
            continue;
        }
        if (line == 0) {
            draw_heading(c, region, stacks->width);
            return;
        }
        while (--line > 0)
            places &= places - 1;
        draw_place(c, (uint8_t)lowest(places), stacks->width);
        return;
    }
    fprintf(c->out, "%*s", (int)stacks->width, "");
}

/* Line by line through all columns, since a terminal is written from top to bottom. */
static void draw_board(struct canvas *c)
{
    struct stacks stacks;
    stack_up(c->d, c->term.columns, &stacks);
    for (unsigned line = 0; line < stacks.height; line++) {
        for (unsigned k = 0; k < stacks.count; k++)
            draw_cell(c, &stacks, k, line);
        end_line(c);
    }
}

/* ---- The battle and the bars ------------------------------------------------------------------------------------- */

/* Dice `from` to `to` of a roll, in reverse or in brackets. */
static void draw_dice(struct canvas *c, const struct hg_action *roll, unsigned from, unsigned to, uint8_t seat)
{
    for (unsigned i = from; i < to; i++) {
        ink_seat(c, seat);
        if (c->term.colour)
            fprintf(c->out, "\033[7m %u \033[0m ", roll->x[i]);
        else
            fprintf(c->out, "[%u] ", roll->x[i]);
    }
}

/* One side of the battle with what it had and what it lost. */
static void draw_side_of_battle(struct canvas *c, uint8_t seat, uint8_t place, unsigned units, unsigned lost)
{
    ink_seat(c, seat);
    fprintf(c->out, "%s %s %u", c->d->side[seat].letter, c->d->names->places.item[place].name[c->d->language], units);
    term_plain(&c->term, c->out);
    if (lost > 0)
        fprintf(c->out, " −%u", lost);
    fputs("  ", c->out);
}

/* An empty line before the first battle, so that nothing below it jumps. Dice stand between the two sides, the
 * attacker's first. */
static void draw_battle(struct canvas *c)
{
    const struct demo_battle *b = &c->d->battle;
    if (b->any) {
        putc(' ', c->out);
        draw_side_of_battle(c, b->cost.attacker, b->cost.from, b->from_units, b->cost.attacker_lost);
        draw_dice(c, &b->roll, 0, b->attack_dice, b->cost.attacker);
        fputs(say(c->d->language, "against "), c->out);
        draw_dice(c, &b->roll, b->attack_dice, b->roll.count, b->cost.defender);
        putc(' ', c->out);
        draw_side_of_battle(c, b->cost.defender, b->cost.to, b->to_units, b->cost.defender_lost);
    }
    end_line(c);
}

/* The share of the board in half cells, rounded up: whoever holds anything is seen. */
static void draw_bar(struct canvas *c, unsigned share, unsigned whole)
{
    unsigned halves = whole > 0 ? (share * BAR * 2 + whole - 1) / whole : 0;
    for (unsigned i = 0; i < BAR; i++)
        fputs(halves >= 2 * i + 2 ? "█" : halves == 2 * i + 1 ? "▌" : "·", c->out);
}

/* Places held at the start of each of the last rounds, as small bars; the newest at the right end. Eight heights are
 * all that a character has; any place at all shows as the lowest. */
static void draw_history(struct canvas *c, unsigned seat, unsigned width)
{
    static const char *const height[] = {" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    unsigned last = c->s->round < DEMO_ROUNDS ? c->s->round : DEMO_ROUNDS - 1;
    unsigned first = last > width ? last - width + 1 : 1;
    for (unsigned round = first; round <= last; round++) {
        unsigned held = c->d->held[round][seat];
        fputs(height[held == 0 ? 0 : 1 + held * 7 / c->d->rules.conquest.places], c->out);
    }
}

/* One seat: an arrow when it is its turn, name, share, numbers, history. A seat that is out keeps its line, so that
 * nothing below it jumps. */
static void draw_strength(struct canvas *c, unsigned seat)
{
    bool lives = has(c->s->living, seat);
    const struct demo_side *side = &c->d->side[seat];
    ink_seat(c, (uint8_t)seat);
    fprintf(c->out, " %s%s ", c->s->conquest.open.seat == seat ? "▸" : " ", side->letter);
    term_pad(c->out, side->name, 18);
    draw_bar(c, demo_places(c->s, seat), c->d->rules.conquest.places);
    if (lives)
        fprintf(c->out, say(c->d->language, " %2u places %4u units  "), demo_places(c->s, seat),
                seat_units(c->s, seat));
    else
        fputs(say(c->d->language, " out of the game        "), c->out);
    fputs("  ", c->out);
    draw_history(c, seat, c->term.columns > 70 ? c->term.columns - 70 : 0);
    term_plain(&c->term, c->out);
    end_line(c);
}

/* ---- Title and story --------------------------------------------------------------------------------------------- */

/* The right part keeps its width, the left one is cut. It is the only line in reverse video. */
static void draw_title(struct canvas *c)
{
    char left[256], right[96];
    snprintf(left, sizeof left, " HEGEMON · %s · %s", edition_title(c->d->game.edition, c->d->language),
             c->d->game.mode->named.name[c->d->language]);
    if (c->s->round == 0)
        snprintf(right, sizeof right, "%s", say(c->d->language, "set-up "));
    else
        snprintf(right, sizeof right, say(c->d->language, "round %u · turn %u "), c->s->round, c->s->turn);
    unsigned width = term_text_width(right);
    if (c->term.colour)
        fputs("\033[1;7m", c->out);
    term_pad(c->out, left, c->term.columns - width);
    fputs(right, c->out);
    term_plain(&c->term, c->out);
    end_line(c);
}

/* Which lines to show, the newest last, so that it reads like a book. Where there is little room big news stays and
 * only the newest conquest is told. Lines are kept in a ring, the oldest of which are lost. */
static unsigned choose_lines(const struct demo *d, unsigned rows, const struct demo_line **out)
{
    unsigned long oldest = d->lines > DEMO_LINES ? d->lines - DEMO_LINES : 0;
    unsigned count = 0;
    for (unsigned long i = d->lines; i > oldest && count < rows; i--) {
        const struct demo_line *line = &d->line[(i - 1) % DEMO_LINES];
        if (line->big || rows > ROWS_FEW || i == d->lines)
            out[count++] = line;
    }
    return count;
}

/* Fills the rows that are left, whatever there is to tell. */
static void draw_story(struct canvas *c, unsigned rows)
{
    const struct demo_line *line[DEMO_LINES];
    unsigned count = choose_lines(c->d, rows < DEMO_LINES ? rows : DEMO_LINES, line);
    for (unsigned i = count; i > 0; i--) {
        ink_seat(c, line[i - 1]->seat);
        if (line[i - 1]->big)
            term_bold(&c->term, c->out);
        fputs("   ", c->out);
        term_pad(c->out, line[i - 1]->text, c->term.columns - 4);
        term_plain(&c->term, c->out);
        end_line(c);
    }
    for (unsigned i = count; i < rows; i++)
        end_line(c);
}

/* The last line: what keys do. */
static void draw_hint(struct canvas *c)
{
    term_dim(&c->term, c->out);
    fputs(say(c->d->language, " any key: skip to the end   Ctrl-C: stop (the record stays good)"), c->out);
    term_plain(&c->term, c->out);
    end_line(c);
}

/* The story takes what is left between the seats and the last line. */
static void draw_all(struct canvas *c)
{
    fputs("\033[H", c->out);
    draw_title(c);
    draw_board(c);
    rule(c);
    draw_battle(c);
    for (unsigned i = 0; i < c->d->seats; i++)
        draw_strength(c, i);
    if (c->row + 1 < c->term.rows)
        draw_story(c, c->term.rows - c->row - 1);
    draw_hint(c);
}

/* The board, the seats and five lines more must fit; otherwise lines are better than half a screen. The picture is put
 * together in memory and written at once, since a terminal that shows half a picture flickers. */
bool demo_draw(const struct demo *d)
{
    char *text = NULL;
    size_t size = 0;
    struct canvas c = {.d = d, .s = &d->table.state, .term = term_of(stdout)};
    struct stacks stacks;
    if (c.term.columns < COLUMNS_LEAST)
        return false;
    stack_up(d, c.term.columns, &stacks);
    if (stacks.height + d->seats + 5 > c.term.rows)
        return false;
    c.out = open_memstream(&text, &size);
    if (c.out == NULL)
        return false;
    draw_all(&c);
    fclose(c.out);
    fwrite(text, 1, size, stdout);
    fflush(stdout);
    free(text);
    return true;
}
