/* Reads edition.yaml: the title, factions, armies and modes with their options. It is the first file, since modes say
 * to which family the others belong. A mode reads
 *     - id: basic
 *       en: Basic training
 *       family: conquest
 *       seats: [3, 5]
 *       mechanisms: [sets]
 *       turn: [deploy, invade, fortify, draw]
 *       options: [...]
 * Whether the modes can be played is found out at the end, in check.c. */
#include "text/edition/likely.h"
#include "text/edition/load.h"

#include <string.h>

/* Bounds of texts in bytes, and of numbers. */
enum { TITLE_MAX = 120, ABOUT_MAX = 300, FORCED_TRADE_MAX = 20, PIECE_MAX = 60, GOALS_TO_WIN_MAX = HG_GOALS_MAX };

/* What people see above everything. */
static void load_title(struct reader *in, const struct yaml_item *root)
{
    read_said(in, root, "title", in->e->title, TITLE_MAX);
}

/* The name of a piece, such as `unit: {en: Marine, fr: Marine}`; left NULL when there is none. */
static void load_piece(struct reader *in, const struct yaml_item *item, const char *key, const char *out[LANGUAGES])
{
    const struct yaml_item *piece = in->failed ? NULL : yaml_item_find(item, key);
    if (piece && read_keys(in, piece, key, LANGUAGE_KEYS))
        read_languages(in, piece, out, PIECE_MAX);
}

/* Editions without factions have none in the file. */
static void load_factions(struct reader *in, const struct yaml_item *root)
{
    struct edition *e = in->e;
    const struct yaml_item *list = read_ids(in, root, "factions", FACTIONS_MAX);
    e->factions = (struct name_list){e->faction_name, 0};
    for (const struct yaml_item *item = list->first; item && !in->failed; item = item->next) {
        if (!read_keys(in, item, "faction", "id " LANGUAGE_KEYS " unit? large-unit? base? source"))
            return;
        struct faction_part *faction = &e->faction[e->factions.count];
        read_named(in, item, &e->faction_name[e->factions.count++]);
        load_piece(in, item, "unit", faction->unit);
        load_piece(in, item, "large-unit", faction->large_unit);
        load_piece(in, item, "base", faction->base);
        read_source(in, item, "name unit? large-unit? base?");
    }
}

/* A hero is played, so where words stand apart the rules say that there is one: `hero: {id: jim-raynor}`. */
static void load_hero(struct reader *in, const struct yaml_item *item, const char *out[LANGUAGES])
{
    const struct yaml_item *hero = in->failed ? NULL : yaml_item_find(item, "hero");
    if (!in->apart)
        load_piece(in, item, "hero", out);
    else if (hero && read_keys(in, hero, "hero", "id " LANGUAGE_KEYS)) {
        read_id(in, hero, "id");
        read_languages(in, hero, out, PIECE_MAX);
    }
}

/* Armies are colours to play, in the order of seats. One of a faction has its deck and its pieces' names. */
static void load_army(struct reader *in, const struct yaml_item *item, unsigned i)
{
    struct edition *e = in->e;
    if (!read_keys(in, item, "army", "id " LANGUAGE_KEYS " faction? colour hero? source"))
        return;
    read_named(in, item, &e->army_name[i]);
    e->army_faction[i] = HG_NONE;
    if (yaml_item_find(item, "faction"))
        e->army_faction[i] = read_reference(in, item, "faction", &e->factions);
    e->army_colour[i] = read_colour(in, item, "colour");
    load_hero(in, item, e->army_hero[i]);
    read_source(in, item, "name faction? colour hero?");
}

/* Seats take armies in this order where nobody chooses. */
static void load_armies(struct reader *in, const struct yaml_item *root)
{
    struct edition *e = in->e;
    const struct yaml_item *list = read_ids(in, root, "armies", HG_SEATS_MAX);
    e->names.armies = (struct name_list){e->army_name, 0};
    for (const struct yaml_item *item = list->first; item && !in->failed; item = item->next)
        load_army(in, item, e->names.armies.count++);
}

/* ---- Modes ------------------------------------------------------------------------------------------------------- */

/* A list of plain words such as [deploy, invade], each once but for `repeatable`, which may stand several times.
 * Whether the words mean anything is checked later. */
static const struct yaml_item *load_words(struct reader *in, const struct yaml_item *item, const char *key,
                                          const char *repeatable)
{
    const struct yaml_item *list = read_list(in, item, key, HG_STEPS_MAX * 2);
    for (const struct yaml_item *word = list->first; word && !in->failed; word = word->next) {
        const char *text = read_plain(in, word, key, 40);
        for (const struct yaml_item *twin = list->first; twin != word && !in->failed; twin = twin->next) {
            if (strcmp(twin->text, text) == 0 && (!repeatable || strcmp(text, repeatable) != 0))
                read_fail(in, word, "%.40s stands twice in %s; remove one.", text, key);
        }
    }
    return list;
}

