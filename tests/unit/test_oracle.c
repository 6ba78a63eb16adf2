/* Random games played on the engine and on the naive oracle in lockstep. At every position both must offer exactly the
 * same actions (ME-BT-INV-05, ME-BT-FORT-04, ME-BT-CARD-09, ME-BT-ELIM-05) or the same chances, judge a tampered
 * action alike, and agree on every fact of the position that follows (ME-BT-DICE-06, ME-BT-CONQ-02).
 *
 *   test_oracle [POSITIONS]   positions to compare all told */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "oracle/bridge.h"
#include "support/suite.h"
#include "text/edition/edition.h"

enum { DEFAULT_POSITIONS = 150000, ACTIONS_PER_GAME = 4000 };

/* The mode as printed, and rules bent so that rare corners come up: decks that run dry, other numbers of seats. */
static const struct variant {
    const char *name;
    unsigned seats;      /* of the edition's mode */
    unsigned cards;      /* 0: as printed */
    unsigned bent_seats; /* 0: as printed */
    unsigned share;      /* of 16 parts of the positions */
    const char *reshuffle;
} variants[] = {
    {"three seats", 3, 0, 0, 4, "off"},  {"four seats", 4, 0, 0, 4, "off"}, {"sets come back", 3, 0, 0, 2, "on"},
    {"twelve cards", 3, 12, 0, 2, "on"}, {"four cards", 4, 4, 0, 2, "on"},  {"two seats", 3, 0, 2, 1, "off"},
    {"six seats", 4, 0, 6, 1, "on"},
};
enum { VARIANTS = sizeof variants / sizeof variants[0] };

/* Corners that the games must reach, or the comparison would prove less than it says. */
enum corner {
    TIED_START,
    RESIGNED_IN_SETUP,
    RESIGNED_IN_OWN_TURN,
    RESIGNED_AS_DEFENDER,
    ABSENT_DEFENDER,
    FORCED_TRADE,
    SPOILS,
    SPOILS_TWICE,
    SPOILS_FOLLOW,
    RESHUFFLED,
    NO_CARD_LEFT,
    WON_BY_CONQUEST,
    WON_BY_RESIGNATION,
    CORNERS
};

static const char *const corner_name[CORNERS] = {"a tied start roll",
                                                 "a resignation in set-up",
                                                 "a resignation in the own turn",
                                                 "a resigning defender",
                                                 "a defender who is absent",
                                                 "a forced trade",
                                                 "a trade after an elimination",
                                                 "two trades in a row",
                                                 "units of a traded set that may follow at once",
                                                 "a reshuffled deck",
                                                 "no card left to draw",
                                                 "a win by conquest",
                                                 "a win by resignation"};

static unsigned long corners[CORNERS];
static unsigned long wanted = DEFAULT_POSITIONS;
static struct edition *edition;

struct actions {
    struct hg_action *item;
    size_t count, room;
};

/* One game on both sides. */
struct match {
    const struct variant *variant;
    struct hg_rules rules;
    struct bridge bridge;
    struct oracle_board board;
    struct hg_state state;
    struct oracle_game game;
    struct oracle_list list;
    struct actions ours, theirs; /* engine, oracle */
    uint64_t random;
    unsigned number, action;
    unsigned boldness; /* of 16: how often the aggressive choice is made */
    bool resigning;
    int spoils_in_row;
};

static struct match match; /* here, so that a failing test leaves nothing behind */

/* ---- Tools ------------------------------------------------------------------------------------------------------ */

static uint32_t below(struct match *m, uint64_t bound)
{
    m->random += 0x9e3779b97f4a7c15u;
    uint64_t z = m->random;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return (uint32_t)(((z ^ z >> 31) >> 32) * bound >> 32);
}

static void differ(const struct match *m, const char *what)
{
    ck_abort_msg("%s, game %u, action %u: engine and oracle differ in %s", m->variant->name, m->number, m->action,
                 what);
}

static void push(struct actions *list, struct hg_action a)
{
    if (list->count == list->room) {
        list->room = list->room == 0 ? 256 : 2 * list->room;
        list->item = realloc(list->item, list->room * sizeof list->item[0]);
        ck_assert_ptr_nonnull(list->item);
    }
    list->item[list->count++] = a;
}

