/* The protocol and its rulings, docs/BOTS.md. A program that hung, died or flooded us is ended and, if it is needed
 * again, started anew: a view tells it all that it has to know. Every wait has a deadline, so that no program can hold
 * up a game. */
#include "table/bot.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text/notation.h"
#include "text/utf8.h"

/* ---- Text to send ------------------------------------------------------------------------------------------------ */

/* Sends what was written and gives its memory back; false when it did not arrive. */
static bool letter_send(struct sink_memory *letter, struct bot *b, long long deadline)
{
    bool sent = letter->sink.failed == NULL && child_send(&b->child, letter->text, letter->sink.length, deadline);
    free(letter->text);
    return sent;
}

static bool send_line(struct bot *b, const char *line)
{
    struct sink_memory letter;
    sink_heap(&letter);
    sink_print(&letter.sink, "%s\n", line);
    return letter_send(&letter, b, child_now() + b->terms.limit);
}

/* A program that was ended is started again when it is asked next. */
static bool running(const struct bot *b)
{
    return b->child.pid != 0;
}

/* ---- Faults ------------------------------------------------------------------------------------------------------ */

/* Into the log, where there is one; a whole line with its break. */
static void note(const struct bot *b, const char *sentence)
{
    char command[CHILD_COMMAND_MAX];
    if (b->terms.log >= 0)
        dprintf(b->terms.log, "hegemon: cmd:%s at seat %u: %s", utf8_escape(b->terms.command, command, sizeof command),
                b->seat + 1u, sentence);
}

/* Counts a fault and tells the program about it, as far as it still listens. */
static void blame(struct bot *b, const char *format, ...)
{
    struct fault f;
    char sentence[sizeof f.sentence];
    struct sink_memory letter;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(sentence, sizeof sentence, format, arguments);
    va_end(arguments);
    fault_at(&f, NULL, 0, "%s", sentence);
    b->faults++;
    b->forfeited = b->faults >= BOT_FAULTS_MAX;
    sink_heap(&letter);
    botline_fault(b->faults, f.sentence, &letter.sink);
    note(b, letter.text != NULL ? letter.text : "fault\n");
    if (running(b)) {
        if (!letter_send(&letter, b, child_now() + b->terms.limit))
            child_end(&b->child, 0);
    } else
        free(letter.text);
}

static void blame_and_end(struct bot *b, const char *sentence)
{
    child_end(&b->child, 0);
    blame(b, "%s", sentence);
}

static void blame_status(struct bot *b, enum child_status status)
{
    static const char *const sentences[] = {
        [CHILD_LINE] = "",
        [CHILD_SILENT] = "it did not answer in time",
        [CHILD_GONE] = "it ended, or closed its output",
        [CHILD_FLOODS] = "it wrote a line that is too long or holds a zero byte",
    };
    blame_and_end(b, sentences[status]);
}

/* ---- Starting ---------------------------------------------------------------------------------------------------- */

/* The first line before the deadline that is not only information. */
static enum child_status hear(struct bot *b, char line[CHILD_LINE_MAX], long long deadline)
{
    enum child_status status;
    do
        status = child_receive(&b->child, line, deadline);
    while (status == CHILD_LINE && botline_is(line, "info") && child_now() < deadline);
    return status == CHILD_LINE && botline_is(line, "info") ? CHILD_SILENT : status;
}

/* `hegemon 1` must be answered by `ready` within BOT_START_MS. */
static bool greet(struct bot *b, struct fault *f)
{
    char line[CHILD_LINE_MAX];
    long long deadline = child_now() + BOT_START_MS;
    struct sink_memory letter;
    sink_heap(&letter);
    botline_hegemon(&letter.sink);
    if (!letter_send(&letter, b, child_now() + b->terms.limit))
        return fault_at(f, NULL, 0, "\"%s\" ended before it was asked anything", b->terms.command);
    if (hear(b, line, deadline) != CHILD_LINE)
        return fault_at(f, NULL, 0, "\"%s\" did not answer `ready`; docs/BOTS.md says what a bot has to say",
                        b->terms.command);
    return botline_is(line, "ready") ||
           fault_at(f, NULL, 0,
                    "\"%s\" began with \"%.40s\" instead of `ready`; docs/BOTS.md says what a bot has to say",
                    b->terms.command, line);
}

static bool start(struct bot *b, struct fault *f)
{
    if (!child_start(&b->child, b->terms.command, b->terms.log, f))
        return false;
    if (greet(b, f))
        return true;
    child_end(&b->child, 0);
    return false;
}

bool bot_open(struct bot *b, const struct bot_terms *terms, struct fault *f)
{
    memset(b, 0, sizeof *b);
    b->terms = *terms;
    return start(b, f);
}

void bot_close(struct bot *b)
{
    if (running(b))
        send_line(b, "quit");
    child_end(&b->child, BOT_PATIENCE_MS);
}

/* ---- A game ------------------------------------------------------------------------------------------------------ */

