/* The checks that need the whole edition: printed counts, and what every mode asks for. A mode that needs something
 * this version has never heard of is not wrong but unavailable, with the reason; a mode that lacks something of its
 * own edition is wrong.
 *
 * So an edition of tomorrow can be opened by a program of today, which plays those of its modes that it knows. */
#include "text/edition/galactic.h"
#include "text/edition/lacks.h"
#include "text/edition/load.h"

#include <stdio.h>
#include <string.h>

#include "text/vocabulary.h"

/* ---- Counts ------------------------------------------------------------------------------------------------------ */

/* Counts that are not given are not checked. */
static void check_count(struct reader *in, const struct yaml_item *counts, const char *key, unsigned found)
{
    if (in->failed || !yaml_item_find(counts, key))
        return;
    long printed = read_number(in, counts, key, 0, 999);
    if (!in->failed && (long)found != printed)
        read_fail(in, yaml_item_find(counts, key),
                  "The printed rules count %ld %s, but the files hold %u; correct one of them.", printed, key, found);
}

/* Each faction's deck must have the printed number of cards. */
static void check_decks(struct reader *in, const struct yaml_item *counts)
{
    const struct edition *e = in->e;
    for (uint8_t faction = 0; faction < e->factions.count; faction++) {
        unsigned cards = 0;
        for (unsigned i = 0; i < e->names.cards.count; i++)
            cards += e->card[i].faction == faction;
        check_count(in, counts, "cards-per-faction", cards);
    }
}

/* An army without a hero has no English name for one. */
static unsigned count_heroes(const struct edition *e)
{
    unsigned count = 0;
    for (unsigned i = 0; i < e->names.armies.count; i++)
        count += e->army_hero[i][ENGLISH] != NULL;
    return count;
}

/* `counts` of edition.yaml repeats numbers of the printed rules, so that a forgotten line is noticed. */
void load_check_counts(struct reader *in, const struct yaml_item *root)
{
    const struct yaml_item *counts = in->failed ? NULL : yaml_item_find(root, "counts");
    if (!counts ||
        !read_keys(in, counts, "list of counts",
                   "places? regions? strategic? factions? armies? heroes? cards? cards-per-faction? goals? rewards? "
                   "resources? war-assets? source"))
        return;
    struct edition_sizes sizes = edition_sizes(in->e);
    check_count(in, counts, "places", in->e->names.places.count);
    check_count(in, counts, "regions", in->e->names.regions.count);
    check_count(in, counts, "strategic", sizes.strategic);
    check_count(in, counts, "factions", sizes.factions);
    check_count(in, counts, "armies", in->e->names.armies.count);
    check_count(in, counts, "heroes", count_heroes(in->e));
    check_count(in, counts, "cards", in->e->names.cards.count);
    check_decks(in, counts);
    check_count(in, counts, "goals", in->e->names.goals.count);
    check_count(in, counts, "rewards", in->e->names.rewards.count);
    check_count(in, counts, "resources", in->e->charts.resources);
    check_count(in, counts, "war-assets", sizes.assets);
    read_source(in, counts, "");
}

/* ---- What modes are made of -------------------------------------------------------------------------------------- */

/* What the files of an edition bring, one question each; see `mechanisms` below. Cards with a class, and what a set of
 * each class is worth. */
static bool has_sets(const struct edition *e)
{
    return e->names.cards.count > 0 && e->set_of_each > 0;
}

/* Cards with a class, and what numbers of pips are worth. */
static bool has_pips(const struct edition *e)
{
    return e->names.cards.count > 0 && e->pips_most > 0;
}

/* Every card in the deck of a faction, and every army of a faction. */
static bool has_decks(const struct edition *e)
{
    for (unsigned i = 0; i < e->names.cards.count; i++) {
        if (e->card[i].faction == HG_NONE)
            return false;
    }
    for (unsigned i = 0; i < e->names.armies.count; i++) {
        if (e->army_faction[i] == HG_NONE)
            return false;
    }
    return e->names.cards.count > 0 && e->factions.count <= HG_DECKS_MAX;
}

/* On every card, since any of them may be drawn. The engine keeps cards with abilities as bits of one word, hence the
 * bound. */
