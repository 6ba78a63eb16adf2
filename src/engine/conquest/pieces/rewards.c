/* Rewards: each goal carries a hidden one of its tier. Which one is not in the position before it is collected: chance
 * picks it from those of the tier that are still hidden. Two of them are towers, which stand on the board.
 *
 * Sources: CQ-REW-01 and 03, CQ-DRAW-03 (certain card), CQ-CONQ-05 and CQ-HERO-06 (towers), CQ-ELIM-05 (destroyed with
 * their owner). */
#include "engine/conquest/pieces/pieces.h"

uint64_t rewards_of_tier(const struct hg_rules *r, unsigned tier)
{
    uint64_t rewards = 0;
    for (unsigned i = 0; i < r->conquest.rewards; i++)
        if (r->conquest.reward[i].tier == tier)
            rewards |= bit(i);
    return rewards;
}

/* How much of a kind a seat has: units, dice or manoeuvres. */
unsigned rewards_held(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, enum hg_reward_kind kind)
{
    unsigned sum = 0;
    unsigned held = seat < r->seats ? open_seen(s)->rewards_of[seat] : 0;
    for (uint64_t left = held & r->conquest.rewards_by_kind[kind]; left != 0;) {
        unsigned amount = r->conquest.reward[take_lowest(&left)].amount;
        sum += amount == 0 ? 1 : amount;
    }
    return sum;
}

/* ---- Revealing -------------------------------------------------------------------------------------------------- */

/* The goal is taken; chance reveals what lay on it. */
void rewards_give(const struct hg_rules *r, struct hg_state *s, unsigned tier)
{
    (void)r;
    ask_push(s, (struct hg_ask){.kind = ASK_REWARD, .seat = HG_CHANCE, .a = (uint8_t)tier});
}

/* Rewards of the tier that still lie hidden somewhere. */
static uint64_t hidden(const struct hg_rules *r, const struct hg_state *s)
{
    return rewards_of_tier(r, asked_tier(ask_seen(s))) & open_seen(s)->rewards;
}

void rewards_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    out->verb = VERB_REWARD;
    out->items.word[0] = hidden(r, s);
}

enum hg_reason rewards_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return has(hidden(r, s), a->card) ? HG_OK : HG_REWARD_GONE;
}

/* Towers are numbered as their rewards come. */
static uint8_t tower_number(const struct hg_rules *r, unsigned reward)
{
    uint8_t number = 0;
    for (unsigned i = 0; i < reward; i++)
        number = (uint8_t)(number + (r->conquest.reward[i].kind == HG_TOWER));
    return number;
}

/* Own places without a tower. */
static uint64_t sites(const struct hg_state *s, uint8_t seat)
{
    uint64_t places = open_seen(s)->own[seat];
    for (unsigned i = 0; i < HG_TOWERS_MAX; i++)
        if (open_seen(s)->tower[i] != 0)
            places &= ~bit(open_seen(s)->tower[i] - 1u);
    return places;
}

/* A tower without a place to stand is lost. */
void rewards_reveal(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    bool tower = r->conquest.reward[a->card].kind == HG_TOWER;
    o->rewards &= (uint8_t)~bit(a->card);
    ask_pop(s);
    if (!tower || sites(s, o->seat) != 0)
        o->rewards_of[o->seat] |= (uint8_t)bit(a->card);
    if (tower && sites(s, o->seat) != 0)
        ask_push(s, (struct hg_ask){.kind = ASK_TOWER, .seat = o->seat, .a = tower_number(r, a->card)});
    else
        flow_next_step(r, s);
}

/* ---- Towers ----------------------------------------------------------------------------------------------------- */

void rewards_offer_tower(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    (void)r;
    box_add(s, out, VERB_TOWER)->to = sites(s, ask_seen(s)->seat);
}

enum hg_reason rewards_why_not_tower(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    if (!has(open_seen(s)->own[a->seat], a->to))
        return HG_NOT_YOURS;
    return has(sites(s, a->seat), a->to) ? HG_OK : HG_TOWER_THERE;
}

void rewards_place_tower(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    open_of(s)->tower[asked_tower(ask_top(s))] = (uint8_t)(a->to + 1);
    ask_pop(s);
    flow_next_step(r, s);
}

/* The reward that a tower came with leaves whoever has it. */
static void destroy(const struct hg_rules *r, struct hg_state *s, unsigned tower)
{
    struct hg_conquest_open *o = open_of(s);
    o->tower[tower] = 0;
    for (unsigned i = 0; i < r->conquest.rewards; i++)
        for (unsigned seat = 0; r->conquest.reward[i].kind == HG_TOWER && seat < r->seats; seat++)
            if (tower_number(r, i) == tower)
                o->rewards_of[seat] &= (uint8_t)~bit(i);
}

