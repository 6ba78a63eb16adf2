/* The table: one loop, nothing half done, and a game that can be taken up again. And the players that sit at it. */
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/bits.h"
#include "engine/conquest/conquest.h"
#include "table/verify.h"
#include "text/disk.h"
#include "text/sink_file.h"
#include "unit/recorded.h"

static struct recorded game;

static void set_table(void)
{
    memset(&game, 0, sizeof game);
    recorded_set_table(&game, false, "aggressive");
}

static void clear_table(void)
{
    recorded_free(&game);
}

/* Advances to the first position in which a seat is asked this. */
static void advance_to(struct table *t, enum ask_kind kind)
{
    struct hg_action a;
    struct fault f;
    while (ask_seen(&t->state)->kind != kind)
        ck_assert_int_eq(table_advance(t, &a, &f), TABLE_ACTED);
}

/* ---- The loop ------------------------------------------------------------------------------------------------------
 */

START_TEST(the_same_seed_plays_the_same_game)
{
    struct recorded other = {0};
    struct fault f;
    recorded_set_table(&other, false, "aggressive");
    ck_assert_int_eq(recorded_run(&game.table, &f), TABLE_OVER);
    other.table.checking = true;
    ck_assert_int_eq(recorded_run(&other.table, &f), TABLE_OVER);
    ck_assert_uint_eq(game.table.actions, other.table.actions);
    ck_assert_mem_eq(&game.table.state, &other.table.state, sizeof game.table.state);
    recorded_free(&other);
}
END_TEST

START_TEST(another_game_of_the_seed_plays_differently)
{
    struct recorded other = {0};
    struct fault f;
    recorded_set_table(&other, false, "aggressive");
    dealer_seed(&other.table.dealer, RECORDED_SEED, RECORDED_GAME + 1);
    recorded_run(&game.table, &f);
    recorded_run(&other.table, &f);
    ck_assert_mem_ne(&game.table.state, &other.table.state, sizeof game.table.state);
    recorded_free(&other);
}
END_TEST

START_TEST(games_of_every_player_keep_every_invariant)
{
    struct fault f = {0};
    for (unsigned i = 0; i < RECORDED_SEATS; i++)
        game.table.player[i] = player_at((unsigned)_i);
    game.table.checking = true;
    game.table.cap = 40;
    ck_assert_msg(recorded_run(&game.table, &f) == TABLE_OVER, "%s", f.sentence);
}
END_TEST

START_TEST(a_game_stops_at_the_cap_of_rounds)
{
    struct hg_action a;
    struct fault f;
    enum hg_reason why;
    game.table.cap = 1;
    ck_assert_int_eq(recorded_run(&game.table, &f), TABLE_OVER);
    ck_assert(game.table.capped);
    ck_assert(!game.table.state.over);
    ck_assert_uint_eq(game.table.state.round, 2);
    a = hg_blank(HG_RESIGN, 0);
    ck_assert_int_eq(table_submit(&game.table, &a, &why, &f), TABLE_OVER);
}
END_TEST

START_TEST(a_broken_invariant_is_named_and_stops_the_table)
{
    struct hg_action a;
    struct fault f;
    advance_to(&game.table, ASK_INVADE);
    game.table.checking = true;
    game.table.state.conquest.open.hand_size[1] = 99;
    struct hg_state before = game.table.state;
    ck_assert_int_eq(table_advance(&game.table, &a, &f), TABLE_FAULT);
    ck_assert_ptr_nonnull(strstr(f.sentence, "an invariant is broken"));
    ck_assert_mem_eq(&before, &game.table.state, sizeof before);
    ck_assert_int_eq(table_advance(&game.table, &a, &f), TABLE_FAULT);
}
END_TEST

/* ---- Players that cheat, and people
 * ---------------------------------------------------------------------------------- */

static struct hg_action attack_oneself(const struct hg_rules *r, const struct hg_view *v,
                                       const struct hg_choices *choices, const struct kit *kit, struct thought *why)
{
    struct hg_action a = hg_blank(VERB_ATTACK, v->seat);
    (void)r;
    (void)choices;
    (void)kit;
    (void)why;
    a.from = a.to = (uint8_t)lowest(v->position.conquest.open.own[v->seat]);
    a.n = 1;
    return a;
}

static const struct player cheat = {
    .id = "cheat", .about = "does what is not allowed", .budget = "none", .choose = attack_oneself};

