/* The laws of accepted editions. */
#include "fuzz/laws.h"

#include "fuzz/fuzz.h"

enum { ACTIONS = 60 };

/* ---- Rules ------------------------------------------------------------------------------------------------------- */

static void compile(const struct edition *e, const struct edition_mode *mode, unsigned seats,
                    const struct setting *setting, struct hg_rules *r)
{
    struct fault f = {"", ""};
    bool playable = mode->unavailable == NULL && edition_mode_seats(mode, seats);
    bool compiled = edition_compile(e, mode->named.id, seats, setting, setting != NULL, r, &f);
    must_hold(compiled == playable, "a mode compiles when it is playable", f.sentence);
    if (!compiled) {
        must_be_sentence(&f);
        return;
    }
    const char *broken = hg_rules_ok(r);
    must_hold(broken == NULL, "compiled rules are good", broken);
}

static void play(const struct hg_rules *r, struct rng *rng)
{
    struct hg_state s;
    hg_start(r, &s);
    must_be_sound(r, &s);
    lot_play(r, &s, rng, ACTIONS);
}

/* Each option of the mode once, with a value by lot. */
static void compile_options(const struct edition *e, const struct edition_mode *mode, unsigned seats, struct rng *rng)
{
    struct hg_rules r;
    for (unsigned i = 0; i < mode->options; i++) {
        const struct edition_option *option = &mode->option[i];
        unsigned values = 0;
        while (option->value[values] != NULL)
            values++;
        struct setting setting = {option->id, option->value[rng_below(rng, values)]};
        compile(e, mode, seats, &setting, &r);
    }
}

static void compile_modes(const struct edition *e, struct rng *rng)
{
    struct hg_rules r;
    for (unsigned i = 0; i < edition_modes(e); i++) {
        const struct edition_mode *mode = edition_mode(e, i);
        for (unsigned seats = mode->seats_min; seats <= mode->seats_max; seats++)
            compile(e, mode, seats, NULL, &r);
    }
    const struct edition_mode *mode = edition_mode(e, rng_below(rng, edition_modes(e)));
    unsigned seats = mode->seats_min + rng_below(rng, mode->seats_max - mode->seats_min + 1);
    compile_options(e, mode, seats, rng);
    if (mode->unavailable != NULL || !edition_mode_seats(mode, seats))
        return;
    compile(e, mode, seats, NULL, &r);
    play(&r, rng);
}

/* ---- Looking ----------------------------------------------------------------------------------------------------- */

static void must_be_named(const struct named *named)
{
    MUST(named->id[0] != '\0' && named->name[ENGLISH] != NULL && named->name[LANGUAGE_fr] != NULL);
}

/* What people are shown is there, for everything the edition has. */
static void look(const struct edition *e)
{
    const struct names *names = edition_names(e);
    for (unsigned i = 0; i < names->places.count; i++) {
        must_be_named(edition_place(e, i).region);
        MUST(edition_drawing(e, i).x >= 0);
    }
    for (unsigned i = 0; i < names->regions.count; i++)
        must_be_named(edition_region(e, i).named);
    for (unsigned i = 0; i < names->armies.count; i++)
        must_be_named(edition_army(e, i).named);
    for (unsigned i = 0; i < names->cards.count; i++)
        must_be_named(edition_card(e, i).named);
    for (unsigned i = 0; i < names->goals.count; i++)
        must_be_named(edition_goal(e, i).tier);
    for (unsigned i = 0; i < names->rewards.count; i++)
        must_be_named(edition_reward(e, i).tier);
    for (unsigned i = 0; i < edition_sizes(e).meters; i++)
        must_be_named(edition_meter(e, i).named);
}

void must_be_edition(const struct edition *e, struct rng *rng)
{
    look(e);
    compile_modes(e, rng);
}
