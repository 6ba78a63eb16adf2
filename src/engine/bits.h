/* Sets as bits: counting, finding, walking. The one place for compiler extensions of this kind. */
#ifndef HG_BITS_H
#define HG_BITS_H

#include <stdbool.h>
#include <stdint.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "engine/state.h"

_Static_assert(HG_PLACES_MAX % 16 == 0, "crowded looks at sixteen places at a time");
_Static_assert(HG_SUPPLY < UINT16_MAX - 126, "crowded lifts numbers of units by as much");
_Static_assert(HG_ARMIES_MAX % 2 == 0, "holders looks at two armies at a time");

/* Marks for the compiler. A reader may skip them: they change no result, only how many instructions it takes. They
 * stand on the path that every action takes, from hg_choices and hg_apply to the verbs of attacks and deploying. There
 * a function is a handful of instructions, so that a call, or the registers that are saved for one, weighs as much as
 * the rule. Every mark was taken off and counted alone (`make bench`): each that is left saves more than 0.8 % of some
 * count, or keeps one within its target. Nobody adds one without such a count.
 *
 *   ALWAYS  the function is passed all the time, and a call would cost more than what it does
 *   RARELY  it is seldom called from a place that is passed all the time, and stays out of the way there
 *   SELDOM  the same, for one that most games never need */
#define ALWAYS static inline __attribute__((always_inline))
#define RARELY __attribute__((noinline))
#define SELDOM __attribute__((noinline, cold))

/* UNROLLED: a loop over a handful of elements that is passed all the time is written out, and nothing counts. */
#ifdef __clang__
#define UNROLLED _Pragma("clang loop unroll(full)")
#else
#define UNROLLED _Pragma("GCC unroll 16")
#endif

static inline uint64_t bit(unsigned i)
{
    return (uint64_t)1 << i;
}

static inline bool has(uint64_t set, unsigned i)
{
    return (set >> i & 1) != 0;
}

/* Without the instruction the builtin would call into a library, and the engine links to none. */
static inline unsigned count_bits(uint64_t x)
{
#if defined(__POPCNT__) || defined(__wasm__) || defined(__aarch64__)
    return (unsigned)__builtin_popcountll(x);
#else
    x -= x >> 1 & 0x5555555555555555u;
    x = (x & 0x3333333333333333u) + (x >> 2 & 0x3333333333333333u);
    x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return (unsigned)(x * 0x0101010101010101u >> 56);
#endif
}

/* The lowest member of a set that is not empty. */
static inline unsigned lowest(uint64_t set)
{
    return (unsigned)__builtin_ctzll(set);
}

/* Takes the lowest member out of a set that is not empty. */
static inline uint8_t take_lowest(uint64_t *set)
{
    unsigned i = lowest(*set);
    *set &= *set - 1;
    return (uint8_t)i;
}

/* Of eight bytes that hold how many came up to them (at most 64), those that k is not below: k more have to come. */
static inline unsigned passed_by(uint64_t upto, unsigned k)
{
    const uint64_t ones = UINT64_C(0x0101010101010101);
    return count_bits(((k * ones | 128 * ones) - upto) & (128 * ones));
}

/* The k-th member of a set in rising order, k below their number: first its byte, by how many members there are up to
 * each one, then the same with the bits of that byte. There is no branch that nobody could foresee. */
static inline unsigned nth_of(uint64_t set, unsigned k)
{
    const uint64_t ones = UINT64_C(0x0101010101010101), diagonal = UINT64_C(0x8040201008040201);
    uint64_t upto = set - (set >> 1 & 0x55 * ones), bits;
    unsigned at;
    upto = (upto & 0x33 * ones) + (upto >> 2 & 0x33 * ones);
    upto = ((upto + (upto >> 4)) & 0x0f * ones) * ones;
    at = 8 * passed_by(upto, k);
    k -= (unsigned)(upto << 8 >> at & 255);
    bits = (set >> at & 255) * ones & diagonal;
    bits = ((bits + 127 * ones) >> 7 & ones) * ones;
    return at + passed_by(bits, k);
}

/* The places with two or more of the units: by far the most common question about a board. */
static inline uint64_t crowded(const uint16_t units[HG_PLACES_MAX])
{
    uint64_t places = 0;
#ifdef __SSE2__
    const __m128i lift = _mm_set1_epi8(126);
    UNROLLED
    for (unsigned i = 0; i < HG_PLACES_MAX; i += 16) {
        __m128i low = _mm_loadu_si128((const __m128i *)(const void *)(units + i));
        __m128i high = _mm_loadu_si128((const __m128i *)(const void *)(units + i + 8));
        /* In a byte, more units than it can hold are still many: 127, or 128 for the largest numbers. Lifted, two and
         * more reach the top bit. */
        __m128i lifted = _mm_add_epi8(_mm_packs_epi16(low, high), lift);
        places |= (uint64_t)(unsigned)_mm_movemask_epi8(lifted) << i;
    }
#else
    for (unsigned i = 0; i < HG_PLACES_MAX; i++)
        places |= (uint64_t)(units[i] > 1) << i;
#endif
    return places;
}

