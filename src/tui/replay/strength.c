/* Strength by family: units, places, income and goals where land is conquered; ships and how far they have come on the
 * grid; the score of the cards. Each part counts as the share that a seat has of it. */
#include "tui/replay/strength.h"

#include "engine/galactic/board.h"
#include "engine/insight.h"
#include "engine/traits.h"
#include "front/game.h"
#include "players/skill.h"
#include "stories/seats.h"

/* What everybody is given of a part that begins with nothing, so that the first goal or card doesn't count as all. */
static const unsigned given[STRENGTH_KINDS] = {[STRENGTH_GOALS] = 1, [STRENGTH_SCORE] = 5};

/* ---- Conquest ---------------------------------------------------------------------------------------------------- */

/* Units weigh most, since they are what the next turn is fought with; goals are what wins, where there are any. */
static unsigned conquest_parts(const struct hg_rules *r, const struct hg_state *s, struct strength_part *out)
{
    bool goals = (r->conquest.mechanisms >> HG_GOALS & 1) != 0;
    out[0] = (struct strength_part){STRENGTH_UNITS, 4, {0}};
    out[1] = (struct strength_part){STRENGTH_PLACES, 3, {0}};
    out[2] = (struct strength_part){STRENGTH_INCOME, 3, {0}};
    out[3] = (struct strength_part){STRENGTH_GOALS, 5, {0}};
    for (uint8_t i = 0; i < r->seats; i++) {
        out[0].of[i] = seat_units(s, i);
        out[1].of[i] = count_bits(s->conquest.open.own[i]);
        out[2].of[i] = insight_income(r, s, i);
        out[3].of[i] = count_bits(s->conquest.open.goals_of[i]);
    }
    return goals ? 4 : 3;
}

/* ---- Galactic ---------------------------------------------------------------------------------------------------- */

/* Dark squares are numbered upwards, nine to two ranks; the light ones of the homes lie on the outermost ranks. */
static unsigned rank_of(unsigned square)
{
    if (has(LIGHTS, square))
        return has(HIGH_LIGHTS, square) ? RANKS - 1 : 0;
    return square / 9 * 2 + (square % 9 >= 4);
}

/* How far ships have come is counted in ranks from one's own side. */
static unsigned galactic_parts(const struct hg_rules *r, const struct hg_state *s, struct strength_part *out)
{
    out[0] = (struct strength_part){STRENGTH_SHIPS, 1, {0}};
    out[1] = (struct strength_part){STRENGTH_ADVANCE, 1, {0}};
    for (unsigned i = 0; i < r->seats; i++)
        for (uint64_t rest = s->galactic.open.own[i]; rest != 0;) {
            unsigned square = take_lowest(&rest), rank = rank_of(square);
            out[0].of[i] += s->galactic.open.units[square];
            out[1].of[i] += i == 0 ? rank : RANKS - 1 - rank;
        }
    return 2;
}

/* ---- Assets ------------------------------------------------------------------------------------------------------ */

/* Points are all there is. */
static unsigned assets_parts(const struct hg_rules *r, const struct hg_state *s, struct strength_part *out)
{
    out[0] = (struct strength_part){STRENGTH_SCORE, 1, {0}};
    for (unsigned i = 0; i < r->seats; i++)
        out[0].of[i] = hg_score(r, s, i);
    return 1;
}

/* ---- Shares ------------------------------------------------------------------------------------------------------ */

/* A family without parts does not compile. */
unsigned strength_parts(const struct hg_rules *r, const struct hg_state *s, struct strength_part out[STRENGTH_PARTS])
{
    static unsigned (*const parts[HG_FAMILIES])(const struct hg_rules *, const struct hg_state *,
                                                struct strength_part *) = {
#define ROW(NUMBER, name) [HG_##NUMBER] = name##_parts,
        HG_EACH_FAMILY(ROW)
#undef ROW
    };
    return parts[r->family](r, s, out);
}

/* A part of which nobody has anything yet decides nothing. Those who are out have no share in what is given. */
static unsigned add_part(const struct hg_rules *r, const struct hg_state *s, const struct strength_part *part,
                         unsigned sum[HG_SEATS_MAX])
{
    unsigned value[HG_SEATS_MAX], all = 0;
    for (unsigned i = 0; i < r->seats; i++) {
        value[i] = has(s->living, i) ? part->of[i] + given[part->kind] : 0;
        all += value[i];
    }
    for (unsigned i = 0; i < r->seats && all > 0; i++)
        sum[i] += part->weight * STRENGTH_ALL * value[i] / all;
    return all > 0 ? part->weight : 0;
}

/* Nobody is stronger than the others before the first turn: who has placed more so far says nothing. */
void strength_shares(const struct hg_rules *r, const struct hg_state *s, uint16_t out[HG_SEATS_MAX])
{
    struct strength_part part[STRENGTH_PARTS];
    unsigned parts = strength_parts(r, s, part), weight = 0, sum[HG_SEATS_MAX] = {0};
    for (unsigned i = 0; i < parts && s->round > 0; i++)
        weight += add_part(r, s, &part[i], sum);
    for (unsigned i = 0; i < HG_SEATS_MAX; i++)
        out[i] = 0;
    for (unsigned i = 0; i < r->seats; i++)
        out[i] = (uint16_t)(weight > 0 ? sum[i] / weight : (unsigned)STRENGTH_ALL / r->seats);
}

/* Before the first turn all have the same chance; the judges of positions know nothing of set-up. */
void strength_chances(const struct hg_rules *r, const struct hg_state *s, uint16_t out[HG_SEATS_MAX])
{
    uint32_t worth[HG_SEATS_MAX] = {0};
    if (s->round > 0)
        skill_of(r)->evaluate(r, s, worth);
    for (unsigned i = 0; i < HG_SEATS_MAX; i++)
        out[i] = (uint16_t)((uint64_t)worth[i] * STRENGTH_ALL / SKILL_ONE);
    for (unsigned i = 0; i < r->seats && s->round == 0; i++)
        out[i] = (uint16_t)(STRENGTH_ALL / r->seats);
}
