/* StarCraft, where a rule script would have to be a loop: exact odds of battles with every modifier, and set-up with
 * every number of players and every starting player. Positions are written down directly; everything that happens to
 * them goes through the public functions. Each test names the rules it proves. */
#include <stdio.h>
#include <string.h>

#include "engine/conquest/core/core.h"
#include "support/editions.h"
#include "support/suite.h"
#include "text/notation.h"
#include "text/position.h"

static const struct names *names;

static struct hg_rules rules_for(const char *mode, unsigned seats, const char *abilities)
{
    struct setting setting = {"abilities", abilities};
    struct hg_rules r;
    struct fault f = {"", ""};
    ck_assert_msg(edition_compile(sc, mode, seats, &setting, abilities != NULL, &r, &f), "%s", f.sentence);
    return r;
}

static void set(const struct hg_rules *r, struct hg_state *s, const char *line)
{
    struct fault f = {"", ""};
    ck_assert_msg(position_set(r, names, line, s, &f), "%s: %s", line, f.sentence);
}

static void act(const struct hg_rules *r, struct hg_state *s, uint8_t seat, const char *text)
{
    struct hg_action a;
    struct fault f = {"", ""};
    ck_assert_msg(notation_parse(r, names, seat, text, &a, &f), "%s: %s", text, f.sentence);
    enum hg_reason reason = hg_apply(r, s, &a);
    ck_assert_msg(reason == HG_OK, "%s: %s", text, reason_name(reason));
}

/* ---- Odds -------------------------------------------------------------------------------------------------------- */

enum { ATTACK = 10, DEFENCE = 9, DICE_PAIRS = 6 };

static const struct {
    unsigned attack, defence;
} dice_pair[DICE_PAIRS] = {{1, 1}, {1, 2}, {2, 1}, {2, 2}, {3, 1}, {3, 2}};

/* What stands on the board, whether the attacker's hero is in, and for each pair of dice how many of all rolls cost
 * the attacker 0, 1 or 2 units. */
struct odds {
    const char *given[3];
    bool hero_in;
    unsigned rolls[DICE_PAIRS][3];
};

static const struct odds table[] = {
    {{NULL}, false, {{15, 21}, {55, 161}, {125, 91}, {295, 420, 581}, {855, 441}, {2890, 2611, 2275}}},
    {{"hero 1 canis"}, true, {{21, 15}, {91, 125}, {161, 55}, {405, 486, 405}, {1071, 225}, {3970, 2377, 1429}}},
    {{"rewards_of 1 silver-tower", "tower 1 canis"},
     false,
     {{21, 15}, {91, 125}, {161, 55}, {405, 486, 405}, {1071, 225}, {3970, 2377, 1429}}},
    {{"hero 2 saalok"}, false, {{10, 26}, {30, 186}, {90, 126}, {190, 415, 691}, {640, 656}, {1860, 3176, 2740}}},
    {{"rewards_of 2 silver-tower", "tower 1 saalok"},
     false,
     {{10, 26}, {30, 186}, {90, 126}, {190, 415, 691}, {640, 656}, {1860, 3176, 2740}}},
    {{"hero 1 canis", "hero 2 saalok"},
     true,
     {{15, 21}, {55, 161}, {125, 91}, {295, 420, 581}, {855, 441}, {2890, 2611, 2275}}},
    {{"hero 1 canis", "rewards_of 1 silver-tower", "tower 1 canis"},
     true,
     {{26, 10}, {126, 90}, {186, 30}, {465, 581, 250}, {1196, 100}, {4470, 2552, 754}}},
    {{"hero 2 saalok", "rewards_of 2 gold-tower", "tower 2 saalok"},
     false,
     {{6, 30}, {14, 202}, {58, 158}, {102, 443, 751}, {432, 864}, {998, 3828, 2950}}},
    {{"rewards_of 1 attack-die"},
     false,
     {{125, 91}, {505, 791}, {855, 441}, {2890, 2611, 2275}, {5501, 2275}, {21421, 15470, 9765}}},
    {{"rewards_of 2 defence-die"},
     false,
     {{55, 161}, {225, 1071}, {505, 791}, {979, 1981, 4816}, {3667, 4109}, {10767, 13671, 22218}}},
};

