/* The facts of a position: one row for each field, for hashing, JSON, rule scripts and tests alike. A mode lists those
 * that it plays with; the rows stand in that order: the core's, those of mechanisms, those of the campaign. */
#include "engine/conquest/tables.h"

/* Ids of the rows where a part begins. No field has the last. */
enum { FIRST_OF_MECHANISMS = 40, FIRST_OF_CAMPAIGN = 66, NO_FIELD = UINT8_MAX };

#define OPEN(id, name, elements, shape, index)   HG_FIELD(id, #name, conquest.open.name, elements, shape, index)
#define SECRET(id, name, elements, shape, index) HG_FIELD(id, #name, conquest.secret.name, elements, shape, index)

/* Ids are never reused: hashes in old records depend on them. 79 belonged to a field that is gone. */
static const struct hg_field fields[] = {
    HG_COMMON_FIELDS,
    OPEN(20, own, HG_ARMIES_MAX, HG_PLACE_SET, HG_PER_ARMY),
    OPEN(21, units, HG_PLACES_MAX, HG_NUMBER, HG_PER_PLACE),
    OPEN(22, discard, 1, HG_CARD_SET, HG_SINGLE),
    OPEN(23, pool, HG_ARMIES_MAX, HG_NUMBER, HG_PER_ARMY),
    OPEN(24, pile, 1, HG_NUMBER, HG_SINGLE),
    OPEN(25, hand_size, HG_SEATS_MAX, HG_NUMBER, HG_PER_SEAT),
    OPEN(26, deck_size, 1, HG_NUMBER, HG_SINGLE),
    OPEN(27, picked_size, 1, HG_NUMBER, HG_SINGLE),
    OPEN(28, seat, 1, HG_SEAT, HG_SINGLE),
    OPEN(29, first, 1, HG_SEAT, HG_SINGLE),
    OPEN(30, step, 1, HG_NUMBER, HG_SINGLE),
    OPEN(31, conquests, 1, HG_NUMBER, HG_SINGLE),
    OPEN(32, battle_from, 1, HG_PLACE, HG_SINGLE),
    OPEN(33, battle_to, 1, HG_PLACE, HG_SINGLE),
    OPEN(34, battle_attack, 1, HG_NUMBER, HG_SINGLE),
    OPEN(35, battle_defence, 1, HG_NUMBER, HG_SINGLE),
    SECRET(36, deck, 1, HG_CARD_SET, HG_SINGLE),
    SECRET(37, hand, HG_SEATS_MAX, HG_CARD_SET, HG_PER_SEAT),
    SECRET(38, picked, 1, HG_CARD_SET, HG_SINGLE),
    OPEN(FIRST_OF_MECHANISMS, resource, 1, HG_PLACE_SET, HG_SINGLE),
    OPEN(41, start_own, 1, HG_PLACE_SET, HG_SINGLE),
    OPEN(42, start_side, 1, HG_PLACE_SET, HG_SINGLE),
    OPEN(43, goals, 1, HG_GOAL_SET, HG_SINGLE),
    OPEN(44, goals_of, HG_SEATS_MAX, HG_GOAL_SET, HG_PER_SEAT),
    OPEN(45, rewards, 1, HG_REWARD_SET, HG_SINGLE),
    OPEN(46, rewards_of, HG_SEATS_MAX, HG_REWARD_SET, HG_PER_SEAT),
    OPEN(47, base, HG_SEATS_MAX, HG_SPOT, HG_PER_SEAT),
    OPEN(48, hero, HG_SEATS_MAX, HG_SPOT, HG_PER_SEAT),
    OPEN(49, tower, HG_TOWERS_MAX, HG_SPOT, HG_PER_SLOT),
    OPEN(50, army, HG_SEATS_MAX, HG_ARMY, HG_PER_SEAT),
    OPEN(51, order, HG_SEATS_MAX, HG_NUMBER, HG_PER_SLOT),
    OPEN(52, side, HG_SEATS_MAX, HG_SEATS, HG_PER_SEAT),
    OPEN(53, decks, HG_DECKS_MAX, HG_NUMBER, HG_PER_SLOT),
    HG_FIELD(54, "captured_1", conquest.open.captured_size[0], HG_SEATS_MAX, HG_NUMBER, HG_PER_SEAT),
    HG_FIELD(55, "captured_2", conquest.open.captured_size[1], HG_SEATS_MAX, HG_NUMBER, HG_PER_SEAT),
    HG_FIELD(56, "captured_3", conquest.open.captured_size[2], HG_SEATS_MAX, HG_NUMBER, HG_PER_SEAT),
    OPEN(57, collected, 1, HG_NUMBER, HG_SINGLE),
    OPEN(58, battle_hero, 1, HG_NUMBER, HG_SINGLE),
    OPEN(59, battle_die, HG_KEPT_MAX, HG_NUMBER, HG_PER_SLOT),
    OPEN(60, silenced, 1, HG_SEATS, HG_SINGLE),
    OPEN(61, effect_card, HG_EFFECTS_MAX, HG_CARD, HG_PER_SLOT),
    OPEN(62, effect_from, HG_EFFECTS_MAX, HG_SPOT, HG_PER_SLOT),
    OPEN(63, effect_to, HG_EFFECTS_MAX, HG_SPOT, HG_PER_SLOT),
    SECRET(64, captured, 1, HG_CARD_SET, HG_SINGLE),
    SECRET(65, known, HG_SEATS_MAX, HG_CARD_SET, HG_PER_SEAT),
    OPEN(92, asked, 1, HG_PLACE_SET, HG_SINGLE),
    OPEN(FIRST_OF_CAMPAIGN, devastated, 1, HG_PLACE_SET, HG_SINGLE),
    OPEN(67, invaded, 1, HG_PLACE_SET, HG_SINGLE),
    OPEN(68, scanned, 1, HG_PLACE_SET, HG_SINGLE),
    OPEN(69, ships, HG_PLACES_MAX, HG_SHIPS, HG_PER_PLACE),
    OPEN(70, token_at, HG_TOKENS_MAX, HG_SPOT, HG_PER_SLOT),
    OPEN(71, token_known, HG_TOKENS_MAX, HG_SEATS, HG_PER_SLOT),
    OPEN(72, tokens_drawn, 1, HG_NUMBER, HG_SINGLE),
    OPEN(73, tokens_out, 1, HG_NUMBER, HG_SINGLE),
    OPEN(74, titan, 1, HG_SPOT, HG_SINGLE),
    OPEN(75, titan_mark, 1, HG_NUMBER, HG_SINGLE),
    OPEN(76, meter, 1, HG_NUMBER, HG_SINGLE),
    OPEN(77, built, 1, HG_NUMBER, HG_SINGLE),
    OPEN(78, taken_from, 1, HG_NUMBER, HG_SINGLE),
    OPEN(80, moved, 1, HG_NUMBER, HG_SINGLE),
    OPEN(81, battle_titan, 1, HG_NUMBER, HG_SINGLE),
    OPEN(82, battle_ships, 2, HG_SHIPS, HG_PER_SLOT),
    OPEN(83, battle_bonus, 2, HG_NUMBER, HG_PER_SLOT),
    OPEN(84, battle_total, 1, HG_NUMBER, HG_SINGLE),
    OPEN(85, cap_at, HG_CAPS_MAX, HG_SPOT, HG_PER_SLOT),
    OPEN(86, cap_left, HG_CAPS_MAX, HG_NUMBER, HG_PER_SLOT),
    OPEN(87, scan_at, 1, HG_SPOT, HG_SINGLE),
    OPEN(88, scan_matched, 1, HG_NUMBER, HG_SINGLE),
    OPEN(89, scan_dice, 2, HG_NUMBER, HG_PER_SLOT),
    OPEN(90, scan_face, HG_SCAN_DICE, HG_NUMBER, HG_PER_SLOT),
    SECRET(91, prize, 1, HG_NUMBER, HG_SINGLE),
};

/* The list up to the first field of what the mode does without. */
static struct hg_fields fields_before(unsigned id)
{
    unsigned count = 0;
    while (count < sizeof fields / sizeof fields[0] && fields[count].id != id)
        count++;
    return (struct hg_fields){fields, count};
}

struct hg_fields fields_in(const struct hg_rules *r)
{
    if (plays_with(r, HG_CAMPAIGN))
        return fields_before(NO_FIELD);
    return fields_before(r->conquest.mechanisms == 0 ? FIRST_OF_MECHANISMS : FIRST_OF_CAMPAIGN);
}
