/* The editions of StarCraft and Halo Wars: the printed facts about pieces, boards, cards and numbers stand in them, and
 * both languages are complete. Modes and charts have test files of their own. */
#include <string.h>

#include "engine/bits.h"
#include "support/editions.h"
#include "support/suite.h"

/* ---- Components -------------------------------------------------------------------------------------------------- */

/* CQ-COMP-01: 42 territories in six regions, each in exactly one. */
START_TEST(forty_two_territories_lie_in_six_regions)
{
    const struct edition *e = game(_i);
    uint64_t seen = 0;
    ck_assert_uint_eq(e->names.places.count, ALL_PLACES);
    ck_assert_uint_eq(e->names.regions.count, 6);
    for (unsigned i = 0; i < 6; i++) {
        ck_assert_uint_eq(seen & e->region[i].places, 0);
        seen |= e->region[i].places;
    }
    ck_assert_uint_eq(seen, bit(ALL_PLACES) - 1);
}
END_TEST

/* CQ-COMP-02: seven dice of six sides, three and two and one bonus die for each side. */
START_TEST(the_box_holds_seven_dice)
{
    const struct charts_part *charts = &game(_i)->charts;
    ck_assert_uint_eq(charts->attack_dice, 3);
    ck_assert_uint_eq(charts->defence_dice, 2);
    ck_assert_uint_eq(charts->bonus_attack, 1);
    ck_assert_uint_eq(charts->bonus_defence, 1);
    ck_assert_uint_eq(charts->die_sides, 6);
}
END_TEST

/* CQ-COMP-03, CQ-BT-02: all 15 resources are placed, in every mode and on every chart, at most one on a territory. */
START_TEST(fifteen_resources_are_placed_in_every_mode)
{
    const struct edition *e = game(_i);
    for (unsigned m = 0; m < e->modes; m++) {
        for (unsigned seats = e->mode[m].seats_min; seats <= e->mode[m].seats_max; seats++) {
            if (!edition_mode_seats(&e->mode[m], seats))
                continue;
            struct hg_conquest_rules c = rules_of(e, e->mode[m].named.id, seats);
            ck_assert_uint_eq(c.resources, 15);
            ck_assert(plays(&c, HG_RESOURCES));
            ck_assert(has_phase(&c, HG_PHASE_RESOURCES) != has_phase(&c, HG_PHASE_CHART));
            ck_assert_uint_eq(count_bits(c.chart_resources), has_phase(&c, HG_PHASE_CHART) ? 15 : 0);
        }
    }
}
END_TEST

/* CQ-COMP-04: six goals and four rewards of each of two tiers. */
START_TEST(twelve_goals_and_eight_rewards_come_in_two_tiers)
{
    const struct edition *e = game(_i);
    unsigned of_tier[2] = {0}, rewards[2] = {0};
    ck_assert_uint_eq(e->tiers.count, 2);
    for (unsigned i = 0; i < e->names.goals.count; i++)
        of_tier[e->goal[i].tier]++;
    for (unsigned i = 0; i < e->names.rewards.count; i++)
        rewards[e->reward[i].tier]++;
    ck_assert(of_tier[0] == 6 && of_tier[1] == 6);
    ck_assert(rewards[0] == 4 && rewards[1] == 4);
    ck_assert_uint_eq(e->goals_each, 4);
}
END_TEST

/* CQ-COMP-05, AMB-24: a card for each territory with one pip or two, twelve with two. */
START_TEST(every_territory_has_a_card_with_one_pip_or_two)
{
    const struct edition *e = game(_i);
    struct hg_conquest_rules c = rules_of(e, "command-room", 3);
    uint64_t seen = 0;
    unsigned two = 0;
    ck_assert_uint_eq(c.cards, ALL_PLACES);
    ck_assert_uint_eq(c.card_value, HG_PIPS);
    for (unsigned i = 0; i < ALL_PLACES; i++) {
        seen |= bit(c.card_place[i]);
        ck_assert(c.card_pips[i] == 1 || c.card_pips[i] == 2);
        two += c.card_pips[i] == 2;
        ck_assert_ptr_eq(edition_card(e, i).place, &e->place_name[c.card_place[i]]);
    }
    ck_assert_uint_eq(seen, bit(ALL_PLACES) - 1);
    ck_assert_uint_eq(two, 12);
}
END_TEST

