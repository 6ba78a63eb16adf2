/* One host, any order. Watchers who are hostile, sleepy or both say whatever comes to them, in any order, twice, late
 * and broken; the clock jumps forward and back; work is answered late, twice or wrongly; the store is slow or fails;
 * the host is killed and comes back. After every input every invariant must hold, and the same inputs give the same
 * outputs, byte for byte. The argument is the number of inputs (default 20000). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "host/inside.h"
#include "players/random.h"
#include "support/driver.h"
#include "support/suite.h"
#include "text/notation.h"

static unsigned long inputs_wanted = 20000;

enum { EPISODE = 2000, DEEP = 61, KEPT_SAYINGS = 32 };

static struct driver d;
static struct rng rng;
static unsigned long id;

/* What was said lately, to be said again. */
static struct {
    char text[600];
    size_t length;
    unsigned watcher;
} sayings[KEPT_SAYINGS];
static unsigned long said;

static unsigned below(unsigned bound)
{
    return rng_below(&rng, bound);
}

static bool one_in(unsigned n)
{
    return below(n) == 0;
}

static void tell(unsigned watcher, const char *text)
{
    size_t length = strlen(text);
    if (!d.watcher[watcher].connected)
        return;
    memcpy(sayings[said % KEPT_SAYINGS].text, text, length + 1);
    sayings[said % KEPT_SAYINGS].length = length;
    sayings[said++ % KEPT_SAYINGS].watcher = watcher;
    driver_hear(&d, watcher, text, length);
}

/* ---- Watchers ---------------------------------------------------------------------------------------------------- */

static unsigned somebody(void)
{
    return below(DRIVER_WATCHERS);
}

static unsigned sitting_at(uint8_t seat)
{
    unsigned start = somebody();
    for (unsigned i = 0; i < DRIVER_WATCHERS; i++) {
        const struct driver_watcher *w = &d.watcher[(start + i) % DRIVER_WATCHERS];
        if (w->connected && w->w.greeted && w->w.seat == seat)
            return (start + i) % DRIVER_WATCHERS;
    }
    return start;
}

static void come_or_go(void)
{
    unsigned watcher = somebody();
    const struct driver_watcher *w = &d.watcher[watcher];
    if (w->connected && one_in(2))
        driver_disconnect(&d, watcher);
    else if (!w->connected)
        driver_connect(&d, watcher);
}

static void greet(void)
{
    unsigned watcher = somebody();
    const struct driver_watcher *w = &d.watcher[watcher];
    if (!w->connected)
        driver_connect(&d, watcher);
    long after = w->view != NULL && !one_in(4) ? (long)w->number : -1;
    driver_hello(&d, watcher, one_in(9) ? (long)below(3000) : after);
}

/* ---- Moves ------------------------------------------------------------------------------------------------------- */

static void describe_move(uint8_t seat, char out[NOTATION_MAX])
{
    const struct hg_rules *r = d.game.wire.rules;
    struct hg_choices choices;
    struct hg_state s;
    struct hg_view v;
    window_position(r, &d.t.course.state, seat, &s);
    strcpy(out, "end");
    if (hg_actor(&s) != seat)
        return;
    hg_view(r, &s, seat, &v);
    hg_choices(r, &v.position, &choices);
    const struct player *player = one_in(3) ? &player_uniform : &player_aggressive;
    struct hg_action a = player->choose(r, &v, &choices, &(struct kit){.rng = &rng, .odds = d.odds}, NULL);
    notation_print(r, edition_names(d.game.wire.edition), &a, out);
}

static void move(void)
{
    char text[400], move_text[NOTATION_MAX];
    unsigned long number = d.t.course.number;
    if (d.t.phase != HOST_PLAYING)
        return;
    uint64_t seats = window_seats(d.game.wire.rules, &d.t.course.state);
    uint8_t seat = seats == 0 || one_in(12) ? (uint8_t)below(d.game.wire.rules->seats) : take_lowest(&seats);
    while (seats != 0 && one_in(2))
        seat = take_lowest(&seats);
    describe_move(seat, move_text);
    if (one_in(15))
        number -= number > 3 ? below(4) : 0;
    snprintf(text, sizeof text, "{\"t\":\"act\",\"id\":\"m%lu\",\"number\":%lu,\"do\":\"%s\"}", id++, number,
             move_text);
    tell(sitting_at(seat), text);
}

