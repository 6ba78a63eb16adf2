/* Rollouts of the conquest family: the casual policy, but a battle is fought to its end at once, and one look serves
 * for all attacks on a target. Windows for cards stay closed in battles. The search calls it through the skill until
 * the horizon is reached; a question that it has no short way for is answered by the policy itself. Battles end by
 * the engine's own settling, so that a rollout never leaves the rules; tests compare it with battles that are fought
 * out. */
#include "players/conquest/play.h"

#include "engine/conquest/abilities/abilities.h"
#include "players/conquest/campaign.h"
#include "players/conquest/guard.h"

enum { AIMS_A_TURN = 2, AIMS_IN_CAMPAIGNS = 12, FEW = 3, GIVE_UP = ODDS_ONE / 4 };

/* A battle on its way. */
struct fight {
    const struct mind *m;
    struct hg_state *s;
    struct hg_action *attack;
    const struct odds_quick *odds;
    unsigned attackers, defenders;
    bool heroes_fall; /* with the highest die, and there may be one */
};

/* A hero that falls changes the odds of the rounds to come. */
static void fight_round(struct fight *f, struct rng *rng)
{
    const struct odds_lots *round = odds_lots(f->odds, f->attackers, f->defenders);
    uint32_t x = (uint32_t)(rng_next(rng) >> 32);
    unsigned stake = odds_stake(f->odds, f->attackers, f->defenders), lost = odds_lost(round, stake, x);
    f->attackers -= lost;
    f->defenders -= stake - lost;
    if (f->heroes_fall && insight_lose_highest(f->m->r, f->s, f->attack, x >= round->top_loses))
        f->odds = mind_odds(f->m, f->attack->from, f->attack->to);
}

/* Round by round until the place falls or the attack is hopeless. */
static void fight(const struct mind *m, struct hg_state *s, struct hg_action *a, struct rng *rng)
{
    struct fight f = {.m = m, .s = s, .attack = a, .odds = mind_odds(m, a->from, a->to)};
    unsigned attackers = m->o->units[a->from] - 1u, defenders = m->o->units[a->to];
    f.attackers = attackers;
    f.defenders = defenders;
    f.heroes_fall = m->r->conquest.hero_fate == HG_LOST_WITH_TOP_DIE && f.odds != m->plain;
    do
        fight_round(&f, rng);
    while (f.defenders > 0 && f.attackers > 0 && odds_win(f.odds, f.attackers, f.defenders) > GIVE_UP);
    attack_settle(m->r, s, a, attackers - f.attackers, defenders - f.defenders);
}

/* What a conquest has changed on the board, without another look at what it is worth; in a campaign each place changes
 * what the others are worth. */
static void update(struct mind *m)
{
    if (plays_with(m->r, HG_CAMPAIGN)) {
        mind_look(m);
        return;
    }
    m->reach |= insight_neighbours(m->r, m->o->own[m->seat] & ~m->mine);
    m->mine = m->o->own[m->seat];
    m->side = friendly_places(m->r, m->s, m->seat);
    m->enemies = all_places(m->r) & ~m->side;
    m->reach &= m->enemies;
    m->card = 0;
}

/* Answers what is asked between deploying and attacking, or after a conquest; returns whether the board is unchanged.
 */
static bool pass_by(const struct hg_rules *r, struct hg_state *s, const struct kit *kit)
{
    bool idle = true;
    while (idle && !s->over && (ask_seen(s)->kind == ASK_PREPARE || ask_seen(s)->kind == ASK_WINDOW)) {
        struct hg_action a = casual_answer(r, s, kit);
        hg_apply_legal(r, s, &a);
        idle = a.verb == VERB_END || a.verb == VERB_PASS;
    }
    return idle;
}

/* One attack and the move that follows; returns whether the turn's attacks can go on from here. */
static bool attack(struct mind *m, struct hg_state *s, uint8_t from, uint8_t to, const struct kit *kit)
{
    uint8_t kind = ask_seen(s)->kind;
    struct hg_action a = hg_blank(VERB_ATTACK, m->seat), follow;
    a.from = from;
    a.to = to;
    a.x[0] = m->o->hero[m->seat] == from + 1;
    if (kind == ASK_CAMPAIGN)
        play_strike(m, s, &a, kit->rng);
    else
        fight(m, s, &a, kit->rng);
    if (s->over)
        return false;
    if (m->o->own[m->seat] == m->mine) {
        m->card = kind == ASK_CAMPAIGN ? m->card : 0;
        return ask_seen(s)->kind == kind;
    }
    update(m);
    if (ask_seen(s)->kind == ASK_ADVANCE || ask_seen(s)->kind == ASK_FOLLOW) {
        follow = kind == ASK_CAMPAIGN ? campaign_follow(m) : turn_advance(m);
        if (kind == ASK_CAMPAIGN)
            hg_apply_legal(m->r, s, &follow);
        else
            occupy_advance(m->r, s, &follow);
    }
    return (m->r->conquest.mechanisms == 0 || pass_by(m->r, s, kit)) && !s->over && ask_seen(s)->kind == kind;
}

