/* A disk under SQLite whose plug can be pulled. A kill keeps what the program has handed to the system; a power cut
 * keeps only what was synced, and of the rest any part. This VFS stands before the default one, remembers the bytes of
 * every file at its last sync and what was written since, and counts operations. From the chosen one on nothing works
 * any more; then the files are turned into what a disk could hold at that moment. */
#ifndef SUPPORT_PULLED_H
#define SUPPORT_PULLED_H

#include <stdbool.h>
#include <stdint.h>

/* Makes it the default VFS of this program. Files that are there count as synced when they are opened first. */
void pulled_begin(void);
/* Pulls the plug before this operation from now on, the first is 1. 0: never. */
void pulled_at(unsigned long operation);
/* The operation fails, with this answer of SQLite's, and so do `times` - 1 after it; then all is well again. */
void pulled_fails(unsigned long operation, unsigned long times, int code);
unsigned long pulled_operations(void);
bool pulled_is_off(void);
/* After everything is closed: the folder as the disk has it. Of what was not synced, each write is there, torn or not
 * at all, by lot. Then the default VFS is the old one. */
void pulled_end(uint64_t lot);

#endif
