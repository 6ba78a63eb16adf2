/* Opens an edition, wherever its text comes from, and answers questions about it. Loading goes file by file in the
 * order of enum edition_file, since later ones name things of earlier ones; then the whole is checked. An edition that
 * could be opened is right in all modes that are available. */
#include "text/edition/edition.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text/crypto.h"
#include "text/edition/embedded.h"
#include "text/edition/galactic.h"
#include "text/edition/load.h"
#include "text/edition/pack.h"
#include "text/say.h"
#include "text/vocabulary.h"

/* ---- Loading ----------------------------------------------------------------------------------------------------- */

/* Who reads a file, and whether it must be there; no `load`: this family has no such file. */
struct loader {
    bool required;
    void (*load)(struct reader *in, const struct yaml_item *root);
};

/* By file. Readers are called in the order of enum edition_file. */
static const struct loader conquest_loaders[FILES] = {
    [FILE_EDITION] = {true, load_edition_file}, [FILE_BOARD] = {true, load_board},
    [FILE_WINDOWS] = {false, load_windows},     [FILE_CARDS] = {false, load_cards},
    [FILE_METERS] = {false, load_meters},       [FILE_GOALS] = {false, load_goals},
    [FILE_CHARTS] = {true, load_charts},        [FILE_ASSETS] = {false, load_assets},
};

/* This family reads cards and charts of its own form. */
static const struct loader galactic_loaders[FILES] = {
    [FILE_EDITION] = {true, load_edition_file},   [FILE_BOARD] = {true, load_board},
    [FILE_WINDOWS] = {true, load_windows},        [FILE_CARDS] = {true, load_galactic_cards},
    [FILE_CHARTS] = {true, load_galactic_charts},
};

/* Cards that are claimed with dice come in an edition of the conquest family. */
#define assets_loaders conquest_loaders

/* A family that is misspelt is read as the one that was probably meant; its modes are unavailable, see check.c. */
static int likely_family(const char *word)
{
    const char *meant = value_in_edition(&words_families, word) < 0 ? likely_word(&words_families, word) : NULL;
    return value_in_edition(&words_families, meant ? meant : word);
}

/* The loader of a file. The modes, which name their family, are read first; until then the first family's list serves,
 * which begins alike. */
static const struct loader *loader_of(const struct edition *e, enum edition_file file)
{
    static const struct loader *const loaders[HG_FAMILIES] = {
#define ROW(NUMBER, name) [HG_##NUMBER] = name##_loaders,
        HG_EACH_FAMILY(ROW)
#undef ROW
    };
    int family = e->modes > 0 ? likely_family(e->mode_part[0].family) : -1;
    return family >= 0 ? &loaders[family][file] : &conquest_loaders[file];
}

/* Where the trees come from: texts, or a pack when there are none. */
struct source {
    const struct edition_texts *texts;
    const struct pack *pack;
};

/* A file that is not there may still be required. */
static bool has_file(const struct source *from, enum edition_file file)
{
    return from->texts ? from->texts->text[file] != NULL : from->pack->items[file] > 0;
}

/* A tree of one file. Faults of packs come from damage, those of texts from their authors. */
static struct yaml_tree *read_tree(const struct source *from, const char *place, enum edition_file file,
                                   struct fault *f)
{
    if (!from->texts)
        return pack_tree(from->pack, file, f);
    return yaml_tree_read(place, from->texts->text[file], from->texts->length[file], f);
}

/* The tree stays with the edition: names point into it. */
static void load_file(struct reader *in, const struct source *from, enum edition_file file)
{
    const struct loader *loader = loader_of(in->e, file);
    char place[256];
    snprintf(place, sizeof place, "%s/%s", in->e->origin, edition_file_name[file]);
    in->place = place;
    if (!has_file(from, file)) {
        if (loader->required)
            read_fail(in, NULL, "The file is missing; every edition needs it.");
        return;
    }
    if (!loader->load) {
        read_fail(in, NULL, "An edition of this family has no such file; remove it.");
        return;
    }
    struct yaml_tree *tree = read_tree(from, place, file, in->fault);
    in->e->tree[file] = tree;
    in->failed |= !tree;
    if (tree)
        loader->load(in, yaml_tree_root(tree));
}

/* Faults of the whole are told at edition.yaml. */
static void check_whole(struct reader *in)
{
    char place[256];
    snprintf(place, sizeof place, "%s/%s", in->e->origin, edition_file_name[FILE_EDITION]);
    in->place = place;
    const struct yaml_item *root = yaml_tree_root(in->e->tree[FILE_EDITION]);
    load_check_counts(in, root);
    load_check_modes(in, root);
}

