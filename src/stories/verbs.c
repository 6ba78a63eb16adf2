/* Words for verbs, as buttons and menus have them. $titan becomes the edition's name for it. */
#include <stdio.h>
#include <string.h>

#include "engine/traits.h"
#include "stories/questions.h"
#include "text/say.h"

/* The word of the verb, and what people read. */
struct verb_words {
    const char *word, *said;
};

/* By the words of all families; one word means the same wherever it is offered to people. */
static const struct verb_words verbs[] = {
    {"claim", SAID("Claim")},
    {"reinforce", SAID("Reinforce")},
    {"pick", SAID("Pick a card to turn in")},
    {"trade", SAID("Turn the picked cards in")},
    {"place", SAID("Place units")},
    {"attack", SAID("Attack")},
    {"defend", SAID("Defend")},
    {"advance", SAID("Move in")},
    {"fortify", SAID("Move units")},
    {"end", SAID("Done: end this step")},
    {"army", SAID("Take an army")},
    {"base", SAID("Place the base")},
    {"hero", SAID("Place the hero")},
    {"tower", SAID("Place the tower")},
    {"collect", SAID("Collect a goal")},
    {"transfer", SAID("Ask an ally for a place")},
    {"accept", SAID("Accept")},
    {"refuse", SAID("Refuse")},
    {"decline", SAID("Decline")},
    {"declare", SAID("Declare an invasion")},
    {"commit", SAID("Roll")},
    {"stop", SAID("Break the invasion off")},
    {"play", SAID("Play a card")},
    {"play-at", SAID("Play a card at a square")},
    {"play-move", SAID("Play a card that moves a ship")},
    {"pass", SAID("Pass")},
    {"look", SAID("Look at a hand")},
    {"reroll", SAID("Roll a die again")},
    {"first", SAID("Move first")},
    {"second", SAID("Let the opponent move first")},
    {"hand-over", SAID("Let the opponent decide")},
    {"select", SAID("Touch a ship")},
    {"charge", SAID("Charge")},
    {"retreat", SAID("Try to retreat")},
    {"go", SAID("Go home")},
    {"stay", SAID("Stay")},
    {"berth", SAID("Send it to a square")},
    {"discard", SAID("Take a card away")},
    {"match", SAID("Match a row")},
    {"remove", SAID("Give up a die")},
    {"give-up", SAID("Give this try up")},
    {"offer-draw", SAID("Offer a draw")},
    {"resign", SAID("Resign")},
};

/* What campaigns say otherwise, or have besides. */
static const struct verb_words campaign_verbs[] = {
    {"assault", SAID("Attack $titan")},
    {"titan", SAID("Put $titan on a place")},
    {"march", SAID("Roll for the move of $titan")},
    {"build", SAID("Turn a card in for a ship")},
    {"ship", SAID("Place the ship")},
    {"convoy", SAID("Move ships")},
    {"token", SAID("Place the token")},
    {"scan", SAID("Scan a planet")},
    {"dice", SAID("Choose dice")},
    {"drop", SAID("Match nothing and give up a die")},
    {"give-up", SAID("Give the scan up")},
    {"play", SAID("Play a directive")},
};

/* By word, since several families share words and not numbers. */
static const char *find(const struct verb_words *list, size_t count, const char *word)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(list[i].word, word) == 0)
            return list[i].said;
    return NULL;
}

/* What people read for a verb, NULL when they have no words for it. A verb with a set of dice among its arguments (m)
 * is about dice, whatever its word means elsewhere: units are placed, and so are dice. */
static const char *words_of(const struct hg_rules *r, const struct hg_verb *verb)
{
    const char *said = NULL, *word = verb->word;
    if (hg_plays_with(r, HG_CAMPAIGN))
        said = find(campaign_verbs, sizeof campaign_verbs / sizeof campaign_verbs[0], word);
    if (strchr(verb->args, 'm') != NULL)
        said = SAID("Choose dice");
    return said != NULL ? said : find(verbs, sizeof verbs / sizeof verbs[0], word);
}

/* Resigning and offers are verbs as well. */
void question_verb(const struct hg_rules *r, const struct edition *e, enum language language, uint8_t verb,
                   char out[QUESTION_MAX])
{
    const struct hg_verb *known = &hg_verbs(r).verb[verb];
    const char *word = known->word, *said = words_of(r, known);
    if (said != NULL)
        question_say(e, language, said, out);
    else
        snprintf(out, QUESTION_MAX, "%s", word);
}
