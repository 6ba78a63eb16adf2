/* The facts of all families begin here; then those of the board games: the board, cards, numbers, goals and rewards.
 * Keys of other mechanisms are there in every mode, with empty values, so that programs need not ask which mode it
 * is. */
#include "text/rules_json/rules_json.h"

#include <stdio.h>

#include "engine/bits.h"

/* ---- Shared ------------------------------------------------------------------------------------------------------ */

/* For values that may be none. */
const char *facts_id(const struct name_list *list, unsigned i)
{
    return i < list->count ? list->item[i].id : NULL;
}

/* The set is used up while it is written. In rising order, so that equal sets give equal texts. */
void facts_ids(const struct facts *in, const char *key, const struct name_list *list, struct hg_set set)
{
    json_key(in->j, key);
    json_open(in->j, '[');
    while (!set_empty(&set))
        json_text(in->j, list->item[set_take_lowest(&set)].id);
    json_close(in->j, ']');
}

/* null for a value that has no word, which happens only where the rules have none. */
void facts_word(const struct facts *in, const char *key, const struct vocabulary *words, unsigned value)
{
    pair_text(in->j, key, word_in_json(words, value));
}

/* An array of words, one for each value. */
void facts_words(const struct facts *in, const char *key, const struct vocabulary *words, const uint8_t *which,
                 unsigned count)
{
    json_key(in->j, key);
    json_open(in->j, '[');
    for (unsigned i = 0; i < count; i++)
        json_text(in->j, word_in_json(words, which[i]));
    json_close(in->j, ']');
}

/* The list of families makes one row for each. Families write pairs into the object that is opened here. */
void rules_json(struct json *j, const struct hg_rules *r, const struct edition *e)
{
    static void (*const facts[HG_FAMILIES])(const struct facts *) = {
#define ROW(NUMBER, name) [HG_##NUMBER] = rules_json_##name,
        HG_EACH_FAMILY(ROW)
#undef ROW
    };
    struct facts in = {j, r, e, edition_names(e)};
    json_open(j, '{');
    facts_word(&in, "family", &words_families, r->family);
    facts[r->family](&in);
    json_close(j, '}');
}

/* ---- The board --------------------------------------------------------------------------------------------------- */

/* A set of at most 64 members as facts_ids takes it. */
static struct hg_set low(uint64_t word)
{
    return (struct hg_set){{word, 0}};
}

/* Each place with its neighbours; each region with its bonus and its places. */
static void write_board(const struct facts *in, const struct hg_conquest_rules *c)
{
    json_key(in->j, "places");
    json_open(in->j, '{');
    for (unsigned i = 0; i < c->places; i++)
        facts_ids(in, in->names->places.item[i].id, &in->names->places, low(c->near[i]));
    json_close(in->j, '}');
    json_key(in->j, "regions");
    json_open(in->j, '{');
    for (unsigned i = 0; i < c->regions; i++) {
        json_key(in->j, in->names->regions.item[i].id);
        json_open(in->j, '{');
        pair_number(in->j, "bonus", c->bonus[i]);
        facts_ids(in, "places", &in->names->places, low(c->region[i]));
        json_close(in->j, '}');
    }
    json_close(in->j, '}');
}

/* ---- Cards ------------------------------------------------------------------------------------------------------- */

/* What sets are worth, by class and for one of each. */
static void write_sets(const struct facts *in, const struct hg_conquest_rules *c)
{
    json_key(in->j, "set_of_class");
    json_open(in->j, '[');
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++)
        json_number(in->j, c->set_of_class[i]);
    json_close(in->j, ']');
    pair_number(in->j, "set_of_each", c->set_of_each);
    pair_number(in->j, "forced_trade", c->forced_trade);
}

/* Pips of each card, and what numbers of pips are worth; empty where cards are turned in as sets. */
static void write_pips(const struct facts *in, const struct hg_conquest_rules *c)
{
    bool pips = c->card_value == HG_PIPS;
    json_key(in->j, "card_pips");
    json_open(in->j, '{');
    for (unsigned i = 0; pips && i < c->cards; i++)
        pair_number(in->j, in->names->cards.item[i].id, c->card_pips[i]);
    json_close(in->j, '}');
    json_key(in->j, "pip_units");
    json_open(in->j, '{');
    for (unsigned i = c->pips_least; pips && i <= c->pips_most && i <= HG_PIPS_MAX; i++) {
        char number[12];
        snprintf(number, sizeof number, "%u", i);
        pair_number(in->j, number, c->pip_units[i]);
    }
    json_close(in->j, '}');
}

/* Lists of cards where there are several decks, and cards at the start by seat. Empty with one deck, which holds all
 * cards. */
static void write_decks(const struct facts *in, const struct hg_conquest_rules *c)
{
    json_key(in->j, "decks");
    json_open(in->j, '[');
    for (unsigned i = 0; c->decks > 1 && i < c->decks; i++) {
        struct hg_set cards = c->deck[i];
        json_open(in->j, '[');
        while (!set_empty(&cards))
            json_text(in->j, in->names->cards.item[set_take_lowest(&cards)].id);
        json_close(in->j, ']');
    }
    json_close(in->j, ']');
    pair_flag(in->j, "captured_apart", c->captured_apart != 0);
    json_key(in->j, "start_cards");
    json_open(in->j, '[');
    for (unsigned i = 0; i < in->r->seats; i++)
        json_number(in->j, c->start_cards[i]);
    json_close(in->j, ']');
}