START_TEST(an_illegal_answer_is_a_fault_and_changes_nothing)
{
    struct hg_action a;
    struct fault f;
    advance_to(&game.table, ASK_INVADE);
    for (unsigned i = 0; i < RECORDED_SEATS; i++)
        game.table.player[i] = &cheat;
    struct hg_state before = game.table.state;
    ck_assert_int_eq(table_advance(&game.table, &a, &f), TABLE_FAULT);
    ck_assert_ptr_nonnull(strstr(f.sentence, "the cheat of seat"));
    ck_assert_ptr_nonnull(strstr(f.sentence, "'attack "));
    ck_assert_mem_eq(&before, &game.table.state, sizeof before);
}
END_TEST

START_TEST(the_table_waits_for_somebody_outside)
{
    struct hg_action a;
    struct hg_choices choices;
    struct fault f;
    enum hg_reason why;
    advance_to(&game.table, ASK_CLAIM);
    memset(game.table.player, 0, sizeof game.table.player);
    ck_assert_int_eq(table_advance(&game.table, &a, &f), TABLE_WAITS);

    struct hg_state before = game.table.state;
    a = hg_blank(VERB_END, hg_actor(&game.table.state));
    ck_assert_int_eq(table_submit(&game.table, &a, &why, &f), TABLE_WAITS);
    ck_assert_int_ne(why, HG_OK);
    ck_assert_mem_eq(&before, &game.table.state, sizeof before);

    hg_choices(&game.rules, &game.table.state, &choices);
    a = hg_choice_nth(&choices.box[0], 0);
    ck_assert_int_eq(table_submit(&game.table, &a, &why, &f), TABLE_ACTED);
    ck_assert_int_eq(why, HG_OK);
}
END_TEST

START_TEST(only_a_single_action_is_forced)
{
    struct hg_choices choices = {.count = 1};
    struct hg_action a;
    choices.box[0] = (struct hg_choice){.verb = VERB_DEFEND, .from = HG_NONE, .card = HG_NONE, .n = {1, 1}};
    ck_assert(table_forced(&choices, &a));
    ck_assert_uint_eq(a.n, 1);
    choices.box[0].n.hi = 2;
    ck_assert(!table_forced(&choices, &a));
    choices.box[0].n.hi = 1;
    choices.box[1] = choices.box[0];
    choices.count = 2;
    ck_assert(!table_forced(&choices, &a));
}
END_TEST

/* ---- Recording
 * ------------------------------------------------------------------------------------------------------- */

START_TEST(a_full_disk_stops_the_game_before_the_action)
{
    struct hg_action a;
    struct fault f;
    struct hg_state before = game.table.state;
    struct sink full = sink_file(fopen("/dev/full", "w"));
    ck_assert_ptr_nonnull(full.context);
    game.table.record = &full;
    ck_assert_int_eq(table_advance(&game.table, &a, &f), TABLE_FAULT);
    ck_assert_ptr_nonnull(strstr(f.sentence, "could not be written"));
    ck_assert_mem_eq(&before, &game.table.state, sizeof before);
    ck_assert_uint_eq(game.table.actions, 0);
    ck_assert_int_eq(table_advance(&game.table, &a, &f), TABLE_FAULT);
    sink_close(&full);
}
END_TEST

START_TEST(every_line_is_whole_when_its_action_is_told)
{
    char path[] = "/tmp/hegemon-table-XXXXXX";
    char last;
    int file = mkstemp(path);
    struct hg_action a;
    struct fault f;
    struct sink out = sink_file(fdopen(file, "w+"));
    game.table.record = &out;
    for (unsigned i = 1; i < 50; i++) {
        ck_assert_int_eq(table_advance(&game.table, &a, &f), TABLE_ACTED);
        struct stat info;
        ck_assert_int_eq(stat(path, &info), 0);
        ck_assert_int_eq(pread(file, &last, 1, info.st_size - 1), 1);
        ck_assert_int_eq(last, '\n');
    }
    sink_close(&out);
    unlink(path);
}
END_TEST

START_TEST(a_running_game_cannot_be_ended_in_its_record)
{
    struct fault f;
    struct sink_memory out;
    sink_heap(&out);
    game.table.record = &out.sink;
    ck_assert(!table_finish(&game.table, NULL, &f));
    ck_assert_ptr_null(out.text);
}
END_TEST

