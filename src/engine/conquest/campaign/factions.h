/* Factions of a campaign and their places: what every file of the room looks up in the rules and in a position. Nothing
 * here changes anything. */
#ifndef HG_CAMPAIGN_FACTIONS_H
#define HG_CAMPAIGN_FACTIONS_H

#include "engine/conquest/core/mechanism.h"

enum titan_mark { TITAN_RETURNED = 1, TITAN_MARCHED = 2 /* rolled, moved freely, or stayed */ };
enum regroup_mark { MOVED_UNITS = 1, MOVED_SHIPS = 2 };
enum { SHIP_PLACED = HG_CLASSES_MAX + 1 }; /* in `built` */
enum { THE_TABLE = HG_SEATS_MAX };         /* in `token_known`: everybody there is, spectators too */

static inline const struct hg_campaign_rules *campaign_of(const struct hg_rules *r)
{
    return &r->conquest.campaign;
}

static inline uint8_t role_of(const struct hg_rules *r, uint8_t army)
{
    return campaign_of(r)->role[army];
}

static inline const struct hg_directive *directive_of(const struct hg_rules *r, uint8_t card)
{
    return &campaign_of(r)->directive[campaign_of(r)->card_directive[card]];
}

/* The places of all armies of a role, and the seats of it. */
static inline uint64_t places_of_role(const struct hg_rules *r, const struct hg_state *s, uint8_t role)
{
    uint64_t places = 0;
    for (uint64_t left = campaign_of(r)->role_armies[role]; left != 0;)
        places |= open_seen(s)->own[take_lowest(&left)];
    return places;
}

static inline uint8_t seats_of_role(const struct hg_rules *r, uint8_t role)
{
    return (uint8_t)(campaign_of(r)->role_armies[role] & (bit(r->seats) - 1));
}

/* Places of other factions, neutral ones included: after set-up somebody holds every place that can be held. */
static inline uint64_t enemy_places(const struct hg_rules *r, const struct hg_state *s, uint8_t army)
{
    return all_places(r) & ~open_seen(s)->devastated & ~places_of_role(r, s, role_of(r, army));
}

static inline bool titan_is_on(const struct hg_state *s, uint8_t place)
{
    return open_seen(s)->titan == place + 1;
}

/* The place of the keepers that the titan shields from attacks, as a set. */
static inline uint64_t titan_shield(const struct hg_rules *r, const struct hg_state *s)
{
    uint8_t titan = open_seen(s)->titan;
    return titan == 0 ? 0 : bit(titan - 1u) & places_of_role(r, s, HG_KEEPERS);
}

#endif
