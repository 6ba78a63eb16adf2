/* The loop. With a record or with checking, the next position is made in a copy and kept only after the invariants
 * hold and the line is written, so that a fault leaves the last good position. */
#include "table/table.h"

#include <stdio.h>
#include <string.h>

#include "engine/ask.h"
#include "table/verify.h"
#include "text/notation.h"

void table_start(struct table *t, const struct hg_rules *r, const struct game_key *root)
{
    memset(t, 0, sizeof *t);
    t->rules = r;
    hg_start(r, &t->state);
    table_draw_numbers(t, root);
}

void table_seed(struct table *t, const struct hg_rules *r, uint64_t seed, uint64_t game)
{
    struct key_series series;
    key_series(&series, seed);
    table_seed_next(t, r, &series, game);
}

void table_seed_next(struct table *t, const struct hg_rules *r, const struct key_series *series, uint64_t game)
{
    struct game_key root;
    key_of_game(&root, series, game);
    table_start(t, r, &root);
    dealer_seed_root(&t->dealer, &root);
}

/* Players of a resumed game draw from a sitting of their own, by the number of actions: nothing that they drew before
 * is kept anywhere, and nothing is drawn twice. */
void table_draw_numbers(struct table *t, const struct game_key *root)
{
    key_players(root, t->actions, t->rules->seats, t->rng);
}

/* ---- Applying ---------------------------------------------------------------------------------------------------- */

static void describe(const struct table *t, const struct hg_action *a, char out[NOTATION_MAX])
{
    if (t->names != NULL)
        notation_print(t->rules, t->names, a, out);
    else
        snprintf(out, NOTATION_MAX, "verb %u", a->verb);
}

static bool invariants_hold(const struct table *t, const struct hg_action *a, const struct hg_state *next,
                            struct fault *f)
{
    char text[NOTATION_MAX];
    const char *broken = t->checking ? hg_state_ok(t->rules, next) : NULL;
    if (broken == NULL)
        return true;
    describe(t, a, text);
    return fault_at(f, NULL, 0, "after action %lu, '%s', an invariant is broken: %s", t->actions + 1, text, broken);
}

static bool written(const struct table *t, const struct hg_action *a, const struct hg_state *next, struct fault *f)
{
    return t->record == NULL ||
           record_write_action(t->record, t->actions + 1, t->rules, t->names, a, hg_hash(t->rules, next), f);
}

static enum table_event apply_carefully(struct table *t, const struct hg_action *a, enum hg_reason *why,
                                        struct fault *f)
{
    struct hg_state next = t->state;
    *why = hg_apply(t->rules, &next, a);
    if (*why != HG_OK)
        return TABLE_WAITS;
    if (!invariants_hold(t, a, &next, f) || !written(t, a, &next, f)) {
        t->failed = true;
        return TABLE_FAULT;
    }
    t->state = next;
    t->actions++;
    return TABLE_ACTED;
}

/* Without a record and without checks there is nothing to go back to, so no copy is made: that is what simulations do.
 */
static enum table_event apply(struct table *t, const struct hg_action *a, enum hg_reason *why, struct fault *f)
{
    if (t->record != NULL || t->checking)
        return apply_carefully(t, a, why, f);
    *why = hg_apply(t->rules, &t->state, a);
    if (*why != HG_OK)
        return TABLE_WAITS;
    t->actions++;
    return TABLE_ACTED;
}

/* ---- The loop ---------------------------------------------------------------------------------------------------- */

static struct hg_action deal(struct table *t)
{
    struct hg_chances chances;
    hg_chances(t->rules, &t->state, &chances);
    return dealer_deal(&t->dealer, &chances);
}

/* The player's answer with tables that live as long as the decision. */
static struct hg_action choose_alone(struct table *t, uint8_t seat, const struct hg_view *v,
                                     const struct hg_choices *choices)
{
    struct odds_cache odds;
    odds_cache_clear(&odds);
    return t->player[seat]->choose(t->rules, v, choices, &(struct kit){.rng = &t->rng[seat], .odds = &odds}, NULL);
}

