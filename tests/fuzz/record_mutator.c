/* Mutates records as records: line by line and word by word, and then repairs most of them, since no fuzzer guesses a
 * hash. */
#include <stdio.h>
#include <string.h>

#include "fuzz/fuzz.h"
#include "fuzz/repair.h"

enum { LONG = 100 }; /* lines */

static struct lines text, other;

/* Where a mutation happens: any line, more often one of the game than of the header. */
static unsigned some_line(const struct lines *l, struct rng *rng)
{
    unsigned begin = repair_begin(l);
    if (begin + 1 < l->count && rng_below(rng, 4) != 0)
        return begin + 1 + rng_below(rng, l->count - begin - 1);
    return rng_below(rng, l->count);
}

/* A whole record is long; most changes late in it leave most of it alone. */
static unsigned late_line(const struct lines *l, struct rng *rng)
{
    unsigned a = some_line(l, rng), b = some_line(l, rng);
    return a > b ? a : b;
}

/* ---- Operations -------------------------------------------------------------------------------------------------- */

typedef void operation(struct lines *l, const struct record_reader *game, struct rng *rng);

static void swap_lines(struct lines *l, const struct record_reader *game, struct rng *rng)
{
    (void)game;
    unsigned a = late_line(l, rng);
    lines_swap(l, a, rng_below(rng, 2) == 0 ? a + 1 : some_line(l, rng));
}

static void move_line(struct lines *l, const struct record_reader *game, struct rng *rng)
{
    (void)game;
    lines_move(l, late_line(l, rng), late_line(l, rng));
}

static void repeat_line(struct lines *l, const struct record_reader *game, struct rng *rng)
{
    (void)game;
    unsigned a = late_line(l, rng);
    for (unsigned times = 1 + rng_below(rng, 3); times > 0; times--)
        lines_insert(l, rng_below(rng, 2) == 0 ? a : late_line(l, rng), l->line[a].text, l->line[a].length);
}

static void remove_lines(struct lines *l, const struct record_reader *game, struct rng *rng)
{
    (void)game;
    lines_remove(l, late_line(l, rng), 1 + rng_below(rng, 4));
}

static void cut_lines(struct lines *l, const struct record_reader *game, struct rng *rng)
{
    (void)game;
    l->count = late_line(l, rng) + 1;
}

/* Words of the notation become words of the same kind; without a game only numbers are known. */
static void change_words(struct lines *l, const struct record_reader *game, struct rng *rng)
{
    char out[LINE_ROOM];
    if (game == NULL)
        return;
    for (unsigned times = 1 + rng_below(rng, 2); times > 0; times--) {
        unsigned at = late_line(l, rng);
        if (change_word(record_rules(game), edition_names(record_edition(game)), l->line[at], rng, out))
            lines_replace(l, at, out, strlen(out));
    }
}

/* Bytes, with the dictionary. */
static void change_bytes(struct lines *l, const struct record_reader *game, struct rng *rng)
{
    (void)game;
    char out[LINE_ROOM];
    unsigned at = some_line(l, rng);
    size_t length = l->line[at].length < LINE_ROOM / 2 ? l->line[at].length : LINE_ROOM / 2;
    memcpy(out, l->line[at].text, length);
    lines_replace(l, at, out, LLVMFuzzerMutate((uint8_t *)out, length, sizeof out));
}

/* A line of the header: it goes, comes twice, or one of its words changes. */
static void change_header(struct lines *l, const struct record_reader *game, struct rng *rng)
{
    char out[LINE_ROOM];
    unsigned begin = repair_begin(l), at = rng_below(rng, begin + 1);
    if (at >= l->count)
        return;
    switch (rng_below(rng, 6)) {
    case 0:
        lines_remove(l, at, 1);
        return;
    case 1:
        lines_insert(l, at, l->line[at].text, l->line[at].length);
        return;
    case 2:
        lines_swap(l, at, rng_below(rng, begin + 1));
        return;
    default:
        if (game != NULL && change_word(record_rules(game), edition_names(record_edition(game)), l->line[at], rng, out))
            lines_replace(l, at, out, strlen(out));
    }
}

static void add_undo(struct lines *l, const struct record_reader *game, struct rng *rng)
{
    (void)game;
    unsigned at = late_line(l, rng);
    char line[32] = "0 1 undo #0";
    const char *blank = memchr(l->line[at].text, ' ', l->line[at].length);
    if (blank != NULL && blank + 1 < l->line[at].text + l->line[at].length && rng_below(rng, 8) != 0)
        line[2] = blank[1];
    for (unsigned times = 1 + rng_below(rng, 3); times > 0; times--)
        lines_insert(l, at + 1, line, strlen(line));
}

static void add_player(struct lines *l, const struct record_reader *game, struct rng *rng)
{
    (void)game;
    static const char *const names[] = {"human",
                                        "aggressive",
                                        "cmd:x",
                                        "hard",
                                        "",
                                        "a b",
                                        "0123456789012345678901234567890123456789012345678901234567890123"};
    char line[LINE_ROOM];
    int length = snprintf(line, sizeof line, "player %u %s", rng_below(rng, 8),
                          names[rng_below(rng, sizeof names / sizeof names[0])]);
    lines_insert(l, late_line(l, rng) + 1, line, (size_t)length);
}

