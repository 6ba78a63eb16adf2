/* What a question of the board games is about: the places of a battle, the place that was taken, the card that was
 * played. All of it lies open. */
#include "engine/conquest/asks.h"
#include "stories/page.h"

/* Outside a battle both are HG_NONE, and so is nothing that is named. */
static struct asked battle(const struct hg_state *s)
{
    return (struct asked){s->conquest.open.battle_from, s->conquest.open.battle_to, HG_NONE};
}

/* Kinds that are not here are about nothing but the turn itself. */
struct asked asked_in_conquest(const struct hg_state *s)
{
    const struct hg_ask *ask = ask_seen(s);
    switch ((enum ask_kind)ask->kind) {
    case ASK_DEFEND:
    case ASK_COMMIT:
    case ASK_HOLD:
    case ASK_WINDOW:
    case ASK_CAMPAIGN_WINDOW:
        return battle(s);
    case ASK_ADVANCE:
    case ASK_FOLLOW:
    case ASK_JUMP:
        return (struct asked){asked_from(ask), asked_to(ask), HG_NONE};
    case ASK_CONSENT:
    case ASK_RECALL:
        return (struct asked){HG_NONE, asked_place(ask), HG_NONE};
    case ASK_SCAN:
    case ASK_SCAN_PLACE:
        return (struct asked){HG_NONE, (uint8_t)(s->conquest.open.scan_at - 1), HG_NONE};
    case ASK_REACT:
    case ASK_LOOK:
    case ASK_CHOOSE_DIE:
        return (struct asked){HG_NONE, HG_NONE, asked_card(ask)};
    default:
        return (struct asked){HG_NONE, HG_NONE, HG_NONE};
    }
}
