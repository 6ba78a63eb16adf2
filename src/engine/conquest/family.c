/* The conquest family as one const struct, and the legality that all its verbs share: who is awaited, what an action
 * must look like, and that what it names exists. What is special to a verb or a question stands in their tables. */
#include "engine/conquest/abilities/abilities.h"
#include "engine/conquest/campaign/campaign.h"
#include "engine/conquest/tables.h"
#include "engine/form.h"

static enum hg_reason missing(uint8_t what, enum hg_reason unknown)
{
    return what == HG_NONE ? HG_MALFORMED : unknown;
}

/* The member `card` names one of so many things, and not one of more. */
static enum hg_reason why_not_item(const struct hg_rules *r, const struct hg_action *a)
{
    const struct hg_conquest_rules *c = &r->conquest;
    switch ((enum item)conquest_verbs[a->verb].item) {
    case ITEM_GOAL:
        return a->card < c->goals ? HG_OK : missing(a->card, HG_NO_SUCH_GOAL);
    case ITEM_REWARD:
        return a->card < c->rewards ? HG_OK : missing(a->card, HG_NO_SUCH_REWARD);
    case ITEM_ARMY:
        return a->card < c->armies ? HG_OK : missing(a->card, HG_NO_SUCH_ARMY);
    case ITEM_TOKEN:
        return a->card < c->campaign.tokens ? HG_OK : missing(a->card, HG_NO_SUCH_TOKEN);
    case ITEM_CARD:
        break;
    }
    return a->card < c->cards ? HG_OK : missing(a->card, HG_NO_SUCH_CARD);
}

/* An ability is aimed at no place, at one (to) or at two (from and to). */
static enum hg_reason why_not_place(const struct hg_rules *r, const struct hg_action *a, uint8_t place)
{
    if ((a->verb != VERB_PLAY && a->verb != VERB_PLAY_DIRECTIVE) || place != HG_NONE ||
        (place == a->to && a->from != HG_NONE))
        return missing(place, HG_NO_SUCH_PLACE);
    return a->from == HG_NONE && a->to != HG_NONE && a->to >= r->conquest.places ? HG_NO_SUCH_PLACE
                                                                                 : why_not_item(r, a);
}

/* Places and cards that an action names must exist: then rules may index with them. */
static enum hg_reason why_not_named(const struct hg_rules *r, const struct hg_action *a, const struct hg_action *unused)
{
    if (unused->from == 0 && a->from >= r->conquest.places)
        return why_not_place(r, a, a->from);
    if (unused->to == 0 && a->to >= r->conquest.places)
        return why_not_place(r, a, a->to);
    return unused->card == 0 ? why_not_item(r, a) : HG_OK;
}

static enum hg_reason why_not_form(const struct hg_rules *r, const struct verb_row *verb, const struct hg_action *a)
{
    if (!form_is_blank(a, &verb->unused))
        return HG_MALFORMED;
    return form_names_nothing(&verb->unused) ? HG_OK : why_not_named(r, a, &verb->unused);
}

static enum hg_reason why_not_unusual(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return a->verb == VERB_RESIGN ? hg_why_not_resign(r, s, a) : hg_why_not_awaited(verbs_played(r), s, a);
}

/* An action of the seat that is awaited, by a verb that exists; `rule` is that verb's. */
static enum hg_reason judge(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a,
                            const struct verb_row *verb)
{
    enum hg_reason reason = why_not_form(r, verb, a);
    if (reason != HG_OK)
        return reason;
    if (!has(conquest_questions[ask_seen(s)->kind].verbs, a->verb))
        return a->verb < verbs_played(r) ? HG_NOT_NOW : HG_NO_SUCH_VERB;
    return verb->why_not(r, s, a);
}

static enum hg_reason why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return hg_is_awaited(VERBS, s, a) ? judge(r, s, a, &conquest_verbs[a->verb]) : why_not_unusual(r, s, a);
}

static void apply(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    conquest_verbs[a->verb].apply(r, s, a);
}

