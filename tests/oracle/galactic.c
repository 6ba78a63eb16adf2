/* The galactic family without cards, square by square. */
#include "oracle/galactic.h"

static const struct naive_square nowhere = {-1, -1};

/* ---- The board -------------------------------------------------------------------------------------------------- */

static int on_board(struct naive_square at)
{
    return at.rank >= 0 && at.rank < NAIVE_RANKS && at.file >= 0 && at.file < NAIVE_FILES;
}

static int is_dark(struct naive_square at)
{
    return (at.rank + at.file) % 2 == 1;
}

static int home_rank(int side)
{
    return side == 0 ? 0 : NAIVE_RANKS - 1;
}

static int in_home(struct naive_square at, int side)
{
    return at.rank == home_rank(side);
}

/* A square that ships may stand on. */
static int is_space(const struct naive_game *g, struct naive_square at)
{
    if (!on_board(at))
        return 0;
    return is_dark(at) || (g->options.all_eight && (in_home(at, 0) || in_home(at, 1)));
}

static int owner(const struct naive_game *g, struct naive_square at)
{
    return g->owner[at.rank][at.file];
}

static int is_vacant(const struct naive_game *g, struct naive_square at)
{
    return is_space(g, at) && owner(g, at) == NAIVE_NOBODY;
}

static int forward(int side)
{
    return side == 0 ? 1 : -1;
}

static struct naive_square ahead(struct naive_square at, int side, int sideways)
{
    return (struct naive_square){at.rank + forward(side), at.file + sideways};
}

/* A step ahead joins two dark squares, or goes straight between a dark square and a light one of a home. */
static int is_step(const struct naive_game *g, struct naive_square from, struct naive_square to, int sideways)
{
    if (!is_space(g, from) || !is_space(g, to))
        return 0;
    return sideways != 0 ? is_dark(from) && is_dark(to) : 1;
}

static int same(struct naive_square a, struct naive_square b)
{
    return a.rank == b.rank && a.file == b.file;
}

/* ---- What a ship can do ----------------------------------------------------------------------------------------- */

static int can_charge(const struct naive_game *g, struct naive_square from, int sideways)
{
    struct naive_square to = ahead(from, g->side, sideways);
    return is_step(g, from, to, sideways) && is_vacant(g, to);
}

static int can_attack(const struct naive_game *g, struct naive_square from, int sideways)
{
    struct naive_square to = ahead(from, g->side, sideways);
    int enemy = 1 - g->side;
    if (!is_step(g, from, to, sideways) || owner(g, to) != enemy)
        return 0;
    if (in_home(to, enemy))
        return 1;
    return sideways != 0 && is_vacant(g, ahead(to, g->side, sideways));
}

static int home_has_room(const struct naive_game *g, int side)
{
    for (int file = 0; file < NAIVE_FILES; file++)
        if (is_vacant(g, (struct naive_square){home_rank(side), file}))
            return 1;
    return 0;
}

static int is_stuck(const struct naive_game *g, struct naive_square from)
{
    if (from.rank + forward(g->side) != home_rank(1 - g->side))
        return 0;
    for (int sideways = -1; sideways <= 1; sideways++) {
        struct naive_square to = ahead(from, g->side, sideways);
        if (is_step(g, from, to, sideways) && owner(g, to) != g->side)
            return 0;
    }
    return 1;
}

static void add(struct naive_list *list, enum naive_verb verb, struct naive_square from, struct naive_square to)
{
    list->move[list->count++] = (struct naive_move){.verb = verb, .from = from, .to = to};
}

static void list_ship(const struct naive_game *g, struct naive_square from, struct naive_list *list)
{
    for (int sideways = -1; sideways <= 1; sideways++) {
        if (can_charge(g, from, sideways))
            add(list, NAIVE_CHARGE, from, ahead(from, g->side, sideways));
        if (can_attack(g, from, sideways))
            add(list, NAIVE_ATTACK, from, ahead(from, g->side, sideways));
    }
    if (is_stuck(g, from) && home_has_room(g, g->side))
        add(list, NAIVE_RETREAT, from, nowhere);
}

