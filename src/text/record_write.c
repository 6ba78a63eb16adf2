/* Writing records. Each call hands complete lines to the operating system before it returns. */
#include "text/record.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

#include "engine/bits.h"
#include "text/notation.h"

/* The stream remembers an earlier failure, so one look at the end sees them all. */
static bool flushed(FILE *out, struct fault *f)
{
    if (fflush(out) == 0 && !ferror(out))
        return true;
    return fault_at(f, NULL, 0, "the record could not be written: %s; make room and resume from the last good line",
                    strerror(errno));
}

static void write_game(FILE *out, const struct record_header *h)
{
    fprintf(out, "hegemon-record %d\nedition %s\nedition-sha256 %s\nrules %u\nmode %s\n", RECORD_VERSION, h->edition,
            h->sha256, h->rules_version, h->mode);
    for (unsigned i = 0; i < h->settings; i++)
        fprintf(out, "option %s %s\n", h->setting_id[i], h->setting_value[i]);
    fprintf(out, "seats %u\n", h->seats);
    for (unsigned i = 0; i < h->seats; i++)
        fprintf(out, "seat %u %s %s\n", i + 1, h->seat[i].army, h->seat[i].player);
}

static void write_dealer(FILE *out, const struct record_header *h)
{
    if (!h->audited) {
        fprintf(out, "dealer seed %" PRIu64 " %" PRIu64 "\n", h->seed, h->game);
        return;
    }
    fprintf(out, "dealer audit\ncommitment %s\n", h->commitment);
    for (unsigned i = 0; i < h->seats; i++)
        fprintf(out, "contribution %u %s\n", i + 1, h->contribution[i]);
}

/* What the reader would refuse must not be written. Counts the lines. */
static bool bundle_fits(const struct record_header *h, unsigned long *count, struct fault *f)
{
    const char *line = h->bundle, *end = h->bundle + h->bundle_length;
    *count = 0;
    if (h->bundle_length > RECORD_BUNDLE_MAX)
        return fault_at(f, NULL, 0, "the edition's text is too large for a record (16 MiB at most); shorten it");
    if (memchr(line, 0, h->bundle_length) != NULL)
        return fault_at(f, NULL, 0, "the edition's text holds a zero byte and can't go into a record; take it out");
    while (line < end) {
        const char *stop = memchr(line, '\n', (size_t)(end - line));
        ++*count;
        if (stop == NULL)
            return fault_at(f, NULL, 0, "the edition's text does not end in a line break; add one");
        if (stop - line + (long)sizeof "| " > RECORD_LINE_MAX)
            return fault_at(f, NULL, 0, "line %lu of the edition's text is too long for a record; break it", *count);
        line = stop + 1;
    }
    return true;
}

static bool write_bundle(FILE *out, const struct record_header *h, struct fault *f)
{
    const char *line = h->bundle, *end;
    unsigned long count;
    if (line == NULL)
        return true;
    if (!bundle_fits(h, &count, f))
        return false;
    fprintf(out, "edition-text %lu\n", count);
    for (; count > 0; count--) {
        end = strchr(line, '\n') + 1;
        fprintf(out, "| %.*s", (int)(end - line), line);
        line = end;
    }
    return true;
}

bool record_write_header(FILE *out, const struct record_header *h, uint64_t start_hash, struct fault *f)
{
    write_game(out, h);
    write_dealer(out, h);
    if (!write_bundle(out, h, f))
        return false;
    fprintf(out, "begin #%016" PRIx64 "\n", start_hash);
    return flushed(out, f);
}

bool record_write_action(FILE *out, unsigned long number, const struct hg_rules *r, const struct names *names,
                         const struct hg_action *a, uint64_t hash, struct fault *f)
{
    char seat[8], text[NOTATION_MAX];
    notation_seat(a->seat, seat);
    notation_print(r, names, a, text);
    fprintf(out, "%lu %s %s #%016" PRIx64 "\n", number, seat, text, hash);
    return flushed(out, f);
}

bool record_write_undo(FILE *out, unsigned long number, uint8_t seat, uint64_t hash, struct fault *f)
{
    fprintf(out, "%lu %u undo #%016" PRIx64 "\n", number, seat + 1u, hash);
    return flushed(out, f);
}

bool record_write_player(FILE *out, uint8_t seat, const char *player, struct fault *f)
{
    fprintf(out, "player %u %s\n", seat + 1u, player);
    return flushed(out, f);
}

/* A capped game stops when a round begins, so the last round that was played names the cap; a line lost before the end
 * shows. */
const char *record_end_line(const struct hg_state *s, char out[RECORD_END_MAX])
{
    struct hg_result result = hg_result(s);
    if (!result.over) {
        snprintf(out, RECORD_END_MAX, "end capped %d", s->round - 1);
        return s->round > 1 ? "capped" : NULL;
    }
    int length = snprintf(out, RECORD_END_MAX, "end %s", result.winners == 0 ? "drawn" : "won");
    for (uint64_t rest = result.winners; rest != 0;)
        length += snprintf(out + length, RECORD_END_MAX - (size_t)length, " %u", take_lowest(&rest) + 1u);
    return result.winners == 0 ? "drawn" : "won";
}

bool record_write_end(FILE *out, const struct hg_state *s, const char *secret, struct fault *f)
{
    char line[RECORD_END_MAX];
    if (record_end_line(s, line) == NULL)
        return fault_at(f, NULL, 0, "the game goes on; its record can't be ended yet");
    fprintf(out, "%s\n", line);
    if (secret != NULL)
        fprintf(out, "secret %s\n", secret);
    return flushed(out, f);
}
