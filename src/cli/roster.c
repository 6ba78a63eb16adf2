/* Reads lists of players, starts the programs among them, seats them. See roster.h. */
#include "cli/roster.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "text/utf8.h"

/* What marks a program in a list of players; the command follows. */
static const char prefix[] = "cmd:";

enum { PREFIX = sizeof prefix - 1 };

/* ---- Lists ------------------------------------------------------------------------------------------------------- */

/* Lists all players in the complaint, since a typing mistake is the likeliest cause. */
static bool unknown(const char *option, const char *name, struct fault *f)
{
    char known[256] = "";
    for (unsigned i = 0; i < player_count(); i++) {
        size_t used = strlen(known);
        snprintf(known + used, sizeof known - used, "%s%s", i > 0 ? ", " : "", player_at(i)->id);
    }
    return fault_at(f, option, 0, "there is no player \"%.60s\"; known are: %s; or cmd:PROGRAM", name, known);
}

/* Makes the short word that tables, charts and headers of records have for an entrant: of `cmd:/usr/bin/python3
 * bot.py` it is `cmd:python3`. Bytes that a record's word may not hold become dashes. */
static void label_entrant(struct entrant *entrant)
{
    const char *text = entrant->text, *slash;
    if (entrant->player != NULL) {
        snprintf(entrant->label, sizeof entrant->label, "%s", entrant->player->id);
        return;
    }
    text += PREFIX + strspn(text + PREFIX, " ");
    size_t length = strcspn(text, " ");
    while ((slash = memchr(text, '/', length)) != NULL && slash + 1 < text + length) {
        length -= (size_t)(slash + 1 - text);
        text = slash + 1;
    }
    snprintf(entrant->label, sizeof entrant->label, "%s%.*s", prefix, (int)(length < 48 ? length : 48), text);
    for (char *c = entrant->label; *c != '\0'; c++)
        if (*c < '!' || *c > '~')
            *c = '-';
}

/* `text` is one name of the list, without its comma. Known players come first, so none can be called cmd:something. */
static bool read_entrant(struct entrant *out, const char *option, const char *text, size_t length, struct fault *f)
{
    if (length >= ENTRANT_MAX - 1)
        return fault_at(f, option, 0, "a command has at most %d bytes; put it into a script", CHILD_COMMAND_MAX - 1);
    memcpy(out->text, text, length);
    out->text[length] = '\0';
    if (utf8_find_hidden(out->text) != NULL)
        return fault_at(f, option, 0,
                        "a name or a command holds no line breaks or other characters that can't be shown: \"%.60s\"",
                        out->text);
    out->player = player_find(out->text);
    if (out->player != NULL)
        return true;
    if (strncmp(out->text, prefix, PREFIX) != 0)
        return unknown(option, out->text, f);
    return out->text[PREFIX + strspn(out->text + PREFIX, " ")] != '\0' ||
           fault_at(f, option, 0, "cmd: names no program; write cmd:PROGRAM");
}

/* The number of the entrant with this text, which joins the roster when it is new. */
static unsigned enrol(struct roster *roster, const struct entrant *entrant)
{
    unsigned i = 0;
    while (i < roster->count && strcmp(roster->entrant[i].text, entrant->text) != 0)
        i++;
    if (i == roster->count)
        roster->entrant[roster->count++] = *entrant;
    return i;
}

/* A name that stands twice in the list is one entrant, which then plays several seats. `order` has the list as it was
 * written. */
bool roster_parse(struct roster *roster, const char *option, const char *list, uint8_t order[ROSTER_MAX],
                  unsigned *names, struct fault *f)
{
    *names = 0;
    for (;; list++) {
        struct entrant entrant;
        size_t length = strcspn(list, ",");
        if (*names == ROSTER_MAX || roster->count == ROSTER_MAX)
            return fault_at(f, option, 0, "at most %d names can be listed", ROSTER_MAX);
        if (!read_entrant(&entrant, option, list, length, f))
            return false;
        label_entrant(&entrant);
        order[(*names)++] = (uint8_t)enrol(roster, &entrant);
        list += length;
        if (*list == '\0')
            return true;
    }
}

