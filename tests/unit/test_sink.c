/* Sinks and sources: what does not fit or breaks off is told, and what stands behind them changes no byte. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "text/boxes.h"
#include "text/position.h"
#include "text/sink_file.h"
#include "unit/recorded.h"

/* ---- Buffers ----------------------------------------------------------------------------------------------------- */

START_TEST(a_buffer_holds_what_fits_and_its_end)
{
    char text[8];
    struct sink_memory to;
    sink_buffer(&to, text, sizeof text);
    ck_assert_str_eq(text, "");
    sink_text(&to.sink, "ab");
    sink_put(&to.sink, 'c');
    sink_print(&to.sink, "%u%c", 12u, '3');
    sink_write(&to.sink, "4xyz", 1);
    ck_assert_str_eq(text, "abc1234");
    ck_assert_uint_eq(to.sink.length, 7);
    ck_assert(sink_flush(&to.sink));
}
END_TEST

START_TEST(a_buffer_that_is_too_small_says_so_and_keeps_whole_pieces)
{
    char text[8];
    struct sink_memory to;
    sink_buffer(&to, text, sizeof text);
    sink_text(&to.sink, "abc");
    sink_text(&to.sink, "12345");
    sink_put(&to.sink, 'd');
    ck_assert_str_eq(text, "abc");
    ck_assert_uint_eq(to.sink.length, 3);
    ck_assert(!sink_flush(&to.sink));
    ck_assert_str_eq(to.sink.failed, "there is no room for it");
}
END_TEST

START_TEST(a_buffer_without_room_takes_nothing)
{
    char text = 'x';
    struct sink_memory to;
    sink_buffer(&to, &text, 0);
    sink_text(&to.sink, "");
    ck_assert_int_eq(text, 'x');
    ck_assert(!sink_flush(&to.sink));
}
END_TEST

/* Around the size of the room on the stack, and far beyond it. */
START_TEST(long_texts_are_not_cut)
{
    static const size_t lengths[] = {1022, 1023, 1024, 1025, 100000};
    size_t length = lengths[_i];
    char *word = malloc(length + 1);
    struct sink_memory to;
    memset(word, 'w', length);
    word[length] = '\0';
    sink_heap(&to);
    sink_print(&to.sink, "%s%u", word, 7u);
    ck_assert_uint_eq(to.sink.length, length + 1);
    ck_assert_mem_eq(to.text, word, length);
    ck_assert_str_eq(to.text + length, "7");
    ck_assert(sink_flush(&to.sink));
    free(word);
    free(to.text);
}
END_TEST

START_TEST(a_sink_may_stand_on_a_stream_that_others_write_to)
{
    char *text = NULL;
    size_t length = 0;
    FILE *file = open_memstream(&text, &length);
    struct sink out = sink_file(file);
    fputs("a", file);
    sink_text(&out, "b");
    fputs("c", file);
    sink_put(&out, 'd');
    ck_assert(sink_flush(&out));
    ck_assert_str_eq(text, "abcd");
    ck_assert(sink_close(&out));
    free(text);
}
END_TEST

START_TEST(a_full_disk_is_told_in_the_words_of_the_system)
{
    struct sink out = sink_file(fopen("/dev/full", "w"));
    ck_assert_ptr_nonnull(out.context);
    sink_text(&out, "lost");
    ck_assert(!sink_flush(&out));
    ck_assert_str_eq(out.failed, "No space left on device");
    sink_close(&out);
}
END_TEST

/* ---- Sinks that break off ---------------------------------------------------------------------------------------- */

/* Takes so many bytes, then none. */
struct pipe {
    struct sink sink;
    struct sink_memory got;
    size_t left;
    unsigned refused;
};

static const char *take_some(struct sink *to, const char *bytes, size_t length)
{
    struct pipe *pipe = to->context;
    size_t taken = length < pipe->left ? length : pipe->left;
    sink_write(&pipe->got.sink, bytes, taken);
    pipe->left -= taken;
    pipe->refused += taken < length;
    return taken < length ? "the pipe is closed" : NULL;
}

static void open_pipe(struct pipe *pipe, size_t left)
{
    *pipe = (struct pipe){.sink = {.write = take_some, .context = pipe}, .left = left};
    sink_heap(&pipe->got);
}

static struct recorded game;

static void play_game(void)
{
    game = (struct recorded){0};
    recorded_play(&game, true, false, 3);
}

static void forget_game(void)
{
    recorded_free(&game);
}