/* Cards by id, with the number of their class. Classes are numbers in the order of the edition's list. */
static void write_cards(const struct facts *in, const struct hg_conquest_rules *c)
{
    json_key(in->j, "cards");
    json_open(in->j, '{');
    for (unsigned i = 0; i < c->cards; i++)
        pair_number(in->j, in->names->cards.item[i].id, c->card_class[i]);
    json_close(in->j, '}');
    facts_word(in, "card_value", &words_card_values, c->card_value);
    write_sets(in, c);
    write_pips(in, c);
    pair_flag(in->j, "reshuffle", c->reshuffle != HG_RESHUFFLE_NEVER);
    facts_word(in, "reshuffle_when", &words_reshuffles, c->reshuffle);
    write_decks(in, c);
}

/* ---- Numbers ----------------------------------------------------------------------------------------------------- */

/* Units at the start by seat, neutral armies last. "supply" is the bound on all units of an army. Numbers that are the
 * same in every edition are told all the same. */
static void write_numbers(const struct facts *in, const struct hg_conquest_rules *c)
{
    json_key(in->j, "start_units");
    json_open(in->j, '[');
    for (unsigned i = 0; i < in->r->seats + (unsigned)c->neutrals; i++)
        json_number(in->j, c->start_units[i]);
    json_close(in->j, ']');
    pair_number(in->j, "income_divisor", c->income_divisor);
    pair_number(in->j, "income_least", c->income_least);
    pair_number(in->j, "attack_dice", c->attack_dice);
    pair_number(in->j, "defence_dice", c->defence_dice);
    pair_number(in->j, "die_sides", c->die_sides);
    pair_number(in->j, "supply", HG_SUPPLY);
}

/* Words of the mechanisms that are played, and their numbers. Numbers of mechanisms that are not played are 0. */
static void write_mechanisms(const struct facts *in, const struct hg_conquest_rules *c)
{
    json_key(in->j, "mechanisms");
    json_open(in->j, '[');
    for (unsigned i = 0; i < HG_MECHANISMS; i++)
        if (has(c->mechanisms, i))
            json_text(in->j, word_in_json(&words_mechanisms, i));
    json_close(in->j, ']');
    facts_word(in, "hero_lost", &words_hero_fates, c->hero_fate);
    pair_number(in->j, "base_income", c->base_income);
    pair_number(in->j, "resources", c->resources);
}

/* ---- Goals and rewards ------------------------------------------------------------------------------------------- */

/* Tiers count from 1 for programs. A region only for goals that name one. */
static void write_goals(const struct facts *in, const struct hg_conquest_rules *c)
{
    json_key(in->j, "goals");
    json_open(in->j, '{');
    for (unsigned i = 0; i < c->goals; i++) {
        const struct hg_goal *goal = &c->goal[i];
        json_key(in->j, in->names->goals.item[i].id);
        json_open(in->j, '{');
        facts_word(in, "kind", &words_goal_kinds, goal->kind);
        pair_number(in->j, "count", goal->count);
        pair_text(in->j, "region", goal->kind == HG_HOLD_REGION ? facts_id(&in->names->regions, goal->region) : NULL);
        pair_number(in->j, "tier", goal->tier + 1u);
        json_close(in->j, '}');
    }
    json_close(in->j, '}');
    pair_number(in->j, "goals_each", c->goals_each);
    facts_word(in, "goal_heir", &words_goal_heirs, c->goal_heir);
    pair_number(in->j, "goals_alone", c->goals_alone);
    pair_number(in->j, "goals_together", c->goals_together);
}

/* A reward without an amount counts once. */
static void write_rewards(const struct facts *in, const struct hg_conquest_rules *c)
{
    json_key(in->j, "rewards");
    json_open(in->j, '{');
    for (unsigned i = 0; i < c->rewards; i++) {
        json_key(in->j, in->names->rewards.item[i].id);
        json_open(in->j, '{');
        facts_word(in, "kind", &words_reward_kinds, c->reward[i].kind);
        pair_number(in->j, "tier", c->reward[i].tier + 1u);
        pair_number(in->j, "amount", c->reward[i].amount > 0 ? c->reward[i].amount : 1u);
        json_close(in->j, '}');
    }
    json_close(in->j, '}');
}

/* The order of keys is fixed, because people compare such files line by line. New keys go to the end of their group;
 * none is ever renamed, since programs depend on them. */
void rules_json_conquest(const struct facts *in)
{
    const struct hg_conquest_rules *c = &in->r->conquest;
    write_board(in, c);
    write_cards(in, c);
    write_numbers(in, c);
    write_mechanisms(in, c);
    write_goals(in, c);
    write_rewards(in, c);
    rules_json_setup(in);
    rules_json_abilities(in);
    rules_json_campaign(in);
}
