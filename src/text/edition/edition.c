/* Finds the editions inside the program, and answers questions about one that is open (open.c). */
#include "text/edition/edition.h"

#include <stdio.h>
#include <string.h>

#include "text/crypto.h"
#include "text/edition/embedded.h"
#include "text/edition/pack.h"
#include "text/edition/parts.h"
#include "text/say.h"

/* ---- Embedded editions ------------------------------------------------------------------------------------------- */

/* Built-in editions are named in faults as if they lay in their folder. */
static struct edition *load_embedded(const struct embedded_edition *embedded, struct fault *f)
{
    char origin[128];
    snprintf(origin, sizeof origin, "editions/%s", embedded->id);
    return edition_from_packs(origin, &embedded->pack, embedded->words, f);
}

/* Old versions do not count as built in: they are only there for their records. */
static const struct embedded_edition *nth_builtin(unsigned n)
{
    const struct embedded_edition *embedded;
    for (unsigned i = 0; (embedded = embedded_edition(i)); i++) {
        if (!embedded->released && n-- == 0)
            break;
    }
    return embedded;
}

/* In the order of the build; `hegemon editions` lists them so. */
unsigned edition_builtin_count(void)
{
    unsigned count = 0;
    while (nth_builtin(count))
        count++;
    return count;
}

/* NULL beyond the last one, so that lists can be walked without counting. */
const char *edition_builtin_id(unsigned i)
{
    const struct embedded_edition *embedded = nth_builtin(i);
    return embedded ? embedded->id : NULL;
}

struct edition *edition_builtin(const char *id, struct fault *f)
{
    return edition_builtin_in(id, fault_language(), f);
}

/* The fault lists the editions there are. */
struct edition *edition_builtin_in(const char *id, enum language language, struct fault *f)
{
    char known[200] = "";
    const struct embedded_edition *embedded;
    for (unsigned i = 0; (embedded = nth_builtin(i)); i++) {
        if (strcmp(embedded->id, id) == 0)
            return load_embedded(embedded, f);
        size_t length = strlen(known);
        snprintf(known + length, sizeof known - length, "%s%s", length ? ", " : "", embedded->id);
    }
    fault_in(f, language, NULL, 0, "There is no edition %.60s; the editions are: %s.", id, known);
    return NULL;
}

/* Packs carry the hash of the text that they were made from. */
static bool has_hash(const struct embedded_edition *embedded, const char *sha256)
{
    char held[CRYPTO_DIGEST_HEX];
    pack_sha256(embedded->pack.bytes, held);
    return strcmp(held, sha256) == 0;
}

/* Old versions count, because records name them. */
struct edition *edition_released(const char *sha256, struct fault *f)
{
    const struct embedded_edition *embedded;
    for (unsigned i = 0; (embedded = embedded_edition(i)); i++) {
        if (has_hash(embedded, sha256))
            return load_embedded(embedded, f);
    }
    fault_at(f, NULL, 0, "This program doesn't hold the edition with the hash %.16s...; give its folder.", sha256);
    return NULL;
}

/* ---- Questions --------------------------------------------------------------------------------------------------- */

/* As edition.yaml says, which need not be the folder's name. */
const char *edition_id(const struct edition *e)
{
    return e->id;
}

/* In every language: English stands in. */
const char *edition_title(const struct edition *e, enum language language)
{
    return e->title[language];
}

const struct names *edition_names(const struct edition *e)
{
    return &e->names;
}

/* NULL for editions from a pack: they carry the hash of their bundle, not its text. */
const char *edition_bundle(const struct edition *e, size_t *length)
{
    *length = e->bundle_length;
    return e->bundle;
}

/* NULL, too, for an edition whose words stand in its rules. */
const char *edition_words(const struct edition *e, size_t *length)
{
    *length = e->words_length;
    return e->words;
}

/* What records name an edition by: two editions with the same hash are played alike. */
const char *edition_sha256(const struct edition *e)
{
    return e->sha256;
}

/* All of them, also those that this version can't play; `unavailable` of a mode says why. */
unsigned edition_modes(const struct edition *e)
{
    return e->modes;
}

const struct edition_mode *edition_mode(const struct edition *e, unsigned i)
{
    return &e->mode[i];
}

/* NULL when there is none of that id. */
const struct edition_mode *edition_find_mode(const struct edition *e, const char *id)
{
    for (unsigned i = 0; i < e->modes; i++) {
        if (strcmp(e->mode[i].named.id, id) == 0)
            return &e->mode[i];
    }
    return NULL;
}

/* Numbers one by one where there is a gap. */
void edition_seats_text(const struct edition_mode *mode, enum language language, char out[SEATS_TEXT_MAX])
{
    size_t length = (size_t)snprintf(out, SEATS_TEXT_MAX, "%u", mode->seats_min);
    if (mode->seats_max > mode->seats_min && !mode->seats_left_out)
        snprintf(out, SEATS_TEXT_MAX, say(language, "%u to %u"), mode->seats_min, mode->seats_max);
    for (unsigned i = mode->seats_min + 1; mode->seats_left_out && i <= mode->seats_max; i++) {
        if (edition_mode_seats(mode, i) && length < SEATS_TEXT_MAX)
            length += (size_t)snprintf(out + length, SEATS_TEXT_MAX - length, say(language, " or %u"), i);
    }
}

