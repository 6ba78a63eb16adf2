/* Reads goals.yaml: goals that are collected, and the rewards that lie on them. Tiers come first: a number of goals of
 * each is in play, and a reward of the tier lies on each of these.
 *
 * Kinds and their numbers are what the engine does, texts what people read; nobody can check that both say the same:
 *     - {id: aiur, tier: silver, en: Control all of Aiur, kind: hold-region, region: aiur, source: rulebook} */
#include "text/edition/likely.h"
#include "text/edition/load.h"

#include <string.h>

#include "text/vocabulary.h"

/* Bounds of texts in bytes, and of numbers. */
enum { REWARD_TEXT_MAX = 400, REWARD_AMOUNT_MAX = 20, IN_PLAY_MAX = HG_GOALS_MAX };

/* The key that a kind of goal or reward has besides those of all; NULL when none. By enum hg_goal_kind. */
static const char *const goal_key[HG_GOAL_KINDS] = {
    [HG_HOLD_REGION] = "region",   [HG_HOLD_REGIONS] = "count", [HG_HOLD_BASES] = "count",
    [HG_HOLD_RESOURCES] = "count", [HG_HOLD_PLACES] = "count",  [HG_TAKE_RESOURCES] = "count",
    [HG_TAKE_PLACES] = "count",
};

/* By enum hg_reward_kind. */
static const char *const reward_key[HG_REWARD_KINDS] = {[HG_EXTRA_UNITS] = "amount"};

/* The kind that an entry names; its own key must stand there, and no other of `own_keys`. Keys of other kinds are
 * refused by name, as a slip of the author. */
static uint8_t read_kind(struct reader *in, const struct yaml_item *item, const struct vocabulary *kinds,
                         const char *const *key_of, const char *const *own_keys)
{
    const char *word = read_text(in, item, "kind");
    int kind = value_in_edition(kinds, word);
    if (kind < 0) {
        if (!in->failed && read_meant(in, yaml_item_find(item, "kind"), "kind", word, likely_word(kinds, word)))
            return 0;
        read_fail(in, yaml_item_find(item, "kind"), "There is no kind %.40s; docs/EDITIONS.md lists them.", word);
        return 0;
    }
    for (; *own_keys && !in->failed; own_keys++) {
        bool wanted = key_of[kind] && strcmp(key_of[kind], *own_keys) == 0;
        bool there = yaml_item_find(item, *own_keys);
        if (wanted && !there)
            read_fail(in, item, "The kind %s needs the key %s; add it.", word, *own_keys);
        else if (there && !wanted)
            read_fail(in, item, "The kind %s has no key %s; remove it.", word, *own_keys);
    }
    return (uint8_t)kind;
}

/* ---- Goals ------------------------------------------------------------------------------------------------------- */

/* All tiers have the same number of goals in play, which the engine wants. */
static void load_tiers(struct reader *in, const struct yaml_item *root)
{
    struct edition *e = in->e;
    const struct yaml_item *list = read_ids(in, root, "tiers", HG_TIERS_MAX);
    e->tiers = (struct name_list){e->tier_name, 0};
    for (const struct yaml_item *item = list->first; item && !in->failed; item = item->next) {
        if (!read_keys(in, item, "tier", "id " LANGUAGE_KEYS " in-play source"))
            return;
        read_named(in, item, &e->tier_name[e->tiers.count++]);
        uint8_t in_play = read_small(in, item, "in-play", 1, IN_PLAY_MAX);
        if (!in->failed && e->goals_each && in_play != e->goals_each)
            read_fail(in, yaml_item_find(item, "in-play"), "in-play must be the same for all tiers; make both equal.");
        e->goals_each = in_play;
        read_source(in, item, "");
    }
    if (!in->failed && e->tiers.count == 0)
        read_fail(in, root, "Goals need at least one tier; add it under tiers.");
}

