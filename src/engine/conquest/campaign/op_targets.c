/* What a directive is aimed at, and whether it can be of use now: one row of a table for each operation. Everything
 * here is public, so that it also tells whether a seat could have a card to play.
 *
 * Sources: the texts of the cards in the edition, A-116 (devastation keeps the board together), A-119 and A-120 (whose
 * places, no play without use), A-123 (jumps). To add an operation: its word in enum hg_directive_op, a row here, a row
 * in ops.c, and its keys in the edition's compiler. */
#include "engine/conquest/campaign/campaign.h"

/* What a play names. A number is one more than what it counts; units and ships are numbers of their own. */
enum name { NUMBER = 1, FROM = 2, TO = 4, UNITS = 8, SHIPS = 16 };

/* A play as far as it is named. */
struct play {
    uint8_t seat, card;
    uint8_t from;
    uint8_t item;  /* what the number counts */
    uint8_t ships; /* packed */
};

typedef enum hg_reason condition(const struct hg_rules *r, const struct hg_state *s, const struct play *p);
typedef uint64_t choice(const struct hg_rules *r, const struct hg_state *s, const struct play *p);

/* `first` is the set of items, or of places to start from; `places` is where it may then be aimed. `wrong` is the
 * refusal of whatever is in neither. */
struct target {
    condition *why_not;
    choice *first, *places;
    uint8_t names;
    uint8_t wrong; /* enum hg_reason */
};

/* ---- Conditions ------------------------------------------------------------------------------------------------- */

/* A card that orders nothing is never played. */
static enum hg_reason no_operation(const struct hg_rules *r, const struct hg_state *s, const struct play *p)
{
    (void)r;
    (void)s;
    (void)p;
    return HG_NO_USE;
}

/* Whether what is left hangs together without this place. */
static bool stays_connected(const struct hg_rules *r, const struct hg_state *s, uint8_t place)
{
    uint64_t rest = all_places(r) & ~open_seen(s)->devastated & ~bit(place);
    return rest != 0 && fortify_connected(r, rest, lowest(rest)) == rest;
}

/* Whether the place is in one of the regions. */
static bool lies_in(const struct hg_rules *r, uint8_t place, uint64_t regions)
{
    while (regions != 0)
        if (has(r->conquest.region[take_lowest(&regions)], place))
            return true;
    return false;
}

/* The titan stands on an enemy place, in a region on the card, and may still devastate. */
static bool may_devastate(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, uint8_t regions)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint8_t place = (uint8_t)(o->titan - 1);
    if (role_of(r, seat) != HG_KEEPERS || o->titan == 0 || (o->titan_mark & TITAN_RETURNED) != 0)
        return false;
    if (!has(enemy_places(r, s, seat), place) || !lies_in(r, place, regions))
        return false;
    return count_bits(o->devastated) < campaign_of(r)->devastations &&
           (!campaign_of(r)->keep_connected || stays_connected(r, s, place));
}

/* The regions on the card are checked first, so that an unplayable card is not shown (ME-GW-HARB-40). */
static enum hg_reason why_not_devastate(const struct hg_rules *r, const struct hg_state *s, const struct play *p)
{
    if (open_seen(s)->titan == 0)
        return HG_TITAN_IS_AWAY;
    return may_devastate(r, s, p->seat, campaign_of(r)->card_regions[p->card]) ? HG_OK : HG_NO_USE;
}

/* Only a titan that was destroyed comes back. */
static enum hg_reason why_not_return(const struct hg_rules *r, const struct hg_state *s, const struct play *p)
{
    (void)r;
    (void)p;
    return open_seen(s)->titan == 0 ? HG_OK : HG_NO_USE;
}

/* Instead of its die, not after it. */
static enum hg_reason why_not_free_move(const struct hg_rules *r, const struct hg_state *s, const struct play *p)
{
    (void)r;
    (void)p;
    if (open_seen(s)->titan == 0)
        return HG_TITAN_IS_AWAY;
    return open_seen(s)->titan_mark == 0 ? HG_OK : HG_NO_USE;
}

