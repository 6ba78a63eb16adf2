/* The facts of the board games, continued: what cards do. The words are those of the edition's own files. */
#include "cli/pairs.h"
#include "cli/rules_json.h"

static const char *const windows[HG_WINDOWS] = {
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

static const char *const dice[] = {"all", "highest", "second", "one", NULL};
static const char *const wheres[] = {"attacking", "target", "near-own", "around-own", "near-conquered", NULL};
static const char *const reaches[] = {"steps", "region", NULL};
static const char *const conditions[] = {"base-in-target", "no-base-in-target", "attacking-units", NULL};
static const char *const locks[] = {"target", "pair", NULL};
static const char *const measures[] = {"number", "half-the-resources", "regions-entered", "twice-the-bases", NULL};
static const char *const manoeuvres[] = {"connected", "adjacent", NULL};

/* An operation's word, and the words of its member `what`; NULL when it has none. */
struct operation_words {
    const char *op;
    const char *const *what;
};

static const struct operation_words operations[HG_OPS] = {
    [HG_OP_DIE_BONUS] = {"die-bonus", dice},
    [HG_OP_SELF_LOSS] = {"self-loss", NULL},
    [HG_OP_REMOVE] = {"remove", wheres},
    [HG_OP_REMOVE_HALF] = {"remove-half", wheres},
    [HG_OP_REMOTE_INVASION] = {"remote-invasion", reaches},
    [HG_OP_REQUIRE] = {"require", conditions},
    [HG_OP_CANCEL] = {"cancel-invasion", locks},
    [HG_OP_IGNORE_LOSSES] = {"ignore-losses", NULL},
    [HG_OP_GAIN_UNITS] = {"gain-units", measures},
    [HG_OP_GAIN_TOGETHER] = {"gain-together", NULL},
    [HG_OP_LOOK] = {"look-at-hand", NULL},
    [HG_OP_SILENCE] = {"silence", NULL},
    [HG_OP_REROLL] = {"reroll", dice},
    [HG_OP_MANOEUVRES] = {"extra-manoeuvres", manoeuvres},
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

static void write_operation(const struct facts *in, const struct hg_operation *does)
{
    static const char *const scopes[] = {"at-once", "roll", "invasion"};
    const struct operation_words *words = &operations[does->op];
    json_open(in->j, '{');
    pair_text(in->j, "op", words->op);
    pair_text(in->j, "side", does->side == HG_DEFENDER ? "defender" : "attacker");
    pair_text(in->j, "what", words->what != NULL ? words->what[does->what] : NULL);
    pair_number(in->j, "amount", does->amount);
    pair_number(in->j, "keep", does->keep);
    pair_number(in->j, "count", does->count);
    pair_text(in->j, "lasts", scopes[does->scope]);
    json_close(in->j, '}');
}

static void write_ability(const struct facts *in, unsigned card)
{
    const struct hg_ability *ability = &in->r->conquest.ability[card];
    json_key(in->j, in->names->cards.item[card].id);
    json_open(in->j, '{');
    pair_text(in->j, "window", windows[ability->window]);
    json_key(in->j, "does");
    json_open(in->j, '[');
    for (unsigned i = 0; i < HG_OPERATIONS_MAX; i++)
        if (ability->does[i].op != HG_OP_NONE)
            write_operation(in, &ability->does[i]);
    json_close(in->j, ']');
    json_close(in->j, '}');
}

void rules_json_abilities(const struct facts *in)
{
    const struct hg_conquest_rules *c = &in->r->conquest;
    bool played = (c->mechanisms >> HG_ABILITIES & 1) != 0;
    json_key(in->j, "abilities");
    json_open(in->j, '{');
    for (unsigned i = 0; played && i < c->cards && i < HG_PLAYABLE_MAX; i++)
        if (c->ability[i].window != HG_NO_WINDOW)
            write_ability(in, i);
    json_close(in->j, '}');
}
