/* How the assets family is played: the card with the best prospects, and with it the answers that keep them best.
 * Casual guesses chances and counts points; the searching levels know the chances exactly, and what a card means for
 * regions, for the others and for the end of the game. */
#include "players/skill.h"
#include "players/assets/assets.h"
#include "players/random.h"

enum {
    CARDS_PER_WORK = 24 /* rollouts that are worth a card's exact chances */,
    ANSWERS = 128,
    FORESEEN = 10000 /* rollouts */
};

/* How good an answer is: gain times chance. */
struct judged {
    struct hg_action move;
    int64_t worth;
    uint32_t chance;
};

/* As bits, the row for held cards included. */
static unsigned all_rows(const struct hg_rules *r, const struct hg_state *s, uint8_t card)
{
    return (1u << assets_rows(r, s, card)) - 1;
}

/* ---- Exact chances ----------------------------------------------------------------------------------------------- */

/* Whether somebody holds the card changes its rows. */
static void start(struct assets_prospects *c, const struct hg_rules *r, const struct hg_state *s, uint8_t card)
{
    assets_prospects_start(c, r, card, has(assets_claimed(r, s), card));
}

/* To win the card after this answer, with best play from then on. */
static uint32_t chance_of(struct assets_prospects *c, const struct hg_rules *r, const struct hg_state *s,
                          const struct hg_action *a)
{
    const struct hg_assets *o = assets_seen(s);
    uint8_t card = o->target != HG_NONE ? o->target : a->to;
    unsigned rows = all_rows(r, s, card) & ~(unsigned)o->matched;
    bool large = a->n == r->assets.sides[1];
    if (a->verb == VERB_MATCH)
        return assets_after_matching(c, s, rows, a->x[0] - 1u);
    if (a->verb == VERB_PLACE)
        return assets_after_placing(c, s, rows & ~(1u << assets_asked_row(ask_seen(s))), a->n);
    if (a->verb == VERB_REMOVE)
        return assets_prospect(c, rows, o->dice[0] - (large ? 0u : 1u), o->dice[1] - (large ? 1u : 0u));
    return 0;
}

/* ---- Judging ----------------------------------------------------------------------------------------------------- */

/* The answers that are possible: every card by every row, every set of dice, every die. Giving up and passing are
 * worth nothing and stand at the end. */
static unsigned list(const struct hg_choices *choices, struct judged out[ANSWERS])
{
    unsigned count = 0;
    for (unsigned i = 0; i < choices->count; i++) {
        const struct hg_choice *box = &choices->box[i];
        uint64_t actions = hg_choice_count(box);
        for (uint64_t k = 0; k < actions && count < ANSWERS; k++)
            out[count++] = (struct judged){.move = hg_choice_nth(box, k)};
    }
    return count;
}

/* The one that is being tried, or the one that the answer chooses. */
static uint8_t card_of(const struct hg_state *s, const struct hg_action *a)
{
    return assets_seen(s)->target != HG_NONE ? assets_seen(s)->target : a->to;
}

/* By points and by guess. */
static void judge_roughly(const struct hg_rules *r, const struct hg_state *s, struct judged *j)
{
    const struct hg_assets *o = assets_seen(s);
    uint8_t card = card_of(s, &j->move);
    unsigned rows, dice = assets_dice_left(o), used = 1;
    if (card == HG_NONE || j->move.verb == VERB_GIVE_UP)
        return;
    rows = all_rows(r, s, card) & ~(unsigned)o->matched;
    if (j->move.verb == VERB_MATCH || j->move.verb == VERB_PLACE) {
        unsigned row = j->move.verb == VERB_MATCH ? j->move.x[0] - 1u : assets_asked_row(ask_seen(s));
        used = j->move.verb == VERB_PLACE ? count_bits(j->move.n) : assets_row(r, card, row)->dice;
        rows &= ~(1u << row);
    }
    j->chance = assets_guess(r, card, rows, dice - used);
    j->worth = (int64_t)j->chance * assets_plain_gain(r, s, card);
}

/* Passing and giving up stay worth nothing. */
static void judge_exactly(struct assets_prospects *c, const struct hg_rules *r, const struct hg_state *s,
                          struct judged *j)
{
    uint8_t card = card_of(s, &j->move);
    if (card == HG_NONE || j->move.verb == VERB_GIVE_UP)
        return;
    j->chance = chance_of(c, r, s, &j->move);
    j->worth = (int64_t)j->chance * assets_gain(r, s, card);
}

/* The first of equals. */
static const struct judged *best_of(const struct judged *j, unsigned count)
{
    const struct judged *best = j;
    for (unsigned i = 1; i < count; i++)
        if (j[i].worth > best->worth)
            best = &j[i];
    return best;
}

