/* What `sim` and `arena` have in common about parts of a series: their arguments, their ranges, and the proof that the
 * parts of a merge are all there and come from one program. */
#include "cli/shard.h"

#include <string.h>

#include "text/disk.h"

/* ---- Arguments --------------------------------------------------------------------------------------------------- */

error_t shard_parse(const char *text, struct shard *out)
{
    char index[24];
    const char *slash = strchr(text, '/');
    size_t length = slash != NULL ? (size_t)(slash - text) : sizeof index;
    if (length >= sizeof index) {
        cli_complain("--shard", "\"%.60s\" is no part; write I/N, such as 3/64", text);
        return CLI_COMPLAINED;
    }
    memcpy(index, text, length);
    index[length] = '\0';
    error_t error = cli_number("--shard", slash + 1, 1, SHARDS_MAX, &out->count);
    return error != 0 ? error : cli_number("--shard", index, 1, out->count, &out->index);
}

error_t shard_take_file(struct shard_files *files, const char *path)
{
    if (files->count == SHARDS_MAX) {
        cli_complain("--merge", "there are more files than a series can have parts");
        return CLI_COMPLAINED;
    }
    files->path[files->count++] = path;
    return 0;
}

/* ---- Ranges ------------------------------------------------------------------------------------------------------ */

/* Parts differ in size by one at the most. Counts are at most 2^40 and parts 2^17, so nothing overflows. */
struct shard_range shard_range(const struct shard *s, uint64_t total)
{
    if (s->count == 0)
        return (struct shard_range){0, total};
    return (struct shard_range){total * (s->index - 1) / s->count, total * s->index / s->count};
}

/* ---- The program ------------------------------------------------------------------------------------------------- */

bool shard_build(char out[CRYPTO_DIGEST_HEX], struct fault *f)
{
    struct source in;
    struct crypto_sha256 sum;
    unsigned char digest[CRYPTO_DIGEST];
    char block[SOURCE_BLOCK];
    size_t length;
    if (!disk_read(&in, "/proc/self/exe", f))
        return false;
    crypto_sha256_begin(&sum);
    while ((length = source_read(&in, block, sizeof block)) > 0)
        crypto_sha256_add(&sum, block, length);
    bool read = in.failed == NULL || fault_at(f, "/proc/self/exe", 0, "%s", in.failed);
    source_close(&in);
    crypto_sha256_end(&sum, digest);
    crypto_hex(digest, sizeof digest, out);
    return read;
}

/* ---- Putting together -------------------------------------------------------------------------------------------- */

bool shard_note(struct shard_found *found, const struct shard *s, const char *path, struct fault *f)
{
    if (found->count == 0)
        found->count = s->count;
    if (s->count != found->count)
        return fault_at(f, path, 0, "this is one of %llu parts, the others are of %llu", (unsigned long long)s->count,
                        (unsigned long long)found->count);
    if (found->path[s->index - 1] != NULL)
        return fault_at(f, path, 0, "part %llu is there twice: also in %s", (unsigned long long)s->index,
                        found->path[s->index - 1]);
    found->path[s->index - 1] = path;
    return true;
}

bool shard_all(const struct shard_found *found, struct fault *f)
{
    for (uint64_t i = 0; i < found->count; i++)
        if (found->path[i] == NULL)
            return fault_at(f, "--merge", 0, "part %llu of %llu is missing", (unsigned long long)i + 1,
                            (unsigned long long)found->count);
    return true;
}
