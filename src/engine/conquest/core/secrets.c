/* Who may know what. What lies open is copied as a whole; of the secrets only what is named here. */
#include "engine/conquest/core/mechanism.h"

static struct hg_set known_part(const struct hg_set *cards, uint64_t known)
{
    return (struct hg_set){{cards->word[0] & known, 0}};
}

/* Cards that the seat has seen in other hands; all sets are empty where nobody looks into hands. */
static void reveal_known(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_state *out)
{
    const struct hg_conquest_secret *c = &s->conquest.secret;
    struct hg_conquest_secret *seen = &out->conquest.secret;
    struct hg_set all = c->hand[seat];
    if (!r->conquest.captured_apart && !plays_with(r, HG_ABILITIES))
        return;
    seen->known[seat] = c->known[seat];
    for (unsigned i = 0; i < r->seats; i++) {
        if (i != seat)
            seen->hand[i] = known_part(&c->hand[i], c->known[seat]);
        all = set_union(all, seen->hand[i]);
    }
    seen->captured = set_minus(all, set_minus(all, c->captured));
}

/* Does a seat see the cards of another one? In a campaign those of one side see each other's. */
static bool sees_hand(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, uint8_t owner)
{
    if (seat >= r->seats || owner >= r->seats)
        return false;
    return seat == owner || (plays_with(r, HG_CAMPAIGN) && has(friends_of(r, s, seat), owner));
}

/* The prize is the only secret of a course's own, and mostly there is none. */
void secrets_reveal(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_state *out)
{
    out->conquest.open = s->conquest.open;
    if (s->conquest.secret.prize != 0)
        course_of(r)->reveal(r, s, seat, out);
    if (seat >= r->seats)
        return;
    for (uint8_t i = 0; i < r->seats; i++)
        if (sees_hand(r, s, seat, i))
            out->conquest.secret.hand[i] = s->conquest.secret.hand[i];
    reveal_known(r, s, seat, out);
    if (sees_hand(r, s, seat, open_seen(s)->seat))
        out->conquest.secret.picked = s->conquest.secret.picked;
}

/* A drawn card is its drawer's secret; a picked one its owner's, until the set is confirmed. All else lies open but for
 * what the course hides. */
bool secrets_hide_card(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a, uint8_t seat)
{
    if (a->verb == VERB_DRAW)
        return !sees_hand(r, s, seat, draw_seat(s));
    if (a->verb == VERB_PICK)
        return !sees_hand(r, s, seat, a->seat);
    return course_of(r)->hides_card(r, a, seat);
}

/* ---- Imagining -------------------------------------------------------------------------------------------------- */

/* Of so many. */
static uint8_t take_random(struct hg_set *from, unsigned count, struct hg_source random)
{
    uint8_t card = set_nth(*from, random.below(random.context, count));
    set_remove(from, card);
    return card;
}

static struct hg_set within(struct hg_set a, struct hg_set b)
{
    return set_minus(a, set_minus(a, b));
}

/* Fills a hand up with cards of one deck: those kept apart and the others, each by their public number. */
static void deal_deck(const struct hg_rules *r, uint8_t seat, unsigned deck, struct hg_set *unseen,
                      struct hg_source random, struct hg_state *s)
{
    struct hg_conquest_secret *c = &s->conquest.secret;
    struct hg_set cards = draw_cards_of(r, deck), here = within(c->hand[seat], cards);
    struct hg_set apart = within(here, c->captured), from = within(*unseen, cards);
    unsigned captured = open_seen(s)->captured_size[deck][seat], all = captured, count = set_count(&from);
    if (deck == draw_deck_of(r, s, seat))
        all += open_seen(s)->hand_size[seat] - draw_captured(s, seat);
    captured -= set_count(&apart);
    all -= set_count(&here);
    for (unsigned i = 0; i < all; i++) {
        uint8_t card = take_random(&from, count - i, random);
        set_remove(unseen, card);
        set_add(&c->hand[seat], card);
        if (i < captured)
            set_add(&c->captured, card);
    }
}

/* Cards that the seat can't place are dealt at random: hands by their known sizes, the rest is the deck. What others
 * have seen in hands is left open. */
static void deal(const struct hg_rules *r, uint8_t seat, struct hg_source random, struct hg_state *s)
{
    struct hg_conquest_secret *c = &s->conquest.secret;
    struct hg_set unseen = set_minus(set_first(r->conquest.cards), open_of(s)->discard);
    unseen = set_minus(unseen, course_of(r)->in_play(s));
    for (uint8_t i = 0; i < r->seats; i++)
        unseen = set_minus(unseen, c->hand[i]);
    for (uint8_t i = 0; i < r->seats; i++)
        for (unsigned deck = 0; i != seat && (deck == 0 || deck < r->conquest.decks); deck++)
            deal_deck(r, i, deck, &unseen, random, s);
    c->deck = unseen;
}

/* The picks of another seat lie among its hand and can be completed to a set. Dealing again until they do keeps every
 * such world equally likely; the true one is among them, so this ends. */
void secrets_imagine(const struct hg_rules *r, uint8_t seat, struct hg_source random, struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    struct hg_conquest_secret *c = &s->conquest.secret, seen;
    course_of(r)->imagine(r, seat, random, s);
    seen = *c;
    do {
        struct hg_set left;
        *c = seen;
        deal(r, seat, random, s);
        if (o->picked_size == 0 || sees_hand(r, s, seat, o->seat))
            return;
        left = c->hand[o->seat];
        c->picked = (struct hg_set){{0, 0}};
        for (unsigned k = 0; k < o->picked_size; k++)
            set_add(&c->picked, take_random(&left, set_count(&left), random));
    } while (!cards_picks_fit(r, s));
}