/* A marker at its end could not move: the card would have no use. */
static enum hg_reason why_not_meter(const struct hg_rules *r, const struct hg_state *s, const struct play *p)
{
    uint8_t end = directive_of(r, p->card)->meter > 0 ? (uint8_t)(campaign_of(r)->spaces - 1) : 0;
    return open_seen(s)->meter != end ? HG_OK : HG_METER_AT_END;
}

/* Limits are set once the invasion is declared, jumps are played instead of declaring one. */
static enum hg_reason why_not_cap(const struct hg_rules *r, const struct hg_state *s, const struct play *p)
{
    (void)r;
    (void)p;
    return open_seen(s)->battle_to != HG_NONE ? HG_OK : HG_WRONG_MOMENT;
}

/* A jump begins an invasion, so none may be on. */
static enum hg_reason why_not_jump(const struct hg_rules *r, const struct hg_state *s, const struct play *p)
{
    (void)r;
    (void)p;
    return open_seen(s)->battle_to == HG_NONE ? HG_OK : HG_WRONG_MOMENT;
}

/* Dice that are large already gain nothing. */
static enum hg_reason why_not_large(const struct hg_rules *r, const struct hg_state *s, const struct play *p)
{
    const struct hg_directive *d = directive_of(r, p->card);
    if (d->where == HG_STRATEGIC && !has(campaign_of(r)->strategic, open_seen(s)->battle_to))
        return HG_NO_USE;
    if (d->side == HG_ATTACKER)
        return ops_large(r, s, HG_ATTACKER) ? HG_NO_USE : HG_OK;
    return clash_has_large_defence(r, s) ? HG_NO_USE : HG_OK;
}

/* Looks at the dice that lie. */
static enum hg_reason why_not_hit(const struct hg_rules *r, const struct hg_state *s, const struct play *p)
{
    (void)p;
    return titan_shows_top_face(r, s) ? HG_OK : HG_NO_USE;
}

/* ---- Items ------------------------------------------------------------------------------------------------------ */

/* Opponents who hold cards, as a set of seats. */
static uint64_t hands(const struct hg_rules *r, const struct hg_state *s, const struct play *p)
{
    uint64_t seats = 0;
    for (unsigned i = 0; i < r->seats; i++)
        if (role_of(r, (uint8_t)i) != role_of(r, p->seat) && open_seen(s)->hand_size[i] > 0)
            seats |= bit(i);
    return seats & s->living;
}

/* Tokens on the board, by their numbers. */
static uint64_t tokens(const struct hg_rules *r, const struct hg_state *s, const struct play *p)
{
    uint64_t found = 0;
    (void)r;
    (void)p;
    for (unsigned i = 0; i < HG_TOKENS_MAX; i++)
        if (open_seen(s)->token_at[i] != 0)
            found |= bit(i);
    return found;
}

/* ---- Places ----------------------------------------------------------------------------------------------------- */

static uint64_t own_places(const struct hg_rules *r, const struct hg_state *s, const struct play *p)
{
    (void)r;
    return open_seen(s)->own[p->seat];
}

static uint64_t own_crowded(const struct hg_rules *r, const struct hg_state *s, const struct play *p)
{
    (void)r;
    return open_seen(s)->own[p->seat] & crowded(open_seen(s)->units);
}

static uint64_t own_others(const struct hg_rules *r, const struct hg_state *s, const struct play *p)
{
    (void)r;
    return open_seen(s)->own[p->seat] & ~bit(p->from);
}

static uint64_t keepers_places(const struct hg_rules *r, const struct hg_state *s, const struct play *p)
{
    (void)p;
    return places_of_role(r, s, HG_KEEPERS);
}

/* Anywhere but where it lies. */
static uint64_t token_spots(const struct hg_rules *r, const struct hg_state *s, const struct play *p)
{
    return tokens_spots(r, s, (uint8_t)(open_seen(s)->token_at[p->item] - 1));
}

