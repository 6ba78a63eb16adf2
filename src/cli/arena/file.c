/* The results file: the plan as lines of words, then a line for each game in the order of their numbers, e.g.
 *     17 won 2 23 411 1,3 0,0
 * which is: game 17, won, by seat 2, after 23 rounds and 411 actions, the armies of seats 1 and 2 (one more than their
 * index), their faults. docs/ARENA.md has the format. A last line without end is torn and dropped.
 *
 * Everything that a tournament depends on stands in the head, seed included, so that --resume needs nothing else and
 * ends with the same bytes as an uninterrupted run. The file is held while it is written or read, so that two runs
 * can't mix. */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/arena/arena.h"
#include "shell/cli.h"
#include "text/disk.h"
#include "text/say.h"

enum { FILE_MAX = 1 << 30 }; /* bytes that are read at the most */

static const char first_line[] = "hegemon-arena 1";
static const char *const ends[] = {"", "won", "drawn", "capped"};

/* ---- Writing ----------------------------------------------------------------------------------------------------- */

/* A pair that was not said has no line. */
static void put_text(struct sink *out, const char *key, const char *value)
{
    if (value != NULL)
        sink_print(out, "%s %s\n", key, value);
}

/* What arena_text_open reads; both must know the same keys. */
static void put_head(struct sink *out, const struct arena_args *args, const struct arena_plan *plan)
{
    const struct series_args *series = &args->series;
    sink_print(out, "%s\ngame %s/%s\n", first_line, edition_id(plan->game.edition), plan->game.mode->named.id);
    put_text(out, "edition", series->common.folder);
    put_text(out, "edition-sha256", edition_sha256(plan->game.edition));
    sink_print(out, "rules %d\nseats %u\n", HG_RULES_VERSION, plan->rules.seats);
    for (unsigned i = 0; i < plan->settings; i++)
        sink_print(out, "option %s=%s\n", plan->setting[i].id, plan->setting[i].value);
    put_text(out, "players", series->players);
    put_text(out, "one", args->one);
    put_text(out, "field", args->field);
    put_text(out, "pool", args->pool);
    put_text(out, "sprt", args->sprt);
    if (plan->mirror)
        sink_text(out, "mirror on\n");
    put_text(out, "build", args->build);
    if (args->shard.count > 0)
        sink_print(out, "shards %" PRIu64 "\nshard %" PRIu64 "\n", args->shard.count, args->shard.index);
    sink_print(out, "seed %" PRIu64 "\ncap %u\nbot-time %u\ngroups %" PRIu64 "\nbegin\n", plan->seed, plan->cap,
               plan->roster.limit, plan->groups);
}

/* Everything put so far has left the program. */
static bool written(struct arena_file *file, struct fault *f)
{
    return sink_flush(&file->sink) || fault_at(f, file->path, 0, "the results can't be written: %s", file->sink.failed);
}

/* Everything put so far is on the disk. */
static bool synced(struct arena_file *file, struct fault *f)
{
    return written(file, f) && disk_sync(file->held, file->path, f);
}

/* Head and name are on the disk before the first game, so that it can be resumed from there on. */
bool arena_file_create(struct arena_file *file, const char *path, const struct arena_args *args,
                       const struct arena_plan *plan, struct fault *f)
{
    if (access(path, F_OK) == 0)
        return fault_at(f, path, 0, "this file exists; go on with its tournament by --resume, or name another one");
    *file = (struct arena_file){.path = path, .held = disk_create(path, f)};
    if (file->held < 0 || !disk_write(&file->sink, file->held, path, f))
        return false;
    put_head(&file->sink, args, plan);
    return synced(file, f) && disk_sync_folder(path, f);
}

/* Numbers between commas, behind a blank. */
static void put_list(struct sink *out, const uint8_t *value, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        sink_print(out, "%c%u", i == 0 ? ' ' : ',', value[i]);
}

/* Without a file nothing is kept, and that is fine. */
bool arena_file_put(struct arena_file *file, uint64_t number, const struct arena_result *g, unsigned seats,
                    struct fault *f)
{
    char between = ' ';
    if (file->path == NULL)
        return true;
    sink_print(&file->sink, "%" PRIu64 " %s", number, ends[g->end]);
    for (unsigned i = 0; i < seats; i++)
        if ((g->sharers >> i & 1) != 0) {
            sink_print(&file->sink, "%c%u", between, i + 1);
            between = ',';
        }
    sink_print(&file->sink, " %u %" PRIu32, g->rounds, g->actions);
    put_list(&file->sink, g->army, seats);
    put_list(&file->sink, g->faults, seats);
    sink_put(&file->sink, '\n');
    return file->sink.failed == NULL ||
           fault_at(f, file->path, 0, "the results can't be written: %s", file->sink.failed);
}

