/* The assets family beyond what scripts can say: the cards, the exact chance to complete the sample card, sets of dice
 * against plain counting, the score of played games, and rules or positions that must be refused. */
#include <math.h>
#include <string.h>

#include "engine/assets/assets.h"
#include "players/rng.h"
#include "support/suite.h"
#include "text/edition/edition.h"
#include "text/notation.h"

enum { SEATS_LEAST = 2, SEATS_MOST = 5 };

static struct edition *edition;
static struct hg_rules rules[SEATS_MOST + 1];
static uint8_t sample; /* the planet of the printed sample card */

static uint8_t place(const char *id)
{
    int i = names_find(&edition_names(edition)->places, id, strlen(id));
    ck_assert_int_ge(i, 0);
    return (uint8_t)i;
}

static void open_edition(void)
{
    struct fault f;
    edition = edition_builtin("mass-effect", &f);
    ck_assert_msg(edition != NULL, "%s", f.sentence);
    for (unsigned seats = SEATS_LEAST; seats <= SEATS_MOST; seats++)
        ck_assert_msg(edition_compile(edition, "war-assets", seats, NULL, 0, &rules[seats], &f), "%s", f.sentence);
    sample = place("feros");
}

static void close_edition(void)
{
    edition_close(edition);
}

/* ---- The cards -------------------------------------------------------------------------------------------------- */

/* ME-WA-01: 18 cards, five six-sided and two eight-sided dice. */
START_TEST(there_are_18_cards_and_7_dice)
{
    const struct hg_assets_rules *g = &rules[2].assets;
    ck_assert_uint_eq(count_bits(g->cards), 18);
    ck_assert(g->dice[0] == 5 && g->sides[0] == 6);
    ck_assert(g->dice[1] == 2 && g->sides[1] == 8);
}
END_TEST

/* ME-GEN-02, A-98: two to five play. */
START_TEST(two_to_five_play)
{
    struct hg_rules r;
    struct fault f;
    ck_assert(!edition_compile(edition, "war-assets", 1, NULL, 0, &r, &f));
    ck_assert(!edition_compile(edition, "war-assets", 6, NULL, 0, &r, &f));
    for (unsigned seats = SEATS_LEAST; seats <= SEATS_MOST; seats++)
        ck_assert_uint_eq(rules[seats].seats, seats);
}
END_TEST

/* ME-WA-04, A-101: every card shows its planet in both languages, a region of three, a value, rows, the region's. */
START_TEST(every_card_shows_what_it_must)
{
    const struct hg_assets_rules *g = &rules[2].assets;
    for (uint64_t left = g->cards; left != 0;) {
        uint8_t card = take_lowest(&left);
        struct edition_place shown = edition_place(edition, card);
        ck_assert(shown.named->name[ENGLISH][0] != '\0' && shown.named->name[FRENCH][0] != '\0');
        ck_assert(g->value[card] >= 1 && g->value[card] <= 5);
        ck_assert(g->rows[card] >= 2 && g->rows[card] <= 4);
    }
    for (unsigned i = 0; i < g->regions; i++) {
        unsigned sum = 0;
        for (uint64_t left = g->region[i]; left != 0;)
            sum += g->value[take_lowest(&left)];
        ck_assert_uint_eq(count_bits(g->region[i]), 3);
        ck_assert_uint_gt(g->region_value[i], sum);
    }
}
END_TEST

/* EX-10: value 2; one die 7, one die 5, three and more of ones, twos and threes. */
START_TEST(the_sample_card_is_as_printed)
{
    const struct hg_assets_rules *g = &rules[2].assets;
    const struct hg_row *row = g->row[sample];
    ck_assert(g->value[sample] == 2 && g->rows[sample] == 3);
    ck_assert(row[0].face[0] == 7 && row[0].face[1] == 0 && row[0].sum == 0);
    ck_assert(row[1].face[0] == 5 && row[1].face[1] == 0 && row[1].sum == 0);
    ck_assert(row[2].face[0] == 0 && row[2].sum == 3);
    ck_assert(g->steal.face[0] == 6 && g->steal.face[1] == 0 && g->steal.sum == 0);
}
END_TEST

/* ---- Rows ------------------------------------------------------------------------------------------------------- */

