/* Finds a game by its name. A name that does not exist is answered with those that do. */
#include "front/game.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "text/fields.h"
#include "text/say.h"

enum { SHOWN = 60 };

static bool refuse(struct game_name *out, struct fault *f, const char *place, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

static bool refuse(struct game_name *out, struct fault *f, const char *place, const char *format, ...)
{
    char sentence[sizeof f->sentence];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(sentence, sizeof sentence, format, arguments);
    va_end(arguments);
    edition_close(out->edition);
    out->edition = NULL;
    return fault_at(f, place, 0, "%s", sentence);
}

/* Adds ", word" to a list in a buffer, as far as it fits. */
static void list_add(char *list, size_t size, const char *word)
{
    size_t used = strlen(list);
    snprintf(list + used, size - used, "%s%s", used > 0 ? ", " : "", word);
}

static struct edition *open_builtin(const char *id, struct fault *f)
{
    char known[256] = "";
    for (unsigned i = 0; i < edition_builtin_count(); i++) {
        if (strcmp(edition_builtin_id(i), id) == 0)
            return edition_builtin(id, f);
        list_add(known, sizeof known, edition_builtin_id(i));
    }
    fault_at(f, NULL, 0, "there is no edition \"%.*s\"; built in are: %s. An own one is read by --edition PATH", SHOWN,
             id, known);
    return NULL;
}

static bool find_mode(const char *id, struct game_name *out, struct fault *f)
{
    char known[256] = "";
    out->mode = edition_find_mode(out->edition, id);
    if (out->mode != NULL)
        return true;
    for (unsigned i = 0; i < edition_modes(out->edition); i++)
        list_add(known, sizeof known, edition_mode(out->edition, i)->named.id);
    return refuse(out, f, NULL, "%s has no mode \"%.*s\"; its modes are: %s", edition_id(out->edition), SHOWN, id,
                  known);
}

bool game_find(const char *name, const char *folder, struct game_name *out, struct fault *f)
{
    char id[RECORD_WORD_MAX];
    const char *slash = name != NULL ? strchr(name, '/') : NULL;
    size_t length = name == NULL ? 0 : slash != NULL ? (size_t)(slash - name) : strlen(name);
    *out = (struct game_name){.folder = folder};
    if (length >= sizeof id)
        return fault_at(f, NULL, 0, "\"%.*s...\" is too long for the name of an edition", SHOWN, name);
    memcpy(id, name != NULL ? name : "", length);
    id[length] = '\0';
    out->edition = folder != NULL ? edition_open(folder, f) : open_builtin(id, f);
    if (out->edition == NULL)
        return false;
    if (name != NULL && strcmp(edition_id(out->edition), id) != 0)
        return refuse(out, f, folder, "the edition in this folder is called %s; write %s instead of \"%s\"",
                      edition_id(out->edition), edition_id(out->edition), id);
    return slash == NULL || find_mode(slash + 1, out, f);
}

bool game_find_playable(const char *name, const char *folder, uint64_t *seats, struct game_name *out, struct fault *f)
{
    const struct edition_mode *mode;
    char possible[SEATS_TEXT_MAX];
    if (!game_find(name, folder, out, f))
        return false;
    mode = out->mode;
    if (mode == NULL)
        return refuse(out, f, NULL, "which mode of %s? Write %s/MODE; `hegemon editions` lists the modes",
                      edition_id(out->edition), edition_id(out->edition));
    if (mode->unavailable != NULL)
        return refuse(out, f, NULL, "%s/%s can't be played yet: %s", edition_id(out->edition), mode->named.id,
                      mode->unavailable);
    if (*seats == 0)
        *seats = mode->seats_min;
    if (*seats <= HG_SEATS_MAX && edition_mode_seats(mode, (unsigned)*seats))
        return true;
    edition_seats_text(mode, possible);
    return refuse(out, f, "--seats", "%s/%s is played by %s, not by %lu", edition_id(out->edition), mode->named.id,
                  possible, (unsigned long)*seats);
}

bool game_split_setting(char *text, struct setting *out)
{
    char *equals = strchr(text, '=');
    if (equals == NULL || equals == text || equals[1] == '\0')
        return false;
    *equals = '\0';
    *out = (struct setting){text, equals + 1};
    return true;
}

static void word_copy(char out[RECORD_WORD_MAX], const char *word)
{
    snprintf(out, RECORD_WORD_MAX, "%s", word);
}

static bool is_released(const struct edition *e)
{
    struct fault ignored;
    struct edition *same = edition_released(edition_sha256(e), &ignored);
    edition_close(same);
    return same != NULL;
}

/* Whoever has an army before the first action keeps it. */
static void name_armies(const struct names *names, const struct hg_rules *r, struct record_header *h)
{
    struct hg_state s;
    hg_start(r, &s);
    for (unsigned i = 0; i < r->seats; i++) {
        unsigned army = game_army_played(r, &s, i);
        word_copy(h->seat[i].army, game_army(names, army == HG_NONE ? i : army)->id);
    }
}

void game_header(const struct game_name *game, const struct hg_rules *r, const struct setting *setting,
                 unsigned settings, struct record_header *h)
{
    const struct edition *e = game->edition;
    *h = (struct record_header){.rules_version = HG_RULES_VERSION, .settings = settings, .seats = r->seats};
    word_copy(h->edition, edition_id(e));
    snprintf(h->sha256, sizeof h->sha256, "%s", edition_sha256(e));
    word_copy(h->mode, game->mode->named.id);
    for (unsigned i = 0; i < settings; i++) {
        word_copy(h->setting[i].id, setting[i].id);
        word_copy(h->setting[i].value, setting[i].value);
    }
    name_armies(edition_names(e), r, h);
    if (!is_released(e))
        h->bundle = edition_bundle(e, &h->bundle_length);
}

const struct named *game_army(const struct names *names, unsigned seat)
{
    static const struct named none = {"seat", {"seat", "joueur"}};
    return seat < names->armies.count ? &names->armies.item[seat] : &none;
}

/* ---- Who plays what ---------------------------------------------------------------------------------------------- */

static const struct hg_field *field_named(const struct hg_rules *r, const char *name)
{
    return field_find(r, (struct word){name, strlen(name)});
}

/* Where armies differ by name only, the seats have them in the edition's order. */
static bool armies_are_taken(const struct hg_rules *r)
{
    return r->family == HG_CONQUEST && r->conquest.armies > 0;
}

unsigned game_army_played(const struct hg_rules *r, const struct hg_state *s, unsigned seat)
{
    const struct hg_field *army = field_named(r, "army");
    if (army == NULL || !armies_are_taken(r))
        return seat;
    uint64_t number = field_number(army, s, seat);
    return number == 0 ? (unsigned)HG_NONE : (unsigned)number - 1;
}

/* In a campaign every faction has a deck, and the neutral army is of the one that nobody plays. */
static unsigned neutral_army(const struct hg_rules *r)
{
    const struct hg_conquest_rules *c = &r->conquest;
    unsigned played = 0;
    if (r->family != HG_CONQUEST || (c->mechanisms >> HG_CAMPAIGN & 1) == 0)
        return HG_NONE;
    for (unsigned i = 0; i < r->seats; i++)
        played |= 1u << c->army_deck[c->seat_army[i]];
    for (unsigned i = 0; i < c->armies; i++)
        if ((played >> c->army_deck[i] & 1) == 0)
            return i;
    return HG_NONE;
}

unsigned game_army_standing(const struct hg_rules *r, const struct hg_state *s, unsigned side)
{
    return side < r->seats ? game_army_played(r, s, side) : neutral_army(r);
}

unsigned game_place_in_order(const struct hg_rules *r, const struct hg_state *s, unsigned seat)
{
    const struct hg_field *order = field_named(r, "order"), *first = field_named(r, "first");
    for (unsigned i = 0; order != NULL && i < r->seats; i++)
        if (field_number(order, s, i) == seat + 1)
            return i;
    uint64_t beginner = first != NULL ? field_number(first, s, 0) : (uint64_t)HG_NONE;
    return beginner < r->seats ? (seat + r->seats - (unsigned)beginner) % r->seats : (unsigned)HG_NONE;
}

unsigned game_seat_in_turn(const struct hg_rules *r, const struct hg_state *s)
{
    const struct hg_field *seat = field_named(r, "seat");
    return seat != NULL ? (unsigned)field_number(seat, s, 0) : (unsigned)HG_NONE;
}

unsigned game_units(const struct hg_state *s, unsigned seat)
{
    unsigned units = 0;
    for (uint64_t rest = s->conquest.open.own[seat]; rest != 0;)
        units += s->conquest.open.units[take_lowest(&rest)];
    return units;
}

void game_seat_name(const struct hg_rules *r, const struct names *names, enum language language,
                    const struct hg_state *s, unsigned seat, char out[GAME_SEAT_MAX])
{
    unsigned army = game_army_standing(r, s, seat);
    if (army < names->armies.count)
        snprintf(out, GAME_SEAT_MAX, "%s", names->armies.item[army].name[language]);
    else
        snprintf(out, GAME_SEAT_MAX, say(language, seat < r->seats ? SAID("seat %u") : SAID("neutral army %u")),
                 seat + 1);
}
