/* The conquest family: which verbs it has, which questions it asks, and who answers for each of them. */
#include "engine/conquest/abilities/abilities.h"
#include "engine/conquest/campaign/campaign.h"

#include <string.h>

typedef void offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
typedef void chance(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out);
typedef enum hg_reason refusal(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
typedef void effect(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
typedef enum hg_reason trial(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* What a verb needs besides being allowed in the pending question, and what it does. `unused` is all ones where the
 * verb uses nothing of an action: there it must be as hg_blank leaves it. */
struct rule {
    struct hg_action unused;
    refusal *why_not;
    effect *apply;
    trial *attempt;       /* both in one, where it is worth it: for the verbs that most actions are of; or NULL */
    uint8_t names_others; /* 1 when the member `card` names something else than a card */
};

/* A question: the verbs that answer it, who offers the choices (or describes the chances). */
struct question {
    uint64_t verbs;
    offer *offer;
    chance *chance;
};

static chance battle_chances, roll_chances;
static refusal why_not_roll;
static effect roll, pass;
static trial attempt_roll;

#define NO_FROM   .from = UINT8_MAX
#define NO_TO     .to = UINT8_MAX
#define NO_NUMBER .n = UINT16_MAX
#define NO_CARD   .card = UINT8_MAX
#define NO_DICE   .count = UINT8_MAX, .x = {255, 255, 255, 255, 255, 255, 255, 255}
#define BUT_HERO  .count = UINT8_MAX, .x = {0, 255, 255, 255, 255, 255, 255, 255}
#define BUT_SHIPS .count = UINT8_MAX, .x = {0, 0, 0, 255, 255, 255, 255, 255}
#define NOTHING   NO_FROM, NO_TO, NO_NUMBER, NO_CARD, NO_DICE
#define ONLY_TO   NO_FROM, NO_NUMBER, NO_CARD, NO_DICE
#define ONLY_N    NO_FROM, NO_TO, NO_CARD, NO_DICE
#define ONLY_CARD NO_FROM, NO_TO, NO_NUMBER, NO_DICE

static const struct rule rules_of[VERBS] = {
    [VERB_RESIGN] = {.unused = {NOTHING}, NULL, flow_resign},
    [VERB_ROLL] = {.unused = {NO_FROM, NO_TO, NO_NUMBER, NO_CARD}, why_not_roll, roll, attempt_roll},
    [VERB_DRAW] = {.unused = {ONLY_CARD}, draw_why_not, draw_apply},
    [VERB_CLAIM] = {.unused = {ONLY_TO}, setup_why_not_claim, setup_claim},
    [VERB_REINFORCE] = {.unused = {ONLY_TO}, setup_why_not_reinforce, setup_reinforce},
    [VERB_PICK] = {.unused = {ONLY_CARD}, cards_why_not_pick, cards_pick},
    [VERB_TRADE] = {.unused = {NOTHING}, cards_why_not_trade, cards_trade},
    [VERB_PLACE] = {.unused = {NO_FROM, NO_CARD, NO_DICE}, deploy_why_not_place, deploy_place, deploy_attempt_place},
    [VERB_ATTACK] = {.unused = {NO_CARD, BUT_HERO}, attack_why_not, attack_declare, attack_attempt},
    [VERB_DEFEND] = {.unused = {ONLY_N}, attack_why_not_defend, attack_defend, attack_attempt_defend},
    [VERB_ADVANCE] = {.unused = {NO_FROM, NO_TO, NO_CARD, BUT_HERO}, occupy_why_not, occupy_advance, occupy_attempt},
    [VERB_FORTIFY] = {.unused = {NO_CARD, BUT_HERO}, fortify_why_not, fortify_move},
    [VERB_END] = {.unused = {NOTHING}, flow_why_not_end, flow_end},
    [VERB_ARMY] = {.unused = {ONLY_CARD}, seats_why_not, seats_take, .names_others = 1},
    [VERB_SHOW] = {.unused = {ONLY_CARD}, board_why_not_show, board_show},
    [VERB_GOAL] = {.unused = {ONLY_CARD}, board_why_not_goal, board_goal, .names_others = 1},
    [VERB_BASE] = {.unused = {ONLY_TO}, bases_why_not, bases_place},
    [VERB_HERO] = {.unused = {ONLY_TO}, heroes_why_not, heroes_place},
    [VERB_COLLECT] = {.unused = {ONLY_CARD}, goals_why_not, goals_collect, .names_others = 1},
    [VERB_REWARD] = {.unused = {ONLY_CARD}, rewards_why_not, rewards_reveal, .names_others = 1},
    [VERB_TOWER] = {.unused = {ONLY_TO}, rewards_why_not_tower, rewards_place_tower},
    [VERB_TRANSFER] = {.unused = {ONLY_TO}, prepare_why_not_transfer, prepare_transfer},
    [VERB_ACCEPT] = {.unused = {NOTHING}, prepare_why_not_answer, prepare_accept},
    [VERB_REFUSE] = {.unused = {NOTHING}, prepare_why_not_answer, prepare_refuse},
    [VERB_DECLARE] = {.unused = {NO_NUMBER, NO_CARD, NO_DICE}, invasion_why_not_declare, invasion_declare},
    [VERB_COMMIT] = {.unused = {NO_FROM, NO_TO, NO_CARD, BUT_HERO}, invasion_why_not_commit, invasion_commit},
    [VERB_STOP] = {.unused = {NOTHING}, invasion_why_not_stop, invasion_stop},
    [VERB_PLAY] = {.unused = {NO_NUMBER, NO_DICE}, abilities_why_not, abilities_play},
    [VERB_PASS] = {.unused = {NOTHING}, abilities_why_not_pass, pass},
    [VERB_LOOK] = {.unused = {ONLY_N}, operations_why_not_look, operations_look},
    [VERB_REROLL] = {.unused = {ONLY_N}, invasion_why_not_die, invasion_choose_die},
    [VERB_STRIKE] = {.unused = {NO_CARD, BUT_SHIPS}, strike_why_not, strike_declare},
    [VERB_ASSAULT] = {.unused = {NO_TO, NO_CARD, BUT_SHIPS}, titan_why_not_assault, titan_assault},
    [VERB_HOLD] = {.unused = {NO_FROM, NO_TO, NO_CARD, BUT_SHIPS}, strike_why_not_hold, strike_hold},
    [VERB_FOLLOW] = {.unused = {NO_FROM, NO_TO, NO_CARD, BUT_SHIPS}, triumph_why_not_follow, triumph_follow},
    [VERB_USE] = {.unused = {BUT_SHIPS}, directives_why_not, directives_use},
    [VERB_BUILD] = {.unused = {ONLY_CARD}, ships_why_not_build, ships_build},
    [VERB_SHIP] = {.unused = {ONLY_TO}, ships_why_not_place, ships_place},
    [VERB_CONVOY] = {.unused = {NO_NUMBER, NO_CARD, BUT_SHIPS}, regroup_why_not_convoy, regroup_convoy},
    [VERB_TOKEN] = {.unused = {ONLY_TO}, tokens_why_not, tokens_place},
    [VERB_FACE] = {.unused = {ONLY_CARD}, tokens_why_not_face, tokens_face, .names_others = 1},
    [VERB_TITAN] = {.unused = {ONLY_TO}, titan_why_not, titan_place},
    [VERB_MARCH] = {.unused = {NOTHING}, titan_why_not_march, titan_march},
    [VERB_LOSE] = {.unused = {ONLY_CARD}, orders_why_not_lose, orders_lose},
    [VERB_SCAN] = {.unused = {ONLY_TO}, scan_why_not, scan_begin},
    [VERB_MATCH] = {.unused = {ONLY_N}, scan_why_not_match, scan_match},
    [VERB_DICE] = {.unused = {ONLY_N}, scan_why_not_dice, scan_dice},
    [VERB_DROP] = {.unused = {ONLY_N}, scan_why_not_drop, scan_drop},
    [VERB_GIVE_UP] = {.unused = {NOTHING}, scan_why_not_give_up, scan_give_up},
};

#define VERB(name) (UINT64_C(1) << VERB_##name)

static const struct question questions[ASK_KINDS] = {
    [ASK_START_ROLL] = {VERB(ROLL), NULL, roll_chances},
    [ASK_CLAIM] = {VERB(CLAIM), setup_offer_claim, NULL},
    [ASK_REINFORCE] = {VERB(REINFORCE), setup_offer_reinforce, NULL},
    [ASK_DEPLOY] = {VERB(PICK) | VERB(TRADE) | VERB(PLACE) | VERB(HERO) | VERB(PLAY) | VERB(BUILD) | VERB(USE) |
                        VERB(SCAN) | VERB(END),
                    deploy_offer, NULL},
    [ASK_INVADE] = {VERB(ATTACK) | VERB(END), attack_offer, NULL},
    [ASK_DEFEND] = {VERB(DEFEND), attack_offer_defence, NULL},
    [ASK_BATTLE_ROLL] = {VERB(ROLL), NULL, battle_chances},
    [ASK_ADVANCE] = {VERB(ADVANCE), occupy_offer, NULL},
    [ASK_FORTIFY] = {VERB(FORTIFY) | VERB(PLAY) | VERB(END), fortify_offer, NULL},
    [ASK_DRAW] = {VERB(DRAW), NULL, draw_chances},
    [ASK_ORDER_ROLL] = {VERB(ROLL), NULL, roll_chances},
    [ASK_ARMY] = {VERB(ARMY), seats_offer, NULL},
    [ASK_SHOW] = {VERB(SHOW), NULL, board_chances},
    [ASK_GOAL] = {VERB(GOAL), NULL, board_chances},
    [ASK_BASE] = {VERB(BASE), bases_offer, NULL},
    [ASK_BATCH] = {VERB(REINFORCE), board_offer_batch, NULL},
    [ASK_HERO] = {VERB(HERO), heroes_offer, NULL},
    [ASK_PREPARE] = {VERB(TRANSFER) | VERB(FORTIFY) | VERB(PLAY) | VERB(END), prepare_offer, NULL},
    [ASK_CONSENT] = {VERB(ACCEPT) | VERB(REFUSE), prepare_offer_answer, NULL},
    [ASK_COLLECT] = {VERB(COLLECT) | VERB(END), goals_offer, NULL},
    [ASK_REWARD] = {VERB(REWARD), NULL, rewards_chances},
    [ASK_TOWER] = {VERB(TOWER), rewards_offer_tower, NULL},
    [ASK_DECLARE] = {VERB(DECLARE) | VERB(PLAY) | VERB(END), invasion_offer_declare, NULL},
    [ASK_COMMIT] = {VERB(COMMIT) | VERB(PLAY) | VERB(STOP), invasion_offer_commit, NULL},
    [ASK_WINDOW] = {VERB(PLAY) | VERB(PASS), abilities_offer_window, NULL},
    [ASK_LOOK] = {VERB(LOOK), operations_offer_look, NULL},
    [ASK_CHOOSE_DIE] = {VERB(REROLL), invasion_offer_die, NULL},
    [ASK_REROLL] = {VERB(ROLL), NULL, roll_chances},
    [ASK_ROLL_REMOVE] = {VERB(ROLL), NULL, roll_chances},
    [ASK_RECALL] = {VERB(FORTIFY) | VERB(END), operations_offer_recall, NULL},
    [ASK_CLAIM_FOR] = {VERB(CLAIM), claims_offer, NULL},
    [ASK_REINFORCE_FOR] = {VERB(REINFORCE), claims_offer, NULL},
    [ASK_TITAN] = {VERB(TITAN), titan_offer, NULL},
    [ASK_FACE] = {VERB(FACE), NULL, tokens_chances},
    [ASK_TOKEN] = {VERB(TOKEN), tokens_offer, NULL},
    [ASK_MOMENT] = {VERB(USE) | VERB(PASS), directives_offer_moment, NULL},
    [ASK_REACT] = {VERB(USE) | VERB(PASS), directives_offer_moment, NULL},
    [ASK_ORDER_DIE] = {VERB(ROLL), NULL, orders_chances},
    [ASK_LOSE] = {VERB(LOSE), NULL, orders_chances},
    [ASK_ORDER_DRAW] = {VERB(DRAW), NULL, draw_chances},
    [ASK_CAMPAIGN] = {VERB(STRIKE) | VERB(ASSAULT) | VERB(USE) | VERB(END), strike_offer, NULL},
    [ASK_JUMP] = {VERB(STRIKE), strike_offer_jump, NULL},
    [ASK_HOLD] = {VERB(HOLD), strike_offer_hold, NULL},
    [ASK_CLASH] = {VERB(ROLL), NULL, clash_chances},
    [ASK_CLASH_AGAIN] = {VERB(ROLL), NULL, clash_chances},
    [ASK_FOLLOW] = {VERB(FOLLOW), triumph_offer_follow, NULL},
    [ASK_SHIP] = {VERB(SHIP), ships_offer_place, NULL},
    [ASK_SCAN_ROLL] = {VERB(ROLL), NULL, scan_chances},
    [ASK_SCAN] = {VERB(MATCH) | VERB(DROP) | VERB(GIVE_UP), scan_offer_rows, NULL},
    [ASK_SCAN_PLACE] = {VERB(DICE), scan_offer_dice, NULL},
    [ASK_REGROUP] = {VERB(FORTIFY) | VERB(CONVOY) | VERB(TRANSFER) | VERB(USE) | VERB(END), regroup_offer, NULL},
    [ASK_MARCH] = {VERB(MARCH) | VERB(END), titan_offer_march, NULL},
    [ASK_MARCH_ROLL] = {VERB(ROLL), NULL, titan_chances},
    [ASK_MARCH_TO] = {VERB(TITAN), titan_offer, NULL},
};

static const char *const ask_names[ASK_KINDS] = {
    [ASK_START_ROLL] = "start-roll",
    [ASK_CLAIM] = "claim",
    [ASK_REINFORCE] = "reinforce",
    [ASK_DEPLOY] = "deploy",
    [ASK_INVADE] = "invade",
    [ASK_DEFEND] = "defend",
    [ASK_BATTLE_ROLL] = "roll",
    [ASK_ADVANCE] = "advance",
    [ASK_FORTIFY] = "fortify",
    [ASK_DRAW] = "draw",
    [ASK_ORDER_ROLL] = "order-roll",
    [ASK_ARMY] = "army",
    [ASK_SHOW] = "show",
    [ASK_GOAL] = "goal",
    [ASK_BASE] = "base",
    [ASK_BATCH] = "batch",
    [ASK_HERO] = "hero",
    [ASK_PREPARE] = "prepare",
    [ASK_CONSENT] = "consent",
    [ASK_COLLECT] = "collect",
    [ASK_REWARD] = "reward",
    [ASK_TOWER] = "tower",
    [ASK_DECLARE] = "declare",
    [ASK_COMMIT] = "commit",
    [ASK_WINDOW] = "window",
    [ASK_LOOK] = "look",
    [ASK_CHOOSE_DIE] = "choose-die",
    [ASK_REROLL] = "reroll",
    [ASK_ROLL_REMOVE] = "roll-remove",
    [ASK_RECALL] = "recall",
    [ASK_CLAIM_FOR] = "claim-for",
    [ASK_REINFORCE_FOR] = "reinforce-for",
    [ASK_TITAN] = "titan",
    [ASK_FACE] = "face",
    [ASK_TOKEN] = "token",
    [ASK_MOMENT] = "moment",
    [ASK_REACT] = "react",
    [ASK_ORDER_DIE] = "order-die",
    [ASK_LOSE] = "lose",
    [ASK_ORDER_DRAW] = "order-draw",
    [ASK_CAMPAIGN] = "campaign",
    [ASK_JUMP] = "jump",
    [ASK_HOLD] = "hold",
    [ASK_CLASH] = "clash",
    [ASK_CLASH_AGAIN] = "clash-again",
    [ASK_FOLLOW] = "follow",
    [ASK_SHIP] = "ship",
    [ASK_SCAN_ROLL] = "scan-roll",
    [ASK_SCAN] = "scan",
    [ASK_SCAN_PLACE] = "scan-place",
    [ASK_REGROUP] = "regroup",
    [ASK_MARCH] = "march",
    [ASK_MARCH_ROLL] = "march-roll",
    [ASK_MARCH_TO] = "march-to",
};

static const struct hg_verb verbs[VERB_REROLL + 1] = {
    [VERB_RESIGN] = {"resign", ""},
    [VERB_ROLL] = {"roll", "d"},
    [VERB_DRAW] = {"draw", "c"},
    [VERB_CLAIM] = {"claim", "t"},
    [VERB_REINFORCE] = {"reinforce", "t"},
    [VERB_PICK] = {"pick", "c"},
    [VERB_TRADE] = {"trade", ""},
    [VERB_PLACE] = {"place", "tn"},
    [VERB_ATTACK] = {"attack", "ftnh"},
    [VERB_DEFEND] = {"defend", "n"},
    [VERB_ADVANCE] = {"advance", "nh"},
    [VERB_FORTIFY] = {"fortify", "ftnh"},
    [VERB_END] = {"end", ""},
    [VERB_ARMY] = {"army", "a"},
    [VERB_SHOW] = {"show", "c"},
    [VERB_GOAL] = {"goal", "g"},
    [VERB_BASE] = {"base", "t"},
    [VERB_HERO] = {"hero", "t"},
    [VERB_COLLECT] = {"collect", "g"},
    [VERB_REWARD] = {"reward", "r"},
    [VERB_TOWER] = {"tower", "t"},
    [VERB_TRANSFER] = {"transfer", "t"},
    [VERB_ACCEPT] = {"accept", ""},
    [VERB_REFUSE] = {"refuse", ""},
    [VERB_DECLARE] = {"declare", "ft"},
    [VERB_COMMIT] = {"commit", "nh"},
    [VERB_STOP] = {"stop", ""},
    [VERB_PLAY] = {"play", "cp"},
    [VERB_PASS] = {"pass", ""},
    [VERB_LOOK] = {"look", "n"},
    [VERB_REROLL] = {"reroll", "n"},
};

/* In a campaign some words have other arguments; what it replaces, or does without, has no word. */
static const struct hg_verb campaign_verbs[VERBS] = {
    [VERB_RESIGN] = {"resign", ""},
    [VERB_ROLL] = {"roll", "d"},
    [VERB_DRAW] = {"draw", "c"},
    [VERB_CLAIM] = {"claim", "t"},
    [VERB_REINFORCE] = {"reinforce", "t"},
    [VERB_PICK] = {"pick", "c"},
    [VERB_TRADE] = {"trade", ""},
    [VERB_PLACE] = {"place", "tn"},
    [VERB_ATTACK] = {"", ""},
    [VERB_DEFEND] = {"", ""},
    [VERB_ADVANCE] = {"", ""},
    [VERB_FORTIFY] = {"fortify", "ftn"},
    [VERB_END] = {"end", ""},
    [VERB_ARMY] = {"", ""},
    [VERB_SHOW] = {"", ""},
    [VERB_GOAL] = {"", ""},
    [VERB_BASE] = {"", ""},
    [VERB_HERO] = {"", ""},
    [VERB_COLLECT] = {"", ""},
    [VERB_REWARD] = {"", ""},
    [VERB_TOWER] = {"", ""},
    [VERB_TRANSFER] = {"transfer", "t"},
    [VERB_ACCEPT] = {"accept", ""},
    [VERB_REFUSE] = {"refuse", ""},
    [VERB_DECLARE] = {"", ""},
    [VERB_COMMIT] = {"", ""},
    [VERB_STOP] = {"", ""},
    [VERB_PLAY] = {"", ""},
    [VERB_PASS] = {"pass", ""},
    [VERB_LOOK] = {"", ""},
    [VERB_REROLL] = {"", ""},
    [VERB_STRIKE] = {"attack", "ftnv"},
    [VERB_ASSAULT] = {"assault", "fnv"},
    [VERB_HOLD] = {"defend", "nv"},
    [VERB_FOLLOW] = {"advance", "nv"},
    [VERB_USE] = {"play", "co"},
    [VERB_BUILD] = {"build", "c"},
    [VERB_SHIP] = {"ship", "t"},
    [VERB_CONVOY] = {"convoy", "ftv"},
    [VERB_TOKEN] = {"token", "t"},
    [VERB_FACE] = {"face", "k"},
    [VERB_TITAN] = {"titan", "t"},
    [VERB_MARCH] = {"march", ""},
    [VERB_LOSE] = {"lose", "c"},
    [VERB_SCAN] = {"scan", "t"},
    [VERB_MATCH] = {"match", "n"},
    [VERB_DICE] = {"dice", "m"},
    [VERB_DROP] = {"drop", "n"},
    [VERB_GIVE_UP] = {"give-up", ""},
};

#define OPEN(id, name, elements, shape, index)   HG_FIELD(id, #name, conquest.open.name, elements, shape, index)
#define SECRET(id, name, elements, shape, index) HG_FIELD(id, #name, conquest.secret.name, elements, shape, index)

/* Ids are never reused: hashes in old records depend on them. 79 belonged to a field that is gone. */
static const struct hg_field fields[] = {
    HG_COMMON_FIELDS,
    OPEN(20, own, HG_ARMIES_MAX, HG_PLACE_SET, HG_PER_ARMY),
    OPEN(21, units, HG_PLACES_MAX, HG_NUMBER, HG_PER_PLACE),
    OPEN(22, discard, 1, HG_CARD_SET, HG_SINGLE),
    OPEN(23, pool, HG_ARMIES_MAX, HG_NUMBER, HG_PER_ARMY),
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
    /* From here on: mechanisms. */
    OPEN(40, resource, 1, HG_PLACE_SET, HG_SINGLE),
    OPEN(41, start_own, 1, HG_PLACE_SET, HG_SINGLE),
    OPEN(42, start_side, 1, HG_PLACE_SET, HG_SINGLE),
    OPEN(43, goals, 1, HG_GOAL_SET, HG_SINGLE),
    OPEN(44, goals_of, HG_SEATS_MAX, HG_GOAL_SET, HG_PER_SEAT),
    OPEN(45, rewards, 1, HG_REWARD_SET, HG_SINGLE),
    OPEN(46, rewards_of, HG_SEATS_MAX, HG_REWARD_SET, HG_PER_SEAT),
    OPEN(47, base, HG_SEATS_MAX, HG_SPOT, HG_PER_SEAT),
    OPEN(48, hero, HG_SEATS_MAX, HG_SPOT, HG_PER_SEAT),
    OPEN(49, tower, HG_TOWERS_MAX, HG_SPOT, HG_PER_SLOT),
    OPEN(50, army, HG_SEATS_MAX, HG_ARMY, HG_PER_SEAT),
    OPEN(51, order, HG_SEATS_MAX, HG_NUMBER, HG_PER_SLOT),
    OPEN(52, side, HG_SEATS_MAX, HG_SEATS, HG_PER_SEAT),
    OPEN(53, decks, HG_DECKS_MAX, HG_NUMBER, HG_PER_SLOT),
    HG_FIELD(54, "captured_1", conquest.open.captured_size[0], HG_SEATS_MAX, HG_NUMBER, HG_PER_SEAT),
    HG_FIELD(55, "captured_2", conquest.open.captured_size[1], HG_SEATS_MAX, HG_NUMBER, HG_PER_SEAT),
    HG_FIELD(56, "captured_3", conquest.open.captured_size[2], HG_SEATS_MAX, HG_NUMBER, HG_PER_SEAT),
    OPEN(57, collected, 1, HG_NUMBER, HG_SINGLE),
    OPEN(58, battle_hero, 1, HG_NUMBER, HG_SINGLE),
    OPEN(59, battle_die, HG_KEPT_MAX, HG_NUMBER, HG_PER_SLOT),
    OPEN(60, silenced, 1, HG_SEATS, HG_SINGLE),
    OPEN(61, effect_card, HG_EFFECTS_MAX, HG_CARD, HG_PER_SLOT),
    OPEN(62, effect_from, HG_EFFECTS_MAX, HG_SPOT, HG_PER_SLOT),
    OPEN(63, effect_to, HG_EFFECTS_MAX, HG_SPOT, HG_PER_SLOT),
    SECRET(64, captured, 1, HG_CARD_SET, HG_SINGLE),
    SECRET(65, known, HG_SEATS_MAX, HG_CARD_SET, HG_PER_SEAT),
    OPEN(92, asked, 1, HG_PLACE_SET, HG_SINGLE),
    /* From here on: campaign. */
    OPEN(66, devastated, 1, HG_PLACE_SET, HG_SINGLE),
    OPEN(67, invaded, 1, HG_PLACE_SET, HG_SINGLE),
    OPEN(68, scanned, 1, HG_PLACE_SET, HG_SINGLE),
    OPEN(69, ships, HG_PLACES_MAX, HG_SHIPS, HG_PER_PLACE),
    OPEN(70, token_at, HG_TOKENS_MAX, HG_SPOT, HG_PER_SLOT),
    OPEN(71, token_known, HG_TOKENS_MAX, HG_SEATS, HG_PER_SLOT),
    OPEN(72, tokens_drawn, 1, HG_NUMBER, HG_SINGLE),
    OPEN(73, tokens_out, 1, HG_NUMBER, HG_SINGLE),
    OPEN(74, titan, 1, HG_SPOT, HG_SINGLE),
    OPEN(75, titan_mark, 1, HG_NUMBER, HG_SINGLE),
    OPEN(76, meter, 1, HG_NUMBER, HG_SINGLE),
    OPEN(77, built, 1, HG_NUMBER, HG_SINGLE),
    OPEN(78, taken_from, 1, HG_NUMBER, HG_SINGLE),
    OPEN(80, moved, 1, HG_NUMBER, HG_SINGLE),
    OPEN(81, battle_titan, 1, HG_NUMBER, HG_SINGLE),
    OPEN(82, battle_ships, 2, HG_SHIPS, HG_PER_SLOT),
    OPEN(83, battle_bonus, 2, HG_NUMBER, HG_PER_SLOT),
    OPEN(84, battle_total, 1, HG_NUMBER, HG_SINGLE),
    OPEN(85, cap_at, HG_CAPS_MAX, HG_SPOT, HG_PER_SLOT),
    OPEN(86, cap_left, HG_CAPS_MAX, HG_NUMBER, HG_PER_SLOT),
    OPEN(87, scan_at, 1, HG_SPOT, HG_SINGLE),
    OPEN(88, scan_matched, 1, HG_NUMBER, HG_SINGLE),
    OPEN(89, scan_dice, 2, HG_NUMBER, HG_PER_SLOT),
    OPEN(90, scan_face, HG_SCAN_DICE, HG_NUMBER, HG_PER_SLOT),
    SECRET(91, prize, 1, HG_NUMBER, HG_SINGLE),
};

/* A mode has the fields before those of mechanisms that it does without, which begin with `end`. */
static struct hg_fields fields_in(const struct hg_rules *r)
{
    unsigned end = plays_with(r, HG_CAMPAIGN) ? UINT8_MAX : r->conquest.mechanisms == 0 ? 40 : 66, count = 0;
    while (count < sizeof fields / sizeof fields[0] && fields[count].id != end)
        count++;
    return (struct hg_fields){fields, count};
}

static void choices(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    questions[ask_seen(s)->kind].offer(r, s, out);
}

static void chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    questions[ask_seen(s)->kind].chance(r, s, out);
}

/* ---- Rolls ------------------------------------------------------------------------------------------------------ */

static unsigned other_dice_due(const struct hg_rules *r, const struct hg_state *s)
{
    switch (ask_seen(s)->kind) {
    case ASK_START_ROLL:
    case ASK_ORDER_ROLL:
        return count_bits(ask_seen(s)->a);
    case ASK_REROLL:
        return ask_seen(s)->n;
    default:
        return operations_dice(r, s);
    }
}

/* All dice of the family have the same sides. */
ALWAYS void describe_roll(const struct hg_rules *r, struct hg_chances *out, unsigned dice)
{
    out->verb = VERB_ROLL;
    out->count = (uint8_t)dice;
    memset(out->least, 1, sizeof out->least);
    memset(out->sides, r->conquest.die_sides, sizeof out->sides);
}

static void battle_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    describe_roll(r, out, attack_dice(s));
}

static void roll_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    describe_roll(r, out, other_dice_due(r, s));
}

