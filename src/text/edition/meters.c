/* Reads meters.yaml: rows of spaces that give cards and modifiers. A meter is a tug between two factions, moved by
 * events, or a count of the strategic places of one faction:
 *     - {id: war-assets, kind: count, en: ..., faction: cerberus, win: 6, cards: [0, 0, 1, 1, 2, 2], source: ...}
 *
 * A campaign has one of each kind, which campaign.c demands; this file reads any number, so that the fault can say what
 * is wrong with them as a whole. */
#include "text/edition/likely.h"
#include "text/edition/load.h"

#include <string.h>

#include "text/vocabulary.h"

/* Bounds of what a space gives. */
enum { METER_CARDS_MAX = 9, MODIFIER_MAX = 9 };

/* ---- A tug between two factions ---------------------------------------------------------------------------------- */

/* A space belongs to one of the two factions, or is balanced and gives nothing. */
static void load_space(struct reader *in, const struct yaml_item *item, struct meter_part *meter)
{
    struct space_part *space = &meter->space[meter->spaces++];
    if (!read_keys(in, item, "space", "side cards modifier source"))
        return;
    bool balanced = strcmp(read_text(in, item, "side"), "balanced") == 0;
    space->side = balanced ? HG_NONE : read_reference(in, item, "side", &in->e->factions);
    space->cards = read_small(in, item, "cards", 0, METER_CARDS_MAX);
    space->modifier = (int8_t)read_number(in, item, "modifier", -MODIFIER_MAX, MODIFIER_MAX);
    read_source(in, item, "");
    if (!in->failed && balanced && (space->cards || space->modifier))
        read_fail(in, item, "A balanced space gives nothing; set cards and modifier to 0.");
    if (!in->failed && !balanced && space->side != meter->low && space->side != meter->high)
        read_fail(in, item, "The side must be that of %s or %s, or balanced.", in->e->faction_name[meter->low].id,
                  in->e->faction_name[meter->high].id);
}

/* On which side a space lies, for the order: spaces run from the low end to the high end, low's side first, perhaps a
 * balanced one, then high's side. */
static unsigned rank(const struct meter_part *meter, const struct space_part *space)
{
    return space->side == meter->low ? 0 : space->side == HG_NONE ? 1 : 2;
}

/* The modifier never falls from the low end to the high end. */
static void check_spaces(struct reader *in, const struct yaml_item *spaces, const struct meter_part *meter)
{
    const struct yaml_item *item = spaces->first;
    for (unsigned i = 1; i < meter->spaces && !in->failed; i++) {
        item = item->next;
        const struct space_part *here = &meter->space[i], *below = here - 1;
        if (rank(meter, here) < rank(meter, below))
            read_fail(in, item, "The spaces must run from the low side to the high side; reorder them.");
        else if (here->modifier < below->modifier)
            read_fail(in, item, "The modifier falls from %d to %d; it must rise toward the high side.", below->modifier,
                      here->modifier);
    }
}

/* By how many spaces an event moves the meter. Only what the two factions of the meter do moves it; lines of others
 * are allowed with 0, since the printed chart has them. */
static void load_move(struct reader *in, const struct yaml_item *move, struct meter_part *meter)
{
    const char *event = read_id(in, move, "event");
    uint8_t faction = read_reference(in, move, "faction", &in->e->factions);
    long by = read_number(in, move, "by", -(long)meter->spaces, meter->spaces);
    int i = value_in_edition(&words_events, event);
    if (in->failed)
        return;
    if (i < 0 && read_meant(in, yaml_item_find(move, "event"), "event", event, likely_word(&words_events, event)))
        return;
    if (i < 0)
        read_fail(in, yaml_item_find(move, "event"), "There is no event %.40s; docs/EDITIONS.md lists them.", event);
    else if (faction == meter->low || faction == meter->high)
        meter->event[i] = (int8_t)by;
    else if (by != 0)
        read_fail(in, yaml_item_find(move, "by"), "Only the two factions of a tug meter move it; set by to 0.");
}

