/* Invariants of positions. Those of single mechanisms stand with them.
 *
 * Every check answers NULL or a few words for the developer; hg_state_ok returns the first that is broken. Positions
 * that were read from outside are trusted only after this. */
#include "engine/conquest/core/mechanism.h"

/* Who has resigned still lives: its places stay its own until they are conquered. */
static uint64_t may_hold_places(const struct hg_rules *r, const struct hg_state *s)
{
    return (s->living & (bit(r->seats) - 1)) | (bit(r->conquest.neutrals) - 1) << r->seats;
}

static bool within_supply(const struct hg_conquest_open *o, unsigned army)
{
    unsigned units = o->pool[army];
    for (uint64_t left = o->own[army]; left != 0;)
        units += o->units[take_lowest(&left)];
    return units <= HG_SUPPLY;
}

/* At least the most units of any place or pool: whether all places with so many could be too many for an army. */
static bool supply_is_far(const struct hg_conquest_open *o)
{
    unsigned units = 0, pool = 0;
    UNROLLED
    for (unsigned i = 0; i < HG_PLACES_MAX; i++)
        units |= o->units[i];
    UNROLLED
    for (unsigned i = 0; i < HG_ARMIES_MAX; i++)
        pool |= o->pool[i];
    return pool + units * HG_PLACES_MAX <= HG_SUPPLY;
}

static bool are_within_supply(const struct hg_conquest_open *o)
{
    for (unsigned i = 0; i < HG_ARMIES_MAX; i++)
        if (!within_supply(o, i))
            return false;
    return true;
}

/* Every place has one owner at most, and units exactly when it has one; no army is larger than the supply. */
static const char *board_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint64_t seen = 0, twice = 0, holders = 0;
    UNROLLED
    for (unsigned i = 0; i < HG_ARMIES_MAX; i++) {
        twice |= o->own[i] & seen;
        seen |= o->own[i];
        holders |= (uint64_t)(o->own[i] != 0) << i;
    }
    if (twice != 0 || (seen & ~all_places(r)) != 0)
        return "a place has two owners or is not on the board";
    if ((holders & ~may_hold_places(r, s)) != 0)
        return "an eliminated seat holds a place";
    if (!supply_is_far(o) && !are_within_supply(o))
        return "an army is larger than the supply";
    if (seen != manned(o->units))
        return "units without an owner, or an owner without units";
    if ((o->resource & ~all_places(r)) != 0)
        return "a resource off the board";
    if (o->seat != HG_NONE && seen != (all_places(r) & ~o->devastated))
        return "a place without an owner after claiming, or a devastated one with an owner";
    return NULL;
}

/* Picks are part of the active seat's hand. */
static const char *picks_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    const struct hg_conquest_secret *c = &s->conquest.secret;
    if (set_count(&c->picked) != o->picked_size)
        return "the number of picked cards is wrong";
    if (o->picked_size > 0 && (o->seat == HG_NONE || !set_within(c->picked, c->hand[o->seat])))
        return "a picked card is not in the hand";
    if (o->picked_size > 0 && !cards_picks_fit(r, s))
        return "picked cards that make no set";
    return NULL;
}

/* Mostly there is one deck and nothing has been captured: then every card in a hand is of that deck, and nothing is
 * left to count. */
static bool is_plain(const struct hg_rules *r, const struct hg_state *s)
{
    unsigned captured = 0;
    for (unsigned i = 0; i < r->seats; i++)
        captured |= open_seen(s)->captured_size[0][i];
    return r->conquest.decks <= 1 && captured == 0 && set_empty(&s->conquest.secret.captured);
}

/* The public counts by deck: what is left of each, and the captured cards of each hand. */
static const char *decks_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    const struct hg_conquest_secret *c = &s->conquest.secret;
    unsigned apart = 0;
    for (unsigned deck = 0; deck == 0 || deck < r->conquest.decks; deck++) {
        struct hg_set others = set_minus(set_first(HG_CARDS_MAX), draw_cards_of(r, deck));
        struct hg_set left = set_minus(c->deck, others);
        if (r->conquest.decks > 1 && set_count(&left) != o->decks[deck])
            return "the size of one of the decks is wrong";
        for (uint8_t i = 0; i < r->seats; i++) {
            struct hg_set here = set_minus(c->hand[i], others), own = set_minus(here, c->captured);
            if (set_empty(&here) && o->captured_size[deck][i] == 0)
                continue;
            if (set_count(&here) - set_count(&own) != o->captured_size[deck][i])
                return "the number of captured cards is wrong";
            if (!set_empty(&own) && deck != draw_deck_of(r, s, i))
                return "a card in hand of another deck";
            apart += o->captured_size[deck][i];
        }
    }
    return set_count(&c->captured) == apart ? NULL : "a captured card in no hand";
}

/* Every card is in exactly one of deck, discard and hands, or in play, and the public counts are right. */
static const char *cards_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    const struct hg_conquest_secret *c = &s->conquest.secret;
    struct hg_set played = course_of(r)->in_play(s);
    struct hg_set all = set_union(set_union(c->deck, o->discard), played);
    unsigned count = set_count(&c->deck) + set_count(&o->discard) + set_count(&played);
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
    return picks_ok(r, s);
}

/* A battle goes on exactly while something of it is asked. */
bool check_in_battle(const struct hg_state *s)
{
    for (unsigned i = 0; i < s->depth; i++)
        if (s->ask[i].kind == ASK_DEFEND || s->ask[i].kind == ASK_BATTLE_ROLL || s->ask[i].kind == ASK_COMMIT)
            return true;
    return false;
}

/* A place is attacked only where it is no friend's. */
bool check_is_target(const struct hg_rules *r, const struct hg_state *s)
{
    return !has(friendly_places(r, s, open_seen(s)->seat), open_seen(s)->battle_to);
}

/* The turn belongs to a seat that acts, and a battle in the position is one that could have been declared. */
static const char *turn_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    bool in_battle = o->battle_to != HG_NONE;
    if (s->over)
        return s->winners != 0 && s->winners == friends_of(r, s, (uint8_t)lowest(s->winners)) && s->depth == 0
                   ? NULL
                   : "an ended game without a winner";
    if (o->seat == HG_NONE)
        return NULL;
    if (o->seat >= r->seats || !has(s->acting, o->seat) || o->step >= r->conquest.steps)
        return "the turn belongs to nobody";
    if (in_battle != course_of(r)->in_battle(s))
        return "a battle nobody fights";
    if (o->asked != 0 && (!plays_with(r, HG_TEAMS) || (o->asked & ~all_places(r)) != 0))
        return "a place asked for where nobody can be asked";
    if (in_battle && (!has(o->own[o->seat], o->battle_from) || !course_of(r)->is_target(r, s) ||
                      o->units[o->battle_from] <= o->battle_attack))
        return "a battle that could not be declared";
    return NULL;
}

/* The board first: later checks index with what it has found sound. */
const char *check_state(const struct hg_rules *r, const struct hg_state *s)
{
    const char *broken = board_ok(r, s);
    if (broken == NULL)
        broken = cards_ok(r, s);
    if (broken == NULL)
        broken = is_plain(r, s) ? NULL : decks_ok(r, s);
    if (broken == NULL)
        broken = turn_ok(r, s);
    return broken != NULL ? broken : mechanism_state_ok(r, s);
}
