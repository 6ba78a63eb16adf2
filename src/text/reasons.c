/* The sentences for refusals, one line each. A reason of engine/reasons.h without a line here does not compile. The
 * middle column is the name without HG_, small and with hyphens; a test holds the two together. Sentences say what to
 * do instead wherever that is known. */
#include "text/notation.h"

#include <string.h>

#include "text/say.h"

/* clang-format off */
#define SENTENCES(X)                                                                                                   \
    X(HG_OK, "ok",                                                                                                     \
      SAID("This is allowed."))                                                                                        \
    X(HG_GAME_OVER, "game-over",                                                                                       \
      SAID_IN("refusal", "The game is over."))                                                                         \
    X(HG_NO_SUCH_VERB, "no-such-verb",                                                                                 \
      SAID("This game knows no such action."))                                                                         \
    X(HG_NOT_YOUR_DECISION, "not-your-decision",                                                                       \
      SAID("Somebody else decides now."))                                                                              \
    X(HG_NOT_NOW, "not-now",                                                                                           \
      SAID("This action does not fit this step of the turn."))                                                         \
    X(HG_MALFORMED, "malformed",                                                                                       \
      SAID("The action carries something that does not belong to it."))                                                \
    X(HG_NO_SUCH_PLACE, "no-such-place",                                                                               \
      SAID("There is no such place on the board."))                                                                    \
    X(HG_NO_SUCH_CARD, "no-such-card",                                                                                 \
      SAID("There is no such card in this game."))                                                                     \
    X(HG_SEAT_IS_OUT, "seat-is-out",                                                                                   \
      SAID("This seat no longer takes part in the game."))                                                             \
    X(HG_ALREADY_CLAIMED, "already-claimed",                                                                           \
      SAID("Somebody has claimed this place already."))                                                                \
    X(HG_NOT_YOURS, "not-yours",                                                                                       \
      SAID("You do not control this place."))                                                                          \
    X(HG_IS_YOURS, "is-yours",                                                                                         \
      SAID("You control this place yourself; choose one of an opponent."))                                             \
    X(HG_NOT_ADJACENT, "not-adjacent",                                                                                 \
      SAID("The two places are not adjacent."))                                                                        \
    X(HG_NOT_CONNECTED, "not-connected",                                                                               \
      SAID("No chain of your own places connects the two."))                                                           \
    X(HG_SAME_PLACE, "same-place",                                                                                     \
      SAID("Start and end are the same place; choose two different ones."))                                            \
    X(HG_TOO_FEW_UNITS, "too-few-units",                                                                               \
      SAID("There are too few units on this place for that."))                                                         \
    X(HG_TOO_MANY, "too-many",                                                                                         \
      SAID("That is more than is allowed here."))                                                                      \
    X(HG_AT_LEAST_ONE, "at-least-one",                                                                                 \
      SAID("It must be at least one."))                                                                                \
    X(HG_MUST_TRADE, "must-trade",                                                                                     \
      SAID("You hold so many cards that you must turn in a set first."))                                               \
    X(HG_FINISH_SET, "finish-set",                                                                                     \
      SAID("Finish the set that you have begun to pick first."))                                                       \
    X(HG_PLACING_BEGUN, "placing-begun",                                                                               \
      SAID("You have begun to place units, so no more sets can be turned in."))                                        \
    X(HG_NOT_IN_HAND, "not-in-hand",                                                                                   \
      SAID("This card is not in your hand."))                                                                          \
    X(HG_ALREADY_PICKED, "already-picked",                                                                             \
      SAID("You have picked this card already."))                                                                      \
    X(HG_NO_SET_WITH_IT, "no-set-with-it",                                                                             \
      SAID("This card makes no set with your other cards."))                                                           \
    X(HG_NO_SET, "no-set",                                                                                             \
      SAID("The cards you picked are not a set yet."))                                                                 \
    X(HG_NOT_POSSIBLE_ROLL, "not-possible-roll",                                                                       \
      SAID("These dice cannot be rolled now: their number or a face is wrong."))                                       \
    X(HG_NOT_IN_DECK, "not-in-deck",                                                                                   \
      SAID("This card is not in the deck."))                                                                           \
    X(HG_CANNOT_MOVE, "cannot-move",                                                                                   \
      SAID("This ship has no move now; select another one."))                                                          \
    X(HG_ANOTHER_SHIP, "another-ship",                                                                                 \
      SAID("Another ship has been selected and must make this move."))                                                 \
    X(HG_NOT_AHEAD, "not-ahead",                                                                                       \
      SAID("A ship moves and attacks one step diagonally forward."))                                                   \
    X(HG_NOT_VACANT, "not-vacant",                                                                                     \
      SAID("This square is not vacant."))                                                                              \
    X(HG_NO_ENEMY, "no-enemy",                                                                                         \
      SAID("There is no enemy ship on this square."))                                                                  \
    X(HG_NO_ROOM_BEYOND, "no-room-beyond",                                                                             \
      SAID("The square beyond the enemy ship is not vacant."))                                                         \
    X(HG_NOT_STUCK, "not-stuck",                                                                                       \
      SAID("Only a ship whose way into the enemy home is blocked by your own ships may try to retreat."))              \
    X(HG_HOME_IS_FULL, "home-is-full",                                                                                 \
      SAID("Your home planet has no vacant square."))                                                                  \
    X(HG_NOT_A_BERTH, "not-a-berth",                                                                                   \
      SAID("Choose a vacant square of the home planet of the retreating ship."))                                       \
    X(HG_IS_FROZEN, "is-frozen",                                                                                       \
      SAID("A card keeps this ship from moving this turn."))                                                           \
    X(HG_IS_TRUCE, "is-truce",                                                                                         \
      SAID("A card forbids you to attack this turn."))                                                                 \
    X(HG_HANDED_OVER, "handed-over",                                                                                   \
      SAID("The decision was handed to you; answer first or second."))                                                 \
    X(HG_CARD_PLAYED, "card-played",                                                                                   \
      SAID("You have played a card this turn already."))                                                               \
    X(HG_WRONG_MOMENT, "wrong-moment",                                                                                 \
      SAID("This card is played at another moment."))                                                                  \
    X(HG_NO_USE, "no-use",                                                                                             \
      SAID("The condition of this card is not met now."))                                                              \
    X(HG_AIMED_OTHERWISE, "aimed-otherwise",                                                                           \
      SAID("This card is played with another number of targets."))                                                     \
    X(HG_WRONG_TARGET, "wrong-target",                                                                                 \
      SAID("This card cannot be aimed there."))                                                                        \
    X(HG_NOT_IN_THAT_HAND, "not-in-that-hand",                                                                         \
      SAID("This card is not in the hand that you are looking at."))                                                   \
    X(HG_ALREADY_OFFERED, "already-offered",                                                                           \
      SAID("You have offered a draw this turn already."))                                                              \
    X(HG_ARMY_TAKEN, "army-taken",                                                                                     \
      SAID("This army cannot be taken; choose one that is free."))                                                     \
    X(HG_GOAL_GONE, "goal-gone",                                                                                       \
      SAID("This goal does not lie on the board."))                                                                    \
    X(HG_GOAL_NOT_MET, "goal-not-met",                                                                                 \
      SAID("You do not meet the condition of this goal."))                                                             \
    X(HG_REWARD_GONE, "reward-gone",                                                                                   \
      SAID("This reward does not lie hidden on a goal of this tier."))                                                 \
    X(HG_TOWER_THERE, "tower-there",                                                                                   \
      SAID("A tower stands on this place already; choose another one."))                                               \
    X(HG_BATCH_IS_DONE, "batch-is-done",                                                                               \
      SAID("No unit of this batch may go there; choose a place of an army that still has one to place."))              \
    X(HG_NO_HERO_WAITS, "no-hero-waits",                                                                               \
      SAID("Your hero is not waiting to be placed."))                                                                  \
    X(HG_NO_HERO_THERE, "no-hero-there",                                                                               \
      SAID("Your hero is not in this place."))                                                                         \
    X(HG_ONCE_A_TURN, "once-a-turn",                                                                                   \
      SAID("You have done this already this turn; it is allowed once."))                                               \
    X(HG_NOT_AN_ALLYS, "not-an-allys",                                                                                 \
      SAID("This place does not belong to an ally."))                                                                  \
    X(HG_IS_AN_ALLYS, "is-an-allys",                                                                                   \
      SAID("This place belongs to an ally; choose one of an opponent."))                                               \
    X(HG_CANNOT_HAND_OVER, "cannot-hand-over",                                                                         \
      SAID("Only a place with exactly one unit, without a hero, and not the ally's last one can be handed over."))     \
    X(HG_NOTHING_TO_PLACE, "nothing-to-place",                                                                         \
      SAID("All your reinforcements are placed."))                                                                     \
    X(HG_NO_MANOEUVRE, "no-manoeuvre",                                                                                 \
      SAID("You have no manoeuvre to make now."))                                                                      \
    X(HG_IS_LOCKED, "is-locked",                                                                                       \
      SAID("A card forbids this invasion for the rest of the turn."))                                                  \
    X(HG_MUST_COMMIT, "must-commit",                                                                                   \
      SAID("A declared invasion must be fought: commit at least one unit."))                                           \
    X(HG_MUST_COMMIT_ALL, "must-commit-all",                                                                           \
      SAID("The defender has played a card: commit as many units as you can."))                                        \
    X(HG_PIPS_ONLY, "pips-only",                                                                                       \
      SAID("This card has no ability that you may use; it can only be turned in."))                                    \
    X(HG_SILENCED, "silenced",                                                                                         \
      SAID("A card forbids you to use abilities this turn."))                                                          \
    X(HG_NO_SUCH_GOAL, "no-such-goal",                                                                                 \
      SAID("There is no such goal in this game."))                                                                     \
    X(HG_NO_SUCH_REWARD, "no-such-reward",                                                                             \
      SAID("There is no such reward in this game."))                                                                   \
    X(HG_NO_SUCH_ARMY, "no-such-army",                                                                                 \
      SAID("There is no such army in this game."))                                                                     \
    X(HG_REGION_IS_HELD, "region-is-held",                                                                             \
      SAID("One player holds this whole region; nobody may try for it any more."))                                     \
    X(HG_ANOTHER_TARGET, "another-target",                                                                             \
      SAID("You have chosen another card for this turn; go on with that one."))                                        \
    X(HG_NO_SUCH_ROW, "no-such-row",                                                                                   \
      SAID("The card has no such row for you."))                                                                       \
    X(HG_ROW_IS_MATCHED, "row-is-matched",                                                                             \
      SAID("This row is matched already."))                                                                            \
    X(HG_NO_MATCH, "no-match",                                                                                         \
      SAID("These dice do not match the row completely."))                                                             \
    X(HG_NO_SUCH_DIE, "no-such-die",                                                                                   \
      SAID("There is no such die among those you rolled."))                                                            \
    X(HG_EQUAL_DICE, "equal-dice",                                                                                     \
      SAID("Of dice that are equal, take those that were rolled first."))                                              \
    X(HG_NO_SUCH_TOKEN, "no-such-token",                                                                               \
      SAID("There is no such token in this game."))                                                                    \
    X(HG_SHIELDED, "shielded",                                                                                         \
      SAID("The titan shields this place; destroy it or wait until it has moved away."))                               \
    X(HG_DEVASTATED, "devastated",                                                                                     \
      SAID("This place is devastated; nobody can hold it any more."))                                                  \
    X(HG_NO_SUCH_SHIPS, "no-such-ships",                                                                               \
      SAID("These ships are not on that place."))                                                                      \
    X(HG_TOO_MANY_SHIPS, "too-many-ships",                                                                             \
      SAID("No more ships of a class can take part than dice are rolled."))                                            \
    X(HG_NO_SHIPS_NAMED, "no-ships-named",                                                                             \
      SAID("Name at least one ship."))                                                                                 \
    X(HG_CLASS_IS_FULL, "class-is-full",                                                                               \
      SAID("You have all ships of this class on the board already."))                                                  \
    X(HG_TITAN_IS_AWAY, "titan-is-away",                                                                               \
      SAID("The titan is not on the board."))                                                                          \
    X(HG_NOT_BESIDE_TITAN, "not-beside-titan",                                                                         \
      SAID("This place is not next to the titan."))                                                                    \
    X(HG_NOT_KEEPERS, "not-keepers",                                                                                   \
      SAID("This place must be held by the faction that leads the titan."))                                            \
    X(HG_NOT_FOR_KEEPERS, "not-for-keepers",                                                                           \
      SAID("The faction that leads the titan does not attack it."))                                                    \
    X(HG_HAS_TOKEN, "has-token",                                                                                       \
      SAID("Another place without a token must be chosen first."))                                                     \
    X(HG_TOO_FAR, "too-far",                                                                                           \
      SAID("The titan cannot go that far."))                                                                           \
    X(HG_SHIPS_HAVE_MOVED, "ships-have-moved",                                                                         \
      SAID("Your ships have moved this turn already."))                                                                \
    X(HG_UNITS_HAVE_MOVED, "units-have-moved",                                                                         \
      SAID("Your units have fortified this turn already."))                                                            \
    X(HG_NO_SCAN_CARD, "no-scan-card",                                                                                 \
      SAID("There is nothing left to scan on this place."))                                                            \
    X(HG_SCAN_IS_OVER, "scan-is-over",                                                                                 \
      SAID("A scan comes before units are placed, once in a turn."))                                                   \
    X(HG_METER_AT_END, "meter-at-end",                                                                                 \
      SAID("The meter cannot move any further."))                                                                      \
    X(HG_NO_RELAY, "no-relay",                                                                                         \
      SAID("Both places need a relay."))                                                                               \
    X(HG_NOT_NEUTRAL, "not-neutral",                                                                                   \
      SAID("This unit belongs on a place of the neutral army."))                                                       \
    X(HG_CANNOT_COMMAND, "cannot-command",                                                                             \
      SAID("Only a place with one unit, without ships and tokens, of a team-mate who still plays can be handed over."))\
    X(HG_ASKED_ALREADY, "asked-already",                                                                               \
      SAID("You have asked for this place this turn already; ask for another one."))                                   \
    X(HG_BOUND_BY_CARD, "bound-by-card",                                                                               \
      SAID("You have played a card for the next roll; commit at least one unit to it."))
/* clang-format on */

/* What a reason is called, and its sentence in English. */
struct sentence {
    const char *name, *text;
};

#define ENTRY(reason, name, text) [reason] = {name, text},
static const struct sentence sentences[HG_REASON_COUNT] = {SENTENCES(ENTRY)};

/* Every reason of the engine's list must have a line above: else its name is missing in this enumeration. */
#define LISTED(reason, name, text) LISTED_##reason,
enum listed { SENTENCES(LISTED) LISTED_COUNT };

#define HAS_SENTENCE(reason) _Static_assert(LISTED_##reason < LISTED_COUNT, "a reason has no sentence");
HG_REASONS(HAS_SENTENCE)

/* Valid for every reason of the engine; there is nothing to check. */
const char *reason_sentence(enum hg_reason reason, enum language language)
{
    return say(language, sentences[reason].text);
}

/* For programs. It never changes, whatever the sentence becomes. */
const char *reason_name(enum hg_reason reason)
{
    return sentences[reason].name;
}

/* For scripts that expect a refusal. */
enum hg_reason reason_find(const char *name)
{
    unsigned i = 0;
    while (i < HG_REASON_COUNT && strcmp(sentences[i].name, name) != 0)
        i++;
    return (enum hg_reason)i;
}
