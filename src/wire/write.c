/* Parts of messages. */
#include "wire/write.h"

#include "engine/bits.h"
#include "text/notation.h"
#include "text/position.h"

struct json wire_begin(const char *kind, struct sink *out)
{
    struct json j = {out, false};
    json_open(&j, '{');
    pair_text(&j, "t", kind);
    return j;
}

void wire_finish(struct json *j)
{
    json_close(j, '}');
}

void wire_pair_seat(struct json *j, const char *key, uint8_t seat)
{
    if (seat < HG_SEATS_MAX)
        pair_number(j, key, seat + 1u);
    else
        pair_text(j, key, seat == HG_CHANCE ? "chance" : NULL);
}

void wire_pair_seats(struct json *j, const char *key, uint64_t seats)
{
    json_key(j, key);
    json_open(j, '[');
    while (seats != 0)
        json_number(j, take_lowest(&seats) + 1u);
    json_close(j, ']');
}

void wire_pair_id(struct json *j, const char *key, const struct name_list *list, unsigned i)
{
    pair_text(j, key, i < list->count ? list->item[i].id : NULL);
}

void wire_pair_action(struct json *j, const char *key, const struct wire_game *g, const struct hg_action *a)
{
    char text[NOTATION_MAX];
    notation_print(g->rules, edition_names(g->edition), a, text);
    pair_text(j, key, text);
}

void wire_pair_view(struct json *j, const char *key, const struct wire_game *g, const struct hg_view *v)
{
    json_key(j, key);
    position_lean_json(g->rules, edition_names(g->edition), &v->position, j->out);
    j->comma = true;
}

void wire_pair_chain(struct json *j, const struct wire_chain *chain)
{
    char hex[WIRE_HEX];
    wire_chain_hex(chain, hex);
    pair_text(j, "chain", hex);
}

void wire_pair_time(struct json *j, const char *key, uint64_t time)
{
    if (time != 0)
        pair_number(j, key, time);
}

void wire_put_chance(struct json *j, const struct wire_game *g, const struct odds_attack *attack)
{
    struct wire_chance chance = wire_chance_of(g->odds, g->rules, attack);
    const struct name_list *places = &edition_names(g->edition)->places;
    json_open(j, '{');
    wire_pair_id(j, "from", places, attack->from);
    wire_pair_id(j, "to", places, attack->to);
    pair_number(j, "win", chance.win);
    if (attack->behind != 0)
        wire_pair_id(j, "lands", places, attack->behind - 1u);
    if (attack->titan)
        pair_flag(j, "titan", true);
    if (chance.rough)
        pair_flag(j, "rough", true);
    json_close(j, '}');
}