enum { ODDS = sizeof table / sizeof table[0] };

/* Seat 1 in Canis is about to attack seat 2 in Saalok. */
static struct hg_state before_battle(const struct hg_rules *r, bool declares)
{
    static const char *const lines[] = {"ask none",   "first 1",     "seat 1",       "step 2",
                                        "army 1 red", "army 2 blue", "army 3 yellow"};
    struct hg_state s;
    struct hg_conquest_open *o = &s.conquest.open;
    hg_start(r, &s);
    memset(o->pool, 0, sizeof o->pool);
    for (unsigned i = 0; i < ALL_PLACES; i++)
        o->units[i] = 1;
    o->own[0] = bit(place_in(sc, "canis")) | bit(place_in(sc, "thisby"));
    o->own[1] = bit(place_in(sc, "saalok")) | bit(place_in(sc, "rajal"));
    o->own[2] = all_places(r) & ~(o->own[0] | o->own[1]);
    o->units[place_in(sc, "canis")] = ATTACK;
    o->units[place_in(sc, "saalok")] = DEFENCE;
    for (unsigned i = 0; i < sizeof lines / sizeof lines[0]; i++)
        set(r, &s, lines[i]);
    set(r, &s, declares ? "ask declare 1" : "ask invade 1");
    return s;
}

static void attack(const struct hg_rules *r, struct hg_state *s, bool declares, unsigned pair, bool hero)
{
    char text[NOTATION_MAX];
    if (declares)
        act(r, s, 0, "declare canis saalok");
    snprintf(text, sizeof text, "%s %u%s", declares ? "commit" : "attack canis saalok", dice_pair[pair].attack,
             hero ? " hero" : "");
    act(r, s, 0, text);
    snprintf(text, sizeof text, "defend %u", dice_pair[pair].defence);
    act(r, s, 1, text);
}

static bool next_roll(const struct hg_chances *c, struct hg_action *a)
{
    for (unsigned i = 0; i < c->count; i++) {
        if (a->x[i] < c->sides[i]) {
            a->x[i]++;
            return true;
        }
        a->x[i] = c->least[i];
    }
    return false;
}

/* Every roll there is, settled on the board. */
static void count_rolls(const struct hg_rules *r, const struct hg_state *s, unsigned count[4])
{
    unsigned from = place_in(sc, "canis");
    struct hg_chances c;
    hg_chances(r, s, &c);
    struct hg_action a = hg_blank(c.verb, HG_CHANCE);
    a.count = c.count;
    memcpy(a.x, c.least, c.count);
    do {
        struct hg_state after = *s;
        hg_apply_legal(r, &after, &a);
        count[ATTACK - after.conquest.open.units[from]]++;
    } while (next_roll(&c, &a));
}

static void check_odds(const struct odds *odds, bool declares)
{
    struct hg_rules r = rules_for("command-room", 3, declares ? "on" : "off");
    for (unsigned pair = 0; pair < DICE_PAIRS; pair++) {
        struct hg_state s = before_battle(&r, declares);
        unsigned count[4] = {0};
        for (unsigned i = 0; i < 3 && odds->given[i] != NULL; i++)
            set(&r, &s, odds->given[i]);
        ck_assert_ptr_null(hg_state_ok(&r, &s));
        attack(&r, &s, declares, pair, odds->hero_in);
        count_rolls(&r, &s, count);
        for (unsigned lost = 0; lost < 3; lost++)
            ck_assert_msg(count[lost] == odds->rolls[pair][lost], "%u against %u dice lose %u: %u rolls, not %u",
                          dice_pair[pair].attack, dice_pair[pair].defence, lost, count[lost], odds->rolls[pair][lost]);
        ck_assert_uint_eq(count[3], 0);
    }
}

