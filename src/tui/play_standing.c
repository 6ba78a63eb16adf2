/* Orders that stand: keys that set them, what they answer, how the status shows them; the end of a step by a fixed
 * key; and the set-up or the rest of a turn that is left to the program. */
#include <stdio.h>
#include <string.h>

#include "engine/traits.h"
#include "text/say.h"
#include "tui/menu.h"
#include "tui/play.h"

/* ---- Keys -------------------------------------------------------------------------------------------------------- */

/* A defence with fewer dice is hardly ever better, so that most people will want this. */
static void set_dice(struct play *p, struct standing *orders)
{
    orders->most_dice = !orders->most_dice;
    play_say(p, "%s",
             orders->most_dice ? say(p->language, "Your defence always rolls the most dice.")
                               : say(p->language, "You are asked for the dice of each defence."));
}

/* Who follows is asked after every conquest otherwise. */
static void set_follow(struct play *p, struct standing *orders)
{
    orders->all_follow = !orders->all_follow;
    play_say(p, "%s",
             orders->all_follow ? say(p->language, "After a conquest all who can follow.")
                                : say(p->language, "You are asked who follows after a conquest."));
}

/* Alone nobody is asked without a card that could be played, so that order is for people among themselves. */
static void set_passes(struct play *p, struct standing *orders)
{
    static const char *const said[] = {[STANDING_ASKS] = SAID("You are asked whenever a card could be played."),
                                       [STANDING_PASSES_EMPTY] =
                                           SAID("You pass where you have nothing to play; the others can tell."),
                                       [STANDING_PASSES] = SAID("You pass whenever a card could be played.")};
    orders->passes = (uint8_t)((orders->passes + 1) % (STANDING_PASSES + 1));
    if (orders->passes == STANDING_PASSES_EMPTY && session_people(p->session) < 2)
        orders->passes = STANDING_PASSES;
    play_say(p, "%s", say(p->language, said[orders->passes]));
}

/* Orders are each seat's own: people at one screen do not change each other's. */
bool play_key_standing(struct play *p, const struct key *key)
{
    static const struct {
        const char *key;
        void (*set)(struct play *p, struct standing *orders);
    } keys[] = {{"d", set_dice}, {"w", set_passes}, {"f", set_follow}};
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (key_is(key, keys[i].key) && p->viewer < p->session->rules->seats) {
            keys[i].set(p, &p->standing[p->viewer]);
            return true;
        }
    return false;
}

/* What is left to place comes first: it is what the step waits for. */
void play_status(const struct play *p, char *out, size_t size)
{
    uint8_t seat = p->viewer;
    int used = 0;
    out[0] = '\0';
    if (seat >= p->session->rules->seats)
        return;
    unsigned left = p->asking ? standing_left(p->scene.r, p->scene.s, seat, &p->ask.choices) : 0;
    if (left > 0)
        used = snprintf(out, size, say(p->language, "%u left to place"), left);
    char orders[128];
    standing_say(&p->standing[seat], p->language, orders, sizeof orders);
    if (orders[0] != '\0')
        snprintf(out + used, size - (size_t)used, "%s%s", used > 0 ? " · " : "", orders);
}

/* ---- The end of a step ------------------------------------------------------------------------------------------- */

/* Ending comes before passing where both can be done. */
void play_end_step(struct play *p)
{
    static const uint32_t wanted[] = {HG_VERB_ENDS_STEP, HG_VERB_PASSES};
    for (size_t k = 0; k < sizeof wanted / sizeof wanted[0]; k++)
        for (unsigned i = 0; i < p->ask.choices.count; i++)
            if (hg_verb_is(p->session->rules, p->ask.choices.box[i].verb, wanted[k])) {
                struct hg_action a = hg_choice_nth(&p->ask.choices.box[i], 0);
                play_submit(p, &a);
                return;
            }
    play_say(p, "%s", say(p->language, "This can't be ended or passed: it must be answered."));
    p->refused = true;
}

/* ---- The computer decides ---------------------------------------------------------------------------------------- */

/* From now on, and for everybody who has still to claim: the loop sees to the others (play.c). */
void play_deal(struct play *p)
{
    if (!standing_deals(p->session->rules, &p->session->table.state, &p->ask.choices)) {
        play_say(p, "%s", say(p->language, "There is nothing to deal now."));
        p->refused = true;
        return;
    }
    p->dealing = true;
    p->asking = false;
}

/* First units are spread: a computer player would pile them up for a plan that is not the person's. */
static struct hg_action decide(struct play *p, uint8_t seat, const struct hg_choices *choices)
{
    struct hg_action a;
    if (standing_spread(p->session->rules, &p->session->table.state, choices, &a))
        return a;
    return play_advice(p, seat, menu_usual_player(), NULL);
}

/* A turn that is delegated is told by its number, so that the order ends with it. */
void play_delegate(struct play *p, bool whole_turn)
{
    struct hg_action a = decide(p, p->viewer, &p->ask.choices);
    p->delegated[p->viewer] = whole_turn ? p->session->table.state.turn + 1 : 0;
    play_submit(p, &a);
}

/* A person's own orders come before dealing, and both before what is delegated. */
bool play_stands_ordered(struct play *p, uint8_t seat, const struct hg_choices *choices, struct hg_action *a)
{
    const struct hg_state *s = &p->session->table.state;
    if (standing_answer(p->session->rules, choices, &p->standing[seat], a))
        return true;
    if (p->dealing && standing_deals(p->session->rules, s, choices)) {
        *a = standing_by_lot(choices, &p->lots);
        return true;
    }
    if (p->delegated[seat] != s->turn + 1)
        return false;
    *a = decide(p, seat, choices);
    return true;
}

/* ---- People ------------------------------------------------------------------------------------------------------ */

/* Names that nobody has given: one's own, and those of people whom the menu has seated. */
bool play_is_named(const char *person)
{
    return person[0] != '\0' && strcmp(person, "me") != 0 && strncmp(person, "person-", strlen("person-")) != 0;
}

/* A name alone would not tell which army it leads. */
void play_who(const struct play *p, uint8_t seat, char *out, size_t size)
{
    if (p->session->table.player[seat] == NULL && play_is_named(p->session->person[seat]))
        snprintf(out, size, "%s (%s)", p->session->person[seat], scene_army(&p->scene, seat));
    else
        snprintf(out, size, "%s", scene_army(&p->scene, seat));
}
