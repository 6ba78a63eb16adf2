/* Games played to their end in the head, card by card. A turn is one roll that was looked at beforehand, with the exact
 * chance of every card after it; the seat tries for what `assets_gain` likes best by that chance, and has it or not. So
 * a game of dozens of turns costs microseconds, and a card is worth what it changes in who wins. */
#include "players/assets/assets.h"

#include <string.h>

enum { ROLLS = 128, TURNS_MAX = 600 /* nothing legal is that long, but unlikely is not impossible */ };
enum {
    CAREFUL = 128, /* games before a try can be behind */
    LOOKS = 16,    /* from then on a look after so many */
    CLEARLY = 4,   /* halves of standard errors */
    SCALE = 8      /* bits of chances that are left out, so that squares don't overflow */
};
enum { ONE = 60 /* a win; a part of it for each of up to six who share it */ };

/* All that does not change in a game. */
struct foresight {
    struct assets_worths worths;
    /* By roll, by whether somebody holds the card, by card: the chance to get it with best play. */
    uint32_t chance[ROLLS][2][HG_PLACES_MAX];
};

/* ---- Rolls ------------------------------------------------------------------------------------------------------- */

/* A turn's first roll, on an otherwise empty table. */
static struct hg_state roll(const struct hg_rules *r, struct rng *rng)
{
    struct hg_state s = {0};
    struct hg_assets *o = assets_of(&s);
    memcpy(o->dice, r->assets.dice, sizeof o->dice);
    for (unsigned i = 0; i < assets_dice_left(o); i++)
        o->face[i] = (uint8_t)(1 + rng_below(rng, r->assets.sides[i >= o->dice[0]]));
    return s;
}

/* The first row to match is chosen with the card. */
static uint32_t chance_after(struct assets_prospects *c, const struct hg_state *s)
{
    uint64_t have = rows_have(assets_seen(s)->face);
    uint32_t best = 0;
    for (unsigned row = 0; row < c->rows; row++) {
        uint32_t chance = 0;
        if (rows_suffice(have, c->row[row]))
            chance = assets_after_matching(c, s, (1u << c->rows) - 1, row);
        best = chance > best ? chance : best;
    }
    return best;
}

/* Cards that are held now can't come back to the middle. */
static void look_at_rolls(struct foresight *f, uint64_t claimed, struct rng *rng)
{
    struct hg_state s[ROLLS];
    struct assets_prospects c;
    for (unsigned i = 0; i < ROLLS; i++)
        s[i] = roll(f->worths.r, rng);
    for (uint64_t left = f->worths.r->assets.cards; left != 0;) {
        uint8_t card = take_lowest(&left);
        for (unsigned held = has(claimed, card); held < 2; held++) {
            assets_prospects_start(&c, f->worths.r, card, held);
            for (unsigned i = 0; i < ROLLS; i++)
                f->chance[i][held][card] = chance_after(&c, &s[i]);
        }
    }
}

/* ---- A turn ------------------------------------------------------------------------------------------------------ */

/* HG_NONE when nothing is worth trying for. */
static uint8_t best_card(const struct foresight *f, const struct assets_table *t,
                         const uint32_t chance[2][HG_PLACES_MAX])
{
    int32_t most = assets_most_points(t);
    int64_t highest = 0;
    uint8_t best = HG_NONE;
    for (uint64_t left = f->worths.r->assets.cards & ~t->own[t->seat] & ~t->locked; left != 0;) {
        uint8_t card = take_lowest(&left);
        uint32_t likely = chance[has(t->claimed, card)][card];
        int64_t worth = likely == 0 ? 0 : (int64_t)likely * assets_gain_of(&f->worths, t, card, most);
        best = worth > highest ? card : best;
        highest = worth > highest ? worth : highest;
    }
    return best;
}

static void pass_on(const struct foresight *f, struct assets_table *t)
{
    do
        t->seat = (uint8_t)(t->seat + 1 == f->worths.r->seats ? 0 : t->seat + 1);
    while (!has(t->acting, t->seat));
}

/* ---- A game ------------------------------------------------------------------------------------------------------ */

/* What the end is worth to a seat: a win is shared by all who have the most. */
static unsigned result(const struct assets_table *t, uint8_t seat)
{
    unsigned winners = 0;
    for (uint64_t left = t->acting; left != 0;) {
        unsigned i = take_lowest(&left);
        if (t->score[i] > t->score[seat])
            return 0;
        winners += t->score[i] == t->score[seat];
    }
    return ONE / winners;
}

