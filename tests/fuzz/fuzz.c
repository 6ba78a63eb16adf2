/* Properties, lots and positions. */
#include "fuzz/fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"
#include "text/utf8.h"

void must_hold(bool holds, const char *property, const char *why)
{
    if (holds)
        return;
    fprintf(stderr, "property broken: %s%s%s\n", property, why != NULL ? ": " : "", why != NULL ? why : "");
    abort();
}

void must_be_sentence(const struct fault *f)
{
    size_t length = strlen(f->sentence);
    MUST(length > 0);
    for (size_t i = 0; i < length; i += utf8_length(f->sentence + i, length - i)) {
        must_hold(utf8_length(f->sentence + i, length - i) > 0, "a fault is UTF-8", f->sentence);
        must_hold((unsigned char)f->sentence[i] >= ' ', "a fault is one line", f->sentence);
    }
}

void must_be_fault(const struct fault *f)
{
    must_be_sentence(f);
    must_hold(f->place[0] != '\0', "a fault has a place", f->sentence);
}

uint64_t fuzz_hash(const void *bytes, size_t size)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ ((const unsigned char *)bytes)[i]) * UINT64_C(0x100000001b3);
    return hash ^ hash >> 32;
}

struct rng fuzz_rng(unsigned seed)
{
    struct rng rng;
    rng_seed(&rng, seed, 0);
    return rng;
}

/* ---- Lots -------------------------------------------------------------------------------------------------------- */

static struct hg_action lot_chance(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    struct hg_chances chances;
    hg_chances(r, s, &chances);
    struct hg_action a = hg_blank(chances.verb, HG_CHANCE);
    unsigned luck = rng_below(rng, 8);
    a.count = chances.count;
    for (unsigned i = 0; i < chances.count; i++) {
        unsigned least = chances.least[i], most = chances.sides[i];
        a.x[i] = (uint8_t)(luck == 0 ? least : luck == 1 ? most : least + rng_below(rng, most - least + 1));
    }
    if (chances.count == 0)
        a.card = set_nth(chances.items, rng_below(rng, set_count(&chances.items)));
    return a;
}

static struct hg_action lot_choice(const struct hg_rules *r, const struct hg_state *s, struct rng *rng)
{
    struct hg_choices choices;
    hg_choices(r, s, &choices);
    MUST(choices.count > 0);
    const struct hg_choice *box = &choices.box[rng_below(rng, choices.count)];
    uint64_t count = hg_choice_count(box);
    switch (rng_below(rng, 4)) {
    case 0:
        return hg_choice_nth(box, 0);
    case 1:
        return hg_choice_nth(box, count - 1);
    default:
        return hg_choice_nth(box, rng_below64(rng, count));
    }
}

/* What is said across the table, where somebody may say it. */
static bool lot_aside(const struct hg_rules *r, const struct hg_state *s, struct rng *rng, struct hg_action *a)
{
    uint8_t verb = (uint8_t)rng_below(rng, hg_verbs(r).count);
    *a = hg_blank(verb, (uint8_t)rng_below(rng, r->seats));
    return hg_is_aside(r, verb) && hg_why_not(r, s, a) == HG_OK;
}

bool lot_action(const struct hg_rules *r, const struct hg_state *s, struct rng *rng, struct hg_action *a)
{
    uint8_t actor = hg_actor(s);
    if (s->over)
        return false;
    if (rng_below(rng, 16) == 0 && lot_aside(r, s, rng, a))
        return true;
    *a = actor == HG_CHANCE ? lot_chance(r, s, rng) : lot_choice(r, s, rng);
    return true;
}

void lot_play(const struct hg_rules *r, struct hg_state *s, struct rng *rng, unsigned actions)
{
    struct hg_action a;
    for (; actions > 0 && lot_action(r, s, rng, &a); actions--) {
        MUST(hg_apply(r, s, &a) == HG_OK);
        must_be_sound(r, s);
    }
}

void must_be_sound(const struct hg_rules *r, const struct hg_state *s)
{
    const char *broken = hg_state_ok(r, s);
    must_hold(broken == NULL, "a position is sound", broken);
    MUST(s->over == (hg_actor(s) == HG_NOBODY));
}

/* ---- Positions --------------------------------------------------------------------------------------------------- */

enum { BETWEEN_SPOTS = 40 };

static void walk(const struct mode *m, unsigned which, struct hg_state *out)
{
    struct rng rng = fuzz_rng(which);
    struct hg_state s;
    hg_start(&m->rules, &s);
    for (unsigned i = 0; i < SPOTS; i++) {
        out[i] = s;
        lot_play(&m->rules, &s, &rng, BETWEEN_SPOTS);
        if (s.over)
            hg_start(&m->rules, &s);
    }
}

const struct hg_state *spot_of(unsigned mode, unsigned i)
{
    static struct hg_state *spots;
    unsigned count;
    const struct mode *modes = modes_all(&count);
    if (spots == NULL) {
        spots = calloc((size_t)count * SPOTS, sizeof *spots);
        MUST(spots != NULL);
        for (unsigned k = 0; k < count; k++)
            walk(&modes[k], k, spots + (size_t)k * SPOTS);
    }
    return &spots[(size_t)(mode % count) * SPOTS + i % SPOTS];
}
