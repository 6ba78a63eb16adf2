/* What messages say: a snapshot and every change give the view at every number; every key is in the list of what may be
 * sent; odds are exact and stand there for every attack offered; eyes see what they may. In every mode. */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "players/boxes.h"
#include "players/player.h"
#include "support/modes.h"
#include "support/suite.h"
#include "table/dealer.h"
#include "text/notation.h"
#include "text/position.h"
#include "wire/wire.h"

enum { WATCHERS = HG_SEATS_MAX + 1, LATE = 300, TOLD = 60, WALKS = 3 };

static const char digest[] = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";

static struct wire_odds odds;
static char text[WIRE_FACTS_MAX];
static struct sink_memory said;

static struct sink *fresh(void)
{
    sink_buffer(&said, text, sizeof text);
    return &said.sink;
}

static struct wire_game game_of(const struct mode *mode)
{
    const struct edition_mode *m = edition_mode(mode->edition, 0);
    for (unsigned i = 0; i < edition_modes(mode->edition); i++)
        if (strstr(mode->label, edition_mode(mode->edition, i)->named.id) != NULL)
            m = edition_mode(mode->edition, i);
    return (struct wire_game){.edition = mode->edition, .mode = m, .rules = &mode->rules, .odds = &odds};
}

/* ---- Keys that may be sent --------------------------------------------------------------------------------------- */

static bool row_seen[512];

static bool is_field(const struct hg_rules *r, const char *name)
{
    struct hg_fields fields = hg_fields(r);
    for (unsigned i = 0; i < fields.count; i++)
        if (strcmp(fields.field[i].name, name) == 0)
            return true;
    return false;
}

/* The row of a key, or -1. */
static int find_row(const char *message, const char *key)
{
    for (unsigned i = 0; i < wire_sent_count; i++)
        if (strcmp(wire_sent[i].message, message) == 0 && strcmp(wire_sent[i].key, key) == 0)
            return (int)i;
    return -1;
}

static void note_keys(const struct hg_rules *r, const char *message, const char *path, json_t *value);

static void note_member(const struct hg_rules *r, const char *message, const char *path, const char *key, json_t *value)
{
    char way[256], any[256];
    snprintf(way, sizeof way, "%s%s%s", path, path[0] != '\0' ? "." : "", key);
    snprintf(any, sizeof any, "%s.*", path);
    int row = find_row(message, any), exact = find_row(message, way);
    if (path[0] != '\0' && row >= 0) {
        row_seen[row] = true;
        ck_assert_msg(strstr(path, "view") == NULL && strstr(path, "set") == NULL ? true : is_field(r, key),
                      "%s sends %s, which is no field of a position", message, way);
        return;
    }
    if (exact >= 0)
        row_seen[exact] = true;
    bool inside = json_is_object(value) || (json_is_array(value) && json_is_object(json_array_get(value, 0)));
    ck_assert_msg(exact >= 0 || inside || (json_is_array(value) && json_array_size(value) == 0),
                  "%s sends %s, which is not in the list", message, way);
    if (exact < 0)
        note_keys(r, message, way, value);
}

static void note_keys(const struct hg_rules *r, const char *message, const char *path, json_t *value)
{
    const char *key;
    json_t *member;
    for (size_t i = 0; json_is_array(value) && i < json_array_size(value); i++)
        note_keys(r, message, path, json_array_get(value, i));
    json_object_foreach(value, key, member) if (path[0] != '\0' || strcmp(key, "t") != 0)
        note_member(r, message, path, key, member);
}

/* One whole JSON object that begins with its kind, all of its keys known. */
static json_t *read_message(const struct hg_rules *r, const char *kind)
{
    json_error_t error;
    ck_assert_msg(said.sink.failed == NULL, "%s: %s", kind, said.sink.failed);
    json_t *message = json_loads(text, JSON_REJECT_DUPLICATES, &error);
    ck_assert_msg(message != NULL, "%s: %s", error.text, text);
    ck_assert(strncmp(text, "{\"t\":\"", 6) == 0);
    ck_assert_str_eq(json_string_value(json_object_get(message, "t")), kind);
    note_keys(r, kind, "", message);
    return message;
}

