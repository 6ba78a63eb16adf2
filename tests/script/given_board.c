/* Presets of the conquest family: set-up up to a question, a board in full swing, a seat in a step of its turn. The
 * engine leads there itself; only what the words promise is then put on the board by hand. */
#include <stdio.h>
#include <string.h>

#include "engine/conquest/pieces/pieces.h"
#include "script/script.h"
#include "text/notation.h"
#include "text/words.h"

static const char *const step_words[HG_STEPS] = {
    [HG_STEP_DEPLOY] = "deploy", [HG_STEP_INVADE] = "invade",   [HG_STEP_FORTIFY] = "fortify",
    [HG_STEP_DRAW] = "draw",     [HG_STEP_PREPARE] = "prepare", [HG_STEP_COLLECT] = "collect",
    [HG_STEP_HEROES] = "heroes", [HG_STEP_VICTORY] = "victory", [HG_STEP_TOKENS] = "tokens",
    [HG_STEP_TITAN] = "titan",
};

static struct hg_conquest_open *board(struct script *t)
{
    return &t->s.conquest.open;
}

static bool begin(const struct script *t, struct words *in, const char *text, struct fault *f)
{
    *in = (struct words){text, {text, 0}, {text, 0}, fault_language(), f};
    return t->rules.family == HG_CONQUEST || fault_at(f, NULL, 0, "this preset is for games of conquest");
}

static bool read_seat(const struct script *t, struct words *in, uint8_t *seat)
{
    words_next(in);
    if (notation_parse_seat(&t->rules, in->last.text, in->last.length, seat) && *seat != HG_CHANCE)
        return true;
    return words_expected(in, "a seat", NULL);
}

/* ---- setup SEAT QUESTION ----------------------------------------------------------------------------------------- */

/* The seat rolls the highest, those after it one less each, so that nothing is ever tied. */
static void roll_down(const struct script *t, uint8_t first, struct hg_action *a, const struct hg_chances *chances)
{
    uint64_t rolling = t->s.ask[t->s.depth - 1].a;
    for (unsigned i = 0; i < chances->count; i++) {
        unsigned seat = take_lowest(&rolling);
        a->x[i] = (uint8_t)(chances->sides[i] - (seat + t->rules.seats - first) % t->rules.seats);
    }
}

/* On a chart every seat takes the row of its number; an army that may be swapped is kept. */
static void take_army(const struct script *t, struct hg_action *a)
{
    uint8_t army = t->s.conquest.open.army[a->seat];
    if (army != 0)
        a->card = (uint8_t)(army - 1);
    else if (t->rules.conquest.seat_order == HG_BY_CHART)
        a->card = t->rules.conquest.chart_army[a->seat];
}

static struct hg_action next_of_setup(const struct script *t, uint8_t first)
{
    struct hg_action a = act_first_offer(t);
    struct hg_chances chances;
    if (a.seat != HG_CHANCE) {
        if (a.verb == VERB_ARMY)
            take_army(t, &a);
        return a;
    }
    hg_chances(&t->rules, &t->s, &chances);
    if (chances.count > 0)
        roll_down(t, first, &a, &chances);
    return a;
}

static bool is_asked(const struct script *t, struct word kind)
{
    return t->s.depth > 0 && word_is(kind, hg_ask_name(&t->rules, t->s.ask[t->s.depth - 1].kind));
}

static bool play_setup(struct script *t, uint8_t first, struct word until, struct fault *f)
{
    hg_start(&t->rules, &t->s);
    while (board(t)->seat == HG_NONE && !is_asked(t, until)) {
        struct hg_action a = next_of_setup(t, first);
        if (!act_apply(t, &a, f))
            return false;
    }
    return true;
}

static bool set_up(struct script *t, uint8_t first, struct word until, struct fault *f)
{
    if (!play_setup(t, first, until, f))
        return false;
    if (board(t)->seat == HG_NONE)
        return true;
    return fault_at(f, NULL, 0, "nothing in the set-up of this mode asks '%.*s'", WORD_ARGS(until));
}

bool given_setup(struct script *t, const char *text, struct fault *f)
{
    struct words in;
    uint8_t first = 0;
    if (!begin(t, &in, text, f) || !read_seat(t, &in, &first))
        return false;
    words_next(&in);
    struct word until = in.last;
    return words_end(&in) && set_up(t, first, until, f);
}

