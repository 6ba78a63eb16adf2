/* The functions of the WebAssembly module, compiled for this machine: what must come out, and how fast it is here.
 *   native play GAME SEATS PLAYER SEED FIRST GAMES CAP   the behaviour hash
 *   native rollouts GAME SEATS SEED COUNT                their sum, and the processor's nanoseconds */
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "wasm/reactor.h"

static uint64_t number(const char *text)
{
    return strtoull(text, NULL, 10);
}

static void play(char **word)
{
    printf("%" PRIu64 "\n", wasm_play(word[0], (uint32_t)strlen(word[0]), number(word[1]), number(word[2]),
                                      (uint32_t)number(word[3]), (uint32_t)number(word[4])));
}

static void roll_out(char **word)
{
    clock_t began = clock();
    uint64_t sum = wasm_rollouts(number(word[0]), (uint32_t)number(word[1]));
    printf("%" PRIu64 " %.0f\n", sum, (double)(clock() - began) * 1e9 / CLOCKS_PER_SEC);
}

int main(int argc, char **argv)
{
    bool plays = argc == 9 && strcmp(argv[1], "play") == 0;
    if (!plays && (argc != 6 || strcmp(argv[1], "rollouts") != 0))
        return 2;
    if (!wasm_open(argv[2], (uint32_t)strlen(argv[2]), (uint32_t)number(argv[3]))) {
        fprintf(stderr, "%s\n", wasm_sentence());
        return 1;
    }
    if (plays)
        play(argv + 4);
    else
        roll_out(argv + 4);
    return 0;
}
