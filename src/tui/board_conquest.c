/* The map: every place where the edition draws it, with owner, units and pieces. Names are written out where there is
 * room; on a small screen a code of three letters stands for a name, and the line below the board spells it out.
 * Labels are laid out anew only when the size or the language changes. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "shell/term.h"
#include "text/fields.h"
#include "text/say.h"
#include "tui/campaign.h"
#include "tui/codes.h"
#include "tui/help.h"
#include "tui/scene.h"

/* How labels look: the name above the units, the name broken into lines, the name beside the units, a code beside
 * them. */
enum variant { NAMES, BROKEN_NAMES, LINES, CODES, VARIANTS };

/* Columns of a broken line and lines of a name; columns of the badge (a letter and four digits), and of signs. */
enum { NAME_LINE = 13, NAME_LINES = 4, BADGE = 5, MARKS = 4, LABEL_MAX = 128 };

/* How much farther from their places labels may lie, in tenths of a row, before the next way to write them is better.
 */
static const int handicap[VARIANTS] = {0, 3, 6, 14};

/* ---- Labels ------------------------------------------------------------------------------------------------------ */

/* A name broken between words; its lines' starts and lengths. */
struct broken {
    const char *line[NAME_LINES];        /* into the name itself */
    int bytes[NAME_LINES], count, width; /* of each line; how many; columns of the widest */
};

/* Words are added to a line as long as it stays within the width; a word that is longer has a line of its own. */
static void break_name(const char *name, struct broken *out)
{
    char part[128];
    out->count = out->width = 0;
    while (*name != '\0' && out->count < NAME_LINES) {
        size_t taken = strcspn(name, " ");
        for (;;) {
            size_t next = taken + (name[taken] == ' ' ? 1 + strcspn(name + taken + 1, " ") : 0);
            snprintf(part, sizeof part, "%.*s", (int)next, name);
            if (next == taken || term_text_width(part) > NAME_LINE)
                break;
            taken = next;
        }
        snprintf(part, sizeof part, "%.*s", (int)taken, name);
        if ((int)term_text_width(part) > out->width)
            out->width = (int)term_text_width(part);
        out->line[out->count] = name;
        out->bytes[out->count++] = (int)taken;
        name += taken + (name[taken] == ' ');
    }
}

/* Labels never get narrower than the units and signs below the name. */
static int at_least(int least, int value)
{
    return value < least ? least : value;
}

/* A strategic place has a star behind its name, or its code. */
static void name_label(const struct scene *in, unsigned place, enum variant variant, char out[LABEL_MAX])
{
    const char *name = variant == CODES ? in->map->code[place] : scene_place(in, place);
    bool star = help_is_campaign(in->r) && campaign_is_strategic(in, place);
    snprintf(out, LABEL_MAX, "%.*s%s", LABEL_MAX - 2, name, star ? "*" : "");
}

/* The first column of a label is for the mark of a choice. */
static void size_label(const struct scene *in, unsigned place, enum variant variant, struct layout_item *out)
{
    struct drawing at = edition_drawing(in->edition, place);
    int marks = in->map->has_marks ? MARKS : 0;
    char label[LABEL_MAX];
    struct broken broken;
    name_label(in, place, variant, label);
    break_name(label, &broken);
    *out = (struct layout_item){at.x, at.y, 0, 2};
    if (variant == CODES || variant == LINES) {
        out->width = 1 + (int)term_text_width(label) + BADGE - 1 + marks / 2;
        out->height = 1;
    } else if (variant == NAMES) {
        out->width = 1 + at_least(BADGE + marks, (int)term_text_width(label));
    } else {
        out->width = 1 + at_least(BADGE + marks, broken.width);
        out->height = 1 + broken.count;
    }
}

/* Lays the labels out in one of the ways; how far they are from their places, or -1 when there is no room. */
static int try_variant(const struct scene *in, enum variant variant)
{
    struct board_map *map = in->map;
    unsigned count = in->names->places.count;
    for (unsigned i = 0; i < count; i++)
        size_label(in, i, variant, &map->item[i]);
    if (!layout_spread(map->item, count, map->in, map->spot))
        return -1;
    return layout_strain(map->item, count, map->in, map->spot) + handicap[variant];
}

/* Computed once for a size and a language: spreading the labels takes some milliseconds, which would be felt at every
 * key. Each way to write them is tried, and the one that keeps them nearest to their places wins. */
