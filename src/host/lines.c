/* One row for each word. Arguments by letter: s a seat, n a number, m milliseconds, k a key, w a name, i an id, f on or
 * off, c a clock, d and p standing orders, r who shall read it, t the rest of the line, o the same and it may be empty.
 * A new word needs a row here, a function in apply.c, and a paragraph in docs/STORE.md. Arguments are separated by one
 * blank; only t and o may have blanks in them, so they stand last. */
#include "host/lines.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "text/record/lines.h"
#include "text/utf8.h"

struct row {
    const char *word, *args;
};

/* Words and letters are a format that is on disks: never change a row, add one. */
static const struct row row[HOST_LINE_WORDS] = {
    [HOST_LINE_TABLE] = {"table", "iwkwnwkco"}, [HOST_LINE_SECRET] = {"secret", "k"},
    [HOST_LINE_SEAT_OPEN] = {"open", "s"},      [HOST_LINE_SEAT_AI] = {"ai", "sw"},
    [HOST_LINE_SEAT_BOT] = {"bot", "s"},        [HOST_LINE_PERSON] = {"person", "skt"},
    [HOST_LINE_PROGRAM] = {"program", "skt"},   [HOST_LINE_LEFT] = {"left", "s"},
    [HOST_LINE_READY] = {"ready", "sf"},        [HOST_LINE_START] = {"start", ""},
    [HOST_LINE_SEALED] = {"sealed", "kn"},      [HOST_LINE_CONTRIBUTION] = {"contribution", "sk"},
    [HOST_LINE_PLAYING] = {"playing", ""},      [HOST_LINE_DID] = {"did", "nsi"},
    [HOST_LINE_MOVE] = {"move", "nsi"},         [HOST_LINE_ANSWER] = {"answer", "nsit"},
    [HOST_LINE_SAY] = {"say", "srit"},          [HOST_LINE_ORDERS] = {"orders", "sdp"},
    [HOST_LINE_LATE] = {"late", "s"},           [HOST_LINE_AWAY] = {"away", "s"},
    [HOST_LINE_BACK] = {"back", "s"},           [HOST_LINE_RESERVE] = {"reserve", "sm"},
    [HOST_LINE_DUE] = {"due", "snm"},           [HOST_LINE_MUTE] = {"mute", "sf"},
    [HOST_LINE_OFFER] = {"offer", "sf"},        [HOST_LINE_AGAIN] = {"again", "sf"},
    [HOST_LINE_STOPPED] = {"stopped", ""},      [HOST_LINE_OVER] = {"over", ""},
    [HOST_LINE_REMATCH] = {"rematch", "i"},     [HOST_LINE_LISTED] = {"listed", ""},
    [HOST_LINE_HINTS] = {"hints", "f"},         [HOST_LINE_FORGET] = {"forget", "s"},
    [HOST_LINE_HOOK] = {"hook", "sko"},         [HOST_LINE_REMOVED] = {"removed", "s"},
    [HOST_LINE_LET] = {"let", "snf"},
};

/* In the order of their enums. */
static const char *const dice_word[HOST_DICE] = {"ask", "most"};
static const char *const pass_word[HOST_PASSES] = {"ask", "idle", "always"};
static const char *const flag_word[] = {"off", "on"};
static const char *const team_word[] = {"all", "team"};

/* ---- Writing ----------------------------------------------------------------------------------------------------- */

/* `key` and `name` are how many of the line's have been written. */
struct writing {
    char *out;
    size_t size, length;
    unsigned key, name;
};

/* A text that does not fit fills the buffer up; host_line_write sees that by the length. */
static void put(struct writing *w, const char *text)
{
    int more = snprintf(w->out + w->length, w->size - w->length, "%s%s", w->length > 0 ? " " : "", text);
    w->length = w->length + (size_t)more < w->size ? w->length + (size_t)more : w->size - 1;
}

static void put_number(struct writing *w, uint64_t n)
{
    char text[24];
    snprintf(text, sizeof text, "%" PRIu64, n);
    put(w, text);
}

static void put_key(struct writing *w, const struct game_key *k)
{
    char hex[KEY_HEX];
    key_print(k, hex);
    put(w, hex);
}

/* `none`, `move:SECONDS:RESERVE` or `days:DAYS`. */
static void put_clock(struct writing *w, const struct wire_clock *c)
{
    char text[64] = "none";
    if (c->kind == WIRE_CLOCK_MOVE)
        snprintf(text, sizeof text, "move:%u:%u", c->seconds, c->reserve);
    else if (c->kind == WIRE_CLOCK_DAYS)
        snprintf(text, sizeof text, "days:%u", c->days);
    put(w, text);
}

