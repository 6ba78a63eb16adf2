/* Every attack that a seat could make in a conquest game: what the engine offers when that seat is asked to attack. */
#include "odds/attacks.h"

#include "engine/conquest/mechanism.h"

unsigned odds_attacks(const struct hg_rules *r, const struct hg_state *position, uint8_t seat,
                      struct odds_attack out[ODDS_ATTACKS_MAX])
{
    if (seat >= r->seats || position->over || position->turn == 0)
        return 0;
    if (r->family == HG_CONQUEST)
        return odds_attacks_conquest(r, position, seat, out);
    return r->family == HG_GALACTIC ? odds_attacks_galactic(r, position, seat, out) : 0;
}

static unsigned add_box(const struct hg_rules *r, const struct hg_state *s, const struct hg_choice *box, unsigned count,
                        struct odds_attack out[ODDS_ATTACKS_MAX])
{
    for (uint64_t left = box->to; left != 0 && count < ODDS_ATTACKS_MAX; count++) {
        struct odds_attack *a = &out[count];
        *a = (struct odds_attack){.from = box->from, .to = take_lowest(&left)};
        a->army = owner_of(s, a->to);
        a->attackers = odds_attackers_at(s, a->from);
        a->defenders = odds_defenders_at(s, a->to);
        odds_battle_at(r, s, a->from, a->to, 1, &a->battle);
    }
    return count;
}

unsigned odds_attacks_conquest(const struct hg_rules *r, const struct hg_state *position, uint8_t seat,
                               struct odds_attack out[ODDS_ATTACKS_MAX])
{
    struct hg_state s = *position;
    struct hg_choices choices = {.count = 0};
    unsigned count = 0;
    ask_clear(&s);
    open_of(&s)->seat = seat;
    attack_enter(r, &s);
    hg_choices(r, &s, &choices);
    for (unsigned i = 0; i < choices.count; i++) {
        uint8_t verb = choices.box[i].verb;
        if (verb == VERB_ATTACK || verb == VERB_DECLARE)
            count = add_box(r, &s, &choices.box[i], count, out);
    }
    return count;
}