/* Lines of the printed chart of events. */
static void load_moves(struct reader *in, const struct yaml_item *item, struct meter_part *meter)
{
    const struct yaml_item *moves = read_list(in, item, "moves", MOVES_MAX);
    for (const struct yaml_item *move = moves->first; move && !in->failed; move = move->next) {
        if (!read_keys(in, move, "move", "event faction by source"))
            return;
        load_move(in, move, meter);
        read_source(in, move, "");
    }
}

/* Spaces come before the start and the moves, which are bounded by them. */
static void load_tug(struct reader *in, const struct yaml_item *item, struct meter_part *meter)
{
    if (!read_keys(in, item, "tug meter", "id kind " LANGUAGE_KEYS " low high start spaces moves source"))
        return;
    meter->is_tug = true;
    meter->low = read_reference(in, item, "low", &in->e->factions);
    meter->high = read_reference(in, item, "high", &in->e->factions);
    if (!in->failed && meter->low == meter->high)
        read_fail(in, yaml_item_find(item, "high"), "A tug meter lies between two factions; name another one.");
    const struct yaml_item *spaces = read_list(in, item, "spaces", SPACES_MAX);
    for (const struct yaml_item *space = spaces->first; space && !in->failed; space = space->next)
        load_space(in, space, meter);
    if (!in->failed && meter->spaces < 2)
        read_fail(in, item, "A meter needs at least two spaces; add them.");
    check_spaces(in, spaces, meter);
    meter->start = read_small(in, item, "start", 0, (uint8_t)(meter->spaces - 1));
    load_moves(in, item, meter);
    read_source(in, item, "name factions start");
}

/* ---- A count of strategic places --------------------------------------------------------------------------------- */

/* How many there are to count. */
static unsigned strategic_places(const struct edition *e)
{
    unsigned count = 0;
    for (unsigned i = 0; i < e->names.places.count; i++)
        count += e->place[i].strategic;
    return count;
}

/* Cards for 0 places, 1 place and so on, up to the number that wins, which ends the game. They never fall with more
 * places. */
static void load_count(struct reader *in, const struct yaml_item *item, struct meter_part *meter)
{
    if (!read_keys(in, item, "count meter", "id kind " LANGUAGE_KEYS " faction win cards source"))
        return;
    meter->faction = read_reference(in, item, "faction", &in->e->factions);
    unsigned strategic = strategic_places(in->e);
    meter->win = (uint8_t)read_number(in, item, "win", 1, (long)strategic);
    const struct yaml_item *cards = read_list(in, item, "cards", SPACES_MAX);
    if (!in->failed && cards->count != meter->win)
        read_fail(in, yaml_item_find(item, "cards"), "cards must have %d numbers, for 0 to %d planets.", meter->win,
                  meter->win - 1);
    for (const struct yaml_item *entry = cards->first; entry && !in->failed; entry = entry->next) {
        uint8_t least = meter->spaces ? meter->space[meter->spaces - 1].cards : 0;
        meter->space[meter->spaces++].cards = (uint8_t)read_plain_number(in, entry, "cards", least, METER_CARDS_MAX);
    }
    read_source(in, item, "name faction win cards");
}

/* The kind says which keys a meter has. */
void load_meters(struct reader *in, const struct yaml_item *root)
{
    if (!read_keys(in, root, "meters file", "meters"))
        return;
    const struct yaml_item *list = read_ids(in, root, "meters", METERS_MAX);
    for (const struct yaml_item *item = list->first; item && !in->failed; item = item->next) {
        struct meter_part *meter = &in->e->meter[in->e->meters++];
        const struct yaml_item *kind = yaml_item_find(item, "kind");
        const char *word = kind && kind->kind == YAML_TEXT ? kind->text : "";
        if (strcmp(word, "tug") == 0)
            load_tug(in, item, meter);
        else if (strcmp(word, "count") == 0)
            load_count(in, item, meter);
        else
            read_fail(in, kind ? kind : item,
                      "The kind of a meter must be tug or count; write kind: tug or kind: count.");
        read_named(in, item, &meter->named);
    }
}
