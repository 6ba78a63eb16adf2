/* Two short recorded games, and what tests of records do to their texts: surgery, reading, and the fault that is due.
 */
#ifndef UNIT_TAMPERED_H
#define UNIT_TAMPERED_H

#include <sodium.h>
#include <stdio.h>

#include "support/surgery.h"
#include "unit/recorded.h"

enum { SHORT = 1 }; /* rounds of the games that are tampered with */

static struct recorded seeded, audited;

static inline void play_both(void)
{
    memset(&seeded, 0, sizeof seeded);
    memset(&audited, 0, sizeof audited);
    recorded_play(&seeded, false, false, SHORT);
    recorded_play(&audited, true, false, SHORT);
}

static inline void free_both(void)
{
    recorded_free(&seeded);
    recorded_free(&audited);
}

/* The text with the header's digest made to fit it, as a careful forger would. Takes the text over. */
static inline char *resealed(char *text)
{
    unsigned long line = find_line(text, "\nheader ", 1) + 1;
    unsigned char digest[crypto_hash_sha256_BYTES];
    char hex[KEY_HEX], by[128];
    crypto_hash_sha256(digest, (const unsigned char *)text, length_of_lines(text, line - 1));
    sodium_bin2hex(hex, sizeof hex, digest, sizeof digest);
    snprintf(by, sizeof by, "header %s\n", hex);
    char *out = with_line(text, line, by);
    free(text);
    return out;
}

/* ---- Reading ------------------------------------------------------------------------------------------------------
 */

struct reading {
    enum record_status status;
    unsigned long number;
    long good;
    struct fault f;
};

static inline struct reading read_bytes(const char *text, size_t length)
{
    struct reading out = {.status = RECORD_BROKEN};
    struct hg_action a;
    struct record_reader *reader = record_open_text("game", text, length, &out.f);
    if (reader == NULL)
        return out;
    do {
        out.status = record_next(reader, &a, NULL, &out.f);
    } while (out.status == RECORD_ACTION);
    out.number = record_number(reader);
    out.good = record_good_bytes(reader);
    record_close(reader);
    return out;
}

static inline struct reading read_text(const char *text)
{
    return read_bytes(text, strlen(text));
}

/* Takes the text over. */
static inline void refused_at(char *text, unsigned long line, const char *phrase)
{
    struct reading got = read_text(text);
    char place[32];
    snprintf(place, sizeof place, "game:%lu", line);
    ck_assert_int_eq(got.status, RECORD_BROKEN);
    ck_assert_str_eq(got.f.place, place);
    ck_assert_msg(strstr(got.f.sentence, phrase) != NULL, "'%s' lacks '%s'", got.f.sentence, phrase);
    free(text);
}

#endif
