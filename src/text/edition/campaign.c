/* Compiles what a campaign needs besides the rules of every conquest mode: the aims of the factions, ships, tokens,
 * the titan, meters, directives and scan cards. The files were read and checked one by one before; here they must fit
 * together, so faults have no line but name the thing.
 *
 * Nothing here is told apart by names of factions or of the titan: roles follow from the meters, tokens from their
 * faces. So another edition may call its campaign what it likes. */
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "text/edition/load.h"
#include "text/vocabulary.h"

/* The parts that make a campaign; the engine plays them together or not at all. */
static const char *const parts[] = {"ships", "directives", "meters", "tokens", "titan"};

enum { PARTS = sizeof parts / sizeof parts[0] };

/* ---- Directives -------------------------------------------------------------------------------------------------- */

/* Which numbers of a directive become which members, and when the engine can carry it out. */
struct op_keys {
    const char *amount, *more, *then; /* keys, or NULL */
    uint16_t windows;                 /* set of enum hg_campaign_window */
};

#define AT(window) (1u << HG_AT_##window)

/* A row for each operation; those without numbers have windows only. */
static const struct op_keys op_keys[HG_DIRECTIVE_OPS] = {
    [HG_DEVASTATE] = {NULL, NULL, NULL, AT(TITAN_STANDS)},
    [HG_RETURN_TITAN] = {NULL, NULL, NULL, AT(TITAN_MOVES)},
    [HG_MOVE_METER] = {NULL, NULL, NULL, AT(DEPLOY) | AT(DEPLOY_INVADE)},
    [HG_ADD_UNITS] = {"units", NULL, NULL, AT(DEPLOY) | AT(DEPLOY_INVADE) | AT(INVASION) | AT(CONQUEST)},
    [HG_ADD_BY_DIE] = {"die", NULL, NULL, AT(DEPLOY) | AT(DEPLOY_INVADE)},
    [HG_RAISE_DICE] = {"bonus", NULL, NULL, AT(ATTACK_ROLL) | AT(DEFENCE_ROLL)},
    [HG_CAP_DEFENCE] = {"dice", "battles", NULL, AT(DECLARATION)},
    [HG_LARGE_DICE] = {NULL, NULL, NULL, AT(ATTACK_ROLL) | AT(DEFENCE_ROLL)},
    [HG_DISCARD_RANDOM] = {"cards", "draw", NULL, AT(DEPLOY)},
    [HG_FREE_MOVE] = {"steps", NULL, NULL, AT(TITAN_MOVES)},
    [HG_REMOVE_BY_DIE] = {"die", "leave", NULL, AT(DEPLOY) | AT(DEPLOY_INVADE)},
    [HG_MOVE_TOKEN] = {NULL, NULL, NULL, AT(TOKENS)},
    [HG_LOOK_AT_TOKEN] = {NULL, NULL, NULL, AT(DEPLOY) | AT(DEPLOY_INVADE)},
    [HG_RAISE_TOTAL_BY] = {"bonus", NULL, NULL, AT(TOTAL)},
    [HG_HIT_ON_TOP] = {NULL, NULL, NULL, AT(TOTAL)},
    [HG_JUMP] = {NULL, NULL, NULL, AT(DECLARATION)},
    [HG_CANCEL_DIRECTIVE] = {NULL, NULL, NULL, AT(DIRECTIVE)},
    [HG_DESTROY_SHIPS] = {"ships", NULL, NULL, AT(DEPLOY) | AT(DEPLOY_INVADE)},
    [HG_EXTRA_DRAW] = {"cards", "strategic-at-least", "then", AT(DRAW)},
    [HG_EXTRA_FORTIFY] = {NULL, NULL, NULL, AT(FORTIFY)},
};

/* The text of a key, which the reader has checked, or "" when the directive has no such key. */
static const char *text_of(const struct directive_part *part, const char *key)
{
    const struct yaml_item *item = key ? yaml_item_find(part->with, key) : NULL;
    return item ? item->text : "";
}

/* 0 for a key that the directive does not have. */
static long number_of(const struct directive_part *part, const char *key)
{
    return strtol(text_of(part, key), NULL, 10);
}

/* HG_NO_OP for a word that is no operation. */
static uint8_t op_of(const char *op)
{
    int found = value_in_edition(&words_directive_ops, op);
    return found < 0 ? HG_NO_OP : (uint8_t)found;
}

/* For cards.c, which tells it with the line of the directive. */
bool campaign_fits(const char *op, const char *window)
{
    int found = value_in_edition(&words_campaign_windows, window);
    return found >= 0 && has(op_keys[op_of(op)].windows, (unsigned)found);
}

