/* The modes of StarCraft and Halo Wars: for every number of players they compile to the parts, steps, orders and sides
 * of the printed rules, and abilities to the operations of the engine. */
#include <string.h>

#include "engine/bits.h"
#include "support/editions.h"
#include "support/suite.h"

/* ---- Modes ------------------------------------------------------------------------------------------------------- */

struct mode_fact {
    const char *id;
    const char *mechanisms; /* H heroes, B bases, M resources, G goals, R rewards, T teams, A abilities, D decks */
    unsigned seats_min, seats_max;
};

static void check_mode(const struct edition *e, const struct mode_fact *fact)
{
    static const char letters[] = "HBMGRTACS";
    const struct edition_mode *mode = edition_find_mode(e, fact->id);
    ck_assert_ptr_nonnull(mode);
    ck_assert_uint_eq(mode->seats_min, fact->seats_min);
    ck_assert_uint_eq(mode->seats_max, fact->seats_max);
    ck_assert_ptr_null(mode->unavailable);
    struct hg_conquest_rules c = rules_of(e, fact->id, fact->seats_max);
    for (unsigned i = 0; i < HG_MECHANISMS; i++)
        ck_assert_msg(plays(&c, (enum hg_mechanism)i) == (strchr(fact->mechanisms, letters[i]) != NULL), "%s: %c",
                      fact->id, letters[i]);
    ck_assert_uint_eq(c.decks, strchr(fact->mechanisms, 'D') ? 3 : 0);
}

/* SC-MODE-01, SC-MODE-02, SC-MODE-03, SC-MODE-04, SC-MODE-05, CQ-COMP-08, SC-TD-02, SC-TD-03 */
START_TEST(the_modes_of_starcraft_use_their_parts)
{
    static const struct mode_fact fact[] = {
        {"basic", "HBMGAD", 3, 6}, {"command-room", "HBMGRAD", 3, 6}, {"total-domination", "BMGR", 3, 6},
        {"duel", "BMGR", 2, 2},    {"team-play", "HBMGRTAD", 4, 6},
    };
    for (unsigned i = 0; i < 5; i++)
        check_mode(sc, &fact[i]);
    ck_assert_uint_eq(edition_modes(sc), 5);
}
END_TEST

/* HW-MODE-01, HW-MODE-02, HW-MODE-03, AMB-68 */
START_TEST(the_modes_of_halo_wars_use_their_parts)
{
    static const struct mode_fact fact[] = {
        {"basic", "HBMGT", 3, 5}, {"command-room", "HBMGRT", 3, 5}, {"world-conquest", "HBMGRT", 3, 5}};
    for (unsigned i = 0; i < 3; i++)
        check_mode(hw, &fact[i]);
    ck_assert_uint_eq(edition_modes(hw), 3);
    struct hg_conquest_rules three = rules_of(hw, "basic", 3);
    ck_assert(!plays(&three, HG_TEAMS));
}
END_TEST

/* SC-MODE-04: team play is for four or six, not for five. */
START_TEST(five_cannot_play_in_teams)
{
    struct hg_rules r;
    struct fault f;
    char text[SEATS_TEXT_MAX];
    ck_assert(!edition_compile(sc, "team-play", 5, NULL, 0, &r, &f));
    ck_assert_str_eq(f.sentence, "starcraft/team-play is for 4 or 6 seats, not 5.");
    edition_seats_text(edition_find_mode(sc, "team-play"), ENGLISH, text);
    ck_assert_str_eq(text, "4 or 6");
    edition_seats_text(edition_find_mode(sc, "basic"), ENGLISH, text);
    ck_assert_str_eq(text, "3 to 6");
    edition_seats_text(edition_find_mode(sc, "duel"), ENGLISH, text);
    ck_assert_str_eq(text, "2");
}
END_TEST

