/* The built-in editions, open once for all records. */
#ifndef FUZZ_SHELF_H
#define FUZZ_SHELF_H

#include "text/record/record.h"

const struct record_shelf *shelf_of_all(void);

#endif