/* The value of a word under a key, or of the first value when the directive has no such key. */
static uint8_t value_of(const struct directive_part *part, const char *key, const struct vocabulary *words)
{
    int value = value_in_edition(words, text_of(part, key));
    return value < 0 ? words->first : (uint8_t)value;
}

/* Two keys of editions say where a directive is carried out; none has both. HG_ANYWHERE where neither key stands. */
static uint8_t where_of(const struct directive_part *part)
{
    return value_of(part, text_of(part, "where")[0] ? "where" : "only-on", &words_spots);
}

/* Keys that a directive does not have become 0 or the first value, which the engine does not look at. */
static void fill_directive(const struct edition *e, const struct directive_part *part, struct hg_directive *d)
{
    const struct op_keys *keys;
    d->op = op_of(part->op);
    d->window = (uint8_t)value_in_edition(&words_campaign_windows, e->window_name[part->window].id);
    keys = &op_keys[d->op];
    d->side = value_of(part, "side", &words_battle_sides);
    d->lasts = value_of(part, "lasts", &words_spans);
    d->where = where_of(part);
    d->amount = (uint8_t)number_of(part, keys->amount);
    d->more = (uint8_t)number_of(part, keys->more);
    d->then = (uint8_t)number_of(part, keys->then);
    d->meter = (int8_t)number_of(part, "meter");
}

/* Two files speak of the same move of the meter: a directive that brings the titan back, and the event. They must say
 * the same. */
static bool check_directive(const struct edition *e, unsigned i, const struct hg_directive *d,
                            const struct hg_campaign_rules *c, struct fault *f)
{
    const char *id = e->directive_name[i].id;
    if (d->op == HG_RETURN_TITAN && d->meter != c->event[HG_TITAN_RETURNED])
        return fault_at(f, NULL, 0,
                        "The directive %s moves the meter by %d, but the event titan-returned by %d; make them equal.",
                        id, d->meter, c->event[HG_TITAN_RETURNED]);
    return true;
}

/* Some operations can be carried out whenever their window is there: nothing on the board has to fit. Cards with them
 * are asked for without looking further. It is only a shortcut: the engine would find the same by looking. */
static bool is_ready(const struct hg_directive *d)
{
    if (d->op == HG_ADD_UNITS)
        return d->where == HG_DEFENDED || d->where == HG_CONQUERED;
    return d->op == HG_RAISE_DICE || d->op == HG_CAP_DEFENCE || d->op == HG_RAISE_TOTAL_BY ||
           d->op == HG_CANCEL_DIRECTIVE || d->op == HG_EXTRA_DRAW;
}

/* All cards whose directive has this operation. */
static struct hg_set cards_with(const struct hg_conquest_rules *all, const struct hg_campaign_rules *c,
                                enum hg_directive_op op)
{
    struct hg_set cards = {{0, 0}};
    for (unsigned i = 0; i < all->cards; i++) {
        if (c->directive[c->card_directive[i]].op == op)
            set_add(&cards, i);
    }
    return cards;
}

/* Which cards each seat is asked for in each window: those of its deck that are played there. A jump is played instead
 * of declaring an invasion, so that nobody is asked for one. */
static void fill_seat_cards(unsigned seats, const struct hg_conquest_rules *all, struct hg_campaign_rules *c)
{
    struct hg_set jumps = cards_with(all, c, HG_JUMP);
    for (unsigned seat = 0; seat < seats; seat++) {
        struct hg_set asked = set_minus(all->deck[all->army_deck[all->seat_army[seat]]], jumps);
        for (unsigned window = 0; window < HG_CAMPAIGN_WINDOWS; window++)
            c->seat_cards[seat][window] = set_both(c->window_cards[window], asked);
    }
}

/* Directives first, then the cards that carry them. */
static bool fill_directives(const struct edition *e, const struct hg_conquest_rules *all, struct hg_campaign_rules *c,
                            struct fault *f)
{
    if (e->directives.count > HG_DIRECTIVES_MAX)
        return fault_at(f, NULL, 0, "A campaign has at most %d directives; remove some.", HG_DIRECTIVES_MAX);
    c->directives = (uint8_t)e->directives.count;
    for (unsigned i = 0; i < c->directives; i++) {
        fill_directive(e, &e->directive[i], &c->directive[i]);
        if (!check_directive(e, i, &c->directive[i], c, f))
            return false;
    }
    for (unsigned i = 0; i < all->cards; i++) {
        if (is_ready(&c->directive[e->card[i].directive]))
            set_add(&c->ready, i);
        c->card_directive[i] = e->card[i].directive;
        c->card_regions[i] = e->card[i].regions;
        set_add(&c->window_cards[c->directive[e->card[i].directive].window], i);
    }
    return true;
}

