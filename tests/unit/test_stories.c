/* Sentences about games: that the dice they tell explain what a battle cost, that nobody is named by an id, and what
 * else people read. */
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "players/player.h"
#include "shell/term.h"
#include "stories/aims.h"
#include "stories/steps.h"
#include "stories/story.h"
#include "support/modes.h"
#include "support/suite.h"
#include "table/dealer.h"

/* ---- Games ------------------------------------------------------------------------------------------------------- */

typedef void visit_fn(const struct mode *m, const struct story *story);

static struct hg_action next_action(const struct mode *m, const struct hg_state *s, struct dealer *dealer,
                                    struct kit *kit)
{
    struct hg_chances chances;
    struct hg_choices choices;
    struct hg_view v;
    if (hg_actor(s) == HG_CHANCE) {
        hg_chances(&m->rules, s, &chances);
        return dealer_deal(dealer, &chances);
    }
    hg_view(&m->rules, s, hg_actor(s), &v);
    hg_choices(&m->rules, &v.position, &choices);
    return player_find("aggressive")->choose(&m->rules, &v, &choices, kit, NULL);
}

static void play(const struct mode *m, uint64_t seed, unsigned steps, visit_fn *visit)
{
    static struct odds_cache odds;
    struct hg_state s;
    struct rng rng;
    struct dealer dealer;
    struct kit kit = {.rng = &rng, .odds = &odds};
    hg_start(&m->rules, &s);
    rng_seed(&rng, seed, 1);
    dealer_seed(&dealer, seed, 0);
    memset(&odds, 0, sizeof odds);
    for (unsigned i = 0; i < steps && !s.over; i++) {
        struct hg_action a = next_action(m, &s, &dealer, &kit);
        struct hg_state before = s;
        ck_assert_int_eq(hg_apply(&m->rules, &s, &a), HG_OK);
        struct story story = {&m->rules, m->edition, ENGLISH, &a, &before, &s, STORY_WHOLE};
        visit(m, &story);
    }
}

static void play_all(unsigned games, unsigned steps, visit_fn *visit)
{
    unsigned count;
    const struct mode *mode = modes_all(&count);
    for (unsigned i = 0; i < count; i++)
        for (uint64_t seed = 1; seed <= games; seed++)
            play(&mode[i], seed, steps, visit);
}

/* ---- Dice -------------------------------------------------------------------------------------------------------- */

static unsigned explained, raised, large, left_out;

/* The values of one side that count, falling. */
static unsigned values(const struct story_dice *dice, unsigned from, unsigned to, unsigned out[2 * HG_DICE_MAX])
{
    unsigned count = 0;
    for (unsigned i = from; i < to; i++) {
        unsigned value = (unsigned)dice->die[i].face + dice->die[i].added, k = count;
        raised += dice->die[i].added > 0;
        large += dice->die[i].sides > 6;
        left_out += !dice->die[i].counts;
        if (!dice->die[i].counts)
            continue;
        for (; k > 0 && out[k - 1] < value; k--)
            out[k] = out[k - 1];
        out[k] = value;
        count++;
    }
    return count;
}

/* What anybody would say who sees these dice: pair by pair, a tie to the defender. */
static void check_losses(const struct mode *m, const struct story_dice *dice, const struct story_battle *b,
                         const char *told)
{
    unsigned attack[2 * HG_DICE_MAX], defence[2 * HG_DICE_MAX], lost[2] = {0, 0};
    unsigned a = values(dice, 0, dice->attack, attack), d = values(dice, dice->attack, dice->count, defence);
    for (unsigned i = 0; i < a && i < d && i < 2; i++) {
        bool wins = attack[i] > defence[i] || (i == 0 && attack[i] == defence[i] && dice->tie_to_attacker);
        lost[wins ? 1 : 0]++;
    }
    ck_assert_msg(lost[0] == b->attacker_lost && lost[1] == b->defender_lost,
                  "%s: these dice tell losses of %u and %u: %s", m->label, lost[0], lost[1], told);
    explained++;
}

/* Where cards take losses away the dice alone don't tell. */
static bool is_plain(const struct story *story)
{
    const struct hg_conquest_open *o = &story->before->conquest.open;
    for (size_t i = 0; i < sizeof o->effect_card; i++)
        if (o->effect_card[i] != 0)
            return false;
    return !hg_verb_is(story->r, story->a->verb, HG_VERB_PLAYS);
}

