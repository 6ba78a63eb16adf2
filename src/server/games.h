/* Games that tables play, each opened once and shared by all tables that play it, for as long as one of them does.
 * Everything here belongs to the loop's thread; the rules alone may be read by others while the game is kept. */
#ifndef SERVER_GAMES_H
#define SERVER_GAMES_H

#include "host/host.h"
#include "host/opened.h"
#include "server/net.h"
#include "server/prices.h"

enum { GAMES_UNUSED = 32 }; /* that stay open although nobody plays them */

struct game {
    struct game *next;
    struct opened_name asked; /* as it was asked for; compared byte by byte */
    struct opened opened;
    struct host_game host;
    unsigned uses;
    struct net_blob *facts[LANGUAGES], *board; /* made when somebody wants them */
};

struct games {
    struct game *first; /* used last, first */
    unsigned count;
    struct spent *spent;    /* where the opening of editions and the drawing of boards is counted */
    struct wire_odds *odds; /* one for all games, because one thread makes all messages */
};

bool games_begin(struct games *g, struct spent *spent); /* false without memory */
void games_end(struct games *g);

/* The game, kept until games_drop; NULL with the fault, in the language of whoever asks. */
struct game *games_open(struct games *g, const struct opened_name *name, enum language language, struct fault *f);
void games_keep(struct game *game);
void games_drop(struct games *g, struct game *game);

/* Facts by the key that a welcome names, as long as the game is open; NULL when it is not. */
struct net_blob *games_facts(struct games *g, const char *key);
/* The message `board` of an edition's mode, by the edition's SHA-256. */
struct net_blob *games_board(struct games *g, const char *sha256, const char *mode);

#endif