static bool write_header(struct sink *out, const struct record_header *from, struct fault *f)
{
    struct record_header h = *from;
    struct record_seal seal;
    return record_write_terms(out, &h, f) && record_write_begin(out, &h, 1, &seal, f);
}

START_TEST(a_header_that_breaks_off_anywhere_is_reported)
{
    struct pipe pipe;
    struct fault f;
    open_pipe(&pipe, 1 << 20);
    ck_assert(write_header(&pipe.sink, &game.header, &f));
    struct sink_memory whole = pipe.got;
    for (size_t left = 0; left < whole.sink.length; left++) {
        open_pipe(&pipe, left);
        ck_assert(!write_header(&pipe.sink, &game.header, &f));
        ck_assert_str_eq(f.sentence, "the record could not be written: the pipe is closed; make room and resume from "
                                     "the last good line");
        ck_assert_uint_eq(pipe.got.sink.length, left);
        ck_assert_mem_eq(pipe.got.text, whole.text, left);
        ck_assert_uint_eq(pipe.refused, 1);
        free(pipe.got.text);
    }
    free(whole.text);
}
END_TEST

START_TEST(an_action_that_breaks_off_does_not_happen)
{
    struct recorded broken = {0};
    struct pipe pipe;
    struct fault f;
    recorded_set_table(&broken, false, "aggressive");
    open_pipe(&pipe, 1000);
    broken.table.record = &pipe.sink;
    ck_assert_int_eq(recorded_run(&broken.table, &f), TABLE_FAULT);
    ck_assert_ptr_nonnull(strstr(f.sentence, "the pipe is closed"));
    unsigned long lines = 0;
    for (const char *c = pipe.got.text; (c = strchr(c, '\n')) != NULL; c++)
        lines++;
    ck_assert_uint_eq(broken.table.actions, lines);
    ck_assert_uint_eq(pipe.got.sink.length, 1000);
    free(pipe.got.text);
    recorded_free(&broken);
}
END_TEST

/* Everything that writes, in a few bytes less than it needs. */
static void write_position(struct sink *out)
{
    struct hg_choices choices;
    const struct names *names = edition_names(game.edition);
    struct hg_state s;
    hg_start(&game.rules, &s);
    while (hg_actor(&s) == HG_CHANCE) {
        struct hg_chances chances;
        hg_chances(&game.rules, &s, &chances);
        struct hg_action a = dealer_deal(&game.table.dealer, &chances);
        ck_assert_int_eq(hg_apply(&game.rules, &s, &a), HG_OK);
    }
    hg_choices(&game.rules, &s, &choices);
    position_json(&game.rules, names, &s, out);
    position_print(&game.rules, names, &s, FRENCH, out);
    for (unsigned i = 0; i < choices.count; i++)
        box_print(&game.rules, names, &choices.box[i], "choice ", out);
}

START_TEST(positions_and_choices_say_when_they_did_not_fit)
{
    struct dealer before = game.table.dealer;
    struct sink_memory whole, part;
    sink_heap(&whole);
    write_position(&whole.sink);
    ck_assert(sink_flush(&whole.sink));
    char *buffer = malloc(whole.sink.length + 1);
    sink_buffer(&part, buffer, whole.sink.length + 1);
    game.table.dealer = before;
    write_position(&part.sink);
    ck_assert(sink_flush(&part.sink));
    ck_assert_str_eq(buffer, whole.text);
    sink_buffer(&part, buffer, whole.sink.length);
    game.table.dealer = before;
    write_position(&part.sink);
    ck_assert(!sink_flush(&part.sink));
    ck_assert_mem_eq(buffer, whole.text, part.sink.length);
    free(buffer);
    free(whole.text);
}
END_TEST

/* ---- The same through a file and through memory ------------------------------------------------------------------ */

static char path[] = "/tmp/hegemon-sink-XXXXXX";

/* The fixture's game once more, into a file. */
static void play_into_file(void)
{
    struct recorded again = {0};
    struct fault f;
    strcpy(path + sizeof path - 7, "XXXXXX");
    struct sink out = sink_file(fdopen(mkstemp(path), "w"));
    recorded_set_table(&again, true, "aggressive");
    again.table.record = &out;
    again.table.cap = 3;
    record_add_term(&again.header, RECORD_TERM_CAP, 3);
    recorded_begin(&again);
    ck_assert_int_eq(recorded_run(&again.table, &f), TABLE_OVER);
    ck_assert(table_finish(&again.table, recorded_secret, &f));
    ck_assert_uint_eq(out.length, game.length);
    ck_assert(sink_close(&out));
    recorded_free(&again);
}

