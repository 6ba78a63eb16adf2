/* The panels around the board: title, seats, regions, cards and goals. On small screens seats are one line each or
 * less, and the rest is left to the overview and the page of cards. Panels read the scene alone: they show what its
 * viewer may know, in a game and in a replay alike. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "shell/term.h"
#include "stories/seats.h"
#include "text/fields.h"
#include "text/say.h"
#include "tui/campaign.h"
#include "tui/goals.h"
#include "tui/help.h"
#include "tui/replay/strength.h"
#include "tui/scene.h"

/* ---- The title --------------------------------------------------------------------------------------------------- */

/* What is played on the left, how far it is on the right; the latter is never cut. */
void panel_title(struct canvas *c, const struct scene *in, struct area at)
{
    char left[256], right[96];
    canvas_fill(c, at, ink_bar);
    if (in->s->over)
        snprintf(right, sizeof right, "%s", say(in->language, "the game is over"));
    else if (in->s->round == 0)
        snprintf(right, sizeof right, "%s", say(in->language, "set-up"));
    else
        snprintf(right, sizeof right, say(in->language, "round %u · turn %u"), in->s->round, in->s->turn);
    int room = at.width - (int)term_text_width(right) - 4;
    snprintf(left, sizeof left, "HEGEMON · %s · %s", edition_title(in->edition, in->language),
             in->mode->named.name[in->language]);
    /* The mode matters more than the name of the house. */
    const char *shown = (int)term_text_width(left) <= room ? left : left + strlen("HEGEMON · ");
    canvas_fit(c, at.x + 1, at.y, room, ink_with(ink_bar, INK_BOLD), shown);
    canvas_printf(c, at.x + room + 2, at.y, ink_with(ink_bar, INK_BOLD), " %s ", right);
}

/* ---- Seats ------------------------------------------------------------------------------------------------------- */

/* Goals that were collected are public. */
static unsigned goals_of(const struct scene *in, unsigned seat)
{
    const struct hg_field *goals = field_find(in->r, (struct word){"goals_of", 8});
    return goals != NULL && seat < in->r->seats ? count_bits(field_set(goals, in->s, seat).word[0]) : 0;
}

/* Ships, and the cards that meters bring. */
static int campaign_facts(const struct scene *in, unsigned seat, char *out, size_t size)
{
    int used = 0;
    if (campaign_extra_cards(in, seat) > 0)
        used += snprintf(out, size, "+%u", campaign_extra_cards(in, seat));
    if (campaign_ships(in, seat) > 0)
        used += snprintf(out + used, size - (size_t)used, " △%u", campaign_ships(in, seat));
    return used;
}

/* The facts of a seat in a few signs. */
static void seat_facts(const struct scene *in, unsigned seat, char *out, size_t size)
{
    unsigned goals = goals_of(in, seat), hand = scene_hand_size(in, seat);
    int used;
    out[0] = '\0';
    if (seat < in->r->seats && !has(in->s->living, seat)) {
        snprintf(out, size, "%s", say(in->language, "out"));
        return;
    }
    if (!hg_traits(in->r).has_units) {
        snprintf(out, size, "▤%u Σ%u", scene_places_held(in, seat), hg_score(in->r, in->s, seat));
        return;
    }
    used = snprintf(out, size, "%u▪%u", scene_places_held(in, seat), scene_units_held(in, seat));
    if (hand > 0)
        used += snprintf(out + used, size - (size_t)used, " ▤%u", hand);
    if (help_is_campaign(in->r) && seat < in->r->seats)
        used += campaign_facts(in, seat, out + used, size - (size_t)used);
    if (goals > 0)
        snprintf(out + used, size - (size_t)used, " ⚑%u", goals);
}

/* "yellow" of "Protoss, yellow" where there is no room for both. */
static const char *name_within(const struct scene *in, unsigned seat, int width)
{
    const char *name = scene_army(in, seat), *comma = strstr(name, ", ");
    return (int)term_text_width(name) <= width || comma == NULL ? name : comma + 2;
}

enum { NAME_LEAST = 6 }; /* columns; the letter before it names the seat as well */

