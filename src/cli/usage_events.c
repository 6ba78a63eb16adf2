/* What comes of actions, told from the positions around them, in each family; and what the rules of a mode allow. It
 * reads the families' states, not their actions: a card may have the effect of an attack, and both count alike. The
 * set-up (round 0) is left out where it would look like an event. */
#include "cli/usage.h"

#include "engine/insight.h"
#include "engine/traits.h"
#include "text/say.h"

/* ---- Board games ------------------------------------------------------------------------------------------------- */

/* Places that changed hands: those gained by one army that another had held. A region counts when the gain completes
 * it. */
static void see_places(struct usage *u, const struct hg_rules *r, const struct hg_conquest_open *was,
                       const struct hg_conquest_open *is)
{
    for (unsigned i = 0; i < HG_ARMIES_MAX; i++) {
        uint64_t held = 0, gained = is->own[i] & ~was->own[i];
        for (unsigned k = 0; k < HG_ARMIES_MAX; k++)
            held |= k != i ? was->own[k] : 0;
        if ((gained & held) == 0)
            continue;
        u->event[USAGE_TAKEN] += count_bits(gained & held);
        u->event[USAGE_RESOURCE] += count_bits(gained & held & was->resource);
        for (unsigned k = 0; k < HG_SEATS_MAX; k++)
            u->event[USAGE_BASE] += k != i && was->base[k] != 0 && has(gained & held, was->base[k] - 1u);
        for (uint64_t whole = insight_whole_regions(r, is->own[i]); whole != 0;)
            u->event[USAGE_REGION] += (r->conquest.region[take_lowest(&whole)] & gained) != 0;
    }
}

/* Pieces are gone when their place is 0; cards are captured when a pile of captured ones grows. */
static void see_pieces(struct usage *u, const struct hg_conquest_open *was, const struct hg_conquest_open *is)
{
    for (unsigned i = 0; i < HG_SEATS_MAX; i++)
        u->event[USAGE_HERO_LOST] += was->hero[i] != 0 && is->hero[i] == 0;
    for (unsigned i = 0; i < HG_TOWERS_MAX; i++)
        u->event[USAGE_TOWER_LOST] += was->tower[i] != 0 && is->tower[i] == 0;
    for (unsigned deck = 0; deck < HG_DECKS_MAX; deck++)
        for (unsigned i = 0; i < HG_SEATS_MAX; i++)
            u->event[USAGE_CARDS_CAPTURED] += is->captured_size[deck][i] > was->captured_size[deck][i];
}

/* Each place packs the ships of three classes into two bits each. */
static unsigned ships_on_board(const struct hg_conquest_open *o)
{
    unsigned count = 0;
    for (unsigned i = 0; i < HG_PLACES_MAX; i++)
        count += (o->ships[i] & 3u) + (o->ships[i] >> 2 & 3u) + (o->ships[i] >> 4 & 3u);
    return count;
}

/* Bit HG_SEATS_MAX of `token_known` says that everybody knows the token: it was turned up. Other bits are seats that
 * looked. */
static void see_tokens(struct usage *u, const struct hg_conquest_open *was, const struct hg_conquest_open *is)
{
    for (unsigned i = 0; i < HG_TOKENS_MAX; i++) {
        uint8_t learnt = is->token_known[i] & (uint8_t)~was->token_known[i];
        if (was->token_at[i] == 0)
            continue;
        u->event[USAGE_TOKEN_FOUND] += has(learnt, HG_SEATS_MAX);
        u->event[USAGE_TOKEN_SEEN] += learnt != 0 && !has(learnt, HG_SEATS_MAX);
        u->event[USAGE_TOKEN_MOVED] += is->token_at[i] != 0 && is->token_at[i] != was->token_at[i];
    }
}

