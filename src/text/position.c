/* Positions as a few lines for people: the fields that the engine lists and nothing else, as in position_json.c. A
 * field that a mechanism adds is shown by itself; a word for it belongs into `labels`. */
#include "text/position.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "text/fields.h"
#include "text/say.h"

/* What every function here looks at. */
struct scene {
    const struct hg_rules *r;
    const struct names *names;
    const struct hg_state *s;
};

/* As many as this game uses. */
static unsigned elements(const struct scene *in, const struct hg_field *field)
{
    return field_elements(field, in->r, in->names, in->s);
}

/* Words of the engine as people say them: fields of positions and kinds of questions. A word that is missing here is
 * shown as it is. */
struct label {
    const char *word, *text;
};

/* By the engine's names of fields and of questions. The order is free: the first that fits counts, and no word stands
 * twice. */
static const struct label labels[] = {
    {"turn", SAID_IN("label", "turn")},
    {"round", SAID_IN("label", "round")},
    {"winners", SAID_IN("label", "won by seat")},
    {"living", SAID_IN("label", "seats alive")},
    {"acting", SAID_IN("label", "seats playing")},
    {"pool", SAID_IN("label", "starting units left")},
    {"pile", SAID_IN("label", "to place")},
    {"hand", SAID_IN("label", "hand")},
    {"hand_size", SAID_IN("label", "cards")},
    {"deck_size", SAID_IN("label", "deck")},
    {"picked_size", SAID_IN("label", "picked")},
    {"seat", SAID_IN("label", "turn of seat")},
    {"first", SAID_IN("label", "first seat")},
    {"step", SAID_IN("label", "step")},
    {"conquests", SAID_IN("label", "conquests")},
    {"battle_from", SAID_IN("label", "battle from")},
    {"battle_to", SAID_IN("label", "against")},
    {"battle_attack", SAID_IN("label", "attack dice")},
    {"battle_defence", SAID_IN("label", "defence dice")},
    {"start-roll", SAID_IN("label", "roll for the start")},
    {"claim", SAID_IN("label", "claim")},
    {"reinforce", SAID_IN("label", "reinforce")},
    {"deploy", SAID_IN("label", "deploy")},
    {"invade", SAID_IN("label", "invade")},
    {"defend", SAID_IN("label", "defend")},
    {"roll", SAID_IN("label", "roll")},
    {"advance", SAID_IN("label", "move in")},
    {"fortify", SAID_IN("label", "fortify")},
    {"draw", SAID_IN("label", "draw")},
    {"resource", SAID_IN("label", "resources")},
    {"start_own", SAID_IN("label", "held at the start of the turn")},
    {"start_side", SAID_IN("label", "held by the side")},
    {"goals", SAID_IN("label", "goals on the board")},
    {"goals_of", SAID_IN("label", "goals")},
    {"rewards", SAID_IN("label", "hidden rewards")},
    {"rewards_of", SAID_IN("label", "rewards")},
    {"base", SAID_IN("label", "base")},
    {"hero", SAID_IN("label", "hero")},
    {"army", SAID_IN("label", "army")},
    {"side", SAID_IN("label", "side")},
    {"collected", SAID_IN("label", "goals collected")},
    {"battle_hero", SAID_IN("label", "hero in battle")},
    {"silenced", SAID_IN("label", "silenced seats")},
    {"captured", SAID_IN("label", "captured")},
    {"captured_1", SAID_IN("label", "captured cards of deck 1")},
    {"captured_2", SAID_IN("label", "captured cards of deck 2")},
    {"captured_3", SAID_IN("label", "captured cards of deck 3")},
    {"known", SAID_IN("label", "seen in other hands")},
    {"order-roll", SAID_IN("label", "roll for the order")},
    {"show", SAID_IN("label", "turn a card up")},
    {"goal", SAID_IN("label", "a goal for the board")},
    {"batch", SAID_IN("label", "place a batch")},
    {"prepare", SAID_IN("label", "prepare")},
    {"consent", SAID_IN("label", "hand a place over")},
    {"collect", SAID_IN("label", "collect a goal")},
    {"reward", SAID_IN("label", "reveal a reward")},
    {"tower", SAID_IN("label", "tower")},
    {"declare", SAID_IN("label", "declare an invasion")},
    {"commit", SAID_IN("label", "commit units")},
    {"window", SAID_IN("label", "play a card or pass")},
    {"look", SAID_IN("label", "look at a hand")},
    {"choose-die", SAID_IN("label", "choose a die")},
    {"reroll", SAID_IN("label", "roll again")},
    {"roll-remove", SAID_IN("label", "roll")},
    {"recall", SAID_IN("label", "call units back")},
    {"deal", SAID_IN("label", "deal a card")},
    {"order", SAID_IN("label", "who begins")},
    {"before-move", SAID_IN("label", "a card before the move")},
    {"opp-before-move", SAID_IN("label", "a card before the opponent's move")},
    {"after-roll", SAID_IN("label", "a card after the roll")},
    {"on-loss", SAID_IN("label", "a card after a lost attack")},
    {"on-win", SAID_IN("label", "a card after a won attack")},
    {"opp-enter-home", SAID_IN("label", "a card against the intruder")},
    {"after-move", SAID_IN("label", "a card after the move")},
    {"opp-plays-card", SAID_IN("label", "a card in answer to a card")},
    {"select", SAID_IN("label", "select a ship")},
    {"move", SAID_IN("label", "move")},
    {"stuck-roll", SAID_IN("label", "roll for the stuck ship")},
    {"retreat", SAID_IN("label", "go home or stay")},
    {"berth", SAID_IN("label", "choose a berth")},
    {"discard", SAID_IN("label", "choose a card to discard")},
    {"draw-offer", SAID_IN("label", "answer the offer of a draw")},
    {"removed", SAID_IN("label", "ships out of the game")},
    {"dice", SAID_IN("label", "dice left")},
    {"total", SAID_IN("label", "total")},
    {"high", SAID_IN("label", "highest die")},
    {"raised", SAID_IN("label", "raised by")},
    {"lowered", SAID_IN("label", "lowered by")},
    {"ship", SAID_IN("label", "ship")},
    {"frozen", SAID_IN("label", "frozen")},
    {"played", SAID_IN("label", "cards played by seat")},
    {"truce", SAID_IN("label", "no attack by seat")},
    {"face", SAID_IN("label", "dice show")},
    {"target", SAID_IN("label", "tries for")},
    {"matched", SAID_IN("label", "rows matched (as bits)")},
    {"begin", SAID_IN("label", "draw who begins")},
    {"choose-card", SAID_IN("label", "choose a card")},
    {"match-row", SAID_IN("label", "match a row")},
    {"place-dice", SAID_IN("label", "choose the dice")},
    {"devastated", SAID_IN("label", "devastated")},
    {"invaded", SAID_IN("label", "invaded this turn")},
    {"scanned", SAID_IN("label", "scanned")},
    {"ships", SAID_IN("label", "ships")},
    {"token_at", SAID_IN("label", "tokens")},
    {"token_known", SAID_IN("label", "faces known to seats")},
    {"tokens_drawn", SAID_IN("label", "tokens drawn")},
    {"tokens_out", SAID_IN("label", "tokens out of the game (as bits)")},
    {"titan", SAID_IN("label", "titan")},
    {"titan_mark", SAID_IN("label", "the titan's step (as bits)")},
    {"meter", SAID_IN("label", "space of the meter")},
    {"built", SAID_IN("label", "ship built")},
    {"taken_from", SAID_IN("label", "conquered from factions (as bits)")},
    {"moved", SAID_IN("label", "moved (as bits)")},
    {"battle_titan", SAID_IN("label", "against the titan")},
    {"battle_ships", SAID_IN("label", "ships in battle")},
    {"battle_bonus", SAID_IN("label", "added to each die")},
    {"battle_total", SAID_IN("label", "added to the total")},
    {"cap_at", SAID_IN("label", "defence limited at")},
    {"cap_left", SAID_IN("label", "for battles")},
    {"scan_at", SAID_IN("label", "scans")},
    {"scan_matched", SAID_IN("label", "rows matched (as bits)")},
    {"scan_dice", SAID_IN("label", "dice left")},
    {"scan_face", SAID_IN("label", "dice show")},
    {"prize", SAID_IN("label", "token with the prize")},
    {"claim-for", SAID_IN("label", "claim for the neutral army")},
    {"reinforce-for", SAID_IN("label", "reinforce the neutral army")},
    {"token", SAID_IN("label", "place a token")},
    {"moment", SAID_IN("label", "play a directive or pass")},
    {"react", SAID_IN("label", "cancel a directive or pass")},
    {"order-die", SAID_IN("label", "roll for a directive")},
    {"lose", SAID_IN("label", "lose a card")},
    {"order-draw", SAID_IN("label", "draw for a directive")},
    {"campaign", SAID_IN("label", "invade")},
    {"jump", SAID_IN("label", "attack through the relays")},
    {"hold", SAID_IN("label", "defend")},
    {"clash", SAID_IN("label", "roll")},
    {"clash-again", SAID_IN("label", "roll ones again")},
    {"follow", SAID_IN("label", "move in")},
    {"scan-roll", SAID_IN("label", "roll for the scan")},
    {"scan", SAID_IN("label", "scan")},
    {"scan-place", SAID_IN("label", "choose the dice")},
    {"regroup", SAID_IN("label", "fortify")},
    {"march", SAID_IN("label", "move the titan")},
    {"march-roll", SAID_IN("label", "roll for the titan")},
    {"march-to", SAID_IN("label", "where the titan goes")},
};

