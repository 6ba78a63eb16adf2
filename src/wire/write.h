/* Inside: how messages begin and end, and values that many of them have. */
#ifndef WIRE_WRITE_H
#define WIRE_WRITE_H

#include "players/thought.h"
#include "stories/story.h"
#include "text/json.h"
#include "wire/odds.h"
#include "wire/wire.h"

/* {"t":"KIND" and the brace behind the last key. */
struct json wire_begin(const char *kind, struct sink *out);
void wire_finish(struct json *j);

/* Seats count from 1; "chance"; null for everybody who only watches. */
void wire_pair_seat(struct json *j, const char *key, uint8_t seat);
void wire_pair_seats(struct json *j, const char *key, uint64_t seats);
void wire_pair_id(struct json *j, const char *key, const struct name_list *list, unsigned i); /* null without one */
void wire_pair_action(struct json *j, const char *key, const struct wire_game *g, const struct hg_action *a);
void wire_pair_view(struct json *j, const char *key, const struct wire_game *g, const struct hg_view *v);
void wire_pair_chain(struct json *j, const struct wire_chain *chain);
/* Left out when it is 0. */
void wire_pair_time(struct json *j, const char *key, uint64_t time);

/* What the mode is: its board, what its dice decide; and the traits of a verb. */
void wire_put_shape(struct json *j, const struct hg_rules *r);
void wire_put_traits(struct json *j, uint32_t traits);

/* {from, to, win, …} of an attack. */
void wire_put_chance(struct json *j, const struct wire_game *g, const struct odds_attack *attack);

#endif