/* Out of the program's own buffer, so that a crash of the program loses nothing; power cuts may. */
bool arena_file_flush(struct arena_file *file, struct fault *f)
{
    return file->path == NULL || written(file, f);
}

/* Synced once, at the end: a sync after every game would be slower than most games. */
bool arena_file_close(struct arena_file *file, struct fault *f)
{
    if (file->path == NULL)
        return true;
    bool whole = synced(file, f);
    sink_close(&file->sink);
    close(file->held);
    file->path = NULL;
    return whole;
}

/* ---- Reading lines ----------------------------------------------------------------------------------------------- */

/* A fault at the line that was read last. The sentence is translated here, since it comes without arguments. */
static bool wrong(const struct arena_text *text, struct fault *f, const char *sentence)
{
    return fault_at(f, text->path, text->line, "%s", say(fault_language(), sentence));
}

/* The next line, its end made a zero in place; NULL at the end or where a torn line begins. A line with a zero byte in
 * it becomes an empty one, which no reader accepts. */
static char *next_line(struct arena_text *text)
{
    char *line = text->bytes + text->next, *end = memchr(line, '\n', text->length - text->next);
    text->torn = end == NULL && text->next < text->length;
    if (end == NULL)
        return NULL;
    *end = '\0';
    text->next = (size_t)(end - text->bytes) + 1;
    text->line++;
    return strlen(line) == (size_t)(end - line) ? line : "";
}

/* Only what is held may be read: somebody else could write to it meanwhile. */
static bool read_bytes(struct arena_text *text, struct fault *f)
{
    text->held = disk_hold(text->path, f);
    if (text->held < 0)
        return false;
    off_t size = lseek(text->held, 0, SEEK_END);
    if (size >= 0 && size <= FILE_MAX)
        text->bytes = malloc((size_t)size + 1);
    if (text->bytes == NULL)
        return fault_at(f, text->path, 0, "the results can't be read: %s",
                        size > FILE_MAX ? "there are too many" : strerror(errno));
    ssize_t got;
    while ((got = pread(text->held, text->bytes + text->length, (size_t)size - text->length, (off_t)text->length)) > 0)
        text->length += (size_t)got;
    text->bytes[text->length] = '\0';
    return got == 0 || fault_at(f, text->path, 0, "the results can't be read: %s", strerror(errno));
}

/* ---- The head ---------------------------------------------------------------------------------------------------- */

/* Lines of the head that are texts, by the member of the arguments that they fill. */
struct text_line {
    const char *key;
    size_t offset; /* of a const char * in the arguments */
};

/* Values are kept as pointers into the bytes of the file, which therefore outlive the plan. */
static const struct text_line text_lines[] = {
    {"game", offsetof(struct arena_args, series.game.name)},
    {"edition", offsetof(struct arena_args, series.common.folder)},
    {"edition-sha256", offsetof(struct arena_args, sha256)},
    {"players", offsetof(struct arena_args, series.players)},
    {"one", offsetof(struct arena_args, one)},
    {"field", offsetof(struct arena_args, field)},
    {"pool", offsetof(struct arena_args, pool)},
    {"sprt", offsetof(struct arena_args, sprt)},
    {"build", offsetof(struct arena_args, build)},
};

/* Lines that are numbers, with their range. */
struct number_line {
    const char *key;
    uint64_t least, most;
    size_t offset; /* of a uint64_t */
};

/* Ranges are those of the options. */
static const struct number_line number_lines[] = {
    {"seats", 1, HG_SEATS_MAX, offsetof(struct arena_args, series.game.seats)},
    {"seed", 0, UINT64_MAX, offsetof(struct arena_args, series.seed)},
    {"cap", 1, SERIES_CAP_MAX, offsetof(struct arena_args, series.cap)},
    {"bot-time", 1, SERIES_BOT_TIME_MAX, offsetof(struct arena_args, series.bot_time)},
    {"groups", 1, ARENA_GAMES_MAX, offsetof(struct arena_args, groups)},
    {"shards", 1, SHARDS_MAX, offsetof(struct arena_args, shard.count)},
    {"shard", 1, SHARDS_MAX, offsetof(struct arena_args, shard.index)},
};

