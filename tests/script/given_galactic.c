/* Positions of the galactic family to start from: where the ships stand, and whose turn begins. */
#include <string.h>

#include "engine/bits.h"
#include "script/script.h"
#include "text/notation.h"
#include "text/position.h"
#include "text/words.h"

static bool begin(const struct script *t, struct words *in, const char *text, uint8_t *seat, struct fault *f)
{
    *in = (struct words){text, {text, 0}, {text, 0}, fault_language(), f};
    if (t->rules.family != HG_GALACTIC)
        return fault_at(f, NULL, 0, "this preset is for the galactic family");
    words_next(in);
    if (notation_parse_seat(&t->rules, in->last.text, in->last.length, seat) && *seat != HG_CHANCE)
        return true;
    return words_expected(in, "a seat", NULL);
}

/* ---- ships SEAT SQUARE[xHEIGHT]... ------------------------------------------------------------------------------- */

static bool read_stack(const struct script *t, struct words *in, unsigned *square, unsigned long *height)
{
    words_next(in);
    const char *cross = memchr(in->last.text, 'x', in->last.length);
    size_t length = cross == NULL ? in->last.length : (size_t)(cross - in->last.text);
    int found = names_find(&t->names->places, in->last.text, length);
    *height = 1;
    if (found < 0 || (cross != NULL && !word_number((struct word){cross + 1, in->last.length - length - 1},
                                                    t->rules.galactic.stack_max, height)))
        return words_expected(in, "a square such as 'e5', or a stack such as 'e5x3'", NULL);
    *square = (unsigned)found;
    return *height > 0 || words_expected(in, "a height of at least 1", NULL);
}

/* Whatever stands nowhere is out of the game. Too many ships are left for the check of the position to find. */
static void count_removed(struct script *t)
{
    struct hg_galactic_open *o = &t->s.galactic.open;
    for (unsigned seat = 0; seat < 2; seat++) {
        unsigned ships = count_bits(o->own[seat]), all = count_bits(t->rules.galactic.start[seat]);
        for (uint64_t left = o->own[1 - seat]; left != 0;)
            ships += o->units[take_lowest(&left)] - 1u;
        o->removed[seat] = (uint8_t)(ships < all ? all - ships : 0);
    }
}

/* These are all ships that the seat has; a ship of the other side gives way. */
bool given_ships(struct script *t, const char *text, struct fault *f)
{
    struct hg_galactic_open *o = &t->s.galactic.open;
    struct words in;
    uint8_t seat = 0;
    if (!begin(t, &in, text, &seat, f))
        return false;
    for (; o->own[seat] != 0; o->own[seat] &= o->own[seat] - 1)
        o->units[lowest(o->own[seat])] = 0;
    do {
        unsigned square = 0;
        unsigned long height = 0;
        if (!read_stack(t, &in, &square, &height))
            return false;
        o->own[1 - seat] &= ~bit(square);
        o->own[seat] |= bit(square);
        o->units[square] = (uint8_t)height;
    } while (!words_at_end(&in));
    count_removed(t);
    return true;
}

/* ---- to-move SEAT [TURN] -------------------------------------------------------------------------------------------
 */

static bool do_action(struct script *t, uint8_t seat, const char *text, struct fault *f)
{
    struct hg_action a;
    return notation_parse(&t->rules, t->names, seat, text, &a, f) && act_apply(t, &a, f);
}

/* A new game with the ships and the cards as they are now. */
static void start_anew(struct script *t)
{
    struct hg_galactic was = t->s.galactic;
    struct hg_galactic_open *o = &t->s.galactic.open;
    hg_start(&t->rules, &t->s);
    memcpy(o->own, was.open.own, sizeof o->own);
    memcpy(o->units, was.open.units, sizeof o->units);
    memcpy(o->removed, was.open.removed, sizeof o->removed);
    memcpy(o->hand_size, was.open.hand_size, sizeof o->hand_size);
    o->deck_size = was.open.deck_size;
    o->discard = was.open.discard;
    t->s.galactic.secret = was.secret;
}

/* The seat wins the start roll and moves first. */
bool given_to_move(struct script *t, const char *text, struct fault *f)
{
    struct words in;
    uint8_t seat = 0;
    unsigned long turn = 1;
    if (!begin(t, &in, text, &seat, f))
        return false;
    if (!words_at_end(&in) && !words_number(&in, "the number of the turn", UINT16_MAX, &turn))
        return false;
    if (!words_end(&in))
        return false;
    start_anew(t);
    t->s.turn = (uint32_t)turn - 1;
    return position_set(&t->rules, t->names, "ask none", &t->s, f) &&
           position_set(&t->rules, t->names, "ask start-roll chance", &t->s, f) &&
           do_action(t, HG_CHANCE, seat == 0 ? "roll 6 1" : "roll 1 6", f) && do_action(t, seat, "first", f);
}
