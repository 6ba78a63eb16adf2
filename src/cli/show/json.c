/* An edition for programs: one object. Ids are those of the edition's files; names are in one language. Only what the
 * printed game says is told here; "rules" has what the compiler makes of it.
 *
 * A key is never left out: what an edition does not have is null or an empty
 * array, so that programs need not ask. */
#include <stdio.h>

#include "cli/pairs.h"
#include "cli/show/show.h"
#include "engine/bits.h"
#include "engine/traits.h"
#include "text/rules_json/rules_json.h"
#include "text/sink_file.h"
#include "text/vocabulary.h"

/* Every list of the object begins an item with these two. */
static void write_names(struct json *j, const struct sheet *sheet, const struct named *named)
{
    pair_text(j, "id", named->id);
    pair_text(j, "name", named->name[sheet->language]);
}

/* A set of places as an array of ids. Neighbours by borders and by links are two lists, which the rules join. */
static void write_places(struct json *j, const struct sheet *sheet, const char *key, uint64_t set)
{
    json_key(j, key);
    json_open(j, '[');
    while (set != 0)
        json_text(j, edition_names(sheet->edition)->places.item[take_lowest(&set)].id);
    json_close(j, ']');
}

/* Coordinates are those of the edition's file, for programs that draw for themselves. */
static void write_place(struct json *j, const struct sheet *sheet, unsigned i)
{
    struct edition_place place = edition_place(sheet->edition, i);
    struct drawing at = edition_drawing(sheet->edition, i);
    json_open(j, '{');
    write_names(j, sheet, place.named);
    pair_text(j, "region", place.region->id);
    pair_flag(j, "strategic", place.strategic);
    write_places(j, sheet, "borders", place.borders);
    write_places(j, sheet, "relays", place.relays);
    json_key(j, "at");
    json_open(j, '[');
    json_number(j, (uint64_t)at.x);
    json_number(j, (uint64_t)at.y);
    json_close(j, ']');
    json_close(j, '}');
}

/* The bonus is for holding all of its places. */
static void write_region(struct json *j, const struct sheet *sheet, unsigned i)
{
    struct edition_region region = edition_region(sheet->edition, i);
    json_open(j, '{');
    write_names(j, sheet, region.named);
    pair_number(j, "bonus", region.bonus);
    pair_number(j, "size", region.size);
    pair_text(j, "colour", region.colour);
    json_close(j, '}');
}

/* What an edition does not name is null. */
static void write_army(struct json *j, const struct sheet *sheet, unsigned i)
{
    struct edition_army army = edition_army(sheet->edition, i);
    json_open(j, '{');
    write_names(j, sheet, army.named);
    pair_text(j, "faction", army.faction != NULL ? army.faction->id : NULL);
    pair_text(j, "colour", army.colour);
    pair_text(j, "hero", army.hero[sheet->language]);
    pair_text(j, "base", army.base[sheet->language]);
    json_close(j, '}');
}

/* "directive", "timing" and "text" are null for cards that only have a class. */
static void write_card(struct json *j, const struct sheet *sheet, unsigned i)
{
    struct edition_card card = edition_card(sheet->edition, i);
    json_open(j, '{');
    write_names(j, sheet, card.named);
    pair_text(j, "class", card.class->id);
    pair_text(j, "place", card.place != NULL ? card.place->id : NULL);
    pair_text(j, "faction", card.faction != NULL ? card.faction->id : NULL);
    pair_text(j, "directive", card.directive != NULL ? card.directive->name[sheet->language] : NULL);
    pair_text(j, "timing", card.window != NULL ? card.window->name[sheet->language] : NULL);
    pair_text(j, "text", card.directive != NULL ? card.text[sheet->language] : NULL);
    json_close(j, '}');
}

/* Goals and rewards of one tier belong together. */
static void write_goal(struct json *j, const struct sheet *sheet, unsigned i)
{
    struct edition_goal goal = edition_goal(sheet->edition, i);
    json_open(j, '{');
    write_names(j, sheet, goal.named);
    pair_text(j, "tier", goal.tier->id);
    json_close(j, '}');
}

/* The text is what whoever gets it may do. */
static void write_reward(struct json *j, const struct sheet *sheet, unsigned i)
{
    struct edition_reward reward = edition_reward(sheet->edition, i);
    json_open(j, '{');
    write_names(j, sheet, reward.named);
    pair_text(j, "tier", reward.tier->id);
    pair_text(j, "text", reward.text[sheet->language]);
    json_close(j, '}');
}

/* The first value of an option is its default. About, in the language that was asked for; values are the same in
 * all. */
static void write_options(struct json *j, const struct sheet *sheet, const struct edition_mode *mode)
{
    json_key(j, "options");
    json_open(j, '[');
    for (unsigned i = 0; i < mode->options; i++) {
        json_open(j, '{');
        pair_text(j, "id", mode->option[i].id);
        pair_text(j, "about", mode->option[i].about[sheet->language]);
        json_key(j, "values");
        json_open(j, '[');
        for (const char *const *value = mode->option[i].value; *value != NULL; value++)
            json_text(j, *value);
        json_close(j, ']');
        json_close(j, '}');
    }
    json_close(j, ']');
}