/* The values of an option, ended by NULL, since the array begins as zero and has room for one more. */
static void load_values(struct reader *in, const struct yaml_item *item, const char **value)
{
    const struct yaml_item *list = read_list(in, item, "values", VALUES_MAX);
    if (!in->failed && list->count < 2)
        read_fail(in, yaml_item_find(item, "values"), "An option needs at least two values; the first is the default.");
    for (const struct yaml_item *entry = list->first; entry && !in->failed; entry = entry->next) {
        *value++ = read_plain(in, entry, "value", 20);
        for (const struct yaml_item *twin = list->first; twin != entry && !in->failed; twin = twin->next) {
            if (strcmp(twin->text, entry->text) == 0)
                read_fail(in, entry, "The value %s stands twice; remove one.", entry->text);
        }
    }
}

/* Letter by letter. */
static bool is_value(const struct edition_option *option, const char *text)
{
    for (const char *const *value = option->value; *value; value++) {
        if (strcmp(*value, text) == 0)
            return true;
    }
    return false;
}

/* NULL where none is near. */
static const char *nearest_value(const struct edition_option *option, const char *text)
{
    struct likely l = likely_begin(text);
    for (const char *const *value = option->value; *value; value++)
        likely_try(&l, *value);
    return l.meant;
}

/* What the values of an option change: a map whose keys are some of the values. NULL when the option has none. */
static const struct yaml_item *load_changes(struct reader *in, const struct yaml_item *item, const char *key,
                                            const struct edition_option *option)
{
    const struct yaml_item *map = in->failed ? NULL : yaml_item_find(item, key);
    if (map && map->kind != YAML_MAP)
        read_fail(in, map, "%s must say for a value of the option what changes: {on: ...}.", key);
    for (const struct yaml_item *change = map && !in->failed ? map->first : NULL; change; change = change->next) {
        if (!is_value(option, change->key) &&
            !read_meant(in, change, "value", change->key, nearest_value(option, change->key)))
            read_fail(in, change, "The option %s has no value %.40s; name one of its values.", option->id, change->key);
    }
    return map;
}

/* `adds` and `removes`: lists of mechanisms for values of the option. */
static const struct yaml_item *load_mechanism_changes(struct reader *in, const struct yaml_item *item, const char *key,
                                                      const struct edition_option *option)
{
    const struct yaml_item *map = load_changes(in, item, key, option);
    for (const struct yaml_item *change = map && !in->failed ? map->first : NULL; change; change = change->next)
        load_words(in, map, change->key, NULL);
    return map;
}

/* `win`: a value of the option may turn a game for goals into one for conquest. */
static const struct yaml_item *load_win_changes(struct reader *in, const struct yaml_item *item,
                                                const struct edition_option *option)
{
    const struct yaml_item *map = load_changes(in, item, "win", option);
    for (const struct yaml_item *change = map && !in->failed ? map->first : NULL; change; change = change->next) {
        if (read_keys(in, change, "win", "by") && strcmp(read_text(in, change, "by"), "conquest") != 0)
            read_fail(in, change, "An option can only change the win to conquest; write {by: conquest}.");
    }
    return map;
}

/* An option of a mode. Its texts are what people choose by. */
static void load_option(struct reader *in, const struct yaml_item *item, struct mode_part *part, unsigned i)
{
    struct edition_option *option = &part->option[i];
    if (!read_keys(in, item, "option", "id values adds? removes? win? " LANGUAGE_KEYS " source"))
        return;
    option->id = read_id(in, item, "id");
    read_languages(in, item, option->about, ABOUT_MAX);
    load_values(in, item, part->value[i]);
    option->value = part->value[i];
    part->adds[i] = load_mechanism_changes(in, item, "adds", option);
    part->removes[i] = load_mechanism_changes(in, item, "removes", option);
    part->wins[i] = load_win_changes(in, item, option);
    read_source(in, item, "");
}

/* Numbers of players between the fewest and the most that can't be played all the same: without-seats: [4]. */
static void load_seats_left_out(struct reader *in, const struct yaml_item *item, struct edition_mode *mode)
{
    const struct yaml_item *list = read_list(in, item, "without-seats", HG_SEATS_MAX);
    for (const struct yaml_item *entry = list->first; entry && !in->failed; entry = entry->next) {
        long seats =
            read_plain_number(in, entry, "without-seats", (long)mode->seats_min + 1, (long)mode->seats_max - 1);
        mode->seats_left_out |= (uint8_t)(1u << seats);
    }
}