/* Neighbours of any of the places. */
static uint64_t beside(const struct hg_rules *r, uint64_t places)
{
    uint64_t near = 0;
    while (places != 0)
        near |= r->conquest.near[take_lowest(&places)];
    return near;
}

/* Places of other factions that can lose a unit. */
static uint64_t removable(const struct hg_rules *r, const struct hg_state *s, const struct play *p)
{
    const struct hg_directive *d = directive_of(r, p->card);
    uint64_t left = enemy_places(r, s, p->seat), found = 0;
    if (d->where == HG_ENEMY_ADJACENT)
        left &= beside(r, open_seen(s)->own[p->seat]);
    while (left != 0) {
        uint8_t place = take_lowest(&left);
        if (open_seen(s)->units[place] > d->more)
            found |= bit(place);
    }
    return found;
}

/* Places of other factions with ships: with those that are named, or with any. */
static uint64_t shipyards(const struct hg_rules *r, const struct hg_state *s, const struct play *p)
{
    uint64_t found = 0;
    for (uint64_t left = enemy_places(r, s, p->seat) & occupied(open_seen(s)->ships); left != 0;) {
        uint8_t place = take_lowest(&left);
        if (ships_within(p->ships, open_seen(s)->ships[place]))
            found |= bit(place);
    }
    return found;
}

/* Both ends need a relay. */
static uint64_t jump_sources(const struct hg_rules *r, const struct hg_state *s, const struct play *p)
{
    return own_crowded(r, s, p) & campaign_of(r)->relays;
}

/* An invasion is declared once, so that a place invaded already this turn is no target. */
static uint64_t jump_targets(const struct hg_rules *r, const struct hg_state *s, const struct play *p)
{
    return enemy_places(r, s, p->seat) & campaign_of(r)->relays & ~titan_shield(r, s) & ~open_seen(s)->invaded;
}

/* ---- The table -------------------------------------------------------------------------------------------------- */

static const struct target targets[HG_DIRECTIVE_OPS] = {
    [HG_NO_OP] = {.why_not = no_operation},
    [HG_DEVASTATE] = {.why_not = why_not_devastate},
    [HG_RETURN_TITAN] = {.why_not = why_not_return, .places = keepers_places, .names = TO, .wrong = HG_NOT_KEEPERS},
    [HG_MOVE_METER] = {.why_not = why_not_meter},
    [HG_ADD_UNITS] = {.places = own_places, .names = TO, .wrong = HG_NOT_YOURS},
    [HG_ADD_BY_DIE] = {.places = own_places, .names = TO, .wrong = HG_NOT_YOURS},
    [HG_RAISE_DICE] = {0},
    [HG_CAP_DEFENCE] = {.why_not = why_not_cap},
    [HG_LARGE_DICE] = {.why_not = why_not_large},
    [HG_DISCARD_RANDOM] = {.first = hands, .names = NUMBER, .wrong = HG_WRONG_TARGET},
    [HG_FREE_MOVE] = {.why_not = why_not_free_move},
    [HG_REMOVE_BY_DIE] = {.places = removable, .names = TO, .wrong = HG_WRONG_TARGET},
    [HG_MOVE_TOKEN] = {.first = tokens, .places = token_spots, .names = NUMBER | TO, .wrong = HG_WRONG_TARGET},
    [HG_LOOK_AT_TOKEN] = {.first = tokens, .names = NUMBER, .wrong = HG_WRONG_TARGET},
    [HG_RAISE_TOTAL_BY] = {0},
    [HG_HIT_ON_TOP] = {.why_not = why_not_hit},
    [HG_JUMP] = {why_not_jump, jump_sources, jump_targets, FROM | TO, HG_WRONG_TARGET},
    [HG_CANCEL_DIRECTIVE] = {0},
    [HG_DESTROY_SHIPS] = {.places = shipyards, .names = TO | SHIPS, .wrong = HG_WRONG_TARGET},
    [HG_EXTRA_DRAW] = {0},
    [HG_EXTRA_FORTIFY] = {.first = own_crowded,
                          .places = own_others,
                          .names = FROM | TO | UNITS,
                          .wrong = HG_WRONG_TARGET},
};

