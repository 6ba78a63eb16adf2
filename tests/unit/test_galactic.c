/* The galactic family beyond what scripts can say: the geometry of the board, the exact battle odds, what every view
 * shares, the shape of random games, and rules or positions that must be refused. */
#include <stdio.h>
#include <string.h>

#include "engine/galactic/galactic.h"
#include "players/rng.h"
#include "support/suite.h"
#include "support/written.h"
#include "text/edition/edition.h"
#include "text/notation.h"

static struct edition *edition;
static struct hg_rules with_cards, without_cards, all_eight;

static void compile(struct hg_rules *r, const struct setting *setting, unsigned settings)
{
    struct fault f;
    ck_assert_msg(edition_compile(edition, "standard", 2, setting, settings, r, &f), "%s", f.sentence);
}

static void open_edition(void)
{
    struct fault f;
    edition = edition_builtin("galactic-warfare", &f);
    ck_assert_msg(edition != NULL, "%s", f.sentence);
    compile(&with_cards, NULL, 0);
    compile(&without_cards, (struct setting[]){{"cards", "off"}}, 1);
    compile(&all_eight, (struct setting[]){{"cards", "off"}, {"home-mode", "all8"}}, 2);
}

static void close_edition(void)
{
    edition_close(edition);
}

/* ---- The board -------------------------------------------------------------------------------------------------- */

static bool is_dark(int file, int rank)
{
    return (file + rank) % 2 == 1;
}

/* GW-BOARD-01 GW-BOARD-02 GW-BOARD-03 GWA-01: 8 files by 10 ranks are 80 squares, the end ranks are homes of 8. */
START_TEST(the_board_has_80_squares_and_two_homes_of_8)
{
    unsigned squares = 0, dark = 0;
    for (int rank = 0; rank < RANKS; rank++)
        for (int file = 0; file < BOARD_FILES; file++) {
            squares++;
            dark += is_dark(file, rank);
            ck_assert_int_eq(square_at((unsigned)file, (unsigned)rank) == HG_NONE,
                             !is_dark(file, rank) && rank != 0 && rank != RANKS - 1);
        }
    ck_assert_uint_eq(squares, 80);
    ck_assert_uint_eq(dark, 40);
    ck_assert_uint_eq(count_bits(all_eight.galactic.home[0]), 8);
    ck_assert_uint_eq(count_bits(all_eight.galactic.home[1]), 8);
}
END_TEST

/* GW-BOARD-05 GWA-02: 32 dark squares in the field, 4 in each home. */
START_TEST(forty_dark_squares_are_played_on)
{
    const struct hg_galactic_rules *g = &without_cards.galactic;
    ck_assert_uint_eq(count_bits(g->board), 40);
    ck_assert_uint_eq(count_bits(g->home[0]), 4);
    ck_assert_uint_eq(count_bits(g->home[1]), 4);
    ck_assert_uint_eq(count_bits(g->board & ~(g->home[0] | g->home[1])), 32);
    ck_assert_uint_eq(count_bits(all_eight.galactic.board), 48);
}
END_TEST

/* GWA-03: the near left corner of each player's field is dark. */
START_TEST(the_near_left_corner_is_dark)
{
    ck_assert(has(without_cards.galactic.board, square_at(0, 1)));
    ck_assert(has(without_cards.galactic.board, square_at(7, 8)));
}
END_TEST

static uint64_t at(int file, int rank)
{
    if (file < 0 || file >= BOARD_FILES || rank < 0 || rank >= RANKS)
        return 0;
    uint8_t square = square_at((unsigned)file, (unsigned)rank);
    return square == HG_NONE ? 0 : bit(square);
}

