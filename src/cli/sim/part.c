/* Lines of words. Statistics are written as the words of memory that are not zero: both ends are the same program,
 * which the line `build` proves before anything else is believed. The last line is a digest of all before it, so that a
 * file that was cut or changed is no part. */
#include "cli/sim/part.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "text/disk.h"
#include "text/record/lines.h"
#include "text/utf8.h"

static const char first_line[] = "hegemon-sim-part 1";

enum { LINE_ROOM = 4096 };

/* ---- Writing ----------------------------------------------------------------------------------------------------- */

static void put_words(struct sink *out, const char *key, const void *memory, size_t size)
{
    uint64_t word;
    for (size_t i = 0; i + sizeof word <= size; i += sizeof word) {
        memcpy(&word, (const char *)memory + i, sizeof word);
        if (word != 0)
            sink_print(out, "%s %zu %" PRIu64 "\n", key, i / sizeof word, word);
    }
}

_Static_assert(sizeof(struct sim_stats) % sizeof(uint64_t) == 0, "statistics are whole words");
_Static_assert(sizeof(struct usage) % sizeof(uint64_t) == 0, "usage is whole words");

static void put_part(struct sink *out, const struct sim_part_file *part)
{
    sink_print(out, "%s\nbuild %s\n", first_line, part->build);
    for (int i = 0; i < part->plan.count; i++)
        sink_print(out, "plan %s\n", part->plan.word[i]);
    sink_print(out, "shard %" PRIu64 " %" PRIu64 "\n", part->shard.index, part->shard.count);
    put_words(out, "stats", &part->stats, sizeof part->stats);
    put_words(out, "usage", &part->usage, sizeof part->usage);
}

static void digest_of(const char *text, size_t length, char out[CRYPTO_DIGEST_HEX])
{
    unsigned char digest[CRYPTO_DIGEST];
    crypto_sha256(text, length, digest);
    crypto_hex(digest, sizeof digest, out);
}

/* An existing file is never overwritten: it may be a part that took a night. */
bool sim_part_write(const char *path, const struct sim_part_file *part, struct fault *f)
{
    struct sink_memory m;
    struct sink out;
    char digest[CRYPTO_DIGEST_HEX];
    sink_heap(&m);
    put_part(&m.sink, part);
    int held = m.sink.failed == NULL ? disk_create(path, f) : -1;
    bool opened = held >= 0 && disk_write(&out, held, path, f);
    if (opened) {
        digest_of(m.text, m.sink.length, digest);
        sink_write(&out, m.text, m.sink.length);
        sink_print(&out, "end %s\n", digest);
    }
    bool kept = opened && (sink_flush(&out) || fault_at(f, path, 0, "it can't be written: %s", out.failed)) &&
                disk_sync(held, path, f) && disk_sync_folder(path, f);
    if (opened)
        sink_close(&out);
    if (held >= 0)
        close(held);
    free(m.text);
    return kept;
}

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

/* `INDEX VALUE` into memory. */
static bool take_word(char *rest, void *memory, size_t size)
{
    uint64_t index, word;
    char *first = record_word(&rest), *second = record_word(&rest);
    if (first == NULL || second == NULL || *rest != '\0' || !record_number_of(first, size / sizeof word - 1, &index) ||
        !record_number_of(second, UINT64_MAX, &word))
        return false;
    memcpy((char *)memory + index * sizeof word, &word, sizeof word);
    return true;
}

static bool take_shard(char *rest, struct shard *out)
{
    char *first = record_word(&rest), *second = record_word(&rest);
    return first != NULL && second != NULL && *rest == '\0' && record_number_of(second, SHARDS_MAX, &out->count) &&
           record_number_of(first, out->count, &out->index) && out->index > 0;
}

static bool take_argument(struct sim_arguments *plan, const char *word)
{
    if (plan->count == SIM_ARGUMENTS_MAX)
        return false;
    plan->word[plan->count] = strdup(word);
    return plan->word[plan->count++] != NULL;
}

static bool take_line(struct sim_part_file *part, char *line)
{
    char *rest = line, *key = record_word(&rest);
    if (key == NULL)
        return false;
    if (strcmp(key, "build") == 0 && strlen(rest) < sizeof part->build) {
        strcpy(part->build, rest);
        return true;
    }
    if (strcmp(key, "plan") == 0)
        return take_argument(&part->plan, rest);
    if (strcmp(key, "shard") == 0)
        return take_shard(rest, &part->shard);
    if (strcmp(key, "stats") == 0)
        return take_word(rest, &part->stats, sizeof part->stats);
    return strcmp(key, "usage") == 0 && take_word(rest, &part->usage, sizeof part->usage);
}

/* A text ends, and holds nothing that people can't see; what is true or false is nothing else. */
static bool is_text(const char *text, size_t size)
{
    return memchr(text, '\0', size) != NULL && utf8_find_hidden(text) == NULL;
}

static bool is_flag(const bool *flag)
{
    return *(const unsigned char *)flag <= 1;
}

/* Numbers may be any; the rest of the statistics came as words of memory, too. */
static bool is_sound(const struct sim_stats *s)
{
    return is_text(s->violation.place, sizeof s->violation.place) &&
           is_text(s->violation.sentence, sizeof s->violation.sentence) && is_flag(&s->shared) && is_flag(&s->stopped);
}

/* Every line counts into the digest but the last, which is it. */
static bool read_lines(struct source *in, const char *path, struct sim_part_file *part, struct fault *f)
{
    char line[LINE_ROOM], digest[CRYPTO_DIGEST_HEX];
    unsigned char sum[CRYPTO_DIGEST];
    struct crypto_sha256 state;
    size_t length;
    unsigned long number = 0;
    crypto_sha256_begin(&state);
    while (source_line(in, line, sizeof line, &length) == SOURCE_LINE) {
        number++;
        if (strncmp(line, "end ", 4) == 0) {
            crypto_sha256_end(&state, sum);
            crypto_hex(sum, sizeof sum, digest);
            return (strcmp(line + 4, digest) == 0 && part->shard.count > 0 && is_sound(&part->stats)) ||
                   fault_at(f, path, number, "this part was changed or cut; play it again");
        }
        crypto_sha256_add(&state, line, length);
        crypto_sha256_add(&state, "\n", 1);
        if (number == 1 && strcmp(line, first_line) != 0)
            return fault_at(f, path, number, "this is no part of a simulation");
        if (number > 1 && !take_line(part, line))
            return fault_at(f, path, number, "this line can't stand in a part");
    }
    return fault_at(f, path, number, "this part was changed or cut; play it again");
}

bool sim_part_read(const char *path, struct sim_part_file *part, struct fault *f)
{
    struct source in;
    memset(part, 0, sizeof *part);
    if (!disk_read(&in, path, f))
        return false;
    bool read = read_lines(&in, path, part, f);
    source_close(&in);
    return read;
}

void sim_part_free(struct sim_part_file *part)
{
    for (int i = 0; i < part->plan.count; i++)
        free(part->plan.word[i]);
    part->plan.count = 0;
}

bool sim_same_plan(const struct sim_arguments *a, const struct sim_arguments *b)
{
    if (a->count != b->count)
        return false;
    for (int i = 0; i < a->count; i++)
        if (strcmp(a->word[i], b->word[i]) != 0)
            return false;
    return true;
}
