/* The program that packs an edition when this project is built: packer FOLDER >PACK. It checks YAML only; whether the
 * edition is right is found out when it is opened, by the tests at the latest. */
#include <stdio.h>
#include <stdlib.h>

#include "text/edition/load.h"
#include "text/edition/pack.h"

/* Trees that were read are the caller's to free, also after a fault. */
static bool read_trees(const char *folder, const struct edition_texts *texts, struct yaml_tree *tree[FILES],
                       struct fault *f)
{
    char place[256];
    for (int i = 0; i < FILES; i++) {
        snprintf(place, sizeof place, "%s/%s", folder, edition_file_name[i]);
        if (texts->text[i] && !(tree[i] = yaml_tree_read(place, texts->text[i], texts->length[i], f)))
            return false;
    }
    return true;
}

/* The hash is that of the texts, so a pack and its folder are the same edition. */
static bool write_pack(const char *folder, struct yaml_tree *const tree[FILES], const struct edition_texts *texts,
                       struct fault *f)
{
    unsigned char sha256[CRYPTO_DIGEST];
    size_t length, bundle_length;
    char *bundle = texts_bundle(texts, &bundle_length);
    crypto_sha256(bundle, bundle_length, sha256);
    free(bundle);
    unsigned char *pack = pack_make(tree, sha256, &length);
    if (!pack)
        return fault_at(f, folder, 0, "The edition is too large to be packed; shorten it.");
    bool written = fwrite(pack, 1, length, stdout) == length && fflush(stdout) == 0;
    free(pack);
    return written || fault_at(f, folder, 0, "The pack could not be written.");
}

/* Frees what it has read whatever happens, so that the build's leak checker stays silent. */
static bool pack_folder(const char *folder, struct fault *f)
{
    struct edition_texts texts;
    struct yaml_tree *tree[FILES] = {NULL};
    if (!texts_from_folder(folder, &texts, f))
        return false;
    bool good = read_trees(folder, &texts, tree, f) && write_pack(folder, tree, &texts, f);
    for (int i = 0; i < FILES; i++)
        yaml_tree_free(tree[i]);
    texts_free(&texts);
    return good;
}

/* Exit codes: 0 done, 1 the edition is wrong, 2 bad usage. */
int main(int argc, char **argv)
{
    struct fault f;
    char line[1024];
    if (argc != 2) {
        fputs("packer: give the folder of an edition.\n", stderr);
        return 2;
    }
    if (pack_folder(argv[1], &f))
        return 0;
    fault_print(&f, line, sizeof line);
    fprintf(stderr, "packer: %s\n", line);
    return 1;
}
