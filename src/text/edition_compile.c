/* Turns one mode of an edition, a number of seats and the options of a table into rules that the engine plays by. */
#include <stdio.h>
#include <string.h>

#include "text/edition_galactic.h"
#include "text/edition_load.h"

/* ---- Options ----------------------------------------------------------------------------------------------------- */

static bool has_value(const struct edition_option *option, const char *value)
{
    for (const char *const *v = option->value; *v; v++) {
        if (strcmp(*v, value) == 0)
            return true;
    }
    return false;
}

static void join(char *out, size_t size, const char *word)
{
    size_t length = strlen(out);
    snprintf(out + length, size - length, "%s%s", length ? ", " : "", word);
}

static bool check_setting(const struct edition_mode *mode, const struct setting *setting, struct fault *f)
{
    char known[160] = "";
    for (unsigned i = 0; i < mode->options; i++) {
        const struct edition_option *option = &mode->option[i];
        join(known, sizeof known, option->id);
        if (strcmp(option->id, setting->id) != 0)
            continue;
        if (has_value(option, setting->value))
            return true;
        char values[160] = "";
        for (const char *const *v = option->value; *v; v++)
            join(values, sizeof values, *v);
        return fault_at(f, NULL, 0, "The option %s can't be %.40s; it is one of: %s.", option->id, setting->value,
                        values);
    }
    return fault_at(f, NULL, 0, "The mode %s has no option %.40s; its options are: %s.", mode->named.id, setting->id,
                    known[0] ? known : "none");
}

static bool check_settings(const struct edition_mode *mode, const struct setting *setting, unsigned settings,
                           struct fault *f)
{
    for (unsigned i = 0; i < settings; i++) {
        if (!check_setting(mode, &setting[i], f))
            return false;
        for (unsigned k = 0; k < i; k++) {
            if (strcmp(setting[k].id, setting[i].id) == 0)
                return fault_at(f, NULL, 0, "The option %s is set twice; set it once.", setting[i].id);
        }
    }
    return true;
}

/* The value of an option at this table; NULL when the mode doesn't have it. */
static const char *option_value(const struct edition_mode *mode, const char *id, const struct setting *setting,
                                unsigned settings)
{
    for (unsigned i = 0; i < settings; i++) {
        if (strcmp(setting[i].id, id) == 0)
            return setting[i].value;
    }
    for (unsigned i = 0; i < mode->options; i++) {
        if (strcmp(mode->option[i].id, id) == 0)
            return mode->option[i].value[0];
    }
    return NULL;
}

/* ---- Conquest ---------------------------------------------------------------------------------------------------- */

static void compile_board(const struct edition *e, struct hg_conquest_rules *c)
{
    c->places = (uint8_t)e->names.places.count;
    c->regions = (uint8_t)e->names.regions.count;
    for (unsigned i = 0; i < c->places; i++)
        c->near[i] = e->place[i].borders | e->place[i].relays;
    for (unsigned i = 0; i < c->regions; i++) {
        c->region[i] = e->region[i].places;
        c->bonus[i] = e->region[i].bonus;
    }
}

static void compile_numbers(const struct edition *e, struct hg_conquest_rules *c)
{
    c->income_divisor = e->charts.income_divisor;
    c->income_least = e->charts.income_least;
    c->attack_dice = e->charts.attack_dice;
    c->defence_dice = e->charts.defence_dice;
    c->die_sides = e->charts.die_sides;
}

static void compile_cards(const struct edition *e, const struct mode_part *mode, struct hg_conquest_rules *c)
{
    if (!load_mode_has(mode, "sets"))
        return;
    c->cards = (uint8_t)e->names.cards.count;
    for (unsigned i = 0; i < c->cards; i++)
        c->card_class[i] = e->card[i].class;
    memcpy(c->set_of_class, e->set_of_class, sizeof c->set_of_class);
    c->set_of_each = e->set_of_each;
    c->forced_trade = mode->forced_trade;
}

static bool compile_turn(const struct mode_part *mode, struct hg_conquest_rules *c, struct fault *f)
{
    for (const struct yaml_item *word = mode->turn->first; word; word = word->next) {
        if (c->steps == HG_STEPS_MAX)
            return fault_at(f, NULL, 0, "A turn has at most %d steps; remove some.", HG_STEPS_MAX);
        c->step[c->steps++] = (uint8_t)load_find_step(word->text);
    }
    return true;
}

/* Every conquest mode that this version plays gives all armies the same. */
static bool compile_setup(const struct edition *e, unsigned mode, unsigned seats, struct hg_conquest_rules *c,
                          struct fault *f)
{
    for (unsigned i = 0; i < e->charts.setups; i++) {
        const struct setup_part *setup = &e->charts.setup[i];
        if (setup->mode != mode || setup->seats != seats || setup->each == 0)
            continue;
        for (unsigned seat = 0; seat < seats; seat++)
            c->start_units[seat] = setup->each;
        return true;
    }
    return fault_at(f, NULL, 0,
                    "The set-up chart of %s for %u seats lists single armies, but the mode has no teams or "
                    "neutrals; give the units by each.",
                    e->mode[mode].named.id, seats);
}

static bool compile_conquest(const struct edition *e, unsigned mode, const char *reshuffle, struct hg_rules *r,
                             struct fault *f)
{
    r->family = HG_CONQUEST;
    r->conquest.reshuffle = reshuffle && strcmp(reshuffle, "on") == 0;
    compile_board(e, &r->conquest);
    compile_numbers(e, &r->conquest);
    compile_cards(e, &e->mode_part[mode], &r->conquest);
    return compile_turn(&e->mode_part[mode], &r->conquest, f) && compile_setup(e, mode, r->seats, &r->conquest, f);
}

bool edition_compile(const struct edition *e, const char *mode, unsigned seats, const struct setting *setting,
                     unsigned settings, struct hg_rules *r, struct fault *f)
{
    const struct edition_mode *m = edition_find_mode(e, mode);
    if (!m) {
        char known[200] = "";
        for (unsigned i = 0; i < e->modes; i++)
            join(known, sizeof known, e->mode[i].named.id);
        return fault_at(f, NULL, 0, "%s has no mode %.60s; its modes are: %s.", e->id, mode, known);
    }
    if (m->unavailable)
        return fault_at(f, NULL, 0, "The mode %s of %s %s.", m->named.id, e->id, m->unavailable);
    if (seats < m->seats_min || seats > m->seats_max)
        return fault_at(f, NULL, 0, "%s/%s is for %u to %u seats, not %u.", e->id, m->named.id, m->seats_min,
                        m->seats_max, seats);
    if (!check_settings(m, setting, settings, f))
        return false;
    memset(r, 0, sizeof *r);
    r->seats = (uint8_t)seats;
    if (strcmp(e->mode_part[m - e->mode].family, "galactic") == 0
            ? !galactic_compile(e, &(struct galactic_table){m, setting, settings}, r, f)
            : !compile_conquest(e, (unsigned)(m - e->mode), option_value(m, "reshuffle", setting, settings), r, f))
        return false;
    const char *wrong = hg_rules_ok(r);
    if (wrong)
        return fault_at(f, NULL, 0, "%s/%s with %u seats can't be played: %s.", e->id, m->named.id, seats, wrong);
    return true;
}
