/* The geometry of boards tells the truth about borders, on every board of every edition and both ways up, and survives
 * boards that nobody would print. */
#include "text/geometry/board.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "support/suite.h"

/* ---- Boards ------------------------------------------------------------------------------------------------------ */

/* The hash of the JSON from its key "board" on, so that a machine that draws otherwise is found. Whoever changes a
 * board or the geometry writes the new ones here, after looking at the pictures. */
static const struct {
    const char *id, *sha256;
} pinned[] = {
    {"mass-effect", "b4208f22df8781c32a246e479115f6c97feb9da8540e6339e6bfcb70744327c0"},
    {"starcraft", "787902484a84bbce1f2162267b8614b886d8c87d55b9b46ba4b88f6194ec7c53"},
    {"halo-wars", "95fee23fc4d5a14bedb3c69aca9da08e1ba37e254f8bfbc5335ff35efe08d9ab"},
    {"galactic-warfare", "5707fff7eebdd8e8ec3f02d1426525f3e957ca0369d148b88d3c7c792a74004f"},
};

enum { BOARDS = 3, PINNED = sizeof pinned / sizeof pinned[0] };

static struct edition *editions[PINNED];
static struct geo_board boards[BOARDS];
static struct geometry drawn[BOARDS];
static struct geometry_work *work;

static void open_all(void)
{
    struct fault f;
    work = malloc(geometry_work_size());
    for (unsigned i = 0; i < PINNED; i++) {
        editions[i] = edition_builtin(pinned[i].id, &f);
        if (editions[i] == NULL || work == NULL) {
            fprintf(stderr, "%s: %s\n", pinned[i].id, f.sentence);
            exit(1);
        }
    }
    for (unsigned i = 0; i < BOARDS; i++) {
        geometry_ask(editions[i], &boards[i]);
        if (!geometry_of(&boards[i], work, &drawn[i]))
            exit(1);
    }
}

static void close_all(void)
{
    for (unsigned i = 0; i < PINNED; i++)
        edition_close(editions[i]);
    free(work);
}

static const char *name_of(unsigned board, unsigned place)
{
    return edition_names(editions[board])->places.item[place].id;
}

/* ---- Points and polygons ----------------------------------------------------------------------------------------- */

/* Whether the outline holds a point, by the crossings of a ray to the right. */
static bool holds(const struct geometry *g, struct geo_span s, int x, int y)
{
    bool inside = false;
    for (unsigned i = 0; i < s.count; i++) {
        struct geo_point a = g->point[s.first + i], b = g->point[s.first + (i + 1) % s.count];
        if ((a.y > y) == (b.y > y))
            continue;
        int64_t side = (int64_t)(x - a.x) * (b.y - a.y) - (int64_t)(y - a.y) * (b.x - a.x);
        inside ^= (side < 0) == (b.y > a.y);
    }
    return inside;
}

static bool holds_seen(const struct geometry *g, struct geo_span s, enum geo_way way, int x, int y)
{
    return way == GEO_FLAT ? holds(g, s, x, y) : holds(g, s, y, x);
}

static bool holds_box(const struct geometry *g, struct geo_span s, enum geo_way way, struct geo_box b)
{
    for (int i = 0; i <= b.w; i++)
        if (!holds_seen(g, s, way, b.x + i, b.y) || !holds_seen(g, s, way, b.x + i, b.y + b.h))
            return false;
    for (int i = 0; i <= b.h; i++)
        if (!holds_seen(g, s, way, b.x, b.y + i) || !holds_seen(g, s, way, b.x + b.w, b.y + i))
            return false;
    return true;
}

