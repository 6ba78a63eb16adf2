/* The cards that are claimed with dice, by region, and the dice on the table. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "text/say.h"
#include "tui/replay/strength.h"
#include "tui/scene.h"

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

static struct ink frame_ink(const struct scene *in, unsigned card)
{
    uint8_t owner = scene_owner(in, card);
    if (card == in->cursor)
        return ink_bold;
    return owner < in->sides ? scene_ink(in, owner) : ink_dim;
}

static void draw_card(struct canvas *c, const struct scene *in, unsigned card, struct area at)
{
    uint8_t owner = scene_owner(in, card);
    struct edition_place facts = edition_place(in->edition, card);
    int region = names_find(&in->names->regions, facts.region->id, strlen(facts.region->id));
    struct ink name = ink_text(region >= 0 ? edition_region(in->edition, (unsigned)region).colour : NULL);
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

static void draw_dice(struct canvas *c, const struct scene *in, int x, int y)
{
    const struct hg_assets *o = &in->s->assets;
    for (unsigned i = 0; i < sizeof o->face && o->face[i] != 0; i++) {
        struct ink ink = {i < o->dice[0] ? 231 : 16, i < o->dice[0] ? 88 : 220, INK_BOLD};
        x += canvas_printf(c, x, y, ink, i < o->dice[0] ? "[%u]" : "<%u>", o->face[i]);
        x += 1;
    }
}

static void draw(struct canvas *c, const struct scene *in, struct area at)
{
    unsigned cards = count_bits(in->r->assets.cards), drawn = 0;
    int width = at.width >= 130 ? CARD_WIDTH + 5 : CARD_WIDTH, each = at.width / width;
    int rows = ((int)cards + each - 1) / each;
    int height = (at.height - 2) / rows >= CARD_TALL + 1 ? CARD_TALL : CARD_HEIGHT;
    int left = at.x + (at.width - each * width) / 2, top = at.y + (at.height - 2 - rows * height) / 2;
    for (uint64_t rest = in->r->assets.cards; rest != 0; drawn++) {
        unsigned card = take_lowest(&rest);
        draw_card(c, in, card,
                  (struct area){left + (int)drawn % each * width,
                                (top > at.y ? top : at.y) + (int)drawn / each * height, width - 1, height});
    }
    draw_dice(c, in, left + 1, at.y + at.height - 1);
}

static void say_holdings(const struct scene *in, unsigned seat, char *out, size_t size)
{
    snprintf(out, size, say(in->language, "▤%u · %u points"), scene_places_held(in, seat),
             strength_score(in->r, in->s, seat));
}

static uint64_t in_play(const struct hg_rules *r)
{
    return r->assets.cards;
}

static unsigned bonus(const struct hg_rules *r, unsigned region)
{
    return r->assets.region_value[region];
}

const struct board board_assets = {.draw = draw, .say_holdings = say_holdings, .in_play = in_play, .bonus = bonus};
