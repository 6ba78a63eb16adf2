/* Reads what the ability of a card does: its moment and up to three operations, each with its own numbers and words.
 * The table of operations mirrors enum hg_op of the engine; docs/EDITIONS.md lists it for people. */
#include "text/edition_load.h"

#include <stddef.h>
#include <string.h>

enum { UNIT_NAME_MAX = 60 };

/* ---- Moments ----------------------------------------------------------------------------------------------------- */

static const char *const window_word[HG_WINDOWS] = {
    [HG_NO_WINDOW] = "",
    [HG_ON_DEPLOY] = "deploy",
    [HG_ATTACK_START] = "attack-start",
    [HG_ATTACK_ANY] = "attack-any",
    [HG_DECLARE_ATT] = "declare-attacker",
    [HG_DECLARE_DEF] = "declare-defender",
    [HG_BEFORE_ROLL_ATT] = "before-roll",
    [HG_AFTER_ROLL_ATT] = "after-roll-attacker",
    [HG_AFTER_ROLL_DEF] = "after-roll-defender",
    [HG_AFTER_CONQUEST] = "after-conquest",
    [HG_AFTER_DEFENCE] = "after-defence",
    [HG_ON_MANOEUVRE] = "manoeuvre",
};

static uint8_t read_window(struct reader *in, const struct yaml_item *item)
{
    const char *word = read_text(in, item, "window");
    for (uint8_t i = HG_NO_WINDOW + 1; i < HG_WINDOWS && !in->failed; i++) {
        if (strcmp(window_word[i], word) == 0)
            return i;
    }
    read_fail(in, yaml_item_find(item, "window"),
              "Abilities of cards are never played at %.40s; docs/EDITIONS.md lists their moments.", word);
    return HG_NO_WINDOW;
}

/* ---- Operations -------------------------------------------------------------------------------------------------- */

/* A key of an operation: the member it fills, and the words it takes (their places in the list are the values, "" is a
 * value that this key can't have) or, without words, the numbers. */
struct parameter {
    const char *key;
    size_t member;
    const char *const *words;
    uint8_t least, most;
};

enum { PARAMETERS_MAX = 5 };

struct operation {
    const char *word, *keys;
    uint8_t scope;    /* where no key says it */
    uint16_t windows; /* set of enum hg_window: when the engine can do it */
    struct parameter parameter[PARAMETERS_MAX];
};

enum {
    AT_DEPLOY = 1 << HG_ON_DEPLOY,
    AT_START = 1 << HG_ATTACK_START,
    AT_ANY = 1 << HG_ATTACK_ANY,
    DECLARED = 1 << HG_DECLARE_ATT | 1 << HG_DECLARE_DEF,
    BEFORE_ROLL = 1 << HG_DECLARE_ATT | 1 << HG_BEFORE_ROLL_ATT,
    AFTER_ROLL = 1 << HG_AFTER_ROLL_ATT | 1 << HG_AFTER_ROLL_DEF,
    IN_BATTLE = DECLARED | BEFORE_ROLL | AFTER_ROLL,
    AT_MANOEUVRE = 1 << HG_ON_MANOEUVRE
};

static const char *const sides[] = {[HG_ATTACKER] = "attacker", [HG_DEFENDER] = "defender", NULL};
static const char *const attackers[] = {[HG_ATTACKER] = "attacker", NULL};
static const char *const defenders[] = {[HG_ATTACKER] = "", [HG_DEFENDER] = "defender", NULL};
static const char *const scopes[] = {[HG_AT_ONCE] = "", [HG_FOR_ROLL] = "roll", [HG_FOR_INVASION] = "invasion", NULL};
static const char *const moments[] = {[HG_AT_ONCE] = "now", [HG_FOR_ROLL] = "after-roll", NULL};
static const char *const bonus_dice[] = {
    [HG_DIE_ALL] = "all", [HG_DIE_HIGHEST] = "highest", [HG_DIE_SECOND] = "second", NULL};
static const char *const rolled_dice[] = {
    [HG_DIE_ALL] = "all", [HG_DIE_HIGHEST] = "", [HG_DIE_SECOND] = "", [HG_DIE_CHOSEN] = "one", NULL};
static const char *const places[] = {[HG_ATTACKING_PLACE] = "attacking",
                                     [HG_TARGET_PLACE] = "target",
                                     [HG_CHOSEN_ENEMY_NEAR] = "near-own",
                                     [HG_ALL_NEAR_CHOSEN_OWN] = "around-own",
                                     [HG_CHOSEN_NEAR_CONQUERED] = "near-conquered",
                                     NULL};
