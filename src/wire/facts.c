/* What a page needs and what doesn't change: the rules as compiled, names and texts in the watcher's language, words
 * for verbs and questions. Everything comes from the edition and from the catalogue; nothing here knows a game. */
#include <string.h>

#include "engine/traits.h"
#include "players/player.h"
#include "stories/questions.h"
#include "stories/steps.h"
#include "text/crypto.h"
#include "text/geometry/board.h"
#include "text/rules_json/rules_json.h"
#include "text/say.h"
#include "wire/write.h"

/* What every function here looks at. */
struct sheet {
    struct json *j;
    const struct wire_game *g;
    const struct names *names;
    enum language language;
};

/* Left out when there is none. */
static void pair_name(const struct sheet *to, const char *key, const struct named *named)
{
    if (named != NULL)
        pair_text(to->j, key, named->name[to->language]);
}

/* Its name, and under the second key its id, for programs: names are in the watcher's language. */
static void pair_named(const struct sheet *to, const char *key, const char *key_of_id, const struct named *named)
{
    pair_name(to, key, named);
    if (named != NULL)
        pair_text(to->j, key_of_id, named->id);
}

/* Left out when the edition has none. */
static void pair_said(const struct sheet *to, const char *key, const char *const text[LANGUAGES])
{
    if (text[to->language] != NULL)
        pair_text(to->j, key, text[to->language]);
}

/* Opens an object that the caller closes. */
static void open_named(const struct sheet *to, const struct named *named)
{
    json_open(to->j, '{');
    pair_text(to->j, "id", named->id);
    pair_name(to, "name", named);
}

/* ---- Names ------------------------------------------------------------------------------------------------------- */

/* What each list adds to id and name, by its kind. */
static void put_place(const struct sheet *to, unsigned i)
{
    struct edition_place place = edition_place(to->g->edition, i);
    struct drawing at = edition_drawing(to->g->edition, i);
    if (place.region != NULL)
        pair_text(to->j, "region", place.region->id);
    json_key(to->j, "at");
    json_open(to->j, '[');
    json_signed(to->j, at.x);
    json_signed(to->j, at.y);
    json_close(to->j, ']');
}

static void put_region(const struct sheet *to, unsigned i)
{
    struct edition_region region = edition_region(to->g->edition, i);
    pair_text(to->j, "colour", region.colour);
    pair_number(to->j, "bonus", region.bonus);
}

static void put_army(const struct sheet *to, unsigned i)
{
    struct edition_army army = edition_army(to->g->edition, i);
    pair_text(to->j, "colour", army.colour);
    pair_named(to, "faction", "faction_id", army.faction);
    pair_said(to, "unit", army.unit);
    pair_said(to, "large_unit", army.large_unit);
    pair_said(to, "base", army.base);
    pair_said(to, "hero", army.hero);
}

static void put_card(const struct sheet *to, unsigned i)
{
    struct edition_card card = edition_card(to->g->edition, i);
    pair_named(to, "class", "class_id", card.class);
    pair_named(to, "faction", "faction_id", card.faction);
    pair_name(to, "directive", card.directive);
    pair_name(to, "window", card.window);
    if (card.place != NULL)
        pair_text(to->j, "place", card.place->id);
    pair_said(to, "text", card.text);
}

static void put_goal(const struct sheet *to, unsigned i)
{
    pair_name(to, "tier", edition_goal(to->g->edition, i).tier);
}

static void put_reward(const struct sheet *to, unsigned i)
{
    struct edition_reward reward = edition_reward(to->g->edition, i);
    pair_name(to, "tier", reward.tier);
    pair_said(to, "text", reward.text);
}

/* `more` writes what an item has besides id and name, or is NULL. */
static void put_list(const struct sheet *to, const char *key, const struct name_list *list,
                     void (*more)(const struct sheet *to, unsigned i))
{
    json_key(to->j, key);
    json_open(to->j, '[');
    for (unsigned i = 0; i < list->count; i++) {
        open_named(to, &list->item[i]);
        if (more != NULL)
            more(to, i);
        json_close(to->j, '}');
    }
    json_close(to->j, ']');
}