/* Each answer below copies what was read; names and texts in it belong to the edition. */
void edition_fact_sources(const struct edition *e, unsigned counts[EDITION_SOURCES])
{
    memcpy(counts, e->facts, sizeof e->facts);
}

/* Coordinates on a sheet of 1000 by 700. */
struct drawing edition_drawing(const struct edition *e, unsigned place)
{
    return e->place[place].at;
}

/* `borders` and `relays` are sets of places; both are neighbours to the engine. */
struct edition_place edition_place(const struct edition *e, unsigned i)
{
    const struct place_part *place = &e->place[i];
    return (struct edition_place){.named = &e->place_name[i],
                                  .region = &e->region_name[place->region],
                                  .strategic = place->strategic,
                                  .borders = place->borders,
                                  .relays = place->relays,
                                  .wraps = place->wraps};
}

/* The circle is only for drawing; its radius is 0 where the file has none. */
struct edition_region edition_region(const struct edition *e, unsigned i)
{
    const struct region_part *region = &e->region[i];
    return (struct edition_region){.named = &e->region_name[i],
                                   .bonus = region->bonus,
                                   .size = region->size,
                                   .colour = region->colour,
                                   .centre = region->centre,
                                   .radius = region->radius};
}

/* Names of pieces come from its faction. Without one they are NULL, and fronts have words of their own. */
struct edition_army edition_army(const struct edition *e, unsigned i)
{
    uint8_t faction = e->army_faction[i];
    struct edition_army army = {.named = &e->army_name[i], .colour = e->army_colour[i]};
    memcpy(army.hero, e->army_hero[i], sizeof army.hero);
    if (faction == HG_NONE)
        return army;
    const struct faction_part *part = &e->faction[faction];
    army.faction = &e->faction_name[faction];
    memcpy(army.unit, part->unit, sizeof army.unit);
    memcpy(army.large_unit, part->large_unit, sizeof army.large_unit);
    memcpy(army.base, part->base, sizeof army.base);
    return army;
}

/* Cards without a directive have no window and no text. */
struct edition_card edition_card(const struct edition *e, unsigned i)
{
    const struct card_part *card = &e->card[i];
    struct edition_card out = {.named = &e->card_name[i], .class = &e->class_name[card->class]};
    if (card->faction != HG_NONE)
        out.faction = &e->faction_name[card->faction];
    if (card->place != HG_NONE)
        out.place = &e->place_name[card->place];
    if (card->directive == HG_NONE)
        return out;
    const struct directive_part *directive = &e->directive[card->directive];
    out.directive = &e->directive_name[card->directive];
    out.window = &e->window_name[directive->window];
    memcpy(out.text, directive->text, sizeof out.text);
    return out;
}

/* The condition itself is in the rules; people read the name. */
struct edition_goal edition_goal(const struct edition *e, unsigned i)
{
    return (struct edition_goal){.named = &e->goal_name[i], .tier = &e->tier_name[e->goal[i].tier]};
}

struct edition_reward edition_reward(const struct edition *e, unsigned i)
{
    struct edition_reward out = {.named = &e->reward_name[i], .tier = &e->tier_name[e->reward[i].tier]};
    memcpy(out.text, e->reward_text[i], sizeof out.text);
    return out;
}

/* What joins places without a border is called differently in each world; `relay` where the edition has no word. */
const char *edition_link_word(const struct edition *e, enum language language)
{
    return e->link_word[language] ? e->link_word[language] : say(language, "relay");
}

/* NULL where the edition has none; the same holds for towers, titans and tokens. */
const struct named *edition_resource(const struct edition *e)
{
    return e->charts.resource.id ? &e->charts.resource : NULL;
}

const struct named *edition_tower(const struct edition *e)
{
    return e->charts.tower.id ? &e->charts.tower : NULL;
}

const struct named *edition_titan(const struct edition *e)
{
    return e->charts.titan.id ? &e->charts.titan : NULL;
}

/* The hidden one, which has two faces. The other token marks devastated places. */
const struct named *edition_token(const struct edition *e)
{
    for (unsigned i = 0; i < e->charts.tokens; i++) {
        if (e->charts.token[i].faces == 2)
            return &e->charts.token[i].named;
    }
    return NULL;
}

/* A tug names the factions at its two ends, a count the one that it belongs to. */
struct edition_meter edition_meter(const struct edition *e, unsigned i)
{
    const struct meter_part *meter = &e->meter[i];
    struct edition_meter out = {.named = &meter->named};
    if (meter->is_tug) {
        out.low = &e->faction_name[meter->low];
        out.high = &e->faction_name[meter->high];
    } else {
        out.faction = &e->faction_name[meter->faction];
    }
    return out;
}

/* Counts what has no list of names. */
struct edition_sizes edition_sizes(const struct edition *e)
{
    struct edition_sizes sizes = {.factions = e->factions.count,
                                  .classes = e->names.classes.count,
                                  .directives = e->directives.count,
                                  .windows = e->windows.count,
                                  .meters = e->meters,
                                  .assets = e->assets};
    for (unsigned i = 0; i < e->names.places.count; i++) {
        sizes.strategic += e->place[i].strategic;
        sizes.relays += (unsigned)__builtin_popcountll(e->place[i].relays);
    }
    sizes.relays /= 2; /* each has two ends */
    return sizes;
}
