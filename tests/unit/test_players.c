/* The ladder on the board games: the same seed gives the same move, budgets are kept, games end, moves are explained,
 * rollouts fight the battles of the rules, and each rung beats the one below. */
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/conquest/core/core.h"
#include "odds/quick.h"
#include "players/conquest/worth.h"
#include "players/search.h"
#include "support/modes.h"
#include "support/suite.h"
#include "table/table.h"

enum { SEED = 11, ROUNDS_MAX = 200, WORK = 16 };

static const struct mode *modes;
static unsigned mode_count;

static void open_modes(void)
{
    modes = modes_all(&mode_count);
}

static const struct mode *mode_named(const char *label)
{
    for (unsigned i = 0; i < mode_count; i++)
        if (strcmp(modes[i].label, label) == 0)
            return &modes[i];
    ck_abort_msg("no mode %s", label);
    return NULL;
}

static struct odds_cache odds; /* of everybody here: what it holds changes no move */

/* A searching player with little work, so that tests stay short. */
static struct hg_action glance(const struct hg_rules *r, const struct hg_view *v, const struct hg_choices *choices,
                               const struct kit *kit, struct thought *why)
{
    return search_choose(r, v, choices, (struct search_effort){.work = WORK, .rounds = 1, .margin = 4, .lots = 4}, kit,
                         why);
}

static const struct player glancing = {
    .id = "glancing", .about = "searches a little", .budget = "16 rollouts", .work = WORK, .choose = glance};

static void sit_down(struct table *t, const struct mode *mode, uint64_t game, const struct player *player)
{
    table_seed(t, &mode->rules, SEED, game);
    dealer_seed(&t->dealer, SEED, game);
    t->cap = ROUNDS_MAX;
    t->odds = &odds;
    for (unsigned i = 0; i < mode->rules.seats; i++)
        t->player[i] = player;
}

static void play_on(struct table *t)
{
    struct hg_action a;
    struct fault f = {0};
    enum table_event event;
    while ((event = table_advance(t, &a, &f)) == TABLE_ACTED)
        continue;
    ck_assert_msg(event == TABLE_OVER, "%s", f.sentence);
}

/* ---- Behaviour --------------------------------------------------------------------------------------------------- */

START_TEST(casual_players_finish_their_games)
{
    static struct table t;
    const struct mode *mode = &modes[_i];
    for (uint64_t game = 0; game < 3; game++) {
        sit_down(&t, mode, game, player_find("casual"));
        play_on(&t);
        ck_assert_msg(!t.capped, "%s: game %u hit the cap", mode->label, (unsigned)game);
    }
}
END_TEST

/* Fronts have a third of what a seat begins with; a base that is threatened or a hero may need a few more. */
START_TEST(set_up_makes_no_piles)
{
    enum { IN_CAMPAIGNS = 16, SMALL = 6 };
    static struct table t;
    const struct hg_rules *r = &modes[_i].rules;
    struct hg_action a;
    struct fault f;
    if (hg_traits(r).board != HG_BOARD_GRAPH)
        return;
    sit_down(&t, &modes[_i], 0, player_find("casual"));
    while (t.state.turn == 0) {
        ck_assert_int_eq(table_advance(&t, &a, &f), TABLE_ACTED);
        if (a.seat >= r->seats || !hg_verb_is(r, a.verb, HG_VERB_SETS_UP))
            continue;
        unsigned units = hg_units_at(r, &t.state, a.to), half = r->conquest.start_units[a.seat] / 2;
        unsigned most = plays_with(r, HG_CAMPAIGN) && half < IN_CAMPAIGNS ? IN_CAMPAIGNS : half;
        ck_assert_msg(units <= most || units <= SMALL, "%s: %u units on one place", modes[_i].label, units);
    }
}
END_TEST

