/* Editions whose words stand apart: whatever is only said may change, and everything that is played stays the same. All
 * words of all editions are altered here, in every language, and every mode compiles to the same rules; the golden
 * games and the games of own editions read as before. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/spoil.h"
#include "unit/folders.h"
#include "unit/recorded.h"

/* ---- Altering ---------------------------------------------------------------------------------------------------- */

/* The texts of an edition with other words. */
struct altered {
    struct edition_texts texts;
    unsigned words[FILES_ALL]; /* how many were altered, by file */
};

static const char *nth_id(int i)
{
    const char *id = edition_builtin_id((unsigned)i);
    ck_assert_ptr_nonnull(id);
    return id;
}

/* Another word of the same length: letters go round, so none is left as it was and none becomes what can't be shown. */
static void turn_letters(char *text)
{
    for (; *text; text++) {
        if (*text >= 'a' && *text <= 'z')
            *text = (char)('a' + (*text - 'a' + 1) % 26);
        else if (*text >= 'A' && *text <= 'Z')
            *text = (char)('A' + (*text - 'A' + 1) % 26);
        else if (*text >= '0' && *text <= '9')
            *text = (char)('0' + (*text - '0' + 1) % 10);
    }
}

/* A source keeps its form: another mark, another note. */
static void alter_source(const char *text, char out[1200])
{
    bool printed = strncmp(text, "rulebook", 8) == 0;
    snprintf(out, 1200, "%s (altered, %zu)", printed ? "public" : "rulebook", strlen(text));
}

/* Coordinates move a little, colours become others, ids of links stay: wraps must name a link. */
static void alter_look(const char *text, char out[1200])
{
    if (text[0] == '#')
        strcpy(out, strcmp(text, "#123456") == 0 ? "#654321" : "#123456");
    else if (text[0] >= '0' && text[0] <= '9')
        snprintf(out, 1200, "%ld",
                 strtol(text, NULL, 10) > 500 ? strtol(text, NULL, 10) - 1 : strtol(text, NULL, 10) + 1);
    else
        snprintf(out, 1200, "%s", text);
}

static void put_quoted(FILE *out, const char *text)
{
    fputc('"', out);
    for (; *text; text++) {
        if (*text == '"' || *text == '\\')
            fputc('\\', out);
        fputc(*text, out);
    }
    fputc('"', out);
}

/* The tree as YAML on a few lines, each scalar another one. */
static void put_altered(FILE *out, const struct yaml_item *top, int file, unsigned *count)
{
    char text[1200];
    if (top->kind != YAML_TEXT) {
        fputc(top->kind == YAML_MAP ? '{' : '[', out);
        for (const struct yaml_item *item = top->first; item; item = item->next) {
            if (item->key)
                fprintf(out, "\"%s\": ", item->key);
            put_altered(out, item, file, count);
            fputs(item->next ? ",\n  " : "", out);
        }
        fputc(top->kind == YAML_MAP ? '}' : ']', out);
        return;
    }
    snprintf(text, sizeof text, "%s", top->text);
    if (file == FILE_SOURCES)
        alter_source(top->text, text);
    else if (file == FILE_LOOK)
        alter_look(top->text, text);
    else
        turn_letters(text);
    *count += strcmp(text, top->text) != 0;
    put_quoted(out, text);
}

static void alter_file(struct altered *a, int file)
{
    struct fault f = {"", ""};
    char *text;
    size_t length;
    struct yaml_tree *tree = yaml_tree_read("words", a->texts.text[file], a->texts.length[file], &f);
    ck_assert_msg(tree != NULL, "%s: %s", f.place, f.sentence);
    FILE *out = open_memstream(&text, &length);
    put_altered(out, yaml_tree_root(tree), file, &a->words[file]);
    fclose(out);
    yaml_tree_free(tree);
    free(a->texts.text[file]);
    texts_add(&a->texts, (enum edition_file)file, text, length);
    free(text);
}

/* With the files of words from `first` up to `end` altered. */
static struct edition *open_altered(const char *id, int first, int end, struct altered *a)
{
    struct fault f = {"", ""};
    size_t length, words_length;
    memset(a, 0, sizeof *a);
    read_folder(id, &a->texts);
    for (int file = first; file < end; file++)
        alter_file(a, file);
    char *rules = texts_bundle(&a->texts, &length), *words = texts_words(&a->texts, &words_length);
    struct edition *e = edition_from_bundles("altered", rules, length, words, words_length, &f);
    ck_assert_msg(e != NULL, "%s: %s", f.place, f.sentence);
    free(rules);
    free(words);
    texts_free(&a->texts);
    return e;
}

