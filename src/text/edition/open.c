/* Opens an edition, wherever its text comes from. Loading goes file by file in the order of enum edition_file, since
 * later ones name things of earlier ones; then the whole is checked. An edition that could be opened is right in all
 * modes that are available. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text/crypto.h"
#include "text/edition/galactic.h"
#include "text/edition/graft.h"
#include "text/edition/likely.h"
#include "text/edition/load.h"
#include "text/edition/pack.h"
#include "text/vocabulary.h"

/* ---- Loading ----------------------------------------------------------------------------------------------------- */

/* Who reads a file, and whether it must be there; no `load`: this family has no such file. */
struct loader {
    bool required;
    void (*load)(struct reader *in, const struct yaml_item *root);
};

/* By file. Readers are called in the order of enum edition_file. */
static const struct loader conquest_loaders[FILES] = {
    [FILE_EDITION] = {true, load_edition_file}, [FILE_BOARD] = {true, load_board},
    [FILE_WINDOWS] = {false, load_windows},     [FILE_CARDS] = {false, load_cards},
    [FILE_METERS] = {false, load_meters},       [FILE_GOALS] = {false, load_goals},
    [FILE_CHARTS] = {true, load_charts},        [FILE_ASSETS] = {false, load_assets},
};

/* This family reads cards and charts of its own form. */
static const struct loader galactic_loaders[FILES] = {
    [FILE_EDITION] = {true, load_edition_file},   [FILE_BOARD] = {true, load_board},
    [FILE_WINDOWS] = {true, load_windows},        [FILE_CARDS] = {true, load_galactic_cards},
    [FILE_CHARTS] = {true, load_galactic_charts},
};

/* Cards that are claimed with dice come in an edition of the conquest family. */
#define assets_loaders conquest_loaders

/* A family that is misspelt is read as the one that was probably meant; its modes are unavailable, see check.c. */
static int likely_family(const char *word)
{
    const char *meant = value_in_edition(&words_families, word) < 0 ? likely_word(&words_families, word) : NULL;
    return value_in_edition(&words_families, meant ? meant : word);
}

/* The loader of a file. The modes, which name their family, are read first; until then the first family's list serves,
 * which begins alike. */
static const struct loader *loader_of(const struct edition *e, enum edition_file file)
{
    static const struct loader *const loaders[HG_FAMILIES] = {
#define ROW(NUMBER, name) [HG_##NUMBER] = name##_loaders,
        HG_EACH_FAMILY(ROW)
#undef ROW
    };
    int family = e->modes > 0 ? likely_family(e->mode_part[0].family) : -1;
    return family >= 0 ? &loaders[family][file] : &conquest_loaders[file];
}

/* Where the trees come from: texts, or packs when there are none: one with the rules, and one for each language whose
 * words stand apart. */
struct source {
    const struct edition_texts *texts;
    struct pack pack, words[LANGUAGES];
    bool apart;
};

/* The pack that would hold the file: words have one of their own, or stand in that of the rules. */
static const struct pack *pack_of(const struct source *from, enum edition_file file)
{
    bool own = file >= FILE_ENGLISH && from->words[file - FILE_ENGLISH].bytes;
    return own ? &from->words[file - FILE_ENGLISH] : &from->pack;
}

/* A file that is not there may still be required. */
static bool has_file(const struct source *from, enum edition_file file)
{
    return from->texts ? from->texts->text[file] != NULL : pack_of(from, file)->items[file] > 0;
}

/* A tree of one file. Faults of packs come from damage, those of texts from their authors. */
static struct yaml_tree *read_tree(const struct source *from, const char *place, enum edition_file file,
                                   struct fault *f)
{
    if (!from->texts)
        return pack_tree(pack_of(from, file), file, f);
    return yaml_tree_read(place, from->texts->text[file], from->texts->length[file], f);
}

/* The tree stays with the edition: names point into it. NULL after a fault. */
static struct yaml_tree *take_tree(struct reader *in, const struct source *from, enum edition_file file)
{
    char place[256];
    snprintf(place, sizeof place, "%s/%s", in->e->origin, edition_file_name[file]);
    struct yaml_tree *tree = read_tree(from, place, file, in->fault);
    in->e->tree[file] = tree;
    in->failed |= !tree;
    return tree;
}

/* What is only said comes before the rules, so that it can be hung onto each of their files. */
static void take_words(struct reader *in, const struct source *from)
{
    bool has[FILES];
    in->apart = from->apart;
    in->drawn = has_file(from, FILE_LOOK);
    in->sourced = has_file(from, FILE_SOURCES);
    for (int file = FILES; file < FILES_ALL && !in->failed; file++) {
        if (has_file(from, (enum edition_file)file))
            take_tree(in, from, (enum edition_file)file);
    }
    for (int file = 0; file < FILES; file++)
        has[file] = has_file(from, (enum edition_file)file);
    in->failed = in->failed || !graft_fits(in->e->tree, has, in->e->origin, in->fault);
}

/* Reads one file of the rules, with what is said of it. */
static void load_file(struct reader *in, const struct source *from, enum edition_file file)
{
    const struct loader *loader = loader_of(in->e, file);
    char place[256];
    snprintf(place, sizeof place, "%s/%s", in->e->origin, edition_file_name[file]);
    in->place = place;
    if (!has_file(from, file)) {
        if (loader->required)
            read_fail(in, NULL, "The file is missing; every edition needs it.");
        return;
    }
    if (!loader->load) {
        read_fail(in, NULL, "An edition of this family has no such file; remove it.");
        return;
    }
    struct yaml_tree *tree = take_tree(in, from, file);
    if (tree && in->apart)
        in->failed = !graft(in->e->tree, file, in->e->origin, &in->idle, in->fault);
    if (!in->failed)
        loader->load(in, yaml_tree_root(tree));
}