/* Words that mean something else in one family, which stands before them: in the galactic one `known` lies with the
 * hand that was seen, not with the seat that has seen it, `declare` asks for a card once an attack was declared, and
 * `dice` are those of a battle. */
static const struct label own_labels[] = {
    {"galactic known", SAID_IN("label", "seen by the opponent")},
    {"galactic declare", SAID_IN("label", "a card before the roll")},
    {"galactic dice", SAID_IN("label", "dice")},
};

/* NULL where the list has no such word. */
static const char *find_label(const struct label *list, size_t count, const char *word, enum language language)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(list[i].word, word) == 0)
            return say(language, list[i].text);
    return NULL;
}

/* The text being printed. `between` goes before the next item of a list. */
struct sheet {
    struct scene scene;
    enum language language;
    struct sink *out;
    const char *between;
};

/* NULL when people have no word for it. */
static const char *known_label(const struct sheet *to, const char *word)
{
    char own[64];
    snprintf(own, sizeof own, "%s %s", hg_family_name(to->scene.r), word);
    const char *text = find_label(own_labels, sizeof own_labels / sizeof own_labels[0], own, to->language);
    return text != NULL ? text : find_label(labels, sizeof labels / sizeof labels[0], word, to->language);
}

/* The word itself where people have none. */
static const char *label(const struct sheet *to, const char *word)
{
    const char *text = known_label(to, word);
    return text != NULL ? text : word;
}

