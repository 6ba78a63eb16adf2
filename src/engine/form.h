/* The form of an action: what a verb does not use of it must be blank. All families judge it in the same way.
 *
 * A table of verbs has one action for each as a mask: all ones where the verb uses nothing. An action is then judged by
 * two comparisons of words, whatever the verb; every action of every game passes them. */
#ifndef HG_FORM_H
#define HG_FORM_H

#include <string.h>

#include "engine/bits.h"
#include "engine/hg.h"

/* Parts of a mask. */
#define NO_FROM   .from = UINT8_MAX
#define NO_TO     .to = UINT8_MAX
#define NO_NUMBER .n = UINT16_MAX
#define NO_CARD   .card = UINT8_MAX
#define NO_DICE   .count = UINT8_MAX, .x = {255, 255, 255, 255, 255, 255, 255, 255}
#define ONE_SMALL .count = UINT8_MAX, .x = {0, 255, 255, 255, 255, 255, 255, 255}
#define BUT_SHIPS .count = UINT8_MAX, .x = {0, 0, 0, 255, 255, 255, 255, 255}
#define NOTHING   NO_FROM, NO_TO, NO_NUMBER, NO_CARD, NO_DICE
#define ONLY_TO   NO_FROM, NO_NUMBER, NO_CARD, NO_DICE
#define ONLY_N    NO_FROM, NO_TO, NO_CARD, NO_DICE
#define ONLY_CARD NO_FROM, NO_TO, NO_NUMBER, NO_DICE

struct form_words {
    uint64_t word[2];
};

ALWAYS struct form_words form_words(const struct hg_action *a)
{
    struct form_words w;
    memcpy(&w, a, sizeof w);
    return w;
}

static const struct hg_action form_blank = {.from = HG_NONE, .to = HG_NONE, .card = HG_NONE};

/* Is everything blank that the verb does not use? */
static inline bool form_is_blank(const struct hg_action *a, const struct hg_action *unused)
{
    struct form_words given = form_words(a), want = form_words(&form_blank), mask = form_words(unused);
    return (((given.word[0] ^ want.word[0]) & mask.word[0]) | ((given.word[1] ^ want.word[1]) & mask.word[1])) == 0;
}

/* Neither places nor cards. */
static inline bool form_names_nothing(const struct hg_action *unused)
{
    struct form_words want = form_words(&form_blank), mask = form_words(unused);
    return (mask.word[0] & want.word[0]) == want.word[0];
}

/* For verbs that are legal whenever they answer the question. */
static inline enum hg_reason form_suffices(const struct hg_rules *r, const struct hg_state *s,
                                           const struct hg_action *a)
{
    (void)r;
    (void)s;
    (void)a;
    return HG_OK;
}

#endif
