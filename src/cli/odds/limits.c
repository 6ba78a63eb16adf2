/* What the rules of a game can bring to a battle: pieces in the box, and cards of one deck played all together. It
 * reads compiled rules, so a new card of an edition needs nothing here; a new kind of operation needs a case.
 *
 * The limits are wide on purpose: a question that could come up in some game is answered, also when the cards would
 * have to fall in an odd way. Only what can't be is refused. */
#include "cli/odds/odds.h"
#include "engine/bits.h"
#include "engine/conquest/core/mechanism.h"
#include "engine/traits.h"

/* Sums of large libraries are cut here. */
enum { BONUS_MOST = 9 /* what one option takes; a library of cards would go on */ };

/* Raises a limit, never lowers it. */
static void widen(unsigned *most, unsigned value)
{
    if (value > *most)
        *most = value;
}

/* ---- Cards with abilities ---------------------------------------------------------------------------------------- */

/* Which option stands for a bonus on which die. */
static enum odds_knob bonus_knob(uint8_t die)
{
    return die == HG_DIE_HIGHEST ? KNOB_HIGHEST : die == HG_DIE_SECOND ? KNOB_SECOND : KNOB_ALL;
}

/* What an ability of a card allows. Bonuses of a deck add up, because all its cards may be played in one battle; the
 * rest is there or not. Operations that change no dice, such as removing units before the battle, are left to the
 * numbers of units. */
static void add_operation(const struct hg_conquest_rules *c, const struct hg_operation *o, struct odds_limits *deck)
{
    const unsigned dice[2] = {c->attack_dice, c->defence_dice};
    unsigned pairs = dice[0] < dice[1] ? dice[0] : dice[1];
    switch (o->op) {
    case HG_OP_DIE_BONUS:
        deck->most[bonus_knob(o->what)][o->side] += o->amount;
        break;
    case HG_OP_EXTRA_DIE:
        deck->most[KNOB_EXTRA][o->side]++;
        break;
    case HG_OP_SET_DIE:
        widen(&deck->most[KNOB_SET][o->side], o->amount);
        break;
    case HG_OP_LIMIT:
        widen(&deck->most[KNOB_CAP][o->side], dice[o->side]);
        break;
    case HG_OP_CAP_LOSSES:
        widen(&deck->most[KNOB_LOSE][o->side], pairs);
        break;
    case HG_OP_TIE:
        deck->ties = true;
        break;
    default:
        break;
    }
}

/* ---- Directives of a campaign ------------------------------------------------------------------------------------ */

/* The same for a directive of a campaign. Those that do nothing to dice have no case. */
static void add_directive(const struct hg_conquest_rules *c, const struct hg_directive *d, struct odds_limits *deck)
{
    switch (d->op) {
    case HG_RAISE_DICE:
        deck->most[KNOB_ALL][d->side] += d->amount;
        break;
    case HG_CAP_DEFENCE:
        widen(&deck->most[KNOB_CAP][HG_DEFENDER], c->defence_dice);
        break;
    case HG_LARGE_DICE:
        widen(&deck->most[KNOB_EIGHT][d->side], 1);
        break;
    case HG_RAISE_TOTAL_BY:
        deck->modifier[HG_ATTACKER][1] += d->amount;
        break;
    case HG_HIT_ON_TOP:
        deck->shot = true;
        break;
    default:
        break;
    }
}

/* Ships of each class for both sides; the tokens that defend with eight-sided dice. */
static void add_pieces(const struct hg_campaign_rules *c, struct odds_limits *l)
{
    for (unsigned knob = KNOB_CRUISERS; knob <= KNOB_DREADNOUGHTS; knob++)
        for (unsigned side = 0; side < 2; side++)
            widen(&l->most[knob][side], c->ships_per_class);
    widen(&l->most[KNOB_EIGHT][HG_DEFENDER], c->tokens > 0);
}

/* The meter's spaces change the total of an assault; the best of them comes on top of what cards add. The worst one is
 * the lower bound. */
static void add_meter(const struct hg_campaign_rules *c, struct odds_limits *l)
{
    int *range = l->modifier[HG_ATTACKER], most = 0;
    for (unsigned i = 0; i < c->spaces; i++) {
        range[0] = c->space_modifier[i] < range[0] ? c->space_modifier[i] : range[0];
        most = c->space_modifier[i] > most ? c->space_modifier[i] : most;
    }
    range[1] += most;
}

/* ---- Decks ------------------------------------------------------------------------------------------------------- */

/* Cards of a campaign have directives, others perhaps abilities. */
static void add_card(const struct hg_rules *r, unsigned card, struct odds_limits *deck)
{
    const struct hg_conquest_rules *c = &r->conquest;
    if (plays_with(r, HG_CAMPAIGN))
        add_directive(c, &c->campaign.directive[c->campaign.card_directive[card]], deck);
    for (unsigned i = 0; plays_with(r, HG_ABILITIES) && i < HG_OPERATIONS_MAX; i++)
        add_operation(c, &c->ability[card].does[i], deck);
}