/* SC-MODE-08: charts belong to Basic Training only. */
START_TEST(charts_belong_to_basic_training_only)
{
    const struct edition *e = game(_i);
    for (unsigned m = 0; m < e->modes; m++) {
        struct hg_conquest_rules c = rules_of(e, e->mode[m].named.id, e->mode[m].seats_min);
        bool basic = strcmp(e->mode[m].named.id, "basic") == 0;
        ck_assert_uint_eq(has_phase(&c, HG_PHASE_CHART), basic);
        ck_assert_uint_eq(has_phase(&c, HG_PHASE_GOALS), !basic);
        ck_assert_uint_eq(c.chart_goals != 0, basic);
    }
}
END_TEST

/* SC-MODE-06, SC-TD-02, SC-HERO-05, AMB-86: the advanced game adds heroes, race decks and abilities. */
START_TEST(advanced_total_domination_adds_heroes_and_abilities)
{
    static const char *const mode[] = {"total-domination", "duel"};
    for (unsigned i = 0; i < 2; i++) {
        unsigned seats = i == 0 ? 3 : 2;
        struct hg_conquest_rules plain = rules_of(sc, mode[i], seats);
        struct hg_conquest_rules advanced = rules_with(sc, mode[i], seats, (struct setting){"advanced", "on"});
        ck_assert(!plays(&plain, HG_HEROES) && !plays(&plain, HG_ABILITIES) && plain.decks == 0);
        ck_assert(!has_phase(&plain, HG_PHASE_HEROES));
        ck_assert(plays(&advanced, HG_HEROES) && plays(&advanced, HG_ABILITIES) && advanced.decks == 3);
        ck_assert(has_phase(&advanced, HG_PHASE_HEROES));
        ck_assert_uint_eq(plain.goals_alone + advanced.goals_alone, 0);
    }
}
END_TEST

/* AMB-23: abilities can be switched off; the race decks stay. */
START_TEST(abilities_can_be_switched_off)
{
    struct hg_conquest_rules c = rules_with(sc, "basic", 3, (struct setting){"abilities", "off"});
    ck_assert(!plays(&c, HG_ABILITIES));
    ck_assert_uint_eq(c.decks, 3);
    for (unsigned i = 0; i < HG_PLAYABLE_MAX; i++)
        ck_assert_uint_eq(c.ability[i].window, HG_NO_WINDOW);
    ck_assert_uint_eq(c.deck_windows[0], 0);
}
END_TEST

/* SC-MODE-07, AMB-88: team play in the other style changes the winning condition only. */
START_TEST(the_style_of_team_play_changes_the_win_only)
{
    struct hg_conquest_rules plain = rules_of(sc, "team-play", 4);
    struct hg_conquest_rules c = rules_with(sc, "team-play", 4, (struct setting){"style", "domination"});
    ck_assert_uint_eq(plain.goals_together, 4);
    ck_assert_uint_eq(c.goals_together, 0);
    ck_assert(has_step(&plain, HG_STEP_VICTORY) && !has_step(&c, HG_STEP_VICTORY));
    ck_assert_uint_eq(c.mechanisms, plain.mechanisms);
    ck_assert_uint_eq(c.decks, plain.decks);
}
END_TEST

/* Three goals alone, four as a team, none in Total Domination. */
START_TEST(starcraft_is_won_by_the_printed_number_of_goals)
{
    ck_assert_uint_eq(rules_of(sc, "basic", 3).goals_alone, 3);
    ck_assert_uint_eq(rules_of(sc, "command-room", 6).goals_alone, 3);
    ck_assert_uint_eq(rules_of(sc, "team-play", 6).goals_together, 4);
    ck_assert_uint_eq(rules_of(sc, "total-domination", 3).goals_alone, 0);
    ck_assert_uint_eq(rules_of(sc, "duel", 2).goals_alone, 0);
    ck_assert_uint_eq(rules_of(sc, "duel", 2).goals, 12);
}
END_TEST

