/* Mechanisms: parts of the rules that a mode switches on. Each is one const struct of optional functions, and the core
 * calls all that the mode plays with: a battle does not know what a hero or a tower is. What a mechanism asks and
 * answers by itself stands at the end. */
#ifndef HG_MECHANISM_H
#define HG_MECHANISM_H

#include "engine/conquest/conquest.h"
#include "engine/conquest/core/dice.h"

/* Who fights, and what is added to the dice. */
struct battle {
    uint8_t army[2]; /* attacker, defender */
    uint8_t from, to;
    uint8_t dice[2];       /* rolled beyond the units that fight */
    struct bonus bonus[2]; /* on the dice that count */
    bool tie_to_attacker;  /* of the highest dice */
};

struct mechanism {
    unsigned (*income)(const struct hg_rules *r, const struct hg_state *s, uint8_t seat);
    void (*dice)(const struct hg_rules *r, const struct hg_state *s, struct battle *b);
    void (*bonus)(const struct hg_rules *r, const struct hg_state *s, struct battle *b);
    void (*compared)(const struct hg_rules *r, struct hg_state *s, const struct battle *b, struct losses lost);
    /* The place changes hands; it still belongs to its old owner. */
    void (*lost)(const struct hg_rules *r, struct hg_state *s, uint8_t place);
    void (*turn_begins)(const struct hg_rules *r, struct hg_state *s);
    void (*eliminated)(const struct hg_rules *r, struct hg_state *s, uint8_t loser, uint8_t winner);
    void (*resigned)(const struct hg_rules *r, struct hg_state *s, uint8_t seat);
    const char *(*state_ok)(const struct hg_rules *r, const struct hg_state *s);
};

extern const struct mechanism heroes_mechanism, bases_mechanism, goals_mechanism, rewards_mechanism,
    abilities_mechanism, seats_mechanism, plain_mechanism;

/* Which of them have which hook, so that nobody else is looked at. */
enum {
    HAVE_INCOME = 1 << HG_BASES | 1 << HG_REWARDS,
    HAVE_DICE = 1 << HG_REWARDS | 1 << HG_ABILITIES,
    HAVE_BONUS = 1 << HG_HEROES | 1 << HG_REWARDS | 1 << HG_ABILITIES,
    HAVE_COMPARED = 1 << HG_HEROES,
    HAVE_LOST = 1 << HG_HEROES | 1 << HG_REWARDS,
    HAVE_TURN_BEGINS = 1 << HG_GOALS | 1 << HG_ABILITIES | 1 << HG_CAMPAIGN
};

/* Does a hero or a tower stand on a place? They are looked at all at once. */
static inline bool mechanism_is_on(const struct hg_state *s, uint8_t place)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint64_t pieces = (uint64_t)o->hero[0] | (uint64_t)o->hero[1] << 8 | (uint64_t)o->hero[2] << 16 |
                      (uint64_t)o->hero[3] << 24 | (uint64_t)o->hero[4] << 32 | (uint64_t)o->hero[5] << 40 |
                      (uint64_t)o->tower[0] << 48 | (uint64_t)o->tower[1] << 56;
    _Static_assert(HG_SEATS_MAX == 6 && HG_TOWERS_MAX == 2, "all pieces fill eight bytes");
    return bytes_have(pieces, place + 1u);
}

/* Mostly nothing is added to the dice of a battle: no hero fights, none stands on the target, no tower reaches it. */
static inline bool mechanism_is_quiet(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    if (o->battle_hero != 0 || mechanism_is_on(s, o->battle_to))
        return false;
    for (unsigned i = 0; i < HG_TOWERS_MAX; i++)
        if (o->tower[i] != 0 && has(r->conquest.near[o->tower[i] - 1], o->battle_to))
            return false;
    return true;
}

/* Mostly no reward gives more dice than units: the attacker has none for that, and nobody one for the defence. */
static inline bool mechanism_rewards_dice(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    const uint8_t *sets = r->conquest.rewards_by_kind;
    unsigned held = 0;
    if ((o->rewards_of[o->seat] & sets[HG_ATTACK_DIE]) != 0)
        return true;
    UNROLLED
    for (unsigned i = 0; i < HG_SEATS_MAX; i++)
        held |= o->rewards_of[i];
    return (held & sets[HG_DEFENCE_DIE]) != 0;
}

/* Who fights now, with nothing added to the dice yet. */
static inline struct battle attack_battle(const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    return (struct battle){
        .army = {o->seat, owner_of(s, o->battle_to)}, .from = o->battle_from, .to = o->battle_to, .dice = {0, 0}};
}

/* mechanism.c: all of a mode's mechanisms, one after another. Modes without any pay a test and no call. */
unsigned mechanism_income(const struct hg_rules *r, const struct hg_state *s, uint8_t seat);
void mechanism_dice(const struct hg_rules *r, const struct hg_state *s, struct battle *b);
void mechanism_bonus(const struct hg_rules *r, const struct hg_state *s, struct battle *b);
void mechanism_compared(const struct hg_rules *r, struct hg_state *s, const struct battle *b, struct losses lost);
void mechanism_lost(const struct hg_rules *r, struct hg_state *s, uint8_t place);
void mechanism_turn_begins(const struct hg_rules *r, struct hg_state *s);
void mechanism_eliminated(const struct hg_rules *r, struct hg_state *s, uint8_t loser, uint8_t winner);
void mechanism_resigned(const struct hg_rules *r, struct hg_state *s, uint8_t seat);
const char *mechanism_state_ok(const struct hg_rules *r, const struct hg_state *s);

/* heroes.c */
bool heroes_wait(const struct hg_rules *r, const struct hg_state *s, uint8_t seat);
void heroes_enter_phase(const struct hg_rules *r, struct hg_state *s, uint8_t last);
void heroes_enter_step(const struct hg_rules *r, struct hg_state *s);
void heroes_go_on(const struct hg_rules *r, struct hg_state *s);
void heroes_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason heroes_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void heroes_place(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* bases.c */
uint64_t bases_of(const struct hg_rules *r, const struct hg_state *s, uint64_t seats);
void bases_enter_phase(const struct hg_rules *r, struct hg_state *s, uint8_t last);
void bases_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason bases_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void bases_place(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* goals.c */
uint64_t goals_of_tier(const struct hg_rules *r, unsigned tier);
void goals_enter(const struct hg_rules *r, struct hg_state *s);
void goals_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason goals_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void goals_collect(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void goals_enter_victory(const struct hg_rules *r, struct hg_state *s);

/* rewards.c */
uint64_t rewards_of_tier(const struct hg_rules *r, unsigned tier);
unsigned rewards_held(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, enum hg_reward_kind kind);
void rewards_give(const struct hg_rules *r, struct hg_state *s, unsigned tier);
void rewards_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out);
enum hg_reason rewards_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void rewards_reveal(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void rewards_offer_tower(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason rewards_why_not_tower(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void rewards_place_tower(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* prepare.c: between deploying and attacking */
void prepare_enter(const struct hg_rules *r, struct hg_state *s);
void prepare_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason prepare_why_not_transfer(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void prepare_transfer(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void prepare_offer_answer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason prepare_why_not_answer(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void prepare_accept(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void prepare_refuse(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

#endif
