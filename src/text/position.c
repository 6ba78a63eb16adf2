/* Positions to text: as JSON for programs, as a few lines for people. Both show the fields that the engine lists and
 * nothing else, so a field that a mechanism adds appears here by itself. */
#include "text/position.h"

#include <inttypes.h>
#include <string.h>

#include "engine/bits.h"
#include "text/fields.h"
#include "text/json.h"

/* What every function here looks at. */
struct scene {
    const struct hg_rules *r;
    const struct names *names;
    const struct hg_state *s;
};

static unsigned elements(const struct scene *in, const struct hg_field *field)
{
    return field_elements(field, in->r, in->names, in->s);
}

static const char *id_of(const struct name_list *list, unsigned i)
{
    return i < list->count ? list->item[i].id : "?";
}

/* ---- JSON -------------------------------------------------------------------------------------------------------- */

/* The number behind the last seat stands for everybody who watches. */
static void write_seat(struct json *j, uint64_t seat)
{
    if (seat == HG_NONE)
        json_word(j, "null");
    else if (seat == HG_CHANCE)
        json_text(j, "chance");
    else if (seat == HG_SEATS_MAX)
        json_text(j, "spectator");
    else
        json_number(j, seat + 1);
}

static void write_member(struct json *j, const struct name_list *list, unsigned i)
{
    if (list == NULL)
        write_seat(j, i);
    else
        json_text(j, id_of(list, i));
}

static void write_set(struct json *j, const struct name_list *list, struct hg_set set)
{
    json_open(j, '[');
    while (!set_empty(&set))
        write_member(j, list, set_take_lowest(&set));
    json_close(j, ']');
}

static void write_part(struct json *j, const char *key, unsigned n)
{
    json_key(j, key);
    json_number(j, n);
}

static void write_ask(struct json *j, const struct scene *in, const struct hg_ask *ask)
{
    json_open(j, '{');
    json_key(j, "kind");
    json_text(j, hg_ask_name(in->r, ask->kind));
    json_key(j, "seat");
    write_seat(j, ask->seat);
    write_part(j, "a", ask->a);
    write_part(j, "b", ask->b);
    write_part(j, "n", ask->n);
    write_part(j, "x", ask->x);
    write_part(j, "y", ask->y);
    json_close(j, '}');
}

static void write_ships(struct json *j, const struct scene *in, unsigned packed)
{
    json_open(j, '{');
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++) {
        json_key(j, id_of(&in->names->classes, i));
        json_number(j, packed >> (2 * i) & 3);
    }
    json_close(j, '}');
}

static void write_element(struct json *j, const struct scene *in, const struct hg_field *field, unsigned i)
{
    const struct name_list *list = field_names(field, in->names);
    switch ((enum hg_shape)field->shape) {
    case HG_NUMBER:
        json_number(j, field_number(field, in->s, i));
        return;
    case HG_SEAT:
        write_seat(j, field_number(field, in->s, i));
        return;
    case HG_PLACE:
        if (field_number(field, in->s, i) == HG_NONE)
            json_word(j, "null");
        else
            write_member(j, list, (unsigned)field_number(field, in->s, i));
        return;
    case HG_SPOT:
    case HG_CARD:
    case HG_ARMY:
        if (field_number(field, in->s, i) == 0)
            json_word(j, "null");
        else
            write_member(j, list, (unsigned)field_number(field, in->s, i) - 1);
        return;
    case HG_SHIPS:
        write_ships(j, in, (unsigned)field_number(field, in->s, i));
        return;
    case HG_SEATS:
    case HG_PLACE_SET:
    case HG_CARD_SET:
    case HG_GOAL_SET:
    case HG_REWARD_SET:
        write_set(j, list, field_set(field, in->s, i));
        return;
    case HG_ASK:
        write_ask(j, in, &in->s->ask[i]);
        return;
    }
}

static void write_key(struct json *j, const struct scene *in, const struct hg_field *field, unsigned i)
{
    char number[12];
    snprintf(number, sizeof number, "%u", i + 1);
    json_key(j, field->index == HG_PER_PLACE ? id_of(&in->names->places, i) : number);
}

