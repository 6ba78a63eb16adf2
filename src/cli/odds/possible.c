/* What no game can have: an option beyond the limits of the rules is refused with what is possible. The same walk over
 * the options also measures how far a game is from what was asked, by which game.c finds the nearest.
 *
 * Without --edition the question is about any game, so that the nearest one is named: a complaint about a game that
 * nobody thought of would help nobody. */
#include <stdio.h>
#include <string.h>

#include "cli/odds/odds.h"

/* Bytes of a complaint. */
enum { SENTENCE_MAX = 400 };

/* As the complaints call the sides. */
static const char *const side_word[2] = {SAID("attacker"), SAID("defender")};

/* One thing that is impossible, in words. */
struct refusal {
    const char *option;
    char sentence[SENTENCE_MAX];
};

/* A walk over the options: counts what is impossible and keeps the first complaint. */
struct judge {
    const struct odds_args *args;
    const struct odds_limits *l;
    unsigned count;
    struct refusal *first; /* filled in by the first, where the caller wants it */
};

/* Counts one more. NULL unless it is the first and somebody wants the sentence. */
static struct refusal *next(struct judge *j, const char *option)
{
    struct refusal *here = j->count++ == 0 ? j->first : NULL;
    if (here != NULL)
        here->option = option;
    return here;
}

/* ---- Knobs ------------------------------------------------------------------------------------------------------- */

/* "--dice, --cruisers, ..." that a side can have. */
static void list_knobs(const struct odds_limits *l, unsigned side, char out[SENTENCE_MAX / 2])
{
    out[0] = '\0';
    for (unsigned knob = 0; knob < KNOBS; knob++) {
        size_t used = strlen(out);
        if (l->most[knob][side] > 0)
            snprintf(out + used, SENTENCE_MAX / 2 - used, "%s%s", used > 0 ? ", " : "",
                     odds_knob_name((enum odds_knob)knob));
    }
}

/* Either there is nothing of the kind, then it is said what else is possible; or there is less, then how much. The
 * sentence is said in the language of whoever asks, and names the game that was meant. */
static void refuse_knob(struct judge *j, enum odds_knob knob, unsigned side, const char *option)
{
    unsigned most = j->l->most[knob][side], value = j->args->knob[knob][side].value;
    struct refusal *out = next(j, option);
    char list[SENTENCE_MAX / 2];
    if (out == NULL)
        return;
    list_knobs(j->l, side, list);
    if (most == 0)
        snprintf(out->sentence, SENTENCE_MAX,
                 odds_say(j->args, "the %s has nothing of the kind in %s; possible there: %s"),
                 odds_say(j->args, side_word[side]), j->args->game, list);
    else
        snprintf(out->sentence, SENTENCE_MAX,
                 odds_say(j->args, "%u is not possible for the %s in %s; it can be %u to %u"), value,
                 odds_say(j->args, side_word[side]), j->args->game, odds_knob_least(knob), most);
}

/* Each side by itself, then both together where pieces are shared. A side that is beyond its own limit is not counted
 * twice. The first complaint is the one that is told; the count is what distances are made of. */
static void judge_knobs(struct judge *j)
{
    for (unsigned knob = 0; knob < KNOBS; knob++) {
        const struct odds_span *span = j->args->knob[knob];
        unsigned shared = j->l->together[knob];
        struct refusal *out;
        for (unsigned side = 0; side < 2; side++)
            if (span[side].value > j->l->most[knob][side])
                refuse_knob(j, (enum odds_knob)knob, side, odds_knob_name((enum odds_knob)knob));
        if (shared == 0 || span[0].value > shared || span[1].value > shared || span[0].value + span[1].value <= shared)
            continue;
        out = next(j, odds_knob_name((enum odds_knob)knob));
        if (out != NULL)
            snprintf(out->sentence, SENTENCE_MAX,
                     odds_say(j->args, "%u and %u are more than the %u that %s has for both sides"), span[0].value,
                     span[1].value, shared, j->args->game);
    }
    if (odds_given(j->args, OPTION_VANGUARD) && j->l->most[KNOB_EIGHT][HG_DEFENDER] == 0)
        refuse_knob(j, KNOB_EIGHT, HG_DEFENDER, "--vanguard");
}

