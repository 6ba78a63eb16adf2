/* Thoughts as sentences. In a sentence {p} is the place, {a} the army, {r}, {g} and {c} the subject as a region, a goal
 * or a card. */
#include "players/thought.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "text/percent.h"

static const char *const sentences[THOUGHT_KINDS] = {
    [THOUGHT_LOT] = SAID("Decided by lot."),
    [THOUGHT_FORCED] = SAID("Nothing else was possible."),
    [THOUGHT_ROUTINE] = SAID("The usual thing to do here."),
    [THOUGHT_START] = SAID("{p} is a good place to start from."),
    [THOUGHT_REINFORCE] = SAID("The next attack begins at {p}."),
    [THOUGHT_GUARD] = SAID("{p} needs a stronger guard."),
    [THOUGHT_TAKE] = SAID("{p} is worth taking."),
    [THOUGHT_TAKE_REGION] = SAID("{p} brings {r} nearer."),
    [THOUGHT_BREAK_REGION] = SAID("Taking {p} costs {a} its bonus for {r}."),
    [THOUGHT_TAKE_GOAL] = SAID("{p} brings a goal nearer: «{g}»."),
    [THOUGHT_TAKE_BASE] = SAID("The base of {a} stands at {p}."),
    [THOUGHT_TAKE_RESOURCE] = SAID("{p} has a resource."),
    [THOUGHT_ELIMINATE] = SAID("{a} is nearly gone; {p} is one of its last places."),
    [THOUGHT_CARD_DUE] = SAID("{p} is weak, and a conquest brings a card."),
    [THOUGHT_STOP] = SAID("The odds are too bad to go on."),
    [THOUGHT_NO_TARGET] = SAID("Nothing within reach is worth it."),
    [THOUGHT_MOVE_IN] = SAID("The front is at {p} now."),
    [THOUGHT_STAY_BACK] = SAID("{p} must not be left bare."),
    [THOUGHT_GATHER] = SAID("Units in the rear are of more use at {p}."),
    [THOUGHT_COLLECT] = SAID("This goal is met: «{g}»."),
    [THOUGHT_TRADE] = SAID("Units are worth more than these cards now."),
    [THOUGHT_KEEP_CARDS] = SAID("The cards will be worth more later."),
    [THOUGHT_CARD] = SAID("This is the moment for {c}."),
    [THOUGHT_PASS] = SAID("No card would help here."),
    [THOUGHT_DEFEND] = SAID("More dice defend better."),
    [THOUGHT_HERO] = SAID("The hero is of most use at {p}."),
    [THOUGHT_TOWER] = SAID("{p} looks over the most places worth holding."),
    [THOUGHT_ASK_ALLY] = SAID("{p} serves the team better in one hand."),
    [THOUGHT_HELP_ALLY] = SAID("The team gains by it."),
    [THOUGHT_INVADE] = SAID("{p} is part of the enemy's home."),
    [THOUGHT_ADVANCE] = SAID("The ship stands better at {p}."),
    [THOUGHT_CAPTURE] = SAID("The enemy at {p} can be captured."),
    [THOUGHT_FREE_SHIP] = SAID("The stuck ship at {p} is of more use elsewhere."),
    [THOUGHT_BERTH] = SAID("At {p} the beaten ship does the least harm."),
    [THOUGHT_STRIP] = SAID("{c} is what the other hand misses most."),
    [THOUGHT_CLAIM] = SAID("{p} has the best prospects."),
    [THOUGHT_STEAL] = SAID("{p} can be taken from {a}."),
    [THOUGHT_OWN_REGION] = SAID("{p} completes {r}."),
    [THOUGHT_ROWS] = SAID("These dice serve {p} best so."),
    [THOUGHT_SPARE_DIE] = SAID("{p} can best do without this die."),
};

/* ---- Writing ----------------------------------------------------------------------------------------------------- */

struct page {
    const struct thought *why;
    const struct names *names;
    const uint8_t *army_of;
    enum language language;
    char *out;
    size_t size, used;
};

/* What does not fit is left out; the text always ends. */
static void put(struct page *p, const char *text, size_t length)
{
    size_t room = p->used + 1 < p->size ? p->size - 1 - p->used : 0, fits = length < room ? length : room;
    memcpy(p->out + p->used, text, fits);
    p->used += fits;
}

__attribute__((format(printf, 2, 3))) static void put_numbers(struct page *p, const char *format, ...)
{
    char text[120];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    put(p, text, (size_t)length);
}

static const char *name_of(const struct page *p, const struct name_list *list, unsigned i)
{
    return i < list->count ? list->item[i].name[p->language] : "?";
}

static const char *marked(const struct page *p, char mark)
{
    const struct names *n = p->names;
    uint8_t army = p->why->army;
    switch (mark) {
    case 'p':
        return name_of(p, &n->places, p->why->place);
    case 'a':
        return name_of(p, &n->armies, p->army_of != NULL && army < HG_SEATS_MAX ? p->army_of[army] : army);
    case 'r':
        return name_of(p, &n->regions, p->why->subject);
    case 'g':
        return name_of(p, &n->goals, p->why->subject);
    default:
        return name_of(p, &n->cards, p->why->subject);
    }
}

static void put_sentence(struct page *p, const char *text)
{
    for (const char *mark = strchr(text, '{'); mark != NULL; mark = strchr(text, '{')) {
        const char *name = marked(p, mark[1]);
        put(p, text, (size_t)(mark - text));
        put(p, name, strlen(name));
        text = mark + 3;
    }
    put(p, text, strlen(text));
}

/* From ten-thousandths. */
static const char *percent(const struct page *p, int32_t part, char out[PERCENT_MAX])
{
    percent_say(p->language, part / 10000.0, out);
    return out;
}

/* As snprintf does, but never more than fits. */
size_t thought_tell(const struct thought *why, const struct names *names, const uint8_t *army_of,
                    enum language language, char *out, size_t size)
{
    struct page p = {.why = why, .names = names, .army_of = army_of, .language = language, .out = out, .size = size};
    char text[PERCENT_MAX];
    if (size == 0)
        return 0;
    put_sentence(&p, say(language, sentences[why->kind < THOUGHT_KINDS ? why->kind : THOUGHT_ROUTINE]));
    if (why->chance >= 0)
        put_numbers(&p, say(language, " The chance is %s."), percent(&p, why->chance, text));
    if (why->work > 0 && why->worth >= 0)
        put_numbers(&p, say(language, " After %u lines of play I give myself %s."), (unsigned)why->work,
                    percent(&p, why->worth, text));
    out[p.used] = '\0';
    return p.used;
}
