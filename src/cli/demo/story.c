/* The story of a game: which actions are worth a line, and how long each is worth a look. It asks verbs for their
 * traits and positions for their differences, never an edition for its name. */
#include <stdio.h>
#include <string.h>

#include "cli/demo/demo.h"
#include "engine/insight.h"
#include "engine/traits.h"
#include "stories/seats.h"
#include "text/say.h"

/* Beats. What ends a life or the game is looked at the longest; what fills set-up passes quickly. */
static const double beat_claim = 1, beat_place = 2, beat_battle = 1, beat_conquest = 4, beat_region = 12,
                    beat_trade = 8, beat_elimination = 90, beat_end = 60;

/* Bits of the set that a seat holds. */
unsigned demo_places(const struct hg_state *s, unsigned seat)
{
    return count_bits(s->conquest.open.own[seat]);
}

/* ---- Names ------------------------------------------------------------------------------------------------------- */

/* "Alliance" of "Alliance, light blue", unless another army is called so too. */
static void name_short(struct demo *d, unsigned army, char (*full)[SEAT_NAME_MAX], unsigned armies)
{
    size_t length = strcspn(full[army], ",");
    for (unsigned i = 0; i < armies; i++)
        if (i != army && strcspn(full[i], ",") == length && strncmp(full[army], full[i], length) == 0)
            length = strlen(full[army]);
    snprintf(d->side[army].name, DEMO_SHORT, "%.*s", (int)length, full[army]);
}

/* The first letter of the name that no seat before has, so that nobody depends on colours. */
static void choose_letter(struct demo *d, unsigned seat)
{
    char taken[HG_SEATS_MAX + 1] = "";
    for (unsigned i = 0; i < seat; i++)
        taken[i] = d->side[i].letter[0];
    for (const char *c = d->side[seat].name; *c != '\0'; c++) {
        char letter = (char)(*c >= 'a' && *c <= 'z' ? *c - 'a' + 'A' : *c);
        if (letter < 'A' || letter > 'Z' || strchr(taken, letter) != NULL)
            continue;
        d->side[seat].letter[0] = letter;
        return;
    }
}

/* "seat 2" and "neutral army 5" go by their numbers. */
static bool is_numbered(const struct demo *d, const struct hg_state *s, unsigned army)
{
    return army >= d->seats || seat_army_played(&d->rules, s, army) == HG_NONE;
}

/* Letters are the first ones of the names, as far as they differ; called again once all seats have their armies. */
void demo_name_sides(struct demo *d, const struct hg_state *s)
{
    char full[HG_ARMIES_MAX][SEAT_NAME_MAX];
    unsigned armies = d->seats + (unsigned)d->rules.conquest.neutrals;
    for (unsigned i = 0; i < armies; i++)
        seat_name(&d->rules, d->names, d->language, s, i, full[i]);
    d->named = true;
    for (unsigned i = 0; i < armies; i++) {
        bool numbered = is_numbered(d, s, i);
        name_short(d, i, full, armies);
        snprintf(d->side[i].letter, sizeof d->side[i].letter, "%u", (i + 1) % 10);
        if (!numbered)
            choose_letter(d, i);
        d->side[i].colour = numbered ? NULL : edition_army(d->game.edition, seat_army_played(&d->rules, s, i)).colour;
        d->named = d->named && (i >= d->seats || !numbered);
    }
}

/* ---- Lines ------------------------------------------------------------------------------------------------------- */

/* The text of a new line, to be written into; the oldest line gives its place. Whoever writes must write at once: the
 * next line may take the same place. */
static char *new_line(struct demo *d, uint8_t seat)
{
    struct demo_line *line = &d->line[d->lines++ % DEMO_LINES];
    line->seat = seat;
    line->big = false;
    return line->text;
}

/* A line of news that stays when there is little room. */
static char *new_big_line(struct demo *d, uint8_t seat)
{
    char *text = new_line(d, seat);
    d->line[(d->lines - 1) % DEMO_LINES].big = true;
    return text;
}

/* In the language of the demo. */
static const char *place_name(const struct demo *d, uint8_t place)
{
    return d->names->places.item[place].name[d->language];
}

/* A region that has just become whole. */
static double note_regions(struct demo *d, uint8_t seat, uint8_t place, const struct hg_state *after)
{
    for (unsigned i = 0; i < d->rules.conquest.regions; i++) {
        if (!has(d->rules.conquest.region[i], place) || insight_region_holder(&d->rules, after, i) != seat)
            continue;
        snprintf(new_big_line(d, seat), STORY_MAX, say(d->language, "All of %s belongs to %s now: +%u each turn"),
                 d->names->regions.item[i].name[d->language], d->side[seat].name, d->rules.conquest.bonus[i]);
        return beat_region;
    }
    return 0;
}

