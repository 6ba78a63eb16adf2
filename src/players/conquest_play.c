/* Rollouts of the conquest family: the casual policy, but a battle is fought to its end at once, and one look serves
 * for all attacks on a target. Windows for cards stay closed in battles. */
#include "players/conquest_play.h"

#include "engine/conquest/abilities.h"
#include "players/conquest_answers.h"

enum { AIMS_A_TURN = 3, GIVE_UP = CHANCES_ONE / 4 };

/* A battle on its way. */
struct fight {
    const struct mind *m;
    struct hg_state *s;
    struct hg_action attack;
    const struct chances *odds;
    unsigned attackers, defenders;
    bool heroes_fall; /* with the highest die */
};

/* The hero on the side that lost the highest die is gone, and with it what it adds. */
static void lose_hero(struct fight *f, bool attackers)
{
    struct hg_conquest_open *o = open_of(f->s);
    uint8_t place = attackers ? f->attack.from : f->attack.to, army = owner_of(f->s, place);
    if (army >= f->m->r->seats || o->hero[army] != place + 1)
        return;
    o->hero[army] = 0;
    if (attackers)
        f->attack.x[0] = 0;
    f->odds = mind_odds(f->m, f->attack.from, f->attack.to);
}

static void fight_round(struct fight *f, struct rng *rng)
{
    unsigned dice = f->attackers < 3 ? f->attackers : 3, stake = f->attackers > 1 && f->defenders > 1 ? 2 : 1;
    const struct chances_round *round = &f->odds->round[dice - 1][f->defenders > 1];
    uint32_t x = (uint32_t)(rng_next(rng) >> 32);
    unsigned lost = x < round->defender_loses ? 0 : x < round->attacker_loses ? 1 : stake;
    f->attackers -= lost;
    f->defenders -= stake - lost;
    if (f->heroes_fall)
        lose_hero(f, x >= round->top_loses);
}

/* Round by round until the place falls or the attack is hopeless. */
static void fight(const struct mind *m, struct hg_state *s, const struct hg_action *a, struct rng *rng)
{
    struct fight f = {.m = m, .s = s, .attack = *a, .odds = mind_odds(m, a->from, a->to)};
    unsigned attackers = m->o->units[a->from] - 1u, defenders = m->o->units[a->to];
    f.attackers = attackers;
    f.defenders = defenders;
    f.heroes_fall = m->r->conquest.hero_fate == HG_LOST_WITH_TOP_DIE && f.odds != m->plain;
    do
        fight_round(&f, rng);
    while (f.defenders > 0 && f.attackers > 0 && chances_win(f.odds, f.attackers, f.defenders) > GIVE_UP);
    attack_settle(m->r, s, &f.attack, attackers - f.attackers, defenders - f.defenders);
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
        if (m->r->conquest.mechanisms != 0 && effects_any(m->s)) {
            skill_step(&skill_conquest, m->r, s, rng);
            return false;
        }
        if (!attack(m, s, &a, rng))
            return false;
        t->places &= m->enemies;
    }
}

/* All attacks of a turn, the first target given. */
static void attack_all(struct mind *m, struct hg_state *s, struct target t, struct rng *rng)
{
    struct hg_action end = hg_blank(VERB_END, m->seat);
    for (unsigned i = 1; t.score > 0; i++) {
        if (!attack_target(m, s, &t, rng))
            return;
        if (i == AIMS_A_TURN)
            break;
        t = mind_aim(m, 0);
    }
    hg_apply_legal(m->r, s, &end);
}

static void attack_step(const struct hg_rules *r, struct hg_state *s, struct rng *rng)
{
    struct mind m;
    mind_look(&m, r, s, ask_seen(s)->seat);
    attack_all(&m, s, mind_aim(&m, 0), rng);
}

/* In a mode without mechanisms units are placed for the first target, and the attack on it follows at once. */
static bool place_and_attack(const struct hg_rules *r, struct hg_state *s, struct rng *rng)
{
    struct mind m;
    struct target t;
    struct hg_action a;
    if (r->conquest.mechanisms != 0 || ask_seen(s)->y != 0 || !answer_is_placing(r, s))
        return false;
    mind_look(&m, r, s, ask_seen(s)->seat);
    t = mind_aim(&m, m.o->pile);
    if (t.kind == AIMS_NONE)
        return false;
    a = hg_blank(VERB_PLACE, m.seat);
    a.to = t.launch;
    a.n = m.o->pile;
    hg_apply_legal(r, s, &a);
    if (ask_seen(s)->kind == ASK_INVADE)
        attack_all(&m, s, t, rng);
    return true;
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
        attack_step(r, s, rng);
    else if ((kind != ASK_REINFORCE || !gather(r, s)) && (kind != ASK_DEPLOY || !place_and_attack(r, s, rng)))
        skill_step(&skill_conquest, r, s, rng);
}
