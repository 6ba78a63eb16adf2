/* The exact odds of battles with ships and Vanguard tokens, and of attacks on Harbinger: every roll that the engine may
 * bring is played through the engine itself, with its weight, and the sums are compared with the fractions of the
 * rules. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "support/suite.h"
#include "text/edition/edition.h"
#include "text/notation.h"
#include "text/position.h"

enum { DICE_MOST = 5, LOSSES = 3, SPACES = 7 };

/* Chances are counted in parts of this for each die, rolled once or twice: 8 * 7 * 6 * 5. */
static const uint64_t parts = 1680;

static struct edition *edition;
static struct hg_rules rules;
static unsigned earth;
static struct hg_state start; /* the Alliance on Earth invades, with all its ships, beside Reapers on Eden Prime */

static void set(struct hg_state *s, const char *line)
{
    struct fault f = {.sentence = ""};
    ck_assert_msg(position_set(&rules, edition_names(edition), line, s, &f), "%s: %s", line, f.sentence);
}

static void act(struct hg_state *s, const char *text)
{
    struct hg_action a;
    struct fault f = {.sentence = ""};
    ck_assert_msg(notation_parse(&rules, edition_names(edition), hg_actor(s), text, &a, &f), "%s", f.sentence);
    ck_assert_msg(hg_apply(&rules, s, &a) == HG_OK, "%s is refused", text);
}

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
    static const char *const lines[] = {
        "owner earth 1",
        "owner eden-prime 3",
        "units earth 30",
        "units eden-prime 30",
        "ships earth cruiser:3 carrier:3 dreadnought:3",
        "ships eden-prime cruiser:3 carrier:3 dreadnought:3",
        "pile 0",
        "step 2",
        "ask none",
        "ask campaign 1",
        "titan none",
    };
    struct fault f = {.sentence = ""};
    edition = edition_builtin("mass-effect", &f);
    ck_assert_msg(edition != NULL, "%s", f.sentence);
    ck_assert_msg(edition_compile(edition, "galaxy-at-war", 3, NULL, 0, &rules, &f), "%s", f.sentence);
    earth = (unsigned)names_find(&edition_names(edition)->places, "earth", 5);
    play_setup(&start);
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        set(&start, lines[i]);
    ck_assert_ptr_null(hg_state_ok(&rules, &start));
}

static void close_edition(void)
{
    edition_close(edition);
}

/* ---- All rolls -------------------------------------------------------------------------------------------------- */

/* By units that the attacker lost; titan: the weight of all rolls that destroyed it. */
struct tally {
    uint64_t lost[DICE_MOST + 1], titan, all;
};

static void count(const struct hg_state *s, uint64_t weight, struct tally *t)
{
    unsigned lost = start.conquest.open.units[earth] - s->conquest.open.units[earth];
    ck_assert_uint_le(lost, DICE_MOST);
    t->lost[lost] += weight;
    t->titan += s->conquest.open.titan == 0 ? weight : 0;
    t->all += weight;
}

/* The next roll after `a`, as a number with its first die lowest; false after the last one. */
static bool next_roll(const struct hg_chances *c, struct hg_action *a)
{
    for (unsigned i = 0; i < c->count; i++) {
        if (a->x[i] < c->sides[i]) {
            a->x[i]++;
            return true;
        }
        a->x[i] = c->least[i];
    }
    return false;
}

static void play_all(const struct hg_state *s, uint64_t weight, struct tally *t)
{
    struct hg_chances c;
    struct hg_action a;
    if (hg_actor(s) != HG_CHANCE) {
        count(s, weight, t);
        return;
    }
    hg_chances(&rules, s, &c);
    a = hg_blank(c.verb, HG_CHANCE);
    a.count = c.count;
    memcpy(a.x, c.least, c.count);
    for (unsigned i = 0; i < c.count; i++)
        weight /= c.sides[i] + 1u - c.least[i];
    do {
        struct hg_state after = *s;
        ck_assert(hg_apply(&rules, &after, &a) == HG_OK);
        play_all(&after, weight, t);
    } while (next_roll(&c, &a));
}

static uint64_t whole(unsigned dice)
{
    return dice == 0 ? 1 : parts * whole(dice - 1);
}

struct fraction {
    unsigned over, under;
};

static void expect(uint64_t weight, unsigned dice, struct fraction f, const char *what, int which)
{
    ck_assert_uint_eq(whole(dice) % f.under, 0);
    ck_assert_msg(weight == whole(dice) / f.under * f.over, "%s, %d: not %u/%u", what, which, f.over, f.under);
}

/* ---- Battles ---------------------------------------------------------------------------------------------------- */

struct battle {
    const char *attack, *defence; /* dice and ships */
    bool token;
    unsigned dice; /* of both sides */
    /* chances by units that the attacker loses, of those that fall in all; the last one only where two fall */
    struct fraction chance[LOSSES];
};

