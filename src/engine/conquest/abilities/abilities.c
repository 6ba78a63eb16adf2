/* Playing the abilities of cards: who is asked when, which cards fit the window, and what happens then. Whether a seat
 * is asked depends on public facts only: its deck, how many cards it holds, and that nobody has silenced it.
 *
 * Sources: SC-CARD-02 to 05 (a card serves once, and then lies open), AMB-23 (windows). The struct abilities_course
 * binds the room to the core; hooks at the end of the file join battles that other rooms play. */
#include "engine/conquest/abilities/abilities.h"

/* ---- Who is asked ----------------------------------------------------------------------------------------------- */

/* The declaration is past with the first roll, and with a card played for that roll. `commit` is the invasion's
 * ASK_COMMIT. */
static bool is_declared_now(const struct hg_ask *commit)
{
    return rolls_made(commit) == 0 && (invasion_marks(commit) & MARK_BOUND) == 0;
}

/* The cards of the windows that the question on top opens to the seat it asks. What a card itself wants (a target, a
 * condition) is not looked at here: that is for targets.c. */
static inline uint64_t cards_now(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_ask *ask = ask_seen(s);
    const uint64_t *cards = r->conquest.window_cards;
    switch (ask->kind) {
    case ASK_DEPLOY:
        return !is_in_mid_turn(ask) && open_seen(s)->picked_size == 0 ? cards[HG_ON_DEPLOY] : 0;
    case ASK_PREPARE:
        return cards[HG_ATTACK_START];
    case ASK_DECLARE:
        return cards[HG_ATTACK_ANY];
    case ASK_COMMIT:
        return cards[HG_BEFORE_ROLL_ATT] | (is_declared_now(ask) ? cards[HG_DECLARE_ATT] : 0);
    case ASK_WINDOW:
        return cards[asked_window(ask)];
    case ASK_FORTIFY:
        return cards[HG_ON_MANOEUVRE];
    default:
        return 0;
    }
}

/* ---- What may be played ----------------------------------------------------------------------------------------- */

/* A box for each first place; its targets are what the card may be aimed at together with it. */
static void offer_pairs(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out, uint8_t card)
{
    const struct hg_ability *ability = &r->conquest.ability[card];
    for (uint64_t left = targets_first(r, s, ability); left != 0;) {
        uint8_t from = take_lowest(&left);
        uint64_t to = targets_from(r, s, ability, from);
        struct hg_choice *box;
        if (to == 0)
            continue;
        box = box_add(s, out, VERB_PLAY);
        box->card = card;
        box->from = from;
        box->to = to;
    }
}

/* A card without aim has one box. One that takes up to two places has a box for a single place, and one for each pair.
 * Whatever is offered here is legal by abilities_why_not, and the other way round. */
static void offer_card(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out, uint8_t card)
{
    const struct hg_ability *ability = &r->conquest.ability[card];
    enum aim aim = targets_aim(ability);
    uint64_t to = aim == AIM_PLACE || aim == AIM_UP_TO_TWO ? targets_first(r, s, ability) : 0;
    if (!targets_condition(r, s, ability))
        return;
    if (aim == AIM_NOTHING || to != 0) {
        struct hg_choice *box = box_add(s, out, VERB_PLAY);
        box->card = card;
        box->to = to;
    }
    if (aim == AIM_UP_TO_TWO || aim == AIM_PAIR)
        offer_pairs(r, s, out, card);
}

/* Mostly no card of the hand fits, and nothing is offered. */
RARELY static void offer_each(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out,
                              uint64_t cards)
{
    while (cards != 0)
        offer_card(r, s, out, take_lowest(&cards));
}

/* Captured cards count for pips alone. */
static inline uint64_t in_hand_now(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_secret *c = &s->conquest.secret;
    uint8_t seat = ask_seen(s)->seat;
    return has(open_seen(s)->silenced, seat) ? 0 : c->hand[seat].word[0] & ~c->captured.word[0] & cards_now(r, s);
}

uint64_t abilities_in_hand(const struct hg_rules *r, const struct hg_state *s)
{
    return in_hand_now(r, s);
}

/* Only cards of the own hand are looked at, so what is offered says nothing about other hands. */
void abilities_offer_cards(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    uint64_t cards = in_hand_now(r, s);
    if (cards != 0)
        offer_each(r, s, out, cards);
}

/* A window asks for a card and nothing else, so that passing is always possible. */
void abilities_offer_window(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    abilities_offer(r, s, out);
    box_add(s, out, VERB_PASS);
}

/* Exactly as many places as the aim wants, each among its targets: what offer_card offers and nothing else. */
static enum hg_reason why_not_aim(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    const struct hg_ability *ability = &r->conquest.ability[a->card];
    enum aim aim = targets_aim(ability);
    bool pair = a->from != HG_NONE;
    if ((a->to != HG_NONE) != (aim != AIM_NOTHING) || pair > (aim == AIM_UP_TO_TWO || aim == AIM_PAIR) ||
        (aim == AIM_PAIR && !pair))
        return HG_AIMED_OTHERWISE;
    if (aim == AIM_NOTHING)
        return HG_OK;
    if (!has(targets_first(r, s, ability), pair ? a->from : a->to))
        return HG_WRONG_TARGET;
    return !pair || has(targets_from(r, s, ability, a->from), a->to) ? HG_OK : HG_WRONG_TARGET;
}

