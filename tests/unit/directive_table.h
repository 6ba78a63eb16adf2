/* The 42 directives of Galaxy at War: their cards, and the moment at which each may be played. */
#ifndef UNIT_DIRECTIVE_TABLE_H
#define UNIT_DIRECTIVE_TABLE_H

enum { DIRECTIVES = 42 };

enum window {
    TOKEN_STEP,
    DEPLOY,
    DEPLOY_OR_INVADE,
    JUMP,
    DECLARED,
    BEFORE_ROLL,
    DEFEND,
    DEFEND_ROLL,
    TOTAL,
    CONQUEST,
    FORTIFY,
    TITAN_MOVES,
    TITAN_STANDS,
    DRAW,
    REACTION
};

static const struct directive {
    const char *name, *first; /* card that has it; the other copies follow */
    unsigned copies;
    enum window window;
} table[DIRECTIVES] = {
    {"Harbinger Attack", "reaper-01", 3, TITAN_STANDS},
    {"Harbinger Reborn", "reaper-04", 2, TITAN_MOVES},
    {"Indoctrination", "reaper-06", 2, DEPLOY},
    {"The Cycle Continues", "reaper-08", 1, DEPLOY},
    {"Husk Swarm", "reaper-09", 3, DEPLOY},
    {"Brute Charge", "reaper-12", 3, BEFORE_ROLL},
    {"Destroyer Beam", "reaper-15", 2, BEFORE_ROLL},
    {"Banshee Scream", "reaper-17", 2, DECLARED},
    {"Dragon's Teeth", "reaper-19", 2, DEFEND},
    {"Ravager Nest", "reaper-21", 1, DEFEND_ROLL},
    {"Signal Hijack", "reaper-22", 2, DEPLOY},
    {"Relentless Advance", "reaper-24", 1, TITAN_MOVES},
    {"Processed", "reaper-25", 1, CONQUEST},
    {"Seeker Swarms", "reaper-26", 1, DEPLOY_OR_INVADE},
    {"Shifting Stronghold", "reaper-27", 1, TOKEN_STEP},
    {"Rally the Fleets", "alliance-01", 2, DEPLOY},
    {"Unite the Galaxy", "alliance-03", 1, DEPLOY},
    {"Fifth Fleet Reserves", "alliance-04", 3, DEPLOY},
    {"N7 Strike Team", "alliance-07", 3, BEFORE_ROLL},
    {"Shepard Leads", "alliance-10", 2, BEFORE_ROLL},
    {"Hold the Line", "alliance-12", 2, DEFEND},
    {"Biotic Barrier", "alliance-14", 2, DEFEND_ROLL},
    {"Thanix Barrage", "alliance-16", 2, TOTAL},
    {"One Clear Shot", "alliance-18", 1, TOTAL},
    {"Resistance Uprising", "alliance-19", 2, DEPLOY_OR_INVADE},
    {"Intercepted Orders", "alliance-21", 2, DEPLOY},
    {"Prothean Beacon", "alliance-23", 2, DEPLOY},
    {"Stealth Run", "alliance-25", 2, JUMP},
    {"Spectre Authority", "alliance-27", 1, REACTION},
    {"Conscripts", "cerberus-01", 3, DEPLOY},
    {"Phantom Strike", "cerberus-04", 3, BEFORE_ROLL},
    {"Kai Leng", "cerberus-07", 2, BEFORE_ROLL},
    {"Mercenary Contract", "cerberus-09", 2, DEFEND},
    {"Fortified Laboratory", "cerberus-11", 2, DEFEND_ROLL},
    {"Sleeper Agents", "cerberus-13", 2, DEPLOY_OR_INVADE},
    {"Data Theft", "cerberus-15", 2, DEPLOY},
    {"Shipyard Sabotage", "cerberus-17", 2, DEPLOY_OR_INVADE},
    {"Control Signal", "cerberus-19", 2, TOTAL},
    {"Black Market", "cerberus-21", 2, DRAW},
    {"Shadow Logistics", "cerberus-23", 2, FORTIFY},
    {"Relay Smugglers", "cerberus-25", 2, JUMP},
    {"Illusive Gambit", "cerberus-27", 1, REACTION},
};

#endif