static struct hg_action choose(struct table *t, uint8_t seat, const struct hg_view *v, const struct hg_choices *choices)
{
    if (t->odds == NULL)
        return choose_alone(t, seat, v, choices);
    return t->player[seat]->choose(t->rules, v, choices, &(struct kit){.rng = &t->rng[seat], .odds = t->odds}, NULL);
}

/* The choices too come from the view, so that nothing hidden can reach a player. */
static struct hg_action decide(struct table *t, uint8_t seat)
{
    struct hg_view v;
    struct hg_choices choices;
    hg_view(t->rules, &t->state, seat, &v);
    hg_choices(t->rules, &v.position, &choices);
    return choose(t, seat, &v, &choices);
}

/* A player that answers with what is not legal is a fault of the program, not of the game: the table stops, and says
 * who answered what. */
static enum table_event refused(struct table *t, uint8_t actor, const struct hg_action *a, enum hg_reason why,
                                struct fault *f)
{
    char text[NOTATION_MAX], seat[8];
    describe(t, a, text);
    notation_seat(actor, seat);
    fault_at(f, NULL, 0, "the %s of seat %s answered '%s' as action %lu, which is refused: %s",
             actor == HG_CHANCE ? "dealer" : t->player[actor]->id, seat, text, t->actions + 1,
             reason_sentence(why, fault_language()));
    t->failed = true;
    return TABLE_FAULT;
}

static enum table_event stopped(struct fault *f)
{
    fault_at(f, NULL, 0, "this table has stopped after a fault; resume the game from its record");
    return TABLE_FAULT;
}

static bool is_over(struct table *t)
{
    if (!t->state.over && t->cap != 0 && t->state.round > t->cap)
        t->capped = true;
    return t->state.over || t->capped;
}

enum table_event table_advance(struct table *t, struct hg_action *done, struct fault *f)
{
    enum hg_reason why;
    uint8_t actor = hg_actor(&t->state);
    if (t->failed)
        return stopped(f);
    if (is_over(t))
        return TABLE_OVER;
    if (actor != HG_CHANCE && t->player[actor] == NULL)
        return TABLE_WAITS;
    *done = actor == HG_CHANCE ? deal(t) : decide(t, actor);
    enum table_event event = apply(t, done, &why, f);
    return event == TABLE_WAITS ? refused(t, actor, done, why, f) : event;
}

/* ---- Whole turns ------------------------------------------------------------------------------------------------- */

/* Whether nothing but the rules has to be looked at between two actions. */
static bool is_brisk(const struct table *t)
{
    bool brisk = t->odds != NULL && t->record == NULL && !t->checking && !t->failed;
    for (unsigned i = 0; i < t->rules->seats; i++)
        brisk = brisk && t->player[i] != NULL && t->player[i]->glance != NULL;
    return brisk;
}

static struct hg_action glance(struct table *t, uint8_t seat, struct kit *kit)
{
    kit->rng = &t->rng[seat];
    return t->player[seat]->glance(t->rules, &t->state, kit);
}

static struct hg_action deal_by(void *dealer, const struct hg_chances *c)
{
    return dealer_deal(dealer, c);
}

/* Whether everybody is the same player, and that has a way to play whole turns. */
static bool may_rush(const struct table *t)
{
    bool alike = t->player[0]->rush != NULL;
    for (unsigned i = 1; i < t->rules->seats; i++)
        alike = alike && t->player[i] == t->player[0];
    return alike;
}

/* What the dealer makes of the chances is legal; what a player answers is checked. */
static enum table_event play_briskly(struct table *t, unsigned long most, struct fault *f)
{
    uint32_t turn = t->state.turn;
    struct kit kit = {.odds = t->odds};
    for (; most > 0 && t->state.turn == turn && !t->state.over; most--) {
        uint8_t actor = ask_seen(&t->state)->seat;
        struct hg_action a = actor == HG_CHANCE ? deal(t) : glance(t, actor, &kit);
        enum hg_reason why = HG_OK;
        if (actor == HG_CHANCE)
            hg_apply_legal(t->rules, &t->state, &a);
        else
            why = hg_apply(t->rules, &t->state, &a);
        if (why != HG_OK)
            return refused(t, actor, &a, why, f);
        t->actions++;
    }
    return t->state.over ? TABLE_OVER : TABLE_ACTED;
}