/* Whatever stands out: resigning, and everything that is refused before its own rule is asked. */
RARELY static enum hg_reason attempt_unusual(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    enum hg_reason reason = why_not(r, s, a);
    if (reason == HG_OK)
        apply(r, s, a);
    return reason;
}

static bool names_what_exists(const struct hg_rules *r, const struct hg_action *a, const struct verb_row *verb)
{
    const struct hg_action *unused = &verb->unused;
    return (unused->from != 0 || a->from < r->conquest.places) && (unused->to != 0 || a->to < r->conquest.places) &&
           (unused->card != 0 || (verb->item == ITEM_CARD && a->card < r->conquest.cards));
}

/* Is it an answer to the pending question? The sets of verbs hold only verbs that there are, and not resigning. */
static bool is_answer(const struct hg_state *s, const struct hg_action *a)
{
    return a->verb < 64 && hg_is_by_awaited(s, a) && has(conquest_questions[ask_seen(s)->kind].verbs, a->verb);
}

/* Is it complete, with places and cards that exist? Sometimes not although it may be legal: then it is unusual. */
ALWAYS bool is_complete(const struct hg_rules *r, const struct hg_action *a, const struct verb_row *verb)
{
    return form_is_blank(a, &verb->unused) && (form_names_nothing(&verb->unused) || names_what_exists(r, a, verb));
}

RARELY static enum hg_reason attempt_by(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a,
                                        const struct verb_row *verb)
{
    enum hg_reason reason = verb->why_not(r, s, a);
    if (reason == HG_OK)
        verb->apply(r, s, a);
    return reason;
}

RARELY static enum hg_reason attempt_answer(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a,
                                            const struct verb_row *verb)
{
    if (!is_complete(r, a, verb))
        return attempt_unusual(r, s, a);
    return verb->attempt != NULL ? verb->attempt(r, s, a) : attempt_by(r, s, a, verb);
}

static enum hg_reason attempt(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    return is_answer(s, a) ? attempt_answer(r, s, a, &conquest_verbs[a->verb]) : attempt_unusual(r, s, a);
}

/* ---- The family ------------------------------------------------------------------------------------------------- */

static void choices(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    conquest_questions[ask_seen(s)->kind].offer(r, s, out);
}

static void chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    conquest_questions[ask_seen(s)->kind].chance(r, s, out);
}

static const char *ask_name(uint8_t kind)
{
    return conquest_questions[kind].name;
}

/* The core's first, since the others count on them. */
static const char *rules_ok(const struct hg_rules *r)
{
    const char *broken = check_rules(r);
    if (broken == NULL)
        broken = goals_rules_ok(r);
    if (broken == NULL)
        broken = abilities_rules_ok(r);
    return broken != NULL ? broken : campaign_rules_ok(r);
}

static void traits_in(const struct hg_rules *r, struct hg_traits *out)
{
    out->neutrals = r->conquest.neutrals;
    out->sides = r->conquest.sides;
    out->takes_armies = r->conquest.armies > 0;
    out->mechanisms = r->conquest.mechanisms;
}

static uint64_t held(const struct hg_state *s, unsigned army)
{
    return open_seen(s)->own[army];
}

static unsigned units_at(const struct hg_state *s, unsigned place)
{
    return open_seen(s)->units[place];
}

const struct hg_family hg_conquest_family = {
    .start = start_game,
    .choices = choices,
    .chances = chances,
    .why_not = why_not,
    .apply = apply,
    .attempt = attempt,
    .reveal = secrets_reveal,
    .hides_card = secrets_hide_card,
    .imagine = secrets_imagine,
    .state_ok = check_state,
    .rules_ok = rules_ok,
    .verbs_in = verbs_in,
    .fields_in = fields_in,
    .ask_name = ask_name,
    .ask_kinds = ASK_KINDS,
    .traits = {.board = HG_BOARD_GRAPH,
               .dice = HG_DICE_COMPARED,
               .left_behind = 1,
               .has_units = true,
               .has_hands = true,
               .has_regions = true},
    .traits_in = traits_in,
    .held = held,
    .units_at = units_at,
};
