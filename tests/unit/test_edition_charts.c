/* Charts, goals and rewards of StarCraft and Halo Wars are the printed ones. */
#include <string.h>

#include "engine/bits.h"
#include "support/editions.h"
#include "support/suite.h"

/* ---- Charts ------------------------------------------------------------------------------------------------------ */

/* The places of a list of ids that ends with NULL. */
static uint64_t places(const struct edition *e, const char *const *id)
{
    uint64_t set = 0;
    for (; *id; id++)
        set |= bit(place_in(e, *id));
    return set;
}

static unsigned goals(const struct edition *e, const char *const *id)
{
    unsigned set = 0;
    for (; *id; id++)
        set |= 1u << find(&e->names.goals, *id);
    return set;
}

/* CQ-BT-01, CQ-BT-03, CQ-BT-04: every territory held, units as for the Command Room, own base, four goals a tier. */
START_TEST(every_chart_is_complete)
{
    const struct edition *e = game(_i);
    unsigned most = edition_find_mode(e, "basic")->seats_max;
    for (unsigned seats = 3; seats <= most; seats++) {
        struct hg_conquest_rules c = rules_of(e, "basic", seats), room = rules_of(e, "command-room", seats);
        unsigned units[6] = {0}, of_tier[2] = {0};
        for (unsigned i = 0; i < ALL_PLACES; i++) {
            ck_assert_uint_lt(c.chart_owner[i], seats);
            ck_assert_uint_ge(c.chart_units[i], 1);
            units[c.chart_owner[i]] += c.chart_units[i];
        }
        for (unsigned row = 0; row < seats; row++) {
            ck_assert_uint_eq(units[row], room.start_units[row]);
            ck_assert_uint_eq(c.chart_owner[c.chart_base[row]], row);
        }
        for (unsigned i = 0; i < e->names.goals.count; i++)
            of_tier[e->goal[i].tier] += has(c.chart_goals, i);
        ck_assert(of_tier[0] == 4 && of_tier[1] == 4);
        ck_assert_uint_eq(c.seat_order, HG_BY_CHART);
    }
}
END_TEST

struct chart_fact {
    const char *rows[7]; /* races or colours, by place in the turn order */
    unsigned cards[6];
    const char *goals[9], *resources[16];
};

static void check_chart(const struct edition *e, unsigned seats, const struct chart_fact *fact)
{
    struct hg_conquest_rules c = rules_of(e, "basic", seats);
    for (unsigned row = 0; row < seats; row++)
        ck_assert_uint_eq(c.start_cards[row], fact->cards[row]);
    ck_assert_uint_eq(c.chart_goals, goals(e, fact->goals));
    ck_assert_uint_eq(c.chart_resources, places(e, fact->resources));
    ck_assert_uint_eq(count_bits(c.chart_resources), 15);
}

#define STARCRAFT_GOLD "take-10-territories", "enemy-bases-2", "territories-18", "planets-2", NULL

static const struct chart_fact starcraft_chart[] = {
    /* SC-BT3-01, SC-BT3-02, SC-BT3-03, SC-BT3-04, SC-BT3-05 */
    {{"zerg", "protoss", "terran"},
     {0, 0, 0},
     {"minerals-8", "korhal", "char", "aiur", STARCRAFT_GOLD},
     {"acid-marsh", "nydus-network", "velari-province", "volatile-cleft", "ursa", "backwater-station",
      "jacobs-installation", "ruins-of-styrling", "radiated-wastes", "hells-gates", "augustgrad", "scion-province",
      "the-great-forum", "katuul-province", "keresh-province", NULL}},
    /* SC-BT4-01, SC-BT4-02, SC-BT4-03, SC-BT4-04, SC-BT4-05 */
    {{"terran", "protoss", "zerg", "terran"},
     {0, 0, 0, 1},
     {"take-4-minerals", "korhal", "char", "aiur", STARCRAFT_GOLD},
     {"acid-marsh", "nydus-network", "velari-province", "volatile-cleft", "ursa", "backwater-station",
      "jacobs-installation", "ruins-of-styrling", "radiated-wastes", "hells-gates", "augustgrad", "scion-province",
      "the-great-forum", "katuul-province", "keresh-province", NULL}},
    /* SC-BT5-01, SC-BT5-02, SC-BT5-03, SC-BT5-04, SC-BT5-05 */
    {{"zerg", "terran", "protoss", "terran", "protoss"},
     {0, 0, 0, 1, 1},
     {"minerals-8", "korhal", "char", "aiur", STARCRAFT_GOLD},
     {"acid-marsh", "nydus-network", "velari-province", "volatile-cleft", "ursa", "backwater-station",
      "jacobs-installation", "ruins-of-styrling", "death-valley", "hells-gates", "augustgrad", "scion-province",
      "the-great-forum", "katuul-province", "keresh-province", NULL}},
    /* SC-BT6-01, SC-BT6-02, SC-BT6-03, SC-BT6-04, SC-BT6-05 */
    {{"protoss", "terran", "zerg", "protoss", "zerg", "terran"},
     {0, 0, 0, 1, 1, 2},
     {"minerals-8", "korhal", "char", "aiur", STARCRAFT_GOLD},
     {"burning-rift", "acid-marsh", "canis", "riksville", "glass-flats", "dauntless-plateau", "primary-hive-cluster",
      "ruins-of-styrling", "temple-of-the-preservers", "radiated-wastes", "pyramus", "scion-province",
      "the-great-forum", "katuul-province", "volatile-cleft", NULL}},
};

