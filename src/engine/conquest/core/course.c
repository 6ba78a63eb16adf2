/* What a course does where it adds nothing: see course.h. */
#include "engine/conquest/core/course.h"

void course_starts_as_usual(const struct hg_rules *r, struct hg_state *s)
{
    (void)r;
    (void)s;
}

void course_offers_nothing(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    (void)r;
    (void)s;
    (void)out;
}

enum hg_reason course_allows(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    (void)r;
    (void)s;
    (void)a;
    return HG_OK;
}

void course_breaks_nothing_off(struct hg_state *s)
{
    (void)s;
}

void course_leaves_turn(const struct hg_rules *r, struct hg_state *s)
{
    (void)r;
    (void)s;
}

struct hg_set course_has_nothing_in_play(const struct hg_state *s)
{
    (void)s;
    return (struct hg_set){{0, 0}};
}

void course_has_no_secrets(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_state *out)
{
    (void)r;
    (void)s;
    (void)seat;
    (void)out;
}

void course_imagines_nothing(const struct hg_rules *r, uint8_t seat, struct hg_source random, struct hg_state *s)
{
    (void)r;
    (void)seat;
    (void)random;
    (void)s;
}

bool course_hides_nothing(const struct hg_rules *r, const struct hg_action *a, uint8_t seat)
{
    (void)r;
    (void)a;
    (void)seat;
    return false;
}