static bool overlap(struct geo_box a, struct geo_box b)
{
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static bool is_same(struct geo_point a, struct geo_point b)
{
    return a.x == b.x && a.y == b.y;
}

/* ---- Laws -------------------------------------------------------------------------------------------------------- */

START_TEST(every_border_has_an_arc_that_can_be_seen)
{
    unsigned borders = 0;
    for (unsigned i = 0; i < boards[_i].places; i++)
        for (unsigned k = i + 1; k < boards[_i].places; k++) {
            if (!(boards[_i].place[i].borders >> k & 1))
                continue;
            borders++;
            ck_assert_msg(geometry_border(&drawn[_i], i, k) >= BORDER_LEAST, "%s and %s: %u", name_of((unsigned)_i, i),
                          name_of((unsigned)_i, k), geometry_border(&drawn[_i], i, k));
        }
    ck_assert_uint_gt(borders, 50);
}
END_TEST

START_TEST(places_without_a_border_meet_in_rifts_only)
{
    const struct geometry *g = &drawn[_i];
    for (unsigned i = 0; i < g->arcs; i++) {
        const struct geo_arc *arc = &g->arc[i];
        enum geo_kind kind = arc->other == HG_NONE                                           ? GEO_COAST
                             : boards[_i].place[arc->place].borders >> (arc->other & 63) & 1 ? GEO_BORDER
                                                                                             : GEO_RIFT;
        ck_assert_uint_eq(arc->kind, kind);
    }
}
END_TEST

START_TEST(every_place_is_one_piece_that_holds_its_at)
{
    for (unsigned i = 0; i < boards[_i].places; i++) {
        const struct geo_cell *cell = &drawn[_i].cell[i];
        ck_assert_uint_eq(cell->pieces, 1);
        ck_assert_uint_gt(cell->area, 2500);
        ck_assert(holds(&drawn[_i], cell->outline, boards[_i].place[i].at.x, boards[_i].place[i].at.y));
    }
}
END_TEST

/* Every end of an arc meets as many ends of arcs of the same cell as a line that passes needs: an even number. */
START_TEST(arcs_close_around_every_place)
{
    const struct geometry *g = &drawn[_i];
    for (unsigned p = 0; p < g->places; p++) {
        static struct geo_point ends[2 * GEOMETRY_ARCS_MAX];
        unsigned count = 0;
        for (unsigned i = 0; i < g->arcs; i++)
            if (g->arc[i].place == p || g->arc[i].other == p) {
                ends[count++] = g->point[g->arc[i].line.first];
                ends[count++] = g->point[g->arc[i].line.first + g->arc[i].line.count - 1];
            }
        ck_assert_uint_gt(count, 0);
        for (unsigned i = 0; i < count; i++) {
            unsigned met = 0;
            for (unsigned k = 0; k < count; k++)
                met += is_same(ends[i], ends[k]);
            ck_assert_uint_eq(met % 2, 0);
        }
    }
}
END_TEST

START_TEST(outlines_of_places_never_overlap)
{
    const struct geometry *g = &drawn[_i];
    for (unsigned i = 0; i < g->places; i++)
        for (unsigned k = 0; k < g->places; k++)
            for (unsigned n = 0; k != i && n < g->cell[k].outline.count; n++) {
                struct geo_point p = g->point[g->cell[k].outline.first + n];
                ck_assert(!holds(g, g->cell[i].outline, p.x, p.y));
            }
}
END_TEST

START_TEST(labels_lie_in_their_cells_or_are_short)
{
    const struct geometry *g = &drawn[_i];
    for (int way = 0; way < GEO_WAYS; way++)
        for (unsigned i = 0; i < g->places; i++) {
            const struct geo_label *label = &g->layout[way].label[i];
            struct geo_span outline = g->cell[i].outline;
            ck_assert(holds_box(g, outline, (enum geo_way)way, label->box));
            ck_assert(holds_seen(g, outline, (enum geo_way)way, label->anchor.x, label->anchor.y));
            for (unsigned k = 0; k < LANGUAGES; k++)
                ck_assert_msg(label->lines[k] == 0 || holds_box(g, outline, (enum geo_way)way, label->name[k]), "%s",
                              name_of((unsigned)_i, i));
        }
}
END_TEST

START_TEST(names_cover_no_disc_and_no_other_name)
{
    for (int way = 0; way < GEO_WAYS; way++) {
        const struct geo_layout *l = &drawn[_i].layout[way];
        for (unsigned i = 0; i < drawn[_i].places; i++)
            for (unsigned k = 0; k < drawn[_i].places; k++)
                for (unsigned n = 0; n < LANGUAGES; n++) {
                    struct geo_point a = l->label[k].anchor;
                    struct geo_box disc = {(int16_t)(a.x - 14), (int16_t)(a.y - 14), 28, 28};
                    ck_assert(l->label[i].lines[n] == 0 || !overlap(l->label[i].name[n], disc));
                    ck_assert(i == k || l->label[i].lines[n] == 0 || l->label[k].lines[n] == 0 ||
                              !overlap(l->label[i].name[n], l->label[k].name[n]));
                }
    }
}
END_TEST

static bool is_on_a_cell(const struct geometry *g, enum geo_way way, struct geo_box b)
{
    for (unsigned i = 0; i < g->places; i++)
        for (int y = 0; y <= b.h; y += 2)
            for (int x = 0; x <= b.w; x += 2)
                if (holds_seen(g, g->cell[i].outline, way, b.x + x, b.y + y))
                    return true;
    return false;
}

START_TEST(badges_cover_no_cell_no_label_and_no_other_badge)
{
    const struct geometry *g = &drawn[_i];
    for (int way = 0; way < GEO_WAYS; way++)
        for (unsigned i = 0; i < g->regions; i++)
            for (unsigned k = 0; k < LANGUAGES; k++) {
                struct geo_box badge = g->layout[way].badge[i][k];
                int16_t wide = boards[_i].region[i].badge[k][(badge.h - BADGE_HEIGHT) / BADGE_LEADING];
                ck_assert(badge.w == wide || badge.w == BADGE_NARROW);
                ck_assert(!is_on_a_cell(g, (enum geo_way)way, badge));
                for (unsigned n = 0; n < g->places; n++)
                    ck_assert(!overlap(badge, g->layout[way].label[n].name[k]));
                for (unsigned n = 0; n < i; n++)
                    ck_assert(!overlap(badge, g->layout[way].badge[n][k]));
            }
}
END_TEST

/* Each link once, a wrap from both of its ends, and no border of ours needs a bridge. */
START_TEST(every_link_has_its_line)
{
    for (int way = 0; way < GEO_WAYS; way++) {
        const struct geo_layout *l = &drawn[_i].layout[way];
        unsigned ends = 0;
        for (unsigned i = 0; i < boards[_i].places; i++)
            ends += (unsigned)__builtin_popcountll(boards[_i].place[i].links);
        for (unsigned i = 0; i < l->links; i++) {
            ck_assert_uint_ne(l->link[i].kind, GEO_BRIDGE);
            ck_assert(boards[_i].place[l->link[i].from].links >> l->link[i].to & 1);
            ends -= l->link[i].kind == GEO_WRAP ? 1 : 2;
        }
        ck_assert_uint_eq(ends, 0);
    }
}
END_TEST

START_TEST(everything_lies_within_the_bounds)
{
    const struct geometry *g = &drawn[_i];
    struct geo_box b = g->layout[GEO_FLAT].bounds, up = g->layout[GEO_UPRIGHT].bounds;
    for (unsigned i = 0; i < g->points; i++) {
        struct geo_point p = g->point[i];
        ck_assert(p.x >= b.x && p.y >= b.y && p.x <= b.x + b.w && p.y <= b.y + b.h);
        ck_assert(p.y >= up.x && p.x >= up.y && p.y <= up.x + up.w && p.x <= up.y + up.h);
    }
}
END_TEST

START_TEST(every_region_has_a_line_around_its_places)
{
    const struct geometry *g = &drawn[_i];
    for (unsigned p = 0; p < g->places; p++) {
        unsigned found = 0;
        for (unsigned i = 0; i < g->rings; i++)
            found += g->ring[i].region == boards[_i].place[p].region &&
                     holds(g, g->ring[i].outline, boards[_i].place[p].at.x, boards[_i].place[p].at.y);
        ck_assert_uint_eq(found, 1);
    }
}
END_TEST

/* ---- The same everywhere ----------------------------------------------------------------------------------------- */

static void hash_of(unsigned i, char out[65])
{
    struct sink_memory memory;
    sink_heap(&memory);
    struct json j = {&memory.sink, false};
    unsigned char sum[crypto_hash_sha256_BYTES];
    geometry_json(&j, editions[i], geometry_kind(editions[i], NULL), i < BOARDS ? &drawn[i] : NULL);
    const char *from = strstr(memory.text, "\"board\":");
    ck_assert_ptr_nonnull(from);
    crypto_hash_sha256(sum, (const unsigned char *)from, strlen(from));
    sodium_bin2hex(out, 65, sum, sizeof sum);
    free(memory.text);
}

START_TEST(every_machine_draws_the_same)
{
    char hash[65];
    hash_of((unsigned)_i, hash);
    ck_assert_msg(strcmp(hash, pinned[_i].sha256) == 0, "%s is now %s", pinned[_i].id, hash);
}
END_TEST

/* Whatever the memory held before. */
START_TEST(drawing_again_gives_the_same)
{
    static struct geometry again;
    memset(work, 0xa5, geometry_work_size());
    memset(&again, 0x5a, sizeof again);
    ck_assert(geometry_of(&boards[_i], work, &again));
    ck_assert_uint_eq(again.points, drawn[_i].points);
    ck_assert_uint_eq(again.arcs, drawn[_i].arcs);
    ck_assert_mem_eq(again.point, drawn[_i].point, sizeof again.point);
    for (unsigned i = 0; i < again.places; i++)
        ck_assert_mem_eq(&again.layout[1].label[i].box, &drawn[_i].layout[1].label[i].box,
                         sizeof again.layout[1].label[i].box);
}
END_TEST

START_TEST(a_mode_says_how_it_is_drawn)
{
    ck_assert_int_eq(geometry_kind(editions[0], edition_find_mode(editions[0], "basic")), BOARD_CELLS);
    ck_assert_int_eq(geometry_kind(editions[0], edition_find_mode(editions[0], "war-assets")), BOARD_NONE);
    ck_assert_int_eq(geometry_kind(editions[3], NULL), BOARD_GRID);
}
END_TEST

START_TEST(the_grid_has_eight_columns_and_ten_rows)
{
    struct geo_grid grid;
    unsigned dark = 0;
    geometry_grid(editions[3], &grid);
    ck_assert_uint_eq(grid.columns, 8);
    ck_assert_uint_eq(grid.rows, 10);
    for (unsigned i = 0; i < 48; i++)
        dark += grid.square[i].dark;
    ck_assert_uint_eq(dark, 40);
    ck_assert_uint_eq(grid.square[0].column, 1); /* b0 */
    ck_assert_uint_eq(grid.square[0].row, 9);
}
END_TEST

START_TEST(long_names_break_at_blanks_and_hyphens)
{
    struct geo_text text = geometry_measure("Nouvelle-Pripiat");
    ck_assert_int_lt(text.lines[1].w, text.lines[0].w * 2 / 3);
    ck_assert_int_eq(text.lines[2].h, 3 * NAME_LEADING);
    ck_assert_uint_eq(geometry_line("Nouvelle-Pripiat", text.lines[1].w), 9);
    ck_assert_uint_eq(geometry_line("Hell's Gates", 50), 6);
}
END_TEST

/* ---- Boards that nobody would print ------------------------------------------------------------------------------ */

static struct geo_board hostile;
static struct geometry odd;

static void begin_hostile(unsigned places)
{
    memset(&hostile, 0, sizeof hostile);
    hostile.places = places;
    hostile.regions = 1;
    for (unsigned i = 0; i < HG_REGIONS_MAX; i++)
        for (unsigned k = 0; k < LANGUAGES * BADGE_LINES; k++)
            hostile.region[i].badge[k / BADGE_LINES][k % BADGE_LINES] = 100;
    for (unsigned i = 0; i < places; i++)
        for (unsigned k = 0; k < LANGUAGES; k++)
            hostile.place[i].name[k] = geometry_measure("Somewhere");
}

/* Whatever it made is sound: every index is in range. */
static void check_sound(void)
{
    ck_assert_uint_le(odd.points, GEOMETRY_POINTS_MAX);
    for (unsigned i = 0; i < odd.arcs; i++)
        ck_assert_uint_le(odd.arc[i].line.first + odd.arc[i].line.count, odd.points);
    for (unsigned i = 0; i < odd.places; i++)
        ck_assert_uint_le(odd.cell[i].outline.first + odd.cell[i].outline.count, odd.points);
    for (unsigned i = 0; i < odd.rings; i++)
        ck_assert_uint_le(odd.ring[i].outline.first + odd.ring[i].outline.count, odd.points);
    ck_assert_uint_le(odd.layout[0].links, GEOMETRY_LINKS_MAX);
}

START_TEST(a_single_place_is_an_island)
{
    begin_hostile(1);
    hostile.place[0].at = (struct geo_point){0, SHEET_HEIGHT};
    ck_assert(geometry_of(&hostile, work, &odd));
    check_sound();
    ck_assert_uint_eq(odd.arcs, 1);
    ck_assert_uint_eq(odd.rings, 1);
    ck_assert_uint_eq(odd.cell[0].pieces, 1);
    ck_assert(is_same(odd.point[odd.arc[0].line.first], odd.point[odd.arc[0].line.first + odd.arc[0].line.count - 1]));
}
END_TEST

START_TEST(of_places_on_one_spot_one_has_the_cell)
{
    begin_hostile(3);
    for (unsigned i = 0; i < 3; i++)
        hostile.place[i] = (struct geo_place){.at = {500, 350}, .borders = 7u & ~(1u << i)};
    ck_assert(geometry_of(&hostile, work, &odd));
    check_sound();
    ck_assert_int_eq(odd.cell[0].pieces + odd.cell[1].pieces + odd.cell[2].pieces, 1);
    ck_assert_uint_eq(odd.layout[GEO_FLAT].links, 3); /* bridges: no border can be seen */
    ck_assert_uint_eq(odd.layout[GEO_FLAT].link[0].kind, GEO_BRIDGE);
}
END_TEST

START_TEST(places_far_apart_still_meet_in_the_middle)
{
    begin_hostile(2);
    hostile.place[0] = (struct geo_place){.at = {0, 0}, .borders = 2};
    hostile.place[1] = (struct geo_place){.at = {SHEET_WIDTH, SHEET_HEIGHT}, .borders = 1};
    ck_assert(geometry_of(&hostile, work, &odd));
    check_sound();
    ck_assert_uint_ge(geometry_border(&odd, 0, 1), BORDER_LEAST);
}
END_TEST

START_TEST(what_lies_off_the_sheet_is_refused)
{
    begin_hostile(2);
    hostile.place[1].at.x = SHEET_WIDTH + 1;
    ck_assert(!geometry_of(&hostile, work, &odd));
    begin_hostile(2);
    hostile.place[0].borders = 4;
    ck_assert(!geometry_of(&hostile, work, &odd));
    begin_hostile(0);
    ck_assert(!geometry_of(&hostile, work, &odd));
    begin_hostile(2);
    hostile.place[1].region = 1;
    ck_assert(!geometry_of(&hostile, work, &odd));
}
END_TEST

enum { EVERYWHERE, IN_A_ROW, IN_A_HEAP, CROWDS };

/* The most places, all of them neighbours of all, by borders or by links: drawn or refused, in bounded time. */
START_TEST(the_largest_tangle_ends_in_time)
{
    uint32_t random = 12345;
    clock_t before = clock();
    begin_hostile(HG_PLACES_MAX);
    hostile.regions = HG_REGIONS_MAX;
    for (unsigned i = 0; i < HG_PLACES_MAX; i++) {
        struct geo_place *p = &hostile.place[i];
        uint64_t all = (((UINT64_C(1) << (HG_PLACES_MAX - 1)) << 1) - 1) & ~(UINT64_C(1) << i);
        random = random * 1103515245u + 12345u;
        p->at.x = (int16_t)(_i == IN_A_HEAP ? 500 + i % 7 : random / 65536u % (SHEET_WIDTH + 1));
        random = random * 1103515245u + 12345u;
        p->at.y = (int16_t)(_i == IN_A_ROW    ? 350
                            : _i == IN_A_HEAP ? 350 + i / 7
                                              : random / 65536u % (SHEET_HEIGHT + 1));
        p->region = (uint8_t)(i % HG_REGIONS_MAX);
        p->borders = all;
    }
    geometry_of(&hostile, work, &odd);
    check_sound();
    double seconds = (double)(clock() - before) / CLOCKS_PER_SEC;
    printf("tangle %d: %.2f s, %u arcs, %u points\n", _i, seconds, odd.arcs, odd.points);
    ck_assert_msg(seconds < 20, "%.1f seconds", seconds);
}
END_TEST

int main(void)
{
    TCase *t;
    Suite *s = suite_of("geometry", &t);
    open_all();
    tcase_add_loop_test(t, every_border_has_an_arc_that_can_be_seen, 0, BOARDS);
    tcase_add_loop_test(t, places_without_a_border_meet_in_rifts_only, 0, BOARDS);
    tcase_add_loop_test(t, every_place_is_one_piece_that_holds_its_at, 0, BOARDS);
    tcase_add_loop_test(t, arcs_close_around_every_place, 0, BOARDS);
    tcase_add_loop_test(t, outlines_of_places_never_overlap, 0, BOARDS);
    tcase_add_loop_test(t, labels_lie_in_their_cells_or_are_short, 0, BOARDS);
    tcase_add_loop_test(t, names_cover_no_disc_and_no_other_name, 0, BOARDS);
    tcase_add_loop_test(t, badges_cover_no_cell_no_label_and_no_other_badge, 0, BOARDS);
    tcase_add_loop_test(t, every_link_has_its_line, 0, BOARDS);
    tcase_add_loop_test(t, everything_lies_within_the_bounds, 0, BOARDS);
    tcase_add_loop_test(t, every_region_has_a_line_around_its_places, 0, BOARDS);
    tcase_add_loop_test(t, every_machine_draws_the_same, 0, PINNED);
    tcase_add_loop_test(t, drawing_again_gives_the_same, 0, BOARDS);
    tcase_add_test(t, a_mode_says_how_it_is_drawn);
    tcase_add_test(t, the_grid_has_eight_columns_and_ten_rows);
    tcase_add_test(t, long_names_break_at_blanks_and_hyphens);
    tcase_add_test(t, a_single_place_is_an_island);
    tcase_add_test(t, of_places_on_one_spot_one_has_the_cell);
    tcase_add_test(t, places_far_apart_still_meet_in_the_middle);
    tcase_add_test(t, what_lies_off_the_sheet_is_refused);
    tcase_add_loop_test(t, the_largest_tangle_ends_in_time, 0, CROWDS);
    int failed = suite_run(s);
    close_all();
    return failed;
}