/* By the operation of the card. */
static inline const struct target *target_of(const struct hg_rules *r, uint8_t card)
{
    return &targets[directive_of(r, card)->op];
}

/* Units for the place that is defended, or was conquered, need no aim. */
static inline unsigned names_of(const struct hg_rules *r, uint8_t card)
{
    const struct hg_directive *d = directive_of(r, card);
    return d->op == HG_ADD_UNITS && d->where != HG_OWN_PLACE ? 0 : targets[d->op].names;
}

/* Whether an item or a place is chosen before the target. */
static bool names_first(unsigned names)
{
    return (names & (NUMBER | FROM)) != 0;
}

/* The play with this item, or from this place. */
static struct play play_first(struct play p, unsigned names, uint8_t first)
{
    if ((names & NUMBER) != 0)
        p.item = first;
    else
        p.from = first;
    return p;
}

/* ---- Possible --------------------------------------------------------------------------------------------------- */

/* Whether something is left to aim at. */
static bool has_places(const struct hg_rules *r, const struct hg_state *s, const struct play *p)
{
    return (names_of(r, p->card) & TO) == 0 || target_of(r, p->card)->places(r, s, p) != 0;
}

/* The same rows as for offers and refusals, so that nobody is asked in vain, and nobody left out. */
bool ops_possible(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, uint8_t card)
{
    const struct target *t = target_of(r, card);
    struct play p = {.seat = seat, .card = card, .from = HG_NONE};
    unsigned names = names_of(r, card);
    if (t->why_not != NULL && t->why_not(r, s, &p) != HG_OK)
        return false;
    if (!names_first(names))
        return has_places(r, s, &p);
    for (uint64_t left = t->first(r, s, &p); left != 0;) {
        struct play one = play_first(p, names, take_lowest(&left));
        if (has_places(r, s, &one))
            return true;
    }
    return false;
}

/* ---- Offering --------------------------------------------------------------------------------------------------- */

/* The box of everything that may still be named; NULL when it is aimed at a place and there is none. */
static struct hg_choice *offer_places(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out,
                                      const struct play *p)
{
    unsigned names = names_of(r, p->card);
    uint64_t to = (names & TO) != 0 ? target_of(r, p->card)->places(r, s, p) : 0;
    struct hg_choice *box;
    if ((names & TO) != 0 && to == 0)
        return NULL;
    box = box_add(s, out, VERB_PLAY_DIRECTIVE);
    box->card = p->card;
    box->from = p->from;
    box->to = to;
    if ((names & NUMBER) != 0)
        box->n = (struct hg_range){(uint16_t)(p->item + 1), (uint16_t)(p->item + 1)};
    if ((names & UNITS) != 0)
        box->n = (struct hg_range){1, (uint16_t)(open_seen(s)->units[p->from] - 1)};
    return box;
}

/* Of all classes together. */
static unsigned ships_all(unsigned packed)
{
    return ships_of_class(packed, 0) + ships_of_class(packed, 1) + ships_of_class(packed, 2);
}

/* A box for each number of ships of the three classes, with all places that have so many. */
static void offer_ships(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out, struct play p)
{
    unsigned most = directive_of(r, p.card)->amount;
    for (unsigned packed = 1; packed < 1u << 2 * HG_CLASSES_MAX; packed++) {
        struct hg_choice *box;
        p.ships = (uint8_t)packed;
        box = ships_all(packed) <= most ? offer_places(r, s, out, &p) : NULL;
        for (unsigned i = 0; box != NULL && i < HG_CLASSES_MAX; i++)
            box->x_lo[i] = box->x_hi[i] = (uint8_t)ships_of_class(packed, i);
    }
}

