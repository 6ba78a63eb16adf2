/* What must always hold: invariants of positions, and rules that this family can play.
 *
 * Positions are checked by hg_state_ok after reading and in tests, rules by hg_rules_ok once before a game. Each check
 * answers NULL or a few words for the developer; players never see them. */
#include "engine/assets/assets.h"

/* ---- Positions -------------------------------------------------------------------------------------------------- */

/* Cards that nobody holds lie in the middle; they are no part of the position. */
static const char *cards_ok(const struct hg_rules *r, const struct hg_state *s)
{
    uint64_t taken = 0;
    for (unsigned seat = 0; seat < HG_SEATS_MAX; seat++) {
        uint64_t own = assets_seen(s)->own[seat];
        if ((own & ~r->assets.cards) != 0 || (seat >= r->seats && own != 0))
            return "somebody holds a card that does not exist";
        if ((own & taken) != 0)
            return "two seats hold the same card";
        taken |= own;
    }
    if (!s->over && taken == r->assets.cards)
        return "all cards are claimed, but the game goes on";
    return NULL;
}

/* Faces lie on the table exactly while a seat decides about them. Dice that are used up show 0. */
static const char *dice_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_assets *o = assets_seen(s);
    bool rolled = !s->over && ask_seen(s)->seat != HG_CHANCE;
    if (o->dice[0] > r->assets.dice[0] || o->dice[1] > r->assets.dice[1])
        return "more dice than there are";
    if (rolled ? !assets_may_show(r, o, o->face) : bytes_of(o->face) != 0)
        return "a die shows what it cannot";
    return NULL;
}

/* A try that is complete or hopeless has ended before anybody looks, so neither may be found here. */
static const char *attempt_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_assets *o = assets_seen(s);
    unsigned rows;
    if (o->target >= HG_PLACES_MAX || !has(assets_available(r, s), o->target))
        return "a card is tried that may not be";
    rows = assets_rows(r, s, o->target);
    if (o->matched >> rows != 0 || o->matched + 1u == 1u << rows)
        return "rows are matched that do not exist, or all of them";
    if (o->matched == 0 && ask_seen(s)->kind != ASK_PLACE)
        return "a card is tried without a row";
    return assets_is_hopeless(r, s) ? "a card is tried that cannot be had" : NULL;
}

/* Between a turn's first roll and the choice of a card all dice are there. */
static const char *turn_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_assets *o = assets_seen(s);
    if (o->first >= r->seats || o->seat >= r->seats || !has(s->acting, o->seat))
        return "the turn belongs to nobody";
    if (o->target != HG_NONE)
        return attempt_ok(r, s);
    if (o->matched != 0 || o->dice[0] != r->assets.dice[0] || o->dice[1] != r->assets.dice[1])
        return "dice are used before a card is chosen";
    return NULL;
}

/* Where one set of dice fits, it is taken without asking. */
static const char *place_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_assets *o = assets_seen(s);
    uint8_t row = assets_asked_row(ask_seen(s)), set[2];
    if (row >= assets_rows(r, s, o->target) || has(o->matched, row))
        return "dice are placed on a row that is not open";
    return rows_sets(assets_rolled(s), assets_row(r, o->target, row), set, 2) < 2 ? "a question with one answer" : NULL;
}

/* Questions never lie on top of each other here: the depth is 1. */
static const char *ask_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_assets *o = assets_seen(s);
    const struct hg_ask *ask = ask_seen(s);
    bool chance = ask->kind == ASK_FIRST || ask->kind == ASK_ROLL;
    if (s->depth != 1 || ask->kind >= ASK_KINDS || ask->seat != (chance ? HG_CHANCE : o->seat))
        return "a question that cannot be asked";
    if (ask->kind == ASK_CHOOSE)
        return o->target == HG_NONE && assets_any_match(r, s) ? NULL : "a card is chosen without need";
    if ((ask->kind == ASK_MATCH || ask->kind == ASK_PLACE) && o->target == HG_NONE)
        return "rows are matched of no card";
    return ask->kind == ASK_PLACE ? place_ok(r, s) : NULL;
}

/* Before the first turn there is nothing but the question who begins. */
static const char *start_ok(const struct hg_state *s)
{
    const struct hg_assets *o = assets_seen(s);
    if (o->seat != HG_NONE || o->first != HG_NONE || o->target != HG_NONE || o->matched != 0 ||
        assets_dice_left(o) != 0)
        return "a turn has begun before anybody was first";
    return NULL;
}

