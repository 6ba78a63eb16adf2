/* Editions with other dice than the printed ones. What is accepted is right everywhere: every throw counted one by one,
 * the odds, and the tables of the computer players say the same. What is not is refused at its own line. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/galactic/galactic.h"
#include "odds/attacks.h"
#include "odds/quick.h"
#include "odds/table.h"
#include "players/galactic/galactic.h"
#include "support/spoil.h"
#include "support/suite.h"
#include "support/written.h"
#include "text/edition/edition.h"

/* ---- What is refused --------------------------------------------------------------------------------------------- */

struct refused {
    const char *edition;
    struct spoilt edit;
};

static const struct refused refused[] = {
    {"halo-wars", {"charts.yaml", "sides: 6", "sides: 10", NULL, "sides is 10; it must be from 2 to 8."}},
    {"halo-wars", {"charts.yaml", "sides: 6", "sides: 1", NULL, "sides is 1; it must be from 2 to 8."}},
    {"halo-wars", {"charts.yaml", "defence: 2", "defence: 3", NULL, "defence is 3; it must be from 1 to 2."}},
    {"halo-wars", {"charts.yaml", "attack: 3,", "attack: 4,", NULL, "attack is 4; it must be from 1 to 3."}},
    {"mass-effect", {"charts.yaml", "sides: 6", "sides: 12", NULL, "sides is 12; it must be from 2 to 8."}},
    {"mass-effect", {"charts.yaml", "defence: 2", "defence: 3", NULL, "defence is 3; it must be from 1 to 2."}},
    {"mass-effect", {"charts.yaml", "per-class: 3", "per-class: 4", NULL, "per-class is 4; it must be from 1 to 3."}},
    {"mass-effect", {"charts.yaml", "per-turn: 1", "per-turn: 2", NULL, "per-turn is 2; it must be from 1 to 1."}},
    {"mass-effect",
     {"war-assets.yaml", "eight-sided: 2", "eight-sided: 3", NULL, "eight-sided is 3; it must be from 0 to 2."}},
    {"mass-effect", {"charts.yaml", "move-die: 6", "move-die: 10", NULL, "move-die is 10; it must be from 2 to 8."}},
    {"mass-effect",
     {"cards.yaml", "{die: 6, where: own}", "{die: 12, where: own}", NULL, "die is 12; it must be from 4"}},
    {"starcraft", {"charts.yaml", "sides: 6", "sides: 20", NULL, "sides is 20; it must be from 2 to 8."}},
    {"starcraft", {"charts.yaml", "sides: 6", "sides: 4", NULL, "sides is 4, but the card "}},
    {"galactic-warfare", {"charts.yaml", "sides: 6", "sides: 20", NULL, "sides is 20; it must be from 2 to 8."}},
    {"galactic-warfare",
     {"charts.yaml", "home-bonus: 1", "home-bonus: 5", NULL, "A side could roll 10 dice (stack, home and a card"}},
    {"galactic-warfare",
     {"charts.yaml", "power-ups: 3", "power-ups: 6", NULL, "A side could roll 9 dice (stack, home and a card"}},
    {"galactic-warfare",
     {"cards.yaml", "op: meet-intruder\n    with: {amount: 2}", "op: meet-intruder\n    with: {amount: 8}",
      "with: {amount: 8}", "amount is 8; it must be from 1 to 7."}},
};

START_TEST(dice_that_are_not_supported_are_refused_at_their_line)
{
    struct fault f;
    struct edition *good = edition_builtin(refused[_i].edition, &f);
    size_t length;
    ck_assert_ptr_nonnull(good);
    spoil_check(written(good, &length), &refused[_i].edit);
    edition_close(good);
}
END_TEST

/* ---- What is accepted -------------------------------------------------------------------------------------------- */

/* The rules of the first mode of an edition with one edit. */
static struct hg_rules rules_with(const char *id, const struct spoilt *edit)
{
    struct fault f = {"", ""};
    struct edition *good = edition_builtin(id, &f);
    struct hg_rules r;
    size_t length;
    long line;
    char *text = spoil(written(good, &length), edit, &line);
    struct edition *e = edition_from_bundle("other", text, strlen(text), &f);
    const struct edition_mode *mode;
    ck_assert_msg(e != NULL, "%s: %s: %s", edit->to, f.place, f.sentence);
    mode = edition_mode(e, 0);
    ck_assert(edition_compile(e, mode->named.id, mode->seats_min, NULL, 0, &r, &f));
    ck_assert_ptr_null(hg_rules_ok(&r));
    edition_close(e);
    edition_close(good);
    free(text);
    return r;
}