static void list_all(const struct naive_game *g, struct naive_list *list)
{
    for (int rank = 0; rank < NAIVE_RANKS; rank++)
        for (int file = 0; file < NAIVE_FILES; file++)
            if (g->owner[rank][file] == g->side)
                list_ship(g, (struct naive_square){rank, file}, list);
}

/* ---- Lists of moves --------------------------------------------------------------------------------------------- */

static void list_selections(const struct naive_game *g, struct naive_list *list)
{
    struct naive_list all = {.count = 0};
    list_all(g, &all);
    for (int i = 0; i < all.count; i++)
        if (i == 0 || !same(all.move[i].from, all.move[i - 1].from))
            add(list, NAIVE_DO_SELECT, nowhere, all.move[i].from);
}

/* A ship that attacked stands on the corner of its target, so the square that it came from is vacant as well. */
static void list_berths(const struct naive_game *g, struct naive_list *list)
{
    for (int file = 0; file < NAIVE_FILES; file++) {
        struct naive_square at = {home_rank(g->side), file};
        if (is_vacant(g, at) || same(at, g->from))
            add(list, NAIVE_DO_BERTH, nowhere, at);
    }
}

void naive_moves(const struct naive_game *g, struct naive_list *list)
{
    list->count = 0;
    if (g->phase == NAIVE_ORDER || g->phase == NAIVE_ORDER_ANSWER) {
        add(list, NAIVE_FIRST, nowhere, nowhere);
        add(list, NAIVE_SECOND, nowhere, nowhere);
    }
    if (g->phase == NAIVE_ORDER)
        add(list, NAIVE_HAND_OVER, nowhere, nowhere);
    if (g->phase == NAIVE_SELECT)
        list_selections(g, list);
    if (g->phase == NAIVE_MOVE && g->from.rank < 0)
        list_all(g, list);
    else if (g->phase == NAIVE_MOVE)
        list_ship(g, g->from, list);
    if (g->phase == NAIVE_DOUBLES) {
        add(list, NAIVE_GO, nowhere, nowhere);
        add(list, NAIVE_STAY, nowhere, nowhere);
    }
    if (g->phase == NAIVE_BERTH)
        list_berths(g, list);
}

int naive_actor(const struct naive_game *g)
{
    switch (g->phase) {
    case NAIVE_START_ROLL:
    case NAIVE_ATTACK_ROLL:
    case NAIVE_DEFENCE_ROLL:
    case NAIVE_STUCK_ROLL:
        return NAIVE_CHANCE;
    case NAIVE_OVER:
        return NAIVE_NOBODY;
    case NAIVE_ORDER:
    case NAIVE_ORDER_ANSWER:
    case NAIVE_SELECT:
    case NAIVE_MOVE:
    case NAIVE_DOUBLES:
    case NAIVE_BERTH:
        return g->asked;
    }
    return NAIVE_NOBODY;
}

int naive_dice(const struct naive_game *g)
{
    if (g->phase == NAIVE_ATTACK_ROLL)
        return g->height[g->from.rank][g->from.file];
    if (g->phase == NAIVE_DEFENCE_ROLL)
        return g->height[g->to.rank][g->to.file] + in_home(g->to, 1 - g->side);
    return 2;
}

/* ---- The end ---------------------------------------------------------------------------------------------------- */

static int ships_on_board(const struct naive_game *g, int side)
{
    int ships = 0;
    for (int rank = 0; rank < NAIVE_RANKS; rank++)
        for (int file = 0; file < NAIVE_FILES; file++)
            ships += g->owner[rank][file] == side;
    return ships;
}

static int ships_parked(const struct naive_game *g, int side)
{
    int ships = 0;
    for (int file = 0; file < NAIVE_FILES; file++)
        ships += g->owner[home_rank(1 - side)][file] == side;
    return ships;
}

