/* The facts of the galactic games: the squares, both sides, numbers, cards. Seats are keys "1" and "2".
 *
 * Both sides are listed although they mirror each other on the usual board: a program should not have to know that. */
#include "text/rules_json/rules_json.h"

#include "engine/bits.h"

/* A set of squares as an array of ids. Squares are places of the edition. */
static void write_squares(const struct facts *in, const char *key, uint64_t set)
{
    facts_ids(in, key, &in->names->places, (struct hg_set){{set, 0}});
}

/* Squares with their neighbours, as far as they are on the board that is played on. Borders of squares that are not
 * played on are left out. */
static void write_board(const struct facts *in, const struct hg_galactic_rules *g)
{
    json_key(in->j, "places");
    json_open(in->j, '{');
    for (uint64_t left = g->board; left != 0;) {
        uint8_t square = take_lowest(&left);
        write_squares(in, in->names->places.item[square].id, edition_place(in->edition, square).borders & g->board);
    }
    json_close(in->j, '}');
    json_key(in->j, "home");
    json_open(in->j, '{');
    write_squares(in, "1", g->home[0]);
    write_squares(in, "2", g->home[1]);
    json_close(in->j, '}');
    json_key(in->j, "start");
    json_open(in->j, '{');
    write_squares(in, "1", g->start[0]);
    write_squares(in, "2", g->start[1]);
    json_close(in->j, '}');
}

/* Where a ship of each seat may go, one step ahead. A step leads diagonally forward, so it depends on the seat. */
static void write_steps(const struct facts *in, const struct hg_galactic_rules *g)
{
    json_key(in->j, "steps");
    json_open(in->j, '{');
    for (unsigned seat = 0; seat < 2; seat++) {
        json_key(in->j, seat == 0 ? "1" : "2");
        json_open(in->j, '{');
        for (uint64_t left = g->board; left != 0;) {
            uint8_t square = take_lowest(&left);
            write_squares(in, in->names->places.item[square].id, g->step[seat][square]);
        }
        json_close(in->j, '}');
    }
    json_close(in->j, '}');
}

/* "hand" is 0 in games without cards. "tie" says what becomes of equal totals. */
static void write_numbers(const struct facts *in, const struct hg_galactic_rules *g)
{
    pair_number(in->j, "turn_limit", g->turn_limit);
    pair_number(in->j, "stack_max", g->stack_max);
    pair_number(in->j, "home_dice", g->home_dice);
    pair_number(in->j, "die_sides", g->die_sides);
    pair_text(in->j, "tie", g->tie_to_defender != 0 ? "defender" : "reroll");
    pair_flag(in->j, "touch_move", g->touch_move != 0);
    pair_number(in->j, "hand", g->cards > 0 ? g->hand : 0u);
}

/* Cards of one kind differ by their ids only. */
static const char *kind_id(const struct facts *in, unsigned card)
{
    const struct named *kind = edition_card(in->edition, card).directive;
    return kind != NULL ? kind->id : NULL;
}

/* A kind is told by the first card of it, since the rules have no names. */
static void write_kind(const struct facts *in, const struct hg_galactic_rules *g, unsigned kind)
{
    unsigned card = 0;
    while (card < g->cards && g->card_kind[card] != kind)
        card++;
    if (card == g->cards || kind_id(in, card) == NULL)
        return;
    json_key(in->j, kind_id(in, card));
    json_open(in->j, '{');
    facts_word(in, "effect", &words_effects, g->kind[kind].effect);
    pair_number(in->j, "amount", g->kind[kind].amount);
    pair_text(in->j, "window", edition_card(in->edition, card).window->id);
    json_close(in->j, '}');
}

/* "cards" maps ids to kinds, "kinds" says what these do. */
void rules_json_galactic(const struct facts *in)
{
    const struct hg_galactic_rules *g = &in->r->galactic;
    write_board(in, g);
    write_steps(in, g);
    write_numbers(in, g);
    json_key(in->j, "cards");
    json_open(in->j, '{');
    for (unsigned i = 0; i < g->cards; i++)
        pair_text(in->j, in->names->cards.item[i].id, kind_id(in, i));
    json_close(in->j, '}');
    json_key(in->j, "kinds");
    json_open(in->j, '{');
    for (unsigned i = 0; i < g->kinds; i++)
        write_kind(in, g, i);
    json_close(in->j, '}');
}