/* The board, with all that is needed to draw it. */
static void put_board(const struct sheet *to)
{
    put_list(to, "places", &to->names->places, put_place);
    put_list(to, "regions", &to->names->regions, put_region);
}

static void put_pieces(const struct sheet *to)
{
    put_list(to, "armies", &to->names->armies, put_army);
    put_list(to, "cards", &to->names->cards, put_card);
    put_list(to, "goals", &to->names->goals, put_goal);
    put_list(to, "rewards", &to->names->rewards, put_reward);
    put_list(to, "classes", &to->names->classes, NULL);
    put_list(to, "tokens", &to->names->tokens, NULL);
}

/* What single things are called: the titan, a tower. */
static void put_things(const struct sheet *to)
{
    const struct edition *e = to->g->edition;
    json_key(to->j, "things");
    json_open(to->j, '{');
    pair_name(to, "resource", edition_resource(e));
    pair_name(to, "tower", edition_tower(e));
    pair_name(to, "titan", edition_titan(e));
    pair_name(to, "token", edition_token(e));
    if (hg_plays_with(to->g->rules, HG_HEROES))
        pair_text(to->j, "hero", say(to->language, "hero"));
    if (edition_sizes(e).relays > 0)
        pair_text(to->j, "link", edition_link_word(e, to->language));
    json_close(to->j, '}');
}

/* ---- Words ------------------------------------------------------------------------------------------------------- */

/* Without the verbs that this mode doesn't play. `args` as struct hg_verb has them. */
static void put_verbs(const struct sheet *to)
{
    struct hg_verbs verbs = hg_verbs(to->g->rules);
    char text[QUESTION_MAX];
    json_key(to->j, "verbs");
    json_open(to->j, '[');
    for (unsigned i = 0; i < verbs.count; i++) {
        if (verbs.verb[i].word[0] == '\0')
            continue;
        question_verb(to->g->rules, to->g->edition, to->language, (uint8_t)i, text);
        json_open(to->j, '{');
        pair_text(to->j, "id", verbs.verb[i].word);
        pair_text(to->j, "args", verbs.verb[i].args);
        pair_flag(to->j, "aside", hg_is_aside(to->g->rules, (uint8_t)i));
        pair_text(to->j, "name", text);
        wire_put_traits(to->j, verbs.verb[i].traits);
        json_close(to->j, '}');
    }
    json_close(to->j, ']');
}

static void put_question(const struct sheet *to, const char *kind)
{
    const struct question *q = question_find(to->g->rules, kind);
    char text[QUESTION_MAX];
    json_open(to->j, '{');
    pair_text(to->j, "id", kind);
    question_say(to->g->edition, to->language, q->sentence, text);
    pair_text(to->j, "say", text);
    question_say(to->g->edition, to->language, q->rule, text);
    pair_text(to->j, "rule", text);
    pair_text(to->j, "ids", question_rules(to->g->rules, q));
    pair_flag(to->j, "repeats", question_repeats(q));
    json_close(to->j, '}');
}

/* Kinds count up from 0. Those that only chance answers have no sentence; windows without one of their own are told by
 * `window`, which comes last where no kind is called so. */
static void put_questions(const struct sheet *to)
{
    const char *kind;
    bool window = false;
    json_key(to->j, "questions");
    json_open(to->j, '[');
    for (unsigned i = 0; strcmp(kind = hg_ask_name(to->g->rules, (uint8_t)i), "unknown") != 0; i++) {
        if (strcmp(question_find(to->g->rules, kind)->ask, kind) == 0)
            put_question(to, kind);
        window |= strcmp(kind, "window") == 0;
    }
    if (!window)
        put_question(to, "window");
    json_close(to->j, ']');
}

