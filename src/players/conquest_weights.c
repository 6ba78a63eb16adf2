/* Written by fit-evaluation (tools/fit): run it and put what it prints here. Weights in 1/256 of a natural logarithm
 * for a whole feature. Rows: won by conquest alone with two, three or more sides, then won by goals with as many. */
#include "players/conquest_worth.h"

const int16_t worth_weights[WORTH_KINDS][WORTH_FEATURES] = {
    {985, 467, 563, 181, 123, 138, -345, -22, 0, 0, 0, -40, 0, 286, 0, 0, 0},
    {894, 553, 300, 90, 135, 232, -199, -76, 0, 0, 0, 49, 227, 263, 0, 0, 0},
    {856, 1074, 461, 76, 154, 37, -351, -345, 0, 0, 0, -188, 492, 160, 0, 0, 0},
    {1484, 284, 528, 52, 206, 255, -34, -150, 196, 129, -109, 396, -94, 170, 71, 0, 0},
    {599, 408, -52, -14, 103, -48, -563, 343, 466, 132, 82, 70, -332, -70, 247, 0, 0},
    {438, 1545, 244, 82, 217, 202, -463, 265, 194, 147, 85, -170, -358, 118, 234, 0, 0},
    {998, 406, 355, 146, 150, 12, -236, -198, 558, 0, 0, 0, 0, 0, 460, 104, -104},
    {455, 912, 358, 65, 196, 287, -252, -301, 254, 0, 0, 0, 0, 0, 557, 305, 127},
};
