/* A list is enough: a server plays dozens of different games at once, not thousands. */
#include "server/games.h"

#include <stdlib.h>
#include <string.h>

#include "text/geometry/board.h"
#include "text/sink.h"
#include "wire/odds.h"

bool games_begin(struct games *g, struct spent *spent)
{
    *g = (struct games){.spent = spent, .odds = calloc(1, sizeof *g->odds)};
    return g->odds != NULL;
}

static void close_game(struct game *game)
{
    for (unsigned i = 0; i < LANGUAGES; i++)
        net_blob_drop(game->facts[i]);
    net_blob_drop(game->board);
    opened_end(&game->opened);
    free(game);
}

void games_end(struct games *g)
{
    for (struct game *game = g->first, *next; game != NULL; game = next) {
        next = game->next;
        close_game(game);
    }
    free(g->odds);
    *g = (struct games){0};
}

/* ---- Opening ----------------------------------------------------------------------------------------------------- */

/* Who makes a table names the current edition by no SHA-256, and its log names it by one: both are the same game. */
static bool is_called(const struct game *game, const struct opened_name *name)
{
    return memcmp(&game->asked, name, sizeof *name) == 0 || memcmp(&game->opened.name, name, sizeof *name) == 0;
}

static struct game *find(struct games *g, const struct opened_name *name)
{
    for (struct game **at = &g->first; *at != NULL; at = &(*at)->next) {
        struct game *game = *at;
        if (!is_called(game, name))
            continue;
        *at = game->next; /* to the front */
        game->next = g->first;
        return g->first = game;
    }
    return NULL;
}

/* The facts' keys are worked out once, because every welcome tells one. */
static struct game *open_game(struct games *g, const struct opened_name *name, enum language language, struct fault *f)
{
    struct game *game = calloc(1, sizeof *game);
    g->spent->count[SPENT_EDITIONS]++;
    if (game == NULL || !opened_begin(&game->opened, name, language, f)) {
        free(game);
        return NULL;
    }
    game->asked = *name;
    game->host.wire = (struct wire_game){.edition = game->opened.edition,
                                         .mode = game->opened.mode,
                                         .rules = &game->opened.rules,
                                         .setting = game->opened.name.setting,
                                         .settings = game->opened.name.settings,
                                         .odds = g->odds};
    for (enum language i = 0; i < LANGUAGES; i++)
        wire_facts_key(&game->host.wire, i, game->host.facts[i]);
    game->next = g->first;
    g->first = game;
    g->count++;
    return game;
}

/* Strangers name options as they like, so what nobody plays must not pile up. */
static void close_unused(struct games *g)
{
    unsigned unused = 0;
    for (struct game **at = &g->first; *at != NULL;) {
        struct game *game = *at;
        if (game->uses > 0 || ++unused <= GAMES_UNUSED) {
            at = &game->next;
            continue;
        }
        *at = game->next;
        g->count--;
        close_game(game);
    }
}

struct game *games_open(struct games *g, const struct opened_name *name, enum language language, struct fault *f)
{
    struct game *game = find(g, name);
    if (game == NULL)
        game = open_game(g, name, language, f);
    if (game != NULL)
        game->uses++;
    return game;
}

void games_keep(struct game *game)
{
    game->uses++;
}

void games_drop(struct games *g, struct game *game)
{
    if (--game->uses == 0)
        close_unused(g);
}

/* ---- Facts and boards -------------------------------------------------------------------------------------------- */

static struct net_blob *blob_of(struct sink_memory *m)
{
    struct net_blob *blob = m->sink.failed == NULL && m->text != NULL ? net_blob(m->text, m->sink.length) : NULL;
    free(m->text);
    return blob;
}

static struct net_blob *facts_of(struct game *game, enum language language)
{
    struct sink_memory m;
    if (game->facts[language] == NULL) {
        sink_heap(&m);
        wire_facts(&game->host.wire, language, &m.sink);
        game->facts[language] = blob_of(&m);
    }
    return game->facts[language];
}

struct net_blob *games_facts(struct games *g, const char *key)
{
    for (struct game *game = g->first; game != NULL; game = game->next)
        for (enum language i = 0; i < LANGUAGES; i++)
            if (strcmp(game->host.facts[i], key) == 0)
                return facts_of(game, i);
    return NULL;
}

/* Drawing takes a tenth of a second, once for each edition that somebody looks at. */
static bool draw(const struct wire_game *g, struct geometry *drawn)
{
    struct geo_board board;
    struct geometry_work *work = malloc(geometry_work_size());
    if (work == NULL)
        return false;
    geometry_ask(g->edition, &board);
    bool done = geometry_of(&board, work, drawn);
    free(work);
    return done;
}

static struct net_blob *board_of(struct games *all, struct game *game)
{
    const struct wire_game *g = &game->host.wire;
    struct sink_memory m;
    struct geometry *drawn = NULL;
    if (game->board != NULL)
        return game->board;
    if (geometry_kind(g->edition, g->mode) == BOARD_CELLS) {
        all->spent->count[SPENT_BOARDS]++;
        drawn = malloc(sizeof *drawn);
        if (drawn == NULL || !draw(g, drawn)) {
            free(drawn);
            return NULL;
        }
    }
    sink_heap(&m);
    wire_board(g, drawn, &m.sink);
    free(drawn);
    return game->board = blob_of(&m);
}

struct net_blob *games_board(struct games *g, const char *sha256, const char *mode)
{
    for (struct game *game = g->first; game != NULL; game = game->next)
        if (strcmp(game->opened.name.sha256, sha256) == 0 && strcmp(game->opened.name.mode, mode) == 0)
            return board_of(g, game);
    return NULL;
}
