/* Reads windows.yaml and cards.yaml: when directives and abilities are played, what directives do, and which card
 * carries which. What abilities do is read in abilities.c. Classes come first, then directives, then the cards that
 * name them:
 *     - {id: reaper-07, faction: reapers, class: cruiser, place: palaven, directive: overrun, source: rulebook}
 *
 * A directive is what the engine does (op, with) and what people read (text):
 *     - {id: overrun, faction: reapers, en: Overrun, copies: 3, window: after-conquest, op: add-units,
 *       with: {units: 2, where: conquered}, text: {en: ...}, source: reconstructed}
 * An operation that the engine adds needs its keys in `keys_of`, new keys a row in `parameters`, and the row in
 * campaign.c that turns them into members of struct hg_directive. */
#include "text/edition/galactic.h"
#include "text/edition/load.h"

#include <stdio.h>
#include <string.h>

#include "text/vocabulary.h"

/* Bounds of texts in bytes, and of numbers. */
enum { TEXT_MAX = 800, SET_MAX = 99, COPIES_MAX = 60, PIP_NAME_MAX = 40, ABILITY_NAME_MAX = 60 };

/* A moment that is nearly one of those that cards of some family are played at. Others may be those of tomorrow. */
static void check_window(struct reader *in, const struct yaml_item *item, const char *id)
{
    struct likely l = likely_begin(id);
    bool known = galactic_window(id, &l) || value_in_edition(&words_windows, id) >= 0 ||
                 value_in_edition(&words_campaign_windows, id) >= 0;
    likely_try_all(&l, &words_windows);
    likely_try_all(&l, &words_campaign_windows);
    if (!known)
        read_meant(in, yaml_item_find(item, "id"), "window", id, l.meant);
}

/* Moments are named by the edition; what they mean is the engine's. */
void load_windows(struct reader *in, const struct yaml_item *root)
{
    struct edition *e = in->e;
    if (!read_keys(in, root, "windows file", "windows"))
        return;
    const struct yaml_item *list = read_ids(in, root, "windows", WINDOWS_MAX);
    for (const struct yaml_item *item = list->first; item && !in->failed; item = item->next) {
        if (!read_keys(in, item, "window", "id " LANGUAGE_KEYS " text source"))
            return;
        read_named(in, item, &e->window_name[e->windows.count]);
        check_window(in, item, e->window_name[e->windows.count].id);
        read_said(in, item, "text", e->window_text[e->windows.count++], TEXT_MAX);
        read_source(in, item, "");
    }
}

/* ---- What directives do ------------------------------------------------------------------------------------------ */

enum { TAKEN_MAX = 5 }; /* words that one key takes */

/* A word of `with`: a number in a range, one of some values of a vocabulary, or one of some words that no value has. */
struct parameter {
    const char *key;
    long least, most;
    const char *plain;
    const struct vocabulary *words;
    unsigned count;
    uint8_t taken[TAKEN_MAX]; /* as they are listed to people */
};

/* By key; ranges are what the engine can do. */
static const struct parameter parameters[] = {
    {.key = "units", .least = 1, .most = 20},
    {.key = "die", .least = 4, .most = HG_SIDES_MAX},
    {.key = "bonus", .least = 1, .most = 9},
    {.key = "dice", .least = 1, .most = 3},
    {.key = "battles", .least = 1, .most = 9},
    {.key = "cards", .least = 1, .most = 9},
    {.key = "draw", .least = 0, .most = 9},
    {.key = "then", .least = 1, .most = 9},
    {.key = "steps", .least = 1, .most = HG_PLACES_MAX},
    {.key = "leave", .least = 0, .most = 9},
    {.key = "tokens", .least = 1, .most = 1},
    {.key = "ships", .least = 1, .most = 9},
    {.key = "strategic-at-least", .least = 1, .most = HG_PLACES_MAX},
    {.key = "meter", .least = -9, .most = 9},
    {.key = "where",
     .words = &words_spots,
     .count = 5,
     .taken = {HG_OWN_PLACE, HG_CONQUERED, HG_DEFENDED, HG_ENEMY_PLACE, HG_ENEMY_ADJACENT}},
    {.key = "side", .words = &words_battle_sides, .count = 2, .taken = {HG_ATTACKER, HG_DEFENDER}},
    {.key = "lasts", .words = &words_spans, .count = 2, .taken = {HG_FOR_ROLL, HG_FOR_INVASION}},
    {.key = "only-on", .words = &words_spots, .count = 1, .taken = {HG_STRATEGIC}},
    {.key = "not-on", .plain = "token"},
    {.key = "regions", .plain = "on-card"},
    {.key = "keep-connected", .plain = "yes no"},
    {.key = "connected", .plain = "yes no"},
};

