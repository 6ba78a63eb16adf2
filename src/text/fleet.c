/* Ships as words, see fleet.h. */
#include "text/fleet.h"

#include <stdio.h>
#include <string.h>

/* A class outside the edition's list prints as one that never parses. */
void fleet_word(const struct name_list *classes, unsigned class, unsigned count, char out[FLEET_WORD_MAX])
{
    snprintf(out, FLEET_WORD_MAX, "%s:%u", class < classes->count ? classes->item[class].id : "-", count);
}

/* Reads `class:count` with a count from 1 to 3. Classes come in rising order, from `least` on, so that a fleet has one
 * text only. */
static bool read_one(struct words *in, const struct name_list *classes, unsigned *least, uint8_t count[HG_CLASSES_MAX])
{
    const char *colon = words_next(in) ? memchr(in->last.text, ':', in->last.length) : NULL;
    size_t length = colon != NULL ? (size_t)(colon - in->last.text) : 0;
    int class = colon != NULL ? names_find(classes, in->last.text, length) : -1;
    struct word digits = {in->last.text + length + 1, in->last.length - length - 1};
    unsigned long n = 0;
    if (class < 0 || (unsigned)class < *least || class >= HG_CLASSES_MAX || !word_number(digits, HG_SHIPS_MAX, &n) ||
        n == 0)
        return words_expected(in, "ships as class:number, each class once and in the edition's order,", NULL);
    count[class] = (uint8_t)n;
    *least = (unsigned)class + 1;
    return true;
}

/* Up to the end of the line, which may come at once. Classes that are not named keep what `count` has. */
bool fleet_read(struct words *in, const struct name_list *classes, uint8_t count[HG_CLASSES_MAX])
{
    unsigned least = 0;
    while (!words_at_end(in))
        if (!read_one(in, classes, &least, count))
            return false;
    return true;
}
