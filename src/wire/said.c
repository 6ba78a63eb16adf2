/* One row for each kind of message and one for each key. A message is read in one pass: every value goes into the
 * member that its key names, then the row of its kind says which keys had to be there and which might. */
#include "wire/said.h"

#include <string.h>

#include "text/say.h"
#include "wire/json_in.h"

enum { KEY_WORD_MAX = 16, NUMBER_MOST = 1000000000 };

/* Beyond it pages have no whole numbers. */
#define SAFE_MOST ((UINT64_C(1) << 53) - 1)

#define KEY(name) (UINT32_C(1) << WIRE_KEY_##name)

struct kind_row {
    const char *word;
    uint32_t must, may;
};

static const struct kind_row kind_row[WIRE_KINDS] = {
    [WIRE_HELLO] = {"hello", KEY(V), KEY(TOKEN) | KEY(AFTER) | KEY(LANG)},
    [WIRE_JOIN] = {"join", KEY(ID) | KEY(NAME), KEY(SEAT)},
    [WIRE_LEAVE] = {"leave", KEY(ID), 0},
    [WIRE_READY] = {"ready", KEY(ID) | KEY(ON), 0},
    [WIRE_SEAT] = {"seat", KEY(ID) | KEY(SEAT) | KEY(AS), 0},
    [WIRE_START] = {"start", KEY(ID), 0},
    [WIRE_CONTRIBUTE] = {"contribute", KEY(ID) | KEY(HEX), 0},
    [WIRE_ACT] = {"act", KEY(ID) | KEY(NUMBER) | KEY(DO), 0},
    [WIRE_UNDO] = {"undo", KEY(ID) | KEY(NUMBER), 0},
    [WIRE_ASIDE] = {"aside", KEY(ID) | KEY(DO), 0},
    [WIRE_OFFER] = {"offer", KEY(ID) | KEY(ON), 0},
    [WIRE_REMATCH] = {"rematch", KEY(ID) | KEY(ON), 0},
    [WIRE_ORDERS] = {"orders", KEY(ID), KEY(DICE) | KEY(PASS)},
    [WIRE_SAY] = {"say", KEY(ID) | KEY(TEXT), KEY(TO)},
    [WIRE_MUTE] = {"mute", KEY(ID) | KEY(SEAT) | KEY(ON), 0},
    [WIRE_REMOVE] = {"remove", KEY(ID) | KEY(SEAT), 0},
    [WIRE_LET] = {"let", KEY(ID) | KEY(SEAT) | KEY(ON), 0},
    [WIRE_FORGET] = {"forget", KEY(ID), 0},
    [WIRE_ODDS] = {"odds", KEY(ID) | KEY(PLACE) | KEY(TARGET), KEY(N)},
    [WIRE_HINT] = {"hint", KEY(ID), 0},
    [WIRE_WHY] = {"why", KEY(ID) | KEY(DO), 0},
    [WIRE_LOOK] = {"look", KEY(ID) | KEY(NUMBER), KEY(SEAT)},
    [WIRE_HISTORY] = {"history", KEY(ID) | KEY(FROM) | KEY(TO), KEY(SEAT)},
    [WIRE_WORTH] = {"worth", KEY(ID), 0},
    [WIRE_LANG] = {"lang", KEY(ID) | KEY(LANG), 0},
    [WIRE_PING] = {"ping", KEY(N), 0},
};

const char *wire_kind_word(enum wire_kind kind)
{
    return kind_row[kind].word;
}

/* ---- Values ------------------------------------------------------------------------------------------------------ */

static bool read_seat(struct json_in *in, struct wire_said *said)
{
    uint64_t seat = 0;
    if (!json_in_number(in, HG_SEATS_MAX, &seat) || seat == 0)
        return json_in_fault(in, SAID("seats count from 1"));
    said->seat = (uint8_t)(seat - 1);
    return true;
}

/* Ids stand in lines of logs as words, so they are words. One that is none is not kept. */
static bool read_id(struct json_in *in, char out[WIRE_ID_MAX])
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-";
    bool fine = json_in_text(in, out, WIRE_ID_MAX);
    if (fine && out[0] != '\0' && out[strspn(out, letters)] == '\0')
        return true;
    out[0] = '\0';
    return json_in_fault(in, SAID("an id is made of letters, digits and . _ -"));
}

/* Tokens and contributions are secrets or commitments: digits in lower case, so that each has one spelling. */
static bool read_hex(struct json_in *in, char out[WIRE_TOKEN_MAX], size_t least)
{
    if (!json_in_text(in, out, WIRE_TOKEN_MAX))
        return false;
    size_t length = strspn(out, "0123456789abcdef");
    return (out[length] == '\0' && length >= least) ||
           json_in_fault(in, SAID("hexadecimal digits in lower case were expected, enough of them"));
}

/* `to` is a number where a history ends and a word where chat goes. */
static bool read_to(struct json_in *in, struct wire_said *said)
{
    return said->kind == WIRE_HISTORY ? json_in_number(in, NUMBER_MOST, &said->last)
                                      : json_in_text(in, said->to, sizeof said->to);
}