/* GW-BOARD-01 GW-BOARD-04 GW-MOVE-01: every step of every square, counted out on the grid. */
START_TEST(steps_lead_to_the_diagonal_neighbours)
{
    for (int rank = 0; rank < RANKS; rank++)
        for (int file = 0; file < BOARD_FILES; file++)
            for (int seat = 0; seat < 2; seat++) {
                int to = seat == 0 ? rank + 1 : rank - 1;
                uint64_t steps = at(file - 1, to) | at(file + 1, to);
                if (is_dark(file, rank))
                    ck_assert(gal_ahead((unsigned)seat, at(file, rank), DARK) == (steps & DARK));
            }
}
END_TEST

/* The home squares that only an option uses are joined straight ahead. */
START_TEST(light_home_squares_are_joined_straight)
{
    for (int file = 0; file < BOARD_FILES; file++) {
        if (is_dark(file, 1)) {
            ck_assert(gal_ahead(0, at(file, 0), DARK | LIGHTS) == at(file, 1));
            ck_assert(gal_step_into(0, at(file, 1), LIGHTS) == at(file, 0));
        }
        if (is_dark(file, 8)) {
            ck_assert(gal_step_into(1, at(file, 8), LIGHTS) == at(file, 9));
            ck_assert(gal_ahead(1, at(file, 9), DARK | LIGHTS) == at(file, 8));
        }
    }
}
END_TEST

/* GWA-30: White are the Earthlings, Blue the Molkas. */
START_TEST(white_are_the_earthlings)
{
    const struct name_list *armies = &edition_names(edition)->armies;
    ck_assert_str_eq(armies->item[0].id, "white");
    ck_assert_ptr_nonnull(strstr(armies->item[0].name[ENGLISH], "Earthlings"));
    ck_assert_ptr_nonnull(strstr(armies->item[1].name[FRENCH], "Molkas"));
}
END_TEST

/* ---- Exact battle odds ------------------------------------------------------------------------------------------ */

struct odds {
    unsigned long win, lose, tie;
};

/* Columns are the defender's dice; five only for a full stack at home. */
static const struct odds printed[4][5] = {
    {{15, 15, 6}, {20, 181, 15}, {15, 1261, 20}, {6, 7755, 15}, {1, 46649, 6}},
    {{181, 20, 15}, {575, 575, 146}, {1182, 6054, 540}, {1674, 43821, 1161}, {1709, 276560, 1667}},
    {{1261, 15, 20}, {6054, 1182, 540}, {21162, 21162, 4332}, {53664, 207945, 18327}, {101974, 1527354, 50288}},
    {{7755, 6, 15}, {43821, 1674, 1161}, {207945, 53664, 18327}, {771831, 771831, 135954}, {2221551, 7236576, 619569}},
};

/* In how many ways so many dice add up to a sum. */
static unsigned long ways(unsigned dice, unsigned sum)
{
    unsigned long count = 0;
    if (dice == 0)
        return sum == 0;
    for (unsigned face = 1; face <= 6 && face <= sum; face++)
        count += ways(dice - 1, sum - face);
    return count;
}

/* Faces that add up to the sum. */
static struct hg_action roll_of(unsigned dice, unsigned sum)
{
    struct hg_action a = hg_blank(VERB_ROLL, HG_CHANCE);
    a.count = (uint8_t)dice;
    for (unsigned i = 0; i < dice; i++) {
        unsigned rest = dice - i - 1;
        a.x[i] = (uint8_t)(sum - rest < 6 ? sum - rest : 6);
        sum -= a.x[i];
    }
    return a;
}

static void apply(const struct hg_rules *r, struct hg_state *s, struct hg_action a)
{
    ck_assert_int_eq(hg_apply(r, s, &a), HG_OK);
}

static struct hg_action move_of(uint8_t verb, uint64_t from, uint64_t to)
{
    struct hg_action a = hg_blank(verb, 0);
    a.from = from == 0 ? HG_NONE : (uint8_t)lowest(from);
    a.to = (uint8_t)lowest(to);
    return a;
}

