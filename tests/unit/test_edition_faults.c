/* Editions that are wrong: each way of spoiling one is refused at its line, with a sentence that names the cure. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/spoil.h"
#include "support/suite.h"
#include "support/written.h"
#include "text/edition/edition.h"

static struct edition *e;

/* ---- Spoilt editions --------------------------------------------------------------------------------------------- */

static const struct spoilt spoilt[] = {
    /* keys and types */
    {"board.yaml", "    bonus: 2\n", "    bonsu: 2\n", NULL, "Unknown key bonsu in the region; did you mean bonus?"},
    {"board.yaml", "    bonus: 2\n", "    weather: 2\n", NULL,
     "Unknown key weather in the region; the keys are: id en fr"},
    {"board.yaml", "    bonus: 2\n", "", "id: earth-central", "The key bonus is missing in this region; add it."},
    {"board.yaml", "    bonus: 2\n", "    bonus: 2\n    bonus: 3\n", "bonus: 3",
     "The key bonus stands twice (first on line"},
    {"board.yaml", "    bonus: 2\n", "    bonus: two\n", NULL, "bonus must be a whole number, not two."},
    {"board.yaml", "    bonus: 2\n", "    bonus: 2.5\n", NULL, "bonus must be a whole number, not 2.5."},
    {"board.yaml", "    bonus: 2\n", "    bonus: 100\n", NULL, "bonus is 100; it must be from 0 to 99."},
    {"board.yaml", "    bonus: 2\n", "    bonus: -1\n", NULL, "bonus is -1; it must be from 0 to 99."},
    {"board.yaml", "    bonus: 2\n", "    bonus: 99999999999999999999\n", NULL,
     "bonus must be a whole number, not 999"},
    {"board.yaml", "    bonus: 2\n", "    bonus: [2]\n", NULL, "bonus must be a single text, not a list or a map."},
    {"board.yaml", "    bonus: 2\n", "    bonus:\n", NULL, "bonus is empty; write it."},
    {"board.yaml", "    en: Earth\n", "", "id: earth\n", "The key en is missing in this place; add it."},
    {"board.yaml", "  - id: earth\n", "  - id: Earth\n", NULL, "id can't be Earth; use up to 40 small letters"},
    {"board.yaml", "    strategic: no\n", "    strategic: perhaps\n", NULL, "strategic must be yes or no."},
    {"board.yaml", "    at: [120, 395]\n", "    at: [120]\n", NULL, "at must be two numbers: [x, y]."},
    {"board.yaml", "    at: [120, 395]\n", "    at: [1200, 395]\n", NULL, "x is 1200; it must be from 0 to 1000."},
    {"board.yaml", "    at: [120, 395]\n", "    at: [1, 2, 3]\n", NULL, "at has 3 entries; at most 2 are possible."},
    {"board.yaml", "regions:\n", "regions:\n  - {id: a}\n  - {id: b}\n  - {id: c}\n", NULL,
     "regions has 9 entries; at most 8 are possible."},
    {"board.yaml", "regions:\n",
     "regions:\n  - {id: a, en: A, fr: A, bonus: 1, size: 1, colour: \"#000000\", source: public}\n", "id: a,",
     "No place lies in the region a; add one or remove the region."},
    {"board.yaml", "\"#3f7fd6\"", "blue", NULL, "The colour must look like \"#3f7fd6\""},
    {"board.yaml", "regions:\n", "regions: none\nother:\n", "other:", "Unknown key other in the board"},
    /* ids and references */
    {"board.yaml", "  - id: benning\n", "  - id: earth\n", NULL, "The id earth stands twice in places (first on line"},
    {"board.yaml", "    region: earth-central\n", "    region: earth-zentral\n", NULL,
     "There is no region earth-zentral; did you mean earth-central?"},
    {"board.yaml", "    region: earth-central\n", "    region: andromeda\n", NULL,
     "There is no region andromeda; define it or name one that exists."},
    {"board.yaml", "    region: earth-central\n", "", "id: earth\n",
     "The key region is missing in this place; add it."},
    {"board.yaml", "    region: earth-central\n", "    region: terminus\n", "size: 4",
     "size is 4, but 3 places name the region earth-central; correct one of them."},
    /* borders */
    {"board.yaml", "relays: {palaven: rulebook}", "relays: {palavne: rulebook}", NULL,
     "There is no place palavne; did you mean palaven?"},
    {"board.yaml", "relays: {palaven: rulebook}", "relays: {}", "relays: {benning: rulebook}",
     "palaven has benning under relays, but benning (line"},
    {"board.yaml", "relays: {palaven: rulebook}", "relays: {palaven: rulebook, watson: rulebook}", NULL,
     "benning has watson under relays, but watson (line"},
    {"board.yaml", "relays: {palaven: rulebook}", "relays: {palaven: rulebook, palaven: rulebook}", NULL,
     "The key palaven stands twice (first on line"},
    {"board.yaml", "relays: {palaven: rulebook}", "relays: {palaven: rulebook, benning: rulebook}", NULL,
     "benning can't be its own neighbour; remove it."},
    {"board.yaml", "relays: {palaven: rulebook}", "relays: {palaven: reconstructed}", NULL,
     "This link has another source on line"},
    {"board.yaml", "relays: {palaven: rulebook}", "relays: [palaven]", NULL,
     "relays must name each neighbour with its"},
    {"board.yaml", "relays: {palaven: rulebook}", "relays: {palaven: hearsay}", NULL, "This link has another source"},
    /* sources */
    {"board.yaml", "source: {name: rulebook, bonus: rulebook", "source: {name: rulebook, bonus: hearsay", NULL,
     "The source must be rulebook, public or reconstructed"},
    {"board.yaml", "source: {name: rulebook, bonus: rulebook, ", "source: {name: rulebook, ", NULL,
     "The key bonus is missing in this source; add it."},
    {"board.yaml", "             canon: public (vlabensky mass-effect-checklist)}", "             }",
     "source: {name: rulebook, region: reconstructed", "The source of canon is missing; add it."},
    {"war-assets.yaml", "rulebook (value and rows); reconstructed (which planet)", "rulebook (value and rows), maybe",
     NULL, "Unknown key maybe in the War Assets card"},
    {"war-assets.yaml", "rulebook (value and rows); reconstructed (which planet)", "rulebook (value and rows", NULL,
     "The source must be rulebook, public or reconstructed"},
    /* what a campaign needs */
    {"cards.yaml", "window: titan-after-move", "window: deploy", NULL,
     "The directive harbinger-attack can't be played at deploy"},
    {"meters.yaml", "event: token-taken", "event: token-lost", NULL, "There is no event token-lost"},
    {"meters.yaml", "faction: cerberus, by: 0", "faction: cerberus, by: 1", NULL,
     "Only the two factions of a tug meter move it; set by to 0."},
    {"edition.yaml", "ships, directives, meters", "directives, meters", "- id: galaxy-at-war",
     "Ships, directives, meters, tokens and titan go together; add ships."},
    /* the file as such */
    {"board.yaml", "    en: Earth\n", "    en: &a Earth\n", NULL,
     "Anchors (&), aliases (*) and tags (!) are not allowed"},
    {"board.yaml", "    en: Earth\n", "    en: *a\n", NULL, "Anchors (&), aliases (*) and tags (!) are not allowed"},
    {"board.yaml", "    en: Earth\n", "    en: !!str Earth\n", NULL, "Anchors (&), aliases (*) and tags (!)"},
    {"board.yaml", "    en: Earth\n", "    en: \"Earth\n", NULL, "This is not YAML"},
    {"board.yaml", "    en: Earth\n", "\ten: Earth\n", NULL, "A tab stands here; use blanks."},
    {"board.yaml", "    en: Earth\n", "    en: E\xff\n", NULL,
     "The byte 0xff is not UTF-8 text; save the file as UTF-8."},
    {"board.yaml", "    en: Earth\n", "    en: E\x01\n", NULL, "A control character stands here; remove it."},
    {"board.yaml", "    en: Earth\n", "    en: E\u202e\n", NULL, "The character \\u202e can't be shown to people"},
    {"board.yaml", "    en: Earth\n", "    en: E\xc2\x9b\n", NULL, "The character \\u009b can't be shown to people"},
    {"board.yaml", "    en: Earth\n", "    en: E\ufeff\n", NULL, "The character \\ufeff can't be shown to people"},
    {"board.yaml", "    en: Earth\n", "    en: \"E\\e[31m\"\n", NULL, "The text holds \\u001b, which can't be shown"},
    {"board.yaml", "    en: Earth\n", "    en: \"E\\u202e\"\n", NULL, "The text holds \\u202e, which can't be shown"},
    {"board.yaml", "    en: Earth\n", "    en: \"E\\x9b\"\n", NULL, "The text holds \\u009b, which can't be shown"},
    {"board.yaml", "    en: Earth\n", "    \"e\\Ln\": Earth\n", NULL, "The text holds \\u2028, which can't be shown"},
    {"board.yaml", "    en: Earth\n", "    en: \"E\\0\"\n", NULL, "A zero byte stands in this text; remove it."},
    {"board.yaml", "    en: Earth\n", "    en: \"E\\nF\"\n", NULL, "en must be one line; use >- to fold a long text."},
    {"board.yaml", "    en: Earth\n", "    en: [[[[[[[[[[[[[[1]]]]]]]]]]]]]]\n", NULL,
     "Lists and maps are nested deeper"},
    {"board.yaml", "    en: Earth\n", "    en: {[a]: b}\n", NULL, "A key must be a plain word, not a list or a map."},
    {"board.yaml", "regions:\n", "---\na: 1\n---\nregions:\n",
     "---\nregions:", "A second document begins here; remove the line ---."},
    {"board.yaml", "regions:\n", "? |\n  x\n: y\nregions:\n", NULL, "Unknown key x\\u000a in the board"},
    /* edition.yaml */
    {"edition.yaml", "places: 42", "places: 43", NULL,
     "The printed rules count 43 places, but the files hold 42; correct one of them."},
    {"edition.yaml", "strategic: 13", "strategic: 12", NULL,
     "The printed rules count 12 strategic, but the files hold 13"},
    {"edition.yaml", "cards-per-faction: 27", "cards-per-faction: 26", NULL,
     "The printed rules count 26 cards-per-faction"},
    {"edition.yaml", "war-assets: 18", "war-assets: 17", NULL, "The printed rules count 17 war-assets"},
    {"edition.yaml", "seats: [3, 4]", "seats: [4, 3]", NULL, "seats is 3; it must be from 4 to 6."},
    {"edition.yaml", "seats: [3, 4]", "seats: [3, 6]", NULL, "The edition has only 5 armies"},
    {"edition.yaml", "seats: [3, 4]", "seats: [3, 5]", "id: basic\n",
     "basic has no set-up chart for 5 seats; add it to charts.yaml."},
    {"edition.yaml", "turn: [deploy, invade, fortify, draw]", "turn: [deploy, deploy]", NULL,
     "deploy stands twice in turn"},
    {"edition.yaml", "values: [on, off]", "values: [on]", NULL, "An option needs at least two values"},
    {"edition.yaml", "values: [on, off]", "values: [on, on]", NULL, "The value on stands twice; remove one."},
    {"edition.yaml", "forced-trade: 5", "forced-trade: 2", NULL, "forced-trade is 2; it must be from 3 to 20."},
    {"edition.yaml", "    faction: alliance\n", "    faction: aliance\n", NULL,
     "There is no faction aliance; did you mean alliance?"},
    /* cards.yaml */
    {"cards.yaml", "directive: husk-swarm", "directive: husk-swarn", NULL,
     "There is no directive husk-swarn; did you mean husk-swarm?"},
    {"cards.yaml", "directive: husk-swarm", "directive: hold-the-line", NULL,
     "The directive hold-the-line belongs to another faction than the card; correct one of them."},
    {"cards.yaml", "  - {id: reaper-04, faction: reapers, class: cruiser",
     "  - {id: reaper-04, faction: reapers, class: cutter", NULL, "There is no class cutter"},
    {"cards.yaml", "id: reaper-05,", "id: reaper-04,", NULL, "The id reaper-04 stands twice in cards (first on line"},
    {"cards.yaml", "    copies: 3\n", "    copies: 4\n", NULL, "copies is 4, but 3 cards carry harbinger-attack"},
    {"cards.yaml", "    window: titan-after-move\n", "    window: later\n", NULL, "There is no window later"},
    {"cards.yaml", "    op: move-meter\n", "    op: sing\n", NULL, "There is no operation sing"},
    {"cards.yaml", "with: {meter: -2}", "with: {meter: -20}", NULL, "meter is -20; it must be from -9 to 9."},
    {"cards.yaml", "with: {meter: -2}", "with: {metre: -2}", NULL,
     "Unknown key metre in the move-meter; did you mean meter?"},
    {"cards.yaml", "with: {units: 3, where: own}", "with: {units: 3, where: there}", NULL,
     "where can't be there; it is one"},
    {"cards.yaml", "     regions: [citadel-council, perseus-veil], source", "     source", "{id: reaper-01",
     "The directive of this card needs regions"},
    {"cards.yaml", "directive: harbinger-reborn, source", "directive: harbinger-reborn, regions: [terminus], source",
     NULL, "The directive of this card doesn't use regions; remove them."},
    {"cards.yaml", "  - {id: carrier, en: Carrier, fr: Transporteur, set-of-three: 5, source: rulebook}\n", "",
     "classes:", "There must be 3 classes"},
    /* windows.yaml, meters.yaml */
    {"windows.yaml", "  - id: deploy\n", "  - id: token-step\n", NULL, "The id token-step stands twice in windows"},
    {"meters.yaml", "kind: tug", "kind: rope", NULL, "The kind of a meter must be tug or count"},
    {"meters.yaml", "start: 2", "start: 7", NULL, "start is 7; it must be from 0 to 6."},
    {"meters.yaml", "side: balanced, cards: 0", "side: balanced, cards: 1", NULL, "A balanced space gives nothing"},
    {"meters.yaml", "cards: 1, modifier: -2", "cards: 1, modifier: 2", "cards: 1, modifier: -1",
     "The modifier falls from 2 to -1"},
    {"meters.yaml", "{side: reapers, cards: 2", "{side: alliance, cards: 2", "cards: 1, modifier: -2",
     "The spaces must run from the low side"},
    {"meters.yaml", "{side: reapers, cards: 2", "{side: cerberus, cards: 2", NULL,
     "The side must be that of reapers or alli"},
    {"meters.yaml", "win: 10", "win: 14", NULL, "win is 14; it must be from 1 to 13."},
    {"meters.yaml", "win: 10", "win: 9", "cards: [0, 0", "cards must have 9 numbers, for 0 to 8 planets."},
    /* charts.yaml */
    {"charts.yaml", "each: 35", "each: 13", NULL, "13 units each are too few to claim 42 places; raise them."},
    {"charts.yaml", "seats: 4, each: 30", "seats: 3, each: 30", NULL,
     "basic has two charts for 3 seats (first on line"},
    {"charts.yaml", "seats: 4, each: 30", "seats: 5, each: 30", NULL, "The mode basic is for 3 to 4 seats, not 5"},
    {"charts.yaml", "mode: basic, seats: 4", "mode: basics, seats: 4", NULL,
     "There is no mode basics; did you mean basic?"},
    {"charts.yaml", "units: 40, limit: 15", "units: 40, limit: 40", "mode: galaxy-at-war",
     "The limits add up to 47, but the board has 42"},
    {"charts.yaml", "units: 40, limit: 15", "units: 14, limit: 15", "mode: galaxy-at-war",
     "14 units are too few to claim 15 places"},
    {"charts.yaml", "[red, burgundy]", "[red, light-blue]", NULL,
     "An army of this line stands on a line above as well"},
    {"charts.yaml", "limit: 7, neutral: yes", "limit: 7", "armies:\n",
     "The chart has 3 armies with a player, but seats is 2"},
    {"charts.yaml", "attack: 3, defence: 2", "attack: 7, defence: 2", NULL, "attack is 7; it must be from 1 to 3."},
    /* war-assets.yaml */
    {"war-assets.yaml", "{place: eden-prime,", "{place: earth,", NULL,
     "earth has a card already; each planet has one."},
    {"war-assets.yaml", "{place: eden-prime,", "{place: eden,", NULL, "There is no place eden; "},
    {"war-assets.yaml", "rows: [\"5\", \"4\", \"5+\"]", "rows: [\"5\", \"9\", \"5+\"]", NULL,
     "The row must be one face"},
    {"war-assets.yaml", "rows: [\"5\", \"4\", \"5+\"]", "rows: [\"5 5\", \"4 4\", \"9+\"]", NULL,
     "The rows and the steal row need 8"},
    {"war-assets.yaml", "rows: [\"5\", \"4\", \"5+\"]", "rows: [\"7\", \"7 8\"]", NULL,
     "The rows need 3 dice that show 7 or 8"},
    {"war-assets.yaml", "  - {region: terminus, value: 13, source: reconstructed}\n", "",
     "region-values:", "terminus has cards but no"},
};

