/* The assets family: which verbs it has, which questions it asks, and who answers for each of them.
 *
 * The struct at the end is all that the rest of the engine sees of the family (see family.h). */
#include "engine/assets/assets.h"
#include "engine/form.h"

/* What a verb needs besides being allowed in the pending question, and what it does. `unused` is all ones where the
 * verb uses nothing of an action: there it must be as hg_blank leaves it. */
struct rule {
    struct hg_action unused;
    assets_refusal *why_not;
    assets_effect *apply;
};

/* A question: its name in records, the verbs that answer it, and who offers the choices of the seat that is asked or,
 * where chance is asked, describes what may come. Exactly one of these two is there. */
struct question {
    const char *name;
    uint32_t verbs;
    assets_offer *offer;
    assets_chance *chance;
};

static const struct rule rules_of[VERBS] = {
    [VERB_RESIGN] = {{NOTHING}, NULL, assets_resign},
    [VERB_FIRST] = {{NO_FROM, NO_TO, NO_NUMBER, NO_DICE}, assets_why_not_first, assets_first},
    [VERB_ROLL] = {{NO_FROM, NO_TO, NO_NUMBER, NO_CARD}, assets_why_not_roll, assets_roll},
    [VERB_MATCH] = {{NO_FROM, NO_NUMBER, NO_CARD, ONE_SMALL}, assets_why_not_match, assets_match},
    [VERB_PLACE] = {{NO_FROM, NO_TO, NO_CARD, NO_DICE}, assets_why_not_place, assets_place},
    [VERB_PASS] = {{NOTHING}, form_suffices, assets_stop},
    [VERB_REMOVE] = {{NO_FROM, NO_TO, NO_CARD, NO_DICE}, assets_why_not_remove, assets_remove},
    [VERB_GIVE_UP] = {{NOTHING}, form_suffices, assets_stop},
};

#define VERB(name) (UINT32_C(1) << VERB_##name)

static const struct question questions[ASK_KINDS] = {
    [ASK_FIRST] = {"begin", VERB(FIRST), .chance = assets_first_chances},
    [ASK_ROLL] = {"roll", VERB(ROLL), .chance = assets_roll_chances},
    [ASK_CHOOSE] = {"choose-card", VERB(MATCH) | VERB(PASS), .offer = assets_offer_choose},
    [ASK_MATCH] = {"match-row", VERB(MATCH) | VERB(REMOVE) | VERB(GIVE_UP), .offer = assets_offer_match},
    [ASK_PLACE] = {"place-dice", VERB(PLACE), .offer = assets_offer_place},
};

/* The words stand in records, so they never change. */
static const char *ask_name(uint8_t kind)
{
    return questions[kind].name;
}

/* By verb: its word in notation, the letters of its arguments (docs/NOTATION.md), and what programs may rely on about
 * it. */
static const struct hg_verb verbs[VERBS] = {
    [VERB_RESIGN] = {"resign", "", 0},
    [VERB_FIRST] = {"first", "s", 0},
    [VERB_ROLL] = {"roll", "d", HG_VERB_ROLLS},
    [VERB_MATCH] = {"match", "t1", 0},
    [VERB_PLACE] = {"place", "m", HG_VERB_ROUTINE},
    [VERB_PASS] = {"pass", "", HG_VERB_PASSES | HG_VERB_ROUTINE},
    [VERB_REMOVE] = {"remove", "n", HG_VERB_NAMES_DIE},
    [VERB_GIVE_UP] = {"give-up", "", 0},
};

#define OPEN(id, name, elements, shape, index) HG_FIELD(id, #name, assets.name, elements, shape, index)

/* Ids are never reused: hashes in old records depend on them. */
static const struct hg_field fields[] = {
    HG_COMMON_FIELDS,
    OPEN(160, own, HG_SEATS_MAX, HG_PLACE_SET, HG_PER_SEAT),
    OPEN(161, face, 8, HG_NUMBER, HG_PER_SLOT),
    OPEN(162, dice, 2, HG_NUMBER, HG_PER_SLOT),
    OPEN(163, seat, 1, HG_SEAT, HG_SINGLE),
    OPEN(164, first, 1, HG_SEAT, HG_SINGLE),
    OPEN(165, target, 1, HG_PLACE, HG_SINGLE),
    OPEN(166, matched, 1, HG_NUMBER, HG_SINGLE),
};

/* Asked only while a seat is awaited, so the question has an offer; `chances` likewise for chance. */
static void choices(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    questions[ask_seen(s)->kind].offer(r, s, out);
}

