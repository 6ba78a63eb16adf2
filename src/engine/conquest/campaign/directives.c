/* Directives: who is asked in which window, which cards may be played now, and the chain of reactions to a card.
 *
 * Whether a seat is asked depends on what everybody knows: that it holds cards, which cards of its deck are not seen
 * elsewhere, and for which of those the board leaves a target. A card that is played lies in ASK_REACT while opponents
 * are asked one by one; a card against it lies in one more of these on top.
 *
 * Sources: ME-GW-CARD, A-74 (who goes first), A-118 to A-122 (when, at what, cancelling, coming back). */
#include "engine/conquest/campaign/campaign.h"

/* ---- Who is asked ----------------------------------------------------------------------------------------------- */

/* They lie in no hand and not among the discards; the question that resolves a card holds it. */
struct hg_set directives_in_play(const struct hg_state *s)
{
    const uint64_t kinds = bit(ASK_REACT) | bit(ASK_DIRECTIVE_DIE) | bit(ASK_LOSE) | bit(ASK_DIRECTIVE_DRAW);
    struct hg_set cards = {{0, 0}};
    for (unsigned i = 0; i < s->depth; i++)
        if (has(kinds, s->ask[i].kind))
            set_add(&cards, asked_card(&s->ask[i]));
    return cards;
}

/* Cards that work wherever their window is: the edition's compiler has listed them. */
static bool some_need_no_target(const struct hg_rules *r, struct hg_set cards)
{
    struct hg_set ready = set_both(cards, campaign_of(r)->ready);
    return !set_empty(&ready);
}

/* Below a card that is in play lies what it interrupted; so before the first one, as mostly, nothing has to be
 * searched. (ASK_DIRECTIVE_DRAW comes to lie below the window that it was played in.) */
static bool some_is_ready(const struct hg_rules *r, const struct hg_state *s, struct hg_set unseen)
{
    return s->depth < 2 && some_need_no_target(r, unseen);
}

/* The search is over cards that the seat might hold, not over its hand. */
static bool some_is_possible(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_set unseen)
{
    struct hg_set cards = set_minus(unseen, directives_in_play(s));
    if (some_need_no_target(r, cards))
        return true;
    while (!set_empty(&cards))
        if (ops_possible(r, s, seat, set_take_lowest(&cards)))
            return true;
    return false;
}

/* Public facts only. A seat that could hold a card is asked even when it holds none, and passes. */
bool directives_ask(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, enum hg_campaign_window window)
{
    struct hg_set unseen = directives_unseen(r, s, seat, window);
    return !set_empty(&unseen) && (some_is_ready(r, s, unseen) || some_is_possible(r, s, seat, unseen));
}

/* The longer way: whether some card has a target. */
RARELY static bool open_if_possible(const struct hg_rules *r, struct hg_state *s, struct hg_set unseen,
                                    struct hg_ask window)
{
    if (!some_is_possible(r, s, window.seat, unseen))
        return false;
    ask_push(s, window);
    return true;
}

/* Mostly a card needs no target, and the question is pushed at once. */
bool directives_open_for(const struct hg_rules *r, struct hg_state *s, struct hg_set unseen, struct hg_ask window)
{
    if (!some_is_ready(r, s, unseen))
        return open_if_possible(r, s, unseen, window);
    ask_push(s, window);
    return true;
}

/* ---- What may be played ----------------------------------------------------------------------------------------- */

/* Cards have their part of the deploy step before units are placed or a scan is tried. */
static enum hg_reason why_not_deploying(const struct hg_state *s)
{
    if (open_seen(s)->picked_size > 0)
        return HG_FINISH_SET;
    return placing_has_begun(ask_seen(s)) ? HG_WRONG_MOMENT : HG_OK;
}

