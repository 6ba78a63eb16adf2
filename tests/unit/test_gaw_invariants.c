/* The invariants of Galaxy at War, counted plainly on the table and not by the engine's own books, through random games
 * of all numbers of players, with and without scanning. Section G of the rules. */
#include <string.h>

#include "engine/conquest/campaign/campaign.h"
#include "players/rng.h"
#include "support/suite.h"
#include "text/edition/edition.h"

enum {
    GAMES_PLAYED = 8,
    FEWEST_SEATS = 2,
    ACTIONS = 25000,
    LONGEST_GAME = 4000,
    LEAVING = 2000,
    PER_CLASS = 3,
    TOKENS = 5
};

static struct edition *edition;

/* A game on its way, and the same again from the same actions. */
struct walk {
    struct hg_rules r;
    struct hg_state was, s, twin;
    struct hg_action a; /* that led from `was` to `s` */
    struct rng rng;
    unsigned done[VERBS]; /* how often in this turn */
};

static void open_edition(void)
{
    struct fault f = {.sentence = ""};
    edition = edition_builtin("mass-effect", &f);
    ck_assert_msg(edition != NULL, "%s", f.sentence);
}

static void close_edition(void)
{
    edition_close(edition);
}

/* Check notes every assertion that it passes; of so many only those that fail are worth it. */
static void law(bool holds, const char *broken)
{
    if (!holds)
        ck_abort_msg("%s", broken);
}

static void begin(struct walk *w)
{
    hg_start(&w->r, &w->s);
    w->twin = w->s;
    memset(w->done, 0, sizeof w->done);
}

static unsigned places(const struct walk *w)
{
    return w->r.conquest.places;
}

static unsigned armies(const struct walk *w)
{
    return w->r.seats + w->r.conquest.neutrals;
}

/* ---- 1: places -------------------------------------------------------------------------------------------------- */

static unsigned owners_of(const struct walk *w, unsigned place)
{
    unsigned owners = 0;
    for (unsigned i = 0; i < armies(w); i++)
        owners += has(open_seen(&w->s)->own[i], place);
    return owners;
}

static void check_places(const struct walk *w)
{
    const struct hg_conquest_open *o = open_seen(&w->s);
    law(count_bits(o->devastated) <= 3, "more than three devastated places");
    for (unsigned i = 0; i < places(w); i++) {
        bool lost = has(o->devastated, i);
        law(owners_of(w, i) == (lost ? 0 : 1), "a place without an owner, or with two");
        law(lost ? o->units[i] == 0 && o->ships[i] == 0 : o->units[i] >= 1, "a place without units");
        for (unsigned k = 0; lost && k < TOKENS; k++)
            law(o->token_at[k] != i + 1, "a token on a devastated place");
    }
}

/* ---- 2: ships --------------------------------------------------------------------------------------------------- */

static void check_ships(const struct walk *w)
{
    const struct hg_conquest_open *o = open_seen(&w->s);
    for (unsigned army = 0; army < armies(w); army++)
        for (unsigned class = 0; class < HG_CLASSES_MAX; class ++) {
            unsigned ships = 0;
            for (unsigned i = 0; i < places(w); i++)
                ships += has(o->own[army], i) ? o->ships[i] >> 2 * class & 3u : 0;
            law(ships <= (army < w->r.seats ? PER_CLASS : 0), "too many ships of a class");
        }
}

/* ---- 3: tokens -------------------------------------------------------------------------------------------------- */

static bool token_is_asked(const struct hg_state *s, unsigned token)
{
    for (unsigned i = 0; i < s->depth; i++)
        if (s->ask[i].kind == ASK_TOKEN && s->ask[i].a == token)
            return true;
    return false;
}

static bool lies_with_reapers(const struct walk *w, unsigned token)
{
    uint8_t at = open_seen(&w->s)->token_at[token];
    for (uint8_t i = 0; at != 0 && i < w->r.seats; i++)
        if (has(open_seen(&w->s)->own[i], at - 1u))
            return role_of(&w->r, i) == HG_KEEPERS;
    return false;
}

/* Each that was drawn is in exactly one place; the prize is one of them, or still in the stack. A token that is in
 * somebody's hands when the game ends stays there. */
static void check_tokens(const struct walk *w)
{
    const struct hg_conquest_open *o = open_seen(&w->s);
    law(o->tokens_drawn <= TOKENS, "too many tokens");
    for (unsigned i = 0; i < TOKENS; i++) {
        unsigned here = o->token_at[i] != 0;
        here += has(o->tokens_out, i);
        here += token_is_asked(&w->s, i);
        law(here == (i < o->tokens_drawn ? 1 : 0) || (here == 0 && w->s.over), "a token nowhere, or twice");
        law(o->token_at[i] == 0 || lies_with_reapers(w, i), "a token with others than the Reapers");
    }
    law(w->s.conquest.secret.prize <= o->tokens_drawn, "a Catalyst that was not drawn");
    law(o->tokens_drawn < TOKENS || w->s.conquest.secret.prize != 0, "no Catalyst");
}