/* An attack on the titan that is over and left it standing was in vain. */
static void see_titan(struct usage *u, const struct hg_conquest_open *was, const struct hg_conquest_open *is)
{
    bool attacked = was->battle_titan != 0 && is->battle_titan == 0;
    u->event[USAGE_TITAN_DESTROYED] += was->titan != 0 && is->titan == 0;
    u->event[USAGE_TITAN_STOOD] += attacked && is->titan != 0;
    u->event[USAGE_TITAN_BACK] += was->titan == 0 && is->titan != 0;
    u->event[USAGE_DEVASTATED] += count_bits(is->devastated & ~was->devastated);
}

/* What only campaigns have. Ships are counted on the whole board: a battle may take some of several places. */
static void see_campaign(struct usage *u, const struct hg_conquest_open *was, const struct hg_conquest_open *is)
{
    unsigned before = ships_on_board(was), after = ships_on_board(is);
    u->event[USAGE_SHIP_LOST] += after < before ? before - after : 0;
    see_tokens(u, was, is);
    see_titan(u, was, is);
    u->event[USAGE_METER_UP] += is->meter > was->meter;
    u->event[USAGE_METER_DOWN] += is->meter < was->meter;
    u->event[USAGE_SCANNED] += count_bits(is->scanned & ~was->scanned);
}

/* Everything is told by the two positions; which verb was played doesn't matter. */
static void see_conquest(struct usage *u, const struct hg_rules *r, const struct hg_state *before,
                         const struct hg_state *after)
{
    const struct hg_conquest_open *was = &before->conquest.open, *is = &after->conquest.open;
    see_places(u, r, was, is);
    see_pieces(u, was, is);
    u->event[USAGE_ELIMINATED] += count_bits(before->living & ~(uint64_t)after->living);
    u->event[USAGE_RESHUFFLED] += before->round > 0 && is->deck_size > was->deck_size;
    if (has(r->conquest.mechanisms, HG_CAMPAIGN) && before->round > 0)
        see_campaign(u, was, is);
}

/* ---- The grid ---------------------------------------------------------------------------------------------------- */

/* Ships that were captured lie under those that captured them, so a stack of n counts n - 1. */
static unsigned ships_under(const struct hg_galactic_open *o, unsigned seat)
{
    unsigned count = 0;
    for (uint64_t left = o->own[seat]; left != 0;)
        count += o->units[take_lowest(&left)] - 1u;
    return count;
}

/* `home` has the squares of a seat's home. Being thrown back means to gain one's own, to intrude the other's. */
static void see_galactic(struct usage *u, const struct hg_rules *r, const struct hg_state *before,
                         const struct hg_state *after)
{
    const struct hg_galactic_open *was = &before->galactic.open, *is = &after->galactic.open;
    for (unsigned i = 0; i < 2; i++) {
        uint64_t gained = is->own[i] & ~was->own[i];
        u->event[USAGE_CAPTURED] += ships_under(is, i) > ships_under(was, i);
        u->event[USAGE_THROWN_BACK] += (gained & r->galactic.home[i]) != 0;
        u->event[USAGE_INTRUDED] += (gained & r->galactic.home[1 - i]) != 0;
        u->event[USAGE_REMOVED] += is->removed[i] > was->removed[i];
    }
}

/* ---- Cards that are claimed -------------------------------------------------------------------------------------- */

/* A claim takes what nobody held, a theft what somebody did. A set is complete when its last card comes. */
static void see_assets(struct usage *u, const struct hg_rules *r, const struct hg_state *before,
                       const struct hg_state *after)
{
    const struct hg_assets *was = &before->assets, *is = &after->assets;
    uint64_t held = 0;
    for (unsigned i = 0; i < r->seats; i++)
        held |= was->own[i];
    for (unsigned i = 0; i < r->seats; i++) {
        uint64_t gained = is->own[i] & ~was->own[i];
        u->event[USAGE_CLAIMED] += (gained & ~held) != 0;
        u->event[USAGE_STOLEN] += (gained & held) != 0;
        for (unsigned k = 0; k < r->assets.regions; k++)
            u->event[USAGE_SET] += (r->assets.region[k] & gained) != 0 && (r->assets.region[k] & ~is->own[i]) == 0;
    }
}