/* CQ-COMP-07: every colour has its units, one base and one hero. */
START_TEST(every_army_has_units_a_base_and_a_hero)
{
    const struct edition *e = game(_i);
    for (unsigned i = 0; i < e->names.armies.count; i++) {
        struct edition_army army = edition_army(e, i);
        for (int language = 0; language < LANGUAGES; language++) {
            ck_assert(army.unit[language][0] && army.large_unit[language][0]);
            ck_assert(army.base[language][0] && army.hero[language][0]);
        }
        for (unsigned k = 0; k < i; k++)
            ck_assert_str_ne(army.colour, edition_army(e, k).colour);
    }
}
END_TEST

struct army_fact {
    const char *id, *faction, *hero, *base;
};

static void check_armies(const struct edition *e, const struct army_fact *fact, unsigned count)
{
    ck_assert_uint_eq(e->names.armies.count, count);
    for (unsigned i = 0; i < count; i++, fact++) {
        struct edition_army army = edition_army(e, find(&e->names.armies, fact->id));
        ck_assert_str_eq(army.faction->id, fact->faction);
        ck_assert_str_eq(army.hero[ENGLISH], fact->hero);
        ck_assert_str_eq(army.base[ENGLISH], fact->base);
    }
}

/* SC-COMP-01, SC-COMP-03, SC-COMP-04: six colours, two of each race, with their heroes and bases. */
START_TEST(starcraft_has_six_factions_of_three_races)
{
    static const struct army_fact fact[] = {
        {"red", "terran", "Valerian Mengsk", "Command Center"},
        {"blue", "terran", "Jim Raynor", "Command Center"},
        {"yellow", "protoss", "Artanis", "Nexus"},
        {"orange", "protoss", "Zeratul", "Nexus"},
        {"purple", "zerg", "Queen of Blades", "Hatchery"},
        {"brown", "zerg", "Zagara", "Hatchery"},
    };
    ck_assert_uint_eq(sc->factions.count, 3);
    check_armies(sc, fact, 6);
}
END_TEST

/* HW-COMP-01, HW-COMP-03, HW-COMP-04: five armies with their heroes and bases. */
START_TEST(halo_wars_has_five_armies)
{
    static const struct army_fact fact[] = {
        {"green", "unsc", "Spartan", "Firebase"},
        {"gold", "unsc", "Spartan", "Firebase"},
        {"purple", "covenant", "Arbiter", "Command Center"},
        {"blue", "covenant", "Arbiter", "Command Center"},
        {"red", "flood", "Juggernaut", "Proto-Gravemind"},
    };
    check_armies(hw, fact, 5);
}
END_TEST

/* SC-COMP-06, AMB-24: race, stars, ability with its text, its moment, and a territory; 14 cards a race, four of two
 * stars.
 */
START_TEST(a_starcraft_card_shows_five_things)
{
    unsigned of_race[3] = {0}, of_two[3] = {0};
    for (unsigned i = 0; i < sc->names.cards.count; i++) {
        struct edition_card card = edition_card(sc, i);
        ck_assert(card.faction && card.class && card.directive && card.window && card.place);
        ck_assert(card.directive->name[ENGLISH][0] && card.text[ENGLISH][0] && card.text[FRENCH][0]);
        of_race[sc->card[i].faction]++;
        of_two[sc->card[i].faction] += sc->class_pips[sc->card[i].class] == 2;
    }
    for (unsigned i = 0; i < 3; i++)
        ck_assert(of_race[i] == 14 && of_two[i] == 4);
}
END_TEST

/* HW-COMP-06: a territory and its skulls, no ability. */
START_TEST(a_halo_card_has_no_ability)
{
    for (unsigned i = 0; i < hw->names.cards.count; i++) {
        ck_assert_ptr_null(edition_card(hw, i).directive);
        ck_assert_str_eq(hw->card_name[i].id, hw->place_name[hw->card[i].place].id);
    }
}
END_TEST

/* ---- Boards ------------------------------------------------------------------------------------------------------ */

static bool near(const struct edition *e, const char *a, const char *b)
{
    const struct place_part *part = &e->place[place_in(e, a)];
    return has(part->borders | part->relays, place_in(e, b));
}

struct region_fact {
    const char *id;
    unsigned size, bonus;
};

static void check_regions(const struct edition *e, const struct region_fact *fact)
{
    for (unsigned i = 0; i < 6; i++, fact++) {
        struct edition_region region = edition_region(e, find(&e->names.regions, fact->id));
        ck_assert_uint_eq(region.size, fact->size);
        ck_assert_uint_eq(region.bonus, fact->bonus);
    }
}

