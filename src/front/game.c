/* Finds a game by its name. A name that does not exist is answered with those that do. Every front begins here: the
 * shell's commands, the screen, the library. */
#include "front/game.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "stories/seats.h"
#include "text/say.h"

enum { SHOWN = 60 }; /* bytes of a stranger's name in a sentence */

/* Closes the edition that was opened, so that a refused game leaves nothing behind. */
static bool refuse(struct game_name *out, struct fault *f, const char *place, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

static bool refuse(struct game_name *out, struct fault *f, const char *place, const char *format, ...)
{
    char sentence[sizeof f->sentence];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(sentence, sizeof sentence, say(fault_language(), format), arguments);
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
    edition_seats_text(mode, fault_language(), possible);
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

/* An edition with the hash of a built-in one need not travel in records. */
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
        unsigned army = seat_army_played(r, &s, i);
        word_copy(h->seat[i].army, seat_army(names, army == HG_NONE ? i : army)->id);
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
    if (!is_released(e)) {
        h->bundle = edition_bundle(e, &h->bundle_length);
        h->words = edition_words(e, &h->words_length);
    }
}
