/* A log that can't be rewritten: a value over everything that a pair of eyes was told, line by line. A page keeps the
 * values; after the game they follow from the published record alone, so a host who told one thing and published
 * another is caught. Nothing hidden enters a chain. docs/API.md has the arithmetic with an example. */
#ifndef WIRE_CHAIN_H
#define WIRE_CHAIN_H

#include <stdint.h>

enum { WIRE_CHAIN = 16 /* bytes */, WIRE_HEX = 33 /* as digits, with their end */ };

struct wire_chain {
    unsigned char byte[WIRE_CHAIN];
};

/* Before the first action. `digest` is that of the record's header, `seat` a seat from 0 or HG_SPECTATOR. */
void wire_chain_begin(struct wire_chain *c, const char *digest, uint8_t seat);

/* One line more, with its break. */
void wire_chain_line(struct wire_chain *c, const char *line);

void wire_chain_hex(const struct wire_chain *c, char out[WIRE_HEX]);

#endif
