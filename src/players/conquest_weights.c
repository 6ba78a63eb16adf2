/* Written by fit-evaluation (tools/fit): run it and put what it prints here. Weights in 1/256 of a natural logarithm
 * for a whole feature. Rows: won by conquest alone with two, three or more sides, then won by goals with as many. */
#include "players/conquest_worth.h"

const int16_t worth_weights[WORTH_KINDS][WORTH_FEATURES] = {
    {1011, 428, 607, 187, 140, 360, -297, 102, 0, 0, 0, -75, 29, 219, 0},
    {843, 463, 371, 73, 160, 351, -177, 81, 0, 0, 0, 120, 146, 254, 0},
    {666, 1083, 480, 94, 163, 84, -378, -314, 0, 0, 0, -128, 391, 234, 0},
    {1398, 322, 545, 116, 220, 266, -126, -122, 285, 72, -56, 316, -122, 92, 92},
    {574, 338, -79, 14, 97, 39, -493, 391, 596, 71, 88, 25, -300, -70, 237},
    {502, 1461, 353, 139, 225, 212, -449, 273, 241, 167, 67, -169, -414, 92, 235},
};
