/* The parts of the terminal front that need no terminal: cells, layout, questions, boards. */
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "players/player.h"
#include "shell/term.h"
#include "stories/story.h"
#include "support/modes.h"
#include "support/suite.h"
#include "table/dealer.h"
#include "text/notation.h"
#include "tui/ask.h"
#include "tui/chance.h"
#include "tui/codes.h"
#include "tui/goals.h"
#include "tui/help.h"
#include "tui/typed.h"

static const struct mode *mode_of(const char *label)
{
    unsigned count;
    const struct mode *mode = modes_all(&count);
    for (unsigned i = 0; i < count; i++)
        if (strcmp(mode[i].label, label) == 0)
            return &mode[i];
    ck_abort_msg("no mode %s", label);
    return NULL;
}

static void line_of(const struct canvas *c, int y, char *out)
{
    out[0] = '\0';
    for (int x = 0; x < c->columns; x++)
        strcat(out, canvas_at(c, x, y)->text);
}

/* ---- Cells ------------------------------------------------------------------------------------------------------- */

START_TEST(the_screen_shows_a_sign_for_what_it_may_not_show)
{
    struct canvas c;
    ck_assert(canvas_open(&c, 8, 1));
    ck_assert_int_eq(canvas_put(&c, 0, 0, ink_plain, "a\u202eb\xff\xc2\x9b\033"), 6);
    static const char *const wanted[] = {"a", "\ufffd", "b", "\ufffd", "\ufffd", "\ufffd", " "};
    for (int i = 0; i < 7; i++)
        ck_assert_str_eq(canvas_at(&c, i, 0)->text, wanted[i]);
    canvas_close(&c);
}
END_TEST

START_TEST(text_beyond_the_edge_is_left_out)
{
    struct canvas c;
    char line[256];
    ck_assert(canvas_open(&c, 8, 2));
    ck_assert_int_eq(canvas_put(&c, 5, 0, ink_plain, "Éden Prime"), 3);
    canvas_put(&c, 0, 7, ink_plain, "nowhere");
    line_of(&c, 0, line);
    ck_assert_str_eq(line, "     Éde");
    canvas_close(&c);
}
END_TEST

START_TEST(a_long_text_is_cut_between_words)
{
    struct canvas c;
    char line[256];
    ck_assert(canvas_open(&c, 20, 1));
    canvas_fit(&c, 0, 0, 20, ink_plain, "Remains of the Overmind");
    line_of(&c, 0, line);
    ck_assert_str_eq(line, "Remains of the…     ");
    canvas_close(&c);
}
END_TEST

START_TEST(lines_break_between_words_and_are_counted)
{
    struct canvas c;
    char line[256];
    ck_assert(canvas_open(&c, 12, 4));
    ck_assert_int_eq(canvas_wrap(&c, (struct area){0, 0, 12, 4}, ink_plain, "Vallée de la Mort\net après"), 3);
    line_of(&c, 0, line);
    ck_assert_str_eq(line, "Vallée de la");
    line_of(&c, 2, line);
    ck_assert_str_eq(line, "et après    ");
    canvas_close(&c);
}
END_TEST

/* French has blanks before some signs and within quotation marks. */
START_TEST(no_line_begins_with_a_sign_or_ends_with_an_opening_mark)
{
    static const char text[] = "Prenez « Terre » ou non ; puis quoi ? Rien !";
    for (int width = 12; width < 40; width++) {
        struct canvas c;
        ck_assert(canvas_open(&c, width, 9));
        int lines = canvas_wrap(&c, (struct area){0, 0, width, 9}, ink_plain, text);
        ck_assert_int_lt(lines, 9);
        for (int y = 0; y < lines; y++) {
            char line[256];
            line_of(&c, y, line);
            ck_assert_msg(strchr(";?!", line[0]) == NULL && strncmp(line, "»", 2) != 0, "%d: %s", width, line);
            size_t end = strlen(line);
            while (end > 0 && line[end - 1] == ' ')
                end--;
            ck_assert_msg(end < 2 || strncmp(line + end - 2, "«", 2) != 0, "%d: %s", width, line);
        }
        canvas_close(&c);
    }
}
END_TEST