/* ---- 4: cards --------------------------------------------------------------------------------------------------- */

static void check_cards(const struct walk *w)
{
    const struct hg_conquest_secret *c = &w->s.conquest.secret;
    struct hg_set in_play = directives_in_play(&w->s);
    for (unsigned card = 0; card < w->r.conquest.cards; card++) {
        unsigned here = set_has(&c->deck, card);
        here += set_has(&open_seen(&w->s)->discard, card);
        here += set_has(&in_play, card);
        for (unsigned i = 0; i < w->r.seats; i++)
            here += set_has(&c->hand[i], card);
        law(here == 1, "a card nowhere, or twice");
    }
    for (unsigned i = 0; i < w->r.conquest.decks; i++) {
        struct hg_set left = set_both(c->deck, w->r.conquest.deck[i]);
        law(set_count(&w->r.conquest.deck[i]) == 27, "a faction without 27 cards");
        law(open_seen(&w->s)->decks[i] == set_count(&left), "a deck of another size than is said");
    }
    for (unsigned i = 0; i < w->r.seats; i++)
        law(open_seen(&w->s)->hand_size[i] == set_count(&c->hand[i]), "a hand of another size than is said");
}

/* ---- 5, 6: Cerberus --------------------------------------------------------------------------------------------- */

static unsigned neutral_units(const struct walk *w, const struct hg_state *s)
{
    unsigned units = 0;
    for (unsigned i = 0; i < places(w); i++)
        if (w->r.conquest.neutrals > 0 && has(open_seen(s)->own[w->r.seats], i))
            units += open_seen(s)->units[i];
    return units;
}

static void check_cerberus(const struct walk *w)
{
    unsigned strategic = 0;
    for (uint8_t i = 0; i < armies(w); i++)
        if (role_of(&w->r, i) == HG_COLLECTORS)
            strategic += count_bits(open_seen(&w->s)->own[i] & w->r.conquest.campaign.strategic);
    law(meters_strategic(&w->r, &w->s) == strategic, "another number of strategic planets");
    if (open_seen(&w->was)->seat != HG_NONE)
        law(neutral_units(w, &w->s) <= neutral_units(w, &w->was), "neutral units that grow");
}

/* ---- 7: battles ------------------------------------------------------------------------------------------------- */

static unsigned in_battle(const struct hg_state *s, uint8_t from, uint8_t to)
{
    return open_seen(s)->units[from] + (from == to ? 0u : open_seen(s)->units[to]);
}

/* A roll that settles a battle costs both sides together one unit for each pair of dice. */
static void check_battle(const struct walk *w)
{
    const struct hg_conquest_open *b = open_seen(&w->was);
    unsigned pairs = at_most(b->battle_attack, b->battle_defence), lost;
    if (w->a.verb != VERB_ROLL || b->battle_to == HG_NONE || open_seen(&w->s)->battle_to != HG_NONE)
        return;
    lost = in_battle(&w->was, b->battle_from, b->battle_to) - in_battle(&w->s, b->battle_from, b->battle_to);
    law(open_seen(&w->s)->units[b->battle_from] >= 1, "nobody stayed behind");
    if (b->battle_titan)
        law(lost == 0 || lost == b->battle_attack, "some of those sent against the titan lost");
    else
        law(lost == pairs, "more or fewer units lost than pairs of dice");
}

/* ---- 8: views --------------------------------------------------------------------------------------------------- */

static void check_views(const struct walk *w)
{
    for (uint8_t i = 0; i <= w->r.seats; i++) {
        struct hg_view v;
        uint8_t seat = i < w->r.seats ? i : (uint8_t)HG_SPECTATOR, prize = w->s.conquest.secret.prize;
        hg_view(&w->r, &w->s, seat, &v);
        law(set_empty(&v.position.conquest.secret.deck), "a deck in a view");
        for (uint8_t k = 0; k < w->r.seats; k++)
            if (i == w->r.seats || role_of(&w->r, i) != role_of(&w->r, k))
                law(set_empty(&v.position.conquest.secret.hand[k]), "a hand of others in a view");
        if (prize != 0 && !has(open_seen(&w->s)->token_known[prize - 1], i < w->r.seats ? i : (unsigned)THE_TABLE))
            law(v.position.conquest.secret.prize == 0, "a face in a view that was not seen");
    }
}

/* ---- 9: once in a turn ------------------------------------------------------------------------------------------ */

