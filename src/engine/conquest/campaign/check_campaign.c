/* Invariants of campaigns: positions, then rules.
 *
 * Each check answers NULL or a few words for the developer, as core/check.c does. */
#include "engine/conquest/campaign/campaign.h"

/* ---- Positions -------------------------------------------------------------------------------------------------- */

/* Anywhere on the stack. */
static bool is_asked(const struct hg_state *s, uint8_t kind)
{
    for (unsigned i = 0; i < s->depth; i++)
        if (s->ask[i].kind == kind)
            return true;
    return false;
}

/* Windows that are open while a battle stands in the position, besides its own questions. */
bool campaign_in_battle(const struct hg_state *s)
{
    static const unsigned windows = 1u << HG_AT_DECLARATION | 1u << HG_AT_INVASION | 1u << HG_AT_ATTACK_ROLL |
                                    1u << HG_AT_DEFENCE_ROLL | 1u << HG_AT_TOTAL;
    for (unsigned i = 0; i < s->depth; i++)
        if (s->ask[i].kind == ASK_CAMPAIGN_WINDOW && has(windows, asked_campaign_window(&s->ask[i])))
            return true;
    return is_asked(s, ASK_HOLD) || is_asked(s, ASK_CLASH) || is_asked(s, ASK_CLASH_AGAIN);
}

/* A faction without places is out, so every seat in the game holds one after set-up. */
static const char *places_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint64_t rest = all_places(r) & ~o->devastated;
    if ((o->devastated & ~all_places(r)) != 0 || count_bits(o->devastated) > campaign_of(r)->devastations)
        return "too many devastated places";
    if (o->devastated != 0 && campaign_of(r)->keep_connected && fortify_connected(r, rest, lowest(rest)) != rest)
        return "places cut off by devastation";
    if ((o->invaded & ~all_places(r)) != 0 || (o->scanned & ~campaign_of(r)->scan.cards) != 0)
        return "an invasion or a scan off the board";
    for (unsigned i = 0; i < r->seats && o->seat != HG_NONE; i++)
        if (has(s->living, i) && o->own[i] == 0)
            return "a seat without units that is still in the game";
    return o->titan <= r->conquest.places ? NULL : "a titan off the board";
}

/* All classes are counted at once, each in a byte of its own, which has room for three ships on every place; the last
 * byte counts those of no class. */
static bool has_too_many_ships(const struct hg_rules *r, const struct hg_conquest_open *o, uint64_t places)
{
    unsigned most = campaign_of(r)->ships_per_class;
    uint32_t sum = 0;
    while (places != 0) {
        unsigned packed = o->ships[take_lowest(&places)];
        sum += (packed & 3) | (packed & 12) << 6 | (packed & 48) << 12 | (packed & 192) << 18;
    }
    return (sum & 255) > most || (sum >> 8 & 255) > most || sum >> 16 > most;
}

/* Ships stand on their owner's places; the neutral army has none. */
static const char *ships_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint64_t places = occupied(o->ships), nobodys = places;
    for (uint8_t i = 0; i < r->seats; i++) {
        nobodys &= ~o->own[i];
        if (has_too_many_ships(r, o, o->own[i] & places))
            return "more ships of a class than there are";
    }
    if (nobodys != 0)
        return "ships without an owner, or neutral ones";
    return o->built <= SHIP_PLACED ? NULL : "a ship of an unknown class";
}

/* A token on the board lies on a place of the keepers; one in somebody's hands is asked about, or the game is over. */
static const char *token_ok(const struct hg_rules *r, const struct hg_state *s, unsigned token)
{
    const struct hg_conquest_open *o = open_seen(s);
    uint8_t at = o->token_at[token], keepers = seats_of_role(r, HG_KEEPERS);
    if (token >= o->tokens_drawn)
        return at == 0 && o->token_known[token] == 0 ? NULL : "a token that was not drawn";
    if ((o->token_known[token] & keepers) != keepers)
        return "a token that its keepers do not know";
    if (has(o->tokens_out, token) && at != 0)
        return "a token on the board that is out of the game";
    if (at == 0 && !has(o->tokens_out, token) && !is_asked(s, ASK_TOKEN) && !s->over)
        return "a token that is nowhere";
    return at == 0 || has(places_of_role(r, s, HG_KEEPERS), at - 1u) ? NULL : "a token on a place of others";
}