static void check_dice(const struct mode *m, const struct story *story)
{
    struct story_dice dice;
    struct story_battle b;
    if (!story_battle(story, &b) || (hg_plays_with(&m->rules, HG_ABILITIES) && !is_plain(story)))
        return;
    if (story_dice(story, &dice) || story_dice_lying(story, &dice)) {
        char told[STORY_MAX];
        story_tell(story, told);
        check_losses(m, &dice, &b, told);
    }
}

START_TEST(the_dice_that_are_told_explain_every_loss)
{
    play_all(2, 1500, check_dice);
    ck_assert_uint_gt(explained, 1000);
    ck_assert_uint_gt(raised, 50);
    ck_assert_uint_gt(large, 50);
    ck_assert_uint_gt(left_out, 0);
}
END_TEST

/* ---- Words ------------------------------------------------------------------------------------------------------- */

static unsigned quiet, carded;

static void check_words(const struct mode *m, const struct story *story)
{
    char told[STORY_MAX], actor[STORY_MAX];
    const struct name_list *cards = &m->names->cards;
    story_tell(story, told);
    story_actor(story, actor);
    for (unsigned i = 0; i < cards->count; i++) {
        const char *found = strstr(told, cards->item[i].id);
        ck_assert_msg(found == NULL || strchr(cards->item[i].id, '-') == NULL || strstr(found, " (") == NULL,
                      "%s: a card by its id: %s", m->label, told);
        carded += strstr(told, cards->item[i].name[ENGLISH]) != NULL;
    }
    ck_assert_msg(strstr(told, " 1 more units") == NULL && strstr(told, "for 1 units") == NULL, "%s", told);
    /* Nobody takes what they are called by already. */
    ck_assert_msg(strncmp(told, "takes ", 6) != 0 || strstr(actor, told + 6) == NULL, "%s %s", actor, told);
    if (!story_is_quiet(story))
        return;
    quiet++;
    ck_assert_uint_eq(story->before->living, story->after->living);
    ck_assert(strchr(told, ';') == NULL);
}

START_TEST(nobody_is_named_by_an_id_and_numbers_agree)
{
    play_all(1, 1200, check_words);
    ck_assert_uint_gt(quiet, 100);
    ck_assert_uint_gt(carded, 100);
}
END_TEST

static unsigned elided, contracted;

/* "d'Até", not "de Até"; "du Grand Forum", not "de Le Grand Forum". */
static void check_french(const struct mode *m, const struct story *story)
{
    char told[STORY_MAX];
    struct story french = *story;
    french.language = language_find("fr");
    story_tell(&french, told);
    for (const char *at = strstr(told, " de "); at != NULL; at = strstr(at + 1, " de "))
        ck_assert_msg(strchr("AEIOU", at[4]) == NULL && strncmp(at + 4, "É", 2) != 0 && strncmp(at + 4, "Le ", 3) != 0,
                      "%s: %s", m->label, told);
    ck_assert_msg(strstr(told, " à Le ") == NULL, "%s: %s", m->label, told);
    for (const char *at = strstr(told, " d'"); at != NULL; at = strstr(at + 1, " d'"))
        elided += strchr("AEIOU", at[3]) != NULL;
    contracted += strstr(told, " du Grand Forum") != NULL;
}

START_TEST(french_joins_words_with_names)
{
    play_all(1, 1200, check_french);
    ck_assert_uint_gt(elided, 20);
    ck_assert_uint_gt(contracted, 0);
}
END_TEST

START_TEST(what_wins_is_told_for_every_seat)
{
    unsigned count;
    const struct mode *mode = modes_all(&count);
    for (unsigned i = 0; i < count; i++)
        for (uint8_t seat = 0; seat < mode[i].rules.seats; seat++)
            for (int language = ENGLISH; language < LANGUAGES; language++) {
                char told[AIM_MAX];
                struct hg_state s;
                hg_start(&mode[i].rules, &s);
                aim_tell(&mode[i].rules, mode[i].names, (enum language)language, &s, seat, told);
                ck_assert_uint_gt(strlen(told), 20);
                ck_assert_ptr_null(strchr(told, '?'));
            }
}
END_TEST

