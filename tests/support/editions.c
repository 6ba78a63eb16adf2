/* Two editions and short ways to ask about them. */
#include "support/editions.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"

struct edition *sc, *hw;

void editions_open(void)
{
    struct fault f = {"", ""};
    sc = edition_builtin("starcraft", &f);
    hw = sc ? edition_builtin("halo-wars", &f) : NULL;
    if (hw)
        return;
    fprintf(stderr, "%s: %s\n0 passed, 1 failed\n", f.place, f.sentence);
    exit(1);
}

void editions_close(void)
{
    edition_close(sc);
    edition_close(hw);
}

const struct edition *game(int i)
{
    return i == 0 ? sc : hw;
}

unsigned find(const struct name_list *list, const char *id)
{
    int i = names_find(list, id, strlen(id));
    ck_assert_msg(i >= 0, "nothing is called %s", id);
    return (unsigned)i;
}

unsigned place_in(const struct edition *e, const char *id)
{
    return find(&e->names.places, id);
}

struct hg_conquest_rules rules_with(const struct edition *e, const char *mode, unsigned seats, struct setting setting)
{
    struct hg_rules r;
    struct fault f = {"", ""};
    bool good = edition_compile(e, mode, seats, &setting, setting.id != NULL, &r, &f);
    ck_assert_msg(good, "%s", f.sentence);
    return r.conquest;
}

struct hg_conquest_rules rules_of(const struct edition *e, const char *mode, unsigned seats)
{
    return rules_with(e, mode, seats, (struct setting){NULL, NULL});
}

bool plays(const struct hg_conquest_rules *c, enum hg_mechanism mechanism)
{
    return has(c->mechanisms, mechanism);
}

bool has_phase(const struct hg_conquest_rules *c, enum hg_phase phase)
{
    for (unsigned i = 0; i < c->phases; i++) {
        if (c->phase[i] == phase)
            return true;
    }
    return false;
}

bool has_step(const struct hg_conquest_rules *c, enum hg_step step)
{
    for (unsigned i = 0; i < c->steps; i++) {
        if (c->step[i] == step)
            return true;
    }
    return false;
}