/* Where positions count the steps of a turn themselves there are none. */
static void put_steps(const struct sheet *to)
{
    struct turn_step step[TURN_STEPS_MAX];
    unsigned count = turn_steps(to->g->rules, step);
    json_key(to->j, "steps");
    json_open(to->j, '[');
    for (unsigned i = 0; i < count; i++) {
        json_open(to->j, '{');
        pair_text(to->j, "name", say(to->language, step[i].name));
        json_key(to->j, "asks");
        json_open(to->j, '[');
        for (const char *const *ask = step[i].ask; *ask != NULL; ask++)
            json_text(to->j, *ask);
        json_close(to->j, ']');
        json_close(to->j, '}');
    }
    json_close(to->j, ']');
}

/* Options of the mode with all their values, for whoever sets up a table. */
static void put_options(const struct sheet *to)
{
    json_key(to->j, "options");
    json_open(to->j, '[');
    for (unsigned i = 0; i < to->g->mode->options; i++) {
        const struct edition_option *option = &to->g->mode->option[i];
        json_open(to->j, '{');
        pair_text(to->j, "id", option->id);
        pair_said(to, "about", option->about);
        json_key(to->j, "values");
        json_open(to->j, '[');
        for (const char *const *value = option->value; *value != NULL; value++)
            json_text(to->j, *value);
        json_close(to->j, ']');
        json_close(to->j, '}');
    }
    json_close(to->j, ']');
}

/* Who can be asked to play a seat. */
static void put_players(const struct sheet *to)
{
    json_key(to->j, "players");
    json_open(to->j, '[');
    for (unsigned i = 0; i < player_count(); i++)
        json_text(to->j, player_at(i)->id);
    json_close(to->j, ']');
}

/* ---- Facts ------------------------------------------------------------------------------------------------------- */

static void put_title(const struct sheet *to)
{
    const struct edition *e = to->g->edition;
    pair_text(to->j, "lang", language_code[to->language]);
    json_key(to->j, "edition");
    json_open(to->j, '{');
    pair_text(to->j, "id", edition_id(e));
    pair_text(to->j, "sha256", edition_sha256(e));
    pair_text(to->j, "name", edition_title(e, to->language));
    json_close(to->j, '}');
    json_key(to->j, "mode");
    open_named(to, &to->g->mode->named);
    wire_put_shape(to->j, to->g->rules);
    json_close(to->j, '}');
}

void wire_facts(const struct wire_game *g, enum language language, struct sink *out)
{
    struct json j = wire_begin("facts", out);
    struct sheet to = {&j, g, edition_names(g->edition), language};
    pair_number(&j, "v", WIRE_VERSION);
    put_title(&to);
    put_board(&to);
    put_pieces(&to);
    put_things(&to);
    put_verbs(&to);
    put_questions(&to);
    put_steps(&to);
    put_options(&to);
    put_players(&to);
    json_key(&j, "rules");
    rules_json(&j, g->rules, g->edition);
    wire_finish(&j);
}

/* The drawing is the same in every language and by far the largest, so it is a message of its own. */
void wire_board(const struct wire_game *g, const struct geometry *drawn, struct sink *out)
{
    struct json j = wire_begin("board", out);
    pair_number(&j, "v", WIRE_VERSION);
    json_key(&j, "geometry");
    geometry_json(&j, g->edition, geometry_kind(g->edition, g->mode), drawn);
    wire_finish(&j);
}

/* ---- Their name -------------------------------------------------------------------------------------------------- */

/* A sink that keeps nothing but the digest of what goes by. */
static const char *take_digest(struct sink *to, const char *bytes, size_t length)
{
    crypto_sha256_add(to->context, bytes, length);
    return NULL;
}

void wire_facts_key(const struct wire_game *g, enum language language, char out[WIRE_HEX])
{
    struct crypto_sha256 state;
    unsigned char sum[CRYPTO_DIGEST];
    struct sink sink = {.write = take_digest, .context = &state};
    crypto_sha256_begin(&state);
    wire_facts(g, language, &sink);
    crypto_sha256_end(&state, sum);
    crypto_hex(sum, WIRE_CHAIN, out);
}
