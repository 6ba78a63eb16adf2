/* Looking ahead on the board: every move of both sides up to a horizon, with battles weighed by their exact chances.
 *
 * It runs on the engine's own positions, so the rules exist once: a battle is carried out by dice that win it and by
 * dice that lose it. Limits are handed through battles as far as the chances allow (Star1 of Ballard). */
#include "engine/bytes.h"
#include "players/galactic/galactic.h"

#include <string.h>

enum { MOVES_MAX = 64, QUICKER = 512, DECIDED = WORTH_ONE - WORTH_ONE / 32 };
enum { DRAWN = -WORTH_ONE / 4 /* players want their games to end otherwise */ };
enum { EXACT, AT_LEAST, AT_MOST };
enum { PROMISING = 3, NEAR = 3 }; /* moves in their order that are always looked at in full; turns in which all are */

/* What the family uses of a position; the rest is never touched. */
static inline void copy(struct hg_state *to, const struct hg_state *from)
{
    memcpy(to, from, offsetof(struct hg_state, galactic) + sizeof from->galactic);
}

/* Whether the side that the search is for decides here. */
static inline bool is_max(const struct galactic_search *g, const struct hg_state *s)
{
    return ask_seen(s)->seat == g->seat;
}

/* The sooner a game is won the better, and the later lost. */
static int32_t result(const struct galactic_search *g, const struct hg_state *s)
{
    int32_t sooner = g->horizon > s->turn ? (int32_t)(g->horizon - s->turn) * QUICKER : 0;
    int32_t most = WORTH_ONE - DECIDED, won = DECIDED + (sooner < most ? sooner : most);
    if (s->winners == 0)
        return DRAWN;
    return has(s->winners, g->seat) ? won : -won;
}

/* ---- Chance ------------------------------------------------------------------------------------------------------ */

static int32_t clipped(int64_t worth)
{
    return (int32_t)(worth > WORTH_ONE ? WORTH_ONE : worth < -WORTH_ONE ? -WORTH_ONE : worth);
}

/* What a part of the whole must at least be worth, when the others are worth `rest`. Rounded outwards by one. */
static int32_t limit(int64_t whole, int64_t rest, uint32_t chance, int outwards)
{
    return clipped((whole * CHANCE_ONE - rest) / chance + outwards);
}

/* Two outcomes, `chance` for the first. */
static int32_t weigh(struct galactic_search *g, const struct hg_state *outcome, uint32_t chance, int32_t low,
                     int32_t high)
{
    unsigned first = chance < CHANCE_ONE / 2;
    uint32_t of_first = first == 0 ? chance : CHANCE_ONE - chance, of_second = CHANCE_ONE - of_first;
    int64_t rest = (int64_t)of_second * WORTH_ONE, worth;
    if (of_second == 0)
        return galactic_look(g, &outcome[first], low, high);
    worth = (int64_t)of_first *
            galactic_look(g, &outcome[first], limit(low, rest, of_first, -1), limit(high, -rest, of_first, 1));
    if (worth + rest <= (int64_t)low * CHANCE_ONE)
        return (int32_t)((worth + rest) / CHANCE_ONE);
    if (worth - rest >= (int64_t)high * CHANCE_ONE)
        return (int32_t)((worth - rest) / CHANCE_ONE);
    worth += (int64_t)of_second *
             galactic_look(g, &outcome[1 - first], limit(low, worth, of_second, -1), limit(high, worth, of_second, 1));
    return (int32_t)(worth / CHANCE_ONE);
}

/* The dice that are awaited, all with one face. */
static void roll(const struct hg_rules *r, struct hg_state *s, uint8_t face)
{
    struct hg_action a = hg_blank(VERB_ROLL, HG_CHANCE);
    a.count = (uint8_t)gal_battle_dice(s);
    memset(a.x, face, a.count);
    hg_apply_legal(r, s, &a);
}