static void check_message(const struct hg_rules *r, const char *kind)
{
    json_decref(read_message(r, kind));
}

/* ---- A walk that everybody watches ------------------------------------------------------------------------------- */

struct walk {
    const struct mode *mode;
    struct wire_game g;
    struct rng rng;
    struct hg_state s;
    unsigned long number;
    json_t *seen[WATCHERS]; /* what each has put together */
    struct wire_chain chain[WATCHERS];
};

static uint8_t eyes(const struct walk *w, unsigned i)
{
    return (uint8_t)(i < w->g.rules->seats ? i : HG_SPECTATOR);
}

static struct hg_action next_action(struct walk *w)
{
    static struct odds_cache cache;
    struct kit kit = {&w->rng, &cache};
    struct dealer dealer;
    struct hg_chances chances;
    struct hg_choices choices;
    struct hg_view v;
    if (hg_actor(&w->s) == HG_CHANCE) {
        hg_chances(w->g.rules, &w->s, &chances);
        dealer_seed(&dealer, rng_next(&w->rng), 0);
        return dealer_deal(&dealer, &chances);
    }
    hg_view(w->g.rules, &w->s, hg_actor(&w->s), &v);
    hg_choices(w->g.rules, &v.position, &choices);
    if (rng_below(&w->rng, 3) == 0)
        return boxes_any(&choices, &w->rng);
    return player_find("casual")->choose(w->g.rules, &v, &choices, &kit, NULL);
}

static void play_to(struct walk *w, unsigned long actions)
{
    hg_start(w->g.rules, &w->s);
    for (w->number = 0; w->number < actions && hg_actor(&w->s) != HG_NOBODY; w->number++) {
        struct hg_action a = next_action(w);
        hg_apply_legal(w->g.rules, &w->s, &a);
    }
}

/* ---- Snapshot and changes ---------------------------------------------------------------------------------------- */

/* The whole rule: objects merge key by key, everything else is replaced. */
static void merge(json_t *into, json_t *set)
{
    const char *key;
    json_t *value;
    json_object_foreach(set, key, value)
    {
        json_t *there = json_object_get(into, key);
        if (json_is_object(there) && json_is_object(value))
            merge(there, value);
        else
            json_object_set(into, key, value);
    }
}

static void take_snapshot(struct walk *w, unsigned i)
{
    struct hg_view v;
    wire_look(w->g.rules, &w->s, eyes(w, i), &v);
    wire_chain_begin(&w->chain[i], digest, eyes(w, i));
    wire_snapshot(&w->g, w->number, &v, &w->chain[i], fresh());
    json_t *message = read_message(w->g.rules, "snapshot");
    w->seen[i] = json_incref(json_object_get(message, "view"));
    json_decref(message);
}

/* Byte for byte what the position is written as. */
static void expect_view(struct walk *w, unsigned i)
{
    static char wanted[WIRE_MESSAGE_MAX];
    struct sink_memory out;
    struct hg_view v;
    hg_view(w->g.rules, &w->s, eyes(w, i), &v);
    sink_buffer(&out, wanted, sizeof wanted);
    position_lean_json(w->g.rules, edition_names(w->g.edition), &v.position, &out.sink);
    char *got = json_dumps(w->seen[i], JSON_COMPACT);
    ck_assert_msg(strcmp(got, wanted) == 0, "%s, number %lu, watcher %u:\n%s\n%s", w->mode->label, w->number, i + 1,
                  got, wanted);
    free(got);
}