/* From the hand over the window to the aim: the first reason is the most telling one. Cards from HG_PLAYABLE_MAX on
 * have no place in the sets of windows, so they count for pips alone. */
enum hg_reason abilities_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    const struct hg_conquest_secret *c = &s->conquest.secret;
    if (!set_has(&c->hand[a->seat], a->card))
        return HG_NOT_IN_HAND;
    if (set_has(&c->captured, a->card) || !plays_with(r, HG_ABILITIES) || a->card >= HG_PLAYABLE_MAX)
        return HG_PIPS_ONLY;
    if (has(open_seen(s)->silenced, a->seat))
        return HG_SILENCED;
    if (!has(cards_now(r, s), a->card))
        return HG_WRONG_MOMENT;
    if (!targets_condition(r, s, &r->conquest.ability[a->card]))
        return HG_NO_USE;
    return why_not_aim(r, s, a);
}

/* ---- Playing and passing ---------------------------------------------------------------------------------------- */

/* A window closes by itself when its seat can't be asked any more. Its card may also have taken the attacker's last
 * unit that could be committed: then there is no invasion any more. */
void abilities_resume(const struct hg_rules *r, struct hg_state *s)
{
    const struct hg_ask *ask;
    if (s->over || ask_seen(s)->kind != ASK_WINDOW)
        return;
    ask = ask_seen(s);
    if (asked_window(ask) == HG_DECLARE_DEF && invasion_most(r, s) == 0)
        invasion_cancel(r, s);
    else if (!windows_ask(r, s, ask->seat, asked_window(ask)))
        abilities_answer_for_absent(r, s);
}

/* Back to the question in which a card was played, unless that has nothing left to ask. */
static void go_on(const struct hg_rules *r, struct hg_state *s)
{
    switch (ask_seen(s)->kind) {
    case ASK_DEPLOY:
        deploy_go_on(r, s);
        return;
    case ASK_COMMIT:
        invasion_go_on(r, s);
        return;
    case ASK_FORTIFY:
        fortify_go_on(r, s);
        return;
    default:
        abilities_resume(r, s);
    }
}

/* What the play of a card means for the invasion, besides what the card does. A defensive card forces one roll with all
 * units (SC-ATT-03). A card for the roll binds the attacker to make it. */
static void mark_invasion(const struct hg_rules *r, struct hg_state *s, uint8_t card)
{
    struct hg_ask *ask = ask_top(s);
    if (ask->kind == ASK_WINDOW && asked_window(ask) == HG_DECLARE_DEF)
        invasion_ask(s)->y |= MARK_FORCED;
    if (ask->kind == ASK_COMMIT && has(r->conquest.window_cards[HG_BEFORE_ROLL_ATT], card))
        ask->y |= MARK_BOUND;
}

/* The card lies open before it works, and is in force before its operations are done: they may look it up. Its
 * effect may end the game. */
void abilities_play(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_set card = {{0, 0}};
    set_add(&card, a->card);
    cards_discard(r, s, a->seat, card);
    mark_invasion(r, s, a->card);
    effects_add(r, s, a->card);
    operations_apply(r, s, a);
    if (!s->over)
        go_on(r, s);
}

/* Passing is what an absent seat does, so both are one function. */
void abilities_pass(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    (void)a;
    abilities_answer_for_absent(r, s);
}

/* The window on top is closed. A die that was being chosen in it is left as it lies. */
void abilities_answer_for_absent(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_ask window;
    if (ask_seen(s)->kind == ASK_CHOOSE_DIE)
        ask_pop(s);
    window = *ask_seen(s);
    ask_pop(s);
    invasion_window_closed(r, s, window);
}

/* ---- Hooks ------------------------------------------------------------------------------------------------------ */

/* Cards in force add dice to the roll, not units that fight. */
void abilities_dice(const struct hg_rules *r, const struct hg_state *s, struct battle *b)
{
    for (unsigned side = 0; side < 2 && effects_here(s); side++)
        b->dice[side] = (uint8_t)(b->dice[side] + effects_sum(r, s, HG_OP_EXTRA_DIE, (enum hg_battle_side)side));
}

/* Heroes have added theirs before; an ability may take it away. */
void abilities_bonus(const struct hg_rules *r, const struct hg_state *s, struct battle *b)
{
    uint8_t defender = b->army[HG_DEFENDER];
    if (!effects_here(s))
        return;
    if (defender < r->seats && open_seen(s)->hero[defender] == b->to + 1 &&
        effects_sum(r, s, HG_OP_NO_HERO, HG_DEFENDER) != 0)
        b->bonus[HG_DEFENDER].highest--;
    effects_add_bonus(r, s, b);
}