/* Numbers of players with gaps are listed one by one. seats_min and seats_max stand there too, for programs that only
 * want the range. */
static void write_seats(struct json *j, const struct edition_mode *mode)
{
    json_key(j, "seats");
    json_open(j, '[');
    for (unsigned i = mode->seats_min; i <= mode->seats_max; i++)
        if (edition_mode_seats(mode, i))
            json_number(j, i);
    json_close(j, ']');
}

/* What kind of board a mode is played on; NULL for one that can't be played. */
static const char *board_of(const struct sheet *sheet, const struct edition_mode *mode)
{
    struct hg_rules r;
    struct fault f;
    bool compiles = edition_compile(sheet->edition, mode->named.id, mode->seats_min, NULL, 0, &r, &f);
    return compiles ? word_in_json(&words_boards, hg_traits(&r).board) : NULL;
}

/* "why_not" is null where the mode can be played. */
static void write_mode(struct json *j, const struct sheet *sheet, unsigned i)
{
    const struct edition_mode *mode = edition_mode(sheet->edition, i);
    json_open(j, '{');
    write_names(j, sheet, &mode->named);
    pair_number(j, "seats_min", mode->seats_min);
    pair_number(j, "seats_max", mode->seats_max);
    write_seats(j, mode);
    pair_flag(j, "playable", mode->unavailable == NULL);
    pair_text(j, "why_not", mode->unavailable);
    pair_text(j, "board", board_of(sheet, mode));
    write_options(j, sheet, mode);
    json_close(j, '}');
}

/* What write_list calls for each item. */
typedef void writer(struct json *j, const struct sheet *sheet, unsigned i);

/* An array of objects under a key. Items are written by index, since every list of an edition is one. */
static void write_list(struct json *j, const struct sheet *sheet, const char *key, unsigned count, writer *write)
{
    json_key(j, key);
    json_open(j, '[');
    for (unsigned i = 0; i < count; i++)
        write(j, sheet, i);
    json_close(j, ']');
}

/* The compiled rules of the chosen mode for each number of seats, as in the header of `replay --json`. Keyed by the
 * number of players, since set-up charts and armies differ. Options have their defaults; a number of seats that can't
 * be compiled is left out. */
static void write_rules(struct json *j, const struct sheet *sheet)
{
    struct hg_rules r;
    struct fault f;
    const struct edition_mode *mode = sheet->mode;
    json_key(j, "rules");
    json_open(j, '{');
    for (unsigned i = mode->seats_min; mode->unavailable == NULL && i <= mode->seats_max; i++) {
        char seats[12];
        snprintf(seats, sizeof seats, "%u", i);
        if (!edition_mode_seats(mode, i) || !edition_compile(sheet->edition, mode->named.id, i, NULL, 0, &r, &f))
            continue;
        json_key(j, seats);
        rules_json(j, &r, sheet->edition);
    }
    json_close(j, '}');
}

/* How many facts come from where, as the edition declares it. See edition_fact_sources. */
static void write_sources(struct json *j, const struct sheet *sheet)
{
    unsigned count[EDITION_SOURCES];
    edition_fact_sources(sheet->edition, count);
    json_key(j, "sources");
    json_open(j, '{');
    pair_number(j, "rulebook", count[SOURCE_RULEBOOK]);
    pair_number(j, "public", count[SOURCE_PUBLIC]);
    pair_number(j, "reconstructed", count[SOURCE_RECONSTRUCTED]);
    json_close(j, '}');
}

/* The whole edition always; "rules" only where a mode was named, because compiled rules are large. */
void show_json(const struct sheet *sheet)
{
    const struct names *names = edition_names(sheet->edition);
    struct sink out = sink_file(stdout);
    struct json j = {&out, false};
    json_begin_line(&j);
    pair_text(&j, "edition", edition_id(sheet->edition));
    pair_text(&j, "title", edition_title(sheet->edition, sheet->language));
    pair_text(&j, "sha256", edition_sha256(sheet->edition));
    pair_text(&j, "mode", sheet->mode != NULL ? sheet->mode->named.id : NULL);
    write_list(&j, sheet, "modes", edition_modes(sheet->edition), write_mode);
    write_list(&j, sheet, "armies", names->armies.count, write_army);
    write_list(&j, sheet, "regions", names->regions.count, write_region);
    write_list(&j, sheet, "places", names->places.count, write_place);
    write_list(&j, sheet, "cards", names->cards.count, write_card);
    write_list(&j, sheet, "goals", names->goals.count, write_goal);
    write_list(&j, sheet, "rewards", names->rewards.count, write_reward);
    write_sources(&j, sheet);
    if (sheet->mode != NULL)
        write_rules(&j, sheet);
    json_end_line(&j);
}