/* ---- Everything else that can be said ---------------------------------------------------------------------------- */

static const char *one_of(const char *const *words, unsigned count)
{
    return words[below(count)];
}

static void say_something(void)
{
    static const char *const flags[] = {"true", "false"}, *const dice[] = {"ask", "most", "all"},
                             *const pass[] = {"ask", "idle", "always", "never"}, *const langs[] = {"en", "fr", "xx"},
                             *const as[] = {"open", "casual", "bot", "nobody", "aggressive"};
    char text[600];
    const unsigned seat = below(HG_SEATS_MAX) + 1, number = below((unsigned)d.t.course.number + 3);
    const char *flag = one_of(flags, 2);
    const unsigned long n = id++;
    switch (below(25)) {
    case 0:
    case 1:
    case 2:
        snprintf(text, sizeof text, "{\"t\":\"join\",\"id\":\"j%lu\",\"name\":\"N %u\"}", n, seat);
        break;
    case 3:
        snprintf(text, sizeof text, "{\"t\":\"join\",\"id\":\"j%lu\",\"name\":\"casual\",\"seat\":%u}", n, seat);
        break;
    case 4:
        snprintf(text, sizeof text,
                 one_in(8) ? "{\"t\":\"leave\",\"id\":\"v%lu\"}" : "{\"t\":\"hint\",\"id\":\"h%lu\"}", n);
        break;
    case 5:
    case 6:
        snprintf(text, sizeof text, "{\"t\":\"ready\",\"id\":\"r%lu\",\"on\":%s}", n, one_in(4) ? flag : "true");
        break;
    case 7:
        snprintf(text, sizeof text, "{\"t\":\"seat\",\"id\":\"t%lu\",\"seat\":%u,\"as\":\"%s\"}", n, seat,
                 one_of(as, 5));
        break;
    case 8:
        snprintf(text, sizeof text, "{\"t\":\"start\",\"id\":\"b%lu\"}", n);
        break;
    case 9:
        snprintf(text, sizeof text, "{\"t\":\"contribute\",\"id\":\"c%lu\",\"hex\":\"%064lx\"}", n, n);
        break;
    case 10:
    case 11:
        snprintf(text, sizeof text, "{\"t\":\"undo\",\"id\":\"m%lu\",\"number\":%lu}", n, d.t.course.number);
        break;
    case 12:
        snprintf(text, sizeof text, "{\"t\":\"aside\",\"id\":\"m%lu\",\"do\":\"%s\"}", n,
                 one_in(12) ? "resign" : "offer-draw");
        break;
    case 13:
        snprintf(text, sizeof text, "{\"t\":\"offer\",\"id\":\"o%lu\",\"on\":%s}", n, one_in(10) ? "true" : "false");
        break;
    case 14:
        snprintf(text, sizeof text, "{\"t\":\"rematch\",\"id\":\"a%lu\",\"on\":%s}", n, flag);
        break;
    case 15:
    case 16:
        snprintf(text, sizeof text, "{\"t\":\"orders\",\"id\":\"q%lu\",\"dice\":\"%s\",\"pass\":\"%s\"}", n,
                 one_of(dice, 3), one_of(pass, 4));
        break;
    case 17:
        snprintf(text, sizeof text, "{\"t\":\"forget\",\"id\":\"f%lu\"}", n);
        break;
    case 18:
        snprintf(text, sizeof text, "{\"t\":\"say\",\"id\":\"s%lu\",\"text\":\"= %lu \\u20ac\",\"to\":\"%s\"}", n, n,
                 one_in(2) ? "team" : "all");
        break;
    case 19:
        snprintf(text, sizeof text, "{\"t\":\"mute\",\"id\":\"u%lu\",\"seat\":%u,\"on\":%s}", n, seat, flag);
        break;
    case 20:
        snprintf(text, sizeof text,
                 one_in(6) ? "{\"t\":\"remove\",\"id\":\"x%lu\",\"seat\":%u}"
                           : "{\"t\":\"why\",\"id\":\"w%lu\",\"do\":\"attack %u\"}",
                 n, seat);
        break;
    case 21:
        snprintf(text, sizeof text, "{\"t\":\"look\",\"id\":\"k%lu\",\"number\":%u}", n, number);
        break;
    case 22:
        snprintf(text, sizeof text, "{\"t\":\"history\",\"id\":\"y%lu\",\"from\":%u,\"to\":%u}", n, number,
                 number + below(60));
        break;
    case 23:
        snprintf(text, sizeof text, "{\"t\":\"lang\",\"id\":\"g%lu\",\"lang\":\"%s\"}", n, one_of(langs, 3));
        break;
    default:
        snprintf(text, sizeof text, "{\"t\":\"ping\",\"n\":%lu}", n);
        break;
    }
    tell(one_in(3) ? sitting_at((uint8_t)below(HG_SEATS_MAX)) : one_in(3) ? 0 : somebody(), text);
}

