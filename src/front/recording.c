/* Records on disk. A record begins life as FILE.new and gets its name once its whole header is on the disk, so that a
 * file with the name of a record always is one. The order of writing: the commitment in FILE.new, then the secret, then
 * the name; at the end the revealed secret, and only when that is on the disk the secret's own file goes. Whatever a
 * kill leaves in between can be told apart, and is cleared away by whoever begins a game with the same name. */
#include "front/recording.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "table/secret.h"
#include "table/verify.h"
#include "text/disk.h"

/* Faults of the layers below don't know the record's name. */
static bool name_fault(const struct recording *to, struct fault *f)
{
    struct fault unnamed = *f;
    if (f->place[0] == '\0')
        fault_at(f, to->path, 0, "%s", unnamed.sentence);
    return false;
}

/* Also of links that lead nowhere. */
static bool exists(const char *path)
{
    struct stat info;
    return lstat(path, &info) == 0;
}

static bool name_paths(struct recording *to, struct fault *f)
{
    int length = snprintf(to->new_path, sizeof to->new_path, "%s.new", to->path);
    return (length > 0 && (size_t)length < sizeof to->new_path &&
            secret_path(to->path, to->secret_path, sizeof to->secret_path)) ||
           fault_at(f, to->path, 0, "this path is too long");
}

/* False when what was still held back could not be written. */
static bool close_record(struct table *t)
{
    bool closed = t->record == NULL || sink_close(t->record);
    t->record = NULL;
    return closed;
}

void recording_let_go(struct recording *to, struct table *t)
{
    close_record(t);
    close(to->held);
    to->held = -1;
}

/* ---- Beginning --------------------------------------------------------------------------------------------------- */

/* A fresh secret, and the commitment that the header publishes. */
static bool prepare_secret(struct recording *to, struct record_header *h)
{
    struct game_key secret;
    key_random(&secret);
    key_print(&secret, to->secret);
    return key_commitment(to->secret, h->commitment);
}

/* Everything else is fixed by now, so nobody can choose a contribution to fit. */
static void contribute(struct record_header *h, const struct contributor *from)
{
    for (unsigned i = 0; i < h->seats; i++)
        if (from == NULL || !from->ask(from->context, h, i, h->contribution[i]))
            strcpy(h->contribution[i], RECORD_DERIVED);
}

/* The root of all numbers of the game: secret, header and contributions together. */
static bool deal_audited(const struct recording *to, const struct record_header *h, struct table *t, struct fault *f)
{
    struct game_key root;
    if (!key_of_audit(&root, to->secret, h->digest, (const char(*)[KEY_HEX])h->contribution, h->seats))
        return fault_at(f, to->path, 0, "a contribution is not 64 hexadecimal digits in lower case");
    dealer_audit(&t->dealer, &root);
    table_draw_numbers(t, &root);
    return true;
}

/* The secret goes first: alone it would belong to nobody. */
static void remove_unborn(const struct recording *to, bool with_secret)
{
    struct fault ignored;
    if (with_secret && secret_remove(to->secret_path, &ignored))
        disk_sync_folder(to->path, &ignored);
    unlink(to->new_path);
}

/* A failure before the record has its name leaves neither it nor its secret behind. */
static bool take_back(struct recording *to, struct table *t, struct fault *f)
{
    remove_unborn(to, to->secret_lies);
    recording_let_go(to, t);
    return name_fault(to, f);
}

/* Everything that is fixed, on the disk before anybody contributes. */
static bool publish_commitment(struct recording *to, struct record_header *h, struct table *t, struct fault *f)
{
    return record_write_terms(t->record, h, f) && disk_sync(to->held, to->new_path, f) && disk_sync_folder(to->path, f);
}

/* The secret must be on the disk before the record has a name: else a kill would leave a game that nobody can go on
 * with. */
static bool keep_secret(struct recording *to, struct fault *f)
{
    if (!to->audited)
        return true;
    to->secret_lies = secret_write(to->secret_path, to->secret, f);
    return to->secret_lies && disk_sync_folder(to->path, f);
}

