/* The sentences for refusals, one line each. A reason of engine/reasons.h without a line here does not compile. The
 * middle column is the name without HG_, small and with hyphens; a test holds the two together. */
#include "text/notation.h"

#include <string.h>

/* clang-format off */
#define SENTENCES(X)                                                                                                   \
    X(HG_OK, "ok",                                                                                                     \
      "This is allowed.",                                                                                              \
      "C'est permis.")                                                                                                 \
    X(HG_GAME_OVER, "game-over",                                                                                       \
      "The game is over.",                                                                                             \
      "La partie est terminée.")                                                                                       \
    X(HG_NO_SUCH_VERB, "no-such-verb",                                                                                 \
      "This game knows no such action.",                                                                               \
      "Ce jeu ne connaît pas cette action.")                                                                           \
    X(HG_NOT_YOUR_DECISION, "not-your-decision",                                                                       \
      "Somebody else decides now.",                                                                                    \
      "C'est à quelqu'un d'autre de décider.")                                                                         \
    X(HG_NOT_NOW, "not-now",                                                                                           \
      "This action does not fit this step of the turn.",                                                               \
      "Cette action ne convient pas à cette étape du tour.")                                                           \
    X(HG_MALFORMED, "malformed",                                                                                       \
      "The action carries something that does not belong to it.",                                                      \
      "L'action comporte un élément qui n'en fait pas partie.")                                                        \
    X(HG_NO_SUCH_PLACE, "no-such-place",                                                                               \
      "There is no such place on the board.",                                                                          \
      "Ce lieu n'existe pas sur le plateau.")                                                                          \
    X(HG_NO_SUCH_CARD, "no-such-card",                                                                                 \
      "There is no such card in this game.",                                                                           \
      "Cette carte n'existe pas dans ce jeu.")                                                                         \
    X(HG_SEAT_IS_OUT, "seat-is-out",                                                                                   \
      "This seat no longer takes part in the game.",                                                                   \
      "Ce joueur ne participe plus à la partie.")                                                                      \
    X(HG_ALREADY_CLAIMED, "already-claimed",                                                                           \
      "Somebody has claimed this place already.",                                                                      \
      "Ce lieu est déjà revendiqué.")                                                                                  \
    X(HG_NOT_YOURS, "not-yours",                                                                                       \
      "You do not control this place.",                                                                                \
      "Vous ne contrôlez pas ce lieu.")                                                                                \
    X(HG_IS_YOURS, "is-yours",                                                                                         \
      "You control this place yourself; choose one of an opponent.",                                                   \
      "Vous contrôlez déjà ce lieu ; choisissez celui d'un adversaire.")                                               \
    X(HG_NOT_ADJACENT, "not-adjacent",                                                                                 \
      "The two places are not adjacent.",                                                                              \
      "Les deux lieux ne sont pas adjacents.")                                                                         \
    X(HG_NOT_CONNECTED, "not-connected",                                                                               \
      "No chain of your own places connects the two.",                                                                 \
      "Aucune chaîne de vos propres lieux ne relie les deux.")                                                         \
    X(HG_SAME_PLACE, "same-place",                                                                                     \
      "Start and end are the same place; choose two different ones.",                                                  \
      "Le départ et l'arrivée sont le même lieu ; choisissez-en deux différents.")                                     \
    X(HG_TOO_FEW_UNITS, "too-few-units",                                                                               \
      "There are too few units on this place for that.",                                                               \
      "Il n'y a pas assez d'unités sur ce lieu pour cela.")                                                            \
    X(HG_TOO_MANY, "too-many",                                                                                         \
      "That is more than is allowed here.",                                                                            \
      "C'est plus que ce qui est permis ici.")                                                                         \
    X(HG_AT_LEAST_ONE, "at-least-one",                                                                                 \
      "It must be at least one.",                                                                                      \
      "Il en faut au moins un.")                                                                                       \
    X(HG_MUST_TRADE, "must-trade",                                                                                     \
      "You hold so many cards that you must turn in a set first.",                                                     \
      "Vous avez tant de cartes que vous devez d'abord échanger une combinaison.")                                     \
    X(HG_FINISH_SET, "finish-set",                                                                                     \
      "Finish the set that you have begun to pick first.",                                                             \
      "Terminez d'abord la combinaison que vous avez commencée.")                                                      \
    X(HG_PLACING_BEGUN, "placing-begun",                                                                               \
      "You have begun to place units, so no more sets can be turned in.",                                              \
      "Vous avez commencé à placer des unités : plus aucune combinaison ne peut être échangée.")                       \
    X(HG_NOT_IN_HAND, "not-in-hand",                                                                                   \
      "This card is not in your hand.",                                                                                \
      "Cette carte n'est pas dans votre main.")                                                                        \
    X(HG_ALREADY_PICKED, "already-picked",                                                                             \
      "You have picked this card already.",                                                                            \
      "Vous avez déjà choisi cette carte.")                                                                            \
    X(HG_NO_SET_WITH_IT, "no-set-with-it",                                                                             \
      "This card makes no set with your other cards.",                                                                 \
      "Cette carte ne forme aucune combinaison avec vos autres cartes.")                                               \
    X(HG_NO_SET, "no-set",                                                                                             \
      "The cards you picked are not a set yet.",                                                                       \
      "Les cartes choisies ne forment pas encore une combinaison.")                                                    \
    X(HG_NOT_POSSIBLE_ROLL, "not-possible-roll",                                                                       \
      "These dice cannot be rolled now: their number or a face is wrong.",                                             \
      "Ces dés ne peuvent pas être lancés maintenant : leur nombre ou une face est incorrect.")                        \
    X(HG_NOT_IN_DECK, "not-in-deck",                                                                                   \
      "This card is not in the deck.",                                                                                 \
      "Cette carte n'est pas dans la pioche.")                                                                         \
    X(HG_CANNOT_MOVE, "cannot-move",                                                                                   \
      "This ship has no move now; select another one.",                                                                \
      "Ce vaisseau n'a aucun coup possible ; choisissez-en un autre.")                                                 \
    X(HG_ANOTHER_SHIP, "another-ship",                                                                                 \
      "Another ship has been selected and must make this move.",                                                       \
      "Un autre vaisseau a été choisi et doit faire ce coup.")                                                         \
    X(HG_NOT_AHEAD, "not-ahead",                                                                                       \
      "A ship moves and attacks one step diagonally forward.",                                                         \
      "Un vaisseau avance et attaque d'un pas en diagonale vers l'avant.")                                             \
    X(HG_NOT_VACANT, "not-vacant",                                                                                     \
      "This square is not vacant.",                                                                                    \
      "Cette case n'est pas libre.")                                                                                   \
    X(HG_NO_ENEMY, "no-enemy",                                                                                         \
      "There is no enemy ship on this square.",                                                                        \
      "Il n'y a pas de vaisseau ennemi sur cette case.")                                                               \
    X(HG_NO_ROOM_BEYOND, "no-room-beyond",                                                                             \
      "The square beyond the enemy ship is not vacant.",                                                               \
      "La case derrière le vaisseau ennemi n'est pas libre.")                                                          \
    X(HG_NOT_STUCK, "not-stuck",                                                                                       \
      "Only a ship whose way into the enemy home is blocked by your own ships may try to retreat.",                    \
      "Seul un vaisseau que vos propres vaisseaux empêchent d'entrer chez l'ennemi peut tenter une retraite.")         \
    X(HG_HOME_IS_FULL, "home-is-full",                                                                                 \
      "Your home planet has no vacant square.",                                                                        \
      "Votre planète mère n'a pas de case libre.")                                                                     \
    X(HG_NOT_A_BERTH, "not-a-berth",                                                                                   \
      "Choose a vacant square of the home planet of the retreating ship.",                                             \
      "Choisissez une case libre de la planète mère du vaisseau qui bat en retraite.")                                 \
    X(HG_IS_FROZEN, "is-frozen",                                                                                       \
      "A card keeps this ship from moving this turn.",                                                                 \
      "Une carte immobilise ce vaisseau pendant ce tour.")                                                             \
    X(HG_IS_TRUCE, "is-truce",                                                                                         \
      "A card forbids you to attack this turn.",                                                                       \
      "Une carte vous interdit d'attaquer pendant ce tour.")                                                           \
    X(HG_HANDED_OVER, "handed-over",                                                                                   \
      "The decision was handed to you; answer first or second.",                                                       \
      "La décision vous a été remise ; répondez premier ou second.")                                                   \
    X(HG_CARD_PLAYED, "card-played",                                                                                   \
      "You have played a card this turn already.",                                                                     \
      "Vous avez déjà joué une carte pendant ce tour.")                                                                \
    X(HG_WRONG_MOMENT, "wrong-moment",                                                                                 \
      "This card is played at another moment.",                                                                        \
      "Cette carte se joue à un autre moment.")                                                                        \
    X(HG_NO_USE, "no-use",                                                                                             \
      "The condition of this card is not met now.",                                                                    \
      "La condition de cette carte n'est pas remplie pour l'instant.")                                                 \
    X(HG_AIMED_OTHERWISE, "aimed-otherwise",                                                                           \
      "This card is played with another number of targets.",                                                           \
      "Cette carte se joue avec un autre nombre de cibles.")                                                           \
    X(HG_WRONG_TARGET, "wrong-target",                                                                                 \
      "This card cannot be aimed there.",                                                                              \
      "Cette carte ne peut pas viser cela.")                                                                           \
    X(HG_NOT_IN_THAT_HAND, "not-in-that-hand",                                                                         \
      "This card is not in the hand that you are looking at.",                                                         \
      "Cette carte n'est pas dans la main que vous regardez.")                                                         \
    X(HG_ALREADY_OFFERED, "already-offered",                                                                           \
      "You have offered a draw this turn already.",                                                                    \
      "Vous avez déjà proposé la nulle pendant ce tour.")                                                              \
    X(HG_ARMY_TAKEN, "army-taken",                                                                                     \
      "This army cannot be taken; choose one that is free.",                                                           \
      "Cette armée n'est pas disponible ; choisissez-en une qui est libre.")                                           \
    X(HG_GOAL_GONE, "goal-gone",                                                                                       \
      "This goal does not lie on the board.",                                                                          \
      "Cet objectif n'est pas sur le plateau.")                                                                        \
    X(HG_GOAL_NOT_MET, "goal-not-met",                                                                                 \
      "You do not meet the condition of this goal.",                                                                   \
      "Vous ne remplissez pas la condition de cet objectif.")                                                          \
    X(HG_REWARD_GONE, "reward-gone",                                                                                   \
      "This reward does not lie hidden on a goal of this tier.",                                                       \
      "Cette récompense n'est pas cachée sous un objectif de ce niveau.")                                              \
    X(HG_TOWER_THERE, "tower-there",                                                                                   \
      "A tower stands on this place already; choose another one.",                                                     \
      "Une tour se trouve déjà dans ce lieu ; choisissez-en un autre.")                                                \
    X(HG_BATCH_IS_DONE, "batch-is-done",                                                                               \
      "No unit of this batch may go there; choose a place of an army that still has one to place.",                    \
      "Aucune unité de ce lot ne peut aller là ; choisissez un lieu d'une armée qui en a encore une à placer.")        \
    X(HG_NO_HERO_WAITS, "no-hero-waits",                                                                               \
      "Your hero is not waiting to be placed.",                                                                        \
      "Votre héros n'attend pas d'être placé.")                                                                        \
    X(HG_NO_HERO_THERE, "no-hero-there",                                                                               \
      "Your hero is not in this place.",                                                                               \
      "Votre héros n'est pas dans ce lieu.")                                                                           \
    X(HG_ONCE_A_TURN, "once-a-turn",                                                                                   \
      "You have done this already this turn; it is allowed once.",                                                     \
      "Vous l'avez déjà fait pendant ce tour ; c'est permis une seule fois.")                                          \
    X(HG_NOT_AN_ALLYS, "not-an-allys",                                                                                 \
      "This place does not belong to an ally.",                                                                        \
      "Ce lieu n'appartient pas à un allié.")                                                                          \
    X(HG_IS_AN_ALLYS, "is-an-allys",                                                                                   \
      "This place belongs to an ally; choose one of an opponent.",                                                     \
      "Ce lieu appartient à un allié ; choisissez celui d'un adversaire.")                                             \
    X(HG_CANNOT_HAND_OVER, "cannot-hand-over",                                                                         \
      "Only a place with exactly one unit, without a hero, and not the ally's last one can be handed over.",           \
      "Seul un lieu avec une seule unité, sans héros, et qui n'est pas le dernier de l'allié peut être cédé.")         \
    X(HG_NOTHING_TO_PLACE, "nothing-to-place",                                                                         \
      "All your reinforcements are placed.",                                                                           \
      "Tous vos renforts sont placés.")                                                                                \
    X(HG_NO_MANOEUVRE, "no-manoeuvre",                                                                                 \
      "You have no manoeuvre to make now.",                                                                            \
      "Vous n'avez pas de manœuvre à faire maintenant.")                                                               \
    X(HG_IS_LOCKED, "is-locked",                                                                                       \
      "A card forbids this invasion for the rest of the turn.",                                                        \
      "Une carte interdit cette invasion jusqu'à la fin du tour.")                                                     \
    X(HG_MUST_COMMIT, "must-commit",                                                                                   \
      "A declared invasion must be fought: commit at least one unit.",                                                 \
      "Une invasion déclarée doit être menée : engagez au moins une unité.")                                           \
    X(HG_MUST_COMMIT_ALL, "must-commit-all",                                                                           \
      "The defender has played a card: commit as many units as you can.",                                              \
      "Le défenseur a joué une carte : engagez autant d'unités que possible.")                                         \
    X(HG_PIPS_ONLY, "pips-only",                                                                                       \
      "This card has no ability that you may use; it can only be turned in.",                                          \
      "Cette carte n'a pas de pouvoir que vous puissiez utiliser ; on ne peut que l'échanger.")                        \
    X(HG_SILENCED, "silenced",                                                                                         \
      "A card forbids you to use abilities this turn.",                                                                \
      "Une carte vous interdit d'utiliser des pouvoirs pendant ce tour.")                                              \
    X(HG_NO_SUCH_GOAL, "no-such-goal",                                                                                 \
      "There is no such goal in this game.",                                                                           \
      "Cet objectif n'existe pas dans ce jeu.")                                                                        \
    X(HG_NO_SUCH_REWARD, "no-such-reward",                                                                             \
      "There is no such reward in this game.",                                                                         \
      "Cette récompense n'existe pas dans ce jeu.")                                                                    \
    X(HG_NO_SUCH_ARMY, "no-such-army",                                                                                 \
      "There is no such army in this game.",                                                                           \
      "Cette armée n'existe pas dans ce jeu.")                                                                         \
    X(HG_REGION_IS_HELD, "region-is-held",                                                                             \
      "One player holds this whole region; nobody may try for it any more.",                                           \
      "Un joueur détient toute cette région ; plus personne ne peut la tenter.")                                       \
    X(HG_ANOTHER_TARGET, "another-target",                                                                             \
      "You have chosen another card for this turn; go on with that one.",                                              \
      "Vous avez choisi une autre carte pour ce tour ; continuez avec elle.")                                          \
    X(HG_NO_SUCH_ROW, "no-such-row",                                                                                   \
      "The card has no such row for you.",                                                                             \
      "La carte n'a pas cette ligne pour vous.")                                                                       \
    X(HG_ROW_IS_MATCHED, "row-is-matched",                                                                             \
      "This row is matched already.",                                                                                  \
      "Cette ligne est déjà remplie.")                                                                                 \
    X(HG_NO_MATCH, "no-match",                                                                                         \
      "These dice do not match the row completely.",                                                                   \
      "Ces dés ne remplissent pas toute la ligne.")                                                                    \
    X(HG_NO_SUCH_DIE, "no-such-die",                                                                                   \
      "There is no such die among those you rolled.",                                                                  \
      "Ce dé n'est pas parmi ceux que vous avez lancés.")                                                              \
    X(HG_EQUAL_DICE, "equal-dice",                                                                                     \
      "Of dice that are equal, take those that were rolled first.",                                                    \
      "De plusieurs dés égaux, prenez ceux lancés en premier.")                                                        \
    X(HG_NO_SUCH_TOKEN, "no-such-token",                                                                               \
      "There is no such token in this game.",                                                                          \
      "Ce jeton n'existe pas dans ce jeu.")                                                                            \
    X(HG_SHIELDED, "shielded",                                                                                         \
      "The titan shields this place; destroy it or wait until it has moved away.",                                     \
      "Le titan protège ce lieu ; détruisez-le ou attendez qu'il s'éloigne.")                                          \
    X(HG_DEVASTATED, "devastated",                                                                                     \
      "This place is devastated; nobody can hold it any more.",                                                        \
      "Ce lieu est dévasté ; personne ne peut plus le tenir.")                                                         \
    X(HG_NO_SUCH_SHIPS, "no-such-ships",                                                                               \
      "These ships are not on that place.",                                                                            \
      "Ces vaisseaux ne sont pas en ce lieu.")                                                                         \
    X(HG_TOO_MANY_SHIPS, "too-many-ships",                                                                             \
      "No more ships of a class can take part than dice are rolled.",                                                  \
      "Pas plus de vaisseaux par classe que de dés lancés.")                                                           \
    X(HG_NO_SHIPS_NAMED, "no-ships-named",                                                                             \
      "Name at least one ship.",                                                                                       \
      "Nommez au moins un vaisseau.")                                                                                  \
    X(HG_CLASS_IS_FULL, "class-is-full",                                                                               \
      "You have all ships of this class on the board already.",                                                        \
      "Tous vos vaisseaux de cette classe sont déjà sur le plateau.")                                                  \
    X(HG_TITAN_IS_AWAY, "titan-is-away",                                                                               \
      "The titan is not on the board.",                                                                                \
      "Le titan n'est pas sur le plateau.")                                                                            \
    X(HG_NOT_BESIDE_TITAN, "not-beside-titan",                                                                         \
      "This place is not next to the titan.",                                                                          \
      "Ce lieu n'est pas voisin du titan.")                                                                            \
    X(HG_NOT_KEEPERS, "not-keepers",                                                                                   \
      "This place must be held by the faction that leads the titan.",                                                  \
      "Ce lieu doit appartenir à la faction qui mène le titan.")                                                       \
    X(HG_NOT_FOR_KEEPERS, "not-for-keepers",                                                                           \
      "The faction that leads the titan does not attack it.",                                                          \
      "La faction qui mène le titan ne l'attaque pas.")                                                                \
    X(HG_HAS_TOKEN, "has-token",                                                                                       \
      "Another place without a token must be chosen first.",                                                           \
      "Il faut d'abord choisir un lieu sans jeton.")                                                                   \
    X(HG_TOO_FAR, "too-far",                                                                                           \
      "The titan cannot go that far.",                                                                                 \
      "Le titan ne peut pas aller aussi loin.")                                                                        \
    X(HG_SHIPS_HAVE_MOVED, "ships-have-moved",                                                                         \
      "Your ships have moved this turn already.",                                                                      \
      "Vos vaisseaux ont déjà bougé ce tour-ci.")                                                                      \
    X(HG_UNITS_HAVE_MOVED, "units-have-moved",                                                                         \
      "Your units have fortified this turn already.",                                                                  \
      "Vos unités ont déjà fortifié ce tour-ci.")                                                                      \
    X(HG_NO_SCAN_CARD, "no-scan-card",                                                                                 \
      "There is nothing left to scan on this place.",                                                                  \
      "Il n'y a plus rien à scanner en ce lieu.")                                                                      \
    X(HG_SCAN_IS_OVER, "scan-is-over",                                                                                 \
      "A scan comes before units are placed, once in a turn.",                                                         \
      "Un scan se fait avant la pose des unités, une fois par tour.")                                                  \
    X(HG_METER_AT_END, "meter-at-end",                                                                                 \
      "The meter cannot move any further.",                                                                            \
      "La jauge ne peut pas aller plus loin.")                                                                         \
    X(HG_NO_RELAY, "no-relay",                                                                                         \
      "Both places need a relay.",                                                                                     \
      "Les deux lieux doivent avoir un relais.")                                                                       \
    X(HG_NOT_NEUTRAL, "not-neutral",                                                                                   \
      "This unit belongs on a place of the neutral army.",                                                             \
      "Cette unité va sur un lieu de l'armée neutre.")                                                                 \
    X(HG_CANNOT_COMMAND, "cannot-command",                                                                             \
      "Only a place with one unit, without ships and tokens, of a team-mate who still plays can be handed over.",      \
      "Seul un lieu à une unité, sans vaisseau ni jeton, d'un coéquipier encore en jeu peut être cédé.")         \
    X(HG_ASKED_ALREADY, "asked-already",                                                                               \
      "You have asked for this place this turn already; ask for another one.",                                         \
      "Vous avez déjà demandé ce lieu pendant ce tour ; demandez-en un autre.")                                        \
    X(HG_BOUND_BY_CARD, "bound-by-card",                                                                               \
      "You have played a card for the next roll; commit at least one unit to it.",                                     \
      "Vous avez joué une carte pour le prochain jet ; engagez-y au moins une unité.")
/* clang-format on */

struct sentence {
    const char *name;
    const char *text[LANGUAGES];
};

#define ENTRY(reason, name, english, french) [reason] = {name, {english, french}},
static const struct sentence sentences[HG_REASON_COUNT] = {SENTENCES(ENTRY)};

#define LISTED(reason, name, english, french) LISTED_##reason,
enum listed { SENTENCES(LISTED) LISTED_COUNT };

#define HAS_SENTENCE(reason) _Static_assert(LISTED_##reason < LISTED_COUNT, "a reason has no sentence");
HG_REASONS(HAS_SENTENCE)

const char *reason_sentence(enum hg_reason reason, enum language language)
{
    return sentences[reason].text[language];
}

const char *reason_name(enum hg_reason reason)
{
    return sentences[reason].name;
}

enum hg_reason reason_find(const char *name)
{
    unsigned i = 0;
    while (i < HG_REASON_COUNT && strcmp(sentences[i].name, name) != 0)
        i++;
    return (enum hg_reason)i;
}