/* The fewest and the most players; there must be an army for each. */
static void load_seats(struct reader *in, const struct yaml_item *item, struct edition_mode *mode)
{
    const struct yaml_item *seats = read_list(in, item, "seats", 2);
    if (seats->count != 2)
        read_fail(in, yaml_item_find(item, "seats"), "seats must be the fewest and the most: [3, 4].");
    if (in->failed)
        return;
    mode->seats_min = (unsigned)read_plain_number(in, seats->first, "seats", 2, HG_SEATS_MAX);
    mode->seats_max = (unsigned)read_plain_number(in, seats->last, "seats", (long)mode->seats_min, HG_SEATS_MAX);
    if (!in->failed && mode->seats_max > in->e->names.armies.count)
        read_fail(in, seats->last, "The edition has only %u armies; add armies or allow fewer seats.",
                  in->e->names.armies.count);
    load_seats_left_out(in, item, mode);
}

/* What wins besides being the last side on the board: {by: goals, alone: 3, team: 4}, or {by: conquest}. */
static void load_win(struct reader *in, const struct yaml_item *item, struct mode_part *part)
{
    const struct yaml_item *win = in->failed ? NULL : yaml_item_find(item, "win");
    if (!win || !read_keys(in, win, "win", "by alone? team?"))
        return;
    const char *by = read_text(in, win, "by");
    part->wins_by_goals = strcmp(by, "goals") == 0;
    if (!in->failed && !part->wins_by_goals && strcmp(by, "conquest") != 0)
        read_fail(in, win, "A mode is won by goals or by conquest; write one of the two.");
    if (!in->failed && !part->wins_by_goals && win->count > 1)
        read_fail(in, win, "Only a mode that is won by goals has the keys alone and team; remove them.");
    if (!in->failed && part->wins_by_goals && !yaml_item_find(win, "alone"))
        read_fail(in, win, "Say how many goals win the game for a lone player: alone: 3.");
    if (in->failed || !part->wins_by_goals)
        return;
    part->goals_alone = read_small(in, win, "alone", 1, GOALS_TO_WIN_MAX);
    part->goals_together = part->goals_alone;
    if (yaml_item_find(win, "team"))
        part->goals_together = read_small(in, win, "team", 1, GOALS_TO_WIN_MAX);
}

/* One mode. Everything that only its family can judge stays in the tree, see check.c and rules.c. `line` is kept for
 * faults that are found after the tree was left. */
static void load_mode(struct reader *in, const struct yaml_item *item, unsigned i)
{
    struct edition_mode *mode = &in->e->mode[i];
    struct mode_part *part = &in->e->mode_part[i];
    if (!read_keys(in, item, "mode",
                   "id " LANGUAGE_KEYS
                   " family seats without-seats? mechanisms set-up? turn win? forced-trade? options source"))
        return;
    part->line = item->line;
    read_named(in, item, &mode->named);
    part->family = read_text(in, item, "family");
    load_seats(in, item, mode);
    part->mechanisms = load_words(in, item, "mechanisms", NULL);
    part->phases = yaml_item_find(item, "set-up") ? load_words(in, item, "set-up", NULL) : NULL;
    part->turn = load_words(in, item, "turn", "victory");
    load_win(in, item, part);
    if (yaml_item_find(item, "forced-trade"))
        part->forced_trade = read_small(in, item, "forced-trade", 3, FORCED_TRADE_MAX);
    const struct yaml_item *options = read_ids(in, item, "options", OPTIONS_MAX);
    mode->option = part->option;
    for (const struct yaml_item *option = options->first; option && !in->failed; option = option->next)
        load_option(in, option, part, mode->options++);
    read_source(in, item, "name seats set-up? turn win? forced-trade?");
}

/* Armies come before modes, whose seats they limit. */
void load_edition_file(struct reader *in, const struct yaml_item *root)
{
    if (!read_keys(in, root, "edition", "id title counts? factions? armies modes"))
        return;
    in->e->id = read_id(in, root, "id");
    load_title(in, root);
    load_factions(in, root);
    load_armies(in, root);
    const struct yaml_item *modes = read_ids(in, root, "modes", MODES_MAX);
    for (const struct yaml_item *mode = modes->first; mode && !in->failed; mode = mode->next)
        load_mode(in, mode, in->e->modes++);
    if (!in->failed && in->e->modes == 0)
        read_fail(in, root, "An edition needs at least one mode; add it under modes.");
}
