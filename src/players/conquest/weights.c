/* Written by fit-evaluation (tools/fit): run it and put what it prints here. Weights in 1/256 of a natural logarithm
 * for a whole feature. Rows: won by conquest alone with two, three or more sides, then won by goals with as many, then
 * campaigns with two and more. */
#include "players/conquest/worth.h"

/* Columns are the features of worth.h in their order; a 0 stands where games of that kind don't have the feature. */
const int16_t worth_weights[WORTH_KINDS][WORTH_FEATURES] = {
    {1061, 397, 567, 176, 179, 380, -253, 91, 0, 0, 0, 90, -27, 239, 0, 0, 0},
    {938, 384, 401, 91, 138, 369, -162, 6, 0, 0, 0, 64, 119, 258, 0, 0, 0},
    {867, 876, 513, 101, 170, 46, -316, -218, 0, 0, 0, -182, 353, 188, 0, 0, 0},
    {1442, 150, 722, 103, 236, 137, -192, -173, 428, 57, -143, 391, -54, 34, 56, 0, 0},
    {937, 85, -0, 11, 67, -5, -422, 342, 407, 119, 71, 39, -343, 9, 212, 0, 0},
    {875, 1003, 328, 108, 168, 146, -487, 135, 194, 206, 95, -210, -350, 120, 198, 0, 0},
    {919, 341, 417, 200, 140, 75, -192, -323, 430, 0, 0, 0, 0, 0, 542, 99, -99},
    {956, 429, 276, 133, 192, 250, -250, -235, 505, 0, 0, 0, 0, 0, 374, 417, 230},
};
