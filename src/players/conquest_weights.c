/* Written by fit-evaluation (tools/fit): run it and put what it prints here. Weights in 1/256 of a natural logarithm
 * for a whole feature. Rows: won by conquest alone with two, three or more sides, then won by goals with as many. */
#include "players/conquest_worth.h"

const int16_t worth_weights[WORTH_KINDS][WORTH_FEATURES] = {
    {973, 431, 659, 150, 189, 375, -290, 145, 0, 0, 0, 113, -176, 177, 0, 0, 0},
    {975, 384, 454, 130, 117, 345, -187, -162, 0, 0, 0, 101, 101, 313, 0, 0, 0},
    {833, 815, 548, 127, 200, 18, -339, -229, 0, 0, 0, -142, 408, 217, 0, 0, 0},
    {1226, -3, 678, 57, 272, 309, -157, 38, 326, 56, -164, 514, -93, 41, 78, 0, 0},
    {886, 112, 21, 20, 66, -35, -387, 357, 435, 112, 70, -20, -394, -0, 190, 0, 0},
    {821, 913, 362, 127, 172, 115, -465, 126, 239, 188, 107, -153, -350, 81, 194, 0, 0},
    {998, 406, 355, 146, 150, 12, -236, -198, 558, 0, 0, 0, 0, 0, 460, 104, -104},
    {455, 912, 358, 65, 196, 287, -252, -301, 254, 0, 0, 0, 0, 0, 557, 305, 127},
};
