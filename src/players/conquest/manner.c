/* The manners of all styles. The ladder's own differ by how a mode is won; those of the pool are the same everywhere,
 * so that they stay what they are while the ladder changes. The numbers of the builder and of the ladder were found by
 * play, the others follow from what they are to be like. */
#include "players/conquest/manner.h"

#include "engine/braces.h"

/* A region is worth four turns of its pay, whatever its shape. */
#define FOUR_TURNS BRACED(64, 64, 64, 64, 64, 64, 64, 64, 64)

/* Corners pay for long, regions with many gates for half a turn. */
#define BY_GATES BRACED(160, 160, 110, 50, 30, 16, 12, 10, 8)

#define OLD_DRAFT   BRACED(64, 96, -64, -3, 12, -2)
#define QUIET_DRAFT BRACED(0, 124, -52, -1, 12, -19)

#define SPREADS_FOR(its_aims, its_breaking)                                                                            \
    .turns = FOUR_TURNS, .breaking = its_breaking, .place = 20, .card = 44, .loss = 16, .elimination = 96,             \
    .captured = 48, .aims = its_aims, .draft = OLD_DRAFT

#define SPREADS SPREADS_FOR(100, 48)

#define BUILDS                                                                                                         \
    .turns = BY_GATES, .breaking = 48, .place = 14, .card = 44, .kill = -7, .loss = 8, .elimination = 96,              \
    .captured = 48, .aims = 100, .guard = 150, .steady = 1, .draft = QUIET_DRAFT

static const struct manner manners[STYLES] = {
    [STYLE_LADDER] = {BUILDS},
    [STYLE_SPREADER] = {SPREADS},
    [STYLE_BUILDER] = {BUILDS},
    [STYLE_TURTLE] = {.turns = {400, 400, 200, 40, 10, 4, 2, 1, 1},
                      .breaking = 16,
                      .place = 8,
                      .card = 80,
                      .loss = 14,
                      .elimination = 96,
                      .captured = 48,
                      .aims = 100,
                      .guard = 200,
                      .stays = 1,
                      .draft = {0, 160, -52, -6, 24, -12}},
    [STYLE_HUNTER] = {.turns = BY_GATES,
                      .breaking = 32,
                      .place = 12,
                      .card = 44,
                      .kill = 2,
                      .loss = 9,
                      .elimination = 320,
                      .captured = 128,
                      .prize = 16,
                      .aims = 100,
                      .guard = 60,
                      .prey = PREY_WEAKEST,
                      .draft = {16, 96, -64, -2, 16, -8}},
    [STYLE_OPPORTUNIST] = {.turns = BY_GATES,
                           .breaking = 64,
                           .place = 10,
                           .card = 120,
                           .loss = 12,
                           .elimination = 160,
                           .captured = 96,
                           .aims = 100,
                           .guard = 100,
                           .stays = 1,
                           .draft = {0, 64, -32, -1, 20, -16}},
    [STYLE_AVENGER] = {.turns = BY_GATES,
                       .breaking = 160,
                       .place = 14,
                       .card = 44,
                       .loss = 7,
                       .elimination = 128,
                       .captured = 48,
                       .prize = 24,
                       .aims = 100,
                       .guard = 100,
                       .prey = PREY_TRESPASSER,
                       .draft = {8, 140, -40, -2, 12, -14}},
    [STYLE_RUSHER] = {.turns = FOUR_TURNS,
                      .breaking = 24,
                      .place = 12,
                      .card = 30,
                      .loss = 9,
                      .elimination = 96,
                      .captured = 48,
                      .aims = 220,
                      .draft = {24, 96, -64, -2, 16, -6}},
    [STYLE_HOARDER] = {BUILDS, .patience = 3, .stays = 1},
    [STYLE_ZEALOT] = {SPREADS_FOR(250, 48)},
    [STYLE_WARDEN] = {BUILDS, .cover = 1},
    [STYLE_RAIDER] = {SPREADS_FOR(70, 120), .kill = 5, .prize = 12, .prey = PREY_WEAKEST},
};

/* Styles of other families play like the ladder. */
const struct manner *manner_of(uint8_t seat, const struct kit *kit)
{
    const struct manner *own = &manners[kit_style(kit, seat)];
    return own->loss != 0 ? own : &manners[STYLE_LADDER];
}
