/* The built-in edition: the printed facts stand in it, every fact has its source and both languages, and its modes
 * compile to the printed numbers. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/suite.h"
#include "support/written.h"
#include "text/edition/edition.h"
#include "text/edition/parts.h"

static struct edition *e;

static unsigned place(const char *id)
{
    int i = names_find(&e->names.places, id, strlen(id));
    ck_assert_msg(i >= 0, "no place %s", id);
    return (unsigned)i;
}

static bool borders(const char *a, const char *b)
{
    return e->place[place(a)].borders >> place(b) & 1;
}

static bool relays(const char *a, const char *b)
{
    return e->place[place(a)].relays >> place(b) & 1;
}

/* ---- Printed facts ----------------------------------------------------------------------------------------------- */

/* ME-GEN-03, ME-GEN-04: 42 planets in six regions, every planet in exactly one. */
START_TEST(forty_two_planets_lie_in_six_regions)
{
    static const char *const name[] = {"Earth Central Systems", "Human Colonial Systems", "Citadel Council Systems",
                                       "Attican Traverse",      "Perseus Veil",           "Terminus Systems"};
    static const unsigned size[] = {4, 6, 9, 8, 4, 11};
    ck_assert_uint_eq(e->names.places.count, 42);
    ck_assert_uint_eq(e->names.regions.count, 6);
    uint64_t seen = 0;
    for (unsigned i = 0; i < 6; i++) {
        ck_assert_str_eq(e->region_name[i].name[ENGLISH], name[i]);
        ck_assert_uint_eq(edition_region(e, i).size, size[i]);
        ck_assert_uint_eq(seen & e->region[i].places, 0);
        seen |= e->region[i].places;
    }
    ck_assert_uint_eq(seen, (UINT64_C(1) << 42) - 1);
}
END_TEST

START_TEST(the_seventeen_printed_planets_are_marked_as_printed)
{
    static const char *const printed[] = {"palaven",  "lesuss",  "dekuuna",  "tuchanka",   "irune",    "benning",
                                          "sur-kesh", "thessia", "zorya",    "ontarom",    "antibaar", "noveria",
                                          "earth",    "elysium", "haestrom", "eden-prime", "pragia"};
    unsigned marked = 0;
    const struct yaml_item *places = yaml_item_find(yaml_tree_root(e->tree[FILE_BOARD]), "places");
    for (const struct yaml_item *item = places->first; item; item = item->next)
        marked += strcmp(yaml_item_find(yaml_item_find(item, "source"), "name")->text, "rulebook") == 0;
    ck_assert_uint_eq(marked, 17);
    for (unsigned i = 0; i < 17; i++)
        place(printed[i]);
}
END_TEST

/* ME-GEN-05, EX-01: Palaven's neighbours are exactly these; Sur'Kesh is none of them. */
START_TEST(palaven_borders_four_planets_and_has_one_relay)
{
    ck_assert(borders("palaven", "lesuss") && borders("palaven", "dekuuna"));
    ck_assert(borders("palaven", "tuchanka") && borders("palaven", "irune"));
    ck_assert(relays("palaven", "benning"));
    ck_assert(!borders("palaven", "sur-kesh") && !relays("palaven", "sur-kesh"));
    ck_assert_int_eq(__builtin_popcountll(e->place[place("palaven")].borders), 4);
    ck_assert_int_eq(__builtin_popcountll(e->place[place("palaven")].relays), 1);
}
END_TEST

/* ME-GEN-05: the other adjacencies of the printed examples, and which of them are relays. */
START_TEST(the_printed_adjacencies_are_on_the_board)
{
    ck_assert(relays("thessia", "zorya"));
    ck_assert(borders("ontarom", "antibaar"));
    ck_assert(borders("noveria", "earth") && borders("noveria", "eden-prime") && relays("noveria", "elysium"));
    ck_assert(relays("haestrom", "pragia") && borders("pragia", "ontarom"));
    ck_assert(borders("earth", "benning") && !borders("noveria", "benning"));
}
END_TEST

