/* Decisions: every answer to a question is tried on the board and looked at from there, deeper and deeper while the
 * budget lasts. What nobody can see does not enter: the opponent's cards are put aside, and of the own ones only the
 * card that is tried is played. A card has a price, because later it may do more. */
#include "players/galactic/galactic.h"

#include <string.h>

enum { TRIES_MAX = 255, LASTING = 10 /* tries that are looked at more than two turns deep */ };
enum { DRAW_PRICE = WORTH_ONE / 8 };

/* To try to free a stuck ship is mostly to wait. Who waits for ever does not win: it costs more round by round. */
enum { WAITING = WORTH_ONE / 512, IMPATIENT = 200 };

/* Prices in thousandths of a won game. */
static const int8_t price[HG_EFFECTS] = {
    [HG_EXTRA_CHARGE] = 35,  [HG_RAISE_TOTAL] = 35,    [HG_EXTRA_DIE] = 45,        [HG_LOWER_TOTAL] = 35,
    [HG_WIN_TIES] = 18,      [HG_CANCEL_CAPTURE] = 35, [HG_REROLL_OWN] = 35,       [HG_REROLL_HIGHEST] = 35,
    [HG_STAY_PUT] = 18,      [HG_EXTRA_ATTACK] = 18,   [HG_PUSH_BACK] = 35,        [HG_SHIFT_IN_ROW] = 35,
    [HG_STEP_BACK] = 35,     [HG_GAIN_POWER_UP] = 35,  [HG_LOSE_POWER_UP] = 35,    [HG_RETURN_SHIP] = 18,
    [HG_MEET_INTRUDER] = 18, [HG_EVICT] = 70,          [HG_RECALL] = 18,           [HG_FREEZE] = 35,
    [HG_CANCEL_ATTACK] = 35, [HG_FORBID_ATTACK] = 35,  [HG_EXTRA_MOVE] = 35,       [HG_DRAW_CARDS] = -5,
    [HG_COUNTER_CARD] = 45,  [HG_DESTROY_BOTH] = 35,   [HG_LOOK_AND_DISCARD] = -4,
};

/* Both sides of a won game make two. */
int32_t galactic_card_price(uint8_t effect)
{
    return price[effect] * (2 * WORTH_ONE / 1000);
}

/* One verb for each form of aim. */
static bool is_play(uint8_t verb)
{
    return verb == VERB_PLAY || verb == VERB_PLAY_AT || verb == VERB_PLAY_MOVE;
}

/* Between moves that seem nearly as good as each other the lot decides. */
struct lot {
    struct rng *rng;
    const struct galactic_level *level;
};

/* ---- What can be tried ------------------------------------------------------------------------------------------- */

struct
try {
    struct hg_action move;
    int32_t worth, price;
};

/* `order` holds indices, the most promising first: a deeper look begins with what the last one found best. */
struct tries {
    unsigned count;
    struct try try[TRIES_MAX];
    uint8_t order[TRIES_MAX];
};

/* Draws and discards that are still to come change nothing on the board. */
static void skip_cards(const struct hg_rules *r, struct hg_state *s)
{
    while (!s->over && (ask_seen(s)->kind == ASK_DRAW || ask_seen(s)->kind == ASK_DISCARD)) {
        ask_pop(s);
        gal_run(r, s);
    }
}

/* The position in which nobody holds a card but the one that is played. */
static void put_cards_aside(struct hg_state *s, const struct hg_action *a)
{
    struct hg_galactic_secret *c = &s->galactic.secret;
    memset(c->hand, 0, sizeof c->hand);
    memset(c->known, 0, sizeof c->known);
    memset(gal_of(s)->hand_size, 0, sizeof gal_of(s)->hand_size);
    if (!is_play(a->verb))
        return;
    set_add(&c->hand[a->seat], a->card);
    gal_of(s)->hand_size[a->seat] = 1;
}

/* Prices are taken off before moves are compared. */
static int32_t price_of(const struct hg_rules *r, const struct hg_state *s, const struct galactic_level *level,
                        const struct hg_action *a)
{
    if (is_play(a->verb))
        return galactic_card_price(galactic_effect_of(r, a->card));
    if (a->verb == VERB_CHARGE)
        return -level->charge;
    if (a->verb == VERB_ATTACK)
        return -level->attack;
    if (a->verb == VERB_RETREAT)
        return s->round < IMPATIENT ? s->round * WAITING : IMPATIENT * WAITING;
    return a->verb == VERB_ACCEPT ? DRAW_PRICE : 0;
}

/* The lot blurs prices, so that equals differ from game to game. */
static void add_try(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a, struct lot lot,
                    struct tries *t)
{
    struct try *try = &t->try[t->count];
    if (t->count == TRIES_MAX)
        return;
    t->order[t->count] = (uint8_t)t->count;
    t->count++;
    *try =
        (struct try){.move = *a, .price = price_of(r, s, lot.level, a) + (int32_t)rng_below(lot.rng, lot.level->blur)};
}

