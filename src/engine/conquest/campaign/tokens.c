/* Tokens with hidden faces, one of which is the prize. Keepers draw one each turn and put it on a place of theirs;
 * seekers take out those of a place they conquer; those of a place that collectors conquer are shown and move on.
 *
 * A token is known by its number in the order of drawing. One that is drawn, not out of the game and nowhere on the
 * board is in somebody's hands: it has just been drawn, or lifted from a place that was lost.
 *
 * Sources: ME-GW-VANG-01 to 17, A-29 to A-36. */
#include "engine/conquest/campaign/campaign.h"

/* The first token in somebody's hands, or HG_NONE. */
static uint8_t lifted(const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    for (uint8_t i = 0; i < o->tokens_drawn; i++)
        if (o->token_at[i] == 0 && !has(o->tokens_out, i))
            return i;
    return HG_NONE;
}

/* ---- The step of the keepers ------------------------------------------------------------------------------------ */

/* After the token, before deploying. */
static void window_of_step(const struct hg_rules *r, struct hg_state *s)
{
    if (!directives_open(r, s, open_of(s)->seat, HG_AT_TOKENS, HG_NONE))
        flow_next_step(r, s);
}

/* The first step of every turn. In the very first one it may turn out that a faction has no units at all, when its
 * seats left during set-up. */
void tokens_enter(const struct hg_rules *r, struct hg_state *s)
{
    if (s->turn == 1 && triumph_check(r, s))
        return;
    if (role_of(r, open_of(s)->seat) != HG_KEEPERS)
        flow_next_step(r, s);
    else if (open_of(s)->tokens_drawn < campaign_of(r)->tokens)
        ask_push(s, (struct hg_ask){.kind = ASK_FACE, .seat = HG_CHANCE});
    else
        window_of_step(r, s);
}

/* The tokens in the stack: 0 is the prize, the others are drawn in rising order of their numbers. */
static unsigned in_stack(const struct hg_rules *r, const struct hg_state *s)
{
    unsigned all = (1u << campaign_of(r)->tokens) - 1, prize = s->conquest.secret.prize != 0;
    unsigned plain = open_seen(s)->tokens_drawn - prize;
    return (all & ~((2u << plain) - 1)) | !prize;
}

void tokens_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    out->verb = VERB_FACE;
    out->items.word[0] = in_stack(r, s);
}

enum hg_reason tokens_why_not_face(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return has(in_stack(r, s), a->card) ? HG_OK : HG_NO_SUCH_TOKEN;
}

/* Puts a token down where only one place is possible. Keepers have one as long as the game is on. */
static bool put_without_asking(struct hg_state *s, uint8_t token, uint64_t spots)
{
    if (count_bits(spots) > 1)
        return false;
    open_of(s)->token_at[token] = (uint8_t)(lowest(spots) + 1);
    return true;
}

/* All keepers see the face. */
void tokens_face(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_conquest_open *o = open_of(s);
    uint8_t token = o->tokens_drawn++;
    o->token_known[token] = seats_of_role(r, HG_KEEPERS);
    if (a->card == 0)
        s->conquest.secret.prize = (uint8_t)(token + 1);
    ask_pop(s);
    if (put_without_asking(s, token, tokens_spots(r, s, HG_NONE)))
        window_of_step(r, s);
    else
        ask_push(s, (struct hg_ask){.kind = ASK_TOKEN, .seat = o->seat, .a = token});
}

/* ---- Placing ---------------------------------------------------------------------------------------------------- */

void tokens_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    box_add(s, out, VERB_TOKEN)->to = tokens_spots(r, s, HG_NONE);
}

enum hg_reason tokens_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    if (!has(places_of_role(r, s, HG_KEEPERS), a->to))
        return HG_NOT_KEEPERS;
    return has(tokens_spots(r, s, HG_NONE), a->to) ? HG_OK : HG_HAS_TOKEN;
}

