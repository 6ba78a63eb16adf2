/* Answers to what a watcher asks for by itself, from nothing but what it sees. */
#include "players/skill.h"
#include "text/notation.h"
#include "wire/write.h"

/* Every answer names the request and what it answers. */
static struct json begin_answer(const char *id, const char *to, struct sink *out)
{
    struct json j = wire_begin("answer", out);
    pair_text(&j, "id", id);
    pair_text(&j, "to", to);
    return j;
}

/* Whose attacks these eyes may ask about: their own, or of whoever has the turn. */
static uint8_t attacker_of(const struct wire_game *g, const struct hg_view *v)
{
    return v->seat < g->rules->seats ? v->seat : (uint8_t)seat_in_turn(g->rules, &v->position);
}

/* NULL when the eyes may not ask about such an attack, or there is none. */
static const struct odds_attack *find_attack(const struct odds_attack *list, unsigned count, uint8_t from, uint8_t to)
{
    for (unsigned i = 0; i < count; i++)
        if (list[i].from == from && list[i].to == to)
            return &list[i];
    return NULL;
}

/* Units left on average stand in hundredths, so that there are whole numbers only. */
static void put_battle(struct json *j, const struct wire_game *g, const struct odds_attack *attack)
{
    struct wire_chance chance = wire_chance_of(g->odds, g->rules, attack);
    json_key(j, "odds");
    json_open(j, '[');
    wire_put_chance(j, g, attack);
    json_close(j, ']');
    json_key(j, "left");
    json_open(j, '[');
    json_number(j, chance.attackers);
    json_number(j, chance.defenders);
    json_close(j, ']');
}

/* Chances of 1 to `count` units that are left. */
static void put_parts(struct json *j, const char *key, unsigned count, const double part[])
{
    json_key(j, key);
    json_open(j, '[');
    for (unsigned i = 1; i <= count; i++)
        json_number(j, (uint64_t)(part[i] * WIRE_ODDS_ONE + 0.5));
    json_close(j, ']');
}

/* Every end that the battle can have, when it is given up at some number of units. */
static void put_spread(struct json *j, const struct wire_game *g, const struct odds_attack *attack, unsigned keep)
{
    struct odds_ending ending;
    if (!wire_ending_of(g->odds, g->rules, attack, keep, &ending))
        return;
    for (unsigned i = 1; i <= attack->attackers; i++)
        ending.won.chance[0][i] += ending.won.chance[1][i];
    json_key(j, "spread");
    json_open(j, '{');
    pair_number(j, "win", (uint64_t)(ending.win * WIRE_ODDS_ONE + 0.5));
    put_parts(j, "won", attack->attackers, ending.won.chance[0]);
    put_parts(j, "held", attack->defenders, ending.held);
    json_close(j, '}');
}

bool wire_answer_odds(const struct wire_game *g, enum language language, const char *id, const struct hg_view *v,
                      const struct wire_attack *asked, unsigned long number, struct sink *out)
{
    struct odds_attack attack[ODDS_ATTACKS_MAX];
    unsigned count = odds_attacks(g->rules, &v->position, attacker_of(g, v), attack);
    const struct odds_attack *found = find_attack(attack, count, asked->from, asked->to);
    if (found == NULL) {
        wire_refuse_by_host(language, id, WIRE_NO_ATTACK, NULL, number, out);
        return false;
    }
    struct json j = begin_answer(id, "odds", out);
    put_battle(&j, g, found);
    put_spread(&j, g, found, asked->keep);
    wire_finish(&j);
    return true;
}

void wire_answer_hint(const struct wire_game *g, enum language language, const char *id, const struct hg_view *v,
                      const struct hg_action *a, const struct thought *why, struct sink *out)
{
    enum { SENTENCE = 1024 };
    char sentence[SENTENCE];
    uint8_t army_of[HG_SEATS_MAX];
    struct json j = begin_answer(id, "hint", out);
    for (unsigned i = 0; i < g->rules->seats; i++)
        army_of[i] = (uint8_t)seat_army_played(g->rules, &v->position, i);
    thought_tell(why, edition_names(g->edition), army_of, language, sentence, sizeof sentence);
    wire_pair_action(&j, "do", g, a);
    pair_text(&j, "sentence", sentence);
    wire_finish(&j);
}

/* The view is judged instead of the truth, so that a refusal tells nothing; the engine's laws say that both agree. */
enum hg_reason wire_judge(const struct wire_game *g, const struct hg_view *v, const struct hg_action *a)
{
    return hg_why_not(g->rules, &v->position, a);
}

void wire_answer_why(const struct wire_game *g, enum language language, const char *id, const struct hg_view *v,
                     const struct hg_action *a, struct sink *out)
{
    enum hg_reason reason = wire_judge(g, v, a);
    struct json j = begin_answer(id, "why", out);
    wire_pair_action(&j, "do", g, a);
    pair_text(&j, "reason", reason_name(reason));
    pair_text(&j, "sentence", reason_sentence(reason, language));
    wire_finish(&j);
}

void wire_answer_look(const struct wire_game *g, const char *id, unsigned long number, const struct hg_view *v,
                      const struct wire_chain *chain, struct sink *out)
{
    struct json j = begin_answer(id, "look", out);
    pair_number(&j, "number", number);
    wire_pair_chain(&j, chain);
    wire_pair_view(&j, "view", g, v);
    wire_finish(&j);
}

void wire_answer_history_open(const char *id, struct sink *out)
{
    struct json j = begin_answer(id, "history", out);
    json_key(&j, "list");
    json_open(&j, '[');
}

void wire_answer_history_close(struct sink *out)
{
    sink_text(out, "]}");
}

void wire_answer_worth_open(const char *id, struct sink *out)
{
    struct json j = begin_answer(id, "worth", out);
    json_key(&j, "list");
    json_open(&j, '[');
}

void wire_answer_worth(const struct wire_game *g, unsigned long number, const struct hg_view *v, bool more,
                       struct sink *out)
{
    struct json j = {out, false};
    uint32_t worth[HG_SEATS_MAX] = {0};
    if (more)
        sink_put(out, ',');
    skill_of(g->rules)->evaluate(g->rules, &v->position, worth);
    json_open(&j, '{');
    pair_number(&j, "number", number);
    pair_number(&j, "turn", v->position.turn);
    json_key(&j, "worth");
    json_open(&j, '[');
    for (unsigned i = 0; i < g->rules->seats; i++)
        json_number(&j, (uint64_t)worth[i] * WIRE_ODDS_ONE / SKILL_ONE);
    json_close(&j, ']');
    json_close(&j, '}');
}

void wire_answer_worth_close(struct sink *out)
{
    sink_text(out, "]}");
}

void wire_answer_lang(const char *id, enum language language, const char *facts, struct sink *out)
{
    struct json j = begin_answer(id, "lang", out);
    pair_text(&j, "lang", language_code[language]);
    pair_text(&j, "facts", facts);
    wire_finish(&j);
}

void wire_answer_orders(const char *id, const char *dice, const char *pass, struct sink *out)
{
    struct json j = begin_answer(id, "orders", out);
    pair_text(&j, "dice", dice);
    pair_text(&j, "pass", pass);
    wire_finish(&j);
}
