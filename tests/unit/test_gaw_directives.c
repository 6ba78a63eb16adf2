/* The 42 directives of Galaxy at War in generated play with changing hands, for 2 to 5 seats: each is offered in its
 * window only and each gets played (ME-GW-CARD-02, A-74); who is asked never depends on hidden cards or tokens
 * (ME-HID-18); and nobody sees more than they may (ME-HID-01, 02, 03, 07 to 10, 21): not opponents, not spectators, and
 * of tokens not even a team-mate before being shown. What everybody may know is counted here from the actions
 * alone, beside the engine. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "players/player.h"
#include "support/modes.h"
#include "support/suite.h"
#include "table/dealer.h"
#include "unit/directive_table.h"

enum { HAND = 6, TOKENS = 5, POSITIONS = 8000, TABLE = HG_SEATS_MAX };

struct walk {
    const struct mode *mode;
    const struct hg_rules *r;
    struct hg_state s;
    struct rng rng;
    struct hg_choices choices;
    uint32_t turn;         /* whose hands have been filled */
    uint8_t knows[TOKENS]; /* seats that have seen the face, and TABLE */
    uint8_t look_card, look_seat, look_token;
    unsigned cancels; /* of the directive that was played last */
};

static unsigned long played[DIRECTIVES], twins_compared;
static const struct directive *directive_of[HG_CARDS_MAX];

#define CLAIM(w, holds, claim)                                                                                         \
    do {                                                                                                               \
        if (!(holds))                                                                                                  \
            ck_abort_msg("%s, in turn %u of %s", claim, (unsigned)(w)->s.turn, (w)->mode->label);                      \
    } while (0)

static const struct hg_conquest_open *board(const struct walk *w)
{
    return &w->s.conquest.open;
}

static bool asks(const struct walk *w, const char *kind)
{
    return w->s.depth > 0 && strcmp(hg_ask_name(w->r, w->s.ask[w->s.depth - 1].kind), kind) == 0;
}

static bool is_verb(const struct walk *w, uint8_t verb, const char *word)
{
    return strcmp(hg_verbs(w->r).verb[verb].word, word) == 0;
}

static bool is_keeper(const struct walk *w, unsigned army)
{
    return w->r->conquest.campaign.role[army] == HG_KEEPERS;
}

static uint8_t viewer(const struct walk *w, unsigned i)
{
    return (uint8_t)(i < w->r->seats ? i : HG_SPECTATOR);
}

/* Those of one faction sit together. */
static bool are_mates(const struct walk *w, uint8_t seat, unsigned other)
{
    return seat < w->r->seats && w->r->conquest.campaign.role[seat] == w->r->conquest.campaign.role[other];
}

/* ---- Hands ------------------------------------------------------------------------------------------------------- */

static struct hg_set both(struct hg_set a, struct hg_set b)
{
    return set_minus(a, set_minus(a, b));
}

static unsigned deck_of(const struct walk *w, unsigned seat)
{
    return w->r->conquest.army_deck[board(w)->army[seat] - 1];
}

static struct hg_set left_in_deck(const struct walk *w, unsigned deck)
{
    return both(w->s.conquest.secret.deck, w->r->conquest.deck[deck]);
}

static uint8_t take_any(struct walk *w, struct hg_set *from)
{
    uint8_t card = set_nth(*from, rng_below(&w->rng, set_count(from)));
    set_remove(from, card);
    return card;
}

static void give(struct walk *w, unsigned seat)
{
    struct hg_set left = left_in_deck(w, deck_of(w, seat));
    uint8_t card = take_any(w, &left);
    set_remove(&w->s.conquest.secret.deck, card);
    set_add(&w->s.conquest.secret.hand[seat], card);
    w->s.conquest.open.hand_size[seat]++;
    w->s.conquest.open.deck_size--;
    w->s.conquest.open.decks[deck_of(w, seat)]--;
}