/* HW-BT3-05, HW-BT4-05, HW-BT5-05, AMB-74: three goals alone, four as a team, tested at the end of the turn. */
START_TEST(halo_wars_is_won_by_the_printed_number_of_goals)
{
    for (unsigned seats = 3; seats <= 5; seats++) {
        struct hg_conquest_rules basic = rules_of(hw, "basic", seats), room = rules_of(hw, "command-room", seats);
        ck_assert(basic.goals_alone == 3 && room.goals_alone == 3);
        ck_assert(basic.goals_together == 4 && room.goals_together == 4);
        ck_assert_uint_eq(basic.step[basic.steps - 1], HG_STEP_VICTORY);
        ck_assert_uint_eq(rules_of(hw, "world-conquest", seats).goals_together, 0);
    }
}
END_TEST

/* CQ-TURN-01, SC-MAN-01, AMB-01, AMB-38: the goal, then the card, then the manoeuvre; victory after goal and turn. */
START_TEST(a_turn_of_starcraft_draws_before_it_manoeuvres)
{
    static const uint8_t step[] = {HG_STEP_DEPLOY,  HG_STEP_PREPARE, HG_STEP_INVADE,  HG_STEP_COLLECT,
                                   HG_STEP_VICTORY, HG_STEP_DRAW,    HG_STEP_FORTIFY, HG_STEP_VICTORY};
    struct hg_conquest_rules c = rules_of(sc, "command-room", 3);
    ck_assert_uint_eq(c.steps, sizeof step);
    ck_assert_mem_eq(c.step, step, sizeof step);
}
END_TEST

/* CQ-TURN-01, HW-MAN-01, AMB-01, AMB-12, AMB-38: the manoeuvre, then the card, then lost heroes, then victory. */
START_TEST(a_turn_of_halo_wars_manoeuvres_before_it_draws)
{
    static const uint8_t step[] = {HG_STEP_DEPLOY,  HG_STEP_PREPARE, HG_STEP_INVADE, HG_STEP_COLLECT,
                                   HG_STEP_FORTIFY, HG_STEP_DRAW,    HG_STEP_HEROES, HG_STEP_VICTORY};
    struct hg_conquest_rules c = rules_of(hw, "command-room", 4);
    ck_assert_uint_eq(c.steps, sizeof step);
    ck_assert_mem_eq(c.step, step, sizeof step);
}
END_TEST

/* AMB-45, AMB-18: what becomes of cards and goals. */
START_TEST(the_games_differ_in_what_elimination_gives)
{
    struct hg_conquest_rules s = rules_of(sc, "team-play", 4), h = rules_of(hw, "command-room", 4);
    ck_assert(s.captured_apart == 1 && h.captured_apart == 0);
    ck_assert(s.goal_heir == HG_GOALS_TO_ALLY && h.goal_heir == HG_GOALS_TO_ELIMINATOR);
    ck_assert(s.reshuffle == HG_RESHUFFLE_AT_ONCE && h.reshuffle == HG_RESHUFFLE_WHEN_NEEDED);
}
END_TEST

/* The two fates of heroes. */
START_TEST(heroes_are_lost_and_come_back_in_two_ways)
{
    struct hg_conquest_rules s = rules_of(sc, "basic", 3), h = rules_of(hw, "basic", 3);
    ck_assert(s.hero_fate == HG_LOST_WITH_LAST_UNIT && !has_step(&s, HG_STEP_HEROES));
    ck_assert(h.hero_fate == HG_LOST_WITH_TOP_DIE && has_step(&h, HG_STEP_HEROES));
}
END_TEST

/* ---- The match of two ------------------------------------------------------------------------------------------- */

