/* Records: what is written reads back, and whatever is done to a record afterwards is refused at its line. */
#include <sodium.h>
#include <stdio.h>
#include <unistd.h>

#include "table/secret.h"
#include "table/verify.h"
#include "unit/recorded.h"

enum { SHORT = 1 }; /* rounds of the games that are tampered with */

static struct recorded seeded, audited;

static void play_both(void)
{
    memset(&seeded, 0, sizeof seeded);
    memset(&audited, 0, sizeof audited);
    recorded_play(&seeded, false, false, SHORT);
    recorded_play(&audited, true, false, SHORT);
}

static void free_both(void)
{
    recorded_free(&seeded);
    recorded_free(&audited);
}

/* ---- Text surgery: every function gives a new text to free ---------------------------------------------------------
 */

static const char *line_at(const char *text, unsigned long line)
{
    while (--line > 0)
        text = strchr(text, '\n') + 1;
    return text;
}

static unsigned long count_lines(const char *text)
{
    unsigned long count = 0;
    for (const char *c = text; (c = strchr(c, '\n')) != NULL; c++)
        count++;
    return count;
}

/* The number of the first line from `from` on that holds `what`. */
static unsigned long find_line(const char *text, const char *what, unsigned long from)
{
    const char *at = strstr(line_at(text, from), what);
    unsigned long line = 1;
    ck_assert_ptr_nonnull(at);
    for (const char *c = text; c < at; c++)
        line += *c == '\n';
    return line;
}

/* `by` stands instead of the line: nothing, or text with its breaks. */
static char *with_line(const char *text, unsigned long line, const char *by)
{
    const char *start = line_at(text, line), *rest = strchr(start, '\n') + 1;
    char *out = NULL;
    ck_assert_int_gt(asprintf(&out, "%.*s%s%s", (int)(start - text), text, by, rest), 0);
    return out;
}

static char *joined(const char *text, const char *more)
{
    char *out = NULL;
    ck_assert_int_gt(asprintf(&out, "%s%s", text, more), 0);
    return out;
}

static char *without_line(const char *text, unsigned long line)
{
    return with_line(text, line, "");
}

static char *cut(const char *text, size_t length)
{
    char *out = strdup(text);
    out[length] = 0;
    return out;
}

static size_t length_of_lines(const char *text, unsigned long lines)
{
    return (size_t)(line_at(text, lines + 1) - text);
}

/* The line with one byte, so far from its start, changed. */
static char *with_byte(const char *text, unsigned long line, size_t offset, char byte)
{
    char *out = strdup(text);
    out[line_at(text, line) - text + (long)offset] = byte;
    return out;
}

/* The text with the header's digest made to fit it, as a careful forger would. Takes the text over. */
static char *resealed(char *text)
{
    unsigned long line = find_line(text, "\nheader ", 1) + 1;
    unsigned char digest[crypto_hash_sha256_BYTES];
    char hex[KEY_HEX], by[128];
    crypto_hash_sha256(digest, (const unsigned char *)text, length_of_lines(text, line - 1));
    sodium_bin2hex(hex, sizeof hex, digest, sizeof digest);
    snprintf(by, sizeof by, "header %s\n", hex);
    char *out = with_line(text, line, by);
    free(text);
    return out;
}

/* ---- Reading ------------------------------------------------------------------------------------------------------
 */

struct reading {
    enum record_status status;
    unsigned long number;
    long good;
    struct fault f;
};

static struct reading read_bytes(const char *text, size_t length)
{
    struct reading out = {.status = RECORD_BROKEN};
    struct hg_action a;
    struct record_reader *reader = record_open_text("game", text, length, &out.f);
    if (reader == NULL)
        return out;
    do {
        out.status = record_next(reader, &a, NULL, &out.f);
    } while (out.status == RECORD_ACTION);
    out.number = record_number(reader);
    out.good = record_good_bytes(reader);
    record_close(reader);
    return out;
}

static struct reading read_text(const char *text)
{
    return read_bytes(text, strlen(text));
}

/* Takes the text over. */
static void refused_at(char *text, unsigned long line, const char *phrase)
{
    struct reading got = read_text(text);
    char place[32];
    snprintf(place, sizeof place, "game:%lu", line);
    ck_assert_int_eq(got.status, RECORD_BROKEN);
    ck_assert_str_eq(got.f.place, place);
    ck_assert_msg(strstr(got.f.sentence, phrase) != NULL, "'%s' lacks '%s'", got.f.sentence, phrase);
    free(text);
}

START_TEST(a_whole_game_reads_back)
{
    struct recorded game;
    struct reading got;
    recorded_play(&game, _i != 0, false, 0);
    got = read_text(game.text);
    ck_assert_msg(got.status == RECORD_FINISHED, "%s: %s", got.f.place, got.f.sentence);
    ck_assert_uint_eq(got.number, game.table.actions);
    ck_assert_uint_eq((size_t)got.good, game.length);
    recorded_free(&game);
}
END_TEST

