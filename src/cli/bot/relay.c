/* The program reads what the table says as if it were started by the table. After a lost connection the table tells the
 * game anew and asks anew, so answers to what was asked before are dropped: each `go` has one answer, in their order.
 */
#include "cli/bot/relay.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "shell/cli.h"
#include "shell/stop.h"
#include "table/botline.h"
#include "table/child.h"
#include "text/crypto.h"
#include "text/say.h"

enum {
    START_MS = 10000, /* for the program's first word */
    READ_MS = 10000,  /* for it to take a line */
    QUIT_MS = 1000,
    SILENCE_MS = 100000, /* the server pings more often than that */
    LOOK_MS = 500,
    PAUSE_FIRST = 400, /* milliseconds between two tries, half as long again each time */
    PAUSE_MOST = 60000,
    LOSSES_MAX = 3 /* of the program, without an answer between them */
};

enum outcome { GOES_ON, ENDED, REFUSED, MOVES };

struct relay {
    const struct relay_plan *plan;
    struct link_address address; /* of the table where it plays now */
    struct child child;
    struct link *link;
    char name[WIRE_NAME_MAX]; /* the program's own */
    enum outcome outcome;
    unsigned owed, stale; /* answers that the program owes; those of them to an earlier connection */
    unsigned losses;      /* of the program */
    unsigned pause, wait; /* milliseconds: the next one; what the server has said, or 0 */
    long long limit, due; /* milliseconds for an answer; when the oldest must be there */
    bool program_lost;    /* in this connection */
};

static const char *place(const struct relay *r)
{
    return r->address.host;
}

/* ---- The program ------------------------------------------------------------------------------------------------- */

static enum child_status first_word(struct relay *r, char line[CHILD_LINE_MAX])
{
    long long deadline = child_now() + START_MS;
    enum child_status status;
    do
        status = child_receive(&r->child, line, deadline);
    while (status == CHILD_LINE && botline_is(line, "info") && child_now() < deadline);
    return status;
}

/* `hegemon 1` and `ready`, as any program is greeted. */
static bool start_program(struct relay *r)
{
    char line[CHILD_LINE_MAX], hello[32];
    struct fault f;
    if (!child_start_words(&r->child, r->plan->word, STDERR_FILENO, &f)) {
        cli_complain_fault(&f);
        return false;
    }
    r->owed = r->stale = 0;
    int length = snprintf(hello, sizeof hello, "hegemon %d\n", BOT_PROTOCOL);
    if (child_send(&r->child, hello, (size_t)length, child_now() + READ_MS) && first_word(r, line) == CHILD_LINE &&
        botline_is(line, "ready")) {
        snprintf(r->name, sizeof r->name, "%.*s", (int)sizeof r->name - 1, line + 5 + strspn(line + 5, " "));
        return true;
    }
    child_end(&r->child, 0);
    cli_complain(NULL, "\"%s\" did not answer `ready`; docs/BOTS.md says what a bot has to say", r->plan->word[0]);
    return false;
}

static void lose_program(struct relay *r, const char *sentence)
{
    cli_complain(r->plan->word[0], "%s", say(fault_language(), sentence));
    child_end(&r->child, 0);
    r->program_lost = true;
    r->losses++;
}

/* ---- From the table ---------------------------------------------------------------------------------------------- */

static void note_line(struct relay *r, const char *line)
{
    if (botline_is(line, "limit"))
        r->limit = strtoll(line + 5, NULL, 10);
    else if (botline_is(line, "end"))
        r->outcome = r->plan->follow ? GOES_ON : ENDED;
    else if (botline_is(line, "go")) {
        r->due = r->owed == r->stale ? child_now() + r->limit : r->due;
        r->owed++;
    }
}

/* Seconds, as they are said; nobody waits for longer than an hour. */
static unsigned bye_of(const char *seconds)
{
    unsigned long said = strtoul(seconds, NULL, 10);
    return (unsigned)(said < 3600 ? said : 3600) * 1000;
}

/* True when it is for the program. */
static bool take_line(struct relay *r, const char *line)
{
    r->pause = PAUSE_FIRST;
    if (botline_is(line, "bye"))
        r->wait = bye_of(line + 3);
    else if (botline_is(line, "refuse")) {
        cli_complain(place(r), "the table says no: %s", line + 6 + strspn(line + 6, " "));
        r->outcome = REFUSED;
    } else if (botline_is(line, "rematch")) {
        if (r->plan->follow && link_move(&r->address, line + 7 + strspn(line + 7, " ")))
            r->outcome = MOVES;
    } else if (!botline_is(line, "hegemon")) {
        note_line(r, line);
        return true;
    }
    return false;
}

static bool take_message(void *relay, const char *text, size_t length)
{
    struct relay *r = relay;
    char *copy = strndup(text, length), *rest = copy;
    bool fine = copy != NULL;
    for (char *line; fine && (line = strsep(&rest, "\n")) != NULL;) {
        if (line[0] == '\0' || !take_line(r, line))
            continue;
        size_t end = strlen(line);
        line[end] = '\n'; /* strsep has put a zero over it, or it is the end of the copy */
        fine = child_send(&r->child, line, end + 1, child_now() + READ_MS);
        if (!fine)
            lose_program(r, SAID("it does not read what it is told"));
    }
    free(copy);
    return fine && r->outcome == GOES_ON;
}

