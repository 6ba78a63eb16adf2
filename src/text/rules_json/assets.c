/* The facts of the game with dice and cards: the cards with their rows, regions, dice. Campaigns with scanning tell
 * their cards by the same functions.
 *
 * Keys of places are ids of the edition, here and in campaigns; regions without cards are left out, since nothing can
 * be won with them. */
#include "text/rules_json/rules_json.h"

#include "engine/bits.h"

/* A row: faces that must be shown, or a sum that must be reached; the other is empty or 0. */
static void write_row(struct json *j, const struct hg_row *row)
{
    json_open(j, '{');
    json_key(j, "faces");
    json_open(j, '[');
    for (unsigned i = 0; i < 2; i++)
        if (row->face[i] != 0)
            json_number(j, row->face[i]);
    json_close(j, ']');
    pair_number(j, "sum", row->sum);
    json_close(j, '}');
}

/* A card is known by its place. "value" counts when the game is scored. */
static void write_card(const struct facts *in, const struct hg_assets_rules *a, unsigned place)
{
    json_key(in->j, in->names->places.item[place].id);
    json_open(in->j, '{');
    pair_number(in->j, "value", a->value[place]);
    json_key(in->j, "rows");
    json_open(in->j, '[');
    for (unsigned i = 0; i < a->rows[place]; i++)
        write_row(in->j, &a->row[place][i]);
    json_close(in->j, ']');
    json_close(in->j, '}');
}

/* What a region is worth in one hand, and which cards it has. */
static void write_region(const struct facts *in, const struct hg_assets_rules *a, unsigned i)
{
    json_key(in->j, in->names->regions.item[i].id);
    json_open(in->j, '{');
    pair_number(in->j, "value", a->region_value[i]);
    facts_ids(in, "places", &in->names->places, (struct hg_set){{a->region[i], 0}});
    json_close(in->j, '}');
}

/* Small dice, then large ones. */
void rules_json_dice(const struct facts *in, const char *key, const struct hg_assets_rules *a)
{
    json_key(in->j, key);
    json_open(in->j, '[');
    for (unsigned i = 0; i < 2; i++) {
        json_open(in->j, '{');
        pair_number(in->j, "count", a->dice[i]);
        pair_number(in->j, "sides", a->sides[i]);
        json_close(in->j, '}');
    }
    json_close(in->j, ']');
}

/* Cards in the order of places. */
void rules_json_cards(const struct facts *in, const char *key, const struct hg_assets_rules *a)
{
    json_key(in->j, key);
    json_open(in->j, '{');
    for (uint64_t rest = a->cards; rest != 0;)
        write_card(in, a, take_lowest(&rest));
    json_close(in->j, '}');
}

/* "steal" is the row more that a held card has. Regions without cards are left out. */
void rules_json_assets(const struct facts *in)
{
    const struct hg_assets_rules *a = &in->r->assets;
    rules_json_cards(in, "cards", a);
    json_key(in->j, "regions");
    json_open(in->j, '{');
    for (unsigned i = 0; i < a->regions; i++)
        if (a->region[i] != 0)
            write_region(in, a, i);
    json_close(in->j, '}');
    json_key(in->j, "steal");
    write_row(in->j, &a->steal);
    rules_json_dice(in, "dice", a);
}
