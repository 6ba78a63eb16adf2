/* Asks bots and tells them, see guests.h. */
#include "table/guests.h"

#include "text/notation.h"

bool guests_any(const struct guests *g)
{
    for (unsigned i = 0; i < HG_SEATS_MAX; i++)
        if (g->bot[i] != NULL)
            return true;
    return false;
}

void guests_begin(struct guests *g, const struct bot_game *game, const struct game_key *lots, uint64_t number,
                  struct table *t)
{
    for (uint8_t i = 0; i < t->rules->seats; i++)
        if (g->bot[i] != NULL) {
            t->player[i] = NULL;
            bot_begin(g->bot[i], game, i, key_lot(lots, number, i));
        }
}

/* An answer was checked against the view, so a refusal by the true position means that the view lies: a bug, which
 * ends the game. */
static enum table_event ask(struct guests *g, struct table *t, uint8_t seat, struct hg_action *done, struct fault *f)
{
    struct hg_view v;
    struct hg_choices choices;
    enum hg_reason why;
    hg_view(t->rules, &t->state, seat, &v);
    hg_choices(t->rules, &v.position, &choices);
    *done = bot_ask(g->bot[seat], &v, &choices);
    enum table_event event = table_submit(t, done, &why, f);
    if (event != TABLE_WAITS)
        return event;
    t->failed = true;
    fault_at(f, NULL, 0, "an answer that fits the view of seat %u is refused: %s", seat + 1u,
             reason_sentence(why, fault_language()));
    return TABLE_FAULT;
}

/* Every bot hears every action, its own as well. */
static void tell(struct guests *g, const struct table *t, const struct hg_state *before, const struct hg_action *done)
{
    for (uint8_t i = 0; i < t->rules->seats; i++) {
        if (g->bot[i] == NULL)
            continue;
        struct hg_action seen = hg_redact(t->rules, before, done, i);
        bot_tell(g->bot[i], &seen);
    }
}

enum table_event guests_advance(struct guests *g, struct table *t, struct hg_action *done, struct fault *f)
{
    if (!guests_any(g))
        return table_advance(t, done, f);
    struct hg_state before = t->state;
    enum table_event event = table_advance(t, done, f);
    uint8_t seat = hg_actor(&t->state);
    if (event == TABLE_WAITS && g->bot[seat] != NULL)
        event = ask(g, t, seat, done, f);
    if (event == TABLE_ACTED)
        tell(g, t, &before, done);
    return event;
}

void guests_finish(struct guests *g, const struct table *t)
{
    char line[RECORD_END_MAX];
    bool ended = (t->state.over || t->capped) && record_end_line(&t->state, line) != NULL;
    for (unsigned i = 0; i < t->rules->seats; i++)
        if (g->bot[i] != NULL)
            bot_finish(g->bot[i], ended ? line : "end stopped");
}
