/* The cards that are claimed with dice, by region, and the dice on the table. A card shows its name, its rows (those
 * matched are ticked, a row behind a stroke is the price of taking it from somebody), its points in the lower right
 * corner and its holder's letter in the lower left. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "text/say.h"
#include "tui/replay/strength.h"
#include "tui/scene.h"

/* Columns of a card with the blank behind it; rows of one, with its frame, and with a blank line inside. */
enum { CARD_WIDTH = 13, CARD_HEIGHT = 4, CARD_TALL = 5 };

/* "6", "5 5", "4+" */
static int row_text(const struct hg_row *row, char *out, size_t size)
{
    if (row->sum != 0)
        return snprintf(out, size, "%u+", row->sum);
    if (row->face[1] != 0)
        return snprintf(out, size, "%u%u", row->face[0], row->face[1]);
    return snprintf(out, size, "%u", row->face[0]);
}

/* The rows of a card one after the other; those matched are ticked, the one for a held card comes last. */
static void draw_rows(struct canvas *c, const struct scene *in, unsigned card, int x, int y)
{
    const struct hg_assets_rules *rules = &in->r->assets;
    const struct hg_assets *o = &in->s->assets;
    bool held = scene_owner(in, card) < in->sides && scene_owner(in, card) != o->seat;
    unsigned rows = rules->rows[card] + (held ? 1u : 0u);
    for (unsigned i = 0; i < rows; i++) {
        char text[16];
        bool matched = o->target == card && has(o->matched, i);
        row_text(i < rules->rows[card] ? &rules->row[card][i] : &rules->steal, text, sizeof text);
        if (i == rules->rows[card])
            x += canvas_put(c, x - 1, y, ink_dim, "|") - 1;
        x += canvas_put(c, x, y, matched ? ink_dim : ink_plain, matched ? "✓" : text);
        x += 1;
    }
}

/* A card wears the colour of whoever holds it. */
static struct ink frame_ink(const struct scene *in, unsigned card)
{
    uint8_t owner = scene_owner(in, card);
    if (card == in->cursor)
        return ink_bold;
    return owner < in->sides ? scene_ink(in, owner) : ink_dim;
}

/* Where it stands goes into the map, for the cursor's steps. */
static void draw_card(struct canvas *c, const struct scene *in, unsigned card, struct area at)
{
    uint8_t owner = scene_owner(in, card);
    struct ink name = scene_place_ink(in, card);
    struct area inside = canvas_frame(c, at, frame_ink(in, card), NULL);
    bool chosen = card == in->cursor || card == in->s->assets.target;
    canvas_fit(c, inside.x, inside.y, inside.width, ink_with(name, chosen ? INK_BOLD | INK_REVERSE : INK_BOLD),
               scene_place(in, card));
    if (has(in->marked, card) && card != in->cursor)
        canvas_put(c, at.x, inside.y, ink_bold, "›");
    if (card == in->cursor)
        canvas_put(c, at.x, inside.y, ink_bold, "▶");
    draw_rows(c, in, card, inside.x, inside.y + 1);
    canvas_printf(c, at.x + at.width - 3, at.y + at.height - 1, ink_bold, "%u", in->r->assets.value[card]);
    if (owner < in->sides)
        canvas_printf(c, at.x + 1, at.y + at.height - 1, ink_with(scene_field(in, owner), INK_BOLD), " %s ",
                      in->side[owner].letter);
    canvas_hit(c, at, HIT_PLACE, card);
    in->map->spot[card] = (struct layout_spot){at.x, at.y};
    in->map->item[card] = (struct layout_item){0, 0, at.width, at.height};
}

/* Six-sided dice in square brackets, eight-sided in pointed ones: they differ without colours, too. */
static void draw_dice(struct canvas *c, const struct scene *in, int x, int y)
{
    const struct hg_assets *o = &in->s->assets;
    for (unsigned i = 0; i < sizeof o->face && o->face[i] != 0; i++) {
        struct ink ink = {i < o->dice[0] ? 231 : 16, i < o->dice[0] ? 88 : 220, INK_BOLD};
        x += canvas_printf(c, x, y, ink, i < o->dice[0] ? "[%u]" : "<%u>", o->face[i]);
        x += 1;
    }
}

/* Long names have room on wide screens. */
static int width_of_card(struct area at)
{
    return at.width >= 130 ? CARD_WIDTH + 5 : CARD_WIDTH;
}

/* As many columns as the width has room for. */
static int rows_of_cards(const struct scene *in, struct area at)
{
    int cards = (int)count_bits(in->r->assets.cards), each = at.width / width_of_card(at);
    return (cards + each - 1) / each;
}

/* Or else they go into the line below. */
static bool has_room_for_dice(const struct scene *in, struct area at)
{
    return rows_of_cards(in, at) * CARD_HEIGHT < at.height;
}

/* Cards in the order of their regions. They are taller where there is room for a blank line, and the dice stand in
 * the last line below them. */
static void draw(struct canvas *c, const struct scene *in, struct area at)
{
    unsigned drawn = 0;
    int width = width_of_card(at), each = at.width / width, rows = rows_of_cards(in, at);
    int height = (at.height - 2) / rows >= CARD_TALL + 1 ? CARD_TALL : CARD_HEIGHT;
    int left = at.x + (at.width - each * width) / 2, top = at.y + (at.height - 2 - rows * height) / 2;
    for (uint64_t rest = in->r->assets.cards; rest != 0; drawn++) {
        unsigned card = take_lowest(&rest);
        draw_card(c, in, card,
                  (struct area){left + (int)drawn % each * width,
                                (top > at.y ? top : at.y) + (int)drawn / each * height, width - 1, height});
    }
    if (has_room_for_dice(in, at))
        draw_dice(c, in, left + 1, at.y + at.height - 1);
}

/* The line below the board takes the dice where cards fill all of it: 80 columns by 24 rows. */
static int draw_below(struct canvas *c, const struct scene *in, struct area board, int right, int y)
{
    enum { DIE = 4 };
    const struct hg_assets *o = &in->s->assets;
    int dice = 0;
    while ((size_t)dice < sizeof o->face && o->face[dice] != 0)
        dice++;
    if (dice == 0 || has_room_for_dice(in, board))
        return 0;
    draw_dice(c, in, right - DIE * dice, y);
    return DIE * dice + 1;
}

/* Points count as the rules count them: whole regions by their own value. */
static void say_holdings(const struct scene *in, unsigned seat, char *out, size_t size)
{
    snprintf(out, size, say(in->language, "▤%u · %u points"), scene_places_held(in, seat),
             hg_score(in->r, in->s, seat));
}

/* Some places of the edition have no card in this mode. */
static uint64_t in_play(const struct hg_rules *r)
{
    return r->assets.cards;
}

/* Of a region whose cards are all in one hand, instead of theirs. */
static unsigned bonus(const struct hg_rules *r, unsigned region)
{
    return r->assets.region_value[region];
}

const struct board board_assets = {
    .draw = draw, .say_holdings = say_holdings, .draw_below = draw_below, .in_play = in_play, .bonus = bonus};
