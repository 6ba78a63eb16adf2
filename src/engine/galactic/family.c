/* The galactic family: which verbs it has, which questions it asks, and who answers for each of them.
 *
 * The tables here are all that knows verbs and questions by name; the struct at the end is all that the rest of the
 * engine sees. */
#include "engine/bytes.h"
#include "engine/form.h"
#include "engine/galactic/galactic.h"

#include <string.h>

/* What a verb needs besides being allowed in the pending question, and what it does. `unused` is all ones where the
 * verb uses nothing of an action: there it must be as hg_blank leaves it. */
struct rule {
    struct hg_action unused;
    gal_refusal *why_not;
    gal_effect *apply;
};

static gal_chance roll_chances;
static gal_refusal why_not_roll;
static gal_effect roll;

/* One row for each verb. Members of an action that are not marked NO_... are checked by the verb's own rule. */
static const struct rule rules_of[VERBS] = {
    [VERB_RESIGN] = {{NOTHING}, NULL, gal_resign},
    [VERB_ROLL] = {{NO_NUMBER, NO_FROM, NO_TO, NO_CARD}, why_not_roll, roll},
    [VERB_DRAW] = {{NO_NUMBER, NO_FROM, NO_TO, NO_DICE}, gal_why_not_draw, gal_draw},
    [VERB_FIRST] = {{NOTHING}, form_suffices, gal_order},
    [VERB_SECOND] = {{NOTHING}, form_suffices, gal_order},
    [VERB_HAND_OVER] = {{NOTHING}, gal_why_not_hand_over, gal_hand_over},
    [VERB_SELECT] = {{NO_NUMBER, NO_FROM, NO_CARD, NO_DICE}, gal_why_not_select, gal_select},
    [VERB_CHARGE] = {{NO_NUMBER, NO_CARD, NO_DICE}, gal_why_not_charge, gal_charge},
    [VERB_ATTACK] = {{NO_NUMBER, NO_CARD, NO_DICE}, gal_why_not_attack, gal_attack},
    [VERB_RETREAT] = {{NO_NUMBER, NO_TO, NO_CARD, NO_DICE}, gal_why_not_retreat, gal_retreat},
    [VERB_GO] = {{NOTHING}, form_suffices, gal_go},
    [VERB_STAY] = {{NOTHING}, gal_why_not_stay, gal_stay},
    [VERB_BERTH] = {{NO_NUMBER, NO_FROM, NO_CARD, NO_DICE}, gal_why_not_berth, gal_berth},
    [VERB_PASS] = {{NOTHING}, form_suffices, gal_pass},
    [VERB_PLAY] = {{NO_NUMBER, NO_FROM, NO_TO, NO_DICE}, gal_why_not_play, gal_play},
    [VERB_PLAY_AT] = {{NO_NUMBER, NO_FROM, NO_DICE}, gal_why_not_play, gal_play},
    [VERB_PLAY_MOVE] = {{NO_NUMBER, NO_DICE}, gal_why_not_play, gal_play},
    [VERB_DISCARD] = {{NO_NUMBER, NO_FROM, NO_TO, NO_DICE}, gal_why_not_discard, gal_discard},
    [VERB_OFFER_DRAW] = {{NOTHING}, gal_why_not_offer_draw, gal_offer_draw},
    [VERB_ACCEPT] = {{NOTHING}, form_suffices, gal_accept},
    [VERB_DECLINE] = {{NOTHING}, form_suffices, gal_decline},
    [VERB_ADJUST] = {{NOTHING}, form_suffices, gal_adjust},
};

#define VERB(name) (UINT32_C(1) << VERB_##name)
#define CARDS      (VERB(PLAY) | VERB(PLAY_AT) | VERB(PLAY_MOVE))
#define WINDOW     (CARDS | VERB(PASS) | VERB(OFFER_DRAW))

/* A question: its name in records, the verbs that answer it, and who offers the choices of the seat that is asked or,
 * where chance is asked, describes what may come. Exactly one of these two is there. */
struct question {
    const char *name;
    uint32_t verbs;
    gal_offer *offer;
    gal_chance *chance;
};