static bool asked_first(struct script *t, const char *text, const char *until, struct fault *f)
{
    struct words in;
    uint8_t first = 0;
    if (!begin(t, &in, text, f) || !read_seat(t, &in, &first) || !words_end(&in))
        return false;
    return set_up(t, first, (struct word){until, strlen(until)}, f);
}

bool given_claiming(struct script *t, const char *text, struct fault *f)
{
    return asked_first(t, text, "claim", f);
}

bool given_reinforcing(struct script *t, const char *text, struct fault *f)
{
    return asked_first(t, text, "reinforce", f);
}

/* ---- turn SEAT STEP ---------------------------------------------------------------------------------------------- */

static bool find_step(const struct script *t, unsigned step, unsigned *index, struct fault *f)
{
    for (*index = 0; *index < t->rules.conquest.steps; ++*index)
        if (t->rules.conquest.step[*index] == step)
            return true;
    return fault_at(f, NULL, 0, "a turn of this mode has no step '%s'", step_words[step]);
}

/* What seats held when the turn began is what they hold now. */
static void begin_turn(struct script *t, uint8_t seat)
{
    struct hg_conquest_open *o = board(t);
    ask_clear(&t->s);
    attack_forget_battle(&t->s);
    o->seat = seat;
    o->pile = 0;
    mechanism_turn_begins(&t->rules, &t->s);
}

static void conquer_something(struct script *t)
{
    if (board(t)->conquests == 0)
        board(t)->conquests = 1;
    if (plays_with(&t->rules, HG_CAMPAIGN))
        given_campaign_conquer(t);
}

static bool enter(struct script *t, uint8_t seat, unsigned step, struct fault *f)
{
    uint32_t turn = t->s.turn;
    uint16_t round = t->s.round;
    unsigned index = 0;
    if (!find_step(t, step, &index, f))
        return false;
    begin_turn(t, seat);
    if (step == HG_STEP_DRAW)
        conquer_something(t);
    if (index == 0) {
        flow_begin_turn(&t->rules, &t->s, seat);
    } else {
        board(t)->step = (uint8_t)(index - 1);
        flow_next_step(&t->rules, &t->s);
    }
    t->s.turn = turn;
    t->s.round = round;
    return true;
}

bool given_turn(struct script *t, const char *text, struct fault *f)
{
    struct words in;
    uint8_t seat = 0;
    unsigned step = 0;
    if (!begin(t, &in, text, f) || !read_seat(t, &in, &seat))
        return false;
    if (!has(t->s.acting, seat))
        return fault_at(f, NULL, 0, "seat %u does not play any more; choose another", seat + 1u);
    words_next(&in);
    while (step < HG_STEPS && !word_is(in.last, step_words[step]))
        step++;
    if (step == HG_STEPS)
        return words_expected(&in, "tokens, deploy, prepare, invade, collect, fortify, titan, draw, heroes or victory",
                              NULL);
    return words_end(&in) && enter(t, seat, step, f);
}

/* ---- board [SEAT...] --------------------------------------------------------------------------------------------- */

static bool read_players(const struct script *t, struct words *in, uint8_t *players)
{
    *players = words_at_end(in) ? (uint8_t)(bit(t->rules.seats) - 1) : 0;
    while (!words_at_end(in)) {
        uint8_t seat = 0;
        if (!read_seat(t, in, &seat))
            return false;
        *players |= (uint8_t)bit(seat);
    }
    if (count_bits(*players) < 2)
        return fault_at(in->f, NULL, 0, "a board needs at least two seats");
    return true;
}

static void return_cards(struct script *t)
{
    struct hg_conquest_open *o = board(t);
    struct hg_conquest_secret *c = &t->s.conquest.secret;
    memset(c->hand, 0, sizeof c->hand);
    memset(o->hand_size, 0, sizeof o->hand_size);
    c->deck = set_first(t->rules.conquest.cards);
    o->deck_size = t->rules.conquest.cards;
    o->discard = (struct hg_set){{0, 0}};
}

