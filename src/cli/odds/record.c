/* `hegemon odds --record`: every attack that whoever acts in a position of a record could make, with the pieces, cards
 * and effects of that position. In a game of cards that are tried for, every card in reach.
 *
 * It looks at the whole position, not at a seat's view: a record is read after the fact, by somebody who may see
 * everything. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/odds/odds.h"
#include "cli/pairs.h"
#include "cli/replay.h"
#include "engine/traits.h"
#include "odds/attacks.h"
#include "odds/cards.h"
#include "odds/table.h"
#include "stories/seats.h"
#include "text/record/record.h"
#include "text/sink_file.h"

/* An attack and what comes of it: the chance to win, units left on average, the chance that the attacker's hero
 * falls. */
struct line {
    struct odds_attack attack;
    double win, attackers, defenders, hero_lost;
    bool rough; /* computed in proportion */
};

/* Units up to which battles are computed exactly; beyond that the time would grow with their product. */
enum { EXACT_MAX = 2000 };

/* What is shown: the position after action `number`, and its attacks, the best first. */
struct sheet {
    const struct odds_args *args;
    const struct hg_rules *r;
    const struct names *names;
    const struct hg_state *s;
    unsigned long number;
    uint8_t seat;
    struct line *line;
    unsigned lines;
};

/* ---- Computing --------------------------------------------------------------------------------------------------- */

/* Armies beyond the limit are computed in proportion: what is left of both is multiplied again. */
static unsigned shrunk(unsigned units, unsigned most)
{
    uint64_t product = (uint64_t)units * EXACT_MAX;
    return most <= EXACT_MAX ? units : product < most ? 1 : (unsigned)(product / most);
}

/* Follows the battle to its end. False without memory. The proportion keeps the chance nearly right: with thousands of
 * units luck evens out. */
static bool fight(struct line *line)
{
    const struct odds_attack *a = &line->attack;
    unsigned most = a->attackers > a->defenders ? a->attackers : a->defenders;
    unsigned attackers = shrunk(a->attackers, most), defenders = shrunk(a->defenders, most);
    struct odds_value *room = malloc(odds_battle_room(defenders) * sizeof room[0]), v;
    struct odds_rounds rounds;
    double scale = most <= EXACT_MAX ? 1.0 : (double)most / EXACT_MAX;
    if (room == NULL)
        return false;
    odds_rounds(&a->battle, &rounds);
    v = odds_battle_value(&rounds, attackers, defenders, 0, room);
    free(room);
    line->win = v.win;
    line->attackers = v.attackers * scale;
    line->defenders = v.defenders * scale;
    line->hero_lost = v.hero_lost;
    line->rough = most > EXACT_MAX;
    return true;
}

/* Assaults on the titan go on while there are units; more than the limit make no difference that could be seen. */
static bool assault(struct line *line)
{
    struct odds_assaults *all = malloc(sizeof *all);
    unsigned units = line->attack.attackers;
    if (all == NULL)
        return false;
    line->rough = units > ODDS_ASSAULT_UNITS_MAX;
    odds_assaults(&line->attack.assault, line->rough ? ODDS_ASSAULT_UNITS_MAX : units, all);
    line->win = all->win;
    line->attackers = all->units_left;
    free(all);
    return true;
}

/* By the kind of dice; sums have no units that are left. */
static bool compute(const struct hg_rules *r, struct line *line)
{
    struct odds_sums_result sums;
    if (line->attack.titan)
        return assault(line);
    if (hg_traits(r).dice == HG_DICE_COMPARED)
        return fight(line);
    odds_sums(&line->attack.sums, &sums);
    line->win = sums.win;
    return true;
}

/* Likeliest first, then by place, so that the order is the same every time. */
static int best_first(const void *a, const void *b)
{
    const struct line *x = a, *y = b;
    if (x->win != y->win)
        return x->win < y->win ? 1 : -1;
    return x->attack.from != y->attack.from ? x->attack.from - y->attack.from : x->attack.to - y->attack.to;
}

/* sheet->line is the caller's to free, also after a failure. All attacks of the seat, computed and sorted. One line
 * more than there are attacks, since an empty allocation may be NULL. */
static bool gather(struct sheet *sheet)
{
    struct odds_attack attack[ODDS_ATTACKS_MAX];
    sheet->lines = odds_attacks(sheet->r, sheet->s, sheet->seat, attack);
    sheet->line = calloc(sheet->lines + 1u, sizeof sheet->line[0]);
    if (sheet->line == NULL)
        return false;
    for (unsigned i = 0; i < sheet->lines; i++) {
        sheet->line[i].attack = attack[i];
        if (!compute(sheet->r, &sheet->line[i]))
            return false;
    }
    qsort(sheet->line, sheet->lines, sizeof sheet->line[0], best_first);
    return true;
}