START_TEST(a_seed_gives_the_same_game)
{
    static const char *const labels[] = {"mass-effect/basic 3", "starcraft/team-play 4", "halo-wars/command-room 3"};
    static struct table one, two;
    sit_down(&one, mode_named(labels[_i]), 5, &glancing);
    sit_down(&two, mode_named(labels[_i]), 5, &glancing);
    one.cap = two.cap = 3;
    play_on(&one);
    play_on(&two);
    ck_assert_mem_eq(&one.state, &two.state, sizeof one.state);
    ck_assert_uint_eq(one.actions, two.actions);
}
END_TEST

/* Asks a player for its move and its reason; the move stays what it is when nobody asks for the reason. */
static struct hg_action move_with_reason(struct table *t, const struct player *player, struct thought *why)
{
    uint8_t seat = hg_actor(&t->state);
    struct hg_choices choices;
    struct hg_view v;
    struct rng one, two;
    struct hg_action a, b;
    hg_choices(t->rules, &t->state, &choices);
    hg_view(t->rules, &t->state, seat, &v);
    rng_seed(&one, SEED, t->actions);
    two = one;
    a = player->choose(t->rules, &v, &choices, &(struct kit){.rng = &one, .odds = &odds}, why);
    b = player->choose(t->rules, &v, &choices, &(struct kit){.rng = &two, .odds = &odds}, NULL);
    ck_assert_mem_eq(&a, &b, sizeof a);
    return a;
}

static void check_sentence(const struct mode *mode, const struct thought *why)
{
    static const uint8_t army_of[HG_SEATS_MAX] = {0, 1, 2, 0, 1, 2};
    for (enum language language = ENGLISH; language < LANGUAGES; language++) {
        char text[400];
        size_t length = thought_tell(why, mode->names, army_of, language, text, sizeof text);
        ck_assert_msg(length > 8 && strchr(text, '?') == NULL && strchr(text, '{') == NULL, "%s: kind %u: %s",
                      mode->label, why->kind, text);
        ck_assert_uint_eq(strlen(text), length);
    }
}

START_TEST(every_move_has_a_reason_and_keeps_its_budget)
{
    static struct table t;
    const struct mode *mode = &modes[_i];
    struct hg_action done;
    struct fault f;
    sit_down(&t, mode, 1, player_find("casual"));
    for (unsigned n = 0; n < 600; n++) {
        struct thought why;
        if (hg_actor(&t.state) < mode->rules.seats) {
            const struct player *player = n % 16 == 0 ? &glancing : player_find(n % 2 == 0 ? "novice" : "casual");
            move_with_reason(&t, player, &why);
            ck_assert(mode->rules.family != HG_CONQUEST || why.work <= player->work);
            check_sentence(mode, &why);
        }
        if (table_advance(&t, &done, &f) != TABLE_ACTED)
            return;
    }
}
END_TEST

START_TEST(a_thought_that_does_not_fit_is_cut)
{
    struct thought why = thought_of(THOUGHT_LOT);
    char text[6];
    ck_assert_uint_eq(thought_tell(&why, modes[0].names, NULL, ENGLISH, text, sizeof text), 5);
    ck_assert_str_eq(text, "Decid");
}
END_TEST

/* ---- Odds and battles -------------------------------------------------------------------------------------------- */

/* Any game in which places are taken. */
static const struct hg_rules *a_board(void)
{
    unsigned i = 0;
    while (modes[i].rules.family != HG_CONQUEST)
        i++;
    return &modes[i].rules;
}

START_TEST(odds_follow_from_the_dice)
{
    const struct hg_rules *r = a_board();
    const struct odds_quick *c = odds_cached(&odds, r, (struct insight_edge){{0, 0}, {0, 0}});
    ck_assert_uint_eq(c->round[2][1].defender_loses, (UINT64_C(2890) << 32) / 7776);
    ck_assert_uint_eq(c->round[2][1].attacker_loses, (UINT64_C(5501) << 32) / 7776);
    ck_assert_uint_eq(c->round[0][0].defender_loses, (UINT64_C(15) << 32) / 36);
    ck_assert_int_le(abs((int)odds_win(c, 10, 10) - 37197), 3);
    ck_assert_uint_gt(odds_win(odds_cached(&odds, r, (struct insight_edge){{1, 0}, {0, 0}}), 10, 10),
                      odds_win(c, 10, 10));
    ck_assert_uint_lt(odds_win(odds_cached(&odds, r, (struct insight_edge){{0, 0}, {0, 1}}), 10, 10),
                      odds_win(c, 10, 10));
    ck_assert_int_le(abs((int)odds_win(c, 400, 200) - (int)odds_win(c, 40, 20)), 1);
}
END_TEST

