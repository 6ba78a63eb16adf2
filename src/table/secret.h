/* The unrevealed secret of an audited game: a file beside the record that only its owner can read. It goes when the
 * secret is revealed at the end of the record. */
#ifndef TABLE_SECRET_H
#define TABLE_SECRET_H

#include <stddef.h>

#include "table/dealer.h"
#include "text/fault.h"

/* Where the secret of a record lies: the record's path with ".secret" behind it. False when it does not fit. */
bool secret_path(const char *record, char *out, size_t size);

/* Makes the file, readable by its owner alone, and brings it to the disk. An existing file is never touched. */
bool secret_write(const char *path, const char *secret, struct fault *f);
bool secret_read(const char *path, char secret[KEY_HEX], struct fault *f);
bool secret_remove(const char *path, struct fault *f);

/* Beside the beginning of a record that never came to be: whether what lies there is its secret, written whole or not.
 */
bool secret_is_left(const char *path, const char *commitment);

#endif