/* ---- Printing ---------------------------------------------------------------------------------------------------- */

/* In the language of whoever asks. */
static const char *place_name(const struct sheet *sheet, uint8_t place)
{
    return sheet->names->places.item[place].name[sheet->args->common.language];
}

/* Units that have to stay behind: the engine counts attackers without them, players count all. The engine's trait, 1
 * in all board games. */
static unsigned units_behind(const struct sheet *sheet)
{
    return hg_traits(sheet->r).left_behind;
}

/* A ~ before a chance says that it was computed in proportion. Units are those on the place, as players count them. */
static void print_line(const struct sheet *sheet, const struct line *line)
{
    char spot[96];
    const struct odds_attack *a = &line->attack;
    snprintf(spot, sizeof spot, "%s (%u)", place_name(sheet, a->from), a->attackers + units_behind(sheet));
    term_pad(stdout, spot, 27);
    if (a->titan)
        snprintf(spot, sizeof spot, odds_say(sheet->args, "%s: titan"), place_name(sheet, a->to));
    else
        snprintf(spot, sizeof spot, "%s (%u)", place_name(sheet, a->to), a->defenders);
    term_pad(stdout, spot, 27);
    term_numbers("%s%6.2f %%", line->rough ? "~" : " ", line->win * 100.0);
    if (hg_traits(sheet->r).dice == HG_DICE_COMPARED)
        term_numbers("%8.2f%8.2f", line->attackers, line->defenders);
    putchar('\n');
}

/* The heading, then a line for each attack. */
static void print_sheet(const struct sheet *sheet)
{
    char who[SEAT_NAME_MAX];
    seat_name(sheet->r, sheet->names, sheet->args->common.language, sheet->s, sheet->seat, who);
    printf(say_n(sheet->args->common.language, "After action %lu: %u attack of %s\n",
                 "After action %lu: %u attacks of %s\n", sheet->lines),
           sheet->number, sheet->lines, who);
    if (sheet->lines == 0)
        return;
    putchar('\n');
    term_left(stdout, odds_say(sheet->args, "from (units)"), 27);
    term_left(stdout, odds_say(sheet->args, "to (units)"), 27);
    term_right(stdout, odds_say(sheet->args, "wins"), 9);
    if (hg_traits(sheet->r).dice == HG_DICE_COMPARED) {
        term_right(stdout, odds_say(sheet->args, SAID_IN("units", "left")), 8);
        term_right(stdout, odds_say(sheet->args, "defend"), 8);
    }
    putchar('\n');
    for (unsigned i = 0; i < sheet->lines; i++)
        print_line(sheet, &sheet->line[i]);
}

/* One object; "exact" is false where numbers are in proportion. */
static void write_line(struct json *j, const struct sheet *sheet, const struct line *line)
{
    const struct odds_attack *a = &line->attack;
    json_open(j, '{');
    pair_text(j, "from", sheet->names->places.item[a->from].id);
    pair_text(j, "to", sheet->names->places.item[a->to].id);
    pair_number(j, "units", a->attackers + units_behind(sheet));
    pair_number(j, "attackers", a->attackers);
    pair_number(j, "defenders", a->defenders);
    pair_flag(j, "titan", a->titan);
    pair_flag(j, "hero", a->battle.side[HG_ATTACKER].hero != 0);
    odds_json_real(j, "win", line->win);
    pair_flag(j, "exact", !line->rough);
    if (hg_traits(sheet->r).dice == HG_DICE_COMPARED) {
        odds_json_real(j, "attackers_left", line->attackers);
        odds_json_real(j, "defenders_left", line->defenders);
        odds_json_real(j, "hero_lost", line->hero_lost);
    }
    json_close(j, '}');
}

/* One object; "attacks" is empty where nobody can attack. */
static void write_sheet(const struct sheet *sheet)
{
    struct sink out = sink_file(stdout);
    struct json j = {&out, false};
    json_begin_line(&j);
    pair_number(&j, "action", sheet->number);
    pair_number(&j, "seat", sheet->seat + 1u);
    json_key(&j, "attacks");
    json_open(&j, '[');
    for (unsigned i = 0; i < sheet->lines; i++)
        write_line(&j, sheet, &sheet->line[i]);
    json_close(&j, ']');
    json_end_line(&j);
}

/* ---- Cards that are tried for -------------------------------------------------------------------------------------
 */

/* Then by number, so that the order is the same every time. */
static int likeliest_first(const void *a, const void *b)
{
    const struct odds_card *x = a, *y = b;
    if (x->chance != y->chance)
        return x->chance < y->chance ? 1 : -1;
    return x->card - y->card;
}

