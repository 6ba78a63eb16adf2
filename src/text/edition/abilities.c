/* Reads what the ability of a card does: its moment and up to three operations, each with its own numbers and words,
 * e.g.
 *     ability: {en: Stimpack, window: before-roll, ops: [{op: die-bonus, side: attacker, which: all, amount: 1,
 *     lasts: roll}], text: ...}
 * The words are those of text/vocabulary.h; docs/EDITIONS.md lists them for people. An operation that the engine adds
 * needs a row in `operations`, and whoever writes editions a line there. */
#include "text/edition/likely.h"
#include "text/edition/load.h"

#include <stddef.h>

#include "engine/braces.h"
#include "text/vocabulary.h"

enum { UNIT_NAME_MAX = 60 }; /* bytes */

/* ---- Moments ----------------------------------------------------------------------------------------------------- */

/* The moment at which the card may be played, HG_NO_WINDOW after a fault. */
static uint8_t read_window(struct reader *in, const struct yaml_item *item)
{
    const char *word = read_text(in, item, "window");
    int window = value_in_edition(&words_windows, word);
    if (window >= 0 && !in->failed)
        return (uint8_t)window;
    read_fail(in, yaml_item_find(item, "window"),
              "Abilities of cards are never played at %.40s; docs/EDITIONS.md lists their moments.", word);
    return HG_NO_WINDOW;
}

/* ---- Operations -------------------------------------------------------------------------------------------------- */

/* A key of an operation: the member it fills, and which of some words it takes or, when it takes none, which numbers.
 */
struct parameter {
    const char *key;
    size_t member;
    const struct vocabulary *words; /* NULL: those of the operation's member `what` */
    uint8_t taken;                  /* set of values */
    uint8_t least, most;
};

enum { PARAMETERS_MAX = 5 };

/* What an operation takes: `keys` as read_keys wants them, and how each key is read. */
struct operation {
    const char *keys;
    uint8_t scope;    /* where no key says it; the engine goes by it */
    uint16_t windows; /* set of enum hg_window: when the engine can do it */
    struct parameter parameter[PARAMETERS_MAX];
};

/* Moments that go together, as sets of enum hg_window. */
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

/* Sides that an operation may be about. */
enum { ANY = UINT8_MAX, ATTACKER = 1 << HG_ATTACKER, DEFENDER = 1 << HG_DEFENDER };

/* Rows of `parameter`: a key that takes one of some words, or a number in a range; each fills one member of struct
 * hg_operation. */
#define WORD(key, member, words, taken)  BRACED(key, offsetof(struct hg_operation, member), words, taken, 0, 0)
#define WHAT(key, taken)                 WORD(key, what, NULL, taken)
#define SIDE(taken)                      WORD("side", side, &words_battle_sides, taken)
#define LASTS                            WORD("lasts", scope, &words_scopes, ANY)
#define NUMBER(key, member, least, most) BRACED(key, offsetof(struct hg_operation, member), NULL, 0, least, most)