ALWAYS enum hg_reason why_not_dice(const struct hg_rules *r, const struct hg_action *a, unsigned dice)
{
    return a->count == dice && bytes_within(bytes_of(a->x), dice, r->conquest.die_sides) ? HG_OK : HG_NOT_POSSIBLE_ROLL;
}

static enum hg_reason why_not_plain_roll(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return why_not_dice(r, a, other_dice_due(r, s));
}

/* What a roll means depends on the question; that of a battle stands apart, for it comes all the time. */
struct roll {
    refusal *why_not;
    effect *apply;
};

static const struct roll rolls[ASK_KINDS] = {
    [ASK_START_ROLL] = {why_not_plain_roll, setup_settle_roll},
    [ASK_ORDER_ROLL] = {why_not_plain_roll, seats_settle_roll},
    [ASK_REROLL] = {why_not_plain_roll, invasion_rerolled},
    [ASK_ROLL_REMOVE] = {why_not_plain_roll, operations_roll_remove},
    [ASK_ORDER_DIE] = {orders_why_not_die, orders_die},
    [ASK_CLASH] = {clash_why_not, clash_rolled},
    [ASK_CLASH_AGAIN] = {clash_why_not_again, clash_rolled_again},
    [ASK_SCAN_ROLL] = {scan_why_not_roll, scan_rolled},
    [ASK_MARCH_ROLL] = {titan_why_not_die, titan_die},
};