enum {
    TEXT_LINES = sizeof text_lines / sizeof text_lines[0],
    NUMBER_LINES = sizeof number_lines / sizeof number_lines[0]
};

/* Digits alone, so that signs and blanks are refused, which strtoull would take. */
static bool read_number(const char *text, uint64_t least, uint64_t most, uint64_t *out)
{
    size_t digits = strspn(text, "0123456789");
    if (digits == 0 || text[digits] != '\0')
        return false;
    errno = 0;
    *out = strtoull(text, NULL, 10);
    return errno == 0 && *out >= least && *out <= most;
}

/* At most as many as a record can have. */
static bool read_setting(struct arena_text *text, struct game_args *game, char *value, struct fault *f)
{
    if (game->settings == RECORD_SETTINGS_MAX || !game_split_setting(value, &game->setting[game->settings]))
        return wrong(text, f, "an option must have the form ID=VALUE, and there may be 16 of them");
    game->settings++;
    return true;
}

/* One line of the head. Unknown keys are passed over, so that later versions may add some. A key of a later version
 * could change the games; such a version must change the first line, too. */
static bool read_pair(struct arena_text *text, struct arena_args *args, const char *key, char *value, struct fault *f)
{
    uint64_t rules;
    if (strcmp(key, "option") == 0)
        return read_setting(text, &args->series.game, value, f);
    if (strcmp(key, "rules") == 0)
        return (read_number(value, 1, UINT32_MAX, &rules) && rules == HG_RULES_VERSION) ||
               wrong(text, f, "these games were played by another version of the rules");
    if (strcmp(key, "mirror") == 0)
        args->mirror = strcmp(value, "on") == 0;
    for (unsigned i = 0; i < TEXT_LINES; i++)
        if (strcmp(key, text_lines[i].key) == 0)
            memcpy((char *)args + text_lines[i].offset, &value, sizeof value);
    for (unsigned i = 0; i < NUMBER_LINES; i++)
        if (strcmp(key, number_lines[i].key) == 0 &&
            !read_number(value, number_lines[i].least, number_lines[i].most,
                         (uint64_t *)(void *)((char *)args + number_lines[i].offset)))
            return fault_at(f, text->path, text->line, "\"%.40s\" is no number that can stand after %s", value, key);
    return true;
}

/* A line among the games that makes the tournament longer: `groups 400`. */
static const char longer[] = "groups ";

/* See `longer`. */
static bool is_longer(const char *line)
{
    return strncmp(line, longer, sizeof longer - 1) == 0;
}

/* Finds the lines among the games that made the tournament longer. They are needed before the games are read, because
 * the plan says how much room these take. The number may only grow. */
static bool find_groups(const struct arena_text *text, struct arena_args *args, struct fault *f)
{
    const char *line = text->bytes + text->next, *end;
    for (; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        char value[24];
        if (!is_longer(line))
            continue;
        snprintf(value, sizeof value, "%.*s", (int)(end - line) - (int)sizeof longer + 1, line + sizeof longer - 1);
        if (!read_number(value, args->groups, ARENA_GAMES_MAX, &args->groups))
            return fault_at(f, text->path, 0, "a line `groups` among the games names a number that can't be");
    }
    return true;
}

static void note_head(struct arena_text *text, struct crypto_sha256 *head)
{
    unsigned char digest[CRYPTO_DIGEST];
    crypto_sha256_end(head, digest);
    crypto_hex(digest, sizeof digest, text->head);
}

/* A part says how many there are, which it is, and what played it. */
static bool is_whole_or_part(const struct arena_args *args)
{
    bool part = args->shard.count > 0;
    return args->shard.index <= args->shard.count && part == (args->shard.index > 0) && part == (args->build != NULL);
}

/* Fills the arguments. A seed in a file always counts as said. */
bool arena_text_open(struct arena_text *text, const char *path, struct arena_args *args, struct fault *f)
{
    char *line;
    struct crypto_sha256 head;
    *text = (struct arena_text){.path = path, .held = -1};
    if (!read_bytes(text, f))
        return false;
    line = next_line(text);
    if (line == NULL || strcmp(line, first_line) != 0)
        return fault_at(f, path, 1, "this is no results file of an arena; its first line must be `%s`", first_line);
    crypto_sha256_begin(&head);
    while ((line = next_line(text)) != NULL && strcmp(line, "begin") != 0) {
        char *value = strchr(line, ' ');
        if (value == NULL)
            return wrong(text, f, "expected a word and its value, or `begin`");
        if (strncmp(line, "shard ", 6) != 0)
            crypto_sha256_add(&head, line, strlen(line) + 1);
        *value++ = '\0';
        if (!read_pair(text, args, line, value, f))
            return false;
    }
    args->series.seeded = true;
    note_head(text, &head);
    if (line != NULL && !is_whole_or_part(args))
        return wrong(text, f, "of a part `shards`, `shard` and `build` must be told");
    if (line == NULL)
        return wrong(text, f, "the head of the results is not complete, so no game is in it; remove it and play anew");
    return find_groups(text, args, f);
}

