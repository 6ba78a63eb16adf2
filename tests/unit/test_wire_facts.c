/* Facts tell programs what words mean: what a mode is, what each verb is, the ids behind names. A page that goes by
 * them knows no game. */
#include <stdio.h>
#include <string.h>

#include "engine/bits.h"
#include "engine/traits.h"
#include "support/suite.h"
#include "support/told.h"

static json_t *facts_of(const struct wire_game *g, enum language language)
{
    wire_facts(g, language, told_sink());
    return told_message(g->rules, "facts");
}

static struct wire_game game(int i)
{
    unsigned count;
    return told_walk(&modes_all(&count)[i], 1).g;
}

static const char *text_of(json_t *object, const char *key)
{
    return json_string_value(json_object_get(object, key));
}

/* ---- Verbs ------------------------------------------------------------------------------------------------------- */

static const struct hg_verb *verb_called(const struct hg_rules *r, const char *word)
{
    struct hg_verbs verbs = hg_verbs(r);
    for (unsigned i = 0; i < verbs.count; i++)
        if (strcmp(verbs.verb[i].word, word) == 0)
            return &verbs.verb[i];
    ck_abort_msg("there is no verb %s", word);
}

START_TEST(each_verb_is_told_with_all_of_its_traits)
{
    struct wire_game g = game(_i);
    json_t *facts = facts_of(&g, ENGLISH), *told;
    size_t i;
    json_array_foreach(json_object_get(facts, "verbs"), i, told)
    {
        const struct hg_verb *verb = verb_called(g.rules, text_of(told, "id"));
        json_t *words = json_object_get(told, "traits");
        ck_assert_msg(json_array_size(words) == (size_t)count_bits(verb->traits), "%s has a trait without a word",
                      verb->word);
    }
    json_decref(facts);
}
END_TEST

static bool is_told(json_t *verb, const char *trait)
{
    size_t i;
    json_t *word;
    json_array_foreach(json_object_get(verb, "traits"), i,
                       word) if (strcmp(json_string_value(word), trait) == 0) return true;
    return false;
}

static json_t *item_called(json_t *list, const char *id)
{
    size_t i;
    json_t *item;
    json_array_foreach(list, i, item) if (strcmp(text_of(item, "id"), id) == 0) return item;
    ck_abort_msg("nothing is called %s", id);
}

START_TEST(fights_go_by_their_traits_in_a_campaign)
{
    struct wire_game g = told_walk(told_mode("mass-effect/galaxy-at-war 3"), 1).g;
    json_t *facts = facts_of(&g, FRENCH), *verbs = json_object_get(facts, "verbs");
    ck_assert(is_told(item_called(verbs, "attack"), "attacks"));
    ck_assert(is_told(item_called(verbs, "assault"), "assaults"));
    ck_assert(!is_told(item_called(verbs, "assault"), "attacks"));
    ck_assert(is_told(item_called(verbs, "defend"), "defends"));
    ck_assert(is_told(item_called(verbs, "fortify"), "moves"));
    ck_assert(is_told(item_called(verbs, "titan"), "weighty"));
    json_decref(facts);
}
END_TEST

/* ---- The mode, questions, ids ------------------------------------------------------------------------------------ */

static void check_shape(const char *label, const char *board, const char *dice)
{
    struct wire_game g = told_walk(told_mode(label), 1).g;
    json_t *facts = facts_of(&g, ENGLISH), *mode = json_object_get(facts, "mode");
    ck_assert_str_eq(text_of(mode, "board"), board);
    ck_assert_str_eq(text_of(mode, "dice"), dice);
    json_decref(facts);
}

START_TEST(facts_tell_what_a_mode_is)
{
    check_shape("mass-effect/basic 3", "graph", "compared");
    check_shape("mass-effect/galaxy-at-war 3", "graph", "compared");
    check_shape("mass-effect/war-assets 2", "cards", "matched");
    check_shape("galactic-warfare/standard 2", "grid", "added");
}
END_TEST

START_TEST(questions_that_repeat_are_told)
{
    struct wire_game g = told_walk(told_mode("mass-effect/basic 3"), 1).g;
    json_t *facts = facts_of(&g, ENGLISH), *questions = json_object_get(facts, "questions");
    ck_assert(json_is_true(json_object_get(item_called(questions, "claim"), "repeats")));
    ck_assert(json_is_true(json_object_get(item_called(questions, "deploy"), "repeats")));
    ck_assert(json_is_false(json_object_get(item_called(questions, "invade"), "repeats")));
    ck_assert(json_is_false(json_object_get(item_called(questions, "defend"), "repeats")));
    json_decref(facts);
}
END_TEST

