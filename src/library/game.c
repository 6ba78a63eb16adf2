/* The handle: a table with its record in memory, and what was before the last action, so that it can be told. */
#include "library/handle.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "stories/story.h"
#include "table/verify.h"
#include "text/boxes.h"
#include "text/notation.h"
#include "text/position.h"
#include "text/rules_json/rules_json.h"

_Static_assert((int)HEGEMON_ACTION == (int)NOTATION_MAX, "an action fits");

/* ---- Faults and texts -------------------------------------------------------------------------------------------- */

/* Returns false, so that a function can end in `fine || tell(...)`. */
static bool tell(const struct fault *f, char *fault)
{
    if (fault != NULL)
        fault_print(f, fault, HEGEMON_FAULT);
    return false;
}

/* It never fails: what does not fit is counted and left out. */
static const char *measure(struct sink *to, const char *bytes, size_t length)
{
    struct measured *m = (struct measured *)(void *)to;
    if (m->length + 1 < m->size) {
        size_t room = m->size - m->length - 1, n = length < room ? length : room;
        memcpy(m->out + m->length, bytes, n);
        m->out[m->length + n] = '\0';
    }
    m->length += length;
    return NULL;
}

struct measured measured(char *out, size_t size)
{
    if (size > 0)
        out[0] = '\0';
    return (struct measured){.sink = {.write = measure}, .out = out, .size = size};
}

static size_t give(const char *text, char *out, size_t size)
{
    struct measured m = measured(out, size);
    sink_text(&m.sink, text);
    return m.length;
}

uint8_t eyes_of(const struct hegemon *g, int seat)
{
    return seat >= 1 && (unsigned)seat <= g->table.rules->seats ? (uint8_t)(seat - 1) : (uint8_t)HG_SPECTATOR;
}

/* ---- Beginning --------------------------------------------------------------------------------------------------- */

/* "ID=VALUE" between blanks, cut in place. */
static bool split_options(char *text, struct setting setting[RECORD_SETTINGS_MAX], unsigned *settings, struct fault *f)
{
    char *rest = NULL;
    for (char *word = strtok_r(text, " ", &rest); word != NULL; word = strtok_r(NULL, " ", &rest)) {
        if (*settings == RECORD_SETTINGS_MAX)
            return fault_at(f, NULL, 0, "there are more than %d options", RECORD_SETTINGS_MAX);
        if (!game_split_setting(word, &setting[*settings]))
            return fault_at(f, NULL, 0, "write an option as ID=VALUE; '%.60s' has not that form", word);
        ++*settings;
    }
    return true;
}

/* What messages tell of the game. */
static void keep_header(struct hegemon *g, const struct record_header *h)
{
    g->mode = edition_find_mode(g->edition, h->mode);
    g->settings = h->settings;
    memcpy(g->setting, h->setting, sizeof g->setting);
}

/* The record gets its header and beginning at once, so hegemon_record is valid before the first action. */
static bool begin(struct hegemon *g, const struct setting *setting, unsigned settings, uint64_t seed, struct fault *f)
{
    struct record_header h;
    game_header(&g->game, &g->compiled, setting, settings, &h);
    keep_header(g, &h);
    h.seed = seed;
    for (unsigned i = 0; i < h.seats; i++)
        strcpy(h.seat[i].player, "library");
    table_seed(&g->table, &g->compiled, seed, 0);
    g->table.names = edition_names(g->edition);
    g->table.record = &g->record.sink;
    if (!record_write_terms(&g->record.sink, &h, f) ||
        !record_write_begin(&g->record.sink, &h, hg_hash(&g->compiled, &g->table.state), &g->table.seal, f))
        return false;
    chains_begin(g, h.digest);
    return true;
}

/* The edition is the handle's as soon as it was found, so hegemon_free closes it whatever fails later. */
static bool open_game(struct hegemon *g, const char *name, unsigned seats, const char *options, uint64_t seed,
                      struct fault *f)
{
    char text[1024];
    struct setting setting[RECORD_SETTINGS_MAX];
    unsigned settings = 0;
    uint64_t count = seats;
    if (options != NULL && strlen(options) >= sizeof text)
        return fault_at(f, NULL, 0, "the options are too long");
    strcpy(text, options != NULL ? options : "");
    if (!split_options(text, setting, &settings, f) || !game_find_playable(name, NULL, &count, &g->game, f))
        return false;
    g->edition = g->game.edition;
    return edition_compile(g->edition, g->game.mode->named.id, (unsigned)count, setting, settings, &g->compiled, f) &&
           begin(g, setting, settings, seed, f);
}

/* A handle with nothing in it, or NULL with the fault. */
static struct hegemon *make(struct fault *f)
{
    struct hegemon *g = calloc(1, sizeof *g);
    if (g == NULL)
        fault_at(f, NULL, 0, "there is not enough memory");
    else
        sink_heap(&g->record);
    return g;
}

/* Odds are pointed to last, because reading a record sets the table anew. */
static struct hegemon *made(struct hegemon *g, bool fine, const struct fault *f, char *fault)
{
    if (fine) {
        g->table.odds = &g->odds;
        return g;
    }
    tell(f, fault);
    hegemon_free(g);
    return NULL;
}