/* SC-MAP-01, SC-MAP-03, AMB-26 */
START_TEST(the_planets_have_their_sizes_and_bonuses)
{
    static const struct region_fact fact[] = {{"aiur", 9, 5},     {"char", 12, 7},    {"korhal", 7, 5},
                                              {"shakuras", 4, 2}, {"mar-sara", 6, 3}, {"zerus", 4, 2}};
    check_regions(sc, fact);
}
END_TEST

/* HW-MAP-01, HW-MAP-02, AMB-26 */
START_TEST(the_sectors_have_their_sizes_and_bonuses)
{
    static const struct region_fact fact[] = {{"eire", 9, 5},    {"pacifica", 12, 7}, {"mu", 7, 5},
                                              {"lemuria", 6, 3}, {"avalon", 4, 2},    {"caledonia", 4, 2}};
    check_regions(hw, fact);
}
END_TEST

/* CQ-MAP-01, AMB-26: borders and links are neighbours alike, both ways; both boards are the classic graph of 83. */
START_TEST(borders_and_links_are_neighbours_alike)
{
    const struct edition *e = game(_i);
    struct hg_conquest_rules c = rules_of(e, "command-room", 3);
    unsigned ends = 0;
    for (unsigned a = 0; a < ALL_PLACES; a++) {
        ck_assert_uint_eq(c.near[a], e->place[a].borders | e->place[a].relays);
        ck_assert_uint_eq(e->place[a].borders & e->place[a].relays, 0);
        for (unsigned b = 0; b < ALL_PLACES; b++)
            ck_assert(has(c.near[a], b) == has(c.near[b], a));
        ends += count_bits(c.near[a]);
    }
    ck_assert_uint_eq(ends, 2 * 83);
}
END_TEST

/* SC-MAP-02, SC-MAP-04, VEC-10: the adjacencies that the printed rules prove; the first is a space-line. */
START_TEST(the_printed_adjacencies_of_starcraft_are_on_the_board)
{
    unsigned aleph = place_in(sc, "char-aleph"), hives = place_in(sc, "feral-hives");
    ck_assert(has(sc->place[aleph].relays, hives) && has(sc->place[aleph].wraps, hives));
    ck_assert(near(sc, "augustgrad", "keresh-province"));
    ck_assert(near(sc, "talematros", "katuul-province"));
    ck_assert(near(sc, "katuul-province", "pyramus"));
    ck_assert(!near(sc, "talematros", "pyramus"));
    ck_assert_uint_eq(edition_sizes(sc).relays, 8);
    ck_assert_str_eq(edition_link_word(sc, ENGLISH), "space-line");
}
END_TEST

/* HW-MAP-03, VEC-21 */
START_TEST(the_printed_adjacencies_of_halo_wars_are_on_the_board)
{
    ck_assert(near(hw, "pirth", "slane"));
    ck_assert(near(hw, "skerries", "slane"));
    ck_assert(near(hw, "iona", "kintyre"));
    ck_assert(near(hw, "kintyre", "avaris"));
    ck_assert(!near(hw, "iona", "avaris"));
    ck_assert_str_eq(edition_link_word(hw, FRENCH), "ligne maritime");
}
END_TEST

/* Halopedia names the neighbours of Xanadu after the printed board: with them Sarai lies north and Petra west. */
START_TEST(the_known_neighbours_of_xanadu_are_all_it_has)
{
    const struct place_part *xanadu = &hw->place[place_in(hw, "xanadu")];
    ck_assert_uint_eq(count_bits(xanadu->borders | xanadu->relays), 4);
    ck_assert(near(hw, "xanadu", "persepolis") && near(hw, "xanadu", "sarai"));
    ck_assert(near(hw, "xanadu", "abaskun") && near(hw, "xanadu", "new-troy"));
    ck_assert(near(hw, "petra", "avaris") && !near(hw, "sarai", "avaris"));
}
END_TEST

/* AMB-27: files may spell two names as the printed rules do. */
START_TEST(places_may_be_named_by_their_other_spellings)
{
    ck_assert_ptr_nonnull(sc->place[place_in(sc, "talematros")].also);
    ck_assert_ptr_nonnull(sc->place[place_in(sc, "keresh-province")].also);
}
END_TEST

