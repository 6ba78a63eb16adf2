/* The public functions: what is the same in every family, then the family's own part. */
#include "engine/hg.h"

#include <string.h>

#include "engine/bits.h"
#include "engine/family.h"

static const struct hg_family *const families[HG_FAMILIES] = {
#define ROW(NUMBER, name) [HG_##NUMBER] = &hg_##name##_family,
    HG_EACH_FAMILY(ROW)
#undef ROW
};

static const struct hg_family *family_of(const struct hg_rules *r)
{
    return families[r->family];
}

/* Resigning carries nothing but the seat. */
enum hg_reason hg_why_not_resign(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    struct hg_action plain = hg_blank(HG_RESIGN, a->seat);
    if (s->over)
        return HG_GAME_OVER;
    if (a->seat >= r->seats || !has(s->acting, a->seat))
        return HG_SEAT_IS_OUT;
    return memcmp(&plain, a, sizeof plain) == 0 ? HG_OK : HG_MALFORMED;
}

enum hg_reason hg_why_not_awaited(unsigned verbs, const struct hg_state *s, const struct hg_action *a)
{
    if (s->over)
        return HG_GAME_OVER;
    return a->verb >= verbs ? HG_NO_SUCH_VERB : HG_NOT_YOUR_DECISION;
}

const char *hg_rules_ok(const struct hg_rules *r)
{
    if (r->family >= HG_FAMILIES)
        return "unknown family";
    if (r->seats < 2 || r->seats > HG_SEATS_MAX)
        return "number of seats out of range";
    return family_of(r)->rules_ok(r);
}

void hg_start(const struct hg_rules *r, struct hg_state *s)
{
    memset(s, 0, sizeof *s);
    s->living = s->acting = (uint8_t)(bit(r->seats) - 1);
    family_of(r)->start(r, s);
}

uint8_t hg_actor(const struct hg_state *s)
{
    return s->over ? (uint8_t)HG_NOBODY : s->ask[s->depth - 1u].seat;
}

void hg_choices(const struct hg_rules *r, const struct hg_state *s, struct hg_choices *out)
{
    out->count = 0;
    family_of(r)->choices(r, s, out);
}

void hg_chances(const struct hg_rules *r, const struct hg_state *s, struct hg_chances *out)
{
    memset(out, 0, sizeof *out);
    family_of(r)->chances(r, s, out);
}

enum hg_reason hg_why_not(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a)
{
    return family_of(r)->why_not(r, s, a);
}

enum hg_reason hg_apply(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    return family_of(r)->attempt(r, s, a);
}

void hg_apply_legal(const struct hg_rules *r, struct hg_state *s, const struct hg_action *a)
{
    family_of(r)->apply(r, s, a);
}

struct hg_result hg_result(const struct hg_state *s)
{
    return (struct hg_result){.over = s->over != 0, .winners = s->winners};
}

void hg_view(const struct hg_rules *r, const struct hg_state *s, uint8_t seat, struct hg_view *out)
{
    struct hg_state *p = &out->position;
    memset(out, 0, sizeof *out);
    out->seat = seat;
    memcpy(p->ask, s->ask, sizeof p->ask);
    p->turn = s->turn;
    p->round = s->round;
    p->depth = s->depth;
    p->over = s->over;
    p->winners = s->winners;
    p->living = s->living;
    p->acting = s->acting;
    family_of(r)->reveal(r, s, seat, p);
}

struct hg_action hg_redact(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a, uint8_t seat)
{
    struct hg_action seen = *a;
    if (seen.card != HG_NONE && family_of(r)->hides_card(r, s, a, seat))
        seen.card = HG_HIDDEN;
    return seen;
}

void hg_imagine(const struct hg_rules *r, const struct hg_view *v, struct hg_source random, struct hg_state *out)
{
    *out = v->position;
    family_of(r)->imagine(r, v->seat, random, out);
}

/* The pending decisions hang together with who acts and whether the game is over. */
static const char *common_ok(const struct hg_rules *r, const struct hg_state *s)
{
    uint8_t actor = hg_actor(s);
    if ((s->acting & ~s->living) != 0 || s->living >> r->seats != 0)
        return "a seat acts that does not live";
    if (s->over)
        return NULL;
    if (s->depth == 0 || s->depth > HG_ASKS_MAX)
        return "nobody is asked in a running game";
    if (actor != HG_CHANCE && !has(s->acting, actor))
        return "a seat is asked that does not act";
    return NULL;
}

const char *hg_state_ok(const struct hg_rules *r, const struct hg_state *s)
{
    const char *broken = common_ok(r, s);
    return broken != NULL ? broken : family_of(r)->state_ok(r, s);
}