RARELY static enum hg_reason why_not_other_roll(const struct hg_rules *r, const struct hg_state *s,
                                                const struct hg_action *a)
{
    return rolls[ask_seen(s)->kind].why_not(r, s, a);
}

static enum hg_reason why_not_roll(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    if (ask_seen(s)->kind != ASK_BATTLE_ROLL)
        return why_not_other_roll(r, s, a);
    return why_not_dice(r, a, attack_dice(s));
}

RARELY static void other_roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    rolls[ask_seen(s)->kind].apply(r, s, a);
}

static void roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    if (ask_seen(s)->kind == ASK_BATTLE_ROLL)
        attack_roll(r, s, a);
    else
        other_roll(r, s, a);
}

RARELY static enum hg_reason attempt_other_roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    enum hg_reason reason = why_not_other_roll(r, s, a);
    if (reason == HG_OK)
        other_roll(r, s, a);
    return reason;
}

static enum hg_reason attempt_roll(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    if (ask_top(s)->kind != ASK_BATTLE_ROLL)
        return attempt_other_roll(r, s, a);
    if (why_not_dice(r, a, attack_dice(s)) != HG_OK)
        return HG_NOT_POSSIBLE_ROLL;
    attack_roll(r, s, a);
    return HG_OK;
}

