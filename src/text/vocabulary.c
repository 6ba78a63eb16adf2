/* The words themselves. A second word stands where the documented JSON and the files of editions have come to call one
 * thing differently; both are kept, because either is a promise to people who wrote files or programs. A value that
 * the engine adds needs its word in one row here; the suite `vocabulary` finds those without. */
#include "text/vocabulary.h"

#include <string.h>

#include "engine/traits.h"

#define COUNT(table) (uint8_t)(sizeof(table) / sizeof(table)[0])

/* A table of words from the first value on, or from the second where zero means that there is nothing to name. */
#define FROM_FIRST(table)  table, 0, COUNT(table)
#define FROM_SECOND(table) table, 1, COUNT(table)

/* ---- The course of a game ---------------------------------------------------------------------------------------- */

/* A family's word is its name in HG_EACH_FAMILY, which folders and functions have, too. */
static const struct word families[HG_FAMILIES] = {
#define WORD(NUMBER, name) [HG_##NUMBER] = {#name, NULL},
    HG_EACH_FAMILY(WORD)
#undef WORD
};
const struct vocabulary words_families = {FROM_FIRST(families)};

/* What a mode is, for programs that show it: engine/traits.h. */
static const struct word boards[] = {
    [HG_BOARD_GRAPH] = {NULL, "graph"}, [HG_BOARD_GRID] = {NULL, "grid"}, [HG_BOARD_CARDS] = {NULL, "cards"}};
const struct vocabulary words_boards = {FROM_FIRST(boards)};

static const struct word dice_uses[] = {
    [HG_DICE_COMPARED] = {NULL, "compared"}, [HG_DICE_ADDED] = {NULL, "added"}, [HG_DICE_MATCHED] = {NULL, "matched"}};
const struct vocabulary words_dice_uses = {FROM_FIRST(dice_uses)};

/* The set-up of a mode is a list of these, in the order in which they are played. */
static const struct word phases[HG_PHASES] = {
    [HG_PHASE_START] = {"start", NULL},
    [HG_PHASE_ORDER] = {"order", NULL},
    [HG_PHASE_ARMIES] = {"armies", NULL},
    [HG_PHASE_SWAP] = {"swap", NULL},
    [HG_PHASE_CHART] = {"chart", NULL},
    [HG_PHASE_RESOURCES] = {"resources", NULL},
    [HG_PHASE_GOALS] = {"goals", NULL},
    [HG_PHASE_DEAL] = {"deal", NULL},
    [HG_PHASE_BASES] = {"bases", NULL},
    [HG_PHASE_CLAIM] = {"claim", NULL},
    [HG_PHASE_REINFORCE] = {"reinforce", NULL},
    [HG_PHASE_BATCHES] = {"batches", NULL},
    [HG_PHASE_HEROES] = {"heroes", NULL},
    [HG_PHASE_CARDS] = {"cards", NULL},
    [HG_PHASE_START_AGAIN] = {"start-again", NULL},
    [HG_PHASE_SEATS] = {"seats", NULL},
    [HG_PHASE_LIMITS] = {"limits", NULL},
    [HG_PHASE_TITAN] = {"titan", NULL},
    [HG_PHASE_BOTH] = {"both", NULL},
};
const struct vocabulary words_phases = {FROM_FIRST(phases)};

/* A turn of an edition says what the step does; the JSON names the step as the phase of the same pieces. */
static const struct word steps[HG_STEPS] = {
    [HG_STEP_DEPLOY] = {"deploy", NULL},   [HG_STEP_INVADE] = {"invade", NULL},
    [HG_STEP_FORTIFY] = {"fortify", NULL}, [HG_STEP_DRAW] = {"draw", NULL},
    [HG_STEP_PREPARE] = {"prepare", NULL}, [HG_STEP_COLLECT] = {"collect", NULL},
    [HG_STEP_VICTORY] = {"victory", NULL}, [HG_STEP_HEROES] = {"return-heroes", "heroes"},
    [HG_STEP_TOKENS] = {"tokens", NULL},   [HG_STEP_TITAN] = {"titan", NULL},
};
const struct vocabulary words_steps = {FROM_FIRST(steps)};