static void write_field(struct json *j, const struct scene *in, const struct hg_field *field)
{
    bool list = field->index == HG_PER_DEPTH || field->index == HG_PER_SLOT;
    json_key(j, field->name);
    if (field->index == HG_SINGLE) {
        write_element(j, in, field, 0);
        return;
    }
    json_open(j, list ? '[' : '{');
    for (unsigned i = 0; i < elements(in, field); i++) {
        if (!list)
            write_key(j, in, field, i);
        write_element(j, in, field, i);
    }
    json_close(j, list ? ']' : '}');
}

void position_json(const struct hg_rules *r, const struct names *names, const struct hg_state *s, FILE *out)
{
    struct scene in = {r, names, s};
    struct json j = {out, false};
    struct hg_fields fields = hg_fields(r);
    json_open(&j, '{');
    for (unsigned i = 0; i < fields.count; i++)
        write_field(&j, &in, &fields.field[i]);
    json_close(&j, '}');
}

/* ---- For people -------------------------------------------------------------------------------------------------- */

/* Words of the engine as people say them; a word that is missing here is shown as it is. */
struct label {
    const char *word;
    const char *text[LANGUAGES];
};

static const struct label labels[] = {
    {"turn", {"turn", "tour"}},
    {"round", {"round", "manche"}},
    {"winners", {"won by seat", "gagnée par le joueur"}},
    {"living", {"seats alive", "joueurs en vie"}},
    {"acting", {"seats playing", "joueurs en jeu"}},
    {"pool", {"starting units left", "unités de départ restantes"}},
    {"pile", {"to place", "à placer"}},
    {"hand", {"hand", "main"}},
    {"hand_size", {"cards", "cartes"}},
    {"deck_size", {"deck", "pioche"}},
    {"picked_size", {"picked", "choisies"}},
    {"seat", {"turn of seat", "au tour du joueur"}},
    {"first", {"first seat", "premier joueur"}},
    {"step", {"step", "étape"}},
    {"conquests", {"conquests", "conquêtes"}},
    {"battle_from", {"battle from", "bataille depuis"}},
    {"battle_to", {"against", "contre"}},
    {"battle_attack", {"attack dice", "dés d'attaque"}},
    {"battle_defence", {"defence dice", "dés de défense"}},
    {"start-roll", {"roll for the start", "lancer pour commencer"}},
    {"claim", {"claim", "revendiquer"}},
    {"reinforce", {"reinforce", "renforcer"}},
    {"deploy", {"deploy", "déployer"}},
    {"invade", {"invade", "envahir"}},
    {"defend", {"defend", "défendre"}},
    {"roll", {"roll", "lancer les dés"}},
    {"advance", {"move in", "avancer"}},
    {"fortify", {"fortify", "fortifier"}},
    {"draw", {"draw", "piocher"}},
    {"resource", {"resources", "ressources"}},
    {"start_own", {"held at the start of the turn", "tenus au début du tour"}},
    {"start_side", {"held by the side", "tenus par le camp"}},
    {"goals", {"goals on the board", "objectifs en jeu"}},
    {"goals_of", {"goals", "objectifs"}},
    {"rewards", {"hidden rewards", "récompenses cachées"}},
    {"rewards_of", {"rewards", "récompenses"}},
    {"base", {"base", "base"}},
    {"hero", {"hero", "héros"}},
    {"army", {"army", "armée"}},
    {"side", {"side", "camp"}},
    {"collected", {"goals collected", "objectifs pris"}},
    {"battle_hero", {"hero in battle", "héros engagé"}},
    {"silenced", {"silenced seats", "joueurs réduits au silence"}},
    {"captured", {"captured", "capturées"}},
    {"captured_1", {"captured cards of deck 1", "cartes capturées de la pioche 1"}},
    {"captured_2", {"captured cards of deck 2", "cartes capturées de la pioche 2"}},
    {"captured_3", {"captured cards of deck 3", "cartes capturées de la pioche 3"}},
    {"known", {"seen in other hands", "vues dans d'autres mains"}},
    {"order-roll", {"roll for the order", "lancer pour l'ordre"}},
    {"show", {"turn a card up", "retourner une carte"}},
    {"goal", {"a goal for the board", "un objectif pour le plateau"}},
    {"batch", {"place a batch", "placer un lot"}},
    {"prepare", {"prepare", "préparer"}},
    {"consent", {"hand a place over", "céder un lieu"}},
    {"collect", {"collect a goal", "prendre un objectif"}},
    {"reward", {"reveal a reward", "révéler une récompense"}},
    {"tower", {"tower", "tour"}},
    {"declare", {"declare an invasion", "déclarer une invasion"}},
    {"commit", {"commit units", "engager des unités"}},
    {"window", {"play a card or pass", "jouer une carte ou passer"}},
    {"look", {"look at a hand", "regarder une main"}},
    {"choose-die", {"choose a die", "choisir un dé"}},
    {"reroll", {"roll again", "relancer"}},
    {"roll-remove", {"roll", "lancer les dés"}},
    {"recall", {"call units back", "rappeler des unités"}},
    {"deal", {"deal a card", "distribuer une carte"}},
    {"order", {"who begins", "qui commence"}},
    {"before-move", {"a card before the move", "une carte avant le coup"}},
    {"opp-before-move", {"a card before the opponent's move", "une carte avant le coup adverse"}},
    {"after-roll", {"a card after the roll", "une carte après le jet"}},
    {"on-loss", {"a card after a lost attack", "une carte après une attaque perdue"}},
    {"on-win", {"a card after a won attack", "une carte après une attaque gagnée"}},
    {"opp-enter-home", {"a card against the intruder", "une carte contre l'intrus"}},
    {"after-move", {"a card after the move", "une carte après le coup"}},
    {"opp-plays-card", {"a card in answer to a card", "une carte en réponse à une carte"}},
    {"select", {"select a ship", "choisir un vaisseau"}},
    {"move", {"move", "jouer"}},
    {"stuck-roll", {"roll for the stuck ship", "lancer pour le vaisseau bloqué"}},
    {"retreat", {"go home or stay", "rentrer ou rester"}},
    {"berth", {"choose a berth", "choisir un port"}},
    {"discard", {"choose a card to discard", "choisir une carte à défausser"}},
    {"draw-offer", {"answer the offer of a draw", "répondre à la nulle proposée"}},
    {"removed", {"ships out of the game", "vaisseaux retirés"}},
    {"dice", {"dice left", "dés restants"}},
    {"total", {"total", "total"}},
    {"high", {"highest die", "dé le plus élevé"}},
    {"raised", {"raised by", "augmenté de"}},
    {"lowered", {"lowered by", "diminué de"}},
    {"ship", {"ship", "vaisseau"}},
    {"frozen", {"frozen", "immobilisé"}},
    {"played", {"cards played by seat", "cartes jouées par le joueur"}},
    {"truce", {"no attack by seat", "pas d'attaque du joueur"}},
    {"face", {"dice show", "les dés montrent"}},
    {"target", {"tries for", "tente"}},
    {"matched", {"rows matched (as bits)", "lignes remplies (en bits)"}},
    {"begin", {"draw who begins", "tirer au sort qui commence"}},
    {"choose-card", {"choose a card", "choisir une carte"}},
    {"match-row", {"match a row", "remplir une ligne"}},
    {"place-dice", {"choose the dice", "choisir les dés"}},
    {"devastated", {"devastated", "dévastés"}},
    {"invaded", {"invaded this turn", "envahis ce tour-ci"}},
    {"scanned", {"scanned", "scannés"}},
    {"ships", {"ships", "vaisseaux"}},
    {"token_at", {"tokens", "jetons"}},
    {"token_known", {"faces known to seats", "faces connues des joueurs"}},
    {"tokens_drawn", {"tokens drawn", "jetons tirés"}},
    {"tokens_out", {"tokens out of the game (as bits)", "jetons hors du jeu (en bits)"}},
    {"titan", {"titan", "titan"}},
    {"titan_mark", {"the titan's step (as bits)", "étape du titan (en bits)"}},
    {"meter", {"space of the meter", "case de la jauge"}},
    {"built", {"ship built", "vaisseau construit"}},
    {"taken_from", {"conquered from factions (as bits)", "conquis sur les factions (en bits)"}},
    {"moved", {"moved (as bits)", "déplacés (en bits)"}},
    {"battle_titan", {"against the titan", "contre le titan"}},
    {"battle_ships", {"ships in battle", "vaisseaux engagés"}},
    {"battle_bonus", {"added to each die", "ajouté à chaque dé"}},
    {"battle_total", {"added to the total", "ajouté au total"}},
    {"cap_at", {"defence limited at", "défense limitée en"}},
    {"cap_left", {"for battles", "pour batailles"}},
    {"scan_at", {"scans", "scanne"}},
    {"scan_matched", {"rows matched (as bits)", "lignes remplies (en bits)"}},
    {"scan_dice", {"dice left", "dés restants"}},
    {"scan_face", {"dice show", "les dés montrent"}},
    {"prize", {"token with the prize", "jeton du trophée"}},
    {"claim-for", {"claim for the neutral army", "revendiquer pour l'armée neutre"}},
    {"reinforce-for", {"reinforce the neutral army", "renforcer l'armée neutre"}},
    {"token", {"place a token", "poser un jeton"}},
    {"moment", {"play a directive or pass", "jouer une directive ou passer"}},
    {"react", {"cancel a directive or pass", "annuler une directive ou passer"}},
    {"order-die", {"roll for a directive", "lancer pour une directive"}},
    {"lose", {"lose a card", "perdre une carte"}},
    {"order-draw", {"draw for a directive", "piocher pour une directive"}},
    {"campaign", {"invade", "envahir"}},
    {"jump", {"attack through the relays", "attaquer par les relais"}},
    {"hold", {"defend", "défendre"}},
    {"clash", {"roll", "lancer les dés"}},
    {"clash-again", {"roll ones again", "relancer les 1"}},
    {"follow", {"move in", "avancer"}},
    {"scan-roll", {"roll for the scan", "lancer pour le scan"}},
    {"scan", {"scan", "scanner"}},
    {"scan-place", {"choose the dice", "choisir les dés"}},
    {"regroup", {"fortify", "fortifier"}},
    {"march", {"move the titan", "déplacer le titan"}},
    {"march-roll", {"roll for the titan", "lancer pour le titan"}},
    {"march-to", {"where the titan goes", "où va le titan"}},
};