/* White attacks from `from` to `to`; each colour has one ship more, far away. */
static void declare(struct hg_state *s, uint64_t from, uint64_t to, unsigned mine, unsigned theirs)
{
    struct hg_galactic_open *o = &s->galactic.open;
    hg_start(&without_cards, s);
    memset(o->units, 0, sizeof o->units);
    o->own[0] = from | at(0, 1);
    o->own[1] = to | at(7, 8);
    o->units[lowest(from)] = (uint8_t)mine;
    o->units[lowest(to)] = (uint8_t)theirs;
    o->units[lowest(at(0, 1))] = o->units[lowest(at(7, 8))] = 1;
    o->removed[0] = (uint8_t)(12 - 2 - (theirs - 1));
    o->removed[1] = (uint8_t)(12 - 2 - (mine - 1));
    apply(&without_cards, s, roll_of(2, 7));
    apply(&without_cards, s, hg_blank(VERB_FIRST, 0));
    apply(&without_cards, s, move_of(VERB_SELECT, 0, from));
    apply(&without_cards, s, move_of(VERB_ATTACK, from, to));
    ck_assert_ptr_null(hg_state_ok(&without_cards, s));
}

static void count_battles(struct odds *odds, const struct hg_state *declared, uint64_t to)
{
    unsigned attack = declared->galactic.open.battle.dice[0], defence = declared->galactic.open.battle.dice[1];
    for (unsigned a = attack; a <= 6 * attack; a++)
        for (unsigned d = defence; d <= 6 * defence; d++) {
            struct hg_state s = *declared;
            unsigned long count = ways(attack, a) * ways(defence, d);
            apply(&without_cards, &s, roll_of(attack, a));
            apply(&without_cards, &s, roll_of(defence, d));
            if (s.ask[0].kind == ASK_ROLL)
                odds->tie += count;
            else if (has(s.galactic.open.own[1], lowest(to)))
                odds->lose += count;
            else
                odds->win += count;
        }
}

/* GW-ATT-05 GW-POW-02 GW-POW-03 GW-HOME-02 GWA-04 GWA-14 GWA-15: the printed table, dice by dice. */
START_TEST(battle_odds_are_exact)
{
    for (unsigned mine = 1; mine <= 4; mine++)
        for (unsigned dice = 1; dice <= 5; dice++) {
            bool at_home = dice == 5;
            uint64_t from = at_home ? at(3, 8) : at(3, 4), to = at_home ? at(4, 9) : at(4, 5);
            struct odds odds = {0, 0, 0};
            struct hg_state s;
            declare(&s, from, to, mine, at_home ? 4 : dice);
            count_battles(&odds, &s, to);
            ck_assert_uint_eq(odds.win, printed[mine - 1][dice - 1].win);
            ck_assert_uint_eq(odds.lose, printed[mine - 1][dice - 1].lose);
            ck_assert_uint_eq(odds.tie, printed[mine - 1][dice - 1].tie);
        }
}
END_TEST

/* ---- Random games ----------------------------------------------------------------------------------------------- */

static struct hg_action any_action(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    struct hg_action a;
    if (hg_actor(s) == HG_CHANCE) {
        struct hg_chances c;
        hg_chances(r, s, &c);
        a = hg_blank(c.verb, HG_CHANCE);
        a.count = c.count;
        for (unsigned i = 0; i < c.count; i++)
            a.x[i] = (uint8_t)(c.least[i] + rng_below(rng, c.sides[i]));
        if (c.count == 0)
            a.card = set_nth(c.items, rng_below(rng, set_count(&c.items)));
    } else {
        struct hg_choices c;
        hg_choices(r, s, &c);
        const struct hg_choice *box = &c.box[rng_below(rng, c.count)];
        a = hg_choice_nth(box, rng_below64(rng, hg_choice_count(box)));
    }
    /* Who has rolled doubles goes, as in the games of the reference. */
    if (a.verb == VERB_STAY && s->ask[0].kind == ASK_RETREAT)
        a.verb = VERB_GO;
    return a;
}

struct endings {
    unsigned invasions, eliminations, dead;
    unsigned long turns;
};