static void take_back_discards(struct walk *w)
{
    struct hg_conquest_open *o = &w->s.conquest.open;
    w->s.conquest.secret.deck = set_union(w->s.conquest.secret.deck, o->discard);
    o->deck_size = (uint8_t)(o->deck_size + set_count(&o->discard));
    o->discard = (struct hg_set){{0, 0}};
    for (unsigned deck = 0; deck < w->r->conquest.decks; deck++) {
        struct hg_set left = left_in_deck(w, deck);
        o->decks[deck] = (uint8_t)set_count(&left);
    }
}

/* Once in a turn hands are filled up to some number, and often the discards shuffled in, so that cards are played all
 * the time and nobody's hand stays empty for long. */
static void fill_hands(struct walk *w)
{
    if (board(w)->seat == HG_NONE || w->turn == w->s.turn || !asks(w, "deploy"))
        return;
    w->turn = w->s.turn;
    if (rng_below(&w->rng, 3) != 0)
        take_back_discards(w);
    for (unsigned seat = 0; seat < w->r->seats; seat++) {
        unsigned most = rng_below(&w->rng, HAND + 1);
        struct hg_set left = left_in_deck(w, deck_of(w, seat));
        unsigned there = set_count(&left);
        for (; has(w->s.acting, seat) && board(w)->hand_size[seat] < most && there > 0; there--)
            give(w, seat);
    }
}

/* ---- Windows ----------------------------------------------------------------------------------------------------- */

/* Told by the pending question and the board alone. */
static bool is_open(const struct walk *w, enum window window)
{
    const struct hg_conquest_open *o = board(w);
    bool moment = asks(w, "moment"), active = hg_actor(&w->s) == o->seat, battle = o->battle_to != HG_NONE;
    bool ready = o->battle_defence > 0 || o->battle_titan, rolled = o->battle_die[0] != 0;
    unsigned step = w->r->conquest.step[o->step];
    switch (window) {
    case TOKEN_STEP:
        return moment && active && step == HG_STEP_TOKENS;
    case DEPLOY:
        return asks(w, "deploy") && o->picked_size == 0 && w->s.ask[w->s.depth - 1].x == 0;
    case DEPLOY_OR_INVADE:
        return is_open(w, DEPLOY) || asks(w, "campaign");
    case JUMP:
        return asks(w, "campaign");
    case DECLARED:
        return moment && active && battle && !ready;
    case BEFORE_ROLL:
        return moment && active && battle && ready && !rolled;
    case DEFEND:
        return moment && !active && battle && !ready;
    case DEFEND_ROLL:
        return moment && !active && battle && ready && !rolled;
    case TOTAL:
        return moment && active && o->battle_titan && rolled;
    case CONQUEST:
        return moment && active && step == HG_STEP_INVADE && !battle;
    case FORTIFY:
        return asks(w, "regroup");
    case TITAN_MOVES:
        return moment && active && step == HG_STEP_TITAN && (o->titan_mark & 2) == 0;
    case TITAN_STANDS:
        return moment && active && step == HG_STEP_TITAN && (o->titan_mark & 2) != 0;
    case DRAW:
        return moment && active && step == HG_STEP_DRAW;
    case REACTION:
        return asks(w, "react");
    }
    return false;
}

static void check_offers(struct walk *w)
{
    for (unsigned i = 0; i < w->choices.count; i++) {
        const struct hg_choice *box = &w->choices.box[i];
        if (!is_verb(w, box->verb, "play"))
            continue;
        CLAIM(w, set_has(&w->s.conquest.secret.hand[box->seat], box->card), "a card that is offered is in the hand");
        CLAIM(w, is_open(w, directive_of[box->card]->window), directive_of[box->card]->name);
    }
}

/* ---- What everybody may know ------------------------------------------------------------------------------------- */

static bool knows(const struct walk *w, uint8_t seat, unsigned token)
{
    return has(w->knows[token], seat < w->r->seats ? seat : (unsigned)TABLE);
}

static uint8_t side_of(const struct walk *w, uint8_t seat)
{
    uint8_t seats = 0;
    for (unsigned i = 0; i < w->r->seats; i++)
        seats |= (uint8_t)(are_mates(w, seat, i) ? bit(i) : 0);
    return seats;
}

static bool is_held_by_keepers(const struct walk *w, unsigned place)
{
    for (unsigned i = 0; i < w->r->seats; i++)
        if (is_keeper(w, i) && has(board(w)->own[i], place))
            return true;
    return false;
}

