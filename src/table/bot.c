/* The protocol and its rulings, docs/BOTS.md. A program that hung, died or flooded us is ended and, if it is needed
 * again, started anew: a view tells it all that it has to know. Every wait has a deadline, so that no program can hold
 * up a game. */
#include "table/bot.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text/boxes.h"
#include "text/notation.h"
#include "text/position.h"
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

/* Into the log, where there is one. */
static void note(const struct bot *b, const char *sentence)
{
    char command[CHILD_COMMAND_MAX];
    if (b->terms.log >= 0)
        dprintf(b->terms.log, "hegemon: cmd:%s at seat %u: %s\n",
                utf8_escape(b->terms.command, command, sizeof command), b->seat + 1u, sentence);
}

/* Counts a fault and tells the program about it, as far as it still listens. */
static void blame(struct bot *b, const char *format, ...)
{
    struct fault f;
    char sentence[sizeof f.sentence], line[sizeof sentence + 32];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(sentence, sizeof sentence, format, arguments);
    va_end(arguments);
    fault_at(&f, NULL, 0, "%s", sentence);
    b->faults++;
    b->forfeited = b->faults >= BOT_FAULTS_MAX;
    snprintf(line, sizeof line, "fault %u of %d: %s", b->faults, BOT_FAULTS_MAX, f.sentence);
    note(b, line);
    if (running(b) && !send_line(b, line))
        child_end(&b->child, 0);
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

static bool first_word_is(const char *line, const char *word)
{
    size_t length = strlen(word);
    return strncmp(line, word, length) == 0 && (line[length] == '\0' || line[length] == ' ');
}

/* The first line before the deadline that is not only information. */
static enum child_status hear(struct bot *b, char line[CHILD_LINE_MAX], long long deadline)
{
    enum child_status status;
    do
        status = child_receive(&b->child, line, deadline);
    while (status == CHILD_LINE && first_word_is(line, "info") && child_now() < deadline);
    return status == CHILD_LINE && first_word_is(line, "info") ? CHILD_SILENT : status;
}

/* `hegemon 1` must be answered by `ready` within BOT_START_MS. */
static bool greet(struct bot *b, struct fault *f)
{
    char line[CHILD_LINE_MAX];
    long long deadline = child_now() + BOT_START_MS;
    snprintf(line, sizeof line, "hegemon %d", BOT_PROTOCOL);
    if (!send_line(b, line))
        return fault_at(f, NULL, 0, "\"%s\" ended before it was asked anything", b->terms.command);
    if (hear(b, line, deadline) != CHILD_LINE)
        return fault_at(f, NULL, 0, "\"%s\" did not answer `ready`; docs/BOTS.md says what a bot has to say",
                        b->terms.command);
    return first_word_is(line, "ready") ||
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
    const struct bot_game *g = b->game;
    struct sink_memory letter;
    sink_heap(&letter);
    sink_print(&letter.sink, "newgame %s %u %u\n", g->name, g->r->seats, b->seat + 1u);
    for (unsigned i = 0; i < g->settings; i++)
        sink_print(&letter.sink, "option %s %s\n", g->setting[i].id, g->setting[i].value);
    sink_print(&letter.sink, "limit %u\nrandom %" PRIu64 "\n", b->terms.limit, b->random);
    if (g->facts != NULL)
        sink_print(&letter.sink, "rules %s\n", g->facts);
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
    char text[NOTATION_MAX], seat[8], line[NOTATION_MAX + 32];
    if (!running(b))
        return;
    notation_seat(a->seat, seat);
    notation_print(b->game->r, b->game->names, a, text);
    snprintf(line, sizeof line, "action %s %s", seat, text);
    if (!send_line(b, line))
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
        spoke = spoke || !first_word_is(line, "info");
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
    const struct bot_game *g = b->game;
    struct sink_memory letter;
    sink_heap(&letter);
    sink_text(&letter.sink, "view ");
    position_json(g->r, g->names, &v->position, &letter.sink);
    sink_put(&letter.sink, '\n');
    for (unsigned i = 0; i < choices->count; i++)
        box_print(g->r, g->names, &choices->box[i], "choice ", &letter.sink);
    sink_text(&letter.sink, "go\n");
    return letter_send(&letter, b, child_now() + b->terms.limit);
}

bool bot_understand(const struct bot_game *g, uint8_t seat, const struct hg_view *v, const char *line,
                    struct hg_action *a, struct fault *f)
{
    if (!first_word_is(line, "do") || line[2] == '\0')
        return fault_at(f, NULL, 0, "expected `do ACTION`, found \"%.40s\"", line);
    if (!notation_parse(g->r, g->names, seat, line + 3, a, f))
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
        note(b, "it has forfeited the game and resigns");
        return resign;
    }
    return hg_choice_nth(&choices->box[0], 0);
}
