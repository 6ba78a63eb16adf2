/* Styles: ways to play that differ in kind from the ladder's own. A style is a number that every family's skill reads
 * as it can; one that means nothing to a family plays like the ladder there. The sparring pool (pool/) has a player for
 * each. */
#ifndef PLAYERS_STYLE_H
#define PLAYERS_STYLE_H

enum style {
    STYLE_LADDER,      /* the policy of the levels */
    STYLE_SPREADER,    /* as many places as it can get, all units in one stack */
    STYLE_BUILDER,     /* regions that can be held, guarded at their borders */
    STYLE_TURTLE,      /* a corner with everything on its gates, and a card a turn */
    STYLE_HUNTER,      /* after the side whose end is cheapest for its cards */
    STYLE_OPPORTUNIST, /* one sure conquest a turn, and out with sets */
    STYLE_AVENGER,     /* after whoever stands in what it holds for its own */
    STYLE_RUSHER,      /* goals and bases before everything */
    STYLE_HOARDER,     /* keeps what it has: cards in its hand, units at home */
    STYLE_ZEALOT,      /* the own faction's end, whatever it costs */
    STYLE_RAIDER,      /* takes from others what they need for theirs */
    STYLE_RACER,       /* forward, past everybody */
    STYLE_FIGHTER,     /* wherever there is a fight */
    STYLE_WARDEN,      /* the ladder's, with two units on every border that they can be spared for */
    STYLES
};

#endif