static void hear_event(struct walk *w, unsigned i, const struct hg_state *before, const struct hg_action *a)
{
    struct wire_step step;
    wire_see(w->g.rules, eyes(w, i), w->number, before, a, &w->s, &step);
    wire_chain_add(&w->chain[i], &w->g, &step);
    wire_events_open(fresh());
    wire_event(&w->g, i % 2 == 0 ? ENGLISH : FRENCH, &step, &w->chain[i], &said.sink);
    wire_events_close(&said.sink);
    json_t *message = read_message(w->g.rules, "events");
    json_t *event = json_array_get(json_object_get(message, "list"), 0);
    ck_assert(json_integer_value(json_object_get(event, "number")) == (json_int_t)w->number);
    merge(w->seen[i], json_object_get(event, "set"));
    json_decref(message);
}

static void step(struct walk *w)
{
    struct hg_state before = w->s;
    struct hg_action a = next_action(w);
    hg_apply_legal(w->g.rules, &w->s, &a);
    w->number++;
    for (unsigned i = 0; i <= w->g.rules->seats; i++) {
        hear_event(w, i, &before, &a);
        expect_view(w, i);
    }
}

START_TEST(a_snapshot_and_every_change_give_the_view_at_every_number)
{
    unsigned count;
    struct walk w = {.mode = &modes_all(&count)[_i]};
    w.g = game_of(w.mode);
    rng_seed(&w.rng, 5, (uint64_t)_i);
    for (unsigned walk = 0; walk < WALKS; walk++) {
        play_to(&w, walk * LATE);
        for (unsigned i = 0; i <= w.g.rules->seats; i++)
            take_snapshot(&w, i);
        for (unsigned k = 0; k < TOLD && hg_actor(&w.s) != HG_NOBODY; k++)
            step(&w);
        for (unsigned i = 0; i <= w.g.rules->seats; i++)
            json_decref(w.seen[i]);
    }
}
END_TEST

/* ---- Asks and odds ----------------------------------------------------------------------------------------------- */

static bool is_attack(const struct hg_rules *r, const struct hg_choice *box)
{
    const char *word = hg_verbs(r).verb[box->verb].word;
    return strcmp(word, "attack") == 0 || strcmp(word, "declare") == 0;
}

static unsigned count_attacks(const struct hg_rules *r, const struct hg_choices *choices)
{
    uint64_t to[HG_PLACES_MAX] = {0}, assaults = 0;
    unsigned count = 0;
    for (unsigned i = 0; i < choices->count; i++) {
        const struct hg_choice *box = &choices->box[i];
        if (is_attack(r, box))
            to[box->from] |= box->to;
        if (strcmp(hg_verbs(r).verb[box->verb].word, "assault") == 0)
            assaults |= bit(box->from);
    }
    for (unsigned i = 0; i < HG_PLACES_MAX; i++)
        count += count_bits(to[i]);
    return count + count_bits(assaults);
}

/* By the tables of odds/ directly, without anything kept. */
static double exact_win(const struct hg_rules *r, const struct odds_attack *a)
{
    static struct odds_value room[100000];
    static struct odds_assaults all;
    struct odds_rounds rounds;
    struct odds_sums_result sums;
    if (r->family != HG_CONQUEST)
        return odds_sums(&a->sums, &sums), sums.win;
    if (a->titan)
        return odds_assaults(&a->assault, a->attackers, &all), all.win;
    odds_rounds(&a->battle, &rounds);
    return odds_battle_value(&rounds, a->attackers, a->defenders, 0, room).win;
}

static void check_odds(struct walk *w, const struct hg_view *v, json_t *list)
{
    struct odds_attack attack[ODDS_ATTACKS_MAX];
    const struct name_list *places = &edition_names(w->g.edition)->places;
    unsigned count = odds_attacks(w->g.rules, &v->position, v->seat, attack), found = 0;
    for (unsigned i = 0; i < count; i++)
        for (size_t k = 0; k < json_array_size(list); k++) {
            json_t *row = json_array_get(list, k);
            if (strcmp(json_string_value(json_object_get(row, "from")), places->item[attack[i].from].id) != 0 ||
                strcmp(json_string_value(json_object_get(row, "to")), places->item[attack[i].to].id) != 0 ||
                json_is_true(json_object_get(row, "titan")) != attack[i].titan)
                continue;
            double win = exact_win(w->g.rules, &attack[i]);
            found++;
            ck_assert_int_eq(json_integer_value(json_object_get(row, "win")), (int)(win * 10000 + 0.5));
        }
    ck_assert_uint_eq(found, json_array_size(list));
}