/* What is called otherwise in another language has the same id there. */
static void check_ids(json_t *english, json_t *french, const char *list, const char *key)
{
    json_t *other = json_object_get(french, list), *item;
    size_t i;
    json_array_foreach(json_object_get(english, list), i, item)
    {
        const char *id = text_of(item, key);
        ck_assert((id == NULL) == (text_of(json_array_get(other, i), key) == NULL));
        ck_assert(id == NULL || strcmp(id, text_of(json_array_get(other, i), key)) == 0);
    }
}

START_TEST(ids_are_the_same_in_every_language)
{
    struct wire_game g = game(_i);
    json_t *english = facts_of(&g, ENGLISH), *french = facts_of(&g, FRENCH);
    check_ids(english, french, "cards", "class_id");
    check_ids(english, french, "cards", "faction_id");
    check_ids(english, french, "armies", "faction_id");
    json_decref(english);
    json_decref(french);
}
END_TEST

START_TEST(a_class_has_its_id_beside_its_name)
{
    struct wire_game g = told_walk(told_mode("mass-effect/basic 3"), 1).g;
    json_t *facts = facts_of(&g, FRENCH), *card = json_array_get(json_object_get(facts, "cards"), 0);
    json_t *class = item_called(json_object_get(facts, "classes"), text_of(card, "class_id"));
    ck_assert_str_eq(text_of(card, "class"), text_of(class, "name"));
    ck_assert_str_ne(text_of(card, "class"), text_of(card, "class_id"));
    json_decref(facts);
}
END_TEST

/* ---- The page ---------------------------------------------------------------------------------------------------- */

static bool is_field_of(const struct hg_rules *r, const char *name)
{
    struct hg_fields fields = hg_fields(r);
    for (unsigned i = 0; i < fields.count; i++)
        if (strcmp(fields.field[i].name, name) == 0)
            return true;
    return strcmp(name, "score") == 0 && hg_traits(r).has_score;
}

static bool is_field(const char *name)
{
    unsigned count;
    const struct mode *modes = modes_all(&count);
    for (unsigned i = 0; i < count; i++)
        if (is_field_of(&modes[i].rules, name))
            return true;
    return false;
}

static bool is_rule(const char *name)
{
    unsigned count;
    modes_all(&count);
    for (unsigned i = 0; i < count; i++) {
        struct wire_game g = game((int)i);
        json_t *facts = facts_of(&g, ENGLISH);
        bool found = json_object_get(json_object_get(facts, "rules"), name) != NULL;
        json_decref(facts);
        if (found)
            return true;
    }
    return false;
}

/* The keys of a type in web/src/table/protocol.ts, one a line; how many. */
static unsigned check_type(const char *begin, bool (*is_known)(const char *name))
{
    char line[256], name[64];
    unsigned count = 0;
    FILE *in = fopen("web/src/table/protocol.ts", "rb");
    ck_assert_msg(in != NULL, "web/src/table/protocol.ts can't be read from here");
    while (fgets(line, sizeof line, in) != NULL && strcmp(line, begin) != 0)
        continue;
    for (; fgets(line, sizeof line, in) != NULL && line[0] != '}'; count++) {
        ck_assert_int_eq(sscanf(line, " %63[a-z_]", name), 1);
        ck_assert_msg(is_known(name), "no game has '%s'", name);
    }
    fclose(in);
    return count;
}

/* Positions and rules are typed by hand there, below messages that are not: another name would never be seen. */
START_TEST(what_the_page_reads_in_positions_and_rules_is_there)
{
    ck_assert_uint_gt(check_type("export interface View {\n", is_field), 30);
    ck_assert_uint_gt(check_type("export interface Rules {\n", is_rule), 10);
}
END_TEST

int main(void)
{
    unsigned count;
    TCase *tests;
    Suite *suite = suite_of("wire facts", &tests);
    modes_all(&count);
    tcase_add_loop_test(tests, each_verb_is_told_with_all_of_its_traits, 0, (int)count);
    tcase_add_loop_test(tests, ids_are_the_same_in_every_language, 0, (int)count);
    tcase_add_test(tests, fights_go_by_their_traits_in_a_campaign);
    tcase_add_test(tests, facts_tell_what_a_mode_is);
    tcase_add_test(tests, questions_that_repeat_are_told);
    tcase_add_test(tests, a_class_has_its_id_beside_its_name);
    tcase_add_test(tests, what_the_page_reads_in_positions_and_rules_is_there);
    return suite_run(suite);
}
