/* The course of the game: what each move does and who is next. */
#include <stdlib.h>
#include <string.h>

#include "oracle.h"

int oracle_acts(const struct oracle_game *g, int seat)
{
    return g->alive[seat] && !g->resigned[seat];
}

static int count_acting(const struct oracle_game *g)
{
    int count = 0;
    for (int i = 0; i < g->board->seats; i++)
        count += oracle_acts(g, i);
    return count;
}

static int count_planets(const struct oracle_game *g, int seat)
{
    int count = 0;
    for (int i = 0; i < g->board->planets; i++)
        count += g->owner[i] == seat;
    return count;
}

int oracle_is_set(const struct oracle_board *board, int a, int b, int c)
{
    int x = board->card_class[a], y = board->card_class[b], z = board->card_class[c];
    if (x == y && y == z)
        return 1;
    return x != y && y != z && x != z;
}

static void remove_card(int *pile, int *size, int card)
{
    for (int i = 0; i < *size; i++) {
        if (pile[i] != card)
            continue;
        for (int j = i + 1; j < *size; j++)
            pile[j - 1] = pile[j];
        *size -= 1;
        return;
    }
}

static void add_card(int *pile, int *size, int card)
{
    pile[*size] = card;
    *size += 1;
}

void oracle_start(const struct oracle_board *board, struct oracle_game *g)
{
    memset(g, 0, sizeof *g);
    g->board = board;
    g->phase = ORACLE_START_ROLL;
    for (int i = 0; i < board->planets; i++)
        g->owner[i] = ORACLE_NOBODY;
    for (int i = 0; i < board->seats; i++) {
        g->pool[i] = board->start_units;
        g->alive[i] = 1;
        g->contender[i] = 1;
    }
    for (int i = 0; i < board->cards; i++)
        add_card(g->deck, &g->deck_size, i);
    g->first = ORACLE_NOBODY;
    g->current = ORACLE_NOBODY;
    g->winner = ORACLE_NOBODY;
    g->from = ORACLE_NOWHERE;
    g->to = ORACLE_NOWHERE;
}

int oracle_actor(const struct oracle_game *g)
{
    switch (g->phase) {
    case ORACLE_START_ROLL:
    case ORACLE_BATTLE_ROLL:
    case ORACLE_DRAW:
        return ORACLE_CHANCE;
    case ORACLE_DEFEND:
        return g->owner[g->to];
    case ORACLE_OVER:
        return ORACLE_NOBODY;
    case ORACLE_CLAIM:
    case ORACLE_REINFORCE:
    case ORACLE_DEPLOY:
    case ORACLE_INVADE:
    case ORACLE_SPOILS:
    case ORACLE_ADVANCE:
    case ORACLE_FORTIFY:
        return g->current;
    }
    return ORACLE_NOBODY;
}

/* ---- Turns ------------------------------------------------------------------------------------------------------ */

static int income(const struct oracle_game *g, int seat)
{
    int units = count_planets(g, seat) / 3;
    if (units < 3)
        units = 3;
    for (int region = 0; region < g->board->regions; region++) {
        int whole = 1;
        for (int i = 0; i < g->board->planets; i++)
            if (g->board->region_of[i] == region && g->owner[i] != seat)
                whole = 0;
        if (whole)
            units += g->board->bonus[region];
    }
    return units;
}

static void forget_battle(struct oracle_game *g)
{
    g->from = ORACLE_NOWHERE;
    g->to = ORACLE_NOWHERE;
    g->attack_dice = 0;
    g->defence_dice = 0;
}

/* The first acting seat at or after `seat` round the table; a round begins whenever the beginner's place is passed. */
static void begin_turn_from(struct oracle_game *g, int seat)
{
    for (;;) {
        seat %= g->board->seats;
        if (seat == g->first)
            g->rounds++;
        if (oracle_acts(g, seat))
            break;
        seat++;
    }
    forget_battle(g);
    g->current = seat;
    g->turns++;
    g->phase = ORACLE_DEPLOY;
    g->pile = income(g, seat);
    g->placing_begun = 0;
    g->conquered = 0;
    g->picks = 0;
}

static void end_turn(struct oracle_game *g)
{
    begin_turn_from(g, g->current + 1);
}

static void begin_draw(struct oracle_game *g)
{
    if (g->conquered == 0) {
        end_turn(g);
        return;
    }
    if (g->deck_size == 0 && g->board->reshuffle) {
        while (g->discard_size > 0)
            add_card(g->deck, &g->deck_size, g->discard[--g->discard_size]);
    }
    if (g->deck_size == 0)
        end_turn(g);
    else
        g->phase = ORACLE_DRAW;
}

static void begin_invade(struct oracle_game *g)
{
    forget_battle(g);
    g->phase = ORACLE_INVADE;
}

