/* The program that checks our own editions when this project is built, so that a broken one never becomes part of it:
 * checker FOLDER... It reads each as `hegemon check` does: every mode must compile for every number of seats and all
 * values of all options, and nothing may be unknown. Faults go to stderr as FILE:LINE: SENTENCE. */
#include <stdio.h>

#include "text/edition/edition.h"
#include "text/edition/embedded.h"

/* It comes before the editions that a program carries. */
const struct embedded_edition embedded_editions[1];
const unsigned embedded_edition_count = 0;

static void print(const struct fault *f)
{
    char line[1024];
    fault_print(f, line, sizeof line);
    fprintf(stderr, "%s\n", line);
}

/* Words that this version doesn't know are slips in an edition that comes with it. */
static bool is_known(const struct edition *e)
{
    struct fault f;
    bool known = true;
    for (unsigned mode = 0; mode < edition_modes(e); mode++)
        for (unsigned i = 0; edition_mode_lack(e, mode, i, &f); i++, known = false)
            print(&f);
    return known;
}

static bool is_right(const char *folder)
{
    struct fault f;
    struct edition *e = edition_open(folder, &f);
    if (e == NULL) {
        print(&f);
        return false;
    }
    bool right = is_known(e);
    edition_close(e);
    return right;
}

/* All are looked at, also behind a wrong one. */
int main(int argc, char **argv)
{
    bool right = true;
    for (int i = 1; i < argc; i++)
        right &= is_right(argv[i]);
    return right ? 0 : 1;
}