/* ---- The levels -------------------------------------------------------------------------------------------------- */

/* Others' cards count double for a raider, and half for a hoarder. */
static void in_style(const struct hg_rules *r, const struct hg_state *s, enum style style, struct judged *j)
{
    uint8_t card = card_of(s, &j->move);
    if (card == HG_NONE || !has(assets_claimed(r, s), card))
        return;
    if (style == STYLE_RAIDER)
        j->worth *= 2;
    if (style == STYLE_HOARDER)
        j->worth /= 2;
}

static struct hg_action casual(const struct hg_rules *r, const struct hg_state *s, const struct kit *kit)
{
    struct judged j[ANSWERS];
    struct hg_choices choices;
    unsigned count;
    hg_choices(r, s, &choices);
    count = list(&choices, j);
    for (unsigned i = 0; i < count; i++) {
        judge_roughly(r, s, &j[i]);
        in_style(r, s, kit_style(kit, ask_seen(s)->seat), &j[i]);
    }
    return best_of(j, count)->move;
}

/* Rows by lot, as long as any can be matched; never gives up. */
static struct hg_action novice(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices,
                               const struct kit *kit)
{
    unsigned matches = 0;
    (void)r;
    (void)s;
    while (matches < choices->count && choices->box[matches].verb == VERB_MATCH)
        matches++;
    if (matches > 0) {
        const struct hg_choice *box = &choices->box[rng_below(kit->rng, matches)];
        return hg_choice_nth(box, rng_below64(kit->rng, hg_choice_count(box)));
    }
    return choices->box[0].verb == VERB_PLACE ? skill_any(choices, kit->rng) : hg_choice_nth(&choices->box[0], 0);
}

/* The worth of what is left to try, all cards, by guess: what the exact chances are spent on. */
static int64_t hope(const struct hg_rules *r, const struct hg_state *s, const struct judged *j, unsigned count,
                    uint8_t card)
{
    int64_t best = 0;
    for (unsigned i = 0; i < count; i++) {
        struct judged rough = j[i];
        if (rough.move.verb != VERB_MATCH || rough.move.to != card)
            continue;
        judge_roughly(r, s, &rough);
        rough.worth = (int64_t)rough.chance * assets_gain(r, s, card);
        best = rough.worth > best ? rough.worth : best;
    }
    return best;
}

/* Exact chances for all answers that are about one card. */
static void judge_card(const struct hg_rules *r, const struct hg_state *s, struct judged *j, unsigned count,
                       uint8_t card)
{
    struct assets_prospects c;
    start(&c, r, s, card);
    for (unsigned i = 0; i < count; i++)
        if (card_of(s, &j[i].move) == card)
            judge_exactly(&c, r, s, &j[i]);
}

/* The most hopeful cards one by one, as many as the work allows. */
static unsigned judge_cards(const struct hg_rules *r, const struct hg_state *s, struct judged *j, unsigned count,
                            unsigned most)
{
    uint64_t left = assets_available(r, s);
    unsigned looked = 0;
    for (; looked < most && left != 0; looked++) {
        uint8_t best = HG_NONE;
        int64_t highest = 0;
        for (uint64_t cards = left; cards != 0;) {
            uint8_t card = take_lowest(&cards);
            int64_t worth = hope(r, s, j, count, card);
            if (worth > highest) {
                highest = worth;
                best = card;
            }
        }
        if (best == HG_NONE)
            break;
        judge_card(r, s, j, count, best);
        left &= ~bit(best);
    }
    return looked;
}

/* The best by now of what is not `seen` yet: passing, or a try that has a chance. NULL when there is none. */
static const struct judged *next_best(const struct judged *j, unsigned count, uint64_t seen, bool passed)
{
    const struct judged *best = NULL;
    for (unsigned i = 0; i < count; i++) {
        bool open = j[i].move.verb == VERB_PASS ? !passed : j[i].chance > 0 && !has(seen, j[i].move.to);
        if (open && (best == NULL || j[i].worth > best->worth))
            best = &j[i];
    }
    return best;
}

/* Each card once, by the answer that begins it best, and passing; games in the head decide between them. */
static struct judged foresee(const struct hg_rules *r, const struct hg_state *s, const struct judged *j, unsigned count,
                             unsigned games, struct rng *rng)
{
    struct judged of[SKILL_CANDIDATES];
    struct assets_try try[SKILL_CANDIDATES];
    const struct judged *next;
    uint64_t seen = 0;
    bool passed = false;
    unsigned tries = 0;
    while (tries < SKILL_CANDIDATES && (next = next_best(j, count, seen, passed)) != NULL) {
        try[tries] = (struct assets_try){next->move.to, next->chance};
        of[tries++] = *next;
        if (next->move.verb == VERB_PASS)
            passed = true;
        else
            seen |= bit(next->move.to);
    }
    return of[assets_foresee(r, s, try, tries, games, rng)];
}