static const char *good_text(void)
{
    size_t length;
    return written(e, &length);
}

START_TEST(a_spoilt_edition_is_refused_at_its_line)
{
    spoil_check(good_text(), &spoilt[_i]);
}
END_TEST

/* Parts of a campaign in several files that do not fit each other: the sentence says what, the place is the mode. */
START_TEST(the_parts_of_a_campaign_must_fit)
{
    static const struct spoilt parts[] = {
        {"cards.yaml", "with: {meter: -1}", "with: {meter: -2}", NULL,
         "The directive harbinger-reborn moves the meter by -2, but the event titan-returned by -1; make them equal."},
        {"charts.yaml", "fr: Catalyseur, count: 1", "fr: Catalyseur, count: 2", NULL,
         "A campaign needs a token of two faces"},
        {"meters.yaml", "faction: cerberus\n    win", "faction: alliance\n    win", NULL,
         "The count meter belongs to the faction that the tug meter does not name."},
        {"charts.yaml", "{armies: [red, burgundy], units: 45}", "{armies: [red, dark-blue], units: 45}", NULL, ""},
    };
    struct fault f = {"", ""};
    long line;
    char *text = spoil(good_text(), &parts[_i], &line);
    ck_assert_ptr_null(edition_from_bundle("bad", text, strlen(text), &f));
    ck_assert_msg(strncmp(f.sentence, parts[_i].sentence, strlen(parts[_i].sentence)) == 0, "%s: %s", f.place,
                  f.sentence);
    free(text);
}
END_TEST