/* Both sides roll as well or as badly as they can, until it is decided. */
static void decide(const struct hg_rules *r, struct hg_state *s, bool attacker_wins)
{
    uint8_t attacker = gal_seen(s)->seat, most = r->galactic.die_sides;
    while (!s->over && (ask_seen(s)->kind == ASK_ROLL || ask_seen(s)->kind == ASK_REROLL))
        roll(r, s, (gal_rolling_seat(ask_seen(s)) == attacker) == attacker_wins ? most : 1);
}

/* Battles without cards are remembered by the numbers of dice. */
static uint32_t battle_chance(struct galactic_search *g, const struct hg_state *s)
{
    const struct hg_galactic_battle *b = &gal_seen(s)->battle;
    unsigned a = b->dice[gal_seen(s)->seat], d = b->dice[other(gal_seen(s)->seat)];
    bool plain = b->kind == ATTACK_BATTLE && ask_seen(s)->kind == ASK_ROLL && b->wins_ties == 0 &&
                 (b->raised[0] | b->raised[1] | b->lowered[0] | b->lowered[1]) == 0 && a < GALACTIC_DICE &&
                 d < GALACTIC_DICE;
    if (!plain)
        return galactic_chance(g->r, s);
    if (g->chance[a][d] == 0)
        g->chance[a][d] = 1 + galactic_chance(g->r, s);
    return g->chance[a][d] - 1;
}

/* An outcome that is impossible is not carried out. */
static int32_t battle(struct galactic_search *g, const struct hg_state *s, int32_t low, int32_t high)
{
    uint32_t chance = battle_chance(g, s);
    struct hg_state outcome[2];
    for (unsigned i = 0; i < 2; i++) {
        copy(&outcome[i], s);
        if (chance != (i == 0 ? 0 : CHANCE_ONE))
            decide(g->r, &outcome[i], i == 0);
    }
    return weigh(g, outcome, chance, low, high);
}

/* One new face for the highest die: each in turn, and what a tie brings by its own chance. */
static int32_t single_die(struct galactic_search *g, const struct hg_state *s)
{
    int64_t sum = 0;
    for (uint8_t face = 1; face <= g->r->galactic.die_sides; face++) {
        struct hg_state next;
        copy(&next, s);
        roll(g->r, &next, face);
        sum += galactic_look(g, &next, -WORTH_ONE, WORTH_ONE);
    }
    return (int32_t)(sum / g->r->galactic.die_sides);
}

/* Doubles or not: which doubles makes no difference. */
static int32_t stuck_roll(struct galactic_search *g, const struct hg_state *s, int32_t low, int32_t high)
{
    struct hg_action doubles = hg_blank(VERB_ROLL, HG_CHANCE), none;
    struct hg_state outcome[2];
    doubles.count = 2;
    doubles.x[0] = doubles.x[1] = 1;
    none = doubles;
    none.x[1] = 2;
    copy(&outcome[0], s);
    copy(&outcome[1], s);
    hg_apply_legal(g->r, &outcome[0], &doubles);
    hg_apply_legal(g->r, &outcome[1], &none);
    return weigh(g, outcome, CHANCE_ONE / g->r->galactic.die_sides, low, high);
}

/* ---- Decisions --------------------------------------------------------------------------------------------------- */

/* The berth of a beaten ship is chosen by a glance. */
static int32_t berth(struct galactic_search *g, const struct hg_state *s, int32_t low, int32_t high)
{
    struct hg_choices c;
    struct hg_state best, next;
    int32_t least = 0;
    hg_choices(g->r, s, &c);
    for (uint64_t left = c.box[0].to, first = 1; left != 0; first = 0) {
        struct hg_action a = hg_blank(VERB_BERTH, c.box[0].seat);
        int32_t worth;
        a.to = take_lowest(&left);
        copy(&next, s);
        hg_apply_legal(g->r, &next, &a);
        worth = next.over ? 0 : galactic_worth(g->r, &next, c.box[0].seat);
        if (first == 0 && worth <= least)
            continue;
        least = worth;
        copy(&best, &next);
    }
    return galactic_look(g, &best, low, high);
}

struct moves {
    unsigned count;
    struct hg_action move[MOVES_MAX];
    int32_t order[MOVES_MAX];
};