/* The letter on its colour, and the sign of its side where there are sides. Returns the columns it took. */
static int draw_badge(struct canvas *c, const struct scene *in, unsigned seat, int x, int y)
{
    const char *side = scene_side_sign(in, seat);
    return canvas_printf(c, x, y, ink_with(scene_field(in, seat), INK_BOLD), " %s%s", in->side[seat].letter,
                         side[0] != '\0' ? side : " ");
}

/* In one line. Facts stand nowhere else on a small screen, so a name is cut before they are; what is left of it must
 * still be one that can be told from others. */
static void draw_short(struct canvas *c, const struct scene *in, unsigned seat, struct area at)
{
    char facts[64];
    bool active = scene_active(in) == seat;
    int x = at.x;
    seat_facts(in, seat, facts, sizeof facts);
    x += canvas_put(c, x, at.y, ink_bold, active ? "▸" : " ");
    x += draw_badge(c, in, seat, x, at.y);
    int room = at.x + at.width - x - (int)term_text_width(facts) - 3;
    room += (int)term_text_width(name_within(in, seat, room)) > room; /* the column behind the facts */
    for (char *last; room < NAME_LEAST && (last = strrchr(facts, ' ')) != NULL;) {
        *last = '\0';
        room = at.x + at.width - x - (int)term_text_width(facts) - 2;
    }
    canvas_fit(c, x + 1, at.y, room, ink_with(scene_ink(in, seat), active ? INK_BOLD : 0), name_within(in, seat, room));
    canvas_put(c, x + 2 + room, at.y, ink_plain, facts);
}

/* Who is out, who has resigned. */
static const char *fate(const struct scene *in, unsigned seat)
{
    if (seat >= in->r->seats)
        return say(in->language, "neutral");
    if (!has(in->s->living, seat))
        return say(in->language, "out of the game");
    return has(in->s->acting, seat) ? "" : say(in->language, "has resigned");
}

/* The share of the board, in half columns. */
static void draw_bar(struct canvas *c, const struct scene *in, unsigned seat, int x, int y, int width)
{
    unsigned all = count_bits(board_in_play(in));
    int halves = all > 0 ? (int)((scene_places_held(in, seat) * 2u * (unsigned)width + all - 1) / all) : 0;
    for (int i = 0; i < width; i++)
        canvas_put(c, x + i, y, i * 2 < halves ? scene_ink(in, seat) : ink_dim,
                   halves >= 2 * i + 2   ? "█"
                   : halves == 2 * i + 1 ? "▌"
                                         : "·");
}

enum { BAR = 9 }; /* leaves room for holdings in any language */

/* In the words of the game: places and units, ships, or cards and points. */
static void draw_holdings(struct canvas *c, const struct scene *in, unsigned seat, struct area at)
{
    char text[128];
    board_of(in->r)->say_holdings(in, seat, text, sizeof text);
    canvas_fit(c, at.x, at.y, at.width, ink_plain, text);
}

/* "Terran · with B": the letters of allies, whose names stand beside them. Neutral armies have none. */
static void say_with_allies(const struct scene *in, unsigned seat, int width, char *out, size_t size)
{
    char allies[HG_SEATS_MAX * 4] = "";
    uint64_t left = seat < in->r->seats ? seat_side(in->r, in->s, seat) & ~bit(seat) : 0;
    for (size_t used = 0; left != 0 && used < sizeof allies;)
        used += (size_t)snprintf(allies + used, sizeof allies - used, "%s%s", used > 0 ? " " : "",
                                 in->side[take_lowest(&left)].letter);
    if (allies[0] != '\0')
        snprintf(out, size, say(in->language, "%s · with %s"), scene_army(in, seat), allies);
    if (allies[0] == '\0' || (int)term_text_width(out) > width)
        snprintf(out, size, "%s", scene_army(in, seat));
}