/* ---- To the table ------------------------------------------------------------------------------------------------ */

static bool say_hello(struct relay *r)
{
    char text[WIRE_BYTES_MAX], seat[32] = "", name[WIRE_NAME_MAX + 16] = "";
    if (r->plan->seat > 0)
        snprintf(seat, sizeof seat, "seat %u\n", r->plan->seat);
    if (r->plan->name != NULL)
        snprintf(name, sizeof name, "name %s\n", r->plan->name);
    int length = snprintf(text, sizeof text, "token %s\n%s%sready %s\n", r->plan->token, seat, name, r->name);
    bool sent = link_send(r->link, text, (size_t)length);
    explicit_bzero(text, sizeof text);
    return sent;
}

/* False when the connection is gone. */
static bool pass_answer(struct relay *r, const char *line)
{
    r->losses = 0;
    r->owed -= r->owed > 0;
    r->due = child_now() + r->limit;
    if (r->stale > 0) {
        r->stale--;
        return true;
    }
    return link_send(r->link, line, strlen(line));
}

static bool hear_program(struct relay *r)
{
    char line[CHILD_LINE_MAX];
    enum child_status status;
    while ((status = child_receive(&r->child, line, 0)) == CHILD_LINE)
        if (!botline_is(line, "info") && !pass_answer(r, line))
            return false;
    if (status == CHILD_SILENT && r->owed > r->stale && child_now() > r->due) {
        lose_program(r, SAID("it did not answer in time"));
        return false;
    }
    if (status == CHILD_GONE)
        lose_program(r, SAID("it ended, or closed its output"));
    else if (status == CHILD_FLOODS)
        lose_program(r, SAID("it wrote a line that is too long or holds a zero byte"));
    return status == CHILD_SILENT;
}

/* ---- One connection ---------------------------------------------------------------------------------------------- */

static bool carry_on(struct relay *r)
{
    struct pollfd at[2] = {{.fd = link_file(r->link), .events = POLLIN}, {.fd = r->child.out, .events = POLLIN}};
    if (stop_wanted() || (poll(at, 2, LOOK_MS) < 0 && errno != EINTR))
        return false;
    return link_receive(r->link, take_message, r) && hear_program(r) && child_now() - link_heard(r->link) < SILENCE_MS;
}

static void converse(struct relay *r)
{
    r->stale = r->owed;
    r->wait = 0;
    r->program_lost = false;
    if (!say_hello(r))
        return;
    while (carry_on(r))
        ;
}

/* ---- Many -------------------------------------------------------------------------------------------------------- */

/* With a quarter more or less, so that the bots of a server do not all come back in the same moment. */
static void pause_a_while(struct relay *r)
{
    unsigned char lot;
    unsigned pause = r->wait > 0 ? r->wait : r->pause;
    crypto_random(&lot, 1);
    long long until = child_now() + pause + (lot - 128) * (long long)pause / 512;
    cli_complain(place(r), "the next try is in %.1f s", pause / 1000.0);
    while (child_now() < until && !stop_wanted())
        nanosleep(&(struct timespec){0, 50000000}, NULL);
    unsigned longer = r->wait > 0 ? PAUSE_FIRST : r->pause + r->pause / 2;
    r->pause = longer < PAUSE_MOST ? longer : PAUSE_MOST;
    r->wait = 0;
}

/* False when there is nothing more to try. */
static bool once(struct relay *r)
{
    struct fault f;
    enum link_status status = link_open(&r->link, &r->address, &f);
    if (status != LINK_FINE && !stop_wanted())
        cli_complain_fault(&f);
    if (status == LINK_NEVER)
        r->outcome = REFUSED;
    if (status != LINK_FINE)
        return status == LINK_LATER;
    cli_complain(place(r), "connected");
    converse(r);
    link_close(r->link);
    if (r->outcome == GOES_ON && !r->program_lost && !stop_wanted())
        cli_complain(place(r), "the connection is lost");
    return r->outcome == GOES_ON || r->outcome == MOVES;
}

/* To the next table at once; the program stays, and is told the new game. */
static void move_on(struct relay *r)
{
    r->outcome = GOES_ON;
    cli_complain(place(r), "they play again; it follows");
}

static void play_on(struct relay *r)
{
    while (!stop_wanted()) {
        if (r->losses >= LOSSES_MAX || (r->child.pid == 0 && !start_program(r))) {
            r->outcome = REFUSED;
            return;
        }
        if (!once(r))
            return;
        if (r->outcome == MOVES)
            move_on(r);
        else if (!r->program_lost)
            pause_a_while(r);
    }
}

int relay_play(const struct relay_plan *plan)
{
    static struct relay r;
    signal(SIGPIPE, SIG_IGN); /* TLS writes to sockets that may be gone */
    r = (struct relay){.plan = plan, .address = plan->address, .pause = PAUSE_FIRST, .limit = START_MS};
    play_on(&r);
    if (r.child.pid != 0)
        child_send(&r.child, "quit\n", 5, child_now() + QUIT_MS);
    child_end(&r.child, QUIT_MS);
    if (r.outcome == ENDED)
        return CLI_FINE;
    return r.outcome == REFUSED ? CLI_NOT_SO : CLI_STOPPED;
}
