/* What one bot at the other end of a socket is told: the lines of docs/BOTS.md, made as the JSON messages of wire.h
 * are, from a view or a redacted action and from public things alone. Each function writes whole lines with their
 * breaks, so that all that a bot was told, one after another, is what a program here reads from its standard input.
 * Sentences are English. */
#ifndef WIRE_LINES_H
#define WIRE_LINES_H

#include "engine/hg.h"
#include "wire/refusals.h"

struct bot_place;
struct fault;
struct sink;
struct wire_ending;
struct wire_game;
struct wire_step;

/* The name that a bot has when it gives none. */
#define WIRE_LINES_NAME "bot"

void wire_lines_hegemon(struct sink *out);
void wire_lines_game(const struct wire_game *g, const struct bot_place *place, struct sink *out);
void wire_lines_step(const struct wire_game *g, const struct wire_step *step, struct sink *out);
/* The view of a position in which the bot's own seat is the awaited one. */
void wire_lines_question(const struct wire_game *g, const struct hg_view *v, struct sink *out);
void wire_lines_end(const struct wire_ending *e, struct sink *out);
/* `number` counts the bot's faults in this game. */
void wire_lines_fault(unsigned number, const char *sentence, struct sink *out);

/* Beside the game, words that a program here never reads: why the table will have nothing to do with this bot, after
 * which the connection ends (`more` NULL, or a sentence that stands for the reason's own); that the server goes, and
 * when to come back; and the table where people play again. */
void wire_lines_refuse(enum wire_refusal why, const char *more, struct sink *out);
void wire_lines_bye(unsigned seconds, struct sink *out);
void wire_lines_rematch(const char *table, struct sink *out);

/* The action of an answer `do ACTION`, without a look at whether it is legal. */
bool wire_lines_read(const struct wire_game *g, uint8_t seat, const char *line, struct hg_action *a, struct fault *f);

#endif
