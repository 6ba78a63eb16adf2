/* What a bot says: bytes in pieces of any size are split into the same lines, and each line is an action that its seat
 * may take or a fault of one sentence.
 *
 * The first byte of the input names the game, the second the position in which the bot is asked first, the third how
 * the bytes arrive. */
#include <stdlib.h>
#include <string.h>

#include "fuzz/fuzz.h"
#include "fuzz/lines.h"
#include "table/bot.h"
#include "text/notation.h"

enum { HEAD = 3, ANSWERS_MAX = 40, CHANCES_MAX = 60 };

/* ---- The game ---------------------------------------------------------------------------------------------------- */

struct talk {
    const struct mode *mode;
    struct bot_game game;
    struct hg_state s;
    struct rng rng; /* of the dice */
};

/* Goes on to the next question for a seat; false when there is none. */
static bool deal(struct talk *t)
{
    for (unsigned i = 0; i < CHANCES_MAX && hg_actor(&t->s) == HG_CHANCE; i++)
        lot_play(&t->mode->rules, &t->s, &t->rng, 1);
    return !t->s.over && hg_actor(&t->s) != HG_CHANCE;
}

static void begin(struct talk *t, const uint8_t *data)
{
    unsigned count;
    const struct mode *modes = modes_all(&count);
    t->mode = &modes[data[0] % count];
    t->s = *spot_of(data[0], data[1]);
    t->rng = fuzz_rng(data[1]);
    t->game = (struct bot_game){&t->mode->rules, t->mode->names, "input", NULL, 0, NULL};
}

/* What the table does with an answer: plays it, or the first choice instead. */
static void hear(struct talk *t, const char *line)
{
    const struct hg_rules *r = t->game.r;
    uint8_t seat = hg_actor(&t->s);
    struct hg_view v;
    struct hg_choices choices;
    struct hg_action a;
    struct fault f = {"", ""};
    hg_view(r, &t->s, seat, &v);
    if (!bot_understand(&t->game, seat, &v, line, &a, &f)) {
        must_be_sentence(&f);
        hg_choices(r, &v.position, &choices);
        MUST(choices.count > 0);
        a = hg_choice_nth(&choices.box[0], 0);
    }
    MUST(a.seat == seat);
    MUST(hg_apply(r, &t->s, &a) == HG_OK);
    must_be_sound(r, &t->s);
}

/* ---- Its bytes --------------------------------------------------------------------------------------------------- */

/* The line that ends at the break: what the splitter must have found, whatever the pieces were. */
static void must_be_line(enum child_status status, const char *line, const uint8_t *start, const uint8_t *stop)
{
    size_t length = (size_t)(stop - start);
    if (length >= CHILD_LINE_MAX || memchr(start, '\0', length) != NULL) {
        MUST(status == CHILD_FLOODS);
        return;
    }
    MUST(status == CHILD_LINE);
    if (length > 0 && start[length - 1] == '\r')
        length--;
    MUST(strlen(line) == length && memcmp(line, start, length) == 0);
}

struct bytes {
    const uint8_t *at, *end; /* still to arrive */
    const uint8_t *start;    /* of the next line */
    size_t piece;
};

static void arrive(struct child *c, struct bytes *b)
{
    size_t n = b->piece, room = sizeof c->buffer - c->length;
    if (n > (size_t)(b->end - b->at))
        n = (size_t)(b->end - b->at);
    if (n > room)
        n = room;
    memcpy(c->buffer + c->length, b->at, n);
    c->length += n;
    b->at += n;
}

/* The next line as child_receive would give it; false when the bytes are at their end. */
static bool next_line(struct child *c, struct bytes *b, char line[CHILD_LINE_MAX], enum child_status *status)
{
    while (!child_take_line(c, line, status)) {
        if (b->at == b->end) {
            MUST(memchr(b->start, '\n', (size_t)(b->end - b->start)) == NULL);
            return false;
        }
        arrive(c, b);
    }
    const uint8_t *stop = memchr(b->start, '\n', (size_t)(b->end - b->start));
    if (*status == CHILD_FLOODS && (stop == NULL || stop - b->start >= CHILD_LINE_MAX)) {
        MUST(b->end - b->start >= CHILD_LINE_MAX);
        return true;
    }
    MUST(stop != NULL);
    must_be_line(*status, line, b->start, stop);
    b->start = stop + 1;
    return true;
}

