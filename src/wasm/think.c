/* Decides moves for a table in another module. What was opened for an order stays open for the next one of its game. It
 * runs in a worker, so that a table goes on hearing while somebody thinks. */
#include <string.h>

#include "wasm/order.h"
#include "wasm/sentence.h"
#include "wasm/tab.h"

/* The module's second game, beside the reactor's and the tab's: each is opened and closed for itself. */
static struct {
    struct opened game;
    struct odds_cache odds;
} mind;

/* Bytes from outside may lack the zero, and strlen would run on. */
static bool ends(const char *text, size_t size)
{
    return memchr(text, 0, size) != NULL;
}

static bool name_ends(const struct opened_name *n)
{
    bool fine = n->settings <= RECORD_SETTINGS_MAX && ends(n->edition, sizeof n->edition) &&
                ends(n->mode, sizeof n->mode) && ends(n->sha256, sizeof n->sha256);
    for (unsigned i = 0; fine && i < n->settings; i++)
        fine = ends(n->setting[i].id, RECORD_WORD_MAX) && ends(n->setting[i].value, RECORD_WORD_MAX);
    return fine;
}

bool order_ok(const struct order *o, uint32_t length)
{
    return length == sizeof *o && name_ends(&o->game) && ends(o->player, sizeof o->player) &&
           player_find(o->player) != NULL && o->seat < HG_SEATS_MAX;
}

/* Compared by all bytes of the name, SHA-256 and options included. */
static bool open_game(const struct opened_name *name, struct fault *f)
{
    if (mind.game.edition != NULL && memcmp(name, &mind.game.name, sizeof *name) == 0)
        return true;
    odds_cache_clear(&mind.odds);
    return opened_begin(&mind.game, name, fault_language(), f);
}

/* The order's own numbers stay unused up, so thinking again gives the same move. */
uint32_t tab_think(struct order *order, uint32_t length)
{
    struct hg_choices choices;
    struct fault f;
    if (!order_ok(order, length))
        return sentence_refuse("This is no order.");
    if (!open_game(&order->game, &f))
        return sentence_fault(&f);
    hg_choices(&mind.game.rules, &order->view.position, &choices);
    struct rng rng = order->rng;
    order->why = thought_of(THOUGHT_ROUTINE);
    order->action = player_find(order->player)
                        ->choose(&mind.game.rules, &order->view, &choices,
                                 &(struct kit){.rng = &rng, .odds = &mind.odds}, &order->why);
    return 1;
}
