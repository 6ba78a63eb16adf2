/* The answer to a question, below it in the same panel: a list, a place of the board with the odds of attacking it, a
 * number, or what is being typed. What has no room is counted, and the panel's frame says how much that is. Nothing
 * is decided here: keys are read by play_keys.c, and what they choose is in struct play. */
#include <stdio.h>
#include <string.h>

#include "engine/traits.h"
#include "shell/term.h"
#include "text/say.h"
#include "tui/chance.h"
#include "tui/help.h"
#include "tui/play.h"

/* The lines that an answer takes: one, unless it is a long sentence. */
static int item_lines(const struct play *p, unsigned i, int width)
{
    char text[256];
    help_option(&p->scene, &p->ask, &p->options, p->options.value[i], text, sizeof text);
    return canvas_wrap(NULL, (struct area){0, 0, width - 4, 3}, ink_plain, text);
}

/* With its digit, as far as there are digits; a click anywhere on it chooses it. */
static void draw_item(struct canvas *c, const struct play *p, unsigned i, struct area at)
{
    char text[256];
    bool here = i == p->item;
    struct ink ink = here ? ink_with(ink_bar, INK_BOLD) : ink_plain;
    help_option(&p->scene, &p->ask, &p->options, p->options.value[i], text, sizeof text);
    canvas_put(c, at.x, at.y, ink_bold, here ? "▶" : " ");
    if (i < 9)
        canvas_printf(c, at.x + 2, at.y, ink_dim, "%u", i + 1);
    canvas_fill(c, (struct area){at.x + 4, at.y, at.width - 4, at.height}, ink);
    canvas_wrap(c, (struct area){at.x + 4, at.y, at.width - 4, at.height}, ink, text);
    canvas_hit(c, at, HIT_ITEM, i);
}

/* As many answers around the cursor as have room, each with all of its lines. Returns the lines it took. */
static int draw_list(struct canvas *c, const struct play *p, struct area at, struct play_rest *rest)
{
    unsigned first = p->item, i;
    int used = item_lines(p, first, at.width), y = 0;
    while (first > 0 && used + item_lines(p, first - 1, at.width) <= at.height)
        used += item_lines(p, --first, at.width);
    for (i = first; i < p->options.count && y + item_lines(p, i, at.width) <= at.height; i++) {
        int lines = item_lines(p, i, at.width);
        draw_item(c, p, i, (struct area){at.x, at.y + y, at.width, lines});
        y += lines;
    }
    *rest = (struct play_rest){first, p->options.count - i};
    return y;
}

/* Whether a verb is decided, and has any of these traits. */
static bool is(const struct play *p, uint32_t traits)
{
    return (p->ask.decided >> PART_VERB & 1) != 0 && hg_verb_is(p->scene.r, p->ask.action.verb, traits);
}

/* The odds of attacking `to`, where that is what is being decided; otherwise nothing. */
static void say_odds(const struct play *p, uint8_t to, char *out, size_t size)
{
    const struct hg_conquest_open *o = &p->scene.s->conquest.open;
    struct chance chance = {false, 0, 0};
    if (is(p, HG_VERB_ATTACKS | HG_VERB_DECLARES))
        chance = chance_of_attack(&p->scene, p->ask.action.from, to, 1);
    else if (is(p, HG_VERB_COMMITS))
        chance = chance_of_attack(&p->scene, o->battle_from, o->battle_to, 1);
    chance_say(&p->scene, &chance, out, size);
}

/* A place and the odds beside it, or below where there is no room for both. Returns the lines it took; without a
 * canvas, those that it would take. */
static int draw_odds(struct canvas *c, struct area at, struct ink ink, const char *place, struct ink quiet,
                     const char *odds)
{
    enum { USUAL = 25, PLACE_LEAST = 10, TWO_AND_MORE = 3 };
    int wide = (int)term_text_width(odds), column = wide <= USUAL ? USUAL - 1 : wide;
    bool cut = (int)term_text_width(place) > at.width - column - 1;
    bool below = wide > 0 && (column + PLACE_LEAST > at.width || (cut && at.height >= TWO_AND_MORE));
    struct area second = {at.x + 2, at.y + 1, at.width - 2, at.height > 1 ? at.height - 1 : 1};
    if (c == NULL)
        return below ? 1 + canvas_wrap(NULL, second, quiet, odds) : 1;
    canvas_fit(c, at.x, at.y, wide > 0 && !below ? at.width - column - 1 : at.width, ink, place);
    if (below)
        return 1 + canvas_wrap(c, second, quiet, odds);
    canvas_put(c, at.x + at.width - column, at.y, quiet, odds);
    return 1;
}