/* The prize is among the tokens that were drawn, or still in the stack. */
static const char *tokens_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    const char *broken = NULL;
    if (o->tokens_drawn > campaign_of(r)->tokens || o->tokens_out >> o->tokens_drawn != 0)
        return "more tokens than there are";
    if (s->conquest.secret.prize > o->tokens_drawn)
        return "a prize that was not drawn";
    if (o->tokens_drawn == campaign_of(r)->tokens && s->conquest.secret.prize == 0)
        return "no prize among the tokens";
    for (unsigned i = 0; i < HG_TOKENS_MAX && broken == NULL; i++)
        broken = token_ok(r, s, i);
    return broken;
}

/* The fields of a battle are 0 when none is on, and name what is there when one is. */
static const char *battle_ok(const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    if (o->battle_to == HG_NONE)
        return o->battle_titan | o->battle_total | o->battle_ships[0] | o->battle_ships[1] | o->battle_bonus[0] |
                       o->battle_bonus[1]
                   ? "something of a battle that is over"
                   : NULL;
    if (!ships_within(o->battle_ships[HG_ATTACKER], o->ships[o->battle_from]))
        return "an attack with ships that are not there";
    if (o->battle_titan)
        return o->battle_defence == 0 && o->battle_ships[HG_DEFENDER] == 0 ? NULL : "a titan that is defended";
    if (!has(o->invaded, o->battle_to))
        return "a battle without an invasion";
    return o->battle_defence <= o->units[o->battle_to] &&
                   ships_within(o->battle_ships[HG_DEFENDER], o->ships[o->battle_to])
               ? NULL
               : "a defence with what is not there";
}

/* Marks of the turn within their ranges. */
static const char *turn_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_conquest_open *o = open_seen(s);
    if (o->meter >= campaign_of(r)->spaces)
        return "a marker off its meter";
    if (o->moved >= 2 * MOVED_SHIPS || o->titan_mark >= 2 * TITAN_MARCHED)
        return "an unknown mark of the turn";
    if (o->taken_from >> HG_ROLES != 0 || (o->seat != HG_NONE && has(o->taken_from, role_of(r, o->seat))))
        return "a place conquered from the own faction";
    for (unsigned i = 0; i < HG_CAPS_MAX; i++)
        if ((o->cap_at[i] != 0) != (o->cap_left[i] != 0) || o->cap_at[i] > r->conquest.places)
            return "a limit on dice for no battle";
    return NULL;
}

const char *campaign_state_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const char *broken = places_ok(r, s);
    if (broken == NULL)
        broken = ships_ok(r, s);
    if (broken == NULL)
        broken = tokens_ok(r, s);
    if (broken == NULL)
        broken = battle_ok(s);
    return broken != NULL ? broken : turn_ok(r, s);
}

/* ---- Rules ------------------------------------------------------------------------------------------------------ */

/* Seats of one role are one side. Where no role has two seats there are no sides. */
static bool sides_are_roles(const struct hg_rules *r)
{
    const struct hg_conquest_rules *c = &r->conquest;
    for (uint8_t i = 0; i < r->seats; i++) {
        if (c->sides == HG_NO_SIDES && count_bits(seats_of_role(r, role_of(r, i))) > 1)
            return false;
        if (c->sides != HG_NO_SIDES && c->side_of[i] != role_of(r, i))
            return false;
    }
    return c->sides != HG_SIDES_BY_ARMY;
}

