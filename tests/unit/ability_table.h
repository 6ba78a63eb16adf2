/* The 42 cards of StarCraft by what is written on them: whose deck, at which moment, under which condition. Written
 * down by hand, so that the edition and the engine are both measured by it. */
#ifndef ABILITY_TABLE_H
#define ABILITY_TABLE_H

enum { CARDS = 42 };

enum moment {
    DEPLOY,
    ATTACK_START,
    ATTACK_ANY,
    DECLARED_ATT,
    DECLARED_DEF,
    BEFORE_ROLL,
    ROLLED_ATT,
    ROLLED_DEF,
    CONQUERED,
    DEFENDED,
    MANOEUVRE
};

/* What must hold besides the moment. A card that is sometimes of use is checked for its moment only. */
enum need { ALWAYS_OF_USE, SOMETIMES, BASE, NO_BASE, TARGET_2, SOURCE_3, SOURCE_3_TARGET_2 };

enum race { TERRAN, PROTOSS, ZERG, RACES };

static const struct row {
    const char *id;
    enum race race;
    enum moment moment;
    enum need need;
} table[CARDS] = {
    {"stimpack", TERRAN, BEFORE_ROLL, ALWAYS_OF_USE},
    {"siege-mode", TERRAN, DECLARED_DEF, ALWAYS_OF_USE},
    {"tactical-nuke", TERRAN, ATTACK_START, SOMETIMES},
    {"medivac-drop", TERRAN, ATTACK_ANY, SOMETIMES},
    {"bunker", TERRAN, DECLARED_DEF, ALWAYS_OF_USE},
    {"planetary-fortress", TERRAN, DECLARED_DEF, BASE},
    {"scv-repair", TERRAN, ROLLED_DEF, ALWAYS_OF_USE},
    {"mule", TERRAN, DEPLOY, ALWAYS_OF_USE},
    {"reactor", TERRAN, DEPLOY, ALWAYS_OF_USE},
    {"scanner-sweep", TERRAN, ATTACK_START, ALWAYS_OF_USE},
    {"cloaked-strike", TERRAN, ATTACK_START, SOMETIMES},
    {"yamato-cannon", TERRAN, DECLARED_ATT, TARGET_2},
    {"point-defense-drone", TERRAN, ROLLED_DEF, SOMETIMES},
    {"fighter-mode", TERRAN, MANOEUVRE, ALWAYS_OF_USE},
    {"charge", PROTOSS, DECLARED_ATT, ALWAYS_OF_USE},
    {"blink", PROTOSS, ROLLED_ATT, ALWAYS_OF_USE},
    {"force-field", PROTOSS, DECLARED_DEF, ALWAYS_OF_USE},
    {"guardian-shield", PROTOSS, DECLARED_DEF, ALWAYS_OF_USE},
    {"psionic-storm", PROTOSS, ATTACK_START, SOMETIMES},
    {"shadow-walk", PROTOSS, DECLARED_ATT, ALWAYS_OF_USE},
    {"hardened-shield", PROTOSS, DECLARED_DEF, ALWAYS_OF_USE},
    {"thermal-lance", PROTOSS, DECLARED_ATT, ALWAYS_OF_USE},
    {"photon-cannon", PROTOSS, DECLARED_DEF, ALWAYS_OF_USE},
    {"warp-gate", PROTOSS, DEPLOY, ALWAYS_OF_USE},
    {"chrono-boost", PROTOSS, DEPLOY, ALWAYS_OF_USE},
    {"strategic-recall", PROTOSS, MANOEUVRE, SOMETIMES},
    {"hallucination", PROTOSS, ROLLED_DEF, SOMETIMES},
    {"archon-warp", PROTOSS, BEFORE_ROLL, SOURCE_3},
    {"metabolic-boost", ZERG, DECLARED_ATT, ALWAYS_OF_USE},
    {"baneling-burst", ZERG, DECLARED_ATT, SOURCE_3_TARGET_2},
    {"rapid-regeneration", ZERG, DEFENDED, SOMETIMES},
    {"needle-spines", ZERG, DECLARED_ATT, ALWAYS_OF_USE},
    {"glaive-wurm", ZERG, CONQUERED, SOMETIMES},
    {"fungal-growth", ZERG, DECLARED_DEF, ALWAYS_OF_USE},
    {"neural-parasite", ZERG, ATTACK_START, SOMETIMES},
    {"kaiser-blades", ZERG, ROLLED_ATT, SOMETIMES},
    {"broodlings", ZERG, CONQUERED, ALWAYS_OF_USE},
    {"spawn-larva", ZERG, DEPLOY, ALWAYS_OF_USE},
    {"creep-tumor", ZERG, MANOEUVRE, ALWAYS_OF_USE},
    {"nydus-worm", ZERG, ATTACK_ANY, SOMETIMES},
    {"spine-crawler", ZERG, DECLARED_DEF, ALWAYS_OF_USE},
    {"burrow", ZERG, DECLARED_DEF, NO_BASE},
};

#endif