static int by_bytes(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(struct hg_action));
}

/* ---- Comparing -------------------------------------------------------------------------------------------------- */

static void expand(struct match *m, const struct hg_choices *choices)
{
    m->ours.count = 0;
    for (unsigned i = 0; i < choices->count; i++) {
        uint64_t count = hg_choice_count(&choices->box[i]);
        for (uint64_t k = 0; k < count; k++)
            push(&m->ours, hg_choice_nth(&choices->box[i], k));
    }
}

/* Names the first action that only one side offers. */
static void differ_in_choices(const struct match *m)
{
    size_t i = 0;
    while (i < m->ours.count && i < m->theirs.count && by_bytes(&m->ours.item[i], &m->theirs.item[i]) == 0)
        i++;
    bool extra = i < m->ours.count && (i == m->theirs.count || by_bytes(&m->ours.item[i], &m->theirs.item[i]) < 0);
    const struct hg_action *a = extra ? &m->ours.item[i] : &m->theirs.item[i];
    char what[160];
    snprintf(what, sizeof what, "what may be done: only the %s offers %s, from %d, to %d, n %d, card %d, x %d",
             extra ? "engine" : "oracle", hg_verbs(&m->rules).verb[a->verb].word, a->from, a->to, a->n, a->card,
             a->x[0]);
    differ(m, what);
}

static void compare_choices(struct match *m)
{
    struct hg_choices choices;
    hg_choices(&m->rules, &m->state, &choices);
    expand(m, &choices);
    oracle_moves(&m->game, &m->list);
    m->theirs.count = 0;
    for (int i = 0; i < m->list.count; i++)
        push(&m->theirs, bridge_action(&m->bridge, &m->list.move[i]));
    qsort(m->ours.item, m->ours.count, sizeof m->ours.item[0], by_bytes);
    qsort(m->theirs.item, m->theirs.count, sizeof m->theirs.item[0], by_bytes);
    if (m->ours.count != m->theirs.count ||
        memcmp(m->ours.item, m->theirs.item, m->ours.count * sizeof m->ours.item[0]) != 0)
        differ_in_choices(m);
}

static bool may_resign(const struct match *m, const struct hg_action *a)
{
    struct hg_action resign = hg_blank(HG_RESIGN, a->seat);
    return a->seat < m->rules.seats && oracle_acts(&m->game, a->seat) && by_bytes(a, &resign) == 0;
}

/* Changes one byte of a legal action, mostly to something plausible. */
static void compare_judgement(struct match *m)
{
    struct hg_action a = m->theirs.item[below(m, m->theirs.count)];
    unsigned char *byte = (unsigned char *)&a + below(m, sizeof a);
    *byte = (unsigned char)(below(m, 4) == 0 ? below(m, 256) : below(m, 48));
    bool legal = may_resign(m, &a) || bsearch(&a, m->theirs.item, m->theirs.count, sizeof a, by_bytes) != NULL;
    if ((hg_why_not(&m->rules, &m->state, &a) == HG_OK) != legal)
        differ(m, "the judgement of a tampered action");
}

static void compare_chances(struct match *m, const struct oracle_chance *theirs)
{
    struct hg_chances ours;
    struct hg_set items = {{0, 0}};
    hg_chances(&m->rules, &m->state, &ours);
    for (int i = 0; i < theirs->cards; i++)
        items.word[theirs->card[i] / 64] |= (uint64_t)1 << theirs->card[i] % 64;
    if (ours.verb != m->bridge.verb[theirs->verb] || ours.count != theirs->dice)
        differ(m, "what chance is asked for");
    for (int i = 0; i < theirs->dice; i++)
        if (ours.least[i] != 1 || ours.sides[i] != 6)
            differ(m, "the dice");
    if (theirs->dice == 0 && memcmp(&items, &ours.items, sizeof items) != 0)
        differ(m, "the cards that can be drawn");
}

/* ---- Choosing --------------------------------------------------------------------------------------------------- */