static struct hg_rules rules_of(unsigned attack, unsigned defence, unsigned sides)
{
    char to[64];
    struct spoilt edit = {"charts.yaml", "attack: 3, defence: 2, sides: 6", to, NULL, NULL};
    snprintf(to, sizeof to, "attack: %u, defence: %u, sides: %u", attack, defence, sides);
    return rules_with("halo-wars", &edit);
}

/* ---- Every throw, one by one ------------------------------------------------------------------------------------- */

static void sort_falling(unsigned *face, unsigned dice)
{
    for (unsigned i = 1; i < dice; i++)
        for (unsigned k = i; k > 0 && face[k] > face[k - 1]; k--) {
            unsigned other = face[k];
            face[k] = face[k - 1];
            face[k - 1] = other;
        }
}

/* As many pairs as both sides have dice, the higher wins, a tie goes to the defender. */
struct tally {
    uint64_t lost[3], top, all; /* by units that the attacker loses; its highest die loses */
};

static void count_throw(const unsigned face[5], unsigned attack, unsigned defence, struct tally *out)
{
    unsigned a[3], d[2], lost = 0, pairs = attack < defence ? attack : defence;
    memcpy(a, face, attack * sizeof a[0]);
    memcpy(d, face + attack, defence * sizeof d[0]);
    sort_falling(a, attack);
    sort_falling(d, defence);
    for (unsigned i = 0; i < pairs; i++)
        lost += a[i] <= d[i];
    out->lost[lost]++;
    out->top += a[0] <= d[0];
    out->all++;
}

static struct tally enumerate(unsigned attack, unsigned defence, unsigned sides)
{
    struct tally t = {{0}, 0, 0};
    unsigned throws = 1;
    for (unsigned i = 0; i < attack + defence; i++)
        throws *= sides;
    for (unsigned n = 0; n < throws; n++) {
        unsigned face[5], rest = n;
        for (unsigned i = 0; i < attack + defence; i++, rest /= sides)
            face[i] = 1 + rest % sides;
        count_throw(face, attack, defence, &t);
    }
    return t;
}

static uint32_t threshold(uint64_t count, uint64_t all)
{
    return count == all ? UINT32_MAX : (uint32_t)((count << 32) / all);
}

static struct odds_cache cache;

static void compare_round(const struct hg_rules *r, unsigned attack, unsigned defence)
{
    struct odds_battle b = odds_battle_of(r);
    struct tally t = enumerate(attack, defence, r->conquest.die_sides);
    const struct odds_quick *c = odds_cached(&cache, r, (struct insight_edge){{0, 0}, {0, 0}});
    const struct odds_lots *round = odds_lots(c, attack, defence);
    unsigned pairs = attack > 1 && defence > 1 ? 2 : 1;
    struct odds_round odds;
    odds_round(&b, attack, defence, 0, &odds);
    ck_assert_uint_eq(odds.all, t.all);
    ck_assert_uint_eq(odds.count[0], t.lost[0]);
    ck_assert_uint_eq(odds.count[ODDS_TOP] + odds.count[ODDS_TOP | ODDS_SECOND], t.top);
    ck_assert_uint_eq(odds.count[pairs == 2 ? ODDS_TOP | ODDS_SECOND : ODDS_TOP], t.lost[pairs]);
    ck_assert_uint_eq(odds_stake(c, attack, defence), pairs);
    ck_assert_uint_eq(round->defender_loses, threshold(t.lost[0], t.all));
    ck_assert_uint_eq(round->attacker_loses, threshold(t.all - t.lost[pairs], t.all));
    ck_assert_uint_eq(round->top_loses, threshold(t.all - t.top, t.all));
}

/* Whole battles by the players' table and by the exact one. */
static void compare_battles(const struct hg_rules *r)
{
    static struct odds_value room[4 * (ODDS_QUICK + 1) * (ODDS_QUICK + 1)];
    struct odds_battle b = odds_battle_of(r);
    const struct odds_quick *c = odds_cached(&cache, r, (struct insight_edge){{0, 0}, {0, 0}});
    struct odds_rounds rounds;
    struct odds_table exact;
    odds_rounds(&b, &rounds);
    ck_assert_uint_le(odds_table_room(&rounds, ODDS_QUICK, ODDS_QUICK), sizeof room / sizeof room[0]);
    odds_table_build(&exact, &rounds, ODDS_QUICK, ODDS_QUICK, 0, room);
    for (unsigned attack = 1; attack <= ODDS_QUICK; attack++)
        for (unsigned defence = 1; defence <= ODDS_QUICK; defence++) {
            double apart = odds_win(c, attack, defence) - odds_value(&exact, attack, defence)->win * ODDS_ONE;
            ck_assert_msg(fabs(apart) <= 32, "%u against %u: %f apart", attack, defence, apart);
        }
}

