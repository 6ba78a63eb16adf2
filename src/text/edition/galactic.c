/* Editions of the galactic family: reads their charts.yaml and cards.yaml, and compiles them to rules. Board and
 * windows are written and read as in every edition. Kinds of cards are kept as directives, so that whatever shows
 * directives shows them. */
#include "text/edition/galactic.h"

#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/galactic/galactic.h"
#include "text/say.h"
#include "text/vocabulary.h"

/* Bounds of texts in bytes, and of numbers. */
enum { TEXT_MAX = 800, COPIES_MAX = 60, AMOUNT_MAX = 20 };

/* ---- charts.yaml ------------------------------------------------------------------------------------------------- */

/* The most dice that a kind of card, which are read before, gives by this effect. */
static unsigned most_by_card(const struct edition *e, uint8_t effect)
{
    unsigned most = 0;
    for (unsigned i = 0; i < e->directives.count; i++)
        if (e->galactic.kind[i].effect == effect && e->galactic.kind[i].amount > most)
            most = e->galactic.kind[i].amount;
    return most;
}

/* A full stack at home with a card must still fit one roll. The fault stands at the number that is the easiest to
 * lower. */
static void check_dice(struct reader *in, const struct yaml_item *dice, const struct yaml_item *stack)
{
    const struct galactic_part *g = &in->e->galactic;
    unsigned card = most_by_card(in->e, HG_EXTRA_DIE), all = g->stack_max + g->home_dice + card;
    const struct yaml_item *at =
        g->stack_max + card < HG_DICE_MAX ? yaml_item_find(dice, "home-bonus") : yaml_item_find(stack, "power-ups");
    if (!in->failed && all >= HG_DICE_MAX)
        read_fail(in, at,
                  "A side could roll %u dice (stack, home and a card together), but %d are the most; lower this.", all,
                  HG_DICE_MAX - 1);
}

/* Dice, how high ships may be stacked, and cards in a hand. A stack has one ship more than power-ups. */
static void load_numbers(struct reader *in, const struct yaml_item *root)
{
    struct galactic_part *g = &in->e->galactic;
    const struct yaml_item *dice = yaml_item_find(root, "dice"), *stack = yaml_item_find(root, "stack");
    const struct yaml_item *hand = yaml_item_find(root, "hand");
    if (!read_keys(in, dice, "dice", "sides home-bonus source") || !read_keys(in, stack, "stack", "power-ups source") ||
        !read_keys(in, hand, "hand", "cards source"))
        return;
    g->die_sides = read_small(in, dice, "sides", 2, HG_SIDES_MAX);
    g->home_dice = read_small(in, dice, "home-bonus", 0, HG_DICE_MAX);
    g->stack_max = (uint8_t)(read_small(in, stack, "power-ups", 0, HG_DICE_MAX) + 1);
    check_dice(in, dice, stack);
    g->hand = read_small(in, hand, "cards", 1, HG_CARDS_MAX / 2);
    read_source(in, dice, "");
    read_source(in, stack, "");
    read_source(in, hand, "");
}

/* What a side has at the start: its home is a region of the board. */
static void load_side(struct reader *in, const struct yaml_item *item, unsigned seat)
{
    struct galactic_part *g = &in->e->galactic;
    if (!read_keys(in, item, "side", "army home start source"))
        return;
    if (read_reference(in, item, "army", &in->e->names.armies) != seat)
        read_fail(in, item, "The sides stand in the order of the armies; put this one elsewhere.");
    g->home[seat] = in->e->region[read_reference(in, item, "home", &in->e->names.regions)].places;
    const struct yaml_item *start = read_list(in, item, "start", HG_PLACES_MAX);
    for (const struct yaml_item *id = start->first; id && !in->failed; id = id->next) {
        const char *text = read_plain(in, id, "square", 20);
        uint64_t square = bit(read_plain_reference(in, id, text, &in->e->names.places, "square"));
        if (!in->failed && ((g->start[0] | g->start[1]) & square) != 0)
            read_fail(in, id, "Another ship starts on %s already; remove one.", text);
        g->start[seat] |= square;
    }
    read_source(in, item, "");
}

/* Cards are read before, since check_dice asks them. */
void load_galactic_charts(struct reader *in, const struct yaml_item *root)
{
    unsigned seat = 0;
    if (!read_keys(in, root, "charts file", "dice stack hand sides"))
        return;
    load_numbers(in, root);
    const struct yaml_item *sides = read_list(in, root, "sides", 2);
    if (!in->failed && (sides->count != 2 || in->e->names.armies.count != 2))
        read_fail(in, sides, "This family is played by two sides; list both here and as armies.");
    for (const struct yaml_item *item = sides->first; item && !in->failed; item = item->next)
        load_side(in, item, seat++);
}

/* ---- cards.yaml -------------------------------------------------------------------------------------------------- */