START_TEST(the_reader_passes_through_the_positions_of_the_game)
{
    struct table t = seeded.table;
    struct record_reader *reader;
    struct hg_action told, done;
    struct hg_state before;
    struct fault f;
    reader = record_open_text("game", seeded.text, seeded.length, &f);
    ck_assert_ptr_nonnull(reader);
    table_seed(&t, &seeded.rules, RECORDED_SEED, RECORDED_GAME);
    dealer_seed(&t.dealer, RECORDED_SEED, RECORDED_GAME);
    for (unsigned i = 0; i < RECORDED_SEATS; i++)
        t.player[i] = player_find("aggressive");
    while (record_next(reader, &told, &before, &f) == RECORD_ACTION) {
        ck_assert_mem_eq(&before, &t.state, sizeof before);
        ck_assert_int_eq(table_advance(&t, &done, &f), TABLE_ACTED);
        ck_assert_mem_eq(&told, &done, sizeof told);
        ck_assert_mem_eq(record_position(reader), &t.state, sizeof t.state);
    }
    ck_assert_str_eq(record_end_reason(reader), "capped");
    ck_assert_uint_eq(record_number(reader), seeded.table.actions);
    record_close(reader);
}
END_TEST

START_TEST(the_header_reads_back)
{
    struct fault f;
    struct record_reader *reader = record_open_text("game", audited.text, audited.length, &f);
    ck_assert_ptr_nonnull(reader);
    struct record_header expected = audited.header;
    expected.seed = expected.game = 0;
    ck_assert_mem_eq(record_header(reader), &expected, sizeof expected);
    record_close(reader);
}
END_TEST

START_TEST(comments_may_stand_anywhere)
{
    char *text = with_line(seeded.text, 1, "; a first word\nhegemon-record 2\n; a second\n");
    char *longer = joined(text, "; the last word: é\n");
    ck_assert_int_eq(read_text(longer).status, RECORD_FINISHED);
    free(text);
    free(longer);
}
END_TEST

START_TEST(a_record_may_carry_its_edition)
{
    struct recorded game = {0};
    recorded_play(&game, false, true, SHORT);
    struct reading got = read_text(game.text);
    ck_assert_msg(got.status == RECORD_FINISHED, "%s: %s", got.f.place, got.f.sentence);
    unsigned long line = find_line(game.text, "edition-text", 1);
    refused_at(resealed(with_line(game.text, line + 1, "| # another first line\n")), 3, "SHA-256");
    refused_at(without_line(game.text, line + 1), find_line(game.text, "dealer", 1) - 1, "'| …' must stand");
    recorded_free(&game);
}
END_TEST

/* What the shelf holds is taken, stays open, and leaves no other record in its place. */
START_TEST(an_open_edition_is_taken_from_the_shelf)
{
    struct fault f;
    struct edition *other = edition_builtin("starcraft", &f), *same = edition_builtin("mass-effect", &f);
    const struct edition *const both[] = {other, same};
    struct record_reader *reader;
    reader = record_open_shelf("game", seeded.text, seeded.length, &(struct record_shelf){both, 2}, &f);
    ck_assert_ptr_eq(record_edition(reader), same);
    record_close(reader);
    ck_assert_str_eq(edition_id(same), "mass-effect");
    reader = record_open_shelf("game", seeded.text, seeded.length, &(struct record_shelf){both, 1}, &f);
    ck_assert_ptr_ne(record_edition(reader), other);
    ck_assert_str_eq(edition_sha256(record_edition(reader)), edition_sha256(same));
    record_close(reader);
    edition_close(other);
    edition_close(same);
}
END_TEST

/* A text that was changed is refused, whatever lies on the shelf under the hash that the header claims. */
START_TEST(the_shelf_does_not_stand_in_for_a_changed_text)
{
    struct fault f;
    struct recorded game = {0};
    recorded_play(&game, false, true, SHORT);
    const struct edition *const shelf[] = {game.edition};
    char *text =
        resealed(with_line(game.text, find_line(game.text, "edition-text", 1) + 1, "| # another first line\n"));
    ck_assert_ptr_null(record_open_shelf("game", text, strlen(text), &(struct record_shelf){shelf, 1}, &f));
    ck_assert_msg(strstr(f.sentence, "one of the two was changed") != NULL, "%s", f.sentence);
    free(text);
    recorded_free(&game);
}
END_TEST

/* ---- Cut and torn --------------------------------------------------------------------------------------------------
 */

