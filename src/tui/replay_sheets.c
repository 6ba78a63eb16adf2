/* What can be looked at instead of the board: everybody's cards, the keys, what is wrong with the record. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "front/term.h"
#include "text/fields.h"
#include "text/say.h"
#include "tui/help.h"
#include "tui/replay.h"

/* ---- Cards ------------------------------------------------------------------------------------------------------- */

/* The cards of a seat that the viewer can tell. */
static struct hg_set cards_told(const struct scene *in, unsigned seat)
{
    const struct hg_field *hand = field_find(in->r, (struct word){"hand", 4});
    return hand != NULL ? field_set(hand, in->s, seat) : (struct hg_set){{0, 0}};
}

static unsigned count_set(struct hg_set set)
{
    return count_bits(set.word[0]) + count_bits(set.word[1]);
}

static int take_card(struct hg_set *set)
{
    if (set->word[0] != 0)
        return (int)take_lowest(&set->word[0]);
    return set->word[1] != 0 ? 64 + (int)take_lowest(&set->word[1]) : -1;
}

/* A seat, and how many of its cards the viewer can't tell. */
static void draw_holder(struct canvas *c, const struct scene *in, unsigned seat, struct area at)
{
    char text[96];
    unsigned all = scene_hand_size(in, seat), told = count_set(cards_told(in, seat));
    int x =
        at.x + canvas_printf(c, at.x, at.y, ink_with(scene_field(in, seat), INK_BOLD), " %s ", in->side[seat].letter);
    if (all == 0)
        snprintf(text, sizeof text, "%s", say(in->language, "no cards"));
    else if (told >= all)
        snprintf(text, sizeof text, say_n(in->language, "%u card", "%u cards", all), all);
    else
        snprintf(text, sizeof text, say_n(in->language, "%u hidden card", "%u hidden cards", all - told), all - told);
    int wide = (int)term_text_width(text);
    canvas_fit(c, x + 1, at.y, at.x + at.width - x - wide - 2, scene_ink(in, seat), scene_army(in, seat));
    canvas_put(c, at.x + at.width - wide, at.y, all > 0 && told < all ? ink_dim : ink_plain, text);
}

static void card_line(const struct scene *in, unsigned card, char *out, size_t size)
{
    struct edition_card facts = edition_card(in->edition, card);
    snprintf(out, size, "▤ %s%s%s", facts.named->name[in->language], facts.class != NULL ? " · " : "",
             facts.class != NULL ? facts.class->name[in->language] : "");
}

int sheet_hands_height(const struct scene *in)
{
    int lines = 2;
    for (unsigned i = 0; i < in->r->seats; i++)
        lines += 1 + (int)count_set(cards_told(in, i));
    return lines;
}

void sheet_hands(struct canvas *c, const struct scene *in, struct area at)
{
    struct area inside = canvas_frame(c, at, ink_dim, say(in->language, "Cards"));
    int y = 0;
    for (unsigned i = 0; i < in->r->seats && y < inside.height; i++) {
        struct hg_set hand = cards_told(in, i);
        draw_holder(c, in, i, (struct area){inside.x, inside.y + y++, inside.width - 1, 1});
        for (int card; y < inside.height && (card = take_card(&hand)) >= 0; y++) {
            char text[160];
            card_line(in, (unsigned)card, text, sizeof text);
            canvas_fit(c, inside.x + 4, inside.y + y, inside.width - 5, ink_plain, text);
        }
    }
}

/* One seat's cards with their texts, in a column. */
static void draw_hand(struct canvas *c, const struct scene *in, unsigned seat, struct area at)
{
    struct hg_set hand = cards_told(in, seat);
    draw_holder(c, in, seat, (struct area){at.x, at.y, at.width, 1});
    int y = 1;
    for (int card; y < at.height && (card = take_card(&hand)) >= 0;) {
        char text[160];
        const char *says = edition_card(in->edition, (unsigned)card).text[in->language];
        card_line(in, (unsigned)card, text, sizeof text);
        canvas_fit(c, at.x + 1, at.y + y++, at.width - 1, ink_bold, text);
        if (says != NULL && y + 1 < at.height)
            y += canvas_wrap(c, (struct area){at.x + 3, at.y + y, at.width - 3, at.height - y}, ink_plain, says);
    }
}

