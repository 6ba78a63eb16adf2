/* Inside the assets family: its verbs, its questions, and what its files offer each other. In a turn a seat tries for
 * one card: it rolls, matches a row with some of the dice, rolls what is left, and so on until all rows are matched or
 * cannot be matched any more. */
#ifndef HG_ASSETS_H
#define HG_ASSETS_H

#include "engine/ask.h"
#include "engine/bytes.h"
#include "engine/family.h"
#include "engine/rows.h"

/* The order is part of records and of hashes: new ones go to the end. family.c says what each is called and takes. */
enum verb {
    VERB_RESIGN = HG_RESIGN,
    VERB_FIRST,
    VERB_ROLL,
    VERB_MATCH,
    VERB_PLACE,
    VERB_PASS,
    VERB_REMOVE,
    VERB_GIVE_UP,
    VERBS
};

/* Kinds of pending decisions; one is open at a time. */
enum ask_kind {
    ASK_FIRST,  /* chance: who begins */
    ASK_ROLL,   /* chance: all dice that are left */
    ASK_CHOOSE, /* after the first roll: a card by one of its rows, or pass */
    ASK_MATCH,  /* after a later roll: one more row, or a die less, or give up */
    ASK_PLACE,  /* which dice match the row, where several sets do */
    ASK_KINDS
};

/* ASK_PLACE: the row; no other question remembers anything. */
HG_ASKED(uint8_t, assets_asked_row, ask->a)

/* For writing; assets_seen is the same for reading. */
static inline struct hg_assets *assets_of(struct hg_state *s)
{
    return &s->assets;
}

static inline const struct hg_assets *assets_seen(const struct hg_state *s)
{
    return &s->assets;
}

/* [0] counts dice of the smaller kind, [1] of the larger one. */
static inline unsigned assets_dice_left(const struct hg_assets *o)
{
    return o->dice[0] + o->dice[1];
}

/* Whether the dice that are left can show these faces, as bytes of one word: as many as there are dice, each from 1 to
 * the sides of its kind. */
static inline bool assets_may_show(const struct hg_rules *r, const struct hg_assets *o, const uint8_t face[8])
{
    uint64_t faces = bytes_of(face), small_faces = faces & (bit(8u * o->dice[0]) - 1);
    return bytes_within(faces, assets_dice_left(o), r->assets.sides[1]) &&
           bytes_at_most(small_faces, r->assets.sides[0]);
}

/* Seats that nobody sits on have no cards. */
static inline uint64_t assets_claimed(const struct hg_rules *r, const struct hg_state *s)
{
    uint64_t claimed = 0;
    (void)r;
    UNROLLED
    for (unsigned seat = 0; seat < HG_SEATS_MAX; seat++)
        claimed |= assets_seen(s)->own[seat];
    return claimed;
}

/* A card that somebody holds has one row more. */
static inline unsigned assets_rows(const struct hg_rules *r, const struct hg_state *s, uint8_t card)
{
    return r->assets.rows[card] + (has(assets_claimed(r, s), card) ? 1u : 0u);
}

/* The rows of the target that are still to match. */
static inline uint64_t assets_rows_left(const struct hg_rules *r, const struct hg_state *s)
{
    return (bit(assets_rows(r, s, assets_seen(s)->target)) - 1) & ~(uint64_t)assets_seen(s)->matched;
}

/* `row` counts from 0. Behind the printed rows comes the one for stealing, which all cards share (ME-WA-11). */
static inline const struct hg_row *assets_row(const struct hg_rules *r, uint8_t card, unsigned row)
{
    return row < r->assets.rows[card] ? &r->assets.row[card][row] : &r->assets.steal;
}

/* A box with the seat that is asked; everything else still empty. */
static inline struct hg_choice *assets_box(const struct hg_state *s, struct hg_choices *out, uint8_t verb)
{
    struct hg_choice *box = &out->box[out->count++];
    *box = (struct hg_choice){.verb = verb, .seat = ask_seen(s)->seat, .from = HG_NONE, .card = HG_NONE};
    return box;
}

/* What all verbs of a kind share. An offer writes boxes for whom the open question asks. A chance describes what may be
 * rolled or named. A refusal returns HG_OK or the reason. An effect may rely on its refusal having said HG_OK. */
typedef void assets_offer(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
typedef void assets_chance(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out);
typedef enum hg_reason assets_refusal(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
typedef void assets_effect(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);

/* rows.c: cards, their rows, and which dice match them */
bool assets_is_locked(const struct hg_rules *r, const struct hg_state *s, uint8_t card); /* in such a region */
uint64_t assets_locked(const struct hg_rules *r, const struct hg_state *s);    /* cards of regions in one hand */
uint64_t assets_available(const struct hg_rules *r, const struct hg_state *s); /* what the active seat may try for */
/* Whether open rows need more dice, or more large ones, than are left. */
bool assets_is_hopeless(const struct hg_rules *r, const struct hg_state *s);
/* The table at a glance: what the dice show (rows_have) and the claimed cards. */
struct assets_look {
    uint64_t have, claimed;
};
static inline struct assets_look assets_look(const struct hg_rules *r, const struct hg_state *s)
{
    return (struct assets_look){rows_have(assets_seen(s)->face), assets_claimed(r, s)};
}

/* The open rows of the target that some of the dice match completely. */
static inline uint64_t assets_matching(const struct hg_rules *r, const struct hg_state *s)
{
    const uint8_t card = assets_seen(s)->target;
    const unsigned printed = r->assets.rows[card];
    uint64_t have = rows_have(assets_seen(s)->face), left = assets_rows_left(r, s), rows = 0;
    if (has(left, printed))
        rows = (uint64_t)rows_suffice(have, &r->assets.steal) << printed;
    for (left &= bit(printed) - 1; left != 0;) {
        unsigned row = take_lowest(&left);
        rows |= (uint64_t)rows_suffice(have, &r->assets.row[card][row]) << row;
    }
    return rows;
}

/* Whether any card in reach has a row that some of the dice match completely. */
bool assets_any_match(const struct hg_rules *r, const struct hg_state *s);

/* After a first roll: the cards in reach by the row of theirs that some of the dice match completely. */
void assets_matches(const struct hg_rules *r, const struct hg_state *s, uint64_t cards[HG_ROWS_MAX + 1]);

/* The same for a roll that is just being made, as the effect of it; returns whether anything matches. */
bool assets_roll_first(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a,
                       uint64_t cards[HG_ROWS_MAX + 1]);

static inline struct rows_roll assets_rolled(const struct hg_state *s)
{
    return (struct rows_roll){assets_seen(s)->face, assets_seen(s)->dice};
}

/* turn.c: the course of a game The first question is open when it returns. */
void assets_start(const struct hg_rules *r, struct hg_state *s);
/* Points of a seat as the cards lie now (ME-WA-19, 21). */
unsigned assets_score(const struct hg_rules *r, const struct hg_state *s, unsigned seat);
assets_chance assets_first_chances, assets_roll_chances;
assets_offer assets_offer_choose, assets_offer_match, assets_offer_place;
assets_refusal assets_why_not_first, assets_why_not_roll, assets_why_not_match, assets_why_not_place;
assets_refusal assets_why_not_remove;
assets_effect assets_resign, assets_first, assets_roll, assets_match, assets_place, assets_remove, assets_stop;

/* check.c: invariants NULL when all is well. */
const char *assets_state_ok(const struct hg_rules *r, const struct hg_state *s);
const char *assets_rules_ok(const struct hg_rules *r);

#endif
