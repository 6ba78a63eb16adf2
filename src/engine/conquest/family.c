/* The conquest family: which verbs it has, which questions it asks, and who answers for each of them. */
#include "engine/conquest/conquest.h"

typedef void offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
typedef void chance(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out);
typedef enum hg_reason refusal(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
typedef void effect(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* What a verb needs besides being allowed in the pending question, and what it does. */
struct rule {
    refusal *why_not;
    effect *apply;
};

/* A question: the verbs that answer it, who offers the choices (or describes the chances). */
struct question {
    uint32_t verbs;
    offer *offer[2];
    chance *chance;
};

static enum hg_reason why_not_roll(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
static void roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

static const struct rule rules_of[VERBS] = {
    [VERB_RESIGN] = {NULL, flow_resign},
    [VERB_ROLL] = {why_not_roll, roll},
    [VERB_DRAW] = {cards_why_not_draw, cards_draw},
    [VERB_CLAIM] = {setup_why_not_claim, setup_claim},
    [VERB_REINFORCE] = {setup_why_not_reinforce, setup_reinforce},
    [VERB_PICK] = {cards_why_not_pick, cards_pick},
    [VERB_TRADE] = {cards_why_not_trade, cards_trade},
    [VERB_PLACE] = {deploy_why_not_place, deploy_place},
    [VERB_ATTACK] = {attack_why_not, attack_declare},
    [VERB_DEFEND] = {attack_why_not_defend, attack_defend},
    [VERB_ADVANCE] = {attack_why_not_advance, attack_advance},
    [VERB_FORTIFY] = {fortify_why_not, fortify_move},
    [VERB_END] = {flow_why_not_end, flow_end},
};

#define VERB(name) (UINT32_C(1) << VERB_##name)

static const struct question questions[ASK_KINDS] = {
    [ASK_START_ROLL] = {VERB(ROLL), {NULL}, setup_chances},
    [ASK_CLAIM] = {VERB(CLAIM), {setup_offer_claim}, NULL},
    [ASK_REINFORCE] = {VERB(REINFORCE), {setup_offer_reinforce}, NULL},
    [ASK_DEPLOY] = {VERB(PICK) | VERB(TRADE) | VERB(PLACE), {cards_offer, deploy_offer}, NULL},
    [ASK_INVADE] = {VERB(ATTACK) | VERB(END), {attack_offer}, NULL},
    [ASK_DEFEND] = {VERB(DEFEND), {attack_offer_defence}, NULL},
    [ASK_BATTLE_ROLL] = {VERB(ROLL), {NULL}, attack_chances},
    [ASK_ADVANCE] = {VERB(ADVANCE), {attack_offer_advance}, NULL},
    [ASK_FORTIFY] = {VERB(FORTIFY) | VERB(END), {fortify_offer}, NULL},
    [ASK_DRAW] = {VERB(DRAW), {NULL}, cards_chances},
};

static const char *const ask_names[ASK_KINDS] = {
    [ASK_START_ROLL] = "start-roll", [ASK_CLAIM] = "claim",   [ASK_REINFORCE] = "reinforce", [ASK_DEPLOY] = "deploy",
    [ASK_INVADE] = "invade",         [ASK_DEFEND] = "defend", [ASK_BATTLE_ROLL] = "roll",    [ASK_ADVANCE] = "advance",
    [ASK_FORTIFY] = "fortify",       [ASK_DRAW] = "draw",
};

static const struct hg_verb verbs[VERBS] = {
    [VERB_RESIGN] = {"resign", ""},  [VERB_ROLL] = {"roll", "d"},           [VERB_DRAW] = {"draw", "c"},
    [VERB_CLAIM] = {"claim", "t"},   [VERB_REINFORCE] = {"reinforce", "t"}, [VERB_PICK] = {"pick", "c"},
    [VERB_TRADE] = {"trade", ""},    [VERB_PLACE] = {"place", "tn"},        [VERB_ATTACK] = {"attack", "ftn"},
    [VERB_DEFEND] = {"defend", "n"}, [VERB_ADVANCE] = {"advance", "n"},     [VERB_FORTIFY] = {"fortify", "ftn"},
    [VERB_END] = {"end", ""},
};

#define OPEN(id, name, elements, shape, index)   HG_FIELD(id, #name, conquest.open.name, elements, shape, index)
#define SECRET(id, name, elements, shape, index) HG_FIELD(id, #name, conquest.secret.name, elements, shape, index)

/* Ids are never reused: hashes in old records depend on them. */
static const struct hg_field fields[] = {
    HG_COMMON_FIELDS,
    OPEN(20, own, HG_SEATS_MAX, HG_PLACE_SET, HG_PER_SEAT),
    OPEN(21, units, HG_PLACES_MAX, HG_NUMBER, HG_PER_PLACE),
    OPEN(22, discard, 1, HG_CARD_SET, HG_SINGLE),
    OPEN(23, pool, HG_SEATS_MAX, HG_NUMBER, HG_PER_SEAT),
    OPEN(24, pile, 1, HG_NUMBER, HG_SINGLE),
    OPEN(25, hand_size, HG_SEATS_MAX, HG_NUMBER, HG_PER_SEAT),
    OPEN(26, deck_size, 1, HG_NUMBER, HG_SINGLE),
    OPEN(27, picked_size, 1, HG_NUMBER, HG_SINGLE),
    OPEN(28, seat, 1, HG_SEAT, HG_SINGLE),
    OPEN(29, first, 1, HG_SEAT, HG_SINGLE),
    OPEN(30, step, 1, HG_NUMBER, HG_SINGLE),
    OPEN(31, conquests, 1, HG_NUMBER, HG_SINGLE),
    OPEN(32, battle_from, 1, HG_PLACE, HG_SINGLE),
    OPEN(33, battle_to, 1, HG_PLACE, HG_SINGLE),
    OPEN(34, battle_attack, 1, HG_NUMBER, HG_SINGLE),
    OPEN(35, battle_defence, 1, HG_NUMBER, HG_SINGLE),
    SECRET(36, deck, 1, HG_CARD_SET, HG_SINGLE),
    SECRET(37, hand, HG_SEATS_MAX, HG_CARD_SET, HG_PER_SEAT),
    SECRET(38, picked, 1, HG_CARD_SET, HG_SINGLE),
};

static void choices(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    const struct question *q = &questions[ask_seen(s)->kind];
    for (unsigned i = 0; i < 2 && q->offer[i] != NULL; i++)
        q->offer[i](r, s, out);
}

static void chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    questions[ask_seen(s)->kind].chance(r, s, out);
}

static enum hg_reason why_not_roll(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    struct hg_chances c;
    hg_chances(r, s, &c);
    if (a->count != c.count)
        return HG_NOT_POSSIBLE_ROLL;
    for (unsigned i = 0; i < HG_DICE_MAX; i++)
        if (i < c.count ? a->x[i] < c.least[i] || a->x[i] > c.sides[i] : a->x[i] != 0)
            return HG_NOT_POSSIBLE_ROLL;
    return HG_OK;
}

static void roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    if (ask_top(s)->kind == ASK_START_ROLL)
        setup_settle_roll(r, s, a);
    else
        attack_roll(r, s, a);
}

static bool uses(const char *args, char letter)
{
    for (; *args != '\0'; args++)
        if (*args == letter)
            return true;
    return false;
}

/* What a verb does not use must be blank, and what it uses must exist: then rules may index with it. */
static enum hg_reason why_not_form(const struct hg_rules *r, const struct hg_action *a)
{
    const char *args = verbs[a->verb].args;
    bool dice = uses(args, 'd');
    if (uses(args, 'f') ? a->from >= r->conquest.places : a->from != HG_NONE)
        return a->from == HG_NONE ? HG_MALFORMED : HG_NO_SUCH_PLACE;
    if (uses(args, 't') ? a->to >= r->conquest.places : a->to != HG_NONE)
        return a->to == HG_NONE ? HG_MALFORMED : HG_NO_SUCH_PLACE;
    if (uses(args, 'c') ? a->card >= r->conquest.cards : a->card != HG_NONE)
        return a->card == HG_NONE ? HG_MALFORMED : HG_NO_SUCH_CARD;
    if ((!uses(args, 'n') && a->n != 0) || (!dice && a->count != 0))
        return HG_MALFORMED;
    for (unsigned i = 0; i < HG_DICE_MAX && !dice; i++)
        if (a->x[i] != 0)
            return HG_MALFORMED;
    return HG_OK;
}

static enum hg_reason why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    enum hg_reason reason = why_not_form(r, a);
    if (reason != HG_OK)
        return reason;
    if ((questions[ask_seen(s)->kind].verbs >> a->verb & 1) == 0)
        return HG_NOT_NOW;
    return rules_of[a->verb].why_not(r, s, a);
}

static void apply(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    rules_of[a->verb].apply(r, s, a);
}

const struct hg_family hg_conquest_family = {
    .start = setup_start,
    .choices = choices,
    .chances = chances,
    .why_not = why_not,
    .apply = apply,
    .reveal = secrets_reveal,
    .hides_card = secrets_hide_card,
    .imagine = secrets_imagine,
    .state_ok = check_state,
    .rules_ok = check_rules,
    .verbs = {verbs, VERBS},
    .fields = {fields, sizeof fields / sizeof fields[0]},
    .ask_names = ask_names,
    .ask_kinds = ASK_KINDS,
};
