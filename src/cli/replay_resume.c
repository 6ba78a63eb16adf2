/* `hegemon replay --resume`: an interrupted game goes on. The players are those of the header; whatever they need
 * random numbers for follows from the keys of the game, so that it ends as it would have ended without the break. */
#include <stdio.h>
#include <unistd.h>

#include "cli/replay.h"
#include "front/recording.h"
#include "shell/cli.h"
#include "shell/stop.h"
#include "text/say.h"
#include "text/utf8.h"

enum { CAP = 500 }; /* rounds; for old records, which do not tell theirs */

/* Plays to the end, the cap or Ctrl-C, with all invariants checked. What was played stays in the record in each of the
 * three cases, and also when a fault ends it. */
static int play_on(struct recording *recording, struct table *t, enum language language, struct fault *f)
{
    struct hg_action a;
    enum table_event event = TABLE_ACTED;
    unsigned long had = t->actions;
    t->cap = t->cap != 0 ? t->cap : CAP;
    t->checking = true;
    while (event == TABLE_ACTED && !stop_wanted())
        event = table_advance(t, &a, f);
    if (event == TABLE_FAULT) {
        struct fault ignored;
        recording_end(recording, t, &ignored);
        return cli_complain(recording->path, "%s", f->sentence);
    }
    unsigned long played = t->actions - had;
    if (!recording_end(recording, t, f))
        return cli_complain_fault(f);
    char shown[RECORDING_PATH_MAX];
    printf(say(language,
               event == TABLE_ACTED ? SAID("%s: went on from action %lu, played %lu more; the game is unfinished\n")
               : t->capped ? SAID("%s: went on from action %lu, played %lu more; the game reached the cap of rounds\n")
                           : SAID("%s: went on from action %lu, played %lu more; the game is over\n")),
           utf8_escape(recording->path, shown, sizeof shown), had, played);
    return event == TABLE_ACTED ? CLI_STOPPED : CLI_FINE;
}

/* Every seat must be played by a player of this program: this command has nobody to ask. */
static bool players_known(const struct table *t, const struct record_reader *reader, struct fault *f)
{
    const struct record_header *h = record_header(reader);
    for (unsigned i = 0; i < h->seats; i++)
        if (t->player[i] == NULL)
            return fault_at(f, record_name(reader), 0,
                            "seat %u is played by \"%s\", who is no player of this program, so it can't go on alone; "
                            "`hegemon play --resume FILE` lets you play it",
                            i + 1, h->seat[i].player);
    return true;
}

/* The cache of odds lives as long as the table. A record that is over is no fault; there is nothing to do. */
static int resume(struct recording *recording, struct record_reader *reader, enum language language)
{
    struct table t;
    struct odds_cache odds;
    struct fault f;
    enum record_status status = recording_resume(recording, reader, &t, &f);
    odds_cache_clear(&odds);
    t.odds = &odds;
    if (status == RECORD_UNFINISHED && !players_known(&t, reader, &f))
        status = RECORD_BROKEN;
    if (status == RECORD_UNFINISHED)
        return play_on(recording, &t, language, &f);
    recording_let_go(recording, &t);
    if (status != RECORD_FINISHED) {
        cli_complain_fault(&f);
        return CLI_NOT_SO;
    }
    char shown[RECORDING_PATH_MAX];
    printf(say(language, "%s: the game is over after %lu actions; there is nothing to resume\n"),
           utf8_escape(recording->path, shown, sizeof shown), record_number(reader));
    return CLI_FINE;
}

/* The file is locked before it is read, so that no other program appends to it in between. */
int replay_resume(const char *path, enum language language)
{
    struct fault f;
    struct recording recording;
    if (!recording_hold(&recording, path, &f))
        return cli_complain_fault(&f);
    struct record_reader *reader = record_open(path, &f);
    if (reader == NULL) {
        close(recording.held);
        cli_complain_fault(&f);
        return replay_is_record(path) ? CLI_NOT_SO : CLI_BAD_INPUT;
    }
    stop_watch();
    int code = resume(&recording, reader, language);
    record_close(reader);
    return cli_finish(code);
}