/* Nothing of an ability outlasts a turn. */
void abilities_turn_begins(const struct hg_rules *r, struct hg_state *s)
{
    (void)r;
    effects_end_invasions(s);
    open_of(s)->silenced = 0;
}

/* ---- Invariants ------------------------------------------------------------------------------------------------- */

/* What a seat has seen of other hands is still in one of them. */
static const char *known_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_secret *c = &s->conquest.secret;
    for (unsigned i = 0; i < r->seats; i++) {
        uint64_t others = 0;
        for (unsigned k = 0; k < r->seats; k++)
            others |= k == i ? 0 : c->hand[k].word[0];
        if ((c->known[i] & ~others) != 0)
            return "a card is known where it is not";
    }
    return NULL;
}

/* Entries fill from the front, and a card in force has been played, so that it lies among the discards. */
const char *abilities_state_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    bool ended = false;
    for (unsigned i = 0; i < HG_EFFECTS_MAX; i++) {
        if (o->effect_card[i] != 0 && (ended || !set_has(&o->discard, o->effect_card[i] - 1u)))
            return "an ability in force whose card is not discarded";
        ended = o->effect_card[i] == 0;
    }
    return known_ok(r, s);
}

/* ---- The course ------------------------------------------------------------------------------------------------- */

/* A recall is part of the fortify step, and returns to it. */
static void step_over(const struct hg_rules *r, struct hg_state *s, uint8_t kind)
{
    if (kind == ASK_RECALL) {
        fortify_go_on(r, s);
        return;
    }
    if (kind == ASK_DECLARE)
        effects_end_invasions(s);
    flow_next_step(r, s);
}

/* Other questions than windows offer cards beside what they ask for. */
static void offer_more(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    abilities_offer(r, s, out);
}

/* A recall is made of manoeuvres of its own; the verb is the same. */
static enum hg_reason why_not_fortify(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return ask_seen(s)->kind == ASK_RECALL ? operations_why_not_recall(r, s, a) : fortify_why_not(r, s, a);
}

/* fortify_carry moves the units and nothing else: a recall has spent its manoeuvre when it began. */
static void fortify(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    if (ask_seen(s)->kind == ASK_RECALL)
        fortify_carry(s, a);
    else
        fortify_move(r, s, a);
}

/* One row for each place where the core asks what is different with abilities; the ones named after the core are as
 * without. */
const struct course_hooks abilities_course = {
    .start = course_starts_as_usual,
    .claim = setup_claim,
    .why_not_reinforce = board_why_not_reinforce,
    .reinforce = board_reinforce,
    .left_set_up = setup_left,
    .step_over = step_over,
    .deployed = flow_next_step,
    .offer_more = offer_more,
    .draw = draw_apply,
    .why_not_fortify = why_not_fortify,
    .fortify = fortify,
    .why_not_transfer = prepare_why_not_transfer,
    .accept = prepare_accept,
    .refuse = prepare_refuse,
    .pass = abilities_pass,
    .break_off = course_breaks_nothing_off,
    .turn_dropped = course_leaves_turn,
    .in_play = course_has_nothing_in_play,
    .in_battle = check_in_battle,
    .is_target = check_is_target,
    .reveal = course_has_no_secrets,
    .imagine = course_imagines_nothing,
    .hides_card = course_hides_nothing,
};

/* ---- Rules ------------------------------------------------------------------------------------------------------ */

/* The windows that a set of cards has abilities for. */
static unsigned windows_of(const struct hg_conquest_rules *c, const struct hg_set *cards)
{
    unsigned windows = 0;
    for (unsigned i = 0; i < c->cards; i++)
        if (set_has(cards, i) && c->ability[i].window != HG_NO_WINDOW)
            windows |= 1u << c->ability[i].window;
    return windows;
}

/* What the lists of windows and cards say must agree, since who is asked is looked up in them and not in the
 * abilities. */
const char *abilities_rules_ok(const struct hg_rules *r)
{
    const struct hg_conquest_rules *c = &r->conquest;
    if (!has(c->mechanisms, HG_ABILITIES))
        return NULL;
    if (c->cards > HG_PLAYABLE_MAX)
        return "too many cards with abilities";
    for (unsigned i = 0; i < c->cards; i++) {
        if (c->ability[i].window >= HG_WINDOWS)
            return "an ability with an unknown window";
        for (unsigned k = 0; k < HG_OPERATIONS_MAX; k++)
            if (c->ability[i].does[k].op >= HG_OPS || c->ability[i].does[k].side > HG_DEFENDER)
                return "an ability that does something unknown";
    }
    for (unsigned i = 0; i < c->cards; i++)
        for (unsigned window = 0; window < HG_WINDOWS; window++)
            if (window != HG_NO_WINDOW && has(c->window_cards[window], i) != (c->ability[i].window == window))
                return "the cards of a window are not those that have it";
    for (unsigned i = 0; i == 0 || i < c->decks; i++) {
        struct hg_set cards = draw_cards_of(r, i);
        if (c->deck_windows[i] != windows_of(c, &cards))
            return "the windows of a deck are not those of its cards";
    }
    return NULL;
}
