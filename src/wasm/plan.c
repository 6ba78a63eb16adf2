/* One row for each key; every value is checked where it is read. */
#include "wasm/plan.h"

#include <string.h>

#include "host/lines.h"
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
    return *out != NULL || json_in_fault(in, SAID("there is no player of this name"));
}

/* One member of `seats`. A seat for programs can't be planned; the creator makes one once the table is open. */
static bool read_seat(struct json_in *in, struct reading *r)
{
    char word[WIRE_WORD_MAX];
    unsigned seat = r->name->seats;
    if (!json_in_text(in, word, sizeof word))
        return false;
    if (seat == HG_SEATS_MAX)
        return json_in_fault(in, SAID("no game has so many seats"));
    r->name->seats++;
    r->plan->as[seat] = strcmp(word, "open") == 0 ? WIRE_AS_OPEN : WIRE_AS_AI;
    return r->plan->as[seat] == WIRE_AS_OPEN || find_player(in, word, &r->plan->player[seat]);
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
        return json_in_fault(in, SAID("hexadecimal digits in lower case were expected, enough of them"));
    host_token(token, &r->plan->creator);
    return true;
}

/* `must`: a plan without it is refused. */
struct row {
    const char *key;
    bool must;
    bool (*read)(struct json_in *in, struct reading *r);
};

static const struct row row[] = {
    {"id", true, read_id},       {"game", true, read_game},        {"seats", true, read_seats},
    {"token", true, read_token}, {"options", false, read_options}, {"level", false, read_level},
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
    return json_in_fault(in, SAID("a plan has no such key"));
}

static bool has_all(struct json_in *in, unsigned seen)
{
    for (unsigned i = 0; i < ROWS; i++)
        if (row[i].must && !(seen >> i & 1))
            return json_in_fault(in, SAID("a plan needs id, game, seats and token"));
    return true;
}

/* Only the first thing that is wrong is told. */
bool plan_read(const char *bytes, size_t length, struct opened_name *name, struct host_plan *out, struct fault *f)
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
    return fault_at(f, "plan", 0, "%s", say(fault_language(), in.fault));
}