static struct oracle_move deal(struct match *m, const struct oracle_chance *c)
{
    struct oracle_move move = {.verb = c->verb, .seat = ORACLE_CHANCE, .from = -1, .to = -1, .card = -1};
    if (c->dice == 0)
        move.card = c->card[below(m, (uint64_t)c->cards)];
    for (move.dice = 0; move.dice < c->dice; move.dice++)
        move.die[move.dice] = 1 + (int)below(m, 6);
    return move;
}

/* Bold players go for big numbers and don't stop attacking, so that games come to an end. */
static bool is_bold(const struct oracle_game *g, const struct oracle_move *move)
{
    switch (move->verb) {
    case ORACLE_DO_PLACE:
        return move->n == g->pile;
    case ORACLE_DO_ATTACK:
        return move->n == 3 || move->n == g->units[move->from] - 1;
    case ORACLE_DO_ADVANCE:
        return move->n == g->units[g->from] - 1;
    case ORACLE_DO_END:
        return g->phase == ORACLE_FORTIFY;
    default:
        return true;
    }
}

static struct oracle_move choose(struct match *m)
{
    bool bold = below(m, 16) < m->boldness;
    struct oracle_move move = m->list.move[below(m, (uint64_t)m->list.count)];
    for (int tries = 0; bold && tries < 64 && !is_bold(&m->game, &move); tries++)
        move = m->list.move[below(m, (uint64_t)m->list.count)];
    return move;
}

/* Now and then a seat resigns instead, whoever is awaited. */
static void maybe_resign(struct match *m, struct oracle_move *move)
{
    int seat = (int)below(m, m->rules.seats);
    unsigned odds = m->game.turns == 0 ? 150 : m->game.phase == ORACLE_DEFEND ? 60 : 400;
    if (!m->resigning || below(m, odds) != 0 || !oracle_acts(&m->game, seat))
        return;
    *move = (struct oracle_move){.verb = ORACLE_RESIGN, .seat = seat, .from = -1, .to = -1, .card = -1};
}

/* ---- Corners ---------------------------------------------------------------------------------------------------- */

static void note_before(struct match *m, const struct oracle_move *move)
{
    const struct oracle_game *g = &m->game;
    bool resigns = move->verb == ORACLE_RESIGN;
    corners[RESIGNED_IN_SETUP] += resigns && g->phase < ORACLE_DEPLOY;
    corners[RESIGNED_IN_OWN_TURN] += resigns && g->phase >= ORACLE_DEPLOY && move->seat == g->current;
    corners[RESIGNED_AS_DEFENDER] += resigns && g->phase == ORACLE_DEFEND && move->seat == g->owner[g->to];
    corners[FORCED_TRADE] +=
        move->verb == ORACLE_DO_TRADE && g->phase == ORACLE_DEPLOY && g->hand_size[g->current] >= 5;
    corners[ABSENT_DEFENDER] += move->verb == ORACLE_DO_ATTACK && g->resigned[g->owner[move->to]];
    if (g->phase != ORACLE_SPOILS)
        m->spoils_in_row = 0;
    else if (move->verb == ORACLE_DO_TRADE)
        corners[++m->spoils_in_row > 1 ? SPOILS_TWICE : SPOILS]++;
}

static void note_after(struct match *m, const struct oracle_game *before, const struct oracle_move *move)
{
    const struct oracle_game *g = &m->game;
    corners[TIED_START] += move->verb == ORACLE_DO_START && g->phase == ORACLE_START_ROLL;
    corners[RESHUFFLED] += g->phase == ORACLE_DRAW && before->deck_size == 0;
    corners[NO_CARD_LEFT] += before->phase == ORACLE_FORTIFY && before->conquered > 0 && g->phase == ORACLE_DEPLOY &&
                             move->verb != ORACLE_RESIGN;
    corners[SPOILS_FOLLOW] +=
        before->phase == ORACLE_SPOILS && g->phase == ORACLE_ADVANCE && before->units[g->from] == 1;
    if (g->phase == ORACLE_OVER)
        corners[move->verb == ORACLE_RESIGN ? WON_BY_RESIGNATION : WON_BY_CONQUEST]++;
}