/* ---- The rest ---------------------------------------------------------------------------------------------------- */

/* For options that need a card with that effect. */
static void refuse_card(struct judge *j, const char *option)
{
    struct refusal *out = next(j, option);
    if (out != NULL)
        snprintf(out->sentence, SENTENCE_MAX, odds_say(j->args, "no card of %s does this; leave it out"),
                 j->args->game);
}

/* Bonuses on totals, by side. */
static void judge_modifiers(struct judge *j)
{
    for (unsigned side = 0; side < 2; side++) {
        int value = j->args->modifier[side];
        const int *range = j->l->modifier[side];
        struct refusal *out;
        if (value >= range[0] && value <= range[1])
            continue;
        out = next(j, "--modifier");
        if (out != NULL && range[0] == 0 && range[1] == 0)
            snprintf(out->sentence, SENTENCE_MAX,
                     odds_say(j->args, "nothing changes the total of the %s in %s; leave it out"),
                     odds_say(j->args, side_word[side]), j->args->game);
        else if (out != NULL)
            snprintf(out->sentence, SENTENCE_MAX,
                     odds_say(j->args, "%d is not possible for the %s in %s; it can be %d to %d"), value,
                     odds_say(j->args, side_word[side]), j->args->game, range[0], range[1]);
    }
}

/* Dice that are added up: as many as a stack can have, with cards and home. */
static void judge_sums(struct judge *j)
{
    for (unsigned side = 0; side < 2; side++) {
        struct refusal *out;
        if (j->args->number[side] <= j->l->sum_dice[side])
            continue;
        out = next(j, side == HG_ATTACKER ? "attackers" : "defenders");
        if (out != NULL)
            snprintf(out->sentence, SENTENCE_MAX, odds_say(j->args, "at most %u dice of the %s are added up in %s"),
                     j->l->sum_dice[side], odds_say(j->args, side_word[side]), j->args->game);
    }
}

/* All options, in the order in which they are complained about. */
static void judge_all(struct judge *j)
{
    judge_knobs(j);
    judge_modifiers(j);
    if (odds_given(j->args, OPTION_TIES) && !j->l->ties)
        refuse_card(j, "--ties");
    if (odds_given(j->args, OPTION_SHOT) && !j->l->shot)
        refuse_card(j, "--shot");
    if (j->args->form == FORM_SUMS)
        judge_sums(j);
}

/* How far one option goes beyond. A number that is too large is nearer to what is possible than a thing that is there
 * for the other side only, and that is nearer than nothing of the kind. Each thing that is impossible counts more than
 * all distances. */
enum { IMPOSSIBLE = 10000, MISSING = 1000 };

/* How far one option of one side lies beyond the limit; 0 within it. Distances add up, so that the game with the
 * smallest sum is the one that was probably meant. */
static unsigned distance_of(const struct odds_args *args, const struct odds_limits *l, unsigned knob, unsigned side)
{
    unsigned value = args->knob[knob][side].value, most = l->most[knob][side], other = l->most[knob][1 - side];
    if (value <= most)
        return 0;
    return most > 0 ? value - most : other > 0 ? MISSING : 2 * MISSING;
}

/* Counts everything that is impossible, not only the first. */
unsigned odds_beyond(const struct odds_args *args, const struct odds_limits *l)
{
    struct judge j = {.args = args, .l = l};
    unsigned distance = 0;
    judge_all(&j);
    for (unsigned knob = 0; knob < KNOBS; knob++)
        distance += distance_of(args, l, knob, HG_ATTACKER) + distance_of(args, l, knob, HG_DEFENDER);
    return IMPOSSIBLE * j.count + distance;
}

/* Games that were not named may have been the wrong ones, so it says that none comes nearer. */
int odds_refuse_impossible(const struct odds_args *args)
{
    struct refusal first = {.option = NULL};
    struct judge j = {.args = args, .l = &args->limits, .first = &first};
    if (!args->has_limits)
        return CLI_FINE;
    judge_all(&j);
    if (first.option == NULL)
        return CLI_FINE;
    return cli_complain(first.option, "%s%s", first.sentence,
                        args->chosen ? "" : odds_say(args, " (no other game comes nearer)"));
}
