/* Positions to start from. Common ones have a short word each; wherever the engine itself can lead there, it does, so
 * that a script never has to know how the engine keeps its books. Everything else is set field by field. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "script/script.h"
#include "text/fields.h"
#include "text/notation.h"
#include "text/position.h"
#include "text/words.h"

static struct hg_conquest_open *board(struct script *t)
{
    return &t->s.conquest.open;
}

static bool begin(const struct script *t, struct words *in, const char *text, struct fault *f)
{
    *in = (struct words){text, {text, 0}, {text, 0}, fault_language(), f};
    return t->rules.family == HG_CONQUEST || fault_at(f, NULL, 0, "this preset is for games of conquest");
}

static bool read_seat(const struct script *t, struct words *in, uint8_t *seat)
{
    words_next(in);
    if (notation_parse_seat(&t->rules, in->last.text, in->last.length, seat) && *seat != HG_CHANCE)
        return true;
    return words_expected(in, "a seat", NULL);
}

/* ---- holds SEAT PLACE|REGION... ---------------------------------------------------------------------------------- */

static bool read_places(const struct script *t, struct words *in, uint64_t *places)
{
    do {
        const char *rest = in->rest;
        size_t length = strcspn(rest, " ");
        int region = names_find(&t->names->regions, rest, length);
        unsigned place = 0;
        if (region >= 0) {
            words_next(in);
            *places |= t->rules.conquest.region[region];
        } else if (words_name(in, "a place or a region", &t->names->places, &place)) {
            *places |= bit(place);
        } else {
            return false;
        }
    } while (!words_at_end(in));
    return true;
}

/* The seat holds exactly these; what it held besides goes to the next seat that lives. */
static bool given_holds(struct script *t, const char *text, struct fault *f)
{
    struct words in;
    uint8_t seat = 0, next;
    uint64_t places = 0;
    struct hg_conquest_open *o = board(t);
    if (!begin(t, &in, text, f) || !read_seat(t, &in, &seat) || !read_places(t, &in, &places))
        return false;
    next = seat;
    do
        next = (uint8_t)(next + 1 == t->rules.seats ? 0 : next + 1);
    while (!has(t->s.living, next));
    o->own[next] |= o->own[seat];
    for (unsigned i = 0; i < HG_ARMIES_MAX; i++)
        o->own[i] &= ~places;
    o->own[seat] = places;
    return true;
}

/* ---- hand, deck, discard, picked --------------------------------------------------------------------------------- */

/* Every card lies in one of these; the fields are found by name, so that every family has the same words. */
static const char *const piles[] = {"deck", "discard", "hand"};
static const char *const counted[] = {"deck", "hand", "picked"};

static const struct hg_field *find(const struct script *t, const char *name)
{
    return field_find(&t->rules, (struct word){name, strlen(name)});
}

static void count_cards(struct script *t)
{
    for (size_t i = 0; i < sizeof counted / sizeof counted[0]; i++) {
        char name[SCRIPT_WORD_MAX];
        snprintf(name, sizeof name, "%s_size", counted[i]);
        const struct hg_field *set = find(t, counted[i]), *size = find(t, name);
        for (unsigned k = 0; set != NULL && size != NULL && k < set->count; k++) {
            struct hg_set cards = field_set(set, &t->s, k);
            field_put_number(size, &t->s, k, set_count(&cards));
        }
    }
}

static struct hg_set held_anywhere(const struct script *t)
{
    struct hg_set all = {{0, 0}};
    for (size_t i = 0; i < sizeof piles / sizeof piles[0]; i++)
        for (unsigned k = 0; k < find(t, piles[i])->count; k++)
            all = set_union(all, field_set(find(t, piles[i]), &t->s, k));
    return all;
}

