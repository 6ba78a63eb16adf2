/* The editions that the build has put into the program are all there are. A module in a browser has another file in the
 * place of this one, since there the older ones come when they are asked for. */
#include "text/edition/embedded.h"

const struct embedded_edition *embedded_edition(unsigned i)
{
    return i < embedded_edition_count ? &embedded_editions[i] : NULL;
}
