/* Writing records. Each call hands over complete lines before it returns: behind a file, to the operating system.
 * Syncing is the business of whoever owns the file (front/recording). */
#include "text/record/record.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "text/crypto.h"
#include "text/notation.h"
#include "text/record/lines.h"

/* Flushes. The sink remembers an earlier failure, so one look at the end sees them all. */
static bool flushed(struct sink *out, struct fault *f)
{
    return sink_flush(out) ||
           fault_at(f, NULL, 0, "the record could not be written: %s; make room and resume from the last good line",
                    out->failed);
}

/* The lines up to the terms, in the order in which header.c reads them. */
static void write_game(struct sink *out, const struct record_header *h)
{
    sink_print(out, "hegemon-record %u\nedition %s\nedition-sha256 %s\nrules %u\nmode %s\n", h->version, h->edition,
               h->sha256, h->rules_version, h->mode);
    for (unsigned i = 0; i < h->settings; i++)
        sink_print(out, "option %s %s\n", h->setting[i].id, h->setting[i].value);
    sink_print(out, "seats %u\n", h->seats);
    for (unsigned i = 0; i < h->seats; i++)
        sink_print(out, "seat %u %s %s\n", i + 1, h->seat[i].army, h->seat[i].player);
    for (unsigned i = 0; i < h->terms; i++)
        sink_print(out, "term %s %s\n", h->term[i].id, h->term[i].value);
}

/* A seeded dealer is told openly; an audited one by its commitment. */
static void write_dealer(struct sink *out, const struct record_header *h)
{
    if (h->audited)
        sink_print(out, "dealer audit\ncommitment %s\n", h->commitment);
    else
        sink_print(out, "dealer seed2 %" PRIu64 " %" PRIu64 "\n", h->seed, h->game);
}

/* What the reader would refuse must not be written. Counts the lines of a text of the edition, of which there may be
 * none. */
static bool text_fits(const char *text, size_t length, unsigned long *count, struct fault *f)
{
    const char *line = text, *end = text == NULL ? NULL : text + length;
    *count = 0;
    if (text == NULL)
        return true;
    if (length > RECORD_BUNDLE_MAX)
        return fault_at(f, NULL, 0, "the edition's text is too large for a record (16 MiB at most); shorten it");
    if (memchr(line, 0, length) != NULL)
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

/* The text was checked by text_fits. */
static void write_text(struct sink *out, const char *key, const char *text, unsigned long count)
{
    const char *line = text;
    if (text != NULL)
        sink_print(out, "%s %lu\n", key, count);
    for (; count > 0; count--) {
        const char *end = strchr(line, '\n') + 1;
        sink_text(out, "| ");
        sink_write(out, line, (size_t)(end - line));
        line = end;
    }
}

/* Sums up what goes through it, since the header's last line is the digest of the others. */
struct summed {
    struct sink sink;
    struct sink *out;
    struct crypto_sha256 sum;
};

static const char *write_through(struct sink *to, const char *bytes, size_t length)
{
    struct summed *summed = to->context;
    crypto_sha256_add(&summed->sum, bytes, length);
    sink_write(summed->out, bytes, length);
    return summed->out->failed;
}

/* Everything that the digest covers. */
static void write_summed(struct sink *out, struct record_header *h, unsigned long bundle_lines)
{
    unsigned char digest[CRYPTO_DIGEST];
    struct summed summed = {.sink = {.write = write_through, .context = &summed}, .out = out};
    crypto_sha256_begin(&summed.sum);
    write_game(&summed.sink, h);
    write_text(&summed.sink, "edition-text", h->bundle, bundle_lines);
    write_dealer(&summed.sink, h);
    crypto_sha256_end(&summed.sum, digest);
    crypto_hex(digest, sizeof digest, h->digest);
    sink_print(out, "header %s\n", h->digest);
}

bool record_write_terms(struct sink *out, struct record_header *h, struct fault *f)
{
    unsigned long bundle_lines, words_lines;
    h->version = RECORD_VERSION;
    if (!text_fits(h->bundle, h->bundle_length, &bundle_lines, f) ||
        !text_fits(h->words, h->words_length, &words_lines, f))
        return false;
    write_summed(out, h, bundle_lines);
    write_text(out, "edition-words", h->words, words_lines);
    return flushed(out, f);
}

/* What is not known before the digest: contributions, then the first position. */
bool record_write_begin(struct sink *out, const struct record_header *h, uint64_t start_hash, struct record_seal *seal,
                        struct fault *f)
{
    for (unsigned i = 0; h->audited && i < h->seats; i++)
        sink_print(out, "contribution %u %s\n", i + 1, h->contribution[i]);
    sink_print(out, "begin #%016" PRIx64 "\n", start_hash);
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

bool record_write_action(struct sink *out, unsigned long number, const struct hg_rules *r, const struct names *names,
                         const struct hg_action *a, uint64_t hash, struct fault *f)
{
    char seat[8], text[NOTATION_MAX];
    notation_seat(a->seat, seat);
    notation_print(r, names, a, text);
    sink_print(out, "%lu %s %s #%016" PRIx64 "\n", number, seat, text, hash);
    return flushed(out, f);
}

bool record_write_undo(struct sink *out, unsigned long number, uint8_t seat, uint64_t hash, struct fault *f)
{
    sink_print(out, "%lu %u undo #%016" PRIx64 "\n", number, seat + 1u, hash);
    return flushed(out, f);
}

/* ---- Lines without a position ------------------------------------------------------------------------------------ */

/* The check covers the header, how many such lines came before, the number of the last action, and the line itself: so
 * none can be changed, moved or left out. */
void record_check(const struct record_seal *seal, unsigned long number, const char *line, char out[RECORD_CHECK_MAX])
{
    char text[RECORD_HEX_MAX + 2 * 24 + RECORD_LINE_MAX];
    unsigned char digest[CRYPTO_DIGEST];
    int length = snprintf(text, sizeof text, "%s %lu %lu %s", seal->digest, seal->labels, number, line);
    crypto_sha256(text, (size_t)length, digest);
    crypto_hex(digest, (RECORD_CHECK_MAX - 1) / 2, out);
}

/* A line without a position, with its check. */
static void write_label(struct sink *out, const struct record_seal *seal, unsigned long number, const char *line)
{
    char check[RECORD_CHECK_MAX];
    if (seal->version == 1) {
        sink_print(out, "%s\n", line);
        return;
    }
    record_check(seal, number, line, check);
    sink_print(out, "%s #%s\n", line, check);
}

bool record_write_player(struct sink *out, struct record_seal *seal, unsigned long number, uint8_t seat,
                         const char *player, struct fault *f)
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

static bool write_end(struct sink *out, const struct record_seal *seal, unsigned long number, const char *line,
                      const char *secret, struct fault *f)
{
    write_label(out, seal, number, line);
    if (secret != NULL)
        sink_print(out, "secret %s\n", secret);
    return flushed(out, f);
}

bool record_write_end(struct sink *out, const struct record_seal *seal, unsigned long number, const struct hg_state *s,
                      const char *secret, struct fault *f)
{
    char line[RECORD_END_MAX];
    if (record_end_line(s, line) == NULL)
        return fault_at(f, NULL, 0, "the game goes on; its record can't be ended yet");
    return write_end(out, seal, number, line, secret, f);
}

bool record_write_stop(struct sink *out, const struct record_seal *seal, unsigned long number, const char *secret,
                       struct fault *f)
{
    return write_end(out, seal, number, RECORD_STOPPED, secret, f);
}