static void lay_out(const struct scene *in, struct area at)
{
    struct board_map *map = in->map;
    int best = -1;
    if (memcmp(&map->in, &at, sizeof at) == 0 && map->language == in->language)
        return;
    map->in = at;
    map->language = in->language;
    map->has_marks = in->r->conquest.mechanisms != 0;
    map->variant = -1;
    codes_choose(&in->names->places, in->language, map->code);
    for (int variant = 0; variant < VARIANTS; variant++) {
        int strain = try_variant(in, (enum variant)variant);
        if (strain < 0 || (best >= 0 && strain >= best))
            continue;
        best = strain;
        map->variant = variant;
    }
    /* The last way that was tried need not be the best one. */
    if (map->variant >= 0)
        try_variant(in, (enum variant)map->variant);
}

/* ---- Pieces ------------------------------------------------------------------------------------------------------ */

/* What else may stand on a place, by the field that says where, as far as the mode has it: pieces by their place,
 * places by a set, ships of three classes by a number of six bits. */
static const struct {
    const char *field, *sign;
} pieces[] = {{"base", "⌂"},  {"hero", "★"},     {"tower", "♜"},      {"titan", "☠"},
              {"ships", "▲"}, {"token_at", "?"}, {"devastated", "✗"}, {"resource", "◆"}};

/* A field is a set of places, a number for each place, or places plus one. */
static bool stands_at(const struct scene *in, const struct hg_field *field, unsigned place)
{
    if (field_is_set(field))
        return has(field_set(field, in->s, 0).word[0], place);
    if (field->index == HG_PER_PLACE)
        return field_number(field, in->s, place) != 0;
    for (unsigned i = 0; i < field->count; i++)
        if (field_number(field, in->s, i) == place + 1)
            return true;
    return false;
}

/* Signs in the order of the table above; in a campaign they are the campaign's own. */
static void marks_of(const struct scene *in, unsigned place, char *out, size_t size)
{
    size_t used = 0;
    out[0] = '\0';
    if (in->r->conquest.mechanisms == 0)
        return;
    if (help_is_campaign(in->r)) {
        bool small = in->map->variant == CODES || in->map->variant == LINES;
        campaign_marks(in, place, small ? MARKS / 2 : MARKS, out, size);
        return;
    }
    for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++) {
        struct word name = {pieces[i].field, strlen(pieces[i].field)};
        const struct hg_field *field = field_find(in->r, name);
        if (field == NULL || !stands_at(in, field, place))
            continue;
        used += (size_t)snprintf(out + used, size - used, "%s", pieces[i].sign);
        if (field->index != HG_PER_PLACE)
            continue;
        unsigned ships = (unsigned)field_number(field, in->s, place);
        used += (size_t)snprintf(out + used, size - used, "%u", (ships & 3) + (ships >> 2 & 3) + (ships >> 4 & 3));
    }
}

/* ---- Drawing ----------------------------------------------------------------------------------------------------- */

/* Lines between places run from middle to middle; labels are drawn over their ends. */
static struct layout_spot middle(const struct board_map *map, unsigned place)
{
    return (struct layout_spot){map->spot[place].x + map->item[place].width / 2,
                                map->spot[place].y + map->item[place].height / 2};
}

/* Over the edge of the sheet: a stroke from each end to the nearer side. */
static void draw_wrap(struct canvas *c, const struct board_map *map, unsigned place, struct ink ink)
{
    struct layout_spot at = middle(map, place);
    bool left = at.x - map->in.x < map->in.width / 2;
    canvas_line(c, at.x, at.y, left ? map->in.x : map->in.x + map->in.width - 1, at.y, ink);
}

/* Each link once, from its lower place. Those between the cursor and a place that may be chosen are lit. */
static void draw_links(struct canvas *c, const struct scene *in)
{
    const struct ink border = {240, INK_DEFAULT, 0}, relay = {67, INK_DEFAULT, 0}, near = {INK_DEFAULT, INK_DEFAULT, 0};
    for (unsigned i = 0; i < in->names->places.count; i++) {
        struct edition_place place = edition_place(in->edition, i);
        for (uint64_t rest = place.borders | place.relays; rest != 0;) {
            unsigned k = take_lowest(&rest);
            struct layout_spot a = middle(in->map, i), b = middle(in->map, k);
            bool lit = (in->cursor == i && has(in->marked, k)) || (in->cursor == k && has(in->marked, i));
            if (has(place.wraps, k))
                draw_wrap(c, in->map, i, relay);
            else if (k > i)
                canvas_line(c, a.x, a.y, b.x, b.y, lit ? near : has(place.relays, k) ? relay : border);
        }
    }
}