/* ---- Resuming
 * -------------------------------------------------------------------------------------------------------- */

/* Bytes up to the end of the line in which action `number` stands. */
static size_t length_with(const struct recorded *whole, unsigned long number)
{
    char start[32];
    snprintf(start, sizeof start, "\n%lu ", number);
    return (size_t)(strchr(strstr(whole->text, start) + 1, '\n') + 1 - whole->text);
}

/* The resumed table against the rest of the whole record: chance must come out as it did, the seats' moves are given.
 */
static void play_the_rest(struct table *t, const struct recorded *whole)
{
    struct hg_action told, done;
    struct hg_state before;
    struct fault f;
    enum hg_reason why;
    struct record_reader *rest = record_open_text("whole", whole->text, whole->length, &f);
    while (record_next(rest, &told, &before, &f) == RECORD_ACTION) {
        if (record_number(rest) <= t->actions)
            continue;
        if (told.seat == HG_CHANCE) {
            ck_assert_int_eq(table_advance(t, &done, &f), TABLE_ACTED);
            ck_assert_mem_eq(&told, &done, sizeof told);
        } else {
            ck_assert_int_eq(table_submit(t, &told, &why, &f), TABLE_ACTED);
        }
    }
    ck_assert_mem_eq(&t->state, record_position(rest), sizeof t->state);
    record_close(rest);
}

START_TEST(a_resumed_game_goes_on_with_the_same_dice_to_the_same_end)
{
    struct recorded whole = {0};
    struct table t;
    struct fault f;
    recorded_play(&whole, _i != 0, false, 0);
    size_t length = length_with(&whole, whole.table.actions / 2);
    struct record_reader *reader = record_open_text("game", whole.text, length + 3, &f);
    ck_assert_int_eq(table_resume(&t, reader, _i != 0 ? recorded_secret : NULL, &f), RECORD_TORN);
    ck_assert_uint_eq((size_t)record_good_bytes(reader), length);
    ck_assert_uint_eq(t.actions, whole.table.actions / 2);
    play_the_rest(&t, &whole);
    record_close(reader);
    recorded_free(&whole);
}
END_TEST

START_TEST(a_resumed_record_verifies_as_if_never_interrupted)
{
    char path[] = "/tmp/hegemon-table-XXXXXX";
    struct recorded whole = {0};
    struct table t;
    struct verify_report report;
    struct fault f;
    recorded_play(&whole, false, false, 0);
    FILE *out = fdopen(mkstemp(path), "w");
    fwrite(whole.text, 1, length_with(&whole, whole.table.actions / 3) + 2, out);
    fclose(out);
    int held = disk_hold(path, &f);
    struct record_reader *reader = record_open(path, &f);
    ck_assert_int_eq(table_resume(&t, reader, NULL, &f), RECORD_TORN);
    struct sink rest;
    ck_assert(disk_append(&rest, held, path, record_good_bytes(reader), &f));
    t.record = &rest;
    ck_assert_int_eq(recorded_run(&t, &f), TABLE_OVER);
    ck_assert(table_finish(&t, NULL, &f));
    ck_assert(sink_close(&rest));
    close(held);
    record_close(reader);
    ck_assert_int_eq(verify_record(path, NULL, &report, &f), VERIFY_FITS);
    ck_assert_str_eq(report.end, "won");
    unlink(path);
    recorded_free(&whole);
}
END_TEST

START_TEST(a_game_is_not_resumed_without_its_secret)
{
    struct recorded whole = {0};
    struct table t;
    struct fault f;
    recorded_play(&whole, true, false, 1);
    struct record_reader *reader = record_open_text("game", whole.text, whole.length, &f);
    ck_assert_int_eq(table_resume(&t, reader, NULL, &f), RECORD_BROKEN);
    ck_assert_int_eq(table_resume(&t, reader, whole.header.contribution[0], &f), RECORD_BROKEN);
    ck_assert_ptr_nonnull(strstr(f.sentence, "commitment"));
    record_close(reader);
    recorded_free(&whole);
}
END_TEST

START_TEST(a_finished_game_is_not_resumed)
{
    struct recorded whole = {0};
    struct table t;
    struct fault f;
    recorded_play(&whole, false, false, 1);
    struct record_reader *reader = record_open_text("game", whole.text, whole.length, &f);
    ck_assert_int_eq(table_resume(&t, reader, NULL, &f), RECORD_FINISHED);
    record_close(reader);
    recorded_free(&whole);
}
END_TEST