/* ---- Cards ------------------------------------------------------------------------------------------------------- */

/* A directive has a window of the campaign in which it may be played. */
static bool is_directive(const struct hg_rules *r, uint8_t card)
{
    for (unsigned i = 0; i < HG_CAMPAIGN_WINDOWS; i++)
        if (set_has(&r->conquest.campaign.window_cards[i], card))
            return true;
    return false;
}

/* Decks belong to armies, and only the armies in the game bring theirs. */
static bool is_in_a_deck(const struct hg_conquest_rules *c, unsigned seats, uint8_t card)
{
    for (unsigned seat = 0; seat < seats; seat++)
        if (set_has(&c->deck[c->army_deck[c->seat_army[seat]]], card))
            return true;
    return false;
}

/* In a campaign cards are directives; elsewhere those with an ability; in modes with neither, none is played. */
static bool may_play_conquest(const struct hg_rules *r, uint8_t card)
{
    if (has(r->conquest.mechanisms, HG_CAMPAIGN))
        return is_directive(r, card) && is_in_a_deck(&r->conquest, r->seats, card);
    return has(r->conquest.mechanisms, HG_ABILITIES) && card < HG_PLAYABLE_MAX &&
           r->conquest.ability[card].window != HG_NO_WINDOW;
}

/* Every card of this family is played for what it does. */
static bool may_play_galactic(const struct hg_rules *r, uint8_t card)
{
    return card < r->galactic.cards;
}

/* Cards of this family are claimed, never played. */
static bool may_play_assets(const struct hg_rules *r, uint8_t card)
{
    (void)r;
    (void)card;
    return false;
}

/* ---- Families ---------------------------------------------------------------------------------------------------- */

/* What each family brings: how it sees events, and which of its cards may be played for what they do. The list of
 * families makes one of the functions above whose names end like the family's. */
struct watcher {
    void (*see)(struct usage *u, const struct hg_rules *r, const struct hg_state *before, const struct hg_state *after);
    bool (*may_play)(const struct hg_rules *r, uint8_t card);
};

#define WATCHER(NUMBER, name) static const struct watcher name = {see_##name, may_play_##name};
HG_EACH_FAMILY(WATCHER)
#undef WATCHER

/* By the number of the family, so that a new one must bring a row. */
static const struct watcher *watcher_of(const struct hg_rules *r)
{
    static const struct watcher *const watchers[HG_FAMILIES] = {
#define ROW(NUMBER, name) [HG_##NUMBER] = &(name),
        HG_EACH_FAMILY(ROW)
#undef ROW
    };
    return watchers[r->family];
}

/* Called for every action, also those of chance: a roll decides most battles. */
void usage_see_events(struct usage *u, const struct hg_rules *r, const struct hg_state *before,
                      const struct hg_state *after)
{
    watcher_of(r)->see(u, r, before, after);
}

bool usage_may_play(const struct hg_rules *r, uint8_t card)
{
    return watcher_of(r)->may_play(r, card);
}

/* ---- Events ------------------------------------------------------------------------------------------------------ */

/* One row for each event: its id and name, the family it belongs to, and the mechanisms of which a mode needs one for
 * it (0: none, it happens in all modes of the family). */
struct event {
    const char *id, *name;
    const struct watcher *of;
    uint16_t mechanisms;
};

#define WITH(mechanism) (1u << HG_##mechanism)

