/* Editions with one wrong word: where the fault must be, and what it must say. */
#ifndef SUPPORT_SPOIL_H
#define SUPPORT_SPOIL_H

/* One edit of the good text: `from` becomes `to` in a file. The fault is on the line that holds `at`, or on the line of
 * the edit itself when that is NULL. */
struct spoilt {
    const char *file, *from, *to, *at;
    const char *sentence; /* its beginning */
};

/* Where the text of a file begins and ends in a bundle. */
char *spoil_file_start(char *bundle, const char *file, char **end);

/* The bundle with one edit, to be freed; `line` becomes the line where the fault is expected. */
char *spoil(const char *good, const struct spoilt *t, long *line);

/* The bundle with one edit is refused at its line with its sentence. */
void spoil_check(const char *good, const struct spoilt *t);

#endif