START_TEST(a_record_cut_between_lines_is_unfinished)
{
    unsigned long first = find_line(seeded.text, "begin", 1), last = count_lines(seeded.text) - 1;
    for (unsigned long line = first; line <= last; line += 23) {
        size_t length = length_of_lines(seeded.text, line);
        char *text = cut(seeded.text, length);
        struct reading got = read_text(text);
        ck_assert_int_eq(got.status, RECORD_UNFINISHED);
        ck_assert_uint_eq(got.number, line - first);
        ck_assert_uint_eq((size_t)got.good, length);
        free(text);
    }
}
END_TEST

START_TEST(an_ended_game_without_its_secret_is_unfinished)
{
    char *text = without_line(audited.text, count_lines(audited.text));
    struct reading got = read_text(text);
    ck_assert_int_eq(got.status, RECORD_UNFINISHED);
    ck_assert_ptr_nonnull(strstr(got.f.sentence, "secret"));
    ck_assert_uint_eq((size_t)got.good, length_of_lines(audited.text, count_lines(audited.text) - 2));
    free(text);
}
END_TEST

START_TEST(a_torn_last_line_names_the_last_good_one)
{
    unsigned long first = find_line(audited.text, "begin", 1), last = count_lines(audited.text);
    for (unsigned long line = first + 1; line < last; line += 19) {
        size_t whole = length_of_lines(audited.text, line - 1), end = length_of_lines(audited.text, line);
        char *text = cut(audited.text, line % 2 == 0 ? end - 1 : whole + 1), phrase[64];
        struct reading got = read_text(text);
        snprintf(phrase, sizeof phrase, "the last good line is %lu", line - 1);
        ck_assert_int_eq(got.status, RECORD_TORN);
        ck_assert_ptr_nonnull(strstr(got.f.sentence, phrase));
        ck_assert_uint_eq((size_t)got.good, whole);
        free(text);
    }
}
END_TEST

START_TEST(a_header_that_stops_is_refused)
{
    unsigned long last = find_line(audited.text, "begin", 1);
    for (unsigned long line = 1; line < last; line++) {
        char *text = cut(audited.text, length_of_lines(audited.text, line));
        refused_at(text, line, "the header stops after this line");
        text = cut(audited.text, length_of_lines(audited.text, line) - 1);
        refused_at(text, line, "torn");
    }
}
END_TEST

/* ---- Tampering -----------------------------------------------------------------------------------------------------
 */

START_TEST(a_removed_line_is_missed)
{
    unsigned long first = find_line(seeded.text, "begin", 1) + 1, last = count_lines(seeded.text) - 1;
    for (unsigned long line = first; line < last; line += 29)
        refused_at(without_line(seeded.text, line), line, "must stand, not");
    refused_at(without_line(seeded.text, last), last, "the game can't end here");
}
END_TEST

START_TEST(a_removed_header_line_is_missed)
{
    unsigned long begin = find_line(audited.text, "begin", 1), term = find_line(audited.text, "term", 1);
    for (unsigned long line = 2; line <= begin; line++)
        if (line != term)
            refused_at(without_line(audited.text, line), line, "must stand");
    refused_at(without_line(audited.text, term), find_line(audited.text, "\nheader", 1), "have the SHA-256");
}
END_TEST

START_TEST(a_forged_hash_is_seen)
{
    unsigned long first = find_line(seeded.text, "begin", 1), last = count_lines(seeded.text) - 1;
    for (unsigned long line = first; line <= last; line += 31) {
        size_t digit = (size_t)(strchr(line_at(seeded.text, line), '#') - line_at(seeded.text, line)) + 7;
        char was = line_at(seeded.text, line)[digit];
        refused_at(with_byte(seeded.text, line, digit, was == '0' ? '1' : '0'), line, "hash");
    }
}
END_TEST

START_TEST(swapped_lines_are_seen)
{
    unsigned long line = find_line(seeded.text, " claim ", 1);
    char two[512];
    const char *first = line_at(seeded.text, line), *second = line_at(seeded.text, line + 1);
    snprintf(two, sizeof two, "%.*s%.*s", (int)(strchr(second, '\n') + 1 - second), second, (int)(second - first),
             first);
    char *text = without_line(seeded.text, line);
    refused_at(with_line(text, line, two), line, "a line was removed, added or moved");
    free(text);
}
END_TEST

START_TEST(a_repeated_line_is_seen)
{
    unsigned long line = find_line(seeded.text, " claim ", 1);
    char two[512];
    const char *start = line_at(seeded.text, line);
    int length = (int)(strchr(start, '\n') + 1 - start);
    snprintf(two, sizeof two, "%.*s%.*s", length, start, length, start);
    refused_at(with_line(seeded.text, line, two), line + 1, "a line was removed, added or moved");
}
END_TEST

