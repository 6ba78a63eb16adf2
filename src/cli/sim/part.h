/* The file of one part of a simulation: the plan, which part it is, and the statistics. docs/SCALE.md has the format.
 */
#ifndef CLI_SIM_PART_H
#define CLI_SIM_PART_H

#include "cli/shard.h"
#include "cli/sim/sim.h"

enum { SIM_ARGUMENTS_MAX = 64 };

/* The plan as arguments of the command line, one for each. */
struct sim_arguments {
    char *word[SIM_ARGUMENTS_MAX + 1]; /* NULL behind the last */
    int count;
};

/* A part in memory. `stats` and `usage` are merged into by sim_part_read. */
struct sim_part_file {
    struct shard shard;
    struct sim_arguments plan;
    char build[CRYPTO_DIGEST_HEX];
    struct sim_stats stats;
    struct usage usage;
};

bool sim_part_write(const char *path, const struct sim_part_file *part, struct fault *f);
/* The caller frees the words of the plan by sim_part_free, in any case. */
bool sim_part_read(const char *path, struct sim_part_file *part, struct fault *f);
void sim_part_free(struct sim_part_file *part);

bool sim_same_plan(const struct sim_arguments *a, const struct sim_arguments *b);

#endif
