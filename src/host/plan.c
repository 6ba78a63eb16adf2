/* One row for each key; every value is checked where it is read. */
#include "host/plan.h"

#include <string.h>

#include "host/lines.h"
#include "players/player.h"
#include "text/say.h"
#include "wire/json_in.h"

/* bytes of a plan; bytes of a text in it; digits of a token, at least, so that it can't be guessed */
enum { PLAN_BYTES_MAX = 4096, WORD_MAX = 160, TOKEN_LEAST = 32 };

/* Where values go: what names the game into `name`, the rest into `plan`. */
struct reading {
    struct opened_name *name;
    struct host_plan *plan;
};

/* The id becomes a word in the table's log and part of an address, so it may hold nothing else. */
static bool read_id(struct json_in *in, struct reading *r)
{
    static const char allowed[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";
    char *id = r->plan->id;
    return json_in_text(in, id, sizeof r->plan->id) &&
           ((id[0] != '\0' && id[strspn(id, allowed)] == '\0') ||
            json_in_fault(in, SAID("a table's id has letters, digits and hyphens")));
}

static bool read_game(struct json_in *in, struct reading *r)
{
    char text[WORD_MAX];
    struct opened_name name;
    if (!json_in_text(in, text, sizeof text))
        return false;
    if (!opened_split(text, strlen(text), &name))
        return json_in_fault(in, SAID("a game is named EDITION/MODE"));
    memcpy(r->name->edition, name.edition, sizeof name.edition);
    memcpy(r->name->mode, name.mode, sizeof name.mode);
    return true;
}

static bool find_player(struct json_in *in, const char *id, const struct player **out)
{
    *out = player_find(id);
    return *out != NULL || json_in_fault(in, SAID("there is no player of this name; GET /api/v1/games lists them"));
}

/* `open`, `bot`, or the id of an AI. */
static bool read_seat(struct json_in *in, struct reading *r)
{
    char word[WIRE_WORD_MAX];
    unsigned seat = r->name->seats;
    if (!json_in_text(in, word, sizeof word))
        return false;
    if (seat == HG_SEATS_MAX)
        return json_in_fault(in, SAID("no game has so many seats"));
    r->name->seats++;
    r->plan->as[seat] = strcmp(word, "open") == 0 ? WIRE_AS_OPEN : strcmp(word, "bot") == 0 ? WIRE_AS_BOT : WIRE_AS_AI;
    return r->plan->as[seat] != WIRE_AS_AI || find_player(in, word, &r->plan->player[seat]);
}

static bool read_seats(struct json_in *in, struct reading *r)
{
    r->name->seats = 0;
    json_in_open(in, '[');
    while (json_in_more(in, ']'))
        read_seat(in, r);
    return in->fault == NULL;
}

/* Their ids and values are checked when the game is compiled; here they must only be words. */
static bool read_options(struct json_in *in, struct reading *r)
{
    r->name->settings = 0;
    json_in_open(in, '{');
    while (json_in_more(in, '}')) {
        struct record_pair *pair = &r->name->setting[r->name->settings];
        if (r->name->settings == RECORD_SETTINGS_MAX)
            return json_in_fault(in, SAID("no game has so many options"));
        if (json_in_key(in, pair->id, sizeof pair->id) && json_in_text(in, pair->value, sizeof pair->value) &&
            !(host_is_word(pair->id) && host_is_word(pair->value)))
            json_in_fault(in, SAID("an option and its value are words"));
        r->name->settings += in->fault == NULL;
    }
    return in->fault == NULL;
}

static bool read_level(struct json_in *in, struct reading *r)
{
    char word[WIRE_WORD_MAX];
    return json_in_text(in, word, sizeof word) && find_player(in, word, &r->plan->level);
}

/* Only its SHA-256 goes on from here. */
static bool read_token(struct json_in *in, struct reading *r)
{
    char token[WIRE_TOKEN_MAX];
    if (!json_in_text(in, token, sizeof token))
        return false;
    if (strlen(token) < TOKEN_LEAST || token[strspn(token, "0123456789abcdef")] != '\0')
        return json_in_fault(in, SAID("a token has 32 to 64 digits from 0 to 9 and a to f, drawn by lot"));
    host_token(token, &r->plan->creator);
    return true;
}

/* ---- The clock: {"kind":"move","seconds":60,"reserve":600}, {"kind":"days","days":3} or {"kind":"none"} ---------- */

/* Seconds of a move and of a reserve, days of a turn, at most: a day, a day, and thirty days. */
enum { SECONDS_MAX = 86400, DAYS_MAX = 30 };

static bool no_clock(struct json_in *in)
{
    return json_in_fault(in, SAID("a clock is none, move with seconds and reserve (a day at most), or days (1 to 30)"));
}

static bool read_kind(struct json_in *in, struct wire_clock *c)
{
    static const char *const word[WIRE_CLOCK_KINDS] = {"none", "move", "days"};
    char text[WIRE_WORD_MAX];
    if (!json_in_text(in, text, sizeof text))
        return false;
    for (unsigned i = 0; i < WIRE_CLOCK_KINDS; i++)
        if (strcmp(text, word[i]) == 0) {
            c->kind = (enum wire_clock_kind)i;
            return true;
        }
    return no_clock(in);
}

static bool read_part(struct json_in *in, uint64_t most, unsigned *out)
{
    uint64_t n;
    if (!json_in_number(in, UINT32_MAX, &n))
        return false;
    *out = (unsigned)n;
    return n <= most || no_clock(in);
}

static bool read_clock_member(struct json_in *in, struct wire_clock *c)
{
    char key[WIRE_WORD_MAX];
    if (!json_in_key(in, key, sizeof key))
        return false;
    if (strcmp(key, "kind") == 0)
        return read_kind(in, c);
    if (strcmp(key, "seconds") == 0)
        return read_part(in, SECONDS_MAX, &c->seconds);
    if (strcmp(key, "reserve") == 0)
        return read_part(in, SECONDS_MAX, &c->reserve);
    if (strcmp(key, "days") == 0)
        return read_part(in, DAYS_MAX, &c->days);
    return no_clock(in);
}

/* What does not belong to the kind is zero, so that the same clock is always the same bytes. */
static bool read_clock(struct json_in *in, struct reading *r)
{
    struct wire_clock c = {0};
    json_in_open(in, '{');
    while (json_in_more(in, '}'))
        read_clock_member(in, &c);
    bool fits = c.kind == WIRE_CLOCK_MOVE   ? c.seconds > 0 && c.days == 0
                : c.kind == WIRE_CLOCK_DAYS ? c.days > 0 && c.seconds == 0 && c.reserve == 0
                                            : c.days == 0 && c.seconds == 0 && c.reserve == 0;
    if (!fits)
        no_clock(in);
    r->plan->clock = c;
    return in->fault == NULL;
}

static bool read_listed(struct json_in *in, struct reading *r)
{
    return json_in_flag(in, &r->plan->listed);
}

static bool read_hints(struct json_in *in, struct reading *r)
{
    bool on = true;
    bool read = json_in_flag(in, &on);
    r->plan->hintless = !on;
    return read;
}

/* ---- The whole --------------------------------------------------------------------------------------------------- */

/* `must`: a plan without it is refused. */
struct row {
    const char *key;
    bool must;
    bool (*read)(struct json_in *in, struct reading *r);
};

static const struct row row[] = {
    {"id", false, read_id},       {"game", true, read_game},        {"seats", true, read_seats},
    {"token", true, read_token},  {"options", false, read_options}, {"level", false, read_level},
    {"clock", false, read_clock}, {"public", false, read_listed},   {"hints", false, read_hints},
};

enum { ROWS = sizeof row / sizeof row[0] };

/* `seen` has a bit for each row. What is not known is refused, so that a slip of the pen is not taken for a wish. */
static bool read_member(struct json_in *in, struct reading *r, unsigned *seen)
{
    char key[WORD_MAX];
    if (!json_in_key(in, key, sizeof key))
        return false;
    for (unsigned i = 0; i < ROWS; i++) {
        if (strcmp(row[i].key, key) != 0)
            continue;
        if (*seen >> i & 1)
            return json_in_fault(in, SAID("a key stands there twice"));
        *seen |= 1u << i;
        return row[i].read(in, r);
    }
    return json_in_fault(
        in, SAID("a plan has no such key; it has game, seats, token, options, level, clock, public and hints"));
}

static bool has_all(struct json_in *in, unsigned seen)
{
    for (unsigned i = 0; i < ROWS; i++)
        if (row[i].must && !(seen >> i & 1))
            return json_in_fault(in, SAID("a plan needs game, seats and token"));
    return true;
}

/* Only the first thing that is wrong is told. */
bool plan_read(const char *bytes, size_t length, enum language language, struct opened_name *name,
               struct host_plan *out, struct fault *f)
{
    struct json_in in;
    struct reading r = {name, out};
    unsigned seen = 0;
    memset(name, 0, sizeof *name);
    *out = (struct host_plan){.level = player_find("casual")};
    json_in_begin(&in, bytes, length);
    if (length > PLAN_BYTES_MAX)
        json_in_fault(&in, SAID("a plan has at most 4,096 bytes"));
    json_in_open(&in, '{');
    while (json_in_more(&in, '}'))
        read_member(&in, &r, &seen);
    if (json_in_end(&in) && has_all(&in, seen))
        return true;
    return fault_in(f, language, "plan", 0, "%s", say(language, in.fault));
}