static const struct question questions[ASK_KINDS] = {
    [ASK_DEAL] = {"deal", VERB(DRAW), .chance = gal_draw_chances},
    [ASK_START_ROLL] = {"start-roll", VERB(ROLL), .chance = roll_chances},
    [ASK_ORDER] = {"order", VERB(FIRST) | VERB(SECOND) | VERB(HAND_OVER), .offer = gal_offer_order},
    [ASK_BEFORE_MOVE] = {"before-move", WINDOW, .offer = gal_offer_cards},
    [ASK_OPP_BEFORE_MOVE] = {"opp-before-move", WINDOW, .offer = gal_offer_cards},
    [ASK_DECLARED] = {"declare", WINDOW, .offer = gal_offer_cards},
    [ASK_ROLLED] = {"after-roll", WINDOW, .offer = gal_offer_cards},
    [ASK_LOST_ATTACK] = {"on-loss", WINDOW, .offer = gal_offer_cards},
    [ASK_WON_ATTACK] = {"on-win", WINDOW, .offer = gal_offer_cards},
    [ASK_ENEMY_ENTERED] = {"opp-enter-home", WINDOW, .offer = gal_offer_cards},
    [ASK_AFTER_MOVE] = {"after-move", WINDOW, .offer = gal_offer_cards},
    [ASK_ANSWER] = {"opp-plays-card", WINDOW, .offer = gal_offer_cards},
    [ASK_SELECT] = {"select", VERB(SELECT) | VERB(ADJUST) | VERB(OFFER_DRAW), .offer = gal_offer_select},
    [ASK_MOVE] = {"move", VERB(CHARGE) | VERB(ATTACK) | VERB(RETREAT) | VERB(STAY) | VERB(OFFER_DRAW),
                  .offer = gal_offer_moves},
    [ASK_ROLL] = {"roll", VERB(ROLL), .chance = roll_chances},
    [ASK_REROLL] = {"reroll", VERB(ROLL), .chance = roll_chances},
    [ASK_STUCK_ROLL] = {"stuck-roll", VERB(ROLL), .chance = roll_chances},
    [ASK_RETREAT] = {"retreat", VERB(GO) | VERB(STAY) | VERB(OFFER_DRAW), .offer = gal_offer_retreat},
    [ASK_BERTH] = {"berth", VERB(BERTH), .offer = gal_offer_berth},
    [ASK_DRAW] = {"draw", VERB(DRAW), .chance = gal_draw_chances},
    [ASK_DISCARD] = {"discard", VERB(DISCARD) | VERB(OFFER_DRAW), .offer = gal_offer_discard},
    [ASK_DRAW_OFFER] = {"draw-offer", VERB(ACCEPT) | VERB(DECLINE), .offer = gal_offer_answers},
};

/* The words stand in records, so they never change. */
static const char *ask_name(uint8_t kind)
{
    return questions[kind].name;
}

/* By verb: its word in notation, the letters of its arguments (docs/NOTATION.md), and what programs may rely on about
 * it. */
static const struct hg_verb verbs[VERBS] = {
    [VERB_RESIGN] = {"resign", "", 0},
    [VERB_ROLL] = {"roll", "d", HG_VERB_ROLLS},
    [VERB_DRAW] = {"draw", "c", HG_VERB_ROUTINE},
    [VERB_FIRST] = {"first", "", 0},
    [VERB_SECOND] = {"second", "", 0},
    [VERB_HAND_OVER] = {"hand-over", "", 0},
    [VERB_SELECT] = {"select", "t", HG_VERB_ROUTINE},
    [VERB_CHARGE] = {"charge", "ft", HG_VERB_MOVES | HG_VERB_WEIGHTY},
    [VERB_ATTACK] = {"attack", "ft", HG_VERB_ATTACKS | HG_VERB_WEIGHTY},
    [VERB_RETREAT] = {"retreat", "f", 0},
    [VERB_GO] = {"go", "", 0},
    [VERB_STAY] = {"stay", "", 0},
    [VERB_BERTH] = {"berth", "t", 0},
    [VERB_PASS] = {"pass", "", HG_VERB_PASSES | HG_VERB_ROUTINE},
    [VERB_PLAY] = {"play", "c", HG_VERB_PLAYS | HG_VERB_WEIGHTY},
    [VERB_PLAY_AT] = {"play-at", "ct", HG_VERB_PLAYS | HG_VERB_WEIGHTY},
    [VERB_PLAY_MOVE] = {"play-move", "cft", HG_VERB_PLAYS | HG_VERB_WEIGHTY},
    [VERB_DISCARD] = {"discard", "c", 0},
    [VERB_OFFER_DRAW] = {"offer-draw", "", 0},
    [VERB_ACCEPT] = {"accept", "", 0},
    [VERB_DECLINE] = {"decline", "", 0},
    [VERB_ADJUST] = {"adjust", "", 0},
};