/* Moves that look good are tried first, since then more of the others are cut off. */
static int32_t promise(const struct galactic_search *g, const struct hg_state *s, const struct hg_action *a)
{
    const struct hg_galactic_open *o = gal_seen(s);
    if (a->verb == VERB_ATTACK)
        return 1000 + 100 * (o->units[a->from] - o->units[a->to]);
    if (a->verb != VERB_CHARGE)
        return -1000;
    return has(g->r->galactic.home[other(a->seat)], a->to) ? 2000 : galactic_step_worth(a, o->units[a->from]);
}

/* Sorted as they come; a move that the table remembers stands first. */
static void add_move(const struct galactic_search *g, const struct hg_state *s, const struct hg_action *a,
                     struct moves *m, const struct galactic_entry *known)
{
    int32_t order = known != NULL && known->from == a->from && known->to == a->to ? INT32_MAX : promise(g, s, a);
    unsigned i = m->count;
    if (i == MOVES_MAX)
        return;
    for (; i > 0 && m->order[i - 1] < order; i--) {
        m->order[i] = m->order[i - 1];
        m->move[i] = m->move[i - 1];
    }
    m->order[i] = order;
    m->move[i] = *a;
    m->count++;
}

/* Every move of every box, one by one. */
static void list_moves(const struct galactic_search *g, const struct hg_state *s, struct moves *m,
                       const struct galactic_entry *known)
{
    struct hg_choices c;
    hg_choices(g->r, s, &c);
    m->count = 0;
    for (unsigned i = 0; i < c.count; i++) {
        struct hg_action a = hg_blank(c.box[i].verb, c.box[i].seat);
        uint64_t left = c.box[i].to;
        a.from = c.box[i].from;
        do {
            a.to = left == 0 ? (uint8_t)HG_NONE : take_lowest(&left);
            add_move(g, s, &a, m, known);
        } while (left != 0);
    }
}

/* Positions of both tables: nothing but the board and whose turn it is. */
static bool is_plain(const struct hg_state *s)
{
    const struct hg_galactic_open *o = gal_seen(s);
    return gal_asked_ship(ask_seen(s)) == HG_NONE && gal_move_kinds(ask_seen(s)) == MAY_MOVE && o->truce == 0 &&
           o->turn.frozen == HG_NONE && o->turn.boost == 0;
}

/* Of what is_plain leaves to differ. Two positions with one key are possible and harmless: the worth is then a
 * little wrong. */
static uint64_t key_of(const struct hg_state *s)
{
    const struct hg_galactic_open *o = gal_seen(s);
    uint64_t key = (o->own[0] * 0x9e3779b97f4a7c15u ^ o->own[1]) + o->passed * 2u + o->seat;
    for (unsigned i = 0; i < HG_PLACES_MAX; i += 8)
        key = (key ^ key >> 29) * 0xbf58476d1ce4e5b9u ^ bytes_of(o->units + i);
    key = (key ^ key >> 32) * 0x94d049bb133111ebu;
    return key ^ key >> 31;
}

/* NULL where the position is not plain, or nothing is remembered. A keen search has two entries for a position: in one
 * of them only a look that goes as far takes the place of another. */
static struct galactic_entry *entry_of(struct galactic_search *g, const struct hg_state *s, uint32_t *key)
{
    struct galactic_entry *e;
    uint64_t whole;
    if (g->table == NULL || !is_plain(s))
        return NULL;
    whole = key_of(s);
    *key = (uint32_t)(whole >> 32) | 1;
    if (!g->keen)
        return &g->table[whole & (g->entries - 1)];
    e = &g->table[whole & (g->entries - 2)];
    return e->key != *key && (e[1].key == *key || e->turns > g->horizon - s->turn) ? e + 1 : e;
}

/* Only an entry of the same depth, so that the search finds what it would find without the table. */
static bool settles(const struct galactic_entry *e, unsigned turns, int32_t low, int32_t high)
{
    if (e->turns != turns)
        return false;
    return e->bound == EXACT || (e->bound == AT_LEAST ? e->worth >= high : e->worth <= low);
}