bool table_rushes(const struct table *t)
{
    return is_brisk(t) && may_rush(t);
}

enum table_event table_rush(struct table *t, unsigned long most)
{
    if (is_over(t))
        return TABLE_OVER;
    t->actions += t->player[0]->rush(t->rules, &t->state, &(struct rush){t->rng, deal_by, &t->dealer}, most);
    return t->state.over ? TABLE_OVER : TABLE_ACTED;
}

/* The cap is one of rounds, so it is looked at before a turn. */
static enum table_event play_quickly(struct table *t, unsigned long most, struct fault *f)
{
    if (may_rush(t))
        return table_rush(t, most);
    return is_over(t) ? TABLE_OVER : play_briskly(t, most, f);
}

enum table_event table_play_turn(struct table *t, unsigned long most, struct fault *f)
{
    struct hg_action done;
    uint32_t turn = t->state.turn;
    enum table_event event = TABLE_ACTED;
    if (is_brisk(t))
        return play_quickly(t, most, f);
    for (; most > 0 && event == TABLE_ACTED && t->state.turn == turn; most--)
        event = table_advance(t, &done, f);
    return event;
}

enum table_event table_submit(struct table *t, const struct hg_action *a, enum hg_reason *why, struct fault *f)
{
    *why = HG_GAME_OVER;
    if (t->failed)
        return stopped(f);
    if (is_over(t))
        return TABLE_OVER;
    return apply(t, a, why, f);
}

/* Taking back is an action like any other: it has a number and a line, so that a record tells what happened and not
 * what somebody wished had happened. */
enum table_event table_undo(struct table *t, uint8_t seat, const struct hg_state *to, struct fault *f)
{
    if (t->failed)
        return stopped(f);
    if (t->record != NULL && !record_write_undo(t->record, t->actions + 1, seat, hg_hash(t->rules, to), f)) {
        t->failed = true;
        return TABLE_FAULT;
    }
    t->state = *to;
    t->actions++;
    return TABLE_ACTED;
}

bool table_seat_player(struct table *t, uint8_t seat, const struct player *player, const char *name, struct fault *f)
{
    if (t->record != NULL &&
        !record_write_player(t->record, &t->seal, t->actions, seat, player != NULL ? player->id : name, f)) {
        t->failed = true;
        return false;
    }
    t->player[seat] = player;
    return true;
}

bool table_forced(const struct hg_choices *choices, struct hg_action *a)
{
    if (choices->count != 1 || hg_choice_count(&choices->box[0]) != 1)
        return false;
    *a = hg_choice_nth(&choices->box[0], 0);
    return true;
}

bool table_finish(struct table *t, const char *secret, struct fault *f)
{
    if (t->record == NULL)
        return true;
    if (!is_over(t))
        return fault_at(f, NULL, 0, "the game goes on; its record can't be ended yet");
    return record_write_end(t->record, &t->seal, t->actions, &t->state, secret, f);
}

/* ---- Resuming ---------------------------------------------------------------------------------------------------- */

static void seat_players(struct table *t, const struct record_reader *reader)
{
    const struct record_header *h = record_header(reader);
    for (unsigned i = 0; i < h->seats; i++)
        t->player[i] = player_find(h->seat[i].player);
}

/* Every line is replayed and every roll dealt again, so a table never goes on from a record that does not verify. */
enum record_status table_resume(struct table *t, struct record_reader *reader, const char *secret, struct fault *f)
{
    struct hg_action a;
    struct hg_state before;
    enum record_status status;
    struct game_key root;
    memset(t, 0, sizeof *t);
    if (!verify_dealer(reader, secret, &t->dealer, &root, f))
        return RECORD_BROKEN;
    while ((status = record_next(reader, &a, &before, f)) == RECORD_ACTION)
        if (!verify_deal(reader, &t->dealer, &before, &a, f))
            return RECORD_BROKEN;
    t->rules = record_rules(reader);
    t->names = edition_names(record_edition(reader));
    t->state = *record_position(reader);
    t->actions = record_number(reader);
    t->cap = record_term(record_header(reader), RECORD_TERM_CAP);
    t->seal = *record_seal(reader);
    seat_players(t, reader);
    table_draw_numbers(t, &root);
    return status;
}