/* ---- Factions and meters ----------------------------------------------------------------------------------------- */

/* The tug meter, or the one that counts; NULL where there is none. check_meters makes sure that there is one of each.
 */
static const struct meter_part *find_meter(const struct edition *e, bool is_tug)
{
    for (unsigned i = 0; i < e->meters; i++) {
        if (e->meter[i].is_tug == is_tug)
            return &e->meter[i];
    }
    return NULL;
}

/* What a faction wants. The meters say it: a tug lies between keepers and seekers, a count is the collectors'. Call
 * only after check_meters. */
static uint8_t role_of_faction(const struct edition *e, uint8_t faction)
{
    if (faction == HG_NONE)
        return HG_NONE;
    if (faction == find_meter(e, true)->low)
        return HG_KEEPERS;
    return faction == find_meter(e, true)->high ? HG_SEEKERS : HG_COLLECTORS;
}

/* Both meters, space by space. */
static void fill_meters(const struct edition *e, struct hg_campaign_rules *c)
{
    const struct meter_part *tug = find_meter(e, true), *count = find_meter(e, false);
    c->spaces = tug->spaces;
    c->start = tug->start;
    for (unsigned i = 0; i < tug->spaces; i++) {
        c->space_role[i] = role_of_faction(e, tug->space[i].side);
        c->space_cards[i] = tug->space[i].cards;
        c->space_modifier[i] = tug->space[i].modifier;
    }
    memcpy(c->event, tug->event, sizeof c->event);
    c->strategic_win = count->win;
    c->strategic_spaces = count->spaces;
    for (unsigned i = 0; i < count->spaces; i++)
        c->strategic_cards[i] = count->space[i].cards;
}

/* The engine knows three roles and two meters, no more and no fewer. */
static bool check_meters(const struct edition *e, struct fault *f)
{
    const struct meter_part *tug = find_meter(e, true), *count = find_meter(e, false);
    if (!tug || !count || e->meters != 2 || e->factions.count != HG_ROLES)
        return fault_at(f, NULL, 0,
                        "A campaign needs three factions, a tug meter between two of them and a count meter of the "
                        "third; correct meters.yaml.");
    if (count->faction == tug->low || count->faction == tug->high)
        return fault_at(f, NULL, 0, "The count meter belongs to the faction that the tug meter does not name.");
    if (tug->spaces > HG_SPACES_MAX || count->spaces > HG_SPACES_MAX)
        return fault_at(f, NULL, 0, "A meter of a campaign has at most %d spaces; remove some.", HG_SPACES_MAX);
    return true;
}

/* Roles and limits of each line of the set-up chart: seats first, then the neutral army. */
static void fill_armies(const struct edition *e, const struct setup_part *setup, struct hg_campaign_rules *c)
{
    for (unsigned i = 0; i < setup->armies; i++) {
        c->role[i] = role_of_faction(e, e->army_faction[lowest(setup->army[i].armies)]);
        if (c->role[i] < HG_ROLES)
            c->role_armies[c->role[i]] |= (uint8_t)bit(i);
        c->claim_limit[i] = setup->army[i].limit;
    }
}

/* The set-up chart of a campaign has one line for each seat in turn order, then perhaps the neutral army; all armies
 * of a line have one faction. */
static bool check_armies(const struct chosen *chosen, const struct setup_part *setup, struct fault *f)
{
    for (unsigned i = 0; i < setup->armies; i++) {
        const struct army_setup *army = &setup->army[i];
        bool neutral = i >= chosen->seats;
        uint8_t faction = chosen->e->army_faction[lowest(army->armies)];
        for (uint64_t left = army->armies; left != 0;) {
            if (chosen->e->army_faction[take_lowest(&left)] != faction)
                return fault_at(f, NULL, 0, "A line of the set-up chart for %u seats has armies of two factions.",
                                chosen->seats);
        }
        if (army->neutral != neutral)
            return fault_at(f, NULL, 0,
                            "The set-up chart for %u seats must list its seats first, then one neutral army.",
                            chosen->seats);
    }
    return setup->armies > chosen->seats + 1 || setup->armies < chosen->seats
               ? fault_at(f, NULL, 0,
                          "The set-up chart for %u seats needs a line for each seat and at most one neutral "
                          "army.",
                          chosen->seats)
               : true;
}

/* ---- Ships, tokens and the titan -----------------------------------------------------------------------------------
 */

/* Finds the token that is hidden, or the one that marks devastated places. The hidden one has a face that wins, once,
 * and another; the mark has a single face. */