/* How the attacks on a target went; in a campaign each battle may change what is best. BROKEN_OFF: something else comes
 * first, dice, cards, the end of the game. */
enum course { BROKEN_OFF, NOT_BEGUN, FOUGHT };

/* Attacks place after place of the target until it is taken, not worth it any more, or something happens that the short
 * way can't settle: then one step is played by the policy, and the caller looks at the board anew. */
static enum course attack_target(struct mind *m, struct hg_state *s, struct target *t, const struct kit *kit)
{
    enum course course = NOT_BEGUN;
    for (; t->places != 0; course = FOUGHT) {
        uint8_t from, to;
        if (!turn_goes_for(m, t, &from, &to))
            break;
        if (m->r->conquest.mechanisms != 0 && (effects_any(s) || m->o->cap_at[0] != 0)) {
            skill_step(&skill_conquest, m->r, s, kit);
            return BROKEN_OFF;
        }
        if (!attack(m, s, from, to, kit))
            return BROKEN_OFF;
        if (plays_with(m->r, HG_CAMPAIGN))
            return FOUGHT;
        t->places &= m->enemies;
    }
    return course;
}

/* The attacks of a turn on at most so many targets. One that can't be attacked would be the best again. */
static void attack_all(struct mind *m, struct hg_state *s, unsigned targets, const struct kit *kit)
{
    struct hg_action end = hg_blank(VERB_END, m->seat);
    enum course course = FOUGHT;
    for (unsigned i = 0; i < targets && course == FOUGHT; i++) {
        struct target t = mind_aim(m, 0);
        if (turn_is_content(m, &t))
            break;
        course = attack_target(m, s, &t, kit);
    }
    if (course != BROKEN_OFF)
        flow_end(m->r, s, &end);
}

/* In a campaign a card that helps an attack is played before any. */
static void attack_step(const struct hg_rules *r, struct hg_state *s, const struct kit *kit)
{
    bool campaign = ask_seen(s)->kind == ASK_CAMPAIGN;
    struct mind m;
    mind_of(&m, r, s, ask_seen(s)->seat, kit);
    if (!campaign || !play_directive(&m, s))
        attack_all(&m, s, campaign ? AIMS_IN_CAMPAIGNS : AIMS_A_TURN, kit);
}

/* A set is turned in when there is one. */
static bool turn_in(const struct hg_rules *r, struct hg_state *s, const struct kit *kit)
{
    const struct hg_ask *ask = ask_seen(s);
    struct hg_choices choices;
    struct hg_action a;
    if (answer_is_placing(r, s))
        return false;
    struct mind m;
    mind_blank(&m, r, s, ask->seat, kit);
    if (r->conquest.card_value == HG_SETS_OF_THREE && m.o->picked_size == 0 && !placing_has_begun(ask) &&
        !is_in_mid_turn(ask))
        return hand_turn_in(&m, s);
    hg_choices(r, s, &choices);
    if (!hand_trade(&m, &choices, &a))
        return false;
    hg_apply_legal(r, s, &a);
    return true;
}

/* Units for the borders that lack some, as far as there are any. The look stays true: own units are no part of it. */
static void place_guards(const struct mind *m, struct hg_state *s)
{
    struct hg_action a = hg_blank(VERB_PLACE, m->seat);
    unsigned lack;
    while (m->o->pile > 0 && (a.to = guard_lacks(m, &lack)) != HG_NONE) {
        a.n = (uint16_t)(lack < m->o->pile ? lack : m->o->pile);
        deploy_place(m->r, s, &a);
    }
}

/* In a mode without mechanisms units are placed for the first target, and the attack on it follows at once. */
static bool place_and_attack(const struct hg_rules *r, struct hg_state *s, const struct kit *kit)
{
    struct mind m;
    struct target t;
    struct hg_action a;
    if (r->conquest.mechanisms != 0)
        return false;
    if (turn_in(r, s, kit))
        return true;
    if (open_seen(s)->pile == 0)
        return false;
    mind_of(&m, r, s, ask_seen(s)->seat, kit);
    place_guards(&m, s);
    if (m.o->pile == 0) {
        if (ask_seen(s)->kind == ASK_INVADE)
            attack_all(&m, s, AIMS_A_TURN, kit);
        return true;
    }
    t = mind_aim(&m, m.o->pile);
    if (t.kind == AIMS_NONE)
        return false;
    a = hg_blank(VERB_PLACE, m.seat);
    a.to = t.launch;
    a.n = m.o->pile;
    deploy_place(r, s, &a);
    if (ask_seen(s)->kind == ASK_INVADE && attack_target(&m, s, &t, kit) != BROKEN_OFF)
        attack_all(&m, s, t.score > 0 ? AIMS_A_TURN - 1 : 0, kit);
    return true;
}