/* Twice, out of order, by somebody else, or with something broken in it. */
static void say_again(void)
{
    if (said == 0)
        return;
    unsigned long which = said - 1 - below(said < KEPT_SAYINGS ? (unsigned)said : KEPT_SAYINGS);
    char text[600];
    size_t length = sayings[which % KEPT_SAYINGS].length;
    unsigned watcher = one_in(4) ? somebody() : sayings[which % KEPT_SAYINGS].watcher;
    memcpy(text, sayings[which % KEPT_SAYINGS].text, length);
    for (unsigned i = one_in(2) ? 1 + below(3) : 0; i > 0; i--)
        text[below((unsigned)length)] = (char)below(256);
    if (one_in(6))
        length = below((unsigned)length);
    if (d.watcher[watcher].connected)
        driver_hear(&d, watcher, text, length);
}

/* ---- Time, store, work ------------------------------------------------------------------------------------------- */

static void let_time_pass(void)
{
    uint64_t now = d.now;
    switch (below(8)) {
    case 0:
        now += UINT64_C(1000) * 60 * 60 * 24 * below(9);
        break;
    case 1:
        now -= UINT64_C(1000) * 60 * below(600);
        break;
    case 2:
    case 3:
        now = host_due(&d.t) != UINT64_MAX ? host_due(&d.t) : now;
        break;
    default:
        now += below(20000);
        break;
    }
    driver_tick(&d, now);
    if (!d.committing && host_due(&d.t) <= d.now && d.broken == NULL)
        d.broken = "it wants to be ticked again at once, and would for ever";
}

static void trouble_store(void)
{
    d.slow = one_in(4);
    if (one_in(4)) {
        d.store.fails_at = d.store.calls + 1 + below(5);
        d.store.fails = 1 + below(12);
    }
}

static void trouble_work(void)
{
    struct hg_action wrong = hg_blank((uint8_t)below(40), (uint8_t)below(7));
    d.lazy = one_in(3);
    if (d.works == 0)
        return;
    struct host_work work = d.work[below(d.works)];
    switch (below(4)) {
    case 0:
        host_worked(&d.t, d.now, &work, &wrong, NULL, &d.out);
        driver_settle(&d);
        break;
    case 1:
        d.works = 0; /* whoever did it is gone */
        break;
    default: /* twice */
        if (d.works < DRIVER_WORKS)
            d.work[d.works++] = work;
        driver_work(&d);
        driver_settle(&d);
        break;
    }
}

static void kill_host(void)
{
    if (d.t.phase == HOST_UNBORN)
        return;
    driver_restart(&d);
    for (unsigned i = 0; i < DRIVER_WATCHERS && d.broken == NULL; i++)
        if (one_in(2)) {
            driver_connect(&d, i);
            driver_hello(&d, i, d.watcher[i].view != NULL ? (long)d.watcher[i].number : -1);
        }
}