/* SC-BT-01: the races in turn order, each colour once, and the starting cards. */
START_TEST(the_charts_of_starcraft_are_the_printed_ones)
{
    unsigned seats = (unsigned)_i + 3, taken = 0;
    const struct chart_fact *fact = &starcraft_chart[_i];
    struct hg_conquest_rules c = rules_of(sc, "basic", seats);
    check_chart(sc, seats, fact);
    for (unsigned row = 0; row < seats; row++) {
        ck_assert_str_eq(edition_army(sc, c.chart_army[row]).faction->id, fact->rows[row]);
        taken |= 1u << c.chart_army[row];
    }
    ck_assert_uint_eq(count_bits(taken), seats);
    ck_assert_uint_eq(c.army_choice, taken);
    ck_assert(has_phase(&c, HG_PHASE_SWAP));
}
END_TEST

#define HALO_LEGENDARY "take-10-territories", "enemy-bases-2", "territories-18", "sectors-2", NULL

static const struct chart_fact halo_chart[] = {
    /* HW-BT3-01, HW-BT3-02, HW-BT3-03, HW-BT3-04, HW-BT3-06 */
    {{"red", "green", "purple"},
     {0, 0, 1},
     {"colonies-8", "eire", "mu", "pacifica", HALO_LEGENDARY},
     {"skerries", "academ", "pirth", "kintyre", "abaskun", "sarai", "petra", "kish", "persepolis", "carthage",
      "canopus", "rungholt", "poolesville", "birka", "dunwich", NULL}},
    /* HW-BT4-01, HW-BT4-02, HW-BT4-03, HW-BT4-04, HW-BT4-06 */
    {{"green", "purple", "gold", "blue"},
     {0, 0, 1, 1},
     {"take-4-colonies", "eire", "mu", "pacifica", HALO_LEGENDARY},
     {"skerries", "academ", "pirth", "kintyre", "abaskun", "sarai", "petra", "kish", "persepolis", "carthage",
      "canopus", "rungholt", "alpha", "birka", "dunwich", NULL}},
    /* HW-BT5-01, HW-BT5-02, HW-BT5-03, HW-BT5-04, HW-BT5-06 */
    {{"red", "green", "purple", "gold", "blue"},
     {0, 0, 0, 1, 1},
     {"colonies-8", "eire", "mu", "pacifica", HALO_LEGENDARY},
     {"skerries", "academ", "pirth", "kintyre", "abaskun", "sarai", "petra", "kish", "persepolis", "carthage", "magna",
      "rungholt", "poolesville", "birka", "new-pompeii", NULL}},
};

START_TEST(the_charts_of_halo_wars_are_the_printed_ones)
{
    unsigned seats = (unsigned)_i + 3;
    const struct chart_fact *fact = &halo_chart[_i];
    struct hg_conquest_rules c = rules_of(hw, "basic", seats);
    check_chart(hw, seats, fact);
    for (unsigned row = 0; row < seats; row++)
        ck_assert_str_eq(hw->army_name[c.chart_army[row]].id, fact->rows[row]);
    ck_assert(!has_phase(&c, HG_PHASE_SWAP));
}
END_TEST

/* ---- Goals and rewards ------------------------------------------------------------------------------------------- */

struct goal_fact {
    const char *id;
    unsigned tier;
    enum hg_goal_kind kind;
    unsigned count;
    const char *region;
};

static void check_goals(const struct edition *e, const struct goal_fact *fact)
{
    for (unsigned i = 0; i < 12; i++, fact++) {
        const struct hg_goal *goal = &e->goal[find(&e->names.goals, fact->id)];
        ck_assert_uint_eq(goal->tier, fact->tier);
        ck_assert_uint_eq(goal->kind, fact->kind);
        ck_assert_uint_eq(goal->count, fact->count);
        if (fact->region)
            ck_assert_str_eq(e->region_name[goal->region].id, fact->region);
    }
}

/* SC-ACH-S1, SC-ACH-S2, SC-ACH-S3, SC-ACH-S4, SC-ACH-S5, SC-ACH-S6, SC-ACH-G1, SC-ACH-G2, SC-ACH-G3, SC-ACH-G4,
 * SC-ACH-G5, SC-ACH-G6 */