/* Cards of a kind do the same: one of each is tried. */
static void list_tries(const struct hg_rules *r, const struct hg_state *s, struct lot lot, struct tries *t)
{
    struct hg_choices c;
    struct hg_set kinds = {{0, 0}};
    uint8_t last = HG_NONE;
    t->count = 0;
    hg_choices(r, s, &c);
    for (unsigned i = 0; i < c.count; i++) {
        const struct hg_choice *box = &c.box[i];
        uint64_t actions = hg_choice_count(box);
        if (is_play(box->verb) && box->card != last) {
            uint8_t kind = r->galactic.card_kind[box->card];
            if (set_has(&kinds, kind))
                continue;
            set_add(&kinds, kind);
            last = box->card;
        }
        for (uint64_t k = 0; k < actions; k++) {
            struct hg_action a = hg_choice_nth(box, k);
            add_try(r, s, &a, lot, t);
        }
    }
}

/* ---- Looking ----------------------------------------------------------------------------------------------------- */

/* Stable, so that equal tries keep their order. */
static void sort(struct tries *t, unsigned count)
{
    for (unsigned i = 1; i < count; i++) {
        uint8_t moved = t->order[i];
        unsigned k = i;
        for (; k > 0 && t->try[t->order[k - 1]].worth < t->try[moved].worth; k--)
            t->order[k] = t->order[k - 1];
        t->order[k] = moved;
    }
}

/* The position after a try, with all cards put aside. */
static struct hg_state after(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    struct hg_state next = *s;
    put_cards_aside(&next, a);
    hg_apply_legal(r, &next, a);
    skip_cards(r, &next);
    return next;
}

/* One turn deeper: the first so many tries in their order. How many were finished. */
static unsigned look_at(struct galactic_search *g, const struct hg_state *s, struct tries *t, unsigned count)
{
    int32_t best = -WORTH_ONE;
    for (unsigned i = 0; i < count; i++) {
        struct try *try = &t->try[t->order[i]];
        struct hg_state next = after(g->r, s, &try->move);
        int32_t low = best + try->price, worth;
        worth = galactic_look(g, &next, low < -WORTH_ONE ? -WORTH_ONE : low, WORTH_ONE);
        if (g->stopped)
            return i;
        try->worth = worth - try->price;
        best = try->worth > best ? try->worth : best;
    }
    return count;
}

/* A depth that was not finished sorts only what it has looked at. */
static void deepen(struct galactic_search *g, const struct hg_state *s, struct tries *t, unsigned turns)
{
    unsigned count = t->count;
    for (unsigned depth = 1; depth <= turns && !g->stopped; depth++) {
        g->horizon = s->turn + depth;
        sort(t, look_at(g, s, t, count));
        if (depth == 2 && count > LASTING)
            count = LASTING;
    }
}

/* ---- The verdict ------------------------------------------------------------------------------------------------- */

/* With touch-and-move the whole move is decided before the ship is touched. */
static void touch_nothing(struct hg_state *s)
{
    if (ask_top(s)->kind != ASK_SELECT)
        return;
    ask_top(s)->kind = ASK_MOVE;
    ask_top(s)->a = HG_NONE;
}

/* With touch-and-move the answer is the ship of the move that was decided. */
static struct hg_action as_asked(const struct hg_state *s, struct hg_action a)
{
    struct hg_action select = hg_blank(VERB_SELECT, a.seat);
    select.to = a.from;
    return ask_seen(s)->kind == ASK_SELECT ? select : a;
}

/* Work is for as many tries as are looked at for long; a keen look at fewer needs less to come as far. */
static uint32_t budget_for(const struct galactic_level *level, unsigned tries)
{
    return level->keen && tries < LASTING ? level->work / LASTING * tries : level->work;
}

/* The search plays without touch-and-move, so that a move is one step. */
struct galactic_verdict galactic_decide(const struct hg_rules *r, const struct hg_state *s,
                                        const struct galactic_level *level, struct rng *rng)
{
    struct hg_rules free = *r;
    struct hg_state root = *s;
    struct tries t;
    const struct try *best;
    struct galactic_entry table[GALACTIC_TABLE_MAX];
    struct galactic_search g = {.r = &free, .seat = ask_seen(s)->seat, .entries = level->table, .keen = level->keen};
    free.galactic.touch_move = 0;
    touch_nothing(&root);
    list_tries(&free, &root, (struct lot){rng, level}, &t);
    if (level->table != 0 && t.count > 1) {
        memset(table, 0, level->table * sizeof *table);
        g.table = table;
    }
    g.budget = budget_for(level, t.count);
    if (t.count > 1)
        deepen(&g, &root, &t, level->turns);
    best = &t.try[t.order[0]];
    return (struct galactic_verdict){as_asked(s, best->move), best->move, best->worth + best->price, g.work};
}
