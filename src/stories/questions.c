/* Questions and rules in a sentence each, for screens and lines that ask people. A question that is missing here is
 * taken for a window in which cards may be played. The sentences are ours; the ids are those of the catalogues in
 * docs/rules. */
#include "stories/questions.h"

#include <string.h>

#include "engine/traits.h"
#include "text/say.h"

/* By the name that hg_ask_name has for the question. Of two ids the first belongs to the edition with sets of cards,
 * the second to those with pips. */
static const struct question conquest[] = {
    {"army",
     SAID("Which army do you take?"),
     SAID(
         "Armies are taken in the order of the dice. Each has its colour, and in some games its own faction and hero."),
     {"ME-BT-SETUP-04", "CQ-SEAT-01"}},
    {"claim",
     SAID("Claim an empty place."),
     SAID("In turn everybody puts one unit on an empty place and holds it from then on, until none is empty."),
     {"ME-BT-CLAIM-01", "CQ-CR-06"}},
    {"reinforce",
     SAID("Reinforce one of your places."),
     SAID("In turn everybody adds one unit to an own place until all starting units stand on the board. There is no "
          "limit to a place."),
     {"ME-BT-REINF-02", "CQ-CR-08"}},
    {"batch",
     SAID("Reinforce your places, and the neutral ones."),
     SAID("Each turn of the set-up places a few of your units, and one of each neutral army on a place of that army."),
     {"", "SC-DUEL-05"}},
    {"base",
     SAID("Where shall your base stand?"),
     SAID("A base gives one unit each turn to whoever holds its place. You win only with your own base in hand."),
     {"", "CQ-CR-05"}},
    {"hero",
     SAID("Where does your hero begin?"),
     SAID("A hero is no unit: it adds one to the highest die where it fights, and moves only with units."),
     {"", "CQ-HERO-07"}},
    {"deploy",
     SAID("Deploy your reinforcements."),
     SAID("Places and whole regions give units at the start of your turn, cards turned in give more. All of them must "
          "be placed on your own places before you attack. Cards are turned in first."),
     {"ME-BT-DEP-01, ME-BT-CARD-08", "CQ-DEP-01, CQ-PIP-02"}},
    {"prepare",
     SAID("Prepare your turn."),
     SAID("Before attacking you may ask an ally for command of a place that holds one unit, use a starting manoeuvre, "
          "or play an ability."),
     {"", "CQ-TEAM-07"}},
    {"consent",
     SAID("Your ally asks for command of a place. Do you agree?"),
     SAID("Your unit there is replaced by one of your ally's. You may refuse."),
     {"", "CQ-TEAM-08"}},
    {"invade",
     SAID("Attack, or end the attacks."),
     SAID("From a place with at least two units you may attack a neighbour, with up to three dice and one unit staying "
          "behind. The highest dice are compared, a tie is the defender's. Attack as often as you like."),
     {"ME-BT-INV-01, ME-BT-DICE-04", "CQ-ATT-01, CQ-ATT-08"}},
    {"declare",
     SAID("Declare an invasion, or end the attacks."),
     SAID(
         "Name an own place with at least two units and a neighbour to invade; then you decide with how many to roll."),
     {"ME-GW-INV-01", "CQ-ATT-02"}},
    {"commit",
     SAID("How many fight in this roll?"),
     SAID("Each unit committed rolls a die, three at most; one unit always stays behind. You may also break off."),
     {"ME-GW-INV-02", "CQ-ATT-04"}},
    {"defend",
     SAID("With how many dice do you defend?"),
     SAID("One or two of your units defend, a die each. A tie is yours, so two dice are nearly always better."),
     {"ME-BT-INV-06", "CQ-ATT-05"}},
    {"advance",
     SAID("How many more units follow?"),
     SAID("The units that fought have moved in. More may follow from the same place; one must stay there."),
     {"ME-BT-CONQ-03", "CQ-CONQ-02"}},
    {"collect",
     SAID("Collect a goal whose condition you meet?"),
     SAID("After your attacks you may take one goal that you fulfil, with its reward. It stays yours. Whoever takes a "
          "goal draws no card."),
     {"", "CQ-ACH-01"}},
    {"tower",
     SAID("Where shall the tower stand?"),
     SAID("A tower adds one to the highest die of its owner's defence there. It is destroyed when the place falls."),
     {"", "CQ-REW-01"}},
    {"fortify",
     SAID("Move units once, or end your turn."),
     SAID("At the end of your turn you may move units from one own place to another along your own places. One unit "
          "stays behind."),
     {"ME-BT-FORT-01", "CQ-MAN-01"}},
    {"recall",
     SAID("Which units do you call back?"),
     SAID("The card just played brings units from anywhere to one place."),
     {"", "SC-CARD-04"}},
    {"window",
     SAID("Play a card now, or pass?"),
     SAID("This is a moment at which some cards may be played. Everybody who could hold one is asked."),
     {"ME-GW-CARD-01", "SC-CARD-04"}},
    {"look",
     SAID("Whose cards do you look at?"),
     SAID("The card just played shows you the hand of one opponent."),
     {"", "SC-CARD-04"}},
    {"choose-die",
     SAID("Which die is rolled again?"),
     SAID("The card just played lets you roll one die again."),
     {"", "SC-CARD-04"}},
};