/* DV-09, A-94: the fewest dice of each kind of row. */
START_TEST(rows_need_so_many_dice)
{
    static const struct {
        uint8_t face[2], sum, dice, large;
    } vector[] = {
        {{7, 0}, 0, 1, 1}, {{5, 0}, 0, 1, 0}, {{4, 6}, 0, 2, 0}, {{7, 8}, 0, 2, 2}, {{6, 8}, 0, 2, 1},
        {{0, 0}, 3, 1, 0}, {{0, 0}, 4, 2, 0}, {{0, 0}, 6, 2, 0}, {{0, 0}, 7, 3, 0},
    };
    unsigned dice = 0, large = 0;
    for (size_t i = 0; i < sizeof vector / sizeof vector[0]; i++) {
        struct hg_row row = {.face = {vector[i].face[0], vector[i].face[1]}, .sum = vector[i].sum};
        rows_prepare(&row, 6);
        ck_assert_uint_eq(row.dice, vector[i].dice);
        ck_assert_uint_eq(row.large, vector[i].large);
    }
    for (unsigned i = 0; i < rules[2].assets.rows[sample]; i++) {
        dice += rules[2].assets.row[sample][i].dice;
        large += rules[2].assets.row[sample][i].large;
    }
    ck_assert(dice == 3 && large == 1);
}
END_TEST

/* Plain reading of a row: the faces of a set of dice, sorted by how often each appears. */
static bool fits(const struct hg_row *row, const struct hg_assets *o, unsigned set)
{
    unsigned shows[ROWS_FACES + 1] = {0}, sum = 0, others = 0;
    for (unsigned i = 0; i < ROWS_DICE; i++)
        if (has(set, i)) {
            shows[o->face[i]]++;
            sum += o->face[i];
            others += o->face[i] > 3;
        }
    if (row->sum != 0)
        return others == 0 && sum >= row->sum;
    shows[row->face[0]]--;
    if (row->face[1] != 0)
        shows[row->face[1]]--;
    for (unsigned face = 1; face <= ROWS_FACES; face++)
        if (shows[face] != 0)
            return false;
    return true;
}

/* How many dice of each kind show each face, as one number: sets that differ only by equal dice have the same. */
static uint64_t signature(const struct hg_assets *o, unsigned set)
{
    uint64_t sum = 0;
    for (unsigned i = 0; i < ROWS_DICE; i++)
        if (has(set, i))
            sum += bit(3u * (o->face[i] + (i < o->dice[0] ? 0u : ROWS_FACES)));
    return sum;
}

static unsigned count_fits(const struct hg_row *row, const struct hg_assets *o)
{
    uint64_t seen[1 << ROWS_DICE];
    unsigned count = 0;
    for (unsigned set = 1; set >> assets_dice_left(o) == 0; set++) {
        unsigned k = 0;
        if (!fits(row, o, set))
            continue;
        seen[count] = signature(o, set);
        while (seen[k] != seen[count])
            k++;
        count += k == count;
    }
    return count;
}

static void roll_some(struct hg_assets *o, struct rng *rng)
{
    *o = (struct hg_assets){0};
    o->dice[0] = (uint8_t)rng_below(rng, 6);
    o->dice[1] = (uint8_t)rng_below(rng, 3);
    for (unsigned i = 0; i < assets_dice_left(o); i++)
        o->face[i] = (uint8_t)(1 + rng_below(rng, i < o->dice[0] ? 6 : 8));
}