/* Cards that lie somewhere in `is` where they did not lie in `was`. */
static struct hg_set moved(const struct script *t, const struct hg_state *was, const struct hg_state *is)
{
    struct hg_set cards = {{0, 0}};
    for (size_t i = 0; i < sizeof piles / sizeof piles[0]; i++)
        for (unsigned k = 0; k < find(t, piles[i])->count; k++)
            cards =
                set_union(cards, set_minus(field_set(find(t, piles[i]), is, k), field_set(find(t, piles[i]), was, k)));
    return cards;
}

static void take_everywhere(struct script *t, struct hg_set cards)
{
    for (size_t i = 0; i < sizeof piles / sizeof piles[0]; i++)
        for (unsigned k = 0; k < find(t, piles[i])->count; k++)
            field_put_set(find(t, piles[i]), &t->s, k, set_minus(field_set(find(t, piles[i]), &t->s, k), cards));
}

/* The cards named come from wherever they lay. Cards that lie nowhere afterwards go to the deck, or to the discards
 * when it was the deck that was set. */
static bool given_cards(struct script *t, const char *text, struct fault *f)
{
    const struct hg_field *rest = find(t, strncmp(text, "deck", 4) == 0 ? "discard" : "deck");
    struct hg_set all = held_anywhere(t);
    struct hg_state named = t->s;
    if (!position_set(&t->rules, t->names, text, &named, f))
        return false;
    take_everywhere(t, moved(t, &t->s, &named));
    if (!position_set(&t->rules, t->names, text, &t->s, f))
        return false;
    struct hg_set left = set_minus(all, held_anywhere(t));
    field_put_set(rest, &t->s, 0, set_union(field_set(rest, &t->s, 0), left));
    count_cards(t);
    return true;
}

/* ---- The line ---------------------------------------------------------------------------------------------------- */

struct preset {
    const char *word;
    directive *run;
    bool whole_line; /* it wants its own word, too */
    bool galactic;   /* elsewhere the word is a field */
};

static bool given_unchecked(struct script *t, const char *text, struct fault *f)
{
    t->unchecked = true;
    return *text == '\0' || fault_at(f, NULL, 0, "nothing may follow 'unchecked'");
}

static const struct preset presets[] = {
    {"board", given_board, false, false},
    {"turn", given_turn, false, false},
    {"holds", given_holds, false, false},
    {"claiming", given_claiming, false, false},
    {"reinforcing", given_reinforcing, false, false},
    {"setup", given_setup, false, false},
    {"hand", given_cards, true, false},
    {"deck", given_cards, true, false},
    {"discard", given_cards, true, false},
    {"picked", given_cards, true, false},
    {"token", given_token, false, false},
    {"ships", given_ships, false, true},
    {"to-move", given_to_move, false, true},
    {"unchecked", given_unchecked, false, false},
};

static bool is_called(const struct script *t, const struct preset *p, struct word w)
{
    return word_is(w, p->word) && (!p->galactic || t->rules.family == HG_GALACTIC);
}

static bool run_line(struct script *t, struct word w, const char *text, struct fault *f)
{
    for (size_t i = 0; i < sizeof presets / sizeof presets[0]; i++)
        if (is_called(t, &presets[i], w))
            return presets[i].run(t, presets[i].whole_line ? text : text + w.length + (text[w.length] == ' '), f);
    return position_set(&t->rules, t->names, text, &t->s, f);
}

bool given_line(struct script *t, const char *text, struct fault *f)
{
    struct word w = {text, strcspn(text, " ")};
    if (t->proves)
        return fault_at(f, NULL, 0, "'given' comes before everything else in a case");
    if (!run_line(t, w, text, f))
        return false;
    given_settle(t);
    return true;
}

bool given_check(struct script *t, const char *text, struct fault *f)
{
    const char *broken = t->unchecked ? NULL : hg_state_ok(&t->rules, &t->s);
    (void)text;
    t->acted = false;
    return broken == NULL || fault_at(f, NULL, 0, "the given position is not legal: %s", broken);
}