START_TEST(fine_lines_leave_text_alone)
{
    struct canvas c;
    ck_assert(canvas_open(&c, 10, 1));
    canvas_put(&c, 4, 0, ink_plain, "AB");
    canvas_line(&c, 0, 0, 9, 0, ink_plain);
    ck_assert_str_eq(canvas_at(&c, 4, 0)->text, "A");
    ck_assert_str_ne(canvas_at(&c, 2, 0)->text, " ");
    canvas_close(&c);
}
END_TEST

/* ---- Layout ------------------------------------------------------------------------------------------------------ */

static bool apart(const struct layout_item *a, struct layout_spot p, const struct layout_item *b, struct layout_spot q)
{
    return p.x + a->width < q.x || q.x + b->width < p.x || p.y + a->height <= q.y || q.y + b->height <= p.y;
}

static void check_map(const struct board_map *map, unsigned count, const char *label)
{
    ck_assert_msg(map->variant >= 0, "%s: no room for the labels", label);
    for (unsigned i = 0; i < count; i++) {
        const struct layout_item *item = &map->item[i];
        struct layout_spot at = map->spot[i];
        ck_assert_msg(at.x >= map->in.x && at.y >= map->in.y && at.x + item->width <= map->in.x + map->in.width &&
                          at.y + item->height <= map->in.y + map->in.height,
                      "%s: label %u is outside", label, i);
        for (unsigned k = 0; k < i; k++)
            ck_assert_msg(apart(item, at, &map->item[k], map->spot[k]), "%s: labels %u and %u overlap", label, i, k);
    }
}

static struct scene scene_of(const struct mode *m, const struct hg_state *s, enum language language,
                             struct board_map *map)
{
    struct scene in = {.r = &m->rules,
                       .edition = m->edition,
                       .mode = edition_mode(m->edition, 0),
                       .names = m->names,
                       .language = language,
                       .s = s,
                       .viewer = 0,
                       .cursor = HG_NONE,
                       .from = HG_NONE,
                       .hot = HG_NONE,
                       .map = map};
    memset(map, 0, sizeof *map);
    scene_name_sides(&in);
    return in;
}

/* The label begins with the whole name, or with the code, right behind the column for marks. */
static void check_label(const struct canvas *c, const struct scene *in, unsigned place)
{
    const struct board_map *map = in->map;
    const char *name = scene_place(in, place);
    char read[256] = "";
    struct layout_spot at = map->spot[place];
    unsigned width = term_text_width(name);
    for (int i = 1; i <= (int)width && i < map->item[place].width; i++)
        strcat(read, canvas_at(c, at.x + i, at.y)->text);
    bool broken = map->item[place].height > 2, coded = strncmp(read, map->code[place], CODE_MAX - 1) == 0;
    ck_assert_msg(broken || coded || strcmp(read, name) == 0, "'%s' stands there instead of '%s'", read, name);
}

/* Every place can be read on the board, by its whole name or by its code, and be clicked. */
static void check_board(const struct mode *m, const struct hg_state *s, enum language language, int columns, int rows)
{
    static struct board_map map;
    struct layout_screen at;
    struct canvas c;
    struct scene in = scene_of(m, s, language, &map);
    ck_assert(
        layout_screen(columns, rows, m->rules.seats, hg_traits(&m->rules).neutrals, m->names->regions.count, &at));
    ck_assert(canvas_open(&c, columns, rows));
    board_draw(&c, &in, at.board);
    if (m->rules.family == HG_CONQUEST)
        check_map(&map, m->names->places.count, m->label);
    for (unsigned i = 0; m->rules.family == HG_CONQUEST && i < m->names->places.count; i++)
        check_label(&c, &in, i);
    for (unsigned i = 0; i < m->names->places.count; i++) {
        bool found = m->rules.family == HG_ASSETS && !has(m->rules.assets.cards, i);
        for (int k = 0; k < columns * rows && !found; k++)
            found = c.cell[k].hit.kind == HIT_PLACE && c.cell[k].hit.value == i;
        ck_assert_msg(found, "%s %dx%d: place %u is not drawn", m->label, columns, rows, i);
    }
    canvas_close(&c);
}

