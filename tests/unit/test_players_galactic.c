/* The players of the galactic family: exact chances against plain counting, moves that are legal, repeatable and blind
 * to what is hidden, a ladder whose rungs hold, every card kind of use, games that end. */
#include <string.h>

#include "players/galactic/galactic.h"
#include "players/skill.h"
#include "support/suite.h"
#include "text/edition/edition.h"

enum { SEED = 20, ROUNDS_MAX = 200, LITTLE_WORK = 4, CARDS_OFF = 0, CARDS_ON = 1 };

static struct hg_rules rules[2]; /* without cards, with them */

static void open_rules(void)
{
    struct fault f;
    struct edition *e = edition_builtin("galactic-warfare", &f);
    ck_assert_msg(e != NULL, "%s", f.sentence);
    for (unsigned i = 0; i < 2; i++) {
        struct setting setting = {"cards", i == CARDS_ON ? "on" : "off"};
        ck_assert_msg(edition_compile(e, "standard", 2, &setting, 1, &rules[i], &f), "%s", f.sentence);
    }
    edition_close(e);
}

/* ---- Chances ----------------------------------------------------------------------------------------------------- */

static struct hg_state battle(unsigned a, unsigned d)
{
    struct hg_state s;
    struct hg_galactic_open *o = gal_of(&s);
    memset(&s, 0, sizeof s);
    ask_push(&s, (struct hg_ask){.kind = ASK_ROLL, .seat = HG_CHANCE});
    o->battle.kind = ATTACK_BATTLE;
    o->battle.dice[0] = (uint8_t)a;
    o->battle.dice[1] = (uint8_t)d;
    return s;
}

struct counted {
    unsigned won, lost, tied;
};

/* Every throw of so many dice, one after the other; the attacker is ahead by so much. */
static struct counted count(unsigned a, unsigned d, int ahead)
{
    struct counted c = {0, 0, 0};
    unsigned throws = 1;
    for (unsigned i = 0; i < a + d; i++)
        throws *= 6;
    for (unsigned k = 0; k < throws; k++) {
        int lead = ahead;
        unsigned rest = k;
        for (unsigned i = 0; i < a + d; i++, rest /= 6)
            lead += (int)(rest % 6 + 1) * (i < a ? 1 : -1);
        c.won += lead > 0;
        c.lost += lead < 0;
        c.tied += lead == 0;
    }
    return c;
}

static void check_share(uint32_t chance, unsigned part, unsigned all)
{
    double exact = (double)part / all;
    ck_assert_double_eq_tol((double)chance / CHANCE_ONE, exact, 1.0 / CHANCE_ONE);
}

START_TEST(plain_battles_have_exact_chances)
{
    for (unsigned a = 1; a <= 4; a++)
        for (unsigned d = 1; d + a <= 7; d++) {
            struct hg_state s = battle(a, d);
            struct counted c = count(a, d, 0);
            check_share(galactic_chance(&rules[CARDS_OFF], &s), c.won, c.won + c.lost);
        }
}
END_TEST

START_TEST(cards_on_the_dice_have_exact_chances)
{
    for (int ahead = -2; ahead <= 4; ahead += 2) {
        struct hg_state s = battle(2, 2);
        struct counted c = count(2, 2, ahead);
        gal_of(&s)->battle.raised[0] = (uint8_t)(ahead > 0 ? 2 : 0);
        gal_of(&s)->battle.lowered[1] = (uint8_t)(ahead > 2 ? 2 : 0);
        gal_of(&s)->battle.raised[1] = (uint8_t)(ahead < 0 ? 2 : 0);
        check_share(galactic_chance(&rules[CARDS_ON], &s), c.won, c.won + c.lost);
        gal_of(&s)->battle.wins_ties = 1;
        check_share(galactic_chance(&rules[CARDS_ON], &s), c.won + c.tied, c.won + c.lost + c.tied);
    }
}
END_TEST

/* The attacker has 7; the defender rolls its one die again and adds nothing: it always loses. With 3 it wins by 4, 5 or
 * 6, loses by 1 or 2, and with another 3 both begin anew. */
START_TEST(a_second_roll_counts_against_what_lies)
{
    struct hg_state s = battle(1, 1);
    ask_top(&s)->kind = ASK_REROLL;
    ask_top(&s)->a = 1;
    gal_of(&s)->battle.total[0] = 7;
    ck_assert_uint_eq(galactic_chance(&rules[CARDS_ON], &s), CHANCE_ONE);
    gal_of(&s)->battle.total[0] = 3;
    check_share(galactic_chance(&rules[CARDS_ON], &s), 5, 12);
}
END_TEST