/* Words that mean something else in the galactic family: there `known` lies with the hand that was seen, not with the
 * seat that has seen it, `declare` asks for a card once an attack was declared, and `dice` are those of a battle. */
static const struct label galactic_labels[] = {
    {"known", {"seen by the opponent", "vues par l'adversaire"}},
    {"declare", {"a card before the roll", "une carte avant le jet"}},
    {"dice", {"dice", "dés"}},
};

static const char *find_label(const struct label *list, size_t count, const char *word, enum language language)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(list[i].word, word) == 0)
            return list[i].text[language];
    return NULL;
}

/* The text being printed. `between` goes before the next item of a list. */
struct sheet {
    struct scene scene;
    enum language language;
    FILE *out;
    const char *between;
};

/* NULL when people have no word for it. */
static const char *known_label(const struct sheet *to, const char *word)
{
    const char *text = NULL;
    if (to->scene.r->family == HG_GALACTIC)
        text = find_label(galactic_labels, sizeof galactic_labels / sizeof galactic_labels[0], word, to->language);
    return text != NULL ? text : find_label(labels, sizeof labels / sizeof labels[0], word, to->language);
}

static const char *label(const struct sheet *to, const char *word)
{
    const char *text = known_label(to, word);
    return text != NULL ? text : word;
}

