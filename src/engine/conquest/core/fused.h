/* Functions of the few verbs that most actions are of.
 *
 * Every action is judged, and applied when it is legal. For most verbs these are two calls through the table of verbs;
 * for those that come all the time a third function does both, so that the compiler sees the whole of it at once. All
 * three are made here of the same two parts, `judge` and `act`, so they cannot differ. */
#ifndef HG_CONQUEST_FUSED_H
#define HG_CONQUEST_FUSED_H

#define FUSED(judge, act, why_not_name, apply_name, attempt_name)                                                      \
    enum hg_reason why_not_name(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)         \
    {                                                                                                                  \
        return judge(r, s, a);                                                                                         \
    }                                                                                                                  \
                                                                                                                       \
    void apply_name(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)                           \
    {                                                                                                                  \
        act(r, s, a);                                                                                                  \
    }                                                                                                                  \
                                                                                                                       \
    enum hg_reason attempt_name(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)               \
    {                                                                                                                  \
        enum hg_reason reason = judge(r, s, a);                                                                        \
        if (reason == HG_OK)                                                                                           \
            act(r, s, a);                                                                                              \
        return reason;                                                                                                 \
    }

#endif