static struct endings play_games(const struct hg_rules *r, unsigned games)
{
    struct endings e = {0, 0, 0, 0};
    struct rng rng;
    rng_seed(&rng, 20260101, 3);
    for (unsigned i = 0; i < games; i++) {
        struct hg_state s;
        const struct hg_galactic_open *o = &s.galactic.open;
        hg_start(r, &s);
        while (hg_actor(&s) != HG_NOBODY) {
            apply(r, &s, any_action(r, &s, &rng));
            ck_assert_ptr_null(hg_state_ok(r, &s));
        }
        e.turns += s.turn;
        if (o->own[0] == 0 || o->own[1] == 0)
            e.eliminations++;
        else if ((r->galactic.home[1] & ~o->own[0]) == 0 || (r->galactic.home[0] & ~o->own[1]) == 0)
            e.invasions++;
        else
            e.dead++;
    }
    return e;
}

/* The reference of the catalogue, of 3,000 games: 2,905 invasions, 3 eliminations, 92 dead, 165 turns on average. It
 * was taken before GWA-43, by which fewer ships leave the game and random games last some 3 % longer. */
START_TEST(random_games_end_as_the_reference_says)
{
    struct endings e = play_games(&without_cards, 3000);
    ck_assert_uint_ge(e.invasions, 2905 - 40);
    ck_assert_uint_le(e.invasions, 2905 + 40);
    ck_assert_uint_le(e.eliminations, 12);
    ck_assert_uint_ge(e.turns / 3000, 160);
    ck_assert_uint_le(e.turns / 3000, 185);
}
END_TEST

START_TEST(random_games_with_cards_end)
{
    struct endings e = play_games(&with_cards, 300);
    ck_assert_uint_eq(e.invasions + e.eliminations + e.dead, 300);
}
END_TEST

/* GWH-04 GWH-05 GWH-09: ships, stacks, dice and removed ships are the same in every view. */
START_TEST(what_lies_open_is_the_same_for_everybody)
{
    static const uint8_t watchers[] = {0, 1, HG_SPECTATOR};
    struct rng rng;
    struct hg_state s;
    rng_seed(&rng, 5, 5);
    hg_start(&with_cards, &s);
    for (unsigned i = 0; i < 3000 && hg_actor(&s) != HG_NOBODY; i++) {
        for (unsigned k = 0; k < 3; k++) {
            struct hg_view v;
            hg_view(&with_cards, &s, watchers[k], &v);
            ck_assert(memcmp(&v.position.galactic.open, &s.galactic.open, sizeof s.galactic.open) == 0);
        }
        apply(&with_cards, &s, any_action(&with_cards, &s, &rng));
    }
}
END_TEST

static uint32_t below(void *context, uint32_t bound)
{
    return rng_below(context, bound);
}

/* GWH-08: whatever the players have seen of each other's hands, a spectator's imagined world is a possible one. */
START_TEST(a_spectator_imagines_possible_worlds)
{
    struct rng rng;
    struct hg_source source = {below, &rng};
    rng_seed(&rng, 6, 6);
    for (unsigned game = 0; game < 20; game++) {
        struct hg_state s, world;
        hg_start(&with_cards, &s);
        while (hg_actor(&s) != HG_NOBODY) {
            struct hg_view v, again;
            hg_view(&with_cards, &s, HG_SPECTATOR, &v);
            hg_imagine(&with_cards, &v, source, &world);
            hg_view(&with_cards, &world, HG_SPECTATOR, &again);
            ck_assert_ptr_null(hg_state_ok(&with_cards, &world));
            ck_assert(memcmp(&v, &again, sizeof v) == 0);
            apply(&with_cards, &s, any_action(&with_cards, &s, &rng));
        }
    }
}
END_TEST

/* ---- What must be refused --------------------------------------------------------------------------------------- */