/* The other places that may be chosen, with the odds of each. Returns how many have no room. */
static unsigned draw_targets(struct canvas *c, const struct play *p, struct area at)
{
    int y = 0;
    unsigned left = 0;
    for (unsigned i = 0; i < p->options.count; i++) {
        char odds[96];
        if (p->options.value[i] == p->cursor)
            continue;
        say_odds(p, (uint8_t)p->options.value[i], odds, sizeof odds);
        if (odds[0] == '\0')
            continue;
        const char *place = scene_place(&p->scene, p->options.value[i]);
        struct area line = {at.x + 2, at.y + y, at.width - 2, at.height - y};
        int lines = draw_odds(NULL, line, ink_plain, place, ink_dim, odds);
        left += lines > line.height;
        if (lines <= line.height)
            y += draw_odds(c, line, ink_plain, place, ink_dim, odds);
    }
    return left;
}

/* A hint, where there is room for all of it. */
static void draw_whole(struct canvas *c, struct area at, const char *text)
{
    if (canvas_wrap(NULL, (struct area){0, 0, at.width, 9}, ink_dim, text) <= at.height)
        canvas_wrap(c, at, ink_dim, text);
}

/* What an attack that goes on would keep. */
static const char *say_until(const struct play *p)
{
    static char text[160];
    if (p->digits[0] == '\0')
        return say(p->language, "! attacks until one is left; 5 ! until five.");
    snprintf(text, sizeof text, say(p->language, "! attacks until %s are left."), p->digits);
    return text;
}

/* How a place is chosen; of an attack on the board also what else can be done. */
static const char *say_choosing(const struct play *p)
{
    uint8_t from, to;
    struct hg_action spread;
    if (play_attack_at(p, &from, &to))
        return say_until(p);
    if (p->direct)
        return say(p->language, "Choose who attacks. e ends the attacks, Esc shows what else there is.");
    if (standing_deals(p->scene.r, p->scene.s, &p->ask.choices))
        return say(p->language, "Arrows or Tab, Enter takes it. D deals all of them by lot, X chooses for you.");
    if (standing_spread(p->scene.r, p->scene.s, &p->ask.choices, &spread))
        return say(p->language, "Arrows or Tab, Enter takes it. X spreads all that is left.");
    return say(p->language, "Arrows or Tab choose on the board, Enter takes it.");
}

/* The place under the cursor with its odds, the other targets below it, and in the last lines what else the keys do.
 * Odds are shown only where a target is asked for: before that there is no battle to speak of. */
static void draw_places(struct canvas *c, const struct play *p, struct area at, struct play_rest *left)
{
    char text[256], odds[96];
    say_odds(p, p->cursor, odds, sizeof odds);
    if (p->options.part != PART_TO)
        odds[0] = '\0';
    snprintf(text, sizeof text, "▶ %s", scene_place(&p->scene, p->cursor));
    int used = draw_odds(c, at, ink_bold, text, ink_bold, odds);
    struct area rest = {at.x, at.y + used, at.width, at.height - used};
    if (odds[0] == '\0') {
        draw_whole(c, rest, say_choosing(p));
        return;
    }
    int below = canvas_wrap(NULL, (struct area){0, 0, at.width, 9}, ink_dim, say_choosing(p));
    if (below >= rest.height)
        below = 0;
    left->below = draw_targets(c, p, (struct area){rest.x, rest.y, rest.width, rest.height - below});
    draw_whole(c, (struct area){rest.x, rest.y + rest.height - below, rest.width, below}, say_choosing(p));
}

/* Whether the number being asked for is one of dice. */
static bool is_attack(const struct play *p)
{
    return hg_traits(p->scene.r).dice == HG_DICE_COMPARED && is(p, HG_VERB_ATTACKS | HG_VERB_COMMITS);
}

/* A slider with the number in it, its ends behind it; of an attack also the odds, which are those of going on to its
 * end. */
