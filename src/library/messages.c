/* The messages that a server would send (docs/API.md), for programs that bring their own transport. Each is made for
 * one pair of eyes, and holds nothing that these may not know. */
#include <stdlib.h>

#include "library/handle.h"
#include "wire/odds.h"

/* ---- Chains ------------------------------------------------------------------------------------------------------ */

/* Whose chain it is: the seats', and behind them everybody's. */
static uint8_t eyes_at(const struct hegemon *g, unsigned i)
{
    return i < g->table.rules->seats ? (uint8_t)i : (uint8_t)HG_SPECTATOR;
}

static const struct wire_chain *chain_of(const struct hegemon *g, uint8_t eyes)
{
    return &g->chain[eyes == HG_SPECTATOR ? g->table.rules->seats : eyes];
}

static struct wire_game game_of(const struct hegemon *g)
{
    return (struct wire_game){.edition = g->edition,
                              .mode = g->mode,
                              .rules = g->table.rules,
                              .setting = g->setting,
                              .settings = g->settings,
                              .odds = g->told};
}

void chains_begin(struct hegemon *g, const char *digest)
{
    for (unsigned i = 0; i <= g->table.rules->seats; i++)
        wire_chain_begin(&g->chain[i], digest, eyes_at(g, i));
}

void chains_add(struct hegemon *g, unsigned long number, const struct hg_state *before, const struct hg_action *a,
                const struct hg_state *after)
{
    struct wire_game game = game_of(g);
    struct wire_step step;
    for (unsigned i = 0; i <= g->table.rules->seats; i++) {
        wire_see(g->table.rules, eyes_at(g, i), number, before, a, after, &step);
        wire_chain_add(&g->chain[i], &game, &step);
    }
}

/* ---- Messages ---------------------------------------------------------------------------------------------------- */

/* English where the language is not known: a text is better than none. */
static enum language spoken(const char *language)
{
    enum language found = language_find(language);
    return found < LANGUAGES ? found : ENGLISH;
}

size_t hegemon_snapshot(const struct hegemon *g, int seat, char *out, size_t size)
{
    struct wire_game game = game_of(g);
    struct measured m = measured(out, size);
    uint8_t eyes = eyes_of(g, seat);
    struct hg_view v;
    wire_look(g->table.rules, &g->table.state, eyes, &v);
    wire_snapshot(&game, g->table.actions, &v, chain_of(g, eyes), &m.sink);
    return m.length;
}

size_t hegemon_event(const struct hegemon *g, int seat, const char *language, char *out, size_t size)
{
    struct wire_game game = game_of(g);
    struct measured m = measured(out, size);
    uint8_t eyes = eyes_of(g, seat);
    struct wire_step step;
    if (!g->acted)
        return 0;
    wire_see(g->table.rules, eyes, g->table.actions, &g->before, &g->last, &g->table.state, &step);
    wire_events_open(&m.sink);
    wire_event(&game, spoken(language), &step, chain_of(g, eyes), &m.sink);
    wire_events_close(&m.sink);
    return m.length;
}

/* The memory for odds is large, so only handles that ask have it. No clocks run here, so there is neither deadline nor
 * default. */
size_t hegemon_ask(struct hegemon *g, int seat, const char *language, char *out, size_t size)
{
    struct measured m = measured(out, size);
    uint8_t eyes = eyes_of(g, seat), actor = hg_actor(&g->table.state);
    struct hg_view v;
    if (g->told == NULL)
        g->told = calloc(1, sizeof *g->told);
    if (g->told == NULL || actor >= g->table.rules->seats)
        return 0;
    struct wire_game game = game_of(g);
    wire_look(g->table.rules, &g->table.state, eyes, &v);
    wire_ask(&game, spoken(language),
             &(struct wire_question){
                 .number = g->table.actions, .seats = (uint8_t)(1u << actor), .view = &v, .asked = eyes == actor},
             &m.sink);
    return m.length;
}

size_t hegemon_facts(const struct hegemon *g, const char *language, char *out, size_t size)
{
    struct wire_game game = game_of(g);
    struct measured m = measured(out, size);
    wire_facts(&game, spoken(language), &m.sink);
    return m.length;
}