static void finish(struct naive_game *g, int winner)
{
    g->phase = NAIVE_OVER;
    g->winner = winner;
}

static void score(struct naive_game *g)
{
    int lead = ships_parked(g, 0) - ships_parked(g, 1);
    if (lead == 0)
        lead = ships_on_board(g, 0) - ships_on_board(g, 1);
    finish(g, lead > 0 ? 0 : lead < 0 ? 1 : NAIVE_NOBODY);
}

/* Whether the move has ended the game. */
static int end_test(struct naive_game *g)
{
    int spaces = g->options.all_eight ? 8 : 4;
    if (ships_on_board(g, 1 - g->side) == 0 || ships_parked(g, g->side) == spaces)
        finish(g, g->side);
    else if (ships_on_board(g, g->side) == 0)
        finish(g, 1 - g->side);
    return g->phase == NAIVE_OVER;
}

/* ---- Turns ------------------------------------------------------------------------------------------------------ */

static void begin_turn(struct naive_game *g, int side);

static void end_turn(struct naive_game *g, int passed)
{
    if ((passed && g->last_passed) || (g->options.turn_limit > 0 && g->turns >= g->options.turn_limit)) {
        score(g);
        return;
    }
    g->last_passed = passed;
    begin_turn(g, 1 - g->side);
}

static void begin_turn(struct naive_game *g, int side)
{
    struct naive_list all = {.count = 0};
    g->side = g->asked = side;
    g->turns++;
    g->from = g->to = nowhere;
    list_all(g, &all);
    if (all.count == 0)
        end_turn(g, 1);
    else
        g->phase = g->options.no_touch ? NAIVE_MOVE : NAIVE_SELECT;
}

static void finish_move(struct naive_game *g, int passed)
{
    if (!end_test(g))
        end_turn(g, passed);
}

/* ---- Ships ------------------------------------------------------------------------------------------------------ */

static void put(struct naive_game *g, struct naive_square at, int side, int height)
{
    g->owner[at.rank][at.file] = side;
    g->height[at.rank][at.file] = height;
}

static int take(struct naive_game *g, struct naive_square at)
{
    int height = g->height[at.rank][at.file];
    put(g, at, NAIVE_NOBODY, 0);
    return height;
}

static void move_ship(struct naive_game *g, struct naive_square from, struct naive_square to)
{
    int side = owner(g, from);
    put(g, to, side, take(g, from));
}

static void attacker_wins(struct naive_game *g)
{
    int enemy = 1 - g->side, sideways = g->to.file - g->from.file;
    int beaten = take(g, g->to), mine = take(g, g->from);
    struct naive_square landing = in_home(g->to, enemy) ? g->to : ahead(g->to, g->side, sideways);
    if (mine < 4)
        mine++;
    else
        g->removed[enemy]++;
    g->removed[g->side] += beaten - 1;
    put(g, landing, g->side, mine);
    finish_move(g, 0);
}

static void attacker_loses(struct naive_game *g)
{
    struct naive_list berths = {.count = 0};
    list_berths(g, &berths);
    if (berths.count > 0) {
        g->phase = NAIVE_BERTH;
        g->asked = 1 - g->side;
        return;
    }
    g->removed[1 - g->side] += take(g, g->from) - 1;
    g->removed[g->side]++;
    finish_move(g, 0);
}

/* ---- Playing ---------------------------------------------------------------------------------------------------- */

static int sum_of(const struct naive_move *m)
{
    int sum = 0;
    for (int i = 0; i < m->dice; i++)
        sum += m->die[i];
    return sum;
}

static void defence_rolled(struct naive_game *g, int sum)
{
    if (sum == g->attack_sum && !g->options.tie_to_defender)
        g->phase = NAIVE_ATTACK_ROLL;
    else if (g->attack_sum > sum)
        attacker_wins(g);
    else
        attacker_loses(g);
}

