/* Reads windows.yaml and cards.yaml: when directives are played, what they do, and which card carries which. */
#include "text/edition_load.h"

#include <stdio.h>
#include <string.h>

enum { TEXT_MAX = 800, SET_MAX = 99, COPIES_MAX = 60 };

static void load_text(struct reader *in, const struct yaml_item *item, const char *out[LANGUAGES])
{
    const struct yaml_item *text = in->failed ? NULL : yaml_item_find(item, "text");
    if (text && read_keys(in, text, "text", "en fr"))
        read_languages(in, text, out, TEXT_MAX);
}

void load_windows(struct reader *in, const struct yaml_item *root)
{
    struct edition *e = in->e;
    if (!read_keys(in, root, "windows file", "windows"))
        return;
    const struct yaml_item *list = read_ids(in, root, "windows", WINDOWS_MAX);
    for (const struct yaml_item *item = list->first; item && !in->failed; item = item->next) {
        if (!read_keys(in, item, "window", "id en fr text source"))
            return;
        read_named(in, item, &e->window_name[e->windows.count]);
        load_text(in, item, e->window_text[e->windows.count++]);
        read_source(in, item, "");
    }
}

/* ---- What directives do ------------------------------------------------------------------------------------------ */

/* A word of `with`: a number in a range, or one of some words. */
struct parameter {
    const char *key;
    long least, most;
    const char *words;
};

static const struct parameter parameters[] = {
    {"units", 1, 20, NULL},
    {"die", 4, 20, NULL},
    {"bonus", 1, 9, NULL},
    {"dice", 1, 3, NULL},
    {"battles", 1, 9, NULL},
    {"cards", 1, 9, NULL},
    {"draw", 0, 9, NULL},
    {"then", 1, 9, NULL},
    {"steps", 1, HG_PLACES_MAX, NULL},
    {"leave", 0, 9, NULL},
    {"tokens", 1, 1, NULL},
    {"ships", 1, 9, NULL},
    {"strategic-at-least", 1, HG_PLACES_MAX, NULL},
    {"meter", -9, 9, NULL},
    {"where", 0, 0, "own conquered defended enemy enemy-adjacent"},
    {"side", 0, 0, "attacker defender"},
    {"lasts", 0, 0, "battle invasion"},
    {"only-on", 0, 0, "strategic"},
    {"not-on", 0, 0, "token"},
    {"regions", 0, 0, "on-card"},
    {"keep-connected", 0, 0, "yes no"},
    {"connected", 0, 0, "yes no"},
};

struct operation {
    const char *op, *with;
};

static const struct operation operations[] = {
    {"add-units", "units where"},
    {"add-units-by-die", "die where"},
    {"remove-units", "die where leave"},
    {"dice-bonus", "side bonus lasts"},
    {"use-d8", "side lasts only-on? not-on?"},
    {"cap-defender-dice", "dice battles"},
    {"discard-random", "cards draw"},
    {"extra-draw", "cards strategic-at-least then"},
    {"extra-fortify", "connected"},
    {"destroy-ships", "ships"},
    {"move-meter", "meter"},
    {"move-token", "tokens"},
    {"look-at-token", "tokens"},
    {"relay-jump", ""},
    {"cancel-directive", ""},
    {"titan-devastate", "regions keep-connected"},
    {"titan-return", "meter"},
    {"titan-free-move", "steps"},
    {"titan-total-bonus", "bonus"},
    {"titan-hit-on-highest", ""},
};