/* The last place of somebody has fallen. */
static double note_elimination(struct demo *d, const struct story_battle *b, const struct hg_state *before,
                               const struct hg_state *after)
{
    if (!has(before->living, b->defender) || has(after->living, b->defender))
        return 0;
    snprintf(new_big_line(d, b->attacker), STORY_MAX, say(d->language, "%s was the last one: %s out of the game"),
             place_name(d, b->to), d->side[b->defender].name);
    return beat_elimination;
}

/* A conquest, with whatever follows from it. */
static double note_conquest(struct demo *d, const struct story_battle *b, const struct hg_state *before,
                            const struct hg_state *after)
{
    double beats = beat_conquest;
    d->hot = b->to;
    d->conquests++;
    snprintf(new_line(d, b->attacker), STORY_MAX, say(d->language, "%s falls to %s (was %s)"), place_name(d, b->to),
             d->side[b->attacker].name, d->side[b->defender].name);
    beats += note_regions(d, b->attacker, b->to, after);
    beats += note_elimination(d, b, before, after);
    return after->over ? beats + beat_end : beats;
}

/* The dice, which cards may still answer before they cost anything. */
static void note_dice(struct demo *d, const struct story *story)
{
    const struct hg_conquest_open *o = &story->before->conquest.open;
    unsigned attack = story_attack_dice(story);
    if (attack == HG_NONE)
        return;
    d->battle.roll = *story->a;
    d->battle.attack_dice = attack;
    d->battle.from_units = o->units[o->battle_from];
    d->battle.to_units = o->units[o->battle_to];
}

/* A battle that is settled. Large ones deserve a second look. Battles that took nothing from anybody are looked at,
 * too: the dice did fall. */
static double note_battle(struct demo *d, const struct story *story)
{
    struct demo_battle *last = &d->battle;
    if (!story_battle(story, &last->cost))
        return 0;
    last->any = true;
    if (!last->cost.conquered)
        return last->from_units + last->to_units > 30 ? 2 * beat_battle : beat_battle;
    return note_conquest(d, &last->cost, story->before, story->after);
}

/* A goal collected, or whatever else ends the game but a battle. */
static double note_goal(struct demo *d, const struct story *story)
{
    char told[STORY_MAX], name[DEMO_SHORT];
    story_tell(story, told);
    memcpy(name, d->side[story->a->seat].name, sizeof name);
    snprintf(new_big_line(d, story->a->seat), STORY_MAX, "%s %.440s", name, told);
    return story->after->over ? beat_region + beat_end : beat_region;
}

/* The units of a set go to the pile of those to be deployed. */
static double note_trade(struct demo *d, const struct story *story)
{
    unsigned units = (unsigned)(story->after->conquest.open.pile - story->before->conquest.open.pile);
    snprintf(new_big_line(d, story->a->seat), STORY_MAX, say(d->language, "A set of cards: %u units for %s"), units,
             d->side[story->a->seat].name);
    return beat_trade;
}

/* Strengths at the start of a round, for the small bars. */
static void note_round(struct demo *d, const struct hg_state *before, const struct hg_state *after)
{
    if (after->round == before->round || after->round >= DEMO_ROUNDS)
        return;
    for (unsigned i = 0; i < d->seats; i++)
        d->held[after->round][i] = (uint8_t)demo_places(after, i);
}

/* The order matters: dice are noted before the battle that they may settle. It returns how many beats the action
 * deserves; 0 for what nobody needs to see. */
double demo_note(struct demo *d, const struct hg_action *a, const struct hg_state *before, const struct hg_state *after)
{
    struct story story = {&d->rules, d->game.edition, d->language, a, before, after, STORY_WHOLE};
    const struct hg_rules *r = &d->rules;
    note_round(d, before, after);
    if (before->round == 0)
        demo_name_sides(d, after);
    note_dice(d, &story);
    double beats = note_battle(d, &story);
    if (beats > 0)
        return beats;
    if (hg_verb_is(r, a->verb, HG_VERB_TRADES))
        return note_trade(d, &story);
    if (hg_verb_is(r, a->verb, HG_VERB_COLLECTS))
        return note_goal(d, &story);
    if (hg_verb_is(r, a->verb, HG_VERB_SETS_UP))
        return beat_claim;
    return hg_verb_is(r, a->verb, HG_VERB_DEPLOYS) ? beat_place : 0;
}