static bool read_value(struct json_in *in, enum wire_key key, struct wire_said *said)
{
    switch (key) {
    case WIRE_KEY_V:
        return json_in_number(in, NUMBER_MOST, &said->v);
    case WIRE_KEY_ID:
        return read_id(in, said->id);
    case WIRE_KEY_TOKEN:
        return read_hex(in, said->token, 32);
    case WIRE_KEY_AFTER:
        return json_in_number(in, NUMBER_MOST, &said->after);
    case WIRE_KEY_LANG:
        return json_in_text(in, said->lang, sizeof said->lang);
    case WIRE_KEY_SEAT:
        return read_seat(in, said);
    case WIRE_KEY_NAME:
        return json_in_text(in, said->name, sizeof said->name);
    case WIRE_KEY_ON:
        return json_in_flag(in, &said->on);
    case WIRE_KEY_AS:
        return json_in_text(in, said->as, sizeof said->as);
    case WIRE_KEY_HEX:
        return read_hex(in, said->hex, 64);
    case WIRE_KEY_NUMBER:
        return json_in_number(in, NUMBER_MOST, &said->number);
    case WIRE_KEY_DO:
        return json_in_text(in, said->action, sizeof said->action);
    case WIRE_KEY_DICE:
        return json_in_text(in, said->dice, sizeof said->dice);
    case WIRE_KEY_PASS:
        return json_in_text(in, said->pass, sizeof said->pass);
    case WIRE_KEY_TEXT:
        return json_in_text(in, said->text, sizeof said->text);
    case WIRE_KEY_TO:
        return read_to(in, said);
    case WIRE_KEY_FROM:
        return json_in_number(in, NUMBER_MOST, &said->from);
    case WIRE_KEY_PLACE:
        return json_in_text(in, said->place, sizeof said->place);
    case WIRE_KEY_TARGET:
        return json_in_text(in, said->target, sizeof said->target);
    case WIRE_KEY_N:
        return json_in_number(in, SAFE_MOST, &said->n);
    case WIRE_KEYS:
        break;
    }
    return json_in_fault(in, SAID("there is no such key"));
}

/* ---- Members ----------------------------------------------------------------------------------------------------- */

static enum wire_key find_key(const char *word)
{
    static const char *const name[WIRE_KEYS] = {"v",    "id", "token", "after",  "lang",   "seat", "name",
                                                "on",   "as", "hex",   "number", "do",     "dice", "pass",
                                                "text", "to", "from",  "place",  "target", "n"};
    unsigned key = 0;
    while (key < WIRE_KEYS && strcmp(word, name[key]) != 0)
        key++;
    return (enum wire_key)key;
}

static enum wire_kind find_kind(const char *word)
{
    unsigned kind = 0;
    while (kind < WIRE_KINDS && strcmp(word, kind_row[kind].word) != 0)
        kind++;
    return (enum wire_kind)kind;
}

/* The kind stands first, so that the rest is read by its row. */
static bool read_kind(struct json_in *in, struct wire_said *said)
{
    char key[KEY_WORD_MAX] = "", word[WIRE_WORD_MAX] = "";
    if (!json_in_open(in, '{'))
        return false;
    if (!json_in_more(in, '}') || !json_in_key(in, key, sizeof key) || strcmp(key, "t") != 0)
        return json_in_fault(in, SAID("a message begins with \"t\", which names its kind"));
    if (!json_in_text(in, word, sizeof word))
        return false;
    said->kind = find_kind(word);
    return said->kind < WIRE_KINDS || json_in_fault(in, SAID("there is no message of this kind"));
}

static bool read_member(struct json_in *in, struct wire_said *said)
{
    char word[KEY_WORD_MAX];
    if (!json_in_key(in, word, sizeof word))
        return false;
    enum wire_key key = find_key(word);
    const struct kind_row *row = &kind_row[said->kind];
    if (key == WIRE_KEYS || ((row->must | row->may) >> key & 1) == 0)
        return json_in_fault(in, SAID("a message of this kind has no such key"));
    if (wire_has(said, key))
        return json_in_fault(in, SAID("a key stands there twice"));
    said->keys |= UINT32_C(1) << key;
    return read_value(in, key, said);
}

static bool parse(struct json_in *in, struct wire_said *said)
{
    if (!read_kind(in, said))
        return false;
    while (json_in_more(in, '}'))
        if (!read_member(in, said))
            return false;
    return json_in_end(in) && ((kind_row[said->kind].must & ~said->keys) == 0 ||
                               json_in_fault(in, SAID("a key is missing that a message of this kind needs")));
}

bool wire_parse(const char *bytes, size_t length, struct wire_said *said, const char **why)
{
    struct json_in in;
    *said = (struct wire_said){0};
    json_in_begin(&in, bytes, length);
    bool fine = length <= WIRE_BYTES_MAX ? parse(&in, said) : json_in_fault(&in, SAID("the message is too long"));
    *why = in.fault;
    return fine;
}
