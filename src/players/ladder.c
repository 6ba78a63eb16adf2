/* The levels: a beginner's policy, a good one, and the same with a search of two sizes on top. They know nothing of
 * any game: the skill of the rules' family does, and a new family is on the ladder as soon as it has one. */
#include "players/ladder.h"

#include "players/search.h"
#include "text/say.h"

/* Rollouts for a decision, at most. Few of them bring most of what a search is worth: with more, skilled would play as
 * well as hard where games are slow. Where the world must be conquered a hard player has more of them, and they cost it
 * no more than the longer ones that it once had. */
enum { SKILLED = 32, HARD = 720, HARD_SLOW = 1400, VETERAN = 800, MASTER = 12000 };

/* The policy's own move is overruled by two standard errors; in half of the worlds others have styles by lot. */
#define SEARCHES .rounds = 1, .margin = 4, .lots = 4

static const struct search_effort skilled = {.work = SKILLED, SEARCHES},
                                  hard = {.work = HARD, .slow = HARD_SLOW, SEARCHES, .own = STYLE_WARDEN},
                                  master = {.work = MASTER, SEARCHES, .own = STYLE_WARDEN},
                                  veteran = {
                                      .work = VETERAN, .rounds = 2, .style = STYLE_SPREADER, .own = STYLE_SPREADER};

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

static struct hg_action glance_novice(const struct hg_rules *r, const struct hg_state *s, const struct kit *kit)
{
    struct hg_choices choices;
    hg_choices(r, s, &choices);
    return skill_of(r)->novice(r, s, &choices, kit);
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

static struct hg_action glance_casual(const struct hg_rules *r, const struct hg_state *s, const struct kit *kit)
{
    return skill_of(r)->casual(r, s, kit);
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

/* The search with as much as a person waits for. */
static struct hg_action choose_master(const struct hg_rules *r, const struct hg_view *v,
                                      const struct hg_choices *choices, const struct kit *kit, struct thought *why)
{
    return search_choose(r, v, choices, master, kit, why);
}

/* As hard was before there was a pool. */
static struct hg_action choose_veteran(const struct hg_rules *r, const struct hg_view *v,
                                       const struct hg_choices *choices, const struct kit *kit, struct thought *why)
{
    return search_choose(r, v, choices, veteran, kit, why);
}

const struct player player_novice = {
    .id = "novice",
    .about = SAID("a beginner: places at random on its borders, attacks when it is stronger"),
    .budget = "none: one glance at the position",
    .choose = choose_novice,
    .glance = glance_novice,
};

const struct player player_casual = {
    .id = "casual",
    .about = SAID("knows the exact odds and how the game is won, looks no turn ahead"),
    .budget = "none: one look at every battle within reach",
    .choose = choose_casual,
    .glance = glance_casual,
};

const struct player player_skilled = {
    .id = "skilled",
    .about = SAID("compares its best moves by playing each on for a round in its head"),
    .budget = "at most 32 rollouts of one round for a decision",
    .work = SKILLED,
    .choose = choose_skilled,
};

const struct player player_hard = {
    .id = "hard",
    .about = SAID("as skilled with twenty times the work, and more where games are decided slowly"),
    .budget = "at most 720 rollouts of one round for a decision, 1400 where games are decided slowly",
    .work = HARD_SLOW,
    .choose = choose_hard,
};

const struct player player_master = {
    .id = "master",
    .about = SAID("the strongest: as hard with ten times the work and more, up to a second a turn"),
    .budget = "at most 12000 rollouts of one round for a decision",
    .work = MASTER,
    .choose = choose_master,
};

const struct player player_veteran = {
    .id = "veteran",
    .about = SAID("hard as it was before it was measured by the pool"),
    .budget = "at most 800 rollouts of one round for a decision, of two where games are decided slowly",
    .work = VETERAN,
    .choose = choose_veteran,
};
