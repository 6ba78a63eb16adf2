/* The sentences follow the rules that judge: goals and bases, the roles of a campaign, homes and ships, points. */
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

static unsigned side_of(const struct aim *a, unsigned seat)
{
    const struct hg_conquest_rules *c = &a->r->conquest;
    unsigned army = seat_army_played(a->r, a->s, seat);
    if (c->sides == HG_SIDES_BY_SEAT)
        return c->side_of[seat];
    return army < HG_ARMIES_MAX ? c->side_of[army] : HG_ARMIES_MAX + seat;
}

static bool has_allies(const struct aim *a)
{
    if (a->r->conquest.sides == HG_NO_SIDES)
        return false;
    for (unsigned i = 0; i < a->r->seats; i++)
        if (i != a->seat && side_of(a, i) == side_of(a, a->seat))
            return true;
    return false;
}

/* ---- Conquest ---------------------------------------------------------------------------------------------------- */

static void name_role(const struct aim *a, enum hg_role role, char name[SEAT_NAME_MAX])
{
    unsigned armies = a->r->conquest.campaign.role_armies[role];
    snprintf(name, SEAT_NAME_MAX, "?");
    if (armies != 0)
        seat_name(a->r, a->names, a->language, a->s, lowest(armies), name);
    name[strcspn(name, ",")] = '\0'; /* all armies of the faction, whatever their colours */
}

static void say_campaign(const struct aim *a)
{
    const char *prize = a->names->tokens.count > 0 ? a->names->tokens.item[0].name[a->language] : "?";
    char others[SEAT_NAME_MAX];
    switch ((enum hg_role)a->r->conquest.campaign.role[a->seat]) {
    case HG_SEEKERS:
        name_role(a, HG_KEEPERS, others);
        snprintf(a->out, AIM_MAX, say(a->language, "You win by finding the %s, or when no unit of %s is left."), prize,
                 others);
        return;
    case HG_KEEPERS:
        name_role(a, HG_SEEKERS, others);
        snprintf(a->out, AIM_MAX, say(a->language, "You win when no unit of %s is left; the %s must not be found."),
                 others, prize);
        return;
    case HG_COLLECTORS:
        snprintf(a->out, AIM_MAX, say(a->language, "You win by holding %u strategic places."),
                 a->r->conquest.campaign.strategic_win);
        return;
    case HG_ROLES:
        a->out[0] = '\0';
    }
}

static void say_conquest(const struct aim *a)
{
    const struct hg_conquest_rules *c = &a->r->conquest;
    bool allies = has_allies(a), goals = insight_is_won_by_goals(a->r);
    if (hg_plays_with(a->r, HG_CAMPAIGN))
        say_campaign(a);
    else if (goals && allies)
        snprintf(a->out, AIM_MAX,
                 say(a->language, "Your side wins with %u goals together and all its bases in hand, or as the last one "
                                  "on the board."),
                 c->goals_together);
    else if (goals)
        snprintf(a->out, AIM_MAX,
                 say(a->language, "You win with %u goals and your own base in hand, or as the last one on the board."),
                 c->goals_alone);
    else
        snprintf(a->out, AIM_MAX, "%s",
                 allies ? say(a->language, "Your side wins as the last one on the board.")
                        : say(a->language, "You win as the last one on the board."));
}

/* ---- Other families ---------------------------------------------------------------------------------------------- */

static void say_galactic(const struct aim *a)
{
    snprintf(a->out, AIM_MAX, "%s",
             say(a->language, "You win by filling the other home with your ships, by taking the last enemy ship, or by "
                              "the better position when nobody can go on."));
}

static void say_assets(const struct aim *a)
{
    snprintf(a->out, AIM_MAX, "%s", say(a->language, "You win with the most points, once every card is claimed."));
}

void aim_say(const struct hg_rules *r, const struct names *names, enum language language, const struct hg_state *s,
             unsigned seat, char out[AIM_MAX])
{
    static void (*const says[HG_FAMILIES])(const struct aim *) = {
#define ROW(NUMBER, name) [HG_##NUMBER] = say_##name,
        HG_EACH_FAMILY(ROW)
#undef ROW
    };
    says[r->family](&(struct aim){r, names, language, s, seat, out});
}
