/* Whole turns of a table, as simulations play them: the same games as action by action. */
#include "engine/conquest/conquest.h"
#include "support/modes.h"
#include "unit/recorded.h"

static struct recorded game;
static struct odds_cache odds;

static void set_table(void)
{
    memset(&game, 0, sizeof game);
    recorded_set_table(&game, false, "aggressive");
    odds_cache_clear(&odds);
    game.table.odds = &odds;
}

static void clear_table(void)
{
    recorded_free(&game);
}

static void seat_everywhere(struct table *t, const struct player *player)
{
    for (unsigned i = 0; i < RECORDED_SEATS; i++)
        t->player[i] = player;
}

/* Players that search have no short way, and their turns are played action by action. */
START_TEST(turns_lead_to_the_same_game_as_actions)
{
    struct table *t = &game.table, single;
    enum table_event event;
    struct fault f;
    seat_everywhere(t, player_at((unsigned)_i));
    t->cap = player_at((unsigned)_i)->work > 0 ? 1 : 60;
    single = *t;
    do {
        uint32_t turn = t->state.turn;
        event = table_play_turn(t, 100000, &f);
        ck_assert_uint_eq(t->state.turn, event == TABLE_ACTED ? turn + 1 : turn);
    } while (event == TABLE_ACTED);
    ck_assert_int_eq(event, TABLE_OVER);
    ck_assert_int_eq(recorded_run(&single, &f), TABLE_OVER);
    ck_assert_mem_eq(t, &single, sizeof single);
}
END_TEST

enum { GAMES = 2, CAP = 40 };

/* Turn by turn, so that a difference is found where it begins. */
static void expect_same_game(const struct mode *mode, uint64_t number)
{
    static struct table whole, single;
    struct hg_action done;
    struct fault f;
    table_seed(&whole, &mode->rules, 5, number);
    for (unsigned i = 0; i < mode->rules.seats; i++)
        whole.player[i] = player_find("aggressive");
    whole.odds = &odds;
    whole.cap = CAP;
    single = whole;
    while (table_play_turn(&whole, 100000, &f) == TABLE_ACTED) {
        while (single.actions < whole.actions)
            ck_assert_int_eq(table_advance(&single, &done, &f), TABLE_ACTED);
        ck_assert_msg(memcmp(&whole, &single, sizeof single) == 0, "%s: another game after %lu actions", mode->label,
                      whole.actions);
    }
    while (table_advance(&single, &done, &f) == TABLE_ACTED)
        continue;
    ck_assert_msg(memcmp(&whole, &single, sizeof single) == 0, "%s: another end", mode->label);
}

/* The aggressive player has a way of its own to play whole turns, battles and all. */
START_TEST(whole_turns_of_every_mode_are_the_same)
{
    unsigned count;
    const struct mode *modes = modes_all(&count);
    for (unsigned i = 0; i < count; i++)
        for (uint64_t number = 0; number < GAMES; number++)
            expect_same_game(&modes[i], number);
}
END_TEST

START_TEST(no_more_actions_are_played_than_were_asked_for)
{
    struct fault f;
    ck_assert_int_eq(table_play_turn(&game.table, 3, &f), TABLE_ACTED);
    ck_assert_uint_eq(game.table.actions, 3);
    game.table.checking = true;
    ck_assert_int_eq(table_play_turn(&game.table, 4, &f), TABLE_ACTED);
    ck_assert_uint_eq(game.table.actions, 7);
}
END_TEST

static struct hg_action end_at_once(const struct hg_rules *r, const struct hg_state *s, const struct kit *kit)
{
    (void)r;
    (void)kit;
    return hg_blank(VERB_END, hg_actor(s));
}

static const struct player hasty = {.id = "hasty", .about = "ends what can't be ended", .glance = end_at_once};

START_TEST(an_illegal_glance_is_a_fault_and_changes_nothing)
{
    struct fault f;
    struct hg_state before;
    while (hg_actor(&game.table.state) == HG_CHANCE)
        ck_assert_int_eq(table_play_turn(&game.table, 1, &f), TABLE_ACTED);
    seat_everywhere(&game.table, &hasty);
    before = game.table.state;
    ck_assert_int_eq(table_play_turn(&game.table, 10, &f), TABLE_FAULT);
    ck_assert_ptr_nonnull(strstr(f.sentence, "the hasty of seat"));
    ck_assert_mem_eq(&before, &game.table.state, sizeof before);
    ck_assert_int_eq(table_play_turn(&game.table, 10, &f), TABLE_FAULT);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("turns", &tests);
    tcase_add_checked_fixture(tests, set_table, clear_table);
    tcase_add_loop_test(tests, turns_lead_to_the_same_game_as_actions, 0, (int)player_count());
    tcase_add_test(tests, whole_turns_of_every_mode_are_the_same);
    tcase_add_test(tests, no_more_actions_are_played_than_were_asked_for);
    tcase_add_test(tests, an_illegal_glance_is_a_fault_and_changes_nothing);
    return suite_run(suite);
}
