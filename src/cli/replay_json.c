/* A record for programs: a header with every fact a referee needs, a line for each action with the whole position
 * after it, a result. docs/RECORD.md has the schema; tests/cli/referee.py is a referee that reads nothing else. */
#include <inttypes.h>
#include <stdio.h>

#include "cli/pairs.h"
#include "cli/replay.h"
#include "engine/bits.h"
#include "text/notation.h"
#include "text/position.h"
#include "text/rules_json/rules_json.h"
#include "text/sink_file.h"

/* Seats count from 1 for programs as for people; chance and spectators are words. */
static void write_seat(struct json *j, uint8_t seat)
{
    if (seat == HG_CHANCE)
        json_text(j, "chance");
    else if (seat == HG_SPECTATOR)
        json_text(j, "spectator");
    else if (seat == HG_NONE)
        json_word(j, "null");
    else
        json_number(j, seat + 1u);
}

/* See write_seat. */
static void pair_seat(struct json *j, const char *key, uint8_t seat)
{
    json_key(j, key);
    write_seat(j, seat);
}

/* Sixteen digits, as in the record. The hash of a seat's view differs from the record's: it is of what the seat sees.
 */
static void pair_hash(struct json *j, const struct replay *in, const struct hg_state *s)
{
    char hash[20];
    snprintf(hash, sizeof hash, "%016" PRIx64, hg_hash(in->r, s));
    pair_text(j, "hash", hash);
}

/* The position is written by text/position_json, straight to the sink: the comma that is due after it must be noted
 * here. */
static void pair_position(struct json *j, const struct replay *in, const struct hg_state *s)
{
    json_key(j, "position");
    position_json(in->r, in->names, s, j->out);
    j->comma = true;
}

/* ---- The header -------------------------------------------------------------------------------------------------- */

/* An array with seat, army and player of each seat. */
static void write_seats(struct json *j, const struct record_header *h)
{
    json_key(j, "seats");
    json_open(j, '[');
    for (unsigned i = 0; i < h->seats; i++) {
        json_open(j, '{');
        pair_number(j, "seat", i + 1);
        pair_text(j, "army", h->seat[i].army);
        pair_text(j, "player", h->seat[i].player);
        json_close(j, '}');
    }
    json_close(j, ']');
}

/* The seed tells every card to come, so a seat's view goes without it. */
static void write_dealer(struct json *j, const struct replay *in)
{
    const struct record_header *h = record_header(in->reader);
    json_key(j, "dealer");
    json_open(j, '{');
    pair_text(j, "kind", h->audited ? "audit" : h->version == 1 ? "seed" : "seed2");
    if (!h->audited && in->as == REPLAY_WHOLE) {
        pair_number(j, "seed", h->seed);
        pair_number(j, "game", h->game);
    }
    if (h->audited) {
        pair_text(j, "commitment", h->commitment);
        if (h->version > 1)
            pair_text(j, "header", h->digest);
        json_key(j, "contributions");
        json_open(j, '[');
        for (unsigned i = 0; i < h->seats; i++)
            json_text(j, h->contribution[i]);
        json_close(j, ']');
    }
    json_close(j, '}');
}

/* Settings or terms as an object of texts. */
static void write_pairs(struct json *j, const char *key, const struct record_pair *pair, unsigned count)
{
    json_key(j, key);
    json_open(j, '{');
    for (unsigned i = 0; i < count; i++)
        pair_text(j, pair[i].id, pair[i].value);
    json_close(j, '}');
}

/* All facts that a referee needs to judge the game without our editions. */
void replay_json_header(const struct replay *in)
{
    const struct record_header *h = record_header(in->reader);
    struct sink out = sink_file(stdout);
    struct json j = {&out, false};
    struct hg_state start;
    replay_look(in, record_position(in->reader), &start);
    json_begin_line(&j);
    pair_text(&j, "type", "header");
    pair_number(&j, "record_version", h->version);
    pair_number(&j, "rules_version", h->rules_version);
    pair_text(&j, "edition", h->edition);
    pair_text(&j, "edition_sha256", h->sha256);
    pair_text(&j, "mode", h->mode);
    write_pairs(&j, "options", h->setting, h->settings);
    write_pairs(&j, "terms", h->term, h->terms);
    write_seats(&j, h);
    write_dealer(&j, in);
    pair_seat(&j, "as", in->as);
    json_key(&j, "rules");
    rules_json(&j, in->r, record_edition(in->reader));
    pair_hash(&j, in, &start);
    pair_seat(&j, "actor", hg_actor(&start));
    pair_position(&j, in, &start);
    json_end_line(&j);
}

/* ---- Actions ----------------------------------------------------------------------------------------------------- */

/* A card, goal, reward or army by its id; null when it is hidden from the chosen seat. */
static void pair_item(struct json *j, const char *key, const struct name_list *list, uint8_t i)
{
    pair_text(j, key, facts_id(list, i));
}

