/* Opening records: the header, the edition it names, and the first position. What the reader knows besides is told at
 * the end of the file. */
#include <stdlib.h>
#include <string.h>

#include "text/disk.h"
#include "text/record/edition.h"
#include "text/record/reader.h"

/* ---- Opening ------------------------------------------------------------------------------------------------------
 */

static bool open_edition(struct record_reader *reader, const struct record_shelf *shelf, struct fault *f)
{
    reader->edition =
        record_find_edition(reader->name, &reader->header, &reader->where, shelf, &reader->own_edition, f);
    return reader->edition != NULL;
}

/* The rules that the game was played by. Faults of the compiler are told at the line of the mode. */
static bool compile(struct record_reader *reader, struct fault *f)
{
    const struct record_header *h = &reader->header;
    struct setting setting[RECORD_SETTINGS_MAX];
    struct fault inner;
    for (unsigned i = 0; i < h->settings; i++)
        setting[i] = (struct setting){h->setting[i].id, h->setting[i].value};
    if (edition_compile(reader->edition, h->mode, h->seats, setting, h->settings, &reader->rules, &inner))
        return true;
    return fault_at(f, reader->lines.name, reader->where.mode, "mode, options or seats don't fit the edition: %s",
                    inner.sentence);
}

/* Every seat has an army of the edition, and no other seat has it. */
static bool check_armies(const struct record_reader *reader, struct fault *f)
{
    const struct record_header *h = &reader->header;
    const struct name_list *armies = &edition_names(reader->edition)->armies;
    for (unsigned i = 0; i < h->seats; i++) {
        const char *army = h->seat[i].army;
        if (names_find(armies, army, strlen(army)) < 0)
            return fault_at(f, reader->lines.name, reader->where.seat[i], "the edition has no army '%s'", army);
        for (unsigned j = 0; j < i; j++)
            if (strcmp(army, h->seat[j].army) == 0)
                return fault_at(f, reader->lines.name, reader->where.seat[i], "the army '%s' already has seat %u", army,
                                j + 1);
    }
    return true;
}

/* The first hash proves that this program starts the game as the one that wrote it did. */
static bool begin(struct record_reader *reader, const struct record_shelf *shelf, struct fault *f)
{
    char *rest;
    if (!record_header_read(&reader->lines, &reader->header, &reader->where, f) ||
        !record_header_field(&reader->lines, "begin", &rest, f))
        return false;
    if (!open_edition(reader, shelf, f) || !compile(reader, f) || !check_armies(reader, f))
        return false;
    hg_start(&reader->rules, &reader->state);
    if (!record_hash_fits(reader, rest, &reader->state, f))
        return record_blame_rules(reader, f);
    reader->seal.version = reader->header.version;
    strcpy(reader->seal.digest, reader->header.digest);
    record_lines_accept(&reader->lines);
    return true;
}

/* Everything goes through here. After a fault nothing is left open. */
struct record_reader *record_open_source(const char *name, struct source *in, const struct record_shelf *shelf,
                                         struct fault *f)
{
    struct record_reader *reader = calloc(1, sizeof *reader);
    char *own_name = strdup(name);
    if (reader == NULL || own_name == NULL) {
        source_close(in);
        free(reader);
        free(own_name);
        fault_at(f, name, 0, "not enough memory to read the record");
        return NULL;
    }
    reader->lines.name = reader->name = own_name;
    reader->lines.in = *in;
    reader->status = RECORD_ACTION;
    if (begin(reader, shelf, f))
        return reader;
    record_close(reader);
    return NULL;
}

/* A first byte tells folders and files without permission from records, with the system's own words. */
bool record_readable(const char *path, struct fault *f)
{
    struct source in;
    char first;
    if (!disk_read(&in, path, f))
        return false;
    bool readable = source_read(&in, &first, 1) == 1 || in.failed == NULL;
    source_close(&in);
    return readable || fault_at(f, path, 0, "the file could not be read: %s", in.failed);
}

struct record_reader *record_open(const char *path, struct fault *f)
{
    struct source in;
    if (!record_readable(path, f) || !disk_read(&in, path, f))
        return NULL;
    return record_open_source(path, &in, &(struct record_shelf){NULL, 0}, f);
}

struct record_reader *record_open_text(const char *name, const char *bytes, size_t length, struct fault *f)
{
    return record_open_shelf(name, bytes, length, &(struct record_shelf){NULL, 0}, f);
}

struct record_reader *record_open_shelf(const char *name, const char *bytes, size_t length,
                                        const struct record_shelf *shelf, struct fault *f)
{
    struct source in = source_bytes(bytes, length);
    return record_open_source(name, &in, shelf, f);
}

/* Also of a reader that was never finished. */
void record_close(struct record_reader *reader)
{
    edition_close(reader->own_edition);
    source_close(&reader->lines.in);
    free((char *)reader->header.bundle);
    free((char *)reader->header.words);
    free(reader->name);
    free(reader);
}

/* ---- Looking ------------------------------------------------------------------------------------------------------
 */

const struct record_header *record_header(const struct record_reader *reader)
{
    return &reader->header;
}

const struct edition *record_edition(const struct record_reader *reader)
{
    return reader->edition;
}

const struct hg_rules *record_rules(const struct record_reader *reader)
{
    return &reader->rules;
}

const struct hg_state *record_position(const struct record_reader *reader)
{
    return &reader->state;
}

unsigned long record_contribution_line(const struct record_reader *reader, unsigned seat)
{
    return reader->where.contribution[seat];
}

unsigned long record_line(const struct record_reader *reader)
{
    return reader->lines.line;
}

unsigned long record_number(const struct record_reader *reader)
{
    return reader->number;
}

long record_good_bytes(const struct record_reader *reader)
{
    return (long)reader->lines.good;
}

const char *record_secret(const struct record_reader *reader)
{
    return reader->secret[0] != 0 ? reader->secret : NULL;
}

const char *record_end_reason(const struct record_reader *reader)
{
    return reader->reason;
}

const struct record_turn *record_turn(const struct record_reader *reader)
{
    return &reader->turn;
}

const struct record_seal *record_seal(const struct record_reader *reader)
{
    return &reader->seal;
}

const char *record_name(const struct record_reader *reader)
{
    return reader->name;
}
