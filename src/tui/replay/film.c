/* Positions of a record. Every 32nd is kept, and the one after each undo; the others are played anew from there. That
 * makes any frame a matter of microseconds, in a thirtieth of the memory that keeping all of them would take. */
#include "tui/replay/film.h"

#include <stdlib.h>
#include <string.h>

enum { KEEP_EVERY = 32 };

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

/* Room for one more element; false when memory is short. */
static bool make_room(void **list, unsigned long count, unsigned long *room, size_t size)
{
    if (count < *room)
        return true;
    unsigned long wanted = *room == 0 ? 256 : 2 * *room;
    void *more = realloc(*list, wanted * size);
    if (more == NULL)
        return false;
    *list = more;
    *room = wanted;
    return true;
}

/* Undone actions can't be played anew from before them, so a position is kept behind each. */
static bool keep(struct film *film, const struct hg_state *s)
{
    void *list = film->key;
    bool fits = make_room(&list, film->keys, &film->keys_room, sizeof *film->key);
    film->key = list;
    if (fits)
        film->key[film->keys++] = (struct film_key){film->count, *s};
    return fits;
}

/* Turns up to the one of the newest frame begin with it, unless they have begun before. */
static bool note_turns(struct film *film, unsigned long turn)
{
    while (film->turns <= turn) {
        void *list = film->turn;
        bool fits = make_room(&list, film->turns, &film->turns_room, sizeof *film->turn);
        film->turn = list;
        if (!fits)
            return false;
        film->turn[film->turns++] = film->count;
    }
    return true;
}

/* Strength is worked out while reading: the graph needs it for all frames at once. */
static bool add_frame(struct film *film, const struct hg_action *a)
{
    const struct hg_state *s = record_position(film->reader);
    void *list = film->frame;
    bool fits = make_room(&list, film->count, &film->room, sizeof *film->frame);
    /* A position is kept now and then, and behind what can't be played anew. */
    bool far = film->keys == 0 || film->count - film->key[film->keys - 1].frame >= KEEP_EVERY;
    film->frame = list;
    if (!fits || ((far || record_is_undo(a)) && !keep(film, s)) || !note_turns(film, s->turn))
        return false;
    struct film_frame *frame = &film->frame[film->count++];
    *frame = (struct film_frame){.action = *a, .key = (uint32_t)(film->keys - 1), .turn = s->turn, .round = s->round};
    strength_shares(film->r, s, frame->strength[STRENGTH_SHARE]);
    strength_chances(film->r, s, frame->strength[STRENGTH_CHANCE]);
    return true;
}

/* Frame 0 is the beginning; its action is a blank that nobody looks at. */
static bool read_all(struct film *film)
{
    struct hg_action a = hg_blank(HG_RESIGN, HG_CHANCE);
    do
        if (!add_frame(film, &a))
            return false;
    while ((film->status = record_next(film->reader, &a, NULL, &film->fault)) == RECORD_ACTION);
    return true;
}

/* The reader stays open as long as the film: edition and rules are its. */
bool film_open(struct film *film, const char *path, struct fault *f)
{
    memset(film, 0, sizeof *film);
    film->reader = record_open(path, f);
    if (film->reader == NULL)
        return false;
    film->r = record_rules(film->reader);
    if (read_all(film))
        return true;
    film_close(film);
    return fault_at(f, path, 0, "not enough memory to show this record");
}

/* Only after film_open was true. */
void film_close(struct film *film)
{
    free(film->frame);
    free(film->key);
    free(film->turn);
    record_close(film->reader);
}

/* ---- Looking ----------------------------------------------------------------------------------------------------- */

/* There is always a frame 0. */
unsigned long film_last(const struct film *film)
{
    return film->count - 1;
}

/* From the kept position at or before it. The actions were legal when they were read. */
void film_position(const struct film *film, unsigned long i, struct hg_state *out)
{
    const struct film_key *key = &film->key[film->frame[i].key];
    *out = key->position;
    for (unsigned long k = key->frame + 1; k <= i; k++)
        hg_apply_legal(film->r, out, &film->frame[k].action);
}

/* By halves: turns begin in rising order. */
unsigned long film_turn(const struct film *film, unsigned long i)
{
    unsigned long low = 0, high = film->turns;
    while (high - low > 1) {
        unsigned long middle = low + (high - low) / 2;
        if (film->turn[middle] <= i)
            low = middle;
        else
            high = middle;
    }
    return low;
}

/* ---- Time -------------------------------------------------------------------------------------------------------- */

/* Frames of a turn; the last frame is the end of time and belongs to none. */
static unsigned long length_of(const struct film *film, unsigned long turn)
{
    unsigned long end = turn + 1 < film->turns ? film->turn[turn + 1] : film_last(film);
    return end > film->turn[turn] ? end - film->turn[turn] : 1;
}

/* The last frame is the end of time, whatever turn it lies in. */
unsigned long film_time(const struct film *film, unsigned long i)
{
    unsigned long turn = film_turn(film, i);
    return i == film_last(film) ? film_time_end(film)
                                : FILM_TURN * turn + FILM_TURN * (i - film->turn[turn]) / length_of(film, turn);
}

/* Of the last turn's last moment. */
unsigned long film_time_end(const struct film *film)
{
    return FILM_TURN * film->turns;
}

/* The other way round; within half a frame of film_time. */
unsigned long film_frame_at(const struct film *film, unsigned long time)
{
    unsigned long turn = time / FILM_TURN;
    if (turn >= film->turns)
        return film_last(film);
    return film->turn[turn] + length_of(film, turn) * (time % FILM_TURN) / FILM_TURN;
}
