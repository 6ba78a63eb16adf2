/* Parts of series that come from other machines: of simulations and of tournaments. Whatever is read can be put
 * together and told; whatever is not leaves a sentence with its line.
 *
 * The first byte says which of the two the rest is. */
#include <string.h>

#include "cli/arena/arena.h"
#include "cli/sim/part.h"
#include "fuzz/fuzz_file.h"
#include "text/utf8.h"

/* A text that is told to people, with its end. */
static void must_be_shown(const char *text, size_t size)
{
    MUST(memchr(text, '\0', size) != NULL);
    must_hold(utf8_find_hidden(text) == NULL, "a part tells nothing hidden", text);
}

static void read_sim(const char *path)
{
    static struct sim_part_file part, sum;
    struct fault f = {"", ""};
    if (sim_part_read(path, &part, &f)) {
        struct shard_range range = shard_range(&part.shard, 1000);
        MUST(part.shard.index > 0 && range.first <= range.end && range.end <= 1000);
        must_be_shown(part.stats.violation.place, sizeof part.stats.violation.place);
        must_be_shown(part.stats.violation.sentence, sizeof part.stats.violation.sentence);
        sim_stats_merge(&sum.stats, &part.stats);
    } else
        must_be_fault(&f);
    sim_part_free(&part);
}

static void read_arena(const char *path)
{
    struct arena_text text;
    struct arena_args args = {.groups = 0};
    struct fault f = {"", ""};
    if (arena_text_open(&text, path, &args, &f)) {
        struct shard_range range = shard_range(&args.shard, 1000);
        MUST(range.first <= range.end && range.end <= 1000);
        MUST((args.shard.count > 0) == (args.shard.index > 0) && args.shard.index <= args.shard.count);
    } else
        must_be_fault(&f);
    arena_text_free(&text);
}

/* Nobody guesses digests, while whoever writes a part can make one: what stands before the last line gets its own. */
static int sealed_file(const uint8_t *data, size_t size, char path[FUZZ_PATH])
{
    unsigned char sum[CRYPTO_DIGEST];
    char end[CRYPTO_DIGEST_HEX + 8] = "end ";
    const uint8_t *last = memmem(data, size, "\nend ", 5);
    if (last == NULL)
        return fuzz_file(data, size, path);
    size = (size_t)(last + 1 - data);
    crypto_sha256(data, size, sum);
    crypto_hex(sum, sizeof sum, end + 4);
    strcat(end, "\n");
    int file = fuzz_file(data, size, path);
    MUST(write(file, end, strlen(end)) == (ssize_t)strlen(end));
    return file;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char path[FUZZ_PATH];
    if (size == 0)
        return 0;
    bool sim = data[0] % 2 == 0;
    int file = (sim ? sealed_file : fuzz_file)(data + 1, size - 1, path);
    (sim ? read_sim : read_arena)(path);
    close(file);
    return 0;
}