/* The text of an action line with its seat changed. */
START_TEST(a_changed_seat_is_seen)
{
    unsigned long line = find_line(seeded.text, " claim ", 1);
    const char *start = line_at(seeded.text, line);
    size_t seat = (size_t)(strchr(start, ' ') + 1 - start);
    char other = start[seat] == '1' ? '2' : '1';
    refused_at(with_byte(seeded.text, line, seat, other), line, "not possible in this position");
    refused_at(with_byte(seeded.text, line, seat, '9'), line, "a seat from 1 to 3 or 'chance'");
}
END_TEST

START_TEST(nothing_may_follow_the_end)
{
    unsigned long after = count_lines(seeded.text) + 1;
    refused_at(joined(seeded.text, "end capped 1\n"), after, "nothing may follow the end");
    refused_at(joined(seeded.text, "secret 00\n"), after, "nothing may follow the end");
    refused_at(joined(audited.text, "secret 00\n"), count_lines(audited.text) + 1, "nothing may follow the end");
}
END_TEST

START_TEST(a_forged_end_is_seen)
{
    unsigned long last = count_lines(seeded.text);
    refused_at(with_line(seeded.text, last, "end won 2 #0123456789abcdef\n"), last, "the end must read 'end capped 1'");
    refused_at(with_line(seeded.text, last, "end drawn #0123456789abcdef\n"), last, "the end must read 'end capped 1'");
    refused_at(with_line(seeded.text, last, "endless #0123456789abcdef\n"), last, "the end must read 'end capped 1'");
    refused_at(with_line(seeded.text, last, "end capped 1 #0123456789abcdef\n"), last, "the line has the check");
    refused_at(with_line(seeded.text, last, "end capped 1\n"), last, "must end in ' #'");
    refused_at(with_line(audited.text, count_lines(audited.text), "secret 12\n"), count_lines(audited.text),
               "'secret'");
}
END_TEST

/* Else whoever loses could cut the game short and say that it was to end here. */
START_TEST(a_game_is_capped_where_the_table_agreed_and_nowhere_else)
{
    unsigned long term = find_line(seeded.text, "term", 1), last = count_lines(seeded.text);
    struct recorded longer = {0};
    refused_at(resealed(with_line(seeded.text, term, "term cap 7\n")), last, "can't be broken off here");
    refused_at(resealed(without_line(seeded.text, term)), last - 1, "can't be broken off here");
    recorded_play(&longer, false, false, SHORT + 1);
    refused_at(resealed(with_line(longer.text, term, "term cap 1\n")), last, "here the end must stand");
    recorded_free(&longer);
}
END_TEST

START_TEST(malformed_action_lines_are_refused)
{
    unsigned long line = find_line(seeded.text, " claim ", 1);
    static const char *const wrong[][2] = {
        {"\n", "must stand"},
        {"x\n", "must stand"},
        {"0 1 end #0123456789abcdef\n", "must stand"},
        {"999999999999999999999999 1 end #0123456789abcdef\n", "must stand"},
        {" 2 1 end\n", "must stand"},
    };
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        refused_at(with_line(seeded.text, line, wrong[i][0]), line, wrong[i][1]);
    char text[256];
    unsigned long number = line - find_line(seeded.text, "begin", 1);
    static const char *const rest[][2] = {
        {"1", "must end in ' #'"},
        {"1 ", "a seat"},
        {"1 claim earth", "must end in ' #'"},
        {"1 #0123456789abcdef", "must end in ' #'"},
        {"1  claim earth #0123456789abcdef", ""},
        {"1 dance #0123456789abcdef", "dance"},
        {"1 claim atlantis #0123456789abcdef", "atlantis"},
    };
    for (unsigned i = 0; i < sizeof rest / sizeof rest[0]; i++) {
        snprintf(text, sizeof text, "%lu %s\n", number, rest[i][0]);
        refused_at(with_line(seeded.text, line, text), line, rest[i][1]);
    }
}
END_TEST

/* ---- Headers --------------------------------------------------------------------------------------------------------
 */