/* Effects that have a number. */
static bool has_amount(int effect)
{
    return effect == HG_RAISE_TOTAL || effect == HG_EXTRA_DIE || effect == HG_LOWER_TOTAL ||
           effect == HG_MEET_INTRUDER || effect == HG_DRAW_CARDS;
}

/* The only window in which an effect can be played. Windows of such an edition are called as the engine calls its
 * questions. */
static const char *window_of(uint8_t effect)
{
    return hg_galactic_family.ask_name(gal_window_of(effect));
}

bool galactic_window(const char *id, struct likely *l)
{
    bool found = false;
    for (unsigned effect = 0; effect < HG_EFFECTS; effect++) {
        likely_try(l, window_of((uint8_t)effect));
        found |= strcmp(window_of((uint8_t)effect), id) == 0;
    }
    return found;
}

/* What a kind of card does. Effects are compiled at once, as they need nothing else. */
static void load_operation(struct reader *in, const struct yaml_item *item, unsigned i)
{
    struct directive_part *kind = &in->e->directive[i];
    struct hg_card_kind *compiled = &in->e->galactic.kind[i];
    kind->op = read_text(in, item, "op");
    kind->with = in->failed ? NULL : yaml_item_find(item, "with");
    int effect = value_in_edition(&words_effects, kind->op);
    if (!in->failed && effect < 0 &&
        !read_meant(in, yaml_item_find(item, "op"), "operation", kind->op, likely_word(&words_effects, kind->op)))
        read_fail(in, yaml_item_find(item, "op"), "There is no operation %.60s; docs/EDITIONS.md lists them.",
                  kind->op);
    if (in->failed || !read_keys(in, kind->with, kind->op, has_amount(effect) ? "amount" : ""))
        return;
    compiled->effect = (uint8_t)effect;
    if (has_amount(effect))
        compiled->amount =
            read_small(in, kind->with, "amount", 1,
                       effect == HG_EXTRA_DIE || effect == HG_MEET_INTRUDER ? HG_DICE_MAX - 1 : AMOUNT_MAX);
    if (!in->failed && strcmp(in->e->window_name[kind->window].id, window_of(compiled->effect)) != 0)
        read_fail(in, yaml_item_find(item, "window"), "%s can only be played in the window %s; correct one of them.",
                  kind->op, window_of(compiled->effect));
}

/* A kind of card: so many cards do the same. */
static void load_kind(struct reader *in, const struct yaml_item *item, unsigned i)
{
    struct edition *e = in->e;
    struct directive_part *kind = &e->directive[i];
    if (!read_keys(in, item, "kind of card", "id " LANGUAGE_KEYS " copies window op with text source"))
        return;
    read_named(in, item, &e->directive_name[i]);
    kind->faction = HG_NONE;
    kind->copies = read_small(in, item, "copies", 1, COPIES_MAX);
    kind->window = read_reference(in, item, "window", &e->windows);
    if (!in->failed)
        load_operation(in, item, i);
    read_said(in, item, "text", kind->text, TEXT_MAX);
    read_source(in, item, "");
}

/* One card. It is called like its kind, and differs from others of it by its id only. */
static void load_card(struct reader *in, const struct yaml_item *item, unsigned i)
{
    struct edition *e = in->e;
    if (!read_keys(in, item, "card", "id kind source"))
        return;
    e->card_name[i].id = read_id(in, item, "id");
    e->card[i] = (struct card_part){
        .faction = HG_NONE, .place = HG_NONE, .directive = read_reference(in, item, "kind", &e->directives)};
    for (int language = 0; language < LANGUAGES; language++)
        e->card_name[i].name[language] = e->directive_name[e->card[i].directive].name[language];
    read_source(in, item, "");
}

/* The printed number of copies and the cards of a kind must agree. */
static void check_copies(struct reader *in, const struct yaml_item *kinds)
{
    unsigned count[HG_CARD_KINDS_MAX] = {0}, i = 0;
    for (unsigned card = 0; card < in->e->names.cards.count && !in->failed; card++)
        count[in->e->card[card].directive]++;
    for (const struct yaml_item *item = kinds->first; item && !in->failed; item = item->next, i++) {
        if (count[i] != in->e->directive[i].copies)
            read_fail(in, yaml_item_find(item, "copies"), "copies is %d, but %u cards are of the kind %s; correct one.",
                      in->e->directive[i].copies, count[i], in->e->directive_name[i].id);
    }
}

/* Kinds before cards, which name them. */
void load_galactic_cards(struct reader *in, const struct yaml_item *root)
{
    struct edition *e = in->e;
    if (!read_keys(in, root, "cards file", "kinds cards"))
        return;
    /* Cards have no classes here; people see this word instead. */
    e->class_name[0].id = "card";
    for (enum language i = 0; i < LANGUAGES; i++)
        e->class_name[0].name[i] = say(i, "Card");
    const struct yaml_item *kinds = read_ids(in, root, "kinds", HG_CARD_KINDS_MAX);
    for (const struct yaml_item *item = kinds->first; item && !in->failed; item = item->next)
        load_kind(in, item, e->directives.count++);
    const struct yaml_item *cards = read_ids(in, root, "cards", HG_CARDS_MAX);
    for (const struct yaml_item *item = cards->first; item && !in->failed; item = item->next)
        load_card(in, item, e->names.cards.count++);
    check_copies(in, kinds);
}