/* Ids are for programs and stay; names go through the catalogue. Two families may use the same id. */
static const struct event events[USAGE_EVENTS] = {
    [USAGE_TAKEN] = {"taken", SAID("place taken"), &conquest, 0},
    [USAGE_REGION] = {"region", SAID("whole region gained"), &conquest, 0},
    [USAGE_ELIMINATED] = {"eliminated", SAID("player eliminated"), &conquest, 0},
    [USAGE_RESHUFFLED] = {"reshuffled", SAID("discards shuffled"), &conquest, 0},
    [USAGE_RESOURCE] = {"resource-taken", SAID("resource taken"), &conquest, WITH(RESOURCES)},
    [USAGE_BASE] = {"base-taken", SAID("enemy's base taken"), &conquest, WITH(BASES)},
    [USAGE_HERO_LOST] = {"hero-lost", SAID("hero lost"), &conquest, WITH(HEROES)},
    [USAGE_TOWER_LOST] = {"tower-lost", SAID("tower lost"), &conquest, WITH(REWARDS)},
    [USAGE_CARDS_CAPTURED] = {"cards-captured", SAID("cards captured"), &conquest, WITH(ABILITIES)},
    [USAGE_SHIP_LOST] = {"ship-lost", SAID("ship lost"), &conquest, WITH(CAMPAIGN)},
    [USAGE_TOKEN_FOUND] = {"token-found", SAID("token turned up"), &conquest, WITH(CAMPAIGN)},
    [USAGE_TOKEN_SEEN] = {"token-seen", SAID("token looked at"), &conquest, WITH(CAMPAIGN)},
    [USAGE_TOKEN_MOVED] = {"token-moved", SAID("token moved"), &conquest, WITH(CAMPAIGN)},
    [USAGE_TITAN_DESTROYED] = {"titan-destroyed", SAID("titan destroyed"), &conquest, WITH(CAMPAIGN)},
    [USAGE_TITAN_STOOD] = {"titan-stood", SAID("titan attacked in vain"), &conquest, WITH(CAMPAIGN)},
    [USAGE_TITAN_BACK] = {"titan-back", SAID("titan back again"), &conquest, WITH(CAMPAIGN)},
    [USAGE_DEVASTATED] = {"devastated", SAID("place devastated"), &conquest, WITH(CAMPAIGN)},
    [USAGE_METER_UP] = {"meter-up", SAID("meter towards the seekers"), &conquest, WITH(CAMPAIGN)},
    [USAGE_METER_DOWN] = {"meter-down", SAID("meter towards the keepers"), &conquest, WITH(CAMPAIGN)},
    [USAGE_SCANNED] = {"scanned", SAID("scan that succeeded"), &conquest, WITH(SCANNING)},
    [USAGE_CAPTURED] = {"captured", SAID("ship captured"), &galactic, 0},
    [USAGE_THROWN_BACK] = {"thrown-back", SAID("ship thrown back home"), &galactic, 0},
    [USAGE_INTRUDED] = {"intruded", SAID("enemy's home entered"), &galactic, 0},
    [USAGE_REMOVED] = {"removed", SAID("ship out of the game"), &galactic, 0},
    [USAGE_CLAIMED] = {"claimed", SAID("card claimed"), &assets, 0},
    [USAGE_STOLEN] = {"stolen", SAID("card taken from somebody"), &assets, 0},
    [USAGE_SET] = {"region", SAID("whole region gained"), &assets, 0},
};

/* As --json prints it. */
const char *usage_event_id(enum usage_event event)
{
    return events[event].id;
}

const char *usage_event_name(enum usage_event event, enum language language)
{
    return say(language, events[event].name);
}

/* An event of another family, or of a mechanism that the mode doesn't play, is not told as one that never happened. */
bool usage_may_happen(const struct hg_rules *r, enum usage_event event)
{
    const struct event *e = &events[event];
    if (e->of != watcher_of(r))
        return false;
    if (event == USAGE_CARDS_CAPTURED && r->seats == 2)
        return false; /* the game is over with it */
    if (event == USAGE_RESHUFFLED && r->conquest.reshuffle == HG_RESHUFFLE_NEVER)
        return false;
    return e->mechanisms == 0 || (e->mechanisms & hg_traits(r).mechanisms) != 0;
}