/* What a program is told when a game begins, or when it comes back in the middle of one. */
static bool announce(struct bot *b)
{
    struct sink_memory letter;
    sink_heap(&letter);
    botline_game(b->game, &(struct bot_place){b->seat, b->terms.limit, b->random}, &letter.sink);
    return letter_send(&letter, b, child_now() + b->terms.limit);
}

void bot_begin(struct bot *b, const struct bot_game *game, uint8_t seat, uint64_t random)
{
    b->game = game;
    b->seat = seat;
    b->random = random;
    b->faults = b->asides = 0;
    b->forfeited = b->forfeits >= BOT_FORFEITS_MAX;
    if (running(b) && !announce(b))
        blame_and_end(b, "it does not read what it is told");
}

void bot_tell(struct bot *b, const struct hg_action *a)
{
    struct sink_memory letter;
    if (!running(b))
        return;
    sink_heap(&letter);
    botline_action(b->game, a, &letter.sink);
    if (!letter_send(&letter, b, child_now() + b->terms.limit))
        blame_and_end(b, "it does not read what it is told");
}

void bot_finish(struct bot *b, const char *end)
{
    b->forfeits = b->forfeited ? b->forfeits + 1 : 0;
    if (running(b) && !send_line(b, end))
        child_end(&b->child, 0);
}

/* ---- A question -------------------------------------------------------------------------------------------------- */

/* Starts the program again after it was lost. */
static bool come_back(struct bot *b)
{
    struct fault f;
    if (running(b))
        return true;
    if (!start(b, &f)) {
        blame(b, "%s", f.sentence);
        return false;
    }
    if (announce(b))
        return true;
    blame_and_end(b, "it does not read what it is told");
    return false;
}

/* What it said without being asked is dropped, and is a fault. */
static void listen_for_chatter(struct bot *b)
{
    char line[CHILD_LINE_MAX];
    enum child_status status;
    bool spoke = false;
    long long deadline = child_now() + b->terms.limit;
    while ((status = child_receive(&b->child, line, 0)) == CHILD_LINE && child_now() < deadline)
        spoke = spoke || !botline_is(line, "info");
    if (status == CHILD_LINE)
        blame_and_end(b, "it never stops talking");
    else if (status != CHILD_SILENT)
        blame_status(b, status);
    else if (spoke)
        blame(b, "it spoke out of turn");
}

/* The view, the choices, `go`: everything in one piece. */
static bool put_question(struct bot *b, const struct hg_view *v, const struct hg_choices *choices)
{
    struct sink_memory letter;
    sink_heap(&letter);
    botline_question(b->game, v, choices, &letter.sink);
    return letter_send(&letter, b, child_now() + b->terms.limit);
}

bool bot_understand(const struct bot_game *g, uint8_t seat, const struct hg_view *v, const char *line,
                    struct hg_action *a, struct fault *f)
{
    if (!botline_read(g, seat, line, a, f))
        return false;
    enum hg_reason why = hg_why_not(g->r, &v->position, a);
    return why == HG_OK || fault_at(f, NULL, 0, "%s: %s", reason_name(why), reason_sentence(why, fault_language()));
}

/* What can't be understood, or is not legal, is a fault. */
static bool understand(struct bot *b, const struct hg_view *v, const char *line, struct hg_action *a)
{
    struct fault f;
    bool understood = bot_understand(b->game, b->seat, v, line, a, &f);
    if (!understood)
        blame(b, "%s", f.sentence);
    return understood;
}

/* Asides may be said in any number that people would bear with. */
static bool bearable(struct bot *b, const struct hg_action *a)
{
    if (!hg_is_aside(b->game->r, a->verb)) {
        b->asides = 0;
        return true;
    }
    if (++b->asides <= BOT_ASIDES_MAX)
        return true;
    b->asides = 0;
    blame(b, "it said more than %d asides without a move", BOT_ASIDES_MAX);
    return false;
}

/* One try; false after a fault. */
static bool answer(struct bot *b, const struct hg_view *v, const struct hg_choices *choices, struct hg_action *a)
{
    char line[CHILD_LINE_MAX];
    if (!come_back(b))
        return false;
    listen_for_chatter(b);
    if (b->forfeited || !running(b))
        return false;
    long long deadline = child_now() + b->terms.limit;
    if (!put_question(b, v, choices)) {
        blame_and_end(b, "it does not read what it is told");
        return false;
    }
    enum child_status status = hear(b, line, deadline);
    if (status != CHILD_LINE) {
        blame_status(b, status);
        return false;
    }
    return understand(b, v, line, a) && bearable(b, a);
}

/* The ruled default is the first choice in its first form. */
struct hg_action bot_ask(struct bot *b, const struct hg_view *v, const struct hg_choices *choices)
{
    struct hg_action a, resign = hg_blank(HG_RESIGN, b->seat);
    if (!b->forfeited && answer(b, v, choices, &a))
        return a;
    if (b->forfeited && hg_why_not(b->game->r, &v->position, &resign) == HG_OK) {
        note(b, "it has forfeited the game and resigns\n");
        return resign;
    }
    return hg_choice_nth(&choices->box[0], 0);
}
