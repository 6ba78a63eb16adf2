/* Ships: packed counts, the stock of each class, building one for a card and placing it.
 *
 * Sources: ME-GW-SHIP-01 to 06 and 16 to 20, A-09 (which ships take part), A-82 (a full class). */
#include "engine/conquest/campaign/campaign.h"

/* ---- Counting --------------------------------------------------------------------------------------------------- */

/* Counted on the board, since stock is what is not there. */
unsigned ships_number(const struct hg_state *s, uint8_t army, unsigned class)
{
    unsigned count = 0;
    for (uint64_t left = places_with_ships(s, army); left != 0;)
        count += ships_of_class(open_seen(s)->ships[take_lowest(&left)], class);
    return count;
}

bool ships_within(unsigned packed, unsigned limit)
{
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++)
        if (ships_of_class(packed, i) > ships_of_class(limit, i))
            return false;
    return true;
}

/* More ships of a class than dice are of no use. */
uint8_t ships_useful(unsigned packed, unsigned dice)
{
    uint8_t count[HG_CLASSES_MAX];
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++)
        count[i] = (uint8_t)at_most(dice, ships_of_class(packed, i));
    return ships_pack(count);
}

/* ---- Going along ------------------------------------------------------------------------------------------------ */

void ships_box(const struct hg_state *s, struct hg_choice *box, uint8_t place, unsigned most)
{
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++)
        box->x_hi[i] = (uint8_t)at_most(most, ships_of_class(open_seen(s)->ships[place], i));
}

/* Of each class no more than stand there, and no more than `most`. */
enum hg_reason ships_why_not_some(const struct hg_state *s, const struct hg_action *a, uint8_t place, unsigned most)
{
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++)
        if (a->x[i] > ships_of_class(open_seen(s)->ships[place], i))
            return HG_NO_SUCH_SHIPS;
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++)
        if (a->x[i] > most)
            return HG_TOO_MANY_SHIPS;
    return HG_OK;
}

/* Two bits for each class never overflow: an army has no more than three ships of one. */
void ships_move(struct hg_state *s, uint8_t from, uint8_t to, unsigned packed)
{
    uint8_t *ships = open_of(s)->ships;
    ships[from] = (uint8_t)(ships[from] - packed);
    ships[to] = (uint8_t)(ships[to] + packed);
}

/* At least one, so that there is always a box. */
static unsigned most_of_a_class(unsigned packed)
{
    unsigned most = 1;
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++)
        if (ships_of_class(packed, i) > most)
            most = ships_of_class(packed, i);
    return most;
}

unsigned ships_boxes(unsigned packed, unsigned units)
{
    return at_most(units, most_of_a_class(packed));
}

/* From the number of units on at which all ships may go along, one box is enough. */
void ships_offer_some(const struct hg_state *s, struct hg_choices *out, struct hg_choice box, uint8_t from)
{
    unsigned all = ships_boxes(open_seen(s)->ships[from], box.n.hi);
    uint16_t most = box.n.hi;
    for (unsigned n = 1; n <= all; n++) {
        box.n = (struct hg_range){(uint16_t)n, n == all ? most : (uint16_t)n};
        ships_box(s, &box, from, n);
        out->box[out->count++] = box;
    }
}

/* ---- Building --------------------------------------------------------------------------------------------------- */

/* Until one is destroyed (ME-GW-SHIP-03). */
static bool class_is_full(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, unsigned class)
{
    return ships_number(s, seat, class) >= campaign_of(r)->ships_per_class;
}

/* One ship in a turn, before the first unit is placed. */
static enum hg_reason why_not_now(const struct hg_state *s)
{
    if (open_seen(s)->picked_size > 0)
        return HG_FINISH_SET;
    if (placing_has_begun(ask_seen(s)))
        return HG_PLACING_BEGUN;
    return open_seen(s)->built != 0 ? HG_ONCE_A_TURN : HG_OK;
}

/* Any card builds a ship of its own class. */
void ships_offer_build(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    uint8_t seat = ask_seen(s)->seat;
    if (why_not_now(s) != HG_OK)
        return;
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++) {
        struct hg_set cards = set_both(s->conquest.secret.hand[seat], r->conquest.class_cards[i]);
        if (set_empty(&cards) || class_is_full(r, s, seat, i))
            continue;
        while (!set_empty(&cards))
            box_add(s, out, VERB_BUILD)->card = set_take_lowest(&cards);
    }
}

enum hg_reason ships_why_not_build(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    enum hg_reason reason = why_not_now(s);
    if (reason != HG_OK)
        return reason;
    if (!set_has(&s->conquest.secret.hand[a->seat], a->card))
        return HG_NOT_IN_HAND;
    return class_is_full(r, s, a->seat, r->conquest.card_class[a->card]) ? HG_CLASS_IS_FULL : HG_OK;
}

/* The ship waits until all units are placed. */
void ships_build(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_set card = {{0, 0}};
    set_add(&card, a->card);
    cards_discard(r, s, a->seat, card);
    open_of(s)->built = (uint8_t)(r->conquest.card_class[a->card] + 1);
}

/* ---- Placing ---------------------------------------------------------------------------------------------------- */

void ships_offer_place(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    (void)r;
    box_add(s, out, VERB_SHIP)->to = open_seen(s)->own[ask_seen(s)->seat];
}

enum hg_reason ships_why_not_place(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    return has(open_seen(s)->own[a->seat], a->to) ? HG_OK : HG_NOT_YOURS;
}

/* `built` remembers that this turn has had its ship. */
void ships_launch(struct hg_state *s, uint8_t place)
{
    struct hg_conquest_open *o = open_of(s);
    o->ships[place] = (uint8_t)(o->ships[place] + (1u << 2 * (o->built - 1u)));
    o->built = SHIP_PLACED;
}

void ships_place(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    ask_pop(s);
    ships_launch(s, a->to);
    flow_next_step(r, s);
}
