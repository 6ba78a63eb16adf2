/* Why a mode is unavailable, for players in one sentence and for authors word by word. See lacks.h. */
#include "text/edition/lacks.h"

#include <stdio.h>
#include <string.h>

#include "text/edition/load.h"

void lack_add(struct mode_part *part, const struct lack *lack)
{
    if (part->lacks < LACKS_MAX)
        part->lack[part->lacks++] = *lack;
}

/* A mechanism needs no other word before it. What finds no room is left out. */
const char *lack_why(struct mode_part *part)
{
    char list[WHY_MAX] = "";
    for (unsigned i = 0; i < part->lacks && strlen(list) < WHY_MAX - 120; i++) {
        const struct lack *lack = &part->lack[i];
        size_t length = strlen(list);
        bool plain = strcmp(lack->what, "mechanism") == 0;
        snprintf(list + length, WHY_MAX - length, "%s%s%s%s%s", length ? ", " : "", plain ? "" : "the ",
                 plain ? "" : lack->what, plain ? "" : " ", lack->word);
    }
    snprintf(part->why, WHY_MAX, "needs %.*s, which this version doesn't play yet", WHY_MAX - 60, list);
    return part->why;
}

bool edition_mode_lack(const struct edition *e, unsigned mode, unsigned i, struct fault *out)
{
    const struct mode_part *part = &e->mode_part[mode];
    char place[256];
    if (i >= part->lacks)
        return false;
    const struct lack *lack = &part->lack[i];
    snprintf(place, sizeof place, "%s/%s", e->origin, edition_file_name[FILE_EDITION]);
    if (lack->meant != NULL)
        fault_at(out, place, lack->at->line, "There is no %s %.60s; did you mean %s?", lack->what, lack->word,
                 lack->meant);
    else
        fault_at(out, place, lack->at->line, "This version knows no %s %.60s; docs/EDITIONS.md lists them.", lack->what,
                 lack->word);
    return true;
}