static void chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    questions[ask_seen(s)->kind].chance(r, s, out);
}

/* ---- Legality --------------------------------------------------------------------------------------------------- */

/* What a verb does not use must be blank, and a card that it uses must exist: then rules may index with it. */
static inline enum hg_reason why_not_form(const struct hg_rules *r, const struct rule *rule, const struct hg_action *a)
{
    if (!form_is_blank(a, &rule->unused))
        return HG_MALFORMED;
    if (rule->unused.to == 0 && (a->to >= HG_PLACES_MAX || !has(r->assets.cards, a->to)))
        return a->to == HG_NONE ? HG_MALFORMED : HG_NO_SUCH_CARD;
    return HG_OK;
}

/* Resigning is legal at any time; for whatever else nobody asked the reason says who is awaited. */
static enum hg_reason why_not_unusual(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return a->verb == VERB_RESIGN ? hg_why_not_resign(r, s, a) : hg_why_not_awaited(VERBS, s, a);
}

/* Reasons come in a fixed order, from who may act to what the verb itself wants; players are told the first. */
static enum hg_reason why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    enum hg_reason reason;
    if (!hg_is_awaited(VERBS, s, a))
        return why_not_unusual(r, s, a);
    reason = why_not_form(r, &rules_of[a->verb], a);
    if (reason != HG_OK)
        return reason;
    if ((questions[ask_seen(s)->kind].verbs >> a->verb & 1) == 0)
        return HG_NOT_NOW;
    return rules_of[a->verb].why_not(r, s, a);
}

/* The action is legal: why_not or the caller has said so. */
static void apply(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    rules_of[a->verb].apply(r, s, a);
}

/* Resigning, and everything that is refused before its own rule is asked. */
RARELY static enum hg_reason attempt_unusual(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    enum hg_reason reason = why_not(r, s, a);
    if (reason == HG_OK)
        apply(r, s, a);
    return reason;
}

/* Is it an answer to the pending question? The sets of verbs hold only verbs that there are, and not resigning. */
static bool is_answer(const struct hg_state *s, const struct hg_action *a)
{
    return a->verb < VERBS && hg_is_by_awaited(s, a) && has(questions[ask_seen(s)->kind].verbs, a->verb);
}

/* An answer in due form: its own rule says whether it is legal. */
RARELY static enum hg_reason attempt_by(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a,
                                        const struct rule *rule)
{
    enum hg_reason reason = rule->why_not(r, s, a);
    if (reason == HG_OK)
        rule->apply(r, s, a);
    return reason;
}

/* Legality and effect in one, so that an action of a game is looked at once. The same as why_not, then apply. */
static enum hg_reason attempt(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    const struct rule *rule;
    if (!is_answer(s, a))
        return attempt_unusual(r, s, a);
    rule = &rules_of[a->verb];
    return why_not_form(r, rule, a) == HG_OK ? attempt_by(r, s, a, rule) : attempt_unusual(r, s, a);
}

/* ---- Views: nothing is hidden ----------------------------------------------------------------------------------- */

static void reveal(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_state *out)
{
    (void)r;
    (void)seat;
    out->assets = s->assets;
}

/* All cards lie open. */
static bool hides_card(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a, uint8_t seat)
{
    (void)r;
    (void)s;
    (void)a;
    (void)seat;
    return false;
}

/* With nothing hidden, a view is the position itself. */
static void imagine(const struct hg_rules *r, uint8_t seat, struct hg_source random, struct hg_state *s)
{
    (void)r;
    (void)seat;
    (void)random;
    (void)s;
}

/* Cards take the part of places in this family. */
static uint64_t held(const struct hg_state *s, unsigned army)
{
    return assets_seen(s)->own[army];
}

const struct hg_family hg_assets_family = {
    .start = assets_start,
    .choices = choices,
    .chances = chances,
    .why_not = why_not,
    .apply = apply,
    .attempt = attempt,
    .reveal = reveal,
    .hides_card = hides_card,
    .imagine = imagine,
    .state_ok = assets_state_ok,
    .rules_ok = assets_rules_ok,
    .verbs = {verbs, VERBS},
    .fields = {fields, sizeof fields / sizeof fields[0]},
    .ask_name = ask_name,
    .ask_kinds = ASK_KINDS,
    .traits = {.board = HG_BOARD_CARDS, .dice = HG_DICE_MATCHED, .has_regions = true, .has_score = true},
    .held = held,
    .score = assets_score,
};
