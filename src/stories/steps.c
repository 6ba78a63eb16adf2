/* Steps by the questions that are asked in them. A table for each family; what options take out of a game is left out
 * of its bar, too. */
#include "stories/steps.h"

#include "engine/rules.h"
#include "text/say.h"

/* Whether a game with these rules comes to a step at all. */
typedef bool comes_fn(const struct hg_rules *r);

struct row {
    struct turn_step step;
    comes_fn *comes; /* NULL: always */
};

static bool plays_cards(const struct hg_rules *r)
{
    return r->galactic.cards > 0;
}

static bool touches_first(const struct hg_rules *r)
{
    return r->galactic.touch_move != 0;
}

static const struct row galactic[] = {
    {{SAID("Cards"), {"before-move", "opp-before-move"}}, plays_cards},
    {{SAID("Choose a ship"), {"select"}}, touches_first},
    {{SAID("Move or attack"), {"move", "stuck-roll", "retreat"}}, NULL},
    {{SAID("Battle"), {"declare", "roll", "reroll", "after-roll", "on-loss", "berth"}}, NULL},
    {{SAID("After the move"), {"on-win", "opp-enter-home", "after-move"}}, plays_cards},
};

/* Dice are rolled in both steps. */
static const struct row assets[] = {
    {{SAID("Choose a card"), {"choose-card"}}, NULL},
    {{SAID("Match its rows"), {"match-row", "place-dice"}}, NULL},
};

/* Its positions count their steps, which are part of the rules. */
static const struct row conquest[] = {{{NULL, {NULL}}, NULL}};

static const struct {
    const struct row *row;
    size_t count;
} of_family[HG_FAMILIES] = {
#define ROW(NUMBER, name) [HG_##NUMBER] = {name, sizeof(name) / sizeof(name)[0]},
    HG_EACH_FAMILY(ROW)
#undef ROW
};

unsigned turn_steps(const struct hg_rules *r, struct turn_step out[TURN_STEPS_MAX])
{
    unsigned count = 0;
    for (size_t i = 0; i < of_family[r->family].count; i++) {
        const struct row *row = &of_family[r->family].row[i];
        if (row->step.name != NULL && (row->comes == NULL || row->comes(r)))
            out[count++] = row->step;
    }
    return count;
}