START_TEST(every_board_has_room_for_every_place_at_every_size)
{
    static const int sizes[][2] = {{80, 24}, {100, 30}, {120, 36}, {160, 50}, {200, 60}, {300, 90}};
    unsigned count;
    const struct mode *mode = modes_all(&count);
    for (unsigned i = 0; i < count; i++)
        for (size_t k = 0; k < sizeof sizes / sizeof sizes[0]; k++)
            for (int language = 0; language < LANGUAGES; language++) {
                struct hg_state s;
                if (i > 0 && mode[i].edition == mode[i - 1].edition && mode[i].rules.family == HG_CONQUEST &&
                    k % 2 == 0)
                    continue;
                hg_start(&mode[i].rules, &s);
                check_board(&mode[i], &s, (enum language)language, sizes[k][0], sizes[k][1]);
            }
}
END_TEST

START_TEST(a_screen_smaller_than_the_least_is_refused)
{
    struct layout_screen at;
    ck_assert(!layout_screen(79, 24, 3, 0, 6, &at));
    ck_assert(!layout_screen(80, 23, 3, 0, 6, &at));
    ck_assert(layout_screen(80, 24, 6, 0, 6, &at));
}
END_TEST

static bool overlap(struct area a, struct area b)
{
    return a.width > 0 && b.width > 0 && a.height > 0 && b.height > 0 && a.x < b.x + b.width && b.x < a.x + a.width &&
           a.y < b.y + b.height && b.y < a.y + a.height;
}

START_TEST(the_parts_of_the_screen_never_overlap)
{
    for (int columns = 80; columns <= 240; columns += 7)
        for (int rows = 24; rows <= 80; rows += 3)
            for (unsigned seats = 2; seats <= 6; seats++) {
                struct layout_screen at;
                ck_assert(layout_screen(columns, rows, seats, 0, 6, &at));
                struct area part[] = {at.title, at.board, at.place, at.seats, at.regions,
                                      at.hand,  at.ask,   at.log,   at.keys};
                for (size_t i = 0; i < sizeof part / sizeof part[0]; i++)
                    for (size_t k = 0; k < i; k++)
                        ck_assert_msg(!overlap(part[i], part[k]), "%dx%d, %u seats: parts %zu and %zu", columns, rows,
                                      seats, i, k);
            }
}
END_TEST

START_TEST(codes_differ)
{
    unsigned count;
    const struct mode *mode = modes_all(&count);
    for (unsigned i = 0; i < count; i++)
        for (int language = 0; language < LANGUAGES; language++) {
            char code[HG_PLACES_MAX][CODE_MAX];
            codes_choose(&mode[i].names->places, (enum language)language, code);
            for (unsigned a = 0; a < mode[i].names->places.count; a++)
                for (unsigned b = 0; b < a; b++)
                    ck_assert_msg(strcmp(code[a], code[b]) != 0, "%s: %s twice", mode[i].label, code[a]);
        }
}
END_TEST

/* ---- Questions --------------------------------------------------------------------------------------------------- */

/* The value of a part of an action. */
static uint16_t value_of(const struct hg_action *a, enum ask_part part)
{
    const uint16_t values[] = {a->verb, a->card, a->from, a->to, a->n};
    return part < PART_SMALL ? values[part] : a->x[part - PART_SMALL];
}

/* Answers part after part until the action stands there. */
static void check_reachable(const struct mode *m, const struct hg_choices *choices, const struct hg_action *a)
{
    struct ask ask;
    struct ask_options options;
    ask_begin(&ask, choices);
    for (ask_options(&ask, &options); options.shape != ASK_ANSWERED; ask_options(&ask, &options))
        ck_assert_msg(ask_choose(&ask, value_of(a, options.part)), "%s: part %d", m->label, (int)options.part);
    ck_assert_mem_eq(&ask.action, a, sizeof *a);
    while (ask_back(&ask))
        ;
    ck_assert_uint_eq(ask.trail, 0);
}