/* All places dealt round the armies, one unit on each. A base and a hero stand on the first place of each seat. */
static void deal(struct script *t, uint64_t armies)
{
    struct hg_conquest_open *o = board(t);
    uint64_t left = 0;
    memset(o->pool, 0, sizeof o->pool);
    memset(o->own, 0, sizeof o->own);
    memset(o->hero, 0, sizeof o->hero);
    for (unsigned i = 0; i < t->rules.conquest.places; i++) {
        left = left != 0 ? left : armies;
        o->own[take_lowest(&left)] |= bit(i);
        o->units[i] = 1;
    }
    for (unsigned i = 0; i < t->rules.seats; i++) {
        if (plays_with(&t->rules, HG_BASES))
            o->base[i] = (uint8_t)(o->own[i] != 0 ? lowest(o->own[i]) + 1 : t->rules.conquest.places - i);
        if (plays_with(&t->rules, HG_HEROES) && o->own[i] != 0)
            o->hero[i] = (uint8_t)(lowest(o->own[i]) + 1);
    }
}

bool given_board(struct script *t, const char *text, struct fault *f)
{
    struct words in;
    uint8_t players = 0;
    if (!begin(t, &in, text, f) || !read_players(t, &in, &players))
        return false;
    uint64_t neutral = (bit(t->rules.conquest.neutrals) - 1) << t->rules.seats;
    if (!play_setup(t, (uint8_t)lowest(players), (struct word){"", 0}, f))
        return false;
    return_cards(t);
    t->s.living = t->s.acting = players;
    t->s.turn = t->s.round = 1;
    deal(t, players | neutral);
    given_campaign_clear(t);
    given_settle(t);
    return enter(t, (uint8_t)lowest(players), t->rules.conquest.step[0], f);
}

/* ---- What follows from other fields ------------------------------------------------------------------------------ */

static void settle_heroes(struct script *t)
{
    struct hg_conquest_open *o = board(t);
    for (unsigned i = 0; i < t->rules.seats; i++)
        if (o->hero[i] != 0 && !has(o->own[i], o->hero[i] - 1u))
            o->hero[i] = (uint8_t)(o->own[i] != 0 ? lowest(o->own[i]) + 1 : 0);
}

static void settle_decks(struct script *t)
{
    struct hg_conquest_open *o = board(t);
    struct hg_conquest_secret *c = &t->s.conquest.secret;
    for (unsigned deck = 0; deck == 0 || deck < t->rules.conquest.decks; deck++) {
        struct hg_set others = set_minus(set_first(HG_CARDS_MAX), draw_cards_of(&t->rules, deck));
        struct hg_set left = set_minus(c->deck, others);
        o->decks[deck] = (uint8_t)(t->rules.conquest.decks > 1 ? set_count(&left) : 0);
        for (unsigned i = 0; i < t->rules.seats; i++) {
            struct hg_set here = set_minus(c->hand[i], others), own = set_minus(here, c->captured);
            o->captured_size[deck][i] = (uint8_t)(set_count(&here) - set_count(&own));
        }
    }
}

/* A goal or reward that somebody has does not lie on the board; of each tier no more goals than hidden rewards do. */
static void settle_goals(struct script *t)
{
    struct hg_conquest_open *o = board(t);
    for (unsigned i = 0; i < t->rules.seats; i++) {
        o->goals &= (uint16_t)~o->goals_of[i];
        o->rewards &= (uint8_t)~o->rewards_of[i];
    }
    for (unsigned tier = 0; plays_with(&t->rules, HG_REWARDS) && tier < HG_TIERS_MAX; tier++) {
        uint64_t goals = goals_of_tier(&t->rules, tier), rewards = rewards_of_tier(&t->rules, tier) & o->rewards;
        for (unsigned i = HG_GOALS_MAX; i-- > 0 && count_bits(goals & o->goals) > count_bits(rewards);)
            o->goals = (uint16_t)(o->goals & ~(goals & bit(i)));
    }
}

void given_settle(struct script *t)
{
    if (t->rules.family != HG_CONQUEST || t->rules.conquest.mechanisms == 0 || board(t)->seat == HG_NONE)
        return;
    settle_heroes(t);
    settle_decks(t);
    settle_goals(t);
    given_campaign_settle(t);
}