/* CQ-ATT-08, CQ-ATT-09, CQ-ATT-10, CQ-ATT-11, CQ-ATT-12, CQ-HERO-03, CQ-HERO-04, CQ-HERO-05, CQ-HERO-06, SC-REW-S4,
 * SC-REW-S4c, SC-REW-G1, SC-REW-G2, SC-REW-G3, AMB-07, AMB-78, AMB-79: the exact odds with every modifier. */
START_TEST(every_roll_of_every_battle_costs_what_it_should)
{
    check_odds(&table[_i], false);
}
END_TEST

/* The same where invasions are declared first (AMB-89). */
START_TEST(declared_invasions_have_the_same_odds)
{
    check_odds(&table[_i], true);
}
END_TEST

/* ---- Set-up ------------------------------------------------------------------------------------------------------ */

static struct hg_action first_offer(const struct hg_rules *r, const struct hg_state *s, uint8_t winner)
{
    struct hg_choices choices;
    struct hg_chances chances;
    if (hg_actor(s) != HG_CHANCE) {
        hg_choices(r, s, &choices);
        return hg_choice_nth(&choices.box[0], 0);
    }
    hg_chances(r, s, &chances);
    struct hg_action a = hg_blank(chances.verb, HG_CHANCE);
    a.count = chances.count;
    for (uint8_t i = 0; i < chances.count; i++)
        a.x[i] = (uint8_t)(6 - (i + r->seats - winner) % r->seats);
    if (chances.count == 0)
        a.card = set_nth(chances.items, 0);
    return a;
}

static bool is_asked(const struct hg_state *s, uint8_t kind)
{
    return s->depth > 0 && s->ask[s->depth - 1].kind == kind;
}

static void play_until(const struct hg_rules *r, struct hg_state *s, uint8_t winner, uint8_t kind)
{
    while (!is_asked(s, kind)) {
        struct hg_action a = first_offer(r, s, winner);
        ck_assert_int_eq(hg_apply(r, s, &a), HG_OK);
    }
}

/* Everybody in turn from `place` of the turn order on, as long as that kind of question lasts. */
static void check_round(const struct hg_rules *r, struct hg_state *s, uint8_t winner, uint8_t kind, unsigned place)
{
    for (; is_asked(s, kind); place++) {
        struct hg_action a = first_offer(r, s, winner);
        ck_assert_uint_eq(hg_actor(s), (winner + place) % r->seats);
        ck_assert_int_eq(hg_apply(r, s, &a), HG_OK);
    }
}

static void check_claims(const struct hg_rules *r, const struct hg_state *s, uint8_t winner, unsigned units)
{
    for (unsigned place = 0; place < r->seats; place++) {
        unsigned seat = (winner + place) % r->seats;
        unsigned held = (ALL_PLACES - place + r->seats - 1u) / r->seats;
        ck_assert_uint_eq(count_bits(s->conquest.open.own[seat]), held);
        ck_assert_uint_eq(s->conquest.open.pool[seat], units - held);
    }
}

static void check_set_up(const char *mode, unsigned seats, uint8_t winner)
{
    static const unsigned units[] = {30, 25, 20, 15};
    struct hg_rules r = rules_for(mode, seats, NULL);
    struct hg_state s;
    hg_start(&r, &s);
    play_until(&r, &s, winner, ASK_BASE);
    ck_assert_uint_eq(count_bits(s.conquest.open.resource), 15);
    ck_assert_uint_eq(count_bits(s.conquest.open.goals), 8);
    ck_assert_uint_eq(s.conquest.open.rewards, 0xff);
    check_round(&r, &s, winner, ASK_BASE, 0);
    check_round(&r, &s, winner, ASK_CLAIM, 0);
    check_claims(&r, &s, winner, units[seats - 3]);
    ck_assert(is_asked(&s, ASK_REINFORCE));
    ck_assert_uint_eq(hg_actor(&s), (winner + ALL_PLACES % seats) % seats);
    while (is_asked(&s, ASK_REINFORCE)) {
        struct hg_action a = first_offer(&r, &s, winner);
        ck_assert_int_eq(hg_apply(&r, &s, &a), HG_OK);
    }
    check_round(&r, &s, winner, ASK_HERO, 0);
    play_until(&r, &s, winner, ASK_DEPLOY);
    ck_assert_uint_eq(hg_actor(&s), winner);
}