static unsigned check_ask(struct walk *w)
{
    uint8_t seat = hg_actor(&w->s);
    struct hg_view v;
    struct hg_choices choices;
    struct hg_action first;
    struct wire_question q = {.number = w->number, .view = &v, .asked = true, .fallback = &first, .deadline = 9};
    wire_look(w->g.rules, &w->s, seat, &v);
    hg_choices(w->g.rules, &v.position, &choices);
    first = hg_choice_nth(&choices.box[0], 0);
    q.seats = (uint8_t)bit(seat);
    wire_ask(&w->g, FRENCH, &q, fresh());
    json_t *message = read_message(w->g.rules, "ask"), *list = json_object_get(message, "odds");
    unsigned attacks = count_attacks(w->g.rules, &choices);
    ck_assert(json_array_size(json_object_get(message, "boxes")) >= choices.count);
    ck_assert_msg(json_array_size(list) == attacks, "%s: %u attacks, %zu odds: %s", w->mode->label, attacks,
                  json_array_size(list), text);
    check_odds(w, &v, list);
    json_decref(message);
    return attacks;
}

START_TEST(every_attack_offered_has_its_exact_odds)
{
    unsigned count, attacks = 0;
    struct walk w = {.mode = &modes_all(&count)[_i]};
    w.g = game_of(w.mode);
    rng_seed(&w.rng, 6, (uint64_t)_i);
    play_to(&w, 100);
    for (unsigned k = 0; k < 500 && hg_actor(&w.s) != HG_NOBODY; k++) {
        if (hg_actor(&w.s) < w.g.rules->seats)
            attacks += check_ask(&w);
        struct hg_action a = next_action(&w);
        hg_apply_legal(w.g.rules, &w.s, &a);
        w.number++;
    }
    ck_assert(attacks > 0 || w.g.rules->family == HG_ASSETS);
}
END_TEST

/* The others learn that somebody is asked, and nothing of what. */
START_TEST(who_is_not_asked_is_told_no_choices)
{
    unsigned count;
    struct walk w = {.mode = &modes_all(&count)[_i]};
    struct hg_view v;
    w.g = game_of(w.mode);
    rng_seed(&w.rng, 7, (uint64_t)_i);
    play_to(&w, 40);
    while (hg_actor(&w.s) == HG_CHANCE) {
        struct hg_action a = next_action(&w);
        hg_apply_legal(w.g.rules, &w.s, &a);
    }
    wire_look(w.g.rules, &w.s, HG_SPECTATOR, &v);
    struct wire_question q = {.number = 40, .view = &v, .seats = 3};
    wire_ask(&w.g, ENGLISH, &q, fresh());
    json_t *message = read_message(w.g.rules, "ask");
    ck_assert_uint_eq(json_object_size(message), 4);
    ck_assert_uint_eq(json_array_size(json_object_get(message, "seats")), 2);
    json_decref(message);
}
END_TEST

static const struct mode *find_mode(const char *label)
{
    unsigned count;
    const struct mode *modes = modes_all(&count);
    for (unsigned i = 0; i < count; i++)
        if (strcmp(modes[i].label, label) == 0)
            return &modes[i];
    ck_abort_msg("there is no game %s", label);
}

