/* The score where cards are claimed with dice. A file of its own, since families may not be looked into side by side.
 */
#include "engine/assets/assets.h"
#include "tui/replay/strength.h"

unsigned strength_score(const struct hg_rules *r, const struct hg_state *s, unsigned seat)
{
    return assets_score(r, s, seat);
}