/* The places with any units. */
static inline uint64_t manned(const uint16_t units[HG_PLACES_MAX])
{
    uint64_t places = 0;
#ifdef __SSE2__
    UNROLLED
    for (unsigned i = 0; i < HG_PLACES_MAX; i += 16) {
        __m128i low = _mm_loadu_si128((const __m128i *)(const void *)(units + i));
        __m128i high = _mm_loadu_si128((const __m128i *)(const void *)(units + i + 8));
        /* In a byte, more units than it can hold are still some: 127, or 128 for the largest numbers. */
        __m128i bare = _mm_cmpeq_epi8(_mm_packs_epi16(low, high), _mm_setzero_si128());
        places |= (uint64_t)(unsigned)(_mm_movemask_epi8(bare) ^ 0xffff) << i;
    }
#else
    for (unsigned i = 0; i < HG_PLACES_MAX; i++)
        places |= (uint64_t)(units[i] > 0) << i;
#endif
    return places;
}

/* The places whose byte is not 0. */
static inline uint64_t occupied(const uint8_t x[HG_PLACES_MAX])
{
    uint64_t places = 0;
#ifdef __SSE2__
    UNROLLED
    for (unsigned i = 0; i < HG_PLACES_MAX; i += 16) {
        __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)(x + i));
        __m128i bare = _mm_cmpeq_epi8(bytes, _mm_setzero_si128());
        places |= (uint64_t)(unsigned)(_mm_movemask_epi8(bare) ^ 0xffff) << i;
    }
#else
    for (unsigned i = 0; i < HG_PLACES_MAX; i++)
        places |= (uint64_t)(x[i] != 0) << i;
#endif
    return places;
}

/* The places whose byte is 2 or more. */
static inline uint64_t stacked(const uint8_t x[HG_PLACES_MAX])
{
    uint64_t places = 0;
#ifdef __SSE2__
    const __m128i one = _mm_set1_epi8(1);
    UNROLLED
    for (unsigned i = 0; i < HG_PLACES_MAX; i += 16) {
        __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)(x + i));
        __m128i low = _mm_cmpeq_epi8(_mm_max_epu8(bytes, one), one);
        places |= (uint64_t)(unsigned)(_mm_movemask_epi8(low) ^ 0xffff) << i;
    }
#else
    for (unsigned i = 0; i < HG_PLACES_MAX; i++)
        places |= (uint64_t)(x[i] > 1) << i;
#endif
    return places;
}

/* Which of the armies hold a place. Without branches: all are looked at, which takes less time than a wrong guess. */
static inline unsigned holders(const uint64_t own[HG_ARMIES_MAX], unsigned place)
{
    unsigned armies = 0;
#ifdef __SSE2__
    const __m128i to_the_top = _mm_cvtsi32_si128((int)(63 - place));
    UNROLLED
    for (unsigned i = 0; i < HG_ARMIES_MAX; i += 2) {
        __m128i two = _mm_loadu_si128((const __m128i *)(const void *)(own + i));
        armies |= (unsigned)_mm_movemask_pd(_mm_castsi128_pd(_mm_sll_epi64(two, to_the_top))) << i;
    }
#else
    for (unsigned i = 0; i < HG_ARMIES_MAX; i++)
        armies |= (unsigned)(own[i] >> place & 1) << i;
#endif
    return armies;
}

/* ---- Sets of cards ----------------------------------------------------------------------------------------------- */

static inline bool set_has(const struct hg_set *set, unsigned i)
{
    return has(set->word[i >> 6], i & 63);
}

static inline void set_add(struct hg_set *set, unsigned i)
{
    set->word[i >> 6] |= bit(i & 63);
}

static inline void set_remove(struct hg_set *set, unsigned i)
{
    set->word[i >> 6] &= ~bit(i & 63);
}

static inline unsigned set_count(const struct hg_set *set)
{
    return count_bits(set->word[0]) + count_bits(set->word[1]);
}

static inline bool set_empty(const struct hg_set *set)
{
    return (set->word[0] | set->word[1]) == 0;
}

static inline struct hg_set set_union(struct hg_set a, struct hg_set b)
{
    return (struct hg_set){{a.word[0] | b.word[0], a.word[1] | b.word[1]}};
}

static inline struct hg_set set_both(struct hg_set a, struct hg_set b)
{
    return (struct hg_set){{a.word[0] & b.word[0], a.word[1] & b.word[1]}};
}

static inline struct hg_set set_minus(struct hg_set a, struct hg_set b)
{
    return (struct hg_set){{a.word[0] & ~b.word[0], a.word[1] & ~b.word[1]}};
}

static inline bool set_within(struct hg_set a, struct hg_set b)
{
    struct hg_set rest = set_minus(a, b);
    return set_empty(&rest);
}

/* The set 0..count-1. */
static inline struct hg_set set_first(unsigned count)
{
    struct hg_set set = {{0, 0}};
    set.word[0] = count >= 64 ? ~(uint64_t)0 : bit(count) - 1;
    set.word[1] = count <= 64 ? 0 : count >= 128 ? ~(uint64_t)0 : bit(count - 64) - 1;
    return set;
}

/* Takes the lowest member out of a set that is not empty. */
static inline uint8_t set_take_lowest(struct hg_set *set)
{
    if (set->word[0] != 0)
        return take_lowest(&set->word[0]);
    return (uint8_t)(64 + take_lowest(&set->word[1]));
}

/* The k-th member in rising order, k below the count. */
static inline uint8_t set_nth(struct hg_set set, unsigned k)
{
    unsigned first = count_bits(set.word[0]), second = k >= first;
    return (uint8_t)(64 * second + nth_of(second ? set.word[1] : set.word[0], k - second * first));
}

#endif
