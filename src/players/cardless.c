/* Yardsticks: casual players that leave their cards alone, so that games against them tell what the cards are worth to
 * a casual player. A card that is put aside is out of the view that the casual policy gets; where the rules leave no
 * choice, the whole view decides. */
#include "players/cardless.h"

#include "engine/bits.h"
#include "players/skill.h"

/* ---- Putting cards aside ----------------------------------------------------------------------------------------- */

struct hand {
    struct hg_set *cards;
    uint8_t *size;
};

/* The hand of the seat whose view it is, and its size; NULL where the family has none. */
static struct hand hand_of(const struct hg_rules *r, struct hg_view *v)
{
    struct hg_state *s = &v->position;
    if (r->family == HG_CONQUEST)
        return (struct hand){&s->conquest.secret.hand[v->seat], &s->conquest.open.hand_size[v->seat]};
    if (r->family == HG_GALACTIC)
        return (struct hand){&s->galactic.secret.hand[v->seat], &s->galactic.open.hand_size[v->seat]};
    return (struct hand){NULL, NULL};
}

/* A set that is begun is finished: its cards stay. */
static bool has_begun_a_set(const struct hg_rules *r, const struct hg_state *s)
{
    return r->family == HG_CONQUEST && s->conquest.open.picked_size > 0;
}

/* ---- Deciding ---------------------------------------------------------------------------------------------------- */

/* The casual move without some cards, unless the rules want one with them. */
static struct hg_action decide(const struct hg_rules *r, const struct hg_view *whole, const struct hg_view *v,
                               const struct kit *kit)
{
    struct hg_choices left;
    hg_choices(r, &v->position, &left);
    if (left.count > 0) {
        struct hg_action a = skill_of(r)->casual(r, &v->position, kit);
        if (hg_why_not(r, &whole->position, &a) == HG_OK)
            return a;
    }
    return skill_of(r)->casual(r, &whole->position, kit);
}

static void explain(const struct hg_rules *r, const struct hg_view *v, const struct hg_action *a, const struct kit *kit,
                    struct thought *why)
{
    if (why != NULL)
        skill_of(r)->explain(r, &v->position, a, kit->odds, why);
}

static struct hg_action choose_cardless(const struct hg_rules *r, const struct hg_view *v,
                                        const struct hg_choices *choices, const struct kit *kit, struct thought *why)
{
    struct hg_view bare = *v;
    struct hand hand = hand_of(r, &bare);
    struct hg_action a;
    (void)choices;
    if (hand.cards != NULL && !has_begun_a_set(r, &v->position)) {
        *hand.cards = (struct hg_set){{0, 0}};
        *hand.size = 0;
    }
    a = decide(r, v, &bare, kit);
    explain(r, v, &a, kit, why);
    return a;
}

/* A verb that plays a card for what it does: its word begins so in every family. */
static bool is_play(const struct hg_rules *r, uint8_t verb)
{
    const char *word = hg_verbs(r).verb[verb].word;
    return word[0] == 'p' && word[1] == 'l' && word[2] == 'a' && word[3] == 'y';
}

/* What it would like to play is put aside, card by card. */
static struct hg_action choose_effectless(const struct hg_rules *r, const struct hg_view *v,
                                          const struct hg_choices *choices, const struct kit *kit, struct thought *why)
{
    struct hg_view bare = *v;
    struct hand hand = hand_of(r, &bare);
    struct hg_action a;
    (void)choices;
    for (;;) {
        a = decide(r, v, &bare, kit);
        if (!is_play(r, a.verb) || hand.cards == NULL || !set_has(hand.cards, a.card))
            break;
        set_remove(hand.cards, a.card);
        --*hand.size;
    }
    explain(r, v, &a, kit, why);
    return a;
}

const struct player player_cardless = {
    .id = "cardless",
    .about = "casual, but leaves its cards alone wherever it may: shows what they are worth",
    .budget = "none: one look at every battle within reach",
    .choose = choose_cardless,
};

const struct player player_effectless = {
    .id = "effectless",
    .about = "casual, but never plays a card for its effect; sets are turned in, ships built",
    .budget = "none: one look at every battle within reach",
    .choose = choose_effectless,
};
