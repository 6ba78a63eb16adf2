/* Cuts and patches in texts made of lines. Lines count from 1 and must exist; whatever returns a char * gives a new
 * text, which the caller frees. */
#ifndef SUPPORT_SURGERY_H
#define SUPPORT_SURGERY_H

#include <stddef.h>

/* Where a line begins. */
const char *line_at(const char *text, unsigned long line);

unsigned long count_lines(const char *text);

/* The number of the first line from `from` on that holds `what`; with a break at its start, of the line before it. */
unsigned long find_line(const char *text, const char *what, unsigned long from);

/* `by` stands instead of the line: nothing, or text with its breaks. */
char *with_line(const char *text, unsigned long line, const char *by);
char *without_line(const char *text, unsigned long line);

char *joined(const char *text, const char *more);

/* The first bytes of a text, and how many of them so many lines are. */
char *cut(const char *text, size_t length);
size_t length_of_lines(const char *text, unsigned long lines);

/* The line with one byte, so far from its start, changed. */
char *with_byte(const char *text, unsigned long line, size_t offset, char byte);

#endif
