/* The tables of verbs, made of the one list in verbs.inc: what each verb needs and does, and how notation writes it. */
#include "engine/conquest/abilities/abilities.h"
#include "engine/conquest/campaign/campaign.h"
#include "engine/conquest/tables.h"
#include "engine/form.h"

/* ---- Verbs that mean something else from course to course ---------------------------------------------------------
 */

static void claim(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    course_of(r)->claim(r, s, a);
}

static enum hg_reason why_not_reinforce(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return course_of(r)->why_not_reinforce(r, s, a);
}

static void reinforce(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    course_of(r)->reinforce(r, s, a);
}

static void draw(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    course_of(r)->draw(r, s, a);
}

static enum hg_reason why_not_fortify(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return course_of(r)->why_not_fortify(r, s, a);
}

static void fortify(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    course_of(r)->fortify(r, s, a);
}

static enum hg_reason why_not_transfer(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return course_of(r)->why_not_transfer(r, s, a);
}

static void accept(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    course_of(r)->accept(r, s, a);
}

static void refuse(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    course_of(r)->refuse(r, s, a);
}

static void pass(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    course_of(r)->pass(r, s, a);
}

/* ---- The tables ---------------------------------------------------------------------------------------------------
 */

#define UNUSED(...) __VA_ARGS__

#define V(name, plain, campaign, unused_parts, named, judge, act, both, traits)                                        \
    [VERB_##name] = {{unused_parts}, judge, act, both, ITEM_##named},
const struct verb_row conquest_verbs[VERBS] = {
#include "engine/conquest/verbs.inc"
};
#undef V

#define IS(trait)      HG_VERB_##trait
#define IN(word, args) word, args
#define OUT            "", ""

#define V(name, plain, campaign, unused_parts, named, judge, act, both, traits) [VERB_##name] = {plain, traits},
static const struct hg_verb plain_words[VERBS] = {
#include "engine/conquest/verbs.inc"
};
#undef V

#define V(name, plain, campaign, unused_parts, named, judge, act, both, traits) [VERB_##name] = {campaign, traits},
static const struct hg_verb campaign_words[VERBS] = {
#include "engine/conquest/verbs.inc"
};
#undef V

unsigned verbs_played(const struct hg_rules *r)
{
    if (plays_with(r, HG_CAMPAIGN))
        return plays_with(r, HG_SCANNING) ? VERBS : VERBS_WITHOUT_SCANNING;
    return r->conquest.mechanisms == 0 ? VERBS_OF_CORE : VERBS_WITHOUT_CAMPAIGN;
}

struct hg_verbs verbs_in(const struct hg_rules *r)
{
    return (struct hg_verbs){plays_with(r, HG_CAMPAIGN) ? campaign_words : plain_words, verbs_played(r)};
}