/* An edition writes `order: chart`; alone, the word needs its preposition. */
static const struct word seat_orders[] = {
    [HG_CLOCKWISE] = {"clockwise", NULL},
    [HG_BY_CHART] = {"chart", "by-chart"},
    [HG_SIDES_IN_TURN] = {"sides-in-turn", NULL},
};
const struct vocabulary words_seat_orders = {FROM_FIRST(seat_orders)};

/* An edition lists the members of its teams instead. */
static const struct word sides[] = {
    [HG_NO_SIDES] = {NULL, "none"},
    [HG_SIDES_BY_SEAT] = {NULL, "by-seat"},
    [HG_SIDES_BY_ARMY] = {NULL, "by-army"},
};
const struct vocabulary words_sides = {FROM_FIRST(sides)};

/* ---- Mechanisms -------------------------------------------------------------------------------------------------- */

/* An edition lists the parts of a campaign: ships, directives, meters, tokens, titan. */
static const struct word mechanisms[HG_MECHANISMS] = {
    [HG_HEROES] = {"heroes", NULL},       [HG_BASES] = {"bases", NULL},       [HG_RESOURCES] = {"resources", NULL},
    [HG_GOALS] = {"goals", NULL},         [HG_REWARDS] = {"rewards", NULL},   [HG_TEAMS] = {"teams", NULL},
    [HG_ABILITIES] = {"abilities", NULL}, [HG_CAMPAIGN] = {NULL, "campaign"}, [HG_SCANNING] = {"scanning", NULL},
};
const struct vocabulary words_mechanisms = {FROM_FIRST(mechanisms)};

/* What turned-in cards are worth: by sets of three, or by their pips. */
static const struct word card_values[] = {
    [HG_SETS_OF_THREE] = {"sets", NULL},
    [HG_PIPS] = {"pips", NULL},
};
const struct vocabulary words_card_values = {FROM_FIRST(card_values)};

/* An edition names the moment of the printed rules, or leaves it to an option; the JSON says what follows from it. */
static const struct word reshuffles[] = {
    [HG_RESHUFFLE_NEVER] = {NULL, "never"},
    [HG_RESHUFFLE_WHEN_NEEDED] = {"next-draw", "when-needed"},
    [HG_RESHUFFLE_AT_ONCE] = {"last-card", "at-once"},
};
const struct vocabulary words_reshuffles = {FROM_FIRST(reshuffles)};

/* An edition writes `lost-with: top-die`; the key of the JSON is `hero_lost`, so that its words have the preposition.
 */
static const struct word hero_fates[] = {
    [HG_LOST_WITH_LAST_UNIT] = {"last-unit", "with-last-unit"},
    [HG_LOST_WITH_TOP_DIE] = {"top-die", "with-top-die"},
};
const struct vocabulary words_hero_fates = {FROM_FIRST(hero_fates)};

/* Who gets the goals of a seat that is eliminated. */
static const struct word goal_heirs[] = {
    [HG_GOALS_TO_ELIMINATOR] = {"eliminator", NULL},
    [HG_GOALS_TO_ALLY] = {"ally", NULL},
};
const struct vocabulary words_goal_heirs = {FROM_FIRST(goal_heirs)};

/* `hold` asks what is held, `take` what is held and was not when the turn began. */
static const struct word goal_kinds[HG_GOAL_KINDS] = {
    [HG_HOLD_REGION] = {"hold-region", NULL}, [HG_HOLD_REGIONS] = {"hold-regions", NULL},
    [HG_HOLD_BASES] = {"hold-bases", NULL},   [HG_HOLD_RESOURCES] = {"hold-resources", NULL},
    [HG_HOLD_PLACES] = {"hold-places", NULL}, [HG_TAKE_RESOURCES] = {"take-resources", NULL},
    [HG_TAKE_PLACES] = {"take-places", NULL}, [HG_TAKE_REGION] = {"take-region", NULL},
};
const struct vocabulary words_goal_kinds = {FROM_FIRST(goal_kinds)};

