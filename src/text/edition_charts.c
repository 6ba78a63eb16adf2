/* Reads charts.yaml: the numbers of the rules and what each mode starts with. */
#include "text/edition_load.h"

#include <string.h>

enum { UNITS_MAX = 500, DIE_MAX = 20 };

/* ---- Numbers ----------------------------------------------------------------------------------------------------- */

static void load_income(struct reader *in, const struct yaml_item *root)
{
    const struct yaml_item *item = yaml_item_find(root, "income");
    if (!read_keys(in, item, "income", "divisor least source"))
        return;
    in->e->charts.income_divisor = read_small(in, item, "divisor", 1, HG_PLACES_MAX);
    in->e->charts.income_least = read_small(in, item, "least", 1, 20);
    read_source(in, item, "");
}

static void load_dice(struct reader *in, const struct yaml_item *root)
{
    struct charts_part *charts = &in->e->charts;
    const struct yaml_item *item = yaml_item_find(root, "dice");
    if (!read_keys(in, item, "dice", "attack defence sides eight-sided? source"))
        return;
    charts->attack_dice = read_small(in, item, "attack", 1, HG_DICE_MAX - 1);
    charts->defence_dice = read_small(in, item, "defence", 1, (uint8_t)(HG_DICE_MAX - charts->attack_dice));
    charts->die_sides = read_small(in, item, "sides", 2, DIE_MAX);
    if (yaml_item_find(item, "eight-sided"))
        charts->eight_sided = read_small(in, item, "eight-sided", 1, 20);
    read_source(in, item, "");
}

static void load_ships(struct reader *in, const struct yaml_item *root)
{
    const struct yaml_item *item = in->failed ? NULL : yaml_item_find(root, "ships");
    if (!item || !read_keys(in, item, "ships", "per-class per-turn source"))
        return;
    in->e->charts.ships_per_class = read_small(in, item, "per-class", 1, 20);
    in->e->charts.ships_per_turn = read_small(in, item, "per-turn", 1, 20);
    read_source(in, item, "");
}

static void load_titan(struct reader *in, const struct yaml_item *root)
{
    struct charts_part *charts = &in->e->charts;
    const struct yaml_item *item = in->failed ? NULL : yaml_item_find(root, "titan");
    if (!item || !read_keys(in, item, "titan", "id en fr destroyed-at move-die source"))
        return;
    read_named(in, item, &charts->titan);
    charts->titan_total = read_small(in, item, "destroyed-at", 2, 60);
    charts->titan_die = read_small(in, item, "move-die", 2, DIE_MAX);
    read_source(in, item, "");
}

/* ---- Tokens ------------------------------------------------------------------------------------------------------ */

static void load_token(struct reader *in, const struct yaml_item *item, struct token_part *token)
{
    if (!read_keys(in, item, "token", "id en fr faces source"))
        return;
    read_named(in, item, &token->named);
    const struct yaml_item *faces = read_ids(in, item, "faces", FACES_MAX);
    if (!in->failed && faces->count == 0)
        read_fail(in, item, "A token needs at least one face; add it.");
    for (const struct yaml_item *face = faces->first; face && !in->failed; face = face->next) {
        if (!read_keys(in, face, "face", "id en fr count"))
            return;
        read_named(in, face, &token->face[token->faces]);
        token->count[token->faces++] = read_small(in, face, "count", 1, 20);
    }
    read_source(in, item, "");
}

static void load_tokens(struct reader *in, const struct yaml_item *root)
{
    const struct yaml_item *list = read_ids(in, root, "tokens", TOKENS_MAX);
    for (const struct yaml_item *item = list->first; item && !in->failed; item = item->next)
        load_token(in, item, &in->e->charts.token[in->e->charts.tokens++]);
}

/* ---- Set-up ------------------------------------------------------------------------------------------------------ */

static void load_army_setup(struct reader *in, const struct yaml_item *item, struct army_setup *army)
{
    if (!read_keys(in, item, "line of armies", "armies units limit? neutral?"))
        return;
    const struct yaml_item *armies = read_list(in, item, "armies", HG_SEATS_MAX);
    for (const struct yaml_item *id = armies->first; id && !in->failed; id = id->next) {
        const char *text = read_plain(in, id, "army", 60);
        army->armies |= (uint8_t)(1u << read_plain_reference(in, id, text, &in->e->names.armies, "army"));
    }
    army->units = (uint16_t)read_number(in, item, "units", 1, UNITS_MAX);
    army->limit = yaml_item_find(item, "limit") ? read_small(in, item, "limit", 1, HG_PLACES_MAX) : HG_NONE;
    army->neutral = yaml_item_find(item, "neutral") && read_flag(in, item, "neutral");
    if (!in->failed && army->armies == 0)
        read_fail(in, item, "Name at least one army on this line.");
}

