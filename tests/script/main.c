/* rule-scripts FILE...: runs rule scripts and prints a line for each case that fails. Exit code 1 when one did, 2 when
 * called without a file. */
#include <stdio.h>
#include <stdlib.h>

#include "script/script.h"

int main(int count, char **argument)
{
    static struct script t;
    if (count < 2) {
        fprintf(stderr, "usage: rule-scripts FILE...\n");
        return 2;
    }
    for (int i = 1; i < count; i++)
        script_run(&t, argument[i]);
    script_close(&t);
    printf("%u passed, %u failed\n", t.passed, t.failed);
    return t.failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