/* Open fields are seen by everybody; of secret ones secrets.c says who sees what. */
#define OPEN(id, name, member, elements, shape, index) HG_FIELD(id, #name, galactic.open.member, elements, shape, index)
#define SECRET(id, name, elements, shape, index)       HG_FIELD(id, #name, galactic.secret.name, elements, shape, index)

/* Ids are never reused: hashes in old records depend on them. */
static const struct hg_field fields[] = {
    HG_COMMON_FIELDS,
    OPEN(100, own, own, 2, HG_PLACE_SET, HG_PER_SEAT),
    OPEN(101, units, units, HG_PLACES_MAX, HG_NUMBER, HG_PER_PLACE),
    OPEN(102, discard, discard, 1, HG_CARD_SET, HG_SINGLE),
    OPEN(103, removed, removed, 2, HG_NUMBER, HG_PER_SEAT),
    OPEN(104, hand_size, hand_size, 2, HG_NUMBER, HG_PER_SEAT),
    OPEN(105, dice, battle.dice, 2, HG_NUMBER, HG_PER_SEAT),
    OPEN(106, total, battle.total, 2, HG_NUMBER, HG_PER_SEAT),
    OPEN(107, high, battle.high, 2, HG_NUMBER, HG_PER_SEAT),
    OPEN(132, below, battle.below, 2, HG_NUMBER, HG_PER_SEAT),
    OPEN(108, raised, battle.raised, 2, HG_NUMBER, HG_PER_SEAT),
    OPEN(109, lowered, battle.lowered, 2, HG_NUMBER, HG_PER_SEAT),
    OPEN(110, deck_size, deck_size, 1, HG_NUMBER, HG_SINGLE),
    OPEN(111, seat, seat, 1, HG_SEAT, HG_SINGLE),
    OPEN(112, first, first, 1, HG_SEAT, HG_SINGLE),
    OPEN(113, step, step, 1, HG_NUMBER, HG_SINGLE),
    OPEN(114, settle, battle.settle, 1, HG_NUMBER, HG_SINGLE),
    OPEN(115, battle, battle.kind, 1, HG_NUMBER, HG_SINGLE),
    OPEN(116, battle_from, battle.from, 1, HG_PLACE, HG_SINGLE),
    OPEN(117, battle_to, battle.to, 1, HG_PLACE, HG_SINGLE),
    OPEN(118, ship, turn.ship, 1, HG_PLACE, HG_SINGLE),
    OPEN(119, frozen, turn.frozen, 1, HG_PLACE, HG_SINGLE),
    OPEN(120, played, turn.played, 1, HG_SEATS, HG_SINGLE),
    OPEN(121, truce, truce, 1, HG_SEATS, HG_SINGLE),
    OPEN(122, worked, turn.worked, 1, HG_NUMBER, HG_SINGLE),
    OPEN(123, boost, turn.boost, 1, HG_NUMBER, HG_SINGLE),
    OPEN(124, won, turn.won, 1, HG_NUMBER, HG_SINGLE),
    OPEN(125, wins_ties, battle.wins_ties, 1, HG_NUMBER, HG_SINGLE),
    OPEN(126, idle, turn.idle, 1, HG_NUMBER, HG_SINGLE),
    OPEN(127, passed, passed, 1, HG_NUMBER, HG_SINGLE),
    OPEN(128, offered, turn.offered, 1, HG_NUMBER, HG_SINGLE),
    SECRET(129, deck, 1, HG_CARD_SET, HG_SINGLE),
    SECRET(130, hand, 2, HG_CARD_SET, HG_PER_SEAT),
    SECRET(131, known, 2, HG_CARD_SET, HG_PER_SEAT),
};

static void choices(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    questions[ask_seen(s)->kind].offer(r, s, out);
}

static void chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    questions[ask_seen(s)->kind].chance(r, s, out);
}

/* ---- Dice ------------------------------------------------------------------------------------------------------- */

/* Two dice wherever the question is not about a battle. */
static unsigned dice_due(const struct hg_state *s)
{
    uint8_t kind = ask_seen(s)->kind;
    return kind == ASK_ROLL || kind == ASK_REROLL ? gal_battle_dice(s) : 2;
}