static void pass(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    if (plays_with(r, HG_CAMPAIGN))
        directives_pass(r, s, a);
    else
        abilities_pass(r, s, a);
}

/* ---- Legality --------------------------------------------------------------------------------------------------- */

struct words {
    uint64_t word[2];
};

ALWAYS struct words words_of(const struct hg_action *a)
{
    struct words w;
    memcpy(&w, a, sizeof w);
    return w;
}

static enum hg_reason missing(uint8_t what, enum hg_reason unknown)
{
    return what == HG_NONE ? HG_MALFORMED : unknown;
}

/* What the member `card` names depends on the verb. */
RARELY static enum hg_reason why_not_item(const struct hg_rules *r, const struct hg_action *a)
{
    uint8_t item = a->card;
    switch (a->verb) {
    case VERB_GOAL:
    case VERB_COLLECT:
        return item < r->conquest.goals ? HG_OK : missing(item, HG_NO_SUCH_GOAL);
    case VERB_REWARD:
        return item < r->conquest.rewards ? HG_OK : missing(item, HG_NO_SUCH_REWARD);
    case VERB_ARMY:
        return item < r->conquest.armies ? HG_OK : missing(item, HG_NO_SUCH_ARMY);
    case VERB_FACE:
        return item < r->conquest.campaign.tokens ? HG_OK : missing(item, HG_NO_SUCH_TOKEN);
    default:
        return item < r->conquest.cards ? HG_OK : missing(item, HG_NO_SUCH_CARD);
    }
}

