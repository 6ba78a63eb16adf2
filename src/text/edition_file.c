/* Reads edition.yaml: the title, factions, armies and modes. */
#include "text/edition_load.h"

#include <string.h>

enum { TITLE_MAX = 120, ABOUT_MAX = 300, FORCED_TRADE_MAX = 20 };

static void load_title(struct reader *in, const struct yaml_item *root)
{
    const struct yaml_item *title = yaml_item_find(root, "title");
    if (read_keys(in, title, "title", "en fr"))
        read_languages(in, title, in->e->title, TITLE_MAX);
}

static void load_factions(struct reader *in, const struct yaml_item *root)
{
    struct edition *e = in->e;
    const struct yaml_item *list = read_ids(in, root, "factions", FACTIONS_MAX);
    e->factions = (struct name_list){e->faction_name, 0};
    for (const struct yaml_item *item = list->first; item && !in->failed; item = item->next) {
        if (!read_keys(in, item, "faction", "id en fr source"))
            return;
        read_named(in, item, &e->faction_name[e->factions.count++]);
        read_source(in, item, "");
    }
}

static void load_army(struct reader *in, const struct yaml_item *item, unsigned i)
{
    struct edition *e = in->e;
    if (!read_keys(in, item, "army", "id en fr faction? colour source"))
        return;
    read_named(in, item, &e->army_name[i]);
    e->army_faction[i] = HG_NONE;
    if (yaml_item_find(item, "faction"))
        e->army_faction[i] = read_reference(in, item, "faction", &e->factions);
    e->army_colour[i] = read_colour(in, item, "colour");
    read_source(in, item, "name faction? colour");
}

static void load_armies(struct reader *in, const struct yaml_item *root)
{
    struct edition *e = in->e;
    const struct yaml_item *list = read_ids(in, root, "armies", HG_SEATS_MAX);
    e->names.armies = (struct name_list){e->army_name, 0};
    for (const struct yaml_item *item = list->first; item && !in->failed; item = item->next)
        load_army(in, item, e->names.armies.count++);
}

/* ---- Modes ------------------------------------------------------------------------------------------------------- */

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

static void load_option(struct reader *in, const struct yaml_item *item, struct mode_part *part, unsigned i)
{
    struct edition_option *option = &part->option[i];
    if (!read_keys(in, item, "option", "id values en fr source"))
        return;
    option->id = read_id(in, item, "id");
    read_languages(in, item, option->about, ABOUT_MAX);
    load_values(in, item, part->value[i]);
    option->value = part->value[i];
    read_source(in, item, "");
}

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
}

/* A list of plain words such as [deploy, invade], each once. */
static const struct yaml_item *load_words(struct reader *in, const struct yaml_item *item, const char *key)
{
    const struct yaml_item *list = read_list(in, item, key, HG_STEPS_MAX * 2);
    for (const struct yaml_item *word = list->first; word && !in->failed; word = word->next) {
        read_plain(in, word, key, 40);
        for (const struct yaml_item *twin = list->first; twin != word && !in->failed; twin = twin->next) {
            if (strcmp(twin->text, word->text) == 0)
                read_fail(in, word, "%.40s stands twice in %s; remove one.", word->text, key);
        }
    }
    return list;
}

static void load_mode(struct reader *in, const struct yaml_item *item, unsigned i)
{
    struct edition_mode *mode = &in->e->mode[i];
    struct mode_part *part = &in->e->mode_part[i];
    if (!read_keys(in, item, "mode", "id en fr family seats mechanisms turn forced-trade? options source"))
        return;
    part->line = item->line;
    read_named(in, item, &mode->named);
    part->family = read_text(in, item, "family");
    load_seats(in, item, mode);
    part->mechanisms = load_words(in, item, "mechanisms");
    part->turn = load_words(in, item, "turn");
    if (yaml_item_find(item, "forced-trade"))
        part->forced_trade = read_small(in, item, "forced-trade", 3, FORCED_TRADE_MAX);
    const struct yaml_item *options = read_ids(in, item, "options", OPTIONS_MAX);
    mode->option = part->option;
    for (const struct yaml_item *option = options->first; option && !in->failed; option = option->next)
        load_option(in, option, part, mode->options++);
    read_source(in, item, "name seats turn forced-trade?");
}

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