/* ME-GEN-06: adjacency works both ways, and no planet is its own neighbour. */
START_TEST(adjacency_works_both_ways)
{
    unsigned border_ends = 0;
    for (unsigned a = 0; a < 42; a++) {
        uint64_t near = e->place[a].borders | e->place[a].relays;
        ck_assert(!(near >> a & 1));
        ck_assert_uint_eq(e->place[a].borders & e->place[a].relays, 0);
        for (unsigned b = 0; b < 42; b++) {
            ck_assert_uint_eq(e->place[a].borders >> b & 1, e->place[b].borders >> a & 1);
            ck_assert_uint_eq(e->place[a].relays >> b & 1, e->place[b].relays >> a & 1);
        }
        border_ends += (unsigned)__builtin_popcountll(e->place[a].borders);
    }
    ck_assert_uint_eq(border_ends, 2 * 67);
    ck_assert_uint_eq(edition_sizes(e).relays, 11);
}
END_TEST

/* ME-GEN-07: the engine sees relays and borders alike. */
START_TEST(a_relay_is_a_neighbour_like_any_other_in_the_rules)
{
    struct hg_rules r;
    struct fault f;
    ck_assert(edition_compile(e, "basic", 3, NULL, 0, &r, &f));
    ck_assert(r.conquest.near[place("haestrom")] >> place("pragia") & 1);
    ck_assert(r.conquest.near[place("pragia")] >> place("ontarom") & 1);
}
END_TEST

/* ME-GEN-08: five armies of three factions. */
START_TEST(five_armies_belong_to_three_factions)
{
    static const char *const army[5][2] = {{"light-blue", "alliance"},
                                           {"red", "reapers"},
                                           {"orange", "cerberus"},
                                           {"dark-blue", "alliance"},
                                           {"burgundy", "reapers"}};
    ck_assert_uint_eq(e->names.armies.count, 5);
    ck_assert_uint_eq(edition_sizes(e).factions, 3);
    for (unsigned i = 0; i < 5; i++) {
        ck_assert_str_eq(edition_army(e, i).named->id, army[i][0]);
        ck_assert_str_eq(edition_army(e, i).faction->id, army[i][1]);
    }
}
END_TEST

/* ME-GEN-10, ME-GEN-11: 27 cards for each faction, each with a class and a directive with its own timing. */
START_TEST(eighty_one_cards_have_a_class_and_a_directive)
{
    unsigned of_faction[3] = {0}, of_class[3][3] = {{0}};
    ck_assert_uint_eq(e->names.cards.count, 81);
    ck_assert_uint_eq(edition_sizes(e).directives, 42);
    for (unsigned i = 0; i < 81; i++) {
        struct edition_card card = edition_card(e, i);
        ck_assert_ptr_nonnull(card.directive);
        ck_assert_ptr_nonnull(card.window);
        ck_assert(card.text[ENGLISH][0] && card.text[FRENCH][0]);
        of_faction[e->card[i].faction]++;
        of_class[e->card[i].faction][e->card[i].class]++;
    }
    for (unsigned i = 0; i < 3; i++) {
        ck_assert_uint_eq(of_faction[i], 27);
        ck_assert(of_class[i][0] == 9 && of_class[i][1] == 9 && of_class[i][2] == 9);
    }
}
END_TEST

START_TEST(cards_keep_their_order_and_ids)
{
    ck_assert_str_eq(e->card_name[0].id, "reaper-01");
    ck_assert_str_eq(e->card_name[26].id, "reaper-27");
    ck_assert_str_eq(e->card_name[27].id, "alliance-01");
    ck_assert_str_eq(e->card_name[54].id, "cerberus-01");
    ck_assert_str_eq(e->card_name[80].id, "cerberus-27");
    ck_assert_str_eq(e->card_name[0].name[ENGLISH], "Cruiser – Harbinger Attack");
    ck_assert_str_eq(e->card_name[0].name[FRENCH], "Croiseur – Attaque de l'Augure");
}
END_TEST

/* ME-GEN-12, EX-10: 18 War Assets planets, three in each region; the printed example is among the cards. */
START_TEST(eighteen_war_assets_cards_name_different_planets)
{
    unsigned of_region[6] = {0}, examples = 0;
    uint64_t seen = 0;
    ck_assert_uint_eq(e->assets, 18);
    for (unsigned i = 0; i < 18; i++) {
        const struct asset_part *asset = &e->asset[i];
        seen |= UINT64_C(1) << asset->place;
        of_region[e->place[asset->place].region]++;
        examples += asset->value == 2 && asset->rows == 3 && asset->row[0].face[0] == 7 && asset->row[1].face[0] == 5 &&
                    asset->row[2].sum == 3;
    }
    ck_assert_int_eq(__builtin_popcountll(seen), 18);
    ck_assert_uint_eq(examples, 1);
    for (unsigned i = 0; i < 6; i++)
        ck_assert_uint_eq(of_region[i], 3);
    ck_assert_uint_eq(e->asset_six_sided, 5);
    ck_assert_uint_eq(e->asset_eight_sided, 2);
    ck_assert_uint_eq(e->asset_steal.face[0], 6);
}
END_TEST