/* What a reward gives to whoever collects its goal. */
static const struct word reward_kinds[HG_REWARD_KINDS] = {
    [HG_EXTRA_MANOEUVRE] = {"extra-manoeuvre", NULL}, [HG_STARTING_MANOEUVRE] = {"starting-manoeuvre", NULL},
    [HG_CERTAIN_CARD] = {"certain-card", NULL},       [HG_TOWER] = {"tower", NULL},
    [HG_ATTACK_DIE] = {"attack-die", NULL},           [HG_DEFENCE_DIE] = {"defence-die", NULL},
    [HG_EXTRA_UNITS] = {"extra-units", NULL},
};
const struct vocabulary words_reward_kinds = {FROM_FIRST(reward_kinds)};

/* ---- Abilities of cards ------------------------------------------------------------------------------------------ */

/* Moments of a turn at which cards may be played. `attacker` and `defender` say whose card it is. */
static const struct word windows[HG_WINDOWS] = {
    [HG_ON_DEPLOY] = {"deploy", NULL},
    [HG_ATTACK_START] = {"attack-start", NULL},
    [HG_ATTACK_ANY] = {"attack-any", NULL},
    [HG_DECLARE_ATT] = {"declare-attacker", NULL},
    [HG_DECLARE_DEF] = {"declare-defender", NULL},
    [HG_BEFORE_ROLL_ATT] = {"before-roll", NULL},
    [HG_AFTER_ROLL_ATT] = {"after-roll-attacker", NULL},
    [HG_AFTER_ROLL_DEF] = {"after-roll-defender", NULL},
    [HG_AFTER_CONQUEST] = {"after-conquest", NULL},
    [HG_AFTER_DEFENCE] = {"after-defence", NULL},
    [HG_ON_MANOEUVRE] = {"manoeuvre", NULL},
};
const struct vocabulary words_windows = {FROM_SECOND(windows)};

/* A row here needs another one in text/edition/abilities.c, which says how its keys are read. */
static const struct word operations[HG_OPS] = {
    [HG_OP_DIE_BONUS] = {"die-bonus", NULL},
    [HG_OP_SELF_LOSS] = {"self-loss", NULL},
    [HG_OP_REMOVE] = {"remove", NULL},
    [HG_OP_REMOVE_HALF] = {"remove-half", NULL},
    [HG_OP_REMOTE_INVASION] = {"remote-invasion", NULL},
    [HG_OP_REQUIRE] = {"require", NULL},
    [HG_OP_CANCEL] = {"cancel-invasion", NULL},
    [HG_OP_IGNORE_LOSSES] = {"ignore-losses", NULL},
    [HG_OP_GAIN_UNITS] = {"gain-units", NULL},
    [HG_OP_GAIN_TOGETHER] = {"gain-together", NULL},
    [HG_OP_LOOK] = {"look-at-hand", NULL},
    [HG_OP_SILENCE] = {"silence", NULL},
    [HG_OP_REROLL] = {"reroll", NULL},
    [HG_OP_MANOEUVRES] = {"extra-manoeuvres", NULL},
    [HG_OP_TIE] = {"win-top-tie", NULL},
    [HG_OP_END_INVASION] = {"end-invasion", NULL},
    [HG_OP_LIMIT] = {"limit-units", NULL},
    [HG_OP_NO_HERO] = {"no-hero", NULL},
    [HG_OP_CAP_LOSSES] = {"cap-losses", NULL},
    [HG_OP_ROLL_REMOVE] = {"roll-remove", NULL},
    [HG_OP_RECALL] = {"recall", NULL},
    [HG_OP_SET_DIE] = {"set-die", NULL},
    [HG_OP_EXTRA_DIE] = {"extra-die", NULL},
    [HG_OP_RESTORE] = {"restore-half", NULL},
    [HG_OP_CONVERT] = {"convert", NULL},
    [HG_OP_EXTRA_LOSS] = {"extra-loss", NULL},
    [HG_OP_PLACE_UNITS] = {"place-units", NULL},
};
const struct vocabulary words_operations = {FROM_SECOND(operations)};

/* Whose dice or units an operation is about. */
static const struct word battle_sides[] = {
    [HG_ATTACKER] = {"attacker", NULL},
    [HG_DEFENDER] = {"defender", NULL},
};
const struct vocabulary words_battle_sides = {FROM_FIRST(battle_sides)};