/* ---- Numbers ----------------------------------------------------------------------------------------------------- */

/* CQ-PIP-01, VEC-05: the chart from 2 pips to 10. */
START_TEST(pips_are_worth_the_printed_units)
{
    static const unsigned units[] = {2, 4, 7, 10, 13, 17, 21, 25, 30};
    struct hg_conquest_rules c = rules_of(game(_i), "basic", 3);
    ck_assert_uint_eq(c.pips_least, 2);
    ck_assert_uint_eq(c.pips_most, 10);
    for (unsigned i = 0; i < 9; i++)
        ck_assert_uint_eq(c.pip_units[i + 2], units[i]);
    ck_assert_uint_eq(c.forced_trade, 0);
}
END_TEST

/* A third of territories and resources, at least 3, and 1 for each base. */
START_TEST(income_has_its_printed_numbers)
{
    struct hg_conquest_rules c = rules_of(game(_i), "command-room", 3);
    ck_assert_uint_eq(c.income_divisor, 3);
    ck_assert_uint_eq(c.income_least, 3);
    ck_assert_uint_eq(c.base_income, 1);
}
END_TEST

static void check_units(const struct edition *e, const char *mode, unsigned seats, const unsigned *units,
                        const unsigned *cards)
{
    struct hg_conquest_rules c = rules_of(e, mode, seats);
    for (unsigned i = 0; i < seats; i++) {
        ck_assert_uint_eq(c.start_units[i], units[i]);
        ck_assert_uint_eq(c.start_cards[i], cards[i]);
    }
}

/* CQ-CR-04, SC-CR-01, SC-CR-03, AMB-56: starting units and cards, the same in Total Domination. */
START_TEST(starcraft_starts_with_the_printed_units_and_cards)
{
    static const unsigned units[][6] = {{30, 30, 30}, {25, 25, 25, 25}, {20, 20, 20, 20, 20}, {15, 15, 15, 15, 15, 15}};
    static const unsigned cards[][6] = {{0, 0, 0}, {0, 0, 0, 1}, {0, 0, 0, 1, 1}, {0, 0, 0, 1, 1, 2}};
    for (unsigned seats = 3; seats <= 6; seats++) {
        check_units(sc, "command-room", seats, units[seats - 3], cards[seats - 3]);
        check_units(sc, "total-domination", seats, units[seats - 3], cards[seats - 3]);
    }
}
END_TEST

/* CQ-CR-04, HW-CR-01, HW-CR-03, AMB-33, HW-TEAM-01, HW-TEAM-02: seats of five players begin with the Flood. */
START_TEST(halo_wars_starts_with_the_printed_units_and_cards)
{
    static const unsigned units[][5] = {{30, 30, 30}, {25, 25, 25, 25}, {30, 20, 20, 20, 20}};
    static const unsigned cards[][5] = {{0, 0, 0}, {0, 0, 1, 1}, {0, 0, 0, 1, 1}};
    for (unsigned seats = 3; seats <= 5; seats++) {
        check_units(hw, "command-room", seats, units[seats - 3], cards[seats - 3]);
        check_units(hw, "world-conquest", seats, units[seats - 3], cards[seats - 3]);
    }
}
END_TEST

/* AMB-34: the Flood sets and draws two at a time, with five players only. */
START_TEST(the_flood_doubles_with_five_players_only)
{
    unsigned flood = find(&hw->names.armies, "red");
    for (unsigned seats = 3; seats <= 5; seats++) {
        struct hg_conquest_rules basic = rules_of(hw, "basic", seats), room = rules_of(hw, "command-room", seats);
        for (unsigned army = 0; army < 5; army++) {
            bool doubles = seats == 5 && army == flood;
            ck_assert_uint_eq(basic.draws[army] == 2, doubles);
            ck_assert_uint_eq(room.draws[army] == 2, doubles);
            ck_assert_uint_eq(room.batch[army] == 2, doubles);
            ck_assert_uint_le(room.draws[army], 2);
        }
    }
}
END_TEST

/* ---- Both languages ---------------------------------------------------------------------------------------------- */

static void check_names(const struct name_list *list)
{
    for (unsigned i = 0; i < list->count; i++) {
        ck_assert(list->item[i].id[0] && list->item[i].name[ENGLISH][0] && list->item[i].name[FRENCH][0]);
        ck_assert_uint_eq(find(list, list->item[i].id), i);
    }
}

