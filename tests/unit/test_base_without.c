/* A program that was built without libpq refuses a database of PostgreSQL wherever one is named, and says why. It is
 * linked with what such a build has instead. */
#include <string.h>

#include "server/base/base.h"
#include "support/suite.h"

static const char url[] = "postgresql:///tables";
static struct fault f;

static void is_refused(bool done)
{
    ck_assert(!done);
    ck_assert_ptr_nonnull(strstr(f.sentence, "built without PostgreSQL"));
    ck_assert_str_eq(f.place, "--db");
    memset(&f, 0, sizeof f);
}

START_TEST(a_database_of_postgresql_is_refused_by_everything)
{
    const struct base_watch_calls calls = {0};
    is_refused(base_open(url, &f) != NULL);
    is_refused(base_reader_open(url, &f) != NULL);
    is_refused(base_check(url, &f));
    is_refused(base_rebuild(url, &f));
    is_refused(base_watch(NULL, url, &calls, &f) != NULL);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("base without", &tests);
    tcase_add_test(tests, a_database_of_postgresql_is_refused_by_everything);
    return suite_run(suite);
}
