/* What can be looked at instead of the board: everybody's cards, the keys, what is wrong with the record. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "shell/term.h"
#include "text/fields.h"
#include "text/say.h"
#include "tui/help.h"
#include "tui/replay/replay.h"

enum {
    HAND_INDENT = 7, /* of a card in the frame of all hands */
    CARD_COLUMN = 37
};

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

/* Lines that a card's name takes beside the board. */
static int name_card(struct canvas *c, const struct scene *in, unsigned card, struct area at)
{
    char text[160];
    snprintf(text, sizeof text, "▤ %s", in->names->cards.item[card].name[in->language]);
    return canvas_wrap(c, at, ink_plain, text);
}

int sheet_hands_height(const struct scene *in, int width)
{
    int lines = 2;
    for (unsigned i = 0; i < in->r->seats; i++) {
        struct hg_set hand = cards_told(in, i);
        lines++;
        for (int card; (card = take_card(&hand)) >= 0;)
            lines += name_card(NULL, in, (unsigned)card, (struct area){0, 0, width - HAND_INDENT, 2});
    }
    return lines;
}

void sheet_hands(struct canvas *c, const struct scene *in, struct area at)
{
    struct area inside = canvas_frame(c, at, ink_dim, say(in->language, "Cards"));
    int y = 0;
    for (unsigned i = 0; i < in->r->seats && y < inside.height; i++) {
        struct hg_set hand = cards_told(in, i);
        draw_holder(c, in, i, (struct area){inside.x, inside.y + y++, inside.width - 1, 1});
        for (int card; y < inside.height && (card = take_card(&hand)) >= 0;)
            y += name_card(
                c, in, (unsigned)card,
                (struct area){inside.x + 4, inside.y + y, at.width - HAND_INDENT, inside.height - y > 1 ? 2 : 1});
    }
}

/* ---- Cards with their texts -------------------------------------------------------------------------------------- */

struct held {
    unsigned seat, card;
};

static unsigned list_cards(const struct scene *in, struct held out[HG_CARDS_MAX])
{
    unsigned count = 0;
    for (unsigned i = 0; i < in->r->seats; i++) {
        struct hg_set hand = cards_told(in, i);
        for (int card; count < HG_CARDS_MAX && (card = take_card(&hand)) >= 0;)
            out[count++] = (struct held){i, (unsigned)card};
    }
    return count;
}

/* One card, its text if wanted. Returns the lines it takes; draws nothing when `c` is NULL. */
static int draw_card(struct canvas *c, const struct scene *in, struct held held, bool text, struct area at)
{
    const char *says = edition_card(in->edition, held.card).text[in->language];
    struct area name = {at.x + 2, at.y, at.width - 2, at.height < 2 ? at.height : 2};
    int y = canvas_wrap(c, name, ink_bold, in->names->cards.item[held.card].name[in->language]);
    if (c != NULL)
        canvas_put(c, at.x, at.y, ink_with(scene_field(in, held.seat), INK_BOLD), in->side[held.seat].letter);
    if (!text || says == NULL)
        return y;
    return y + canvas_wrap(c, (struct area){at.x + 2, at.y + y, at.width - 2, at.height - y}, ink_plain, says);
}

/* Card below card, column beside column, none broken. Returns how many fit. */
static unsigned flow_cards(struct canvas *c, const struct scene *in, bool text, struct area at)
{
    struct held held[HG_CARDS_MAX];
    unsigned count = list_cards(in, held), placed = 0;
    int columns = at.width / CARD_COLUMN, width = at.width / columns, column = 0, y = 0;
    for (; placed < count; placed++) {
        int lines = draw_card(NULL, in, held[placed], text, (struct area){0, 0, width - 2, at.height + 8});
        if (y > 0 && y + lines > at.height) {
            column++;
            y = 0;
        }
        if (column >= columns || lines > at.height)
            break;
        if (c != NULL)
            draw_card(c, in, held[placed], text, (struct area){at.x + column * width, at.y + y, width - 2, lines});
        y += lines;
    }
    return placed;
}