/* SC-1V1-01, SC-1V1-04, VEC-25, VEC-35, AMB-55 */
START_TEST(the_duel_is_dealt_with_four_neutral_armies)
{
    struct hg_conquest_rules c = rules_of(sc, "duel", 2);
    ck_assert_uint_eq(c.neutrals, 4);
    unsigned dealt = 0;
    for (unsigned i = 0; i < 6; i++) {
        ck_assert_uint_eq(c.start_units[i], i < 2 ? 36 : 24);
        ck_assert_uint_eq(c.deal[i], i < 2 ? 9 : 6);
        ck_assert_uint_eq(c.batch[i], 3);
        dealt += c.deal[i];
    }
    ck_assert_uint_eq(dealt, ALL_PLACES);
    ck_assert(c.start_cards[0] == 0 && c.start_cards[1] == 0);
    ck_assert_uint_eq((36 - 9) / 3 * 2, 24 - 6);
}
END_TEST

/* AMB-54, AMB-86: the steps in their order. */
START_TEST(the_duel_is_set_up_in_the_printed_order)
{
    static const uint8_t plain[] = {HG_PHASE_ARMIES, HG_PHASE_GOALS,   HG_PHASE_DEAL,      HG_PHASE_START,
                                    HG_PHASE_BASES,  HG_PHASE_BATCHES, HG_PHASE_RESOURCES, HG_PHASE_START_AGAIN};
    struct hg_conquest_rules c = rules_of(sc, "duel", 2);
    ck_assert_uint_eq(c.phases, sizeof plain);
    ck_assert_mem_eq(c.phase, plain, sizeof plain);
    c = rules_with(sc, "duel", 2, (struct setting){"advanced", "on"});
    ck_assert_uint_eq(c.phase[6], HG_PHASE_RESOURCES);
    ck_assert_uint_eq(c.phase[7], HG_PHASE_HEROES);
    ck_assert_uint_eq(c.phase[8], HG_PHASE_START_AGAIN);
}
END_TEST

/* AMB-28: reinforcing goes on with the player after the last claimer. */
START_TEST(reinforcing_goes_on_after_the_last_claim)
{
    struct hg_conquest_rules c = rules_of(game(_i), "command-room", 4);
    ck_assert_uint_eq(c.reinforce_goes_on, 1);
    ck_assert_uint_eq(rules_of(game(_i), "command-room", 3).phases, 9);
}
END_TEST

/* ---- Sides and orders -------------------------------------------------------------------------------------------- */

static void check_units(const struct edition *e, const char *mode, unsigned seats, const unsigned *units,
                        const unsigned *cards)
{
    struct hg_conquest_rules c = rules_of(e, mode, seats);
    for (unsigned i = 0; i < seats; i++) {
        ck_assert_uint_eq(c.start_units[i], units[i]);
        ck_assert_uint_eq(c.start_cards[i], cards[i]);
    }
}

/* SC-TEAM-01, SC-TEAM-02: seats alternate between two teams; their units and cards. */
START_TEST(seats_alternate_between_the_teams_of_starcraft)
{
    static const unsigned units[][6] = {{25, 25, 25, 25}, {15, 15, 15, 15, 15, 15}};
    static const unsigned cards[][6] = {{0, 0, 0, 1}, {0, 0, 0, 1, 1, 2}};
    for (unsigned i = 0; i < 2; i++) {
        unsigned seats = 4 + 2 * i;
        struct hg_conquest_rules c = rules_of(sc, "team-play", seats);
        ck_assert_uint_eq(c.sides, HG_SIDES_BY_SEAT);
        for (unsigned seat = 0; seat < seats; seat++)
            ck_assert_uint_eq(c.side_of[seat], seat % 2);
        check_units(sc, "team-play", seats, units[i], cards[i]);
    }
}
END_TEST

/* HW-MODE-04: UNSC against Covenant with four and five players, the Flood alone. */
START_TEST(the_armies_of_halo_wars_have_fixed_sides)
{
    for (unsigned m = 0; m < hw->modes; m++) {
        for (unsigned seats = 3; seats <= 5; seats++) {
            struct hg_conquest_rules c = rules_of(hw, hw->mode[m].named.id, seats);
            ck_assert_uint_eq(c.sides, seats == 3 ? HG_NO_SIDES : HG_SIDES_BY_ARMY);
            for (unsigned a = 0; seats > 3 && a < 5; a++)
                for (unsigned b = 0; b < 5; b++)
                    if (seats == 5 || (a != find(&hw->names.armies, "red") && b != find(&hw->names.armies, "red")))
                        ck_assert((c.side_of[a] == c.side_of[b]) == (hw->army_faction[a] == hw->army_faction[b]));
        }
    }
}
END_TEST

