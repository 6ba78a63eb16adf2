/* Translates by the engine's public face only: words and arguments of verbs, and the fields of a position. */
#include "oracle/bridge.h"

#include <string.h>

static const char *const word[ORACLE_VERBS] = {
    [ORACLE_RESIGN] = "resign",      [ORACLE_DO_START] = "roll",
    [ORACLE_DO_CLAIM] = "claim",     [ORACLE_DO_REINFORCE] = "reinforce",
    [ORACLE_DO_PICK] = "pick",       [ORACLE_DO_TRADE] = "trade",
    [ORACLE_DO_PLACE] = "place",     [ORACLE_DO_ATTACK] = "attack",
    [ORACLE_DO_DEFEND] = "defend",   [ORACLE_DO_ROLL] = "roll",
    [ORACLE_DO_ADVANCE] = "advance", [ORACLE_DO_FORTIFY] = "fortify",
    [ORACLE_DO_END] = "end",         [ORACLE_DO_DRAW] = "draw",
};

static bool find_verb(struct bridge *b, const struct hg_verbs *verbs, int verb)
{
    for (unsigned i = 0; i < verbs->count; i++) {
        if (strcmp(verbs->verb[i].word, word[verb]) != 0)
            continue;
        b->verb[verb] = (uint8_t)i;
        b->args[verb] = verbs->verb[i].args;
        return true;
    }
    return false;
}

bool bridge_open(struct bridge *b, const struct hg_rules *r)
{
    struct hg_verbs verbs = hg_verbs(r);
    for (int verb = 0; verb < ORACLE_VERBS; verb++)
        if (!find_verb(b, &verbs, verb))
            return false;
    return true;
}

static int in_set(uint64_t set, int i)
{
    return (int)(set >> i & 1);
}

static int in_cards(const struct hg_set *set, int i)
{
    return in_set(set->word[i / 64], i % 64);
}

void bridge_board(const struct hg_rules *r, struct oracle_board *board)
{
    const struct hg_conquest_rules *c = &r->conquest;
    *board = (struct oracle_board){.seats = r->seats,
                                   .planets = c->places,
                                   .regions = c->regions,
                                   .cards = c->cards,
                                   .start_units = c->start_units[0],
                                   .set_of_each = c->set_of_each,
                                   .reshuffle = c->reshuffle != HG_RESHUFFLE_NEVER};
    for (int i = 0; i < board->planets; i++)
        for (int j = 0; j < board->planets; j++)
            board->near[i][j] = in_set(c->near[i], j);
    for (int i = 0; i < board->regions; i++) {
        board->bonus[i] = c->bonus[i];
        for (int j = 0; j < board->planets; j++)
            if (in_set(c->region[i], j))
                board->region_of[j] = i;
    }
    for (int i = 0; i < board->cards; i++)
        board->card_class[i] = c->card_class[i];
    for (int i = 0; i < 3; i++)
        board->set_of_class[i] = c->set_of_class[i];
}

/* ---- Moves ------------------------------------------------------------------------------------------------------ */

static void write_dice(const struct oracle_move *m, struct hg_action *a)
{
    a->count = (uint8_t)m->dice;
    for (int i = 0; i < m->dice; i++)
        a->x[i] = (uint8_t)m->die[i];
}

struct hg_action bridge_action(const struct bridge *b, const struct oracle_move *m)
{
    struct hg_action a = hg_blank(b->verb[m->verb], m->seat == ORACLE_CHANCE ? HG_CHANCE : (uint8_t)m->seat);
    for (const char *arg = b->args[m->verb]; *arg != '\0'; arg++) {
        if (*arg == 'f')
            a.from = (uint8_t)m->from;
        else if (*arg == 't')
            a.to = (uint8_t)m->to;
        else if (*arg == 'c')
            a.card = (uint8_t)m->card;
        else if (*arg == 'n')
            a.n = (uint16_t)m->n;
        else if (*arg == '1')
            a.x[0] = (uint8_t)m->n;
        else if (*arg == 'd')
            write_dice(m, &a);
    }
    return a;
}

static enum oracle_verb verb_of(const struct bridge *b, const struct oracle_game *g, const struct hg_action *a)
{
    if (a->verb == b->verb[ORACLE_DO_ROLL])
        return g->phase == ORACLE_START_ROLL ? ORACLE_DO_START : ORACLE_DO_ROLL;
    int verb = 0;
    while (b->verb[verb] != a->verb)
        verb++;
    return (enum oracle_verb)verb;
}

struct oracle_move bridge_move(const struct bridge *b, const struct oracle_game *g, const struct hg_action *a)
{
    struct oracle_move m = {.verb = verb_of(b, g, a), .from = ORACLE_NOWHERE, .to = ORACLE_NOWHERE, .card = -1};
    m.seat = a->seat == HG_CHANCE ? ORACLE_CHANCE : a->seat;
    for (const char *arg = b->args[m.verb]; *arg != '\0'; arg++) {
        if (*arg == 'f')
            m.from = a->from;
        else if (*arg == 't')
            m.to = a->to;
        else if (*arg == 'c')
            m.card = a->card;
        else if (*arg == 'n')
            m.n = a->n;
        else if (*arg == '1')
            m.n = a->x[0];
        else if (*arg == 'd')
            for (m.dice = 0; m.dice < a->count; m.dice++)
                m.die[m.dice] = a->x[m.dice];
    }
    return m;
}