/* How many cards everybody holds; below that the cards, with their texts where all of them fit. */
void sheet_cards(struct canvas *c, const struct viewer *v, struct area at)
{
    char title[SIDE_NAME_MAX + 96], eyes[SIDE_NAME_MAX + 32];
    struct held held[HG_CARDS_MAX];
    unsigned count = list_cards(&v->scene, held);
    viewer_eyes(v, eyes, sizeof eyes);
    snprintf(title, sizeof title, "%s · %s", say(v->language, "Cards"), eyes);
    struct area in = canvas_frame(c, at, ink_dim, title);
    int seats = (int)v->scene.r->seats, each = 2, width = in.width / each, heads = (seats + each - 1) / each;
    for (int i = 0; i < seats; i++)
        draw_holder(c, &v->scene, (unsigned)i,
                    (struct area){in.x + 1 + i % each * width, in.y + i / each, width - 4, 1});
    in = (struct area){in.x + 2, in.y + heads + 1, in.width - 2, in.height - heads - 2};
    bool text = flow_cards(NULL, &v->scene, true, in) == count;
    unsigned placed = flow_cards(c, &v->scene, text, in);
    if (placed < count)
        canvas_printf(c, in.x, in.y + in.height, ink_dim,
                      say_n(v->language, "and %u card more; look as one seat to see fewer",
                            "and %u cards more; look as one seat to see fewer", count - placed),
                      count - placed);
}

/* ---- Keys -------------------------------------------------------------------------------------------------------- */

static const char *const keys[][2] = {
    {"← →", SAID("one action back or ahead; the mouse wheel does it, too")},
    {"↑ ↓", SAID("one turn back or ahead")},
    {SAID("PgUp PgDn"), SAID("one round back or ahead")},
    {SAID("Home End"), SAID("to the beginning, to the end")},
    {"t  :", SAID("type the number of a turn, or of an action, to jump to")},
    {SAID("Space  + -"), SAID("play and pause; faster, slower")},
    {"1–6", SAID("see with the eyes of a seat: others' cards are hidden")},
    {"9  0  v", SAID("a spectator's eyes; everything shown; the next eyes")},
    {"a  n p", SAID("mark luck and mistakes; to the next mark, the one before")},
    {"g  w", SAID("how strong everybody was; strength, or the chances to win")},
    {"c  l", SAID("everybody's cards with their texts; the story")},
    {SAID("Esc"), SAID("back to the board")},
    {"q", SAID("leave")},
};

/* What is wrong with the record, where something is. Returns the lines it took. */
static int draw_fault(struct canvas *c, const struct viewer *v, struct area in)
{
    char text[800];
    fault_print(&v->film.fault, text, sizeof text);
    int y = canvas_wrap(c, in, ink_bold, text);
    snprintf(text, sizeof text,
             say_n(v->language, "Up to there it is good: %lu action is shown.",
                   "Up to there it is good: %lu actions are shown.", film_last(&v->film)),
             film_last(&v->film));
    return y + canvas_wrap(c, (struct area){in.x, in.y + y, in.width, in.height - y}, ink_plain, text);
}

/* What the signs on the line of time mean. */
static void draw_signs(struct canvas *c, const struct viewer *v, struct area in)
{
    char text[400];
    int used = 0;
    for (unsigned i = MARK_KINDS; i-- > 0;)
        used += snprintf(text + used, sizeof text - (size_t)used, "%s %s%s", mark_signs[i], mark_word(i, v->language),
                         i > 0 ? " · " : "");
    canvas_wrap(c, in, ink_plain, text);
}

void sheet_help(struct canvas *c, struct viewer *v, struct area at)
{
    struct area in = canvas_frame(c, at, ink_dim, say(v->language, "Looking at a recorded game"));
    in = (struct area){in.x + 2, in.y + 1, in.width - 4, in.height - 1};
    struct help_keys all = {keys, sizeof keys / sizeof keys[0]};
    int y = 0;
    v->help_next = help_keys(c, v->language, all, v->help_first, in, &y) % all.count;
    if (v->help_next != 0)
        return;
    struct area rest = {in.x, in.y + y + 1, in.width, in.height - y - 1};
    if (v->film.status == RECORD_BROKEN || v->film.status == RECORD_TORN)
        draw_fault(c, v, rest);
    else if (v->marks.state == MARKS_THERE)
        draw_signs(c, v, rest);
    else
        canvas_wrap(c, rest, ink_plain,
                    say(v->language, "Strength is the share that a side has of all units, places, income and goals; of "
                                     "ships and how far they have come; or of the score. The chances are what computer "
                                     "players see at a glance."));
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