static void roll(struct naive_game *g, const struct naive_move *m)
{
    if (g->phase == NAIVE_START_ROLL && m->die[0] != m->die[1]) {
        g->asked = m->die[0] > m->die[1] ? 0 : 1;
        g->phase = NAIVE_ORDER;
    } else if (g->phase == NAIVE_ATTACK_ROLL) {
        g->attack_sum = sum_of(m);
        g->phase = NAIVE_DEFENCE_ROLL;
    } else if (g->phase == NAIVE_DEFENCE_ROLL) {
        defence_rolled(g, sum_of(m));
    } else if (g->phase == NAIVE_STUCK_ROLL && m->die[0] == m->die[1]) {
        g->phase = NAIVE_DOUBLES;
    } else if (g->phase == NAIVE_STUCK_ROLL) {
        finish_move(g, 0);
    }
}

static void move_first(struct naive_game *g, int side)
{
    g->first = side;
    begin_turn(g, side);
}

void naive_play(struct naive_game *g, const struct naive_move *m)
{
    switch (m->verb) {
    case NAIVE_ROLL:
        roll(g, m);
        return;
    case NAIVE_FIRST:
        move_first(g, g->asked);
        return;
    case NAIVE_SECOND:
        move_first(g, 1 - g->asked);
        return;
    case NAIVE_HAND_OVER:
        g->asked = 1 - g->asked;
        g->phase = NAIVE_ORDER_ANSWER;
        return;
    case NAIVE_DO_SELECT:
        g->from = m->to;
        g->phase = NAIVE_MOVE;
        return;
    case NAIVE_CHARGE:
        move_ship(g, m->from, m->to);
        finish_move(g, 0);
        return;
    case NAIVE_ATTACK:
        g->from = m->from;
        g->to = m->to;
        g->phase = NAIVE_ATTACK_ROLL;
        return;
    case NAIVE_RETREAT:
        g->from = m->from;
        g->phase = NAIVE_STUCK_ROLL;
        return;
    case NAIVE_GO:
        g->asked = 1 - g->side;
        g->phase = NAIVE_BERTH;
        return;
    case NAIVE_STAY:
        finish_move(g, 1);
        return;
    case NAIVE_DO_BERTH:
        move_ship(g, g->from, m->to);
        finish_move(g, 0);
        return;
    case NAIVE_VERBS:
        return;
    }
}

static int is_possible(const struct naive_game *g, const struct naive_move *m)
{
    if (m->verb != NAIVE_ROLL || m->dice != naive_dice(g))
        return 0;
    for (int i = 0; i < m->dice; i++)
        if (m->die[i] < 1 || m->die[i] > 6)
            return 0;
    return 1;
}

static int is_listed(const struct naive_game *g, const struct naive_move *m)
{
    struct naive_list list;
    naive_moves(g, &list);
    for (int i = 0; i < list.count; i++)
        if (list.move[i].verb == m->verb && same(list.move[i].from, m->from) && same(list.move[i].to, m->to))
            return 1;
    return 0;
}

int naive_try(struct naive_game *g, const struct naive_move *m)
{
    int legal = naive_actor(g) == NAIVE_CHANCE ? is_possible(g, m) : is_listed(g, m);
    if (legal)
        naive_play(g, m);
    return legal;
}

static void set_up(struct naive_game *g)
{
    for (int rank = 0; rank < NAIVE_RANKS; rank++) {
        for (int file = 0; file < NAIVE_FILES; file++) {
            struct naive_square at = {rank, file};
            int side = rank >= 1 && rank <= 3 ? 0 : rank >= 6 && rank <= 8 ? 1 : NAIVE_NOBODY;
            put(g, at, is_dark(at) ? side : NAIVE_NOBODY, is_dark(at) && side != NAIVE_NOBODY);
        }
    }
}

void naive_start(struct naive_game *g, struct naive_options options)
{
    *g = (struct naive_game){.options = options, .phase = NAIVE_START_ROLL, .first = NAIVE_NOBODY};
    g->winner = g->side = NAIVE_NOBODY;
    g->from = g->to = nowhere;
    set_up(g);
}