START_TEST(the_achievements_of_starcraft_are_the_printed_ones)
{
    static const struct goal_fact fact[] = {
        {"aiur", 0, HG_HOLD_REGION, 0, "aiur"},
        {"char", 0, HG_HOLD_REGION, 0, "char"},
        {"korhal", 0, HG_HOLD_REGION, 0, "korhal"},
        {"enemy-base", 0, HG_HOLD_BASES, 1, NULL},
        {"take-4-minerals", 0, HG_TAKE_RESOURCES, 4, NULL},
        {"minerals-8", 0, HG_HOLD_RESOURCES, 8, NULL},
        {"take-10-territories", 1, HG_TAKE_PLACES, 10, NULL},
        {"minerals-11", 1, HG_HOLD_RESOURCES, 11, NULL},
        {"enemy-bases-2", 1, HG_HOLD_BASES, 2, NULL},
        {"take-a-planet", 1, HG_TAKE_REGION, 0, NULL},
        {"planets-2", 1, HG_HOLD_REGIONS, 2, NULL},
        {"territories-18", 1, HG_HOLD_PLACES, 18, NULL},
    };
    check_goals(sc, fact);
}
END_TEST

/* HW-ACH-H1, HW-ACH-H2, HW-ACH-H3, HW-ACH-H4, HW-ACH-H5, HW-ACH-H6, HW-ACH-L1, HW-ACH-L2, HW-ACH-L3, HW-ACH-L4,
 * HW-ACH-L5, HW-ACH-L6 */
START_TEST(the_achievements_of_halo_wars_are_the_printed_ones)
{
    static const struct goal_fact fact[] = {
        {"mu", 0, HG_HOLD_REGION, 0, "mu"},
        {"eire", 0, HG_HOLD_REGION, 0, "eire"},
        {"pacifica", 0, HG_HOLD_REGION, 0, "pacifica"},
        {"colonies-8", 0, HG_HOLD_RESOURCES, 8, NULL},
        {"enemy-base", 0, HG_HOLD_BASES, 1, NULL},
        {"take-4-colonies", 0, HG_TAKE_RESOURCES, 4, NULL},
        {"take-10-territories", 1, HG_TAKE_PLACES, 10, NULL},
        {"enemy-bases-2", 1, HG_HOLD_BASES, 2, NULL},
        {"territories-18", 1, HG_HOLD_PLACES, 18, NULL},
        {"sectors-2", 1, HG_HOLD_REGIONS, 2, NULL},
        {"take-a-sector", 1, HG_TAKE_REGION, 0, NULL},
        {"colonies-11", 1, HG_HOLD_RESOURCES, 11, NULL},
    };
    check_goals(hw, fact);
}
END_TEST

/* Which reward lies on which tier; two units are two. */
START_TEST(both_games_have_the_same_rewards_by_tier)
{
    static const unsigned first = 1u << HG_EXTRA_MANOEUVRE | 1u << HG_STARTING_MANOEUVRE | 1u << HG_CERTAIN_CARD;
    static const unsigned second = 1u << HG_ATTACK_DIE | 1u << HG_DEFENCE_DIE | 1u << HG_EXTRA_UNITS;
    const struct edition *e = game(_i);
    unsigned kinds[2] = {0};
    for (unsigned i = 0; i < 8; i++) {
        const struct hg_reward *reward = &e->reward[i];
        ck_assert(!has(kinds[reward->tier], reward->kind));
        kinds[reward->tier] |= 1u << reward->kind;
        ck_assert_uint_eq(reward->amount, reward->kind == HG_EXTRA_UNITS ? 2 : 0);
        ck_assert_str_ne(edition_reward(e, i).text[ENGLISH], edition_reward(e, i).text[FRENCH]);
    }
    ck_assert_uint_eq(kinds[0], first | 1u << HG_TOWER);
    ck_assert_uint_eq(kinds[1], second | 1u << HG_TOWER);
}
END_TEST

int main(void)
{
    TCase *t;
    Suite *suite = suite_of("edition-charts", &t);
    editions_open();
    tcase_add_loop_test(t, every_chart_is_complete, 0, GAMES);
    tcase_add_loop_test(t, the_charts_of_starcraft_are_the_printed_ones, 0, 4);
    tcase_add_loop_test(t, the_charts_of_halo_wars_are_the_printed_ones, 0, 3);
    tcase_add_test(t, the_achievements_of_starcraft_are_the_printed_ones);
    tcase_add_test(t, the_achievements_of_halo_wars_are_the_printed_ones);
    tcase_add_loop_test(t, both_games_have_the_same_rewards_by_tier, 0, GAMES);
    int code = suite_run(suite);
    editions_close();
    return code;
}