/* One box for each item or first place, with all targets that go with it. */
void ops_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out, uint8_t card)
{
    const struct target *t = target_of(r, card);
    struct play p = {.seat = ask_seen(s)->seat, .card = card, .from = HG_NONE};
    unsigned names = names_of(r, card);
    if (t->why_not != NULL && t->why_not(r, s, &p) != HG_OK)
        return;
    if ((names & SHIPS) != 0) {
        offer_ships(r, s, out, p);
        return;
    }
    if (!names_first(names)) {
        (void)offer_places(r, s, out, &p);
        return;
    }
    for (uint64_t left = t->first(r, s, &p); left != 0;) {
        struct play one = play_first(p, names, take_lowest(&left));
        (void)offer_places(r, s, out, &one);
    }
}

/* ---- Legality --------------------------------------------------------------------------------------------------- */

/* Exactly what the operation names must be there. */
static bool is_named_rightly(const struct hg_action *a, unsigned names)
{
    bool from = a->from != HG_NONE, to = a->to != HG_NONE, ships = (a->x[0] | a->x[1] | a->x[2]) != 0;
    if (from != ((names & FROM) != 0) || to != ((names & TO) != 0) || (ships && (names & SHIPS) == 0))
        return false;
    return a->n == 0 ? (names & NUMBER) == 0 : (names & (NUMBER | UNITS)) != 0;
}

/* Some ships, no more than the card destroys, and no others than stand there. */
static enum hg_reason why_not_ships(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    unsigned all = (unsigned)a->x[0] + a->x[1] + a->x[2];
    if (all == 0)
        return HG_NO_SHIPS_NAMED;
    return all > directive_of(r, a->card)->amount ? HG_TOO_MANY : ships_why_not(s, a, a->to, HG_SHIPS_MAX);
}

/* One unit stays behind. */
static enum hg_reason why_not_units(const struct hg_state *s, const struct hg_action *a)
{
    if (a->n == 0)
        return HG_AT_LEAST_ONE;
    return a->n >= open_seen(s)->units[a->from] ? HG_TOO_MANY : HG_OK;
}

/* Jumps have refusals of their own. */
static enum hg_reason why_not_place(const struct hg_rules *r, const struct hg_state *s, const struct play *p,
                                    const struct hg_action *a)
{
    const struct target *t = target_of(r, p->card);
    if (has(t->places(r, s, p), a->to))
        return HG_OK;
    if (t->places != jump_targets)
        return (enum hg_reason)t->wrong;
    if (!has(campaign_of(r)->relays, a->to))
        return HG_NO_RELAY;
    return has(titan_shield(r, s), a->to) ? HG_SHIELDED : HG_WRONG_TARGET;
}

/* Tells what is wrong with the place rather than with the card. */
static enum hg_reason why_not_first(const struct hg_rules *r, const struct hg_state *s, const struct play *p,
                                    const struct hg_action *a)
{
    const struct target *t = target_of(r, p->card);
    if (a->from == HG_NONE)
        return a->n <= HG_PLACES_MAX && has(t->first(r, s, p), p->item) ? HG_OK : (enum hg_reason)t->wrong;
    if (has(t->first(r, s, p), a->from))
        return HG_OK;
    if (!has(open_seen(s)->own[p->seat], a->from))
        return HG_NOT_YOURS;
    return open_seen(s)->units[a->from] < 2 ? HG_TOO_FEW_UNITS : HG_NO_RELAY;
}

/* The condition of the card first, then its form, then each thing that it names. */
enum hg_reason ops_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    const struct target *t = target_of(r, a->card);
    unsigned names = names_of(r, a->card);
    struct play p = {.seat = a->seat, .card = a->card, .from = a->from, .item = (uint8_t)(a->n - 1)};
    enum hg_reason reason = t->why_not != NULL ? t->why_not(r, s, &p) : HG_OK;
    if (reason == HG_OK && !is_named_rightly(a, names))
        reason = HG_AIMED_OTHERWISE;
    if (reason == HG_OK && names_first(names))
        reason = why_not_first(r, s, &p, a);
    if (reason == HG_OK && (names & TO) != 0)
        reason = why_not_place(r, s, &p, a);
    if (reason == HG_OK && (names & SHIPS) != 0)
        reason = why_not_ships(r, s, a);
    return reason == HG_OK && (names & UNITS) != 0 ? why_not_units(s, a) : reason;
}
