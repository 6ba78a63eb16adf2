/* The frame around every unit test. Tests don't fork: a sanitizer then sees the whole program, and a crash fails the
 * suite all the same, because its closing line is missing. */
#include "support/suite.h"

#include <stdio.h>
#include <stdlib.h>

Suite *suite_of(const char *name, TCase **tests)
{
    Suite *suite = suite_create(name);
    *tests = tcase_create(name);
    tcase_set_timeout(*tests, 0);
    suite_add_tcase(suite, *tests);
    return suite;
}

int suite_run(Suite *suite)
{
    SRunner *runner = srunner_create(suite);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_ENV);
    int run = srunner_ntests_run(runner), failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    printf("%d passed, %d failed\n", run - failed, failed);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