/* One byte of the rules made wrong, or a few. */
static void expect_bad_rules(const struct hg_rules *r)
{
    ck_assert_ptr_nonnull(hg_rules_ok(r));
}

START_TEST(rules_that_cannot_be_played_are_refused)
{
    struct hg_rules r;
#define BAD(change)                                                                                                    \
    r = with_cards;                                                                                                    \
    r.change;                                                                                                          \
    expect_bad_rules(&r)
    BAD(seats = 3);
    BAD(galactic.board = DARK | bit(8));
    BAD(galactic.home[0] = 0);
    BAD(galactic.home[1] = RANK(8));
    BAD(galactic.start[0] = 0);
    BAD(galactic.start[1] |= r.galactic.start[0]);
    BAD(galactic.start[0] |= RANK(0));
    BAD(galactic.die_sides = 1);
    BAD(galactic.stack_max = 0);
    BAD(galactic.stack_max = 7);
    BAD(galactic.hand = 60);
    BAD(galactic.kinds = 40);
    BAD(galactic.card_kind[3] = 27);
    BAD(galactic.kind[0].effect = HG_EFFECTS);
    BAD(galactic.kind[0].amount = 1);
    BAD(galactic.kind[1].amount = 0);
    BAD(galactic.kind[16].amount = 8);
#undef BAD
    r = with_cards;
    for (unsigned i = 0; i < r.galactic.cards; i++)
        r.galactic.card_kind[i] = 11; /* a hand that shifts ships in a row, card after card */
    r.galactic.hand = 50;
    expect_bad_rules(&r);
    ck_assert_ptr_null(hg_rules_ok(&with_cards));
    ck_assert_ptr_null(hg_rules_ok(&without_cards));
    ck_assert_ptr_null(hg_rules_ok(&all_eight));
}
END_TEST

START_TEST(broken_positions_are_found)
{
    struct hg_state good, s;
    hg_start(&with_cards, &good);
    ck_assert_ptr_null(hg_state_ok(&with_cards, &good));
#define BROKEN(change)                                                                                                 \
    s = good;                                                                                                          \
    s.change;                                                                                                          \
    ck_assert_ptr_nonnull(hg_state_ok(&with_cards, &s))
    BROKEN(galactic.open.own[0] |= s.galactic.open.own[1]);
    BROKEN(galactic.open.own[0] |= bit(8));
    BROKEN(galactic.open.own[0] |= at(3, 4));
    BROKEN(galactic.open.units[lowest(at(3, 4))] = 1);
    BROKEN(galactic.open.units[lowest(at(0, 1))] = 5);
    BROKEN(galactic.open.units[lowest(at(0, 1))] = 2);
    BROKEN(galactic.open.removed[1] = 1);
    BROKEN(galactic.open.hand_size[0] = 1);
    BROKEN(galactic.open.deck_size = 99);
    BROKEN(galactic.secret.deck.word[0] = 0);
    BROKEN(galactic.secret.known[0].word[0] = 1);
    BROKEN(galactic.open.seat = 2);
    BROKEN(galactic.open.seat = 0);
    BROKEN(galactic.open.step = STEPS);
    BROKEN(galactic.open.turn.boost = 3);
    BROKEN(galactic.open.turn.worked = 2);
    BROKEN(galactic.open.passed = 2);
    BROKEN(galactic.open.turn.frozen = 60);
    BROKEN(galactic.open.battle.from = 1);
    BROKEN(galactic.open.battle.kind = 1);
    BROKEN(ask[0].kind = ASK_KINDS);
    BROKEN(ask[0].kind = ASK_SELECT);
    BROKEN(ask[0].kind = ASK_ORDER);
    BROKEN(ask[0].a = 2);
    BROKEN(over = 1);
#undef BROKEN
}
END_TEST

static enum hg_reason judged(const struct hg_state *s, uint8_t verb, uint8_t from, uint8_t to, uint8_t card)
{
    struct hg_action a = hg_blank(verb, hg_actor(s));
    a.from = from;
    a.to = to;
    a.card = card;
    return hg_why_not(&with_cards, s, &a);
}