/* The line that begins so is replaced; the fault stands so many lines further down. */
static const struct header_edit {
    const char *line, *by;
    unsigned after;
    const char *phrase;
} edits[] = {
    {"hegemon-record", "hegemon-record 3\n", 0, "this program reads versions 1 to 2"},
    {"hegemon-record", "hegemon-record 01\n", 0, "plain number"},
    {"hegemon-record", "something else\n", 0, "not a record"},
    {"edition mass", "edition mass-effective\n", 0, "belongs to the edition 'mass-effect'"},
    {"edition mass", "edition  mass-effect\n", 0, "one blank"},
    {"edition mass", "edition mass-effect \n", 0, "one blank"},
    {"edition-sha256", "edition-sha256 12\n", 0, "64 hexadecimal digits"},
    {"rules", "rules 0\n", 0, "at least 1"},
    {"rules", "rules one\n", 0, "plain number"},
    {"mode", "mode advanced\n", 0, "don't fit"},
    {"seats", "seats 2\n", 3, "'dealer …' must stand"},
    {"seats", "seats 4\n", 4, "'seat …' must stand"},
    {"seats", "seats 7\n", 0, "from 1 to 6"},
    {"seats", "seats three\n", 0, "plain number"},
    {"seat 2", "seat 3 light-blue aggressive\n", 0, "here seat 2 must stand"},
    {"seat 2", "seat 2 nobody aggressive\n", 0, "no army 'nobody'"},
    {"seat 2", "seat 2 aggressive\n", 0, "the seat's player must stand"},
    {"dealer", "dealer luck\n", 0, "dealer seed2 SEED GAME"},
    {"dealer", "dealer seed2 1\n", 0, "number of the game"},
    {"dealer", "dealer seed2 1 2 3\n", 0, "must end before '3'"},
    {"dealer", "dealer seed2 18446744073709551616 2\n", 0, "plain number"},
    {"dealer", "dealer audit\n", 1, "'commitment …' must stand"},
    {"begin", "begin 0123456789abcdef\n", 0, "hash"},
    {"begin", "begin #0123456789abcdef\n", 0, "hash"},
    {"begin", "begin #0123456789abcde\n", 0, "16 hexadecimal digits"},
};

START_TEST(edited_headers_are_refused)
{
    const struct header_edit *edit = &edits[_i];
    unsigned long line = find_line(seeded.text, edit->line, 1);
    refused_at(resealed(with_line(seeded.text, line, edit->by)), line + edit->after, edit->phrase);
}
END_TEST

/* Names too, which nothing in the game depends on. */
START_TEST(every_line_of_the_header_is_covered_by_its_digest)
{
    static const char *const names[][2] = {
        {"seat 2", "seat 2 red hard\n"},
        {"seats", "seats 3\nseat 1 light-blue me\n"},
        {"rules", "rules 7\n"},
        {"dealer", "dealer seed2 43 17\n"},
        {"dealer", "term cap 7\ndealer seed2 42 17\n"},
        {"dealer", "option reshuffle off\ndealer seed2 42 17\n"},
        {"header", "header 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef\n"},
    };
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++) {
        char *text = with_line(seeded.text, find_line(seeded.text, names[i][0], 1), names[i][1]);
        ck_assert_int_eq(read_text(text).status, RECORD_BROKEN);
        free(text);
    }
    unsigned long line = find_line(seeded.text, "seat 2", 1);
    char *text = with_line(seeded.text, line, "seat 2 red hard\n");
    refused_at(text, find_line(seeded.text, "\nheader", 1) + 1, "one of them, or this line, was changed");
}
END_TEST

START_TEST(a_record_of_other_rules_is_read_while_it_fits)
{
    unsigned long line = find_line(seeded.text, "rules", 1);
    unsigned long resign = find_line(seeded.text, "begin", 1) + 8;
    char *text = resealed(with_line(seeded.text, line, "rules 77\n")), *whole = strstr(text, "\nend");
    ck_assert_ptr_nonnull(whole);
    whole[1] = '\0'; /* the end's check covers the header */
    ck_assert_int_eq(read_text(text).status, RECORD_UNFINISHED);
    refused_at(with_line(text, resign, "8 2 resign #0123456789abcdef\n"), resign, "written for rules 77");
    free(text);
}
END_TEST

START_TEST(an_unknown_edition_is_named)
{
    char *text = with_line(seeded.text, 2, "edition atlantis\n");
    char was = line_at(text, 3)[20];
    refused_at(resealed(with_byte(text, 3, 20, was == '0' ? '1' : '0')), 2,
               "there is no edition 'atlantis'; this program has");
    free(text);
}
END_TEST

START_TEST(an_unknown_version_of_a_known_edition_is_named)
{
    unsigned long line = find_line(seeded.text, "edition-sha256", 1);
    char was = line_at(seeded.text, line)[20];
    refused_at(resealed(with_byte(seeded.text, line, 20, was == '0' ? '1' : '0')), line,
               "not the version with this SHA-256");
}
END_TEST

START_TEST(an_army_sits_only_once)
{
    char by[256];
    snprintf(by, sizeof by, "seat 2 %s aggressive\n", seeded.header.seat[0].army);
    unsigned long line = find_line(seeded.text, "seat 2", 1);
    refused_at(resealed(with_line(seeded.text, line, by)), line, "already has seat 1");
}
END_TEST