/* ---- Games ------------------------------------------------------------------------------------------------------ */

static struct oracle_move next_move(struct match *m)
{
    struct oracle_move move;
    if (oracle_actor(&m->game) == ORACLE_CHANCE) {
        struct oracle_chance chance;
        oracle_chances(&m->game, &chance);
        compare_chances(m, &chance);
        move = deal(m, &chance);
    } else {
        compare_choices(m);
        compare_judgement(m);
        move = choose(m);
    }
    maybe_resign(m, &move);
    return move;
}

static void compare_position(struct match *m)
{
    const char *difference = bridge_difference(&m->rules, &m->state, &m->game);
    const char *broken = hg_state_ok(&m->rules, &m->state);
    if (difference != NULL)
        differ(m, difference);
    if (broken != NULL)
        differ(m, broken);
}

static void play_game(struct match *m)
{
    hg_start(&m->rules, &m->state);
    oracle_start(&m->board, &m->game);
    m->boldness = below(m, 4) == 0 ? 0 : 15;
    m->resigning = below(m, 3) == 0;
    compare_position(m);
    for (m->action = 0; m->action < ACTIONS_PER_GAME && m->game.phase != ORACLE_OVER; m->action++) {
        struct oracle_move move = next_move(m);
        struct hg_action a = bridge_action(&m->bridge, &move);
        struct oracle_game before = m->game;
        note_before(m, &move);
        if (hg_apply(&m->rules, &m->state, &a) != HG_OK)
            differ(m, "whether the chosen action is legal");
        if (!oracle_try(&m->game, &move, &m->list))
            differ(m, "whether the chosen action is legal");
        note_after(m, &before, &move);
        compare_position(m);
    }
}

static void bend_rules(struct match *m)
{
    const struct variant *v = m->variant;
    if (v->cards != 0)
        m->rules.conquest.cards = (uint8_t)v->cards;
    if (v->bent_seats == 0)
        return;
    for (unsigned i = m->rules.seats; i < v->bent_seats; i++)
        m->rules.conquest.start_units[i] = m->rules.conquest.start_units[0];
    m->rules.seats = (uint8_t)v->bent_seats;
}

static void close_match(struct match *m)
{
    oracle_free(&m->list);
    free(m->ours.item);
    free(m->theirs.item);
    *m = (struct match){0};
}

static void open_match(struct match *m, const struct variant *variant)
{
    struct fault f;
    struct setting shuffling = {"reshuffle", variant->reshuffle};
    close_match(m);
    *m = (struct match){.variant = variant, .random = variant->seats * 1000003u + variant->cards};
    ck_assert_msg(edition_compile(edition, "basic", variant->seats, &shuffling, 1, &m->rules, &f), "%s", f.sentence);
    bend_rules(m);
    ck_assert(bridge_open(&m->bridge, &m->rules));
    bridge_board(&m->rules, &m->board);
}

START_TEST(engine_and_oracle_play_the_same_game)
{
    struct match *m = &match;
    open_match(m, &variants[_i]);
    for (unsigned long left = wanted * m->variant->share / 16 + 1; left > 0; m->number++) {
        play_game(m);
        left -= left < m->action ? left : m->action;
    }
}
END_TEST

START_TEST(the_games_reach_every_corner)
{
    for (int i = 0; i < CORNERS; i++)
        ck_assert_msg(corners[i] > 0, "no game came to %s", corner_name[i]);
}
END_TEST

int main(int argc, char **argv)
{
    struct fault f;
    TCase *tests;
    if (argc > 1)
        wanted = strtoul(argv[1], NULL, 10);
    edition = edition_builtin("mass-effect", &f);
    if (edition == NULL) {
        fprintf(stderr, "%s\n", f.sentence);
        return EXIT_FAILURE;
    }
    Suite *suite = suite_of("engine against oracle", &tests);
    tcase_add_loop_test(tests, engine_and_oracle_play_the_same_game, 0, VARIANTS);
    tcase_add_test(tests, the_games_reach_every_corner);
    int code = suite_run(suite);
    close_match(&match);
    edition_close(edition);
    return code;
}