static void roll_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    out->verb = VERB_ROLL;
    out->count = (uint8_t)dice_due(s);
    memset(out->least, 1, sizeof out->least);
    memset(out->sides, r->galactic.die_sides, sizeof out->sides);
}

static enum hg_reason why_not_roll(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    unsigned dice = dice_due(s);
    return a->count == dice && bytes_within(bytes_of(a->x), dice, r->galactic.die_sides) ? HG_OK : HG_NOT_POSSIBLE_ROLL;
}

/* One verb for all dice; the question says what they were rolled for. */
static void roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    uint8_t kind = ask_top(s)->kind;
    if (kind == ASK_START_ROLL)
        gal_settle_start(r, s, a);
    else if (kind == ASK_STUCK_ROLL)
        gal_settle_stuck(r, s, a);
    else
        gal_battle_roll(r, s, a);
}

/* ---- Legality --------------------------------------------------------------------------------------------------- */

/* Does whoever is awaited answer the question that is asked, in due form? Whether what the verb uses exists is for its
 * rule to say. */
static inline bool is_answer(const struct hg_state *s, const struct hg_action *a)
{
    unsigned verb = a->verb;
    return verb < VERBS && hg_is_by_awaited(s, a) && (questions[ask_seen(s)->kind].verbs >> verb & 1) != 0 &&
           form_is_blank(a, &rules_of[verb].unused);
}

/* A card out of its time has a reason of its own. */
static enum hg_reason why_not_now(const struct hg_state *s, const struct hg_action *a)
{
    bool card = (CARDS >> a->verb & 1) != 0;
    return card && a->seat < 2 && has(gal_seen(s)->turn.played, a->seat) ? HG_CARD_PLAYED : HG_NOT_NOW;
}

/* Legality of whatever is not an answer: only resigning may be legal. */
static enum hg_reason why_not_aside(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    if (a->verb == VERB_RESIGN)
        return hg_why_not_resign(r, s, a);
    if (!hg_is_awaited(VERBS, s, a))
        return hg_why_not_awaited(VERBS, s, a);
    return form_is_blank(a, &rules_of[a->verb].unused) ? why_not_now(s, a) : HG_MALFORMED;
}

static enum hg_reason why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return is_answer(s, a) ? rules_of[a->verb].why_not(r, s, a) : why_not_aside(r, s, a);
}

static void apply(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    rules_of[a->verb].apply(r, s, a);
}

SELDOM static enum hg_reason attempt_aside(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    enum hg_reason reason = why_not_aside(r, s, a);
    if (reason == HG_OK)
        apply(r, s, a);
    return reason;
}

/* An answer in due form: its own rule says whether it is legal. */
RARELY static enum hg_reason follow(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a,
                                    const struct rule *rule)
{
    enum hg_reason reason = rule->why_not(r, s, a);
    if (reason == HG_OK)
        rule->apply(r, s, a);
    return reason;
}

/* The same as why_not, then apply, with one look at the question. */
static enum hg_reason attempt(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    return is_answer(s, a) ? follow(r, s, a, &rules_of[a->verb]) : attempt_aside(r, s, a);
}

/* ---- The family ------------------------------------------------------------------------------------------------- */

static uint64_t held(const struct hg_state *s, unsigned army)
{
    return gal_seen(s)->own[army];
}

static unsigned units_at(const struct hg_state *s, unsigned place)
{
    return gal_seen(s)->units[place];
}

const struct hg_family hg_galactic_family = {
    .start = gal_start,
    .choices = choices,
    .chances = chances,
    .why_not = why_not,
    .apply = apply,
    .attempt = attempt,
    .reveal = gal_reveal,
    .hides_card = gal_hides_card,
    .imagine = gal_imagine,
    .state_ok = gal_state_ok,
    .rules_ok = gal_rules_ok,
    .verbs = {verbs, VERBS},
    .fields = {fields, sizeof fields / sizeof fields[0]},
    .ask_name = ask_name,
    .ask_kinds = ASK_KINDS,
    .asides = VERB(OFFER_DRAW) | VERB(ADJUST),
    .traits = {.board = HG_BOARD_GRID, .dice = HG_DICE_ADDED, .has_units = true, .has_hands = true},
    .held = held,
    .units_at = units_at,
};
