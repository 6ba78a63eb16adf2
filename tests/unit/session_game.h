/* A game on disk with one person in it, and a disk that fails when it is told to, for the tests of sessions. */
#ifndef UNIT_SESSION_GAME_H
#define UNIT_SESSION_GAME_H

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "front/session.h"
#include "support/suite.h"
#include "table/verify.h"
#include "text/notation.h"

static char path[64];
static struct session game;

/* Stands before the one of the library: the disk as these tests want it. */
static unsigned syncs_until_failure; /* 0: it never fails */

int fsync(int file)
{
    if (syncs_until_failure == 0 || --syncs_until_failure > 0)
        return fdatasync(file);
    syncs_until_failure = 1; /* once broken, it stays so until somebody repairs it */
    errno = EIO;
    return -1;
}

static inline const char *beside(const char *ending)
{
    static char name[128];
    snprintf(name, sizeof name, "%s%s", path, ending);
    return name;
}

static inline bool try_to_begin(const char *name, unsigned seats, struct fault *f)
{
    struct session_plan plan = {.seats = seats};
    uint64_t wanted = seats;
    snprintf(path, sizeof path, "/tmp/hegemon-session-%ld.hgr", (long)getpid());
    unlink(path);
    unlink(beside(".secret"));
    unlink(beside(".new"));
    ck_assert_msg(game_find_playable(name, NULL, &wanted, &plan.game, f), "%s", f->sentence);
    strcpy(plan.person[0], "me");
    for (unsigned i = 1; i < seats; i++)
        plan.player[i] = player_find("aggressive");
    return session_begin(&game, &plan, path, f);
}

static inline void begin(const char *name, unsigned seats)
{
    struct fault f;
    ck_assert_msg(try_to_begin(name, seats, &f), "%s", f.sentence);
}

static inline void finish(void)
{
    struct fault f;
    syncs_until_failure = 0;
    session_close(&game, &f);
    unlink(path);
    unlink(beside(".secret"));
}

static inline void resume(enum record_status expected)
{
    struct fault f;
    enum record_status status = session_resume(&game, path, &f);
    ck_assert_msg(status == expected, "%d: %s: %s", (int)status, f.place, f.sentence);
}

/* Lets the others act until the person is asked. */
static inline void advance(void)
{
    struct hg_action a;
    struct fault f;
    enum table_event event;
    while ((event = session_advance(&game, &a, &f)) == TABLE_ACTED)
        ;
    ck_assert_int_eq(event, TABLE_WAITS);
}

/* The person does the first thing on offer whose verb is not named. */
static inline struct hg_action act(const char *but)
{
    struct hg_choices choices;
    enum hg_reason why;
    struct fault f;
    hg_choices(game.rules, &game.table.state, &choices);
    unsigned i = 0;
    while (i + 1 < choices.count && strcmp(hg_verbs(game.rules).verb[choices.box[i].verb].word, but) == 0)
        i++;
    struct hg_action a = hg_choice_nth(&choices.box[i], 0);
    ck_assert_int_eq(session_submit(&game, &a, &why, &f), TABLE_ACTED);
    return a;
}

/* The person does what this notation says. */
static inline void submit(const char *text)
{
    struct hg_action a;
    enum hg_reason why;
    struct fault f;
    ck_assert_msg(notation_parse(game.rules, game.names, 0, text, &a, &f), "%s", f.sentence);
    ck_assert_int_eq(session_submit(&game, &a, &why, &f), TABLE_ACTED);
}

/* Plays as aggressively as the others until the person is asked this. */
static inline void advance_to(const char *kind)
{
    struct fault f;
    for (;;) {
        advance();
        const struct hg_state *s = &game.table.state;
        if (strcmp(hg_ask_name(game.rules, s->ask[s->depth - 1].kind), kind) == 0)
            return;
        struct hg_view v;
        struct hg_choices choices;
        enum hg_reason why;
        hg_view(game.rules, s, 0, &v);
        hg_choices(game.rules, &v.position, &choices);
        struct hg_action a =
            player_find("aggressive")->choose(game.rules, &v, &choices, &(struct kit){.rng = &game.table.rng[0]}, NULL);
        ck_assert_int_eq(session_submit(&game, &a, &why, &f), TABLE_ACTED);
    }
}

static inline void check_verified(enum verify_status expected)
{
    struct verify_report report;
    struct fault f;
    enum verify_status status = verify_record(path, NULL, &report, &f);
    ck_assert_msg(status == expected, "%d: %s: %s", (int)status, f.place, f.sentence);
}

static inline char *contents(size_t *length)
{
    FILE *file = fopen(path, "rb");
    char *text = malloc(1 << 20);
    *length = fread(text, 1, 1 << 20, file);
    fclose(file);
    return text;
}

#endif