/* As many columns as there is room for, row below row. */
void sheet_cards(struct canvas *c, const struct viewer *v, struct area at)
{
    char title[SIDE_NAME_MAX + 64];
    snprintf(title, sizeof title, say(v->language, "Cards, as seen by %s"), viewer_eyes(v));
    struct area in = canvas_frame(c, at, ink_dim, title);
    int seats = (int)v->scene.r->seats, each = in.width / 36 < seats ? in.width / 36 : seats;
    int rows = (seats + each - 1) / each, width = in.width / each, height = in.height / rows;
    for (int i = 0; i < seats; i++)
        draw_hand(c, &v->scene, (unsigned)i,
                  (struct area){in.x + 1 + i % each * width, in.y + i / each * height, width - 3, height});
}

/* ---- Keys -------------------------------------------------------------------------------------------------------- */

static const char *const keys[][2] = {
    {"← →", SAID("one action back or ahead; the mouse wheel does it, too")},
    {"↑ ↓", SAID("one turn back or ahead")},
    {"PgUp PgDn", SAID("one round back or ahead")},
    {"Home End", SAID("to the beginning, to the end")},
    {"t  :", SAID("type the number of a turn, or of an action, to jump to")},
    {"Space  + -", SAID("play and pause; faster, slower")},
    {"1 to 6", SAID("see with the eyes of a seat: others' cards are hidden")},
    {"9  0  v", SAID("a spectator's eyes; everything shown; the next eyes")},
    {"g", SAID("how strong everybody was, turn by turn")},
    {"c  l", SAID("everybody's cards with their texts; the story")},
    {"Esc", SAID("back to the board")},
    {"q", SAID("leave")},
};

/* What is wrong with the record, where something is. Returns the lines it took. */
static int draw_fault(struct canvas *c, const struct viewer *v, struct area in)
{
    char text[800];
    fault_print(&v->film.fault, text, sizeof text);
    int y = canvas_wrap(c, in, ink_bold, text) + 1;
    snprintf(text, sizeof text,
             say_n(v->language, "Up to there it is good: %lu action is shown.",
                   "Up to there it is good: %lu actions are shown.", film_last(&v->film)),
             film_last(&v->film));
    return y + canvas_wrap(c, (struct area){in.x, in.y + y, in.width, in.height - y}, ink_plain, text);
}

void sheet_help(struct canvas *c, const struct viewer *v, struct area at)
{
    struct area in = canvas_frame(c, at, ink_dim, say(v->language, "Looking at a recorded game"));
    in = (struct area){in.x + 2, in.y + 1, in.width - 4, in.height - 1};
    int y = 0;
    for (size_t i = 0; i < sizeof keys / sizeof keys[0] && y < in.height; i++, y++) {
        canvas_put(c, in.x, in.y + y, ink_bold, keys[i][0]);
        canvas_fit(c, in.x + 14, in.y + y, in.width - 14, ink_plain, say(v->language, keys[i][1]));
    }
    y++;
    y += canvas_wrap(c, (struct area){in.x, in.y + y, in.width, in.height - y}, ink_plain,
                     say(v->language, "Strength is the share that a side has of all units, places, income and goals; "
                                      "of ships and how far they have come; or of the score."));
    if (v->film.status == RECORD_BROKEN || v->film.status == RECORD_TORN)
        draw_fault(c, v, (struct area){in.x, in.y + y + 1, in.width, in.height - y - 1});
}

void sheet_fault(struct canvas *c, const struct viewer *v, struct area at)
{
    bool torn = v->film.status == RECORD_TORN;
    struct area in = canvas_frame(
        c, at, ink_bold, torn ? say(v->language, "The last line is torn") : say(v->language, "This record is broken"));
    in = (struct area){in.x + 2, in.y + 1, in.width - 4, in.height - 2};
    int y = draw_fault(c, v, in);
    canvas_put(c, in.x, in.y + y + 1, ink_dim, say(v->language, "Enter: look at what is good"));
}