static void check_armies(struct reader *in, const struct yaml_item *list, const struct setup_part *setup)
{
    unsigned seats = 0, used = 0;
    const struct yaml_item *item = list->first;
    for (unsigned i = 0; i < setup->armies && !in->failed; i++, item = item->next) {
        if (used & setup->army[i].armies)
            read_fail(in, item, "An army of this line stands on a line above as well; remove one of the two.");
        used |= setup->army[i].armies;
        seats += !setup->army[i].neutral;
    }
    if (!in->failed && seats != setup->seats)
        read_fail(in, list, "The chart has %u armies with a player, but seats is %d; correct one of them.", seats,
                  setup->seats);
}

static unsigned share(unsigned places, unsigned armies)
{
    return (places + armies - 1) / armies;
}

/* Together the armies must be able to claim every place, one unit each. */
static void check_claims(struct reader *in, const struct yaml_item *item, const struct setup_part *setup)
{
    unsigned places = in->e->names.places.count, limited = 0, open = 0;
    if (setup->each > 0) {
        if (setup->each < share(places, setup->seats))
            read_fail(in, item, "%d units each are too few to claim %u places; raise them.", setup->each, places);
        return;
    }
    for (unsigned i = 0; i < setup->armies; i++) {
        limited += setup->army[i].limit == HG_NONE ? 0 : setup->army[i].limit;
        open += setup->army[i].limit == HG_NONE;
    }
    if (limited > places || (open == 0 && limited < places)) {
        read_fail(in, item, "The limits add up to %u, but the board has %u places; correct them.", limited, places);
        return;
    }
    for (unsigned i = 0; i < setup->armies; i++) {
        unsigned claims = setup->army[i].limit == HG_NONE ? share(places - limited, open) : setup->army[i].limit;
        if (setup->army[i].units < claims)
            read_fail(in, item, "%d units are too few to claim %u places; raise them.", setup->army[i].units, claims);
    }
}

static uint8_t read_mode(struct reader *in, const struct yaml_item *item)
{
    struct named names[MODES_MAX];
    for (unsigned i = 0; i < in->e->modes; i++)
        names[i] = in->e->mode[i].named;
    return read_reference(in, item, "mode", &(struct name_list){names, in->e->modes});
}

static void check_seats(struct reader *in, const struct yaml_item *item, unsigned i)
{
    const struct charts_part *charts = &in->e->charts;
    const struct setup_part *setup = &charts->setup[i];
    const struct edition_mode *mode = &in->e->mode[setup->mode];
    if (setup->seats < mode->seats_min || setup->seats > mode->seats_max)
        read_fail(in, item, "The mode %s is for %u to %u seats, not %d; correct one of them.", mode->named.id,
                  mode->seats_min, mode->seats_max, setup->seats);
    for (unsigned k = 0; k < i; k++) {
        if (charts->setup[k].mode == setup->mode && charts->setup[k].seats == setup->seats)
            read_fail(in, item, "%s has two charts for %d seats (first on line %u); remove one.", mode->named.id,
                      setup->seats, charts->setup[k].line);
    }
}

static void load_setup(struct reader *in, const struct yaml_item *item, unsigned i)
{
    struct setup_part *setup = &in->e->charts.setup[i];
    if (!read_keys(in, item, "set-up chart", "mode seats each? armies? source"))
        return;
    setup->line = item->line;
    setup->mode = read_mode(in, item);
    setup->seats = read_small(in, item, "seats", 2, HG_SEATS_MAX);
    if (!in->failed && !yaml_item_find(item, "each") == !yaml_item_find(item, "armies"))
        read_fail(in, item, "A set-up chart has either each or armies; keep one of the two.");
    if (in->failed)
        return;
    if (yaml_item_find(item, "each"))
        setup->each = (uint16_t)read_number(in, item, "each", 1, UNITS_MAX);
    const struct yaml_item *armies = read_list(in, item, "armies", HG_SEATS_MAX);
    for (const struct yaml_item *army = armies->first; army && !in->failed; army = army->next)
        load_army_setup(in, army, &setup->army[setup->armies++]);
    if (!in->failed && setup->each == 0)
        check_armies(in, armies, setup);
    if (!in->failed)
        check_seats(in, item, i);
    if (!in->failed)
        check_claims(in, item, setup);
    read_source(in, item, "");
}

void load_charts(struct reader *in, const struct yaml_item *root)
{
    if (!read_keys(in, root, "charts file", "income dice ships? titan? tokens? setup"))
        return;
    load_income(in, root);
    load_dice(in, root);
    load_ships(in, root);
    load_titan(in, root);
    load_tokens(in, root);
    const struct yaml_item *setups = read_list(in, root, "setup", SETUPS_MAX);
    for (const struct yaml_item *item = setups->first; item && !in->failed; item = item->next)
        load_setup(in, item, in->e->charts.setups++);
}
