/* Opens games by name. Editions that were released once stay in the program, so a table that began with an older one
 * finds it by its SHA-256. */
#include "host/opened.h"

#include <stdio.h>
#include <string.h>

#include "host/lines.h"

/* A zero inside would let a name pass for a shorter one. */
static bool copy(const char *from, size_t length, char out[RECORD_WORD_MAX])
{
    if (length >= RECORD_WORD_MAX || memchr(from, 0, length) != NULL)
        return false;
    memcpy(out, from, length);
    out[length] = '\0';
    return true;
}

bool opened_split(const char *text, size_t length, struct opened_name *out)
{
    const char *slash = memchr(text, '/', length);
    memset(out, 0, sizeof *out);
    return slash != NULL && copy(text, (size_t)(slash - text), out->edition) &&
           copy(slash + 1, length - (size_t)(slash + 1 - text), out->mode);
}

void opened_end(struct opened *o)
{
    edition_close(o->edition);
    o->edition = NULL;
}

static bool compile(struct opened *o, enum language language, struct fault *f)
{
    struct setting setting[RECORD_SETTINGS_MAX];
    const struct opened_name *n = &o->name;
    for (unsigned i = 0; i < n->settings; i++)
        setting[i] = (struct setting){n->setting[i].id, n->setting[i].value};
    return edition_has(o->edition, language, n->mode, n->seats, setting, n->settings, f) &&
           edition_compile(o->edition, n->mode, n->seats, setting, n->settings, &o->rules, f);
}

/* The name that is kept has the SHA-256 in it, so that orders which are made from it name the edition exactly. */
bool opened_begin(struct opened *o, const struct opened_name *name, enum language language, struct fault *f)
{
    opened_end(o);
    o->name = *name;
    o->edition =
        name->sha256[0] != '\0' ? edition_released(name->sha256, f) : edition_builtin_in(name->edition, language, f);
    if (o->edition == NULL)
        return false;
    if (!compile(o, language, f)) {
        opened_end(o);
        return false;
    }
    o->mode = edition_find_mode(o->edition, name->mode);
    snprintf(o->name.sha256, sizeof o->name.sha256, "%s", edition_sha256(o->edition));
    return true;
}

void opened_of_log(const struct host_game_name *game, struct opened_name *out)
{
    memset(out, 0, sizeof *out);
    snprintf(out->edition, RECORD_WORD_MAX, "%s", game->edition);
    snprintf(out->mode, RECORD_WORD_MAX, "%s", game->mode);
    snprintf(out->sha256, RECORD_HEX_MAX, "%s", game->sha256);
    out->seats = game->seats;
    out->settings = game->settings;
    memcpy(out->setting, game->setting, game->settings * sizeof game->setting[0]);
}