/* The typed form of an action reads as that action, and completion knows its first word. */
static void check_typed(const struct mode *m, const struct hg_choices *choices, const struct hg_action *a)
{
    char text[NOTATION_MAX], clean[NOTATION_MAX], word[NOTATION_MAX];
    struct hg_action read;
    struct fault f;
    static struct completion completion;
    notation_print(&m->rules, m->names, a, text);
    typed_clean(m->names, NULL, text, clean);
    ck_assert_str_eq(text, clean);
    ck_assert_msg(notation_parse(&m->rules, m->names, a->seat, clean, &read, &f), "%s: %s", clean, f.sentence);
    ck_assert_mem_eq(&read, a, sizeof read);
    snprintf(word, sizeof word, "%.*s", (int)strcspn(text, " "), text);
    word[strlen(word) - 1] = '\0';
    typed_complete(&m->rules, m->names, choices, word, &completion);
    ck_assert_msg(completion.count > 0, "nothing completes '%s'", word);
}

static void check_words(const struct mode *m, const struct hg_state *s, const struct hg_choices *choices)
{
    static struct board_map map;
    struct scene in = scene_of(m, s, ENGLISH, &map);
    struct ask ask;
    struct ask_options options;
    char text[256];
    ask_begin(&ask, choices);
    ask_options(&ask, &options);
    if (options.shape == ASK_ANSWERED)
        return;
    help_option(&in, &ask, &options, options.value[0], text, sizeof text);
    ck_assert_str_ne(text, "");
    ck_assert_str_ne(text, "?");
    ck_assert_str_ne(help_part(&in, &ask, &options), "");
    ck_assert_str_ne(question_rules(&m->rules, question_of(&m->rules, s)), "");
}

/* Everything that happens is told in words of people, not of the notation. */
static void check_story(const struct mode *m, const struct hg_action *a, const struct hg_state *before,
                        const struct hg_state *after)
{
    char told[STORY_MAX], notation[NOTATION_MAX];
    notation_print(&m->rules, m->names, a, notation);
    for (int language = ENGLISH; language < LANGUAGES; language++) {
        struct story story = {&m->rules, m->edition, (enum language)language, a, before, after, STORY_WHOLE};
        story_tell(&story, told);
        ck_assert_str_ne(told, "");
        ck_assert_msg(strcmp(told, notation) != 0, "%s: '%s' is told by its notation", m->label, notation);
    }
}

/* Plays on with whatever choice the numbers pick, so that all kinds of questions come up. */
static void play_game(const struct mode *m, uint64_t seed, unsigned steps)
{
    struct hg_state s;
    struct rng rng;
    struct dealer dealer;
    hg_start(&m->rules, &s);
    rng_seed(&rng, seed, 1);
    dealer_seed(&dealer, seed, 0);
    for (unsigned i = 0; i < steps && !s.over; i++) {
        struct hg_action a;
        if (hg_actor(&s) == HG_CHANCE) {
            struct hg_chances chances;
            hg_chances(&m->rules, &s, &chances);
            a = dealer_deal(&dealer, &chances);
        } else {
            struct hg_choices choices;
            hg_choices(&m->rules, &s, &choices);
            const struct hg_choice *box = &choices.box[rng_below(&rng, choices.count)];
            a = hg_choice_nth(box, rng_below64(&rng, hg_choice_count(box)));
            check_reachable(m, &choices, &a);
            check_typed(m, &choices, &a);
            check_words(m, &s, &choices);
        }
        struct hg_state before = s;
        ck_assert_int_eq(hg_apply(&m->rules, &s, &a), HG_OK);
        check_story(m, &a, &before, &s);
    }
}

START_TEST(every_decision_of_every_mode_can_be_made_by_keys_and_by_typing)
{
    unsigned count;
    const struct mode *mode = modes_all(&count);
    for (unsigned i = 0; i < count; i++)
        for (uint64_t seed = 1; seed <= 2; seed++)
            play_game(&mode[i], seed, 600);
}
END_TEST