/* Limits of a mode are the widest of its decks, since a side plays one deck. No option takes more than BONUS_MOST. The
 * widest of both. Two sides may play different decks, so each side's limit is taken by itself. */
static void join(const struct odds_limits *deck, struct odds_limits *l)
{
    for (unsigned knob = 0; knob < KNOBS; knob++)
        for (unsigned side = 0; side < 2; side++)
            widen(&l->most[knob][side], deck->most[knob][side] < BONUS_MOST ? deck->most[knob][side] : BONUS_MOST);
    for (unsigned side = 0; side < 2; side++) {
        if (deck->modifier[side][1] > l->modifier[side][1])
            l->modifier[side][1] = deck->modifier[side][1];
        if (deck->modifier[side][0] < l->modifier[side][0])
            l->modifier[side][0] = deck->modifier[side][0];
    }
    l->ties = l->ties || deck->ties;
    l->shot = l->shot || deck->shot;
}

/* Rewards add to what cards do: dice for attack and defence, and towers. Kinds are sets of rewards, as bits. */
static void add_rewards(const struct hg_rules *r, struct odds_limits *deck)
{
    const uint8_t *kind = r->conquest.rewards_by_kind;
    if (!plays_with(r, HG_REWARDS))
        return;
    deck->most[KNOB_EXTRA][HG_ATTACKER] += count_bits(kind[HG_ATTACK_DIE]);
    deck->most[KNOB_EXTRA][HG_DEFENDER] += count_bits(kind[HG_DEFENCE_DIE]);
    deck->most[KNOB_TOWERS][HG_ATTACKER] = deck->most[KNOB_TOWERS][HG_DEFENDER] = count_bits(kind[HG_TOWER]);
}

/* What one deck allows, alone and then joined to the rest. Editions without decks have one of all cards. */
static void add_deck(const struct hg_rules *r, unsigned number, struct odds_limits *l)
{
    const struct hg_conquest_rules *c = &r->conquest;
    struct odds_limits deck = {.ties = false};
    for (unsigned i = 0; i < c->cards; i++)
        if (c->decks == 0 || set_has(&c->deck[number], i))
            add_card(r, i, &deck);
    add_rewards(r, &deck);
    if (plays_with(r, HG_CAMPAIGN))
        add_meter(&c->campaign, &deck);
    for (unsigned side = 0; side < 2; side++)
        if (deck.most[KNOB_EXTRA][side] > ODDS_EXTRA_MAX)
            deck.most[KNOB_EXTRA][side] = ODDS_EXTRA_MAX;
    join(&deck, l);
}

/* Towers are shared by both sides, so there are never more of both together than of one alone. */
static void add_conquest(const struct hg_rules *r, struct odds_limits *l)
{
    const struct hg_conquest_rules *c = &r->conquest;
    widen(&l->most[KNOB_DICE][HG_ATTACKER], c->attack_dice);
    widen(&l->most[KNOB_DICE][HG_DEFENDER], c->defence_dice);
    for (unsigned side = 0; side < 2; side++)
        widen(&l->most[KNOB_HERO][side], plays_with(r, HG_HEROES));
    if (plays_with(r, HG_HEROES))
        l->hero_fate = c->hero_fate;
    for (unsigned i = 0; i == 0 || i < c->decks; i++)
        add_deck(r, i, l);
    if (plays_with(r, HG_CAMPAIGN))
        add_pieces(&c->campaign, l);
    l->together[KNOB_TOWERS] = l->most[KNOB_TOWERS][HG_ATTACKER];
}

/* ---- Dice that are added up -------------------------------------------------------------------------------------- */

/* Every card may be played by either side; extra dice do not add up, since a battle takes one of these cards. */
static void add_galactic(const struct hg_galactic_rules *g, struct odds_limits *l)
{
    struct odds_limits cards = {.ties = false};
    unsigned extra = 0;
    for (unsigned i = 0; i < g->cards; i++) {
        const struct hg_card_kind *kind = &g->kind[g->card_kind[i]];
        for (unsigned side = 0; side < 2; side++) {
            cards.modifier[side][1] += kind->effect == HG_RAISE_TOTAL ? kind->amount : 0;
            cards.modifier[side][0] -= kind->effect == HG_LOWER_TOTAL ? kind->amount : 0;
        }
        cards.ties = cards.ties || kind->effect == HG_WIN_TIES;
        if (kind->effect == HG_EXTRA_DIE)
            widen(&extra, kind->amount);
    }
    join(&cards, l);
    widen(&l->sum_dice[HG_ATTACKER], g->stack_max + extra);
    widen(&l->sum_dice[HG_DEFENDER], g->stack_max + g->home_dice + extra);
}

/* By the kind of dice; games of matched dice have no limits. */
void odds_limits_add(const struct hg_rules *r, struct odds_limits *l)
{
    if (hg_traits(r).dice == HG_DICE_COMPARED)
        add_conquest(r, l);
    else if (hg_traits(r).dice == HG_DICE_ADDED)
        add_galactic(&r->galactic, l);
}