/* What is done at once has no key `lasts` in an edition. */
static const struct word scopes[] = {
    [HG_AT_ONCE] = {NULL, "at-once"},
    [HG_FOR_ROLL] = {"roll", NULL},
    [HG_FOR_INVASION] = {"invasion", NULL},
};
const struct vocabulary words_scopes = {FROM_FIRST(scopes)};

/* An edition says by `when` when units are lost; the JSON has one key, `lasts`, for the scopes of all operations. */
static const struct word delays[] = {
    [HG_AT_ONCE] = {"now", "at-once"},
    [HG_FOR_ROLL] = {"after-roll", "roll"},
};
const struct vocabulary words_delays = {FROM_FIRST(delays)};

/* Which dice of a roll: by rank after the roll, or one that the player chooses. */
static const struct word dice[] = {
    [HG_DIE_ALL] = {"all", NULL},
    [HG_DIE_HIGHEST] = {"highest", NULL},
    [HG_DIE_SECOND] = {"second", NULL},
    [HG_DIE_CHOSEN] = {"one", NULL},
};
const struct vocabulary words_dice = {FROM_FIRST(dice)};

/* Where units are removed; seen from the battle, from the player's places, or from what was conquered. */
static const struct word wheres[] = {
    [HG_ATTACKING_PLACE] = {"attacking", NULL},
    [HG_TARGET_PLACE] = {"target", NULL},
    [HG_CHOSEN_ENEMY_NEAR] = {"near-own", NULL},
    [HG_ALL_NEAR_CHOSEN_OWN] = {"around-own", NULL},
    [HG_CHOSEN_NEAR_CONQUERED] = {"near-conquered", NULL},
};
const struct vocabulary words_wheres = {FROM_FIRST(wheres)};

/* How far a remote invasion goes: steps on the board, or anywhere within the region. */
static const struct word reaches[] = {
    [HG_REACH_STEPS] = {"steps", NULL},
    [HG_REACH_REGION] = {"region", NULL},
};
const struct vocabulary words_reaches = {FROM_FIRST(reaches)};

/* What must be true for the rest of the card to be played. */
static const struct word conditions[] = {
    [HG_BASE_IN_TARGET] = {"base-in-target", NULL},
    [HG_NO_BASE_IN_TARGET] = {"no-base-in-target", NULL},
    [HG_ATTACKING_UNITS] = {"attacking-units", NULL},
};
const struct vocabulary words_conditions = {FROM_FIRST(conditions)};

/* What may not be invaded again in this turn: the place at all, or the place from this one. */
static const struct word locks[] = {
    [HG_LOCK_TARGET] = {"target", NULL},
    [HG_LOCK_PAIR] = {"pair", NULL},
};
const struct vocabulary words_locks = {FROM_FIRST(locks)};

/* How many units are gained: a number on the card, or a count of what the player has. */
static const struct word measures[] = {
    [HG_FIXED] = {"number", NULL},
    [HG_HALF_THE_RESOURCES] = {"half-the-resources", NULL},
    [HG_REGIONS_ENTERED] = {"regions-entered", NULL},
    [HG_TWICE_THE_BASES] = {"twice-the-bases", NULL},
};
const struct vocabulary words_measures = {FROM_FIRST(measures)};

/* How far a manoeuvre goes. The engine keeps a flag. */
static const struct word manoeuvres[] = {
    [0] = {"connected", NULL},
    [1] = {"adjacent", NULL},
};
const struct vocabulary words_manoeuvres = {FROM_FIRST(manoeuvres)};

/* Operations that are not listed have no member `what`. */
const struct vocabulary *words_of_what(enum hg_op op)
{
    static const struct vocabulary *const what[HG_OPS] = {
        [HG_OP_DIE_BONUS] = &words_dice,        [HG_OP_REMOVE] = &words_wheres,
        [HG_OP_REMOVE_HALF] = &words_wheres,    [HG_OP_REMOTE_INVASION] = &words_reaches,
        [HG_OP_REQUIRE] = &words_conditions,    [HG_OP_CANCEL] = &words_locks,
        [HG_OP_GAIN_UNITS] = &words_measures,   [HG_OP_REROLL] = &words_dice,
        [HG_OP_MANOEUVRES] = &words_manoeuvres,
    };
    return what[op];
}