/* All that it says, as answers to one question after the other. A flood ends it, as it ends a bot. */
static void listen(struct talk *t, const uint8_t *data, size_t size)
{
    static struct child c;
    static char line[CHILD_LINE_MAX];
    static const size_t pieces[] = {1, 2, 7, 64, 1000, CHILD_LINE_MAX - 1, CHILD_LINE_MAX, 3 * CHILD_LINE_MAX};
    struct bytes b = {data + HEAD, data + size, data + HEAD, pieces[data[2] % 8]};
    enum child_status status;
    c.length = 0;
    for (unsigned i = 0; i < ANSWERS_MAX && deal(t) && next_line(&c, &b, line, &status); i++) {
        if (status != CHILD_LINE)
            return;
        if (strncmp(line, "info", 4) != 0)
            hear(t, line);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct talk t;
    if (size < HEAD)
        return 0;
    begin(&t, data);
    listen(&t, data, size);
    return 0;
}

/* ---- Mutation ---------------------------------------------------------------------------------------------------- */

static struct lines said;

/* `do ACTION`, legal after all that was said. */
static void answer(struct lines *l, struct talk *t, struct rng *rng)
{
    char line[NOTATION_MAX + 8] = "do ";
    struct hg_action a;
    if (!deal(t) || !lot_action(&t->mode->rules, &t->s, rng, &a))
        return;
    notation_print(&t->mode->rules, t->mode->names, &a, line + 3);
    lines_add(l, line, strlen(line));
}

static void odd_line(struct lines *l, struct rng *rng)
{
    static const char *const odd[] = {"do", "do ",     "info",   "infos",   "do  end",   "do end ", "",
                                      "\r", "ready x", "DO end", "do\tend", "do resign", "do undo", "do ?"};
    const char *line = odd[rng_below(rng, sizeof odd / sizeof odd[0])];
    lines_insert(l, rng_below(rng, l->count + 1), line, strlen(line));
}

/* A line that just fits, or just does not. */
static void long_line(struct lines *l, struct rng *rng)
{
    char line[CHILD_LINE_MAX + 8];
    memset(line, rng_below(rng, 2) == 0 ? 'x' : ' ', sizeof line);
    memcpy(line, "do ", 3);
    lines_insert(l, rng_below(rng, l->count + 1), line, CHILD_LINE_MAX - 4 + rng_below(rng, 8));
}

static void change(struct lines *l, const struct talk *t, struct rng *rng)
{
    char out[LINE_ROOM];
    unsigned at = rng_below(rng, l->count);
    if (change_word(&t->mode->rules, t->mode->names, l->line[at], rng, out))
        lines_replace(l, at, out, strlen(out));
}

static void mutate(struct lines *l, struct talk *t, struct rng *rng)
{
    switch (l->count == 0 ? 0 : rng_below(rng, 10)) {
    case 0:
    case 1:
    case 2:
        answer(l, t, rng);
        break;
    case 3:
        odd_line(l, rng);
        break;
    case 4:
        if (rng_below(rng, 8) == 0)
            long_line(l, rng);
        else
            lines_swap(l, rng_below(rng, l->count), rng_below(rng, l->count));
        break;
    case 5:
        lines_remove(l, rng_below(rng, l->count), 1 + rng_below(rng, 3));
        break;
    case 6:
        l->torn = !l->torn;
        break;
    default:
        change(l, t, rng);
    }
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed)
{
    static uint8_t old[1 << 16];
    struct rng rng = fuzz_rng(seed);
    struct talk t;
    if (room < 2 * HEAD || size > sizeof old || rng_below(&rng, 8) == 0)
        return LLVMFuzzerMutate(data, size, room);
    if (size < HEAD) {
        memset(data + size, 0, HEAD - size);
        size = HEAD;
    }
    for (unsigned i = 0; i < HEAD; i++)
        if (rng_below(&rng, 16) == 0)
            data[i] = (uint8_t)rng_below(&rng, 256);
    memcpy(old, data, size);
    begin(&t, old);
    listen(&t, old, size);
    lines_split(&said, old + HEAD, size - HEAD);
    for (unsigned times = 1 + rng_below(&rng, 3); times > 0; times--)
        mutate(&said, &t, &rng);
    return HEAD + lines_join(&said, data + HEAD, room - HEAD);
}