static const char *const near_places[] = {
    [HG_ATTACKING_PLACE] = "", [HG_TARGET_PLACE] = "", [HG_CHOSEN_ENEMY_NEAR] = "near-own", NULL};
static const char *const reaches[] = {[HG_REACH_STEPS] = "steps", [HG_REACH_REGION] = "region", NULL};
static const char *const conditions[] = {[HG_BASE_IN_TARGET] = "base-in-target",
                                         [HG_NO_BASE_IN_TARGET] = "no-base-in-target",
                                         [HG_ATTACKING_UNITS] = "attacking-units",
                                         NULL};
static const char *const locks[] = {[HG_LOCK_TARGET] = "target", [HG_LOCK_PAIR] = "pair", NULL};
static const char *const measures[] = {[HG_FIXED] = "number",
                                       [HG_HALF_THE_RESOURCES] = "half-the-resources",
                                       [HG_REGIONS_ENTERED] = "regions-entered",
                                       [HG_TWICE_THE_BASES] = "twice-the-bases",
                                       NULL};
static const char *const manoeuvres[] = {"connected", "adjacent", NULL};

#define WORD(key, member, words)                                                                                       \
    {                                                                                                                  \
        key, offsetof(struct hg_operation, member), words, 0, 0                                                        \
    }
#define NUMBER(key, member, least, most)                                                                               \
    {                                                                                                                  \
        key, offsetof(struct hg_operation, member), NULL, least, most                                                  \
    }