static void check_once(struct walk *w)
{
    static const uint8_t once[] = {VERB_FORTIFY, VERB_CONVOY, VERB_BUILD, VERB_SCAN, VERB_ACCEPT, VERB_MARCH};
    w->done[w->a.verb]++;
    for (size_t i = 0; i < sizeof once; i++)
        law(w->done[once[i]] <= 1, "twice in a turn what goes once");
    law(w->a.verb != VERB_TRANSFER || !has(open_seen(&w->was)->asked, w->a.to), "a place asked for twice in a turn");
    if (w->s.turn != w->was.turn)
        memset(w->done, 0, sizeof w->done);
}

/* ---- 12: one map ------------------------------------------------------------------------------------------------ */

static void check_map(const struct walk *w)
{
    uint64_t rest = all_places(&w->r) & ~open_seen(&w->s)->devastated, reached = bit(lowest(rest)), before;
    do {
        before = reached;
        for (unsigned i = 0; i < places(w); i++)
            if (has(reached, i))
                reached |= w->r.conquest.near[i] & rest;
    } while (reached != before);
    law(reached == rest, "places cut off");
}

/* ---- The walk --------------------------------------------------------------------------------------------------- */

/* now and then somebody leaves, in whatever moment. */
static bool leaves(struct walk *w, struct hg_action *a)
{
    uint8_t seat = (uint8_t)rng_below(&w->rng, w->r.seats);
    *a = hg_blank(HG_RESIGN, seat);
    return rng_below(&w->rng, LEAVING) == 0 && has(w->s.acting, seat);
}

/* Ten: whoever is awaited has something to do. Ending a step and giving up are chosen less often than all else. */
static struct hg_action any_action(struct walk *w)
{
    struct hg_choices c;
    struct hg_chances d;
    struct hg_action a;
    if (leaves(w, &a))
        return a;
    if (hg_actor(&w->s) != HG_CHANCE) {
        hg_choices(&w->r, &w->s, &c);
        law(c.count > 0, "nothing to choose from");
        const struct hg_choice *box = &c.box[rng_below(&w->rng, c.count)];
        if (box->verb == VERB_END || box->verb == VERB_GIVE_UP)
            box = &c.box[rng_below(&w->rng, c.count)];
        return hg_choice_nth(box, rng_below64(&w->rng, hg_choice_count(box)));
    }
    hg_chances(&w->r, &w->s, &d);
    a = hg_blank(d.verb, HG_CHANCE);
    a.count = d.count;
    for (unsigned i = 0; i < d.count; i++)
        a.x[i] = (uint8_t)(d.least[i] + rng_below(&w->rng, d.sides[i] + 1u - d.least[i]));
    if (d.count == 0) {
        law(!set_empty(&d.items), "nothing to draw from");
        a.card = set_nth(d.items, rng_below(&w->rng, set_count(&d.items)));
    }
    return a;
}

/* A campaign has no heroes: nobody takes one along. */
static void check_hero(const struct walk *w)
{
    struct hg_action with_hero = w->a;
    with_hero.x[0] = 1;
    if (w->a.verb == VERB_FORTIFY)
        law(hg_why_not(&w->r, &w->s, &with_hero) == HG_MALFORMED, "a hero in a campaign");
}

/* Eleven: the same actions lead to the same position. */
static void step(struct walk *w)
{
    w->was = w->s;
    w->a = any_action(w);
    check_hero(w);
    law(hg_apply(&w->r, &w->s, &w->a) == HG_OK, "an offer that is refused");
    hg_apply_legal(&w->r, &w->twin, &w->a);
    law(memcmp(&w->s, &w->twin, sizeof w->s) == 0, "the same actions, another position");
}

static void check(struct walk *w)
{
    check_ships(w);
    check_tokens(w);
    check_cards(w);
    check_cerberus(w);
    check_battle(w);
    check_views(w);
    check_once(w);
    check_map(w);
    if (open_seen(&w->s)->seat != HG_NONE)
        check_places(w);
}

START_TEST(the_invariants_hold_in_random_games)
{
    static struct walk w;
    static const struct setting scanning[] = {{"scanning", "off"}, {"scanning", "on"}};
    struct fault f = {.sentence = ""};
    unsigned seats = FEWEST_SEATS + (unsigned)_i / 2, actions = 0;
    ck_assert_msg(edition_compile(edition, "galaxy-at-war", seats, &scanning[_i % 2], 1, &w.r, &f), "%s", f.sentence);
    rng_seed(&w.rng, 20261115, (uint64_t)_i);
    begin(&w);
    for (unsigned length = 0; actions < ACTIONS; actions++, length++) {
        if (hg_actor(&w.s) == HG_NOBODY || length == LONGEST_GAME) {
            begin(&w);
            length = 0;
        }
        step(&w);
        check(&w);
    }
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("campaign invariants", &tests);
    tcase_add_unchecked_fixture(tests, open_edition, close_edition);
    tcase_add_loop_test(tests, the_invariants_hold_in_random_games, 0, GAMES_PLAYED);
    return suite_run(suite);
}