/* By enum hg_op. The ranges are what the engine can do, not what sounds sensible. */
static const struct operation operations[HG_OPS] = {
    [HG_OP_DIE_BONUS] = {"op side which amount lasts",
                         HG_AT_ONCE,
                         IN_BATTLE,
                         {SIDE(ANY), WHAT("which", 1 << HG_DIE_ALL | 1 << HG_DIE_HIGHEST | 1 << HG_DIE_SECOND),
                          NUMBER("amount", amount, 1, 6), LASTS}},
    [HG_OP_SELF_LOSS] = {"op amount keep when",
                         HG_AT_ONCE,
                         BEFORE_ROLL,
                         {NUMBER("amount", amount, 1, 9), NUMBER("keep", keep, 1, 9),
                          WORD("when", scope, &words_delays, ANY)}},
    [HG_OP_REMOVE] = {"op where amount keep targets?",
                      HG_AT_ONCE,
                      AT_START | DECLARED | 1 << HG_AFTER_CONQUEST,
                      {WHAT("where", ANY), NUMBER("amount", amount, 1, 9), NUMBER("keep", keep, 1, 9),
                       NUMBER("targets", count, 1, 2)}},
    [HG_OP_REMOVE_HALF] = {"op where", HG_AT_ONCE, AT_START, {WHAT("where", 1 << HG_CHOSEN_ENEMY_NEAR)}},
    [HG_OP_REMOTE_INVASION] = {"op reach steps? units",
                               HG_AT_ONCE,
                               AT_ANY,
                               {WHAT("reach", ANY), NUMBER("steps", amount, 2, 2), NUMBER("units", keep, 2, 9)}},
    [HG_OP_REQUIRE] = {"op what units?",
                       HG_AT_ONCE,
                       DECLARED | BEFORE_ROLL,
                       {WHAT("what", ANY), NUMBER("units", amount, 2, 9)}},
    [HG_OP_CANCEL] = {"op lock", HG_AT_ONCE, 1 << HG_DECLARE_DEF, {WHAT("lock", ANY)}},
    [HG_OP_IGNORE_LOSSES] = {"op side", HG_FOR_ROLL, AFTER_ROLL, {SIDE(ANY)}},
    [HG_OP_GAIN_UNITS] = {"op by amount? least? most?",
                          HG_AT_ONCE,
                          AT_DEPLOY,
                          {WHAT("by", ANY), NUMBER("amount", amount, 1, 20), NUMBER("least", keep, 0, 20),
                           NUMBER("most", count, 1, 20)}},
    [HG_OP_GAIN_TOGETHER] = {"op amount", HG_AT_ONCE, AT_DEPLOY, {NUMBER("amount", amount, 1, 20)}},
    [HG_OP_LOOK] = {"op", HG_AT_ONCE, AT_START, {{0}}},
    [HG_OP_SILENCE] = {"op", HG_AT_ONCE, AT_START, {{0}}},
    [HG_OP_REROLL] = {"op side which",
                      HG_AT_ONCE,
                      1 << HG_AFTER_ROLL_DEF,
                      {SIDE(ATTACKER), WHAT("which", 1 << HG_DIE_ALL | 1 << HG_DIE_CHOSEN)}},
    [HG_OP_MANOEUVRES] = {"op count reach",
                          HG_AT_ONCE,
                          AT_MANOEUVRE,
                          {NUMBER("count", count, 1, 4), WHAT("reach", ANY)}},
    [HG_OP_TIE] = {"op", HG_FOR_INVASION, DECLARED, {{0}}},
    [HG_OP_END_INVASION] = {"op", HG_FOR_ROLL, IN_BATTLE, {{0}}},
    [HG_OP_LIMIT] = {"op side most lasts", HG_AT_ONCE, DECLARED, {SIDE(ANY), NUMBER("most", amount, 1, 2), LASTS}},
    [HG_OP_NO_HERO] = {"op side", HG_FOR_INVASION, DECLARED, {SIDE(ANY)}},
    [HG_OP_CAP_LOSSES] = {"op side most", HG_FOR_INVASION, DECLARED, {SIDE(ANY), NUMBER("most", amount, 1, 2)}},
    [HG_OP_ROLL_REMOVE] = {"op dice from keep",
                           HG_AT_ONCE,
                           1 << HG_DECLARE_DEF,
                           {NUMBER("dice", count, 1, 4), NUMBER("from", amount, 2, 6), NUMBER("keep", keep, 1, 9)}},
    [HG_OP_RECALL] = {"op", HG_AT_ONCE, AT_MANOEUVRE, {{0}}},
    [HG_OP_SET_DIE] = {"op side face",
                       HG_FOR_ROLL,
                       1 << HG_BEFORE_ROLL_ATT,
                       {SIDE(ATTACKER), NUMBER("face", amount, 1, 6)}},
    [HG_OP_EXTRA_DIE] = {"op side", HG_FOR_INVASION, DECLARED, {SIDE(ANY)}},
    [HG_OP_RESTORE] = {"op most", HG_AT_ONCE, 1 << HG_AFTER_DEFENCE, {NUMBER("most", amount, 1, 20)}},
    [HG_OP_CONVERT] = {"op", HG_AT_ONCE, AT_START, {{0}}},
    [HG_OP_EXTRA_LOSS] = {"op side amount",
                          HG_FOR_ROLL,
                          1 << HG_AFTER_ROLL_ATT,
                          {SIDE(DEFENDER), NUMBER("amount", amount, 1, 9)}},
    [HG_OP_PLACE_UNITS] = {"op amount", HG_AT_ONCE, 1 << HG_AFTER_CONQUEST, {NUMBER("amount", amount, 1, 20)}},
};