/* A directive takes effect when it was cancelled by nobody, or when the cancel was cancelled, too. */
static void count_looks(struct walk *w, const struct hg_action *a)
{
    if (is_verb(w, a->verb, "play")) {
        bool cancel = directive_of[a->card]->window == REACTION;
        w->cancels = cancel ? w->cancels + 1 : 0;
        if (strcmp(directive_of[a->card]->name, "Prothean Beacon") == 0) {
            w->look_card = a->card;
            w->look_seat = a->seat;
            w->look_token = (uint8_t)(a->n - 1);
        }
    }
    if (w->look_card == HG_NONE || !set_has(&board(w)->discard, w->look_card))
        return;
    if (w->cancels % 2 == 0)
        w->knows[w->look_token] |= side_of(w, w->look_seat);
    w->look_card = HG_NONE;
}

/* Faces are shown to the keepers when they are drawn, to whoever looks, and to all when their place is lost. */
static void learn(struct walk *w, const struct hg_state *before, const struct hg_action *a)
{
    const struct hg_conquest_open *was = &before->conquest.open;
    if (is_verb(w, a->verb, "face"))
        for (unsigned i = 0; i < w->r->seats; i++)
            w->knows[was->tokens_drawn] |= (uint8_t)(is_keeper(w, i) ? bit(i) : 0);
    for (unsigned i = 0; i < TOKENS; i++)
        if (was->token_at[i] != 0 && !is_held_by_keepers(w, was->token_at[i] - 1u))
            w->knows[i] = (uint8_t)((bit(w->r->seats) - 1) | bit(TABLE));
    count_looks(w, a);
}

static bool same_set(struct hg_set a, struct hg_set b)
{
    struct hg_set more = set_minus(a, b), fewer = set_minus(b, a);
    return set_empty(&more) && set_empty(&fewer);
}

static void check_view(struct walk *w, uint8_t seat)
{
    const struct hg_conquest_secret *all = &w->s.conquest.secret, *seen;
    const struct hg_set none = {{0, 0}};
    struct hg_view v;
    hg_view(w->r, &w->s, seat, &v);
    seen = &v.position.conquest.secret;
    for (unsigned i = 0; i < w->r->seats; i++)
        CLAIM(w, same_set(seen->hand[i], are_mates(w, seat, i) ? all->hand[i] : none), "hands of the own side show");
    CLAIM(w, set_empty(&seen->deck), "no deck shows");
    if (board(w)->picked_size > 0)
        CLAIM(w, same_set(seen->picked, are_mates(w, seat, board(w)->seat) ? all->picked : none), "own picks show");
    CLAIM(w, seen->prize == (all->prize != 0 && knows(w, seat, all->prize - 1u) ? all->prize : 0),
          "the prize shows to those who have seen it");
}

/* Cards drawn and picked show to their own side, faces to the keepers, all else to everybody. */
static void check_shown(struct walk *w, const struct hg_action *a, uint8_t seat)
{
    struct hg_action shown = hg_redact(w->r, &w->s, a, seat);
    bool sees = true;
    if (is_verb(w, a->verb, "draw") || is_verb(w, a->verb, "pick"))
        sees = are_mates(w, seat, board(w)->seat);
    if (is_verb(w, a->verb, "face"))
        sees = seat < w->r->seats && is_keeper(w, seat);
    CLAIM(w, (memcmp(&shown, a, sizeof shown) == 0) == sees, "an action is shown to those who may see it");
    shown.card = a->card;
    CLAIM(w, memcmp(&shown, a, sizeof shown) == 0, "all but its card is shown to everybody");
}

/* ---- Other worlds ------------------------------------------------------------------------------------------------ */

