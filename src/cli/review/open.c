/* One record from its file to its review, and the words for what is in it. */
#include <stdio.h>
#include <string.h>

#include "cli/progress.h"
#include "cli/replay.h"
#include "cli/review/sheet.h"
#include "shell/stop.h"
#include "text/say.h"

enum { DICE_SEED = 6 };

/* ---- Words ------------------------------------------------------------------------------------------------------- */

void sheet_seat(const struct sheet *s, unsigned seat, char out[SEAT_NAME_MAX])
{
    seat_name(s->review.r, edition_names(record_edition(s->reader)), s->language, &s->way.position[s->way.count], seat,
              out);
}

const char *sheet_player(const struct sheet *s, unsigned seat)
{
    return record_header(s->reader)->seat[seat].player;
}

static struct told told_of(const struct sheet *s)
{
    return (struct told){&s->review, record_edition(s->reader), s->language};
}

void sheet_tell(const struct sheet *s, unsigned step, char out[STORY_MAX])
{
    const struct told told = told_of(s);
    told_step(&told, step, out);
}

void sheet_tell_better(const struct sheet *s, unsigned step, char out[STORY_MAX])
{
    const struct told told = told_of(s);
    told_better(&told, step, out);
}

/* ---- The review -------------------------------------------------------------------------------------------------- */

static bool go_on(void *context, unsigned done, unsigned all)
{
    (void)all;
    progress_show(context, done);
    return !stop_wanted();
}

static bool make(struct sheet *s, const struct sheet_order *order)
{
    const struct record_header *h = record_header(s->reader);
    struct progress bar;
    progress_begin(&bar, s->way.count, order->quiet);
    bar.quiet = bar.quiet || !bar.terminal;
    bool whole = review_make(&s->review, &(struct review_order){.r = record_rules(s->reader),
                                                                .path = &s->way,
                                                                .row = fit_find(h->edition, h->mode, h->seats),
                                                                .level = order->level,
                                                                .luck_only = order->luck_only,
                                                                .progress = go_on,
                                                                .context = &bar});
    progress_end(&bar, s->way.count);
    return whole;
}

static void find_rest(struct sheet *s)
{
    dice_of_path(s->review.r, &s->way, &s->dice);
    s->fair = dice_test(&s->dice.all, DICE_SEED);
    for (unsigned i = 0; i < s->review.r->seats; i++)
        s->fair_of[i] = dice_test(&s->dice.of[i], DICE_SEED + 1 + i);
    moments_find(&s->review, &s->moments);
}

/* A game that goes on is reviewed as far as it is; a broken one is not. */
static int read_way(struct sheet *s)
{
    struct fault f;
    bool enough;
    enum record_status status = path_read(&s->way, s->reader, &enough, &f);
    if (!enough)
        return cli_complain(s->path, "there is not enough memory");
    if (status == RECORD_BROKEN || status == RECORD_UNREADABLE) {
        cli_complain_fault(&f);
        return CLI_NOT_SO;
    }
    return status == RECORD_FINISHED ? CLI_FINE : CLI_UNFINISHED;
}

int sheet_open(struct sheet *s, const char *path, const struct sheet_order *order, enum language language)
{
    struct fault f;
    int code;
    *s = (struct sheet){.path = path, .language = language};
    if (!record_readable(path, &f))
        return cli_complain_fault(&f);
    s->reader = record_open(path, &f);
    if (s->reader == NULL) {
        cli_complain_fault(&f);
        return replay_is_record(path) ? CLI_NOT_SO : CLI_BAD_INPUT;
    }
    code = read_way(s);
    if (code == CLI_FINE || code == CLI_UNFINISHED) {
        if (make(s, order)) {
            find_rest(s);
            return code;
        }
        code = stop_wanted() ? CLI_STOPPED : cli_complain(path, "there is not enough memory");
    }
    sheet_close(s);
    return code;
}

void sheet_close(struct sheet *s)
{
    review_free(&s->review);
    path_free(&s->way);
    record_close(s->reader);
}