/* What must be held or taken, and how many of it. */
static void load_goal(struct reader *in, const struct yaml_item *item, unsigned i)
{
    static const char *const own_keys[] = {"region", "count", NULL};
    struct edition *e = in->e;
    struct hg_goal *goal = &e->goal[i];
    if (!read_keys(in, item, "goal", "id tier " LANGUAGE_KEYS " kind region? count? source"))
        return;
    read_named(in, item, &e->goal_name[i]);
    goal->tier = read_reference(in, item, "tier", &e->tiers);
    goal->kind = read_kind(in, item, &words_goal_kinds, goal_key, own_keys);
    if (!in->failed && yaml_item_find(item, "region"))
        goal->region = read_reference(in, item, "region", &e->names.regions);
    if (!in->failed && yaml_item_find(item, "count"))
        goal->count = read_small(in, item, "count", 1, HG_PLACES_MAX);
    read_source(in, item, "");
}

/* ---- Rewards ----------------------------------------------------------------------------------------------------- */

/* What whoever collects a goal gets. */
static void load_reward(struct reader *in, const struct yaml_item *item, unsigned i)
{
    static const char *const own_keys[] = {"amount", NULL};
    struct edition *e = in->e;
    struct hg_reward *reward = &e->reward[i];
    if (!read_keys(in, item, "reward", "id tier " LANGUAGE_KEYS " kind amount? text source"))
        return;
    read_named(in, item, &e->reward_name[i]);
    reward->tier = read_reference(in, item, "tier", &e->tiers);
    reward->kind = read_kind(in, item, &words_reward_kinds, reward_key, own_keys);
    if (!in->failed && yaml_item_find(item, "amount"))
        reward->amount = read_small(in, item, "amount", 1, REWARD_AMOUNT_MAX);
    read_said(in, item, "text", e->reward_text[i], REWARD_TEXT_MAX);
    read_source(in, item, "");
}

/* ---- The whole --------------------------------------------------------------------------------------------------- */

/* Enough goals of each tier to be laid out, and where there are rewards exactly one for each of those. */
static void check_tiers(struct reader *in, const struct yaml_item *root)
{
    const struct edition *e = in->e;
    for (uint8_t tier = 0; tier < e->tiers.count && !in->failed; tier++) {
        unsigned goals = 0, rewards = 0;
        for (unsigned i = 0; i < e->names.goals.count; i++)
            goals += e->goal[i].tier == tier;
        for (unsigned i = 0; i < e->names.rewards.count; i++)
            rewards += e->reward[i].tier == tier;
        if (goals < e->goals_each)
            read_fail(in, yaml_item_find(root, "goals"),
                      "%d goals of the tier %s are in play, but there are only %u; "
                      "add goals.",
                      e->goals_each, e->tier_name[tier].id, goals);
        else if (e->names.rewards.count > 0 && rewards != e->goals_each)
            read_fail(in, yaml_item_find(root, "rewards"),
                      "The tier %s has %u rewards for its %d goals in play; give each goal one.", e->tier_name[tier].id,
                      rewards, e->goals_each);
    }
}

/* The engine has room for so many towers. */
static void check_towers(struct reader *in, const struct yaml_item *root)
{
    unsigned towers = 0;
    for (unsigned i = 0; i < in->e->names.rewards.count; i++)
        towers += in->e->reward[i].kind == HG_TOWER;
    if (!in->failed && towers > HG_TOWERS_MAX)
        read_fail(in, yaml_item_find(root, "rewards"), "At most %d rewards can be towers; change the others.",
                  HG_TOWERS_MAX);
}

/* Checks need all goals and rewards. */
void load_goals(struct reader *in, const struct yaml_item *root)
{
    struct edition *e = in->e;
    if (!read_keys(in, root, "goals file", "tiers goals rewards?"))
        return;
    load_tiers(in, root);
    const struct yaml_item *goals = read_ids(in, root, "goals", HG_GOALS_MAX);
    const struct yaml_item *rewards = read_ids(in, root, "rewards", HG_REWARDS_MAX);
    for (const struct yaml_item *item = goals->first; item && !in->failed; item = item->next)
        load_goal(in, item, e->names.goals.count++);
    for (const struct yaml_item *item = rewards->first; item && !in->failed; item = item->next)
        load_reward(in, item, e->names.rewards.count++);
    check_tiers(in, root);
    check_towers(in, root);
}
