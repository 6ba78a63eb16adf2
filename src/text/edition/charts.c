/* Reads charts.yaml: the numbers of the rules. What each mode starts with is read in setup.c. Every block but income,
 * dice and setup may be missing; check.c refuses modes that need it then.
 *
 * Blocks are maps with their own source, e.g.
 *     income: {divisor: 3, least: 3, source: rulebook}
 *     dice: {attack: 3, defence: 2, sides: 6, source: rulebook}
 *     titan: {id: harbinger, en: Harbinger, destroyed-at: 18, move-die: 6, source: rulebook}
 * Bounds of numbers are those of the engine's limits.h wherever it has one, so that a number that was read always fits.
 */
#include "text/edition/load.h"

#include <stdio.h>
#include <string.h>

#include "text/vocabulary.h"

/* ---- Numbers ----------------------------------------------------------------------------------------------------- */

/* Units for places: so many places a unit, at least so many units; and for a base, where there are bases. */
static void load_income(struct reader *in, const struct yaml_item *root)
{
    const struct yaml_item *item = yaml_item_find(root, "income");
    if (!read_keys(in, item, "income", "divisor least base? source"))
        return;
    in->e->charts.income_divisor = read_small(in, item, "divisor", 1, HG_PLACES_MAX);
    in->e->charts.income_least = read_small(in, item, "least", 1, 20);
    if (yaml_item_find(item, "base"))
        in->e->charts.base_income = read_small(in, item, "base", 1, 20);
    read_source(in, item, "");
}

/* Cards, which are read before, may name faces; dice must have them. */
static void check_faces(struct reader *in, const struct yaml_item *dice)
{
    const struct edition *e = in->e;
    for (unsigned i = 0; i < e->directives.count && !in->failed; i++) {
        unsigned face = load_ability_face(&e->directive[i].ability);
        if (face > e->charts.die_sides)
            read_fail(in, yaml_item_find(dice, "sides"), "sides is %u, but the card %s names the face %u; correct one.",
                      e->charts.die_sides, e->directive_name[i].id, face);
    }
}

/* How many dice each side rolls, and their sides; bonus dice where rewards or cards bring some. */
static void load_dice(struct reader *in, const struct yaml_item *root)
{
    struct charts_part *charts = &in->e->charts;
    const struct yaml_item *item = yaml_item_find(root, "dice");
    if (!read_keys(in, item, "dice", "attack defence sides eight-sided? bonus-attack? bonus-defence? source"))
        return;
    charts->attack_dice = read_small(in, item, "attack", 1, HG_ATTACK_DICE_MAX);
    charts->defence_dice = read_small(in, item, "defence", 1, HG_DEFENCE_DICE_MAX);
    charts->die_sides = read_small(in, item, "sides", 2, HG_SIDES_MAX);
    check_faces(in, item);
    if (yaml_item_find(item, "eight-sided"))
        charts->eight_sided = read_small(in, item, "eight-sided", 1, 20);
    if (yaml_item_find(item, "bonus-attack"))
        charts->bonus_attack = read_small(in, item, "bonus-attack", 1, 1);
    if (yaml_item_find(item, "bonus-defence"))
        charts->bonus_defence = read_small(in, item, "bonus-defence", 1, 1);
    read_source(in, item, "");
}

/* Ships that one may have of a class, and build in a turn. */
static void load_ships(struct reader *in, const struct yaml_item *root)
{
    const struct yaml_item *item = in->failed ? NULL : yaml_item_find(root, "ships");
    if (!item || !read_keys(in, item, "ships", "per-class per-turn source"))
        return;
    in->e->charts.ships_per_class = read_small(in, item, "per-class", 1, HG_SHIPS_MAX);
    in->e->charts.ships_per_turn = read_small(in, item, "per-turn", 1, 1);
    read_source(in, item, "");
}

/* The titan: what total destroys it, and by which die it moves. */
static void load_titan(struct reader *in, const struct yaml_item *root)
{
    struct charts_part *charts = &in->e->charts;
    const struct yaml_item *item = in->failed ? NULL : yaml_item_find(root, "titan");
    if (!item || !read_keys(in, item, "titan", "id " LANGUAGE_KEYS " destroyed-at move-die source"))
        return;
    read_named(in, item, &charts->titan);
    charts->titan_total = read_small(in, item, "destroyed-at", 2, 60);
    charts->titan_die = read_small(in, item, "move-die", 2, HG_SIDES_MAX);
    read_source(in, item, "");
}

/* ---- Resources, heroes, towers, cards ------------------------------------------------------------------------------
 */

/* The word of a key that is one of two; true for the second. */
static bool read_either(struct reader *in, const struct yaml_item *map, const char *key, const char *first,
                        const char *second)
{
    const char *text = read_text(in, map, key);
    bool is_second = strcmp(text, second) == 0;
    if (!in->failed && !is_second && strcmp(text, first) != 0)
        read_fail(in, yaml_item_find(map, key), "%s must be %s or %s.", key, first, second);
    return is_second;
}

/* The same for two values that have words. */
static uint8_t read_value(struct reader *in, const struct yaml_item *map, const char *key,
                          const struct vocabulary *words, uint8_t first, uint8_t second)
{
    return read_either(in, map, key, word_in_edition(words, first), word_in_edition(words, second)) ? second : first;
}