/* An ability is aimed at no place, at one (to) or at two (from and to). */
RARELY static enum hg_reason why_not_place(const struct hg_rules *r, const struct hg_action *a, uint8_t place)
{
    if ((a->verb != VERB_PLAY && a->verb != VERB_USE) || place != HG_NONE || (place == a->to && a->from != HG_NONE))
        return missing(place, HG_NO_SUCH_PLACE);
    return a->from == HG_NONE && a->to != HG_NONE && a->to >= r->conquest.places ? HG_NO_SUCH_PLACE
                                                                                 : why_not_item(r, a);
}

/* Places and cards that an action names must exist: then rules may index with them. */
static enum hg_reason why_not_named(const struct hg_rules *r, const struct hg_action *a, const struct hg_action *unused)
{
    if (unused->from == 0 && a->from >= r->conquest.places)
        return why_not_place(r, a, a->from);
    if (unused->to == 0 && a->to >= r->conquest.places)
        return why_not_place(r, a, a->to);
    return unused->card == 0 ? why_not_item(r, a) : HG_OK;
}

static const struct hg_action blank = {.from = HG_NONE, .to = HG_NONE, .card = HG_NONE};

/* Is everything blank that the verb does not use? */
ALWAYS bool is_blank(const struct hg_action *a, const struct rule *rule)
{
    struct words given = words_of(a), want = words_of(&blank), mask = words_of(&rule->unused);
    return (((given.word[0] ^ want.word[0]) & mask.word[0]) | ((given.word[1] ^ want.word[1]) & mask.word[1])) == 0;
}

