/* Repairing records by playing them. */
#include "fuzz/repair.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "fuzz/fuzz.h"
#include "fuzz/shelf.h"
#include "text/notation.h"
#include "text/record/past.h"

const struct record_shelf *shelf_of_all(void)
{
    static const struct edition *edition[8];
    static struct record_shelf shelf = {edition, 0};
    struct fault f;
    while (shelf.count < edition_builtin_count()) {
        edition[shelf.count] = edition_builtin(edition_builtin_id(shelf.count), &f);
        MUST(edition[shelf.count++] != NULL);
    }
    return &shelf;
}

/* ---- The header -------------------------------------------------------------------------------------------------- */

unsigned repair_begin(const struct lines *l)
{
    unsigned i = 0;
    while (i < l->count && !line_begins(&l->line[i], "begin "))
        i++;
    return i;
}

static struct record_reader *open_lines(const struct lines *l, unsigned count, struct fault *f)
{
    static char text[LINES_ROOM];
    static struct lines head;
    head.count = count;
    memcpy(head.line, l->line, count * sizeof l->line[0]);
    return record_open_shelf("header", text, lines_join(&head, text, sizeof text), shelf_of_all(), f);
}

static unsigned digest_line(const struct lines *l)
{
    unsigned i = 0;
    while (i < l->count && !line_begins(&l->line[i], "header "))
        i++;
    return i;
}

/* Puts a line right whose value the reader's complaint tells: `says` stands before it there. */
static bool follow(struct lines *l, unsigned at, const char *begin, const char *says, const struct fault *f)
{
    char line[96];
    const char *value = strstr(f->sentence, says);
    if (value == NULL || at == l->count)
        return false;
    value += strlen(says);
    snprintf(line, sizeof line, "%s%.*s", begin, (int)strspn(value, "0123456789abcdef"), value);
    lines_replace(l, at, line, strlen(line));
    return true;
}

/* The reader itself says which digest and which hash it wants. */
struct record_reader *repair_open(struct lines *l)
{
    unsigned begin = repair_begin(l);
    struct fault f;
    if (begin == l->count)
        return NULL;
    for (unsigned i = 0; i < 3; i++) {
        struct record_reader *reader = open_lines(l, begin + 1, &f);
        if (reader != NULL)
            return reader;
        if (!follow(l, digest_line(l), "header ", "the lines above have the SHA-256 ", &f) &&
            !follow(l, begin, "begin #", "has the hash #", &f))
            return NULL;
    }
    return NULL;
}

/* ---- Actions ----------------------------------------------------------------------------------------------------- */

struct repair {
    struct lines *out;
    const struct hg_rules *r;
    const struct names *names;
    struct hg_state s;
    unsigned long number;
    struct record_seal seal;
    struct rng *rng;
    struct record_turn turn;
    bool undoes;       /* some line takes back, so the past is kept */
    unsigned lots;     /* actions by lot that may still be added */
    unsigned patience; /* impossible lines that may still go */
};

static void put(struct repair *p, uint8_t seat, const char *action)
{
    char line[LINE_ROOM], who[8];
    notation_seat(seat, who);
    int length = snprintf(line, sizeof line, "%lu %s %s #%016" PRIx64, ++p->number, who, action, hg_hash(p->r, &p->s));
    lines_add(p->out, line, (size_t)length);
}

static bool play(struct repair *p, const struct hg_action *a)
{
    char text[NOTATION_MAX];
    struct hg_state before = p->s;
    if (hg_apply(p->r, &p->s, a) != HG_OK)
        return false;
    if (p->undoes)
        record_turn_add(&p->turn, p->r, &before, a);
    notation_print(p->r, p->names, a, text);
    put(p, a->seat, text);
    return true;
}

static void play_lots(struct repair *p, unsigned count)
{
    struct hg_action a;
    for (; count > 0 && p->lots > 0 && lot_action(p->r, &p->s, p->rng, &a); count--, p->lots--)
        play(p, &a);
}

static void take_back(struct repair *p, uint8_t seat)
{
    struct hg_action a = hg_blank(RECORD_UNDO, seat);
    struct hg_state to, before = p->s;
    if (!record_turn_top(&p->turn, p->r, &p->s, seat, &to))
        return;
    p->s = to;
    record_turn_add(&p->turn, p->r, &before, &a);
    put(p, seat, "undo");
}