/* The lock goes with the descriptor. */
void arena_text_free(struct arena_text *text)
{
    free(text->bytes);
    if (text->held >= 0)
        close(text->held);
}

/* ---- Games ------------------------------------------------------------------------------------------------------- */

/* Numbers between commas, as many as there are seats. */
static bool read_list(const char *text, unsigned count, uint64_t most, uint8_t *out)
{
    for (unsigned i = 0; i < count; i++) {
        char *end;
        unsigned long n = strtoul(text, &end, 10);
        if (end == text || n > most || *end != (i + 1 < count ? ',' : '\0') || text[0] == '-' || text[0] == '+')
            return false;
        out[i] = (uint8_t)n;
        text = end + 1;
    }
    return true;
}

/* Seats that share the point, in ascending order: `1,3`. */
static bool read_sharers(const char *text, unsigned seats, uint8_t *out)
{
    *out = 0;
    for (;;) {
        unsigned seat = (unsigned)(*text - '1');
        if (*text < '1' || seat >= seats || *out >> seat != 0)
            return false;
        *out |= (uint8_t)(1u << seat);
        if (text[1] == '\0')
            return true;
        if (text[1] != ',')
            return false;
        text += 2;
    }
}

enum { WORDS = 7 };

/* The line of game `number`, which must stand in it; see above for the words. */
static bool read_game(char *line, uint64_t number, unsigned seats, struct arena_result *g)
{
    char *word[WORDS], *rest = NULL;
    uint64_t n, rounds, actions;
    unsigned count = 0;
    for (char *w = strtok_r(line, " ", &rest); w != NULL; w = strtok_r(NULL, " ", &rest)) {
        if (count == WORDS)
            return false;
        word[count++] = w;
    }
    if (count != WORDS || !read_number(word[0], number, number, &n) || !read_sharers(word[2], seats, &g->sharers) ||
        !read_number(word[3], 0, UINT16_MAX, &rounds) || !read_number(word[4], 0, UINT32_MAX, &actions))
        return false;
    for (g->end = ARENA_CAPPED; g->end > ARENA_NONE && strcmp(word[1], ends[g->end]) != 0; g->end--)
        ;
    g->rounds = (uint16_t)rounds;
    g->actions = (uint32_t)actions;
    return g->end != ARENA_NONE && read_list(word[5], seats, HG_SEATS_MAX, g->army) &&
           read_list(word[6], seats, UINT8_MAX, g->faults);
}

/* Games must be without a gap: the next one is always number `done`. */
static bool take_game(struct arena_text *text, char *line, const struct arena_plan *plan, struct arena_games *games,
                      struct fault *f)
{
    struct arena_result g = {0};
    if (games->done == games->total)
        return wrong(text, f, "there are more games than the tournament has");
    if (!read_game(line, games->done, plan->rules.seats, &g))
        return fault_at(f, text->path, text->line, "here the result of game %llu must stand",
                        (unsigned long long)games->done);
    games->result[games->done++] = g;
    return true;
}

/* Fills in what was played; the first number that is missing is the next to play. */
bool arena_text_read(struct arena_text *text, const struct arena_plan *plan, struct arena_games *games, struct fault *f)
{
    char *line;
    while ((line = next_line(text)) != NULL)
        if (!is_longer(line) && !take_game(text, line, plan, games, f))
            return false;
    return true;
}

/* Takes the lock over from the text; what follows the last whole line is cut off. */
bool arena_text_go_on(struct arena_text *text, uint64_t more_groups, struct arena_file *file, struct fault *f)
{
    *file = (struct arena_file){.path = text->path, .held = text->held};
    if (!disk_append(&file->sink, text->held, text->path, (long)text->next, f))
        return false;
    text->held = -1;
    if (text->torn)
        cli_complain(text->path, "the torn last line was dropped");
    if (more_groups > 0)
        sink_print(&file->sink, "%s%" PRIu64 "\n", longer, more_groups);
    return written(file, f);
}