/* All hands that the seat can't see are dealt anew, deck by deck. */
static void deal_again(struct walk *w, uint8_t seat, struct hg_state *twin)
{
    struct hg_conquest_secret *c = &twin->conquest.secret;
    for (unsigned deck = 0; deck < w->r->conquest.decks; deck++) {
        struct hg_set pool = both(c->deck, w->r->conquest.deck[deck]);
        c->deck = set_minus(c->deck, pool);
        for (unsigned i = 0; i < w->r->seats; i++)
            if (deck_of(w, i) == deck && !are_mates(w, seat, i))
                pool = set_union(pool, c->hand[i]);
        for (unsigned i = 0; i < w->r->seats; i++) {
            if (deck_of(w, i) != deck || are_mates(w, seat, i))
                continue;
            c->hand[i] = (struct hg_set){{0, 0}};
            for (unsigned k = 0; k < board(w)->hand_size[i]; k++)
                set_add(&c->hand[i], take_any(w, &pool));
        }
        c->deck = set_union(c->deck, pool);
    }
}

/* The prize is any token whose face the seat has not seen, or still in the stack. */
static void hide_again(struct walk *w, uint8_t seat, struct hg_state *twin)
{
    uint8_t prize = w->s.conquest.secret.prize, drawn = board(w)->tokens_drawn, other[TOKENS + 1];
    unsigned count = 0;
    if (prize != 0 && knows(w, seat, prize - 1u))
        return;
    for (uint8_t i = 0; i < drawn; i++)
        if (!knows(w, seat, i))
            other[count++] = (uint8_t)(i + 1);
    if (drawn < TOKENS)
        other[count++] = 0;
    twin->conquest.secret.prize = other[rng_below(&w->rng, count)];
}

/* An action may show the seat something: a set that is turned in, a face, the hand of somebody who is out. */
static bool shows_more(const struct walk *now, const struct walk *then, const struct hg_action *a, uint8_t seat)
{
    if (is_verb(now, a->verb, "trade") && !are_mates(now, seat, a->seat))
        return true;
    for (unsigned i = 0; i < TOKENS; i++)
        if (knows(now, seat, i) != knows(then, seat, i))
            return true;
    return now->s.living != then->s.living || then->s.over;
}

/* The same action in a world that the seat can't tell from the true one: it is shown the same, the same seat is asked
 * next, and the worlds still look the same. */
static void check_twin(struct walk *w, const struct walk *after, const struct hg_state *other,
                       const struct hg_action *a, uint8_t seat)
{
    struct hg_view here, there;
    struct hg_state twin = *other;
    struct hg_action seen_here = hg_redact(w->r, &w->s, a, seat), seen_there = hg_redact(w->r, &twin, a, seat);
    CLAIM(w, hg_state_ok(w->r, &twin) == NULL, "the other world is a world");
    hg_view(w->r, &w->s, seat, &here);
    hg_view(w->r, &twin, seat, &there);
    CLAIM(w, memcmp(&here, &there, sizeof here) == 0, "what is hidden does not show");
    if (hg_why_not(w->r, &twin, a) != HG_OK)
        return;
    CLAIM(w, memcmp(&seen_here, &seen_there, sizeof seen_here) == 0, "an action looks the same");
    hg_apply_legal(w->r, &twin, a);
    if (shows_more(w, after, a, seat))
        return;
    CLAIM(w, hg_actor(&twin) == hg_actor(&after->s), "who is asked does not depend on what is hidden");
    hg_view(w->r, &after->s, seat, &here);
    hg_view(w->r, &twin, seat, &there);
    CLAIM(w, memcmp(&here, &there, sizeof here) == 0, "what follows shows nothing that is hidden");
    twins_compared++;
}

static uint32_t below(void *context, uint32_t bound)
{
    return rng_below(context, bound);
}

/* Twice: a world made here, and one that the engine imagines. Picks that are hidden are left to the engine. */
static void check_worlds(struct walk *w, const struct walk *after, const struct hg_action *a)
{
    for (unsigned i = 0; i <= w->r->seats; i++) {
        uint8_t seat = viewer(w, i);
        struct hg_state twin = w->s;
        struct hg_view v;
        check_view(w, seat);
        check_shown(w, a, seat);
        if (board(w)->picked_size == 0) {
            deal_again(w, seat, &twin);
            hide_again(w, seat, &twin);
            check_twin(w, after, &twin, a, seat);
        }
        hg_view(w->r, &w->s, seat, &v);
        hg_imagine(w->r, &v, (struct hg_source){below, &w->rng}, &twin);
        check_twin(w, after, &twin, a, seat);
    }
}