/* ---- Players ----------------------------------------------------------------------------------------------------- */

enum level { NOVICE, CASUAL, SEARCHING, LEVELS };

static struct hg_action answer(const struct hg_rules *r, const struct hg_view *v, enum level level, struct rng *rng)
{
    struct kit kit = {.rng = rng};
    struct hg_choices choices;
    hg_choices(r, &v->position, &choices);
    if (level == NOVICE)
        return skill_galactic.novice(r, &v->position, &choices, &kit);
    if (level == CASUAL)
        return skill_galactic.casual(r, &v->position, &kit);
    return skill_galactic.search(r, v, LITTLE_WORK, &kit, NULL);
}

static uint32_t below(void *context, uint32_t bound)
{
    return rng_below(context, bound);
}

/* The same view made from another world: what is hidden lies otherwise there. */
static struct hg_view permuted(const struct hg_rules *r, const struct hg_view *v, struct rng *rng)
{
    struct hg_state world;
    struct hg_view again;
    hg_imagine(r, v, (struct hg_source){below, rng}, &world);
    hg_view(r, &world, v->seat, &again);
    return again;
}

static void check_answer(const struct hg_rules *r, const struct hg_view *v, enum level level, const struct rng *rng)
{
    struct rng once = *rng, twice = *rng, worlds = *rng;
    struct hg_view other_world = permuted(r, v, &worlds);
    struct hg_action a = answer(r, v, level, &once), b = answer(r, &other_world, level, &twice);
    ck_assert_int_eq(hg_why_not(r, &v->position, &a), HG_OK);
    ck_assert_mem_eq(&a, &b, sizeof a);
    ck_assert_mem_eq(&once, &twice, sizeof once);
}

/* One game between two levels; the winner's level, or -1. Calls `look` on every action of a seat. */
typedef void looker(const struct hg_rules *r, const struct hg_view *v, const struct hg_action *a, enum level level,
                    const struct rng *rng);

static int play(const struct hg_rules *r, const enum level level[2], uint64_t game, looker *look)
{
    struct rng dealer, rng;
    struct hg_state s;
    rng_seed(&dealer, SEED, game / 2);
    rng_seed(&rng, SEED + 1, game);
    hg_start(r, &s);
    while (!s.over && s.round <= ROUNDS_MAX) {
        struct hg_action a;
        struct hg_view v;
        uint8_t seat = hg_actor(&s);
        struct rng before = rng;
        if (seat == HG_CHANCE) {
            a = skill_deal(r, &s, &dealer);
        } else {
            hg_view(r, &s, seat, &v);
            a = answer(r, &v, level[seat], &rng);
            if (look != NULL)
                look(r, &v, &a, level[seat], &before);
        }
        ck_assert_int_eq(hg_apply(r, &s, &a), HG_OK);
    }
    return s.winners == 0 ? -1 : (int)level[s.winners == 2];
}

static void look_at_answer(const struct hg_rules *r, const struct hg_view *v, const struct hg_action *a,
                           enum level level, const struct rng *rng)
{
    (void)a;
    check_answer(r, v, level, rng);
}

START_TEST(moves_depend_on_view_and_seed_alone)
{
    enum level levels[LEVELS][2] = {{NOVICE, CASUAL}, {CASUAL, NOVICE}, {SEARCHING, NOVICE}};
    play(&rules[CARDS_ON], levels[_i], (uint64_t)_i, look_at_answer);
}
END_TEST

/* Seats swapped, the same dice for both games of a pair; how many of them the first level wins. */
static unsigned wins(const struct hg_rules *r, enum level first, enum level second, unsigned games)
{
    unsigned won = 0;
    for (unsigned i = 0; i < games; i++) {
        enum level level[2] = {i % 2 == 0 ? first : second, i % 2 == 0 ? second : first};
        won += play(r, level, i, NULL) == (int)first;
    }
    return won;
}

START_TEST(casual_beats_novice)
{
    ck_assert_uint_ge(wins(&rules[_i], CASUAL, NOVICE, 100), 80);
}
END_TEST

START_TEST(searching_beats_casual)
{
    ck_assert_uint_ge(wins(&rules[_i], SEARCHING, CASUAL, 20), 14);
}
END_TEST

/* ---- Cards and ends ---------------------------------------------------------------------------------------------- */

static unsigned used[HG_CARD_KINDS_MAX];

