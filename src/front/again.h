/* The same game once more: the mode, the options and who plays, as a record has them. */
#ifndef FRONT_AGAIN_H
#define FRONT_AGAIN_H

#include "front/session.h"

/* A plan, and the words that it points to. */
struct again {
    struct session_plan plan;
    struct record_header header;
};

/* `folder` is where the edition was read from, or NULL. A record whose edition is not at hand any more is refused. */
bool game_again(const char *path, const char *folder, struct again *out, struct fault *f);

#endif