/* The counterpart of take_argument: a new letter needs a case in both. */
static void put_argument(struct writing *w, char letter, const struct host_line *line)
{
    switch (letter) {
    case 's':
        put_number(w, line->seat + 1u);
        break;
    case 'n':
        put_number(w, line->number);
        break;
    case 'm':
        put_number(w, line->ms);
        break;
    case 'k':
        put_key(w, &line->key[w->key++]);
        break;
    case 'w':
        put(w, line->name[w->name++]);
        break;
    case 'i':
        put(w, line->id);
        break;
    case 'f':
        put(w, flag_word[line->on]);
        break;
    case 'c':
        put_clock(w, &line->clock);
        break;
    case 'd':
        put(w, dice_word[line->dice]);
        break;
    case 'p':
        put(w, pass_word[line->pass]);
        break;
    case 'r':
        put(w, team_word[line->team]);
        break;
    default:
        if (line->text[0] != '\0')
            put(w, line->text);
        break;
    }
}

/* A line that filled the buffer may have been cut, so it counts as one that does not fit. */
size_t host_line_write(const struct host_line *line, char *out, size_t size)
{
    struct writing w = {.out = out, .size = size};
    put_number(&w, line->time);
    put(&w, row[line->word].word);
    for (const char *letter = row[line->word].args; *letter != '\0'; letter++)
        put_argument(&w, *letter, line);
    return w.length + 1 < size ? w.length : 0;
}

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

bool host_is_word(const char *text)
{
    return text[0] != '\0' && strchr(text, ' ') == NULL;
}

/* `rest` is what is not read yet. Words are cut out of it in place. */
struct reading {
    char *rest;
    unsigned key, name;
};

static bool take_number(struct reading *r, uint64_t most, uint64_t *out)
{
    char *word = record_word(&r->rest);
    return word != NULL && record_number_of(word, most, out);
}

/* From 1 in text, from 0 in memory. */
static bool take_seat(struct reading *r, uint8_t *seat)
{
    uint64_t n;
    if (!take_number(r, HG_SEATS_MAX, &n) || n == 0)
        return false;
    *seat = (uint8_t)(n - 1);
    return true;
}

/* A word that is too long is a fault, never cut: it might become another one. */
static bool take_word(struct reading *r, char *out, size_t size)
{
    char *word = record_word(&r->rest);
    if (word == NULL || strlen(word) >= size)
        return false;
    strcpy(out, word);
    return true;
}

/* The index of a word in its list. */
static bool take_one_of(struct reading *r, const char *const *words, unsigned count, uint8_t *out)
{
    char *word = record_word(&r->rest);
    for (*out = 0; word != NULL && *out < count; ++*out)
        if (strcmp(word, words[*out]) == 0)
            return true;
    return false;
}

static bool take_flag(struct reading *r, const char *const words[2], bool *out)
{
    uint8_t which;
    if (!take_one_of(r, words, 2, &which))
        return false;
    *out = which == 1;
    return true;
}

/* One number of a clock, up to the next colon or the end. */
static bool take_part(char **rest, unsigned *out)
{
    uint64_t n;
    char *word = *rest, *end = strchr(word, ':');
    *rest = end != NULL ? end + 1 : word + strlen(word);
    if (end != NULL)
        *end = '\0';
    if (!record_number_of(word, 1000000000, &n))
        return false;
    *out = (unsigned)n;
    return true;
}

static bool take_clock(struct reading *r, struct wire_clock *c)
{
    char *word = record_word(&r->rest);
    if (word == NULL)
        return false;
    if (strcmp(word, "none") == 0)
        return true;
    c->kind = strncmp(word, "move:", 5) == 0 ? WIRE_CLOCK_MOVE : WIRE_CLOCK_DAYS;
    if (c->kind == WIRE_CLOCK_DAYS && strncmp(word, "days:", 5) != 0)
        return false;
    word += 5;
    bool fine = c->kind == WIRE_CLOCK_MOVE ? take_part(&word, &c->seconds) && take_part(&word, &c->reserve)
                                           : take_part(&word, &c->days);
    return fine && *word == '\0';
}

static bool take_rest(struct reading *r, char *out, bool needed)
{
    size_t length = strlen(r->rest);
    if ((needed && length == 0) || length >= HOST_TEXT_MAX)
        return false;
    memcpy(out, r->rest, length + 1);
    r->rest += length;
    return true;
}

static bool take_key(struct reading *r, struct game_key *out)
{
    char *word = record_word(&r->rest);
    return word != NULL && key_parse(word, out);
}