/* ---- Players
 * ---------------------------------------------------------------------------------------------------------- */

/* Lets the player decide in the table's position a number of times, without playing it. */
static struct hg_action choice_of(const struct player *player, const struct hg_state *s, struct rng *rng)
{
    static struct odds_cache odds;
    struct hg_view v;
    struct hg_choices choices;
    hg_view(&game.rules, s, hg_actor(s), &v);
    hg_choices(&game.rules, &v.position, &choices);
    return player->choose(&game.rules, &v, &choices, &(struct kit){.rng = rng, .odds = &odds}, NULL);
}

START_TEST(players_are_found_by_their_names)
{
    ck_assert_str_eq(player_at(0)->id, "aggressive");
    for (unsigned i = 0; i < player_count(); i++)
        ck_assert_ptr_eq(player_find(player_at(i)->id), player_at(i));
    ck_assert_ptr_null(player_find("person"));
}
END_TEST

static uint64_t borders_of(uint64_t own)
{
    uint64_t borders = 0;
    for (uint64_t rest = own; rest != 0;) {
        uint8_t place = take_lowest(&rest);
        borders |= (game.rules.conquest.near[place] & ~own) != 0 ? bit(place) : 0;
    }
    return borders;
}

/* A seat is to place units, has no set to turn in, and holds places behind its borders. */
static bool has_hinterland(const struct hg_state *s)
{
    struct hg_choices choices;
    if (ask_seen(s)->kind != ASK_DEPLOY)
        return false;
    hg_choices(&game.rules, s, &choices);
    uint64_t own = s->conquest.open.own[hg_actor(s)];
    return choices.box[0].verb == VERB_PLACE && borders_of(own) != own;
}

START_TEST(aggressive_places_all_it_has_on_one_border)
{
    const struct hg_state *s = &game.table.state;
    struct hg_action a;
    struct fault f;
    struct rng rng;
    uint64_t chosen = 0;
    rng_seed(&rng, 1, 1);
    while (!has_hinterland(s))
        ck_assert_int_eq(table_advance(&game.table, &a, &f), TABLE_ACTED);
    for (unsigned i = 0; i < 1000; i++) {
        a = choice_of(player_find("aggressive"), s, &rng);
        ck_assert_uint_eq(a.verb, VERB_PLACE);
        ck_assert_uint_eq(a.n, s->conquest.open.pile);
        chosen |= bit(a.to);
    }
    ck_assert_uint_eq(chosen, borders_of(s->conquest.open.own[hg_actor(s)]));
}
END_TEST

START_TEST(aggressive_attacks_fifteen_times_in_sixteen_with_all_it_has)
{
    enum { ASKED = 16000 };
    const struct hg_state *s = &game.table.state;
    struct rng rng;
    unsigned ends = 0;
    rng_seed(&rng, 2, 1);
    advance_to(&game.table, ASK_INVADE);
    for (unsigned i = 0; i < ASKED; i++) {
        struct hg_action a = choice_of(player_find("aggressive"), s, &rng);
        ck_assert_int_eq(hg_why_not(&game.rules, s, &a), HG_OK);
        ends += a.verb == VERB_END;
        if (a.verb == VERB_ATTACK && s->conquest.open.units[a.from] > game.rules.conquest.attack_dice)
            ck_assert_uint_eq(a.n, game.rules.conquest.attack_dice);
    }
    ck_assert(ends > 880 && ends < 1120); /* 1000 expected, four standard deviations either way */
}
END_TEST

/* Each pair of places equally often: nothing hangs on how the choices are boxed. */
START_TEST(aggressive_takes_every_pair_of_places_equally_often)
{
    enum { EACH = 400 };
    static unsigned seen[HG_PLACES_MAX][HG_PLACES_MAX];
    const struct hg_state *s = &game.table.state;
    struct hg_choices choices;
    struct rng rng;
    unsigned pairs = 0;
    memset(seen, 0, sizeof seen);
    rng_seed(&rng, 3, 1);
    advance_to(&game.table, ASK_INVADE);
    hg_choices(&game.rules, s, &choices);
    for (unsigned i = 0; i < choices.count; i++)
        pairs += choices.box[i].verb == VERB_ATTACK ? count_bits(choices.box[i].to) : 0;
    for (unsigned i = 0; i < EACH * pairs;) {
        struct hg_action a = choice_of(player_find("aggressive"), s, &rng);
        if (a.verb == VERB_ATTACK) {
            seen[a.from][a.to]++;
            i++;
        }
    }
    for (unsigned from = 0; from < HG_PLACES_MAX; from++)
        for (unsigned to = 0; to < HG_PLACES_MAX; to++)
            ck_assert(seen[from][to] == 0 || (seen[from][to] > EACH * 3 / 4 && seen[from][to] < EACH * 5 / 4));
}
END_TEST