START_TEST(options_stand_once_and_must_exist)
{
    unsigned long mode = find_line(seeded.text, "mode", 1);
    refused_at(resealed(with_line(seeded.text, mode, "mode basic\noption gravity off\n")), mode, "gravity");
    refused_at(with_line(seeded.text, mode, "mode basic\noption a b\noption a c\n"), mode + 2, "twice");
}
END_TEST

/* ---- Noise ----------------------------------------------------------------------------------------------------------
 */

START_TEST(an_empty_file_is_refused)
{
    refused_at(strdup(""), 1, "empty");
}
END_TEST

START_TEST(a_line_without_end_is_refused)
{
    size_t size = 10u << 20;
    char *text = malloc(size + 1);
    memset(text, 'x', size);
    text[size] = 0;
    refused_at(text, 1, "too long");
}
END_TEST

START_TEST(control_characters_are_refused)
{
    char line[64];
    unsigned long rules = find_line(seeded.text, "rules", 1);
    snprintf(line, sizeof line, "rules 1\r\n");
    refused_at(with_line(seeded.text, rules, line), rules, "control character");
}
END_TEST

/* In names of players and everywhere else; a name can be written anew, because no hash covers it. */
START_TEST(what_cannot_be_shown_is_refused)
{
    static const struct {
        const char *line, *sentence;
    } rows[] = {
        {"seat 1 alliance ann\u202ea\n", "the line holds '\\u202e', which can't be shown"},
        {"seat 1 alliance an\xc2\x9bna\n", "the line holds '\\u009b', which can't be shown"},
        {"seat 1 alliance an\u200bna\n", "the line holds '\\u200b', which can't be shown"},
        {"seat 1 alliance an\xffna\n", "the line holds '\\xff', which can't be shown"},
    };
    unsigned long seat = find_line(seeded.text, "seat 1", 1), first = find_line(seeded.text, "begin", 1) + 1;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++)
        refused_at(with_line(seeded.text, seat, rows[i].line), seat, rows[i].sentence);
    refused_at(with_line(seeded.text, first, "player 1 \u2066anna\n"), first, "'\\u2066', which can't be shown");
}
END_TEST

START_TEST(zero_bytes_are_refused)
{
    char *text = strdup(seeded.text);
    unsigned long line = find_line(seeded.text, "mode", 1);
    text[line_at(seeded.text, line) - seeded.text + 2] = 0;
    struct reading got = read_bytes(text, seeded.length);
    ck_assert_int_eq(got.status, RECORD_BROKEN);
    ck_assert_ptr_nonnull(strstr(got.f.sentence, "zero byte"));
    free(text);
}
END_TEST

/* ---- Verifying: also the dice
 * ---------------------------------------------------------------------------------------- */

static char folder[64], file[96];

