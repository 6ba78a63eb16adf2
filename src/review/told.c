/* What a review says about single actions, in words: the command, its page and the terminal say the same. */
#include "review/told.h"

#include "text/say.h"

double told_points(const struct review *v, unsigned seat, int64_t worth)
{
    return 100.0 * (double)worth * v->seat[seat].side / REVIEW_ONE;
}

static void tell(const struct told *t, const struct hg_action *a, const struct hg_state *before,
                 const struct hg_state *after, char out[STORY_MAX])
{
    const struct story story = {.r = t->review->r,
                                .edition = t->edition,
                                .language = t->language,
                                .a = a,
                                .before = before,
                                .after = after,
                                .viewer = STORY_WHOLE};
    story_tell(&story, out);
}

void told_step(const struct told *t, unsigned step, char out[STORY_MAX])
{
    const struct path *path = t->review->path;
    tell(t, &path->action[step], &path->position[step], &path->position[step + 1], out);
}

void told_better(const struct told *t, unsigned step, char out[STORY_MAX])
{
    const struct hg_state *before = &t->review->path->position[step];
    const struct hg_action *better = &t->review->step[step].decision.better;
    struct hg_state after = *before;
    hg_apply_legal(t->review->r, &after, better);
    tell(t, better, before, &after, out);
}

const char *told_class(enum review_class class, enum language language)
{
    static const char *const words[REVIEW_CLASSES] = {SAID("fine"), SAID("inaccuracy"), SAID("mistake"),
                                                      SAID("blunder")};
    return say(language, words[class]);
}