/* ME-GEN-13: three attack dice, two defence dice of six sides; four of eight sides. */
START_TEST(the_box_holds_five_dice_of_six_and_four_of_eight_sides)
{
    ck_assert_uint_eq(e->charts.attack_dice + e->charts.defence_dice, 5);
    ck_assert_uint_eq(e->charts.die_sides, 6);
    ck_assert_uint_eq(e->charts.eight_sided, 4);
}
END_TEST

/* ME-GEN-14: three ship classes, three ships of each. */
START_TEST(ships_come_in_three_classes)
{
    ck_assert_uint_eq(e->names.classes.count, 3);
    ck_assert_str_eq(e->class_name[0].id, "cruiser");
    ck_assert_str_eq(e->class_name[1].id, "carrier");
    ck_assert_str_eq(e->class_name[2].id, "dreadnought");
    ck_assert_uint_eq(e->charts.ships_per_class, 3);
}
END_TEST

/* ME-GEN-16, ME-GEN-17: five Vanguard tokens of which one hides the Catalyst, and three Devastation tokens. */
START_TEST(one_of_five_vanguard_tokens_hides_the_catalyst)
{
    const struct token_part *vanguard = &e->charts.token[0], *devastation = &e->charts.token[1];
    ck_assert_uint_eq(e->charts.tokens, 2);
    ck_assert_uint_eq(vanguard->faces, 2);
    ck_assert_str_eq(vanguard->face[0].id, "catalyst");
    ck_assert_uint_eq(vanguard->count[0], 1);
    ck_assert_uint_eq(vanguard->count[1], 4);
    ck_assert_uint_eq(devastation->count[0], 3);
}
END_TEST

/* EX-20: Cerberus wants 10 of 13 strategic planets. The meters keep to what is printed about them. */
START_TEST(the_meters_keep_to_what_is_printed)
{
    const struct meter_part *momentum = &e->meter[0], *strategic = &e->meter[1];
    ck_assert_uint_eq(edition_sizes(e).strategic, 13);
    ck_assert_uint_eq(strategic->win, 10);
    ck_assert_str_eq(e->faction_name[momentum->space[momentum->start].side].id, "reapers");
    for (unsigned i = 0; i < momentum->spaces; i++) {
        const struct space_part *space = &momentum->space[i];
        ck_assert(space->side == HG_NONE || space->cards == 1 || space->cards == 2);
        ck_assert(space->modifier >= -3 && space->modifier <= 3);
        ck_assert((space->modifier < 0) == (space->side == momentum->low));
    }
}
END_TEST

/* EX-18: the chart of Galaxy at War, in the order of play: units and claim limit (255 = none). */
START_TEST(the_set_up_chart_of_galaxy_at_war_is_the_printed_one)
{
    static const unsigned chart[4][6][2] = {{{40, 15}, {45, 255}, {25, 7}},
                                            {{30, 15}, {25, 7}, {35, 255}},
                                            {{28, 8}, {31, 255}, {28, 8}, {31, 255}, {25, 8}},
                                            {{28, 8}, {31, 255}, {25, 8}, {28, 8}, {31, 255}}};
    for (unsigned seats = 2; seats <= 5; seats++) {
        const struct setup_part *setup = &e->charts.setup[seats]; /* behind the two of Basic Training */
        ck_assert_uint_eq(setup->seats, seats);
        for (unsigned i = 0; i < setup->armies; i++) {
            ck_assert_uint_eq(setup->army[i].units, chart[seats - 2][i][0]);
            ck_assert_uint_eq(setup->army[i].limit, chart[seats - 2][i][1]);
        }
        ck_assert_uint_eq(setup->army[setup->armies - 1].neutral, seats % 2 == 0);
    }
}
END_TEST

/* ---- Modes and rules --------------------------------------------------------------------------------------------- */

