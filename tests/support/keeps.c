/* The laws of a store. */
#include "support/keeps.h"

#include <check.h>
#include <string.h>

static struct fault f;

enum store_answer keeps_add(struct store *s, enum store_log log, uint64_t number, const char *line)
{
    return store_append(s, log, number, line, strlen(line), &f);
}

void keeps_has_line(struct store *s, enum store_log log, uint64_t number, const char *due)
{
    char line[STORE_LINE_MAX];
    long length = store_read(s, log, number, line, sizeof line, &f);
    if (due == NULL) {
        ck_assert_int_eq(length, STORE_NO_LINE);
        return;
    }
    ck_assert_int_eq(length, (long)strlen(due));
    ck_assert_str_eq(line, due);
}

void keeps_lines(struct store *s)
{
    ck_assert_int_eq(keeps_add(s, STORE_RECORD, 1, "one"), STORE_DONE);
    keeps_has_line(s, STORE_RECORD, 1, NULL); /* not yet */
    ck_assert_int_eq(keeps_add(s, STORE_TABLE, 1, "1 table"), STORE_DONE);
    ck_assert_int_eq(keeps_add(s, STORE_RECORD, 2, "two"), STORE_DONE);
    ck_assert_int_eq(keeps_add(s, STORE_RECORD, 2, "another two"), STORE_TAKEN);
    ck_assert_int_eq(keeps_add(s, STORE_RECORD, 4, "four"), STORE_TAKEN);
    ck_assert_int_eq(store_sync(s, &f), STORE_DONE);
    ck_assert_int_eq(keeps_add(s, STORE_RECORD, 3, "three"), STORE_DONE);
    ck_assert_int_eq(keeps_add(s, STORE_TABLE, 2, "2 ready"), STORE_DONE);
    ck_assert_int_eq(keeps_add(s, STORE_TABLE, 3, "3 start"), STORE_DONE);
    ck_assert_int_eq(store_sync(s, &f), STORE_DONE);
    keeps_has_line(s, STORE_RECORD, 3, "three");
    keeps_has_line(s, STORE_RECORD, 1, "one");
    keeps_has_line(s, STORE_RECORD, 2, "two");
    keeps_has_line(s, STORE_RECORD, 4, NULL);
    keeps_has_line(s, STORE_RECORD, 0, NULL);
    keeps_has_line(s, STORE_TABLE, 3, "3 start");
    keeps_has_line(s, STORE_TABLE, 2, "2 ready");
    char little[3];
    ck_assert_int_eq(store_read(s, STORE_RECORD, 3, little, sizeof little, &f), STORE_UNREADABLE);
}