START_TEST(an_answer_that_is_not_offered_changes_nothing)
{
    const struct mode *m = mode_of("mass-effect/basic 3");
    struct hg_choices choices = {.count = 1};
    struct ask ask, before;
    choices.box[0] = (struct hg_choice){.verb = 8, .seat = 0, .from = 3, .card = HG_NONE, .n = {1, 3}, .to = 6};
    ask_begin(&ask, &choices);
    before = ask;
    ck_assert(!ask_choose(&ask, 9));
    ck_assert_mem_eq(&ask, &before, sizeof ask);
    ck_assert(ask_choose(&ask, 2));
    ck_assert(!ask_choose(&ask, 4));
    ck_assert(ask_choose(&ask, 3));
    ck_assert_uint_eq(ask.action.n, 3);
    ck_assert_ptr_nonnull(m);
}
END_TEST

/* ---- Odds -------------------------------------------------------------------------------------------------------- */

START_TEST(the_odds_of_two_against_one_are_exact)
{
    const struct mode *m = mode_of("mass-effect/basic 3");
    static struct board_map map;
    struct hg_state s;
    char text[96];
    hg_start(&m->rules, &s);
    s.conquest.open.own[0] = 1;
    s.conquest.open.own[1] = 2;
    s.conquest.open.units[0] = 2;
    s.conquest.open.units[1] = 1;
    struct scene in = scene_of(m, &s, ENGLISH, &map);
    struct chance chance = chance_of_attack(&in, 0, 1, 0);
    ck_assert(chance.known);
    ck_assert_double_eq_tol(chance.win, 15.0 / 36, 1e-12);
    chance_say(&in, &chance, text, sizeof text);
    ck_assert_str_eq(text, "41.7\u00a0% to win, 1.0 left");
    ck_assert(!chance_of_attack(&in, 0, 5, 0).known);
}
END_TEST

/* Who has left holds nothing for the side any more, on the screen as by the rules. */
START_TEST(places_of_an_ally_that_left_bring_no_goal_nearer)
{
    const struct mode *m = mode_of("halo-wars/command-room 4");
    struct hg_state s;
    struct scene in = {.r = &m->rules, .s = &s};
    unsigned goal = 0, before;
    while (m->rules.conquest.goal[goal].kind != HG_HOLD_REGION)
        goal++;
    uint64_t region = m->rules.conquest.region[m->rules.conquest.goal[goal].region];
    hg_start(&m->rules, &s);
    s.conquest.open.side[0] = s.conquest.open.side[2] = (uint8_t)(bit(0) | bit(2));
    s.conquest.open.own[0] = region & (~region + 1);
    s.conquest.open.own[2] = region & ~s.conquest.open.own[0];
    before = goal_progress(&in, goal, 0).had;
    ck_assert_uint_eq(before, count_bits(region));
    s.acting &= (uint8_t)~bit(2);
    ck_assert_uint_eq(goal_progress(&in, goal, 0).had, 1);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("tui", &tests);
    tcase_add_test(tests, the_screen_shows_a_sign_for_what_it_may_not_show);
    tcase_add_test(tests, places_of_an_ally_that_left_bring_no_goal_nearer);
    tcase_add_test(tests, text_beyond_the_edge_is_left_out);
    tcase_add_test(tests, a_long_text_is_cut_between_words);
    tcase_add_test(tests, lines_break_between_words_and_are_counted);
    tcase_add_test(tests, no_line_begins_with_a_sign_or_ends_with_an_opening_mark);
    tcase_add_test(tests, fine_lines_leave_text_alone);
    tcase_add_test(tests, every_board_has_room_for_every_place_at_every_size);
    tcase_add_test(tests, a_screen_smaller_than_the_least_is_refused);
    tcase_add_test(tests, the_parts_of_the_screen_never_overlap);
    tcase_add_test(tests, codes_differ);
    tcase_add_test(tests, every_decision_of_every_mode_can_be_made_by_keys_and_by_typing);
    tcase_add_test(tests, an_answer_that_is_not_offered_changes_nothing);
    tcase_add_test(tests, the_odds_of_two_against_one_are_exact);
    return suite_run(suite);
}