/* ---- Positions -------------------------------------------------------------------------------------------------- */

static uint8_t actor_of(const struct oracle_game *g)
{
    int actor = oracle_actor(g);
    if (actor == ORACLE_CHANCE)
        return HG_CHANCE;
    return actor == ORACLE_NOBODY ? HG_NOBODY : (uint8_t)actor;
}

static bool same_board(const struct hg_conquest_open *o, const struct oracle_game *g)
{
    for (int i = 0; i < g->board->planets; i++) {
        int owner = ORACLE_NOBODY;
        for (int seat = 0; seat < g->board->seats; seat++)
            if (in_set(o->own[seat], i))
                owner = owner == ORACLE_NOBODY ? seat : ORACLE_CHANCE; /* two owners equal nobody's answer */
        if (owner != g->owner[i] || o->units[i] != g->units[i])
            return false;
    }
    return true;
}

static bool same_cards(const struct hg_set *set, const int *card, int count, int cards)
{
    int held = 0;
    for (int i = 0; i < cards; i++)
        held += in_cards(set, i);
    for (int i = 0; i < count; i++)
        if (!in_cards(set, card[i]))
            return false;
    return held == count;
}

static bool same_hands(const struct hg_state *s, const struct oracle_game *g)
{
    for (int i = 0; i < g->board->seats; i++) {
        if (!same_cards(&s->conquest.secret.hand[i], g->hand[i], g->hand_size[i], g->board->cards))
            return false;
        if (s->conquest.open.hand_size[i] != g->hand_size[i])
            return false;
    }
    return true;
}

static bool same_decks(const struct hg_state *s, const struct oracle_game *g)
{
    const struct hg_conquest *c = &s->conquest;
    int cards = g->board->cards;
    return same_cards(&c->secret.deck, g->deck, g->deck_size, cards) && c->open.deck_size == g->deck_size &&
           same_cards(&c->open.discard, g->discard, g->discard_size, cards) &&
           same_cards(&c->secret.picked, g->picked, g->picks, cards) && c->open.picked_size == g->picks;
}

static bool same_seats(const struct hg_state *s, const struct oracle_game *g)
{
    for (int i = 0; i < g->board->seats; i++) {
        if (in_set(s->living, i) != g->alive[i] || in_set(s->acting, i) != oracle_acts(g, i))
            return false;
        if (s->conquest.open.pool[i] != g->pool[i])
            return false;
    }
    return true;
}

static bool in_turn(const struct oracle_game *g)
{
    return g->phase >= ORACLE_DEPLOY && g->phase <= ORACLE_DRAW;
}

static bool same_step(const struct hg_rules *r, const struct hg_state *s, const struct oracle_game *g)
{
    const struct hg_conquest_open *o = &s->conquest.open;
    if (!in_turn(g))
        return true;
    enum hg_step step = HG_STEP_INVADE;
    if (g->phase == ORACLE_DEPLOY)
        step = HG_STEP_DEPLOY;
    else if (g->phase == ORACLE_FORTIFY)
        step = HG_STEP_FORTIFY;
    else if (g->phase == ORACLE_DRAW)
        step = HG_STEP_DRAW;
    return r->conquest.step[o->step] == step && o->seat == g->current && o->pile == g->pile &&
           o->conquests == g->conquered;
}

static bool same_battle(const struct hg_conquest_open *o, const struct oracle_game *g)
{
    if (g->phase != ORACLE_DEFEND && g->phase != ORACLE_BATTLE_ROLL)
        return true;
    if (o->battle_from != g->from || o->battle_to != g->to || o->battle_attack != g->attack_dice)
        return false;
    return g->phase == ORACLE_DEFEND || o->battle_defence == g->defence_dice;
}

static bool same_end(const struct hg_state *s, const struct oracle_game *g)
{
    struct hg_result result = hg_result(s);
    if (result.over != (g->phase == ORACLE_OVER))
        return false;
    return !result.over || result.winners == 1u << g->winner;
}

const char *bridge_difference(const struct hg_rules *r, const struct hg_state *s, const struct oracle_game *g)
{
    const struct hg_conquest_open *o = &s->conquest.open;
    if (!same_end(s, g))
        return "the end and the winner";
    if (hg_actor(s) != actor_of(g))
        return "who is awaited";
    if (!same_board(o, g))
        return "owners and units";
    if (!same_seats(s, g))
        return "living and acting seats, starting units";
    if (!same_hands(s, g))
        return "hands";
    if (!same_decks(s, g))
        return "deck, discards and picked cards";
    if (!same_step(r, s, g))
        return "whose turn, step, reinforcements, conquests";
    if (!same_battle(o, g))
        return "the battle";
    if (g->first != ORACLE_NOBODY && o->first != g->first)
        return "who begins";
    if (s->turn != (uint32_t)g->turns || s->round != g->rounds)
        return "turns and rounds";
    return NULL;
}