static bool is_asked(const struct hg_state *s, enum ask_kind kind)
{
    return !s->over && ask_seen(s)->kind == kind;
}

/* One round: the defender with all it may, then the dice. */
static void finish_round(struct table *t)
{
    while (is_asked(&t->state, ASK_DEFEND) || is_asked(&t->state, ASK_BATTLE_ROLL)) {
        struct hg_choices choices;
        struct hg_chances chances;
        struct hg_action a;
        if (is_asked(&t->state, ASK_DEFEND)) {
            hg_choices(t->rules, &t->state, &choices);
            a = hg_blank(VERB_DEFEND, choices.box[0].seat);
            a.n = choices.box[0].n.hi;
        } else {
            hg_chances(t->rules, &t->state, &chances);
            a = dealer_deal(&t->dealer, &chances);
        }
        hg_apply_legal(t->rules, &t->state, &a);
    }
}

/* Fights for the first place on offer until it is won, nobody is left to attack, or `rounds` are over; always with all
 * units. */
static struct hg_action fight(struct table *t, unsigned rounds)
{
    struct hg_action a = hg_blank(VERB_ATTACK, hg_actor(&t->state));
    struct hg_choices choices;
    hg_choices(t->rules, &t->state, &choices);
    a.from = choices.box[0].from;
    a.to = (uint8_t)lowest(choices.box[0].to);
    for (unsigned i = 0; i < rounds && is_asked(&t->state, ASK_INVADE); i++) {
        hg_choices(t->rules, &t->state, &choices);
        if (choices.box[0].verb != VERB_ATTACK || choices.box[0].from != a.from)
            break;
        a.n = choices.box[0].n.hi;
        hg_apply_legal(t->rules, &t->state, &a);
        finish_round(t);
    }
    return a;
}

/* What the battle cost is read off its end; settled at once, it ends in the same position. */
static bool settles_alike(struct table *t, unsigned rounds)
{
    struct hg_state before = t->state;
    struct hg_action a = fight(t, rounds);
    const struct hg_conquest_open *was = &before.conquest.open, *is = &t->state.conquest.open;
    bool won = has(is->own[a.seat], a.to);
    unsigned lost = (unsigned)(was->units[a.from] - is->units[a.from] - (won ? is->units[a.to] : 0));
    attack_settle(t->rules, &before, &a, lost, won ? was->units[a.to] : (unsigned)(was->units[a.to] - is->units[a.to]));
    ck_assert_mem_eq(&before, &t->state, sizeof before);
    return won;
}

START_TEST(a_battle_settled_at_once_ends_as_one_fought_out)
{
    static struct table t;
    struct hg_action a;
    struct fault f;
    unsigned won = 0, battles = 0;
    for (uint64_t game = 0; game < 30; game++) {
        sit_down(&t, mode_named("mass-effect/basic 4"), game, player_find("aggressive"));
        while (table_advance(&t, &a, &f) == TABLE_ACTED && t.state.round < 12) {
            static struct table copy;
            struct hg_choices choices;
            if (!is_asked(&t.state, ASK_INVADE))
                continue;
            hg_choices(t.rules, &t.state, &choices);
            if (choices.box[0].verb != VERB_ATTACK)
                continue;
            copy = t;
            won += settles_alike(&copy, 1 + battles % 9);
            battles++;
        }
    }
    ck_assert_uint_gt(won, 200);
    ck_assert_uint_gt(battles - won, 200);
}
END_TEST

