/* The conquest family: which verbs it has, which questions it asks, and who answers for each of them. */
#include "engine/conquest/conquest.h"

#include <string.h>

typedef void offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
typedef void chance(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out);
typedef enum hg_reason refusal(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
typedef void effect(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* What a verb needs besides being allowed in the pending question, and what it does. `unused` is all ones where the
 * verb uses nothing of an action: there it must be as hg_blank leaves it. */
struct rule {
    struct hg_action unused;
    refusal *why_not;
    effect *apply;
};

/* A question: the verbs that answer it, who offers the choices (or describes the chances). */
struct question {
    uint32_t verbs;
    offer *offer;
    chance *chance;
};

static enum hg_reason why_not_roll(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
static void roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

#define NO_FROM   .from = UINT8_MAX
#define NO_TO     .to = UINT8_MAX
#define NO_NUMBER .n = UINT16_MAX
#define NO_CARD   .card = UINT8_MAX
#define NO_DICE   .count = UINT8_MAX, .x = {255, 255, 255, 255, 255, 255, 255, 255}

static const struct rule rules_of[VERBS] = {
    [VERB_RESIGN] = {{NO_FROM, NO_TO, NO_NUMBER, NO_CARD, NO_DICE}, NULL, flow_resign},
    [VERB_ROLL] = {{NO_FROM, NO_TO, NO_NUMBER, NO_CARD}, why_not_roll, roll},
    [VERB_DRAW] = {{NO_FROM, NO_TO, NO_NUMBER, NO_DICE}, cards_why_not_draw, cards_draw},
    [VERB_CLAIM] = {{NO_FROM, NO_NUMBER, NO_CARD, NO_DICE}, setup_why_not_claim, setup_claim},
    [VERB_REINFORCE] = {{NO_FROM, NO_NUMBER, NO_CARD, NO_DICE}, setup_why_not_reinforce, setup_reinforce},
    [VERB_PICK] = {{NO_FROM, NO_TO, NO_NUMBER, NO_DICE}, cards_why_not_pick, cards_pick},
    [VERB_TRADE] = {{NO_FROM, NO_TO, NO_NUMBER, NO_CARD, NO_DICE}, cards_why_not_trade, cards_trade},
    [VERB_PLACE] = {{NO_FROM, NO_CARD, NO_DICE}, deploy_why_not_place, deploy_place},
    [VERB_ATTACK] = {{NO_CARD, NO_DICE}, attack_why_not, attack_declare},
    [VERB_DEFEND] = {{NO_FROM, NO_TO, NO_CARD, NO_DICE}, attack_why_not_defend, attack_defend},
    [VERB_ADVANCE] = {{NO_FROM, NO_TO, NO_CARD, NO_DICE}, attack_why_not_advance, attack_advance},
    [VERB_FORTIFY] = {{NO_CARD, NO_DICE}, fortify_why_not, fortify_move},
    [VERB_END] = {{NO_FROM, NO_TO, NO_NUMBER, NO_CARD, NO_DICE}, flow_why_not_end, flow_end},
};

#define VERB(name) (UINT32_C(1) << VERB_##name)

static const struct question questions[ASK_KINDS] = {
    [ASK_START_ROLL] = {VERB(ROLL), NULL, setup_chances},
    [ASK_CLAIM] = {VERB(CLAIM), setup_offer_claim, NULL},
    [ASK_REINFORCE] = {VERB(REINFORCE), setup_offer_reinforce, NULL},
    [ASK_DEPLOY] = {VERB(PICK) | VERB(TRADE) | VERB(PLACE), deploy_offer, NULL},
    [ASK_INVADE] = {VERB(ATTACK) | VERB(END), attack_offer, NULL},
    [ASK_DEFEND] = {VERB(DEFEND), attack_offer_defence, NULL},
    [ASK_BATTLE_ROLL] = {VERB(ROLL), NULL, attack_chances},
    [ASK_ADVANCE] = {VERB(ADVANCE), attack_offer_advance, NULL},
    [ASK_FORTIFY] = {VERB(FORTIFY) | VERB(END), fortify_offer, NULL},
    [ASK_DRAW] = {VERB(DRAW), NULL, cards_chances},
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
    questions[ask_seen(s)->kind].offer(r, s, out);
}

static void chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    questions[ask_seen(s)->kind].chance(r, s, out);
}

static unsigned dice_due(const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    if (ask_seen(s)->kind == ASK_START_ROLL)
        return count_bits(ask_seen(s)->a);
    return (unsigned)o->battle_attack + o->battle_defence;
}

/* All dice of the family have the same sides. */
static enum hg_reason why_not_roll(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    unsigned dice = dice_due(s);
    return a->count == dice && bytes_within(bytes_of(a->x), dice, r->conquest.die_sides) ? HG_OK : HG_NOT_POSSIBLE_ROLL;
}

static void roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    if (ask_top(s)->kind == ASK_START_ROLL)
        setup_settle_roll(r, s, a);
    else
        attack_roll(r, s, a);
}

struct words {
    uint64_t word[2];
};

static inline struct words words_of(const struct hg_action *a)
{
    struct words w;
    memcpy(&w, a, sizeof w);
    return w;
}

static enum hg_reason missing(uint8_t what, enum hg_reason unknown)
{
    return what == HG_NONE ? HG_MALFORMED : unknown;
}

/* Places and cards that an action names must exist: then rules may index with them. */
static enum hg_reason why_not_named(const struct hg_rules *r, const struct rule *rule, const struct hg_action *a)
{
    if (rule->unused.from == 0 && a->from >= r->conquest.places)
        return missing(a->from, HG_NO_SUCH_PLACE);
    if (rule->unused.to == 0 && a->to >= r->conquest.places)
        return missing(a->to, HG_NO_SUCH_PLACE);
    if (rule->unused.card == 0 && a->card >= r->conquest.cards)
        return missing(a->card, HG_NO_SUCH_CARD);
    return HG_OK;
}

static inline enum hg_reason why_not_form(const struct hg_rules *r, const struct rule *rule, const struct hg_action *a)
{
    static const struct hg_action blank = {.from = HG_NONE, .to = HG_NONE, .card = HG_NONE};
    struct words given = words_of(a), want = words_of(&blank), mask = words_of(&rule->unused);
    if ((((given.word[0] ^ want.word[0]) & mask.word[0]) | ((given.word[1] ^ want.word[1]) & mask.word[1])) != 0)
        return HG_MALFORMED;
    /* As bytes, the blank ones of an action are all ones exactly where it would name something. */
    return (mask.word[0] & want.word[0]) == want.word[0] ? HG_OK : why_not_named(r, rule, a);
}

static enum hg_reason why_not_unusual(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return a->verb == VERB_RESIGN ? hg_why_not_resign(r, s, a) : hg_why_not_awaited(VERBS, s, a);
}

static inline enum hg_reason judge(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    enum hg_reason reason;
    if (!hg_is_awaited(VERBS, s, a))
        return why_not_unusual(r, s, a);
    reason = why_not_form(r, &rules_of[a->verb], a);
    if (reason != HG_OK)
        return reason;
    if ((questions[ask_seen(s)->kind].verbs >> a->verb & 1) == 0)
        return HG_NOT_NOW;
    return rules_of[a->verb].why_not(r, s, a);
}

static enum hg_reason why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return judge(r, s, a);
}

static void apply(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    rules_of[a->verb].apply(r, s, a);
}

static enum hg_reason attempt(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    enum hg_reason reason = judge(r, s, a);
    if (reason == HG_OK)
        rules_of[a->verb].apply(r, s, a);
    return reason;
}

const struct hg_family hg_conquest_family = {
    .start = setup_start,
    .choices = choices,
    .chances = chances,
    .why_not = why_not,
    .apply = apply,
    .attempt = attempt,
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
