/* Reads war-assets.yaml, cards that are claimed with seven dice, and compiles it to rules. Two families play with it:
 * the game of cards alone, and campaigns with scanning. A card reads
 *     - {place: palaven, value: 3, rows: ["7", "5 6", "6+"], source: rulebook}
 *
 * A row is matched by dice that show its faces, or by any number of dice with 1, 2 or 3 that reach its sum. What the
 * engine needs to know about a row is computed here, by rows_prepare, and never again. */
#include "engine/rows.h"
#include "text/edition/load.h"

#include <string.h>

/* The printed dice; rows of faces above the small ones need large dice. */
enum { SMALL_SIDES = 6, LARGE_SIDES = 8 };
/* What a number in the file may be at the most; sums are of dice that show 1, 2 or 3. */
enum { ASSET_VALUE_MAX = 20, REGION_VALUE_MAX = 99, SUM_LEAST = 2, SUM_MOST = 18 };

/* ---- Rows -------------------------------------------------------------------------------------------------------- */

/* Faces of the largest die. */
static bool is_face(char c)
{
    return c >= '1' && c <= '8';
}

/* Reads "7", "5 6" or "6+". False when it is none of them. */
static bool parse_row(const char *text, struct hg_row *row)
{
    size_t length = strlen(text);
    *row = (struct hg_row){0};
    if (length == 0)
        return false;
    if (text[length - 1] == '+') {
        if (length > 3 || strspn(text, "0123456789") != length - 1)
            return false;
        for (size_t i = 0; i + 1 < length; i++)
            row->sum = (uint8_t)(row->sum * 10 + (text[i] - '0'));
        return row->sum >= SUM_LEAST && row->sum <= SUM_MOST;
    }
    if (!is_face(text[0]) || (length != 1 && (length != 3 || text[1] != ' ' || !is_face(text[2]))))
        return false;
    row->face[0] = (uint8_t)(text[0] - '0');
    row->face[1] = length == 3 ? (uint8_t)(text[2] - '0') : 0;
    return true;
}

/* Also computes what the engine needs to match the row quickly. */
static void read_row(struct reader *in, const struct yaml_item *item, struct hg_row *row)
{
    const char *text = read_plain(in, item, "row", 20);
    if (!in->failed && !parse_row(text, row))
        read_fail(in, item, "The row must be one face \"7\", two faces \"5 6\", or a sum \"6+\" of 1s, 2s and 3s.");
    if (!in->failed)
        rows_prepare(row, SMALL_SIDES);
}

/* All rows of a card, and the row for stealing it, must be possible with the dice at hand; else nobody could ever claim
 * it. The steal row counts, because a card that somebody holds must be possible, too. */
static void check_rows(struct reader *in, const struct yaml_item *item, const struct asset_part *asset)
{
    const struct edition *e = in->e;
    unsigned dice = e->asset_steal.dice, large = e->asset_steal.large;
    for (unsigned i = 0; i < asset->rows; i++) {
        dice += asset->row[i].dice;
        large += asset->row[i].large;
    }
    if (dice > (unsigned)e->asset_six_sided + e->asset_eight_sided)
        read_fail(in, item, "The rows and the steal row need %u dice, but there are only %d; make them easier.", dice,
                  e->asset_six_sided + e->asset_eight_sided);
    else if (large > e->asset_eight_sided)
        read_fail(in, item, "The rows need %u dice that show 7 or 8, but there are only %d; make them easier.", large,
                  e->asset_eight_sided);
}

/* ---- Cards ------------------------------------------------------------------------------------------------------- */

/* One card. The dice and the row for stealing were read before it. */
static void load_asset(struct reader *in, const struct yaml_item *item, struct asset_part *asset)
{
    if (!read_keys(in, item, "War Assets card", "place value rows source"))
        return;
    asset->place = read_reference(in, item, "place", &in->e->names.places);
    asset->value = read_small(in, item, "value", 1, ASSET_VALUE_MAX);
    const struct yaml_item *rows = read_list(in, item, "rows", HG_ROWS_MAX);
    if (!in->failed && rows->count == 0)
        read_fail(in, item, "A card needs at least one row; add it.");
    for (const struct yaml_item *row = rows->first; row && !in->failed; row = row->next)
        read_row(in, row, &asset->row[asset->rows++]);
    read_source(in, item, "");
    if (!in->failed)
        check_rows(in, item, asset);
    for (const struct asset_part *twin = in->e->asset; twin != asset && !in->failed; twin++) {
        if (twin->place == asset->place)
            read_fail(in, item, "%s has a card already; each planet has one.", in->e->place_name[asset->place].id);
    }
}

