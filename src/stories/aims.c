/* What makes a seat win, in words. The sentences follow the rules that judge: goals and bases, the roles of a
 * campaign, homes and ships, points. A phrase without a subject is behind all of them, so that `show`, the overview
 * and the first question to a person say the same. */
#include "stories/aims.h"

#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/insight.h"
#include "engine/traits.h"
#include "stories/seats.h"
#include "text/say.h"

/* What a sentence is said about. */
struct aim {
    const struct hg_rules *r;
    const struct names *names;
    enum language language;
    const struct hg_state *s;
    unsigned seat;
    char *out;
};

/* ---- Sides ------------------------------------------------------------------------------------------------------- */

/* Those who win with this seat, without itself. */
static unsigned allies_of(const struct aim *a)
{
    return seat_side(a->r, a->s, a->seat) & ~(1u << a->seat);
}

/* "Terran", "Terran and Zerg, brown" */
static void name_allies(const struct aim *a, char *out, size_t size)
{
    size_t used = 0;
    for (uint64_t left = allies_of(a); left != 0 && used < size;) {
        char name[SEAT_NAME_MAX];
        seat_name(a->r, a->names, a->language, a->s, take_lowest(&left), name);
        used += (size_t)snprintf(out + used, size - used, "%s%s", used > 0 ? say(a->language, " and ") : "", name);
    }
}

/* Alone or together, the engine counts the same fields when it judges. */
struct aim_goals aim_goals(const struct hg_rules *r, const struct hg_state *s, unsigned seat)
{
    struct aim a = {.r = r, .s = s, .seat = seat};
    struct aim_goals out = {0, allies_of(&a) != 0 ? r->conquest.goals_together : r->conquest.goals_alone};
    for (uint64_t side = seat_side(r, s, seat); side != 0;)
        out.got += count_bits(s->conquest.open.goals_of[take_lowest(&side)]);
    return out;
}

/* ---- Conquest ---------------------------------------------------------------------------------------------------- */

/* A role may be played by armies of several colours, or by nobody in this game; the name is the faction's without a
 * colour. */
static void name_role(const struct aim *a, enum hg_role role, char name[SEAT_NAME_MAX])
{
    unsigned armies = a->r->conquest.campaign.role_armies[role];
    snprintf(name, SEAT_NAME_MAX, "?");
    if (armies != 0)
        seat_name(a->r, a->names, a->language, a->s, lowest(armies), name);
    name[strcspn(name, ",")] = '\0'; /* all armies of the faction, whatever their colours */
}

/* Three factions with three aims. Names of the prize and of the factions are the edition's. */
static void tell_campaign(const struct aim *a)
{
    const char *prize = a->names->tokens.count > 0 ? a->names->tokens.item[0].name[a->language] : "?";
    char others[SEAT_NAME_MAX];
    switch ((enum hg_role)a->r->conquest.campaign.role[a->seat]) {
    case HG_SEEKERS:
        name_role(a, HG_KEEPERS, others);
        snprintf(a->out, AIM_MAX, say(a->language, "finding the %s, or removing the last unit of %s"), prize, others);
        return;
    case HG_KEEPERS:
        name_role(a, HG_SEEKERS, others);
        snprintf(a->out, AIM_MAX, say(a->language, "removing the last unit of %s before the %s is found"), others,
                 prize);
        return;
    case HG_COLLECTORS:
        snprintf(a->out, AIM_MAX, say(a->language, "holding %u strategic places (marked *) at once"),
                 a->r->conquest.campaign.strategic_win);
        return;
    case HG_ROLES:
        a->out[0] = '\0';
    }
}

/* Goals where the mode has them; being the last one left always wins. */
static void tell_conquest(const struct aim *a)
{
    const struct hg_conquest_rules *c = &a->r->conquest;
    bool allies = allies_of(a) != 0, goals = insight_is_won_by_goals(a->r);
    if (hg_plays_with(a->r, HG_CAMPAIGN))
        tell_campaign(a);
    else if (goals && allies)
        snprintf(a->out, AIM_MAX,
                 say(a->language, "collecting %u goals together with all its bases in hand, or being the last side on "
                                  "the board"),
                 c->goals_together);
    else if (goals)
        snprintf(a->out, AIM_MAX,
                 say(a->language, "collecting %u goals with the home base in hand, or being the last one on the board"),
                 c->goals_alone);
    else
        snprintf(a->out, AIM_MAX, "%s",
                 allies ? say(a->language, "being the last side on the board")
                        : say(a->language, "being the last one on the board"));
}

/* ---- Other families ---------------------------------------------------------------------------------------------- */

/* The printed ways to win, and what is judged when nobody can move. */
static void tell_galactic(const struct aim *a)
{
    snprintf(a->out, AIM_MAX, "%s",
             say(a->language, "filling the other home with ships, taking the last enemy ship, or having the better "
                              "position when nobody can go on"));
}

/* Regions are what makes two players with as many cards differ, so they are told here. */
static void tell_assets(const struct aim *a)
{
    snprintf(a->out, AIM_MAX, "%s",
             say(a->language, "having the most points once every card is claimed; a whole region counts its own "
                              "value instead"));
}

/* ---- The face ---------------------------------------------------------------------------------------------------- */

/* One function for each family; a new one without it does not compile. */
void aim_tell(const struct hg_rules *r, const struct names *names, enum language language, const struct hg_state *s,
              unsigned seat, char out[AIM_MAX])
{
    static void (*const tell[HG_FAMILIES])(const struct aim *) = {
#define ROW(NUMBER, name) [HG_##NUMBER] = tell_##name,
        HG_EACH_FAMILY(ROW)
#undef ROW
    };
    tell[r->family](&(struct aim){r, names, language, s, seat, out});
}

/* Allies by name, since who they are stands nowhere else in words. */
void aim_say(const struct hg_rules *r, const struct names *names, enum language language, const struct hg_state *s,
             unsigned seat, char out[AIM_MAX])
{
    char told[AIM_MAX], allies[HG_SEATS_MAX * SEAT_NAME_MAX];
    struct aim a = {r, names, language, s, seat, told};
    aim_tell(r, names, language, s, seat, told);
    if (allies_of(&a) == 0) {
        snprintf(out, AIM_MAX, say(language, "You win by %s."), told);
        return;
    }
    name_allies(&a, allies, sizeof allies);
    snprintf(out, AIM_MAX, say(language, "Your side, with %s, wins by %s."), allies, told);
}