struct hegemon *hegemon_new(const char *game, unsigned seats, const char *options, uint64_t seed, char *fault)
{
    struct fault f = {0};
    struct hegemon *g = make(&f);
    return made(g, g != NULL && open_game(g, game, seats, options, seed, &f), &f, fault);
}

/* A game from a record has no edition of its own; edition_close takes NULL. */
void hegemon_free(struct hegemon *g)
{
    if (g == NULL)
        return;
    if (g->reader != NULL)
        record_close(g->reader);
    edition_close(g->game.edition);
    free(g->record.text);
    free(g->told);
    free(g);
}

/* ---- Reading a record -------------------------------------------------------------------------------------------- */

/* What is left of the record, by the table where the dealer is known and by the reader alone where it is not. */
static enum record_status read_on(struct hegemon *g, struct fault *f)
{
    struct hg_action a;
    enum record_status status;
    g->looks_only = record_header(g->reader)->audited;
    if (!g->looks_only)
        return table_resume(&g->table, g->reader, NULL, f);
    while ((status = record_next(g->reader, &a, NULL, f)) == RECORD_ACTION)
        ;
    g->table.rules = record_rules(g->reader);
    g->table.state = *record_position(g->reader);
    g->table.actions = record_number(g->reader);
    return status;
}

/* A pass of its own over the record, which has been found good: what was everybody told? */
static bool read_chains(struct hegemon *g, size_t length, struct fault *f)
{
    struct hg_action a;
    struct hg_state before;
    struct record_reader *again = record_open_text("record", g->record.text, length, f);
    if (again == NULL)
        return false;
    chains_begin(g, record_header(again)->digest);
    while (record_next(again, &a, &before, f) == RECORD_ACTION)
        chains_add(g, record_number(again), &before, &a, record_position(again));
    record_close(again);
    return true;
}

/* The text is copied first: the reader points into it, and later actions are written behind it. */
static bool read_record(struct hegemon *g, const char *record, size_t length, struct fault *f)
{
    sink_write(&g->record.sink, record, length);
    if (!sink_flush(&g->record.sink))
        return fault_at(f, NULL, 0, "there is not enough memory");
    g->reader = record_open_text("record", g->record.text, length, f);
    if (g->reader == NULL)
        return false;
    enum record_status status = read_on(g, f);
    g->edition = record_edition(g->reader);
    g->table.names = edition_names(g->edition);
    keep_header(g, record_header(g->reader));
    g->ended = status == RECORD_FINISHED;
    memset(g->table.player, 0, sizeof g->table.player);
    return (status == RECORD_FINISHED || status == RECORD_UNFINISHED) && read_chains(g, length, f);
}

struct hegemon *hegemon_read(const char *record, size_t length, char *fault)
{
    struct fault f = {0};
    struct hegemon *g = make(&f);
    bool fine = g != NULL && read_record(g, record, length, &f);
    if (fine)
        g->table.record = &g->record.sink;
    return made(g, fine, &f, fault);
}

/* ---- Asking ------------------------------------------------------------------------------------------------------ */

unsigned hegemon_seats(const struct hegemon *g)
{
    return g->table.rules->seats;
}

int hegemon_awaited(const struct hegemon *g)
{
    uint8_t actor = hg_actor(&g->table.state);
    if (actor == HG_NOBODY)
        return HEGEMON_NOBODY;
    return actor == HG_CHANCE ? HEGEMON_CHANCE : actor + 1;
}

/* The seat's own view and the choices in it, so that nothing hidden shows. */
static bool look(const struct hegemon *g, struct hg_view *v, struct hg_choices *choices)
{
    if (hegemon_awaited(g) < 1)
        return false;
    hg_view(g->table.rules, &g->table.state, hg_actor(&g->table.state), v);
    hg_choices(g->table.rules, &v->position, choices);
    return true;
}

size_t hegemon_choices(const struct hegemon *g, char *out, size_t size)
{
    struct hg_view v;
    struct hg_choices choices;
    struct measured m = measured(out, size);
    if (!look(g, &v, &choices))
        return 0;
    for (unsigned i = 0; i < choices.count; i++)
        box_print(g->table.rules, g->table.names, &choices.box[i], "", &m.sink);
    return m.length;
}

size_t hegemon_view(const struct hegemon *g, int seat, char *out, size_t size)
{
    struct hg_view v;
    struct measured m = measured(out, size);
    hg_view(g->table.rules, &g->table.state, eyes_of(g, seat), &v);
    position_json(g->table.rules, g->table.names, &v.position, &m.sink);
    return m.length;
}

size_t hegemon_rules(const struct hegemon *g, char *out, size_t size)
{
    struct measured m = measured(out, size);
    struct json j = {.out = &m.sink};
    rules_json(&j, g->table.rules, g->edition);
    return m.length;
}

unsigned long hegemon_actions(const struct hegemon *g)
{
    return g->table.actions;
}

uint64_t hegemon_hash(const struct hegemon *g)
{
    return hg_hash(g->table.rules, &g->table.state);
}

