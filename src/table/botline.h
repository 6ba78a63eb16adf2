/* The lines of docs/BOTS.md: what a bot reads, written from what its seat may know, and what it answers. One writer for
 * programs that run here (bot.h) and for those at the other end of a socket (wire/lines.h). Nothing here talks to
 * anybody. */
#ifndef TABLE_BOTLINE_H
#define TABLE_BOTLINE_H

#include "engine/hg.h"
#include "text/edition/edition.h"
#include "text/sink.h"

enum {
    BOT_PROTOCOL = 1,
    BOT_FAULTS_MAX = 3, /* in one game; then the game is forfeited */
    BOT_ASIDES_MAX = 8  /* between two moves */
};

/* The game that bots are told about; the same for all of a series. */
struct bot_game {
    const struct hg_rules *r;
    const struct names *names;
    const char *name; /* EDITION/MODE */
    const struct setting *setting;
    unsigned settings;
    const struct edition *edition; /* whose compiled rules are told, or NULL: none are */
};

/* What one bot is told of its place in a game. */
struct bot_place {
    uint8_t seat;
    uint64_t limit;  /* milliseconds for an answer */
    uint64_t random; /* a number of its own for its lots */
};

/* Each writes whole lines, with their breaks. */
void botline_hegemon(struct sink *out);
void botline_game(const struct bot_game *g, const struct bot_place *place, struct sink *out); /* newgame to rules */
void botline_action(const struct bot_game *g, const struct hg_action *a, struct sink *out);   /* as its seat saw it */
void botline_question(const struct bot_game *g, const struct hg_view *v, const struct hg_choices *choices,
                      struct sink *out); /* view, choices and go */
void botline_fault(unsigned number, const char *sentence, struct sink *out);

/* Whether a line begins with this word. */
bool botline_is(const char *line, const char *word);

/* The action of `do ACTION`, without a look at whether it is legal. */
bool botline_read(const struct bot_game *g, uint8_t seat, const char *line, struct hg_action *a, struct fault *f);

#endif