static struct edition *open_builtin(const char *id)
{
    struct fault f = {"", ""};
    struct edition *e = edition_builtin(id, &f);
    ck_assert_msg(e != NULL, "%s: %s", f.place, f.sentence);
    return e;
}

/* ---- What is played stays ---------------------------------------------------------------------------------------- */

/* Every way to set the options, one after another like the digits of a number. */
static bool next_settings(const struct edition_mode *mode, struct setting *setting, unsigned *choice)
{
    for (unsigned i = 0; i < mode->options; i++) {
        bool more = mode->option[i].value[++choice[i]] != NULL;
        choice[i] = more ? choice[i] : 0;
        setting[i] = (struct setting){mode->option[i].id, mode->option[i].value[choice[i]]};
        if (more)
            return true;
    }
    return false;
}

static unsigned same_rules(const struct edition *a, const struct edition *b, const struct edition_mode *mode)
{
    static struct hg_rules x, y;
    struct setting setting[OPTIONS_MAX];
    unsigned choice[OPTIONS_MAX] = {0}, compared = 0;
    for (unsigned i = 0; i < mode->options; i++)
        setting[i] = (struct setting){mode->option[i].id, mode->option[i].value[0]};
    do {
        for (unsigned seats = mode->seats_min; seats <= mode->seats_max; seats++) {
            struct fault f = {"", ""};
            if (!edition_mode_seats(mode, seats))
                continue;
            ck_assert_msg(edition_compile(a, mode->named.id, seats, setting, mode->options, &x, &f), "%s", f.sentence);
            ck_assert_msg(edition_compile(b, mode->named.id, seats, setting, mode->options, &y, &f), "%s", f.sentence);
            ck_assert_mem_eq(&x, &y, sizeof x);
            compared++;
        }
    } while (next_settings(mode, setting, choice));
    return compared;
}

static void same_game(const struct edition *a, const struct edition *b)
{
    ck_assert_str_eq(edition_sha256(a), edition_sha256(b));
    ck_assert_uint_eq(edition_modes(a), edition_modes(b));
    for (unsigned i = 0; i < edition_modes(a); i++)
        ck_assert_uint_gt(same_rules(a, b, edition_mode(a, i)), 0);
}

/* Every scalar of every file: what people read is other words in each language, and other sources are counted. */
START_TEST(altered_words_change_nothing_that_is_played)
{
    struct altered a;
    struct edition *e = open_builtin(nth_id(_i)), *other = open_altered(nth_id(_i), FILES, FILES_ALL, &a);
    unsigned before[EDITION_SOURCES], after[EDITION_SOURCES];
    same_game(e, other);
    for (int file = FILES; file < FILES_ALL; file++)
        ck_assert_uint_gt(a.words[file], 40);
    for (unsigned language = 0; language < LANGUAGES; language++) {
        ck_assert_str_ne(edition_title(e, language), edition_title(other, language));
        for (unsigned i = 0; i < edition_names(e)->places.count; i++)
            ck_assert_str_ne(edition_names(e)->places.item[i].name[language],
                             edition_names(other)->places.item[i].name[language]);
    }
    edition_fact_sources(e, before);
    edition_fact_sources(other, after);
    ck_assert_int_ne(memcmp(before, after, sizeof before), 0);
    ck_assert_int_ne(edition_drawing(e, 0).x, edition_drawing(other, 0).x);
    edition_close(e);
    edition_close(other);
}
END_TEST

/* The same without any: then ids stand in, and the board is drawn in rows. */
START_TEST(without_words_ids_stand_in)
{
    struct fault f = {"", ""};
    struct edition_texts texts;
    size_t length;
    read_folder(nth_id(_i), &texts);
    char *rules = texts_bundle(&texts, &length), *marked = malloc(length + 20);
    length = (size_t)sprintf(marked, "%s\n%s", EDITION_WORDS_APART, rules);
    struct edition *e = open_builtin(nth_id(_i)), *bare = edition_from_bundle("bare", marked, length, &f);
    ck_assert_msg(bare != NULL, "%s: %s", f.place, f.sentence);
    same_game(e, bare);
    for (unsigned language = 0; language < LANGUAGES; language++) {
        const struct named *place = &edition_names(bare)->places.item[1];
        ck_assert_str_eq(edition_title(bare, language), edition_id(bare));
        ck_assert_str_eq(place->name[language], place->id);
    }
    ck_assert_str_eq(edition_region(bare, 0).colour, "#808080");
    free(rules);
    free(marked);
    texts_free(&texts);
    edition_close(e);
    edition_close(bare);
}
END_TEST

