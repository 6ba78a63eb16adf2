/* Tells actions. The verbs are found by their words in the list of their family; one that is missing there is told by
 * its notation. Who has left and who has won stands at the end of whatever brought it about. Here stand the page's own
 * functions and what is the same in all families. */
#include "stories/story.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "stories/page.h"
#include "text/notation.h"
#include "text/say.h"

/* ---- The page ---------------------------------------------------------------------------------------------------- */

/* What does not fit is cut; `used` never passes the last byte. */
static void put(struct page *p, const char *format, va_list arguments)
{
    int n = vsnprintf(p->out + p->used, STORY_MAX - p->used, format, arguments);
    if (n > 0)
        p->used = p->used + (size_t)n < STORY_MAX ? p->used + (size_t)n : STORY_MAX - 1;
}

/* Text that no language changes: numbers, signs, names. What is too long is cut. */
void page_put(struct page *p, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    put(p, format, arguments);
    va_end(arguments);
}

/* A sentence, or a part of one, of the catalogue. */
void page_say(struct page *p, const char *msgid, ...)
{
    va_list arguments;
    va_start(arguments, msgid);
    put(p, say(p->in->language, msgid), arguments);
    va_end(arguments);
}

/* One of two by a number; the language decides which. */
void page_say_n(struct page *p, const char *one, const char *many, unsigned long n, ...)
{
    va_list arguments;
    va_start(arguments, n);
    put(p, say_n(p->in->language, one, many, n), arguments);
    va_end(arguments);
}

/* An index that is hidden from the viewer lies beyond the list. */
const char *page_name(const struct page *p, const struct name_list *list, uint8_t i)
{
    return i < list->count ? list->item[i].name[p->in->language] : "?";
}

/* By its name; a question mark for what is no place. */
const char *page_place(const struct page *p, uint8_t place)
{
    return page_name(p, &p->names->places, place);
}

/* By the position after the action, in which an army just taken is known. */
void page_seat(struct page *p, uint8_t seat)
{
    char name[SEAT_NAME_MAX];
    seat_name(p->in->r, p->names, p->in->language, p->in->after, seat, name);
    page_put(p, "%s", name);
}

/* A card that the viewer may not know is hidden by the masked action, not here. */
void page_card(struct page *p)
{
    page_this_card(p, p->in->a->card);
}

/* By its name; the notation, which people type, has the ids. */
void page_this_card(struct page *p, uint8_t card)
{
    if (card < p->names->cards.count)
        page_put(p, "%s", page_name(p, &p->names->cards, card));
    else
        page_say(p, "a hidden card");
}

/* Chance draws, so that whose card it is must be said. */
void page_drawn_card(struct page *p, uint8_t seat)
{
    char name[SEAT_NAME_MAX];
    uint8_t card = p->in->a->card;
    seat_name(p->in->r, p->names, p->in->language, p->in->after, seat, name);
    if (card < p->names->cards.count)
        page_say(p, "a card for %s: %s", name, page_name(p, &p->names->cards, card));
    else
        page_say(p, "a hidden card for %s", name);
}

/* Faces only; what is added to them is the business of page_battle_dice. */
void page_dice(struct page *p, unsigned from, unsigned to)
{
    for (unsigned i = from; i < to; i++)
        page_put(p, "%s%u", i > from ? " " : "", p->in->a->x[i]);
}

/* Is a question of this kind on top of the stack? A game that is over asks nothing. */
static bool is_top(const struct story *in, const struct hg_state *s, const char *kind)
{
    return !s->over && s->depth > 0 && strcmp(hg_ask_name(in->r, s->ask[s->depth - 1].kind), kind) == 0;
}

/* By name, since questions are numbered by family. */
bool page_asked(const struct page *p, const char *kind)
{
    return is_top(p->in, p->in->before, kind);
}

/* The innermost of those that are open after the action. */
bool page_asks(const struct page *p, const char *kind)
{
    return is_top(p->in, p->in->after, kind);
}

/* There is one whenever somebody acts; a blank one otherwise. */
const struct hg_ask *page_question(const struct page *p)
{
    const struct hg_state *s = p->in->before;
    return &s->ask[s->depth > 0 ? s->depth - 1 : 0];
}

