/* Actions of strangers, in every game: whatever text is read as an action prints and reads back as the same action;
 * whatever is not leaves one sentence. In any position the engine refuses it and changes nothing, or plays it, exactly
 * when it is offered or an aside; then the next position is sound.
 *
 * The first byte of the input names the game, the second the position, the third who speaks. */
#include <stdlib.h>
#include <string.h>

#include "fuzz/fuzz.h"
#include "fuzz/lines.h"
#include "support/offered.h"
#include "text/notation.h"

enum { HEAD = 3 };

/* ---- One input --------------------------------------------------------------------------------------------------- */

struct input {
    const struct mode *mode;
    const struct hg_state *s;
    uint8_t seat; /* the awaited one more often than not */
};

static struct input input_of(const uint8_t *data)
{
    unsigned count;
    const struct mode *modes = modes_all(&count);
    struct input in = {&modes[data[0] % count], spot_of(data[0], data[1]), 0};
    in.seat = (data[2] & 1) == 0 ? hg_actor(in.s) : (uint8_t)(data[2] / 2 % in.mode->rules.seats);
    return in;
}

static void read_back(const struct input *in, const struct hg_action *a, const char *text)
{
    char printed[NOTATION_MAX];
    struct hg_action again;
    struct fault f;
    notation_print(&in->mode->rules, in->mode->names, a, printed);
    must_hold(strcmp(printed, text) == 0, "an action prints as it was read", printed);
    MUST(notation_parse(&in->mode->rules, in->mode->names, a->seat, printed, &again, &f));
    MUST(memcmp(a, &again, sizeof again) == 0);
}

static void must_agree(const struct input *in, const struct hg_action *a, enum hg_reason why)
{
    struct hg_choices choices;
    if (hg_actor(in->s) == HG_CHANCE || a->seat == HG_CHANCE || hg_is_aside(&in->mode->rules, a->verb))
        return;
    hg_choices(&in->mode->rules, in->s, &choices);
    must_hold((why == HG_OK) == offered(&choices, a), "an action is legal exactly when it is offered",
              reason_name(why));
}

static void play(const struct input *in, const struct hg_action *a)
{
    struct hg_state next = *in->s;
    enum hg_reason why = hg_why_not(&in->mode->rules, in->s, a);
    MUST(hg_apply(&in->mode->rules, &next, a) == why);
    must_agree(in, a, why);
    if (why == HG_OK)
        must_be_sound(&in->mode->rules, &next);
    else
        MUST(memcmp(&next, in->s, sizeof next) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct hg_action a;
    struct fault f = {"", ""};
    if (size < HEAD)
        return 0;
    struct input in = input_of(data);
    char *text = malloc(size - HEAD + 1);
    MUST(text != NULL);
    memcpy(text, data + HEAD, size - HEAD);
    text[size - HEAD] = '\0';
    if (notation_parse(&in.mode->rules, in.mode->names, in.seat, text, &a, &f)) {
        read_back(&in, &a, text);
        play(&in, &a);
    } else {
        must_be_sentence(&f);
    }
    free(text);
    return 0;
}

/* ---- Mutation ---------------------------------------------------------------------------------------------------- */

/* A legal action of another position, or of the same one. */
static size_t fresh(uint8_t *data, size_t room, struct rng *rng)
{
    char text[NOTATION_MAX];
    struct hg_action a;
    for (unsigned i = 0; i < HEAD; i++)
        data[i] = rng_below(rng, 3) == 0 ? (uint8_t)rng_below(rng, 256) : data[i];
    struct input in = input_of(data);
    if (!lot_action(&in.mode->rules, in.s, rng, &a))
        return HEAD;
    notation_print(&in.mode->rules, in.mode->names, &a, text);
    size_t length = strlen(text) < room - HEAD ? strlen(text) : room - HEAD;
    memcpy(data + HEAD, text, length);
    return HEAD + length;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed)
{
    struct rng rng = fuzz_rng(seed);
    char text[LINE_ROOM];
    if (room < 2 * HEAD || rng_below(&rng, 6) == 0)
        return LLVMFuzzerMutate(data, size, room);
    if (size < HEAD || rng_below(&rng, 3) == 0) {
        memset(data + size, 0, size < HEAD ? HEAD - size : 0);
        size = fresh(data, room, &rng);
    }
    for (unsigned times = rng_below(&rng, 4); times > 0; times--) {
        struct input in = input_of(data);
        struct line line = {(const char *)data + HEAD, size - HEAD};
        if (!change_word(&in.mode->rules, in.mode->names, line, &rng, text))
            break;
        size = HEAD + (strlen(text) < room - HEAD ? strlen(text) : room - HEAD);
        memcpy(data + HEAD, text, size - HEAD);
    }
    return size;
}