/* ---- Campaigns --------------------------------------------------------------------------------------------------- */

/* In an edition they follow from the meters. */
static const struct word roles[HG_ROLES] = {
    [HG_SEEKERS] = {NULL, "seekers"},
    [HG_KEEPERS] = {NULL, "keepers"},
    [HG_COLLECTORS] = {NULL, "collectors"},
};
const struct vocabulary words_roles = {FROM_FIRST(roles)};

/* What moves the meters of a campaign. */
static const struct word events[HG_EVENTS] = {
    [HG_TOKEN_TAKEN] = {"token-taken", NULL},
    [HG_TITAN_DESTROYED] = {"titan-destroyed", NULL},
    [HG_PLACE_DEVASTATED] = {"place-devastated", NULL},
    [HG_TITAN_RETURNED] = {"titan-returned", NULL},
};
const struct vocabulary words_events = {FROM_FIRST(events)};

/* Moments at which directives may be played. */
static const struct word campaign_windows[HG_CAMPAIGN_WINDOWS] = {
    [HG_AT_TOKENS] = {"token-step", NULL},
    [HG_AT_DEPLOY] = {"deploy", NULL},
    [HG_AT_DEPLOY_INVADE] = {"deploy-or-invade", NULL},
    [HG_AT_DECLARATION] = {"invasion-declare", NULL},
    [HG_AT_INVASION] = {"defend-declared", NULL},
    [HG_AT_ATTACK_ROLL] = {"attack-pre-roll", NULL},
    [HG_AT_DEFENCE_ROLL] = {"defend-pre-roll", NULL},
    [HG_AT_TOTAL] = {"titan-assault-post-roll", NULL},
    [HG_AT_CONQUEST] = {"after-conquest", NULL},
    [HG_AT_FORTIFY] = {"fortify", NULL},
    [HG_AT_TITAN_MOVES] = {"titan-before-move", NULL},
    [HG_AT_TITAN_STANDS] = {"titan-after-move", NULL},
    [HG_AT_DRAW] = {"draw", NULL},
    [HG_AT_DIRECTIVE] = {"reaction", NULL},
};
const struct vocabulary words_campaign_windows = {FROM_FIRST(campaign_windows)};

/* What directives do. Zero is a card without one. */
static const struct word orders[HG_DIRECTIVE_OPS] = {
    [HG_DEVASTATE] = {"titan-devastate", NULL},
    [HG_RETURN_TITAN] = {"titan-return", NULL},
    [HG_MOVE_METER] = {"move-meter", NULL},
    [HG_ADD_UNITS] = {"add-units", NULL},
    [HG_ADD_BY_DIE] = {"add-units-by-die", NULL},
    [HG_RAISE_DICE] = {"dice-bonus", NULL},
    [HG_CAP_DEFENCE] = {"cap-defender-dice", NULL},
    [HG_LARGE_DICE] = {"use-d8", NULL},
    [HG_DISCARD_RANDOM] = {"discard-random", NULL},
    [HG_FREE_MOVE] = {"titan-free-move", NULL},
    [HG_REMOVE_BY_DIE] = {"remove-units", NULL},
    [HG_MOVE_TOKEN] = {"move-token", NULL},
    [HG_LOOK_AT_TOKEN] = {"look-at-token", NULL},
    [HG_RAISE_TOTAL_BY] = {"titan-total-bonus", NULL},
    [HG_HIT_ON_TOP] = {"titan-hit-on-highest", NULL},
    [HG_JUMP] = {"relay-jump", NULL},
    [HG_CANCEL_DIRECTIVE] = {"cancel-directive", NULL},
    [HG_DESTROY_SHIPS] = {"destroy-ships", NULL},
    [HG_EXTRA_DRAW] = {"extra-draw", NULL},
    [HG_EXTRA_FORTIFY] = {"extra-fortify", NULL},
};
const struct vocabulary words_directive_ops = {FROM_SECOND(orders)};

