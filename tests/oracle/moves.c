/* The list of every legal move, one entry each: every amount, every pair of planets, every number of dice. */
#include <stdio.h>
#include <stdlib.h>

#include "oracle.h"

static void add(struct oracle_list *list, struct oracle_move move)
{
    if (list->count == list->room) {
        list->room = list->room == 0 ? 64 : 2 * list->room;
        list->move = realloc(list->move, (size_t)list->room * sizeof list->move[0]);
        if (list->move == NULL) {
            fputs("oracle: out of memory\n", stderr);
            abort();
        }
    }
    list->move[list->count++] = move;
}

void oracle_free(struct oracle_list *list)
{
    free(list->move);
    *list = (struct oracle_list){0};
}

static struct oracle_move blank(enum oracle_verb verb, int seat)
{
    struct oracle_move move = {.verb = verb, .seat = seat, .from = ORACLE_NOWHERE, .to = ORACLE_NOWHERE, .card = -1};
    return move;
}

static void add_target(struct oracle_list *list, enum oracle_verb verb, int seat, int to)
{
    struct oracle_move move = blank(verb, seat);
    move.to = to;
    add(list, move);
}

static void add_number(struct oracle_list *list, enum oracle_verb verb, int seat, int n)
{
    struct oracle_move move = blank(verb, seat);
    move.n = n;
    add(list, move);
}

static void add_route(struct oracle_list *list, enum oracle_verb verb, int seat, int from, int to, int n)
{
    struct oracle_move move = blank(verb, seat);
    move.from = from;
    move.to = to;
    move.n = n;
    add(list, move);
}

static void list_claims(const struct oracle_game *g, struct oracle_list *list)
{
    for (int i = 0; i < g->board->planets; i++)
        if (g->owner[i] == ORACLE_NOBODY)
            add_target(list, ORACLE_DO_CLAIM, g->current, i);
}

static void list_reinforcements(const struct oracle_game *g, struct oracle_list *list)
{
    for (int i = 0; i < g->board->planets; i++)
        if (g->owner[i] == g->current)
            add_target(list, ORACLE_DO_REINFORCE, g->current, i);
}

static void list_placements(const struct oracle_game *g, struct oracle_list *list)
{
    for (int i = 0; i < g->board->planets; i++) {
        if (g->owner[i] != g->current)
            continue;
        for (int n = 1; n <= g->pile; n++) {
            struct oracle_move move = blank(ORACLE_DO_PLACE, g->current);
            move.to = i;
            move.n = n;
            add(list, move);
        }
    }
}

static int is_picked(const struct oracle_game *g, int card)
{
    for (int i = 0; i < g->picks; i++)
        if (g->picked[i] == card)
            return 1;
    return 0;
}

/* Whether the hand has a set that holds all picks and the card. */
static int can_complete(const struct oracle_game *g, int card)
{
    const int *hand = g->hand[g->current];
    int size = g->hand_size[g->current];
    for (int i = 0; i < size; i++) {
        for (int j = i + 1; j < size; j++) {
            for (int k = j + 1; k < size; k++) {
                int set[3] = {hand[i], hand[j], hand[k]};
                int found = 0;
                for (int m = 0; m < 3; m++)
                    found += set[m] == card || is_picked(g, set[m]);
                if (found == g->picks + 1 && oracle_is_set(g->board, set[0], set[1], set[2]))
                    return 1;
            }
        }
    }
    return 0;
}

static void list_picks(const struct oracle_game *g, struct oracle_list *list)
{
    for (int i = 0; i < g->hand_size[g->current]; i++) {
        int card = g->hand[g->current][i];
        if (is_picked(g, card) || !can_complete(g, card))
            continue;
        struct oracle_move move = blank(ORACLE_DO_PICK, g->current);
        move.card = card;
        add(list, move);
    }
}

static void list_open_set(const struct oracle_game *g, struct oracle_list *list)
{
    if (g->picks == 3)
        add(list, blank(ORACLE_DO_TRADE, g->current));
    else
        list_picks(g, list);
}

static void list_deploy(const struct oracle_game *g, struct oracle_list *list)
{
    if (g->picks > 0) {
        list_open_set(g, list);
        return;
    }
    if (!g->placing_begun)
        list_picks(g, list);
    if (g->hand_size[g->current] < 5)
        list_placements(g, list);
}

static void list_spoils(const struct oracle_game *g, struct oracle_list *list)
{
    if (g->pile > 0)
        list_placements(g, list);
    else
        list_open_set(g, list);
}

static void list_attacks(const struct oracle_game *g, struct oracle_list *list)
{
    for (int from = 0; from < g->board->planets; from++) {
        for (int to = 0; to < g->board->planets; to++) {
            if (g->owner[from] != g->current || g->owner[to] == g->current || !g->board->near[from][to])
                continue;
            for (int dice = 1; dice <= 3 && dice <= g->units[from] - 1; dice++)
                add_route(list, ORACLE_DO_ATTACK, g->current, from, to, dice);
        }
    }
    add(list, blank(ORACLE_DO_END, g->current));
}

