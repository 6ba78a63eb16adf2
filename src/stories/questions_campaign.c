/* Questions of a campaign and what its rules say to them. The titan goes by the name that the edition gives it: $titan
 * within a sentence, $Titan at its beginning. Ids are those of docs/rules. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "stories/questions.h"
#include "stories/story.h"
#include "text/say.h"

/* All rules of campaigns belong to one edition, so there is one id each. */
static const struct question campaign[] = {
    {"claim",
     SAID("Claim an empty place."),
     SAID("In turn everybody puts one unit on an empty place. Most factions stop at a number of places; the last one "
          "takes what is left."),
     {"ME-GW-CLAIM-01, ME-GW-CLAIM-03", NULL}},
    {"claim-for",
     SAID("Now claim one for the neutral army."),
     SAID("After each place of your own you put a unit of the neutral army on an empty place, until it has enough. It "
          "never attacks; it only stands in the way."),
     {"ME-GW-NEUT-02", NULL}},
    {"reinforce",
     SAID("Reinforce one of your places."),
     SAID("In turn everybody adds one unit to an own place until all starting units stand on the board. There is no "
          "limit to a place."),
     {"ME-GW-REINF-01", NULL}},
    {"reinforce-for",
     SAID("Now reinforce the neutral army."),
     SAID("After each unit of your own you add one to any place of the neutral army, until all of its units stand."),
     {"ME-GW-NEUT-04", NULL}},
    {"titan",
     SAID("Where does $titan begin?"),
     SAID("On a place of your faction. As long as $titan stands there nobody can attack that place."),
     {"ME-GW-HARB-02, ME-GW-HARB-04", NULL}},
    {"token",
     SAID("Where do you hide the token?"),
     SAID("On a place of your faction without a token, while there is one. A place with a token defends with "
          "eight-sided dice. The other side wins when it takes the one that hides the prize."),
     {"ME-GW-VANG-04, ME-GW-VANG-08", NULL}},
    {"deploy",
     SAID("Deploy your reinforcements; whatever else you do comes first."),
     SAID("First the cards, in any order: sets of three for units, one card for a ship of its class, directives for "
          "what they say; with scanning also one scan. Then all units are placed."),
     {"ME-GW-CARD-01, ME-GW-SHIP-01", NULL}},
    {"moment",
     SAID("Play a directive now, or pass?"),
     SAID("This is a moment at which some directives may be played, as many as you like. Everybody who could hold one "
          "is asked."),
     {"ME-GW-CARD-02, ME-GW-CARD-03", NULL}},
    {"react",
     SAID("A directive was played. Do you cancel it?"),
     SAID("Some cards cancel a directive before it takes effect; a card that cancels can be cancelled too."),
     {"ME-GW-CARD-04", NULL}},
    {"campaign",
     SAID("Attack, or end the attacks."),
     SAID("From a place with at least two units attack a neighbour of another faction with up to three units, and "
          "with ships that change your dice: a cruiser has a one rolled again, a carrier adds one to a die, a "
          "dreadnought rolls an eight-sided one. $Titan falls to a total of 18."),
     {"ME-GW-INV-01, ME-GW-SHIP-14, ME-GW-HARB-07", NULL}},
    {"jump",
     SAID("With how many do you jump?"),
     SAID("The card just played opens the way between two relays for this invasion."),
     {"ME-GW-CARD-05", NULL}},
    {"hold",
     SAID("With how many dice, and with which ships, do you defend?"),
     SAID("One or two of your units defend, a die each; of each class no more ships count than dice. A tie is yours."),
     {"ME-GW-SHIP-08", NULL}},
    {"follow",
     SAID("How many more units and ships follow?"),
     SAID("Those that fought have moved in. More may follow from the same place; one unit must stay there, ships need "
          "not."),
     {"ME-GW-INV-03, ME-GW-SHIP-18", NULL}},
    {"ship",
     SAID("Where does your new ship go?"),
     SAID("On any of your places. Ships fight only together with units there; at most three of a class are yours."),
     {"ME-GW-SHIP-01, ME-GW-SHIP-03", NULL}},
    {"scan",
     SAID("Match a row, or lose a die."),
     SAID("After each roll one more row of the planet's card may be matched; a roll without a match costs a die. All "
          "rows matched bring units. A failed scan costs nothing."),
     {"ME-GW-SCAN-08, ME-GW-SCAN-10", NULL}},
    {"scan-place",
     SAID("Which dice match the row?"),
     SAID("Several sets of dice fit the row. What is not placed will be rolled again."),
     {"ME-GW-SCAN-09", NULL}},
    {"regroup",
     SAID("Move units and ships, or end the step."),
     SAID("Once units and once ships, in either order, go from one own place to another along places of your faction. "
          "Last you may ask your team-mate for command of a place with one unit."),
     {"ME-GW-FORT-01, ME-GW-FORT-02, ME-GW-TEAM-06", NULL}},
    {"consent",
     SAID("Your ally asks for command of a place. Do you agree?"),
     SAID("Your unit there is replaced by one of your ally's. You may refuse."),
     {"ME-GW-TEAM-07, ME-GW-TEAM-11", NULL}},
    {"march",
     SAID("Roll for the move of $titan?"),
     SAID("A die tells how many steps it may go, over any border, whoever holds the places. Or leave it where it is."),
     {"ME-GW-HARB-23, ME-GW-HARB-24", NULL}},
    {"march-to",
     SAID("Where does $titan go?"),
     SAID("Up to as many steps as the die shows. On a place of your faction it shields; on an enemy's a card can "
          "devastate that place."),
     {"ME-GW-HARB-24, ME-GW-HARB-29", NULL}},
};

/* NULL for questions that campaigns share with other modes. */
const struct question *question_of_campaign(const char *kind)
{
    for (size_t i = 0; i < sizeof campaign / sizeof campaign[0]; i++)
        if (strcmp(campaign[i].ask, kind) == 0)
            return &campaign[i];
    return NULL;
}