/* The family on the grid. */
static const struct question galactic[] = {
    {"order",
     SAID("Do you want to move first?"),
     SAID("Who rolled higher moves first, lets the opponent move first, or hands the decision over."),
     {"GW-START-02", NULL}},
    {"select",
     SAID("Touch the ship that shall move."),
     SAID("Each turn one ship moves. A ship that is touched and can move must move, and cards to be played before your "
          "move are no longer possible then."),
     {"GW-TURN-01, GW-TOUCH-01", NULL}},
    {"move",
     SAID("Where does the ship go?"),
     SAID("A ship charges one diagonal step forward, or attacks an enemy ship ahead if the square beyond is vacant. A "
          "stuck ship may try to retreat."),
     {"GW-MOVE-01, GW-ATT-01", NULL}},
    {"retreat",
     SAID("Doubles! Does the ship go home?"),
     SAID("On doubles a stuck ship may go back to its home planet. You may also leave it where it is."),
     {"GW-STUCK-03", NULL}},
    {"berth",
     SAID("Where does the opponent's ship land?"),
     SAID("A beaten attacker goes to a vacant square of its home planet, and its opponent chooses which."),
     {"GW-RET-02", NULL}},
    {"discard",
     SAID("Which card do you take out of that hand?"),
     SAID("The card just played shows you the opponent's hand and takes one card out of it."),
     {"GW-CARD-04", NULL}},
    {"draw-offer", SAID("A draw is offered. Do you accept?"), SAID("If you accept, nobody wins."), {"GWD-13", NULL}},
    {"opp-plays-card",
     SAID("The opponent plays a card. Do you answer it?"),
     SAID("Some cards cancel a card at the moment it is played."),
     {"GW-CARD-02", NULL}},
    {"before-move",
     SAID("Play a card before your move, or pass?"),
     SAID("At most one card a turn, at a moment that fits it."),
     {"GW-CARD-03", NULL}},
    {"after-move",
     SAID("Play a card after the move, or pass?"),
     SAID("At most one card a turn, at a moment that fits it."),
     {"GW-CARD-03", NULL}},
    {"declare",
     SAID("An attack is declared. Play a card, or pass?"),
     SAID("Both sides roll as many dice as their stack has ships and add them up. Cards may change that now."),
     {"GW-POW-02, GW-CARD-01", NULL}},
    {"opp-before-move",
     SAID("The opponent is about to move. Play a card, or pass?"),
     SAID("At most one card a turn, at a moment that fits it."),
     {"GW-CARD-03", NULL}},
    {"on-loss",
     SAID("The attack has failed. Play a card, or pass?"),
     SAID("At most one card a turn, at a moment that fits it."),
     {"GW-CARD-03", NULL}},
    {"on-win",
     SAID("The attack has succeeded. Play a card, or pass?"),
     SAID("At most one card a turn, at a moment that fits it."),
     {"GW-CARD-03", NULL}},
    {"opp-enter-home",
     SAID("An enemy has entered your home planet. Play a card, or pass?"),
     SAID("At most one card a turn, at a moment that fits it."),
     {"GW-CARD-03", NULL}},
    {"after-roll",
     SAID("The dice have fallen. Play a card, or pass?"),
     SAID("The higher sum wins the battle. Some cards change what was rolled."),
     {"GW-POW-03, GW-CARD-01", NULL}},
};