/* From nothing to FILE.new with its secret. */
static bool open_unborn(struct recording *to, const char *path, struct record_header *h, struct table *t,
                        struct fault *f)
{
    *to = (struct recording){.path = path, .audited = h->audited, .held = -1};
    if (!name_paths(to, f))
        return false;
    if (exists(path))
        return fault_at(f, path, 0, "this file exists already; remove it first or choose another name");
    if (!recording_clear(path, f))
        return false;
    to->held = disk_create(to->new_path, f);
    if (to->held < 0) {
        f->place[0] = '\0'; /* nobody asked for FILE.new */
        return name_fault(to, f);
    }
    t->record = disk_write(&to->sink, to->held, path, f) ? &to->sink : NULL;
    if (t->record == NULL || (h->audited && !prepare_secret(to, h)) || !publish_commitment(to, h, t, f) ||
        !keep_secret(to, f))
        return take_back(to, t, f);
    return true;
}

/* Contributions, dealer, first hash. */
static bool begin_written(const struct recording *to, struct record_header *h, const struct contributor *from,
                          struct table *t, struct fault *f)
{
    if (h->audited)
        contribute(h, from);
    return (!h->audited || deal_audited(to, h, t, f)) &&
           record_write_begin(t->record, h, hg_hash(t->rules, &t->state), &t->seal, f);
}

/* The last step: from here on the record exists. */
static bool give_name(struct recording *to, struct record_header *h, const struct contributor *from, struct table *t,
                      struct fault *f)
{
    return (begin_written(to, h, from, t, f) && disk_sync(to->held, to->new_path, f) &&
            disk_rename(to->new_path, to->path, f)) ||
           take_back(to, t, f);
}

bool recording_begin(struct recording *to, const char *path, struct record_header *h, const struct contributor *from,
                     struct table *t, struct fault *f)
{
    return open_unborn(to, path, h, t, f) && give_name(to, h, from, t, f);
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

bool recording_hold(struct recording *to, const char *path, struct fault *f)
{
    *to = (struct recording){.path = path, .held = -1};
    if (!name_paths(to, f))
        return false;
    to->held = disk_hold(path, f);
    return to->held >= 0;
}

/* The secret is in the record, which is on the disk: its own file goes. */
static bool retire_secret(struct recording *to, struct fault *f)
{
    return disk_sync_folder(to->path, f) && secret_remove(to->secret_path, f) && disk_sync_folder(to->path, f);
}

/* The table writes behind the good bytes. */
static bool go_on(struct recording *to, struct table *t, long good_bytes, struct fault *f)
{
    t->record = disk_append(&to->sink, to->held, to->path, good_bytes, f) ? &to->sink : NULL;
    return t->record != NULL;
}

enum record_status recording_resume(struct recording *to, struct record_reader *reader, struct table *t,
                                    struct fault *f)
{
    to->audited = record_header(reader)->audited;
    t->record = NULL;
    if (to->audited && !secret_read(to->secret_path, to->secret, f))
        return status_without_secret(reader);
    enum record_status status = table_resume(t, reader, to->audited ? to->secret : NULL, f);
    /* Somebody was stopped between the last line and the secret's end. */
    if (status == RECORD_FINISHED && to->audited && !(disk_sync(to->held, to->path, f) && retire_secret(to, f)))
        return RECORD_BROKEN;
    if (status != RECORD_TORN && status != RECORD_UNFINISHED)
        return status;
    if (status == RECORD_TORN)
        fprintf(stderr, "hegemon: %s: %s; the torn line is dropped\n", f->place, f->sentence);
    return go_on(to, t, record_good_bytes(reader), f) ? RECORD_UNFINISHED : RECORD_BROKEN;
}

bool recording_recover(struct recording *to, struct table *t, long good_bytes, struct fault *f)
{
    close_record(t);
    return disk_rewrite(to->held, to->path, good_bytes, f) && go_on(to, t, good_bytes, f);
}

/* ---- The end ----------------------------------------------------------------------------------------------------- */

bool recording_end(struct recording *to, struct table *t, struct fault *f)
{
    /* After a fault nothing more may be written, and what is there can be resumed. */
    bool over = (t->state.over || t->capped) && !t->failed;
    bool fine = !over || table_finish(t, to->audited ? to->secret : NULL, f);
    fine = fine && (t->failed || disk_sync(to->held, to->path, f));
    if (!close_record(t) && fine)
        fine = fault_at(f, NULL, 0, "the record could not be written: %s", to->sink.failed);
    fine = fine && (!over || !to->audited || retire_secret(to, f));
    recording_let_go(to, t);
    return fine || name_fault(to, f);
}
