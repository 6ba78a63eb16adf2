/* Mechanisms: parts of the rules that a mode switches on, and the hooks by which they join in.
 *
 * For each hook parts.c lists who has something to say at it. The core calls all of them that the mode plays with, in
 * the order of enum hg_mechanism: a battle does not know what a hero or a tower is. A function that is in no list is
 * never called, so the lists are the only place to look at. */
#ifndef HG_MECHANISM_H
#define HG_MECHANISM_H

#include "engine/bytes.h"
#include "engine/conquest/core/core.h"
#include "engine/conquest/core/course.h"
#include "engine/conquest/core/dice.h"
#include "engine/conquest/core/effects.h"

/* Who fights, and what is added to the dice. */
struct battle {
    uint8_t army[2]; /* attacker, defender */
    uint8_t from, to;
    uint8_t dice[2];       /* rolled beyond the units that fight */
    struct bonus bonus[2]; /* on the dice that count */
    bool tie_to_attacker;  /* of the highest dice */
};

typedef unsigned count_fn(const struct hg_rules *r, const struct hg_state *s, uint8_t seat);
typedef bool waits_fn(const struct hg_rules *r, const struct hg_state *s, uint8_t seat);
typedef void battle_fn(const struct hg_rules *r, const struct hg_state *s, struct battle *b);
typedef void compared_fn(const struct hg_rules *r, struct hg_state *s, const struct battle *b, struct losses lost);
typedef void lost_fn(const struct hg_rules *r, struct hg_state *s, uint8_t place);
typedef void turn_fn(const struct hg_rules *r, struct hg_state *s);
typedef void eliminated_fn(const struct hg_rules *r, struct hg_state *s, uint8_t loser, uint8_t winner);
typedef void resigned_fn(const struct hg_rules *r, struct hg_state *s, uint8_t seat);
typedef const char *state_ok_fn(const struct hg_rules *r, const struct hg_state *s);

/* Who has a function for a hook, as a set of mechanisms, and the functions: of one mechanism, or of several. parts.c
 * makes both of one list, so that none can be in only one of them. */
#define HOOK_OF_ONE(type, name)                                                                                        \
    struct {                                                                                                           \
        unsigned have;                                                                                                 \
        type *call;                                                                                                    \
    } name
#define HOOK(type, name)                                                                                               \
    struct {                                                                                                           \
        unsigned have;                                                                                                 \
        type *call[HG_MECHANISMS];                                                                                     \
    } name

struct hooks {
    HOOK_OF_ONE(count_fn, manoeuvres);   /* beyond the one that everybody has in the fortify step */
    HOOK_OF_ONE(count_fn, certain_card); /* how many are drawn even without a conquest */
    HOOK_OF_ONE(waits_fn, waits);        /* with all units placed the deploy step stays open for it */
    HOOK_OF_ONE(offer_fn, offer_deploy);
    HOOK_OF_ONE(compared_fn, compared);
    HOOK(count_fn, income);
    HOOK(battle_fn, dice);
    HOOK(battle_fn, bonus);
    HOOK(lost_fn, lost); /* the place changes hands; it still belongs to its old owner */
    HOOK(turn_fn, turn_begins);
    HOOK(eliminated_fn, eliminated);
    HOOK(resigned_fn, resigned);
    HOOK(state_ok_fn, state_ok);
};

extern const struct hooks conquest_hooks; /* parts.c */

static inline unsigned mechanism_manoeuvres(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    bool played = (r->conquest.mechanisms & conquest_hooks.manoeuvres.have) != 0;
    return played ? conquest_hooks.manoeuvres.call(r, s, seat) : 0;
}

static inline unsigned mechanism_certain_card(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    bool played = (r->conquest.mechanisms & conquest_hooks.certain_card.have) != 0;
    return played ? conquest_hooks.certain_card.call(r, s, seat) : 0;
}

static inline bool mechanism_waits(const struct hg_rules *r, const struct hg_state *s, uint8_t seat)
{
    bool played = (r->conquest.mechanisms & conquest_hooks.waits.have) != 0;
    return played && conquest_hooks.waits.call(r, s, seat);
}

static inline void mechanism_offer_deploy(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    if ((r->conquest.mechanisms & conquest_hooks.offer_deploy.have) != 0)
        conquest_hooks.offer_deploy.call(r, s, out);
}

static inline void mechanism_compared(const struct hg_rules *r, struct hg_state *s, const struct battle *b,
                                      struct losses lost)
{
    if ((r->conquest.mechanisms & conquest_hooks.compared.have) != 0)
        conquest_hooks.compared.call(r, s, b, lost);
}

/* seats.c: HG_TEAMS */
state_ok_fn seats_state_ok;

/* effects.c: what cards in force add to the dice. */
battle_fn effects_add_bonus;

/* mechanism.c: all that a mode plays with, one after another */
unsigned mechanism_income(const struct hg_rules *r, const struct hg_state *s, uint8_t seat);
void mechanism_dice(const struct hg_rules *r, const struct hg_state *s, struct battle *b);
void mechanism_bonus(const struct hg_rules *r, const struct hg_state *s, struct battle *b);
void mechanism_lost(const struct hg_rules *r, struct hg_state *s, uint8_t place);
void mechanism_turn_begins(const struct hg_rules *r, struct hg_state *s);
void mechanism_eliminated(const struct hg_rules *r, struct hg_state *s, uint8_t loser, uint8_t winner);
void mechanism_resigned(const struct hg_rules *r, struct hg_state *s, uint8_t seat);
const char *mechanism_state_ok(const struct hg_rules *r, const struct hg_state *s);

/* ---- Short cuts -------------------------------------------------------------------------------------------------- */

/* Mostly the hooks of a battle would add nothing, and asking them costs more than the battle itself. What follows looks
 * at where pieces stand, and tells when nobody has to be asked: the only place of the core that knows which pieces
 * there are. It may err on one side only: what it calls quiet must be so. The suite `hooks` asks the hooks themselves
 * in thousands of battles of every mode and fails when one of them has something to add to a battle that is called
 * quiet. Whoever adds a hook to the dice of a battle therefore learns there that this file wants a line. */

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

/* Nothing is added to the dice: no hero fights, none stands on the target, no tower reaches it. */
static inline bool mechanism_is_quiet_at(const struct hg_rules *r, const struct hg_state *s, uint8_t hero, uint8_t to)
{
    const struct hg_conquest_open *o = open_seen(s);
    if (hero != 0 || mechanism_is_on(s, to))
        return false;
    for (unsigned i = 0; i < HG_TOWERS_MAX; i++)
        if (o->tower[i] != 0 && has(r->conquest.near[o->tower[i] - 1], to))
            return false;
    return true;
}

/* The same of the battle that is on. */
static inline bool mechanism_is_quiet(const struct hg_rules *r, const struct hg_state *s)
{
    return mechanism_is_quiet_at(r, s, open_seen(s)->battle_hero, open_seen(s)->battle_to);
}

/* A reward may give more dice than units: the attacker has one for that, or somebody one for the defence. */
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

#endif