/* ---- Evaluation -------------------------------------------------------------------------------------------------- */

START_TEST(chances_of_all_sides_make_one)
{
    static struct table t;
    const struct mode *mode = &modes[_i];
    struct hg_action a;
    struct fault f;
    if (mode->rules.family != HG_CONQUEST)
        return;
    sit_down(&t, mode, 2, player_find("casual"));
    while (table_advance(&t, &a, &f) == TABLE_ACTED) {
        uint32_t worth[HG_SEATS_MAX], sum = 0;
        worth_evaluate(t.rules, &t.state, worth);
        for (uint64_t left = t.state.over ? t.state.winners : t.state.acting; left != 0;) {
            uint8_t seat = (uint8_t)lowest(left);
            sum += worth[seat];
            left &= ~friends_of(t.rules, &t.state, seat);
        }
        ck_assert_msg(sum <= SKILL_ONE && sum + HG_SEATS_MAX >= SKILL_ONE, "%s: %u", mode->label, sum);
    }
}
END_TEST

/* ---- Allies and cards -------------------------------------------------------------------------------------------- */

static struct hg_action casual_move(const struct hg_rules *r, const struct hg_state *s)
{
    struct hg_choices choices;
    struct hg_view v;
    struct rng rng;
    rng_seed(&rng, SEED, 0);
    hg_choices(r, s, &choices);
    hg_view(r, s, hg_actor(s), &v);
    return player_find("casual")->choose(r, &v, &choices, &(struct kit){.rng = &rng, .odds = &odds}, NULL);
}

/* The owner of the place that is asked for gets the whole region. */
static void give_region(const struct hg_rules *r, struct hg_state *s)
{
    unsigned region = 0;
    while (!has(r->conquest.region[region], ask_seen(s)->a))
        region++;
    for (unsigned i = 0; i < HG_ARMIES_MAX; i++)
        s->conquest.open.own[i] &= ~r->conquest.region[region];
    s->conquest.open.own[hg_actor(s)] |= r->conquest.region[region];
}

START_TEST(an_ally_gets_a_place_unless_it_breaks_a_region)
{
    static struct table t;
    struct hg_action a;
    struct fault f;
    unsigned asked = 0;
    for (uint64_t game = 0; game < 40; game++) {
        sit_down(&t, mode_named("starcraft/team-play 4"), game, player_find("casual"));
        while (table_advance(&t, &a, &f) == TABLE_ACTED) {
            struct hg_state held = t.state;
            if (!is_asked(&t.state, ASK_CONSENT))
                continue;
            ck_assert_uint_eq(casual_move(t.rules, &held).verb, VERB_ACCEPT);
            give_region(t.rules, &held);
            ck_assert_uint_eq(casual_move(t.rules, &held).verb, VERB_REFUSE);
            asked++;
        }
    }
    ck_assert_uint_gt(asked, 0);
}
END_TEST

/* Verbs about cards, as the notation calls them; `play-at` and the like, too. */
static bool is_about_cards(const struct hg_rules *r, uint8_t verb, const char *const *words)
{
    const char *word = hg_verbs(r).verb[verb].word;
    for (; *words != NULL; words++)
        if (strncmp(word, *words, strlen(*words)) == 0)
            return true;
    return false;
}

/* How often somebody could have used a card. Who uses one had nothing else to do, or had begun a set. */
static unsigned temptations(struct table *t, const char *const *words)
{
    unsigned count = 0;
    for (unsigned n = 0; n < 1500; n++) {
        struct hg_choices choices = {.count = 0};
        struct hg_action a;
        struct fault f;
        unsigned uses = 0;
        bool begun = t->rules->family == HG_CONQUEST && t->state.conquest.open.picked_size > 0;
        if (hg_actor(&t->state) < t->rules->seats)
            hg_choices(t->rules, &t->state, &choices);
        for (unsigned i = 0; i < choices.count; i++)
            uses += is_about_cards(t->rules, choices.box[i].verb, words);
        if (table_advance(t, &a, &f) != TABLE_ACTED)
            break;
        if (uses == 0 || uses == choices.count || begun)
            continue;
        count++;
        ck_assert_msg(!is_about_cards(t->rules, a.verb, words), "action %lu", t->actions);
    }
    return count;
}

