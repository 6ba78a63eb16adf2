/* One record from its file to its review. */
#include "cli/progress.h"
#include "cli/replay.h"
#include "cli/review/sheet.h"
#include "shell/stop.h"

static bool go_on(void *context, unsigned done, unsigned all)
{
    (void)all;
    progress_show(context, done);
    return !stop_wanted();
}

static bool make(struct sheet *s, const struct sheet_order *order)
{
    struct review_order work = sheet_review(s, order->level);
    struct progress bar;
    progress_begin(&bar, s->way.count, order->quiet);
    bar.quiet = bar.quiet || !bar.terminal;
    work.luck_only = order->luck_only;
    work.progress = go_on;
    work.context = &bar;
    bool whole = review_make(&s->review, &work);
    progress_end(&bar, s->way.count);
    return whole;
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
            sheet_complete(s);
            return code;
        }
        code = stop_wanted() ? CLI_STOPPED : cli_complain(path, "there is not enough memory");
    }
    sheet_close(s);
    return code;
}