/* Three lines: who, what they hold, and what else they have. */
static void draw_long(struct canvas *c, const struct scene *in, unsigned seat, struct area at)
{
    unsigned hand = scene_hand_size(in, seat), goals = goals_of(in, seat);
    bool active = scene_active(in) == seat;
    char name[256];
    int x = at.x;
    x += canvas_put(c, x, at.y, ink_bold, active ? "▸" : " ");
    x += draw_badge(c, in, seat, x, at.y);
    say_with_allies(in, seat, at.width - 6, name, sizeof name);
    canvas_fit(c, x + 1, at.y, at.width - 6, ink_with(scene_ink(in, seat), active ? INK_BOLD : 0), name);
    draw_bar(c, in, seat, at.x + 5, at.y + 1, BAR);
    x = at.x + 5 + BAR + 1;
    if (fate(in, seat)[0] != '\0' && seat < in->r->seats) {
        canvas_put(c, x, at.y + 1, ink_dim, fate(in, seat));
        return;
    }
    draw_holdings(c, in, seat, (struct area){x, at.y + 1, at.x + at.width - x, 1});
    x = at.x + 5;
    if (hand > 0)
        x += canvas_printf(c, x, at.y + 2, ink_dim, say_n(in->language, "%u card  ", "%u cards  ", hand), hand);
    if (help_is_campaign(in->r) && campaign_ships(in, seat) > 0)
        canvas_printf(c, x, at.y + 2, ink_dim, say_n(in->language, "△ %u ship", "△ %u ships", campaign_ships(in, seat)),
                      campaign_ships(in, seat));
    if (goals > 0)
        canvas_printf(c, x, at.y + 2, ink_dim, say_n(in->language, "⚑ %u goal", "⚑ %u goals", goals), goals);
}

/* Long where there is room for it, otherwise a line each, otherwise three beside each other. */
void panel_seats(struct canvas *c, const struct scene *in, struct area at)
{
    int long_rows = 3 * (int)in->r->seats;
    if (at.height >= 2 + long_rows) {
        struct area inside = canvas_frame(c, at, ink_dim, say(in->language, "Players"));
        for (unsigned i = 0; i < in->r->seats; i++)
            draw_long(c, in, i, (struct area){inside.x, inside.y + 3 * (int)i, inside.width, 3});
        for (unsigned i = in->r->seats; i < in->sides; i++)
            draw_short(c, in, i,
                       (struct area){inside.x, inside.y + long_rows + (int)(i - in->r->seats), inside.width, 1});
        return;
    }
    /* Three beside each other where there are more sides than lines. */
    int each = at.height >= (int)in->sides ? 1 : 3, width = at.width / each;
    for (unsigned i = 0; i < in->sides; i++)
        draw_short(c, in, i, (struct area){at.x + (int)i % each * width, at.y + (int)i / each, width, 1});
}

/* ---- Regions ----------------------------------------------------------------------------------------------------- */

/* Each place of the region as the letter of whoever holds it. */
static void draw_region(struct canvas *c, const struct scene *in, unsigned region, struct area at)
{
    struct scene_region facts = scene_region(in, region);
    uint64_t places = facts.places;
    int count = (int)count_bits(places), x = at.x + at.width - count - 5;
    canvas_fit(c, at.x, at.y, x - at.x - 1, facts.ink, in->names->regions.item[region].name[in->language]);
    for (; places != 0; x++) {
        uint8_t owner = scene_owner(in, take_lowest(&places));
        canvas_put(c, x, at.y, owner < in->sides ? ink_with(scene_ink(in, owner), INK_BOLD) : ink_dim,
                   owner < in->sides ? in->side[owner].letter : "·");
    }
    if (facts.bonus > 0)
        canvas_printf(c, at.x + at.width - 4, at.y, ink_plain, "+%u", facts.bonus);
}

/* Regions that have no room are counted on the frame. */
void panel_regions(struct canvas *c, const struct scene *in, struct area at)
{
    if (at.height < 3)
        return;
    struct area inside = canvas_frame(c, at, ink_dim, say(in->language, "Regions"));
    unsigned count = in->names->regions.count, room = (unsigned)inside.height;
    for (unsigned i = 0; i < count && i < room; i++)
        draw_region(c, in, i, (struct area){inside.x + 1, inside.y + (int)i, inside.width - 1, 1});
    canvas_more(c, at, 0, count > room ? count - room : 0);
}

/* ---- Cards and achievements -------------------------------------------------------------------------------------- */

/* The longest text of a card, in lines. */
enum { CARD_LINES = 24 };