/* Places that are worth something by themselves. */
static void load_resources(struct reader *in, const struct yaml_item *root)
{
    const struct yaml_item *item = in->failed ? NULL : yaml_item_find(root, "resources");
    if (!item || !read_keys(in, item, "resources", "id " LANGUAGE_KEYS " count source"))
        return;
    read_named(in, item, &in->e->charts.resource);
    in->e->charts.resources = (uint8_t)read_number(in, item, "count", 1, (long)in->e->names.places.count);
    read_source(in, item, "");
}

/* By which rule heroes fall. */
static void load_heroes(struct reader *in, const struct yaml_item *root)
{
    const struct yaml_item *item = in->failed ? NULL : yaml_item_find(root, "heroes");
    if (!item || !read_keys(in, item, "heroes", "lost-with source"))
        return;
    in->e->charts.has_heroes = true;
    in->e->charts.hero_fate =
        read_value(in, item, "lost-with", &words_hero_fates, HG_LOST_WITH_LAST_UNIT, HG_LOST_WITH_TOP_DIE);
    read_source(in, item, "");
}

/* Towers only have a name; their rules are the engine's. */
static void load_towers(struct reader *in, const struct yaml_item *root)
{
    const struct yaml_item *item = in->failed ? NULL : yaml_item_find(root, "towers");
    if (!item || !read_keys(in, item, "towers", "id " LANGUAGE_KEYS " source"))
        return;
    read_named(in, item, &in->e->charts.tower);
    read_source(in, item, "");
}

/* What happens to cards and goals of an eliminated player, and when discards become a new deck. */
static void load_customs(struct reader *in, const struct yaml_item *root)
{
    struct charts_part *charts = &in->e->charts;
    const struct yaml_item *cards = in->failed ? NULL : yaml_item_find(root, "cards");
    const struct yaml_item *elimination = in->failed ? NULL : yaml_item_find(root, "elimination");
    const struct yaml_item *reinforcing = in->failed ? NULL : yaml_item_find(root, "reinforcing");
    if (cards && read_keys(in, cards, "cards", "captured reshuffle source")) {
        charts->captured_apart = read_either(in, cards, "captured", "hand", "apart");
        charts->reshuffle =
            read_value(in, cards, "reshuffle", &words_reshuffles, HG_RESHUFFLE_WHEN_NEEDED, HG_RESHUFFLE_AT_ONCE);
        read_source(in, cards, "");
    }
    if (elimination && read_keys(in, elimination, "elimination", "goals-to source")) {
        charts->goal_heir =
            read_value(in, elimination, "goals-to", &words_goal_heirs, HG_GOALS_TO_ELIMINATOR, HG_GOALS_TO_ALLY);
        read_source(in, elimination, "");
    }
    if (reinforcing && read_keys(in, reinforcing, "reinforcing", "begins source")) {
        charts->reinforce_goes_on = read_either(in, reinforcing, "begins", "first", "next");
        read_source(in, reinforcing, "");
    }
}

/* ---- Tokens ------------------------------------------------------------------------------------------------------ */

/* A token with its faces, and how many there are of each. */
static void load_token(struct reader *in, const struct yaml_item *item, struct token_part *token)
{
    if (!read_keys(in, item, "token", "id " LANGUAGE_KEYS " faces source"))
        return;
    read_named(in, item, &token->named);
    const struct yaml_item *faces = read_ids(in, item, "faces", FACES_MAX);
    if (!in->failed && faces->count == 0)
        read_fail(in, item, "A token needs at least one face; add it.");
    for (const struct yaml_item *face = faces->first; face && !in->failed; face = face->next) {
        if (!read_keys(in, face, "face", "id " LANGUAGE_KEYS " count"))
            return;
        read_named(in, face, &token->face[token->faces]);
        token->count[token->faces++] = read_small(in, face, "count", 1, 20);
    }
    read_source(in, item, "");
}

/* Tokens of two faces lie face down: each gets a word of its own, that of its face with a number behind it unless the
 * face is the only one. Records and notation use these words. */
static void name_tokens(struct edition *e, const struct token_part *token)
{
    for (unsigned face = 0; face < token->faces; face++) {
        for (unsigned i = 0; i < token->count[face] && e->names.tokens.count < HG_TOKENS_MAX; i++) {
            unsigned at = e->names.tokens.count++;
            char *id = e->token_id[at];
            e->token_name[at] = token->face[face];
            snprintf(id, TOKEN_ID_MAX, token->count[face] == 1 ? "%.40s" : "%.40s-%u", token->face[face].id, i + 1);
            e->token_name[at].id = id;
        }
    }
}

/* Only tokens of two faces have words of their own. */
static void load_tokens(struct reader *in, const struct yaml_item *root)
{
    const struct yaml_item *list = read_ids(in, root, "tokens", TOKENS_MAX);
    for (const struct yaml_item *item = list->first; item && !in->failed; item = item->next)
        load_token(in, item, &in->e->charts.token[in->e->charts.tokens++]);
    for (unsigned i = 0; i < in->e->charts.tokens && !in->failed; i++) {
        if (in->e->charts.token[i].faces == 2)
            name_tokens(in->e, &in->e->charts.token[i]);
    }
}

/* Tokens come before set-ups, which may name them. Blocks in the order in which they need each other. */
void load_charts(struct reader *in, const struct yaml_item *root)
{
    if (!read_keys(
            in, root, "charts file",
            "income dice ships? titan? tokens? resources? heroes? towers? cards? elimination? reinforcing? setup"))
        return;
    load_income(in, root);
    load_dice(in, root);
    load_ships(in, root);
    load_titan(in, root);
    load_tokens(in, root);
    load_resources(in, root);
    load_heroes(in, root);
    load_towers(in, root);
    load_customs(in, root);
    load_setups(in, root);
}
