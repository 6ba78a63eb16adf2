/* Finding an id. The lists are short, so a plain walk is fast enough. */
#include "text/names.h"

#include <string.h>

int names_find(const struct name_list *list, const char *text, unsigned long length)
{
    for (unsigned i = 0; i < list->count; i++) {
        const char *id = list->item[i].id;
        if (strlen(id) == length && memcmp(id, text, length) == 0)
            return (int)i;
    }
    return -1;
}
