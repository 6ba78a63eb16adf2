/* A family of games is one const struct of functions behind the public API. Everything to the right of the engine is
 * blind to it. */
#ifndef HG_FAMILY_H
#define HG_FAMILY_H

#include "engine/braces.h"
#include "engine/traits.h"

struct hg_family {
    void (*start)(const struct hg_rules *r, struct hg_state *s);
    void (*choices)(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out);
    void (*chances)(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out);
    enum hg_reason (*why_not)(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);
    void (*apply)(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
    /* why_not, and apply when it finds nothing. */
    enum hg_reason (*attempt)(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a);
    /* `out` is zero but for what is public in every family. */
    void (*reveal)(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_state *out);
    bool (*hides_card)(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a, uint8_t seat);
    void (*imagine)(const struct hg_rules *r, uint8_t seat, struct hg_source random, struct hg_state *s);
    const char *(*state_ok)(const struct hg_rules *r, const struct hg_state *s);
    const char *(*rules_ok)(const struct hg_rules *r);
    struct hg_verbs verbs;
    struct hg_fields fields;
    /* Where they depend on the mode; otherwise NULL. */
    struct hg_verbs (*verbs_in)(const struct hg_rules *r);
    struct hg_fields (*fields_in)(const struct hg_rules *r);
    const char *(*ask_name)(uint8_t kind); /* of those below ask_kinds */
    unsigned ask_kinds;
    uint32_t asides; /* set of verbs, see hg_is_aside */
    struct hg_traits traits;
    void (*traits_in)(const struct hg_rules *r, struct hg_traits *out); /* those of the mode; NULL: none */
    uint64_t (*held)(const struct hg_state *s, unsigned army);
    unsigned (*units_at)(const struct hg_state *s, unsigned place);                       /* NULL without units */
    unsigned (*score)(const struct hg_rules *r, const struct hg_state *s, unsigned seat); /* NULL without points */
};

/* Is it by whoever is awaited? And is it a verb of the family, other than resigning? In here so that it costs no call:
 * every action of every game passes it. */
static inline bool hg_is_by_awaited(const struct hg_state *s, const struct hg_action *a)
{
    return !s->over && a->seat == s->ask[s->depth - 1u].seat;
}

static inline bool hg_is_awaited(unsigned verbs, const struct hg_state *s, const struct hg_action *a)
{
    return a->verb - 1u < verbs - 1u && hg_is_by_awaited(s, a);
}

/* Why an action is refused that is not awaited and not resigning. */
enum hg_reason hg_why_not_awaited(unsigned verbs, const struct hg_state *s, const struct hg_action *a);

/* The whole of legality for HG_RESIGN, which any seat may do at any time. */
enum hg_reason hg_why_not_resign(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a);

#define HG_FAMILY_STRUCT(NUMBER, name) extern const struct hg_family hg_##name##_family;
HG_EACH_FAMILY(HG_FAMILY_STRUCT)
#undef HG_FAMILY_STRUCT

/* Fields that every family's list begins with. */
#define HG_FIELD(field_id, label, member, elements, field_shape, field_index)                                          \
    BRACED(.name = (label), .offset = offsetof(struct hg_state, member),                                               \
           .size = sizeof(((struct hg_state *)0)->member) / (elements), .count = (elements), .shape = (field_shape),   \
           .index = (field_index), .id = (field_id))
#define HG_COMMON_FIELDS                                                                                               \
    HG_FIELD(1, "ask", ask, HG_ASKS_MAX, HG_ASK, HG_PER_DEPTH), HG_FIELD(2, "depth", depth, 1, HG_NUMBER, HG_SINGLE),  \
        HG_FIELD(3, "turn", turn, 1, HG_NUMBER, HG_SINGLE), HG_FIELD(4, "round", round, 1, HG_NUMBER, HG_SINGLE),      \
        HG_FIELD(5, "over", over, 1, HG_NUMBER, HG_SINGLE), HG_FIELD(6, "winners", winners, 1, HG_SEATS, HG_SINGLE),   \
        HG_FIELD(7, "living", living, 1, HG_SEATS, HG_SINGLE), HG_FIELD(8, "acting", acting, 1, HG_SEATS, HG_SINGLE)

#endif
