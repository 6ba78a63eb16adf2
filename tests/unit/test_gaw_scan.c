/* The exact chance to scan the printed sample card: every roll is played through the engine, with the best choice after
 * each. */
#include <math.h>
#include <string.h>

#include "engine/conquest/conquest.h"
#include "support/suite.h"
#include "text/edition/edition.h"
#include "text/notation.h"

enum { SMALL_DICE = 5, LARGE_DICE = 2, ROW_SETS = 16 };

static struct edition *edition;
static struct hg_rules rules;
static uint8_t sample;        /* the planet of the sample card */
static struct hg_state start; /* the first seat deploys and holds that planet */

static void play_setup(struct hg_state *s)
{
    struct hg_choices choices;
    hg_start(&rules, s);
    while (s->turn == 0) {
        hg_choices(&rules, s, &choices);
        struct hg_action a = hg_choice_nth(&choices.box[0], 0);
        ck_assert(hg_apply(&rules, s, &a) == HG_OK);
    }
}

static void open_edition(void)
{
    static const struct setting scanning = {"scanning", "on"};
    struct fault f = {.sentence = ""};
    edition = edition_builtin("mass-effect", &f);
    ck_assert_msg(edition != NULL, "%s", f.sentence);
    ck_assert_msg(edition_compile(edition, "galaxy-at-war", 3, &scanning, 1, &rules, &f), "%s", f.sentence);
    sample = (uint8_t)names_find(&edition_names(edition)->places, "feros", 5);
    play_setup(&start);
    for (unsigned i = 0; i < rules.seats; i++)
        open_of(&start)->own[i] &= ~bit(sample);
    open_of(&start)->own[0] |= bit(sample);
    ck_assert_ptr_null(hg_state_ok(&rules, &start));
}

static void close_edition(void)
{
    edition_close(edition);
}

/* ---- Best play -------------------------------------------------------------------------------------------------- */

/* A try at the card of these rules. `known` is by dice left and rows matched, negative when not known yet. */
struct attempt {
    const struct hg_rules *r;
    bool must_match; /* a possible match may not be declined */
    double known[SMALL_DICE + 1][LARGE_DICE + 1][ROW_SETS];
};

static double after(struct attempt *t, const struct hg_state *s);

static double after_action(struct attempt *t, const struct hg_state *s, struct hg_action a)
{
    struct hg_state next = *s;
    ck_assert_int_eq(hg_apply(t->r, &next, &a), HG_OK);
    return after(t, &next);
}

/* Matches are offered before dice to remove. */
static double best(struct attempt *t, const struct hg_state *s)
{
    struct hg_choices c;
    double most = 0;
    bool matches;
    hg_choices(t->r, s, &c);
    matches = c.box[0].verb == VERB_MATCH;
    for (unsigned i = 0; i < c.count; i++) {
        struct hg_action a = hg_choice_nth(&c.box[i], 0);
        if (a.verb == VERB_GIVE_UP || (a.verb == VERB_DROP && matches && t->must_match))
            continue;
        most = fmax(most, after_action(t, s, a));
    }
    return most;
}

/* All rolls that look alike are one: dice of a kind in rising order, weighed by how many orders there are. */
static double rolls(struct attempt *t, const struct hg_state *s, const struct hg_chances *c, struct hg_action *a,
                    unsigned i, double weight)
{
    unsigned start_of_kind = i < open_seen(s)->scan_dice[0] ? 0 : open_seen(s)->scan_dice[0];
    double sum = 0;
    if (i == c->count)
        return weight * after_action(t, s, *a);
    for (unsigned face = i > start_of_kind ? a->x[i - 1] : 1; face <= c->sides[i]; face++) {
        unsigned equal = 1;
        a->x[i] = (uint8_t)face;
        while (i >= start_of_kind + equal && a->x[i - equal] == face)
            equal++;
        sum += rolls(t, s, c, a, i + 1, weight * (i - start_of_kind + 1) / equal / c->sides[i]);
    }
    a->x[i] = 0;
    return sum;
}

static double before_roll(struct attempt *t, const struct hg_state *s)
{
    struct hg_chances c = {0};
    struct hg_action a = hg_blank(VERB_ROLL, HG_CHANCE);
    hg_chances(t->r, s, &c);
    a.count = c.count;
    return rolls(t, s, &c, &a, 0, 1);
}