static void count_cards(const struct hg_rules *r, const struct hg_view *v, const struct hg_action *a, enum level level,
                        const struct rng *rng)
{
    (void)v;
    (void)level;
    (void)rng;
    if (a->verb == VERB_PLAY || a->verb == VERB_PLAY_AT || a->verb == VERB_PLAY_MOVE)
        used[r->galactic.card_kind[a->card]]++;
}

START_TEST(casual_players_use_every_kind_of_card)
{
    static const enum level both[2] = {CASUAL, CASUAL};
    for (uint64_t game = 0; game < 60; game++)
        play(&rules[CARDS_ON], both, game, count_cards);
    for (unsigned kind = 0; kind < rules[CARDS_ON].galactic.kinds; kind++)
        ck_assert_msg(used[kind] > 0, "kind %u was never played", kind);
}
END_TEST

START_TEST(casual_players_finish_their_games)
{
    static const enum level both[2] = {CASUAL, CASUAL};
    unsigned without_winner = 0;
    for (uint64_t game = 0; game < 60; game++)
        without_winner += play(&rules[_i], both, game, NULL) < 0;
    ck_assert_uint_le(without_winner, 6);
}
END_TEST

/* ---- Play -------------------------------------------------------------------------------------------------------- */

/* The first question about a move, on a board of our own with White to move; ships singly. */
static struct hg_view position(uint64_t white, uint64_t blue)
{
    const struct hg_rules *r = &rules[CARDS_OFF];
    struct hg_state s;
    struct hg_view v;
    struct rng rng;
    rng_seed(&rng, SEED, 0);
    hg_start(r, &s);
    while (hg_actor(&s) == HG_CHANCE) {
        struct hg_action a = skill_deal(r, &s, &rng);
        hg_apply_legal(r, &s, &a);
    }
    struct hg_action order = hg_blank(hg_actor(&s) == 0 ? VERB_FIRST : VERB_SECOND, hg_actor(&s));
    ck_assert_int_eq(hg_apply(r, &s, &order), HG_OK);
    memset(gal_of(&s)->units, 0, sizeof gal_of(&s)->units);
    gal_of(&s)->own[0] = white;
    gal_of(&s)->own[1] = blue;
    gal_of(&s)->removed[0] = (uint8_t)(12 - count_bits(white));
    gal_of(&s)->removed[1] = (uint8_t)(12 - count_bits(blue));
    for (uint64_t left = white | blue; left != 0;)
        gal_of(&s)->units[take_lowest(&left)] = 1;
    ck_assert_ptr_null(hg_state_ok(r, &s));
    hg_view(r, &s, 0, &v);
    return v;
}

static uint64_t at(unsigned file, unsigned rank)
{
    return bit(square_at(file, rank));
}

/* GWV-18: a9 c9 e9 are taken, f8 enters g9. */
START_TEST(everybody_but_beginners_takes_the_last_square)
{
    uint64_t white = at(0, 9) | at(2, 9) | at(4, 9) | at(5, 8) | at(1, 2);
    struct hg_view v = position(white, at(2, 3) | at(6, 3) | at(1, 6));
    for (enum level level = CASUAL; level < LEVELS; level++) {
        struct rng rng;
        rng_seed(&rng, SEED, level);
        struct hg_action a = answer(&rules[CARDS_OFF], &v, level, &rng);
        ck_assert_uint_eq(a.verb, VERB_SELECT);
        ck_assert_uint_eq(a.to, square_at(5, 8));
    }
}
END_TEST

/* Blue stands on b0 f0 h0, and e1 would enter d0 as soon as its guard left; with f2 behind it e1 can't be attacked. */
START_TEST(searching_keeps_its_last_guard)
{
    uint64_t blue = at(1, 0) | at(5, 0) | at(7, 0) | at(4, 1) | at(5, 2) | at(0, 7);
    struct hg_view v = position(at(3, 0) | at(3, 4) | at(2, 5), blue);
    struct rng rng;
    struct thought why;
    rng_seed(&rng, SEED, 0);
    struct hg_action a = skill_galactic.search(&rules[CARDS_OFF], &v, LITTLE_WORK, &(struct kit){.rng = &rng}, &why);
    ck_assert_uint_eq(a.verb, VERB_SELECT);
    ck_assert_uint_ne(a.to, square_at(3, 0));
    ck_assert(why.worth >= 0 && why.worth <= 10000 && why.work > 0);
}
END_TEST