static void make_folder(void)
{
    play_both();
    strcpy(folder, "/tmp/hegemon-record-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(file, sizeof file, "%s/game", folder);
}

static void remove_folder(void)
{
    char beside[128];
    ck_assert(secret_path(file, beside, sizeof beside));
    unlink(beside);
    unlink(file);
    rmdir(folder);
    free_both();
}

static void save(const char *text)
{
    FILE *out = fopen(file, "w");
    fputs(text, out);
    fclose(out);
}

/* Takes the text over. */
static enum verify_status verify(char *text, struct verify_report *report, struct fault *f)
{
    save(text);
    free(text);
    return verify_record(file, NULL, report, f);
}

static void verify_refuses_at(char *text, unsigned long line, const char *phrase)
{
    struct verify_report report;
    struct fault f;
    char place[128];
    snprintf(place, sizeof place, "%s:%lu", file, line);
    ck_assert_int_eq(verify(text, &report, &f), VERIFY_REFUSED);
    ck_assert_str_eq(f.place, place);
    ck_assert_msg(strstr(f.sentence, phrase) != NULL, "'%s' lacks '%s'", f.sentence, phrase);
}

/* The header's digest and the check of the end made to fit: what only the dealer can find. Takes the text over. */
static char *ended_anew(char *text)
{
    struct record_seal seal = {.version = RECORD_VERSION};
    char check[RECORD_CHECK_MAX], line[64], by[128];
    text = resealed(text);
    unsigned long end = find_line(text, "\nend ", 1) + 1;
    const char *start = line_at(text, end);
    memcpy(seal.digest, strstr(text, "\nheader ") + 8, KEY_HEX - 1);
    snprintf(line, sizeof line, "%.*s", (int)(strchr(start, '#') - start - 1), start);
    record_check(&seal, strtoul(line_at(text, end - 1), NULL, 10), line, check);
    snprintf(by, sizeof by, "%s #%s\n", line, check);
    char *out = with_line(text, end, by);
    free(text);
    return out;
}

static const struct recorded *game_of(int i)
{
    return i != 0 ? &audited : &seeded;
}

START_TEST(an_untouched_record_verifies)
{
    struct verify_report report;
    struct fault f;
    enum verify_status status = verify(strdup(game_of(_i)->text), &report, &f);
    ck_assert_msg(status == VERIFY_FITS, "%s: %s", f.place, f.sentence);
    ck_assert(report.dealt);
    ck_assert_uint_eq(report.actions, game_of(_i)->table.actions);
    ck_assert_uint_eq(report.events, game_of(_i)->table.dealer.event);
    ck_assert_str_eq(report.end, "capped");
}
END_TEST

static bool is_roll(const char *text, unsigned long line)
{
    const char *start = line_at(text, line), *roll = strstr(start, " chance roll ");
    return roll != NULL && roll < strchr(start, '\n');
}

/* Also a die that changes nothing in the position: the hash can't see it, the dealer can. */
START_TEST(every_changed_die_is_found)
{
    const char *text = game_of(_i)->text;
    unsigned long lines = count_lines(text);
    unsigned found = 0;
    for (unsigned long line = 1; line < lines && found < 25; line++) {
        const char *start = line_at(text, line);
        size_t die = (size_t)(strchr(start, '#') - start) - 2;
        if (!is_roll(text, line))
            continue;
        verify_refuses_at(with_byte(text, line, die, start[die] == '6' ? '5' : (char)(start[die] + 1)), line, "");
        found++;
    }
    ck_assert_uint_gt(found, 3);
}
END_TEST

START_TEST(another_seed_is_found_at_the_first_roll)
{
    unsigned long dealer = find_line(seeded.text, "dealer", 1), roll = find_line(seeded.text, " chance ", 1);
    verify_refuses_at(ended_anew(with_line(seeded.text, dealer, "dealer seed2 43 17\n")), roll,
                      "the dealer's outcome was");
    verify_refuses_at(ended_anew(with_line(seeded.text, dealer, "dealer seed2 42 18\n")), roll,
                      "the dealer's outcome was");
}
END_TEST

START_TEST(another_contribution_is_found_at_the_first_roll)
{
    unsigned long line = find_line(audited.text, "contribution 2", 1), roll = find_line(audited.text, " chance ", 1);
    verify_refuses_at(with_byte(audited.text, line, 20, 'f'), roll, "the dealer's outcome was");
}
END_TEST

START_TEST(another_commitment_does_not_fit_the_secret)
{
    unsigned long line = find_line(audited.text, "commitment", 1), last = count_lines(audited.text);
    char was = line_at(audited.text, line)[20];
    verify_refuses_at(ended_anew(with_byte(audited.text, line, 20, was == 'f' ? 'e' : 'f')), last, "commitment");
    verify_refuses_at(with_byte(audited.text, last, 20, 'f'), last, "commitment");
}
END_TEST

START_TEST(a_torn_record_is_refused_by_verify)
{
    unsigned long lines = count_lines(seeded.text);
    verify_refuses_at(cut(seeded.text, seeded.length - 4), lines, "the last good line is");
}
END_TEST

START_TEST(a_record_cut_between_lines_verifies_as_far_as_it_goes)
{
    struct verify_report report;
    struct fault f;
    char *text = cut(seeded.text, length_of_lines(seeded.text, count_lines(seeded.text) - 1));
    ck_assert_int_eq(verify(text, &report, &f), VERIFY_UNFINISHED);
    ck_assert(report.dealt);
    ck_assert_ptr_nonnull(strstr(f.sentence, "unfinished"));
}
END_TEST

START_TEST(the_owner_of_the_secret_can_verify_a_running_game)
{
    size_t length = length_of_lines(audited.text, count_lines(audited.text) - 2);
    struct verify_report report;
    struct fault f;
    char beside[128];
    ck_assert_int_eq(verify(cut(audited.text, length), &report, &f), VERIFY_UNFINISHED);
    ck_assert(!report.dealt);
    ck_assert(secret_path(file, beside, sizeof beside));
    ck_assert(secret_write(beside, recorded_secret, &f));
    ck_assert_int_eq(verify(cut(audited.text, length), &report, &f), VERIFY_UNFINISHED);
    ck_assert(report.dealt);
    ck_assert(secret_remove(beside, &f));
    ck_assert(secret_write(beside, audited.header.contribution[0], &f));
    ck_assert_int_eq(verify(cut(audited.text, length), &report, &f), VERIFY_REFUSED);
    ck_assert_int_eq(verify_record(file, "/no/such/secret", &report, &f), VERIFY_UNREADABLE);
}
END_TEST

START_TEST(text_in_memory_is_judged_as_a_file_is)
{
    struct verify_report report, in_file;
    struct fault f, of_file;
    const struct recorded *game = game_of(_i);
    for (size_t length = game->length; length > game->length / 2; length -= 1 + length / 7) {
        enum verify_status status = verify_text("memory", game->text, length, &report, &f);
        ck_assert_int_eq(status, verify(cut(game->text, length), &in_file, &of_file));
        ck_assert_int_eq(status == VERIFY_FITS, length == game->length);
        ck_assert_uint_eq(report.actions, in_file.actions);
        ck_assert_uint_eq(report.events, in_file.events);
        if (status != VERIFY_FITS)
            ck_assert_str_eq(f.sentence, of_file.sentence);
    }
}
END_TEST

START_TEST(what_cannot_be_read_is_no_fault_of_the_record)
{
    struct verify_report report;
    struct fault f;
    ck_assert_int_eq(verify_record(file, NULL, &report, &f), VERIFY_UNREADABLE);
    ck_assert_int_eq(verify_record(folder, NULL, &report, &f), VERIFY_UNREADABLE);
    ck_assert_str_eq(f.place, folder);
}
END_TEST

static void add_reading(TCase *tests)
{
    tcase_add_checked_fixture(tests, play_both, free_both);
    tcase_add_loop_test(tests, a_whole_game_reads_back, 0, 2);
    tcase_add_test(tests, the_reader_passes_through_the_positions_of_the_game);
    tcase_add_test(tests, the_header_reads_back);
    tcase_add_test(tests, comments_may_stand_anywhere);
    tcase_add_test(tests, a_record_may_carry_its_edition);
    tcase_add_test(tests, an_open_edition_is_taken_from_the_shelf);
    tcase_add_test(tests, the_shelf_does_not_stand_in_for_a_changed_text);
    tcase_add_test(tests, a_record_cut_between_lines_is_unfinished);
    tcase_add_test(tests, an_ended_game_without_its_secret_is_unfinished);
    tcase_add_test(tests, a_torn_last_line_names_the_last_good_one);
    tcase_add_test(tests, a_header_that_stops_is_refused);
}

static void add_tampering(TCase *tests)
{
    tcase_add_test(tests, a_removed_line_is_missed);
    tcase_add_test(tests, a_removed_header_line_is_missed);
    tcase_add_test(tests, a_forged_hash_is_seen);
    tcase_add_test(tests, swapped_lines_are_seen);
    tcase_add_test(tests, a_repeated_line_is_seen);
    tcase_add_test(tests, a_changed_seat_is_seen);
    tcase_add_test(tests, nothing_may_follow_the_end);
    tcase_add_test(tests, a_forged_end_is_seen);
    tcase_add_test(tests, a_game_is_capped_where_the_table_agreed_and_nowhere_else);
    tcase_add_test(tests, malformed_action_lines_are_refused);
    tcase_add_loop_test(tests, edited_headers_are_refused, 0, sizeof edits / sizeof edits[0]);
    tcase_add_test(tests, every_line_of_the_header_is_covered_by_its_digest);
    tcase_add_test(tests, a_record_of_other_rules_is_read_while_it_fits);
    tcase_add_test(tests, an_unknown_edition_is_named);
    tcase_add_test(tests, an_unknown_version_of_a_known_edition_is_named);
    tcase_add_test(tests, an_army_sits_only_once);
    tcase_add_test(tests, options_stand_once_and_must_exist);
    tcase_add_test(tests, an_empty_file_is_refused);
    tcase_add_test(tests, a_line_without_end_is_refused);
    tcase_add_test(tests, control_characters_are_refused);
    tcase_add_test(tests, what_cannot_be_shown_is_refused);
    tcase_add_test(tests, zero_bytes_are_refused);
}

static void add_verifying(TCase *tests)
{
    tcase_add_checked_fixture(tests, make_folder, remove_folder);
    tcase_add_loop_test(tests, an_untouched_record_verifies, 0, 2);
    tcase_add_loop_test(tests, every_changed_die_is_found, 0, 2);
    tcase_add_test(tests, another_seed_is_found_at_the_first_roll);
    tcase_add_test(tests, another_contribution_is_found_at_the_first_roll);
    tcase_add_test(tests, another_commitment_does_not_fit_the_secret);
    tcase_add_test(tests, a_torn_record_is_refused_by_verify);
    tcase_add_test(tests, a_record_cut_between_lines_verifies_as_far_as_it_goes);
    tcase_add_test(tests, the_owner_of_the_secret_can_verify_a_running_game);
    tcase_add_loop_test(tests, text_in_memory_is_judged_as_a_file_is, 0, 2);
    tcase_add_test(tests, what_cannot_be_read_is_no_fault_of_the_record);
}

int main(void)
{
    TCase *reading, *verifying = tcase_create("verify");
    Suite *suite = suite_of("record", &reading);
    add_reading(reading);
    add_tampering(reading);
    add_verifying(verifying);
    suite_add_tcase(suite, verifying);
    return suite_run(suite);
}