/* A tower on a lost place is destroyed. */
void rewards_lost(const struct hg_rules *r, struct hg_state *s, uint8_t place)
{
    for (unsigned i = 0; i < HG_TOWERS_MAX; i++)
        if (open_of(s)->tower[i] == place + 1)
            destroy(r, s, i);
}

/* ---- What they are good for ------------------------------------------------------------------------------------- */

unsigned rewards_income(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    return rewards_held(r, s, seat, HG_EXTRA_UNITS);
}

unsigned rewards_manoeuvres(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    return rewards_held(r, s, seat, HG_EXTRA_MANOEUVRE);
}

unsigned rewards_certain_card(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    return rewards_held(r, s, seat, HG_CERTAIN_CARD);
}

/* Dice beyond the units that fight. */
void rewards_dice(const struct hg_rules *r, const struct hg_state *s, struct battle *b)
{
    b->dice[HG_ATTACKER] = (uint8_t)(b->dice[HG_ATTACKER] + rewards_held(r, s, b->army[HG_ATTACKER], HG_ATTACK_DIE));
    b->dice[HG_DEFENDER] = (uint8_t)(b->dice[HG_DEFENDER] + rewards_held(r, s, b->army[HG_DEFENDER], HG_DEFENCE_DIE));
}

/* A battle is fought where the defenders are; a tower there or beside it helps its owner. */
void rewards_bonus(const struct hg_rules *r, const struct hg_state *s, struct battle *b)
{
    const struct hg_conquest_open *o = open_seen(s);
    for (unsigned i = 0; i < HG_TOWERS_MAX; i++) {
        unsigned tower = o->tower[i] - 1u;
        if (o->tower[i] == 0 || !has(r->conquest.near[tower] | bit(tower), b->to))
            continue;
        for (unsigned side = 0; side < 2; side++)
            if (has(o->own[b->army[side]], tower))
                b->bonus[side].highest++;
    }
}

/* Rewards never change hands (CQ-REW-03): they are gone with their owner. */
static void forfeit(struct hg_state *s, uint8_t seat)
{
    struct hg_conquest_open *o = open_of(s);
    o->rewards_of[seat] = 0;
    for (unsigned i = 0; i < HG_TOWERS_MAX; i++)
        if (o->tower[i] != 0 && has(o->own[seat], o->tower[i] - 1u))
            o->tower[i] = 0;
}

void rewards_eliminated(const struct hg_rules *r, struct hg_state *s, uint8_t loser, uint8_t winner)
{
    (void)r;
    (void)winner;
    forfeit(s, loser);
}

void rewards_resigned(const struct hg_rules *r, struct hg_state *s, uint8_t seat)
{
    (void)r;
    forfeit(s, seat);
}

/* ---- Invariants ------------------------------------------------------------------------------------------------- */

/* At least as many rewards of a tier lie hidden as goals of it lie on the board. A seat that leaves between a goal and
 * its reward leaves one behind unseen. */
static const char *hidden_ok(const struct hg_rules *r, const struct hg_state *s)
{
    int spare[HG_TIERS_MAX] = {0};
    bool ok = true;
    if (s->over)
        return NULL;
    for (uint64_t left = open_seen(s)->rewards; left != 0;)
        spare[r->conquest.reward[take_lowest(&left)].tier]++;
    for (uint64_t left = open_seen(s)->goals; left != 0;)
        spare[r->conquest.goal[take_lowest(&left)].tier]--;
    if (ask_seen(s)->kind == ASK_REWARD && asked_tier(ask_seen(s)) < HG_TIERS_MAX)
        spare[asked_tier(ask_seen(s))]--;
    for (unsigned tier = 0; tier < HG_TIERS_MAX; tier++)
        ok = ok && spare[tier] >= 0;
    return ok ? NULL : "a goal without a reward";
}

/* Each reward is hidden, held by one seat, or gone; a tower stands with whoever holds its reward. */
const char *rewards_state_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    unsigned seen = o->rewards;
    for (unsigned i = 0; i < HG_SEATS_MAX; i++) {
        if ((seen & o->rewards_of[i]) != 0 || (o->rewards_of[i] != 0 && (i >= r->seats || !has(s->acting, i))))
            return "a reward has two owners, or one that is gone";
        seen |= o->rewards_of[i];
    }
    for (unsigned i = 0; i < HG_TOWERS_MAX; i++) {
        uint8_t owner = o->tower[i] == 0 ? (uint8_t)HG_NONE : owner_of(s, (uint8_t)(o->tower[i] - 1));
        if (o->tower[i] != 0 && (owner >= r->seats || rewards_held(r, s, owner, HG_TOWER) == 0))
            return "a tower without its reward";
    }
    return seen >> r->conquest.rewards != 0 ? "an unknown reward" : o->seat == HG_NONE ? NULL : hidden_ok(r, s);
}