/* A tie has several winners, so only none is wrong. */
static const char *end_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_assets *o = assets_seen(s);
    if (s->depth != 0 || s->winners == 0 || s->winners >> r->seats != 0)
        return "an ended game with a question, or without a winner";
    return o->target != HG_NONE || o->matched != 0 || assets_dice_left(o) != 0 ? "a turn after the end" : NULL;
}

/* The order matters: later checks index with what the earlier ones have found good. */
const char *assets_state_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const char *broken = cards_ok(r, s);
    if (broken == NULL)
        broken = dice_ok(r, s);
    if (broken != NULL)
        return broken;
    if (s->over)
        return end_ok(r, s);
    if (ask_seen(s)->kind == ASK_FIRST)
        broken = start_ok(s);
    else
        broken = turn_ok(r, s);
    return broken != NULL ? broken : ask_ok(r, s);
}

/* ---- Rules ------------------------------------------------------------------------------------------------------ */

/* A row wants either faces or a sum. Faces are compared with the larger dice, which have all of them. */
static const char *row_ok(const struct hg_assets_rules *g, const struct hg_row *row)
{
    if (row->sum != 0)
        return row->face[0] == 0 && row->face[1] == 0 ? NULL : "a row with faces and a sum";
    if (row->face[0] == 0)
        return "a row without a target";
    return row->face[0] > g->sides[1] || row->face[1] > g->sides[1] ? "a row with a face that no die has" : NULL;
}

/* All rows of a card together, and the row for stealing it, can be matched with all dice. */
static const char *card_ok(const struct hg_rules *r, uint8_t card)
{
    const struct hg_assets_rules *g = &r->assets;
    unsigned dice = 0, large = 0;
    if (g->rows[card] == 0 || g->rows[card] > HG_ROWS_MAX)
        return "a card without rows, or with too many";
    for (unsigned i = 0; i <= g->rows[card]; i++) {
        const struct hg_row *row = assets_row(r, card, i);
        const char *broken = row_ok(g, row);
        if (broken != NULL)
            return broken;
        dice += row->dice;
        large += row->large;
    }
    return dice > (unsigned)g->dice[0] + g->dice[1] || large > g->dice[1] ? "a card that nobody can steal" : NULL;
}

/* Every card stands in exactly one region, because scores count regions first. */
static const char *regions_ok(const struct hg_assets_rules *g)
{
    uint64_t seen = 0;
    if (g->regions > HG_REGIONS_MAX)
        return "too many regions";
    for (unsigned i = 0; i < g->regions; i++) {
        if ((g->region[i] & seen) != 0)
            return "a card of two regions";
        seen |= g->region[i];
    }
    return seen == g->cards && g->cards != 0 ? NULL : "a card without a region, or no card at all";
}

/* The bounds are those of the tables in engine/rows.h. */
static const char *dice_rules_ok(const struct hg_assets_rules *g)
{
    if (g->sides[0] < ROWS_LOW_FACE || g->sides[0] >= g->sides[1] || g->sides[1] > ROWS_FACES)
        return "a die has from 3 to 8 sides, and the smaller kind comes first";
    return g->dice[0] + g->dice[1] > ROWS_DICE ? "there are at most seven dice" : NULL;
}

/* The rows of all cards, and nothing else, are among the different ones. */
static const char *wants_ok(const struct hg_assets_rules *g)
{
    unsigned rows = 0, found = 0;
    for (uint64_t left = g->cards; left != 0;)
        rows += g->rows[take_lowest(&left)];
    for (unsigned i = 0; i < HG_WANTS_MAX; i++)
        for (unsigned row = 0; row < HG_ROWS_MAX; row++)
            for (uint64_t left = g->want_cards[i][row]; left != 0;) {
                uint8_t card = take_lowest(&left);
                if (i >= g->wants || !has(g->cards, card) || row >= g->rows[card] ||
                    g->row[card][row].want != g->want[i])
                    return "a row among the different ones that no card has";
                found++;
            }
    return found == rows ? NULL : "too many different rows";
}

static const char *needs_ok(const struct hg_assets_rules *g)
{
    for (uint64_t left = g->cards; left != 0;) {
        uint8_t card = take_lowest(&left);
        if (g->needs[card] != rows_needs(g, card))
            return "a card whose rows need something else";
    }
    return NULL;
}

const char *assets_rules_ok(const struct hg_rules *r)
{
    const char *broken = dice_rules_ok(&r->assets);
    if (broken == NULL)
        broken = regions_ok(&r->assets);
    for (uint64_t left = r->assets.cards; broken == NULL && left != 0;)
        broken = card_ok(r, take_lowest(&left));
    if (broken == NULL)
        broken = needs_ok(&r->assets);
    return broken != NULL ? broken : wants_ok(&r->assets);
}