/* Armies of any size have odds; beyond a limit in proportion, which is said. What is kept changes nothing. */
START_TEST(odds_of_large_armies_are_rough_and_said_to_be)
{
    const struct mode *mode = find_mode("mass-effect/basic 3");
    struct odds_attack attack = {.attackers = 300, .defenders = 300, .battle = odds_battle_of(&mode->rules)};
    struct wire_chance exact = wire_chance_of(&odds, &mode->rules, &attack), again;
    ck_assert(!exact.rough && exact.win == (int)(exact_win(&mode->rules, &attack) * 10000 + 0.5));
    again = wire_chance_of(&odds, &mode->rules, &attack);
    ck_assert(again.win == exact.win && again.attackers == exact.attackers && again.defenders == exact.defenders);
    attack.attackers = attack.defenders = 50000;
    ck_assert(wire_chance_of(&odds, &mode->rules, &attack).rough);
    ck_assert(wire_chance_of(&odds, &mode->rules, &attack).win == exact.win);
    attack.attackers = 1;
    ck_assert(wire_chance_of(&odds, &mode->rules, &attack).win == 0);
}
END_TEST

/* ---- Eyes and chains --------------------------------------------------------------------------------------------- */

START_TEST(what_was_taken_back_is_an_event_that_sets_it_back)
{
    const struct mode *mode = find_mode("mass-effect/basic 3");
    struct walk w = {.mode = mode, .g = game_of(mode)};
    rng_seed(&w.rng, 1, 1);
    play_to(&w, 20);
    struct hg_state before = w.s;
    struct hg_action a = next_action(&w), undo = {.verb = RECORD_UNDO, .seat = hg_actor(&w.s)};
    hg_apply_legal(w.g.rules, &w.s, &a);
    take_snapshot(&w, 1);
    struct hg_state after = w.s;
    w.s = before;
    w.number++;
    hear_event(&w, 1, &after, &undo);
    expect_view(&w, 1);
    ck_assert(strstr(text, "\"do\":\"undo\"") != NULL);
    json_decref(w.seen[1]);
}
END_TEST

START_TEST(after_the_end_everything_may_be_seen)
{
    const struct mode *mode = find_mode("halo-wars/command-room 3");
    struct walk w = {.mode = mode, .g = game_of(mode)};
    struct hg_view v;
    struct wire_step step;
    rng_seed(&w.rng, 1, 1);
    play_to(&w, 200);
    wire_look(w.g.rules, &w.s, WIRE_ALL, &v);
    ck_assert(memcmp(&v.position, &w.s, sizeof w.s) == 0);
    struct hg_state before = w.s;
    struct hg_action a = next_action(&w);
    hg_apply_legal(w.g.rules, &w.s, &a);
    wire_see(w.g.rules, WIRE_ALL, 201, &before, &a, &w.s, &step);
    ck_assert(memcmp(&step.a, &a, sizeof a) == 0 && step.hash == hg_hash(w.g.rules, &w.s));
}
END_TEST

/* docs/API.md has this example; it was worked out by another program. */
START_TEST(chains_are_what_the_documentation_says)
{
    struct wire_chain c;
    char hex[WIRE_HEX];
    wire_chain_begin(&c, digest, HG_SPECTATOR);
    wire_chain_hex(&c, hex);
    ck_assert_str_eq(hex, "82bccbbf5db6c8fa113d092f44a57a9c");
    wire_chain_line(&c, "1 chance roll 3 2 4 #0123456789abcdef\n");
    wire_chain_hex(&c, hex);
    ck_assert_str_eq(hex, "fa2b549295ffca5f3af3eabcd8566a2c");
    wire_chain_begin(&c, digest, 1);
    wire_chain_hex(&c, hex);
    ck_assert_str_eq(hex, "0bf940aad2655788f71c97e00152d326");
}
END_TEST

/* ---- Around the game --------------------------------------------------------------------------------------------- */