/* What stands under `with`, by the operation. */
static const char *const keys_of[HG_DIRECTIVE_OPS] = {
    [HG_DEVASTATE] = "regions keep-connected",
    [HG_RETURN_TITAN] = "meter",
    [HG_MOVE_METER] = "meter",
    [HG_ADD_UNITS] = "units where",
    [HG_ADD_BY_DIE] = "die where",
    [HG_RAISE_DICE] = "side bonus lasts",
    [HG_CAP_DEFENCE] = "dice battles",
    [HG_LARGE_DICE] = "side lasts only-on? not-on?",
    [HG_DISCARD_RANDOM] = "cards draw",
    [HG_FREE_MOVE] = "steps",
    [HG_REMOVE_BY_DIE] = "die where leave",
    [HG_MOVE_TOKEN] = "tokens",
    [HG_LOOK_AT_TOKEN] = "tokens",
    [HG_RAISE_TOTAL_BY] = "bonus",
    [HG_HIT_ON_TOP] = "",
    [HG_JUMP] = "",
    [HG_CANCEL_DIRECTIVE] = "",
    [HG_DESTROY_SHIPS] = "ships",
    [HG_EXTRA_DRAW] = "cards strategic-at-least then",
    [HG_EXTRA_FORTIFY] = "connected",
};