/* Empty lists until their file is read: an edition need not have every file. */
static void begin_lists(struct edition *e)
{
    e->names.cards = (struct name_list){e->card_name, 0};
    e->names.classes = (struct name_list){e->class_name, 0};
    e->windows = (struct name_list){e->window_name, 0};
    e->directives = (struct name_list){e->directive_name, 0};
    e->tiers = (struct name_list){e->tier_name, 0};
    e->names.goals = (struct name_list){e->goal_name, 0};
    e->names.rewards = (struct name_list){e->reward_name, 0};
    e->names.tokens = (struct name_list){e->token_name, 0};
}

/* An edition of zeros and empty lists. Without memory the program ends. */
static struct edition *new_edition(const char *origin)
{
    struct edition *e = calloc(1, sizeof *e);
    if (!e)
        abort();
    snprintf(e->origin, sizeof e->origin, "%s", origin);
    begin_lists(e);
    return e;
}

/* Reads all files. Takes the edition over: it is closed when something is wrong. */
static struct edition *load(struct edition *e, const struct source *from, struct fault *f)
{
    struct reader in = {.e = e, .fault = f};
    for (int file = 0; file < FILES && !in.failed; file++)
        load_file(&in, from, (enum edition_file)file);
    if (!in.failed)
        check_whole(&in);
    if (!in.failed)
        return e;
    edition_close(e);
    return NULL;
}

/* Hashes the texts as one bundle, then loads them. Takes the texts over. */
static struct edition *load_texts(const char *origin, struct edition_texts *texts, struct fault *f)
{
    unsigned char digest[CRYPTO_DIGEST];
    struct edition *e = new_edition(origin);
    e->bundle = texts_bundle(texts, &e->bundle_length);
    crypto_sha256(e->bundle, e->bundle_length, digest);
    crypto_hex(digest, sizeof digest, e->sha256);
    e = load(e, &(struct source){.texts = texts}, f);
    texts_free(texts);
    return e;
}

/* The hash is the one that the pack carries; nothing is hashed here. */
struct edition *edition_from_pack(const char *origin, const void *pack, size_t length, struct fault *f)
{
    struct pack opened;
    struct edition *e = new_edition(origin);
    if (!pack_open(&opened, e->origin, pack, length, f)) {
        edition_close(e);
        return NULL;
    }
    pack_sha256(pack, e->sha256);
    return load(e, &(struct source){.pack = &opened}, f);
}

/* Slashes at the end are dropped, so that faults read FOLDER/board.yaml. */
struct edition *edition_open(const char *folder, struct fault *f)
{
    struct edition_texts texts;
    char origin[200];
    size_t length = strlen(folder);
    while (length > 1 && folder[length - 1] == '/')
        length--;
    snprintf(origin, sizeof origin, "%.*s", length > 190 ? 190 : (int)length, folder);
    return texts_from_folder(folder, &texts, f) ? load_texts(origin, &texts, f) : NULL;
}

/* Editions that travel inside a record come this way; they are read as if they lay in a folder called `origin`. */
struct edition *edition_from_bundle(const char *origin, const char *text, size_t length, struct fault *f)
{
    struct edition_texts texts;
    return texts_from_bundle(origin, text, length, &texts, f) ? load_texts(origin, &texts, f) : NULL;
}

/* Everything that was handed out dies with it: names, texts, modes. Rules stay. */
void edition_close(struct edition *e)
{
    if (!e)
        return;
    for (int i = 0; i < FILES; i++)
        yaml_tree_free(e->tree[i]);
    free(e->bundle);
    free(e);
}

/* ---- Embedded editions ------------------------------------------------------------------------------------------- */

/* Built-in editions are named in faults as if they lay in their folder. */
static struct edition *load_embedded(const struct embedded_edition *embedded, struct fault *f)
{
    char origin[128];
    snprintf(origin, sizeof origin, "editions/%s", embedded->id);
    return edition_from_pack(origin, embedded->pack, embedded->length, f);
}

/* Old versions do not count as built in: they are only there for their records. */
static const struct embedded_edition *nth_builtin(unsigned n)
{
    for (unsigned i = 0; i < embedded_edition_count; i++) {
        if (!embedded_editions[i].released && n-- == 0)
            return &embedded_editions[i];
    }
    return NULL;
}

/* In the order of the build; `hegemon editions` lists them so. */
unsigned edition_builtin_count(void)
{
    unsigned count = 0;
    for (unsigned i = 0; i < embedded_edition_count; i++)
        count += !embedded_editions[i].released;
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
    pack_sha256(embedded->pack, held);
    return strcmp(held, sha256) == 0;
}

/* Old versions count, because records name them. */
struct edition *edition_released(const char *sha256, struct fault *f)
{
    for (unsigned i = 0; i < embedded_edition_count; i++) {
        if (has_hash(&embedded_editions[i], sha256))
            return load_embedded(&embedded_editions[i], f);
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

/* What records name an edition by: two editions with the same hash are the same text. */
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