/* AMB-67: who begins and how the order goes on. */
START_TEST(the_turn_order_of_halo_wars_depends_on_the_number_of_players)
{
    struct hg_conquest_rules three = rules_of(hw, "command-room", 3);
    struct hg_conquest_rules four = rules_of(hw, "command-room", 4);
    struct hg_conquest_rules five = rules_of(hw, "command-room", 5);
    ck_assert_uint_eq(three.seat_order, HG_CLOCKWISE);
    ck_assert(three.phase[0] == HG_PHASE_ORDER && three.phase[1] == HG_PHASE_ARMIES);
    ck_assert(four.seat_order == HG_SIDES_IN_TURN && four.leader == 0);
    ck_assert(five.seat_order == HG_SIDES_IN_TURN && five.leader == 1 + find(&hw->names.armies, "red"));
    ck_assert(four.phase[0] == HG_PHASE_ORDER && four.phase[1] == HG_PHASE_RESOURCES);
}
END_TEST

/* AMB-60: a roll, then clockwise; colours are taken freely in the order of the rolls. */
START_TEST(the_turn_order_of_starcraft_goes_clockwise_outside_the_charts)
{
    struct hg_conquest_rules c = rules_of(sc, "command-room", 5);
    ck_assert_uint_eq(c.seat_order, HG_CLOCKWISE);
    ck_assert(c.phase[0] == HG_PHASE_ORDER && c.phase[1] == HG_PHASE_ARMIES);
    ck_assert_uint_eq(c.army_choice, 63);
}
END_TEST

/* ---- Abilities --------------------------------------------------------------------------------------------------- */

static const struct hg_ability *ability(const char *id)
{
    return &sc->directive[sc->card[find(&sc->names.cards, id)].directive].ability;
}

static bool same_operation(const struct hg_operation *a, struct hg_operation b)
{
    return a->op == b.op && a->side == b.side && a->what == b.what && a->amount == b.amount && a->keep == b.keep &&
           a->count == b.count && a->scope == b.scope;
}

/* AMB-23: some of the operations with all their numbers, one of each shape. */
START_TEST(abilities_compile_to_operations)
{
    const struct hg_ability *stimpack = ability("stimpack"), *fortress = ability("planetary-fortress");
    ck_assert_uint_eq(stimpack->window, HG_BEFORE_ROLL_ATT);
    ck_assert(same_operation(&stimpack->does[0],
                             (struct hg_operation){HG_OP_DIE_BONUS, HG_ATTACKER, HG_DIE_ALL, 1, 0, 0, HG_FOR_ROLL}));
    ck_assert(same_operation(&stimpack->does[1], (struct hg_operation){HG_OP_SELF_LOSS, 0, 0, 1, 1, 0, HG_FOR_ROLL}));
    ck_assert_uint_eq(stimpack->does[2].op, HG_OP_NONE);
    ck_assert_uint_eq(fortress->window, HG_DECLARE_DEF);
    ck_assert(
        same_operation(&fortress->does[0], (struct hg_operation){.op = HG_OP_REQUIRE, .what = HG_BASE_IN_TARGET}));
    ck_assert(same_operation(&fortress->does[1], (struct hg_operation){.op = HG_OP_CANCEL, .what = HG_LOCK_TARGET}));
    ck_assert(same_operation(&ability("cloaked-strike")->does[0],
                             (struct hg_operation){HG_OP_REMOVE, 0, HG_CHOSEN_ENEMY_NEAR, 1, 1, 2, HG_AT_ONCE}));
    ck_assert(same_operation(&ability("mule")->does[0],
                             (struct hg_operation){HG_OP_GAIN_UNITS, 0, HG_HALF_THE_RESOURCES, 0, 1, 4, HG_AT_ONCE}));
    ck_assert(same_operation(&ability("photon-cannon")->does[0],
                             (struct hg_operation){HG_OP_ROLL_REMOVE, 0, 0, 4, 1, 3, HG_AT_ONCE}));
    ck_assert(same_operation(&ability("point-defense-drone")->does[0],
                             (struct hg_operation){.op = HG_OP_REROLL, .what = HG_DIE_CHOSEN}));
}
END_TEST