/* Marks every planet that a chain of the owner's planets joins to the start, by a search with a queue. */
static void find_connected(const struct oracle_game *g, int start, int reached[ORACLE_PLANETS])
{
    int queue[ORACLE_PLANETS];
    int head = 0, tail = 0;
    for (int i = 0; i < g->board->planets; i++)
        reached[i] = 0;
    reached[start] = 1;
    queue[tail++] = start;
    while (head < tail) {
        int here = queue[head++];
        for (int next = 0; next < g->board->planets; next++) {
            if (reached[next] || !g->board->near[here][next] || g->owner[next] != g->owner[start])
                continue;
            reached[next] = 1;
            queue[tail++] = next;
        }
    }
}

static void list_fortifications(const struct oracle_game *g, struct oracle_list *list)
{
    int reached[ORACLE_PLANETS];
    for (int from = 0; from < g->board->planets; from++) {
        if (g->owner[from] != g->current || g->units[from] < 2)
            continue;
        find_connected(g, from, reached);
        for (int to = 0; to < g->board->planets; to++) {
            if (to == from || !reached[to])
                continue;
            for (int n = 1; n <= g->units[from] - 1; n++)
                add_route(list, ORACLE_DO_FORTIFY, g->current, from, to, n);
        }
    }
    add(list, blank(ORACLE_DO_END, g->current));
}

static void list_defences(const struct oracle_game *g, struct oracle_list *list)
{
    for (int dice = 1; dice <= 2; dice++)
        add_number(list, ORACLE_DO_DEFEND, g->owner[g->to], dice);
}

static void list_advances(const struct oracle_game *g, struct oracle_list *list)
{
    for (int n = 0; n <= g->units[g->from] - 1; n++)
        add_number(list, ORACLE_DO_ADVANCE, g->current, n);
}

void oracle_moves(const struct oracle_game *g, struct oracle_list *list)
{
    list->count = 0;
    switch (g->phase) {
    case ORACLE_CLAIM:
        list_claims(g, list);
        break;
    case ORACLE_REINFORCE:
        list_reinforcements(g, list);
        break;
    case ORACLE_DEPLOY:
        list_deploy(g, list);
        break;
    case ORACLE_INVADE:
        list_attacks(g, list);
        break;
    case ORACLE_DEFEND:
        list_defences(g, list);
        break;
    case ORACLE_SPOILS:
        list_spoils(g, list);
        break;
    case ORACLE_ADVANCE:
        list_advances(g, list);
        break;
    case ORACLE_FORTIFY:
        list_fortifications(g, list);
        break;
    case ORACLE_START_ROLL:
    case ORACLE_BATTLE_ROLL:
    case ORACLE_DRAW:
    case ORACLE_OVER:
        break;
    }
}

void oracle_chances(const struct oracle_game *g, struct oracle_chance *c)
{
    c->dice = 0;
    c->cards = 0;
    if (g->phase == ORACLE_START_ROLL) {
        c->verb = ORACLE_DO_START;
        for (int i = 0; i < g->board->seats; i++)
            c->dice += g->contender[i];
    } else if (g->phase == ORACLE_BATTLE_ROLL) {
        c->verb = ORACLE_DO_ROLL;
        c->dice = g->attack_dice + g->defence_dice;
    } else {
        c->verb = ORACLE_DO_DRAW;
        for (int i = 0; i < g->deck_size; i++)
            c->card[c->cards++] = g->deck[i];
    }
}

/* ---- Checked playing -------------------------------------------------------------------------------------------- */

static int same_move(const struct oracle_move *a, const struct oracle_move *b)
{
    if (a->verb != b->verb || a->seat != b->seat || a->from != b->from || a->to != b->to)
        return 0;
    return a->n == b->n && a->card == b->card && a->dice == b->dice;
}

static int is_listed(const struct oracle_game *g, const struct oracle_move *m, struct oracle_list *list)
{
    oracle_moves(g, list);
    for (int i = 0; i < list->count; i++)
        if (same_move(&list->move[i], m))
            return 1;
    return 0;
}

static int is_possible(const struct oracle_game *g, const struct oracle_move *m)
{
    struct oracle_chance chance;
    oracle_chances(g, &chance);
    if (m->verb != chance.verb || m->dice != chance.dice)
        return 0;
    for (int i = 0; i < m->dice; i++)
        if (m->die[i] < 1 || m->die[i] > 6)
            return 0;
    for (int i = 0; i < chance.cards; i++)
        if (chance.card[i] == m->card)
            return 1;
    return chance.cards == 0;
}

int oracle_try(struct oracle_game *g, const struct oracle_move *m, struct oracle_list *list)
{
    int legal = 0;
    if (g->phase == ORACLE_OVER)
        return 0;
    if (m->verb == ORACLE_RESIGN)
        legal = oracle_acts(g, m->seat);
    else if (oracle_actor(g) != m->seat)
        return 0;
    else
        legal = m->seat == ORACLE_CHANCE ? is_possible(g, m) : is_listed(g, m, list);
    if (legal)
        oracle_play(g, m);
    return legal;
}