static void answer_again(void)
{
    if (d.agains > 0 && !d.committing) {
        d.agains = 0;
        host_rematched(&d.t, d.now, "table-2", &d.out);
        driver_settle(&d);
    }
}

static void one_input(void)
{
    unsigned lot = below(100);
    if (d.committing && one_in(3))
        driver_store(&d);
    if (lot < 42)
        move();
    else if (lot < 62)
        say_something();
    else if (lot < 68)
        say_again();
    else if (lot < 72)
        come_or_go();
    else if (lot < 79)
        greet();
    else if (lot < 86)
        let_time_pass();
    else if (lot < 89)
        trouble_store();
    else if (lot < 94)
        trouble_work();
    else if (lot < 99 || !one_in(4))
        driver_store(&d);
    else
        kill_host();
    answer_again();
}

/* ---- Episodes ---------------------------------------------------------------------------------------------------- */

static unsigned long played, finished, deepest;

static void begin(uint64_t seed)
{
    static const struct wire_clock clock[] = {{.kind = WIRE_CLOCK_NONE},
                                              {.kind = WIRE_CLOCK_MOVE, .seconds = 20, .reserve = 60},
                                              {.kind = WIRE_CLOCK_DAYS, .days = 2}};
    unsigned count;
    const struct mode *mode = modes_all(&count);
    rng_seed(&rng, seed, 9);
    id = said = 0;
    driver_open(&d, &mode[below(count)], &clock[below(3)], seed);
    driver_create(&d);
    for (unsigned i = 0; i < DRIVER_WATCHERS; i++) {
        driver_connect(&d, i);
        driver_hello(&d, i, -1);
    }
    for (unsigned i = 0; seed % 4 != 0 && i < d.game.wire.rules->seats; i++) {
        driver_say(&d, i, "{\"t\":\"join\",\"id\":\"j%u\",\"name\":\"P%u\"}", i, i);
        if (seed % 4 != 1)
            driver_say(&d, i, "{\"t\":\"ready\",\"id\":\"r%u\",\"on\":true}", i);
    }
}

/* Looking closely changes nothing, so the second time it is left out. */
static uint64_t episode(uint64_t seed, bool closely)
{
    begin(seed);
    for (unsigned long i = 0; i < EPISODE; i++) {
        one_input();
        const char *wrong = closely ? driver_check(&d, i % DEEP == 0 && !d.committing) : d.broken;
        if (wrong != NULL)
            ck_abort_msg("seed %llu, input %lu, action %lu: %s", (unsigned long long)seed, i, d.t.course.number, wrong);
    }
    while (d.committing)
        driver_store(&d);
    const char *wrong = driver_read(&d);
    ck_assert_msg(wrong == NULL, "seed %llu: %s", (unsigned long long)seed, wrong);
    played += d.t.course.number;
    finished += d.t.phase == HOST_OVER;
    deepest = d.t.course.number > deepest ? d.t.course.number : deepest;
    uint64_t hash = d.hash;
    driver_close(&d);
    return hash;
}

START_TEST(every_invariant_holds_whatever_comes)
{
    for (unsigned long i = 0; i * EPISODE < inputs_wanted; i++) {
        uint64_t hash = episode(i, true);
        ck_assert_msg(episode(i, false) == hash, "seed %lu: the same inputs, other outputs", i);
    }
    printf("%lu actions, %lu games over, the longest %lu\n", played / 2, finished / 2, deepest);
    ck_assert_uint_gt(played, inputs_wanted / 10);
}
END_TEST

int main(int count, char **words)
{
    TCase *tests;
    Suite *suite = suite_of("host, any order", &tests);
    if (count > 1)
        inputs_wanted = strtoul(words[1], NULL, 10);
    tcase_add_test(tests, every_invariant_holds_whatever_comes);
    return suite_run(suite);
}
