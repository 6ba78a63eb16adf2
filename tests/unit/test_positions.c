/* Positions in which players once went wrong, each cut where a seat has its turn before it: what a strong player does
 * there, the searching levels do. Each turn is played with several dice, since dice may spoil the best plan.
 *   test_positions [LEVEL]  prints how often a level does it */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "support/suite.h"
#include "table/table.h"
#include "text/record/record.h"

enum { DEALS = 10, ENOUGH = 7 };

/* What has to be true after the turn: places that are wanted, or only one of them, or any card. */
struct wanted {
    const char *record;
    const char *place[8];
    bool any; /* one of the places is enough; without places any conquest is */
};

static const struct wanted positions[] = {
    {"region-one-short", {"kahje"}, false},
    {"set-and-last-place", {"antibaar"}, false},
    {"two-places-to-a-region", {"irune", "tuchanka"}, false},
    {"break-the-leader", {"pragia", "ontarom", "antibaar", "feros", "virmire", "therum", "utukku", "intai-sei"}, true},
    {"sure-card-passed", {NULL}, true},
};
enum { POSITIONS = sizeof positions / sizeof positions[0] };

/* ---- One turn ---------------------------------------------------------------------------------------------------- */

static struct record_reader *open_at_its_end(const struct wanted *w)
{
    char path[80];
    struct fault f;
    struct hg_action a;
    struct record_reader *reader;
    snprintf(path, sizeof path, "tests/positions/%s.hgr", w->record);
    reader = record_open(path, &f);
    if (reader == NULL) {
        printf("%s: %s\n", f.place, f.sentence);
        exit(2);
    }
    while (record_next(reader, &a, NULL, &f) == RECORD_ACTION)
        continue;
    return reader;
}

static unsigned place_of(const struct record_reader *reader, const char *id)
{
    const struct name_list *places = &edition_names(record_edition(reader))->places;
    unsigned i = 0;
    while (strcmp(places->item[i].id, id) != 0)
        i++;
    return i;
}

static bool is_met(const struct record_reader *reader, const struct wanted *w, uint64_t before, uint64_t after)
{
    unsigned met = 0, names = 0;
    for (; names < 8 && w->place[names] != NULL; names++)
        met += has(after, place_of(reader, w->place[names]));
    if (names == 0)
        return (after & ~before) != 0;
    return w->any ? met > 0 : met == names;
}

/* Whether the seat that decides gets what is wanted within its turn. */
static bool plays_it(const struct record_reader *reader, const struct wanted *w, const struct player *player,
                     uint64_t deal)
{
    static struct table t;
    static struct odds_cache odds;
    struct hg_action a;
    struct fault f;
    uint8_t seat;
    uint64_t before;
    uint32_t turn;
    table_seed(&t, record_rules(reader), 1, deal);
    dealer_seed(&t.dealer, 7, deal);
    t.state = *record_position(reader);
    t.odds = &odds;
    for (unsigned i = 0; i < t.rules->seats; i++)
        t.player[i] = player;
    seat = hg_actor(&t.state);
    turn = t.state.turn;
    before = t.state.conquest.open.own[seat];
    while (t.state.turn == turn && table_advance(&t, &a, &f) == TABLE_ACTED)
        continue;
    return is_met(reader, w, before, t.state.conquest.open.own[seat]);
}

static unsigned times_played(const struct wanted *w, const struct player *player)
{
    struct record_reader *reader = open_at_its_end(w);
    unsigned times = 0;
    for (uint64_t deal = 0; deal < DEALS; deal++)
        times += plays_it(reader, w, player, deal);
    record_close(reader);
    return times;
}

/* ---- Tests ------------------------------------------------------------------------------------------------------- */

START_TEST(skilled_players_do_what_is_wanted)
{
    unsigned times = times_played(&positions[_i], player_find("skilled"));
    ck_assert_msg(times >= ENOUGH, "%s: %u of %d", positions[_i].record, times, DEALS);
}
END_TEST

START_TEST(hard_players_do_what_is_wanted)
{
    unsigned times = times_played(&positions[_i], player_find("hard"));
    ck_assert_msg(times >= ENOUGH, "%s: %u of %d", positions[_i].record, times, DEALS);
}
END_TEST

START_TEST(gates_of_regions_are_counted)
{
    struct record_reader *reader = open_at_its_end(&positions[0]);
    const struct hg_conquest_rules *c = &record_rules(reader)->conquest;
    ck_assert_uint_eq(c->gates[0], 2); /* Earth Central is left from Benning and Noveria alone */
    ck_assert_uint_eq(c->gates[2], 6);
    record_close(reader);
}
END_TEST

static int print_all(const struct player *player)
{
    for (unsigned i = 0; i < POSITIONS; i++)
        printf("%-24s %u of %d\n", positions[i].record, times_played(&positions[i], player), DEALS);
    return 0;
}

int main(int argc, char **argv)
{
    TCase *tests;
    Suite *suite = suite_of("positions", &tests);
    if (argc > 1)
        return player_find(argv[1]) == NULL ? 2 : print_all(player_find(argv[1]));
    tcase_add_test(tests, gates_of_regions_are_counted);
    tcase_add_loop_test(tests, skilled_players_do_what_is_wanted, 0, POSITIONS);
    tcase_add_loop_test(tests, hard_players_do_what_is_wanted, 0, POSITIONS);
    return suite_run(suite);
}