/* So that a language can come into an edition name by name. */
START_TEST(a_name_that_a_language_lacks_is_english)
{
    static const struct spoilt cut = {"board.yaml", "    fr: Terre\n", "", "id: earth\n", NULL};
    struct fault f;
    long line;
    char *text = spoil(good_text(), &cut, &line);
    struct edition *poorer = edition_from_bundle("poorer", text, strlen(text), &f);
    free(text);
    ck_assert_msg(poorer != NULL, "%s: %s", f.place, f.sentence);
    const struct name_list *places = &edition_names(poorer)->places;
    for (unsigned i = 0; i < LANGUAGES; i++)
        ck_assert_str_eq(places->item[names_find(places, "earth", 5)].name[i], "Earth");
    edition_close(poorer);
}
END_TEST

START_TEST(a_one_way_border_names_both_lines)
{
    static const struct spoilt cut = {"board.yaml", "relays: {palaven: rulebook}", "relays: {}", NULL, NULL};
    struct fault f;
    char expected[200];
    long line;
    char *text = spoil(good_text(), &cut, &line);
    ck_assert_ptr_null(edition_from_bundle("bad", text, strlen(text), &f));
    free(text);
    snprintf(
        expected, sizeof expected,
        "palaven has benning under relays, but benning (line %ld) doesn't have palaven there; add it on line %ld or "
        "remove it here.",
        line - 8, line);
    ck_assert_str_eq(f.sentence, expected);
}
END_TEST