/* The position is handed over by value, and so is the luck: every try meets the same. One number is a turn's roll, by
 * its lowest bits, and its success, by the highest. */
static int64_t play(const struct foresight *f, struct assets_table t, struct rng luck, uint8_t seat)
{
    for (unsigned i = 0; i < TURNS_MAX && t.claimed != f->worths.r->assets.cards; i++) {
        uint64_t x = rng_next(&luck);
        const uint32_t(*chance)[HG_PLACES_MAX] = f->chance[x % ROLLS];
        uint8_t card = best_card(f, &t, chance);
        if (card != HG_NONE && x >> (64 - ASSETS_BITS) < chance[has(t.claimed, card)][card])
            assets_take(&f->worths, &t, card);
        pass_on(f, &t);
    }
    return result(&t, seat);
}

/* ---- The race ---------------------------------------------------------------------------------------------------- */

/* The tries, those that are still in, and of each by how much it won more than the first in all games, with the
 * squares.
 */
struct race {
    const struct assets_try *try;
    struct assets_table failed, had[SKILL_CANDIDATES]; /* the next turn without the card, and with it */
    int64_t ahead[SKILL_CANDIDATES], squares[SKILL_CANDIDATES];
    uint64_t in;
    unsigned games, played;
    uint8_t seat;
};

static void begin(const struct foresight *f, struct race *race, const struct assets_table *now, unsigned count)
{
    race->in = bit(count) - 1;
    race->seat = now->seat;
    race->failed = *now;
    pass_on(f, &race->failed);
    for (unsigned i = 0; i < count; i++) {
        race->had[i] = *now;
        if (race->try[i].chance > 0)
            assets_take(&f->worths, &race->had[i], race->try[i].card);
        pass_on(f, &race->had[i]);
    }
}

/* A try is worth what having the card is, by its chance, and else what it is not to have it. */
static void play_all(const struct foresight *f, struct race *race, struct rng luck)
{
    int64_t failed = play(f, race->failed, luck, race->seat), first = 0;
    for (uint64_t left = race->in; left != 0;) {
        unsigned i = take_lowest(&left);
        int64_t chance = race->try[i].chance >> SCALE, won = 0;
        if (chance > 0)
            won = (play(f, race->had[i], luck, race->seat) - failed) * chance;
        first = i == 0 ? won : first;
        race->ahead[i] += won - first;
        race->squares[i] += (won - first) * (won - first) >> 2 * SCALE;
    }
    race->played += count_bits(race->in) + 1;
    race->games++;
}

/* Whether the distance to the first is more than so many halves of standard errors. */
static bool differs(const struct race *race, unsigned i, int64_t halves)
{
    int64_t lead = race->ahead[i] >> SCALE, n = race->games;
    return 4 * lead * lead > halves * halves * (race->squares[i] - lead * lead / n);
}

/* Those that are behind the first leave. */
static void look(struct race *race)
{
    for (uint64_t left = race->in & ~bit(0); left != 0;) {
        unsigned i = take_lowest(&left);
        if (race->ahead[i] <= 0 && differs(race, i, CLEARLY))
            race->in &= ~bit(i);
    }
}

/* The one that is furthest ahead of the first, if it clearly is. */
static unsigned winner(const struct race *race)
{
    unsigned best = 0;
    for (uint64_t left = race->in & ~bit(0); left != 0;) {
        unsigned i = take_lowest(&left);
        if (race->ahead[i] > race->ahead[best] && differs(race, i, CLEARLY))
            best = i;
    }
    return best;
}

unsigned assets_foresee(const struct hg_rules *r, const struct hg_state *s, const struct assets_try *try,
                        unsigned count, unsigned games, struct rng *rng)
{
    struct foresight f;
    struct assets_table now = assets_table(r, s);
    struct race race = {.try = try};
    uint64_t seed = rng_next(rng);
    if (count <= 1)
        return 0;
    assets_worths(r, &f.worths);
    look_at_rolls(&f, now.claimed, rng);
    begin(&f, &race, &now, count);
    while (count_bits(race.in) > 1 && race.played < games) {
        struct rng luck;
        rng_seed(&luck, seed, race.games);
        play_all(&f, &race, luck);
        if (race.games >= CAREFUL && race.games % LOOKS == 0)
            look(&race);
    }
    return winner(&race);
}
