/* Basic Training as whole games and as an edition: what never happens, what makes no difference, who may play. Each
 * test names the rules it proves. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "text/edition/parts.h"
#include "unit/recorded.h"

enum { SEATS = RECORDED_SEATS, PLACES = 42, CARDS = 81 };

static struct edition *e;

/* ---- Whole games ------------------------------------------------------------------------------------------------- */

static void every_planet_is_held_once(const struct hg_state *s)
{
    for (unsigned i = 0; i < PLACES; i++) {
        unsigned owners = 0;
        for (unsigned seat = 0; seat < SEATS; seat++)
            owners += has(s->conquest.open.own[seat], i);
        ck_assert_uint_eq(owners, 1);
        ck_assert_uint_ge(s->conquest.open.units[i], 1);
    }
}

static void action_belongs_to_basic_training(const struct hg_rules *r, const struct hg_action *a)
{
    static const char *const known[] = {"roll",  "draw",   "claim",  "reinforce", "pick",    "trade",
                                        "place", "attack", "defend", "advance",   "fortify", "end"};
    unsigned i = 0;
    while (i < sizeof known / sizeof known[0] && strcmp(known[i], hg_verbs(r).verb[a->verb].word) != 0)
        i++;
    ck_assert_uint_lt(i, sizeof known / sizeof known[0]);
    ck_assert_uint_le(a->count, 5);
    for (i = 0; i < a->count; i++)
        ck_assert(a->x[i] >= 1 && a->x[i] <= 6);
}

/* ME-GEN-19, ME-BT-CLAIM-05: after claiming no planet is ever without its one controller and a unit.
 * ME-BT-SETUP-01, ME-BT-SETUP-02, ME-BT-CARD-13, ME-GEN-01: nothing happens in a game but what Basic Training knows,
 * with at most five dice of six faces and 81 cards. */
START_TEST(whole_games_keep_to_basic_training)
{
    struct recorded game = {0};
    struct hg_action a;
    struct fault f;
    recorded_set_table(&game, false, _i % 2 == 0 ? "aggressive" : "uniform");
    dealer_seed(&game.table.dealer, 7, (uint64_t)_i);
    game.table.cap = 25;
    while (table_advance(&game.table, &a, &f) == TABLE_ACTED) {
        const struct hg_state *s = &game.table.state;
        const struct hg_conquest_open *o = &s->conquest.open;
        action_belongs_to_basic_training(&game.rules, &a);
        if (o->seat != HG_NONE)
            every_planet_is_held_once(s);
        ck_assert_uint_eq(o->deck_size + set_count(&o->discard) + o->hand_size[0] + o->hand_size[1] + o->hand_size[2],
                          CARDS);
    }
    ck_assert_uint_gt(game.table.state.turn, 3);
    recorded_free(&game);
}
END_TEST

static bool uses(const struct hg_rules *r, const struct hg_action *a, char letter)
{
    return strchr(hg_verbs(r).verb[a->verb].args, letter) != NULL;
}

static void refused(const struct hg_rules *r, const struct hg_state *s, struct hg_action a)
{
    ck_assert_int_ne(hg_why_not(r, s, &a), HG_OK);
}

/* The action with something in each field in turn that its verb does not use. */
static void nothing_may_be_added(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *good)
{
    struct hg_action from = *good, to = *good, number = *good, card = *good, count = *good;
    from.from = to.to = card.card = 0;
    number.n = 1;
    count.count++;
    if (!uses(r, good, 'f'))
        refused(r, s, from);
    if (!uses(r, good, 't'))
        refused(r, s, to);
    if (!uses(r, good, 'n'))
        refused(r, s, number);
    if (!uses(r, good, 'c'))
        refused(r, s, card);
    refused(r, s, count);
    for (unsigned i = good->count; i < HG_DICE_MAX; i++) {
        struct hg_action die = *good;
        die.x[i] = 1;
        refused(r, s, die);
    }
}