START_TEST(yardsticks_leave_their_cards_alone)
{
    static const char *const all[] = {"play", "pick", "trade", "build", NULL}, *const effects[] = {"play", NULL};
    static const char *const labels[] = {"mass-effect/basic 3", "mass-effect/galaxy-at-war 3",
                                         "starcraft/command-room 4", "galactic-warfare/standard 2"};
    static struct table t;
    const struct mode *mode = mode_named(labels[_i]);
    unsigned cards = 0, plays = 0;
    for (unsigned game = 3; game < 6; game++) {
        sit_down(&t, mode, game, player_find("cardless"));
        cards += temptations(&t, all);
        sit_down(&t, mode, game, player_find("effectless"));
        plays += temptations(&t, effects);
    }
    ck_assert_uint_gt(cards, _i == 0 ? 2 : 10);
    ck_assert(plays > 10 || _i == 0);
}
END_TEST

/* ---- Strength ---------------------------------------------------------------------------------------------------- */

/* How many of `games` one player wins, in every seat in turn, against others in all other seats. */
static unsigned wins(const char *label, const struct player *one, const struct player *others, unsigned games)
{
    static struct table t;
    unsigned won = 0;
    for (unsigned game = 0; game < games; game++) {
        const struct mode *mode = mode_named(label);
        unsigned seat = game % mode->rules.seats;
        sit_down(&t, mode, game / mode->rules.seats, others);
        t.player[seat] = one;
        play_on(&t);
        won += !t.capped && has(t.state.winners, seat);
    }
    return won;
}

struct match {
    const char *label;
    unsigned games, least; /* wins that the candidate must have; chance alone would give far fewer */
};

START_TEST(casual_beats_novice)
{
    static const struct match match[] = {
        {"starcraft/duel 2", 60, 48}, {"mass-effect/basic 3", 60, 48}, {"starcraft/command-room 4", 60, 48}};
    unsigned won = wins(match[_i].label, player_find("casual"), player_find("novice"), match[_i].games);
    ck_assert_msg(won >= match[_i].least, "%s: %u of %u", match[_i].label, won, match[_i].games);
}
END_TEST

START_TEST(searching_beats_casual)
{
    static const struct match match[] = {
        {"starcraft/duel 2", 60, 40}, {"mass-effect/basic 3", 60, 25}, {"starcraft/command-room 4", 32, 13}};
    unsigned won = wins(match[_i].label, &glancing, player_find("casual"), match[_i].games);
    ck_assert_msg(won >= match[_i].least, "%s: %u of %u", match[_i].label, won, match[_i].games);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("players", &tests);
    open_modes();
    tcase_add_loop_test(tests, casual_players_finish_their_games, 0, (int)mode_count);
    tcase_add_loop_test(tests, set_up_makes_no_piles, 0, (int)mode_count);
    tcase_add_loop_test(tests, a_seed_gives_the_same_game, 0, 3);
    tcase_add_loop_test(tests, every_move_has_a_reason_and_keeps_its_budget, 0, (int)mode_count);
    tcase_add_test(tests, a_thought_that_does_not_fit_is_cut);
    tcase_add_test(tests, odds_follow_from_the_dice);
    tcase_add_test(tests, a_battle_settled_at_once_ends_as_one_fought_out);
    tcase_add_loop_test(tests, chances_of_all_sides_make_one, 0, (int)mode_count);
    tcase_add_test(tests, an_ally_gets_a_place_unless_it_breaks_a_region);
    tcase_add_loop_test(tests, yardsticks_leave_their_cards_alone, 0, 4);
    tcase_add_loop_test(tests, casual_beats_novice, 0, 3);
    tcase_add_loop_test(tests, searching_beats_casual, 0, 3);
    return suite_run(suite);
}