static double after(struct attempt *t, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    double *value = &t->known[o->scan_dice[0]][o->scan_dice[1]][o->scan_matched];
    if (o->scan_at == 0)
        return has(o->scanned, sample);
    if (hg_actor(s) != HG_CHANCE)
        return best(t, s);
    if (*value < 0)
        *value = before_roll(t, s);
    return *value;
}

static double *last_known(struct attempt *t)
{
    return &t->known[0][0][0] + sizeof t->known / sizeof t->known[0][0][0];
}

static double chance(struct attempt *t)
{
    struct hg_action scan = hg_blank(VERB_SCAN, 0);
    for (double *k = &t->known[0][0][0]; k < last_known(t); k++)
        *k = -1;
    scan.to = sample;
    return after_action(t, &start, scan);
}

/* ---- The vectors ------------------------------------------------------------------------------------------------ */

/* DV-07, EX-10, A-88, A-89. Every try that goes on can still succeed. */
START_TEST(the_sample_card_is_scanned_exactly_so_often)
{
    struct attempt t = {.r = &rules};
    ck_assert_double_eq_tol(chance(&t), 0.772443, 5e-7);
    for (double *k = &t.known[0][0][0]; k < last_known(&t); k++)
        ck_assert(*k < 0 || *k > 0);
}
END_TEST

/* DV-07, A-89: what it would be if a possible match had to be taken. */
START_TEST(declining_a_match_pays)
{
    struct attempt t = {.r = &rules, .must_match = true};
    ck_assert_double_eq_tol(chance(&t), 0.749220, 5e-7);
}
END_TEST

/* DV-07, A-91: with the row against another holder as a fourth one, which no scan has. */
START_TEST(a_fourth_row_makes_it_harder)
{
    struct hg_rules four = rules;
    struct hg_assets_rules *scan = &four.conquest.campaign.scan;
    struct attempt t = {.r = &four};
    scan->row[sample][scan->rows[sample]++] = scan->steal;
    ck_assert_double_eq_tol(chance(&t), 0.681693, 5e-7);
}
END_TEST

/* ME-GW-SCAN-12, ME-GW-SCAN-17, A-101: the 18 cards and their values, as in the game that is played with them alone. */
START_TEST(scans_have_the_cards_of_the_game_with_dice_and_cards)
{
    struct hg_rules alone;
    struct fault f = {.sentence = ""};
    const struct hg_assets_rules *scan = &rules.conquest.campaign.scan;
    ck_assert_msg(edition_compile(edition, "war-assets", 3, NULL, 0, &alone, &f), "%s", f.sentence);
    ck_assert_uint_eq(count_bits(scan->cards), 18);
    ck_assert_uint_eq(scan->cards, alone.assets.cards);
    for (uint64_t left = scan->cards; left != 0;) {
        uint8_t place = take_lowest(&left);
        ck_assert_uint_eq(scan->value[place], alone.assets.value[place]);
        ck_assert_uint_eq(scan->rows[place], alone.assets.rows[place]);
        ck_assert_mem_eq(scan->row[place], alone.assets.row[place], scan->rows[place] * sizeof scan->row[place][0]);
    }
}
END_TEST

/* A game without the option does not know the word, which is more than refusing it for now. */
START_TEST(without_the_option_there_is_no_scanning)
{
    struct hg_rules plain;
    struct hg_state s = start;
    struct hg_action scan = hg_blank(VERB_SCAN, 0);
    struct fault f = {.sentence = ""};
    ck_assert_msg(edition_compile(edition, "galaxy-at-war", 3, NULL, 0, &plain, &f), "%s", f.sentence);
    scan.to = sample;
    ck_assert_int_eq(hg_why_not(&rules, &s, &scan), HG_OK);
    ck_assert_int_eq(hg_why_not(&plain, &s, &scan), HG_NO_SUCH_VERB);
    ask_top(&s)->kind = ASK_CAMPAIGN;
    ck_assert_int_eq(hg_why_not(&rules, &s, &scan), HG_NOT_NOW);
    ck_assert_int_eq(hg_why_not(&plain, &s, &scan), HG_NO_SUCH_VERB);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("campaign scans", &tests);
    tcase_add_unchecked_fixture(tests, open_edition, close_edition);
    tcase_add_test(tests, the_sample_card_is_scanned_exactly_so_often);
    tcase_add_test(tests, declining_a_match_pays);
    tcase_add_test(tests, a_fourth_row_makes_it_harder);
    tcase_add_test(tests, scans_have_the_cards_of_the_game_with_dice_and_cards);
    tcase_add_test(tests, without_the_option_there_is_no_scanning);
    return suite_run(suite);
}