/* ME-GEN-01, ME-GEN-02: three modes and the seats of each. */
START_TEST(three_modes_exist_and_basic_training_can_be_played)
{
    ck_assert_uint_eq(edition_modes(e), 3);
    const struct edition_mode *basic = edition_find_mode(e, "basic");
    ck_assert(basic->seats_min == 3 && basic->seats_max == 4 && !basic->unavailable);
    ck_assert_str_eq(basic->named.name[FRENCH], "Entraînement de base");
    ck_assert_uint_eq(edition_find_mode(e, "galaxy-at-war")->seats_max, 5);
    const struct edition_mode *assets = edition_find_mode(e, "war-assets");
    ck_assert(assets->seats_min == 2 && assets->seats_max == 5 && !assets->unavailable);
    ck_assert_str_eq(assets->named.name[FRENCH], "Ressources de guerre");
    ck_assert_ptr_null(edition_find_mode(e, "chess"));
}
END_TEST

/* ME-BT-SETUP-05, EX-19, EX-02, EX-04, ME-BT-TURN-01, ME-BT-CARD-09: the numbers of Basic Training. */
START_TEST(basic_training_compiles_to_the_printed_numbers)
{
    for (unsigned seats = 3; seats <= 4; seats++) {
        struct hg_rules r;
        struct fault f;
        ck_assert(edition_compile(e, "basic", seats, NULL, 0, &r, &f));
        const struct hg_conquest_rules *c = &r.conquest;
        ck_assert_uint_eq(r.seats, seats);
        ck_assert_uint_eq(c->start_units[0], seats == 3 ? 35 : 30);
        ck_assert_uint_eq(c->start_units[seats - 1], seats == 3 ? 35 : 30);
        ck_assert_uint_eq(c->bonus[0], 2);
        ck_assert(c->income_divisor == 3 && c->income_least == 3 && c->cards == 81);
        ck_assert(c->set_of_class[0] == 4 && c->set_of_class[1] == 5 && c->set_of_class[2] == 6 && c->set_of_each == 7);
        ck_assert(c->forced_trade == 5 && c->reshuffle == HG_RESHUFFLE_NEVER && c->steps == 4);
        ck_assert(c->step[0] == HG_STEP_DEPLOY && c->step[1] == HG_STEP_INVADE);
        ck_assert(c->step[2] == HG_STEP_FORTIFY && c->step[3] == HG_STEP_DRAW);
        ck_assert_ptr_null(hg_rules_ok(&r));
    }
}
END_TEST

/* the option that makes an empty deck anew from the discards. */
START_TEST(an_option_changes_the_rules)
{
    struct hg_rules r;
    struct fault f;
    struct setting on = {"reshuffle", "on"};
    ck_assert(edition_compile(e, "basic", 3, &on, 1, &r, &f));
    ck_assert_uint_eq(r.conquest.reshuffle, HG_RESHUFFLE_WHEN_NEEDED);
}
END_TEST

struct refused {
    const char *mode;
    unsigned seats;
    struct setting setting[2];
    unsigned settings;
    const char *sentence;
};

static const struct refused refused[] = {
    {"basic", 2, {{0}}, 0, "mass-effect/basic is for 3 to 4 seats, not 2."},
    {"basic", 5, {{0}}, 0, "mass-effect/basic is for 3 to 4 seats, not 5."},
    {"chess", 3, {{0}}, 0, "mass-effect has no mode chess; its modes are: basic, galaxy-at-war, war-assets."},
    {"galaxy-at-war", 6, {{0}}, 0, "mass-effect/galaxy-at-war is for 2 to 5 seats, not 6."},
    {"basic", 3, {{"reshufle", "on"}}, 1, "The mode basic has no option reshufle; its options are: reshuffle."},
    {"basic", 3, {{"reshuffle", "maybe"}}, 1, "The option reshuffle can't be maybe; it is one of: off, on."},
    {"basic", 3, {{"reshuffle", "on"}, {"reshuffle", "off"}}, 2, "The option reshuffle is set twice; set it once."},
};

/* ME-GEN-02 */
START_TEST(wrong_modes_seats_and_options_are_refused)
{
    const struct refused *t = &refused[_i];
    struct hg_rules r;
    struct fault f;
    ck_assert(!edition_compile(e, t->mode, t->seats, t->setting, t->settings, &r, &f));
    ck_assert_str_eq(f.sentence, t->sentence);
    ck_assert_str_eq(f.place, "");
}
END_TEST