/* ---- Set-up ----------------------------------------------------------------------------------------------------- */

static int all_claimed(const struct oracle_game *g)
{
    for (int i = 0; i < g->board->planets; i++)
        if (g->owner[i] == ORACLE_NOBODY)
            return 0;
    return 1;
}

/* The next seat of the reinforcing from `seat` on, or the first turn when every pool is empty. */
static void reinforce_from(struct oracle_game *g, int seat)
{
    g->phase = ORACLE_REINFORCE;
    for (int i = 0; i < g->board->seats; i++) {
        int candidate = (seat + i) % g->board->seats;
        if (oracle_acts(g, candidate) && g->pool[candidate] > 0) {
            g->current = candidate;
            return;
        }
    }
    begin_turn_from(g, g->first);
}

static void claim_from(struct oracle_game *g, int seat)
{
    g->phase = ORACLE_CLAIM;
    if (all_claimed(g)) {
        reinforce_from(g, g->first);
        return;
    }
    while (!oracle_acts(g, seat % g->board->seats))
        seat++;
    g->current = seat % g->board->seats;
}

/* With one contender left for the start roll, that one begins. */
static void settle_start(struct oracle_game *g)
{
    int count = 0, last = ORACLE_NOBODY;
    for (int i = 0; i < g->board->seats; i++) {
        if (g->contender[i]) {
            count++;
            last = i;
        }
    }
    if (count > 1)
        return;
    g->first = last;
    claim_from(g, last);
}

static void play_start(struct oracle_game *g, const struct oracle_move *m)
{
    int highest = 0, die = 0;
    for (int i = 0; i < m->dice; i++)
        if (m->die[i] > highest)
            highest = m->die[i];
    for (int i = 0; i < g->board->seats; i++)
        if (g->contender[i])
            g->contender[i] = m->die[die++] == highest;
    settle_start(g);
}

static void play_claim(struct oracle_game *g, const struct oracle_move *m)
{
    g->owner[m->to] = m->seat;
    g->units[m->to] = 1;
    g->pool[m->seat]--;
    claim_from(g, m->seat + 1);
}

static void play_reinforce(struct oracle_game *g, const struct oracle_move *m)
{
    g->units[m->to]++;
    g->pool[m->seat]--;
    reinforce_from(g, m->seat + 1);
}

/* ---- Cards and placing ------------------------------------------------------------------------------------------ */

static void play_pick(struct oracle_game *g, const struct oracle_move *m)
{
    g->picked[g->picks++] = m->card;
}

static void play_trade(struct oracle_game *g)
{
    int *hand = g->hand[g->current];
    int class = g->board->card_class[g->picked[0]];
    int same = class == g->board->card_class[g->picked[1]];
    g->pile += same ? g->board->set_of_class[class] : g->board->set_of_each;
    for (int i = 0; i < 3; i++) {
        remove_card(hand, &g->hand_size[g->current], g->picked[i]);
        add_card(g->discard, &g->discard_size, g->picked[i]);
    }
    g->picks = 0;
}

/* After a conquest: the duty to trade first, then the units that may follow. */
static void after_conquest(struct oracle_game *g)
{
    if (g->hand_size[g->current] >= 5)
        g->phase = ORACLE_SPOILS;
    else if (g->units[g->from] >= 2)
        g->phase = ORACLE_ADVANCE;
    else
        begin_invade(g);
}

static void play_place(struct oracle_game *g, const struct oracle_move *m)
{
    g->units[m->to] += m->n;
    g->pile -= m->n;
    g->placing_begun = 1;
    if (g->pile > 0)
        return;
    if (g->phase == ORACLE_SPOILS)
        after_conquest(g);
    else
        begin_invade(g);
}

/* ---- Battle ----------------------------------------------------------------------------------------------------- */

static void play_attack(struct oracle_game *g, const struct oracle_move *m)
{
    g->from = m->from;
    g->to = m->to;
    g->attack_dice = m->n;
    g->defence_dice = g->units[m->to] >= 2 ? 2 : 1;
    if (oracle_acts(g, g->owner[m->to]) && g->units[m->to] >= 2)
        g->phase = ORACLE_DEFEND;
    else
        g->phase = ORACLE_BATTLE_ROLL;
}

static void play_defend(struct oracle_game *g, const struct oracle_move *m)
{
    g->defence_dice = m->n;
    g->phase = ORACLE_BATTLE_ROLL;
}

static void finish(struct oracle_game *g)
{
    for (int i = 0; i < g->board->seats; i++)
        if (oracle_acts(g, i))
            g->winner = i;
    g->phase = ORACLE_OVER;
}

static void take_hand(struct oracle_game *g, int loser)
{
    for (int i = 0; i < g->hand_size[loser]; i++)
        add_card(g->hand[g->current], &g->hand_size[g->current], g->hand[loser][i]);
    g->hand_size[loser] = 0;
}