/* One sign at a time: the cursor before what has been chosen, what may be chosen before what has happened. */
static void draw_sign(struct canvas *c, const struct scene *in, unsigned place, int x, int y)
{
    if (place == in->cursor)
        canvas_put(c, x, y, ink_bold, "▶");
    else if (place == in->from)
        canvas_put(c, x, y, ink_bold, "●");
    else if (has(in->marked, place))
        canvas_put(c, x, y, ink_bold, "›");
    else if (place == in->hot)
        canvas_put(c, x, y, ink_bold, "✦");
}

/* Told by reversed and underlined type as well as by colour. */
static struct ink name_ink(const struct scene *in, unsigned place)
{
    struct ink ink = scene_place_ink(in, place);
    if (place == in->cursor)
        return ink_with(ink, INK_REVERSE | INK_BOLD);
    if (place == in->from || has(in->marked, place))
        return ink_with(ink, INK_BOLD | INK_UNDERLINE);
    return ink;
}

/* "A12" in the owner's colour, then what else stands there. */
static void draw_badge(struct canvas *c, const struct scene *in, unsigned place, int x, int y)
{
    char marks[32];
    uint8_t owner = scene_owner(in, place);
    marks_of(in, place, marks, sizeof marks);
    int width = 1;
    if (owner < HG_ARMIES_MAX)
        width = canvas_printf(c, x, y, ink_with(scene_field(in, owner), INK_BOLD), "%s%u", in->side[owner].letter,
                              in->s->conquest.open.units[place]);
    else
        canvas_put(c, x, y, ink_dim, help_is_campaign(in->r) && campaign_is_devastated(in, place) ? "✗" : "·");
    canvas_put(c, x + width, y, ink_bold, marks);
}

/* The name above, the badge with owner and units in the line below it. */
static void draw_names(struct canvas *c, const struct scene *in, unsigned place, int x, int y)
{
    char label[LABEL_MAX];
    struct broken broken;
    struct ink ink = name_ink(in, place);
    name_label(in, place, (enum variant)in->map->variant, label);
    break_name(label, &broken);
    if (in->map->variant == NAMES) {
        canvas_put(c, x, y, ink, label);
        draw_badge(c, in, place, x, y + 1);
        return;
    }
    for (int i = 0; i < broken.count; i++)
        canvas_printf(c, x, y + i, ink, "%.*s", broken.bytes[i], broken.line[i]);
    draw_badge(c, in, place, x, y + broken.count);
}

/* The label covers the lines behind it; a click anywhere on it means its place. */
static void draw_label(struct canvas *c, const struct scene *in, unsigned place)
{
    const struct board_map *map = in->map;
    struct area at = {map->spot[place].x, map->spot[place].y, map->item[place].width, map->item[place].height};
    canvas_fill(c, at, ink_plain);
    draw_sign(c, in, place, at.x, at.y);
    if (map->variant == CODES || map->variant == LINES) {
        char label[LABEL_MAX];
        name_label(in, place, (enum variant)map->variant, label);
        int width = canvas_put(c, at.x + 1, at.y, name_ink(in, place), label);
        draw_badge(c, in, place, at.x + width + 2, at.y);
    } else {
        draw_names(c, in, place, at.x + 1, at.y);
    }
    canvas_hit(c, at, HIT_PLACE, place);
}

/* Lines first, labels over them. A screen on which nothing fits shows no board, which layout_screen prevents. */
static void draw(struct canvas *c, const struct scene *in, struct area at)
{
    lay_out(in, at);
    if (in->map->variant < 0)
        return;
    draw_links(c, in);
    for (unsigned i = 0; i < in->names->places.count; i++)
        draw_label(c, in, i);
}

/* For the panel of players, and the overview. */
static void say_holdings(const struct scene *in, unsigned seat, char *out, size_t size)
{
    unsigned places = scene_places_held(in, seat), units = scene_units_held(in, seat);
    int used = snprintf(out, size, say_n(in->language, "%u place · ", "%u places · ", places), places);
    if (used > 0 && (size_t)used < size)
        snprintf(out + used, size - (size_t)used, say_n(in->language, "%u unit", "%u units", units), units);
}

const struct board board_conquest = {.draw = draw, .say_holdings = say_holdings};