/* An edition needs three files only, and no cards. */
START_TEST(the_smallest_edition_can_be_played)
{
    struct hg_rules r;
    struct fault f;
    struct edition *tiny = edition_open("tests/editions/tiny/", &f);
    ck_assert_msg(tiny != NULL, "%s: %s", f.place, f.sentence);
    ck_assert(edition_compile(tiny, "duel", 2, NULL, 0, &r, &f));
    ck_assert(r.conquest.places == 3 && r.conquest.cards == 0 && r.conquest.steps == 3);
    ck_assert_uint_eq(edition_names(tiny)->cards.count, 0);
    edition_close(tiny);
}
END_TEST

/* ---- Languages and sources --------------------------------------------------------------------------------------- */

static void check_names(const struct name_list *list)
{
    for (unsigned i = 0; i < list->count; i++) {
        ck_assert(list->item[i].id[0] && list->item[i].name[ENGLISH][0] && list->item[i].name[FRENCH][0]);
        ck_assert_int_eq(names_find(list, list->item[i].id, strlen(list->item[i].id)), (int)i);
    }
}

START_TEST(everything_has_an_english_and_a_french_name)
{
    check_names(&e->names.places);
    check_names(&e->names.regions);
    check_names(&e->names.cards);
    check_names(&e->names.armies);
    check_names(&e->factions);
    check_names(&e->names.classes);
    check_names(&e->windows);
    check_names(&e->directives);
    ck_assert_str_eq(e->place_name[place("earth")].name[FRENCH], "Terre");
    ck_assert_str_eq(edition_title(e, FRENCH), "Mass Effect : Galaxie en guerre");
    ck_assert_int_eq(names_find(&e->names.places, "earthen", 5), (int)place("earth"));
    ck_assert_int_eq(names_find(&e->names.places, "nowhere", 7), -1);
}
END_TEST

START_TEST(french_card_texts_are_translations)
{
    for (unsigned i = 0; i < e->directives.count; i++) {
        const struct directive_part *directive = &e->directive[i];
        ck_assert_str_ne(directive->text[ENGLISH], directive->text[FRENCH]);
        ck_assert_ptr_null(strstr(directive->text[FRENCH], "Harbinger"));
        ck_assert_ptr_null(strstr(directive->text[FRENCH], "Reaper"));
    }
}
END_TEST

START_TEST(facts_are_counted_by_their_source)
{
    unsigned counts[EDITION_SOURCES];
    edition_fact_sources(e, counts);
    ck_assert_uint_eq(counts[SOURCE_RULEBOOK], 116);
    ck_assert_uint_eq(counts[SOURCE_PUBLIC], 47);
    ck_assert_uint_eq(counts[SOURCE_RECONSTRUCTED], 430);
}
END_TEST

START_TEST(places_are_drawn_apart_and_on_the_sheet)
{
    for (unsigned a = 0; a < 42; a++) {
        struct drawing p = edition_drawing(e, a);
        ck_assert(p.x >= 0 && p.x <= 1000 && p.y >= 0 && p.y <= 700);
        for (unsigned b = 0; b < a; b++) {
            struct drawing q = edition_drawing(e, b);
            ck_assert((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y) > 40 * 40);
        }
    }
}
END_TEST

/* ---- Bundles ----------------------------------------------------------------------------------------------------- */

START_TEST(a_bundle_read_back_is_the_same_edition)
{
    size_t length, again;
    struct fault f;
    const char *bundle = written(e, &length);
    struct edition *copy = edition_from_bundle("copy", bundle, length, &f);
    ck_assert_ptr_nonnull(copy);
    ck_assert_str_eq(edition_bundle(copy, &again), bundle);
    ck_assert_uint_eq(again, length);
    ck_assert_str_eq(edition_sha256(copy), edition_sha256(written_edition("mass-effect")));
    ck_assert_uint_eq(strlen(edition_sha256(e)), 64);
    ck_assert(strncmp(bundle, "file edition.yaml\n  # Mass Effect", 33) == 0);
    edition_close(copy);
}
END_TEST