struct asked asked_about(const struct hg_rules *r, const struct hg_state *s)
{
    return story_tellers(r)->about(s);
}

/* ---- Who leaves, who wins ---------------------------------------------------------------------------------------- */

/* Everybody who was in the game before and is not after. */
static void tell_gone(struct page *p)
{
    for (uint64_t gone = p->in->before->living & ~p->in->after->living; gone != 0;) {
        page_say(p, "; out of the game: ");
        page_seat(p, take_lowest(&gone));
    }
}

/* Only with the action that ended the game. */
static void tell_winners(struct page *p)
{
    uint64_t winners = p->in->after->winners;
    if (p->in->before->over || !p->in->after->over)
        return;
    if (winners == 0)
        page_say(p, "; the game is drawn");
    else if (count_bits(winners) > 1)
        page_say(p, "; common victory for ");
    else
        page_say(p, "; victory for ");
    for (bool first = true; winners != 0; first = false) {
        if (!first)
            page_say(p, " and ");
        page_seat(p, take_lowest(&winners));
    }
}

/* ---- Telling ----------------------------------------------------------------------------------------------------- */

/* The list of families makes one row for each. */
const struct tellers *story_tellers(const struct hg_rules *r)
{
    static const struct tellers *const of_family[HG_FAMILIES] = {
#define ROW(NUMBER, name) [HG_##NUMBER] = &story_##name,
        HG_EACH_FAMILY(ROW)
#undef ROW
    };
    if (hg_plays_with(r, HG_CAMPAIGN))
        return &story_campaign;
    return of_family[r->family];
}

/* In the list itself, then in the one it is based on. */
static void tell_verb(struct page *p, const struct tellers *tellers)
{
    char notation[NOTATION_MAX];
    const char *word = hg_verbs(p->in->r).verb[p->in->a->verb].word;
    for (; tellers != NULL; tellers = tellers->base)
        for (size_t i = 0; i < tellers->count; i++)
            if (strcmp(tellers->teller[i].word, word) == 0) {
                tellers->teller[i].tell(p);
                return;
            }
    notation_print(p->in->r, p->names, p->in->a, notation);
    page_put(p, "%s", notation);
}

/* Undo is the record's word and no verb, so it is told here. */
bool story_tell(const struct story *in, char out[STORY_MAX])
{
    const struct tellers *tellers = story_tellers(in->r);
    struct page p = {in, edition_names(in->edition), out, 0, 0};
    out[0] = '\0';
    if (record_is_undo(in->a)) {
        page_say(&p, "takes the last action back");
        return false;
    }
    tell_verb(&p, tellers);
    size_t itself = p.used;
    if (tellers->add != NULL)
        tellers->add(&p);
    tell_gone(&p);
    tell_winners(&p);
    page_join(in->language, out);
    return p.used > itself;
}

/* Nothing was played, and the position is the same but for who is asked next. */
bool story_is_quiet(const struct story *in)
{
    char told[STORY_MAX];
    return !record_is_undo(in->a) && hg_verb_is(in->r, in->a->verb, HG_VERB_PASSES) && hg_traits(in->r).has_hands &&
           !story_tell(in, told);
}

/* With its number, which is what the record calls it. */
void story_seat(const struct hg_rules *r, const struct names *names, enum language language, const struct hg_state *s,
                uint8_t seat, char out[STORY_MAX])
{
    unsigned army = seat_army_played(r, s, seat);
    if (army < names->armies.count)
        snprintf(out, STORY_MAX, "%u %s", seat + 1u, names->armies.item[army].name[language]);
    else
        snprintf(out, STORY_MAX, say(language, "seat %u"), seat + 1u);
}

/* With the number of the seat, which sentences leave out. */
void story_actor(const struct story *in, char out[STORY_MAX])
{
    if (in->a->seat == HG_CHANCE)
        snprintf(out, STORY_MAX, "%s", say(in->language, "chance"));
    else
        story_seat(in->r, edition_names(in->edition), in->language, in->before, in->a->seat, out);
}
