/* `hegemon odds --scan`: a card of rows and dice under best play. The card is written as its rows, or named as a place
 * of an edition.
 *
 * Best play chooses which row to match with which dice, whether to decline, and which die to give up; odds/scan.h
 * computes it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/odds/odds.h"
#include "cli/pairs.h"
#include "engine/rows.h"
#include "front/game.h"
#include "odds/scan.h"
#include "shell/examples.h"
#include "text/sink_file.h"

/* Bytes of a stranger's word, and what a row may ask for. */
enum { SHOWN = 60, FACE_MAX = 8, SUM_MAX = 21 /* of seven dice that show three */ };

/* Moves the text behind the digits. Four digits or more are no number that could be meant. */
static bool read_digits(const char **text, unsigned least, unsigned most, uint8_t *out)
{
    size_t digits = strspn(*text, "0123456789");
    unsigned long number = digits > 0 && digits < 4 ? strtoul(*text, NULL, 10) : 0;
    *out = (uint8_t)number;
    *text += digits;
    return number >= least && number <= most;
}

/* One row: a face "7", a pair of faces "4-6", or "3+", a sum of at least 3. Moves the text behind it. */
static bool read_row(const char **text, struct hg_row *row)
{
    const char *start = *text;
    *row = (struct hg_row){.sum = 0};
    if (!read_digits(text, 1, SUM_MAX, &row->sum))
        return false;
    if (**text == '+') {
        ++*text;
        return true;
    }
    row->sum = 0;
    *text = start;
    if (!read_digits(text, 1, FACE_MAX, &row->face[0]))
        return false;
    if (**text != '-')
        return true;
    ++*text;
    return read_digits(text, 1, FACE_MAX, &row->face[1]);
}

/* Reads rows between commas into rules with this one card. Five six-sided and two eight-sided dice, as the printed
 * game has them. False when any of it is no row. */
static bool read_rows(const char *text, struct hg_assets_rules *a)
{
    *a = (struct hg_assets_rules){.cards = 1, .dice = {5, 2}, .sides = {6, 8}, .steal = {.face = {6, 0}}};
    rows_prepare(&a->steal, a->sides[0]);
    while (a->rows[0] < HG_ROWS_MAX && read_row(&text, &a->row[0][a->rows[0]])) {
        rows_prepare(&a->row[0][a->rows[0]], a->sides[0]);
        a->rows[0]++;
        if (*text == '\0')
            return true;
        if (*text++ != ',')
            return false;
    }
    return false;
}

/* Finds a card by its place. A planet's name needs the edition that has it. Complains itself. Cards are named by their
 * places in every edition. */
static bool find_card(const struct odds_args *args, uint8_t *card)
{
    struct game_name game;
    struct fault f;
    int place;
    if (!odds_open_edition(args->common.folder, &game, &f))
        return cli_complain_fault(&f) == CLI_FINE;
    place = names_find(&edition_names(game.edition)->places, args->scan, strlen(args->scan));
    edition_close(game.edition);
    *card = (uint8_t)place;
    if (place >= 0 && (args->rules.assets.cards >> place & 1) != 0)
        return true;
    return cli_complain("--scan", "\"%.*s\" has no card in this edition; `hegemon show %s` lists the places", SHOWN,
                        args->scan, USUAL_EDITION) == CLI_FINE;
}

/* The chance of one attempt, and of a whole turn's claim. Printed alike for cards of an edition and for rows that
 * somebody made up. */
static void answer(const struct odds_args *args, struct odds_scan *scan)
{
    double chance = odds_scan_attempt(scan), claim = odds_scan_claim(scan);
    struct sink out = sink_file(stdout);
    struct json j = {&out, false};
    if (args->common.json) {
        json_begin_line(&j);
        pair_text(&j, "card", args->scan);
        pair_flag(&j, "held", args->stealing);
        odds_json_real(&j, "scan", chance);
        odds_json_real(&j, "claim", claim);
        json_end_line(&j);
        return;
    }
    printf(odds_say(args, args->stealing
                              ? SAID("The card %s under best play, with the row more that a held card has\n\n")
                              : SAID("The card %s under best play\n\n")),
           args->scan);
    odds_print_share(odds_say(args, "a scan succeeds"), chance);
    odds_print_share(odds_say(args, args->stealing ? SAID("it is taken from its holder") : SAID("it is claimed")),
                     claim);
}

/* Rows are tried first; a name can't look like them, since ids do not begin with a digit. */
int odds_show_scan(const struct odds_args *args)
{
    struct odds_scan scan;
    struct hg_assets_rules rows;
    const struct hg_assets_rules *cards = &rows;
    uint8_t card = 0;
    if (!read_rows(args->scan, &rows)) {
        if (!args->has_rules)
            return cli_complain("--scan",
                                "\"%.*s\" is no list of rows; write rows such as 7,5,3+ or 4-6, or a place together "
                                "with --edition",
                                SHOWN, args->scan);
        if (!find_card(args, &card))
            return CLI_BAD_INPUT;
        cards = &args->rules.assets;
    }
    odds_scan_start(&scan, cards, card, args->stealing, 0);
    answer(args, &scan);
    return cli_finish(CLI_FINE);
}
