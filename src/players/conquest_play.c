/* Rollouts of the conquest family: the casual policy, but a battle is fought to its end at once, and one look serves
 * for all attacks on a target. Windows for cards stay closed in battles. */
#include "players/conquest_play.h"

#include "engine/conquest/abilities.h"
#include "players/conquest_answers.h"

enum { AIMS_A_TURN = 3, GIVE_UP = CHANCES_ONE / 4 };

/* Rolls round by round from the odds of a round until the place falls or the attack is hopeless. */
static void fight(const struct mind *m, struct hg_state *s, const struct hg_action *a, struct rng *rng)
{
    const struct chances *odds = mind_odds(m, a->from, a->to);
    unsigned attack = m->o->units[a->from] - 1u, defence = m->o->units[a->to];
    unsigned attackers = attack, defenders = defence;
    do {
        unsigned dice = attack < 3 ? attack : 3, stake = attack > 1 && defence > 1 ? 2 : 1;
        const struct chances_round *round = &odds->round[dice - 1][defence > 1];
        uint32_t x = (uint32_t)(rng_next(rng) >> 32);
        unsigned lost = x < round->defender_loses ? 0 : x < round->attacker_loses ? 1 : stake;
        attack -= lost;
        defence -= stake - lost;
    } while (defence > 0 && attack > 0 && chances_win(odds, attack, defence) > GIVE_UP);
    attack_settle(m->r, s, a, attackers - attack, defenders - defence);
}

/* Battles that need their dice. */
static bool needs_dice(const struct mind *m, const struct hg_action *a)
{
    if (m->r->conquest.mechanisms == 0)
        return false;
    if (effects_any(m->s))
        return true;
    return plays_with(m->r, HG_HEROES) && m->r->conquest.hero_fate == HG_LOST_WITH_TOP_DIE &&
           (a->x[0] != 0 || mechanism_is_on(m->s, a->to));
}

/* What has changed on the board, without another look at what it is worth. */
static void update(struct mind *m)
{
    m->mine = m->o->own[m->seat];
    m->side = friendly_places(m->r, m->s, m->seat);
    m->enemies = all_places(m->r) & ~m->side;
    m->reach = mind_neighbours(m, m->mine) & m->enemies;
    m->card = 0;
}

/* One attack and the move that follows; returns whether the turn's attacks can go on from here. */
static bool attack(struct mind *m, struct hg_state *s, const struct hg_action *a, struct rng *rng)
{
    fight(m, s, a, rng);
    if (s->over)
        return false;
    update(m);
    if (ask_seen(s)->kind == ASK_ADVANCE) {
        struct hg_action follow = turn_advance(m);
        hg_apply_legal(m->r, s, &follow);
    }
    return ask_seen(s)->kind == ASK_INVADE || ask_seen(s)->kind == ASK_DECLARE;
}

/* All attacks on one target. False when something else comes first: dice, cards, the end of the game. */
static bool attack_target(struct mind *m, struct hg_state *s, struct target *t, struct rng *rng)
{
    for (;;) {
        struct hg_action a = turn_attack(m, t);
        if (a.verb == VERB_END)
            return true;
        a.x[0] = m->o->hero[m->seat] == a.from + 1;
        if (needs_dice(m, &a)) {
            skill_step(&skill_conquest, m->r, s, rng);
            return false;
        }
        if (!attack(m, s, &a, rng))
            return false;
        t->places &= m->enemies;
    }
}

/* All attacks of a turn. */
static void attack_all(const struct hg_rules *r, struct hg_state *s, struct rng *rng)
{
    struct mind m;
    struct hg_action end;
    mind_look(&m, r, s, ask_seen(s)->seat);
    for (unsigned i = 0; i < AIMS_A_TURN; i++) {
        struct target t = mind_aim(&m, 0);
        if (t.score <= 0)
            break;
        if (!attack_target(&m, s, &t, rng))
            return;
    }
    end = hg_blank(VERB_END, m.seat);
    hg_apply_legal(r, s, &end);
}

/* First units gather where most of them are, once that is a front; before, they are placed with care. */
static bool gather(const struct hg_rules *r, struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    struct hg_action a = hg_blank(VERB_REINFORCE, ask_seen(s)->seat);
    unsigned most = 3;
    for (uint64_t left = o->own[a.seat]; left != 0;) {
        uint8_t place = take_lowest(&left);
        if (o->units[place] > most) {
            most = o->units[place];
            a.to = place;
        }
    }
    if (a.to == HG_NONE || (r->conquest.near[a.to] & ~friendly_places(r, s, a.seat)) == 0)
        return false;
    hg_apply_legal(r, s, &a);
    return true;
}

void conquest_play(const struct hg_rules *r, struct hg_state *s, struct rng *rng)
{
    uint8_t kind = ask_seen(s)->kind;
    if (kind == ASK_INVADE || kind == ASK_DECLARE)
        attack_all(r, s, rng);
    else if (kind != ASK_REINFORCE || !gather(r, s))
        skill_step(&skill_conquest, r, s, rng);
}
