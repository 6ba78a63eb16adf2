/* Turns one mode of an edition, a number of seats and the options of a table into rules that the engine plays by. The
 * rules are plain data without pointers to the edition, so they may outlive it. hg_rules_ok has the last word.
 *
 * Compiling is repeatable: equal requests give equal bytes, so that a table that is restored plays by the same rules.
 */
#include <stdio.h>
#include <string.h>

#include "text/edition/galactic.h"
#include "text/edition/load.h"
#include "text/vocabulary.h"

/* ---- Options ----------------------------------------------------------------------------------------------------- */

/* Values are compared letter by letter. */
static bool has_value(const struct edition_option *option, const char *value)
{
    for (const char *const *v = option->value; *v; v++) {
        if (strcmp(*v, value) == 0)
            return true;
    }
    return false;
}

/* Adds a word to a list between commas, as far as there is room. */
static void join(char *out, size_t size, const char *word)
{
    size_t length = strlen(out);
    snprintf(out + length, size - length, "%s%s", length ? ", " : "", word);
}

/* The fault lists the options or the values there are. */
static bool check_setting(const struct edition_mode *mode, enum language language, const struct setting *setting,
                          struct fault *f)
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
        return fault_in(f, language, NULL, 0, "The option %s can't be %.40s; it is one of: %s.", option->id,
                        setting->value, values);
    }
    return fault_in(f, language, NULL, 0, "The mode %s has no option %.40s; its options are: %s.", mode->named.id,
                    setting->id, known[0] ? known : "none");
}

/* An option may be set once. */
static bool check_settings(const struct edition_mode *mode, enum language language, const struct setting *setting,
                           unsigned settings, struct fault *f)
{
    for (unsigned i = 0; i < settings; i++) {
        if (!check_setting(mode, language, &setting[i], f))
            return false;
        for (unsigned k = 0; k < i; k++) {
            if (strcmp(setting[k].id, setting[i].id) == 0)
                return fault_in(f, language, NULL, 0, "The option %s is set twice; set it once.", setting[i].id);
        }
    }
    return true;
}

/* What the table has set, or the first value, which is the default. Settings were checked before. */
const char *chosen_value(const struct chosen *chosen, unsigned i)
{
    const struct edition_option *option = &chosen->e->mode[chosen->mode].option[i];
    for (unsigned k = 0; k < chosen->settings; k++) {
        if (strcmp(chosen->setting[k].id, option->id) == 0)
            return chosen->setting[k].value;
    }
    return option->value[0];
}

/* Options may add a mechanism to a mode and remove one. */
bool chosen_plays(const struct chosen *chosen, const char *mechanism)
{
    const struct mode_part *part = &chosen->e->mode_part[chosen->mode];
    bool plays = load_lists(part->mechanisms, mechanism);
    for (unsigned i = 0; i < chosen->e->mode[chosen->mode].options; i++) {
        const char *value = chosen_value(chosen, i);
        if (part->adds[i] && load_lists(yaml_item_find(part->adds[i], value), mechanism))
            plays = true;
        if (part->removes[i] && load_lists(yaml_item_find(part->removes[i], value), mechanism))
            plays = false;
    }
    return plays;
}

/* ---- Rules ------------------------------------------------------------------------------------------------------- */

/* Places from which one step leads out of a region. */
static uint8_t gates_of(const struct hg_conquest_rules *c, uint64_t region)
{
    uint8_t gates = 0;
    for (unsigned i = 0; i < c->places; i++)
        gates = (uint8_t)(gates + ((region >> i & 1) != 0 && (c->near[i] & ~region) != 0));
    return gates;
}

/* The engine does not ask how two places are joined. Borders and links are the same to the engine. */
static void compile_board(const struct edition *e, struct hg_conquest_rules *c)
{
    c->places = (uint8_t)e->names.places.count;
    c->regions = (uint8_t)e->names.regions.count;
    for (unsigned i = 0; i < c->places; i++) {
        c->near[i] = e->place[i].borders | e->place[i].relays;
        c->region_of[i] = e->place[i].region;
    }
    for (unsigned i = 0; i < c->regions; i++) {
        c->region[i] = e->region[i].places;
        c->bonus[i] = e->region[i].bonus;
        c->gates[i] = gates_of(c, c->region[i]);
    }
    hg_conquest_sets(c);
}