/* A place that the action does not use is left out. */
static void pair_place(struct json *j, const char *key, const struct replay *in, uint8_t place)
{
    if (place != HG_NONE)
        pair_item(j, key, &in->names->places, place);
}

/* In the order rolled. */
static void write_dice(struct json *j, const struct hg_action *a)
{
    json_key(j, "dice");
    json_open(j, '[');
    for (unsigned i = 0; i < a->count; i++)
        json_number(j, a->x[i]);
    json_close(j, ']');
}

/* Object: class to a number, without those that are none. */
static void write_ships(struct json *j, const struct replay *in, const struct hg_action *a)
{
    json_key(j, "ships");
    json_open(j, '{');
    for (unsigned i = 0; i < HG_CLASSES_MAX && i < in->names->classes.count; i++)
        if (a->x[i] != 0)
            pair_number(j, in->names->classes.item[i].id, a->x[i]);
    json_close(j, '}');
}

/* One letter of a verb's list of arguments (engine/hg.h has all of them) as the pairs it stands for. `p` is a pair of
 * places, `o` an order to ships: from, to, how many, which. */
static void write_argument(struct json *j, const struct replay *in, const struct hg_action *a, char letter)
{
    static const char *const small[HG_SMALL_MAX] = {"x1", "x2", "x3", "x4"};
    if (letter == 'f' || letter == 'p' || letter == 'o')
        pair_place(j, "from", in, a->from);
    if (letter == 't' || letter == 'p' || letter == 'o')
        pair_place(j, "to", in, a->to);
    if (letter == 'n' || (letter == 'o' && a->n != 0))
        pair_number(j, "n", a->n);
    if (letter == 'v' || letter == 'o')
        write_ships(j, in, a);
    if (letter == 'k')
        pair_item(j, "token", &in->names->tokens, a->card);
    if (letter == 'c')
        pair_item(j, "card", &in->names->cards, a->card);
    if (letter == 'g')
        pair_item(j, "goal", &in->names->goals, a->card);
    if (letter == 'r')
        pair_item(j, "reward", &in->names->rewards, a->card);
    if (letter == 'a')
        pair_item(j, "army", &in->names->armies, a->card);
    if (letter == 'h')
        pair_flag(j, "hero", a->x[0] != 0);
    if (letter == 'd')
        write_dice(j, a);
    if (letter >= '1' && letter <= '4')
        pair_number(j, small[letter - '1'], a->x[letter - '1']);
}

/* The fields that the verb uses, as its list of arguments says. An undo has none: it is the record's own line, no
 * verb. */
static void write_arguments(struct json *j, const struct replay *in, const struct hg_action *a)
{
    for (const char *arg = record_is_undo(a) ? "" : hg_verbs(in->r).verb[a->verb].args; *arg != '\0'; arg++)
        write_argument(j, in, a, *arg);
}

/* The action stands there twice: as notation for people, taken apart for programs. */
void replay_json_action(const struct replay *in, const struct replay_step *step)
{
    char notation[NOTATION_MAX];
    struct sink out = sink_file(stdout);
    struct json j = {&out, false};
    notation_print(in->r, in->names, &step->action, notation);
    json_begin_line(&j);
    pair_text(&j, "type", "action");
    pair_number(&j, "number", step->number);
    pair_seat(&j, "seat", step->action.seat);
    pair_text(&j, "action", notation);
    pair_text(&j, "verb", record_is_undo(&step->action) ? "undo" : hg_verbs(in->r).verb[step->action.verb].word);
    write_arguments(&j, in, &step->action);
    pair_hash(&j, in, &step->after);
    pair_seat(&j, "actor", hg_actor(&step->after));
    pair_position(&j, in, &step->after);
    json_end_line(&j);
}

/* ---- The result -------------------------------------------------------------------------------------------------- */

/* The winners are those of the last position, also when the game was capped. The secret is told only to those who see
 * everything. */
void replay_json_result(const struct replay *in, enum record_status status)
{
    static const char *const words[] = {
        [RECORD_ACTION] = "shown", [RECORD_FINISHED] = "finished", [RECORD_UNFINISHED] = "unfinished",
        [RECORD_TORN] = "torn",    [RECORD_BROKEN] = "broken",
    };
    bool whole = status == RECORD_FINISHED && in->as == REPLAY_WHOLE;
    uint8_t winners = record_position(in->reader)->winners;
    struct sink out = sink_file(stdout);
    struct json j = {&out, false};
    json_begin_line(&j);
    pair_text(&j, "type", "result");
    pair_text(&j, "status", words[status]);
    pair_text(&j, "reason", status == RECORD_FINISHED ? record_end_reason(in->reader) : NULL);
    json_key(&j, "winners");
    json_open(&j, '[');
    for (uint64_t rest = winners; rest != 0;)
        json_number(&j, take_lowest(&rest) + 1u);
    json_close(&j, ']');
    pair_number(&j, "actions", record_number(in->reader));
    pair_text(&j, "secret", whole ? record_secret(in->reader) : NULL);
    json_end_line(&j);
}