/* Neither places nor cards. */
ALWAYS bool names_nothing(const struct rule *rule)
{
    struct words want = words_of(&blank), mask = words_of(&rule->unused);
    return (mask.word[0] & want.word[0]) == want.word[0];
}

static enum hg_reason why_not_form(const struct hg_rules *r, const struct rule *rule, const struct hg_action *a)
{
    if (!is_blank(a, rule))
        return HG_MALFORMED;
    return names_nothing(rule) ? HG_OK : why_not_named(r, a, &rule->unused);
}

/* The verbs behind `end` belong to mechanisms, then come those of campaigns, and last those of scanning. */
static unsigned verbs_played(const struct hg_rules *r)
{
    if (plays_with(r, HG_CAMPAIGN))
        return plays_with(r, HG_SCANNING) ? VERBS : VERB_SCAN;
    return r->conquest.mechanisms == 0 ? VERB_END + 1 : VERB_REROLL + 1;
}

static struct hg_verbs verbs_in(const struct hg_rules *r)
{
    return (struct hg_verbs){plays_with(r, HG_CAMPAIGN) ? campaign_verbs : verbs, verbs_played(r)};
}

RARELY static enum hg_reason why_not_unusual(const struct hg_rules *r, const struct hg_state *s,
                                             const struct hg_action *a)
{
    return a->verb == VERB_RESIGN ? hg_why_not_resign(r, s, a) : hg_why_not_awaited(verbs_played(r), s, a);
}

