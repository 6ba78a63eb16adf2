/* Whether an action is among the choices. */
#ifndef SUPPORT_OFFERED_H
#define SUPPORT_OFFERED_H

#include "engine/hg.h"

bool offered(const struct hg_choices *choices, const struct hg_action *a);

#endif