static bool has_abilities(const struct edition *e)
{
    for (unsigned i = 0; i < e->names.cards.count; i++) {
        uint8_t directive = e->card[i].directive;
        if (directive == HG_NONE || e->directive[directive].ability.window == HG_NO_WINDOW)
            return false;
    }
    return e->names.cards.count > 0 && e->names.cards.count <= HG_PLAYABLE_MAX;
}

/* Where bases stand is said by the set-up; that there are any follows from what they earn. */
static bool has_bases(const struct edition *e)
{
    return e->charts.base_income > 0;
}

/* The chart or the dealer lays them out; their number is all that the charts say. */
static bool has_resources(const struct edition *e)
{
    return e->charts.resources > 0;
}

/* Every army must have its hero, since any of them may be chosen. */
static bool has_heroes(const struct edition *e)
{
    return e->charts.has_heroes && count_heroes(e) == e->names.armies.count;
}

/* goals.yaml checks itself; here it only has to be there. The same holds for the questions below. */
static bool has_goals(const struct edition *e)
{
    return e->names.goals.count > 0;
}

static bool has_rewards(const struct edition *e)
{
    return e->names.rewards.count > 0;
}

static bool has_cards(const struct edition *e)
{
    return e->names.cards.count > 0;
}

/* Ships are built for cards, so classes are needed. */
static bool has_ships(const struct edition *e)
{
    return e->charts.ships_per_class > 0 && e->names.classes.count > 0;
}

static bool has_directives(const struct edition *e)
{
    return e->directives.count > 0;
}

static bool has_meters(const struct edition *e)
{
    return e->meters > 0;
}

static bool has_tokens(const struct edition *e)
{
    return e->charts.tokens > 0;
}

static bool has_titan(const struct edition *e)
{
    return e->charts.titan.id;
}

static bool has_assets(const struct edition *e)
{
    return e->assets > 0;
}

/* What a part of a game needs in the edition's files; `has` NULL when nothing. */
struct need {
    bool (*has)(const struct edition *e);
    const char *what;
};

/* The parts that a mode can list, more of them than the engine has mechanisms. A part that is not listed here is one
 * that this version has never heard of. */
struct mechanism {
    const char *word;
    struct need need;
};

/* The words of a mode's list, with what each needs. `what` completes the sentence of the fault. */
static const struct mechanism mechanisms[] = {
    {"sets", {has_sets, "cards and set-of-each in cards.yaml"}},
    {"pips", {has_pips, "cards and pips in cards.yaml"}},
    {"decks", {has_decks, "a faction for every card and every army"}},
    {"abilities", {has_abilities, "an ability on every card"}},
    {"bases", {has_bases, "base in the income of charts.yaml"}},
    {"resources", {has_resources, "resources in charts.yaml"}},
    {"heroes", {has_heroes, "heroes in charts.yaml and a hero of every army"}},
    {"goals", {has_goals, "the goals of goals.yaml"}},
    {"rewards", {has_rewards, "the rewards of goals.yaml"}},
    {"teams", {NULL, NULL}},
    {"neutrals", {NULL, NULL}},
    {"ships", {has_ships, "ships in charts.yaml"}},
    {"directives", {has_directives, "directives in cards.yaml"}},
    {"meters", {has_meters, "the meters of meters.yaml"}},
    {"tokens", {has_tokens, "tokens in charts.yaml"}},
    {"titan", {has_titan, "the titan in charts.yaml"}},
    {"scanning", {has_assets, "the cards of war-assets.yaml"}},
};

/* Options that the compiler of the family reads by name, see rules.c and campaign.c. */
static const struct known_option conquest_options[] = {
    {"reshuffle", {"on", "off"}}, {"keep-connected", {"on", "off"}}, {NULL, {NULL}}};
static const struct known_option assets_options[] = {{NULL, {NULL}}};

/* What a family wants of its modes. */
struct demands {
    struct need need;
    bool setups;                       /* a set-up chart for every number of seats */
    const struct known_option *option; /* the last has no id */
};

static const struct demands conquest = {{NULL, NULL}, true, conquest_options};
static const struct demands galactic = {{has_cards, "the cards of cards.yaml"}, false, galactic_options};
static const struct demands assets = {{has_assets, "the cards of war-assets.yaml"}, false, assets_options};