/* An action says what its verb needs and nothing else, so that equal actions have equal bytes. */
START_TEST(an_action_carries_nothing_that_its_verb_does_not_use)
{
    struct recorded game = {0};
    struct fault f;
    unsigned seen = 0;
    recorded_set_table(&game, false, "aggressive");
    for (;;) {
        struct hg_state before = game.table.state;
        struct hg_action a;
        if (table_advance(&game.table, &a, &f) != TABLE_ACTED)
            break;
        nothing_may_be_added(&game.rules, &before, &a);
        seen |= 1u << a.verb;
    }
    ck_assert_int_eq(__builtin_popcount(seen), 12);
    recorded_free(&game);
}
END_TEST

static void play_with_armies(struct recorded *game, const char *const *army)
{
    struct fault f;
    recorded_set_table(game, false, "aggressive");
    for (unsigned i = 0; i < RECORDED_SEATS; i++)
        strcpy(game->header.seat[i].army, army[i]);
    recorded_keep(game);
    recorded_begin(game);
    ck_assert_int_eq(recorded_run(&game->table, &f), TABLE_OVER);
    ck_assert(table_finish(&game->table, NULL, &f));
    recorded_kept(game);
}

/* Reads the whole record back and returns the hash of its last position. */
static uint64_t replayed(const struct recorded *game, const char *first_army)
{
    struct fault f;
    struct hg_action a;
    enum record_status status;
    struct record_reader *reader = record_open_text("game", game->text, game->length, &f);
    ck_assert_msg(reader != NULL, "%s", f.sentence);
    ck_assert_str_eq(record_header(reader)->seat[0].army, first_army);
    while ((status = record_next(reader, &a, NULL, &f)) == RECORD_ACTION)
        continue;
    ck_assert_int_eq(status, RECORD_FINISHED);
    uint64_t hash = hg_hash(record_rules(reader), record_position(reader));
    record_close(reader);
    return hash;
}

/* Bytes of the actions: the check of the end covers the header, and with it the colours. */
static const char *actions_of(const struct recorded *game, size_t *length)
{
    const char *first = strstr(game->text, "\n1 chance ");
    *length = (size_t)(strstr(first, "\nend ") - first);
    return first;
}

/* ME-BT-SETUP-04: other colours, the same seed, the same game to the last action. */
START_TEST(colours_have_no_effect)
{
    static const char *const some[] = {"light-blue", "red", "orange"}, *const others[] = {"orange", "burgundy", "red"};
    struct recorded one = {0}, two = {0};
    play_with_armies(&one, some);
    play_with_armies(&two, others);
    ck_assert_mem_eq(&one.table.state, &two.table.state, sizeof one.table.state);
    ck_assert_uint_eq(one.table.actions, two.table.actions);
    ck_assert_uint_eq(replayed(&one, "light-blue"), replayed(&two, "orange"));
    size_t length, other;
    const char *actions = actions_of(&one, &length), *same = actions_of(&two, &other);
    ck_assert_uint_eq(length, other);
    ck_assert(memcmp(actions, same, length) == 0);
    recorded_free(&one);
    recorded_free(&two);
}
END_TEST

/* ME-BT-SETUP-04: no two players have the same colour, and each has one of the edition's. */
START_TEST(every_player_has_a_colour_of_his_own)
{
    static const char *const doubled[] = {"red", "orange", "red"}, *const unknown[] = {"red", "orange", "green"};
    static const char *const *const wrong[] = {doubled, unknown};
    struct recorded game = {0};
    struct fault f;
    play_with_armies(&game, wrong[_i]);
    ck_assert_ptr_null(record_open_text("game", game.text, game.length, &f));
    ck_assert_ptr_nonnull(strstr(f.sentence, wrong[_i][2]));
    recorded_free(&game);
}
END_TEST

/* ---- The edition ------------------------------------------------------------------------------------------------- */