/* What a whole region is worth in one hand. Every region that has cards must have a value, which is checked at the end.
 */
static void load_region_values(struct reader *in, const struct yaml_item *root)
{
    struct edition *e = in->e;
    const struct yaml_item *list = read_list(in, root, "region-values", HG_REGIONS_MAX);
    for (const struct yaml_item *item = list->first; item && !in->failed; item = item->next) {
        if (!read_keys(in, item, "region value", "region value source"))
            return;
        uint8_t region = read_reference(in, item, "region", &e->names.regions);
        if (!in->failed && e->asset_region_value[region])
            read_fail(in, item, "%s has a value already; remove one of the two.", e->region_name[region].id);
        e->asset_region_value[region] = read_small(in, item, "value", 1, REGION_VALUE_MAX);
        read_source(in, item, "");
    }
}

/* A region with cards has a value and the other way round. Needs all cards. */
static void check_region_values(struct reader *in, const struct yaml_item *root)
{
    const struct edition *e = in->e;
    bool has_card[HG_REGIONS_MAX] = {false};
    for (unsigned i = 0; i < e->assets; i++)
        has_card[e->place[e->asset[i].place].region] = true;
    for (unsigned i = 0; i < e->names.regions.count && !in->failed; i++) {
        if (has_card[i] && !e->asset_region_value[i])
            read_fail(in, yaml_item_find(root, "region-values"), "%s has cards but no value; add it here.",
                      e->region_name[i].id);
        else if (!has_card[i] && e->asset_region_value[i])
            read_fail(in, yaml_item_find(root, "region-values"), "%s has a value but no card; remove it here.",
                      e->region_name[i].id);
    }
}

/* Dice first, since rows are checked against them. */
static void load_asset_dice(struct reader *in, const struct yaml_item *root)
{
    const struct yaml_item *dice = yaml_item_find(root, "dice"), *steal = yaml_item_find(root, "steal");
    if (!read_keys(in, dice, "dice", "six-sided eight-sided source"))
        return;
    in->e->asset_six_sided = read_small(in, dice, "six-sided", 0, ROWS_DICE);
    in->e->asset_eight_sided = read_small(in, dice, "eight-sided", 0, (uint8_t)(ROWS_DICE - in->e->asset_six_sided));
    read_source(in, dice, "");
    if (!read_keys(in, steal, "steal row", "row source"))
        return;
    read_row(in, yaml_item_find(steal, "row"), &in->e->asset_steal);
    read_source(in, steal, "");
}

/* One file for both games that use it. */
void load_assets(struct reader *in, const struct yaml_item *root)
{
    if (!read_keys(in, root, "War Assets file", "dice steal region-values cards"))
        return;
    load_asset_dice(in, root);
    load_region_values(in, root);
    const struct yaml_item *cards = read_list(in, root, "cards", ASSETS_MAX);
    for (const struct yaml_item *item = cards->first; item && !in->failed; item = item->next)
        load_asset(in, item, &in->e->asset[in->e->assets++]);
    check_region_values(in, root);
}

/* ---- Compiling --------------------------------------------------------------------------------------------------- */

/* Cards are named by their place everywhere, so tables are by place. `g` begins as zero. */
void assets_fill(const struct edition *e, struct hg_assets_rules *g)
{
    g->dice[0] = e->asset_six_sided;
    g->dice[1] = e->asset_eight_sided;
    g->sides[0] = SMALL_SIDES;
    g->sides[1] = LARGE_SIDES;
    g->steal = e->asset_steal;
    g->regions = (uint8_t)e->names.regions.count;
    memcpy(g->region_value, e->asset_region_value, sizeof g->region_value);
    for (unsigned i = 0; i < e->assets; i++) {
        const struct asset_part *asset = &e->asset[i];
        uint64_t card = (uint64_t)1 << asset->place;
        g->cards |= card;
        g->region[e->place[asset->place].region] |= card;
        g->value[asset->place] = asset->value;
        g->rows[asset->place] = asset->rows;
        memcpy(g->row[asset->place], asset->row, sizeof asset->row);
    }
    rows_gather(g);
}
