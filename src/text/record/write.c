/* Writing records. Each call hands complete lines to the operating system before it returns. */
#include "text/record/record.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "text/crypto.h"
#include "text/notation.h"
#include "text/record/lines.h"

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
    fprintf(out, "hegemon-record %u\nedition %s\nedition-sha256 %s\nrules %u\nmode %s\n", h->version, h->edition,
            h->sha256, h->rules_version, h->mode);
    for (unsigned i = 0; i < h->settings; i++)
        fprintf(out, "option %s %s\n", h->setting[i].id, h->setting[i].value);
    fprintf(out, "seats %u\n", h->seats);
    for (unsigned i = 0; i < h->seats; i++)
        fprintf(out, "seat %u %s %s\n", i + 1, h->seat[i].army, h->seat[i].player);
    for (unsigned i = 0; i < h->terms; i++)
        fprintf(out, "term %s %s\n", h->term[i].id, h->term[i].value);
}

static void write_dealer(FILE *out, const struct record_header *h)
{
    if (h->audited)
        fprintf(out, "dealer audit\ncommitment %s\n", h->commitment);
    else
        fprintf(out, "dealer seed2 %" PRIu64 " %" PRIu64 "\n", h->seed, h->game);
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

/* Made in memory first, since its last line is the digest of the others. */
static bool write_summed(FILE *out, struct record_header *h, struct fault *f)
{
    unsigned char digest[CRYPTO_DIGEST];
    char *text = NULL;
    size_t length = 0;
    FILE *memory = open_memstream(&text, &length);
    if (memory == NULL)
        return fault_at(f, NULL, 0, "there is no memory to write the record");
    write_game(memory, h);
    bool complete = write_bundle(memory, h, f);
    write_dealer(memory, h);
    if (fclose(memory) != 0 && complete)
        complete = fault_at(f, NULL, 0, "there is no memory to write the record");
    if (complete) {
        crypto_sha256(text, length, digest);
        crypto_hex(digest, sizeof digest, h->digest);
        fprintf(out, "%sheader %s\n", text, h->digest);
    }
    free(text);
    return complete;
}

bool record_write_terms(FILE *out, struct record_header *h, struct fault *f)
{
    h->version = RECORD_VERSION;
    return write_summed(out, h, f) && flushed(out, f);
}

bool record_write_begin(FILE *out, const struct record_header *h, uint64_t start_hash, struct record_seal *seal,
                        struct fault *f)
{
    for (unsigned i = 0; h->audited && i < h->seats; i++)
        fprintf(out, "contribution %u %s\n", i + 1, h->contribution[i]);
    fprintf(out, "begin #%016" PRIx64 "\n", start_hash);
    *seal = (struct record_seal){.version = h->version};
    strcpy(seal->digest, h->digest);
    return flushed(out, f);
}

/* ---- Terms ------------------------------------------------------------------------------------------------------- */

void record_add_term(struct record_header *h, const char *id, unsigned value)
{
    struct record_pair *term = &h->term[h->terms++];
    snprintf(term->id, sizeof term->id, "%s", id);
    snprintf(term->value, sizeof term->value, "%u", value);
}

unsigned record_term(const struct record_header *h, const char *id)
{
    uint64_t n = 0;
    for (unsigned i = 0; i < h->terms; i++)
        if (strcmp(h->term[i].id, id) == 0 && record_number_of(h->term[i].value, UINT32_MAX, &n))
            return (unsigned)n;
    return 0;
}

/* ---- Actions ----------------------------------------------------------------------------------------------------- */

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

/* ---- Lines without a position ------------------------------------------------------------------------------------ */

void record_check(const struct record_seal *seal, unsigned long number, const char *line, char out[RECORD_CHECK_MAX])
{
    char text[RECORD_HEX_MAX + 2 * 24 + RECORD_LINE_MAX];
    unsigned char digest[CRYPTO_DIGEST];
    int length = snprintf(text, sizeof text, "%s %lu %lu %s", seal->digest, seal->labels, number, line);
    crypto_sha256(text, (size_t)length, digest);
    crypto_hex(digest, (RECORD_CHECK_MAX - 1) / 2, out);
}

static void write_label(FILE *out, const struct record_seal *seal, unsigned long number, const char *line)
{
    char check[RECORD_CHECK_MAX];
    if (seal->version == 1) {
        fprintf(out, "%s\n", line);
        return;
    }
    record_check(seal, number, line, check);
    fprintf(out, "%s #%s\n", line, check);
}

bool record_write_player(FILE *out, struct record_seal *seal, unsigned long number, uint8_t seat, const char *player,
                         struct fault *f)
{
    char line[RECORD_WORD_MAX + 32];
    snprintf(line, sizeof line, "player %u %s", seat + 1u, player);
    write_label(out, seal, number, line);
    if (!flushed(out, f))
        return false;
    seal->labels++;
    return true;
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

bool record_write_end(FILE *out, const struct record_seal *seal, unsigned long number, const struct hg_state *s,
                      const char *secret, struct fault *f)
{
    char line[RECORD_END_MAX];
    if (record_end_line(s, line) == NULL)
        return fault_at(f, NULL, 0, "the game goes on; its record can't be ended yet");
    write_label(out, seal, number, line);
    if (secret != NULL)
        fprintf(out, "secret %s\n", secret);
    return flushed(out, f);
}