/* By family, so that a new one must say what it wants. */
static const struct demands *const demands_of[HG_FAMILIES] = {
#define ROW(NUMBER, name) [HG_##NUMBER] = &(name),
    HG_EACH_FAMILY(ROW)
#undef ROW
};

/* NULL for one that this version has never heard of. */
static const struct mechanism *find_mechanism(const char *word)
{
    for (size_t i = 0; i < sizeof mechanisms / sizeof mechanisms[0]; i++) {
        if (strcmp(mechanisms[i].word, word) == 0)
            return &mechanisms[i];
    }
    return NULL;
}

/* For lists of plain words: mechanisms, phases, steps. */
bool load_lists(const struct yaml_item *list, const char *word)
{
    for (const struct yaml_item *item = list ? list->first : NULL; item; item = item->next) {
        if (item->kind == YAML_TEXT && strcmp(item->text, word) == 0)
            return true;
    }
    return false;
}

/* ---- Modes ------------------------------------------------------------------------------------------------------- */

/* What a part of the game needs must be in the files; otherwise the mode is wrong, at this line. */
static void check_need(struct reader *in, const struct yaml_item *at, const char *word, const struct need *need)
{
    if (need->has && !need->has(in->e))
        read_fail(in, at, "%s needs %s, which the edition doesn't have; add them.", word, need->what);
}

/* -1 for one that this version doesn't know. */
static int family_of(const struct mode_part *part)
{
    return value_in_edition(&words_families, part->family);
}

/* A mechanism that this version doesn't know. */
static void lack_mechanism(struct mode_part *part, const struct yaml_item *word)
{
    struct likely l = likely_begin(word->text);
    for (size_t i = 0; i < sizeof mechanisms / sizeof mechanisms[0]; i++)
        likely_try(&l, mechanisms[i].word);
    lack_add(part, &(struct lack){"mechanism", word->text, word, l.meant});
}

/* Known mechanisms are checked, others are added to what is lacking. */
static void list_mechanisms(struct reader *in, const struct yaml_item *list, struct mode_part *part)
{
    for (const struct yaml_item *word = list->first; word; word = word->next) {
        const struct mechanism *mechanism = find_mechanism(word->text);
        if (mechanism)
            check_need(in, word, word->text, &mechanism->need);
        else
            lack_mechanism(part, word);
    }
}

/* What an option removes needs nothing, but must be known. */
static void list_removed(const struct yaml_item *removes, struct mode_part *part)
{
    for (const struct yaml_item *value = removes ? removes->first : NULL; value; value = value->next)
        for (const struct yaml_item *word = value->first; word; word = word->next)
            if (!find_mechanism(word->text))
                lack_mechanism(part, word);
}

/* Values that the compiler would take for the other one. */
static void list_values(const struct yaml_item *values, const struct known_option *known, struct mode_part *part)
{
    for (const struct yaml_item *value = values->first; value; value = value->next) {
        struct likely l = likely_begin(value->text);
        const char *const *same = known->value;
        for (; *same != NULL && strcmp(*same, value->text) != 0; same++)
            likely_try(&l, *same);
        if (*same == NULL)
            lack_add(part, &(struct lack){"value", value->text, value, l.meant});
    }
}

/* An option that changes neither mechanisms nor how a mode is won must be known to the family by name. */
static void list_named(const struct yaml_item *item, struct mode_part *part)
{
    const struct yaml_item *id = yaml_item_find(item, "id");
    struct likely l = likely_begin(id->text);
    const struct known_option *known = family_of(part) >= 0 ? demands_of[family_of(part)]->option : assets_options;
    for (; known->id != NULL && strcmp(known->id, id->text) != 0; known++)
        likely_try(&l, known->id);
    if (known->id != NULL)
        list_values(yaml_item_find(item, "values"), known, part);
    else
        lack_add(part, &(struct lack){"option", id->text, id, l.meant});
}

/* Options may add and remove mechanisms or change how a mode is won. */
static void list_options(struct reader *in, const struct yaml_item *mode, struct mode_part *part)
{
    const struct yaml_item *options = yaml_item_find(mode, "options"), *item = options ? options->first : NULL;
    for (unsigned i = 0; item; item = item->next, i++) {
        const struct yaml_item *adds = part->adds[i];
        for (const struct yaml_item *value = adds ? adds->first : NULL; value; value = value->next)
            list_mechanisms(in, value, part);
        list_removed(part->removes[i], part);
        if (!adds && !part->removes[i] && !part->wins[i])
            list_named(item, part);
    }
}