/* ME-WA-05 ME-WA-06 ME-WA-07 ME-DEC-12: what is offered is what plain counting finds, each different set once. */
START_TEST(sets_of_dice_agree_with_plain_counting)
{
    struct hg_row row[] = {{.face = {7, 0}}, {.face = {5, 0}}, {.face = {2, 0}}, {.face = {4, 6}},
                           {.face = {3, 3}}, {.face = {7, 8}}, {.face = {1, 5}}, {.sum = 3},
                           {.sum = 6},       {.sum = 7},       {.sum = 12}};
    struct hg_state s = {0};
    struct rng rng;
    rng_seed(&rng, 41, 1);
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++)
        rows_prepare(&row[i], 6);
    for (unsigned games = 0; games < 3000; games++) {
        roll_some(&s.assets, &rng);
        for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
            uint8_t set[1 << ROWS_DICE];
            unsigned sets = rows_sets(assets_rolled(&s), &row[i], set, sizeof set);
            ck_assert_uint_eq(sets, count_fits(&row[i], &s.assets));
            struct assets_look d = assets_look(&rules[2], &s);
            ck_assert_int_eq(rows_suffice(d.have, &row[i]), sets > 0);
            ck_assert_uint_eq(rows_only_set(assets_rolled(&s), &row[i]), sets == 1 ? set[0] : 0);
            for (unsigned k = 0; k < sets; k++)
                ck_assert(fits(&row[i], &s.assets, set[k]) &&
                          rows_why_not_set(assets_rolled(&s), &row[i], set[k]) == HG_OK);
            for (unsigned any = 1; any >> assets_dice_left(&s.assets) == 0; any++)
                ck_assert(fits(&row[i], &s.assets, any) ||
                          rows_why_not_set(assets_rolled(&s), &row[i], any) == HG_NO_MATCH);
        }
    }
}
END_TEST

/* ---- The chance to complete the sample card --------------------------------------------------------------------- */

static double known[6][3][16]; /* by dice left and rows matched; negative when not known yet */

static void apply(const struct hg_rules *r, struct hg_state *s, struct hg_action a)
{
    ck_assert_int_eq(hg_apply(r, s, &a), HG_OK);
}

static double after(const struct hg_rules *r, const struct hg_state *s);

/* The best that the seat can do; other cards are of no interest, and nor is giving up. */
static double best(const struct hg_rules *r, const struct hg_state *s)
{
    struct hg_choices c;
    double most = 0;
    hg_choices(r, s, &c);
    for (unsigned i = 0; i < c.count; i++) {
        struct hg_state next = *s;
        struct hg_action a = hg_choice_nth(&c.box[i], 0);
        if (a.verb == VERB_PASS || a.verb == VERB_GIVE_UP || (a.verb == VERB_MATCH && !has(c.box[i].to, sample)))
            continue;
        if (a.verb == VERB_MATCH)
            a.to = sample;
        apply(r, &next, a);
        most = fmax(most, after(r, &next));
    }
    return most;
}

/* All rolls that look alike are one: dice of a kind in rising order, weighed by how many orders there are. */
static double rolls(const struct hg_rules *r, const struct hg_state *s, struct hg_action *a, unsigned i, double weight)
{
    const struct hg_assets *o = assets_seen(s);
    unsigned start = i < o->dice[0] ? 0 : o->dice[0], sides = i < o->dice[0] ? 6 : 8;
    double sum = 0;
    if (i == a->count) {
        struct hg_state next = *s;
        apply(r, &next, *a);
        return weight * after(r, &next);
    }
    for (unsigned face = i > start ? a->x[i - 1] : 1; face <= sides; face++) {
        unsigned equal = 1;
        a->x[i] = (uint8_t)face;
        while (i >= start + equal && a->x[i - equal] == face)
            equal++;
        sum += rolls(r, s, a, i + 1, weight * (i - start + 1) / equal / sides);
    }
    a->x[i] = 0;
    return sum;
}

static double before_roll(const struct hg_rules *r, const struct hg_state *s)
{
    struct hg_action a = hg_blank(VERB_ROLL, HG_CHANCE);
    a.count = (uint8_t)assets_dice_left(assets_seen(s));
    return rolls(r, s, &a, 0, 1);
}

static double after(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_assets *o = assets_seen(s);
    double *value = &known[o->dice[0]][o->dice[1]][o->matched];
    if (has(o->own[0], sample))
        return 1;
    if (o->seat != 0)
        return 0;
    if (hg_actor(s) == 0)
        return best(r, s);
    if (*value < 0)
        *value = before_roll(r, s);
    return *value;
}

static double chance(const struct hg_rules *r, uint64_t held)
{
    struct hg_state s;
    struct hg_action first = hg_blank(VERB_FIRST, HG_CHANCE);
    for (double *k = &known[0][0][0]; k < &known[0][0][0] + sizeof known / sizeof *k; k++)
        *k = -1;
    first.card = 0;
    hg_start(r, &s);
    s.assets.own[1] = held;
    apply(r, &s, first);
    return before_roll(r, &s);
}