static void begin_item(struct sheet *to)
{
    fputs(to->between, to->out);
    to->between = ", ";
}

static const char *name_of(const struct sheet *to, const struct name_list *list, unsigned i)
{
    return i < list->count ? list->item[i].name[to->language] : "?";
}

static void print_ships(struct sheet *to, unsigned packed)
{
    for (unsigned i = 0; i < HG_CLASSES_MAX; i++)
        if ((packed >> (2 * i) & 3) != 0)
            fprintf(to->out, " +%u %s", packed >> (2 * i) & 3, name_of(to, &to->scene.names->classes, i));
}

static void print_place(struct sheet *to, unsigned place)
{
    struct hg_fields fields = hg_fields(to->scene.r);
    begin_item(to);
    fputs(name_of(to, &to->scene.names->places, place), to->out);
    for (unsigned i = 0; i < fields.count; i++) {
        const struct hg_field *field = &fields.field[i];
        if (field->index == HG_PER_PLACE && field->shape == HG_NUMBER)
            fprintf(to->out, " %" PRIu64, field_number(field, to->scene.s, place));
        if (field->index == HG_PER_PLACE && field->shape == HG_SHIPS)
            print_ships(to, (unsigned)field_number(field, to->scene.s, place));
    }
}

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
            fprintf(to->out, "%u", i + 1);
        else
            fputs(name_of(to, list, i), to->out);
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