START_TEST(players_count_with_the_dice_of_the_edition)
{
    for (unsigned attack = 1; attack <= HG_ATTACK_DICE_MAX; attack++)
        for (unsigned defence = 1; defence <= HG_DEFENCE_DICE_MAX; defence++) {
            struct hg_rules r = rules_of(attack, defence, (unsigned)_i);
            ck_assert_uint_eq(r.conquest.attack_dice, attack);
            ck_assert_uint_eq(r.conquest.die_sides, (unsigned)_i);
            for (unsigned a = 1; a <= attack; a++)
                for (unsigned d = 1; d <= defence; d++)
                    compare_round(&r, a, d);
            compare_battles(&r);
        }
}
END_TEST

/* Two games side by side in one thread: each has its own numbers. */
START_TEST(games_with_different_dice_do_not_mix)
{
    struct hg_rules six = rules_of(3, 2, 6), eight = rules_of(2, 1, 8);
    struct insight_edge none = {{0, 0}, {0, 0}};
    uint32_t win = odds_win(odds_cached(&cache, &six, none), 8, 5),
             other = odds_win(odds_cached(&cache, &eight, none), 8, 5);
    ck_assert_uint_ne(win, other);
    ck_assert_uint_eq(odds_win(odds_cached(&cache, &six, none), 8, 5), win);
    ck_assert_uint_eq(odds_win(odds_cached(&cache, &eight, none), 8, 5), other);
}
END_TEST

/* ---- Dice that are added up -------------------------------------------------------------------------------------- */

static double sums_by_hand(unsigned attack, unsigned defence, unsigned sides)
{
    uint64_t won = 0, lost = 0, throws = 1;
    for (unsigned i = 0; i < attack + defence; i++)
        throws *= sides;
    for (uint64_t n = 0; n < throws; n++) {
        uint64_t rest = n;
        int lead = 0;
        for (unsigned i = 0; i < attack + defence; i++, rest /= sides)
            lead += (i < attack ? 1 : -1) * (int)(1 + rest % sides);
        won += lead > 0;
        lost += lead < 0;
    }
    return (double)won / (double)(won + lost);
}

START_TEST(sums_are_right_with_every_die)
{
    char to[16];
    struct spoilt edit = {"charts.yaml", "sides: 6", to, NULL, NULL};
    struct hg_rules r;
    struct hg_state s;
    snprintf(to, sizeof to, "sides: %d", _i);
    r = rules_with("galactic-warfare", &edit);
    hg_start(&r, &s);
    for (unsigned attack = 1; attack <= 3; attack++)
        for (unsigned defence = 1; defence <= 3; defence++) {
            struct odds_sums battle = {.dice = {attack, defence}, .sides = r.galactic.die_sides};
            struct odds_sums_result result;
            double win = sums_by_hand(attack, defence, r.galactic.die_sides);
            odds_sums(&battle, &result);
            ck_assert_double_eq_tol(result.win, win, 1e-12);
            gal_of(&s)->battle = (struct hg_galactic_battle){.dice = {(uint8_t)attack, (uint8_t)defence}};
            gal_of(&s)->seat = 0;
            ck_assert_double_eq_tol(galactic_chance(&r, &s) / (double)CHANCE_ONE, win, 1e-4);
        }
}
END_TEST

/* Nothing is written beyond the table of totals with the most dice there can be. */
START_TEST(the_most_dice_of_the_largest_kind_fit)
{
    struct spoilt edit = {"charts.yaml", "sides: 6", "sides: 8", NULL, NULL};
    struct hg_rules r = rules_with("galactic-warfare", &edit);
    struct hg_state s;
    hg_start(&r, &s);
    gal_of(&s)->seat = 0;
    gal_of(&s)->battle = (struct hg_galactic_battle){.dice = {HG_DICE_MAX - 1, HG_DICE_MAX - 1}};
    struct odds_sums battle = {.dice = {HG_DICE_MAX - 1, HG_DICE_MAX - 1}, .sides = 8};
    struct odds_sums_result result;
    odds_sums(&battle, &result);
    ck_assert_uint_eq(result.won, result.lost);
    ck_assert_double_eq_tol(galactic_chance(&r, &s) / (double)CHANCE_ONE, 0.5, 1e-4);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("other-dice", &tests);
    tcase_add_loop_test(tests, dice_that_are_not_supported_are_refused_at_their_line, 0,
                        (int)(sizeof refused / sizeof refused[0]));
    tcase_add_loop_test(tests, players_count_with_the_dice_of_the_edition, 2, HG_SIDES_MAX + 1);
    tcase_add_test(tests, games_with_different_dice_do_not_mix);
    tcase_add_loop_test(tests, sums_are_right_with_every_die, 2, HG_SIDES_MAX + 1);
    tcase_add_test(tests, the_most_dice_of_the_largest_kind_fit);
    return suite_run(suite);
}
