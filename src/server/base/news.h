/* What the list of games keeps of a request: all of it is read from the table's lines. */
#ifndef SERVER_BASE_NEWS_H
#define SERVER_BASE_NEWS_H

#include "server/base/base.h"

/* One table's, and one seat's, in a request that a table makes; the index may be made anew from the lines. */
enum { NEWS_PEOPLE = 16 };

struct news {
    uint64_t time;    /* of the last line; 0: nothing */
    uint64_t created; /* of the first line of all, or 0 */
    enum base_state state;
    struct game_key person[NEWS_PEOPLE]; /* who made the table or took a seat */
    unsigned people;
    bool forget; /* who holds this seat */
    uint8_t seat;
};

/* The request's last line decides the time, and the furthest state counts: games never go back. */
struct news news_of(const struct base_request *r);

#endif