/* Rows without keys are those that nobody wrote. */
bool load_ability_knows(enum hg_op op)
{
    const struct operation *row = &operations[op];
    for (const struct parameter *p = row->parameter; p < row->parameter + PARAMETERS_MAX && p->key != NULL; p++)
        if (p->taken != 0 && p->words == NULL && words_of_what(op) == NULL)
            return false;
    return row->keys != NULL;
}

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

/* The value of a word, 0 after a fault. Words that exist but that this operation does not take are refused with the
 * same sentence. */
static uint8_t read_word(struct reader *in, const struct yaml_item *map, const struct parameter *parameter, uint8_t op)
{
    const char *text = read_text(in, map, parameter->key);
    const struct vocabulary *words = parameter->words ? parameter->words : words_of_what((enum hg_op)op);
    int value = value_in_edition(words, text);
    if (value >= 0 && parameter->taken >> value & 1 && !in->failed)
        return (uint8_t)value;
    const char *meant = in->failed || value >= 0 ? NULL : likely_word(words, text);
    if (meant != NULL)
        read_fail(in, yaml_item_find(map, parameter->key), "%s can't be %.40s; did you mean %s?", parameter->key, text,
                  meant);
    read_fail(in, yaml_item_find(map, parameter->key), "%s can't be %.40s; docs/EDITIONS.md lists what it may be.",
              parameter->key, text);
    return 0;
}

/* Where units are removed depends on the moment, and only a choice of places has a number of targets. Only called for
 * HG_OP_REMOVE. */
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
        read_fail(in, item, "Units can't be removed there at %s; docs/EDITIONS.md says when.",
                  word_in_edition(&words_windows, window));
    else if (operation->count > 0 && !chosen)
        read_fail(in, item, "Only near-own and near-conquered have targets; remove the key.");
}

/* Checks keys that only one of the words of another key asks for, such as an amount for a fixed number of units. */
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

/* Members are bytes, so that a parameter's offset is enough to fill one. Whether an operation makes sense beside the
 * others of its card is not asked: the engine does them one by one. */
static void load_operation(struct reader *in, const struct yaml_item *item, uint8_t op, uint8_t window,
                           struct hg_operation *out)
{
    const struct operation *operation = &operations[op];
    const char *word = word_in_edition(&words_operations, op);
    if (!read_keys(in, item, word, operation->keys))
        return;
    if (!(operation->windows >> window & 1))
        read_fail(in, item, "%s can't be done at %s; docs/EDITIONS.md says when.", word,
                  word_in_edition(&words_windows, window));
    *out = (struct hg_operation){.op = op, .scope = operation->scope};
    for (const struct parameter *p = operation->parameter; p < operation->parameter + PARAMETERS_MAX && p->key; p++) {
        if (yaml_item_find(item, p->key))
            *((uint8_t *)out + p->member) =
                p->taken ? read_word(in, item, p, op) : read_small(in, item, p->key, p->least, p->most);
    }
    if (!in->failed)
        check_pairing(in, item, out);
    if (!in->failed && op == HG_OP_REMOVE)
        check_remove(in, item, out, window);
}

/* Finds out which operation it is, before its keys can be checked. */
static void find_operation(struct reader *in, const struct yaml_item *item, uint8_t window, struct hg_operation *out)
{
    const struct yaml_item *word = item->kind == YAML_MAP ? yaml_item_find(item, "op") : NULL;
    if (!word) {
        read_fail(in, item, "An operation is a map that begins with op: {op: remove, ...}.");
        return;
    }
    const char *text = read_plain(in, word, "op", 40);
    int op = value_in_edition(&words_operations, text);
    if (in->failed)
        return;
    if (op >= 0 && load_ability_knows((enum hg_op)op))
        load_operation(in, item, (uint8_t)op, window, out);
    else if (!read_meant(in, word, "operation", text, likely_word(&words_operations, text)))
        read_fail(in, word, "There is no operation %.60s; docs/EDITIONS.md lists them.", text);
}

/* Fills the ability of a directive that stands on a card. After a fault it is incomplete, and in->failed says so.
 * `text` is checked and kept where directives are read, since both have it. */
void load_ability(struct reader *in, const struct yaml_item *item, struct directive_part *directive)
{
    struct hg_ability *ability = &directive->ability;
    if (!read_keys(in, item, "ability", LANGUAGE_KEYS " unit? window ops text"))
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
    if (unit && read_keys(in, unit, "unit", LANGUAGE_KEYS))
        read_languages(in, unit, directive->unit, UNIT_NAME_MAX);
}

/* For load_charts, which knows how many sides dice have. */
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
