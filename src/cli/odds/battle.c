/* From options to a battle: what the options add to each side becomes a struct odds_battle for every stretch of rounds
 * in which nothing changes. Also says the options in words, above an answer.
 *
 * Most of what cards bring lasts for the first rounds only, so that a fight is a list of stretches, each with a battle
 * of its own; the computation in odds/ knows nothing of cards. */
#include <stdio.h>
#include <string.h>

#include "cli/odds/odds.h"
#include "cli/pairs.h"
#include "engine/traits.h"

/* The value of a knob in a round, or `otherwise` when it is not set or has passed. Rounds count from 0. */
static uint8_t value_in(const struct odds_args *args, enum odds_knob knob, unsigned side, unsigned round,
                        unsigned otherwise)
{
    struct odds_span span = args->knob[knob][side];
    bool holds = span.value != 0 && (span.rounds == 0 || round < span.rounds);
    return (uint8_t)(holds ? span.value : otherwise);
}

/* Sets on a side what is added to it in this round. Towers are bonuses on the highest die, as the rules have them. */
static void modify(const struct odds_args *args, unsigned i, unsigned round, struct odds_side *side)
{
    uint8_t cap = value_in(args, KNOB_CAP, i, round, ODDS_DICE_MAX);
    side->dice = cap < side->dice ? cap : side->dice;
    side->cruisers = value_in(args, KNOB_CRUISERS, i, round, 0);
    side->carriers = value_in(args, KNOB_CARRIERS, i, round, 0);
    side->dreadnoughts = value_in(args, KNOB_DREADNOUGHTS, i, round, 0);
    side->all_larger = value_in(args, KNOB_EIGHT, i, round, 0);
    side->hero = value_in(args, KNOB_HERO, i, round, 0);
    side->extra = value_in(args, KNOB_EXTRA, i, round, 0);
    side->highest = (uint8_t)(value_in(args, KNOB_HIGHEST, i, round, 0) + value_in(args, KNOB_TOWERS, i, round, 0));
    side->second = value_in(args, KNOB_SECOND, i, round, 0);
    side->all = value_in(args, KNOB_ALL, i, round, 0);
    side->set = value_in(args, KNOB_SET, i, round, 0);
    side->most_lost = value_in(args, KNOB_LOSE, i, round, 0);
}

/* `modified` is false on places of a chain where nothing is added to the defender. Without an edition the dice are
 * three against two, six-sided. */
struct odds_battle odds_battle_in(const struct odds_args *args, unsigned round, bool modified)
{
    struct odds_battle b = odds_plain_battle();
    const struct hg_conquest_rules *c = &args->rules.conquest;
    if (args->has_rules && hg_traits(&args->rules).dice == HG_DICE_COMPARED) {
        b = odds_battle_of(&args->rules);
        b.hero_fate = args->limits.hero_fate;
        if ((c->mechanisms >> HG_CAMPAIGN & 1) != 0)
            b.side[HG_ATTACKER].larger = b.side[HG_DEFENDER].larger = c->campaign.large_sides;
    }
    for (unsigned i = 0; i < 2; i++) {
        b.side[i].dice = value_in(args, KNOB_DICE, i, round, b.side[i].dice);
        if (i == HG_ATTACKER || modified)
            modify(args, i, round, &b.side[i]);
    }
    b.tie_to_attacker = args->ties;
    return b;
}

/* The next round after `after` in which something passes, or 0: only then the battle changes. So a fight of a hundred
 * rounds has a few stretches only. */
static unsigned next_change(const struct odds_args *args, unsigned after)
{
    unsigned next = 0;
    for (unsigned knob = 0; knob < KNOBS; knob++)
        for (unsigned side = 0; side < 2; side++) {
            unsigned rounds = args->knob[knob][side].rounds;
            if (rounds > after && (next == 0 || rounds < next))
                next = rounds;
        }
    return next;
}

/* Stretches between changes, then the rest of the fight, which has 0 rounds: it never ends by itself. There are at most
 * as many as knobs with rounds, and one more. */
unsigned odds_phases(const struct odds_args *args, bool modified, struct odds_phase out[ODDS_PHASES_MAX])
{
    unsigned count = 0, round = 0;
    for (unsigned next; (next = next_change(args, round)) != 0; round = next)
        out[count++] = (struct odds_phase){odds_battle_in(args, round, modified), next - round};
    out[count++] = (struct odds_phase){odds_battle_in(args, round, modified), 0};
    return count;
}