/* DV-03: plain battles by the dice of a campaign. DV-04: against a Vanguard token. DV-05: with ships. EX-11, A-03. */
static const struct battle battles[] = {
    {"1", "1", false, 2, {{5, 12}, {7, 12}, {0, 1}}},
    {"1", "2", false, 3, {{55, 216}, {161, 216}, {0, 1}}},
    {"2", "1", false, 3, {{125, 216}, {91, 216}, {0, 1}}},
    {"2", "2", false, 4, {{295, 1296}, {35, 108}, {581, 1296}}},
    {"3", "1", false, 4, {{95, 144}, {49, 144}, {0, 1}}},
    {"3", "2", false, 5, {{1445, 3888}, {2611, 7776}, {2275, 7776}}},

    {"1", "1", true, 2, {{5, 16}, {11, 16}, {0, 1}}},
    {"3", "1", true, 4, {{95, 192}, {97, 192}, {0, 1}}},
    {"3", "2", true, 5, {{1445, 6912}, {4771, 13824}, {6163, 13824}}},

    {"3 cruiser:1", "2", false, 5, {{3385, 7776}, {1457, 4320}, {4421, 19440}}},
    {"3 cruiser:3", "2", false, 5, {{401, 900}, {379, 1125}, {979, 4500}}},
    {"3 carrier:1", "2", false, 5, {{1985, 3888}, {2377, 7776}, {1429, 7776}}},
    {"3 carrier:2", "2", false, 5, {{301, 486}, {1981, 7776}, {979, 7776}}},
    {"3 carrier:3", "2", false, 5, {{301, 486}, {1981, 7776}, {979, 7776}}},
    {"3 dreadnought:1", "2", false, 5, {{305, 648}, {119, 384}, {2275, 10368}}},
    {"3 dreadnought:3", "2", false, 5, {{2935, 4608}, {4417, 18432}, {2275, 18432}}},
    {"3 cruiser:3 carrier:3 dreadnought:3", "2", false, 5, {{884, 1029}, {11, 98}, {59, 2058}}},
    {"3 cruiser:3 carrier:3 dreadnought:3",
     "2 cruiser:2 carrier:2 dreadnought:2",
     false,
     5,
     {{937, 2401}, {796, 2401}, {668, 2401}}},
    {"3", "2 carrier:2", false, 5, {{245, 1296}, {203, 648}, {215, 432}}},
    {"1 cruiser:1", "1", false, 2, {{1, 2}, {1, 2}, {0, 1}}},
    {"1 carrier:1", "1", false, 2, {{7, 12}, {5, 12}, {0, 1}}},
    {"1 dreadnought:1", "1", false, 2, {{9, 16}, {7, 16}, {0, 1}}},
};

enum { BATTLES = sizeof battles / sizeof battles[0] };

static void put_token(struct hg_state *s)
{
    set(s, "token_at 1 eden-prime");
    set(s, "token_known 1 3");
    set(s, "tokens_drawn 1");
}

START_TEST(battles_end_exactly_so_often)
{
    const struct battle *b = &battles[_i];
    struct hg_state s = start;
    struct tally t = {0};
    char line[NOTATION_MAX];
    if (b->token)
        put_token(&s);
    snprintf(line, sizeof line, "attack earth eden-prime %s", b->attack);
    act(&s, line);
    snprintf(line, sizeof line, "defend %s", b->defence);
    act(&s, line);
    play_all(&s, whole(b->dice), &t);
    ck_assert_uint_eq(t.all, whole(b->dice));
    for (int lost = 0; lost < LOSSES; lost++)
        expect(t.lost[lost], b->dice, b->chance[lost], b->attack, lost);
}
END_TEST

/* ---- Harbinger -------------------------------------------------------------------------------------------------- */

struct assault {
    const char *with;
    unsigned dice;
    struct fraction chance[SPACES]; /* by the space of the meter: its modifier is -3 to +3 */
};

/* DV-06, ME-GW-HARB-11, ME-GW-HARB-12, ME-GW-MOM-05, A-14, A-17, EX-13. */
static const struct assault assaults[] = {
    {"3", 3, {{0, 1}, {0, 1}, {0, 1}, {1, 216}, {1, 54}, {5, 108}, {5, 54}}},
    {"2", 2, {{0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}}},
    {"1", 1, {{0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}}},
    {"3 dreadnought:1", 3, {{0, 1}, {1, 288}, {1, 72}, {5, 144}, {5, 72}, {35, 288}, {7, 36}}},
    {"3 dreadnought:3", 3, {{5, 128}, {35, 512}, {7, 64}, {21, 128}, {15, 64}, {81, 256}, {13, 32}}},
    {"3 carrier:3", 3, {{1, 216}, {1, 54}, {5, 108}, {5, 54}, {35, 216}, {7, 27}, {3, 8}}},
    {"3 cruiser:3", 3, {{0, 1}, {0, 1}, {0, 1}, {1, 125}, {4, 125}, {2, 25}, {4, 25}}},
    {"3 cruiser:3 carrier:3 dreadnought:3",
     3,
     {{12, 49}, {117, 343}, {153, 343}, {190, 343}, {226, 343}, {37, 49}, {41, 49}}},
    {"2 cruiser:2 carrier:2 dreadnought:2", 2, {{0, 1}, {0, 1}, {0, 1}, {1, 49}, {3, 49}, {6, 49}, {10, 49}}},
};

enum { ASSAULTS = sizeof assaults / sizeof assaults[0] };

static void expect_assault(const struct assault *a, int space)
{
    struct hg_state s = start;
    struct tally t = {0};
    char line[NOTATION_MAX];
    set(&s, "titan eden-prime");
    snprintf(line, sizeof line, "meter %d", space);
    set(&s, line);
    snprintf(line, sizeof line, "assault earth %s", a->with);
    act(&s, line);
    play_all(&s, whole(a->dice), &t);
    ck_assert_uint_eq(t.all, whole(a->dice));
    expect(t.titan, a->dice, a->chance[space], a->with, space);
    /* Where it stands still, all who were sent are lost. */
    ck_assert_uint_eq(t.lost[a->dice], t.all - t.titan);
}

START_TEST(harbinger_falls_exactly_so_often)
{
    for (int space = 0; space < SPACES; space++)
        expect_assault(&assaults[_i], space);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("campaign odds", &tests);
    tcase_add_unchecked_fixture(tests, open_edition, close_edition);
    tcase_add_loop_test(tests, battles_end_exactly_so_often, 0, BATTLES);
    tcase_add_loop_test(tests, harbinger_falls_exactly_so_often, 0, ASSAULTS);
    return suite_run(suite);
}