/* `NUMBER SEAT ACTION #HASH` without what will be put right. */
static bool split(const struct line *line, char seat[8], char action[LINE_ROOM])
{
    char text[LINE_ROOM];
    if (line->length >= sizeof text)
        return false;
    memcpy(text, line->text, line->length);
    text[line->length] = '\0';
    char *who = strchr(text, ' '), *what = who != NULL ? strchr(who + 1, ' ') : NULL;
    char *hash = strrchr(text, '#');
    if (what == NULL || what - who > 7)
        return false;
    if (hash != NULL && hash > what + 1 && hash[-1] == ' ')
        hash[-1] = '\0';
    *what = '\0';
    strcpy(seat, who + 1);
    strcpy(action, what + 1);
    return true;
}

static bool repair_action(struct repair *p, const struct line *line)
{
    char who[8], action[LINE_ROOM];
    uint8_t seat;
    struct hg_action a;
    struct fault f;
    if (!split(line, who, action) || !notation_parse_seat(p->r, who, strlen(who), &seat))
        return false;
    if (strcmp(action, "undo") == 0) {
        take_back(p, seat);
        return true;
    }
    return notation_parse(p->r, p->names, seat, action, &a, &f) && play(p, &a);
}

/* A line that has a check of its own. */
static void put_label(struct repair *p, const char *text)
{
    char line[LINE_ROOM], check[RECORD_CHECK_MAX];
    record_check(&p->seal, p->number, text, check);
    int length = p->seal.version == 1 ? snprintf(line, sizeof line, "%s", text)
                                      : snprintf(line, sizeof line, "%s #%s", text, check);
    lines_add(p->out, line, (size_t)length < sizeof line ? (size_t)length : sizeof line - 1);
}

static void repair_player(struct repair *p, const struct line *line)
{
    char text[LINE_ROOM - 32];
    size_t length = line->length < sizeof text ? line->length : sizeof text - 1;
    const char *check = memmem(line->text, length, " #", 2);
    snprintf(text, sizeof text, "%.*s", (int)(check != NULL ? check - line->text : (long)length), line->text);
    put_label(p, text);
    p->seal.labels++;
}

static void repair_end(struct repair *p, const struct line *line)
{
    char due[RECORD_END_MAX];
    if (line_begins(line, "secret ") || record_end_line(&p->s, due) == NULL)
        lines_add(p->out, line->text, line->length);
    else
        put_label(p, due);
}

/* False when it is time to stop. */
static bool repair_line(struct repair *p, const struct line *line)
{
    if (line_begins(line, ";")) {
        lines_add(p->out, line->text, line->length);
        return true;
    }
    if (line_begins(line, "player ")) {
        repair_player(p, line);
        return true;
    }
    if (line_begins(line, "end") || line_begins(line, "secret ")) {
        repair_end(p, line);
        return true;
    }
    if (repair_action(p, line))
        return true;
    if (p->patience == 0)
        return false;
    p->patience--;
    if (rng_below(p->rng, 3) == 0)
        play_lots(p, 1 + rng_below(p->rng, 3));
    else if (rng_below(p->rng, 64) == 0)
        lines_add(p->out, line->text, line->length);
    return true;
}

static bool takes_back(const struct lines *l)
{
    for (unsigned i = 0; i < l->count; i++)
        if (l->line[i].length < LINE_ROOM && memmem(l->line[i].text, l->line[i].length, " undo", 5) != NULL)
            return true;
    return false;
}

void repair_actions(struct lines *l, const struct record_reader *header, struct rng *rng)
{
    static struct lines old;
    unsigned begin = repair_begin(l);
    struct repair p = {.out = l, .r = record_rules(header), .rng = rng, .s = *record_position(header)};
    p.names = edition_names(record_edition(header));
    p.seal = *record_seal(header);
    p.undoes = takes_back(l);
    p.lots = rng_below(rng, 24);
    p.patience = rng_below(rng, 64);
    old.count = l->count;
    memcpy(old.line, l->line, l->count * sizeof l->line[0]);
    unsigned lot_at = rng_below(rng, 2 * l->count + 1); /* half of the time beyond the end */
    l->count = begin + 1;
    for (unsigned i = begin + 1; i < old.count; i++) {
        if (i == lot_at)
            play_lots(&p, 1 + rng_below(rng, 6));
        if (!repair_line(&p, &old.line[i]))
            break;
    }
    if (rng_below(rng, 3) == 0)
        play_lots(&p, p.lots);
}
