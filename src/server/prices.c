/* The one list of prices. They are microseconds that the loop was seen to need on a processor of today, rounded up;
 * work of other threads has what it would cost if it had to wait its turn. Only their proportions matter much. */
#include "server/prices.h"

static const double price[SPENDINGS] = {
    [SPENT_CALLS] = 20,      [SPENT_HEARD] = 0.005,   [SPENT_TOLD] = 0.005,  [SPENT_LINES] = 12,
    [SPENT_READ] = 1,        [SPENT_CHANGES] = 100,   [SPENT_LOOKUPS] = 100, [SPENT_DECISIONS] = 5000,
    [SPENT_EDITIONS] = 5000, [SPENT_BOARDS] = 100000,
};

double price_of(const struct spent *spent)
{
    double sum = 0;
    for (unsigned i = 0; i < SPENDINGS; i++)
        sum += price[i] * (double)spent->count[i];
    return sum;
}
