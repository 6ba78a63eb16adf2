/* The levels: a beginner's policy, a good one, and the same with a search of two sizes on top. They know nothing of
 * any game: the skill of the rules' family does, and a new family is on the ladder as soon as it has one. */
#include "players/ladder.h"

#include "players/search.h"

enum { SKILLED = 112, HARD = 800 }; /* rollouts for a decision, at most */

static const struct search_effort skilled = {.work = SKILLED, .rounds = 1}, hard = {.work = HARD, .rounds = 2};

static void explain(const struct hg_rules *r, const struct hg_view *v, const struct hg_action *a, const struct kit *kit,
                    struct thought *why)
{
    if (why != NULL)
        skill_of(r)->explain(r, &v->position, a, kit->odds, why);
}

/* The weakest level that still follows the game. */
static struct hg_action choose_novice(const struct hg_rules *r, const struct hg_view *v,
                                      const struct hg_choices *choices, const struct kit *kit, struct thought *why)
{
    struct hg_action a = skill_of(r)->novice(r, &v->position, choices, kit);
    explain(r, v, &a, kit, why);
    return a;
}

/* One look, no search. */
static struct hg_action choose_casual(const struct hg_rules *r, const struct hg_view *v,
                                      const struct hg_choices *choices, const struct kit *kit, struct thought *why)
{
    struct hg_action a = skill_of(r)->casual(r, &v->position, kit);
    (void)choices;
    explain(r, v, &a, kit, why);
    return a;
}

/* The search with little work. */
static struct hg_action choose_skilled(const struct hg_rules *r, const struct hg_view *v,
                                       const struct hg_choices *choices, const struct kit *kit, struct thought *why)
{
    return search_choose(r, v, choices, skilled, kit, why);
}

/* The search with much. */
static struct hg_action choose_hard(const struct hg_rules *r, const struct hg_view *v, const struct hg_choices *choices,
                                    const struct kit *kit, struct thought *why)
{
    return search_choose(r, v, choices, hard, kit, why);
}

const struct player player_novice = {
    .id = "novice",
    .about = "a beginner: places at random on its borders, attacks when it is stronger",
    .budget = "none: one glance at the position",
    .choose = choose_novice,
};

const struct player player_casual = {
    .id = "casual",
    .about = "knows the exact odds and how the game is won, looks no turn ahead",
    .budget = "none: one look at every battle within reach",
    .choose = choose_casual,
};

const struct player player_skilled = {
    .id = "skilled",
    .about = "compares its best moves by playing each on for a round in its head",
    .budget = "at most 112 rollouts of one round for a decision",
    .work = SKILLED,
    .choose = choose_skilled,
};

const struct player player_hard = {
    .id = "hard",
    .about = "as skilled with seven times the work, and further ahead where games are decided slowly",
    .budget = "at most 800 rollouts of one round for a decision, of two where games are decided slowly",
    .work = HARD,
    .choose = choose_hard,
};
