/* The recap. The entries of the log are read from the oldest that belongs to it on; a battle that goes on over many
 * rolls becomes one line. What a viewer may not know is masked by the log. */
#include "tui/recap.h"

#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "shell/term.h"
#include "text/say.h"

/* The fighting for one place within a turn, until something else is told. */
struct fight {
    struct story_battle sum;
    unsigned rolls;
};

/* ---- Since when -------------------------------------------------------------------------------------------------- */

/* Entries are numbered from the newest, as in log.h. */
static const struct hg_state *before_entry(const struct log *log, unsigned long i)
{
    return &log->entry[(log->count - 1 - i) % LOG_ENTRIES].before;
}

/* Set-up is nobody's turn. */
static bool is_own_turn(const struct log *log, const struct scene *in, unsigned long i)
{
    const struct hg_state *s = before_entry(log, i);
    return s->round > 0 && seat_in_turn(in->r, s) == in->viewer;
}

/* How many of the newest entries belong to the turn that the viewer has now. */
static unsigned long own_now(const struct log *log, const struct scene *in, unsigned long kept)
{
    unsigned long i = 0;
    if (seat_in_turn(in->r, in->s) != in->viewer)
        return 0;
    while (i < kept && is_own_turn(log, in, i))
        i++;
    return i;
}

/* The entry, counted from the newest, behind the first one that belongs to the recap. */
static unsigned long find_end(const struct log *log, const struct scene *in, unsigned long from, unsigned long kept)
{
    unsigned long i = from;
    /* No farther than a round back, and never into set-up. */
    while (i < kept && before_entry(log, i)->round > 0 && !is_own_turn(log, in, i) &&
           before_entry(log, i)->turn + in->r->seats >= in->s->turn)
        i++;
    return i;
}

/* ---- Lines ------------------------------------------------------------------------------------------------------- */

/* The oldest line goes when there is no room: what happened last matters more. */
static struct recap_line *add_line(struct recap *out)
{
    if (out->count == RECAP_LINES) {
        memmove(out->line, out->line + 1, (RECAP_LINES - 1) * sizeof *out->line);
        out->left_out++;
        out->count--;
    }
    struct recap_line *line = &out->line[out->count++];
    line->heading = false;
    line->army = HG_NONE;
    return line;
}

/* Losses are told from the attacker's side first. */
static void tell_fight(const struct scene *in, struct fight *f, struct recap *out)
{
    if (f->rolls == 0)
        return;
    const struct story_battle *b = &f->sum;
    struct recap_line *line = add_line(out);
    line->army = b->attacker;
    snprintf(line->text, LOG_TEXT,
             b->conquered ? say(in->language, "%s: takes %s from %s, losses %u and %u")
                          : say(in->language, "%s: attacks %s of %s, losses %u and %u"),
             scene_army(in, b->attacker), scene_place(in, b->to), scene_army(in, b->defender), b->attacker_lost,
             b->defender_lost);
    f->rolls = 0;
}

/* One more roll of the fight that is on, or the first of another one. */
static void note_battle(const struct scene *in, const struct story_battle *b, struct fight *f, struct recap *out)
{
    if (f->rolls > 0 && (f->sum.to != b->to || f->sum.attacker != b->attacker || f->sum.conquered))
        tell_fight(in, f, out);
    if (f->rolls == 0)
        f->sum = (struct story_battle){.from = b->from, .to = b->to, .attacker = b->attacker, .defender = b->defender};
    f->rolls++;
    f->sum.attacker_lost += b->attacker_lost;
    f->sum.defender_lost += b->defender_lost;
    f->sum.conquered = b->conquered;
}

/* What is worth a line though it is no battle. */
static bool is_worth_it(const struct scene *in, const struct story *story, bool came_of_it)
{
    if (record_is_undo(story->a) || story_is_detail(story))
        return story->before->living != story->after->living || story->after->over;
    if (story->a->seat >= in->r->seats || hg_verb_is(in->r, story->a->verb, HG_VERB_ROUTINE))
        return came_of_it;
    return !hg_verb_is(in->r, story->a->verb, HG_VERB_ENDS_STEP);
}

/* A heading for every turn, then what happened in it. */
static void note_entry(const struct log *log, const struct scene *in, unsigned long i, struct fight *f,
                       struct recap *out)
{
    struct log_seen seen;
    struct story story;
    struct story_battle battle;
    char told[STORY_MAX], heading[LOG_TEXT];
    uint8_t army;
    if (log_heading(log, in, i, heading, &army)) {
        tell_fight(in, f, out);
        struct recap_line *line = add_line(out);
        *line = (struct recap_line){.army = army, .heading = true};
        memcpy(line->text, heading, sizeof heading);
    }
    log_story(log, in, i, &seen, &story);
    bool came_of_it = story_tell(&story, told);
    if (!record_is_undo(&seen.action) && story_battle(&story, &battle))
        note_battle(in, &battle, f, out);
    else if (!story_is_quiet(&story) && is_worth_it(in, &story, came_of_it)) {
        tell_fight(in, f, out);
        struct recap_line *line = add_line(out);
        log_say(in, &story, told, line->text, &line->army);
    }
}

/* Places that the viewer held before the entries `from` to `end` (counted from the newest), and not after them. */
static uint64_t lost_within(const struct log *log, const struct scene *in, unsigned long from, unsigned long end)
{
    if (end == from || in->viewer >= in->r->seats)
        return 0;
    const struct hg_state *after = &log->entry[(log->count - 1 - from) % LOG_ENTRIES].after;
    return hg_held(in->r, before_entry(log, end - 1), in->viewer) & ~hg_held(in->r, after, in->viewer);
}

/* From the viewer's last turn on, or the last round for whoever only watches. */
void recap_make(const struct log *log, const struct scene *in, struct recap *out)
{
    unsigned long kept = log->count < LOG_ENTRIES ? log->count : LOG_ENTRIES, from = own_now(log, in, kept);
    struct fight fight = {.rolls = 0};
    out->count = out->left_out = 0;
    out->lost = lost_within(log, in, from, find_end(log, in, from, kept));
    for (unsigned long i = find_end(log, in, from, kept); i > from; i--)
        note_entry(log, in, i - 1, &fight, out);
    tell_fight(in, &fight, out);
}

/* ---- In a sentence ----------------------------------------------------------------------------------------------- */

enum { NAMES_WIDTH = 36 }; /* columns, so that a line of 80 holds the sentence in any language */

/* As many names as have room, the first in any case; then how many more there are. */
static void list_places(const struct scene *in, uint64_t places, char *out, size_t size)
{
    size_t used = (size_t)snprintf(out, size, "%s", scene_place(in, take_lowest(&places)));
    while (places != 0 && used < size) {
        uint64_t rest = places;
        const char *name = scene_place(in, take_lowest(&rest));
        if (term_text_width(out) + 2 + term_text_width(name) > NAMES_WIDTH) {
            snprintf(out + used, size - used, " +%u", count_bits(places));
            return;
        }
        used += (size_t)snprintf(out + used, size - used, ", %s", name);
        places = rest;
    }
}

/* The one sentence that a turn begins with: what was lost is what a person looks for first. */
void recap_say(const struct scene *in, const struct recap *recap, char *out, size_t size)
{
    char lost[256];
    if (recap->lost != 0) {
        list_places(in, recap->lost, lost, sizeof lost);
        snprintf(out, size, say(in->language, "Recap (r): you have lost %s"), lost);
    } else if (recap->count > 0) {
        snprintf(out, size, "%s", say(in->language, "Recap (r): you have lost nothing"));
    } else {
        out[0] = '\0';
    }
}