START_TEST(a_board_that_falls_apart_is_refused)
{
    static const struct spoilt cuts[] = {
        {"board.yaml", "eden-prime: reconstructed, ", "", NULL, NULL},
        {"board.yaml", "{earth: reconstructed, noveria: rulebook (neighbours); reconstructed (a border)}", "{}", NULL,
         NULL},
        {"board.yaml", ", eden-prime: rulebook (neighbours); reconstructed (a border)", "", "id: eden-prime\n", NULL}};
    struct fault f;
    long line;
    char *text = strdup(good_text()), expected[60];
    for (unsigned i = 0; i < 3; i++) {
        char *next = spoil(text, &cuts[i], &line);
        free(text);
        text = next;
    }
    ck_assert_ptr_null(edition_from_bundle("bad", text, strlen(text), &f));
    free(text);
    snprintf(expected, sizeof expected, "bad/board.yaml:%ld", line);
    ck_assert_str_eq(f.place, expected);
    ck_assert_str_eq(f.sentence, "No way leads from earth to eden-prime; add the border or relay that joins them.");
}
END_TEST

START_TEST(an_edition_cut_anywhere_is_refused_or_whole)
{
    size_t length;
    struct fault f;
    const char *bundle = written(e, &length);
    for (size_t cut = 0; cut < length; cut += 997) {
        struct edition *part = edition_from_bundle("cut", bundle, cut, &f);
        ck_assert_msg(!part, "accepted after %zu bytes", cut);
        ck_assert(f.place[0] && f.sentence[0]);
    }
}
END_TEST