START_TEST(everything_has_an_english_and_a_french_name)
{
    const struct edition *e = game(_i);
    check_names(&e->names.places);
    check_names(&e->names.regions);
    check_names(&e->names.cards);
    check_names(&e->names.armies);
    check_names(&e->names.goals);
    check_names(&e->names.rewards);
    check_names(&e->factions);
    check_names(&e->windows);
    ck_assert(edition_resource(e)->name[FRENCH][0] && edition_tower(e)->name[FRENCH][0]);
    for (unsigned i = 0; i < e->directives.count; i++)
        ck_assert_str_ne(e->directive[i].text[ENGLISH], e->directive[i].text[FRENCH]);
    for (unsigned i = 0; i < e->names.goals.count; i++)
        ck_assert_str_ne(edition_goal(e, i).named->name[ENGLISH], edition_goal(e, i).named->name[FRENCH]);
}
END_TEST

START_TEST(established_french_names_are_used)
{
    ck_assert_str_eq(edition_army(sc, find(&sc->names.armies, "purple")).hero[FRENCH], "Reine des Lames");
    ck_assert_str_eq(edition_army(hw, find(&hw->names.armies, "green")).base[FRENCH], "Base d'opérations");
    ck_assert_str_eq(hw->faction_name[find(&hw->factions, "flood")].name[FRENCH], "Parasite");
}
END_TEST

/* The layout has no two territories on one another. */
START_TEST(territories_are_drawn_apart_and_on_the_sheet)
{
    const struct edition *e = game(_i);
    for (unsigned a = 0; a < ALL_PLACES; a++) {
        struct drawing p = edition_drawing(e, a);
        ck_assert(p.x >= 0 && p.x <= 1000 && p.y >= 0 && p.y <= 700);
        for (unsigned b = 0; b < a; b++) {
            struct drawing q = edition_drawing(e, b);
            ck_assert((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y) > 40 * 40);
        }
    }
}
END_TEST

int main(void)
{
    TCase *t;
    Suite *suite = suite_of("edition-facts", &t);
    editions_open();
    tcase_add_loop_test(t, forty_two_territories_lie_in_six_regions, 0, GAMES);
    tcase_add_loop_test(t, the_box_holds_seven_dice, 0, GAMES);
    tcase_add_loop_test(t, fifteen_resources_are_placed_in_every_mode, 0, GAMES);
    tcase_add_loop_test(t, twelve_goals_and_eight_rewards_come_in_two_tiers, 0, GAMES);
    tcase_add_loop_test(t, every_territory_has_a_card_with_one_pip_or_two, 0, GAMES);
    tcase_add_loop_test(t, every_army_has_units_a_base_and_a_hero, 0, GAMES);
    tcase_add_test(t, starcraft_has_six_factions_of_three_races);
    tcase_add_test(t, halo_wars_has_five_armies);
    tcase_add_test(t, a_starcraft_card_shows_five_things);
    tcase_add_test(t, a_halo_card_has_no_ability);
    tcase_add_test(t, the_planets_have_their_sizes_and_bonuses);
    tcase_add_test(t, the_sectors_have_their_sizes_and_bonuses);
    tcase_add_loop_test(t, borders_and_links_are_neighbours_alike, 0, GAMES);
    tcase_add_test(t, the_printed_adjacencies_of_starcraft_are_on_the_board);
    tcase_add_test(t, the_printed_adjacencies_of_halo_wars_are_on_the_board);
    tcase_add_test(t, the_known_neighbours_of_xanadu_are_all_it_has);
    tcase_add_test(t, places_may_be_named_by_their_other_spellings);
    tcase_add_loop_test(t, pips_are_worth_the_printed_units, 0, GAMES);
    tcase_add_loop_test(t, income_has_its_printed_numbers, 0, GAMES);
    tcase_add_test(t, starcraft_starts_with_the_printed_units_and_cards);
    tcase_add_test(t, halo_wars_starts_with_the_printed_units_and_cards);
    tcase_add_test(t, the_flood_doubles_with_five_players_only);
    tcase_add_loop_test(t, everything_has_an_english_and_a_french_name, 0, GAMES);
    tcase_add_test(t, established_french_names_are_used);
    tcase_add_loop_test(t, territories_are_drawn_apart_and_on_the_sheet, 0, GAMES);
    int code = suite_run(suite);
    editions_close();
    return code;
}