/* The family of dice and cards. */
static const struct question assets[] = {
    {"choose-card",
     SAID("Match a row of a card, or pass the dice on."),
     SAID("Match one row of a card completely with dice of your roll: the faces shown, or low dice that reach a sum. "
          "That chooses the card. Or pass the dice on."),
     {"ME-WA-09", NULL}},
    {"match-row",
     SAID("Match another row, or lose a die."),
     SAID("After each roll one more row may be matched; a roll without a match costs a die. With all rows matched the "
          "card is yours."),
     {"ME-WA-12, ME-WA-14", NULL}},
    {"place-dice",
     SAID("Which dice match the row?"),
     SAID("Several sets of dice fit the row. What is not placed will be rolled again."),
     {"ME-WA-13", NULL}},
};

/* What stands in for questions that are not in a list: moments at which cards may be played. */
static const struct question any_window = {
    "window",
    SAID("Play a card now, or pass?"),
    SAID("At most one card a turn, at a moment that fits it."),
    {"GW-CARD-03", NULL},
};

/* While dice fall and cards are drawn nobody is asked; then the course of a turn is explained. */
static const struct question chance_conquest = {
    "chance",
    SAID("Chance decides; you are asked again soon."),
    SAID("A turn goes step by step: reinforcements, attacks, a move at the end, and a card for whoever "
         "has conquered."),
    {"ME-BT-TURN-01", "CQ-TURN-01"}};
static const struct question chance_galactic = {
    "chance",
    SAID("Chance decides; you are asked again soon."),
    SAID("Players take turns; a turn is one move of one ship and at most one card."),
    {"GW-TURN-01", NULL}};
static const struct question chance_assets = {
    "chance",
    SAID("Chance decides; you are asked again soon."),
    SAID("Players take turns; each turn is one try for one card with all seven dice."),
    {"ME-WA-03", NULL}};

/* Every family's list of questions, and what is said while chance acts. */
static const struct {
    const struct question *question;
    size_t count;
    const struct question *chance;
} of_family[HG_FAMILIES] = {
#define ROW(NUMBER, name) [HG_##NUMBER] = {name, sizeof(name) / sizeof(name)[0], &chance_##name},
    HG_EACH_FAMILY(ROW)
#undef ROW
};

/* Campaigns answer the same questions in other words. */
static bool is_campaign(const struct hg_rules *r)
{
    return hg_plays_with(r, HG_CAMPAIGN);
}

/* A campaign's own questions come first; many have the names of those of other modes and mean more. */
const struct question *question_find(const struct hg_rules *r, const char *kind)
{
    const struct question *own = is_campaign(r) ? question_of_campaign(kind) : NULL;
    if (own != NULL)
        return own;
    for (size_t i = 0; i < of_family[r->family].count; i++)
        if (strcmp(of_family[r->family].question[i].ask, kind) == 0)
            return &of_family[r->family].question[i];
    return &any_window;
}

/* The innermost question that is open. The tables have a row for each kind, which a test proves. */
const struct question *question_of(const struct hg_rules *r, const struct hg_state *s)
{
    if (hg_actor(s) >= r->seats)
        return of_family[r->family].chance;
    return question_find(r, s->depth > 0 ? hg_ask_name(r, s->ask[s->depth - 1].kind) : "");
}

/* Pieces are placed one by one, and each is a question. */
bool question_repeats(const struct question *q)
{
    static const char *const repeated[] = {"claim", "claim-for", "reinforce", "reinforce-for",
                                           "batch", "deploy",    "token"};
    for (size_t i = 0; i < sizeof repeated / sizeof repeated[0]; i++)
        if (strcmp(q->ask, repeated[i]) == 0)
            return true;
    return false;
}

/* The ids of the rules behind a question. Only rules that are told twice ask which cards are played with; where one of
 * both is empty the other stands for it. */
const char *question_rules(const struct hg_rules *r, const struct question *q)
{
    unsigned which = q->id[1] != NULL && r->conquest.card_value == HG_PIPS;
    const char *id = q->id[which];
    return id != NULL && id[0] != '\0' ? id : q->id[!which];
}