/* Exact chances for the card that is being tried, or for as many of the most hopeful ones as the work allows. */
static struct judged decide(const struct hg_rules *r, const struct hg_state *s, unsigned cards, unsigned games,
                            struct rng *rng, unsigned *looked)
{
    struct judged j[ANSWERS];
    struct hg_choices choices;
    unsigned count;
    hg_choices(r, s, &choices);
    count = list(&choices, j);
    *looked = 1;
    if (count == 1)
        *looked = 0;
    else if (assets_seen(s)->target != HG_NONE)
        judge_card(r, s, j, count, assets_seen(s)->target);
    else
        *looked = judge_cards(r, s, j, count, cards);
    for (unsigned i = 0; i < count; i++)
        if (j[i].move.verb == VERB_MATCH && j[i].worth == 0)
            j[i].worth = -1; /* not looked at, or without hope: passing is no worse */
    if (games > 0 && count > 1 && ask_seen(s)->kind == ASK_CHOOSE)
        return foresee(r, s, j, count, games, rng);
    return *best_of(j, count);
}

/* One answer: the family has a search of its own. */
static unsigned candidates(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices,
                           const struct kit *kit, struct hg_action out[SKILL_CANDIDATES])
{
    (void)choices;
    out[0] = casual(r, s, kit);
    return 1;
}

/* By points: a seat's chance grows with the square of what it has. */
static void evaluate(const struct hg_rules *r, const struct hg_state *s, uint32_t worth[HG_SEATS_MAX])
{
    uint64_t share[HG_SEATS_MAX], all = 0;
    for (unsigned i = 0; i < r->seats; i++) {
        unsigned points = has(s->acting, i) ? assets_score(r, s, i) + 4 : 0;
        share[i] = (uint64_t)points * points;
        all += share[i];
    }
    for (unsigned i = 0; i < r->seats; i++)
        worth[i] = s->over ? SKILL_ONE * (s->winners >> i & 1u) : (uint32_t)(share[i] * SKILL_ONE / all);
}

/* ---- Reasons ----------------------------------------------------------------------------------------------------- */

/* Why this card: its chance, and what it would bring. */
static void about_card(const struct hg_rules *r, const struct hg_state *s, uint8_t card, struct thought *t)
{
    uint64_t own = assets_seen(s)->own[assets_seen(s)->seat] | bit(card);
    t->kind = THOUGHT_CLAIM;
    t->place = card;
    for (unsigned seat = 0; seat < r->seats; seat++)
        if (has(assets_seen(s)->own[seat], card)) {
            t->kind = THOUGHT_STEAL;
            t->army = (uint8_t)seat;
        }
    for (unsigned i = 0; i < r->assets.regions; i++)
        if (has(r->assets.region[i], card) && (r->assets.region[i] & ~own) == 0) {
            t->kind = THOUGHT_OWN_REGION;
            t->subject = (uint8_t)i;
        }
}

/* Nothing here has a part in choosing the move. */
static void explain(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a,
                    struct odds_cache *odds, struct thought *why)
{
    uint8_t card = card_of(s, a);
    (void)odds;
    *why = thought_of(THOUGHT_ROUTINE);
    if (a->verb == VERB_PASS || a->verb == VERB_GIVE_UP) {
        why->kind = THOUGHT_NO_TARGET;
        return;
    }
    if (ask_seen(s)->kind == ASK_CHOOSE) {
        about_card(r, s, card, why);
        return;
    }
    why->kind = a->verb == VERB_REMOVE ? THOUGHT_SPARE_DIE : THOUGHT_ROWS;
    why->place = card;
}

/* `work` buys cards that are looked at, the most promising first. The chance is told in hundredths of a percent, -1
 * where none was computed. */
static struct hg_action search(const struct hg_rules *r, const struct hg_view *v, unsigned work, const struct kit *kit,
                               struct thought *why)
{
    unsigned looked;
    unsigned games = work >= FORESEEN ? work : 0;
    struct judged best = decide(r, &v->position, 1 + work / CARDS_PER_WORK, games, kit->rng, &looked);
    if (why == NULL)
        return best.move;
    explain(r, &v->position, &best.move, kit->odds, why);
    why->work = looked;
    why->chance = looked > 0 ? (int32_t)((uint64_t)best.chance * 10000 / ASSETS_ONE) : -1;
    return best.move;
}

/* There is no `play`: exact chances take the place of rollouts. */
const struct skill skill_assets = {
    .casual = casual,
    .novice = novice,
    .candidates = candidates,
    .evaluate = evaluate,
    .search = search,
    .aggressive = random_assets_choose,
    .rush = random_assets_rush,
    .explain = explain,
};