/* DV-07, A-88, A-89, A-90, A-91: from the middle, and from another player. Every try that goes on can still succeed
 * (A-94). */
START_TEST(the_sample_card_succeeds_exactly_so_often)
{
    ck_assert_double_eq_tol(chance(&rules[2], 0), 0.759179, 5e-7);
    for (double *k = &known[0][0][0]; k < &known[0][0][0] + sizeof known / sizeof *k; k++)
        ck_assert(*k < 0 || *k > 0);
    ck_assert_double_eq_tol(chance(&rules[2], bit(sample)), 0.680789, 5e-7);
}
END_TEST

/* ---- Whole games ------------------------------------------------------------------------------------------------ */

static struct hg_action any_action(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    struct hg_choices c;
    struct hg_chances d;
    if (hg_actor(s) == HG_CHANCE) {
        hg_chances(r, s, &d);
        struct hg_action a = hg_blank(d.verb, HG_CHANCE);
        a.count = d.count;
        for (unsigned i = 0; i < d.count; i++)
            a.x[i] = (uint8_t)(d.least[i] + rng_below(rng, d.sides[i]));
        if (d.count == 0)
            a.card = set_nth(d.items, rng_below(rng, set_count(&d.items)));
        return a;
    }
    /* Matches come first: three times in four, so that games end. */
    hg_choices(r, s, &c);
    const struct hg_choice *box = &c.box[rng_below(rng, 4) > 0 ? 0 : rng_below(rng, c.count)];
    return hg_choice_nth(box, rng_below64(rng, hg_choice_count(box)));
}

/* Region by region: its own value when all three cards are there. */
static unsigned plain_score(const struct hg_rules *r, const struct hg_state *s, unsigned seat)
{
    const struct hg_assets_rules *g = &r->assets;
    unsigned score = 0;
    for (unsigned i = 0; i < g->regions; i++) {
        unsigned held = 0, sum = 0;
        for (uint64_t left = g->region[i]; left != 0;) {
            uint8_t card = take_lowest(&left);
            held += has(s->assets.own[seat], card);
            sum += has(s->assets.own[seat], card) ? g->value[card] : 0u;
        }
        score += held == 3 ? g->region_value[i] : sum;
    }
    return score;
}

static void check_winners(const struct hg_rules *r, const struct hg_state *s)
{
    unsigned most = 0;
    for (unsigned seat = 0; seat < r->seats; seat++)
        most = plain_score(r, s, seat) > most ? plain_score(r, s, seat) : most;
    for (unsigned seat = 0; seat < r->seats; seat++) {
        ck_assert_uint_eq(assets_score(r, s, seat), plain_score(r, s, seat));
        ck_assert_int_eq(has(s->winners, seat), plain_score(r, s, seat) == most);
    }
}

/* A card changes hands only by the active seat's own success, one at a time, and never leaves a closed region. */
static void check_step(const struct hg_rules *r, const struct hg_state *was, const struct hg_state *is)
{
    uint64_t gained = is->assets.own[was->assets.seat] & ~was->assets.own[was->assets.seat];
    ck_assert_ptr_null(hg_state_ok(r, is));
    ck_assert_uint_le(count_bits(gained), 1);
    ck_assert((gained & assets_locked(r, was)) == 0);
    for (unsigned seat = 0; seat < r->seats; seat++)
        if (seat != was->assets.seat)
            ck_assert(is->assets.own[seat] == (was->assets.own[seat] & ~gained));
}

/* ME-WA-03 ME-WA-16 ME-WA-17 ME-WA-18 ME-WA-20 ME-WA-21 A-97 A-98 */
START_TEST(games_end_with_all_cards_claimed_and_the_best_score_wins)
{
    const struct hg_rules *r = &rules[_i];
    struct rng rng;
    rng_seed(&rng, 20260101, (uint64_t)_i);
    for (unsigned game = 0; game < 40; game++) {
        struct hg_state s, was;
        hg_start(r, &s);
        apply(r, &s, any_action(r, &s, &rng));
        while (hg_actor(&s) != HG_NOBODY) {
            was = s;
            apply(r, &s, any_action(r, &s, &rng));
            check_step(r, &was, &s);
        }
        ck_assert(assets_claimed(r, &s) == r->assets.cards);
        check_winners(r, &s);
    }
}
END_TEST

