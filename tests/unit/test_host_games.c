/* Whole games through messages alone: of AIs, and of persons who move by lot. What lies in the store afterwards is a
 * record that verifies, and it tells the game that was played. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "players/random.h"
#include "support/driver.h"
#include "support/suite.h"
#include "table/verify.h"
#include "text/notation.h"

enum { MOVES = 130 }; /* of persons; then all but one resign */

static const char record_path[] = "host-game.record";

static void verify_saved(const struct driver *d, const char *label)
{
    struct verify_report report;
    struct fault f = {"", ""};
    ck_assert(driver_save(d, record_path));
    enum verify_status status = verify_record(record_path, NULL, &report, &f);
    unlink(record_path);
    ck_assert_msg(status == VERIFY_FITS, "%s: %s: %s", label, f.place, f.sentence);
    ck_assert_msg(report.dealt && report.actions == d->t.course.number, "%s: %lu actions, table %lu", label,
                  report.actions, d->t.course.number);
}

/* One move of whoever is awaited, said as a message. */
static void move_by_lot(struct driver *d, struct rng *rng, unsigned long id)
{
    const struct hg_rules *r = d->game.wire.rules;
    struct hg_choices choices;
    struct hg_view v;
    char text[NOTATION_MAX];
    uint8_t seat = hg_actor(&d->t.course.state);
    hg_view(r, &d->t.course.state, seat, &v);
    hg_choices(r, &v.position, &choices);
    struct hg_action a = player_aggressive.choose(r, &v, &choices, &(struct kit){.rng = rng, .odds = d->odds}, NULL);
    notation_print(r, edition_names(d->game.wire.edition), &a, text);
    driver_say(d, seat, "{\"t\":\"act\",\"id\":\"m%lu\",\"number\":%lu,\"do\":\"%s\"}", id, d->t.course.number, text);
}

static void resign_all(struct driver *d)
{
    for (unsigned i = 0; i < d->game.wire.rules->seats && d->t.phase == HOST_PLAYING; i++)
        driver_say(d, i, "{\"t\":\"aside\",\"id\":\"m-resign-%u\",\"do\":\"resign\"}", i);
}

static void play_persons(const struct mode *mode, uint64_t seed)
{
    struct driver d;
    struct rng rng;
    rng_seed(&rng, seed, 1);
    driver_open(&d, mode, NULL, seed);
    driver_create(&d);
    driver_connect(&d, DRIVER_WATCHERS - 1); /* a spectator */
    driver_say(&d, DRIVER_WATCHERS - 1, "{\"t\":\"hello\",\"v\":1}");
    driver_sit(&d, mode->rules.seats, "casual");
    ck_assert_int_eq(d.t.phase, HOST_SEALED);
    for (unsigned i = 0; i + 1 < mode->rules.seats; i++)
        driver_say(&d, i, "{\"t\":\"contribute\",\"id\":\"c%u\",\"hex\":\"%064x\"}", i, i + 77);
    driver_tick(&d, d.now + HOST_CONTRIBUTE_MS); /* the last one says nothing */
    ck_assert_int_eq(d.t.phase, HOST_PLAYING);
    for (unsigned long i = 0; i < MOVES && d.t.phase == HOST_PLAYING; i++) {
        unsigned long number = d.t.course.number;
        move_by_lot(&d, &rng, i);
        ck_assert_msg(d.t.course.number > number, "%s: move %lu was not made", mode->label, i);
        const char *wrong = driver_check(&d, i % 16 == 0);
        ck_assert_msg(wrong == NULL, "%s: after %lu: %s", mode->label, number, wrong);
    }
    resign_all(&d);
    ck_assert_msg(d.t.phase == HOST_OVER, "%s: the game is not over", mode->label);
    const char *wrong = driver_check(&d, true);
    ck_assert_msg(wrong == NULL, "%s: %s", mode->label, wrong);
    ck_assert_ptr_nonnull(driver_got(&d, 0, "end"));
    verify_saved(&d, mode->label);
    driver_close(&d);
}

static void play_ais(const struct mode *mode, uint64_t seed)
{
    struct driver d;
    driver_open(&d, mode, NULL, seed);
    d.looking = false;
    driver_create(&d);
    driver_sit(&d, 0, "aggressive");
    for (unsigned i = 0; i < 100 && d.t.phase != HOST_OVER; i++)
        driver_tick(&d, d.now + HOST_WORK_MS);
    ck_assert_msg(d.t.phase == HOST_OVER, "%s: the game is not over after %lu actions", mode->label, d.t.course.number);
    verify_saved(&d, mode->label);
    driver_close(&d);
}

/* Each mode with its fewest seats, and with its most. */
static void each_mode(void (*play)(const struct mode *mode, uint64_t seed))
{
    unsigned count;
    const struct mode *mode = modes_all(&count);
    for (unsigned i = 0; i < count; i++)
        play(&mode[i], 100 + i);
}

START_TEST(persons_play_every_mode_by_messages)
{
    each_mode(play_persons);
}
END_TEST

START_TEST(ais_play_every_mode_to_its_end)
{
    each_mode(play_ais);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("host games", &tests);
    char folder[] = "/tmp/hegemon-host-XXXXXX";
    if (mkdtemp(folder) == NULL || chdir(folder) != 0)
        return 2;
    tcase_add_test(tests, persons_play_every_mode_by_messages);
    tcase_add_test(tests, ais_play_every_mode_to_its_end);
    int code = suite_run(suite);
    rmdir(folder);
    return code;
}