/* A good mixer of one word (the finalizer of splitmix64). */
static uint64_t mix(uint64_t x)
{
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

/* Lowest byte first, whatever the machine. */
static uint64_t element(const unsigned char *at, unsigned size)
{
    uint64_t value = 0;
    while (size-- > 0)
        value = value << 8 | at[size];
    return value;
}

/* Each word that is not zero adds a number of its own, made from the field's id, its index and the value. */
static uint64_t field_hash(const struct hg_field *field, const struct hg_state *s)
{
    const unsigned char *at = (const unsigned char *)s + field->offset;
    unsigned words = field->size <= 8 ? field->count : field->count * (field->size / 8u);
    unsigned size = field->size <= 8 ? field->size : 8;
    uint64_t sum = 0;
    for (unsigned i = 0; i < words; i++) {
        uint64_t value = element(at + i * size, size);
        if (value != 0)
            sum += mix(value ^ mix((uint64_t)field->id << 32 | (i + 1)));
    }
    return sum;
}

uint64_t hg_hash(const struct hg_rules *r, const struct hg_state *s)
{
    struct hg_fields fields = hg_fields(r);
    uint64_t sum = 0;
    for (unsigned i = 0; i < fields.count; i++)
        sum += field_hash(&fields.field[i], s);
    return mix(sum);
}

struct hg_verbs hg_verbs(const struct hg_rules *r)
{
    const struct hg_family *family = family_of(r);
    return family->verbs_in != NULL ? family->verbs_in(r) : family->verbs;
}

bool hg_is_aside(const struct hg_rules *r, uint8_t verb)
{
    return verb == HG_RESIGN || (verb < 32 && has(family_of(r)->asides, verb));
}

struct hg_fields hg_fields(const struct hg_rules *r)
{
    const struct hg_family *family = family_of(r);
    return family->fields_in != NULL ? family->fields_in(r) : family->fields;
}

const char *hg_ask_name(const struct hg_rules *r, uint8_t kind)
{
    const struct hg_family *family = family_of(r);
    return kind < family->ask_kinds ? family->ask_name(kind) : "unknown";
}

const char *hg_family_name(const struct hg_rules *r)
{
    static const char *const names[HG_FAMILIES] = {
#define ROW(NUMBER, name) [HG_##NUMBER] = #name,
        HG_EACH_FAMILY(ROW)
#undef ROW
    };
    return names[r->family];
}

struct hg_traits hg_traits(const struct hg_rules *r)
{
    const struct hg_family *family = family_of(r);
    struct hg_traits traits = family->traits;
    if (family->traits_in != NULL)
        family->traits_in(r, &traits);
    return traits;
}

uint64_t hg_held(const struct hg_rules *r, const struct hg_state *s, unsigned army)
{
    return family_of(r)->held(s, army);
}

unsigned hg_units_at(const struct hg_rules *r, const struct hg_state *s, unsigned place)
{
    const struct hg_family *family = family_of(r);
    return family->units_at != NULL ? family->units_at(s, place) : 0;
}

unsigned hg_score(const struct hg_rules *r, const struct hg_state *s, unsigned seat)
{
    const struct hg_family *family = family_of(r);
    return family->score != NULL ? family->score(r, s, seat) : 0;
}

/* Mostly the small numbers leave no choice. */
static bool small_numbers_vary(const struct hg_choice *c)
{
    return memcmp(c->x_lo, c->x_hi, sizeof c->x_lo) != 0;
}

uint64_t hg_choice_count(const struct hg_choice *c)
{
    uint64_t count = (uint64_t)(c->n.hi - c->n.lo + 1) * (c->to == 0 ? 1 : count_bits(c->to));
    for (unsigned i = 0; i < HG_SMALL_MAX && small_numbers_vary(c); i++)
        count *= (uint64_t)(c->x_hi[i] - c->x_lo[i] + 1);
    return count;
}

/* Divides k by the widths of the ranges and leaves the remainders in `x`; returns what is left of it. */
static uint64_t choose_small(const struct hg_choice *c, uint64_t k, uint8_t *x)
{
    for (unsigned i = 0; i < HG_SMALL_MAX; i++) {
        uint64_t width = (uint64_t)(c->x_hi[i] - c->x_lo[i] + 1);
        x[i] = (uint8_t)(c->x_lo[i] + k % width);
        k /= width;
    }
    return k;
}

struct hg_action hg_choice_nth(const struct hg_choice *c, uint64_t k)
{
    struct hg_action a = hg_blank(c->verb, c->seat);
    uint64_t numbers = (uint64_t)(c->n.hi - c->n.lo + 1);
    uint64_t to = c->to;
    a.from = c->from;
    a.card = c->card;
    memcpy(a.x, c->x_lo, sizeof c->x_lo);
    if (small_numbers_vary(c))
        k = choose_small(c, k, a.x);
    a.n = c->n.lo;
    if (numbers > 1) {
        a.n = (uint16_t)(c->n.lo + k % numbers);
        k /= numbers;
    }
    for (; k > 0; k--)
        to &= to - 1;
    if (to != 0)
        a.to = (uint8_t)lowest(to);
    return a;
}