/* An action of the seat that is awaited, by a verb that exists; `rule` is that verb's. */
static enum hg_reason judge(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a,
                            const struct rule *rule)
{
    enum hg_reason reason = why_not_form(r, rule, a);
    if (reason != HG_OK)
        return reason;
    if (!has(questions[ask_seen(s)->kind].verbs, a->verb))
        return a->verb < verbs_played(r) ? HG_NOT_NOW : HG_NO_SUCH_VERB;
    return rule->why_not(r, s, a);
}

static enum hg_reason why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return hg_is_awaited(VERBS, s, a) ? judge(r, s, a, &rules_of[a->verb]) : why_not_unusual(r, s, a);
}

static void apply(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    rules_of[a->verb].apply(r, s, a);
}

/* Whatever stands out: resigning, and everything that is refused before its own rule is asked. */
RARELY static enum hg_reason attempt_unusual(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    enum hg_reason reason = why_not(r, s, a);
    if (reason == HG_OK)
        apply(r, s, a);
    return reason;
}

ALWAYS bool names_what_exists(const struct hg_rules *r, const struct hg_action *a, const struct rule *rule)
{
    const struct hg_action *unused = &rule->unused;
    return (unused->from != 0 || a->from < r->conquest.places) && (unused->to != 0 || a->to < r->conquest.places) &&
           (unused->card != 0 || (!rule->names_others && a->card < r->conquest.cards));
}