static void print_value(struct sheet *to, const struct hg_field *field, unsigned i)
{
    uint64_t value = field_number(field, to->scene.s, i);
    begin_item(to);
    fprintf(to->out, "%s ", label(to, field->name));
    if (field->shape == HG_PLACE)
        fputs(name_of(to, &to->scene.names->places, (unsigned)value), to->out);
    else if (field_is_shifted(field))
        fputs(name_of(to, field_names(field, to->scene.names), (unsigned)value - 1), to->out);
    else
        fprintf(to->out, "%" PRIu64, field->shape == HG_SEAT ? value + 1 : value);
}

static void print_seats(struct sheet *to, const struct hg_field *field)
{
    struct hg_set seats = field_set(field, to->scene.s, 0);
    begin_item(to);
    fputs(label(to, field->name), to->out);
    while (!set_empty(&seats))
        fprintf(to->out, " %u", set_take_lowest(&seats) + 1u);
}

static void print_entry(struct sheet *to, const struct hg_field *field, unsigned i)
{
    uint64_t value = field_number(field, to->scene.s, i);
    if (field->shape == HG_NUMBER)
        fprintf(to->out, " %" PRIu64, value);
    else
        fprintf(to->out, " %s", value == 0 ? "-" : name_of(to, &to->scene.names->places, (unsigned)value - 1));
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
    fputs(word, to->out);
    for (unsigned i = 0; i < count; i++)
        print_entry(to, field, i);
}

/* How deep the stack is, that the game is over and which step is the n-th are seen elsewhere. */
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

static void print_places(struct sheet *to, const struct hg_field *field)
{
    struct hg_set places = field_set(field, to->scene.s, 0);
    begin_item(to);
    fputs(label(to, field->name), to->out);
    while (!set_empty(&places))
        fprintf(to->out, " %s", name_of(to, &to->scene.names->places, set_take_lowest(&places)));
}

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
    putc('\n', to->out);
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
        putc(')', to->out);
}

/* What a seat holds: places plainly, anything else behind its label. */
static void print_holdings(struct sheet *to, unsigned seat)
{
    struct hg_fields fields = hg_fields(to->scene.r);
    to->between = to->language == FRENCH ? " : " : ": ";
    for (unsigned i = 0; i < fields.count; i++) {
        const struct hg_field *field = &fields.field[i];
        if (!of_seat(&to->scene, field, seat) || !field_is_set(field) || !speaks(&to->scene, field, seat))
            continue;
        if (field->shape != HG_PLACE_SET) {
            begin_item(to);
            fputs(label(to, field->name), to->out);
            to->between = to->language == FRENCH ? " : " : ": ";
        }
        print_members(to, field, seat);
        to->between = "; ";
    }
    putc('\n', to->out);
}

static void print_ask(const struct sheet *to)
{
    static const char *const seat_decides[LANGUAGES] = {"seat %u decides: ", "au joueur %u de décider : "};
    static const char *const chance_decides[LANGUAGES] = {"chance decides: ", "au hasard de décider : "};
    const struct hg_state *s = to->scene.s;
    if (s->over || s->depth == 0)
        return;
    if (hg_actor(s) == HG_CHANCE)
        fputs(chance_decides[to->language], to->out);
    else
        fprintf(to->out, seat_decides[to->language], hg_actor(s) + 1u);
    fprintf(to->out, "%s\n", label(to, hg_ask_name(to->scene.r, s->ask[s->depth - 1].kind)));
}

static unsigned neutral_armies(const struct hg_rules *r)
{
    return r->family == HG_CONQUEST ? r->conquest.neutrals : 0;
}

void position_print(const struct hg_rules *r, const struct names *names, const struct hg_state *s,
                    enum language language, FILE *out)
{
    struct sheet to = {{r, names, s}, language, out, ""};
    print_common(&to);
    for (unsigned i = 0; i < r->seats + neutral_armies(r); i++) {
        static const char *const word[2][LANGUAGES] = {{"seat", "joueur"}, {"neutral", "neutre"}};
        fprintf(out, "%s %u", word[i >= r->seats][language], i + 1);
        print_numbers(&to, i);
        print_holdings(&to, i);
    }
    print_ask(&to);
}