/* ---- What must be refused --------------------------------------------------------------------------------------- */

START_TEST(rules_that_cannot_be_played_are_refused)
{
    struct hg_rules r = rules[2];
    ck_assert_ptr_null(hg_rules_ok(&r));
    r.assets.dice[0] = 6;
    ck_assert_ptr_nonnull(hg_rules_ok(&r));
    r = rules[2];
    r.assets.dice[0] = 2;
    ck_assert_ptr_nonnull(hg_rules_ok(&r));
    r = rules[2];
    r.assets.dice[1] = 1;
    ck_assert_ptr_nonnull(hg_rules_ok(&r));
    r = rules[2];
    r.assets.sides[0] = 8;
    ck_assert_ptr_nonnull(hg_rules_ok(&r));
    r = rules[2];
    r.assets.sides[1] = 9;
    ck_assert_ptr_nonnull(hg_rules_ok(&r));
    r = rules[2];
    r.assets.rows[sample] = 0;
    ck_assert_ptr_nonnull(hg_rules_ok(&r));
    r = rules[2];
    r.assets.row[sample][0].face[0] = 9;
    ck_assert_ptr_nonnull(hg_rules_ok(&r));
    r = rules[2];
    r.assets.row[sample][0].face[0] = 0;
    ck_assert_ptr_nonnull(hg_rules_ok(&r));
    r = rules[2];
    r.assets.row[sample][2].face[0] = 1;
    ck_assert_ptr_nonnull(hg_rules_ok(&r));
    r = rules[2];
    r.assets.region[0] |= bit(sample);
    ck_assert_ptr_nonnull(hg_rules_ok(&r));
    r = rules[2];
    r.assets.region[0] = 0;
    ck_assert_ptr_nonnull(hg_rules_ok(&r));
    r = rules[2];
    r.assets.cards = 0;
    memset(r.assets.region, 0, sizeof r.assets.region);
    ck_assert_ptr_nonnull(hg_rules_ok(&r));
}
END_TEST

static void expect_broken(const struct hg_state *s, const char *why)
{
    const char *broken = hg_state_ok(&rules[2], s);
    ck_assert_msg(broken != NULL && strcmp(broken, why) == 0, "expected '%s', found '%s'", why,
                  broken == NULL ? "fine" : broken);
}

static void act(struct hg_state *s, uint8_t seat, const char *text)
{
    struct hg_action a;
    struct fault f;
    ck_assert_msg(notation_parse(&rules[2], edition_names(edition), seat, text, &a, &f), "%s", f.sentence);
    apply(&rules[2], s, a);
}

/* A row of the sample card is matched, and the other dice are rolled. */
static struct hg_state midway(void)
{
    struct hg_state s;
    hg_start(&rules[2], &s);
    act(&s, HG_CHANCE, "first 1");
    act(&s, HG_CHANCE, "roll 5 4 4 4 4 4 4");
    act(&s, 0, "match feros 2");
    act(&s, HG_CHANCE, "roll 3 1 2 4 7 7");
    ck_assert_ptr_null(hg_state_ok(&rules[2], &s));
    return s;
}