/* Is it an answer to the pending question? The sets of verbs hold only verbs that there are, and not resigning. */
ALWAYS bool is_answer(const struct hg_state *s, const struct hg_action *a)
{
    return a->verb < 64 && hg_is_by_awaited(s, a) && has(questions[ask_seen(s)->kind].verbs, a->verb);
}

/* Is it complete, with places and cards that exist? Sometimes not although it may be legal: then it is unusual. */
ALWAYS bool is_complete(const struct hg_rules *r, const struct hg_action *a, const struct rule *rule)
{
    return is_blank(a, rule) && (names_nothing(rule) || names_what_exists(r, a, rule));
}

/* Apart from what is looked at before, which can do without saving registers. */
RARELY static enum hg_reason attempt_by(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a,
                                        const struct rule *rule)
{
    enum hg_reason reason = rule->why_not(r, s, a);
    if (reason == HG_OK)
        rule->apply(r, s, a);
    return reason;
}

/* The same for what is looked at first. */
RARELY static enum hg_reason attempt_answer(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a,
                                            const struct rule *rule)
{
    if (!is_complete(r, a, rule))
        return attempt_unusual(r, s, a);
    return rule->attempt != NULL ? rule->attempt(r, s, a) : attempt_by(r, s, a, rule);
}

static enum hg_reason attempt(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    return is_answer(s, a) ? attempt_answer(r, s, a, &rules_of[a->verb]) : attempt_unusual(r, s, a);
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
    .verbs_in = verbs_in,
    .fields_in = fields_in,
    .ask_names = ask_names,
    .ask_kinds = ASK_KINDS,
};
