/* Reads the plan of a game out of the header of its record. */
#include "front/again.h"

#include <stdio.h>
#include <string.h>

#include "text/say.h"

static bool read_header(const char *path, struct record_header *out, struct fault *f)
{
    struct record_reader *reader = record_open(path, f);
    if (reader == NULL)
        return false;
    *out = *record_header(reader);
    out->bundle = NULL; /* it was the reader's */
    record_close(reader);
    return true;
}

static void seat_players(const struct record_header *h, struct session_plan *plan)
{
    plan->seats = h->seats;
    for (unsigned i = 0; i < h->seats; i++) {
        plan->player[i] = player_find(h->seat[i].player);
        memcpy(plan->person[i], h->seat[i].player, sizeof plan->person[i]);
    }
    plan->settings = h->settings;
    for (unsigned i = 0; i < h->settings; i++)
        plan->setting[i] = (struct setting){h->setting[i].id, h->setting[i].value};
}

bool game_again(const char *path, const char *folder, struct again *out, struct fault *f)
{
    char name[2 * RECORD_WORD_MAX];
    memset(out, 0, sizeof *out);
    if (!read_header(path, &out->header, f))
        return false;
    seat_players(&out->header, &out->plan);
    uint64_t seats = out->plan.seats;
    snprintf(name, sizeof name, "%s/%s", out->header.edition, out->header.mode);
    if (!game_find_playable(name, folder, &seats, &out->plan.game, f))
        return false;
    if (strcmp(edition_sha256(out->plan.game.edition), out->header.sha256) == 0)
        return true;
    edition_close(out->plan.game.edition);
    return fault_at(f, path, 0, "the edition of this game is another one now; begin a new game with it");
}
