/* Files on disk. What is opened here never hangs, never leaks into programs started later and is written by one program
 * at a time; and nothing is believed before it is synced. Faults name the path. */
#ifndef TEXT_DISK_H
#define TEXT_DISK_H

#include <stdbool.h>

#include "text/fault.h"
#include "text/sink.h"

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

/* Opens a regular file; source_close closes it. Anything else (a pipe, a folder, a device) is refused at once. */
bool disk_read(struct source *in, const char *path, struct fault *f);

/* ---- Holding ----------------------------------------------------------------------------------------------------- */

enum { DISK_HOLDER_MAX = 96 };

/* Opens a regular file to read and write it (or only to read, where that is all one may) and locks it: until the
 * descriptor and its duplicates are closed, or the process ends in whatever way, every other call for this file is
 * refused with a fault that names the holder. Read the file after this, never before. -1 with the fault. */
int disk_hold(const char *path, struct fault *f);
/* Whether another program holds the file, and which: "hegemon, process 4711". */
bool disk_is_held(const char *path, char holder[DISK_HOLDER_MAX]);

/* ---- Beginning --------------------------------------------------------------------------------------------------- */

/* Makes a file that only its owner can read, and holds it. An existing one is refused. */
int disk_create(const char *path, struct fault *f);
/* Gives a held file its real name, which must be free, and brings that to the disk. After a fault it has its old one.
 */
bool disk_rename(const char *path, const char *to, struct fault *f);

/* ---- Writing ------------------------------------------------------------------------------------------------------
 */

/* Writes to a file that is held, with a descriptor of its own that sink_close closes. Flushing hands the bytes to the
 * operating system; they are on the disk after disk_sync. */
bool disk_write(struct sink *out, int file, const char *path, struct fault *f);
/* The same for a file that shall be gone on with: cut to its good bytes, so that a torn last line is dropped. They
 * count as the sink's. */
bool disk_append(struct sink *out, int file, const char *path, long length, struct fault *f);

/* ---- Believing --------------------------------------------------------------------------------------------------- */

/* Brings the file's bytes to the disk. */
bool disk_sync(int file, const char *path, struct fault *f);
/* Brings to the disk which names the folder of this path has: what was made, renamed or removed in it. */
bool disk_sync_folder(const char *path, struct fault *f);
/* After a failed sync the system may take bytes for written that are not. Writes the first ones over themselves, so
 * that the next sync is about them again. */
bool disk_rewrite(int file, const char *path, long length, struct fault *f);

#endif