static void draw_range(struct canvas *c, const struct play *p, struct area at)
{
    int width = at.width - 22 > 30 ? 30 : at.width - 22, span = p->options.hi - p->options.lo;
    int full = span > 0 ? (p->number - p->options.lo) * width / span : width;
    int x = at.x;
    x += canvas_put(c, x, at.y, ink_bold, "◂ ");
    x += canvas_printf(c, x, at.y, ink_with(ink_bar, INK_BOLD), " %3u ", p->number);
    x += canvas_put(c, x, at.y, ink_bold, " ▸  ");
    for (int i = 0; i < width; i++)
        canvas_put(c, x + i, at.y, i < full ? ink_bold : ink_dim, i < full ? "█" : "·");
    canvas_printf(c, x + width + 1, at.y, ink_dim, "%u–%u", p->options.lo, p->options.hi);
    if (!is_attack(p) || at.height < 2)
        return;
    char odds[96];
    say_odds(p, p->ask.action.to, odds, sizeof odds);
    int used = 1 + canvas_wrap(c, (struct area){at.x, at.y + 1, at.width, at.height - 1}, ink_bold, odds);
    draw_whole(c, (struct area){at.x, at.y + used, at.width, at.height - used}, say_until(p));
}

/* As much of the end of a line as fits. */
static const char *end_of(const char *line, int width)
{
    size_t length;
    while ((int)term_text_width(line) > width && *line != '\0') {
        term_next_width(line, &length);
        line += length;
    }
    return line;
}

/* The odds of an attack that is being typed, as soon as it names both places. */
static void say_typed_odds(const struct play *p, char *out, size_t size)
{
    char text[NOTATION_MAX];
    struct hg_action a;
    struct fault f;
    struct chance chance = {false, 0, 0};
    typed_clean(p->scene.names, (char(*)[CODE_MAX])p->map.code, p->line, text);
    size_t used = strlen(text);
    bool read = notation_parse(p->scene.r, p->scene.names, p->viewer, text, &a, &f);
    if (!read) { /* the number may still be missing */
        snprintf(text + used, sizeof text - used, " 1");
        read = notation_parse(p->scene.r, p->scene.names, p->viewer, text, &a, &f);
    }
    if (read && hg_verb_is(p->scene.r, a.verb, HG_VERB_ATTACKS | HG_VERB_DECLARES))
        chance = chance_of_attack(&p->scene, a.from, a.to, 1);
    chance_say(&p->scene, &chance, out, size);
}

/* The line with a cursor behind it; below it the odds of what is typed, and the words that may come next. */
static void draw_typing(struct canvas *c, const struct play *p, struct area at)
{
    char words[1024] = "", odds[96];
    size_t used = 0;
    say_typed_odds(p, odds, sizeof odds);
    canvas_printf(c, at.x, at.y, ink_bold, ": %s▏", end_of(p->line, at.width - 3));
    for (unsigned i = 0; i < p->completion.count && i < TYPED_WORDS && used < sizeof words; i++)
        used += (size_t)snprintf(words + used, sizeof words - used, "%s%s", i > 0 ? "  " : "", p->completion.word[i]);
    if (at.height > 1)
        canvas_fit(c, at.x + 2, at.y + 1, at.width - 2, ink_bold, odds);
    int taken = odds[0] != '\0' ? 2 : 1;
    if (at.height > taken)
        canvas_wrap(c, (struct area){at.x + 2, at.y + taken, at.width - 2, at.height - taken}, ink_dim, words);
}

/* The text of the card that the cursor of a list is on. */
static void draw_card_text(struct canvas *c, const struct play *p, struct area at)
{
    const char *args = hg_verbs(p->scene.r).verb[p->ask.action.verb].args;
    uint16_t card = p->options.count > 0 ? p->options.value[p->item] : HG_NONE;
    if (p->options.part != PART_CARD || strchr(args, 'c') == NULL || card >= p->scene.names->cards.count)
        return;
    const char *text = edition_card(p->scene.edition, card).text[p->language];
    if (text != NULL && at.height > 0)
        canvas_wrap(c, at, ink_dim, text);
}

/* Whichever shape the part has that is asked now. */
struct play_rest play_draw_answer(struct canvas *c, const struct play *p, struct area at)
{
    struct play_rest rest = {0, 0};
    if (p->typing) {
        draw_typing(c, p, at);
    } else if (p->options.shape == ASK_LIST) {
        int list = draw_list(c, p, at, &rest);
        draw_card_text(c, p, (struct area){at.x + 4, at.y + list, at.width - 4, at.height - list});
    } else if (p->options.shape == ASK_PLACES) {
        draw_places(c, p, at, &rest);
    } else {
        draw_range(c, p, at);
    }
    return rest;
}