static const struct token_part *find_token(const struct edition *e, bool hidden)
{
    for (unsigned i = 0; i < e->charts.tokens; i++) {
        if ((e->charts.token[i].faces == 2) == hidden)
            return &e->charts.token[i];
    }
    return NULL;
}

/* The first face of the hidden token is the prize: there is one of it, and names.tokens has it first. */
static bool check_tokens(const struct edition *e, struct fault *f)
{
    const struct token_part *hidden = find_token(e, true), *mark = find_token(e, false);
    if (!hidden || !mark || hidden->count[0] != 1 || hidden->count[0] + hidden->count[1] > HG_TOKENS_MAX)
        return fault_at(f, NULL, 0,
                        "A campaign needs a token of two faces (the first, once, wins; at most %d in all) and one of a "
                        "single face for devastated places; correct charts.yaml.",
                        HG_TOKENS_MAX);
    return true;
}

/* Of the larger dice in the box (`eight-sided` in charts.yaml); it is no limit of ours. */
enum { LARGE_SIDES = 8 };

/* Sets of places that have a relay, and of strategic ones, for the engine to test by a bit. */
static void fill_pieces(const struct edition *e, struct hg_campaign_rules *c)
{
    const struct token_part *hidden = find_token(e, true);
    c->ships_per_class = e->charts.ships_per_class;
    c->large_sides = LARGE_SIDES;
    c->tokens = (uint8_t)(hidden->count[0] + hidden->count[1]);
    c->devastations = find_token(e, false)->count[0];
    c->titan_total = e->charts.titan_total;
    c->titan_die = e->charts.titan_die;
    for (unsigned i = 0; i < e->names.places.count; i++) {
        if (e->place[i].relays != 0)
            c->relays |= bit(i);
        if (e->place[i].strategic)
            c->strategic |= bit(i);
    }
}

/* ---- The whole ------------------------------------------------------------------------------------------------------
 */

/* Whether an option of the mode is on, by default or by choice; false where the mode has none of that name. */
static bool is_on(const struct chosen *chosen, const char *option)
{
    const struct edition_mode *mode = &chosen->e->mode[chosen->mode];
    for (unsigned i = 0; i < mode->options; i++) {
        if (strcmp(mode->option[i].id, option) == 0)
            return strcmp(chosen_value(chosen, i), "on") == 0;
    }
    return false;
}

/* Two seats of one role make sides; then the mode has teams. */
static void fill_sides(const struct chosen *chosen, struct hg_conquest_rules *c)
{
    for (unsigned i = 0; i < chosen->seats; i++) {
        c->side_of[i] = c->campaign.role[i];
        for (unsigned k = 0; k < i; k++) {
            if (c->side_of[k] == c->side_of[i])
                c->sides = HG_SIDES_BY_SEAT;
        }
    }
    if (c->sides != HG_NO_SIDES)
        c->mechanisms |= 1u << HG_TEAMS;
}

/* Any part makes it one; campaign_fill then wants all. */
bool campaign_plays(const struct chosen *chosen)
{
    for (unsigned i = 0; i < PARTS; i++) {
        if (chosen_plays(chosen, parts[i]))
            return true;
    }
    return false;
}

/* All parts of a campaign, or a fault. The mode's own rules are filled in before. */
bool campaign_fill(const struct chosen *chosen, const struct setup_part *setup, struct hg_conquest_rules *c,
                   struct fault *f)
{
    for (unsigned i = 0; i < PARTS; i++) {
        if (!chosen_plays(chosen, parts[i]))
            return fault_at(f, NULL, 0, "Ships, directives, meters, tokens and titan go together; add %s.", parts[i]);
    }
    if (!check_meters(chosen->e, f) || !check_armies(chosen, setup, f) || !check_tokens(chosen->e, f))
        return false;
    c->mechanisms |= 1u << HG_CAMPAIGN;
    c->neutrals = (uint8_t)(setup->armies - chosen->seats);
    if (c->neutrals > 0)
        c->start_units[chosen->seats] = setup->army[chosen->seats].units;
    fill_meters(chosen->e, &c->campaign);
    fill_armies(chosen->e, setup, &c->campaign);
    fill_sides(chosen, c);
    fill_pieces(chosen->e, &c->campaign);
    c->campaign.keep_connected = is_on(chosen, "keep-connected");
    if (chosen_plays(chosen, "scanning")) {
        c->mechanisms |= 1u << HG_SCANNING;
        assets_fill(chosen->e, &c->campaign.scan);
    }
    if (!fill_directives(chosen->e, c, &c->campaign, f))
        return false;
    fill_seat_cards(chosen->seats, c, &c->campaign);
    return true;
}