START_TEST(broken_positions_are_found)
{
    struct hg_state s = midway();
    s.assets.own[0] = s.assets.own[1] = 1;
    expect_broken(&s, "two seats hold the same card");
    s = midway();
    s.assets.own[2] = 1;
    expect_broken(&s, "somebody holds a card that does not exist");
    s = midway();
    s.assets.own[1] = rules[2].assets.cards;
    expect_broken(&s, "all cards are claimed, but the game goes on");
    s = midway();
    s.assets.own[0] = bit(sample);
    expect_broken(&s, "a card is tried that may not be");
    s = midway();
    s.assets.dice[1] = 3;
    expect_broken(&s, "more dice than there are");
    s = midway();
    s.assets.face[0] = 7;
    expect_broken(&s, "a die shows what it cannot");
    s = midway();
    s.assets.face[6] = 1;
    expect_broken(&s, "a die shows what it cannot");
    s = midway();
    s.assets.matched = 0;
    expect_broken(&s, "a card is tried without a row");
    s = midway();
    s.assets.matched = 7;
    expect_broken(&s, "rows are matched that do not exist, or all of them");
    s = midway();
    s.assets.target = HG_NONE;
    expect_broken(&s, "dice are used before a card is chosen");
    s = midway();
    s.assets.seat = 2;
    expect_broken(&s, "the turn belongs to nobody");
    s = midway();
    s.ask[0].seat = 1;
    expect_broken(&s, "a question that cannot be asked");
    s = midway();
    s.ask[0].kind = ASK_CHOOSE;
    expect_broken(&s, "a card is chosen without need");
    s = midway();
    s.ask[0].kind = ASK_PLACE;
    s.ask[0].a = 1;
    expect_broken(&s, "dice are placed on a row that is not open");
    s.ask[0].a = 0;
    expect_broken(&s, "a question with one answer");
    s.ask[0].a = 2;
    ck_assert_ptr_null(hg_state_ok(&rules[2], &s));
    hg_start(&rules[2], &s);
    s.assets.matched = 1;
    expect_broken(&s, "a turn has begun before anybody was first");
    act(&s, 1, "resign");
    ck_assert_ptr_null(hg_state_ok(&rules[2], &s));
    s.assets.dice[0] = 1;
    expect_broken(&s, "a turn after the end");
    s.winners = 0;
    expect_broken(&s, "an ended game with a question, or without a winner");
}
END_TEST

/* ---- Notation --------------------------------------------------------------------------------------------------- */

static const struct {
    const char *text, *sentence; /* NULL when it is read */
} line[] = {
    {"first 2", NULL},
    {"first 0", "expected the number of a seat after 'first', found '0'"},
    {"first red", "expected the number of a seat after 'first', found 'red'"},
    {"match feros 1", NULL},
    {"place 1 2 7", NULL},
    {"place", NULL},
    {"place 16", NULL},
    {"place 2 1", "expected the number of a die, from 1 to 16 and rising, after '2', found '1'"},
    {"place 2 2", "expected the number of a die, from 1 to 16 and rising, after '2', found '2'"},
    {"place 0", "expected the number of a die, from 1 to 16 and rising, after 'place', found '0'"},
    {"place 17", "expected the number of a die, from 1 to 16 and rising, after 'place', found '17'"},
    {"remove 8", NULL},
    {"give-up", NULL},
    {"give-up 1", "nothing may follow 'give-up'; leave out '1'"},
};

START_TEST(actions_are_read_exactly)
{
    struct hg_action a;
    struct fault f = {.sentence = ""};
    char text[NOTATION_MAX];
    bool read = notation_parse(&rules[2], edition_names(edition), 0, line[_i].text, &a, &f);
    if (line[_i].sentence != NULL) {
        ck_assert(!read);
        ck_assert_msg(strcmp(f.sentence, line[_i].sentence) == 0, "%s", f.sentence);
        return;
    }
    ck_assert_msg(read, "%s", f.sentence);
    notation_print(&rules[2], edition_names(edition), &a, text);
    ck_assert_str_eq(text, line[_i].text);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("assets", &tests);
    tcase_add_unchecked_fixture(tests, open_edition, close_edition);
    tcase_add_test(tests, there_are_18_cards_and_7_dice);
    tcase_add_test(tests, two_to_five_play);
    tcase_add_test(tests, every_card_shows_what_it_must);
    tcase_add_test(tests, the_sample_card_is_as_printed);
    tcase_add_test(tests, rows_need_so_many_dice);
    tcase_add_test(tests, sets_of_dice_agree_with_plain_counting);
    tcase_add_test(tests, the_sample_card_succeeds_exactly_so_often);
    tcase_add_loop_test(tests, games_end_with_all_cards_claimed_and_the_best_score_wins, SEATS_LEAST, SEATS_MOST + 1);
    tcase_add_test(tests, rules_that_cannot_be_played_are_refused);
    tcase_add_test(tests, broken_positions_are_found);
    tcase_add_loop_test(tests, actions_are_read_exactly, 0, (int)(sizeof line / sizeof line[0]));
    return suite_run(suite);
}
