/* Yardsticks: casual players that leave their cards alone, so that games against them tell what the cards are worth to
 * a casual player. A card that is put aside is out of the view that the casual policy gets; where the rules leave no
 * choice, the whole view decides. */
#include "players/cardless.h"

#include "engine/bits.h"
#include "engine/traits.h"
#include "players/skill.h"
#include "text/say.h"

/* ---- Putting cards aside ----------------------------------------------------------------------------------------- */

static struct skill_hand hand_of(const struct hg_rules *r, struct hg_view *v)
{
    return skill_of(r)->hand != NULL ? skill_of(r)->hand(v) : (struct skill_hand){NULL, NULL};
}

static bool needs_hand(const struct hg_rules *r, const struct hg_state *s)
{
    return skill_of(r)->needs_hand != NULL && skill_of(r)->needs_hand(s);
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
    struct skill_hand hand = hand_of(r, &bare);
    struct hg_action a;
    (void)choices;
    if (hand.cards != NULL && !needs_hand(r, &v->position)) {
        *hand.cards = (struct hg_set){{0, 0}};
        *hand.size = 0;
    }
    a = decide(r, v, &bare, kit);
    explain(r, v, &a, kit, why);
    return a;
}

/* What it would like to play is put aside, card by card. */
static struct hg_action choose_effectless(const struct hg_rules *r, const struct hg_view *v,
                                          const struct hg_choices *choices, const struct kit *kit, struct thought *why)
{
    struct hg_view bare = *v;
    struct skill_hand hand = hand_of(r, &bare);
    struct hg_action a;
    (void)choices;
    for (;;) {
        a = decide(r, v, &bare, kit);
        if (!hg_verb_is(r, a.verb, HG_VERB_PLAYS) || hand.cards == NULL || !set_has(hand.cards, a.card))
            break;
        set_remove(hand.cards, a.card);
        --*hand.size;
    }
    explain(r, v, &a, kit, why);
    return a;
}

const struct player player_cardless = {
    .id = "cardless",
    .about = SAID("casual, but leaves its cards alone wherever it may: shows what they are worth"),
    .budget = "none: one look at every battle within reach",
    .choose = choose_cardless,
};

const struct player player_effectless = {
    .id = "effectless",
    .about = SAID("casual, but never plays a card for its effect; sets are turned in, ships built"),
    .budget = "none: one look at every battle within reach",
    .choose = choose_effectless,
};