static const struct operation operations[HG_OPS] = {
    [HG_OP_DIE_BONUS] = {"die-bonus",
                         "op side which amount lasts",
                         HG_AT_ONCE,
                         IN_BATTLE,
                         {WORD("side", side, sides), WORD("which", what, bonus_dice), NUMBER("amount", amount, 1, 6),
                          WORD("lasts", scope, scopes)}},
    [HG_OP_SELF_LOSS] = {"self-loss",
                         "op amount keep when",
                         HG_AT_ONCE,
                         BEFORE_ROLL,
                         {NUMBER("amount", amount, 1, 9), NUMBER("keep", keep, 1, 9), WORD("when", scope, moments)}},
    [HG_OP_REMOVE] = {"remove",
                      "op where amount keep targets?",
                      HG_AT_ONCE,
                      AT_START | DECLARED | 1 << HG_AFTER_CONQUEST,
                      {WORD("where", what, places), NUMBER("amount", amount, 1, 9), NUMBER("keep", keep, 1, 9),
                       NUMBER("targets", count, 1, 2)}},
    [HG_OP_REMOVE_HALF] = {"remove-half", "op where", HG_AT_ONCE, AT_START, {WORD("where", what, near_places)}},
    [HG_OP_REMOTE_INVASION] = {"remote-invasion",
                               "op reach steps? units",
                               HG_AT_ONCE,
                               AT_ANY,
                               {WORD("reach", what, reaches), NUMBER("steps", amount, 2, 2),
                                NUMBER("units", keep, 2, 9)}},
    [HG_OP_REQUIRE] = {"require",
                       "op what units?",
                       HG_AT_ONCE,
                       DECLARED | BEFORE_ROLL,
                       {WORD("what", what, conditions), NUMBER("units", amount, 2, 9)}},
    [HG_OP_CANCEL] = {"cancel-invasion", "op lock", HG_AT_ONCE, 1 << HG_DECLARE_DEF, {WORD("lock", what, locks)}},
    [HG_OP_IGNORE_LOSSES] = {"ignore-losses", "op side", HG_FOR_ROLL, AFTER_ROLL, {WORD("side", side, sides)}},
    [HG_OP_GAIN_UNITS] = {"gain-units",
                          "op by amount? least? most?",
                          HG_AT_ONCE,
                          AT_DEPLOY,
                          {WORD("by", what, measures), NUMBER("amount", amount, 1, 20), NUMBER("least", keep, 0, 20),
                           NUMBER("most", count, 1, 20)}},
    [HG_OP_GAIN_TOGETHER] = {"gain-together", "op amount", HG_AT_ONCE, AT_DEPLOY, {NUMBER("amount", amount, 1, 20)}},
    [HG_OP_LOOK] = {"look-at-hand", "op", HG_AT_ONCE, AT_START, {{0}}},
    [HG_OP_SILENCE] = {"silence", "op", HG_AT_ONCE, AT_START, {{0}}},
    [HG_OP_REROLL] = {"reroll",
                      "op side which",
                      HG_AT_ONCE,
                      1 << HG_AFTER_ROLL_DEF,
                      {WORD("side", side, attackers), WORD("which", what, rolled_dice)}},
    [HG_OP_MANOEUVRES] = {"extra-manoeuvres",
                          "op count reach",
                          HG_AT_ONCE,
                          AT_MANOEUVRE,
                          {NUMBER("count", count, 1, 4), WORD("reach", what, manoeuvres)}},
    [HG_OP_TIE] = {"win-top-tie", "op", HG_FOR_INVASION, DECLARED, {{0}}},
    [HG_OP_END_INVASION] = {"end-invasion", "op", HG_FOR_ROLL, IN_BATTLE, {{0}}},
    [HG_OP_LIMIT] = {"limit-units",
                     "op side most lasts",
                     HG_AT_ONCE,
                     DECLARED,
                     {WORD("side", side, sides), NUMBER("most", amount, 1, 2), WORD("lasts", scope, scopes)}},
    [HG_OP_NO_HERO] = {"no-hero", "op side", HG_FOR_INVASION, DECLARED, {WORD("side", side, sides)}},
    [HG_OP_CAP_LOSSES] = {"cap-losses",
                          "op side most",
                          HG_FOR_INVASION,
                          DECLARED,
                          {WORD("side", side, sides), NUMBER("most", amount, 1, 2)}},
    [HG_OP_ROLL_REMOVE] = {"roll-remove",
                           "op dice from keep",
                           HG_AT_ONCE,
                           1 << HG_DECLARE_DEF,
                           {NUMBER("dice", count, 1, 4), NUMBER("from", amount, 2, 6), NUMBER("keep", keep, 1, 9)}},
    [HG_OP_RECALL] = {"recall", "op", HG_AT_ONCE, AT_MANOEUVRE, {{0}}},
    [HG_OP_SET_DIE] = {"set-die",
                       "op side face",
                       HG_FOR_ROLL,
                       1 << HG_BEFORE_ROLL_ATT,
                       {WORD("side", side, attackers), NUMBER("face", amount, 1, 6)}},
    [HG_OP_EXTRA_DIE] = {"extra-die", "op side", HG_FOR_INVASION, DECLARED, {WORD("side", side, sides)}},
    [HG_OP_RESTORE] = {"restore-half", "op most", HG_AT_ONCE, 1 << HG_AFTER_DEFENCE, {NUMBER("most", amount, 1, 20)}},
    [HG_OP_CONVERT] = {"convert", "op", HG_AT_ONCE, AT_START, {{0}}},
    [HG_OP_EXTRA_LOSS] = {"extra-loss",
                          "op side amount",
                          HG_FOR_ROLL,
                          1 << HG_AFTER_ROLL_ATT,
                          {WORD("side", side, defenders), NUMBER("amount", amount, 1, 9)}},
    [HG_OP_PLACE_UNITS] =
        {"place-units", "op amount", HG_AT_ONCE, 1 << HG_AFTER_CONQUEST, {NUMBER("amount", amount, 1, 20)}},
};

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

static uint8_t read_word(struct reader *in, const struct yaml_item *map, const struct parameter *parameter)
{
    const char *text = read_text(in, map, parameter->key);
    for (uint8_t i = 0; parameter->words[i] && !in->failed; i++) {
        if (strcmp(parameter->words[i], text) == 0)
            return i;
    }
    read_fail(in, yaml_item_find(map, parameter->key), "%s can't be %.40s; docs/EDITIONS.md lists what it may be.",
              parameter->key, text);
    return 0;
}

/* Where units are removed depends on the moment, and only a choice of places has a number of targets. */
static void check_remove(struct reader *in, const struct yaml_item *item, const struct hg_operation *operation,
                         uint8_t window)
{
    static const uint16_t windows[] = {[HG_ATTACKING_PLACE] = DECLARED,
                                       [HG_TARGET_PLACE] = DECLARED,
                                       [HG_CHOSEN_ENEMY_NEAR] = AT_START,
                                       [HG_ALL_NEAR_CHOSEN_OWN] = AT_START,
                                       [HG_CHOSEN_NEAR_CONQUERED] = 1 << HG_AFTER_CONQUEST};
    bool chosen = operation->what == HG_CHOSEN_ENEMY_NEAR || operation->what == HG_CHOSEN_NEAR_CONQUERED;
    if (!(windows[operation->what] >> window & 1))
        read_fail(in, item, "Units can't be removed there at %s; docs/EDITIONS.md says when.", window_word[window]);
    else if (operation->count > 0 && !chosen)
        read_fail(in, item, "Only near-own and near-conquered have targets; remove the key.");
}

