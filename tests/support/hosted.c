/* Games at a hosted table, with all seats taken by persons whom a test speaks for. */
#include "support/hosted.h"

#include <stdio.h>
#include <string.h>

#include "host/inside.h"
#include "players/random.h"
#include "support/suite.h"

struct driver d;
struct rng rng;
unsigned long id;

const struct mode *hosted_mode(const char *label)
{
    unsigned count;
    const struct mode *mode = modes_all(&count);
    while (count-- > 0)
        if (strcmp(mode[count].label, label) == 0)
            return &mode[count];
    ck_abort_msg("there is no mode %s", label);
    return NULL;
}

void open_table(const char *label, struct wire_clock clock)
{
    id = 0;
    rng_seed(&rng, 17, 3);
    driver_open(&d, hosted_mode(label), &clock, 3);
    driver_create(&d);
    driver_connect(&d, SPECTATOR);
    driver_say(&d, SPECTATOR, "{\"t\":\"hello\",\"v\":1}");
}

void begin_game(const char *label, struct wire_clock clock)
{
    open_table(label, clock);
    driver_sit(&d, d.game.wire.rules->seats, "casual");
    driver_tick(&d, d.now + HOST_CONTRIBUTE_MS);
    ck_assert_int_eq(d.t.phase, HOST_PLAYING);
}

void end_game(void)
{
    const char *wrong = driver_check(&d, true);
    ck_assert_msg(wrong == NULL, "%s", wrong);
    wrong = driver_read(&d);
    ck_assert_msg(wrong == NULL, "%s", wrong);
    driver_close(&d);
}

const char *reason(unsigned watcher, const char *of)
{
    const json_t *m = NULL;
    return strcmp(driver_answer(&d, watcher, of, &m), "refuse") == 0 ? json_string_value(json_object_get(m, "reason"))
                                                                     : driver_answer(&d, watcher, of, NULL);
}

/* A move by lot of a seat that is asked. */
void describe(uint8_t seat, char out[NOTATION_MAX])
{
    const struct hg_rules *r = d.game.wire.rules;
    struct hg_choices choices;
    struct hg_state s;
    struct hg_view v;
    window_position(r, &d.t.course.state, seat, &s);
    hg_view(r, &s, seat, &v);
    hg_choices(r, &v.position, &choices);
    struct hg_action a = player_aggressive.choose(r, &v, &choices, &(struct kit){.rng = &rng, .odds = d.odds}, NULL);
    notation_print(r, edition_names(d.game.wire.edition), &a, out);
}

const char *act(uint8_t seat, const char *what)
{
    char name[WIRE_ID_MAX];
    snprintf(name, sizeof name, "m%lu", id++);
    driver_say(&d, seat, "{\"t\":\"act\",\"id\":\"%s\",\"number\":%lu,\"do\":\"%s\"}", name, d.t.course.number, what);
    return reason(seat, name);
}

void move(void)
{
    char text[NOTATION_MAX];
    uint8_t seat = hg_actor(&d.t.course.state);
    describe(seat, text);
    ck_assert_str_eq(act(seat, text), "ok");
}

bool log_has(enum store_log log, const char *text)
{
    const struct store_text *in = &d.store.inner.log[log];
    return memmem(in->text, in->kept, text, strlen(text)) != NULL;
}

const struct wire_clock no_clock = {.kind = WIRE_CLOCK_NONE};