START_TEST(what_does_not_belong_to_an_action_is_refused)
{
    enum { NO = HG_NONE, B4 = 18, A0 = 8, D4 = 19, WORMHOLE = 51 };
    struct hg_state s;
    struct hg_action a = hg_blank(VERB_PASS, 0);
    hg_start(&with_cards, &s);
    ck_assert_int_eq(judged(&s, VERB_DRAW, NO, NO, NO), HG_MALFORMED);
    ck_assert_int_eq(judged(&s, VERB_DRAW, NO, NO, 100), HG_NO_SUCH_CARD);
    ck_assert_int_eq(judged(&s, VERB_DRAW, NO, NO, 200), HG_NO_SUCH_CARD);
    ck_assert_int_eq(judged(&s, VERB_DRAW, 1, NO, 3), HG_MALFORMED);
    for (unsigned i = 0; i < 30; i++) {
        struct hg_chances c;
        hg_chances(&with_cards, &s, &c);
        struct hg_action deal = hg_blank(VERB_DRAW, HG_CHANCE);
        deal.card = set_has(&c.items, WORMHOLE) ? WORMHOLE : set_nth(c.items, 0);
        apply(&with_cards, &s, deal);
    }
    apply(&with_cards, &s, roll_of(2, 7));
    apply(&with_cards, &s, hg_blank(VERB_FIRST, 0));
    ck_assert_int_eq(s.ask[0].kind, ASK_BEFORE_MOVE);
    ck_assert_int_eq(judged(&s, VERB_PLAY, NO, NO, NO), HG_MALFORMED);
    ck_assert_int_eq(judged(&s, VERB_PLAY, NO, NO, 100), HG_NO_SUCH_CARD);
    ck_assert_int_eq(judged(&s, VERB_PLAY, NO, B4, WORMHOLE), HG_MALFORMED);
    ck_assert_int_eq(judged(&s, VERB_PLAY_MOVE, NO, B4, WORMHOLE), HG_MALFORMED);
    ck_assert_int_eq(judged(&s, VERB_PLAY_MOVE, A0, B4, WORMHOLE), HG_NO_SUCH_PLACE);
    ck_assert_int_eq(judged(&s, VERB_PLAY_MOVE, 13, NO, WORMHOLE), HG_MALFORMED);
    ck_assert_int_eq(judged(&s, VERB_PLAY_MOVE, 13, 70, WORMHOLE), HG_NO_SUCH_PLACE);
    a.n = 1;
    ck_assert_int_eq(hg_why_not(&with_cards, &s, &a), HG_MALFORMED);
    a.n = 0;
    a.x[7] = 1;
    ck_assert_int_eq(hg_why_not(&with_cards, &s, &a), HG_MALFORMED);
    hg_start(&without_cards, &s);
    apply(&without_cards, &s, roll_of(2, 7));
    apply(&without_cards, &s, hg_blank(VERB_FIRST, 0));
    ck_assert_int_eq(judged(&s, VERB_SELECT, NO, NO, NO), HG_MALFORMED);
    ck_assert_int_eq(judged(&s, VERB_SELECT, NO, A0, NO), HG_NO_SUCH_PLACE);
    ck_assert_int_eq(judged(&s, VERB_SELECT, NO, 64 + 13, NO), HG_NO_SUCH_PLACE);
    ck_assert_int_eq(judged(&s, VERB_SELECT, NO, 13, NO), HG_OK);
    ck_assert_int_eq(judged(&s, VERB_SELECT, 13, 13, NO), HG_MALFORMED);
    apply(&without_cards, &s, move_of(VERB_SELECT, 0, bit(13)));
    ck_assert_int_eq(judged(&s, VERB_CHARGE, NO, B4, NO), HG_MALFORMED);
    ck_assert_int_eq(judged(&s, VERB_CHARGE, 13, NO, NO), HG_MALFORMED);
    ck_assert_int_eq(judged(&s, VERB_CHARGE, 13, 64 + B4, NO), HG_NO_SUCH_PLACE);
    ck_assert_int_eq(judged(&s, VERB_CHARGE, 64 + 13, B4, NO), HG_NO_SUCH_PLACE);
    ck_assert_int_eq(judged(&s, VERB_CHARGE, 13, D4, NO), HG_NOT_AHEAD);
    ck_assert_int_eq(judged(&s, VERB_CHARGE, 13, B4, NO), HG_OK);
}
END_TEST