struct wrong_bundle {
    const char *text, *place, *sentence;
};

static const struct wrong_bundle wrong_bundles[] = {
    {"", "b/edition.yaml", "The file is missing; every edition needs it."},
    {"hello\n", "b:1", "Here must stand `file NAME`, or a line of that file behind two blanks."},
    {"file edition.yaml\nid: x\n", "b:2", "Here must stand `file NAME`"},
    {"file secrets.yaml\n", "b:1", "An edition has no file secrets.yaml"},
    {"file edition.yaml\n  id: x\nfile edition.yaml\n", "b:3",
     "A file stands twice in the edition's text; remove one."},
    {"file edition.yaml\n", "b/edition.yaml:1", "The file is empty"},
    {"file edition.yaml\n  # nothing\n", "b/edition.yaml:1", "The file is empty"},
    {"file edition.yaml\n  just words\n", "b/edition.yaml:1", "The edition must be a map with the keys: id title"},
};

START_TEST(a_wrong_bundle_is_refused_at_its_line)
{
    const struct wrong_bundle *t = &wrong_bundles[_i];
    struct fault f;
    ck_assert_ptr_null(edition_from_bundle("b", t->text, strlen(t->text), &f));
    ck_assert_str_eq(f.place, t->place);
    ck_assert_msg(strncmp(f.sentence, t->sentence, strlen(t->sentence)) == 0, "%s", f.sentence);
}
END_TEST