/* Returns the lines it took. */
static int draw_card(struct canvas *c, const struct scene *in, unsigned card, struct area at)
{
    struct edition_card facts = edition_card(in->edition, card);
    const char *text = facts.text[in->language];
    char name[160], title[240];
    const char *class = help_is_campaign(in->r) ? NULL : scene_card_class(in, card); /* there the name begins with it */
    snprintf(name, sizeof name, "▤ %s", facts.named->name[in->language]);
    snprintf(title, sizeof title, "%s · %s", name, class != NULL ? class : "");
    /* Half a class says nothing: it stands there whole or not at all. */
    canvas_fit(c, at.x, at.y, at.width, ink_bold,
               class != NULL && (int)term_text_width(title) <= at.width ? title : name);
    canvas_hit(c, (struct area){at.x, at.y, at.width, 1}, HIT_CARD, card);
    if (text == NULL)
        return 1;
    /* A text that would be cut off is left to the page of cards. */
    struct area below = {at.x + 2, at.y + 1, at.width - 2, CARD_LINES};
    int lines = canvas_wrap(NULL, below, ink_plain, text);
    if (1 + lines > at.height)
        return 1;
    return 1 + canvas_wrap(c, below, ink_plain, text);
}

/* Returns the lines it took; `left` counts the goals that have no room. */
static int draw_goals(struct canvas *c, const struct scene *in, struct area at, unsigned *left)
{
    const struct hg_conquest_open *o = &in->s->conquest.open;
    int y = 0;
    if (!hg_plays_with(in->r, HG_GOALS))
        return 0;
    for (unsigned i = 0; i < in->r->conquest.goals; i++) {
        unsigned holder = HG_NONE;
        for (unsigned k = 0; k < in->r->seats; k++)
            if (has(o->goals_of[k], i))
                holder = k;
        if (!has(o->goals, i) && holder == HG_NONE)
            continue;
        if (y >= at.height) {
            (*left)++;
            continue;
        }
        canvas_put(c, at.x, at.y + y, holder < in->sides ? ink_with(scene_field(in, holder), INK_BOLD) : ink_dim,
                   holder < in->sides ? in->side[holder].letter : "⚑");
        int taken = holder == HG_NONE ? goal_draw_nearest(c, in, i, at.x + at.width, at.y + y) : 0;
        y += canvas_wrap(c, (struct area){at.x + 2, at.y + y, at.width - 2 - taken, 2}, ink_plain,
                         in->names->goals.item[i].name[in->language]);
    }
    return y;
}

/* Goals or meters first, then cards; `first` scrolls past cards and leaves out what is above them. */
void panel_cards(struct canvas *c, const struct scene *in, struct area at, unsigned first)
{
    struct hg_set hand = scene_hand(in);
    unsigned passed = 0, left = 0;
    if (at.height < 3)
        return;
    bool campaign = help_is_campaign(in->r);
    struct area inside = canvas_frame(
        c, at, ink_dim, campaign ? say(in->language, "Meters and cards") : say(in->language, "Goals and cards"));
    inside.x++;
    inside.width -= 2;
    int y = first != 0 ? 0 : campaign ? panel_campaign(c, in, inside) : draw_goals(c, in, inside, &left);
    bool empty = hand.word[0] == 0 && hand.word[1] == 0;
    unsigned cards = count_bits(hand.word[0]) + count_bits(hand.word[1]);
    for (unsigned word = 0; word < 2; word++)
        while (hand.word[word] != 0 && y < inside.height) {
            unsigned card = 64 * word + take_lowest(&hand.word[word]);
            if (passed++ < first)
                continue;
            y += draw_card(c, in, card, (struct area){inside.x, inside.y + y, inside.width, inside.height - y});
        }
    canvas_more(c, at, first, left + (passed < cards ? cards - passed : 0));
    if (y < inside.height && empty && (campaign || y == 0))
        canvas_wrap(c, (struct area){inside.x, inside.y + y, inside.width, inside.height - y}, ink_dim,
                    say(in->language, "No cards in your hand."));
}

/* Beside the board nothing is scrolled. */
void panel_hand(struct canvas *c, const struct scene *in, struct area at)
{
    panel_cards(c, in, at, 0);
}