/* The sentence of odds/side.h about the first stretch that is impossible. Every stretch of rounds must be a possible
 * battle. */
const char *odds_wrong(const struct odds_args *args)
{
    struct odds_phase phase[ODDS_PHASES_MAX];
    unsigned count = odds_phases(args, true, phase);
    const char *wrong = NULL;
    for (unsigned i = 0; i < count && wrong == NULL; i++)
        wrong = odds_battle_ok(&phase[i].battle);
    return wrong;
}

/* ---- In words ---------------------------------------------------------------------------------------------------- */

/* A number stands where %u does; print_knob puts it there itself, since some have none. Sentences of the catalogue, by
 * knob. */
static const char *const words[KNOBS] = {
    [KNOB_DICE] = SAID("dice: up to %u"),
    [KNOB_CAP] = SAID("dice: at most %u"),
    [KNOB_CRUISERS] = SAID("cruisers: %u"),
    [KNOB_CARRIERS] = SAID("carriers: %u"),
    [KNOB_DREADNOUGHTS] = SAID("dreadnoughts: %u"),
    [KNOB_EIGHT] = SAID("eight-sided dice"),
    [KNOB_HERO] = SAID("a hero"),
    [KNOB_TOWERS] = SAID("towers: %u"),
    [KNOB_EXTRA] = SAID("extra dice: %u"),
    [KNOB_HIGHEST] = SAID("+%u on the highest die"),
    [KNOB_SECOND] = SAID("+%u on the second die"),
    [KNOB_ALL] = SAID("+%u on each die"),
    [KNOB_SET] = SAID("one die set to %u"),
    [KNOB_LOSE] = SAID("loses at most %u a round"),
};

/* Cuts the sentence at %u rather than printing with it: with or without a number it is then the same call. `before`
 * separates it from what stands on the line. */
static void print_knob(const struct odds_args *args, const char *before, enum odds_knob knob, struct odds_span span)
{
    const char *said = odds_say(args, words[knob]), *number = strstr(said, "%u");
    if (number == NULL)
        printf("%s%s", before, said);
    else
        printf("%s%.*s%u%s", before, (int)(number - said), said, span.value, number + 2);
    if (span.rounds != 0)
        printf(say_n(args->common.language, " (%u round)", " (%u rounds)", span.rounds), span.rounds);
}

/* Nothing when the attacker fights to the end. */
void odds_print_stop(const struct odds_args *args)
{
    if (args->stop > 0)
        printf(say_n(args->common.language, "  the attacker gives up with %u unit or fewer left\n",
                     "  the attacker gives up with %u units or fewer left\n", args->stop),
               args->stop);
}

/* A line for each side that has something, and one for ties. */
void odds_print_modifiers(const struct odds_args *args)
{
    static const char *const sides[2] = {SAID("attacker"), SAID("defender")};
    for (unsigned side = 0; side < 2; side++) {
        const char *before = odds_say(args, SAID_IN("list", ": "));
        bool named = false;
        for (unsigned knob = 0; knob < KNOBS; knob++) {
            if (args->knob[knob][side].value == 0)
                continue;
            if (!named)
                printf("  %s", odds_say(args, sides[side]));
            named = true;
            print_knob(args, before, (enum odds_knob)knob, args->knob[knob][side]);
            before = ", ";
        }
        if (named)
            putchar('\n');
    }
    if (args->ties)
        puts(odds_say(args, "  ties of the highest dice are won by the attacker"));
}

/* One object {"side": "attacker", "option": "cruisers", "value": 2, "rounds": 0}; 0 rounds: all of them. */
static void write_added(struct json *j, enum odds_knob knob, unsigned side, struct odds_span span)
{
    json_open(j, '{');
    pair_text(j, "side", side == HG_ATTACKER ? "attacker" : "defender");
    pair_text(j, "option", odds_knob_name(knob) + strlen("--"));
    pair_number(j, "value", span.value);
    pair_number(j, "rounds", span.rounds);
    json_close(j, '}');
}

/* Empty where nothing was added. */
void odds_json_added(struct json *j, const struct odds_args *args)
{
    json_key(j, "added");
    json_open(j, '[');
    for (unsigned side = 0; side < 2; side++)
        for (unsigned knob = 0; knob < KNOBS; knob++)
            if (args->knob[knob][side].value != 0)
                write_added(j, (enum odds_knob)knob, side, args->knob[knob][side]);
    json_close(j, ']');
}