/* Before each item of a list but the first. */
static void begin_item(struct sheet *to)
{
    sink_text(to->out, to->between);
    to->between = ", ";
}

/* A number outside the list is shown as a question mark, so that a broken position can still be looked at. */
static const char *name_of(const struct sheet *to, const struct name_list *list, unsigned i)
{
    return i < list->count ? list->item[i].name[to->language] : "?";
}

/* Packed counts, as the engine stores them: two bits for each class. */
static void print_ships(struct sheet *to, unsigned packed)
{
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++)
        if ((packed >> (2 * i) & 3) != 0)
            sink_print(to->out, " +%u %s", packed >> (2 * i) & 3, name_of(to, &to->scene.names->classes, i));
}

/* A place with what stands on it, e.g. `Palaven 3 +1 Cruiser`. */
static void print_place(struct sheet *to, unsigned place)
{
    struct hg_fields fields = hg_fields(to->scene.r);
    begin_item(to);
    sink_text(to->out, name_of(to, &to->scene.names->places, place));
    for (unsigned i = 0; i < fields.count; i++) {
        const struct hg_field *field = &fields.field[i];
        if (field->index == HG_PER_PLACE && field->shape == HG_NUMBER)
            sink_print(to->out, " %" PRIu64, field_number(field, to->scene.s, place));
        if (field->index == HG_PER_PLACE && field->shape == HG_SHIPS)
            print_ships(to, (unsigned)field_number(field, to->scene.s, place));
    }
}