/* GWA-43: the guard of h0 attacks g1. If it wins, nobody threatens h0; if it loses, h0 is the only berth. */
START_TEST(searching_attacks_where_it_can_only_come_back)
{
    uint64_t blue = at(1, 0) | at(3, 0) | at(5, 0) | at(6, 1) | at(0, 7);
    struct hg_view v = position(at(7, 0) | at(3, 4) | at(2, 5), blue);
    struct rng rng;
    struct thought why;
    rng_seed(&rng, SEED, 0);
    struct hg_action a = skill_galactic.search(&rules[CARDS_OFF], &v, LITTLE_WORK, &(struct kit){.rng = &rng}, &why);
    ck_assert_uint_eq(a.verb, VERB_SELECT);
    ck_assert_uint_eq(a.to, square_at(7, 0));
}
END_TEST

/* ---- Cards by window --------------------------------------------------------------------------------------------- */

/* A hand of cards that shift ships in a row, gathered anew, may be too large; gathered wrongly it is no hand at all. */
START_TEST(cards_stand_in_the_set_of_their_window)
{
    struct hg_rules r = rules[CARDS_ON];
    ck_assert_ptr_null(hg_rules_ok(&r));
    r.galactic.window[0].word[0] ^= 1;
    ck_assert_ptr_nonnull(hg_rules_ok(&r));
    memset(r.galactic.card_kind, 11, r.galactic.cards);
    memset(&r.galactic.lookers, 0, sizeof r.galactic.lookers);
    memset(r.galactic.window, 0, sizeof r.galactic.window);
    ck_assert_ptr_nonnull(hg_rules_ok(&r));
    gal_gather_cards(&r.galactic);
    ck_assert_ptr_null(hg_rules_ok(&r));
    r.galactic.hand = 50;
    ck_assert_ptr_nonnull(hg_rules_ok(&r));
}
END_TEST

/* ---- Looking keenly ---------------------------------------------------------------------------------------------- */

/* What two ways of looking as many turns ahead came to. */
static struct {
    unsigned questions, same;
    uint64_t full, keen;
} compared;

static void compare(const struct hg_rules *r, const struct hg_view *v, const struct hg_action *a, enum level level,
                    const struct rng *rng)
{
    const struct galactic_level full = {.turns = 7, .work = UINT32_MAX, .table = GALACTIC_TABLE_MAX, .blur = 1};
    struct galactic_level keen = full;
    struct galactic_verdict one, other_one;
    struct rng same = *rng;
    (void)a;
    (void)level;
    if (ask_seen(&v->position)->kind != ASK_SELECT || v->position.turn % 9 != 0)
        return;
    keen.keen = true;
    one = galactic_decide(r, &v->position, &full, &same);
    other_one = galactic_decide(r, &v->position, &keen, &same);
    compared.questions++;
    compared.same += memcmp(&one.plan, &other_one.plan, sizeof one.plan) == 0;
    compared.full += one.work;
    compared.keen += other_one.work;
}

/* Half of the work, and the same move where it matters: many moves are about as good as each other. */
START_TEST(a_keen_look_finds_most_of_it_for_half_the_work)
{
    static const enum level both[2] = {CASUAL, CASUAL};
    for (uint64_t game = 0; game < 4; game++)
        play(&rules[CARDS_OFF], both, game, compare);
    ck_assert_uint_gt(compared.questions, 20);
    ck_assert_uint_lt(2 * compared.keen, compared.full);
    ck_assert_uint_ge(4 * compared.same, 3 * compared.questions);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("players-galactic", &tests);
    tcase_add_unchecked_fixture(tests, open_rules, NULL);
    tcase_add_test(tests, plain_battles_have_exact_chances);
    tcase_add_test(tests, cards_on_the_dice_have_exact_chances);
    tcase_add_test(tests, a_second_roll_counts_against_what_lies);
    tcase_add_loop_test(tests, moves_depend_on_view_and_seed_alone, 0, LEVELS);
    tcase_add_loop_test(tests, casual_beats_novice, 0, 2);
    tcase_add_loop_test(tests, searching_beats_casual, 0, 2);
    tcase_add_test(tests, casual_players_use_every_kind_of_card);
    tcase_add_loop_test(tests, casual_players_finish_their_games, 0, 2);
    tcase_add_test(tests, everybody_but_beginners_takes_the_last_square);
    tcase_add_test(tests, searching_keeps_its_last_guard);
    tcase_add_test(tests, searching_attacks_where_it_can_only_come_back);
    tcase_add_test(tests, cards_stand_in_the_set_of_their_window);
    tcase_add_test(tests, a_keen_look_finds_most_of_it_for_half_the_work);
    return suite_run(suite);
}