/* The cards of the windows that the question on top opens to the seat it asks. */
ALWAYS struct hg_set cards_now(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_set *cards = campaign_of(r)->window_cards;
    switch (ask_seen(s)->kind) {
    case ASK_DEPLOY:
        return set_union(cards[HG_AT_DEPLOY], cards[HG_AT_DEPLOY_INVADE]);
    case ASK_CAMPAIGN:
        return set_union(cards[HG_AT_DECLARATION], cards[HG_AT_DEPLOY_INVADE]);
    case ASK_REGROUP:
        return cards[HG_AT_FORTIFY];
    case ASK_REACT:
        return cards[HG_AT_DIRECTIVE];
    default:
        return cards[asked_campaign_window(ask_seen(s))];
    }
}

/* Only deploying has times without cards. */
static enum hg_reason why_not_now(const struct hg_state *s)
{
    return ask_seen(s)->kind == ASK_DEPLOY ? why_not_deploying(s) : HG_OK;
}

/* Of the seat that is asked. */
ALWAYS struct hg_set in_hand(const struct hg_state *s, struct hg_set cards)
{
    return set_both(s->conquest.secret.hand[ask_seen(s)->seat], cards);
}

struct hg_set directives_in_hand(const struct hg_rules *r, const struct hg_state *s)
{
    return in_hand(s, cards_now(r, s));
}

/* Each card with all that it may be aimed at. */
static void offer_cards(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out, struct hg_set cards)
{
    while (!set_empty(&cards))
        ops_offer(r, s, out, set_take_lowest(&cards));
}

/* Mostly no card of the hand is for now. */
void directives_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    struct hg_set cards = in_hand(s, cards_now(r, s));
    if (!set_empty(&cards) && why_not_now(s) == HG_OK)
        offer_cards(r, s, out, cards);
}

RARELY static void offer_cards_or_pass(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out,
                                       struct hg_set cards)
{
    offer_cards(r, s, out, cards);
    box_add(s, out, VERB_PASS);
}

/* A window can always be passed. */
void directives_offer_window(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    unsigned window = ask_seen(s)->kind == ASK_REACT ? HG_AT_DIRECTIVE : asked_campaign_window(ask_seen(s));
    struct hg_set cards = in_hand(s, campaign_of(r)->window_cards[window]);
    if (set_empty(&cards))
        box_add(s, out, VERB_PASS);
    else
        offer_cards_or_pass(r, s, out, cards);
}

/* From the hand over the window to the aim: the first reason is the most telling one. */
enum hg_reason directives_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    struct hg_set cards = cards_now(r, s);
    enum hg_reason reason = why_not_now(s);
    if (!set_has(&s->conquest.secret.hand[a->seat], a->card))
        return HG_NOT_IN_HAND;
    if (reason != HG_OK)
        return reason;
    return set_has(&cards, a->card) ? ops_why_not(r, s, a) : HG_WRONG_MOMENT;
}

/* ---- Reactions -------------------------------------------------------------------------------------------------- */

/* The next opponent of the card's player in turn order who could hold a card against it. */
static uint8_t next_to_react(const struct hg_rules *r, const struct hg_state *s)
{
    uint8_t player = directive_player(ask_seen(s)), seat = flow_next(r, s, ask_seen(s)->seat);
    for (; seat != player; seat = flow_next(r, s, seat))
        if (role_of(r, seat) != role_of(r, player) && directives_ask(r, s, seat, HG_AT_DIRECTIVE))
            return seat;
    return HG_NONE;
}

/* When everybody has been asked, the card takes effect. */
static void ask_next(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_ask played = *ask_seen(s);
    uint8_t seat = next_to_react(r, s);
    if (seat != HG_NONE) {
        ask_top(s)->seat = seat;
        return;
    }
    ask_pop(s);
    ops_apply(r, s, played);
}

/* The card is in play, and comes to the discards when its effect is complete. */
static void leave_hand(struct hg_state *s, uint8_t seat, uint8_t card)
{
    set_remove(&s->conquest.secret.hand[seat], card);
    open_of(s)->hand_size[seat]--;
}

/* Its player stands in for who was asked last, so that the next one is the first behind. */
void directives_play(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_ask played = {.kind = ASK_REACT, .seat = a->seat, .a = a->from, .b = a->to, .x = a->card, .y = a->seat};
    played.n = a->n != 0 ? a->n : ships_pack(a->x);
    leave_hand(s, a->seat, a->card);
    if (ask_top(s)->kind == ASK_CAMPAIGN_WINDOW)
        ask_top(s)->x = 0;
    ask_push(s, played);
    ask_next(r, s);
}