/* With mechanisms: one look serves for all of the step, and for the attacks when they come next. A hero changes odds,
 * and a card anything. */
static bool deploy_and_attack(const struct hg_rules *r, struct hg_state *s, const struct kit *kit)
{
    bool looked = false;
    if (r->conquest.mechanisms == 0 || plays_with(r, HG_CAMPAIGN))
        return false;
    struct mind m;
    mind_blank(&m, r, s, ask_seen(s)->seat, kit);
    do {
        struct hg_action a = answer_deploy(&m, &looked, kit);
        hg_apply_legal(r, s, &a);
        looked = looked && a.verb != VERB_HERO && a.verb != VERB_PLAY;
    } while (!s->over && ask_seen(s)->kind == ASK_DEPLOY && ask_seen(s)->seat == m.seat);
    if (looked && pass_by(r, s, kit) && !s->over &&
        (ask_seen(s)->kind == ASK_INVADE || ask_seen(s)->kind == ASK_DECLARE))
        attack_all(&m, s, AIMS_A_TURN, kit);
    return true;
}

/* Of none, HG_NONE. */
static uint8_t most_units(const struct hg_conquest_open *o, uint64_t places)
{
    uint8_t best = HG_NONE;
    unsigned most = 0;
    while (places != 0) {
        uint8_t place = take_lowest(&places);
        if (o->units[place] > most) {
            most = o->units[place];
            best = place;
        }
    }
    return best;
}

/* First units gather where most of them are, once that is a front; before, they are placed with care. */
static bool gather(const struct hg_rules *r, struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    struct hg_action a = hg_blank(VERB_REINFORCE, ask_seen(s)->seat);
    a.to = most_units(o, o->own[a.seat]);
    if (o->units[a.to] <= FEW || (r->conquest.near[a.to] & ~friendly_places(r, s, a.seat)) == 0)
        return false;
    hg_apply_legal(r, s, &a);
    return true;
}

/* In a mode without mechanisms: the largest force of the rear joins the largest at the front that it can reach. */
static bool bring_forward(const struct hg_rules *r, struct hg_state *s, const struct kit *kit)
{
    const struct hg_conquest_open *o = open_seen(s);
    struct hg_action a = hg_blank(VERB_FORTIFY, ask_seen(s)->seat);
    uint64_t own = o->own[a.seat], front;
    if (r->conquest.mechanisms != 0 || manner_of(a.seat, kit)->guard != 0)
        return false;
    front = insight_beside(r, own, ~own);
    a.from = most_units(o, own & ~front & crowded(o->units));
    if (a.from != HG_NONE)
        a.to = most_units(o, insight_connected(r, own, bit(a.from)) & front);
    if (a.from == HG_NONE || a.to == HG_NONE)
        a = hg_blank(VERB_END, a.seat);
    else
        a.n = (uint16_t)(o->units[a.from] - 1);
    hg_apply_legal(r, s, &a);
    return true;
}

/* In a mode without mechanisms: the manoeuvre of the policy, or none. */
static bool move_up(const struct hg_rules *r, struct hg_state *s, const struct kit *kit)
{
    struct mind m;
    struct hg_action a;
    if (r->conquest.mechanisms != 0)
        return false;
    mind_blank(&m, r, s, ask_seen(s)->seat, kit);
    a = answer_fortify(&m);
    if (a.verb == VERB_END)
        flow_end(r, s, &a);
    else
        fortify_move(r, s, &a);
    return true;
}

/* Whether there was a short way through the question. */
static bool hurries(const struct hg_rules *r, struct hg_state *s, const struct kit *kit)
{
    switch (ask_seen(s)->kind) {
    case ASK_INVADE:
    case ASK_DECLARE:
    case ASK_CAMPAIGN:
        attack_step(r, s, kit);
        return true;
    case ASK_REINFORCE:
        return gather(r, s);
    case ASK_DEPLOY:
        return deploy_and_attack(r, s, kit) || place_and_attack(r, s, kit);
    case ASK_FORTIFY:
        return bring_forward(r, s, kit) || move_up(r, s, kit);
    default:
        return false;
    }
}

/* One step of a rollout, or a whole battle where that is possible. */
void conquest_play(const struct hg_rules *r, struct hg_state *s, const struct kit *kit)
{
    if (!hurries(r, s, kit))
        skill_step(&skill_conquest, r, s, kit);
}
