/* Inside the conquest family: its verbs, its questions, and what its files offer each other. */
#ifndef HG_CONQUEST_H
#define HG_CONQUEST_H

#include "engine/ask.h"
#include "engine/bits.h"
#include "engine/family.h"

enum verb {
    VERB_RESIGN = HG_RESIGN,
    VERB_ROLL,
    VERB_DRAW,
    VERB_CLAIM,
    VERB_REINFORCE,
    VERB_PICK,
    VERB_TRADE,
    VERB_PLACE,
    VERB_ATTACK,
    VERB_DEFEND,
    VERB_ADVANCE,
    VERB_FORTIFY,
    VERB_END,
    VERBS
};

/* Kinds of pending decisions. */
enum ask_kind {
    ASK_START_ROLL, /* chance; a: set of seats that still roll for the start */
    ASK_CLAIM,
    ASK_REINFORCE,
    ASK_DEPLOY, /* x: 1 once a unit of the pile was placed; y: 1 when it is a forced trade in mid-turn */
    ASK_INVADE,
    ASK_DEFEND,
    ASK_BATTLE_ROLL, /* chance */
    ASK_ADVANCE,     /* a: from, b: to */
    ASK_FORTIFY,
    ASK_DRAW, /* chance */
    ASK_KINDS
};

static inline struct hg_conquest_open *open_of(struct hg_state *s)
{
    return &s->conquest.open;
}

static inline const struct hg_conquest_open *open_seen(const struct hg_state *s)
{
    return &s->conquest.open;
}

/* A box with the seat that is asked; its target, number and small numbers still empty. */
static inline struct hg_choice *box_add(const struct hg_state *s, struct hg_choices *out, uint8_t verb)
{
    struct hg_choice *box = &out->box[out->count++];
    *box = (struct hg_choice){.verb = verb, .seat = ask_seen(s)->seat, .from = HG_NONE, .card = HG_NONE};
    return box;
}

static inline uint64_t all_places(const struct hg_rules *r)
{
    return bit(r->conquest.places) - 1;
}

/* flow.c: turns, steps, leaving the game */
void flow_begin_turn(const struct hg_rules *r, struct hg_state *s, uint8_t seat);
void flow_next_step(const struct hg_rules *r, struct hg_state *s);
uint8_t flow_next_acting(const struct hg_rules *r, const struct hg_state *s, uint8_t seat);
bool flow_won(struct hg_state *s);
void flow_resign(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
enum hg_reason flow_why_not_end(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void flow_end(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* setup.c: start roll, claiming, reinforcing */
void setup_start(const struct hg_rules *r, struct hg_state *s);
void setup_go_on(const struct hg_rules *r, struct hg_state *s);
void setup_resigned(const struct hg_rules *r, struct hg_state *s, uint8_t seat);
void setup_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out);
void setup_settle_roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void setup_offer_claim(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason setup_why_not_claim(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void setup_claim(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void setup_offer_reinforce(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason setup_why_not_reinforce(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void setup_reinforce(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* deploy.c: counting and placing reinforcements */
void deploy_enter(const struct hg_rules *r, struct hg_state *s);
void deploy_add(const struct hg_rules *r, struct hg_state *s, unsigned units);
void deploy_go_on(const struct hg_rules *r, struct hg_state *s);
void deploy_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason deploy_why_not_place(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void deploy_place(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* cards.c: sets of three, drawing, hands changing owner */
void cards_start(const struct hg_rules *r, struct hg_state *s);
bool cards_must_trade(const struct hg_rules *r, const struct hg_state *s);
bool cards_picks_fit(const struct hg_rules *r, const struct hg_state *s);
void cards_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason cards_why_not_pick(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void cards_pick(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
enum hg_reason cards_why_not_trade(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void cards_trade(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void cards_enter_draw(const struct hg_rules *r, struct hg_state *s);
void cards_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out);
enum hg_reason cards_why_not_draw(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void cards_draw(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void cards_capture(struct hg_state *s, uint8_t victim, uint8_t captor);
void cards_discard_hand(struct hg_state *s, uint8_t seat);

/* attack.c: declaring, defending, the roll, conquest, moving in */
void attack_enter(const struct hg_rules *r, struct hg_state *s);
void attack_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason attack_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void attack_declare(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void attack_offer_defence(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason attack_why_not_defend(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void attack_defend(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void attack_answer_for_absent(const struct hg_rules *r, struct hg_state *s);
void attack_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out);
enum hg_reason attack_why_not_roll(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void attack_roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
void attack_skip_advance(struct hg_state *s);
void attack_forget_battle(struct hg_state *s);
void attack_offer_advance(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason attack_why_not_advance(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void attack_advance(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* fortify.c */
void fortify_enter(const struct hg_rules *r, struct hg_state *s);
void fortify_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
enum hg_reason fortify_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
void fortify_move(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* secrets.c: who may know what */
void secrets_reveal(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_state *out);
bool secrets_hide_card(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a, uint8_t seat);
void secrets_imagine(const struct hg_rules *r, uint8_t seat, struct hg_source random, struct hg_state *s);

/* check.c: invariants */
const char *check_state(const struct hg_rules *r, const struct hg_state *s);
const char *check_rules(const struct hg_rules *r);

#endif