static void conquer(struct oracle_game *g)
{
    int loser = g->owner[g->to];
    g->owner[g->to] = g->current;
    g->units[g->to] = g->attack_dice;
    g->units[g->from] -= g->attack_dice;
    g->conquered++;
    if (count_planets(g, loser) == 0) {
        g->alive[loser] = 0;
        if (count_acting(g) == 1) {
            finish(g);
            return;
        }
        take_hand(g, loser);
    }
    after_conquest(g);
}

static int falling(const void *a, const void *b)
{
    return *(const int *)b - *(const int *)a;
}

static void play_roll(struct oracle_game *g, const struct oracle_move *m)
{
    int attack[3], defence[2];
    for (int i = 0; i < g->attack_dice; i++)
        attack[i] = m->die[i];
    for (int i = 0; i < g->defence_dice; i++)
        defence[i] = m->die[g->attack_dice + i];
    qsort(attack, (size_t)g->attack_dice, sizeof attack[0], falling);
    qsort(defence, (size_t)g->defence_dice, sizeof defence[0], falling);
    for (int i = 0; i < g->attack_dice && i < g->defence_dice; i++) {
        if (attack[i] > defence[i])
            g->units[g->to]--;
        else
            g->units[g->from]--;
    }
    if (g->units[g->to] == 0)
        conquer(g);
    else
        begin_invade(g);
}

/* ---- The rest of a turn ----------------------------------------------------------------------------------------- */

static void play_advance(struct oracle_game *g, const struct oracle_move *m)
{
    g->units[g->from] -= m->n;
    g->units[g->to] += m->n;
    begin_invade(g);
}

static void play_fortify(struct oracle_game *g, const struct oracle_move *m)
{
    g->units[m->from] -= m->n;
    g->units[m->to] += m->n;
    begin_draw(g);
}

static void play_end(struct oracle_game *g)
{
    if (g->phase == ORACLE_INVADE)
        g->phase = ORACLE_FORTIFY;
    else
        begin_draw(g);
}

static void play_draw(struct oracle_game *g, const struct oracle_move *m)
{
    remove_card(g->deck, &g->deck_size, m->card);
    add_card(g->hand[g->current], &g->hand_size[g->current], m->card);
    end_turn(g);
}

/* ---- Resigning -------------------------------------------------------------------------------------------------- */

static void go_on_without(struct oracle_game *g, int seat)
{
    if (g->phase == ORACLE_START_ROLL) {
        g->contender[seat] = 0;
        settle_start(g);
    } else if (g->phase == ORACLE_DEFEND && g->owner[g->to] == seat) {
        g->phase = ORACLE_BATTLE_ROLL;
    } else if (seat != g->current) {
        return;
    } else if (g->phase == ORACLE_CLAIM) {
        claim_from(g, seat + 1);
    } else if (g->phase == ORACLE_REINFORCE) {
        reinforce_from(g, seat + 1);
    } else {
        end_turn(g);
    }
}

static void play_resign(struct oracle_game *g, const struct oracle_move *m)
{
    g->resigned[m->seat] = 1;
    g->pool[m->seat] = 0;
    for (int i = 0; i < g->hand_size[m->seat]; i++)
        add_card(g->discard, &g->discard_size, g->hand[m->seat][i]);
    g->hand_size[m->seat] = 0;
    if (m->seat == g->current)
        g->picks = 0;
    if (count_acting(g) == 1)
        finish(g);
    else
        go_on_without(g, m->seat);
}

void oracle_play(struct oracle_game *g, const struct oracle_move *m)
{
    switch (m->verb) {
    case ORACLE_RESIGN:
        play_resign(g, m);
        break;
    case ORACLE_DO_START:
        play_start(g, m);
        break;
    case ORACLE_DO_CLAIM:
        play_claim(g, m);
        break;
    case ORACLE_DO_REINFORCE:
        play_reinforce(g, m);
        break;
    case ORACLE_DO_PICK:
        play_pick(g, m);
        break;
    case ORACLE_DO_TRADE:
        play_trade(g);
        break;
    case ORACLE_DO_PLACE:
        play_place(g, m);
        break;
    case ORACLE_DO_ATTACK:
        play_attack(g, m);
        break;
    case ORACLE_DO_DEFEND:
        play_defend(g, m);
        break;
    case ORACLE_DO_ROLL:
        play_roll(g, m);
        break;
    case ORACLE_DO_ADVANCE:
        play_advance(g, m);
        break;
    case ORACLE_DO_FORTIFY:
        play_fortify(g, m);
        break;
    case ORACLE_DO_END:
        play_end(g);
        break;
    case ORACLE_DO_DRAW:
        play_draw(g, m);
        break;
    case ORACLE_VERBS:
        break;
    }
}
