/* What is told about tables without sitting at one: tables that are open or played in public, one's own, one table, its
 * record. Nothing here depends on what a seat knows; whoever brings a key is told which seat is its own, and whether
 * that is waited for. */
#ifndef SERVER_LOBBY_H
#define SERVER_LOBBY_H

#include "server/answer.h"

/* The table that the path names; NULL when it was answered already: there is none, or it no longer fits the program. */
struct table *lobby_find(const struct asking *a);

void lobby_tables(const struct asking *a);
void lobby_make(const struct asking *a);
void lobby_table(const struct asking *a);
void lobby_record(const struct asking *a);
void lobby_close(const struct asking *a);
void lobby_erase(const struct asking *a);
void lobby_mine(const struct asking *a);
void lobby_facts(const struct asking *a);
void lobby_board(const struct asking *a);

#endif
