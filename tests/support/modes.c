/* Every game that can be played. */
#include "support/modes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MODES_MAX = 64 };

static struct mode modes[MODES_MAX];
static unsigned count;

static void give_up(const struct fault *f)
{
    fprintf(stderr, "%s: %s\n", f->place, f->sentence);
    exit(2);
}

/* Options that bring in rules of their own, besides the games as they are by default. */
static const struct variant {
    const char *edition, *mode;
    struct setting setting;
} variants[] = {
    {"mass-effect", "galaxy-at-war", {"scanning", "on"}},
    {"starcraft", "duel", {"advanced", "on"}},
};

static void add(const struct edition *e, const struct edition_mode *m, unsigned seats, const struct setting *setting)
{
    struct mode *mode = &modes[count++];
    struct fault f;
    mode->edition = e;
    mode->names = edition_names(e);
    snprintf(mode->label, sizeof mode->label, "%s/%s %u%s%s", edition_id(e), m->named.id, seats,
             setting != NULL ? " " : "", setting != NULL ? setting->id : "");
    if (!edition_compile(e, m->named.id, seats, setting, setting != NULL, &mode->rules, &f))
        give_up(&f);
}

static void add_variants(const struct edition *e, const struct edition_mode *m, unsigned seats)
{
    add(e, m, seats, NULL);
    for (unsigned i = 0; i < sizeof variants / sizeof variants[0]; i++)
        if (strcmp(variants[i].edition, edition_id(e)) == 0 && strcmp(variants[i].mode, m->named.id) == 0)
            add(e, m, seats, &variants[i].setting);
}

static void load(void)
{
    for (unsigned i = 0; i < edition_builtin_count(); i++) {
        struct fault f;
        const struct edition *e = edition_builtin(edition_builtin_id(i), &f);
        if (e == NULL)
            give_up(&f);
        for (unsigned k = 0; k < edition_modes(e); k++) {
            const struct edition_mode *m = edition_mode(e, k);
            for (unsigned seats = m->seats_min; m->unavailable == NULL && seats <= m->seats_max; seats++)
                if (edition_mode_seats(m, seats))
                    add_variants(e, m, seats);
        }
    }
}

const struct mode *modes_all(unsigned *number)
{
    if (count == 0)
        load();
    *number = count;
    return modes;
}
