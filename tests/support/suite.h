/* Runs a Check suite and prints the closing line that tests/run.sh adds up: `N passed, N failed`. */
#ifndef SUPPORT_SUITE_H
#define SUPPORT_SUITE_H

#include <check.h>

/* What tests call the language that the games are told in besides English. */
#define FRENCH LANGUAGE_fr

/* A suite of one case without a time limit; add tests to it with tcase_add_test. */
Suite *suite_of(const char *name, TCase **tests);

/* Runs it and returns the exit code for main. */
int suite_run(Suite *suite);

#endif
