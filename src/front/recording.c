/* Records on disk. The order of writing matters: the secret is safe before the commitment is published, and it is
 * removed only after the record has it. */
#include "front/recording.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "table/secret.h"
#include "table/verify.h"

/* Faults of the layers below don't know the record's name. */
static bool name_fault(const struct recording *to, struct fault *f)
{
    struct fault unnamed = *f;
    if (f->place[0] == '\0')
        fault_at(f, to->path, 0, "%s", unnamed.sentence);
    return false;
}

/* Somebody's game is worth more than a convenience: only an empty file (or a device) is written over. */
static FILE *open_new(const char *path, struct fault *f)
{
    struct stat info;
    FILE *file;
    if (stat(path, &info) == 0 && S_ISREG(info.st_mode) && info.st_size > 0) {
        fault_at(f, path, 0, "this file exists already; remove it first or choose another name");
        return NULL;
    }
    file = fopen(path, "wb");
    if (file == NULL)
        fault_at(f, path, 0, "the record can't be written: %s", strerror(errno));
    return file;
}

static bool prepare_secret(struct recording *to, struct record_header *h, struct fault *f)
{
    struct game_key secret;
    key_random(&secret);
    key_print(&secret, to->secret);
    if (!secret_path(to->path, to->secret_path, sizeof to->secret_path))
        return fault_at(f, to->path, 0, "this path is too long");
    return key_commitment(to->secret, h->commitment) && secret_write(to->secret_path, to->secret, f);
}

/* Everything else is fixed by now, so nobody can choose a contribution to fit. */
static void contribute(struct record_header *h, const struct contributor *from)
{
    for (unsigned i = 0; i < h->seats; i++)
        if (from == NULL || !from->ask(from->context, h, i, h->contribution[i]))
            strcpy(h->contribution[i], RECORD_DERIVED);
}

static bool deal_audited(const struct recording *to, const struct record_header *h, struct table *t, struct fault *f)
{
    struct game_key root;
    if (!key_of_audit(&root, to->secret, h->digest, (const char(*)[KEY_HEX])h->contribution, h->seats))
        return fault_at(f, to->path, 0, "a contribution is not 64 hexadecimal digits in lower case");
    dealer_audit(&t->dealer, &root);
    table_draw_numbers(t, &root);
    return true;
}

/* A failure while the header is written leaves neither a record nor its secret behind. */
static void take_back(const struct recording *to, FILE *file)
{
    struct stat info;
    struct fault ignored;
    if (fstat(fileno(file), &info) == 0 && S_ISREG(info.st_mode))
        unlink(to->path);
    fclose(file);
    if (to->secret_path[0] != '\0')
        secret_remove(to->secret_path, &ignored);
}

static bool begin_written(struct recording *to, FILE *file, struct record_header *h, const struct contributor *from,
                          struct table *t, struct fault *f)
{
    if (h->audited && !prepare_secret(to, h, f)) {
        to->secret_path[0] = '\0'; /* whatever lies there is not ours */
        return false;
    }
    if (!record_write_terms(file, h, f))
        return false;
    if (h->audited) {
        contribute(h, from);
        if (!deal_audited(to, h, t, f))
            return false;
    }
    return record_write_begin(file, h, hg_hash(t->rules, &t->state), &t->seal, f);
}

bool recording_begin(struct recording *to, const char *path, struct record_header *h, const struct contributor *from,
                     struct table *t, struct fault *f)
{
    *to = (struct recording){.path = path, .audited = h->audited};
    FILE *file = open_new(path, f);
    if (file == NULL)
        return false;
    if (!begin_written(to, file, h, from, t, f)) {
        take_back(to, file);
        return name_fault(to, f);
    }
    t->record = file;
    return true;
}

/* ---- Going on ---------------------------------------------------------------------------------------------------- */

/* Without the secret a game that is over needs none; of any other the missing secret is the fault. */
static enum record_status status_without_secret(struct record_reader *reader)
{
    struct hg_action a;
    struct fault ignored;
    enum record_status status;
    while ((status = record_next(reader, &a, NULL, &ignored)) == RECORD_ACTION)
        ;
    return status == RECORD_FINISHED ? RECORD_FINISHED : RECORD_BROKEN;
}

enum record_status recording_resume(struct recording *to, const char *path, struct record_reader *reader,
                                    struct table *t, struct fault *f)
{
    *to = (struct recording){.path = path, .audited = record_header(reader)->audited};
    if (to->audited &&
        (!secret_path(path, to->secret_path, sizeof to->secret_path) || !secret_read(to->secret_path, to->secret, f)))
        return status_without_secret(reader);
    enum record_status status = table_resume(t, reader, to->audited ? to->secret : NULL, f);
    if (status != RECORD_TORN && status != RECORD_UNFINISHED)
        return status;
    if (status == RECORD_TORN)
        fprintf(stderr, "hegemon: %s: %s; the torn line is dropped\n", f->place, f->sentence);
    t->record = record_append(path, record_good_bytes(reader), f);
    return t->record != NULL ? RECORD_UNFINISHED : RECORD_BROKEN;
}

/* ---- The end ----------------------------------------------------------------------------------------------------- */

bool recording_end(struct recording *to, struct table *t, struct fault *f)
{
    /* After a fault nothing more may be written, and what is there can be resumed. */
    bool over = (t->state.over || t->capped) && !t->failed;
    bool fine = !over || table_finish(t, to->audited ? to->secret : NULL, f);
    if (fclose(t->record) != 0 && fine)
        fine = fault_at(f, NULL, 0, "the record could not be written: %s", strerror(errno));
    t->record = NULL;
    if (!fine)
        return name_fault(to, f);
    return !over || !to->audited || secret_remove(to->secret_path, f);
}
