/* What happened: snapshots, events, the end. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "stories/endings.h"
#include "text/notation.h"
#include "text/position.h"
#include "text/say.h"
#include "wire/write.h"

static char *put_text(char *at, const char *text)
{
    size_t length = strlen(text);
    memcpy(at, text, length + 1);
    return at + length;
}

static char *put_number(char *at, unsigned long n)
{
    char digits[24] = "", *first = digits + sizeof digits - 1;
    do
        *--first = (char)('0' + n % 10);
    while ((n /= 10) > 0);
    return put_text(at, first);
}

/* The line is the record's, but redacted, with the hash of the view: `12 2 draw ? #0123456789abcdef`. It is made for
 * every action and every pair of eyes, so printf would cost too much. */
void wire_chain_add(struct wire_chain *c, const struct wire_game *g, const struct wire_step *step)
{
    char line[NOTATION_MAX + 64], text[NOTATION_MAX], who[8], *at = put_number(line, step->number);
    notation_print(g->rules, edition_names(g->edition), &step->a, text);
    notation_seat(step->a.seat, who);
    at = put_text(put_text(at, " "), who);
    at = put_text(put_text(put_text(at, " "), text), " #");
    for (int shift = 60; shift >= 0; shift -= 4)
        *at++ = "0123456789abcdef"[step->hash >> shift & 15];
    put_text(at, "\n");
    wire_chain_line(c, line);
}

void wire_snapshot(const struct wire_game *g, unsigned long number, const struct hg_view *v,
                   const struct wire_chain *chain, struct sink *out)
{
    struct json j = wire_begin("snapshot", out);
    pair_number(&j, "number", number);
    wire_pair_chain(&j, chain);
    wire_pair_view(&j, "view", g, v);
    wire_finish(&j);
}

/* ---- Events ------------------------------------------------------------------------------------------------------ */

void wire_events_open(struct sink *out)
{
    sink_text(out, "{\"t\":\"events\",\"list\":[");
}

void wire_events_close(struct sink *out)
{
    sink_text(out, "]}");
}

/* Faces in the order rolled; of a battle the attacker's come first. */
static void put_dice(struct json *j, const struct story *in)
{
    unsigned attack = record_is_undo(in->a) || in->a->count == 0 ? HG_NONE : story_attack_dice(in);
    if (record_is_undo(in->a) || in->a->count == 0)
        return;
    json_key(j, "dice");
    json_open(j, '[');
    for (unsigned i = 0; i < in->a->count; i++)
        json_number(j, in->a->x[i]);
    json_close(j, ']');
    if (attack != HG_NONE)
        pair_number(j, "attack", attack);
}

/* What a battle came to, with the event that settled it. */
static void put_battle(struct json *j, const struct wire_game *g, const struct story *in)
{
    const struct name_list *places = &edition_names(g->edition)->places;
    struct story_battle b;
    if (record_is_undo(in->a) || !story_battle(in, &b))
        return;
    json_key(j, "battle");
    json_open(j, '{');
    wire_pair_id(j, "from", places, b.from);
    wire_pair_id(j, "to", places, b.to);
    json_key(j, "lost");
    json_open(j, '[');
    json_number(j, b.attacker_lost);
    json_number(j, b.defender_lost);
    json_close(j, ']');
    pair_flag(j, "conquered", b.conquered);
    json_close(j, '}');
}

/* "set" has what changed in the view; a page that merges it into its copy has the position after the event. */
void wire_event(const struct wire_game *g, enum language language, const struct wire_step *step,
                const struct wire_chain *chain, struct sink *out)
{
    struct story story = {
        g->rules, g->edition, language, &step->a, &step->before.position, &step->after.position, step->after.seat};
    struct json j = {out, false};
    char text[STORY_MAX];
    json_open(&j, '{');
    pair_number(&j, "number", step->number);
    wire_pair_seat(&j, "seat", step->a.seat);
    wire_pair_action(&j, "do", g, &step->a);
    json_key(&j, "set");
    position_changes_json(g->rules, edition_names(g->edition), &step->before.position, &step->after.position, out);
    j.comma = true;
    story_tell(&story, text);
    pair_text(&j, "story", text);
    put_dice(&j, &story);
    put_battle(&j, g, &story);
    wire_pair_chain(&j, chain);
    json_close(&j, '}');
#ifdef WIRE_LEAK /* a hole of tests/unit/leak.h */
    if (step->after.zero[0] != 0)
        sink_put(out, ' ');
#endif
}

/* ---- The end ----------------------------------------------------------------------------------------------------- */

/* "Alliance", "Alliance and Reapers": the winners as people call them. */
static void name_winners(const struct wire_game *g, enum language language, const struct hg_state *s,
                         char out[STORY_MAX])
{
    size_t used = 0;
    out[0] = '\0';
    for (uint64_t left = s->winners; left != 0 && used < STORY_MAX;) {
        char name[SEAT_NAME_MAX];
        seat_name(g->rules, edition_names(g->edition), language, s, take_lowest(&left), name);
        used += (size_t)snprintf(out + used, STORY_MAX - used, "%s%s", used > 0 ? say(language, " and ") : "", name);
    }
}

/* The last sentence of a game. */
static void tell_end(const struct wire_game *g, enum language language, const struct wire_ending *e,
                     char out[STORY_MAX * 2])
{
    const struct hg_state *s = &e->view->position;
    char names[STORY_MAX];
    name_winners(g, language, s, names);
    if (e->stopped)
        snprintf(out, STORY_MAX * 2, "%s", say(language, "The game was ended as it stood."));
    else if (s->winners == 0)
        snprintf(out, STORY_MAX * 2, "%s", say(language, "The game is drawn."));
    else if (count_bits(s->winners) == 1)
        snprintf(out, STORY_MAX * 2, say(language, "%s has won."), names);
    else
        snprintf(out, STORY_MAX * 2, say(language, "%s have won together."), names);
}

void wire_end(const struct wire_game *g, enum language language, const struct wire_ending *e, struct sink *out)
{
    const struct hg_state *s = &e->view->position;
    struct json j = wire_begin("end", out);
    char sentence[STORY_MAX * 2];
    tell_end(g, language, e, sentence);
    pair_number(&j, "number", e->number);
    json_key(&j, "result");
    json_open(&j, '{');
    pair_text(&j, "how", e->stopped ? "stopped" : ending_id(ending_of(g->rules, s)));
    wire_pair_seats(&j, "winners", e->stopped ? 0 : s->winners);
    pair_text(&j, "sentence", sentence);
    json_close(&j, '}');
    pair_text(&j, "secret", e->secret);
    wire_finish(&j);
}