START_TEST(a_record_is_the_same_through_a_file_and_through_memory)
{
    play_into_file();
    struct source in = source_file(fopen(path, "r"));
    char *text = malloc(game.length + 1);
    ck_assert_uint_eq(source_read(&in, text, game.length + 1), game.length);
    ck_assert_mem_eq(text, game.text, game.length);
    source_close(&in);
    free(text);
    unlink(path);
}
END_TEST

/* One byte at a time, as a slow line gives them. */
struct slow {
    const char *text;
    size_t left;
    bool closed, breaks;
};

static size_t give_one(struct source *from, char *bytes, size_t room)
{
    struct slow *slow = from->context;
    ck_assert_uint_gt(room, 0);
    if (slow->left == 0) {
        from->failed = slow->breaks ? "the line is dead" : NULL;
        return 0;
    }
    slow->left--;
    *bytes = *slow->text++;
    return 1;
}

static void close_slow(struct source *from)
{
    ((struct slow *)from->context)->closed = true;
}

static struct source source_slow(struct slow *slow)
{
    return (struct source){.read = give_one, .close = close_slow, .context = slow};
}

/* Reads both to their ends side by side; only the names in faults differ. */
static void must_read_alike(struct record_reader *a, struct record_reader *b)
{
    struct hg_action x, y;
    struct fault f, g;
    enum record_status status;
    ck_assert_mem_eq(record_position(a), record_position(b), sizeof(struct hg_state));
    do {
        status = record_next(a, &x, NULL, &f);
        ck_assert_int_eq(status, record_next(b, &y, NULL, &g));
        ck_assert_uint_eq(record_line(a), record_line(b));
        ck_assert_int_eq(record_good_bytes(a), record_good_bytes(b));
        ck_assert_mem_eq(record_position(a), record_position(b), sizeof(struct hg_state));
        if (status == RECORD_ACTION)
            ck_assert_mem_eq(&x, &y, sizeof x);
        else if (status != RECORD_FINISHED)
            ck_assert_str_eq(f.sentence, g.sentence);
    } while (status == RECORD_ACTION);
}

START_TEST(a_record_reads_the_same_through_a_file_memory_and_a_slow_line)
{
    struct fault f;
    struct record_shelf none = {NULL, 0};
    play_into_file();
    struct slow slow = {.text = game.text, .left = game.length};
    struct source in = source_slow(&slow);
    struct record_reader *line = record_open_source("line", &in, &none, &f);
    struct record_reader *file = record_open(path, &f), *text = record_open_text("text", game.text, game.length, &f);
    must_read_alike(file, line);
    ck_assert_int_eq(record_good_bytes(file), (long)game.length);
    record_close(file);
    file = record_open(path, &f);
    must_read_alike(file, text);
    record_close(file);
    record_close(text);
    record_close(line);
    ck_assert(slow.closed);
    unlink(path);
}
END_TEST

/* Wherever it is cut, in the header or in the game: the same is said about it, and the source is given back. */
START_TEST(a_cut_record_reads_the_same_through_memory_and_a_slow_line)
{
    struct record_shelf shelf = {(const struct edition *const *)&game.edition, 1};
    for (size_t left = 0; left < game.length; left += 409) {
        struct fault f, g;
        struct slow slow = {.text = game.text, .left = left};
        struct source in = source_slow(&slow);
        struct record_reader *line = record_open_source("game", &in, &shelf, &f);
        struct record_reader *text = record_open_shelf("game", game.text, left, &shelf, &g);
        ck_assert_int_eq(line == NULL, text == NULL);
        if (line == NULL) {
            ck_assert_str_eq(f.place, g.place);
            ck_assert_str_eq(f.sentence, g.sentence);
        } else {
            must_read_alike(line, text);
            record_close(line);
            record_close(text);
        }
        ck_assert(slow.closed);
    }
}
END_TEST

START_TEST(a_record_whose_line_dies_is_broken_not_torn)
{
    struct record_shelf shelf = {(const struct edition *const *)&game.edition, 1};
    struct slow slow = {.text = game.text, .left = game.length - 3, .breaks = true};
    struct source in = source_slow(&slow);
    struct hg_action a;
    struct fault f;
    enum record_status status;
    struct record_reader *reader = record_open_source("game", &in, &shelf, &f);
    while ((status = record_next(reader, &a, NULL, &f)) == RECORD_ACTION)
        continue;
    ck_assert_int_eq(status, RECORD_BROKEN);
    ck_assert_str_eq(f.sentence, "the file could not be read further: the line is dead");
    record_close(reader);
}
END_TEST