/* The sets by role are looked up instead of the roles: they must agree. */
static const char *role_armies_ok(const struct hg_rules *r)
{
    unsigned seen[HG_ROLES] = {0};
    for (uint8_t i = 0; i < r->seats + r->conquest.neutrals; i++)
        seen[role_of(r, i)] |= 1u << i;
    for (unsigned role = 0; role < HG_ROLES; role++)
        if (seen[role] != campaign_of(r)->role_armies[role])
            return "the armies of a role are not those that have it";
    return NULL;
}

static const char *roles_ok(const struct hg_rules *r)
{
    const struct hg_conquest_rules *c = &r->conquest;
    if (c->neutrals > 1)
        return "a campaign with more than one neutral army";
    for (unsigned i = 0; i < r->seats + c->neutrals; i++)
        if (c->campaign.role[i] >= HG_ROLES || c->campaign.claim_limit[i] == 0)
            return "an army with an unknown role, or that may claim nothing";
    if (role_armies_ok(r) != NULL)
        return role_armies_ok(r);
    if (!sides_are_roles(r))
        return "sides that are not the roles";
    if (seats_of_role(r, HG_SEEKERS) == 0 || seats_of_role(r, HG_KEEPERS) == 0)
        return "a campaign without seekers or keepers";
    return NULL;
}

/* The code of this room counts on one order of phases, and on tokens as the first step. */
static const char *course_ok(const struct hg_rules *r)
{
    const struct hg_conquest_rules *c = &r->conquest;
    static const uint8_t phases[] = {HG_PHASE_SEATS, HG_PHASE_LIMITS, HG_PHASE_TITAN, HG_PHASE_BOTH};
    bool usual = c->phases == sizeof phases;
    for (unsigned i = 0; usual && i < sizeof phases; i++)
        usual = c->phase[i] == phases[i];
    if (!usual)
        return "a campaign with another set-up than seats, limits, titan, both";
    if (c->step[0] != HG_STEP_TOKENS)
        return "a turn of a campaign that does not begin with tokens";
    if (has(c->mechanisms, HG_ABILITIES) || c->captured_apart || c->forced_trade != 0)
        return "a campaign with abilities, captured cards or forced trades";
    return NULL;
}

/* Numbers that the dice, the titan and the ships index with or compare. */
static const char *numbers_ok(const struct hg_rules *r)
{
    const struct hg_campaign_rules *c = campaign_of(r);
    if (c->ships_per_class > HG_SHIPS_MAX || c->tokens < 1 || c->tokens > HG_TOKENS_MAX)
        return "number of ships or tokens out of range";
    if (c->large_sides < r->conquest.die_sides || c->large_sides >= 128)
        return "larger dice that are not larger";
    if (c->titan_die < 1 || c->titan_die >= 128 || c->titan_total == 0)
        return "a titan that cannot move or needs no attack";
    if (((c->strategic | c->relays) & ~all_places(r)) != 0 || c->devastations >= r->conquest.places)
        return "strategic places, relays or devastations beyond the board";
    if (c->strategic_win == 0 || c->strategic_win > count_bits(c->strategic))
        return "strategic places that cannot win";
    return NULL;
}

static const char *meters_ok(const struct hg_rules *r)
{
    const struct hg_campaign_rules *c = campaign_of(r);
    if (c->spaces < 1 || c->spaces > HG_SPACES_MAX || c->start >= c->spaces)
        return "a meter without spaces, or that starts off them";
    if (c->strategic_spaces < 1 || c->strategic_spaces > HG_SPACES_MAX)
        return "a meter of strategic places without spaces";
    for (unsigned i = 0; i < c->spaces; i++)
        if (c->space_role[i] >= HG_ROLES && c->space_role[i] != HG_NONE)
            return "a space of the meter on no known side";
    return NULL;
}