static bool is_among(const char *words, const char *text)
{
    size_t length = strlen(text);
    for (const char *at = words; (at = strstr(at, text)); at++) {
        if ((at == words || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0'))
            return true;
    }
    return false;
}

static void check_parameter(struct reader *in, const struct yaml_item *value)
{
    const struct parameter *parameter = parameters;
    while (strcmp(parameter->key, value->key) != 0)
        parameter++;
    if (!parameter->words) {
        read_plain_number(in, value, value->key, parameter->least, parameter->most);
        return;
    }
    const char *text = read_plain(in, value, value->key, 40);
    if (!in->failed && !is_among(parameter->words, text))
        read_fail(in, value, "%s can't be %s; it is one of: %s.", value->key, text, parameter->words);
}

static void load_operation(struct reader *in, const struct yaml_item *item, struct directive_part *directive)
{
    directive->op = read_text(in, item, "op");
    directive->with = in->failed ? NULL : yaml_item_find(item, "with");
    for (unsigned i = 0; i < sizeof operations / sizeof operations[0] && !in->failed; i++) {
        if (strcmp(operations[i].op, directive->op) != 0)
            continue;
        if (!read_keys(in, directive->with, directive->op, operations[i].with))
            return;
        for (const struct yaml_item *value = directive->with->first; value && !in->failed; value = value->next)
            check_parameter(in, value);
        return;
    }
    read_fail(in, yaml_item_find(item, "op"), "There is no operation %.60s; docs/EDITIONS.md lists them.",
              directive->op);
}

/* ---- Directives -------------------------------------------------------------------------------------------------- */

static void load_directive(struct reader *in, const struct yaml_item *item, unsigned i)
{
    struct edition *e = in->e;
    struct directive_part *directive = &e->directive[i];
    if (!read_keys(in, item, "directive", "id faction en fr copies window op with text source"))
        return;
    read_named(in, item, &e->directive_name[i]);
    directive->faction = read_reference(in, item, "faction", &e->factions);
    directive->copies = read_small(in, item, "copies", 1, COPIES_MAX);
    directive->window = read_reference(in, item, "window", &e->windows);
    load_operation(in, item, directive);
    load_text(in, item, directive->text);
    read_source(in, item, "");
}

static void check_copies(struct reader *in, const struct yaml_item *directives)
{
    unsigned count[DIRECTIVES_MAX] = {0}, i = 0;
    if (in->failed)
        return;
    for (unsigned card = 0; card < in->e->names.cards.count && in->e->directives.count > 0; card++)
        count[in->e->card[card].directive]++;
    for (const struct yaml_item *item = directives->first; item && !in->failed; item = item->next, i++) {
        if (count[i] != in->e->directive[i].copies)
            read_fail(in, yaml_item_find(item, "copies"), "copies is %d, but %u cards carry %s; correct one of them.",
                      in->e->directive[i].copies, count[i], in->e->directive_name[i].id);
    }
}

/* ---- Cards ------------------------------------------------------------------------------------------------------- */

static void load_classes(struct reader *in, const struct yaml_item *root)
{
    struct edition *e = in->e;
    const struct yaml_item *list = read_ids(in, root, "classes", HG_CLASSES_MAX);
    if (!in->failed && list->count != HG_CLASSES_MAX)
        read_fail(in, yaml_item_find(root, "classes"),
                  "There must be %d classes: a set is three of one or one of each.", HG_CLASSES_MAX);
    for (const struct yaml_item *item = list->first; item && !in->failed; item = item->next) {
        if (!read_keys(in, item, "class", "id en fr set-of-three source"))
            return;
        read_named(in, item, &e->class_name[e->classes.count]);
        e->set_of_class[e->classes.count++] = (uint16_t)read_number(in, item, "set-of-three", 1, SET_MAX);
        read_source(in, item, "name set-of-three");
    }
    const struct yaml_item *each = in->failed ? NULL : yaml_item_find(root, "set-of-each");
    if (!each || !read_keys(in, each, "set-of-each", "units source"))
        return;
    e->set_of_each = (uint16_t)read_number(in, each, "units", 1, SET_MAX);
    read_source(in, each, "");
}

/* People see the class, which the sets are made of, and the directive where there is one. */
static void name_card(struct edition *e, unsigned i)
{
    struct card_part *card = &e->card[i];
    for (int language = 0; language < LANGUAGES; language++) {
        const char *class = e->class_name[card->class].name[language];
        if (card->directive == HG_NONE)
            snprintf(card->name[language], CARD_NAME_MAX, "%s", class);
        else
            snprintf(card->name[language], CARD_NAME_MAX, "%s – %s", class,
                     e->directive_name[card->directive].name[language]);
        e->card_name[i].name[language] = card->name[language];
    }
}

static void load_card_directive(struct reader *in, const struct yaml_item *item, struct card_part *card)
{
    const struct edition *e = in->e;
    const struct yaml_item *directive = yaml_item_find(item, "directive");
    if (!directive && e->directives.count > 0)
        read_fail(in, item, "The card has no directive, but the edition has directives; name one.");
    if (!directive || in->failed)
        return;
    card->directive = read_reference(in, item, "directive", &e->directives);
    if (!in->failed && e->directive[card->directive].faction != card->faction)
        read_fail(in, directive, "The directive %s belongs to another faction than the card; correct one of them.",
                  directive->text);
}

static void load_card(struct reader *in, const struct yaml_item *item, unsigned i)
{
    struct edition *e = in->e;
    struct card_part *card = &e->card[i];
    if (!read_keys(in, item, "card", "id faction? class directive? regions? source"))
        return;
    *card = (struct card_part){.faction = HG_NONE, .directive = HG_NONE};
    e->card_name[i].id = read_id(in, item, "id");
    card->class = read_reference(in, item, "class", &e->classes);
    if (yaml_item_find(item, "faction"))
        card->faction = read_reference(in, item, "faction", &e->factions);
    load_card_directive(in, item, card);
    const struct yaml_item *regions = read_list(in, item, "regions", HG_REGIONS_MAX);
    for (const struct yaml_item *region = regions->first; region && !in->failed; region = region->next) {
        const char *id = read_plain(in, region, "region", 60);
        card->regions |= (uint8_t)(1u << read_plain_reference(in, region, id, &e->names.regions, "region"));
    }
    read_source(in, item, "class directive?");
    if (!in->failed)
        name_card(e, i);
}

/* Regions are named on exactly those cards whose directive asks for them. */
static void check_card_regions(struct reader *in, const struct yaml_item *cards)
{
    unsigned i = 0;
    for (const struct yaml_item *item = cards->first; item && !in->failed; item = item->next, i++) {
        const struct card_part *card = &in->e->card[i];
        bool asks = card->directive != HG_NONE && yaml_item_find(in->e->directive[card->directive].with, "regions");
        if (asks && !card->regions)
            read_fail(in, item, "The directive of this card needs regions; add regions: [...] to the card.");
        else if (!asks && card->regions)
            read_fail(in, item, "The directive of this card doesn't use regions; remove them.");
    }
}

void load_cards(struct reader *in, const struct yaml_item *root)
{
    struct edition *e = in->e;
    if (!read_keys(in, root, "cards file", "classes set-of-each directives? cards"))
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
}