/* Records name it, and no list does; what was its default still is. */
START_TEST(an_edition_that_was_released_stays_as_it_was)
{
    static const char sha256[] = "17667afeec4d078d09b35c0c94dfc8f58e818a98887a0bb739e42a0e27f43fcd";
    struct fault f;
    struct hg_rules r;
    struct edition *old = edition_released(sha256, &f);
    ck_assert_ptr_nonnull(old);
    ck_assert_str_eq(edition_id(old), "mass-effect");
    ck_assert_str_eq(edition_sha256(old), sha256);
    ck_assert_str_ne(edition_sha256(e), sha256);
    ck_assert(edition_compile(old, "basic", 3, NULL, 0, &r, &f));
    ck_assert_uint_eq(r.conquest.reshuffle, HG_RESHUFFLE_WHEN_NEEDED);
    ck_assert(edition_compile(old, "galaxy-at-war", 3, NULL, 0, &r, &f));
    ck_assert_uint_eq(r.conquest.campaign.keep_connected, 1);
    ck_assert(edition_compile(e, "galaxy-at-war", 3, NULL, 0, &r, &f));
    ck_assert_uint_eq(r.conquest.campaign.keep_connected, 0);
    ck_assert_uint_eq(r.conquest.reshuffle, HG_RESHUFFLE_WHEN_NEEDED);
    ck_assert_uint_eq(edition_builtin_count(), 4);
    edition_close(old);
}
END_TEST

START_TEST(an_embedded_edition_is_found_by_its_hash)
{
    struct fault f;
    struct edition *found = edition_released(edition_sha256(e), &f);
    ck_assert_ptr_nonnull(found);
    ck_assert_str_eq(edition_id(found), "mass-effect");
    edition_close(found);
    ck_assert_ptr_null(edition_released("00", &f));
    ck_assert_str_eq(f.sentence, "This program doesn't hold the edition with the hash 00...; give its folder.");
    ck_assert_ptr_null(edition_builtin("chess", &f));
    ck_assert_str_eq(f.sentence, "There is no edition chess; the editions are: galactic-warfare, halo-wars, "
                                 "mass-effect, starcraft.");
    ck_assert_uint_ge(edition_builtin_count(), 1);
    ck_assert_ptr_null(edition_builtin_id(edition_builtin_count()));
}
END_TEST

int main(void)
{
    struct fault f;
    TCase *t;
    Suite *suite = suite_of("edition", &t);
    e = edition_builtin("mass-effect", &f);
    if (!e) {
        printf("%s: %s\n", f.place, f.sentence);
        return EXIT_FAILURE;
    }
    tcase_add_test(t, forty_two_planets_lie_in_six_regions);
    tcase_add_test(t, the_seventeen_printed_planets_are_marked_as_printed);
    tcase_add_test(t, palaven_borders_four_planets_and_has_one_relay);
    tcase_add_test(t, the_printed_adjacencies_are_on_the_board);
    tcase_add_test(t, adjacency_works_both_ways);
    tcase_add_test(t, a_relay_is_a_neighbour_like_any_other_in_the_rules);
    tcase_add_test(t, five_armies_belong_to_three_factions);
    tcase_add_test(t, eighty_one_cards_have_a_class_and_a_directive);
    tcase_add_test(t, cards_keep_their_order_and_ids);
    tcase_add_test(t, eighteen_war_assets_cards_name_different_planets);
    tcase_add_test(t, the_box_holds_five_dice_of_six_and_four_of_eight_sides);
    tcase_add_test(t, ships_come_in_three_classes);
    tcase_add_test(t, one_of_five_vanguard_tokens_hides_the_catalyst);
    tcase_add_test(t, the_meters_keep_to_what_is_printed);
    tcase_add_test(t, the_set_up_chart_of_galaxy_at_war_is_the_printed_one);
    tcase_add_test(t, three_modes_exist_and_basic_training_can_be_played);
    tcase_add_test(t, basic_training_compiles_to_the_printed_numbers);
    tcase_add_test(t, an_option_changes_the_rules);
    tcase_add_loop_test(t, wrong_modes_seats_and_options_are_refused, 0, sizeof refused / sizeof refused[0]);
    tcase_add_test(t, the_smallest_edition_can_be_played);
    tcase_add_test(t, everything_has_an_english_and_a_french_name);
    tcase_add_test(t, french_card_texts_are_translations);
    tcase_add_test(t, facts_are_counted_by_their_source);
    tcase_add_test(t, places_are_drawn_apart_and_on_the_sheet);
    tcase_add_test(t, a_bundle_read_back_is_the_same_edition);
    tcase_add_test(t, an_embedded_edition_is_found_by_its_hash);
    tcase_add_test(t, an_edition_that_was_released_stays_as_it_was);
    int code = suite_run(suite);
    edition_close(e);
    return code;
}
