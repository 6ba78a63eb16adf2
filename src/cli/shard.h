/* Parts of a series that several computers play: `--shard I/N` plays the I-th of N parts into a file, `--merge FILES`
 * puts all of them together and tells exactly what one run would have told. Every game follows from the seed and its
 * number, so a part is a range of numbers. Parts must come from the very same program: only then do equal numbers mean
 * equal games. */
#ifndef CLI_SHARD_H
#define CLI_SHARD_H

#include <stdbool.h>
#include <stdint.h>

#include "shell/cli.h"
#include "text/crypto.h"

enum { SHARDS_MAX = 100000 };

/* Part `index` (from 1) of `count`; count 0: the whole. */
struct shard {
    uint64_t index, count;
};

struct shard_range {
    uint64_t first, end; /* first .. end - 1 */
};

/* `I/N`. 0, or CLI_COMPLAINED. */
error_t shard_parse(const char *text, struct shard *out);

/* Which of so many things are the part's; all of them of the whole. */
struct shard_range shard_range(const struct shard *s, uint64_t total);

/* SHA-256 of this program's own bytes. */
bool shard_build(char out[CRYPTO_DIGEST_HEX], struct fault *f);

/* The files of --merge. */
struct shard_files {
    const char *path[SHARDS_MAX];
    unsigned count;
};
error_t shard_take_file(struct shard_files *files, const char *path);

/* Notes that the part of this file is there. False when it was there already, or belongs to another number of parts. */
struct shard_found {
    uint64_t count;               /* of parts; 0 before the first file */
    const char *path[SHARDS_MAX]; /* by part, from 0 */
};
bool shard_note(struct shard_found *found, const struct shard *s, const char *path, struct fault *f);
/* Whether all are there; else the fault names the first that is missing. */
bool shard_all(const struct shard_found *found, struct fault *f);

#endif