/* ---- Windows end ------------------------------------------------------------------------------------------------ */

typedef void window_over(const struct hg_rules *r, struct hg_state *s, struct hg_ask done);

/* Deploying follows. */
static void tokens_over(const struct hg_rules *r, struct hg_state *s, struct hg_ask done)
{
    (void)done;
    flow_next_step(r, s);
}

/* The chain after a conquest goes on. */
static void conquest_over(const struct hg_rules *r, struct hg_state *s, struct hg_ask done)
{
    (void)done;
    triumph_go_on(r, s);
}

/* First the cards that directives bring, then those that are due. */
static void draw_over(const struct hg_rules *r, struct hg_state *s, struct hg_ask done)
{
    (void)done;
    if (!ops_go_on_drawing(r, s))
        draw_so_many(r, s, meters_due(r, s));
}

static window_over *const windows_over[HG_CAMPAIGN_WINDOWS] = {
    [HG_AT_TOKENS] = tokens_over,
    [HG_AT_DECLARATION] = strike_window_over,
    [HG_AT_INVASION] = strike_window_over,
    [HG_AT_ATTACK_ROLL] = strike_window_over,
    [HG_AT_DEFENCE_ROLL] = strike_window_over,
    [HG_AT_TOTAL] = titan_window_over,
    [HG_AT_CONQUEST] = conquest_over,
    [HG_AT_TITAN_MOVES] = titan_window_over,
    [HG_AT_TITAN_STANDS] = titan_window_over,
    [HG_AT_DRAW] = draw_over,
};

/* The window on top is over, after so many passes in a row. */
static void close_window(const struct hg_rules *r, struct hg_state *s, unsigned passes)
{
    struct hg_ask done = *ask_seen(s);
    done.x = (uint8_t)passes;
    ask_pop(s);
    windows_over[asked_campaign_window(&done)](r, s, done);
}

/* Against a card the next opponent is asked; in a window the passes count, see strike_window_over. */
void directives_pass(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    (void)a;
    if (ask_seen(s)->kind == ASK_REACT)
        ask_next(r, s);
    else
        close_window(r, s, passes_in_a_row(ask_seen(s)) + 1u);
}

/* Who has left passes. */
void directives_absent(const struct hg_rules *r, struct hg_state *s)
{
    directives_pass(r, s, NULL);
}

/* Before the dice of a battle the sides play in turn; in other windows the same seat may go on, if it still can. */
static void resume_window(const struct hg_rules *r, struct hg_state *s)
{
    const struct hg_ask *ask = ask_seen(s);
    if (asked_campaign_window(ask) == HG_AT_ATTACK_ROLL || asked_campaign_window(ask) == HG_AT_DEFENCE_ROLL)
        close_window(r, s, 0);
    else if (!directives_ask(r, s, ask->seat, asked_campaign_window(ask)))
        close_window(r, s, 1);
}

/* Back to what the card interrupted: a card below it, its window, or a step. */
void directives_resume(const struct hg_rules *r, struct hg_state *s)
{
    if (s->over)
        return;
    if (s->depth == 0 || ask_seen(s)->kind == ASK_DIRECTIVE_DRAW)
        draw_over(r, s, (struct hg_ask){0});
    else if (ask_seen(s)->kind == ASK_REACT)
        ask_next(r, s);
    else if (ask_seen(s)->kind == ASK_CAMPAIGN_WINDOW)
        resume_window(r, s);
    else if (ask_seen(s)->kind == ASK_REGROUP)
        regroup_go_on(r, s);
}

/* A directive was taking cards of a hand that is gone. */
void directives_resigned(const struct hg_rules *r, struct hg_state *s, uint8_t seat)
{
    if (s->depth > 0 && ask_seen(s)->kind == ASK_LOSE && losing_seat(ask_seen(s)) == seat && open_of(s)->seat != seat)
        ops_seat_left(r, s);
}