/* No edition has two decks; the engine must not care whether there are two or three. With four players the last one
 * draws a card during set-up. */
START_TEST(with_two_decks_everybody_draws_from_the_own_one)
{
    struct hg_rules r = rules_for("command-room", 4, "on");
    struct hg_conquest_rules *c = &r.conquest;
    struct hg_state s;
    struct hg_chances chances;
    ck_assert_uint_eq(c->decks, 3);
    c->decks = 2;
    c->deck[1] = set_union(c->deck[1], c->deck[2]);
    c->deck_windows[1] |= c->deck_windows[2];
    for (unsigned i = 0; i < c->armies; i++)
        c->army_deck[i] = c->army_deck[i] != 0;
    ck_assert_ptr_null(hg_rules_ok(&r));
    hg_start(&r, &s);
    play_until(&r, &s, 0, ASK_DRAW);
    hg_chances(&r, &s, &chances);
    ck_assert(set_within(chances.items, c->deck[draw_deck_of(&r, &s, draw_seat(&s))]));
}
END_TEST

/* SC-SEAT-03, SC-TD-01, CQ-COMP-03, CQ-CR-05, CQ-CR-06, CQ-CR-07, CQ-CR-08, CQ-CR-09, CQ-CR-10, AMB-28, VEC-30, VEC-31,
 * VEC-32, VEC-33: bases, claims, heroes and the first turn go round from the highest roll; whoever comes after the last
 * claimer reinforces first. */
START_TEST(set_up_goes_round_from_whoever_rolls_highest)
{
    for (unsigned seats = 3; seats <= 6; seats++)
        for (uint8_t winner = 0; winner < seats; winner++) {
            check_set_up("command-room", seats, winner);
            check_set_up("total-domination", seats, winner);
        }
}
END_TEST

/* SC-SEAT-04, SC-TEAM-01, SC-TEAM-02: the same with two and with three on a side. */
START_TEST(team_play_is_set_up_alike)
{
    for (unsigned seats = 4; seats <= 6; seats += 2)
        for (uint8_t winner = 0; winner < seats; winner++)
            check_set_up("team-play", seats, winner);
}
END_TEST

/* Seats hold cards by their place in the turn order: SC-BT-01, SC-CR-03, AMB-58. */
START_TEST(starting_cards_go_by_turn_order)
{
    static const char *const modes[] = {"command-room", "total-domination"};
    static const unsigned cards[][6] = {{0, 0, 0}, {0, 0, 0, 1}, {0, 0, 0, 1, 1}, {0, 0, 0, 1, 1, 2}};
    for (unsigned seats = 3; seats <= 6; seats++)
        for (uint8_t winner = 0; winner < seats; winner++) {
            struct hg_rules r = rules_for(modes[_i], seats, NULL);
            struct hg_state s;
            hg_start(&r, &s);
            play_until(&r, &s, winner, ASK_DEPLOY);
            for (unsigned place = 0; place < seats; place++)
                ck_assert_uint_eq(s.conquest.open.hand_size[(winner + place) % seats], cards[seats - 3][place]);
        }
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("starcraft_rules", &tests);
    editions_open();
    names = edition_names(sc);
    tcase_add_loop_test(tests, every_roll_of_every_battle_costs_what_it_should, 0, ODDS);
    tcase_add_loop_test(tests, declared_invasions_have_the_same_odds, 0, ODDS);
    tcase_add_test(tests, set_up_goes_round_from_whoever_rolls_highest);
    tcase_add_test(tests, team_play_is_set_up_alike);
    tcase_add_loop_test(tests, starting_cards_go_by_turn_order, 0, 2);
    tcase_add_test(tests, with_two_decks_everybody_draws_from_the_own_one);
    int code = suite_run(suite);
    editions_close();
    return code;
}