/* Is the text one of the words between blanks? Whole words only. */
static bool is_among(const char *words, const char *text)
{
    size_t length = strlen(text);
    for (const char *at = words; (at = strstr(at, text)); at++) {
        if ((at == words || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0'))
            return true;
    }
    return false;
}

/* The words of a parameter, separated by blanks. */
static void list_words(const struct parameter *parameter, char *out, size_t size)
{
    int length = snprintf(out, size, "%s", parameter->plain ? parameter->plain : "");
    for (unsigned i = 0; i < parameter->count; i++)
        length += snprintf(out + length, size - (size_t)length, "%s%s", i ? " " : "",
                           word_in_edition(parameter->words, parameter->taken[i]));
}

/* The key was accepted by read_keys, so it has a row in `parameters`. */
static void check_parameter(struct reader *in, const struct yaml_item *value)
{
    const struct parameter *parameter = parameters;
    while (strcmp(parameter->key, value->key) != 0)
        parameter++;
    if (!parameter->words && !parameter->plain) {
        read_plain_number(in, value, value->key, parameter->least, parameter->most);
        return;
    }
    const char *text = read_plain(in, value, value->key, 40);
    char list[80];
    list_words(parameter, list, sizeof list);
    if (!in->failed && !is_among(list, text))
        read_fail(in, value, "%s can't be %s; it is one of: %s.", value->key, text, list);
}

/* The operation of a directive and its numbers. They stay in the tree and are read again when a mode is compiled. */
static void load_operation(struct reader *in, const struct yaml_item *item, struct directive_part *directive)
{
    directive->op = read_text(in, item, "op");
    directive->with = in->failed ? NULL : yaml_item_find(item, "with");
    int op = in->failed ? -1 : value_in_edition(&words_directive_ops, directive->op);
    if (!in->failed && op < 0 &&
        !read_meant(in, yaml_item_find(item, "op"), "operation", directive->op,
                    likely_word(&words_directive_ops, directive->op)))
        read_fail(in, yaml_item_find(item, "op"), "There is no operation %.60s; docs/EDITIONS.md lists them.",
                  directive->op);
    if (in->failed || !read_keys(in, directive->with, directive->op, keys_of[op]))
        return;
    for (const struct yaml_item *value = directive->with->first; value && !in->failed; value = value->next)
        check_parameter(in, value);
}

/* ---- Directives -------------------------------------------------------------------------------------------------- */

/* One directive, with the moment at which it can be carried out. */
static void load_directive(struct reader *in, const struct yaml_item *item, unsigned i)
{
    struct edition *e = in->e;
    struct directive_part *directive = &e->directive[i];
    if (!read_keys(in, item, "directive", "id faction " LANGUAGE_KEYS " copies window op with text source"))
        return;
    read_named(in, item, &e->directive_name[i]);
    directive->faction = read_reference(in, item, "faction", &e->factions);
    directive->copies = read_small(in, item, "copies", 1, COPIES_MAX);
    directive->window = read_reference(in, item, "window", &e->windows);
    load_operation(in, item, directive);
    if (!in->failed && !campaign_fits(directive->op, e->window_name[directive->window].id))
        read_fail(in, yaml_item_find(item, "window"),
                  "The directive %s can't be played at %s; give it one of the windows of its op.",
                  e->directive_name[i].id, e->window_name[directive->window].id);
    read_said(in, item, "text", directive->text, TEXT_MAX);
    read_source(in, item, "");
}

/* The printed number of copies and the cards that carry the directive must agree. Both are written by hand, the number
 * from the printed rules and the cards one by one, so that each checks the other. */
static void check_copies(struct reader *in, const struct yaml_item *directives)
{
    unsigned count[DIRECTIVES_MAX] = {0}, i = 0;
    if (in->failed)
        return;
    for (unsigned card = 0; card < in->e->names.cards.count && directives->count > 0; card++)
        count[in->e->card[card].directive]++;
    for (const struct yaml_item *item = directives->first; item && !in->failed; item = item->next, i++) {
        if (count[i] != in->e->directive[i].copies)
            read_fail(in, yaml_item_find(item, "copies"), "copies is %d, but %u cards carry %s; correct one of them.",
                      in->e->directive[i].copies, count[i], in->e->directive_name[i].id);
    }
}

/* ---- Cards ------------------------------------------------------------------------------------------------------- */

/* Cards that are turned in as sets of three. Values of sets do not rise in the course of a game; they depend on the
 * class alone. */
static void load_sets(struct reader *in, const struct yaml_item *root)
{
    struct edition *e = in->e;
    const struct yaml_item *list = read_ids(in, root, "classes", HG_CLASSES_MAX);
    if (!in->failed && list->count != HG_CLASSES_MAX)
        read_fail(in, yaml_item_find(root, "classes"),
                  "There must be %d classes: a set is three of one or one of each.", HG_CLASSES_MAX);
    for (const struct yaml_item *item = list->first; item && !in->failed; item = item->next) {
        if (!read_keys(in, item, "class", "id " LANGUAGE_KEYS " set-of-three source"))
            return;
        read_named(in, item, &e->class_name[e->names.classes.count]);
        e->set_of_class[e->names.classes.count++] = (uint16_t)read_number(in, item, "set-of-three", 1, SET_MAX);
        read_source(in, item, "name set-of-three");
    }
    const struct yaml_item *each = in->failed ? NULL : yaml_item_find(root, "set-of-each");
    if (!each || !read_keys(in, each, "set-of-each", "units source"))
        return;
    e->set_of_each = (uint16_t)read_number(in, each, "units", 1, SET_MAX);
    read_source(in, each, "");
}

/* The units that a number of pips is worth, from the least to the most that may be turned in. */
static void load_pip_units(struct reader *in, const struct yaml_item *pips)
{
    struct edition *e = in->e;
    const struct yaml_item *units = read_list(in, pips, "units", HG_PIPS_MAX);
    if (!in->failed && units->count != e->pips_most - e->pips_least + 1u)
        read_fail(in, yaml_item_find(pips, "units"), "units must have %d numbers, for %d to %d pips.",
                  e->pips_most - e->pips_least + 1, e->pips_least, e->pips_most);
    uint8_t pip = e->pips_least;
    long below = 1;
    for (const struct yaml_item *entry = units->first; entry && !in->failed; entry = entry->next) {
        below = read_plain_number(in, entry, "units", below, SET_MAX);
        e->pip_units[pip++] = (uint16_t)below;
    }
}

/* Cards that are turned in for their pips, in any number. Pips belong to classes, so that cards need not repeat
 * them. */
static void load_pips(struct reader *in, const struct yaml_item *root)
{
    struct edition *e = in->e;
    const struct yaml_item *list = read_ids(in, root, "classes", HG_CLASSES_MAX);
    for (const struct yaml_item *item = list->first; item && !in->failed; item = item->next) {
        if (!read_keys(in, item, "class", "id " LANGUAGE_KEYS " pips source"))
            return;
        read_named(in, item, &e->class_name[e->names.classes.count]);
        e->class_pips[e->names.classes.count++] = read_small(in, item, "pips", 1, HG_PIPS_MAX);
        read_source(in, item, "name pips");
    }
    const struct yaml_item *pips = in->failed ? NULL : yaml_item_find(root, "pips");
    if (!pips || !read_keys(in, pips, "pips", LANGUAGE_KEYS " least most units source"))
        return;
    const char *name[LANGUAGES];
    read_languages(in, pips, name, PIP_NAME_MAX);
    e->pips_least = read_small(in, pips, "least", 1, HG_PIPS_MAX);
    e->pips_most = read_small(in, pips, "most", e->pips_least, HG_PIPS_MAX);
    load_pip_units(in, pips);
    read_source(in, pips, "");
}

/* Either form of cards, never both. */
static void load_classes(struct reader *in, const struct yaml_item *root)
{
    bool sets = yaml_item_find(root, "set-of-each"), pips = yaml_item_find(root, "pips");
    if (sets == pips)
        read_fail(in, root, "Cards are turned in as sets (set-of-each) or for their pips (pips); keep one of the two.");
    else if (sets)
        load_sets(in, root);
    else
        load_pips(in, root);
}

/* Makes the name of a card. People see the place, or the class that sets are made of, and the directive or ability
 * where there is one: "Palaven – Overrun". */
static void name_card(struct edition *e, unsigned i)
{
    struct card_part *card = &e->card[i];
    for (int language = 0; language < LANGUAGES; language++) {
        const struct named *first = card->place == HG_NONE ? &e->class_name[card->class] : &e->place_name[card->place];
        if (card->directive == HG_NONE)
            snprintf(card->name[language], CARD_NAME_MAX, "%s", first->name[language]);
        else
            snprintf(card->name[language], CARD_NAME_MAX, "%s – %s", first->name[language],
                     e->directive_name[card->directive].name[language]);
        e->card_name[i].name[language] = card->name[language];
    }
}

/* The ability that a card carries itself becomes a directive of its own, with the card's id: so everything that shows
 * or compiles directives serves both. */
static void load_card_ability(struct reader *in, const struct yaml_item *item, unsigned i)
{
    struct edition *e = in->e;
    const struct yaml_item *ability = in->failed ? NULL : yaml_item_find(item, "ability");
    if (!ability)
        return;
    if (yaml_item_find(item, "directive") || e->directives.count >= DIRECTIVES_MAX) {
        read_fail(in, ability, "A card has a directive or an ability, not both; remove one.");
        return;
    }
    struct directive_part *directive = &e->directive[e->directives.count];
    struct named *named = &e->directive_name[e->directives.count];
    load_ability(in, ability, directive);
    named->id = e->card_name[i].id;
    if (!in->failed)
        read_languages(in, ability, named->name, ABILITY_NAME_MAX);
    read_said(in, ability, "text", directive->text, TEXT_MAX);
    directive->faction = e->card[i].faction;
    directive->copies = 1;
    e->card[i].directive = (uint8_t)e->directives.count++;
}

/* In an edition with directives every card has one, of its own faction; or it has an ability. */
static void load_card_directive(struct reader *in, const struct yaml_item *item, struct card_part *card)
{
    const struct edition *e = in->e;
    const struct yaml_item *directive = yaml_item_find(item, "directive");
    if (!directive && e->directives.count > 0 && !yaml_item_find(item, "ability"))
        read_fail(in, item, "The card has no directive, but the edition has directives; name one.");
    if (!directive || in->failed)
        return;
    card->directive = read_reference(in, item, "directive", &e->directives);
    if (!in->failed && e->directive[card->directive].faction != card->faction)
        read_fail(in, directive, "The directive %s belongs to another faction than the card; correct one of them.",
                  directive->text);
}

/* One card. Keys that are left out become HG_NONE. */
static void load_card(struct reader *in, const struct yaml_item *item, unsigned i)
{
    struct edition *e = in->e;
    struct card_part *card = &e->card[i];
    if (!read_keys(in, item, "card", "id faction? class place? directive? ability? regions? source"))
        return;
    *card = (struct card_part){.faction = HG_NONE, .directive = HG_NONE, .place = HG_NONE};
    e->card_name[i].id = read_id(in, item, "id");
    card->class = read_reference(in, item, "class", &e->names.classes);
    if (yaml_item_find(item, "faction"))
        card->faction = read_reference(in, item, "faction", &e->factions);
    if (yaml_item_find(item, "place"))
        card->place = read_reference(in, item, "place", &e->names.places);
    load_card_directive(in, item, card);
    load_card_ability(in, item, i);
    const struct yaml_item *regions = read_list(in, item, "regions", HG_REGIONS_MAX);
    for (const struct yaml_item *region = regions->first; region && !in->failed; region = region->next) {
        const char *id = read_plain(in, region, "region", 60);
        card->regions |= (uint8_t)(1u << read_plain_reference(in, region, id, &e->names.regions, "region"));
    }
    read_source(in, item, "faction? class place? directive? ability?");
    if (!in->failed)
        name_card(e, i);
}

/* Regions are named on exactly those cards whose directive asks for them. Needs all cards. */
static void check_card_regions(struct reader *in, const struct yaml_item *cards)
{
    unsigned i = 0;
    for (const struct yaml_item *item = cards->first; item && !in->failed; item = item->next, i++) {
        const struct card_part *card = &in->e->card[i];
        const struct yaml_item *with = card->directive == HG_NONE ? NULL : in->e->directive[card->directive].with;
        bool asks = with && yaml_item_find(with, "regions");
        if (asks && !card->regions)
            read_fail(in, item, "The directive of this card needs regions; add regions: [...] to the card.");
        else if (!asks && card->regions)
            read_fail(in, item, "The directive of this card doesn't use regions; remove them.");
    }
}

/* Where cards name places, every place has exactly one card, and every card a place. */
static void check_card_places(struct reader *in, const struct yaml_item *cards)
{
    const struct edition *e = in->e;
    const struct yaml_item *first[HG_PLACES_MAX] = {NULL}, *item = cards->first;
    unsigned named = 0;
    for (unsigned i = 0; item && !in->failed; i++, item = item->next) {
        uint8_t place = e->card[i].place;
        if (place == HG_NONE)
            continue;
        if (first[place])
            read_fail(in, item, "%s has a card already (line %u); every place has one.", e->place_name[place].id,
                      first[place]->line);
        first[place] = item;
        named++;
    }
    for (unsigned i = 0; i < e->names.places.count && named > 0 && !in->failed; i++) {
        if (!first[i])
            read_fail(in, cards, "No card names %s; every place needs one, add it.", e->place_name[i].id);
    }
    if (!in->failed && named > 0 && named != e->names.cards.count)
        read_fail(in, cards, "Some cards name a place and some don't; give each one or none.");
}

/* The checks at the end need all cards. */
void load_cards(struct reader *in, const struct yaml_item *root)
{
    struct edition *e = in->e;
    if (!read_keys(in, root, "cards file", "classes set-of-each? pips? directives? cards"))
        return;
    load_classes(in, root);
    const struct yaml_item *directives = read_ids(in, root, "directives", DIRECTIVES_MAX);
    for (const struct yaml_item *item = directives->first; item && !in->failed; item = item->next)
        load_directive(in, item, e->directives.count++);
    const struct yaml_item *cards = read_ids(in, root, "cards", HG_CARDS_MAX);
    for (const struct yaml_item *item = cards->first; item && !in->failed; item = item->next)
        load_card(in, item, e->names.cards.count++);
    check_copies(in, directives);
    check_card_regions(in, cards);
    check_card_places(in, cards);
}