/* Faults of the whole are told at edition.yaml. */
static void check_whole(struct reader *in)
{
    char place[256];
    snprintf(place, sizeof place, "%s/%s", in->e->origin, edition_file_name[FILE_EDITION]);
    in->place = place;
    const struct yaml_item *root = yaml_tree_root(in->e->tree[FILE_EDITION]);
    load_check_counts(in, root);
    load_check_modes(in, root);
}

/* Words of nothing are a fault where the rules are right and can be played; else the rules may be what is misspelt. */
static void check_words(struct reader *in)
{
    unsigned lacks = 0;
    for (unsigned i = 0; i < in->e->modes; i++)
        lacks += in->e->mode_part[i].lacks;
    if (in->failed || lacks > 0 || in->idle.sentence[0] == '\0')
        return;
    *in->fault = in->idle;
    in->failed = true;
}

/* Empty lists until their file is read: an edition need not have every file. */
static void begin_lists(struct edition *e)
{
    e->names.cards = (struct name_list){e->card_name, 0};
    e->names.classes = (struct name_list){e->class_name, 0};
    e->windows = (struct name_list){e->window_name, 0};
    e->directives = (struct name_list){e->directive_name, 0};
    e->tiers = (struct name_list){e->tier_name, 0};
    e->names.goals = (struct name_list){e->goal_name, 0};
    e->names.rewards = (struct name_list){e->reward_name, 0};
    e->names.tokens = (struct name_list){e->token_name, 0};
}

/* An edition of zeros and empty lists. Without memory the program ends. */
static struct edition *new_edition(const char *origin)
{
    struct edition *e = calloc(1, sizeof *e);
    if (!e)
        abort();
    snprintf(e->origin, sizeof e->origin, "%s", origin);
    begin_lists(e);
    return e;
}

/* Reads all files. Takes the edition over: it is closed when something is wrong. */
static struct edition *load(struct edition *e, const struct source *from, struct fault *f)
{
    struct reader in = {.e = e, .fault = f};
    take_words(&in, from);
    for (int file = 0; file < FILES && !in.failed; file++)
        load_file(&in, from, (enum edition_file)file);
    if (!in.failed)
        check_whole(&in);
    check_words(&in);
    if (!in.failed)
        return e;
    edition_close(e);
    return NULL;
}

/* Where words stand apart the hash is that of what was parsed; else every byte counts, words and comments included. */
static void seal(struct edition *e, const struct edition_texts *texts)
{
    unsigned char digest[CRYPTO_DIGEST];
    e->bundle = texts->apart ? texts_canonical(e->tree, &e->bundle_length) : texts_bundle(texts, &e->bundle_length);
    e->words = texts_words(texts, &e->words_length);
    crypto_sha256(e->bundle, e->bundle_length, digest);
    crypto_hex(digest, sizeof digest, e->sha256);
}

/* Takes the texts over. */
static struct edition *load_texts(const char *origin, struct edition_texts *texts, struct fault *f)
{
    struct edition *e = load(new_edition(origin), &(struct source){.texts = texts, .apart = texts->apart}, f);
    if (e)
        seal(e, texts);
    texts_free(texts);
    return e;
}

/* The hash is the one that the pack carries; nothing is hashed here. */
struct edition *edition_from_packs(const char *origin, const struct edition_pack *pack,
                                   const struct edition_pack words[LANGUAGES], struct fault *f)
{
    struct edition *e = new_edition(origin);
    struct source from = {.texts = NULL};
    bool good = pack_open(&from.pack, e->origin, pack->bytes, pack->length, f);
    for (int i = 0; good && words && i < LANGUAGES; i++)
        good = !words[i].bytes || pack_open(&from.words[i], e->origin, words[i].bytes, words[i].length, f);
    if (!good) {
        edition_close(e);
        return NULL;
    }
    pack_sha256(pack->bytes, e->sha256);
    from.apart = from.pack.apart;
    return load(e, &from, f);
}

struct edition *edition_from_pack(const char *origin, const void *pack, size_t length, struct fault *f)
{
    return edition_from_packs(origin, &(struct edition_pack){pack, length}, NULL, f);
}

/* Slashes at the end are dropped, so that faults read FOLDER/board.yaml. */
struct edition *edition_open(const char *folder, struct fault *f)
{
    struct edition_texts texts;
    char origin[200];
    size_t length = strlen(folder);
    while (length > 1 && folder[length - 1] == '/')
        length--;
    snprintf(origin, sizeof origin, "%.*s", length > 190 ? 190 : (int)length, folder);
    return texts_from_folder(folder, &texts, f) ? load_texts(origin, &texts, f) : NULL;
}

/* Editions that travel inside a record come this way; they are read as if they lay in a folder called `origin`. */
struct edition *edition_from_bundle(const char *origin, const char *text, size_t length, struct fault *f)
{
    return edition_from_bundles(origin, text, length, NULL, 0, f);
}

/* Words that can't be read are no reason not to play: that is for the caller to decide, who leaves them out then. */
struct edition *edition_from_bundles(const char *origin, const char *text, size_t length, const char *words,
                                     size_t words_length, struct fault *f)
{
    struct edition_texts texts;
    if (!texts_from_bundle(origin, text, length, &texts, f) ||
        (words && !texts_add_words(origin, words, words_length, &texts, f)))
        return NULL;
    return load_texts(origin, &texts, f);
}

/* Everything that was handed out dies with it: names, texts, modes. Rules stay. */
void edition_close(struct edition *e)
{
    if (!e)
        return;
    for (int i = 0; i < FILES_ALL; i++)
        yaml_tree_free(e->tree[i]);
    free(e->bundle);
    free(e->words);
    free(e);
}