/* AMB-87: three decks, and the moments that each has cards for. */
START_TEST(every_race_has_its_deck_and_its_moments)
{
    struct hg_conquest_rules c = rules_of(sc, "basic", 6);
    unsigned cards = 0;
    for (unsigned i = 0; i < 3; i++) {
        uint16_t windows = 0;
        for (unsigned card = 0; card < c.cards; card++) {
            if (set_has(&c.deck[i], card))
                windows |= (uint16_t)(1u << c.ability[card].window);
        }
        ck_assert_uint_eq(c.deck_windows[i], windows);
        ck_assert_uint_eq(set_count(&c.deck[i]), 14);
        cards += set_count(&c.deck[i]);
        ck_assert(!has(windows, HG_NO_WINDOW));
    }
    ck_assert_uint_eq(cards, ALL_PLACES);
    for (unsigned army = 0; army < 6; army++)
        ck_assert_uint_eq(c.army_deck[army], sc->army_faction[army]);
    ck_assert(has(c.deck_windows[0], HG_DECLARE_DEF) && has(c.deck_windows[2], HG_AFTER_DEFENCE));
    ck_assert(!has(c.deck_windows[0], HG_AFTER_DEFENCE));
}
END_TEST

int main(void)
{
    TCase *t;
    Suite *suite = suite_of("edition-modes", &t);
    editions_open();
    tcase_add_test(t, the_modes_of_starcraft_use_their_parts);
    tcase_add_test(t, the_modes_of_halo_wars_use_their_parts);
    tcase_add_test(t, five_cannot_play_in_teams);
    tcase_add_loop_test(t, charts_belong_to_basic_training_only, 0, GAMES);
    tcase_add_test(t, advanced_total_domination_adds_heroes_and_abilities);
    tcase_add_test(t, abilities_can_be_switched_off);
    tcase_add_test(t, the_style_of_team_play_changes_the_win_only);
    tcase_add_test(t, starcraft_is_won_by_the_printed_number_of_goals);
    tcase_add_test(t, halo_wars_is_won_by_the_printed_number_of_goals);
    tcase_add_test(t, a_turn_of_starcraft_draws_before_it_manoeuvres);
    tcase_add_test(t, a_turn_of_halo_wars_manoeuvres_before_it_draws);
    tcase_add_test(t, the_games_differ_in_what_elimination_gives);
    tcase_add_test(t, heroes_are_lost_and_come_back_in_two_ways);
    tcase_add_test(t, the_duel_is_dealt_with_four_neutral_armies);
    tcase_add_test(t, the_duel_is_set_up_in_the_printed_order);
    tcase_add_loop_test(t, reinforcing_goes_on_after_the_last_claim, 0, GAMES);
    tcase_add_test(t, seats_alternate_between_the_teams_of_starcraft);
    tcase_add_test(t, the_armies_of_halo_wars_have_fixed_sides);
    tcase_add_test(t, the_turn_order_of_halo_wars_depends_on_the_number_of_players);
    tcase_add_test(t, the_turn_order_of_starcraft_goes_clockwise_outside_the_charts);
    tcase_add_test(t, abilities_compile_to_operations);
    tcase_add_test(t, every_race_has_its_deck_and_its_moments);
    int code = suite_run(suite);
    editions_close();
    return code;
}