/* Nobody is asked for a jump: it is played instead of declaring an invasion. */
static struct hg_set not_jumps(const struct hg_rules *r, struct hg_set cards)
{
    for (uint8_t i = 0; i < r->conquest.cards; i++)
        if (directive_of(r, i)->op == HG_JUMP)
            set_remove(&cards, i);
    return cards;
}

/* The cards of each seat's deck in each window. */
static const char *seat_cards_ok(const struct hg_rules *r)
{
    const struct hg_campaign_rules *c = campaign_of(r);
    for (unsigned seat = 0; seat < r->seats; seat++) {
        struct hg_set deck = not_jumps(r, draw_cards_of(r, r->conquest.army_deck[r->conquest.seat_army[seat]]));
        for (unsigned window = 0; window < HG_CAMPAIGN_WINDOWS; window++) {
            struct hg_set want = set_both(c->window_cards[window], deck), have = c->seat_cards[seat][window];
            if (!set_within(want, have) || !set_within(have, want))
                return "the cards of a seat in a window are not those of its deck";
        }
    }
    return NULL;
}

/* Lists by window are looked up instead of the directives: they must agree. */
static const char *directives_ok(const struct hg_rules *r)
{
    const struct hg_campaign_rules *c = campaign_of(r);
    if (c->directives > HG_DIRECTIVES_MAX)
        return "too many directives";
    for (unsigned i = 0; i < c->directives; i++)
        if (c->directive[i].window >= HG_CAMPAIGN_WINDOWS || c->directive[i].op >= HG_DIRECTIVE_OPS ||
            c->directive[i].side > HG_DEFENDER || c->directive[i].lasts > HG_FOR_INVASION ||
            c->directive[i].where > HG_ENEMY_ADJACENT)
            return "a directive that does something unknown";
    for (unsigned i = 0; i < r->conquest.cards; i++) {
        if (c->card_directive[i] >= c->directives || c->card_regions[i] >> r->conquest.regions != 0)
            return "a card without a directive, or with an unknown region";
        for (unsigned window = 0; window < HG_CAMPAIGN_WINDOWS; window++)
            if (set_has(&c->window_cards[window], i) != (c->directive[c->card_directive[i]].window == window))
                return "the cards of a window are not those that have it";
    }
    return seat_cards_ok(r);
}

/* A scan card belongs to a place of the board, and has rows enough to match. */
static const char *scan_ok(const struct hg_rules *r)
{
    const struct hg_assets_rules *c = &campaign_of(r)->scan;
    if (!plays_with(r, HG_SCANNING))
        return NULL;
    if ((c->cards & ~all_places(r)) != 0)
        return "a scan card off the board";
    if (c->dice[0] + c->dice[1] > HG_SCAN_DICE || c->sides[0] < 2 || c->sides[1] < c->sides[0])
        return "dice of a scan out of range";
    for (uint64_t left = c->cards; left != 0;) {
        uint8_t rows = c->rows[take_lowest(&left)];
        if (rows < 1 || rows > HG_ROWS_MAX)
            return "a scan card without rows, or with too many";
    }
    return NULL;
}

/* Parts of a campaign that a mode without one must not have. */
static bool has_parts(const struct hg_rules *r)
{
    return setup_has(r, HG_PHASE_LIMITS) || setup_has(r, HG_PHASE_TITAN) || setup_has(r, HG_PHASE_BOTH) ||
           plays_with(r, HG_SCANNING);
}

const char *campaign_rules_ok(const struct hg_rules *r)
{
    static const char *(*const parts[])(const struct hg_rules *) = {
        roles_ok, course_ok, numbers_ok, meters_ok, directives_ok, scan_ok,
    };
    const char *broken = NULL;
    if (!plays_with(r, HG_CAMPAIGN))
        return has_parts(r) ? "a part of a campaign without one" : NULL;
    for (unsigned i = 0; broken == NULL && i < sizeof parts / sizeof parts[0]; i++)
        broken = parts[i](r);
    return broken;
}