/* ---- Compiling --------------------------------------------------------------------------------------------------- */

/* For check.c: an option that nobody reads would be a promise that the game doesn't keep. What each value means stands
 * in galactic_compile. */
const struct known_option galactic_options[] = {
    {"cards", {"on", "off"}},      {"tie", {"reroll", "defender"}}, {"home-mode", {"dark4", "all8"}},
    {"touch-move", {"on", "off"}}, {"turn-limit", {"0", "500"}},    {NULL, {NULL}},
};

/* Whether an option of the mode stands at this value. */
static bool is_set(const struct galactic_table *table, const char *id, const char *value)
{
    for (unsigned i = 0; i < table->settings; i++) {
        if (strcmp(table->setting[i].id, id) == 0)
            return strcmp(table->setting[i].value, value) == 0;
    }
    for (unsigned i = 0; i < table->mode->options; i++) {
        if (strcmp(table->mode->option[i].id, id) == 0)
            return strcmp(table->mode->option[i].value[0], value) == 0;
    }
    return false;
}

/* Without this the game is played without cards, which is an option. */
static void compile_cards(const struct edition *e, struct hg_galactic_rules *g)
{
    g->hand = e->galactic.hand;
    g->cards = (uint8_t)e->names.cards.count;
    g->kinds = (uint8_t)e->directives.count;
    memcpy(g->kind, e->galactic.kind, sizeof g->kind);
    for (unsigned i = 0; i < g->cards; i++) {
        g->card_kind[i] = e->card[i].directive;
        if (g->kind[g->card_kind[i]].effect == HG_LOOK_AND_DISCARD)
            g->lookers.word[i / 64] |= UINT64_C(1) << i % 64;
    }
    gal_gather_cards(g);
}

/* The list of places names the squares in the engine's own order, a1 first, and links them as ships step. Both are
 * fixed by the engine, so that an edition can only repeat them; it is checked all the same, because people read the
 * file. */
static bool check_square(const struct edition *e, unsigned i, struct fault *f)
{
    const char *id = e->place_name[i].id;
    bool is_name = strlen(id) == 2 && id[0] >= 'a' && id[0] < 'a' + BOARD_FILES && id[1] >= '0' && id[1] <= '9';
    if (!is_name || square_at((unsigned)(id[0] - 'a'), (unsigned)(id[1] - '0')) != i)
        return fault_at(f, NULL, 0,
                        "The square %s stands at the wrong place of the list; docs/EDITIONS.md has the order.", id);
    uint64_t all = DARK | LIGHTS, steps = gal_ahead(0, bit(i), all) | gal_ahead(1, bit(i), all);
    if ((e->place[i].borders | e->place[i].relays) != steps)
        return fault_at(f, NULL, 0, "The borders of %s are not the squares one step away; correct them.", id);
    return true;
}

/* With all eight squares a home includes the light ones; otherwise ships stay on the dark squares. Steps are computed
 * here once, for each seat and square, because the engine asks for them all the time. */
static bool compile_board(const struct edition *e, bool all_eight, struct hg_galactic_rules *g, struct fault *f)
{
    if (e->names.places.count != SQUARES)
        return fault_at(f, NULL, 0, "The board has %u squares, but this family is played on %d.", e->names.places.count,
                        SQUARES);
    for (unsigned i = 0; i < SQUARES; i++) {
        if (!check_square(e, i, f))
            return false;
    }
    g->board = all_eight ? DARK | LIGHTS : DARK;
    for (unsigned seat = 0; seat < 2; seat++) {
        g->home[seat] = e->galactic.home[seat] & g->board;
        g->start[seat] = e->galactic.start[seat];
        for (unsigned i = 0; i < SQUARES; i++)
            g->step[seat][i] = gal_ahead(seat, bit(i) & g->board, g->board);
    }
    return true;
}

/* Options not set have their first value. */
bool galactic_compile(const struct edition *e, const struct galactic_table *table, struct hg_galactic_rules *g,
                      struct fault *f)
{
    g->stack_max = e->galactic.stack_max;
    g->home_dice = e->galactic.home_dice;
    g->die_sides = e->galactic.die_sides;
    g->tie_to_defender = is_set(table, "tie", "defender");
    g->touch_move = !is_set(table, "touch-move", "off");
    g->turn_limit = is_set(table, "turn-limit", "500") ? 500 : 0;
    if (!is_set(table, "cards", "off"))
        compile_cards(e, g);
    return compile_board(e, is_set(table, "home-mode", "all8"), g, f);
}
