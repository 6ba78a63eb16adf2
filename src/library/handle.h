/* Inside the library: what a handle holds, and what its files share. */
#ifndef LIBRARY_HANDLE_H
#define LIBRARY_HANDLE_H

#include "front/game.h"
#include "library/hegemon.h"
#include "table/table.h"
#include "text/sink.h"
#include "wire/wire.h"

struct hegemon {
    struct game_name game; /* of a new game: its edition is closed with it */
    struct hg_rules compiled;
    /* One of `game` and `reader` is in use; `edition` points to what that one owns. */
    struct record_reader *reader; /* of a recorded one: it owns edition and rules */
    const struct edition *edition;
    const struct edition_mode *mode;
    struct record_pair setting[RECORD_SETTINGS_MAX]; /* options that were set */
    unsigned settings;
    struct table table;
    struct odds_cache odds;
    struct sink_memory record;
    bool looks_only; /* an audited game: nobody here can deal for it */
    bool ended;      /* the record has its end */
    bool acted;      /* there is a last action */
    struct hg_action last;
    struct hg_state before;                    /* that action */
    struct wire_chain chain[HG_SEATS_MAX + 1]; /* over what each seat, and behind them everybody, was told */
    struct wire_odds *told;                    /* memory for the odds in messages, made when it is needed */
};

/* How long the text is that a writer makes, with as much of it in `out` as fits. `size` 0 measures alone, and `out` may
 * then be NULL. */
struct measured {
    struct sink sink; /* first, so that the sink leads to it */
    char *out;
    size_t size, length;
};
struct measured measured(char *out, size_t size);

/* Whose eyes a seat from 1 has; everything else is a spectator. */
uint8_t eyes_of(const struct hegemon *g, int seat);

/* Takes an action into every chain: `before` is the position it was taken in, `after` the one it led to. */
void chains_begin(struct hegemon *g, const char *digest);
void chains_add(struct hegemon *g, unsigned long number, const struct hg_state *before, const struct hg_action *a,
                const struct hg_state *after);

#endif