/* Whatever strangers are called, messages stay JSON. */
static void check_lobby(const struct wire_game *g)
{
    struct wire_table table = {.phase = WIRE_OPEN, .creator = true, .seats = 2};
    struct record_header h = {.commitment = "c0", .digest = "d0"};
    struct wire_time time[2] = {{0, 1000, 5000}, {1, 2000, 0}};
    struct wire_chat chat = {1, HG_SPECTATOR, "\"\\\x1b[31m\xff", "\xe2\x80\xae\n</script>", "all"};
    wire_welcome(g, &(struct wire_welcome){"t1", 1, WIRE_PLAYING, 5, "f0"}, fresh());
    check_message(g->rules, "welcome");
    table.seat[0] = (struct wire_seat){WIRE_AS_PERSON, "reapers", "Zo\xc3\xab \"", true, true, false};
    for (table.clock.kind = WIRE_CLOCK_NONE; table.clock.kind < WIRE_CLOCK_KINDS; table.clock.kind++) {
        wire_table(&table, fresh());
        check_message(g->rules, "table");
    }
    wire_sealed("hegemon 2\nseats 2\n", 18, &h, 7, fresh());
    check_message(g->rules, "sealed");
    wire_clock(1, time, 2, fresh());
    check_message(g->rules, "clock");
    wire_chat(&chat, fresh());
    check_message(g->rules, "chat");
    wire_ok("m1", 3, fresh());
    check_message(g->rules, "ok");
    wire_bye("restart", 5, fresh());
    check_message(g->rules, "bye");
    wire_pong((UINT64_C(1) << 53) - 1, fresh());
    check_message(g->rules, "pong");
}

static void check_answers(const struct wire_game *g, struct walk *w)
{
    struct hg_view v;
    struct wire_step step;
    struct hg_action a = hg_blank(HG_RESIGN, 0);
    struct thought why = thought_of(THOUGHT_LOT);
    struct hg_state before = w->s;
    wire_look(g->rules, &w->s, 0, &v);
    wire_answer_hint(g, FRENCH, "q", &v, &a, &why, fresh());
    check_message(g->rules, "answer");
    wire_answer_why(g, FRENCH, "q", &v, &a, fresh());
    check_message(g->rules, "answer");
    wire_answer_look(g, "q", 1, &v, &w->chain[0], fresh());
    check_message(g->rules, "answer");
    wire_answer_lang("q", FRENCH, "f0", fresh());
    check_message(g->rules, "answer");
    wire_answer_orders("q", "most", "idle", fresh());
    check_message(g->rules, "answer");
    for (unsigned k = 0; k < 60 && hg_actor(&w->s) != HG_NOBODY; k++) {
        before = w->s;
        a = next_action(w);
        hg_apply_legal(g->rules, &w->s, &a);
        wire_see(g->rules, 0, k + 1, &before, &a, &w->s, &step);
        wire_answer_history_open("q", fresh());
        wire_event(g, ENGLISH, &step, &w->chain[0], &said.sink);
        wire_answer_history_close(&said.sink);
        check_message(g->rules, "answer");
    }
}

static void check_asked_odds(const struct wire_game *g, const struct hg_state *s)
{
    struct hg_view v;
    struct odds_attack attack[ODDS_ATTACKS_MAX];
    for (uint8_t seat = 0; seat < g->rules->seats; seat++) {
        wire_look(g->rules, s, seat, &v);
        unsigned count = odds_attacks(g->rules, s, seat, attack);
        for (unsigned i = 0; i < count; i++) {
            ck_assert(wire_answer_odds(g, ENGLISH, "q", &v, attack[i].from, attack[i].to, 1, fresh()));
            check_message(g->rules, "answer");
        }
        ck_assert(!wire_answer_odds(g, ENGLISH, "q", &v, 0, 0, 1, fresh()));
        check_message(g->rules, "refuse");
    }
}

static void check_facts(const struct wire_game *g)
{
    char english[WIRE_HEX], french[WIRE_HEX];
    wire_facts(g, ENGLISH, fresh());
    check_message(g->rules, "facts");
    wire_facts(g, FRENCH, fresh());
    check_message(g->rules, "facts");
    wire_facts_key(g, ENGLISH, english);
    wire_facts_key(g, FRENCH, french);
    ck_assert_str_ne(english, french);
    wire_facts_key(g, FRENCH, english);
    ck_assert_str_eq(english, french);
}