/* False when the argument is missing or is none of its letter's; some members may have been set by then. */
static bool take_argument(struct reading *r, char letter, struct host_line *line)
{
    switch (letter) {
    case 's':
        return take_seat(r, &line->seat);
    case 'n':
        return take_number(r, UINT32_MAX, &line->number);
    case 'm':
        return take_number(r, UINT64_MAX, &line->ms);
    case 'k':
        return take_key(r, &line->key[r->key++]);
    case 'w':
        return take_word(r, line->name[r->name++], RECORD_WORD_MAX);
    case 'i':
        return take_word(r, line->id, sizeof line->id);
    case 'f':
        return take_flag(r, flag_word, &line->on);
    case 'c':
        return take_clock(r, &line->clock);
    case 'd':
        return take_one_of(r, dice_word, HOST_DICE, &line->dice);
    case 'p':
        return take_one_of(r, pass_word, HOST_PASSES, &line->pass);
    case 'r':
        return take_flag(r, team_word, &line->team);
    case 't':
        return take_rest(r, line->text, true);
    default:
        return take_rest(r, line->text, false);
    }
}

static bool take_kind(struct reading *r, struct host_line *line)
{
    unsigned i = 0;
    char *word = record_word(&r->rest);
    while (word != NULL && i < HOST_LINE_WORDS && strcmp(word, row[i].word) != 0)
        i++;
    line->word = (enum host_word)i;
    return word != NULL && i < HOST_LINE_WORDS;
}

/* The faults are for whoever mends a log by hand, so they name the argument. */
static bool read_line(struct reading *r, uint64_t number, struct host_line *line, struct fault *f)
{
    const unsigned long at = (unsigned long)number;
    if (!take_number(r, UINT64_MAX, &line->time))
        return fault_at(f, "table", at, "a line begins with its time, in milliseconds since 1970");
    if (!take_kind(r, line))
        return fault_at(f, "table", at, "after the time stands what happened; this is none of the words for it");
    const char *letter = row[line->word].args;
    while (*letter != '\0' && take_argument(r, *letter, line))
        letter++;
    if (*letter != '\0')
        return fault_at(f, "table", at, "argument %d of '%s' is missing or not what it must be",
                        (int)(letter - row[line->word].args) + 1, row[line->word].word);
    return *r->rest == '\0' ||
           fault_at(f, "table", at, "there is more behind '%s' than belongs there", row[line->word].word);
}

/* A line with control characters is refused as a whole: it would be shown to people. */
bool host_line_read(const char *text, uint64_t number, struct host_line *line, struct fault *f)
{
    char copy[STORE_LINE_MAX];
    size_t length = strlen(text);
    memset(line, 0, sizeof *line);
    if (length >= sizeof copy)
        return fault_at(f, "table", (unsigned long)number, "the line is too long");
    if (utf8_find_hidden(text) != NULL)
        return fault_at(f, "table", (unsigned long)number, "the line holds what can't be shown to people");
    memcpy(copy, text, length + 1);
    return read_line(&(struct reading){.rest = copy}, number, line, f);
}

/* ---- The first line ---------------------------------------------------------------------------------------------- */

/* `OPTION=VALUE`, neither of them empty. `word` is cut in no place, so it may be used again. */
static bool take_setting(char *word, struct record_pair *out)
{
    char *equals = word != NULL ? strchr(word, '=') : NULL;
    if (equals == NULL || equals == word || equals[1] == '\0' || equals - word >= RECORD_WORD_MAX ||
        strlen(equals + 1) >= RECORD_WORD_MAX)
        return false;
    memcpy(out->id, word, (size_t)(equals - word));
    out->id[equals - word] = '\0';
    strcpy(out->value, equals + 1);
    return true;
}

bool host_line_game(const struct host_line *line, struct host_game_name *out, struct fault *f)
{
    char copy[HOST_TEXT_MAX], *rest = copy;
    *out = (struct host_game_name){.edition = line->name[0], .mode = line->name[1], .seats = (unsigned)line->number};
    if (line->word != HOST_LINE_TABLE)
        return fault_at(f, "table", 1, "the first line of a table's log begins with 'table'");
    key_print(&line->key[0], out->digits);
    out->sha256 = out->digits;
    for (strcpy(copy, line->text); *rest != '\0'; out->settings++)
        if (out->settings == RECORD_SETTINGS_MAX || !take_setting(record_word(&rest), &out->setting[out->settings]))
            return fault_at(f, "table", 1, "options are words of the form OPTION=VALUE, 16 at most");
    return true;
}