/* ---- The walk ---------------------------------------------------------------------------------------------------- */

static struct hg_action deal(struct walk *w)
{
    struct dealer d;
    struct hg_chances chances;
    hg_chances(w->r, &w->s, &chances);
    dealer_seed(&d, rng_next(&w->rng), 0);
    return dealer_deal(&d, &chances);
}

/* Any action with this word, when it is offered. */
static bool take(struct walk *w, const char *word, struct hg_action *out)
{
    unsigned first = rng_below(&w->rng, w->choices.count);
    for (unsigned i = 0; i < w->choices.count; i++) {
        const struct hg_choice *box = &w->choices.box[(first + i) % w->choices.count];
        if (!is_verb(w, box->verb, word))
            continue;
        *out = hg_choice_nth(box, rng_below64(&w->rng, hg_choice_count(box)));
        return true;
    }
    return false;
}

/* Directives and attacks on the titan are frequent; otherwise the aggressive player decides. */
static struct hg_action choose(struct walk *w)
{
    struct hg_action a;
    struct hg_view v;
    if (rng_below(&w->rng, 2) == 0 && take(w, "play", &a))
        return a;
    if (rng_below(&w->rng, 3) == 0 && take(w, "assault", &a))
        return a;
    hg_view(w->r, &w->s, hg_actor(&w->s), &v);
    return player_at(0)->choose(w->r, &v, &w->choices, &(struct kit){.rng = &w->rng}, NULL);
}

static void step(struct walk *w)
{
    struct walk after;
    struct hg_action a;
    fill_hands(w);
    CLAIM(w, hg_state_ok(w->r, &w->s) == NULL, "every invariant holds");
    if (hg_actor(&w->s) == HG_CHANCE) {
        a = deal(w);
    } else {
        hg_choices(w->r, &w->s, &w->choices);
        check_offers(w);
        a = choose(w);
    }
    after = *w;
    hg_apply_legal(w->r, &after.s, &a);
    learn(&after, &w->s, &a);
    check_worlds(w, &after, &a);
    if (is_verb(w, a.verb, "play"))
        played[directive_of[a.card] - table]++;
    after.rng = w->rng;
    *w = after;
}

/* The directive of every card, by its place in the table. */
static void read_table(const struct mode *mode)
{
    for (unsigned i = 0; i < DIRECTIVES; i++) {
        int first = names_find(&mode->names->cards, table[i].first, strlen(table[i].first));
        ck_assert_int_ge(first, 0);
        for (unsigned k = 0; k < table[i].copies; k++)
            directive_of[(unsigned)first + k] = &table[i];
    }
}

static bool is_campaign(const struct mode *mode)
{
    return strncmp(mode->label, "mass-effect/galaxy-at-war", 25) == 0;
}

static void play(const struct mode *mode, unsigned stream)
{
    static struct walk w;
    unsigned positions = POSITIONS;
    w = (struct walk){.mode = mode, .r = &mode->rules};
    rng_seed(&w.rng, 2183, stream);
    read_table(mode);
    while (positions > 0) {
        hg_start(w.r, &w.s);
        w.turn = 0;
        w.look_card = HG_NONE;
        memset(w.knows, 0, sizeof w.knows);
        for (; positions > 0 && hg_actor(&w.s) != HG_NOBODY; positions--)
            step(&w);
    }
}

START_TEST(directives_keep_to_their_windows_and_nothing_hidden_shows)
{
    unsigned count;
    const struct mode *modes = modes_all(&count);
    for (unsigned i = 0; i < count; i++)
        if (is_campaign(&modes[i]))
            play(&modes[i], i);
    for (unsigned i = 0; i < DIRECTIVES; i++)
        ck_assert_msg(played[i] > 0, "%s was never played", table[i].name);
    ck_assert_uint_ge(twins_compared, 4 * POSITIONS);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("gaw-directives", &tests);
    tcase_add_test(tests, directives_keep_to_their_windows_and_nothing_hidden_shows);
    return suite_run(suite);
}