/* Members of a set: places with their units, seats by number, the rest by name. */
static void print_members(struct sheet *to, const struct hg_field *field, unsigned element)
{
    const struct name_list *list = field_names(field, to->scene.names);
    struct hg_set set = field_set(field, to->scene.s, element);
    while (!set_empty(&set)) {
        unsigned i = set_take_lowest(&set);
        if (list == &to->scene.names->places) {
            print_place(to, i);
            continue;
        }
        begin_item(to);
        if (list == NULL)
            sink_print(to->out, "%u", i + 1);
        else
            sink_text(to->out, name_of(to, list, i));
    }
}

/* Whether an element says something to people: nothing that is zero, nowhere, or true of every seat. */
static bool speaks(const struct scene *in, const struct hg_field *field, unsigned i)
{
    struct hg_set set;
    if (field->shape == HG_ASK)
        return false;
    if (!field_is_set(field))
        return field_number(field, in->s, i) !=
               (field->shape == HG_NUMBER || field_is_shifted(field) ? 0u : (unsigned)HG_NONE);
    set = field_set(field, in->s, i);
    return !set_empty(&set) && (field->shape != HG_SEATS || set_count(&set) < in->r->seats);
}

/* A field that is no set, with its label. Seats count from 1; shifted fields have 0 for none. */
static void print_value(struct sheet *to, const struct hg_field *field, unsigned i)
{
    uint64_t value = field_number(field, to->scene.s, i);
    begin_item(to);
    sink_print(to->out, "%s ", label(to, field->name));
    if (field->shape == HG_PLACE)
        sink_text(to->out, name_of(to, &to->scene.names->places, (unsigned)value));
    else if (field_is_shifted(field))
        sink_text(to->out, name_of(to, field_names(field, to->scene.names), (unsigned)value - 1));
    else
        sink_print(to->out, "%" PRIu64, field->shape == HG_SEAT ? value + 1 : value);
}

/* A set of seats as numbers. */
static void print_seats(struct sheet *to, const struct hg_field *field)
{
    struct hg_set seats = field_set(field, to->scene.s, 0);
    begin_item(to);
    sink_text(to->out, label(to, field->name));
    while (!set_empty(&seats))
        sink_print(to->out, " %u", set_take_lowest(&seats) + 1u);
}

/* Places that are none are a dash, so that positions in the list stay clear. */
static void print_entry(struct sheet *to, const struct hg_field *field, unsigned i)
{
    uint64_t value = field_number(field, to->scene.s, i);
    if (field->shape == HG_NUMBER)
        sink_print(to->out, " %" PRIu64, value);
    else
        sink_print(to->out, " %s", value == 0 ? "-" : name_of(to, &to->scene.names->places, (unsigned)value - 1));
}

/* A list of numbers or places up to the last that is not 0; lists without a word of their own are for programs. */
static void print_list(struct sheet *to, const struct hg_field *field)
{
    const char *word = known_label(to, field->name);
    unsigned count = elements(&to->scene, field);
    while (count > 0 && !speaks(&to->scene, field, count - 1))
        count--;
    if ((field->shape != HG_NUMBER && field->shape != HG_SPOT) || word == NULL || count == 0)
        return;
    begin_item(to);
    sink_text(to->out, word);
    for (unsigned i = 0; i < count; i++)
        print_entry(to, field, i);
}

/* Fields that people see elsewhere: how deep the stack is, that the game is over, and which step is the n-th. */
static bool told_elsewhere(const struct hg_field *field)
{
    return strcmp(field->name, "depth") == 0 || strcmp(field->name, "over") == 0 || strcmp(field->name, "step") == 0 ||
           strcmp(field->name, "settle") == 0;
}