unsigned hegemon_winners(const struct hegemon *g)
{
    return hg_result(&g->table.state).winners;
}

/* ---- Acting ------------------------------------------------------------------------------------------------------ */

static bool keep(struct hegemon *g, const struct hg_state *before, const struct hg_action *a)
{
    chains_add(g, g->table.actions, before, a, &g->table.state);
    g->before = *before;
    g->last = *a;
    g->acted = true;
    return true;
}

/* Whether anybody may act here at all. */
static bool goes_on(const struct hegemon *g, struct fault *f)
{
    if (g->table.state.over)
        return fault_at(f, NULL, 0, "the game is over");
    return !g->looks_only ||
           fault_at(f, NULL, 0, "an audited game can't be gone on with here: its secret is elsewhere");
}

/* A refusal by the rules is told as its sentence in English. */
static bool act(struct hegemon *g, int seat, const char *action, struct fault *f)
{
    struct hg_state before = g->table.state;
    struct hg_action a;
    enum hg_reason why;
    if (!goes_on(g, f))
        return false;
    if (seat < 1 || (unsigned)seat > g->table.rules->seats)
        return fault_at(f, NULL, 0, "there is no seat %d", seat);
    if (!notation_parse(g->table.rules, g->table.names, (uint8_t)(seat - 1), action, &a, f))
        return false;
    enum table_event event = table_submit(&g->table, &a, &why, f);
    if (event == TABLE_WAITS)
        return fault_at(f, NULL, 0, "%s", reason_sentence(why, ENGLISH));
    return event == TABLE_ACTED && keep(g, &before, &a);
}

bool hegemon_act(struct hegemon *g, int seat, const char *action, char *fault)
{
    struct fault f = {0};
    return act(g, seat, action, &f) || tell(&f, fault);
}

/* Refused when a seat is awaited, so that a loop which forgets to ask is found out at once. */
static bool deal(struct hegemon *g, struct fault *f)
{
    struct hg_state before = g->table.state;
    struct hg_action a;
    if (!goes_on(g, f))
        return false;
    if (hegemon_awaited(g) != HEGEMON_CHANCE)
        return fault_at(f, NULL, 0, "a seat is awaited, not chance");
    return table_advance(&g->table, &a, f) == TABLE_ACTED && keep(g, &before, &a);
}

bool hegemon_deal(struct hegemon *g, char *fault)
{
    struct fault f = {0};
    return deal(g, &f) || tell(&f, fault);
}

/* The lots come from the table's own generator of the seat, which is why a second answer may differ. */
static bool advise(struct hegemon *g, const char *id, char out[HEGEMON_ACTION], struct fault *f)
{
    struct hg_view v;
    struct hg_choices choices;
    const struct player *player = player_find(id);
    if (player == NULL)
        return fault_at(f, NULL, 0, "there is no player '%.40s'", id);
    if (!look(g, &v, &choices))
        return fault_at(f, NULL, 0, "no seat is awaited");
    struct hg_action a = player->choose(g->table.rules, &v, &choices,
                                        &(struct kit){.rng = &g->table.rng[v.seat], .odds = &g->odds}, NULL);
    notation_print(g->table.rules, g->table.names, &a, out);
    return true;
}

bool hegemon_advise(struct hegemon *g, const char *player, char out[HEGEMON_ACTION], char *fault)
{
    struct fault f = {0};
    return advise(g, player, out, &f) || tell(&f, fault);
}

/* ---- Telling ----------------------------------------------------------------------------------------------------- */

size_t hegemon_last(const struct hegemon *g, int seat, char *out, size_t size)
{
    char text[NOTATION_MAX];
    if (!g->acted)
        return give("", out, size);
    struct hg_action a = hg_redact(g->table.rules, &g->before, &g->last, eyes_of(g, seat));
    notation_print(g->table.rules, g->table.names, &a, text);
    return give(text, out, size);
}

size_t hegemon_story(const struct hegemon *g, int seat, const char *language, char *out, size_t size)
{
    char text[STORY_MAX];
    struct hg_view before, after;
    uint8_t eyes = eyes_of(g, seat);
    enum language spoken = language_find(language);
    if (!g->acted)
        return give("", out, size);
    struct hg_action a = hg_redact(g->table.rules, &g->before, &g->last, eyes);
    hg_view(g->table.rules, &g->before, eyes, &before);
    hg_view(g->table.rules, &g->table.state, eyes, &after);
    story_tell(&(struct story){.r = g->table.rules,
                               .edition = g->edition,
                               .language = spoken < LANGUAGES ? spoken : ENGLISH,
                               .a = &a,
                               .before = &before.position,
                               .after = &after.position,
                               .viewer = eyes},
               text);
    return give(text, out, size);
}

/* A game that is over gets its end the first time somebody asks for the record. */
size_t hegemon_record(struct hegemon *g, char *out, size_t size)
{
    struct fault f;
    if (g->table.state.over && !g->ended && !g->looks_only)
        g->ended = table_finish(&g->table, NULL, &f);
    return give(g->record.text, out, size);
}