START_TEST(aggressive_moves_all_in_and_trades_whenever_it_may)
{
    struct table *t = &game.table;
    struct hg_choices choices;
    struct hg_action a;
    struct fault f;
    unsigned advances = 0, trades = 0;
    while (!t->state.over) {
        struct hg_state before = t->state;
        bool decides = hg_actor(&before) != HG_CHANCE;
        if (decides)
            hg_choices(&game.rules, &before, &choices);
        ck_assert_int_eq(table_advance(t, &a, &f), TABLE_ACTED);
        if (a.verb == VERB_ADVANCE || a.verb == VERB_DEFEND)
            ck_assert_uint_eq(a.n, choices.box[0].n.hi);
        if (a.verb == VERB_PLACE)
            ck_assert_uint_eq(choices.box[0].verb, VERB_PLACE);
        advances += a.verb == VERB_ADVANCE;
        trades += a.verb == VERB_TRADE;
    }
    ck_assert_uint_gt(advances, 0);
    ck_assert_uint_gt(trades, 0);
}
END_TEST

START_TEST(uniform_reaches_every_claim)
{
    const struct hg_state *s = &game.table.state;
    struct rng rng;
    uint64_t chosen = 0;
    rng_seed(&rng, 4, 1);
    advance_to(&game.table, ASK_CLAIM);
    for (unsigned i = 0; i < 2000; i++)
        chosen |= bit(choice_of(player_find("uniform"), s, &rng).to);
    ck_assert_uint_eq(chosen, all_places(&game.rules));
}
END_TEST

static void add_loop(TCase *tests)
{
    tcase_add_checked_fixture(tests, set_table, clear_table);
    tcase_add_test(tests, the_same_seed_plays_the_same_game);
    tcase_add_test(tests, another_game_of_the_seed_plays_differently);
    tcase_add_loop_test(tests, games_of_every_player_keep_every_invariant, 0, (int)player_count());
    tcase_add_test(tests, a_game_stops_at_the_cap_of_rounds);
    tcase_add_test(tests, a_broken_invariant_is_named_and_stops_the_table);
    tcase_add_test(tests, an_illegal_answer_is_a_fault_and_changes_nothing);
    tcase_add_test(tests, the_table_waits_for_somebody_outside);
    tcase_add_test(tests, only_a_single_action_is_forced);
    tcase_add_test(tests, a_full_disk_stops_the_game_before_the_action);
    tcase_add_test(tests, every_line_is_whole_when_its_action_is_told);
    tcase_add_test(tests, a_running_game_cannot_be_ended_in_its_record);
}

static void add_resuming(TCase *tests)
{
    tcase_add_loop_test(tests, a_resumed_game_goes_on_with_the_same_dice_to_the_same_end, 0, 2);
    tcase_add_test(tests, a_resumed_record_verifies_as_if_never_interrupted);
    tcase_add_test(tests, a_game_is_not_resumed_without_its_secret);
    tcase_add_test(tests, a_finished_game_is_not_resumed);
}

static void add_players(TCase *tests)
{
    tcase_add_test(tests, players_are_found_by_their_names);
    tcase_add_test(tests, aggressive_places_all_it_has_on_one_border);
    tcase_add_test(tests, aggressive_attacks_fifteen_times_in_sixteen_with_all_it_has);
    tcase_add_test(tests, aggressive_takes_every_pair_of_places_equally_often);
    tcase_add_test(tests, aggressive_moves_all_in_and_trades_whenever_it_may);
    tcase_add_test(tests, uniform_reaches_every_claim);
}

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("table", &tests);
    add_loop(tests);
    add_resuming(tests);
    add_players(tests);
    return suite_run(suite);
}
