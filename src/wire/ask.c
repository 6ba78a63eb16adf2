/* What is asked: boxes as lines of notation, odds of the attacks among them, the question as a sentence. */
#include "engine/bits.h"
#include "engine/traits.h"
#include "stories/questions.h"
#include "text/boxes.h"
#include "wire/write.h"

/* ---- Boxes ------------------------------------------------------------------------------------------------------- */

/* Room for a line of any box: every place of a board by its id. */
enum { LINE_ROOM = 4096 };

/* A sink that makes a JSON text of every line. */
struct lines {
    struct sink sink;
    struct json *j;
    size_t used;
    char text[LINE_ROOM];
};

/* What is written to the sink comes in pieces; only a break ends a text. */
static const char *take_lines(struct sink *to, const char *bytes, size_t length)
{
    struct lines *lines = (struct lines *)(void *)to;
    for (size_t i = 0; i < length; i++) {
        bool ends = bytes[i] == '\n';
        if (lines->used + 1 == LINE_ROOM)
            return "there is no room for it";
        lines->text[lines->used++] = ends ? '\0' : bytes[i];
        if (ends) {
            json_text(lines->j, lines->text);
            lines->used = 0;
        }
    }
    return NULL;
}

/* A failure of the lines is one of the message. */
static void put_boxes(struct json *j, const struct wire_game *g, const struct hg_choices *choices)
{
    struct lines lines;
    lines.sink = (struct sink){.write = take_lines};
    lines.j = j;
    lines.used = 0;
    json_key(j, "boxes");
    json_open(j, '[');
    for (unsigned i = 0; i < choices->count; i++)
        box_print(g->rules, edition_names(g->edition), &choices->box[i], "", &lines.sink);
    json_close(j, ']');
    if (lines.sink.failed != NULL && j->out->failed == NULL)
        j->out->failed = lines.sink.failed;
}

/* ---- Odds -------------------------------------------------------------------------------------------------------- */

/* The attacks among the choices: targets by where they are attacked from, and where the titan is attacked from. */
struct offered {
    uint64_t to[HG_PLACES_MAX], assaults;
    bool any;
};

static void add_box(const struct hg_rules *r, const struct hg_choice *box, struct offered *out)
{
    if (hg_verb_is(r, box->verb, HG_VERB_ATTACKS | HG_VERB_DECLARES))
        out->to[box->from] |= box->to;
    else if (hg_verb_is(r, box->verb, HG_VERB_ASSAULTS))
        out->assaults |= bit(box->from);
    else
        return;
    out->any = true;
}

/* Which attacks a question offers, so that odds are told for these only. */
static void gather(const struct hg_rules *r, const struct hg_choices *choices, struct offered *out)
{
    *out = (struct offered){.any = false};
    for (unsigned i = 0; i < choices->count; i++)
        add_box(r, &choices->box[i], out);
}

static bool is_offered(const struct offered *offered, const struct odds_attack *attack)
{
    return attack->titan ? has(offered->assaults, attack->from) : has(offered->to[attack->from], attack->to);
}

static void put_offered(struct json *j, const struct wire_game *g, const struct hg_view *v,
                        const struct offered *offered)
{
    struct odds_attack attack[ODDS_ATTACKS_MAX];
    unsigned count = odds_attacks(g->rules, &v->position, v->seat, attack);
    for (unsigned i = 0; i < count; i++)
        if (is_offered(offered, &attack[i]))
            wire_put_chance(j, g, &attack[i]);
}

/* Committing units goes on with an attack, which a card may have brought where none could be declared. */
static void put_declared(struct json *j, const struct wire_game *g, const struct hg_state *s)
{
    uint8_t from = s->conquest.open.battle_from, to = s->conquest.open.battle_to;
    struct odds_attack attack = {.from = from, .to = to, .army = HG_NONE};
    attack.attackers = odds_attackers_at(s, from);
    attack.defenders = odds_defenders_at(s, to);
    odds_battle_at(g->rules, s, from, to, 1, &attack.battle);
    wire_put_chance(j, g, &attack);
}

/* Questions that are about no attack have no odds. */
static void put_odds(struct json *j, const struct wire_game *g, const struct hg_view *v,
                     const struct hg_choices *choices)
{
    struct offered offered;
    bool commits = hg_verb_is(g->rules, choices->box[0].verb, HG_VERB_COMMITS);
    gather(g->rules, choices, &offered);
    if (!offered.any && !commits)
        return;
    json_key(j, "odds");
    json_open(j, '[');
    if (commits)
        put_declared(j, g, &v->position);
    else
        put_offered(j, g, v, &offered);
    json_close(j, ']');
}

/* ---- Cards ------------------------------------------------------------------------------------------------------- */

/* Cards that are tried for with dice have chances instead of attacks. Everything lies open there, so that onlookers are
 * told, too: the numbers follow from the receiver's view alone. */
static void put_cards(struct json *j, const struct wire_game *g, const struct hg_state *position)
{
    struct odds_card card[HG_PLACES_MAX];
    if (hg_traits(g->rules).dice != HG_DICE_MATCHED)
        return;
    unsigned count = odds_cards(g->rules, position, &g->odds->tries, card);
    json_key(j, "cards");
    json_open(j, '[');
    for (unsigned i = 0; i < count; i++) {
        json_open(j, '{');
        pair_text(j, "card", edition_names(g->edition)->places.item[card[i].card].id);
        pair_number(j, "win", (unsigned long)(card[i].chance * WIRE_ODDS_ONE + 0.5));
        json_close(j, '}');
    }
    json_close(j, ']');
}

/* ---- The question ------------------------------------------------------------------------------------------------ */

/* What only those who are asked are told. */
static void put_choices(struct json *j, const struct wire_game *g, enum language language,
                        const struct wire_question *q)
{
    struct hg_choices choices;
    char sentence[QUESTION_MAX];
    hg_choices(g->rules, &q->view->position, &choices);
    put_boxes(j, g, &choices);
    put_odds(j, g, q->view, &choices);
    if (q->fallback != NULL)
        wire_pair_action(j, "default", g, q->fallback);
    question_ask(g->rules, g->edition, language, &q->view->position, sentence);
    pair_text(j, "say", sentence);
}

void wire_ask(const struct wire_game *g, enum language language, const struct wire_question *q, struct sink *out)
{
    const struct hg_state *s = &q->view->position;
    struct json j = wire_begin("ask", out);
    pair_number(&j, "number", q->number);
    wire_pair_seats(&j, "seats", q->seats);
    pair_text(&j, "kind", s->depth > 0 ? hg_ask_name(g->rules, s->ask[s->depth - 1].kind) : NULL);
    wire_pair_time(&j, "deadline", q->deadline);
    put_cards(&j, g, s);
    if (q->asked)
        put_choices(&j, g, language, q);
    wire_finish(&j);
}