/* Every line of the edition that the engine plays by is checked when it is read. */
struct slip {
    const char *right, *wrong, *sentence;
};

static const struct slip slips[] = {
    {"op: raise-total", "op: raise-totals", "There is no operation raise-totals"},
    {"with: {amount: 2}", "with: {amounts: 2}", "amount"},
    {"window: declare", "window: after-roll", "can only be played in the window declare"},
    {"copies: 6", "copies: 7", "copies is 7, but 6 cards are of the kind targeting-computer"},
    {"kind: wormhole,", "kind: wormhol,", "wormhol"},
    {"start: [a1, c1", "start: [a1, a1", "Another ship starts on a1"},
    {"start: [a1, c1", "start: [a1, b0", "a ship starts in a home"},
    {"home: white-home", "home: blue-home", "a home is not the end of the board"},
    {"power-ups: 3", "power-ups: 7", "but 7 are the most"},
    {"army: white", "army: blue", "order of the armies"},
    {"id: cards\n", "id: maps\n", "the option maps"},
};

/* The bundle with one text replaced, in a buffer of the caller. */
static size_t replace(char *out, size_t room, const struct slip *slip)
{
    size_t length;
    const char *bundle = written(edition, &length);
    const char *found = strstr(bundle, slip->right);
    ck_assert_msg(found != NULL, "%s", slip->right);
    int written =
        snprintf(out, room, "%.*s%s%s", (int)(found - bundle), bundle, slip->wrong, found + strlen(slip->right));
    ck_assert_int_lt(written, (int)room);
    return (size_t)written;
}

START_TEST(slips_in_the_edition_are_named)
{
    static char text[200000];
    struct fault f = {.sentence = ""};
    size_t length = replace(text, sizeof text, &slips[_i]);
    struct edition *e = edition_from_bundle("slip", text, length, &f);
    const char *said = e == NULL ? f.sentence : edition_mode(e, 0)->unavailable;
    ck_assert_msg(said != NULL && strstr(said, slips[_i].sentence) != NULL, "said: %s", said == NULL ? "fine" : said);
    edition_close(e);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("galactic", &tests);
    tcase_add_unchecked_fixture(tests, open_edition, close_edition);
    tcase_add_test(tests, the_board_has_80_squares_and_two_homes_of_8);
    tcase_add_test(tests, forty_dark_squares_are_played_on);
    tcase_add_test(tests, the_near_left_corner_is_dark);
    tcase_add_test(tests, steps_lead_to_the_diagonal_neighbours);
    tcase_add_test(tests, light_home_squares_are_joined_straight);
    tcase_add_test(tests, white_are_the_earthlings);
    tcase_add_test(tests, battle_odds_are_exact);
    tcase_add_test(tests, random_games_end_as_the_reference_says);
    tcase_add_test(tests, random_games_with_cards_end);
    tcase_add_test(tests, what_lies_open_is_the_same_for_everybody);
    tcase_add_test(tests, a_spectator_imagines_possible_worlds);
    tcase_add_test(tests, rules_that_cannot_be_played_are_refused);
    tcase_add_test(tests, broken_positions_are_found);
    tcase_add_test(tests, what_does_not_belong_to_an_action_is_refused);
    tcase_add_loop_test(tests, slips_in_the_edition_are_named, 0, (int)(sizeof slips / sizeof slips[0]));
    return suite_run(suite);
}