/* Keys that only one of the words of another key asks for. */
static void check_pairing(struct reader *in, const struct yaml_item *item, const struct hg_operation *operation)
{
    bool fixed = operation->op == HG_OP_GAIN_UNITS && operation->what == HG_FIXED;
    if (operation->op == HG_OP_GAIN_UNITS && fixed != (operation->amount > 0))
        read_fail(in, item, "gain-units by number needs an amount; by anything else it has none.");
    else if (operation->op == HG_OP_GAIN_UNITS && !fixed && operation->count < operation->keep)
        read_fail(in, item, "gain-units needs least and most, and most can't be below least; correct them.");
    else if (operation->op == HG_OP_REMOTE_INVASION && (operation->what == HG_REACH_STEPS) != (operation->amount > 0))
        read_fail(in, item, "remote-invasion by steps needs steps; in a region it has none.");
    else if (operation->op == HG_OP_REQUIRE && (operation->what == HG_ATTACKING_UNITS) != (operation->amount > 0))
        read_fail(in, item, "require attacking-units needs units; any other condition has none.");
}

static void load_operation(struct reader *in, const struct yaml_item *item, uint8_t op, uint8_t window,
                           struct hg_operation *out)
{
    const struct operation *operation = &operations[op];
    if (!read_keys(in, item, operation->word, operation->keys))
        return;
    if (!(operation->windows >> window & 1))
        read_fail(in, item, "%s can't be done at %s; docs/EDITIONS.md says when.", operation->word,
                  window_word[window]);
    *out = (struct hg_operation){.op = op, .scope = operation->scope};
    for (const struct parameter *p = operation->parameter; p < operation->parameter + PARAMETERS_MAX && p->key; p++) {
        if (yaml_item_find(item, p->key))
            *((uint8_t *)out + p->member) =
                p->words ? read_word(in, item, p) : read_small(in, item, p->key, p->least, p->most);
    }
    if (!in->failed)
        check_pairing(in, item, out);
    if (!in->failed && op == HG_OP_REMOVE)
        check_remove(in, item, out, window);
}

static void find_operation(struct reader *in, const struct yaml_item *item, uint8_t window, struct hg_operation *out)
{
    const struct yaml_item *word = item->kind == YAML_MAP ? yaml_item_find(item, "op") : NULL;
    if (!word) {
        read_fail(in, item, "An operation is a map that begins with op: {op: remove, ...}.");
        return;
    }
    const char *text = read_plain(in, word, "op", 40);
    for (uint8_t op = HG_OP_NONE + 1; op < HG_OPS && !in->failed; op++) {
        if (operations[op].word && strcmp(operations[op].word, text) == 0) {
            load_operation(in, item, op, window, out);
            return;
        }
    }
    read_fail(in, word, "There is no operation %.60s; docs/EDITIONS.md lists them.", text);
}

void load_ability(struct reader *in, const struct yaml_item *item, struct directive_part *directive)
{
    struct hg_ability *ability = &directive->ability;
    if (!read_keys(in, item, "ability", "en fr unit? window ops text"))
        return;
    directive->window = read_reference(in, item, "window", &in->e->windows);
    ability->window = in->failed ? HG_NO_WINDOW : read_window(in, item);
    const struct yaml_item *list = read_list(in, item, "ops", HG_OPERATIONS_MAX);
    if (!in->failed && list->count == 0)
        read_fail(in, item, "An ability needs at least one operation; add it under ops.");
    unsigned i = 0;
    for (const struct yaml_item *entry = list->first; entry && !in->failed; entry = entry->next)
        find_operation(in, entry, ability->window, &ability->does[i++]);
    const struct yaml_item *unit = in->failed ? NULL : yaml_item_find(item, "unit");
    if (unit && read_keys(in, unit, "unit", "en fr"))
        read_languages(in, unit, directive->unit, UNIT_NAME_MAX);
}

unsigned load_ability_face(const struct hg_ability *ability)
{
    unsigned face = 0;
    for (unsigned i = 0; i < HG_OPERATIONS_MAX; i++) {
        const struct hg_operation *o = &ability->does[i];
        if ((o->op == HG_OP_SET_DIE || o->op == HG_OP_ROLL_REMOVE) && o->amount > face)
            face = o->amount;
    }
    return face;
}