static void add_comment(struct lines *l, const struct record_reader *game, struct rng *rng)
{
    (void)game;
    static const char *const comments[] = {";", "; word", ";\t", "; \xc3\xa9"};
    const char *comment = comments[rng_below(rng, sizeof comments / sizeof comments[0])];
    lines_insert(l, some_line(l, rng), comment, strlen(comment));
}

static void add_end(struct lines *l, const struct record_reader *game, struct rng *rng)
{
    (void)game;
    static const char *const ends[] = {"end capped 1", "end drawn", "end won 1", "end won 1 2", "end stopped", "end"};
    const char *end = ends[rng_below(rng, sizeof ends / sizeof ends[0])];
    lines_insert(l, rng_below(rng, 2) == 0 ? l->count : late_line(l, rng), end, strlen(end));
}

/* Nothing by itself: repairing will add actions by lot. */
static void leave(struct lines *l, const struct record_reader *game, struct rng *rng)
{
    (void)l;
    (void)game;
    (void)rng;
}

static operation *const operations[] = {swap_lines,   move_line,    repeat_line,  remove_lines,  cut_lines,
                                        cut_lines,    change_words, change_words, change_words,  change_words,
                                        change_bytes, add_undo,     add_undo,     change_header, add_player,
                                        add_comment,  add_end,      leave,        leave};

/* ---- The whole --------------------------------------------------------------------------------------------------- */

static void tear(struct lines *l, struct rng *rng)
{
    l->torn = true;
    if (l->count > 0 && rng_below(rng, 2) == 0)
        l->line[l->count - 1].length = rng_below(rng, (uint32_t)l->line[l->count - 1].length + 1);
}

static size_t finish(struct lines *l, uint8_t *out, size_t room, struct rng *rng)
{
    static char copy[LINES_ROOM];
    struct record_reader *game = rng_below(rng, 6) != 0 ? repair_open(l) : NULL;
    if (game != NULL) {
        repair_actions(l, game, rng);
        record_close(game);
    }
    l->torn = false;
    if (rng_below(rng, 12) == 0)
        tear(l, rng);
    size_t length = lines_join(l, copy, room < sizeof copy ? room : sizeof copy);
    memcpy(out, copy, length);
    return length;
}

/* Long records take long to read: every other one is cut before anything else, wherever it may be. */
static void shorten(struct lines *l, struct rng *rng)
{
    unsigned begin = repair_begin(l);
    if (l->count > begin + LONG && rng_below(rng, 2) == 0)
        l->count = begin + 1 + rng_below(rng, l->count - begin - 1);
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed)
{
    struct rng rng = fuzz_rng(seed);
    if (size == 0 || rng_below(&rng, 24) == 0)
        return LLVMFuzzerMutate(data, size, room);
    lines_split(&text, data, size);
    shorten(&text, &rng);
    struct record_reader *game = repair_open(&text);
    for (unsigned times = 1 + rng_below(&rng, 3); times > 0 && text.count > 0; times--)
        operations[rng_below(&rng, sizeof operations / sizeof operations[0])](&text, game, &rng);
    if (game != NULL)
        record_close(game);
    return finish(&text, data, room, &rng);
}

/* The first word of two lines, a key of the header, is the same. */
static bool same_key(const struct line *a, const struct line *b)
{
    const char *blank = memchr(a->text, ' ', a->length);
    size_t length = blank != NULL ? (size_t)(blank - a->text) + 1 : a->length;
    return b->length >= length && memcmp(a->text, b->text, length) == 0;
}

/* Some lines of the header become those of another record. */
static void mix_headers(struct lines *l, const struct lines *from, struct rng *rng)
{
    unsigned begin = repair_begin(l), stop = repair_begin(from);
    for (unsigned i = 0; i < begin; i++)
        for (unsigned k = 0; k < stop; k++)
            if (same_key(&l->line[i], &from->line[k]) && rng_below(rng, 4) == 0)
                l->line[i] = from->line[k];
}

/* The beginning of one game, then the end of another. */
static void splice(struct lines *l, const struct lines *from, struct rng *rng)
{
    unsigned begin = repair_begin(from);
    l->count = late_line(l, rng) + 1;
    if (begin + 1 >= from->count)
        return;
    for (unsigned i = begin + 1 + rng_below(rng, from->count - begin - 1); i < from->count && l->count < LINES_MAX; i++)
        l->line[l->count++] = from->line[i];
}

size_t LLVMFuzzerCustomCrossOver(const uint8_t *one, size_t one_size, const uint8_t *two, size_t two_size, uint8_t *out,
                                 size_t room, unsigned seed)
{
    struct rng rng = fuzz_rng(seed);
    lines_split(&text, one, one_size);
    lines_split(&other, two, two_size);
    if (text.count == 0 || other.count == 0)
        return 0;
    if (rng_below(&rng, 3) == 0)
        mix_headers(&text, &other, &rng);
    else
        splice(&text, &other, &rng);
    return finish(&text, out, room, &rng);
}