/* The other way round: one number of the rules is another edition. */
START_TEST(another_rule_is_another_hash)
{
    static const struct spoilt edit = {"board.yaml", "bonus: ", "bonus: 1", NULL, NULL};
    struct fault f = {"", ""};
    struct edition_texts texts;
    size_t length, words_length;
    long line;
    read_folder(nth_id(_i), &texts);
    char *rules = texts_bundle(&texts, &length), *words = texts_words(&texts, &words_length);
    char *changed = spoil(rules, &edit, &line);
    struct edition *e = open_builtin(nth_id(_i));
    struct edition *other = edition_from_bundles("other", changed, strlen(changed), words, words_length, &f);
    ck_assert_msg(other != NULL, "%s: %s", f.place, f.sentence);
    ck_assert_str_ne(edition_sha256(other), edition_sha256(e));
    edition_close(e);
    edition_close(other);
    texts_free(&texts);
    free(rules);
    free(words);
    free(changed);
}
END_TEST

/* Comments, quotes and lines broken elsewhere are layout. The text that is hashed reads back as itself. */
START_TEST(layout_does_not_count)
{
    static const struct spoilt edits[] = {
        {"board.yaml", "places:\n", "# a comment\nplaces: # and another\n\n\n", NULL, NULL},
        {"edition.yaml", "id: ", "\"id\":   ", NULL, NULL},
    };
    struct fault f = {"", ""};
    struct edition_texts texts;
    size_t length, again;
    long line;
    read_folder(nth_id(_i), &texts);
    char *rules = texts_bundle(&texts, &length);
    for (unsigned i = 0; i < 2; i++) {
        char *next = spoil(rules, &edits[i], &line);
        free(rules);
        rules = next;
    }
    char *marked = malloc(strlen(rules) + 20);
    sprintf(marked, "%s\n%s", EDITION_WORDS_APART, rules);
    struct edition *e = open_builtin(nth_id(_i)), *same = edition_from_bundle("same", marked, strlen(marked), &f);
    ck_assert_msg(same != NULL, "%s: %s", f.place, f.sentence);
    ck_assert_str_eq(edition_sha256(same), edition_sha256(e));
    const char *canonical = edition_bundle(same, &length);
    struct edition *back = edition_from_bundle("back", canonical, length, &f);
    ck_assert_msg(back != NULL, "%s: %s", f.place, f.sentence);
    ck_assert_str_eq(edition_bundle(back, &again), canonical);
    ck_assert(strncmp(canonical, "words apart\nfile edition.yaml\n  id: ", 36) == 0);
    ck_assert_ptr_null(strchr(canonical, '#'));
    edition_close(e);
    edition_close(same);
    edition_close(back);
    texts_free(&texts);
    free(rules);
    free(marked);
}
END_TEST

/* ---- Records ----------------------------------------------------------------------------------------------------- */

static const char *const golden[] = {
    "galactic-warfare-standard-2",
    "mass-effect-galaxy-at-war-2",
    "mass-effect-galaxy-at-war-3",
    "mass-effect-galaxy-at-war-5",
    "starcraft-basic-4",
    "starcraft-command-room-3",
    "starcraft-duel-2",
    "starcraft-team-play-4",
    "starcraft-total-domination-3",
};

static char *read_whole(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    ck_assert_ptr_nonnull(file);
    char *text = calloc(1, (1 << 20) + 1);
    *length = fread(text, 1, 1 << 20, file);
    fclose(file);
    return text;
}

/* Reads to the end, with what lies on the shelf; the edition that was taken goes to `name` of its first place. */
static void must_read(const char *text, size_t length, const struct edition *shelf, char name[80])
{
    struct fault f = {"", ""};
    struct hg_action a;
    enum record_status status;
    const struct edition *const on[] = {shelf};
    struct record_reader *reader =
        record_open_shelf("game", text, length, &(struct record_shelf){on, shelf != NULL}, &f);
    ck_assert_msg(reader != NULL, "%s: %s", f.place, f.sentence);
    while ((status = record_next(reader, &a, NULL, &f)) == RECORD_ACTION)
        continue;
    ck_assert_msg(status == RECORD_FINISHED, "%s: %s", f.place, f.sentence);
    snprintf(name, 80, "%s", edition_names(record_edition(reader))->places.item[0].name[ENGLISH]);
    record_close(reader);
}

