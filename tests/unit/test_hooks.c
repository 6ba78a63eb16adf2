/* What the tables of the conquest family promise: short cuts past hooks leave out nothing, whoever may leave is
 * answered for, and a verb uses of an action what its arguments name. */
#include <string.h>

#include "engine/conquest/abilities/abilities.h"
#include "engine/conquest/campaign/campaign.h"
#include "engine/conquest/tables.h"
#include "support/modes.h"
#include "support/suite.h"

enum { GAMES = 2, ACTIONS = 1200 };

static uint64_t chaos;

static unsigned below(unsigned bound)
{
    chaos ^= chaos << 13;
    chaos ^= chaos >> 7;
    chaos ^= chaos << 17;
    return (unsigned)(chaos % bound);
}

static struct hg_action some_chance(const struct hg_rules *r, const struct hg_state *s)
{
    struct hg_chances c;
    struct hg_action a;
    unsigned skip;
    hg_chances(r, s, &c);
    a = hg_blank(c.verb, HG_CHANCE);
    a.count = c.count;
    for (unsigned i = 0; i < c.count; i++)
        a.x[i] = (uint8_t)(c.least[i] + below(c.sides[i] - c.least[i] + 1u));
    skip = c.count > 0 ? 0 : below(set_count(&c.items));
    for (unsigned i = 0; c.count == 0 && i <= skip; i++)
        a.card = set_take_lowest(&c.items);
    return a;
}

static struct hg_action some_action(const struct hg_rules *r, const struct hg_state *s)
{
    static struct hg_choices choices;
    const struct hg_choice *box;
    if (hg_actor(s) == HG_CHANCE)
        return some_chance(r, s);
    hg_choices(r, s, &choices);
    box = &choices.box[below(choices.count)];
    return hg_choice_nth(box, below((unsigned)hg_choice_count(box)));
}

typedef void look(const struct hg_rules *r, const struct hg_state *s);

/* Looks at every position of a few games in every mode of the family. */
static void in_every_position(look *at)
{
    unsigned count;
    const struct mode *all = modes_all(&count);
    chaos = 88172645463325252u;
    for (unsigned i = 0; i < count; i++)
        for (unsigned game = 0; all[i].rules.family == HG_CONQUEST && game < GAMES; game++) {
            struct hg_state s;
            hg_start(&all[i].rules, &s);
            for (unsigned k = 0; k < ACTIONS && !s.over; k++) {
                struct hg_action a = some_action(&all[i].rules, &s);
                at(&all[i].rules, &s);
                ck_assert_int_eq(hg_apply(&all[i].rules, &s, &a), HG_OK);
            }
        }
}

static unsigned quiet, loud;

static void compare_short_cuts(const struct hg_rules *r, const struct hg_state *s)
{
    struct battle b;
    if (ask_seen(s)->kind != ASK_BATTLE_ROLL)
        return;
    b = attack_battle(s);
    mechanism_bonus(r, s, &b);
    if (mechanism_is_quiet(r, s) && !effects_here(s)) {
        static const struct bonus none[2];
        ck_assert_mem_eq(b.bonus, none, sizeof none);
        ck_assert(!b.tie_to_attacker);
        quiet++;
    } else {
        loud++;
    }
    b = attack_battle(s);
    mechanism_dice(r, s, &b);
    if (!mechanism_rewards_dice(r, s) && !effects_here(s))
        ck_assert_uint_eq(b.dice[HG_ATTACKER] + b.dice[HG_DEFENDER], 0);
}

START_TEST(what_a_short_cut_calls_quiet_adds_nothing)
{
    in_every_position(compare_short_cuts);
    ck_assert_uint_gt(quiet, 1000);
    ck_assert_uint_gt(loud, 100);
}
END_TEST

static unsigned bare;

/* One place of each position. */
static void lose_a_bare_place(const struct hg_rules *r, const struct hg_state *s)
{
    uint8_t place = (uint8_t)below(r->conquest.places);
    struct hg_state after = *s;
    if (owner_of(s, place) == HG_NONE || mechanism_is_on(s, place))
        return;
    mechanism_lost(r, &after, place);
    ck_assert_mem_eq(&after, s, sizeof after);
    bare++;
}