/* Whether a shorter look may do for a move: it stands far behind in the order, and is quiet. */
static bool is_doubtful(const struct galactic_search *g, const struct hg_state *s, const struct hg_action *a,
                        unsigned place)
{
    bool invades = a->verb == VERB_CHARGE && has(g->r->galactic.home[other(a->seat)], a->to);
    return g->keen && place >= PROMISING && g->horizon - s->turn >= NEAR && a->verb != VERB_ATTACK && !invades;
}

/* The shorter look asks only whether the move beats the best one so far; if it does, the full one follows. */
static int32_t look_after(struct galactic_search *g, const struct hg_state *next, int32_t low, int32_t high, bool max,
                          bool doubtful)
{
    int32_t best = max ? low : high - 1, worth;
    if (doubtful) {
        g->horizon--;
        worth = galactic_look(g, next, best, best + 1);
        g->horizon++;
        if (max ? worth <= low : worth >= high)
            return worth;
    }
    return galactic_look(g, next, low, high);
}

/* All moves, the best for whoever moves. */
static int32_t best_move(struct galactic_search *g, const struct hg_state *s, struct moves *m, int32_t low,
                         int32_t high, unsigned *best)
{
    bool max = is_max(g, s);
    int32_t found = max ? -WORTH_ONE : WORTH_ONE;
    *best = 0;
    for (unsigned i = 0; i < m->count && low < high && !g->stopped; i++) {
        struct hg_state next;
        int32_t worth;
        copy(&next, s);
        hg_apply_legal(g->r, &next, &m->move[i]);
        worth = look_after(g, &next, low, high, max, is_doubtful(g, s, &m->move[i], i));
        if (i > 0 && (max ? worth <= found : worth >= found))
            continue;
        found = worth;
        *best = i;
        if (max && worth > low)
            low = worth;
        else if (!max && worth < high)
            high = worth;
    }
    return found;
}

/* A worth at a limit is a bound; the table keeps which. */
static int32_t move(struct galactic_search *g, const struct hg_state *s, int32_t low, int32_t high)
{
    uint32_t key = 0;
    struct galactic_entry *e = entry_of(g, s, &key);
    unsigned turns = g->horizon - s->turn, best;
    struct moves m;
    int32_t worth;
    if (e != NULL && e->key == key && settles(e, turns, low, high))
        return e->worth;
    list_moves(g, s, &m, e != NULL && e->key == key ? e : NULL);
    worth = best_move(g, s, &m, low, high, &best);
    if (e == NULL || g->stopped)
        return worth;
    *e = (struct galactic_entry){.key = key,
                                 .worth = worth,
                                 .turns = (uint8_t)turns,
                                 .bound = worth >= high  ? AT_LEAST
                                          : worth <= low ? AT_MOST
                                                         : EXACT,
                                 .from = m.move[best].from,
                                 .to = m.move[best].to};
    return worth;
}

/* By whose answer is awaited. A search that was stopped returns nothing of use; its caller looks at `stopped`. */
int32_t galactic_look(struct galactic_search *g, const struct hg_state *s, int32_t low, int32_t high)
{
    const struct hg_ask *ask;
    if (s->over)
        return result(g, s);
    ask = ask_seen(s);
    if (g->work++ >= g->budget)
        g->stopped = true;
    if (g->stopped)
        return 0;
    if (ask->kind == ASK_ROLL || (ask->kind == ASK_REROLL && !gal_rolls_highest(ask)))
        return battle(g, s, low, high);
    if (ask->kind == ASK_REROLL)
        return single_die(g, s);
    if (ask->kind == ASK_STUCK_ROLL)
        return stuck_roll(g, s, low, high);
    if (ask->kind == ASK_BERTH)
        return berth(g, s, low, high);
    if ((ask->kind == ASK_MOVE || ask->kind == ASK_RETREAT) && s->turn < g->horizon)
        return move(g, s, low, high);
    return galactic_worth(g->r, s, g->seat);
}