/* ME-GEN-02, A-86: Basic Training is for three or four players. */
START_TEST(basic_training_is_for_three_or_four)
{
    for (unsigned seats = 0; seats <= HG_SEATS_MAX + 1u; seats++) {
        struct hg_rules r;
        struct fault f;
        ck_assert(edition_compile(e, "basic", seats, NULL, 0, &r, &f) == (seats == 3 || seats == 4));
    }
}
END_TEST

/* ME-GEN-15: one Harbinger for the map, whatever the number of players, and one marker on the Momentum Meter. The
 * edition has no room for a second of either. */
START_TEST(there_is_one_harbinger_for_the_map_and_one_marker)
{
    size_t length;
    const char *bundle = edition_bundle(e, &length), *line = strstr(bundle, "\n  titan: ") + 1;
    const char *end = strchr(line, '\n') + 1;
    struct fault f;
    char *twice = malloc(length + (size_t)(end - line));
    size_t upto = (size_t)(end - bundle), size = (size_t)(end - line);
    memcpy(twice, bundle, upto);
    memcpy(twice + upto, line, size);
    memcpy(twice + upto + size, end, length - upto);
    ck_assert_ptr_null(edition_from_bundle("twice", twice, length + size, &f));
    ck_assert_ptr_nonnull(strstr(f.sentence, "titan"));
    free(twice);
    ck_assert_str_eq(e->charts.titan.id, "harbinger");
    ck_assert_str_eq(e->meter[0].named.id, "momentum");
    ck_assert(e->meter[0].is_tug && e->meter[0].start < e->meter[0].spaces);
    ck_assert(e->meter[0].space[e->meter[0].start].side == e->meter[0].low);
}
END_TEST

static const struct directive_part *directive(const char *id)
{
    int i = names_find(&e->directives, id, strlen(id));
    ck_assert_msg(i >= 0, "no directive %s", id);
    return &e->directive[i];
}

static bool with(const struct directive_part *d, const char *key, const char *value)
{
    const struct yaml_item *item = yaml_item_find(d->with, key);
    return item != NULL && strcmp(item->text, value) == 0;
}

/* ME-GEN-22: cards that contradict a general rule carry the exception with them and say so: eight-sided dice without a
 * ship or a token, a fortification without a chain, an attack without a border. */
START_TEST(cards_that_overrule_a_rule_say_so)
{
    const struct directive_part *nest = directive("ravager-nest"), *logistics = directive("shadow-logistics");
    const struct directive_part *run = directive("stealth-run");
    ck_assert_str_eq(nest->op, "use-d8");
    ck_assert(with(nest, "side", "defender") && with(nest, "not-on", "token"));
    ck_assert_ptr_nonnull(strstr(nest->text[ENGLISH], "8-sided dice for your whole defence"));
    ck_assert_str_eq(logistics->op, "extra-fortify");
    ck_assert(with(logistics, "connected", "no"));
    ck_assert_ptr_nonnull(strstr(logistics->text[ENGLISH], "connected or not"));
    ck_assert_str_eq(run->op, "relay-jump");
    ck_assert_ptr_nonnull(strstr(run->text[ENGLISH], "count as adjacent"));
}
END_TEST

/* ---- The suite --------------------------------------------------------------------------------------------------- */

int main(void)
{
    struct fault f;
    TCase *t;
    Suite *suite = suite_of("basic games", &t);
    e = edition_builtin("mass-effect", &f);
    if (e == NULL) {
        printf("%s: %s\n", f.place, f.sentence);
        return EXIT_FAILURE;
    }
    tcase_add_loop_test(t, whole_games_keep_to_basic_training, 0, 8);
    tcase_add_test(t, an_action_carries_nothing_that_its_verb_does_not_use);
    tcase_add_test(t, colours_have_no_effect);
    tcase_add_loop_test(t, every_player_has_a_colour_of_his_own, 0, 2);
    tcase_add_test(t, basic_training_is_for_three_or_four);
    tcase_add_test(t, there_is_one_harbinger_for_the_map_and_one_marker);
    tcase_add_test(t, cards_that_overrule_a_rule_say_so);
    int code = suite_run(suite);
    edition_close(e);
    return code;
}