/* Asks where the next token in somebody's hands goes. */
static bool ask_where(const struct hg_rules *r, struct hg_state *s, uint8_t seat)
{
    for (uint8_t token = lifted(s); token != HG_NONE; token = lifted(s)) {
        if (put_without_asking(s, token, tokens_spots(r, s, HG_NONE)))
            continue;
        ask_push(s, (struct hg_ask){.kind = ASK_TOKEN, .seat = seat, .a = token, .x = 1});
        return true;
    }
    return false;
}

/* By the step of keepers, or because its place was lost. */
void tokens_place(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    struct hg_ask done = *ask_seen(s);
    open_of(s)->token_at[asked_token(&done)] = (uint8_t)(a->to + 1);
    ask_pop(s);
    if (!token_moves_on(&done))
        window_of_step(r, s);
    else if (!ask_where(r, s, done.seat))
        triumph_go_on(r, s);
}

/* ---- Places that are lost --------------------------------------------------------------------------------------- */

/* Seekers take them out of the game, and others do when the keepers have lost their last place. */
bool tokens_taken(const struct hg_rules *r, struct hg_state *s, uint8_t place)
{
    struct hg_conquest_open *o = open_of(s);
    bool seekers = role_of(r, o->seat) == HG_SEEKERS, found = false;
    bool out = seekers || places_of_role(r, s, HG_KEEPERS) == 0;
    for (uint64_t left = tokens_on(r, s, place); left != 0;) {
        uint8_t token = take_lowest(&left);
        o->token_at[token] = 0;
        o->token_known[token] = (uint8_t)(bit(r->seats) - 1) | 1u << THE_TABLE;
        if (out)
            o->tokens_out |= (uint8_t)bit(token);
        if (!seekers)
            continue;
        if (s->conquest.secret.prize == token + 1)
            found = true;
        else
            meters_event(r, s, HG_TOKEN_TAKEN);
    }
    return found;
}

/* Who decides for a seat that lost a place: itself, or when it is out of the game the next keeper. */
static uint8_t decider(const struct hg_rules *r, const struct hg_state *s, uint8_t loser)
{
    uint8_t seat = loser;
    while (!has(s->living, seat) || role_of(r, seat) != HG_KEEPERS) {
        seat = flow_next(r, s, seat);
        if (seat == loser)
            return HG_NONE;
    }
    return seat;
}

/* Collectors have conquered a place with tokens (ME-GW-VANG-13): whoever lost it moves them on. */
bool tokens_relocate(const struct hg_rules *r, struct hg_state *s, uint8_t loser)
{
    uint8_t seat;
    if (lifted(s) == HG_NONE)
        return false;
    seat = decider(r, s, loser);
    if (seat != HG_NONE && has(s->acting, seat))
        return ask_where(r, s, seat);
    tokens_settle(r, s);
    return false;
}

/* Ties go to the place with the lowest number. */
static uint8_t most_units(const struct hg_state *s, uint64_t places)
{
    uint8_t best = (uint8_t)lowest(places);
    while (places != 0) {
        uint8_t place = take_lowest(&places);
        if (open_seen(s)->units[place] > open_seen(s)->units[best])
            best = place;
    }
    return best;
}

/* A token just drawn goes to the titan, if it can; others to where most units stand. */
void tokens_settle(const struct hg_rules *r, struct hg_state *s)
{
    struct hg_conquest_open *o = open_of(s);
    for (uint8_t token = lifted(s); token != HG_NONE; token = lifted(s)) {
        uint64_t spots = tokens_spots(r, s, HG_NONE);
        if (put_without_asking(s, token, spots))
            continue;
        if (role_of(r, o->seat) == HG_KEEPERS && (titan_shield(r, s) & spots) != 0)
            o->token_at[token] = o->titan;
        else
            o->token_at[token] = (uint8_t)(most_units(s, spots) + 1);
    }
}

void tokens_answer_for_absent(const struct hg_rules *r, struct hg_state *s)
{
    ask_pop(s);
    tokens_settle(r, s);
    triumph_go_on(r, s);
}