/* Words of a list that this version does not know. */
static void list_words(const struct yaml_item *list, const char *what, const struct vocabulary *v,
                       struct mode_part *part)
{
    for (const struct yaml_item *word = list ? list->first : NULL; word; word = word->next)
        if (value_in_edition(v, word->text) < 0)
            lack_add(part, &(struct lack){what, word->text, word, likely_word(v, word->text)});
}

/* All that the mode needs and this version lacks. Steps, phases and options are looked at only where the mechanisms
 * are known: they would be unknown for the same reason. */
static void list_lacks(struct reader *in, const struct yaml_item *item, struct mode_part *part)
{
    int family = family_of(part);
    if (family >= 0)
        check_need(in, item, part->family, &demands_of[family]->need);
    else
        lack_add(part, &(struct lack){"family", part->family, yaml_item_find(item, "family"),
                                      likely_word(&words_families, part->family)});
    list_mechanisms(in, part->mechanisms, part);
    if (part->lacks > 0)
        return;
    list_words(part->turn, "step", &words_steps, part);
    list_words(part->phases, "phase", &words_phases, part);
    list_options(in, item, part);
}

/* A family with set-up charts needs one for every number of seats that a mode allows. */
static void check_setups(struct reader *in, const struct yaml_item *item, unsigned mode)
{
    const struct edition *e = in->e;
    for (unsigned seats = e->mode[mode].seats_min; seats <= e->mode[mode].seats_max && !in->failed; seats++) {
        bool found = !edition_mode_seats(&e->mode[mode], seats);
        for (unsigned i = 0; i < e->charts.setups; i++)
            found |= e->charts.setup[i].mode == mode && e->charts.setup[i].seats == seats;
        if (!found)
            read_fail(in, item, "%s has no set-up chart for %u seats; add it to charts.yaml.", e->mode[mode].named.id,
                      seats);
    }
}

/* Every way to set the options, one after another like the digits of a number; false after the last. */
static bool next_settings(const struct edition_mode *m, unsigned *choice)
{
    for (unsigned i = 0; i < m->options; i++) {
        if (m->option[i].value[++choice[i]])
            return true;
        choice[i] = 0;
    }
    return false;
}

/* What can be played must compile for every number of seats and with all values of all options. */
static void check_compiles(struct reader *in, const struct yaml_item *item, unsigned mode)
{
    const struct edition_mode *m = &in->e->mode[mode];
    unsigned choice[OPTIONS_MAX] = {0};
    do {
        struct setting setting[OPTIONS_MAX];
        for (unsigned i = 0; i < m->options; i++)
            setting[i] = (struct setting){m->option[i].id, m->option[i].value[choice[i]]};
        for (unsigned seats = m->seats_min; seats <= m->seats_max && !in->failed; seats++) {
            struct hg_rules r;
            struct fault f;
            if (edition_mode_seats(m, seats) &&
                !edition_compile(in->e, m->named.id, seats, setting, m->options, &r, &f))
                read_fail(in, item, "%s", f.sentence);
        }
    } while (!in->failed && next_settings(m, choice));
}

/* An unavailable mode is still checked for charts, but not compiled. */
static void check_mode(struct reader *in, const struct yaml_item *item, unsigned i)
{
    struct edition *e = in->e;
    struct mode_part *part = &e->mode_part[i];
    list_lacks(in, item, part);
    if (part->lacks > 0)
        e->mode[i].unavailable = lack_why(part);
    if (family_of(part) >= 0 && demands_of[family_of(part)]->setups)
        check_setups(in, item, i);
    if (!in->failed && !e->mode[i].unavailable)
        check_compiles(in, item, i);
}

/* Only when nothing else was wrong. */
void load_check_modes(struct reader *in, const struct yaml_item *root)
{
    const struct yaml_item *item = in->failed ? NULL : yaml_item_find(root, "modes")->first;
    for (unsigned i = 0; item && !in->failed; i++, item = item->next)
        check_mode(in, item, i);
}