/* Programs need processes, a log and a time limit, and make results depend on more than the seed. */
bool roster_has_programs(const struct roster *roster)
{
    for (unsigned i = 0; i < roster->count; i++)
        if (roster->entrant[i].player == NULL)
            return true;
    return false;
}

/* ---- What programs are told -------------------------------------------------------------------------------------- */

/* What programs are told is made once for all games: names and facts depend on the game alone. */
bool roster_open(struct roster *roster, const struct game_name *game, const struct hg_rules *r,
                 const struct setting *setting, unsigned settings, const char *log, struct fault *f)
{
    roster->log = -1;
    if (log != NULL) {
        roster->log = open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
        if (roster->log < 0)
            return fault_at(f, log, 0, "the log can't be written: %s", strerror(errno));
    }
    snprintf(roster->game_name, sizeof roster->game_name, "%s/%s", edition_id(game->edition), game->mode->named.id);
    roster->game =
        (struct bot_game){r, edition_names(game->edition), roster->game_name, setting, settings, game->edition};
    return true;
}

/* Standard error is not closed when it was chosen as the log. */
void roster_close(struct roster *roster)
{
    if (roster->log > STDERR_FILENO)
        close(roster->log);
    roster->log = -1;
}

/* ---- Crews ------------------------------------------------------------------------------------------------------- */

/* What a bot is started with: its command without the mark, its time, its log. */
static struct bot_terms terms_of(const struct roster *roster, unsigned entrant)
{
    return (struct bot_terms){roster->entrant[entrant].text + PREFIX, roster->limit, roster->log};
}

/* Starts a program. Also a bot that could not be started is one: its faults are then counted in its games, as those of
 * one that dies are. Without memory for it the program ends. */
static struct bot *hire(const struct roster *roster, unsigned entrant, bool *started, struct fault *f)
{
    struct bot_terms terms = terms_of(roster, entrant);
    struct bot *b = malloc(sizeof *b);
    if (b == NULL)
        abort();
    *started = bot_open(b, &terms, f);
    return b;
}

/* The first copy of each program, for each thread. */
bool crew_open(struct crew *crew, const struct roster *roster, struct fault *f)
{
    *crew = (struct crew){.roster = roster};
    for (unsigned i = 0; i < roster->count; i++) {
        struct fault cause;
        bool started = true;
        if (roster->entrant[i].player == NULL)
            crew->bot[i][0] = hire(roster, i, &started, &cause);
        if (!started) {
            crew_close(crew);
            return fault_at(f, "--players", 0, "%s", cause.sentence);
        }
    }
    return true;
}

/* Ends the programs and waits for them. Copes with a crew that was opened half. */
void crew_close(struct crew *crew)
{
    for (unsigned i = 0; i < ROSTER_MAX; i++)
        for (unsigned k = 0; k < HG_SEATS_MAX; k++) {
            if (crew->bot[i][k] != NULL)
                bot_close(crew->bot[i][k]);
            free(crew->bot[i][k]);
            crew->bot[i][k] = NULL;
        }
}

/* A program that has several seats gets a copy for each, because a bot plays one seat of a game. */
void crew_sit(struct crew *crew, const uint8_t *lineup, uint64_t number, struct table *t, struct guests *guests)
{
    unsigned used[ROSTER_MAX] = {0};
    *guests = (struct guests){{NULL}};
    t->odds = &crew->odds;
    for (unsigned i = 0; i < t->rules->seats; i++) {
        unsigned who = lineup[i];
        struct fault ignored;
        bool started;
        t->player[i] = crew->roster->entrant[who].player;
        if (t->player[i] != NULL)
            continue;
        struct bot **bot = &crew->bot[who][used[who]++];
        if (*bot == NULL)
            *bot = hire(crew->roster, who, &started, &ignored);
        guests->bot[i] = *bot;
    }
    guests_begin(guests, &crew->roster->game, &crew->roster->lots, number, t);
}