/* A line for each card with its chance. */
static void print_cards(const struct sheet *sheet, const struct odds_card *card, unsigned cards)
{
    char who[SEAT_NAME_MAX];
    seat_name(sheet->r, sheet->names, sheet->args->common.language, sheet->s, sheet->seat, who);
    printf(say_n(sheet->args->common.language, "After action %lu: %u card in reach of %s, under best play\n\n",
                 "After action %lu: %u cards in reach of %s, under best play\n\n", cards),
           sheet->number, cards, who);
    for (unsigned i = 0; i < cards; i++) {
        term_pad(stdout, place_name(sheet, card[i].card), 27);
        term_numbers("%7.2f %%%s\n", card[i].chance * 100.0, card[i].held ? odds_say(sheet->args, "   held") : "");
    }
}

/* "cards" has ids and chances, the likeliest first. */
static void write_cards(const struct sheet *sheet, const struct odds_card *card, unsigned cards)
{
    struct sink out = sink_file(stdout);
    struct json j = {&out, false};
    json_begin_line(&j);
    pair_number(&j, "action", sheet->number);
    pair_number(&j, "seat", sheet->seat + 1u);
    json_key(&j, "cards");
    json_open(&j, '[');
    for (unsigned i = 0; i < cards; i++) {
        json_open(&j, '{');
        pair_text(&j, "card", sheet->names->places.item[card[i].card].id);
        pair_flag(&j, "held", card[i].held);
        odds_json_real(&j, "chance", card[i].chance);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    json_end_line(&j);
}

/* Cards that are tried for have chances instead of attacks. */
static int show_cards(const struct sheet *sheet)
{
    static struct odds_tries kept;
    struct odds_card card[HG_PLACES_MAX];
    unsigned cards = odds_cards(sheet->r, sheet->s, &kept, card);
    qsort(card, cards, sizeof card[0], likeliest_first);
    if (sheet->args->common.json)
        write_cards(sheet, card, cards);
    else
        print_cards(sheet, card, cards);
    return cli_finish(CLI_FINE);
}

/* ---- The record -------------------------------------------------------------------------------------------------- */

/* Goes to the position that was asked for, the last one without --at. `seat` becomes the seat that is asked there or,
 * while chance acts or after the end, the last that acted. With --at 0 that is the position before the first action. */
static enum record_status seek(const struct odds_args *args, struct record_reader *reader, uint8_t *seat,
                               struct fault *f)
{
    struct hg_action a;
    enum record_status status = RECORD_ACTION;
    while (!args->has_at || record_number(reader) < args->at) {
        status = record_next(reader, &a, NULL, f);
        if (status != RECORD_ACTION)
            break;
        if (a.seat != HG_CHANCE)
            *seat = a.seat;
    }
    if (!record_position(reader)->over && hg_actor(record_position(reader)) != HG_CHANCE)
        *seat = hg_actor(record_position(reader));
    return status;
}

/* An unfinished record is fine here: it has positions. */
static int show(const struct odds_args *args, struct record_reader *reader)
{
    struct sheet sheet = {.args = args, .r = record_rules(reader), .names = edition_names(record_edition(reader))};
    struct fault f;
    enum record_status status = seek(args, reader, &sheet.seat, &f);
    if (status == RECORD_BROKEN || status == RECORD_TORN) {
        cli_complain_fault(&f);
        return CLI_NOT_SO;
    }
    if (args->has_at && record_number(reader) < args->at)
        return cli_complain("--at", "the record has only %lu actions", record_number(reader));
    sheet.s = record_position(reader);
    sheet.number = record_number(reader);
    if (hg_traits(sheet.r).dice == HG_DICE_MATCHED)
        return show_cards(&sheet);
    if (!gather(&sheet)) {
        free(sheet.line);
        return cli_complain("--record", "there is not enough memory");
    }
    if (args->common.json)
        write_sheet(&sheet);
    else
        print_sheet(&sheet);
    free(sheet.line);
    return cli_finish(CLI_FINE);
}

/* Broken records have another exit code than files that are none. */
int odds_show_record(const struct odds_args *args)
{
    struct fault f;
    struct record_reader *reader;
    int code;
    if (!record_readable(args->record, &f))
        return cli_complain_fault(&f);
    reader = record_open(args->record, &f);
    if (reader == NULL) {
        cli_complain_fault(&f);
        return replay_is_record(args->record) ? CLI_NOT_SO : CLI_BAD_INPUT;
    }
    code = show(args, reader);
    record_close(reader);
    return code;
}
