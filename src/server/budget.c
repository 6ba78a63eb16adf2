#include "server/budget.h"

#include <time.h>

enum { PERCENT = 10000 /* microseconds of a second */ };

void budget_begin(struct server *s)
{
    double share = (double)s->settings->share * PERCENT;
    s->cost = (struct rates){.most = share * BUDGET_AT_ONCE, .per_second = share};
}

void budget_end(struct server *s)
{
    rates_free(&s->cost);
}

/* Of the loop's thread, in microseconds: what others do on this machine is nobody's debt. */
static uint64_t processor_time(void)
{
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

uint64_t budget_open(struct server *s, struct address who)
{
    s->spent = (struct spent){.count = {[SPENT_CALLS] = 1}, .began = processor_time()};
    return rates_wait(&s->cost, who, server_clock());
}

void budget_count(struct server *s, enum spending what, uint64_t count)
{
    s->spent.count[what] += count;
}

static uint64_t charge(const struct server *s, struct bucket *b, uint64_t now, double price)
{
    double most = s->cost.most / BUDGET_PARTS, per_second = s->cost.per_second / BUDGET_PARTS;
    if (b == NULL || per_second <= 0)
        return 0;
    bucket_wait(b, most, per_second, now); /* fills it */
    b->left -= price;
    return bucket_wait(b, most, per_second, now);
}

unsigned budget_close(struct server *s, struct address who, struct bucket *own, struct bucket *seat)
{
    double price = price_of(&s->spent), took = (double)(processor_time() - s->spent.began);
    price = took > price ? took : price;
    uint64_t now = server_clock(), wait[3];
    s->counts.cost += (uint64_t)price;
    rates_charge(&s->cost, who, now, price);
    wait[0] = rates_wait(&s->cost, who, now);
    wait[1] = charge(s, own, now, price);
    wait[2] = charge(s, seat, now, price);
    uint64_t most = 0;
    for (unsigned i = 0; i < 3; i++)
        most = wait[i] > most ? wait[i] : most;
    return most < BUDGET_HOLD_MS ? (unsigned)most : BUDGET_HOLD_MS;
}