/* A directive of an edition that may be carried out anywhere has no key for it. */
static const struct word spots[] = {
    [HG_ANYWHERE] = {NULL, "anywhere"},
    [HG_STRATEGIC] = {"strategic", NULL},
    [HG_OWN_PLACE] = {"own", NULL},
    [HG_DEFENDED] = {"defended", NULL},
    [HG_CONQUERED] = {"conquered", NULL},
    [HG_ENEMY_PLACE] = {"enemy", NULL},
    [HG_ENEMY_ADJACENT] = {"enemy-adjacent", NULL},
};
const struct vocabulary words_spots = {FROM_FIRST(spots)};

/* Directives last longer than a moment, and what abilities call a roll is a battle to them. */
static const struct word spans[] = {
    [HG_FOR_ROLL] = {"battle", NULL},
    [HG_FOR_INVASION] = {"invasion", NULL},
};
const struct vocabulary words_spans = {FROM_SECOND(spans)};

/* ---- The galactic family ----------------------------------------------------------------------------------------- */

/* What the cards of the galactic family do. */
static const struct word effects[HG_EFFECTS] = {
    [HG_EXTRA_CHARGE] = {"extra-charge", NULL},
    [HG_RAISE_TOTAL] = {"raise-total", NULL},
    [HG_EXTRA_DIE] = {"extra-die", NULL},
    [HG_LOWER_TOTAL] = {"lower-total", NULL},
    [HG_WIN_TIES] = {"win-ties", NULL},
    [HG_CANCEL_CAPTURE] = {"cancel-capture", NULL},
    [HG_REROLL_OWN] = {"reroll-own", NULL},
    [HG_REROLL_HIGHEST] = {"reroll-highest", NULL},
    [HG_STAY_PUT] = {"stay-put", NULL},
    [HG_EXTRA_ATTACK] = {"extra-attack", NULL},
    [HG_PUSH_BACK] = {"push-back", NULL},
    [HG_SHIFT_IN_ROW] = {"shift-in-row", NULL},
    [HG_STEP_BACK] = {"step-back", NULL},
    [HG_GAIN_POWER_UP] = {"gain-power-up", NULL},
    [HG_LOSE_POWER_UP] = {"lose-power-up", NULL},
    [HG_RETURN_SHIP] = {"return-ship", NULL},
    [HG_MEET_INTRUDER] = {"meet-intruder", NULL},
    [HG_EVICT] = {"evict", NULL},
    [HG_RECALL] = {"recall", NULL},
    [HG_FREEZE] = {"freeze", NULL},
    [HG_CANCEL_ATTACK] = {"cancel-attack", NULL},
    [HG_FORBID_ATTACK] = {"forbid-attack", NULL},
    [HG_EXTRA_MOVE] = {"extra-move", NULL},
    [HG_DRAW_CARDS] = {"draw-cards", NULL},
    [HG_LOOK_AND_DISCARD] = {"look-and-discard", NULL},
    [HG_COUNTER_CARD] = {"counter-card", NULL},
    [HG_DESTROY_BOTH] = {"destroy-both", NULL},
};
const struct vocabulary words_effects = {FROM_FIRST(effects)};

/* ---- Looking up -------------------------------------------------------------------------------------------------- */

/* Values outside the table are none, so that numbers from anywhere can be asked for. */
const char *word_in_edition(const struct vocabulary *v, unsigned value)
{
    return value >= v->first && value < v->end ? v->word[value].edition : NULL;
}

/* The edition's word stands in where JSON has none of its own. */
const char *word_in_json(const struct vocabulary *v, unsigned value)
{
    const char *same = word_in_edition(v, value);
    return value >= v->first && value < v->end && v->word[value].json != NULL ? v->word[value].json : same;
}

/* Walks the values that have a word, by either of the two columns. */
static int find(const struct vocabulary *v, const char *word,
                const char *(*word_of)(const struct vocabulary *, unsigned))
{
    for (unsigned i = v->first; i < v->end; i++) {
        const char *one = word_of(v, i);
        if (one != NULL && strcmp(one, word) == 0)
            return (int)i;
    }
    return -1;
}

/* The two differ only in which column they read. */
int value_in_edition(const struct vocabulary *v, const char *word)
{
    return find(v, word, word_in_edition);
}

int value_in_json(const struct vocabulary *v, const char *word)
{
    return find(v, word, word_in_json);
}