/* From charts.yaml. */
static void compile_numbers(const struct edition *e, struct hg_conquest_rules *c)
{
    c->income_divisor = e->charts.income_divisor;
    c->income_least = e->charts.income_least;
    c->attack_dice = e->charts.attack_dice;
    c->defence_dice = e->charts.defence_dice;
    c->die_sides = e->charts.die_sides;
}

/* The fault says which numbers of seats there are. */
static bool check_seats(const struct edition *e, enum language language, const struct edition_mode *m, unsigned seats,
                        struct fault *f)
{
    char possible[SEATS_TEXT_MAX];
    if (edition_mode_seats(m, seats))
        return true;
    edition_seats_text(m, language, possible);
    return fault_in(f, language, NULL, 0, "%s/%s is for %s seats, not %u.", e->id, m->named.id, possible, seats);
}

/* Board and numbers are the edition's, the rest depends on mode, seats and options. */
static bool compile_conquest(const struct chosen *chosen, struct hg_rules *r, struct fault *f)
{
    compile_board(chosen->e, &r->conquest);
    compile_numbers(chosen->e, &r->conquest);
    return rules_fill(chosen, &r->conquest, f);
}

/* Options are handed on as they were set. */
static bool compile_galactic(const struct chosen *chosen, struct hg_rules *r, struct fault *f)
{
    const struct edition *e = chosen->e;
    struct galactic_table table = {&e->mode[chosen->mode], chosen->setting, chosen->settings};
    return galactic_compile(e, &table, &r->galactic, f);
}

/* Nothing can go wrong: the reader has checked it. */
static bool compile_assets(const struct chosen *chosen, struct hg_rules *r, struct fault *f)
{
    (void)f;
    assets_fill(chosen->e, &r->assets);
    return true;
}

/* A mode of a family that this version doesn't know is unavailable and never comes here. */
static bool compile_family(const struct chosen *chosen, struct hg_rules *r, struct fault *f)
{
    static bool (*const compile[HG_FAMILIES])(const struct chosen *, struct hg_rules *, struct fault *) = {
#define ROW(NUMBER, name) [HG_##NUMBER] = compile_##name,
        HG_EACH_FAMILY(ROW)
#undef ROW
    };
    r->family = (uint8_t)value_in_edition(&words_families, chosen->e->mode_part[chosen->mode].family);
    return compile[r->family](chosen, r, f);
}

/* Faults have no place: what is wrong is the caller's request. */
bool edition_has(const struct edition *e, enum language language, const char *mode, unsigned seats,
                 const struct setting *setting, unsigned settings, struct fault *f)
{
    const struct edition_mode *m = edition_find_mode(e, mode);
    if (!m) {
        char known[200] = "";
        for (unsigned i = 0; i < e->modes; i++)
            join(known, sizeof known, e->mode[i].named.id);
        return fault_in(f, language, NULL, 0, "%s has no mode %.60s; its modes are: %s.", e->id, mode, known);
    }
    if (m->unavailable)
        return fault_in(f, language, NULL, 0, "The mode %s of %s %s.", m->named.id, e->id, m->unavailable);
    return check_seats(e, language, m, seats, f) && check_settings(m, language, setting, settings, f);
}

/* What is wrong after that is an edition that was never checked. */
bool edition_compile(const struct edition *e, const char *mode, unsigned seats, const struct setting *setting,
                     unsigned settings, struct hg_rules *r, struct fault *f)
{
    if (!edition_has(e, fault_language(), mode, seats, setting, settings, f))
        return false;
    const struct edition_mode *m = edition_find_mode(e, mode);
    const struct chosen chosen = {e, (unsigned)(m - e->mode), seats, setting, settings};
    memset(r, 0, sizeof *r);
    r->seats = (uint8_t)seats;
    if (!compile_family(&chosen, r, f))
        return false;
    const char *wrong = hg_rules_ok(r);
    if (wrong)
        return fault_at(f, NULL, 0, "%s/%s with %u seats can't be played: %s.", e->id, m->named.id, seats, wrong);
    return true;
}
