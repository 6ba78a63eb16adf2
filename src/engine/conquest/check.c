/* Invariants of the conquest family: of positions, and of rules before anybody plays by them. */
#include "engine/conquest/conquest.h"

/* ---- Positions -------------------------------------------------------------------------------------------------- */

/* Every place has one owner at most, and units exactly when it has one; no army is larger than the supply. */
static const char *board_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint64_t seen = 0;
    for (unsigned i = 0; i < HG_SEATS_MAX; i++) {
        unsigned army = o->pool[i];
        if ((o->own[i] & seen) != 0 || (o->own[i] & ~all_places(r)) != 0)
            return "a place has two owners or is not on the board";
        if (o->own[i] != 0 && (i >= r->seats || !has(s->living, i)))
            return "an eliminated seat holds a place";
        for (uint64_t left = o->own[i]; left != 0;)
            army += o->units[take_lowest(&left)];
        if (army > HG_SUPPLY)
            return "an army is larger than the supply";
        seen |= o->own[i];
    }
    for (unsigned i = 0; i < HG_PLACES_MAX; i++)
        if (has(seen, i) != (o->units[i] > 0))
            return "units without an owner, or an owner without units";
    if (o->seat != HG_NONE && seen != all_places(r))
        return "a place without an owner after claiming";
    return NULL;
}

/* Every card is in exactly one of deck, discard and hands, and the public counts are right. */
static const char *cards_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    const struct hg_conquest_secret *c = &s->conquest.secret;
    struct hg_set all = set_union(c->deck, o->discard);
    unsigned count = set_count(&c->deck) + set_count(&o->discard);
    for (unsigned i = 0; i < HG_SEATS_MAX; i++) {
        if (set_count(&c->hand[i]) != o->hand_size[i])
            return "a hand's size is wrong";
        all = set_union(all, c->hand[i]);
        count += o->hand_size[i];
    }
    if (set_count(&c->deck) != o->deck_size)
        return "the deck's size is wrong";
    if (count != r->conquest.cards || set_count(&all) != count || !set_within(all, set_first(r->conquest.cards)))
        return "a card is missing or doubled";
    if (set_count(&c->picked) != o->picked_size)
        return "the number of picked cards is wrong";
    if (o->picked_size > 0 && (o->seat == HG_NONE || !set_within(c->picked, c->hand[o->seat])))
        return "a picked card is not in the hand";
    if (o->picked_size > 0 && !cards_picks_fit(r, s))
        return "picked cards that make no set";
    return NULL;
}

static const char *turn_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    bool in_battle = o->battle_to != HG_NONE;
    if (s->over)
        return count_bits(s->winners) == 1 && s->depth == 0 ? NULL : "an ended game without a winner";
    if (o->seat == HG_NONE)
        return NULL;
    if (o->seat >= r->seats || !has(s->acting, o->seat) || o->step >= r->conquest.steps)
        return "the turn belongs to nobody";
    if (in_battle != (ask_seen(s)->kind == ASK_DEFEND || ask_seen(s)->kind == ASK_BATTLE_ROLL))
        return "a battle nobody fights";
    if (in_battle && (!has(o->own[o->seat], o->battle_from) || has(o->own[o->seat], o->battle_to) ||
                      o->units[o->battle_from] <= o->battle_attack))
        return "a battle that could not be declared";
    return NULL;
}

const char *check_state(const struct hg_rules *r, const struct hg_state *s)
{
    const char *broken = board_ok(r, s);
    if (broken == NULL)
        broken = cards_ok(r, s);
    return broken != NULL ? broken : turn_ok(r, s);
}

/* ---- Rules ------------------------------------------------------------------------------------------------------ */

static const char *map_ok(const struct hg_conquest_rules *c)
{
    uint64_t all = bit(c->places) - 1, seen = 0;
    for (unsigned i = 0; i < c->places; i++) {
        if (c->near[i] == 0 || has(c->near[i], i) || (c->near[i] & ~all) != 0)
            return "a place borders itself, nothing, or something off the board";
        for (uint64_t left = c->near[i]; left != 0;)
            if (!has(c->near[take_lowest(&left)], i))
                return "a border that works one way only";
    }
    for (unsigned i = 0; i < c->regions; i++) {
        if (c->region[i] == 0 || (c->region[i] & seen) != 0)
            return "a region without places, or a place in two regions";
        seen |= c->region[i];
    }
    return seen == all ? NULL : "a place without a region";
}

/* Any two armies must be able to claim the whole board, so that set-up ends even when all others resign. */
static const char *armies_ok(const struct hg_rules *r)
{
    const struct hg_conquest_rules *c = &r->conquest;
    for (unsigned i = 0; i < r->seats; i++) {
        if (c->start_units[i] == 0 || c->start_units[i] > HG_SUPPLY)
            return "starting units out of range";
        for (unsigned k = 0; k < i; k++)
            if (c->start_units[i] + c->start_units[k] < c->places)
                return "too few starting units to claim the board";
    }
    return NULL;
}

static const char *cards_rules_ok(const struct hg_conquest_rules *c)
{
    if (c->cards > HG_CARDS_MAX)
        return "too many cards";
    for (unsigned i = 0; i < c->cards; i++)
        if (c->card_class[i] >= HG_CLASSES_MAX)
            return "a card of an unknown class";
    /* Below five a hand may hold no set, and the duty to trade could not be met. */
    if (c->forced_trade != 0 && c->forced_trade < 5)
        return "a forced trade of fewer than five cards can be impossible";
    return NULL;
}

const char *check_rules(const struct hg_rules *r)
{
    const struct hg_conquest_rules *c = &r->conquest;
    const char *broken;
    if (c->places < 2 || c->places > HG_PLACES_MAX || c->regions < 1 || c->regions > HG_REGIONS_MAX)
        return "number of places or regions out of range";
    if (c->income_divisor == 0 || c->die_sides < 2)
        return "a divisor or a die without sides";
    if (c->attack_dice < 1 || c->attack_dice > 3 || c->defence_dice < 1 || c->defence_dice > 2)
        return "number of dice out of range";
    if (c->steps < 1 || c->steps > HG_STEPS_MAX)
        return "number of turn steps out of range";
    for (unsigned i = 0; i < c->steps; i++)
        if (c->step[i] >= HG_STEPS)
            return "an unknown turn step";
    broken = map_ok(c);
    if (broken == NULL)
        broken = armies_ok(r);
    return broken != NULL ? broken : cards_rules_ok(c);
}
