/* The program that packs an edition when this project is built: packer FOLDER >PACK packs the rules with sources and
 * looks, packer FOLDER fr >PACK the words of one language, packer FOLDER all >PACK everything. It checks YAML only;
 * whether the edition is right is found out when it is opened, by the tests at the latest. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text/edition/load.h"
#include "text/edition/pack.h"

/* Trees that were read are the caller's to free, also after a fault. */
static bool read_trees(const char *folder, const struct edition_texts *texts, struct yaml_tree *tree[FILES_ALL],
                       struct fault *f)
{
    char place[256];
    for (int i = 0; i < FILES_ALL; i++) {
        snprintf(place, sizeof place, "%s/%s", folder, edition_file_name[i]);
        if (texts->text[i] && !(tree[i] = yaml_tree_read(place, texts->text[i], texts->length[i], f)))
            return false;
    }
    return true;
}

/* That of the rules in every pack, so that a pack, its words and their folder are the same edition. */
static void hash(struct yaml_tree *const tree[FILES_ALL], const struct edition_texts *texts,
                 unsigned char sha256[CRYPTO_DIGEST])
{
    size_t length;
    char *text = texts->apart ? texts_canonical(tree, &length) : texts_bundle(texts, &length);
    crypto_sha256(text, length, sha256);
    free(text);
}

/* Packs the files from `first` up to `end`. */
static bool write_pack(const char *folder, struct yaml_tree *const tree[FILES_ALL], const struct edition_texts *texts,
                       int first, int end, struct fault *f)
{
    unsigned char sha256[CRYPTO_DIGEST];
    size_t length;
    struct yaml_tree *some[FILES_ALL] = {NULL};
    for (int i = first; i < end; i++)
        some[i] = tree[i];
    hash(tree, texts, sha256);
    unsigned char *pack = pack_make(some, texts->apart, sha256, &length);
    if (!pack)
        return fault_at(f, folder, 0, "The edition is too large to be packed; shorten it.");
    bool written = fwrite(pack, 1, length, stdout) == length && fflush(stdout) == 0;
    free(pack);
    return written || fault_at(f, folder, 0, "The pack could not be written.");
}

/* Frees what it has read whatever happens, so that the build's leak checker stays silent. */
static bool pack_folder(const char *folder, int first, int end, struct fault *f)
{
    struct edition_texts texts;
    struct yaml_tree *tree[FILES_ALL] = {NULL};
    if (!texts_from_folder(folder, &texts, f))
        return false;
    bool good = read_trees(folder, &texts, tree, f) && write_pack(folder, tree, &texts, first, end, f);
    for (int i = 0; i < FILES_ALL; i++)
        yaml_tree_free(tree[i]);
    texts_free(&texts);
    return good;
}

/* LANGUAGES for a word that is none. */
static int find_language(const char *code)
{
    int i = 0;
    while (i < LANGUAGES && strcmp(language_code[i], code) != 0)
        i++;
    return i;
}

/* Exit codes: 0 done, 1 the edition is wrong, 2 bad usage. */
int main(int argc, char **argv)
{
    struct fault f;
    char line[1024];
    bool all = argc == 3 && strcmp(argv[2], "all") == 0;
    int language = argc == 3 && !all ? find_language(argv[2]) : 0;
    if (argc < 2 || argc > 3 || language == LANGUAGES) {
        fputs("packer: give the folder of an edition, and perhaps a language or `all`.\n", stderr);
        return 2;
    }
    int first = argc == 3 && !all ? FILE_ENGLISH + language : 0;
    int end = all ? FILES_ALL : first > 0 ? first + 1 : FILE_ENGLISH;
    if (pack_folder(argv[1], first, end, &f))
        return 0;
    fault_print(&f, line, sizeof line);
    fprintf(stderr, "packer: %s\n", line);
    return 1;
}