START_TEST(a_place_without_pieces_is_lost_without_a_hook)
{
    in_every_position(lose_a_bare_place);
    ck_assert_uint_gt(bare, 1000);
}
END_TEST

static unsigned others_asked;

/* In set-up and in somebody else's turn a seat may leave while it is asked. The campaign has a way of its own through
 * set-up. */
static void expect_answer(const struct hg_rules *r, const struct hg_state *s)
{
    uint8_t seat = ask_seen(s)->seat, active = open_seen(s)->seat;
    if (seat >= r->seats || seat == active || (active == HG_NONE && plays_with(r, HG_CAMPAIGN)))
        return;
    ck_assert_msg(conquest_questions[ask_seen(s)->kind].absent != NULL, "nobody answers for a seat in `%s`",
                  conquest_questions[ask_seen(s)->kind].name);
    others_asked++;
}

START_TEST(whoever_may_leave_is_answered_for)
{
    in_every_position(expect_answer);
    ck_assert_uint_gt(others_asked, 1000);
}
END_TEST

/* The parts of an action that an argument of notation names, as ones. */
static void name_part(struct hg_action *used, char argument)
{
    unsigned small = argument == 'h' ? 1 : argument == 'v' || argument == 'o' ? 3 : argument == 'd' ? HG_DICE_MAX : 0;
    if (strchr("fpo", argument) != NULL)
        used->from = UINT8_MAX;
    if (strchr("tpo", argument) != NULL)
        used->to = UINT8_MAX;
    if (strchr("nmo", argument) != NULL)
        used->n = UINT16_MAX;
    if (strchr("cgrask", argument) != NULL)
        used->card = UINT8_MAX;
    if (argument == 'd')
        used->count = UINT8_MAX;
    memset(used->x, UINT8_MAX, small > 0 && used->x[small - 1] == 0 ? small : 0);
}

static struct hg_action unused_beside(const char *args)
{
    struct hg_action used = {0}, unused;
    unsigned char *bytes = (unsigned char *)&unused;
    for (; *args != '\0'; args++)
        name_part(&used, *args);
    memcpy(&unused, &used, sizeof unused);
    for (unsigned i = offsetof(struct hg_action, from); i < sizeof unused; i++)
        bytes[i] = (unsigned char)~bytes[i];
    return unused;
}

/* Where a verb has two sets of arguments, the larger one counts: the core refuses what the other leaves out. */
START_TEST(a_verb_uses_what_its_arguments_name)
{
    unsigned count, seen = 0;
    const struct mode *all = modes_all(&count);
    uint64_t checked = 0;
    for (unsigned i = 0; i < count; i++) {
        struct hg_verbs verbs = hg_verbs(&all[i].rules);
        for (unsigned k = 0; all[i].rules.family == HG_CONQUEST && k < verbs.count; k++) {
            struct hg_action unused = unused_beside(verbs.verb[k].args);
            if (verbs.verb[k].word[0] == '\0' || (k == VERB_FORTIFY && plays_with(&all[i].rules, HG_CAMPAIGN)))
                continue;
            ck_assert_msg(memcmp(&unused, &conquest_verbs[k].unused, sizeof unused) == 0, "`%s %s` in %s",
                          verbs.verb[k].word, verbs.verb[k].args, all[i].label);
            seen += !has(checked, k);
            checked |= bit(k);
        }
    }
    ck_assert_uint_eq(seen, VERBS);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("hooks", &tests);
    tcase_add_test(tests, what_a_short_cut_calls_quiet_adds_nothing);
    tcase_add_test(tests, a_place_without_pieces_is_lost_without_a_hook);
    tcase_add_test(tests, whoever_may_leave_is_answered_for);
    tcase_add_test(tests, a_verb_uses_what_its_arguments_name);
    return suite_run(suite);
}