/* Golden games have the hash of today's rules, whose words are others now: every position fits. */
START_TEST(golden_games_read_with_altered_words)
{
    struct altered a;
    size_t length;
    char path[120], id[RECORD_WORD_MAX], before[80], after[80];
    snprintf(path, sizeof path, "tests/golden/%s.hgr", golden[_i]);
    char *text = read_whole(path, &length);
    ck_assert_int_eq(sscanf(strstr(text, "\nedition ") + 1, "edition %63s", id), 1);
    struct edition *e = open_altered(id, FILES, FILES_ALL, &a);
    ck_assert_ptr_nonnull(strstr(text, edition_sha256(e)));
    must_read(text, length, e, after);
    must_read(text, length, NULL, before);
    ck_assert_str_ne(before, after);
    edition_close(e);
    free(text);
}
END_TEST

/* The header of an audited game of a mode, by its least number of seats. */
static void fill_header(struct record_header *h, const struct edition *e, const struct edition_mode *mode)
{
    memset(h, 0, sizeof *h);
    strcpy(h->edition, edition_id(e));
    strcpy(h->sha256, edition_sha256(e));
    strcpy(h->mode, mode->named.id);
    h->rules_version = HG_RULES_VERSION;
    h->seats = mode->seats_min;
    h->audited = true;
    key_commitment(recorded_secret, h->commitment);
    for (unsigned i = 0; i < h->seats; i++) {
        strcpy(h->seat[i].army, edition_names(e)->armies.item[i].id);
        strcpy(h->seat[i].player, "casual");
        memset(h->contribution[i], (int)('1' + i), KEY_HEX - 1);
    }
}

/* Plays it with dice that depend on every byte of the header; its record is the caller's to free. */
static char *play(const struct edition *e, const struct edition_mode *mode, size_t *length)
{
    enum { CAP = 40 };
    static struct recorded game;
    struct fault f = {"", ""};
    memset(&game, 0, sizeof game);
    ck_assert(edition_compile(e, mode->named.id, mode->seats_min, NULL, 0, &game.rules, &f));
    fill_header(&game.header, e, mode);
    table_seed(&game.table, &game.rules, RECORDED_SEED, RECORDED_GAME);
    game.table.names = edition_names(e);
    game.table.cap = CAP;
    record_add_term(&game.header, RECORD_TERM_CAP, CAP);
    for (unsigned i = 0; i < mode->seats_min; i++)
        game.table.player[i] = player_find("casual");
    recorded_keep(&game);
    recorded_begin(&game);
    ck_assert_int_eq(recorded_run(&game.table, &f), TABLE_OVER);
    ck_assert(table_finish(&game.table, recorded_secret, &f));
    recorded_kept(&game);
    *length = game.length;
    return game.text;
}

/* Byte by byte, in every mode: the header with its hashes, each roll, each move, each position. */
START_TEST(games_are_the_same_with_altered_words)
{
    struct altered a;
    char before[80], after[80];
    struct edition *e = open_builtin(nth_id(_i)), *other = open_altered(nth_id(_i), FILES, FILES_ALL, &a);
    for (unsigned i = 0; i < edition_modes(e); i++) {
        size_t length, again;
        char *text = play(e, edition_mode(e, i), &length), *same = play(other, edition_mode(other, i), &again);
        ck_assert_uint_eq(length, again);
        ck_assert_mem_eq(text, same, length);
        must_read(text, length, NULL, before);
        must_read(text, length, other, after);
        ck_assert_str_ne(before, after);
        free(text);
        free(same);
    }
    edition_close(e);
    edition_close(other);
}
END_TEST

int main(void)
{
    TCase *t;
    Suite *suite = suite_of("edition words", &t);
    int editions = (int)edition_builtin_count();
    tcase_add_loop_test(t, altered_words_change_nothing_that_is_played, 0, editions);
    tcase_add_loop_test(t, without_words_ids_stand_in, 0, editions);
    tcase_add_loop_test(t, another_rule_is_another_hash, 0, editions);
    tcase_add_loop_test(t, layout_does_not_count, 0, editions);
    tcase_add_loop_test(t, golden_games_read_with_altered_words, 0, sizeof golden / sizeof golden[0]);
    tcase_add_loop_test(t, games_are_the_same_with_altered_words, 0, editions);
    return suite_run(suite);
}