/* ---- Folders ----------------------------------------------------------------------------------------------------- */

static char folder[64];

static void path_of(const char *name, char out[128])
{
    snprintf(out, 128, "%s/%s", folder, name);
}

static void write_bytes(const char *name, const char *bytes, size_t length)
{
    char path[128];
    path_of(name, path);
    FILE *file = fopen(path, "wb");
    ck_assert_ptr_nonnull(file);
    ck_assert_uint_eq(fwrite(bytes, 1, length, file), length);
    fclose(file);
}

/* Writes the good edition into a fresh folder. `newline` ends its lines. */
static void write_folder(const char *newline)
{
    static const char *const name[] = {"edition.yaml", "board.yaml",  "windows.yaml",   "cards.yaml",
                                       "meters.yaml",  "charts.yaml", "war-assets.yaml"};
    strcpy(folder, "/tmp/hegemon-edition-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    size_t length;
    char *bundle = strdup(written(e, &length)), *text = malloc(2 * length), *end;
    for (unsigned i = 0; i < sizeof name / sizeof name[0]; i++) {
        char *out = text;
        for (char *line = spoil_file_start(bundle, name[i], &end); line < end; line = strchr(line, '\n') + 1)
            out += sprintf(out, "%.*s%s", (int)strcspn(line, "\n") - (*line == ' ' ? 2 : 0),
                           line + (*line == ' ' ? 2 : 0), newline);
        write_bytes(name[i], text, (size_t)(out - text));
    }
    free(text);
    free(bundle);
}

static void remove_folder(void)
{
    char command[100];
    snprintf(command, sizeof command, "rm -r %s", folder);
    ck_assert_int_eq(system(command), 0);
}

static void expect_fault(const char *place_in_folder, const char *sentence)
{
    struct fault f;
    char expected[128];
    path_of(place_in_folder, expected);
    ck_assert_ptr_null(edition_open(folder, &f));
    ck_assert_str_eq(f.place, place_in_folder[0] ? expected : folder);
    ck_assert_msg(strncmp(f.sentence, sentence, strlen(sentence)) == 0, "%s", f.sentence);
}

START_TEST(a_folder_opens_as_the_same_edition_whatever_ends_its_lines)
{
    struct fault f;
    static const char *const newline[] = {"\n", "\r\n"};
    write_folder(newline[_i]);
    struct edition *same = edition_open(folder, &f);
    ck_assert_msg(same != NULL, "%s: %s", f.place, f.sentence);
    ck_assert_str_eq(edition_sha256(same), edition_sha256(written_edition("mass-effect")));
    edition_close(same);
    remove_folder();
}
END_TEST

START_TEST(files_that_are_no_editions_are_refused_with_their_line)
{
    enum { HUGE = 10 << 20 };
    char *huge = malloc(HUGE), path[128];
    write_folder("\n");

    memset(huge, 'x', HUGE);
    memcpy(huge, "regions:\n  - ", 13);
    write_bytes("board.yaml", huge, HUGE);
    expect_fault("board.yaml:2", "The line is longer than 4096 bytes; break it.");

    for (size_t i = 60; i < HUGE; i += 60)
        huge[i] = '\n';
    write_bytes("board.yaml", huge, HUGE);
    expect_fault("board.yaml:17479", "The file goes on after 1 MiB");

    write_bytes("board.yaml", "\x7f\x45\x4c\x46\x02\x01\x00\xfe\xff", 9);
    expect_fault("board.yaml:1", "A control character stands here; remove it.");

    write_bytes("board.yaml", "", 0);
    expect_fault("board.yaml:1", "The file is empty");

    path_of("board.yaml", path);
    unlink(path);
    expect_fault("board.yaml", "The file is missing; every edition needs it.");

    ck_assert_int_eq(mkfifo(path, 0600), 0);
    expect_fault("board.yaml", "This is not a plain file");

    write_bytes("bored.yaml", "a: b\n", 5);
    expect_fault("", "An edition has no file bored.yaml; rename it or take it away.");
    remove_folder();
    expect_fault("", "There is no such folder");
    free(huge);
}
END_TEST

START_TEST(faults_never_carry_raw_bytes)
{
    struct fault f;
    char out[900];
    ck_assert(!fault_at(&f, "a\x1b[31m", 7, "It says %s.", "\xff\n\x80 \xc3\xa9"));
    fault_print(&f, out, sizeof out);
    ck_assert_str_eq(out, "a\\u001b[31m:7: It says \\xff\\u000a\\x80 \xc3\xa9.");
    fault_at(&f, NULL, 0, "No place.");
    fault_print(&f, out, sizeof out);
    ck_assert_str_eq(out, "No place.");
}
END_TEST

int main(void)
{
    struct fault f;
    TCase *t;
    Suite *suite = suite_of("edition faults", &t);
    e = edition_builtin("mass-effect", &f);
    if (!e) {
        printf("%s: %s\n", f.place, f.sentence);
        return EXIT_FAILURE;
    }
    tcase_add_loop_test(t, a_spoilt_edition_is_refused_at_its_line, 0, sizeof spoilt / sizeof spoilt[0]);
    tcase_add_test(t, a_name_that_a_language_lacks_is_english);
    tcase_add_test(t, a_one_way_border_names_both_lines);
    tcase_add_loop_test(t, the_parts_of_a_campaign_must_fit, 0, 4);
    tcase_add_test(t, a_board_that_falls_apart_is_refused);
    tcase_add_test(t, an_edition_cut_anywhere_is_refused_or_whole);
    tcase_add_loop_test(t, a_wrong_bundle_is_refused_at_its_line, 0, sizeof wrong_bundles / sizeof wrong_bundles[0]);
    tcase_add_loop_test(t, a_folder_opens_as_the_same_edition_whatever_ends_its_lines, 0, 2);
    tcase_add_test(t, files_that_are_no_editions_are_refused_with_their_line);
    tcase_add_test(t, faults_never_carry_raw_bytes);
    int code = suite_run(suite);
    edition_close(e);
    return code;
}