/* Whole games, so that ends are told. */
static void check_end(struct walk *w)
{
    struct hg_view v;
    play_to(w, 20000);
    wire_look(w->g.rules, &w->s, HG_SPECTATOR, &v);
    bool over = hg_actor(&w->s) == HG_NOBODY;
    for (unsigned language = 0; language < LANGUAGES; language++) {
        wire_end(&w->g, (enum language)language, &(struct wire_ending){w->number, &v, !over, "5ec"}, fresh());
        check_message(w->g.rules, "end");
    }
}

START_TEST(messages_have_known_keys_only)
{
    static const struct record_pair setting = {"scanning", "on"};
    unsigned count;
    struct walk w = {.mode = &modes_all(&count)[_i]};
    w.g = game_of(w.mode);
    w.g.setting = &setting;
    w.g.settings = 1;
    rng_seed(&w.rng, 8, (uint64_t)_i);
    check_lobby(&w.g);
    check_facts(&w.g);
    play_to(&w, 150);
    check_answers(&w.g, &w);
    check_asked_odds(&w.g, &w.s);
    check_end(&w);
}
END_TEST

START_TEST(refusals_have_a_word_and_a_sentence_in_each_language)
{
    const struct hg_rules *r = &find_mode("mass-effect/basic 3")->rules;
    for (int i = 0; i < WIRE_REFUSALS; i++) {
        enum wire_refusal why = (enum wire_refusal)i;
        wire_refuse_by_host(FRENCH, "", why, NULL, 3, fresh());
        ck_assert(strstr(text, wire_refusal_sentence(why)) == NULL);
        ck_assert(strstr(text, "\"id\":null") != NULL);
        check_message(r, "refuse");
        wire_error(ENGLISH, why, "the message is too long", true, fresh());
        ck_assert(strstr(text, "the message is too long") != NULL);
        check_message(r, "error");
        for (int other = 0; other < i; other++)
            ck_assert_str_ne(wire_refusal_word(why), wire_refusal_word((enum wire_refusal)other));
    }
    wire_refuse(FRENCH, "m", HG_NOT_ADJACENT, 3, fresh());
    ck_assert(strstr(text, "\"reason\":\"not-adjacent\"") != NULL);
    check_message(r, "refuse");
}
END_TEST

/* Last: a row that nothing sends describes nothing. `rough` needs armies that no short game has. */
START_TEST(every_key_of_the_list_was_sent)
{
    for (unsigned i = 0; i < wire_sent_count; i++)
        ck_assert_msg(row_seen[i] || strstr(wire_sent[i].key, "rough") != NULL, "nothing has sent %s %s",
                      wire_sent[i].message, wire_sent[i].key);
}
END_TEST

int main(void)
{
    unsigned count;
    TCase *tests;
    Suite *suite = suite_of("wire", &tests);
    modes_all(&count);
    tcase_add_loop_test(tests, a_snapshot_and_every_change_give_the_view_at_every_number, 0, (int)count);
    tcase_add_loop_test(tests, every_attack_offered_has_its_exact_odds, 0, (int)count);
    tcase_add_loop_test(tests, who_is_not_asked_is_told_no_choices, 0, (int)count);
    tcase_add_test(tests, odds_of_large_armies_are_rough_and_said_to_be);
    tcase_add_test(tests, what_was_taken_back_is_an_event_that_sets_it_back);
    tcase_add_test(tests, after_the_end_everything_may_be_seen);
    tcase_add_test(tests, chains_are_what_the_documentation_says);
    tcase_add_loop_test(tests, messages_have_known_keys_only, 0, (int)count);
    tcase_add_test(tests, refusals_have_a_word_and_a_sentence_in_each_language);
    tcase_add_test(tests, every_key_of_the_list_was_sent);
    return suite_run(suite);
}