/* ---- Lines ------------------------------------------------------------------------------------------------------- */

static void expect_line(struct source *in, enum source_line kind, const char *text)
{
    char line[5];
    size_t length;
    ck_assert_int_eq(source_line(in, line, sizeof line, &length), kind);
    ck_assert_str_eq(line, text);
    ck_assert_uint_eq(length, strlen(text));
}

static void expect_lines(struct source *in, enum source_line last)
{
    expect_line(in, SOURCE_LINE, "ab");
    expect_line(in, SOURCE_LINE, "");
    expect_line(in, SOURCE_LINE, "abcd");
    expect_line(in, SOURCE_LONG, "abcd");
    expect_line(in, SOURCE_LINE, "e");
    expect_line(in, last, "xyz");
    expect_line(in, last == SOURCE_TORN ? SOURCE_END : last, "");
}

START_TEST(lines_are_bounded_and_tell_how_they_end)
{
    static const char text[] = "ab\n\nabcd\nabcde\nxyz";
    struct slow slow = {.text = text, .left = strlen(text)}, dead = slow;
    struct source bytes = source_bytes(text, strlen(text)), ones = source_slow(&slow), broken = source_slow(&dead);
    dead.breaks = true;
    expect_lines(&bytes, SOURCE_TORN);
    expect_lines(&ones, SOURCE_TORN);
    expect_lines(&broken, SOURCE_FAILED);
}
END_TEST

START_TEST(a_zero_inside_a_line_is_counted)
{
    char line[8];
    size_t length;
    struct source in = source_bytes("a\0b\n", 4);
    ck_assert_int_eq(source_line(&in, line, sizeof line, &length), SOURCE_LINE);
    ck_assert_uint_eq(length, 3);
    ck_assert_mem_eq(line, "a\0b", 4);
}
END_TEST

/* Lines that lie across the blocks in which a file is read. */
START_TEST(blocks_do_not_show)
{
    char due[64], line[64], name[] = "/tmp/hegemon-sink-XXXXXX";
    size_t length;
    struct sink out = sink_file(fdopen(mkstemp(name), "w"));
    for (unsigned i = 0; i < 3000; i++)
        sink_print(&out, "%u line %u\n", i, i * i);
    ck_assert(sink_close(&out));
    struct source in = source_file(fopen(name, "r"));
    for (unsigned i = 0; i < 3000; i++) {
        snprintf(due, sizeof due, "%u line %u", i, i * i);
        ck_assert_int_eq(source_line(&in, line, sizeof line, &length), SOURCE_LINE);
        ck_assert_str_eq(line, due);
    }
    ck_assert_int_eq(source_line(&in, line, sizeof line, &length), SOURCE_END);
    source_close(&in);
    unlink(name);
}
END_TEST

static void add_plain(TCase *plain)
{
    tcase_add_test(plain, a_buffer_holds_what_fits_and_its_end);
    tcase_add_test(plain, a_buffer_that_is_too_small_says_so_and_keeps_whole_pieces);
    tcase_add_test(plain, a_buffer_without_room_takes_nothing);
    tcase_add_loop_test(plain, long_texts_are_not_cut, 0, 5);
    tcase_add_test(plain, a_sink_may_stand_on_a_stream_that_others_write_to);
    tcase_add_test(plain, a_full_disk_is_told_in_the_words_of_the_system);
    tcase_add_test(plain, an_action_that_breaks_off_does_not_happen);
    tcase_add_test(plain, lines_are_bounded_and_tell_how_they_end);
    tcase_add_test(plain, a_zero_inside_a_line_is_counted);
    tcase_add_test(plain, blocks_do_not_show);
}

static void add_records(TCase *records)
{
    tcase_set_timeout(records, 0);
    tcase_add_checked_fixture(records, play_game, forget_game);
    tcase_add_test(records, a_header_that_breaks_off_anywhere_is_reported);
    tcase_add_test(records, positions_and_choices_say_when_they_did_not_fit);
    tcase_add_test(records, a_record_is_the_same_through_a_file_and_through_memory);
    tcase_add_test(records, a_record_reads_the_same_through_a_file_memory_and_a_slow_line);
    tcase_add_test(records, a_cut_record_reads_the_same_through_memory_and_a_slow_line);
    tcase_add_test(records, a_record_whose_line_dies_is_broken_not_torn);
}

int main(void)
{
    TCase *plain, *records = tcase_create("records");
    Suite *suite = suite_of("sink", &plain);
    add_plain(plain);
    add_records(records);
    suite_add_tcase(suite, records);
    return suite_run(suite);
}