/* Places that something happened to for good. */
static bool lasts(const struct hg_field *field)
{
    return strcmp(field->name, "devastated") == 0 || strcmp(field->name, "scanned") == 0;
}

/* By names alone, without what stands there. */
static void print_places(struct sheet *to, const struct hg_field *field)
{
    struct hg_set places = field_set(field, to->scene.s, 0);
    begin_item(to);
    sink_text(to->out, label(to, field->name));
    while (!set_empty(&places))
        sink_print(to->out, " %s", name_of(to, &to->scene.names->places, set_take_lowest(&places)));
}

/* What concerns the whole table, on the first line. */
static void print_common(struct sheet *to)
{
    struct hg_fields fields = hg_fields(to->scene.r);
    to->between = "";
    for (unsigned i = 0; i < fields.count; i++) {
        const struct hg_field *field = &fields.field[i];
        if (field->index == HG_PER_SLOT)
            print_list(to, field);
        if (field->index != HG_SINGLE || told_elsewhere(field) || !speaks(&to->scene, field, 0))
            continue;
        if (field->shape == HG_SEATS)
            print_seats(to, field);
        else if (!field_is_set(field))
            print_value(to, field, 0);
        else if (lasts(field))
            print_places(to, field);
    }
    sink_put(to->out, '\n');
}

/* Whether a field has an element for this seat or neutral army. */
static bool of_seat(const struct scene *in, const struct hg_field *field, unsigned seat)
{
    return (field->index == HG_PER_SEAT || field->index == HG_PER_ARMY) && seat < elements(in, field);
}

/* Numbers of a seat in brackets, such as how many cards it holds. */
static void print_numbers(struct sheet *to, unsigned seat)
{
    struct hg_fields fields = hg_fields(to->scene.r);
    to->between = " (";
    for (unsigned i = 0; i < fields.count; i++)
        if (of_seat(&to->scene, &fields.field[i], seat) && !field_is_set(&fields.field[i]) &&
            speaks(&to->scene, &fields.field[i], seat))
            print_value(to, &fields.field[i], seat);
    if (strcmp(to->between, ", ") == 0)
        sink_put(to->out, ')');
}

/* What a seat holds: places plainly, anything else behind its label. */
static void print_holdings(struct sheet *to, unsigned seat)
{
    struct hg_fields fields = hg_fields(to->scene.r);
    to->between = say(to->language, ": ");
    for (unsigned i = 0; i < fields.count; i++) {
        const struct hg_field *field = &fields.field[i];
        if (!of_seat(&to->scene, field, seat) || !field_is_set(field) || !speaks(&to->scene, field, seat))
            continue;
        if (field->shape != HG_PLACE_SET) {
            begin_item(to);
            sink_text(to->out, label(to, field->name));
            to->between = say(to->language, ": ");
        }
        print_members(to, field, seat);
        to->between = "; ";
    }
    sink_put(to->out, '\n');
}

/* Who decides what, on the last line; nothing after the end. */
static void print_ask(const struct sheet *to)
{
    const struct hg_state *s = to->scene.s;
    if (s->over || s->depth == 0)
        return;
    if (hg_actor(s) == HG_CHANCE)
        sink_text(to->out, say(to->language, "chance decides: "));
    else
        sink_print(to->out, say(to->language, "seat %u decides: "), hg_actor(s) + 1u);
    sink_print(to->out, "%s\n", label(to, hg_ask_name(to->scene.r, s->ask[s->depth - 1].kind)));
}

/* The table's line, a line for each army, and who decides. */
void position_print(const struct hg_rules *r, const struct names *names, const struct hg_state *s,
                    enum language language, struct sink *out)
{
    struct sheet to = {{r, names, s}, language, out, ""};
    print_common(&to);
    for (unsigned i = 0; i < r->seats + hg_traits(r).neutrals; i++) {
        sink_print(out, say(language, i < r->seats ? SAID("seat %u") : SAID("neutral %u")), i + 1);
        print_numbers(&to, i);
        print_holdings(&to, i);
    }
    print_ask(&to);
}