/* ---- Steps of a turn ----------------------------------------------------------------------------------------------
 */

static bool is_in(const struct turn_step *step, const char *kind)
{
    for (const char *const *ask = step->ask; *ask != NULL; ask++)
        if (strcmp(*ask, kind) == 0)
            return true;
    return false;
}

static bool is_kind(const struct hg_rules *r, const char *kind)
{
    const char *name;
    for (uint8_t i = 0; strcmp(name = hg_ask_name(r, i), "unknown") != 0; i++)
        if (strcmp(name, kind) == 0)
            return true;
    return false;
}

/* Questions that come up within any step: they leave the bar where it is. */
static bool is_between(const char *kind)
{
    return strcmp(kind, "opp-plays-card") == 0 || strcmp(kind, "discard") == 0 || strcmp(kind, "draw-offer") == 0;
}

static bool entered[TURN_STEPS_MAX];

static void check_step(const struct mode *m, const struct story *story)
{
    struct turn_step step[TURN_STEPS_MAX];
    const struct hg_state *s = story->after;
    unsigned count = turn_steps(&m->rules, step), found = 0;
    if (count == 0 || s->turn == 0 || hg_actor(s) >= m->rules.seats)
        return;
    const char *kind = hg_ask_name(&m->rules, s->ask[s->depth - 1].kind);
    for (unsigned i = 0; i < count; i++)
        if (is_in(&step[i], kind)) {
            entered[i] = true;
            found++;
        }
    ck_assert_msg(found == !is_between(kind), "%s: '%s' is in %u steps", m->label, kind, found);
}

START_TEST(every_question_of_a_turn_is_in_one_step)
{
    unsigned count, with = 0;
    const struct mode *mode = modes_all(&count);
    for (unsigned i = 0; i < count; i++) {
        struct turn_step step[TURN_STEPS_MAX];
        unsigned steps = turn_steps(&mode[i].rules, step);
        memset(entered, 0, sizeof entered);
        for (uint64_t seed = 1; steps > 0 && seed <= 4; seed++)
            play(&mode[i], seed, 600, check_step);
        for (unsigned k = 0; k < steps; k++) {
            ck_assert_msg(entered[k], "%s never comes to '%s'", mode[i].label, step[k].name);
            for (const char *const *ask = step[k].ask; *ask != NULL; ask++)
                ck_assert_msg(is_kind(&mode[i].rules, *ask), "%s has no '%s'", mode[i].label, *ask);
        }
        with += steps > 0;
    }
    ck_assert_uint_gt(with, 2);
}
END_TEST

/* ---- Colours ----------------------------------------------------------------------------------------------------- */

/* StarCraft's Char is as red as the red army. */
START_TEST(no_region_wears_the_colour_of_an_army)
{
    unsigned count, moved = 0;
    const struct mode *mode = modes_all(&count);
    for (unsigned i = 0; i < count; i++) {
        const char *army[HG_ARMIES_MAX];
        unsigned armies = mode[i].names->armies.count;
        for (unsigned k = 0; k < armies; k++)
            army[k] = edition_army(mode[i].edition, k).colour;
        for (unsigned k = 0; k < mode[i].names->regions.count; k++) {
            char hex[TERM_HEX_MAX];
            const char *own = edition_region(mode[i].edition, k).colour;
            const char *shown = term_colour_apart(own, army, armies, hex);
            moved += shown == NULL || strcmp(shown, own) != 0;
            for (unsigned n = 0; shown != NULL && n < armies; n++)
                ck_assert_msg(term_colours_differ(shown, army[n]), "%s: region %u and army %u", mode[i].label, k, n);
        }
    }
    ck_assert_uint_gt(moved, 0);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("stories", &tests);
    tcase_add_test(tests, the_dice_that_are_told_explain_every_loss);
    tcase_add_test(tests, nobody_is_named_by_an_id_and_numbers_agree);
    tcase_add_test(tests, french_joins_words_with_names);
    tcase_add_test(tests, what_wins_is_told_for_every_seat);
    tcase_add_test(tests, every_question_of_a_turn_is_in_one_step);
    tcase_add_test(tests, no_region_wears_the_colour_of_an_army);
    return suite_run(suite);
}
